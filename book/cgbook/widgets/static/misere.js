var P=`/* Rows under misère play: they are laid out, and their class is looked up. */
.cg-row-tools,
.cg-row-sizes {
  display: flex;
  flex-wrap: wrap;
  gap: 0.35rem;
  align-items: center;
}
.cg-row-sizes button {
  min-width: 2.4rem;
}
.cg-laid {
  display: flex;
  flex-wrap: wrap;
  gap: 0.4rem;
  align-content: flex-start;
  align-items: flex-start;
  min-height: 6.2rem;
  margin: 0.6rem 0 0.3rem;
}
.cg-laid button {
  display: inline-flex;
  gap: 0.5rem;
  align-items: center;
  min-height: 2.75rem;
}
.cg-pins {
  color: var(--cg-soft);
  font-size: 0.8rem;
  letter-spacing: 0.1em;
}
.cg-misere-rows .cg-by-rule {
  min-height: 3em;
}
.cg.cg-misere-rows > .cg-status {
  min-height: 4.6em;
}
.cg-classes {
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(7.2rem, 1fr));
  gap: 0.35rem;
  margin-top: 0.5rem;
}
.cg button.cg-class {
  display: flex;
  gap: 0.5rem;
  justify-content: flex-start;
  min-height: 2.6rem;
  color: var(--cg-ink);
  background: var(--cg-field);
}
.cg button.cg-class.cg-p {
  background: var(--cg-p-tint);
}
.cg button.cg-class[aria-pressed="true"] {
  outline: 3px solid var(--cg-ink);
  outline-offset: -1px;
}
@media (max-width: 700px) {
  .cg-laid {
    min-height: 12.3rem;
  }
  .cg.cg-misere-rows > .cg-status {
    min-height: 7.6em;
  }
  .cg-pins {
    letter-spacing: 0;
    font-size: 0.7rem;
  }
}
`;var O=(e,o)=>o.reduce((r,n)=>e[r][n],0);function z(e){return e.reduce((r,n)=>r^n,0)===(e.some(r=>r>1)?0:1)?"P":"N"}function D({table:e,lost:o,left:r},n){return n.flatMap((t,a)=>n.indexOf(t)<a?[]:r[t].filter(p=>o.includes(O(e,[...n.toSpliced(a,1),...p]))).map(p=>[a,p]))}function c(e,o={},...r){let n=document.createElement(e);for(let[t,a]of Object.entries(o))t.startsWith("on")?n.addEventListener(t.slice(2),a):a===!0?n.setAttribute(t,""):a!==!1&&a!=null&&n.setAttribute(t,a);return n.append(...r.flat().filter(t=>t!=null&&t!==!1)),n}var S=(e,o,r={})=>c("button",{type:"button",onclick:o,...r},e);function $(e,o=1){let r=()=>[...e.querySelectorAll("button:not([disabled])")];return r().forEach((n,t)=>{n.tabIndex=t?-1:0}),e.addEventListener("keydown",n=>{let t=r(),a=t.indexOf(n.target),p={ArrowRight:a+1,ArrowDown:a+o,ArrowLeft:a-1,ArrowUp:a-o,Home:0,End:t.length-1}[n.key];if(a<0||p===void 0)return;n.preventDefault();let f=t[(p+t.length)%t.length];t.forEach(l=>{l.tabIndex=l===f?0:-1}),f.focus()}),e}var F=(e="")=>c("p",{class:"cg-status",role:"status"},e);var Y={},_=e=>Object.assign(Y,e);function i(e,o={}){let r=e.split(".").reduce((n,t)=>n?.[t],Y);if(r===void 0)throw new Error(`no words for ${e}`);return r.replace(/\{(\w+)\}/g,(n,t)=>o[t]??"")}var B=(e,o=", ")=>e.length<2?e.join(""):e.slice(0,-1).join(", ")+o+e.at(-1);var U={and:" and ",moves:"Your moves",undo:"Undo",you:"You",broken:"This figure cannot be shown: {reason}",otherFormat:"its data has format {format}, and this page reads format {mine}; run the notebook again, or reload the page",run:"Run",pause:"Pause",guess:{first:"Guess first",tell:"Tell me",who:"Who wins?",mover:"Whoever moves",other:"The other",wrong:"No.",hidden:"Who wins, if both play well? Say it first, or let me tell you.",period:"How long is the period? Write a guess, and the rows become so long.",yours:"Your guess",rows:"Lay out",notPeriod:"Not {guess}: heap {n} has {value}, and heap {later} has {other}. What do the columns say?",multiple:"With {guess} it repeats, but a shorter period does it too."},scrolls:"The graph, which scrolls sideways"};var H=2;function G(e,o,r=""){for(let n of[U,...o])_(n);return r&&document.head.append(c("style",{},r)),{render:({model:n,el:t})=>re(e[n.get("kind")],{model:n,el:t})}}function re(e,{model:o,el:r}){let n=null,t=!1,a=!1,p=!1,f=[],l={get:u=>o.get(u),tell(u){t=!0;try{for(let[y,v]of Object.entries(u))o.set(y,v)}finally{t=!1}o.save_changes()},hear(u,y){let v=()=>t||y();o.on(`change:${u}`,v),f.push(()=>o.off(`change:${u}`,v))}};function d(){n?.(),n=null;for(let u of f.splice(0))u()}function w(){if(d(),a=!1,!p){r.replaceChildren(),r.removeAttribute("role");try{let u=o.get("v");if(u!==H)throw new Error(i("otherFormat",{format:String(u),mine:H}));n=e.draw({model:l,el:r})??null}catch(u){throw r.replaceChildren(i("broken",{reason:u instanceof Error?u.message:String(u)})),r.setAttribute("role","alert"),u}}}function k(){t||a||(a=!0,queueMicrotask(w))}let h=["title","rule",...e.traits].map(u=>`change:${u}`).join(" ");return o.on(h,k),w(),()=>{p=!0,o.off(h,k),d()}}function V({model:e,el:o},r,...n){let[t,a]=[e.get("title"),e.get("rule")];o.classList.add("cg",`cg-${r}`),t&&(o.setAttribute("role","group"),o.setAttribute("aria-label",t));let p=c("div",{class:"cg-head"},c("p",{class:"cg-title"},t),a&&c("p",{class:"cg-rule"},a));o.append(p,...n.filter(Boolean))}function J({question:e,answers:o,asks:r,onchange:n}){let t=!r,a=null,p=[...o,[null,i("guess.tell")]].map(([h,u])=>S(u,()=>{t||(a=h,t=!0,d(),n())})),f=c("input",{type:"checkbox",checked:r,onchange:()=>{w(),n()}}),l=c("div",{class:"cg-guess",role:"group","aria-label":e},c("label",{class:"cg-only"},f,` ${i("guess.first")}`),c("span",{class:"cg-legend"},e),p);d();function d(){for(let h of p)h.setAttribute("aria-disabled",String(t))}function w(){t=!f.checked,a=null,d()}return{element:l,anew:w,said:h=>a===null?"":i(a===h?"right":"guess.wrong"),open:()=>t}}var K=8,ie=2;function ae({model:e,el:o}){let r=e.get("quotient"),{values:n,lost:t,names:a,largest:p}=r,{hunt:f}=e.get("options"),l=e.get("rows"),d=e.get("found"),w=s=>t.includes(s)?"P":"N",k=s=>s.join(" + ")||i("misere.nothing"),h=s=>s===1?i("misere.pin"):i("misere.pins",{n:s}),u=Array.from({length:p},(s,m)=>m+1),y=$(c("div",{class:"cg-row-sizes",role:"group","aria-label":i("misere.add")},u.map(s=>S(String(s),()=>ee(s),{"aria-label":i("misere.addRow",{n:s})})))),v=c("div",{class:"cg-laid",role:"group","aria-label":i("misere.table")}),C=F(),N=c("p",{class:"cg-legend cg-by-rule"}),I=c("p",{class:"cg-score"}),Z=S(i("misere.clear"),()=>T([],y.querySelector("button"))),A=J({question:i("misere.ask"),answers:[[!0,i("misere.yes")],[!1,i("misere.no")]],asks:!0,onchange:M}),j=c("div",{class:"cg-classes",role:"group","aria-label":i("misere.classes")});V({model:e,el:o},"misere-rows",c("div",{class:"cg-row-tools"},c("span",{class:"cg-legend"},i("misere.add")),y,Z),v,f&&N,f&&A.element,C,f?I:j),W();function ee(s){l.length<K?T([...l,s]):C.textContent=i("misere.full",{most:K})}function T(s,m=null){l=[...s].sort((g,b)=>g-b),A.anew(),W(),e.tell({rows:l}),m?.focus({preventScroll:!0})}function te(s){T(l.toSpliced(s,1)),(v.querySelectorAll("button")[Math.min(s,l.length-1)]??y.querySelector("[tabindex='0']")).focus({preventScroll:!0})}function W(){let s=l.map((m,g)=>S([c("span",{class:"cg-pins","aria-hidden":"true"},"●".repeat(m)),String(m)],()=>te(g),{"aria-label":i("misere.remove",{n:m})}));v.replaceChildren(...s.length?s:[c("span",{class:"cg-legend"},i("misere.empty"))]),$(v),M(),f||ne()}function M(){let s=O(r.table,l);o.dataset.class=String(s),o.dataset.truth=w(s),f?oe(w(s)):C.textContent=l.length?`${i("misere.alike",{name:k(a[s])})} ${R(s)}`:R(s)}function oe(s){let m=l.map(x=>n[x]),g=z(m),b=m.reduce((x,L)=>x^L,0),q=i(m.some(x=>x>1)?"misere.above":"misere.below");N.textContent=l.length?i("misere.rule",{sum:m.join(" ⊕ "),total:b,above:q,says:g}):"";let E=l.reduce((x,L)=>x+L,0);A.open()&&g!==s&&(!d||E<d)&&(d=E,e.tell({found:d})),C.textContent=l.length?A.open()?[A.said(g===s),i(g===s?"misere.holds":"misere.fails",{truth:s,pins:h(E)}),R(O(r.table,l))].join(" ").trim():i("misere.first"):"",I.textContent=d?i("misere.best",{pins:h(d)}):i("misere.none"),o.dataset.found=String(d)}function R(s){if(t.includes(s))return i("misere.lost");let m=D(r,l);if(!m.length)return i("misere.over");let g=m.slice(0,ie).map(([E,x])=>i("misere.move",{n:l[E],left:k(x)})),b=m.length-g.length,q=b?i("misere.more",{moves:g.join(", "),n:b}):i("misere.wins",{moves:B(g," or ")});return i("misere.won",{moves:q})}function ne(){let s=O(r.table,l),m=j.contains(document.activeElement);j.replaceChildren(...a.map((g,b)=>S([c("b",{},w(b))," ",c("span",{},g.join(" + ")||"0")],()=>T(g),{class:`cg-class cg-${w(b).toLowerCase()}`,"aria-pressed":String(b===s)}))),$(j),m&&j.children[s].focus({preventScroll:!0})}}var Q={traits:["quotient","rows","found","options"],draw:ae};var X={right:"Right.",misere:{add:"Add a row of",addRow:"add a row of {n}",table:"Rows on the table; touch one to take it off",remove:"row of {n}, take it off",empty:"No row lies here yet. Add one.",full:"More than {most} rows do not fit. Take one off first.",clear:"Clear",ask:"Is the rule right?",yes:"It is right",no:"It is wrong",rule:"Values {sum}, nim-sum {total}, {above}: the rule says {says}.",above:"one above 1",below:"none above 1",first:"Say first whether the rule is right here, or let me tell you.",holds:"The rule is right: the sum is {truth}.",fails:"The rule is wrong: the sum is {truth}. {pins} in all.",pin:"1 pin",pins:"{n} pins",best:"Fewest pins with which you have caught the rule: {pins}.",none:"You have not caught the rule yet.",alike:"Alike: {name}.",lost:"P: every move leads to an N-position.",over:"N: nothing is left, and whoever is to move has won.",won:"N: {moves}.",move:"a row of {n} becomes {left}",more:"{moves} and {n} more moves win",wins:"{moves} wins",classes:"The classes, each with a shortest sum; touch one to lay it out",nothing:"nothing"}};var Re=G({"misere rows":Q},[X],P);export{Re as default};

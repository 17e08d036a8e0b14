var z=`/* Rows under misère play: they are laid out, and their class is looked up. */
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
`;var O=(e,o)=>o.reduce((r,s)=>e[r][s],0);function P(e){return e.reduce((r,s)=>r^s,0)===(e.some(r=>r>1)?0:1)?"P":"N"}function D({table:e,lost:o,left:r},s){return s.flatMap((t,a)=>s.indexOf(t)<a?[]:r[t].filter(m=>o.includes(O(e,[...s.toSpliced(a,1),...m]))).map(m=>[a,m]))}function c(e,o={},...r){let s=document.createElement(e);for(let[t,a]of Object.entries(o))t.startsWith("on")?s.addEventListener(t.slice(2),a):a===!0?s.setAttribute(t,""):a!==!1&&a!=null&&s.setAttribute(t,a);return s.append(...r.flat().filter(t=>t!=null&&t!==!1)),s}var S=(e,o,r={})=>c("button",{type:"button",onclick:o,...r},e);function T(e,o=1){let r=()=>[...e.querySelectorAll("button:not([disabled])")];return r().forEach((s,t)=>{s.tabIndex=t?-1:0}),e.addEventListener("keydown",s=>{let t=r(),a=t.indexOf(s.target),m={ArrowRight:a+1,ArrowDown:a+o,ArrowLeft:a-1,ArrowUp:a-o,Home:0,End:t.length-1}[s.key];if(a<0||m===void 0)return;s.preventDefault();let p=t[(m+t.length)%t.length];t.forEach(l=>{l.tabIndex=l===p?0:-1}),p.focus()}),e}var F=(e="")=>c("p",{class:"cg-status",role:"status"},e);var Y={},_=e=>Object.assign(Y,e);function i(e,o={}){let r=e.split(".").reduce((s,t)=>s?.[t],Y);if(r===void 0)throw new Error(`no words for ${e}`);return r.replace(/\{(\w+)\}/g,(s,t)=>o[t]??"")}var B=(e,o=", ")=>e.length<2?e.join(""):e.slice(0,-1).join(", ")+o+e.at(-1);var U={and:" and ",moves:"Your moves",undo:"Undo",you:"You",broken:"This figure cannot be shown: {reason}",otherFormat:"its data has format {format}, and this page reads format {mine}; run the notebook again, or reload the page",run:"Run",pause:"Pause",guess:{first:"Guess first",tell:"Tell me",who:"Who wins?",mover:"Whoever moves",other:"The other",wrong:"No.",hidden:"Who wins, if both play well? Say it first, or let me tell you.",period:"How long is the period? Write a guess, and the rows become so long.",yours:"Your guess",rows:"Lay out",notPeriod:"Not {guess}: heap {n} has {value}, and heap {later} has {other}. What do the columns say?",multiple:"With {guess} it repeats, but a shorter period does it too."},scrolls:"The graph, which scrolls sideways"};var H=2;function G(e,o,r=""){for(let s of[U,...o])_(s);return r&&document.head.append(c("style",{},r)),{render:({model:s,el:t})=>re(e[s.get("kind")],{model:s,el:t})}}function re(e,{model:o,el:r}){let s=null,t=!1,a=!1,m=!1,p=[],l={get:u=>o.get(u),tell(u){t=!0;try{for(let[y,v]of Object.entries(u))o.set(y,v)}finally{t=!1}o.save_changes()},hear(u,y){let v=()=>t||y();o.on(`change:${u}`,v),p.push(()=>o.off(`change:${u}`,v))}};function h(){s?.(),s=null;for(let u of p.splice(0))u()}function w(){if(h(),a=!1,!m){r.replaceChildren(),r.removeAttribute("role");try{let u=o.get("v");if(u!==H)throw new Error(i("otherFormat",{format:String(u),mine:H}));s=e.draw({model:l,el:r})??null}catch(u){throw r.replaceChildren(i("broken",{reason:u instanceof Error?u.message:String(u)})),r.setAttribute("role","alert"),u}}}function k(){t||a||(a=!0,queueMicrotask(w))}let d=["title","rule",...e.traits].map(u=>`change:${u}`).join(" ");return o.on(d,k),w(),()=>{m=!0,o.off(d,k),h()}}function V({model:e,el:o},r,...s){let[t,a]=[e.get("title"),e.get("rule")];o.classList.add("cg",`cg-${r}`),t&&(o.setAttribute("role","group"),o.setAttribute("aria-label",t));let m=c("div",{class:"cg-head"},c("p",{class:"cg-title"},t),a&&c("p",{class:"cg-rule"},a));o.append(m,...s.filter(Boolean))}function J({question:e,answers:o,asks:r,onchange:s}){let t=!r,a=null,m=[...o,[null,i("guess.tell")]].map(([d,u])=>S(u,()=>{t||(a=d,t=!0,h(),s())})),p=c("input",{type:"checkbox",checked:r,onchange:()=>{w(),s()}}),l=c("div",{class:"cg-guess",role:"group","aria-label":e},c("label",{class:"cg-only"},p,` ${i("guess.first")}`),c("span",{class:"cg-legend"},e),m);h();function h(){for(let d of m)d.setAttribute("aria-disabled",String(t))}function w(){t=!p.checked,a=null,h()}return{element:l,anew:w,said:d=>a===null?"":i(a===d?"right":"guess.wrong"),open:()=>t}}var K=8,ie=2;function ae({model:e,el:o}){let r=e.get("quotient"),{values:s,lost:t,names:a,largest:m}=r,{hunt:p}=e.get("options"),l=e.get("rows"),h=e.get("found"),w=n=>t.includes(n)?"P":"N",k=n=>n.join(" + ")||i("misere.nothing"),d=n=>n===1?i("misere.pin"):i("misere.pins",{n}),u=Array.from({length:m},(n,g)=>g+1),y=T(c("div",{class:"cg-row-sizes",role:"group","aria-label":i("misere.add")},u.map(n=>S(String(n),()=>ee(n),{"aria-label":i("misere.addRow",{n})})))),v=c("div",{class:"cg-laid",role:"group","aria-label":i("misere.table")}),E=F(),N=c("p",{class:"cg-legend cg-by-rule"}),I=c("p",{class:"cg-score"}),Z=S(i("misere.clear"),()=>R([],y.querySelector("button"))),A=J({question:i("misere.ask"),answers:[[!0,i("misere.yes")],[!1,i("misere.no")]],asks:!0,onchange:M}),j=c("div",{class:"cg-classes",role:"group","aria-label":i("misere.classes")});V({model:e,el:o},"misere-rows",c("div",{class:"cg-row-tools"},c("span",{class:"cg-legend"},i("misere.add")),y,Z),v,p&&N,p&&A.element,E,p?I:j),W();function ee(n){l.length<K?R([...l,n]):E.textContent=i("misere.full",{most:K})}function R(n,g=null){l=[...n].sort((f,b)=>f-b),A.anew(),W(),e.tell({rows:l}),g?.focus({preventScroll:!0})}function te(n){R(l.toSpliced(n,1)),(v.querySelectorAll("button")[Math.min(n,l.length-1)]??y.querySelector("[tabindex='0']")).focus({preventScroll:!0})}function W(){let n=l.map((g,f)=>S([c("span",{class:"cg-pins","aria-hidden":"true"},"●".repeat(g)),String(g)],()=>te(f),{"aria-label":i("misere.remove",{n:g})}));v.replaceChildren(...n.length?n:[c("span",{class:"cg-legend"},i("misere.empty"))]),T(v),M(),p||se()}function M(){let n=O(r.table,l);o.dataset.class=String(n),o.dataset.truth=w(n),p?oe(w(n)):E.textContent=l.length?`${i("misere.alike",{name:k(a[n])})} ${$(n)}`:$(n)}function oe(n){let g=l.map(x=>s[x]),f=P(g),b=g.reduce((x,L)=>x^L,0),q=i(g.some(x=>x>1)?"misere.above":"misere.below");N.textContent=l.length?i("misere.rule",{sum:g.join(" ⊕ "),total:b,above:q,says:f}):"";let C=l.reduce((x,L)=>x+L,0);A.open()&&f!==n&&(!h||C<h)&&(h=C,e.tell({found:h})),E.textContent=l.length?A.open()?[A.said(f===n),i(f===n?"misere.holds":"misere.fails",{truth:n,pins:d(C)}),$(O(r.table,l))].join(" ").trim():i("misere.first"):"",I.textContent=h?i("misere.best",{pins:d(h)}):i("misere.none"),o.dataset.found=String(h)}function $(n){if(t.includes(n))return i("misere.lost");let g=D(r,l);if(!g.length)return i("misere.over");let f=g.slice(0,ie).map(([C,x])=>i("misere.move",{n:l[C],left:k(x)})),b=g.length-f.length,q=b?i("misere.more",{moves:f.join(", "),n:b}):i("misere.wins",{moves:B(f," or ")});return i("misere.won",{moves:q})}function se(){let n=O(r.table,l),g=j.contains(document.activeElement);j.replaceChildren(...a.map((f,b)=>S([c("b",{},w(b))," ",c("span",{},f.join(" + ")||"0")],()=>R(f),{class:`cg-class cg-${w(b).toLowerCase()}`,"aria-pressed":String(b===n)}))),T(j),g&&j.children[n].focus({preventScroll:!0})}}var Q={traits:["quotient","rows","found","options"],draw:ae};var X={right:"Right.",misere:{add:"Add a row of",addRow:"add a row of {n}",table:"Rows on the table; touch one to take it off",remove:"row of {n}, take it off",empty:"No row lies here yet. Add one.",full:"More than {most} rows do not fit. Take one off first.",clear:"Clear",ask:"Is the rule right?",yes:"It is right",no:"It is wrong",rule:"Values {sum}, nim-sum {total}, {above}: the rule says {says}.",above:"one above 1",below:"none above 1",first:"Say first whether the rule is right here, or let me tell you.",holds:"The rule is right: the sum is {truth}.",fails:"The rule is wrong: the sum is {truth}. {pins} in all.",pin:"1 pin",pins:"{n} pins",best:"Fewest pins with which you have caught the rule: {pins}.",none:"You have not caught the rule yet.",alike:"Alike: {name}.",lost:"P: every move leads to an N-position.",over:"N: nothing is left, and whoever is to move has won.",won:"N: {moves}.",move:"a row of {n} becomes {left}",more:"{moves} and {n} more moves win",wins:"{moves} wins",classes:"The classes, each with a shortest sum; touch one to lay it out",nothing:"nothing"}};var $e=G({"misere rows":Q},[X],z);export{$e as default};

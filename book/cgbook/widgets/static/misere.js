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
`;var E=(e,t)=>t.reduce((r,i)=>e[r][i],0);function D(e){return e.reduce((r,i)=>r^i,0)===(e.some(r=>r>1)?0:1)?"P":"N"}function F({table:e,lost:t,left:r},i){return i.flatMap((o,a)=>i.indexOf(o)<a?[]:r[o].filter(g=>t.includes(E(e,[...i.toSpliced(a,1),...g]))).map(g=>[a,g]))}function c(e,t={},...r){let i=document.createElement(e);for(let[o,a]of Object.entries(t))o.startsWith("on")?i.addEventListener(o.slice(2),a):a===!0?i.setAttribute(o,""):a!==!1&&a!=null&&i.setAttribute(o,a);return i.append(...r.flat().filter(o=>o!=null&&o!==!1)),i}var k=(e,t,r={})=>c("button",{type:"button",onclick:t,...r},e);function T(e,t=1){let r=()=>[...e.querySelectorAll("button:not([disabled])")];return r().forEach((i,o)=>{i.tabIndex=o?-1:0}),e.addEventListener("keydown",i=>{let o=r(),a=o.indexOf(i.target),g={ArrowRight:a+1,ArrowDown:a+t,ArrowLeft:a-1,ArrowUp:a-t,Home:0,End:o.length-1}[i.key];if(a<0||g===void 0)return;i.preventDefault();let f=o[(g+o.length)%o.length];o.forEach(l=>{l.tabIndex=l===f?0:-1}),f.focus()}),e}var Y=(e="")=>c("p",{class:"cg-status",role:"status"},e);function _({model:e,el:t},r,...i){let[o,a]=[e.get("title"),e.get("rule")];t.classList.add("cg",`cg-${r}`),o&&(t.setAttribute("role","group"),t.setAttribute("aria-label",o));let g=c("div",{class:"cg-head"},c("p",{class:"cg-title"},o),a&&c("p",{class:"cg-rule"},a));t.append(g,...i.filter(Boolean))}var U={},N=e=>Object.assign(U,e);function n(e,t={}){let r=e.split(".").reduce((i,o)=>i?.[o],U);if(r===void 0)throw new Error(`no words for ${e}`);return r.replace(/\{(\w+)\}/g,(i,o)=>t[o]??"")}var B=(e,t=", ")=>e.length<2?e.join(""):e.slice(0,-1).join(", ")+t+e.at(-1);function H({question:e,answers:t,asks:r,onchange:i}){let o=!r,a=null,g=[...t,[null,n("guess.tell")]].map(([d,u])=>k(u,()=>{o||(a=d,o=!0,h(),i())})),f=c("input",{type:"checkbox",checked:r,onchange:()=>{w(),i()}}),l=c("div",{class:"cg-guess",role:"group","aria-label":e},c("label",{class:"cg-only"},f,` ${n("guess.first")}`),c("span",{class:"cg-legend"},e),g);h();function h(){for(let d of g)d.setAttribute("aria-disabled",String(o))}function w(){o=!f.checked,a=null,h()}return{element:l,anew:w,said:d=>a===null?"":n(a===d?"right":"guess.wrong"),open:()=>o}}var G=8,ie=2;function ae({model:e,el:t}){let r=e.get("quotient"),{values:i,lost:o,names:a,largest:g}=r,{hunt:f}=e.get("options"),l=e.get("rows"),h=e.get("found"),w=s=>o.includes(s)?"P":"N",S=s=>s.join(" + ")||n("misere.nothing"),d=s=>s===1?n("misere.pin"):n("misere.pins",{n:s}),u=Array.from({length:g},(s,m)=>m+1),x=T(c("div",{class:"cg-row-sizes",role:"group","aria-label":n("misere.add")},u.map(s=>k(String(s),()=>te(s),{"aria-label":n("misere.addRow",{n:s})})))),v=c("div",{class:"cg-laid",role:"group","aria-label":n("misere.table")}),O=Y(),I=c("p",{class:"cg-legend cg-by-rule"}),W=c("p",{class:"cg-score"}),ee=k(n("misere.clear"),()=>R([],x.querySelector("button"))),A=H({question:n("misere.ask"),answers:[[!0,n("misere.yes")],[!1,n("misere.no")]],asks:!0,onchange:z}),j=c("div",{class:"cg-classes",role:"group","aria-label":n("misere.classes")});_({model:e,el:t},"misere-rows",c("div",{class:"cg-row-tools"},c("span",{class:"cg-legend"},n("misere.add")),x,ee),v,f&&I,f&&A.element,O,f?W:j),M();function te(s){l.length<G?R([...l,s]):O.textContent=n("misere.full",{most:G})}function R(s,m=null){l=[...s].sort((p,b)=>p-b),A.anew(),M(),e.tell({rows:l}),m?.focus({preventScroll:!0})}function oe(s){R(l.toSpliced(s,1)),(v.querySelectorAll("button")[Math.min(s,l.length-1)]??x.querySelector("[tabindex='0']")).focus({preventScroll:!0})}function M(){let s=l.map((m,p)=>k([c("span",{class:"cg-pins","aria-hidden":"true"},"●".repeat(m)),String(m)],()=>oe(p),{"aria-label":n("misere.remove",{n:m})}));v.replaceChildren(...s.length?s:[c("span",{class:"cg-legend"},n("misere.empty"))]),T(v),z(),f||ne()}function z(){let s=E(r.table,l);t.dataset.class=String(s),t.dataset.truth=w(s),f?se(w(s)):O.textContent=l.length?`${n("misere.alike",{name:S(a[s])})} ${$(s)}`:$(s)}function se(s){let m=l.map(y=>i[y]),p=D(m),b=m.reduce((y,L)=>y^L,0),q=n(m.some(y=>y>1)?"misere.above":"misere.below");I.textContent=l.length?n("misere.rule",{sum:m.join(" ⊕ "),total:b,above:q,says:p}):"";let C=l.reduce((y,L)=>y+L,0);A.open()&&p!==s&&(!h||C<h)&&(h=C,e.tell({found:h})),O.textContent=l.length?A.open()?[A.said(p===s),n(p===s?"misere.holds":"misere.fails",{truth:s,pins:d(C)}),$(E(r.table,l))].join(" ").trim():n("misere.first"):"",W.textContent=h?n("misere.best",{pins:d(h)}):n("misere.none"),t.dataset.found=String(h)}function $(s){if(o.includes(s))return n("misere.lost");let m=F(r,l);if(!m.length)return n("misere.over");let p=m.slice(0,ie).map(([C,y])=>n("misere.move",{n:l[C],left:S(y)})),b=m.length-p.length,q=b?n("misere.more",{moves:p.join(", "),n:b}):n("misere.wins",{moves:B(p," or ")});return n("misere.won",{moves:q})}function ne(){let s=E(r.table,l),m=j.contains(document.activeElement);j.replaceChildren(...a.map((p,b)=>k([c("b",{},w(b))," ",c("span",{},p.join(" + ")||"0")],()=>R(p),{class:`cg-class cg-${w(b).toLowerCase()}`,"aria-pressed":String(b===s)}))),T(j),m&&j.children[s].focus({preventScroll:!0})}}var V={traits:["quotient","rows","found","options"],draw:ae};var J=e=>{let t=document.createElement("style");t.textContent=e,document.head.append(t)};var K=2;function Q(e,{model:t,el:r}){let i=null,o=!1,a=!1,g=!1,f=[],l={get:u=>t.get(u),tell(u){o=!0;try{for(let[x,v]of Object.entries(u))t.set(x,v)}finally{o=!1}t.save_changes()},hear(u,x){let v=()=>o||x();t.on(`change:${u}`,v),f.push(()=>t.off(`change:${u}`,v))}};function h(){i?.(),i=null;for(let u of f.splice(0))u()}function w(){if(h(),a=!1,!g){r.replaceChildren(),r.removeAttribute("role");try{let u=t.get("v");if(u!==K)throw new Error(n("otherFormat",{format:String(u),mine:K}));i=e.draw({model:l,el:r})??null}catch(u){throw r.replaceChildren(n("broken",{reason:u instanceof Error?u.message:String(u)})),r.setAttribute("role","alert"),u}}}function S(){o||a||(a=!0,queueMicrotask(w))}let d=["title","rule",...e.traits].map(u=>`change:${u}`).join(" ");return t.on(d,S),w(),()=>{g=!0,t.off(d,S),h()}}var X={and:" and ",moves:"Your moves",undo:"Undo",you:"You",broken:"This figure cannot be shown: {reason}",otherFormat:"its data has format {format}, and this page reads format {mine}; run the notebook again, or reload the page",run:"Run",pause:"Pause",guess:{first:"Guess first",tell:"Tell me",who:"Who wins?",mover:"Whoever moves",other:"The other",wrong:"No.",hidden:"Who wins, if both play well? Say it first, or let me tell you.",period:"How long is the period? Write a guess, and the rows become so long.",yours:"Your guess",rows:"Lay out",notPeriod:"Not {guess}: heap {n} has {value}, and heap {later} has {other}. What do the columns say?",multiple:"With {guess} it repeats, but a shorter period does it too."},scrolls:"The graph, which scrolls sideways"};var Z={right:"Right.",misere:{add:"Add a row of",addRow:"add a row of {n}",table:"Rows on the table; touch one to take it off",remove:"row of {n}, take it off",empty:"No row lies here yet. Add one.",full:"More than {most} rows do not fit. Take one off first.",clear:"Clear",ask:"Is the rule right?",yes:"It is right",no:"It is wrong",rule:"Values {sum}, nim-sum {total}, {above}: the rule says {says}.",above:"one above 1",below:"none above 1",first:"Say first whether the rule is right here, or let me tell you.",holds:"The rule is right: the sum is {truth}.",fails:"The rule is wrong: the sum is {truth}. {pins} in all.",pin:"1 pin",pins:"{n} pins",best:"Fewest pins with which you have caught the rule: {pins}.",none:"You have not caught the rule yet.",alike:"Alike: {name}.",lost:"P: every move leads to an N-position.",over:"N: nothing is left, and whoever is to move has won.",won:"N: {moves}.",move:"a row of {n} becomes {left}",more:"{moves} and {n} more moves win",wins:"{moves} wins",classes:"The classes, each with a shortest sum; touch one to lay it out",nothing:"nothing"}};J(P);N(X);N(Z);var le={"misere rows":V},We={render:({model:e,el:t})=>Q(le[e.get("kind")],{model:e,el:t})};export{We as default};

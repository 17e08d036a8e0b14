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
    min-height: 12rem;
  }
  .cg.cg-misere-rows > .cg-status {
    min-height: 7.6em;
  }
  .cg-pins {
    letter-spacing: 0;
    font-size: 0.7rem;
  }
}
`;var j=(e,s)=>s.reduce((r,i)=>e[r][i],0);function D(e){return e.reduce((r,i)=>r^i,0)===(e.some(r=>r>1)?0:1)?"P":"N"}function F({table:e,lost:s,left:r},i){return i.flatMap((t,a)=>i.indexOf(t)<a?[]:r[t].filter(g=>s.includes(j(e,[...i.toSpliced(a,1),...g]))).map(g=>[a,g]))}function c(e,s={},...r){let i=document.createElement(e);for(let[t,a]of Object.entries(s))t.startsWith("on")?i.addEventListener(t.slice(2),a):a===!0?i.setAttribute(t,""):a!==!1&&a!=null&&i.setAttribute(t,a);return i.append(...r.flat().filter(t=>t!=null&&t!==!1)),i}var x=(e,s,r={})=>c("button",{type:"button",onclick:s,...r},e);function R(e,s=1){let r=()=>[...e.querySelectorAll("button:not([disabled])")];return r().forEach((i,t)=>{i.tabIndex=t?-1:0}),e.addEventListener("keydown",i=>{let t=r(),a=t.indexOf(i.target),g={ArrowRight:a+1,ArrowDown:a+s,ArrowLeft:a-1,ArrowUp:a-s,Home:0,End:t.length-1}[i.key];if(a<0||g===void 0)return;i.preventDefault();let d=t[(g+t.length)%t.length];t.forEach(l=>{l.tabIndex=l===d?0:-1}),d.focus()}),e}var Y=(e="")=>c("p",{class:"cg-status",role:"status"},e);function _({model:e,el:s},r,...i){let[t,a]=[e.get("title"),e.get("rule")];s.classList.add("cg",`cg-${r}`);let g=c("div",{class:"cg-head"},c("p",{class:"cg-title"},t),a&&c("p",{class:"cg-rule"},a));s.append(g,...i.filter(Boolean))}var U={},I=e=>Object.assign(U,e);function n(e,s={}){let r=e.split(".").reduce((i,t)=>i?.[t],U);if(r===void 0)throw new Error(`no words for ${e}`);return r.replace(/\{(\w+)\}/g,(i,t)=>s[t]??"")}var H=(e,s=", ")=>e.length<2?e.join(""):e.slice(0,-1).join(", ")+s+e.at(-1);function B({question:e,answers:s,asks:r,onchange:i}){let t=!r,a=null,g=[...s,[null,n("guess.tell")]].map(([w,y])=>x(y,()=>{t||(a=w,t=!0,f(),i())})),d=c("input",{type:"checkbox",checked:r,onchange:()=>{h(),i()}}),l=c("div",{class:"cg-guess",role:"group","aria-label":e},c("label",{class:"cg-only"},d,` ${n("guess.first")}`),c("span",{class:"cg-legend"},e),g);f();function f(){for(let w of g)w.setAttribute("aria-disabled",String(t))}function h(){t=!d.checked,a=null,f()}return{element:l,anew:h,said:w=>a===null?"":n(a===w?"right":"guess.wrong"),open:()=>t}}var G=8,ie=2;function ae({model:e,el:s}){let r=e.get("quotient"),{values:i,lost:t,names:a,largest:g}=r,{hunt:d}=e.get("options"),l=e.get("rows"),f=e.get("found"),h=o=>t.includes(o)?"P":"N",m=o=>o.join(" + ")||n("misere.nothing"),w=o=>o===1?n("misere.pin"):n("misere.pins",{n:o}),y=Array.from({length:g},(o,u)=>u+1),T=R(c("div",{class:"cg-row-sizes",role:"group","aria-label":n("misere.add")},y.map(o=>x(String(o),()=>te(o),{"aria-label":n("misere.addRow",{n:o})})))),C=c("div",{class:"cg-laid",role:"group","aria-label":n("misere.table")}),E=Y(),W=c("p",{class:"cg-legend cg-by-rule"}),$=c("p",{class:"cg-score"}),ee=x(n("misere.clear"),()=>O([],T.querySelector("button"))),k=B({question:n("misere.ask"),answers:[[!0,n("misere.yes")],[!1,n("misere.no")]],asks:!0,onchange:z}),S=c("div",{class:"cg-classes",role:"group","aria-label":n("misere.classes")});_({model:e,el:s},"misere-rows",c("div",{class:"cg-row-tools"},c("span",{class:"cg-legend"},n("misere.add")),T,ee),C,d&&W,d&&k.element,E,d?$:S),M();function te(o){l.length<G?O([...l,o]):E.textContent=n("misere.full",{most:G})}function O(o,u=null){l=[...o].sort((p,b)=>p-b),k.anew(),M(),e.tell({rows:l}),u?.focus({preventScroll:!0})}function oe(o){O(l.toSpliced(o,1)),(C.querySelectorAll("button")[Math.min(o,l.length-1)]??T.querySelector("[tabindex='0']")).focus({preventScroll:!0})}function M(){let o=l.map((u,p)=>x([c("span",{class:"cg-pins","aria-hidden":"true"},"●".repeat(u)),String(u)],()=>oe(p),{"aria-label":n("misere.remove",{n:u})}));C.replaceChildren(...o.length?o:[c("span",{class:"cg-legend"},n("misere.empty"))]),R(C),z(),d||ne()}function z(){let o=j(r.table,l);s.dataset.class=String(o),s.dataset.truth=h(o),d?se(h(o)):E.textContent=l.length?`${n("misere.alike",{name:m(a[o])})} ${L(o)}`:L(o)}function se(o){let u=l.map(v=>i[v]),p=D(u),b=u.reduce((v,q)=>v^q,0),N=n(u.some(v=>v>1)?"misere.above":"misere.below");W.textContent=l.length?n("misere.rule",{sum:u.join(" ⊕ "),total:b,above:N,says:p}):"";let A=l.reduce((v,q)=>v+q,0);k.open()&&p!==o&&(!f||A<f)&&(f=A,e.tell({found:f})),E.textContent=l.length?k.open()?[k.said(p===o),n(p===o?"misere.holds":"misere.fails",{truth:o,pins:w(A)}),L(j(r.table,l))].join(" ").trim():n("misere.first"):"",$.textContent=f?n("misere.best",{pins:w(f)}):n("misere.none"),s.dataset.found=String(f)}function L(o){if(t.includes(o))return n("misere.lost");let u=F(r,l);if(!u.length)return n("misere.over");let p=u.slice(0,ie).map(([A,v])=>n("misere.move",{n:l[A],left:m(v)})),b=u.length-p.length,N=b?n("misere.more",{moves:p.join(", "),n:b}):n("misere.wins",{moves:H(p," or ")});return n("misere.won",{moves:N})}function ne(){let o=j(r.table,l),u=S.contains(document.activeElement);S.replaceChildren(...a.map((p,b)=>x([c("b",{},h(b))," ",c("span",{},p.join(" + ")||"0")],()=>O(p),{class:`cg-class cg-${h(b).toLowerCase()}`,"aria-pressed":String(b===o)}))),R(S),u&&S.children[o].focus({preventScroll:!0})}}var V={traits:["quotient","rows","found","options"],draw:ae};var J=e=>{let s=document.createElement("style");s.textContent=e,document.head.append(s)};var K=2;function Q(e,{model:s,el:r}){let i=null,t=!1,a=!1,g=!1,d={get:m=>s.get(m),tell(m){t=!0;try{for(let[w,y]of Object.entries(m))s.set(w,y)}finally{t=!1}s.save_changes()}};function l(){if(i?.(),i=null,a=!1,!g){r.replaceChildren(),r.removeAttribute("role");try{let m=s.get("v");if(m!==K)throw new Error(n("otherFormat",{format:String(m),mine:K}));i=e.draw({model:d,el:r})??null}catch(m){throw r.replaceChildren(n("broken",{reason:m instanceof Error?m.message:String(m)})),r.setAttribute("role","alert"),m}}}function f(){t||a||(a=!0,queueMicrotask(l))}let h=["title","rule",...e.traits].map(m=>`change:${m}`).join(" ");return s.on(h,f),l(),()=>{g=!0,s.off(h,f),i?.()}}var X={and:" and ",moves:"Your moves",undo:"Undo",you:"You",broken:"This figure cannot be shown: {reason}",otherFormat:"its data has format {format}, and this page reads format {mine}; run the notebook again, or reload the page",run:"Run",pause:"Pause",guess:{first:"Guess first",tell:"Tell me",who:"Who wins?",mover:"Whoever moves",other:"The other",wrong:"No.",hidden:"Who wins, if both play well? Say it first, or let me tell you.",period:"How long is the period? Write a guess, and the rows become so long.",yours:"Your guess",rows:"Lay out",notPeriod:"Not {guess}: heap {n} has {value}, and heap {later} has {other}. What do the columns say?",multiple:"With {guess} it repeats, but a shorter period does it too."},scrolls:"The graph, which scrolls sideways"};var Z={right:"Right.",misere:{add:"Add a row of",addRow:"add a row of {n}",table:"Rows on the table; touch one to take it off",remove:"row of {n}, take it off",empty:"No row lies here yet. Add one.",full:"More than {most} rows do not fit. Take one off first.",clear:"Clear",ask:"Is the rule right?",yes:"It is right",no:"It is wrong",rule:"Values {sum}, nim-sum {total}, {above}: the rule says {says}.",above:"one above 1",below:"none above 1",first:"Say first whether the rule is right here, or let me tell you.",holds:"The rule is right: the sum is {truth}.",fails:"The rule is wrong: the sum is {truth}. {pins} in all.",pin:"1 pin",pins:"{n} pins",best:"Fewest pins with which you have caught the rule: {pins}.",none:"You have not caught the rule yet.",alike:"Alike: {name}.",lost:"P: every move leads to an N-position.",over:"N: nothing is left, and whoever is to move has won.",won:"N: {moves}.",move:"a row of {n} becomes {left}",more:"{moves} and {n} more moves win",wins:"{moves} wins",classes:"The classes, each with a shortest sum; touch one to lay it out",nothing:"nothing"}};J(P);I(X);I(Z);var le={"misere rows":V},$e={render:({model:e,el:s})=>Q(le[e.get("kind")],{model:e,el:s})};export{$e as default};

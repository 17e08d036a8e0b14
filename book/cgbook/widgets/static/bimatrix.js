var kt=`/* Games of two players in a table: bimatrix.js. */
.cg .cg-pays {
  overflow-x: auto;
  margin: 0.5rem 0;
}
.cg .cg-pays table,
.cg .cg-track table {
  margin: 0;
  border-collapse: collapse;
  font-variant-numeric: lining-nums tabular-nums;
}
.cg .cg-pays :is(th, td) {
  padding: 0.3rem 0.5rem;
  border: 1px solid var(--cg-line);
  background: var(--cg-sheet);
  color: var(--cg-ink);
  text-align: center;
}
.cg .cg-pays th {
  font-weight: 600;
}
.cg .cg-pays thead td {
  border: 0;
}
.cg .cg-pays td.cg-meet,
.cg .cg-pays td.cg-lit {
  background: var(--cg-p-tint);
  outline: 3px solid var(--cg-p);
  outline-offset: -3px;
}
.cg .cg-pays .cg-pair-struck,
.cg .cg-pays .cg-pair-struck input {
  color: var(--cg-soft);
  text-decoration-line: line-through;
  text-decoration-thickness: 2px;
}
.cg-pair {
  display: inline-flex;
  gap: 0.35rem;
}
.cg .cg-pays input {
  width: 3rem;
  min-height: 2.75rem;
  padding: 0.2rem;
  border: 1px solid var(--cg-line);
  border-bottom-width: 4px;
  border-radius: 0.35rem;
  background: var(--cg-field);
  color: inherit;
  font: inherit;
  text-align: center;
  appearance: textfield;
}
.cg .cg-pays input::-webkit-inner-spin-button {
  display: none;
}
.cg .cg-pays input.cg-best {
  border-bottom-color: var(--cg-p);
  font-weight: 700;
}
.cg .cg-pays input + input.cg-best {
  border-bottom: 4px dashed var(--cg-n);
}
.cg .cg-pays input[aria-invalid] {
  outline: 2px dashed var(--cg-n);
}
.cg-table-rule {
  min-height: 2.9em;
}
.cg-bimatrix .cg-settings,
.cg-rounds .cg-settings {
  padding-top: 0;
}
.cg-mixtures {
  display: flex;
  flex-wrap: wrap;
  gap: 0.4rem 1.2rem;
  margin-top: 0.6rem;
}
.cg-mixtures > div {
  flex: 1 1 17rem;
  min-width: 0;
}
.cg-mixtures > .cg-under {
  flex-basis: 100%;
}
.cg .cg-mixtures .cg-status {
  min-height: 8.7em;
}
.cg .cg-mixtures .cg-under .cg-status {
  min-height: 2.9em;
}
.cg-twelfths {
  display: block;
  margin-bottom: 0.5rem;
}
.cg-twelfths span {
  display: block;
  min-height: 2.9em;
}
.cg-twelfths input {
  width: 100%;
  min-height: 2.75rem;
  accent-color: var(--cg-p);
}
:is(.cg-mix-square, .cg-mix-plane) {
  display: block;
  width: 100%;
  max-width: 22rem;
}
.cg-mix-square {
  cursor: crosshair;
  touch-action: none;
}
:is(.cg-mix-square, .cg-mix-plane) text {
  fill: var(--cg-ink);
  font-size: 13px;
}
:is(.cg-mix-square, .cg-mix-plane) .cg-mix-field {
  fill: var(--cg-field);
  stroke: var(--cg-line);
}
.cg-mix-curve-first {
  fill: color-mix(in srgb, var(--cg-p) 18%, transparent);
  stroke: var(--cg-p);
  stroke-width: 6;
}
.cg-mix-curve-second {
  fill: none;
  stroke: var(--cg-n);
  stroke-width: 3;
  stroke-dasharray: 7 5;
}
.cg-mix-meeting {
  fill: var(--cg-chip);
  stroke: var(--cg-ink);
  stroke-width: 2.5;
}
path.cg-mix-meeting {
  stroke: var(--cg-chip);
  stroke-width: 9;
  opacity: 0.75;
}
.cg-mix-cross {
  fill: none;
  stroke: var(--cg-ink);
  stroke-width: 3;
}
.cg-mix-grid {
  stroke: var(--cg-line);
  stroke-width: 0.7;
}
.cg-mix-feasible {
  fill: var(--cg-p-tint);
  stroke: var(--cg-p);
  stroke-width: 2;
}
.cg-mix-payments {
  stroke: var(--cg-n);
  stroke-width: 2.5;
}
.cg-mix-even {
  stroke: var(--cg-ink);
  stroke-width: 2;
  stroke-dasharray: 5 4;
}
.cg-mix-dot {
  fill: var(--cg-ink);
}
.cg-track {
  overflow-x: auto;
}
.cg .cg-track :is(th, td) {
  min-width: 1.75rem;
  padding: 0.1rem 0.2rem;
  border: 0;
  border-bottom: 1px solid var(--cg-line);
  background: none;
  color: var(--cg-ink);
  font-size: 1.15rem;
  text-align: center;
}
.cg .cg-track th {
  padding-right: 0.6rem;
  font-size: 1rem;
  text-align: left;
}
.cg .cg-track .cg-kind {
  color: var(--cg-p);
}
.cg .cg-track .cg-hard {
  color: var(--cg-n);
}

.cg.cg-rounds .cg-status {
  min-height: 7.3em;
}
.cg-rounds .cg-choices {
  min-height: 6.2rem;
  align-content: start;
}
.cg-rounds .cg-choices button {
  min-height: 2.75rem;
}
@media (max-width: 30rem) {
  .cg .cg-pays :is(th, td) {
    padding: 0.2rem;
    font-size: 0.92rem;
  }
  .cg .cg-pays input {
    width: 2.5rem;
  }
  .cg .cg-track :is(th, td) {
    min-width: 1.35rem;
  }
  .cg.cg-rounds .cg-status {
    min-height: 11.7em;
  }
  .cg-rounds .cg-choices {
    min-height: 9.3rem;
  }
  .cg-table-rule {
    min-height: 6.2em;
  }
  .cg .cg-mixtures .cg-status {
    min-height: 10.2em;
  }
  .cg .cg-mixtures .cg-under .cg-status {
    min-height: 7.3em;
  }
}
`;var Et=(t,e)=>e?Et(e,t%e):Math.abs(t);function ft(t,e){let s=(Et(t,e)||1)*(e<0?-1:1);return[t/s+0,e/s]}var V=([t,e],[s,n])=>t*n<s*e,te=(t,e)=>V(e,t)?e:t,ee=(t,e)=>V(t,e)?e:t,at=([t,e],[s,n])=>ft(t*n+s*e,e*n),mt=([t,e],[s,n])=>ft(t*s,e*n),St=([t,e])=>[t?-t:0,e],et=[0,1],st=[1,1],lt=t=>t.map(e=>e.map(([s,n],o)=>[t.every(r=>r[o][0]<=s),e.every(r=>r[1]<=n)]));function At(t){let e=[t.map((o,r)=>r),t[0].map((o,r)=>r)],s=(o,r,a)=>o?t[a][r][1]:t[r][a][0],n=[];for(;;){let o=[0,1].flatMap(r=>e[r].flatMap(a=>e[r].filter(l=>e[1-r].every(g=>s(r,l,g)>s(r,a,g))).map(l=>({player:r,which:a,by:l}))))[0];if(!o)return n;n.push(o),e[o.player]=e[o.player].filter(r=>r!==o.which)}}function Mt(t,e){let[s,n,o]=[[st,st],[et,et],[et,st]],r=t>0?s:n;if(t===e)return[[t===0?o:r,o]];let a=ft(e,e-t);if(V(a,et)||V(st,a))return[[r,o]];let[l,g]=t>e?[s,n]:[n,s];return[[g,[et,a]],[o,[a,a]],[l,[a,st]]].filter(([y,[q,L]])=>y===o||V(q,L))}function bt([[[t,e],[s,n]],[[o,r],[a,l]]]){return[Mt(t-o,s-a).map(([g,y])=>({p:g,q:y})),Mt(e-n,r-l).map(([g,y])=>({p:y,q:g}))]}var xt=(t,e)=>t[0]===e[0]&&t[1]===e[1],qt=(t,e)=>[ee(t[0],e[0]),te(t[1],e[1])],$t=(t,e)=>!V(t[0],e[0])&&!V(e[1],t[1]),se=(t,e)=>["p","q"].every(s=>[0,1].every(n=>xt(t[s][n],e[s][n])));function Lt(t){let[e,s]=bt(t),n=e.flatMap(a=>s.map(l=>({p:qt(a.p,l.p),q:qt(a.q,l.q)})).filter(({p:l,q:g})=>!V(l[1],l[0])&&!V(g[1],g[0]))),o=n.filter((a,l)=>n.findIndex(g=>se(a,g))===l),r=(a,l)=>{for(let g of["p","q"])for(let y of[0,1])if(!xt(a[g][y],l[g][y]))return V(a[g][y],l[g][y])?-1:1;return 0};return o.filter(a=>!o.some(l=>l!==a&&$t(a.p,l.p)&&$t(a.q,l.q))).sort(r)}function tt(t,e,s){let n=o=>[o,at(st,St(o))];return[0,1].map(o=>n(e).reduce((r,a,l)=>n(s).reduce((g,y,q)=>at(g,mt(mt(a,y),[t[l][q][o],1])),r),et))}function Nt(t){let e=t.flat().sort((o,r)=>o[0]-r[0]||o[1]-r[1]),s=e.filter((o,r)=>!r||!xt(o,e[r-1]));if(s.length<3)return s;let n=o=>{let r=[];for(let a of o){for(;;){let[l,g]=r.slice(-2);if(r.length<2||(g[0]-l[0])*(a[1]-l[1])-(g[1]-l[1])*(a[0]-l[0])>0)break;r.pop()}r.push(a)}return r.slice(0,-1)};return[...n(s),...n(s.toReversed())]}function jt(t,e,s){let n=Math.max(...t.flat().map(([a,l])=>a+l)),o=tt(t,e,s),r=mt(at([n,1],St(at(o[0],o[1]))),[1,2]);return{together:n,without:o,shares:o.map(a=>at(a,r))}}function c(t,e={},...s){let n=document.createElement(t);for(let[o,r]of Object.entries(e))o.startsWith("on")?n.addEventListener(o.slice(2),r):r===!0?n.setAttribute(o,""):r!==!1&&r!=null&&n.setAttribute(o,r);return n.append(...s.flat().filter(o=>o!=null&&o!==!1)),n}function A(t,e={},...s){let n=document.createElementNS("http://www.w3.org/2000/svg",t);for(let[o,r]of Object.entries(e))r!=null&&n.setAttribute(o,String(r));return n.append(...s),n}var F=(t,e,s={})=>c("button",{type:"button",onclick:e,...s},t);var nt=(t="")=>c("p",{class:"cg-status",role:"status"},t);function ht(t,e,s,n,o={}){let r=e.map(([l,g])=>c("option",{value:l,selected:l===s},g)),a=c("select",{...o,onchange:()=>n(e[a.selectedIndex][0])},r);return c("label",{},c("span",{},t),a)}var Ot={},It=t=>Object.assign(Ot,t);function i(t,e={}){let s=t.split(".").reduce((n,o)=>n?.[o],Ot);if(s===void 0)throw new Error(`no words for ${t}`);return s.replace(/\{(\w+)\}/g,(n,o)=>e[o]??"")}var ct=(t,e=", ")=>t.length<2?t.join(""):t.slice(0,-1).join(", ")+e+t.at(-1),Ct=t=>t.charAt(0).toUpperCase()+t.slice(1);var Dt={and:" and ",moves:"Your moves",undo:"Undo",you:"You",broken:"This figure cannot be shown: {reason}",otherFormat:"its data has format {format}, and this page reads format {mine}; run the notebook again, or reload the page",run:"Run",pause:"Pause",guess:{first:"Guess first",tell:"Tell me",who:"Who wins?",mover:"Whoever moves",other:"The other",wrong:"No.",hidden:"Who wins, if both play well? Say it first, or let me tell you.",period:"How long is the period? Write a guess, and the rows become so long.",yours:"Your guess",rows:"Lay out",notPeriod:"Not {guess}: heap {n} has {value}, and heap {later} has {other}. What do the columns say?",multiple:"With {guess} it repeats, but a shorter period does it too."},scrolls:"The graph, which scrolls sideways"};var Wt=2;function Pt(t,e,s=""){for(let n of[Dt,...e])It(n);return s&&document.head.append(c("style",{},s)),{render:({model:n,el:o})=>ne(t[n.get("kind")],{model:n,el:o})}}function ne(t,{model:e,el:s}){let n=null,o=!1,r=!1,a=!1,l=[],g={get:x=>e.get(x),tell(x){o=!0;try{for(let[u,p]of Object.entries(x))e.set(u,p)}finally{o=!1}e.save_changes()},hear(x,u){let p=()=>o||u();e.on(`change:${x}`,p),l.push(()=>e.off(`change:${x}`,p))}};function y(){n?.(),n=null;for(let x of l.splice(0))x()}function q(){if(y(),r=!1,!a){s.replaceChildren(),s.removeAttribute("role");try{let x=e.get("v");if(x!==Wt)throw new Error(i("otherFormat",{format:String(x),mine:Wt}));n=t.draw({model:g,el:s})??null}catch(x){throw s.replaceChildren(i("broken",{reason:x instanceof Error?x.message:String(x)})),s.setAttribute("role","alert"),x}}}function L(){o||r||(r=!0,queueMicrotask(q))}let M=["title","rule",...t.traits].map(x=>`change:${x}`).join(" ");return e.on(M,L),q(),()=>{a=!0,e.off(M,L),y()}}function ot({model:t,el:e},s,...n){let[o,r]=[t.get("title"),t.get("rule")];e.classList.add("cg",`cg-${s}`),o&&(e.setAttribute("role","group"),e.setAttribute("aria-label",o));let a=c("div",{class:"cg-head"},c("p",{class:"cg-title"},o),r&&c("p",{class:"cg-rule"},r));e.append(a,...n.filter(Boolean))}var wt=99,K=t=>String(t).replace("-","−"),H=t=>i(t?"table.second":"table.first"),I=([t,e])=>t/e,z=([t,e])=>K(e===1?t:`${t}/${e}`);function ut({rows:t,columns:e,pays:s,marks:n=!0,onchange:o,onrefuse:r}){let a=s,l=[0,1].map(H),g=t.map((u,p)=>e.map((f,m)=>l.map((v,b)=>{let $=c("input",{type:"number",min:-wt,max:wt,step:1,value:a[p][m][b],"aria-label":i("table.entry",{who:v,row:u,column:f}),onkeydown:E=>E.stopPropagation(),oninput:()=>M($,p,m,b)});return $}))),y=g.map(u=>u.map(p=>c("td",{},c("span",{class:"cg-pair"},p)))),q=[t.map(u=>c("th",{scope:"row"},u)),e.map(u=>c("th",{scope:"col"},u))],L=c("table",{},c("thead",{},c("tr",{},c("td",{}),q[1])),c("tbody",{},y.map((u,p)=>c("tr",{},q[0][p],u))));function M(u,p,f,m){let v=Number(u.value);if(!(u.value!==""&&Number.isInteger(v)&&Math.abs(v)<=wt))return u.setAttribute("aria-invalid","true"),r();u.removeAttribute("aria-invalid"),a=a.map(($,E)=>$.map((S,C)=>E===p&&C===f?S.map((O,W)=>W===m?v:O):S)),x(),o(a)}function x(u=[]){let p=(f,m)=>u.some(v=>v.player===f&&v.which===m);q.forEach((f,m)=>f.forEach((v,b)=>v.classList.toggle("cg-pair-struck",p(m,b)))),lt(a).forEach((f,m)=>f.forEach((v,b)=>{y[m][b].classList.toggle("cg-pair-struck",p(0,m)||p(1,b)),n&&(y[m][b].classList.toggle("cg-meet",v[0]&&v[1]),v.forEach(($,E)=>g[m][b][E].classList.toggle("cg-best",$)))}))}return x(),{element:c("div",{class:"cg-pays"},L),show:x,set(u){a=u,g.forEach((p,f)=>p.forEach((m,v)=>m.forEach((b,$)=>{b.value=String(u[f][v][$]),b.removeAttribute("aria-invalid")}))),x()}}}function gt(t,e,s){let n=c("span",{},e(t)),o=c("input",{type:"range",min:0,max:12,step:1,value:t,onkeydown:a=>a.stopPropagation(),oninput:()=>{r(Number(o.value)),s(Number(o.value))}});function r(a){o.value=String(a),n.textContent=e(a),o.setAttribute("aria-valuetext",e(a))}return r(t),{element:c("label",{class:"cg-twelfths"},n,o),set:r}}var Q=300,it=40,rt=12,oe=36,re=[1,2,5,10,20,50,100],ae=9;function ce({model:t,el:e}){let s=t.get("game"),{rows:n,columns:o}=s,r=nt(),a=A("svg",{viewBox:`0 0 ${it+Q+14} ${rt+Q+oe}`,class:"cg-mix-plane",role:"img"}),l=ut({rows:n,columns:o,pays:t.get("pays"),marks:!1,onchange:u=>{t.tell({pays:u}),M()},onrefuse:()=>r.textContent=i("table.refused")}),g=[n,o].map((u,p)=>gt(t.get("threats")[p],f=>i("bargain.threat",{who:H(p),choice:u[0],n:f}),f=>{t.tell({threats:t.get("threats").map((m,v)=>v===p?f:m)}),M()})),y=F(i("bargain.reply"),()=>{let u=t.get("pays"),[p]=L(),f=[1,0].map(v=>tt(u,p,[v,1])).map(([v,b])=>I(v)-I(b)),m=f[0]<=f[1]?12:0;g[1].set(m),t.tell({threats:[t.get("threats")[0],m]}),M(i("bargain.answered",{choice:o[m?0:1]}))}),q=F(i("table.back"),()=>{t.tell({pays:s.pays,threats:[0,0]}),l.set(s.pays),g.forEach(u=>u.set(0)),M()});ot({model:t,el:e},"bargain",l.element,c("p",{class:"cg-legend"},i("table.whose")),c("div",{class:"cg-mixtures"},c("div",{},a),c("div",{},g[0].element,g[1].element,c("div",{class:"cg-tools"},y,q),r)),c("p",{class:"cg-legend"},i("bargain.legend"))),M();function L(){return t.get("threats").map(u=>[u,12])}function M(u=""){let p=t.get("pays"),{together:f,without:m,shares:v}=jt(p,...L()),b=p.flatMap((D,R)=>D.flatMap(([T,w],h)=>T+w===f?[[R,h]]:[])),$=ct(b.map(([D,R])=>i("table.cell",{row:n[D],column:o[R]})),i("and")),[[E,S]]=b,[C,O]=v[0],W=[C-p[E][S][0]*O,O],J=([D,R])=>({a:z(D),b:z(R)});r.textContent=[u,i("bargain.without",J(m)),i("bargain.together",{sum:K(f),cells:$,...J(v)}),W[0]?i("bargain.pays",{from:H(W[0]>0?1:0),to:H(W[0]>0?0:1),n:z([Math.abs(W[0]),O])}):i("bargain.paysNone")].filter(Boolean).join(" "),e.dataset.shares=v.map(D=>D.join("/")).join(","),x(p,f,m.map(I),v.map(I))}function x(u,p,f,m){let v=[...u.flat(2),...m,0],[b,$]=[Math.floor(Math.min(...v)),Math.ceil(Math.max(...v))].map((h,k)=>h+2*k-1),E=h=>it+Q*(h-b)/($-b),S=h=>rt+Q*($-h)/($-b),C=re.find(h=>($-b)/h<=ae)??50,O=[];for(let h=Math.ceil(b/C)*C;h<=$;h+=C)O.push(h);let W=Math.max(b,p-$),J=Math.min($,p-b),D=(h,k,d)=>A("path",{d:`M${E(h[0])} ${S(h[1])}L${E(k[0])} ${S(k[1])}`,class:d}),R=n.flatMap((h,k)=>o.map((d,N)=>u[k][N]));a.setAttribute("aria-label",i("bargain.plane"));let[T,w]=[E(f[0]),S(f[1])];a.replaceChildren(A("rect",{x:it,y:rt,width:Q,height:Q,class:"cg-mix-field"}),...O.flatMap(h=>[D([h,b],[h,$],"cg-mix-grid"),D([b,h],[$,h],"cg-mix-grid"),A("text",{x:E(h),y:rt+Q+15,"text-anchor":"middle"},K(h)),A("text",{x:it-6,y:S(h)+4,"text-anchor":"end"},K(h))]),A("polygon",{points:Nt(u).map(([h,k])=>`${E(h)},${S(k)}`).join(" "),class:"cg-mix-feasible"}),D([W,p-W],[J,p-J],"cg-mix-payments"),D(f,m,"cg-mix-even"),...R.map(([h,k])=>A("circle",{cx:E(h),cy:S(k),r:4,class:"cg-mix-dot"})),A("path",{d:`M${T-10} ${w}h20M${T} ${w-10}v20`,class:"cg-mix-cross"}),A("circle",{cx:E(m[0]),cy:S(m[1]),r:8,class:"cg-mix-meeting"}),A("text",{x:it+Q/2,y:rt+Q+31,"text-anchor":"middle"},H(0)),A("text",{transform:`translate(12 ${rt+Q/2}) rotate(-90)`,"text-anchor":"middle"},H(1)))}}var Bt={traits:["game","pays","threats"],draw:ce};var P=240,X=46,Z=14,ie=40;function le({model:t,el:e}){let s=t.get("games"),n=()=>s[t.get("chosen")],o=0,r=c("div"),a=s.length>1&&ht(i("table.game"),s.map(({title:y},q)=>[q,y]),t.get("chosen"),y=>{t.tell({chosen:y,pays:s[y].pays,mix:[6,6]}),g()}),l=F(i("table.back"),()=>{t.tell({pays:n().pays,mix:[6,6]}),g()});ot({model:t,el:e},"bimatrix",c("div",{class:"cg-settings"},a,l),r),g();function g(){o=0;let{rule:y,rows:q,columns:L}=n(),M=nt(),x=ut({rows:q,columns:L,pays:t.get("pays"),onchange:b=>{o=0,t.tell({pays:b}),m()},onrefuse:()=>M.textContent=i("table.refused")}),u=F(i("table.strike"),()=>v(o+1)),p=F(i("table.undo"),()=>v(o-1)),f=q.length===2&&L.length===2&&he({model:t,rows:q,columns:L});r.replaceChildren(...y?[c("p",{class:"cg-rule cg-table-rule"},y)]:[],x.element,c("p",{class:"cg-legend"},i("table.whose")),c("p",{class:"cg-legend"},i("table.marks")),M,c("div",{class:"cg-tools"},u,p),...f?[f.element]:[]),m();function m(){let b=t.get("pays"),$=lt(b).flatMap((S,C)=>S.flatMap((O,W)=>O[0]&&O[1]?[[C,W]]:[])),E=$.map(([S,C])=>i("table.cell",{row:q[S],column:L[C]}));e.dataset.equilibria=$.map(S=>S.join(",")).join(" "),M.textContent=E.length?i(E.length>1?"table.several":"table.one",{n:E.length,cells:ct(E,i("and"))}):i("table.none"),p.disabled=!0,f&&f.show()}function v(b){let $=At(t.get("pays"));if(b>$.length){M.textContent=i($.length?"table.strikeNoMore":"table.strikeNone");return}if(o=b,x.show($.slice(0,o)),p.disabled=!o,e.dataset.struck=String(o),!o)return m();let{player:E,which:S,by:C}=$[o-1],O=E?L:q;M.textContent=i("table.struck",{out:Ct(O[S]),by:O[C],who:H(E)})}}}function he({model:t,rows:e,columns:s}){let n=A("svg",{viewBox:`0 0 ${X+P+16} ${Z+P+ie}`,class:"cg-mix-square",role:"img"}),o=c("p",{class:"cg-status"}),r=c("p",{class:"cg-status",role:"status"}),a=[e,s].map((M,x)=>gt(t.get("mix")[x],u=>i("table.slider",{who:H(x),choice:M[0],n:u}),u=>q(t.get("mix").map((p,f)=>f===x?u:p)))),l=({clientX:M,clientY:x})=>{let u=n.getBoundingClientRect(),p=(X+P+16)/u.width,f=m=>Math.min(12,Math.max(0,Math.round(12*m)));return[f(((M-u.left)*p-X)/P),f(1-((x-u.top)*p-Z)/P)]},g=M=>{let x=l(M);a.forEach((u,p)=>u.set(x[p])),q(x)};n.addEventListener("pointerdown",M=>{M.button||(n.setPointerCapture(M.pointerId),g(M),n.addEventListener("pointermove",g))});for(let M of["pointerup","pointercancel"])n.addEventListener(M,()=>n.removeEventListener("pointermove",g));return{element:c("div",{class:"cg-mixtures"},c("div",{},n),c("div",{},a[0].element,a[1].element,r),c("div",{class:"cg-under"},o,c("p",{class:"cg-legend"},i("table.curves")))),show:L};function q(M){t.tell({mix:M}),L()}function L(){let M=t.get("pays"),x=t.get("mix"),[u,p]=x,f=d=>X+P*d,m=d=>Z+P*(1-d),v=d=>N=>{let[j,_]=[0,1].map(G=>[f(I(N.p[G])),m(I(N.q[G]))]),B=j[0]===_[0]||j[1]===_[1]?"":`H${j[0]}Z`;return A("path",{d:`M${j[0]} ${j[1]}H${_[0]}V${_[1]}${B}`,class:d})},b=(d,N,j,_)=>A("text",{x:d,y:N,"text-anchor":_},j),[$,E]=bt(M),S=Lt(M),C=S.map(d=>d.p[0]+""==d.p[1]+""&&d.q[0]+""==d.q[1]+""?A("circle",{cx:f(I(d.p[0])),cy:m(I(d.q[0])),r:8,class:"cg-mix-meeting"}):v("cg-mix-meeting")(d)),[O,W]=[f(u/12),m(p/12)];n.setAttribute("aria-label",i("table.square",{row:e[0],column:s[0]})),n.replaceChildren(A("rect",{x:X,y:Z,width:P,height:P,class:"cg-mix-field"}),...$.map(v("cg-mix-curve-first")),...E.map(v("cg-mix-curve-second")),...C,A("path",{d:`M${O-11} ${W}h22M${O} ${W-11}v22`,class:"cg-mix-cross"}),b(X,Z+P+21,"0","middle"),b(X+P,Z+P+21,"1","middle"),b(X+P/2,Z+P+35,i("table.axis",{choice:e[0],p:"p"}),"middle"),b(X-13,Z+P+4,"0","end"),b(X-13,Z+6,"1","end"),A("text",{transform:`translate(16 ${Z+P/2}) rotate(-90)`,"text-anchor":"middle"},i("table.axis",{choice:s[0],p:"q"}))),o.textContent=i("table.all",{list:ct(S.map(d=>ue(M,d)),i("and"))});let J=x.map(d=>[d,12]),[D,R]=[0,1].map(d=>tt(M,[1-d,1],J[1])[0]),[T,w]=[0,1].map(d=>tt(M,J[0],[1-d,1])[1]),h=[_t(0,e,D,R),_t(1,s,T,w)],k=[[u,D,R],[p,T,w]].every(([d,N,j])=>I(N)===I(j)||d===(I(N)>I(j)?12:0));r.textContent=[...h,k&&i("table.meets")].filter(Boolean).join(" "),n.dataset.settled=String(k),n.dataset.meetings=String(S.length)}}function _t(t,e,s,n){let o=i("table.gets",{who:H(t),a:z(s),b:z(n),first:e[0],second:e[1]});return I(s)===I(n)?i("table.either",{gets:o}):i("table.would",{gets:o,choice:e[I(s)>I(n)?0:1]})}function ue(t,{p:e,q:s}){let[n,o]=[[e[0],s[0]],[e[1],s[1]]],[r,a]=tt(t,...n).map(z),l=[e,s].map(([g,y])=>I(g)<I(y));return l[0]&&l[1]?i("table.area"):!l[0]&&!l[1]?i("table.point",{p:z(e[0]),q:z(s[0]),a:r,b:a}):i("table.span",{p:z(n[0]),q:z(n[1]),u:z(o[0]),v:z(o[1])})}var zt={traits:["games","chosen","pays","mix"],draw:le};function ge(t){let e=t>>>0;return()=>{e=e+1831565813|0;let s=Math.imul(e^e>>>15,1|e);return s=s+Math.imul(s^s>>>7,61|s)^s,((s^s>>>14)>>>0)/4294967296}}var Rt=t=>ge(t.seed??Math.floor(Math.random()*2**32));var pt=(t,e)=>t[e.reduce((s,n)=>t[s][1+n],0)][0];function Yt(t,e,s){let n=e.map(()=>0),o=[];for(let l=0;l<s;l++){let g=e.map(y=>[0,1].map(q=>t[q][y[0]][0]+n[y[1+q]]));o.unshift(g.map(([y,q])=>+(q>y))),n=g.map(y=>Math.max(...y))}let r=0,a=o.map(l=>{let g=l[r];return r=e[r][1+g],g});return{most:n[0],choices:a}}var Gt=48,pe={1:[4],2:[0,8],3:[0,4,8],4:[0,2,6,8],5:[0,2,4,6,8],6:[0,2,3,5,6,8]},de=/^([1-6])(?: (or|to) ([1-6]))?$/,Y=(t,e="piece")=>A("path",{d:t,class:`cg-face-${e}`}),U=(t,e,s,n="piece")=>A("circle",{cx:t,cy:e,r:s,class:`cg-face-${n}`}),Vt=(t,e=24,s=31)=>A("text",{x:e,y:s,class:"cg-face-letter","text-anchor":"middle"},t),Ft=t=>[Y("M12 5h24a3 3 0 0 1 3 3v32a3 3 0 0 1 -3 3h-24a3 3 0 0 1 -3 -3v-32a3 3 0 0 1 3 -3z","paper"),Vt(t)],Ht=t=>[U(24,24,18),U(24,24,14,"pen"),Vt(t)],Ut={stone:()=>[Y("M7 33q-2 -13 9 -18q11 -8 19 1q9 7 6 17q-3 7 -17 7t-17 -7z"),Y("M16 22q5 -5 11 -3","pen")],scissors:()=>[Y("M15 31l19 -26M33 31l-19 -26","blade"),U(12,36,6,"pen-wide"),U(36,36,6,"pen-wide"),U(24,18.5,1.8,"spot")],paper:()=>[Y("M11 5h20l7 7v31h-27z","paper"),Y("M31 5v7h7M16 19h16M16 26h16M16 33h11","pen")],stag:()=>[Y("M18 22q6 -4 12 0l-2 15q-4 6 -8 0z"),Y("M19 22q-8 -3 -8 -16M12 14l-6 -4M15 19l-8 0M29 22q8 -3 8 -16M36 14l6 -4M33 19l8 0","pen-wide"),U(21,28,1.4,"spot"),U(27,28,1.4,"spot")],hare:()=>[Y("M19 24q-7 -14 -2 -20q6 5 5 18M29 24q7 -14 2 -20q-6 5 -5 18"),U(24,32,11),U(20,30,1.4,"spot"),U(28,30,1.4,"spot"),Y("M21 37q3 2 6 0","pen")],high:()=>Ft("A"),low:()=>Ft("2"),heads:()=>Ht("H"),tails:()=>Ht("T")};function Jt(t,e,s,n){let o=n/4,r=pe[t].map(a=>U(e+o*(1+a%3),s+o*(1+Math.floor(a/3)),n/13,"spot"));return[A("rect",{x:e,y:s,width:n,height:n,rx:n/6,class:"cg-face-paper"}),...r]}function me(t){let e=de.exec(t);if(!e)return[];let[s,n]=[Number(e[1]),Number(e[3]??e[1])];return Array.from({length:n-s+1},(o,r)=>s+r)}function yt(t,e=null){let s=t===null?[]:me(t),n=e===null?s:s.slice(Math.floor(e*s.length)).slice(0,1),o=n.length?n.flatMap((r,a)=>n.length===1?Jt(r,6,6,36):Jt(r,3+22*(a%2),n.length>2?3+22*Math.floor(a/2):14,20)):t===null?[Y("M12 5h24a3 3 0 0 1 3 3v32a3 3 0 0 1 -3 3h-24a3 3 0 0 1 -3 -3v-32a3 3 0 0 1 3 -3z"),Y("M15 11h18v26h-18zM15 24h18M24 11v26","pen")]:Object.hasOwn(Ut,t)?Ut[t]():null;return o&&A("svg",{class:"cg-face-drawing",viewBox:`0 0 ${Gt} ${Gt}`,"aria-hidden":"true"},...o)}var vt=-1;function fe({model:t,el:e}){let[s,n]=[t.get("habits"),t.get("options")],{pays:o,rows:r,columns:a}=t.get("game"),{rounds:l}=n,g=Rt(n),y=()=>Math.floor(g()*s.length),q=0,L=null,M=w=>pt(s[q].states,w),x=ht(i("rounds.against"),[[vt,i("rounds.hidden")],...s.map(({name:w},h)=>[h,w])],t.get("chosen"),w=>{t.tell({chosen:w,played:[]}),$()}),u=c("div",{class:"cg-track"}),p=nt(),f=c("p",{class:"cg-score"}),m=c("div",{class:"cg-moves cg-choices",role:"group"}),v=c("div",{class:"cg-pays cg-still"},b());ot({model:t,el:e},"rounds",c("div",{class:"cg-settings"},x),v,u,f,m,p),$();function b(){let w=c("tr",{},c("td",{}),a.map(k=>c("th",{scope:"col"},k))),h=r.map((k,d)=>c("tr",{},c("th",{scope:"row"},k),a.map((N,j)=>c("td",{"data-cell":`${d}${j}`},o[d][j].map(K).join(", ")))));return c("table",{},c("caption",{class:"cg-said"},i("rounds.pays")),c("thead",{},w),c("tbody",{},h))}function $(){let w=t.get("chosen");q=w===vt?y():w,L=null,O(!1)}function E(){let w=t.get("played");return w.map((h,k)=>[h,M(w.slice(0,k))])}function S(w){t.tell({played:[...t.get("played"),w]}),O(!0)}function C(w){let h=t.get("played"),k=h.findIndex((N,j)=>pt(s[w].states,h.slice(0,j))!==M(h.slice(0,j))),d=s[q].name;if(w===q)L=i("rounds.right",{name:d});else if(k<0)L=i("rounds.asGood",{name:d});else{let N=a[pt(s[w].states,h.slice(0,k))];L=i("rounds.wrong",{guess:s[w].name,choice:N,n:k+1,name:d})}e.dataset.guess=w===q?"right":k<0?"as good":"wrong",O(!0)}function O(w){let h=E(),k=[0,1].map(G=>h.reduce((dt,[Xt,Zt])=>dt+o[Xt][Zt][G],0)),d=h.length===l,N=d&&t.get("chosen")===vt&&L===null;T(h);let[j,_]=k.map(K);f.textContent=i("rounds.score",{a:j,b:_});let B=h.at(-1);for(let G of v.querySelectorAll("td[data-cell]"))G.classList.toggle("cg-lit",B!==void 0&&G.getAttribute("data-cell")===B.join(""));p.textContent=[B?W(B):i("rounds.begin"),d?D(j,_,N):J(h.length)].join(" "),m.setAttribute("aria-label",N?i("rounds.who"):i("rounds.choose")),m.classList.toggle("cg-drawn",!d&&r.some(G=>yt(G))),m.replaceChildren(...R(d,N)),e.dataset.state=N?"asks":d?"over":"yours",e.dataset.sums=k.join(","),w&&m.querySelector("button")?.focus({preventScroll:!0})}function W([w,h]){let[k,d]=o[w][h].map(K);return i("rounds.happened",{mine:r[w],theirs:a[h],a:k,b:d})}function J(w){return i("rounds.round",{n:w+1,all:l})}function D(w,h,k){let{name:d,does:N,states:j}=s[q],_=i("rounds.over",{a:w,b:h});if(k)return`${_} ${i("rounds.who")}`;let B=K(Yt(o,j,l).most);return[_,L??i("rounds.was",{name:d}),i("rounds.does",{does:N,all:l,most:B})].join(" ")}function R(w,h){if(h)return s.map(({name:k},d)=>F(k,()=>C(d)));if(w){let k=()=>{t.tell({played:[]}),$(),m.querySelector("button")?.focus({preventScroll:!0})};return[F(i("rounds.again"),k,{class:"cg-main"})]}return r.map((k,d)=>F([yt(k),c("span",{},`${"●○"[d]} ${k}`)].filter(Boolean),()=>S(d),{class:"cg-move cg-choosing"}))}function T(w){let h=(k,d,N)=>c("tr",{},c("th",{scope:"row"},k),Array.from({length:l},(j,_)=>{let B=w[_]?.[N],G=B===void 0?"·":"●○"[B],dt=B===void 0?i("rounds.notYet"):d[B];return c("td",{class:B===void 0?null:B?"cg-hard":"cg-kind"},c("span",{"aria-hidden":"true"},G),c("span",{class:"cg-said"},dt))}));u.replaceChildren(c("table",{},c("caption",{class:"cg-said"},i("rounds.table")),c("tbody",{},h(i("rounds.you"),r,0),h(i("rounds.other"),a,1))),c("p",{class:"cg-legend"},i("rounds.legend",{first:r[0],second:r[1]})))}}var Kt={traits:["game","habits","options","chosen","played"],draw:fe};var Qt={table:{game:"Game",back:"As it was",first:"first player",second:"second player",entry:"{who}, when the first chooses {row} and the second {column}",whose:"Rows are chosen by the first player, columns by the second. In each cell, left: what the first gets; right: the second.",marks:"Line below a number: a best reply. Framed: both are best replies.",refused:"Whole numbers from −99 to 99 can stand here.",scrolls:"The table, which scrolls sideways",none:"No cell is framed: wherever they are, somebody would rather change.",one:"An equilibrium: {cells}.",several:"{n} equilibria in single choices: {cells}.",cell:"({row}, {column})",strike:"Strike out a dominated choice",undo:"Back",struck:"{out} is struck out: {by} brings the {who} more, whatever the other does.",strikeNone:"Nothing is strictly dominated here.",strikeNoMore:"Nothing more is strictly dominated.",square:"The square of mixtures. Across: how often the first player chooses {row}, from never to always; upwards: how often the second chooses {column}.",all:"All equilibria, mixtures too: {list}.",point:"({p}, {q}), which brings {a} and {b}",span:"all from ({p}, {q}) to ({u}, {v})",area:"the whole square",axis:"{choice}: {p}",slider:"The {who} chooses {choice} in {n} of 12 rounds",gets:"The {who} would get {a} by {first} and {b} by {second}",would:"{gets}: rather {choice}.",either:"{gets}: either will do.",meets:"Neither gains by a change: an equilibrium.",curves:"Solid: best replies of the first player. Dashed: of the second. Discs, or a thick band: equilibria. Drag the cross, or use the sliders."},rounds:{against:"Against",hidden:"one of them, hidden",legend:"● {first}  ○ {second}",you:"You",other:"It",round:"Round {n} of {all}.",begin:"Both choose at the same time. The first choice is yours.",happened:"You: {mine}. It: {theirs}. That brings you {a} and it {b}.",score:"You {a}, it {b}",table:"What has happened, round by round",notYet:"not yet",over:"Over: you have {a}, it has {b}.",who:"Who was it?",right:"Yes, it was {name}.",asGood:"That would have done the same, but it was {name}.",wrong:"No: {guess} would have chosen {choice} in round {n}. It was {name}.",was:"It was {name}.",does:"{does} In {all} rounds {most} could be had against it.",again:"Play again",pays:"What the choices bring, you and it",choose:"Your choice"},bargain:{plane:"Across: what the first player gets; upwards: the second. The polygon holds all that can be agreed upon without payments.",threat:"The {who} threatens {choice} in {n} of 12 cases",reply:"Let the second answer",answered:"The second threatens {choice}.",without:"Without an agreement: {a} and {b}.",together:"Together they can have {sum}, by {cells}. Shared evenly over the threats: {a} and {b}.",pays:"So the {from} pays the {to} {n}.",paysNone:"So nobody pays anything.",legend:"Cross: what the threats bring. Disc: the agreement. Solid line: all that side payments can make of the largest sum. Dashed: the same gain for both."}};var ws=Pt({bargain:Bt,bimatrix:zt,rounds:Kt},[Qt],kt);export{ws as default};

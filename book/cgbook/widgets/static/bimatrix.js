var Mt=`/* Games of two players in a table: bimatrix.js. */
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
`;var St=(t,e)=>e?St(e,t%e):Math.abs(t);function bt(t,e){let s=(St(t,e)||1)*(e<0?-1:1);return[t/s+0,e/s]}var K=([t,e],[s,n])=>t*n<s*e,ee=(t,e)=>K(e,t)?e:t,se=(t,e)=>K(t,e)?e:t,at=([t,e],[s,n])=>bt(t*n+s*e,e*n),ft=([t,e],[s,n])=>bt(t*s,e*n),At=([t,e])=>[t?-t:0,e],et=[0,1],st=[1,1],lt=t=>t.map(e=>e.map(([s,n],o)=>[t.every(r=>r[o][0]<=s),e.every(r=>r[1]<=n)]));function Lt(t){let e=[t.map((o,r)=>r),t[0].map((o,r)=>r)],s=(o,r,a)=>o?t[a][r][1]:t[r][a][0],n=[];for(;;){let o=[0,1].flatMap(r=>e[r].flatMap(a=>e[r].filter(l=>e[1-r].every(p=>s(r,l,p)>s(r,a,p))).map(l=>({player:r,which:a,by:l}))))[0];if(!o)return n;n.push(o),e[o.player]=e[o.player].filter(r=>r!==o.which)}}function qt(t,e){let[s,n,o]=[[st,st],[et,et],[et,st]],r=t>0?s:n;if(t===e)return[[t===0?o:r,o]];let a=bt(e,e-t);if(K(a,et)||K(st,a))return[[r,o]];let[l,p]=t>e?[s,n]:[n,s];return[[p,[et,a]],[o,[a,a]],[l,[a,st]]].filter(([y,[q,L]])=>y===o||K(q,L))}function xt([[[t,e],[s,n]],[[o,r],[a,l]]]){return[qt(t-o,s-a).map(([p,y])=>({p,q:y})),qt(e-n,r-l).map(([p,y])=>({p:y,q:p}))]}var wt=(t,e)=>t[0]===e[0]&&t[1]===e[1],$t=(t,e)=>[se(t[0],e[0]),ee(t[1],e[1])],Et=(t,e)=>!K(t[0],e[0])&&!K(e[1],t[1]),ne=(t,e)=>["p","q"].every(s=>[0,1].every(n=>wt(t[s][n],e[s][n])));function Nt(t){let[e,s]=xt(t),n=e.flatMap(a=>s.map(l=>({p:$t(a.p,l.p),q:$t(a.q,l.q)})).filter(({p:l,q:p})=>!K(l[1],l[0])&&!K(p[1],p[0]))),o=n.filter((a,l)=>n.findIndex(p=>ne(a,p))===l),r=(a,l)=>{for(let p of["p","q"])for(let y of[0,1])if(!wt(a[p][y],l[p][y]))return K(a[p][y],l[p][y])?-1:1;return 0};return o.filter(a=>!o.some(l=>l!==a&&Et(a.p,l.p)&&Et(a.q,l.q))).sort(r)}function tt(t,e,s){let n=o=>[o,at(st,At(o))];return[0,1].map(o=>n(e).reduce((r,a,l)=>n(s).reduce((p,y,q)=>at(p,ft(ft(a,y),[t[l][q][o],1])),r),et))}function Ot(t){let e=t.flat().sort((o,r)=>o[0]-r[0]||o[1]-r[1]),s=e.filter((o,r)=>!r||!wt(o,e[r-1]));if(s.length<3)return s;let n=o=>{let r=[];for(let a of o){for(;;){let[l,p]=r.slice(-2);if(r.length<2||(p[0]-l[0])*(a[1]-l[1])-(p[1]-l[1])*(a[0]-l[0])>0)break;r.pop()}r.push(a)}return r.slice(0,-1)};return[...n(s),...n(s.toReversed())]}function jt(t,e,s){let n=Math.max(...t.flat().map(([a,l])=>a+l)),o=tt(t,e,s),r=ft(at([n,1],At(at(o[0],o[1]))),[1,2]);return{together:n,without:o,shares:o.map(a=>at(a,r))}}function c(t,e={},...s){let n=document.createElement(t);for(let[o,r]of Object.entries(e))o.startsWith("on")?n.addEventListener(o.slice(2),r):r===!0?n.setAttribute(o,""):r!==!1&&r!=null&&n.setAttribute(o,r);return n.append(...s.flat().filter(o=>o!=null&&o!==!1)),n}function A(t,e={},...s){let n=document.createElementNS("http://www.w3.org/2000/svg",t);for(let[o,r]of Object.entries(e))r!=null&&n.setAttribute(o,String(r));return n.append(...s),n}var F=(t,e,s={})=>c("button",{type:"button",onclick:e,...s},t);var nt=(t="")=>c("p",{class:"cg-status",role:"status"},t);function ht(t,e,s,n,o={}){let r=e.map(([l,p])=>c("option",{value:l,selected:l===s},p)),a=c("select",{...o,onchange:()=>n(e[a.selectedIndex][0])},r);return c("label",{},c("span",{},t),a)}var It={},Ct=t=>Object.assign(It,t);function i(t,e={}){let s=t.split(".").reduce((n,o)=>n?.[o],It);if(s===void 0)throw new Error(`no words for ${t}`);return s.replace(/\{(\w+)\}/g,(n,o)=>e[o]??"")}var ct=(t,e=", ")=>t.length<2?t.join(""):t.slice(0,-1).join(", ")+e+t.at(-1),ut=(...t)=>t.filter(Boolean).join(" "),H=t=>String(t).replace("-","−");var Dt=t=>t.charAt(0).toUpperCase()+t.slice(1);var Pt={and:" and ",moves:"Your moves",undo:"Undo",you:"You",broken:"This figure cannot be shown: {reason}",otherFormat:"its data has format {format}, and this page reads format {mine}; run the notebook again, or reload the page",run:"Run",pause:"Pause",guess:{first:"Guess first",tell:"Tell me",who:"Who wins?",mover:"Whoever moves",other:"The other",wrong:"No.",hidden:"Who wins, if both play well? Say it first, or let me tell you.",period:"How long is the period? Write a guess, and the rows become so long.",yours:"Your guess",rows:"Lay out",notPeriod:"Not {guess}: heap {n} has {value}, and heap {later} has {other}. What do the columns say?",multiple:"With {guess} it repeats, but a shorter period does it too."},scrolls:"The graph, which scrolls sideways"};var Wt=2;function _t(t,e,s=""){for(let n of[Pt,...e])Ct(n);return s&&document.head.append(c("style",{},s)),{render:({model:n,el:o})=>oe(t[n.get("kind")],{model:n,el:o})}}function oe(t,{model:e,el:s}){let n=null,o=!1,r=!1,a=!1,l=[],p={get:x=>e.get(x),tell(x){o=!0;try{for(let[u,g]of Object.entries(x))e.set(u,g)}finally{o=!1}e.save_changes()},hear(x,u){let g=()=>o||u();e.on(`change:${x}`,g),l.push(()=>e.off(`change:${x}`,g))}};function y(){n?.(),n=null;for(let x of l.splice(0))x()}function q(){if(y(),r=!1,!a){s.replaceChildren(),s.removeAttribute("role");try{let x=e.get("v");if(x!==Wt)throw new Error(i("otherFormat",{format:String(x),mine:Wt}));n=t.draw({model:p,el:s})??null}catch(x){throw s.replaceChildren(i("broken",{reason:x instanceof Error?x.message:String(x)})),s.setAttribute("role","alert"),x}}}function L(){o||r||(r=!0,queueMicrotask(q))}let M=["title","rule",...t.traits].map(x=>`change:${x}`).join(" ");return e.on(M,L),q(),()=>{a=!0,e.off(M,L),y()}}function ot({model:t,el:e},s,...n){let[o,r]=[t.get("title"),t.get("rule")];e.classList.add("cg",`cg-${s}`),o&&(e.setAttribute("role","group"),e.setAttribute("aria-label",o));let a=c("div",{class:"cg-head"},c("p",{class:"cg-title"},o),r&&c("p",{class:"cg-rule"},r));e.append(a,...n.filter(Boolean))}var yt=99,U=t=>i(t?"table.second":"table.first"),I=([t,e])=>t/e,z=([t,e])=>H(e===1?t:`${t}/${e}`);function pt({rows:t,columns:e,pays:s,marks:n=!0,onchange:o,onrefuse:r}){let a=s,l=[0,1].map(U),p=t.map((u,g)=>e.map((f,m)=>l.map((v,b)=>{let $=c("input",{type:"number",min:-yt,max:yt,step:1,value:a[g][m][b],"aria-label":i("table.entry",{who:v,row:u,column:f}),onkeydown:E=>E.stopPropagation(),oninput:()=>M($,g,m,b)});return $}))),y=p.map(u=>u.map(g=>c("td",{},c("span",{class:"cg-pair"},g)))),q=[t.map(u=>c("th",{scope:"row"},u)),e.map(u=>c("th",{scope:"col"},u))],L=c("table",{},c("thead",{},c("tr",{},c("td",{}),q[1])),c("tbody",{},y.map((u,g)=>c("tr",{},q[0][g],u))));function M(u,g,f,m){let v=Number(u.value);if(!(u.value!==""&&Number.isInteger(v)&&Math.abs(v)<=yt))return u.setAttribute("aria-invalid","true"),r();u.removeAttribute("aria-invalid"),a=a.map(($,E)=>$.map((S,C)=>E===g&&C===f?S.map((j,P)=>P===m?v:j):S)),x(),o(a)}function x(u=[]){let g=(f,m)=>u.some(v=>v.player===f&&v.which===m);q.forEach((f,m)=>f.forEach((v,b)=>v.classList.toggle("cg-pair-struck",g(m,b)))),lt(a).forEach((f,m)=>f.forEach((v,b)=>{y[m][b].classList.toggle("cg-pair-struck",g(0,m)||g(1,b)),n&&(y[m][b].classList.toggle("cg-meet",v[0]&&v[1]),v.forEach(($,E)=>p[m][b][E].classList.toggle("cg-best",$)))}))}return x(),{element:c("div",{class:"cg-pays"},L),show:x,set(u){a=u,p.forEach((g,f)=>g.forEach((m,v)=>m.forEach((b,$)=>{b.value=String(u[f][v][$]),b.removeAttribute("aria-invalid")}))),x()}}}function gt(t,e,s){let n=c("span",{},e(t)),o=c("input",{type:"range",min:0,max:12,step:1,value:t,onkeydown:a=>a.stopPropagation(),oninput:()=>{r(Number(o.value)),s(Number(o.value))}});function r(a){o.value=String(a),n.textContent=e(a),o.setAttribute("aria-valuetext",e(a))}return r(t),{element:c("label",{class:"cg-twelfths"},n,o),set:r}}var Q=300,it=40,rt=12,re=36,ae=[1,2,5,10,20,50,100],ce=9;function ie({model:t,el:e}){let s=t.get("game"),{rows:n,columns:o}=s,r=nt(),a=A("svg",{viewBox:`0 0 ${it+Q+14} ${rt+Q+re}`,class:"cg-mix-plane",role:"img"}),l=pt({rows:n,columns:o,pays:t.get("pays"),marks:!1,onchange:u=>{t.tell({pays:u}),M()},onrefuse:()=>r.textContent=i("table.refused")}),p=[n,o].map((u,g)=>gt(t.get("threats")[g],f=>i("bargain.threat",{who:U(g),choice:u[0],n:f}),f=>{t.tell({threats:t.get("threats").map((m,v)=>v===g?f:m)}),M()})),y=F(i("bargain.reply"),()=>{let u=t.get("pays"),[g]=L(),f=[1,0].map(v=>tt(u,g,[v,1])).map(([v,b])=>I(v)-I(b)),m=f[0]<=f[1]?12:0;p[1].set(m),t.tell({threats:[t.get("threats")[0],m]}),M(i("bargain.answered",{choice:o[m?0:1]}))}),q=F(i("table.back"),()=>{t.tell({pays:s.pays,threats:[0,0]}),l.set(s.pays),p.forEach(u=>u.set(0)),M()});ot({model:t,el:e},"bargain",l.element,c("p",{class:"cg-legend"},i("table.whose")),c("div",{class:"cg-mixtures"},c("div",{},a),c("div",{},p[0].element,p[1].element,c("div",{class:"cg-tools"},y,q),r)),c("p",{class:"cg-legend"},i("bargain.legend"))),M();function L(){return t.get("threats").map(u=>[u,12])}function M(u=""){let g=t.get("pays"),{together:f,without:m,shares:v}=jt(g,...L()),b=g.flatMap((D,R)=>D.flatMap(([T,w],h)=>T+w===f?[[R,h]]:[])),$=ct(b.map(([D,R])=>i("table.cell",{row:n[D],column:o[R]})),i("and")),[[E,S]]=b,[C,j]=v[0],P=[C-g[E][S][0]*j,j],V=([D,R])=>({a:z(D),b:z(R)});r.textContent=ut(u,i("bargain.without",V(m)),i("bargain.together",{sum:H(f),cells:$,...V(v)}),P[0]?i("bargain.pays",{from:U(P[0]>0?1:0),to:U(P[0]>0?0:1),n:z([Math.abs(P[0]),j])}):i("bargain.paysNone")),e.dataset.shares=v.map(D=>D.join("/")).join(","),x(g,f,m.map(I),v.map(I))}function x(u,g,f,m){let v=[...u.flat(2),...m,0],[b,$]=[Math.floor(Math.min(...v)),Math.ceil(Math.max(...v))].map((h,k)=>h+2*k-1),E=h=>it+Q*(h-b)/($-b),S=h=>rt+Q*($-h)/($-b),C=ae.find(h=>($-b)/h<=ce)??50,j=[];for(let h=Math.ceil(b/C)*C;h<=$;h+=C)j.push(h);let P=Math.max(b,g-$),V=Math.min($,g-b),D=(h,k,d)=>A("path",{d:`M${E(h[0])} ${S(h[1])}L${E(k[0])} ${S(k[1])}`,class:d}),R=n.flatMap((h,k)=>o.map((d,N)=>u[k][N]));a.setAttribute("aria-label",i("bargain.plane"));let[T,w]=[E(f[0]),S(f[1])];a.replaceChildren(A("rect",{x:it,y:rt,width:Q,height:Q,class:"cg-mix-field"}),...j.flatMap(h=>[D([h,b],[h,$],"cg-mix-grid"),D([b,h],[$,h],"cg-mix-grid"),A("text",{x:E(h),y:rt+Q+15,"text-anchor":"middle"},H(h)),A("text",{x:it-6,y:S(h)+4,"text-anchor":"end"},H(h))]),A("polygon",{points:Ot(u).map(([h,k])=>`${E(h)},${S(k)}`).join(" "),class:"cg-mix-feasible"}),D([P,g-P],[V,g-V],"cg-mix-payments"),D(f,m,"cg-mix-even"),...R.map(([h,k])=>A("circle",{cx:E(h),cy:S(k),r:4,class:"cg-mix-dot"})),A("path",{d:`M${T-10} ${w}h20M${T} ${w-10}v20`,class:"cg-mix-cross"}),A("circle",{cx:E(m[0]),cy:S(m[1]),r:8,class:"cg-mix-meeting"}),A("text",{x:it+Q/2,y:rt+Q+31,"text-anchor":"middle"},U(0)),A("text",{transform:`translate(12 ${rt+Q/2}) rotate(-90)`,"text-anchor":"middle"},U(1)))}}var Bt={traits:["game","pays","threats"],draw:ie};var W=240,X=46,Z=14,le=40;function he({model:t,el:e}){let s=t.get("games"),n=()=>s[t.get("chosen")],o=0,r=c("div"),a=s.length>1&&ht(i("table.game"),s.map(({title:y},q)=>[q,y]),t.get("chosen"),y=>{t.tell({chosen:y,pays:s[y].pays,mix:[6,6]}),p()}),l=F(i("table.back"),()=>{t.tell({pays:n().pays,mix:[6,6]}),p()});ot({model:t,el:e},"bimatrix",c("div",{class:"cg-settings"},a,l),r),p();function p(){o=0;let{rule:y,rows:q,columns:L}=n(),M=nt(),x=pt({rows:q,columns:L,pays:t.get("pays"),onchange:b=>{o=0,t.tell({pays:b}),m()},onrefuse:()=>M.textContent=i("table.refused")}),u=F(i("table.strike"),()=>v(o+1)),g=F(i("table.undo"),()=>v(o-1)),f=q.length===2&&L.length===2&&ue({model:t,rows:q,columns:L});r.replaceChildren(...y?[c("p",{class:"cg-rule cg-table-rule"},y)]:[],x.element,c("p",{class:"cg-legend"},i("table.whose")),c("p",{class:"cg-legend"},i("table.marks")),M,c("div",{class:"cg-tools"},u,g),...f?[f.element]:[]),m();function m(){let b=t.get("pays"),$=lt(b).flatMap((S,C)=>S.flatMap((j,P)=>j[0]&&j[1]?[[C,P]]:[])),E=$.map(([S,C])=>i("table.cell",{row:q[S],column:L[C]}));e.dataset.equilibria=$.map(S=>S.join(",")).join(" "),M.textContent=E.length?i(E.length>1?"table.several":"table.one",{n:E.length,cells:ct(E,i("and"))}):i("table.none"),g.disabled=!0,f&&f.show()}function v(b){let $=Lt(t.get("pays"));if(b>$.length){M.textContent=i($.length?"table.strikeNoMore":"table.strikeNone");return}if(o=b,x.show($.slice(0,o)),g.disabled=!o,e.dataset.struck=String(o),!o)return m();let{player:E,which:S,by:C}=$[o-1],j=E?L:q;M.textContent=i("table.struck",{out:Dt(j[S]),by:j[C],who:U(E)})}}}function ue({model:t,rows:e,columns:s}){let n=A("svg",{viewBox:`0 0 ${X+W+16} ${Z+W+le}`,class:"cg-mix-square",role:"img"}),o=c("p",{class:"cg-status"}),r=c("p",{class:"cg-status",role:"status"}),a=[e,s].map((M,x)=>gt(t.get("mix")[x],u=>i("table.slider",{who:U(x),choice:M[0],n:u}),u=>q(t.get("mix").map((g,f)=>f===x?u:g)))),l=({clientX:M,clientY:x})=>{let u=n.getBoundingClientRect(),g=(X+W+16)/u.width,f=m=>Math.min(12,Math.max(0,Math.round(12*m)));return[f(((M-u.left)*g-X)/W),f(1-((x-u.top)*g-Z)/W)]},p=M=>{let x=l(M);a.forEach((u,g)=>u.set(x[g])),q(x)};n.addEventListener("pointerdown",M=>{M.button||(n.setPointerCapture(M.pointerId),p(M),n.addEventListener("pointermove",p))});for(let M of["pointerup","pointercancel"])n.addEventListener(M,()=>n.removeEventListener("pointermove",p));return{element:c("div",{class:"cg-mixtures"},c("div",{},n),c("div",{},a[0].element,a[1].element,r),c("div",{class:"cg-under"},o,c("p",{class:"cg-legend"},i("table.curves")))),show:L};function q(M){t.tell({mix:M}),L()}function L(){let M=t.get("pays"),x=t.get("mix"),[u,g]=x,f=d=>X+W*d,m=d=>Z+W*(1-d),v=d=>N=>{let[O,B]=[0,1].map(G=>[f(I(N.p[G])),m(I(N.q[G]))]),_=O[0]===B[0]||O[1]===B[1]?"":`H${O[0]}Z`;return A("path",{d:`M${O[0]} ${O[1]}H${B[0]}V${B[1]}${_}`,class:d})},b=(d,N,O,B)=>A("text",{x:d,y:N,"text-anchor":B},O),[$,E]=xt(M),S=Nt(M),C=S.map(d=>d.p[0]+""==d.p[1]+""&&d.q[0]+""==d.q[1]+""?A("circle",{cx:f(I(d.p[0])),cy:m(I(d.q[0])),r:8,class:"cg-mix-meeting"}):v("cg-mix-meeting")(d)),[j,P]=[f(u/12),m(g/12)];n.setAttribute("aria-label",i("table.square",{row:e[0],column:s[0]})),n.replaceChildren(A("rect",{x:X,y:Z,width:W,height:W,class:"cg-mix-field"}),...$.map(v("cg-mix-curve-first")),...E.map(v("cg-mix-curve-second")),...C,A("path",{d:`M${j-11} ${P}h22M${j} ${P-11}v22`,class:"cg-mix-cross"}),b(X,Z+W+21,"0","middle"),b(X+W,Z+W+21,"1","middle"),b(X+W/2,Z+W+35,i("table.axis",{choice:e[0],p:"p"}),"middle"),b(X-13,Z+W+4,"0","end"),b(X-13,Z+6,"1","end"),A("text",{transform:`translate(16 ${Z+W/2}) rotate(-90)`,"text-anchor":"middle"},i("table.axis",{choice:s[0],p:"q"}))),o.textContent=i("table.all",{list:ct(S.map(d=>pe(M,d)),i("and"))});let V=x.map(d=>[d,12]),[D,R]=[0,1].map(d=>tt(M,[1-d,1],V[1])[0]),[T,w]=[0,1].map(d=>tt(M,V[0],[1-d,1])[1]),h=[zt(0,e,D,R),zt(1,s,T,w)],k=[[u,D,R],[g,T,w]].every(([d,N,O])=>I(N)===I(O)||d===(I(N)>I(O)?12:0));r.textContent=ut(...h,k&&i("table.meets")),n.dataset.settled=String(k),n.dataset.meetings=String(S.length)}}function zt(t,e,s,n){let o=i("table.gets",{who:U(t),a:z(s),b:z(n),first:e[0],second:e[1]});return I(s)===I(n)?i("table.either",{gets:o}):i("table.would",{gets:o,choice:e[I(s)>I(n)?0:1]})}function pe(t,{p:e,q:s}){let[n,o]=[[e[0],s[0]],[e[1],s[1]]],[r,a]=tt(t,...n).map(z),l=[e,s].map(([p,y])=>I(p)<I(y));return l[0]&&l[1]?i("table.area"):!l[0]&&!l[1]?i("table.point",{p:z(e[0]),q:z(s[0]),a:r,b:a}):i("table.span",{p:z(n[0]),q:z(n[1]),u:z(o[0]),v:z(o[1])})}var Rt={traits:["games","chosen","pays","mix"],draw:he};function ge(t){let e=t>>>0;return()=>{e=e+1831565813|0;let s=Math.imul(e^e>>>15,1|e);return s=s+Math.imul(s^s>>>7,61|s)^s,((s^s>>>14)>>>0)/4294967296}}var Yt=t=>ge(t.seed??Math.floor(Math.random()*2**32));var dt=(t,e)=>t[e.reduce((s,n)=>t[s][1+n],0)][0];function Gt(t,e,s){let n=e.map(()=>0),o=[];for(let l=0;l<s;l++){let p=e.map(y=>[0,1].map(q=>t[q][y[0]][0]+n[y[1+q]]));o.unshift(p.map(([y,q])=>+(q>y))),n=p.map(y=>Math.max(...y))}let r=0,a=o.map(l=>{let p=l[r];return r=e[r][1+p],p});return{most:n[0],choices:a}}var Ft=48,de={1:[4],2:[0,8],3:[0,4,8],4:[0,2,6,8],5:[0,2,4,6,8],6:[0,2,3,5,6,8]},me=/^([1-6])(?: (or|to) ([1-6]))?$/,Y=(t,e="piece")=>A("path",{d:t,class:`cg-face-${e}`}),J=(t,e,s,n="piece")=>A("circle",{cx:t,cy:e,r:s,class:`cg-face-${n}`}),Kt=(t,e=24,s=31)=>A("text",{x:e,y:s,class:"cg-face-letter","text-anchor":"middle"},t),Ht=t=>[Y("M12 5h24a3 3 0 0 1 3 3v32a3 3 0 0 1 -3 3h-24a3 3 0 0 1 -3 -3v-32a3 3 0 0 1 3 -3z","paper"),Kt(t)],Ut=t=>[J(24,24,18),J(24,24,14,"pen"),Kt(t)],Jt={stone:()=>[Y("M7 33q-2 -13 9 -18q11 -8 19 1q9 7 6 17q-3 7 -17 7t-17 -7z"),Y("M16 22q5 -5 11 -3","pen")],scissors:()=>[Y("M15 31l19 -26M33 31l-19 -26","blade"),J(12,36,6,"pen-wide"),J(36,36,6,"pen-wide"),J(24,18.5,1.8,"spot")],paper:()=>[Y("M11 5h20l7 7v31h-27z","paper"),Y("M31 5v7h7M16 19h16M16 26h16M16 33h11","pen")],stag:()=>[Y("M18 22q6 -4 12 0l-2 15q-4 6 -8 0z"),Y("M19 22q-8 -3 -8 -16M12 14l-6 -4M15 19l-8 0M29 22q8 -3 8 -16M36 14l6 -4M33 19l8 0","pen-wide"),J(21,28,1.4,"spot"),J(27,28,1.4,"spot")],hare:()=>[Y("M19 24q-7 -14 -2 -20q6 5 5 18M29 24q7 -14 2 -20q-6 5 -5 18"),J(24,32,11),J(20,30,1.4,"spot"),J(28,30,1.4,"spot"),Y("M21 37q3 2 6 0","pen")],high:()=>Ht("A"),low:()=>Ht("2"),heads:()=>Ut("H"),tails:()=>Ut("T")};function Vt(t,e,s,n){let o=n/4,r=de[t].map(a=>J(e+o*(1+a%3),s+o*(1+Math.floor(a/3)),n/13,"spot"));return[A("rect",{x:e,y:s,width:n,height:n,rx:n/6,class:"cg-face-paper"}),...r]}function fe(t){let e=me.exec(t);if(!e)return[];let[s,n]=[Number(e[1]),Number(e[3]??e[1])];return Array.from({length:n-s+1},(o,r)=>s+r)}function vt(t,e=null){let s=t===null?[]:fe(t),n=e===null?s:s.slice(Math.floor(e*s.length)).slice(0,1),o=n.length?n.flatMap((r,a)=>n.length===1?Vt(r,6,6,36):Vt(r,3+22*(a%2),n.length>2?3+22*Math.floor(a/2):14,20)):t===null?[Y("M12 5h24a3 3 0 0 1 3 3v32a3 3 0 0 1 -3 3h-24a3 3 0 0 1 -3 -3v-32a3 3 0 0 1 3 -3z"),Y("M15 11h18v26h-18zM15 24h18M24 11v26","pen")]:Object.hasOwn(Jt,t)?Jt[t]():null;return o&&A("svg",{class:"cg-face-drawing",viewBox:`0 0 ${Ft} ${Ft}`,"aria-hidden":"true"},...o)}var kt=-1;function be({model:t,el:e}){let[s,n]=[t.get("habits"),t.get("options")],{pays:o,rows:r,columns:a}=t.get("game"),{rounds:l}=n,p=Yt(n),y=()=>Math.floor(p()*s.length),q=0,L=null,M=w=>dt(s[q].states,w),x=ht(i("rounds.against"),[[kt,i("rounds.hidden")],...s.map(({name:w},h)=>[h,w])],t.get("chosen"),w=>{t.tell({chosen:w,played:[]}),$()}),u=c("div",{class:"cg-track"}),g=nt(),f=c("p",{class:"cg-score"}),m=c("div",{class:"cg-moves cg-choices",role:"group"}),v=c("div",{class:"cg-pays cg-still"},b());ot({model:t,el:e},"rounds",c("div",{class:"cg-settings"},x),v,u,f,m,g),$();function b(){let w=c("tr",{},c("td",{}),a.map(k=>c("th",{scope:"col"},k))),h=r.map((k,d)=>c("tr",{},c("th",{scope:"row"},k),a.map((N,O)=>c("td",{"data-cell":`${d}${O}`},o[d][O].map(H).join(", ")))));return c("table",{},c("caption",{class:"cg-said"},i("rounds.pays")),c("thead",{},w),c("tbody",{},h))}function $(){let w=t.get("chosen");q=w===kt?y():w,L=null,j(!1)}function E(){let w=t.get("played");return w.map((h,k)=>[h,M(w.slice(0,k))])}function S(w){t.tell({played:[...t.get("played"),w]}),j(!0)}function C(w){let h=t.get("played"),k=h.findIndex((N,O)=>dt(s[w].states,h.slice(0,O))!==M(h.slice(0,O))),d=s[q].name;if(w===q)L=i("rounds.right",{name:d});else if(k<0)L=i("rounds.asGood",{name:d});else{let N=a[dt(s[w].states,h.slice(0,k))];L=i("rounds.wrong",{guess:s[w].name,choice:N,n:k+1,name:d})}e.dataset.guess=w===q?"right":k<0?"as good":"wrong",j(!0)}function j(w){let h=E(),k=[0,1].map(G=>h.reduce((mt,[Zt,Tt])=>mt+o[Zt][Tt][G],0)),d=h.length===l,N=d&&t.get("chosen")===kt&&L===null;T(h);let[O,B]=k.map(H);f.textContent=i("rounds.score",{a:O,b:B});let _=h.at(-1);for(let G of v.querySelectorAll("td[data-cell]"))G.classList.toggle("cg-lit",_!==void 0&&G.getAttribute("data-cell")===_.join(""));g.textContent=[_?P(_):i("rounds.begin"),d?D(O,B,N):V(h.length)].join(" "),m.setAttribute("aria-label",N?i("rounds.who"):i("rounds.choose")),m.classList.toggle("cg-drawn",!d&&r.some(G=>vt(G))),m.replaceChildren(...R(d,N)),e.dataset.state=N?"asks":d?"over":"yours",e.dataset.sums=k.join(","),w&&m.querySelector("button")?.focus({preventScroll:!0})}function P([w,h]){let[k,d]=o[w][h].map(H);return i("rounds.happened",{mine:r[w],theirs:a[h],a:k,b:d})}function V(w){return i("rounds.round",{n:w+1,all:l})}function D(w,h,k){let{name:d,does:N,states:O}=s[q],B=i("rounds.over",{a:w,b:h});if(k)return`${B} ${i("rounds.who")}`;let _=H(Gt(o,O,l).most);return[B,L??i("rounds.was",{name:d}),i("rounds.does",{does:N,all:l,most:_})].join(" ")}function R(w,h){if(h)return s.map(({name:k},d)=>F(k,()=>C(d)));if(w){let k=()=>{t.tell({played:[]}),$(),m.querySelector("button")?.focus({preventScroll:!0})};return[F(i("rounds.again"),k,{class:"cg-main"})]}return r.map((k,d)=>F([vt(k),c("span",{},`${"●○"[d]} ${k}`)].filter(Boolean),()=>S(d),{class:"cg-move cg-choosing"}))}function T(w){let h=(k,d,N)=>c("tr",{},c("th",{scope:"row"},k),Array.from({length:l},(O,B)=>{let _=w[B]?.[N],G=_===void 0?"·":"●○"[_],mt=_===void 0?i("rounds.notYet"):d[_];return c("td",{class:_===void 0?null:_?"cg-hard":"cg-kind"},c("span",{"aria-hidden":"true"},G),c("span",{class:"cg-said"},mt))}));u.replaceChildren(c("table",{},c("caption",{class:"cg-said"},i("rounds.table")),c("tbody",{},h(i("rounds.you"),r,0),h(i("rounds.other"),a,1))),c("p",{class:"cg-legend"},i("rounds.legend",{first:r[0],second:r[1]})))}}var Qt={traits:["game","habits","options","chosen","played"],draw:be};var Xt={table:{game:"Game",back:"As it was",first:"first player",second:"second player",entry:"{who}, when the first chooses {row} and the second {column}",whose:"Rows are chosen by the first player, columns by the second. In each cell, left: what the first gets; right: the second.",marks:"Line below a number: a best reply. Framed: both are best replies.",refused:"Whole numbers from −99 to 99 can stand here.",scrolls:"The table, which scrolls sideways",none:"No cell is framed: wherever they are, somebody would rather change.",one:"An equilibrium: {cells}.",several:"{n} equilibria in single choices: {cells}.",cell:"({row}, {column})",strike:"Strike out a dominated choice",undo:"Back",struck:"{out} is struck out: {by} brings the {who} more, whatever the other does.",strikeNone:"Nothing is strictly dominated here.",strikeNoMore:"Nothing more is strictly dominated.",square:"The square of mixtures. Across: how often the first player chooses {row}, from never to always; upwards: how often the second chooses {column}.",all:"All equilibria, mixtures too: {list}.",point:"({p}, {q}), which brings {a} and {b}",span:"all from ({p}, {q}) to ({u}, {v})",area:"the whole square",axis:"{choice}: {p}",slider:"The {who} chooses {choice} in {n} of 12 rounds",gets:"The {who} would get {a} by {first} and {b} by {second}",would:"{gets}: rather {choice}.",either:"{gets}: either will do.",meets:"Neither gains by a change: an equilibrium.",curves:"Solid: best replies of the first player. Dashed: of the second. Discs, or a thick band: equilibria. Drag the cross, or use the sliders."},rounds:{against:"Against",hidden:"one of them, hidden",legend:"● {first}  ○ {second}",you:"You",other:"It",round:"Round {n} of {all}.",begin:"Both choose at the same time. The first choice is yours.",happened:"You: {mine}. It: {theirs}. That brings you {a} and it {b}.",score:"You {a}, it {b}",table:"What has happened, round by round",notYet:"not yet",over:"Over: you have {a}, it has {b}.",who:"Who was it?",right:"Yes, it was {name}.",asGood:"That would have done the same, but it was {name}.",wrong:"No: {guess} would have chosen {choice} in round {n}. It was {name}.",was:"It was {name}.",does:"{does} In {all} rounds {most} could be had against it.",again:"Play again",pays:"What the choices bring, you and it",choose:"Your choice"},bargain:{plane:"Across: what the first player gets; upwards: the second. The polygon holds all that can be agreed upon without payments.",threat:"The {who} threatens {choice} in {n} of 12 cases",reply:"Let the second answer",answered:"The second threatens {choice}.",without:"Without an agreement: {a} and {b}.",together:"Together they can have {sum}, by {cells}. Shared evenly over the threats: {a} and {b}.",pays:"So the {from} pays the {to} {n}.",paysNone:"So nobody pays anything.",legend:"Cross: what the threats bring. Disc: the agreement. Solid line: all that side payments can make of the largest sum. Dashed: the same gain for both."}};var ws=_t({bargain:Bt,bimatrix:Rt,rounds:Qt},[Xt],Mt);export{ws as default};

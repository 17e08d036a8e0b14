var Tt=`/* games of strategy: tables of pay-offs, their graphs, lines over rounds */
.cg .cg-pay-table table {
  margin: 0;
  border-collapse: collapse;
  font-variant-numeric: lining-nums tabular-nums;
}
.cg .cg-pay-table th,
.cg .cg-pay-table td {
  min-width: 3.4rem;
  height: 2.9rem;
  padding: 0.15rem 0.4rem;
  border: 1px solid var(--cg-line);
  background: var(--cg-sheet);
  color: var(--cg-ink);
  text-align: center;
}
.cg .cg-pay-table td {
  background: var(--cg-field);
}
.cg .cg-pay-table .cg-void {
  border: 0;
  background: none;
}
.cg .cg-pay-table .cg-margin {
  border-style: dotted;
  background: var(--cg-sheet);
  color: var(--cg-soft);
  font-weight: 400;
  font-size: 0.92rem;
}
.cg .cg-pay-table .cg-best-bound {
  color: var(--cg-p);
  font-weight: 700;
  text-decoration: underline 2px;
  text-underline-offset: 0.25em;
}
.cg .cg-pay-table td.cg-saddle {
  box-shadow: inset 0 0 0 3px var(--cg-p);
}
.cg .cg-pay-table .cg-struck,
.cg .cg-pay-table .cg-struck input,
.cg .cg-pay-table .cg-struck button {
  color: var(--cg-going);
  text-decoration: line-through 2px;
}
.cg .cg-pay-table input {
  width: 3.6rem;
  min-height: 2.5rem;
  padding: 0.1rem;
  border: 0;
  border-radius: 0.3rem;
  background: none;
  color: inherit;
  font: inherit;
  text-align: center;
  appearance: textfield;
}
.cg-pay-table input::-webkit-inner-spin-button {
  appearance: none;
  margin: 0;
}
.cg .cg-strike {
  width: 100%;
  font-weight: 600;
}
.cg-matrix-game .cg-status,
.cg-fictitious .cg-status {
  min-height: 4.4em;
}
.cg-sliding > span {
  color: var(--cg-soft);
  font-size: 0.92rem;
}
.cg-graph-place {
  min-height: 3rem;
}
.cg-line-graph svg {
  display: block;
  width: 100%;
  max-width: 30rem;
  margin: 0.4rem auto;
}
.cg-line-graph text {
  fill: var(--cg-ink);
  font-size: 15px;
}
.cg-line-graph path {
  fill: none;
  stroke: var(--cg-going);
  stroke-width: 1.5;
}
.cg-line-graph .cg-zero {
  stroke-dasharray: 2 5;
}
.cg-line-graph .cg-axis {
  stroke: var(--cg-ink);
}
.cg-line-graph .cg-line {
  stroke: var(--cg-soft);
  stroke-width: 2;
}
.cg-line-graph .cg-envelope {
  stroke: var(--cg-p);
  stroke-width: 4.5;
  stroke-linejoin: round;
}
.cg-line-graph .cg-at {
  stroke-dasharray: 5 4;
}
.cg-line-graph .cg-spot-on {
  fill: var(--cg-n);
  stroke: var(--cg-sheet);
  stroke-width: 2;
}
.cg-line-graph .cg-end-grip {
  fill: var(--cg-chip);
  stroke: var(--cg-chip-edge);
  stroke-width: 2;
  cursor: ns-resize;
  touch-action: none;
}
.cg-line-graph .cg-end-grip:focus-visible {
  outline: none;
  stroke: var(--cg-p);
  stroke-width: 5;
}
.cg-chart {
  position: relative;
  margin: 0.6rem 0 0;
}
.cg-chart svg {
  display: block;
  width: 100%;
  height: 9.5rem;
  border: 1px solid var(--cg-line);
  border-radius: 0.3rem;
  background: var(--cg-field);
}
.cg-chart > span {
  position: absolute;
  color: var(--cg-soft);
  font-size: 0.8rem;
}
.cg-chart > .cg-top {
  top: 0.1rem;
  left: 0.35rem;
}
.cg-chart > .cg-low {
  top: 8.2rem;
  left: 0.35rem;
}
.cg-chart > .cg-from,
.cg-chart > .cg-end {
  top: 9.6rem;
}
.cg-chart > .cg-end {
  right: 0;
}
.cg-curve {
  fill: none;
  stroke-width: 2;
  vector-effect: non-scaling-stroke;
}
.cg-curve-value {
  stroke: var(--cg-ink);
  stroke-dasharray: 6 4;
}
.cg-curve-own {
  stroke: var(--cg-p);
}
.cg-curve-upper {
  stroke: var(--cg-n);
}
.cg-key {
  display: flex;
  flex-wrap: wrap;
  gap: 0 1.2rem;
  justify-content: center;
  padding-top: 0.9rem;
  font-size: 0.9rem;
}
.cg-key span::before {
  content: "";
  display: inline-block;
  width: 1.6rem;
  margin-right: 0.4rem;
  vertical-align: middle;
  border-top: 3px solid var(--cg-ink);
}
.cg-key .cg-curve-value::before {
  border-top-style: dashed;
}
.cg-key .cg-curve-own::before {
  border-color: var(--cg-p);
}
.cg-key .cg-curve-upper::before {
  border-color: var(--cg-n);
}
.cg-mixed-play .cg-many button {
  min-height: 2.75rem;
}
.cg-mixed-play .cg-foot {
  display: flex;
  flex-wrap: wrap;
  gap: 0.2rem 0.9rem;
  align-items: center;
  border: 0;
}
@media (max-width: 30rem) {
  .cg-matrix-game .cg-status,
  .cg-fictitious .cg-status {
    min-height: 7.4em;
  }
  .cg-mixed-play .cg-score {
    min-height: 4.4em;
  }
  .cg .cg-pay-table th,
  .cg .cg-pay-table td {
    min-width: 2.5rem;
    padding: 0.1rem;
  }
  .cg .cg-pay-table input {
    width: 2.6rem;
  }
}
`;function me(t,e){for(;e;)[t,e]=[e,t%e];return t<0n?-t:t}function R(t,e=1n){let n=me(t,e)*(e<0n?-1n:1n);return{n:t/n,d:e/n}}var mt=(t,e)=>R(t.n*e.d+e.n*t.d,t.d*e.d),gt=(t,e)=>R(t.n*e.n,t.d*e.d),rt=(t,e)=>Number(t.n*e.d-e.n*t.d),bt=({n:t,d:e})=>e===1n?String(t):`${t}/${e}`,ut=({n:t,d:e})=>Number(t)/Number(e);var Pt=t=>t[0].map((e,n)=>t.map(r=>r[n])),Mt=t=>Pt(t).map(e=>e.map(n=>-n));function Rt(t){let e=t.map(s=>Math.min(...s)),n=Pt(t).map(s=>Math.max(...s)),r=t.flatMap((s,a)=>s.flatMap((p,g)=>p===e[a]&&p===n[g]?[[a,g]]:[]));return{least:e,greatest:n,saddles:r}}function xt(t){let e=1-Math.min(...t.flat()),{total:n,over:r,mine:s,theirs:a}=ge(t.map(g=>g.map(i=>BigInt(i+e)))),p=g=>g.map(i=>R(i,n));return{value:R(r-BigInt(e)*n,n),rows:p(s),columns:p(a)}}function ge(t){let[e,n]=[t.length,t[0].length],r=[...t.map(i=>[...i,1n]),[...Array(n).fill(-1n),0n]],s=[...Array(n).keys()],a=[...Array(e).keys()].map(i=>n+i),p=1n;for(;;){let i=s.map((M,y)=>y).filter(M=>r[e][M]<0n);if(!i.length)break;let c=i.reduce((M,y)=>s[y]<s[M]?y:M),f=-1;for(let M=0;M<e;M++){if(r[M][c]<=0n)continue;let y=f<0?1n:r[f][n]*r[M][c]-r[M][n]*r[f][c];(y>0n||y===0n&&a[M]<a[f])&&(f=M)}let u=r[f][c];r.forEach((M,y)=>{if(y===f)return;let E=M[c];M.forEach((z,F)=>M[F]=(z*u-E*r[f][F])/p),M[c]=-E}),r[f][c]=p,p=u,[s[c],a[f]]=[a[f],s[c]]}let g=Array(n+e).fill(0n);return a.forEach((i,c)=>i<n&&(g[i]=r[c][n])),s.forEach((i,c)=>i>=n&&(g[i]=r[e][c])),{total:r[e][n],over:p,mine:g.slice(n),theirs:g.slice(0,n)}}var It=(t,e)=>Pt(t).map(n=>n.map((r,s)=>gt(e[s],R(BigInt(r)))).reduce((r,s)=>mt(r,s)));function Ht(t,e){let n=t.flatMap((p,g)=>g===e?[]:g),r=n.find(p=>t[p].every((g,i)=>g>=t[e][i])),s=p=>t.map((g,i)=>p[n.indexOf(i)]??R(0n));if(r!==void 0)return{by:s(n.map(g=>R(g===r?1n:0n))),strictly:t[r].every((g,i)=>g>t[e][i])};if(!n.length)return{against:t[0].map((p,g)=>R(g?0n:1n))};let a=xt(n.map(p=>t[p].map((g,i)=>g-t[e][i])));return a.value.n<0n?{against:a.columns}:{by:s(a.rows),strictly:a.value.n>0n}}function Ot([t,e]){let n=e.map((i,c)=>({low:i,slope:t[c]-i})),r=(i,c)=>i.reduce((f,u)=>c(u,f)<0?u:f),s=r(n,(i,c)=>i.low-c.low||i.slope-c.slope),a=[[R(0n),R(BigInt(s.low))]];for(;;){let i=n.filter(({slope:f})=>f<s.slope).map(f=>({p:R(BigInt(f.low-s.low),BigInt(s.slope-f.slope)),line:f}));if(!i.length)break;let c=r(i,(f,u)=>rt(f.p,u.p)||f.line.slope-u.line.slope);if(c.p.n>=c.p.d)break;s=c.line,a.push([c.p,mt(R(BigInt(s.low)),gt(c.p,R(BigInt(s.slope))))])}a.push([R(1n),R(BigInt(s.low+s.slope))]);let p=a.reduce((i,c)=>rt(c[1],i[1])>0?c:i)[1],g=a.filter(([,i])=>rt(i,p)===0).map(([i])=>i);return{corners:a,value:p,best:[g[0],g[g.length-1]]}}var Wt=(t,e=0,n=0)=>({n:0,byRow:t.map(()=>0),byColumn:t[0].map(()=>0),i:e,j:n});function Ut(t,{n:e,byRow:n,byColumn:r,i:s,j:a}){let p=n.map((i,c)=>i+t[c][a]),g=r.map((i,c)=>i+t[s][c]);return{n:e+1,byRow:p,byColumn:g,i:p.indexOf(Math.max(...p)),j:g.indexOf(Math.min(...g))}}function m(t,e={},...n){let r=document.createElement(t);for(let[s,a]of Object.entries(e))s.startsWith("on")?r.addEventListener(s.slice(2),a):a===!0?r.setAttribute(s,""):a!==!1&&a!=null&&r.setAttribute(s,a);return r.append(...n.flat().filter(s=>s!=null&&s!==!1)),r}function V(t,e={},...n){let r=document.createElementNS("http://www.w3.org/2000/svg",t);for(let[s,a]of Object.entries(e))a!=null&&r.setAttribute(s,String(a));return r.append(...n),r}var Q=(t,e,n={})=>m("button",{type:"button",onclick:e,...n},t);var he=0;function Jt(t,e,n,r){let s=`cg-choice-${he++}`;return m("fieldset",{class:"cg-choice"},m("legend",{},t),e.map(([a,p])=>m("label",{},m("input",{type:"radio",name:s,value:a,checked:a===n,onchange:()=>r(a)}),m("span",{},p))))}var wt=(t="")=>m("p",{class:"cg-status",role:"status"},t);function yt({model:t,el:e},n,...r){let[s,a]=[t.get("title"),t.get("rule")];e.classList.add("cg",`cg-${n}`);let p=m("div",{class:"cg-head"},m("p",{class:"cg-title"},s),a&&m("p",{class:"cg-rule"},a));e.append(p,...r.filter(Boolean))}var qt={},Dt=t=>Object.assign(qt,t);function l(t,e={}){let n=t.split(".").reduce((r,s)=>r?.[s],qt);if(n===void 0)throw new Error(`no words for ${t}`);return n.replace(/\{(\w+)\}/g,(r,s)=>e[s]??"")}var at=(t,e=", ")=>t.length<2?t.join(""):t.slice(0,-1).join(", ")+e+t.at(-1),Nt=t=>t.charAt(0).toUpperCase()+t.slice(1);var[Vt,Kt,Qt]=[400,150,8];function jt({series:t,span:[e,n],label:r,from:s,to:a}){let p=([c,f])=>`${(c*Vt).toFixed(1)} ${(Qt+(n-f)/(n-e)*(Kt-2*Qt)).toFixed(1)}`,g=t.map(({points:c,mark:f})=>V("path",{d:c.length?`M${c.map(p).join("L")}`:"",class:`cg-curve ${f}`})),i=c=>String(Math.round(c*100)/100).replace("-","−");return m("div",{class:"cg-chart"},V("svg",{viewBox:`0 0 ${Vt} ${Kt}`,role:"img","aria-label":r,preserveAspectRatio:"none"},...g),m("span",{class:"cg-top","aria-hidden":"true"},i(n)),m("span",{class:"cg-low","aria-hidden":"true"},i(e)),m("span",{class:"cg-from","aria-hidden":"true"},s),m("span",{class:"cg-end","aria-hidden":"true"},a),m("p",{class:"cg-key"},t.map(({name:c,mark:f})=>m("span",{class:f},c))))}var J=t=>String(t).replace("-","−"),nt=t=>J(t>0?`+${t}`:t);function vt({rows:t,columns:e,cell:n,head:r=null,margins:s=[]}){let a=r??((y,E)=>(y?e:t)[E]),p=s.filter(({of:y})=>y[0]),g=s.filter(({of:y})=>y[1]),i=t.map((y,E)=>e.map((z,F)=>m("td",{},n(E,F)))),c=[t.map((y,E)=>m("th",{scope:"row"},a(0,E))),e.map((y,E)=>m("th",{scope:"col"},a(1,E)))],f=y=>Array.from({length:y},()=>m("td",{class:"cg-void"})),u=m("table",{"aria-label":l("matrix.table")},m("thead",{},m("tr",{},m("td",{class:"cg-void"}),c[1],p.map(y=>m("th",{scope:"col",class:"cg-margin"},y.name)))),m("tbody",{},t.map((y,E)=>m("tr",{},c[0][E],i[E],p.map(({of:z})=>m("td",{class:"cg-margin"},z[0][E])))),g.map(y=>m("tr",{},m("th",{scope:"row",class:"cg-margin"},y.name),y.of[1].map(E=>m("td",{class:"cg-margin"},E)),f(p.length))))),M={class:"cg-scroll cg-pay-table",tabindex:0,role:"group","aria-label":l("matrix.table")};return{element:m("div",M,u),cells:i,heads:c}}var fe=[1,10,100,1e3],de=300;function be({model:t,el:e}){let{rows:n,columns:r,entries:s}=t.get("table"),{most:a,row:p,column:g}=t.get("options"),{value:i}=xt(s),c=[n.map(()=>0),r.map(()=>0)],f=[],u=Wt(s,p,g),M=c.map(d=>d.map(()=>m("span",{}))),y=c.map(d=>d.map(()=>m("span",{}))),E=vt({rows:n,columns:r,cell:(d,H)=>nt(s[d][H]),margins:[{name:l("fictitious.count"),of:M},{name:l("fictitious.answers"),of:y}]}),z=wt(),F=m("div",{}),K=fe.filter(d=>d<=a).map(d=>Q(d===1?l("fictitious.one"):l("fictitious.several",{n:d}),()=>Z(d),{class:d===1&&"cg-main"})),tt=Q(l("fictitious.anew"),()=>Z(-u.n));yt({model:t,el:e},"fictitious",E.element,z,m("div",{class:"cg-tools"},K,tt),F),et(Math.min(t.get("rounds"),a)),pt();function Z(d){let H=Math.min(a,u.n+d);H<u.n&&(u=Wt(s,p,g),f=[],c.forEach(C=>C.fill(0))),et(H-u.n),t.tell({rounds:u.n}),pt()}function et(d){for(let H=0;H<d;H++)c[0][u.i]++,c[1][u.j]++,u=Ut(s,u),f.push([Math.min(...u.byColumn)/u.n,Math.max(...u.byRow)/u.n])}function pt(){let{n:d,byRow:H,byColumn:C}=u,_=$=>d?nt(Math.round(100*$/d)/100):"–";[H,C].forEach(($,B)=>$.forEach((b,x)=>{M[B][x].textContent=String(c[B][x]),y[B][x].textContent=_(b),y[B][x].classList.toggle("cg-best-bound",d>0&&x===(B?u.j:u.i))})),K.forEach($=>$.disabled=d>=a),z.textContent=O(),F.replaceChildren(W()),e.dataset.rounds=String(d)}function O(){let{n:d,i:H,j:C,byRow:_,byColumn:$}=u,B={row:n[H],column:r[C]};if(!d)return l("fictitious.first",B);let[b,x]=[Math.min(...$),Math.max(..._)].map(I=>J(bt(R(BigInt(I),BigInt(d))))),N=d<a?l("fictitious.next",B):l("fictitious.full");return[l("fictitious.rounds",{n:d}),l("fictitious.bounds",{low:b,high:x}),N].join(" ")}function W(){let d=Math.max(u.n,10),H=b=>Math.log(b)/Math.log(d),C=f.map((b,x)=>x+1).filter((b,x)=>x===f.length-1||xe(b,d)),_=b=>C.map(x=>[H(x),f[x-1][b]]),$=s.flat(),B=ut(i);return jt({series:[{points:[[0,B],[1,B]],name:l("fictitious.value"),mark:"cg-curve-value"},{points:_(1),name:l("fictitious.upper"),mark:"cg-curve-upper"},{points:_(0),name:l("fictitious.lower"),mark:"cg-curve-own"}],span:[Math.min(...$),Math.max(...$)],label:l("fictitious.picture",{n:u.n,value:J(bt(i))}),from:"1",to:String(d)})}}function xe(t,e){let n=r=>Math.floor(de*Math.log(r)/Math.log(e));return t===1||n(t)>n(t-1)}var Xt={traits:["table","rounds","options"],draw:be};var[we,ht,Yt,Zt,ot]=[440,260,80,360,16],ye={ArrowUp:1,ArrowRight:1,ArrowDown:-1,ArrowLeft:-1,PageUp:5,PageDown:-5};function te({names:t,ends:e,say:n,change:r,most:s}){let a=[-1,1],p=!1,g=t.map(()=>V("path",{class:"cg-line"})),i=t.map(O=>[V("text",{"text-anchor":"end"},O),V("text",{},O)]),c=t.map((O,W)=>[0,1].map(d=>et(W,d))),f=V("path",{class:"cg-envelope"}),u=V("path",{class:"cg-at"}),M=V("circle",{r:6,class:"cg-spot-on"}),y=V("path",{class:"cg-axis"}),E=V("path",{class:"cg-zero"}),z=V("svg",{viewBox:`0 0 ${we} ${ht}`,role:"group"},E,y,u,...g,f,...i.flat(),M,...c.flat()),F=O=>ot+(a[1]-O)/(a[1]-a[0])*(ht-2*ot),K=O=>Yt+O*(Zt-Yt),tt=O=>`M${O.map(([W,d])=>`${K(W).toFixed(1)} ${F(d).toFixed(1)}`).join("L")}`,Z=O=>Math.max(-s,Math.min(s,Math.round(O)));function et(O,W){let d=V("circle",{r:9,class:"cg-end-grip",role:"slider",tabindex:0,"aria-orientation":"vertical"});d.addEventListener("keydown",C=>{let _=e(O)[W],$=C.key==="Home"?-s:C.key==="End"?s:_+(ye[C.key]??NaN);Number.isNaN($)||(C.preventDefault(),r(O,W,Z($)))}),d.addEventListener("pointerdown",C=>{C.button||!C.isPrimary||(C.preventDefault(),d.focus({preventScroll:!0}),d.setPointerCapture(C.pointerId),p=!0)}),d.addEventListener("pointermove",C=>{if(!p||!d.hasPointerCapture(C.pointerId))return;let _=z.getBoundingClientRect(),$=(C.clientY-_.top)/_.height*ht,B=Z(a[1]-($-ot)/(ht-2*ot)*(a[1]-a[0]));B!==e(O)[W]&&r(O,W,B)});let H=()=>{p&&(p=!1,r(O,W,e(O)[W]))};return d.addEventListener("pointerup",H),d.addEventListener("pointercancel",H),d}function pt({corners:O,p:W,height:d,label:H}){let C=t.map((_,$)=>e($));p||(a=[Math.max(-s,Math.min(0,...C.flat())-1)-.4,Math.min(s,Math.max(0,...C.flat())+1)+.4]),z.setAttribute("aria-label",H),y.setAttribute("d",`M${Yt} ${ot}V${ht-ot}M${Zt} ${ot}V${ht-ot}`),E.setAttribute("d",tt([[0,0],[1,0]])),f.setAttribute("d",tt(O)),u.setAttribute("d",`M${K(W)} ${ot}V${ht-ot}`),M.setAttribute("cx",String(K(W))),M.setAttribute("cy",String(F(d))),C.forEach((_,$)=>{g[$].setAttribute("d",tt([[0,_[0]],[1,_[1]]])),_.forEach((B,b)=>{let x=C.slice(0,$).filter(X=>X[b]===B).length,N=K(b)+(b?1:-1)*20*x,I=c[$][b];I.setAttribute("cx",String(N)),I.setAttribute("cy",String(F(B))),I.setAttribute("aria-label",n($,b)),I.setAttribute("aria-valuenow",String(B)),I.setAttribute("aria-valuemin",String(-s)),I.setAttribute("aria-valuemax",String(s));let U=i[$][b];U.setAttribute("x",String(N+(b?14:-14))),U.setAttribute("y",String(F(B)+5))})})}return{element:m("div",{class:"cg-line-graph"},z),update:pt}}var ve=60,it=t=>J(bt(t)),Et=t=>R(BigInt(t)),Lt=t=>R(-t.n,t.d);function ke({model:t,el:e}){let{rows:n,columns:r}=t.get("table"),{parts:s,most:a}=t.get("options"),p=[n,r],g=Object.fromEntries(s.map(o=>[o,!0])),i=t.get("entries").map(o=>[...o]),c=t.get("struck").map(o=>[...o]),f=!1,u=R(1n,2n),M=null,y="",E=wt(),z=n.map((o,h)=>r.map((w,k)=>B(o,w,h,k))),F=(o,h)=>z[o][h]??"",K=n.map(()=>m("span",{})),tt=r.map(()=>m("span",{})),Z=p.map(o=>o.map(()=>m("span",{}))),et=[g.bounds&&{name:l("matrix.least"),of:[K,null]},g.bounds&&{name:l("matrix.greatest"),of:[null,tt]},g.solution&&{name:l("matrix.chance"),of:Z}].filter(Boolean),O=vt({rows:n,columns:r,cell:F,head:(o,h)=>g.strike?Q(p[o][h],()=>kt(o,h),{class:"cg-strike","aria-pressed":"false","aria-label":l("matrix.strike",{line:b(o,h)})}):p[o][h],margins:et}),W=g.strike&&Q(l("matrix.undo"),Ct),d=g.solution&&Q("",()=>_t(!f),{class:"cg-main","aria-pressed":"false"}),H=Q(l("matrix.anew"),()=>{i=t.get("table").entries.map(o=>[...o]),z.forEach((o,h)=>o.forEach((w,k)=>w.value=String(i[h][k]))),c=[],f=!1,u=R(1n,2n),I()}),C=g.graph&&m("div",{class:"cg-graph-place"}),_=m("input",{type:"range",class:"cg-slider",min:0,step:1,oninput:q}),$=g.graph&&m("label",{class:"cg-sliding"},m("span",{}),_);yt({model:t,el:e},"matrix-game",O.element,C,$,E,m("div",{class:"cg-tools"},d,W,H)),X(),E.textContent=U();function B(o,h,w,k){let j=()=>{E.textContent=l("matrix.whole",{least:J(-a),most:a})};return m("input",{type:"number",step:1,min:-a,max:a,value:i[w][k],"aria-label":l("matrix.entry",{row:o,column:h}),onkeydown:v=>v.stopPropagation(),onfocus:v=>v.target.select(),oninput:v=>{let A=Number(v.target.value);if(v.target.value===""||!Number.isInteger(A)||Math.abs(A)>a)return j();i[w][k]=A,I()},onchange:v=>v.target.value=String(i[w][k])})}function b(o,h){return l(o?"matrix.column":"matrix.row",{name:p[o][h]})}function x(){let o=p.map((h,w)=>h.map((k,j)=>j).filter(k=>!N(w,k)));return{alive:o,small:o[0].map(h=>o[1].map(w=>i[h][w]))}}function N(o,h){return c.some(([w,k])=>w===o&&k===h)}function I(){t.tell({entries:i.map(o=>[...o]),struck:c.map(o=>[...o])}),X(),E.textContent=U()}function U(){return f?Bt():g.bounds?ct():M?T():g.solution?l("matrix.ask"):""}function X(){let{alive:o,small:h}=x(),w=Rt(h),[k,j]=[Math.max(...w.least),Math.min(...w.greatest)],v=w.saddles.map(([D,L])=>`${o[0][D]},${o[1][L]}`),A=f?xt(h):null;O.cells.forEach((D,L)=>D.forEach((G,P)=>{let S=N(0,L)||N(1,P);G.classList.toggle("cg-struck",S),G.classList.toggle("cg-saddle",!!g.bounds&&v.includes(`${L},${P}`)),z[L][P].disabled=S})),p.forEach((D,L)=>D.forEach((G,P)=>{let S=o[L].indexOf(P),Y=(L?tt:K)[P],st=(L?w.greatest:w.least)[S];Y.textContent=S<0?"":J(st),Y.classList.toggle("cg-best-bound",st===(L?j:k));let $t=A&&(L?A.columns:A.rows);Z[L][P].textContent=S<0?"–":$t?it($t[S]):"?",O.heads[L][P].classList.toggle("cg-struck",S<0),O.heads[L][P].querySelector("button")?.setAttribute("aria-pressed",String(S<0))})),d&&(d.textContent=l(f?"matrix.hide":"matrix.solve"),d.setAttribute("aria-pressed",String(f))),W&&(W.disabled=!c.length),e.dataset.value=A?bt(A.value):"",e.dataset.left=`${o[0].length}x${o[1].length}`,e.dataset.entries=JSON.stringify(i),g.graph&&St()}function ct(){let{alive:o,small:h}=x(),{least:w,greatest:k,saddles:j}=Rt(h);if(!j.length)return l("matrix.noSaddle",{low:J(Math.max(...w)),high:J(Math.min(...k))});let[v,A]=j[0],D={row:n[o[0][v]],column:r[o[1][A]],pay:J(h[v][A]),many:j.length};return l(j.length>1?"matrix.saddles":"matrix.saddle",D)}function _t(o){f=o;let h=g.graph&&o?dt():null;h&&(u=Ot(h.own).best[0]),X(),E.textContent=U()}function Bt(){let{small:o}=x(),h=xt(o),w=at(It(o,h.rows).map(it)),k=at(It(Mt(o),h.columns).map(j=>it(Lt(j))));return l("matrix.value",{value:it(h.value),brings:w,costs:k})}function kt(o,h){let w=Nt(b(o,h));if(N(o,h)){c=c.filter(([P,S])=>P!==o||S!==h),I(),E.textContent=l("matrix.back",{line:w});return}let{alive:k,small:j}=x(),v=o?Mt(j):j,A=k[o].indexOf(h),D=P=>o?Lt(P):P,L=P=>at(P.map(S=>it(D(S)))),G=Ht(v,A);if(G.by){let P=L(v[A].map(Et)),S=L(It(v,G.by)),Y=ft(o,k[o],G.by);c=[...c,[o,h]],I();let st=x().small,$t=[st,Mt(st)].some(Ft=>Ft.some((Se,ue)=>Ht(Ft,ue).by)),Gt=l(o?"matrix.struckColumn":"matrix.struck",{line:w,by:Nt(Y),better:S,worse:P});E.textContent=$t?Gt:`${Gt} ${l("matrix.none")}`}else if(v.length===1)E.textContent=l(o?"matrix.lastColumn":"matrix.lastRow",{line:w});else{let P=v[A].map((Y,st)=>gt(G.against[st],Et(Y))).reduce((Y,st)=>mt(Y,st)),S=ft(1-o,k[1-o],G.against);E.textContent=l(o?"matrix.keptColumn":"matrix.kept",{line:w,mix:S,own:it(D(P))})}}function ft(o,h,w){let k=w.flatMap((j,v)=>j.n?[[j,b(o,h[v])]]:[]);return k.length===1?k[0][1]:k.map(([j,v])=>l("matrix.part",{p:it(j),name:v})).join(l("matrix.with"))}function Ct(){let[o,h]=c.at(-1)??[0,0];kt(o,h)}function dt(){let{alive:o,small:h}=x(),w=o[0].length===2?0:o[1].length===2?1:-1;return w<0?null:{side:w,own:w?Mt(h):h,mine:o[w],others:o[1-w]}}function St(){let o=dt(),h=o?`${o.side}:${o.mine}:${o.others}`:"none";if($.hidden=!o,h!==y&&(y=h,M=o&&At(o),C.replaceChildren(M?M.element:m("p",{class:"cg-legend"},l("matrix.noGraph")))),!o)return;let{side:w,own:k,mine:j,others:v}=o,{corners:A,best:D}=Ot(k),L=Number(D[0].d)*Math.max(1,Math.round(ve/Number(D[0].d)));_.max=String(L),_.value=String(Math.round(ut(u)*L)),u=R(BigInt(_.value),BigInt(L)),$.firstChild.textContent=l("matrix.choose",{line:b(w,j[0])});let G=S=>w?-S:S,P=at(v.map((S,Y)=>l("matrix.line",{name:p[1-w][S],from:J(G(k[1][Y])),to:J(G(k[0][Y]))})));_.setAttribute("aria-valuetext",T()),M.update({corners:A.map(([S,Y])=>[ut(S),G(ut(Y))]),p:ut(u),height:G(ut(lt(k).reduce((S,Y)=>rt(Y,S)<0?Y:S))),label:l("matrix.graph",{line:b(w,j[0]),lines:P})})}function At({side:o,mine:h,others:w}){let k=(v,A)=>o?[w[v],h[A?0:1]]:[h[A?0:1],w[v]],j=([v,A])=>i[v][A];return te({names:w.map(v=>p[1-o][v]),most:a,ends:v=>[j(k(v,0)),j(k(v,1))],say:(v,A)=>{let[D,L]=k(v,A);return l("matrix.handle",{entry:l("matrix.entry",{row:n[D],column:r[L]})})},change:(v,A,D)=>{let[L,G]=k(v,A);i[L][G]=D,z[L][G].value=String(D),I()}})}function lt([o,h]){return o.map((w,k)=>mt(gt(u,Et(w)),gt(mt(Et(1),Lt(u)),Et(h[k]))))}function q(){u=R(BigInt(_.value),BigInt(_.max)),f=!1,X(),E.textContent=T()}function T(){let o=dt();if(!o)return"";let{side:h,own:w,mine:k,others:j}=o,v=lt(w),A=v.reduce((S,Y)=>rt(Y,S)<0?Y:S),D=j.filter((S,Y)=>rt(v[Y],A)===0).map(S=>p[1-h][S]),L={row:Nt(b(h,k[0])),p:it(u),height:it(h?Lt(A):A),name:at(D,l("and"))},G=l(`matrix.${h?"cost":"sure"}${D.length>1?"Two":""}`,L),P=rt(Ot(w).value,A)===0;return`${G} ${l(h?P?"matrix.bottom":"matrix.above":P?"matrix.top":"matrix.below")}`}}var ee={traits:["table","entries","struck","options"],draw:ke};function ne(t){let e=t>>>0;return()=>{e=e+1831565813|0;let n=Math.imul(e^e>>>15,1|e);return n=n+Math.imul(n^n>>>7,61|n)^n,((n^n>>>14)>>>0)/4294967296}}function zt(t,e){let n=e()*t.reduce((a,p)=>a+p,0),r=t.findLastIndex(a=>a>0),s=t.findIndex(a=>(n-=a)<0);return s<0?r:s}var oe=100,Me=400;function Ee({model:t,el:e}){let{rows:n,columns:r,entries:s}=t.get("table"),[a,p]=[t.get("machines"),t.get("options")],g=ne(p.seed??Math.floor(Math.random()*2**32)),i=()=>a[t.get("machine")],c=()=>({name:i().name}),f=[],u=null,M=vt({rows:n,columns:r,cell:(b,x)=>nt(s[b][x])}),y=wt(),E=m("p",{class:"cg-score"}),z=m("div",{}),F=m("div",{class:"cg-moves cg-choices",role:"group","aria-label":l("moves")},n.map((b,x)=>Q(b,()=>_(x),{class:"cg-move cg-choosing"}))),K=n.map(()=>1),tt=m("div",{class:"cg-moves cg-choices cg-many"},n.map((b,x)=>Q(l("mixed.hundred",{row:b}),()=>$(K.map((N,I)=>+(I===x)),b))),Q(l("mixed.hundred",{row:l("mixed.lots")}),()=>$(K,null))),Z=m("p",{class:"cg-legend"}),et=m("details",{class:"cg-more"},m("summary",{}),Z),pt=a.length>1&&Jt(l("mixed.against"),a.map(({name:b},x)=>[x,b]),t.get("machine"),b=>{t.tell({machine:b}),et.removeAttribute("open"),W()}),O=Q(l("mixed.anew"),W);yt({model:t,el:e},"mixed-play",pt,M.element,y,F,tt,z,m("div",{class:"cg-foot"},E,O),et),y.textContent=l("mixed.begin",c()),B();function W(){f=[],u=null,t.tell({tally:s.map(b=>b.map(()=>0))}),y.textContent=l("mixed.begin",c()),B()}function d(b,x){let N=zt(i().odds,g);return b[x][N]++,f.push(C(b)),N}function H(){return t.get("tally").map(b=>[...b])}function C(b){return b.reduce((x,N,I)=>N.reduce((U,X,ct)=>U+X*s[I][ct],x),0)}function _(b){let x=H(),N=d(x,b);u=[b,N],t.tell({tally:x});let I=s[b][N],U=l(I?I>0?"mixed.won":"mixed.lost":"mixed.even",{pay:Math.abs(I)});y.textContent=l("mixed.chosen",{mine:n[b],theirs:r[N],pay:U,...c()}),B()}function $(b,x){let N=H(),I=C(N);for(let ct=0;ct<oe;ct++)d(N,zt(b,g));u=null,t.tell({tally:N});let U=C(N)-I,X={sum:nt(U),mean:nt(U/oe),row:x};y.textContent=l(x===null?"mixed.lotsOf":"mixed.many",X),B()}function B(){let b=t.get("tally"),x=b.flat().reduce((q,T)=>q+T,0),N=C(b),{value:I,valueWritten:U}=p;M.cells.forEach((q,T)=>q.forEach((o,h)=>o.classList.toggle("cg-saddle",u!==null&&u[0]===T&&u[1]===h)));let X=x?nt(Math.round(1e3*N/x)/1e3):"–",ct=nt(Math.round(10*I*x)/10);E.textContent=at([l("mixed.rounds",{n:x,sum:nt(N),mean:X}),l("mixed.theory",{sum:ct})],"; ");let{name:_t}=i();et.firstChild.textContent=l("mixed.reveal");let Bt=at(n.map((q,T)=>l("mixed.brings",{row:q,mean:i().means[T]})));Z.textContent=l("mixed.does",{name:_t,odds:i().does,rows:Bt});let kt=x-f.length,ft=f.map((q,T)=>[kt+T+1,q]),Ct=Math.max(1,Math.ceil(ft.length/Me)),dt=[...kt?[]:[[0,0]],...ft.filter((q,T)=>T%Ct===Ct-1||T===ft.length-1)],St=[...dt.map(([,q])=>q),0,I*x],At=[Math.min(...St,-5),Math.max(...St,5)],lt=Math.max(x,20);z.replaceChildren(jt({series:[{points:[[0,0],[1,I*lt]],name:l("mixed.line"),mark:"cg-curve-value"},{points:dt.map(([q,T])=>[q/lt,T]),name:l("mixed.yours"),mark:"cg-curve-own"}],span:[Math.min(At[0],I*lt),Math.max(At[1],I*lt)],label:l("mixed.picture",{value:J(U)}),from:"0",to:String(lt)})),e.dataset.rounds=String(x),e.dataset.sum=String(N)}}var se={traits:["table","machines","machine","tally","options"],draw:Ee};var re=t=>{let e=document.createElement("style");e.textContent=t,document.head.append(e)};var ae=2;function ie(t,{model:e,el:n}){let r=null,s=!1,a=!1,p=!1,g={get:u=>e.get(u),tell(u){s=!0;try{for(let[M,y]of Object.entries(u))e.set(M,y)}finally{s=!1}e.save_changes()}};function i(){if(r?.(),r=null,a=!1,!p){n.replaceChildren(),n.removeAttribute("role");try{let u=e.get("v");if(u!==ae)throw new Error(l("otherFormat",{format:String(u),mine:ae}));r=t.draw({model:g,el:n})??null}catch(u){throw n.replaceChildren(l("broken",{reason:u instanceof Error?u.message:String(u)})),n.setAttribute("role","alert"),u}}}function c(){s||a||(a=!0,queueMicrotask(i))}let f=["title","rule",...t.traits].map(u=>`change:${u}`).join(" ");return e.on(f,c),i(),()=>{p=!0,e.off(f,c),r?.()}}var ce={and:" and ",moves:"Your moves",undo:"Undo",you:"You",broken:"This figure cannot be shown: {reason}",otherFormat:"its data has format {format}, and this page reads format {mine}; run the notebook again, or reload the page",run:"Run",pause:"Pause",guess:{first:"Guess first",tell:"Tell me",who:"Who wins?",mover:"Whoever moves",other:"The other",wrong:"No.",hidden:"Who wins, if both play well? Say it first, or let me tell you.",period:"How long is the period? Write a guess, and the rows become so long.",yours:"Your guess",rows:"Lay out",notPeriod:"Not {guess}: heap {n} has {value}, and heap {later} has {other}. What do the columns say?",multiple:"With {guess} it repeats, but a shorter period does it too."},scrolls:"The graph, which scrolls sideways"};var le={matrix:{table:"What the other player pays you",entry:"{row} against {column}",whole:"Entries are whole numbers from {least} to {most}.",least:"least",greatest:"greatest",chance:"how often",saddle:"Saddle point: {row} against {column}, where {pay} is the least of its row and the greatest of its column.",saddles:"{many} saddle points, all worth {pay}. The first is {row} against {column}.",noSaddle:"The best row is sure of {low}; the best column costs at most {high}. They do not meet: no saddle point.",strike:"Strike out {line}",struck:"{line} is struck out: {by} brings at least as much against every column ({better} against {worse}).",struckColumn:"{line} is struck out: {by} costs at most as much against every row ({better} against {worse}).",kept:"{line} stays: against {mix} it brings {own}, more than any other row.",keptColumn:"{line} stays: against {mix} it costs {own}, less than any other column.",lastRow:"{line} stays: it is the only row that is left.",lastColumn:"{line} stays: it is the only column that is left.",row:"row {name}",column:"column {name}",part:"{p} of {name}",with:" with ",none:"Nothing that is left is dominated.",back:"{line} is back.",anew:"Begin anew",undo:"Undo the last",solve:"Show the value",hide:"Hide the value",value:"The value is {value}. Your mixture brings {brings}: never less. The other mixture costs {costs}: never more.",ask:"What is it worth to you, if both play well?",graph:"The pay-off for each probability of {line}, from 0 at the left to 1 at the right. {lines}.",line:"{name} from {from} to {to}",noGraph:"The graph needs two rows or two columns: strike out more lines.",handle:"{entry}: drag up or down, or use the arrow keys",choose:"How often {line}?",sure:"{row} {p}: you are sure of {height}, and {name} holds you to it.",sureTwo:"{row} {p}: you are sure of {height}, and {name} hold you to it.",top:"That is the top: nothing is better, and it is the value.",below:"It can be better.",cost:"{row} {p}: it costs you at most {height}, by {name}.",costTwo:"{row} {p}: it costs you at most {height}, by {name}.",bottom:"That is the lowest point: nothing is better, and it is the value.",above:"It can cost less."},mixed:{against:"Against",chosen:"You: {mine}. {name}: {theirs}. {pay}",won:"You win {pay}.",lost:"You lose {pay}.",even:"Nobody wins.",begin:"Choose. {name} has chosen already, and does not look at what you do.",rounds:"Rounds: {n}, you: {sum}, on average {mean}",theory:"the value says {sum}",hundred:"100 × {row}",many:"100 rounds of {row}: {sum} in all, on average {mean}.",lots:"lots",lotsOf:"100 rounds by lot, each row as often: {sum} in all, on average {mean}.",reveal:"What the machine does",anew:"Count anew",does:"{name} chooses {odds}. Against that, {rows}.",brings:"{row} brings {mean}",picture:"The sum so far, round after round, and the straight line of the value, {value} a round.",yours:"you",line:"value"},fictitious:{rounds:"Rounds: {n}.",one:"1 round",several:"{n} rounds",anew:"Begin anew",first:"Nobody has played yet. The first round is {row} against {column}.",next:"Your {row} answers best what the columns have done; {column} answers best what your rows have done.",bounds:"So the value lies between {low} and {high}.",full:"That is as far as this board goes.",picture:"Two bounds after each of {n} rounds, which close in on the value {value}.",count:"how often",answers:"answers",upper:"columns cost at most",lower:"rows bring at least",value:"value"}};re(Tt);Dt(ce);Dt(le);var Ce={fictitious:Xt,"matrix game":ee,"mixed play":se},Yn={render:({model:t,el:e})=>ie(Ce[t.get("kind")],{model:t,el:e})};export{Yn as default};

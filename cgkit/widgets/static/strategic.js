var Ut=`/* games of strategy: tables of pay-offs, their graphs, lines over rounds */
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
  text-decoration-line: underline;
  text-decoration-thickness: 2px;
  text-underline-offset: 0.25em;
}
.cg .cg-pay-table td.cg-saddle {
  box-shadow: inset 0 0 0 3px var(--cg-p);
}
.cg .cg-pay-table .cg-struck,
.cg .cg-pay-table .cg-struck input,
.cg .cg-pay-table .cg-struck button {
  color: var(--cg-going);
  text-decoration-line: line-through;
  text-decoration-thickness: 2px;
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
`;function me(t,e){for(;e;)[t,e]=[e,t%e];return t<0n?-t:t}function R(t,e=1n){let n=me(t,e)*(e<0n?-1n:1n);return{n:t/n,d:e/n}}var mt=(t,e)=>R(t.n*e.d+e.n*t.d,t.d*e.d),ht=(t,e)=>R(t.n*e.n,t.d*e.d),rt=(t,e)=>Number(t.n*e.d-e.n*t.d),bt=({n:t,d:e})=>e===1n?String(t):`${t}/${e}`,ut=({n:t,d:e})=>Number(t)/Number(e);var Pt=t=>t[0].map((e,n)=>t.map(r=>r[n])),Mt=t=>Pt(t).map(e=>e.map(n=>-n));function Rt(t){let e=t.map(s=>Math.min(...s)),n=Pt(t).map(s=>Math.max(...s)),r=t.flatMap((s,a)=>s.flatMap((u,p)=>u===e[a]&&u===n[p]?[[a,p]]:[]));return{least:e,greatest:n,saddles:r}}function xt(t){let e=1-Math.min(...t.flat()),{total:n,over:r,mine:s,theirs:a}=he(t.map(p=>p.map(i=>BigInt(i+e)))),u=p=>p.map(i=>R(i,n));return{value:R(r-BigInt(e)*n,n),rows:u(s),columns:u(a)}}function he(t){let[e,n]=[t.length,t[0].length],r=[...t.map(i=>[...i,1n]),[...Array(n).fill(-1n),0n]],s=[...Array(n).keys()],a=[...Array(e).keys()].map(i=>n+i),u=1n;for(;;){let i=s.map((M,g)=>g).filter(M=>r[e][M]<0n);if(!i.length)break;let c=i.reduce((M,g)=>s[g]<s[M]?g:M),f=-1;for(let M=0;M<e;M++){if(r[M][c]<=0n)continue;let g=f<0?1n:r[f][n]*r[M][c]-r[M][n]*r[f][c];(g>0n||g===0n&&a[M]<a[f])&&(f=M)}let x=r[f][c];r.forEach((M,g)=>{if(g===f)return;let E=M[c];M.forEach((H,F)=>M[F]=(H*x-E*r[f][F])/u),M[c]=-E}),r[f][c]=u,u=x,[s[c],a[f]]=[a[f],s[c]]}let p=Array(n+e).fill(0n);return a.forEach((i,c)=>i<n&&(p[i]=r[c][n])),s.forEach((i,c)=>i>=n&&(p[i]=r[e][c])),{total:r[e][n],over:u,mine:p.slice(n),theirs:p.slice(0,n)}}var It=(t,e)=>Pt(t).map(n=>n.map((r,s)=>ht(e[s],R(BigInt(r)))).reduce((r,s)=>mt(r,s)));function Ht(t,e){let n=t.flatMap((u,p)=>p===e?[]:p),r=n.find(u=>t[u].every((p,i)=>p>=t[e][i])),s=u=>t.map((p,i)=>u[n.indexOf(i)]??R(0n));if(r!==void 0)return{by:s(n.map(p=>R(p===r?1n:0n))),strictly:t[r].every((p,i)=>p>t[e][i])};if(!n.length)return{against:t[0].map((u,p)=>R(p?0n:1n))};let a=xt(n.map(u=>t[u].map((p,i)=>p-t[e][i])));return a.value.n<0n?{against:a.columns}:{by:s(a.rows),strictly:a.value.n>0n}}function Ot([t,e]){let n=e.map((i,c)=>({low:i,slope:t[c]-i})),r=(i,c)=>i.reduce((f,x)=>c(x,f)<0?x:f),s=r(n,(i,c)=>i.low-c.low||i.slope-c.slope),a=[[R(0n),R(BigInt(s.low))]];for(;;){let i=n.filter(({slope:f})=>f<s.slope).map(f=>({p:R(BigInt(f.low-s.low),BigInt(s.slope-f.slope)),line:f}));if(!i.length)break;let c=r(i,(f,x)=>rt(f.p,x.p)||f.line.slope-x.line.slope);if(c.p.n>=c.p.d)break;s=c.line,a.push([c.p,mt(R(BigInt(s.low)),ht(c.p,R(BigInt(s.slope))))])}a.push([R(1n),R(BigInt(s.low+s.slope))]);let u=a.reduce((i,c)=>rt(c[1],i[1])>0?c:i)[1],p=a.filter(([,i])=>rt(i,u)===0).map(([i])=>i);return{corners:a,value:u,best:[p[0],p[p.length-1]]}}var Wt=(t,e=0,n=0)=>({n:0,byRow:t.map(()=>0),byColumn:t[0].map(()=>0),i:e,j:n});function qt(t,{n:e,byRow:n,byColumn:r,i:s,j:a}){let u=n.map((i,c)=>i+t[c][a]),p=r.map((i,c)=>i+t[s][c]);return{n:e+1,byRow:u,byColumn:p,i:u.indexOf(Math.max(...u)),j:p.indexOf(Math.min(...p))}}function m(t,e={},...n){let r=document.createElement(t);for(let[s,a]of Object.entries(e))s.startsWith("on")?r.addEventListener(s.slice(2),a):a===!0?r.setAttribute(s,""):a!==!1&&a!=null&&r.setAttribute(s,a);return r.append(...n.flat().filter(s=>s!=null&&s!==!1)),r}function V(t,e={},...n){let r=document.createElementNS("http://www.w3.org/2000/svg",t);for(let[s,a]of Object.entries(e))a!=null&&r.setAttribute(s,String(a));return r.append(...n),r}var Q=(t,e,n={})=>m("button",{type:"button",onclick:e,...n},t);var ge=0;function Jt(t,e,n,r){let s=`cg-choice-${ge++}`;return m("fieldset",{class:"cg-choice"},m("legend",{},t),e.map(([a,u])=>m("label",{},m("input",{type:"radio",name:s,value:a,checked:a===n,onchange:()=>r(a)}),m("span",{},u))))}var wt=(t="")=>m("p",{class:"cg-status",role:"status"},t);function yt({model:t,el:e},n,...r){let[s,a]=[t.get("title"),t.get("rule")];e.classList.add("cg",`cg-${n}`),s&&(e.setAttribute("role","group"),e.setAttribute("aria-label",s));let u=m("div",{class:"cg-head"},m("p",{class:"cg-title"},s),a&&m("p",{class:"cg-rule"},a));e.append(u,...r.filter(Boolean))}var Tt={},Dt=t=>Object.assign(Tt,t);function l(t,e={}){let n=t.split(".").reduce((r,s)=>r?.[s],Tt);if(n===void 0)throw new Error(`no words for ${t}`);return n.replace(/\{(\w+)\}/g,(r,s)=>e[s]??"")}var at=(t,e=", ")=>t.length<2?t.join(""):t.slice(0,-1).join(", ")+e+t.at(-1),Nt=t=>t.charAt(0).toUpperCase()+t.slice(1);var[Vt,Kt,Qt]=[400,150,8];function jt({series:t,span:[e,n],label:r,from:s,to:a}){let u=([c,f])=>`${(c*Vt).toFixed(1)} ${(Qt+(n-f)/(n-e)*(Kt-2*Qt)).toFixed(1)}`,p=t.map(({points:c,mark:f})=>V("path",{d:c.length?`M${c.map(u).join("L")}`:"",class:`cg-curve ${f}`})),i=c=>String(Math.round(c*100)/100).replace("-","−");return m("div",{class:"cg-chart"},V("svg",{viewBox:`0 0 ${Vt} ${Kt}`,role:"img","aria-label":r,preserveAspectRatio:"none"},...p),m("span",{class:"cg-top","aria-hidden":"true"},i(n)),m("span",{class:"cg-low","aria-hidden":"true"},i(e)),m("span",{class:"cg-from","aria-hidden":"true"},s),m("span",{class:"cg-end","aria-hidden":"true"},a),m("p",{class:"cg-key"},t.map(({name:c,mark:f})=>m("span",{class:f},c))))}var J=t=>String(t).replace("-","−"),nt=t=>J(t>0?`+${t}`:t);function vt({rows:t,columns:e,cell:n,head:r=null,margins:s=[]}){let a=r??((g,E)=>(g?e:t)[E]),u=s.filter(({of:g})=>g[0]),p=s.filter(({of:g})=>g[1]),i=t.map((g,E)=>e.map((H,F)=>m("td",{},n(E,F)))),c=[t.map((g,E)=>m("th",{scope:"row"},a(0,E))),e.map((g,E)=>m("th",{scope:"col"},a(1,E)))],f=g=>Array.from({length:g},()=>m("td",{class:"cg-void"})),x=m("table",{"aria-label":l("matrix.table")},m("thead",{},m("tr",{},m("td",{class:"cg-void"}),c[1],u.map(g=>m("th",{scope:"col",class:"cg-margin"},g.name)))),m("tbody",{},t.map((g,E)=>m("tr",{},c[0][E],i[E],u.map(({of:H})=>m("td",{class:"cg-margin"},H[0][E])))),p.map(g=>m("tr",{},m("th",{scope:"row",class:"cg-margin"},g.name),g.of[1].map(E=>m("td",{class:"cg-margin"},E)),f(u.length))))),M={class:"cg-scroll cg-pay-table",tabindex:0,role:"group","aria-label":l("matrix.table")};return{element:m("div",M,x),cells:i,heads:c}}var fe=[1,10,100,1e3],de=300;function be({model:t,el:e}){let{rows:n,columns:r,entries:s}=t.get("table"),{most:a,row:u,column:p}=t.get("options"),{value:i}=xt(s),c=[n.map(()=>0),r.map(()=>0)],f=[],x=Wt(s,u,p),M=c.map(d=>d.map(()=>m("span",{}))),g=c.map(d=>d.map(()=>m("span",{}))),E=vt({rows:n,columns:r,cell:(d,W)=>nt(s[d][W]),margins:[{name:l("fictitious.count"),of:M},{name:l("fictitious.answers"),of:g}]}),H=wt(),F=m("div",{}),K=fe.filter(d=>d<=a).map(d=>Q(d===1?l("fictitious.one"):l("fictitious.several",{n:d}),()=>Z(d),{class:d===1&&"cg-main"})),tt=Q(l("fictitious.anew"),()=>Z(-x.n));yt({model:t,el:e},"fictitious",E.element,H,m("div",{class:"cg-tools"},K,tt),F),et(Math.min(t.get("rounds"),a)),pt();function Z(d){let W=Math.min(a,x.n+d);W<x.n&&(x=Wt(s,u,p),f=[],c.forEach(C=>C.fill(0))),et(W-x.n),t.tell({rounds:x.n}),pt()}function et(d){for(let W=0;W<d;W++)c[0][x.i]++,c[1][x.j]++,x=qt(s,x),f.push([Math.min(...x.byColumn)/x.n,Math.max(...x.byRow)/x.n])}function pt(){let{n:d,byRow:W,byColumn:C}=x,B=$=>d?nt(Math.round(100*$/d)/100):"–";[W,C].forEach(($,_)=>$.forEach((b,w)=>{M[_][w].textContent=String(c[_][w]),g[_][w].textContent=B(b),g[_][w].classList.toggle("cg-best-bound",d>0&&w===(_?x.j:x.i))})),K.forEach($=>$.disabled=d>=a),H.textContent=O(),F.replaceChildren(D()),e.dataset.rounds=String(d)}function O(){let{n:d,i:W,j:C,byRow:B,byColumn:$}=x,_={row:n[W],column:r[C]};if(!d)return l("fictitious.first",_);let[b,w]=[Math.min(...$),Math.max(...B)].map(I=>J(bt(R(BigInt(I),BigInt(d))))),N=d<a?l("fictitious.next",_):l("fictitious.full");return[l("fictitious.rounds",{n:d}),l("fictitious.bounds",{low:b,high:w}),N].join(" ")}function D(){let d=Math.max(x.n,10),W=b=>Math.log(b)/Math.log(d),C=f.map((b,w)=>w+1).filter((b,w)=>w===f.length-1||xe(b,d)),B=b=>C.map(w=>[W(w),f[w-1][b]]),$=s.flat(),_=ut(i);return jt({series:[{points:[[0,_],[1,_]],name:l("fictitious.value"),mark:"cg-curve-value"},{points:B(1),name:l("fictitious.upper"),mark:"cg-curve-upper"},{points:B(0),name:l("fictitious.lower"),mark:"cg-curve-own"}],span:[Math.min(...$),Math.max(...$)],label:l("fictitious.picture",{n:x.n,value:J(bt(i))}),from:"1",to:String(d)})}}function xe(t,e){let n=r=>Math.floor(de*Math.log(r)/Math.log(e));return t===1||n(t)>n(t-1)}var Xt={traits:["table","rounds","options"],draw:be};var[we,gt,zt,Zt,ot]=[440,260,80,360,16],ye={ArrowUp:1,ArrowRight:1,ArrowDown:-1,ArrowLeft:-1,PageUp:5,PageDown:-5};function te({names:t,ends:e,say:n,change:r,most:s}){let a=[-1,1],u=!1,p=t.map(()=>V("path",{class:"cg-line"})),i=t.map(O=>[V("text",{"text-anchor":"end"},O),V("text",{},O)]),c=t.map((O,D)=>[0,1].map(d=>et(D,d))),f=V("path",{class:"cg-envelope"}),x=V("path",{class:"cg-at"}),M=V("circle",{r:6,class:"cg-spot-on"}),g=V("path",{class:"cg-axis"}),E=V("path",{class:"cg-zero"}),H=V("svg",{viewBox:`0 0 ${we} ${gt}`,role:"group"},E,g,x,...p,f,...i.flat(),M,...c.flat()),F=O=>ot+(a[1]-O)/(a[1]-a[0])*(gt-2*ot),K=O=>zt+O*(Zt-zt),tt=O=>`M${O.map(([D,d])=>`${K(D).toFixed(1)} ${F(d).toFixed(1)}`).join("L")}`,Z=O=>Math.max(-s,Math.min(s,Math.round(O)));function et(O,D){let d=V("circle",{r:9,class:"cg-end-grip",role:"slider",tabindex:0,"aria-orientation":"vertical"});d.addEventListener("keydown",C=>{let B=e(O)[D],$=C.key==="Home"?-s:C.key==="End"?s:B+(ye[C.key]??NaN);Number.isNaN($)||(C.preventDefault(),r(O,D,Z($)))}),d.addEventListener("pointerdown",C=>{C.button||!C.isPrimary||(C.preventDefault(),d.focus({preventScroll:!0}),d.setPointerCapture(C.pointerId),u=!0)}),d.addEventListener("pointermove",C=>{if(!u||!d.hasPointerCapture(C.pointerId))return;let B=H.getBoundingClientRect(),$=(C.clientY-B.top)/B.height*gt,_=Z(a[1]-($-ot)/(gt-2*ot)*(a[1]-a[0]));_!==e(O)[D]&&r(O,D,_)});let W=()=>{u&&(u=!1,r(O,D,e(O)[D]))};return d.addEventListener("pointerup",W),d.addEventListener("pointercancel",W),d}function pt({corners:O,p:D,height:d,label:W}){let C=t.map((B,$)=>e($));u||(a=[Math.max(-s,Math.min(0,...C.flat())-1)-.4,Math.min(s,Math.max(0,...C.flat())+1)+.4]),H.setAttribute("aria-label",W),g.setAttribute("d",`M${zt} ${ot}V${gt-ot}M${Zt} ${ot}V${gt-ot}`),E.setAttribute("d",tt([[0,0],[1,0]])),f.setAttribute("d",tt(O)),x.setAttribute("d",`M${K(D)} ${ot}V${gt-ot}`),M.setAttribute("cx",String(K(D))),M.setAttribute("cy",String(F(d))),C.forEach((B,$)=>{p[$].setAttribute("d",tt([[0,B[0]],[1,B[1]]])),B.forEach((_,b)=>{let w=C.slice(0,$).filter(X=>X[b]===_).length,N=K(b)+(b?1:-1)*20*w,I=c[$][b];I.setAttribute("cx",String(N)),I.setAttribute("cy",String(F(_))),I.setAttribute("aria-label",n($,b)),I.setAttribute("aria-valuenow",String(_)),I.setAttribute("aria-valuemin",String(-s)),I.setAttribute("aria-valuemax",String(s));let U=i[$][b];U.setAttribute("x",String(N+(b?14:-14))),U.setAttribute("y",String(F(_)+5))})})}return{element:m("div",{class:"cg-line-graph"},H),update:pt}}var ve=60,it=t=>J(bt(t)),Et=t=>R(BigInt(t)),Lt=t=>R(-t.n,t.d);function ke({model:t,el:e}){let{rows:n,columns:r}=t.get("table"),{parts:s,most:a}=t.get("options"),u=[n,r],p=Object.fromEntries(s.map(o=>[o,!0])),i=t.get("entries").map(o=>[...o]),c=t.get("struck").map(o=>[...o]),f=!1,x=R(1n,2n),M=null,g="",E=wt(),H=n.map((o,h)=>r.map((y,k)=>_(o,y,h,k))),F=(o,h)=>H[o][h]??"",K=n.map(()=>m("span",{})),tt=r.map(()=>m("span",{})),Z=u.map(o=>o.map(()=>m("span",{}))),et=[p.bounds&&{name:l("matrix.least"),of:[K,null]},p.bounds&&{name:l("matrix.greatest"),of:[null,tt]},p.solution&&{name:l("matrix.chance"),of:Z}].filter(Boolean),O=vt({rows:n,columns:r,cell:F,head:(o,h)=>p.strike?Q(u[o][h],()=>kt(o,h),{class:"cg-strike","aria-pressed":"false","aria-label":l("matrix.strike",{line:b(o,h)})}):u[o][h],margins:et}),D=p.strike&&Q(l("matrix.undo"),Ct),d=p.solution&&Q("",()=>Bt(!f),{class:"cg-main","aria-pressed":"false"}),W=Q(l("matrix.anew"),()=>{i=t.get("table").entries.map(o=>[...o]),H.forEach((o,h)=>o.forEach((y,k)=>y.value=String(i[h][k]))),c=[],f=!1,x=R(1n,2n),I()}),C=p.graph&&m("div",{class:"cg-graph-place"}),B=m("input",{type:"range",class:"cg-slider",min:0,step:1,oninput:T}),$=p.graph&&m("label",{class:"cg-sliding"},m("span",{}),B);yt({model:t,el:e},"matrix-game",O.element,C,$,E,m("div",{class:"cg-tools"},d,D,W)),X(),E.textContent=U();function _(o,h,y,k){let j=()=>{E.textContent=l("matrix.whole",{least:J(-a),most:a})};return m("input",{type:"number",step:1,min:-a,max:a,value:i[y][k],"aria-label":l("matrix.entry",{row:o,column:h}),onkeydown:v=>v.stopPropagation(),onfocus:v=>v.target.select(),oninput:v=>{let S=Number(v.target.value);if(v.target.value===""||!Number.isInteger(S)||Math.abs(S)>a)return j();i[y][k]=S,I()},onchange:v=>v.target.value=String(i[y][k])})}function b(o,h){return l(o?"matrix.column":"matrix.row",{name:u[o][h]})}function w(){let o=u.map((h,y)=>h.map((k,j)=>j).filter(k=>!N(y,k)));return{alive:o,small:o[0].map(h=>o[1].map(y=>i[h][y]))}}function N(o,h){return c.some(([y,k])=>y===o&&k===h)}function I(){t.tell({entries:i.map(o=>[...o]),struck:c.map(o=>[...o])}),X(),E.textContent=U()}function U(){return f?_t():p.bounds?ct():M?q():p.solution?l("matrix.ask"):""}function X(){let{alive:o,small:h}=w(),y=Rt(h),[k,j]=[Math.max(...y.least),Math.min(...y.greatest)],v=y.saddles.map(([z,L])=>`${o[0][z]},${o[1][L]}`),S=f?xt(h):null;O.cells.forEach((z,L)=>z.forEach((G,P)=>{let A=N(0,L)||N(1,P);G.classList.toggle("cg-struck",A),G.classList.toggle("cg-saddle",!!p.bounds&&v.includes(`${L},${P}`)),H[L][P].disabled=A})),u.forEach((z,L)=>z.forEach((G,P)=>{let A=o[L].indexOf(P),Y=(L?tt:K)[P],st=(L?y.greatest:y.least)[A];Y.textContent=A<0?"":J(st),Y.classList.toggle("cg-best-bound",st===(L?j:k));let $t=S&&(L?S.columns:S.rows);Z[L][P].textContent=A<0?"–":$t?it($t[A]):"?",O.heads[L][P].classList.toggle("cg-struck",A<0),O.heads[L][P].querySelector("button")?.setAttribute("aria-pressed",String(A<0))})),d&&(d.textContent=l(f?"matrix.hide":"matrix.solve"),d.setAttribute("aria-pressed",String(f))),D&&(D.disabled=!c.length),e.dataset.value=S?bt(S.value):"",e.dataset.left=`${o[0].length}x${o[1].length}`,e.dataset.entries=JSON.stringify(i),p.graph&&At()}function ct(){let{alive:o,small:h}=w(),{least:y,greatest:k,saddles:j}=Rt(h);if(!j.length)return l("matrix.noSaddle",{low:J(Math.max(...y)),high:J(Math.min(...k))});let[v,S]=j[0],z={row:n[o[0][v]],column:r[o[1][S]],pay:J(h[v][S]),many:j.length};return l(j.length>1?"matrix.saddles":"matrix.saddle",z)}function Bt(o){f=o;let h=p.graph&&o?dt():null;h&&(x=Ot(h.own).best[0]),X(),E.textContent=U()}function _t(){let{small:o}=w(),h=xt(o),y=at(It(o,h.rows).map(it)),k=at(It(Mt(o),h.columns).map(j=>it(Lt(j))));return l("matrix.value",{value:it(h.value),brings:y,costs:k})}function kt(o,h){let y=Nt(b(o,h));if(N(o,h)){c=c.filter(([P,A])=>P!==o||A!==h),I(),E.textContent=l("matrix.back",{line:y});return}let{alive:k,small:j}=w(),v=o?Mt(j):j,S=k[o].indexOf(h),z=P=>o?Lt(P):P,L=P=>at(P.map(A=>it(z(A)))),G=Ht(v,S);if(G.by){let P=L(v[S].map(Et)),A=L(It(v,G.by)),Y=ft(o,k[o],G.by);c=[...c,[o,h]],I();let st=w().small,$t=[st,Mt(st)].some(Ft=>Ft.some((Se,ue)=>Ht(Ft,ue).by)),Gt=l(o?"matrix.struckColumn":"matrix.struck",{line:y,by:Nt(Y),better:A,worse:P});E.textContent=$t?Gt:`${Gt} ${l("matrix.none")}`}else if(v.length===1)E.textContent=l(o?"matrix.lastColumn":"matrix.lastRow",{line:y});else{let P=v[S].map((Y,st)=>ht(G.against[st],Et(Y))).reduce((Y,st)=>mt(Y,st)),A=ft(1-o,k[1-o],G.against);E.textContent=l(o?"matrix.keptColumn":"matrix.kept",{line:y,mix:A,own:it(z(P))})}}function ft(o,h,y){let k=y.flatMap((j,v)=>j.n?[[j,b(o,h[v])]]:[]);return k.length===1?k[0][1]:k.map(([j,v])=>l("matrix.part",{p:it(j),name:v})).join(l("matrix.with"))}function Ct(){let[o,h]=c.at(-1)??[0,0];kt(o,h)}function dt(){let{alive:o,small:h}=w(),y=o[0].length===2?0:o[1].length===2?1:-1;return y<0?null:{side:y,own:y?Mt(h):h,mine:o[y],others:o[1-y]}}function At(){let o=dt(),h=o?`${o.side}:${o.mine}:${o.others}`:"none";if($.hidden=!o,h!==g&&(g=h,M=o&&St(o),C.replaceChildren(M?M.element:m("p",{class:"cg-legend"},l("matrix.noGraph")))),!o)return;let{side:y,own:k,mine:j,others:v}=o,{corners:S,best:z}=Ot(k),L=Number(z[0].d)*Math.max(1,Math.round(ve/Number(z[0].d)));B.max=String(L),B.value=String(Math.round(ut(x)*L)),x=R(BigInt(B.value),BigInt(L)),$.firstChild.textContent=l("matrix.choose",{line:b(y,j[0])});let G=A=>y?-A:A,P=at(v.map((A,Y)=>l("matrix.line",{name:u[1-y][A],from:J(G(k[1][Y])),to:J(G(k[0][Y]))})));B.setAttribute("aria-valuetext",q()),M.update({corners:S.map(([A,Y])=>[ut(A),G(ut(Y))]),p:ut(x),height:G(ut(lt(k).reduce((A,Y)=>rt(Y,A)<0?Y:A))),label:l("matrix.graph",{line:b(y,j[0]),lines:P})})}function St({side:o,mine:h,others:y}){let k=(v,S)=>o?[y[v],h[S?0:1]]:[h[S?0:1],y[v]],j=([v,S])=>i[v][S];return te({names:y.map(v=>u[1-o][v]),most:a,ends:v=>[j(k(v,0)),j(k(v,1))],say:(v,S)=>{let[z,L]=k(v,S);return l("matrix.handle",{entry:l("matrix.entry",{row:n[z],column:r[L]})})},change:(v,S,z)=>{let[L,G]=k(v,S);i[L][G]=z,H[L][G].value=String(z),I()}})}function lt([o,h]){return o.map((y,k)=>mt(ht(x,Et(y)),ht(mt(Et(1),Lt(x)),Et(h[k]))))}function T(){x=R(BigInt(B.value),BigInt(B.max)),f=!1,X(),E.textContent=q()}function q(){let o=dt();if(!o)return"";let{side:h,own:y,mine:k,others:j}=o,v=lt(y),S=v.reduce((A,Y)=>rt(Y,A)<0?Y:A),z=j.filter((A,Y)=>rt(v[Y],S)===0).map(A=>u[1-h][A]),L={row:Nt(b(h,k[0])),p:it(x),height:it(h?Lt(S):S),name:at(z,l("and"))},G=l(`matrix.${h?"cost":"sure"}${z.length>1?"Two":""}`,L),P=rt(Ot(y).value,S)===0;return`${G} ${l(h?P?"matrix.bottom":"matrix.above":P?"matrix.top":"matrix.below")}`}}var ee={traits:["table","entries","struck","options"],draw:ke};function Me(t){let e=t>>>0;return()=>{e=e+1831565813|0;let n=Math.imul(e^e>>>15,1|e);return n=n+Math.imul(n^n>>>7,61|n)^n,((n^n>>>14)>>>0)/4294967296}}var ne=t=>Me(t.seed??Math.floor(Math.random()*2**32));function Yt(t,e){let n=e()*t.reduce((a,u)=>a+u,0),r=t.findLastIndex(a=>a>0),s=t.findIndex(a=>(n-=a)<0);return s<0?r:s}var oe=100,Ee=400;function Ce({model:t,el:e}){let{rows:n,columns:r,entries:s}=t.get("table"),[a,u]=[t.get("machines"),t.get("options")],p=ne(u),i=()=>a[t.get("machine")],c=()=>({name:i().name}),f=[],x=null,M=vt({rows:n,columns:r,cell:(b,w)=>nt(s[b][w])}),g=wt(),E=m("p",{class:"cg-score"}),H=m("div",{}),F=m("div",{class:"cg-moves cg-choices",role:"group","aria-label":l("moves")},n.map((b,w)=>Q(b,()=>B(w),{class:"cg-move cg-choosing"}))),K=n.map(()=>1),tt=m("div",{class:"cg-moves cg-choices cg-many"},n.map((b,w)=>Q(l("mixed.hundred",{row:b}),()=>$(K.map((N,I)=>+(I===w)),b))),Q(l("mixed.hundred",{row:l("mixed.lots")}),()=>$(K,null))),Z=m("p",{class:"cg-legend"}),et=m("details",{class:"cg-more"},m("summary",{}),Z),pt=a.length>1&&Jt(l("mixed.against"),a.map(({name:b},w)=>[w,b]),t.get("machine"),b=>{t.tell({machine:b}),et.removeAttribute("open"),D()}),O=Q(l("mixed.anew"),D);yt({model:t,el:e},"mixed-play",pt,M.element,g,F,tt,H,m("div",{class:"cg-foot"},E,O),et),g.textContent=l("mixed.begin",c()),_();function D(){f=[],x=null,t.tell({tally:s.map(b=>b.map(()=>0))}),g.textContent=l("mixed.begin",c()),_()}function d(b,w){let N=Yt(i().odds,p);return b[w][N]++,f.push(C(b)),N}function W(){return t.get("tally").map(b=>[...b])}function C(b){return b.reduce((w,N,I)=>N.reduce((U,X,ct)=>U+X*s[I][ct],w),0)}function B(b){let w=W(),N=d(w,b);x=[b,N],t.tell({tally:w});let I=s[b][N],U=l(I?I>0?"mixed.won":"mixed.lost":"mixed.even",{pay:Math.abs(I)});g.textContent=l("mixed.chosen",{mine:n[b],theirs:r[N],pay:U,...c()}),_()}function $(b,w){let N=W(),I=C(N);for(let ct=0;ct<oe;ct++)d(N,Yt(b,p));x=null,t.tell({tally:N});let U=C(N)-I,X={sum:nt(U),mean:nt(U/oe),row:w};g.textContent=l(w===null?"mixed.lotsOf":"mixed.many",X),_()}function _(){let b=t.get("tally"),w=b.flat().reduce((T,q)=>T+q,0),N=C(b),{value:I,valueWritten:U}=u;M.cells.forEach((T,q)=>T.forEach((o,h)=>o.classList.toggle("cg-saddle",x!==null&&x[0]===q&&x[1]===h)));let X=w?nt(Math.round(1e3*N/w)/1e3):"–",ct=nt(Math.round(10*I*w)/10);E.textContent=at([l("mixed.rounds",{n:w,sum:nt(N),mean:X}),l("mixed.theory",{sum:ct,value:J(U)})],"; ");let{name:Bt}=i();et.firstChild.textContent=l("mixed.reveal");let _t=at(n.map((T,q)=>l("mixed.brings",{row:T,mean:i().means[q]})));Z.textContent=l("mixed.does",{name:Bt,odds:i().does,rows:_t});let kt=w-f.length,ft=f.map((T,q)=>[kt+q+1,T]),Ct=Math.max(1,Math.ceil(ft.length/Ee)),dt=[...kt?[]:[[0,0]],...ft.filter((T,q)=>q%Ct===Ct-1||q===ft.length-1)],At=[...dt.map(([,T])=>T),0,I*w],St=[Math.min(...At,-5),Math.max(...At,5)],lt=Math.max(w,20);H.replaceChildren(jt({series:[{points:[[0,0],[1,I*lt]],name:l("mixed.line"),mark:"cg-curve-value"},{points:dt.map(([T,q])=>[T/lt,q]),name:l("mixed.yours"),mark:"cg-curve-own"}],span:[Math.min(St[0],I*lt),Math.max(St[1],I*lt)],label:l("mixed.picture",{value:J(U)}),from:"0",to:String(lt)})),e.dataset.rounds=String(w),e.dataset.sum=String(N)}}var se={traits:["table","machines","machine","tally","options"],draw:Ce};var re=t=>{let e=document.createElement("style");e.textContent=t,document.head.append(e)};var ae=2;function ie(t,{model:e,el:n}){let r=null,s=!1,a=!1,u=!1,p=[],i={get:g=>e.get(g),tell(g){s=!0;try{for(let[E,H]of Object.entries(g))e.set(E,H)}finally{s=!1}e.save_changes()},hear(g,E){let H=()=>s||E();e.on(`change:${g}`,H),p.push(()=>e.off(`change:${g}`,H))}};function c(){r?.(),r=null;for(let g of p.splice(0))g()}function f(){if(c(),a=!1,!u){n.replaceChildren(),n.removeAttribute("role");try{let g=e.get("v");if(g!==ae)throw new Error(l("otherFormat",{format:String(g),mine:ae}));r=t.draw({model:i,el:n})??null}catch(g){throw n.replaceChildren(l("broken",{reason:g instanceof Error?g.message:String(g)})),n.setAttribute("role","alert"),g}}}function x(){s||a||(a=!0,queueMicrotask(f))}let M=["title","rule",...t.traits].map(g=>`change:${g}`).join(" ");return e.on(M,x),f(),()=>{u=!0,e.off(M,x),c()}}var ce={and:" and ",moves:"Your moves",undo:"Undo",you:"You",broken:"This figure cannot be shown: {reason}",otherFormat:"its data has format {format}, and this page reads format {mine}; run the notebook again, or reload the page",run:"Run",pause:"Pause",guess:{first:"Guess first",tell:"Tell me",who:"Who wins?",mover:"Whoever moves",other:"The other",wrong:"No.",hidden:"Who wins, if both play well? Say it first, or let me tell you.",period:"How long is the period? Write a guess, and the rows become so long.",yours:"Your guess",rows:"Lay out",notPeriod:"Not {guess}: heap {n} has {value}, and heap {later} has {other}. What do the columns say?",multiple:"With {guess} it repeats, but a shorter period does it too."},scrolls:"The graph, which scrolls sideways"};var le={matrix:{table:"What the other player pays you",entry:"{row} against {column}",whole:"Entries are whole numbers from {least} to {most}.",least:"least",greatest:"greatest",chance:"how often",saddle:"Saddle point: {row} against {column}, where {pay} is the least of its row and the greatest of its column.",saddles:"{many} saddle points, all worth {pay}. The first is {row} against {column}.",noSaddle:"The best row is sure of {low}; the best column costs at most {high}. They do not meet: no saddle point.",strike:"Strike out {line}",struck:"{line} is struck out: {by} brings at least as much against every column ({better} against {worse}).",struckColumn:"{line} is struck out: {by} costs at most as much against every row ({better} against {worse}).",kept:"{line} stays: against {mix} it brings {own}, more than any other row.",keptColumn:"{line} stays: against {mix} it costs {own}, less than any other column.",lastRow:"{line} stays: it is the only row that is left.",lastColumn:"{line} stays: it is the only column that is left.",row:"row {name}",column:"column {name}",part:"{p} of {name}",with:" with ",none:"Nothing that is left is dominated.",back:"{line} is back.",anew:"Begin anew",undo:"Undo the last",solve:"Show the value",hide:"Hide the value",value:"The value is {value}. Your mixture brings {brings}: never less. The other mixture costs {costs}: never more.",ask:"What is it worth to you, if both play well?",graph:"The pay-off for each probability of {line}, from 0 at the left to 1 at the right. {lines}.",line:"{name} from {from} to {to}",noGraph:"The graph needs two rows or two columns: strike out more lines.",handle:"{entry}: drag up or down, or use the arrow keys",choose:"How often {line}?",sure:"{row} {p}: you are sure of {height}, and {name} holds you to it.",sureTwo:"{row} {p}: you are sure of {height}, and {name} hold you to it.",top:"That is the top: nothing is better, and it is the value.",below:"It can be better.",cost:"{row} {p}: it costs you at most {height}, by {name}.",costTwo:"{row} {p}: it costs you at most {height}, by {name}.",bottom:"That is the lowest point: nothing is better, and it is the value.",above:"It can cost less."},mixed:{against:"Against",chosen:"You: {mine}. {name}: {theirs}. {pay}",won:"You win {pay}.",lost:"You lose {pay}.",even:"Nobody wins.",begin:"Choose. {name} has chosen already, and does not look at what you do.",rounds:"Rounds: {n}, you: {sum}, on average {mean}",theory:"at the value, {value} a round, it would be {sum}",hundred:"100 × {row}",many:"100 rounds of {row}: {sum} in all, on average {mean}.",lots:"lots",lotsOf:"100 rounds by lot, each row as often: {sum} in all, on average {mean}.",reveal:"What the machine does",anew:"Count anew",does:"{name} chooses {odds}. Against that, {rows}.",brings:"{row} brings {mean}",picture:"The sum so far, round after round, and the straight line of the value, {value} a round.",yours:"you",line:"value"},fictitious:{rounds:"Rounds: {n}.",one:"1 round",several:"{n} rounds",anew:"Begin anew",first:"Nobody has played yet. The first round is {row} against {column}.",next:"Your {row} answers best what the columns have done; {column} answers best what your rows have done.",bounds:"So the value lies between {low} and {high}.",full:"That is as far as this board goes.",picture:"Two bounds after each of {n} rounds, which close in on the value {value}.",count:"how often",answers:"answers",upper:"columns cost at most",lower:"rows bring at least",value:"value"}};re(Ut);Dt(ce);Dt(le);var Ae={fictitious:Xt,"matrix game":ee,"mixed play":se},Yn={render:({model:t,el:e})=>ie(Ae[t.get("kind")],{model:t,el:e})};export{Yn as default};

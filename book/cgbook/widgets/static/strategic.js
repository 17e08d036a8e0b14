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
`;function pe(t,e){for(;e;)[t,e]=[e,t%e];return t<0n?-t:t}function R(t,e=1n){let n=pe(t,e)*(e<0n?-1n:1n);return{n:t/n,d:e/n}}var ut=(t,e)=>R(t.n*e.d+e.n*t.d,t.d*e.d),pt=(t,e)=>R(t.n*e.n,t.d*e.d),ot=(t,e)=>Number(t.n*e.d-e.n*t.d),gt=({n:t,d:e})=>e===1n?String(t):`${t}/${e}`,ct=({n:t,d:e})=>Number(t)/Number(e);var Pt=t=>t[0].map((e,n)=>t.map(r=>r[n])),kt=t=>Pt(t).map(e=>e.map(n=>-n));function Rt(t){let e=t.map(s=>Math.min(...s)),n=Pt(t).map(s=>Math.max(...s)),r=t.flatMap((s,a)=>s.flatMap((m,h)=>m===e[a]&&m===n[h]?[[a,h]]:[]));return{least:e,greatest:n,saddles:r}}function ft(t){let e=1-Math.min(...t.flat()),{total:n,over:r,mine:s,theirs:a}=me(t.map(h=>h.map(i=>BigInt(i+e)))),m=h=>h.map(i=>R(i,n));return{value:R(r-BigInt(e)*n,n),rows:m(s),columns:m(a)}}function me(t){let[e,n]=[t.length,t[0].length],r=[...t.map(i=>[...i,1n]),[...Array(n).fill(-1n),0n]],s=[...Array(n).keys()],a=[...Array(e).keys()].map(i=>n+i),m=1n;for(;;){let i=s.map((M,f)=>f).filter(M=>r[e][M]<0n);if(!i.length)break;let c=i.reduce((M,f)=>s[f]<s[M]?f:M),d=-1;for(let M=0;M<e;M++){if(r[M][c]<=0n)continue;let f=d<0?1n:r[d][n]*r[M][c]-r[M][n]*r[d][c];(f>0n||f===0n&&a[M]<a[d])&&(d=M)}let w=r[d][c];r.forEach((M,f)=>{if(f===d)return;let E=M[c];M.forEach((D,U)=>M[U]=(D*w-E*r[d][U])/m),M[c]=-E}),r[d][c]=m,m=w,[s[c],a[d]]=[a[d],s[c]]}let h=Array(n+e).fill(0n);return a.forEach((i,c)=>i<n&&(h[i]=r[c][n])),s.forEach((i,c)=>i>=n&&(h[i]=r[e][c])),{total:r[e][n],over:m,mine:h.slice(n),theirs:h.slice(0,n)}}var Ot=(t,e)=>Pt(t).map(n=>n.map((r,s)=>pt(e[s],R(BigInt(r)))).reduce((r,s)=>ut(r,s)));function Dt(t,e){let n=t.flatMap((m,h)=>h===e?[]:h),r=n.find(m=>t[m].every((h,i)=>h>=t[e][i])),s=m=>t.map((h,i)=>m[n.indexOf(i)]??R(0n));if(r!==void 0)return{by:s(n.map(h=>R(h===r?1n:0n))),strictly:t[r].every((h,i)=>h>t[e][i])};if(!n.length)return{against:t[0].map((m,h)=>R(h?0n:1n))};let a=ft(n.map(m=>t[m].map((h,i)=>h-t[e][i])));return a.value.n<0n?{against:a.columns}:{by:s(a.rows),strictly:a.value.n>0n}}function Nt([t,e]){let n=e.map((i,c)=>({low:i,slope:t[c]-i})),r=(i,c)=>i.reduce((d,w)=>c(w,d)<0?w:d),s=r(n,(i,c)=>i.low-c.low||i.slope-c.slope),a=[[R(0n),R(BigInt(s.low))]];for(;;){let i=n.filter(({slope:d})=>d<s.slope).map(d=>({p:R(BigInt(d.low-s.low),BigInt(s.slope-d.slope)),line:d}));if(!i.length)break;let c=r(i,(d,w)=>ot(d.p,w.p)||d.line.slope-w.line.slope);if(c.p.n>=c.p.d)break;s=c.line,a.push([c.p,ut(R(BigInt(s.low)),pt(c.p,R(BigInt(s.slope))))])}a.push([R(1n),R(BigInt(s.low+s.slope))]);let m=a.reduce((i,c)=>ot(c[1],i[1])>0?c:i)[1],h=a.filter(([,i])=>ot(i,m)===0).map(([i])=>i);return{corners:a,value:m,best:[h[0],h[h.length-1]]}}var Ht=(t,e=0,n=0)=>({n:0,byRow:t.map(()=>0),byColumn:t[0].map(()=>0),i:e,j:n});function Tt(t,{n:e,byRow:n,byColumn:r,i:s,j:a}){let m=n.map((i,c)=>i+t[c][a]),h=r.map((i,c)=>i+t[s][c]);return{n:e+1,byRow:m,byColumn:h,i:m.indexOf(Math.max(...m)),j:h.indexOf(Math.min(...h))}}function p(t,e={},...n){let r=document.createElement(t);for(let[s,a]of Object.entries(e))s.startsWith("on")?r.addEventListener(s.slice(2),a):a===!0?r.setAttribute(s,""):a!==!1&&a!=null&&r.setAttribute(s,a);return r.append(...n.flat().filter(s=>s!=null&&s!==!1)),r}function q(t,e={},...n){let r=document.createElementNS("http://www.w3.org/2000/svg",t);for(let[s,a]of Object.entries(e))a!=null&&r.setAttribute(s,String(a));return r.append(...n),r}var V=(t,e,n={})=>p("button",{type:"button",onclick:e,...n},t);var he=0;function qt(t,e,n,r){let s=`cg-choice-${he++}`;return p("fieldset",{class:"cg-choice"},p("legend",{},t),e.map(([a,m])=>p("label",{},p("input",{type:"radio",name:s,value:a,checked:a===n,onchange:()=>r(a)}),p("span",{},m))))}var dt=(t="")=>p("p",{class:"cg-status",role:"status"},t);var Jt={},Vt=t=>Object.assign(Jt,t);function u(t,e={}){let n=t.split(".").reduce((r,s)=>r?.[s],Jt);if(n===void 0)throw new Error(`no words for ${t}`);return n.replace(/\{(\w+)\}/g,(r,s)=>e[s]??"")}var st=(t,e=", ")=>t.length<2?t.join(""):t.slice(0,-1).join(", ")+e+t.at(-1);var F=t=>String(t).replace("-","−"),tt=t=>F(t>0?`+${t}`:t),jt=t=>t.charAt(0).toUpperCase()+t.slice(1);var Kt={and:" and ",moves:"Your moves",undo:"Undo",you:"You",broken:"This figure cannot be shown: {reason}",otherFormat:"its data has format {format}, and this page reads format {mine}; run the notebook again, or reload the page",run:"Run",pause:"Pause",guess:{first:"Guess first",tell:"Tell me",who:"Who wins?",mover:"Whoever moves",other:"The other",wrong:"No.",hidden:"Who wins, if both play well? Say it first, or let me tell you.",period:"How long is the period? Write a guess, and the rows become so long.",yours:"Your guess",rows:"Lay out",notPeriod:"Not {guess}: heap {n} has {value}, and heap {later} has {other}. What do the columns say?",multiple:"With {guess} it repeats, but a shorter period does it too."},scrolls:"The graph, which scrolls sideways"};var Qt=2;function Xt(t,e,n=""){for(let r of[Kt,...e])Vt(r);return n&&document.head.append(p("style",{},n)),{render:({model:r,el:s})=>ge(t[r.get("kind")],{model:r,el:s})}}function ge(t,{model:e,el:n}){let r=null,s=!1,a=!1,m=!1,h=[],i={get:f=>e.get(f),tell(f){s=!0;try{for(let[E,D]of Object.entries(f))e.set(E,D)}finally{s=!1}e.save_changes()},hear(f,E){let D=()=>s||E();e.on(`change:${f}`,D),h.push(()=>e.off(`change:${f}`,D))}};function c(){r?.(),r=null;for(let f of h.splice(0))f()}function d(){if(c(),a=!1,!m){n.replaceChildren(),n.removeAttribute("role");try{let f=e.get("v");if(f!==Qt)throw new Error(u("otherFormat",{format:String(f),mine:Qt}));r=t.draw({model:i,el:n})??null}catch(f){throw n.replaceChildren(u("broken",{reason:f instanceof Error?f.message:String(f)})),n.setAttribute("role","alert"),f}}}function w(){s||a||(a=!0,queueMicrotask(d))}let M=["title","rule",...t.traits].map(f=>`change:${f}`).join(" ");return e.on(M,w),d(),()=>{m=!0,e.off(M,w),c()}}function bt({model:t,el:e},n,...r){let[s,a]=[t.get("title"),t.get("rule")];e.classList.add("cg",`cg-${n}`),s&&(e.setAttribute("role","group"),e.setAttribute("aria-label",s));let m=p("div",{class:"cg-head"},p("p",{class:"cg-title"},s),a&&p("p",{class:"cg-rule"},a));e.append(m,...r.filter(Boolean))}var[Zt,te,ee]=[400,150,8];function Lt({series:t,span:[e,n],label:r,from:s,to:a}){let m=([c,d])=>`${(c*Zt).toFixed(1)} ${(ee+(n-d)/(n-e)*(te-2*ee)).toFixed(1)}`,h=t.map(({points:c,mark:d})=>q("path",{d:c.length?`M${c.map(m).join("L")}`:"",class:`cg-curve ${d}`})),i=c=>F(Math.round(c*100)/100);return p("div",{class:"cg-chart"},q("svg",{viewBox:`0 0 ${Zt} ${te}`,role:"img","aria-label":r,preserveAspectRatio:"none"},...h),p("span",{class:"cg-top","aria-hidden":"true"},i(n)),p("span",{class:"cg-low","aria-hidden":"true"},i(e)),p("span",{class:"cg-from","aria-hidden":"true"},s),p("span",{class:"cg-end","aria-hidden":"true"},a),p("p",{class:"cg-key"},t.map(({name:c,mark:d})=>p("span",{class:d},c))))}function xt({rows:t,columns:e,cell:n,head:r=null,margins:s=[]}){let a=r??((f,E)=>(f?e:t)[E]),m=s.filter(({of:f})=>f[0]),h=s.filter(({of:f})=>f[1]),i=t.map((f,E)=>e.map((D,U)=>p("td",{},n(E,U)))),c=[t.map((f,E)=>p("th",{scope:"row"},a(0,E))),e.map((f,E)=>p("th",{scope:"col"},a(1,E)))],d=f=>Array.from({length:f},()=>p("td",{class:"cg-void"})),w=p("table",{"aria-label":u("matrix.table")},p("thead",{},p("tr",{},p("td",{class:"cg-void"}),c[1],m.map(f=>p("th",{scope:"col",class:"cg-margin"},f.name)))),p("tbody",{},t.map((f,E)=>p("tr",{},c[0][E],i[E],m.map(({of:D})=>p("td",{class:"cg-margin"},D[0][E])))),h.map(f=>p("tr",{},p("th",{scope:"row",class:"cg-margin"},f.name),f.of[1].map(E=>p("td",{class:"cg-margin"},E)),d(m.length))))),M={class:"cg-scroll cg-pay-table",tabindex:0,role:"group","aria-label":u("matrix.table")};return{element:p("div",M,w),cells:i,heads:c}}var fe=[1,10,100,1e3],de=300;function be({model:t,el:e}){let{rows:n,columns:r,entries:s}=t.get("table"),{most:a,row:m,column:h}=t.get("options"),{value:i}=ft(s),c=[n.map(()=>0),r.map(()=>0)],d=[],w=Ht(s,m,h),M=c.map(b=>b.map(()=>p("span",{}))),f=c.map(b=>b.map(()=>p("span",{}))),E=xt({rows:n,columns:r,cell:(b,H)=>tt(s[b][H]),margins:[{name:u("fictitious.count"),of:M},{name:u("fictitious.answers"),of:f}]}),D=dt(),U=p("div",{}),J=fe.filter(b=>b<=a).map(b=>V(b===1?u("fictitious.one"):u("fictitious.several",{n:b}),()=>Q(b),{class:b===1&&"cg-main"})),X=V(u("fictitious.anew"),()=>Q(-w.n));bt({model:t,el:e},"fictitious",E.element,D,p("div",{class:"cg-tools"},J,X),U),Z(Math.min(t.get("rounds"),a)),lt();function Q(b){let H=Math.min(a,w.n+b);H<w.n&&(w=Ht(s,m,h),d=[],c.forEach(A=>A.fill(0))),Z(H-w.n),t.tell({rounds:w.n}),lt()}function Z(b){for(let H=0;H<b;H++)c[0][w.i]++,c[1][w.j]++,w=Tt(s,w),d.push([Math.min(...w.byColumn)/w.n,Math.max(...w.byRow)/w.n])}function lt(){let{n:b,byRow:H,byColumn:A}=w,B=$=>b?tt(Math.round(100*$/b)/100):"–";[H,A].forEach(($,_)=>$.forEach((x,y)=>{M[_][y].textContent=String(c[_][y]),f[_][y].textContent=B(x),f[_][y].classList.toggle("cg-best-bound",b>0&&y===(_?w.j:w.i))})),J.forEach($=>$.disabled=b>=a),D.textContent=O(),U.replaceChildren(W()),e.dataset.rounds=String(b)}function O(){let{n:b,i:H,j:A,byRow:B,byColumn:$}=w,_={row:n[H],column:r[A]};if(!b)return u("fictitious.first",_);let[x,y]=[Math.min(...$),Math.max(...B)].map(j=>F(gt(R(BigInt(j),BigInt(b))))),N=b<a?u("fictitious.next",_):u("fictitious.full");return[u("fictitious.rounds",{n:b}),u("fictitious.bounds",{low:x,high:y}),N].join(" ")}function W(){let b=Math.max(w.n,10),H=x=>Math.log(x)/Math.log(b),A=d.map((x,y)=>y+1).filter((x,y)=>y===d.length-1||xe(x,b)),B=x=>A.map(y=>[H(y),d[y-1][x]]),$=s.flat(),_=ct(i);return Lt({series:[{points:[[0,_],[1,_]],name:u("fictitious.value"),mark:"cg-curve-value"},{points:B(1),name:u("fictitious.upper"),mark:"cg-curve-upper"},{points:B(0),name:u("fictitious.lower"),mark:"cg-curve-own"}],span:[Math.min(...$),Math.max(...$)],label:u("fictitious.picture",{n:w.n,value:F(gt(i))}),from:"1",to:String(b)})}}function xe(t,e){let n=r=>Math.floor(de*Math.log(r)/Math.log(e));return t===1||n(t)>n(t-1)}var ne={traits:["table","rounds","options"],draw:be};var[we,mt,Wt,oe,et]=[440,260,80,360,16],ye={ArrowUp:1,ArrowRight:1,ArrowDown:-1,ArrowLeft:-1,PageUp:5,PageDown:-5};function se({names:t,ends:e,say:n,change:r,most:s}){let a=[-1,1],m=!1,h=t.map(()=>q("path",{class:"cg-line"})),i=t.map(O=>[q("text",{"text-anchor":"end"},O),q("text",{},O)]),c=t.map((O,W)=>[0,1].map(b=>Z(W,b))),d=q("path",{class:"cg-envelope"}),w=q("path",{class:"cg-at"}),M=q("circle",{r:6,class:"cg-spot-on"}),f=q("path",{class:"cg-axis"}),E=q("path",{class:"cg-zero"}),D=q("svg",{viewBox:`0 0 ${we} ${mt}`,role:"group"},E,f,w,...h,d,...i.flat(),M,...c.flat()),U=O=>et+(a[1]-O)/(a[1]-a[0])*(mt-2*et),J=O=>Wt+O*(oe-Wt),X=O=>`M${O.map(([W,b])=>`${J(W).toFixed(1)} ${U(b).toFixed(1)}`).join("L")}`,Q=O=>Math.max(-s,Math.min(s,Math.round(O)));function Z(O,W){let b=q("circle",{r:9,class:"cg-end-grip",role:"slider",tabindex:0,"aria-orientation":"vertical"});b.addEventListener("keydown",A=>{let B=e(O)[W],$=A.key==="Home"?-s:A.key==="End"?s:B+(ye[A.key]??NaN);Number.isNaN($)||(A.preventDefault(),r(O,W,Q($)))}),b.addEventListener("pointerdown",A=>{A.button||!A.isPrimary||(A.preventDefault(),b.focus({preventScroll:!0}),b.setPointerCapture(A.pointerId),m=!0)}),b.addEventListener("pointermove",A=>{if(!m||!b.hasPointerCapture(A.pointerId))return;let B=D.getBoundingClientRect(),$=(A.clientY-B.top)/B.height*mt,_=Q(a[1]-($-et)/(mt-2*et)*(a[1]-a[0]));_!==e(O)[W]&&r(O,W,_)});let H=()=>{m&&(m=!1,r(O,W,e(O)[W]))};return b.addEventListener("pointerup",H),b.addEventListener("pointercancel",H),b}function lt({corners:O,p:W,height:b,label:H}){let A=t.map((B,$)=>e($));m||(a=[Math.max(-s,Math.min(0,...A.flat())-1)-.4,Math.min(s,Math.max(0,...A.flat())+1)+.4]),D.setAttribute("aria-label",H),f.setAttribute("d",`M${Wt} ${et}V${mt-et}M${oe} ${et}V${mt-et}`),E.setAttribute("d",X([[0,0],[1,0]])),d.setAttribute("d",X(O)),w.setAttribute("d",`M${J(W)} ${et}V${mt-et}`),M.setAttribute("cx",String(J(W))),M.setAttribute("cy",String(U(b))),A.forEach((B,$)=>{h[$].setAttribute("d",X([[0,B[0]],[1,B[1]]])),B.forEach((_,x)=>{let y=A.slice(0,$).filter(K=>K[x]===_).length,N=J(x)+(x?1:-1)*20*y,j=c[$][x];j.setAttribute("cx",String(N)),j.setAttribute("cy",String(U(_))),j.setAttribute("aria-label",n($,x)),j.setAttribute("aria-valuenow",String(_)),j.setAttribute("aria-valuemin",String(-s)),j.setAttribute("aria-valuemax",String(s));let T=i[$][x];T.setAttribute("x",String(N+(x?14:-14))),T.setAttribute("y",String(U(_)+5))})})}return{element:p("div",{class:"cg-line-graph"},D),update:lt}}var ve=60,rt=t=>F(gt(t)),Mt=t=>R(BigInt(t)),Bt=t=>R(-t.n,t.d);function ke({model:t,el:e}){let{rows:n,columns:r}=t.get("table"),{parts:s,most:a}=t.get("options"),m=[n,r],h=Object.fromEntries(s.map(o=>[o,!0])),i=t.get("entries").map(o=>[...o]),c=t.get("struck").map(o=>[...o]),d=!1,w=R(1n,2n),M=null,f="",E=dt(),D=n.map((o,l)=>r.map((g,v)=>_(o,g,l,v))),U=(o,l)=>D[o][l]??"",J=n.map(()=>p("span",{})),X=r.map(()=>p("span",{})),Q=m.map(o=>o.map(()=>p("span",{}))),Z=[h.bounds&&{name:u("matrix.least"),of:[J,null]},h.bounds&&{name:u("matrix.greatest"),of:[null,X]},h.solution&&{name:u("matrix.chance"),of:Q}].filter(Boolean),O=xt({rows:n,columns:r,cell:U,head:(o,l)=>h.strike?V(m[o][l],()=>Et(o,l),{class:"cg-strike","aria-pressed":"false","aria-label":u("matrix.strike",{line:x(o,l)})}):m[o][l],margins:Z}),W=h.strike&&V(u("matrix.undo"),Ct),b=h.solution&&V("",()=>ht(!d),{class:"cg-main","aria-pressed":"false"}),H=V(u("matrix.anew"),()=>{i=t.get("table").entries.map(o=>[...o]),D.forEach((o,l)=>o.forEach((g,v)=>g.value=String(i[l][v]))),c=[],d=!1,w=R(1n,2n),j()}),A=h.graph&&p("div",{class:"cg-graph-place"}),B=p("input",{type:"range",class:"cg-slider",min:0,step:1,oninput:$t}),$=h.graph&&p("label",{class:"cg-sliding"},p("span",{}),B);bt({model:t,el:e},"matrix-game",O.element,A,$,E,p("div",{class:"cg-tools"},b,W,H)),K(),E.textContent=T();function _(o,l,g,v){let I=()=>{E.textContent=u("matrix.whole",{least:F(-a),most:a})};return p("input",{type:"number",step:1,min:-a,max:a,value:i[g][v],"aria-label":u("matrix.entry",{row:o,column:l}),onkeydown:k=>k.stopPropagation(),onfocus:k=>k.target.select(),oninput:k=>{let S=Number(k.target.value);if(k.target.value===""||!Number.isInteger(S)||Math.abs(S)>a)return I();i[g][v]=S,j()},onchange:k=>k.target.value=String(i[g][v])})}function x(o,l){return u(o?"matrix.column":"matrix.row",{name:m[o][l]})}function y(){let o=m.map((l,g)=>l.map((v,I)=>I).filter(v=>!N(g,v)));return{alive:o,small:o[0].map(l=>o[1].map(g=>i[l][g]))}}function N(o,l){return c.some(([g,v])=>g===o&&v===l)}function j(){t.tell({entries:i.map(o=>[...o]),struck:c.map(o=>[...o])}),K(),E.textContent=T()}function T(){return d?_t():h.bounds?at():M?vt():h.solution?u("matrix.ask"):""}function K(){let{alive:o,small:l}=y(),g=Rt(l),[v,I]=[Math.max(...g.least),Math.min(...g.greatest)],k=g.saddles.map(([z,L])=>`${o[0][z]},${o[1][L]}`),S=d?ft(l):null;O.cells.forEach((z,L)=>z.forEach((G,P)=>{let C=N(0,L)||N(1,P);G.classList.toggle("cg-struck",C),G.classList.toggle("cg-saddle",!!h.bounds&&k.includes(`${L},${P}`)),D[L][P].disabled=C})),m.forEach((z,L)=>z.forEach((G,P)=>{let C=o[L].indexOf(P),Y=(L?X:J)[P],nt=(L?g.greatest:g.least)[C];Y.textContent=C<0?"":F(nt),Y.classList.toggle("cg-best-bound",nt===(L?I:v));let It=S&&(L?S.columns:S.rows);Q[L][P].textContent=C<0?"–":It?rt(It[C]):"?",O.heads[L][P].classList.toggle("cg-struck",C<0),O.heads[L][P].querySelector("button")?.setAttribute("aria-pressed",String(C<0))})),b&&(b.textContent=u(d?"matrix.hide":"matrix.solve"),b.setAttribute("aria-pressed",String(d))),W&&(W.disabled=!c.length),e.dataset.value=S?gt(S.value):"",e.dataset.left=`${o[0].length}x${o[1].length}`,e.dataset.entries=JSON.stringify(i),h.graph&&wt()}function at(){let{alive:o,small:l}=y(),{least:g,greatest:v,saddles:I}=Rt(l);if(!I.length)return u("matrix.noSaddle",{low:F(Math.max(...g)),high:F(Math.min(...v))});let[k,S]=I[0],z={row:n[o[0][k]],column:r[o[1][S]],pay:F(l[k][S]),many:I.length};return u(I.length>1?"matrix.saddles":"matrix.saddle",z)}function ht(o){d=o;let l=h.graph&&o?it():null;l&&(w=Nt(l.own).best[0]),K(),E.textContent=T()}function _t(){let{small:o}=y(),l=ft(o),g=st(Ot(o,l.rows).map(rt)),v=st(Ot(kt(o),l.columns).map(I=>rt(Bt(I))));return u("matrix.value",{value:rt(l.value),brings:g,costs:v})}function Et(o,l){let g=jt(x(o,l));if(N(o,l)){c=c.filter(([P,C])=>P!==o||C!==l),j(),E.textContent=u("matrix.back",{line:g});return}let{alive:v,small:I}=y(),k=o?kt(I):I,S=v[o].indexOf(l),z=P=>o?Bt(P):P,L=P=>st(P.map(C=>rt(z(C)))),G=Dt(k,S);if(G.by){let P=L(k[S].map(Mt)),C=L(Ot(k,G.by)),Y=At(o,v[o],G.by);c=[...c,[o,l]],j();let nt=y().small,It=[nt,kt(nt)].some(Ft=>Ft.some((Ce,le)=>Dt(Ft,le).by)),Gt=u(o?"matrix.struckColumn":"matrix.struck",{line:g,by:jt(Y),better:C,worse:P});E.textContent=It?Gt:`${Gt} ${u("matrix.none")}`}else if(k.length===1)E.textContent=u(o?"matrix.lastColumn":"matrix.lastRow",{line:g});else{let P=k[S].map((Y,nt)=>pt(G.against[nt],Mt(Y))).reduce((Y,nt)=>ut(Y,nt)),C=At(1-o,v[1-o],G.against);E.textContent=u(o?"matrix.keptColumn":"matrix.kept",{line:g,mix:C,own:rt(z(P))})}}function At(o,l,g){let v=g.flatMap((I,k)=>I.n?[[I,x(o,l[k])]]:[]);return v.length===1?v[0][1]:v.map(([I,k])=>u("matrix.part",{p:rt(I),name:k})).join(u("matrix.with"))}function Ct(){let[o,l]=c.at(-1)??[0,0];Et(o,l)}function it(){let{alive:o,small:l}=y(),g=o[0].length===2?0:o[1].length===2?1:-1;return g<0?null:{side:g,own:g?kt(l):l,mine:o[g],others:o[1-g]}}function wt(){let o=it(),l=o?`${o.side}:${o.mine}:${o.others}`:"none";if($.hidden=!o,l!==f&&(f=l,M=o&&St(o),A.replaceChildren(M?M.element:p("p",{class:"cg-legend"},u("matrix.noGraph")))),!o)return;let{side:g,own:v,mine:I,others:k}=o,{corners:S,best:z}=Nt(v),L=Number(z[0].d)*Math.max(1,Math.round(ve/Number(z[0].d)));B.max=String(L),B.value=String(Math.round(ct(w)*L)),w=R(BigInt(B.value),BigInt(L)),$.firstChild.textContent=u("matrix.choose",{line:x(g,I[0])});let G=C=>g?-C:C,P=st(k.map((C,Y)=>u("matrix.line",{name:m[1-g][C],from:F(G(v[1][Y])),to:F(G(v[0][Y]))})));B.setAttribute("aria-valuetext",vt()),M.update({corners:S.map(([C,Y])=>[ct(C),G(ct(Y))]),p:ct(w),height:G(ct(yt(v).reduce((C,Y)=>ot(Y,C)<0?Y:C))),label:u("matrix.graph",{line:x(g,I[0]),lines:P})})}function St({side:o,mine:l,others:g}){let v=(k,S)=>o?[g[k],l[S?0:1]]:[l[S?0:1],g[k]],I=([k,S])=>i[k][S];return se({names:g.map(k=>m[1-o][k]),most:a,ends:k=>[I(v(k,0)),I(v(k,1))],say:(k,S)=>{let[z,L]=v(k,S);return u("matrix.handle",{entry:u("matrix.entry",{row:n[z],column:r[L]})})},change:(k,S,z)=>{let[L,G]=v(k,S);i[L][G]=z,D[L][G].value=String(z),j()}})}function yt([o,l]){return o.map((g,v)=>ut(pt(w,Mt(g)),pt(ut(Mt(1),Bt(w)),Mt(l[v]))))}function $t(){w=R(BigInt(B.value),BigInt(B.max)),d=!1,K(),E.textContent=vt()}function vt(){let o=it();if(!o)return"";let{side:l,own:g,mine:v,others:I}=o,k=yt(g),S=k.reduce((C,Y)=>ot(Y,C)<0?Y:C),z=I.filter((C,Y)=>ot(k[Y],S)===0).map(C=>m[1-l][C]),L={row:jt(x(l,v[0])),p:rt(w),height:rt(l?Bt(S):S),name:st(z,u("and"))},G=u(`matrix.${l?"cost":"sure"}${z.length>1?"Two":""}`,L),P=ot(Nt(g).value,S)===0;return`${G} ${u(l?P?"matrix.bottom":"matrix.above":P?"matrix.top":"matrix.below")}`}}var re={traits:["table","entries","struck","options"],draw:ke};function Me(t){let e=t>>>0;return()=>{e=e+1831565813|0;let n=Math.imul(e^e>>>15,1|e);return n=n+Math.imul(n^n>>>7,61|n)^n,((n^n>>>14)>>>0)/4294967296}}var ae=t=>Me(t.seed??Math.floor(Math.random()*2**32));function zt(t,e){let n=e()*t.reduce((a,m)=>a+m,0),r=t.findLastIndex(a=>a>0),s=t.findIndex(a=>(n-=a)<0);return s<0?r:s}var Yt=100,Ee=400;function Ae({model:t,el:e}){let{rows:n,columns:r,entries:s}=t.get("table"),[a,m]=[t.get("machines"),t.get("options")],h=ae(m),i=()=>a[t.get("machine")],c=()=>({name:i().name}),d=[],w=null,M=xt({rows:n,columns:r,cell:(x,y)=>tt(s[x][y])}),f=dt(),E=p("p",{class:"cg-score"}),D=p("div",{}),U=p("div",{class:"cg-moves cg-choices",role:"group","aria-label":u("moves")},n.map((x,y)=>V(x,()=>B(y),{class:"cg-move cg-choosing"}))),J=n.map(()=>1),X=p("div",{class:"cg-moves cg-choices cg-many"},n.map((x,y)=>V(u("mixed.hundred",{row:x}),()=>$(J.map((N,j)=>+(j===y)),x))),V(u("mixed.hundred",{row:u("mixed.lots")}),()=>$(J,null))),Q=p("p",{class:"cg-legend"}),Z=p("details",{class:"cg-more"},p("summary",{}),Q),lt=a.length>1&&qt(u("mixed.against"),a.map(({name:x},y)=>[y,x]),t.get("machine"),x=>{t.tell({machine:x}),Z.removeAttribute("open"),W()}),O=V(u("mixed.anew"),W);bt({model:t,el:e},"mixed-play",lt,M.element,f,U,X,D,p("div",{class:"cg-foot"},E,O),Z),f.textContent=u("mixed.begin",c()),_();function W(){d=[],w=null,t.tell({tally:s.map(x=>x.map(()=>0))}),f.textContent=u("mixed.begin",c()),_()}function b(x,y){let N=zt(i().odds,h);return x[y][N]++,d.push(A(x)),N}function H(){return t.get("tally").map(x=>[...x])}function A(x){return x.reduce((y,N,j)=>N.reduce((T,K,at)=>T+K*s[j][at],y),0)}function B(x){let y=H(),N=b(y,x);w=[x,N],t.tell({tally:y});let j=s[x][N],T=u(j?j>0?"mixed.won":"mixed.lost":"mixed.even",{pay:Math.abs(j)});f.textContent=u("mixed.chosen",{mine:n[x],theirs:r[N],pay:T,...c()}),_()}function $(x,y){let N=H(),j=A(N);for(let at=0;at<Yt;at++)b(N,zt(x,h));w=null,t.tell({tally:N});let T=A(N)-j,K={sum:tt(T),mean:tt(T/Yt),row:y};f.textContent=u(y===null?"mixed.lotsOf":"mixed.many",K),_()}function _(){let x=t.get("tally"),y=x.flat().reduce((l,g)=>l+g,0),N=A(x),{value:j,valueWritten:T}=m;M.cells.forEach((l,g)=>l.forEach((v,I)=>v.classList.toggle("cg-saddle",w!==null&&w[0]===g&&w[1]===I)));let K=y?tt(Math.round(1e3*N/y)/1e3):"–",at=tt(Math.round(10*j*y)/10),ht=y>=Yt,_t=[u("mixed.rounds",{n:y,sum:tt(N),mean:K}),ht&&u("mixed.theory",{n:y,sum:at})];E.textContent=st(_t.filter(Boolean),"; ");let{name:Et}=i();Z.firstChild.textContent=u("mixed.reveal");let At=st(n.map((l,g)=>u("mixed.brings",{row:l,mean:i().means[g]})));Q.textContent=u("mixed.does",{name:Et,odds:i().does,rows:At});let Ct=y-d.length,it=Math.max(y,20),wt=d.map((l,g)=>[Ct+g+1,l]),St=Math.max(1,Math.ceil(wt.length/Ee)),yt=[...Ct?[]:[[0,0]],...wt.filter((l,g)=>g%St===St-1||g===wt.length-1)],$t=[...yt.map(([,l])=>l),0,...ht?[j*it]:[]],vt=[Math.min(...$t,-5),Math.max(...$t,5)],o=[[0,0],[1,j*it]];D.replaceChildren(Lt({series:[...ht?[{points:o,name:u("mixed.line"),mark:"cg-curve-value"}]:[],{points:yt.map(([l,g])=>[l/it,g]),name:u("mixed.yours"),mark:"cg-curve-own"}],span:vt,label:u(ht?"mixed.picture":"mixed.pictureAlone",{value:F(T)}),from:"0",to:String(it)})),e.dataset.rounds=String(y),e.dataset.sum=String(N)}}var ie={traits:["table","machines","machine","tally","options"],draw:Ae};var ce={matrix:{table:"What the other player pays you",entry:"{row} against {column}",whole:"Entries are whole numbers from {least} to {most}.",least:"least",greatest:"greatest",chance:"how often",saddle:"Saddle point: {row} against {column}, where {pay} is the least of its row and the greatest of its column.",saddles:"{many} saddle points, all worth {pay}. The first is {row} against {column}.",noSaddle:"The best row is sure of {low}; the best column costs at most {high}. They do not meet: no saddle point.",strike:"Strike out {line}",struck:"{line} is struck out: {by} brings at least as much against every column ({better} against {worse}).",struckColumn:"{line} is struck out: {by} costs at most as much against every row ({better} against {worse}).",kept:"{line} stays: against {mix} it brings {own}, more than any other row.",keptColumn:"{line} stays: against {mix} it costs {own}, less than any other column.",lastRow:"{line} stays: it is the only row that is left.",lastColumn:"{line} stays: it is the only column that is left.",row:"row {name}",column:"column {name}",part:"{p} of {name}",with:" with ",none:"Nothing that is left is dominated.",back:"{line} is back.",anew:"Begin anew",undo:"Undo the last",solve:"Show the value",hide:"Hide the value",value:"The value is {value}. Your mixture brings {brings}: never less. The other mixture costs {costs}: never more.",ask:"What is it worth to you, if both play well?",graph:"The pay-off for each probability of {line}, from 0 at the left to 1 at the right. {lines}.",line:"{name} from {from} to {to}",noGraph:"The graph needs two rows or two columns: strike out more lines.",handle:"{entry}: drag up or down, or use the arrow keys",choose:"How often {line}?",sure:"{row} {p}: you are sure of {height}, and {name} holds you to it.",sureTwo:"{row} {p}: you are sure of {height}, and {name} hold you to it.",top:"That is the top: nothing is better, and it is the value.",below:"It can be better.",cost:"{row} {p}: it costs you at most {height}, by {name}.",costTwo:"{row} {p}: it costs you at most {height}, by {name}.",bottom:"That is the lowest point: nothing is better, and it is the value.",above:"It can cost less."},mixed:{against:"Against",chosen:"You: {mine}. {name}: {theirs}. {pay}",won:"You win {pay}.",lost:"You lose {pay}.",even:"Nobody wins.",begin:"Choose. {name} has chosen already, and does not look at what you do.",rounds:"Rounds: {n}, you: {sum}, on average {mean}",theory:"{n} times the value: {sum}",hundred:"100 × {row}",many:"100 rounds of {row}: {sum} in all, on average {mean}.",lots:"lots",lotsOf:"100 rounds by lot, each row as often: {sum} in all, on average {mean}.",reveal:"What the machine does",anew:"Count anew",does:"{name} chooses {odds}. Against that, {rows}.",brings:"{row} brings {mean}",pictureAlone:"The sum so far, round after round.",picture:"The sum so far, round after round, and the straight line of the value, {value} a round.",yours:"you",line:"value"},fictitious:{rounds:"Rounds: {n}.",one:"1 round",several:"{n} rounds",anew:"Begin anew",first:"Nobody has played yet. The first round is {row} against {column}.",next:"Your {row} answers best what the columns have done; {column} answers best what your rows have done.",bounds:"So the value lies between {low} and {high}.",full:"That is as far as this board goes.",picture:"Two bounds after each of {n} rounds, which close in on the value {value}.",count:"how often",answers:"answers",upper:"columns cost at most",lower:"rows bring at least",value:"value"}};var Dn=Xt({fictitious:ne,"matrix game":re,"mixed play":ie},[ce],Ut);export{Dn as default};

var Et=`/* Games of two players in a table: bimatrix.js. */
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
  text-decoration: line-through 2px;
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
`;var Nt=(t,e)=>e?Nt(e,t%e):Math.abs(t);function xt(t,e){let o=(Nt(t,e)||1)*(e<0?-1:1);return[t/o+0,e/o]}var H=([t,e],[o,s])=>t*s<o*e,oe=(t,e)=>H(e,t)?e:t,re=(t,e)=>H(t,e)?e:t,at=([t,e],[o,s])=>xt(t*s+o*e,e*s),bt=([t,e],[o,s])=>xt(t*o,e*s),jt=([t,e])=>[t?-t:0,e],et=[0,1],st=[1,1],ht=t=>t.map(e=>e.map(([o,s],n)=>[t.every(r=>r[n][0]<=o),e.every(r=>r[1]<=s)]));function Ot(t){let e=[t.map((n,r)=>r),t[0].map((n,r)=>r)],o=(n,r,a)=>n?t[a][r][1]:t[r][a][0],s=[];for(;;){let n=[0,1].flatMap(r=>e[r].flatMap(a=>e[r].filter(h=>e[1-r].every(u=>o(r,h,u)>o(r,a,u))).map(h=>({player:r,which:a,by:h}))))[0];if(!n)return s;s.push(n),e[n.player]=e[n.player].filter(r=>r!==n.which)}}function St(t,e){let[o,s,n]=[[st,st],[et,et],[et,st]],r=t>0?o:s;if(t===e)return[[t===0?n:r,n]];let a=xt(e,e-t);if(H(a,et)||H(st,a))return[[r,n]];let[h,u]=t>e?[o,s]:[s,o];return[[u,[et,a]],[n,[a,a]],[h,[a,st]]].filter(([v,[$,L]])=>v===n||H($,L))}function wt([[[t,e],[o,s]],[[n,r],[a,h]]]){return[St(t-n,o-a).map(([u,v])=>({p:u,q:v})),St(e-s,r-h).map(([u,v])=>({p:v,q:u}))]}var yt=(t,e)=>t[0]===e[0]&&t[1]===e[1],At=(t,e)=>[re(t[0],e[0]),oe(t[1],e[1])],Lt=(t,e)=>!H(t[0],e[0])&&!H(e[1],t[1]),ae=(t,e)=>["p","q"].every(o=>[0,1].every(s=>yt(t[o][s],e[o][s])));function Ct(t){let[e,o]=wt(t),s=e.flatMap(a=>o.map(h=>({p:At(a.p,h.p),q:At(a.q,h.q)})).filter(({p:h,q:u})=>!H(h[1],h[0])&&!H(u[1],u[0]))),n=s.filter((a,h)=>s.findIndex(u=>ae(a,u))===h),r=(a,h)=>{for(let u of["p","q"])for(let v of[0,1])if(!yt(a[u][v],h[u][v]))return H(a[u][v],h[u][v])?-1:1;return 0};return n.filter(a=>!n.some(h=>h!==a&&Lt(a.p,h.p)&&Lt(a.q,h.q))).sort(r)}function tt(t,e,o){let s=n=>[n,at(st,jt(n))];return[0,1].map(n=>s(e).reduce((r,a,h)=>s(o).reduce((u,v,$)=>at(u,bt(bt(a,v),[t[h][$][n],1])),r),et))}function It(t){let e=t.flat().sort((n,r)=>n[0]-r[0]||n[1]-r[1]),o=e.filter((n,r)=>!r||!yt(n,e[r-1]));if(o.length<3)return o;let s=n=>{let r=[];for(let a of n){for(;;){let[h,u]=r.slice(-2);if(r.length<2||(u[0]-h[0])*(a[1]-h[1])-(u[1]-h[1])*(a[0]-h[0])>0)break;r.pop()}r.push(a)}return r.slice(0,-1)};return[...s(o),...s(o.toReversed())]}function Dt(t,e,o){let s=Math.max(...t.flat().map(([a,h])=>a+h)),n=tt(t,e,o),r=bt(at([s,1],jt(at(n[0],n[1]))),[1,2]);return{together:s,without:n,shares:n.map(a=>at(a,r))}}function i(t,e={},...o){let s=document.createElement(t);for(let[n,r]of Object.entries(e))n.startsWith("on")?s.addEventListener(n.slice(2),r):r===!0?s.setAttribute(n,""):r!==!1&&r!=null&&s.setAttribute(n,r);return s.append(...o.flat().filter(n=>n!=null&&n!==!1)),s}function A(t,e={},...o){let s=document.createElementNS("http://www.w3.org/2000/svg",t);for(let[n,r]of Object.entries(e))r!=null&&s.setAttribute(n,String(r));return s.append(...o),s}var Y=(t,e,o={})=>i("button",{type:"button",onclick:e,...o},t);var nt=(t="")=>i("p",{class:"cg-status",role:"status"},t);function ut(t,e,o,s,n={}){let r=e.map(([h,u])=>i("option",{value:h,selected:h===o},u)),a=i("select",{...n,onchange:()=>s(e[a.selectedIndex][0])},r);return i("label",{},i("span",{},t),a)}function ot({model:t,el:e},o,...s){let[n,r]=[t.get("title"),t.get("rule")];e.classList.add("cg",`cg-${o}`),n&&(e.setAttribute("role","group"),e.setAttribute("aria-label",n));let a=i("div",{class:"cg-head"},i("p",{class:"cg-title"},n),r&&i("p",{class:"cg-rule"},r));e.append(a,...s.filter(Boolean))}var Wt={},vt=t=>Object.assign(Wt,t);function c(t,e={}){let o=t.split(".").reduce((s,n)=>s?.[n],Wt);if(o===void 0)throw new Error(`no words for ${t}`);return o.replace(/\{(\w+)\}/g,(s,n)=>e[n]??"")}var ct=(t,e=", ")=>t.length<2?t.join(""):t.slice(0,-1).join(", ")+e+t.at(-1),Pt=t=>t.charAt(0).toUpperCase()+t.slice(1);var kt=99,U=t=>String(t).replace("-","−"),B=([t,e])=>U(e===1?t:`${t}/${e}`);function gt({rows:t,columns:e,pays:o,marks:s=!0,onchange:n,onrefuse:r}){let a=o,h=[c("table.first"),c("table.second")],u=t.map((g,d)=>e.map((w,y)=>h.map((m,f)=>{let q=i("input",{type:"number",min:-kt,max:kt,step:1,value:a[d][y][f],"aria-label":c("table.entry",{who:m,row:g,column:w}),onkeydown:E=>E.stopPropagation(),oninput:()=>b(q,d,y,f)});return q}))),v=u.map(g=>g.map(d=>i("td",{},i("span",{class:"cg-pair"},d)))),$=[t.map(g=>i("th",{scope:"row"},g)),e.map(g=>i("th",{scope:"col"},g))],L=i("table",{},i("thead",{},i("tr",{},i("td",{}),$[1])),i("tbody",{},v.map((g,d)=>i("tr",{},$[0][d],g))));function b(g,d,w,y){let m=Number(g.value);if(!(g.value!==""&&Number.isInteger(m)&&Math.abs(m)<=kt))return g.setAttribute("aria-invalid","true"),r();g.removeAttribute("aria-invalid"),a=a.map((q,E)=>q.map((S,I)=>E===d&&I===w?S.map((j,O)=>O===y?m:j):S)),x(),n(a)}function x(g=[]){let d=(w,y)=>g.some(m=>m.player===w&&m.which===y);$.forEach((w,y)=>w.forEach((m,f)=>m.classList.toggle("cg-pair-struck",d(y,f)))),ht(a).forEach((w,y)=>w.forEach((m,f)=>{v[y][f].classList.toggle("cg-pair-struck",d(0,y)||d(1,f)),s&&(v[y][f].classList.toggle("cg-meet",m[0]&&m[1]),m.forEach((q,E)=>u[y][f][E].classList.toggle("cg-best",q)))}))}return x(),{element:i("div",{class:"cg-pays"},L),show:x,set(g){a=g,u.forEach((d,w)=>d.forEach((y,m)=>y.forEach((f,q)=>{f.value=String(g[w][m][q]),f.removeAttribute("aria-invalid")}))),x()}}}function pt(t,e,o){let s=i("span",{},e(t)),n=i("input",{type:"range",min:0,max:12,step:1,value:t,onkeydown:a=>a.stopPropagation(),oninput:()=>{r(Number(n.value)),o(Number(n.value))}});function r(a){n.value=String(a),s.textContent=e(a),n.setAttribute("aria-valuetext",e(a))}return r(t),{element:i("label",{class:"cg-twelfths"},s,n),set:r}}var J=300,it=40,rt=12,ce=36,ie=[1,2,5,10,20,50,100],le=9,dt=([t,e])=>t/e,lt=t=>c(t?"table.second":"table.first");function he({model:t,el:e}){let o=t.get("game"),{rows:s,columns:n}=o,r=nt(),a=A("svg",{viewBox:`0 0 ${it+J+14} ${rt+J+ce}`,class:"cg-mix-plane",role:"img"}),h=gt({rows:s,columns:n,pays:t.get("pays"),marks:!1,onchange:g=>{t.tell({pays:g}),b()},onrefuse:()=>r.textContent=c("table.refused")}),u=[s,n].map((g,d)=>pt(t.get("threats")[d],w=>c("bargain.threat",{who:lt(d),choice:g[0],n:w}),w=>{t.tell({threats:t.get("threats").map((y,m)=>m===d?w:y)}),b()})),v=Y(c("bargain.reply"),()=>{let g=t.get("pays"),[d]=L(),w=[1,0].map(m=>tt(g,d,[m,1])).map(([m,f])=>dt(m)-dt(f)),y=w[0]<=w[1]?12:0;u[1].set(y),t.tell({threats:[t.get("threats")[0],y]}),b(c("bargain.answered",{choice:n[y?0:1]}))}),$=Y(c("table.back"),()=>{t.tell({pays:o.pays,threats:[0,0]}),h.set(o.pays),u.forEach(g=>g.set(0)),b()});ot({model:t,el:e},"bargain",h.element,i("p",{class:"cg-legend"},c("table.whose")),i("div",{class:"cg-mixtures"},i("div",{},a),i("div",{},u[0].element,u[1].element,i("div",{class:"cg-tools"},v,$),r)),i("p",{class:"cg-legend"},c("bargain.legend"))),b();function L(){return t.get("threats").map(g=>[g,12])}function b(g=""){let d=t.get("pays"),{together:w,without:y,shares:m}=Dt(d,...L()),f=d.flatMap((D,z)=>D.flatMap(([Q,T],l)=>Q+T===w?[[z,l]]:[])),q=ct(f.map(([D,z])=>c("table.cell",{row:s[D],column:n[z]})),c("and")),[[E,S]]=f,[I,j]=m[0],O=[I-d[E][S][0]*j,j],F=([D,z])=>({a:B(D),b:B(z)});r.textContent=[g,c("bargain.without",F(y)),c("bargain.together",{sum:U(w),cells:q,...F(m)}),O[0]?c("bargain.pays",{from:lt(O[0]>0?1:0),to:lt(O[0]>0?0:1),n:B([Math.abs(O[0]),j])}):c("bargain.paysNone")].filter(Boolean).join(" "),e.dataset.shares=m.map(D=>D.join("/")).join(","),x(d,w,y.map(dt),m.map(dt))}function x(g,d,w,y){let m=[...g.flat(2),...y,0],[f,q]=[Math.floor(Math.min(...m)),Math.ceil(Math.max(...m))].map((l,k)=>l+2*k-1),E=l=>it+J*(l-f)/(q-f),S=l=>rt+J*(q-l)/(q-f),I=ie.find(l=>(q-f)/l<=le)??50,j=[];for(let l=Math.ceil(f/I)*I;l<=q;l+=I)j.push(l);let O=Math.max(f,d-q),F=Math.min(q,d-f),D=(l,k,p)=>A("path",{d:`M${E(l[0])} ${S(l[1])}L${E(k[0])} ${S(k[1])}`,class:p}),z=s.flatMap((l,k)=>n.map((p,M)=>g[k][M]));a.setAttribute("aria-label",c("bargain.plane"));let[Q,T]=[E(w[0]),S(w[1])];a.replaceChildren(A("rect",{x:it,y:rt,width:J,height:J,class:"cg-mix-field"}),...j.flatMap(l=>[D([l,f],[l,q],"cg-mix-grid"),D([f,l],[q,l],"cg-mix-grid"),A("text",{x:E(l),y:rt+J+15,"text-anchor":"middle"},U(l)),A("text",{x:it-6,y:S(l)+4,"text-anchor":"end"},U(l))]),A("polygon",{points:It(g).map(([l,k])=>`${E(l)},${S(k)}`).join(" "),class:"cg-mix-feasible"}),D([O,d-O],[F,d-F],"cg-mix-payments"),D(w,y,"cg-mix-even"),...z.map(([l,k])=>A("circle",{cx:E(l),cy:S(k),r:4,class:"cg-mix-dot"})),A("path",{d:`M${Q-10} ${T}h20M${Q} ${T-10}v20`,class:"cg-mix-cross"}),A("circle",{cx:E(y[0]),cy:S(y[1]),r:8,class:"cg-mix-meeting"}),A("text",{x:it+J/2,y:rt+J+31,"text-anchor":"middle"},lt(0)),A("text",{transform:`translate(12 ${rt+J/2}) rotate(-90)`,"text-anchor":"middle"},lt(1)))}}var Bt={traits:["game","pays","threats"],draw:he};var P=240,V=46,K=14,ue=40;function ge({model:t,el:e}){let o=t.get("games"),s=()=>o[t.get("chosen")],n=0,r=i("div"),a=o.length>1&&ut(c("table.game"),o.map(({title:v},$)=>[$,v]),t.get("chosen"),v=>{t.tell({chosen:v,pays:o[v].pays,mix:[6,6]}),u()}),h=Y(c("table.back"),()=>{t.tell({pays:s().pays,mix:[6,6]}),u()});ot({model:t,el:e},"bimatrix",i("div",{class:"cg-settings"},a,h),r),u();function u(){n=0;let{rule:v,rows:$,columns:L}=s(),b=nt(),x=gt({rows:$,columns:L,pays:t.get("pays"),onchange:f=>{n=0,t.tell({pays:f}),y()},onrefuse:()=>b.textContent=c("table.refused")}),g=Y(c("table.strike"),()=>m(n+1)),d=Y(c("table.undo"),()=>m(n-1)),w=$.length===2&&L.length===2&&pe({model:t,rows:$,columns:L});r.replaceChildren(...v?[i("p",{class:"cg-rule cg-table-rule"},v)]:[],x.element,i("p",{class:"cg-legend"},c("table.whose")),i("p",{class:"cg-legend"},c("table.marks")),b,i("div",{class:"cg-tools"},g,d),...w?[w.element]:[]),y();function y(){let f=t.get("pays"),q=ht(f).flatMap((S,I)=>S.flatMap((j,O)=>j[0]&&j[1]?[[I,O]]:[])),E=q.map(([S,I])=>c("table.cell",{row:$[S],column:L[I]}));e.dataset.equilibria=q.map(S=>S.join(",")).join(" "),b.textContent=E.length?c(E.length>1?"table.several":"table.one",{n:E.length,cells:ct(E,c("and"))}):c("table.none"),d.disabled=!0,w&&w.show()}function m(f){let q=Ot(t.get("pays"));if(f>q.length){b.textContent=c(q.length?"table.strikeNoMore":"table.strikeNone");return}if(n=f,x.show(q.slice(0,n)),d.disabled=!n,e.dataset.struck=String(n),!n)return y();let{player:E,which:S,by:I}=q[n-1],j=E?L:$;b.textContent=c("table.struck",{out:Pt(j[S]),by:j[I],who:Mt(E)})}}}var Mt=t=>c(t?"table.second":"table.first"),_=([t,e])=>t/e;function pe({model:t,rows:e,columns:o}){let s=A("svg",{viewBox:`0 0 ${V+P+16} ${K+P+ue}`,class:"cg-mix-square",role:"img"}),n=i("p",{class:"cg-status"}),r=i("p",{class:"cg-status",role:"status"}),a=[e,o].map((b,x)=>pt(t.get("mix")[x],g=>c("table.slider",{who:Mt(x),choice:b[0],n:g}),g=>$(t.get("mix").map((d,w)=>w===x?g:d)))),h=({clientX:b,clientY:x})=>{let g=s.getBoundingClientRect(),d=(V+P+16)/g.width,w=y=>Math.min(12,Math.max(0,Math.round(12*y)));return[w(((b-g.left)*d-V)/P),w(1-((x-g.top)*d-K)/P)]},u=b=>{let x=h(b);a.forEach((g,d)=>g.set(x[d])),$(x)};s.addEventListener("pointerdown",b=>{b.button||(s.setPointerCapture(b.pointerId),u(b),s.addEventListener("pointermove",u))});for(let b of["pointerup","pointercancel"])s.addEventListener(b,()=>s.removeEventListener("pointermove",u));return{element:i("div",{class:"cg-mixtures"},i("div",{},s),i("div",{},a[0].element,a[1].element,r),i("div",{class:"cg-under"},n,i("p",{class:"cg-legend"},c("table.curves")))),show:L};function $(b){t.tell({mix:b}),L()}function L(){let b=t.get("pays"),x=t.get("mix"),[g,d]=x,w=p=>V+P*p,y=p=>K+P*(1-p),m=p=>M=>{let[N,C]=[0,1].map(W=>[w(_(M.p[W])),y(_(M.q[W]))]),X=N[0]===C[0]||N[1]===C[1]?"":`H${N[0]}Z`;return A("path",{d:`M${N[0]} ${N[1]}H${C[0]}V${C[1]}${X}`,class:p})},f=(p,M,N,C)=>A("text",{x:p,y:M,"text-anchor":C},N),[q,E]=wt(b),S=Ct(b),I=S.map(p=>p.p[0]+""==p.p[1]+""&&p.q[0]+""==p.q[1]+""?A("circle",{cx:w(_(p.p[0])),cy:y(_(p.q[0])),r:8,class:"cg-mix-meeting"}):m("cg-mix-meeting")(p)),[j,O]=[w(g/12),y(d/12)];s.setAttribute("aria-label",c("table.square",{row:e[0],column:o[0]})),s.replaceChildren(A("rect",{x:V,y:K,width:P,height:P,class:"cg-mix-field"}),...q.map(m("cg-mix-curve-first")),...E.map(m("cg-mix-curve-second")),...I,A("path",{d:`M${j-11} ${O}h22M${j} ${O-11}v22`,class:"cg-mix-cross"}),f(V,K+P+21,"0","middle"),f(V+P,K+P+21,"1","middle"),f(V+P/2,K+P+35,c("table.axis",{choice:e[0],p:"p"}),"middle"),f(V-13,K+P+4,"0","end"),f(V-13,K+6,"1","end"),A("text",{transform:`translate(16 ${K+P/2}) rotate(-90)`,"text-anchor":"middle"},c("table.axis",{choice:o[0],p:"q"}))),n.textContent=c("table.all",{list:ct(S.map(p=>de(b,p)),c("and"))});let F=x.map(p=>[p,12]),[D,z]=[0,1].map(p=>tt(b,[1-p,1],F[1])[0]),[Q,T]=[0,1].map(p=>tt(b,F[0],[1-p,1])[1]),l=[_t(0,e,D,z),_t(1,o,Q,T)],k=[[g,D,z],[d,Q,T]].every(([p,M,N])=>_(M)===_(N)||p===(_(M)>_(N)?12:0));r.textContent=[...l,k&&c("table.meets")].filter(Boolean).join(" "),s.dataset.settled=String(k),s.dataset.meetings=String(S.length)}}function _t(t,e,o,s){let n=c("table.gets",{who:Mt(t),a:B(o),b:B(s),first:e[0],second:e[1]});return _(o)===_(s)?c("table.either",{gets:n}):c("table.would",{gets:n,choice:e[_(o)>_(s)?0:1]})}function de(t,{p:e,q:o}){let[s,n]=[[e[0],o[0]],[e[1],o[1]]],[r,a]=tt(t,...s).map(B),h=[e,o].map(([u,v])=>_(u)<_(v));return h[0]&&h[1]?c("table.area"):!h[0]&&!h[1]?c("table.point",{p:B(e[0]),q:B(o[0]),a:r,b:a}):c("table.span",{p:B(s[0]),q:B(s[1]),u:B(n[0]),v:B(n[1])})}var zt={traits:["games","chosen","pays","mix"],draw:ge};function Rt(t){let e=t>>>0;return()=>{e=e+1831565813|0;let o=Math.imul(e^e>>>15,1|e);return o=o+Math.imul(o^o>>>7,61|o)^o,((o^o>>>14)>>>0)/4294967296}}var mt=(t,e)=>t[e.reduce((o,s)=>t[o][1+s],0)][0];function Yt(t,e,o){let s=e.map(()=>0),n=[];for(let h=0;h<o;h++){let u=e.map(v=>[0,1].map($=>t[$][v[0]][0]+s[v[1+$]]));n.unshift(u.map(([v,$])=>+($>v))),s=u.map(v=>Math.max(...v))}let r=0,a=n.map(h=>{let u=h[r];return r=e[r][1+u],u});return{most:s[0],choices:a}}var Gt=48,me={1:[4],2:[0,8],3:[0,4,8],4:[0,2,6,8],5:[0,2,4,6,8],6:[0,2,3,5,6,8]},fe=/^([1-6])(?: (or|to) ([1-6]))?$/,R=(t,e="piece")=>A("path",{d:t,class:`cg-face-${e}`}),G=(t,e,o,s="piece")=>A("circle",{cx:t,cy:e,r:o,class:`cg-face-${s}`}),Vt=(t,e=24,o=31)=>A("text",{x:e,y:o,class:"cg-face-letter","text-anchor":"middle"},t),Ft=t=>[R("M12 5h24a3 3 0 0 1 3 3v32a3 3 0 0 1 -3 3h-24a3 3 0 0 1 -3 -3v-32a3 3 0 0 1 3 -3z","paper"),Vt(t)],Ht=t=>[G(24,24,18),G(24,24,14,"pen"),Vt(t)],Ut={stone:()=>[R("M7 33q-2 -13 9 -18q11 -8 19 1q9 7 6 17q-3 7 -17 7t-17 -7z"),R("M16 22q5 -5 11 -3","pen")],scissors:()=>[R("M15 31l19 -26M33 31l-19 -26","blade"),G(12,36,6,"pen-wide"),G(36,36,6,"pen-wide"),G(24,18.5,1.8,"spot")],paper:()=>[R("M11 5h20l7 7v31h-27z","paper"),R("M31 5v7h7M16 19h16M16 26h16M16 33h11","pen")],stag:()=>[R("M18 22q6 -4 12 0l-2 15q-4 6 -8 0z"),R("M19 22q-8 -3 -8 -16M12 14l-6 -4M15 19l-8 0M29 22q8 -3 8 -16M36 14l6 -4M33 19l8 0","pen-wide"),G(21,28,1.4,"spot"),G(27,28,1.4,"spot")],hare:()=>[R("M19 24q-7 -14 -2 -20q6 5 5 18M29 24q7 -14 2 -20q-6 5 -5 18"),G(24,32,11),G(20,30,1.4,"spot"),G(28,30,1.4,"spot"),R("M21 37q3 2 6 0","pen")],high:()=>Ft("A"),low:()=>Ft("2"),heads:()=>Ht("H"),tails:()=>Ht("T")};function Jt(t,e,o,s){let n=s/4,r=me[t].map(a=>G(e+n*(1+a%3),o+n*(1+Math.floor(a/3)),s/13,"spot"));return[A("rect",{x:e,y:o,width:s,height:s,rx:s/6,class:"cg-face-paper"}),...r]}function be(t){let e=fe.exec(t);if(!e)return[];let[o,s]=[Number(e[1]),Number(e[3]??e[1])];return Array.from({length:s-o+1},(n,r)=>o+r)}function qt(t){let e=t===null?[]:be(t),o=e.length?e.flatMap((s,n)=>e.length===1?Jt(s,6,6,36):Jt(s,3+22*(n%2),e.length>2?3+22*Math.floor(n/2):14,20)):t===null?[R("M12 5h24a3 3 0 0 1 3 3v32a3 3 0 0 1 -3 3h-24a3 3 0 0 1 -3 -3v-32a3 3 0 0 1 3 -3z"),R("M15 11h18v26h-18zM15 24h18M24 11v26","pen")]:Object.hasOwn(Ut,t)?Ut[t]():null;return o&&A("svg",{class:"cg-face-drawing",viewBox:`0 0 ${Gt} ${Gt}`,"aria-hidden":"true"},...o)}var $t=-1;function xe({model:t,el:e}){let[o,s,n]=["game","habits","options"].map(l=>t.get(l)),{pays:r,rows:a,columns:h}=o,{rounds:u}=n,v=Rt(n.seed??Math.floor(Math.random()*2**32)),$=()=>Math.floor(v()*s.length),L=0,b=null,x=l=>mt(s[L].states,l),g=ut(c("rounds.against"),[[$t,c("rounds.hidden")],...s.map(({name:l},k)=>[k,l])],t.get("chosen"),l=>{t.tell({chosen:l,played:[]}),E()}),d=i("div",{class:"cg-track"}),w=nt(),y=i("p",{class:"cg-score"}),m=i("div",{class:"cg-moves cg-choices",role:"group"}),f=i("div",{class:"cg-pays cg-still"},q());ot({model:t,el:e},"rounds",i("div",{class:"cg-settings"},g),f,d,y,m,w),E();function q(){let l=i("tr",{},i("td",{}),h.map(p=>i("th",{scope:"col"},p))),k=a.map((p,M)=>i("tr",{},i("th",{scope:"row"},p),h.map((N,C)=>i("td",{"data-cell":`${M}${C}`},r[M][C].map(U).join(", ")))));return i("table",{},i("caption",{class:"cg-said"},c("rounds.pays")),i("thead",{},l),i("tbody",{},k))}function E(){let l=t.get("chosen");L=l===$t?$():l,b=null,O(!1)}function S(){let l=t.get("played");return l.map((k,p)=>[k,x(l.slice(0,p))])}function I(l){t.tell({played:[...t.get("played"),l]}),O(!0)}function j(l){let k=t.get("played"),p=k.findIndex((N,C)=>mt(s[l].states,k.slice(0,C))!==x(k.slice(0,C))),M=s[L].name;if(l===L)b=c("rounds.right",{name:M});else if(p<0)b=c("rounds.asGood",{name:M});else{let N=h[mt(s[l].states,k.slice(0,p))];b=c("rounds.wrong",{guess:s[l].name,choice:N,n:p+1,name:M})}e.dataset.guess=l===L?"right":p<0?"as good":"wrong",O(!0)}function O(l){let k=S(),p=[0,1].map(Z=>k.reduce((ft,[ee,se])=>ft+r[ee][se][Z],0)),M=k.length===u,N=M&&t.get("chosen")===$t&&b===null;T(k);let[C,X]=p.map(U);y.textContent=c("rounds.score",{a:C,b:X});let W=k.at(-1);for(let Z of f.querySelectorAll("td[data-cell]"))Z.classList.toggle("cg-lit",W!==void 0&&Z.getAttribute("data-cell")===W.join(""));w.textContent=[W?F(W):c("rounds.begin"),M?z(C,X,N):D(k.length)].join(" "),m.setAttribute("aria-label",N?c("rounds.who"):c("rounds.choose")),m.classList.toggle("cg-drawn",!M&&a.some(Z=>qt(Z))),m.replaceChildren(...Q(M,N)),e.dataset.state=N?"asks":M?"over":"yours",e.dataset.sums=p.join(","),l&&m.querySelector("button")?.focus({preventScroll:!0})}function F([l,k]){let[p,M]=r[l][k].map(U);return c("rounds.happened",{mine:a[l],theirs:h[k],a:p,b:M})}function D(l){return c("rounds.round",{n:l+1,all:u})}function z(l,k,p){let{name:M,does:N,states:C}=s[L],X=c("rounds.over",{a:l,b:k});if(p)return`${X} ${c("rounds.who")}`;let W=U(Yt(r,C,u).most);return[X,b??c("rounds.was",{name:M}),c("rounds.does",{does:N,all:u,most:W})].join(" ")}function Q(l,k){if(k)return s.map(({name:p},M)=>Y(p,()=>j(M)));if(l){let p=()=>{t.tell({played:[]}),E(),m.querySelector("button")?.focus({preventScroll:!0})};return[Y(c("rounds.again"),p,{class:"cg-main"})]}return a.map((p,M)=>Y([qt(p),i("span",{},`${"●○"[M]} ${p}`)].filter(Boolean),()=>I(M),{class:"cg-move cg-choosing"}))}function T(l){let k=(p,M,N)=>i("tr",{},i("th",{scope:"row"},p),Array.from({length:u},(C,X)=>{let W=l[X]?.[N],Z=W===void 0?"·":"●○"[W],ft=W===void 0?c("rounds.notYet"):M[W];return i("td",{class:W===void 0?null:W?"cg-hard":"cg-kind"},i("span",{"aria-hidden":"true"},Z),i("span",{class:"cg-said"},ft))}));d.replaceChildren(i("table",{},i("caption",{class:"cg-said"},c("rounds.table")),i("tbody",{},k(c("rounds.you"),a,0),k(c("rounds.other"),h,1))),i("p",{class:"cg-legend"},c("rounds.legend",{first:a[0],second:a[1]})))}}var Kt={traits:["game","habits","options","chosen","played"],draw:xe};var Qt=t=>{let e=document.createElement("style");e.textContent=t,document.head.append(e)};var Tt=2;function Xt(t,{model:e,el:o}){let s=null,n=!1,r=!1,a=!1,h=[],u={get:x=>e.get(x),tell(x){n=!0;try{for(let[g,d]of Object.entries(x))e.set(g,d)}finally{n=!1}e.save_changes()},hear(x,g){let d=()=>n||g();e.on(`change:${x}`,d),h.push(()=>e.off(`change:${x}`,d))}};function v(){s?.(),s=null;for(let x of h.splice(0))x()}function $(){if(v(),r=!1,!a){o.replaceChildren(),o.removeAttribute("role");try{let x=e.get("v");if(x!==Tt)throw new Error(c("otherFormat",{format:String(x),mine:Tt}));s=t.draw({model:u,el:o})??null}catch(x){throw o.replaceChildren(c("broken",{reason:x instanceof Error?x.message:String(x)})),o.setAttribute("role","alert"),x}}}function L(){n||r||(r=!0,queueMicrotask($))}let b=["title","rule",...t.traits].map(x=>`change:${x}`).join(" ");return e.on(b,L),$(),()=>{a=!0,e.off(b,L),v()}}var Zt={and:" and ",moves:"Your moves",undo:"Undo",you:"You",broken:"This figure cannot be shown: {reason}",otherFormat:"its data has format {format}, and this page reads format {mine}; run the notebook again, or reload the page",run:"Run",pause:"Pause",guess:{first:"Guess first",tell:"Tell me",who:"Who wins?",mover:"Whoever moves",other:"The other",wrong:"No.",hidden:"Who wins, if both play well? Say it first, or let me tell you.",period:"How long is the period? Write a guess, and the rows become so long.",yours:"Your guess",rows:"Lay out",notPeriod:"Not {guess}: heap {n} has {value}, and heap {later} has {other}. What do the columns say?",multiple:"With {guess} it repeats, but a shorter period does it too."},scrolls:"The graph, which scrolls sideways"};var te={table:{game:"Game",back:"As it was",first:"first player",second:"second player",entry:"{who}, when the first chooses {row} and the second {column}",whose:"Rows are chosen by the first player, columns by the second. In each cell, left: what the first gets; right: the second.",marks:"Line below a number: a best reply. Framed: both are best replies.",refused:"Whole numbers from −99 to 99 can stand here.",scrolls:"The table, which scrolls sideways",none:"No cell is framed: wherever they are, somebody would rather change.",one:"An equilibrium: {cells}.",several:"{n} equilibria in single choices: {cells}.",cell:"({row}, {column})",strike:"Strike out a dominated choice",undo:"Back",struck:"{out} is struck out: {by} brings the {who} more, whatever the other does.",strikeNone:"Nothing is strictly dominated here.",strikeNoMore:"Nothing more is strictly dominated.",square:"The square of mixtures. Across: how often the first player chooses {row}, from never to always; upwards: how often the second chooses {column}.",all:"All equilibria, mixtures too: {list}.",point:"({p}, {q}), which brings {a} and {b}",span:"all from ({p}, {q}) to ({u}, {v})",area:"the whole square",axis:"{choice}: {p}",slider:"The {who} chooses {choice} in {n} of 12 rounds",gets:"The {who} would get {a} by {first} and {b} by {second}",would:"{gets}: rather {choice}.",either:"{gets}: either will do.",meets:"Neither gains by a change: an equilibrium.",curves:"Solid: best replies of the first player. Dashed: of the second. Discs, or a thick band: equilibria. Drag the cross, or use the sliders."},rounds:{against:"Against",hidden:"one of them, hidden",legend:"● {first}  ○ {second}",you:"You",other:"It",round:"Round {n} of {all}.",begin:"Both choose at the same time. The first choice is yours.",happened:"You: {mine}. It: {theirs}. That brings you {a} and it {b}.",score:"You {a}, it {b}",table:"What has happened, round by round",notYet:"not yet",over:"Over: you have {a}, it has {b}.",who:"Who was it?",right:"Yes, it was {name}.",asGood:"That would have done the same, but it was {name}.",wrong:"No: {guess} would have chosen {choice} in round {n}. It was {name}.",was:"It was {name}.",does:"{does} In {all} rounds {most} could be had against it.",again:"Play again",pays:"What the choices bring, you and it",choose:"Your choice"},bargain:{plane:"Across: what the first player gets; upwards: the second. The polygon holds all that can be agreed upon without payments.",threat:"The {who} threatens {choice} in {n} of 12 cases",reply:"Let the second answer",answered:"The second threatens {choice}.",without:"Without an agreement: {a} and {b}.",together:"Together they can have {sum}, by {cells}. Shared evenly over the threats: {a} and {b}.",pays:"So the {from} pays the {to} {n}.",paysNone:"So nobody pays anything.",legend:"Cross: what the threats bring. Disc: the agreement. Solid line: all that side payments can make of the largest sum. Dashed: the same gain for both."}};Qt(Et);vt(Zt);vt(te);var we={bargain:Bt,bimatrix:zt,rounds:Kt},Es={render:({model:t,el:e})=>Xt(we[t.get("kind")],{model:t,el:e})};export{Es as default};

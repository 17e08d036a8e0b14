var qt=`/* Games of two players in a table: bimatrix.js. */
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
`;var At=(t,e)=>e?At(e,t%e):Math.abs(t);function bt(t,e){let o=(At(t,e)||1)*(e<0?-1:1);return[t/o+0,e/o]}var U=([t,e],[o,s])=>t*s<o*e,se=(t,e)=>U(e,t)?e:t,ne=(t,e)=>U(t,e)?e:t,ct=([t,e],[o,s])=>bt(t*s+o*e,e*s),ft=([t,e],[o,s])=>bt(t*o,e*s),Lt=([t,e])=>[t?-t:0,e],st=[0,1],nt=[1,1],ht=t=>t.map(e=>e.map(([o,s],n)=>[t.every(r=>r[n][0]<=o),e.every(r=>r[1]<=s)]));function Nt(t){let e=[t.map((n,r)=>r),t[0].map((n,r)=>r)],o=(n,r,a)=>n?t[a][r][1]:t[r][a][0],s=[];for(;;){let n=[0,1].flatMap(r=>e[r].flatMap(a=>e[r].filter(h=>e[1-r].every(u=>o(r,h,u)>o(r,a,u))).map(h=>({player:r,which:a,by:h}))))[0];if(!n)return s;s.push(n),e[n.player]=e[n.player].filter(r=>r!==n.which)}}function $t(t,e){let[o,s,n]=[[nt,nt],[st,st],[st,nt]],r=t>0?o:s;if(t===e)return[[t===0?n:r,n]];let a=bt(e,e-t);if(U(a,st)||U(nt,a))return[[r,n]];let[h,u]=t>e?[o,s]:[s,o];return[[u,[st,a]],[n,[a,a]],[h,[a,nt]]].filter(([v,[$,L]])=>v===n||U($,L))}function xt([[[t,e],[o,s]],[[n,r],[a,h]]]){return[$t(t-n,o-a).map(([u,v])=>({p:u,q:v})),$t(e-s,r-h).map(([u,v])=>({p:v,q:u}))]}var wt=(t,e)=>t[0]===e[0]&&t[1]===e[1],Et=(t,e)=>[ne(t[0],e[0]),se(t[1],e[1])],St=(t,e)=>!U(t[0],e[0])&&!U(e[1],t[1]),oe=(t,e)=>["p","q"].every(o=>[0,1].every(s=>wt(t[o][s],e[o][s])));function jt(t){let[e,o]=xt(t),s=e.flatMap(a=>o.map(h=>({p:Et(a.p,h.p),q:Et(a.q,h.q)})).filter(({p:h,q:u})=>!U(h[1],h[0])&&!U(u[1],u[0]))),n=s.filter((a,h)=>s.findIndex(u=>oe(a,u))===h),r=(a,h)=>{for(let u of["p","q"])for(let v of[0,1])if(!wt(a[u][v],h[u][v]))return U(a[u][v],h[u][v])?-1:1;return 0};return n.filter(a=>!n.some(h=>h!==a&&St(a.p,h.p)&&St(a.q,h.q))).sort(r)}function et(t,e,o){let s=n=>[n,ct(nt,Lt(n))];return[0,1].map(n=>s(e).reduce((r,a,h)=>s(o).reduce((u,v,$)=>ct(u,ft(ft(a,v),[t[h][$][n],1])),r),st))}function Ot(t){let e=t.flat().sort((n,r)=>n[0]-r[0]||n[1]-r[1]),o=e.filter((n,r)=>!r||!wt(n,e[r-1]));if(o.length<3)return o;let s=n=>{let r=[];for(let a of n){for(;;){let[h,u]=r.slice(-2);if(r.length<2||(u[0]-h[0])*(a[1]-h[1])-(u[1]-h[1])*(a[0]-h[0])>0)break;r.pop()}r.push(a)}return r.slice(0,-1)};return[...s(o),...s(o.toReversed())]}function Ct(t,e,o){let s=Math.max(...t.flat().map(([a,h])=>a+h)),n=et(t,e,o),r=ft(ct([s,1],Lt(ct(n[0],n[1]))),[1,2]);return{together:s,without:n,shares:n.map(a=>ct(a,r))}}function c(t,e={},...o){let s=document.createElement(t);for(let[n,r]of Object.entries(e))n.startsWith("on")?s.addEventListener(n.slice(2),r):r===!0?s.setAttribute(n,""):r!==!1&&r!=null&&s.setAttribute(n,r);return s.append(...o.flat().filter(n=>n!=null&&n!==!1)),s}function A(t,e={},...o){let s=document.createElementNS("http://www.w3.org/2000/svg",t);for(let[n,r]of Object.entries(e))r!=null&&s.setAttribute(n,String(r));return s.append(...o),s}var Y=(t,e,o={})=>c("button",{type:"button",onclick:e,...o},t);var ot=(t="")=>c("p",{class:"cg-status",role:"status"},t);function ut(t,e,o,s,n={}){let r=e.map(([h,u])=>c("option",{value:h,selected:h===o},u)),a=c("select",{...n,onchange:()=>s(e[a.selectedIndex][0])},r);return c("label",{},c("span",{},t),a)}function rt({model:t,el:e},o,...s){let[n,r]=[t.get("title"),t.get("rule")];e.classList.add("cg",`cg-${o}`),n&&(e.setAttribute("role","group"),e.setAttribute("aria-label",n));let a=c("div",{class:"cg-head"},c("p",{class:"cg-title"},n),r&&c("p",{class:"cg-rule"},r));e.append(a,...s.filter(Boolean))}var It={},yt=t=>Object.assign(It,t);function i(t,e={}){let o=t.split(".").reduce((s,n)=>s?.[n],It);if(o===void 0)throw new Error(`no words for ${t}`);return o.replace(/\{(\w+)\}/g,(s,n)=>e[n]??"")}var it=(t,e=", ")=>t.length<2?t.join(""):t.slice(0,-1).join(", ")+e+t.at(-1),Dt=t=>t.charAt(0).toUpperCase()+t.slice(1);var vt=99,J=t=>String(t).replace("-","−"),G=t=>i(t?"table.second":"table.first"),j=([t,e])=>t/e,_=([t,e])=>J(e===1?t:`${t}/${e}`);function gt({rows:t,columns:e,pays:o,marks:s=!0,onchange:n,onrefuse:r}){let a=o,h=[0,1].map(G),u=t.map((g,d)=>e.map((w,y)=>h.map((m,f)=>{let q=c("input",{type:"number",min:-vt,max:vt,step:1,value:a[d][y][f],"aria-label":i("table.entry",{who:m,row:g,column:w}),onkeydown:E=>E.stopPropagation(),oninput:()=>b(q,d,y,f)});return q}))),v=u.map(g=>g.map(d=>c("td",{},c("span",{class:"cg-pair"},d)))),$=[t.map(g=>c("th",{scope:"row"},g)),e.map(g=>c("th",{scope:"col"},g))],L=c("table",{},c("thead",{},c("tr",{},c("td",{}),$[1])),c("tbody",{},v.map((g,d)=>c("tr",{},$[0][d],g))));function b(g,d,w,y){let m=Number(g.value);if(!(g.value!==""&&Number.isInteger(m)&&Math.abs(m)<=vt))return g.setAttribute("aria-invalid","true"),r();g.removeAttribute("aria-invalid"),a=a.map((q,E)=>q.map((S,D)=>E===d&&D===w?S.map((O,C)=>C===y?m:O):S)),x(),n(a)}function x(g=[]){let d=(w,y)=>g.some(m=>m.player===w&&m.which===y);$.forEach((w,y)=>w.forEach((m,f)=>m.classList.toggle("cg-pair-struck",d(y,f)))),ht(a).forEach((w,y)=>w.forEach((m,f)=>{v[y][f].classList.toggle("cg-pair-struck",d(0,y)||d(1,f)),s&&(v[y][f].classList.toggle("cg-meet",m[0]&&m[1]),m.forEach((q,E)=>u[y][f][E].classList.toggle("cg-best",q)))}))}return x(),{element:c("div",{class:"cg-pays"},L),show:x,set(g){a=g,u.forEach((d,w)=>d.forEach((y,m)=>y.forEach((f,q)=>{f.value=String(g[w][m][q]),f.removeAttribute("aria-invalid")}))),x()}}}function pt(t,e,o){let s=c("span",{},e(t)),n=c("input",{type:"range",min:0,max:12,step:1,value:t,onkeydown:a=>a.stopPropagation(),oninput:()=>{r(Number(n.value)),o(Number(n.value))}});function r(a){n.value=String(a),s.textContent=e(a),n.setAttribute("aria-valuetext",e(a))}return r(t),{element:c("label",{class:"cg-twelfths"},s,n),set:r}}var V=300,lt=40,at=12,re=36,ae=[1,2,5,10,20,50,100],ce=9;function ie({model:t,el:e}){let o=t.get("game"),{rows:s,columns:n}=o,r=ot(),a=A("svg",{viewBox:`0 0 ${lt+V+14} ${at+V+re}`,class:"cg-mix-plane",role:"img"}),h=gt({rows:s,columns:n,pays:t.get("pays"),marks:!1,onchange:g=>{t.tell({pays:g}),b()},onrefuse:()=>r.textContent=i("table.refused")}),u=[s,n].map((g,d)=>pt(t.get("threats")[d],w=>i("bargain.threat",{who:G(d),choice:g[0],n:w}),w=>{t.tell({threats:t.get("threats").map((y,m)=>m===d?w:y)}),b()})),v=Y(i("bargain.reply"),()=>{let g=t.get("pays"),[d]=L(),w=[1,0].map(m=>et(g,d,[m,1])).map(([m,f])=>j(m)-j(f)),y=w[0]<=w[1]?12:0;u[1].set(y),t.tell({threats:[t.get("threats")[0],y]}),b(i("bargain.answered",{choice:n[y?0:1]}))}),$=Y(i("table.back"),()=>{t.tell({pays:o.pays,threats:[0,0]}),h.set(o.pays),u.forEach(g=>g.set(0)),b()});rt({model:t,el:e},"bargain",h.element,c("p",{class:"cg-legend"},i("table.whose")),c("div",{class:"cg-mixtures"},c("div",{},a),c("div",{},u[0].element,u[1].element,c("div",{class:"cg-tools"},v,$),r)),c("p",{class:"cg-legend"},i("bargain.legend"))),b();function L(){return t.get("threats").map(g=>[g,12])}function b(g=""){let d=t.get("pays"),{together:w,without:y,shares:m}=Ct(d,...L()),f=d.flatMap((W,z)=>W.flatMap(([X,Z],l)=>X+Z===w?[[z,l]]:[])),q=it(f.map(([W,z])=>i("table.cell",{row:s[W],column:n[z]})),i("and")),[[E,S]]=f,[D,O]=m[0],C=[D-d[E][S][0]*O,O],H=([W,z])=>({a:_(W),b:_(z)});r.textContent=[g,i("bargain.without",H(y)),i("bargain.together",{sum:J(w),cells:q,...H(m)}),C[0]?i("bargain.pays",{from:G(C[0]>0?1:0),to:G(C[0]>0?0:1),n:_([Math.abs(C[0]),O])}):i("bargain.paysNone")].filter(Boolean).join(" "),e.dataset.shares=m.map(W=>W.join("/")).join(","),x(d,w,y.map(j),m.map(j))}function x(g,d,w,y){let m=[...g.flat(2),...y,0],[f,q]=[Math.floor(Math.min(...m)),Math.ceil(Math.max(...m))].map((l,k)=>l+2*k-1),E=l=>lt+V*(l-f)/(q-f),S=l=>at+V*(q-l)/(q-f),D=ae.find(l=>(q-f)/l<=ce)??50,O=[];for(let l=Math.ceil(f/D)*D;l<=q;l+=D)O.push(l);let C=Math.max(f,d-q),H=Math.min(q,d-f),W=(l,k,p)=>A("path",{d:`M${E(l[0])} ${S(l[1])}L${E(k[0])} ${S(k[1])}`,class:p}),z=s.flatMap((l,k)=>n.map((p,M)=>g[k][M]));a.setAttribute("aria-label",i("bargain.plane"));let[X,Z]=[E(w[0]),S(w[1])];a.replaceChildren(A("rect",{x:lt,y:at,width:V,height:V,class:"cg-mix-field"}),...O.flatMap(l=>[W([l,f],[l,q],"cg-mix-grid"),W([f,l],[q,l],"cg-mix-grid"),A("text",{x:E(l),y:at+V+15,"text-anchor":"middle"},J(l)),A("text",{x:lt-6,y:S(l)+4,"text-anchor":"end"},J(l))]),A("polygon",{points:Ot(g).map(([l,k])=>`${E(l)},${S(k)}`).join(" "),class:"cg-mix-feasible"}),W([C,d-C],[H,d-H],"cg-mix-payments"),W(w,y,"cg-mix-even"),...z.map(([l,k])=>A("circle",{cx:E(l),cy:S(k),r:4,class:"cg-mix-dot"})),A("path",{d:`M${X-10} ${Z}h20M${X} ${Z-10}v20`,class:"cg-mix-cross"}),A("circle",{cx:E(y[0]),cy:S(y[1]),r:8,class:"cg-mix-meeting"}),A("text",{x:lt+V/2,y:at+V+31,"text-anchor":"middle"},G(0)),A("text",{transform:`translate(12 ${at+V/2}) rotate(-90)`,"text-anchor":"middle"},G(1)))}}var Wt={traits:["game","pays","threats"],draw:ie};var B=240,K=46,Q=14,le=40;function he({model:t,el:e}){let o=t.get("games"),s=()=>o[t.get("chosen")],n=0,r=c("div"),a=o.length>1&&ut(i("table.game"),o.map(({title:v},$)=>[$,v]),t.get("chosen"),v=>{t.tell({chosen:v,pays:o[v].pays,mix:[6,6]}),u()}),h=Y(i("table.back"),()=>{t.tell({pays:s().pays,mix:[6,6]}),u()});rt({model:t,el:e},"bimatrix",c("div",{class:"cg-settings"},a,h),r),u();function u(){n=0;let{rule:v,rows:$,columns:L}=s(),b=ot(),x=gt({rows:$,columns:L,pays:t.get("pays"),onchange:f=>{n=0,t.tell({pays:f}),y()},onrefuse:()=>b.textContent=i("table.refused")}),g=Y(i("table.strike"),()=>m(n+1)),d=Y(i("table.undo"),()=>m(n-1)),w=$.length===2&&L.length===2&&ue({model:t,rows:$,columns:L});r.replaceChildren(...v?[c("p",{class:"cg-rule cg-table-rule"},v)]:[],x.element,c("p",{class:"cg-legend"},i("table.whose")),c("p",{class:"cg-legend"},i("table.marks")),b,c("div",{class:"cg-tools"},g,d),...w?[w.element]:[]),y();function y(){let f=t.get("pays"),q=ht(f).flatMap((S,D)=>S.flatMap((O,C)=>O[0]&&O[1]?[[D,C]]:[])),E=q.map(([S,D])=>i("table.cell",{row:$[S],column:L[D]}));e.dataset.equilibria=q.map(S=>S.join(",")).join(" "),b.textContent=E.length?i(E.length>1?"table.several":"table.one",{n:E.length,cells:it(E,i("and"))}):i("table.none"),d.disabled=!0,w&&w.show()}function m(f){let q=Nt(t.get("pays"));if(f>q.length){b.textContent=i(q.length?"table.strikeNoMore":"table.strikeNone");return}if(n=f,x.show(q.slice(0,n)),d.disabled=!n,e.dataset.struck=String(n),!n)return y();let{player:E,which:S,by:D}=q[n-1],O=E?L:$;b.textContent=i("table.struck",{out:Dt(O[S]),by:O[D],who:G(E)})}}}function ue({model:t,rows:e,columns:o}){let s=A("svg",{viewBox:`0 0 ${K+B+16} ${Q+B+le}`,class:"cg-mix-square",role:"img"}),n=c("p",{class:"cg-status"}),r=c("p",{class:"cg-status",role:"status"}),a=[e,o].map((b,x)=>pt(t.get("mix")[x],g=>i("table.slider",{who:G(x),choice:b[0],n:g}),g=>$(t.get("mix").map((d,w)=>w===x?g:d)))),h=({clientX:b,clientY:x})=>{let g=s.getBoundingClientRect(),d=(K+B+16)/g.width,w=y=>Math.min(12,Math.max(0,Math.round(12*y)));return[w(((b-g.left)*d-K)/B),w(1-((x-g.top)*d-Q)/B)]},u=b=>{let x=h(b);a.forEach((g,d)=>g.set(x[d])),$(x)};s.addEventListener("pointerdown",b=>{b.button||(s.setPointerCapture(b.pointerId),u(b),s.addEventListener("pointermove",u))});for(let b of["pointerup","pointercancel"])s.addEventListener(b,()=>s.removeEventListener("pointermove",u));return{element:c("div",{class:"cg-mixtures"},c("div",{},s),c("div",{},a[0].element,a[1].element,r),c("div",{class:"cg-under"},n,c("p",{class:"cg-legend"},i("table.curves")))),show:L};function $(b){t.tell({mix:b}),L()}function L(){let b=t.get("pays"),x=t.get("mix"),[g,d]=x,w=p=>K+B*p,y=p=>Q+B*(1-p),m=p=>M=>{let[N,I]=[0,1].map(P=>[w(j(M.p[P])),y(j(M.q[P]))]),T=N[0]===I[0]||N[1]===I[1]?"":`H${N[0]}Z`;return A("path",{d:`M${N[0]} ${N[1]}H${I[0]}V${I[1]}${T}`,class:p})},f=(p,M,N,I)=>A("text",{x:p,y:M,"text-anchor":I},N),[q,E]=xt(b),S=jt(b),D=S.map(p=>p.p[0]+""==p.p[1]+""&&p.q[0]+""==p.q[1]+""?A("circle",{cx:w(j(p.p[0])),cy:y(j(p.q[0])),r:8,class:"cg-mix-meeting"}):m("cg-mix-meeting")(p)),[O,C]=[w(g/12),y(d/12)];s.setAttribute("aria-label",i("table.square",{row:e[0],column:o[0]})),s.replaceChildren(A("rect",{x:K,y:Q,width:B,height:B,class:"cg-mix-field"}),...q.map(m("cg-mix-curve-first")),...E.map(m("cg-mix-curve-second")),...D,A("path",{d:`M${O-11} ${C}h22M${O} ${C-11}v22`,class:"cg-mix-cross"}),f(K,Q+B+21,"0","middle"),f(K+B,Q+B+21,"1","middle"),f(K+B/2,Q+B+35,i("table.axis",{choice:e[0],p:"p"}),"middle"),f(K-13,Q+B+4,"0","end"),f(K-13,Q+6,"1","end"),A("text",{transform:`translate(16 ${Q+B/2}) rotate(-90)`,"text-anchor":"middle"},i("table.axis",{choice:o[0],p:"q"}))),n.textContent=i("table.all",{list:it(S.map(p=>ge(b,p)),i("and"))});let H=x.map(p=>[p,12]),[W,z]=[0,1].map(p=>et(b,[1-p,1],H[1])[0]),[X,Z]=[0,1].map(p=>et(b,H[0],[1-p,1])[1]),l=[Pt(0,e,W,z),Pt(1,o,X,Z)],k=[[g,W,z],[d,X,Z]].every(([p,M,N])=>j(M)===j(N)||p===(j(M)>j(N)?12:0));r.textContent=[...l,k&&i("table.meets")].filter(Boolean).join(" "),s.dataset.settled=String(k),s.dataset.meetings=String(S.length)}}function Pt(t,e,o,s){let n=i("table.gets",{who:G(t),a:_(o),b:_(s),first:e[0],second:e[1]});return j(o)===j(s)?i("table.either",{gets:n}):i("table.would",{gets:n,choice:e[j(o)>j(s)?0:1]})}function ge(t,{p:e,q:o}){let[s,n]=[[e[0],o[0]],[e[1],o[1]]],[r,a]=et(t,...s).map(_),h=[e,o].map(([u,v])=>j(u)<j(v));return h[0]&&h[1]?i("table.area"):!h[0]&&!h[1]?i("table.point",{p:_(e[0]),q:_(o[0]),a:r,b:a}):i("table.span",{p:_(s[0]),q:_(s[1]),u:_(n[0]),v:_(n[1])})}var Bt={traits:["games","chosen","pays","mix"],draw:he};function pe(t){let e=t>>>0;return()=>{e=e+1831565813|0;let o=Math.imul(e^e>>>15,1|e);return o=o+Math.imul(o^o>>>7,61|o)^o,((o^o>>>14)>>>0)/4294967296}}var _t=t=>pe(t.seed??Math.floor(Math.random()*2**32));var dt=(t,e)=>t[e.reduce((o,s)=>t[o][1+s],0)][0];function zt(t,e,o){let s=e.map(()=>0),n=[];for(let h=0;h<o;h++){let u=e.map(v=>[0,1].map($=>t[$][v[0]][0]+s[v[1+$]]));n.unshift(u.map(([v,$])=>+($>v))),s=u.map(v=>Math.max(...v))}let r=0,a=n.map(h=>{let u=h[r];return r=e[r][1+u],u});return{most:s[0],choices:a}}var Rt=48,de={1:[4],2:[0,8],3:[0,4,8],4:[0,2,6,8],5:[0,2,4,6,8],6:[0,2,3,5,6,8]},me=/^([1-6])(?: (or|to) ([1-6]))?$/,R=(t,e="piece")=>A("path",{d:t,class:`cg-face-${e}`}),F=(t,e,o,s="piece")=>A("circle",{cx:t,cy:e,r:o,class:`cg-face-${s}`}),Ut=(t,e=24,o=31)=>A("text",{x:e,y:o,class:"cg-face-letter","text-anchor":"middle"},t),Yt=t=>[R("M12 5h24a3 3 0 0 1 3 3v32a3 3 0 0 1 -3 3h-24a3 3 0 0 1 -3 -3v-32a3 3 0 0 1 3 -3z","paper"),Ut(t)],Gt=t=>[F(24,24,18),F(24,24,14,"pen"),Ut(t)],Ft={stone:()=>[R("M7 33q-2 -13 9 -18q11 -8 19 1q9 7 6 17q-3 7 -17 7t-17 -7z"),R("M16 22q5 -5 11 -3","pen")],scissors:()=>[R("M15 31l19 -26M33 31l-19 -26","blade"),F(12,36,6,"pen-wide"),F(36,36,6,"pen-wide"),F(24,18.5,1.8,"spot")],paper:()=>[R("M11 5h20l7 7v31h-27z","paper"),R("M31 5v7h7M16 19h16M16 26h16M16 33h11","pen")],stag:()=>[R("M18 22q6 -4 12 0l-2 15q-4 6 -8 0z"),R("M19 22q-8 -3 -8 -16M12 14l-6 -4M15 19l-8 0M29 22q8 -3 8 -16M36 14l6 -4M33 19l8 0","pen-wide"),F(21,28,1.4,"spot"),F(27,28,1.4,"spot")],hare:()=>[R("M19 24q-7 -14 -2 -20q6 5 5 18M29 24q7 -14 2 -20q-6 5 -5 18"),F(24,32,11),F(20,30,1.4,"spot"),F(28,30,1.4,"spot"),R("M21 37q3 2 6 0","pen")],high:()=>Yt("A"),low:()=>Yt("2"),heads:()=>Gt("H"),tails:()=>Gt("T")};function Ht(t,e,o,s){let n=s/4,r=de[t].map(a=>F(e+n*(1+a%3),o+n*(1+Math.floor(a/3)),s/13,"spot"));return[A("rect",{x:e,y:o,width:s,height:s,rx:s/6,class:"cg-face-paper"}),...r]}function fe(t){let e=me.exec(t);if(!e)return[];let[o,s]=[Number(e[1]),Number(e[3]??e[1])];return Array.from({length:s-o+1},(n,r)=>o+r)}function kt(t,e=null){let o=t===null?[]:fe(t),s=e===null?o:o.slice(Math.floor(e*o.length)).slice(0,1),n=s.length?s.flatMap((r,a)=>s.length===1?Ht(r,6,6,36):Ht(r,3+22*(a%2),s.length>2?3+22*Math.floor(a/2):14,20)):t===null?[R("M12 5h24a3 3 0 0 1 3 3v32a3 3 0 0 1 -3 3h-24a3 3 0 0 1 -3 -3v-32a3 3 0 0 1 3 -3z"),R("M15 11h18v26h-18zM15 24h18M24 11v26","pen")]:Object.hasOwn(Ft,t)?Ft[t]():null;return n&&A("svg",{class:"cg-face-drawing",viewBox:`0 0 ${Rt} ${Rt}`,"aria-hidden":"true"},...n)}var Mt=-1;function be({model:t,el:e}){let[o,s,n]=["game","habits","options"].map(l=>t.get(l)),{pays:r,rows:a,columns:h}=o,{rounds:u}=n,v=_t(n),$=()=>Math.floor(v()*s.length),L=0,b=null,x=l=>dt(s[L].states,l),g=ut(i("rounds.against"),[[Mt,i("rounds.hidden")],...s.map(({name:l},k)=>[k,l])],t.get("chosen"),l=>{t.tell({chosen:l,played:[]}),E()}),d=c("div",{class:"cg-track"}),w=ot(),y=c("p",{class:"cg-score"}),m=c("div",{class:"cg-moves cg-choices",role:"group"}),f=c("div",{class:"cg-pays cg-still"},q());rt({model:t,el:e},"rounds",c("div",{class:"cg-settings"},g),f,d,y,m,w),E();function q(){let l=c("tr",{},c("td",{}),h.map(p=>c("th",{scope:"col"},p))),k=a.map((p,M)=>c("tr",{},c("th",{scope:"row"},p),h.map((N,I)=>c("td",{"data-cell":`${M}${I}`},r[M][I].map(J).join(", ")))));return c("table",{},c("caption",{class:"cg-said"},i("rounds.pays")),c("thead",{},l),c("tbody",{},k))}function E(){let l=t.get("chosen");L=l===Mt?$():l,b=null,C(!1)}function S(){let l=t.get("played");return l.map((k,p)=>[k,x(l.slice(0,p))])}function D(l){t.tell({played:[...t.get("played"),l]}),C(!0)}function O(l){let k=t.get("played"),p=k.findIndex((N,I)=>dt(s[l].states,k.slice(0,I))!==x(k.slice(0,I))),M=s[L].name;if(l===L)b=i("rounds.right",{name:M});else if(p<0)b=i("rounds.asGood",{name:M});else{let N=h[dt(s[l].states,k.slice(0,p))];b=i("rounds.wrong",{guess:s[l].name,choice:N,n:p+1,name:M})}e.dataset.guess=l===L?"right":p<0?"as good":"wrong",C(!0)}function C(l){let k=S(),p=[0,1].map(tt=>k.reduce((mt,[Tt,te])=>mt+r[Tt][te][tt],0)),M=k.length===u,N=M&&t.get("chosen")===Mt&&b===null;Z(k);let[I,T]=p.map(J);y.textContent=i("rounds.score",{a:I,b:T});let P=k.at(-1);for(let tt of f.querySelectorAll("td[data-cell]"))tt.classList.toggle("cg-lit",P!==void 0&&tt.getAttribute("data-cell")===P.join(""));w.textContent=[P?H(P):i("rounds.begin"),M?z(I,T,N):W(k.length)].join(" "),m.setAttribute("aria-label",N?i("rounds.who"):i("rounds.choose")),m.classList.toggle("cg-drawn",!M&&a.some(tt=>kt(tt))),m.replaceChildren(...X(M,N)),e.dataset.state=N?"asks":M?"over":"yours",e.dataset.sums=p.join(","),l&&m.querySelector("button")?.focus({preventScroll:!0})}function H([l,k]){let[p,M]=r[l][k].map(J);return i("rounds.happened",{mine:a[l],theirs:h[k],a:p,b:M})}function W(l){return i("rounds.round",{n:l+1,all:u})}function z(l,k,p){let{name:M,does:N,states:I}=s[L],T=i("rounds.over",{a:l,b:k});if(p)return`${T} ${i("rounds.who")}`;let P=J(zt(r,I,u).most);return[T,b??i("rounds.was",{name:M}),i("rounds.does",{does:N,all:u,most:P})].join(" ")}function X(l,k){if(k)return s.map(({name:p},M)=>Y(p,()=>O(M)));if(l){let p=()=>{t.tell({played:[]}),E(),m.querySelector("button")?.focus({preventScroll:!0})};return[Y(i("rounds.again"),p,{class:"cg-main"})]}return a.map((p,M)=>Y([kt(p),c("span",{},`${"●○"[M]} ${p}`)].filter(Boolean),()=>D(M),{class:"cg-move cg-choosing"}))}function Z(l){let k=(p,M,N)=>c("tr",{},c("th",{scope:"row"},p),Array.from({length:u},(I,T)=>{let P=l[T]?.[N],tt=P===void 0?"·":"●○"[P],mt=P===void 0?i("rounds.notYet"):M[P];return c("td",{class:P===void 0?null:P?"cg-hard":"cg-kind"},c("span",{"aria-hidden":"true"},tt),c("span",{class:"cg-said"},mt))}));d.replaceChildren(c("table",{},c("caption",{class:"cg-said"},i("rounds.table")),c("tbody",{},k(i("rounds.you"),a,0),k(i("rounds.other"),h,1))),c("p",{class:"cg-legend"},i("rounds.legend",{first:a[0],second:a[1]})))}}var Jt={traits:["game","habits","options","chosen","played"],draw:be};var Vt=t=>{let e=document.createElement("style");e.textContent=t,document.head.append(e)};var Kt=2;function Qt(t,{model:e,el:o}){let s=null,n=!1,r=!1,a=!1,h=[],u={get:x=>e.get(x),tell(x){n=!0;try{for(let[g,d]of Object.entries(x))e.set(g,d)}finally{n=!1}e.save_changes()},hear(x,g){let d=()=>n||g();e.on(`change:${x}`,d),h.push(()=>e.off(`change:${x}`,d))}};function v(){s?.(),s=null;for(let x of h.splice(0))x()}function $(){if(v(),r=!1,!a){o.replaceChildren(),o.removeAttribute("role");try{let x=e.get("v");if(x!==Kt)throw new Error(i("otherFormat",{format:String(x),mine:Kt}));s=t.draw({model:u,el:o})??null}catch(x){throw o.replaceChildren(i("broken",{reason:x instanceof Error?x.message:String(x)})),o.setAttribute("role","alert"),x}}}function L(){n||r||(r=!0,queueMicrotask($))}let b=["title","rule",...t.traits].map(x=>`change:${x}`).join(" ");return e.on(b,L),$(),()=>{a=!0,e.off(b,L),v()}}var Xt={and:" and ",moves:"Your moves",undo:"Undo",you:"You",broken:"This figure cannot be shown: {reason}",otherFormat:"its data has format {format}, and this page reads format {mine}; run the notebook again, or reload the page",run:"Run",pause:"Pause",guess:{first:"Guess first",tell:"Tell me",who:"Who wins?",mover:"Whoever moves",other:"The other",wrong:"No.",hidden:"Who wins, if both play well? Say it first, or let me tell you.",period:"How long is the period? Write a guess, and the rows become so long.",yours:"Your guess",rows:"Lay out",notPeriod:"Not {guess}: heap {n} has {value}, and heap {later} has {other}. What do the columns say?",multiple:"With {guess} it repeats, but a shorter period does it too."},scrolls:"The graph, which scrolls sideways"};var Zt={table:{game:"Game",back:"As it was",first:"first player",second:"second player",entry:"{who}, when the first chooses {row} and the second {column}",whose:"Rows are chosen by the first player, columns by the second. In each cell, left: what the first gets; right: the second.",marks:"Line below a number: a best reply. Framed: both are best replies.",refused:"Whole numbers from −99 to 99 can stand here.",scrolls:"The table, which scrolls sideways",none:"No cell is framed: wherever they are, somebody would rather change.",one:"An equilibrium: {cells}.",several:"{n} equilibria in single choices: {cells}.",cell:"({row}, {column})",strike:"Strike out a dominated choice",undo:"Back",struck:"{out} is struck out: {by} brings the {who} more, whatever the other does.",strikeNone:"Nothing is strictly dominated here.",strikeNoMore:"Nothing more is strictly dominated.",square:"The square of mixtures. Across: how often the first player chooses {row}, from never to always; upwards: how often the second chooses {column}.",all:"All equilibria, mixtures too: {list}.",point:"({p}, {q}), which brings {a} and {b}",span:"all from ({p}, {q}) to ({u}, {v})",area:"the whole square",axis:"{choice}: {p}",slider:"The {who} chooses {choice} in {n} of 12 rounds",gets:"The {who} would get {a} by {first} and {b} by {second}",would:"{gets}: rather {choice}.",either:"{gets}: either will do.",meets:"Neither gains by a change: an equilibrium.",curves:"Solid: best replies of the first player. Dashed: of the second. Discs, or a thick band: equilibria. Drag the cross, or use the sliders."},rounds:{against:"Against",hidden:"one of them, hidden",legend:"● {first}  ○ {second}",you:"You",other:"It",round:"Round {n} of {all}.",begin:"Both choose at the same time. The first choice is yours.",happened:"You: {mine}. It: {theirs}. That brings you {a} and it {b}.",score:"You {a}, it {b}",table:"What has happened, round by round",notYet:"not yet",over:"Over: you have {a}, it has {b}.",who:"Who was it?",right:"Yes, it was {name}.",asGood:"That would have done the same, but it was {name}.",wrong:"No: {guess} would have chosen {choice} in round {n}. It was {name}.",was:"It was {name}.",does:"{does} In {all} rounds {most} could be had against it.",again:"Play again",pays:"What the choices bring, you and it",choose:"Your choice"},bargain:{plane:"Across: what the first player gets; upwards: the second. The polygon holds all that can be agreed upon without payments.",threat:"The {who} threatens {choice} in {n} of 12 cases",reply:"Let the second answer",answered:"The second threatens {choice}.",without:"Without an agreement: {a} and {b}.",together:"Together they can have {sum}, by {cells}. Shared evenly over the threats: {a} and {b}.",pays:"So the {from} pays the {to} {n}.",paysNone:"So nobody pays anything.",legend:"Cross: what the threats bring. Disc: the agreement. Solid line: all that side payments can make of the largest sum. Dashed: the same gain for both."}};Vt(qt);yt(Xt);yt(Zt);var xe={bargain:Wt,bimatrix:Bt,rounds:Jt},$s={render:({model:t,el:e})=>Qt(xe[t.get("kind")],{model:t,el:e})};export{$s as default};

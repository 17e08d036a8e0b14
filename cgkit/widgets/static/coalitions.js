var yt=`/* Three players share: the triangle of proposals, and who objects. */
.cg-sharing-parts {
  display: flex;
  flex-wrap: wrap;
  gap: 0.4rem 1.4rem;
  align-items: center;
}
.cg-triangle {
  position: relative;
  flex: 1 1 17rem;
  max-width: 26rem;
  cursor: crosshair;
}
.cg-triangle svg {
  display: block;
  width: 100%;
  overflow: visible;
}
.cg-triangle text {
  font-size: 15px;
  fill: var(--cg-ink);
}
.cg-imputations {
  fill: var(--cg-field);
  stroke: var(--cg-ink);
  stroke-width: 1.5;
  stroke-linejoin: round;
}
.cg-core {
  fill: var(--cg-p-tint);
  stroke: var(--cg-p);
  stroke-width: 3;
  stroke-linejoin: round;
}
.cg-core.cg-thin {
  fill: none;
  stroke-width: 6;
  stroke-linecap: round;
}
.cg-border line {
  stroke: var(--cg-n);
  stroke-width: 1.5;
  stroke-dasharray: 6 4;
}
.cg-triangle .cg-border text {
  fill: var(--cg-n);
  font-weight: 650;
}
.cg-way {
  fill: none;
  stroke: var(--cg-going);
  stroke-width: 2;
  stroke-dasharray: 2 5;
  stroke-linecap: round;
}
.cg-mark-shapley,
.cg-mark-nucleolus {
  fill: var(--cg-n);
  stroke: var(--cg-field);
  stroke-width: 1.5;
}
.cg-mark-nucleolus {
  fill: var(--cg-p);
}
.cg .cg-proposal {
  position: absolute;
  translate: -50% -50%;
  width: 2.1rem;
  min-width: 0;
  height: 2.1rem;
  min-height: 0;
  padding: 0;
  border: 0.55rem solid transparent;
  border-radius: 50%;
  background: var(--cg-chip) padding-box;
  box-shadow: inset 0 0 0 2px var(--cg-chip-edge);
  cursor: grab;
  touch-action: none;
}
.cg .cg-proposal:active {
  cursor: grabbing;
}
.cg-sharing-side {
  flex: 1 1 18rem;
  min-width: 0;
}
.cg-objections {
  width: 100%;
  border-collapse: collapse;
  font-variant-numeric: tabular-nums;
}
.cg-objections th,
.cg-objections td {
  height: 2.6rem;
  padding: 0 0.4rem;
  border-bottom: 1px solid var(--cg-line);
  text-align: right;
  white-space: nowrap;
}
.cg-objections thead th {
  height: 2rem;
  font-weight: 400;
  font-size: 0.88rem;
  color: var(--cg-soft);
}
.cg-objections th:first-child {
  text-align: left;
}
.cg-objections td:last-child {
  width: 5.2rem;
}
.cg-objections .cg-excess {
  display: block;
  height: 4px;
  width: calc(100% * var(--cg-part));
  margin-left: auto;
  border: 1px solid var(--cg-p);
}
.cg-objections .cg-excess.cg-over {
  border-color: var(--cg-n);
  background: var(--cg-n);
}
.cg-objections .cg-objects th,
.cg-objections .cg-objects b {
  color: var(--cg-n);
}
.cg-objections .cg-top b {
  text-decoration: underline;
  text-underline-offset: 3px;
}
.cg-objections button {
  min-height: 2.2rem;
  padding: 0 0.6rem;
}
.cg-worths {
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(13rem, 1fr));
  gap: 0.3rem 1.2rem;
  margin: 0.7rem 0;
}
.cg-worths label {
  display: grid;
}
.cg-worths .cg-slider {
  width: 100%;
}
.cg .cg-sharing-parts ~ .cg-status {
  min-height: 3em;
}
.cg-told {
  min-height: 3em;
}
.cg-worst {
  margin: 0.4rem 0 0;
  min-height: 3em;
}
@media (max-width: 30rem) {
  .cg .cg-sharing-parts ~ .cg-status {
    min-height: 6em;
  }
  .cg-objections th,
  .cg-objections td {
    padding: 0 0.2rem;
  }
  .cg-objections thead th {
    white-space: normal;
  }
  .cg-told {
    min-height: 6em;
  }
}
`;function d(t,e={},...s){let r=document.createElement(t);for(let[o,a]of Object.entries(e))o.startsWith("on")?r.addEventListener(o.slice(2),a):a===!0?r.setAttribute(o,""):a!==!1&&a!=null&&r.setAttribute(o,a);return r.append(...s.flat().filter(o=>o!=null&&o!==!1)),r}function M(t,e={},...s){let r=document.createElementNS("http://www.w3.org/2000/svg",t);for(let[o,a]of Object.entries(e))a!=null&&r.setAttribute(o,String(a));return r.append(...s),r}var Y=(t,e,s={})=>d("button",{type:"button",onclick:e,...s},t);var Kt=0;function wt(t,e,s,r){let o=`cg-choice-${Kt++}`;return d("fieldset",{class:"cg-choice"},d("legend",{},t),e.map(([a,p])=>d("label",{},d("input",{type:"radio",name:o,value:a,checked:a===s,onchange:()=>r(a)}),d("span",{},p))))}var vt=(t="")=>d("p",{class:"cg-status",role:"status"},t);function kt({model:t,el:e},s,...r){let[o,a]=[t.get("title"),t.get("rule")];e.classList.add("cg",`cg-${s}`),o&&(e.setAttribute("role","group"),e.setAttribute("aria-label",o));let p=d("div",{class:"cg-head"},d("p",{class:"cg-title"},o),a&&d("p",{class:"cg-rule"},a));e.append(p,...r.filter(Boolean))}var jt={},ct=t=>Object.assign(jt,t);function f(t,e={}){let s=t.split(".").reduce((r,o)=>r?.[o],jt);if(s===void 0)throw new Error(`no words for ${t}`);return s.replace(/\{(\w+)\}/g,(r,o)=>e[o]??"")}var it=(t,e=", ")=>t.length<2?t.join(""):t.slice(0,-1).join(", ")+e+t.at(-1);var z=[0,1,2],J=[1,2,3,4,5,6],lt=[[0,1,2],[0,2,1],[2,0,1],[2,1,0],[1,2,0],[1,0,2]],At=t=>z.map(e=>t[1<<e]),q=t=>t.reduce((e,s)=>e+s,0),St=(t,e)=>[0,...J,7].map(s=>Math.max(0,t-q(e.filter((r,o)=>!(s>>o&1))))),Q=(t,e)=>J.map(s=>12*t[s]-q(e.filter((r,o)=>s>>o&1)));function V(t){let e=[0,0,0];for(let s of lt){let r=0;for(let o of s)e[o]+=t[r|1<<o]-t[r],r|=1<<o}return e.map(s=>s*12/lt.length)}function X(t){let e=At(t),s=z.map(o=>t[7]-t[7^1<<o]);if(q(e)>t[7]||q(s)<t[7]||e.some((o,a)=>o>s[a]))return[];let r=new Map;for(let o of lt){let a=[...e],p=t[7]-q(e);for(let n of o){let l=Math.min(s[n]-e[n],p);a[n]+=l,p-=l}r.set(String(a),a)}return[...r.values()]}function Z(t){let e=At(t);if(q(e)>t[7])return null;let s=J.map(a=>{let p=a>>2&1;return{c:t[a]-t[7]*p,p:p-(a&1),q:p-(a>>1&1)}}),r=s.flatMap((a,p)=>s.slice(p+1).map(n=>({p:a.p-n.p,q:a.q-n.q,r:n.c-a.c})));for(let a of z){let{c:p,p:n,q:l}=s[(1<<a)-1];r.push({p:n,q:l,r:-p})}let o=null;return r.forEach((a,p)=>r.slice(p+1).forEach(n=>{let l=a.p*n.q-a.q*n.p;if(!l)return;let b=12*(a.r*n.q-a.q*n.r)/l,y=12*(a.p*n.r-a.r*n.p)/l,w=[b,y,12*t[7]-b-y];if(w.some((m,S)=>m<12*e[S]))return;let v=Q(t,w).sort((m,S)=>S-m);(!o||Jt(v,o.list))&&(o={list:v,paid:w})})),o&&o.paid}var Jt=(t,e)=>{let s=t.findIndex((r,o)=>r!==e[o]);return s>=0&&t[s]<e[s]};function U(t,e,s){let r=Q(t,e),o=Math.max(...r);if(o<=0)return null;let a=J[r.indexOf(o)],p=z.findIndex(v=>!(a>>v&1)),n=Math.min(o,e[p]-12*t[1<<p]),[l,b]=z.filter(v=>v!==p),y=Math.min(n,s*Math.ceil(n/2/s)),w=[...e];return w[p]-=n,w[e[l]<=e[b]?l:b]+=y,w[e[l]<=e[b]?b:l]+=n-y,{group:a,excess:o,paid:w}}var P=[0,1,2],_=[3,5,6],[tt,et]=[360,322],R=[[34,284],[326,284],[180,32]],Qt=11,G=(t,e,s)=>Math.max(e,Math.min(s,t)),T=t=>P.map(e=>12*t[1<<e]),$=t=>T(t).reduce((e,s)=>e-s,12*t[7]);function nt(t,[e,s]){let r=[$(t)-e-s,e,s];return T(t).map((o,a)=>o+r[a])}var pt=t=>T(t).map(e=>e+$(t)/3),ot=(t,e)=>T(t).every((s,r)=>e[r]>=s);function N(t,e){let s=$(t),r=T(t).map((o,a)=>s?(e[a]-o)/s:1/3);return[0,1].map(o=>P.reduce((a,p)=>a+r[p]*R[p][o],0))}function $t(t,e){return[{what:"shapley",paid:V(t)},{what:"nucleolus",paid:Z(t)}].filter(({what:s,paid:r})=>r&&e.has(s)&&ot(t,r)).map(s=>({...s,at:N(t,s.paid)}))}function Et(t,[e,s],r,o){let a=(R[0][1]-s)/(R[0][1]-R[2][1]),p=(e-R[0][0]-a*(R[2][0]-R[0][0]))/(R[1][0]-R[0][0]),n=({at:v})=>Math.hypot(v[0]-e,v[1]-s),[l]=$t(t,o).sort((v,m)=>n(v)-n(m));if(l&&n(l)<Qt)return l.paid;let b=$(t)/r,y=G(Math.round(a*b),0,Math.floor(b)),w=G(Math.round(p*b),0,Math.floor(b)-y);return nt(t,[w*r,y*r])}function Mt({worth:t,shown:e,trail:s,names:r,groupName:o}){let a=n=>n.map(l=>l.map(b=>b.toFixed(1)).join(",")).join(" "),p=[M("polygon",{points:a(R),class:"cg-imputations"})];return $(t)>=0&&(e.has("core")&&p.push(...Vt(t,a,o)),s.length>1&&p.push(M("polyline",{points:a(s.map(n=>N(t,n))),class:"cg-way"})),p.push(...$t(t,e).map(Xt))),[...p,...P.map(n=>Zt(n,r[n]))]}function Vt(t,e,s){let r=X(t).map(a=>N(t,a.map(p=>12*p)));return[r.length>2?M("polygon",{points:e(r),class:"cg-core"}):r.length&&M("polyline",{points:e([...r,r[0]]),class:"cg-core cg-thin"}),..._.map(a=>te(t,a,s(a)))].filter(Boolean)}function Xt({what:t,at:e}){let[s,r]=e,o=7,a=`M${s-o} ${r}l${o} ${-o}l${o} ${o}l${-o} ${o}z`;return M("path",{d:t==="shapley"?a:`M${s-5.5} ${r-5.5}h11v11h-11z`,class:`cg-mark-${t}`})}function Zt(t,e){let[s,r]=R[t],o=[{x:s-20,y:r+26,"text-anchor":"start"},{x:s+20,y:r+26,"text-anchor":"end"},{x:s,y:r-12,"text-anchor":"middle"}][t];return M("text",o,f("sharing.takesAll",{name:e}))}function te(t,e,s){let r=P.findIndex(j=>!(e>>j&1)),o=$(t),a=12*(t[7]-t[e])-12*t[1<<r];if(a<0||a>o||!o)return null;let p=P.filter(j=>j!==r).map(j=>{let O=[0,0,0];return O[r]=a,O[j]=o-a,N(t,T(t).map((I,st)=>I+O[st]))}),[[n,l],[b,y]]=p,w=p[r===2?0:1],[v,m]=[[9,-4],[-9,-4],[-8,5]][r],S=r===0?"start":"end";return M("g",{class:"cg-border"},M("line",{x1:n.toFixed(1),y1:l.toFixed(1),x2:b.toFixed(1),y2:y.toFixed(1)}),M("text",{x:(w[0]+v).toFixed(1),y:(w[1]+m).toFixed(1),"text-anchor":S},s))}var ee=[1,2,4,3,5,6],ne=200;function oe({model:t,el:e}){let[s,r]=["games","options"].map(c=>t.get(c)),{grain:o}=r,a=()=>s[t.get("chosen")],p=()=>a().players,n=t.get("worth"),l=t.get("point"),b=new Set(r.show),y=[],w=[],v=null,m=M("svg",{viewBox:`0 0 ${tt} ${et}`,role:"img","aria-label":f("sharing.figure")}),S=Y("",Wt,{class:"cg-proposal",onkeydown:Dt}),j=d("div",{class:"cg-triangle",onpointerdown:Yt},m,S),O=vt(),I=d("tbody"),st=["group","could","gets","excess"].map(c=>d("th",{scope:"col"},f(`sharing.${c}`))),qt=d("table",{class:"cg-objections"},d("thead",{},d("tr",{},st,d("td",{}))),I),gt=d("p",{class:"cg-legend cg-worst"}),dt=d("p",{class:"cg-legend cg-told"}),H=d("div",{class:"cg-worths"}),rt=Y(f("sharing.back"),()=>{let c=y.pop();c&&W(c,{keep:!1})}),ut=Y(f("sharing.even"),()=>W(pt(n))),Nt=d("fieldset",{class:"cg-choice cg-ticks"},d("legend",{},f("sharing.see")),["core","shapley","nucleolus"].map(c=>{let i=d("input",{type:"checkbox",checked:b.has(c),onchange:()=>Bt(c,i.checked)});return d("label",{},i,d("span",{},f(`sharing.${c}`)))})),It=s.length>1&&wt(f("sharing.which"),s.map(({name:c},i)=>[i,c]),t.get("chosen"),c=>{Ft(Number(c))});kt({model:t,el:e},"sharing",It,d("div",{class:"cg-sharing-parts"},j,d("div",{class:"cg-sharing-side"},d("div",{class:"cg-scroll"},qt),gt)),O,d("div",{class:"cg-tools"},rt,ut),H,Nt,dt),xt(),D(B());function L(c){let i=P.filter(g=>c>>g&1).map(g=>p()[g]);return i.every(g=>g.length===1)?i.join(""):i.join(" + ")}function ht(c){return P.reduce((i,g)=>i+(c>>g&1?l[g]:0),0)}function F(c){return it(P.map(i=>f("sharing.pays",{name:p()[i],paid:C(c[i])})))}function Ft(c){n=[...s[c].worth],[y,w,v]=[[],[],null],l=$(n)>=0?pt(n):T(n),t.tell({chosen:c,worth:n,point:l}),xt(),D(B())}function ft(c){let i=$(n),g=T(n).map((x,A)=>i>0?(l[A]-x)/i:1/3);n=c;let h=$(n),u=h===i;if(h<0)l=T(n);else if(!u||!ot(n,l)){let x=k=>Math.round(k*h/o)*o,A=Math.min(x(g[1]),h);l=nt(n,[A,Math.min(x(g[2]),h-A)])}[y,w,v]=[[],[],null],t.tell({worth:n,point:l}),D(B())}function W(c,{keep:i=!0,words:g=null,walked:h=!1}={}){$(n)<0||(i&&String(c)!==String(l)&&(y=[...y.slice(1-ne),l]),w=h?[...w.length?w:[l],c].slice(-12):[],l=c,t.tell({point:l}),D(g??B()))}function mt(c,{focus:i=!0}={}){let g=U(n,l,o);if(!g||g.group!==c)return;let h=g.paid.reduce((x,A,k)=>x+(c>>k&1?A-l[k]:0),0),u=f("sharing.after",{group:L(c),amount:C(h),paid:F(g.paid)});W(g.paid,{walked:!0,words:u}),O.textContent=`${u} ${bt("againObjects","nobodyNow")}`,i&&(I.querySelector("button")??S).focus({preventScroll:!0})}function Wt({detail:c}){let i=c===0&&$(n)>=0&&U(n,l,o);i&&mt(i.group,{focus:!1})}function Bt(c,i){b=new Set([...b].filter(g=>g!==c)),i&&b.add(c),D(B())}function Dt(c){let g={ArrowLeft:[-1,0],ArrowRight:[1,0],ArrowUp:[-1,2],ArrowDown:[1,-2]}[c.key];if(!g)return;c.preventDefault(),c.stopPropagation();let h=o*(c.shiftKey?1:2),u=T(n).map((k,K)=>l[K]-k),x=G(u[2]+g[1]*h,0,$(n)),A=G(u[1]+g[0]*h,0,$(n)-x);W(nt(n,[A,x]))}function Yt(c){if(c.button||!c.isPrimary||$(n)<0)return;c.preventDefault(),S.focus({preventScroll:!0});let i=({clientX:x,clientY:A})=>{let k=m.getBoundingClientRect();return[(x-k.x)/k.width*tt,(A-k.y)/k.height*et]},g=l,h=x=>W(Et(n,i(x),o,b),{keep:!1}),u=()=>{j.removeEventListener("pointermove",h),j.removeEventListener("pointerup",u),j.removeEventListener("pointercancel",u),String(g)!==String(l)&&(y=[...y,g]),rt.disabled=!y.length};j.setPointerCapture(c.pointerId),j.addEventListener("pointermove",h),j.addEventListener("pointerup",u),j.addEventListener("pointercancel",u),h(c)}function B(){return $(n)<0?f("sharing.none",{apart:T(n).reduce((c,i)=>c+i)/12,together:n[7]}):bt("objects","content")}function bt(c,i){let g=U(n,l,o);if(!g)return f(`sharing.${i}`,{paid:F(l)});let{group:h}=g;return f(`sharing.${c}`,{paid:F(l),group:L(h),gets:C(ht(h)),could:n[h]})}function D(c){let i=$(n)<0;O.textContent=c;let g=Q(n,l),h=Math.max(...g);i||(v=v===null?h:Math.min(v,h));let u=i?null:U(n,l,o);I.replaceChildren(...ee.map(k=>zt(k,g[k-1],u,h))),gt.textContent=i?"":`${f("sharing.worst",{excess:C(h)})} ${f("sharing.best",{least:C(v??h)})}`,rt.disabled=!y.length,ut.disabled=i,S.hidden=i,S.setAttribute("aria-label",f("sharing.handle",{paid:F(l),left:p()[0],right:p()[1],top:p()[2]}));let[x,A]=N(n,l);S.style.left=`${100*x/tt}%`,S.style.top=`${100*A/et}%`,m.replaceChildren(...Mt({worth:n,shown:b,trail:w,names:p(),groupName:L})),dt.textContent=i?"":Ut(),e.dataset.point=l.join(" "),e.dataset.worth=n.join(" "),e.dataset.state=i?"none":u?"objected":"content"}function zt(c,i,g,h){let u=g?.group===c,x=Math.max(1,12*n[7]),A=d("span",{class:i>0?"cg-excess cg-over":"cg-excess",style:`--cg-part: ${Math.min(1,Math.abs(i)/x)}`}),k=u&&Y(f("sharing.object"),()=>mt(c),{"aria-label":f("sharing.letObject",{group:L(c),amount:C(i)})});return d("tr",{class:[i>0&&"cg-objects",i===h&&"cg-top"].filter(Boolean).join(" ")||null},d("th",{scope:"row"},L(c)),d("td",{},C(12*n[c])),d("td",{},C(ht(c))),d("td",{},d("b",{},C(i)),A),d("td",{},k||""))}function Ut(){let c=[];b.has("core")&&c.push(Gt());for(let[i,g]of[["shapley",V(n)],["nucleolus",Z(n)]])if(b.has(i)&&g){let h=ot(n,g)?"sharing.valueIs":"sharing.outside",u=f(`sharing.${i}`);c.push(f(h,{what:u[0].toUpperCase()+u.slice(1),paid:F(g)}))}return c.join(" ")}function Gt(){let c=X(n).map(u=>u.join(", ")),i=it(c.map(u=>`(${u})`));if(c.length)return f(c.length>1?"sharing.corners":"sharing.oneCorner",{n:c.length,list:i});let g=_.find(u=>n[u]+n[7^u]>n[7]);if(g!==void 0)return f("sharing.emptyPair",{group:L(g),name:L(7^g)});let h=_.reduce((u,x)=>u+n[x],0);return f("sharing.emptyWhy",{need:h,have:2*n[7]})}function xt(){let{claims:c,most:i,step:g}=a();if(!r.sliders)return H.replaceChildren();let h=(u,x,A,k)=>{let K=d("span",{class:"cg-dial"},String(x)),at=d("input",{type:"range",class:"cg-slider",min:0,max:A,step:g,value:x,oninput:()=>{K.textContent=at.value,k(Number(at.value))},onkeydown:_t=>_t.stopPropagation()});return d("label",{},d("span",{},u," ",K),at)};if(c.length){H.replaceChildren(h(f("sharing.estate"),n[7],i,u=>ft(St(u,c))));return}H.replaceChildren(...[..._,7].map(u=>h(u===7?f("sharing.all"):f("sharing.makes",{group:L(u)}),n[u],i,x=>ft(n.map((A,k)=>k===u?x:A)))))}}function C(t){let e=Math.abs(t),s=Math.floor(e/12),r=e%12,o=[12,6,4,3,2,1].find(n=>r%n===0&&12%n===0)??1,a=r?`${r/o}/${12/o}`:"",p=[s||!r?String(s):"",a].filter(Boolean).join(" ");return t<0?`−${p}`:p}var Tt={traits:["games","options","chosen","worth","point"],draw:oe};var Rt=t=>{let e=document.createElement("style");e.textContent=t,document.head.append(e)};var Pt=2;function Ct(t,{model:e,el:s}){let r=null,o=!1,a=!1,p=!1,n=[],l={get:m=>e.get(m),tell(m){o=!0;try{for(let[S,j]of Object.entries(m))e.set(S,j)}finally{o=!1}e.save_changes()},hear(m,S){let j=()=>o||S();e.on(`change:${m}`,j),n.push(()=>e.off(`change:${m}`,j))}};function b(){r?.(),r=null;for(let m of n.splice(0))m()}function y(){if(b(),a=!1,!p){s.replaceChildren(),s.removeAttribute("role");try{let m=e.get("v");if(m!==Pt)throw new Error(f("otherFormat",{format:String(m),mine:Pt}));r=t.draw({model:l,el:s})??null}catch(m){throw s.replaceChildren(f("broken",{reason:m instanceof Error?m.message:String(m)})),s.setAttribute("role","alert"),m}}}function w(){o||a||(a=!0,queueMicrotask(y))}let v=["title","rule",...t.traits].map(m=>`change:${m}`).join(" ");return e.on(v,w),y(),()=>{p=!0,e.off(v,w),b()}}var Lt={sharing:{which:"The game",takesAll:"{name} takes all",figure:"All proposals that pay nobody less than they make alone, as a triangle",handle:"Your proposal: {paid}. Arrow keys move it: left and right between {left} and {right}, up for {top}. Enter lets whoever objects most object.",pays:"{name} {paid}",makes:"{group} makes",estate:"The estate",all:"All make",group:"Coalition",could:"could make",gets:"gets",excess:"excess",object:"Object",letObject:"Object: {group} takes {amount} more",back:"Back",even:"Equal gains",see:"Show",core:"the core",shapley:"Shapley value",nucleolus:"nucleolus",alone:"Alone: {paid}.",worst:"The greatest excess here is {excess}.",best:"The least that you have met is {least}.",content:"You propose {paid}. Nobody objects: no coalition could make more than it gets.",objects:"You propose {paid}. {group} objects: it gets {gets} and could make {could}.",after:"{group} took {amount} more, and left the rest: {paid}.",againObjects:"Now {group} objects: it gets {gets} and could make {could}.",nobodyNow:"Now nobody objects.",empty:"The core is empty.",emptyWhy:"The core is empty: the three pairs together want {need}, for each player twice, and twice what all make is {have}.",emptyPair:"The core is empty: {group} and {name} make more apart than all together.",corners:"The core has {n} corners: {list}.",oneCorner:"The core is one point: {list}.",valueIs:"{what}: {paid}.",outside:"{what}: {paid}, which pays somebody less than alone.",none:"There is no proposal that pays each what they make alone: apart they make {apart}, together {together}."}};var Ot={and:" and ",moves:"Your moves",undo:"Undo",you:"You",broken:"This figure cannot be shown: {reason}",otherFormat:"its data has format {format}, and this page reads format {mine}; run the notebook again, or reload the page",run:"Run",pause:"Pause",guess:{first:"Guess first",tell:"Tell me",who:"Who wins?",mover:"Whoever moves",other:"The other",wrong:"No.",hidden:"Who wins, if both play well? Say it first, or let me tell you.",period:"How long is the period? Write a guess, and the rows become so long.",yours:"Your guess",rows:"Lay out",notPeriod:"Not {guess}: heap {n} has {value}, and heap {later} has {other}. What do the columns say?",multiple:"With {guess} it repeats, but a shorter period does it too."},scrolls:"The graph, which scrolls sideways"};Rt(yt);ct(Ot);ct(Lt);var se={sharing:Tt},Le={render:({model:t,el:e})=>Ct(se[t.get("kind")],{model:t,el:e})};export{Le as default};

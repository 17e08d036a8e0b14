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
  .cg-told {
    min-height: 6em;
  }
}
`;function g(t,e={},...o){let r=document.createElement(t);for(let[s,a]of Object.entries(e))s.startsWith("on")?r.addEventListener(s.slice(2),a):a===!0?r.setAttribute(s,""):a!==!1&&a!=null&&r.setAttribute(s,a);return r.append(...o.flat().filter(s=>s!=null&&s!==!1)),r}function M(t,e={},...o){let r=document.createElementNS("http://www.w3.org/2000/svg",t);for(let[s,a]of Object.entries(e))a!=null&&r.setAttribute(s,String(a));return r.append(...o),r}var B=(t,e,o={})=>g("button",{type:"button",onclick:e,...o},t);var Kt=0;function wt(t,e,o,r){let s=`cg-choice-${Kt++}`;return g("fieldset",{class:"cg-choice"},g("legend",{},t),e.map(([a,p])=>g("label",{},g("input",{type:"radio",name:s,value:a,checked:a===o,onchange:()=>r(a)}),g("span",{},p))))}var vt=(t="")=>g("p",{class:"cg-status",role:"status"},t);function kt({model:t,el:e},o,...r){let[s,a]=[t.get("title"),t.get("rule")];e.classList.add("cg",`cg-${o}`);let p=g("div",{class:"cg-head"},g("p",{class:"cg-title"},s),a&&g("p",{class:"cg-rule"},a));e.append(p,...r.filter(Boolean))}var jt={},ct=t=>Object.assign(jt,t);function m(t,e={}){let o=t.split(".").reduce((r,s)=>r?.[s],jt);if(o===void 0)throw new Error(`no words for ${t}`);return o.replace(/\{(\w+)\}/g,(r,s)=>e[s]??"")}var it=(t,e=", ")=>t.length<2?t.join(""):t.slice(0,-1).join(", ")+e+t.at(-1);var z=[0,1,2],J=[1,2,3,4,5,6],lt=[[0,1,2],[0,2,1],[2,0,1],[2,1,0],[1,2,0],[1,0,2]],At=t=>z.map(e=>t[1<<e]),N=t=>t.reduce((e,o)=>e+o,0),St=(t,e)=>[0,...J,7].map(o=>Math.max(0,t-N(e.filter((r,s)=>!(o>>s&1))))),Q=(t,e)=>J.map(o=>12*t[o]-N(e.filter((r,s)=>o>>s&1)));function V(t){let e=[0,0,0];for(let o of lt){let r=0;for(let s of o)e[s]+=t[r|1<<s]-t[r],r|=1<<s}return e.map(o=>o*12/lt.length)}function X(t){let e=At(t),o=z.map(s=>t[7]-t[7^1<<s]);if(N(e)>t[7]||N(o)<t[7]||e.some((s,a)=>s>o[a]))return[];let r=new Map;for(let s of lt){let a=[...e],p=t[7]-N(e);for(let n of s){let l=Math.min(o[n]-e[n],p);a[n]+=l,p-=l}r.set(String(a),a)}return[...r.values()]}function Z(t){let e=At(t);if(N(e)>t[7])return null;let o=J.map(a=>{let p=a>>2&1;return{c:t[a]-t[7]*p,p:p-(a&1),q:p-(a>>1&1)}}),r=o.flatMap((a,p)=>o.slice(p+1).map(n=>({p:a.p-n.p,q:a.q-n.q,r:n.c-a.c})));for(let a of z){let{c:p,p:n,q:l}=o[(1<<a)-1];r.push({p:n,q:l,r:-p})}let s=null;return r.forEach((a,p)=>r.slice(p+1).forEach(n=>{let l=a.p*n.q-a.q*n.p;if(!l)return;let b=12*(a.r*n.q-a.q*n.r)/l,y=12*(a.p*n.r-a.r*n.p)/l,f=[b,y,12*t[7]-b-y];if(f.some((S,$)=>S<12*e[$]))return;let w=Q(t,f).sort((S,$)=>$-S);(!s||Jt(w,s.list))&&(s={list:w,paid:f})})),s&&s.paid}var Jt=(t,e)=>{let o=t.findIndex((r,s)=>r!==e[s]);return o>=0&&t[o]<e[o]};function U(t,e,o){let r=Q(t,e),s=Math.max(...r);if(s<=0)return null;let a=J[r.indexOf(s)],p=z.findIndex(w=>!(a>>w&1)),n=Math.min(s,e[p]-12*t[1<<p]),[l,b]=z.filter(w=>w!==p),y=Math.min(n,o*Math.ceil(n/2/o)),f=[...e];return f[p]-=n,f[e[l]<=e[b]?l:b]+=y,f[e[l]<=e[b]?b:l]+=n-y,{group:a,excess:s,paid:f}}var P=[0,1,2],_=[3,5,6],[tt,et]=[360,322],R=[[34,284],[326,284],[180,32]],Qt=11,G=(t,e,o)=>Math.max(e,Math.min(o,t)),T=t=>P.map(e=>12*t[1<<e]),j=t=>T(t).reduce((e,o)=>e-o,12*t[7]);function nt(t,[e,o]){let r=[j(t)-e-o,e,o];return T(t).map((s,a)=>s+r[a])}var pt=t=>T(t).map(e=>e+j(t)/3),ot=(t,e)=>T(t).every((o,r)=>e[r]>=o);function q(t,e){let o=j(t),r=T(t).map((s,a)=>o?(e[a]-s)/o:1/3);return[0,1].map(s=>P.reduce((a,p)=>a+r[p]*R[p][s],0))}function $t(t,e){return[{what:"shapley",paid:V(t)},{what:"nucleolus",paid:Z(t)}].filter(({what:o,paid:r})=>r&&e.has(o)&&ot(t,r)).map(o=>({...o,at:q(t,o.paid)}))}function Et(t,[e,o],r,s){let a=(R[0][1]-o)/(R[0][1]-R[2][1]),p=(e-R[0][0]-a*(R[2][0]-R[0][0]))/(R[1][0]-R[0][0]),n=({at:w})=>Math.hypot(w[0]-e,w[1]-o),[l]=$t(t,s).sort((w,S)=>n(w)-n(S));if(l&&n(l)<Qt)return l.paid;let b=j(t)/r,y=G(Math.round(a*b),0,Math.floor(b)),f=G(Math.round(p*b),0,Math.floor(b)-y);return nt(t,[f*r,y*r])}function Mt({worth:t,shown:e,trail:o,names:r,groupName:s}){let a=n=>n.map(l=>l.map(b=>b.toFixed(1)).join(",")).join(" "),p=[M("polygon",{points:a(R),class:"cg-imputations"})];return j(t)>=0&&(e.has("core")&&p.push(...Vt(t,a,s)),o.length>1&&p.push(M("polyline",{points:a(o.map(n=>q(t,n))),class:"cg-way"})),p.push(...$t(t,e).map(Xt))),[...p,...P.map(n=>Zt(n,r[n]))]}function Vt(t,e,o){let r=X(t).map(a=>q(t,a.map(p=>12*p)));return[r.length>2?M("polygon",{points:e(r),class:"cg-core"}):r.length&&M("polyline",{points:e([...r,r[0]]),class:"cg-core cg-thin"}),..._.map(a=>te(t,a,o(a)))].filter(Boolean)}function Xt({what:t,at:e}){let[o,r]=e,s=7,a=`M${o-s} ${r}l${s} ${-s}l${s} ${s}l${-s} ${s}z`;return M("path",{d:t==="shapley"?a:`M${o-5.5} ${r-5.5}h11v11h-11z`,class:`cg-mark-${t}`})}function Zt(t,e){let[o,r]=R[t],s=[{x:o-20,y:r+26,"text-anchor":"start"},{x:o+20,y:r+26,"text-anchor":"end"},{x:o,y:r-12,"text-anchor":"middle"}][t];return M("text",s,m("sharing.takesAll",{name:e}))}function te(t,e,o){let r=P.findIndex(A=>!(e>>A&1)),s=j(t),a=12*(t[7]-t[e])-12*t[1<<r];if(a<0||a>s||!s)return null;let p=P.filter(A=>A!==r).map(A=>{let O=[0,0,0];return O[r]=a,O[A]=s-a,q(t,T(t).map((I,st)=>I+O[st]))}),[[n,l],[b,y]]=p,f=p[r===2?0:1],[w,S]=[[9,-4],[-9,-4],[-8,5]][r],$=r===0?"start":"end";return M("g",{class:"cg-border"},M("line",{x1:n.toFixed(1),y1:l.toFixed(1),x2:b.toFixed(1),y2:y.toFixed(1)}),M("text",{x:(f[0]+w).toFixed(1),y:(f[1]+S).toFixed(1),"text-anchor":$},o))}var ee=[1,2,4,3,5,6],ne=200;function oe({model:t,el:e}){let[o,r]=["games","options"].map(c=>t.get(c)),{grain:s}=r,a=()=>o[t.get("chosen")],p=()=>a().players,n=t.get("worth"),l=t.get("point"),b=new Set(r.show),y=[],f=[],w=null,S=M("svg",{viewBox:`0 0 ${tt} ${et}`,role:"img","aria-label":m("sharing.figure")}),$=B("",Wt,{class:"cg-proposal",onkeydown:Yt}),A=g("div",{class:"cg-triangle",onpointerdown:Bt},S,$),O=vt(),I=g("tbody"),st=["group","could","gets","excess"].map(c=>g("th",{scope:"col"},m(`sharing.${c}`))),Nt=g("table",{class:"cg-objections"},g("thead",{},g("tr",{},st,g("td",{}))),I),dt=g("p",{class:"cg-legend cg-worst"}),gt=g("p",{class:"cg-legend cg-told"}),H=g("div",{class:"cg-worths"}),rt=B(m("sharing.back"),()=>{let c=y.pop();c&&W(c,{keep:!1})}),ut=B(m("sharing.even"),()=>W(pt(n))),qt=g("fieldset",{class:"cg-choice cg-ticks"},g("legend",{},m("sharing.see")),["core","shapley","nucleolus"].map(c=>{let i=g("input",{type:"checkbox",checked:b.has(c),onchange:()=>Dt(c,i.checked)});return g("label",{},i,g("span",{},m(`sharing.${c}`)))})),It=o.length>1&&wt(m("sharing.which"),o.map(({name:c},i)=>[i,c]),t.get("chosen"),c=>{t.tell({chosen:Number(c)}),Ft(a().worth)});kt({model:t,el:e},"sharing",It,g("div",{class:"cg-sharing-parts"},A,g("div",{class:"cg-sharing-side"},g("div",{class:"cg-scroll"},Nt),dt)),O,g("div",{class:"cg-tools"},rt,ut),H,qt,gt),xt(),Y(D());function L(c){let i=P.filter(d=>c>>d&1).map(d=>p()[d]);return i.every(d=>d.length===1)?i.join(""):i.join(" + ")}function ht(c){return P.reduce((i,d)=>i+(c>>d&1?l[d]:0),0)}function F(c){return it(P.map(i=>m("sharing.pays",{name:p()[i],paid:C(c[i])})))}function Ft(c){n=[...c],[y,f,w]=[[],[],null],l=j(n)>=0?pt(n):T(n),t.tell({worth:n,point:l}),xt(),Y(D())}function ft(c){let i=j(n),d=T(n).map((x,k)=>i>0?(l[k]-x)/i:1/3);n=c;let h=j(n),u=h===i;if(h<0)l=T(n);else if(!u||!ot(n,l)){let x=v=>Math.round(v*h/s)*s,k=Math.min(x(d[1]),h);l=nt(n,[k,Math.min(x(d[2]),h-k)])}[y,f,w]=[[],[],null],t.tell({worth:n,point:l}),Y(D())}function W(c,{keep:i=!0,words:d=null,walked:h=!1}={}){j(n)<0||(i&&String(c)!==String(l)&&(y=[...y.slice(1-ne),l]),f=h?[...f.length?f:[l],c].slice(-12):[],l=c,t.tell({point:l}),Y(d??D()))}function mt(c,{focus:i=!0}={}){let d=U(n,l,s);if(!d||d.group!==c)return;let h=d.paid.reduce((x,k,v)=>x+(c>>v&1?k-l[v]:0),0),u=m("sharing.after",{group:L(c),amount:C(h),paid:F(d.paid)});W(d.paid,{walked:!0,words:u}),O.textContent=`${u} ${bt("againObjects","nobodyNow")}`,i&&(I.querySelector("button")??$).focus({preventScroll:!0})}function Wt({detail:c}){let i=c===0&&j(n)>=0&&U(n,l,s);i&&mt(i.group,{focus:!1})}function Dt(c,i){b=new Set([...b].filter(d=>d!==c)),i&&b.add(c),Y(D())}function Yt(c){let d={ArrowLeft:[-1,0],ArrowRight:[1,0],ArrowUp:[-1,2],ArrowDown:[1,-2]}[c.key];if(!d)return;c.preventDefault(),c.stopPropagation();let h=s*(c.shiftKey?1:2),u=T(n).map((v,K)=>l[K]-v),x=G(u[2]+d[1]*h,0,j(n)),k=G(u[1]+d[0]*h,0,j(n)-x);W(nt(n,[k,x]))}function Bt(c){if(c.button||!c.isPrimary||j(n)<0)return;c.preventDefault(),$.focus({preventScroll:!0});let i=({clientX:x,clientY:k})=>{let v=S.getBoundingClientRect();return[(x-v.x)/v.width*tt,(k-v.y)/v.height*et]},d=l,h=x=>W(Et(n,i(x),s,b),{keep:!1}),u=()=>{A.removeEventListener("pointermove",h),A.removeEventListener("pointerup",u),A.removeEventListener("pointercancel",u),String(d)!==String(l)&&(y=[...y,d]),rt.disabled=!y.length};A.setPointerCapture(c.pointerId),A.addEventListener("pointermove",h),A.addEventListener("pointerup",u),A.addEventListener("pointercancel",u),h(c)}function D(){return j(n)<0?m("sharing.none",{apart:T(n).reduce((c,i)=>c+i)/12,together:n[7]}):bt("objects","content")}function bt(c,i){let d=U(n,l,s);if(!d)return m(`sharing.${i}`,{paid:F(l)});let{group:h}=d;return m(`sharing.${c}`,{paid:F(l),group:L(h),gets:C(ht(h)),could:n[h]})}function Y(c){let i=j(n)<0;O.textContent=c;let d=Q(n,l),h=Math.max(...d);i||(w=w===null?h:Math.min(w,h));let u=i?null:U(n,l,s);I.replaceChildren(...ee.map(v=>zt(v,d[v-1],u,h))),dt.textContent=i?"":`${m("sharing.worst",{excess:C(h)})} ${m("sharing.best",{least:C(w??h)})}`,rt.disabled=!y.length,ut.disabled=i,$.hidden=i,$.setAttribute("aria-label",m("sharing.handle",{paid:F(l),left:p()[0],right:p()[1],top:p()[2]}));let[x,k]=q(n,l);$.style.left=`${100*x/tt}%`,$.style.top=`${100*k/et}%`,S.replaceChildren(...Mt({worth:n,shown:b,trail:f,names:p(),groupName:L})),gt.textContent=i?"":Ut(),e.dataset.point=l.join(" "),e.dataset.worth=n.join(" "),e.dataset.state=i?"none":u?"objected":"content"}function zt(c,i,d,h){let u=d?.group===c,x=Math.max(1,12*n[7]),k=g("span",{class:i>0?"cg-excess cg-over":"cg-excess",style:`--cg-part: ${Math.min(1,Math.abs(i)/x)}`}),v=u&&B(m("sharing.object"),()=>mt(c),{"aria-label":m("sharing.letObject",{group:L(c),amount:C(i)})});return g("tr",{class:[i>0&&"cg-objects",i===h&&"cg-top"].filter(Boolean).join(" ")||null},g("th",{scope:"row"},L(c)),g("td",{},C(12*n[c])),g("td",{},C(ht(c))),g("td",{},g("b",{},C(i)),k),g("td",{},v||""))}function Ut(){let c=[];b.has("core")&&c.push(Gt());for(let[i,d]of[["shapley",V(n)],["nucleolus",Z(n)]])if(b.has(i)&&d){let h=ot(n,d)?"sharing.valueIs":"sharing.outside",u=m(`sharing.${i}`);c.push(m(h,{what:u[0].toUpperCase()+u.slice(1),paid:F(d)}))}return c.join(" ")}function Gt(){let c=X(n).map(u=>u.join(", ")),i=it(c.map(u=>`(${u})`));if(c.length)return m(c.length>1?"sharing.corners":"sharing.oneCorner",{n:c.length,list:i});let d=_.find(u=>n[u]+n[7^u]>n[7]);if(d!==void 0)return m("sharing.emptyPair",{group:L(d),name:L(7^d)});let h=_.reduce((u,x)=>u+n[x],0);return m("sharing.emptyWhy",{need:h,have:2*n[7]})}function xt(){let{claims:c,most:i,step:d}=a();if(!r.sliders)return H.replaceChildren();let h=(u,x,k,v)=>{let K=g("span",{class:"cg-dial"},String(x)),at=g("input",{type:"range",class:"cg-slider",min:0,max:k,step:d,value:x,oninput:()=>{K.textContent=at.value,v(Number(at.value))},onkeydown:_t=>_t.stopPropagation()});return g("label",{},g("span",{},u," ",K),at)};if(c.length){H.replaceChildren(h(m("sharing.estate"),n[7],i,u=>ft(St(u,c))));return}H.replaceChildren(...[..._,7].map(u=>h(u===7?m("sharing.all"):m("sharing.makes",{group:L(u)}),n[u],i,x=>ft(n.map((k,v)=>v===u?x:k)))))}}function C(t){let e=Math.abs(t),o=Math.floor(e/12),r=e%12,s=[12,6,4,3,2,1].find(n=>r%n===0&&12%n===0)??1,a=r?`${r/s}/${12/s}`:"",p=[o||!r?String(o):"",a].filter(Boolean).join(" ");return t<0?`−${p}`:p}var Tt={traits:["games","options","chosen","worth","point"],draw:oe};var Rt=t=>{let e=document.createElement("style");e.textContent=t,document.head.append(e)};var Pt=2;function Ct(t,{model:e,el:o}){let r=null,s=!1,a=!1,p=!1,n={get:f=>e.get(f),tell(f){s=!0;try{for(let[w,S]of Object.entries(f))e.set(w,S)}finally{s=!1}e.save_changes()}};function l(){if(r?.(),r=null,a=!1,!p){o.replaceChildren(),o.removeAttribute("role");try{let f=e.get("v");if(f!==Pt)throw new Error(m("otherFormat",{format:String(f),mine:Pt}));r=t.draw({model:n,el:o})??null}catch(f){throw o.replaceChildren(m("broken",{reason:f instanceof Error?f.message:String(f)})),o.setAttribute("role","alert"),f}}}function b(){s||a||(a=!0,queueMicrotask(l))}let y=["title","rule",...t.traits].map(f=>`change:${f}`).join(" ");return e.on(y,b),l(),()=>{p=!0,e.off(y,b),r?.()}}var Lt={sharing:{which:"The game",takesAll:"{name} takes all",figure:"All proposals that pay nobody less than they make alone, as a triangle",handle:"Your proposal: {paid}. Arrow keys move it: left and right between {left} and {right}, up for {top}. Enter lets whoever objects most object.",pays:"{name} {paid}",makes:"{group} makes",estate:"The estate",all:"All make",group:"Coalition",could:"could make",gets:"gets",excess:"excess",object:"Object",letObject:"Object: {group} takes {amount} more",back:"Back",even:"Equal gains",see:"Show",core:"the core",shapley:"Shapley value",nucleolus:"nucleolus",alone:"Alone: {paid}.",worst:"The greatest excess here is {excess}.",best:"The least that you have met is {least}.",content:"You propose {paid}. Nobody objects: no coalition could make more than it gets.",objects:"You propose {paid}. {group} objects: it gets {gets} and could make {could}.",after:"{group} took {amount} more, and left the rest: {paid}.",againObjects:"Now {group} objects: it gets {gets} and could make {could}.",nobodyNow:"Now nobody objects.",empty:"The core is empty.",emptyWhy:"The core is empty: the three pairs together want {need}, for each player twice, and twice what all make is {have}.",emptyPair:"The core is empty: {group} and {name} make more apart than all together.",corners:"The core has {n} corners: {list}.",oneCorner:"The core is one point: {list}.",valueIs:"{what}: {paid}.",outside:"{what}: {paid}, which pays somebody less than alone.",none:"There is no proposal that pays each what they make alone: apart they make {apart}, together {together}."}};var Ot={and:" and ",moves:"Your moves",undo:"Undo",you:"You",broken:"This figure cannot be shown: {reason}",otherFormat:"its data has format {format}, and this page reads format {mine}; run the notebook again, or reload the page",run:"Run",pause:"Pause",guess:{first:"Guess first",tell:"Tell me",who:"Who wins?",mover:"Whoever moves",other:"The other",wrong:"No.",hidden:"Who wins, if both play well? Say it first, or let me tell you.",period:"How long is the period? Write a guess, and the rows become so long.",yours:"Your guess",rows:"Lay out",notPeriod:"Not {guess}: heap {n} has {value}, and heap {later} has {other}. What do the columns say?",multiple:"With {guess} it repeats, but a shorter period does it too."},scrolls:"The graph, which scrolls sideways"};Rt(yt);ct(Ot);ct(Lt);var se={sharing:Tt},Le={render:({model:t,el:e})=>Ct(se[t.get("kind")],{model:t,el:e})};export{Le as default};

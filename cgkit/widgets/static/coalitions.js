var vt=`/* Three players share: the triangle of proposals, and who objects. */
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
`;function u(n,r={},...p){let h=document.createElement(n);for(let[a,l]of Object.entries(r))a.startsWith("on")?h.addEventListener(a.slice(2),l):l===!0?h.setAttribute(a,""):l!==!1&&l!=null&&h.setAttribute(a,l);return h.append(...p.flat().filter(a=>a!=null&&a!==!1)),h}function R(n,r={},...p){let h=document.createElementNS("http://www.w3.org/2000/svg",n);for(let[a,l]of Object.entries(r))l!=null&&h.setAttribute(a,String(l));return h.append(...p),h}var Y=(n,r,p={})=>u("button",{type:"button",onclick:r,...p},n);var Xt=0;function kt(n,r,p,h){let a=`cg-choice-${Xt++}`;return u("fieldset",{class:"cg-choice"},u("legend",{},n),r.map(([l,f])=>u("label",{},u("input",{type:"radio",name:a,value:l,checked:l===p,onchange:()=>h(l)}),u("span",{},f))))}var jt=(n="")=>u("p",{class:"cg-status",role:"status"},n);function At({model:n,el:r},p,...h){let[a,l]=[n.get("title"),n.get("rule")];r.classList.add("cg",`cg-${p}`);let f=u("div",{class:"cg-head"},u("p",{class:"cg-title"},a),l&&u("p",{class:"cg-rule"},l));r.append(f,...h.filter(Boolean))}var St={},ot=n=>Object.assign(St,n);function m(n,r={}){let p=n.split(".").reduce((h,a)=>h?.[a],St);if(p===void 0)throw new Error(`no words for ${n}`);return p.replace(/\{(\w+)\}/g,(h,a)=>r[a]??"")}var st=(n,r=", ")=>n.length<2?n.join(""):n.slice(0,-1).join(", ")+r+n.at(-1);var U=[0,1,2],H=[1,2,3,4,5,6],rt=[[0,1,2],[0,2,1],[2,0,1],[2,1,0],[1,2,0],[1,0,2]],$t=n=>U.map(r=>n[1<<r]),q=n=>n.reduce((r,p)=>r+p,0),Mt=(n,r)=>[0,...H,7].map(p=>Math.max(0,n-q(r.filter((h,a)=>!(p>>a&1))))),K=(n,r)=>H.map(p=>12*n[p]-q(r.filter((h,a)=>p>>a&1)));function at(n){let r=[0,0,0];for(let p of rt){let h=0;for(let a of p)r[a]+=n[h|1<<a]-n[h],h|=1<<a}return r.map(p=>p*12/rt.length)}function ct(n){let r=$t(n),p=U.map(a=>n[7]-n[7^1<<a]);if(q(r)>n[7]||q(p)<n[7]||r.some((a,l)=>a>p[l]))return[];let h=new Map;for(let a of rt){let l=[...r],f=n[7]-q(r);for(let o of a){let d=Math.min(p[o]-r[o],f);l[o]+=d,f-=d}h.set(String(l),l)}return[...h.values()]}function it(n){let r=$t(n);if(q(r)>n[7])return null;let p=H.map(l=>{let f=l>>2&1;return{c:n[l]-n[7]*f,p:f-(l&1),q:f-(l>>1&1)}}),h=p.flatMap((l,f)=>p.slice(f+1).map(o=>({p:l.p-o.p,q:l.q-o.q,r:o.c-l.c})));for(let l of U){let{c:f,p:o,q:d}=p[(1<<l)-1];h.push({p:o,q:d,r:-f})}let a=null;return h.forEach((l,f)=>h.slice(f+1).forEach(o=>{let d=l.p*o.q-l.q*o.p;if(!d)return;let x=12*(l.r*o.q-l.q*o.r)/d,j=12*(l.p*o.r-l.r*o.p)/d,v=[x,j,12*n[7]-x-j];if(v.some((y,M)=>y<12*r[M]))return;let $=K(n,v).sort((y,M)=>M-y);(!a||Zt($,a.list))&&(a={list:$,paid:v})})),a&&a.paid.map(l=>l+0)}var Zt=(n,r)=>{let p=n.findIndex((h,a)=>h!==r[a]);return p>=0&&n[p]<r[p]};function _(n,r,p){let h=K(n,r),a=Math.max(...h);if(a<=0)return null;let l=H[h.indexOf(a)],f=U.findIndex($=>!(l>>$&1)),o=Math.min(a,r[f]-12*n[1<<f]),[d,x]=U.filter($=>$!==f),j=Math.min(o,p*Math.ceil(o/2/p)),v=[...r];return v[f]-=o,v[r[d]<=r[x]?d:x]+=j,v[r[d]<=r[x]?x:d]+=o-j,{group:l,excess:a,paid:v}}var S=[0,1,2],te=[1,2,4,3,5,6],J=[3,5,6],[lt,pt]=[360,322],C=[[34,284],[326,284],[180,32]],ee=11,ne=200;function oe({model:n,el:r}){let[p,h]=["games","options"].map(t=>n.get(t)),{grain:a}=h,l=()=>p[n.get("chosen")],f=()=>l().players,o=n.get("worth"),d=n.get("point"),x=new Set(h.show),j=[],v=[],$=null,y=R("svg",{viewBox:`0 0 ${lt} ${pt}`,role:"img","aria-label":m("sharing.figure")}),M=Y("",Wt,{class:"cg-proposal",onkeydown:Dt}),E=u("div",{class:"cg-triangle",onpointerdown:Yt},y,M),V=jt(),X=u("tbody"),Ot=["group","could","gets","excess"].map(t=>u("th",{scope:"col"},m(`sharing.${t}`))),qt=u("table",{class:"cg-objections"},u("thead",{},u("tr",{},Ot,u("td",{}))),X),ht=u("p",{class:"cg-legend cg-worst"}),gt=u("p",{class:"cg-legend cg-told"}),G=u("div",{class:"cg-worths"}),Z=Y(m("sharing.back"),()=>{let t=j.pop();t&&F(t,{keep:!1})}),dt=Y(m("sharing.even"),()=>F(ut())),zt=u("fieldset",{class:"cg-choice cg-ticks"},u("legend",{},m("sharing.see")),["core","shapley","nucleolus"].map(t=>{let e=u("input",{type:"checkbox",checked:x.has(t),onchange:()=>Bt(t,e.checked)});return u("label",{},e,u("span",{},m(`sharing.${t}`)))})),Nt=p.length>1&&kt(m("sharing.which"),p.map(({name:t},e)=>[e,t]),n.get("chosen"),t=>{n.tell({chosen:Number(t)}),It(l().worth)});At({model:n,el:r},"sharing",Nt,u("div",{class:"cg-sharing-parts"},E,u("div",{class:"cg-sharing-side"},u("div",{class:"cg-scroll"},qt),ht)),V,u("div",{class:"cg-tools"},Z,dt),G,zt,gt),xt(),W(I());function A(){return 12*(o[7]-S.reduce((t,e)=>t+o[1<<e],0))}function ut(){return S.map(t=>12*o[1<<t]+A()/3)}function O(t){let e=S.filter(s=>t>>s&1).map(s=>f()[s]);return e.every(s=>s.length===1)?e.join(""):e.join(" + ")}function ft(t){return S.reduce((e,s)=>e+(t>>s&1?d[s]:0),0)}function z(t){return st(S.map(e=>m("sharing.pays",{name:f()[e],paid:L(t[e])})))}function N(t){let e=A(),s=S.map(c=>e?(t[c]-12*o[1<<c])/e:1/3);return[0,1].map(c=>S.reduce((i,g)=>i+s[g]*C[g][c],0))}function Ft([t,e]){let s=(C[0][1]-e)/(C[0][1]-C[2][1]),c=(t-C[0][0]-s*(C[2][0]-C[0][0]))/(C[1][0]-C[0][0]),i=({at:T})=>Math.hypot(T[0]-t,T[1]-e),[g]=mt().sort((T,B)=>i(T)-i(B));if(g&&i(g)<ee)return g.paid;let b=A()/a,w=Q(Math.round(s*b),0,Math.floor(b)),P=Q(Math.round(c*b),0,Math.floor(b)-w);return tt([P*a,w*a])}function tt([t,e]){let s=[A()-t-e,t,e];return S.map(c=>12*o[1<<c]+s[c])}function mt(){let t=[],e=(s,c)=>{c&&x.has(s)&&et(c)&&t.push({what:s,paid:c,at:N(c)})};return e("shapley",at(o)),e("nucleolus",it(o)),t}function et(t){return S.every(e=>t[e]>=12*o[1<<e])}function It(t){o=[...t],[j,v,$]=[[],[],null],d=A()>=0?ut():S.map(e=>12*o[1<<e]),n.tell({worth:o,point:d}),xt(),W(I())}function bt(t){let e=A(),s=S.map(g=>e>0?(d[g]-12*o[1<<g])/e:1/3);o=t;let c=A(),i=c===e;if(c<0)d=S.map(g=>12*o[1<<g]);else if(!i||!et(d)){let g=w=>Math.round(w*c/a)*a,b=Math.min(g(s[1]),c);d=tt([b,Math.min(g(s[2]),c-b)])}[j,v,$]=[[],[],null],n.tell({worth:o,point:d}),W(I())}function F(t,{keep:e=!0,words:s=null,walked:c=!1}={}){A()<0||(e&&String(t)!==String(d)&&(j=[...j.slice(1-ne),d]),v=c?[...v.length?v:[d],t].slice(-12):[],d=t,n.tell({point:d}),W(s??I()))}function wt(t,{focus:e=!0}={}){let s=_(o,d,a);if(!s||s.group!==t)return;let c=s.paid.reduce((g,b,w)=>g+(t>>w&1?b-d[w]:0),0),i=m("sharing.after",{group:O(t),amount:L(c),paid:z(s.paid)});F(s.paid,{walked:!0,words:i}),V.textContent=`${i} ${yt("againObjects","nobodyNow")}`,e&&(X.querySelector("button")??M).focus({preventScroll:!0})}function Wt({detail:t}){let e=t===0&&A()>=0&&_(o,d,a);e&&wt(e.group,{focus:!1})}function Bt(t,e){x=new Set([...x].filter(s=>s!==t)),e&&x.add(t),W(I())}function Dt(t){let s={ArrowLeft:[-1,0],ArrowRight:[1,0],ArrowUp:[-1,2],ArrowDown:[1,-2]}[t.key];if(!s)return;t.preventDefault(),t.stopPropagation();let c=a*(t.shiftKey?1:2),i=S.map(w=>d[w]-12*o[1<<w]),g=Q(i[2]+s[1]*c,0,A()),b=Q(i[1]+s[0]*c,0,A()-g);F(tt([b,g]))}function Yt(t){if(t.button||!t.isPrimary||A()<0)return;t.preventDefault(),M.focus({preventScroll:!0});let e=({clientX:g,clientY:b})=>{let w=y.getBoundingClientRect();return[(g-w.x)/w.width*lt,(b-w.y)/w.height*pt]},s=d,c=g=>F(Ft(e(g)),{keep:!1}),i=()=>{E.removeEventListener("pointermove",c),E.removeEventListener("pointerup",i),E.removeEventListener("pointercancel",i),String(s)!==String(d)&&(j=[...j,s]),Z.disabled=!j.length};E.setPointerCapture(t.pointerId),E.addEventListener("pointermove",c),E.addEventListener("pointerup",i),E.addEventListener("pointercancel",i),c(t)}function I(){if(A()<0){let t=S.reduce((e,s)=>e+o[1<<s],0);return m("sharing.none",{apart:t,together:o[7]})}return yt("objects","content")}function yt(t,e){let s=_(o,d,a);if(!s)return m(`sharing.${e}`,{paid:z(d)});let{group:c}=s;return m(`sharing.${t}`,{paid:z(d),group:O(c),gets:L(ft(c)),could:o[c]})}function W(t){let e=A()<0;V.textContent=t;let s=K(o,d),c=Math.max(...s);e||($=$===null?c:Math.min($,c));let i=e?null:_(o,d,a);X.replaceChildren(...te.map(w=>Ut(w,s[w-1],i,c))),ht.textContent=e?"":`${m("sharing.worst",{excess:L(c)})} ${m("sharing.best",{least:L($??c)})}`,Z.disabled=!j.length,dt.disabled=e,M.hidden=e,M.setAttribute("aria-label",m("sharing.handle",{paid:z(d),left:f()[0],right:f()[1],top:f()[2]}));let[g,b]=N(d);M.style.left=`${100*g/lt}%`,M.style.top=`${100*b/pt}%`,_t(e),gt.textContent=e?"":Ht(),r.dataset.point=d.join(" "),r.dataset.worth=o.join(" "),r.dataset.state=e?"none":i?"objected":"content"}function Ut(t,e,s,c){let i=s?.group===t,g=Math.max(1,12*o[7]),b=u("span",{class:e>0?"cg-excess cg-over":"cg-excess",style:`--cg-part: ${Math.min(1,Math.abs(e)/g)}`}),w=i&&Y(m("sharing.object"),()=>wt(t),{"aria-label":m("sharing.letObject",{group:O(t),amount:L(e)})});return u("tr",{class:[e>0&&"cg-objects",e===c&&"cg-top"].filter(Boolean).join(" ")||null},u("th",{scope:"row"},O(t)),u("td",{},L(12*o[t])),u("td",{},L(ft(t))),u("td",{},u("b",{},L(e)),b),u("td",{},w||""))}function _t(t){let e=i=>i.map(g=>g.map(b=>b.toFixed(1)).join(",")).join(" "),s=[R("polygon",{points:e(C),class:"cg-imputations"})],c=t?[]:ct(o).map(i=>N(i.map(g=>12*g)));if(x.has("core")&&!t&&(c.length>2?s.push(R("polygon",{points:e(c),class:"cg-core"})):c.length&&s.push(R("polyline",{points:e([...c,c[0]]),class:"cg-core cg-thin"})),s.push(...J.map(Gt).filter(Boolean))),v.length>1&&s.push(R("polyline",{points:e(v.map(N)),class:"cg-way"})),!t)for(let{what:i,at:g}of mt()){let[w,P]=g,T=i==="shapley"?R("path",{d:`M${w-7} ${P}l7 -7l7 7l-7 7z`}):R("path",{d:`M${w-5.5} ${P-5.5}h11v11h-11z`});T.setAttribute("class",`cg-mark-${i}`),s.push(T)}S.forEach(i=>{let[g,b]=C[i];s.push(R("text",{x:i===2?g:g+(i?20:-20),y:i===2?b-12:b+26,"text-anchor":["start","end","middle"][i]},m("sharing.takesAll",{name:f()[i]})))}),y.replaceChildren(...s)}function Gt(t){let e=S.findIndex(D=>!(t>>D&1)),s=12*(o[7]-o[t])-12*o[1<<e];if(s<0||s>A()||!A())return null;let c=S.filter(D=>D!==e).map(D=>{let nt=[0,0,0];return nt[e]=s,nt[D]=A()-s,N(nt.map((Jt,Qt)=>Jt+12*o[1<<Qt]))}),[[i,g],[b,w]]=c,P=e===0||e===1?c[1]:c[0],[T,B]=[[9,-4],[-9,-4],[-8,5]][e];return R("g",{class:"cg-border"},R("line",{x1:i.toFixed(1),y1:g.toFixed(1),x2:b.toFixed(1),y2:w.toFixed(1)}),R("text",{x:(P[0]+T).toFixed(1),y:(P[1]+B).toFixed(1),"text-anchor":e===0?"start":"end"},O(t)))}function Ht(){let t=[];x.has("core")&&t.push(Kt());for(let[e,s]of[["shapley",at(o)],["nucleolus",it(o)]])if(x.has(e)&&s){let c=et(s)?"sharing.valueIs":"sharing.outside",i=m(`sharing.${e}`);t.push(m(c,{what:i[0].toUpperCase()+i.slice(1),paid:z(s)}))}return t.join(" ")}function Kt(){let t=ct(o).map(i=>i.join(", ")),e=st(t.map(i=>`(${i})`));if(t.length)return m(t.length>1?"sharing.corners":"sharing.oneCorner",{n:t.length,list:e});let s=J.find(i=>o[i]+o[7^i]>o[7]);if(s!==void 0)return m("sharing.emptyPair",{group:O(s),name:O(7^s)});let c=J.reduce((i,g)=>i+o[g],0);return m("sharing.emptyWhy",{need:c,have:2*o[7]})}function xt(){let{claims:t,most:e,step:s}=l();if(!h.sliders)return G.replaceChildren();let c=(i,g,b,w)=>{let P=u("span",{class:"cg-dial"},String(g)),T=u("input",{type:"range",class:"cg-slider",min:0,max:b,step:s,value:g,oninput:()=>{P.textContent=T.value,w(Number(T.value))},onkeydown:B=>B.stopPropagation()});return u("label",{},u("span",{},i," ",P),T)};if(t.length){G.replaceChildren(c(m("sharing.estate"),o[7],e,i=>bt(Mt(i,t))));return}G.replaceChildren(...[...J,7].map(i=>c(i===7?m("sharing.all"):m("sharing.makes",{group:O(i)}),o[i],e,g=>bt(o.map((b,w)=>w===i?g:b)))))}}var Q=(n,r,p)=>Math.max(r,Math.min(p,n));function L(n){let r=Math.abs(n),p=Math.floor(r/12),h=r%12,a=[12,6,4,3,2,1].find(o=>h%o===0&&12%o===0)??1,l=h?`${h/a}/${12/a}`:"",f=[p||!h?String(p):"",l].filter(Boolean).join(" ");return n<0?`−${f}`:f}var Et={traits:["games","options","chosen","worth","point"],draw:oe};var Tt=n=>{let r=document.createElement("style");r.textContent=n,document.head.append(r)};var Rt=2;function Ct(n,{model:r,el:p}){let h=null,a=!1,l=!1,f=!1,o=[],d={get:y=>r.get(y),tell(y){a=!0;try{for(let[M,E]of Object.entries(y))r.set(M,E)}finally{a=!1}r.save_changes()},hear(y,M){let E=()=>a||M();r.on(`change:${y}`,E),o.push(()=>r.off(`change:${y}`,E))}};function x(){h?.(),h=null;for(let y of o.splice(0))y()}function j(){if(x(),l=!1,!f){p.replaceChildren(),p.removeAttribute("role");try{let y=r.get("v");if(y!==Rt)throw new Error(m("otherFormat",{format:String(y),mine:Rt}));h=n.draw({model:d,el:p})??null}catch(y){throw p.replaceChildren(m("broken",{reason:y instanceof Error?y.message:String(y)})),p.setAttribute("role","alert"),y}}}function v(){a||l||(l=!0,queueMicrotask(j))}let $=["title","rule",...n.traits].map(y=>`change:${y}`).join(" ");return r.on($,v),j(),()=>{f=!0,r.off($,v),x()}}var Pt={sharing:{which:"The game",takesAll:"{name} takes all",figure:"All proposals that pay nobody less than they make alone, as a triangle",handle:"Your proposal: {paid}. Arrow keys move it: left and right between {left} and {right}, up for {top}. Enter lets whoever objects most object.",pays:"{name} {paid}",makes:"{group} makes",estate:"The estate",all:"All make",group:"Coalition",could:"could make",gets:"gets",excess:"excess",object:"Object",letObject:"Object: {group} takes {amount} more",back:"Back",even:"Equal gains",see:"Show",core:"the core",shapley:"Shapley value",nucleolus:"nucleolus",alone:"Alone: {paid}.",worst:"The greatest excess here is {excess}.",best:"The least that you have met is {least}.",content:"You propose {paid}. Nobody objects: no coalition could make more than it gets.",objects:"You propose {paid}. {group} objects: it gets {gets} and could make {could}.",after:"{group} took {amount} more, and left the rest: {paid}.",againObjects:"Now {group} objects: it gets {gets} and could make {could}.",nobodyNow:"Now nobody objects.",empty:"The core is empty.",emptyWhy:"The core is empty: the three pairs together want {need}, for each player twice, and twice what all make is {have}.",emptyPair:"The core is empty: {group} and {name} make more apart than all together.",corners:"The core has {n} corners: {list}.",oneCorner:"The core is one point: {list}.",valueIs:"{what}: {paid}.",outside:"{what}: {paid}, which pays somebody less than alone.",none:"There is no proposal that pays each what they make alone: apart they make {apart}, together {together}."}};var Lt={and:" and ",moves:"Your moves",undo:"Undo",you:"You",broken:"This figure cannot be shown: {reason}",otherFormat:"its data has format {format}, and this page reads format {mine}; run the notebook again, or reload the page",run:"Run",pause:"Pause",guess:{first:"Guess first",tell:"Tell me",who:"Who wins?",mover:"Whoever moves",other:"The other",wrong:"No.",hidden:"Who wins, if both play well? Say it first, or let me tell you.",period:"How long is the period? Write a guess, and the rows become so long.",yours:"Your guess",rows:"Lay out",notPeriod:"Not {guess}: heap {n} has {value}, and heap {later} has {other}. What do the columns say?",multiple:"With {guess} it repeats, but a shorter period does it too."},scrolls:"The graph, which scrolls sideways"};Tt(vt);ot(Lt);ot(Pt);var se={sharing:Et},Ee={render:({model:n,el:r})=>Ct(se[n.get("kind")],{model:n,el:r})};export{Ee as default};

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
`;function u(n,r={},...p){let h=document.createElement(n);for(let[a,l]of Object.entries(r))a.startsWith("on")?h.addEventListener(a.slice(2),l):l===!0?h.setAttribute(a,""):l!==!1&&l!=null&&h.setAttribute(a,l);return h.append(...p.flat().filter(a=>a!=null&&a!==!1)),h}function M(n,r={},...p){let h=document.createElementNS("http://www.w3.org/2000/svg",n);for(let[a,l]of Object.entries(r))l!=null&&h.setAttribute(a,String(l));return h.append(...p),h}var Y=(n,r,p={})=>u("button",{type:"button",onclick:r,...p},n);var Xt=0;function kt(n,r,p,h){let a=`cg-choice-${Xt++}`;return u("fieldset",{class:"cg-choice"},u("legend",{},n),r.map(([l,f])=>u("label",{},u("input",{type:"radio",name:a,value:l,checked:l===p,onchange:()=>h(l)}),u("span",{},f))))}var jt=(n="")=>u("p",{class:"cg-status",role:"status"},n);function At({model:n,el:r},p,...h){let[a,l]=[n.get("title"),n.get("rule")];r.classList.add("cg",`cg-${p}`);let f=u("div",{class:"cg-head"},u("p",{class:"cg-title"},a),l&&u("p",{class:"cg-rule"},l));r.append(f,...h.filter(Boolean))}var St={},ot=n=>Object.assign(St,n);function b(n,r={}){let p=n.split(".").reduce((h,a)=>h?.[a],St);if(p===void 0)throw new Error(`no words for ${n}`);return p.replace(/\{(\w+)\}/g,(h,a)=>r[a]??"")}var st=(n,r=", ")=>n.length<2?n.join(""):n.slice(0,-1).join(", ")+r+n.at(-1);var U=[0,1,2],H=[1,2,3,4,5,6],rt=[[0,1,2],[0,2,1],[2,0,1],[2,1,0],[1,2,0],[1,0,2]],$t=n=>U.map(r=>n[1<<r]),z=n=>n.reduce((r,p)=>r+p,0),Mt=(n,r)=>[0,...H,7].map(p=>Math.max(0,n-z(r.filter((h,a)=>!(p>>a&1))))),K=(n,r)=>H.map(p=>12*n[p]-z(r.filter((h,a)=>p>>a&1)));function at(n){let r=[0,0,0];for(let p of rt){let h=0;for(let a of p)r[a]+=n[h|1<<a]-n[h],h|=1<<a}return r.map(p=>p*12/rt.length)}function ct(n){let r=$t(n),p=U.map(a=>n[7]-n[7^1<<a]);if(z(r)>n[7]||z(p)<n[7]||r.some((a,l)=>a>p[l]))return[];let h=new Map;for(let a of rt){let l=[...r],f=n[7]-z(r);for(let s of a){let d=Math.min(p[s]-r[s],f);l[s]+=d,f-=d}h.set(String(l),l)}return[...h.values()]}function it(n){let r=$t(n);if(z(r)>n[7])return null;let p=H.map(l=>{let f=l>>2&1;return{c:n[l]-n[7]*f,p:f-(l&1),q:f-(l>>1&1)}}),h=p.flatMap((l,f)=>p.slice(f+1).map(s=>({p:l.p-s.p,q:l.q-s.q,r:s.c-l.c})));for(let l of U){let{c:f,p:s,q:d}=p[(1<<l)-1];h.push({p:s,q:d,r:-f})}let a=null;return h.forEach((l,f)=>h.slice(f+1).forEach(s=>{let d=l.p*s.q-l.q*s.p;if(!d)return;let y=12*(l.r*s.q-l.q*s.r)/d,k=12*(l.p*s.r-l.r*s.p)/d,m=[y,k,12*n[7]-y-k];if(m.some((C,E)=>C<12*r[E]))return;let S=K(n,m).sort((C,E)=>E-C);(!a||Zt(S,a.list))&&(a={list:S,paid:m})})),a&&a.paid.map(l=>l+0)}var Zt=(n,r)=>{let p=n.findIndex((h,a)=>h!==r[a]);return p>=0&&n[p]<r[p]};function _(n,r,p){let h=K(n,r),a=Math.max(...h);if(a<=0)return null;let l=H[h.indexOf(a)],f=U.findIndex(S=>!(l>>S&1)),s=Math.min(a,r[f]-12*n[1<<f]),[d,y]=U.filter(S=>S!==f),k=Math.min(s,p*Math.ceil(s/2/p)),m=[...r];return m[f]-=s,m[r[d]<=r[y]?d:y]+=k,m[r[d]<=r[y]?y:d]+=s-k,{group:l,excess:a,paid:m}}var A=[0,1,2],te=[1,2,4,3,5,6],J=[3,5,6],[lt,pt]=[360,322],T=[[34,284],[326,284],[180,32]],ee=11,ne=200;function oe({model:n,el:r}){let[p,h]=["games","options"].map(t=>n.get(t)),{grain:a}=h,l=()=>p[n.get("chosen")],f=()=>l().players,s=n.get("worth"),d=n.get("point"),y=new Set(h.show),k=[],m=[],S=null,C=M("svg",{viewBox:`0 0 ${lt} ${pt}`,role:"img","aria-label":b("sharing.figure")}),E=Y("",Wt,{class:"cg-proposal",onkeydown:Dt}),L=u("div",{class:"cg-triangle",onpointerdown:Yt},C,E),V=jt(),X=u("tbody"),Ot=["group","could","gets","excess"].map(t=>u("th",{scope:"col"},b(`sharing.${t}`))),zt=u("table",{class:"cg-objections"},u("thead",{},u("tr",{},Ot,u("td",{}))),X),ht=u("p",{class:"cg-legend cg-worst"}),gt=u("p",{class:"cg-legend cg-told"}),G=u("div",{class:"cg-worths"}),Z=Y(b("sharing.back"),()=>{let t=k.pop();t&&F(t,{keep:!1})}),dt=Y(b("sharing.even"),()=>F(ut())),qt=u("fieldset",{class:"cg-choice cg-ticks"},u("legend",{},b("sharing.see")),["core","shapley","nucleolus"].map(t=>{let e=u("input",{type:"checkbox",checked:y.has(t),onchange:()=>Bt(t,e.checked)});return u("label",{},e,u("span",{},b(`sharing.${t}`)))})),Nt=p.length>1&&kt(b("sharing.which"),p.map(({name:t},e)=>[e,t]),n.get("chosen"),t=>{n.tell({chosen:Number(t)}),It(l().worth)});At({model:n,el:r},"sharing",Nt,u("div",{class:"cg-sharing-parts"},L,u("div",{class:"cg-sharing-side"},u("div",{class:"cg-scroll"},zt),ht)),V,u("div",{class:"cg-tools"},Z,dt),G,qt,gt),yt(),W(I());function j(){return 12*(s[7]-A.reduce((t,e)=>t+s[1<<e],0))}function ut(){return A.map(t=>12*s[1<<t]+j()/3)}function O(t){let e=A.filter(o=>t>>o&1).map(o=>f()[o]);return e.every(o=>o.length===1)?e.join(""):e.join(" + ")}function ft(t){return A.reduce((e,o)=>e+(t>>o&1?d[o]:0),0)}function q(t){return st(A.map(e=>b("sharing.pays",{name:f()[e],paid:P(t[e])})))}function N(t){let e=j(),o=A.map(c=>e?(t[c]-12*s[1<<c])/e:1/3);return[0,1].map(c=>A.reduce((i,g)=>i+o[g]*T[g][c],0))}function Ft([t,e]){let o=(T[0][1]-e)/(T[0][1]-T[2][1]),c=(t-T[0][0]-o*(T[2][0]-T[0][0]))/(T[1][0]-T[0][0]),i=({at:$})=>Math.hypot($[0]-t,$[1]-e),[g]=mt().sort(($,B)=>i($)-i(B));if(g&&i(g)<ee)return g.paid;let w=j()/a,x=Q(Math.round(o*w),0,Math.floor(w)),R=Q(Math.round(c*w),0,Math.floor(w)-x);return tt([R*a,x*a])}function tt([t,e]){let o=[j()-t-e,t,e];return A.map(c=>12*s[1<<c]+o[c])}function mt(){let t=[],e=(o,c)=>{c&&y.has(o)&&et(c)&&t.push({what:o,paid:c,at:N(c)})};return e("shapley",at(s)),e("nucleolus",it(s)),t}function et(t){return A.every(e=>t[e]>=12*s[1<<e])}function It(t){s=[...t],[k,m,S]=[[],[],null],d=j()>=0?ut():A.map(e=>12*s[1<<e]),n.tell({worth:s,point:d}),yt(),W(I())}function bt(t){let e=j(),o=A.map(g=>e>0?(d[g]-12*s[1<<g])/e:1/3);s=t;let c=j(),i=c===e;if(c<0)d=A.map(g=>12*s[1<<g]);else if(!i||!et(d)){let g=x=>Math.round(x*c/a)*a,w=Math.min(g(o[1]),c);d=tt([w,Math.min(g(o[2]),c-w)])}[k,m,S]=[[],[],null],n.tell({worth:s,point:d}),W(I())}function F(t,{keep:e=!0,words:o=null,walked:c=!1}={}){j()<0||(e&&String(t)!==String(d)&&(k=[...k.slice(1-ne),d]),m=c?[...m.length?m:[d],t].slice(-12):[],d=t,n.tell({point:d}),W(o??I()))}function wt(t,{focus:e=!0}={}){let o=_(s,d,a);if(!o||o.group!==t)return;let c=o.paid.reduce((g,w,x)=>g+(t>>x&1?w-d[x]:0),0),i=b("sharing.after",{group:O(t),amount:P(c),paid:q(o.paid)});F(o.paid,{walked:!0,words:i}),V.textContent=`${i} ${xt("againObjects","nobodyNow")}`,e&&(X.querySelector("button")??E).focus({preventScroll:!0})}function Wt({detail:t}){let e=t===0&&j()>=0&&_(s,d,a);e&&wt(e.group,{focus:!1})}function Bt(t,e){y=new Set([...y].filter(o=>o!==t)),e&&y.add(t),W(I())}function Dt(t){let o={ArrowLeft:[-1,0],ArrowRight:[1,0],ArrowUp:[-1,2],ArrowDown:[1,-2]}[t.key];if(!o)return;t.preventDefault(),t.stopPropagation();let c=a*(t.shiftKey?1:2),i=A.map(x=>d[x]-12*s[1<<x]),g=Q(i[2]+o[1]*c,0,j()),w=Q(i[1]+o[0]*c,0,j()-g);F(tt([w,g]))}function Yt(t){if(t.button||!t.isPrimary||j()<0)return;t.preventDefault(),E.focus({preventScroll:!0});let e=({clientX:g,clientY:w})=>{let x=C.getBoundingClientRect();return[(g-x.x)/x.width*lt,(w-x.y)/x.height*pt]},o=d,c=g=>F(Ft(e(g)),{keep:!1}),i=()=>{L.removeEventListener("pointermove",c),L.removeEventListener("pointerup",i),L.removeEventListener("pointercancel",i),String(o)!==String(d)&&(k=[...k,o]),Z.disabled=!k.length};L.setPointerCapture(t.pointerId),L.addEventListener("pointermove",c),L.addEventListener("pointerup",i),L.addEventListener("pointercancel",i),c(t)}function I(){if(j()<0){let t=A.reduce((e,o)=>e+s[1<<o],0);return b("sharing.none",{apart:t,together:s[7]})}return xt("objects","content")}function xt(t,e){let o=_(s,d,a);if(!o)return b(`sharing.${e}`,{paid:q(d)});let{group:c}=o;return b(`sharing.${t}`,{paid:q(d),group:O(c),gets:P(ft(c)),could:s[c]})}function W(t){let e=j()<0;V.textContent=t;let o=K(s,d),c=Math.max(...o);e||(S=S===null?c:Math.min(S,c));let i=e?null:_(s,d,a);X.replaceChildren(...te.map(x=>Ut(x,o[x-1],i,c))),ht.textContent=e?"":`${b("sharing.worst",{excess:P(c)})} ${b("sharing.best",{least:P(S??c)})}`,Z.disabled=!k.length,dt.disabled=e,E.hidden=e,E.setAttribute("aria-label",b("sharing.handle",{paid:q(d),left:f()[0],right:f()[1],top:f()[2]}));let[g,w]=N(d);E.style.left=`${100*g/lt}%`,E.style.top=`${100*w/pt}%`,_t(e),gt.textContent=e?"":Ht(),r.dataset.point=d.join(" "),r.dataset.worth=s.join(" "),r.dataset.state=e?"none":i?"objected":"content"}function Ut(t,e,o,c){let i=o?.group===t,g=Math.max(1,12*s[7]),w=u("span",{class:e>0?"cg-excess cg-over":"cg-excess",style:`--cg-part: ${Math.min(1,Math.abs(e)/g)}`}),x=i&&Y(b("sharing.object"),()=>wt(t),{"aria-label":b("sharing.letObject",{group:O(t),amount:P(e)})});return u("tr",{class:[e>0&&"cg-objects",e===c&&"cg-top"].filter(Boolean).join(" ")||null},u("th",{scope:"row"},O(t)),u("td",{},P(12*s[t])),u("td",{},P(ft(t))),u("td",{},u("b",{},P(e)),w),u("td",{},x||""))}function _t(t){let e=i=>i.map(g=>g.map(w=>w.toFixed(1)).join(",")).join(" "),o=[M("polygon",{points:e(T),class:"cg-imputations"})],c=t?[]:ct(s).map(i=>N(i.map(g=>12*g)));if(y.has("core")&&!t&&(c.length>2?o.push(M("polygon",{points:e(c),class:"cg-core"})):c.length&&o.push(M("polyline",{points:e([...c,c[0]]),class:"cg-core cg-thin"})),o.push(...J.map(Gt).filter(Boolean))),m.length>1&&o.push(M("polyline",{points:e(m.map(N)),class:"cg-way"})),!t)for(let{what:i,at:g}of mt()){let[x,R]=g,$=i==="shapley"?M("path",{d:`M${x-7} ${R}l7 -7l7 7l-7 7z`}):M("path",{d:`M${x-5.5} ${R-5.5}h11v11h-11z`});$.setAttribute("class",`cg-mark-${i}`),o.push($)}A.forEach(i=>{let[g,w]=T[i];o.push(M("text",{x:i===2?g:g+(i?20:-20),y:i===2?w-12:w+26,"text-anchor":["start","end","middle"][i]},b("sharing.takesAll",{name:f()[i]})))}),C.replaceChildren(...o)}function Gt(t){let e=A.findIndex(D=>!(t>>D&1)),o=12*(s[7]-s[t])-12*s[1<<e];if(o<0||o>j()||!j())return null;let c=A.filter(D=>D!==e).map(D=>{let nt=[0,0,0];return nt[e]=o,nt[D]=j()-o,N(nt.map((Jt,Qt)=>Jt+12*s[1<<Qt]))}),[[i,g],[w,x]]=c,R=e===0||e===1?c[1]:c[0],[$,B]=[[9,-4],[-9,-4],[-8,5]][e];return M("g",{class:"cg-border"},M("line",{x1:i.toFixed(1),y1:g.toFixed(1),x2:w.toFixed(1),y2:x.toFixed(1)}),M("text",{x:(R[0]+$).toFixed(1),y:(R[1]+B).toFixed(1),"text-anchor":e===0?"start":"end"},O(t)))}function Ht(){let t=[];y.has("core")&&t.push(Kt());for(let[e,o]of[["shapley",at(s)],["nucleolus",it(s)]])if(y.has(e)&&o){let c=et(o)?"sharing.valueIs":"sharing.outside",i=b(`sharing.${e}`);t.push(b(c,{what:i[0].toUpperCase()+i.slice(1),paid:q(o)}))}return t.join(" ")}function Kt(){let t=ct(s).map(i=>i.join(", ")),e=st(t.map(i=>`(${i})`));if(t.length)return b(t.length>1?"sharing.corners":"sharing.oneCorner",{n:t.length,list:e});let o=J.find(i=>s[i]+s[7^i]>s[7]);if(o!==void 0)return b("sharing.emptyPair",{group:O(o),name:O(7^o)});let c=J.reduce((i,g)=>i+s[g],0);return b("sharing.emptyWhy",{need:c,have:2*s[7]})}function yt(){let{claims:t,most:e,step:o}=l();if(!h.sliders)return G.replaceChildren();let c=(i,g,w,x)=>{let R=u("span",{class:"cg-dial"},String(g)),$=u("input",{type:"range",class:"cg-slider",min:0,max:w,step:o,value:g,oninput:()=>{R.textContent=$.value,x(Number($.value))},onkeydown:B=>B.stopPropagation()});return u("label",{},u("span",{},i," ",R),$)};if(t.length){G.replaceChildren(c(b("sharing.estate"),s[7],e,i=>bt(Mt(i,t))));return}G.replaceChildren(...[...J,7].map(i=>c(i===7?b("sharing.all"):b("sharing.makes",{group:O(i)}),s[i],e,g=>bt(s.map((w,x)=>x===i?g:w)))))}}var Q=(n,r,p)=>Math.max(r,Math.min(p,n));function P(n){let r=Math.abs(n),p=Math.floor(r/12),h=r%12,a=[12,6,4,3,2,1].find(s=>h%s===0&&12%s===0)??1,l=h?`${h/a}/${12/a}`:"",f=[p||!h?String(p):"",l].filter(Boolean).join(" ");return n<0?`−${f}`:f}var Et={traits:["games","options","chosen","worth","point"],draw:oe};var Tt=n=>{let r=document.createElement("style");r.textContent=n,document.head.append(r)};var Rt=2;function Ct(n,{model:r,el:p}){let h=null,a=!1,l=!1,f=!1,s={get:m=>r.get(m),tell(m){a=!0;try{for(let[S,C]of Object.entries(m))r.set(S,C)}finally{a=!1}r.save_changes()}};function d(){if(h?.(),h=null,l=!1,!f){p.replaceChildren(),p.removeAttribute("role");try{let m=r.get("v");if(m!==Rt)throw new Error(b("otherFormat",{format:String(m),mine:Rt}));h=n.draw({model:s,el:p})??null}catch(m){throw p.replaceChildren(b("broken",{reason:m instanceof Error?m.message:String(m)})),p.setAttribute("role","alert"),m}}}function y(){a||l||(l=!0,queueMicrotask(d))}let k=["title","rule",...n.traits].map(m=>`change:${m}`).join(" ");return r.on(k,y),d(),()=>{f=!0,r.off(k,y),h?.()}}var Pt={sharing:{which:"The game",takesAll:"{name} takes all",figure:"All proposals that pay nobody less than they make alone, as a triangle",handle:"Your proposal: {paid}. Arrow keys move it: left and right between {left} and {right}, up for {top}. Enter lets whoever objects most object.",pays:"{name} {paid}",makes:"{group} makes",estate:"The estate",all:"All make",group:"Coalition",could:"could make",gets:"gets",excess:"excess",object:"Object",letObject:"Object: {group} takes {amount} more",back:"Back",even:"Equal gains",see:"Show",core:"the core",shapley:"Shapley value",nucleolus:"nucleolus",alone:"Alone: {paid}.",worst:"The greatest excess here is {excess}.",best:"The least that you have met is {least}.",content:"You propose {paid}. Nobody objects: no coalition could make more than it gets.",objects:"You propose {paid}. {group} objects: it gets {gets} and could make {could}.",after:"{group} took {amount} more, and left the rest: {paid}.",againObjects:"Now {group} objects: it gets {gets} and could make {could}.",nobodyNow:"Now nobody objects.",empty:"The core is empty.",emptyWhy:"The core is empty: the three pairs together want {need}, for each player twice, and twice what all make is {have}.",emptyPair:"The core is empty: {group} and {name} make more apart than all together.",corners:"The core has {n} corners: {list}.",oneCorner:"The core is one point: {list}.",valueIs:"{what}: {paid}.",outside:"{what}: {paid}, which pays somebody less than alone.",none:"There is no proposal that pays each what they make alone: apart they make {apart}, together {together}."}};var Lt={and:" and ",moves:"Your moves",undo:"Undo",you:"You",broken:"This figure cannot be shown: {reason}",otherFormat:"its data has format {format}, and this page reads format {mine}; run the notebook again, or reload the page",run:"Run",pause:"Pause",guess:{first:"Guess first",tell:"Tell me",who:"Who wins?",mover:"Whoever moves",other:"The other",wrong:"No.",hidden:"Who wins, if both play well? Say it first, or let me tell you.",period:"How long is the period? Write a guess, and the rows become so long.",yours:"Your guess",rows:"Lay out",notPeriod:"Not {guess}: heap {n} has {value}, and heap {later} has {other}. What do the columns say?",multiple:"With {guess} it repeats, but a shorter period does it too."},scrolls:"The graph, which scrolls sideways"};Tt(vt);ot(Lt);ot(Pt);var se={sharing:Et},Ee={render:({model:n,el:r})=>Ct(se[n.get("kind")],{model:n,el:r})};export{Ee as default};

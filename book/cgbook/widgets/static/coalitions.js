var xt=`/* Three players share: the triangle of proposals, and who objects. */
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
`;function d(t,e={},...o){let s=document.createElement(t);for(let[n,r]of Object.entries(e))n.startsWith("on")?s.addEventListener(n.slice(2),r):r===!0?s.setAttribute(n,""):r!==!1&&r!=null&&s.setAttribute(n,r);return s.append(...o.flat().filter(n=>n!=null&&n!==!1)),s}function T(t,e={},...o){let s=document.createElementNS("http://www.w3.org/2000/svg",t);for(let[n,r]of Object.entries(e))r!=null&&s.setAttribute(n,String(r));return s.append(...o),s}var z=(t,e,o={})=>d("button",{type:"button",onclick:e,...o},t);var Kt=0;function yt(t,e,o,s){let n=`cg-choice-${Kt++}`;return d("fieldset",{class:"cg-choice"},d("legend",{},t),e.map(([r,u])=>d("label",{},d("input",{type:"radio",name:n,value:r,checked:r===o,onchange:()=>s(r)}),d("span",{},u))))}var wt=(t="")=>d("p",{class:"cg-status",role:"status"},t);var vt={},kt=t=>Object.assign(vt,t);function b(t,e={}){let o=t.split(".").reduce((s,n)=>s?.[n],vt);if(o===void 0)throw new Error(`no words for ${t}`);return o.replace(/\{(\w+)\}/g,(s,n)=>e[n]??"")}var ct=(t,e=", ")=>t.length<2?t.join(""):t.slice(0,-1).join(", ")+e+t.at(-1);var jt={and:" and ",moves:"Your moves",undo:"Undo",you:"You",broken:"This figure cannot be shown: {reason}",otherFormat:"its data has format {format}, and this page reads format {mine}; run the notebook again, or reload the page",run:"Run",pause:"Pause",guess:{first:"Guess first",tell:"Tell me",who:"Who wins?",mover:"Whoever moves",other:"The other",wrong:"No.",hidden:"Who wins, if both play well? Say it first, or let me tell you.",period:"How long is the period? Write a guess, and the rows become so long.",yours:"Your guess",rows:"Lay out",notPeriod:"Not {guess}: heap {n} has {value}, and heap {later} has {other}. What do the columns say?",multiple:"With {guess} it repeats, but a shorter period does it too."},scrolls:"The graph, which scrolls sideways"};var At=2;function St(t,e,o=""){for(let s of[jt,...e])kt(s);return o&&document.head.append(d("style",{},o)),{render:({model:s,el:n})=>Jt(t[s.get("kind")],{model:s,el:n})}}function Jt(t,{model:e,el:o}){let s=null,n=!1,r=!1,u=!1,l=[],a={get:m=>e.get(m),tell(m){n=!0;try{for(let[$,j]of Object.entries(m))e.set($,j)}finally{n=!1}e.save_changes()},hear(m,$){let j=()=>n||$();e.on(`change:${m}`,j),l.push(()=>e.off(`change:${m}`,j))}};function p(){s?.(),s=null;for(let m of l.splice(0))m()}function v(){if(p(),r=!1,!u){o.replaceChildren(),o.removeAttribute("role");try{let m=e.get("v");if(m!==At)throw new Error(b("otherFormat",{format:String(m),mine:At}));s=t.draw({model:a,el:o})??null}catch(m){throw o.replaceChildren(b("broken",{reason:m instanceof Error?m.message:String(m)})),o.setAttribute("role","alert"),m}}}function x(){n||r||(r=!0,queueMicrotask(v))}let w=["title","rule",...t.traits].map(m=>`change:${m}`).join(" ");return e.on(w,x),v(),()=>{u=!0,e.off(w,x),p()}}function $t({model:t,el:e},o,...s){let[n,r]=[t.get("title"),t.get("rule")];e.classList.add("cg",`cg-${o}`),n&&(e.setAttribute("role","group"),e.setAttribute("aria-label",n));let u=d("div",{class:"cg-head"},d("p",{class:"cg-title"},n),r&&d("p",{class:"cg-rule"},r));e.append(u,...s.filter(Boolean))}var U=[0,1,2],Q=[1,2,3,4,5,6],it=[[0,1,2],[0,2,1],[2,0,1],[2,1,0],[1,2,0],[1,0,2]],Et=t=>U.map(e=>t[1<<e]),q=t=>t.reduce((e,o)=>e+o,0),Mt=(t,e)=>[0,...Q,7].map(o=>Math.max(0,t-q(e.filter((s,n)=>!(o>>n&1))))),V=(t,e)=>Q.map(o=>12*t[o]-q(e.filter((s,n)=>o>>n&1)));function X(t){let e=[0,0,0];for(let o of it){let s=0;for(let n of o)e[n]+=t[s|1<<n]-t[s],s|=1<<n}return e.map(o=>o*12/it.length)}function Z(t){let e=Et(t),o=U.map(n=>t[7]-t[7^1<<n]);if(q(e)>t[7]||q(o)<t[7]||e.some((n,r)=>n>o[r]))return[];let s=new Map;for(let n of it){let r=[...e],u=t[7]-q(e);for(let l of n){let a=Math.min(o[l]-e[l],u);r[l]+=a,u-=a}s.set(String(r),r)}return[...s.values()]}function tt(t){let e=Et(t);if(q(e)>t[7])return null;let o=Q.map(r=>{let u=r>>2&1;return{c:t[r]-t[7]*u,p:u-(r&1),q:u-(r>>1&1)}}),s=o.flatMap((r,u)=>o.slice(u+1).map(l=>({p:r.p-l.p,q:r.q-l.q,r:l.c-r.c})));for(let r of U){let{c:u,p:l,q:a}=o[(1<<r)-1];s.push({p:l,q:a,r:-u})}let n=null;return s.forEach((r,u)=>s.slice(u+1).forEach(l=>{let a=r.p*l.q-r.q*l.p;if(!a)return;let p=12*(r.r*l.q-r.q*l.r)/a,v=12*(r.p*l.r-r.r*l.p)/a,x=[p,v,12*t[7]-p-v];if(x.some((m,$)=>m<12*e[$]))return;let w=V(t,x).sort((m,$)=>$-m);(!n||Qt(w,n.list))&&(n={list:w,paid:x})})),n&&n.paid}var Qt=(t,e)=>{let o=t.findIndex((s,n)=>s!==e[n]);return o>=0&&t[o]<e[o]};function G(t,e,o){let s=V(t,e),n=Math.max(...s);if(n<=0)return null;let r=Q[s.indexOf(n)],u=U.findIndex(w=>!(r>>w&1)),l=Math.min(n,e[u]-12*t[1<<u]),[a,p]=U.filter(w=>w!==u),v=Math.min(l,o*Math.ceil(l/2/o)),x=[...e];return x[u]-=l,x[e[a]<=e[p]?a:p]+=v,x[e[a]<=e[p]?p:a]+=l-v,{group:r,excess:n,paid:x}}var C=[0,1,2],H=[3,5,6],[et,nt]=[360,322],R=[[34,284],[326,284],[180,32]],Vt=11,_=(t,e,o)=>Math.max(e,Math.min(o,t)),P=t=>C.map(e=>12*t[1<<e]),S=t=>P(t).reduce((e,o)=>e-o,12*t[7]);function ot(t,[e,o]){let s=[S(t)-e-o,e,o];return P(t).map((n,r)=>n+s[r])}var lt=t=>P(t).map(e=>e+S(t)/3),st=(t,e)=>P(t).every((o,s)=>e[s]>=o);function N(t,e){let o=S(t),s=P(t).map((n,r)=>o?(e[r]-n)/o:1/3);return[0,1].map(n=>C.reduce((r,u)=>r+s[u]*R[u][n],0))}function Tt(t,e){return[{what:"shapley",paid:X(t)},{what:"nucleolus",paid:tt(t)}].filter(({what:o,paid:s})=>s&&e.has(o)&&st(t,s)).map(o=>({...o,at:N(t,o.paid)}))}function Pt(t,[e,o],s,n){let r=(R[0][1]-o)/(R[0][1]-R[2][1]),u=(e-R[0][0]-r*(R[2][0]-R[0][0]))/(R[1][0]-R[0][0]),l=({at:w})=>Math.hypot(w[0]-e,w[1]-o),[a]=Tt(t,n).sort((w,m)=>l(w)-l(m));if(a&&l(a)<Vt)return a.paid;let p=S(t)/s,v=_(Math.round(r*p),0,Math.floor(p)),x=_(Math.round(u*p),0,Math.floor(p)-v);return ot(t,[x*s,v*s])}function Rt({worth:t,shown:e,trail:o,names:s,groupName:n}){let r=l=>l.map(a=>a.map(p=>p.toFixed(1)).join(",")).join(" "),u=[T("polygon",{points:r(R),class:"cg-imputations"})];return S(t)>=0&&(e.has("core")&&u.push(...Xt(t,r,n)),o.length>1&&u.push(T("polyline",{points:r(o.map(l=>N(t,l))),class:"cg-way"})),u.push(...Tt(t,e).map(Zt))),[...u,...C.map(l=>te(l,s[l]))]}function Xt(t,e,o){let s=Z(t).map(r=>N(t,r.map(u=>12*u)));return[s.length>2?T("polygon",{points:e(s),class:"cg-core"}):s.length&&T("polyline",{points:e([...s,s[0]]),class:"cg-core cg-thin"}),...H.map(r=>ee(t,r,o(r)))].filter(Boolean)}function Zt({what:t,at:e}){let[o,s]=e,n=7,r=`M${o-n} ${s}l${n} ${-n}l${n} ${n}l${-n} ${n}z`;return T("path",{d:t==="shapley"?r:`M${o-5.5} ${s-5.5}h11v11h-11z`,class:`cg-mark-${t}`})}function te(t,e){let[o,s]=R[t],n=[{x:o-20,y:s+26,"text-anchor":"start"},{x:o+20,y:s+26,"text-anchor":"end"},{x:o,y:s-12,"text-anchor":"middle"}][t];return T("text",n,b("sharing.takesAll",{name:e}))}function ee(t,e,o){let s=C.findIndex(j=>!(e>>j&1)),n=S(t),r=12*(t[7]-t[e])-12*t[1<<s];if(r<0||r>n||!n)return null;let u=C.filter(j=>j!==s).map(j=>{let M=[0,0,0];return M[s]=r,M[j]=n-r,N(t,P(t).map((I,F)=>I+M[F]))}),[[l,a],[p,v]]=u,x=u[s===2?0:1],[w,m]=[[9,-4],[-9,-4],[-8,5]][s],$=s===0?"start":"end";return T("g",{class:"cg-border"},T("line",{x1:l.toFixed(1),y1:a.toFixed(1),x2:p.toFixed(1),y2:v.toFixed(1)}),T("text",{x:(x[0]+w).toFixed(1),y:(x[1]+m).toFixed(1),"text-anchor":$},o))}var ne=[1,2,4,3,5,6],oe=200;function se({model:t,el:e}){let[o,s]=[t.get("games"),t.get("options")],{grain:n,plain:r}=s,u=()=>o[t.get("chosen")],l=()=>u().players,a=t.get("worth"),p=t.get("point"),v=new Set(s.show),x=[],w=[],m=null,$=T("svg",{viewBox:`0 0 ${et} ${nt}`,role:"img","aria-label":b("sharing.figure")}),j=z("",Wt,{class:"cg-proposal",onkeydown:Dt}),M=d("div",{class:"cg-triangle",onpointerdown:Yt},$,j),I=wt(),F=d("tbody"),Ot=["group","could","gets",...r?[]:["excess"]].map(c=>d("th",{scope:"col"},b(`sharing.${c}`))),qt=d("table",{class:"cg-objections"},d("thead",{},d("tr",{},Ot,d("td",{}))),F),pt=d("p",{class:"cg-legend cg-worst"}),gt=d("p",{class:"cg-legend cg-told"}),K=d("div",{class:"cg-worths"}),rt=z(b("sharing.back"),()=>{let c=x.pop();c&&B(c,{keep:!1})}),ut=z(b("sharing.even"),()=>B(lt(a))),Nt=d("fieldset",{class:"cg-choice cg-ticks"},d("legend",{},b("sharing.see")),["core","shapley","nucleolus"].map(c=>{let i=d("input",{type:"checkbox",checked:v.has(c),onchange:()=>Bt(c,i.checked)});return d("label",{},i,d("span",{},b(`sharing.${c}`)))})),It=o.length>1&&yt(b("sharing.which"),o.map(({name:c},i)=>[i,c]),t.get("chosen"),c=>{Ft(Number(c))});$t({model:t,el:e},"sharing",It,d("div",{class:"cg-sharing-parts"},M,d("div",{class:"cg-sharing-side"},d("div",{class:"cg-scroll"},qt),!r&&pt)),I,d("div",{class:"cg-tools"},rt,ut),K,!r&&Nt,gt),bt(),Y(D());function O(c){let i=C.filter(g=>c>>g&1).map(g=>l()[g]);return i.every(g=>g.length===1)?i.join(""):i.join(" + ")}function dt(c){return C.reduce((i,g)=>i+(c>>g&1?p[g]:0),0)}function W(c){return ct(C.map(i=>b("sharing.pays",{name:l()[i],paid:L(c[i])})))}function Ft(c){a=[...o[c].worth],[x,w,m]=[[],[],null],p=S(a)>=0?lt(a):P(a),t.tell({chosen:c,worth:a,point:p}),bt(),Y(D())}function ht(c){let i=S(a),g=P(a).map((y,A)=>i>0?(p[A]-y)/i:1/3);a=c;let f=S(a),h=f===i;if(f<0)p=P(a);else if(!h||!st(a,p)){let y=k=>Math.round(k*f/n)*n,A=Math.min(y(g[1]),f);p=ot(a,[A,Math.min(y(g[2]),f-A)])}[x,w,m]=[[],[],null],t.tell({worth:a,point:p}),Y(D())}function B(c,{keep:i=!0,words:g=null,walked:f=!1}={}){S(a)<0||(i&&String(c)!==String(p)&&(x=[...x.slice(1-oe),p]),w=f?[...w.length?w:[p],c].slice(-12):[],p=c,t.tell({point:p}),Y(g??D()))}function ft(c,{focus:i=!0}={}){let g=G(a,p,n);if(!g||g.group!==c)return;let f=g.paid.reduce((y,A,k)=>y+(c>>k&1?A-p[k]:0),0),h=b("sharing.after",{group:O(c),amount:L(f),paid:W(g.paid)});B(g.paid,{walked:!0,words:h}),I.textContent=`${h} ${mt("againObjects","nobodyNow")}`,i&&(F.querySelector("button")??j).focus({preventScroll:!0})}function Wt({detail:c}){let i=c===0&&S(a)>=0&&G(a,p,n);i&&ft(i.group,{focus:!1})}function Bt(c,i){v=new Set([...v].filter(g=>g!==c)),i&&v.add(c),Y(D())}function Dt(c){let g={ArrowLeft:[-1,0],ArrowRight:[1,0],ArrowUp:[-1,2],ArrowDown:[1,-2]}[c.key];if(!g)return;c.preventDefault(),c.stopPropagation();let f=n*(c.shiftKey?1:2),h=P(a).map((k,J)=>p[J]-k),y=_(h[2]+g[1]*f,0,S(a)),A=_(h[1]+g[0]*f,0,S(a)-y);B(ot(a,[A,y]))}function Yt(c){if(c.button||!c.isPrimary||S(a)<0)return;c.preventDefault(),j.focus({preventScroll:!0});let i=({clientX:y,clientY:A})=>{let k=$.getBoundingClientRect();return[(y-k.x)/k.width*et,(A-k.y)/k.height*nt]},g=p,f=y=>B(Pt(a,i(y),n,v),{keep:!1}),h=()=>{M.removeEventListener("pointermove",f),M.removeEventListener("pointerup",h),M.removeEventListener("pointercancel",h),String(g)!==String(p)&&(x=[...x,g]),rt.disabled=!x.length};M.setPointerCapture(c.pointerId),M.addEventListener("pointermove",f),M.addEventListener("pointerup",h),M.addEventListener("pointercancel",h),f(c)}function D(){return S(a)<0?b("sharing.none",{apart:P(a).reduce((c,i)=>c+i)/12,together:a[7]}):mt("objects","content")}function mt(c,i){let g=G(a,p,n);if(!g)return b(`sharing.${i}`,{paid:W(p)});let{group:f}=g;return b(`sharing.${c}`,{paid:W(p),group:O(f),gets:L(dt(f)),could:a[f]})}function Y(c){let i=S(a)<0;I.textContent=c;let g=V(a,p),f=Math.max(...g);i||(m=m===null?f:Math.min(m,f));let h=i?null:G(a,p,n);F.replaceChildren(...ne.map(k=>zt(k,g[k-1],h,f))),pt.textContent=i?"":`${b("sharing.worst",{excess:L(f)})} ${b("sharing.best",{least:L(m??f)})}`,rt.disabled=!x.length,ut.disabled=i,j.hidden=i,j.setAttribute("aria-label",b("sharing.handle",{paid:W(p),left:l()[0],right:l()[1],top:l()[2]}));let[y,A]=N(a,p);j.style.left=`${100*y/et}%`,j.style.top=`${100*A/nt}%`,$.replaceChildren(...Rt({worth:a,shown:v,trail:w,names:l(),groupName:O})),gt.textContent=i?"":Ut(),e.dataset.point=p.join(" "),e.dataset.worth=a.join(" "),e.dataset.state=i?"none":h?"objected":"content"}function zt(c,i,g,f){let h=g?.group===c,y=Math.max(1,12*a[7]),A=d("span",{class:i>0?"cg-excess cg-over":"cg-excess",style:`--cg-part: ${Math.min(1,Math.abs(i)/y)}`}),k=h&&z(b("sharing.object"),()=>ft(c),{"aria-label":b("sharing.letObject",{group:O(c),amount:L(i)})});return d("tr",{class:[i>0&&"cg-objects",i===f&&"cg-top"].filter(Boolean).join(" ")||null},d("th",{scope:"row"},O(c)),d("td",{},L(12*a[c])),d("td",{},L(dt(c))),!r&&d("td",{},d("b",{},L(i)),A),d("td",{},k||""))}function Ut(){let c=[];v.has("core")&&c.push(Gt());for(let[i,g]of Object.entries({shapley:X(a),nucleolus:tt(a)}))if(v.has(i)&&g){let f=st(a,g)?"sharing.valueIs":"sharing.outside",h=b(`sharing.${i}`);c.push(b(f,{what:h[0].toUpperCase()+h.slice(1),paid:W(g)}))}return c.join(" ")}function Gt(){let c=Z(a).map(h=>h.join(", ")),i=ct(c.map(h=>`(${h})`));if(c.length)return b(c.length>1?"sharing.corners":"sharing.oneCorner",{n:c.length,list:i});let g=H.find(h=>a[h]+a[7^h]>a[7]);if(g!==void 0)return b("sharing.emptyPair",{group:O(g),name:O(7^g)});let f=H.reduce((h,y)=>h+a[y],0);return b("sharing.emptyWhy",{need:f,have:2*a[7]})}function bt(){let{claims:c,most:i,step:g}=u();if(!s.sliders)return K.replaceChildren();let f=(h,y,A,k)=>{let J=d("span",{class:"cg-dial"},String(y)),at=d("input",{type:"range",class:"cg-slider",min:0,max:A,step:g,value:y,oninput:()=>{J.textContent=at.value,k(Number(at.value))},onkeydown:_t=>_t.stopPropagation()});return d("label",{},d("span",{},h," ",J),at)};if(c.length){K.replaceChildren(f(b("sharing.estate"),a[7],i,h=>ht(Mt(h,c))));return}K.replaceChildren(...[...H,7].map(h=>f(h===7?b("sharing.all"):b("sharing.makes",{group:O(h)}),a[h],i,y=>ht(a.map((A,k)=>k===h?y:A)))))}}function L(t){let e=Math.abs(t),o=Math.floor(e/12),s=e%12,n=[12,6,4,3,2,1].find(l=>s%l===0&&12%l===0)??1,r=s?`${s/n}/${12/n}`:"",u=[o||!s?String(o):"",r].filter(Boolean).join(" ");return t<0?`−${u}`:u}var Ct={traits:["games","options","chosen","worth","point"],draw:se};var Lt={sharing:{which:"The game",takesAll:"{name} takes all",figure:"All proposals that pay nobody less than they make alone, as a triangle",handle:"Your proposal: {paid}. Arrow keys move it: left and right between {left} and {right}, up for {top}. Enter lets whoever objects most object.",pays:"{name} {paid}",makes:"{group} makes",estate:"The estate",all:"All make",group:"Coalition",could:"could make",gets:"gets",excess:"excess",object:"Object",letObject:"Object: {group} takes {amount} more",back:"Back",even:"Equal gains",see:"Show",core:"the core",shapley:"Shapley value",nucleolus:"nucleolus",alone:"Alone: {paid}.",worst:"The greatest excess here is {excess}.",best:"The least that you have met is {least}.",content:"You propose {paid}. Nobody objects: no coalition could make more than it gets.",objects:"You propose {paid}. {group} objects: it gets {gets} and could make {could}.",after:"{group} took {amount} more, and left the rest: {paid}.",againObjects:"Now {group} objects: it gets {gets} and could make {could}.",nobodyNow:"Now nobody objects.",empty:"The core is empty.",emptyWhy:"The core is empty: the three pairs together want {need}, for each player twice, and twice what all make is {have}.",emptyPair:"The core is empty: {group} and {name} make more apart than all together.",corners:"The core has {n} corners: {list}.",oneCorner:"The core is one point: {list}.",valueIs:"{what}: {paid}.",outside:"{what}: {paid}, which pays somebody less than alone.",none:"There is no proposal that pays each what they make alone: apart they make {apart}, together {together}."}};var Te=St({sharing:Ct},[Lt],xt);export{Te as default};

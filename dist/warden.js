const{chmodSync:e,chownSync:t,copyFileSync:n,existsSync:r,lstatSync:i,mkdirSync:a,readFileSync:o,readdirSync:s,rmSync:c,statfsSync:l,truncateSync:u,writeFileSync:d}=globalThis.process?.getBuiltinModule?.("node:fs")??{};
const{Socket:f,connect:p,createServer:m}=globalThis.process?.getBuiltinModule?.("node:net")??{};
const{basename:h,dirname:g,isAbsolute:_,join:v,relative:y,sep:b}=globalThis.process?.getBuiltinModule?.("node:path")??{};
const{execFileSync:x,spawn:S}=globalThis.process?.getBuiltinModule?.("node:child_process")??{};
const{availableParallelism:C}=globalThis.process?.getBuiltinModule?.("node:os")??{};
const{setTimeout:w}=globalThis.process?.getBuiltinModule?.("node:timers/promises")??{};
function compact(e){let t={};for(let n in e)e[n]!==void 0&&(t[n]=e[n]);return t}
function isWithin(e,t){let n=y(t,e);return n===``||n!==`..`&&!n.startsWith(`..${b}`)&&!_(n)}
const T=/(^|\/)(__pycache__|\.cache|\.npm|\.pytest_cache|\.mypy_cache|\.ruff_cache|\.DS_Store|node_modules\/\.cache)(\/|$)/;
function listChanges(e,t){let n=[],add=(e,r)=>{n.length<1e3&&!T.test(e)&&n.push({path:isWithin(e,t)?y(t,e)||`.`:e,what:r})};for(let t of e)(t.copied?compare:walk)(``,t,add);return n.toSorted((e,t)=>e.path<t.path?-1:1)}
function walk(e,t,n){for(let r of namesIn(v(t.upper,e))){let a=v(e,r),o=v(t.target,a),s=i(v(t.upper,a),{throwIfNoEntry:!1}),c=lowerOf(a,t);s!==void 0&&(isWhiteout(s)?n(o,c?.stat.isDirectory()===!0?`deleted, with all that is in it`:`deleted`):s.isDirectory()&&c?.stat.isDirectory()===!0?walk(a,t,n):s.isDirectory()?n(o,`new folder`):c===void 0?n(o,`new${sizeOf(v(t.upper,a),s)}`):n(o,differenceOf(v(t.upper,a),s,c)))}}
function compare(e,t,n){let{target:r,upper:i,lowers:a,copied:o}=t,s=[i,...a].map(t=>v(t,e));for(let a of new Set(s.flatMap(namesIn))){let s=v(e,a);if(o?.leftOut.has(s)===!0)continue;let c=v(r,s),l=statOf(v(i,s)),u=lowerOf(s,t);l?l.isDirectory()&&u?.stat.isDirectory()===!0?compare(s,t,n):l.isDirectory()?n(c,`new folder`):u===void 0?n(c,`new${sizeOf(v(i,s),l)}`):l.ctimeMs>(o?.since??0)&&n(c,differenceOf(v(i,s),l,u)):n(c,u?.stat.isDirectory()===!0?`deleted, with all that is in it`:`deleted`)}}
function lowerOf(e,{lowers:t}){for(let n of t){let t=v(n,e),r=statOf(t);if(r)return isWhiteout(r)?void 0:{path:t,stat:r}}}
function isWhiteout(e){return e.isCharacterDevice()&&e.rdev===0}
function sizeOf(e,t){let n=textOf$1(e,t);return n===void 0?t.isFile()?`, ${t.size} bytes`:``:`, ${counted(linesIn(n),`line`)}`}
function differenceOf(e,t,n){let r=textOf$1(e,t),i=textOf$1(n.path,n.stat);return r===void 0||i===void 0?signed(t.size-n.stat.size,`byte`):r===i?`touched`:signed(linesIn(r)-linesIn(i),`line`)}
function signed(e,t){return e===0?`changed`:`${e>0?`+`:`−`}${counted(Math.abs(e),t)}`}
function counted(e,t){return`${e} ${t}${e===1?``:`s`}`}
function linesIn(e){return e.split(`
`).length-(e.endsWith(`
`)||e===``?1:0)}
function textOf$1(e,t){if(!(!t.isFile()||t.size>1048576))try{let t=o(e);return t.includes(0)?void 0:t.toString(`latin1`)}catch{return}}
function namesIn(e){try{return s(e)}catch{return[]}}
function statOf(e){try{return i(e,{throwIfNoEntry:!1})}catch{return}}
function readMountTable(e){let t=/* @__PURE__ */ new Map;for(let n of e.split(`
`)){let e=n.split(` `),r=e[4],i=e.indexOf(`-`,6),a=e[i+1],o=(e[5]??``).split(`,`);if(r===void 0||i===-1||a===void 0)continue;let s=unescape(r);t.set(s,{target:s,type:a,options:o})}return[...t.values()]}
function unescape(e){return e.replaceAll(/\\([0-7]{3})/g,(e,t)=>String.fromCharCode(Number.parseInt(t,8)))}
function fstabField(e){return e.replaceAll(/[\\\s]/g,e=>`\\${e.charCodeAt(0).toString(8).padStart(3,`0`)}`)}
const E=`/dev/.replaykit`,D=`${E}/host`,O=[`sys`,`irq`,`bus`,`fs`,`acpi`,`scsi`,`tty`,`driver`],k=[`sysrq-trigger`,`kcore`,`kmsg`,`keys`,`key-users`,`latency_stats`,`timer_list`,`sched_debug`];
function fstabOf(e,t){let{overlays:n,view:r,folder:i,name:a}=e,line=(e,t,n,r)=>`${fstabField(e)} ${fstabField(t)} ${n} ${fstabField(r)} 0 0`,bind=(e,t,n=`bind`)=>line(e,t,`none`,n),readOnly=(e,t,n)=>[bind(e,t,`rbind`),line(`none`,t,`none`,[`remount`,`bind`,`ro`,...n].join(`,`))],memory=(e,t)=>line(`${a}${e}`,e,`tmpfs`,t),proc=e=>e.map(e=>`/proc/${e}`).filter(t);return[...r.kept.flatMap(({target:e,options:t})=>readOnly(`${D}${e}`,e,t)),...byDepth(n,r.shown).flatMap(e=>{if(typeof e==`string`)return[bind(`${D}${e}`,e,`bind,ro`)];if(e.copied)return[bind(e.upper,e.target),...e.copied.installed.flatMap(({source:e,target:t,options:n})=>readOnly(e,t,n))];let t=`lowerdir=${e.lowers.map(overlayPath).join(`:`)},upperdir=${overlayPath(e.upper)},workdir=${overlayPath(e.work)}`;return line(`${a}${e.target}`,e.target,`overlay`,`${t},${e.options}`)}),...r.writable.map(e=>bind(`${D}${e}`,e)),bind(i.source,i.target),...r.hidden.map(({path:e,folder:t})=>t?memory(e,`ro,mode=755,size=4k`):bind(`/dev/null`,e)),line(`${a}-proc`,`/proc`,`proc`,`nosuid,nodev,noexec`),...proc(O).map(e=>bind(e,e,`bind,ro`)),...proc(k).map(e=>bind(`/dev/null`,e)),bind(`${E}/dev`,`/dev`,`rbind`),memory(`/dev/shm`,`mode=1777,nosuid,nodev,size=${e.bytes}`),line(`${a}-pts`,`/dev/pts`,`devpts`,`newinstance,ptmxmode=0666,mode=620,nosuid,noexec`),``].join(`
`)}
function byDepth(e,t){let depth=e=>(typeof e==`string`?e:e.target).split(`/`).length;return[...e,...t].toSorted((e,t)=>depth(e)-depth(t))}
function overlayPath(e){return e.replaceAll(/[\\:,]/g,e=>`\\${e}`)}
function overlayFolders(e,t){return{upper:v(e,`${t}u`),work:v(e,`${t}w`)}}
function eachLine(e,t){let n=[];e.setEncoding(`utf8`),e.on(`data`,e=>{let[r=``,...i]=e.split(`
`);n.push(r);for(let e of i)t(n.join(``)),n=[e]})}
function children(e){return textOf(`/proc/${e}/task/${e}/children`).split(` `).filter(Boolean).map(Number)}
function textOf(e){try{return o(e,`utf8`)}catch{return``}}
function startKeeper({unshare:e,sh:t,mount:n},r){let i=S(e,[`--pid`,`--mount`,`--ipc`,`--fork`,`--kill-child`,`--`,t,`-c`,`
[ $$ = 1 ] || exit
read -r pid _ < /proc/self/stat
if true > /proc/sys/kernel/ns_last_pid; then exec 3> /proc/sys/kernel/ns_last_pid; fi 2> /dev/null
$1 -i -a -T "$2" || exit
cd / && echo "$pid"
while :; do
  echo 1 > /proc/self/fd/3
  (read -r word)
  case $? in
    0) kill -s KILL -- -1 && exit; echo clear ;;
    1) exit ;;
  esac
done 2> /dev/null
`,`sh`,n,r],{stdio:[`pipe`,`pipe`,`pipe`],cwd:`/`,env:{}}),a=endOf(i),o=[];i.stderr.on(`data`,e=>o.push(e));let s;eachLine(i.stdout,e=>s?.(e));function heard(){return Promise.race([new Promise(e=>s=e),a.then(()=>void 0)])}async function begin(){let e=await heard();if(e!==void 0)return Number(e);throw Error(Buffer.concat(o).toString().trim().split(`
`)[0]??``)}let c=begin();return c.catch(()=>{}),{ready:c,async clear(){let e=setTimeout(()=>void this.end(),1e4),t=heard();for(let e of children(await c))signal(e,`SIGCONT`);i.stdin.write(`clear
`);let n=await t!==void 0;return clearTimeout(e),n},async end(){let e=await c.catch(()=>void 0);e!==void 0&&i.exitCode===null&&i.signalCode===null&&signal(e,`SIGKILL`),await a}}}
function endOf(e){return e.stdin.on(`error`,()=>{}),new Promise(t=>{e.on(`error`,()=>t()),e.on(`exit`,()=>t())})}
function signal(e,t){try{process.kill(e,t)}catch{}}
const A=/* @__PURE__ */ new Map;
function relay(e){let t=`${e.port} ${e.socket}`,n=A.get(t)??open(e);return A.set(t,n),n}
function open({port:e,socket:t}){let n=m(e=>{let n=p(t);e.on(`error`,()=>n.destroy()),n.on(`error`,()=>e.destroy()),e.pipe(n).pipe(e)});return new Promise((t,r)=>{n.on(`error`,r),n.listen(e,`127.0.0.1`,t)})}
function ownNetwork(){process.stdout.write(`ready
`);let e=new f({fd:0});eachLine(e,e=>{relay(JSON.parse(e)).then(()=>process.stdout.write(`ready
`),e=>process.stdout.write(`${String(e)}\n`))}),e.on(`close`,()=>process.exit())}
const j=Math.max(8,2*C());
function createLanes(e){let t=[],n=[ownLane()],r=[...n],i=/* @__PURE__ */ new Map;function begin(){let r=startLane(e,t);return r.ready.catch(()=>{}),n.push(r),r}return{async relay(e){t.push(e),await Promise.all(n.filter(e=>!e.ended()).map(t=>relayTo(t,e)))},async take(e){let t=(i.get(e)??[]).filter(e=>!e.ended()),n=t.pop();i.set(e,t),n===void 0&&endIdle(i);let a=n??r.shift()??begin();return await a.ready,a},giveBack(e,t){let r=n.find(e=>e===t);if(r===void 0)return;let a=i.get(e)??[];i.delete(e),i.set(e,[...a,r])},prepare(){t.length>0&&r.length===0&&n.length<C()&&r.push(begin())}}}
async function relayTo(e,t){await e.relay(t).catch(t=>{if(!e.ended())throw t})}
function endIdle(e){let t=[...e.values()].flat().filter(e=>e.pid!==void 0&&!e.ended());t.length>=j&&t[0]?.end()}
function ownLane(){return{pid:void 0,ready:Promise.resolve(),relay,ended:()=>!1,end:()=>{}}}
function startLane({unshare:e,ip:t,sh:n,program:r},i){let a=[`--net`,`--kill-child`,`--`,n,`-c`,`ip=$1; shift; $ip link set lo up && exec "$@"`,`sh`,t,process.execPath,r,`lane`],o=S(e,a,{stdio:[`pipe`,`pipe`,`ignore`],cwd:`/`,env:{}}),s=[],c=!1;eachLine(o.stdout,e=>s.shift()?.(e));let end=()=>{c=!0;for(let e of s.splice(0))e(`it ended`)};o.on(`error`,end),o.on(`exit`,end),o.stdin.on(`error`,()=>{});async function heard(){if(c)throw Error(`a network of the sandbox has ended`);let e=await new Promise(e=>s.push(e));if(e!==`ready`)throw Error(`a network of the sandbox could not be made: ${e}`)}function tell(e){let t=heard();return o.stdin.write(`${JSON.stringify(e)}\n`),t}let l=Promise.all([heard(),...i.map(tell)]).then(()=>{});return{pid:o.pid,ready:l,relay:tell,ended:()=>c,end:()=>void(c=o.kill(`SIGKILL`))}}
const M=`output.json`,N=64*2**20,P=2*N,F=2**20;
function createSlots(e,t){let n=[],r=0;return{take(){let i=n.pop();if(i)return i;r+=1;let o={folder:v(E,`r`,`${r}`),output:v(E,`o`,`${r}`)};for(let e of Object.values(o))a(e,{recursive:!0});let line=(e,t,n)=>`replaykit-room-${r} ${e} tmpfs mode=755,size=${t},nr_inodes=${n} 0 0\n`,s=v(E,`slot`),c=line(o.folder,t,Math.floor(t/16384));return d(s,c+line(o.output,P,1024)),x(e,[`-i`,`-a`,`-T`,s],{stdio:`ignore`}),o},giveBack:e=>void n.push(e)}}
function fullIn({folder:e,output:t}){return isFull(e)?`room`:isFull(t)?`output`:void 0}
function isFull(e){let{bavail:t,bsize:n,ffree:r}=l(e);return t*n<F||r===0}
function openFolder({memory:e,host:t}){a(e,{recursive:!0});for(let t of s(e))c(v(e,t),{recursive:!0,force:!0});for(let n of[``,...s(t)])a(v(e,n),{recursive:!0}),giveTo(v(e,n),v(t,n),493)}
function bringIn({memory:e,host:t}){for(let r of s(t))for(let i of s(v(t,r))){let a=v(e,r,i);n(v(t,r,i),a),giveTo(a,v(t,r),384)}}
function takeOutput({memory:e,host:t},r){for(let o of s(t)){let[s,c]=[v(e,o,M),v(t,o,M)];if(!i(v(e,o),{throwIfNoEntry:!1})?.isDirectory())continue;let l=i(s,{throwIfNoEntry:!1});l!==void 0&&(l.isDirectory()?a(c,{recursive:!0}):l.isFile()?l.size<=N?n(s,c):holdSize(c,l.size):x(r,[`-RP`,s,c],{stdio:`ignore`}),l.isFile()&&giveTo(c,v(t,o),384))}}
const I=2**40;
function holdSize(e,t){d(e,``),u(e,Math.min(t,I))}
function giveTo(n,r,a){let{uid:o,gid:s}=i(r);t(n,o,s),e(n,a)}
const L=/(^|\/)(node_modules|\.venv|venv|\.git\/objects\/pack)$/;
function installedIn(e){let t=[],n=[``];for(let r=0;n.length>0&&r<5e4;r+=1){let r=n.pop()??``;for(let i of entriesIn(v(e,r))){if(!i.isDirectory())continue;let e=v(r,i.name);L.test(e)?t.push({path:e,folder:!0}):n.push(e)}}return t}
function copyFolder(e,t,n,r){let i=entriesIn(t).map(({name:e})=>e),firstOf=e=>e.split(`/`)[0]??``,o=new Set(r.map(({path:e})=>firstOf(e))),s=i.filter(e=>!o.has(e));for(let r=0;r<s.length;r+=R)runCopy(e,t,[...s.slice(r,r+R).map(e=>`./${e}`),n]);for(let s of i.filter(e=>o.has(e))){let[i,o]=[v(t,s),v(n,s)],c=r.find(({path:e})=>e===s);c&&!c.folder?d(o,``):a(o,{recursive:!0}),makeLike$1(o,i),c||copyFolder(e,i,o,r.filter(({path:e})=>firstOf(e)===s).map(e=>({...e,path:e.path.slice(s.length+1)})))}}
const R=1e3;
function runCopy(e,t,n){try{x(e,[`-a`,...n],{cwd:t,stdio:`ignore`,env:{}})}catch{}}
function makeLike$1(n,r){let{uid:a,gid:o,mode:s}=i(r);try{t(n,a,o)}catch{}e(n,s&4095)}
function entriesIn(e){try{return r(e)?s(e,{withFileTypes:!0}):[]}catch{return[]}}
function optionsOf(e,t){return(t.filter(({target:t})=>isWithin(e,t)).toSorted((e,t)=>t.target.length-e.target.length)[0]?.options??[]).filter(e=>/^(nosuid|nodev|noexec|noatime|nodiratime|relatime)$/.test(e))}
function writeExtras(e,t,r){let a=/* @__PURE__ */ new Map,layerOf=n=>v(E,`p`,e,`${t.places.findIndex(e=>e.target===n)}`),make=(e,t)=>{let n=layerOf(e);return a.set(e,n),makeLike(n,e,t),v(n,t.slice(e.length))};for(let{path:e,text:n}of t.files){let r=placeOf(e,t);if(r===void 0)continue;let i=make(r,g(e));d(v(i,h(e)),n),like(v(i,h(e)),e)}for(let{path:e,folder:r}of t.copies){let i=placeOf(e,t);if(i===void 0)continue;let a=make(i,r?e:g(e));r||(n(`${D}${e}`,v(a,h(e))),like(v(a,h(e)),e))}let o=[...t.places.map(({target:e})=>e),...t.shown,...t.writable,r];for(let e of o){let n=placeOf(e,t,!0),r=t.places.some(e=>e.target===n&&e.kind===`fresh`);if(n===void 0||!r)continue;let a=i(`${D}${e}`,{throwIfNoEntry:!1})?.isFile()===!0,o=make(n,a?g(e):e);a&&d(v(o,h(e)),``)}for(let{target:e,kind:n}of t.places)n===`fresh`&&make(e,e);return a}
function placeOf(e,t,n=!1){return t.places.findLast(({target:t})=>isWithin(e,t)&&!(n&&t===e))?.target}
function makeLike(e,t,n){let i=n.slice(t.length).split(`/`).filter(Boolean);for(let n=0;n<=i.length;n+=1){let o=i.slice(0,n).join(`/`),s=v(e,o);r(s)||(a(s,{recursive:!0}),like(s,v(t,o)))}}
function like(n,r){let a=i(`${D}${r}`,{throwIfNoEntry:!1});if(a){try{t(n,a.uid,a.gid)}catch{}e(n,a.mode&4095)}}
function roomLayers(e,t,n){return e.view.places.map((r,i)=>{let o={target:r.target,...overlayFolders(t,i)};a(o.upper,{recursive:!0}),like(o.upper,r.target);let{layers:s,extras:c}=e,l=c.get(r.target),u=(s.below[r.target]??[]).map(e=>`${D}${e}`),d=r.kind===`host`?[`${D}${r.target}`]:[];if(s.copies)return copyOf({kind:e,overlay:o,source:u[0]??d[0],extra:l,cp:n});a(o.work,{recursive:!0});let f=u.length===0&&s.upper===void 0?s.options:s.keptOptions;return{...o,options:f,lowers:[...u,...l===void 0?[]:[l],...d]}})}
function copyOf({kind:{view:e,layers:t},overlay:n,source:r,extra:a,cp:s}){let{target:c,upper:l,work:u}=n,f=r===void 0||t.upper!==void 0?[]:installedIn(r),p=[...f,...mountedIn(e,c)];r!==void 0&&copyFolder(s,r,l,p),a!==void 0&&copyFolder(s,a,l,[]),d(u,``);let{ctimeMs:m}=i(u),h=readMountTable(o(`/proc/self/mountinfo`,`utf8`)),g=f.map(({path:e})=>({source:v(r??``,e),target:v(c,e),options:optionsOf(v(r??``,e),h)}));return{target:c,upper:l,work:u,options:``,lowers:[a,r].filter(e=>e!==void 0),copied:{leftOut:new Set(p.map(({path:e})=>e)),since:m,installed:g}}}
function mountedIn(e,t){return[...[...e.places.map(e=>e.target),...e.shown,...e.writable].map(e=>({path:e,folder:isFolder(e)})),...e.hidden].filter(({path:e})=>e!==t&&isWithin(e,t)).map(({path:e,folder:n})=>({path:y(t,e),folder:n}))}
function isFolder(e){return i(`${D}${e}`,{throwIfNoEntry:!1})?.isFile()!==!0}
function markFolders(e){return new Map(e.map(e=>[e,stateOf(e)]))}
function isUntouched(e){return[...e].every(([e,{text:t}])=>stateOf(e).text===t)}
const z=v(E,`clock`);
async function afterMark(e,t=z){let n=[...e.values()].reduce((e,{changed:t})=>t>e?t:e,0n);for(let e=0;e<20&&timeOfFiles(t)<=n;e+=1)await w(1)}
function timeOfFiles(t){return d(t,``),e(t,384),i(t,{bigint:!0}).ctimeNs}
function stateOf(e){try{let{ctimeNs:t,ino:n}=i(e,{bigint:!0});return{changed:t,text:JSON.stringify([`${n}`,`${t}`,s(e).toSorted()])}}catch(e){return{changed:0n,text:String(e)}}}
const[,,B=``,V=``,H=``,U=``,W=``,G=``,K=``]=process.argv,q=/* @__PURE__ */ new Map,J=/* @__PURE__ */ new Map,Y=createSlots(H,Number(V)),X=createLanes({unshare:U,ip:W,sh:G,program:process.argv[1]??``}),Z={relay:({port:e,socket:t})=>X.relay({port:e,socket:t}).then(()=>({})),view({name:e,view:t,layers:n}){return q.set(e,{view:t,layers:n,extras:writeExtras(e,t,B)}),{}},async room({view:e,room:t}){makeRoom(e,t);try{let e=await madeRoom(t).keeper.ready;return markRoom(t,e),{keeper:e}}catch(e){throw await leaveRoom(t),e}},async enter({room:e,network:t}){let n=madeRoom(e);if(n.entered)throw Error(`room ${e} was entered before`);if(n.entered=!0,n.mark&&await afterMark(n.mark),n.own&&bringIn(n.own),t)return{};n.lane=await X.take(n.view.checkout);let{pid:r}=n.lane;return r===void 0?{}:{lane:r}},async ended({room:e}){let t=madeRoom(e),n=await t.keeper.clear();return giveLaneBack(t),t.own&&takeOutput(t.own,K),t.untouched=n&&t.mark!==void 0&&isUntouched(t.mark),{untouched:t.untouched}},changes({room:e}){let{view:t,overlays:n,slot:r,untouched:i}=madeRoom(e),a=r&&fullIn(r);if(i)return{changes:[],...compact({full:a})};let o=new Set(t.places.flatMap(({target:e,kind:t})=>t===`fresh`?[e]:[]));return{changes:listChanges(n.filter(({target:e})=>!o.has(e)),t.checkout),...compact({full:a})}},async again({room:e}){let t=madeRoom(e);if(!t.untouched)throw Error(`room ${e} has changed`);return Object.assign(t,{entered:!1,untouched:!1}),t.own&&openFolder(t.own),markRoom(e,await t.keeper.ready),{}},leave:({room:e})=>leaveRoom(e).then(()=>({}))};
async function leaveRoom(e){let t=madeRoom(e),{folder:n,own:r,slot:i,keeper:a}=t;J.delete(e),await a.end(),giveLaneBack(t),emptySlot([n,...r?[r.memory]:[]],i)}
function emptySlot(e,t){for(let t of e)c(t,{recursive:!0,force:!0});t&&Y.giveBack(t)}
function giveLaneBack(e){e.lane&&X.giveBack(e.view.checkout,e.lane),delete e.lane}
function madeRoom(e){let t=J.get(e);if(!t)throw Error(`there is no room ${e}`);return t}
function markRoom(e,t){let n=madeRoom(e);if(n.own===void 0||n.overlays.some(({copied:e})=>e))return;let r=v(B,`${e}`),i=n.overlays.flatMap(({target:e,upper:t})=>[t,...isWithin(r,e)?foldersBetween(e,r).map(e=>v(t,e)):[]]),a=[`/dev/shm`,`/dev/pts`].map(e=>`/proc/${t}/root${e}`);n.mark=markFolders([...i,...a,n.own.memory])}
function foldersBetween(e,t){let n=t.slice(e.length).split(`/`).filter(Boolean);return n.map((e,t)=>n.slice(0,t+1).join(`/`))}
function makeRoom(e,t){let n=q.get(e);if(!n)throw Error(`there is no view ${e}`);let{view:r,layers:i}=n,a=i.upper===void 0?Y.take():void 0,o=a?v(a.folder,`${t}`):v(E,`k`,`${t}`),s=`${D}${v(B,`${t}`)}`,c=a&&{memory:v(a.output,`${t}`),host:s};try{layRoom(n,{room:t,folder:o,own:c,slot:a})}catch(e){let t=a&&fullIn(a);throw emptySlot([o,...c?[c.memory]:[]],a),t?Error(`a copy of ${r.checkout} takes more memory than a sandbox may have`,{cause:e}):e}J.size>1&&X.prepare()}
function layRoom(e,{room:t,folder:n,own:i,slot:o}){let{view:s,layers:c}=e;a(n,{recursive:!0});let l=roomLayers(e,c.upper===void 0?n:`${D}${c.upper}`,K);if(o&&fullIn(o))throw Error(`a copied file may be missing`);let u=v(B,`${t}`),f=l.findLast(e=>isWithin(u,e.target));f&&a(v(f.upper,u.slice(f.target.length)),{recursive:!0}),i&&openFolder(i);let p=fstabOf({overlays:l,view:s,folder:{target:u,source:i?.memory??`/dev/.replaykit/host${u}`},bytes:Number(V),name:`replaykit-${t}`},r),m=v(n,`fstab`);d(m,p);let h=startKeeper({unshare:U,sh:G,mount:H},m);J.set(t,{view:s,overlays:l,folder:n,own:i,slot:o,keeper:h,mark:void 0,entered:!1,untouched:!1})}
async function answer(e){let{id:t,...n}=JSON.parse(e),r=Z[n.ask],i;try{i=await r(n)}catch(e){i={failure:e instanceof Error?e.message:String(e)}}process.stdout.write(`${JSON.stringify({id:t,...i})}\n`)}
function beWarden(){process.pid!==1&&(process.stderr.write("replaykit: this program runs in a sandbox only, which `npx replaykit replay` makes\n"),process.exit(1));let e=new f({fd:0});eachLine(e,e=>void answer(e)),e.on(`close`,()=>{try{process.kill(-1,`SIGKILL`)}catch{}c(v(`${D}${B}`,`..`,`setup`),{recursive:!0,force:!0}),process.exit()})}
process.argv[2]===`lane`?ownNetwork():beWarden();
export{};

import{n as e}from"./rolldown-runtime.js";
const{dirname:t,join:n}=globalThis.process?.getBuiltinModule?.("node:path")??{};
const{accessSync:r,chmodSync:i,constants:a,existsSync:o,lstatSync:s,mkdirSync:c,mkdtempSync:l,readFileSync:u,readdirSync:d,realpathSync:f,rmSync:p,statSync:m,symlinkSync:h,writeFileSync:g}=globalThis.process?.getBuiltinModule?.("node:fs")??{};
const{spawn:_}=globalThis.process?.getBuiltinModule?.("node:child_process")??{};
const{availableParallelism:v,tmpdir:y,totalmem:b}=globalThis.process?.getBuiltinModule?.("node:os")??{};
const{fileURLToPath:x}=globalThis.process?.getBuiltinModule?.("node:url")??{};
var S;
function init_package(){return(init_package=e((()=>{S=`0.1.0`})))()}
var C;
function init_version(){return(init_version=e((()=>{init_package(),C=S})))()}
function oldNodeMessage(e){let[t=0,n=0]=e.split(`.`).map(Number),[r=0,i=0]=w.split(`.`).map(Number);if(!(t>r||t===r&&n>=i))return`this is Node ${e}; ReplayKit needs Node ${w} or newer`}
var w,T;
function init_node_version(){return(init_node_version=e((()=>{w=`22.13`,T="install it from https://nodejs.org, and see with `node --version` which one is used"})))()}
function userFolder(e){let t=e.XDG_CACHE_HOME||(e.HOME?n(e.HOME,`.cache`):void 0);if(t===void 0)return;let r=n(t,`replaykit`);try{return c(r,{recursive:!0,mode:448}),r}catch{return}}
function init_user_folder(){return(init_user_folder=e((()=>{})))()}
var E;
function init_command(){return(init_command=e((()=>{E={ok:0,actionNeeded:1,broken:2}})))()}
function removeFolder(e){isRemoved(e)||(openFolders(e),isRemoved(e))}
function isRemoved(e){try{return p(e,{recursive:!0,force:!0}),!0}catch{return!1}}
function openFolders(e){let t=[e];for(let e=t.pop();e!==void 0;e=t.pop())try{if(!s(e).isDirectory())continue;i(e,448);for(let r of d(e))t.push(n(e,r))}catch{}}
function init_remove_folder(){return(init_remove_folder=e((()=>{})))()}
function findPrograms(){let e={};for(let t of D){let n=findProgram(t);if(n===void 0)return{missing:`no ${t} that only root can change was found in ${O.join(`, `)}`};e[t]=n}let{unshare:t=``,nsenter:n=``,setpriv:r=``,mount:i=``,ip:a=``,sh:o=``,env:s=``,cp:c=``}=e;return{unshare:t,nsenter:n,setpriv:r,mount:i,ip:a,sh:o,env:s,cp:c,sudo:findProgram(`sudo`)}}
function findProgram(e){return O.map(t=>n(t,e)).find(isOfSystem)}
function isOfSystem(e){try{r(e,a.X_OK);for(let n=f(e);;n=t(n)){let{uid:e,mode:t}=m(n);if(e!==0||t&18)return!1;if(n===`/`)return!0}}catch{return!1}}
var D,O;
function init_system_programs(){return(init_system_programs=e((()=>{D=[`unshare`,`nsenter`,`setpriv`,`mount`,`ip`,`sh`,`env`,`cp`],O=[`/usr/sbin`,`/usr/bin`,`/sbin`,`/bin`]})))()}
function readMountTable(e){let t=/* @__PURE__ */ new Map;for(let n of e.split(`
`)){let e=n.split(` `),r=e[4],i=e.indexOf(`-`,6),a=e[i+1],o=(e[5]??``).split(`,`);if(r===void 0||i===-1||a===void 0)continue;let s=unescape(r);t.set(s,{target:s,type:a,options:o})}return[...t.values()]}
function unescape(e){return e.replaceAll(/\\([0-7]{3})/g,(e,t)=>String.fromCharCode(Number.parseInt(t,8)))}
function fstabField(e){return e.replaceAll(/[\\\s]/g,e=>`\\${e.charCodeAt(0).toString(8).padStart(3,`0`)}`)}
function init_mount_table(){return(init_mount_table=e((()=>{})))()}
var k;
function init_fstab(){return(init_fstab=e((()=>{k=`/dev/.replaykit`})))()}
function descendants(e){return children(e).flatMap(e=>[e,...descendants(e)])}
function children(e){return textOf(`/proc/${e}/task/${e}/children`).split(` `).filter(Boolean).map(Number)}
function textOf(e){try{return u(e,`utf8`)}catch{return``}}
function init_process_tree(){return(init_process_tree=e((()=>{})))()}
function roomBytes(e=memoryBytes(),t=v()){let n=Math.floor(e/2/t);return Math.max(P,n-n%4096)}
function memoryBytes(){let e=process.constrainedMemory();return e>0?Math.min(e,b()):b()}
function fullNote(e){let megabytes=e=>`${Math.floor(e/2**20)} MB`;return e===`output`?`the folder of its output is full (${megabytes(M)}, ${N} files): write other files elsewhere`:`its sandbox is full (${megabytes(roomBytes())} for all that it writes): list a folder that needs more under \`writable\` of the runner in replaykit.yaml`}
var A,j,M,N,P;
function init_room_memory(){return(init_room_memory=e((()=>{A=`output.json`,j=64*2**20,M=2*j,N=1024,P=256*2**20})))()}
function wardenProgram(){let e=t(x(import.meta.url));return[`warden/warden.ts`,`warden.js`,`../warden.js`].map(t=>n(e,t)).find(e=>o(e))??n(e,`warden.js`)}
function init_warden_program(){return(init_warden_program=e((()=>{})))()}
function asUser(e,t){return{name:`user`,prefix:[],flags:[`--user`,`--map-root-user`],enter:[`user`],drop:(n,r)=>[n,`--no-new-privs`,r,`--user`,`--ipc`,`--map-user=${e}`,`--map-group=${t}`,`--`],overlay:`userxattr,${I}`,keptOverlay:`userxattr,${I}`,overlays:`beside-mounts`}}
function bySudo(e,t,n){let r=process.getgroups?.()??[n];return{...L,name:`sudo`,prefix:[e,`-n`],drop:e=>[e,`--reuid=${t}`,`--regid=${n}`,`--groups=${r.join(`,`)}`,`--no-new-privs`,`--bounding-set=-all`,`--inh-caps=-all`,`--`]}}
function withCopies(e){return{...e,overlays:`none`}}
function waysOf(e){let t=process.getuid?.()??0,n=process.getgid?.()??t;if(t===0)return[L];let{sudo:r}=e;return[asUser(t,n),...r===void 0?[]:[bySudo(r,t,n)]]}
var F,I,L;
function init_way(){return(init_way=e((()=>{F=[`chown`,`dac_override`,`fowner`,`fsetid`,`kill`,`setuid`,`setgid`],I=`index=off,metacopy=off`,L={name:`root`,prefix:[],flags:[],enter:[],drop:e=>[e,`--no-new-privs`,`--bounding-set=-all,${F.map(e=>`+${e}`).join(`,`)}`,`--inh-caps=-all`,`--`],overlay:`redirect_dir=on,${I}`,keptOverlay:`redirect_dir=nofollow,${I}`,overlays:`over-mounts`}})))()}
function scratchFolder(e=``){return l(n(f(y()),`replaykit-${e}`))}
function init_scratch_folder(){return(init_scratch_folder=e((()=>{})))()}
function beginNamespace(){R??=startNamespace()}
function takeNamespace(e){let t=(e===void 0?R:void 0)??startNamespace(e);return e===void 0&&(R=void 0),`warden`in t&&refer(t,`ref`),t}
function writeDeviceFolder(e){for(let t of[`shm`,`pts`])c(n(e,t),{recursive:!0});for(let[t,r]of[`stdin`,`stdout`,`stderr`].entries())h(`/proc/self/fd/${t}`,n(e,r));h(`/proc/self/fd`,n(e,`fd`)),h(`pts/ptmx`,n(e,`ptmx`))}
function writeTables(e){let t=n(e,`ns`),at=e=>fstabField(n(t,e)),r=[`dev`,`own`],i=[``,...r].map(e=>`replaykit-${e} ${at(e)} tmpfs mode=755,X-mount.mkdir 0 0`),a=[...r.flatMap(e=>z.map(t=>`/dev/${t} ${at(`${e}/${t}`)} none bind 0 0`)),`/ ${at(`host`)} none rbind,X-mount.mkdir 0 0`,`none ${at(`dev`)} none remount,bind,ro 0 0`,`${at(`own`)} /dev none rbind 0 0`,`${fstabField(t)} ${k} none rbind,X-mount.mkdir 0 0`,`replaykit-sys /sys sysfs ro,nosuid,nodev,noexec 0 0`];g(n(e,`folders`),`${i.join(`
`)}\n`),g(n(e,`mounts`),`${a.join(`
`)}\n`)}
function startNamespace(e){if(process.platform!==`linux`)return{reason:`it needs Linux, and this is ${process.platform}`};let t=findPrograms();if(`missing`in t)return{reason:t.missing};let r=e??waysOf(t)[0],i=scratchFolder(`net-`);for(let e of[`ns`,`out`,`setup`])c(n(i,e));writeDeviceFolder(n(i,`devices`)),writeTables(i);let[a,...o]=wardenCommand(r,t,i),s=_(a??``,o,{stdio:[`pipe`,`pipe`,`pipe`],cwd:`/`,env:{PATH:`/usr/bin:/bin:/usr/sbin:/sbin`}}),remove=()=>removeFolder(i);s.on(`error`,remove),s.on(`exit`,remove),s.stdin.on(`error`,()=>{});let l={warden:s,way:r,programs:t,folder:i,end(){s.stdin.destroy();for(let e of descendants(s.pid??0))kill(e)}};return refer(l,`unref`),l}
function wardenCommand(e,t,r){let{mount:i,unshare:a,ip:o,sh:s,cp:c}=t,l=[...e.flags,`--net`,`--pid`,`--ipc`,`--mount`,`--fork`,`--kill-child`,`--mount-proc`],u=[...e.prefix,s,`-c`,V,r],d=[a,...l,`--`],f=[s,`-c`,B,`sh`,i,o,r],p=[process.execPath,wardenProgram(),n(r,`out`),`${roomBytes()}`];return[...u,...d,...f,...p,i,a,o,s,c]}
function kill(e){try{process.kill(e,`SIGKILL`)}catch{}}
function refer({warden:e},t){let n=[e,e.stdin,e.stdout,e.stderr];for(let e of n)`ref`in e&&`unref`in e&&e[t]()}
function holderPid({warden:e}){let t=e.pid??0,n;return()=>n??=descendants(t).find(beganProcesses)??t}
function beganProcesses(e){let t=depth(e);return children(e).some(e=>depth(e)>t)}
function depth(e){return(/^NSpid:(.*)$/m.exec(textOf(`/proc/${e}/status`))?.[1]??``).trim().split(/\s+/).length}
var R,z,B,V;
function init_namespace(){return(init_namespace=e((()=>{init_remove_folder(),init_system_programs(),init_fstab(),init_process_tree(),init_room_memory(),init_warden_program(),init_way(),init_scratch_folder(),z=[`null`,`zero`,`full`,`random`,`urandom`,`tty`],B=`
set -e
mount="$1 -i" ip=$2 folder=$3; shift 3
$mount -a -T "$folder/folders"
cd "$folder/ns"
cp -RP "$folder/devices/." dev
for name in ${z.join(` `)}; do : > dev/$name; : > own/$name; done
$mount -a -T "$folder/mounts"
$mount -o remount,bind,ro /
$ip link set lo up
cd /
exec "$@"
`,V=`
trap "" HUP INT TERM
"$@"
code=$?
rm -rf -- "$0" 2> /dev/null || { chmod -R u+rwX -- "$0"; rm -rf -- "$0"; }
exit $code
`})))()}
export{init_user_folder as C,oldNodeMessage as D,T as E,init_version as O,init_command as S,init_node_version as T,init_mount_table as _,takeNamespace as a,removeFolder as b,init_way as c,fullNote as d,init_room_memory as f,init_process_tree as g,descendants as h,refer as i,C as k,waysOf as l,A as m,holderPid as n,init_scratch_folder as o,j as p,init_namespace as r,scratchFolder as s,beginNamespace as t,withCopies as u,readMountTable as v,userFolder as w,E as x,init_remove_folder as y};

const{Socket:e,connect:t,createServer:n}=process.getBuiltinModule?.("node:net")??{};
function eachLine(e,t){let n=[];e.setEncoding(`utf8`),e.on(`data`,e=>{let[r=``,...i]=e.split(`
`);n.push(r);for(let e of i)t(n.join(``)),n=[e]})}
const r=/* @__PURE__ */ new Map;
function relay(e){let t=`${e.port} ${e.socket}`,n=r.get(t)??open(e);return r.set(t,n),n}
function open({port:e,socket:r}){let i=n(e=>{let n=t(r);e.on(`error`,()=>n.destroy()),n.on(`error`,()=>e.destroy()),e.pipe(n).pipe(e)});return new Promise((t,n)=>{i.on(`error`,n),i.listen(e,`127.0.0.1`,t)})}
process.stdout.write(`ready
`);
const i=new e({fd:0});
eachLine(i,e=>{relay(JSON.parse(e)).then(()=>process.stdout.write(`ready
`),e=>process.stdout.write(`${String(e)}\n`))}),i.on(`close`,()=>process.exit());
export{};

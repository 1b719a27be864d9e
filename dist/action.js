import{n as e}from"./chunks/rolldown-runtime.js";
import{C as t,S as n,r,t as i,x as a}from"./chunks/start.js";
var o;
function init_start(){return(init_start=e((async()=>{a(),r(),o=t(process.versions.node),o===void 0?(/^(?:replay|guard)?$/.test(process.env.INPUT_MODE?.trim()??``)&&i(),process.exitCode=await(await import("./chunks/base.js").then((all) => (all.E(), { main: all.O }))).main()):(process.stdout.write(`::error::${o} → ${n}\n`),process.exitCode=1)})))()}
await init_start();
export{};

import{n as e}from"./chunks/rolldown-runtime.js";
import{b as t,r as n,t as r,x as i,y as a}from"./chunks/start.js";
var o;
function init_start(){return(init_start=e((async()=>{a(),n(),o=i(process.versions.node),o===void 0?(/^(?:replay|guard)?$/.test(process.env.INPUT_MODE?.trim()??``)&&r(),process.exitCode=await(await import("./chunks/base.js").then((all) => (all.E(), { main: all.O }))).main()):(process.stdout.write(`::error::${o} → ${t}\n`),process.exitCode=1)})))()}
await init_start();
export{};

import{n as e}from"./chunks/rolldown-runtime.js";
import{D as t,E as n,T as r,r as i,t as a}from"./chunks/start.js";
var o;
function init_start(){return(init_start=e((async()=>{r(),i(),o=t(process.versions.node),o===void 0?(/^(?:replay|guard)?$/.test(process.env.INPUT_MODE?.trim()??``)&&a(),process.exitCode=await(await import("./chunks/base.js").then((all) => (all.E(), { main: all.O }))).main()):(process.stdout.write(`::error::${o} → ${n}\n`),process.exitCode=1)})))()}
await init_start();
export{};

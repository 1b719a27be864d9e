#!/usr/bin/env node
import{n as e}from"./chunks/rolldown-runtime.js";
import{C as t,S as n,T as r,_ as i,b as a,v as o,w as s,x as c,y as l}from"./chunks/start.js";
const u=globalThis.process?.getBuiltinModule?.("node:module")??{};
const{join:d}=globalThis.process?.getBuiltinModule?.("node:path")??{};
function keepCompiled(){let e=process.env.NODE_COMPILE_CACHE===void 0?a(process.env):void 0;e!==void 0&&u.enableCompileCache(d(e,`compiled`))}
function refuse(e){let t={code:`unsupported_version`,message:e,hint:n};process.argv.includes(`--json`)?process.stdout.write(`${JSON.stringify({error:t},null,2)}\n`):process.stderr.write(`replaykit: ${e} [${t.code}]\n  → ${n}\n`),process.exitCode=i.broken}
var f,p;
function init_start(){return(init_start=e((async()=>{s(),c(),l(),o(),f=t(process.versions.node),[,,p=``]=process.argv,f===void 0?p===`--version`||p===`-v`?process.stdout.write(`${r}\n`):(keepCompiled(),process.exitCode=await(await import("./chunks/base.js").then((all) => (all.r(), { main: all.i }))).main(process.argv.slice(2),process)):refuse(f)})))()}
await init_start();
export{};

#!/usr/bin/env node
import{n as e}from"./chunks/rolldown-runtime.js";
import{C as t,D as n,E as r,O as i,S as a,T as o,k as s,w as c,x as l}from"./chunks/start.js";
const u=globalThis.process?.getBuiltinModule?.("node:module")??{};
const{join:d}=globalThis.process?.getBuiltinModule?.("node:path")??{};
function keepCompiled(){let e=process.env.NODE_COMPILE_CACHE===void 0?c(process.env):void 0;e!==void 0&&u.enableCompileCache(d(e,`compiled`))}
function refuse(e){let t={code:`unsupported_version`,message:e,hint:r};process.argv.includes(`--json`)?process.stdout.write(`${JSON.stringify({error:t},null,2)}\n`):process.stderr.write(`replaykit: ${e} [${t.code}]\n  → ${r}\n`),process.exitCode=l.broken}
var f,p;
function init_start(){return(init_start=e((async()=>{i(),o(),t(),a(),f=n(process.versions.node),[,,p=``]=process.argv,f===void 0?p===`--version`||p===`-v`?process.stdout.write(`${s}\n`):(keepCompiled(),process.exitCode=await(await import("./chunks/base.js").then((all) => (all.r(), { main: all.i }))).main(process.argv.slice(2),process)):refuse(f)})))()}
await init_start();
export{};

import { n as e } from "./chunks/rolldown-runtime.js";
import { _ as t, r as n, t as r, v as i, y as a } from "./chunks/start.js";
// src/action/start.ts
var o;
function init_start() {
	return (init_start = e((async () => {
		t(), n(), o = a(process.versions.node), o === void 0 ? (/^(?:replay|guard)?$/.test(process.env.INPUT_MODE?.trim() ?? "") && r(), process.exitCode = await (await import("./chunks/base.js").then((all) => (all.M(), { main: all.N }))).main()) : (process.stdout.write(`::error::${o} → ${i}\n`), process.exitCode = 1);
	})))();
}
await init_start();
export {};

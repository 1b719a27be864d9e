#!/usr/bin/env node
import { n as e } from "./chunks/rolldown-runtime.js";
import { _ as t, b as n, g as r, h as i, v as a, x as o, y as s } from "./chunks/start.js";
// src/cli/start.ts
function refuse(e) {
	let t = {
		code: "unsupported_version",
		message: e,
		hint: a
	};
	process.argv.includes("--json") ? process.stdout.write(`${JSON.stringify({ error: t }, null, 2)}\n`) : process.stderr.write(`replaykit: ${e} [${t.code}]\n  → ${a}\n`), process.exitCode = i.broken;
}
var c, l;
function init_start() {
	return (init_start = e((async () => {
		n(), t(), r(), c = s(process.versions.node), [, , l = ""] = process.argv, c === void 0 ? l === "--version" || l === "-v" ? process.stdout.write(`${o}\n`) : process.exitCode = await (await import("./chunks/base.js").then((all) => (all.t(), { main: all.n }))).main(process.argv.slice(2)) : refuse(c);
	})))();
}
await init_start();
export {};

#!/usr/bin/env node
import { d as e, f as t, u as n } from "./chunks/start.js";
// src/cli/start.ts
const r = t(process.versions.node);
r === void 0 ? process.exitCode = await (await import("./chunks/cli.js").then((all) => ({ main: all.t }))).main(process.argv.slice(2)) : refuse(r);
function refuse(t) {
	let r = {
		code: "unsupported_version",
		message: t,
		hint: e
	};
	process.argv.includes("--json") ? process.stdout.write(`${JSON.stringify({ error: r }, null, 2)}\n`) : process.stderr.write(`replaykit: ${t} [${r.code}]\n  → ${e}\n`), process.exitCode = n.broken;
}
export {};

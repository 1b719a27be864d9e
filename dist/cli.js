#!/usr/bin/env node
import { d as e, f as t, p as n, u as r } from "./chunks/start.js";
// src/cli/start.ts
const i = t(process.versions.node), [, , a = ""] = process.argv;
i === void 0 ? a === "--version" || a === "-v" ? process.stdout.write(`${n}\n`) : process.exitCode = await (await import("./chunks/cli.js").then((all) => ({ main: all.t }))).main(process.argv.slice(2)) : refuse(i);
function refuse(t) {
	let n = {
		code: "unsupported_version",
		message: t,
		hint: e
	};
	process.argv.includes("--json") ? process.stdout.write(`${JSON.stringify({ error: n }, null, 2)}\n`) : process.stderr.write(`replaykit: ${t} [${n.code}]\n  → ${e}\n`), process.exitCode = r.broken;
}
export {};

import { n as oldNodeHint, r as oldNodeMessage } from "./chunks/start.js";
// src/action/start.ts
const message = oldNodeMessage(process.versions.node);
if (message === void 0) process.exitCode = await (await import("./chunks/replay.js").then((all) => ({ main: all.Pt }))).main();
else {
	process.stdout.write(`::error::${message} → ${oldNodeHint}\n`);
	process.exitCode = 1;
}
export {};

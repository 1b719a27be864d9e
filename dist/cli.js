import { n as oldNodeHint, r as oldNodeMessage, t as exitCode } from "./chunks/start.js";
// src/cli/start.ts
const message = oldNodeMessage(process.versions.node);
if (message === void 0) process.exitCode = await (await import("./chunks/cli.js").then((all) => ({ main: all.t }))).main(process.argv.slice(2));
else refuse(message);
function refuse(message) {
	const error = {
		code: "unsupported_version",
		message,
		hint: oldNodeHint
	};
	if (process.argv.includes("--json")) process.stdout.write(`${JSON.stringify({ error }, null, 2)}\n`);
	else process.stderr.write(`replaykit: ${message} [${error.code}]\n  → ${oldNodeHint}\n`);
	process.exitCode = exitCode.broken;
}
export {};

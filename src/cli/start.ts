import { version } from "../core/version.ts";
import { oldNodeHint, oldNodeMessage } from "../node/node-version.ts";
import { exitCode } from "./exit-code.ts";

const message = oldNodeMessage(process.versions.node);
// Not before: an older Node fails at what the rest imports and calls, and would call that a fault of ReplayKit.
const [, , first = ""] = process.argv;
if (message !== undefined) refuse(message);
else if (first === "--version" || first === "-v") process.stdout.write(`${version}\n`);
else process.exitCode = await (await import("./main.ts")).main(process.argv.slice(2));

function refuse(message: string): void {
  const error = { code: "unsupported_version", message, hint: oldNodeHint };
  if (process.argv.includes("--json")) process.stdout.write(`${JSON.stringify({ error }, null, 2)}\n`);
  else process.stderr.write(`replaykit: ${message} [${error.code}]\n  → ${oldNodeHint}\n`);
  process.exitCode = exitCode.broken;
}

import nodeModule from "node:module";
import { join } from "node:path";
import { version } from "../core/version.ts";
import { oldNodeHint, oldNodeMessage } from "../node/node-version.ts";
import { userFolder } from "../node/user-folder.ts";
import { exitCode } from "./command.ts";

const message = oldNodeMessage(process.versions.node);
// Imported only now: on an older Node these imports fail, which would look like a bug of ReplayKit.
const [, , first = ""] = process.argv;
if (message !== undefined) refuse(message);
else if (first === "--version" || first === "-v") process.stdout.write(`${version}\n`);
else {
  keepCompiled();
  process.exitCode = await (await import("./main.ts")).main(process.argv.slice(2), process);
}

/**
 * Keeps compiled code for the next command: compiling takes a fifth of a short command's time. Called through the
 * module, because an older Node has no such export.
 */
function keepCompiled(): void {
  const folder = process.env["NODE_COMPILE_CACHE"] === undefined ? userFolder(process.env) : undefined;
  if (folder !== undefined) nodeModule.enableCompileCache(join(folder, "compiled"));
}

function refuse(message: string): void {
  const error = { code: "unsupported_version", message, hint: oldNodeHint };
  if (process.argv.includes("--json")) process.stdout.write(`${JSON.stringify({ error }, null, 2)}\n`);
  else process.stderr.write(`replaykit: ${message} [${error.code}]\n  → ${oldNodeHint}\n`);
  process.exitCode = exitCode.broken;
}

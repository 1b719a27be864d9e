import { oldNodeHint, oldNodeMessage } from "../node/node-version.ts";
import { beginNamespace } from "../node/sandbox/namespace.ts";

const message = oldNodeMessage(process.versions.node);
// Checked before other modules load: an older Node fails on them with an error that looks like ReplayKit's fault.
if (message === undefined) {
  // Starts a sandbox now, since that takes longer than loading the rest. A mode that does not use it leaves it unused.
  if (/^(?:replay|guard)?$/.test(process.env["INPUT_MODE"]?.trim() ?? "")) beginNamespace();
  process.exitCode = await (await import("./main.ts")).main();
} else {
  process.stdout.write(`::error::${message} → ${oldNodeHint}\n`);
  process.exitCode = 1;
}

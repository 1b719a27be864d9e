import { oldNodeHint, oldNodeMessage } from "../node/node-version.ts";
import { beginNamespace } from "../node/sandbox/namespace.ts";

const message = oldNodeMessage(process.versions.node);
// Not before: an older Node fails at what the rest imports and calls, and would call that a fault of ReplayKit.
if (message === undefined) {
  // While the rest is loaded: a sandbox takes longer to make. Where its mode turns out to be another, nobody takes this one.
  if (/^(?:replay|guard)?$/.test(process.env["INPUT_MODE"]?.trim() ?? "")) beginNamespace();
  process.exitCode = await (await import("./main.ts")).main();
} else {
  process.stdout.write(`::error::${message} → ${oldNodeHint}\n`);
  process.exitCode = 1;
}

import { oldNodeHint, oldNodeMessage } from "../node/node-version.ts";

const message = oldNodeMessage(process.versions.node);
// Not before: an older Node fails at what the rest imports and calls, and would call that a fault of ReplayKit.
if (message === undefined) process.exitCode = await (await import("./main.ts")).main();
else {
  process.stdout.write(`::error::${message} → ${oldNodeHint}\n`);
  process.exitCode = 1;
}

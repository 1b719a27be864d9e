import type { CommandSpec } from "../command.ts";
import { workerFlags } from "./worker-flags.ts";

export const push: CommandSpec = {
  name: "worker push",
  formerly: "push",
  summary: "send traces to a Worker",
  usage: "<trace files…>",
  about: `
Reads traces in any format that ReplayKit knows, redacts them and sends them in batches. A run is stored once, so repeat a transfer
that broke off.

If the user, session or a label is a mail address, phone number or IP address, it is sent as it is. The Worker hashes it, so that you can
find and erase by it, and redacts it before it stores anything. Secrets, and what the project's own rules hide, are redacted here.
`,
  flags: [
    ...workerFlags,
    { name: "format", value: "<name>", summary: "format of the traces (default: recognised by content)" },
  ],
  examples: [
    "replaykit worker push trace.json",
    "replaykit worker push traces/*.json --worker https://replaykit.example.workers.dev",
  ],
  load: () => import("../commands/push.ts"),
};

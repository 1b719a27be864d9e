import type { CommandSpec } from "../command.ts";
import { workerFlags } from "./worker-flags.ts";

export const push: CommandSpec = {
  name: "worker push",
  formerly: "push",
  summary: "send traces to a Worker",
  usage: "<trace files…>",
  about: `
Reads traces in any format that ReplayKit knows, redacts them and sends them in batches. What was sent before costs nothing: the
same run is stored once, so a transfer that broke off is simply repeated. A mail address, phone number or IP address that is the user,
the session or a label is sent as it is: the Worker hashes it, so that the user is found and erased by it, and redacts it before
anything is stored. What a rule of the project hides, and any secret, is redacted here.
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

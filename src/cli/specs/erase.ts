import type { CommandSpec } from "../command.ts";
import { workerFlags } from "./worker-flags.ts";

export const erase: CommandSpec = {
  name: "erase",
  topic: "Worker",
  summary: "erase a run from a Worker",
  usage: "<run id>",
  about: `
Rewrites the stored objects without the run and refuses it if it is sent again. What remains elsewhere (cases in git, artifacts of
workflows) is listed, for you to look after.
`,
  flags: [...workerFlags, { name: "yes", summary: "erase without being asked again" }],
  examples: ["replaykit erase 3f9a1c02d4e5f60718293a4b --yes"],
  load: () => import("../commands/erase.ts"),
};

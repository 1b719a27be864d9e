import type { CommandSpec } from "../command.ts";
import { workerFlags } from "./worker-flags.ts";

export const erase: CommandSpec = {
  name: "worker erase",
  formerly: "erase",
  summary: "erase a run, or all runs of a user, from a Worker",
  usage: "[<run id>]",
  about: `
Rewrites the stored objects without the run and refuses it if it is sent again. What remains elsewhere (cases in git, artifacts of
workflows) is listed, for you to look after. With --user all runs of a user go, which takes a token of scope admin; exit
code 1 where there is none.
`,
  flags: [
    ...workerFlags,
    { name: "user", value: "<user id>", summary: "all runs of this user, as it was sent with them" },
    { name: "yes", summary: "erase without being asked again" },
  ],
  examples: [
    "replaykit worker erase 3f9a1c02d4e5f60718293a4b --yes",
    "replaykit worker erase --user ann@example.com --yes",
  ],
  load: () => import("../commands/erase.ts"),
};

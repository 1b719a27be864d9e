import type { CommandSpec } from "../command.ts";
import { workerFlags } from "./worker-flags.ts";

export const erase: CommandSpec = {
  name: "worker erase",
  formerly: "erase",
  summary: "erase a run, or all runs of a user, from a Worker",
  usage: "[<run id>]",
  about: `
Removes the run from every stored object, and refuses it if it is sent again. Lists copies elsewhere (cases in git, artifacts of
workflows) that you must delete. --user erases all runs of a user: that needs a token of scope admin, and exits with 1 if there are
none.
`,
  flags: [
    ...workerFlags,
    { name: "user", value: "<user id>", summary: "all runs of this user, as it was sent with them" },
    { name: "yes", summary: "erase without asking" },
  ],
  examples: [
    "replaykit worker erase 3f9a1c02d4e5f60718293a4b --yes",
    "replaykit worker erase --user ann@example.com --yes",
  ],
  load: () => import("../commands/erase.ts"),
};

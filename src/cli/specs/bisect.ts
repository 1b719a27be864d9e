import type { CommandSpec } from "../command.ts";
import { continueFlags } from "./resume.ts";

export const bisect: CommandSpec = {
  name: "runs bisect",
  formerly: "bisect",
  summary: "find the first part of the state that decides between a good and a bad run",
  usage: "<good run> <bad run>",
  about: `
Forks the bad run again and again with parts of the good run's state: first at steps, with the whole state of the good run, then with
fewer of the keys that differ, and of the elements of lists such as messages. It names the first step, and in it the first part,
whose replacement makes the bad run end as the good one did: with the same status, or, where both succeeded, with the same output.
The search is binary and takes it that more of the good state flips the outcome no less; it tries 16 steps before it gives up. Behind
each fork models and declared reads are asked for real, and writes are not made: the agent must use the SDK. Exit code 1 where
nothing was found.
`,
  flags: continueFlags.filter(({ name }) => name !== "id" && name !== "agent-version"),
  examples: [`replaykit runs bisect with-a-document run_xyz789 --runner-cmd "node agent.mjs"`],
  load: () => import("../commands/bisect.ts"),
};

import type { CommandSpec } from "../command.ts";
import { continueFlags } from "./resume.ts";

export const bisect: CommandSpec = {
  name: "runs bisect",
  formerly: "bisect",
  summary: "find the first part of the state that decides between a good and a bad run",
  usage: "<good run> <bad run>",
  about: `
Forks the bad run again and again with parts of the good run's state, until it ends like the good one: with the same status, or, if
both succeeded, the same output. It names the first step, and in it the first part, that decides. First it replaces the whole
state at a step, then fewer of the keys that differ, and of the elements of lists such as messages.

The search is binary and gives up after 16 steps. Forks ask models and declared reads for real, and make no write, so the agent must use
the SDK. Exit code 1: nothing was found.
`,
  flags: continueFlags.filter(({ name }) => name !== "id" && name !== "agent-version"),
  examples: [`replaykit runs bisect with-a-document run_xyz789 --runner-cmd "node agent.mjs"`],
  load: () => import("../commands/bisect.ts"),
};

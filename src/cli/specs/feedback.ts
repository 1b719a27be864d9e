import type { CommandSpec } from "../command.ts";
import { expectationFlags } from "./expectation-flags.ts";
import { workerFlags } from "./worker-flags.ts";

export const feedback: CommandSpec = {
  name: "worker feedback",
  formerly: "feedback",
  summary: "say on a Worker that a run was bad or good",
  usage: "<run id>",
  about: `
Most real failures carry no error. Feedback marks the run as failed and says what a right run does, so that it can become a case.
`,
  flags: [
    ...workerFlags,
    { name: "good", summary: "the run was right" },
    { name: "comment", value: "<text>", summary: "what was wrong, in words" },
    ...expectationFlags,
  ],
  examples: ['replaykit worker feedback 3f9a1c02d4e5f60718293a4b --comment "refunded too much" --forbid-call refund'],
  load: () => import("../commands/feedback.ts"),
};

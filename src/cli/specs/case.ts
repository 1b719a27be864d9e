import type { CommandSpec } from "../command.ts";

export const caseSpec: CommandSpec = {
  name: "case",
  topic: "Cases",
  summary: "hand one case to whoever mends it, and prove the fix",
  usage: "brief <case | group>  |  verify <case> [--head <ref>]",
  about: `
brief prints one Markdown page for a coding agent or a colleague: what fails, where the run departs, the code, the commands, what
must not change, and the budget. Recorded text stands in code only.

verify gives one verdict on a fix: verified, rejected or unproven. It replays the case and what the brief does not show (other cases of its
group, the case with other ids, guards of the same agent, good runs given with --control) against the head's code, in the sandbox.
Cases, configuration and policy are the base's. Exit code 0: verified.
`,
  flags: [
    {
      name: "head",
      value: "<ref>",
      summary: "verify: the commit or branch with the fix (default: this checkout as it is)",
    },
    { name: "base", value: "<ref>", summary: "verify: the commit or branch that judges (default: origin/HEAD)" },
    {
      name: "control",
      value: "<trace>",
      repeatable: true,
      summary: "verify: a good run that must go on as it did, from a file or the local store",
    },
  ],
  examples: [
    "replaykit case brief search-loop",
    "replaykit case verify search-loop --base main",
    "replaykit case verify search-loop --head fix-branch --control good-runs/short-answer.json --json",
  ],
  load: () => import("../commands/case.ts"),
};

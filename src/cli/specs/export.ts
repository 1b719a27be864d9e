import type { CommandSpec } from "../command.ts";

export const exportSpec: CommandSpec = {
  name: "case export",
  formerly: "export",
  summary: "write cases for other tools",
  usage: "[case…] --to <tool>",
  about: `
Writes the repository's cases, or the named ones, for another tool:

  promptfoo          a configuration, and a provider that replays the case
  pytest, vitest     a test file that replays each case: a blocking case fails, an undecided one is skipped with its reason
  inspect            a task of Inspect that replays each case, and its dataset
  openai-evals       the inputs as data and an eval whose grader reads the assertions
  langsmith-dataset  the inputs and what must hold as examples, and a script that uploads them
  otlp               the recorded run of each case, for a tracing backend (OpenTelemetry's GenAI conventions 0.1.0)
  atif               the recorded run of each case, as a trajectory of Harbor (ATIF-v1.7)
  junit              the results of the last kept replays

A check that only a person or a judge can decide does not pass until one has decided it. promptfoo counts it as failed, inspect as partly
right; pytest, vitest and junit use the verdict, as replay does, and name the check.

One file goes to standard output unless --out names a folder.
`,
  flags: [
    { name: "to", value: "<tool>", summary: "one of the above" },
    { name: "out", short: "o", value: "<folder>", summary: "write the files into this folder" },
  ],
  examples: [
    "replaykit case export --to vitest --out tests",
    "replaykit case export search-loop --to otlp > trace.json",
  ],
  load: () => import("../commands/export.ts"),
};

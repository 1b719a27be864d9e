import type { CommandSpec } from "../command.ts";
import { caseFlags } from "./expectation-flags.ts";
import { fromFlags } from "./runs.ts";
import { formatFlag, runFlag } from "./trace-flags.ts";

export const scaffold: CommandSpec = {
  name: "scaffold",
  summary: "make a case from the trace of a failed run",
  usage: "<trace.json | run> --out <folder>",
  about: `
Reads a trace in any format that ReplayKit knows, redacts it, finds what went wrong and writes a case folder: case.yaml,
source-trace.json, fixtures/ and notes.md. It replays the failed run in memory first: its signatures must hold and its
assertions must fail, or nothing is written.

Most real failures carry no error. Then say what a right run does: --expect-call, --expect-none, --expect-text, --forbid-call,
or --expect "a sentence" for a person or a judge.

With --control the run was good. The case is then a guard: it holds if the agent makes the same writes and reads and states the same
facts, also with another model or prompt.
`,
  flags: [
    { name: "out", short: "o", value: "<folder>", summary: "the case folder to write, e.g. cases/<id>" },
    { name: "id", value: "<id>", summary: "id of the case (default: the folder's name)" },
    { name: "control", summary: "the run was good: it must stay as it is" },
    { name: "title", value: "<text>", summary: "title for people" },
    formatFlag,
    ...fromFlags,
    runFlag,
    ...caseFlags,
    {
      name: "terminal-tool",
      value: "<tool>",
      repeatable: true,
      summary: "a run may end on this tool without a final text",
    },
    {
      name: "model-fixtures",
      value: "<file>",
      summary: "the models' answers (default: <name>.model.json beside the trace, as `record` writes it)",
    },
    { name: "runner", value: "<name>", summary: "which runner of replaykit.yaml replays it" },
    { name: "tag", value: "<name>", repeatable: true, summary: "tag for selecting cases, such as smoke" },
    { name: "measure", value: "<n>", summary: "replay the new case n times, and note in it how often it reproduces" },
    { name: "force", summary: "replace a case that is there" },
  ],
  examples: [
    "replaykit scaffold examples/traces/search-loop.json --out cases/search-loop",
    "replaykit scaffold trace.json --out cases/no-refund --expect-none --forbid-call refund",
    "replaykit scaffold good-run.json --control --out cases/refund-in-time",
  ],
  load: () => import("../commands/scaffold.ts"),
};

import type { CommandSpec } from "../command.ts";
import { fromFlags } from "./runs.ts";
import { formatFlag, runFlag } from "./flags.ts";

export const show: CommandSpec = {
  name: "show",
  summary: "print the timeline of a trace, a case or a run, or the state at a step",
  usage: "<trace.json | case | run>",
  about: `
Prints what happened, event by event, and folds repeated calls.
`,
  flags: [
    runFlag,
    formatFlag,
    { name: "step", value: "<n>", summary: "the state after this step, and what it changed" },
    ...fromFlags,
    { name: "full", summary: "do not shorten long values" },
  ],
  examples: [
    "npx replaykit show examples/traces/search-loop.json",
    "npx replaykit show search-loop",
    "npx replaykit show run-1 --step 3",
  ],
  load: () => import("../traces/show.ts"),
};

export const diff: CommandSpec = {
  name: "diff",
  summary: "show where two runs differ first, and why",
  usage: "<A> [<B>]",
  about: `
Compares two runs (traces, cases, runner outputs, folders of evidence, or runs of the local store), or a case with its last kept
replay. It shows the first difference and its cause, then the others. Exit code 1: the runs differ.
`,
  flags: [
    formatFlag,
    { name: "html", value: "<file>", summary: "also write the comparison as one HTML file" },
    ...fromFlags,
  ],
  examples: [
    "npx replaykit diff before.json after.json",
    "npx replaykit diff search-loop",
    "npx replaykit diff search-loop .replaykit/runs/20261120-101500-search-loop",
  ],
  load: () => import("../traces/diff.ts"),
};

export const ui: CommandSpec = {
  name: "ui",
  summary: "look at recorded runs in a browser",
  usage: "",
  about: `
Serves recorded runs as read-only pages: each step, forks, and two runs compared. Prints its unguessable address on 127.0.0.1.
`,
  flags: [...fromFlags, { name: "port", value: "<n>", summary: "port to listen on (default: any free one)" }],
  examples: ["npx replaykit ui"],
  load: () => import("../runs/ui.ts"),
};

export const redact: CommandSpec = {
  name: "trace redact",
  formerly: "redact",
  summary: "print a trace without secrets and personal data",
  usage: "<trace.json | ->",
  about: `
Prints the trace without secrets and personal data. Equal values get equal placeholders, with REPLAYKIT_REDACTION_KEY in every run of the
project. Standard error lists what was replaced, never the value.
`,
  flags: [{ name: "check", summary: "print nothing; exit code 1 if something would be replaced" }],
  examples: [
    "npx replaykit trace redact trace.json > safe.json",
    "npx replaykit trace redact --check cases/search-loop/source-trace.json",
  ],
  load: async () => ({ run: (await import("../traces/traces.ts")).redact }),
};

export const fingerprint: CommandSpec = {
  name: "trace fingerprint",
  formerly: "fingerprint",
  summary: "print the fingerprint that groups equal failures",
  usage: "<trace.json | case | run>",
  about: `
Prints the fingerprint of a failed run. Two runs share it if the same agent failed in the same way; ids, numbers and names in error texts do
not count.
`,
  flags: [
    { name: "explain", summary: "show its parts, and fingerprints of earlier versions (v1)" },
    formatFlag,
    runFlag,
    ...fromFlags,
  ],
  examples: ["npx replaykit trace fingerprint examples/traces/search-loop.json --explain"],
  load: async () => ({ run: (await import("../traces/traces.ts")).printFingerprint }),
};

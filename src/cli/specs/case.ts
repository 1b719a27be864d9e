import type { CommandSpec } from "../command.ts";
import { runnerFlags, workerFlags, formatFlag, runFlag } from "./flags.ts";
import { fromFlags } from "./runs.ts";

export const cases: CommandSpec = {
  name: "case",
  formerly: "cases",
  summary: "list cases, and keep a large suite in order",
  usage: "[folder | glob …]",
  about: `
Lists every case with its state, or with a flag those that need care.
`,
  flags: [
    { name: "stale", summary: "cases with recordings whose tool changed, or older than 180 days" },
    { name: "flaky", summary: "cases with different verdicts in the kept evidence of their last command" },
    { name: "duplicates", summary: "cases of one failure, by the fingerprints of all releases" },
    { name: "quarantined", summary: "quarantined cases, those past their date first" },
    { name: "tag", value: "<name>", repeatable: true, summary: "cases with this tag" },
  ],
  examples: ["npx replaykit case --duplicates", "npx replaykit case --stale --json"],
  load: () => import("../cases/cases.ts"),
};

export const caseBisect: CommandSpec = {
  name: "case bisect",
  summary: "find the change that broke a case",
  usage: "<case> [--good <ref>] [--bad <ref>]",
  about: `
Replays the case on commits between good and bad, each in its own worktree, until the first bad one is known. It skips commits on which the
agent does not start. Exit code 1: no single change was found.
`,
  flags: [
    { name: "good", value: "<ref>", summary: "a commit before the failure (default: as far back as needed)" },
    { name: "bad", value: "<ref>", summary: "a commit with the failure (default: HEAD)" },
    { name: "path", value: "<path>", repeatable: true, summary: "only commits that touch it, such as a prompt" },
    { name: "setup", value: "<command>", summary: "sets up each checkout, if the runners have no setup" },
    { name: "env", value: "<name=a,b,…>", summary: "values of a variable instead of commits, the oldest first" },
    { name: "lies", value: "<share>", summary: "share of attempts with a live model that may mislead (default: 0.2)" },
    { name: "attempts", value: "<n>", summary: "at most this many replays (default: 200)" },
    ...runnerFlags,
    ...workerFlags,
  ],
  examples: [
    "npx replaykit case bisect search-loop --good v1.4.0",
    "npx replaykit case bisect search-loop --path prompts/system.txt",
    "npx replaykit case bisect search-loop --env MODEL=gpt-4o-2024-05-13,gpt-4o-2024-08-06",
  ],
  sandbox: true,
  load: () => import("../cases/bisect.ts"),
};

export const caseBrief: CommandSpec = {
  name: "case brief",
  summary: "print one page with all you need to fix a case",
  usage: "<case | group>",
  about: `
Prints one Markdown page: what fails, where the run goes wrong, the code and what must not change.
`,
  flags: [],
  examples: ["npx replaykit case brief search-loop"],
  load: () => import("../cases/brief.ts"),
};

export const caseVerify: CommandSpec = {
  name: "case verify",
  summary: "prove that a fix works and breaks nothing else",
  usage: "<case> [--head <ref>]",
  about: `
Replays the case and others that its brief does not show: its group, the case with other ids, guards, and good runs. The verdict is
verified (exit code 0), rejected or unproven (1). Cases, configuration and policy are the base's.
`,
  flags: [
    { name: "head", value: "<ref>", summary: "the commit or branch with the fix (default: this checkout)" },
    { name: "base", value: "<ref>", summary: "the commit or branch that judges (default: origin/HEAD)" },
    {
      name: "control",
      value: "<trace>",
      repeatable: true,
      summary: "a good run that must stay so, from a file or the local store",
    },
  ],
  examples: ["npx replaykit case verify search-loop --head fix-branch --control good-runs/short-answer.json --json"],
  sandbox: true,
  load: () => import("../cases/verify.ts"),
};

export const fixtures: CommandSpec = {
  name: "case fixtures",
  formerly: "fixtures",
  summary: "extend, refresh or prune the recordings of a case",
  usage: "add | refresh | prune  <case> [trace.json | run]",
  about: `
add takes recordings and model answers from another trace, or one answer that you give. refresh asks live read tools again. prune drops
recordings that the last replay did not use. The result is redacted and linted.
`,
  flags: [
    { name: "tool", value: "<name>", summary: "add: the tool of a recording given by hand" },
    { name: "args", value: "<json>", summary: "add: its arguments" },
    { name: "output", value: "<json>", summary: "add: its answer" },
    { name: "error", value: "<text>", summary: "add: it answered with this error" },
    {
      name: "command",
      value: "<command>",
      summary: "refresh: a command that answers a read: {tool, args} in, {output | error} out",
    },
    {
      name: "model-fixtures",
      value: "<file>",
      summary: "add: the models' answers, if not in <name>.model.json beside the trace",
    },
    formatFlag,
    runFlag,
    ...fromFlags,
    { name: "dry-run", summary: "show the difference, write nothing" },
  ],
  examples: [
    "npx replaykit case fixtures add search-loop other-trace.json",
    `npx replaykit case fixtures add search-loop --tool get_order --args '{"id":1}' --output '{"total":5}'`,
    "npx replaykit case fixtures prune search-loop",
  ],
  load: () => import("../cases/fixtures.ts"),
};

export const review: CommandSpec = {
  name: "case review",
  formerly: "review",
  summary: "answer the checks that need a person",
  usage: "<case>",
  about: `
Shows the output of the case's last kept replay, asks about each semantic assertion that needs a person, and stores the answer in the
case, for that output. Without a terminal, give it with --verdict.
`,
  flags: [
    { name: "verdict", value: "<pass|fail>", summary: "the answer to record" },
    { name: "assertion", value: "<text|n>", summary: "which one: its text, or its number in the list" },
    { name: "by", value: "<name>", summary: "who answers (default: git's user.name)" },
    { name: "note", value: "<text>", summary: "why" },
    { name: "attempt", value: "<n>", summary: "which attempt of the last replay (default: 1)" },
    { name: "source", summary: "answer about the recorded run, so that calibrate needs no kept replay" },
  ],
  examples: [
    "npx replaykit case review search-loop",
    'npx replaykit case review search-loop --verdict pass --by ann --note "it says that it could not look"',
  ],
  load: () => import("../cases/review.ts"),
};

export const snapshot: CommandSpec = {
  name: "case snapshot",
  formerly: "snapshot",
  summary: "compare a state of the last replay with the snapshot in a case",
  usage: "<case> [--step <n|id>] [--pointer </path>] [--update]",
  about: `
Compares the state at one step of the case's last kept replay with its \`state_at\` assertion. Exit code 1: they differ, or there is none.
`,
  flags: [
    {
      name: "step",
      value: "<n|id>",
      summary: "number of the step from 1, negative from the end, or its id (default: the last)",
    },
    { name: "pointer", value: "</path>", summary: "JSON Pointer of a part of the state (default: all of it)" },
    { name: "update", summary: "write the replay's state into case.yaml" },
  ],
  examples: ["npx replaykit case snapshot search-loop --step 1 --pointer /retrieved_docs --update"],
  load: () => import("../cases/snapshot.ts"),
};

export const calibrate: CommandSpec = {
  name: "case calibrate",
  formerly: "calibrate",
  summary: "compare the judge with people's answers",
  usage: "[case…]",
  about: `
Asks the judge of replaykit.yaml about every output that a person has answered (\`npx replaykit case review\`). Prints how often both agree,
Cohen's kappa (0 is chance, 1 is always, good from about 0.6), and the judge's reason where they differ.
`,
  flags: [{ name: "min-kappa", value: "<n>", summary: "exit with 1 if kappa is lower or undefined, e.g. 0.6" }],
  examples: ["npx replaykit case calibrate search-loop --min-kappa 0.6"],
  load: () => import("../cases/calibrate.ts"),
};

export const exportSpec: CommandSpec = {
  name: "case export",
  formerly: "export",
  summary: "write cases for other tools",
  usage: "[case…] --to <tool>",
  about: `
Writes all cases, or the named ones, for another tool:

  promptfoo          a configuration, and a provider that replays the case
  pytest, vitest     a test file that replays each case: a blocking case fails, an undecided one is skipped with its reason
  inspect            a task that replays each case, and its dataset
  openai-evals       the inputs as data and an eval whose grader reads the assertions
  langsmith-dataset  the inputs and what must hold as examples, and a script that uploads them
  otlp               the recorded run of each case, for a tracing backend (OpenTelemetry's GenAI conventions 0.1.0)
  atif               the recorded run of each case, as a trajectory of Harbor (ATIF-v1.7)
  junit              the results of the last kept replays

An undecided semantic check does not pass. promptfoo counts it as failed, inspect as partly right; pytest, vitest and junit use the
verdict, as replay does, and name the check.
`,
  flags: [
    { name: "to", value: "<tool>", summary: "one of the above" },
    {
      name: "out",
      short: "o",
      value: "<folder>",
      summary: "folder for the files (default: one file on standard output)",
    },
  ],
  examples: [
    "npx replaykit case export --to vitest --out tests",
    "npx replaykit case export search-loop --to otlp > trace.json",
  ],
  load: () => import("../cases/export.ts"),
};

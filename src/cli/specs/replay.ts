import type { CommandSpec } from "../command.ts";
import {
  baseFlag,
  caseFlags,
  draftFlags,
  formatFlag,
  htmlFlag,
  jobsFlag,
  runFlag,
  runnerFlags,
  workerFlags,
} from "./flags.ts";
import { fromFlags } from "./runs.ts";

export const scaffold: CommandSpec = {
  name: "scaffold",
  summary: "make a case from the trace of a failed run",
  usage: "<trace.json | run> --out <folder> | --control --sample <n> --out <folder>",
  about: `
Redacts a trace of any known format, finds what went wrong and writes a case folder. Most real failures carry no error: say what a right
run does with --expect-… and --forbid-…. It refuses a case that the failed run would pass.
`,
  flags: [
    { name: "out", short: "o", value: "<folder>", summary: "the case folder to write, e.g. cases/<id>" },
    { name: "id", value: "<id>", summary: "id of the case (default: the folder's name)" },
    { name: "control", summary: "the run was good: the agent must keep its writes, reads and facts" },
    { name: "sample", value: "<n>", summary: "with --control: make n cases of a Worker's good runs, below --out" },
    { name: "seed", value: "<text>", summary: "with --sample: draw others" },
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
      summary: "the models' answers (default: <name>.model.json beside the trace)",
    },
    ...draftFlags,
    { name: "measure", value: "<n>", summary: "replay the new case n times, and note how often it reproduces" },
    { name: "force", summary: "replace an existing case" },
  ],
  examples: [
    "npx replaykit scaffold examples/traces/search-loop.json --out cases/search-loop",
    "npx replaykit scaffold trace.json --out cases/no-refund --expect-none --forbid-call refund",
    "npx replaykit scaffold good-run.json --control --out cases/refund-in-time",
    "npx replaykit scaffold --control --sample 20 --worker https://replaykit.example.workers.dev --out cases",
  ],
  load: () => import("../promote/scaffold.ts"),
};

export const replay: CommandSpec = {
  name: "replay",
  summary: "replay cases against your agent and give verdicts",
  usage: "[case.yaml | folder | glob …]",
  about: `
Runs your agent once for each case on its recorded data, and says whether the failure is reproduced, fixed or changed. Writes never run.
A live tool is called only if the case names it, a live model if the case says so or lacks the answer. Evidence is kept in .replaykit/runs/.
`,
  flags: [
    ...runnerFlags,
    jobsFlag,
    { name: "attempts", value: "<n>", summary: "attempts that screen a live case (default: live.screen)" },
    { name: "timeout", value: "<duration>", summary: "limit for one attempt, e.g. 60s" },
    { name: "fail-on", value: "<standings>", summary: "comma-separated standings that fail the run" },
    { name: "select", value: "<what>", summary: "all, affected, smoke, or tag:<name>" },
    { name: "base-ref", value: "<ref>", summary: "with --select affected: compare with this git ref" },
    { name: "shard", value: "<i/n>", summary: "replay the i-th of n shards" },
    {
      name: "durations",
      value: "<file>",
      summary: "recorded durations that balance the shards; the replay updates them",
    },
    baseFlag,
    { name: "plan", summary: "show the attempts and their cost, run nothing" },
    { name: "repeat", value: "<n>", summary: "make n attempts of each case, and say how often it passes" },
    { name: "verify-isolation", summary: "with a warm runner: repeat a sample in fresh processes" },
    { name: "junit", value: "<file>", summary: "also write JUnit XML" },
    { name: "markdown", value: "<file>", summary: "also write the pull request comment" },
    htmlFlag,
    { name: "report", value: "<file>", summary: "also write the JSON report (with --repeat: the rates)" },
  ],
  examples: [
    `npx replaykit replay cases/search-loop/case.yaml --runner-cmd "python3 agent.py"`,
    "npx replaykit replay 'cases/billing-*' --jobs 4 --json",
    "npx replaykit replay --repeat 200 --report rates",
  ],
  sandbox: true,
  load: () => import("../replay/replay.ts"),
};

export const rehearse: CommandSpec = {
  name: "rehearse",
  summary: "try another model, prompt or configuration on all cases before you switch",
  usage: "[case.yaml | folder | glob …] --model <name> | --prompt <file> | --candidate-config <file>",
  about: `
Runs your cases with the current model or prompt and with each candidate, and compares the suite. Models are live, so a budget is
required; tools answer from recordings, writes are simulated. Exit code 1: a candidate is worse or was not compared, or the budget ended.
`,
  flags: [
    {
      name: "model",
      value: "<names>",
      summary: "models to try, comma-separated; openai/gpt-5 changes only requests to OpenAI",
    },
    {
      name: "prompt",
      value: "<file>",
      repeatable: true,
      summary: "a file that you changed, compared with the committed one",
    },
    {
      name: "candidate-config",
      value: "<file>",
      summary: "another replaykit.yaml, with another command or upstream",
    },
    { name: "base", value: "<ref>", summary: "with --prompt: the commit with the prompt in use (default: HEAD)" },
    { name: "attempts", value: "<n>", summary: "attempts of each case on each side (default: 2)" },
    { name: "budget", value: "<usd>", summary: "what all sides may cost together (default: budget of replaykit.yaml)" },
    jobsFlag,
    { name: "markdown", value: "<file>", summary: "also write the report as Markdown" },
    htmlFlag,
  ],
  examples: [
    "npx replaykit rehearse --model gpt-5-mini,gpt-5 --attempts 4 --html rehearsal.html",
    "npx replaykit rehearse --prompt prompts/system.md --base main 'cases/billing-*'",
  ],
  sandbox: true,
  load: () => import("../replay/rehearse.ts"),
};

export const guard: CommandSpec = {
  name: "guard",
  summary: "turn fixed cases into guards that must not come back",
  usage: "<case…>",
  about: `
Replays each case, and sets \`state: guard\` in case.yaml if it is fixed. If a live model answers, --base names the code that still fails.
`,
  flags: [...runnerFlags, baseFlag, { name: "unproven", summary: "take it as fixed, without a replay" }],
  examples: ["npx replaykit guard cases/search-loop --base main"],
  load: () => import("../replay/guard.ts"),
};

export const promote: CommandSpec = {
  name: "promote",
  summary: "make a case of a failed run and propose it as a branch or pull request",
  usage: "<run id | trace.json>",
  about: `
Makes a case as scaffold does, with reads from other runs that failed alike, and commits it to a new branch: of the checkout --to, else as
a pull request on GitHub (GITHUB_TOKEN, GITHUB_REPOSITORY, GITHUB_API_URL). It refuses a case that holds a secret.

If the failure already has a case or a pull request, its count goes up instead. If a guard's failure is back, the pull request reopens the
guard with the new run's reads.
`,
  flags: [
    ...workerFlags,
    { name: "to", value: "<checkout>", summary: "write the case on a new branch of this checkout" },
    { name: "repository", value: "<owner/name>", summary: "repository on GitHub (default: GITHUB_REPOSITORY)" },
    { name: "base", value: "<branch>", summary: "the pull request's base (default: the default branch)" },
    { name: "also", value: "<trace.json>", repeatable: true, summary: "other runs that failed alike, for their reads" },
    { name: "slug", value: "<name>", summary: "beginning of the case's id (default: from what went wrong)" },
    ...draftFlags,
    formatFlag,
    runFlag,
    ...caseFlags,
    {
      name: "assign",
      value: "<login>",
      summary: "also open an issue with the brief for this person or coding agent",
    },
    { name: "no-rate", summary: "do not measure how often the new case reproduces" },
    { name: "dry-run", summary: "show the files and the pull request's text, write nothing" },
  ],
  examples: [
    "npx replaykit promote examples/traces/search-loop.json --to .",
    "npx replaykit promote run_xyz789 --expect-none --forbid-call refund",
  ],
  load: () => import("../promote/promote.ts"),
};

export const caseMinimise: CommandSpec = {
  name: "case minimise",
  summary: "remove what a case's failure and checks do not need",
  usage: "<case> [--against <command>] [--dry-run]",
  about: `
Removes recordings, events, and fields of results, as long as lint, every check and each replay stay the same; notes.md lists them. It
refuses a case that needs a live model.
`,
  flags: [
    {
      name: "against",
      value: "<command>",
      summary:
        "the other agent (fixed or failing), which must behave as before too; also removes messages of the input",
    },
    { name: "max-replays", value: "<n>", summary: "at most this many replays (default: 200)" },
    { name: "dry-run", summary: "show what would be removed, write nothing" },
    ...runnerFlags,
  ],
  examples: ['npx replaykit case minimise wrong-refund-amount --against "node agent-before-the-fix.mjs"'],
  sandbox: true,
  load: () => import("../cases/minimise.ts"),
};

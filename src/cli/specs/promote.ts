import type { CommandSpec } from "../command.ts";
import { caseFlags } from "./expectation-flags.ts";
import { formatFlag, runFlag } from "./trace-flags.ts";
import { workerFlags } from "./worker-flags.ts";

export const promote: CommandSpec = {
  name: "promote",
  summary: "make a case of a failed run and propose it as a branch or pull request",
  usage: "<run id | trace.json>",
  about: `
Makes a case as scaffold does, and adds reads from other runs that failed alike. It refuses a case that does not tell the failure from
a good run, or that still holds a secret. Then it commits the case to a new branch:

  --to <checkout>   in a local checkout, whose files and current branch stay as they are
  otherwise         as a pull request on GitHub (GITHUB_TOKEN, GITHUB_REPOSITORY, GITHUB_API_URL)

In a checkout of the repository, its runner first replays the new case to measure how often it reproduces on the base: once, or
ten times if a live model answers.

A run id is looked up on the Worker (--worker or REPLAYKIT_WORKER_URL). If the failure already has a case, or a pull request with
one, no case is added: its count goes up. If a guard's failure is back, the pull request reopens the guard with the reads of the new
run. Most real failures carry no error: then say what a right run does, with the same flags as scaffold.
`,
  flags: [
    ...workerFlags,
    { name: "to", value: "<checkout>", summary: "write the case on a new branch of this checkout" },
    { name: "repository", value: "<owner/name>", summary: "repository on GitHub (default: GITHUB_REPOSITORY)" },
    { name: "base", value: "<branch>", summary: "branch that the pull request is for (default: the default branch)" },
    { name: "also", value: "<trace.json>", repeatable: true, summary: "other runs that failed alike, for their reads" },
    { name: "slug", value: "<name>", summary: "beginning of the case's id (default: from what went wrong)" },
    { name: "title", value: "<text>", summary: "title for people" },
    formatFlag,
    runFlag,
    ...caseFlags,
    { name: "runner", value: "<name>", summary: "which runner of replaykit.yaml replays it" },
    { name: "tag", value: "<name>", repeatable: true, summary: "tag for selecting cases, such as smoke" },
    {
      name: "assign",
      value: "<login>",
      summary: "also open an issue with the case's brief for this person or coding agent",
    },
    { name: "no-rate", summary: "do not replay the new case to measure how often it reproduces" },
    { name: "dry-run", summary: "show the files and the pull request's text, and write nothing" },
  ],
  examples: [
    "replaykit promote examples/traces/search-loop.json --to .",
    "replaykit promote run_xyz789 --expect-none --forbid-call refund",
  ],
  load: () => import("../commands/promote.ts"),
};

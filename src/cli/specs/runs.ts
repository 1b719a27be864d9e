import type { CommandSpec, Flag } from "../command.ts";
import { filterFlags, formatFlag, jobsFlag, workerFlags, runnerFlags } from "./flags.ts";

export const storeFlag: Flag = {
  name: "store",
  value: "<file>",
  summary: "store of runs (default: .replaykit/store.db at the project's root)",
};

/** Flags that say where a run is; `run-place.ts` reads them. */
export const fromFlags: Flag[] = [
  { name: "from", value: "<local | url>", summary: "where the runs are: local, or the address of a Worker" },
  ...workerFlags,
  storeFlag,
];

export const runs: CommandSpec = {
  name: "runs",
  summary: "list the runs of the local store or of a Worker",
  usage: "",
  about: `
Lists the runs that an agent recorded with the SDK, or those of a Worker (--worker or REPLAYKIT_WORKER_URL), newest first. Other commands
take their ids, and look in the store first, then on the Worker.
`,
  flags: [
    ...fromFlags,
    { name: "status", value: "<status>", summary: "only success, error, unknown or running" },
    ...filterFlags,
    { name: "limit", value: "<n>", summary: "at most this many (default: 20)" },
  ],
  examples: ["npx replaykit runs --worker https://replaykit.example.workers.dev --agent billing --since 24h"],
  load: async () => ({ run: (await import("../runs/runs.ts")).runs }),
};

export const watch: CommandSpec = {
  name: "runs watch",
  summary: "replay a sample of successful runs, and list the suspicious ones first",
  usage: "[trace.json | run …] --budget <usd>",
  about: `
Replays a sample of successful runs with the agent of this checkout: those named, else the Worker's (--from) or the local store's. Models
are live, tools answer from recordings, writes are simulated. Runs whose re-runs most often make other writes come first. The exit code is
0, whatever it finds, and 1 after Ctrl-C.
`,
  flags: [
    ...fromFlags,
    formatFlag,
    ...filterFlags
      .filter(({ name }) => name !== "group" && name !== "since")
      .concat({ name: "since", value: "<time>", summary: "only runs since then (default: 24h)" }),
    { name: "sample", value: "<n>", summary: "how many runs to replay (default: 20)" },
    { name: "reruns", value: "<n>", summary: "how often to replay each: 1, 2 or 3 (default: 3)" },
    {
      name: "budget",
      value: "<usd>",
      summary: "what all re-runs may cost together (default: budget of replaykit.yaml)",
    },
    jobsFlag,
    ...runnerFlags,
  ],
  examples: [
    "npx replaykit runs watch traces/*.json --budget 1",
    "npx replaykit runs watch --from https://replaykit.example.workers.dev --since 24h --sample 50 --budget 5",
  ],
  sandbox: true,
  load: () => import("../runs/watch.ts"),
};

export const continueFlags: Flag[] = [
  ...fromFlags,
  ...runnerFlags,
  { name: "timeout", value: "<duration>", summary: "limit for the run (default: 10m)" },
  { name: "agent-version", value: "<version>", summary: "version of the agent that continues" },
  { name: "id", value: "<id>", summary: "id of the new run (default: the old one's with -fork-<n>)" },
];

export const resume: CommandSpec = {
  name: "runs resume",
  formerly: "resume",
  summary: "continue a run that stopped",
  usage: "<run> [--step <n>]",
  about: `
Continues a run that stopped: starts your agent with REPLAYKIT_CHECKPOINT_PATH. Recorded steps are served, the rest runs, writes included.
A Worker's run is copied to the local store first.
`,
  flags: [{ name: "step", value: "<n>", summary: "continue from this step, in a new run" }, ...continueFlags],
  examples: [`npx replaykit runs resume run-1 --runner-cmd "node agent.mjs"`],
  load: async () => ({ run: (await import("../runs/runs.ts")).resume }),
};

export const fork: CommandSpec = {
  name: "runs fork",
  formerly: "fork",
  summary: "start a new run from a step of another, with new data or another agent",
  usage: "<run> --step <n>",
  about: `
Starts a new run that shares the steps of another up to --step. From there your agent runs for real, writes included, with the state that
--set and --patch changed. The original does not change.
`,
  flags: [
    { name: "step", value: "<n>", summary: "the last step that is shared" },
    { name: "set", value: "</pointer=json>", repeatable: true, summary: "a new value in the state at that step" },
    { name: "patch", value: "<file.json>", summary: "JSON merge patch for the state at that step" },
    ...continueFlags,
  ],
  examples: [`npx replaykit runs fork run-1 --step 1 --set /retrieved_docs='[]' --runner-cmd "node agent.mjs"`],
  load: async () => ({ run: (await import("../runs/runs.ts")).fork }),
};

export const tree: CommandSpec = {
  name: "runs tree",
  formerly: "tree",
  summary: "draw a run with its forks",
  usage: "<run>",
  about: `
Draws the run, what it was forked from and its forks, with the step of each.
`,
  flags: fromFlags,
  examples: ["npx replaykit runs tree run-1"],
  load: async () => ({ run: (await import("../runs/runs.ts")).tree }),
};

export const bisect: CommandSpec = {
  name: "runs bisect",
  formerly: "bisect",
  summary: "find the first part of the state that decides between a good and a bad run",
  usage: "<good run> <bad run>",
  about: `
Forks the bad run with parts of the good run's state until it ends like the good one. Names the first step that decides, and in it the first
key or list element. The agent must use the SDK. Forks ask models and declared reads for real, and make no write. Exit code 1: nothing was
found.
`,
  flags: continueFlags.filter(({ name }) => name !== "id" && name !== "agent-version"),
  examples: [`npx replaykit runs bisect with-a-document run_xyz789 --runner-cmd "node agent.mjs"`],
  load: () => import("../runs/bisect.ts"),
};

export const store: CommandSpec = {
  name: "runs store",
  formerly: "store",
  summary: "clean up, measure or verify the local store",
  usage: "<gc | stats | verify | flag <run>>",
  about: `
gc deletes runs older than their class allows (success 7 days, failed 30, flagged 90, test 1) and frees space. flag keeps a run as long as
flagged ones. stats counts. verify reads everything; exit code 1 means damage.
`,
  flags: [
    storeFlag,
    { name: "keep", value: "<class=days>", repeatable: true, summary: "with gc: another retention time for a class" },
  ],
  examples: ["npx replaykit runs store gc --keep success=1", "npx replaykit runs store verify"],
  load: () => import("../runs/store.ts"),
};

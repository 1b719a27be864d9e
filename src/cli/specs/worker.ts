import type { CommandSpec } from "../command.ts";
import { workerFlags, filterFlags, expectationFlags, formatFlag, serviceFlags } from "./flags.ts";

export const worker: CommandSpec = {
  name: "worker",
  summary: "run, deploy and manage a Worker, its projects and tokens",
  usage: "dev | deploy [<folder>] | project [<name>] | token <project> | audit <project>",
  about: `
dev starts the Worker on this machine, without an account. Its secrets and data are in .replaykit/worker.

deploy publishes or upgrades it in your Cloudflare account, with wrangler. The first time it writes its configuration to replaykit-worker
(or <folder>), and creates all that it needs.

The others need the administrator's token (REPLAYKIT_ADMIN_TOKEN). project lists the projects, or shows one's settings. --settings changes
only what it names; null resets a setting, and a masked secret stays. token creates a token, which is shown once. audit shows who did what.
`,
  flags: [
    { name: "worker", value: "<url>", summary: "address of the Worker (default: REPLAYKIT_WORKER_URL)" },
    { name: "create", summary: "project: create it" },
    { name: "settings", value: "<json>", summary: 'project: what to change, e.g. {"repositories":["acme/agent"]}' },
    { name: "export", value: "<file>", summary: "project: write everything in it to this file, line by line" },
    { name: "import", value: "<file>", summary: "project: create it from such a file; repeat an interrupted import" },
    { name: "rebuild", summary: "project: make its index again from the stored runs" },
    { name: "delete", summary: "project: remove it with its runs and tokens; its audit stays" },
    { name: "yes", summary: "project --delete: do not ask" },
    { name: "name", value: "<text>", summary: "token: what it is for (default: cli)" },
    {
      name: "scope",
      value: "<scope>",
      repeatable: true,
      summary: "token: ingest, read, promote, metrics or admin (default: ingest)",
    },
    { name: "expires", value: "<duration>", summary: "token: how long it is valid, e.g. 90d (default: until revoked)" },
    { name: "list", summary: "token: list them" },
    { name: "revoke", value: "<id>", summary: "token: revoke one, by the id that --list shows" },
    { name: "dry-run", summary: "deploy: build the Worker and show what would be done" },
    { name: "port", value: "<n>", summary: "dev: port (default: 8787)" },
  ],
  examples: [
    "npx replaykit worker dev",
    "npx replaykit worker deploy --dry-run",
    `npx replaykit worker project billing --create --settings '{"repositories":["acme/billing"]}'`,
    "npx replaykit worker token billing --scope ingest --name agents",
    "npx replaykit worker project billing --export billing.jsonl",
  ],
  load: () => import("../worker/worker.ts"),
};

export const push: CommandSpec = {
  name: "worker push",
  formerly: "push",
  summary: "send traces to a Worker",
  usage: "<files… | folders… | -> | --from <service>",
  about: `
Redacts traces and sends them in batches. A run is stored once, so repeat an interrupted transfer.

A user, session or label that is a mail address, phone number or IP address is sent unredacted, so that you can find and erase by it. The
Worker hashes it, and stores it redacted.
`,
  flags: [...workerFlags, formatFlag, ...serviceFlags],
  examples: [
    "npx replaykit worker push --from langfuse --since 1d",
    "npx replaykit worker push traces/*.json --worker https://replaykit.example.workers.dev",
  ],
  load: () => import("../worker/push.ts"),
};

export const pull: CommandSpec = {
  name: "worker pull",
  formerly: "pull",
  summary: "fetch traces from a Worker",
  usage: "[run id…]",
  about: `
Writes the named runs, or those that match the filters, as files <id>.json.
`,
  flags: [
    ...workerFlags,
    { name: "out", short: "o", value: "<folder>", summary: "folder for the traces (default: traces)" },
    { name: "status", value: "<status>", summary: "only success, error or unknown" },
    ...filterFlags,
    { name: "limit", value: "<n>", summary: "at most this many (default: 100)" },
  ],
  examples: [
    "npx replaykit worker pull --status error --limit 20",
    "npx replaykit worker pull 3f9a1c02d4e5f60718293a4b --out incident",
  ],
  load: async () => ({ run: (await import("../worker/runs.ts")).pull }),
};

export const groups: CommandSpec = {
  name: "worker groups",
  formerly: "groups",
  summary: "list the groups of failures that a Worker has seen",
  usage: "",
  about: `
Lists the groups of runs that failed in the same way, newest first, with how often and since when.
`,
  flags: [
    ...workerFlags,
    { name: "state", value: "<state>", summary: "only groups in this state, such as new" },
    { name: "agent", value: "<name>", summary: "only groups of this agent" },
    { name: "limit", value: "<n>", summary: "at most this many (default: 50)" },
  ],
  examples: ["npx replaykit worker groups --state new --json"],
  load: async () => ({ run: (await import("../worker/runs.ts")).groups }),
};

export const releases: CommandSpec = {
  name: "worker releases",
  summary: "list the releases of agents, and how often each failed",
  usage: "",
  about: `
Lists the releases of agents (version, commit, prompt, model and tools), newest first, with the share of failed runs and a 95 % interval.
`,
  flags: [
    ...workerFlags,
    ...filterFlags.filter(({ name }) => name === "agent" || name === "since"),
    { name: "limit", value: "<n>", summary: "at most this many (default: 50)" },
  ],
  examples: ["npx replaykit worker releases --agent billing --since 30d --json"],
  load: async () => ({ run: (await import("../worker/runs.ts")).releases }),
};

export const find: CommandSpec = {
  name: "worker find",
  formerly: "find",
  summary: "find a run on a Worker by run, trace, session, user or label",
  usage: "<text>",
  about: `
Searches for a run id, then a trace, session or user id, then a label (value, or name:value). Prints the matching runs, or why a run is
missing.
`,
  flags: [...workerFlags],
  examples: ["npx replaykit worker find run_xyz789", "npx replaykit worker find ticket:INC-7"],
  load: async () => ({ run: (await import("../worker/runs.ts")).find }),
};

export const feedback: CommandSpec = {
  name: "worker feedback",
  formerly: "feedback",
  summary: "say on a Worker that a run was bad or good",
  usage: "<run id>",
  about: `
Marks a run as failed (or right, with --good) and says what a right run does, so that it can become a case.
`,
  flags: [
    ...workerFlags,
    { name: "good", summary: "the run was right" },
    { name: "comment", value: "<text>", summary: "what was wrong, in words" },
    ...expectationFlags,
  ],
  examples: [
    'npx replaykit worker feedback 3f9a1c02d4e5f60718293a4b --comment "refunded too much" --forbid-call refund',
  ],
  load: async () => ({ run: (await import("../worker/runs.ts")).feedback }),
};

export const erase: CommandSpec = {
  name: "worker erase",
  formerly: "erase",
  summary: "erase a run, or all runs of a user, from a Worker",
  usage: "[<run id>]",
  about: `
Erases the run, and refuses it if it is sent again. Lists copies elsewhere (cases in git, artifacts of workflows) that you must delete.
--user needs a token of scope admin. Exit code 1: this user has no runs.
`,
  flags: [
    ...workerFlags,
    { name: "user", value: "<user id>", summary: "all runs of this user, as it was sent with them" },
    { name: "yes", summary: "erase without asking" },
  ],
  examples: [
    "npx replaykit worker erase 3f9a1c02d4e5f60718293a4b --yes",
    "npx replaykit worker erase --user ann@example.com --yes",
  ],
  load: async () => ({ run: (await import("../worker/runs.ts")).erase }),
};

export const coverage: CommandSpec = {
  name: "worker coverage",
  summary: "say how many of this week's failures your guards cover, and which to cover next",
  usage: "",
  about: `
Counts the last seven days' failed runs that a guard covers, that only have a case, and that have none. The largest groups without a case
follow, with the command that makes one. A case covers failures with one of its fingerprints; for cases of other repositories, the
group's state in the inbox counts.
`,
  flags: [
    ...workerFlags,
    { name: "limit", value: "<n>", summary: "at most this many groups without a case, up to 20 (default: 5)" },
  ],
  examples: ["npx replaykit worker coverage --limit 20 --json"],
  load: () => import("../worker/coverage.ts"),
};

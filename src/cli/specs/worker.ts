import type { CommandSpec } from "../command.ts";

export const worker: CommandSpec = {
  name: "worker",
  summary: "run, deploy and look after a Worker: its projects and tokens",
  usage: "dev | deploy [<folder>] | project [<name>] | token <project> | audit <project>",
  about: `
dev starts the Worker on this machine with the same code, real storage and no account; its secrets and data are kept in
.replaykit/worker.

deploy publishes it with your Cloudflare account, and can be repeated at any time. The first time it writes its configuration into
replaykit-worker (or <folder>), which is yours from then on, makes the database, the bucket and the secrets, applies the migrations,
sets the lifecycle rules, and makes a first project and token. Later it applies what is pending before it uploads. --dry-run says what
it would do. It needs wrangler (npm install --save-dev wrangler) and its login.

project lists the projects; with a name it shows its settings, with --create it makes one. --settings changes what it names and leaves
the rest; null takes a setting back to its default. token makes a token, which is shown once. audit shows who did what.

project, token and audit are for who holds the administrator's token (REPLAYKIT_ADMIN_TOKEN).
`,
  flags: [
    { name: "worker", value: "<url>", summary: "address of the Worker (default: REPLAYKIT_WORKER_URL)" },
    { name: "create", summary: "project: make it where there is none of this name" },
    { name: "settings", value: "<json>", summary: 'project: what to change, e.g. {"repositories":["acme/agent"]}' },
    { name: "export", value: "<file>", summary: "project: write all that it holds to this file, line by line" },
    {
      name: "import",
      value: "<file>",
      summary: "project: make it from such a file, on a Worker that has none of this name; repeat what was cut off",
    },
    { name: "delete", summary: "project: remove it with its runs and tokens; its audit stays" },
    { name: "yes", summary: "project --delete: without asking" },
    { name: "name", value: "<text>", summary: "token: what it is for (default: cli)" },
    {
      name: "scope",
      value: "<scope>",
      repeatable: true,
      summary: "token: ingest, read, promote, metrics or admin (default: ingest)",
    },
    { name: "expires", value: "<duration>", summary: "token: how long it holds, e.g. 90d (default: until revoked)" },
    { name: "list", summary: "token: list them" },
    { name: "revoke", value: "<id>", summary: "token: revoke one, by the id that --list shows" },
    { name: "dry-run", summary: "deploy: build the Worker and say what would be done" },
    { name: "port", value: "<n>", summary: "dev: port (default: 8787)" },
  ],
  examples: [
    "replaykit worker dev",
    "replaykit worker deploy --dry-run",
    `replaykit worker project billing --create --settings '{"repositories":["acme/billing"]}'`,
    "replaykit worker token billing --scope ingest --name agents",
    "replaykit worker token billing --list",
    "replaykit worker project billing --export billing.jsonl",
    "replaykit worker project billing --import billing.jsonl",
  ],
  load: () => import("../commands/worker.ts"),
};

import type { CommandSpec } from "../command.ts";

export const worker: CommandSpec = {
  name: "worker",
  summary: "run, deploy and manage a Worker, its projects and tokens",
  usage: "dev | deploy [<folder>] | project [<name>] | token <project> | audit <project>",
  about: `
dev starts the Worker on this machine, with real storage and no account. Its secrets and data are in .replaykit/worker.

deploy publishes it to your Cloudflare account; run it again at any time. The first time it writes its configuration to
replaykit-worker (or <folder>), creates the database, the bucket and the secrets, applies the migrations, sets the lifecycle rules, and
creates a first project and token. The configuration is yours from then on. Later it applies pending migrations, then uploads.
--dry-run says what it would do. It needs wrangler (npm install --save-dev wrangler), logged in.

project lists the projects. With a name it shows the project's settings; with --create it creates the project. --settings changes only
the settings that it names; null resets one to its default. token creates a token, which is shown once. audit shows who did what.

project, token and audit need the administrator's token (REPLAYKIT_ADMIN_TOKEN).
`,
  flags: [
    { name: "worker", value: "<url>", summary: "address of the Worker (default: REPLAYKIT_WORKER_URL)" },
    { name: "create", summary: "project: create it" },
    { name: "settings", value: "<json>", summary: 'project: what to change, e.g. {"repositories":["acme/agent"]}' },
    { name: "export", value: "<file>", summary: "project: write everything in it to this file, line by line" },
    {
      name: "import",
      value: "<file>",
      summary: "project: create it from such a file; repeat an import that was interrupted",
    },
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

import type { CommandSpec } from "../command.ts";

export const worker: CommandSpec = {
  name: "worker",
  topic: "Worker",
  summary: "run, deploy and look after a Worker: its projects and tokens",
  usage: "dev | deploy | project <name> | token <project>",
  about: `
dev starts the Worker on this machine with the same code, real storage and no account. deploy publishes it with your Cloudflare
account. project makes a project, or changes its settings; token makes a token for it, which is shown once.

project and token are for who holds the administrator's token (REPLAYKIT_ADMIN_TOKEN).
`,
  flags: [
    { name: "worker", value: "<url>", summary: "address of the Worker (default: REPLAYKIT_WORKER_URL)" },
    { name: "settings", value: "<json>", summary: 'project: its settings, e.g. {"repositories":["acme/agent"]}' },
    { name: "name", value: "<text>", summary: "token: what it is for (default: cli)" },
    {
      name: "scope",
      value: "<scope>",
      repeatable: true,
      summary: "token: ingest, read, promote or admin (default: ingest)",
    },
    { name: "port", value: "<n>", summary: "dev: port (default: 8787)" },
  ],
  examples: [
    "replaykit worker dev",
    `replaykit worker project billing --settings '{"repositories":["acme/billing"]}'`,
    "replaykit worker token billing --scope ingest --name agents",
  ],
  load: () => import("../commands/worker.ts"),
};

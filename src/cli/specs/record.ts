import type { CommandSpec } from "../command.ts";

export const record: CommandSpec = {
  name: "record",
  summary: "run your agent once and record what it asks models and tools",
  usage: "[--out <trace.json>] -- <command …>",
  about: `
Starts a gateway on 127.0.0.1, runs the command with the gateway's addresses as base URLs, and passes everything on to the real
provider. It writes what passed, redacted: a trace and the model's exact answers. Your code does not change: the official clients of
OpenAI, Anthropic and Gemini read their base URL from the environment. The real key stays in the gateway.

If tools ran unseen inside the agent, it names their functions and the lines of \`tools\` in replaykit.yaml that route them.

An exit code other than 0 makes the run a failed run.
`,
  flags: [
    { name: "out", short: "o", value: "<file>", summary: "the trace to write (default: trace.json)" },
    {
      name: "model-fixtures",
      value: "<file>",
      summary: "where the model's answers go (default: beside the trace, <name>.model.json)",
    },
    {
      name: "write-config",
      summary:
        "add unseen functions to `tools` in replaykit.yaml, where it is clear which is meant, and `{input}` to the runner",
    },
    { name: "force", summary: "overwrite an existing recording (default: write trace-2.json)" },
    { name: "id", value: "<id>", summary: "id of the run (default: a new one)" },
    { name: "agent", value: "<name>", summary: "name of the agent, which chooses its runner" },
  ],
  examples: [
    `replaykit record -- python agent.py "Why was I charged?"`,
    "replaykit record --out runs/1.json --agent billing-agent -- node agent.mjs",
  ],
  load: () => import("../commands/record.ts"),
};

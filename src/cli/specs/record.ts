import type { CommandSpec } from "../command.ts";

export const record: CommandSpec = {
  name: "record",
  summary: "run your agent once and record what it asks models and tools",
  usage: "[--out <trace.json>] -- <command …>",
  about: `
Starts a gateway on 127.0.0.1, runs the command with its addresses as base URLs, passes everything through to the real
provider and writes what passed, redacted: a trace, and the model's answers to the letter. No code change and no SDK: the
official clients of OpenAI, Anthropic and Gemini read their base URL from the environment. The real key stays in the gateway.

Tools that ran inside of the agent, unseen, are named with the functions that were found in the repository and the lines of
\`tools\` in replaykit.yaml that route them.

A run that ends with an exit code other than 0 is a failed run.
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
      summary: "add functions that passed unseen to `tools` in replaykit.yaml, where it is clear which is meant",
    },
    { name: "force", summary: "write over a recording that is there (default: trace-2.json beside it)" },
    { name: "id", value: "<id>", summary: "id of the run (default: a new one)" },
    { name: "agent", value: "<name>", summary: "name of the agent, which chooses its runner" },
  ],
  examples: [
    `replaykit record -- python agent.py "Why was I charged?"`,
    "replaykit record --out runs/1.json --agent billing-agent -- node agent.mjs",
  ],
  load: () => import("../commands/record.ts"),
};

import type { CommandSpec } from "../command.ts";

export const importTraces: CommandSpec = {
  name: "import",
  topic: "Traces",
  summary: "turn traces of any known format into ReplayKit's own",
  usage: "<files… | ->",
  about: `
Reads traces in any format of \`replaykit formats\` and writes them in ReplayKit's own: one a line on standard output, or one a
file into --out. For each it says on standard error how well it can be replayed, and which setting records what is missing.
Nothing is taken out: pass traces with secrets on through \`replaykit redact\`.

Rows of CSV or JSON lines are read by a mapping (YAML or JSON) that names the column for each part: run (the only one that must
be there), at, role, content, tool, args, output, error, call_id, status, agent.
`,
  flags: [
    { name: "format", value: "<name>", summary: "format of the files (default: recognised by content)" },
    { name: "mapping", value: "<file>", summary: "read the files as tables, by this mapping" },
    { name: "out", short: "o", value: "<folder>", summary: "write one file a trace into this folder" },
  ],
  examples: [
    "replaykit import spans.json --out traces",
    "replaykit import calls.csv --mapping mapping.yaml > traces.ndjson",
  ],
  load: () => import("../commands/import.ts"),
};

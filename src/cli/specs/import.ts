import type { CommandSpec } from "../command.ts";

export const importTraces: CommandSpec = {
  name: "import",
  summary: "turn traces of any known format into ReplayKit's own",
  usage: "<files… | folders… | -> | --from <service>",
  about: `
Reads traces in any format of \`replaykit trace formats\` and writes them in ReplayKit's own: one a line on standard output, or one a
file into --out. For each it says on standard error how well it can be replayed, and which setting records what is missing.
Nothing is taken out, for the traces stay on this machine: --redact replaces secrets and personal data by the project's rules.

Files may be packed with gzip or zstandard. Of a folder everything in it is read; what is no trace, and links that lead out of it,
are left aside and named. A file that cannot be read is named with the place of the fault, and so is an item of a list or of lines;
the others are imported. Files of lines may be of any size: those beyond 64 MiB are read in pieces, of which each holds whole runs.
Memory does not grow with them: where runs are spread over a file, an index of its lines lies in a temporary file.
Only where nothing could be read is the exit code 2. Batches of one trace in several files become one
trace.

Rows of CSV, of JSON lines or inside documents are read by a mapping (YAML or JSON) that names the column for each part: run (the
only one that must be there), rows, at, role, roles, input, content, tool, args, output, error, call_id, status, agent.

--from asks a service for the runs that are over, by the variables of its own SDKs: LANGFUSE_PUBLIC_KEY, LANGFUSE_SECRET_KEY and
LANGFUSE_BASE_URL (or LANGFUSE_HOST); LANGSMITH_API_KEY, LANGSMITH_ENDPOINT and LANGSMITH_PROJECT. It remembers in .replaykit/pulls how
far it came: the next time it brings only what is new. --since says where the first one begins; an earlier one begins anew. What goes
on meanwhile waits for the next time, an hour at most. Where the service asks to wait, it waits.
`,
  flags: [
    { name: "format", value: "<name>", summary: "format of the files (default: recognised by content)" },
    { name: "from", value: "<service>", summary: "ask langfuse or langsmith instead of reading files" },
    { name: "since", value: "<time>", summary: "--from: where the first pull begins, e.g. 7d (default: 1d)" },
    { name: "mapping", value: "<file>", summary: "read the files as tables, by this mapping" },
    { name: "max-size", value: "<MiB>", summary: "largest document or run that is read at once (default: 64)" },
    { name: "redact", summary: "replace secrets and personal data, equal values alike in all traces" },
    { name: "out", short: "o", value: "<folder>", summary: "write one file a trace into this folder" },
  ],
  examples: [
    "replaykit import spans.json --out traces",
    "replaykit import ~/.claude/projects --redact > sessions.ndjson",
    "replaykit import --from langfuse --since 1d | replaykit worker push -",
    "replaykit import calls.csv --mapping mapping.yaml > traces.ndjson",
  ],
  load: () => import("../commands/import.ts"),
};

import type { CommandSpec } from "../command.ts";

export const importTraces: CommandSpec = {
  name: "import",
  summary: "turn traces of any known format into ReplayKit's own",
  usage: "<files… | folders… | -> | --from <service>",
  about: `
Reads traces in any format of \`replaykit trace formats\` and writes them in ReplayKit's own: one a line on standard output, or one a
file with --out. Standard error says how well each can be replayed, and which setting records what is missing. Secrets stay
in, since the traces stay on this machine; --redact replaces secrets and personal data by the project's rules.

Files can be packed with gzip or zstandard. In a folder, files that are not traces and links that lead out of it are skipped and
named. A file or item that cannot be read is named with its fault, and the rest is imported. The exit code is 2 only if nothing could be
read. Files of lines can have any size: above 64 MiB they are read in pieces, with a temporary index, so that memory does not
grow. Batches of one trace in several files become one trace.

A mapping (YAML or JSON) reads rows of CSV, of JSON lines or inside documents. It names the column of each part: run (required), rows,
at, role, roles, input, content, tool, args, output, error, call_id, status, agent.

--from asks a service for finished runs, with the variables of its own SDKs: LANGFUSE_PUBLIC_KEY, LANGFUSE_SECRET_KEY and
LANGFUSE_BASE_URL (or LANGFUSE_HOST); LANGSMITH_API_KEY, LANGSMITH_ENDPOINT and LANGSMITH_PROJECT. It remembers its position in
.replaykit/pulls and fetches only what is new. --since sets where the first pull begins; an earlier time starts over. Unfinished
runs wait for the next time, at most an hour. If the service asks to wait, it waits.
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

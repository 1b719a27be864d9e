import type { CommandSpec } from "../command.ts";
import { serviceFlags } from "./flags.ts";

export const init: CommandSpec = {
  name: "init",
  summary: "write replaykit.yaml and the workflows for this repository",
  usage: "",
  about: `
Writes what is missing: replaykit.yaml and, under .github/workflows, replaykit.yml and replaykit-report.yml (for pull requests from forks).
`,
  flags: [
    { name: "runner-cmd", value: "<command>", summary: "the command that runs your agent for one case" },
    { name: "shards", value: "<n>", summary: "write the sharded workflow, with n jobs and a merge" },
    { name: "commands", summary: "write the workflow for comments such as /replaykit accept" },
    { name: "watch", summary: "write the nightly workflow for npx replaykit runs watch" },
    { name: "force", summary: "overwrite existing files" },
    { name: "dry-run", summary: "show what would be written, write nothing" },
  ],
  examples: [`npx replaykit init --runner-cmd "uv run agent.py"`],
  load: () => import("../init/init.ts"),
};

export const record: CommandSpec = {
  name: "record",
  summary: "run your agent once and record what it asks models and tools",
  usage: "[--out <trace.json>] -- <command …>",
  about: `
Runs the command behind a gateway on 127.0.0.1, and writes a redacted trace and the model's answers. If tools ran unseen inside the agent,
it prints the lines of \`tools\` in replaykit.yaml that route them. If the command ends with a code other than 0, the run failed.
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
      summary: "add unseen, unambiguous functions to `tools` in replaykit.yaml, and `{input}` to the runner",
    },
    { name: "force", summary: "overwrite an existing recording (default: write trace-2.json)" },
    { name: "id", value: "<id>", summary: "id of the run (default: a new one)" },
    { name: "agent", value: "<name>", summary: "name of the agent, which chooses its runner" },
  ],
  examples: [
    `npx replaykit record -- python agent.py "Why was I charged?"`,
    "npx replaykit record --out runs/1.json --agent billing-agent -- node agent.mjs",
  ],
  load: () => import("../traces/record.ts"),
};

export const importTraces: CommandSpec = {
  name: "import",
  summary: "turn traces of any known format into ReplayKit's own",
  usage: "<files… | folders… | -> | --from <service>",
  about: `
Reads traces in any format of \`npx replaykit trace formats\`, also packed with gzip or zstandard, and writes ReplayKit's own: one a line on
standard output, or one a file with --out. Standard error says how well each can be replayed. Without --redact, secrets stay in the traces.
What it cannot read is named and skipped; the exit code is 2 only if nothing could be read.

A mapping (YAML or JSON) names the column of each part of a table: run (required), rows, at, role, roles, input, content, tool, args,
output, error, call_id, status, agent. Tables of MLflow's traces need none.

--from asks a service for what is new, with the variables of its own SDK (LANGFUSE_… or LANGSMITH_…).
`,
  flags: [
    { name: "format", value: "<name>", summary: "format of the files (default: recognised by content)" },
    ...serviceFlags,
    { name: "mapping", value: "<file>", summary: "read the files as tables, by this mapping" },
    { name: "max-size", value: "<MiB>", summary: "largest document or run that is read at once (default: 64)" },
    { name: "redact", summary: "replace secrets and personal data, equal values alike in all traces" },
    { name: "out", short: "o", value: "<folder>", summary: "write one file a trace into this folder" },
  ],
  examples: [
    "npx replaykit import spans.json --out traces",
    "npx replaykit import ~/.claude/projects --redact > sessions.ndjson",
    "npx replaykit import --from langfuse --since 1d --out traces",
    "npx replaykit import calls.csv --mapping mapping.yaml > traces.ndjson",
  ],
  load: () => import("../import/import.ts"),
};

export const doctor: CommandSpec = {
  name: "doctor",
  summary: "try the set-up and say what to do next",
  usage: "",
  about: `
Checks that the configuration can be read, runners start and get fixtures, each tool's effect is known, and a needed key is there.
`,
  flags: [],
  examples: ["npx replaykit doctor"],
  load: () => import("../doctor/doctor.ts"),
};

export const lint: CommandSpec = {
  name: "lint",
  summary: "check that cases are sound",
  usage: "[case.yaml | folder | glob …]",
  about: `
Refuses a case unless its signatures hold on its own source trace and not on an empty run, and its assertions fail on both. Also
finds unknown keys and fixtures, secrets, writes set to live, and quarantines that are expired or lack owner, reason or date.
`,
  flags: [{ name: "fix", summary: "correct simple mistakes, and keep your comments" }],
  examples: ["npx replaykit lint --fix"],
  load: () => import("../cases/lint.ts"),
};

export const migrate: CommandSpec = {
  name: "case migrate",
  formerly: "migrate",
  summary: "rewrite cases of an older format",
  usage: "[folder | glob …]",
  about: `
Rewrites cases of the previous format, and keeps your comments. Both formats can be read.
`,
  flags: [{ name: "dry-run", summary: "show what would change, write nothing" }],
  examples: ["npx replaykit case migrate"],
  load: () => import("../cases/migrate.ts"),
};

export const schema: CommandSpec = {
  name: "schema",
  summary: "print the JSON Schema of case.yaml, replaykit.yaml or a trace",
  usage: "case | config | trace",
  about: `
Prints the JSON Schema of case.yaml, replaykit.yaml or a trace. Name it at the top of a file, so that editors complete and check it:
# yaml-language-server: $schema=./case.schema.json
`,
  flags: [],
  examples: ["npx replaykit schema case > case.schema.json"],
  load: () => import("../cases/schema.ts"),
};

export const formats: CommandSpec = {
  name: "trace formats",
  formerly: "formats",
  summary: "list the trace formats that are read",
  usage: "",
  about: `
Lists the formats that ReplayKit reads, with what each holds or lacks.
`,
  flags: [],
  examples: ["npx replaykit trace formats"],
  load: async () => ({ run: (await import("../traces/traces.ts")).formats }),
};

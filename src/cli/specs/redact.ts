import type { CommandSpec } from "../command.ts";

export const redact: CommandSpec = {
  name: "trace redact",
  formerly: "redact",
  summary: "print a trace without secrets and personal data",
  usage: "<trace.json | ->",
  about: `
Replaces secrets and personal data; equal values get equal placeholders. Standard error lists what was replaced, never the value.
With a key (REPLAYKIT_REDACTION_KEY) placeholders are the same in every run of the project.
`,
  flags: [{ name: "check", summary: "print nothing; exit code 1 if something would be replaced" }],
  examples: [
    "replaykit trace redact trace.json > safe.json",
    "replaykit trace redact --check cases/search-loop/source-trace.json",
  ],
  load: () => import("../commands/redact.ts"),
};

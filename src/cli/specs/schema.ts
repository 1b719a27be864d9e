import type { CommandSpec } from "../command.ts";

export const schema: CommandSpec = {
  name: "schema",
  summary: "print the JSON Schema of case.yaml, replaykit.yaml or a trace",
  usage: "case | config | trace",
  about: `
For editors: put the schema's path in a comment at the top of the file, and they complete and check it:
# yaml-language-server: $schema=./case.schema.json
`,
  flags: [],
  examples: ["replaykit schema case > case.schema.json", "replaykit schema config", "replaykit schema trace"],
  load: () => import("../commands/schema.ts"),
};

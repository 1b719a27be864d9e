import type { CommandSpec } from "../command.ts";

export const schema: CommandSpec = {
  name: "schema",
  topic: "Set-up",
  summary: "print the JSON Schema of case.yaml or replaykit.yaml",
  usage: "case | config",
  about: `
For editors: put the schema's path in a comment at the top of the file, and they complete and check it:
# yaml-language-server: $schema=./case.schema.json
`,
  flags: [],
  examples: ["replaykit schema case > case.schema.json", "replaykit schema config"],
  load: () => import("../commands/schema.ts"),
};

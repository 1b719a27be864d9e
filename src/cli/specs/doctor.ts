import type { CommandSpec } from "../command.ts";

export const doctor: CommandSpec = {
  name: "doctor",
  summary: "try the set-up and say what to do next",
  usage: "",
  about: `
Checks that the configuration reads, every runner starts, fixtures reach it, each tool's effect is known, and a key is there
or not needed. Every finding comes with the command that fixes it.
`,
  flags: [],
  examples: ["replaykit doctor", "replaykit doctor --json"],
  load: () => import("../commands/doctor.ts"),
};

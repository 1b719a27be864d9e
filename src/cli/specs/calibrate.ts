import type { CommandSpec } from "../command.ts";

export const calibrate: CommandSpec = {
  name: "case calibrate",
  formerly: "calibrate",
  summary: "compare the judge with people's answers",
  usage: "[case…]",
  about: `
Asks the judge of replaykit.yaml about every output that a person has answered about (\`replaykit case review\`), and prints how often
both said the same and Cohen's kappa: 0 is what chance gives, 1 is always the same, and from about 0.6 on a judge is worth
having. Where they differ it shows the judge's reason.

The answered outputs come from the recorded runs of the cases and from the evidence kept in .replaykit/runs.
`,
  flags: [{ name: "min-kappa", value: "<n>", summary: "exit with 1 where kappa is lower or not defined, e.g. 0.6" }],
  examples: ["replaykit case calibrate", "replaykit case calibrate search-loop --min-kappa 0.6"],
  load: () => import("../commands/calibrate.ts"),
};

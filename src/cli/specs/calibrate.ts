import type { CommandSpec } from "../command.ts";

export const calibrate: CommandSpec = {
  name: "case calibrate",
  formerly: "calibrate",
  summary: "compare the judge with people's answers",
  usage: "[case…]",
  about: `
Asks the judge of replaykit.yaml about every output that a person has answered (\`replaykit case review\`). Prints how often both agree,
and Cohen's kappa: 0 is chance, 1 is always, and a judge is worth having from about 0.6. Where they differ it shows the judge's
reason.

The outputs come from the recorded runs of the cases and from the evidence kept in .replaykit/runs.
`,
  flags: [{ name: "min-kappa", value: "<n>", summary: "exit with 1 if kappa is lower or undefined, e.g. 0.6" }],
  examples: ["replaykit case calibrate", "replaykit case calibrate search-loop --min-kappa 0.6"],
  load: () => import("../commands/calibrate.ts"),
};

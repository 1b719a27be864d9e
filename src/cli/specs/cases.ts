import type { CommandSpec } from "../command.ts";

export const cases: CommandSpec = {
  name: "case",
  formerly: "cases",
  summary: "list cases, and keep a large suite in order",
  usage: "[folder | glob …]",
  about: `
Lists every case with its state. The filters find cases that need care: with stale fixtures, with wavering verdicts, with the same
fingerprint, or in quarantine.
`,
  flags: [
    { name: "stale", summary: "cases with recordings whose tool changed, or older than 180 days" },
    { name: "flaky", summary: "cases whose last command gave different verdicts in the kept evidence" },
    { name: "duplicates", summary: "cases of one failure, by the fingerprints of all releases" },
    { name: "quarantined", summary: "quarantined cases, those past their date first" },
    { name: "tag", value: "<name>", repeatable: true, summary: "cases with this tag" },
  ],
  examples: ["replaykit case", "replaykit case --duplicates", "replaykit case --stale --json"],
  load: () => import("../commands/cases.ts"),
};

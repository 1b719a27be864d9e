import { beginNamespace } from "../../node/sandbox/namespace.ts";
import type { CommandSpec } from "../command.ts";
import { baseFlag, runnerFlags } from "./runner-flags.ts";

export const replay: CommandSpec = {
  name: "replay",
  summary: "replay cases against your agent and give verdicts",
  usage: "[case.yaml | folder | glob …]",
  about: `
Runs your agent once for each case on its recorded data, and says whether the failure is reproduced, fixed or changed. Writes
never run, and a call without a recording never reaches a live tool or model unless the case names it. Evidence is kept under
.replaykit/runs/.
`,
  flags: [
    ...runnerFlags,
    { name: "jobs", short: "j", value: "<n>", summary: "cases at the same time (default: number of processors)" },
    { name: "attempts", value: "<n>", summary: "attempts that screen a live case (default: live.screen)" },
    { name: "timeout", value: "<duration>", summary: "limit for one attempt, e.g. 60s" },
    { name: "fail-on", value: "<standings>", summary: "comma-separated standings that fail the run" },
    { name: "select", value: "<what>", summary: "all, affected, smoke, or tag:<name>" },
    { name: "base-ref", value: "<ref>", summary: "with --select affected: compare with this git ref" },
    { name: "shard", value: "<i/n>", summary: "replay the i-th of n shards" },
    {
      name: "durations",
      value: "<file>",
      summary: "recorded durations that balance the shards; they are brought up to date",
    },
    baseFlag,
    { name: "plan", summary: "show what would be attempted and the cost, and run nothing" },
    { name: "repeat", value: "<n>", summary: "make n attempts of each case and say how often it passes" },
    { name: "verify-isolation", summary: "with a warm runner: repeat a sample in fresh processes" },
    { name: "junit", value: "<file>", summary: "also write JUnit XML" },
    { name: "markdown", value: "<file>", summary: "also write the pull request comment" },
    { name: "html", value: "<file>", summary: "also write a self-contained HTML report" },
    { name: "report", value: "<file>", summary: "also write the JSON report (with --repeat: the rates)" },
  ],
  examples: [
    "replaykit replay",
    `replaykit replay cases/search-loop/case.yaml --runner-cmd "python3 agent.py"`,
    "replaykit replay 'cases/billing-*' --jobs 4 --json",
    "replaykit replay --base main",
    "replaykit replay --repeat 200 --report rates",
  ],
  load: () => {
    beginNamespace();
    return import("../commands/replay.ts");
  },
};

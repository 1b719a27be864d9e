import { reportMarkdown } from "../src/core/report/comment/markdown.ts";
import type { CaseResult, Standing } from "../src/core/schema/result.ts";
import type { AttemptResult } from "../src/core/schema/attempt-result.ts";
import { buildReport } from "../src/core/verdict/suite/summary.ts";
import type { BenchResult } from "./bench-result.ts";

const cases = 10_000;
const rounds = 15;
const standings: Standing[] = ["regressed", "still-failing", "newly-fixed", "holding"];

/** Measures the pull request comment for 10,000 cases: all regressed, and mixed. */
export async function run(): Promise<BenchResult[]> {
  const all = Array.from({ length: cases }, (_item, i) => result(i, "regressed"));
  const mixed = Array.from({ length: cases }, (_item, i) => result(i, standings[i % standings.length] ?? "holding"));
  return Promise.resolve([...measure("all regressed", all), ...measure("mixed", mixed)]);
}

function measure(name: string, results: CaseResult[]): BenchResult[] {
  const times: number[] = [];
  let bytes = 0;
  for (let round = 0; round < rounds; round += 1) {
    const start = process.hrtime.bigint();
    const text = reportMarkdown(buildReport(results, ["regressed"]), {
      byteLength: (bytes) => Buffer.byteLength(bytes),
    });
    times.push(Number(process.hrtime.bigint() - start) / 1e6);
    bytes = Buffer.byteLength(text);
  }
  const value = times.toSorted((a, b) => a - b)[Math.floor(rounds / 2)] ?? Number.POSITIVE_INFINITY;
  return [
    { name: `comment for 10,000 cases, ${name}`, value, unit: "ms", budget: 50, ok: value <= 50 },
    {
      name: `comment for 10,000 cases, ${name}, size`,
      value: bytes,
      unit: "bytes",
      budget: 65_536,
      ok: bytes < 65_536,
    },
  ];
}

function result(index: number, standing: Standing): CaseResult {
  const blocks = standing === "regressed";
  return {
    case_id: `case-${index}`,
    title: `The agent does something wrong for the customer ${index} — é`,
    path: `cases/case-${index}`,
    state: standing === "holding" || blocks ? "guard" : "open",
    verdict: standing === "holding" || standing === "newly-fixed" ? "fixed" : "reproduced",
    standing,
    reason: "every signature of the failure holds",
    blocks,
    rate: { reproduced: 1, of: 1, interval: { low: 0.2, high: 1 } },
    live_model: false,
    attempts: [attempt],
    commands: { reproduce: `npx replaykit replay cases/case-${index}/case.yaml` },
    duration_ms: 10,
  };
}

const attempt: AttemptResult = {
  attempt: 1,
  verdict: "reproduced",
  reason: "every signature of the failure holds",
  signatures: [{ check: "status_is error", kind: "status_is", outcome: "pass", message: "", observed: "error" }],
  assertions: [{ check: "status_is success", kind: "status_is", outcome: "fail", message: "it ended with error" }],
  counts: {
    basis: "observed",
    isolated: true,
    served: 5,
    simulated: 0,
    missed: 0,
    blocked: 0,
    live: 0,
    uncontrolled: 0,
    unconsumed: 0,
  },
  misses: [],
  leans_on_simulated: [],
  duration_ms: 10,
};

import { ReplayKitError } from "../../error.ts";
import type { CaseResult, ReplayReport, Standing } from "../../schema/result.ts";
import { decideSuite, liveSummary } from "./decide-suite.ts";
import { blockSize } from "../trial/statistics.ts";
import { buildReport, type ReportOptions } from "./summary.ts";

export interface NamedReport {
  /** The file that it was read from, for messages. */
  name: string;
  report: ReplayReport;
}

const samePlan = "all shards must run on the same commit, with the same cases and durations";

/** Merges the reports of all shards of one plan. Throws unless each shard is there exactly once. */
export function mergeReports(reports: NamedReport[]): ReplayReport {
  const [first] = reports;
  if (!first)
    throw new ReplayKitError("usage", "there is no report to merge", { hint: "give the reports of all shards" });
  const plan = shardOf(first);
  const seen = new Map<number, string>();
  for (const named of reports) {
    const shard = shardOf(named);
    if (shard.plan !== plan.plan || shard.of !== plan.of) {
      throw new ReplayKitError("conflict", `${named.name} belongs to another plan than ${first.name}`, {
        hint: samePlan,
      });
    }
    const other = seen.get(shard.index);
    if (other !== undefined)
      throw new ReplayKitError("conflict", `${named.name} and ${other} are both shard ${shard.index}/${shard.of}`, {
        hint: "give each job of the matrix another `shard`",
      });
    seen.set(shard.index, named.name);
  }
  const missing = Array.from({ length: plan.of }, (_, index) => index + 1).filter((index) => !seen.has(index));
  if (missing.length > 0) {
    const which = missing.length === 1 ? "shard" : "shards";
    throw new ReplayKitError("not_found", `${which} ${missing.join(", ")} of ${plan.of} left no report`, {
      hint: "look at the logs of their jobs, and run those again",
    });
  }
  const cases = reports
    .flatMap(({ report }) => report.cases)
    .toSorted((a, b) => (a.path < b.path ? -1 : a.path > b.path ? 1 : 0));
  const planned = plannedCases(cases);
  if (planned > plan.cases)
    throw new ReplayKitError("conflict", `the shards hold ${planned} cases, the plan ${plan.cases}`, {
      hint: samePlan,
    });
  const failOn: Standing[] = first.report.summary.fail_on;
  const duration_ms = Math.max(...reports.map(({ report }) => report.summary.duration_ms));
  const left_out = leftOut(reports);
  const expected = plan.cases > 0 && left_out === undefined;
  const merged = decidedAgain(cases, reports, { failOn, duration_ms, expected, left_out });
  refuseUntried(merged);
  return merged;
}

/** A shard does not know whether others could replay their cases. If none could, no policy makes that green. */
function refuseUntried({ cases, summary }: ReplayReport): void {
  const [first, ...others] = cases.filter(({ standing }) => standing !== "altered");
  const isUntried = ({ verdict, attempts }: CaseResult) => verdict === "error" && attempts.length === 0;
  if (!summary.ok || !first || ![first, ...others].every(isUntried)) return;
  throw new ReplayKitError("runner_failed", `not one case could be replayed; ${first.path}: ${first.reason}`);
}

/** Why all shards together have no result; `undefined` if one has results, or there are no cases. */
function leftOut(reports: NamedReport[]): string | undefined {
  const reasons = reports.map(({ report }) => report.summary.left_out);
  if (reasons.includes(undefined)) return undefined;
  // A shard that got no case of the plan knows nothing of the others; not every shard can be one of these.
  const informed = reports.find(({ report: { shard } }) => shard?.cases === 0 || (shard?.own_cases ?? 0) > 0);
  return informed?.report.summary.left_out;
}

/** Number of cases of the plan. Deleted guards, and the base's versions of altered ones, do not count. */
function plannedCases(cases: CaseResult[]): number {
  const deleted = cases.filter(({ standing, attempts }) => standing === "altered" && attempts.length === 0);
  const besides = new Set(deleted.map(({ path }) => path));
  return new Set(cases.filter(({ path }) => !besides.has(path)).map(({ path }) => path)).size;
}

/** Decides the live cases again over the suspects of all shards; each shard knew only its own. */
function decidedAgain(
  cases: CaseResult[],
  reports: NamedReport[],
  { failOn, ...given }: Pick<ReportOptions, "duration_ms" | "expected" | "left_out"> & { failOn: Standing[] },
): ReplayReport {
  const not_sandboxed = reports.find(({ report }) => report.summary.not_sandboxed !== undefined)?.report.summary
    .not_sandboxed;
  const setups = [...new Set(reports.flatMap(({ report }) => report.summary.setups ?? []))];
  const facts = { ...given, not_sandboxed, setups };
  const known = reports.flatMap(({ report }) => report.summary.live ?? []);
  const [live] = known;
  if (!live) return buildReport(cases, failOn, facts);
  const rules = {
    failOn,
    alpha: live.alpha,
    unpaired: live.unpaired,
    mostBlocks: Math.floor(live.max_pairs / blockSize),
    base: known.find(({ base }) => base !== undefined)?.base,
    withoutBase: known.find(({ without_base }) => without_base !== undefined)?.without_base,
  };
  const again = decideSuite(cases, rules);
  const all = cases.map((result, index) => (dependsOnSuite(result) ? (again[index] ?? result) : result));
  return buildReport(all, failOn, { ...facts, live: liveSummary(all, rules) });
}

/** False for a fix that no block was tried for: its shard alone knows why, and how often the case failed before. */
function dependsOnSuite({ trial }: CaseResult): boolean {
  const { question, blocks = [], earlier = [] } = trial ?? {};
  return question === "worse" || blocks.length + earlier.length > 0;
}

function shardOf({ name, report }: NamedReport): NonNullable<ReplayReport["shard"]> {
  if (report.shard) return report.shard;
  throw new ReplayKitError("conflict", `${name} is not a report of a shard`, {
    hint: "set the input shard on every job of the matrix",
  });
}

import {
  type CaseResult,
  type ReplayReport,
  type Standing,
  resultVersion,
  standingSchema,
} from "../../schema/result.ts";
import type { Spend } from "../../schema/attempt-result.ts";
import { plural } from "../../checks/check-result.ts";
import { exceededWords } from "../base/against-base.ts";
import { attentionCounts } from "./attention.ts";
import { isConclusive } from "../attempt/check-outcomes.ts";
import { lacksKey as attemptLacksKey, onWordText } from "../attempt/evidence.ts";
import { compact, unlessEmpty } from "../../compact.ts";

/** Each standing in a sentence's words. */
export const standingWords: Record<Standing, string> = {
  regressed: "regressed",
  broken: "broken",
  unguarded: "unguarded",
  error: "in error",
  altered: "altered",
  "newly-fixed": "newly fixed",
  unproven: "fixed but unproven",
  changed: "changed",
  flaky: "flaky",
  "still-failing": "still failing",
  inconclusive: "inconclusive",
  holding: "holding",
  quarantined: "quarantined",
  skipped: "skipped",
};

export interface ReportOptions {
  /** True if there should be cases to judge; a run that judges none then fails. */
  expected?: boolean | undefined;
  /** Why no case has a result. Shown if there are no results. */
  left_out?: string | undefined;
  duration_ms?: number | undefined;
  /** Figures of all guards on live models. */
  live?: ReplayReport["summary"]["live"] | undefined;
  not_sandboxed?: string | undefined;
  setups?: string[] | undefined;
}

/** Builds the result that every report is made from. */
export function buildReport(cases: CaseResult[], failOn: Standing[], options: ReportOptions = {}): ReplayReport {
  const standings: Partial<Record<Standing, number>> = {};
  const verdicts: ReplayReport["summary"]["verdicts"] = {};
  let blocking = 0;
  let judged = 0;
  for (const { standing, verdict, blocks } of cases) {
    standings[standing] = (standings[standing] ?? 0) + 1;
    verdicts[verdict] = (verdicts[verdict] ?? 0) + 1;
    if (blocks) blocking += 1;
    if (standing !== "skipped") judged += 1;
  }
  const { not_sandboxed, live, expected } = options;
  const none = judged === 0 && (cases.length > 0 || expected === true);
  const weak = cases.filter(isWeak).length || undefined;
  const left_out = cases.length === 0 ? options.left_out : undefined;
  const spend = spendOf(cases, "spend");
  const judge_spend = spendOf(cases, "judge_spend");
  return {
    version: resultVersion,
    summary: {
      total: cases.length,
      standings: ordered(standings),
      verdicts,
      blocking,
      fail_on: failOn,
      ok: blocking === 0 && !none,
      headline: headlineOf(cases, {
        none,
        blocking,
        spend,
        judgeSpend: judge_spend,
        open: not_sandboxed !== undefined,
        empty: left_out === undefined ? noCases : `No case to replay: ${left_out}`,
      }),
      ...compact({ weak, left_out, spend, judge_spend, not_sandboxed, setups: unlessEmpty(options.setups), live }),
      duration_ms: options.duration_ms ?? cases.reduce((sum, { duration_ms }) => sum + duration_ms, 0),
    },
    cases,
  };
}

/** Whether a case is marked weak: it cannot tell a correct run from one that does nothing. */
export function isWeak({ weak }: CaseResult): boolean {
  return weak !== undefined;
}

/** The number of cases in each standing, the worst first: `2 regressed, 1 newly fixed`. */
export function countWords(cases: CaseResult[]): string {
  const words = standingSchema.options.flatMap((standing) => {
    const count = cases.filter((result) => result.standing === standing).length;
    return count === 0 ? [] : [`${count} ${standingWords[standing]}`];
  });
  return words.join(", ");
}

function ordered(counts: Partial<Record<Standing, number>>): Partial<Record<Standing, number>> {
  const entries = standingSchema.options.flatMap((standing) => {
    const count = counts[standing];
    return count === undefined ? [] : [[standing, count] as const];
  });
  return Object.fromEntries(entries);
}

/** The headline in the words for people; outputs and `--json` keep the standings. */
export function headlineForPeople({ cases, summary }: ReplayReport): string {
  const { against_base: against, blocking, spend, judge_spend: judgeSpend, not_sandboxed, ok } = summary;
  const none = cases.length === 0 ? !ok : cases.every(({ standing }) => standing === "skipped");
  const facts = { none, blocking, spend, judgeSpend, open: not_sandboxed !== undefined, empty: summary.headline };
  const headline = headlineOf(cases, facts, attentionCounts);
  return against?.exceeded === undefined ? headline : `Failed: ${exceededWords(against)}; ${headline}`;
}

interface HeadlineFacts {
  none: boolean;
  blocking: number;
  spend: Spend | undefined;
  judgeSpend: Spend | undefined;
  /** True if the runners ran without a sandbox. */
  open: boolean;
  /** Text for a report without results. */
  empty: string;
}

const noCases = "No cases yet: make one with npx replaykit scaffold <trace.json> --out cases/<id>";

function headlineOf(
  cases: CaseResult[],
  { none, blocking, spend, judgeSpend, open, empty }: HeadlineFacts,
  words: (cases: CaseResult[]) => string = countWords,
): string {
  if (none) return "Failed: no case was judged";
  if (cases.length === 0) return empty;
  const needsKey = cases.some(lacksKey);
  const word = onWordText(cases);
  const tail = [
    word === undefined ? "" : `; ${word}`,
    open ? "; not sandboxed" : "",
    needsKey ? "; needs key" : "",
    spend === undefined ? "" : `; spent ${spendText(spend)}`,
    judgeSpend === undefined ? "" : `; judge ${spendText(judgeSpend)}`,
  ].join("");
  const weak = words(cases.filter(isWeak));
  const strong = words(cases.filter((result) => !isWeak(result)));
  const counts = [strong, weak === "" ? "" : `weak cases apart: ${weak}`].filter((part) => part !== "").join("; ");
  if (blocking > 0) return `Failed: ${counts}${tail}`;
  const unproven = unprovenWords(cases);
  if (unproven !== undefined) return `Not proven: ${unproven}; ${counts}${tail}`;
  return `Passed: ${counts}${tail}`;
}

/** Whether this guard's attempts, taken together, say something about the agent. */
function isProven({ verdict, standing }: CaseResult): boolean {
  return standing !== "skipped" && standing !== "inconclusive" && isConclusive(verdict);
}

/** `3 guards inconclusive (the provider failed)`, or that only weak cases were judged; `undefined` if neither is so. */
export function unprovenWords(cases: CaseResult[]): string | undefined {
  const judged = cases.filter(({ standing }) => standing !== "skipped");
  const unproven = cases.filter((result) => result.state === "guard" && !isProven(result));
  if (unproven.length === 0) {
    return judged.length > 0 && judged.every(isWeak) ? "only weak cases were judged" : undefined;
  }
  const causes = [
    ...(unproven.some(({ trial }) => trial?.end === "provider") ? ["the provider failed"] : []),
    ...(unproven.some(({ trial }) => trial?.end === "budget") ? ["the budget ended"] : []),
    ...(unproven.some(({ trial }) => trial?.compared === false) ? ["no base was compared"] : []),
  ];
  const why = causes.length === 0 ? "" : ` (${causes.join(", ")})`;
  return `${plural(unproven.length, "guard")} inconclusive${why}`;
}

/** Whether an attempt of the case lacked a key for a live model. */
export function lacksKey({ attempts }: CaseResult): boolean {
  return attempts.some(attemptLacksKey);
}

/** `$0.42, 1200 tokens`. Prices below a cent keep their digits, and an unknown price is not shown as zero. */
export function spendText({ usd, tokens }: Spend): string {
  if (usd === 0) return `${tokens} tokens, price not known`;
  const price = usd > 0 && usd < 0.01 ? usd.toPrecision(2) : usd.toFixed(2);
  return `$${price}, ${tokens} tokens`;
}

/** One line each for the cost of the live models and of the judge, if there was any. */
export function spendLines({ spend, judge_spend }: Pick<ReplayReport["summary"], "spend" | "judge_spend">): string[] {
  return [
    ...(spend === undefined ? [] : [`Spent on live models: ${spendText(spend)}`]),
    ...(judge_spend === undefined ? [] : [`Spent on the judge: ${spendText(judge_spend)}`]),
  ];
}

function spendOf(cases: CaseResult[], of: "spend" | "judge_spend"): Spend | undefined {
  const spends = cases.flatMap(({ attempts, trial }) => [
    ...attempts.flatMap((attempt) => (attempt[of] === undefined ? [] : [attempt[of]])),
    ...(of === "spend" && trial?.spend !== undefined ? [trial.spend] : []),
  ]);
  if (spends.length === 0) return undefined;
  return spends.reduce((sum, { usd, tokens }) => ({ usd: sum.usd + usd, tokens: sum.tokens + tokens }));
}

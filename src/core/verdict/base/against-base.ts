import { type AgainstBase, type CaseResult, type Figure, figureNames, type ReplayReport } from "../../schema/result.ts";
import { compact, unlessEmpty } from "../../compact.ts";
import { isConclusive } from "../attempt/check-outcomes.ts";
import type { AttemptResult } from "../../schema/attempt-result.ts";

type FigureName = (typeof figureNames)[number];

/** The figures that can fail a run. Time is only shown: machines differ by more than most changes do. */
const judged: FigureName[] = ["cost", "tokens", "steps"];

const values: Record<FigureName, (attempt: AttemptResult) => number | undefined> = {
  cost: ({ spend }) => (spend === undefined || spend.usd === 0 ? undefined : spend.usd),
  tokens: ({ tokens }) => tokens,
  steps: ({ steps }) => steps,
  time: ({ duration_ms }) => duration_ms,
};

export interface BaseFigures {
  /** Name of the base, such as a branch. */
  name: string;
  cases: CaseResult[];
}

/**
 * Compares the figures of the suite on the head and on the base, over the cases that ran on both. Returns `undefined`
 * if there are none. `increase` is the allowed growth, such as `20%`.
 */
export function againstBase(head: CaseResult[], base: BaseFigures, increase?: string): AgainstBase | undefined {
  const before = new Map(base.cases.map((result) => [result.case_id, result]));
  const pairs = head.flatMap((result) => {
    const other = before.get(result.case_id);
    return other === undefined || !isRun(result) || !isRun(other) ? [] : [{ head: result, base: other }];
  });
  if (pairs.length === 0) return undefined;
  const figures: AgainstBase["figures"] = {};
  for (const name of figureNames) {
    const both = pairs.flatMap((pair) => {
      const [here, there] = [meanOf(pair.head, name), meanOf(pair.base, name)];
      return here === undefined || there === undefined ? [] : [{ here, there }];
    });
    const figure = figureOf(both);
    if (figure) figures[name] = figure;
  }
  const allowed = increase === undefined ? undefined : Number(increase.replace("%", "")) / 100;
  const exceeded = allowed === undefined ? [] : judged.filter((name) => (figures[name]?.interval.low ?? 0) > allowed);
  return {
    base: base.name,
    cases: pairs.length,
    figures,
    ...compact({ allowed, exceeded: unlessEmpty(exceeded) }),
  };
}

/** Whether a case ran normally. The figures of a crash or of an incomplete run would mislead. */
function isRun({ verdict, attempts }: CaseResult): boolean {
  return attempts.length > 0 && isConclusive(verdict);
}

function meanOf({ attempts }: CaseResult, name: FigureName): number | undefined {
  const known = attempts.flatMap((attempt) => values[name](attempt) ?? []);
  return known.length === 0 ? undefined : known.reduce((sum, value) => sum + value, 0) / known.length;
}

/**
 * The ratio of the sums, with the 95 % interval of a ratio estimator. The cases are the sample, and large ones weigh
 * more.
 */
function figureOf(pairs: { here: number; there: number }[]): Figure | undefined {
  const head = sum(pairs.map(({ here }) => here));
  const base = sum(pairs.map(({ there }) => there));
  if (base === 0) return undefined;
  const ratio = head / base;
  const residual = sum(pairs.map(({ here, there }) => (here - ratio * there) ** 2));
  // A single case has no spread to estimate from, so its interval is made wide.
  const count = pairs.length;
  const error = count === 1 ? ratio : Math.sqrt((count / (count - 1)) * residual) / base;
  const change = ratio - 1;
  const spread = ratio === 1 && residual === 0 ? 0 : 1.96 * error;
  return { base, head, change, interval: { low: change - spread, high: change + spread } };
}

function sum(numbers: number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}

/** Adds the comparison to the report, and fails it if an increase surely exceeds what is allowed. */
export function withAgainstBase(report: ReplayReport, against: AgainstBase | undefined): ReplayReport {
  if (against === undefined) return report;
  const { summary } = report;
  const failed = against.exceeded !== undefined;
  const why = failed ? exceededWords(against) : "";
  const headline = failed ? `Failed: ${why}; ${summary.headline}` : summary.headline;
  return { ...report, summary: { ...summary, against_base: against, ok: summary.ok && !failed, headline } };
}

/** `it takes 34 % more tokens than main, and 20 % are allowed`. */
export function exceededWords({ exceeded = [], figures, base, allowed = 0 }: AgainstBase): string {
  const grown = exceeded.map((name) => `${percent(figures[name]?.change ?? 0)} more ${nouns[name]}`);
  return `it takes ${grown.join(" and ")} than ${base}, and ${percent(allowed)} are allowed`;
}

const nouns: Record<FigureName, string> = { cost: "money", tokens: "tokens", steps: "steps", time: "time" };

function percent(share: number): string {
  return `${Math.round(share * 100)} %`;
}

/** `Beside main, over 12 cases: tokens 12400 → 14100 (+14 % ± 5), steps 120 → 120`; no line if nothing was compared. */
export function againstBaseLine({ against_base: against }: ReplayReport["summary"], named: (text: string) => string) {
  if (against === undefined) return [];
  const figures = figureNames.flatMap((name) => {
    const figure = against.figures[name];
    return figure === undefined ? [] : [`${name} ${figureText(name, figure)}`];
  });
  const cases = `${against.cases} ${against.cases === 1 ? "case" : "cases"}`;
  return [`Beside ${named(against.base)}, over ${cases}: ${figures.join(", ")}`];
}

function figureText(name: FigureName, { base, head, change, interval }: Figure): string {
  const [before, here] = [amount(name, base), amount(name, head)];
  if (change === 0) return `${here}, the same`;
  const sign = change > 0 ? "+" : "−";
  const spread = Math.round(((interval.high - interval.low) / 2) * 100);
  return `${before} → ${here} (${sign}${percent(Math.abs(change))} ± ${spread})`;
}

function amount(name: FigureName, value: number): string {
  if (name === "cost") return `$${value > 0 && value < 0.01 ? value.toPrecision(2) : value.toFixed(2)}`;
  if (name === "time") return `${(value / 1000).toFixed(1)} s`;
  return String(Math.round(value));
}

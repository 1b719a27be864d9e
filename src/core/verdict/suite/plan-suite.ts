import { plural } from "../../checks/check-result.ts";
import { listPriceOf, pricesAsOf } from "../../models/model-prices.ts";
import type { LoadedCase } from "../../case/load-case.ts";
import type { ReplayConfig } from "../../schema/config.ts";
import { blockSize } from "../trial/statistics.ts";

/** A case of a plan, and whether its attempts may meet a live model. */
export interface PlannedCase {
  loaded: Pick<LoadedCase, "case" | "trace">;
  live: boolean;
  /** Whether its recorded run or its runner's setup shows that it asks a model. */
  asks: boolean;
  /** Number of screening attempts. */
  screen: number;
}

/** Expected attempts and cost of a replay, before it starts. */
export interface SuitePlan {
  cases: number;
  guards: number;
  live_guards: number;
  open: number;
  live_open: number;
  /** Number of live cases without any sign that they ask a model. */
  silent: number;
  /** `most` is what one failing case can add. */
  attempts: { expected: number; most: number };
  /** US dollars for the expected attempts on live models, as far as prices and the recorded runs' tokens are known. */
  usd: number;
  /** Number of cases without a price: the model is not listed, or the recorded run has no token counts. */
  unpriced: number;
  /** Models without a known price. */
  models: string[];
}

/** Assumed share of screening attempts that a healthy live guard fails. Each failure adds one block of pairs. */
const failing = 0.05;

export function planSuite(
  cases: PlannedCase[],
  { live, upstream }: Pick<ReplayConfig, "live" | "upstream">,
): SuitePlan {
  const inState = (state: string) => cases.filter(({ loaded }) => loaded.case.state === state);
  const [guards, open] = [inState("guard"), inState("open")];
  const liveOf = (planned: PlannedCase[]) => planned.filter((one) => one.live).length;
  const priced = cases
    .filter((planned) => planned.live)
    .map((planned) => ({ ...planned, ...priceOf(planned, upstream) }));
  return {
    cases: cases.length,
    guards: guards.length,
    live_guards: liveOf(guards),
    open: open.length,
    live_open: liveOf(open),
    silent: cases.filter(({ live: isLive, asks }) => isLive && !asks).length,
    attempts: {
      expected: Math.round(cases.reduce((sum, planned) => sum + attemptsOf(planned), 0)),
      most: liveOf(cases) === 0 ? 0 : 2 * live.max_pairs,
    },
    usd: priced.reduce((sum, planned) => sum + attemptsOf(planned) * (planned.usd ?? 0), 0),
    unpriced: priced.filter(({ usd }) => usd === undefined).length,
    models: [...new Set(priced.flatMap(({ unknown }) => unknown))].toSorted(),
  };
}

/** Expected attempts on head and base together. */
function attemptsOf({ loaded, live, screen }: PlannedCase): number {
  if (!live) return 1;
  const block = 2 * blockSize;
  const { state } = loaded.case;
  if (state === "guard") return screen + screen * failing * block;
  return state === "open" ? 1 + block : 1;
}

/** What one attempt costs, by the tokens of the recorded run. */
function priceOf(
  { loaded }: PlannedCase,
  upstream: ReplayConfig["upstream"],
): { usd: number | undefined; unknown: string[] } {
  const own = Object.values(upstream).flatMap(({ price }) => price ?? []);
  const calls = loaded.trace.events.flatMap((event) => (event.type === "model_call" ? [event] : []));
  const named = calls.map(({ model, usage }) => {
    const name = model ?? loaded.trace.model?.name;
    return { name, usage, price: own[0] ?? (name === undefined ? undefined : listPriceOf(name)) };
  });
  const unknown = named.flatMap(({ name, price }) => (price === undefined && name !== undefined ? [name] : []));
  if (named.length === 0 || named.some(({ price, usage }) => price === undefined || usage === undefined)) {
    return { usd: undefined, unknown };
  }
  const usd = named.reduce((sum, { usage, price }) => {
    return sum + ((usage?.input ?? 0) * (price?.input ?? 0) + (usage?.output ?? 0) * (price?.output ?? 0)) / 1e6;
  }, 0);
  return { usd, unknown: [] };
}

/** The plan for people, line by line. */
export function planLines(plan: SuitePlan, { budget }: Pick<ReplayConfig, "budget">): string[] {
  const { cases, guards, live_guards, open, live_open, silent, attempts, usd, unpriced, models } = plan;
  const quiet = silent > 0 && silent === live_guards + live_open;
  const others = cases - guards - open;
  const kinds = [
    ...(guards === 0 ? [] : [`${plural(guards, "guard")} (${liveWords(live_guards, guards, quiet)})`]),
    ...(open === 0 ? [] : [`${open} open (${liveWords(live_open, open, quiet)})`]),
    ...(others === 0 ? [] : [`${others} quarantined`]),
  ];
  const money = usd > 0 ? `, about $${usd.toFixed(2)} (prices of ${pricesAsOf}, tokens of the recorded runs)` : "";
  const which = quiet ? "if it asks a live model after all, a guard" : "a live guard";
  const more = `; ${which} that fails, or an open case that looks fixed, may take up to ${attempts.most} more`;
  const rest = unpriced === 0 || quiet ? "" : `; the price of ${plural(unpriced, "case")} is not known`;
  return [
    `plan: ${plural(cases, "case")}${kinds.length === 0 ? "" : `: ${kinds.join(", ")}`}`,
    `plan: about ${plural(attempts.expected, "attempt")}${money}${rest}${attempts.most === 0 ? "" : more}`,
    ...(budget?.usd !== undefined && unpriced > 0 ? [unpricedBudget(budget.usd, models)] : []),
  ];
}

function liveWords(live: number, of: number, quiet: boolean): string {
  if (live === 0) return "no live model";
  if (quiet) return of === 1 ? "its recorded run asked no model" : "no recorded run asked a model";
  return live === of ? `${of === 1 ? "it" : "all"} may meet a live model` : `${live} may meet a live model`;
}

/** Of these models, those without a known price, each once. */
export function unpricedModels(names: readonly string[], upstream: ReplayConfig["upstream"]): string[] {
  if (Object.values(upstream).some(({ price }) => price !== undefined)) return [];
  return [...new Set(names)].filter((name) => listPriceOf(name) === undefined);
}

/** The warning, before the first call, that a limit in dollars has no effect on models without a known price. */
export function unpricedBudget(usd: number, models: readonly string[]): string {
  const which = models.length === 0 ? "the models that the cases ask" : models.join(", ");
  return `budget.usd is ${usd}, but the price of ${which} is not known: set upstream.<provider>.price, or budget.tokens`;
}

import { plural } from "../checks/check-result.ts";
import { listPriceOf, pricesAsOf } from "../model-prices.ts";
import type { LoadedCase } from "../load-case.ts";
import type { ReplayConfig } from "../schema/config.ts";
import { blockSize } from "./e-values.ts";

/** A case of a plan, and whether its attempts may meet a live model. */
export interface PlannedCase {
  loaded: Pick<LoadedCase, "case" | "trace">;
  live: boolean;
  /** Attempts by which it is screened. */
  screen: number;
}

/** What a replay is expected to make and to cost, before it starts. */
export interface SuitePlan {
  cases: number;
  guards: number;
  live_guards: number;
  /** `most` is what one case that fails can add. */
  attempts: { expected: number; most: number };
  /** US dollars for the expected attempts on live models, as far as prices and the recorded runs' tokens tell. */
  usd: number;
  /** Cases whose price nobody knows: the model's is not listed, or the recorded run names no tokens. */
  unpriced: number;
  /** Models without a known price. */
  models: string[];
}

/** A healthy live guard fails one screening attempt in so many, and is then tried in one block beside the base. */
const failing = 0.05;

export function planSuite(
  cases: PlannedCase[],
  { live, upstream }: Pick<ReplayConfig, "live" | "upstream">,
): SuitePlan {
  const guards = cases.filter(({ loaded }) => loaded.case.state === "guard");
  const priced = cases
    .filter((planned) => planned.live)
    .map((planned) => ({ ...planned, ...priceOf(planned, upstream) }));
  return {
    cases: cases.length,
    guards: guards.length,
    live_guards: guards.filter((planned) => planned.live).length,
    attempts: {
      expected: Math.round(cases.reduce((sum, planned) => sum + attemptsOf(planned), 0)),
      most: 2 * live.max_pairs,
    },
    usd: priced.reduce((sum, planned) => sum + attemptsOf(planned) * (planned.usd ?? 0), 0),
    unpriced: priced.filter(({ usd }) => usd === undefined).length,
    models: [...new Set(priced.flatMap(({ unknown }) => unknown))].toSorted(),
  };
}

/** Head and base together. */
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

/** The plan for people, a line each. */
export function planLines(plan: SuitePlan, { budget }: Pick<ReplayConfig, "budget">): string[] {
  const { cases, guards, live_guards, attempts, usd, unpriced, models } = plan;
  const money = usd > 0 ? `, about $${usd.toFixed(2)} (prices of ${pricesAsOf}, tokens of the recorded runs)` : "";
  const rest = unpriced === 0 ? "" : `; the price of ${plural(unpriced, "case")} is not known`;
  return [
    `plan: ${plural(cases, "case")}, ${plural(guards, "guard")}, of which ${live_guards} may meet a live model`,
    `plan: about ${plural(attempts.expected, "attempt")}${money}${rest}; a live case that fails may take up to ${attempts.most} more`,
    ...(budget?.usd !== undefined && unpriced > 0 ? [unpricedBudget(budget.usd, models)] : []),
  ];
}

/** A limit in dollars holds nothing back where no price is known: said before the first call, not after the last. */
function unpricedBudget(usd: number, models: string[]): string {
  const which = models.length === 0 ? "the models that the cases ask" : models.join(", ");
  return `budget.usd is ${usd}, but nobody knows the price of ${which}: set upstream.<provider>.price, or budget.tokens`;
}

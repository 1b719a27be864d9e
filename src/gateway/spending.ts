import { listPriceOf, type ModelPrice } from "../core/models/model-prices.ts";
import { modelApi } from "../core/providers/index.ts";
import { answerOfExchange } from "../core/providers/model-turn.ts";
import type { ReplayConfig } from "../core/schema/config.ts";
import { isObject } from "../core/schema/is-object.ts";
import type { Json } from "../core/schema/json.ts";
import type { Spend } from "../core/schema/attempt-result.ts";
import type { Observation } from "./observation.ts";

export interface Spending {
  /** Cost of these observations. Only live calls cost. */
  of(observations: readonly Observation[]): Spend;
  add(observation: Observation): void;
  /** Adds the cost of a live call that did not pass through the gateway. */
  addSpend(spend: Spend): void;
  /** Why no further live call may be made; `undefined`: it may. */
  refusal(): string | undefined;
}

/**
 * Adds up the cost of live model calls over all sessions of one gateway. The price comes from
 * `upstream.<provider>.price`, else from the dated price list of common models. For any other model only tokens are
 * counted.
 */
export function createSpending({ budget, upstream }: Pick<ReplayConfig, "budget" | "upstream">): Spending {
  const total: Spend = { usd: 0, tokens: 0 };

  function spendOf(seen: Observation): Spend {
    if (seen.type !== "model" || seen.how !== "live") return { usd: 0, tokens: 0 };
    const api = modelApi(seen.exchange.api);
    if (!api) return { usd: 0, tokens: 0 };
    const { usage, model } = answerOfExchange(api, seen.exchange);
    const { input = 0, output = 0 } = usage ?? {};
    const price = upstream[api.provider.name]?.price ?? listed(model, seen.exchange.request);
    const usd = price ? (input * price.input + output * price.output) / 1e6 : 0;
    return { usd, tokens: input + output };
  }

  return {
    of(observations) {
      const sum: Spend = { usd: 0, tokens: 0 };
      for (const seen of observations) addTo(sum, spendOf(seen));
      return sum;
    },
    add: (observation) => addTo(total, spendOf(observation)),
    addSpend: (spend) => addTo(total, spend),
    refusal() {
      if (budget?.tokens !== undefined && total.tokens >= budget.tokens)
        return `budget: ${total.tokens} tokens are spent`;
      if (budget?.usd !== undefined && total.usd >= budget.usd) return `budget: $${total.usd.toFixed(2)} are spent`;
      return undefined;
    },
  };
}

/** The price of the model that answered, else of the one that was requested. */
function listed(answered: string | undefined, request: Json): ModelPrice | undefined {
  const requested = isObject(request) ? request["model"] : undefined;
  const names = [answered, requested].filter((name) => typeof name === "string");
  return names.flatMap((name) => listPriceOf(name) ?? [])[0];
}

function addTo(sum: Spend, { usd, tokens }: Spend): void {
  sum.usd += usd;
  sum.tokens += tokens;
}

import { compact, unlessEmpty } from "../compact.ts";
import type { JsonObject } from "../schema/json.ts";
import type { ModelCallEvent, TraceEvent } from "../schema/trace.ts";

/** Tokens and cost of one answer. Counts are whole numbers. Counts that the format does not name are in `extra`. */
export function stepMetrics(model: ModelCallEvent): JsonObject | undefined {
  const { usage } = model;
  const extra = compact({
    cache_creation_input_tokens: whole(usage?.["cache_write"]),
    reasoning_tokens: whole(usage?.["reasoning"]),
  });
  const metrics = compact({
    prompt_tokens: promptTokens(model),
    completion_tokens: whole(usage?.output),
    cached_tokens: whole(usage?.["cached"]),
    cost_usd: number(model["cost"]),
    extra: unlessEmpty(extra),
  });
  return unlessEmpty(metrics);
}

/** Sums for the whole run. */
export function finalMetrics(events: readonly TraceEvent[], total_steps: number): JsonObject {
  const models = events.filter((event) => event.type === "model_call");
  const sum = (value: (event: ModelCallEvent) => number | undefined) => {
    const values = models.flatMap((event) => value(event) ?? []);
    return values.length === 0 ? undefined : values.reduce((total, one) => total + one, 0);
  };
  return compact({
    total_prompt_tokens: sum(promptTokens),
    total_completion_tokens: sum(({ usage }) => whole(usage?.output)),
    total_cached_tokens: sum(({ usage }) => whole(usage?.["cached"])),
    total_cost_usd: sum((event) => number(event["cost"])),
    total_steps,
  });
}

/**
 * The format's prompt tokens include cached ones. If the cached tokens exceed the input, the API counts them
 * separately, so they are added.
 */
function promptTokens({ usage }: ModelCallEvent): number | undefined {
  const input = whole(usage?.input);
  const cache = (whole(usage?.["cached"]) ?? 0) + (whole(usage?.["cache_write"]) ?? 0);
  return input === undefined || cache <= input ? input : input + cache;
}

function whole(value: unknown): number | undefined {
  return typeof value === "number" && Number.isSafeInteger(value) && value >= 0 ? value : undefined;
}

function number(value: unknown): number | undefined {
  return typeof value === "number" ? value : undefined;
}

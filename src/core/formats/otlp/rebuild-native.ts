import { isObject } from "../../schema/is-object.ts";
import type { Json } from "../../schema/json.ts";
import { traceSchema } from "../../schema/trace.ts";
import { unwrapped } from "../fields/fields.ts";
import type { ReadTrace } from "../input/format.ts";
import type { OtlpSpan } from "./otlp-span.ts";

/**
 * Attributes in which ReplayKit keeps a whole run beside the GenAI names. `run` is the run without its events. `event`
 * and `index` are a span's events and its number. `order` lists numbers of spans, and events without a span; it is
 * there if only the end of the run knows the order. `parent` is for all senders: the run that this one was forked from.
 */
export const ownAttributes = {
  run: "replaykit.run",
  parent: "replaykit.parent_run_id",
  event: "replaykit.event",
  index: "replaykit.index",
  order: "replaykit.order",
} as const;

/**
 * A run that ReplayKit wrote as spans, with its exact events. Undefined if the spans come from others, belong to
 * several runs, or are incomplete.
 */
export function rebuildNative(spans: readonly OtlpSpan[]): ReadTrace | undefined {
  const roots = spans.filter(({ attributes }) => isObject(unwrapped(attributes[ownAttributes.run])));
  const [root] = roots;
  if (!root || roots.length > 1) return undefined;
  const run = unwrapped(root.attributes[ownAttributes.run]);
  if (!isObject(run)) return undefined;
  const events = eventsInOrder(spans, unwrapped(root.attributes[ownAttributes.order]));
  if (!events) return undefined;
  const parsed = traceSchema.safeParse({ ...run, events });
  return parsed.success ? { trace: parsed.data, notes: [] } : undefined;
}

function eventsInOrder(spans: readonly OtlpSpan[], order: Json | undefined): Json[] | undefined {
  const byIndex = new Map(
    spans.flatMap(({ attributes }): [number, Json[]][] => {
      const kept = unwrapped(attributes[ownAttributes.event]);
      if (kept === undefined) return [];
      return [[Number(attributes[ownAttributes.index] ?? 0), Array.isArray(kept) ? kept : [kept]]];
    }),
  );
  if (!Array.isArray(order)) return [...byIndex].toSorted(([a], [b]) => a - b).flatMap(([, events]) => events);
  const whole = order.every((item) => typeof item !== "number" || byIndex.has(item));
  return whole ? order.flatMap((item) => (typeof item === "number" ? (byIndex.get(item) ?? []) : [item])) : undefined;
}

import { isObject } from "../../schema/is-object.ts";
import type { Json } from "../../schema/json.ts";
import { traceSchema } from "../../schema/trace.ts";
import { unwrapped } from "../fields.ts";
import type { ReadTrace } from "../format.ts";
import type { OtlpSpan } from "./otlp-span.ts";

/** Attributes in which `writeOtlp` keeps a run whole beside the GenAI names. */
export const ownAttributes = { run: "replaykit.run", event: "replaykit.event", index: "replaykit.index" } as const;

/** A run that ReplayKit wrote as spans, event for event; undefined where the spans are another's or not all there. */
export function rebuildNative(spans: readonly OtlpSpan[]): ReadTrace | undefined {
  const run = spans.map(({ attributes }) => unwrapped(attributes[ownAttributes.run])).find(isObject);
  if (!run) return undefined;
  const indexed = spans.flatMap(({ attributes }) => {
    const event = unwrapped(attributes[ownAttributes.event]);
    return event === undefined ? [] : [{ event, index: Number(attributes[ownAttributes.index] ?? 0) }];
  });
  const events: Json[] = indexed.toSorted((a, b) => a.index - b.index).map(({ event }) => event);
  const parsed = traceSchema.safeParse({ ...run, events });
  return parsed.success ? { trace: parsed.data, notes: [] } : undefined;
}

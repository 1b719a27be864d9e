import { createRequire as __createRequire } from "node:module";
const require = __createRequire(import.meta.url);
import {
  isObject,
  traceSchema,
  unwrapped
} from "./chunk-3QQEB6C6.js";

// src/core/formats/otlp/rebuild-native.ts
var ownAttributes = {
  run: "replaykit.run",
  event: "replaykit.event",
  index: "replaykit.index",
  order: "replaykit.order"
};
function rebuildNative(spans) {
  const roots = spans.filter(({ attributes }) => isObject(unwrapped(attributes[ownAttributes.run])));
  const [root] = roots;
  if (!root || roots.length > 1) return void 0;
  const run = unwrapped(root.attributes[ownAttributes.run]);
  if (!isObject(run)) return void 0;
  const events = eventsInOrder(spans, unwrapped(root.attributes[ownAttributes.order]));
  if (!events) return void 0;
  const parsed = traceSchema.safeParse({ ...run, events });
  return parsed.success ? { trace: parsed.data, notes: [] } : void 0;
}
function eventsInOrder(spans, order) {
  const byIndex = new Map(
    spans.flatMap(({ attributes }) => {
      const told = unwrapped(attributes[ownAttributes.event]);
      if (told === void 0) return [];
      return [[Number(attributes[ownAttributes.index] ?? 0), Array.isArray(told) ? told : [told]]];
    })
  );
  if (!Array.isArray(order)) return [...byIndex].toSorted(([a], [b]) => a - b).flatMap(([, events]) => events);
  const whole = order.every((item) => typeof item !== "number" || byIndex.has(item));
  return whole ? order.flatMap((item) => typeof item === "number" ? byIndex.get(item) ?? [] : [item]) : void 0;
}

export {
  ownAttributes,
  rebuildNative
};

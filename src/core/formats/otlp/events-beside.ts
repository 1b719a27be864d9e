import type { Json } from "../../schema/json.ts";
import type { TraceEvent } from "../../schema/trace.ts";
import { present } from "../fields/fields.ts";
import { isoOf } from "../fields/times.ts";
import { compact } from "../../compact.ts";
import { messageEvents, type OtlpSpan, type SpanEvent } from "./otlp-span.ts";

const exceptions = /^(?:gen_ai\.client\.operation\.)?exception$/;

/** Instrumentations may tell of every piece of an answer. */
const mostOfSpan = 100;

/** What the events and links of a span say that no message tells: exceptions whole, and all that has no word. */
export function eventsBeside(span: OtlpSpan): TraceEvent[] | undefined {
  const found: TraceEvent[] = [];
  let left = 0;
  for (const event of span.events) {
    if (messageEvents.test(event.name)) continue;
    if (found.length < mostOfSpan) found.push(eventOf(event, span));
    else left += 1;
  }
  if (left > 0) found.push({ type: "other", name: "events left out", data: { count: left }, parent: span.spanId });
  const links = span.links?.slice(0, mostOfSpan) ?? [];
  if (links.length > 0) found.push({ type: "other", name: "links", data: links, parent: span.spanId });
  return found.length === 0 ? undefined : found;
}

function eventOf({ name, attributes, body, time }: SpanEvent, { spanId }: OtlpSpan): TraceEvent {
  const data: Json = { ...attributes, ...compact({ body }) };
  return present({
    type: "other",
    name: exceptions.test(name) ? "exception" : name || "log",
    data: Object.keys(data).length === 0 ? undefined : data,
    at: isoOf(time),
    parent: spanId,
  });
}

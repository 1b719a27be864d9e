import type { TraceEvent } from "../../schema/trace.ts";
import type { OtlpSpan } from "./otlp-span.ts";
/** Events that are read as messages. */
export declare const messageEvents: RegExp;
/** What the events and links of a span say that no message tells: exceptions whole, and all that has no word. */
export declare function eventsBeside(span: OtlpSpan): TraceEvent[] | undefined;

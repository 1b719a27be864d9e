import type { ReadTrace } from "../format.ts";
import type { OtlpSpan } from "./otlp-span.ts";
/**
 * Attributes in which ReplayKit keeps a run whole beside the GenAI names: the run without its events; in each span its events
 * and its number; and, where only the end knows it, their order: numbers of spans, and the events that no span tells.
 */
export declare const ownAttributes: {
    readonly run: "replaykit.run";
    readonly event: "replaykit.event";
    readonly index: "replaykit.index";
    readonly order: "replaykit.order";
};
/**
 * A run that ReplayKit wrote as spans, event for event; undefined where the spans are another's, tell of several runs, or not
 * all of them are there.
 */
export declare function rebuildNative(spans: readonly OtlpSpan[]): ReadTrace | undefined;

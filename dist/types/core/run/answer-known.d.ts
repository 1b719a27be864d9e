import type { TraceRun } from "../schema/trace.ts";
/**
 * Whether a trace could hold what the agent said at the end: our own forms always can, and the gateway's where it saw a model or the
 * agent wrote an output. Others tell it by a text of a model, or by a text of the user's where no answer was left out; many exporters
 * capture no text at all unless they are told to.
 */
export declare function answerKnown({ source, events }: TraceRun): boolean;

import type { Feedback } from "../../src/core/schema/trace.ts";

/** Spans of one trace that came in one request, redacted. */
export interface SpanChunk {
  project: string;
  traceId: string;
  /** `{resourceSpans: […], subjects, origin}` of this trace only, brotli-compressed JSON. */
  body: Uint8Array;
  /** Of the JSON: all chunks of a trace together stay below the largest body. */
  bytes: number;
  /** Of the body: the same chunk sent again is not kept twice. */
  hash: string;
  /** True where the root's end is among the spans: nothing more is expected. */
  rootEnded: boolean;
  /** True where the run is to be closed soon after its root's end; else it may wait as long as one whose root does not end. */
  awaited: boolean;
}

/** Where spans wait until their trace is whole: one place per project and trace. */
export interface Gatherers {
  /** `false`: the trace is larger than a run may be, the spans were not taken. */
  append(id: string, chunk: SpanChunk): Promise<boolean>;
  isOpen(project: string, id: string): Promise<boolean>;
  /** Keeps redacted feedback until the trace is closed; `false`: it is not open. */
  giveFeedback(project: string, id: string, feedback: Feedback): Promise<boolean>;
}

export function gathererName(project: string, id: string): string {
  return `${project}/${id}`;
}

import type { Feedback } from "../../src/core/schema/trace.ts";

/** Spans of one trace that came in one request, redacted. */
export interface SpanChunk {
  project: string;
  traceId: string;
  /** `{resourceSpans: […], subjects, origin}` of this trace only, brotli-compressed JSON. */
  body: Uint8Array;
  /** Size of the JSON: a trace's chunks together stay below the largest body. */
  bytes: number;
  /** Digest of the body, so that a repeated chunk is not kept twice. */
  hash: string;
  /** True if the spans include the root's end, so nothing more is expected. */
  rootEnded: boolean;
  /** True to close the run soon after its root's end; else it may wait as long as one without a root's end. */
  awaited: boolean;
}

/** Where spans wait until their trace is complete: one place for each project and trace. */
export interface Gatherers {
  /** `false`: the trace would be larger than a run may be, so the spans were not accepted. */
  append(id: string, chunk: SpanChunk): Promise<boolean>;
  isOpen(project: string, id: string): Promise<boolean>;
  /** Keeps redacted feedback until the trace is closed; `false`: it is not open. */
  giveFeedback(project: string, id: string, feedback: Feedback): Promise<boolean>;
}

export function gathererName(project: string, id: string): string {
  return `${project}/${id}`;
}

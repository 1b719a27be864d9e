/** Spans of one trace that came in one request, redacted. */
export interface SpanChunk {
  project: string;
  traceId: string;
  /** `{resourceSpans: […]}` of this trace only, brotli-compressed JSON. */
  body: Uint8Array;
  /** Of the body: the same chunk sent again is not kept twice. */
  hash: string;
  /** True where the root's end is among the spans: nothing more is expected. */
  rootEnded: boolean;
}

/** Where spans wait until their trace is whole: one place per project and trace. */
export interface Gatherers {
  append(id: string, chunk: SpanChunk): Promise<void>;
  isOpen(project: string, id: string): Promise<boolean>;
}

export function gathererName(project: string, id: string): string {
  return `${project}/${id}`;
}

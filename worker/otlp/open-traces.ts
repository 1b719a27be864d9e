import type { SpanChunk } from "./gatherers.ts";

/** A chunk without its body, and the numbers of the rows that hold the body. */
export interface LoggedChunk extends Omit<SpanChunk, "body" | "id" | "traceId"> {
  rows: number[];
  at: number;
  /** Id of the gathering, if it begins with this chunk. */
  gathering: string;
  /** Bytes of the compressed body. */
  size: number;
}

export interface OpenTrace {
  id: string;
  traceId: string;
  chunks: LoggedChunk[];
  hashes: Set<string>;
  /** Bytes of JSON. */
  bytes: number;
  feedback?: { row: number; text: string } | undefined;
}

/** The open traces of one object, in memory, read once from its rows. Bodies stay on disk. */
export class OpenTraces {
  readonly #traces = new Map<string, OpenTrace>();
  chunks = 0;
  /** Bytes of the compressed bodies. */
  size = 0;
  /** Characters of the feedback, which is in memory. */
  feedbackSize = 0;

  get count(): number {
    return this.#traces.size;
  }

  get(id: string): OpenTrace | undefined {
    return this.#traces.get(id);
  }

  all(): Iterable<OpenTrace> {
    return this.#traces.values();
  }

  add({ id, traceId }: Pick<SpanChunk, "id" | "traceId">, chunk: LoggedChunk): void {
    const trace = this.#traces.get(id) ?? { id, traceId, chunks: [], hashes: new Set(), bytes: 0 };
    this.#traces.set(id, trace);
    trace.chunks.push(chunk);
    trace.hashes.add(chunk.hash);
    trace.bytes += chunk.bytes;
    this.chunks += 1;
    this.size += chunk.size;
  }

  /** Adds a row to the body of a trace's last chunk. */
  extend(id: string, { row, size }: { row: number; size: number }): void {
    const chunk = this.#traces.get(id)?.chunks.at(-1);
    if (chunk === undefined) return;
    chunk.rows.push(row);
    chunk.size += size;
    this.size += size;
  }

  keepFeedback(id: string, feedback: { row: number; text: string }): void {
    const trace = this.#traces.get(id);
    if (!trace) return;
    this.feedbackSize += feedback.text.length - (trace.feedback?.text.length ?? 0);
    trace.feedback = feedback;
  }

  /** Closes a trace up to row `upTo`; what came in later rows stays open. */
  close(id: string, upTo: number): void {
    const trace = this.#traces.get(id);
    if (!trace) return;
    this.#traces.delete(id);
    this.feedbackSize -= trace.feedback?.text.length ?? 0;
    for (const { size } of trace.chunks) {
      this.chunks -= 1;
      this.size -= size;
    }
    for (const chunk of trace.chunks) if ((chunk.rows.at(-1) ?? 0) > upTo) this.add(trace, chunk);
    if (trace.feedback && trace.feedback.row > upTo) this.keepFeedback(id, trace.feedback);
  }
}

/** The last row that holds anything of the trace. */
export function lastRow({ chunks, feedback }: OpenTrace): number {
  return chunks.reduce((last, { rows }) => Math.max(last, rows.at(-1) ?? 0), feedback?.row ?? 0);
}

/** When its last chunk arrived. */
export function lastAt({ chunks }: OpenTrace): number {
  return chunks.reduce((last, { at }) => Math.max(last, at), 0);
}

import type { SpanChunk } from "./gatherers.ts";

/** A chunk without its body, and the rows in which that lies. */
export interface LoggedChunk extends Omit<SpanChunk, "body" | "id" | "traceId"> {
  rows: number[];
  at: number;
  /** Names a gathering that begins with this chunk. */
  gathering: string;
  /** Of the compressed body. */
  size: number;
}

export interface OpenTrace {
  id: string;
  traceId: string;
  chunks: LoggedChunk[];
  hashes: Set<string>;
  /** Of JSON. */
  bytes: number;
  feedback?: { row: number; text: string } | undefined;
}

/** The open traces of one object, in memory: what is read once from its rows. Bodies stay on disk. */
export class OpenTraces {
  readonly #traces = new Map<string, OpenTrace>();
  chunks = 0;
  /** Of the compressed bodies. */
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

  /** A further row of a chunk's body. */
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

  /** What lies in rows up to this one was closed; what came later goes on gathering. */
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

/** The last row that holds anything of it. */
export function lastRow({ chunks, feedback }: OpenTrace): number {
  return chunks.reduce((last, { rows }) => Math.max(last, rows.at(-1) ?? 0), feedback?.row ?? 0);
}

/** When its last chunk came. */
export function lastAt({ chunks }: OpenTrace): number {
  return chunks.reduce((last, { at }) => Math.max(last, at), 0);
}

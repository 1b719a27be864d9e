import * as z from "zod";
import type { SpanChunk } from "./gatherers.ts";
import type { GatheringStorage } from "./gathering.ts";
import { oldTables } from "./old-tables.ts";

/** A value and its key have at most 2 MB together; a larger body is split. */
const partBytes = 1_900_000;
const chunkKey = (hash: string, part: number) => `chunk/${hash}/${part}`;
const feedbackKey = "feedback";

/** A chunk's facts without its body. */
const headSchema = z.object({
  hash: z.string(),
  part: z.number(),
  seq: z.number(),
  project: z.string(),
  trace: z.string(),
  ended: z.boolean(),
  at: z.number(),
  bytes: z.number(),
});
const partSchema = headSchema.extend({ body: z.instanceof(Uint8Array) });
type StoredPart = z.infer<typeof partSchema>;

/** The gathered chunks, for the close. */
export interface LoggedTrace {
  project: string;
  traceId: string;
  /** Names this gathering by the time of its first chunk. */
  gathering: string;
  /** When its first chunk came. */
  since: number;
  chunks: Uint8Array[];
  feedback: string | undefined;
}

/**
 * The chunks of one trace and its waiting feedback, in the key-value storage of its Durable Object, a row each. A table would cost two more
 * rows for every trace. It reads the storage once and caches it until a write fails.
 */
export class ChunkLog {
  readonly #storage: Pick<GatheringStorage, "kv" | "sql" | "transactionSync">;
  #known: z.infer<typeof headSchema>[] | undefined;

  constructor(storage: Pick<GatheringStorage, "kv" | "sql" | "transactionSync">) {
    this.#storage = storage;
  }

  /** `false`: the trace would be too large with this chunk. A known chunk is not added again. */
  add(chunk: SpanChunk, { at, maxBytes }: { at: number; maxBytes: number }): boolean {
    const before = this.#heads();
    if (before.some(({ hash }) => hash === chunk.hash)) return true;
    const bytes = before.reduce((sum, one) => sum + (one.part === 0 ? one.bytes : 0), 0);
    if (bytes + chunk.bytes > maxBytes) return false;
    const seq = Math.max(0, ...before.map((one) => one.seq)) + 1;
    const parts = partsOf(chunk, { seq, at });
    this.#write((kv) => {
      for (const part of parts) kv.put(chunkKey(part.hash, part.part), part);
    });
    this.#known = [...before, ...parts.map(({ body: _body, ...head }) => head)];
    return true;
  }

  hasAny(): boolean {
    return this.#heads().length > 0;
  }

  hasAfter(last: number): boolean {
    return this.#heads().some(({ seq }) => seq > last);
  }

  keepFeedback(text: string): void {
    this.#storage.kv.put(feedbackKey, text);
  }

  /** When the last chunk came, and whether the root ended. */
  seen(): { at: number; ended: boolean; project: string } | undefined {
    const [first, ...rest] = this.#heads();
    if (first === undefined) return undefined;
    const at = Math.max(first.at, ...rest.map((head) => head.at));
    return { at, ended: [first, ...rest].some(({ ended }) => ended), project: first.project };
  }

  read(): { trace: LoggedTrace; last: number } {
    const { kv } = this.#storage;
    const stored = [...kv.list({ prefix: "chunk/" })].map(([, value]) => partSchema.parse(value));
    const parts = stored.toSorted((a, b) => a.seq - b.seq || a.part - b.part);
    const [first] = z.tuple([partSchema], partSchema).parse(parts);
    const bodies = new Map<number, Uint8Array[]>();
    for (const { seq, body } of parts) bodies.set(seq, [...(bodies.get(seq) ?? []), body]);
    return {
      last: Math.max(...bodies.keys()),
      trace: {
        project: first.project,
        traceId: first.trace,
        gathering: `${first.at}.${first.seq}`,
        since: first.at,
        chunks: [...bodies.values()].map((of) => Buffer.concat(of)),
        feedback: z.string().optional().parse(kv.get(feedbackKey)),
      },
    };
  }

  /** Chunks up to this one, and the feedback that was read with them. */
  forget(last: number): void {
    const before = this.#heads();
    this.#write((kv) => {
      for (const { hash, part, seq } of before) if (seq <= last) kv.delete(chunkKey(hash, part));
      kv.delete(feedbackKey);
    });
    this.#known = before.filter(({ seq }) => seq > last);
  }

  /** The storage was emptied elsewhere. */
  lookAgain(): void {
    this.#known = undefined;
  }

  #heads(): z.infer<typeof headSchema>[] {
    if (this.#known === undefined) {
      this.#moveOld();
      const stored = [...this.#storage.kv.list({ prefix: "chunk/" })];
      this.#known = stored.map(([, value]) => headSchema.parse(value));
    }
    return this.#known;
  }

  #moveOld(): void {
    const { kv, transactionSync } = this.#storage;
    const old = oldTables(this.#storage);
    if (old === undefined) return;
    transactionSync(() => {
      for (const part of old.parts) kv.put(chunkKey(part.hash, part.part), part);
      if (old.feedback !== undefined) kv.put(feedbackKey, old.feedback);
      old.drop();
    });
  }

  /** All or nothing; after a failure the content is unknown. */
  #write(work: (kv: GatheringStorage["kv"]) => void): void {
    const { kv, transactionSync } = this.#storage;
    this.#known = undefined;
    transactionSync(() => work(kv));
  }
}

function partsOf(chunk: SpanChunk, { seq, at }: { seq: number; at: number }): StoredPart[] {
  const { hash, project, traceId: trace, rootEnded: ended, bytes, body } = chunk;
  return Array.from({ length: Math.max(1, Math.ceil(body.byteLength / partBytes)) }, (_, part) => {
    const slice = new Uint8Array(body.subarray(part * partBytes, (part + 1) * partBytes));
    return { hash, part, seq, project, trace, ended, at, bytes, body: slice };
  });
}

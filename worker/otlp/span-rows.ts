import * as z from "zod";
import type { SpanChunk } from "./gatherers.ts";

/** Maximum bytes of a row, which may have 2 MB. A larger body is split, and smaller ones share a row. */
const rowBytes = 1_900_000;
/** Upper bound of a piece's bytes in the row's head. */
const pieceBytes = 400;

/** A chunk or a part of one, and its place in the row's body. */
const pieceSchema = z.object({
  id: z.string(),
  traceId: z.string(),
  hash: z.string(),
  part: z.number(),
  from: z.number(),
  to: z.number(),
  bytes: z.number(),
  rootEnded: z.boolean(),
  awaited: z.boolean(),
  /** Set for a chunk that comes from the layout of an earlier version. */
  gathering: z.string().optional(),
});
type Piece = z.infer<typeof pieceSchema>;

/** What a row holds besides the pieces' bodies. */
const headSchema = z.object({
  project: z.string(),
  at: z.number(),
  pieces: z.array(pieceSchema).default([]),
  feedback: z.object({ id: z.string(), text: z.string() }).optional(),
  /** Closed traces, each with the last row that was read of it. */
  closed: z.array(z.tuple([z.string(), z.number()])).default([]),
});
type RowHead = z.infer<typeof headSchema>;

export interface NewRow {
  head: Partial<RowHead> & Pick<RowHead, "project" | "at">;
  body: Uint8Array<ArrayBuffer>;
}

export const emptyBody = new Uint8Array();

const rowSchema = z.object({ n: z.number(), head: z.string().transform((text) => headSchema.parse(JSON.parse(text))) });
const wholeRowSchema = rowSchema.extend({
  body: z.instanceof(ArrayBuffer).transform((body) => new Uint8Array(body)),
});

export function readRow(row: unknown): z.infer<typeof rowSchema> {
  return rowSchema.parse(row);
}

export function readWholeRow(row: unknown): z.infer<typeof wholeRowSchema> {
  return wholeRowSchema.parse(row);
}

interface RowChunk extends SpanChunk {
  gathering?: string | undefined;
}

/** The fewest rows that hold these chunks, in their order. */
export function rowsOf(chunks: readonly RowChunk[], { project, at }: { project: string; at: number }): NewRow[] {
  const rows: { pieces: Piece[]; slices: Uint8Array[]; size: number }[] = [];
  for (const { body, ...chunk } of chunks) {
    let from = 0;
    for (let part = 0; part === 0 || from < body.byteLength; part += 1) {
      const last = rows.at(-1);
      const room = last === undefined ? 0 : rowBytes - last.size - (last.pieces.length + 1) * pieceBytes;
      // A body is not split only to fill a row: reading it would then take one more row.
      const fits = last !== undefined && body.byteLength - from <= room;
      const row = fits ? last : { pieces: [], slices: [], size: 0 };
      if (!fits) rows.push(row);
      const slice = body.subarray(from, from + rowBytes - pieceBytes);
      row.pieces.push({ ...chunk, part, from: row.size, to: row.size + slice.byteLength });
      row.slices.push(slice);
      row.size += slice.byteLength;
      from += slice.byteLength;
    }
  }
  return rows.map(({ pieces, slices }) => ({ head: { project, at, pieces }, body: concatenated(slices) }));
}

export function concatenated(slices: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(slices.reduce((sum, { byteLength }) => sum + byteLength, 0));
  let from = 0;
  for (const slice of slices) {
    whole.set(slice, from);
    from += slice.byteLength;
  }
  return whole;
}

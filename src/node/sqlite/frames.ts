import { hash } from "node:crypto";
import type { DatabaseSync } from "node:sqlite";
import { promisify } from "node:util";
import { brotliCompress, brotliDecompressSync, constants } from "node:zlib";
import * as z from "zod";
import { ReplayKitError } from "../../core/error.ts";
import { inTransaction } from "./schema.ts";

const compress = promisify(brotliCompress);
const textsSchema = z.array(z.string());

/**
 * A stored text: in its own row (`body`), or at place `frame_at` of a frame. A frame is one compressed blob with the
 * texts of many rows.
 */
export interface FramedRow {
  seq: number;
  body: string | null;
  frame: string | null;
  frame_at: number | null;
}

export interface Frames {
  /** The texts of rows. Opens each frame once. */
  texts(rows: FramedRow[]): string[];
  /** Packs the texts of an ended run into frames. */
  pack(run: number): Promise<void>;
  /** The texts of a frame. Checks its hash. */
  open(frame: string): string[];
  /** Drops the cache, so that frames are read from disk again. */
  forget(): void;
}

type PackedTable = "operations" | "checkpoints";

export function createFrames(database: DatabaseSync): Frames {
  const select = database.prepare("SELECT size, data FROM blobs WHERE hash = ?");
  /** The frame that was read last, under its hash. Its texts are mostly read one after the other. */
  let held: [string, string[]] | undefined;

  function open(frame: string): string[] {
    const row = select.get(frame);
    const data = row?.["data"];
    if (!(data instanceof Uint8Array)) throw damaged(frame, "is missing");
    const text = unpacked(frame, data, Number(row?.["size"]));
    if (hash("sha256", text) !== frame) throw damaged(frame, "is not what was stored");
    return textsSchema.parse(JSON.parse(text));
  }

  function texts(rows: FramedRow[]): string[] {
    const opened = new Map(held ? [held] : []);
    return rows.map(({ body, frame, frame_at: at }) => {
      if (body !== null) return body;
      const key = frame ?? "";
      const known = opened.get(key) ?? open(key);
      opened.set(key, known);
      held = [key, known];
      const text = known[at ?? -1];
      if (text === undefined) throw damaged(key, `has no text ${at}`);
      return text;
    });
  }

  async function pack(run: number): Promise<void> {
    await packTable(database, run, "operations");
    await packTable(database, run, "checkpoints");
  }

  return { texts, pack, open, forget: () => void (held = undefined) };
}

async function packTable(database: DatabaseSync, run: number, table: PackedTable): Promise<void> {
  const rows = database
    .prepare(`SELECT seq, body FROM ${table} WHERE run = ? AND body IS NOT NULL ORDER BY seq`)
    .all(run)
    .map(({ seq, body }) => ({ seq: Number(seq), body: String(body) }));
  if (rows.length < 2) return; // a frame of one text saves nothing
  const text = JSON.stringify(rows.map(({ body }) => body));
  const data = await compressed(text);
  if (!database.isOpen) return; // closed in the meantime: the next gc packs the run
  const frame = hash("sha256", text);
  inTransaction(database, () => {
    database
      .prepare("INSERT INTO blobs (hash, size, data) VALUES (?, ?, ?) ON CONFLICT DO NOTHING")
      .run(frame, Buffer.byteLength(text), data);
    // Rows never change, so a row that still has its text has the text that was packed.
    const update = database.prepare(
      `UPDATE ${table} SET body = NULL, frame = ?, frame_at = ? WHERE run = ? AND seq = ? AND body IS NOT NULL`,
    );
    for (const [at, { seq }] of rows.entries()) update.run(frame, at, run, seq);
  });
}

/** Size in bytes above which the best quality takes too much time for what it saves. */
const bestUpTo = 512 * 1024;

async function compressed(text: string): Promise<Buffer> {
  const bytes = Buffer.from(text, "utf8");
  return compress(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: bytes.length <= bestUpTo ? 11 : 9,
      [constants.BROTLI_PARAM_LGWIN]: 24,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    },
  });
}

function unpacked(frame: string, data: Uint8Array, size: number): string {
  try {
    return brotliDecompressSync(data, { maxOutputLength: size + 1 }).toString("utf8");
  } catch {
    throw damaged(frame, "cannot be unpacked");
  }
}

function damaged(frame: string, what: string): ReplayKitError {
  return new ReplayKitError("io_failed", `the blob ${frame.slice(0, 12)}… of the store ${what}`, {
    hint: "npx replaykit runs store verify lists what is damaged",
  });
}

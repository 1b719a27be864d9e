import * as z from "zod";
import type { SpanChunk } from "./gatherers.ts";
import type { GatheringStorage } from "./gathering.ts";

/** SQLite in a Durable Object takes no value over 2 MB: a larger body lies in several rows. */
const partBytes = 1_900_000;

const insert = `INSERT INTO chunks (hash, part, seq, project, trace, ended, at, bytes, body)
  VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9)`;

const partSchema = z.object({
  seq: z.number(),
  part: z.number(),
  at: z.number(),
  project: z.string(),
  trace: z.string(),
  body: z.instanceof(ArrayBuffer),
});

/** What was gathered, as it is handed on. */
export interface LoggedTrace {
  project: string;
  traceId: string;
  /** Names this gathering, whatever comes to it later: when its first chunk came. */
  gathering: string;
  /** When its first chunk came. */
  since: number;
  chunks: Uint8Array[];
  feedback: string | undefined;
}

/** The chunks of one trace, and feedback that waits with them, in the SQLite of its Durable Object. */
export function chunkLog({ sql, transactionSync }: Pick<GatheringStorage, "sql" | "transactionSync">) {
  return {
    /** `false`: with this chunk the trace would be larger than it may be. A chunk that is there already is not added. */
    add(chunk: SpanChunk, { at, maxBytes }: { at: number; maxBytes: number }): boolean {
      createTables();
      const [known] = sql
        .exec("SELECT coalesce(sum(bytes), 0) AS bytes, coalesce(max(seq), 0) AS seq FROM chunks WHERE part = 0")
        .toArray();
      const { bytes, seq } = z.object({ bytes: z.number(), seq: z.number() }).parse(known);
      if (sql.exec("SELECT 1 FROM chunks WHERE hash = ?1", chunk.hash).toArray().length > 0) return true;
      if (bytes + chunk.bytes > maxBytes) return false;
      transactionSync(() => {
        for (let part = 0; part === 0 || part * partBytes < chunk.body.byteLength; part += 1) {
          const body = new Uint8Array(chunk.body.subarray(part * partBytes, (part + 1) * partBytes)).buffer;
          const { hash, project, traceId, rootEnded, bytes: size } = chunk;
          sql.exec(insert, hash, part, seq + 1, project, traceId, rootEnded ? 1 : 0, at, size, body);
        }
      });
      return true;
    },

    hasAny,

    hasAfter: (last: number): boolean =>
      sql.exec("SELECT 1 FROM chunks WHERE seq > ?1 LIMIT 1", last).toArray().length > 0,

    keepFeedback(text: string): void {
      sql.exec("CREATE TABLE IF NOT EXISTS feedback (id INTEGER PRIMARY KEY, text TEXT NOT NULL)");
      sql.exec("INSERT OR REPLACE INTO feedback (id, text) VALUES (1, ?1)", text);
    },

    /** When the last chunk came, and whether the root ended. */
    seen(): { at: number; ended: boolean; project: string } | undefined {
      if (!hasAny()) return undefined;
      const [row] = sql
        .exec("SELECT max(at) AS at, max(ended) AS ended, max(project) AS project FROM chunks")
        .toArray();
      const { at, ended, project } = z.object({ at: z.number(), ended: z.number(), project: z.string() }).parse(row);
      return { at, ended: ended === 1, project };
    },

    read(): { trace: LoggedTrace; last: number } {
      const rows = sql.exec("SELECT seq, part, at, project, trace, body FROM chunks ORDER BY seq, part").toArray();
      const parts = z.tuple([partSchema], partSchema).parse(rows);
      const [first] = parts;
      const [feedback] = hasTable("feedback") ? sql.exec("SELECT text FROM feedback").toArray() : [];
      const bodies = new Map<number, Uint8Array[]>();
      for (const { seq, body } of parts) bodies.set(seq, [...(bodies.get(seq) ?? []), new Uint8Array(body)]);
      return {
        last: Math.max(...bodies.keys()),
        trace: {
          project: first.project,
          traceId: first.trace,
          gathering: `${first.at}.${first.seq}`,
          since: first.at,
          chunks: [...bodies.values()].map((of) => Buffer.concat(of)),
          feedback: z.object({ text: z.string() }).optional().parse(feedback)?.text,
        },
      };
    },

    /** Chunks up to this one, and the feedback that was read with them. */
    forget(last: number): void {
      transactionSync(() => {
        sql.exec("DELETE FROM chunks WHERE seq <= ?1", last);
        if (hasTable("feedback")) sql.exec("DELETE FROM feedback");
      });
    },
  };

  function createTables(): void {
    sql.exec(
      `CREATE TABLE IF NOT EXISTS chunks (hash TEXT NOT NULL, part INTEGER NOT NULL, seq INTEGER NOT NULL, project TEXT NOT NULL,
         trace TEXT NOT NULL, ended INTEGER NOT NULL, at INTEGER NOT NULL, bytes INTEGER NOT NULL, body BLOB NOT NULL,
         PRIMARY KEY (hash, part)) WITHOUT ROWID`,
    );
  }

  /** An object that was only asked has no table, and gets none: it would stay for good. */
  function hasAny(): boolean {
    return hasTable("chunks") && sql.exec("SELECT 1 FROM chunks LIMIT 1").toArray().length > 0;
  }

  function hasTable(name: string): boolean {
    return sql.exec("SELECT 1 FROM sqlite_master WHERE type = 'table' AND name = ?1", name).toArray().length > 0;
  }
}

import { DurableObject } from "cloudflare:workers";
import { createDeps } from "../create-deps.ts";
import type { Env } from "../env.ts";
import { closeTrace } from "./close-trace.ts";
import type { SpanChunk } from "./gatherers.ts";

interface ChunkRow {
  [column: string]: ArrayBuffer | string | number | null;
  hash: string;
  project: string;
  trace: string;
  body: ArrayBuffer;
  seq: number;
}

const retryAfter = 5_000;

/**
 * Gathers the spans of one trace until it is whole, then hands it to the same ingest as every other run. One row per request and
 * one alarm per trace: the alarm is not moved by each span, it looks when it rings whether there is more to wait for.
 */
export class TraceGatherer extends DurableObject<Env> {
  async append(chunk: SpanChunk): Promise<void> {
    const now = Date.now();
    const sql = this.table();
    sql.exec(
      `INSERT OR IGNORE INTO chunks (hash, seq, project, trace, ended, at, body)
       SELECT ?1, coalesce(max(seq), 0) + 1, ?2, ?3, ?4, ?5, ?6 FROM chunks`,
      chunk.hash,
      chunk.project,
      chunk.traceId,
      chunk.rootEnded ? 1 : 0,
      now,
      chunk.body,
    );
    const due = now + this.wait(chunk.rootEnded);
    const set = await this.ctx.storage.getAlarm();
    if (set === null || (chunk.rootEnded && due < set)) await this.ctx.storage.setAlarm(due);
  }

  async isOpen(): Promise<boolean> {
    return this.table().exec("SELECT 1 FROM chunks LIMIT 1").toArray().length > 0;
  }

  override async alarm(): Promise<void> {
    const { storage } = this.ctx;
    const sql = this.table();
    const [seen] = sql.exec("SELECT max(ended) AS ended, max(at) AS at FROM chunks").toArray();
    if (typeof seen?.["at"] !== "number") return;
    const due = seen["at"] + this.wait(seen["ended"] === 1);
    if (due > Date.now()) return storage.setAlarm(due);
    const chunks = sql.exec<ChunkRow>("SELECT hash, seq, project, trace, body FROM chunks ORDER BY seq").toArray();
    const [first] = chunks;
    if (!first) return;
    const deps = createDeps(this.env);
    try {
      const bodies = chunks.map(({ body }) => new Uint8Array(body));
      await closeTrace({ project: first.project, traceId: first.trace, chunks: bodies }, deps);
    } catch (error) {
      // The spans were acknowledged: they stay until they are stored, however long the stores are away.
      deps.log("close_fault", { project: first.project, name: error instanceof Error ? error.name : "unknown" });
      return storage.setAlarm(Date.now() + retryAfter);
    }
    await this.forget(chunks);
  }

  /** Only what was closed; spans that came meanwhile get an alarm of their own. */
  private async forget(chunks: readonly ChunkRow[]): Promise<void> {
    const { storage } = this.ctx;
    for (const { hash } of chunks) storage.sql.exec("DELETE FROM chunks WHERE hash = ?1", hash);
    if (await this.isOpen()) await storage.setAlarm(Date.now() + this.wait(false));
    else await storage.deleteAll();
  }

  /** The one table; there is none yet in an object that was never used, and none any more in one that was emptied. */
  private table() {
    const { sql } = this.ctx.storage;
    sql.exec(
      `CREATE TABLE IF NOT EXISTS chunks (hash TEXT PRIMARY KEY, seq INTEGER NOT NULL, project TEXT NOT NULL,
         trace TEXT NOT NULL, ended INTEGER NOT NULL, at INTEGER NOT NULL, body BLOB NOT NULL) WITHOUT ROWID`,
    );
    return sql;
  }

  private wait(rootEnded: boolean): number {
    const { OTLP_CLOSE_MS, OTLP_IDLE_MS } = createDeps(this.env).variables;
    return rootEnded ? OTLP_CLOSE_MS : OTLP_IDLE_MS;
  }
}

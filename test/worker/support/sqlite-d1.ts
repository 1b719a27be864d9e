import { DatabaseSync } from "node:sqlite";
import { readdirSync, readFileSync } from "node:fs";
import { compact } from "../../../src/core/compact.ts";
import type { Bucket, Database, Statement } from "../../../worker/store/platform-ports.ts";

const migrations = new URL("../../../worker/migrations/", import.meta.url);
const schema = readdirSync(migrations)
  .toSorted()
  .map((name) => readFileSync(new URL(name, migrations), "utf8"))
  .join("\n");

/** Bytes of a text or a row, of a statement, and the number of bound values (Cloudflare: "D1, Limits"). */
const limitsOfD1 = { length: 2_000_000, sqlLength: 100_000, variableNumber: 100 };

interface Prepared extends Statement {
  run(): { results: never[]; meta: { changes: number } };
}

/** D1's interface over SQLite in memory: the same engine and SQL, fast enough for a hundred thousand schedules. */
export function createSqliteDatabase(): Database & { raw: DatabaseSync } {
  const raw = new DatabaseSync(":memory:", { limits: limitsOfD1 });
  raw.exec(schema);
  const changes = raw.prepare("SELECT changes() AS n");
  const cache = new Map<string, ReturnType<DatabaseSync["prepare"]>>();
  const compiled = (sql: string) => {
    const known = cache.get(sql) ?? raw.prepare(sql);
    cache.set(sql, known);
    return known;
  };
  const prepare = (sql: string, values: unknown[] = []): Prepared => {
    const run = () => {
      const results = compiled(sql).all(...(values as string[]));
      const changed = /^\s*SELECT/.test(sql) ? 0 : Number(changes.get()?.["n"]);
      return { results: results as never[], meta: { changes: changed } };
    };
    return { bind: (...bound) => prepare(sql, bound), all: async () => run(), run };
  };
  return {
    raw,
    prepare: (sql) => prepare(sql),
    async batch(statements) {
      raw.exec("BEGIN");
      try {
        const answers = statements.map((statement) => (statement as Prepared).run());
        raw.exec("COMMIT");
        return answers;
      } catch (error) {
        raw.exec("ROLLBACK");
        throw error;
      }
    },
  };
}

/** R2's interface over a map. */
export function createMemoryBucket(): Bucket & { objects: Map<string, { body: Uint8Array; etag: string }> } {
  const objects = new Map<string, { body: Uint8Array; etag: string }>();
  let version = 0;
  return {
    objects,
    async get(key) {
      const found = objects.get(key);
      return found ? { key, etag: found.etag, arrayBuffer: async () => new Uint8Array(found.body).buffer } : null;
    },
    head: async (key) => (objects.has(key) ? { key } : null),
    async put(key, body, options) {
      const wanted = options?.onlyIf?.etagMatches;
      if (wanted !== undefined && objects.get(key)?.etag !== wanted) return null;
      version += 1;
      objects.set(key, { body, etag: String(version) });
      return { key };
    },
    async delete(keys) {
      for (const key of [keys].flat()) objects.delete(key);
    },
    async list({ prefix, startAfter = "", cursor = startAfter, limit = 1000 }) {
      const keys = [...objects.keys()].filter((key) => key.startsWith(prefix) && key > cursor).toSorted();
      const page = keys.slice(0, limit);
      const last = page.at(-1);
      return {
        objects: page.map((key) => ({ key })),
        truncated: keys.length > limit,
        ...compact({ cursor: last }),
      };
    },
  };
}

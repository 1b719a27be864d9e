import type { DatabaseSync } from "node:sqlite";
import { deserialize, serialize } from "node:v8";
import type { GatheringStorage } from "../../../worker/otlp/gathering-storage.ts";

/** The key-value storage of a Durable Object on a disk of its own: values are clones, in the order of their keys. */
export function createSyncKv(
  disk: DatabaseSync,
): GatheringStorage["kv"] & { put: (key: string, value: unknown) => void } {
  const prepare = (query: string) => {
    disk.exec("CREATE TABLE IF NOT EXISTS kv (key TEXT PRIMARY KEY, value BLOB NOT NULL) WITHOUT ROWID");
    return disk.prepare(query);
  };
  const valueOf = (row: Record<string, unknown>): unknown => {
    const { value } = row;
    if (!(value instanceof Uint8Array)) throw new Error("a value is bytes");
    return deserialize(value);
  };
  return {
    get: (key) => {
      const row = prepare("SELECT value FROM kv WHERE key = ?").get(key);
      return row && valueOf(row);
    },
    put: (key, value) => {
      prepare("INSERT OR REPLACE INTO kv (key, value) VALUES (?, ?)").run(key, serialize(value));
    },
    delete: (key) => {
      prepare("DELETE FROM kv WHERE key = ?").run(key);
    },
    list: ({ prefix }) => {
      const rows = prepare("SELECT key, value FROM kv WHERE substr(key, 1, ?) = ? ORDER BY key").all(
        prefix.length,
        prefix,
      );
      return rows.map((row): [string, unknown] => [String(row["key"]), valueOf(row)]);
    },
  };
}

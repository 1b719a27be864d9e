import { compress } from "../../../worker/store/runs/body-codec.ts";
import { envelope, type SpanFields } from "./spans.ts";

/** A chunk as earlier versions kept it. */
export function oldPart(one: SpanFields, { seq, at }: { seq: number; at: number }) {
  const json = JSON.stringify(envelope(one));
  return {
    hash: `old-${seq}`,
    part: 0,
    seq,
    project: "p",
    trace: one.traceId,
    ended: false,
    at,
    bytes: json.length,
    body: compress(json),
  };
}
export type OldPart = ReturnType<typeof oldPart>;

export const oldTable = `CREATE TABLE chunks (hash TEXT NOT NULL, part INTEGER NOT NULL, seq INTEGER NOT NULL, project TEXT NOT NULL,
  trace TEXT NOT NULL, ended INTEGER NOT NULL, at INTEGER NOT NULL, bytes INTEGER NOT NULL, body BLOB NOT NULL,
  PRIMARY KEY (hash, part)) WITHOUT ROWID`;

import * as z from "zod";
import type { GatheringStorage } from "./gathering.ts";

const rowSchema = z.object({
  hash: z.string(),
  part: z.number(),
  seq: z.number(),
  project: z.string(),
  trace: z.string(),
  ended: z.number().transform((ended) => ended === 1),
  at: z.number(),
  bytes: z.number(),
  body: z.instanceof(ArrayBuffer).transform((body) => new Uint8Array(body)),
});

/** Earlier versions kept gathered spans in tables; a trace that was open during an upgrade may still be there. */
export function oldTables({ sql }: Pick<GatheringStorage, "sql">) {
  const names = z
    .array(z.object({ name: z.string() }))
    .parse(sql.exec("SELECT name FROM sqlite_master WHERE name IN ('chunks', 'feedback')").toArray())
    .map(({ name }) => name);
  if (names.length === 0) return undefined;
  const rows = (name: string) => (names.includes(name) ? sql.exec(`SELECT * FROM ${name}`).toArray() : []);
  return {
    parts: rows("chunks").map((row) => rowSchema.parse(row)),
    feedback: z.array(z.object({ text: z.string() })).parse(rows("feedback"))[0]?.text,
    drop(): void {
      for (const name of names) sql.exec(`DROP TABLE ${name}`);
    },
  };
}

import * as z from "zod";
import { runKey } from "../http/platform.ts";
import type { GatheringStorage } from "./gathering-storage.ts";
import { concatenated, emptyBody, type NewRow, rowsOf } from "./span-rows.ts";

const partSchema = z.object({
  hash: z.string(),
  part: z.number(),
  seq: z.number(),
  project: z.string(),
  trace: z.string(),
  ended: z.union([z.boolean(), z.number().transform((ended) => ended === 1)]),
  at: z.number(),
  bytes: z.number(),
  body: z.union([z.instanceof(Uint8Array), z.instanceof(ArrayBuffer).transform((body) => new Uint8Array(body))]),
});
type OldPart = z.infer<typeof partSchema>;

interface OldLayout {
  rows: NewRow[];
  remove(): void;
}

/**
 * Reads the layout of earlier versions: one object per trace, with its chunks in key-value storage or, before that, in
 * tables. A trace that was open during an upgrade may still be there. Returns its rows in the current layout.
 */
export function oldLayout({ kv, sql }: Pick<GatheringStorage, "kv" | "sql">): OldLayout | undefined {
  const tables = z
    .array(z.object({ name: z.string() }))
    .parse([...sql.exec("SELECT name FROM sqlite_master WHERE name IN ('chunks', 'feedback')")])
    .map(({ name }) => name);
  const rowsIn = (name: string) => (tables.includes(name) ? [...sql.exec(`SELECT * FROM ${name}`)] : []);
  const byKey = [...kv.list({ prefix: "chunk/" })];
  const parts = [...rowsIn("chunks"), ...byKey.map(([, value]) => value)].map((part) => partSchema.parse(part));
  const [stored] = z.array(z.object({ text: z.string() })).parse(rowsIn("feedback"));
  const feedback = stored?.text ?? z.string().optional().parse(kv.get("feedback"));
  if (parts.length === 0 && tables.length === 0) return undefined;
  return {
    rows: newRows(parts, feedback),
    remove() {
      for (const name of tables) sql.exec(`DROP TABLE ${name}`);
      for (const [key] of byKey) kv.delete(key);
      kv.delete("feedback");
    },
  };
}

function newRows(parts: readonly OldPart[], feedback: string | undefined): NewRow[] {
  const chunks = new Map<number, OldPart[]>();
  for (const part of parts.toSorted((a, b) => a.seq - b.seq || a.part - b.part))
    chunks.set(part.seq, [...(chunks.get(part.seq) ?? []), part]);
  const rows = [...chunks.values()].flatMap((of) => of.slice(0, 1).flatMap((one) => rowsOf([chunkOf(one, of)], one)));
  const [first] = parts;
  if (first === undefined || feedback === undefined) return rows;
  const { project, trace, at } = first;
  return [
    ...rows,
    { head: { project, at, feedback: { id: runKey(project, trace), text: feedback } }, body: emptyBody },
  ];
}

function chunkOf({ hash, project, trace, ended, bytes, at, seq }: OldPart, parts: readonly OldPart[]) {
  return {
    id: runKey(project, trace),
    traceId: trace,
    hash,
    bytes,
    rootEnded: ended,
    awaited: ended,
    gathering: `${at}.${seq}`,
    body: concatenated(parts.map(({ body }) => body)),
  };
}

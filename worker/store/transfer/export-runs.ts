import { runFactsSchema } from "../../../src/api/schema/run-row.ts";
import type { JsonObject } from "../../../src/core/schema/json.ts";
import { bodyTexts } from "../runs/body-codec.ts";
import { type ExportContext, readPosition } from "./export-page.ts";
import { unfoldHistory } from "../runs/fold-history.ts";
import { readRun, type RunRecord } from "../runs/row-mapping.ts";
import { prefixes } from "../runs/save-delivery.ts";
import * as z from "zod";

/** Maximum number of objects that one page opens: a Worker's calls to storage are limited. */
const objectsPerPage = 100;
/** Maximum folded characters held at once. */
const heldCharacters = 8_000_000;

const afterId = z.object({ after: z.string() });

/**
 * Exports runs by id, which never changes: a run that is replaced meanwhile comes once, in either version. Each is read
 * from the object that its row names; that object stays the same even if the row changes.
 */
export async function exportRuns(context: ExportContext, position: unknown): Promise<object | undefined> {
  const { parts, project, page, now } = context;
  const { after } = position === undefined ? { after: "" } : readPosition(afterId, position);
  const limit = Math.min(objectsPerPage, page.room());
  const { results } = await parts.db
    .prepare("SELECT * FROM runs WHERE project = ?1 AND id > ?2 AND expires_at > ?3 ORDER BY id LIMIT ?4")
    .bind(project, after, now, limit)
    .all<RunRecord>();
  const rows = heldAtOnce(results);
  const bodies = await bodiesOf(context, rows);
  for (const [index, row] of rows.entries()) {
    if (page.room() === 0) return { after: rows[index - 1]?.id ?? after };
    const body = bodies.get(row.id);
    if (body?.trace !== "") page.add("run", { run: readRun(row), ...(body ? partsOf(body) : { subjects: {} }) });
  }
  page.asks(1 + new Set(rows.map(({ object }) => object)).size);
  return results.length < limit && rows.length === results.length ? undefined : { after: rows.at(-1)?.id ?? after };
}

function heldAtOnce(rows: RunRecord[]): RunRecord[] {
  let size = 0;
  const upTo = rows.findIndex((row) => (size += readRun(row).bytes) > heldCharacters);
  return upTo === -1 ? rows : rows.slice(0, Math.max(1, upTo));
}

interface BodyTexts {
  head: string;
  trace: string;
}

const runHead = z.object({ title: z.string().optional(), aliases: z.array(z.string()).optional() });
const subjectsHead = z.object({
  user: z.string().optional(),
  session: z.string().optional(),
  trace: z.string().optional(),
});

function partsOf({ head, trace }: BodyTexts) {
  const read: unknown = JSON.parse(head);
  return { ...runHead.parse(read), subjects: subjectsHead.parse(read), trace: unfolded(trace) };
}

/** Stored texts by run id: empty if the run was erased meanwhile, absent if its object expired. */
async function bodiesOf({ parts }: ExportContext, rows: readonly RunRecord[]): Promise<Map<string, BodyTexts>> {
  const found = new Map<string, BodyTexts>();
  for (const key of new Set(rows.map(({ object }) => object))) {
    const object = await parts.bucket.get(key);
    if (object === null) continue;
    const texts = bodyTexts(new Uint8Array(await object.arrayBuffer()));
    for (const row of rows) if (row.object === key) found.set(row.id, texts[row.line] ?? { head: "", trace: "" });
  }
  return found;
}

const inWindow = z.object({ cursor: z.string().optional(), key: z.string(), line: z.number() });
const waitingHead = z.object({ id: z.string(), received_at: z.number(), weight: z.number(), facts: runFactsSchema });
const objectsPerList = 20;

/**
 * Exports successes that wait for feedback. They come before the runs, so that a run that leaves the window meanwhile
 * comes again there and is not lost.
 */
export async function exportWaiting(context: ExportContext, position: unknown): Promise<object | undefined> {
  const { parts, project, page } = context;
  const at = position === undefined ? { key: "", line: 0 } : readPosition(inWindow, position);
  const prefix = `${prefixes.window}/${project}/`;
  const cursor = "cursor" in at && at.cursor !== undefined ? { cursor: at.cursor } : {};
  const listed = await parts.bucket.list({ prefix, limit: objectsPerList, ...cursor });
  for (const { key } of listed.objects) {
    if (key < at.key) continue;
    if (page.room() === 0) return { ...cursor, key, line: key === at.key ? at.line : 0 };
    page.asks(2);
    const object = await parts.bucket.get(key);
    const texts = object === null ? [] : bodyTexts(new Uint8Array(await object.arrayBuffer()));
    const open = await stillWaiting(context, texts);
    for (let line = key === at.key ? at.line : 0; line < texts.length; line += 1) {
      const head = open[line];
      if (!head) continue;
      if (page.room() === 0) return { ...cursor, key, line };
      const { head: text = "{}", trace = "null" } = texts[line] ?? {};
      page.add("waiting", { ...head, subjects: subjectsHead.parse(JSON.parse(text)), trace: unfolded(trace) });
    }
  }
  return listed.truncated && listed.cursor !== undefined ? { cursor: listed.cursor, key: "", line: 0 } : undefined;
}

type Head = z.infer<typeof waitingHead>;

/** Heads of runs that still wait for feedback, by line; `undefined` for the others. */
async function stillWaiting(
  { parts, project, settings, now }: ExportContext,
  texts: readonly { head: string }[],
): Promise<(Head | undefined)[]> {
  const since = now - settings.sampling.feedback_window;
  const heads = texts.map(({ head }) => (head === "" ? undefined : waitingHead.parse(JSON.parse(head))));
  const ids = heads.flatMap((head) => (head ? [head.id] : []));
  const { results } = await parts.db
    .prepare("SELECT runs.id FROM json_each(?2) CROSS JOIN runs WHERE runs.project = ?1 AND runs.id = json_each.value")
    .bind(project, JSON.stringify(ids))
    .all<{ id: string }>();
  const kept = new Set(results.map(({ id }) => id));
  return heads.map((head) => (head && head.received_at > since && !kept.has(head.id) ? head : undefined));
}

function unfolded(line: string): JsonObject {
  return unfoldHistory(JSON.parse(line)) as JsonObject; // written by `traceLine` from a trace
}

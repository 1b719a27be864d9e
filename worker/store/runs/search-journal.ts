import { type JournalEntry, type Minute, readEntries, readMinutes } from "../journal.ts";
import type { Database } from "../platform-ports.ts";
import type { Absence, Term } from "../trace-store.ts";
import { minuteOf } from "./row-mapping.ts";

/** Minutes per read, and reads per search. */
const searched = { limit: 2_000, reads: 100 };

/** The objects of the feedback window that these runs were put into. */
export async function windowBatches(
  db: Database,
  project: string,
  ids: readonly string[],
): Promise<{ id: string; batch: string }[]> {
  const wanted = new Set(ids);
  // Reads each line once: to look for one run after the other takes longer than D1 allows.
  const lines = `json_each('["' || replace(entries, char(10), '","') || '"]')`;
  const also = `instr(entries, 'w') > 0 AND EXISTS
    (SELECT 1 FROM ${lines} AS line WHERE substr(line.value, 1, 25) IN (SELECT value || 'w' FROM json_each(?5)))`;
  const found: { id: string; batch: string }[] = [];
  for await (const { minutes } of readMinutes(db, project, { ...searched, also, value: JSON.stringify(ids) })) {
    for (const { id, batch } of minutes.flatMap(({ entries }) => readEntries(entries)))
      if (batch !== undefined && wanted.has(id)) found.push({ id, batch });
  }
  return found;
}

/** The condition of minutes that name one of these. */
export function naming(needles: readonly string[]) {
  const also = "EXISTS (SELECT 1 FROM json_each(?5) AS needle WHERE instr(entries, needle.value) > 0)";
  return { also, value: JSON.stringify(needles) };
}

export function isOf(entry: JournalEntry, terms: readonly Term[]): boolean {
  return terms.some((term) => entry[term.kind] === term.hash);
}

interface DatedEntry {
  minute: number;
  entry: JournalEntry;
}

interface EntrySearch {
  terms?: readonly Term[];
  id?: string;
  since?: number;
}

/** Journal entries with one of these terms, or with this id; newest first, read by read. */
export async function* entriesOf(db: Database, project: string, search: EntrySearch): AsyncGenerator<DatedEntry[]> {
  const needles = search.id === undefined ? (search.terms ?? []).map((term) => term.hash) : [search.id];
  if (needles.length === 0) return;
  const query = { ...searched, ...naming(needles), from: minuteOf(search.since ?? 0), newestFirst: true };
  const isWanted = (entry: JournalEntry) => entry.id === search.id || isOf(entry, search.terms ?? []);
  for await (const { minutes } of readMinutes(db, project, query))
    yield minutes.flatMap((one) => entriesIn(one, isWanted));
}

/** Newest first: new entries come to the end of a minute. */
function entriesIn({ minute, entries }: Minute, isWanted: (entry: JournalEntry) => boolean): DatedEntry[] {
  return readEntries(entries)
    .toReversed()
    .flatMap((entry) => (isWanted(entry) ? [{ minute, entry }] : []));
}

/** All journal entries of a run, newest first. */
export async function entriesOfRun(db: Database, project: string, search: { id: string; since?: number }) {
  const found: DatedEntry[] = [];
  for await (const entries of entriesOf(db, project, search)) found.push(...entries);
  return found;
}

/** Why a run has no row. */
export async function absenceOf(db: Database, project: string, id: string, since: number): Promise<Absence> {
  const { results } = await db
    .prepare("SELECT 1 AS erased FROM tombstones WHERE project = ?1 AND id = ?2")
    .bind(project, id)
    .all();
  if (results.length > 0) return "erased";
  const found = await entriesOfRun(db, project, { id });
  const newest = found[0];
  if (!newest) return "never_seen";
  if (found.some(({ entry }) => entry.fate === "kept" || entry.fate === "lifted")) return "expired";
  if (found.some(({ minute, entry }) => entry.fate === "window" && minute >= minuteOf(since))) return "in_window";
  return newest.entry.fate === "rejected" ? "rejected" : "sampled_out";
}

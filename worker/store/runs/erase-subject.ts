import { eraseRuns } from "./erase-run.ts";
import { readEntries, readMinutes } from "../journal.ts";
import type { Database } from "../platform-ports.ts";
import type { StoreDeps } from "./save-delivery.ts";
import { isOf, naming } from "./search-journal.ts";
import type { ErasedSubject, Term } from "../trace-store.ts";

const idsPerRequest = 100;
const minutesPerRequest = 100;
/** More than the entries of any minute: its row holds 2 MB. */
const entriesPerMinute = 100_000;

/**
 * Erases some of a subject's runs, oldest first, and stores its position for the next or a repeated request. At the end
 * it deletes the position, so that another erasure starts from the beginning. The subject has a term for each key that
 * hashed it; they share one position, since the end of one must not start it again while another goes on.
 */
export async function eraseSubject(
  parts: StoreDeps,
  project: string,
  { terms, at }: { terms: readonly Term[]; at: number },
): Promise<ErasedSubject> {
  const { db } = parts;
  const [first] = terms;
  if (first === undefined) return { runs: 0, objects: 0, more: false };
  // Names all terms: a key that is named later may have hashed runs before a position that was reached without it.
  const hashes = terms.map(({ hash }) => hash).toSorted();
  const name = `erase ${first.kind} ${hashes.join()}`;
  // This comes first: a trace that closes from now on sees it, and one that closed before is in the journal.
  for (const term of terms) await keepPosition(db, project, { name: erasedName(term), position: at });
  const { found, end } = await entriesFrom(db, project, { terms, from: await positionOf(db, project, name) });
  const ids = [...new Set(found.map(({ id }) => id))];
  const { done, runs, objects } =
    ids.length === 0 ? { done: 0, runs: 0, objects: 0 } : await eraseRuns(parts, project, { ids, at });
  const next = done < ids.length ? found.find(({ id }) => id === ids[done])?.position : end;
  await (next === undefined ? forgetPosition(db, project, name) : keepPosition(db, project, { name, position: next }));
  return { runs, objects, more: next !== undefined };
}

interface JournalEntry {
  id: string;
  /** Position in the journal. Entries are only ever added to the end of a minute, so it stays valid. */
  position: number;
}

/** `end` is where the next request continues; `undefined` if nothing is left. */
async function entriesFrom(
  db: Database,
  project: string,
  { terms, from }: { terms: readonly Term[]; from: number },
): Promise<{ found: JournalEntry[]; end: number | undefined }> {
  const query = { ...naming(terms.map(({ hash }) => hash)), limit: minutesPerRequest, reads: 1 };
  const first = Math.floor(from / entriesPerMinute);
  const found: JournalEntry[] = [];
  let behind: number | undefined;
  for await (const { minutes, last, more } of readMinutes(db, project, { ...query, from: first })) {
    for (const { minute, entries } of minutes)
      for (const [index, entry] of readEntries(entries).entries()) {
        const position = minute * entriesPerMinute + index;
        if (position >= from && isOf(entry, terms)) found.push({ id: entry.id, position });
      }
    behind = more ? (last + 1) * entriesPerMinute : undefined;
  }
  const next = found[idsPerRequest]?.position;
  return { found: found.slice(0, idsPerRequest), end: next ?? behind };
}

/**
 * The time until which everything that each subject sent is erased, by hash. Code that holds traces outside the index
 * asks this.
 */
export async function subjectsErasedAt(
  db: Database,
  project: string,
  terms: readonly Term[],
): Promise<Map<string, number>> {
  const hashes = new Map(terms.map((term) => [erasedName(term), term.hash]));
  const { results } = await db
    .prepare(
      `SELECT cursors.name, cursors.minute AS at FROM json_each(?2) AS w CROSS JOIN cursors
       WHERE cursors.project = ?1 AND cursors.name = w.value`,
    )
    .bind(project, JSON.stringify([...hashes.keys()]))
    .all<{ name: string; at: number }>();
  return new Map(results.flatMap(({ name, at }) => (at === 0 ? [] : [[hashes.get(name) ?? "", at]])));
}

/** `expireRows` deletes cursors with this prefix. */
function erasedName({ kind, hash }: Term): string {
  return `erased ${kind} ${hash}`;
}

async function positionOf(db: Database, project: string, name: string): Promise<number> {
  const { results } = await db
    .prepare("SELECT minute AS position FROM cursors WHERE project = ?1 AND name = ?2")
    .bind(project, name)
    .all<{ position: number }>();
  return results[0]?.position ?? 0;
}

async function keepPosition(
  db: Database,
  project: string,
  { name, position }: { name: string; position: number },
): Promise<void> {
  await db
    .prepare(
      `INSERT INTO cursors (project, name, minute) VALUES (?1, ?2, ?3)
       ON CONFLICT (project, name) DO UPDATE SET minute = excluded.minute`,
    )
    .bind(project, name, position)
    .all();
}

async function forgetPosition(db: Database, project: string, name: string): Promise<void> {
  await db.prepare("DELETE FROM cursors WHERE project = ?1 AND name = ?2").bind(project, name).all();
}

import type { Database } from "./platform-ports.ts";

/**
 * The journal's entries: one line per run in the row of its minute. They make the index: which runs came when, what became of
 * them, and whose they were. A row is written for the accounting anyway, so all of this costs no further row.
 *
 *   <id: 24 hex><fate: 1 letter><user: 12 hex or ''>,<session>,<trace>,<batch>\n
 */
/** `named`: a stored run was rewritten, continued or rated, and has these names now. It changes no count. */
export type Fate = "kept" | "sampled" | "window" | "rejected" | "lifted" | "named";

/** Whether a run of this fate was stored, so that it has a row until its time is over. */
export function hasRow(fate: Fate): boolean {
  return fate === "kept" || fate === "lifted" || fate === "named";
}

export interface JournalEntry {
  id: string;
  fate: Fate;
  /** Keyed hash of the user id: finds a user's runs without storing who the user is. */
  user?: string | undefined;
  session?: string | undefined;
  /** Keyed hash of the trace id. */
  trace?: string | undefined;
  /** The object under the window's prefix that holds the run. */
  batch?: string | undefined;
}

const letters: Record<Fate, string> = { kept: "k", sampled: "x", window: "w", rejected: "r", lifted: "l", named: "n" };
const fates: Record<string, Fate> = { k: "kept", x: "sampled", w: "window", r: "rejected", l: "lifted", n: "named" };
const line = /^([0-9a-f]{24})([kxwrln])([0-9a-f]*),([0-9a-f]*),([0-9a-f]*),([0-9a-f]*)$/;

export function writeEntries(entries: readonly JournalEntry[]): string {
  return entries
    .map(({ id, fate, user = "", session = "", trace = "", batch = "" }) => {
      return `${id}${letters[fate]}${user},${session},${trace},${batch}\n`;
    })
    .join("");
}

export function readEntries(text: string): JournalEntry[] {
  return text.split("\n").flatMap((part) => {
    const found = line.exec(part);
    const fate = fates[found?.[2] ?? ""];
    if (!found || fate === undefined) return [];
    const [, id = "", , user, session, trace, batch] = found;
    return [
      {
        id,
        fate,
        user: user || undefined,
        session: session || undefined,
        trace: trace || undefined,
        batch: batch || undefined,
      },
    ];
  });
}

/** SQL: whether a minute has a lifted run. Nothing else in `entries` has this letter. */
export const someLifted = `instr(entries, '${letters.lifted}') > 0`;

/** `invalid_json:2;too_large:1;` → totals by reason. */
export function readReasons(text: string): Record<string, number> {
  const totals = new Map<string, number>();
  for (const part of text.split(";")) {
    const [reason, count] = part.split(":");
    if (reason && count) totals.set(reason, (totals.get(reason) ?? 0) + Number(count));
  }
  return Object.fromEntries(totals);
}

export function writeReasons(reasons: ReadonlyMap<string, number>): string {
  return [...reasons].map(([reason, count]) => `${reason}:${count};`).join("");
}

/** A minute of the journal, with its runs. */
export interface Minute {
  minute: number;
  entries: string;
}

/**
 * SQL for the minute in which entries are noted: a row of D1 holds 2 MB, so entries of a busy minute go on in the next
 * one. `?1` is the project.
 */
export function minuteWithRoom(minute: string): string {
  return `(WITH RECURSIVE place (at) AS (SELECT ${minute} UNION ALL SELECT at + 1 FROM place WHERE EXISTS
    (SELECT 1 FROM journal AS taken WHERE taken.project = ?1 AND taken.minute = at AND octet_length(taken.entries) > ${fullMinute}))
    SELECT max(at) FROM place)`;
}

/** Bytes of entries of a full minute. It leaves room for the largest request. */
const fullMinute = 1_000_000;

/** About how many bytes one read takes: an isolate has 128 MB, and a minute may hold 2 MB. */
const bytesPerRead = 2_000_000;
const minutesPerRead = 2_000;

interface MinuteQuery {
  /** The first and the last minute that count. */
  from?: number;
  to?: number;
  /** A further SQL condition; `?5` is `value`. */
  also?: string;
  value?: string | number;
  newestFirst?: boolean;
  /**
   * Maximum number of minutes of the first read, of which each further one takes twice as many, and of reads: each is a
   * call to storage, and a Worker may make a thousand.
   */
  limit: number;
  reads: number;
}

/** As many minutes as one read takes, at least one. */
export interface MinuteRead {
  minutes: Minute[];
  last: number;
  /** False if this was all. */
  more: boolean;
}

/** Reads a project's minutes, read by read. Sizes are looked at first, without the entries. */
export async function* readMinutes(db: Database, project: string, query: MinuteQuery): AsyncGenerator<MinuteRead> {
  const { also, value, newestFirst = false, reads } = query;
  let { from = 0, to = Number.MAX_SAFE_INTEGER, limit } = query;
  const order = newestFirst ? "minute DESC" : "minute";
  for (let read = 0; read < reads; read += 1) {
    const { results } = await db
      .prepare(
        `SELECT journal.minute, journal.entries, fitting.of FROM
           (SELECT minute, count(*) OVER () AS of, sum(size) OVER (ORDER BY ${order}) - size AS before FROM
             (SELECT minute, octet_length(entries) AS size FROM journal
              WHERE project = ?1 AND minute >= ?2 AND minute <= ?3${also === undefined ? "" : ` AND ${also}`}
              ORDER BY ${order} LIMIT ?4)) AS fitting
           CROSS JOIN journal
         WHERE journal.project = ?1 AND journal.minute = fitting.minute AND fitting.before < ${bytesPerRead}
         ORDER BY fitting.${order}`,
      )
      .bind(project, from, to, limit, ...(value === undefined ? [] : [value]))
      .all<Minute & { of: number }>();
    const last = results.at(-1);
    if (!last) return;
    const more = results.length < last.of || last.of === limit;
    yield { minutes: results, last: last.minute, more };
    if (!more) return;
    if (newestFirst) to = last.minute - 1;
    else from = last.minute + 1;
    limit = Math.max(limit, Math.min(2 * limit, minutesPerRead));
  }
}

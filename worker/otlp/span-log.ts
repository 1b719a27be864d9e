import * as z from "zod";
import type { SpanChunk } from "./gatherers.ts";
import type { GatheringStorage } from "./gathering-storage.ts";
import { oldLayout } from "./old-layout.ts";
import { lastRow, type OpenTrace, OpenTraces } from "./open-traces.ts";
import { concatenated, emptyBody, type NewRow, readRow, readWholeRow, rowsOf } from "./span-rows.ts";

/** The gathered chunks of a trace, read for its close. */
export interface LoggedTrace {
  id: string;
  project: string;
  traceId: string;
  /** Id of this gathering: the time and row of its first chunk. */
  gathering: string;
  /** When its first chunk arrived. */
  since: number;
  chunks: Uint8Array[];
  feedback: string | undefined;
  /** The last row that was read of it. */
  upTo: number;
}

type LogStorage = Pick<GatheringStorage, "kv" | "sql" | "transactionSync">;

interface LogState {
  /** `undefined` if there is no table, because nothing is open. */
  table: string | undefined;
  last: number;
  /** When the first trace was noted as closed in this table. */
  closedSince: number | undefined;
  project: string | undefined;
  open: OpenTraces;
}

/**
 * The spans and waiting feedback of a project's traces, as a log in SQLite: a row per request, and one per common close
 * of traces. Rows are not deleted one by one, which would cost as much as writing them. Once nothing is open, the table
 * is dropped; if something always is, open traces move to a new table now and then.
 */
export class SpanLog {
  readonly #storage: LogStorage;
  readonly #rotateAfter: number;
  #loaded: LogState | undefined;

  constructor(storage: LogStorage, { rotateAfter }: { rotateAfter: number }) {
    this.#storage = storage;
    this.#rotateAfter = rotateAfter;
  }

  get open(): Pick<OpenTraces, "get" | "all" | "chunks" | "size" | "feedbackSize"> {
    return this.#load().open;
  }

  /** Returns `false` for each chunk that would make its trace too large. A known chunk is not added again. */
  add(project: string, chunks: readonly SpanChunk[], { at, maxBytes }: { at: number; maxBytes: number }): boolean[] {
    const state = this.#load();
    if (state.project !== undefined && state.project !== project)
      throw new Error("an object holds the spans of one project");
    const added: SpanChunk[] = [];
    const answers = chunks.map((chunk) => {
      const there = state.open.get(chunk.id);
      const same = added.filter(({ id }) => id === chunk.id);
      if (there?.hashes.has(chunk.hash) || same.some(({ hash }) => hash === chunk.hash)) return true;
      if (same.reduce((sum, { bytes }) => sum + bytes, there?.bytes ?? 0) + chunk.bytes > maxBytes) return false;
      added.push(chunk);
      return true;
    });
    if (added.length > 0) this.#append(rowsOf(added, { project, at }));
    return answers;
  }

  /** Keeps feedback for an open trace. */
  keepFeedback(id: string, text: string, at: number): void {
    const { project = "" } = this.#load();
    this.#append([{ head: { project, at, feedback: { id, text } }, body: emptyBody }]);
  }

  read(traces: readonly OpenTrace[]): LoggedTrace[] {
    const { table, project = "" } = this.#load();
    const bodies = new Map(traces.map(({ id }) => [id, new Map<string, Uint8Array[]>()]));
    const places = new Map(traces.map(({ id, chunks }) => [id, new Set(chunks.flatMap(({ rows }) => rows))]));
    const wanted = JSON.stringify([...new Set([...places.values()].flatMap((rows) => [...rows]))]);
    // Reads one row after another: a row may be large and hold little of what is wanted.
    for (const found of this.#storage.sql.exec(
      `SELECT n, head, body FROM ${table} WHERE n ${among} ORDER BY n`,
      wanted,
    )) {
      const { n, head, body } = readWholeRow(found);
      for (const { id, hash, from, to } of head.pieces) {
        // A row of another trace may also hold pieces of this one from before it was closed and sent again.
        const parts = places.get(id)?.has(n) ? bodies.get(id) : undefined;
        parts?.set(hash, [...(parts.get(hash) ?? []), body.slice(from, to)]);
      }
    }
    return traces.map((trace) => {
      const { id, traceId, chunks, feedback } = trace;
      const parts = bodies.get(id);
      return {
        id,
        project,
        traceId,
        gathering: chunks[0]?.gathering ?? "",
        since: chunks[0]?.at ?? 0,
        chunks: chunks.map(({ hash }) => concatenated(parts?.get(hash) ?? [])),
        feedback: feedback?.text,
        upTo: lastRow(trace),
      };
    });
  }

  /**
   * Notes traces as closed, up to the last row that was read of each: with one row, or by moving or dropping the table.
   */
  forget(closed: readonly Pick<LoggedTrace, "id" | "upTo">[], at: number): void {
    const state = this.#load();
    const { table, open, project = "" } = state;
    if (table === undefined || closed.length === 0) return;
    for (const { id, upTo } of closed) open.close(id, upTo);
    // Memory is ahead of the disk until this is written; if that fails, everything is read again.
    this.#change(() => {
      if (open.count === 0) return this.#drop(state, table);
      if (at - (state.closedSince ?? at) >= this.#rotateAfter) return this.#rotate(state, table);
      this.#insert(state, { head: { project, at, closed: closed.map(({ id, upTo }) => [id, upTo]) }, body: emptyBody });
      state.closedSince ??= at;
    });
  }

  #append(rows: readonly NewRow[], also?: () => void): void {
    const state = this.#load();
    this.#change(() => {
      if (rows.length > 0) state.table ??= this.#create(firstTable);
      for (const row of rows) note(state, this.#insert(state, row), row.head);
      also?.();
    });
  }

  #insert(state: LogState, { head, body }: NewRow): number {
    const n = state.last + 1;
    this.#storage.sql.exec(
      `INSERT INTO ${state.table} (n, head, body) VALUES (?, ?, ?)`,
      n,
      JSON.stringify(head),
      body.buffer,
    );
    state.last = n;
    return n;
  }

  #create(table: string): string {
    this.#storage.sql.exec(`CREATE TABLE ${table} (n INTEGER PRIMARY KEY, head TEXT NOT NULL, body BLOB)`);
    return table;
  }

  #drop(state: LogState, table: string): void {
    this.#storage.sql.exec(`DROP TABLE ${table}`);
    Object.assign(state, { table: undefined, closedSince: undefined });
  }

  /**
   * Moves open traces to a new table. Rows keep their numbers, which are in gatherings' ids; closed traces are left
   * out.
   */
  #rotate(state: LogState, table: string): void {
    const { sql } = this.#storage;
    const next = this.#create(table === firstTable ? secondTable : firstTable);
    const open = new Map([...state.open.all()].map((trace) => [trace.id, new Set(rowsOfTrace(trace))]));
    const rows = JSON.stringify([...new Set([...open.values()].flatMap((of) => [...of]))]);
    const heads = [...sql.exec(`SELECT n, head FROM ${table} WHERE n ${among} ORDER BY n`, rows)].map(readRow);
    for (const { n, head } of heads) {
      const left = JSON.stringify({ ...head, pieces: head.pieces.filter(({ id }) => open.get(id)?.has(n)) });
      sql.exec(`INSERT INTO ${next} SELECT n, ?, body FROM ${table} WHERE n = ?`, left, n);
    }
    sql.exec(`DROP TABLE ${table}`);
    Object.assign(state, { table: next, closedSince: undefined });
  }

  #load(): LogState {
    if (this.#loaded) return this.#loaded;
    const { sql } = this.#storage;
    const state: LogState = {
      table: undefined,
      last: 0,
      closedSince: undefined,
      project: undefined,
      open: new OpenTraces(),
    };
    const names = [...sql.exec("SELECT name FROM sqlite_master WHERE name IN (?, ?)", firstTable, secondTable)];
    state.table = z.array(z.object({ name: z.string() })).parse(names)[0]?.name;
    if (state.table !== undefined)
      for (const row of sql.exec(`SELECT n, head FROM ${state.table} ORDER BY n`)) {
        const { n, head } = readRow(row);
        note(state, n, head);
        state.last = n;
      }
    const old = state.table === undefined ? oldLayout(this.#storage) : undefined;
    this.#loaded = state;
    if (old) this.#append(old.rows, () => old.remove());
    return state;
  }

  /** Does all of the work or none of it. After a failure, the state in memory is unknown and is read again. */
  #change(work: () => void): void {
    const state = this.#load();
    this.#loaded = undefined;
    this.#storage.transactionSync(work);
    this.#loaded = state;
  }
}

const firstTable = "spans_1";
const secondTable = "spans_2";
const among = "IN (SELECT value FROM json_each(?))";

function rowsOfTrace({ chunks, feedback }: OpenTrace): number[] {
  return [...chunks.flatMap(({ rows }) => rows), ...(feedback ? [feedback.row] : [])];
}

/** Applies a row to the state in memory. */
function note(state: LogState, n: number, { project, at, pieces = [], feedback, closed = [] }: NewRow["head"]): void {
  state.project = project;
  for (const { id, traceId, part, from, to, gathering, ...piece } of pieces) {
    const size = to - from;
    if (part > 0) state.open.extend(id, { row: n, size });
    else state.open.add({ id, traceId }, { ...piece, rows: [n], at, size, gathering: gathering ?? `${at}.${n}` });
  }
  if (feedback) state.open.keepFeedback(feedback.id, { row: n, text: feedback.text });
  for (const [id, upTo] of closed) state.open.close(id, upTo);
  if (closed.length > 0) state.closedSince ??= at;
}

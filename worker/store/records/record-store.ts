import type * as z from "zod";
import { compact } from "../../../src/core/compact.ts";
import { ReplayKitError } from "../../../src/core/error.ts";
import { changedRun } from "../../../src/core/run/changed-run.ts";
import { type Checkpoint, checkpointSchema } from "../../../src/core/schema/checkpoint.ts";
import {
  type Operation,
  operationSchema,
  type RetentionClass,
  type StepEntry,
  type StoredRun,
  storedRunSchema,
} from "../../../src/core/schema/run-record.ts";
import type { recordChangeSchema } from "../../../src/api/schema/records.ts";
import { appendEntries, type RecordEntry, type RecordDeps } from "./append-entries.ts";
import { readCheckpoint, readSteps } from "./read-record.ts";
import { eraseExpired, eraseIfBuried, eraseRecord } from "./erase-record.ts";
import { packRecord } from "./pack-record.ts";
import { checkpointTexts, operationTexts, type StoredText } from "./read-record.ts";
import { absent, type RecordKey } from "./frames.ts";
import type { Database } from "../platform-ports.ts";
import type { StoreDeps } from "../runs/save-delivery.ts";

/** How long a run of each class is kept, in milliseconds. */
export type Retention = Record<RetentionClass, number>;

type RunChange = z.infer<typeof recordChangeSchema>;

/** A page of a list, and where the next one begins. */
export interface Page<Item> {
  items: Item[];
  next: number | undefined;
}

/**
 * Runs recorded step by step: their operations, and the state after each step. A state is stored as its difference from
 * the one before; such states form a chain. Everything that comes in is redacted already.
 */
export interface RecordStore {
  /** Throws `conflict` if the run exists; the same key means that the request was repeated. */
  create(place: RecordKey, run: StoredRun, options: { key: string; retention: Retention }): Promise<void>;
  change(place: RecordKey, change: RunChange, retention: Retention): Promise<StoredRun>;
  read(place: RecordKey): Promise<StoredRun | undefined>;
  /** Newest first. */
  list(project: string, query: { limit: number; before?: number | undefined }): Promise<Page<StoredRun>>;
  /** Stores all entries or none. Returns true if a chain ended and may be packed. */
  append(place: RecordKey, delivery: { key: string; entries: RecordEntry[] }): Promise<boolean>;
  operations(place: RecordKey, from: number): Promise<Page<Operation>>;
  /** In the order in which they came, since each chain of deltas is read once for all its steps. */
  checkpoints(place: RecordKey, from: number): Promise<Page<Checkpoint>>;
  checkpoint(place: RecordKey, step: string): Promise<Checkpoint | undefined>;
  steps(place: RecordKey): Promise<StepEntry[]>;
  /** Puts texts into compressed objects once nothing more is added to them. */
  pack(place: RecordKey): Promise<void>;
  /** Deletes expired records, and packs those that a crash left unpacked. */
  tidy(limit: number): Promise<{ deleted: number; packed: number }>;
}

export interface RecordRow {
  n: number;
  key: string;
  version: number;
  body: string;
  expires_at: number;
}

const itemsPerPage = 1_000;
/** Characters of one answer; one item may be as large as a request. */
const charactersPerPage = 8_000_000;
const tries = 8;
/** A crash leaves few records unpacked, and each takes about eight calls to storage. */
const packsPerTidy = 10;
/** Maximum bytes of a run's row: D1 takes 2 MB. */
const largestRun = 1_900_000;

interface RecordStoreDeps extends StoreDeps {
  now: () => number;
}

export function createRecordStore(deps: StoreDeps, now: () => number): RecordStore {
  const tips: RecordDeps["tips"] = new Map();
  const parts = { ...deps, now };
  return {
    create: (place, run, options) => createRecord(parts, place, { ...options, run }),
    change: (place, change, retention) => changeRecord(parts, place, { change, retention }),
    async read(place) {
      const row = await livingRow(parts, place);
      return row && readRun(row.body);
    },
    list: (project, query) => listRecords(parts, project, query),
    append: (place, delivery) => appendEntries({ ...deps, tips }, place, { ...delivery, now: now() }),
    async operations(place, from) {
      const row = await livingRow(parts, place);
      if (!row) return { items: [], next: undefined };
      return pageOf(operationTexts(deps, { place, run: row.n, from }), (text) =>
        operationSchema.parse(JSON.parse(text)),
      );
    },
    async checkpoints(place, from) {
      const row = await livingRow(parts, place);
      if (!row) return { items: [], next: undefined };
      return pageOf(checkpointTexts(deps, { place, run: row.n, from }), (text) =>
        checkpointSchema.parse(JSON.parse(text)),
      );
    },
    checkpoint: (place, step) => readCheckpoint(deps, place, { step, now: now() }),
    steps: (place) => readSteps(deps.db, place, now()),
    pack: (place) => packRecord(deps, place),
    tidy: (limit) => tidyRecords(parts, limit),
  };
}

/**
 * When a run expires, by the Worker's clock, counted from its last change. A run that never ended is kept like a failed
 * one, since somebody may want to resume it.
 */
function expiryOf({ retention = "failed" }: StoredRun, { ages, now }: { ages: Retention; now: () => number }): number {
  return now() + ages[retention];
}

async function rowAt(db: Database, { project, id }: RecordKey): Promise<RecordRow | undefined> {
  const statement = db
    .prepare("SELECT n, key, version, body, expires_at FROM records WHERE project = ?1 AND id = ?2")
    .bind(project, id);
  return (await statement.all<RecordRow>()).results[0];
}

async function livingRow({ db, now }: RecordStoreDeps, place: RecordKey): Promise<RecordRow | undefined> {
  const row = await rowAt(db, place);
  return row && row.expires_at > now() ? row : undefined;
}

interface NewRecord {
  run: StoredRun;
  key: string;
  retention: Retention;
}

async function createRecord(deps: RecordStoreDeps, place: RecordKey, record: NewRecord): Promise<void> {
  const { db, now } = deps;
  const { run, key, retention } = record;
  const { meta } = await db
    .prepare(
      `INSERT INTO records (project, id, key, version, body, expires_at) SELECT ?1, ?2, ?3, 0, ?4, ?5
       WHERE NOT EXISTS (SELECT 1 FROM tombstones WHERE tombstones.project = ?1 AND tombstones.id = ?2)
       ON CONFLICT (project, id) DO NOTHING`,
    )
    .bind(place.project, place.id, key, bodyOf(run), expiryOf(run, { ages: retention, now }))
    .all();
  if ((meta.changes ?? 0) > 0) return;
  const known = await rowAt(db, place);
  if (known?.key === key) return;
  if (known && known.expires_at > now())
    throw new ReplayKitError("conflict", `there is a run "${run.run_id}" already`, { hint: "give it another id" });
  if (await eraseIfBuried(deps, place))
    throw new ReplayKitError("not_found", `run "${run.run_id}" was erased`, {
      hint: "its record is not accepted again",
    });
  await eraseRecord(deps, place);
  await createRecord(deps, place, record);
}

async function changeRecord(
  deps: RecordStoreDeps,
  place: RecordKey,
  { change, retention }: { change: RunChange; retention: Retention },
): Promise<StoredRun> {
  const { db, now } = deps;
  for (let attempt = 0; attempt < tries; attempt += 1) {
    const row = await livingRow(deps, place);
    if (!row) throw absent(place);
    const run = storedRunSchema.parse(changedRun(readRun(row.body), compact(change)));
    const expiry = expiryOf(run, { ages: retention, now });
    const { meta } = await db
      .prepare(
        `UPDATE records SET body = ?3, expires_at = ?4, unpacked = ?5, version = version + 1 WHERE n = ?1 AND version = ?2`,
      )
      .bind(row.n, row.version, bodyOf(run), expiry, run.status === "running" ? 0 : 1)
      .all();
    if ((meta.changes ?? 0) > 0) return run;
  }
  throw new ReplayKitError("conflict", `run ${place.id} kept changing`, { hint: "repeat the request" });
}

async function listRecords(
  { db, now }: RecordStoreDeps,
  project: string,
  { limit, before }: { limit: number; before?: number | undefined },
): Promise<Page<StoredRun>> {
  const { results } = await db
    .prepare("SELECT n, body FROM records WHERE project = ?1 AND n < ?2 AND expires_at > ?3 ORDER BY n DESC LIMIT ?4")
    .bind(project, before ?? Number.MAX_SAFE_INTEGER, now(), limit)
    .all<{ n: number; body: string }>();
  return {
    items: results.map(({ body }) => readRun(body)),
    next: results.length < limit ? undefined : results.at(-1)?.n,
  };
}

async function tidyRecords(deps: RecordStoreDeps, limit: number): Promise<{ deleted: number; packed: number }> {
  const { db, now } = deps;
  const deleted = await eraseExpired(deps, now(), limit);
  const left = await db
    .prepare("SELECT project, id FROM records WHERE unpacked = 1 ORDER BY n LIMIT ?1")
    .bind(Math.min(limit, packsPerTidy))
    .all<RecordKey>();
  for (const place of left.results) await packRecord(deps, place);
  return { deleted, packed: left.results.length };
}

function bodyOf(run: StoredRun): string {
  const body = JSON.stringify(run);
  if (body.length * 3 <= largestRun || new TextEncoder().encode(body).length <= largestRun) return body;
  throw new ReplayKitError("too_large", "the input and output of a run take at most 1.9 MB here", {
    hint: "put large documents into the run's state: steps may be larger",
  });
}

/** A page with as many items as one answer may hold. */
async function pageOf<Item>(texts: AsyncIterable<StoredText>, read: (text: string) => Item): Promise<Page<Item>> {
  const items: Item[] = [];
  let characters = 0;
  for await (const { seq, text } of texts) {
    if (items.length === itemsPerPage || characters >= charactersPerPage) return { items, next: seq };
    items.push(read(text));
    characters += text.length;
  }
  return { items, next: undefined };
}

function readRun(body: string): StoredRun {
  return storedRunSchema.parse(JSON.parse(body));
}

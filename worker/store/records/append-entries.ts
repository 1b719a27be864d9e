import {
  type ChainLimits,
  type ChainLink,
  type ChainTip,
  linkAfter,
  partsOf,
  textOfParts,
  tipOfChain,
} from "../../../src/core/checkpoint/checkpoint-chain.ts";
import { ReplayKitError } from "../../../src/core/error.ts";
import type { Checkpoint } from "../../../src/core/schema/checkpoint.ts";
import type { Operation } from "../../../src/core/schema/run-record.ts";
import { workerPlatform } from "../../http/platform.ts";
import { eraseIfBuried } from "./erase-record.ts";
import { type FramedRow, largestRow, rowOf, textsOf } from "./frames.ts";
import type { Statement } from "../platform-ports.ts";
import { absent, type RecordKey } from "./frames.ts";
import type { StoreDeps } from "../runs/save-delivery.ts";
import { isConstraint } from "../constraint.ts";

/** An operation of a run, with the state after it if it ended a step; or a state alone. */
export interface RecordEntry {
  operation?: Operation | undefined;
  checkpoint?: Checkpoint | undefined;
}

/** Storage, and the newest checkpoint of each run that this isolate wrote, by the record's `n`. */
export interface RecordDeps extends StoreDeps {
  tips: Map<number, { tip: ChainTip; hash: string }>;
}

/** These limits bound `tips`: an isolate has 128 MB for everything. */
const tipsHeld = 64;
const largestTip = 256 * 1024;

export interface RecordDelivery {
  /** Equal for a repeated request. */
  key: string;
  entries: RecordEntry[];
  now: number;
}

const limits: ChainLimits = { links: 4096, characters: 256 * 1024, most: 4 * 1024 * 1024 };
const noChain: ChainLimits = { ...limits, links: 0 };
const tries = 12;

/** Writes objects, then rows in one transaction. Of two writers, only one gets the next place. True if a chain ended. */
export async function appendEntries(parts: RecordDeps, place: RecordKey, delivery: RecordDelivery): Promise<boolean> {
  for (let attempt = 1; ; attempt += 1) {
    const head = await readHead(parts, place, delivery);
    try {
      return await write(parts, place, { head, delivery });
    } catch (error) {
      if (!isConstraint(error) || attempt === tries) throw error;
    }
  }
}

interface Head {
  run: number;
  tip: ChainTip | undefined;
  /** True if the newest row's text is in an object: the chain takes no more rows. */
  closed: boolean;
  /** Hashes of known steps, by id. */
  known: Map<string, string>;
}

/** A row of any of the three queries in `readHead`. */
interface HeadRow extends FramedRow {
  n: number;
  seq: number;
  base: number;
  step_id: string;
  hash: string;
}

async function readHead(parts: RecordDeps, place: RecordKey, { entries, now }: RecordDelivery): Promise<Head> {
  const { db } = parts;
  const steps = entries.flatMap(({ checkpoint }) => checkpoint?.step_id ?? []);
  const run = "(SELECT n FROM records WHERE project = ?1 AND id = ?2)";
  const { project, id } = place;
  const [records, newest, same] = await db.batch<HeadRow>([
    db.prepare("SELECT n FROM records WHERE project = ?1 AND id = ?2 AND expires_at > ?3").bind(project, id, now),
    db
      .prepare(`SELECT seq, base, hash, body, frame FROM checkpoints WHERE run = ${run} ORDER BY seq DESC LIMIT 1`)
      .bind(project, id),
    db
      .prepare(
        `SELECT step_id, hash FROM checkpoints WHERE run = ${run} AND step_id IN (SELECT value FROM json_each(?3))`,
      )
      .bind(project, id, JSON.stringify(steps)),
  ]);
  const record = records?.results[0];
  if (!record) throw absent(place);
  const last = steps.length === 0 ? undefined : newest?.results[0];
  return {
    run: record.n,
    tip: last && (await tipAt(parts, place, { ...last, n: record.n })),
    closed: last !== undefined && last.body === null,
    known: new Map(same?.results.map(({ step_id, hash }) => [step_id, hash])),
  };
}

/** The newest checkpoint. Nothing is read if this isolate wrote it, which its hash shows. */
async function tipAt({ db, bucket, tips }: RecordDeps, place: RecordKey, last: HeadRow): Promise<ChainTip> {
  const held = tips.get(last.n);
  if (held?.hash === last.hash && held.tip.seq === last.seq) return held.tip;
  const { results } = await db
    .prepare("SELECT body, frame, frame_at FROM checkpoints WHERE run = ?1 AND seq BETWEEN ?2 AND ?3 ORDER BY seq")
    .bind(last.n, last.base, last.seq)
    .all<FramedRow>();
  return tipOfChain(last, await textsOf(bucket, place, results));
}

interface Writing {
  head: Head;
  delivery: RecordDelivery;
}

async function write(parts: RecordDeps, place: RecordKey, { head, delivery }: Writing): Promise<boolean> {
  const { db, bucket } = parts;
  const statements: Statement[] = [];
  const steps = new Map(head.known);
  let { tip, closed } = head;
  let chainEnded = false;
  let newest: { tip: ChainTip; hash: string } | undefined;
  for (const [index, { operation, checkpoint }] of delivery.entries.entries()) {
    if (operation) {
      const row = await rowOf(bucket, place, JSON.stringify(operation));
      statements.push(insertOperation(parts, { run: head.run, key: `${delivery.key}.${index}`, row }));
    }
    if (!checkpoint || isKnown(steps, checkpoint)) continue;
    const link = nextLink(tip, checkpoint, closed);
    const hash = workerPlatform.hash(link.text);
    chainEnded ||= tip !== undefined && link.tip.base !== tip.base;
    tip = link.tip;
    newest = { tip, hash };
    closed = link.body.length > largestRow;
    steps.set(checkpoint.step_id, hash);
    const row = await rowOf(bucket, place, link.body);
    statements.push(insertCheckpoint(parts, { run: head.run, link, checkpoint, hash, row }));
  }
  const still = db.prepare("SELECT n FROM records WHERE n = ?1").bind(head.run);
  const answers = await db.batch<{ n: number }>([...statements, still]);
  if (answers.at(-1)?.results.length === 0) {
    await eraseIfBuried(parts, place);
    throw absent(place); // it was deleted meanwhile, and nothing was written
  }
  if (newest && textLength(newest.tip) <= largestTip) hold(parts, head.run, newest);
  return chainEnded;
}

function textLength({ parts }: ChainTip): number {
  return [...parts.values()].reduce((sum, { length }) => sum + length, 0);
}

function hold({ tips }: RecordDeps, run: number, newest: { tip: ChainTip; hash: string }): void {
  tips.delete(run);
  tips.set(run, newest);
  const [oldest] = tips.keys();
  if (tips.size > tipsHeld && oldest !== undefined) tips.delete(oldest);
}

/** A text that needs its own object starts a new chain, so that one read is enough for a chain. */
function nextLink(tip: ChainTip | undefined, checkpoint: Checkpoint, closed: boolean): ChainLink {
  const link = linkAfter(tip, checkpoint, closed ? noChain : limits);
  return link.body.length > largestRow ? linkAfter(tip, checkpoint, noChain) : link;
}

function isKnown(steps: ReadonlyMap<string, string>, checkpoint: Checkpoint): boolean {
  const known = steps.get(checkpoint.step_id);
  if (known === undefined) return false;
  if (known === workerPlatform.hash(textOfParts(partsOf(checkpoint)))) return true;
  throw new ReplayKitError(
    "conflict",
    `run "${checkpoint.run_id}" has another checkpoint at step "${checkpoint.step_id}"`,
  );
}

interface NewOperation {
  run: number;
  key: string;
  row: FramedRow;
}

/** A repeated request adds nothing: its key is among the last 2000 operations. */
function insertOperation({ db }: StoreDeps, { run, key, row }: NewOperation): Statement {
  return db
    .prepare(
      `INSERT INTO operations (run, seq, key, body, frame, frame_at)
       SELECT n, coalesce((SELECT max(seq) FROM operations WHERE run = n), -1) + 1, ?2, ?3, ?4, ?5 FROM records
       WHERE n = ?1 AND NOT EXISTS (SELECT 1 FROM operations WHERE run = ?1 AND key = ?2
         AND seq > (SELECT max(seq) FROM operations WHERE run = ?1) - 2000)`,
    )
    .bind(run, key, row.body, row.frame, row.frame_at);
}

interface NewCheckpoint {
  run: number;
  link: ChainLink;
  checkpoint: Checkpoint;
  hash: string;
  row: FramedRow;
}

function insertCheckpoint({ db }: StoreDeps, { run, link, checkpoint, hash, row }: NewCheckpoint): Statement {
  const { seq, base } = link.tip;
  const { step_id, step_number, at } = checkpoint;
  return db
    .prepare(
      `INSERT INTO checkpoints (run, seq, step_id, step_number, at, base, hash, body, frame, frame_at)
       SELECT n, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10 FROM records WHERE n = ?1`,
    )
    .bind(run, seq, step_id, step_number, at, base, hash, row.body, row.frame, row.frame_at);
}

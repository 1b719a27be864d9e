import type { TraceRun } from "../../src/core/schema/trace.ts";
import type { AbsenceReason } from "../../src/api/schema/answers.ts";
import type { GroupRelease, GroupRow } from "../../src/api/schema/group.ts";
import type { ReleaseParts } from "../../src/core/schema/release.ts";
import type { TimePosition } from "../../src/api/schema/query.ts";
import type { RunClass, RunFacts, RunRow } from "../../src/api/schema/run-row.ts";
import type { BodyHead } from "./runs/body-codec.ts";
import type { JournalEntry } from "./journal.ts";
import type { RunPage, RunQuery } from "./run-query.ts";

/** A group's id under an older fingerprint, and its new id. */
export interface GroupMove {
  from: string;
  to: string;
}

/** What the index knows of a request's runs, to decide them. */
export interface IndexFacts {
  /** Runs that the index has, and the facts in their rows. */
  stored: ReadonlyMap<string, RunFacts>;
  erased: ReadonlySet<string>;
  /** Per group: how many failures were kept today, and the state. */
  groups: ReadonlyMap<string, { keptToday: number; state: string }>;
  /** Which of the requested releases the index has; `full` if it takes no new one. */
  releases: { known: ReadonlySet<string>; full: boolean };
}

/** A release to add to the index. */
export interface NewRelease {
  id: string;
  parts: ReleaseParts;
}

/** A run as its release counts it. With `kept` (the run's id), it counts only if this delivery stored it. */
export interface ReleaseCount {
  release: string;
  failed: boolean;
  kept?: string;
}

/** A run to keep: its class and expiry are decided, and its body is ready to be written. */
export interface KeptRun {
  head: BodyHead;
  class: RunClass;
  expires_at: number;
  /** The trace on one line, redacted and folded. */
  line: string;
}

/** A failure that is counted in its group, kept or not. */
export interface GroupHit {
  group: string;
  title: string;
  agent: string | undefined;
  release?: string | undefined;
  id: string;
  /** Redacted, as it is stored. */
  run_id: string;
  kept: boolean;
  /** For notices; not stored. */
  plainTitle?: string | undefined;
}

/** Everything that one request adds, saved in one order and one transaction. */
export interface Delivery {
  project: string;
  /** Unique per try: distinguishes what this try added from what another one did. */
  id: string;
  at: number;
  kept: KeptRun[];
  /** Successes that wait for feedback. */
  window: { runs: { head: BodyHead; line: string }[] };
  sampledOut: JournalEntry[];
  duplicates: number;
  rejected: { reasons: ReadonlyMap<string, number>; entries: JournalEntry[] };
  hits: GroupHit[];
  releases?: ReleaseCount[];
  newReleases?: NewRelease[];
  /** Groups that have an older fingerprint of these failures. */
  moves?: GroupMove[];
  /** Durations of earlier requests, in milliseconds. */
  latencies?: readonly number[];
  /** `Idempotency-Key` and the answer that a repetition gets. */
  idempotency?: { key: string; answer: string } | undefined;
  /** The same for each of several traces that came whole. If one of the keys exists already, nothing is saved. */
  traceKeys?: readonly { key: string; answer: string }[];
}

export interface SaveResult {
  /** How many kept runs were new; other requests stored the rest meanwhile. */
  stored: number;
  groups: GroupAfter[];
}

/** A group after a delivery was counted in it. */
export interface GroupAfter {
  id: string;
  title: string;
  /** What went wrong, without text of the trace except names of tools. */
  plainTitle?: string | undefined;
  /** The agent of this delivery's runs in the group, if they name one. */
  agent?: string | undefined;
  count: number;
  /** Its count before the delivery. */
  before: number;
  days: Record<string, number>;
  /** The releases in which the group was seen; `firstIn` are those in which this delivery saw it first. */
  releases: GroupRelease[];
  firstIn: string[];
  state: string;
  /** One of the delivery's runs in the group; a kept one if there is one. */
  run: { id: string; run_id: string; kept: boolean } | undefined;
  /** True if it was guarded or resolved, and this delivery brought it back. */
  cameBack: boolean;
}

export interface Stats {
  received: number;
  stored: number;
  sampled_out: number;
  duplicate: number;
  rejected: number;
  reasons: Record<string, number>;
  lifted: number;
  late_feedback: number;
}

export interface HourStats {
  /** When the hour begins, in milliseconds. */
  hour: number;
  stats: Stats;
}

/** Where a run that is not in the index went. */
export type Absence = Exclude<AbsenceReason, "open" | "recorded">;

export interface StoredRun {
  row: RunRow;
  head: BodyHead;
  trace: TraceRun;
  /** Changes with every change of the run; `replace` compares it. */
  version: string;
}

export interface WaitingRun {
  id: string;
  run_id: string;
  received_at: number;
}

export type Term = { kind: "user" | "session" | "trace"; hash: string };

export interface ErasedSubject {
  /** Runs that were not erased before. */
  runs: number;
  objects: number;
  more: boolean;
}

export interface ReplaceOptions {
  /** When the run was received. */
  at: number;
  now: number;
  delivery: string;
  hit?: GroupHit | undefined;
  /** Moves from older ids that its group may have. */
  moves?: GroupMove[] | undefined;
  /** The group in which it no longer counts. */
  leaves?: string | undefined;
  /** True if the run was sampled out and now comes out of the feedback window. */
  lifted: boolean;
  /** How its release counted it so far; `undefined` if it did not. */
  counted?: { release?: string | undefined; failed: boolean } | undefined;
  newRelease?: NewRelease | undefined;
  /** The version that was read; `undefined`: there was no row. */
  expected: string | undefined;
}

/** What a request asks the index before its runs are decided. */
export interface IndexQuery {
  ids: readonly string[];
  groups: readonly string[];
  releases: readonly string[];
}

export interface GroupQuery {
  limit: number;
  state?: string | undefined;
  agent?: string | undefined;
  release?: string | undefined;
  before?: TimePosition | undefined;
}

/**
 * Storage operations that several parts of the app need. A query that only one route needs is a function of its own
 * that takes the database.
 */
export interface TraceStore {
  lookup(project: string, wanted: IndexQuery, now: number): Promise<IndexFacts>;
  /** The earlier answers for those of the given keys that have one. */
  answered(project: string, keys: readonly string[]): Promise<ReadonlyMap<string, string>>;
  save(delivery: Delivery): Promise<SaveResult>;
  row(project: string, id: string, now: number): Promise<RunRow | undefined>;
  read(project: string, id: string, now: number): Promise<StoredRun | undefined>;
  list(query: RunQuery): Promise<RunPage>;
  find(project: string, terms: readonly Term[], now: number): Promise<RunRow[]>;
  /** Successes with these terms that were sampled out and wait for feedback. */
  waiting(project: string, terms: readonly Term[], since: number): Promise<WaitingRun[]>;
  absence(project: string, id: string, since: number): Promise<Absence>;
  /** The body of a run that waits for feedback. */
  readWindow(project: string, id: string, since: number): Promise<{ head: BodyHead; trace: TraceRun } | undefined>;
  /**
   * Stores a run that feedback or late spans changed. Returns the groups that it joined, or `undefined` if it changed
   * or was erased meanwhile.
   */
  replace(project: string, run: KeptRun, options: ReplaceOptions): Promise<GroupAfter[] | undefined>;
  countLateFeedback(project: string, at: number): Promise<void>;
  /** Counts a request's notices by outcome. */
  countNotices(project: string, at: number, outcomes: ReadonlyMap<string, number>): Promise<void>;
  mark(project: string, id: string, mark: { mark: string | undefined; at: number; by: string }): Promise<boolean>;
  groups(project: string, query: GroupQuery): Promise<GroupRow[]>;
  group(project: string, id: string): Promise<GroupRow | undefined>;
  /** States are `new`, `promoted`, `guarded`, `resolved`, `came_back`, `ignored`; the note keeps the case and pull request. */
  setGroupState(project: string, id: string, state: string, note: Record<string, string>): Promise<boolean>;
  /** The previous release of the same agent. */
  releaseBefore(project: string, id: string): Promise<string | undefined>;
  stats(project: string, range: { from: number; to: number }): Promise<HourStats[]>;
  isErased(project: string, id: string): Promise<boolean>;
  /** Removes a run's row, and its body from every object that holds it. A repeated send is refused from then on. */
  erase(project: string, id: string, at: number): Promise<{ objects: number }>;
  /** Erases as many of a subject's runs as one request may. If `more` is true, the next request continues. */
  eraseSubject(project: string, terms: readonly Term[], at: number): Promise<ErasedSubject>;
  /**
   * When each subject was last erased, by hash. What it sent before and is held outside the store must be deleted too.
   */
  subjectsErasedAt(project: string, terms: readonly Term[]): Promise<ReadonlyMap<string, number>>;
  expire(now: number, limit: number): Promise<{ runs: number; minutes: number }>;
}

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

/** Facts of the index needed to decide a request's runs. */
export interface IndexFacts {
  /** Runs that are there, and what their rows say of them. */
  stored: ReadonlyMap<string, RunFacts>;
  erased: ReadonlySet<string>;
  /** Failures of each group kept today, and its state. */
  groups: ReadonlyMap<string, { keptToday: number; state: string }>;
  /** Releases that the index has, of those asked for; `full`: no new one is taken. */
  releases: { known: ReadonlySet<string>; full: boolean };
}

/** A release that the index is to know. */
export interface NewRelease {
  id: string;
  parts: ReleaseParts;
}

/** A run as its release counts it; `kept`: the run's id, where it counts only if this delivery stored it. */
export interface ReleaseCount {
  release: string;
  failed: boolean;
  kept?: string;
}

/** A run that is kept: its place is decided, its body is ready to be written. */
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
  /** As it is stored: redacted. */
  run_id: string;
  kept: boolean;
  /** For notices; it is not stored. */
  plainTitle?: string | undefined;
}

/** All that one request adds; saved in one order and one transaction. */
export interface Delivery {
  project: string;
  /** Unique per try: tells what this try added from what another one did. */
  id: string;
  at: number;
  kept: KeptRun[];
  /** Successes that wait for feedback, with the time until which they do. */
  window: { runs: { head: BodyHead; line: string }[] };
  sampledOut: JournalEntry[];
  duplicates: number;
  rejected: { reasons: ReadonlyMap<string, number>; entries: JournalEntry[] };
  hits: GroupHit[];
  releases?: ReleaseCount[];
  newReleases?: NewRelease[];
  /** Groups that are known by an older fingerprint of these failures. */
  moves?: GroupMove[];
  /** Milliseconds that requests before this one took. */
  latencies?: readonly number[];
  /** `Idempotency-Key` and the answer that a repetition gets. */
  idempotency?: { key: string; answer: string } | undefined;
  /** The same for each of several traces that came whole: where one of them has a key already, nothing is saved. */
  traceKeys?: readonly { key: string; answer: string }[];
}

export interface SaveResult {
  /** Kept runs that were new; the others came in by another request meanwhile. */
  stored: number;
  groups: GroupAfter[];
}

/** A group after a delivery counted in it. */
export interface GroupAfter {
  id: string;
  title: string;
  /** What went wrong, in words that are nobody's. */
  plainTitle?: string | undefined;
  /** The agent of this delivery's runs in it; absent: they name none. */
  agent?: string | undefined;
  count: number;
  /** Its count before the delivery. */
  before: number;
  days: Record<string, number>;
  /** The releases in which it was seen, and those of them that this delivery was the first in. */
  releases: GroupRelease[];
  firstIn: string[];
  state: string;
  /** One of the delivery's runs in it: one that was kept, where there is one. */
  run: { id: string; run_id: string; kept: boolean } | undefined;
  /** True if it was guarded, and this delivery brought it back. */
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
  /** Changes with every change of the run: `replace` takes it to say which one it saw. */
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
  /** What its group may be known by from before. */
  moves?: GroupMove[] | undefined;
  /** The group that it is no more to count in. */
  leaves?: string | undefined;
  /** True if the run had been sampled out and comes out of the feedback window. */
  lifted: boolean;
  /** How its release counted it so far; `undefined`: it did not. */
  counted?: { release?: string | undefined; failed: boolean } | undefined;
  newRelease?: NewRelease | undefined;
  /** The version that was read; `undefined`: there was no row. */
  expected: string | undefined;
}

/** A request's questions to the index before its runs are decided. */
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

/** Storage that several parts of the app need. What one route alone asks is a function beside it that takes the database. */
export interface TraceStore {
  lookup(project: string, wanted: IndexQuery, now: number): Promise<IndexFacts>;
  /** The earlier answers to those of these keys that have one. */
  answered(project: string, keys: readonly string[]): Promise<ReadonlyMap<string, string>>;
  save(delivery: Delivery): Promise<SaveResult>;
  row(project: string, id: string, now: number): Promise<RunRow | undefined>;
  read(project: string, id: string, now: number): Promise<StoredRun | undefined>;
  list(query: RunQuery): Promise<RunPage>;
  find(project: string, terms: readonly Term[], now: number): Promise<RunRow[]>;
  /** Successes that were sampled out and wait for feedback, of these terms. */
  waiting(project: string, terms: readonly Term[], since: number): Promise<WaitingRun[]>;
  absence(project: string, id: string, since: number): Promise<Absence>;
  /** The body of a run that waits for feedback. */
  readWindow(project: string, id: string, since: number): Promise<{ head: BodyHead; trace: TraceRun } | undefined>;
  /** Stores a run that feedback or late spans changed, and answers the groups that it joined; `undefined`: it changed or was erased meanwhile. */
  replace(project: string, run: KeptRun, options: ReplaceOptions): Promise<GroupAfter[] | undefined>;
  countLateFeedback(project: string, at: number): Promise<void>;
  /** Notices that a request made, by what became of them. */
  countNotices(project: string, at: number, outcomes: ReadonlyMap<string, number>): Promise<void>;
  mark(project: string, id: string, mark: { mark: string | undefined; at: number; by: string }): Promise<boolean>;
  groups(project: string, query: GroupQuery): Promise<GroupRow[]>;
  group(project: string, id: string): Promise<GroupRow | undefined>;
  /** States are `new`, `promoted`, `guarded`, `resolved`, `came_back`, `ignored`; the note keeps the case and pull request. */
  setGroupState(project: string, id: string, state: string, note: Record<string, string>): Promise<boolean>;
  /** The release of the same agent that came before this one. */
  releaseBefore(project: string, id: string): Promise<string | undefined>;
  stats(project: string, range: { from: number; to: number }): Promise<HourStats[]>;
  isErased(project: string, id: string): Promise<boolean>;
  /** Removes a run's body from every object that holds it, and its row; a re-send is refused from then on. */
  erase(project: string, id: string, at: number): Promise<{ objects: number }>;
  /** Erases runs of a subject, as many as one request may; `more`: the next one goes on where this one ended. */
  eraseSubject(project: string, term: Term, at: number): Promise<ErasedSubject>;
  /** When subjects were erased last, by their hash: what was sent before and waits outside the store is to go too. */
  subjectsErasedAt(project: string, terms: readonly Term[]): Promise<ReadonlyMap<string, number>>;
  expire(now: number, limit: number): Promise<{ runs: number; minutes: number }>;
}

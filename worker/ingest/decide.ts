import { type Replayability, replayability } from "../../src/core/formats/input/replayability.ts";
import { workerPlatform } from "../http/platform.ts";
import type { RunClass } from "../../src/api/schema/run-row.ts";
import type { ProjectSettings } from "../../src/api/schema/settings.ts";
import type { JournalEntry } from "../store/journal.ts";
import { entryOf } from "../store/runs/save-delivery.ts";
import { hitOf } from "../store/groups/count-groups.ts";
import type { Delivery, GroupHit, KeptRun, IndexFacts, ReleaseCount } from "../store/trace-store.ts";
import type { ContinueResult } from "./continue-runs.ts";
import { differenceOf } from "./other-parts.ts";
import type { PreparedRun } from "./prepare-run.ts";
import { compact } from "../../src/core/compact.ts";
import type { Hash } from "../../src/core/platform.ts";

export type ItemOutcome = "stored" | "sampled_out" | "duplicate" | "rejected";

/** The outcome of one run of a request. */
export interface ItemAnswer {
  outcome: ItemOutcome;
  run_id?: string;
  id?: string;
  group?: string;
  failed?: boolean;
  /** Set if the run was sampled out, but is kept until feedback or this time. */
  waits_until?: string;
  /** A duplicate that continued the stored run and replaced it. */
  continued?: true;
  /** The run's replayability, and what would raise it. */
  replayability?: Replayability;
  /** A duplicate that differs from the run stored under its id. */
  differs?: true;
  reason?: string;
  message?: string;
}

export interface Rejection {
  reason: string;
  message: string;
  /** Set if the run's id could be read. */
  id?: string;
  run_id?: string;
}

export type Item = { ok: true; run: PreparedRun } | { ok: false; rejection: Rejection };

export interface Decision {
  delivery: Omit<Delivery, "id" | "project" | "at">;
  answers: ItemAnswer[];
}

interface Parts {
  kept: KeptRun[];
  window: Delivery["window"]["runs"];
  sampledOut: JournalEntry[];
  hits: GroupHit[];
  reasons: Map<string, number>;
  refused: JournalEntry[];
  duplicates: number;
  releases: ReleaseCount[];
  keptByGroup: Map<string, number>;
}

/** Which of the request's runs repeat or continue another run. */
export interface Repetitions {
  /** The most complete version of each run. */
  newest: ReadonlySet<PreparedRun>;
  continued: Pick<ContinueResult, "ids" | "postponed">;
  /** Failures that were continued within this request, by run key. */
  failures: ReadonlyMap<string, readonly PreparedRun[]>;
}

/** Gives each of a request's runs exactly one outcome, so that the counts add up. */
export function decide(items: readonly Item[], { known, settings, at, ...repetitions }: Deciding): Decision {
  const parts: Parts = {
    kept: [],
    window: [],
    sampledOut: [],
    hits: [],
    reasons: new Map(),
    refused: [],
    duplicates: 0,
    releases: [],
    keptByGroup: new Map(),
  };
  const answers = items.map((item): ItemAnswer => {
    if (!item.ok) return reject(item.rejection, parts);
    return decideRun(item.run, { parts, known, settings, at, ...repetitions });
  });
  const { kept, window, sampledOut, hits, reasons, refused, duplicates, releases } = parts;
  return {
    answers,
    delivery: {
      kept,
      window: { runs: window },
      sampledOut,
      hits,
      duplicates,
      releases,
      rejected: { reasons, entries: refused },
      idempotency: undefined,
    },
  };
}

interface Deciding extends Repetitions {
  known: IndexFacts;
  settings: ProjectSettings;
  at: number;
}

interface DecisionContext extends Deciding {
  parts: Parts;
}

function decideRun(run: PreparedRun, context: DecisionContext): ItemAnswer {
  const { parts, known, newest, continued } = context;
  const { head } = run;
  const named = { run_id: head.facts.run_id, id: head.id };
  if (known.erased.has(head.id)) {
    return reject({ reason: "erased", message: "this run was erased; it is not accepted again", ...named }, parts);
  }
  const isNewest = newest.has(run);
  if (isNewest && continued.postponed.has(head.id)) {
    const message = "too many runs of this request continue stored ones; send fewer in a request";
    return reject({ reason: "too_many_continued", message, ...named }, parts);
  }
  if (!isNewest || known.stored.has(head.id)) {
    parts.duplicates += 1;
    if (isNewest && continued.ids.has(head.id)) return { outcome: "duplicate", ...named, continued: true };
    const other = isNewest ? known.stored.get(head.id) : [...newest].find((one) => one.head.id === head.id)?.head.facts;
    return { outcome: "duplicate", ...named, ...differenceOf(head.facts, other) };
  }
  if (run.test) return decideSuccess(run, context);
  const failures = [...(context.failures.get(head.id) ?? []), ...(head.failed ? [run] : [])];
  return failures.length > 0 ? decideFailures(run, failures, context) : decideSuccess(run, context);
}

/**
 * A run that failed, at its end or before it was continued. Its failures are its own and those that it continues within
 * the request. The run is kept if one of them is, and counts in the group of each.
 */
function decideFailures(run: PreparedRun, failures: readonly PreparedRun[], context: DecisionContext): ItemAnswer {
  const { parts, settings, at } = context;
  const weights = failures.flatMap((failure) => weightOf(failure, context) ?? []);
  const kept = weights.length > 0;
  for (const { head, plainTitle } of failures) {
    const hit = hitOf(head, plainTitle);
    if (hit === undefined) continue;
    parts.hits.push({ ...hit, kept });
    if (kept) parts.keptByGroup.set(hit.group, (parts.keptByGroup.get(hit.group) ?? 0) + 1);
  }
  if (kept) {
    const name = run.head.rating ? "flagged" : "failed";
    return keep(run, { weight: Math.min(...weights), class: name }, { parts, settings, at });
  }
  if (!run.head.failed) return decideSuccess(run, context);
  count(run, parts);
  parts.sampledOut.push(entryOf(run.head, "sampled"));
  return { outcome: "sampled_out", ...answerOf(run) };
}

/**
 * How many failures a kept one represents; `undefined` if it is not kept. The first failures of a group and day are all
 * kept, then a share, so that a storm costs little and hides nothing. The failure that brings back a guarded or
 * resolved group is always kept.
 */
function weightOf({ head, runId }: PreparedRun, { parts, known, settings }: DecisionContext): number | undefined {
  const { failures_per_group, then_one_in } = settings.sampling;
  const group = head.group ?? "";
  const before = (known.groups.get(group)?.keptToday ?? 0) + (parts.keptByGroup.get(group) ?? 0);
  const returns = comesBack(known.groups.get(group)?.state) && !parts.keptByGroup.has(group);
  if (before < failures_per_group || returns) return 1;
  return keepsStormFailure(runId, then_one_in, workerPlatform.hash) ? then_one_in : undefined;
}

/** Whether the next failure brings the group back. */
function comesBack(state: string | undefined): boolean {
  return state === "guarded" || state === "resolved";
}

function decideSuccess(run: PreparedRun, { parts, settings, at }: DecisionContext): ItemAnswer {
  const { success, feedback_window } = settings.sampling;
  if (run.test) return keep(run, { weight: 1, class: "test" }, { parts, settings, at });
  if (run.head.rating !== undefined) return keep(run, { weight: 1, class: "flagged" }, { parts, settings, at });
  if (keepsSuccess(run.runId, success, workerPlatform.hash)) {
    return keep(run, { weight: 1 / success, class: "success" }, { parts, settings, at });
  }
  count(run, parts);
  if (feedback_window === 0) {
    parts.sampledOut.push(entryOf(run.head, "sampled"));
    return { outcome: "sampled_out", ...answerOf(run) };
  }
  parts.window.push({ head: run.head, line: run.line });
  return { outcome: "sampled_out", ...answerOf(run), waits_until: new Date(at + feedback_window).toISOString() };
}

function keep(
  run: PreparedRun,
  as: { weight: number; class: RunClass },
  { parts, settings, at }: Pick<DecisionContext, "parts" | "settings" | "at">,
): ItemAnswer {
  const head = { ...run.head, weight: as.weight };
  if (as.class !== "test") count(run, parts, head.id);
  parts.kept.push({ head, line: run.line, class: as.class, expires_at: at + settings.retention[as.class] });
  return { outcome: "stored", ...answerOf(run) };
}

/** Counts a run in its release, kept or not. */
function count({ head: { facts, failed } }: PreparedRun, { releases }: Parts, kept?: string): void {
  if (facts.release !== undefined) releases.push({ release: facts.release, failed, ...compact({ kept }) });
}

function answerOf({ head, trace }: PreparedRun): Omit<ItemAnswer, "outcome"> {
  const { id, facts, failed, group } = head;
  const named = { run_id: facts.run_id, id, failed, ...compact({ group }) };
  return { ...named, replayability: replayability(trace) };
}

function reject({ reason, message, id, run_id }: Rejection, parts: Parts): ItemAnswer {
  parts.reasons.set(reason, (parts.reasons.get(reason) ?? 0) + 1);
  if (id !== undefined) parts.refused.push({ id, fate: "rejected" });
  return {
    outcome: "rejected",
    reason,
    message,
    ...compact({ id, run_id }),
  };
}

/**
 * Whether a success is kept: the first 8 hex digits of SHA-256 of its run id, as a number, are below the share of 2³².
 * Every language and process gets the same answer; test vectors are in `test/worker/sampling.test.ts` and
 * `docs/worker-reference.md`.
 */
export function keepsSuccess(runId: string, share: number, hash: Hash): boolean {
  return draw(runId, hash) < share * 2 ** 32;
}

/**
 * Whether a failure in a storm (after the first ones of its group and day) is kept. The run id decides, not a counter,
 * so that a delivery repeated after a crash gets the same answer.
 */
export function keepsStormFailure(runId: string, oneIn: number, hash: Hash): boolean {
  return draw(`storm:${runId}`, hash) < 2 ** 32 / oneIn;
}

function draw(text: string, hash: Hash): number {
  return Number.parseInt(hash(text).slice(0, 8), 16);
}

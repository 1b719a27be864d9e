import { ReplayKitError } from "../../src/core/error.ts";
import type { Principal } from "../auth/principal.ts";
import type { Defer, Deps } from "../deps.ts";
import { statusOf } from "../http/answer.ts";
import { announce } from "../notices/notices.ts";
import { runKey, workerPlatform } from "../http/platform.ts";
import { decode, decodeText, readRaw } from "../http/read-body.ts";
import type { ItemAnswer } from "./decide.ts";
import { ingestRuns, type ReadItem, repeatRuns } from "./ingest-runs.ts";
import { type ProjectContext, redactorOf } from "./prepare-run.ts";
import { compact } from "../../src/core/compact.ts";
import { readItems } from "./read-items.ts";

export interface ReceivedRuns {
  status: 200 | 400 | 413 | 415 | 422;
  body: { items: ItemAnswer[]; repeated?: true };
}

export interface RunsRequest {
  principal: Principal;
  request: Request;
  format: string | undefined;
  /** The raw bytes, if their signature was checked before. */
  raw?: Uint8Array;
}

export function contextOf(
  principal: Pick<Principal, "project" | "settings">,
  deps: Pick<Deps, "keyedHash">,
): ProjectContext {
  const { project, settings } = principal;
  return {
    project,
    settings,
    redactHash: deps.keyedHash(project, "redact"),
    subjectHash: deps.keyedHash(project, "subject"),
  };
}

/** Handles `POST /v1/runs`, from bytes to an answer for each run. */
export async function receiveRuns(input: RunsRequest, deps: Deps, defer: Defer): Promise<ReceivedRuns> {
  const { request, principal } = input;
  await deps.quota.assert(principal.project, principal.settings);
  const context = contextOf(principal, deps);
  redactorOf(context); // throws if the project's rules are unusable, so that the request fails and no run is rejected
  const key = request.headers.get("idempotency-key") || undefined; // an empty header counts as none
  const scoped =
    key === undefined ? undefined : deps.keyedHash(principal.project, "subject")(`key:${key}`).slice(0, 32);
  const before =
    scoped === undefined ? undefined : (await deps.store.answered(principal.project, [scoped])).get(scoped);
  const { items, digest } = await readRequest(input, deps);
  if (before !== undefined && !isAnswerTo(digest, before)) return refuseReuse(items, principal, deps);
  const { origin } = new URL(request.url);
  if (before !== undefined) {
    const { groups, names } = await repeatRuns(items, context, deps);
    defer(announce(groups, { ...principal, origin }, deps));
    return repeated({ answer: before, sent: items, names }, principal.project, deps);
  }
  const repeatable = scoped === undefined ? undefined : { key: scoped, digest };
  const { answers, groups } = await ingestRuns(items, context, deps, repeatable);
  deps.quota.took(principal.project, answers.filter(({ outcome }) => outcome !== "rejected").length);
  deps.log("ingested", { project: principal.project, ...tally(answers) });
  defer(announce(groups, { ...principal, origin }, deps));
  return { status: statusFor(answers), body: { items: answers } };
}

interface ReadRequest {
  items: ReadItem[];
  /** Digest of the decompressed body. */
  digest: string;
}

function digestOf(text: string, format: string | undefined): string {
  return workerPlatform.hash(`${format ?? ""}\n${text}`).slice(0, 32);
}

/** Reads the request. A fault of the whole body is counted as one run received and rejected. */
async function readRequest({ request, principal, format, raw }: RunsRequest, deps: Deps): Promise<ReadRequest> {
  const limit = deps.variables.MAX_BODY_BYTES;
  try {
    const bytes = decode(raw ?? (await readRaw(request, limit)), request.headers.get("content-encoding"), limit);
    const text = decodeText(bytes);
    const items = readItems(text, {
      project: principal.project,
      format,
      ndjson: /ndjson|jsonl|json-seq/.test(request.headers.get("content-type") ?? ""),
      maxItems: principal.settings.limits.items_per_request,
    });
    return { items, digest: request.headers.get("idempotency-key") ? digestOf(text, format) : "" };
  } catch (error) {
    if (!(error instanceof ReplayKitError) || statusOf(error) >= 500) throw error;
    await countRejection(principal.project, { reason: error.code }, deps);
    throw error;
  }
}

export async function countRejection(
  project: string,
  { reason, count = 1 }: { reason: string; count?: number },
  deps: Pick<Deps, "store" | "now" | "newId">,
): Promise<void> {
  await deps.store.save({
    ...nothing,
    project,
    id: deps.newId(),
    at: deps.now(),
    rejected: { reasons: new Map([[reason, count]]), entries: [] },
  });
}

const nothing = {
  kept: [],
  window: { runs: [] },
  sampledOut: [],
  duplicates: 0,
  hits: [],
};

/** Whether a stored answer belongs to this body. An answer from before digests were stored counts as one. */
function isAnswerTo(digest: string, answer: string): boolean {
  const kept: { digest?: string } = JSON.parse(answer); // written by `ingestRuns`
  return kept.digest === undefined || kept.digest === digest;
}

/** Rejects all runs: another body was sent under this key before, so the stored answer is not about these runs. */
async function refuseReuse(items: readonly ReadItem[], principal: Principal, deps: Deps): Promise<ReceivedRuns> {
  const { project } = principal;
  const message = "another body was sent under this Idempotency-Key before; use a new key for each body";
  const refused = items.map((item): ReadItem => {
    if (!item.ok) return item;
    const { run_id } = item.trace;
    const named = { id: runKey(project, run_id), run_id: run_id.slice(0, 200) };
    return { ok: false, rejection: { reason: "idempotency_key_reused", message, ...named } };
  });
  const { answers } = await ingestRuns(refused, contextOf(principal, deps), deps);
  deps.log("ingested", { project, ...tally(answers) });
  return { status: statusFor(answers), body: { items: answers } };
}

interface Repetition {
  answer: string;
  sent: readonly ReadItem[];
  names: readonly (string | undefined)[];
}

async function repeated({ answer, sent, names }: Repetition, project: string, deps: Deps): Promise<ReceivedRuns> {
  const rejected = { reasons: new Map<string, number>(), entries: [] };
  await deps.store.save({ ...nothing, project, id: deps.newId(), at: deps.now(), duplicates: sent.length, rejected });
  const { items: kept }: { items: ItemAnswer[] } = JSON.parse(answer); // written by `ingestRuns` from the same type
  const items = kept.map((item, index): ItemAnswer => {
    const again = sent[index];
    const { outcome, ...rest } = item;
    const run_id = names[index];
    const named = { outcome, ...compact({ run_id }), ...rest };
    if (outcome !== "rejected" || item.message !== undefined || again?.ok !== false) return named;
    return { ...named, message: again.rejection.message };
  });
  return { status: statusFor(items), body: { items, repeated: true } };
}

/** The status is 422 if nothing was accepted; otherwise each item's answer tells its outcome. */
function statusFor(answers: readonly ItemAnswer[]): ReceivedRuns["status"] {
  return answers.every((answer) => answer.outcome === "rejected") ? 422 : 200;
}

function tally(answers: readonly ItemAnswer[]): Record<string, number> {
  const counts: Record<string, number> = { received: answers.length };
  for (const { outcome } of answers) counts[outcome] = (counts[outcome] ?? 0) + 1;
  return counts;
}

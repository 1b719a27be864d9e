import type { RunMatches } from "../../src/api/schema/query.ts";
import { compact, unlessEmpty } from "../../src/core/compact.ts";
import type { Principal } from "../auth/principal.ts";
import type { Deps } from "../deps.ts";
import { runKey } from "../http/platform.ts";
import { type ProjectContext, redactorOf, subjectsOf } from "../ingest/prepare-run.ts";
import { contextOf } from "../ingest/receive-runs.ts";
import { labelLimit } from "../ingest/run-facts.ts";
import type { RunQuery } from "../store/run-query.ts";
import { maxMatches } from "../store/runs/query-runs.ts";
import type { Term } from "../store/trace-store.ts";
import { explainAbsence } from "./absence.ts";

type FindingDeps = Pick<Deps, "store" | "records" | "gatherers" | "keyedHash" | "keys" | "now">;

const pages = 5;
const unknown = "no run, trace, session, user or label of this name was received";

/**
 * Finds a run by its id, or else runs of a trace, session or user, or else runs with a label: `name:value`, or any
 * label's value.
 */
export async function findRuns(q: string, principal: Principal, deps: FindingDeps): Promise<RunMatches> {
  const { project, settings } = principal;
  const ids = [runKey(project, q), ...(/^[0-9a-f]{24}$/.test(q) ? [q] : [])];
  const now = deps.now();
  const rows = (await Promise.all(ids.map((id) => deps.store.row(project, id, now)))).flatMap((row) => row ?? []);
  if (rows.length > 0) return { runs: rows };
  const terms = await termsOf(q, principal, deps);
  const window = settings.sampling.feedback_window;
  const runs = await deps.store.find(project, terms, now);
  const waiting = (await deps.store.waiting(project, terms, now - window)).map(({ received_at, ...run }) => ({
    ...run,
    received_at,
    waits_until: new Date(received_at + window).toISOString(),
  }));
  const further = runs.length >= maxMatches ? { more: true as const } : {};
  if (runs.length > 0) return { runs, ...compact({ waiting: unlessEmpty(waiting) }), ...further };
  if (waiting.length > 0) {
    const names = waiting.slice(0, 5).map(({ run_id }) => run_id);
    const more = waiting.length > names.length ? ` and ${waiting.length - names.length} more` : "";
    return { runs, waiting, reason: "in_window", message: `waiting for feedback: ${names.join(", ")}${more}` };
  }
  const labelled = await byLabel(q, principal, deps);
  if (labelled.runs.length > 0) return labelled;
  const absences = await Promise.all(ids.map((id) => explainAbsence(principal, id, deps)));
  const { reason = "never_seen", message = unknown } = absences.find((one) => one.reason !== "never_seen") ?? {};
  return { runs: [], reason, message };
}

async function termsOf(text: string, principal: Principal, deps: FindingDeps): Promise<Term[]> {
  const kinds = ["user", "session", "trace"] as const;
  return (await deps.keys.subjectHashes(principal.project)).flatMap((subjectHash) => {
    const context = { ...contextOf(principal, deps), subjectHash };
    const hashed = subjectsOf(context, { user: text, session: text, trace: text });
    return kinds.flatMap((kind) => (hashed[kind] === undefined ? [] : [{ kind, hash: hashed[kind] }]));
  });
}

/** Labels have no index, so the newest runs are searched. */
async function byLabel(q: string, principal: Principal, { store, keyedHash, now }: FindingDeps): Promise<RunMatches> {
  const context = contextOf(principal, { keyedHash });
  const labels = [{ value: storedLabel({ name: "label", value: q }, context).value }];
  const given = q.includes(":") ? [storedLabel(labelOf(q), context), ...labels] : labels;
  for (const label of given) {
    const query: RunQuery = { project: principal.project, now: now(), limit: 50, label };
    for (let page = 0; page < pages; page += 1) {
      const { runs, next } = await store.list(query);
      if (runs.length > 0) return { runs, ...(next === undefined ? {} : { more: true }) };
      if (next === undefined) break;
      query.before = next;
    }
  }
  return { runs: [] };
}

interface Label {
  name: string;
  value: string;
}

/** Reads `name:value`. */
export function labelOf(text: string): Label {
  const [name = "", ...value] = text.split(":");
  return { name, value: value.join(":") };
}

/** A searched label in its stored form: redacted and cut. */
export function storedLabel({ name, value }: Label, context: ProjectContext): Label {
  const { labels } = redactorOf(context).redact({ labels: { [name]: value } });
  const [kept = [name, value]] = Object.entries(labels);
  return { name: kept[0].slice(0, labelLimit.length), value: kept[1].slice(0, labelLimit.length) };
}

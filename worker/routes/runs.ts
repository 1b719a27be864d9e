import { runs } from "../../src/api/endpoints/runs.ts";
import { cursorText } from "../../src/api/schema/query.ts";
import { ReplayKitError } from "../../src/core/error.ts";
import { explainAbsence, remains } from "../runs/absence.ts";
import { answer, HttpError } from "../http/answer.ts";
import { allows, type Principal } from "../auth/principal.ts";
import type { Deps } from "../deps.ts";
import { giveFeedback } from "../runs/feedback.ts";
import { contextOf, receiveRuns } from "../ingest/receive-runs.ts";
import { timed } from "../metrics/latencies.ts";
import { announce } from "../notices/notices.ts";
import { promoteRun } from "../promote/promote-run.ts";
import { audited, deferOf, idOf } from "../http/request.ts";
import type { Serve } from "../http/serve.ts";
import { labelOf, storedLabel } from "../runs/find-runs.ts";
import type { PromoteOutcome } from "../promote/promote-run.ts";
import type { Json } from "../../src/core/schema/json.ts";
import type { TraceEvent, TraceRun } from "../../src/core/schema/trace.ts";

interface StepView {
  step: { number: number; of: number; id?: string; at?: string };
  /** The state after the step, if the agent recorded one. */
  state: Json | null;
  /** The events up to the step: what the agent knew then. */
  events: TraceEvent[];
}

const ends = new Set(["state", "tool_result", "model_call", "final_output", "error"]);

/**
 * The run at a step, counted from 1. Recorded states are the steps; without any, each event that ends something is one.
 */
function stateAtStep(trace: TraceRun, step: number): StepView | undefined {
  const states = trace.events.flatMap((event, index) => (event.type === "state" ? [{ event, index }] : []));
  const places =
    states.length > 0
      ? states.map(({ index }) => index)
      : trace.events.flatMap((event, index) => (ends.has(event.type) ? [index] : []));
  const index = places[step - 1];
  if (index === undefined) return undefined;
  const event = trace.events[index];
  const state = event?.type === "state" ? event.state : null;
  const at = event?.at === undefined ? {} : { at: event.at };
  const id = event?.type === "state" ? { id: event.step_id } : {};
  return { step: { number: step, of: places.length, ...id, ...at }, state, events: trace.events.slice(0, index + 1) };
}

/** Runs: ingest, read, feedback, mark, promote, erase. */
export function runRoutes(serve: Serve, deps: Deps): void {
  sendingRoutes(serve, deps);
  readingRoutes(serve, deps);
  markingRoutes(serve, deps);
}

/** Routes that an agent calls. */
function sendingRoutes(serve: Serve, deps: Deps): void {
  serve(runs.send, async ({ c, principal, query: { format } }) => {
    const receive = () => receiveRuns({ request: c.req.raw, principal, format }, deps, deferOf(c, deps));
    const { status, body } = await timed(principal.project, receive, deps);
    return answer(body, status);
  });

  serve(runs.feedback, async (call) => {
    const { c, principal } = call;
    const feedback = await call.body();
    const id = idOf(call);
    const given = await giveFeedback(id, feedback, contextOf(principal, deps), deps);
    if (given.outcome === "stored") {
      deferOf(c, deps)(announce(given.groups, { ...principal, origin: new URL(c.req.url).origin }, deps));
      // A caller who may only send must not learn what is stored.
      return allows(principal, "read") ? { run: given.run } : { id, outcome: "stored" as const };
    }
    if (given.outcome === "gathering") return answer({ id, state: "in progress" }, 202);
    const { status, reason, message } = given.absence;
    return answer({ error: { code: "not_found", reason, message } }, status === 202 ? 409 : status);
  });
}

function readingRoutes(serve: Serve, deps: Deps): void {
  const { store } = deps;

  serve(runs.list, async ({ principal, query: { cursor, label, ...filters } }) => {
    const found = await store.list({
      ...filters,
      project: principal.project,
      now: deps.now(),
      window: principal.settings.sampling.feedback_window,
      before: cursor === undefined ? undefined : cursorText.read(cursor),
      label: label === undefined ? undefined : storedLabel(labelOf(label), contextOf(principal, deps)),
    });
    return { runs: found.runs, next: found.next === undefined ? null : cursorText.write(found.next) };
  });

  serve(runs.read, async (call) => {
    const { c, principal, query } = call;
    const id = idOf(call);
    const run = await store.read(principal.project, id, deps.now());
    if (!run) {
      const { reason, message, status } = await explainAbsence(principal, id, deps);
      if (reason === "open") return answer({ id, state: "in progress" }, status);
      return answer({ error: { code: "not_found", reason, message } }, status);
    }
    deferOf(c, deps)(audited(deps, principal, "view", id));
    if (query.step === undefined) return { run: run.row, trace: run.trace };
    const view = stateAtStep(run.trace, query.step);
    if (!view)
      throw new HttpError(404, "not_found", `run ${run.row.run_id} has no step ${query.step}`, "steps count from 1");
    return { run: run.row, ...view };
  });
}

/** Routes for what people decide about a run. */
function markingRoutes(serve: Serve, deps: Deps): void {
  const { store } = deps;

  serve(runs.mark, async (call) => {
    const { principal } = call;
    const { mark } = await call.body();
    const id = idOf(call);
    const [now, by] = [deps.now(), principal.actor];
    // An expired run keeps its row until the hourly job removes it.
    const row = await store.row(principal.project, id, now);
    // A person's decision counts for more than a hint.
    if (row?.mark === "promote" && mark?.startsWith("look:")) return { id, mark: "promote" };
    const found =
      row !== undefined && (await store.mark(principal.project, id, { mark: mark ?? undefined, at: now, by }));
    if (!found) throw unknownRun(call.params.id, "GET /v1/find?q= says why it is missing");
    await audited(deps, principal, `mark ${mark ?? "none"}`, id);
    return { id, mark };
  });

  serve(runs.promote, async (call) => {
    const { principal } = call;
    const request = await call.body();
    const { origin } = new URL(call.c.req.url);
    try {
      const outcome = await promoteRun(idOf(call), request, { ...principal, origin }, deps);
      return answer(promoteAnswer(outcome));
    } catch (error) {
      // GitHub's errors are not secret: the caller must see them, and may try again.
      if (!(error instanceof ReplayKitError) || error.code !== "network_failed") throw error;
      return answer({ error: { code: error.code, message: error.message, hint: error.hint } }, 502);
    }
  });

  serve(runs.erase, async (call) => {
    const { principal } = call;
    const id = idOf(call);
    if (await isUnknown(deps, principal, id)) {
      const hint = "GET /v1/find?q= looks for it by other names; a user's runs are erased by POST /v1/subjects/erase";
      throw unknownRun(call.params.id, hint);
    }
    await audited(deps, principal, "erase", id);
    const { objects } = await store.erase(principal.project, id, deps.now());
    return { id, erased: true as const, objects, remains: remains(principal) };
  });
}

/** Names the run as the caller did, which reveals nothing. */
function unknownRun(id: string, hint: string): HttpError {
  return new HttpError(404, "not_found", `no such run: ${id.slice(0, 60)}`, hint);
}

/** Whether no such run was ever received. A tombstone for it would refuse a run that is still to come. */
async function isUnknown(deps: Deps, { project, settings }: Principal, id: string): Promise<boolean> {
  if ((await deps.store.row(project, id, 0)) !== undefined) return false;
  const { reason } = await explainAbsence({ project, settings }, id, deps);
  return reason === "never_seen";
}

/** The answer of a promotion; a dry run also shows what would be written. */
function promoteAnswer({ promotion, repository, outcome }: PromoteOutcome) {
  const { id, notes, title, body, files } = promotion;
  const base = { case_id: id, fingerprint: promotion.case.source?.fingerprint, repository: repository ?? null, notes };
  return { ...base, ...outcome, ...(outcome.how === "dry_run" ? { title, body, files } : {}) };
}

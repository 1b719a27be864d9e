import { records as endpoints } from "../../src/api/endpoints/records.ts";
import type { Checkpoint } from "../../src/core/schema/checkpoint.ts";
import type { JsonObject } from "../../src/core/schema/json.ts";
import { ReplayKitError } from "../../src/core/error.ts";
import type { Principal } from "../auth/principal.ts";
import type { Deps } from "../deps.ts";
import { HttpError } from "../http/answer.ts";
import { redactorOf } from "../ingest/prepare-run.ts";
import { contextOf } from "../ingest/receive-runs.ts";
import { redactCheckpoint, redactEntry, redactRun } from "../ingest/redact-record.ts";
import { runKey } from "../http/platform.ts";
import { assertHarmless, audited, deferOf, idOf } from "../http/request.ts";
import type { Serve } from "../http/serve.ts";
import type { RecordKey } from "../store/records/frames.ts";

/** Shared parts of the routes below a recorded run. */
interface RunCall {
  c: { req: { raw: Request } };
  principal: Principal;
  params: { id: string };
}

/** Routes for runs that an agent records while they run. */
export function recordRoutes(serve: Serve, deps: Deps): void {
  runRecordRoutes(serve, deps);
  operationRoutes(serve, deps);
  checkpointRoutes(serve, deps);
}

function runRecordRoutes(serve: Serve, deps: Deps): void {
  const { records } = deps;

  serve(endpoints.list, async ({ principal, query }) => {
    const { items, next } = await records.list(principal.project, query);
    return { runs: items, next: next ?? null };
  });

  serve(endpoints.create, async (call) => {
    const place = await writable(deps, call);
    const { key, run } = await call.body();
    assertHarmless({ run: idsOf(run) });
    assertOfAddress(call, run.run_id, "run.run_id");
    const { retention } = call.principal.settings;
    await records.create(place, redactRun(run, redactor(deps, call)), { key, retention });
    return { id: place.id };
  });

  serve(endpoints.change, async (call) => {
    const place = await writable(deps, call);
    const change = await call.body();
    const run = await records.change(place, redactRun(change, redactor(deps, call)), call.principal.settings.retention);
    if (run.status !== "running") deferOf(call.c, deps)(records.pack(place));
    return { run };
  });

  serve(endpoints.read, async (call) => {
    const place = placeOf(call);
    const run = await records.read(place);
    if (run) return { run };
    throw new HttpError(404, "not_found", `run ${place.id} has no record`, "GET /v1/runs/:id has its trace");
  });
}

function operationRoutes(serve: Serve, deps: Deps): void {
  const { records } = deps;

  serve(endpoints.append, async (call) => {
    const place = await writable(deps, call);
    const { key, entries } = await call.body();
    entries.forEach(({ operation, checkpoint }, index) => {
      assertHarmless({ entries: { [index]: { position: operation?.position ?? "", name: operation?.name ?? "" } } });
      if (checkpoint) assertCheckpointIds(call, checkpoint, `entries.${index}.checkpoint.run_id`);
    });
    const hides = redactor(deps, call);
    const chainEnded = await records.append(place, { key, entries: entries.map((entry) => redactEntry(entry, hides)) });
    if (chainEnded) deferOf(call.c, deps)(records.pack(place));
    return { id: place.id };
  });

  serve(endpoints.operations, async (call) => {
    const place = placeOf(call);
    deferOf(call.c, deps)(audited(deps, call.principal, "view", place.id));
    const { items, next } = await records.operations(place, call.query.from);
    return { operations: items, next: next ?? null };
  });

  serve(endpoints.steps, async (call) => ({ steps: await records.steps(placeOf(call)) }));
}

function checkpointRoutes(serve: Serve, deps: Deps): void {
  const { records } = deps;

  serve(endpoints.states, async (call) => {
    const place = placeOf(call);
    const { from } = call.query;
    if (from === 0) deferOf(call.c, deps)(audited(deps, call.principal, "view", place.id));
    const { items, next } = await records.checkpoints(place, from);
    return { checkpoints: items, next: next ?? null };
  });

  serve(endpoints.putCheckpoint, async (call) => {
    const place = await writable(deps, call);
    const given = await call.body();
    const { step } = call.params;
    assertCheckpointIds(call, given, "run_id");
    if (given.step_id !== step)
      throw new ReplayKitError("invalid_input", `body: step_id is "${given.step_id}" but the address says "${step}"`, {
        hint: "write the same step in both",
      });
    const checkpoint = redactCheckpoint(given, redactor(deps, call));
    const { run_id, at } = checkpoint;
    // An agent may send only states, so the record may have to be created.
    const run = { run_id, status: "unknown" as const, started_at: at };
    const { retention } = call.principal.settings;
    if (!(await records.read(place))) await records.create(place, run, { key: `state-${place.id}`, retention });
    await records.append(place, { key: deps.newId(), entries: [{ checkpoint }] });
    return { id: place.id, step };
  });

  serve(endpoints.checkpoint, async (call) => {
    const place = placeOf(call);
    const checkpoint = await records.checkpoint(place, call.params.step);
    if (checkpoint) return checkpoint;
    throw new HttpError(404, "not_found", `run ${place.id} has no checkpoint of this step`, "PUT it first");
  });
}

async function writable({ store }: Deps, call: RunCall): Promise<RecordKey> {
  const place = placeOf(call);
  if (!(await store.isErased(place.project, place.id))) return place;
  await call.c.req.raw.body?.cancel();
  throw new HttpError(410, "not_found", `run ${place.id} was erased`, "its record is not accepted again");
}

function redactor(deps: Deps, { principal }: RunCall) {
  return redactorOf(contextOf(principal, deps));
}

function assertCheckpointIds(call: RunCall, checkpoint: Checkpoint, where: string): void {
  assertHarmless({ ...idsOf(checkpoint), step_id: checkpoint.step_id });
  assertOfAddress(call, checkpoint.run_id, where);
}

function idsOf({ run_id, parent }: Pick<Checkpoint, "run_id" | "parent">): JsonObject {
  return { run_id, parent_run_id: parent?.run_id ?? "", parent_step_id: parent?.step_id ?? "" };
}

/** Throws if the run id is not that of the address: the record would be read as the other run's, and erased with it. */
function assertOfAddress(call: RunCall, runId: string, where: string): void {
  const { project, id } = placeOf(call);
  if (runId === call.params.id || runKey(project, runId) === id) return;
  throw new HttpError(
    400,
    "invalid_input",
    `body: ${where} is not the run of the address`,
    "write the same run id in both",
  );
}

function placeOf(call: RunCall): RecordKey {
  return { project: call.principal.project, id: idOf(call) };
}

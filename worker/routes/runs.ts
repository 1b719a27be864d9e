import { answer } from "../answer.ts";
import { Hono } from "hono";
import { explainAbsence } from "../absence.ts";
import { allows, type Principal } from "../auth/principal.ts";
import { requireScope } from "../auth/require-scope.ts";
import type { AppEnv, Deps } from "../deps.ts";
import { giveFeedback } from "../feedback.ts";
import { HttpError } from "../http-error.ts";
import { contextOf, receiveRuns } from "../ingest/receive-runs.ts";
import { announce } from "../notices.ts";
import { remains } from "../remains.ts";
import { audited, deferOf, idOf, readJson, readQuery } from "../request.ts";
import { feedbackRequestSchema } from "../schema/feedback-request.ts";
import { cursorText, markSchema, runQuerySchema, runsQuerySchema, sendQuerySchema } from "../schema/query.ts";
import { stateAtStep } from "../state-at-step.ts";
import { labelOf, storedLabel } from "../stored-label.ts";

/** `/v1/runs`: ingest, read, feedback, mark, erase. `POST /:id/promote` is mounted beside it by the part that talks to GitHub. */
export function runRoutes(deps: Deps) {
  const { store } = deps;
  return new Hono<AppEnv>()
    .post("/", requireScope("ingest", deps), async (c) => {
      const input = { request: c.req.raw, principal: c.get("principal"), format: readQuery(c, sendQuerySchema).format };
      const { status, body } = await receiveRuns(input, deps, deferOf(c, deps));
      return answer(body, status);
    })
    .get("/", requireScope("read", deps), async (c) => {
      const { cursor, label, ...filters } = readQuery(c, runsQuerySchema);
      const principal = c.get("principal");
      const { runs, next } = await store.list({
        ...filters,
        project: principal.project,
        now: deps.now(),
        before: cursor === undefined ? undefined : cursorText.read(cursor),
        label: label === undefined ? undefined : storedLabel(labelOf(label), contextOf(principal, deps)),
      });
      return answer({ runs, next: next === undefined ? null : cursorText.write(next) });
    })
    .get("/:id", requireScope("read", deps), async (c) => {
      const principal = c.get("principal");
      const { step } = readQuery(c, runQuerySchema);
      const id = idOf(c);
      const run = await store.read(principal.project, id, deps.now());
      if (!run) {
        const { reason, message, status } = await explainAbsence(principal, id, deps);
        if (reason === "open") return answer({ id, state: "in progress" }, status);
        return answer({ error: { code: "not_found", reason, message } }, status);
      }
      deferOf(c, deps)(audited(deps, principal, "view", id));
      if (step === undefined) return answer({ run: run.row, trace: run.trace });
      const view = stateAtStep(run.trace, step);
      if (!view) throw new HttpError(404, "not_found", `run ${id} has no step ${step}`, "steps count from 1");
      return answer({ run: run.row, ...view });
    })
    .post("/:id/feedback", requireScope(["ingest", "promote"], deps), async (c) => {
      const feedback = await readJson(c, feedbackRequestSchema);
      const id = idOf(c);
      const principal = c.get("principal");
      const given = await giveFeedback(id, feedback, contextOf(principal, deps), deps);
      if (given.outcome === "stored") {
        deferOf(c, deps)(announce(given.groups, { ...principal, origin: new URL(c.req.url).origin }, deps));
        // Who may only send learns nothing of what is stored.
        return answer(allows(principal, "read") ? { run: given.run } : { id, outcome: "stored" });
      }
      if (given.outcome === "gathering") return answer({ id, state: "in progress" }, 202);
      const { status, reason, message } = given.absence;
      const code = reason === "sampled_out" ? "sampled_out" : "not_found";
      return answer({ error: { code, reason, message } }, status === 202 ? 409 : status);
    })
    .post("/:id/mark", requireScope("promote", deps), async (c) => {
      const { mark } = await readJson(c, markSchema);
      const principal = c.get("principal");
      const id = idOf(c);
      // An expired run has its row until the hour's tidying.
      const there = (await store.row(principal.project, id, deps.now())) !== undefined;
      const found =
        there &&
        (await store.mark(principal.project, id, {
          mark: mark ?? undefined,
          at: deps.now(),
          by: principal.actor,
        }));
      if (!found) throw new HttpError(404, "not_found", `no such run: ${id}`, "GET /v1/find?q= says where it went");
      await audited(deps, principal, `mark ${mark ?? "none"}`, id);
      return answer({ id, mark });
    })
    .delete("/:id", requireScope("promote", deps), async (c) => {
      const principal = c.get("principal");
      const id = idOf(c);
      if (await isUnknown(principal, id)) {
        const hint = "GET /v1/find?q= looks for it by other names; a user's runs are erased by POST /v1/subjects/erase";
        throw new HttpError(404, "not_found", `no run ${id} was received`, hint);
      }
      await audited(deps, principal, "erase", id);
      const { objects } = await store.erase(principal.project, id, deps.now());
      return answer({ id, erased: true, objects, remains: remains(principal) });
    });

  /** A tombstone of what nobody sent would refuse a run that has not come yet. */
  async function isUnknown({ project, settings }: Principal, id: string): Promise<boolean> {
    if ((await store.row(project, id, 0)) !== undefined) return false;
    const { reason } = await explainAbsence({ project, settings }, id, deps);
    return reason === "never_seen";
  }
}

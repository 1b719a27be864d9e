import { Hono } from "hono";
import { ReplayKitError } from "../../src/core/error.ts";
import { answer } from "../answer.ts";
import { allows } from "../auth/principal.ts";
import { requireScope } from "../auth/require-scope.ts";
import type { AppEnv, Deps } from "../deps.ts";
import { type PromoteOutcome, promoteRequestSchema, promoteRun } from "../promote/promote-run.ts";
import { idOf, readJson } from "../request.ts";

/** `POST /v1/runs/:id/promote` */
export function promoteRoutes(deps: Deps) {
  return new Hono<AppEnv>().post("/:id/promote", requireScope("promote", deps), async (c) => {
    const request = await readJson(c, promoteRequestSchema);
    try {
      const outcome = await promoteRun(idOf(c), request, c.get("principal"), deps);
      return answer(answerOf(outcome, allows(c.get("principal"), "read")));
    } catch (error) {
      // What GitHub failed at is no secret of ours: whoever promotes must see it, and may try again.
      if (!(error instanceof ReplayKitError) || error.code !== "network_failed") throw error;
      return answer({ error: { code: error.code, message: error.message, hint: error.hint } }, 502);
    }
  });
}

/** A trial shows what would be written; the trace itself only to who may read it. */
function answerOf({ promotion, repository, outcome }: PromoteOutcome, mayRead: boolean) {
  const { id, notes, title, body } = promotion;
  const entries = Object.entries(promotion.files);
  const files = Object.fromEntries(
    entries.filter(([path]) => mayRead || path.endsWith("/case.yaml") || path === "case.yaml"),
  );
  const base = { case_id: id, fingerprint: promotion.case.source?.fingerprint, repository: repository ?? null, notes };
  return { ...base, ...outcome, ...(outcome.how === "dry_run" ? { title, body, files } : {}) };
}

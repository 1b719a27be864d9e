import { search } from "../../src/api/endpoints/search.ts";
import { audited, auditPage } from "../http/request.ts";
import type { Principal } from "../auth/principal.ts";
import type { Deps } from "../deps.ts";
import { findRuns } from "../runs/find-runs.ts";
import { subjectsOf } from "../ingest/prepare-run.ts";
import { remains, subjectRemains } from "../runs/absence.ts";
import type { Serve } from "../http/serve.ts";
import { spendOf } from "../metrics/spend.ts";

const day = 86_400_000;

export function searchRoutes(serve: Serve, deps: Deps): void {
  const { store } = deps;

  serve(search.findByAddress, ({ principal, query }) => findRuns(query.q, principal, deps));
  serve(search.find, async ({ principal, body }) => findRuns((await body()).q, principal, deps));

  serve(search.stats, async ({ principal: { project, settings }, query }) => {
    const { to = deps.now(), from = to - day } = query;
    const hours = await store.stats(project, { from, to });
    const usd = hours.reduce((sum, { stats }) => sum + spendOf(stats, settings.sampling), 0);
    return { from, to, usd, hours: hours.map(({ hour, stats }) => ({ hour, ...stats })) };
  });

  serve(search.audit, ({ principal: { project }, query: { cursor } }) => auditPage(deps.projects, { project, cursor }));

  serve(search.eraseUserByAddress, ({ principal, params }) => eraseUser(params.user, principal));
  serve(search.eraseUser, async ({ principal, body }) => eraseUser((await body()).user, principal));

  async function eraseUser(name: string, principal: Principal) {
    const { missing } = await deps.keys.assertKnown();
    const terms = (await deps.keys.subjectHashes(principal.project)).map((subjectHash) => {
      const { user: hash = "" } = subjectsOf({ subjectHash }, { user: name });
      return { kind: "user" as const, hash };
    });
    for (const { hash } of terms) await audited(deps, principal, "erase subject", hash);
    const erased = await store.eraseSubject(principal.project, terms, deps.now());
    const unfound = missing.map(
      (id) => `runs that came under the key ${id}, which REPLAYKIT_PREVIOUS_KEYS does not name`,
    );
    return { ...erased, remains: [...remains(principal), ...subjectRemains, ...unfound] };
  }
}

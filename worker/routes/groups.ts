import { groups, releases } from "../../src/api/endpoints/groups.ts";
import { pageOf, readTimeCursor } from "../../src/api/schema/query.ts";
import type { Deps } from "../deps.ts";
import { HttpError } from "../http/answer.ts";
import { audited } from "../http/request.ts";
import type { Serve } from "../http/serve.ts";
import { readCoverage } from "../store/groups/coverage.ts";
import { inboxOf } from "../store/groups/inbox.ts";
import { listReleases } from "../store/groups/releases.ts";

export function groupRoutes(serve: Serve, deps: Deps): void {
  const { store, db } = deps;

  serve(groups.list, async ({ principal, query: { cursor, limit, ...filters } }) => {
    const query = { ...filters, limit: limit + 1, before: readTimeCursor(cursor) };
    const found = await store.groups(principal.project, query);
    const { page, next } = pageOf(found, limit, ({ last_seen, id }) => ({ time: last_seen, id }));
    return { groups: page, next };
  });

  serve(groups.inbox, ({ principal, query }) => inboxOf(db, principal.project, { query, now: deps.now() }));

  serve(groups.coverage, async ({ principal, body }) =>
    readCoverage(db, principal.project, { cases: await body(), now: deps.now() }),
  );

  serve(groups.read, async ({ principal, params: { id } }) => {
    const group = await store.group(principal.project, id);
    if (!group) throw unknown(id);
    return { group };
  });

  serve(groups.setState, async ({ principal, params: { id }, body }) => {
    const { state, note } = await body();
    if (!(await store.setGroupState(principal.project, id, state, note))) throw unknown(id);
    await audited(deps, principal, `group ${state}`, id);
    return { id, state };
  });
}

function unknown(id: string): HttpError {
  return new HttpError(404, "not_found", `no such group: ${id.slice(0, 60)}`, "the inbox and GET /v1/groups list them");
}

const week = 7 * 86_400_000;

export function releaseRoutes(serve: Serve, { db, now }: Pick<Deps, "db" | "now">): void {
  serve(releases.list, async ({ principal, query }) => {
    const { until: to = now(), since: from = to - week, limit, agent, cursor } = query;
    const before = readTimeCursor(cursor);
    const found = await listReleases(db, principal.project, { from, to, agent, before, limit: limit + 1 });
    const { page, next } = pageOf(found, limit, ({ first_seen, id }) => ({ time: first_seen, id }));
    return { releases: page, next };
  });
}

import { releases } from "../../src/api/endpoints/releases.ts";
import { pageOf, readTimeCursor } from "../../src/api/schema/time-cursor.ts";
import type { Deps } from "../deps.ts";
import type { Serve } from "../http/serve.ts";

const week = 7 * 86_400_000;

export function releaseRoutes(serve: Serve, { store, now }: Pick<Deps, "store" | "now">): void {
  serve(releases.list, async ({ principal, query }) => {
    const { until: to = now(), since: from = to - week, limit, agent, cursor } = query;
    const before = readTimeCursor(cursor);
    const found = await store.releases(principal.project, { from, to, agent, before, limit: limit + 1 });
    const { page, next } = pageOf(found, limit, ({ first_seen, id }) => ({ time: first_seen, id }));
    return { releases: page, next };
  });
}

import { Hono } from "hono";
import { csrf } from "hono/csrf";
import { groups as groupEndpoints } from "../../src/api/endpoints/groups.ts";
import { releases as releaseEndpoints } from "../../src/api/endpoints/releases.ts";
import { runs as runEndpoints } from "../../src/api/endpoints/runs.ts";
import { search } from "../../src/api/endpoints/search.ts";
import { effectLookup } from "../../src/core/effects.ts";
import { runFromTrace } from "../../src/core/run/run-from-trace.ts";
import { ComparePage } from "../../src/pages/compare-page.tsx";
import { CoveragePage } from "../../src/pages/coverage-page.tsx";
import { FoundPage } from "../../src/pages/found-page.tsx";
import { GroupPage } from "../../src/pages/group-page.tsx";
import { InboxPage } from "../../src/pages/inbox-page.tsx";
import { RunPage } from "../../src/pages/run-page.tsx";
import type { Principal } from "../auth/principal.ts";
import type { AppEnv, Deps } from "../deps.ts";
import { HttpError } from "../http/http-error.ts";
import { runKey } from "../http/platform.ts";
import { pageFor } from "../pages/answer-page.tsx";
import { type Api, ask } from "../pages/api-client.ts";
import { inboxFilter } from "../pages/inbox-filter.ts";
import { goodRunFor, type WaysToRuns } from "../pages/good-run.ts";
import { rememberSearch, searchOf } from "../pages/session.ts";
import { type PageContext, signedIn } from "../pages/signed-in.tsx";
import type { GroupRow } from "../../src/api/schema/group.ts";
import type { ReleaseRow } from "../../src/api/schema/release.ts";
import { unknownRelease } from "../../src/core/release/release.ts";

/** So far back a page counts: it reads every minute of that time. */
const farthest = 30 * 86_400_000;

/** When the releases began in which a group was seen; those without a name were never one release. */
export function beginningOf(
  { releases: seen }: Pick<GroupRow, "releases">,
  known: readonly ReleaseRow[],
): Map<string, number> {
  const own = new Set(seen.map(({ id }) => id));
  const named = known.filter(({ id }) => own.has(id) && id !== unknownRelease);
  return new Map(named.map(({ id, first_seen }) => [id, first_seen]));
}

/** All runs of each release since it began, of those that began no longer ago than a page counts. */
export async function runsSince(
  began: ReadonlyMap<string, number>,
  now: number,
  list: (since: number) => Promise<ReleaseRow[]>,
): Promise<Map<string, number>> {
  const near = [...began].filter(([, at]) => at >= now - farthest);
  if (near.length === 0) return new Map();
  const ids = new Set(near.map(([id]) => id));
  const rows = await list(Math.min(...near.map(([, at]) => at)));
  return new Map(rows.filter(({ id }) => ids.has(id)).map(({ id, runs }) => [id, Math.round(runs)]));
}

/** Releases that a filter offers, and whose names and rates are known to a page. */
const listedReleases = 200;
/** Runs that the page of a group lists, and those without a question in their rows whose traces it reads: each is a request of its own. */
const listedRuns = 25;
const readRuns = 8;
const listedForks = 50;

export function readingRoutes(api: Api, deps: Deps) {
  const runOf = async (c: PageContext, id: string) => {
    const answer = await ask(api, c, runEndpoints.read, { params: { id } });
    if ("trace" in answer) return answer;
    throw new HttpError(
      409,
      "conflict",
      "This run is in progress: its spans are still being gathered.",
      "look again in a minute",
    );
  };
  /** A run that is gone since it was listed is shown without its trace. */
  const traceOf = async (c: PageContext, id: string) => {
    try {
      return (await runOf(c, id)).trace;
    } catch (error) {
      if (error instanceof HttpError && error.status < 500) return undefined;
      throw error;
    }
  };
  /** A parent that was sampled out, or has expired, is only named. */
  const familyOf = async (c: PageContext, project: string, run: { run_id: string; parent?: string | undefined }) => {
    const { run_id, parent } = run;
    const [{ runs: forks, next }, above] = await Promise.all([
      ask(api, c, runEndpoints.list, { query: { parent: run_id, limit: listedForks } }),
      parent === undefined ? undefined : deps.store.row(project, runKey(project, parent), deps.now()),
    ]);
    return { parent: above, forks, more: next !== null };
  };
  const foundPage = async (c: PageContext, principal: Principal, query: string) => {
    const { runs, message } = await ask(api, c, search.find, { body: { q: query } });
    const parts = { project: principal.project, query, runs, message, now: deps.now() };
    return pageFor(principal, <FoundPage {...parts} />);
  };
  const ways = (c: PageContext): WaysToRuns => ({
    list: async (query) => (await ask(api, c, runEndpoints.list, { query })).runs,
    trace: (id) => traceOf(c, id),
  });
  return (
    new Hono<AppEnv>()
      .get(
        "/",
        signedIn(deps, async (c, principal) => {
          const { project } = principal;
          const filter = inboxFilter(c.req.query());
          const [list, { weeks }, { releases }] = await Promise.all([
            ask(api, c, groupEndpoints.inbox, { query: { ...filter } }),
            ask(api, c, groupEndpoints.coverage, { body: {} }),
            ask(api, c, releaseEndpoints.list, { query: { agent: filter.agent, limit: listedReleases } }),
          ]);
          const { origin } = new URL(c.req.url);
          const now = deps.now();
          return pageFor(principal, <InboxPage {...{ project, list, weeks, releases, filter, now, origin }} />);
        }),
      )
      .get(
        "/coverage",
        signedIn(deps, async (c, principal) => {
          const coverage = await ask(api, c, groupEndpoints.coverage, { body: {} });
          return pageFor(principal, <CoveragePage project={principal.project} coverage={coverage} />);
        }),
      )
      .get(
        "/groups/:id",
        signedIn(deps, async (c, principal) => {
          const { project, settings } = principal;
          const id = c.req.param("id") ?? "";
          const { group } = await ask(api, c, groupEndpoints.read, { params: { id } });
          const { releases } = await ask(api, c, releaseEndpoints.list, {
            query: { agent: group.agent, limit: listedReleases },
          });
          const now = deps.now();
          const allRuns = await runsSince(beginningOf(group, releases), now, async (since) => {
            const query = { agent: group.agent, since: String(since), limit: listedReleases };
            return (await ask(api, c, releaseEndpoints.list, { query })).releases;
          });
          const cursor = c.req.query("cursor");
          const { runs, next } = await ask(api, c, runEndpoints.list, {
            query: { group: id, cursor, limit: listedRuns },
          });
          // The newest is shown whole; of the others only rows from before questions stood in them say none.
          const toRead = runs.filter((run, place) => place === 0 || !("asked" in run || "last_step" in run));
          const read = await Promise.all(
            toRead.slice(0, readRuns).map(async ({ id: run }) => [run, await traceOf(c, run)] as const),
          );
          const traces = new Map(read.flatMap(([run, trace]) => (trace ? [[run, trace] as const] : [])));
          const effects = effectLookup({}, settings.effects);
          const parts = { project, group, releases, allRuns, runs, next, traces, now, effects };
          return pageFor(principal, <GroupPage {...parts} />);
        }),
      )
      .get(
        "/find",
        signedIn(deps, async (c, principal) => {
          const query = c.req.query("q") ?? searchOf(c);
          return query === "" ? c.redirect("/", 303) : foundPage(c, principal, query);
        }),
      )
      // What the page's own form sends: who is looked for stands in no address.
      .post(
        "/find",
        csrf(),
        signedIn(deps, async (c) => {
          const { q } = await c.req.parseBody();
          rememberSearch(c, typeof q === "string" ? q.slice(0, 500) : "");
          return c.redirect("/find", 303);
        }),
      )
      .get(
        "/runs/:id",
        signedIn(deps, async (c, principal) => {
          const { project, settings } = principal;
          const { run, trace } = await runOf(c, c.req.param("id") ?? "");
          return pageFor(
            principal,
            <RunPage
              project={project}
              run={run}
              trace={trace}
              family={await familyOf(c, project, run)}
              effects={effectLookup({}, settings.effects)}
              now={deps.now()}
              whole={c.req.query("all") !== undefined}
            />,
          );
        }),
      )
      .get(
        "/runs/:id/compare",
        signedIn(deps, async (c, principal) => {
          const { project, settings } = principal;
          const effects = effectLookup({}, settings.effects);
          const side = async (id: string) => {
            const { run, trace } = await runOf(c, id);
            return { id: run.id, run_id: run.run_id, run: runFromTrace(trace, effects), trace };
          };
          const left = await side(c.req.param("id") ?? "");
          const other = c.req.query("with") ?? "";
          const isGood = other === "good";
          const right = await side(isGood ? await goodRunFor(left.trace, ways(c)) : other);
          return pageFor(principal, <ComparePage project={project} left={left} right={right} isGood={isGood} />);
        }),
      )
  );
}

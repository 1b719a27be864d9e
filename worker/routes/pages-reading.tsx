import { Hono } from "hono";
import { csrf } from "hono/csrf";
import type { AnswerOf } from "../../src/api/endpoint.ts";
import { groups as groupEndpoints, releases as releaseEndpoints } from "../../src/api/endpoints/groups.ts";
import { runs as runEndpoints } from "../../src/api/endpoints/runs.ts";
import { search } from "../../src/api/endpoints/search.ts";
import { effectLookup } from "../../src/core/effects.ts";
import { runFromTrace } from "../../src/core/run/run-from-trace.ts";
import { ComparePage } from "../../src/pages/run/compare-page.tsx";
import { CoveragePage } from "../../src/pages/inbox/coverage-page.tsx";
import { MatchesPage } from "../../src/pages/matches-page.tsx";
import { GroupPage } from "../../src/pages/inbox/group-page.tsx";
import { InboxPage } from "../../src/pages/inbox/inbox-page.tsx";
import { RunPage } from "../../src/pages/run/run-page.tsx";
import { allows, type Principal } from "../auth/principal.ts";
import type { AppEnv, Deps } from "../deps.ts";
import { HttpError } from "../http/answer.ts";
import { runKey } from "../http/platform.ts";
import { type PageContext, pageFor, signedIn } from "../pages/answer-page.tsx";
import { type Api, ask, rememberSearch, searchOf } from "../pages/session.ts";
import { inboxFilter } from "../pages/inbox-filter.ts";
import { goodRunFor, type RunAccess } from "../pages/good-run.ts";
import type { GroupRow, ReleaseRow } from "../../src/api/schema/group.ts";
import type { RunRow } from "../../src/api/schema/run-row.ts";
import type { TraceRun } from "../../src/core/schema/trace.ts";
import { unknownRelease } from "../../src/core/release/release.ts";

/** How far back a page counts, in milliseconds: it reads every minute of that time. */
const farthest = 30 * 86_400_000;

/** When the releases began in which a group was seen. Runs without a release are left out: they are not one release. */
export function beginningOf(
  { releases: seen }: Pick<GroupRow, "releases">,
  known: readonly ReleaseRow[],
): Map<string, number> {
  const own = new Set(seen.map(({ id }) => id));
  const named = known.filter(({ id }) => own.has(id) && id !== unknownRelease);
  return new Map(named.map(({ id, first_seen }) => [id, first_seen]));
}

/** All runs of each release since it began, for releases that began within `farthest`. */
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

/** Maximum number of releases that a filter offers, and whose names and rates a page knows. */
const listedReleases = 200;
const listedLooks = 200;
/**
 * Maximum number of runs that a group's page lists, and of traces that it reads where a row holds no question. Each is
 * a request.
 */
const listedRuns = 25;
const readRuns = 8;
const listedForks = 50;

/** What every page reads with: the API with its visitor's rights. */
interface Reading {
  api: Api;
  deps: Deps;
  c: PageContext;
  principal: Principal;
}

export function readingRoutes(api: Api, deps: Deps) {
  const page = (show: (reading: Reading) => Promise<Response> | Response) =>
    signedIn(deps, async (c, principal) => show({ api, deps, c, principal }));
  return (
    new Hono<AppEnv>()
      .get("/", page(inboxPage))
      .get("/coverage", page(coveragePage))
      .get("/groups/:id", page(groupPage))
      .get("/find", page(searchPage))
      // The page's own form posts, so that the name that is searched for is in no address.
      .post("/find", csrf(), page(startSearch))
      .get("/runs/:id", page(runPage))
      .get("/runs/:id/compare", page(comparePage))
  );
}

async function inboxPage({ api, deps, c, principal }: Reading) {
  const { project } = principal;
  const filter = inboxFilter(c.req.query());
  // Marked runs are shown only on the first page without filters: all others are about failures.
  const looks = filter.text === undefined && filter.release === undefined && filter.page === 1;
  const [list, { weeks }, { releases }, marked] = await Promise.all([
    ask(api, c, groupEndpoints.inbox, { query: { ...filter } }),
    ask(api, c, groupEndpoints.coverage, { body: {} }),
    ask(api, c, releaseEndpoints.list, { query: { agent: filter.agent, limit: listedReleases } }),
    looks
      ? ask(api, c, runEndpoints.list, { query: { mark: "look", agent: filter.agent, limit: listedLooks } })
      : undefined,
  ]);
  const { origin } = new URL(c.req.url);
  const now = deps.now();
  return pageFor(
    principal,
    <InboxPage {...{ project, list, weeks, releases, looks: marked?.runs ?? [], filter, now, origin }} />,
  );
}

async function coveragePage({ api, c, principal }: Reading) {
  const coverage = await ask(api, c, groupEndpoints.coverage, { body: {} });
  return pageFor(principal, <CoveragePage project={principal.project} coverage={coverage} />);
}

async function groupPage(reading: Reading) {
  const { api, deps, c, principal } = reading;
  const { project, settings } = principal;
  const id = c.req.param("id") ?? "";
  const { group } = await ask(api, c, groupEndpoints.read, { params: { id } });
  const releasesOf = async (query: { since?: string }) => {
    const answer = await ask(api, c, releaseEndpoints.list, {
      query: { ...query, agent: group.agent, limit: listedReleases },
    });
    return answer.releases;
  };
  const releases = await releasesOf({});
  const now = deps.now();
  const allRuns = await runsSince(beginningOf(group, releases), now, (since) => releasesOf({ since: String(since) }));
  const cursor = c.req.query("cursor");
  const { runs, next } = await ask(api, c, runEndpoints.list, { query: { group: id, cursor, limit: listedRuns } });
  const traces = await tracesOf(reading, runs);
  const effects = effectLookup({}, settings.effects);
  return pageFor(principal, <GroupPage {...{ project, group, releases, allRuns, runs, next, traces, now, effects }} />);
}

/** Reads traces for a group's page: the newest run is shown whole, and older rows hold no question. */
async function tracesOf(reading: Reading, runs: readonly RunRow[]): Promise<Map<string, TraceRun>> {
  const wanted = runs.filter((run, place) => place === 0 || !("asked" in run || "last_step" in run));
  const read = await Promise.all(
    wanted.slice(0, readRuns).map(async ({ id }) => [id, await traceOf(reading, id)] as const),
  );
  return new Map(read.flatMap(([id, trace]) => (trace ? [[id, trace] as const] : [])));
}

async function searchPage({ api, deps, c, principal }: Reading) {
  const query = c.req.query("q") ?? searchOf(c);
  if (query === "") return c.redirect("/", 303);
  const { runs, more, message } = await ask(api, c, search.find, { body: { q: query } });
  const found = { project: principal.project, query, runs, more, message, now: deps.now() };
  return pageFor(principal, <MatchesPage {...found} />);
}

async function startSearch({ c }: Reading) {
  const { q } = await c.req.parseBody();
  rememberSearch(c, typeof q === "string" ? q.slice(0, 500) : "");
  return c.redirect("/find", 303);
}

async function runPage(reading: Reading) {
  const { deps, c, principal } = reading;
  const { run, trace } = await runOf(reading, c.req.param("id") ?? "");
  return pageFor(
    principal,
    <RunPage
      project={principal.project}
      run={run}
      trace={trace}
      family={await familyOf(reading, run)}
      effects={effectLookup({}, principal.settings.effects)}
      now={deps.now()}
      whole={c.req.query("all") !== undefined}
    />,
  );
}

async function comparePage(reading: Reading) {
  const { api, c, principal } = reading;
  const { project, settings } = principal;
  const effects = effectLookup({}, settings.effects);
  const side = async (id: string) => {
    const { run, trace } = await runOf(reading, id);
    return { id: run.id, run_id: run.run_id, run: runFromTrace(trace, effects), trace };
  };
  const left = await side(c.req.param("id") ?? "");
  const other = c.req.query("with") ?? "";
  const isGood = other === "good";
  const ways: RunAccess = {
    list: async (query) => (await ask(api, c, runEndpoints.list, { query })).runs,
    trace: (id) => traceOf(reading, id),
  };
  const right = await side(isGood ? await goodRunFor(left.trace, ways) : other);
  return pageFor(principal, <ComparePage project={project} left={left} right={right} isGood={isGood} />);
}

async function runOf({ api, c }: Reading, id: string) {
  const answer = await ask(api, c, runEndpoints.read, { params: { id } });
  if ("trace" in answer) return answer;
  const message = "This run is in progress: its spans are still arriving.";
  throw new HttpError(409, "conflict", message, "look again in a minute");
}

/** Returns `undefined` if the run has gone since it was listed: it is shown without its trace. */
async function traceOf(reading: Reading, id: string): Promise<TraceRun | undefined> {
  try {
    return (await runOf(reading, id)).trace;
  } catch (error) {
    if (error instanceof HttpError && error.status < 500) return undefined;
    throw error;
  }
}

/**
 * The parent and forks of a run. A parent that was sampled out or has expired is only named. A visitor who may not list
 * runs sees no forks.
 */
async function familyOf(
  { api, deps, c, principal }: Reading,
  { run_id, parent }: { run_id: string; parent?: string | undefined },
) {
  const none: AnswerOf<typeof runEndpoints.list> = { runs: [], next: null };
  const [{ runs: forks, next }, above] = await Promise.all([
    allows(principal, "read")
      ? ask(api, c, runEndpoints.list, { query: { parent: run_id, limit: listedForks } })
      : none,
    parent === undefined ? undefined : deps.store.row(principal.project, runKey(principal.project, parent), deps.now()),
  ]);
  return { parent: above, forks, more: next !== null };
}

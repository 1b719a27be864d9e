import { Hono } from "hono";
import type { Child } from "hono/jsx";
import type { EffectLookup } from "../../core/effects.ts";
import { ReplayKitError } from "../../core/error.ts";
import { runFromTrace } from "../../core/run/run-from-trace.ts";
import type { StoredRun } from "../../core/schema/run-record.ts";
import { ProblemPage } from "../../pages/app-page.tsx";
import { assetOf, pageHeaders } from "../../pages/assets.ts";
import { ComparePage } from "../../pages/run/compare-page.tsx";
import type { Branch } from "../../pages/run/fork-tree.tsx";
import { LocalRunPage, LocalRunsPage, type LocalRunView } from "../../pages/local-pages.tsx";
import { SiteContext } from "../../pages/site.ts";
import { checkpointsOf } from "../../sdk/store/read-run.ts";
import type { OpenRuns } from "./listed-runs.ts";
import { type RunBranch, runTree } from "./run-tree.ts";

export interface LocalAppOptions {
  from: OpenRuns;
  effects: EffectLookup;
  /** Name of the place of the runs, shown on the pages. */
  place: string;
  /** Random part of the address. Nothing is shown without it. */
  token: string;
  /** Accepted values of `Host`. Any other name is a trick of another site (DNS rebinding). */
  hosts: () => readonly string[];
}

const mostShown = 200;

/** Read-only pages of a store of runs, for this machine only. */
export function createLocalApp(options: LocalAppOptions): Hono {
  const { place, token, hosts } = options;
  const root = `/${token}/`;
  const page = (content: Child, status: 200 | 400 | 404 = 200): Response => {
    const site = { root, home: "Runs", inbox: false, may: { promote: false, admin: false } };
    return answer(<SiteContext.Provider value={site}>{content}</SiteContext.Provider>, status);
  };
  const pages = new Hono()
    .get("/assets/:name", (c) => {
      const asset = assetOf(c.req.param("name"));
      return asset ? new Response(asset.text, { headers: asset.headers }) : c.notFound();
    })
    .get("/", async (c) => {
      const filter = { status: c.req.query("status") || undefined, q: c.req.query("q") || undefined };
      return page(await runsPage(options, filter));
    })
    .get("/runs/:id", async (c) => {
      const whole = c.req.query("all") !== undefined;
      return page(await runPage(options, c.req.param("id"), whole));
    })
    .get("/compare", async (c) => page(await comparePage(options, c.req.queries("run") ?? [])))
    .onError((error) => {
      if (!(error instanceof ReplayKitError)) throw error;
      const status = error.code === "not_found" ? 404 : 400;
      return page(<ProblemPage project={place} message={error.message} hint={error.hint} status={status} />, status);
    });
  return new Hono({ strict: false })
    .use(async (c, next) => {
      if (!hosts().includes(c.req.header("host") ?? ""))
        return c.text("this server answers to its own address only", 421);
      await next();
      return undefined;
    })
    .route(root.slice(0, -1), pages);
}

interface RunFilter {
  status: string | undefined;
  q: string | undefined;
}

async function runsPage({ from, place }: LocalAppOptions, { status, q }: RunFilter) {
  const all = await from.runs.listRuns({
    limit: status === undefined && q === undefined ? mostShown + 1 : 1_000_000,
  });
  const matching = all.filter((run) => (status === undefined || run.status === status) && isAbout(run, q));
  const runs = await Promise.all(matching.slice(0, mostShown).map(async (run) => viewOf(from, run)));
  const more = matching.length > runs.length;
  return <LocalRunsPage place={place} runs={runs} filter={{ status, q }} more={more} />;
}

async function runPage({ from, place, effects }: LocalAppOptions, id: string, whole: boolean) {
  const { run, trace } = await read(from, id);
  const tree = branchView(await runTree(from.runs, run.run_id));
  const steps = (await from.runs.listCheckpoints?.(run.run_id)) ?? (await checkpointsOf(from.runs, run.run_id));
  const checkpoints = new Map(steps.map((checkpoint) => [checkpoint.step_id, checkpoint]));
  return (
    <LocalRunPage
      place={place}
      run={await viewOf(from, run)}
      trace={trace}
      tree={tree}
      effects={effects}
      checkpoints={checkpoints}
      whole={whole}
    />
  );
}

async function comparePage({ from, place, effects }: LocalAppOptions, ids: string[]) {
  const [left, right, ...others] = ids;
  if (left === undefined || right === undefined || others.length > 0) {
    throw new ReplayKitError("usage", "a comparison needs two runs", { hint: "go back and tick two" });
  }
  const side = async (id: string) => {
    const { run, trace } = await read(from, id);
    return { id, run_id: run.run_id, run: runFromTrace(trace, effects), trace };
  };
  return <ComparePage project={place} left={await side(left)} right={await side(right)} />;
}

async function viewOf({ runs }: OpenRuns, run: StoredRun): Promise<LocalRunView> {
  return { ...run, id: idOf(run.run_id), steps: (await runs.listSteps(run.run_id)).length };
}

/** Hono's JSX renders itself in `toString`. */
function answer(html: { toString(): string }, status: number): Response {
  return new Response(`<!doctype html>${html.toString()}\n`, { status, headers: pageHeaders });
}

async function read(from: OpenRuns, id: string) {
  const runId = Buffer.from(id, "base64url").toString("utf8");
  const [run, trace] = [await from.runs.getRun(runId), await from.trace(runId)];
  if (run && trace) return { run, trace };
  throw new ReplayKitError("not_found", "there is no such run", {
    hint: "`npx replaykit runs store gc` may have removed it",
  });
}

/** Encodes a run's id for an address, because it may contain any character. */
function idOf(runId: string): string {
  return Buffer.from(runId, "utf8").toString("base64url");
}

function isAbout({ run_id, agent }: StoredRun, q: string | undefined): boolean {
  if (q === undefined) return true;
  const text = [run_id, agent?.name, agent?.version].join(" ").toLowerCase();
  return text.includes(q.toLowerCase());
}

function branchView({ forks, ...branch }: RunBranch): Branch {
  return { ...branch, id: idOf(branch.run_id), forks: forks.map((fork) => branchView(fork)) };
}

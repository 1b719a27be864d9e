import { Hono } from "hono";
import { csrf } from "hono/csrf";
import * as z from "zod";
import { groups as groupEndpoints } from "../../src/api/endpoints/groups.ts";
import { runs as runEndpoints } from "../../src/api/endpoints/runs.ts";
import { search } from "../../src/api/endpoints/search.ts";
import { effectLookup } from "../../src/core/effects.ts";
import { runFromTrace } from "../../src/core/run/run-from-trace.ts";
import { SignInPage } from "../../src/pages/app-page.tsx";
import { assetOf } from "../../src/pages/assets.ts";
import { ComparePage } from "../../src/pages/compare-page.tsx";
import { FoundPage } from "../../src/pages/found-page.tsx";
import { GroupPage } from "../../src/pages/group-page.tsx";
import { RunPage } from "../../src/pages/run-page.tsx";
import { authenticate } from "../auth/authenticate.ts";
import type { AppEnv, Deps } from "../deps.ts";
import { HttpError } from "../http-error.ts";
import { answerPage } from "../pages/answer-page.ts";
import { type Api, ask } from "../pages/api-client.ts";
import { answerInbox, backTo, type GroupsPage } from "../pages/inbox.tsx";
import { rememberSearch, searchOf, signIn, signOut } from "../pages/session.ts";
import { type PageContext, signedIn } from "../pages/signed-in.tsx";
import { groupStateSchema } from "../../src/api/schema/group.ts";
import { promotePageRoutes } from "./pages-promote.tsx";

/** The pages for people. They ask the API as whoever is signed in, so scopes, limits and audit are the API's. */
export function pageRoutes(api: Api, deps: Deps) {
  return new Hono<AppEnv>()
    .get("/assets/:name", (c) => {
      const asset = assetOf(c.req.param("name"));
      return asset ? new Response(asset.text, { headers: asset.headers }) : c.notFound();
    })
    .route("/", signInRoutes(deps))
    .route("/", readingRoutes(api, deps))
    .route("/", actingRoutes(api, deps))
    .route("/", promotePageRoutes(deps));
}

function signInRoutes(deps: Deps) {
  return new Hono<AppEnv>()
    .get("/sign-in", (c) => answerPage(<SignInPage refused={false} to={backTo(c.req.query("to"))} />))
    .post("/sign-in", csrf(), async (c) => {
      const { token, to: wanted } = await c.req.parseBody();
      const to = backTo(wanted);
      const given = typeof token === "string" ? token.trim() : "";
      const wellFormed = /^rk_[\w-]{1,200}$/.test(given);
      const principal = wellFormed
        ? await authenticate(new Headers({ authorization: `Bearer ${given}` }), deps.auth)
        : undefined;
      if (!principal) return answerPage(<SignInPage refused to={to} />, 401);
      signIn(c, given);
      return c.redirect(to, 303);
    })
    .post("/sign-out", csrf(), (c) => {
      signOut(c);
      return c.redirect("/sign-in", 303);
    });
}

function readingRoutes(api: Api, deps: Deps) {
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
  const foundPage = async (c: PageContext, project: string, query: string) => {
    const { runs, message } = await ask(api, c, search.find, { body: { q: query } });
    return answerPage(<FoundPage project={project} query={query} runs={runs} message={message} now={deps.now()} />);
  };
  return (
    new Hono<AppEnv>()
      .get(
        "/",
        signedIn(deps, (c, { project }) => {
          const { origin } = new URL(c.req.url);
          const groupsPage: GroupsPage = (query) => ask(api, c, groupEndpoints.list, { query });
          return answerInbox({ project, query: c.req.query(), origin, now: deps.now(), groupsPage });
        }),
      )
      .get(
        "/groups/:id",
        signedIn(deps, async (c, { project, settings }) => {
          const id = c.req.param("id") ?? "";
          const { group } = await ask(api, c, groupEndpoints.read, { params: { id } });
          const { runs } = await ask(api, c, runEndpoints.list, { query: { group: id } });
          const newest = await Promise.all(runs.slice(0, readRuns).map((run) => traceOf(c, run.id)));
          const traces = new Map(newest.flatMap((trace, index) => (trace ? [[runs[index]?.id ?? "", trace]] : [])));
          const parts = { project, group, runs, traces, now: deps.now(), effects: effectLookup({}, settings.effects) };
          return answerPage(<GroupPage {...parts} />);
        }),
      )
      .get(
        "/find",
        signedIn(deps, async (c, { project }) => {
          const query = c.req.query("q") ?? searchOf(c);
          return query === "" ? c.redirect("/", 303) : foundPage(c, project, query);
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
        signedIn(deps, async (c, { project, settings }) => {
          const { run, trace } = await runOf(c, c.req.param("id") ?? "");
          return answerPage(
            <RunPage
              project={project}
              run={run}
              trace={trace}
              effects={effectLookup({}, settings.effects)}
              now={deps.now()}
              whole={c.req.query("all") !== undefined}
            />,
          );
        }),
      )
      .get(
        "/runs/:id/compare",
        signedIn(deps, async (c, { project, settings }) => {
          const effects = effectLookup({}, settings.effects);
          const side = async (id: string) => {
            const { run, trace } = await runOf(c, id);
            return { id: run.id, run_id: run.run_id, run: runFromTrace(trace, effects), trace };
          };
          const left = await side(c.req.param("id") ?? "");
          const right = await side(c.req.query("with") ?? "");
          return answerPage(<ComparePage project={project} left={left} right={right} />);
        }),
      )
  );
}

const feedbackFormSchema = z.object({ rating: z.enum(["bad", "good"]), comment: z.string().max(1_000).default("") });
const markFormSchema = z.object({ mark: z.enum(["promote", "none"]) });
const stateFormSchema = z.object({ state: groupStateSchema });
const statesFormSchema = stateFormSchema.extend({
  group: z.union([z.array(z.string()).max(200), z.string().transform((one) => [one])]),
});
/** Runs of a group whose questions its page shows. */
const readRuns = 8;

/** The small acts of a triage; each leads back to the page it was made on. */
function actingRoutes(api: Api, deps: Deps) {
  const idOf = (c: PageContext) => c.req.param("id") ?? "";
  const back = (c: PageContext, list: "runs" | "groups") => c.redirect(`/${list}/${encodeURIComponent(idOf(c))}`, 303);
  return new Hono<AppEnv>()
    .post(
      "/runs/:id/feedback",
      csrf(),
      signedIn(deps, async (c) => {
        const { rating, comment } = feedbackFormSchema.parse(await c.req.parseBody());
        const body = { rating, ...(comment === "" ? {} : { comment }) };
        await ask(api, c, runEndpoints.feedback, { params: { id: idOf(c) }, body });
        return back(c, "runs");
      }),
    )
    .post(
      "/runs/:id/mark",
      csrf(),
      signedIn(deps, async (c) => {
        const { mark } = markFormSchema.parse(await c.req.parseBody());
        const body = { mark: mark === "none" ? null : mark };
        await ask(api, c, runEndpoints.mark, { params: { id: idOf(c) }, body });
        return back(c, "runs");
      }),
    )
    .post(
      "/groups/state",
      csrf(),
      signedIn(deps, async (c) => {
        const body = await c.req.parseBody({ all: true });
        const { state, group: ids } = statesFormSchema.parse(body);
        for (const id of ids) await ask(api, c, groupEndpoints.setState, { params: { id }, body: { state } });
        return c.redirect(backTo(body["back"]), 303);
      }),
    )
    .post(
      "/groups/:id/state",
      csrf(),
      signedIn(deps, async (c) => {
        const { state } = stateFormSchema.parse(await c.req.parseBody());
        const params = { id: idOf(c) };
        const { group } = await ask(api, c, groupEndpoints.read, { params });
        await ask(api, c, groupEndpoints.setState, { params, body: { state, note: group.note } });
        return back(c, "groups");
      }),
    );
}

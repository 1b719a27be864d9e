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
import { FoundPage, GroupPage } from "../../src/pages/group-page.tsx";
import { InboxPage } from "../../src/pages/inbox-page.tsx";
import { RunPage } from "../../src/pages/run-page.tsx";
import { authenticate } from "../auth/authenticate.ts";
import type { AppEnv, Deps } from "../deps.ts";
import { HttpError } from "../http-error.ts";
import { answerPage } from "../pages/answer-page.ts";
import { type Api, ask } from "../pages/api-client.ts";
import { signIn, signOut } from "../pages/session.ts";
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
    .get("/sign-in", () => answerPage(<SignInPage refused={false} />))
    .post("/sign-in", csrf(), async (c) => {
      const { token } = await c.req.parseBody();
      const given = typeof token === "string" ? token.trim() : "";
      const wellFormed = /^rk_[\w-]{1,200}$/.test(given);
      const principal = wellFormed
        ? await authenticate(new Headers({ authorization: `Bearer ${given}` }), deps.auth)
        : undefined;
      if (!principal) return answerPage(<SignInPage refused />, 401);
      signIn(c, given);
      return c.redirect("/", 303);
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
  const foundPage = async (c: PageContext, project: string, query: string) => {
    const { runs, message } = await ask(api, c, search.find, { body: { q: query } });
    return answerPage(<FoundPage project={project} query={query} runs={runs} message={message} />);
  };
  return (
    new Hono<AppEnv>()
      .get(
        "/",
        signedIn(deps, async (c, { project }) => {
          const state = c.req.query("state") || undefined;
          const agent = c.req.query("agent") || undefined;
          const { groups } = await ask(api, c, groupEndpoints.list, { query: { state, agent } });
          return answerPage(<InboxPage project={project} groups={groups} filter={{ state, agent }} now={deps.now()} />);
        }),
      )
      .get(
        "/groups/:id",
        signedIn(deps, async (c, { project }) => {
          const id = c.req.param("id") ?? "";
          const { group } = await ask(api, c, groupEndpoints.read, { params: { id } });
          const { runs } = await ask(api, c, runEndpoints.list, { query: { group: id } });
          return answerPage(<GroupPage project={project} group={group} runs={runs} now={deps.now()} />);
        }),
      )
      .get(
        "/find",
        signedIn(deps, (c, { project }) => foundPage(c, project, c.req.query("q") ?? "")),
      )
      // What the page's own form sends: who is looked for stands in no address.
      .post(
        "/find",
        csrf(),
        signedIn(deps, async (c, { project }) => {
          const { q } = await c.req.parseBody();
          return foundPage(c, project, typeof q === "string" ? q : "");
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

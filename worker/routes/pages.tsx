import { Hono } from "hono";
import { csrf } from "hono/csrf";
import * as z from "zod";
import { groups as groupEndpoints } from "../../src/api/endpoints/groups.ts";
import { tokens as tokenEndpoints } from "../../src/api/endpoints/projects.ts";
import { runs as runEndpoints } from "../../src/api/endpoints/runs.ts";
import { search } from "../../src/api/endpoints/search.ts";
import { groupStateSchema } from "../../src/api/schema/group.ts";
import { compact, unlessEmpty } from "../../src/core/compact.ts";
import { SignInPage } from "../../src/pages/app-page.tsx";
import { assetOf } from "../../src/pages/assets.ts";
import { AuditPage, SettingsPage, TokensPage } from "../../src/pages/project-pages.tsx";
import { authenticate } from "../auth/authenticate.ts";
import { allows, type Principal } from "../auth/principal.ts";
import type { AppEnv, Deps } from "../deps.ts";
import { HttpError } from "../http/answer.ts";
import { parsed } from "../http/request.ts";
import { answerPage, type PageContext, pageFor, signedIn } from "../pages/answer-page.tsx";
import { backTo } from "../pages/inbox-filter.ts";
import { type Api, ask, signIn, signOut } from "../pages/session.ts";
import { settingsParts } from "../pages/settings-parts.ts";
import { promotePageRoutes } from "./pages-promote.tsx";
import { readingRoutes } from "./pages-reading.tsx";

/** The pages for people. They call the API with the visitor's rights, so scopes, limits and audit are the API's. */
export function pageRoutes(api: Api, deps: Deps) {
  return new Hono<AppEnv>()
    .get("/assets/:name", (c) => {
      const asset = assetOf(c.req.param("name"));
      return asset ? new Response(asset.text, { headers: asset.headers }) : c.notFound();
    })
    .route("/", signInRoutes(deps))
    .route("/", readingRoutes(api, deps))
    .route("/", actingRoutes(api, deps))
    .route("/", projectPageRoutes(api, deps))
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

/** A project's settings, tokens and audit, for its admins. */
function projectPageRoutes(api: Api, deps: Deps) {
  return new Hono<AppEnv>()
    .get(
      "/settings",
      signedIn(deps, async (_c, principal) => {
        assertAdmin(principal);
        const { project, settings } = principal;
        return pageFor(principal, <SettingsPage project={project} parts={settingsParts(settings)} />);
      }),
    )
    .get(
      "/tokens",
      signedIn(deps, async (c, principal) => {
        const { tokens } = await ask(api, c, tokenEndpoints.list, {});
        return pageFor(principal, <TokensPage project={principal.project} tokens={tokens} now={deps.now()} />);
      }),
    )
    .post(
      "/tokens/:token/revoke",
      csrf(),
      signedIn(deps, async (c) => {
        await ask(api, c, tokenEndpoints.revoke, { params: { token: c.req.param("token") ?? "" } });
        return c.redirect("/tokens", 303);
      }),
    )
    .get(
      "/audit",
      signedIn(deps, async (c, principal) => {
        const { acts, next } = await ask(api, c, search.audit, { query: { cursor: c.req.query("cursor") } });
        return pageFor(principal, <AuditPage project={principal.project} acts={acts} next={next} now={deps.now()} />);
      }),
    );
}

function assertAdmin(principal: Principal): void {
  if (allows(principal, "admin")) return;
  const hint = "ask who runs the Worker, or sign in with a token that has it";
  throw new HttpError(403, "forbidden", "this credential lacks the scope admin", hint);
}

const feedbackFormSchema = z.object({ rating: z.enum(["bad", "good"]), comment: z.string().max(1_000).default("") });
const markFormSchema = z.object({ mark: z.enum(["promote", "none"]) });
const stateFormSchema = z.object({ state: groupStateSchema });
const statesFormSchema = stateFormSchema.extend({
  group: z.union([z.array(z.string()).max(200), z.string().transform((one) => [one])]),
});

const idOf = (c: PageContext) => c.req.param("id") ?? "";
const back = (c: PageContext, list: "runs" | "groups") => c.redirect(`/${list}/${encodeURIComponent(idOf(c))}`, 303);

/** The small actions of triage; each returns to its page. */
function actingRoutes(api: Api, deps: Deps) {
  return new Hono<AppEnv>()
    .post(
      "/runs/:id/feedback",
      csrf(),
      signedIn(deps, async (c) => {
        const { rating, comment } = parsed(feedbackFormSchema, await c.req.parseBody(), "form");
        const body = { rating, ...compact({ comment: unlessEmpty(comment) }) };
        await ask(api, c, runEndpoints.feedback, { params: { id: idOf(c) }, body });
        return back(c, "runs");
      }),
    )
    .post(
      "/runs/:id/mark",
      csrf(),
      signedIn(deps, async (c) => {
        const { mark } = parsed(markFormSchema, await c.req.parseBody(), "form");
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
        const { state, group: ids } = parsed(statesFormSchema, body, "form");
        for (const id of ids) await ask(api, c, groupEndpoints.setState, { params: { id }, body: { state } });
        return c.redirect(backTo(body["back"]), 303);
      }),
    )
    .post(
      "/groups/:id/state",
      csrf(),
      signedIn(deps, async (c) => {
        const { state } = parsed(stateFormSchema, await c.req.parseBody(), "form");
        const params = { id: idOf(c) };
        const { group } = await ask(api, c, groupEndpoints.read, { params });
        await ask(api, c, groupEndpoints.setState, { params, body: { state, note: group.note } });
        return back(c, "groups");
      }),
    );
}

import { Hono } from "hono";
import { csrf } from "hono/csrf";
import { SignInPage } from "../../src/pages/app-page.tsx";
import { assetOf } from "../../src/pages/assets.ts";
import { authenticate } from "../auth/authenticate.ts";
import type { AppEnv, Deps } from "../deps.ts";
import { answerPage } from "../pages/answer-page.tsx";
import type { Api } from "../pages/api-client.ts";
import { backTo } from "../pages/inbox-filter.ts";
import { signIn, signOut } from "../pages/session.ts";
import { actingRoutes } from "./pages-acting.ts";
import { promotePageRoutes } from "./pages-promote.tsx";
import { readingRoutes } from "./pages-reading.tsx";
import { search } from "../../src/api/endpoints/search.ts";
import { tokens as tokenEndpoints } from "../../src/api/endpoints/tokens.ts";
import { AuditPage, SettingsPage, TokensPage } from "../../src/pages/project-pages.tsx";
import { allows, type Principal } from "../auth/principal.ts";
import { HttpError } from "../http/http-error.ts";
import { pageFor } from "../pages/answer-page.tsx";
import { ask } from "../pages/api-client.ts";
import { settingsParts } from "../pages/settings-parts.ts";
import { signedIn } from "../pages/signed-in.tsx";

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

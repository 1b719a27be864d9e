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
import { projectPageRoutes } from "./pages-project.tsx";
import { promotePageRoutes } from "./pages-promote.tsx";
import { readingRoutes } from "./pages-reading.tsx";

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

import { Hono } from "hono";
import { csrf } from "hono/csrf";
import { search } from "../../src/api/endpoints/search.ts";
import { tokens as tokenEndpoints } from "../../src/api/endpoints/tokens.ts";
import { AuditPage, SettingsPage, TokensPage } from "../../src/pages/project-pages.tsx";
import { allows, type Principal } from "../auth/principal.ts";
import type { AppEnv, Deps } from "../deps.ts";
import { HttpError } from "../http-error.ts";
import { pageFor } from "../pages/answer-page.tsx";
import { type Api, ask } from "../pages/api-client.ts";
import { settingsParts } from "../pages/settings-parts.ts";
import { signedIn } from "../pages/signed-in.tsx";

/** A project's settings, tokens and audit, for its admins. */
export function projectPageRoutes(api: Api, deps: Deps) {
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

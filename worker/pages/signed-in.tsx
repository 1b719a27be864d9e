import type { Context } from "hono";
import { ReplayKitError } from "../../src/core/error.ts";
import { ProblemPage } from "../../src/pages/app-page.tsx";
import { authenticate } from "../auth/authenticate.ts";
import type { Principal } from "../auth/principal.ts";
import type { AppEnv, Deps } from "../deps.ts";
import { statusOf } from "../http/http-error.ts";
import { pageFor } from "./answer-page.tsx";
import { credentials, rememberProject } from "./session.ts";

export type PageContext = Context<AppEnv>;

/** A page for people who signed in; others are led to the sign-in, and what is refused is said on a page. */
export function signedIn(deps: Deps, render: (c: PageContext, principal: Principal) => Promise<Response>) {
  return async (c: PageContext): Promise<Response> => {
    const headers = credentials(c);
    const principal = headers && (await authenticate(headers, deps.auth));
    if (!principal) return c.redirect(signInAddress(c), 303);
    try {
      return rememberProject(c, await render(c, principal));
    } catch (error) {
      return problemPage(error, principal, deps);
    }
  };
}

/** The sign-in leads on to what was asked for. */
function signInAddress(c: PageContext): string {
  const { pathname, search } = new URL(c.req.url);
  if (c.req.method !== "GET" || pathname === "/") return "/sign-in";
  return `/sign-in?${new URLSearchParams({ to: `${pathname}${search}` }).toString()}`;
}

function problemPage(error: unknown, principal: Principal, deps: Deps): Response {
  const { project } = principal;
  if (error instanceof ReplayKitError) {
    const { message, hint } = error;
    const status = statusOf(error);
    return pageFor(principal, <ProblemPage {...{ project, message, hint, status }} />, status);
  }
  deps.log("page_fault", { name: error instanceof Error ? error.name : "unknown" });
  const page = <ProblemPage project={project} message="The page could not be built." status={500} />;
  return pageFor(principal, page, 500);
}

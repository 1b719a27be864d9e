import type { Context } from "hono";
import type { Child } from "hono/jsx";
import { ReplayKitError } from "../../src/core/error.ts";
import { LostPage, ProblemPage } from "../../src/pages/app-page.tsx";
import { pageHeaders } from "../../src/pages/assets.ts";
import { type Site, SiteContext } from "../../src/pages/site.ts";
import { authenticate } from "../auth/authenticate.ts";
import { allows, type Principal } from "../auth/principal.ts";
import type { AppEnv, Deps } from "../deps.ts";
import { statusOf } from "../http/answer.ts";
import { credentials, rememberProject } from "./session.ts";

export function answerPage(page: { toString(): string }, status = 200): Response {
  return new Response(`<!doctype html>${page.toString()}\n`, { status, headers: pageHeaders });
}

/** A page as this person sees it, without buttons for what their role may not do. */
export function pageFor(principal: Principal, page: Child, status = 200): Response {
  const may = { promote: allows(principal, "promote"), admin: allows(principal, "admin") };
  const site: Site = { root: "/", home: "Inbox", inbox: true, may };
  return answerPage(<SiteContext.Provider value={site}>{page}</SiteContext.Provider>, status);
}

/** The page for a person whose address does not exist; programs get the API's error. */
export function lostPage({ req }: Context): Response | undefined {
  const isPerson = req.method === "GET" && (req.header("accept") ?? "").includes("text/html");
  return isPerson && !req.path.startsWith("/v1/") ? answerPage(<LostPage path={req.path} />, 404) : undefined;
}

export type PageContext = Context<AppEnv>;

/** A handler for people who signed in. Others are redirected to the sign-in page, and errors are shown on a page. */
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

/** The address of the sign-in page, which then leads on to the page that was asked for. */
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

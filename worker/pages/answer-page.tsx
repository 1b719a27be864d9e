import type { Child } from "hono/jsx";
import { pageHeaders } from "../../src/pages/page-headers.ts";
import { type Site, SiteContext } from "../../src/pages/site.ts";
import { allows, type Principal } from "../auth/principal.ts";

export function answerPage(page: { toString(): string }, status = 200): Response {
  return new Response(`<!doctype html>${page.toString()}\n`, { status, headers: pageHeaders });
}

/** A page as this person sees it: what their role may not do has no button. */
export function pageFor(principal: Principal, page: Child, status = 200): Response {
  const may = { promote: allows(principal, "promote"), admin: allows(principal, "admin") };
  const site: Site = { root: "/", home: "Inbox", inbox: true, may };
  return answerPage(<SiteContext.Provider value={site}>{page}</SiteContext.Provider>, status);
}

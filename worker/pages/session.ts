import type { Context } from "hono";
import { deleteCookie, generateCookie, getCookie, setCookie } from "hono/cookie";
import type { AppEnv } from "../deps.ts";

/** The token of the project that somebody signed in with: not readable by scripts, never sent by another site. */
const cookie = "replaykit_token";
const projectCookie = "replaykit_project";
const halfDay = 43_200;

/** Headers that identify the caller to the API: the cookie's token, else the identity from Cloudflare Access. */
export function credentials(c: Context<AppEnv>): Headers | undefined {
  const token = getCookie(c, cookie);
  if (token !== undefined) return new Headers({ authorization: `Bearer ${token}` });
  const assertion = c.req.header("cf-access-jwt-assertion");
  const project = c.req.query("project") ?? getCookie(c, projectCookie);
  if (assertion === undefined || project === undefined) return undefined;
  return new Headers({ "cf-access-jwt-assertion": assertion, "x-replaykit-project": project });
}

/** A person from Access opens a project by its address, which the links of its pages do not repeat. */
export function rememberProject(c: Context<AppEnv>, page: Response): Response {
  const project = c.req.query("project");
  if (project === undefined || c.req.header("cf-access-jwt-assertion") === undefined) return page;
  const secure = new URL(c.req.url).protocol === "https:";
  const options = { httpOnly: true, sameSite: "Lax", path: "/", secure, maxAge: halfDay } as const;
  page.headers.append("set-cookie", generateCookie(projectCookie, project, options));
  return page;
}

export function signIn(c: Context<AppEnv>, token: string): void {
  const secure = new URL(c.req.url).protocol === "https:";
  setCookie(c, cookie, token, { httpOnly: true, sameSite: "Strict", path: "/", secure, maxAge: halfDay });
}

export function signOut(c: Context<AppEnv>): void {
  deleteCookie(c, cookie, { path: "/" });
}

const searchCookie = "replaykit_find";

/** The search text until the next page. It may name a person, so it is kept out of addresses, which are logged. */
export function rememberSearch(c: Context<AppEnv>, query: string): void {
  const secure = new URL(c.req.url).protocol === "https:";
  setCookie(c, searchCookie, query, { httpOnly: true, sameSite: "Strict", path: "/find", secure, maxAge: 600 });
}

export function searchOf(c: Context<AppEnv>): string {
  return getCookie(c, searchCookie) ?? "";
}

import type { Context } from "hono";
import { deleteCookie, generateCookie, getCookie, setCookie } from "hono/cookie";
import { ApiError } from "../../src/api/api-error.ts";
import { type ApiRequest, createApiClient } from "../../src/api/client.ts";
import type { AnswerOf, Endpoint } from "../../src/api/endpoint.ts";
import type { AppEnv } from "../deps.ts";
import { HttpError } from "../http/answer.ts";

/** Cookie with the token that somebody signed in with: scripts cannot read it, and other sites cannot send it. */
const cookie = "replaykit_token";
const projectCookie = "replaykit_project";
const halfDay = 43_200;

/** Headers that identify the caller to the API: the cookie's token, otherwise the identity from Cloudflare Access. */
export function credentials(c: Context<AppEnv>): Headers | undefined {
  const token = getCookie(c, cookie);
  if (token !== undefined) return new Headers({ authorization: `Bearer ${token}` });
  const assertion = c.req.header("cf-access-jwt-assertion");
  const project = c.req.query("project") ?? getCookie(c, projectCookie);
  if (assertion === undefined || project === undefined) return undefined;
  return new Headers({ "cf-access-jwt-assertion": assertion, "x-replaykit-project": project });
}

/**
 * Keeps the project in a cookie: a person from Access names it in an address, and the pages' links do not repeat it.
 */
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

/** Keeps the search text for the next page. It may name a person, so it is kept out of addresses, which are logged. */
export function rememberSearch(c: Context<AppEnv>, query: string): void {
  const secure = new URL(c.req.url).protocol === "https:";
  setCookie(c, searchCookie, query, { httpOnly: true, sameSite: "Strict", path: "/find", secure, maxAge: 600 });
}

export function searchOf(c: Context<AppEnv>): string {
  return getCookie(c, searchCookie) ?? "";
}

/** Calls the Worker's own API as the signed-in person, so that pages can do nothing that a token could not. */
export type Api = (request: Request, c: Context<AppEnv>) => Response | Promise<Response>;

/** Calls the API. A refusal is thrown as an `HttpError` with its status and message. */
export async function ask<E extends Endpoint>(
  api: Api,
  c: Context<AppEnv>,
  endpoint: E,
  request: ApiRequest<E>,
): Promise<AnswerOf<E>> {
  const headers = credentials(c);
  if (headers === undefined) throw new HttpError(401, "unauthorized", "nobody is signed in", "sign in");
  const client = createApiClient({
    url: new URL(c.req.url).origin,
    credential: Object.fromEntries(headers),
    fetch: async (url, init) => api(new Request(url, init), c),
    tries: 1,
    timeoutMs: 0,
  });
  try {
    return await client.ask(endpoint, request);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    throw new HttpError(error.status ?? 503, error.code, error.reason, error.hint ?? "");
  }
}

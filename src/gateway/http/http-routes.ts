import type { Context, Hono } from "hono";
import { ReplayKitError } from "../../core/error.ts";
import { readBytes, unknownToken } from "../read-body.ts";
import type { Session } from "../session.ts";
import type { HttpAnswer } from "./http-call.ts";
import { answerHttp, type HttpToolRequest, type HttpToolOptions } from "./http-tools.ts";

export interface HttpRouteOptions extends HttpToolOptions {
  session: (token: string) => Session | undefined;
}

/** Serves `/http/<host>/…` as `https://<host>/…`, for clients that take a base address. */
export function addHttpRoutes(app: Hono, options: HttpRouteOptions): void {
  app.all("/t/:token/http/:host/*", (c) => {
    const { pathname, search } = new URL(c.req.url);
    const path = pathname.split("/").slice(5);
    const request = { host: c.req.param("host"), target: `/${path.join("/")}${search}`, scheme: "https" as const };
    const token = c.req.param("token");
    const base = `/t/${token}/http`;
    return answer(c, options.session(token), { ...request, options, base });
  });
}

/** Answers a request that a client sends to its proxy; it names the host itself. */
export function answerProxied(c: Context, token: string | undefined, options: HttpRouteOptions): Promise<Response> {
  const { host, pathname, search } = new URL(c.req.url);
  if (token === undefined) {
    const message = `ReplayKit: other machines are out of reach; ${host} is recorded and replayed if http.allow lists it`;
    return Promise.resolve(c.json({ error: { message } }, 403));
  }
  const open = options.session(token);
  return answer(c, open, { host, target: `${pathname}${search}`, scheme: "http", options });
}

interface RouteRequest extends Pick<HttpToolRequest, "host" | "target" | "scheme"> {
  options: HttpRouteOptions;
  /** Path below which hosts are served, for requests that do not name the host as their own. */
  base?: string;
}

async function answer(
  c: Context,
  open: Session | undefined,
  { options, base, ...request }: RouteRequest,
): Promise<Response> {
  if (!open) return unknownToken(c);
  const { method, raw } = c.req;
  try {
    if (hasLostBody(c)) throw lostBody(method);
    const body = await readBytes(c, options.maxBodyBytes);
    const type = raw.headers.get("content-type") ?? undefined;
    const given = await answerHttp(open, { ...request, method, body, type, headers: raw.headers }, options);
    const empty = given.status === 204 || given.status === 205 || given.status === 304;
    const headers = new Headers(given.headers);
    for (const cookie of given.cookies ?? []) headers.append("set-cookie", cookie);
    const location = base === undefined ? undefined : locationBelow(base, given, request);
    if (location !== undefined) headers.set("location", location);
    return new Response(empty ? null : given.body, { status: given.status, headers });
  } catch (error) {
    if (!(error instanceof ReplayKitError)) throw error;
    open.miss({ kind: "tool", message: error.message });
    return c.json({ error: { message: `ReplayKit: ${error.message}` } }, error.code === "too_large" ? 413 : 400);
  }
}

/** Rewrites a redirect to the gateway's address, like the request. */
function locationBelow(base: string, { headers }: HttpAnswer, { host, target, scheme }: Omit<RouteRequest, "options">) {
  const { location } = headers;
  const url = location === undefined ? undefined : URL.parse(location, `${scheme}://${host}${target}`);
  return url ? `${base}/${url.host}${url.pathname}${url.search}` : undefined;
}

/**
 * True if the body was lost: in these methods Node's requests have none, so the call would be matched and sent on
 * without it.
 */
function hasLostBody({ req }: Context): boolean {
  if (req.method !== "GET" && req.method !== "HEAD") return false;
  return Number(req.header("content-length") ?? 0) > 0 || req.header("transfer-encoding") !== undefined;
}

function lostBody(method: string): ReplayKitError {
  return new ReplayKitError(
    "invalid_input",
    `the body of a ${method} request is neither recorded nor sent on: send it with POST`,
  );
}

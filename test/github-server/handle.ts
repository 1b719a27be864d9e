import type { IncomingMessage, ServerResponse } from "node:http";
import { setTimeout } from "node:timers/promises";
import { acceptedPermissions, type Caller, callerOf, checkAccess, maySee, mayWrite } from "./access.ts";
import type { Fault, Faults } from "./faults.ts";
import { answerGraphql, readGraphql } from "./graphql.ts";
import { completeResponse, isDescribed, requestProblem, responseProblem } from "./openapi.ts";
import { isRecord } from "./openapi-schema.ts";
import { jsonReply, paginate, type Reply, readBody, send } from "./respond.ts";
import { type Answer, Problem } from "./route.ts";
import { matchRoute, type RouteMatch } from "./routes.ts";
import { gitPath, serveGit } from "./smart-http.ts";
import type { Repository, State } from "./state.ts";

export interface CallRecord {
  /** The route as GitHub's description names it, or `GRAPHQL <root fields>`. */
  name: string;
  method: string;
  path: string;
  login: string;
  write: boolean;
  /** What the caller was told; 0: the connection broke. */
  status: number;
  /** True where the call took effect, whatever the caller was told. */
  done: boolean;
}

export interface Context {
  state: State;
  root: string;
  faults: Faults;
  calls: CallRecord[];
  violations: string[];
  limits: Map<string, { remaining: number; reset: number }>;
}

interface Planned {
  name: string;
  write: boolean;
  run(): Promise<Reply>;
}

export async function answer(context: Context, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const url = new URL(request.url ?? "/", context.state.url);
  try {
    if (gitPath.test(url.pathname)) return await serveGit(request, response, context.root, context.state);
    if (url.pathname.startsWith("/_blobs/")) return sendBlob(context, url, request, response);
    await answerApi(context, url, request, response);
  } catch (error) {
    context.violations.push(
      `${request.method} ${url.pathname}: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`,
    );
    if (!response.headersSent) response.writeHead(501).end(String(error));
  }
}

async function answerApi(
  context: Context,
  url: URL,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const method = request.method ?? "GET";
  const raw = await readBody(request);
  const record: CallRecord = { name: "?", method, path: url.pathname, login: "", write: false, status: 0, done: false };
  context.calls.push(record);
  let reply: Reply;
  let fault: Fault | undefined;
  try {
    const caller = callerOf(request, context.state);
    const planned = plan(context, caller, { method, url, raw });
    Object.assign(record, { name: planned.name, write: planned.write, login: caller.user.login });
    fault = context.faults.next(planned.name);
    if (fault?.kind === "slow") await setTimeout(fault.ms);
    reply = faultReply(fault) ?? limitReply(context, caller) ?? (await planned.run());
    record.done = reply.status < 400 && reply.refused !== true && faultReply(fault) === undefined;
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    reply = problemReply(error);
  }
  if (fault?.kind === "after-commit") reply = jsonReply(fault.status ?? 502, { message: "Server Error" });
  if (fault?.kind === "drop" || (fault?.kind === "truncate" && !cutShort(response, reply))) {
    response.destroy();
    return;
  }
  if (fault?.kind === "truncate") return;
  record.status = reply.status;
  send(request, response, reply);
}

/** Half an answer, then the connection closes. */
function cutShort(response: ServerResponse, reply: Reply): boolean {
  if (reply.body.length < 2) return false;
  response.writeHead(reply.status, { ...reply.headers, "content-length": String(reply.body.length) });
  response.write(reply.body.subarray(0, reply.body.length >> 1), () => response.destroy());
  return true;
}

function problemReply(problem: Problem): Reply {
  const body = { message: problem.message, errors: problem.errors, documentation_url: "https://docs.github.com/rest" };
  return jsonReply(problem.status, body);
}

/** The answer that stands in for a call that is not carried out. */
function faultReply(fault: Fault | undefined): Reply | undefined {
  if (fault?.kind === "status")
    return jsonReply(fault.status, { message: fault.message ?? "Server Error" }, fault.headers);
  if (fault?.kind === "rate-limit") return primaryLimit(Math.ceil(Date.now() / 1000) + fault.resetInSeconds);
  if (fault?.kind === "drop") return jsonReply(499, undefined);
  if (fault?.kind !== "secondary-limit") return undefined;
  const headers = fault.retryAfter === undefined ? {} : { "retry-after": String(fault.retryAfter) };
  const message = "You have exceeded a secondary rate limit. Please wait a few minutes before you try again.";
  return jsonReply(fault.status ?? 403, { message }, headers);
}

function primaryLimit(reset: number): Reply {
  const headers = { "x-ratelimit-limit": "5000", "x-ratelimit-remaining": "0", "x-ratelimit-reset": String(reset) };
  return jsonReply(403, { message: "API rate limit exceeded for installation." }, headers);
}

function limitReply({ limits }: Context, caller: Caller): Reply | undefined {
  const limit = limits.get(caller.key);
  if (!limit || limit.reset <= Date.now() / 1000) return undefined;
  if (limit.remaining <= 0) return primaryLimit(limit.reset);
  limit.remaining -= 1;
  return undefined;
}

function plan(
  context: Context,
  caller: Caller,
  { method, url, raw }: { method: string; url: URL; raw: Buffer },
): Planned {
  const body: unknown = raw.length === 0 ? undefined : parse(raw);
  if (method === "POST" && url.pathname === "/graphql") return planGraphql(context, caller, body);
  const match = matchRoute(method, url.pathname);
  if (!match) throw new Problem(404, "Not Found");
  const write = match.route.needs.level === "write";
  return { name: match.key, write, run: () => runRoute(context, caller, { match, url, body }) };
}

function parse(raw: Buffer): unknown {
  try {
    return JSON.parse(raw.toString());
  } catch {
    throw new Problem(400, "Problems parsing JSON");
  }
}

function planGraphql(context: Context, caller: Caller, body: unknown): Planned {
  if (!caller.token) throw new Problem(401, "This endpoint requires you to be authenticated.");
  const request = readGraphql(body);
  if (typeof request === "string") {
    context.violations.push(`graphql: ${request}`);
    throw new Problem(400, request);
  }
  const { token, user } = caller;
  const rights = {
    maySee: (repository: Repository) => maySee(token, repository),
    mayWrite: (repository: Repository, permission: "contents" | "pull_requests" | "issues") =>
      mayWrite(token, repository, permission),
  };
  const run = async () => {
    const result = await answerGraphql(request, { state: context.state, user, token, ...rights });
    return { ...jsonReply(200, result), refused: "errors" in result };
  };
  return { name: request.name, write: request.write, run };
}

async function runRoute(
  context: Context,
  caller: Caller,
  { match, url, body }: { match: RouteMatch; url: URL; body: unknown },
): Promise<Reply> {
  const { key, route, params } = match;
  const { state } = context;
  const repository = state.repositories.get(`${params["owner"]}/${params["repo"]}`);
  if (!repository && "repo" in params) throw new Problem(404, "Not Found");
  const wrong = requestProblem(key, url.searchParams, body);
  if (wrong !== undefined) throw new Error(wrong);
  try {
    checkAccess(route, caller, repository);
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    const reply = problemReply(error);
    return { ...reply, headers: { ...reply.headers, "x-accepted-github-permissions": acceptedPermissions(route) } };
  }
  const given = isRecord(body) ? body : {};
  // Routes without a repository never look at it.
  const call = {
    state,
    repository: repository ?? nowhere,
    user: caller.user,
    params,
    query: url.searchParams,
    body: given,
  };
  return reply(key, await route.handle(call), url, context.limits.get(caller.key));
}

// biome-ignore format: one line says it
const nowhere: Repository = new Proxy({} as Repository, { get: () => { throw new Error("this route has no repository"); } });

function reply(key: string, result: Answer, url: URL, limit: { remaining: number; reset: number } | undefined): Reply {
  const status = result.status ?? 200;
  if (!isDescribed(key, status)) throw new Error(`${key}: GitHub never answers ${status}`);
  const page = paginate(result, url);
  const body = completeResponse(key, status, page.body);
  const wrong = responseProblem(key, status, body);
  if (wrong !== undefined) throw new Error(wrong);
  const headers = {
    "x-ratelimit-limit": "5000",
    "x-ratelimit-remaining": String(limit?.remaining ?? 4999),
    "x-ratelimit-reset": String(limit?.reset ?? 0),
  };
  return jsonReply(status, body, { ...headers, ...page.headers, ...result.headers });
}

/** Where an artifact's download leads: an address that carries its own permission. */
function sendBlob(context: Context, url: URL, request: IncomingMessage, response: ServerResponse): void {
  const [, , owner, name, id] = url.pathname.split("/");
  const artifact = context.state.repositories.get(`${owner}/${name}`)?.artifacts.get(Number(id));
  const body = Buffer.from(artifact?.zip ?? []);
  send(request, response, { status: artifact ? 200 : 404, headers: { "content-type": "application/zip" }, body });
}

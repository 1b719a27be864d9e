import { createRequire as __createRequire } from "node:module";
const require = __createRequire(import.meta.url);
import {
  Hono
} from "./chunk-6VKRGMEB.js";
import "./chunk-35IMGCZ5.js";
import {
  callErrorSchema,
  damagedBlock,
  dataOf,
  eventsOfBlocks,
  failureOfAnswer,
  isBroken,
  isObject,
  modelApis,
  objectOf,
  providerMiss,
  readAnswer,
  splitEvents,
  streamText,
  valueTypesSchema
} from "./chunk-3QQEB6C6.js";
import {
  parseJson
} from "./chunk-ZPONSFWV.js";
import "./chunk-LOSFRJRI.js";
import "./chunk-NP4WE3DX.js";
import "./chunk-YQFYJEPK.js";
import {
  jsonSchema
} from "./chunk-KGLR3FBA.js";
import {
  ReplayKitError,
  _enum,
  looseObject,
  number,
  string,
  union
} from "./chunk-T7EWDS7W.js";
import "./chunk-HZA3QJ3V.js";
import "./chunk-ABXW3CI3.js";
import {
  getRequestListener
} from "./chunk-BYB24GJV.js";
import "./chunk-VHE66NNS.js";

// src/gateway/http-front.ts
import { createServer } from "node:http";

// src/gateway/http/proxy.ts
import { IncomingMessage } from "node:http";

// src/gateway/http/http-hosts.ts
var isHost = /^(?:[a-z0-9._-]+|\[[0-9a-f:.]+\])(?::\d+)?$/;
function allowedHost(tools, name, scheme) {
  const host = name.toLowerCase().replace(scheme === "https" ? /:443$/ : /:80$/, "");
  if (!isHost.test(host)) return void 0;
  const entry = tools?.allow.find((allowed) => covers(allowed.host.toLowerCase(), host));
  if (!entry) return void 0;
  return { host, origin: entry.base_url?.replace(/\/+$/, "") ?? `${scheme}://${host}` };
}
function covers(allowed, host) {
  return allowed.startsWith("*.") ? host.endsWith(allowed.slice(1)) : allowed === host;
}

// src/gateway/http/proxy.ts
var tunnels = /* @__PURE__ */ new WeakMap();
function proxied(c, ownPort) {
  const incoming = c.env?.["incoming"];
  if (!(incoming instanceof IncomingMessage)) return void 0;
  const tunnelled = tunnels.has(incoming.socket);
  if (!tunnelled && incoming.url?.startsWith("/") !== false) return void 0;
  const { hostname, port } = new URL(c.req.url);
  if (port === `${ownPort()}` && hostname === "127.0.0.1") return void 0;
  return { token: tunnelled ? tunnels.get(incoming.socket) : tokenOf(incoming) };
}
function tokenOf({ headers }) {
  const [, encoded] = /^Basic (.+)$/i.exec(headers["proxy-authorization"] ?? "") ?? [];
  return encoded === void 0 ? void 0 : Buffer.from(encoded, "base64").toString("utf8").split(":")[0];
}
function answerTunnels(server, { tools, session }) {
  server.on("connect", (request, socket, head) => {
    socket.on("error", () => {
    });
    const [host = "", port = ""] = (request.url ?? "").split(/:(?=\d+$)/);
    const token = tokenOf(request);
    if (port === "443") {
      const open = token === void 0 ? void 0 : session(token);
      const known = allowedHost(tools, host, "https") !== void 0;
      const message = known ? `what is sent to ${host} is encrypted: let the preload shims route it, or let the agent call $REPLAYKIT_HTTP_URL/${host} instead of https://${host}` : `${host} is not in http.allow of replaykit.yaml`;
      if (known) open?.miss({ kind: "tool", message });
      socket.end(
        `HTTP/1.1 403 Forbidden\r
content-type: text/plain\r
connection: close\r
\r
ReplayKit: ${message}
`
      );
      return;
    }
    tunnels.set(socket, token);
    socket.write("HTTP/1.1 200 Connection established\r\n\r\n");
    if (head.length > 0) socket.unshift(head);
    server.emit("connection", socket);
  });
}

// src/gateway/refusal.ts
var noRetry = { "x-should-retry": "false" };
function unknownToken(c, api) {
  const message = "ReplayKit: no attempt is open under this address; it may have ended";
  return c.json(api?.provider.errorBody(404, message) ?? { error: { message } }, 404, noRetry);
}

// src/gateway/tool-call.ts
function callTool(open, { tool, args }) {
  const answer2 = open.askTool(tool, args);
  const id = `call-${open.observations().length + 1}`;
  const head = { type: "tool", id, at: open.options.now().toISOString() };
  const call = { tool, args: open.options.redact?.(args) ?? args, effect: answer2.effect };
  if ("miss" in answer2) {
    const { how, miss } = answer2;
    const error = answer2.error ?? { kind: "tool", message: miss.message };
    open.observe({ ...head, how, call: { ...call, error } });
    return { how, error, miss };
  }
  if (answer2.how === "served" || answer2.how === "simulated") {
    const { how, output, output_types: types, error, text_error: textError } = answer2;
    const given = {
      ...output === void 0 ? {} : { output },
      ...types === void 0 ? {} : { output_types: types },
      ...error === void 0 ? {} : { error }
    };
    open.observe({ ...head, how, call: { ...call, ...given, ...textError ? { error: textError } : {} } });
    return { how, ...given };
  }
  open.observe({ ...head, how: open.options.mode === "record" ? "recorded" : answer2.how, call, waiting: true });
  return { how: answer2.how, id };
}

// src/gateway/http/http-call.ts
var keptHeaders = ["content-type", "location", "link", "etag", "retry-after"];
function toolCallOf(request, maxBytes) {
  const [path = "/", query = ""] = request.target.split(/\?(.*)/s);
  const pairs = pairsOf(new URLSearchParams(query));
  const args = {
    path,
    ...Object.keys(pairs).length === 0 ? {} : { query: pairs },
    ...request.body.length === 0 ? {} : { body: bodyOf(request, maxBytes) }
  };
  return { tool: `${request.method} ${request.host}`, args };
}
function bodyOf({ body, type }, maxBytes) {
  const text = textOf(body);
  if (text === void 0) return { base64: Buffer.from(body).toString("base64") };
  if (type?.startsWith("application/x-www-form-urlencoded")) return pairsOf(new URLSearchParams(text));
  return jsonOf(text, maxBytes) ?? text;
}
function pairsOf(params) {
  const names = [...new Set(params.keys())];
  return Object.fromEntries(
    names.map((name) => {
      const values = params.getAll(name);
      return [name, values.length === 1 ? values[0] ?? "" : values];
    })
  );
}
function resultOf({ status, headers, body }, maxBytes) {
  const text = textOf(body);
  if (status >= 400) return { error: { kind: "tool", message: `HTTP ${status}: ${text ?? ""}` } };
  const kept = Object.fromEntries(keptHeaders.flatMap((name) => headers[name] ? [[name, headers[name]]] : []));
  const content = text === void 0 ? { base64: Buffer.from(body).toString("base64") } : exact(text, maxBytes);
  return { output: { status, headers: kept, body: content } };
}
function exact(text, maxBytes) {
  const json = jsonOf(text, maxBytes);
  return json === void 0 || typeof json === "string" || JSON.stringify(json) !== text ? text : json;
}
function answerOf({ output, error }) {
  if (error) return failureOf(error);
  if (!isObject(output) || typeof output["status"] !== "number") return jsonAnswer(200, output ?? {});
  const { status, headers, body } = output;
  const kept = Object.entries(isObject(headers) ? headers : {}).flatMap(
    ([name, value]) => typeof value === "string" && keptHeaders.includes(name) ? [[name, value]] : []
  );
  return { status, headers: Object.fromEntries(kept), body: bytesOf(body ?? "") };
}
function bytesOf(body) {
  if (isObject(body) && typeof body["base64"] === "string")
    return Uint8Array.from(Buffer.from(body["base64"], "base64"));
  return new TextEncoder().encode(typeof body === "string" ? body : JSON.stringify(body));
}
function failureOf({ message }) {
  const [, status, text] = /^HTTP ([45]\d\d): (.*)$/s.exec(message) ?? [];
  if (status === void 0 || text === void 0) return jsonAnswer(502, { error: { message } });
  const type = /^\s*[[{]/.test(text) ? "application/json" : "text/plain; charset=utf-8";
  return { status: Number(status), headers: { "content-type": type }, body: new TextEncoder().encode(text) };
}
function jsonAnswer(status, body) {
  const headers = { "content-type": "application/json" };
  return { status, headers, body: new TextEncoder().encode(JSON.stringify(body)) };
}
function textOf(body) {
  try {
    return new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(body);
  } catch {
    return void 0;
  }
}
function jsonOf(text, maxBytes) {
  if (!/^\s*[[{"\d\-tfn]/.test(text)) return void 0;
  try {
    return parseJson(text, { name: "the body", maxBytes });
  } catch {
    return void 0;
  }
}

// src/gateway/http/http-tools.ts
async function answerHttp(open, asked, options) {
  const host = allowedHost(options.tools, asked.host, asked.scheme);
  if (!host) return refuse(open, asked, options);
  const call = toolCallOf({ ...asked, host: host.host }, options.maxBodyBytes);
  if (isInsideAnother(open, asked.method)) return forward(host, asked, options.fetch);
  const answer2 = callTool(open, call);
  if ("miss" in answer2) return missed(answer2.miss.message);
  if (!("id" in answer2)) return answerOf(answer2);
  const given = await forward(host, asked, options.fetch);
  open.settle(answer2.id, resultOf(given, options.maxBodyBytes));
  return given;
}
function isInsideAnother(open, method) {
  const recording = open.options.mode === "record";
  if (!recording && method !== "GET" && method !== "HEAD") return false;
  return open.observations().some(
    (seen) => seen.type === "tool" && seen.waiting === true && seen.call.effect !== "pure" && isNoHttp(seen.call.tool)
  );
}
function isNoHttp(tool) {
  return !/^[A-Z]+ \S+$/.test(tool);
}
function refuse(open, asked, { maxBodyBytes }) {
  const { tool, args } = toolCallOf(asked, maxBodyBytes);
  const remedy = `${asked.host} is not in http.allow of replaykit.yaml: add it there to record and replay its requests`;
  const error = { kind: "tool", message: remedy };
  const call = { tool, args: open.options.redact?.(args) ?? args, error };
  const id = `call-${open.observations().length + 1}`;
  open.observe({ type: "tool", id, how: "blocked", call, at: open.options.now().toISOString() });
  return jsonAnswer(403, { error: { message: `ReplayKit: ${remedy}` } });
}
function missed(message) {
  const answer2 = jsonAnswer(424, { error: { message: `ReplayKit: ${message}` } });
  return { ...answer2, headers: { ...answer2.headers, "x-should-retry": "false" } };
}
var ownHeaders = /^(?:accept-encoding|connection|content-length|expect|host|keep-alive|proxy-.*|te|trailer|transfer-encoding|upgrade)$/;
var undoneHeaders = /^(?:connection|content-encoding|content-length|keep-alive|transfer-encoding)$/;
async function forward({ origin, host }, asked, send2) {
  const headers = new Headers([...asked.headers].filter(([name]) => !ownHeaders.test(name)));
  const body = asked.body.length === 0 ? null : Uint8Array.from(asked.body);
  try {
    const init = { method: asked.method, headers, body, redirect: "manual" };
    const response = await send2(`${origin}${asked.target}`, init);
    const given = Object.fromEntries([...response.headers].filter(([name]) => !undoneHeaders.test(name)));
    return { status: response.status, headers: given, body: new Uint8Array(await response.arrayBuffer()) };
  } catch {
    return jsonAnswer(502, { error: { message: `ReplayKit: cannot reach ${host}` } });
  }
}

// src/gateway/http/http-routes.ts
function addHttpRoutes(app, options) {
  app.all("/t/:token/http/:host/*", (c) => {
    const { pathname, search } = new URL(c.req.url);
    const path = pathname.split("/").slice(5);
    const asked = { host: c.req.param("host"), target: `/${path.join("/")}${search}`, scheme: "https" };
    const token = c.req.param("token");
    const base = `/t/${token}/http`;
    return answer(c, options.session(token), { ...asked, options, base });
  });
}
function answerProxied(c, token, options) {
  const { host, pathname, search } = new URL(c.req.url);
  if (token === void 0) {
    const message = `ReplayKit: other machines are out of reach; ${host} is recorded and replayed where http.allow lists it`;
    return Promise.resolve(c.json({ error: { message } }, 403));
  }
  const open = options.session(token);
  return answer(c, open, { host, target: `${pathname}${search}`, scheme: "http", options });
}
async function answer(c, open, { options, base, ...asked }) {
  if (!open) return unknownToken(c);
  const { method, raw } = c.req;
  try {
    const body = await readBytes(c, options.maxBodyBytes);
    const type = raw.headers.get("content-type") ?? void 0;
    const given = await answerHttp(open, { ...asked, method, body, type, headers: raw.headers }, options);
    const empty = given.status === 204 || given.status === 304 || given.status < 200;
    const headers = base === void 0 ? given.headers : { ...given.headers, ...locationBelow(base, given, asked) };
    return new Response(empty ? null : given.body, { status: given.status, headers });
  } catch (error) {
    if (!(error instanceof ReplayKitError)) throw error;
    open.miss({ kind: "tool", message: error.message });
    return c.json({ error: { message: `ReplayKit: ${error.message}` } }, error.code === "too_large" ? 413 : 400);
  }
}
function locationBelow(base, { headers }, { host, target, scheme }) {
  const { location } = headers;
  const url = location === void 0 ? void 0 : URL.parse(location, `${scheme}://${host}${target}`);
  return url ? { location: `${base}/${url.host}${url.pathname}${url.search}` } : {};
}
async function readBytes(c, maxBytes) {
  const declared = Number(c.req.header("content-length") ?? 0);
  const body = declared > maxBytes ? void 0 : new Uint8Array(await c.req.arrayBuffer());
  if (body !== void 0 && body.length <= maxBytes) return body;
  throw new ReplayKitError("too_large", `the request is larger than ${maxBytes} bytes`);
}

// src/gateway/mcp-answer.ts
function answerMcp(open, server, request) {
  const { method } = request;
  const params = request.params ?? {};
  if (method === "ping") return { how: "served", result: {} };
  if (method === "subscriptions/listen") return { how: "served", error: notFound };
  if (method === "tools/call") return answerToolCall(open, params);
  const id = `mcp-${open.observations().length + 1}`;
  const seen = { type: "mcp", id, server, method, params, at: open.options.now().toISOString() };
  if (open.options.mode === "record") {
    open.observe({ ...seen, how: "recorded", waiting: true });
    return { how: "live", call: id };
  }
  const recorded = open.options.mcp?.ask({ server, method, params }) ?? greeting(method, params);
  if (recorded) {
    open.observe({ ...seen, how: "served", ...recorded });
    return { how: "served", ...recorded };
  }
  const message = `no answer of the MCP server "${server}" to ${method} is recorded`;
  open.miss({ kind: "tool", tool: method, args: params, message });
  open.observe({ ...seen, how: "missed" });
  return { how: "missed", error: { code: -32001, message: `ReplayKit: ${message}` } };
}
var notFound = { code: -32601, message: "Method not found" };
function greeting(method, params) {
  if (method === "server/discover") return { error: notFound };
  if (method !== "initialize") return void 0;
  const protocolVersion = (isObject(params) ? params["protocolVersion"] : void 0) ?? "2025-06-18";
  const capabilities = { tools: {}, resources: {}, prompts: {} };
  return { result: { protocolVersion, capabilities, serverInfo: { name: "replaykit", version: "1" } } };
}
function answerToolCall(open, params) {
  const { name, arguments: given } = isObject(params) ? params : {};
  const tool = typeof name === "string" ? name : "";
  const args = given ?? {};
  if (open.isWaiting(tool, args)) return { how: "live", call: void 0 };
  const answer2 = callTool(open, { tool, args });
  if ("miss" in answer2) return { how: "missed", result: callToolResult({ error: answer2.error }, params) };
  if ("id" in answer2) return { how: "live", call: answer2.id };
  return { how: "served", result: callToolResult(answer2, params) };
}
function reportMcp(open, id, answer2) {
  return id.startsWith("mcp-") ? open.settleMcp(id, answer2) : open.settle(id, toolResult(answer2));
}
function callToolResult({ output, error }, params) {
  const kind = wantsResultType(params) ? { resultType: "complete" } : {};
  if (error) return { ...kind, isError: true, content: [{ type: "text", text: error.message }] };
  if (isObject(output) && Array.isArray(output["content"])) return { ...kind, ...output };
  const text = typeof output === "string" ? output : JSON.stringify(output ?? {});
  return { ...kind, content: [{ type: "text", text }] };
}
function wantsResultType(params) {
  const meta = isObject(params) ? params["_meta"] : void 0;
  return isObject(meta) && "io.modelcontextprotocol/protocolVersion" in meta;
}
function toolResult({ result, error }) {
  if (error !== void 0) {
    const message = isObject(error) && typeof error["message"] === "string" ? error["message"] : JSON.stringify(error);
    return { error: { kind: "tool", message } };
  }
  if (!isObject(result) || result["isError"] !== true) return { output: result ?? {} };
  const parts = Array.isArray(result["content"]) ? result["content"].filter(isObject) : [];
  const text = parts.flatMap((part) => typeof part["text"] === "string" ? [part["text"]] : []).join("\n");
  return { error: { kind: "tool", message: text } };
}

// src/gateway/read-body.ts
async function readBody(c, maxBytes) {
  const declared = Number(c.req.header("content-length") ?? 0);
  const text = declared > maxBytes ? "" : await c.req.text();
  if (declared > maxBytes || text.length > maxBytes) {
    throw new ReplayKitError("too_large", `the request is larger than ${maxBytes} bytes`);
  }
  return text === "" ? {} : parseJson(text, { name: "the request", maxBytes });
}
async function readCall(c, open, maxBytes) {
  try {
    return await readBody(c, maxBytes);
  } catch (error) {
    if (!(error instanceof ReplayKitError)) throw error;
    open.miss({ kind: "tool", message: error.message });
    return error;
  }
}
async function readCallOrNull(c, open, maxBytes) {
  const body = await readCall(c, open, maxBytes);
  return body instanceof ReplayKitError ? null : body;
}

// src/gateway/mcp-routes.ts
var idSchema = union([string(), number()]);
var messageSchema = looseObject({
  id: idSchema.optional(),
  method: string().optional(),
  params: jsonSchema.optional()
});
var askSchema = looseObject({
  server: string(),
  id: idSchema,
  method: string(),
  params: jsonSchema.optional()
});
var reportSchema = looseObject({ call: string(), result: jsonSchema.optional(), error: jsonSchema.optional() });
function addMcpRoutes(app, { session, maxBodyBytes, mcpUrl }) {
  app.post("/t/:token/mcp", async (c) => {
    const open = session(c.req.param("token"));
    if (!open) return unknownToken(c);
    const parsed2 = messageSchema.safeParse(await readCallOrNull(c, open, maxBodyBytes));
    if (!parsed2.success) return c.json(rpcError(null, "expected one JSON-RPC message"), 400);
    const { id, method, params } = parsed2.data;
    if (id === void 0 || method === void 0)
      return mcpUrl === void 0 || open.options.mode === "replay" ? c.body(null, 202) : forward2(c, mcpUrl, parsed2.data);
    const answer2 = answerMcp(open, "default", { id, method, params });
    if (answer2.how !== "live") {
      const { result, error } = answer2;
      return c.json({ jsonrpc: "2.0", id, ...error === void 0 ? { result: result ?? {} } : { error } });
    }
    if (mcpUrl === void 0) {
      const message = "no MCP server is configured: set upstream.mcp.base_url in replaykit.yaml";
      if (answer2.call !== void 0) reportMcp(open, answer2.call, { error: { code: -32002, message } });
      return c.json(rpcError(id, message));
    }
    const response = await forward2(c, mcpUrl, parsed2.data);
    const given = answerIn(await response.clone().text(), id);
    if (answer2.call !== void 0) reportMcp(open, answer2.call, given ?? { error: { message: "no answer" } });
    return response;
  });
  app.on(["GET", "DELETE"], "/t/:token/mcp", (c) => c.body(null, 405));
  app.post("/t/:token/mcp-calls", async (c) => {
    const open = session(c.req.param("token"));
    if (!open) return unknownToken(c);
    const parsed2 = askSchema.safeParse(await readCallOrNull(c, open, maxBodyBytes));
    if (!parsed2.success) return c.json({ error: { message: "expected {server, id, method, params}" } }, 400);
    return c.json(answerMcp(open, parsed2.data.server, parsed2.data));
  });
  app.post("/t/:token/mcp-calls/result", async (c) => {
    const open = session(c.req.param("token"));
    if (!open) return unknownToken(c);
    const parsed2 = reportSchema.safeParse(await readCallOrNull(c, open, maxBodyBytes));
    if (!parsed2.success) return c.json({ error: { message: "expected {call, result} or {call, error}" } }, 400);
    const { call, result, error } = parsed2.data;
    const taken = reportMcp(open, call, {
      ...result === void 0 ? {} : { result },
      ...error === void 0 ? {} : { error }
    });
    return c.json({ taken }, taken ? 200 : 409);
  });
}
var passedHeader = /^(?:accept|authorization|content-type|mcp-[\w-]+)$/i;
async function forward2(c, url, message) {
  const headers = new Headers([...c.req.raw.headers].filter(([name]) => passedHeader.test(name)));
  try {
    const response = await fetch(url, { method: "POST", headers, body: JSON.stringify(message) });
    const back = new Headers();
    for (const name of ["content-type", "mcp-session-id"]) {
      const value = response.headers.get(name);
      if (value !== null) back.set(name, value);
    }
    return new Response(response.status === 202 ? null : await response.text(), {
      status: response.status,
      headers: back
    });
  } catch {
    return c.json(rpcError(null, `cannot reach the MCP server at ${new URL(url).host}`), 502);
  }
}
function answerIn(body, id) {
  const texts = body.startsWith("{") ? [body] : splitEvents(body).map(dataOf);
  for (const text of texts) {
    const message = parsed(text);
    if (!isObject(message) || message["id"] !== id || "method" in message) continue;
    const { result, error } = message;
    return error === void 0 ? { result: result ?? {} } : { error };
  }
  return void 0;
}
function parsed(text) {
  try {
    return JSON.parse(text);
  } catch {
    return void 0;
  }
}
function rpcError(id, message) {
  return { jsonrpc: "2.0", id, error: { code: -32002, message: `ReplayKit: ${message}` } };
}

// src/gateway/tool-routes.ts
var noticeSchema = looseObject({
  tool: string(),
  at: string().optional(),
  state: _enum(["installed", "refused", "unkept"]),
  message: string().optional()
});
var resultSchema = looseObject({
  id: string(),
  output: jsonSchema.optional(),
  output_text: string().optional(),
  output_types: valueTypesSchema.optional(),
  error: callErrorSchema.optional()
});
function addToolRoutes(app, { session, maxBodyBytes }) {
  app.post("/t/:token/tools/:name", async (c) => {
    const open = session(c.req.param("token"));
    if (!open) return unknownToken(c);
    const body = await readCall(c, open, maxBodyBytes);
    if (body instanceof ReplayKitError) return refused(c, body);
    const args = isObject(body) && body["args"] !== void 0 ? body["args"] : body;
    return answerTool(c, open, { tool: c.req.param("name"), args });
  });
  app.post("/t/:token/routing", async (c) => {
    const open = session(c.req.param("token"));
    if (!open) return unknownToken(c);
    const body = await readCall(c, open, maxBodyBytes);
    const parsed2 = noticeSchema.safeParse(body);
    if (!parsed2.success) return c.json({ error: { message: "expected {tool, at, state, message}" } }, 400);
    open.noteRouting(parsed2.data);
    return c.json({ taken: true });
  });
  app.post("/t/:token/tools/:name/result", async (c) => {
    const open = session(c.req.param("token"));
    if (!open) return unknownToken(c);
    const body = await readCall(c, open, maxBodyBytes);
    if (body instanceof ReplayKitError) return refused(c, body);
    const parsed2 = resultSchema.safeParse(body);
    if (!parsed2.success) {
      const message = "expected {id, output} or {id, error}";
      open.miss({ kind: "tool", tool: c.req.param("name"), message: `a result could not be read: ${message}` });
      return c.json({ error: { message } }, 400);
    }
    const { id, output, output_text: text, output_types: types, error } = parsed2.data;
    const kept = {
      ...text === void 0 ? {} : { output_text: text },
      ...types === void 0 ? {} : { output_types: types }
    };
    const result = error ? { error } : { output: output ?? null, ...kept };
    if (open.settle(id, result)) return c.json({ taken: true });
    return c.json({ error: { message: `no call "${id}" waits for a result` } }, 409);
  });
}
function refused(c, { code, message }) {
  return c.json({ error: { message: `ReplayKit: ${message}` } }, code === "too_large" ? 413 : 400, noRetry);
}
function answerTool(c, open, { tool, args }) {
  const answer2 = callTool(open, { tool, args });
  if ("miss" in answer2) return c.json(answer2, 424);
  if ("id" in answer2) return c.json(answer2);
  const text = answer2.output === void 0 ? void 0 : open.options.exactText?.(tool, answer2.output);
  return c.json({ ...answer2, ...text === void 0 ? {} : { output_text: text } });
}

// src/gateway/routes.ts
function routeOf(path) {
  for (const api of modelApis) {
    for (const [pattern, pathOf] of api.routes) {
      const match = pattern.exec(path);
      if (match) return { api, upstreamPath: pathOf(match) };
    }
  }
  return void 0;
}
function createRoutes({ session, upstream, maxBodyBytes, mcpUrl, httpTools, port }) {
  const app = new Hono();
  const http = { session, tools: httpTools, maxBodyBytes, fetch };
  app.use(async (c, next) => {
    const asked = proxied(c, port);
    return asked ? answerProxied(c, asked.token, http) : next();
  });
  app.get("/healthz", (c) => c.text("ok"));
  app.get("/t/:token/user/next", async (c) => {
    const open = session(c.req.param("token"));
    if (!open) return unknownToken(c);
    const turn = await open.nextUserTurn();
    if (turn === void 0) return c.json({ error: { message: "there is no further user turn" } }, 410);
    return c.json({ role: "user", content: turn });
  });
  addToolRoutes(app, { session, maxBodyBytes });
  addHttpRoutes(app, http);
  addMcpRoutes(app, { session, maxBodyBytes, mcpUrl });
  app.get(
    "/t/:token/*",
    (c, next) => c.req.path.endsWith("/models") ? Promise.resolve(c.json({ object: "list", data: [] })) : next()
  );
  app.all("/t/:token/*", async (c) => {
    const token = c.req.param("token");
    const path = c.req.path.slice(`/t/${token}`.length);
    if (path.endsWith("/traces/ingest")) return c.body(null, 204);
    if (c.req.method !== "POST") return unknownRoute(c, `${c.req.method} ${path}`, session(token));
    const found = routeOf(path);
    const open = session(token);
    if (!found) return unknownRoute(c, path, open);
    if (!open) return unknownToken(c, found.api);
    try {
      const request = await readBody(c, maxBodyBytes);
      return await answerModel(c, { open, upstream, request, path, ...found });
    } catch (error) {
      return fault(c, open, found.api, error);
    }
  });
  return app;
}
async function answerModel(c, { open, upstream, api, upstreamPath, path, request }) {
  const started = open.options.now();
  const answer2 = open.askModel(api.name, request);
  if (answer2.how === "missed") {
    return c.json(api.provider.errorBody(424, `ReplayKit: ${answer2.miss.message}`), 424, noRetry);
  }
  const refusal = answer2.how === "live" ? open.options.refuseLive?.() : void 0;
  if (refusal !== void 0) {
    open.miss({ kind: "provider", message: refusal });
    return c.json(api.provider.errorBody(403, `ReplayKit: ${refusal}`), 403, noRetry);
  }
  const mayWait = (ms) => open.mayWait(ms);
  const ask = async () => {
    const answered = open.awaitProvider(api.provider.name);
    const sent = { path: upstreamPath, body: request, headers: passedHeaders(c, api), mayWait };
    return upstream.send(api, sent).finally(answered);
  };
  const exchange = answer2.how === "served" ? { ...answer2.exchange, request } : { api: api.name, request, ...await ask() };
  if (answer2.how === "served") refuseDamaged(api, exchange);
  const how = answer2.how === "served" ? "served" : open.options.mode === "record" ? "recorded" : "live";
  const whole = withResponse(api, exchange);
  if (how !== "served") noteFailure(open, api, whole);
  const ended = open.options.now();
  open.observe({
    type: "model",
    exchange: whole,
    how,
    at: started.toISOString(),
    duration_ms: ended.getTime() - started.getTime()
  });
  return send(c, api, { ...whole, stream: api.wantsStream(request, path) });
}
function passedHeaders(c, { provider }) {
  return Object.fromEntries([...c.req.raw.headers].filter(([name]) => provider.passedHeaders.includes(name)));
}
function noteFailure(open, api, exchange) {
  const { name } = api.provider;
  const { status, response } = exchange;
  if (status === 401 || status === 403) open.miss({ kind: "key", message: `${name} refused the key (${status})` });
  const failure = failureOfAnswer(exchange);
  if (failure !== void 0) {
    const what = status < 400 ? `${failure.fault}: ${failure.text}` : `${status}, ${failure.fault}`;
    open.miss(providerMiss(`${name} kept failing (${what})`));
  } else if (status < 400) {
    const answer2 = objectOf(response);
    const { error } = readAnswer(api, answer2, status);
    if (error && isObject(api.answerIn(answer2).error))
      open.miss(providerMiss(`${name} failed inside of its answer: ${error.message}`));
  }
}
function withResponse(api, exchange) {
  if (exchange.sse === void 0 || exchange.response !== void 0) return exchange;
  return { ...exchange, response: api.readStream(eventsOfBlocks(exchange.sse)) };
}
function refuseDamaged({ name }, { sse = [], response }) {
  if (damagedBlock(sse) === void 0 && (response === void 0 || !sse.some(isBroken))) return;
  throw new ReplayKitError("invalid_fixtures", `the stream of ${name} holds an event that is no JSON`, {
    hint: "record the model's answers again"
  });
}
function send(c, api, exchange) {
  const { status, sse, response = null, stream } = exchange;
  if (stream && status < 400) {
    const body = streamText(sse ?? api.writeStream(objectOf(response)));
    return c.body(body, 200, { "content-type": "text/event-stream; charset=utf-8", "cache-control": "no-cache" });
  }
  return new Response(JSON.stringify(response), {
    status,
    headers: { "content-type": "application/json", ...status >= 400 ? noRetry : {} }
  });
}
function fault(c, open, api, error) {
  const known = error instanceof ReplayKitError;
  const message = error instanceof Error ? error.message : String(error);
  const { kind, status } = (known ? faults[error.code] : void 0) ?? { kind: "model", status: known ? 400 : 500 };
  const text = known ? message : `the gateway failed: ${message}`;
  open.miss(kind === "provider" ? providerMiss(text) : withDivergence({ kind, message: text }, open));
  return c.json(api.provider.errorBody(status, `ReplayKit: ${text}`), status, noRetry);
}
function withDivergence(miss, open) {
  const divergence = miss.kind === "key" ? open.divergence() : void 0;
  return divergence === void 0 ? miss : { ...divergence, ...miss, message: `${miss.message}; ${divergence.message}` };
}
var faults = {
  unauthorized: { kind: "key", status: 401 },
  network_failed: { kind: "provider", status: 502 },
  too_large: { kind: "model", status: 413 },
  invalid_fixtures: { kind: "model", status: 424 }
};
function unknownRoute(c, path, open) {
  const refused2 = /bedrock|aiplatform|:rawPredict/.test(path) ? "; Bedrock and Vertex are not supported: use the provider's own API" : "";
  const message = `ReplayKit: the gateway does not serve this address${refused2}`;
  open?.miss({ kind: "model", message: `${path}: the gateway does not serve this address${refused2}` });
  return c.json({ type: "error", error: { type: "not_found_error", message, code: 404 } }, 404, noRetry);
}

// src/gateway/http-front.ts
function createFront(options) {
  const listener = getRequestListener(createRoutes(options).fetch);
  const server = createServer((incoming, outgoing) => void listener(incoming, outgoing));
  answerTunnels(server, { tools: options.httpTools, session: options.session });
  return server;
}
export {
  createFront
};

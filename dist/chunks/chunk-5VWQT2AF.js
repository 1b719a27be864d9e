import { createRequire as __createRequire } from "node:module";
const require = __createRequire(import.meta.url);
import {
  HtmlEscapedCallbackPhase,
  resolveCallback
} from "./chunk-35IMGCZ5.js";
import {
  callErrorSchema
} from "./chunk-JLQWZFRY.js";
import {
  parseJson
} from "./chunk-5LI65K7B.js";
import {
  jsonSchema
} from "./chunk-GC64FZBI.js";
import {
  looseObject,
  number,
  string,
  union
} from "./chunk-SN3GIU3B.js";
import {
  canonicalJson
} from "./chunk-DN6WLQW3.js";
import {
  isObject
} from "./chunk-CFR755V3.js";
import {
  ReplayKitError
} from "./chunk-BJDCX3BS.js";

// src/core/replay/mcp-replay.ts
var mcpEventName = "mcp";
function createMcpReplay(trace) {
  const recorded = /* @__PURE__ */ new Map();
  for (const event of trace.events) {
    const exchange = event.type === "other" && event.name === mcpEventName ? exchangeOf(event.data) : void 0;
    if (!exchange) continue;
    const { result, error } = exchange;
    const answers = recorded.get(keyOf(exchange)) ?? [];
    recorded.set(keyOf(exchange), answers);
    answers.push(error === void 0 ? { result: result ?? {} } : { error });
  }
  return {
    ask(call) {
      const answers = recorded.get(keyOf(call));
      return answers && answers.length > 1 ? answers.shift() : answers?.[0];
    }
  };
}
function exchangeOf(data) {
  if (!isObject(data)) return void 0;
  const { server, method, params, result, error } = data;
  if (typeof server !== "string" || typeof method !== "string") return void 0;
  return {
    server,
    method,
    params: params ?? {},
    ...result === void 0 ? {} : { result },
    ...error === void 0 ? {} : { error }
  };
}
function keyOf({ server, method, params }) {
  if (method === "initialize") return `${server}
${method}`;
  const { _meta, ...asked } = isObject(params) ? params : {};
  return `${server}
${method}
${canonicalJson(asked)}`;
}

// src/core/replay/model-conversation.ts
function readTurn(api, request, response) {
  const reader = Object.hasOwn(readers, api) ? readers[api] : void 0;
  if (!reader) return void 0;
  return reader(isObject(request) ? request : {}, isObject(response) ? response : {});
}
var readers = {
  "openai-chat": readChat,
  "openai-responses": readResponses,
  "openai-embeddings": void 0,
  "anthropic-messages": readAnthropic,
  gemini: readGemini
};
function readChat(request, response) {
  const choice = objects(response["choices"])[0] ?? {};
  const message = object(choice["message"]);
  const usage = object(response["usage"]);
  const messages = objects(request["messages"]);
  return {
    said: textOf(message["content"]),
    calls: objects(message["tool_calls"]).map((call) => {
      const fn = object(call["function"]);
      return { id: text(call["id"]) ?? "", tool: text(fn["name"]) ?? "", args: parsed(fn["arguments"]) };
    }),
    results: messages.filter(({ role }) => role === "tool").map((result) => ({
      id: text(result["tool_call_id"]) ?? "",
      output: textOrJson(result["content"]),
      error: false
    })),
    messages: messages.filter(({ role }) => role === "user" || role === "system" || role === "developer").map(messageOf),
    usage: usageOf(usage["prompt_tokens"], usage["completion_tokens"]),
    model: text(response["model"]) ?? text(request["model"]),
    finish_reason: text(choice["finish_reason"])
  };
}
function readResponses(request, response) {
  const input = typeof request["input"] === "string" ? [{ role: "user", content: request["input"] }] : objects(request["input"]);
  const output = objects(response["output"]);
  const usage = object(response["usage"]);
  return {
    said: output.filter(({ type }) => type === "message").map((item) => textOf(item["content"])).join(""),
    calls: output.filter(({ type }) => type === "function_call").map((call) => ({
      id: text(call["call_id"]) ?? "",
      tool: text(call["name"]) ?? "",
      args: parsed(call["arguments"])
    })),
    results: input.filter((item) => "type" in item && item["type"] === "function_call_output").map((item) => ({
      id: text(item["call_id"]) ?? "",
      output: textOrJson(item["output"]),
      error: false
    })),
    messages: input.filter((item) => "role" in item && item["role"] !== "assistant").map(messageOf),
    usage: usageOf(usage["input_tokens"], usage["output_tokens"]),
    model: text(response["model"]) ?? text(request["model"]),
    finish_reason: text(response["status"])
  };
}
function readAnthropic(request, response) {
  const messages = objects(request["messages"]);
  const content = objects(response["content"]);
  const usage = object(response["usage"]);
  const users = messages.filter(({ role }) => role === "user");
  return {
    said: content.filter(({ type }) => type === "text").map((block) => text(block["text"]) ?? "").join(""),
    calls: content.filter(({ type }) => type === "tool_use").map((block) => ({
      id: text(block["id"]) ?? "",
      tool: text(block["name"]) ?? "",
      args: block["input"] ?? {}
    })),
    results: users.flatMap((message) => objects(message["content"])).filter(({ type }) => type === "tool_result").map((block) => ({
      id: text(block["tool_use_id"]) ?? "",
      output: textOrJson(block["content"]),
      error: block["is_error"] === true
    })),
    messages: users.filter((message) => textOf(message["content"]) !== "").map((message) => ({ role: "user", content: textOf(message["content"]) })),
    usage: usageOf(usage["input_tokens"], usage["output_tokens"]),
    model: text(response["model"]) ?? text(request["model"]),
    finish_reason: text(response["stop_reason"])
  };
}
function readGemini(request, response) {
  const candidate = objects(response["candidates"])[0] ?? {};
  const parts = objects(object(candidate["content"])["parts"]);
  const contents = objects(request["contents"]);
  const usage = object(response["usageMetadata"]);
  const seen = /* @__PURE__ */ new Map();
  const idOf = (part) => {
    const name = text(part["name"]) ?? "";
    const ordinal = seen.get(name) ?? 0;
    seen.set(name, ordinal + 1);
    return text(part["id"]) ?? `${name}#${ordinal}`;
  };
  const results = contents.flatMap((content) => objects(content["parts"])).filter((part) => isObject(part["functionResponse"])).map((part) => object(part["functionResponse"])).map((part) => ({ id: idOf(part), output: part["response"] ?? null, error: false }));
  const calls = parts.filter((part) => isObject(part["functionCall"])).map((part) => object(part["functionCall"])).map((part) => ({ id: idOf(part), tool: text(part["name"]) ?? "", args: part["args"] ?? {} }));
  return {
    said: parts.filter((part) => part["thought"] !== true).map((part) => text(part["text"]) ?? "").join(""),
    calls,
    results,
    messages: contents.filter(({ role }) => role !== "model").map((content) => ({ role: "user", content: textOf(content["parts"]) })).filter(({ content }) => content !== ""),
    usage: usageOf(usage["promptTokenCount"], usage["candidatesTokenCount"]),
    model: text(response["modelVersion"]),
    finish_reason: text(candidate["finishReason"])
  };
}
function messageOf(message) {
  return {
    role: text(message["role"]) ?? "user",
    content: textOf(message["content"]) || (message["content"] ?? null)
  };
}
function textOf(content) {
  if (typeof content === "string") return content;
  return objects(content).map((part) => text(part["text"]) ?? "").join("");
}
function textOrJson(content) {
  const plain = textOf(content);
  return plain === "" && typeof content !== "string" ? content ?? null : plain;
}
function parsed(value) {
  if (typeof value !== "string") return value ?? {};
  try {
    return JSON.parse(value === "" ? "{}" : value);
  } catch {
    return value;
  }
}
function usageOf(input, output) {
  return typeof input === "number" ? { input, output: typeof output === "number" ? output : 0 } : void 0;
}
function text(value) {
  return typeof value === "string" ? value : void 0;
}
function object(value) {
  return isObject(value) ? value : {};
}
function objects(value) {
  return Array.isArray(value) ? value.filter(isObject) : [];
}

// src/gateway/observed-trace.ts
function observedTrace(observations, head) {
  const state = {
    events: [],
    asked: /* @__PURE__ */ new Map(),
    messages: /* @__PURE__ */ new Set(),
    uncontrolled: [],
    said: ""
  };
  observations.forEach((observation, index) => {
    if (observation.type === "tool") passTool(state, observation);
    else if (observation.type === "mcp") passMcp(state, observation);
    else passModel(state, observation, `model-${index}`);
  });
  const failed = observations.some((seen) => seen.type === "model" && seen.exchange.status >= 400);
  const ended = state.said !== "";
  if (ended) state.events.push({ type: "final_output", content: state.said });
  const fault2 = head.end && faultOf(head.end);
  if (fault2) state.events.push(fault2);
  const status = fault2 || failed && !ended ? "error" : ended || head.end ? "success" : "unknown";
  const first = observations[0]?.at;
  return {
    trace: {
      version: 1,
      run_id: head.run_id,
      status,
      source: { format: "gateway" },
      ...first === void 0 ? {} : { started_at: first },
      events: state.events
    },
    uncontrolled: state.uncontrolled
  };
}
function faultOf({ code, timed_out, stderr }) {
  if (timed_out) return { type: "error", kind: "timeout", error: "the agent did not end in time" };
  if (code === 0) return void 0;
  const ending = code === null ? "the agent was ended by a signal" : `the agent ended with exit code ${code}`;
  return { type: "error", kind: "exception", error: lastWords(stderr) ?? ending };
}
function lastWords(stderr) {
  const lines = stderr.split("\n").map((line) => line.trimEnd());
  const named = /^(?:Uncaught )?(?:[\w.]*(?:Error|Exception|Exit|Interrupt)\b.*)$/;
  return lines.findLast((line) => named.test(line)) ?? lines.findLast((line) => line.trim() !== "");
}
function passModel(state, seen, group) {
  const { exchange, at, duration_ms } = seen;
  const turn = readTurn(exchange.api, exchange.request, exchange.response);
  if (!turn) return;
  takeMessages(state, turn);
  takeResults(state, turn);
  const failed = exchange.status >= 400;
  state.events.push({
    type: "model_call",
    ...turn.model === void 0 ? {} : { model: turn.model },
    ...turn.said === "" ? {} : { output: turn.said },
    ...turn.finish_reason === void 0 ? {} : { finish_reason: turn.finish_reason },
    ...turn.usage === void 0 ? {} : { usage: turn.usage },
    ...failed ? { error: { kind: "model", message: `the provider answered ${exchange.status}` } } : {},
    at,
    duration_ms
  });
  for (const call of turn.calls) {
    const event = { type: "tool_call", call_id: call.id, tool_name: call.tool, tool_args: call.args, group };
    state.asked.set(call.id, { id: call.id, call, event, answered: false });
    state.events.push(event);
  }
  if (!failed) state.said = turn.calls.length === 0 ? turn.said : "";
}
function takeMessages(state, turn) {
  for (const { role, content } of turn.messages) {
    const key = `${role}
${canonicalJson(content)}`;
    if (state.messages.has(key)) continue;
    state.messages.add(key);
    state.events.push({ type: "input_message", role, content });
  }
}
function takeResults(state, turn) {
  for (const { id, output, error } of turn.results) {
    const asked = state.asked.get(id);
    if (!asked || asked.answered) continue;
    asked.answered = true;
    if (!asked.passed) state.uncontrolled.push(asked.call);
    const message = typeof output === "string" ? output : canonicalJson(output);
    const failed = error ? { error: { kind: "tool", message } } : {};
    state.events.push({ type: "tool_result", call_id: id, output, ...failed });
  }
}
function passMcp(state, { server, method, params, result, error, at }) {
  const given = { ...result === void 0 ? {} : { result }, ...error === void 0 ? {} : { error } };
  state.events.push({ type: "other", name: mcpEventName, data: { server, method, params, ...given }, at });
}
function passTool(state, seen) {
  const { tool, args, output, error } = seen.call;
  const open = [...state.asked.values()].filter(({ passed, call }) => !passed && call.tool === tool);
  const asked = open.find(({ call }) => canonicalJson(call.args) === canonicalJson(args)) ?? open[0];
  const id = asked?.id ?? seen.id;
  if (asked) {
    asked.passed = seen;
    asked.event.tool_args = args;
  }
  if (!asked) state.events.push({ type: "tool_call", call_id: id, tool_name: tool, tool_args: args, at: seen.at });
  if (output === void 0 && error === void 0) return;
  if (asked) asked.answered = true;
  const simulated = seen.how === "simulated" ? { simulated: true } : {};
  const given = { ...output === void 0 ? {} : { output }, ...error === void 0 ? {} : { error } };
  state.events.push({ type: "tool_result", call_id: id, ...given, ...simulated });
}

// src/gateway/server.ts
import { randomBytes } from "node:crypto";
import { once } from "node:events";

// node_modules/@hono/node-server/dist/constants-BLSFu_RU.mjs
var X_ALREADY_SENT = "x-hono-already-sent";

// node_modules/@hono/node-server/dist/index.mjs
import { STATUS_CODES, ServerResponse, createServer } from "node:http";
import { Http2ServerRequest, constants } from "node:http2";
import { Readable } from "node:stream";

// node_modules/hono/dist/helper/websocket/index.js
var defineWebSocketHelper = (handler) => {
  return ((...args) => {
    if (typeof args[0] === "function") {
      const [createEvents, options] = args;
      return async function upgradeWebSocket2(c, next) {
        const result = await handler(c, await createEvents(c), options);
        if (result) return result;
        await next();
      };
    } else {
      const [c, events, options] = args;
      return (async () => {
        const upgraded = await handler(c, events, options);
        if (!upgraded) throw new Error("Failed to upgrade WebSocket");
        return upgraded;
      })();
    }
  });
};

// node_modules/@hono/node-server/dist/index.mjs
var RequestError = class extends Error {
  constructor(message, options) {
    super(message, options);
    this.name = "RequestError";
  }
};
var nonJoinedHeaders = /* @__PURE__ */ new Set([
  "age",
  "authorization",
  "content-length",
  "content-type",
  "etag",
  "expires",
  "from",
  "host",
  "if-modified-since",
  "if-unmodified-since",
  "last-modified",
  "location",
  "max-forwards",
  "proxy-authorization",
  "referer",
  "retry-after",
  "server",
  "user-agent"
]);
var validHeaderName = /^[!#$%&'*+\-.^_`|~\dA-Za-z]+$/;
var isHttpWhitespace = (code) => code === 9 || code === 10 || code === 13 || code === 32;
var normalizeHeaderValue = (value) => {
  if (!isHttpWhitespace(value.charCodeAt(0)) && !isHttpWhitespace(value.charCodeAt(value.length - 1))) return value;
  let start = 0;
  let end = value.length;
  while (start < end && isHttpWhitespace(value.charCodeAt(start))) start++;
  while (end > start && isHttpWhitespace(value.charCodeAt(end - 1))) end--;
  return value.slice(start, end);
};
var forbiddenHeaderValue = /[\0\r\n]/;
var GlobalHeaders = globalThis.Headers;
var materializeHeaders = (rawHeaders, HeadersCtor = GlobalHeaders) => {
  const headers = new HeadersCtor();
  for (let i = 0; i < rawHeaders.length; i += 2) {
    const name = rawHeaders[i];
    if (!name.startsWith(":")) headers.append(name, rawHeaders[i + 1]);
  }
  return headers;
};
var RequestHeaders = class {
  #incoming;
  #rawHeaders;
  #headers;
  #invalidValue;
  constructor(incoming) {
    this.#incoming = incoming;
    if (incoming instanceof Http2ServerRequest) this.#rawHeaders = incoming.rawHeaders.slice();
  }
  get #lazyRawHeaders() {
    return this.#rawHeaders ??= this.#incoming.rawHeaders.slice();
  }
  get #native() {
    if (!this.#headers) {
      this.#headers = materializeHeaders(this.#lazyRawHeaders);
      this.#rawHeaders = void 0;
    }
    return this.#headers;
  }
  #normalizedName(name) {
    if (typeof name !== "string") return;
    if (!validHeaderName.test(name)) throw new TypeError(`Invalid header name: ${name}`);
    return name.toLowerCase();
  }
  #lookupHttp1(lowerName) {
    const headers = this.#incoming instanceof Http2ServerRequest ? void 0 : this.#incoming.headers;
    if (!headers || nonJoinedHeaders.has(lowerName) || lowerName === "set-cookie" || lowerName === "__proto__") return;
    if (!Object.hasOwn(headers, lowerName)) return null;
    const rawValue = headers[lowerName];
    if (typeof rawValue === "string") {
      const value = normalizeHeaderValue(rawValue);
      return forbiddenHeaderValue.test(value) ? void 0 : value;
    }
  }
  #lookup(rawHeaders, lowerName) {
    const separator = lowerName === "cookie" ? "; " : ", ";
    let value = null;
    for (let i = 0; i < rawHeaders.length; i += 2) {
      const rawName = rawHeaders[i];
      if (rawName.length === lowerName.length && rawName.toLowerCase() === lowerName) {
        const rawValue = normalizeHeaderValue(rawHeaders[i + 1]);
        if (forbiddenHeaderValue.test(rawValue)) {
          this.#invalidValue = true;
          return;
        }
        value = value === null ? rawValue : value + separator + rawValue;
      }
    }
    return value;
  }
  append(name, value) {
    this.#native.append(name, value);
  }
  delete(name) {
    this.#native.delete(name);
  }
  get(name) {
    const lowerName = this.#normalizedName(name);
    if (lowerName && !this.#headers && !this.#invalidValue) {
      const http1Value = this.#lookupHttp1(lowerName);
      if (http1Value !== void 0) return http1Value;
      const value = this.#lookup(this.#lazyRawHeaders, lowerName);
      if (value !== void 0) return value;
    }
    return this.#native.get(name);
  }
  has(name) {
    const lowerName = this.#normalizedName(name);
    if (lowerName && !this.#headers && !this.#invalidValue) {
      const http1Value = this.#lookupHttp1(lowerName);
      if (http1Value !== void 0) return http1Value !== null;
      const value = this.#lookup(this.#lazyRawHeaders, lowerName);
      if (value !== void 0) return value !== null;
    }
    return this.#native.has(name);
  }
  set(name, value) {
    this.#native.set(name, value);
  }
  getSetCookie() {
    return this.#native.getSetCookie();
  }
  keys() {
    return this.#native.keys();
  }
  values() {
    return this.#native.values();
  }
  entries() {
    return this.#native.entries();
  }
  forEach(callback, thisArg) {
    this.#native.forEach((value, key) => {
      callback.call(thisArg, value, key, this);
    });
  }
  [Symbol.iterator]() {
    return this.entries();
  }
};
Object.defineProperty(RequestHeaders.prototype, /* @__PURE__ */ Symbol.for("nodejs.util.inspect.custom"), { value: function(depth, options, inspectFn) {
  return `Headers (lightweight) ${inspectFn(Object.fromEntries(this), {
    ...options,
    depth: depth == null ? null : depth - 1
  })}`;
} });
Object.setPrototypeOf(RequestHeaders.prototype, GlobalHeaders.prototype);
var newHeadersFromIncoming = (incoming) => globalThis.Headers === GlobalHeaders ? new RequestHeaders(incoming) : materializeHeaders(incoming.rawHeaders, globalThis.Headers);
var reValidRequestUrl = /^\/[!#$&-;=?-\[\]_a-z~]*$/;
var reDotSegment = /\/\.\.?(?:[/?#]|$)/;
var reValidHost = /^[a-z0-9._-]+(?::(?:[1-5]\d{3,4}|[6-9]\d{3}))?$/;
var validateRequestTarget = (target) => {
  const backslash = target.indexOf("\\");
  if (backslash !== -1) {
    const query = target.indexOf("?");
    if (query === -1 || backslash < query) throw new RequestError("Backslash in request path");
  }
};
var buildUrl = (scheme, host, incomingUrl) => {
  const url = `${scheme}://${host}${incomingUrl}`;
  if (!reValidHost.test(host)) {
    validateRequestTarget(incomingUrl);
    const urlObj = new URL(url);
    if (urlObj.hostname.length !== host.length && urlObj.hostname !== (host.includes(":") ? host.replace(/:\d+$/, "") : host).toLowerCase()) throw new RequestError("Invalid host header");
    return urlObj.href;
  } else if (incomingUrl.length === 0) return url + "/";
  else {
    if (incomingUrl.charCodeAt(0) !== 47) throw new RequestError("Invalid URL");
    if (!reValidRequestUrl.test(incomingUrl) || reDotSegment.test(incomingUrl)) {
      validateRequestTarget(incomingUrl);
      return new URL(url).href;
    }
    return url;
  }
};
var toRequestError = (e) => {
  if (e instanceof RequestError) return e;
  return new RequestError(e.message, { cause: e });
};
var GlobalRequest = global.Request;
var Request$1 = class extends GlobalRequest {
  constructor(input, options) {
    if (typeof input === "object" && getRequestCache in input) {
      const hasReplacementBody = options !== void 0 && "body" in options && options.body != null;
      if (input[bodyConsumedDirectlyKey] && !hasReplacementBody) throw new TypeError("Cannot construct a Request with a Request object that has already been used.");
      input = input[getRequestCache]();
    }
    if (typeof options?.body?.getReader !== "undefined") options.duplex ??= "half";
    super(input, options);
  }
};
var wrapBodyStream = /* @__PURE__ */ Symbol("wrapBodyStream");
var byteExactEncodings = /* @__PURE__ */ new Set([
  "latin1",
  "binary",
  "hex",
  "base64",
  "base64url"
]);
var isByteExactEncoding = (encoding) => encoding === null || byteExactEncodings.has(encoding);
var bodyBufferedBeforeDisconnectKey = /* @__PURE__ */ Symbol("bodyBufferedBeforeDisconnect");
var bodyBufferedLengthBeforeDisconnectKey = /* @__PURE__ */ Symbol("bodyBufferedLengthBeforeDisconnect");
var toBufferChunk = (chunk, encoding) => Buffer.isBuffer(chunk) ? chunk : Buffer.from(chunk, encoding ?? "utf8");
var isRecoverableDisconnectedIncoming = (incoming) => !(incoming instanceof Http2ServerRequest) && !!incoming.complete && !!incoming.readableAborted && typeof incoming.read === "function" && isByteExactEncoding(incoming.readableEncoding);
var recordBodyBufferedBeforeDisconnect = (incoming) => {
  if (incoming.readableDidRead || !isRecoverableDisconnectedIncoming(incoming)) return;
  const incomingWithRecovery = incoming;
  incomingWithRecovery[bodyBufferedLengthBeforeDisconnectKey] ??= incoming.readableLength;
};
var readBodyBufferedBeforeDisconnect = (incoming, chunks) => {
  if (incoming.readableDidRead && !chunks || !isRecoverableDisconnectedIncoming(incoming)) return;
  const incomingWithRecovery = incoming;
  if (incomingWithRecovery[bodyBufferedBeforeDisconnectKey] !== void 0) return incomingWithRecovery[bodyBufferedBeforeDisconnectKey];
  let result;
  const errored = incoming.errored;
  if (errored && errored.code !== "ECONNRESET") result = errored;
  else if (incomingWithRecovery[bodyBufferedLengthBeforeDisconnectKey] !== void 0 && incoming.readableLength !== incomingWithRecovery[bodyBufferedLengthBeforeDisconnectKey]) result = newBodyUnusableError();
  else {
    const bodyChunks = chunks ?? [];
    const chunk = incoming.read();
    if (chunk !== null) bodyChunks.push(toBufferChunk(chunk, incoming.readableEncoding));
    const buffer = bodyChunks.length === 1 ? bodyChunks[0] : Buffer.concat(bodyChunks);
    result = buffer;
    const contentLength = incoming.headers["content-length"];
    if (typeof contentLength === "string" && /^\d+$/.test(contentLength)) {
      const expectedLength = Number(contentLength);
      if (Number.isSafeInteger(expectedLength) && buffer.length !== expectedLength) result = newBodyUnusableError();
    }
  }
  incomingWithRecovery[bodyBufferedBeforeDisconnectKey] = result;
  return result;
};
var enqueueBufferedBody = (controller, buffered) => {
  if (buffered instanceof Error) {
    controller.error(buffered);
    return;
  }
  if (buffered.length > 0) controller.enqueue(buffered);
  controller.close();
};
var newRequestFromIncoming = (method, url, headers, incoming, abortController) => {
  const init = {
    method,
    headers,
    signal: abortController.signal
  };
  if (method === "TRACE") {
    init.method = "GET";
    const req = new Request$1(url, init);
    Object.defineProperty(req, "method", { get() {
      return "TRACE";
    } });
    return req;
  }
  if (!(method === "GET" || method === "HEAD")) if ("rawBody" in incoming && incoming.rawBody instanceof Buffer) init.body = new ReadableStream({ start(controller) {
    controller.enqueue(incoming.rawBody);
    controller.close();
  } });
  else if (incoming[wrapBodyStream]) {
    let reader;
    init.body = new ReadableStream({ async pull(controller) {
      try {
        if (!reader) {
          const buffered = readBodyBufferedBeforeDisconnect(incoming);
          if (buffered !== void 0) {
            enqueueBufferedBody(controller, buffered);
            return;
          }
        }
        reader ||= Readable.toWeb(incoming).getReader();
        const { done, value } = await reader.read();
        if (done) controller.close();
        else controller.enqueue(value);
      } catch (error) {
        controller.error(error);
      }
    } });
  } else {
    const buffered = readBodyBufferedBeforeDisconnect(incoming);
    if (buffered !== void 0) init.body = new ReadableStream({ start(controller) {
      enqueueBufferedBody(controller, buffered);
    } });
    else init.body = Readable.toWeb(incoming);
  }
  return new Request$1(url, init);
};
var getRequestCache = /* @__PURE__ */ Symbol("getRequestCache");
var requestCache = /* @__PURE__ */ Symbol("requestCache");
var incomingKey = /* @__PURE__ */ Symbol("incomingKey");
var urlKey = /* @__PURE__ */ Symbol("urlKey");
var methodKey = /* @__PURE__ */ Symbol("methodKey");
var headersKey = /* @__PURE__ */ Symbol("headersKey");
var abortControllerKey = /* @__PURE__ */ Symbol("abortControllerKey");
var getAbortController = /* @__PURE__ */ Symbol("getAbortController");
var abortRequest = /* @__PURE__ */ Symbol("abortRequest");
var bodyBufferKey = /* @__PURE__ */ Symbol("bodyBuffer");
var bodyReadPromiseKey = /* @__PURE__ */ Symbol("bodyReadPromise");
var bodyConsumedDirectlyKey = /* @__PURE__ */ Symbol("bodyConsumedDirectly");
var bodyLockReaderKey = /* @__PURE__ */ Symbol("bodyLockReader");
var abortReasonKey = /* @__PURE__ */ Symbol("abortReason");
var newBodyUnusableError = () => {
  return /* @__PURE__ */ new TypeError("Body is unusable");
};
var rejectBodyUnusable = () => {
  return Promise.reject(newBodyUnusableError());
};
var textDecoder = new TextDecoder();
var consumeBodyDirectOnce = (request) => {
  if (request[bodyConsumedDirectlyKey]) return rejectBodyUnusable();
  request[bodyConsumedDirectlyKey] = true;
};
var toArrayBuffer = (buf) => {
  return buf.buffer.slice(buf.byteOffset, buf.byteOffset + buf.byteLength);
};
var contentType = (request) => {
  return (request[headersKey] ||= newHeadersFromIncoming(request[incomingKey])).get("content-type") || "";
};
var methodTokenRegExp = /^[!#$%&'*+\-.^_`|~0-9A-Za-z]+$/;
var normalizeIncomingMethod = (method) => {
  if (typeof method !== "string" || method.length === 0) return "GET";
  switch (method) {
    case "DELETE":
    case "GET":
    case "HEAD":
    case "OPTIONS":
    case "PATCH":
    case "POST":
    case "PUT":
    case "QUERY":
      return method;
  }
  const upper = method.toUpperCase();
  switch (upper) {
    case "DELETE":
    case "GET":
    case "HEAD":
    case "OPTIONS":
    case "POST":
    case "PUT":
      return upper;
    default:
      return method;
  }
};
var validateDirectReadMethod = (method) => {
  if (!methodTokenRegExp.test(method)) return /* @__PURE__ */ new TypeError(`'${method}' is not a valid HTTP method.`);
  const normalized = method.toUpperCase();
  if (normalized === "CONNECT" || normalized === "TRACK" || normalized === "TRACE" && method !== "TRACE") return /* @__PURE__ */ new TypeError(`'${method}' HTTP method is unsupported.`);
};
var readBodyWithFastPath = (request, method, fromBuffer) => {
  if (request[bodyConsumedDirectlyKey]) return rejectBodyUnusable();
  const methodName = request.method;
  if (methodName === "GET" || methodName === "HEAD") return request[getRequestCache]()[method]();
  const methodValidationError = validateDirectReadMethod(methodName);
  if (methodValidationError) return Promise.reject(methodValidationError);
  if (request[requestCache]) {
    if (methodName !== "TRACE") return request[requestCache][method]();
  }
  const alreadyUsedError = consumeBodyDirectOnce(request);
  if (alreadyUsedError) return alreadyUsedError;
  const raw = readRawBodyIfAvailable(request);
  if (raw) {
    const result = Promise.resolve(fromBuffer(raw, request));
    request[bodyBufferKey] = void 0;
    return result;
  }
  return readBodyDirect(request).then((buf) => {
    const result = fromBuffer(buf, request);
    request[bodyBufferKey] = void 0;
    return result;
  });
};
var readRawBodyIfAvailable = (request) => {
  const incoming = request[incomingKey];
  if ("rawBody" in incoming && incoming.rawBody instanceof Buffer) return incoming.rawBody;
};
var normalizeAbortError = (request, incoming) => {
  if (incoming.errored) return incoming.errored;
  const reason = request[abortReasonKey];
  if (reason !== void 0) return reason instanceof Error ? reason : new Error(String(reason));
  return /* @__PURE__ */ new Error("Client connection prematurely closed.");
};
var readBodyDirect = (request) => {
  if (request[bodyBufferKey]) return Promise.resolve(request[bodyBufferKey]);
  if (request[bodyReadPromiseKey]) return request[bodyReadPromiseKey];
  const incoming = request[incomingKey];
  if (incoming.readableDidRead) return rejectBodyUnusable();
  const buffered = readBodyBufferedBeforeDisconnect(incoming);
  if (buffered !== void 0) {
    if (buffered instanceof Error) return Promise.reject(buffered);
    request[bodyBufferKey] = buffered;
    return Promise.resolve(buffered);
  }
  const promise = new Promise((resolve, reject) => {
    const chunks = [];
    let settled = false;
    const finish = (callback) => {
      if (settled) return;
      settled = true;
      cleanup();
      callback();
    };
    const recoverCompleteBodyAfterDisconnect = (error) => {
      const streamError = incoming.errored ?? error;
      if (!isRecoverableDisconnectedIncoming(incoming) || streamError && streamError.code !== "ECONNRESET") return false;
      finish(() => {
        const recovered = readBodyBufferedBeforeDisconnect(incoming, chunks);
        if (recovered instanceof Error) reject(recovered);
        else if (recovered === void 0) reject(error ?? normalizeAbortError(request, incoming));
        else {
          request[bodyBufferKey] = recovered;
          resolve(recovered);
        }
      });
      return true;
    };
    const onData = (chunk) => {
      chunks.push(toBufferChunk(chunk, incoming.readableEncoding));
    };
    const onEnd = () => {
      finish(() => {
        const buffer = chunks.length === 1 ? chunks[0] : Buffer.concat(chunks);
        request[bodyBufferKey] = buffer;
        resolve(buffer);
      });
    };
    const onError = (error) => {
      if (recoverCompleteBodyAfterDisconnect(error)) return;
      finish(() => {
        reject(error);
      });
    };
    const onClose = () => {
      if (incoming.readableEnded) {
        onEnd();
        return;
      }
      if (recoverCompleteBodyAfterDisconnect()) return;
      finish(() => {
        reject(normalizeAbortError(request, incoming));
      });
    };
    const cleanup = () => {
      incoming.off("data", onData);
      incoming.off("end", onEnd);
      incoming.off("error", onError);
      incoming.off("close", onClose);
      request[bodyReadPromiseKey] = void 0;
    };
    incoming.on("data", onData);
    incoming.on("end", onEnd);
    incoming.on("error", onError);
    incoming.on("close", onClose);
    queueMicrotask(() => {
      if (settled) return;
      if (incoming.readableEnded) onEnd();
      else if (incoming.errored) onError(incoming.errored);
      else if (incoming.destroyed) onClose();
    });
  });
  request[bodyReadPromiseKey] = promise;
  return promise;
};
var requestPrototype = {
  get method() {
    return this[methodKey];
  },
  get url() {
    return this[urlKey];
  },
  get headers() {
    return this[headersKey] ||= newHeadersFromIncoming(this[incomingKey]);
  },
  [abortRequest](reason) {
    if (this[abortReasonKey] === void 0) this[abortReasonKey] = reason;
    const abortController = this[abortControllerKey];
    if (abortController && !abortController.signal.aborted) abortController.abort(reason);
  },
  [getAbortController]() {
    this[abortControllerKey] ||= new AbortController();
    if (this[abortReasonKey] !== void 0 && !this[abortControllerKey].signal.aborted) this[abortControllerKey].abort(this[abortReasonKey]);
    return this[abortControllerKey];
  },
  [getRequestCache]() {
    const abortController = this[getAbortController]();
    if (this[requestCache]) return this[requestCache];
    const method = this.method;
    if (this[bodyConsumedDirectlyKey] && !(method === "GET" || method === "HEAD")) {
      this[bodyBufferKey] = void 0;
      const init = {
        method: method === "TRACE" ? "GET" : method,
        headers: this.headers,
        signal: abortController.signal
      };
      if (method !== "TRACE") {
        init.body = new ReadableStream({ start(c) {
          c.close();
        } });
        init.duplex = "half";
      }
      const req = new Request$1(this[urlKey], init);
      if (method === "TRACE") Object.defineProperty(req, "method", { get() {
        return "TRACE";
      } });
      return this[requestCache] = req;
    }
    return this[requestCache] = newRequestFromIncoming(this.method, this[urlKey], this.headers, this[incomingKey], abortController);
  },
  get body() {
    if (!this[bodyConsumedDirectlyKey]) return this[getRequestCache]().body;
    const request = this[getRequestCache]();
    if (!this[bodyLockReaderKey] && request.body) this[bodyLockReaderKey] = request.body.getReader();
    return request.body;
  },
  get bodyUsed() {
    if (this[bodyConsumedDirectlyKey]) return true;
    if (this[requestCache]) return this[requestCache].bodyUsed;
    return false;
  }
};
Object.defineProperty(requestPrototype, "signal", { get() {
  return this[getAbortController]().signal;
} });
[
  "cache",
  "credentials",
  "destination",
  "duplex",
  "integrity",
  "mode",
  "redirect",
  "referrer",
  "referrerPolicy",
  "keepalive"
].forEach((k) => {
  Object.defineProperty(requestPrototype, k, { get() {
    return this[getRequestCache]()[k];
  } });
});
["clone", "formData"].forEach((k) => {
  Object.defineProperty(requestPrototype, k, { value: function() {
    if (this[bodyConsumedDirectlyKey]) {
      if (k === "clone") throw newBodyUnusableError();
      return rejectBodyUnusable();
    }
    return this[getRequestCache]()[k]();
  } });
});
Object.defineProperty(requestPrototype, "text", { value: function() {
  return readBodyWithFastPath(this, "text", (buf) => textDecoder.decode(buf));
} });
Object.defineProperty(requestPrototype, "arrayBuffer", { value: function() {
  return readBodyWithFastPath(this, "arrayBuffer", (buf) => toArrayBuffer(buf));
} });
Object.defineProperty(requestPrototype, "blob", { value: function() {
  return readBodyWithFastPath(this, "blob", (buf, request) => {
    const type = contentType(request);
    const init = type ? { headers: { "content-type": type } } : void 0;
    return new Response(buf, init).blob();
  });
} });
Object.defineProperty(requestPrototype, "json", { value: function() {
  if (this[bodyConsumedDirectlyKey]) return rejectBodyUnusable();
  return this.text().then(JSON.parse);
} });
Object.defineProperty(requestPrototype, /* @__PURE__ */ Symbol.for("nodejs.util.inspect.custom"), { value: function(depth, options, inspectFn) {
  return `Request (lightweight) ${inspectFn({
    method: this.method,
    url: this.url,
    headers: this.headers,
    nativeRequest: this[requestCache]
  }, {
    ...options,
    depth: depth == null ? null : depth - 1
  })}`;
} });
Object.setPrototypeOf(requestPrototype, Request$1.prototype);
var newRequest = (incoming, defaultHostname) => {
  const req = Object.create(requestPrototype);
  req[incomingKey] = incoming;
  req[methodKey] = normalizeIncomingMethod(incoming.method);
  const incomingUrl = incoming.url || "";
  if (incomingUrl[0] !== "/" && (incomingUrl.startsWith("http://") || incomingUrl.startsWith("https://"))) {
    if (incoming instanceof Http2ServerRequest) throw new RequestError("Absolute URL for :path is not allowed in HTTP/2");
    try {
      validateRequestTarget(incomingUrl);
      req[urlKey] = new URL(incomingUrl).href;
    } catch (e) {
      throw new RequestError("Invalid absolute URL", { cause: e });
    }
    return req;
  }
  const host = (incoming instanceof Http2ServerRequest ? incoming.authority : incoming.headers.host) || defaultHostname;
  if (!host) throw new RequestError("Missing host header");
  let scheme;
  if (incoming instanceof Http2ServerRequest) {
    scheme = incoming.scheme;
    if (!(scheme === "http" || scheme === "https")) throw new RequestError("Unsupported scheme");
  } else scheme = incoming.socket && incoming.socket.encrypted ? "https" : "http";
  try {
    req[urlKey] = buildUrl(scheme, host, incomingUrl);
  } catch (e) {
    if (e instanceof RequestError) throw e;
    else throw new RequestError("Invalid URL", { cause: e });
  }
  return req;
};
var defaultContentType = "text/plain; charset=UTF-8";
var responseCache = /* @__PURE__ */ Symbol("responseCache");
var getResponseCache = /* @__PURE__ */ Symbol("getResponseCache");
var cacheKey = /* @__PURE__ */ Symbol("cache");
var GlobalResponse = global.Response;
var Response$1 = class Response$12 {
  #body;
  #init;
  [getResponseCache]() {
    const cache = this[cacheKey];
    const liveHeaders = cache && cache[2] instanceof Headers ? cache[2] : void 0;
    delete this[cacheKey];
    return this[responseCache] ||= new GlobalResponse(this.#body, liveHeaders ? {
      status: this.#init?.status,
      statusText: this.#init?.statusText,
      headers: liveHeaders
    } : this.#init);
  }
  constructor(body, init) {
    let headers;
    this.#body = body;
    if (init instanceof GlobalResponse) {
      const cachedGlobalResponse = init[responseCache];
      if (cachedGlobalResponse) {
        this.#init = cachedGlobalResponse;
        this[getResponseCache]();
        return;
      }
      this.#init = init instanceof Response$12 ? init.#init : init;
      headers = new Headers(init.headers);
    } else this.#init = init;
    if (body == null || typeof body === "string" || typeof body?.getReader !== "undefined" || body instanceof Blob || body instanceof Uint8Array) this[cacheKey] = [
      init?.status || 200,
      body ?? null,
      headers || init?.headers
    ];
  }
  get headers() {
    const cache = this[cacheKey];
    if (cache) {
      if (!(cache[2] instanceof Headers)) cache[2] = new Headers(cache[2] || (cache[1] === null ? void 0 : { "content-type": defaultContentType }));
      return cache[2];
    }
    return this[getResponseCache]().headers;
  }
  get status() {
    return this[cacheKey]?.[0] ?? this[getResponseCache]().status;
  }
  get ok() {
    const status = this.status;
    return status >= 200 && status < 300;
  }
};
[
  "body",
  "bodyUsed",
  "redirected",
  "statusText",
  "trailers",
  "type",
  "url"
].forEach((k) => {
  Object.defineProperty(Response$1.prototype, k, { get() {
    return this[getResponseCache]()[k];
  } });
});
[
  "arrayBuffer",
  "blob",
  "clone",
  "formData",
  "json",
  "text"
].forEach((k) => {
  Object.defineProperty(Response$1.prototype, k, { value: function() {
    return this[getResponseCache]()[k]();
  } });
});
Object.defineProperty(Response$1.prototype, /* @__PURE__ */ Symbol.for("nodejs.util.inspect.custom"), { value: function(depth, options, inspectFn) {
  return `Response (lightweight) ${inspectFn({
    status: this.status,
    headers: this.headers,
    ok: this.ok,
    nativeResponse: this[responseCache]
  }, {
    ...options,
    depth: depth == null ? null : depth - 1
  })}`;
} });
Object.setPrototypeOf(Response$1, GlobalResponse);
Object.setPrototypeOf(Response$1.prototype, GlobalResponse.prototype);
var validRedirectUrl = /^https?:\/\/[!#-;=?-[\]_a-z~A-Z]+$/;
var parseRedirectUrl = (url) => {
  if (url instanceof URL) return url.href;
  if (validRedirectUrl.test(url)) return url;
  return new URL(url).href;
};
var validRedirectStatuses = /* @__PURE__ */ new Set([
  301,
  302,
  303,
  307,
  308
]);
Object.defineProperty(Response$1, "redirect", {
  value: function redirect(url, status = 302) {
    if (!validRedirectStatuses.has(status)) throw new RangeError("Invalid status code");
    return new Response$1(null, {
      status,
      headers: { location: parseRedirectUrl(url) }
    });
  },
  writable: true,
  configurable: true
});
Object.defineProperty(Response$1, "json", {
  value: function json(data, init) {
    const body = JSON.stringify(data);
    if (body === void 0) throw new TypeError("The data is not JSON serializable");
    const initHeaders = init?.headers;
    let headers;
    if (initHeaders) {
      headers = new Headers(initHeaders);
      if (!headers.has("content-type")) headers.set("content-type", "application/json");
    } else headers = { "content-type": "application/json" };
    return new Response$1(body, {
      status: init?.status ?? 200,
      statusText: init?.statusText,
      headers
    });
  },
  writable: true,
  configurable: true
});
async function readWithoutBlocking(readPromise) {
  return Promise.race([readPromise, Promise.resolve().then(() => Promise.resolve(void 0))]);
}
function writeFromReadableStreamDefaultReader(reader, writable, currentReadPromise) {
  const cancel = (error) => {
    reader.cancel(error).catch(() => {
    });
  };
  const stream = writable.stream;
  if (writable.destroyed || stream?.closed || stream?.destroyed) {
    cancel();
    return reader.closed;
  }
  writable.on("close", cancel);
  writable.on("error", cancel);
  (currentReadPromise ?? reader.read()).then(flow, handleStreamError);
  return reader.closed.finally(() => {
    writable.off("close", cancel);
    writable.off("error", cancel);
  });
  function handleStreamError(error) {
    if (error) writable.destroy(error);
  }
  function onDrain() {
    reader.read().then(flow, handleStreamError);
  }
  function flow({ done, value }) {
    try {
      if (done) writable.end();
      else if (!writable.write(value)) writable.once("drain", onDrain);
      else reader.read().then(flow, handleStreamError);
    } catch (e) {
      handleStreamError(e);
    }
  }
}
function writeFromReadableStream(stream, writable) {
  if (stream.locked) throw new TypeError("ReadableStream is locked.");
  else if (writable.destroyed) {
    stream.cancel().catch(() => {
    });
    return;
  }
  return writeFromReadableStreamDefaultReader(stream.getReader(), writable);
}
var buildOutgoingHttpHeaders = (headers, defaultContentType2) => {
  const res = {};
  if (!(headers instanceof Headers)) headers = new Headers(headers ?? void 0);
  if (headers.has("set-cookie")) {
    const cookies = [];
    for (const [k, v] of headers) if (k === "set-cookie") cookies.push(v);
    else res[k] = v;
    if (cookies.length > 0) res["set-cookie"] = cookies;
  } else for (const [k, v] of headers) res[k] = v;
  if (defaultContentType2) res["content-type"] ??= defaultContentType2;
  return res;
};
var outgoingEnded = /* @__PURE__ */ Symbol("outgoingEnded");
var incomingDraining = /* @__PURE__ */ Symbol("incomingDraining");
var DRAIN_TIMEOUT_MS = 500;
var MAX_DRAIN_BYTES = 64 * 1024 * 1024;
var drainIncoming = (incoming) => {
  const incomingWithDrainState = incoming;
  if (incoming.destroyed || incomingWithDrainState[incomingDraining]) return;
  incomingWithDrainState[incomingDraining] = true;
  if (incoming instanceof Http2ServerRequest) {
    try {
      incoming.stream?.close?.(constants.NGHTTP2_NO_ERROR);
    } catch {
    }
    return;
  }
  let bytesRead = 0;
  const cleanup = () => {
    clearTimeout(timer);
    incoming.off("data", onData);
    incoming.off("end", cleanup);
    incoming.off("error", cleanup);
  };
  const forceClose = () => {
    cleanup();
    const socket = incoming.socket;
    if (socket && !socket.destroyed) {
      if (typeof socket.destroySoon === "function") socket.destroySoon();
      else if (typeof socket.destroy === "function") socket.destroy();
    }
  };
  const timer = setTimeout(forceClose, DRAIN_TIMEOUT_MS);
  timer.unref?.();
  const onData = (chunk) => {
    bytesRead += chunk.length;
    if (bytesRead > MAX_DRAIN_BYTES) forceClose();
  };
  incoming.on("data", onData);
  incoming.on("end", cleanup);
  incoming.on("error", cleanup);
  incoming.resume();
};
var makeCloseHandler = (req, incoming, outgoing, needsBodyCleanup) => () => {
  if (incoming.errored) {
    recordBodyBufferedBeforeDisconnect(incoming);
    req[abortRequest](incoming.errored.toString());
  } else if (!outgoing.writableFinished || incoming instanceof Http2ServerRequest && incoming.aborted) {
    recordBodyBufferedBeforeDisconnect(incoming);
    req[abortRequest]("Client connection prematurely closed.");
  }
  if (needsBodyCleanup && !incoming.readableEnded) setTimeout(() => {
    if (!incoming.readableEnded) setTimeout(() => {
      drainIncoming(incoming);
    });
  });
};
var isImmediateCacheableResponse = (res) => {
  if (!(cacheKey in res)) return false;
  const body = res[cacheKey][1];
  return body === null || typeof body === "string" || body instanceof Uint8Array;
};
var handleRequestError = () => new Response(null, { status: 400 });
var handleFetchError = (e) => new Response(null, { status: e instanceof Error && (e.name === "TimeoutError" || e.constructor.name === "TimeoutError") ? 504 : 500 });
var handleResponseError = (e, outgoing) => {
  const err = e instanceof Error ? e : new Error("unknown error", { cause: e });
  if (err.code === "ERR_STREAM_PREMATURE_CLOSE") console.info("The user aborted a request.");
  else {
    console.error(e);
    if (!outgoing.headersSent) {
      if (outgoing instanceof ServerResponse) outgoing._contentLength = null;
      outgoing.writeHead(500, { "Content-Type": "text/plain" });
    }
    outgoing.end(`Error: ${err.message}`);
    outgoing.destroy(err);
  }
};
var flushHeaders = (outgoing) => {
  if ("flushHeaders" in outgoing && outgoing.writable) outgoing.flushHeaders();
};
var trySetContentLength = (outgoing, status, length) => {
  const http1 = outgoing;
  if (http1._contentLength === null && http1._hasBody && http1.useChunkedEncodingByDefault && !http1._removedContLen && status >= 200 && status !== 204 && status !== 304 && !outgoing.hasHeader("content-length") && !outgoing.hasHeader("transfer-encoding") && !outgoing.hasHeader("trailer")) {
    http1._contentLength = length;
    return true;
  }
  return false;
};
var writeDefaultHeaders = (outgoing, status, length) => {
  if (trySetContentLength(outgoing, status, length)) outgoing.writeHead(status, { "Content-Type": defaultContentType });
  else outgoing.writeHead(status, {
    "Content-Type": defaultContentType,
    "Content-Length": length
  });
};
var responseViaCache = async (res, outgoing) => {
  let [status, body, header] = res[cacheKey];
  if (!header) {
    if (body === null) {
      outgoing.writeHead(status);
      outgoing.end();
    } else if (typeof body === "string") {
      writeDefaultHeaders(outgoing, status, Buffer.byteLength(body));
      outgoing.end(body);
    } else if (body instanceof Uint8Array) {
      writeDefaultHeaders(outgoing, status, body.byteLength);
      outgoing.end(body);
    } else if (body instanceof Blob) {
      writeDefaultHeaders(outgoing, status, body.size);
      outgoing.end(new Uint8Array(await body.arrayBuffer()));
    } else {
      outgoing.writeHead(status, { "Content-Type": defaultContentType });
      flushHeaders(outgoing);
      await writeFromReadableStream(body, outgoing)?.catch((e) => handleResponseError(e, outgoing));
    }
    outgoing[outgoingEnded]?.();
    return;
  }
  let hasContentLength = false;
  let plainHeaders = false;
  let canAutoLength = true;
  if (header instanceof Headers) {
    hasContentLength = header.has("content-length");
    header = buildOutgoingHttpHeaders(header, body === null ? void 0 : defaultContentType);
  } else if (Array.isArray(header)) {
    const headerObj = new Headers(header);
    hasContentLength = headerObj.has("content-length");
    header = buildOutgoingHttpHeaders(headerObj, body === null ? void 0 : defaultContentType);
  } else {
    plainHeaders = true;
    for (const key in header) {
      if (key.length === 14 && key.toLowerCase() === "content-length") {
        hasContentLength = true;
        break;
      }
      if (key.length === 17 && key.toLowerCase() === "transfer-encoding" || key.length === 7 && key.toLowerCase() === "trailer") canAutoLength = false;
    }
  }
  if (!hasContentLength) {
    let length;
    if (typeof body === "string") length = Buffer.byteLength(body);
    else if (body instanceof Uint8Array) length = body.byteLength;
    else if (body instanceof Blob) length = body.size;
    if (length !== void 0 && (!plainHeaders || !canAutoLength || !trySetContentLength(outgoing, status, length))) {
      if (plainHeaders) header = { ...header };
      header["Content-Length"] = length;
    }
  }
  outgoing.writeHead(status, header);
  if (body == null) outgoing.end();
  else if (typeof body === "string" || body instanceof Uint8Array) outgoing.end(body);
  else if (body instanceof Blob) outgoing.end(new Uint8Array(await body.arrayBuffer()));
  else {
    flushHeaders(outgoing);
    await writeFromReadableStream(body, outgoing)?.catch((e) => handleResponseError(e, outgoing));
  }
  outgoing[outgoingEnded]?.();
};
var isPromise = (res) => typeof res.then === "function";
var responseViaResponseObject = async (res, outgoing, options = {}) => {
  if (isPromise(res)) if (options.errorHandler) try {
    res = await res;
  } catch (err) {
    const errRes = await options.errorHandler(err);
    if (!errRes) return;
    res = errRes;
  }
  else res = await res.catch(handleFetchError);
  if (cacheKey in res) return responseViaCache(res, outgoing);
  const resHeaderRecord = buildOutgoingHttpHeaders(res.headers, res.body === null ? void 0 : defaultContentType);
  if (res.body) {
    const reader = res.body.getReader();
    const values = [];
    let done = false;
    let currentReadPromise = void 0;
    if (resHeaderRecord["transfer-encoding"] !== "chunked") {
      let maxReadCount = 2;
      for (let i = 0; i < maxReadCount; i++) {
        currentReadPromise ||= reader.read();
        const chunk = await readWithoutBlocking(currentReadPromise);
        if (!chunk) {
          if (i === 1) {
            await new Promise((resolve) => setTimeout(resolve));
            maxReadCount = 3;
            continue;
          }
          break;
        }
        currentReadPromise = void 0;
        if (chunk.value) values.push(chunk.value);
        if (chunk.done) {
          done = true;
          break;
        }
      }
      if (done && !("content-length" in resHeaderRecord)) resHeaderRecord["content-length"] = values.reduce((acc, value) => acc + value.length, 0);
    }
    outgoing.writeHead(res.status, resHeaderRecord);
    values.forEach((value) => {
      outgoing.write(value);
    });
    if (done) outgoing.end();
    else {
      if (values.length === 0) flushHeaders(outgoing);
      await writeFromReadableStreamDefaultReader(reader, outgoing, currentReadPromise);
    }
  } else if (resHeaderRecord[X_ALREADY_SENT]) {
  } else {
    outgoing.writeHead(res.status, resHeaderRecord);
    outgoing.end();
  }
  outgoing[outgoingEnded]?.();
};
var getRequestListener = (fetchCallback, options = {}) => {
  const autoCleanupIncoming = options.autoCleanupIncoming ?? true;
  if (options.overrideGlobalObjects !== false && global.Request !== Request$1) {
    Object.defineProperty(global, "Request", { value: Request$1 });
    Object.defineProperty(global, "Response", { value: Response$1 });
  }
  return async (incoming, outgoing) => {
    let res, req;
    let needsBodyCleanup = false;
    let closeHandlerAttached = false;
    const ensureCloseHandler = () => {
      if (!req || closeHandlerAttached) return;
      closeHandlerAttached = true;
      outgoing.on("close", makeCloseHandler(req, incoming, outgoing, needsBodyCleanup));
    };
    try {
      req = newRequest(incoming, options.hostname);
      needsBodyCleanup = autoCleanupIncoming && !(incoming.method === "GET" || incoming.method === "HEAD");
      if (needsBodyCleanup) {
        incoming[wrapBodyStream] = true;
        if (incoming instanceof Http2ServerRequest) outgoing[outgoingEnded] = () => {
          if (!incoming.readableEnded) setTimeout(() => {
            if (!incoming.readableEnded) setTimeout(() => {
              incoming.destroy();
              outgoing.destroy();
            });
          });
        };
      }
      res = fetchCallback(req, {
        incoming,
        outgoing
      });
      if (!isPromise(res) && isImmediateCacheableResponse(res)) {
        if (needsBodyCleanup && !incoming.readableEnded) outgoing.once("finish", () => {
          if (!incoming.readableEnded) drainIncoming(incoming);
        });
        return responseViaCache(res, outgoing);
      }
      ensureCloseHandler();
    } catch (e) {
      if (!res) if (options.errorHandler) {
        ensureCloseHandler();
        res = await options.errorHandler(req ? e : toRequestError(e));
        if (!res) return;
      } else if (!req) res = handleRequestError();
      else res = handleFetchError(e);
      else return handleResponseError(e, outgoing);
    }
    try {
      return await responseViaResponseObject(res, outgoing, options);
    } catch (e) {
      return handleResponseError(e, outgoing);
    }
  };
};
var CloseEvent = globalThis.CloseEvent ?? class extends Event {
  #eventInitDict;
  constructor(type, eventInitDict = {}) {
    super(type, eventInitDict);
    this.#eventInitDict = eventInitDict;
  }
  get wasClean() {
    return this.#eventInitDict.wasClean ?? false;
  }
  get code() {
    return this.#eventInitDict.code ?? 0;
  }
  get reason() {
    return this.#eventInitDict.reason ?? "";
  }
};
var ErrorEvent = globalThis.ErrorEvent ?? class extends Event {
  #eventInitDict;
  constructor(type, eventInitDict = {}) {
    super(type, eventInitDict);
    this.#eventInitDict = eventInitDict;
  }
  get message() {
    return this.#eventInitDict.message ?? "";
  }
  get filename() {
    return this.#eventInitDict.filename ?? "";
  }
  get lineno() {
    return this.#eventInitDict.lineno ?? 0;
  }
  get colno() {
    return this.#eventInitDict.colno ?? 0;
  }
  get error() {
    return this.#eventInitDict.error ?? null;
  }
};
var generateConnectionSymbol = () => /* @__PURE__ */ Symbol("connection");
var CONNECTION_SYMBOL_KEY = /* @__PURE__ */ Symbol("CONNECTION_SYMBOL_KEY");
var WAIT_FOR_WEBSOCKET_SYMBOL = /* @__PURE__ */ Symbol("WAIT_FOR_WEBSOCKET_SYMBOL");
var responseHeadersToSkip = /* @__PURE__ */ new Set([
  "connection",
  "content-length",
  "keep-alive",
  "proxy-authenticate",
  "proxy-authorization",
  "te",
  "trailer",
  "transfer-encoding",
  "upgrade",
  "sec-websocket-accept",
  "sec-websocket-extensions",
  "sec-websocket-protocol"
]);
var appendResponseHeaders = (headers, responseHeaders) => {
  if (!responseHeaders) return;
  responseHeaders.forEach((value, key) => {
    if (responseHeadersToSkip.has(key.toLowerCase())) return;
    headers.push(`${key}: ${value}`);
  });
};
var rejectUpgradeRequest = (socket, status, responseHeaders) => {
  if (socket.destroyed) return;
  const responseLines = ["Connection: close", "Content-Length: 0"];
  appendResponseHeaders(responseLines, responseHeaders);
  socket.end(`HTTP/1.1 ${status.toString()} ${STATUS_CODES[status] ?? ""}\r
${responseLines.join("\r\n")}\r
\r
`);
};
var createUpgradeRequest = (request) => {
  const protocol = request.socket.encrypted ? "https" : "http";
  const incomingUrl = request.url ?? "/";
  let url;
  if (incomingUrl[0] !== "/" && (incomingUrl.startsWith("http://") || incomingUrl.startsWith("https://"))) {
    validateRequestTarget(incomingUrl);
    url = new URL(incomingUrl).href;
  } else url = buildUrl(protocol, request.headers.host ?? "localhost", incomingUrl);
  const headers = new Headers();
  for (const key in request.headers) {
    const value = request.headers[key];
    if (!value) continue;
    headers.append(key, Array.isArray(value) ? value[0] : value);
  }
  return new Request(url, { headers });
};
var setupWebSocket = (options) => {
  const { server, fetchCallback, wss } = options;
  const waiterMap = /* @__PURE__ */ new Map();
  wss.on("connection", (ws, request) => {
    const waiter = waiterMap.get(request);
    if (waiter) {
      waiter.resolve(ws);
      waiterMap.delete(request);
    }
  });
  const rejectWaiter = (request) => {
    const waiter = waiterMap.get(request);
    if (waiter) {
      waiterMap.delete(request);
      waiter.reject(/* @__PURE__ */ new Error("WebSocket handshake aborted"));
    }
  };
  const waitForWebSocket = (request, connectionSymbol) => {
    return new Promise((resolve, reject) => {
      waiterMap.set(request, {
        resolve,
        reject,
        connectionSymbol
      });
    });
  };
  server.on("upgrade", async (request, socket, head) => {
    if (request.headers.upgrade?.toLowerCase() !== "websocket") return;
    const ignoreSocketError = () => {
    };
    const reclaimWaiterOnClose = () => rejectWaiter(request);
    socket.on("error", ignoreSocketError);
    socket.once("close", reclaimWaiterOnClose);
    const env = {
      incoming: request,
      outgoing: void 0,
      wss,
      [WAIT_FOR_WEBSOCKET_SYMBOL]: waitForWebSocket
    };
    let status = 400;
    let responseHeaders;
    try {
      const response = await fetchCallback(createUpgradeRequest(request), env);
      if (response instanceof Response) {
        status = response.status;
        responseHeaders = response.headers;
      }
    } catch (error) {
      if (server.listenerCount("upgrade") === 1) rejectUpgradeRequest(socket, error instanceof RequestError ? 400 : 500);
      return;
    }
    if (socket.destroyed) {
      rejectWaiter(request);
      return;
    }
    const waiter = waiterMap.get(request);
    if (!waiter || waiter.connectionSymbol !== env[CONNECTION_SYMBOL_KEY]) {
      rejectWaiter(request);
      if (server.listenerCount("upgrade") === 1) rejectUpgradeRequest(socket, status, responseHeaders);
      return;
    }
    const addResponseHeaders = (headers) => {
      appendResponseHeaders(headers, responseHeaders);
    };
    wss.on("headers", addResponseHeaders);
    try {
      wss.handleUpgrade(request, socket, head, (ws) => {
        socket.off("close", reclaimWaiterOnClose);
        socket.off("error", ignoreSocketError);
        wss.emit("connection", ws, request);
      });
    } finally {
      wss.off("headers", addResponseHeaders);
    }
  });
  server.on("close", () => {
    wss.close();
  });
};
var upgradeWebSocket = defineWebSocketHelper(async (c, events, options) => {
  if (c.req.header("upgrade")?.toLowerCase() !== "websocket") return;
  const env = c.env;
  const waitForWebSocket = env[WAIT_FOR_WEBSOCKET_SYMBOL];
  if (!waitForWebSocket || !env.incoming) return new Response(null, { status: 500 });
  const connectionSymbol = generateConnectionSymbol();
  env[CONNECTION_SYMBOL_KEY] = connectionSymbol;
  (async () => {
    let ws;
    try {
      ws = await waitForWebSocket(env.incoming, connectionSymbol);
    } catch {
      return;
    }
    const messagesReceivedInStarting = [];
    const bufferMessage = (data, isBinary) => {
      messagesReceivedInStarting.push([data, isBinary]);
    };
    ws.on("message", bufferMessage);
    const ctx = {
      binaryType: "arraybuffer",
      close(code, reason) {
        ws.close(code, reason);
      },
      protocol: ws.protocol,
      raw: ws,
      get readyState() {
        return ws.readyState;
      },
      send(source, opts) {
        ws.send(source, { compress: opts?.compress });
      },
      url: new URL(c.req.url)
    };
    try {
      events?.onOpen?.(new Event("open"), ctx);
    } catch (e) {
      (options?.onError ?? console.error)(e);
    }
    const handleMessage = (data, isBinary) => {
      const datas = Array.isArray(data) ? data : [data];
      for (const data2 of datas) try {
        events?.onMessage?.(new MessageEvent("message", { data: isBinary ? data2 instanceof ArrayBuffer ? data2 : data2.buffer.slice(data2.byteOffset, data2.byteOffset + data2.byteLength) : typeof data2 === "string" ? data2 : Buffer.from(data2).toString("utf-8") }), ctx);
      } catch (e) {
        (options?.onError ?? console.error)(e);
      }
    };
    ws.off("message", bufferMessage);
    for (const message of messagesReceivedInStarting) handleMessage(...message);
    ws.on("message", (data, isBinary) => {
      handleMessage(data, isBinary);
    });
    ws.on("close", (code, reason) => {
      try {
        events?.onClose?.(new CloseEvent("close", {
          code,
          reason: reason.toString()
        }), ctx);
      } catch (e) {
        (options?.onError ?? console.error)(e);
      }
    });
    ws.on("error", (error) => {
      try {
        events?.onError?.(new ErrorEvent("error", { error }), ctx);
      } catch (e) {
        (options?.onError ?? console.error)(e);
      }
    });
  })();
  return new Response();
});
var createAdaptorServer = (options) => {
  const fetchCallback = options.fetch;
  const requestListener = getRequestListener(fetchCallback, {
    hostname: options.hostname,
    overrideGlobalObjects: options.overrideGlobalObjects,
    autoCleanupIncoming: options.autoCleanupIncoming
  });
  const server = (options.createServer || createServer)(options.serverOptions || {}, requestListener);
  if (options.websocket && options.websocket.server) {
    if (options.websocket.server.options.noServer !== true) throw new Error("WebSocket server must be created with { noServer: true } option");
    setupWebSocket({
      server,
      fetchCallback,
      wss: options.websocket.server
    });
  }
  return server;
};

// node_modules/hono/dist/http-exception.js
var HTTPException = class extends Error {
  res;
  status;
  /**
  * Creates an instance of `HTTPException`.
  * @param status - HTTP status code for the exception. Defaults to 500.
  * @param options - Additional options for the exception.
  */
  constructor(status = 500, options) {
    super(options?.message, { cause: options?.cause });
    this.res = options?.res;
    this.status = status;
  }
  /**
  * Returns the response object associated with the exception.
  * If a response object is not provided, a new response is created with the error message and status code.
  * @returns The response object.
  */
  getResponse() {
    if (this.res) return new Response(this.res.body, {
      status: this.status,
      headers: this.res.headers
    });
    return new Response(this.message, { status: this.status });
  }
};

// node_modules/hono/dist/request/constants.js
var GET_MATCH_RESULT = /* @__PURE__ */ Symbol();

// node_modules/hono/dist/utils/buffer.js
var bufferToFormData = (arrayBuffer, contentType2) => {
  return new Response(arrayBuffer, { headers: { "Content-Type": contentType2.replace(/^[^;]+/, (mediaType) => mediaType.toLowerCase()) } }).formData();
};

// node_modules/hono/dist/utils/body.js
var MAX_NESTED_OBJECTS = 1e4;
var isRawRequest = (request) => "headers" in request;
var parseBody = async (request, options = /* @__PURE__ */ Object.create(null)) => {
  const { all = false, dot = false } = options;
  const mediaType = (isRawRequest(request) ? request.headers : request.raw.headers).get("Content-Type")?.split(";")[0].trim().toLowerCase();
  if (mediaType === "multipart/form-data" || mediaType === "application/x-www-form-urlencoded") return parseFormData(request, {
    all,
    dot
  });
  return {};
};
async function parseFormData(request, options) {
  if (!isRawRequest(request) && request.bodyCache.formData) return convertFormDataToBodyData(await request.bodyCache.formData, options);
  const headers = isRawRequest(request) ? request.headers : request.raw.headers;
  const arrayBuffer = await request.arrayBuffer();
  const formDataPromise = bufferToFormData(arrayBuffer, headers.get("Content-Type") || "");
  if (!isRawRequest(request)) request.bodyCache.formData = formDataPromise;
  const formData = await formDataPromise;
  if (formData) return convertFormDataToBodyData(formData, options);
  return {};
}
function convertFormDataToBodyData(formData, options) {
  const form = /* @__PURE__ */ Object.create(null);
  const nestingState = { count: 0 };
  formData.forEach((value, key) => {
    if (!(options.all || key.endsWith("[]"))) form[key] = value;
    else handleParsingAllValues(form, key, value);
  });
  if (options.dot) Object.entries(form).forEach(([key, value]) => {
    if (key.includes(".")) {
      handleParsingNestedValues(form, key, value, nestingState);
      delete form[key];
    }
  });
  return form;
}
var handleParsingAllValues = (form, key, value) => {
  if (form[key] !== void 0) {
    if (Array.isArray(form[key])) form[key].push(value);
    else form[key] = [form[key], value];
  } else if (!key.endsWith("[]")) form[key] = value;
  else form[key] = [value];
};
var handleParsingNestedValues = (form, key, value, state) => {
  if (/(?:^|\.)__proto__\./.test(key)) return;
  let nestedForm = form;
  const keys = key.split(".", 34);
  if (keys.length > 33) throwNestingLimitExceeded();
  keys.forEach((key2, index) => {
    if (index === keys.length - 1) nestedForm[key2] = value;
    else {
      if (!nestedForm[key2] || typeof nestedForm[key2] !== "object" || Array.isArray(nestedForm[key2]) || nestedForm[key2] instanceof File) {
        if (state.count++ >= MAX_NESTED_OBJECTS) throwNestingLimitExceeded();
        nestedForm[key2] = /* @__PURE__ */ Object.create(null);
      }
      nestedForm = nestedForm[key2];
    }
  });
};
var throwNestingLimitExceeded = () => {
  throw new Error("Nesting limit exceeded");
};

// node_modules/hono/dist/utils/url.js
var splitPath = (path) => {
  const paths = path.split("/");
  if (paths[0] === "") paths.shift();
  return paths;
};
var splitRoutingPath = (routePath2) => {
  const { groups, path } = extractGroupsFromPath(routePath2);
  const paths = splitPath(path);
  return replaceGroupMarks(paths, groups);
};
var extractGroupsFromPath = (path) => {
  const groups = [];
  path = path.replace(/\{[^}]+\}/g, (match2, index) => {
    const mark = `@${index}`;
    groups.push([mark, match2]);
    return mark;
  });
  return {
    groups,
    path
  };
};
var replaceGroupMarks = (paths, groups) => {
  for (let i = groups.length - 1; i >= 0; i--) {
    const [mark] = groups[i];
    for (let j = paths.length - 1; j >= 0; j--) if (paths[j].includes(mark)) {
      paths[j] = paths[j].replace(mark, groups[i][1]);
      break;
    }
  }
  return paths;
};
var patternCache = {};
var getPattern = (label, next) => {
  if (label === "*") return "*";
  const match2 = label.match(/^\:([^\{\}]+)(?:\{(.+)\})?$/);
  if (match2) {
    const cacheKey2 = `${label}#${next}`;
    if (!patternCache[cacheKey2]) {
      if (match2[2]) patternCache[cacheKey2] = next && next[0] !== ":" && next[0] !== "*" ? [
        cacheKey2,
        match2[1],
        new RegExp(`^${match2[2]}(?=/${next})`)
      ] : [
        label,
        match2[1],
        new RegExp(`^${match2[2]}$`)
      ];
      else patternCache[cacheKey2] = [
        label,
        match2[1],
        true
      ];
    }
    return patternCache[cacheKey2];
  }
  return null;
};
var tryDecode = (str, decoder) => {
  try {
    return decoder(str);
  } catch {
    return str.replace(/(?:%[0-9A-Fa-f]{2})+/g, (match2) => {
      try {
        return decoder(match2);
      } catch {
        return match2;
      }
    });
  }
};
var decodeURIWithPreservedPercent = (value) => decodeURI(value.includes("%25") ? value.replace(/%25/g, "%2525") : value);
var getPath = (request) => {
  const url = request.url;
  const start = url.indexOf("/", url.indexOf(":") + 4);
  let i = start;
  for (; i < url.length; i++) {
    const charCode = url.charCodeAt(i);
    if (charCode === 37) {
      const queryIndex = url.indexOf("?", i);
      const hashIndex = url.indexOf("#", i);
      const end = queryIndex === -1 ? hashIndex === -1 ? void 0 : hashIndex : hashIndex === -1 ? queryIndex : Math.min(queryIndex, hashIndex);
      const path = url.slice(start, end);
      const decoded = tryDecode(path, decodeURIWithPreservedPercent);
      if (/%(?![0-9A-Fa-f]{2})/.test(path)) {
        const rewritten = new URL("http://localhost");
        rewritten.pathname = decoded.replace(/[\\\t\n\r]/g, encodeURIComponent);
        if (tryDecode(rewritten.pathname, decodeURIWithPreservedPercent) !== decoded) return tryDecode(path.replace(/%(?![0-9A-Fa-f]{2})/g, "%25"), decodeURIWithPreservedPercent);
      }
      return decoded;
    } else if (charCode === 63 || charCode === 35) break;
  }
  return url.slice(start, i);
};
var getPathNoStrict = (request) => {
  const result = getPath(request);
  return result.length > 1 && result.at(-1) === "/" ? result.slice(0, -1) : result;
};
var mergePath = (base, sub, ...rest) => {
  if (rest.length) sub = mergePath(sub, ...rest);
  return `${base?.[0] === "/" ? "" : "/"}${base}${sub === "/" ? "" : `${base?.at(-1) === "/" ? "" : "/"}${sub?.[0] === "/" ? sub.slice(1) : sub}`}`;
};
var checkOptionalParameter = (path) => {
  if (path.charCodeAt(path.length - 1) !== 63 || !path.includes(":")) return null;
  const segments = path.split("/");
  const results = [];
  let basePath = "";
  segments.forEach((segment) => {
    if (segment !== "" && !/\:/.test(segment)) basePath += "/" + segment;
    else if (/\:/.test(segment)) {
      if (segment.charCodeAt(segment.length - 1) === 63) {
        if (results.length === 0 && basePath === "") results.push("/");
        else results.push(basePath);
        const optionalSegment = segment.slice(0, -1);
        basePath += "/" + optionalSegment;
        results.push(basePath);
      } else basePath += "/" + segment;
    }
  });
  return results.filter((v, i, a) => a.indexOf(v) === i);
};
var tryDecodeURIComponent = (str) => str.indexOf("%") !== -1 ? tryDecode(str, decodeURIComponent_) : str;
var _decodeURI = (value) => {
  if (value.indexOf("+") !== -1) value = value.replace(/\+/g, " ");
  return tryDecodeURIComponent(value);
};
var _getQueryParam = (url, key, multiple) => {
  const hashIndex = url.indexOf("#", 8);
  if (hashIndex !== -1) url = url.slice(0, hashIndex);
  let encoded;
  if (!multiple && key && !/[%+&=]/.test(key)) {
    const queryIndex = url.indexOf("?", 8);
    let keyIndex2 = queryIndex;
    if (keyIndex2 === -1) return;
    if (!url.startsWith(key, keyIndex2 + 1)) keyIndex2 = url.indexOf(`&${key}`, keyIndex2 + 1);
    while (keyIndex2 !== -1) {
      const trailingKeyCode = url.charCodeAt(keyIndex2 + key.length + 1);
      if (trailingKeyCode === 61 || trailingKeyCode === 38 || isNaN(trailingKeyCode)) {
        if (keyIndex2 > queryIndex && /(?:^|&)[^=&]*[%+]/.test(url.slice(queryIndex + 1, keyIndex2))) break;
        if (trailingKeyCode === 61) {
          const valueIndex = keyIndex2 + key.length + 2;
          const endIndex = url.indexOf("&", valueIndex);
          return _decodeURI(url.slice(valueIndex, endIndex === -1 ? void 0 : endIndex));
        }
        return "";
      }
      keyIndex2 = url.indexOf(`&${key}`, keyIndex2 + 1);
    }
    encoded = /[%+]/.test(url);
    if (!encoded) return;
  }
  const results = /* @__PURE__ */ Object.create(null);
  encoded ??= /[%+]/.test(url);
  let keyIndex = url.indexOf("?", 8);
  while (keyIndex !== -1) {
    const nextKeyIndex = url.indexOf("&", keyIndex + 1);
    let valueIndex = url.indexOf("=", keyIndex);
    if (valueIndex > nextKeyIndex && nextKeyIndex !== -1) valueIndex = -1;
    let name = url.slice(keyIndex + 1, valueIndex === -1 ? nextKeyIndex === -1 ? void 0 : nextKeyIndex : valueIndex);
    if (encoded) name = _decodeURI(name);
    keyIndex = nextKeyIndex;
    if (name === "") continue;
    let value;
    if (valueIndex === -1) value = "";
    else {
      value = url.slice(valueIndex + 1, nextKeyIndex === -1 ? void 0 : nextKeyIndex);
      if (encoded) value = _decodeURI(value);
    }
    if (multiple) {
      if (!(results[name] && Array.isArray(results[name]))) results[name] = [];
      results[name].push(value);
    } else results[name] ??= value;
  }
  return key ? results[key] : results;
};
var getQueryParam = _getQueryParam;
var getQueryParams = (url, key) => {
  return _getQueryParam(url, key, true);
};
var decodeURIComponent_ = decodeURIComponent;

// node_modules/hono/dist/request.js
var HonoRequest = class {
  /**
  * `.raw` can get the raw Request object.
  *
  * @see {@link https://hono.dev/docs/api/request#raw}
  *
  * @example
  * ```ts
  * // For Cloudflare Workers
  * app.post('/', async (c) => {
  *   const metadata = c.req.raw.cf?.hostMetadata?
  *   ...
  * })
  * ```
  */
  raw;
  #validatedData;
  #matchResult;
  routeIndex = 0;
  /**
  * `.path` can get the pathname of the request.
  *
  * @see {@link https://hono.dev/docs/api/request#path}
  *
  * @example
  * ```ts
  * app.get('/about/me', (c) => {
  *   const pathname = c.req.path // `/about/me`
  * })
  * ```
  */
  path;
  bodyCache = {};
  constructor(request, path = "/", matchResult = [[]]) {
    this.raw = request;
    this.path = path;
    this.#matchResult = matchResult;
  }
  param(key) {
    return key ? this.#getDecodedParam(key) : this.#getAllDecodedParams();
  }
  #getDecodedParam(key) {
    const paramKey = this.#matchResult[0][this.routeIndex]?.[1][key];
    const param = this.#getParamValue(paramKey);
    return param && tryDecodeURIComponent(param);
  }
  #getAllDecodedParams() {
    const decoded = {};
    const keys = Object.keys(this.#matchResult[0][this.routeIndex]?.[1] ?? {});
    for (const key of keys) {
      const value = this.#getParamValue(this.#matchResult[0][this.routeIndex][1][key]);
      if (value !== void 0) decoded[key] = tryDecodeURIComponent(value);
    }
    return decoded;
  }
  #getParamValue(paramKey) {
    return this.#matchResult[1] ? this.#matchResult[1][paramKey] : paramKey;
  }
  query(key) {
    return getQueryParam(this.url, key);
  }
  queries(key) {
    return getQueryParams(this.url, key);
  }
  header(name) {
    if (name) return this.raw.headers.get(name) ?? void 0;
    const headerData = /* @__PURE__ */ Object.create(null);
    this.raw.headers.forEach((value, key) => {
      headerData[key] = value;
    });
    return headerData;
  }
  async parseBody(options) {
    return parseBody(this, options);
  }
  #cachedBody = (key) => {
    const { bodyCache, raw } = this;
    const cachedBody = bodyCache[key];
    if (cachedBody) return cachedBody;
    for (const anyCachedKey in bodyCache) return bodyCache[anyCachedKey].then((body) => {
      if (anyCachedKey === "json") body = JSON.stringify(body);
      const contentType2 = anyCachedKey === "formData" ? void 0 : raw.headers.get("content-type");
      return new Response(body, { headers: contentType2 ? { "Content-Type": contentType2 } : void 0 })[key]();
    });
    return bodyCache[key] = raw[key]();
  };
  /**
  * `.json()` can parse Request body of type `application/json`
  *
  * @see {@link https://hono.dev/docs/api/request#json}
  *
  * @example
  * ```ts
  * app.post('/entry', async (c) => {
  *   const body = await c.req.json()
  * })
  * ```
  */
  json() {
    return this.#cachedBody("text").then((text2) => JSON.parse(text2));
  }
  /**
  * `.text()` can parse Request body of type `text/plain`
  *
  * @see {@link https://hono.dev/docs/api/request#text}
  *
  * @example
  * ```ts
  * app.post('/entry', async (c) => {
  *   const body = await c.req.text()
  * })
  * ```
  */
  text() {
    return this.#cachedBody("text");
  }
  /**
  * `.arrayBuffer()` parse Request body as an `ArrayBuffer`
  *
  * @see {@link https://hono.dev/docs/api/request#arraybuffer}
  *
  * @example
  * ```ts
  * app.post('/entry', async (c) => {
  *   const body = await c.req.arrayBuffer()
  * })
  * ```
  */
  arrayBuffer() {
    return this.#cachedBody("arrayBuffer");
  }
  /**
  * `.bytes()` parses the request body as a `Uint8Array`.
  *
  * @see {@link https://hono.dev/docs/api/request#bytes}
  *
  * @example
  * ```ts
  * app.post('/entry', async (c) => {
  *   const body = await c.req.bytes()
  * })
  * ```
  */
  bytes() {
    return this.#cachedBody("arrayBuffer").then((buffer) => new Uint8Array(buffer));
  }
  /**
  * Parses the request body as a `Blob`.
  * @example
  * ```ts
  * app.post('/entry', async (c) => {
  *   const body = await c.req.blob();
  * });
  * ```
  * @see https://hono.dev/docs/api/request#blob
  */
  blob() {
    return this.#cachedBody("blob");
  }
  /**
  * Parses the request body as `FormData`.
  * @example
  * ```ts
  * app.post('/entry', async (c) => {
  *   const body = await c.req.formData();
  * });
  * ```
  * @see https://hono.dev/docs/api/request#formdata
  */
  formData() {
    return this.#cachedBody("formData");
  }
  /**
  * Adds validated data to the request.
  *
  * @param target - The target of the validation.
  * @param data - The validated data to add.
  */
  addValidatedData(target, data) {
    (this.#validatedData ??= {})[target] = data;
  }
  valid(target) {
    return this.#validatedData?.[target];
  }
  /**
  * `.url` can get the request url strings.
  *
  * @see {@link https://hono.dev/docs/api/request#url}
  *
  * @example
  * ```ts
  * app.get('/about/me', (c) => {
  *   const url = c.req.url // `http://localhost:8787/about/me`
  *   ...
  * })
  * ```
  */
  get url() {
    return this.raw.url;
  }
  /**
  * `.method` can get the method name of the request.
  *
  * @see {@link https://hono.dev/docs/api/request#method}
  *
  * @example
  * ```ts
  * app.get('/about/me', (c) => {
  *   const method = c.req.method // `GET`
  * })
  * ```
  */
  get method() {
    return this.raw.method;
  }
  get [GET_MATCH_RESULT]() {
    return this.#matchResult;
  }
  /**
  * `.matchedRoutes` can return a matched route in the handler
  *
  * @deprecated
  *
  * Use matchedRoutes helper defined in "hono/route" instead.
  *
  * @see {@link https://hono.dev/docs/api/request#matchedroutes}
  *
  * @example
  * ```ts
  * app.use('*', async function logger(c, next) {
  *   await next()
  *   c.req.matchedRoutes.forEach(({ handler, method, path }, i) => {
  *     const name = handler.name || (handler.length < 2 ? '[handler]' : '[middleware]')
  *     console.log(
  *       method,
  *       ' ',
  *       path,
  *       ' '.repeat(Math.max(10 - path.length, 0)),
  *       name,
  *       i === c.req.routeIndex ? '<- respond from here' : ''
  *     )
  *   })
  * })
  * ```
  */
  get matchedRoutes() {
    return this.#matchResult[0].map(([[, route]]) => route);
  }
  /**
  * `.routePath` can retrieve the path registered within the handler
  *
  * @deprecated
  *
  * Use routePath helper defined in "hono/route" instead.
  *
  * @see {@link https://hono.dev/docs/api/request#routepath}
  *
  * @example
  * ```ts
  * app.get('/posts/:id', (c) => {
  *   return c.json({ path: c.req.routePath })
  * })
  * ```
  */
  get routePath() {
    return this.#matchResult[0].map(([[, route]]) => route)[this.routeIndex].path;
  }
};

// node_modules/hono/dist/context.js
var TEXT_PLAIN = "text/plain; charset=UTF-8";
var setDefaultContentType = (contentType2, headers) => {
  return {
    "Content-Type": contentType2,
    ...headers
  };
};
var createResponseInstance = (body, init) => new Response(body, init);
var Context = class {
  #rawRequest;
  #req;
  /**
  * `.env` can get bindings (environment variables, secrets, KV namespaces, D1 database, R2 bucket etc.) in Cloudflare Workers.
  *
  * @see {@link https://hono.dev/docs/api/context#env}
  *
  * @example
  * ```ts
  * // Environment object for Cloudflare Workers
  * app.get('*', async c => {
  *   const counter = c.env.COUNTER
  * })
  * ```
  */
  env = {};
  #var;
  finalized = false;
  /**
  * `.error` can get the error object from the middleware if the Handler throws an error.
  *
  * @see {@link https://hono.dev/docs/api/context#error}
  *
  * @example
  * ```ts
  * app.use('*', async (c, next) => {
  *   await next()
  *   if (c.error) {
  *     // do something...
  *   }
  * })
  * ```
  */
  error;
  #status;
  #executionCtx;
  #res;
  #layout;
  #renderer;
  #notFoundHandler;
  #preparedHeaders;
  #matchResult;
  #path;
  /**
  * Creates an instance of the Context class.
  *
  * @param req - The Request object.
  * @param options - Optional configuration options for the context.
  */
  constructor(req, options) {
    this.#rawRequest = req;
    if (options) {
      this.#executionCtx = options.executionCtx;
      this.env = options.env;
      this.#notFoundHandler = options.notFoundHandler;
      this.#path = options.path;
      this.#matchResult = options.matchResult;
    }
  }
  /**
  * `.req` is the instance of {@link HonoRequest}.
  */
  get req() {
    this.#req ??= new HonoRequest(this.#rawRequest, this.#path, this.#matchResult);
    return this.#req;
  }
  /**
  * @see {@link https://hono.dev/docs/api/context#event}
  * The FetchEvent associated with the current request.
  *
  * @throws Will throw an error if the context does not have a FetchEvent.
  */
  get event() {
    if (this.#executionCtx && "respondWith" in this.#executionCtx) return this.#executionCtx;
    else throw Error("This context has no FetchEvent");
  }
  /**
  * @see {@link https://hono.dev/docs/api/context#executionctx}
  * The ExecutionContext associated with the current request.
  *
  * @throws Will throw an error if the context does not have an ExecutionContext.
  */
  get executionCtx() {
    if (this.#executionCtx) return this.#executionCtx;
    else throw Error("This context has no ExecutionContext");
  }
  /**
  * @see {@link https://hono.dev/docs/api/context#res}
  * The Response object for the current request.
  */
  get res() {
    return this.#res ||= createResponseInstance(null, { headers: this.#preparedHeaders ??= new Headers() });
  }
  /**
  * Sets the Response object for the current request.
  *
  * @param _res - The Response object to set.
  */
  set res(_res) {
    if (this.#res && _res) {
      _res = createResponseInstance(_res.body, _res);
      for (const [k, v] of this.#res.headers.entries()) {
        if (k === "content-type") continue;
        if (k === "set-cookie") {
          const cookies = this.#res.headers.getSetCookie();
          _res.headers.delete("set-cookie");
          for (const cookie of cookies) _res.headers.append("set-cookie", cookie);
        } else _res.headers.set(k, v);
      }
    }
    this.#res = _res;
    this.finalized = true;
  }
  /**
  * `.render()` can create a response within a layout.
  *
  * @see {@link https://hono.dev/docs/api/context#render-setrenderer}
  *
  * @example
  * ```ts
  * app.get('/', (c) => {
  *   return c.render('Hello!')
  * })
  * ```
  */
  render = (...args) => {
    this.#renderer ??= (content) => this.html(content);
    return this.#renderer(...args);
  };
  /**
  * Sets the layout for the response.
  *
  * @param layout - The layout to set.
  * @returns The layout function.
  */
  setLayout = (layout) => this.#layout = layout;
  /**
  * Gets the current layout for the response.
  *
  * @returns The current layout function.
  */
  getLayout = () => this.#layout;
  /**
  * `.setRenderer()` can set the layout in the custom middleware.
  *
  * @see {@link https://hono.dev/docs/api/context#render-setrenderer}
  *
  * @example
  * ```tsx
  * app.use('*', async (c, next) => {
  *   c.setRenderer((content) => {
  *     return c.html(
  *       <html>
  *         <body>
  *           <p>{content}</p>
  *         </body>
  *       </html>
  *     )
  *   })
  *   await next()
  * })
  * ```
  */
  setRenderer = (renderer) => {
    this.#renderer = renderer;
  };
  /**
  * `.header()` can set headers.
  *
  * @see {@link https://hono.dev/docs/api/context#header}
  *
  * @example
  * ```ts
  * app.get('/welcome', (c) => {
  *   // Set headers
  *   c.header('X-Message', 'Hello!')
  *   c.header('Content-Type', 'text/plain')
  *
  *   // Append multiple headers using the append option (e.g. Vary)
  *   c.header('Vary', 'Accept-Encoding', { append: true })
  *   c.header('Vary', 'User-Agent', { append: true })
  *
  *   return c.body('Thank you for coming')
  * })
  * ```
  */
  header = (name, value, options) => {
    if (this.finalized && !this.#res.bodyUsed) this.#res = createResponseInstance(this.#res.body, this.#res);
    const headers = this.#res ? this.#res.headers : this.#preparedHeaders ??= new Headers();
    if (value === void 0) headers.delete(name);
    else if (options?.append) headers.append(name, value);
    else headers.set(name, value);
  };
  status = (status) => {
    this.#status = status;
  };
  /**
  * `.set()` can set the value specified by the key.
  *
  * @see {@link https://hono.dev/docs/api/context#set-get}
  *
  * @example
  * ```ts
  * app.use('*', async (c, next) => {
  *   c.set('message', 'Hono is hot!!')
  *   await next()
  * })
  * ```
  */
  set = (key, value) => {
    this.#var ??= /* @__PURE__ */ new Map();
    this.#var.set(key, value);
  };
  /**
  * `.get()` can use the value specified by the key.
  *
  * @see {@link https://hono.dev/docs/api/context#set-get}
  *
  * @example
  * ```ts
  * app.get('/', (c) => {
  *   const message = c.get('message')
  *   return c.text(`The message is "${message}"`)
  * })
  * ```
  */
  get = (key) => {
    return this.#var ? this.#var.get(key) : void 0;
  };
  /**
  * `.var` can access the value of a variable.
  *
  * @see {@link https://hono.dev/docs/api/context#var}
  *
  * @example
  * ```ts
  * const result = c.var.client.oneMethod()
  * ```
  */
  get var() {
    if (!this.#var) return {};
    return Object.fromEntries(this.#var);
  }
  #newResponse(data, arg, headers) {
    let responseHeaders = this.#res ? new Headers(this.#res.headers) : this.#preparedHeaders;
    if (typeof arg === "object" && arg.headers) {
      responseHeaders ??= new Headers();
      for (const [key, value] of new Headers(arg.headers)) if (key === "set-cookie") responseHeaders.append(key, value);
      else responseHeaders.set(key, value);
    }
    if (headers) {
      if (!responseHeaders) {
        let count = 0;
        for (const k in headers) if (++count > 1 || typeof headers[k] !== "string") {
          responseHeaders = new Headers();
          break;
        }
      }
      if (responseHeaders) for (const k in headers) {
        const v = headers[k];
        if (typeof v === "string") responseHeaders.set(k, v);
        else {
          responseHeaders.delete(k);
          for (const v2 of v) responseHeaders.append(k, v2);
        }
      }
    }
    const status = typeof arg === "number" ? arg : arg?.status ?? this.#status;
    return createResponseInstance(data, {
      status,
      headers: responseHeaders ?? headers
    });
  }
  newResponse = (...args) => this.#newResponse(...args);
  /**
  * `.body()` can return the HTTP response.
  * You can set headers with `.header()` and set HTTP status code with `.status`.
  * This can also be set in `.text()`, `.json()` and so on.
  *
  * @see {@link https://hono.dev/docs/api/context#body}
  *
  * @example
  * ```ts
  * app.get('/welcome', (c) => {
  *   // Set headers
  *   c.header('X-Message', 'Hello!')
  *   c.header('Content-Type', 'text/plain')
  *   // Set HTTP status code
  *   c.status(201)
  *
  *   // Return the response body
  *   return c.body('Thank you for coming')
  * })
  * ```
  */
  body = (data, arg, headers) => this.#newResponse(data, arg, headers);
  /**
  * `.text()` can render text as `Content-Type:text/plain`.
  *
  * @see {@link https://hono.dev/docs/api/context#text}
  *
  * @example
  * ```ts
  * app.get('/say', (c) => {
  *   return c.text('Hello!')
  * })
  * ```
  */
  text = (text2, arg, headers) => {
    return !this.#preparedHeaders && !this.#status && !arg && !headers && !this.finalized ? new Response(text2) : this.#newResponse(text2, arg, setDefaultContentType(TEXT_PLAIN, headers));
  };
  /**
  * `.json()` can render JSON as `Content-Type:application/json`.
  *
  * @see {@link https://hono.dev/docs/api/context#json}
  *
  * @example
  * ```ts
  * app.get('/api', (c) => {
  *   return c.json({ message: 'Hello!' })
  * })
  * ```
  */
  json = (object2, arg, headers) => {
    return this.#newResponse(JSON.stringify(object2), arg, setDefaultContentType("application/json", headers));
  };
  html = (html, arg, headers) => {
    const res = (html2) => this.#newResponse(html2, arg, setDefaultContentType("text/html; charset=UTF-8", headers));
    return typeof html === "object" ? resolveCallback(html, HtmlEscapedCallbackPhase.Stringify, false, {}).then(res) : res(html);
  };
  /**
  * `.redirect()` can Redirect, default status code is 302.
  *
  * @see {@link https://hono.dev/docs/api/context#redirect}
  *
  * @example
  * ```ts
  * app.get('/redirect', (c) => {
  *   return c.redirect('/')
  * })
  * app.get('/redirect-permanently', (c) => {
  *   return c.redirect('/', 301)
  * })
  * ```
  */
  redirect = (location, status) => {
    const locationString = String(location);
    this.header("Location", !/[^\x00-\xFF]/.test(locationString) ? locationString : encodeURI(locationString));
    return this.newResponse(null, status ?? 302);
  };
  /**
  * `.notFound()` can return the Not Found Response.
  *
  * @see {@link https://hono.dev/docs/api/context#notfound}
  *
  * @example
  * ```ts
  * app.get('/notfound', (c) => {
  *   return c.notFound()
  * })
  * ```
  */
  notFound = () => {
    this.#notFoundHandler ??= () => createResponseInstance();
    return this.#notFoundHandler(this);
  };
};

// node_modules/hono/dist/compose.js
var compose = (middleware, onError, onNotFound) => {
  return (context, next) => {
    let index = -1;
    return dispatch(0);
    async function dispatch(i) {
      if (i <= index) throw new Error("next() called multiple times");
      index = i;
      let res;
      let isError = false;
      let handler;
      if (middleware[i]) {
        handler = middleware[i][0][0];
        context.req.routeIndex = i;
      } else handler = i === middleware.length && next || void 0;
      if (handler) try {
        res = await handler(context, () => dispatch(i + 1));
      } catch (err) {
        if (err instanceof Error && onError) {
          context.error = err;
          res = await onError(err, context);
          isError = true;
        } else throw err;
      }
      else if (context.finalized === false && onNotFound) res = await onNotFound(context);
      if (res && (context.finalized === false || isError)) context.res = res;
      return context;
    }
  };
};

// node_modules/hono/dist/helper/route/index.js
var matchedRoutes = (c) => c.req[GET_MATCH_RESULT][0].map(([[, route]]) => route);
var routePath = (c, index) => matchedRoutes(c).at(index ?? c.req.routeIndex)?.path ?? "";

// node_modules/hono/dist/router.js
var METHODS = [
  "get",
  "post",
  "put",
  "delete",
  "options",
  "patch",
  "query"
];
var MESSAGE_MATCHER_IS_ALREADY_BUILT = "Can not add a route since the matcher is already built.";
var UnsupportedPathError = class extends Error {
};

// node_modules/hono/dist/utils/constants.js
var COMPOSED_HANDLER = "__COMPOSED_HANDLER";

// node_modules/hono/dist/utils/mount.js
var countTrailingSlashes = (path) => {
  let index = path.length;
  while (index > 0 && path.charCodeAt(index - 1) === 47) index--;
  return path.length - index;
};
var getPathPrefixLength = (c, pathPrefix, routePath2) => {
  if (!/[:*]/.test(pathPrefix)) return pathPrefix.length;
  const path = c.req.path;
  const matchResult = c.req[GET_MATCH_RESULT];
  const paramNames = /* @__PURE__ */ new Set();
  let length = 0;
  for (const part of splitRoutingPath(pathPrefix)) {
    if (part[0] === ":" && part.endsWith("}?")) throw new Error(`mount(): Optional regular expression parameters are not supported in "${routePath2}".`);
    const pattern = getPattern(part);
    if (pattern && pattern !== "*") {
      const name = pattern[1];
      if (paramNames.has(name)) throw new Error(`mount(): Duplicate path parameter "${name}" in "${routePath2}".`);
      paramNames.add(name);
    }
    if (pattern && pattern !== "*" && pattern[2] !== true) {
      const value = matchResult.length === 2 ? matchResult[1][matchResult[0][c.req.routeIndex][1][pattern[1]]] : matchResult[0][c.req.routeIndex][1][pattern[1]];
      length += value.length + 1;
    } else if (pattern || part.endsWith("*")) {
      const end = path.indexOf("/", length + 1);
      length = end === -1 ? path.length : end;
    } else length += part.length + 1;
  }
  return length;
};
var createMountedRequest = (c, pathPrefix, routePath2) => {
  if (/[^/]\*$/.test(routePath2)) throw new Error(`mount(): Wildcard must follow "/" in "${routePath2}".`);
  const prefixLength = getPathPrefixLength(c, pathPrefix, routePath2);
  const path = c.req.path.slice(prefixLength) || "/";
  if (prefixLength > c.req.path.length || path[0] !== "/" || /\/(?:\.|%2e){1,2}(?:\/|$)/i.test(path)) throw new HTTPException(400, { message: "Invalid mounted path" });
  const rawUrl = c.req.raw.url;
  if (/^[^/?#]*\/\/[^/?#\\]*[?#\\]/.test(rawUrl)) throw new HTTPException(400, { message: "Invalid mounted path" });
  const rawPathEnd = rawUrl.search(/[?#]/);
  const rawTrailingSlashes = countTrailingSlashes(rawPathEnd === -1 ? rawUrl : rawUrl.slice(0, rawPathEnd));
  if (rawTrailingSlashes > 1 && countTrailingSlashes(c.req.path) === rawTrailingSlashes - 1) throw new HTTPException(400, { message: "Invalid mounted path" });
  const url = new URL(rawUrl);
  url.pathname = path.replace(/[\\\t\n\r]/g, encodeURIComponent);
  if (path.includes("%")) {
  }
  return new Request(url, c.req.raw);
};

// node_modules/hono/dist/hono-base.js
var notFoundHandler = (c) => {
  return c.text("404 Not Found", 404);
};
var errorHandler = (err, c) => {
  if ("getResponse" in err) {
    const res = err.getResponse();
    return c.newResponse(res.body, res);
  }
  console.error(err);
  return c.text("Internal Server Error", 500);
};
var Hono = class Hono2 {
  get;
  post;
  put;
  delete;
  options;
  patch;
  query;
  all;
  on;
  use;
  router;
  getPath;
  _basePath = "/";
  #path = "/";
  routes = [];
  constructor(options = {}) {
    [...METHODS, "all"].forEach((method) => {
      this[method] = (args1, ...args) => {
        const methodName = method.toUpperCase();
        if (typeof args1 === "string") this.#path = args1;
        else this.#addRoute(methodName, this.#path, args1);
        args.forEach((handler) => {
          this.#addRoute(methodName, this.#path, handler);
        });
        return this;
      };
    });
    this.on = (method, path, ...handlers) => {
      for (const p of [path].flat()) {
        this.#path = p;
        for (const m of [method].flat()) {
          const methodName = m.toUpperCase();
          for (const handler of handlers) this.#addRoute(methodName, this.#path, handler);
        }
      }
      return this;
    };
    this.use = (arg1, ...handlers) => {
      if (typeof arg1 === "string") this.#path = arg1;
      else {
        this.#path = "*";
        handlers.unshift(arg1);
      }
      handlers.forEach((handler) => {
        this.#addRoute("ALL", this.#path, handler);
      });
      return this;
    };
    const { strict, ...optionsWithoutStrict } = options;
    Object.assign(this, optionsWithoutStrict);
    this.getPath = strict ?? true ? options.getPath ?? getPath : getPathNoStrict;
  }
  #clone() {
    const clone = new Hono2({
      router: this.router,
      getPath: this.getPath
    });
    clone.errorHandler = this.errorHandler;
    clone.#notFoundHandler = this.#notFoundHandler;
    clone.routes = this.routes;
    return clone;
  }
  #notFoundHandler = notFoundHandler;
  errorHandler = errorHandler;
  /**
  * `.route()` allows grouping other Hono instance in routes.
  *
  * @see {@link https://hono.dev/docs/api/routing#grouping}
  *
  * @param {string} path - base Path
  * @param {Hono} app - other Hono instance
  * @returns {Hono} routed Hono instance
  *
  * @example
  * ```ts
  * const app = new Hono()
  * const app2 = new Hono()
  *
  * app2.get("/user", (c) => c.text("user"))
  * app.route("/api", app2) // GET /api/user
  * ```
  */
  route(path, app) {
    const subApp = this.basePath(path);
    app.routes.map((r) => {
      let handler;
      if (app.errorHandler === errorHandler) handler = r.handler;
      else {
        handler = async (c, next) => (await compose([], app.errorHandler)(c, () => r.handler(c, next))).res;
        handler[COMPOSED_HANDLER] = r.handler;
      }
      subApp.#addRoute(r.method, r.path, handler, r.basePath);
    });
    return this;
  }
  /**
  * `.basePath()` allows base paths to be specified.
  *
  * @see {@link https://hono.dev/docs/api/routing#base-path}
  *
  * @param {string} path - base Path
  * @returns {Hono} changed Hono instance
  *
  * @example
  * ```ts
  * const api = new Hono().basePath('/api')
  * ```
  */
  basePath(path) {
    const subApp = this.#clone();
    subApp._basePath = mergePath(this._basePath, path);
    return subApp;
  }
  /**
  * `.onError()` handles an error and returns a customized Response.
  *
  * @see {@link https://hono.dev/docs/api/hono#error-handling}
  *
  * @param {ErrorHandler} handler - request Handler for error
  * @returns {Hono} changed Hono instance
  *
  * @example
  * ```ts
  * app.onError((err, c) => {
  *   console.error(`${err}`)
  *   return c.text('Custom Error Message', 500)
  * })
  * ```
  */
  onError = (handler) => {
    this.errorHandler = handler;
    return this;
  };
  /**
  * `.notFound()` allows you to customize a Not Found Response.
  *
  * @see {@link https://hono.dev/docs/api/hono#not-found}
  *
  * @param {NotFoundHandler} handler - request handler for not-found
  * @returns {Hono} changed Hono instance
  *
  * @example
  * ```ts
  * app.notFound((c) => {
  *   return c.text('Custom 404 Message', 404)
  * })
  * ```
  */
  notFound = (handler) => {
    this.#notFoundHandler = handler;
    return this;
  };
  /**
  * `.mount()` allows you to mount applications built with other frameworks into your Hono application.
  *
  * @deprecated Use `mount()` from `hono/mount` instead. `.mount()` will be removed in v5.
  *
  * @see {@link https://hono.dev/docs/api/hono#mount}
  *
  * @param {string} path - base Path
  * @param {Function} applicationHandler - other Request Handler
  * @param {MountOptions} [options] - options of `.mount()`
  * @returns {Hono} mounted Hono instance
  * @throws {Error} If automatic request rewriting encounters duplicate path parameter names or an optional regular expression parameter.
  * @throws {HTTPException} With status 400 if automatic request rewriting cannot safely preserve the routed path.
  *
  * @example
  * ```ts
  * import { Router as IttyRouter } from 'itty-router'
  * import { Hono } from 'hono'
  * // Create itty-router application
  * const ittyRouter = IttyRouter()
  * // GET /itty-router/hello
  * ittyRouter.get('/hello', () => new Response('Hello from itty-router'))
  *
  * const app = new Hono()
  * app.mount('/itty-router', ittyRouter.handle)
  * ```
  *
  * @example
  * ```ts
  * const app = new Hono()
  * // Send the request to another application without modification.
  * app.mount('/app', anotherApp, {
  *   replaceRequest: (req) => req,
  * })
  * ```
  */
  mount(path, applicationHandler, options) {
    let replaceRequest;
    let optionHandler;
    if (options) {
      if (typeof options === "function") optionHandler = options;
      else {
        optionHandler = options.optionHandler;
        if (options.replaceRequest === false) replaceRequest = (request) => request;
        else replaceRequest = options.replaceRequest;
      }
    }
    const getOptions = optionHandler ? (c) => {
      const options2 = optionHandler(c);
      return Array.isArray(options2) ? options2 : [options2];
    } : (c) => {
      let executionContext = void 0;
      try {
        executionContext = c.executionCtx;
      } catch {
      }
      return [c.env, executionContext];
    };
    const defaultReplaceRequest = (c) => {
      const mountedRoutePath = routePath(c);
      return createMountedRequest(c, mountedRoutePath.replace(/\/?\*$/, ""), mountedRoutePath);
    };
    const handler = async (c, next) => {
      const res = await applicationHandler(replaceRequest ? replaceRequest(c.req.raw) : defaultReplaceRequest(c), ...getOptions(c));
      if (res) return res;
      await next();
    };
    this.#addRoute("ALL", mergePath(path, "*"), handler);
    return this;
  }
  #addRoute(method, path, handler, baseRoutePath) {
    path = mergePath(this._basePath, path);
    const r = {
      basePath: baseRoutePath !== void 0 ? mergePath(this._basePath, baseRoutePath) : this._basePath,
      path,
      method,
      handler
    };
    this.router.add(method, path, [handler, r]);
    this.routes.push(r);
  }
  #handleError(err, c) {
    if (err instanceof Error) return this.errorHandler(err, c);
    throw err;
  }
  #dispatch(request, executionCtx, env, method) {
    if (method === "HEAD") return (async () => new Response(null, await this.#dispatch(request, executionCtx, env, "GET")))();
    const path = this.getPath(request, { env });
    const matchResult = this.router.match(method, path);
    const c = new Context(request, {
      path,
      matchResult,
      env,
      executionCtx,
      notFoundHandler: this.#notFoundHandler
    });
    if (matchResult[0].length === 1) {
      let res;
      try {
        res = matchResult[0][0][0][0](c, async () => {
          c.res = await this.#notFoundHandler(c);
        });
      } catch (err) {
        return this.#handleError(err, c);
      }
      return res instanceof Promise ? res.then((resolved) => resolved || (c.finalized ? c.res : this.#notFoundHandler(c))).catch((err) => this.#handleError(err, c)) : res ?? this.#notFoundHandler(c);
    }
    const composed = compose(matchResult[0], this.errorHandler, this.#notFoundHandler);
    return (async () => {
      try {
        const context = await composed(c);
        if (!context.finalized) throw new Error("Context is not finalized. Did you forget to return a Response object or `await next()`?");
        return context.res;
      } catch (err) {
        return this.#handleError(err, c);
      }
    })();
  }
  /**
  * `.fetch()` will be entry point of your app.
  *
  * @see {@link https://hono.dev/docs/api/hono#fetch}
  *
  * @param {Request} request - request Object of request
  * @param {Env} env - env Object
  * @param {ExecutionContext} executionCtx - context of execution
  * @returns {Response | Promise<Response>} response of request
  *
  */
  fetch = (request, ...rest) => {
    return this.#dispatch(request, rest[1], rest[0], request.method);
  };
  /**
  * `.request()` is a useful method for testing.
  * You can pass a URL or pathname to send a GET request.
  * app will return a Response object.
  * ```ts
  * test('GET /hello is ok', async () => {
  *   const res = await app.request('/hello')
  *   expect(res.status).toBe(200)
  * })
  * ```
  * @see https://hono.dev/docs/api/hono#request
  */
  request = (input, requestInit, Env, executionCtx) => {
    if (input instanceof Request) return this.fetch(requestInit ? new Request(input, requestInit) : input, Env, executionCtx);
    input = input.toString();
    return this.fetch(new Request(/^https?:\/\//.test(input) ? input : `http://localhost${mergePath("/", input)}`, requestInit), Env, executionCtx);
  };
  /**
  * `.fire()` automatically adds a global fetch event listener.
  * This can be useful for environments that adhere to the Service Worker API, such as non-ES module Cloudflare Workers.
  * @deprecated
  * Use `fire` from `hono/service-worker` instead.
  * ```ts
  * import { Hono } from 'hono'
  * import { fire } from 'hono/service-worker'
  *
  * const app = new Hono()
  * // ...
  * fire(app)
  * ```
  * @see https://hono.dev/docs/api/hono#fire
  * @see https://developer.mozilla.org/en-US/docs/Web/API/Service_Worker_API
  * @see https://developers.cloudflare.com/workers/reference/migrate-to-module-workers/
  */
  fire = () => {
    addEventListener("fetch", (event) => {
      event.respondWith(this.#dispatch(event.request, event, void 0, event.request.method));
    });
  };
};

// node_modules/hono/dist/router/utils.js
var createNullObject = () => /* @__PURE__ */ Object.create(null);

// node_modules/hono/dist/router/reg-exp-router/matcher.js
var emptyParam = [];
function match(method, path) {
  const matchers = this.buildAllMatchers();
  const match2 = ((method2, path2) => {
    const matcher = matchers[method2] || matchers["ALL"];
    const staticMatch = matcher[2][path2];
    if (staticMatch) return staticMatch;
    const match3 = path2.match(matcher[0]);
    if (!match3) return [[], emptyParam];
    const index = match3.indexOf("", 1);
    return [matcher[1][index], match3];
  });
  this.match = match2;
  return match2(method, path);
}

// node_modules/hono/dist/router/reg-exp-router/node.js
var LABEL_REG_EXP_STR = "[^/]+";
var ONLY_WILDCARD_REG_EXP_STR = "[^]*";
var TAIL_WILDCARD_REG_EXP_STR = "(?:|/[^]*)";
var PATH_ERROR = /* @__PURE__ */ Symbol();
var regExpMetaChars = /* @__PURE__ */ new Set(".\\+*[^]$()");
function compareKey(a, b) {
  if (a.length === 1) return b.length === 1 ? a < b ? -1 : 1 : -1;
  if (b.length === 1) return 1;
  if (a === "[^]*" || a === "(?:|/[^]*)") return b === "[^]*" ? -1 : 1;
  else if (b === "[^]*" || b === "(?:|/[^]*)") return -1;
  if (a === "[^/]+") return 1;
  else if (b === "[^/]+") return -1;
  return a.length === b.length ? a < b ? -1 : 1 : b.length - a.length;
}
var Node = class Node2 {
  #index;
  #varIndex;
  #children = createNullObject();
  insert(tokens, index, paramMap, context, keys) {
    let node = this;
    for (let i = 0, len = tokens.length; i < len; i++) {
      const token = tokens[i];
      const pattern = token.length === 1 ? token === "*" ? i === len - 1 ? [
        "",
        "",
        ONLY_WILDCARD_REG_EXP_STR
      ] : [
        "",
        "",
        LABEL_REG_EXP_STR
      ] : null : token === "/*" ? [
        "",
        "",
        TAIL_WILDCARD_REG_EXP_STR
      ] : token.match(/^\:([^\{\}]+)(?:\{(.+)\})?$/);
      let nextNode;
      if (pattern) {
        const name = pattern[1];
        let regexpStr = pattern[2] || "[^/]+";
        if (name && pattern[2]) {
          if (new RegExp(regexpStr).test("")) throw PATH_ERROR;
          regexpStr = regexpStr.replace(/^\((?!\?:)(?=[^)]+\)$)/, "(?:");
          if (/\((?!\?:)/.test(regexpStr)) throw PATH_ERROR;
          if (regexpStr.length === 1 && regExpMetaChars.has(regexpStr)) throw PATH_ERROR;
        }
        keys.push(regexpStr);
        nextNode = node.#children[regexpStr];
        if (!nextNode) {
          if (regexpStr !== "[^]*" && regexpStr !== "(?:|/[^]*)") {
            for (const k in node.#children) if ((regexpStr.length > 1 || k.length > 1) && k !== "[^]*" && k !== "(?:|/[^]*)") throw PATH_ERROR;
          }
          nextNode = node.#children[regexpStr] = new Node2();
        }
        if (name !== "") {
          nextNode.#varIndex ??= context.varIndex++;
          paramMap.push([name, nextNode.#varIndex]);
        }
      } else {
        keys.push(token);
        nextNode = node.#children[token];
        if (!nextNode) {
          for (const k in node.#children) if (k.length > 1 && k !== "[^]*" && k !== "(?:|/[^]*)") throw PATH_ERROR;
          nextNode = node.#children[token] = new Node2();
        }
      }
      node = nextNode;
    }
    if (node.#index !== void 0) throw PATH_ERROR;
    node.#index = index;
  }
  buildRegExpStr() {
    const strList = Object.keys(this.#children).sort(compareKey).map((k) => {
      const c = this.#children[k];
      const childStr = c.buildRegExpStr();
      return childStr === "" ? "" : (typeof c.#varIndex === "number" ? `(${k})@${c.#varIndex}` : regExpMetaChars.has(k) ? `\\${k}` : k) + childStr;
    }).filter(Boolean);
    if (typeof this.#index === "number" && this.#index !== -1) strList.unshift(`#${this.#index}`);
    if (strList.length === 0) return "";
    if (strList.length === 1) return strList[0];
    return "(?:" + strList.join("|") + ")";
  }
};

// node_modules/hono/dist/router/reg-exp-router/trie.js
var Trie = class {
  #context = { varIndex: 0 };
  #root = new Node();
  #index = 0;
  paths = createNullObject();
  insert(path, isStatic) {
    const keys = [];
    if (isStatic) {
      this.#root.insert(path.split(""), -1, [], this.#context, keys);
      this.paths[path] = [
        -1,
        [],
        keys
      ];
      return;
    }
    const paramAssoc = [];
    const groups = [];
    let markedPath = path;
    for (let i = 0; ; ) {
      let replaced = false;
      markedPath = markedPath.replace(/\{(?:\{[\d,]+\}|[^}])+\}/g, (m) => {
        const mark = `@\\${i}`;
        groups[i] = [mark, m];
        i++;
        replaced = true;
        return mark;
      });
      if (!replaced) break;
    }
    const tokens = markedPath.match(/(?::[^\/]+)|(?:\/\*$)|./gs) || [];
    for (let i = groups.length - 1; i >= 0; i--) {
      const [mark] = groups[i];
      for (let j = tokens.length - 1; j >= 0; j--) if (tokens[j].indexOf(mark) !== -1) {
        tokens[j] = tokens[j].replace(mark, groups[i][1]);
        break;
      }
    }
    this.#root.insert(tokens, this.#index, paramAssoc, this.#context, keys);
    this.paths[path] = [
      this.#index++,
      paramAssoc,
      keys
    ];
  }
  buildRegExp() {
    let regexp = this.#root.buildRegExpStr();
    if (regexp === "") return [
      /^$/,
      [],
      []
    ];
    let captureIndex = 0;
    const indexReplacementMap = [];
    const paramReplacementMap = [];
    regexp = regexp.replace(/#(\d+)|@(\d+)|\.\*\$/g, (_, handlerIndex, paramIndex) => {
      if (handlerIndex !== void 0) {
        indexReplacementMap[++captureIndex] = Number(handlerIndex);
        return "$()";
      }
      if (paramIndex !== void 0) {
        paramReplacementMap[Number(paramIndex)] = ++captureIndex;
        return "";
      }
      return "";
    });
    return [
      new RegExp(`^${regexp}`),
      indexReplacementMap,
      paramReplacementMap
    ];
  }
};

// node_modules/hono/dist/router/reg-exp-router/router.js
function endsWithWildcard(keys) {
  const tail = keys[keys.length - 1];
  return tail === "[^]*" || tail === "(?:|/[^]*)";
}
function covers(wildcard, target) {
  const last = wildcard.length - 1;
  for (let i = 0; i < last; i++) if (wildcard[i] !== target[i]) return false;
  return wildcard[last] === "[^]*" || target.length === last || target[last] === "/";
}
var RegExpRouter = class {
  name = "RegExpRouter";
  #handlers;
  #tries;
  constructor() {
    this.#handlers = { ["ALL"]: [] };
    this.#tries = { ["ALL"]: new Trie() };
  }
  #insertPath(method, path) {
    try {
      this.#tries[method].insert(path, !/\*|\/:/.test(path));
    } catch (e) {
      throw e === PATH_ERROR ? new UnsupportedPathError(path) : e;
    }
  }
  add(method, path, handler) {
    const handlers = this.#handlers;
    if (!handlers) throw new Error(MESSAGE_MATCHER_IS_ALREADY_BUILT);
    const tries2 = this.#tries;
    if (!handlers[method]) {
      tries2[method] = new Trie();
      handlers[method] = [...handlers["ALL"]];
      for (const p in tries2["ALL"].paths) this.#insertPath(method, p);
    }
    if (path === "/*") path = "*";
    const methods = method === "ALL" ? Object.keys(handlers) : [method];
    const paths = checkOptionalParameter(path) || [path];
    for (const path2 of paths) for (const m of methods) {
      if (!tries2[m].paths[path2]) this.#insertPath(m, path2);
      handlers[m].push([handler, path2]);
    }
  }
  match = match;
  buildAllMatchers() {
    const matchers = createNullObject();
    for (const method of Object.keys(this.#handlers)) matchers[method] = this.#buildMatcher(method);
    this.#handlers = this.#tries = void 0;
    return matchers;
  }
  #buildMatcher(method) {
    const handlers = this.#handlers[method];
    const trie = this.#tries[method];
    const staticMap = createNullObject();
    const handlerData = [];
    const [regexp, indexReplacementMap, paramReplacementMap] = trie.buildRegExp();
    const own = createNullObject();
    const entries = handlers.map(([h, p], i) => {
      (own[p] ??= []).push(i);
      return [h, trie.paths[p][1].reduceRight((map, [key, varIndex]) => {
        map[key] = paramReplacementMap[varIndex];
        return map;
      }, createNullObject())];
    });
    const wildcards = Object.keys(own).filter((p) => endsWithWildcard(trie.paths[p][2]));
    for (const path in trie.paths) {
      const [index, , keys] = trie.paths[path];
      const indexes = [...own[path]];
      for (const p of wildcards) if (p !== path && covers(trie.paths[p][2], keys)) indexes.push(...own[p]);
      const data = indexes.sort((a, b) => a - b).map((i) => entries[i]);
      if (index === -1) {
        const last = Math.max(-1, ...data.flatMap(([, map]) => Object.values(map)));
        staticMap[path] = [data, last === -1 ? emptyParam : path.match(regexp).slice(0, last + 1)];
      } else handlerData[index] = data;
    }
    return [
      regexp,
      indexReplacementMap.map((i) => handlerData[i]),
      staticMap
    ];
  }
};

// node_modules/hono/dist/router/smart-router/router.js
var SmartRouter = class {
  name = "SmartRouter";
  #routers = [];
  #routes = [];
  constructor(init) {
    this.#routers = init.routers;
  }
  add(method, path, handler) {
    if (!this.#routes) throw new Error(MESSAGE_MATCHER_IS_ALREADY_BUILT);
    this.#routes.push([
      method,
      path,
      handler
    ]);
  }
  match(method, path) {
    if (!this.#routes) throw new Error("Fatal error");
    const routers = this.#routers;
    const routes = this.#routes;
    const len = routers.length;
    let i = 0;
    let res;
    for (; i < len; i++) {
      const router = routers[i];
      try {
        for (let i2 = 0, len2 = routes.length; i2 < len2; i2++) router.add(...routes[i2]);
        res = router.match(method, path);
      } catch (e) {
        if (e instanceof UnsupportedPathError) continue;
        throw e;
      }
      this.match = router.match.bind(router);
      this.#routers = [router];
      this.#routes = void 0;
      break;
    }
    if (i === len) throw new Error("Fatal error");
    this.name = `SmartRouter + ${this.activeRouter.name}`;
    return res;
  }
  get activeRouter() {
    if (this.#routes || this.#routers.length !== 1) throw new Error("No active router has been determined yet.");
    return this.#routers[0];
  }
};

// node_modules/hono/dist/router/trie-router/node.js
var emptyParams = createNullObject();
var order = 0;
var Node3 = class Node4 {
  #methods = [];
  #children = createNullObject();
  #patterns = [];
  #pattern;
  #params = emptyParams;
  insert(method, path, handler) {
    let curNode = this;
    const parts = splitRoutingPath(path);
    const possibleKeys = /* @__PURE__ */ new Set();
    let i = 0;
    for (const p of parts) {
      const nextP = parts[++i];
      const pattern = getPattern(p, nextP) || (nextP === void 0 && p && p.indexOf("*") === p.length - 1 ? p : null);
      const isParam = Array.isArray(pattern);
      const key = isParam ? pattern[0] : pattern || p;
      const child = curNode.#children[key] ||= new Node4();
      if (pattern && !child.#pattern) {
        child.#pattern = pattern;
        curNode.#patterns.push(child);
      }
      curNode = child;
      if (isParam) possibleKeys.add(pattern[1]);
    }
    curNode.#methods.push({ [method]: {
      handler,
      possibleKeys: [...possibleKeys],
      score: ++order
    } });
  }
  #pushHandlerSets(handlerSets, node, method, nodeParams, params) {
    for (let i = 0, len = node.#methods.length; i < len; i++) {
      const m = node.#methods[i];
      const handlerSet = m[method] || m["ALL"];
      if (handlerSet) {
        handlerSet.params = createNullObject();
        handlerSets.push(handlerSet);
        for (let i2 = 0, len2 = handlerSet.possibleKeys.length; i2 < len2; i2++) {
          const key = handlerSet.possibleKeys[i2];
          handlerSet.params[key] = params?.[key] && !i2 ? params[key] : nodeParams[key] ?? params?.[key];
        }
      }
    }
  }
  search(method, path) {
    const handlerSets = [];
    this.#params = emptyParams;
    let curNodes = [this];
    const parts = splitPath(path);
    const curNodesQueue = [];
    const len = parts.length;
    let partOffsets = null;
    for (let i = 0; i < len; i++) {
      const part = parts[i];
      const isLast = i === len - 1;
      const tempNodes = [];
      for (let j = 0, len2 = curNodes.length; j < len2; j++) {
        const node = curNodes[j];
        const nextNode = node.#children[part];
        if (nextNode) {
          nextNode.#params = node.#params;
          if (isLast) {
            if (nextNode.#children["*"]) this.#pushHandlerSets(handlerSets, nextNode.#children["*"], method, node.#params);
            this.#pushHandlerSets(handlerSets, nextNode, method, node.#params);
          } else tempNodes.push(nextNode);
        }
        for (const child of node.#patterns) {
          const pattern = child.#pattern;
          const params = node.#params === emptyParams ? {} : { ...node.#params };
          if (typeof pattern === "string") {
            if (pattern === "*" || part.startsWith(pattern.slice(0, -1))) {
              this.#pushHandlerSets(handlerSets, child, method, node.#params);
              if (pattern === "*") {
                child.#params = params;
                tempNodes.push(child);
              }
            }
            continue;
          }
          const [, name, matcher] = pattern;
          if (!part && matcher === true) continue;
          if (matcher !== true) {
            if (!partOffsets) {
              partOffsets = [];
              let offset = path[0] === "/" ? 1 : 0;
              for (let p = 0; p < len; p++) {
                partOffsets[p] = offset;
                offset += parts[p].length + 1;
              }
            }
            const restPathString = path.slice(partOffsets[i]);
            const m = matcher.exec(restPathString);
            if (m) {
              if (!Object.hasOwn(params, name)) params[name] = m[0];
              this.#pushHandlerSets(handlerSets, child, method, node.#params, params);
              if (m[0].length === restPathString.length && child.#children["*"]) this.#pushHandlerSets(handlerSets, child.#children["*"], method, node.#params, params);
              for (const _ in child.#children) {
                child.#params = params;
                const componentCount = m[0].match(/\//g)?.length ?? 0;
                (curNodesQueue[componentCount] ||= []).push(child);
                break;
              }
              continue;
            }
          }
          if (matcher === true || matcher.test(part)) {
            if (!Object.hasOwn(params, name)) params[name] = part;
            if (isLast) {
              this.#pushHandlerSets(handlerSets, child, method, params, node.#params);
              if (child.#children["*"]) this.#pushHandlerSets(handlerSets, child.#children["*"], method, params, node.#params);
            } else {
              child.#params = params;
              tempNodes.push(child);
            }
          }
        }
      }
      const shifted = curNodesQueue.shift();
      curNodes = shifted ? tempNodes.concat(shifted) : tempNodes;
    }
    if (handlerSets[1]) handlerSets.sort((a, b) => {
      return a.score - b.score;
    });
    return [handlerSets.map(({ handler, params }) => [handler, params])];
  }
};

// node_modules/hono/dist/router/trie-router/router.js
var TrieRouter = class {
  name = "TrieRouter";
  #node = new Node3();
  add(method, path, handler) {
    for (const result of checkOptionalParameter(path) || [path]) this.#node.insert(method, result, handler);
  }
  match(method, path) {
    return this.#node.search(method, path);
  }
};

// node_modules/hono/dist/hono.js
var Hono3 = class extends Hono {
  /**
  * Creates an instance of the Hono class.
  *
  * @param options - Optional configuration options for the Hono instance.
  */
  constructor(options = {}) {
    super(options);
    this.router = options.router ?? new SmartRouter({ routers: [new RegExpRouter(), new TrieRouter()] });
  }
};

// src/gateway/server-sent-events.ts
function splitEvents(body) {
  return body.replaceAll("\r\n", "\n").split(/\n\n+/).map((block) => block.replace(/^\n+/, "")).filter((block) => block.trim() !== "");
}
function dataOf(block) {
  return block.split("\n").filter((line) => line.startsWith("data:")).map((line) => line.slice("data:".length).replace(/^ /, "")).join("\n");
}
function eventBlock(data, event) {
  const text2 = typeof data === "string" ? data : JSON.stringify(data);
  return event === void 0 ? `data: ${text2}` : `event: ${event}
data: ${text2}`;
}

// src/gateway/apis/anthropic-messages.ts
var anthropicMessages = {
  api: "anthropic-messages",
  provider: "anthropic",
  defaultBaseUrl: "https://api.anthropic.com",
  baseUrlEnv: "ANTHROPIC_BASE_URL",
  defaultKeyEnv: "ANTHROPIC_API_KEY",
  errorBody: (status, message) => ({
    type: "error",
    error: { type: errorTypes[status] ?? (status >= 500 ? "api_error" : "invalid_request_error"), message }
  }),
  wantsStream: (request) => isObject(request) && request["stream"] === true,
  upstreamUrl: (baseUrl, path) => `${baseUrl}${path.startsWith("/v1/") ? path : `/v1${path}`}`,
  authorise: (key) => ({ "x-api-key": key }),
  toStream,
  fromStream
};
var errorTypes = {
  401: "authentication_error",
  403: "permission_error",
  404: "not_found_error",
  413: "request_too_large",
  429: "rate_limit_error",
  529: "overloaded_error"
};
function toStream(response) {
  if (!isObject(response)) return [];
  const { content, stop_reason, stop_sequence, usage, ...head } = response;
  const blocks = (Array.isArray(content) ? content : []).filter(isObject);
  const events = [
    {
      type: "message_start",
      message: { ...head, content: [], stop_reason: null, stop_sequence: null, usage: usage ?? {} }
    },
    ...blocks.flatMap(blockEvents),
    {
      type: "message_delta",
      delta: { stop_reason: stop_reason ?? null, stop_sequence: stop_sequence ?? null },
      usage: { output_tokens: isObject(usage) ? usage["output_tokens"] ?? 0 : 0 }
    },
    { type: "message_stop" }
  ];
  return events.map((event) => eventBlock(event, textOf2(event["type"])));
}
function blockEvents(block, index) {
  const { start, deltas } = split(block);
  return [
    { type: "content_block_start", index, content_block: start },
    ...deltas.map((delta) => ({ type: "content_block_delta", index, delta })),
    { type: "content_block_stop", index }
  ];
}
function split(block) {
  if (block["type"] === "text") {
    return { start: { ...block, text: "" }, deltas: [{ type: "text_delta", text: block["text"] ?? "" }] };
  }
  if (block["type"] === "tool_use") {
    const deltas = [{ type: "input_json_delta", partial_json: JSON.stringify(block["input"] ?? {}) }];
    return { start: { ...block, input: {} }, deltas };
  }
  if (block["type"] === "thinking") {
    const deltas = [
      { type: "thinking_delta", thinking: block["thinking"] ?? "" },
      { type: "signature_delta", signature: block["signature"] ?? "" }
    ];
    return { start: { ...block, thinking: "", signature: "" }, deltas };
  }
  return { start: block, deltas: [] };
}
function fromStream(blocks) {
  let message = {};
  const content = [];
  const partial = /* @__PURE__ */ new Map();
  for (const event of blocks.map(dataOf).flatMap(parseData)) {
    const index = Number(event["index"] ?? 0);
    const delta = isObject(event["delta"]) ? event["delta"] : {};
    if (event["type"] === "message_start" && isObject(event["message"])) message = { ...event["message"] };
    if (event["type"] === "content_block_start" && isObject(event["content_block"]))
      content[index] = { ...event["content_block"] };
    if (event["type"] === "content_block_delta") applyDelta(content[index] ?? {}, delta, { partial, index });
    if (event["type"] === "message_delta")
      message = { ...message, ...delta, usage: merged(message["usage"], event["usage"]) };
  }
  const parsed3 = content.map((block, index) => withInput(block, partial.get(index)));
  return { ...message, content: parsed3 };
}
function applyDelta(block, delta, { partial, index }) {
  if (delta["type"] === "input_json_delta") {
    partial.set(index, (partial.get(index) ?? "") + textOf2(delta["partial_json"]));
    return;
  }
  for (const field of ["text", "thinking", "signature"]) {
    if (typeof delta[field] === "string") block[field] = textOf2(block[field]) + delta[field];
  }
}
function withInput(block, text2) {
  if (text2 === void 0) return block;
  const input = text2 === "" ? {} : JSON.parse(text2);
  return { ...block, input };
}
function merged(left, right) {
  return { ...isObject(left) ? left : {}, ...isObject(right) ? right : {} };
}
function parseData(data) {
  if (data === "") return [];
  const event = JSON.parse(data);
  return isObject(event) ? [event] : [];
}
function textOf2(value) {
  return typeof value === "string" ? value : "";
}

// src/gateway/apis/gemini.ts
var gemini = {
  api: "gemini",
  provider: "gemini",
  defaultBaseUrl: "https://generativelanguage.googleapis.com",
  baseUrlEnv: "GOOGLE_GEMINI_BASE_URL",
  defaultKeyEnv: "GEMINI_API_KEY",
  errorBody: (status, message) => ({
    error: { code: status, message, status: status === 404 ? "NOT_FOUND" : "FAILED_PRECONDITION" }
  }),
  wantsStream: (_request, path) => path.includes(":streamGenerateContent"),
  upstreamUrl: (baseUrl, path) => `${baseUrl}${path}${path.includes(":stream") ? "?alt=sse" : ""}`,
  authorise: (key) => ({ "x-goog-api-key": key }),
  toStream: (response) => [eventBlock(response)],
  fromStream: fromStream2
};
function fromStream2(blocks) {
  const chunks = blocks.map(dataOf).filter((data) => data !== "").map((data) => JSON.parse(data)).filter(isObject);
  let whole = {};
  const parts = [];
  let candidate = {};
  for (const chunk of chunks) {
    whole = { ...whole, ...chunk };
    const first = Array.isArray(chunk["candidates"]) ? chunk["candidates"][0] : void 0;
    if (!isObject(first)) continue;
    candidate = { ...candidate, ...first };
    const content = first["content"];
    if (isObject(content) && Array.isArray(content["parts"])) append(parts, content["parts"]);
  }
  if (chunks.length === 0) return null;
  return { ...whole, candidates: [{ ...candidate, content: { role: "model", parts } }] };
}
function append(parts, more) {
  for (const part of more) {
    const last = parts.at(-1);
    const joins = isObject(part) && isObject(last) && plainText(part) && plainText(last);
    if (joins) parts[parts.length - 1] = { ...last, text: `${textOf3(last["text"])}${textOf3(part["text"])}` };
    else parts.push(part);
  }
}
function plainText(part) {
  return typeof part["text"] === "string" && Object.keys(part).length === 1;
}
function textOf3(value) {
  return typeof value === "string" ? value : "";
}

// src/gateway/apis/openai-base.ts
var openAiBase = {
  provider: "openai",
  defaultBaseUrl: "https://api.openai.com/v1",
  baseUrlEnv: "OPENAI_BASE_URL",
  defaultKeyEnv: "OPENAI_API_KEY",
  errorBody: (status, message) => ({
    error: { message, type: status >= 500 ? "server_error" : "invalid_request_error", param: null, code: "replaykit" }
  }),
  wantsStream: (request) => isObject(request) && request["stream"] === true,
  upstreamUrl: (baseUrl, path) => `${baseUrl}${path}`,
  authorise: (key) => ({ authorization: `Bearer ${key}` })
};

// src/gateway/apis/openai-chat.ts
var openAiChat = { ...openAiBase, api: "openai-chat", toStream: toStream2, fromStream: fromStream3 };
function toStream2(response) {
  if (!isObject(response)) return [eventBlock("[DONE]")];
  const { choices, usage, ...head } = response;
  const base = { ...head, object: "chat.completion.chunk" };
  const blocks = listOf(choices).flatMap((choice, position) => {
    if (!isObject(choice)) return [];
    const index = choice["index"] ?? position;
    const message = isObject(choice["message"]) ? choice["message"] : {};
    const { content, tool_calls, role, ...rest } = message;
    const delta = (value, finish = null) => eventBlock({ ...base, choices: [{ index, delta: value, logprobs: null, finish_reason: finish }] });
    const first = delta({
      role: role ?? "assistant",
      ...listOf(tool_calls).length > 0 ? { content: null } : { content: "" },
      ...rest
    });
    const text2 = typeof content === "string" && content !== "" ? [delta({ content })] : [];
    const calls = listOf(tool_calls).map(
      (call, at) => delta({ tool_calls: [{ index: at, ...isObject(call) ? call : {} }] })
    );
    return [first, ...text2, ...calls, delta({}, choice["finish_reason"] ?? "stop")];
  });
  const tail = usage === void 0 ? [] : [eventBlock({ ...base, choices: [], usage })];
  return [...blocks, ...tail, eventBlock("[DONE]")];
}
function fromStream3(blocks) {
  const head = {};
  const choices = /* @__PURE__ */ new Map();
  for (const chunk of blocks.map(dataOf).flatMap(parseData2)) {
    const { choices: parts, object: _, ...rest } = chunk;
    for (const [key, value] of Object.entries(rest)) if (value !== null) head[key] = value;
    for (const part of listOf(parts)) if (isObject(part)) gather(choices, part);
  }
  return {
    ...head,
    object: "chat.completion",
    choices: [...choices].map(([index, { message, calls, finish }]) => ({
      index,
      message: calls.size === 0 ? message : { ...message, tool_calls: [...calls.values()].map(asCall) },
      finish_reason: finish
    }))
  };
}
function gather(choices, part) {
  const index = Number(part["index"] ?? 0);
  const choice = choices.get(index) ?? {
    message: { role: "assistant", content: null },
    calls: /* @__PURE__ */ new Map(),
    finish: null
  };
  choices.set(index, choice);
  choice.finish = part["finish_reason"] ?? choice.finish;
  const delta = isObject(part["delta"]) ? part["delta"] : {};
  for (const [key, value] of Object.entries(delta)) {
    if (key === "tool_calls" || value === null) continue;
    const before = choice.message[key];
    choice.message[key] = typeof before === "string" && typeof value === "string" && key !== "role" ? before + value : value;
  }
  for (const call of listOf(delta["tool_calls"])) if (isObject(call)) gatherCall(choice, call);
}
function gatherCall({ calls }, call) {
  const index = Number(call["index"] ?? 0);
  const known = calls.get(index) ?? { id: null, type: "function", name: "", arguments: "" };
  const parts = isObject(call["function"]) ? call["function"] : {};
  calls.set(index, {
    id: call["id"] ?? known.id,
    type: call["type"] ?? known.type,
    name: known.name + (typeof parts["name"] === "string" ? parts["name"] : ""),
    arguments: known.arguments + (typeof parts["arguments"] === "string" ? parts["arguments"] : "")
  });
}
function asCall({ id, type, name, arguments: text2 }) {
  return { id, type, function: { name, arguments: text2 } };
}
function listOf(value) {
  return Array.isArray(value) ? value : [];
}
function parseData2(data) {
  if (data === "" || data === "[DONE]") return [];
  const chunk = JSON.parse(data);
  return isObject(chunk) ? [chunk] : [];
}

// src/gateway/apis/openai-embeddings.ts
var openAiEmbeddings = {
  ...openAiBase,
  api: "openai-embeddings",
  wantsStream: () => false,
  toStream: () => [],
  fromStream: () => null
};

// src/gateway/apis/openai-responses.ts
var openAiResponses = { ...openAiBase, api: "openai-responses", toStream: toStream3, fromStream: fromStream4 };
function toStream3(response) {
  if (!isObject(response)) return [];
  const begun = { ...response, status: "in_progress", output: [], usage: null };
  const output = Array.isArray(response["output"]) ? response["output"] : [];
  const events = [
    { type: "response.created", response: begun },
    { type: "response.in_progress", response: begun },
    ...output.flatMap((item, index) => isObject(item) ? itemEvents(item, index) : []),
    { type: response["status"] === "incomplete" ? "response.incomplete" : "response.completed", response }
  ];
  return events.map((event, number2) => eventBlock({ ...event, sequence_number: number2 }, textOf4(event["type"])));
}
function itemEvents(item, index) {
  const place = { output_index: index, item_id: item["id"] ?? `item_${index}` };
  const inner = item["type"] === "function_call" ? textEvents("response.function_call_arguments", place, {
    field: "arguments",
    text: textOf4(item["arguments"])
  }) : partsOf(item).flatMap((part, at) => partEvents(part, { ...place, content_index: at }));
  return [
    { type: "response.output_item.added", output_index: index, item: beginningOf(item) },
    ...inner,
    { type: "response.output_item.done", output_index: index, item }
  ];
}
function beginningOf(item) {
  if (item["type"] === "function_call") return { ...item, arguments: "", status: "in_progress" };
  return "content" in item ? { ...item, content: [], status: "in_progress" } : item;
}
function partsOf(item) {
  return (Array.isArray(item["content"]) ? item["content"] : []).filter(isObject);
}
function partEvents(part, place) {
  const refusal = part["type"] === "refusal";
  const text2 = textOf4(refusal ? part["refusal"] : part["text"]);
  const begun = refusal ? { ...part, refusal: "" } : { ...part, text: "" };
  return [
    { type: "response.content_part.added", ...place, part: begun },
    ...textEvents(refusal ? "response.refusal" : "response.output_text", place, {
      field: refusal ? "refusal" : "text",
      text: text2
    }),
    { type: "response.content_part.done", ...place, part }
  ];
}
function textEvents(type, place, { field, text: text2 }) {
  return [
    { type: `${type}.delta`, ...place, delta: text2 },
    { type: `${type}.done`, ...place, [field]: text2 }
  ];
}
function fromStream4(blocks) {
  const events = blocks.map(dataOf).filter((data) => data !== "" && data !== "[DONE]").map((data) => JSON.parse(data));
  const last = events.findLast((event) => isObject(event) && isObject(event["response"]));
  return isObject(last) ? last["response"] ?? null : null;
}
function textOf4(value) {
  return typeof value === "string" ? value : "";
}

// src/gateway/mcp-answer.ts
function answerMcp(open, server, request) {
  const { method } = request;
  const params = request.params ?? {};
  if (method === "ping") return { how: "served", result: {} };
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
function greeting(method, params) {
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
  const answer = open.askTool(tool, args);
  const id = `call-${open.observations().length + 1}`;
  const call = { tool, args: open.options.redact?.(args) ?? args, effect: answer.effect };
  const seen = { type: "tool", id, at: open.options.now().toISOString() };
  if ("miss" in answer) {
    const error2 = answer.error ?? { kind: "tool", message: answer.miss.message };
    open.observe({ ...seen, how: answer.how, call: { ...call, error: error2 } });
    return { how: "missed", result: callToolResult({ error: error2 }) };
  }
  if (answer.how === "live" || answer.how === "run") {
    open.observe({ ...seen, how: open.options.mode === "record" ? "recorded" : answer.how, call, waiting: true });
    return { how: "live", call: id };
  }
  const { output, error } = "output" in answer || "error" in answer ? answer : {};
  const result = error ? { error } : { output: output ?? {} };
  open.observe({ ...seen, how: answer.how, call: { ...call, ...result } });
  return { how: "served", result: callToolResult(result) };
}
function reportMcp(open, id, answer) {
  return id.startsWith("mcp-") ? open.settleMcp(id, answer) : open.settle(id, toolResult(answer));
}
function callToolResult({ output, error }) {
  if (error) return { isError: true, content: [{ type: "text", text: error.message }] };
  if (isObject(output) && Array.isArray(output["content"])) return output;
  const text2 = typeof output === "string" ? output : JSON.stringify(output ?? {});
  return { content: [{ type: "text", text: text2 }] };
}
function toolResult({ result, error }) {
  if (error !== void 0) {
    const message = isObject(error) && typeof error["message"] === "string" ? error["message"] : JSON.stringify(error);
    return { error: { kind: "tool", message } };
  }
  if (!isObject(result) || result["isError"] !== true) return { output: result ?? {} };
  const parts = Array.isArray(result["content"]) ? result["content"].filter(isObject) : [];
  const text2 = parts.flatMap((part) => typeof part["text"] === "string" ? [part["text"]] : []).join("\n");
  return { error: { kind: "tool", message: text2 } };
}

// src/gateway/read-body.ts
async function readBody(c, maxBytes) {
  const declared = Number(c.req.header("content-length") ?? 0);
  const text2 = declared > maxBytes ? "" : await c.req.text();
  if (declared > maxBytes || text2.length > maxBytes) {
    throw new ReplayKitError("too_large", `the request is larger than ${maxBytes} bytes`);
  }
  return text2 === "" ? {} : parseJson(text2, { name: "the request", maxBytes });
}

// src/gateway/refusal.ts
var noRetry = { "x-should-retry": "false" };
function unknownToken(c, adapter) {
  const message = "ReplayKit: no attempt is open under this address; it may have ended";
  return c.json(adapter?.errorBody(404, message) ?? { error: { message } }, 404, noRetry);
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
    const parsed3 = messageSchema.safeParse(await readBody(c, maxBodyBytes).catch(() => null));
    if (!parsed3.success) return c.json(rpcError(null, "expected one JSON-RPC message"), 400);
    const { id, method, params } = parsed3.data;
    if (id === void 0 || method === void 0)
      return mcpUrl === void 0 || open.options.mode === "replay" ? c.body(null, 202) : forward(c, mcpUrl, parsed3.data);
    const answer = answerMcp(open, "default", { id, method, params });
    if (answer.how !== "live") {
      const { result, error } = answer;
      return c.json({ jsonrpc: "2.0", id, ...error === void 0 ? { result: result ?? {} } : { error } });
    }
    if (mcpUrl === void 0) {
      const message = "no MCP server is configured: set upstream.mcp.base_url in replaykit.yaml";
      if (answer.call !== void 0) reportMcp(open, answer.call, { error: { code: -32002, message } });
      return c.json(rpcError(id, message));
    }
    const response = await forward(c, mcpUrl, parsed3.data);
    const given = answerIn(await response.clone().text(), id);
    if (answer.call !== void 0) reportMcp(open, answer.call, given ?? { error: { message: "no answer" } });
    return response;
  });
  app.on(["GET", "DELETE"], "/t/:token/mcp", (c) => c.body(null, 405));
  app.post("/t/:token/mcp-calls", async (c) => {
    const open = session(c.req.param("token"));
    if (!open) return unknownToken(c);
    const parsed3 = askSchema.safeParse(await readBody(c, maxBodyBytes).catch(() => null));
    if (!parsed3.success) return c.json({ error: { message: "expected {server, id, method, params}" } }, 400);
    return c.json(answerMcp(open, parsed3.data.server, parsed3.data));
  });
  app.post("/t/:token/mcp-calls/result", async (c) => {
    const open = session(c.req.param("token"));
    if (!open) return unknownToken(c);
    const parsed3 = reportSchema.safeParse(await readBody(c, maxBodyBytes).catch(() => null));
    if (!parsed3.success) return c.json({ error: { message: "expected {call, result} or {call, error}" } }, 400);
    const { call, result, error } = parsed3.data;
    const taken = reportMcp(open, call, {
      ...result === void 0 ? {} : { result },
      ...error === void 0 ? {} : { error }
    });
    return c.json({ taken }, taken ? 200 : 409);
  });
}
var passedHeaders = ["accept", "authorization", "content-type", "mcp-session-id", "mcp-protocol-version"];
async function forward(c, url, message) {
  const headers = new Headers();
  for (const name of passedHeaders) {
    const value = c.req.header(name);
    if (value !== void 0) headers.set(name, value);
  }
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
  for (const text2 of texts) {
    const message = parsed2(text2);
    if (!isObject(message) || message["id"] !== id || "method" in message) continue;
    const { result, error } = message;
    return error === void 0 ? { result: result ?? {} } : { error };
  }
  return void 0;
}
function parsed2(text2) {
  try {
    return JSON.parse(text2);
  } catch {
    return void 0;
  }
}
function rpcError(id, message) {
  return { jsonrpc: "2.0", id, error: { code: -32002, message: `ReplayKit: ${message}` } };
}

// src/gateway/tool-routes.ts
var resultSchema = looseObject({
  id: string(),
  output: jsonSchema.optional(),
  error: callErrorSchema.optional()
});
function addToolRoutes(app, { session, maxBodyBytes }) {
  app.post("/t/:token/tools/:name", async (c) => {
    const open = session(c.req.param("token"));
    if (!open) return unknownToken(c);
    return refusing(c, async () => {
      const body = await readBody(c, maxBodyBytes);
      const args = isObject(body) && body["args"] !== void 0 ? body["args"] : body;
      return answerTool(c, open, { tool: c.req.param("name"), args });
    });
  });
  app.post("/t/:token/tools/:name/result", async (c) => {
    const open = session(c.req.param("token"));
    if (!open) return unknownToken(c);
    return refusing(c, async () => {
      const parsed3 = resultSchema.safeParse(await readBody(c, maxBodyBytes));
      if (!parsed3.success) return c.json({ error: { message: "expected {id, output} or {id, error}" } }, 400);
      const { id, output, error } = parsed3.data;
      const result = error ? { error } : { output: output ?? null };
      if (open.settle(id, result)) return c.json({ taken: true });
      return c.json({ error: { message: `no call "${id}" waits for a result` } }, 409);
    });
  });
}
async function refusing(c, answer) {
  try {
    return await answer();
  } catch (error) {
    if (!(error instanceof ReplayKitError)) throw error;
    return c.json({ error: { message: error.message } }, error.code === "too_large" ? 413 : 400);
  }
}
function answerTool(c, open, { tool, args }) {
  const answer = open.askTool(tool, args);
  const id = `call-${open.observations().length + 1}`;
  const head = { type: "tool", id, at: open.options.now().toISOString() };
  const call = { tool, args: open.options.redact?.(args) ?? args, effect: answer.effect };
  if ("miss" in answer) {
    const { how, miss } = answer;
    const error = answer.error ?? { kind: "tool", message: miss.message };
    open.observe({ ...head, how, call: { ...call, error } });
    return c.json({ how, error, miss }, 424);
  }
  if (answer.how === "served" || answer.how === "simulated") {
    const { how, output, error } = answer;
    const given = { ...output === void 0 ? {} : { output }, ...error === void 0 ? {} : { error } };
    open.observe({ ...head, how, call: { ...call, ...given } });
    return c.json({ how, ...given });
  }
  open.observe({ ...head, how: open.options.mode === "record" ? "recorded" : answer.how, call, waiting: true });
  return c.json({ how: answer.how, id });
}

// src/gateway/routes.ts
var addresses = [
  [/^\/openai(?:\/v1)?\/chat\/completions$/, openAiChat, () => "/chat/completions"],
  [/^\/openai(?:\/v1)?\/responses$/, openAiResponses, () => "/responses"],
  [/^\/openai(?:\/v1)?\/embeddings$/, openAiEmbeddings, () => "/embeddings"],
  [/^\/azure\/openai\/(?:deployments\/[^/]+|v1)\/chat\/completions$/, openAiChat, () => "/chat/completions"],
  [/^\/azure\/openai\/(?:v1\/)?responses$/, openAiResponses, () => "/responses"],
  [/^\/azure\/openai\/(?:deployments\/[^/]+|v1)\/embeddings$/, openAiEmbeddings, () => "/embeddings"],
  [/^\/anthropic(?:\/v1)?\/messages$/, anthropicMessages, () => "/v1/messages"],
  [/^\/gemini(\/v1(?:beta|alpha)?\/models\/[^/]+:(?:stream)?[gG]enerateContent)$/, gemini, (match2) => match2[1] ?? ""]
];
function createRoutes({ session, upstream, maxBodyBytes, mcpUrl }) {
  const app = new Hono3();
  app.get("/healthz", (c) => c.text("ok"));
  app.get("/t/:token/user/next", async (c) => {
    const open = session(c.req.param("token"));
    if (!open) return unknownToken(c);
    const turn = await open.nextUserTurn();
    if (turn === void 0) return c.json({ error: { message: "there is no further user turn" } }, 410);
    return c.json({ role: "user", content: turn });
  });
  addToolRoutes(app, { session, maxBodyBytes });
  addMcpRoutes(app, { session, maxBodyBytes, mcpUrl });
  app.get(
    "/t/:token/:provider{openai|anthropic|gemini|azure}/*",
    (c) => c.req.path.endsWith("/models") ? c.json({ object: "list", data: [] }) : c.json({ error: { message: "not served in replay" } }, 404)
  );
  app.post("/t/:token/*", async (c) => {
    const token = c.req.param("token");
    const path = c.req.path.slice(`/t/${token}`.length);
    const found = addresses.flatMap(([pattern, adapter, upstreamPath]) => {
      const match2 = pattern.exec(path);
      return match2 ? [{ adapter, upstreamPath: upstreamPath(match2) }] : [];
    })[0];
    const open = session(token);
    if (!found) return unknownRoute(c, path, open);
    if (!open) return unknownToken(c, found.adapter);
    try {
      const request = await readBody(c, maxBodyBytes);
      return await answerModel(c, { open, upstream, request, path, ...found });
    } catch (error) {
      return fault(c, open, found.adapter, error);
    }
  });
  return app;
}
async function answerModel(c, { open, upstream, adapter, upstreamPath, path, request }) {
  const started = open.options.now();
  const answer = open.askModel(adapter.api, request);
  if (answer.how === "missed") {
    return c.json(adapter.errorBody(424, `ReplayKit: ${answer.miss.message}`), 424, noRetry);
  }
  const refusal = answer.how === "live" ? open.options.refuseLive?.() : void 0;
  if (refusal !== void 0) {
    open.miss({ kind: "provider", message: refusal });
    return c.json(adapter.errorBody(403, `ReplayKit: ${refusal}`), 403, noRetry);
  }
  const exchange = answer.how === "served" ? { ...answer.exchange, request } : { api: adapter.api, request, ...await upstream.send(adapter, upstreamPath, request) };
  if (answer.how === "live") noteFailure(open, adapter, exchange.status);
  const how = answer.how === "served" ? "served" : open.options.mode === "record" ? "recorded" : "live";
  const whole = complete(adapter, exchange);
  const ended = open.options.now();
  open.observe({
    type: "model",
    exchange: whole,
    how,
    at: started.toISOString(),
    duration_ms: ended.getTime() - started.getTime()
  });
  return send(c, adapter, exchange, adapter.wantsStream(request, path));
}
function noteFailure(open, { provider }, status) {
  if (open.options.mode === "record" || status < 400) return;
  if (status === 401 || status === 403) open.miss({ kind: "key", message: `${provider} refused the key (${status})` });
  else if (status === 429 || status >= 500)
    open.miss({ kind: "provider", message: `${provider} stays unavailable (${status})` });
}
function complete(adapter, exchange) {
  if (exchange.response !== void 0 || exchange.sse === void 0) return exchange;
  try {
    return { ...exchange, response: adapter.fromStream(exchange.sse) };
  } catch (cause) {
    throw new ReplayKitError("invalid_fixtures", `the stream of ${adapter.api} holds an event that is no JSON`, {
      hint: "record the model's answers again",
      cause
    });
  }
}
function send(c, adapter, answer, stream) {
  const failed = answer.status >= 400;
  if (stream && !failed) {
    const blocks = answer.sse ?? adapter.toStream(answer.response ?? null);
    const body2 = blocks.map((block) => `${block}

`).join("");
    return c.body(body2, 200, { "content-type": "text/event-stream; charset=utf-8", "cache-control": "no-cache" });
  }
  const body = answer.response ?? (answer.sse ? adapter.fromStream(answer.sse) : null);
  return new Response(JSON.stringify(body), {
    status: answer.status,
    headers: { "content-type": "application/json", ...failed ? noRetry : {} }
  });
}
function fault(c, open, adapter, error) {
  const known = error instanceof ReplayKitError;
  const message = error instanceof Error ? error.message : String(error);
  const { kind, status } = (known ? faults[error.code] : void 0) ?? { kind: "model", status: known ? 400 : 500 };
  const text2 = known ? message : `the gateway failed: ${message}`;
  open.miss({ kind, message: text2 });
  return c.json(adapter.errorBody(status, `ReplayKit: ${text2}`), status, noRetry);
}
var faults = {
  unauthorized: { kind: "key", status: 401 },
  network_failed: { kind: "provider", status: 502 },
  too_large: { kind: "model", status: 413 },
  invalid_fixtures: { kind: "model", status: 424 }
};
function unknownRoute(c, path, open) {
  if (path.endsWith("/traces/ingest")) return c.body(null, 204);
  const refused = /bedrock|aiplatform|:rawPredict/.test(path) ? "; Bedrock and Vertex are not supported: use the provider's own API" : "";
  const message = `ReplayKit: the gateway does not serve this address${refused}`;
  open?.miss({ kind: "model", message: `${path}: the gateway does not serve this address${refused}` });
  return c.json({ type: "error", error: { type: "not_found_error", message, code: 404 } }, 404, noRetry);
}

// src/gateway/session.ts
function createSession(options) {
  const observations = [];
  const misses = [];
  let simulatedTurns = 0;
  const turns = [...options.userTurns ?? []];
  const redact = options.redact ?? ((value) => value);
  function askModel(api, request) {
    if (!options.model) return { how: "live" };
    const answer = options.model.ask(api, redact(request));
    if (answer.how === "missed") misses.push(answer.miss);
    return answer;
  }
  function askTool(tool, args) {
    if (!options.tools) return { how: "live", effect: options.effects(tool).effect };
    const group = groupOf(observations, tool, args);
    const answer = options.tools.ask({ tool, args: redact(args), ...group === void 0 ? {} : { group } });
    if (answer.how === "missed") misses.push(answer.miss);
    return answer;
  }
  function redacted({ output, error }) {
    if (error) return { error: { ...error, message: redact(error.message) } };
    return { output: redact(output ?? null) };
  }
  function settle(id, result) {
    const index = observations.findIndex((seen2) => seen2.type === "tool" && seen2.id === id && seen2.waiting === true);
    const seen = observations[index];
    if (seen?.type !== "tool") return false;
    observations[index] = { ...seen, waiting: false, call: { ...seen.call, ...redacted(result) } };
    return true;
  }
  function settleMcp(id, result) {
    const index = observations.findIndex((seen2) => seen2.type === "mcp" && seen2.id === id && seen2.waiting === true);
    const seen = observations[index];
    if (seen?.type !== "mcp") return false;
    const { result: value, error } = result;
    const kept = error === void 0 ? { result: redact(value ?? null) } : { error: redact(error) };
    observations[index] = { ...seen, waiting: false, ...kept };
    return true;
  }
  function isWaiting(tool, args) {
    const key = canonicalJson(redact(args));
    return observations.some(
      (seen) => seen.type === "tool" && seen.waiting === true && seen.call.tool === tool && canonicalJson(seen.call.args) === key
    );
  }
  async function nextUserTurn() {
    const turn = turns.shift();
    if (turn === void 0 && options.simulateUser) {
      const made = await options.simulateUser(conversationOf(observations)).catch((error) => {
        misses.push({ kind: "user_turn", message: error instanceof Error ? error.message : String(error) });
        return void 0;
      });
      if (made !== void 0) simulatedTurns += 1;
      return made;
    }
    if (turn === void 0) misses.push({ kind: "user_turn", message: "the script of user turns has run out" });
    return turn;
  }
  return {
    options,
    askModel,
    askTool,
    observe(observation) {
      observations.push(observation);
      options.onObserved?.(observation);
    },
    settle,
    settleMcp,
    isWaiting,
    nextUserTurn,
    simulatedTurns: () => simulatedTurns,
    miss: (miss) => void misses.push(miss),
    observations: () => observations,
    misses: () => misses
  };
}
function conversationOf(observations) {
  const last = observations.findLast((seen) => seen.type === "model");
  const turn = last && readTurn(last.exchange.api, last.exchange.request, last.exchange.response);
  return { messages: turn?.messages ?? [], said: turn?.said ?? "" };
}
function groupOf(observations, tool, args) {
  for (let index = observations.length - 1; index >= 0; index -= 1) {
    const seen = observations[index];
    if (seen?.type !== "model") continue;
    const turn = readTurn(seen.exchange.api, seen.exchange.request, seen.exchange.response);
    if (turn?.calls.some((call) => call.tool === tool && JSON.stringify(call.args) === JSON.stringify(args)))
      return `model-${index}`;
  }
  return void 0;
}

// src/gateway/server.ts
async function startGateway({
  upstream,
  mcpUrl,
  maxBodyBytes = 64 * 1024 * 1024
}) {
  const sessions = /* @__PURE__ */ new Map();
  const app = createRoutes({ session: (token) => sessions.get(token), upstream, maxBodyBytes, mcpUrl });
  const server = createAdaptorServer({ fetch: app.fetch });
  const servers = [server];
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  const port = typeof address === "object" && address !== null ? address.port : 0;
  const url = `http://127.0.0.1:${port}`;
  function open(options) {
    const token = randomBytes(16).toString("hex");
    const session = createSession(options);
    sessions.set(token, session);
    const base = `${url}/t/${token}`;
    return { session, url: base, env: runnerEnvironment(base), [Symbol.dispose]: () => void sessions.delete(token) };
  }
  async function listen(socket) {
    const further = createAdaptorServer({ fetch: app.fetch });
    servers.push(further);
    further.listen(socket);
    await once(further, "listening");
  }
  async function close() {
    for (const each of servers) {
      const closed = once(each, "close");
      each.close();
      if ("closeAllConnections" in each) each.closeAllConnections();
      await closed;
    }
  }
  return { url, port, open, listen, [Symbol.asyncDispose]: close };
}
var dummyKey = "replaykit-dummy-key";
function runnerEnvironment(base) {
  return {
    REPLAYKIT_GATEWAY_URL: base,
    REPLAYKIT_MCP_URL: `${base}/mcp`,
    OPENAI_BASE_URL: `${base}/openai/v1`,
    AZURE_OPENAI_ENDPOINT: `${base}/azure`,
    ANTHROPIC_BASE_URL: `${base}/anthropic`,
    GOOGLE_GEMINI_BASE_URL: `${base}/gemini`,
    OPENAI_API_KEY: dummyKey,
    AZURE_OPENAI_API_KEY: dummyKey,
    ANTHROPIC_API_KEY: dummyKey,
    GEMINI_API_KEY: dummyKey,
    GOOGLE_API_KEY: dummyKey
  };
}

// src/gateway/upstream.ts
var passing = /* @__PURE__ */ new Set([408, 409, 429, 500, 502, 503, 504, 529]);
var tries = 4;
var longestWait = 3e4;
function createUpstream({ config, env, fetch: fetch2, sleep }) {
  const notBefore = /* @__PURE__ */ new Map();
  async function send2(adapter, path, request) {
    const settings = config[adapter.provider];
    const keyName = settings?.key_env ?? adapter.defaultKeyEnv;
    const key = env[keyName];
    if (key === void 0 || key === "") {
      throw new ReplayKitError("unauthorized", `a live model was asked, but ${keyName} is not set`, {
        hint: `set ${keyName}, or record the model's answers so that no key is needed`
      });
    }
    const url = adapter.upstreamUrl(baseUrlOf(adapter), path, request);
    const init = {
      method: "POST",
      headers: { "content-type": "application/json", ...extraHeaders(adapter), ...adapter.authorise(key) },
      body: JSON.stringify(request)
    };
    for (let attempt = 1; ; attempt += 1) {
      await notBefore.get(adapter.provider);
      const response = await reach(url, init);
      if (!passing.has(response.status) || attempt === tries) return readAnswer(response);
      await response.body?.cancel();
      notBefore.set(adapter.provider, sleep(waitOf(response, attempt)));
    }
  }
  function baseUrlOf({ provider, baseUrlEnv, defaultBaseUrl }) {
    const given = config[provider]?.base_url ?? env[baseUrlEnv];
    return (given === void 0 || given === "" ? defaultBaseUrl : given).replace(/\/+$/, "");
  }
  async function reach(url, init) {
    try {
      return await fetch2(url, init);
    } catch (cause) {
      throw new ReplayKitError("network_failed", `cannot reach the model provider at ${new URL(url).host}`, { cause });
    }
  }
  return { send: send2 };
}
function extraHeaders(adapter) {
  return adapter.provider === "anthropic" ? { "anthropic-version": "2023-06-01" } : {};
}
function waitOf(response, attempt) {
  const seconds = Number(response.headers.get("retry-after"));
  const asked = Number.isFinite(seconds) && seconds > 0 ? seconds * 1e3 : 500 * 2 ** attempt;
  return Math.min(asked, longestWait);
}
async function readAnswer(response) {
  const text2 = await response.text();
  if (response.headers.get("content-type")?.includes("text/event-stream")) {
    return { status: response.status, sse: splitEvents(text2) };
  }
  try {
    return { status: response.status, response: JSON.parse(text2) };
  } catch {
    return { status: response.status, response: { error: { message: text2.slice(0, 2e3) } } };
  }
}

// src/node/shim-environment.ts
import { existsSync } from "node:fs";
import { delimiter, dirname, join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
function shimEnvironment(env) {
  const folder = shimFolder();
  if (folder === void 0) return {};
  const python = join(folder, "python");
  const node = `--import=${pathToFileURL(join(folder, "node", "register.mjs")).href}`;
  const always = { PYTHONPATH: [python, env["PYTHONPATH"]].filter(Boolean).join(delimiter) };
  if (env["REPLAYKIT_SHIMS"] === "off") return { ...always, REPLAYKIT_SHIMS: "off" };
  return {
    ...always,
    NODE_OPTIONS: [env["NODE_OPTIONS"], node].filter(Boolean).join(" ")
  };
}
function shimFolder() {
  const here = dirname(fileURLToPath(import.meta.url));
  const places = [join(here, "../gateway/shims"), join(here, "shims"), join(here, "../shims")];
  return places.find((place) => existsSync(join(place, "node", "register.mjs")));
}

export {
  createMcpReplay,
  readTurn,
  observedTrace,
  startGateway,
  createUpstream,
  shimEnvironment
};

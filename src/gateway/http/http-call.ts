import { compact, unlessEmpty } from "../../core/compact.ts";
import { parseJson } from "../../core/json/json-limits.ts";
import { isObject } from "../../core/schema/is-object.ts";
import type { Json, JsonObject } from "../../core/schema/json.ts";
import type { CallError } from "../../core/schema/trace.ts";
import type { ToolResult } from "../observation.ts";

/** A request to a REST tool as it arrived. */
export interface HttpRequest {
  method: string;
  host: string;
  /** Path and query, percent-encoded as the agent wrote them. */
  target: string;
  type: string | undefined;
  body: Uint8Array;
}

/** The answer of a REST tool. */
export interface HttpAnswer {
  status: number;
  headers: Record<string, string>;
  /** Each `set-cookie` of a live answer. They sign in, so the agent gets them but no recording does. */
  cookies?: string[];
  body: Uint8Array<ArrayBuffer>;
}

/** Headers of an answer that an agent may need. All others, such as cookies, are not kept. */
export const keptHeaders = ["content-type", "location", "link", "etag", "retry-after"];

/** Turns a request into a tool call. The method is part of the name, since it decides the effect. */
export function toolCallOf(request: HttpRequest, maxBytes: number): { tool: string; args: JsonObject } {
  const [path = "/", query = ""] = request.target.split(/\?(.*)/s);
  const pairs = pairsOf(new URLSearchParams(query));
  const args = {
    path,
    ...compact({
      query: unlessEmpty(pairs),
      body: request.body.length === 0 ? undefined : bodyOf(request, maxBytes),
    }),
  };
  return { tool: `${request.method} ${request.host}`, args };
}

function bodyOf({ body, type }: HttpRequest, maxBytes: number): Json {
  const text = textOf(body);
  if (text === undefined) return { base64: Buffer.from(body).toString("base64") };
  if (type?.startsWith("application/x-www-form-urlencoded")) return pairsOf(new URLSearchParams(text));
  return jsonOf(text, maxBytes) ?? text;
}

/** A repeated name gets a list of values. */
function pairsOf(params: URLSearchParams): JsonObject {
  const named = Map.groupBy(params, ([name]) => name);
  return Object.fromEntries(
    [...named].map(([name, pairs]) => {
      const [first = "", ...more] = pairs.map(([, value]) => value);
      return [name, more.length === 0 ? first : [first, ...more]];
    }),
  );
}

/** Turns an answer into a tool's result. A status from 400 is an error, so nothing has changed. */
export function resultOf({ status, headers, body }: HttpAnswer, maxBytes: number): ToolResult {
  const text = textOf(body);
  if (status >= 400) return { error: { kind: "tool", message: `HTTP ${status}: ${text ?? ""}` } };
  const kept = Object.fromEntries(keptHeaders.flatMap((name) => (headers[name] ? [[name, headers[name]]] : [])));
  const content = text === undefined ? { base64: Buffer.from(body).toString("base64") } : exact(text, maxBytes);
  return { output: { status, headers: kept, body: content } };
}

/** Parses JSON only if it would be written the same again. Otherwise the agent gets the exact text. */
function exact(text: string, maxBytes: number): Json {
  const json = jsonOf(text, maxBytes);
  return json === undefined || typeof json === "string" || JSON.stringify(json) !== text ? text : json;
}

/**
 * Turns a result into an answer. The output comes from `resultOf`, or is any other value, whose `status` may mean
 * something else.
 */
export function answerOf({ output, error }: ToolResult): HttpAnswer {
  if (error) return failureOf(error);
  if (!isObject(output) || !("body" in output) || !isStatus(output["status"])) return jsonAnswer(200, output ?? {});
  const { status, headers, body } = output;
  const kept = Object.entries(isObject(headers) ? headers : {}).flatMap(([name, value]) =>
    typeof value === "string" && keptHeaders.includes(name) ? [[name, value]] : [],
  );
  return { status, headers: Object.fromEntries(kept), body: bytesOf(body ?? "") };
}

function isStatus(value: Json | undefined): value is number {
  return typeof value === "number" && Number.isInteger(value) && value >= 200 && value <= 599;
}

function bytesOf(body: Json): Uint8Array<ArrayBuffer> {
  if (isObject(body) && typeof body["base64"] === "string")
    return Uint8Array.from(Buffer.from(body["base64"], "base64"));
  return new TextEncoder().encode(typeof body === "string" ? body : JSON.stringify(body));
}

function failureOf({ message }: CallError): HttpAnswer {
  const [, status, text] = /^HTTP ([45]\d\d): (.*)$/s.exec(message) ?? [];
  if (status === undefined || text === undefined) return jsonAnswer(502, { error: { message } });
  const type = /^\s*[[{]/.test(text) ? "application/json" : "text/plain; charset=utf-8";
  return { status: Number(status), headers: { "content-type": type }, body: new TextEncoder().encode(text) };
}

export function jsonAnswer(status: number, body: Json): HttpAnswer {
  const headers = { "content-type": "application/json" };
  return { status, headers, body: new TextEncoder().encode(JSON.stringify(body)) };
}

/** `undefined`: the body is not text. */
function textOf(body: Uint8Array): string | undefined {
  try {
    return new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(body);
  } catch {
    return undefined;
  }
}

function jsonOf(text: string, maxBytes: number): Json | undefined {
  if (!/^\s*[[{"\d\-tfn]/.test(text)) return undefined;
  try {
    return parseJson(text, { name: "the body", maxBytes });
  } catch {
    return undefined;
  }
}

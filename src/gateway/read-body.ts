import type { Context } from "hono";
import { ReplayKitError } from "../core/error.ts";
import { parseJson } from "../core/json/json-limits.ts";
import type { ModelApi } from "../core/providers/model-api.ts";
import type { Json } from "../core/schema/json.ts";
import type { Session } from "./session.ts";

/** Reads the body of a request. If its length is not declared, reads at most `maxBytes`. */
export async function readBytes(c: Context, maxBytes: number): Promise<Uint8Array> {
  const tooLarge = () => new ReplayKitError("too_large", `the request is larger than ${maxBytes} bytes`);
  const declared = c.req.header("content-length");
  if (Number(declared ?? 0) > maxBytes) throw tooLarge();
  if (declared !== undefined) return new Uint8Array(await c.req.arrayBuffer());
  const parts: Uint8Array[] = [];
  let bytes = 0;
  for await (const part of c.req.raw.body ?? []) {
    bytes += part.length;
    if (bytes > maxBytes) throw tooLarge();
    parts.push(part);
  }
  return Buffer.concat(parts);
}

const utf8 = new TextDecoder();

/** Reads the JSON body of a request, limited in size. An empty body is `{}`. */
export async function readBody(c: Context, maxBytes: number): Promise<Json> {
  const text = utf8.decode(await readBytes(c, maxBytes));
  return text === "" ? {} : parseJson(text, { name: "the request", maxBytes });
}

/** Reads the body of a tool call. An unreadable body counts as a miss, since it may have been any call. */
export async function readCall(c: Context, open: Session, maxBytes: number): Promise<Json | ReplayKitError> {
  try {
    return await readBody(c, maxBytes);
  } catch (error) {
    if (!(error instanceof ReplayKitError)) throw error;
    open.miss({ kind: "tool", message: error.message });
    return error;
  }
}

export async function readCallOrNull(c: Context, open: Session, maxBytes: number): Promise<Json> {
  const body = await readCall(c, open, maxBytes);
  return body instanceof ReplayKitError ? null : body;
}

/** Tells clients not to retry: a replayed answer will not change. */
export const noRetry = { "x-should-retry": "false" };

export function unknownToken(c: Context, api?: ModelApi): Response {
  const message = "ReplayKit: no attempt is open under this address; it may have ended";
  return c.json(api?.provider.errorBody(404, message) ?? { error: { message } }, 404, noRetry);
}

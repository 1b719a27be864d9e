import type { Context } from "hono";
import { ReplayKitError } from "../core/error.ts";
import { parseJson } from "../core/json-limits.ts";
import type { Json } from "../core/schema/json.ts";

/** The JSON body of a request, limited; an empty one is `{}`. */
export async function readBody(c: Context, maxBytes: number): Promise<Json> {
  const declared = Number(c.req.header("content-length") ?? 0);
  const text = declared > maxBytes ? "" : await c.req.text();
  if (declared > maxBytes || text.length > maxBytes) {
    throw new ReplayKitError("too_large", `the request is larger than ${maxBytes} bytes`);
  }
  return text === "" ? {} : parseJson(text, { name: "the request", maxBytes });
}

import type { Context } from "hono";
import * as z from "zod";
import type { ErrorCode } from "../../src/core/error.ts";
import { errorCodes } from "../../src/core/error.ts";
import { parseJson } from "../../src/core/json-limits.ts";
import type { AppEnv } from "../deps.ts";
import { HttpError } from "../http-error.ts";
import { credentials } from "./session.ts";

/** The Worker's own API, asked as whoever signed in: the pages can do nothing that a token could not. */
export type Api = (request: Request, c: Context<AppEnv>) => Response | Promise<Response>;

const faultSchema = z.object({
  error: z.object({ code: z.string(), message: z.string(), hint: z.string().optional() }),
});

/** Asks the API; a refusal is thrown with its status. */
export async function ask<Schema extends z.ZodType>(
  api: Api,
  c: Context<AppEnv>,
  { path, schema, body }: { path: string; schema: Schema; body?: object },
): Promise<z.infer<Schema>> {
  const headers = credentials(c);
  if (headers === undefined) throw new HttpError(401, "unauthorized", "nobody is signed in", "sign in");
  const url = new URL(path, c.req.url);
  const init = body === undefined ? { headers } : { method: "POST", headers, body: JSON.stringify(body) };
  const response = await api(new Request(url, init), c);
  const value = parseJson(await response.text(), { name: path, maxBytes: 128 * 1024 * 1024 });
  if (response.ok) return schema.parse(value);
  const fault = faultSchema.safeParse(value);
  const { code, message, hint } = fault.success
    ? fault.data.error
    : { code: "internal", message: "the request failed" };
  throw new HttpError(response.status, codeOf(code), message, hint ?? "");
}

function codeOf(text: string): ErrorCode {
  return errorCodes.find((code) => code === text) ?? "internal";
}

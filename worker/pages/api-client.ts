import type { Context } from "hono";
import { ApiError } from "../../src/api/api-error.ts";
import { type ApiRequest, createApiClient } from "../../src/api/client.ts";
import type { AnswerOf, Endpoint } from "../../src/api/endpoint.ts";
import type { AppEnv } from "../deps.ts";
import { HttpError } from "../http/http-error.ts";
import { credentials } from "./session.ts";

/** Calls the Worker's own API as the signed-in person, so the pages can do nothing that a token could not. */
export type Api = (request: Request, c: Context<AppEnv>) => Response | Promise<Response>;

/** Calls the API; throws a refusal with its status and message. */
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
    throw new HttpError(error.status ?? 503, error.code, error.said, error.hint ?? "");
  }
}

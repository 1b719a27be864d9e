import type * as z from "zod";
import { ReplayKitError } from "../core/error.ts";
import { ApiError, isTemporary, refusalOf } from "./api-error.ts";
import type { AnswerOf, Endpoint, ParamsOf, QueryOf, SentBody } from "./endpoint.ts";

export interface ApiClientOptions {
  /** Address of a Worker, e.g. `https://replaykit.example.workers.dev`. */
  url: string;
  /** Headers that authenticate the client. */
  credential: Readonly<Record<string, string>>;
  /** Default: the platform's own. */
  fetch?: ((url: string, init: RequestInit) => Promise<Response>) | undefined;
  /** How often a request is sent at most; 1 means no retry. */
  tries?: number;
  /** Limit of each try; 0 means none. */
  timeoutMs?: number;
  /** Also retries if no server ever answered. Without it, a mistyped address fails at once. */
  patient?: boolean;
  /** What to do if the Worker cannot be reached. */
  hint?: string;
  /** Name of the service, if it is not a Worker. */
  service?: string;
}

/** The content of one request, named as in its endpoint. */
export type ApiRequest<E extends Endpoint> = ([keyof ParamsOf<E>] extends [never]
  ? { params?: undefined }
  : { params: ParamsOf<E> }) & {
  query?: { [Name in keyof QueryOf<E>]?: string | number | undefined } | undefined;
  /** A text or bytes are sent as they are. */
  body?: SentBody<E> | string | Uint8Array<ArrayBuffer>;
  headers?: Record<string, string>;
};

export interface ApiClient {
  /**
   * Sends a request, retries it if that may help, and returns the answer that its endpoint describes. Throws if it is
   * refused.
   */
  ask<E extends Endpoint>(this: void, endpoint: E, request: ApiRequest<E>): Promise<AnswerOf<E>>;
  /** Like `ask`, but returns the answer as it came. Unknown members are kept, such as settings of a newer Worker. */
  askVerbatim<E extends Endpoint>(this: void, endpoint: E, request: ApiRequest<E>): Promise<unknown>;
}

/** Milliseconds. Whether to wait for hours, as after the limit of a day, is for the caller to decide. */
const longestPause = 60_000;

/**
 * Node's codes for a connection that the other side closed. They show that a server is there: it closes connections
 * that were kept for further requests.
 */
const closedCodes = new Set<unknown>(["UND_ERR_SOCKET", "ECONNRESET", "EPIPE"]);

function wasClosed(fault: unknown): boolean {
  const cause = fault instanceof Error ? fault.cause : undefined;
  return cause instanceof Error && "code" in cause && closedCodes.has(cause.code);
}

/** The only client of the Worker's API. It retries errors from which the Worker or the network may recover. */
export function createApiClient(options: ApiClientOptions): ApiClient {
  const { tries = 6, timeoutMs = 60_000, hint = "check the address and the network" } = options;
  const base = options.url.replace(/\/+$/, "");
  let answered = options.patient === true;

  async function send(address: string, init: RequestInit): Promise<Response> {
    const request = options.fetch ?? globalThis.fetch;
    const signal = timeoutMs > 0 ? { signal: AbortSignal.timeout(timeoutMs) } : {};
    try {
      const response = await request(address, { ...init, redirect: "manual", ...signal });
      answered = true;
      return response;
    } catch (cause) {
      answered ||= wasClosed(cause);
      throw new ApiError("network_failed", { reason: `${base} could not be reached`, hint, cause });
    }
  }

  async function reply<E extends Endpoint>(endpoint: E, request: ApiRequest<E>): Promise<Reply> {
    const address = `${base}${addressOf(endpoint, request)}`;
    const init = initOf(endpoint, request, options.credential);
    for (let attempt = 1; ; attempt += 1) {
      try {
        const response = await send(address, init);
        const text = await textOf(response, { base, hint });
        return readReply(endpoint, { address, response, text, service: options.service });
      } catch (error) {
        if (attempt >= tries || !answered || !isTemporary(error) || error.retryAfterMs > longestPause) throw error;
        await pause(error.retryAfterMs || 100 * 2 ** attempt);
      }
    }
  }

  return {
    async ask(endpoint, request) {
      const { value, schema } = await reply(endpoint, request);
      const read = schema.safeParse(value);
      if (read.success) return read.data as AnswerOf<typeof endpoint>; // the endpoint's own schema read it
      throw notUnderstood(`${base}${endpoint.path}`, read.error, { service: options.service, hint });
    },
    askVerbatim: async (endpoint, request) => (await reply(endpoint, request)).value,
  };
}

/** A connection can break or time out in the middle of an answer. */
async function textOf(response: Response, { base, hint }: { base: string; hint: string }): Promise<string> {
  try {
    return await response.text();
  } catch (cause) {
    throw new ApiError("network_failed", { reason: `the answer of ${base} broke off`, hint, cause });
  }
}

interface Answered {
  address: string;
  response: Response;
  text: string;
  service: string | undefined;
}

function readReply(endpoint: Endpoint, { address, response, text, service }: Answered): Reply {
  const value = jsonOf(text);
  const schema = schemaFor(endpoint, response.status);
  if (schema !== undefined && (response.ok || schema.safeParse(value).success)) return { value, schema };
  throw refusalOf(address.split("?")[0] ?? address, response, { value, isWorker: service === undefined });
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function notUnderstood(
  address: string,
  cause: z.ZodError,
  { service, hint }: { service: string | undefined; hint: string },
): ReplayKitError {
  const worker = "is the address a Worker's, and its version not older than this one's? GET /healthz says";
  const place = [address, cause.issues[0]?.path.join(".")].filter(Boolean).join(": ");
  return new ReplayKitError("network_failed", `${place}: no answer from ${service ?? "a ReplayKit Worker"}`, {
    hint: service === undefined ? worker : hint,
    cause,
  });
}

interface Reply {
  value: unknown;
  schema: z.ZodType;
}

/** Schema of the answer with this status; `undefined` for an error. */
function schemaFor({ answer, also }: Endpoint, status: number): z.ZodType | undefined {
  const other = also?.[status];
  if (typeof other === "object") return other.answer;
  return status >= 200 && status < 300 ? answer : undefined;
}

function addressOf<E extends Endpoint>({ path }: E, { params, query }: ApiRequest<E>): string {
  const names = new Map<string, unknown>(Object.entries(params ?? {}));
  const place = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(names.get(name))));
  const given = Object.entries<string | number | undefined>(query ?? {}).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, String(value)] as [string, string]],
  );
  return given.length === 0 ? place : `${place}?${new URLSearchParams(given).toString()}`;
}

function initOf<E extends Endpoint>(
  { method }: E,
  { body, headers = {} }: ApiRequest<E>,
  credential: ApiClientOptions["credential"],
): RequestInit {
  const init = { method: method.toUpperCase(), headers: { ...credential, ...headers } };
  if (body === undefined) return init;
  const sent = typeof body === "string" || body instanceof Uint8Array ? body : JSON.stringify(body);
  return { ...init, headers: { "content-type": "application/json", ...init.headers }, body: sent };
}

async function pause(ms: number): Promise<void> {
  await new Promise<void>((resolve) => setTimeout(resolve, ms));
}

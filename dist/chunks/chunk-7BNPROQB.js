import { createRequire as __createRequire } from "node:module";
const require = __createRequire(import.meta.url);
import {
  ReplayKitError,
  _enum,
  errorCodes,
  object,
  string
} from "./chunk-T7EWDS7W.js";

// src/api/api-error.ts
var ApiError = class extends ReplayKitError {
  /** `undefined`: nothing answered. */
  status;
  said;
  /** How long the Worker asks to wait; 0: it says nothing. */
  retryAfterMs;
  constructor(code, { said, place, status, retryAfterMs = 0, hint, cause }) {
    super(code, place === void 0 ? said : `${place}: ${status}: ${said}`, {
      ...hint === void 0 ? {} : { hint },
      cause
    });
    this.status = status;
    this.said = said;
    this.retryAfterMs = retryAfterMs;
  }
};
function isTemporary(error) {
  return error instanceof ApiError && (error.status === void 0 || error.status === 429 || error.status >= 500);
}
var faultSchema = object({
  error: object({
    code: _enum(errorCodes).optional().catch(void 0),
    message: string().optional(),
    hint: string().optional()
  })
});
var codes = {
  401: "unauthorized",
  403: "forbidden",
  404: "not_found",
  409: "conflict",
  410: "not_found",
  413: "too_large",
  429: "rate_limited"
};
function refusalOf(place, { status, headers }, body) {
  const fault = faultSchema.safeParse(body).data?.error;
  return new ApiError(fault?.code ?? codes[status] ?? "network_failed", {
    said: fault?.message ?? "refused",
    place,
    status,
    retryAfterMs: Number(headers.get("retry-after") ?? 0) * 1e3 || 0,
    hint: fault?.hint
  });
}

// src/api/client.ts
var longestPause = 6e4;
function createApiClient(options) {
  const { tries = 6, timeoutMs = 6e4, hint = "check the address and the network" } = options;
  const base = options.url.replace(/\/+$/, "");
  let answered = options.patient === true;
  async function send(address, init) {
    const request = options.fetch ?? globalThis.fetch;
    const signal = timeoutMs > 0 ? { signal: AbortSignal.timeout(timeoutMs) } : {};
    try {
      const response = await request(address, { ...init, redirect: "manual", ...signal });
      answered = true;
      return response;
    } catch (cause) {
      throw new ApiError("network_failed", { said: `${base} could not be reached`, hint, cause });
    }
  }
  async function once(endpoint2, address, init) {
    const response = await send(address, init);
    const value = await response.json().catch(() => void 0);
    const schema = schemaFor(endpoint2, response.status);
    if (schema !== void 0 && (response.ok || schema.safeParse(value).success)) return { value, schema };
    throw refusalOf(address.split("?")[0] ?? address, response, value);
  }
  async function reply(endpoint2, request) {
    const address = `${base}${addressOf(endpoint2, request)}`;
    const init = initOf(endpoint2, request, options.credential);
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await once(endpoint2, address, init);
      } catch (error) {
        if (attempt >= tries || !answered || !isTemporary(error)) throw error;
        await pause(error.retryAfterMs || 100 * 2 ** attempt);
      }
    }
  }
  return {
    async ask(endpoint2, request) {
      const { value, schema } = await reply(endpoint2, request);
      const read = schema.safeParse(value);
      if (read.success) return read.data;
      const [issue] = read.error.issues;
      const place = `${base}${endpoint2.path}: ${issue?.path.join(".") ?? ""}`;
      const worker = "is the address a Worker's, and its version not older than this one's? GET /healthz says";
      throw new ReplayKitError("network_failed", `${place}: no answer of ${options.service ?? "a ReplayKit Worker"}`, {
        hint: options.service === void 0 ? worker : hint,
        cause: read.error
      });
    },
    askVerbatim: async (endpoint2, request) => (await reply(endpoint2, request)).value
  };
}
function schemaFor({ answer, also }, status) {
  const other = also?.[status];
  if (typeof other === "object") return other.answer;
  return status >= 200 && status < 300 ? answer : void 0;
}
function addressOf({ path }, { params, query }) {
  const names = new Map(Object.entries(params ?? {}));
  const place = path.replaceAll(/\{(\w+)\}/g, (_, name) => encodeURIComponent(String(names.get(name))));
  const given = Object.entries(query ?? {}).flatMap(
    ([name, value]) => value === void 0 ? [] : [[name, String(value)]]
  );
  return given.length === 0 ? place : `${place}?${new URLSearchParams(given).toString()}`;
}
function initOf({ method }, { body, headers = {} }, credential) {
  const init = { method: method.toUpperCase(), headers: { ...credential, ...headers } };
  if (body === void 0) return init;
  const sent = typeof body === "string" || body instanceof Uint8Array ? body : JSON.stringify(body);
  return { ...init, headers: { "content-type": "application/json", ...init.headers }, body: sent };
}
async function pause(ms) {
  await new Promise((resolve) => setTimeout(resolve, Math.min(ms, longestPause)));
}

// src/api/endpoint.ts
function endpoint(described) {
  return described;
}

export {
  ApiError,
  isTemporary,
  createApiClient,
  endpoint
};

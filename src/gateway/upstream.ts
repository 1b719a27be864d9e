import { ReplayKitError } from "../core/error.ts";
import type { ReplayConfig } from "../core/schema/config.ts";
import type { Json } from "../core/schema/json.ts";
import type { ModelApiAdapter } from "./apis/model-api.ts";
import { splitEvents } from "./server-sent-events.ts";

export interface UpstreamAnswer {
  status: number;
  response?: Json;
  sse?: string[];
}

export interface UpstreamRequest {
  path: string;
  body: Json;
  /** What the client's own headers ask for, beta features for example. */
  headers?: Record<string, string>;
}

export interface Upstream {
  /** Sends a request to the provider; throws `unauthorized` where no key is there and `network_failed` where it is down. */
  send(adapter: ModelApiAdapter, request: UpstreamRequest): Promise<UpstreamAnswer>;
}

export interface UpstreamOptions {
  /** `upstream` of replaykit.yaml: base addresses and the variables that hold keys. */
  config: ReplayConfig["upstream"];
  env: Record<string, string | undefined>;
  fetch: typeof fetch;
  sleep: (ms: number) => Promise<void>;
}

/** Answers after which a request may be sent again: the provider is busy or not well. */
const passing = new Set([408, 409, 429, 500, 502, 503, 504, 529]);
const tries = 4;
const longestWait = 30_000;

/** The providers' side of the gateway: real keys stay here and never reach the runner. */
export function createUpstream({ config, env, fetch, sleep }: UpstreamOptions): Upstream {
  // One limiter for all sessions: what one provider asks to wait, every request to it waits.
  const notBefore = new Map<string, Promise<void>>();

  async function send(adapter: ModelApiAdapter, request: UpstreamRequest): Promise<UpstreamAnswer> {
    const settings = config[adapter.provider];
    const keyName = settings?.key_env ?? adapter.defaultKeyEnv;
    const key = env[keyName];
    if (key === undefined || key === "") {
      throw new ReplayKitError("unauthorized", `a live model was asked, but ${keyName} is not set`, {
        hint: `set ${keyName}, or record the model's answers so that no key is needed`,
      });
    }
    const url = adapter.upstreamUrl(baseUrlOf(adapter), request.path);
    const own = { "content-type": "application/json", ...extraHeaders(adapter) };
    const init = {
      method: "POST",
      headers: { ...own, ...request.headers, ...adapter.authorise(key) },
      body: JSON.stringify(request.body),
    };
    for (let attempt = 1; ; attempt += 1) {
      await notBefore.get(adapter.provider);
      const response = await reach(url, init);
      if (!passing.has(response.status) || attempt === tries) return readAnswer(response);
      await response.body?.cancel();
      notBefore.set(adapter.provider, sleep(waitOf(response, attempt)));
    }
  }

  function baseUrlOf({ provider, baseUrlEnv, defaultBaseUrl }: ModelApiAdapter): string {
    const given = config[provider]?.base_url ?? env[baseUrlEnv];
    return (given === undefined || given === "" ? defaultBaseUrl : given).replace(/\/+$/, "");
  }

  async function reach(url: string, init: RequestInit): Promise<Response> {
    try {
      return await fetch(url, init);
    } catch (cause) {
      throw new ReplayKitError("network_failed", `cannot reach the model provider at ${new URL(url).host}`, { cause });
    }
  }

  return { send };
}

function extraHeaders(adapter: ModelApiAdapter): Record<string, string> {
  return adapter.provider === "anthropic" ? { "anthropic-version": "2023-06-01" } : {};
}

function waitOf(response: Response, attempt: number): number {
  const seconds = Number(response.headers.get("retry-after"));
  const asked = Number.isFinite(seconds) && seconds > 0 ? seconds * 1000 : 500 * 2 ** attempt;
  return Math.min(asked, longestWait);
}

async function readAnswer(response: Response): Promise<UpstreamAnswer> {
  const text = await response.text();
  if (response.headers.get("content-type")?.includes("text/event-stream")) {
    return { status: response.status, sse: splitEvents(text) };
  }
  try {
    return { status: response.status, response: JSON.parse(text) };
  } catch {
    return { status: response.status, response: { error: { message: text.slice(0, 2000) } } };
  }
}

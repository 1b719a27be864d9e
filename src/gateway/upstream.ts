import { ReplayKitError } from "../core/error.ts";
import { failureOfAnswer, isPassingCode } from "../core/models/provider-failure.ts";
import type { ReplayConfig } from "../core/schema/config.ts";
import type { Json } from "../core/schema/json.ts";
import { splitEvents } from "../core/providers/event-stream.ts";
import type { ModelApi, Provider } from "../core/providers/model-api.ts";

export interface UpstreamAnswer {
  status: number;
  response?: Json;
  sse?: string[];
}

export interface UpstreamRequest {
  path: string;
  body: Json;
  /** The client's own headers that are passed on, for beta features for example. */
  headers?: Record<string, string>;
  /** True if there is time to wait this long (ms) and ask again; absent: always. */
  mayWait?: ((ms: number) => boolean) | undefined;
}

export interface Upstream {
  /**
   * Sends a request to the provider. Throws `unauthorized` without a key and `network_failed` if the provider cannot be
   * reached.
   */
  send(api: ModelApi, request: UpstreamRequest): Promise<UpstreamAnswer>;
}

export interface UpstreamOptions {
  /** `upstream` of replaykit.yaml: base addresses and the variables that hold keys. */
  config: ReplayConfig["upstream"];
  env: Record<string, string | undefined>;
  fetch: typeof fetch;
  sleep: (ms: number) => Promise<void>;
}

const tries = 4;
const longestWait = 30_000;

/** Sends requests to the providers. Real keys stay here and never reach the runner. */
export function createUpstream({ config, env, fetch, sleep }: UpstreamOptions): Upstream {
  // Shared by all sessions: if a provider asks one request to wait, all requests to it wait.
  const notBefore = new Map<string, Promise<unknown>>();

  async function send(api: ModelApi, request: UpstreamRequest): Promise<UpstreamAnswer> {
    const { provider } = api;
    const key = keyOf(provider, config, env);
    const url = api.url(baseUrlOf(provider), request.path);
    const init = {
      method: "POST",
      headers: { "content-type": "application/json", ...provider.headers(key), ...request.headers },
      body: JSON.stringify(request.body),
    };
    const { mayWait = () => true } = request;
    for (let attempt = 1; ; attempt += 1) {
      await notBefore.get(provider.name);
      const answer = await reach(url, init);
      const wait = waitOf(answer, attempt);
      const passes = answer.kind === "fault" ? answer.passing : failureOfAnswer(answer.answer) !== undefined;
      if (!passes || attempt === tries || !mayWait(wait)) return settled(answer, url);
      // A shorter wait of another request does not end this one.
      notBefore.set(provider.name, Promise.all([notBefore.get(provider.name), sleep(wait)]));
    }
  }

  function baseUrlOf({ name, baseUrlVariable, baseUrl }: Provider): string {
    const given = config[name]?.base_url ?? env[baseUrlVariable];
    return (given === undefined || given === "" ? baseUrl : given).replace(/\/+$/, "");
  }

  /** Sends the request once. A connection lost during the answer is a network fault too. */
  async function reach(url: string, init: RequestInit): Promise<UpstreamOutcome> {
    try {
      const response = await fetch(url, init);
      const seconds = Number(response.headers.get("retry-after"));
      return { kind: "answer", answer: await readAnswer(response), retry_after_ms: seconds > 0 ? seconds * 1000 : 0 };
    } catch (cause) {
      const codes = codesOf(cause);
      return { kind: "fault", cause, code: codes[0], passing: codes.some(isPassingCode) };
    }
  }

  return { send };
}

function keyOf(provider: Provider, config: UpstreamOptions["config"], env: UpstreamOptions["env"]): string {
  const keyName = config[provider.name]?.key_env ?? provider.keyVariable;
  const key = env[keyName];
  if (key !== undefined && key !== "") return key;
  throw new ReplayKitError("unauthorized", `a live model was asked, but ${keyName} is not set`, {
    hint: `set ${keyName}, or record the model's answers so that no key is needed`,
  });
}

type UpstreamOutcome =
  | { kind: "answer"; answer: UpstreamAnswer; retry_after_ms: number }
  | { kind: "fault"; cause: unknown; code: string | undefined; passing: boolean };

function settled(reached: UpstreamOutcome, url: string): UpstreamAnswer {
  if (reached.kind === "answer") return reached.answer;
  const { cause, code } = reached;
  const why = code === undefined ? "" : ` (${code})`;
  throw new ReplayKitError("network_failed", `cannot reach the model provider at ${new URL(url).host}${why}`, {
    hint: "check the network, and the address under `upstream` in replaykit.yaml",
    cause,
  });
}

function waitOf(reached: UpstreamOutcome, attempt: number): number {
  const retryAfter = reached.kind === "answer" ? reached.retry_after_ms : 0;
  return Math.min(retryAfter > 0 ? retryAfter : 500 * 2 ** attempt, longestWait);
}

/** The system's error codes of a fault. undici nests them in causes, and in lists if a name has several addresses. */
function codesOf(error: unknown, depth = 0): string[] {
  if (typeof error !== "object" || error === null || depth > 4) return [];
  const own = "code" in error && typeof error.code === "string" ? [error.code] : [];
  const inner = "errors" in error && Array.isArray(error.errors) ? error.errors : [];
  const cause = "cause" in error ? [error.cause] : [];
  return [...own, ...[...inner, ...cause].flatMap((one) => codesOf(one, depth + 1))];
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

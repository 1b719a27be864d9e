import { eventsOfBlocks } from "../providers/event-stream.ts";
import { answerOfEvents } from "../providers/streamed-answer.ts";
import type { Miss } from "../schema/attempt-result.ts";
import type { TraceEvent, TraceRun } from "../schema/trace.ts";

/** A failure of a model's provider, or of the connection to it. It tells nothing about the agent. */
export type ProviderFault = "rate limit" | "overloaded" | "unavailable" | "unreachable";

export interface ProviderFailure {
  fault: ProviderFault;
  /** The first line of the error, or the HTTP status. */
  text: string;
}

/** Statuses other than plain 5xx after which a request may be sent again: the provider is busy or unavailable. */
const faultsOfStatus: Record<number, ProviderFault> = {
  408: "unavailable",
  409: "unavailable",
  429: "rate limit",
  529: "overloaded",
};

/** The failure that a provider's HTTP status means; `undefined` for successes and for faults of the request. */
export function faultOfStatus(status: number): ProviderFault | undefined {
  return faultsOfStatus[status] ?? (status >= 500 ? "unavailable" : undefined);
}

/** Codes of network errors that may be temporary. An unknown host is not among them. */
const passingCodes =
  /^(?:ECONNREFUSED|ECONNRESET|ECONNABORTED|ETIMEDOUT|EPIPE|EAI_AGAIN|ENETUNREACH|EHOSTUNREACH|ENETDOWN|UND_ERR_(?:SOCKET|CONNECT_TIMEOUT|HEADERS_TIMEOUT|BODY_TIMEOUT))$/;

/** Whether a network error with this system code may be temporary. */
export function isPassingCode(code: string): boolean {
  return passingCodes.test(code);
}

const status = /(?:^|(?:status(?: code)?|code|http(?:\/\d(?:\.\d)?)?|answered|error)["']?\W{0,4})(429|5\d\d)\b/i;

/** Words in errors of model calls, the clearest first. */
const modelCallWords: readonly [pattern: RegExp, fault: ProviderFault][] = [
  [/overloaded|\b529\b/i, "overloaded"],
  [
    /rate.?limit|too many requests|\bquota\b|insufficient_quota|resource.?exhausted|throttl(?:ed|ing)|\b(?:TPM|RPM)\b/i,
    "rate limit",
  ],
  [
    /\b(?:ECONN(?:REFUSED|RESET|ABORTED)|ENOTFOUND|ETIMEDOUT|EPIPE|EAI_AGAIN|ENETUNREACH|EHOSTUNREACH|UND_ERR_\w+)\b|socket hang up|fetch failed|network is unreachable|connection (?:error|refused|reset|aborted|closed)|connect call failed|connection attempts failed|APIConnection|APITimeoutError|getaddrinfo|name resolution|^terminated$/i,
    "unreachable",
  ],
  [
    /internal.?server.?error|service.?unavailable|bad gateway|gateway.?time-?out|server_error|api_error|upstream (?:connect )?error|\bUNAVAILABLE\b/i,
    "unavailable",
  ],
];

/** The provider's failure in the error text of a model call. */
export function failureOfModelCall(text: string): ProviderFailure | undefined {
  const line = text.slice(0, 2000);
  const found = modelCallWords.find(([pattern]) => pattern.test(line))?.[1] ?? faultInStatus(line);
  return found === undefined ? undefined : { fault: found, text: shown(line) };
}

function faultInStatus(text: string): ProviderFault | undefined {
  return faultOfStatus(Number(status.exec(text)?.[1] ?? 0));
}

/** Hosts of model APIs, which tools do not call. */
const hosts =
  /\b(?:api\.(?:openai|anthropic|mistral|cohere|groq|deepseek|x|together|perplexity|fireworks)\.(?:com|ai|xyz)|[\w-]+\.openai\.azure\.com|generativelanguage\.googleapis\.com|[\w-]*aiplatform\.googleapis\.com|bedrock-runtime[\w.-]*\.amazonaws\.com|openrouter\.ai)\b/i;

/** Errors that only clients of models raise, recognised by class and module. */
const clients: readonly RegExp[] = [
  /\b(?:openai|anthropic|google\.genai|litellm|groq|mistralai|cohere|together|fireworks|ollama)(?:\.\w+)*\.(?:RateLimit|APIConnection|APITimeout|APIConnectionTimeout|InternalServer|ServiceUnavailable|Overloaded|Server|TooManyRequests|BadGateway)\w*/,
  /^(?:Uncaught )?APIConnection(?:Timeout)?Error: (?:Connection error\.|Request timed out\.)/m,
  /^(?:Uncaught )?APITimeoutError: Request timed out\.?/m,
  /\bAI_(?:RetryError|APICallError)\b/,
  /\b(?:Throttling|ServiceUnavailable|ModelTimeout|ModelNotReady|InternalServer)\w*\) when calling the (?:InvokeModel|Converse)/,
];
/** Messages that only providers of models send. */
const bodies: readonly RegExp[] = [
  /\boverloaded_error\b/,
  /["']type["']:\s*["']error["'].{0,40}["'](?:rate_limit_error|api_error|timeout_error)["']/,
  /\brate limit reached for \S+ in organization\b/i,
  /\binsufficient_quota\b|\byou exceeded your current quota\b/i,
  /\b(?:the )?(?:model|engine) is (?:currently )?overloaded\b/i,
  /\bexceed\w* (?:your|the) .{0,60}rate limit of [\d,]+ (?:input |output )?tokens per minute\b/i,
];

/**
 * A provider's failure in any error text, only if it is surely a provider's. A tool that answers 429 or refuses a
 * connection does not count.
 */
export function failureInText(text: string): ProviderFailure | undefined {
  const part = text.slice(0, 4000);
  const client = clients.some((pattern) => pattern.test(part));
  if (!client && !hosts.test(part) && !bodies.some((pattern) => pattern.test(part))) return undefined;
  return failureOfModelCall(part);
}

/** A provider's failure in an answer: its status, or an error at the end of its stream. */
export function failureOfAnswer(answer: { status: number; sse?: string[] | undefined }): ProviderFailure | undefined {
  const fault = faultOfStatus(answer.status);
  if (fault !== undefined) return { fault, text: String(answer.status) };
  const { error } = answer.sse ? answerOfEvents(eventsOfBlocks(answer.sse.slice(-3))) : {};
  return error ? failureOfModelCall(JSON.stringify(error)) : undefined;
}

/** The provider's failure that ended a run; `undefined` if the run went on after it or failed for another reason. */
export function providerFailure({ status: ended, events }: TraceRun): ProviderFailure | undefined {
  if (ended === "success" || (ended === "unknown" && events.some(({ type }) => type === "final_output"))) {
    return undefined;
  }
  const error = events.findLast((event) => event.type === "error");
  const failure = error && (error.kind === "model" ? failureOfModelCall(error.error) : failureInText(error.error));
  return failure ?? failureOfLastCall(events);
}

/** The provider's failure in a failed model call that is the run's last call. */
function failureOfLastCall(events: readonly TraceEvent[]): ProviderFailure | undefined {
  const last = events.findLast(({ type }) => type === "model_call" || type === "tool_call");
  if (last?.type !== "model_call" || last.error === undefined) return undefined;
  return failureOfModelCall(last.error.message);
}

/** A provider's failure as a miss. It makes an attempt prove nothing. */
export function providerMiss(message: string): Miss {
  return { kind: "provider", message: `provider: ${message}` };
}

function shown(text: string): string {
  const line = text.trim().split("\n", 1)[0] ?? "";
  return line.length <= 160 ? line : `${line.slice(0, 159)}…`;
}

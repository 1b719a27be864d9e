import { eventsOfBlocks } from "../providers/event-stream.ts";
import { answerOfEvents } from "../providers/streamed-answer.ts";
import type { Miss } from "../schema/attempt-result.ts";
import type { TraceEvent, TraceRun } from "../schema/trace.ts";

/** Failures of a model's provider, or of the way to it: they say nothing about the agent. */
export type ProviderFault = "rate limit" | "overloaded" | "unavailable" | "unreachable";

export interface ProviderFailure {
  fault: ProviderFault;
  /** The words by which it was recognised. */
  text: string;
}

/** Statuses after which a request may be sent again: the provider is busy or not well. */
const faultsOfStatus: Record<number, ProviderFault> = {
  408: "unavailable",
  409: "unavailable",
  429: "rate limit",
  529: "overloaded",
};

/** Meaning of a provider's HTTP status; `undefined` for answers and for faults of the request. */
export function faultOfStatus(status: number): ProviderFault | undefined {
  return faultsOfStatus[status] ?? (status >= 500 ? "unavailable" : undefined);
}

/** Codes of sockets that a later try may not meet again; an unknown host stays unknown. */
const passingCodes =
  /^(?:ECONNREFUSED|ECONNRESET|ECONNABORTED|ETIMEDOUT|EPIPE|EAI_AGAIN|ENETUNREACH|EHOSTUNREACH|ENETDOWN|UND_ERR_(?:SOCKET|CONNECT_TIMEOUT|HEADERS_TIMEOUT|BODY_TIMEOUT))$/;

/** Whether a fault of the network, by the code that the system gave it, may pass. */
export function isPassingCode(code: string): boolean {
  return passingCodes.test(code);
}

const status = /(?:^|(?:status(?: code)?|code|http(?:\/\d(?:\.\d)?)?|answered|error)["']?\W{0,4})(429|5\d\d)\b/i;

/** Words of an error that is known to be a model call's, the clearest first. */
const modelCallWords: readonly [pattern: RegExp, fault: ProviderFault][] = [
  [/overloaded|\b529\b/i, "overloaded"],
  [
    /rate.?limit|too many requests|\bquota\b|insufficient_quota|resource.?exhausted|throttl(?:ed|ing)|\b(?:TPM|RPM)\b/i,
    "rate limit",
  ],
  [
    /\b(?:ECONN(?:REFUSED|RESET|ABORTED)|ENOTFOUND|ETIMEDOUT|EPIPE|EAI_AGAIN|ENETUNREACH|EHOSTUNREACH|UND_ERR_\w+)\b|socket hang up|fetch failed|connection (?:error|refused|reset|aborted|closed)|APIConnection|APITimeoutError|getaddrinfo|name resolution|^terminated$/i,
    "unreachable",
  ],
  [
    /internal.?server.?error|service.?unavailable|bad gateway|gateway.?time-?out|server_error|api_error|upstream (?:connect )?error|\bUNAVAILABLE\b/i,
    "unavailable",
  ],
];

/** A provider's failure in the text of an error that is known to be a model call's. */
export function failureOfModelCall(text: string): ProviderFailure | undefined {
  const line = text.slice(0, 2000);
  const found = modelCallWords.find(([pattern]) => pattern.test(line))?.[1] ?? faultInStatus(line);
  return found === undefined ? undefined : { fault: found, text: shown(line) };
}

function faultInStatus(text: string): ProviderFault | undefined {
  return faultOfStatus(Number(status.exec(text)?.[1] ?? 0));
}

/** Hosts of models: a tool has no business there. */
const hosts =
  /\b(?:api\.(?:openai|anthropic|mistral|cohere|groq|deepseek|x|together|perplexity|fireworks)\.(?:com|ai|xyz)|[\w-]+\.openai\.azure\.com|generativelanguage\.googleapis\.com|[\w-]*aiplatform\.googleapis\.com|bedrock-runtime[\w.-]*\.amazonaws\.com|openrouter\.ai)\b/i;

/** Errors that only a client of models raises, by their class with its module, or by the provider's own words. */
const clients: readonly RegExp[] = [
  /\b(?:openai|anthropic|google\.genai|litellm|groq|mistralai|cohere|together|fireworks|ollama)(?:\.\w+)*\.(?:RateLimit|APIConnection|APITimeout|APIConnectionTimeout|InternalServer|ServiceUnavailable|Overloaded|Server|TooManyRequests|BadGateway)\w*/,
  /^(?:Uncaught )?APIConnection(?:Timeout)?Error: (?:Connection error\.|Request timed out\.)/m,
  /^(?:Uncaught )?APITimeoutError: Request timed out\.?/m,
  /\bAI_(?:RetryError|APICallError)\b/,
  /\b(?:Throttling|ServiceUnavailable|ModelTimeout|ModelNotReady|InternalServer)\w*\) when calling the (?:InvokeModel|Converse)/,
];
const bodies: readonly RegExp[] = [
  /\boverloaded_error\b/,
  /["']type["']:\s*["']error["'].{0,40}["'](?:rate_limit_error|api_error|timeout_error)["']/,
  /\brate limit reached for \S+ in organization\b/i,
  /\binsufficient_quota\b|\byou exceeded your current quota\b/i,
  /\b(?:the )?(?:model|engine) is (?:currently )?overloaded\b/i,
  /\bexceed\w* (?:your|the) .{0,60}rate limit of [\d,]+ (?:input |output )?tokens per minute\b/i,
];

/**
 * A provider's failure in any error's text: only what is surely a provider's. A tool that answers 429 or refuses a connection is
 * the agent's business.
 */
export function failureInText(text: string): ProviderFailure | undefined {
  const part = text.slice(0, 4000);
  const client = clients.some((pattern) => pattern.test(part));
  if (!client && !hosts.test(part) && !bodies.some((pattern) => pattern.test(part))) return undefined;
  return failureOfModelCall(part);
}

/** A provider's failure in an answer: by its status, or at the end of a stream that began well. */
export function failureOfAnswer(answer: { status: number; sse?: string[] | undefined }): ProviderFailure | undefined {
  const fault = faultOfStatus(answer.status);
  if (fault !== undefined) return { fault, text: String(answer.status) };
  const { error } = answer.sse ? answerOfEvents(eventsOfBlocks(answer.sse.slice(-3))) : {};
  return error ? failureOfModelCall(JSON.stringify(error)) : undefined;
}

/** The failure of a provider that a run failed of; `undefined` if the run went on after it, or failed of something else. */
export function providerFailure({ status: ended, events }: TraceRun): ProviderFailure | undefined {
  if (ended === "success" || (ended === "unknown" && events.some(({ type }) => type === "final_output"))) {
    return undefined;
  }
  const error = events.findLast((event) => event.type === "error");
  const failure = error && (error.kind === "model" ? failureOfModelCall(error.error) : failureInText(error.error));
  return failure ?? failureOfLastCall(events);
}

/** A model call that failed and after which the agent asked nothing more. */
function failureOfLastCall(events: readonly TraceEvent[]): ProviderFailure | undefined {
  const last = events.findLast(({ type }) => type === "model_call" || type === "tool_call");
  if (last?.type !== "model_call" || last.error === undefined) return undefined;
  return failureOfModelCall(last.error.message);
}

/** A provider's failure in a verdict: such an attempt proves nothing. */
export function providerMiss(message: string): Miss {
  return { kind: "provider", message: `provider: ${message}` };
}

function shown(text: string): string {
  const line = text.trim().split("\n", 1)[0] ?? "";
  return line.length <= 160 ? line : `${line.slice(0, 159)}…`;
}

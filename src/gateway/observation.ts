import { compact } from "../core/compact.ts";
import { canonicalJson } from "../core/json/canonical-json.ts";
import { isBroken } from "../core/providers/event-stream.ts";
import type { Redactor } from "../core/redact/redact.ts";
import type { McpExchange } from "../core/replay/mcp-replay.ts";
import type { ToolAnswer } from "../core/replay/tool-replay.ts";
import type { ModelExchange, RecordedCall } from "../core/schema/fixtures.ts";

/** One model request with its answer, as it passed through. */
interface ObservedModelCall {
  exchange: ModelExchange;
  how: "served" | "live" | "recorded" | "missed";
  at: string;
  duration_ms: number;
}

/** One tool call with its answer, as it passed through. */
export interface ObservedToolCall {
  /** Names the call to the agent that makes it itself and reports the result. */
  id: string;
  call: RecordedCall;
  how: ToolAnswer["how"] | "recorded";
  at: string;
  /** True while the agent makes the call itself and has not reported the result. */
  waiting?: boolean;
  /** The output in the words of the agent's language, where they keep more than JSON's numbers. */
  output_text?: string;
}

/** What a call that the agent made itself gave. */
export type ToolResult = Pick<RecordedCall, "output" | "output_types" | "error"> &
  Pick<ObservedToolCall, "output_text">;

/** What a shim says of a function that it is to wrap (docs/routing-wire.md). */
export interface RoutingNotice {
  tool: string;
  at?: string | undefined;
  state: "installed" | "refused" | "unkept";
  message?: string | undefined;
}

/** One request to an MCP server other than a tool call, as it passed through. */
export interface ObservedMcpCall extends McpExchange {
  id: string;
  how: "served" | "missed" | "recorded" | "live";
  at: string;
  waiting?: boolean;
}

export type Observation =
  | ({ type: "model" } & ObservedModelCall)
  | ({ type: "tool" } & ObservedToolCall)
  | ({ type: "mcp" } & ObservedMcpCall);

/**
 * The model exchanges that passed through, redacted, as they are kept in `fixtures/model.json`. A stream is kept block by block
 * only where redaction finds nothing in its whole: a secret may be split over blocks, where nobody would find it. Else the whole
 * response is kept, and replay makes a stream of it.
 */
export function recordedExchanges(observations: readonly Observation[], redactor: Redactor): ModelExchange[] {
  return observations.flatMap((seen): ModelExchange[] => {
    if (seen.type !== "model" || seen.how === "missed") return [];
    const { api, status, sse, response } = seen.exchange;
    const request = redactor.redact(seen.exchange.request);
    const redacted = response === undefined ? undefined : redactor.redact(response);
    const clean = canonicalJson(redacted ?? null) === canonicalJson(response ?? null);
    if (sse !== undefined && clean) return [{ api, request, status, sse: withoutSecretEnd(sse, redactor) }];
    return [{ api, request, status, ...compact({ response: redacted }) }];
  });
}

/** The end of a stream that broke off is no part of its whole: redaction looks at it by itself. */
function withoutSecretEnd(sse: string[], redactor: Redactor): string[] {
  const last = sse.at(-1);
  return last !== undefined && isBroken(last) && redactor.redact(last) !== last ? sse.slice(0, -1) : sse;
}

import { compact } from "../core/compact.ts";
import { canonicalJson } from "../core/json/canonical-json.ts";
import { isBroken } from "../core/providers/event-stream.ts";
import type { Redactor } from "../core/redact/redact.ts";
import type { McpExchange } from "../core/replay/mcp-replay.ts";
import type { ToolAnswer } from "../core/replay/tool-replay.ts";
import type { ModelExchange, RecordedCall } from "../core/schema/fixtures.ts";

/** A model request with its answer, as it passed through. */
interface ObservedModelCall {
  exchange: ModelExchange;
  how: "served" | "live" | "recorded" | "missed";
  at: string;
  duration_ms: number;
}

/** A tool call with its answer, as it passed through. */
export interface ObservedToolCall {
  /** Id of the call, under which an agent that makes it itself reports the result. */
  id: string;
  call: RecordedCall;
  how: ToolAnswer["how"] | "recorded";
  at: string;
  /** True while the agent makes the call itself and has not reported the result. */
  waiting?: boolean;
  /** The output as the agent's language writes it, if that keeps more than JSON's numbers. */
  output_text?: string;
}

/** The result of a call that the agent made itself. */
export type ToolResult = Pick<RecordedCall, "output" | "output_types" | "error"> &
  Pick<ObservedToolCall, "output_text">;

/** A report of a shim (a script preloaded into the agent) on a function that it must wrap: docs/routing-wire.md. */
export interface RoutingNotice {
  tool: string;
  at?: string | undefined;
  state: "installed" | "refused" | "unkept";
  message?: string | undefined;
}

/** Tells for which tools the function is wrapped, so that each call passes, unless the agent itself reports a call. */
export function routedIn(
  notices: readonly RoutingNotice[],
  reported: readonly { tool: string }[] = [],
): (tool: string) => boolean {
  const installed = new Set(notices.flatMap(({ state, tool }) => (state === "installed" ? [tool] : [])));
  for (const { tool } of reported) installed.delete(tool);
  return (tool) => installed.has(tool);
}

/** A request to an MCP server other than a tool call, as it passed through. */
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
 * The model exchanges that passed through, redacted, for `fixtures/model.json`. A stream is kept block by block only if
 * its whole response needs no redaction: a secret split over blocks would not be found. Otherwise the whole response is
 * kept, and replay makes a stream from it.
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

/** Redacts the end of a broken stream by itself, since the whole response does not contain it. */
function withoutSecretEnd(sse: string[], redactor: Redactor): string[] {
  const last = sse.at(-1);
  return last !== undefined && isBroken(last) && redactor.redact(last) !== last ? sse.slice(0, -1) : sse;
}

import type { McpExchange } from "../core/replay/mcp-replay.ts";
import type { ToolAnswer } from "../core/replay/tool-replay.ts";
import type { ModelExchange, RecordedCall } from "../core/schema/fixtures.ts";

/** One model request with its answer, as it passed through. */
export interface ObservedModelCall {
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

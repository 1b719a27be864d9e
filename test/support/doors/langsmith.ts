import type { Json, JsonObject } from "../../../src/core/schema/json.ts";
import { answerText, type Conversation } from "./conversation.ts";
import { chatMessages, chatResponse } from "./openai-chat.ts";
import { type ModelSpan, spanTree, type ToolSpan } from "./span-tree.ts";

/** Writes LangSmith runs as an export lists them: a chain, with the runs of models and tools below it. */
export function writeLangSmith(conversation: Conversation): Json {
  const { root, spans } = spanTree(conversation);
  const trace = { trace_id: uuid(root.id), session_name: "default" };
  const top = {
    ...trace,
    id: uuid(root.id),
    name: root.name,
    run_type: "chain",
    ...times(root.time),
    inputs: {},
    outputs: root.final === undefined ? null : { output: root.final },
    ...ending(root.error, root.status),
    dotted_order: order(root, 0),
  };
  const below = spans.map((span, index) => ({
    ...trace,
    id: uuid(span.id),
    parent_run_id: uuid(root.id),
    ...times(span.time),
    ...(span.type === "model" ? modelRun(span) : toolRun(span)),
    ...ending(span.error?.message, "success"),
    dotted_order: `${order(root, 0)}.${order(span, index)}`,
  }));
  return [top, ...below];
}

function modelRun({ turn, asked }: ModelSpan): JsonObject {
  return {
    name: "ChatOpenAI",
    run_type: "llm",
    extra: { metadata: { ls_model_name: "gpt-4o", ls_provider: "openai" } },
    inputs: { messages: chatMessages(asked) },
    outputs: turn.error ? null : chatResponse(turn),
  };
}

function toolRun({ call, error }: ToolSpan): JsonObject {
  const { tool, id, args, answer } = call;
  const failed = answer === undefined || (error && answer.output === undefined);
  return {
    name: tool,
    run_type: "tool",
    extra: { metadata: { tool_call_id: id } },
    inputs: args,
    outputs: failed ? null : { output: answerText(answer) },
  };
}

function ending(error: string | undefined, status: Conversation["status"]): JsonObject {
  return { error: error ?? null, status: error === undefined && status !== "error" ? "success" : "error" };
}

function times({ start, end }: { start: number; end: number }): JsonObject {
  return { start_time: new Date(start).toISOString(), end_time: new Date(end).toISOString() };
}

/** The `dotted_order` of a run. The SDK orders runs of the same millisecond by microseconds. */
function order({ id, time }: { id: string; time: { start: number } }, index: number): string {
  const millis = new Date(time.start).toISOString().replaceAll(/[-:.]/g, "").slice(0, -1);
  return `${millis}${String(index % 1000).padStart(3, "0")}Z${uuid(id)}`;
}

function uuid(id: string): string {
  return `${id.slice(0, 8)}-${id.slice(8, 12)}-4${id.slice(13, 16)}-8000-${id.slice(0, 12)}`;
}

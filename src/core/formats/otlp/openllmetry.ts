import { isObject } from "../../schema/is-object.ts";
import type { Json } from "../../schema/json.ts";
import { at, present, textOf } from "../fields/fields.ts";
import { readMessage } from "../messages/message.ts";
import type { MessageResult } from "../messages/message-shape.ts";
import { blocksOf } from "./llama-index.ts";
import type { SpanNode } from "../spans/span-node.ts";
import { decoded, type Dialect, messagesIn, pickJson, pickText } from "./dialect.ts";
import { readGenAi } from "./gen-ai.ts";
import type { OtlpSpan } from "./otlp-span.ts";

const kinds: Record<string, SpanNode["kind"]> = { workflow: "agent", agent: "agent", tool: "tool", task: "other" };

/** Traceloop's OpenLLMetry: workflow spans of its own, and model spans in three generations of GenAI names. */
export const openLlmetry: Dialect = {
  name: "openllmetry",
  speaks: ({ attributes }) =>
    attributes["traceloop.span.kind"] !== undefined || attributes["llm.request.type"] !== undefined,
  read: (span, known) => {
    const { attributes } = span;
    const named = pickText(attributes, "traceloop.span.kind");
    const session = pickText(attributes, "traceloop.association.properties.session_id", "session.id");
    const user = pickText(attributes, "traceloop.association.properties.user_id");
    if (named === undefined) return { ...readGenAi(span, known), kind: "model", session, user };
    const kind = isLlamaIndexTool(span, named)
      ? "tool"
      : ((Object.hasOwn(kinds, named) ? kinds[named] : undefined) ?? "other");
    if (kind === "tool") return { kind, session, user, ...toolOf(span) };
    const agent =
      kind === "agent" ? pickText(attributes, "traceloop.entity.name", "traceloop.workflow.name") : undefined;
    const input = pickJson(attributes, "traceloop.entity.input");
    return {
      kind,
      workflow: named === "workflow",
      session,
      user,
      agent,
      input: input === undefined ? [] : messagesIn(inputsOf(input), "user"),
      output: messagesIn(outputsOf(attributes["traceloop.entity.output"]), "assistant"),
    };
  },
};

/** LlamaIndex's instrumentation calls each of its tools a task. */
function isLlamaIndexTool({ attributes }: OtlpSpan, kind: string): boolean {
  return kind === "task" && (pickText(attributes, "traceloop.entity.name") ?? "").endsWith("Tool.task");
}

function toolOf({ attributes, name }: OtlpSpan): Partial<SpanNode> {
  const input = pickJson(attributes, "traceloop.entity.input", "gen_ai.tool.call.arguments");
  const result = pickJson(attributes, "traceloop.entity.output", "gen_ai.tool.call.result");
  const blocks = blocksOf(result);
  const message = toolMessageOf(result);
  const ofLangChain = textOf(at(input, "kwargs", "tool_call_id"));
  return present({
    call: {
      id: pickText(attributes, "gen_ai.tool.call.id") ?? ofLangChain ?? message?.id,
      name: blocks?.tool ?? pickText(attributes, "traceloop.entity.name", "gen_ai.tool.name") ?? name,
      args: input === undefined ? undefined : ofLangChain === undefined ? inputsOf(input) : (at(input, "inputs") ?? {}),
    },
    result:
      blocks?.result ??
      message?.output ??
      (isObject(result) && "output" in result ? (result["output"] ?? null) : result),
    error: message?.error,
  });
}

/** The tool's message that LangChain made of the output. */
function toolMessageOf(result: Json | undefined): MessageResult | undefined {
  const output = at(result, "output");
  const message = isObject(output) && "lc" in output ? readMessage(output) : undefined;
  return message?.role === "tool" ? message.results[0] : undefined;
}

/** LangChain wraps a workflow's output in an object about it. */
function outputsOf(output: Json | undefined): Json | undefined {
  return at(decoded(output ?? null), "outputs") ?? output;
}

/** Python writes `{args, kwargs}`. LangChain wraps the call's own arguments in `{inputs}`. */
function inputsOf(input: Json): Json {
  const kwargs = at(input, "kwargs");
  if (isObject(kwargs) && Object.keys(kwargs).length > 0) return kwargs;
  const args = at(input, "args");
  if (Array.isArray(args)) return args.length === 1 ? (args[0] ?? {}) : args;
  return at(input, "inputs") ?? input;
}

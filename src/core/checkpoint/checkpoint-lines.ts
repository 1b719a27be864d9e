import { readMessages } from "../formats/messages/message.ts";
import { shortJson } from "../matching/short-json.ts";
import { shortened } from "../text/characters.ts";
import type { Checkpoint } from "../schema/checkpoint.ts";
import { isObject } from "../schema/is-object.ts";
import type { Json } from "../schema/json.ts";

const longestText = 118;

/** One message on one line. */
export interface MessageLine {
  role: string;
  text: string;
}

/** A conversation in any API's format: texts, requested tools and their results. */
export function messageLines(messages: Json[], { full = false }: { full?: boolean } = {}): MessageLine[] {
  const text = (value: Json) => (full ? JSON.stringify(value) : shortJson(value));
  return readMessages(messages).map(({ role, text: content, calls, results }) => {
    const parts = [
      ...(content === "" ? [] : [full ? content : JSON.stringify(shortened(content, longestText)).slice(1, -1)]),
      ...calls.map(({ name, args }) => `${name} ${text(args)}`),
      ...results.map(({ output }) => text(output ?? null)),
    ];
    return { role, text: parts.join(" · ").replaceAll(/\s+/g, " ") };
  });
}

/** `gpt-x (openai), temperature 0.2, max_tokens 400`. `undefined` if the step called no model. */
export function modelLine(model: Checkpoint["model"]): string | undefined {
  if (!model) return undefined;
  const { name, provider, ...settings } = model;
  const who = name ?? "a model";
  const of = typeof provider === "string" ? ` (${provider})` : "";
  const how = Object.entries(settings).flatMap(([key, value]) => (isPlain(value) ? [`${key} ${String(value)}`] : []));
  return [`${who}${of}`, ...how].join(", ");
}

/** `search {"q":"x"} → ["found"]` */
export function callLines(calls: Json[], { full = false }: { full?: boolean } = {}): string[] {
  const text = (value: Json) => (full ? JSON.stringify(value) : shortJson(value));
  return calls.filter(isObject).map(({ tool_name: tool, tool_args: args, tool_output: output, error }) => {
    const message = isObject(error) ? error["message"] : error;
    const given = error === undefined ? text(output ?? null) : `error: ${text(message ?? null)}`;
    return `${typeof tool === "string" ? tool : "a tool"} ${text(args ?? {})} → ${given}`;
  });
}

function isPlain(value: unknown): value is string | number | boolean {
  return typeof value === "string" || typeof value === "number" || typeof value === "boolean";
}

import { listOf, first, present } from "../formats/fields/fields.ts";
import { isObject } from "../schema/is-object.ts";
import type { Json, JsonObject } from "../schema/json.ts";

/**
 * Tools as any API offers them, in the shape of OpenAI's function calling: `{name, input_schema}` of Anthropic, flat ones of
 * Responses, Gemini's declarations. A tool that a provider runs itself keeps its own shape.
 */
export function toolDefinitions(tools: readonly Json[]): Json[] {
  return tools.flatMap((tool): Json[] => {
    if (!isObject(tool)) return typeof tool === "string" ? [{ type: "function", function: { name: tool } }] : [];
    const declared = listOf(first(tool, "functionDeclarations", "function_declarations"));
    return declared.length > 0 ? toolDefinitions(declared) : [definitionOf(tool)];
  });
}

function definitionOf(tool: JsonObject): Json {
  const { type, function: inner, ...flat } = tool;
  if (isObject(inner)) return { ...tool, type: "function" };
  if (typeof type === "string" && type !== "function" && type !== "custom") return tool;
  const { input_schema, ...rest } = flat;
  if (typeof flat["name"] !== "string") return { ...tool, type: "other" };
  return { type: "function", function: present({ ...rest, parameters: flat["parameters"] ?? input_schema }) };
}

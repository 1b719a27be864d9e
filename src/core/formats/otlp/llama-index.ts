import { isObject } from "../../schema/is-object.ts";
import type { Json } from "../../schema/json.ts";
import { asText, at, textOf } from "../fields/fields.ts";

/** The tool's name and result in LlamaIndex's record of its end. The result is in blocks. */
export function blocksOf(output: Json | undefined): { tool: string; result: Json } | undefined {
  const tool = textOf(at(output, "tool_name"));
  const blocks = at(output, "blocks");
  if (tool === undefined || !Array.isArray(blocks)) return undefined;
  const texts = blocks.flatMap((block) => (isObject(block) && "text" in block ? [asText(block["text"])] : []));
  return { tool, result: texts.length === blocks.length ? texts.join("\n") : blocks };
}

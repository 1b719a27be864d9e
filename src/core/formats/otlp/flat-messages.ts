import type { Json, JsonObject } from "../../schema/json.ts";
import { isObject } from "../../schema/is-object.ts";
import type { Attributes } from "./otlp-span.ts";

const maxIndex = 10_000;
const maxParts = 16;

/**
 * Attributes such as `gen_ai.prompt.0.tool_calls.1.name` under a prefix as a tree of plain objects. Numbers stay keys, in order,
 * so that an index of 999999999 allocates nothing; names that would reach a prototype are left out.
 */
export function treeUnder(attributes: Attributes, prefix: string): JsonObject | undefined {
  let tree: JsonObject | undefined;
  const start = `${prefix}.`;
  // Attributes have no prototype: every key is their own.
  for (const key in attributes) {
    if (!key.startsWith(start)) continue;
    const value = attributes[key] ?? null;
    const path = key.slice(prefix.length + 1).split(".");
    if (path.length > maxParts || path.some(isUnsafe)) continue;
    tree ??= {};
    place(tree, path, value);
  }
  return tree;
}

function isUnsafe(part: string): boolean {
  return part === "__proto__" || part === "constructor" || part === "prototype" || Number(part) > maxIndex;
}

function place(tree: JsonObject, path: string[], value: Json): void {
  let here = tree;
  for (const part of path.slice(0, -1)) {
    const next = here[part];
    const child: JsonObject = isObject(next) ? next : {};
    here[part] = child;
    here = child;
  }
  const name = path.at(-1);
  if (name !== undefined && !isObject(here[name])) here[name] = value;
}

/** The members of a tree whose keys are indices, in order. */
export function members(tree: Json | undefined): JsonObject[] {
  if (!isObject(tree)) return [];
  return Object.keys(tree)
    .filter((key) => /^\d+$/.test(key))
    .toSorted((a, b) => Number(a) - Number(b))
    .flatMap((key) => {
      const member = tree[key];
      return isObject(member) ? [member] : [];
    });
}

/** Flattened messages of OpenInference (`N.message.…`) and of OpenLLMetry (`N.…`) as plain chat messages. */
export function chatMessages(tree: JsonObject | undefined): JsonObject[] {
  return members(tree).map((entry) => {
    const message = isObject(entry["message"]) ? entry["message"] : entry;
    const { tool_calls: calls, contents, ...rest } = message;
    const parts = members(contents).map((part) => {
      const inner = isObject(part["message_content"]) ? part["message_content"] : part;
      return inner;
    });
    const asked = members(calls).map((call) => (isObject(call["tool_call"]) ? call["tool_call"] : call));
    return {
      ...rest,
      ...(parts.length > 0 && rest["content"] === undefined ? { content: parts } : {}),
      ...(asked.length > 0 ? { tool_calls: asked } : {}),
    };
  });
}

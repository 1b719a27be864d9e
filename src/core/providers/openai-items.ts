import { argumentsOf, asText, at, first, textOf } from "../formats/fields/fields.ts";
import type { Message } from "../formats/messages/message-shape.ts";
import { isObject } from "../schema/is-object.ts";
import type { Json, JsonObject } from "../schema/json.ts";
import { compact } from "../compact.ts";
import type { CallError } from "../schema/trace.ts";

const outputs = new Set([
  "function_call_output",
  "function_call_result",
  "custom_tool_call_output",
  "computer_call_output",
  "local_shell_call_output",
  "shell_call_output",
  "apply_patch_call_output",
  "tool_search_output",
]);

const hosted =
  /^(?:web_search|file_search|code_interpreter|computer|mcp|image_generation|local_shell|shell|apply_patch|tool_search|hosted_tool)_call$/;

/** Items without text or calls. They are kept as they are. */
const silent =
  /^(?:reasoning|compaction|compaction_summary|context_compaction|mcp_list_tools|mcp_approval_request|mcp_approval_response|item_reference|ghost_snapshot|additional_tools)$/;

/** Built-in tools that the agent runs. Their results come in separate items. */
const byUser = /^(?:computer|local_shell|shell|apply_patch|tool_search)_call$/;

/** Reads an item of OpenAI's Responses API that is not a message: a call, its output, or reasoning. */
export function readItem(item: JsonObject): Message | undefined {
  const type = textOf(item["type"]);
  if (type === undefined || "role" in item) return undefined;
  if (outputs.has(type)) return outputItem(item);
  if (type === "function_call" || type === "custom_tool_call") {
    // A call that was cut off does not count as a call.
    return item["status"] === "incomplete" ? assistant({ extras: [item] }) : callItem(item, nameOf(item));
  }
  if (hosted.test(type)) return hostedItem(item, type);
  return silent.test(type) ? assistant({ extras: [item] }) : undefined;
}

/** True for an item of the Responses API. A message counts only if it has the type `message`. */
export function isItem(value: Json): boolean {
  if (!isObject(value)) return false;
  const type = textOf(value["type"]);
  if (type === undefined) return false;
  if ("role" in value) return type === "message";
  return type === "function_call" || type === "custom_tool_call" || isKnown(type);
}

function isKnown(type: string): boolean {
  return outputs.has(type) || silent.test(type) || hosted.test(type);
}

function assistant(parts: Partial<Message>): Message {
  return { role: "assistant", text: "", calls: [], results: [], extras: [], finish: undefined, ...parts };
}

function idOf(item: JsonObject): string | undefined {
  return textOf(first(item, "call_id", "callId", "id"));
}

/** The tool's name as the agent uses it: with the namespace of its server or group. */
function nameOf(item: JsonObject): string {
  const name = textOf(item["name"]) ?? "unknown";
  const space = textOf(item["namespace"]);
  return space === undefined || name.startsWith(space) ? name : `${space}${/[_.]$/.test(space) ? "" : "__"}${name}`;
}

function callItem(item: JsonObject, name: string): Message {
  return assistant({ calls: [{ id: idOf(item), name, args: argumentsOf(first(item, "arguments", "input")) }] });
}

function outputItem(item: JsonObject): Message {
  const raw = item["output"] ?? "";
  const given = item["type"] === "tool_search_output" ? (item["tools"] ?? raw) : raw;
  const output = isObject(given) && given["type"] === "text" ? (given["text"] ?? "") : given;
  const failed = item["status"] === "failed" || item["status"] === "incomplete";
  const error: CallError | undefined = failed
    ? { kind: "tool", message: asText(output).slice(0, 2000) }
    : errorOfCommands(output);
  // The output of a tool that the provider ran names no call. It belongs to the last call of its name.
  const hosted = item["execution"] === "server" && item["call_id"] === null;
  const id = hosted ? undefined : idOf(item);
  const name = textOf(item["name"]) ?? (hosted ? asText(item["type"]).replace(/_output$/, "") : undefined);
  const results = [{ id, name, output: plainText(output), error }];
  return { ...assistant({ results }), role: hosted ? "assistant" : "tool" };
}

/** The first failed command in a shell's output, which tells how each command ended. */
function errorOfCommands(output: Json): CallError | undefined {
  if (!Array.isArray(output)) return undefined;
  for (const part of output) {
    const type = at(part, "outcome", "type");
    if (type === "timeout") return { kind: "timeout", message: "the command timed out" };
    const code = at(part, "outcome", "exit_code");
    if (type === "exit" && typeof code === "number" && code !== 0) {
      return { kind: "tool", message: `exit code ${code}: ${asText(at(part, "stderr")).slice(0, 500)}` };
    }
  }
  return undefined;
}

function plainText(output: Json): Json {
  if (!Array.isArray(output)) return output;
  const texts = output.map((part) => at(part, "text"));
  return texts.every((text) => typeof text === "string") ? texts.join("") : output;
}

/** Reads a built-in tool's item. If the provider runs the tool, the item has the call and its result. */
function hostedItem(item: JsonObject, type: string): Message {
  const name = textOf(item["name"]) ?? type.replace(/_call$/, "");
  const { request, sources } = requestIn(item);
  const id = idOf(item);
  const failure = first(item, "error");
  const output = first(item, "output", "results", "outputs", "result") ?? sources;
  const error: CallError | undefined =
    failure === undefined
      ? item["status"] === "failed"
        ? { kind: "tool", message: "failed" }
        : undefined
      : { kind: "tool", message: (textOf(at(failure, "message")) ?? asText(failure)).slice(0, 2000) };
  const results = output === undefined && !error ? [] : [{ id, name, output: output ?? null, error }];
  const server = textOf(item["server_label"]);
  const call = { id, name, args: argumentsOf(request), ...compact({ server }) };
  const own = byUser.test(type) && item["execution"] !== "server";
  return assistant({ calls: [own ? call : { ...call, hosted: true }], results });
}

/** Separates a search's sources from its arguments; the item mixes them. */
function requestIn(item: JsonObject): { request: Json | undefined; sources: Json | undefined } {
  const request = first(item, "arguments", "action", "queries", "code", "operation", "query");
  if (!isObject(request) || !Array.isArray(request["sources"])) return { request, sources: undefined };
  const { sources, ...rest } = request;
  return { request: rest, sources };
}

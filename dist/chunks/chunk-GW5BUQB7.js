import { createRequire as __createRequire } from "node:module";
const require = __createRequire(import.meta.url);
import {
  asText,
  at,
  emptyMessage,
  kindOfError,
  numberOf,
  objectsOf,
  present,
  presentOutput,
  readCall,
  readMessages,
  textOf,
  unwrapped
} from "./chunk-3QQEB6C6.js";

// src/core/formats/otlp/dialect.ts
function pick(attributes, ...names) {
  for (const name of names) {
    const value = attributes[name];
    if (value !== void 0 && value !== null && value !== "") return value;
  }
  return void 0;
}
function pickText(attributes, ...names) {
  const value = pick(attributes, ...names);
  return Array.isArray(value) ? textOf(value[0]) : textOf(value);
}
function pickJson(attributes, ...names) {
  const value = pick(attributes, ...names);
  return decoded(value);
}
function unquoted(text) {
  try {
    const value = JSON.parse(text);
    return value;
  } catch {
    return text;
  }
}
function messagesIn(value, role, texts) {
  const listed = typeof value === "string" && texts ? listedIn(value, role, texts).filter(isSaying) : [];
  return listed.length > 0 ? listed : messagesInDecoded(decoded(value), value, role);
}
function messagesInDecoded(read, written, role) {
  if (read === void 0 || read === null) return [];
  const asked = role === "assistant" ? callsAlone(read) : void 0;
  if (asked) return [asked];
  const messages = readMessages(withinMessages(read, role), role);
  const found = messages.filter(isSaying);
  if (found.length > 0) return found;
  if (presentOutput(read) === void 0) return messages;
  return [{ ...emptyMessage(role), text: saidIn(read, written) }];
}
function callsAlone(value) {
  const calls = objectsOf(Array.isArray(value) ? value : at(value, "toolCalls"));
  if (calls.length === 0 || !calls.every((call) => "toolName" in call && "toolCallId" in call && !("role" in call)))
    return void 0;
  return { ...emptyMessage("assistant"), text: textOf(at(value, "text")) ?? "", calls: calls.map(readCall) };
}
function listedIn(text, role, texts) {
  const listed = texts.read(text);
  if (listed) return listed;
  const request = role === "user" ? texts.readRequest(text) : void 0;
  if (!request) return [];
  const system = systemIn(request.rest);
  return system === void 0 ? request.messages : [{ ...emptyMessage("system"), text: system }, ...request.messages];
}
function decoded(value) {
  const text = typeof value === "string" && value.startsWith('"') && value.endsWith('"') ? unquoted(value) : value;
  return unwrapped(text);
}
function saidIn(value, written) {
  for (const name of ["content", "response", "output", "text", "answer", "result", "raw", "final_output"]) {
    const member = at(value, name);
    if (typeof member === "string" && member !== "") return member;
    const parts = readMessages({ role: "assistant", content: member ?? "" });
    if (parts[0] && parts[0].text !== "") return parts[0].text;
    const inner = textOf(at(member, "content")) ?? textOf(at(member, "comment"));
    if (inner !== void 0) return inner;
  }
  return typeof written === "string" && !written.startsWith('"') ? written : asText(value);
}
function isSaying({ text, calls, results, extras }) {
  return text !== "" || calls.length > 0 || results.length > 0 || extras.length > 0;
}
function withinMessages(value, role = "user") {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return value;
  for (const name of ["messages", "choices", "input", "contents", "prompt", "new_message", "candidates", "output"]) {
    const member = unwrapped(value[name]);
    if (Array.isArray(member) && member.length > 0)
      return withSystem(role === "assistant" ? {} : value, member.map(unwrapCandidate));
    if (typeof member === "string" && name !== "choices" && name !== "output") return besideSystem(value, member, role);
  }
  return value;
}
function withSystem(value, messages) {
  const system = systemIn(value);
  return system === void 0 ? messages : [{ role: "system", content: system }, ...messages];
}
function besideSystem(value, asked, role) {
  const system = role === "assistant" ? void 0 : systemIn(value);
  return system === void 0 ? asked : withSystem(value, [{ role, content: asked }]);
}
function systemIn(request) {
  const system = request["system"] ?? request["instructions"];
  return typeof system === "string" && system !== "" ? system : void 0;
}
function unwrapCandidate(item) {
  return typeof item === "object" && item !== null && !Array.isArray(item) && "parts" in Object(item["content"]) ? item["content"] ?? item : item;
}
var usageNames = {
  input: [
    "gen_ai.usage.input_tokens",
    "gen_ai.usage.prompt_tokens",
    "llm.token_count.prompt",
    "ai.usage.inputTokens",
    "ai.usage.promptTokens",
    "llm.usage.prompt_tokens"
  ],
  output: [
    "gen_ai.usage.output_tokens",
    "gen_ai.usage.completion_tokens",
    "llm.token_count.completion",
    "ai.usage.outputTokens",
    "ai.usage.completionTokens",
    "llm.usage.completion_tokens"
  ],
  cached: [
    "gen_ai.usage.cache_read.input_tokens",
    "gen_ai.usage.cache_read_input_tokens",
    "llm.token_count.prompt_details.cache_read",
    "ai.usage.cachedInputTokens"
  ],
  reasoning: [
    "gen_ai.usage.reasoning.output_tokens",
    "gen_ai.usage.reasoning_tokens",
    "llm.token_count.completion_details.reasoning",
    "ai.usage.reasoningTokens"
  ]
};
function usageIn(attributes) {
  const usage = present({
    input: numberOf(pick(attributes, ...usageNames.input)),
    output: numberOf(pick(attributes, ...usageNames.output)),
    cached: numberOf(pick(attributes, ...usageNames.cached)),
    reasoning: numberOf(pick(attributes, ...usageNames.reasoning))
  });
  return Object.keys(usage).length === 0 ? void 0 : usage;
}
function costIn(attributes) {
  return numberOf(
    pick(attributes, "gen_ai.usage.cost", "llm.cost.total", "gen_ai.usage.total_cost", "llm.usage.total_cost")
  );
}
function paramsUnder(attributes, prefix, without = []) {
  const params = {};
  let any = false;
  for (const key in attributes) {
    const name = key.startsWith(prefix) ? key.slice(prefix.length) : "";
    if (name === "" || without.includes(name)) continue;
    params[name] = attributes[key] ?? null;
    any = true;
  }
  return any ? params : void 0;
}
function errorOf(span, kind) {
  const exception = span.events.find(
    ({ name }) => name === "exception" || name === "gen_ai.client.operation.exception"
  );
  if (!span.failed && !exception && span.attributes["error.type"] === void 0) return void 0;
  if (span.ok) return void 0;
  const recorded = exception && pickText(exception.attributes, "exception.message", "exception.type");
  const message = span.statusMessage ?? recorded ?? pickText(span.attributes, "error.message", "error.type") ?? "failed";
  const otherwise = kind === "model" ? "model" : kind === "tool" ? "tool" : "exception";
  return { kind: kindOfError(message, otherwise), message };
}

export {
  pick,
  pickText,
  pickJson,
  messagesIn,
  messagesInDecoded,
  decoded,
  withinMessages,
  usageIn,
  costIn,
  paramsUnder,
  errorOf
};

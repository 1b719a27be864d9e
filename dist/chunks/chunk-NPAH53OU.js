import { createRequire as __createRequire } from "node:module";
const require = __createRequire(import.meta.url);
import {
  withinMessages
} from "./chunk-GW5BUQB7.js";
import {
  ownAttributes
} from "./chunk-J7NXW55N.js";
import {
  eventsOf
} from "./chunk-ODHBBG6V.js";
import {
  createRedactor,
  isObject,
  readMessages
} from "./chunk-3QQEB6C6.js";

// src/sdk/span-content.ts
function createSpanContent(redact = builtInRules()) {
  const json = (value) => JSON.stringify(redact(value));
  return {
    text: (message) => {
      const told = redact(message);
      return typeof told === "string" ? told : JSON.stringify(told);
    },
    request: ({ kind, args }) => {
      if (args === void 0) return {};
      if (kind !== "model") return { "gen_ai.tool.call.arguments": json(args) };
      const tools = isObject(args) ? args["tools"] : void 0;
      return {
        "gen_ai.input.messages": json(messagesOf(args, "user")),
        ...tools === void 0 ? {} : { "gen_ai.tool.definitions": json(tools) }
      };
    },
    answer: ({ kind }, output) => {
      if (kind === "model") return { "gen_ai.output.messages": json(messagesOf(output, "assistant")) };
      return kind === "step" ? {} : { "gen_ai.tool.call.result": json(output) };
    },
    recorded: (operation, checkpoint, progress) => ({
      [ownAttributes.index]: progress.tell(operation),
      [ownAttributes.event]: json(eventsOf(operation, checkpoint))
    }),
    run: ({ frame: { events: _none, ...frame }, sections }, progress) => {
      const order = sections.flatMap(({ operation, events }) => {
        const number = operation && progress.told(operation);
        return number === void 0 ? events : [number];
      });
      return { [ownAttributes.run]: json(frame), [ownAttributes.order]: json(order) };
    }
  };
}
function builtInRules() {
  const hashes = /* @__PURE__ */ new Map();
  let redactor;
  return (value) => {
    redactor ??= createRedactor({
      keyedHash: (text) => {
        const hash = hashes.get(text) ?? randomHash();
        hashes.set(text, hash);
        return hash;
      }
    });
    return redactor.redact(value);
  };
}
function randomHash() {
  const bytes = globalThis.crypto.getRandomValues(new Uint8Array(32));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
function messagesOf(value, role) {
  const messages = readMessages(withinMessages(value), role).filter(
    ({ text, calls, results, extras }) => text !== "" || calls.length + results.length + extras.length > 0
  );
  if (messages.length > 0) return messages.map(conventional);
  return [{ role, parts: [{ type: "text", content: typeof value === "string" ? value : JSON.stringify(value) }] }];
}
function conventional({ role, text, calls, results, extras, finish }) {
  const parts = [
    ...text === "" ? [] : [{ type: "text", content: text }],
    ...extras.map((extra) => isObject(extra) && "type" in extra ? extra : { type: "other", content: extra }),
    ...calls.map(({ id = null, name, args }) => ({ type: "tool_call", id, name, arguments: args })),
    ...results.map(({ id = null, output }) => ({ type: "tool_call_response", id, response: output }))
  ];
  return { role, parts, ...finish === void 0 ? {} : { finish_reason: finish } };
}

export {
  createSpanContent,
  builtInRules
};

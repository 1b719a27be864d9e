import { fc } from "../../support/fast-check.ts";
import { describe, expect, it } from "vitest";
import { readMessages } from "../../../src/core/formats/messages/message.ts";
import type { Message } from "../../../src/core/formats/messages/message-shape.ts";
import { MessageTexts } from "../../../src/core/formats/messages/message-texts.ts";
import { FlatMessages } from "../../../src/core/formats/otlp/flat-messages.ts";
import type { Json, JsonObject } from "../../../src/core/schema/json.ts";

const said = fc.oneof(
  fc.string(),
  fc.constantFrom('"messages":[', 'a "quoted" ] text', "\\", "[]}", '{"messages":[{}]}'),
);
const message = fc.oneof(
  fc.record({ role: fc.constantFrom("user", "system"), content: said }),
  fc.record({
    role: fc.constant("assistant"),
    content: said,
    tool_calls: fc.array(
      fc.record({
        id: fc.string(),
        function: fc.record({ name: fc.constant("look"), arguments: fc.constant('{"a":[1]}') }),
      }),
      { maxLength: 2 },
    ),
  }),
  fc.record({ role: fc.constant("tool"), tool_call_id: fc.string(), content: said }),
);
const conversation = fc.array(message, { minLength: 1, maxLength: 8 });
const around = fc.record({ model: fc.string(), tools: fc.array(fc.record({ name: said }), { maxLength: 2 }) });

/** A key is remembered on a message once it was asked for, and says nothing of what it is. */
function plain(messages: Message[] | undefined): Message[] | undefined {
  return messages?.map(({ role, text, calls, results, extras, finish }) => ({
    role,
    text,
    calls,
    results,
    extras,
    finish,
  }));
}

describe("messages that were read before", () => {
  it("are what the whole text says, wherever the list stands in a request and however it is spaced", () => {
    const request = fc.record({
      conversation,
      before: around,
      after: around,
      first: fc.boolean(),
      spaces: fc.constantFrom(0, 1, 2),
    });
    fc.assert(
      fc.property(request, ({ conversation: messages, before, after, first, spaces }) => {
        const texts = new MessageTexts();
        for (let end = 1; end <= messages.length; end += 1) {
          const list: JsonObject = { messages: messages.slice(0, end) };
          const body: JsonObject = first ? { ...list, ...after } : { model: before.model, ...list, tools: after.tools };
          const read = texts.readRequest(JSON.stringify(body, null, spaces));
          expect(plain(read?.messages)).toEqual(plain(readMessages(list["messages"])));
          expect(read?.rest).toEqual({ ...body, messages: [] });
        }
      }),
    );
  });

  it.each([
    ["one that is nested", { metadata: { messages: [{ role: "user", content: "a" }] } }],
    [
      "one beside another list",
      { input: [{ role: "user", content: "a" }], messages: [{ role: "user", content: "b" }] },
    ],
    ["an empty one", { messages: [] }],
    ["none", { prompt: 'say "messages":[' }],
  ])("are not taken from %s", (_, body: Json) => {
    expect(new MessageTexts().readRequest(JSON.stringify(body))).toBeUndefined();
  });

  it("are not taken from a text that is cut off", () => {
    const text = JSON.stringify({ messages: [{ role: "user", content: "a" }], model: "m" });
    for (let end = 0; end < text.length; end += 1) {
      expect(new MessageTexts().readRequest(text.slice(0, end))).toBeUndefined();
    }
  });

  it("are the very same objects in the next request, but for what changed", () => {
    const texts = new MessageTexts();
    const one = texts.readRequest('{"messages":[{"role":"user","content":"a"}]}');
    const two = texts.readRequest('{"messages":[{"role":"user","content":"a"},{"role":"user","content":"b"}]}');
    const other = texts.readRequest('{"messages":[{"role":"user","content":"A"},{"role":"user","content":"b"}]}');
    expect(two?.messages[0]).toBe(one?.messages[0]);
    expect(other?.messages[0]).not.toBe(one?.messages[0]);
    expect(other?.messages.map(({ text }) => text)).toEqual(["A", "b"]);
  });
});

describe("messages flattened into attributes", () => {
  const flattened = (values: Record<string, Json>) => Object.assign(Object.create(null), values);

  it("are read once and then known, index by index", () => {
    const flat = new FlatMessages();
    const asked = { "p.0.role": "user", "p.0.content": "a", "p.1.role": "user", "p.1.content": "b" };
    const before = flat.read(flattened(asked), "p", "user");
    const after = flat.read(flattened({ ...asked, "p.1.content": "c" }), "p", "user");
    expect(before.map(({ text }) => text)).toEqual(["a", "b"]);
    expect(after.map(({ text }) => text)).toEqual(["a", "c"]);
    expect(after[0]).toBe(before[0]);
    expect(after[1]).not.toBe(before[1]);
  });

  it("come in the order of their numbers, and names that reach a prototype are left out", () => {
    const attributes = {
      "p.10.content": "last",
      "p.2.content": "first",
      "p.__proto__.content": "x",
      "p.99999.content": "y",
    };
    expect(new FlatMessages().read(flattened(attributes), "p", "user").map(({ text }) => text)).toEqual([
      "first",
      "last",
    ]);
    expect(Object.hasOwn(Object.prototype, "content")).toBe(false);
  });

  it("are none under another prefix", () => {
    expect(new FlatMessages().read(flattened({ "pp.0.content": "a", p: "b" }), "p", "user")).toEqual([]);
  });
});

it("keeps calls of one answer that have the same id, and takes the same call once", () => {
  const call = (n: number) => ({ id: "c", function: { name: "look", arguments: JSON.stringify({ n }) } });
  const part = { type: "tool_use", id: "c", name: "look", input: { n: 3 } };
  const callsOf = (message: JsonObject) =>
    readMessages([{ role: "assistant", ...message }])?.flatMap(({ calls }) => calls.map(({ args }) => args));
  expect(callsOf({ content: "", tool_calls: [call(1), call(2), call(1)] })).toEqual([{ n: 1 }, { n: 2 }, { n: 1 }]);
  expect(callsOf({ content: "", tool_calls: [call(1), call(1)] })).toEqual([{ n: 1 }]);
  expect(callsOf({ content: [part], tool_calls: [call(3)] })).toEqual([{ n: 3 }]);
});

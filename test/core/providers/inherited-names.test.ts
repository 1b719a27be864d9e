import { expect, it } from "vitest";
import { openAiChat } from "../../../src/core/providers/openai-chat.ts";
import { plainStream } from "../../../src/core/providers/plain-stream.ts";
import { paramsUnder } from "../../../src/core/formats/otlp/dialect.ts";
import { restOf } from "../../../src/core/formats/otlp/span-to-node.ts";
import type { JsonObject } from "../../../src/core/schema/json.ts";

const parsed = (text: string): JsonObject => JSON.parse(text);
const plain = (value: unknown) => JSON.stringify(value);

it("takes members of a stream with inherited names as they are", () => {
  const piece = parsed('{"role":"assistant","content":"a","constructor":"b","__proto__":"c","toString":["d"]}');
  const ollama = plainStream.readStream([
    { message: piece, done: false },
    { message: piece, done: true },
  ]);
  const both = '"content":"aa","constructor":"bb","__proto__":"cc","toString":["d","d"]';
  expect(plain(ollama["message"])).toBe(`{"role":"assistant",${both}}`);

  const event = { ...parsed('{"__proto__":{"usage":7}}'), choices: [{ index: 0, delta: piece }] };
  const chat = openAiChat.readStream([event, event, { choices: [{ index: 0, finish_reason: "stop" }] }]);
  expect(plain(chat)).toContain(`"message":{"role":"assistant",${both}}`);
  expect(chat["usage"]).toBeUndefined();
  expect(plain(chat)).toContain('"__proto__":{"usage":7}');
});

it("keeps attributes with inherited names", () => {
  const attributes = { ...parsed('{"__proto__":"a","constructor":"b","p.__proto__":"c"}') };
  expect(plain(restOf(attributes))).toBe('{"__proto__":"a","constructor":"b","p.__proto__":"c"}');
  expect(plain(paramsUnder(attributes, "p."))).toBe('{"__proto__":"c"}');
});

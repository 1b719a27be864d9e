import { BinaryWriter, WireType } from "@bufbuild/protobuf/wire";
import { fc } from "../../support/fast-check.ts";
import { describe, expect, it } from "vitest";
import { decodeOtlpJson } from "../../../src/core/formats/otlp/otlp-span.ts";
import { decodeOtlpProtobuf } from "../../../src/core/formats/otlp/otlp-protobuf.ts";
import { readTraces } from "../../../src/core/formats/input/read-traces.ts";
import { writeOtlp } from "../../../src/core/export/write-otlp.ts";
import { ReplayKitError } from "../../../src/core/error.ts";
import type { Json } from "../../../src/core/schema/json.ts";
import { traceSchema } from "../../../src/core/schema/trace.ts";
import { nodePlatform } from "../../../src/node/platform.ts";
import { samples } from "./samples.ts";

const options = { platform: nodePlatform };

/** A message of protobuf as bytes: each field is a number and text, bytes, a 64-bit time or a message. */
type Fields = [number, string | Uint8Array | bigint | Fields][];

function encode(fields: Fields): Uint8Array {
  const writer = new BinaryWriter();
  for (const [number, value] of fields) {
    if (typeof value === "bigint") writer.tag(number, WireType.Bit64).fixed64(value);
    else if (typeof value === "string") writer.tag(number, WireType.LengthDelimited).string(value);
    else writer.tag(number, WireType.LengthDelimited).bytes(value instanceof Uint8Array ? value : encode(value));
  }
  return writer.finish();
}

function textAttribute(key: string, value: string): [number, Fields] {
  return [
    9,
    [
      [1, key],
      [2, [[1, value]]],
    ],
  ];
}

const spanBytes: Fields = [
  [1, new Uint8Array(16).fill(10)],
  [2, new Uint8Array(8).fill(11)],
  [5, "execute_tool lookup_order"],
  [7, 1_700_000_001_000_000_000n],
  [8, 1_700_000_002_000_000_000n],
  textAttribute("gen_ai.tool.name", "lookup_order"),
  textAttribute("gen_ai.tool.call.arguments", '{"id":7}'),
  textAttribute("gen_ai.tool.call.result", "found"),
];
const request = encode([[1, [[2, [[2, spanBytes]]]]]]);

describe("OTLP in protobuf", () => {
  it("decodes to OTLP's JSON", () => {
    expect(decodeOtlpProtobuf(request)).toEqual({
      resourceSpans: [
        {
          scopeSpans: [
            {
              spans: [
                {
                  traceId: "0a".repeat(16),
                  spanId: "0b".repeat(8),
                  name: "execute_tool lookup_order",
                  startTimeUnixNano: "1700000001000000000",
                  endTimeUnixNano: "1700000002000000000",
                  attributes: [
                    { key: "gen_ai.tool.name", value: { stringValue: "lookup_order" } },
                    { key: "gen_ai.tool.call.arguments", value: { stringValue: '{"id":7}' } },
                    { key: "gen_ai.tool.call.result", value: { stringValue: "found" } },
                  ],
                },
              ],
            },
          ],
        },
      ],
    });
  });

  it("is recognised by its bytes and read", () => {
    const [read] = readTraces({ name: "x", bytes: request }, options);
    expect(read?.trace.events.map(({ type }) => type)).toEqual(["tool_call", "tool_result"]);
  });

  it("refuses bytes that end early or mean nothing", () => {
    for (let end = 1; end < request.length; end += 1) {
      try {
        decodeOtlpProtobuf(request.slice(0, end));
      } catch (error) {
        expect(error).toBeInstanceOf(ReplayKitError);
      }
    }
    expect(() => decodeOtlpProtobuf(request.slice(0, request.length - 3))).toThrow(ReplayKitError);
  });
});

describe("a trace written as OTLP", () => {
  it("comes back with every event", () => {
    for (const json of Object.values(samples)) {
      for (const { trace } of readTraces({ name: "x", json }, options)) {
        const written = writeOtlp(trace, nodePlatform);
        const [back] = readTraces({ name: "x", json: JSON.parse(JSON.stringify(written)) }, options);
        expect(back?.trace).toEqual(traceSchema.parse(JSON.parse(JSON.stringify(trace))));
      }
    }
  });

  it("loses one where a span is lost", () => {
    const [read] = readTraces({ name: "x", json: samples["openai-chat"] ?? null }, options);
    const spans = decodeOtlpJson(read ? writeOtlp(read.trace, nodePlatform) : null);
    expect(spans).toHaveLength((read?.trace.events.length ?? 0) + 1);
  });
});

function span(name: string, attributes: Record<string, string>, more: Record<string, Json> = {}): Json {
  return {
    traceId: "0af7651916cd43dd8448eb211c80319c",
    name,
    startTimeUnixNano: "1700000000000000000",
    endTimeUnixNano: "1700000000000000001",
    attributes: Object.entries(attributes).map(([key, value]) => ({ key, value: { stringValue: value } })),
    ...more,
  };
}

function readSpans(...spans: Json[]) {
  const [read] = readTraces({ name: "x", json: { resourceSpans: [{ scopeSpans: [{ spans }] }] } }, options);
  return read;
}

describe("dialects", () => {
  it("reads flattened messages, and neither names nor indices do harm", () => {
    const read = readSpans(
      span("chat", {
        "gen_ai.request.model": "m",
        "gen_ai.prompt.0.role": "user",
        "gen_ai.prompt.0.content": "hi",
        "gen_ai.prompt.999999999.content": "far",
        "gen_ai.prompt.__proto__.polluted": "yes",
        "gen_ai.completion.0.content": "hello",
      }),
    );
    expect(read?.trace.events.map(({ type }) => type)).toEqual(["input_message", "model_call", "final_output"]);
    expect(Object.hasOwn(Object.prototype, "polluted")).toBe(false);
  });

  it("reads the event form", () => {
    const event = (name: string, attributes: Record<string, string>) => span(name, attributes);
    const read = readSpans(
      span(
        "chat",
        { "gen_ai.system": "openai" },
        {
          events: [
            event("gen_ai.user.message", { content: "hi" }),
            event("gen_ai.choice", { message: '{"content":"hello"}', finish_reason: "stop" }),
          ],
        },
      ),
    );
    expect(read?.trace.events.map((event) => ("content" in event ? event.content : event.type))).toEqual([
      "hi",
      "model_call",
      "hello",
    ]);
  });

  it("counts a call once though a model's answer, a tool's span and the next request show it", () => {
    const asked = '[{"role":"assistant","parts":[{"type":"tool_call","id":"c","name":"t","arguments":{"a":1}}]}]';
    const history =
      '[{"role":"user","content":"go"},{"role":"assistant","parts":[{"type":"tool_call","id":"c","name":"t","arguments":{"a":1}}]},{"role":"tool","parts":[{"type":"tool_call_response","id":"c","response":"ok"}]}]';
    const read = readSpans(
      span(
        "chat",
        {
          "gen_ai.operation.name": "chat",
          "gen_ai.input.messages": '[{"role":"user","content":"go"}]',
          "gen_ai.output.messages": asked,
        },
        { spanId: "0000000000000001" },
      ),
      span(
        "execute_tool t",
        {
          "gen_ai.operation.name": "execute_tool",
          "gen_ai.tool.name": "t",
          "gen_ai.tool.call.arguments": '{"a":1}',
          "gen_ai.tool.call.result": "ok",
        },
        { spanId: "0000000000000002" },
      ),
      span(
        "chat",
        {
          "gen_ai.operation.name": "chat",
          "gen_ai.input.messages": history,
          "gen_ai.output.messages": '[{"role":"assistant","content":"done"}]',
        },
        { spanId: "0000000000000003" },
      ),
    );
    expect(read?.trace.events.map(({ type }) => type)).toEqual([
      "input_message",
      "model_call",
      "tool_call",
      "tool_result",
      "model_call",
      "final_output",
    ]);
  });
});

/** Mutates one place of a value: a member goes, or becomes something else. */
function mutated(value: Json, path: number[], replacement: Json): Json {
  const [step = 0, ...rest] = path;
  if (typeof value !== "object" || value === null || path.length === 0) return replacement;
  const entries = Object.entries(value);
  const index = step % Math.max(1, entries.length);
  const changed = entries.map(([key, member], at): [string, Json] =>
    at === index ? [key, mutated(member, rest, replacement)] : [key, member],
  );
  return Array.isArray(value) ? changed.map(([, member]) => member) : Object.fromEntries(changed);
}

describe("damaged files", () => {
  it("throw nothing but our error, whatever place is changed into whatever", () => {
    const names = Object.keys(samples);
    const replacement = fc.oneof(
      fc.jsonValue({ maxDepth: 2 }),
      fc.constantFrom(null, -1, 1e300, "", "{", "[[", "attachment://__proto__", "Error: x"),
    );
    fc.assert(
      fc.property(
        fc.constantFrom(...names),
        fc.array(fc.nat(12), { minLength: 1, maxLength: 9 }),
        replacement,
        (name, path, value) => {
          const json = mutated(samples[name] ?? null, path, JSON.parse(JSON.stringify(value)));
          for (const format of [undefined, name]) {
            try {
              for (const { trace } of readTraces(
                { name: "x", json },
                { ...options, ...(format === undefined ? {} : { format }) },
              )) {
                expect(traceSchema.safeParse(trace).success).toBe(true);
              }
            } catch (error) {
              if (!(error instanceof ReplayKitError)) throw error;
            }
          }
        },
      ),
      { seed: 7, numRuns: 1500 },
    );
  });

  it("throw nothing but our error for damaged bytes", () => {
    fc.assert(
      fc.property(fc.nat(request.length - 1), fc.nat(255), (index, byte) => {
        const bytes = request.slice();
        bytes[index] = byte;
        try {
          readTraces({ name: "x", bytes }, options);
        } catch (error) {
          if (!(error instanceof ReplayKitError)) throw error;
        }
      }),
      { seed: 7, numRuns: 500 },
    );
  });
});

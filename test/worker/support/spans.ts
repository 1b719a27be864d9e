import { BinaryReader, BinaryWriter, WireType } from "@bufbuild/protobuf/wire";

export const hex = (n: number, digits: number) => n.toString(16).padStart(digits, "0");
export const text = (key: string, value: string) => ({ key, value: { stringValue: value } });

const said = '[{"role":"assistant","parts":[{"type":"text","content":"Within 30 days."}],"finish_reason":"stop"}]';
const asked = '[{"role":"user","parts":[{"type":"text","content":"Refund?"}]}]';

/** What the tests change of a span, and what its protobuf holds. */
export interface SpanFields {
  traceId: string;
  spanId: string;
  parentSpanId: string;
  name: string;
  kind: number;
  startTimeUnixNano: string;
  endTimeUnixNano: string;
  attributes: { key: string; value: { stringValue: string } }[];
  status: { code?: number; message?: string };
}

/** Span 1 of a trace is its root, which answers; the others are calls of a tool. */
export function span(traceNumber: number, spanNumber: number, extra: object = {}): SpanFields {
  const start = 1_795_000_000_000 + spanNumber * 100;
  const root = spanNumber === 1;
  return {
    traceId: hex(traceNumber, 32),
    spanId: hex(spanNumber, 16),
    parentSpanId: root ? "" : hex(1, 16),
    name: root ? "invoke_agent billing" : "execute_tool search_docs",
    kind: 1,
    startTimeUnixNano: `${start}000000`,
    endTimeUnixNano: `${start + 50}000000`,
    attributes: root
      ? [
          text("gen_ai.operation.name", "invoke_agent"),
          text("gen_ai.agent.name", "billing"),
          text("gen_ai.input.messages", asked),
          text("gen_ai.output.messages", said),
        ]
      : [
          text("gen_ai.operation.name", "execute_tool"),
          text("gen_ai.tool.name", "search_docs"),
          text("gen_ai.tool.call.arguments", `{"q":"refund ${spanNumber}"}`),
          text("gen_ai.tool.call.result", '{"text":"30 days"}'),
        ],
    status: {},
    ...extra,
  };
}

export const envelope = (...spans: object[]) => ({
  resourceSpans: [{ resource: { attributes: [] }, scopeSpans: [{ scope: { name: "t" }, spans }] }],
});

/** The same request in protobuf; `unknown` adds a field that no version of OTLP has. */
export function encodeRequest(spans: readonly SpanFields[], unknown = false): Uint8Array<ArrayBuffer> {
  const writer = new BinaryWriter();
  writer.tag(1, WireType.LengthDelimited).fork().tag(2, WireType.LengthDelimited).fork();
  for (const one of spans) writer.tag(2, WireType.LengthDelimited).bytes(encodeSpan(one, unknown));
  writer.join().join();
  if (unknown) writer.tag(900, WireType.LengthDelimited).string("later");
  return new Uint8Array(writer.finish());
}

function encodeSpan(one: SpanFields, unknown: boolean): Uint8Array {
  const writer = new BinaryWriter();
  const put = (field: number) => writer.tag(field, WireType.LengthDelimited);
  put(1).bytes(Buffer.from(one.traceId, "hex"));
  put(2).bytes(Buffer.from(one.spanId, "hex"));
  if (one.parentSpanId !== "") put(4).bytes(Buffer.from(one.parentSpanId, "hex"));
  put(5).string(one.name);
  writer.tag(6, WireType.Varint).int32(one.kind);
  writer.tag(7, WireType.Bit64).fixed64(one.startTimeUnixNano);
  writer.tag(8, WireType.Bit64).fixed64(one.endTimeUnixNano);
  for (const { key, value } of one.attributes) {
    put(9).fork().tag(1, WireType.LengthDelimited).string(key);
    put(2).fork().tag(1, WireType.LengthDelimited).string(value.stringValue).join().join();
  }
  if (unknown) writer.tag(901, WireType.Varint).int32(7);
  put(15).fork();
  if (one.status.message !== undefined) put(2).string(one.status.message);
  if (one.status.code !== undefined) writer.tag(3, WireType.Varint).int32(one.status.code);
  writer.join();
  return writer.finish();
}

/** Fields of a message by number, one level deep: numbers, or bytes. */
export function fieldsOf(bytes: Uint8Array): Record<number, number | Uint8Array> {
  const reader = new BinaryReader(bytes);
  const fields: Record<number, number | Uint8Array> = {};
  while (reader.pos < reader.len) {
    const [number, wire] = reader.tag();
    fields[number] = wire === WireType.Varint ? Number(reader.int64()) : reader.bytes();
  }
  return fields;
}

export function textOf(field: number | Uint8Array | undefined): string {
  return field instanceof Uint8Array ? new TextDecoder().decode(field) : "";
}

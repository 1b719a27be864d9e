import { BinaryReader, WireType } from "@bufbuild/protobuf/wire";
import { ReplayKitError } from "../../error.ts";
import type { Json, JsonObject } from "../../schema/json.ts";

type Kind = "text" | "bytes" | "hex" | "fixed64" | "int" | "double" | "bool" | { message: Shape };
interface Field {
  name: string;
  kind: Kind;
  many?: boolean;
}
type Shape = Record<number, Field>;

const anyValue: Shape = {
  1: { name: "stringValue", kind: "text" },
  2: { name: "boolValue", kind: "bool" },
  3: { name: "intValue", kind: "int" },
  4: { name: "doubleValue", kind: "double" },
  7: { name: "bytesValue", kind: "hex" },
};
const keyValue: Shape = { 1: { name: "key", kind: "text" }, 2: { name: "value", kind: { message: anyValue } } };
const values: Shape = { 1: { name: "values", kind: { message: anyValue }, many: true } };
anyValue[5] = { name: "arrayValue", kind: { message: values } };
anyValue[6] = {
  name: "kvlistValue",
  kind: { message: { 1: { name: "values", kind: { message: keyValue }, many: true } } },
};

const attributes: Field = { name: "attributes", kind: { message: keyValue }, many: true };
const scope: Shape = { 1: { name: "name", kind: "text" }, 2: { name: "version", kind: "text" }, 3: attributes };
const resource: Shape = { 1: attributes };
const spanEvent: Shape = {
  1: { name: "timeUnixNano", kind: "fixed64" },
  2: { name: "name", kind: "text" },
  3: attributes,
};
const link: Shape = { 1: { name: "traceId", kind: "hex" }, 2: { name: "spanId", kind: "hex" }, 4: attributes };
const status: Shape = { 2: { name: "message", kind: "text" }, 3: { name: "code", kind: "int" } };
const span: Shape = {
  1: { name: "traceId", kind: "hex" },
  2: { name: "spanId", kind: "hex" },
  3: { name: "traceState", kind: "text" },
  4: { name: "parentSpanId", kind: "hex" },
  5: { name: "name", kind: "text" },
  6: { name: "kind", kind: "int" },
  7: { name: "startTimeUnixNano", kind: "fixed64" },
  8: { name: "endTimeUnixNano", kind: "fixed64" },
  9: attributes,
  11: { name: "events", kind: { message: spanEvent }, many: true },
  13: { name: "links", kind: { message: link }, many: true },
  15: { name: "status", kind: { message: status } },
};
const scopeSpans: Shape = {
  1: { name: "scope", kind: { message: scope } },
  2: { name: "spans", kind: { message: span }, many: true },
};
const resourceSpans: Shape = {
  1: { name: "resource", kind: { message: resource } },
  2: { name: "scopeSpans", kind: { message: scopeSpans }, many: true },
};
const logRecord: Shape = {
  1: { name: "timeUnixNano", kind: "fixed64" },
  2: { name: "severityNumber", kind: "int" },
  3: { name: "severityText", kind: "text" },
  5: { name: "body", kind: { message: anyValue } },
  6: attributes,
  9: { name: "traceId", kind: "hex" },
  10: { name: "spanId", kind: "hex" },
  11: { name: "observedTimeUnixNano", kind: "fixed64" },
  12: { name: "eventName", kind: "text" },
};
const scopeLogs: Shape = {
  1: { name: "scope", kind: { message: scope } },
  2: { name: "logRecords", kind: { message: logRecord }, many: true },
};
const resourceLogs: Shape = {
  1: { name: "resource", kind: { message: resource } },
  2: { name: "scopeLogs", kind: { message: scopeLogs }, many: true },
};
const requests = {
  trace: { 1: { name: "resourceSpans", kind: { message: resourceSpans }, many: true } },
  logs: { 1: { name: "resourceLogs", kind: { message: resourceLogs }, many: true } },
} satisfies Record<string, Shape>;
/** What a protobuf request holds. Its bytes do not say so. */
export type OtlpSignal = keyof typeof requests;
const services: Record<OtlpSignal, string> = { trace: "ExportTraceServiceRequest", logs: "ExportLogsServiceRequest" };

const maxDepth = 100;

/**
 * Decodes an exporter's protobuf request to the same document in OTLP/JSON: `{resourceSpans: […]}`, `{resourceLogs:
 * […]}`. Throws `invalid_input` for other bytes.
 */
export function decodeOtlpProtobuf(bytes: Uint8Array, name = "body", signal: OtlpSignal = "trace"): JsonObject {
  try {
    return readShape(new BinaryReader(bytes), { end: bytes.length, shape: requests[signal], depth: 0 });
  } catch (cause) {
    if (cause instanceof ReplayKitError) throw cause;
    throw new ReplayKitError("invalid_input", `${name}: not an OTLP ${signal} request in protobuf`, {
      hint: `send an ${services[signal]}, or OTLP/JSON with content type application/json`,
      cause,
    });
  }
}

/** True if the bytes are a trace request with at least one member of `resourceSpans`. */
export function isOtlpProtobuf(bytes: Uint8Array): boolean {
  if (bytes[0] !== 0x0a) return false;
  try {
    return Array.isArray(decodeOtlpProtobuf(bytes)["resourceSpans"]);
  } catch {
    return false;
  }
}

interface MessageField {
  end: number;
  shape: Shape;
  depth: number;
}

function readShape(reader: BinaryReader, { end, shape, depth }: MessageField): JsonObject {
  if (depth > maxDepth) throw new ReplayKitError("too_deep", `protobuf nested deeper than ${maxDepth} levels`);
  const found: JsonObject = {};
  while (reader.pos < end) {
    const [number, wire] = reader.tag();
    const field = shape[number];
    if (!field || !fits(field.kind, wire)) {
      reader.skip(wire, number);
      continue;
    }
    const value = readValue(reader, field.kind, depth);
    if (!field.many) found[field.name] = value;
    else {
      const list = found[field.name];
      if (Array.isArray(list)) list.push(value);
      else found[field.name] = [value];
    }
  }
  if (reader.pos !== end) throw new ReplayKitError("invalid_input", "a protobuf message ends in the middle of a field");
  return found;
}

function fits(kind: Kind, wire: WireType): boolean {
  if (kind === "fixed64" || kind === "double") return wire === WireType.Bit64;
  if (kind === "int" || kind === "bool") return wire === WireType.Varint;
  return wire === WireType.LengthDelimited;
}

function readValue(reader: BinaryReader, kind: Kind, depth: number): Json {
  if (kind === "text") return reader.string();
  if (kind === "bool") return reader.bool();
  if (kind === "int") return number64(reader.int64());
  if (kind === "double") return finite(reader.double());
  if (kind === "fixed64") return String(reader.fixed64());
  if (kind === "hex" || kind === "bytes") return hexOf(reader.bytes());
  const length = reader.uint32();
  return readShape(reader, { end: reader.pos + length, shape: kind.message, depth: depth + 1 });
}

/** Integers that a JSON number cannot hold exactly stay texts, as in OTLP/JSON. */
function number64(value: bigint | string): Json {
  const number = Number(value);
  return Number.isSafeInteger(number) ? number : String(value);
}

function finite(value: number): Json {
  return Number.isFinite(value) ? value : String(value);
}

function hexOf(bytes: Uint8Array): string {
  let text = "";
  for (const byte of bytes) text += byte.toString(16).padStart(2, "0");
  return text;
}

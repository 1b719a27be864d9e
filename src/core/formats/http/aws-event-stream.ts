import { strFromU8 } from "fflate";
import { eventBlock } from "../../providers/event-stream.ts";
import { isObject } from "../../schema/is-object.ts";
import type { Json } from "../../schema/json.ts";
import { bytesOf } from "../fields/base64.ts";
import { textOf, unwrapped } from "../fields/fields.ts";

/** The lengths of the message and of its headers, and their checksum. A checksum of the message follows its payload. */
const preludeBytes = 12;
const checksumBytes = 4;
/** Bytes of a header's value, by its type. For other types, two bytes before the value give its length. */
const valueBytes: Readonly<Record<number, number>> = { 0: 0, 1: 0, 2: 1, 3: 2, 4: 4, 5: 8, 8: 8, 9: 16 };

/**
 * Converts an AWS event stream (`application/vnd.amazon.eventstream`) to server-sent events, each `{name: payload}`;
 * undefined for other bytes. Bedrock streams its answers in this form. Checksums are not verified: a recording that was
 * cut off is read up to the cut. Format: Smithy, "Amazon Event Stream".
 */
export function eventStreamText(bytes: Uint8Array): string | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const blocks: string[] = [];
  let at = 0;
  while (at + preludeBytes + checksumBytes <= bytes.length) {
    const length = view.getUint32(at);
    const headerBytes = view.getUint32(at + 4);
    const payloadAt = at + preludeBytes + headerBytes;
    const end = at + length - checksumBytes;
    if (payloadAt > end || end > bytes.length) break;
    const headers = headersIn(bytes.subarray(at + preludeBytes, payloadAt));
    if (headers === undefined) break;
    blocks.push(blockOf(headers, strFromU8(bytes.subarray(payloadAt, end))));
    at += length;
  }
  return blocks.length === 0 ? undefined : `${blocks.join("\n\n")}\n\n`;
}

/** A message's text headers by name; undefined if the bytes are not headers. */
function headersIn(bytes: Uint8Array): Map<string, string> | undefined {
  const headers = new Map<string, string>();
  let at = 0;
  while (at < bytes.length) {
    const nameEnd = at + 1 + (bytes[at] ?? 0);
    const type = bytes[nameEnd] ?? 0;
    const fixed = valueBytes[type];
    const from = nameEnd + (fixed === undefined ? 3 : 1);
    const end = from + (fixed ?? (bytes[nameEnd + 1] ?? 0) * 256 + (bytes[nameEnd + 2] ?? 0));
    if (type > 9 || end > bytes.length) return undefined;
    if (type === 7) headers.set(strFromU8(bytes.subarray(at + 1, nameEnd)), strFromU8(bytes.subarray(from, end)));
    at = end;
  }
  return headers.has(":message-type") ? headers : undefined;
}

function blockOf(headers: ReadonlyMap<string, string>, payload: string): string {
  const value = unwrapped(payload) ?? null;
  const failure = headers.get(":exception-type") ?? headers.get(":error-code");
  if (failure !== undefined) {
    const message = isObject(value) ? textOf(value["message"]) : headers.get(":error-message");
    return eventBlock({ type: "error", error: { type: failure, message: message ?? payload } });
  }
  // InvokeModel wraps the events of the model's own API in base64.
  const packed = isObject(value) ? textOf(value["bytes"]) : undefined;
  if (packed !== undefined) return eventBlock(strFromU8(bytesOf(packed)));
  return eventBlock({ [headers.get(":event-type") ?? "event"]: withoutPadding(value) });
}

/** Drops `p`, padding that hides the length of a piece. */
function withoutPadding(payload: Json): Json {
  if (!isObject(payload)) return payload;
  const { p: _, ...rest } = payload;
  return rest;
}

import { gunzipSync, strFromU8 } from "fflate";
import type { Platform } from "../../platform.ts";
import { bytesOf } from "../fields/base64.ts";
import { eventStreamText } from "./aws-event-stream.ts";

const maxBytes = 64 * 1024 * 1024;
const sample = 4096;
/** A text may contain a broken character; in packed bytes every few bytes are one. */
const fewest = 50;

/** Functions that unpack a body; without one the body stays packed. */
export type Unpacking = Pick<Platform, "unzstd" | "unbrotli">;

/** The text in base64 bytes, unpacked if needed; undefined if that fails or they are not text. */
export function textInBytes(base64: string, encoding = "", { unzstd, unbrotli }: Unpacking = {}): string | undefined {
  const bytes = bytesOf(base64);
  try {
    if (bytes[0] === 0x1f && bytes[1] === 0x8b) return utf8(gunzip(bytes));
    if (bytes[0] === 0x28 && bytes[1] === 0xb5) return unzstd && utf8(unzstd(bytes, maxBytes));
    const plain = eventStreamText(bytes) ?? utf8(bytes);
    // Brotli has no magic bytes: only the header says so, and some recorders unpack the body but keep the header.
    return plain ?? (/\bbr\b/.test(encoding) && unbrotli ? utf8(unbrotli(bytes, maxBytes)) : undefined);
  } catch {
    return undefined;
  }
}

function gunzip(bytes: Uint8Array): Uint8Array {
  // The last four bytes say how much it unpacks to; what claims too much is left alone.
  const [a = 0, b = 0, c = 0, d = 0] = bytes.slice(-4);
  if (a + b * 2 ** 8 + c * 2 ** 16 + d * 2 ** 24 > maxBytes) throw new RangeError("too much");
  return gunzipSync(bytes);
}

/** Undefined for bytes that are packed in another way (brotli, zstandard), which hold what no text has. */
function utf8(bytes: Uint8Array): string | undefined {
  const text = strFromU8(bytes);
  const start = text.slice(0, sample);
  const strange = start.match(/[\0\uFFFD]/g)?.length ?? 0;
  return strange * fewest > start.length ? undefined : text;
}

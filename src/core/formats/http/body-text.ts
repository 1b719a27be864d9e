import { gunzipSync, strFromU8 } from "fflate";
import type { Platform } from "../../platform.ts";

const maxBytes = 64 * 1024 * 1024;
const sample = 4096;
/** A text may quote a broken letter; of packed bytes every few are none. */
const fewest = 50;
const alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
const values = new Map(Array.from(alphabet, (letter, index) => [letter.charCodeAt(0), index]));

/** What unpacks a body; what an edge lacks is not unpacked. */
export type Unpacking = Pick<Platform, "unzstd" | "unbrotli">;

/** The text in base64 bytes, unpacked where they are packed; undefined where they cannot be unpacked, or are no text. */
export function textInBytes(base64: string, encoding = "", { unzstd, unbrotli }: Unpacking = {}): string | undefined {
  const bytes = bytesOf(base64);
  try {
    if (bytes[0] === 0x1f && bytes[1] === 0x8b) return utf8(gunzip(bytes));
    if (bytes[0] === 0x28 && bytes[1] === 0xb5) return unzstd && utf8(unzstd(bytes, maxBytes));
    const plain = utf8(bytes);
    // Brotli has no mark of its own: only the header tells, and some recorders unpack the body and keep the header.
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

/** Letters that are none of base64's (line ends, padding) are passed over, and so are URL-safe ones read. */
export function bytesOf(base64: string): Uint8Array {
  const bytes = new Uint8Array(Math.ceil((base64.length * 3) / 4));
  let length = 0;
  let bits = 0;
  let held = 0;
  for (let at = 0; at < base64.length; at += 1) {
    const unit = base64.charCodeAt(at);
    const value = values.get(unit === 0x2d ? 0x2b : unit === 0x5f ? 0x2f : unit);
    if (value === undefined) continue;
    held = ((held << 6) | value) & 0xffff;
    bits += 6;
    if (bits < 8) continue;
    bits -= 8;
    bytes[length] = (held >> bits) & 0xff;
    length += 1;
  }
  return bytes.subarray(0, length);
}

import { gunzipSync, strFromU8 } from "fflate";
import type { Platform } from "../../platform.ts";
import { bytesOf } from "../fields/base64.ts";
import { eventStreamText } from "./aws-event-stream.ts";

const maxBytes = 64 * 1024 * 1024;
const sample = 4096;
/** A text has at most one broken character in this many. Compressed bytes have far more. */
const fewest = 50;

/** Functions that decompress a body. A body whose function is missing stays compressed. */
export type Unpacking = Pick<Platform, "unzstd" | "unbrotli">;

/** The text in base64 bytes, decompressed if needed. Undefined if that fails or if the bytes are not text. */
export function textInBytes(base64: string, encoding = "", { unzstd, unbrotli }: Unpacking = {}): string | undefined {
  const bytes = bytesOf(base64);
  try {
    if (bytes[0] === 0x1f && bytes[1] === 0x8b) return utf8(gunzip(bytes));
    if (bytes[0] === 0x28 && bytes[1] === 0xb5) return unzstd && utf8(unzstd(bytes, maxBytes));
    const plain = eventStreamText(bytes) ?? utf8(bytes);
    // Brotli has no magic bytes, so only the header tells. Some recorders decompress the body but keep the header.
    return plain ?? (/\bbr\b/.test(encoding) && unbrotli ? utf8(unbrotli(bytes, maxBytes)) : undefined);
  } catch {
    return undefined;
  }
}

function gunzip(bytes: Uint8Array): Uint8Array {
  // The last four bytes give the size when decompressed. A body over the limit is not decompressed.
  const [a = 0, b = 0, c = 0, d = 0] = bytes.slice(-4);
  if (a + b * 2 ** 8 + c * 2 ** 16 + d * 2 ** 24 > maxBytes) throw new RangeError("too much");
  return gunzipSync(bytes);
}

/** The bytes as UTF-8. Undefined if too many characters are broken, as in bytes compressed with brotli or zstandard. */
function utf8(bytes: Uint8Array): string | undefined {
  const text = strFromU8(bytes);
  const start = text.slice(0, sample);
  const strange = start.match(/[\0\uFFFD]/g)?.length ?? 0;
  return strange * fewest > start.length ? undefined : text;
}

const alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
const values = new Map(Array.from(alphabet, (letter, index) => [letter.charCodeAt(0), index]));

/** Decodes base64. Skips characters outside the alphabet (line ends, padding), and accepts URL-safe ones. */
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

import type { Span } from "./span.ts";

/** Maximum length of a run to decode: longer than any header or query, and a bound on the work. */
const maxRun = 1 << 16;
const percentRun = /[^\s"'`<>\\&=?;,]/;
const escapeRun = /[^\s"'`<>]/;

/** Decodes and redacts a run with `%40` or `\u0040` escapes, and replaces it only if redaction changed it. */
export function encodedRun(text: string, hit: number, redact: (decoded: string) => string): Span | undefined {
  const percent = text[hit] === "%";
  const inRun = percent ? percentRun : escapeRun;
  let start = hit;
  while (start > 0 && hit - start < 512 && inRun.test(text[start - 1] ?? " ")) start -= 1;
  let end = hit;
  while (end < text.length && end - hit < maxRun && inRun.test(text[end] ?? " ")) end += 1;
  const run = text.slice(start, end);
  if (percent && /%25[0-9a-fA-F]{2}/.test(run)) return encodedTwice({ start, end, run, redact });
  const decoded = percent
    ? decodePercent(run)
    : run.replace(/\\+u([0-9a-fA-F]{4})/g, (_all, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  const redacted = decoded === run ? run : redact(decoded);
  // Returns even an unchanged run, so that its other escapes do not decode it again.
  if (redacted === decoded) return { start, end, kind: "encoded", replacement: decoded === run ? redact(run) : run };
  return { start, end, kind: "encoded", replacement: percent ? encodePercent(redacted) : redacted };
}

/** Redacts a URL inside a URL (`%2540`): removes one level of encoding, redacts the rest and encodes it again. */
function encodedTwice({
  start,
  end,
  run,
  redact,
}: {
  start: number;
  end: number;
  run: string;
  redact: (text: string) => string;
}): Span {
  const once = run.replaceAll("%25", "%");
  const redacted = redact(once);
  return { start, end, kind: "encoded", replacement: redacted === once ? run : redacted.replaceAll("%", "%25") };
}

/** Decodes only ASCII and never `%25`, so that encoding it again loses nothing. */
function decodePercent(run: string): string {
  return run.replace(/%(?!25)([0-7][0-9a-fA-F])/g, (_all, hex: string) =>
    String.fromCharCode(Number.parseInt(hex, 16)),
  );
}

function encodePercent(text: string): string {
  return text.replace(
    /[^\w.~!*'()%\u0080-\uffff-]/g,
    (char) => `%${char.charCodeAt(0).toString(16).toUpperCase().padStart(2, "0")}`,
  );
}

const alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
const values = new Map(
  Array.from(`${alphabet}-_`, (char, i): [number, number] => [char.charCodeAt(0), i < 64 ? i : i - 2]),
);
/** Bounded, since the regex engine's stack overflows after some million steps of an unbounded repetition. */
const base64Piece = /[A-Za-z0-9+/_-]{1,4096}/y;

/** A base64 run is replaced whole if its decoded text holds a secret. Binary data is kept. */
export function base64Run(text: string, hit: number, redact: (decoded: string) => string): Span | undefined {
  const end = endOfBase64(text, hit);
  if (end === hit) return undefined;
  if (end - hit > maxRun) return { start: hit, end, kind: "encoded", replacement: text.slice(hit, end) };
  const decoded = decodeText(text, hit, end);
  if (decoded === undefined) return undefined;
  return redact(decoded) === decoded ? undefined : { start: hit, end, kind: "base64" };
}

/** End of the run with its padding; `start` if there is no run. */
function endOfBase64(text: string, start: number): number {
  let end = start;
  for (base64Piece.lastIndex = start; base64Piece.test(text); base64Piece.lastIndex = end) end = base64Piece.lastIndex;
  for (let padding = 0; end > start && padding < 2 && text[end] === "="; padding += 1) end += 1;
  return end;
}

/** The decoded ASCII text; `undefined` if a byte is not text. */
function decodeText(text: string, start: number, end: number): string | undefined {
  const chars: string[] = [];
  let bits = 0;
  let held = 0;
  for (let i = start; i < end; i += 1) {
    const value = values.get(text.charCodeAt(i));
    if (value === undefined) break;
    held = ((held << 6) | value) & 0xffff;
    bits += 6;
    if (bits < 8) continue;
    bits -= 8;
    const byte = (held >> bits) & 0xff;
    if (byte < 9 || (byte > 13 && byte < 32) || byte > 126) return undefined;
    chars.push(String.fromCharCode(byte));
  }
  return chars.join("");
}

import { isObject } from "../schema/is-object.ts";
import type { Json } from "../schema/json.ts";

/** Members that tell apart the parts of a stream that have the same place in their chunks. */
const discriminators = ["type", "index", "id", "item_id", "output_index", "content_index", "toolCallId"];

/**
 * Redacts the chunks of a stream. A secret may be split over chunks, where no rule finds it. So each text is joined and
 * redacted as a whole; if that changes it, its first chunk gets all of it and the others none.
 */
export function redactChunks(chunks: readonly Json[], redact: (value: Json) => Json): Json[] {
  const whole = new Map<string, string>();
  for (const chunk of chunks)
    walk(chunk, "", (key, text) => {
      whole.set(key, (whole.get(key) ?? "") + text);
      return text;
    });
  const redacted = new Map<string, string>();
  for (const [key, text] of whole) {
    const safe = redact(text);
    if (safe !== text) redacted.set(key, typeof safe === "string" ? safe : JSON.stringify(safe));
  }
  return chunks.map((chunk) => {
    const merged = walk(chunk, "", (key, text) => {
      const safe = redacted.get(key);
      if (safe === undefined) return text;
      redacted.set(key, ""); // the first chunk has all of it
      return safe;
    });
    return redact(merged);
  });
}

function walk(value: Json, key: string, visit: (key: string, text: string) => string): Json {
  if (typeof value === "string") return visit(key, value);
  if (Array.isArray(value)) return value.map((item, index) => walk(item, `${key}/${placeOf(item, index)}`, visit));
  if (!isObject(value)) return value;
  const own = `${key}{${discriminators.map((name) => scalarText(value[name])).join("|")}}`;
  const entries = Object.entries(value);
  return Object.fromEntries(
    entries.map(([name, inner]) =>
      discriminators.includes(name) ? [name, inner] : [name, walk(inner, `${own}/${name}`, visit)],
    ),
  );
}

function placeOf(item: Json, index: number): string {
  const named = isObject(item) ? item["index"] : undefined;
  return typeof named === "number" ? `#${named}` : String(index);
}

function scalarText(value: Json | undefined): string {
  return typeof value === "string" || typeof value === "number" ? String(value) : "";
}

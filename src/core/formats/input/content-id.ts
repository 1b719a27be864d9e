import type { Hash } from "../../platform.ts";
import type { Json } from "../../schema/json.ts";
import { asText, first } from "../fields/fields.ts";
import type { FormatInput } from "./format.ts";

const ends = 4;

/** An id from the content of a whole input. The input's name is a local path, or the same for every body. */
export function inputId(prefix: string, { json, lines }: Pick<FormatInput, "json" | "lines">, hash: Hash): string {
  return `${prefix}-${hash(JSON.stringify(lines ?? json ?? null)).slice(0, 16)}`;
}

/**
 * An id for a run whose source has none, from the first and last messages and the sizes of all. Hashing a long
 * conversation takes no longer than reading it.
 */
export function contentId(prefix: string, values: readonly Json[], hash: Hash): string {
  const sizes = values.map((value) => asText(first(value, "content", "output", "arguments")).length);
  const shown = values.length > ends * 2 ? [...values.slice(0, ends), ...values.slice(-ends)] : values;
  return `${prefix}-${hash(JSON.stringify([sizes, shown])).slice(0, 16)}`;
}

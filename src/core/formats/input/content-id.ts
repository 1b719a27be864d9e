import type { Hash } from "../../platform.ts";
import type { Json } from "../../schema/json.ts";
import { asText, first } from "../fields/fields.ts";
import type { FormatInput } from "./format.ts";

const ends = 4;

/** An id from a whole input, never from its name, which is a local path or the same for every body. */
export function inputId(prefix: string, { json, lines }: Pick<FormatInput, "json" | "lines">, hash: Hash): string {
  return `${prefix}-${hash(JSON.stringify(lines ?? json ?? null)).slice(0, 16)}`;
}

/**
 * An id for a run whose source has none, from what it holds: its first and last messages whole, the others by their size, so that
 * a long conversation costs no more to name than to read.
 */
export function contentId(prefix: string, values: readonly Json[], hash: Hash): string {
  const sizes = values.map((value) => asText(first(value, "content", "output", "arguments")).length);
  const shown = values.length > ends * 2 ? [...values.slice(0, ends), ...values.slice(-ends)] : values;
  return `${prefix}-${hash(JSON.stringify([sizes, shown])).slice(0, 16)}`;
}

import { parse } from "csv-parse/sync";
import { ReplayKitError } from "../../core/error.ts";
import type { Json } from "../../core/schema/json.ts";

const delimiters = [",", ";", "\t", "|"];

/** Rows of a CSV text under the names of its first line; every cell is a text. */
export function readRows(text: string, name: string): Json {
  try {
    return parse(text, {
      bom: true,
      columns: true,
      delimiter: delimiterOf(text),
      skip_empty_lines: true,
      max_record_size: 16 * 1024 * 1024,
    });
  } catch (cause) {
    throw new ReplayKitError(
      "invalid_input",
      `${name} is not CSV: ${cause instanceof Error ? cause.message : String(cause)}`,
      { hint: "give a first line with the columns' names, and as many cells in every row", cause },
    );
  }
}

/** Whether a text can be JSON or JSON lines at all. */
export function isJsonText(text: string): boolean {
  return /^[\s\uFEFF]*[[{]/.test(text.slice(0, 4096));
}

/** The delimiter that the first line has most of. */
function delimiterOf(text: string): string {
  const header = text.split(/\r?\n/, 1)[0] ?? "";
  const counted = delimiters.map((delimiter) => ({ delimiter, count: header.split(delimiter).length }));
  return counted.toSorted((a, b) => b.count - a.count)[0]?.delimiter ?? ",";
}

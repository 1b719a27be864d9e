import { ReplayKitError } from "../../error.ts";
import { endOfJsonString } from "../../json/json-limits.ts";

const noNumber = /(?:NaN|Infinity)/;
const noNumbers = /-?\b(?:NaN|Infinity)\b/g;

/** Python writes NaN and Infinity into JSON; if nothing else is wrong they are read as null. */
export function withoutNonNumbers<T>(text: string, parse: (text: string) => T): T {
  try {
    return parse(text);
  } catch (error) {
    if (!(error instanceof ReplayKitError) || error.code !== "invalid_json" || !noNumber.test(text)) throw error;
    try {
      return parse(withNulls(text));
    } catch {
      throw error;
    }
  }
}

/**
 * The text with null for NaN and Infinity outside of strings. It goes from quote to quote: one pattern for strings and numbers overflows
 * on a very long string, and takes quadratic time on one that never ends.
 */
function withNulls(text: string): string {
  let result = "";
  let from = 0;
  while (from < text.length) {
    const quote = text.indexOf('"', from);
    const end = quote === -1 ? text.length : quote;
    result += text.slice(from, end).replace(noNumbers, "null");
    from = quote === -1 ? end : endOfJsonString(text, quote + 1) + 1;
    result += text.slice(end, from);
  }
  return result;
}

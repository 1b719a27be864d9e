import { ReplayKitError } from "../../error.ts";
import { endOfJsonString } from "../../json/json-limits.ts";

const noNumber = /(?:NaN|Infinity)/;
const noNumbers = /-?\b(?:NaN|Infinity)\b/g;

/**
 * Parses JSON that may contain Python's NaN and Infinity, and reads them as null. Throws if anything else is invalid.
 */
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
 * Replaces NaN and Infinity outside strings with null, going from quote to quote. One pattern for strings and numbers
 * would overflow on a very long string, and take quadratic time on an unclosed one.
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

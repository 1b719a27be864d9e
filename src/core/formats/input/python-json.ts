import { ReplayKitError } from "../../error.ts";

const noNumber = /(?:NaN|Infinity)/;
const noNumberOrText = /"(?:[^"\\]|\\.)*"|-?\b(?:NaN|Infinity)\b/g;

/** Python writes NaN and Infinity into JSON; if nothing else is wrong they are read as null. */
export function withoutNonNumbers<T>(text: string, parse: (text: string) => T): T {
  try {
    return parse(text);
  } catch (error) {
    if (!(error instanceof ReplayKitError) || error.code !== "invalid_json" || !noNumber.test(text)) throw error;
    try {
      return parse(text.replace(noNumberOrText, (found) => (found.startsWith('"') ? found : "null")));
    } catch {
      throw error;
    }
  }
}

/** The Acorn parser with the settings that all routing code uses. The shipped file contains Acorn. */
import { parse as parseWithAcorn } from "acorn";

export function parse(source, sourceType = "module") {
  return parseWithAcorn(source, {
    ecmaVersion: "latest",
    sourceType,
    allowHashBang: true,
    allowReturnOutsideFunction: sourceType === "script",
    allowAwaitOutsideFunction: sourceType === "module",
  });
}

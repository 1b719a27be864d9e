/** Parses JavaScript with Acorn, which the build bundles into this file. */
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

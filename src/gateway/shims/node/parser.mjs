/** Acorn, as every part of the routing reads JavaScript. In what is shipped it is inside of this file. */
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

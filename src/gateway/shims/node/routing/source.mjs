import * as nodeModule from "node:module";
import { parse } from "../parser.mjs";

/** Returns a source as JavaScript with its syntax tree. Node's own stripping of types leaves every position unchanged. */
export function readSource(text, { typescript, script }) {
  const code = typescript ? withoutTypes(text) : text;
  if (script) return { code, program: parse(code, "script") };
  try {
    return { code, program: parse(code, "module") };
  } catch (error) {
    // `.js` and `.ts` files may be modules or scripts.
    if (script === false) throw error;
    return { code, program: parse(code, "script") };
  }
}

function withoutTypes(text) {
  const own = Object.getOwnPropertyDescriptor(process, "emitWarning");
  process.emitWarning = () => {}; // hide Node's warning that this is experimental
  try {
    return nodeModule.stripTypeScriptTypes(text);
  } finally {
    if (own) Object.defineProperty(process, "emitWarning", own);
    else delete process.emitWarning;
  }
}

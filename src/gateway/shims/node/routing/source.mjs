import * as nodeModule from "node:module";
import { parse } from "../parser.mjs";

/** A source as JavaScript with its tree: types are taken out as Node itself does it, so that every place stays where it was. */
export function readSource(text, { typescript, script }) {
  const code = typescript ? withoutTypes(text) : text;
  if (script) return { code, program: parse(code, "script") };
  try {
    return { code, program: parse(code, "module") };
  } catch (error) {
    // A file of unknown kind: `.js` and `.ts` may be either.
    if (script === false) throw error;
    return { code, program: parse(code, "script") };
  }
}

function withoutTypes(text) {
  const own = Object.getOwnPropertyDescriptor(process, "emitWarning");
  process.emitWarning = () => {}; // Node says once that this is new; it is no word of the agent's
  try {
    return nodeModule.stripTypeScriptTypes(text);
  } finally {
    if (own) Object.defineProperty(process, "emitWarning", own);
    else delete process.emitWarning;
  }
}

import * as nodeModule from "node:module";
import { parse } from "../parser.mjs";

/** Parses a source as JavaScript. Types are stripped as Node does it, so that every position stays the same. */
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
  process.emitWarning = () => {}; // Node warns once that this is experimental; the agent must not print that
  try {
    return nodeModule.stripTypeScriptTypes(text);
  } finally {
    if (own) Object.defineProperty(process, "emitWarning", own);
    else delete process.emitWarning;
  }
}

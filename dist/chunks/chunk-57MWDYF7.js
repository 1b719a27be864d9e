import { createRequire as __createRequire } from "node:module";
const require = __createRequire(import.meta.url);
import {
  ReplayKitError
} from "./chunk-T7EWDS7W.js";

// src/cli/read-text.ts
import { readFile } from "node:fs/promises";
import { resolve } from "node:path";
async function readText(path, context) {
  const bytes = path === "-" ? await context.terminal.readInput() : await readBytes(path, context.cwd);
  return decodeUtf8(bytes, path);
}
function decodeUtf8(bytes, name) {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch (cause) {
    throw new ReplayKitError("invalid_input", `${name} is not UTF-8 text`, {
      hint: "convert it to UTF-8 first",
      cause
    });
  }
}
async function readBytes(path, cwd) {
  try {
    return await readFile(resolve(cwd, path));
  } catch (cause) {
    throw new ReplayKitError(
      "not_found",
      `cannot read ${path}: ${cause instanceof Error ? cause.message : String(cause)}`,
      {
        hint: "name a file, or - for standard input",
        cause
      }
    );
  }
}

export {
  readText,
  decodeUtf8,
  readBytes
};

import { createRequire as __createRequire } from "node:module";
const require = __createRequire(import.meta.url);
import {
  readText
} from "./chunk-57MWDYF7.js";
import {
  isObject,
  modelFixturesSchema
} from "./chunk-3QQEB6C6.js";
import {
  parseJson,
  schemaProblems
} from "./chunk-ZPONSFWV.js";
import {
  ReplayKitError
} from "./chunk-T7EWDS7W.js";

// src/cli/model-fixtures.ts
import { existsSync } from "node:fs";
import { resolve } from "node:path";
function besideTrace(trace) {
  return trace.replace(/(?:\.json)?$/, ".model.json");
}
async function readModelFixtures(trace, context) {
  const named = context.flags.text("model-fixtures");
  const beside = besideTrace(trace);
  if (named === void 0 && (trace === "-" || !existsSync(resolve(context.cwd, beside)))) return void 0;
  const file = named ?? beside;
  const json = parseJson(await readText(file, context), { name: file });
  const parsed = modelFixturesSchema.safeParse(json);
  const empty = isObject(json) && json["exchanges"] === void 0 && json["variants"] === void 0;
  if (parsed.success && !empty) return parsed.data;
  const problem = parsed.success ? "it has no exchanges" : schemaProblems(parsed.error, json)[0]?.message;
  throw new ReplayKitError("invalid_fixtures", `${file} holds no model fixtures: ${problem}`, {
    hint: "give the file that `replaykit record` wrote beside the trace"
  });
}

export {
  besideTrace,
  readModelFixtures
};

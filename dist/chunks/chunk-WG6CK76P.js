import { createRequire as __createRequire } from "node:module";
const require = __createRequire(import.meta.url);
import {
  readTextFile
} from "./chunk-EVW7XDPR.js";
import {
  parseJson
} from "./chunk-5LI65K7B.js";
import {
  literal,
  looseObject,
  number,
  record,
  string
} from "./chunk-SN3GIU3B.js";
import {
  ReplayKitError
} from "./chunk-BJDCX3BS.js";

// src/node/replay/durations.ts
var durationsSchema = looseObject({
  version: literal(1),
  durations: record(string(), number().nonnegative())
});
var maxBytes = 16 * 1024 * 1024;
function readDurations(path) {
  const text = readTextFile(path, { name: path, maxBytes, invalid: "invalid_json" });
  if (text === void 0) return {};
  const parsed = durationsSchema.safeParse(parseJson(text, { name: path }));
  if (parsed.success) return parsed.data.durations;
  throw new ReplayKitError("invalid_input", `${path} is not a file of durations: ${parsed.error.issues[0]?.message}`, {
    hint: "delete it: the next replay writes it anew"
  });
}

export {
  readDurations
};

import { createRequire as __createRequire } from "node:module";
const require = __createRequire(import.meta.url);
import {
  fixturesVersion,
  modelFixturesSchema,
  toolFixturesSchema
} from "./chunk-P72BP2YS.js";
import {
  newerVersion,
  schemaProblems
} from "./chunk-F3XWN5HJ.js";
import {
  traceSchema,
  traceVersion
} from "./chunk-JLQWZFRY.js";
import {
  parseJson
} from "./chunk-5LI65K7B.js";
import {
  isObject
} from "./chunk-CFR755V3.js";
import {
  ReplayKitError
} from "./chunk-BJDCX3BS.js";

// src/core/read-case-file.ts
function readSourceTrace(text, fileName) {
  return readVersioned({ text, fileName, schema: traceSchema, version: traceVersion, code: "invalid_trace" });
}
function readToolFixtures(text, fileName) {
  return readVersioned({
    text,
    fileName,
    schema: toolFixturesSchema,
    version: fixturesVersion,
    code: "invalid_fixtures"
  });
}
function readModelFixtures(text, fileName) {
  return readVersioned({
    text,
    fileName,
    schema: modelFixturesSchema,
    version: fixturesVersion,
    code: "invalid_fixtures"
  });
}
function readVersioned({ text, fileName, schema, version, code }) {
  const value = withVersion(parseJson(text, { name: fileName }), fileName, version);
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  const messages = schemaProblems(parsed.error, value).map(({ message }) => `${fileName}: ${message}`);
  throw new ReplayKitError(code, messages.slice(0, 5).join("\n"), {
    hint: "mend the file, or make the case again with `replaykit scaffold`"
  });
}
function withVersion(value, fileName, version) {
  if (!isObject(value)) return value;
  const found = value["version"];
  if (typeof found === "number" && found > version) throw newerVersion(fileName, found, version);
  return found === void 0 ? { ...value, version } : value;
}

export {
  readSourceTrace,
  readToolFixtures,
  readModelFixtures
};

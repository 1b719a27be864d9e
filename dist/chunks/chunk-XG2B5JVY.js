import { createRequire as __createRequire } from "node:module";
const require = __createRequire(import.meta.url);
import {
  commitOf,
  createBaseCheckout
} from "./chunk-QBVVZYD4.js";
import {
  readText
} from "./chunk-PKLID4SK.js";
import {
  keptRuns
} from "./chunk-42X4D5AW.js";
import {
  parseJson,
  replayReportSchema,
  schemaProblems
} from "./chunk-JDH7MOAB.js";
import {
  ReplayKitError
} from "./chunk-MRNUEBOS.js";

// src/cli/base-of.ts
import { existsSync } from "node:fs";
import { resolve } from "node:path";
function isReport(base, { cwd }) {
  return base.endsWith(".json") || existsSync(resolve(cwd, base));
}
async function baseOf(context, { root }) {
  const base = context.flags.text("base");
  if (base === void 0) return { earlier: keptRuns(root, void 0) };
  if (isReport(base, context)) {
    return { base: readReport(await readText(base, context), base), earlier: keptRuns(root, void 0) };
  }
  const cwd = { cwd: root };
  const commit = await commitOf(base, cwd);
  return { baseCheckout: createBaseCheckout({ ...cwd, name: base, commit }), earlier: keptRuns(root, commit) };
}
function readReport(text, name) {
  const json = parseJson(text, { name });
  const parsed = replayReportSchema.safeParse(json);
  if (parsed.success) return parsed.data;
  const [problem] = schemaProblems(parsed.error, json);
  throw new ReplayKitError("invalid_input", `${name} is no report: ${problem?.message}`, {
    hint: "write one with `replaykit replay --report <file>`"
  });
}

export {
  isReport,
  baseOf
};

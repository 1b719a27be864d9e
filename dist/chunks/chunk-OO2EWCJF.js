import { createRequire as __createRequire } from "node:module";
const require = __createRequire(import.meta.url);
import {
  commitOf,
  createBaseCheckout
} from "./chunk-MUWHJVQJ.js";
import {
  readText
} from "./chunk-57MWDYF7.js";
import {
  changedFiles,
  keptRuns
} from "./chunk-3QQEB6C6.js";
import {
  parseJson,
  replayReportSchema,
  schemaProblems
} from "./chunk-ZPONSFWV.js";
import {
  ReplayKitError
} from "./chunk-T7EWDS7W.js";

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
async function changedSince(context, { root }, { needed }) {
  const { flags } = context;
  const base = flags.text("base");
  const ref = flags.text("base-ref") ?? (base === void 0 || isReport(base, context) ? void 0 : base);
  return ref === void 0 && !needed ? void 0 : changedFiles(ref ?? "origin/HEAD", { cwd: root });
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
  baseOf,
  changedSince
};

import { createRequire as __createRequire } from "node:module";
const require = __createRequire(import.meta.url);
import {
  commitOf,
  createBaseCheckout
} from "./chunk-GO2ZN2GG.js";
import {
  readText
} from "./chunk-Q6LTGZMA.js";
import {
  parseJson,
  replayReportSchema
} from "./chunk-KAH3UWF3.js";
import {
  ReplayKitError
} from "./chunk-K63WLW7F.js";

// src/cli/base-of.ts
import { existsSync } from "node:fs";
import { resolve } from "node:path";
function isReport(base, { cwd }) {
  return base.endsWith(".json") || existsSync(resolve(cwd, base));
}
async function baseOf(context, { root }) {
  const base = context.flags.text("base");
  if (base === void 0) return {};
  if (isReport(base, context)) return { base: readReport(await readText(base, context), base) };
  const cwd = { cwd: root };
  return { baseCheckout: createBaseCheckout({ ...cwd, name: base, commit: await commitOf(base, cwd) }) };
}
function readReport(text, name) {
  const parsed = replayReportSchema.safeParse(parseJson(text, { name }));
  if (parsed.success) return parsed.data;
  const issue = parsed.error.issues[0];
  throw new ReplayKitError("invalid_input", `${name} is no report: ${issue?.path.join(".")}: ${issue?.message}`, {
    hint: "write one with `replaykit replay --report <file>`"
  });
}

export {
  isReport,
  baseOf
};

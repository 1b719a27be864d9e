import { createRequire as __createRequire } from "node:module";
const require = __createRequire(import.meta.url);
import {
  judgeSubjectSchema,
  runOutputSchema
} from "./chunk-6V2FDER7.js";
import {
  caseResultSchema,
  verdictSchema
} from "./chunk-KAH3UWF3.js";
import {
  looseObject,
  string
} from "./chunk-K63WLW7F.js";

// src/node/kept-evidence.ts
import { readdirSync, readFileSync } from "node:fs";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
var resultSchema = looseObject({
  case_id: string(),
  verdict: verdictSchema,
  standing: string().optional(),
  reason: string().optional()
});
async function keptHistory(root) {
  const folder = join(root, ".replaykit", "runs");
  const names = await readdir(folder).catch(() => []);
  const kept = /* @__PURE__ */ new Map();
  for (const name of names.toSorted(byName)) {
    const text = await readFile(join(folder, name, "result.json"), "utf8").catch(() => void 0);
    const parsed = text === void 0 ? void 0 : resultSchema.safeParse(parseOrNothing(text));
    if (!parsed?.success) continue;
    const { case_id, verdict, standing, reason } = parsed.data;
    const before = kept.get(case_id) ?? { verdicts: [] };
    const flaky = standing === "flaky" && reason !== void 0 ? { flaky: reason } : {};
    kept.set(case_id, { ...before, ...flaky, verdicts: [...before.verdicts, verdict] });
  }
  return kept;
}
function parseOrNothing(text) {
  try {
    return JSON.parse(text);
  } catch {
    return void 0;
  }
}
async function lastCalls(root, caseId) {
  const folder = join(root, ".replaykit", "runs");
  const names = (await readdir(folder).catch(() => [])).toSorted(byName).toReversed();
  for (const name of names) {
    const result = resultSchema.safeParse(
      parseOrNothing(await readFile(join(folder, name, "result.json"), "utf8").catch(() => ""))
    );
    if (!result.success || result.data.case_id !== caseId) continue;
    const text = await readFile(join(folder, name, "runner-output.json"), "utf8").catch(() => "");
    const output = runOutputSchema.safeParse(parseOrNothing(text));
    if (output.success)
      return output.data.tool_calls.map(({ tool_name, tool_args }) => ({ tool: tool_name, args: tool_args }));
  }
  return void 0;
}
function newestEvidence(folder, caseId) {
  for (const name of namesIn(folder).toReversed()) {
    const result = resultSchema.safeParse(parseOrNothing(readOrNothing(join(folder, name, "result.json"))));
    if (result.success && result.data.case_id === caseId) return join(folder, name);
  }
  return void 0;
}
function judgedRuns(folder) {
  const places = namesIn(folder).flatMap((name) => {
    const attempt = /^attempt-(\d+)$/.exec(name)?.[1];
    return attempt === void 0 ? [] : [{ attempt: Number(attempt), path: join(folder, name) }];
  });
  return [{ attempt: 1, path: folder }, ...places.toSorted((a, b) => a.attempt - b.attempt)].flatMap(
    ({ attempt, path }) => {
      const parsed = judgeSubjectSchema.safeParse(parseOrNothing(readOrNothing(join(path, "judged-run.json"))));
      return parsed.success ? [{ attempt, subject: parsed.data }] : [];
    }
  );
}
function evidenceOfCase(folder, caseId) {
  return namesIn(folder).toReversed().map((name) => join(folder, name)).filter((path) => {
    const result = resultSchema.safeParse(parseOrNothing(readOrNothing(join(path, "result.json"))));
    return result.success && result.data.case_id === caseId;
  });
}
function keptResult(folder, caseId) {
  const newest = newestEvidence(folder, caseId);
  if (newest === void 0) return void 0;
  const parsed = caseResultSchema.safeParse(parseOrNothing(readOrNothing(join(newest, "result.json"))));
  return parsed.success ? parsed.data : void 0;
}
function namesIn(folder) {
  try {
    return readdirSync(folder).toSorted(byName);
  } catch {
    return [];
  }
}
function readOrNothing(path) {
  try {
    return readFileSync(path, "utf8");
  } catch {
    return "";
  }
}
function byName(a, b) {
  return a < b ? -1 : a > b ? 1 : 0;
}

export {
  keptHistory,
  lastCalls,
  newestEvidence,
  judgedRuns,
  evidenceOfCase,
  keptResult
};

import { createRequire as __createRequire } from "node:module";
const require = __createRequire(import.meta.url);
import {
  recordedCalls,
  toolSchemas
} from "./chunk-F3P4TSSL.js";
import {
  canonicalJson,
  equalJson,
  isTextError,
  runFromTrace
} from "./chunk-6V2FDER7.js";

// src/core/fixtures/stale-recordings.ts
function changedSchemas(recorded, now) {
  return Object.entries(now).flatMap(([tool, schema]) => {
    const before = Object.hasOwn(recorded, tool) ? recorded[tool] : void 0;
    return before === void 0 || equalJson(before, schema) ? [] : [tool];
  });
}
function markStale(fixtures, tools) {
  if (tools.length === 0) return fixtures;
  return {
    ...fixtures,
    calls: fixtures.calls.map((call) => tools.includes(call.tool) ? { ...call, stale: true } : call)
  };
}

// src/core/fixtures/add-recordings.ts
function addFromTrace({ fixtures, trace, effects, redactor }) {
  const redacted = redactor.redact(trace);
  const schemas = toolSchemas(redacted);
  const stale = changedSchemas(fixtures.schemas ?? {}, schemas);
  const change = addRecordings(markStale(fixtures, stale), recordedCalls(redacted, runFromTrace(redacted, effects)));
  const known = { ...schemas, ...fixtures.schemas };
  for (const tool of stale) known[tool] = schemas[tool] ?? null;
  if (Object.keys(known).length === 0) return change;
  return { ...change, fixtures: { ...change.fixtures, schemas: known } };
}
function addRecordings(fixtures, offered) {
  const known = byCall(fixtures.calls.filter(({ stale }) => stale !== true));
  const setApart = new Set((fixtures.apart ?? []).map(identity));
  const change = { fixtures, added: [], removed: [], changed: [], contradictions: [], duplicates: 0 };
  for (const [key, calls] of byCall(offered)) {
    const kept = known.get(key);
    if (!kept) addSequence(calls, change);
    else addToKnown({ kept, calls, setApart, change });
  }
  const replaced = fixtures.calls.filter(
    (call) => !(call.stale === true && change.added.some((added) => callKey(added) === callKey(call)))
  );
  change.removed = fixtures.calls.filter((call) => !replaced.includes(call));
  const apart = [...fixtures.apart ?? [], ...change.contradictions.map(({ apart: apart2 }) => apart2)];
  change.fixtures = { ...fixtures, calls: [...replaced, ...change.added], ...apart.length > 0 ? { apart } : {} };
  return change;
}
function addSequence(calls, change) {
  const same = new Set(calls.map(answerKey)).size === 1;
  const taken = same ? calls.slice(0, 1) : calls;
  change.added.push(...taken.map(ownGroup));
  change.duplicates += calls.length - taken.length;
}
function addToKnown({ kept, calls, setApart, change }) {
  const answers = new Set(kept.map(answerKey));
  const [first] = kept;
  for (const call of calls) {
    if (!first || answers.has(answerKey(call)) || setApart.has(identity(call))) {
      change.duplicates += 1;
      continue;
    }
    setApart.add(identity(call));
    change.contradictions.push({ kept: first, apart: ownGroup(call) });
  }
}
function ownGroup(call) {
  if (call.group === void 0 || !call.source || call.group.startsWith(`${call.source.run_id}#`)) return call;
  return { ...call, group: `${call.source.run_id}#${call.group}` };
}
function byCall(calls) {
  const groups = /* @__PURE__ */ new Map();
  for (const call of calls) groups.set(callKey(call), [...groups.get(callKey(call)) ?? [], call]);
  return groups;
}
function callKey({ tool, args }) {
  return canonicalJson([tool, args]);
}
function answerKey({ output, error }) {
  if (isTextError(error)) return canonicalJson([output ?? error?.message ?? null, null]);
  return canonicalJson([output ?? null, error === void 0 ? null : [error.kind, error.message]]);
}
function identity(call) {
  return `${callKey(call)} ${answerKey(call)}`;
}

export {
  changedSchemas,
  addFromTrace,
  addRecordings,
  callKey,
  answerKey
};

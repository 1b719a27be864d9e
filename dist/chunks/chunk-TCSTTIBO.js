import { createRequire as __createRequire } from "node:module";
const require = __createRequire(import.meta.url);
import {
  shellWord
} from "./chunk-3QQEB6C6.js";
import {
  canonicalJson,
  caseFileNames
} from "./chunk-ZPONSFWV.js";

// src/core/verdict/altered.ts
function compareGuards(base, head, comparison = {}) {
  const heads = new Map(head.map((version) => [version.case.id, version]));
  return base.flatMap((before) => {
    if (before.case.state !== "guard") return [];
    const after = heads.get(before.case.id);
    const changes = after ? guardChanges(before, after, comparison) : ["the guard was deleted"];
    if (changes.length === 0) return [];
    const { id: case_id, title } = before.case;
    return [{ case_id, title, path: before.path, deleted: after === void 0, changes }];
  });
}
function recordingsHash(files, hash) {
  const parts = caseFileNames.filter((name) => name !== "case.yaml" && name !== "notes.md").map((name) => files[name] ?? null);
  return hash(JSON.stringify(parts));
}
function deletedGuard(guard, accepted) {
  return {
    case_id: guard.case_id,
    title: guard.title,
    path: guard.path,
    state: "guard",
    verdict: "inconclusive",
    standing: "altered",
    reason: `this pull request alters the guard: ${guard.changes.join("; ")}${accepted ? " (accepted)" : ""}`,
    blocks: !accepted,
    rate: { reproduced: 0, of: 0, interval: { low: 0, high: 1 } },
    live_model: false,
    altered: guard.changes,
    attempts: [],
    commands: { reproduce: `git checkout HEAD^ -- ${shellWord(guard.path)}` },
    duration_ms: 0
  };
}
function guardChanges(before, after, { selecting = [], changed = [], changedPrograms = () => [], judge }) {
  if (before.unreadable !== void 0) {
    const touched = before.path !== after.path || changed.some((file) => file.startsWith(`${before.path}/`));
    return touched ? [`changed, and the base's version cannot be compared: ${before.unreadable}`] : [];
  }
  const [a, b] = [before.case, after.case];
  const kept = new Set(b.assertions.map(canonical));
  const dropped = a.assertions.filter((check) => !kept.has(canonical(check))).length;
  const untagged = a.tags.filter((tag) => selecting.includes(tag) && !b.tags.includes(tag));
  const moved = before.recordings !== void 0 && before.recordings !== after.recordings;
  return [
    ...b.state === "guard" ? [] : [`state: guard became ${b.state}`],
    // A signature more makes the failure harder to recognise, one less makes it another failure.
    ...same(sorted(a.signatures), sorted(b.signatures)) ? [] : ["signatures changed"],
    ...dropped === 0 ? [] : [`${dropped} of ${a.assertions.length} assertions removed or changed`],
    ...b.weak === true && a.weak !== true ? ["marked weak"] : [],
    ...untagged.map((tag) => `the tag ${tag}, by which cases are selected, was removed`),
    ...(b.tolerated_rate ?? 0) > (a.tolerated_rate ?? 0) ? ["tolerated_rate raised"] : [],
    ...["replay", "scenario", "effects", "reviews", "terminal_tools", "runner", "agent"].filter((key) => !same(a[key], b[key])).map((key) => `${key} changed`),
    // They choose the recordings of others that answer, and what time it is; the rest of the source only informs.
    ...["fingerprint", "captured_at"].filter((key) => !same(a.source?.[key], b.source?.[key])).map((key) => `source.${key} changed`),
    ...moved ? ["recordings changed"] : [],
    ...programsOf(a, judge).flatMap(
      ({ command, whose }) => changedPrograms(command).map((file) => `the program ${file} of its ${whose} changed`)
    )
  ];
}
function programsOf({ signatures, assertions, scenario }, judge) {
  const checks = [...signatures, ...assertions];
  const scripts = checks.flatMap((check) => check.kind === "script" ? [check.command] : []);
  const commands = new Map(scripts.map((command2) => [canonical(command2), { command: command2, whose: "script check" }]));
  const asks = judge !== void 0 && checks.some(({ kind }) => kind === "semantic");
  const { command } = scenario.simulator ?? {};
  return [
    ...commands.values(),
    ...asks ? [{ command: judge, whose: "judge" }] : [],
    ...command === void 0 ? [] : [{ command, whose: "simulator" }]
  ];
}
function same(a, b) {
  return canonical(a) === canonical(b);
}
function canonical(value) {
  const json = JSON.parse(JSON.stringify(value ?? null));
  return canonicalJson(json);
}
function sorted(checks) {
  return [...new Set(checks.map(canonical))].toSorted((a, b) => a < b ? -1 : 1);
}

export {
  compareGuards,
  recordingsHash,
  deletedGuard
};

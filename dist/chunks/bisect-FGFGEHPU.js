import { createRequire as __createRequire } from "node:module";
const require = __createRequire(import.meta.url);
import {
  continueRun
} from "./chunk-SEX5DXJS.js";
import {
  openStoreWith,
  storePath
} from "./chunk-RXF2VI3V.js";
import "./chunk-6TEMVQCY.js";
import "./chunk-3TKLPOSB.js";
import "./chunk-RWNS3AU4.js";
import "./chunk-NIGZXU2K.js";
import {
  exitCode
} from "./chunk-KSUFQAIU.js";
import "./chunk-4F47BQLO.js";
import "./chunk-J7ST2HF5.js";
import "./chunk-LCONLFVP.js";
import "./chunk-7BNPROQB.js";
import {
  requiredRun
} from "./chunk-XMDKKLEB.js";
import {
  equalJson,
  isObject
} from "./chunk-3QQEB6C6.js";
import {
  shortJson
} from "./chunk-ZPONSFWV.js";
import "./chunk-LOSFRJRI.js";
import "./chunk-NP4WE3DX.js";
import "./chunk-YQFYJEPK.js";
import "./chunk-KGLR3FBA.js";
import {
  ReplayKitError
} from "./chunk-T7EWDS7W.js";
import "./chunk-HZA3QJ3V.js";
import "./chunk-ABXW3CI3.js";
import {
  __callDispose,
  __using
} from "./chunk-VHE66NNS.js";

// src/core/bisect.ts
var mostProbes = 16;
async function bisect({ bad, good, flips }) {
  const common = Math.min(bad.length, good.length);
  if (common === 0) return { found: false, why: "no common step" };
  const stateOf = (states, step2) => states[step2 - 1] ?? {};
  const steps = Array.from({ length: common }, (_, index) => index + 1).filter(
    (step2) => differingParts(stateOf(bad, step2), stateOf(good, step2)).length > 0
  );
  const wholly = (at2) => flips(steps[at2] ?? 0, stateOf(good, steps[at2] ?? 0), "all");
  const at = await firstFlip(steps.length, wholly);
  const step = at === void 0 ? void 0 : steps[at];
  if (step === void 0) return { found: false, why: "no state flips it" };
  const [from, to] = [stateOf(bad, step), stateOf(good, step)];
  const parts = differingParts(from, to);
  const withParts = (chosen) => flips(step, mixed(from, to, chosen), chosen);
  if (await withParts([])) return { found: false, why: "the bad state flips it too" };
  const count = await firstThat(1, parts.length, (n) => withParts(parts.slice(0, n)));
  const part = parts[count - 1];
  if (!part) return { found: false, why: "no state flips it" };
  const alone = count === 1 || await withParts([part]);
  return { found: true, step, part, bad: partOf(from, part), good: partOf(to, part), alone };
}
async function firstFlip(count, wholly) {
  const tried = [];
  for (const at of probes(count)) {
    if (await wholly(at)) {
      const before = Math.max(-1, ...tried.filter((other) => other < at));
      return firstThat(before + 1, at, wholly);
    }
    tried.push(at);
  }
  return void 0;
}
function probes(count) {
  const order = count === 0 ? [] : [0, count - 1];
  for (let gaps = [[0, count - 1]]; gaps.length > 0 && order.length < mostProbes; ) {
    gaps = gaps.flatMap(([low, high]) => {
      const middle = Math.floor((low + high) / 2);
      if (middle === low) return [];
      order.push(middle);
      return [
        [low, middle],
        [middle, high]
      ];
    });
  }
  return [...new Set(order)].slice(0, mostProbes);
}
async function firstThat(from, to, passes) {
  let [low, high] = [from, to];
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if (await passes(middle)) high = middle;
    else low = middle + 1;
  }
  return high;
}
function differingParts(bad, good) {
  const [left, right] = [objectOf(bad), objectOf(good)];
  return [.../* @__PURE__ */ new Set([...Object.keys(left), ...Object.keys(right)])].flatMap((key) => {
    const [old, now] = [ownValue(left, key), ownValue(right, key)];
    if (same(old, now)) return [];
    if (!Array.isArray(old) || !Array.isArray(now)) return [{ key }];
    const length = Math.max(old.length, now.length);
    return Array.from({ length }, (_, index) => index).flatMap(
      (index) => same(old[index], now[index]) ? [] : [{ key, index }]
    );
  });
}
function mixed(bad, good, parts) {
  const [left, right] = [objectOf(bad), objectOf(good)];
  const keys = /* @__PURE__ */ new Set([...Object.keys(left), ...parts.map(({ key }) => key)]);
  return Object.fromEntries(
    [...keys].flatMap((key) => {
      const chosen = parts.filter((part) => part.key === key);
      const value = mixedValue(ownValue(left, key), ownValue(right, key), chosen);
      return value === void 0 ? [] : [[key, value]];
    })
  );
}
function mixedValue(old, now, parts) {
  if (parts.length === 0) return old;
  if (!Array.isArray(old) || !Array.isArray(now)) return now;
  const taken = new Set(parts.map(({ index }) => index));
  const length = Math.max(old.length, now.length);
  return Array.from({ length }, (_, index) => taken.has(index) ? now[index] : old[index]).filter(
    (item) => item !== void 0
  );
}
function partOf(state, { key, index }) {
  const value = ownValue(objectOf(state), key);
  return index === void 0 || !Array.isArray(value) ? value : value[index];
}
function objectOf(state) {
  return isObject(state) ? state : {};
}
function ownValue(object, key) {
  return Object.hasOwn(object, key) ? object[key] : void 0;
}
function same(left, right) {
  return left === void 0 || right === void 0 ? left === right : equalJson(left, right);
}

// src/cli/commands/bisect.ts
async function run(context) {
  var _stack = [];
  try {
    const { args, flags, terminal } = context;
    const [goodId, badId, ...more] = args;
    if (goodId === void 0 || badId === void 0 || more.length > 0) {
      throw new ReplayKitError("usage", `bisect takes a good and a bad run, but got ${args.length}`, {
        hint: "replaykit runs bisect --help"
      });
    }
    await (await openStoreWith(goodId, context)).close();
    const store = __using(_stack, await openStoreWith(badId, context), true);
    const pair = { good: await requiredRun(store, goodId), bad: await requiredRun(store, badId) };
    if (endsAs(pair.bad, pair.good)) {
      throw new ReplayKitError("usage", `both runs ended alike: ${outcomeOf(pair.good)}`, {
        hint: "bisect looks for what makes them end otherwise"
      });
    }
    const { result, forks } = await search(context, store, pair);
    if (flags.on("json")) terminal.printJson({ version: 1, good: goodId, bad: badId, ...jsonOf(result), forks });
    else for (const line of linesOf(result, pair, forks)) terminal.print(terminal.safe(line));
    return result.found ? exitCode.ok : exitCode.actionNeeded;
  } catch (_) {
    var _error = _, _hasError = true;
  } finally {
    var _promise = __callDispose(_stack, _error, _hasError);
    _promise && await _promise;
  }
}
async function search(context, store, { good, bad }) {
  const forks = [];
  const steps = await checkpointsOf(store, bad.run_id);
  const result = await bisect({
    bad: steps.map(({ state }) => state),
    good: (await checkpointsOf(store, good.run_id)).map(({ state }) => state),
    flips: async (step, state, parts) => {
      const checkpoint = steps[step - 1];
      if (!checkpoint) return false;
      const made = await forked(context, { store, checkpoint: { ...checkpoint, state } });
      const flipped = endsAs(made, good);
      const names = parts === "all" ? parts : parts.map(pointerOf);
      forks.push({ run_id: made.run_id, step, parts: names, status: made.status, flipped });
      const taken = names === "all" ? "the whole state" : names.join(", ") || "nothing";
      context.terminal.note(context.terminal.safe(`step ${step} with ${taken} of ${good.run_id}: ${outcomeOf(made)}`));
      return flipped;
    }
  });
  return { result, forks };
}
async function checkpointsOf(store, runId) {
  const steps = await store.listSteps(runId);
  const found = await Promise.all(steps.map(async ({ step_id }) => store.getCheckpoint(runId, step_id)));
  return found.flatMap((checkpoint) => checkpoint ?? []);
}
async function forked(context, { store, checkpoint }) {
  const { run_id: parentId, step_id } = checkpoint;
  const runId = await nextId(store, parentId);
  const from = { ...checkpoint, run_id: runId, parent: { run_id: parentId, step_id } };
  const storeFile = await storePath(context);
  const made = await continueRun({ context, store, storeFile, checkpoint: from, runId, withoutWrites: true });
  if (made.replay?.mode === "live-reads") return made;
  throw new ReplayKitError("runner_failed", `the agent did not hold back its writes in the run "${runId}"`, {
    hint: "bisect needs an agent that uses kitFromEnvironment() of this version of the SDK"
  });
}
async function nextId(store, runId) {
  for (let n = 1; ; n += 1) if (!await store.getRun(`${runId}-bisect-${n}`)) return `${runId}-bisect-${n}`;
}
function endsAs(one, other) {
  if (one.status !== other.status) return false;
  return one.status !== "success" || equalJson(one.final_output ?? null, other.final_output ?? null);
}
function outcomeOf({ status, error, final_output }) {
  return status === "error" ? `error: ${error ?? ""}` : `${status}: ${shortJson(final_output ?? null)}`;
}
function pointerOf({ key, index }) {
  const name = `/${key.replaceAll("~", "~0").replaceAll("/", "~1")}`;
  return index === void 0 ? name : `${name}/${index}`;
}
function jsonOf(result) {
  if (!result.found) return result;
  const { part, ...rest } = result;
  return { ...rest, pointer: pointerOf(part) };
}
var reasons = {
  "no common step": "the runs have no step in common",
  "no state flips it": "no state of the good run makes the bad one end as it did: look at what the steps do behind the last common one",
  "the bad state flips it too": "the bad run ends well when it goes on from there as it was: the outcome is left to chance, or to what changed since"
};
function linesOf(result, { bad, good }, forks) {
  if (!result.found) return [reasons[result.why]];
  const { step, part, alone } = result;
  const value = (json) => json === void 0 ? "nothing" : shortJson(json);
  const last = forks.findLast(({ flipped }) => flipped);
  return [
    `${pointerOf(part)} at step ${step} decides${alone ? "" : ", together with the parts before it"}`,
    `  - ${value(result.bad)}  → ${outcomeOf(bad)}`,
    `  + ${value(result.good)}  → ${outcomeOf(good)}`,
    `found with ${forks.length} ${forks.length === 1 ? "fork" : "forks"}`,
    "",
    `Next: replaykit diff ${bad.run_id} ${last?.run_id ?? good.run_id}`
  ];
}
export {
  run
};

import { createRequire as __createRequire } from "node:module";
const require = __createRequire(import.meta.url);
import {
  describeCheck,
  finalOutputExists,
  isWanted,
  matchValue,
  matcherOf,
  nearestCall,
  outputContains,
  outputJson,
  outputMatches,
  shortJson,
  wantedJson,
  wantedText
} from "./chunk-ZNXELE7A.js";
import {
  callJson,
  countByTool,
  decided,
  plural,
  undecided
} from "./chunk-W6MLTXWJ.js";
import {
  valueAt
} from "./chunk-UEQIKGNP.js";
import {
  canonicalJson
} from "./chunk-DN6WLQW3.js";

// src/core/checks/call-counts.ts
function minToolCalls(run, { tool, count }) {
  const most = mostCalled(run, tool);
  const holds = most.count >= count;
  return decided(holds, holds ? most.text : `expected at least ${plural(count, "call")}; ${most.text}`, {
    expected: count,
    observed: most.count
  });
}
function maxToolCalls(run, { tool, count }) {
  const most = mostCalled(run, tool);
  const holds = most.count <= count;
  return decided(holds, holds ? most.text : `expected at most ${plural(count, "call")}; ${most.text}`, {
    expected: count,
    observed: most.count
  });
}
function repeatedCall(run, { tool, times }) {
  const most = mostRepeated(run, tool);
  const count = most?.count ?? 0;
  const came = most ? `${most.call.tool} was called ${plural(count, "time")} with equal arguments` : `${tool ?? "no tool"} was not called`;
  return decided(count >= times, count >= times ? came : `expected at least ${plural(times, "equal call")}; ${came}`, {
    expected: times,
    observed: most ? { ...callJson({ ...most.call, error: void 0 }), count } : null
  });
}
function mostRepeated(run, tool) {
  const byCall = /* @__PURE__ */ new Map();
  for (const call of run.calls) {
    if (tool !== void 0 && call.tool !== tool) continue;
    const key = canonicalJson([call.tool, call.args]);
    const seen = byCall.get(key);
    if (seen) seen.count += 1;
    else byCall.set(key, { call, count: 1 });
  }
  return [...byCall.values()].reduce(
    (most, one) => most && most.count >= one.count ? most : one,
    void 0
  );
}
function mostCalled(run, tool) {
  const counts = countByTool(run);
  if (tool !== void 0) {
    const count2 = counts.get(tool) ?? 0;
    return { count: count2, text: `${tool} was called ${plural(count2, "time")}` };
  }
  const [name, count] = [...counts].reduce((most, one) => one[1] > most[1] ? one : most, ["", 0]);
  return {
    count,
    text: count === 0 ? "no tool was called" : `the tool called most is ${name}: ${plural(count, "call")}`
  };
}

// src/core/checks/limits.ts
function maxSteps(run, { count }) {
  const came = `the run took ${plural(run.steps, "step")}`;
  return atMost(run.steps, count, { came, wanted: plural(count, "step") });
}
function maxTokens(run, { count }) {
  if (run.tokens === void 0) return undecided("the run recorded no token usage");
  return atMost(run.tokens, count, {
    came: `the run used ${plural(run.tokens, "token")}`,
    wanted: plural(count, "token")
  });
}
function maxDuration(run, { duration }) {
  if (run.duration_ms === void 0) return undecided("the run recorded no times");
  return atMost(run.duration_ms, duration, { came: `the run took ${run.duration_ms} ms`, wanted: `${duration} ms` });
}
function atMost(observed, limit, { came, wanted }) {
  const holds = observed <= limit;
  return decided(holds, holds ? came : `expected at most ${wanted}; ${came}`, { expected: limit, observed });
}

// src/core/checks/state-at.ts
function stateAt(run, { step, pointer, value }) {
  const found = findState(run, step);
  if (!found) {
    const known = run.states.length === 0 ? "the run recorded no state" : `recorded: ${run.states.map(({ step_id }) => step_id).join(", ")}`;
    return decided(false, `expected a state at step ${step}; ${known}`, { expected: value });
  }
  const place = pointer === "" ? `the state at step ${step}` : `${pointer} in the state at step ${step}`;
  const observed = valueAt(found.state, pointer);
  if (observed === void 0)
    return decided(false, `expected ${place} to be ${shortJson(value)}; nothing stands there`, { expected: value });
  const result = matchValue(value, observed);
  const message = result.matches ? `${place} is ${shortJson(observed)}` : `${place} differs${result.pointer === "" ? "" : ` at ${result.pointer}`}: ${result.message}`;
  return decided(result.matches, message, { expected: value, observed });
}
function findState(run, step) {
  if (typeof step === "string") return run.states.findLast(({ step_id }) => step_id === step);
  return step === 0 ? void 0 : run.states.at(step > 0 ? step - 1 : step);
}

// src/core/checks/status-and-errors.ts
function statusIs(run, { status }) {
  const holds = run.status === status;
  const message = holds ? `the run ended with status ${status}` : `expected status ${status}, the run ended with ${run.status}`;
  return decided(holds, message, { expected: status, observed: run.status });
}
function errorMatches(run, { error_kind: kind, text }) {
  const errors = [
    ...run.errors,
    ...run.calls.flatMap(({ error }) => error ? [{ kind: error.kind, text: error.message }] : [])
  ];
  const found = errors.find(
    (error) => (kind === void 0 || error.kind === kind) && (text === void 0 || hasText(text, error.text))
  );
  const wanted = [
    ...kind === void 0 ? [] : [`of kind ${kind}`],
    ...text === void 0 ? [] : [`with ${shortJson(text)}`]
  ].join(" ");
  const expected = { ...kind === void 0 ? {} : { kind }, ...text === void 0 ? {} : { text } };
  if (found)
    return decided(true, `an error ${wanted} occurred: ${shortJson(found.text)}`, { expected, observed: found });
  const came = errors.length === 0 ? "no error occurred" : `only ${errors.map((error) => `${error.kind} ${shortJson(error.text, 60)}`).join(", ")}`;
  return decided(false, `expected an error ${wanted}; ${came}`, { expected, observed: errors });
}
function hasText(wanted, text) {
  if (typeof wanted === "string") return text.toLowerCase().includes(wanted.toLowerCase());
  return matcherOf(wanted) !== void 0 && matchValue(wanted, text).matches;
}

// src/core/checks/tool-called.ts
function toolCalled(run, { tool, args, match, times }) {
  const wanted = { tool, match, ...args === void 0 ? {} : { args } };
  const found = run.calls.filter((call) => isWanted(wanted, call));
  const { min, max } = times ?? { min: 1 };
  const holds = found.length >= (min ?? 0) && found.length <= (max ?? Number.POSITIVE_INFINITY);
  const came = `${wantedText(wanted)} was called ${plural(found.length, "time")}`;
  const facts = { expected: wantedJson(wanted), observed: found.map(callJson) };
  if (holds) return decided(true, came, facts);
  const nearest = found.length < (min ?? 0) ? nearestCall(wanted, run.calls) : void 0;
  const message = `expected ${timesText(min, max)}; ${came}${nearest ? `; ${nearest.message}` : ""}`;
  return decided(false, message, { ...facts, nearest: nearest?.call });
}
function toolNotCalled(run, { tool, args, match }) {
  const wanted = { tool, match, ...args === void 0 ? {} : { args } };
  const found = run.calls.filter((call) => isWanted(wanted, call));
  const came = `${wantedText(wanted)} was ${found.length === 0 ? "not called" : `called ${plural(found.length, "time")}`}`;
  return decided(found.length === 0, found.length === 0 ? came : `expected no such call; ${came}`, {
    expected: wantedJson(wanted),
    observed: found.map(callJson)
  });
}
function timesText(min, max) {
  if (min === max && min !== void 0) return `exactly ${plural(min, "call")}`;
  if (max === void 0) return `at least ${plural(min ?? 0, "call")}`;
  return min === void 0 ? `at most ${plural(max, "call")}` : `${min} to ${max} calls`;
}

// src/core/matching/maximum-matching.ts
function maximumMatching(left, right, edge) {
  const neighbours = Array.from(
    { length: left },
    (_, l) => Array.from({ length: right }, (__, r) => r).filter((r) => edge(l, r))
  );
  const partnerOfLeft = Array.from({ length: left }, () => void 0);
  const partnerOfRight = Array.from({ length: right }, () => void 0);
  for (let start = 0; start < left; start += 1) augment(start, { neighbours, partnerOfLeft, partnerOfRight });
  return partnerOfLeft;
}
function augment(start, { neighbours, partnerOfLeft, partnerOfRight }) {
  const reachedFrom = /* @__PURE__ */ new Map();
  const queue = [start];
  for (const l of queue) {
    for (const r of neighbours[l] ?? []) {
      if (reachedFrom.has(r)) continue;
      reachedFrom.set(r, l);
      const owner = partnerOfRight[r];
      if (owner === void 0) {
        flip(r, { reachedFrom, partnerOfLeft, partnerOfRight });
        return;
      }
      queue.push(owner);
    }
  }
}
function flip(end, { reachedFrom, partnerOfLeft, partnerOfRight }) {
  let r = end;
  while (r !== void 0) {
    const l = reachedFrom.get(r);
    if (l === void 0) return;
    const before = partnerOfLeft[l];
    partnerOfLeft[l] = r;
    partnerOfRight[r] = l;
    r = before;
  }
}

// src/core/checks/tool-sequence.ts
var wording = {
  exact: "exactly these calls in this order",
  "in-order": "these calls in this order",
  "any-order": "exactly these calls in any order",
  subset: "no other calls than these",
  superset: "all of these calls"
};
function toolSequence(run, { mode, calls }) {
  const wanted = placeWanted(calls);
  const made = placeMade(run.calls);
  const partners = mode === "in-order" ? matchInOrder(calls, made) : matchSets(wanted, made, mode);
  const missing = mode === "subset" ? [] : wanted.filter((_, index) => partners[index] === void 0).map(({ call }) => call);
  const used = new Set(partners);
  const extra = mode === "in-order" || mode === "superset" ? [] : run.calls.filter((_, index) => !used.has(index));
  const facts = { expected: calls.map(itemJson), observed: run.calls.map((call) => callJson(call)) };
  if (missing.length === 0 && extra.length === 0) return decided(true, `the run made ${wording[mode]}`, facts);
  const nearest = missing[0] && nearestCall(missing[0], run.calls);
  const parts = [
    ...missing.length > 0 ? [
      `missing${mode === "exact" || mode === "in-order" ? " at its place" : ""}: ${missing.map(wantedText).join(", ")}`
    ] : [],
    ...extra.length > 0 ? [`extra: ${extra.map((call) => wantedText({ ...call, match: "exact" })).join(", ")}`] : [],
    ...nearest ? [nearest.message] : []
  ];
  return decided(false, `expected ${wording[mode]}; ${parts.join("; ")}`, { ...facts, nearest: nearest?.call });
}
function matchSets(wanted, made, mode) {
  return maximumMatching(wanted.length, made.length, (w, m) => {
    const want = wanted[w];
    const call = made[m];
    if (!want || !call || !isWanted(want.call, call.call)) return false;
    return mode !== "exact" || want.from < call.to && call.from < want.to;
  });
}
function matchInOrder(items, made) {
  const ends = made.map(({ from: from2 }) => from2);
  const windows = [];
  let partners = [];
  let from = 0;
  for (const item of items) {
    const group = "group" in item ? item.group : [item];
    const end = [...new Set(ends)].find((place) => {
      if (place < from) return false;
      partners = matchWindows([...windows, ...group.map((call) => ({ call, from, to: place }))], made);
      return partners.every((partner) => partner !== void 0);
    });
    if (end === void 0)
      return matchWindows(
        [...windows, ...group.map((call) => ({ call, from, to: Number.POSITIVE_INFINITY }))],
        made
      ).concat(
        items.slice(items.indexOf(item) + 1).flatMap((later) => "group" in later ? later.group : [later]).map(() => void 0)
      );
    windows.push(...group.map((call) => ({ call, from, to: end })));
    from = end;
  }
  return partners;
}
function matchWindows(windows, made) {
  return maximumMatching(windows.length, made.length, (w, m) => {
    const window = windows[w];
    const call = made[m];
    if (!window || !call || call.from < window.from || call.from > window.to) return false;
    return isWanted(window.call, call.call);
  });
}
function placeWanted(items) {
  const placed = [];
  for (const item of items) {
    const from = placed.length;
    const calls = "group" in item ? item.group : [item];
    for (const call of calls) placed.push({ call, from, to: from + calls.length });
  }
  return placed;
}
function placeMade(calls) {
  const placed = [];
  for (const [index, call] of calls.entries()) {
    const before = placed.at(-1);
    const together = before !== void 0 && call.group !== void 0 && before.call.group === call.group;
    placed.push({ call, from: together ? before.from : index, to: index + 1 });
  }
  for (let index = placed.length - 2; index >= 0; index -= 1) {
    const [here, next] = [placed[index], placed[index + 1]];
    if (here && next && here.from === next.from) here.to = next.to;
  }
  return placed;
}
function itemJson(item) {
  return "group" in item ? { group: item.group.map(wantedJson) } : wantedJson(item);
}

// src/core/checks/writes-are.ts
function writesAre(run, { calls: wanted, include_failed }) {
  const made = writesOf(run, include_failed);
  const partners = maximumMatching(wanted.length, made.length, (w, m) => {
    const [want, call] = [wanted[w], made[m]];
    return want !== void 0 && call !== void 0 && isWanted(want, call);
  });
  const used = new Set(partners);
  const missing = wanted.filter((_, index) => partners[index] === void 0);
  const extra = made.filter((_, index) => !used.has(index));
  const facts = { expected: wanted.map(wantedJson), observed: made.map(callJson) };
  if (missing.length === 0 && extra.length === 0) {
    return decided(
      true,
      made.length === 0 ? "nothing was written" : `exactly the expected ${plural(made.length, "write")} took effect`,
      facts
    );
  }
  const nearest = firstNearest(missing, extra);
  const parts = [
    ...missing.length > 0 ? [`missing: ${missing.map(wantedText).join(", ")}`] : [],
    ...extra.length > 0 ? [`extra: ${extra.map((call) => wantedText({ ...call, match: "exact" })).join(", ")}`] : [],
    ...nearest ? [nearest.message] : [],
    ...guessedTools(made, run).length > 0 ? [`the effect of ${guessedTools(made, run).join(", ")} is guessed from the name`] : []
  ];
  const expected = wanted.length === 0 ? "no write" : `exactly ${plural(wanted.length, "write")}`;
  return decided(false, `expected ${expected}; ${parts.join("; ")}`, { ...facts, nearest: nearest?.call });
}
function writesOf(run, includeFailed = false) {
  return run.calls.filter(({ effect, error }) => effect === "write" && (includeFailed || error === void 0));
}
function firstNearest(missing, extra) {
  for (const wanted of missing) {
    const nearest = nearestCall(wanted, extra);
    if (nearest) return nearest;
  }
  return void 0;
}
function guessedTools(made, run) {
  const calls = made.length > 0 ? made : run.calls;
  return [...new Set(calls.filter(({ effect_guessed }) => effect_guessed).map(({ tool }) => tool))];
}

// src/core/checks/check-run.ts
var rules = {
  status_is: statusIs,
  final_output_exists: finalOutputExists,
  output_contains: outputContains,
  output_matches: outputMatches,
  output_json: outputJson,
  error_matches: errorMatches,
  tool_called: toolCalled,
  tool_not_called: toolNotCalled,
  min_tool_calls: minToolCalls,
  max_tool_calls: maxToolCalls,
  repeated_call: repeatedCall,
  tool_sequence: toolSequence,
  writes_are: writesAre,
  state_at: stateAt,
  max_steps: maxSteps,
  max_tokens: maxTokens,
  max_duration: maxDuration,
  semantic: () => undecided("needs a person or a judge"),
  script: () => undecided("the script was not run")
};
function checkRun(run, check, context = {}) {
  if (check.kind === "semantic" || check.kind === "script") {
    const answer = context.decide?.(check);
    if (answer) return answer;
  }
  return { check: describeCheck(check), kind: check.kind, ...applyRule(run, check, context) };
}
function applyRule(run, check, context) {
  const rule = rules[check.kind];
  return rule(run, check, context);
}

export {
  mostRepeated,
  writesOf,
  checkRun
};

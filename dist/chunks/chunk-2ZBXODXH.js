import { createRequire as __createRequire } from "node:module";
const require = __createRequire(import.meta.url);
import {
  differenceLines,
  differencePlace,
  diverge,
  equalJson,
  firstDifference,
  outputText,
  shortValue
} from "./chunk-3QQEB6C6.js";
import {
  plural
} from "./chunk-ZPONSFWV.js";
import {
  untrustedTerminal
} from "./chunk-NP4WE3DX.js";

// src/core/diff/agent-changes.ts
function agentChanges(before, after) {
  if (!before || !after) return "";
  const changes = [
    changeText("agent", agentOf(before), agentOf(after)),
    changeText("commit", before.agent?.commit, after.agent?.commit),
    changeText("model", modelOf(before), modelOf(after)),
    changeText("temperature", temperatureOf(before), temperatureOf(after))
  ].flatMap((text) => text ?? []);
  return changes.length === 0 ? "" : ` (${changes.join(", ")})`;
}
function changeText(what, before, after) {
  if (before === after) return void 0;
  return `${what} ${word(before)} → ${word(after)}`;
}
function word(value) {
  if (value === void 0 || value === "") return "unknown";
  return typeof value === "string" ? value : JSON.stringify(value);
}
function agentOf({ agent }) {
  return [agent?.name, agent?.version].filter((part) => part !== void 0).join(" ");
}
function firstModel({ events }) {
  return events.find((event) => event.type === "model_call");
}
function modelOf(trace) {
  return trace.model?.name ?? firstModel(trace)?.model;
}
function temperatureOf(trace) {
  return trace.model?.temperature ?? firstModel(trace)?.params?.["temperature"];
}

// src/core/diff/explain.ts
function compareRuns(left, right) {
  const differences = diverge(left.run, right.run);
  const input = inputDifference(left, right);
  const first = inTime(differences, left)[0];
  const cause = input !== void 0 ? "input" : first ? causes[first.what] : "none";
  const [before, after] = [outcomeText(left.run), outcomeText(right.run)];
  return {
    equal: differences.length === 0 && input === void 0,
    first,
    cause,
    where: input ?? whereText(first, left, right),
    why: reasons[cause]({ left, right, tool: first?.tool ?? "the tool" }),
    outcome: { changed: before !== after, before, after },
    calls: callCounts(left.run, right.run),
    differences
  };
}
var causes = {
  state: "state",
  result: "result",
  tool: "agent",
  arguments: "agent",
  missing: "agent",
  extra: "agent",
  output: "answer",
  status: "answer"
};
function inTime(differences, { trace, run }) {
  const afterCalls = trace ? callsBeforeStates(trace.events) : run.states.map(() => run.calls.length);
  const timeOf = ({ what, index }) => {
    if (what === "state") return (afterCalls[index] ?? run.calls.length) - 0.25;
    if (what === "result") return index + 0.5;
    return what === "output" || what === "status" ? Number.POSITIVE_INFINITY : index;
  };
  return differences.toSorted((a, b) => timeOf(a) - timeOf(b));
}
function callsBeforeStates(events) {
  const counts = [];
  let calls = 0;
  for (const { type } of events) {
    if (type === "tool_call") calls += 1;
    if (type === "state") counts.push(calls);
  }
  return counts;
}
function inputDifference(left, right) {
  if (!left.trace || !right.trace) return void 0;
  const [before, after] = [inputOf(left.trace), inputOf(right.trace)];
  if (firstDifference(before, after) === void 0) return void 0;
  return `They were asked different things: ${shortValue(before, 160)} and ${shortValue(after, 160)}.`;
}
function inputOf({ events }) {
  const end = events.findIndex(({ type }) => type !== "input_message" && type !== "other");
  const given = end === -1 ? events : events.slice(0, end);
  return given.flatMap((event) => event.type === "input_message" ? [event.content] : []);
}
function whereText(first, left, right) {
  if (!first) return "They do not differ.";
  const { what, index, tool = "", recorded, replayed, pointer } = first;
  const at = pointer === void 0 || pointer === "" ? "" : ` at ${pointer}`;
  const sides = `${shownAt(recorded, pointer)} in ${left.name}, ${shownAt(replayed, pointer)} in ${right.name}`;
  const only = (name, args, other) => `Call ${index + 1}: ${name} calls ${tool} ${shortValue(args ?? null, 160)}, ${other} does not.`;
  const texts = {
    missing: only(left.name, recorded, right.name),
    extra: only(right.name, replayed, left.name),
    tool: `Call ${index + 1}: ${sides}.`,
    arguments: `Call ${index + 1}, ${tool}: its arguments differ${at}: ${sides}.`,
    result: `Call ${index + 1}, ${tool}: its result differs${at}: ${sides}.`,
    state: `Step ${index + 1}: the state differs${at}: ${sides}.`,
    output: `The final output differs${at}: ${sides}.`,
    status: `The final status: ${sides}.`
  };
  return texts[what];
}
function shownAt(value, pointer = "") {
  const found = pointer.split("/").slice(1).reduce((inner, key) => memberOf(inner, key.replaceAll("~1", "/").replaceAll("~0", "~")), value);
  return found === void 0 ? "nothing" : shortValue(found, 120);
}
function memberOf(value, key) {
  if (Array.isArray(value)) return value[Number(key)];
  return typeof value === "object" && value !== null && Object.hasOwn(value, key) ? value[key] : void 0;
}
var reasons = {
  none: () => "There is nothing to explain.",
  input: () => "What came after may come from that alone.",
  state: ({ left, right }) => forkedFrom(left, right) ? `${right.name} was forked from ${left.name} with another state; all before is shared, so what follows comes from that.` : "All calls and results before are the same, so what follows comes from what was known here.",
  result: ({ tool }) => `The agent asked the same up to here and ${tool} answered otherwise, so what follows comes from outside of it.`,
  agent: ({ left, right }) => `Input, results and states are the same up to here: the agent decided otherwise${agentChanges(left.trace, right.trace)}.`,
  answer: ({ left, right }) => `All calls, results and states are the same: only what the agent made of them differs${agentChanges(left.trace, right.trace)}.`
};
function forkedFrom({ trace }, { trace: other }) {
  return trace !== void 0 && other?.parent_run_id === trace.run_id;
}
function outcomeText({ status, final_output, errors }) {
  const said = final_output === void 0 ? "no answer" : shortValue(outputText(final_output), 200);
  const error = errors.at(-1);
  return [status, ...status === "error" && error ? [error.text.slice(0, 200)] : [], said].join(", ");
}
function callCounts(left, right) {
  const [before, after] = [countByTool(left), countByTool(right)];
  return [.../* @__PURE__ */ new Set([...before.keys(), ...after.keys()])].map((tool) => ({ tool, before: before.get(tool) ?? 0, after: after.get(tool) ?? 0 })).filter((count) => count.before !== count.after).toSorted((a, b) => Math.abs(b.after - b.before) - Math.abs(a.after - a.before));
}
function countByTool({ calls }) {
  const counts = /* @__PURE__ */ new Map();
  for (const { tool } of calls) counts.set(tool, (counts.get(tool) ?? 0) + 1);
  return counts;
}
function callCountTexts(calls, most = 5) {
  const shown = calls.slice(0, most).map(({ tool, before, after }) => `${tool} ${plural(before, "call")} → ${after}`);
  return calls.length > most ? [...shown, `and ${calls.length - most} more tools`] : shown;
}

// src/core/report/differences.ts
function reportComparison(comparison, { left, right }) {
  const { equal, outcome, where, why, calls, differences } = comparison;
  if (equal) return "The two runs do not differ.\n";
  const counts = callCountTexts(calls);
  const lines = [
    `- ${left.name}: ${outcome.before}`,
    `+ ${right.name}: ${outcome.after}`,
    "",
    `Where  ${where}`,
    `Why    ${why}`,
    ...counts.length === 0 ? [] : [`Calls  ${counts.join(", ")}`],
    ...outcome.changed ? [] : ["The outcome is the same."],
    "",
    plural(differences.length, "difference"),
    ...groupsOf(differences).flatMap((group) => ["", groupPlace(group, { left, right }), ...linesOf(group)])
  ];
  return `${untrustedTerminal(lines.join("\n"))}
`;
}
function groupsOf(differences) {
  const groups = [];
  for (const difference of differences) {
    const last = groups.at(-1)?.at(-1);
    if (last && continues(last, difference)) groups.at(-1)?.push(difference);
    else groups.push([difference]);
  }
  return groups;
}
function continues(before, { what, tool, index, recorded, replayed }) {
  return (what === "missing" || what === "extra") && before.what === what && before.tool === tool && (before.index === index || before.index + 1 === index) && equalJson(before.recorded ?? null, recorded ?? null) && equalJson(before.replayed ?? null, replayed ?? null);
}
function groupPlace(group, { left, right }) {
  const [first, last] = [group[0], group.at(-1)];
  if (!first || !last) return "";
  if (first.what !== "missing" && first.what !== "extra") return differencePlace(first);
  const only = `only in ${first.what === "missing" ? left.name : right.name}`;
  if (group.length === 1) return [`call ${first.index + 1}`, first.tool, only].join(", ");
  const place = first.what === "missing" ? `calls ${first.index + 1} to ${last.index + 1}` : `at call ${first.index + 1}`;
  return [place, first.tool, only, `${group.length} times`].join(", ");
}
function linesOf([first]) {
  return first === void 0 ? [] : differenceLines(first).map((line) => `  ${line}`);
}

export {
  compareRuns,
  callCountTexts,
  reportComparison,
  groupsOf,
  groupPlace
};

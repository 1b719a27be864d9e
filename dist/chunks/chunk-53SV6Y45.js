import { createRequire as __createRequire } from "node:module";
const require = __createRequire(import.meta.url);
import {
  firstDifference
} from "./chunk-5O3UTOWP.js";
import {
  canonicalJson
} from "./chunk-DN6WLQW3.js";

// src/core/diff/diverge.ts
function diverge(recorded, replayed) {
  return [
    ...callDifferences(recorded.calls, replayed.calls),
    ...stateDifferences(recorded, replayed),
    ...endDifferences(recorded, replayed)
  ];
}
function callDifferences(recorded, replayed) {
  const left = ordered(recorded);
  const right = ordered(replayed);
  const pairs = align(
    left.map(({ key }) => key),
    right.map(({ key }) => key)
  );
  return pairs.flatMap((pair) => {
    const before = pair.recorded === void 0 ? void 0 : left[pair.recorded];
    const after = pair.replayed === void 0 ? void 0 : right[pair.replayed];
    return compareCalls(before, after, recorded.length);
  }).toSorted((a, b) => a.index - b.index);
}
function ordered(calls) {
  const keyed = calls.map((call, index) => ({ call, index, key: `${call.tool}
${canonicalJson(call.args)}` }));
  const batches = [];
  for (const one of keyed) {
    const batch = batches.at(-1);
    const together = one.call.group !== void 0 && batch?.[0]?.call.group === one.call.group;
    if (together) batch?.push(one);
    else batches.push([one]);
  }
  return batches.flatMap(
    (batch) => batch.toSorted((a, b) => a.key < b.key ? -1 : a.key > b.key ? 1 : a.index - b.index)
  );
}
function compareCalls(before, after, end) {
  if (before && !after)
    return [{ index: before.index, what: "missing", tool: before.call.tool, recorded: before.call.args }];
  if (!before)
    return after ? [{ index: Math.min(after.index, end), what: "extra", tool: after.call.tool, replayed: after.call.args }] : [];
  if (!after) return [];
  const { call, index } = before;
  const other = after.call;
  if (call.tool !== other.tool)
    return [{ index, what: "tool", tool: call.tool, recorded: call.tool, replayed: other.tool }];
  const pointer = firstDifference(call.args, other.args);
  if (pointer !== void 0)
    return [{ index, what: "arguments", pointer, tool: call.tool, recorded: call.args, replayed: other.args }];
  return resultDifference(before, other);
}
function resultDifference({ call, index }, other) {
  const [recorded, replayed] = [resultOf(call), resultOf(other)];
  const pointer = firstDifference(recorded, replayed);
  return pointer === void 0 ? [] : [{ index, what: "result", pointer, tool: call.tool, recorded, replayed }];
}
function resultOf({ output, error }) {
  return error ? { error: error.message } : output ?? null;
}
var maxAligned = 1500;
function align(left, right) {
  const anchors = commonSubsequence(left, right);
  const pairs = [];
  let [l, r] = [0, 0];
  for (const [toLeft, toRight] of [...anchors, [left.length, right.length]]) {
    pairs.push(...pairGap({ l, toLeft, r, toRight }, left, right));
    if (toLeft < left.length && toRight < right.length) pairs.push({ recorded: toLeft, replayed: toRight });
    [l, r] = [toLeft + 1, toRight + 1];
  }
  return pairs;
}
function pairGap({ l, toLeft, r, toRight }, left, right) {
  const toolOf = (key) => key?.slice(0, key.indexOf("\n"));
  const before = left.slice(l, toLeft).map(toolOf);
  const after = right.slice(r, toRight).map(toolOf);
  if (before.length === after.length) return before.map((_, step) => ({ recorded: l + step, replayed: r + step }));
  const anchors = commonSubsequence(before.map(String), after.map(String));
  const partnerOfLeft = new Map(anchors);
  const usedRight = new Set(anchors.map(([, right2]) => right2));
  return [
    ...before.map((_, step) => {
      const partner = partnerOfLeft.get(step);
      return { recorded: l + step, replayed: partner === void 0 ? void 0 : r + partner };
    }),
    ...after.flatMap((_, step) => usedRight.has(step) ? [] : [{ recorded: void 0, replayed: r + step }])
  ];
}
function commonSubsequence(left, right) {
  let start = 0;
  while (start < left.length && start < right.length && left[start] === right[start]) start += 1;
  const head = Array.from({ length: start }, (_, index) => [index, index]);
  const [rows, columns] = [Math.min(left.length - start, maxAligned), Math.min(right.length - start, maxAligned)];
  const width = columns + 1;
  const lengths = new Uint16Array((rows + 1) * width);
  const at = (row2, column2) => lengths[row2 * width + column2] ?? 0;
  for (let row2 = rows - 1; row2 >= 0; row2 -= 1) {
    for (let column2 = columns - 1; column2 >= 0; column2 -= 1) {
      const same = left[start + row2] === right[start + column2];
      lengths[row2 * width + column2] = same ? at(row2 + 1, column2 + 1) + 1 : Math.max(at(row2 + 1, column2), at(row2, column2 + 1));
    }
  }
  const tail = [];
  let [row, column] = [0, 0];
  while (row < rows && column < columns) {
    if (left[start + row] === right[start + column]) {
      tail.push([start + row, start + column]);
      row += 1;
      column += 1;
    } else if (at(row + 1, column) >= at(row, column + 1)) row += 1;
    else column += 1;
  }
  return [...head, ...tail];
}
function stateDifferences(recorded, replayed) {
  if (recorded.states.length === 0 || replayed.states.length === 0) return [];
  const found = [];
  for (const [index, { state }] of recorded.states.entries()) {
    const other = replayed.states[index]?.state;
    if (other === void 0) continue;
    const pointer = firstDifference(state, other);
    if (pointer !== void 0) found.push({ index, what: "state", pointer, recorded: state, replayed: other });
  }
  return found;
}
function endDifferences(recorded, replayed) {
  const index = recorded.calls.length;
  const [before, after] = [recorded.final_output ?? null, replayed.final_output ?? null];
  const pointer = firstDifference(before, after);
  return [
    ...pointer === void 0 ? [] : [{ index, what: "output", pointer, recorded: before, replayed: after }],
    ...recorded.status === replayed.status ? [] : [{ index, what: "status", recorded: recorded.status, replayed: replayed.status }]
  ];
}

export {
  diverge
};

import { append } from "../append.ts";
import { canonicalJson } from "../json/canonical-json.ts";
import { firstDifference } from "../replay/first-difference.ts";
import type { Json } from "../schema/json.ts";
import type { Difference } from "../schema/attempt-result.ts";
import type { Run, RunCall } from "../schema/run.ts";

/** Compares two runs. The differences of their calls come first, in order, then those of states, output and status. */
export function diverge(recorded: Run, replayed: Run): Difference[] {
  return [
    ...callDifferences(recorded.calls, replayed.calls),
    ...stateDifferences(recorded, replayed),
    ...endDifferences(recorded, replayed),
  ];
}

interface Pair {
  recorded: number | undefined;
  replayed: number | undefined;
}

function callDifferences(recorded: RunCall[], replayed: RunCall[]): Difference[] {
  const left = ordered(recorded);
  const right = ordered(replayed);
  const pairs = align(
    left.map(({ key }) => key),
    right.map(({ key }) => key),
  );
  return pairs
    .flatMap((pair) => {
      const before = pair.recorded === undefined ? undefined : left[pair.recorded];
      const after = pair.replayed === undefined ? undefined : right[pair.replayed];
      return compareCalls(before, after, recorded.length);
    })
    .toSorted((a, b) => a.index - b.index);
}

interface KeyedCall {
  call: RunCall;
  index: number;
  key: string;
}

/** Sorts the calls of each group by content, because the order inside a group does not count. */
function ordered(calls: RunCall[]): KeyedCall[] {
  const keyed = calls.map((call, index) => ({ call, index, key: `${call.tool}\n${canonicalJson(call.args)}` }));
  const batches: KeyedCall[][] = [];
  for (const one of keyed) {
    const batch = batches.at(-1);
    const together = one.call.group !== undefined && batch?.[0]?.call.group === one.call.group;
    if (together) batch?.push(one);
    else batches.push([one]);
  }
  return batches.flatMap((batch) =>
    batch.toSorted((a, b) => (a.key < b.key ? -1 : a.key > b.key ? 1 : a.index - b.index)),
  );
}

function compareCalls(before: KeyedCall | undefined, after: KeyedCall | undefined, end: number): Difference[] {
  if (before && !after)
    return [{ index: before.index, what: "missing", tool: before.call.tool, recorded: before.call.args }];
  if (!before)
    return after
      ? [{ index: Math.min(after.index, end), what: "extra", tool: after.call.tool, replayed: after.call.args }]
      : [];
  if (!after) return [];
  const { call, index } = before;
  const other = after.call;
  if (call.tool !== other.tool)
    return [{ index, what: "tool", tool: call.tool, recorded: call.tool, replayed: other.tool }];
  const pointer = firstDifference(call.args, other.args);
  if (pointer !== undefined)
    return [{ index, what: "arguments", pointer, tool: call.tool, recorded: call.args, replayed: other.args }];
  return resultDifference(before, other);
}

function resultDifference({ call, index }: KeyedCall, other: RunCall): Difference[] {
  const [recorded, replayed] = [resultOf(call), resultOf(other)];
  const pointer = firstDifference(recorded, replayed);
  return pointer === undefined ? [] : [{ index, what: "result", pointer, tool: call.tool, recorded, replayed }];
}

function resultOf({ output, error }: RunCall): Json {
  return error ? { error: error.message } : (output ?? null);
}

/** Beyond this length calls are paired by position: the table grows with the square of the length. */
const maxAligned = 1500;

/** Pairs equal calls in order (longest common subsequence). Calls between them are paired by `pairGap`. */
function align(left: string[], right: string[]): Pair[] {
  const anchors = commonSubsequence(left, right);
  const pairs: Pair[] = [];
  let [l, r] = [0, 0];
  for (const [toLeft, toRight] of [...anchors, [left.length, right.length] as const]) {
    append(pairs, pairGap({ l, toLeft, r, toRight }, left, right));
    if (toLeft < left.length && toRight < right.length) pairs.push({ recorded: toLeft, replayed: toRight });
    [l, r] = [toLeft + 1, toRight + 1];
  }
  return pairs;
}

function pairGap(
  { l, toLeft, r, toRight }: { l: number; toLeft: number; r: number; toRight: number },
  left: string[],
  right: string[],
): Pair[] {
  const toolOf = (key: string | undefined) => key?.slice(0, key.indexOf("\n"));
  const before = left.slice(l, toLeft).map(toolOf);
  const after = right.slice(r, toRight).map(toolOf);
  if (before.length === after.length) return before.map((_, step) => ({ recorded: l + step, replayed: r + step }));
  // For unequal lengths, calls of the same tool are paired in order; the rest is missing or extra.
  const anchors = commonSubsequence(before.map(String), after.map(String));
  const partnerOfLeft = new Map(anchors);
  const usedRight = new Set(anchors.map(([, right]) => right));
  return [
    ...before.map((_, step) => {
      const partner = partnerOfLeft.get(step);
      return { recorded: l + step, replayed: partner === undefined ? undefined : r + partner };
    }),
    ...after.flatMap((_, step) => (usedRight.has(step) ? [] : [{ recorded: undefined, replayed: r + step }])),
  ];
}

function commonSubsequence(left: string[], right: string[]): (readonly [number, number])[] {
  let start = 0;
  while (start < left.length && start < right.length && left[start] === right[start]) start += 1;
  const head = Array.from({ length: start }, (_, index) => [index, index] as const);
  const [rows, columns] = [Math.min(left.length - start, maxAligned), Math.min(right.length - start, maxAligned)];
  const width = columns + 1;
  const lengths = new Uint16Array((rows + 1) * width);
  const at = (row: number, column: number) => lengths[row * width + column] ?? 0;
  for (let row = rows - 1; row >= 0; row -= 1) {
    for (let column = columns - 1; column >= 0; column -= 1) {
      const same = left[start + row] === right[start + column];
      lengths[row * width + column] = same
        ? at(row + 1, column + 1) + 1
        : Math.max(at(row + 1, column), at(row, column + 1));
    }
  }
  const tail: (readonly [number, number])[] = [];
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

function stateDifferences(recorded: Run, replayed: Run): Difference[] {
  if (recorded.states.length === 0 || replayed.states.length === 0) return [];
  const found: Difference[] = [];
  for (const [index, { state }] of recorded.states.entries()) {
    const other = replayed.states[index]?.state;
    if (other === undefined) continue;
    const pointer = firstDifference(state, other);
    if (pointer !== undefined) found.push({ index, what: "state", pointer, recorded: state, replayed: other });
  }
  return found;
}

function endDifferences(recorded: Run, replayed: Run): Difference[] {
  const index = recorded.calls.length;
  const [before, after] = [recorded.final_output ?? null, replayed.final_output ?? null];
  const pointer = firstDifference(before, after);
  // A run without a known status does not differ in it.
  const isAlike = recorded.status === replayed.status || [recorded.status, replayed.status].includes("unknown");
  return [
    ...(pointer === undefined ? [] : [{ index, what: "output" as const, pointer, recorded: before, replayed: after }]),
    ...(isAlike ? [] : [{ index, what: "status" as const, recorded: recorded.status, replayed: replayed.status }]),
  ];
}

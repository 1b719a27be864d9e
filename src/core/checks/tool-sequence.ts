import { maximumMatching } from "../matching/maximum-matching.ts";
import type { CheckOf, WantedCall } from "../schema/check.ts";
import type { Json } from "../schema/json.ts";
import type { Run, RunCall } from "../schema/run.ts";
import { type CheckResult, callJson, decided, notVisible } from "./check-result.ts";
import { isWanted, nearestCall, wantedJson, wantedText } from "./wanted-call.ts";

type Item = CheckOf<"tool_sequence">["calls"][number];
type Mode = CheckOf<"tool_sequence">["mode"];

/**
 * A wanted or made call with the half-open range of positions that it may take. The calls of one group share a range.
 */
interface CallRange<T> {
  call: T;
  from: number;
  to: number;
}

/** A wanted call and the places, both included, at which the group of its partner may begin. */
interface Window {
  call: WantedCall;
  from: number;
  to: number;
}

const wording: Record<Mode, string> = {
  exact: "exactly these calls in this order",
  "in-order": "these calls in this order",
  "any-order": "exactly these calls in any order",
  subset: "no other calls than these",
  superset: "all of these calls",
};

export function toolSequence(run: Run, check: CheckOf<"tool_sequence">): CheckResult {
  const result = compareCalls(run, check);
  if (result.outcome === "pass" || !run.unseen.includes("groups")) return result;
  // If the source does not record parallel calls, their order is open. Only a difference that no order can remove is a
  // failure.
  const together = run.calls.map((call) => ({ ...call, group: "" }));
  return compareCalls({ ...run, calls: together }, check).outcome === "pass" ? notVisible("groups") : result;
}

function compareCalls(run: Run, { mode, calls }: CheckOf<"tool_sequence">): CheckResult {
  const wanted = placeWanted(calls);
  const made = placeMade(run.calls);
  const partners = mode === "in-order" ? matchInOrder(calls, made) : matchSets(wanted, made, mode);
  const missing =
    mode === "subset" ? [] : wanted.filter((_, index) => partners[index] === undefined).map(({ call }) => call);
  const used = new Set(partners);
  const extra = mode === "in-order" || mode === "superset" ? [] : run.calls.filter((_, index) => !used.has(index));
  const facts = { expected: calls.map(itemJson), observed: run.calls.map((call): Json => callJson(call)) };
  if (missing.length === 0 && extra.length === 0) return decided(true, `the run made ${wording[mode]}`, facts);
  const nearest = missing[0] && nearestCall(missing[0], run.calls);
  const parts = [
    ...(missing.length > 0
      ? [
          `missing${mode === "exact" || mode === "in-order" ? " at its place" : ""}: ${missing.map(wantedText).join(", ")}`,
        ]
      : []),
    ...(extra.length > 0 ? [`extra: ${extra.map((call) => wantedText({ ...call, match: "exact" })).join(", ")}`] : []),
    ...(nearest ? [nearest.message] : []),
  ];
  return decided(false, `expected ${wording[mode]}; ${parts.join("; ")}`, { ...facts, nearest: nearest?.call });
}

/**
 * `exact` pairs calls only if their ranges overlap. This keeps the order: ranges of different groups do not overlap, so
 * a later group cannot take a position before an earlier one.
 */
function matchSets(wanted: CallRange<WantedCall>[], made: CallRange<RunCall>[], mode: Mode): (number | undefined)[] {
  return maximumMatching(wanted.length, made.length, (w, m) => {
    const want = wanted[w];
    const call = made[m];
    if (!want || !call || !isWanted(want.call, call.call)) return false;
    return mode !== "exact" || (want.from < call.to && call.from < want.to);
  });
}

/**
 * Ends each wanted group as early as possible, which leaves most room for later ones. All groups so far are matched
 * together, because neighbours may share a group of parallel calls.
 */
function matchInOrder(items: Item[], made: CallRange<RunCall>[]): (number | undefined)[] {
  const ends = [...new Set(made.map(({ from }) => from))];
  let windows: Window[] = [];
  let partners: (number | undefined)[] = [];
  let from = 0;
  for (const item of items) {
    const group = "group" in item ? item.group : [item];
    const upTo = (to: number) => [...windows, ...group.map((call) => ({ call, from, to }))];
    const end = firstEnd(
      ends.filter((place) => place >= from),
      (place) => {
        const found = matchWindows(upTo(place), made);
        const whole = found.every((partner) => partner !== undefined);
        if (whole) partners = found;
        return whole;
      },
    );
    // The calls of later groups stay without a partner.
    if (end === undefined) return matchWindows(upTo(Number.POSITIVE_INFINITY), made);
    windows = upTo(end);
    from = end;
  }
  return partners;
}

/** Binary search for the first place that fits; if one fits, all later ones do. A run may have many thousand places. */
function firstEnd(places: number[], fits: (place: number) => boolean): number | undefined {
  let [low, high] = [0, places.length];
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if (fits(places[middle] ?? 0)) high = middle;
    else low = middle + 1;
  }
  return places[high];
}

function matchWindows(windows: Window[], made: CallRange<RunCall>[]): (number | undefined)[] {
  return maximumMatching(windows.length, made.length, (w, m) => {
    const window = windows[w];
    const call = made[m];
    if (!window || !call || call.from < window.from || call.from > window.to) return false;
    return isWanted(window.call, call.call);
  });
}

function placeWanted(items: Item[]): CallRange<WantedCall>[] {
  const placed: CallRange<WantedCall>[] = [];
  for (const item of items) {
    const from = placed.length;
    const calls = "group" in item ? item.group : [item];
    for (const call of calls) placed.push({ call, from, to: from + calls.length });
  }
  return placed;
}

function placeMade(calls: readonly RunCall[]): CallRange<RunCall>[] {
  const placed: CallRange<RunCall>[] = [];
  for (const [index, call] of calls.entries()) {
    const before = placed.at(-1);
    const together = before !== undefined && call.group !== undefined && before.call.group === call.group;
    placed.push({ call, from: together ? before.from : index, to: index + 1 });
  }
  // The end of a group is known only after its last call.
  for (let index = placed.length - 2; index >= 0; index -= 1) {
    const [here, next] = [placed[index], placed[index + 1]];
    if (here && next && here.from === next.from) here.to = next.to;
  }
  return placed;
}

function itemJson(item: Item): Json {
  return "group" in item ? { group: item.group.map(wantedJson) } : wantedJson(item);
}

import type { Json, JsonObject } from "../../../src/core/schema/json.ts";
import type { TraceRun } from "../../../src/core/schema/trace.ts";

const mark = "$replaykit_fold";
const minItems = 2;

/**
 * Stores the repeated histories of a trace once. An agent's state and model input usually hold all messages so far. A
 * list that begins with the whole of an earlier list becomes a reference to that list, and the rest. Stored bytes then
 * grow linearly with the steps, not quadratically. `unfoldHistory` restores the exact value.
 */
export function foldHistory(trace: TraceRun): JsonObject {
  const seen: string[][] = [];
  const events = trace.events.map((event): Json => {
    if (event.type === "state") return { ...jsonOf(event), state: fold(event.state, seen) };
    if (event.type === "model_call" && event.input !== undefined)
      return { ...jsonOf(event), input: fold(event.input, seen) };
    return jsonOf(event);
  });
  return { ...jsonOf(trace), events };
}

export function unfoldHistory(value: Json): Json {
  if (!isObject(value) || !Array.isArray(value["events"])) return value;
  const lists: Json[][] = [];
  const events = value["events"].map((event): Json => {
    if (!isObject(event)) return event;
    if (event["type"] === "state") return { ...event, state: unfold(event["state"] ?? null, lists) };
    if (event["type"] === "model_call" && event["input"] !== undefined)
      return { ...event, input: unfold(event["input"], lists) };
    return event;
  });
  return { ...value, events };
}

/** Folds lists at the top and one level down (`state.messages`), where agents keep them. */
function fold(value: Json, seen: string[][]): Json {
  if (Array.isArray(value)) return foldList(value, seen);
  if (!isObject(value)) return value;
  const members = Object.entries(value).map(([key, member]): [string, Json] => {
    return [key, Array.isArray(member) ? foldList(member, seen) : member];
  });
  return Object.fromEntries(members);
}

function foldList(list: Json[], seen: string[][]): Json {
  const texts = list.map((item) => JSON.stringify(item));
  const base = longestPrefix(texts, seen);
  seen.push(texts);
  if (base === undefined) return list[0] !== undefined && isMark(list[0]) ? [{ [mark]: [-1, 0] }, ...list] : list;
  return [{ [mark]: [base, seen[base]?.length ?? 0] }, ...list.slice(seen[base]?.length ?? 0)];
}

/** Tries only the last four lists: a history grows from the one before it. */
function longestPrefix(texts: string[], seen: string[][]): number | undefined {
  let best: number | undefined;
  for (let i = seen.length - 1; i >= Math.max(0, seen.length - 4); i -= 1) {
    const earlier = seen[i] ?? [];
    if (earlier.length < minItems || earlier.length > texts.length) continue;
    if (best !== undefined && earlier.length <= (seen[best]?.length ?? 0)) continue;
    if (earlier.every((text, at) => text === texts[at])) best = i;
  }
  return best;
}

function unfold(value: Json, lists: Json[][]): Json {
  if (Array.isArray(value)) return unfoldList(value, lists);
  if (!isObject(value)) return value;
  const members = Object.entries(value).map(([key, member]): [string, Json] => {
    return [key, Array.isArray(member) ? unfoldList(member, lists) : member];
  });
  return Object.fromEntries(members);
}

function unfoldList(list: Json[], lists: Json[][]): Json[] {
  const whole = expand(list, lists);
  lists.push(whole);
  return whole;
}

function expand(list: Json[], lists: Json[][]): Json[] {
  const [first] = list;
  if (first === undefined || !isMark(first)) return list;
  const [base, length] = first[mark];
  return base < 0 ? list.slice(1) : [...(lists[base] ?? []).slice(0, length), ...list.slice(1)];
}

function isMark(value: Json): value is { [mark]: [number, number] } {
  return isObject(value) && Array.isArray(value[mark]);
}

function isObject(value: Json | undefined): value is JsonObject {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function jsonOf(value: object): JsonObject {
  return value as JsonObject; // traces are parsed JSON; only the types of loose schemas do not say so
}

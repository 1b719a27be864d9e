import { append } from "../../core/append.ts";
import { canonicalJson } from "../../core/json/canonical-json.ts";
import { escapePointerPart } from "../../core/matching/json-pointer.ts";
import type { Json } from "../../core/schema/json.ts";
import { isObject } from "../../core/schema/is-object.ts";
import type { TraceEvent } from "../../core/schema/trace.ts";

/** One step of a run: what happened since the step before, and the state after it. */
export interface StepOfRun {
  /** Number, from 1. */
  number: number;
  /** Positions of its events in the trace. */
  events: number[];
  state: Json | undefined;
  /** Id of the checkpoint at its end. */
  step_id: string | undefined;
  /** JSON Pointers to the differences from the state before. */
  changed: string[];
}

const ends = new Set(["state", "tool_result", "model_call", "final_output", "error"]);
const mostChanges = 50;

/**
 * The steps of a run. Each recorded state ends a step. In a run without states, each result, model call, output or
 * error does.
 */
export function stepsOfRun(events: readonly TraceEvent[]): StepOfRun[] {
  const withStates = events.some(({ type }) => type === "state");
  const steps: StepOfRun[] = [];
  let since: number[] = [];
  let before: Json | undefined;
  events.forEach((event, index) => {
    since.push(index);
    if (withStates ? event.type !== "state" : !ends.has(event.type)) return;
    const state = event.type === "state" ? event.state : undefined;
    const changed = state === undefined || before === undefined ? [] : changedPointers(before, state);
    const stepId = event.type === "state" ? event.step_id : undefined;
    steps.push({ number: steps.length + 1, events: since, state, step_id: stepId, changed });
    since = [];
    before = state ?? before;
  });
  const last = steps.at(-1);
  if (last === undefined && since.length > 0)
    return [{ number: 1, events: since, state: undefined, step_id: undefined, changed: [] }];
  if (last) append(last.events, since);
  return steps;
}

/**
 * JSON Pointers to the differences of two values, outermost first. Without recursion, because untrusted values may be
 * deeply nested.
 */
export function changedPointers(before: Json, after: Json): string[] {
  const found: string[] = [];
  const waiting: [string, Json | undefined, Json | undefined][] = [["", before, after]];
  for (let next = waiting.shift(); next !== undefined && found.length < mostChanges; next = waiting.shift()) {
    const [pointer, left, right] = next;
    if (left !== undefined && right !== undefined && canonicalJson(left) === canonicalJson(right)) continue;
    if (!isObject(left) || !isObject(right)) {
      found.push(pointer === "" ? "/" : pointer);
      continue;
    }
    for (const key of new Set([...Object.keys(left), ...Object.keys(right)])) {
      waiting.push([`${pointer}/${escapePointerPart(key)}`, left[key], right[key]]);
    }
  }
  return found;
}

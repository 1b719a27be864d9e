import { isObject } from "../schema/is-object.ts";
import type { Json, JsonObject } from "../schema/json.ts";
import { at, objectsOf, present, textOf } from "./fields.ts";

const saying = new Set(["agent_response", "user_response", "message_observed"]);

/** Simulations in the log of events that some runtimes of tau2 write while they run: what was said is in it, message by message. */
export function simulationsOfEvents(lines: Json[]): JsonObject[] {
  const events = objectsOf(lines).filter((line) => isObject(at(line, "payload", "runtime_trace")));
  if (events.length === 0 || !events.some(({ event_type }) => saying.has(textOf(event_type) ?? ""))) return [];
  const simulations: JsonObject[] = [];
  let messages: JsonObject[] = [];
  const runs = textOf(events[0]?.["run_id"]) ?? "tau2";
  for (const event of events) {
    const told = at(event, "payload", "runtime_trace");
    const raw = at(told, "message", "raw");
    if (saying.has(textOf(event["event_type"]) ?? "") && isObject(raw)) messages.push(raw);
    if (event["event_type"] === "simulation_end") {
      simulations.push(
        present({
          id: `${runs}-${simulations.length + 1}`,
          task_id: event["task_id"] ?? null,
          messages,
          termination_reason: at(told, "termination_reason"),
        }),
      );
      messages = [];
    }
    const reward = event["event_type"] === "evaluation_end" ? at(told, "reward") : undefined;
    const last = simulations.at(-1);
    if (last && reward !== undefined) last["reward_info"] = { reward };
  }
  // A log that ends before its run does.
  if (messages.length > 0) simulations.push({ id: `${runs}-${simulations.length + 1}`, task_id: null, messages });
  return simulations;
}

import { readMessages } from "../formats/message.ts";
import { isObject } from "../schema/is-object.ts";
import type { Json } from "../schema/json.ts";
import type { TraceEvent } from "../schema/trace.ts";

/**
 * Calls with the model call that asked for them as their group: a recorder of single calls sees them one by one, and only the
 * model's answer tells which were asked for together. A call that no answer asked for is the program's own, and has no group.
 */
export function withGroups(events: TraceEvent[]): TraceEvent[] {
  if (!events.some((event) => event.type === "tool_call" && event.group === undefined)) return events;
  let group = "";
  let asked: string[] = [];
  const grouped = events.map((event, index) => {
    if (event.type === "model_call") {
      group = `model-${index}`;
      asked = toolsIn(event.output);
    }
    if (event.type !== "tool_call" || !asked.includes(event.tool_name)) return event;
    if (event.group !== undefined && event.group !== group) return event;
    asked.splice(asked.indexOf(event.tool_name), 1);
    return event.group === group ? event : { ...event, group };
  });
  return grouped.some((event, index) => event !== events[index]) ? grouped : events;
}

/** The tools that an answer asks for, in whatever spelling its client gives it. */
function toolsIn(answer: Json | undefined): string[] {
  const inside = isObject(answer) ? (answer["choices"] ?? answer["candidates"] ?? answer["output"] ?? answer) : answer;
  return readMessages(inside, "assistant").flatMap(({ calls }) => calls.map(({ name }) => name));
}

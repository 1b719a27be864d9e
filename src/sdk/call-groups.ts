import { readMessages } from "../core/formats/message.ts";
import { isObject } from "../core/schema/is-object.ts";
import type { Json } from "../core/schema/json.ts";
import type { TraceEvent } from "../core/schema/trace.ts";

/**
 * Calls with the model call that asked for them as their group: a recorder of single calls sees them one by one, and only the
 * model's answer tells which were asked for together. A call that no answer asked for is the program's own, and has no group.
 */
export function withGroups(events: readonly TraceEvent[]): TraceEvent[] {
  let group = "";
  let asked: string[] = [];
  return events.map((event, index) => {
    if (event.type === "model_call") {
      group = `model-${index}`;
      asked = toolsIn(event.output);
    }
    if (event.type !== "tool_call" || event.group !== undefined || !asked.includes(event.tool_name)) return event;
    asked.splice(asked.indexOf(event.tool_name), 1);
    return { ...event, group };
  });
}

/** The tools that an answer asks for, in whatever spelling its client gives it. */
function toolsIn(answer: Json | undefined): string[] {
  const inside = isObject(answer) ? (answer["choices"] ?? answer["candidates"] ?? answer["output"] ?? answer) : answer;
  return readMessages(inside, "assistant").flatMap(({ calls }) => calls.map(({ name }) => name));
}

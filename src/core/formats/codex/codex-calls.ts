import { isObject } from "../../schema/is-object.ts";
import type { JsonObject } from "../../schema/json.ts";
import type { TraceEvent } from "../../schema/trace.ts";
import { asText, at, numberOf, objectOf, present, textOf } from "../fields/fields.ts";
import { isoOf, millisBetween } from "../fields/times.ts";
import { eventsOfCall } from "./codex-exec.ts";
import { itemOf } from "./codex-protocol.ts";

const ends = /^(?:exec_command|patch_apply|mcp_tool_call)_end$/;

const kinds: Record<string, string> = {
  CommandExecution: "command_execution",
  FileChange: "file_change",
  McpToolCall: "mcp_tool_call",
};

/**
 * Events of calls that have no item in the log, only an event at their end. An agent's script (`exec`) makes such
 * calls, and is their parent. Commands that users ran in their own shell are left out.
 */
export function callsOfEvents(lines: readonly JsonObject[]): TraceEvent[] {
  const known = new Set(lines.flatMap(idsOfItem));
  const open: string[] = [];
  const ended = new Set<string>();
  return lines.flatMap((line) => {
    followItem(line, open, ended);
    const call = endedCall(line);
    if (call === undefined || known.has(call.id)) return [];
    known.add(call.id);
    const duration = durationOf(call.payload["duration"]);
    return (eventsOfCall(call.id, call.item) ?? []).map((event) =>
      present({
        ...event,
        at: isoOf(line["timestamp"]),
        parent: open.at(-1),
        duration_ms: event.type === "tool_result" ? duration : undefined,
      }),
    );
  });
}

function idsOfItem({ type, payload }: JsonObject): string[] {
  return type === "response_item" ? [at(payload, "call_id"), at(payload, "id")].flatMap((id) => textOf(id) ?? []) : [];
}

/** Updates `open`: the ids of the calls that wait for their result, newest last. */
function followItem({ type, payload }: JsonObject, open: string[], ended: Set<string>): void {
  const id = type === "response_item" ? textOf(at(payload, "call_id")) : undefined;
  if (id === undefined) return;
  const kind = asText(at(payload, "type"));
  if (kind.endsWith("_call")) {
    ended.delete(id);
    open.push(id);
  } else if (kind.endsWith("_output")) ended.add(id);
  // Only the newest open call is checked, so that the time grows linearly with the calls.
  while (open.length > 0 && ended.has(open.at(-1) ?? "")) open.pop();
}

function endedCall({ type, payload }: JsonObject): { id: string; item: JsonObject; payload: JsonObject } | undefined {
  if (type !== "event_msg" || !isObject(payload)) return undefined;
  const name = asText(payload["type"]);
  const known = name === "item_completed" ? objectOf(payload["item"]) : payload;
  if (/^user_?shell$/i.test(asText(known["source"]))) return undefined;
  const kind = Object.hasOwn(kinds, asText(known["type"])) ? kinds[asText(known["type"])] : undefined;
  const item = ends.test(name) ? itemOf(name, payload) : kind === undefined ? undefined : { ...known, type: kind };
  const id = textOf(known["call_id"]) ?? textOf(known["id"]);
  return item === undefined || id === undefined ? undefined : { id, item, payload: known };
}

function durationOf(duration: JsonObject[string] | undefined): number | undefined {
  const seconds = numberOf(at(duration, "secs"));
  const millis = seconds === undefined ? undefined : seconds * 1000 + (numberOf(at(duration, "nanos")) ?? 0) / 1e6;
  return millisBetween(0, millis);
}

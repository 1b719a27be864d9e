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
 * Calls that no item tells of, only the program's event at their end: those that a script of the agent's made (`exec`), which they
 * stand below. What the user ran in a shell of their own is no call of the agent's.
 */
export function callsOfEvents(lines: readonly JsonObject[]): TraceEvent[] {
  const told = new Set(lines.flatMap(idsOfItem));
  const open: string[] = [];
  return lines.flatMap((line) => {
    followItem(line, open);
    const ended = endedCall(line);
    if (ended === undefined || told.has(ended.id)) return [];
    told.add(ended.id);
    const duration = durationOf(ended.payload["duration"]);
    return (eventsOfCall(ended.id, ended.item) ?? []).map((event) =>
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

/** Keeps the ids of the calls that wait for their result, the newest last. */
function followItem({ type, payload }: JsonObject, open: string[]): void {
  const id = type === "response_item" ? textOf(at(payload, "call_id")) : undefined;
  if (id === undefined) return;
  const kind = asText(at(payload, "type"));
  if (kind.endsWith("_call")) open.push(id);
  else if (kind.endsWith("_output") && open.includes(id)) open.splice(open.indexOf(id), 1);
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

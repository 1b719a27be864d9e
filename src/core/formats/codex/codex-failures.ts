import { isObject } from "../../schema/is-object.ts";
import type { JsonObject } from "../../schema/json.ts";
import type { CallError, TraceEvent } from "../../schema/trace.ts";
import { asText, at, first, numberOf, objectOf, textOf, unwrapped } from "../fields/fields.ts";

/** Failures of commands, patches and MCP calls that Codex's own events report, by call id. */
export function failuresOfCalls(lines: JsonObject[]): Map<string, CallError> {
  const failures = new Map<string, CallError>();
  for (const line of lines) {
    if (line["type"] !== "event_msg") continue;
    const payload = objectOf(line["payload"]);
    const item = payload["type"] === "item_completed" ? payload["item"] : undefined;
    const id = textOf(payload["call_id"]) ?? textOf(at(item, "id"));
    const error = isObject(item) ? failureOfItem(item) : failureOf(payload);
    if (id !== undefined && error) failures.set(id, error);
  }
  return failures;
}

function failureOf(payload: JsonObject): CallError | undefined {
  const type = textOf(payload["type"]);
  if (type === "exec_command_end") return ofCode(numberOf(payload["exit_code"]));
  if (type === "patch_apply_end" && payload["success"] === false) {
    return { kind: "tool", message: textOf(payload["stderr"])?.trim().slice(0, 2000) ?? "the patch was not applied" };
  }
  if (type !== "mcp_tool_call_end") return undefined;
  const failed = first(payload["result"], "Err");
  if (failed !== undefined) return { kind: "tool", message: asText(failed).slice(0, 2000) };
  const flagged = at(payload, "result", "Ok", "isError") ?? at(payload, "result", "Ok", "is_error");
  return flagged === true
    ? { kind: "tool", message: asText(at(payload, "result", "Ok", "content")).slice(0, 2000) }
    : undefined;
}

/** The failure in an `item_completed` event, which the newest versions write. */
function failureOfItem(item: JsonObject): CallError | undefined {
  if (item["type"] === "CommandExecution") return ofCode(numberOf(item["exit_code"]));
  const flagged = at(item, "result", "isError") === true;
  if (!flagged && item["status"] !== "failed" && item["status"] !== "declined") return undefined;
  const errorText = textOf(at(item, "error", "message")) ?? textOf(item["stderr"]) ?? textOf(first(item, "error"));
  const shown = errorText ?? asText(at(item, "result", "content") ?? item["status"]);
  return { kind: "tool", message: shown.trim().slice(0, 2000) };
}

function ofCode(code: number | undefined): CallError | undefined {
  return code === undefined || code === 0 ? undefined : { kind: "tool", message: `exit code ${code}` };
}

/** Adds errors to results: from `failures`, or else from the exit code in the output (marked as heuristic). */
export function withFailures(events: TraceEvent[], failures: Map<string, CallError>): TraceEvent[] {
  return events.map((event) => {
    if (event.type !== "tool_result" || event.error) return event;
    const known = event.call_id === undefined ? undefined : failures.get(event.call_id);
    const error = known ?? errorInText(event.output);
    return error ? { ...event, error } : event;
  });
}

const exitCode = /^(?:Exit code:|Process exited with code) (-?\d+)\s*$/m;

function errorInText(output: unknown): CallError | undefined {
  if (typeof output !== "string") return undefined;
  const inner = /^\s*\{"output"/.test(output) ? unwrapped(output) : undefined;
  const code = isObject(inner)
    ? numberOf(at(inner, "metadata", "exit_code"))
    : numberOf(exitCode.exec(output.slice(0, 400))?.[1]);
  const error = ofCode(code);
  return error && { ...error, heuristic: true };
}

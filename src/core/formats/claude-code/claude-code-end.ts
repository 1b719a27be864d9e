import { kindOfError } from "../../run/error-text.ts";
import type { Json, JsonObject } from "../../schema/json.ts";
import type { RunStatus, TraceEvent } from "../../schema/trace.ts";
import { isInterruption } from "./claude-code-lines.ts";
import { asText, first, numberOf, present, textOf } from "../fields/fields.ts";
import { readMessages } from "../messages/message.ts";
import { compact } from "../../compact.ts";
import type { Turn } from "../messages/transcript.ts";

/** How a session or stream ended, as far as it is recorded. */
export interface End {
  status: RunStatus;
  final?: string;
  events: TraceEvent[];
  notes: string[];
}

/** How the run ended, if a result line says so. A stream without one was cut off. */
export function endOf(result: JsonObject | undefined, streamed: boolean): End | undefined {
  if (!result) {
    const notes = ["the stream has no result line: the run was cut off"];
    return streamed ? { status: "unknown", events: [], notes } : undefined;
  }
  const subtype = textOf(result["subtype"]) ?? "";
  const answer = textOf(result["result"]);
  const cost = numberOf(result["total_cost_usd"]);
  const data: TraceEvent = present({ type: "other", name: "result", data: { ...result }, cost });
  if (result["is_error"] !== true && (subtype === "success" || subtype === "")) {
    return { status: "success", events: [data], ...compact({ final: answer }), notes: [] };
  }
  const listed = first(result, "errors", "error", "result");
  const errors = (Array.isArray(listed) ? listed.map(asText).join("; ") : asText(listed)) || subtype;
  const kind = /max_turns|max_budget/.test(subtype) ? "limit" : kindOfError(errors, "exception");
  return { status: "error", events: [data, { type: "error", kind, error: errors }], notes: [] };
}

/** A session file records its end only if a person stopped it or the model did not answer. */
export function sessionEnd(lines: JsonObject[], last: Turn | undefined): End {
  const spoken = (line: JsonObject) => line["type"] === "user" || line["type"] === "assistant";
  const lastLine = lines.findLast((line) => spoken(line) && line["isSidechain"] !== true);
  const interrupted = lastLine !== undefined && isInterruption(lastLine);
  if (!interrupted && last?.error === undefined) return { status: "unknown", events: [], notes: [] };
  const error = interrupted ? textsOf(lastLine["message"]) : (last?.error?.message ?? "");
  const kind = interrupted ? "cancelled" : kindOfError(error, "model");
  return { status: "error", events: [{ type: "error", kind, error }], notes: [] };
}

function textsOf(message: Json | undefined): string {
  return readMessages(message)
    .map(({ text }) => text)
    .join("");
}

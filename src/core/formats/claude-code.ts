import { isObject } from "../schema/is-object.ts";
import type { Json, JsonObject } from "../schema/json.ts";
import type { RunStatus, TraceEvent } from "../schema/trace.ts";
import { kindOfError } from "./error-text.ts";
import { asText, at, first, numberOf, objectOf, present, textOf } from "./fields.ts";
import type { FormatInput, ReadTrace, TraceFormat } from "./format.ts";
import { readMessages } from "./message.ts";
import { usageOf } from "./model-fields.ts";
import { isoOf } from "./times.ts";
import { eventsOfTurns, finalText, joinTurns, makeTrace, type Turn } from "./transcript.ts";

/** Claude Code's session files, and the stream-json of its print mode and Agent SDK. */
export const claudeCode: TraceFormat = {
  name: "claude-code",
  title: "Claude Code sessions (JSONL) and stream-json",
  detect: (input) => {
    const lines = linesOf(input);
    const own = lines.filter(isOwn).length;
    return own > 0 && own >= lines.filter(isObject).length / 3 ? 0.97 : 0;
  },
  read: (input, { platform }) => {
    const sessions = new Map<string, JsonObject[]>();
    let session = "";
    for (const line of linesOf(input).map(objectOf)) {
      session = textOf(first(line, "sessionId", "session_id")) ?? session;
      const key = session || `session-${platform.hash(input.text ?? input.name).slice(0, 16)}`;
      const agent = line["isSidechain"] === true ? textOf(line["agentId"]) : undefined;
      const place = agent === undefined ? key : `${key}/${agent}`;
      const same = sessions.get(place);
      if (same) same.push(line);
      else sessions.set(place, [line]);
    }
    return joinLeading(sessions).flatMap(([id, lines]) => readSession(id, lines));
  },
};

function linesOf({ json, lines }: FormatInput): Json[] {
  if (lines) return lines;
  const messages = first(json, "messages");
  return Array.isArray(json) ? json : Array.isArray(messages) ? messages : json === undefined ? [] : [json];
}

function isOwn(line: Json): boolean {
  const type = textOf(at(line, "type"));
  if (type === "user" || type === "assistant") {
    const keyed = ["sessionId", "session_id", "uuid", "parentUuid", "parent_tool_use_id"].some(
      (key) => at(line, key) !== undefined,
    );
    return keyed && isObject(at(line, "message"));
  }
  if (type === "system") return at(line, "subtype") !== undefined;
  if (type === "result") return at(line, "num_turns") !== undefined || at(line, "is_error") !== undefined;
  if (type === "summary") return at(line, "leafUuid") !== undefined;
  return (
    type === "file-history-snapshot" ||
    type === "queue-operation" ||
    type === "control_request" ||
    type === "control_response"
  );
}

/** Lines before the first that names its session belong to it. */
function joinLeading(sessions: Map<string, JsonObject[]>): [string, JsonObject[]][] {
  const entries = [...sessions];
  const [head, next] = entries;
  const nameless = head?.[1].every((line) => first(line, "sessionId", "session_id") === undefined) ?? false;
  if (!head || !next || !nameless) return entries;
  return [[next[0], [...head[1], ...next[1]]], ...entries.slice(2)];
}

function readSession(run_id: string, lines: JsonObject[]): ReadTrace[] {
  const turns = joinTurns(lines.flatMap(turnOf), (a, b) => a.answer !== undefined && a.answer === b.answer);
  const result = lines.findLast((line) => line["type"] === "result");
  if (turns.length === 0 && !result) return [];
  const events = eventsOfTurns(turns);
  for (const line of lines) {
    const other = otherOf(line);
    if (other) events.push(other);
  }
  const streamed = lines.some((line) => line["type"] === "system" && line["subtype"] === "init");
  const end = endOf(result, streamed);
  events.push(...end.events);
  const main = turns.filter(({ parent }) => parent === undefined).map(({ message }) => message);
  const final = end.final ?? (end.status === "error" ? undefined : finalText(main));
  if (final !== undefined) events.push({ type: "final_output", content: final });
  const init = lines.find((line) => line["subtype"] === "init") ?? lines.find((line) => line["version"] !== undefined);
  const model = turns.find((turn) => turn.model !== undefined)?.model ?? textOf(init?.["model"]);
  const read = makeTrace({
    run_id,
    format: "claude-code",
    status: end.status,
    agent: present({ name: "claude-code", version: textOf(first(init, "claude_code_version", "version")) }),
    ...(model === undefined ? {} : { model: { provider: "anthropic", name: model } }),
    session_id: run_id.split("/")[0] ?? run_id,
    events,
    notes: end.notes,
  });
  return [read];
}

interface LineTurn extends Turn {
  /** Id of the answer that the line is a part of: one answer is written as several lines. */
  answer?: string | undefined;
}

function turnOf(line: JsonObject): LineTurn[] {
  const type = line["type"];
  const message = line["message"];
  if ((type !== "user" && type !== "assistant") || !isObject(message)) return [];
  const when = isoOf(line["timestamp"]);
  const parent = textOf(line["parent_tool_use_id"]);
  const answer = type === "assistant" ? textOf(message["id"]) : undefined;
  return readMessages({ role: type, ...message }).map((read) => ({
    message: read,
    at: when,
    parent,
    answer,
    model: textOf(message["model"]),
    usage: type === "assistant" ? usageOf(message["usage"]) : undefined,
    ...(line["isApiErrorMessage"] === true ? { error: { kind: "model" as const, message: read.text } } : {}),
  }));
}

function otherOf(line: JsonObject): TraceEvent | undefined {
  const type = textOf(line["type"]);
  if (type === undefined || type === "user" || type === "assistant" || type === "result") return undefined;
  const subtype = textOf(line["subtype"]);
  const name = subtype === undefined ? type : `${type}/${subtype}`;
  return present({ type: "other", name, data: line, at: isoOf(line["timestamp"]) });
}

interface End {
  status: RunStatus;
  final?: string;
  events: TraceEvent[];
  notes: string[];
}

/** Only a stream says how it ended; a stream without its last line was cut off. */
function endOf(result: JsonObject | undefined, streamed: boolean): End {
  if (!result) {
    const notes = streamed ? ["the stream has no result line: the run was cut off"] : [];
    return { status: "unknown", events: [], notes };
  }
  const subtype = textOf(result["subtype"]) ?? "";
  const said = textOf(result["result"]);
  const cost = numberOf(result["total_cost_usd"]);
  const data: TraceEvent = present({ type: "other", name: "result", data: { ...result }, cost });
  if (result["is_error"] !== true && (subtype === "success" || subtype === "")) {
    return { status: "success", events: [data], ...(said === undefined ? {} : { final: said }), notes: [] };
  }
  const errors = asText(first(result, "errors", "error", "result")) || subtype;
  const kind = /max_turns|max_budget/.test(subtype) ? "limit" : kindOfError(errors, "exception");
  return { status: "error", events: [data, { type: "error", kind, error: errors }], notes: [] };
}

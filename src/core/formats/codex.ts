import { isObject } from "../schema/is-object.ts";
import type { Json, JsonObject } from "../schema/json.ts";
import type { TraceEvent } from "../schema/trace.ts";
import { kindOfError } from "./error-text.ts";
import { asText, at, first, objectOf, present, textOf } from "./fields.ts";
import type { FormatInput, ReadTrace, TraceFormat } from "./format.ts";
import { readMessages } from "./message.ts";
import { usageOf } from "./model-fields.ts";
import { isoOf } from "./times.ts";
import { eventsOfTurns, finalText, joinTurns, makeTrace, type Turn } from "./transcript.ts";

const types = new Set(["session_meta", "turn_context", "response_item", "event_msg", "compacted"]);

/** Codex's rollout files. */
export const codex: TraceFormat = {
  name: "codex",
  title: "Codex CLI rollouts",
  detect: (input) => {
    const lines = linesOf(input);
    return lines.length > 0 && lines.every((line) => types.has(asText(line["type"])) && isObject(line["payload"]))
      ? 0.98
      : 0;
  },
  read: (input, { platform }) => [
    readRollout(linesOf(input), `codex-${platform.hash(input.text ?? input.name).slice(0, 16)}`),
  ],
};

function linesOf({ json, lines }: FormatInput): JsonObject[] {
  return (lines ?? (Array.isArray(json) ? json : json === undefined ? [] : [json])).filter(isObject);
}

function readRollout(lines: JsonObject[], hashed: string): ReadTrace {
  const meta = objectOf(lines.find(({ type }) => type === "session_meta")?.["payload"]);
  const turns = turnsOf(lines);
  const events = eventsOfTurns(turns);
  for (const line of lines) events.push(...otherOf(line));
  const failed = events.some(({ type }) => type === "error");
  const complete = lines.some((line) => /^(?:task|turn)_complete$/.test(asText(at(line, "payload", "type"))));
  const final = finalText(turns.map(({ message }) => message));
  if (final !== undefined && !failed) events.push({ type: "final_output", content: final });
  const model = textOf(
    at(
      lines.find(({ type }) => type === "turn_context"),
      "payload",
      "model",
    ),
  );
  return makeTrace({
    run_id: textOf(meta["id"]) ?? hashed,
    format: "codex",
    agent: present({ name: "codex", version: textOf(meta["cli_version"]) }),
    ...(model === undefined ? {} : { model: present({ name: model, provider: textOf(meta["model_provider"]) }) }),
    status: failed ? "error" : complete ? "success" : "unknown",
    events,
  });
}

/** Response items tell what was said; event messages only repeat it, but they alone have the usage. */
function turnsOf(lines: JsonObject[]): Turn[] {
  const turns: (Turn & { fence: number })[] = [];
  let fence = 0;
  for (const line of lines) {
    const payload = objectOf(line["payload"]);
    if (line["type"] === "response_item") {
      const when = isoOf(line["timestamp"]);
      for (const message of readMessages(payload)) turns.push({ message, at: when, fence });
    } else if (payload["type"] === "token_count") {
      const last = turns.findLast(({ message }) => message.role === "assistant");
      const usage = usageOf(first(objectOf(payload["info"]), "last_token_usage"));
      if (last && usage) last.usage = usage;
      fence += 1;
    }
  }
  return joinTurns(turns, (a, b) => a.fence === b.fence && (a.message.text === "" || b.message.text === ""));
}

const repeated = new Set(["user_message", "agent_message", "agent_reasoning", "token_count"]);

function otherOf(line: JsonObject): TraceEvent[] {
  const payload = objectOf(line["payload"]);
  const type = textOf(payload["type"]) ?? "";
  const at = isoOf(line["timestamp"]);
  if (line["type"] === "response_item" || repeated.has(type)) return [];
  if (line["type"] === "event_msg" && /^(?:error|stream_error|turn_aborted)$/.test(type)) {
    const message: Json = first(payload, "message", "reason", "error") ?? type;
    const otherwise = type === "turn_aborted" ? "cancelled" : "exception";
    return [present({ type: "error", kind: kindOfError(asText(message), otherwise), error: asText(message), at })];
  }
  const name = type === "" ? asText(line["type"]) : `${asText(line["type"])}/${type}`;
  return [present({ type: "other", name, data: payload, at })];
}

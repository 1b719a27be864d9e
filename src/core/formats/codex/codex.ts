import { isObject } from "../../schema/is-object.ts";
import type { Json, JsonObject } from "../../schema/json.ts";
import type { RunStatus, TraceEvent } from "../../schema/trace.ts";
import { inTime } from "../fields/in-time.ts";
import { callsOfEvents } from "./codex-calls.ts";
import { isMessageItem, messagesByLine } from "./codex-messages.ts";
import { failuresOfCalls, withFailures } from "./codex-failures.ts";
import { isExecStream, readExecStream } from "./codex-exec.ts";
import { isProtocol, streamOfProtocol } from "./codex-protocol.ts";
import { kindOfError } from "../../run/error-text.ts";
import { asText, at, first, numberOf, objectOf, present, textOf } from "../fields/fields.ts";
import type { FormatInput, ReadTrace, TraceFormat } from "../input/format.ts";
import { isItem } from "../../providers/openai-items.ts";
import { usageOf } from "../fields/model-fields.ts";
import { picked } from "../input/once-a-run.ts";
import { isoOf } from "../fields/times.ts";
import { compact } from "../../compact.ts";
import { eventsOfTurns, finalText, joinTurns, makeTrace, type Turn } from "../messages/transcript.ts";

const types = new Set(["session_meta", "turn_context", "response_item", "event_msg", "compacted"]);

/** Codex's rollout files of all versions, and what `codex exec --json` prints. */
export const codex: TraceFormat = {
  name: "codex",
  title: "Codex CLI rollouts and exec streams, including sub-agents",
  carries: "times, tokens, errors of the run",
  surest: 0.98,
  detect: (input) => {
    const lines = linesOf(input);
    if (lines.length === 0) return 0;
    const known = lines.filter((line) => types.has(asText(line["type"])) && isObject(line["payload"])).length;
    if (known > 0 && known >= lines.length * 0.8) return 0.98;
    return isExecStream(lines) || isProtocol(lines) || isOld(lines) ? 0.95 : 0;
  },
  read: (input, { platform }) => {
    const lines = linesOf(input);
    const hashed = () => `codex-${platform.hash(input.text ?? JSON.stringify(lines)).slice(0, 16)}`;
    if (isExecStream(lines)) return [readExecStream(lines, hashed)];
    if (isProtocol(lines)) return [readExecStream(streamOfProtocol(lines), hashed)];
    return [readRollout(isOld(lines) ? lines.map(enveloped) : lines, hashed)];
  },
};

function linesOf({ json, lines }: FormatInput): JsonObject[] {
  return (lines ?? (Array.isArray(json) ? json : json === undefined ? [] : [json])).filter(isObject);
}

/** The first versions wrote the head and the items without an envelope. */
function isOld([head, ...items]: JsonObject[]): boolean {
  const heads = head !== undefined && "id" in head && "timestamp" in head && !("type" in head) && !("role" in head);
  return heads && items.length > 0 && items.every((item) => isItem(item) || "record_type" in item);
}

function enveloped(line: JsonObject, index: number): JsonObject {
  const type = index === 0 ? "session_meta" : "record_type" in line ? "state" : "response_item";
  return { type, payload: line, ...present({ timestamp: line["timestamp"] }) };
}

function readRollout(lines: JsonObject[], hashed: () => string): ReadTrace {
  // A forked session holds its own head first, then its parent's.
  const meta = objectOf(lines.find(({ type }) => type === "session_meta")?.["payload"]);
  const turns = turnsOf(lines);
  const failures = failuresOfCalls(lines);
  const turnEvents = withFailures(eventsOfTurns(turns), failures);
  const reported = new Set<string>();
  const besides = lines.flatMap((line) => otherOf(line, reported));
  const ran = withFailures(callsOfEvents(lines), failures);
  const events = [...instructionsOf(meta), ...inTime(turnEvents, inTime(ran, besides))];
  const { status, failed } = endOf(lines, events);
  const final = finalText(turns.map(({ message }) => message));
  if (final !== undefined && !failed) events.push({ type: "final_output", content: final });
  const context = lines.find(({ type }) => type === "turn_context");
  const model = textOf(at(context, "payload", "model"));
  const taken = lines.reduce((sum, line) => sum + (rolledBackBy(line) ?? 0), 0);
  const parent = textOf(at(meta, "source", "subagent", "thread_spawn", "parent_thread_id") ?? meta["forked_from_id"]);
  return makeTrace({
    run_id: textOf(meta["id"]) ?? hashed(),
    format: "codex",
    agent: present({ name: "codex", version: textOf(meta["cli_version"]) }),
    ...compact({ parent_run_id: parent }),
    ...(model === undefined ? {} : { model: present({ name: model, provider: textOf(meta["model_provider"]) }) }),
    status,
    events,
    notes: taken === 0 ? [] : [`turns undone by the user, kept here: ${taken}`],
  });
}

/** The model's instructions and the member that holds them. Newer versions wrap them. */
function instructionsIn(meta: JsonObject): { name?: string; text?: string } {
  const plain = textOf(meta["instructions"]);
  if (plain !== undefined) return { name: "instructions", text: plain };
  const wrapped = textOf(at(meta, "base_instructions", "text"));
  return wrapped === undefined ? {} : { name: "base_instructions", text: wrapped };
}

function instructionsOf(meta: JsonObject): TraceEvent[] {
  const { text } = instructionsIn(meta);
  return text === undefined ? [] : [{ type: "input_message", role: "system", content: text }];
}

/** The instructions are already the first event of the run. */
function withoutInstructions(type: Json | undefined, payload: JsonObject): JsonObject {
  const { name } = type === "session_meta" ? instructionsIn(payload) : {};
  return name === undefined ? payload : Object.fromEntries(Object.entries(payload).filter(([key]) => key !== name));
}

function rolledBackBy({ type, payload }: JsonObject): number | undefined {
  const back = type === "event_msg" && at(payload, "type") === "thread_rolled_back";
  return back ? numberOf(at(payload, "num_turns")) : undefined;
}

/**
 * The last turn decides how the run ended. Earlier errors do not count, nor do errors after which the turn continued.
 */
function endOf(lines: JsonObject[], events: TraceEvent[]): { status: RunStatus; failed: boolean } {
  const kinds = lines.map((line) => (line["type"] === "event_msg" ? asText(at(line, "payload", "type")) : ""));
  const completed = kinds.findLastIndex((kind) => ends.test(kind));
  const stopped = kinds.findLastIndex((kind) => kind === "error" || kind === "turn_aborted");
  const end = objectOf(lines[completed]?.["payload"]);
  const begun = kinds.findLastIndex((kind, index) => index < completed && /^(?:task|turn)_started$/.test(kind));
  const wentOn = lines.some(({ type }, index) => {
    const within = index > stopped && index < completed;
    return within && (type === "response_item" || kinds[index] === "agent_message");
  });
  const silent = !wentOn && textOf(end["last_agent_message"]) === undefined;
  const gaveUp = stopped !== -1 && stopped > begun && silent;
  const broken = stopped > completed || gaveUp || messageOf(end) !== undefined;
  const failed = broken || (completed === -1 && events.some(({ type }) => type === "error"));
  return { status: failed ? "error" : completed === -1 ? "unknown" : "success", failed };
}

const ends = /^(?:task|turn)_complete$/;

/** The failure that the end of a turn reports. */
function messageOf(end: JsonObject): string | undefined {
  return textOf(at(end, "error", "message")) ?? textOf(end["error"]);
}

/**
 * Response items hold the messages. Event messages repeat them, and only they have token counts. Items with the same
 * `fence` may be one answer.
 */
function turnsOf(lines: JsonObject[]): Turn[] {
  const turns: (Turn & { fence: number })[] = [];
  const messagesAt = messagesByLine(lines);
  const counted = new Set<number>();
  let fence = 0;
  let spoken: Turn | undefined;
  let model: string | undefined;
  let params: JsonObject | undefined;
  for (const line of lines) {
    const payload = objectOf(line["payload"]);
    if (line["type"] === "turn_context") {
      model = textOf(payload["model"]) ?? model;
      params = settingsOf(payload);
    }
    const messages = messagesAt.get(line);
    if (messages) {
      const when = isoOf(line["timestamp"]);
      for (const message of messages) {
        if (message.role !== "assistant") fence += 1;
        const answer = message.role === "assistant";
        const turn = {
          message,
          at: when,
          fence,
          ...(answer ? { model } : {}),
          ...(answer && params ? { params } : {}),
        };
        turns.push(turn);
        if (answer) spoken = turn;
        // The settings go with a context's first answer.
        if (answer) params = undefined;
      }
    } else if (payload["type"] === "token_count") {
      countTokens(spoken, payload["info"], counted);
      fence += 1;
    }
  }
  return joinTurns(turns, (a, b) => a.fence === b.fence && (a.message.text === "" || b.message.text === ""));
}

/**
 * Adds token counts to the answer before them. The next request repeats the counts. Some versions also write them
 * before the answer: then the answer before them already has its own.
 */
function countTokens(answer: Turn | undefined, info: Json | undefined, counted: Set<number>): void {
  const usage = usageOf(first(info, "last_token_usage"));
  const total = numberOf(at(info, "total_token_usage", "total_tokens"));
  if (!answer || !usage || answer.usage || (total !== undefined && counted.has(total))) return;
  answer.usage = usage;
  if (total !== undefined) counted.add(total);
}

function settingsOf(context: JsonObject): JsonObject | undefined {
  const settings = picked(context, ["effort", "summary"]);
  return Object.keys(settings).length === 0 ? undefined : settings;
}

const repeated = new Set(["user_message", "agent_message", "agent_reasoning", "token_count"]);

/**
 * Events for everything except messages and token counts. A failure in both an event and its turn's end counts once.
 */
function otherOf(line: JsonObject, reported: Set<string>): TraceEvent[] {
  const payload = objectOf(line["payload"]);
  const type = textOf(payload["type"]) ?? "";
  const at = isoOf(line["timestamp"]);
  if (line["type"] === "response_item" && type === "agent_message") {
    // The message of another agent is a turn. This event names its author and recipient.
    return [
      present({
        type: "other",
        name: "response_item/agent_message",
        data: picked(payload, ["author", "recipient"]),
        at,
      }),
    ];
  }
  if (isMessageItem(line) || repeated.has(type)) return [];
  if (line["type"] === "event_msg" && /^(?:error|turn_aborted)$/.test(type)) {
    const message: Json = first(payload, "message", "reason", "error") ?? type;
    const otherwise = type === "turn_aborted" ? "cancelled" : "exception";
    const kind = message === "budget_limited" ? "limit" : kindOfError(asText(message), otherwise);
    reported.add(asText(message));
    return [present({ type: "error", kind, error: asText(message), at })];
  }
  const failure = line["type"] === "event_msg" && ends.test(type) ? messageOf(payload) : undefined;
  if (failure !== undefined && !reported.has(failure))
    return [present({ type: "error", kind: kindOfError(failure, "exception"), error: failure, at })];
  const name = type === "" ? asText(line["type"]) : `${asText(line["type"])}/${type}`;
  return [present({ type: "other", name, data: withoutInstructions(line["type"], payload), at })];
}

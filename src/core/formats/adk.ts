import { kindOfError } from "../run/error-text.ts";
import { isObject } from "../schema/is-object.ts";
import type { Json, JsonObject } from "../schema/json.ts";
import type { CallError, TraceEvent } from "../schema/trace.ts";
import { inputId } from "./input/content-id.ts";
import { at, first, objectsOf, present, textOf } from "./fields/fields.ts";
import type { FormatInput, ReadTrace, TraceFormat } from "./input/format.ts";
import { readMessage } from "./messages/message.ts";
import { emptyMessage, type Message } from "./messages/message-shape.ts";
import { usageOf } from "./fields/model-fields.ts";
import { isoOf } from "./fields/times.ts";
import { compact } from "../compact.ts";
import { eventsOfTurn, finalText, makeTrace, type Turn } from "./messages/transcript.ts";

/**
 * Google's Agent Development Kit: sessions and the conversations of eval sets, with member names in Python's or JSON's
 * spelling.
 */
export const adk: TraceFormat = {
  name: "adk",
  title: "Google ADK sessions and eval sets",
  carries: "times, tokens, errors of the model, changes of state; no end",
  surest: 0.96,
  detect: (input) => (sessionsIn(input).length + casesIn(input).length > 0 ? 0.96 : 0),
  itemKind: (item) => (isOldTurn(item) ? "part" : isSession(item) || evalCases(item).length > 0 ? "run" : undefined),
  read: (input, { platform }) => {
    let id: string | undefined;
    const hashed = () => (id ??= inputId("adk", input, platform.hash));
    return [
      ...sessionsIn(input).map((session) => readSession(session, hashed)),
      ...casesIn(input).map((evalCase, index) => readCase(evalCase, () => `${hashed()}-${index + 1}`)),
    ];
  },
};

function valuesIn({ json, lines }: FormatInput): Json[] {
  return lines ?? (Array.isArray(json) ? json : json === undefined ? [] : [json]);
}

function sessionsIn(input: FormatInput): JsonObject[] {
  return valuesIn(input).filter(isSession);
}

function isSession(value: Json): value is JsonObject {
  if (!isObject(value) || !("id" in value)) return false;
  const events = objectsOf(value["events"]);
  return (
    events.length > 0 &&
    events.every((event) => "author" in event && first(event, "invocation_id", "invocationId") !== undefined)
  );
}

function casesIn(input: FormatInput): JsonObject[] {
  const old = oldCase(input.json ?? null);
  return old ? [old] : valuesIn(input).flatMap(evalCases);
}

function evalCases(value: Json): JsonObject[] {
  const cases = objectsOf(first(value, "eval_cases", "evalCases"));
  const old = oldCase(first(value, "data") ?? null);
  if (old)
    return [{ ...old, eval_id: first(value, "name") ?? null, session_input: first(value, "initial_session") ?? null }];
  return cases.filter(({ conversation }) => Array.isArray(conversation));
}

/** Early versions of ADK store a case as a list of questions, each with the calls and the answer of a correct run. */
function oldCase(turns: Json): JsonObject | undefined {
  if (!Array.isArray(turns) || turns.length === 0 || !turns.every(isOldTurn)) return undefined;
  return { conversation: objectsOf(turns).map(invocationOf) };
}

function isOldTurn(turn: Json): boolean {
  return isObject(turn) && typeof turn["query"] === "string" && ("expected_tool_use" in turn || "reference" in turn);
}

function invocationOf({
  query,
  expected_tool_use,
  expected_intermediate_agent_responses,
  reference,
}: JsonObject): JsonObject {
  const textContent = (text: Json | undefined, role: string) => ({ role, parts: [{ text: text ?? "" }] });
  return {
    user_content: textContent(query, "user"),
    intermediate_data: {
      tool_uses: objectsOf(expected_tool_use).map(({ tool_name, tool_input }) => ({
        name: tool_name ?? "unknown",
        args: tool_input ?? {},
      })),
      intermediate_responses: objectsOf(expected_intermediate_agent_responses).map((response) => [
        first(response, "author") ?? null,
        [{ text: first(response, "text") ?? "" }],
      ]),
    },
    ...(reference === undefined || reference === "" ? {} : { final_response: textContent(reference, "model") }),
  };
}

function readSession(session: JsonObject, hashed: () => string): ReadTrace {
  // Streamed parts of an answer are repeated in the whole one.
  const parts = objectsOf(session["events"]).filter(({ partial }) => partial !== true);
  const turns = parts.map(turnOf);
  const events = parts.flatMap((event, index) => eventsOf(event, turns[index], `event-${index}`));
  const failure = turns.at(-1)?.error;
  if (failure) events.push({ type: "error", kind: failure.kind, error: failure.message });
  const final = failure ? undefined : finalText(turns.flatMap((turn) => turn?.message ?? []));
  if (final !== undefined) events.push({ type: "final_output", content: final });
  const { id, events: _, last_update_time: __, lastUpdateTime: ___, ...source } = session;
  const agents = parts.flatMap(({ author }) => (author === "user" ? [] : (textOf(author) ?? [])));
  const name = textOf(first(session, "app_name", "appName")) ?? agents[0];
  const user = textOf(first(session, "user_id", "userId"));
  return makeTrace({
    run_id: textOf(id) ?? hashed(),
    format: "adk",
    source,
    ...(name === undefined ? {} : { agent: { name } }),
    ...compact({ user_id: user }),
    status: failure ? "error" : "unknown",
    events,
  });
}

function turnOf(event: JsonObject): Turn | undefined {
  const message = contentOf(event["content"], event["author"] === "user" ? "user" : "assistant");
  const error = errorOf(event);
  if (!message && !error) return undefined;
  return {
    message: {
      ...(message ?? emptyMessage("assistant")),
      finish: textOf(first(event, "finish_reason", "finishReason")),
    },
    at: isoOf(event["timestamp"]),
    model: textOf(first(event, "model_version", "modelVersion")),
    usage: usageOf(first(event, "usage_metadata", "usageMetadata")),
    error,
  };
}

/** Reads a Gemini `Content`; undefined if it has no parts. Tool results come in a content with the role `user`. */
function contentOf(content: Json | undefined, role: string): Message | undefined {
  if (!isObject(content) || !Array.isArray(content["parts"])) return undefined;
  const parts = objectsOf(content["parts"]).map((part) =>
    Object.fromEntries(Object.entries(part).filter(([, value]) => value !== null)),
  );
  const filled = parts.filter((part) => Object.keys(part).length > 0);
  return filled.length === 0 ? undefined : readMessage({ role: content["role"] ?? role, parts: filled }, role);
}

function errorOf(event: JsonObject): CallError | undefined {
  const code = textOf(first(event, "error_code", "errorCode"));
  const message = textOf(first(event, "error_message", "errorMessage")) ?? code;
  return message === undefined ? undefined : { kind: kindOfError(`${code} ${message}`, "model"), message };
}

/** Members that are elsewhere in the trace, or matter only to ADK's store. */
const known = new Set(
  "id timestamp content partial turn_complete turnComplete finish_reason finishReason usage_metadata usageMetadata error_code errorCode error_message errorMessage model_version modelVersion".split(
    " ",
  ),
);

/** Members left out of a user's event. Its author is no agent, and the answers repeat its invocation id. */
const ofUsers = new Set([...known, "author", "invocation_id", "invocationId"]);

function eventsOf(event: JsonObject, turn: Turn | undefined, group: string): TraceEvent[] {
  const when = isoOf(event["timestamp"]);
  const leftOut = event["author"] === "user" ? ofUsers : known;
  const besides = Object.entries(event).filter(([name, value]) => !leftOut.has(name) && !isEmpty(value));
  return [
    ...(turn ? eventsOfTurn(turn, group) : []),
    ...(besides.length === 0
      ? []
      : [present({ type: "other", name: "event", data: Object.fromEntries(besides), at: when } as const)]),
  ];
}

function isEmpty(value: Json): boolean {
  if (value === null || value === "" || value === false) return true;
  return typeof value === "object" && Object.values(value).every(isEmpty);
}

const expected = "an eval case describes a correct run and has no tool results";

/** Reads the expected conversation of an eval case: the question, the calls of a correct run, and its answer. */
function readCase(evalCase: JsonObject, hashed: () => string): ReadTrace {
  const turns = objectsOf(evalCase["conversation"]).flatMap(turnsOfInvocation);
  const events = turns.flatMap((turn, index) => eventsOfTurn(turn, `message-${index}`));
  const final = finalText(turns.map(({ message }) => message));
  if (final !== undefined) events.push({ type: "final_output", content: final });
  const input = first(evalCase, "session_input", "sessionInput");
  if (isObject(input)) events.push({ type: "other", name: "session_input", data: input });
  const agent = textOf(first(input, "app_name", "appName"));
  const called = events.some(({ type }) => type === "tool_call");
  const answered = events.some(({ type }) => type === "tool_result");
  return makeTrace({
    run_id: textOf(first(evalCase, "eval_id", "evalId")) ?? hashed(),
    format: "adk",
    ...(agent === undefined ? {} : { agent: { name: agent } }),
    events,
    notes: called && !answered ? [expected] : [],
  });
}

function turnsOfInvocation(invocation: JsonObject): Turn[] {
  const when = isoOf(first(invocation, "creation_timestamp", "creationTimestamp"));
  const between = first(invocation, "intermediate_data", "intermediateData");
  const question = contentOf(first(invocation, "user_content", "userContent"), "user");
  const calls = objectsOf(first(between, "tool_uses", "toolUses"));
  const results = objectsOf(first(between, "tool_responses", "toolResponses"));
  const answer = contentOf(first(invocation, "final_response", "finalResponse"), "assistant");
  const messages = [
    question,
    calls.length === 0
      ? undefined
      : contentOf({ role: "model", parts: calls.map((call) => ({ functionCall: call })) }, "assistant"),
    results.length === 0
      ? undefined
      : contentOf({ role: "user", parts: results.map((result) => ({ functionResponse: result })) }, "user"),
    ...spokenBetween(between),
    answer,
  ];
  return messages.flatMap((message): Turn[] => (message ? [{ message, at: when }] : []));
}

/** Messages of sub-agents before the answer: pairs of author and parts, or objects with `parts`. */
function spokenBetween(between: Json | undefined): Message[] {
  const pairs = first(between, "intermediate_responses", "intermediateResponses");
  return (Array.isArray(pairs) ? pairs : []).flatMap((pair) => {
    const parts = Array.isArray(pair) ? pair[1] : at(pair, "parts");
    return contentOf({ role: "model", parts: parts ?? null }, "assistant") ?? [];
  });
}

import { append } from "../../append.ts";
import { isObject } from "../../schema/is-object.ts";
import type { Json, JsonObject } from "../../schema/json.ts";
import type { RunStatus, TraceEvent } from "../../schema/trace.ts";
import { inputId } from "../input/content-id.ts";
import {
  asText,
  at,
  first,
  listOf,
  numberOf,
  objectOf,
  objectsOf,
  present,
  textOf,
  unwrapped,
} from "../fields/fields.ts";
import type { ReadTrace, TraceFormat } from "../input/format.ts";
import { turnsOfItems } from "./openai-responses.ts";
import { readMessages } from "../messages/message.ts";
import { paramsOf, usageOf } from "../fields/model-fields.ts";
import { eventsOfTurns, finalText, makeTrace, type Turn } from "../messages/transcript.ts";

/**
 * The OpenAI Agents SDK's state of a run, in JavaScript's or Python's spelling. It is lossless, also for failed runs.
 */
export const openAiRunState: TraceFormat = {
  name: "openai-run-state",
  title: "OpenAI Agents SDK RunState, which has the texts that its traces leave out",
  carries: "tokens; no times",
  settings: {
    configuration: "only answers of the Responses API repeat them; `npx replaykit record` keeps the requests whole",
  },
  surest: 0.98,
  detect: ({ json }) => (isState(json) ? 0.98 : 0),
  itemKind: (item) => (isState(item) ? "run" : undefined),
  read: ({ json }, { platform }) => {
    if (!isObject(json) || !isState(json)) return [];
    return [readState(json, textOf(at(json, "trace", "id")) ?? inputId("state", { json }, platform.hash))];
  },
};

function isState(json: Json | undefined): boolean {
  if (!isObject(json)) return false;
  const known = first(json, "originalInput", "original_input") !== undefined;
  return known && (Array.isArray(first(json, "modelResponses", "model_responses")) || "$schemaVersion" in json);
}

function readState(state: JsonObject, run_id: string): ReadTrace {
  const input = first(state, "originalInput", "original_input");
  const inputItems = Array.isArray(input) ? input : [{ role: "user", content: input ?? "" }];
  const ownTurns = withResponses(turnsOfItems(itemsOf(state)), state);
  // The model's instructions come before its input.
  const lead = ownTurns[0]?.message.role === "system" ? 1 : 0;
  const turns = [...ownTurns.slice(0, lead), ...turnsOfItems(inputItems), ...ownTurns.slice(lead)];
  const events = eventsOfTurns(turns);
  const end = endOf(state, turns);
  append(events, end.events);
  for (const name of ["lastProcessedResponse", "last_processed_response", "currentStep", "current_step"]) {
    const data = state[name];
    if (data !== undefined && data !== null) events.push({ type: "other", name, data });
  }
  // Agents used as tools that have not ended keep their states as texts.
  const pending = Object.entries(objectOf(first(state, "pendingAgentToolRuns", "pending_agent_tool_runs")));
  for (const [name, inside] of pending) {
    events.push({ type: "other", name: "pending_agent_tool_run", data: { name, state: unwrapped(inside) ?? null } });
  }
  append(events, besidesOf(state));
  const agent = textOf(at(first(state, "currentAgent", "current_agent"), "name"));
  return makeTrace({
    run_id,
    format: "openai-run-state",
    ...(agent === undefined ? {} : { agent: { name: agent } }),
    source: present({ schema: textOf(state["$schemaVersion"]) }),
    status: end.status,
    events,
    notes: end.notes,
  });
}

/** Members that are read above, in both spellings. */
const readElsewhere = new Set(
  ["$schemaVersion", "originalInput", "generatedItems", "lastProcessedResponse", "currentStep", "pendingAgentToolRuns"]
    .flatMap((name) => [name, snakeCase(name)])
    .concat("modelResponses", "model_responses"),
);
const readOfAnswers = new Set(["output", "usage"]);
const readOfProvider = new Set([...readOfAnswers, "instructions", "tools"]);

function snakeCase(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}

/** An event with the rest of the state: its context, the tools used, and the provider's data about each answer. */
function besidesOf(state: JsonObject): TraceEvent[] {
  const answers = objectsOf(first(state, "modelResponses", "model_responses")).map((answer): JsonObject => {
    const data = first(answer, "providerData", "provider_data");
    const own = isObject(data) ? { providerData: without(data, readOfProvider) } : {};
    return { ...without(answer, readOfAnswers), ...own };
  });
  return [{ type: "other", name: "run_state", data: { ...without(state, readElsewhere), answers } }];
}

function without(value: JsonObject, names: Set<string>): JsonObject {
  return Object.fromEntries(Object.entries(value).filter(([name, member]) => !names.has(name) && member !== null));
}

/** The items that the run generated. If it stopped early, the last answers may be only among the model's responses. */
function itemsOf(state: JsonObject): Json[] {
  const generated = objectsOf(first(state, "generatedItems", "generated_items"));
  const raw = generated.flatMap((item) => rawOf(item));
  if (raw.length > 0) return raw;
  return objectsOf(first(state, "modelResponses", "model_responses")).flatMap(({ output }) => listOf(output));
}

function rawOf(item: JsonObject): Json[] {
  const raw = first(item, "rawItem", "raw_item");
  return isObject(raw) && !/approval/.test(asText(item["type"])) ? [raw] : [];
}

/**
 * Adds usage and model to each answer, in order. Answers of the Responses API repeat instructions, parameters and
 * tools, which are added only where they change.
 */
function withResponses(turns: Turn[], state: JsonObject): Turn[] {
  const responses = objectsOf(first(state, "modelResponses", "model_responses"));
  let next = 0;
  let lastSystem = "";
  let lastSettings = "";
  return turns.flatMap((turn): Turn[] => {
    if (turn.message.role !== "assistant") return [turn];
    const response = responses[next];
    next += 1;
    const data = objectOf(first(response, "providerData", "provider_data"));
    const params = paramsOf(data);
    const system = JSON.stringify(data["instructions"] ?? null);
    const fresh = system === lastSystem || system === "null" ? [] : readMessages(data["instructions"], "system");
    const settings = JSON.stringify(params ?? null);
    const known = { usage: usageOf(response?.["usage"]), model: textOf(data["model"]) };
    const own = settings === lastSettings || params === undefined ? known : { ...known, params };
    [lastSystem, lastSettings] = [system, settings];
    return [...fresh.map((message) => ({ message })), { ...turn, ...own }];
  });
}

function endOf(state: JsonObject, turns: Turn[]): { status: RunStatus; events: TraceEvent[]; notes: string[] } {
  const step = objectOf(first(state, "currentStep", "current_step"));
  const type = textOf(step["type"]) ?? "";
  const answer = textOf(first(step, "output")) ?? finalText(turns.map(({ message }) => message));
  const max = numberOf(first(state, "maxTurns", "max_turns"));
  const turn = numberOf(first(state, "currentTurn", "current_turn")) ?? 0;
  if (type === "next_step_interruption") {
    return { status: "unknown", events: [], notes: ["the run waits for an approval"] };
  }
  // The last allowed turn is over, and another one was to follow.
  if (max !== undefined && (turn > max || (turn === max && type === "next_step_run_again"))) {
    const error = `Max turns (${max}) exceeded`;
    return { status: "error", events: [{ type: "error", kind: "limit", error }], notes: [] };
  }
  if (answer === undefined)
    return { status: "unknown", events: [], notes: turns.length > 1 ? ["the run has no final output"] : [] };
  const status = type === "next_step_final_output" ? "success" : "unknown";
  return { status, events: [{ type: "final_output", content: answer }], notes: [] };
}

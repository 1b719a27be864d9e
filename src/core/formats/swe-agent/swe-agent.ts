import { append } from "../../append.ts";
import { isObject } from "../../schema/is-object.ts";
import type { Json, JsonObject } from "../../schema/json.ts";
import type { RunStatus, TraceEvent } from "../../schema/trace.ts";
import { kindOfError } from "../../run/error-text.ts";
import { asText, at, first, numberOf, objectOf, objectsOf, present, textOf, unwrapped } from "../fields/fields.ts";
import type { FormatInput, ReadTrace, TraceFormat } from "../input/format.ts";
import { readCall } from "../messages/message.ts";
import type { MessageCall } from "../messages/message-shape.ts";
import { isMini, readMini } from "./mini-swe-agent.ts";
import { makeTrace } from "../messages/transcript.ts";

/** SWE-agent's trajectories, and mini-swe-agent's. */
export const sweAgent: TraceFormat = {
  name: "swe-agent",
  title: "SWE-agent and mini-swe-agent trajectories, and histories alone",
  carries: "commands, observations, states, how it ended",
  surest: 0.98,
  detect: (input) => {
    const steps = objectsOf(at(input.json, "trajectory"));
    if (steps.some((step) => "action" in step && "observation" in step)) return 0.98;
    if (isMini(input)) return 0.97;
    return isHistory(input) || (isTrajectory(input) && Array.isArray(at(input.json, "history"))) ? 0.9 : 0;
  },
  read: (input, { platform }) => {
    const id =
      textOf(at(input.json, "run_id")) ??
      `swe-agent-${platform.hash(input.text ?? JSON.stringify(input.json)).slice(0, 16)}`;
    if (isTrajectory(input) || isHistory(input)) return [readTrajectory(objectOf(input.json), id)];
    return [finish({ run_id: id, ...readMini(input), agent: "mini-swe-agent", labels: {}, tokens: undefined })];
  },
};

function isTrajectory({ json }: FormatInput): boolean {
  return Array.isArray(at(json, "trajectory"));
}

const kinds = new Set(["system_prompt", "demonstration", "observation", "action", "thought"]);

/** True for a history without steps. Demonstrations of agents that call functions are stored like this. */
function isHistory({ json }: FormatInput): boolean {
  const history = objectsOf(at(json, "history"));
  return (
    !Array.isArray(at(json, "trajectory")) &&
    history.some(({ message_type, action }) => message_type === "action" && typeof action === "string") &&
    history.every(({ message_type }) => kinds.has(asText(message_type)))
  );
}

/** The steps of such a history: an action, and the messages before the next one. */
function stepsOf(history: readonly JsonObject[]): JsonObject[] {
  const steps: { step: JsonObject; seen: Json[] }[] = [];
  for (const { role, is_demo, content = null, thought = null, action = null } of history) {
    if (is_demo === true) continue;
    if (role === "assistant") steps.push({ step: { response: content, thought, action }, seen: [] });
    else steps.at(-1)?.seen.push(content);
  }
  return steps.map(({ step, seen: [first = null, ...more] }) => ({
    ...step,
    observation: more.length === 0 ? first : [first, ...more],
  }));
}

function readTrajectory(log: JsonObject, run_id: string): ReadTrace {
  const history = objectsOf(log["history"]);
  const steps = Array.isArray(log["trajectory"]) ? objectsOf(log["trajectory"]) : stepsOf(history);
  const answers = answersOf(steps, history);
  const events: TraceEvent[] = inputsOf(history);
  for (const [index, step] of steps.entries()) append(events, stepEvents(step, index, answers[index]));
  const info = objectOf(log["info"]);
  const stats = objectOf(info["model_stats"]);
  if (log["info"] !== undefined) events.push({ type: "other", name: "info", data: info });
  const replayed = unwrapped(log["replay_config"]);
  if (isObject(replayed)) events.push({ type: "other", name: "replay_config", data: replayed });
  return finish({
    run_id,
    events,
    info,
    agent: "swe-agent",
    labels: log["environment"] === undefined ? {} : { environment: asText(log["environment"]) },
    tokens: numberOf(stats["tokens_sent"]),
    model: textOf(at(replayed, "agent", "model", "name")),
  });
}

/** What the agent was told before its first step. Demonstrations are examples and not part of the run. */
function inputsOf(history: JsonObject[]): TraceEvent[] {
  const own = history.filter((message) => message["is_demo"] !== true);
  const answered = own.findIndex(({ role }) => role === "assistant");
  return (answered === -1 ? own : own.slice(0, answered)).flatMap((message): TraceEvent[] => {
    const role = textOf(message["role"]) ?? "user";
    return role === "system" || role === "user"
      ? [{ type: "input_message", role, content: message["content"] ?? "" }]
      : [];
  });
}

/** How many answers to search. Rejected answers are between those that became steps. */
const nearby = 16;

/**
 * Finds the message of each step's answer in the history, by its command. Only this message has a function-calling
 * agent's call, and the text of a demonstration's author.
 */
function answersOf(steps: readonly JsonObject[], history: readonly JsonObject[]): (JsonObject | undefined)[] {
  const answers = history.filter(({ role, is_demo }) => role === "assistant" && is_demo !== true);
  let next = 0;
  return steps.map(({ action }) => {
    const near = answers.slice(next, next + nearby).findIndex((message) => message["action"] === action);
    if (near === -1) return undefined;
    next += near + 1;
    return answers[next - 1];
  });
}

/** The call of an answer that has exactly one. A step has only the resulting command. */
function callOf(answer: JsonObject | undefined): MessageCall | undefined {
  const [call, ...more] = objectsOf(answer?.["tool_calls"]);
  return call === undefined || more.length > 0 ? undefined : readCall(call);
}

/** An answer's text in the history, if the step lacks it. */
function otherWords(answer: JsonObject | undefined, response: string | undefined): string | undefined {
  const words = textOf(answer?.["content"]) ?? textOf(answer?.["thought"]);
  return words === undefined || (response ?? "").includes(words.trim()) ? undefined : words;
}

function stepEvents(step: JsonObject, index: number, answer: JsonObject | undefined): TraceEvent[] {
  const requested = callOf(answer);
  const response = textOf(step["response"]) ?? textOf(step["thought"]);
  const command = asText(step["action"]);
  const place = `step-${index + 1}`;
  const call_id = requested?.id ?? place;
  const seconds = numberOf(step["execution_time"]);
  const state = unwrapped(step["state"]);
  const words = otherWords(answer, response);
  const attributes = words === undefined ? undefined : { history: words };
  const events: TraceEvent[] = [present({ type: "model_call", output: response, step: place, attributes })];
  const output = step["observation"];
  if (command.trim() === "") {
    // Nothing was called, so the observation is a reply to the answer.
    if (output !== undefined && output !== null && output !== "")
      events.push({ type: "input_message", role: "user", content: output, step: place });
    return events;
  }
  events.push(
    present({
      type: "tool_call",
      call_id,
      tool_name: requested?.name ?? "shell",
      tool_args: requested?.args ?? { command },
      group: place,
      step: place,
      attributes: requested === undefined ? undefined : { command },
    }),
  );
  if (output !== undefined && output !== null) {
    const duration_ms = seconds === undefined || seconds < 0 || seconds > 1e9 ? undefined : seconds * 1000;
    events.push(present({ type: "tool_result", call_id, output, duration_ms, step: place }));
  }
  if (state !== undefined && state !== null) {
    events.push(present({ type: "state", step_id: place, decision: textOf(step["thought"]), state }));
  }
  return events;
}

interface Parts {
  run_id: string;
  events: TraceEvent[];
  info: JsonObject;
  agent: string;
  labels: Record<string, string>;
  tokens: number | undefined;
  model?: string | undefined;
}

function finish({ run_id, events, info, agent, labels, tokens, model }: Parts): ReadTrace {
  const exit = textOf(info["exit_status"]);
  const submission = textOf(info["submission"]);
  const well = exit !== undefined && /^submitted$/i.test(exit);
  if (exit !== undefined && !well) {
    const kind = /cost|context|limit|execution_time|TimeExceeded/i.test(exit)
      ? "limit"
      : kindOfError(exit, "exception");
    events.push({ type: "error", kind, error: exit });
  }
  if (submission !== undefined) events.push({ type: "final_output", content: submission });
  const status: RunStatus = exit === undefined ? "unknown" : well ? "success" : "error";
  const named = model ?? textOf(at(info, "config", "model", "model_name"));
  const sent: Record<string, string> = tokens === undefined ? {} : { tokens_sent: String(tokens) };
  return makeTrace({
    run_id,
    format: "swe-agent",
    agent: present({ name: agent, version: textOf(first(info, "mini_version", "swe_agent_version")) }),
    ...(named === undefined ? {} : { model: { name: named } }),
    labels: { ...labels, ...sent },
    status,
    events,
  });
}

import { isObject } from "../../schema/is-object.ts";
import type { Json, JsonObject } from "../../schema/json.ts";
import type { ExpectedCall, Feedback, RunStatus, TraceEvent } from "../../schema/trace.ts";
import { asText, at, listOf, objectOf, objectsOf, present, textOf } from "../fields/fields.ts";
import type { FormatInput, ReadTrace, TraceFormat } from "../input/format.ts";
import { readMessages } from "../messages/message.ts";
import { usageOf } from "../fields/model-fields.ts";
import { messagesOfTicks } from "./tau2-ticks.ts";
import { isoOf } from "../fields/times.ts";
import { compact } from "../../compact.ts";
import { eventsOfTurn, finalText, makeTrace, type Turn } from "../messages/transcript.ts";

const saying = new Set(["agent_response", "user_response", "message_observed"]);

/** Simulations from the log of events that some runtimes of tau2 write during a run. The log holds every message. */
function simulationsOfEvents(lines: Json[]): JsonObject[] {
  const events = objectsOf(lines).filter((line) => isObject(at(line, "payload", "runtime_trace")));
  if (events.length === 0 || !events.some(({ event_type }) => saying.has(textOf(event_type) ?? ""))) return [];
  const simulations: JsonObject[] = [];
  let messages: JsonObject[] = [];
  const runs = textOf(events[0]?.["run_id"]) ?? "tau2";
  for (const event of events) {
    const traced = at(event, "payload", "runtime_trace");
    const raw = at(traced, "message", "raw");
    if (saying.has(textOf(event["event_type"]) ?? "") && isObject(raw)) messages.push(raw);
    if (event["event_type"] === "simulation_end") {
      simulations.push(
        present({
          id: `${runs}-${simulations.length + 1}`,
          task_id: event["task_id"] ?? null,
          messages,
          termination_reason: at(traced, "termination_reason"),
        }),
      );
      messages = [];
    }
    const reward = event["event_type"] === "evaluation_end" ? at(traced, "reward") : undefined;
    const last = simulations.at(-1);
    if (last && reward !== undefined) last["reward_info"] = { reward };
  }
  // A log may end before its run does.
  if (messages.length > 0) simulations.push({ id: `${runs}-${simulations.length + 1}`, task_id: null, messages });
  return simulations;
}

/** Results of tau2-bench: simulations with their tasks, rewards and reasons for ending. */
export const tau2: TraceFormat = {
  name: "tau2-bench",
  title: "tau2-bench results",
  carries: "errors of tools, times, limits, reward and expected calls as feedback",
  detect: (input) => (simulationsOf(input).length > 0 ? 1 : 0),
  read: (input) => {
    const log = objectOf(input.json);
    const tasks = new Map(objectsOf(log["tasks"]).map((task) => [asText(task["id"]), task]));
    return simulationsOf(input).map((simulation) =>
      readSimulation(simulation, log, tasks.get(asText(simulation["task_id"]))),
    );
  },
};

/** The simulations of a results file. Newer versions write each simulation to a file of its own. */
function simulationsOf({ json, lines }: FormatInput): JsonObject[] {
  const logged = lines ? simulationsOfEvents(lines) : [];
  if (logged.length > 0) return logged;
  const listed = at(json, "simulations");
  const values =
    lines ?? (Array.isArray(listed) ? listed : Array.isArray(json) ? json : json === undefined ? [] : [json]);
  const found = objectsOf(values).filter((one) => "task_id" in one && ("messages" in one || "ticks" in one));
  return Array.isArray(listed) ? found : found.filter((one) => "termination_reason" in one);
}

function readSimulation(simulation: JsonObject, log: JsonObject, task: JsonObject | undefined): ReadTrace {
  const ticks = objectsOf(simulation["ticks"]);
  const messages = ticks.length > 0 ? messagesOfTicks(ticks) : objectsOf(simulation["messages"]);
  const turns = turnsOfAll(messages);
  const params = objectOf(at(log, "info", "agent_info", "llm_args"));
  const [answer] = turns.filter((turn): turn is Turn => "message" in turn && turn.message.role === "assistant");
  if (answer && Object.keys(params).length > 0) answer.params = params;
  const events = turns.flatMap((turn, index) =>
    "other" in turn ? [turn.other] : eventsOfTurn(turn, `message-${index}`),
  );
  const reason = textOf(simulation["termination_reason"]);
  const limited = reason !== undefined && /max_steps|too_many_errors|max_duration/.test(reason);
  if (limited) events.push({ type: "error", kind: "limit", error: reason });
  const timedOut = reason !== undefined && /timeout/.test(reason);
  if (timedOut) events.push({ type: "error", kind: "timeout", error: reason });
  const failed = reason !== undefined && /error|timeout/.test(reason) && !limited;
  if (failed && !timedOut) events.push({ type: "error", kind: "exception", error: reason });
  const turnMessages = turns.flatMap((turn) => ("other" in turn ? [] : turn.message));
  const final = limited ? undefined : finalText(turnMessages);
  if (final !== undefined) events.push({ type: "final_output", content: final });
  if (isObject(simulation["reward_info"]))
    events.push({ type: "other", name: "reward_info", data: simulation["reward_info"] });
  const status: RunStatus = failed || limited ? "error" : reason === undefined ? "unknown" : "success";
  // The policy is the agent's instructions, and the task those of the simulated user.
  const { opening, info } = setUpOf(objectOf(log["info"]));
  for (const [part, data] of Object.entries({ info, task }))
    if (isObject(data) && Object.keys(data).length > 0) events.push({ type: "other", name: part, data });
  const name = textOf(at(log, "info", "agent_info", "llm"));
  return makeTrace({
    run_id: asText(simulation["id"]) || `tau2-${asText(simulation["task_id"])}-${asText(simulation["trial"])}`,
    format: "tau2-bench",
    agent: { name: textOf(at(log, "info", "agent_info", "implementation")) ?? "agent" },
    ...present({
      model: name === undefined ? undefined : { name },
      started_at: isoOf(simulation["start_time"]),
      ended_at: isoOf(simulation["end_time"]),
      feedback: feedbackOf(simulation, task),
    }),
    status,
    events: [...opening, ...events],
  });
}

function turnsOfAll(messages: readonly JsonObject[]): ReturnType<typeof turnsOf> {
  const users = new Set(
    messages.flatMap((message) =>
      objectsOf(message["tool_calls"])
        .filter(isUsers)
        .map(({ id }) => asText(id)),
    ),
  );
  return messages.flatMap((message) => turnsOf(message, users));
}

/** Separates the agent's policy and tools, which become events, from the rest of the setup. */
function setUpOf({ environment_info, ...others }: JsonObject): { opening: TraceEvent[]; info: JsonObject } {
  if (environment_info === undefined) return { opening: [], info: others };
  const { policy, tool_defs, ...environment } = objectOf(environment_info);
  const opening: TraceEvent[] = [];
  if (textOf(policy) !== undefined) opening.push({ type: "input_message", role: "system", content: policy ?? null });
  if (isObject(tool_defs) || Array.isArray(tool_defs)) opening.push({ type: "other", name: "tools", data: tool_defs });
  return { opening, info: { ...others, environment_info: environment } };
}

/** True for a call or result of the simulated user, whose tools are not the agent's. */
function isUsers(message: JsonObject): boolean {
  return message["requestor"] === "user";
}

function turnsOf(message: JsonObject, users: Set<string>): (Turn | { other: TraceEvent })[] {
  const when = isoOf(message["timestamp"]);
  const usersResult = message["role"] === "tool" && (isUsers(message) || users.has(asText(message["id"])));
  if (usersResult) return [{ other: present({ type: "other", name: "user_tool_result", data: message, at: when }) }];
  const calls = message["role"] === "user" ? objectsOf(message["tool_calls"]) : [];
  const turns: (Turn | { other: TraceEvent })[] = [];
  const { raw_data: _, ...plain } = message;
  const bundle = objectsOf(message["tool_messages"]);
  if (bundle.length > 0) return bundle.flatMap((one) => turnsOf(one, users));
  for (const read of readMessages(plain)) {
    const kept = message["role"] === "user" ? { ...read, calls: [] } : read;
    if (kept.text !== "" || kept.calls.length > 0 || kept.results.length > 0) {
      turns.push({ message: kept, at: when, ...(message["role"] === "assistant" ? answerOf(message) : {}) });
    }
  }
  if (calls.length > 0)
    turns.push({ other: present({ type: "other", name: "user_tool_calls", data: calls, at: when }) });
  return turns;
}

/** Usage and model of the answer, if they are kept. */
function answerOf({ usage, raw_data }: JsonObject): Partial<Turn> {
  const model = textOf(at(raw_data, "model"));
  return { usage: usageOf(usage), ...compact({ model }) };
}

function feedbackOf(simulation: JsonObject, task: JsonObject | undefined): Feedback | undefined {
  const reward = at(simulation, "reward_info", "reward");
  if (typeof reward !== "number") return undefined;
  const criteria = objectOf(task?.["evaluation_criteria"]);
  const actions = objectsOf(criteria["actions"]).filter((action) => !isUsers(action));
  const texts = listOf(criteria["communicate_info"]).filter((text): text is string => typeof text === "string");
  const expected = actions.map(
    (action): ExpectedCall => ({ tool: asText(action["name"]), args: expectedArgs(action) }),
  );
  return {
    rating: reward < 1 ? "bad" : "good",
    ...(task ? { expected_calls: expected } : {}),
    ...(texts.length > 0 ? { expected_text: texts } : {}),
  };
}

/** If a task compares only some arguments, any value of the others is correct. */
function expectedArgs(action: JsonObject): Json {
  const compared = listOf(action["compare_args"]);
  const args = objectOf(action["arguments"]);
  if (compared.length === 0) return args;
  return Object.fromEntries(
    Object.entries(args).map(([key, value]) => [key, compared.includes(key) ? value : { $any: true }]),
  );
}

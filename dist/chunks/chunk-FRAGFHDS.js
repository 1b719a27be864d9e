import { createRequire as __createRequire } from "node:module";
const require = __createRequire(import.meta.url);
import {
  gunzipSync,
  inflateSync,
  strFromU8
} from "./chunk-P43ETFAW.js";
import {
  isoOf,
  isoOfMillis,
  millisBetween,
  millisOf
} from "./chunk-DLDHOSKD.js";
import {
  costIn,
  decoded,
  errorOf,
  messagesIn,
  messagesInDecoded,
  paramsUnder,
  pick,
  pickJson,
  pickText,
  usageIn,
  withinMessages
} from "./chunk-GW5BUQB7.js";
import {
  ownAttributes,
  rebuildNative
} from "./chunk-J7NXW55N.js";
import {
  paramsOf,
  usageOf,
  usageWords
} from "./chunk-SYGJYNB6.js";
import {
  addMessages,
  answerOf,
  answerOfStream,
  anthropicMessages,
  apiAt,
  apiOfAnswer,
  argumentsOf,
  asText,
  at,
  callEvent,
  callIdOf,
  cohereChat,
  contentOf,
  converseOutput,
  emptyMessage,
  equalJson,
  errorFromText,
  eventsOfTurn,
  eventsOfTurns,
  finalText,
  finishesOfOthers,
  first,
  gemini,
  isGeminiAnswer,
  isItem,
  isObject,
  joinAnswer,
  joinItems,
  joinPieces,
  joinTurns,
  kindOfError,
  listOf,
  makeTrace,
  mergedAnswers,
  messagesOf,
  modelApis,
  newerVersion,
  numberOf,
  objectOf,
  objectsOf,
  openAiResponses,
  plainOutput,
  present,
  readAnswer,
  readCall,
  readMessage,
  readMessages,
  readPart,
  resultEvent,
  runStatusSchema,
  textOf,
  traceSchema,
  traceShape,
  traceVersion,
  unwrapped
} from "./chunk-3QQEB6C6.js";
import {
  canonicalJson,
  endOfJsonList,
  parseJson,
  schemaProblems,
  shortJson
} from "./chunk-ZPONSFWV.js";
import {
  ReplayKitError
} from "./chunk-T7EWDS7W.js";

// src/core/formats/content-id.ts
var ends = 4;
function inputId(prefix, { json, lines }, hash) {
  return `${prefix}-${hash(JSON.stringify(lines ?? json ?? null)).slice(0, 16)}`;
}
function contentId(prefix, values3, hash) {
  const sizes = values3.map((value) => asText(first(value, "content", "output", "arguments")).length);
  const shown = values3.length > ends * 2 ? [...values3.slice(0, ends), ...values3.slice(-ends)] : values3;
  return `${prefix}-${hash(JSON.stringify([sizes, shown])).slice(0, 16)}`;
}

// src/core/formats/adk.ts
var adk = {
  name: "adk",
  title: "Google ADK sessions and eval sets",
  carries: "messages, calls, results, times, tokens, errors of the model, changes of state; no end",
  surest: 0.96,
  detect: (input) => sessionsIn(input).length + casesIn(input).length > 0 ? 0.96 : 0,
  itemKind: (item) => isSession(item) || evalCases(item).length > 0 ? "run" : void 0,
  read: (input, { platform }) => {
    let made;
    const hashed = () => made ??= inputId("adk", input, platform.hash);
    return [
      ...sessionsIn(input).map((session) => readSession(session, hashed)),
      ...casesIn(input).map((evalCase, index) => readCase(evalCase, () => `${hashed()}-${index + 1}`))
    ];
  }
};
function valuesIn({ json, lines }) {
  return lines ?? (Array.isArray(json) ? json : json === void 0 ? [] : [json]);
}
function sessionsIn(input) {
  return valuesIn(input).filter(isSession);
}
function isSession(value) {
  if (!isObject(value) || !("id" in value)) return false;
  const events = objectsOf(value["events"]);
  return events.length > 0 && events.every((event) => "author" in event && first(event, "invocation_id", "invocationId") !== void 0);
}
function casesIn(input) {
  return valuesIn(input).flatMap(evalCases);
}
function evalCases(value) {
  const cases = objectsOf(first(value, "eval_cases", "evalCases"));
  return cases.filter(({ conversation }) => Array.isArray(conversation));
}
function readSession(session, hashed) {
  const parts = objectsOf(session["events"]).filter(({ partial }) => partial !== true);
  const turns = parts.map(turnOf);
  const events = parts.flatMap((event, index) => eventsOf(event, turns[index], `event-${index}`));
  const failure = turns.at(-1)?.error;
  if (failure) events.push({ type: "error", kind: failure.kind, error: failure.message });
  const final = failure ? void 0 : finalText(turns.flatMap((turn) => turn?.message ?? []));
  if (final !== void 0) events.push({ type: "final_output", content: final });
  const { id, events: _, last_update_time: __, lastUpdateTime: ___, ...source } = session;
  const agents = parts.flatMap(({ author }) => author === "user" ? [] : textOf(author) ?? []);
  const name = textOf(first(session, "app_name", "appName")) ?? agents[0];
  const user = textOf(first(session, "user_id", "userId"));
  return makeTrace({
    run_id: textOf(id) ?? hashed(),
    format: "adk",
    source,
    ...name === void 0 ? {} : { agent: { name } },
    ...user === void 0 ? {} : { user_id: user },
    status: failure ? "error" : "unknown",
    events
  });
}
function turnOf(event) {
  const message = contentOf2(event["content"], event["author"] === "user" ? "user" : "assistant");
  const error = errorOf2(event);
  if (!message && !error) return void 0;
  return {
    message: {
      ...message ?? emptyMessage("assistant"),
      finish: textOf(first(event, "finish_reason", "finishReason"))
    },
    at: isoOf(event["timestamp"]),
    model: textOf(first(event, "model_version", "modelVersion")),
    usage: usageOf(first(event, "usage_metadata", "usageMetadata")),
    error
  };
}
function contentOf2(content, role) {
  if (!isObject(content) || !Array.isArray(content["parts"])) return void 0;
  const parts = objectsOf(content["parts"]).map(
    (part) => Object.fromEntries(Object.entries(part).filter(([, value]) => value !== null))
  );
  const said3 = parts.filter((part) => Object.keys(part).length > 0);
  return said3.length === 0 ? void 0 : readMessage({ role: content["role"] ?? role, parts: said3 }, role);
}
function errorOf2(event) {
  const code = textOf(first(event, "error_code", "errorCode"));
  const message = textOf(first(event, "error_message", "errorMessage")) ?? code;
  return message === void 0 ? void 0 : { kind: kindOfError(`${code} ${message}`, "model"), message };
}
var known = new Set(
  "id timestamp content partial turn_complete turnComplete finish_reason finishReason usage_metadata usageMetadata error_code errorCode error_message errorMessage model_version modelVersion".split(
    " "
  )
);
var ofUsers = /* @__PURE__ */ new Set([...known, "author", "invocation_id", "invocationId"]);
function eventsOf(event, turn, group) {
  const when = isoOf(event["timestamp"]);
  const told7 = event["author"] === "user" ? ofUsers : known;
  const besides2 = Object.entries(event).filter(([name, value]) => !told7.has(name) && !isEmpty(value));
  return [
    ...turn ? eventsOfTurn(turn, group) : [],
    ...besides2.length === 0 ? [] : [present({ type: "other", name: "event", data: Object.fromEntries(besides2), at: when })]
  ];
}
function isEmpty(value) {
  if (value === null || value === "" || value === false) return true;
  return typeof value === "object" && Object.values(value).every(isEmpty);
}
var expected = "an eval case says what a right run does: it tells no result of a tool";
function readCase(evalCase, hashed) {
  const turns = objectsOf(evalCase["conversation"]).flatMap(turnsOfInvocation);
  const events = turns.flatMap((turn, index) => eventsOfTurn(turn, `message-${index}`));
  const final = finalText(turns.map(({ message }) => message));
  if (final !== void 0) events.push({ type: "final_output", content: final });
  const input = first(evalCase, "session_input", "sessionInput");
  if (isObject(input)) events.push({ type: "other", name: "session_input", data: input });
  const agent = textOf(first(input, "app_name", "appName"));
  const called = events.some(({ type }) => type === "tool_call");
  const answered = events.some(({ type }) => type === "tool_result");
  return makeTrace({
    run_id: textOf(first(evalCase, "eval_id", "evalId")) ?? hashed(),
    format: "adk",
    ...agent === void 0 ? {} : { agent: { name: agent } },
    events,
    notes: called && !answered ? [expected] : []
  });
}
function turnsOfInvocation(invocation) {
  const when = isoOf(first(invocation, "creation_timestamp", "creationTimestamp"));
  const between = first(invocation, "intermediate_data", "intermediateData");
  const asked = contentOf2(first(invocation, "user_content", "userContent"), "user");
  const calls2 = objectsOf(first(between, "tool_uses", "toolUses"));
  const results2 = objectsOf(first(between, "tool_responses", "toolResponses"));
  const answer = contentOf2(first(invocation, "final_response", "finalResponse"), "assistant");
  const said3 = [
    asked,
    calls2.length === 0 ? void 0 : contentOf2({ role: "model", parts: calls2.map((call) => ({ functionCall: call })) }, "assistant"),
    results2.length === 0 ? void 0 : contentOf2({ role: "user", parts: results2.map((result) => ({ functionResponse: result })) }, "user"),
    ...spokenBetween(between),
    answer
  ];
  return said3.flatMap((message) => message ? [{ message, at: when }] : []);
}
function spokenBetween(between) {
  const pairs = first(between, "intermediate_responses", "intermediateResponses");
  return (Array.isArray(pairs) ? pairs : []).flatMap((pair) => {
    const parts = Array.isArray(pair) ? pair[1] : at(pair, "parts");
    return contentOf2({ role: "model", parts: parts ?? null }, "assistant") ?? [];
  });
}

// src/core/formats/agent-as-a-judge.ts
var agentAsAJudge = {
  name: "agent-as-a-judge",
  title: "DevAI trajectories (Agent-as-a-Judge)",
  carries: "messages, actions as texts, results, tokens, cost; no times, no status, errors only as text",
  surest: 0.9,
  detect: (input) => stepsOf(input).length > 0 ? 0.9 : 0,
  itemKind: (item) => isStep(item) ? "part" : void 0,
  read: (input, { platform }) => {
    const steps = stepsOf(input);
    return steps.length === 0 ? [] : [readSteps(steps, idOf(steps, platform.hash))];
  }
};
function stepsOf({ json, lines }) {
  const listed = lines ?? (Array.isArray(json) ? json : []);
  return listed.every(isStep) ? objectsOf(listed) : [];
}
function isStep(value) {
  return isObject(value) && "step_usage" in value && "environment" in value && "user_message" in value && "agent" in value && "step" in value;
}
function idOf(steps, hash) {
  const sizes = steps.map(({ environment, agent }) => [
    textOf(environment)?.length ?? 0,
    textOf(at(agent, "thought"))?.length ?? 0,
    textOf(at(agent, "action"))?.length ?? 0
  ]);
  return contentId(
    "judge",
    [sizes, ...steps.map(({ step_usage, agent }) => [step_usage ?? null, agent ?? null])],
    hash
  );
}
function readSteps(steps, run_id) {
  const events = steps.flatMap(eventsOf2);
  const last = objectOf(steps.at(-1)?.["agent"]);
  const final = textOf(last["action"]) === void 0 ? textOf(last["thought"]) : void 0;
  if (final !== void 0) events.push({ type: "final_output", content: final });
  const total = steps.at(-1)?.["accumulated_usage"];
  if (isObject(total)) events.push({ type: "other", name: "accumulated_usage", data: total });
  return makeTrace({ run_id, format: "agent-as-a-judge", events });
}
function eventsOf2({ step, user_message, agent, environment, step_usage }, index) {
  const id = textOf(step) ?? String(index);
  const asked = textOf(user_message);
  const action = textOf(at(agent, "action"));
  const model = present({
    type: "model_call",
    model: textOf(at(step_usage, "model")),
    output: textOf(at(agent, "thought")),
    usage: usageOf(step_usage),
    cost: numberOf(at(step_usage, "cost")),
    duration_ms: millisOfSeconds(numberOf(at(step_usage, "llm_inference_time"))),
    step: id
  });
  const result = textOf(environment);
  return [
    ...asked === void 0 ? [] : [{ type: "input_message", role: "user", content: asked, step: id }],
    ...isObject(agent) ? [model] : [],
    ...action === void 0 ? [] : [callOf(action, id)],
    ...result === void 0 ? [] : [resultOf(result, id)]
  ];
}
function millisOfSeconds(seconds) {
  const millis = seconds === void 0 ? Number.NaN : Math.round(seconds * 1e3);
  return millis >= 0 && Number.isFinite(millis) ? millis : void 0;
}
var prompt = "\n[Python Interpreter: ";
function resultOf(output, step) {
  const end = output.lastIndexOf(prompt);
  const error = end === -1 ? void 0 : errorFromText(output.slice(0, end));
  return present({ type: "tool_result", call_id: `step-${step}`, output, error, step });
}
function callOf(action, step) {
  const [, name = "action", asked = action] = /^([A-Z][A-Za-z ]{2,60}): ([\s\S]*)$/.exec(action) ?? [];
  const call_id = `step-${step}`;
  return { type: "tool_call", call_id, tool_name: name, tool_args: { text: asked }, group: call_id, step };
}

// src/core/formats/batch-envelope.ts
function withoutBatch(value) {
  if (!isObject(value) || !("custom_id" in value)) return value;
  const { custom_id } = value;
  const kept4 = typeof custom_id === "string" ? { custom_id } : {};
  const asked = isObject(value["body"]) ? { request: value["body"] } : {};
  const answered = at(value, "response", "body") ?? at(value, "result", "message");
  const error = at(value, "error") ?? at(value, "result", "error");
  const failed = isObject(error) ? { error: isObject(error["error"]) ? error["error"] : error } : void 0;
  const response = answered ?? failed;
  return { ...kept4, ...asked, ...isObject(response) ? { response } : {} };
}

// src/core/formats/other-answers.ts
var otherApi = {
  messagesIn: (request) => {
    const { system: _, instructions: __, message, ...rest } = request;
    const system = first(request, "system", "instructions", "preamble");
    const history = objectsOf(request["chat_history"]).map(
      (said3) => ({
        role: asText(said3["role"]).toLowerCase().replace("chatbot", "assistant"),
        content: first(said3, "message", "content") ?? ""
      })
    );
    const given = typeof message === "string" ? message : withinMessages(rest);
    return [...system === void 0 || system === "" ? [] : [{ role: "system", content: system }], ...history, given];
  },
  settingsIn: (request) => ({ ...request, ...objectOf(request["inferenceConfig"]) }),
  answerIn: (response) => {
    const [choice, ...alternatives] = objectsOf(response["choices"]);
    const inner = choice ?? (isObject(response["output"]) ? response["output"] : response);
    return {
      messages: [messageIn(inner)],
      alternatives,
      finish_reason: textOf(choice?.["finish_reason"] ?? first(response, "stop_reason", "finish_reason", "stopReason")),
      usage: response["usage"],
      model: textOf(response["model"]),
      id: textOf(response["id"]),
      error: response["error"]
    };
  },
  finishes: Object.fromEntries(
    [finishesOfOthers, ...modelApis.map(({ finishes }) => finishes)].flatMap(Object.entries)
  ),
  usage: usageWords
};
function messageIn(answer) {
  const message = first(answer, "message") ?? answer["content"];
  if (isObject(message)) return message;
  const { text, tool_calls } = answer;
  return typeof text === "string" ? { role: "assistant", content: text, tool_calls: listOf(tool_calls) } : answer;
}

// src/core/formats/openai-chat.ts
var openAiChatMessages = {
  name: "openai-chat",
  title: "OpenAI Chat Completions, and Cohere's chat: messages, requests, answers, lines of batches, streams",
  carries: "messages, calls, results; no times, no status, errors only as text",
  settings: { configuration: "keep the request whole, not only its messages" },
  surest: 0.8,
  detect: (input) => {
    const messages = conversationsOf(input).find((conversation) => conversation.messages.length > 0)?.messages;
    if (!messages?.every(isMessage)) return 0;
    return messages.some((message) => at(message, "tool_calls") !== void 0 || at(message, "role") === "tool") ? 0.8 : 0.5;
  },
  itemKind: (item) => isMessage(item) ? "part" : isConversation(conversationOf(item)) ? "run" : void 0,
  read: (input, context) => conversationsOf(input).map((conversation) => readConversation(conversation, context))
};
function conversationsOf({ json, lines }) {
  if (lines?.every(isMessage)) return [{ messages: lines, value: {} }];
  if (lines) return lines.flatMap((line) => conversationOf(line) ?? []);
  if (Array.isArray(json) && json.every(isMessage)) return [{ messages: json, value: {} }];
  if (Array.isArray(json)) return json.flatMap((item) => conversationOf(item) ?? []);
  return json === void 0 ? [] : [conversationOf(json) ?? []].flat();
}
function isConversation(conversation) {
  return conversation !== void 0 && (conversation.messages.length === 0 || conversation.messages.some(isMessage));
}
function conversationOf(outer) {
  if (Array.isArray(outer))
    return outer.length > 0 && outer.every(isMessage) ? { messages: outer, value: {} } : void 0;
  const value = withoutBatch(outer);
  if (!isObject(value)) return void 0;
  const choice = choiceIn(responseOf(value));
  const failed = "custom_id" in value && isObject(at(responseOf(value), "error"));
  const alone = failed || isObject(at(choice, "message")) ? [] : void 0;
  const messages = first(objectOf(first(value, "request")), "messages") ?? value["messages"] ?? alone;
  if (!Array.isArray(messages)) return void 0;
  return { messages: isObject(choice) && isObject(choice["message"]) ? [...messages, choice] : messages, value };
}
function choiceIn(response) {
  return at(response, "choices") === void 0 && isAnswerOfCohere(response) ? response : at(response, "choices", 0);
}
function isAnswerOfCohere(value) {
  if (!isObject(value) || at(value, "message", "role") !== "assistant") return false;
  return cohereChat.isAnswer(value) || isObject(value["error"]);
}
function responseOf(value) {
  return first(value, "response", "completion") ?? value;
}
var roles = /* @__PURE__ */ new Set(["system", "developer", "user", "assistant", "tool", "function"]);
function isMessage(value) {
  if (!isObject(value)) return false;
  if (isObject(value["message"]) && ("finish_reason" in value || isAnswerOfCohere(value))) return true;
  return typeof value["role"] === "string" && roles.has(value["role"]) && ("content" in value || "tool_calls" in value);
}
function readConversation({ messages, value }, { platform }) {
  const request = objectOf(first(value, "request") ?? value);
  const response = objectOf(responseOf(value));
  const answer = readAnswer(apiOfAnswer(response) ?? (isAnswerOfCohere(response) ? cohereChat : otherApi), response);
  const run_id = textOf(first(value, "run_id", "id")) ?? answer.id ?? textOf(first(value, "custom_id"));
  const before = messages.at(-1) === choiceIn(response) ? messages.slice(0, -1) : messages;
  const said3 = before.length < messages.length ? messagesOf(answer) : [];
  const turns = [...before.flatMap((message) => readMessages(message)), ...said3].map((message) => ({ message }));
  const read = traceFromTurns(turns, {
    run_id: run_id ?? contentId("chat", messages, platform.hash),
    format: "openai-chat"
  });
  const last = read.trace.events.findLast((event) => event.type === "model_call");
  const params = paramsOf(request);
  if (last) {
    const cost = answer.cost ?? costOfLog(value);
    Object.assign(last, present({ usage: answer.usage, params, model: answer.model, cost }));
  } else if (params) read.trace.events.push({ type: "other", name: "request", data: params });
  if (last && answer.alternatives.length > 0) last["attributes"] = { alternatives: answer.alternatives };
  const name = textOf(request["model"]) ?? answer.model;
  const trace = name === void 0 ? read.trace : { ...read.trace, model: { name } };
  if (!answer.error) return { ...read, trace };
  const events = trace.events.filter(({ type }) => type !== "final_output");
  const { kind, message: error } = answer.error;
  return { ...read, trace: { ...trace, status: "error", events: [...events, { type: "error", kind, error }] } };
}
function costOfLog(value) {
  return first(value, "response") === void 0 ? void 0 : numberOf(first(value, "cost", "response_cost"));
}
function traceFromMessages(messages, run_id, format = "openai-chat") {
  const read = listOf(messages).flatMap((message) => readMessages(message));
  return traceFromTurns(
    read.map((message) => ({ message })),
    { run_id, format }
  );
}
function traceFromTurns(turns, { run_id, format }) {
  const messages = turns.map(({ message }) => message);
  const events = eventsOfTurns(turns);
  const final = finalText(messages);
  if (final !== void 0) events.push({ type: "final_output", content: final });
  return makeTrace({ run_id, format, events });
}

// src/core/formats/agentdojo.ts
var agentDojo = {
  name: "agentdojo",
  title: "AgentDojo runs",
  carries: "messages, calls, results with errors, utility and security as feedback",
  surest: 0.98,
  detect: (input) => runsOf(input).length > 0 ? 0.98 : 0,
  itemKind: (item) => isObject(item) && isRun(item) ? "run" : void 0,
  read: (input, { platform }) => runsOf(input).map((run) => readRun(run, platform.hash))
};
function runsOf({ json, lines }) {
  const values3 = lines ?? (Array.isArray(json) ? json : json === void 0 ? [] : [json]);
  return values3.filter(isObject).filter(isRun);
}
function isRun(value) {
  const known4 = "suite_name" in value || "user_task_id" in value;
  return known4 && Array.isArray(value["messages"]);
}
function readRun(run, hash) {
  const evaluation = objectOf(run["evaluation"]);
  const messages = listOf(run["messages"]);
  const { trace, notes } = traceFromMessages(messages.map(withError), idOf2(run, messages, hash), "agentdojo");
  const utility = first(run, "utility") ?? first(evaluation, "utility");
  const attacked = textOf(run["injection_task_id"]) !== void 0 && run["security"] === true;
  const error = textOf(run["error"]);
  if (error !== void 0) trace.events.push({ type: "error", kind: "exception", error });
  const besides2 = Object.entries(run).filter(([member, value]) => !told.has(member) && value !== null);
  if (besides2.length > 0) trace.events.push({ type: "other", name: "agentdojo", data: Object.fromEntries(besides2) });
  const rating = utility === false || attacked || evaluation["security"] === false ? "bad" : "good";
  const comment = `utility: ${asText(utility)}, security: ${asText(first(run, "security") ?? first(evaluation, "security"))}`;
  const judged = utility === void 0 ? {} : { feedback: { rating, comment } };
  const pipeline = textOf(run["pipeline_name"]);
  const agent = pipeline === void 0 ? {} : { agent: { name: pipeline } };
  return { trace: { ...trace, ...agent, ...judged, status: error === void 0 ? trace.status : "error" }, notes };
}
var naming = ["suite_name", "pipeline_name", "user_task_id", "injection_task_id", "attack_type", "task_id"];
function idOf2(run, messages, hash) {
  const names2 = naming.flatMap((key) => textOf(run[key]) ?? []);
  const own = textOf(first(run, "run_id", "id"));
  return [...names2, own ?? contentId("agentdojo", messages, hash)].join("/");
}
var told = /* @__PURE__ */ new Set(["suite_name", "pipeline_name", "user_task_id", "injection_task_id", "messages", "error"]);
function withError(message) {
  if (!isObject(message) || message["role"] !== "tool" || typeof message["error"] !== "string") return message;
  return { ...message, error: { message: message["error"] } };
}

// src/core/formats/ai-sdk-ui.ts
var aiSdkUi = {
  name: "ai-sdk-ui",
  title: "AI SDK UI messages, versions 4 and 5, bare or as `{id, messages}`",
  carries: "messages, calls, results with errors; times in version 4, no model unless the metadata tells",
  surest: 0.9,
  detect: (input) => chatsOf(input).length > 0 ? 0.9 : 0,
  read: (input, { platform }) => chatsOf(input).map(({ id, messages }) => {
    const turns = messages.flatMap(turnsOf);
    const events = eventsOfTurns(turns);
    const final = finalText(turns.map(({ message }) => message));
    if (final !== void 0) events.push({ type: "final_output", content: final });
    return makeTrace({ run_id: id ?? contentId("chat", messages, platform.hash), format: "ai-sdk-ui", events });
  })
};
function chatsOf({ json, lines }) {
  const values3 = lines ?? (Array.isArray(json) ? json : json === void 0 ? [] : [json]);
  if (areMessages(values3)) return [{ id: void 0, messages: objectsOf(values3) }];
  const chats = values3.map((value) => {
    const messages = listOf(first(value, "messages"));
    const id = textOf(first(value, "id", "chatId", "chat_id"));
    return areMessages(messages) ? { id, messages: objectsOf(messages) } : void 0;
  });
  return chats.every((chat) => chat !== void 0) ? chats : [];
}
var roles2 = /* @__PURE__ */ new Set(["system", "user", "assistant"]);
var ofParts = /^(?:text|reasoning|file|source|source-url|source-document|step-start|dynamic-tool|(?:tool|data)-.+)$/;
function areMessages(values3) {
  const known4 = values3.every((value) => {
    const parts = first(value, "parts");
    return isObject(value) && roles2.has(asText(value["role"])) && Array.isArray(parts) && parts.every(isPart);
  });
  return known4 && values3.length > 0;
}
function isPart(part) {
  if (!isObject(part) || !ofParts.test(asText(part["type"]))) return false;
  return part["type"] !== "text" || typeof part["text"] === "string";
}
function turnsOf(value) {
  const role = asText(value["role"]);
  const metadata = objectOf(value["metadata"]);
  const parts = objectsOf(value["parts"]);
  const told7 = { at: isoOf(value["createdAt"] ?? metadata["createdAt"]) };
  const steps = stepsOf2(parts).map((step) => messageOf(step, role));
  if (role !== "assistant") return steps.map((message) => ({ message, ...told7 }));
  const usage = steps.length === 1 ? usageOf(first(metadata, "usage", "totalUsage")) : void 0;
  return steps.flatMap(({ results: results2, ...message }) => [
    { message: { ...message, results: [] }, ...told7, model: textOf(first(metadata, "model", "modelId")), usage },
    ...results2.length === 0 ? [] : [{ message: { ...emptyMessage("tool"), results: results2 }, ...told7 }]
  ]);
}
function stepsOf2(parts) {
  const steps = [[]];
  for (const part of parts) {
    const step = steps.at(-1) ?? [];
    const ran = step.some(isTool) && !isTool(part) && /^(?:text|reasoning)$/.test(asText(part["type"]));
    if (part["type"] === "step-start" || ran) steps.push(part["type"] === "step-start" ? [] : [part]);
    else step.push(part);
  }
  const filled = steps.filter((step) => step.length > 0);
  return filled.length === 0 ? [[]] : filled;
}
function isTool({ type }) {
  return /^(?:dynamic-tool$|tool-)/.test(asText(type));
}
function messageOf(parts, role) {
  const message = emptyMessage(role);
  for (const part of parts) {
    if (part["type"] === "text") message.text += asText(part["text"]);
    else if (isTool(part)) addTool(message, part);
    else message.extras.push(part);
  }
  return message;
}
function addTool(message, part) {
  const tool = isObject(part["toolInvocation"]) ? part["toolInvocation"] : part;
  const id = textOf(tool["toolCallId"]);
  const name = textOf(tool["toolName"]) ?? asText(part["type"]).slice("tool-".length);
  const hosted = tool["providerExecuted"] === true ? { hosted: true } : {};
  message.calls.push({ id, name, args: first(tool, "input", "args", "rawInput") ?? {}, ...hosted });
  const state = asText(tool["state"]);
  if (/^(?:result|output-.*)$/.test(state) && tool["preliminary"] !== true) {
    const output = first(tool, "output", "result") ?? null;
    message.results.push({ id, name, output, error: errorOf3(state, tool) });
  }
}
function errorOf3(state, tool) {
  if (state === "output-denied") return { kind: "tool", message: "the user denied this call" };
  if (state !== "output-error") return void 0;
  const message = textOf(tool["errorText"]) ?? "failed";
  return { kind: kindOfError(message, "tool"), message };
}

// src/core/formats/anthropic-messages.ts
var anthropicMessages2 = {
  name: "anthropic-messages",
  title: "Anthropic Messages: messages, requests, answers, lines of batches, streams",
  carries: "messages, calls, results with an error flag",
  settings: { configuration: "keep the request whole, not only its messages" },
  surest: 0.9,
  detect: (input) => {
    const conversations = conversationsOf2(input).filter(({ messages }) => messages.length > 0);
    return conversations.length > 0 && conversations.every(({ messages }) => messages.some(hasBlocks)) ? 0.9 : 0;
  },
  itemKind: (item) => {
    if (isMessage2(item)) return "part";
    const [conversation] = conversationsOf2({ name: "", json: item });
    if (!conversation) return void 0;
    const { messages } = conversation;
    return messages.length === 0 || messages.some(isMessage2) ? "run" : void 0;
  },
  read: (input, { platform }) => conversationsOf2(input).map(
    (conversation) => readConversation2(conversation, () => contentId("messages", conversation.messages, platform.hash))
  )
};
function conversationsOf2({ json, lines }) {
  const values3 = lines ?? (Array.isArray(json) ? json : json === void 0 ? [] : [json]);
  if (values3.length > 0 && values3.every(isMessage2)) return [{ messages: values3, value: {} }];
  return values3.map(withoutBatch).flatMap((value) => {
    const asked = first(first(value, "request") ?? value, "messages");
    const answer = answerOf2(value);
    const failed = at(value, "custom_id") !== void 0 && isObject(at(first(value, "response"), "error"));
    const messages = Array.isArray(asked) ? asked : failed || answer.length > 0 ? [] : void 0;
    return messages ? [{ messages: [...messages, ...answer], value }] : [];
  });
}
function answerOf2(value) {
  const response = first(value, "response");
  return isObject(response) && response["type"] === "message" ? [response] : [];
}
function isMessage2(value) {
  const role = at(value, "role");
  return (role === "user" || role === "assistant") && at(value, "content") !== void 0;
}
var blocks = /^(?:tool_use|\w*tool_result|thinking|redacted_thinking|server_tool_use|mcp_tool_use)$/;
function hasBlocks(message) {
  if (at(message, "type") === "message" && at(message, "stop_reason") !== void 0) return true;
  return objectsOf(at(message, "content")).some((block) => blocks.test(textOf(block["type"]) ?? ""));
}
function readConversation2({ messages, value }, hashed) {
  const request = objectOf(first(value, "request") ?? value);
  const system = readMessages(anthropicMessages.messagesIn({ ...request, messages: [] }));
  const answers2 = messages.map(
    (message) => anthropicMessages.isAnswer(objectOf(message)) ? readAnswer(anthropicMessages, objectOf(message)) : void 0
  );
  const turns = system.map((message) => ({ message }));
  messages.forEach((message, index) => {
    const answer = answers2[index];
    const { usage, model } = answer ?? { usage: usageOf(at(message, "usage")), model: textOf(at(message, "model")) };
    for (const said3 of answer ? messagesOf(answer) : readMessages(message)) turns.push({ message: said3, usage, model });
  });
  const last = turns.findLast((turn) => turn.message.role === "assistant");
  if (last) last.params = paramsOf(request);
  const events = eventsOfTurns(turns);
  const final = finalText(turns.map(({ message }) => message));
  const { error } = answers2.at(-1) ?? readAnswer(anthropicMessages, objectOf(first(value, "response")));
  if (error) events.push({ type: "error", kind: error.kind, error: error.message });
  else if (final !== void 0) events.push({ type: "final_output", content: final });
  const id = textOf(first(value, "run_id")) ?? textOf(at(listOf(messages).at(-1), "id") ?? first(value, "custom_id"));
  const name = textOf(request["model"]);
  return makeTrace({
    run_id: id ?? hashed(),
    format: "anthropic-messages",
    status: error === void 0 ? "unknown" : "error",
    events,
    ...name === void 0 ? {} : { model: { name, provider: "anthropic" } }
  });
}

// src/core/formats/earlier-content.ts
function earlierContent({ text, extras, calls: calls2, results: results2 }) {
  return [
    ...text === "" ? [] : [{ type: "text", text }],
    ...extras,
    ...calls2.map(({ id, name, args }) => present({ type: "tool_call", id, name, arguments: args })),
    ...results2.map(
      ({ id, output, error }) => present({ type: "tool_call_response", id, response: output, is_error: error ? true : void 0 })
    )
  ];
}

// src/core/formats/atif.ts
var atif = {
  name: "atif",
  title: "ATIF (Harbor) trajectories",
  carries: "messages, calls, results, times, tokens; no status",
  detect: (input) => {
    const values3 = valuesOf(input);
    return values3.length > 0 && values3.every(isTrajectory) ? 1 : 0;
  },
  itemKind: (item) => isTrajectory(item) ? "run" : void 0,
  read: (input, { platform }) => valuesOf(input).flatMap((value) => {
    const log = objectOf(value);
    const named2 = textOf(first(log, "trajectory_id", "session_id"));
    const place = named2 ?? inputId("atif", { json: value }, platform.hash);
    const earlier = continuedBy(log);
    if (named2 === void 0 || earlier === void 0) return readWithAgents(log, place);
    const [own, ...below] = readWithAgents(log, `${named2}/cont-${earlier + 1}`, [partOf(named2, earlier)]);
    return own ? [own, ...below] : [];
  })
};
function isTrajectory(value) {
  return asText(at(value, "schema_version")).startsWith("ATIF-v");
}
function valuesOf({ json, lines }) {
  return lines ?? (Array.isArray(json) ? json : json === void 0 ? [] : [json]);
}
function continuedBy(log) {
  if (log["trajectory_id"] !== void 0 && log["trajectory_id"] !== null) return void 0;
  const index = numberOf(at(log, "agent", "extra", "continuation_index"));
  if (index !== void 0) return index > 0 ? index - 1 : void 0;
  return objectsOf(log["steps"]).some(isCopied) ? 0 : void 0;
}
function partOf(session, index) {
  return index === 0 ? session : `${session}/cont-${index}`;
}
function readWithAgents(log, place, above2 = []) {
  const named2 = textOf(first(log, "trajectory_id", "session_id")) ?? place;
  const run_id = above2.includes(named2) || place.startsWith(`${named2}/cont-`) ? place : named2;
  const read = readTrajectory(log, run_id);
  const parent = above2.at(-1);
  const own = parent === void 0 ? read : { ...read, trace: { ...read.trace, parent_run_id: parent } };
  const inside = objectsOf(first(log, "subagent_trajectories", "subagents"));
  const below = inside.map((one, index) => readWithAgents(one, `${run_id}/subagent-${index + 1}`, [...above2, run_id]));
  return [own, ...below.flat()];
}
function readTrajectory(log, run_id) {
  const agent = objectOf(log["agent"]);
  const steps = objectsOf(log["steps"]);
  const model = textOf(agent["model_name"]);
  const events = steps.flatMap((step) => isCopied(step) ? copiedEvents(step) : stepEvents(step, model));
  const tools = listOf(agent["tool_definitions"]);
  const asked = events.find((event) => event.type === "model_call");
  if (asked && tools.length > 0) asked.params = { tools };
  const last = steps.findLast(({ source }) => source === "agent");
  const said3 = textOf(plainOutput(last?.["message"] ?? ""));
  const goesOn = textOf(log["continued_trajectory_ref"]);
  if (said3 !== void 0 && objectsOf(last?.["tool_calls"]).length === 0 && last && !isCopied(last))
    events.push({ type: "final_output", content: said3 });
  const limit = limitIn(objectOf(log["extra"]));
  if (limit) events.push(limit);
  const besides2 = { ...present({ ...log, steps: void 0, subagent_trajectories: void 0 }), agent: agent["extra"] };
  for (const [member, data] of Object.entries(besides2)) {
    const empty = data === void 0 || data === null || isObject(data) && Object.keys(data).length === 0;
    if (!empty && !told2.has(member)) events.push({ type: "other", name: member, data });
  }
  const copied = steps.filter(isCopied).length;
  return makeTrace({
    run_id,
    format: "atif",
    source: { version: asText(log["schema_version"]) },
    agent: present({ name: textOf(agent["name"]), version: textOf(agent["version"]) }),
    ...model === void 0 ? {} : { model: { name: model } },
    events,
    notes: [
      ...copied === 0 ? [] : [`${copied} steps were copied from an earlier trajectory: they are what the run was given`],
      ...goesOn === void 0 ? [] : [`the run goes on in ${goesOn}: its end is not in this file`]
    ]
  });
}
function isCopied(step) {
  return step["is_copied_context"] === true;
}
function copiedEvents(step) {
  return stepEvents(step, void 0).flatMap((event) => {
    if (event.type === "input_message") return [event];
    const place = present({ at: event.at, step: event.step });
    const calls2 = event.type === "tool_call" ? [callIn(event)] : [];
    const results2 = event.type === "tool_result" ? [{ id: event.call_id, name: void 0, output: event.output ?? null, error: event.error }] : [];
    const text = event.type === "model_call" ? asText(event.output) : "";
    const said3 = { ...emptyMessage(results2.length > 0 ? "tool" : "assistant"), text, calls: calls2, results: results2 };
    const content = earlierContent(said3);
    return Array.isArray(content) && content.length > 0 ? [{ type: "input_message", role: said3.role, content, ...place }] : [];
  });
}
function callIn({ call_id, tool_name, tool_args }) {
  return { id: call_id, name: tool_name, args: tool_args };
}
var told2 = /* @__PURE__ */ new Set(["schema_version", "session_id", "trajectory_id"]);
function limitIn(extra) {
  const reason = textOf(first(extra, "termination_reason", "exit_status", "stop_reason"));
  const limited = reason !== void 0 && kindOfError(reason, "exception") === "limit";
  return limited ? { type: "error", kind: "limit", error: reason } : void 0;
}
function stepEvents(step, model) {
  const when = isoOf(step["timestamp"]);
  const id = asText(step["step_id"]);
  const message = plainOutput(step["message"] ?? "");
  if (step["source"] !== "agent") {
    const role = step["source"] === "system" ? "system" : "user";
    const said3 = present({ type: "input_message", role, content: message, at: when, step: id });
    const found = results(step, when);
    return message === "" && found.length > 0 ? found : [said3, ...found];
  }
  const calls2 = objectsOf(step["tool_calls"]).map(readCall);
  return [
    ...spoken(step, { model, message, at: when, id }),
    ...calls2.map(
      (call) => present({
        type: "tool_call",
        call_id: call.id,
        tool_name: call.name,
        tool_args: call.args,
        group: `step-${id}`,
        at: when,
        step: id
      })
    ),
    ...results(
      step,
      when,
      calls2.map(({ id: called }) => called)
    )
  ];
}
function spoken(step, { model, message, at: when, id }) {
  if (step["llm_call_count"] === 0) {
    return message === "" ? [] : [present({ type: "other", name: "step", data: message, at: when, step: id })];
  }
  const reasoning = textOf(step["reasoning_content"]);
  const added = objectOf(step["extra"]);
  const extras = [
    ...reasoning === void 0 ? [] : [{ type: "reasoning", text: reasoning }],
    ...Object.keys(added).length === 0 ? [] : [{ ...added, type: "extra" }]
  ];
  return [
    present({
      type: "model_call",
      model: textOf(step["model_name"]) ?? model,
      params: paramsOf(objectOf(step["sampling_params"])),
      output: message === "" ? void 0 : message,
      finish_reason: textOf(first(added, "finish_reason", "stop_reason")),
      extras: extras.length === 0 ? void 0 : extras,
      usage: usageOf(step["metrics"]),
      cost: numberOf(at(step, "metrics", "cost_usd")),
      at: when,
      step: id
    })
  ];
}
function results(step, when, calls2 = []) {
  const found = objectsOf(at(step, "observation", "results"));
  const failed = found.length === 1 && at(step, "extra", "tool_result_is_error") === true;
  return found.map((result, index) => {
    const placed = found.length === calls2.length ? calls2[index] : found.length === 1 ? calls2.at(-1) : void 0;
    const id = textOf(result["source_call_id"]) ?? placed;
    const output = plainOutput(result["content"] ?? result["subagent_trajectory_ref"] ?? null);
    if (id === void 0) return present({ type: "other", name: "observation", data: output, at: when });
    const extra = { ...objectOf(result["extra"]), ...failed ? { is_error: true } : {} };
    const answer = resultEvent({ id, output, error: errorIn(extra, output) }, { at: when });
    const runs = result["content"] === void 0 ? void 0 : result["subagent_trajectory_ref"];
    return runs === void 0 || runs === null ? answer : { ...answer, subagents: runs };
  });
}
function errorIn(extra, output) {
  const flags = ["is_error", "tool_result_is_error", "timed_out"].some((flag) => extra[flag] === true);
  const code = numberOf(first(extra, "exit_code", "returncode", "return_code")) ?? 0;
  const said3 = textOf(extra["error"]);
  if (!flags && code === 0 && extra["success"] !== false && said3 === void 0) return void 0;
  const message = said3 ?? (code === 0 ? asText(output).slice(0, 2e3) || "failed" : `exit code ${code}`);
  return { kind: extra["timed_out"] === true ? "timeout" : "tool", message };
}

// src/core/formats/autogen.ts
var autoGen = {
  name: "autogen",
  title: "AutoGen AgentChat states of teams and assistants",
  carries: "messages, calls, results with an error flag, tokens, thoughts; times in newer states; no status, no model",
  surest: 0.97,
  detect: ({ json }) => isState(json) ? 0.97 : 0,
  itemKind: (item) => isState(item) ? "run" : void 0,
  read: (input, { platform }) => statesIn(input).map((state) => readState(state, inputId("autogen", { json: state }, platform.hash)))
};
function statesIn({ json, lines }) {
  return objectsOf(lines ?? (Array.isArray(json) ? json : [json ?? null])).filter(isState);
}
function isState(value) {
  const type = at(value, "type");
  if (type === "TeamState") return isObject(at(value, "agent_states"));
  return type === "AssistantAgentState" && (isObject(at(value, "llm_context")) || Array.isArray(at(value, "llm_messages")));
}
function readState(state, hashed) {
  const agents = Object.entries(objectOf(state["agent_states"]));
  const messages = threadOf(state, agents);
  const names2 = new Set(agents.map(([key]) => key.split("/")[0] ?? key));
  const steps = messages.map((message) => stepOf(message, names2));
  const events = withThoughts(steps).flatMap(
    ({ turn, other: other2 }, index) => turn ? eventsOfStep(turn, messages[index] ?? {}, index) : other2 ?? []
  );
  const last = messages.at(-1);
  const stop = last?.["type"] === "StopMessage" ? asText(last["content"]) : void 0;
  if (stop !== void 0 && kindOfError(stop, "exception") === "limit")
    events.push({ type: "error", kind: "limit", error: stop });
  const final = endOf(messages, steps);
  if (final !== void 0) events.push({ type: "final_output", content: final });
  const session = textOf(state["team_id"]);
  return makeTrace({
    run_id: hashed,
    format: "autogen",
    ...session === void 0 ? {} : { session_id: session },
    events
  });
}
function threadOf(state, agents) {
  const thread = agents.map(([, one]) => objectsOf(at(one, "message_thread"))).find(({ length }) => length > 0);
  if (thread) return thread;
  const own = [state, ...agents.map(([, one]) => at(one, "agent_state") ?? null)];
  return own.map(contextOf).find(({ length }) => length > 0) ?? [];
}
function contextOf(agent) {
  return objectsOf(at(agent, "llm_context", "messages") ?? at(agent, "llm_messages"));
}
var ofTools = /* @__PURE__ */ new Set(["ToolCallExecutionEvent", "FunctionExecutionResultMessage"]);
var answers = /* @__PURE__ */ new Set(["AssistantMessage", "ToolCallRequestEvent"]);
function stepOf(message, agents) {
  const { type, source, content = null, created_at, models_usage } = message;
  const when = isoOf(created_at);
  const name = asText(type);
  if (name === "ThoughtEvent") return { thought: asText(content) };
  if (ofTools.has(name))
    return { turn: { message: { ...emptyMessage("tool"), results: objectsOf(content).map(resultOf2) }, at: when } };
  const said3 = name === "TextMessage" || name === "MultiModalMessage" || name === "StructuredMessage";
  if (answers.has(name) || said3 && agents.has(asText(source)))
    return { turn: { message: answerOf3(message), usage: usageOf(models_usage), at: when } };
  if (said3 || name === "UserMessage" || name === "SystemMessage") {
    const role = name === "SystemMessage" ? "system" : "user";
    return { turn: { message: { ...emptyMessage(role), ...partsOf(content) }, at: when } };
  }
  return { other: present({ type: "other", name, data: message, at: when }) };
}
function partsOf(content) {
  if (typeof content === "string") return { text: content, extras: [] };
  const parts = Array.isArray(content) ? content : [content];
  return {
    text: parts.filter((part) => typeof part === "string").join("\n"),
    extras: parts.filter((part) => typeof part !== "string")
  };
}
function answerOf3({ content = null, thought = null }) {
  const calls2 = objectsOf(content);
  const asked = calls2.length > 0 && calls2.every((call) => "name" in call && "arguments" in call);
  const reasoning = textOf(thought) === void 0 ? [] : [{ type: "reasoning", text: asText(thought) }];
  const answer = emptyMessage("assistant");
  if (!asked) {
    const { text, extras } = partsOf(content);
    return { ...answer, text, extras: [...extras, ...reasoning] };
  }
  return {
    ...answer,
    extras: reasoning,
    calls: calls2.map((call) => ({
      id: callIdOf(call["id"]),
      name: textOf(call["name"]) ?? "unknown",
      args: argumentsOf(call["arguments"])
    }))
  };
}
function resultOf2({ call_id = null, name, content = null, is_error }) {
  const error = is_error === true ? { kind: "tool", message: asText(content).slice(0, 2e3) } : void 0;
  return { id: callIdOf(call_id), name: textOf(name), output: content, error };
}
function withThoughts(steps) {
  let thought;
  return steps.map((step) => {
    if (step.thought !== void 0) {
      thought = step.thought;
      return {};
    }
    if (step.turn?.message.role !== "assistant" || thought === void 0) return step;
    const { message } = step.turn;
    const extras = [{ type: "reasoning", text: thought }, ...message.extras];
    thought = void 0;
    return { turn: { ...step.turn, message: { ...message, extras } } };
  });
}
function eventsOfStep(turn, { source }, index) {
  const agent = textOf(source);
  return eventsOfTurn(turn, `message-${index}`).map(
    (event) => event.type === "model_call" && agent !== void 0 ? { ...event, agent } : event
  );
}
function endOf(messages, steps) {
  const ended = messages.findLast(({ type }) => type !== "StopMessage" && type !== "HandoffMessage");
  if (ended?.["type"] === "ToolCallSummaryMessage") return ended["content"] ?? void 0;
  return finalText(steps.flatMap(({ turn }) => turn?.message ?? []));
}

// src/core/formats/message-texts.ts
var kept = 8;
var lists = ["messages", "choices", "input", "contents"];
var listMember = /"(messages|input|contents)"\s*:\s*\[/;
var MessageTexts = class {
  known = [];
  /** The messages of a list in a text; undefined where the text is no list of messages. */
  read(text) {
    if (text.charCodeAt(0) !== 91) return void 0;
    const end = text.trimEnd();
    if (!end.endsWith("]")) return void 0;
    return this.listed(end.slice(0, -1));
  }
  /** A request that holds such a list, and the list; undefined where it is to be read as any other text. */
  readRequest(text) {
    const found = text.charCodeAt(0) === 123 ? listMember.exec(text) : null;
    if (!found) return void 0;
    const start = found.index + found[0].length - 1;
    const known4 = this.beginningOf(text.slice(start));
    const end = endOfJsonList(text, known4 ? start + known4.text.length : start + 1);
    const messages = end === void 0 ? void 0 : this.listed(text.slice(start, end), known4);
    if (end === void 0 || !messages) return void 0;
    const rest = unwrapped(`${text.slice(0, start)}[${text.slice(end)}`);
    return isObject(rest) && isEmptied(rest, found[1] ?? "") ? { rest, messages } : void 0;
  }
  listed(text, known4 = this.beginningOf(text)) {
    const messages = known4 ? continued(known4, text) : whole(`${text}]`);
    if (!messages || messages.length === 0) return void 0;
    this.known.unshift({ text, messages });
    if (this.known.length > kept) this.known.pop();
    return messages;
  }
  /** A list with which this one begins. Texts are compared whole, which engines do many characters at a time. */
  beginningOf(text) {
    return this.known.find((known4) => text.slice(0, known4.text.length) === known4.text && isBorder(text, known4));
  }
};
function isEmptied(rest, name) {
  const left = rest[name];
  return Array.isArray(left) && left.length === 0 && lists.every((other2) => other2 === name || !(other2 in rest));
}
function isBorder(text, { text: known4 }) {
  const next = text.charAt(known4.length);
  return next === "" || next === "," || next === "]";
}
function continued({ text: before, messages }, text) {
  if (before.length === text.length) return messages;
  const rest = whole(`[${text.slice(before.length + 1)}]`);
  return rest && [...messages, ...rest];
}
function whole(text) {
  const list2 = unwrapped(text);
  return Array.isArray(list2) ? readMessages(list2) : void 0;
}

// src/core/formats/once-a-run.ts
var most = 16;
function onceARun(values3, without2 = /* @__PURE__ */ new Set()) {
  const found = /* @__PURE__ */ new Map();
  for (const value of values3) {
    for (const name in value) {
      const member = value[name];
      if (member === void 0 || member === null || member === "" || without2.has(name)) continue;
      const known4 = found.get(name);
      if (!known4) found.set(name, [member]);
      else if (known4.length < most && !known4.some((one) => equalJson(one, member))) known4.push(member);
    }
  }
  return Object.fromEntries(
    [...found].map(([name, known4]) => {
      const [only = null, ...others] = known4;
      return [name, others.length === 0 ? only : known4];
    })
  );
}
function picked(value, names2) {
  const kept4 = {};
  for (const name of names2) {
    const member = value[name];
    if (member !== void 0 && member !== null) kept4[name] = member;
  }
  return kept4;
}

// src/core/formats/scores.ts
var rightness = /(?:^|[-_ .])(?:correct(?:ness)?|success(?:ful)?|pass(?:ed)?|resolved|helpful(?:ness)?|accura(?:cy|te)|feedback|thumbs?[-_ ]?up)$/i;
var badWords = /* @__PURE__ */ new Set(["bad", "failed", "incorrect", "wrong"]);
var goodWords = /* @__PURE__ */ new Set(["good", "pass", "passed", "correct"]);
var badByDefault = { labels: ["fail"], score: 0 };
function scoreOf(raw) {
  const result = at(raw, "result") ?? null;
  const name = textOf(first(raw, "name", "gen_ai.evaluation.name"));
  if (name === void 0) return void 0;
  const said3 = first(raw, "label", "stringValue", "category_name", "gen_ai.evaluation.score.label") ?? at(result, "label");
  const value = first(raw, "score", "value", "gen_ai.evaluation.score.value") ?? at(result, "score");
  const comment = first(raw, "comment", "explanation", "reason", "gen_ai.evaluation.explanation") ?? at(result, "explanation");
  const word = typeof value === "boolean" || numberOf(value) === void 0 ? asText(value) || void 0 : void 0;
  const score = typeof value === "boolean" ? Number(value) : numberOf(value);
  return present({ name, label: textOf(said3) ?? word, score, comment: textOf(comment) });
}
function ratingOf({ name, label, score }, bad) {
  const word = label?.toLowerCase() ?? "";
  if (bad.labels.some((one) => one.toLowerCase() === word) || badWords.has(word)) return "bad";
  if (goodWords.has(word)) return "good";
  const counts = bad.names === void 0 ? rightness.test(name) : bad.names.includes(name);
  if (!counts) return void 0;
  const value = score ?? (word === "false" ? 0 : word === "true" ? 1 : void 0);
  if (value === void 0) return void 0;
  if (value <= bad.score) return "bad";
  return value >= 1 ? "good" : void 0;
}
function withScores(read, scores) {
  if (scores.length === 0) return read;
  const told7 = { type: "other", name: scoresEvent, data: scores.map(kept2) };
  const trace = { ...read.trace, events: [...read.trace.events, told7] };
  return { ...read, trace: rated(trace) };
}
var scoresEvent = "scores";
var evaluationEvent = "gen_ai.evaluation.result";
function rated(trace, bad = badByDefault) {
  if (trace.feedback !== void 0 && trace.feedback.scores === void 0) return trace;
  const scores = trace.events.filter(tellsScores).flatMap(scoresIn);
  if (scores.length === 0) return trace;
  const { feedback: _, ...rest } = trace;
  const feedback = feedbackOf(scores, bad);
  return feedback === void 0 ? rest : { ...rest, feedback };
}
function isScored({ events }) {
  return events.some((event) => scoresIn(event).length > 0);
}
function tellsScores(event) {
  return event.type === "other" && (event.name === scoresEvent || event.name === evaluationEvent);
}
function scoresIn(event) {
  if (event.type !== "other" || !tellsScores(event)) return [];
  const listed = Array.isArray(event.data) ? event.data : [event.data ?? null];
  return listed.flatMap(
    (one) => typeof one === "object" && one !== null && !Array.isArray(one) ? scoreOf(one) ?? [] : []
  );
}
function feedbackOf(scores, bad) {
  const ratings2 = scores.map((score) => ratingOf(score, bad));
  const verdicts = scores.filter((_, index) => ratings2[index] !== void 0);
  if (verdicts.length === 0) return void 0;
  const rating = ratings2.includes("bad") ? "bad" : "good";
  return { rating, comment: verdicts.map(commentOf).join("\n"), scores: [...scores] };
}
function commentOf({ name, label, score, comment }) {
  const head = `${name}: ${asText(label ?? score)}`;
  return comment === void 0 ? head : `${head} (${comment})`;
}
function kept2(score) {
  const entries = Object.entries(score).filter(
    ([key, value]) => value !== null && key !== "projectId" && key !== "traceId"
  );
  return Object.fromEntries(entries);
}

// src/core/formats/span-node.ts
function spanNode(known4) {
  return {
    id: known4.id,
    parent: known4.parent,
    name: known4.name,
    kind: known4.kind ?? "other",
    start: known4.start,
    end: known4.end,
    input: known4.input ?? [],
    output: known4.output ?? [],
    call: known4.call,
    result: known4.result,
    error: known4.error,
    model: known4.model,
    provider: known4.provider,
    params: known4.params,
    usage: known4.usage,
    cost: known4.cost,
    finish: known4.finish,
    agent: known4.agent,
    session: known4.session,
    user: known4.user,
    ok: known4.ok ?? false,
    workflow: known4.workflow ?? false,
    around: known4.around ?? false,
    dialect: known4.dialect,
    rest: known4.rest,
    besides: known4.besides
  };
}
function rangeOf(nodes) {
  let start;
  let end;
  for (const node of nodes) {
    if (node.start !== void 0 && !(start !== void 0 && start <= node.start)) start = node.start;
    if (node.end !== void 0 && !(end !== void 0 && end >= node.end)) end = node.end;
  }
  return { start, end };
}

// src/core/formats/open-calls.ts
var OpenCalls = class {
  byName = /* @__PURE__ */ new Map();
  byKey = /* @__PURE__ */ new Map();
  fresh = [];
  add(call) {
    queueIn(this.byName, slot(call.event.tool_name, call)).push(call);
    this.fresh.push(call);
  }
  /** The oldest call that is meant, which then waits no longer. */
  claim({ name, args, nameless }) {
    const oldest = oldestOf(this.byName, name, nameless);
    const meant = oldest === void 0 || args === void 0 || equalJson(oldest.event.tool_args, args);
    const found = meant ? oldest : this.withArgs(name, args, nameless);
    if (found) found.claimed = true;
    return found;
  }
  withArgs(name, args, nameless) {
    this.index();
    return oldestOf(this.byKey, `${name} ${canonicalJson(args)}`, nameless);
  }
  /** Calls by their arguments too, only where their order did not tell. */
  index() {
    for (const call of this.fresh) {
      if (call.claimed) continue;
      const key = `${call.event.tool_name} ${canonicalJson(call.event.tool_args)}`;
      queueIn(this.byKey, slot(key, call)).push(call);
    }
    this.fresh = [];
  }
};
function oldestOf(queues, place, nameless) {
  const without2 = queues.get(`- ${place}`)?.first();
  const withId = nameless ? void 0 : queues.get(`+ ${place}`)?.first();
  return !withId || without2 && without2.order < withId.order ? without2 : withId;
}
function slot(key, { event }) {
  return `${event.call_id === void 0 ? "-" : "+"} ${key}`;
}
function queueIn(map, key) {
  const known4 = map.get(key);
  if (known4) return known4;
  const queue = new Queue();
  map.set(key, queue);
  return queue;
}
var Queue = class {
  calls = [];
  head = 0;
  push(call) {
    this.calls.push(call);
  }
  first() {
    while (this.calls[this.head]?.claimed) this.head += 1;
    return this.calls[this.head];
  }
};

// src/core/formats/call-register.ts
var CallRegister = class {
  byId = /* @__PURE__ */ new Map();
  byEvent = /* @__PURE__ */ new Map();
  unanswered = new Unanswered();
  unansweredByName = /* @__PURE__ */ new Map();
  /** Calls that no tool's span has claimed, and those that no model asked for yet. */
  forSpans = new OpenCalls();
  forModels = new OpenCalls();
  add(event, from) {
    const spanned = from === "span";
    const entry = { event, order: this.byEvent.size, claimed: false, spanned, answered: false };
    this.byEvent.set(event, entry);
    if (event.call_id !== void 0) this.byId.set(event.call_id, entry);
    this.unanswered.push(entry);
    const named2 = this.unansweredByName.get(event.tool_name) ?? new Unanswered();
    this.unansweredByName.set(event.tool_name, named2);
    named2.push(entry);
    (spanned ? this.forModels : this.forSpans).add(entry);
  }
  /** The call that a tool's span ran, if a model asked for it before. */
  claimForSpan(sight) {
    const entry = this.find(sight, "span");
    if (!entry) return void 0;
    entry.spanned = true;
    this.learnId(entry, sight.id);
    return entry.event;
  }
  /** The call that a model asked for, if its span came first. */
  claimForModel(sight) {
    const entry = this.find(sight, "model");
    if (!entry) return void 0;
    this.learnId(entry, sight.id);
    return entry.event;
  }
  isKnown(id) {
    return this.byId.has(id);
  }
  /** The call that a result answers; undefined where it has its result already or is not known. */
  openCall({ id, name }) {
    if (id === void 0)
      return (name === void 0 ? this.unanswered : this.unansweredByName.get(name))?.first()?.event;
    const entry = this.byId.get(id);
    return !entry || entry.answered ? void 0 : entry.event;
  }
  /** Marks a call as answered. */
  close(event) {
    const entry = this.byEvent.get(event);
    if (entry) entry.answered = true;
  }
  find({ id, name, args }, by) {
    const known4 = id === void 0 ? void 0 : this.byId.get(id);
    if (known4) {
      const open = !known4.claimed && known4.spanned === (by === "model");
      if (open) known4.claimed = true;
      return open ? known4 : void 0;
    }
    const waiting = by === "span" ? this.forSpans : this.forModels;
    const found = waiting.claim({ name, args, nameless: id !== void 0 });
    return found && this.byEvent.get(found.event);
  }
  learnId(entry, id) {
    if (id === void 0 || entry.event.call_id !== void 0) return;
    entry.event.call_id = id;
    this.byId.set(id, entry);
  }
};
var Unanswered = class {
  entries = [];
  head = 0;
  push(entry) {
    this.entries.push(entry);
  }
  first() {
    for (let entry = this.entries[this.head]; entry; entry = this.entries[this.head]) {
      if (!entry.answered && !entry.spanned) return entry;
      this.head += 1;
    }
    return void 0;
  }
};

// src/core/formats/known-history.ts
var maxThreads = 64;
var KnownHistory = class {
  threads = [];
  /** The messages of a request that no earlier one had; its answer is expected next in the same conversation. */
  fresh(input, output) {
    if (input.length + output.length === 0) return input;
    const keys = input.map(keyOf);
    let best = 0;
    let found;
    for (const [index, thread] of this.threads.entries()) {
      if (thread[0] !== keys[0]) continue;
      const length = commonLength(thread, keys);
      if (length > best) {
        best = length;
        found = index;
      }
    }
    for (const message of output) keys.push(keyOf(message));
    const known4 = found === void 0 ? void 0 : this.threads[found];
    if (known4 && found !== void 0 && best >= known4.length - 1) this.threads[found] = keys;
    else this.threads.push(keys);
    if (this.threads.length > maxThreads) this.threads.shift();
    return best === 0 ? input : input.slice(best);
  }
};
function commonLength(a, b) {
  let length = 0;
  while (length < a.length && length < b.length && a[length] === b[length]) length += 1;
  return length;
}
function keyOf(message) {
  if (message.key !== void 0) return message.key;
  const { role, text, calls: calls2, results: results2 } = message;
  const said3 = text.trim();
  let key = `${role}
${said3.length > 400 ? `${said3.length}:${said3.slice(0, 200)}${said3.slice(-200)}` : said3}`;
  for (const { id, name } of calls2) key += `
call ${id ?? name}`;
  for (const { id, output } of results2) key += `
result ${id ?? asText(output).slice(0, 200)}`;
  message.key = key;
  return key;
}

// src/core/formats/late-events.ts
var nothing = [];
var LateEvents = class {
  /** The latest first, so that what is over goes from the end. */
  waiting = [];
  count = 0;
  /** Results of tools by what is around them. */
  results = /* @__PURE__ */ new Map();
  add(event, { end, kind, parent }) {
    const late = { event, time: end ?? Number.POSITIVE_INFINITY, place: this.count, told: false };
    this.count += 1;
    this.waiting.splice(this.placeOf(late.time), 0, late);
    if (kind !== "tool") return;
    const beside2 = this.results.get(parent);
    if (beside2) beside2.push(late);
    else this.results.set(parent, [late]);
  }
  /** What is over when a span begins. Clocks jitter: the next model call beside a tool came after its result, whatever they say. */
  overBefore({ start, kind, parent }) {
    const over = kind === "model" ? this.results.get(parent) ?? [] : [];
    if (over.length > 0) this.results.delete(parent);
    for (let last = this.waiting.at(-1); last && (last.told || last.time <= (start ?? -1)); last = this.waiting.at(-1)) {
      over.push(last);
      this.waiting.pop();
    }
    return over.length === 0 ? nothing : told3(over);
  }
  /** All that is left, by time. */
  rest() {
    return told3(this.waiting.toReversed());
  }
  /** Behind all that end later, and before those of the same time, which came first and are told first. */
  placeOf(time) {
    let low = 0;
    let high = this.waiting.length;
    while (low < high) {
      const middle = low + high >>> 1;
      if ((this.waiting[middle]?.time ?? 0) > time) low = middle + 1;
      else high = middle;
    }
    return low;
  }
};
function told3(over) {
  const events = [];
  for (const late of over.toSorted((a, b) => a.time - b.time || a.place - b.place)) {
    if (!late.told) events.push(late.event);
    late.told = true;
  }
  return events;
}

// src/core/formats/step-content.ts
function stepContent({ input, output, rest }) {
  if (input.length + output.length === 0) return rest;
  return present({ ...rest, input: contentsOf(input), output: contentsOf(output) });
}
function contentsOf(messages) {
  const [only, ...more] = messages.map((message) => contentOf(message));
  return more.length === 0 ? only : messages.map((message) => contentOf(message));
}

// src/core/formats/span-times.ts
function whenOf(node) {
  return {
    at: node.start === void 0 ? void 0 : isoOfMillis(node.start),
    duration_ms: millisBetween(node.start, node.end),
    parent: node.parent
  };
}
function endOf2(node) {
  const time = node.end ?? node.start;
  return time === void 0 ? void 0 : isoOfMillis(time);
}

// src/core/formats/tool-spans.ts
var ToolSpans = class {
  done = /* @__PURE__ */ new Set();
  /** Spans still to come, by the call's id, else by its name and arguments. */
  waiting;
  nodes;
  constructor(nodes) {
    this.nodes = nodes.filter(({ kind }) => kind === "tool");
  }
  /** False where the span was told before. */
  begin(node) {
    return this.done.size < this.done.add(node).size;
  }
  /** True for a tool that ends after the next one began: which of them gave its result first is told by time. */
  overlapsNext({ kind, end }) {
    const next = this.nodes[this.done.size]?.start;
    return kind === "tool" && end !== void 0 && next !== void 0 && next < end;
  }
  /** Clocks jitter: a tool's span may begin after the request that repeats its result, but it belongs before it. */
  cameLate(call) {
    if (this.nodes.length === this.done.size) return void 0;
    this.waiting ??= this.awaited();
    for (const key of keysOf({ id: call.call_id, name: call.tool_name, args: call.tool_args })) {
      const nodes = this.waiting.get(key) ?? [];
      while (nodes[0] && this.done.has(nodes[0])) nodes.shift();
      if (nodes[0]) return nodes[0];
    }
    return void 0;
  }
  /** Only needed where a request shows a result before its span came. */
  awaited() {
    const waiting = /* @__PURE__ */ new Map();
    for (const node of this.nodes) {
      for (const key of keysOf(node.call ?? { id: void 0, name: node.name, args: {} })) {
        const same = waiting.get(key);
        if (same) same.push(node);
        else waiting.set(key, [node]);
      }
    }
    return waiting;
  }
};
function keysOf({ id, name, args }) {
  return [...id === void 0 ? [] : [`id ${id}`], `${name} ${canonicalJson(args ?? {})}`];
}
function callOf2({ id, name, args }, when) {
  return present({
    type: "tool_call",
    call_id: id,
    tool_name: name,
    tool_args: args ?? {},
    args_unknown: args === void 0 ? true : void 0,
    ...when
  });
}

// src/core/formats/span-events.ts
var SpanEvents = class {
  events = [];
  notes = /* @__PURE__ */ new Set();
  calls = new CallRegister();
  history = new KnownHistory();
  told = /* @__PURE__ */ new Set();
  /** When the models began that asked for calls. */
  askedAt = /* @__PURE__ */ new Map();
  lastModel = -1;
  exceptions = /* @__PURE__ */ new Set();
  roots;
  late = new LateEvents();
  parents = /* @__PURE__ */ new Set();
  outputs = /* @__PURE__ */ new Set();
  /** Messages of earlier turns, by what tells them from others. */
  earlier = /* @__PURE__ */ new Set();
  tools;
  modelsTellInput;
  modelsTellInstructions;
  /** True where no model and no tool was recorded: then only the steps around them tell what was done. */
  onlySteps;
  constructor(nodes, roots) {
    this.onlySteps = !nodes.some(({ kind }) => kind === "model" || kind === "tool");
    const own = this.onlySteps ? roots.filter(({ parent }, index) => parent === void 0 || index === 0) : roots;
    this.roots = new Set(own);
    this.modelsTellInput = nodes.some(
      ({ kind, input }) => kind === "model" && input.some(({ role, text }) => role === "user" && text !== "")
    );
    this.modelsTellInstructions = nodes.some(({ kind, input }) => kind === "model" && input.some(isInstruction));
    this.tools = new ToolSpans(nodes);
    for (const { error, kind, parent } of nodes) {
      if (parent !== void 0) this.parents.add(parent);
      if (error && (kind === "tool" || kind === "model")) this.told.add(error.message);
    }
  }
  add(node) {
    for (const event of this.late.overBefore(node)) this.events.push(event);
    if (node.kind === "model") this.addModel(node);
    else if (node.kind === "tool") this.addTool(node);
    else this.addOther(node);
    if (node.besides) for (const event of node.besides) this.addBeside(event, node);
  }
  /** An exception goes up through spans, each of which tells of it: it is told once. */
  addBeside(event, node) {
    if (event.type === "other" && event.name === "exception") {
      const key = exceptionKey(event.data);
      if (this.exceptions.has(key)) return;
      this.exceptions.add(key);
    }
    this.late.add(event, { end: millisOf(event.at) ?? node.start, kind: "other", parent: node.id });
  }
  finish() {
    for (const event of this.late.rest()) this.events.push(event);
    return { events: this.events, notes: [...this.notes] };
  }
  /** What the end of a span tells comes after what happened inside of it. */
  pushEnd(event, node) {
    if (this.parents.has(node.id) || node.besides !== void 0 || this.tools.overlapsNext(node))
      this.late.add(event, node);
    else this.events.push(event);
  }
  addModel(node) {
    const fresh = this.history.fresh(node.input, node.output);
    const first2 = this.lastModel === -1;
    for (const message of fresh) {
      if (first2) this.addEarlier(message, node);
      else if (!this.earlier.has(keyOf(message))) this.addFresh(message, node);
    }
    const { calls: calls2, said: said3, extras, results: results2 } = answerOf(node.output);
    this.outputs.add(said3);
    const event = present({
      type: "model_call",
      model: node.model,
      params: node.params,
      output: said3 === "" && (node.output.length === 0 || calls2.length + results2.length + extras.length > 0) ? void 0 : said3,
      finish_reason: node.finish,
      usage: node.usage,
      cost: node.cost,
      error: node.error,
      extras: extras.length === 0 ? void 0 : extras,
      attributes: node.rest,
      ...whenOf(node)
    });
    this.lastModel = this.events.push(event) - 1;
    const attempts = /failed after (\d+) attempts/i.exec(node.error?.message ?? "");
    if (attempts) this.notes.add(`a model call was tried ${attempts[1]} times; its retries are not in the trace`);
    for (const call of calls2) this.addAsked(call, node);
    for (const result of results2) this.addResult(result, node);
  }
  /**
   * What the first request of a run repeats is of earlier turns: its calls are none of this run, but for those whose spans came
   * before it. They stay among what the run was given.
   */
  addEarlier(message, node) {
    const group = `${node.id}/${keyOf(message)}`;
    const calls2 = message.calls.filter((call) => !this.isOfRun(call, group));
    const open = message.results.filter((result) => this.calls.openCall(result));
    const results2 = message.results.filter((result) => !open.includes(result));
    if (calls2.length + results2.length === 0) {
      this.addFresh(message, node);
      return;
    }
    for (const result of open) this.addResult(result, node);
    const at2 = node.start === void 0 ? void 0 : isoOfMillis(node.start);
    const content = earlierContent({ ...message, calls: calls2, results: results2 });
    this.events.push(present({ type: "input_message", role: message.role, content, at: at2, parent: node.parent }));
    this.earlier.add(keyOf(message));
  }
  /** True for a call that is known already, from its span or an earlier answer; what this answer knows of it is added. */
  isOfRun(sight, group) {
    const ran = this.calls.claimForModel(sight);
    if (!ran) return sight.id !== void 0 && this.calls.isKnown(sight.id);
    ran.group ??= group;
    if (ran["args_unknown"] === true) {
      ran.tool_args = sight.args;
      delete ran["args_unknown"];
    }
    return true;
  }
  addAsked(sight, node, group = node.id) {
    if (this.isOfRun(sight, group)) return;
    const at2 = node.end === void 0 ? void 0 : isoOfMillis(node.end);
    const event = callEvent(sight, { group, at: at2, parent: node.id });
    this.pushCall(event, "model");
    const began = this.events[this.lastModel]?.at;
    if (began !== void 0) this.askedAt.set(event, began);
  }
  pushCall(event, from) {
    this.events.push(event);
    this.calls.add(event, from);
  }
  /** Something in a request that no earlier request or answer had. */
  addFresh(message, node) {
    const at2 = node.start === void 0 ? void 0 : isoOfMillis(node.start);
    for (const result of message.results) this.addResult(result, node);
    if (message.role === "assistant") {
      const group = `${node.id}/${keyOf(message)}`;
      for (const call of message.calls) this.addAsked(call, node, group);
      if (message.text !== "" && !this.outputs.has(message.text)) {
        this.events.push(
          present({ type: "input_message", role: "assistant", content: message.text, at: at2, parent: node.id })
        );
      }
      return;
    }
    if (message.role === "tool" || message.text === "" && message.results.length > 0) return;
    this.events.push(...eventsOfTurn({ message: { ...message, results: [] }, at: at2, parent: node.parent }, node.id));
  }
  modelsTell(message) {
    return isInstruction(message) ? this.modelsTellInstructions : this.modelsTellInput;
  }
  addResult(result, node) {
    const call = this.calls.openCall(result);
    if (!call) return;
    const late = this.tools.cameLate(call);
    if (late) {
      this.addTool(late);
      return;
    }
    this.calls.close(call);
    const at2 = node.start === void 0 ? void 0 : isoOfMillis(node.start);
    this.events.push(resultEvent({ ...result, id: call.call_id }, { at: at2, parent: node.id }));
  }
  addTool(node) {
    if (!this.tools.begin(node)) return;
    const sight = node.call ?? { id: void 0, name: node.name, args: void 0 };
    const asked = this.calls.claimForSpan(sight);
    const when = whenOf(node);
    if (asked?.at !== void 0 && when.at !== void 0 && when.at < asked.at)
      asked.at = this.askedAt.get(asked) ?? when.at;
    const event = asked ?? callOf2(sight, when);
    if (node.rest !== void 0) event["attributes"] = node.rest;
    if (!asked) this.pushCall(event, "span");
    if (event["args_unknown"] === true) this.notes.add("a tool's span has no arguments: record the inputs of tools");
    if (node.result === void 0 && !node.error) {
      this.notes.add("a tool's span has no output: record the outputs of tools");
      return;
    }
    const id = event.call_id ??= node.id;
    this.calls.close(event);
    const error = node.error && { ...node.error, kind: kindOfError(node.error.message, "tool") };
    this.pushEnd(resultEvent({ id, output: node.result ?? null, error }, { ...when, at: endOf2(node) }), node);
  }
  addOther(node) {
    const root = this.roots.has(node);
    if (root) {
      for (const message of node.input) if (!this.modelsTell(message)) this.addFresh(message, node);
    }
    const { error } = node;
    const known4 = error === void 0 || !root && this.told.has(error.message);
    const data = this.onlySteps && !root ? stepContent(node) : node.rest;
    if (data !== void 0 || node.kind === "other") {
      this.events.push(present({ type: "other", name: node.name, data, ...whenOf(node) }));
    }
    if (known4) return;
    this.told.add(error.message);
    const kind = kindOfError(error.message, error.kind);
    this.pushEnd(
      present({ type: "error", kind, error: asText(error.message), at: endOf2(node), parent: node.id }),
      node
    );
  }
};
function exceptionKey(data) {
  return asText([at(data, "exception.type") ?? null, at(data, "exception.message") ?? null]);
}
function isInstruction({ role }) {
  return role === "system" || role === "developer";
}

// src/core/formats/spans-to-trace.ts
function traceFromSpans(spans, options) {
  const nodes = inOrder(withoutWrappers(spans));
  const ids = new Set(nodes.map(({ id }) => id));
  const roots = nodes.filter(({ parent, around }) => !around && (parent === void 0 || !ids.has(parent)));
  const builder = new SpanEvents(nodes, roots);
  for (const node of nodes) builder.add(node);
  const { events, notes } = builder.finish();
  const came = ({ parent }) => parent === void 0;
  const whole2 = options.severalRoots ? roots.every(came) : roots.some(came);
  const ended = addEnd(nodes, roots, { events, guess: options.saysLimits !== true && whole2 });
  if (!whole2 && nodes.length > 0)
    notes.push("the root span is missing: the run may have crashed, or its end was not sent");
  const range = rangeOf(nodes);
  const parts = {
    run_id: options.run_id,
    format: options.format,
    status: statusOf(roots, events, whole2 && ended),
    events,
    notes: options.notes ? [...options.notes, ...notes] : notes
  };
  if (options.source !== void 0) parts.source = options.source;
  if (range.start !== void 0) parts.started_at = isoOfMillis(range.start);
  if (range.end !== void 0) parts.ended_at = isoOfMillis(range.end);
  addNames(parts, roots, nodes);
  return makeTrace(parts);
}
function whenOf2(millis) {
  return millis === void 0 ? void 0 : isoOfMillis(millis);
}
var maxDepth = 200;
function inOrder(nodes) {
  if (isInOrder(nodes)) return [...nodes];
  let byId;
  const depths = /* @__PURE__ */ new Map();
  const depthOf = (node) => {
    let depth = 0;
    let here = node;
    while (here?.parent !== void 0 && depth < maxDepth) {
      const known4 = depths.get(here.id);
      if (known4 !== void 0) {
        depth += known4;
        break;
      }
      byId ??= new Map(nodes.map((one) => [one.id, one]));
      here = byId.get(here.parent);
      depth += 1;
    }
    depths.set(node.id, depth);
    return depth;
  };
  return nodes.toSorted((a, b) => (a.start ?? 0) - (b.start ?? 0) || depthOf(a) - depthOf(b));
}
function isInOrder(nodes) {
  let before = -1;
  for (const { start = 0 } of nodes) {
    if (start <= before) return false;
    before = start;
  }
  return true;
}
function withoutWrappers(nodes) {
  const around = /* @__PURE__ */ new Set();
  for (const { kind, parent } of nodes) if (kind === "model" && parent !== void 0) around.add(parent);
  if (!nodes.some(({ kind, id }) => kind === "model" && around.has(id))) return nodes;
  const wrappers = new Map(nodes.flatMap((node) => around.has(node.id) ? [[node.id, node]] : []));
  return nodes.map((node) => {
    if (node.kind !== "model") return node;
    if (around.has(node.id)) return { ...node, kind: "agent" };
    const tools = wrappers.get(node.parent ?? "")?.params?.["tools"];
    return tools === void 0 || node.params?.["tools"] !== void 0 ? node : { ...node, params: { ...node.params, tools } };
  });
}
function addEnd(nodes, roots, { events, guess }) {
  const ended = roots.every(({ end }) => end !== void 0);
  const root = roots.findLast(({ kind, name }) => kind === "agent" || name !== "");
  const failed = root?.error !== void 0;
  const stoppedOnTools = endsOnTools(events, root);
  const said3 = root?.kind === "model" ? void 0 : textOfOutput(root);
  const last = lastText(events);
  const text = isToolFinish(root?.finish) ? void 0 : said3 ?? (failed || stoppedOnTools ? void 0 : last);
  if (text !== void 0) {
    events.push(present({ type: "final_output", content: text, at: whenOf2(root?.end) }));
    return ended;
  }
  const agent = root?.kind === "agent" || nodes.length > roots.length;
  const ran = nodes.some(({ kind }) => kind === "tool") || events.some(({ type }) => type === "tool_result");
  if (guess && !failed && ended && agent && stoppedOnTools && ran) {
    const error = "The run ended while the model was still asking for tools: its step limit was reached.";
    events.push({ type: "error", kind: "limit", error, heuristic: true });
  }
  return ended;
}
function isToolFinish(finish2) {
  return finish2 !== void 0 && /^(?:tool[-_]?calls?|tool_use|function_call)$/i.test(finish2);
}
function endsOnTools(events, root) {
  const index = events.findLastIndex(({ type }) => type === "model_call");
  const last = events[index];
  if (last?.type !== "model_call" || last.error) return false;
  if (isToolFinish(root?.finish) || isToolFinish(last.finish_reason)) return true;
  for (let at2 = index + 1; at2 < events.length; at2 += 1) {
    const event = events[at2];
    if (event?.type !== "tool_call" || event["hosted"] === true) continue;
    if (event.group !== void 0 || last.finish_reason === void 0) return true;
  }
  return false;
}
function lastText(events) {
  const last = events.findLast((event) => event.type === "model_call");
  return typeof last?.output === "string" && !last.error ? last.output : void 0;
}
function textOfOutput(root) {
  const message = root?.output.findLast(({ text }) => text !== "");
  return message?.text;
}
function statusOf(roots, events, ended) {
  const failed = events.findLastIndex(({ type }) => type === "error");
  if (runFailed(roots) || failed !== -1 && !recovered(roots, events.slice(failed + 1))) return "error";
  return ended ? "success" : "unknown";
}
function recovered(roots, after) {
  if (roots.every(({ ok }) => ok)) return true;
  if (!after.some(({ type }) => type === "final_output")) return false;
  const told7 = roots.some((root) => root.kind === "agent" && textOfOutput(root) !== void 0);
  return told7 || after.some((event) => event.type === "model_call" && !event.error && event.output !== void 0);
}
function runFailed(roots) {
  const models = roots.filter(({ kind }) => kind === "model");
  return roots.some((root) => {
    if (root.error === void 0 || root.kind === "tool") return false;
    return root.kind !== "model" || root === models.at(-1);
  });
}
function addNames(parts, roots, nodes) {
  for (const spans of [roots, nodes]) {
    for (const { kind, agent, model, provider, session, user } of spans) {
      if (agent !== void 0) parts.agent ??= { name: agent };
      if (session !== void 0) parts.session_id ??= session;
      if (user !== void 0) parts.user_id ??= user;
      if (kind === "model" && model !== void 0) parts.model ??= present({ name: model, provider });
    }
  }
}

// src/core/formats/braintrust.ts
var braintrust = {
  name: "braintrust",
  title: "Braintrust logs and experiments: rows of spans, from its API or its SDKs",
  carries: "calls, results, errors, times, tokens, content, scores as feedback",
  settings: { off: "log input and output of each span" },
  surest: 0.95,
  detect: (input) => rowsOf(input).some(isRow) ? 0.95 : 0,
  itemKind: (item) => isRow(item) ? "part" : void 0,
  read: (input) => {
    const runs = /* @__PURE__ */ new Map();
    for (const row of merged(rowsOf(input).filter(isRow))) {
      const root = asText(row["root_span_id"]);
      const known4 = runs.get(root);
      if (known4) known4.push(row);
      else runs.set(root, [row]);
    }
    return Array.from(runs, ([root, rows]) => readRun2(root, rows));
  }
};
function rowsOf({ json, lines }) {
  if (lines) return lines.flatMap((line) => isRow(line) ? line : rowsOf({ name: "", json: line }));
  return Array.isArray(json) ? json : listOf(first(json, "events", "data", "rows"));
}
function isRow(value) {
  if (!isObject(value) || typeof value["span_id"] !== "string" || typeof value["root_span_id"] !== "string")
    return false;
  return isObject(value["span_attributes"]) || "_is_merge" in value;
}
function merged(rows) {
  const byId = /* @__PURE__ */ new Map();
  for (const row of rows) {
    const id = asText(row["id"] ?? row["span_id"]);
    const known4 = row["_is_merge"] === true ? byId.get(id) : void 0;
    byId.set(id, known4 ? put(known4, row) : row);
  }
  return [...byId.values()];
}
function put(known4, added) {
  const all = Object.entries(added).map(([name, value]) => {
    const before = Object.hasOwn(known4, name) ? known4[name] : void 0;
    const both = name !== "output" && isObject(before) && isObject(value);
    return [name, both ? { ...before, ...value } : value];
  });
  return { ...known4, ...Object.fromEntries(all) };
}
var ofRun = ["project_id", "experiment_id", "log_id", "tags", "expected"];
var toldByEvents = /* @__PURE__ */ new Set(["model", "provider", "tools", "invocation_params"]);
function readRun2(root, rows) {
  const texts = new MessageTexts();
  const nodes = rows.map((row) => nodeOf(row, texts));
  const source = {
    ...onceARun(rows.map((row) => picked(row, ofRun))),
    metadata: onceARun(
      rows.map((row) => objectOf(row["metadata"])),
      toldByEvents
    ),
    context: onceARun(rows.map((row) => objectOf(row["context"])))
  };
  const kept4 = Object.entries(source).filter(([, value]) => !isObject(value) || Object.keys(value).length > 0);
  const read = traceFromSpans(nodes, { run_id: root, format: "braintrust", source: Object.fromEntries(kept4) });
  return withScores(read, rows.flatMap(scoresIn2));
}
function nodeOf(row, texts) {
  const { input, output } = row;
  const attributes2 = objectOf(row["span_attributes"]);
  const metadata = objectOf(row["metadata"]);
  const metrics = objectOf(row["metrics"]);
  const name = textOf(attributes2["name"]) ?? "span";
  const parent = textOf(listOf(row["span_parents"])[0]);
  const kind = kindOf(textOf(attributes2["type"]), parent);
  const failure = failureOf(row["error"]);
  const otherwise = kind === "model" ? "model" : kind === "tool" ? "tool" : "exception";
  const said3 = kind === "model" || kind === "agent" ? answerOf4(output) : [];
  return spanNode({
    id: asText(row["span_id"]),
    parent,
    name,
    kind,
    start: millisOf(metrics["start"]) ?? millisOf(row["created"]),
    end: millisOf(metrics["end"]),
    error: failure === void 0 ? void 0 : { kind: kindOfError(failure, otherwise), message: failure },
    agent: parent === void 0 ? name : void 0,
    session: textOf(first(metadata, "session_id", "thread_id", "conversation_id")),
    user: textOf(metadata["user_id"]),
    ...kind === "tool" ? { call: { id: callId(row), name, args: givenTo(input) }, result: output ?? void 0 } : kind === "other" ? {} : { input: messagesIn(messagesOf2(input), "user", texts), output: said3 },
    ...kind === "model" ? modelOf(metadata, metrics, said3) : {},
    ...kind === "other" ? { rest: present({ type: attributes2["type"], input, output }) } : {}
  });
}
function modelOf(metadata, metrics, said3) {
  return {
    model: textOf(metadata["model"]),
    provider: textOf(metadata["provider"]),
    params: paramsOf(metadata, objectOf(metadata["invocation_params"])),
    usage: usageOf(metrics),
    finish: said3.findLast(({ finish: finish2 }) => finish2 !== void 0)?.finish
  };
}
function kindOf(type, parent) {
  if (type === "llm") return "model";
  if (type === "tool") return "tool";
  return parent === void 0 ? "agent" : "other";
}
function messagesOf2(input) {
  const [only, ...others] = listOf(input);
  return Array.isArray(only) && others.length === 0 ? only : input;
}
function answerOf4(output) {
  const generation = at(output, "generations", 0, 0);
  const said3 = messagesIn(at(generation, "message") ?? generation ?? output, "assistant");
  const finish2 = textOf(at(generation, "generationInfo", "finish_reason")) ?? textOf(at(output, 0, "finish_reason"));
  return said3.filter(({ role }) => role === "assistant").map((message) => ({ ...message, finish: message.finish ?? finish2 }));
}
function givenTo(input) {
  const [args, about] = listOf(input);
  if (isObject(about) && typeof about["toolCallId"] === "string") return args;
  return typeof input === "string" ? argumentsOf(input) : input;
}
function callId({ input, metadata }) {
  return textOf(at(input, 1, "toolCallId")) ?? textOf(first(metadata, "tool_call_id", "toolCallId", "call_id"));
}
function failureOf(error) {
  return isObject(error) ? textOf(error["message"]) ?? asText(error) : textOf(error);
}
function scoresIn2({ scores }) {
  return Object.entries(objectOf(scores)).flatMap(([name, score]) => score === null ? [] : { name, score });
}

// src/core/formats/in-time.ts
function inTime(events, besides2) {
  const merged3 = [];
  let time = besides2.find(({ at: at2 }) => at2 !== void 0)?.at;
  let next = 0;
  for (const event of events) {
    for (let beside2 = besides2[next]; beside2 && event.at !== void 0; beside2 = besides2[next]) {
      time = beside2.at ?? time;
      if (time === void 0 || time >= event.at) break;
      merged3.push(beside2);
      next += 1;
    }
    merged3.push(event);
  }
  return [...merged3, ...besides2.slice(next)];
}
function interleaved(turns, nameOf) {
  const latest = /* @__PURE__ */ new Map();
  let last = "";
  const timed = turns.map((turn, place) => {
    const name = nameOf(turn);
    const before = latest.get(name) ?? "";
    last = turn.at ?? last;
    const time = last > before ? last : before;
    latest.set(name, time);
    return { turn, time, place };
  });
  timed.sort((a, b) => a.time < b.time ? -1 : a.time > b.time ? 1 : a.place - b.place);
  return timed.map(({ turn }) => turn);
}

// src/core/formats/claude-code-lines.ts
function isOnWire(line) {
  const direction = at(line, "direction");
  return (direction === "send" || direction === "recv") && isObject(at(line, "message"));
}
function withoutDefault(line) {
  if (!isObject(line) || line["session_id"] !== "default") return line;
  const { session_id: _, ...rest } = line;
  return rest;
}
function isOwn(line) {
  const type = textOf(at(line, "type"));
  if (type === "user" || type === "assistant") {
    const keyed = ["sessionId", "session_id", "uuid", "parentUuid", "parent_tool_use_id"].some(
      (key) => at(line, key) !== void 0
    );
    return keyed && isObject(at(line, "message"));
  }
  if (type === "system") return at(line, "subtype") !== void 0;
  if (type === "result") return at(line, "num_turns") !== void 0 || at(line, "is_error") !== void 0;
  if (type === "summary") return at(line, "leafUuid") !== void 0;
  if (type === void 0) return false;
  return beside.has(type) || typeof first(line, "sessionId", "session_id") === "string" && "uuid" in objectOf(line);
}
var beside = /* @__PURE__ */ new Set([
  "file-history-snapshot",
  "queue-operation",
  "control_request",
  "control_response",
  "control_cancel_request",
  "stream_event",
  "tool_progress",
  "keep_alive",
  "last-prompt",
  "custom-title",
  "ai-title"
]);
function isStray(line) {
  const type = at(line, "type");
  const speaks = type === "user" || type === "assistant";
  return typeof type !== "string" || speaks && !isObject(at(line, "message"));
}
function isAside(line) {
  const own = line["isMeta"] === true || line["isCompactSummary"] === true || isInterruption(line);
  return line["type"] === "user" && own && !hasResult(line);
}
function asideName(line) {
  if (isInterruption(line)) return "user/interrupted";
  return line["isCompactSummary"] === true ? "user/compact_summary" : "user/meta";
}
function isInterruption(line) {
  const content = at(line, "message", "content");
  const texts = typeof content === "string" ? [content] : listOf(content).map((part) => asText(at(part, "text")));
  return line["type"] === "user" && texts.length === 1 && asText(texts[0]).startsWith("[Request interrupted by user");
}
function hasResult(line) {
  return objectsOf(at(line, "message", "content")).some((block) => block["type"] === "tool_result");
}
function isSynthetic(line) {
  return at(line, "message", "model") === "<synthetic>";
}
function failureOf2(line, text) {
  if (line["type"] !== "assistant") return void 0;
  const flagged = line["isApiErrorMessage"] === true || textOf(line["error"]) !== void 0;
  return flagged || isSynthetic(line) && /^API Error\b/.test(text) ? text : void 0;
}
function rewoundPrompts(lines) {
  const main = lines.filter((line) => typeof line["uuid"] === "string" && line["isSidechain"] !== true);
  if (!main.some((line) => parentOf(line) !== void 0)) return 0;
  const byId = new Map(main.map((line) => [line["uuid"], line]));
  const kept4 = /* @__PURE__ */ new Set();
  let here = main.findLast((line) => line["type"] === "assistant" || line["type"] === "user");
  while (here && !kept4.has(here)) {
    kept4.add(here);
    const before = parentOf(here);
    if (before === void 0) return main.filter((line) => isPrompt(line) && !kept4.has(line)).length;
    here = byId.get(before);
  }
  return 0;
}
function parentOf(line) {
  return textOf(line["parentUuid"]) ?? textOf(line["logicalParentUuid"]);
}
function isPrompt(line) {
  return line["type"] === "user" && !isAside(line) && !hasResult(line);
}

// src/core/formats/claude-code-end.ts
function endOf3(result, streamed) {
  if (!result) {
    const notes = ["the stream has no result line: the run was cut off"];
    return streamed ? { status: "unknown", events: [], notes } : void 0;
  }
  const subtype = textOf(result["subtype"]) ?? "";
  const said3 = textOf(result["result"]);
  const cost = numberOf(result["total_cost_usd"]);
  const data = present({ type: "other", name: "result", data: { ...result }, cost });
  if (result["is_error"] !== true && (subtype === "success" || subtype === "")) {
    return { status: "success", events: [data], ...said3 === void 0 ? {} : { final: said3 }, notes: [] };
  }
  const told7 = first(result, "errors", "error", "result");
  const errors = (Array.isArray(told7) ? told7.map(asText).join("; ") : asText(told7)) || subtype;
  const kind = /max_turns|max_budget/.test(subtype) ? "limit" : kindOfError(errors, "exception");
  return { status: "error", events: [data, { type: "error", kind, error: errors }], notes: [] };
}
function sessionEnd(lines, last) {
  const spoken3 = (line) => line["type"] === "user" || line["type"] === "assistant";
  const said3 = lines.findLast((line) => spoken3(line) && line["isSidechain"] !== true);
  const interrupted = said3 !== void 0 && isInterruption(said3);
  if (!interrupted && last?.error === void 0) return { status: "unknown", events: [], notes: [] };
  const error = interrupted ? textsOf(said3["message"]) : last?.error?.message ?? "";
  const kind = interrupted ? "cancelled" : kindOfError(error, "model");
  return { status: "error", events: [{ type: "error", kind, error }], notes: [] };
}
function textsOf(message) {
  return readMessages(message).map(({ text }) => text).join("");
}

// src/core/formats/claude-code.ts
var claudeCode = {
  name: "claude-code",
  title: "Claude Code sessions (JSONL) and stream-json, with what sub-agents did",
  carries: "messages, calls, results with an error flag, times, tokens; an end only in stream-json",
  settings: { configuration: "`replaykit record` keeps the requests whole" },
  surest: 0.97,
  detect: (input) => {
    const lines = linesOf(input);
    const own = lines.filter(isOwn).length;
    return own > 0 && own >= lines.filter(isObject).length / 3 ? 0.97 : 0;
  },
  read: (input, { platform }) => {
    const sessions = /* @__PURE__ */ new Map();
    let session = "";
    const all = linesOf(input);
    for (const line of withoutCopies(all.filter(isObject))) {
      session = textOf(first(line, "sessionId", "session_id")) ?? session;
      const same = sessions.get(session);
      if (same) same.push(line);
      else sessions.set(session, [line]);
    }
    const [one, ...others] = joinLeading(sessions).flatMap(
      ([id, lines]) => readSession2(id || inputId("session", input, platform.hash), lines)
    );
    const strays = all.filter(isStray).length;
    if (strays > 0) one?.notes.push(`${strays} lines are none of a session, and were left out`);
    return one ? [one, ...others] : [];
  }
};
function withoutCopies(lines) {
  const known4 = /* @__PURE__ */ new Map();
  return lines.filter((line) => {
    const id = textOf(line["uuid"]);
    const before = id === void 0 ? void 0 : known4.get(id);
    if (id === void 0) return true;
    if (before === void 0) {
      known4.set(id, line);
      return true;
    }
    const said3 = before instanceof Set ? before : /* @__PURE__ */ new Set([saidIn(before)]);
    known4.set(id, said3);
    return said3.size < said3.add(saidIn(line)).size;
  });
}
function saidIn({ type = null, message = null, toolUseResult = null }) {
  return canonicalJson([type, message, toolUseResult]);
}
function linesOf({ json, lines }) {
  if (lines) return lines;
  const messages = first(json, "messages");
  const listed = Array.isArray(json) ? json : Array.isArray(messages) ? messages : json === void 0 ? [] : [json];
  return listed.some(isOnWire) ? listed.filter(isOnWire).map(({ message = null }) => withoutDefault(message)) : listed;
}
function joinLeading(sessions) {
  const entries = [...sessions];
  const [head, next] = entries;
  const nameless = head?.[1].every((line) => first(line, "sessionId", "session_id") === void 0) ?? false;
  if (!head || !next || !nameless) return entries;
  return [[next[0], [...head[1], ...next[1]]], ...entries.slice(2)];
}
function readSession2(run_id, lines) {
  const agents = agentsOf(lines);
  const own = lines.every(({ isSidechain }) => isSidechain !== false);
  const joined4 = joinAnswers(lines.flatMap((line) => turnOf2(line, own ? void 0 : agents)));
  const turns = joined4.every(isOfMain) ? joined4 : interleaved(joined4, ({ parent }) => parent);
  const result = lines.findLast((line) => line["type"] === "result");
  if (turns.length === 0 && !result) return [];
  const main = turns.filter(isOfMain);
  const besides2 = lines.flatMap((line) => otherOf(line) ?? []);
  const events = inTime(eventsOfTurns(turns), besides2);
  const agent = own ? textOf(lines.find(({ agentId }) => agentId !== void 0)?.["agentId"]) : void 0;
  const streamed = lines.some((line) => line["type"] === "system" && line["subtype"] === "init");
  const end = endOf3(result, streamed) ?? sessionEnd(lines, main.at(-1));
  events.push(...end.events);
  const failed = end.status === "error" || main.findLast(({ message }) => message.role === "assistant")?.error;
  const final = end.final ?? (failed ? void 0 : finalText(main.map(({ message }) => message)));
  if (final !== void 0) events.push({ type: "final_output", content: final });
  const init = lines.find((line) => line["subtype"] === "init") ?? lines.find((line) => line["version"] !== void 0);
  const model = turns.find((turn) => turn.model !== void 0)?.model ?? textOf(init?.["model"]);
  const rewound = rewoundPrompts(lines);
  const rewind = rewound === 0 ? [] : [`prompts taken back by going back to an earlier point, kept with their answers: ${rewound}`];
  const version = textOf(
    first(init, "claude_code_version", "version") ?? lines.find((line) => line["version"])?.["version"]
  );
  const read = makeTrace({
    run_id: agent === void 0 ? run_id : `${run_id}/${agent}`,
    ...agent === void 0 ? {} : { parent_run_id: run_id },
    format: "claude-code",
    status: end.status,
    agent: present({ name: "claude-code", version }),
    ...model === void 0 ? {} : { model: { provider: "anthropic", name: model } },
    session_id: run_id,
    source: onceARun(lines.map((line) => picked(line, ofLines))),
    events,
    notes: [...end.notes, ...rewind]
  });
  return [read];
}
function isOfMain({ parent }) {
  return parent === void 0;
}
var ofLines = ["cwd", "gitBranch", "version", "userType", "entrypoint"];
function agentsOf(lines) {
  const agents = /* @__PURE__ */ new Map();
  for (const line of lines) {
    const agent = textOf(at(line, "toolUseResult", "agentId"));
    const call = listOf(at(line, "message", "content")).find((block) => at(block, "type") === "tool_result");
    const id = textOf(at(call, "tool_use_id"));
    if (agent !== void 0 && id !== void 0) agents.set(agent, id);
  }
  return agents;
}
function parentOf2(line, agents) {
  const named2 = textOf(line["parent_tool_use_id"]);
  if (named2 !== void 0 || line["isSidechain"] !== true || !agents) return named2;
  const agent = textOf(line["agentId"]);
  return agent === void 0 ? "sidechain" : agents.get(agent) ?? `agent-${agent}`;
}
function joinAnswers(turns) {
  const byAnswer = /* @__PURE__ */ new Map();
  const joined4 = [];
  for (const turn of turns) {
    const known4 = turn.answer === void 0 ? void 0 : byAnswer.get(turn.answer);
    const before = known4 === void 0 ? void 0 : joined4[known4];
    if (known4 !== void 0 && before) joined4[known4] = joinTurns([before, turn], () => true)[0] ?? before;
    else {
      if (turn.answer !== void 0) byAnswer.set(turn.answer, joined4.length);
      joined4.push(turn);
    }
  }
  return joined4;
}
function turnOf2(line, agents) {
  const type = line["type"];
  const message = line["message"];
  if (type !== "user" && type !== "assistant" || !isObject(message) || isAside(line)) return [];
  const when = isoOf(line["timestamp"]);
  const parent = parentOf2(line, agents);
  const answer = type === "assistant" ? textOf(message["id"]) : void 0;
  return readMessages({ role: type, ...message }).flatMap((read) => {
    const failed = failureOf2(line, read.text);
    if (isSynthetic(line) && failed === void 0) return [];
    return {
      message: read,
      at: when,
      parent,
      answer,
      model: isSynthetic(line) ? void 0 : textOf(message["model"]),
      usage: type === "assistant" ? usageOf(message["usage"]) : void 0,
      ...failed === void 0 ? {} : { error: { kind: "model", message: failed } }
    };
  });
}
function otherOf(line) {
  const type = textOf(line["type"]);
  if (type === "stream_event" || type === "keep_alive") return void 0;
  if (type === "assistant" && isSynthetic(line)) return syntheticOf(line);
  if (type === void 0 || type === "assistant" || type === "result") return void 0;
  if (type === "user") return besideUser(line);
  const subtype = textOf(line["subtype"]);
  const name = subtype === void 0 ? type : `${type}/${subtype}`;
  return present({ type: "other", name, data: line, at: isoOf(line["timestamp"]) });
}
function besideUser(line) {
  if (isAside(line)) return present({ type: "other", name: asideName(line), data: line, at: isoOf(line["timestamp"]) });
  const { toolUseResult } = line;
  if (toolUseResult === void 0 || hasResult(line)) return void 0;
  return present({ type: "other", name: "user/tool_use_result", data: toolUseResult, at: isoOf(line["timestamp"]) });
}
function syntheticOf(line) {
  const [read] = readMessages({ role: "assistant", ...objectOf(line["message"]) });
  if (read && failureOf2(line, read.text) !== void 0) return void 0;
  return present({ type: "other", name: "assistant/synthetic", data: line, at: isoOf(line["timestamp"]) });
}

// src/core/formats/cline.ts
var cline = {
  name: "cline",
  title: "Cline tasks (api_conversation_history.json)",
  carries: "messages, calls, results as texts, times in newer files, tokens, thoughts; no system prompt, no end but a completion",
  settings: { configuration: "`replaykit record` keeps the requests whole" },
  surest: 0.95,
  detect: (input) => isTask(input) ? 0.95 : 0,
  read: (input, { platform }) => isTask(input) ? [readTask(input, () => inputId("cline", input, platform.hash))] : []
};
var ofProgram = /^\s*(?:<environment_details>|# (?:task_progress|TODO LIST)\b|\[(?:TASK RESUMPTION|ERROR)\])/;
var sayings = /* @__PURE__ */ new Map([
  ["attempt_completion", "result"],
  ["plan_mode_respond", "response"],
  ["ask_followup_question", "question"]
]);
function isTask({ json }) {
  if (!Array.isArray(json) || json.length === 0) return false;
  const messages = objectsOf(json);
  if (messages.length < json.length || !messages.every(isMessage3)) return false;
  const [first2] = messages;
  return first2?.["role"] === "user" && textsOf2(first2).some((text) => /^\s*<environment_details>/.test(text));
}
function isMessage3({ role, content }) {
  return (role === "user" || role === "assistant") && Array.isArray(content);
}
function textsOf2({ content }) {
  return objectsOf(content).flatMap(({ type, text }) => type === "text" && typeof text === "string" ? text : []);
}
function readTask({ json }, hashed) {
  const messages = objectsOf(json);
  const events = [];
  let open = [];
  messages.forEach((message, index) => {
    const when = isoOf(message["ts"]);
    if (message["role"] === "assistant") {
      const turn = answerOf5(message, when);
      open = [...turn.message.calls];
      events.push(...eventsOfTurn(turn, `message-${index}`));
    } else {
      const { said: said3, aside } = readUser(message, open);
      if (said3) events.push(...eventsOfTurn({ message: said3, at: when }, `message-${index}`));
      for (const text of aside) events.push(present({ type: "other", name: "program", data: { text }, at: when }));
    }
  });
  const last = messages.at(-1);
  const saying2 = last?.["role"] === "assistant" ? sayingOf(last) : void 0;
  if (saying2) events.push({ type: "final_output", content: saying2.text });
  const model = messages.map(({ modelInfo }) => modelInfo).findLast(isObject);
  const name = textOf(model?.["modelId"]);
  return makeTrace({
    run_id: hashed(),
    format: "cline",
    agent: { name: "cline" },
    ...name === void 0 ? {} : { model: present({ name, provider: textOf(model?.["providerId"]) }) },
    status: saying2?.tool === "attempt_completion" ? "success" : "unknown",
    events
  });
}
function answerOf5(message, when) {
  const answer = emptyMessage("assistant");
  for (const part of objectsOf(message["content"])) {
    const { type, id, name, input, text } = part;
    if (type === "text") answer.text += asText(text).trim();
    else if (type === "tool_use") {
      answer.calls.push({ id: textOf(id), name: textOf(name) ?? "unknown", args: argumentsOf(input) });
    } else answer.extras.push(part);
  }
  return {
    message: answer,
    at: when,
    model: textOf(at(message, "modelInfo", "modelId")),
    usage: tokensIn(objectOf(at(message, "metrics", "tokens")))
  };
}
function tokensIn({ prompt: prompt2 = null, completion = null, cached = null }) {
  return usageOf({ input: prompt2, output: completion, cached });
}
function sayingOf(message) {
  const calls2 = objectsOf(message["content"]).filter(({ type }) => type === "tool_use");
  const last = calls2.at(-1);
  const tool = asText(last?.["name"]);
  const text = textOf(at(last?.["input"], sayings.get(tool) ?? ""));
  return text === void 0 ? void 0 : { tool, text };
}
function readUser({ content }, open) {
  const said3 = emptyMessage("user");
  const words = [];
  const aside = [];
  for (const part of objectsOf(content)) {
    const text = textOf(part["text"]);
    const result = text === void 0 ? void 0 : resultOf3(text, open);
    if (text === void 0 || part["type"] !== "text") said3.extras.push(part);
    else if (result) said3.results.push(result);
    else if (ofProgram.test(text)) aside.push(text);
    else words.push(wordsOf(text));
  }
  said3.text = words.join("\n\n");
  const empty = said3.text === "" && said3.results.length === 0 && said3.extras.length === 0;
  return { said: empty ? void 0 : said3, aside };
}
function wordsOf(text) {
  return text.trim().replace(/^<task>\n?/, "").replace(/\n?<\/task>$/, "");
}
var resultHead = /^\[(\w+)/;
var resultMark = "] Result:";
function resultOf3(text, open) {
  const name = resultHead.exec(text)?.[1];
  const mark = text.indexOf(resultMark);
  if (name === void 0 || mark === -1) return void 0;
  const place = open.findIndex((call2) => call2.name.endsWith(name));
  if (place === -1) return void 0;
  const [call] = open.splice(place, 1);
  const output = text.slice(mark + resultMark.length).replace(/^\n/, "");
  return { id: call?.id, name: call?.name, output, error: errorOf4(output) };
}
function errorOf4(output) {
  const message = output.slice(0, 2e3);
  if (output.startsWith("The user denied this operation")) return { kind: "cancelled", message };
  return output.startsWith("Command failed with exit code") ? { kind: "tool", message } : void 0;
}

// src/core/formats/codex-failures.ts
function failuresOfCalls(lines) {
  const failures = /* @__PURE__ */ new Map();
  for (const line of lines) {
    const payload = objectOf(line["payload"]);
    const id = textOf(payload["call_id"]);
    const error = line["type"] === "event_msg" && id !== void 0 ? failureOf3(payload) : void 0;
    if (id !== void 0 && error) failures.set(id, error);
  }
  return failures;
}
function failureOf3(payload) {
  const type = textOf(payload["type"]);
  if (type === "exec_command_end") return ofCode(numberOf(payload["exit_code"]));
  if (type === "patch_apply_end" && payload["success"] === false) {
    return { kind: "tool", message: textOf(payload["stderr"])?.trim().slice(0, 2e3) ?? "the patch was not applied" };
  }
  if (type !== "mcp_tool_call_end") return void 0;
  const failed = first(payload["result"], "Err");
  if (failed !== void 0) return { kind: "tool", message: asText(failed).slice(0, 2e3) };
  const flagged = at(payload, "result", "Ok", "isError") ?? at(payload, "result", "Ok", "is_error");
  return flagged === true ? { kind: "tool", message: asText(at(payload, "result", "Ok", "content")).slice(0, 2e3) } : void 0;
}
function ofCode(code) {
  return code === void 0 || code === 0 ? void 0 : { kind: "tool", message: `exit code ${code}` };
}
function withFailures(events, failures) {
  return events.map((event) => {
    if (event.type !== "tool_result" || event.error) return event;
    const known4 = event.call_id === void 0 ? void 0 : failures.get(event.call_id);
    const error = known4 ?? errorInText(event.output);
    return error ? { ...event, error } : event;
  });
}
var exitCode = /^(?:Exit code:|Process exited with code) (-?\d+)\s*$/m;
function errorInText(output) {
  if (typeof output !== "string") return void 0;
  const inner = /^\s*\{"output"/.test(output) ? unwrapped(output) : void 0;
  const said3 = isObject(inner) ? numberOf(at(inner, "metadata", "exit_code")) : numberOf(exitCode.exec(output.slice(0, 400))?.[1]);
  const error = ofCode(said3);
  return error && { ...error, heuristic: true };
}

// src/core/formats/codex-exec.ts
function isExecStream(lines) {
  return lines.some(({ type, item }) => /^(?:thread|turn)\.started$/.test(asText(type)) || isObject(item)) && lines.every(isEvent);
}
function isEvent({ type }) {
  return typeof type === "string" && /^(?:thread\.|turn\.|item\.|error$)/.test(type);
}
function readExecStream(lines, hashed) {
  const events = eventsOfItems(lines);
  const end = lines.findLast(({ type }) => type === "turn.completed" || type === "turn.failed" || type === "error");
  const status2 = end === void 0 ? "unknown" : end["type"] === "turn.completed" ? "success" : "error";
  if (status2 === "error") {
    const error = textOf(at(end, "error", "message")) ?? textOf(first(end, "message")) ?? "failed";
    events.push({ type: "error", kind: kindOfError(error, "exception"), error });
  }
  const spoke = events.findLast(({ type }) => type === "model_call" || type === "tool_call");
  if (status2 !== "error" && spoke?.type === "model_call" && spoke.output !== void 0)
    events.push({ type: "final_output", content: spoke.output });
  const id = textOf(lines.find(({ type }) => type === "thread.started")?.["thread_id"]);
  const settings = lines.find((line) => at(line, "item", "type") === "settings");
  const model = textOf(at(settings, "item", "model"));
  return makeTrace({
    run_id: id ?? hashed(),
    format: "codex",
    agent: { name: "codex" },
    ...model === void 0 ? {} : { model: present({ name: model, provider: textOf(at(settings, "item", "provider")) }) },
    status: status2,
    events
  });
}
function eventsOfItems(lines) {
  const items = /* @__PURE__ */ new Map();
  const usages = /* @__PURE__ */ new Map();
  let spoken3;
  for (const [index, line] of lines.entries()) {
    const item = line["item"];
    const usage = usageOf(line["usage"]);
    if (usage && spoken3 !== void 0) usages.set(spoken3, usage);
    if (!isObject(item)) continue;
    const id = textOf(item["id"]) ?? `item-${index}`;
    items.set(id, { ...items.get(id), ...item });
    if (isAnswer(typeOf(item))) spoken3 = id;
  }
  return [...items].flatMap(([id, item]) => eventsOf3(id, item, usages.get(id)));
}
function typeOf(item) {
  return textOf(first(item, "type", "item_type")) ?? "";
}
function isAnswer(type) {
  return type === "agent_message" || type === "assistant_message";
}
function eventsOf3(id, item, usage) {
  const type = typeOf(item);
  if (isAnswer(type)) return [present({ type: "model_call", output: asText(item["text"]), usage })];
  if (type === "user_message") return [{ type: "input_message", role: "user", content: asText(item["text"]) }];
  const call = callOf3(type, item);
  if (!call) return [{ type: "other", name: type || "item", data: item }];
  const events = [
    present({
      type: "tool_call",
      call_id: id,
      tool_name: call.name,
      tool_args: call.args,
      hosted: call.hosted,
      server: call.server
    })
  ];
  const running = item["status"] === "in_progress";
  if (!running && call.output !== void 0)
    events.push(resultEvent({ id, output: call.output, error: errorOf5(item) }));
  return events;
}
function callOf3(type, item) {
  if (type === "command_execution") {
    return { name: "command_execution", args: { command: item["command"] ?? "" }, output: item["aggregated_output"] };
  }
  if (type === "file_change") {
    return { name: "file_change", args: { changes: item["changes"] ?? [] }, output: item["status"] };
  }
  if (type === "mcp_tool_call") {
    return {
      name: textOf(item["tool"]) ?? "mcp",
      args: argumentsOf(item["arguments"]),
      output: first(item, "result", "error") ?? item["status"],
      server: textOf(item["server"])
    };
  }
  if (type.endsWith("_tool_call")) return otherTool(type, item);
  if (type !== "web_search") return void 0;
  return { name: "web_search", args: { query: item["query"] ?? "" }, output: void 0, hosted: true };
}
function otherTool(type, item) {
  const { prompt: prompt2, receiver_thread_ids: receivers } = item;
  const asked = present({ prompt: prompt2, receiver_thread_ids: receivers });
  return {
    name: textOf(item["tool"]) ?? type,
    args: argumentsOf(item["arguments"] ?? asked),
    output: first(item, "result", "agents_states", "content_items", "error") ?? item["status"]
  };
}
function errorOf5(item) {
  const code = numberOf(item["exit_code"]);
  if (code !== void 0 && code !== 0) return { kind: "tool", message: `exit code ${code}` };
  if (item["status"] !== "failed" && item["status"] !== "declined") return void 0;
  const said3 = textOf(objectOf(item["error"])["message"]) ?? textOf(item["error"]);
  return { kind: "tool", message: said3 ?? asText(item["status"]) };
}

// src/core/formats/codex-protocol.ts
function isProtocol(lines) {
  const events = lines.filter(isEvent2);
  const known4 = events.some(({ msg }) => /^(?:task_|agent_|exec_command_)/.test(asText(at(msg, "type"))));
  return known4 && lines.every((line, index) => isEvent2(line) || index < 2 && !("role" in line));
}
function isEvent2({ id, msg }) {
  return typeof id === "string" && isObject(msg) && typeof msg["type"] === "string";
}
function streamOfProtocol(lines) {
  return lines.flatMap((line) => {
    const prompt2 = textOf(line["prompt"]);
    if (prompt2 !== void 0) return [completed("prompt", { type: "user_message", text: prompt2 })];
    if (!isObject(line["msg"])) return [completed("settings", { ...line, type: "settings" })];
    return eventOf(line["msg"], `${asText(line["id"])}-`);
  });
}
function completed(id, item) {
  return { type: "item.completed", item: { id, ...item } };
}
function eventOf(msg, turn) {
  const type = asText(msg["type"]);
  const call = textOf(msg["call_id"]) ?? turn;
  if (/_delta$|^(?:exec_command_output|turn_diff)/.test(type)) return [];
  if (type === "task_complete") return [{ type: "turn.completed" }];
  if (type === "error") return [{ type: "turn.failed", error: { message: msg["message"] ?? "failed" } }];
  if (type === "turn_aborted") return [{ type: "turn.failed", error: { message: msg["reason"] ?? "aborted" } }];
  if (type === "token_count")
    return [{ type: "usage", usage: at(msg, "info", "last_token_usage") ?? first(msg, "usage") ?? msg }];
  if (type === "agent_message") return [{ type: "item.completed", item: { type, text: msg["message"] ?? "" } }];
  const item = itemOf(type, msg);
  return item ? [completed(call, item)] : [{ type: "item.completed", item: msg }];
}
function itemOf(type, msg) {
  const running = type.endsWith("_begin");
  const status2 = running ? "in_progress" : "completed";
  if (/^exec_command_(?:begin|end)$/.test(type)) {
    const outputs = first(msg, "aggregated_output", "formatted_output") ?? joined(msg);
    const ended = running ? {} : { aggregated_output: outputs, exit_code: msg["exit_code"] ?? null };
    return { type: "command_execution", status: status2, ...running ? { command: msg["command"] ?? "" } : {}, ...ended };
  }
  if (/^patch_apply_(?:begin|end)$/.test(type)) {
    if (running) return { type: "file_change", status: status2, changes: msg["changes"] ?? [] };
    return { type: "file_change", status: msg["success"] === false ? "failed" : status2, error: msg["stderr"] ?? null };
  }
  if (!/^mcp_tool_call_(?:begin|end)$/.test(type)) return void 0;
  const { server = null, tool = null, arguments: args = null } = objectOf(msg["invocation"] ?? msg);
  const named2 = tool === null ? {} : { server, tool, arguments: args };
  const failed = at(msg, "result", "Err");
  const result = at(msg, "result", "Ok") ?? null;
  if (running) return { type: "mcp_tool_call", status: status2, ...named2 };
  if (failed === void 0) return { type: "mcp_tool_call", status: status2, ...named2, result };
  return { type: "mcp_tool_call", status: "failed", ...named2, error: failed };
}
function joined(msg) {
  return [msg["stdout"], msg["stderr"]].map(asText).join("");
}

// src/core/formats/codex.ts
var types = /* @__PURE__ */ new Set(["session_meta", "turn_context", "response_item", "event_msg", "compacted"]);
var codex = {
  name: "codex",
  title: "Codex CLI rollouts and exec streams, with what sub-agents did",
  carries: "messages, calls, results, times, tokens, errors of the run",
  surest: 0.98,
  detect: (input) => {
    const lines = linesOf2(input);
    if (lines.length === 0) return 0;
    const known4 = lines.filter((line) => types.has(asText(line["type"])) && isObject(line["payload"])).length;
    if (known4 > 0 && known4 >= lines.length * 0.8) return 0.98;
    return isExecStream(lines) || isProtocol(lines) || isOld(lines) ? 0.95 : 0;
  },
  read: (input, { platform }) => {
    const lines = linesOf2(input);
    const hashed = () => `codex-${platform.hash(input.text ?? JSON.stringify(lines)).slice(0, 16)}`;
    if (isExecStream(lines)) return [readExecStream(lines, hashed)];
    if (isProtocol(lines)) return [readExecStream(streamOfProtocol(lines), hashed)];
    return [readRollout(isOld(lines) ? lines.map(enveloped) : lines, hashed)];
  }
};
function linesOf2({ json, lines }) {
  return (lines ?? (Array.isArray(json) ? json : json === void 0 ? [] : [json])).filter(isObject);
}
function isOld([head, ...items]) {
  const heads = head !== void 0 && "id" in head && "timestamp" in head && !("type" in head) && !("role" in head);
  return heads && items.length > 0 && items.every((item) => isItem(item) || "record_type" in item);
}
function enveloped(line, index) {
  const type = index === 0 ? "session_meta" : "record_type" in line ? "state" : "response_item";
  return { type, payload: line, ...present({ timestamp: line["timestamp"] }) };
}
function readRollout(lines, hashed) {
  const meta = objectOf(lines.find(({ type }) => type === "session_meta")?.["payload"]);
  const turns = turnsOf2(lines);
  const said3 = withFailures(eventsOfTurns(turns), failuresOfCalls(lines));
  const told7 = /* @__PURE__ */ new Set();
  const besides2 = lines.flatMap((line) => otherOf2(line, told7));
  const events = [...instructionsOf(meta), ...inTime(said3, besides2)];
  const { status: status2, failed } = endOf4(lines, events);
  const final = finalText(turns.map(({ message }) => message));
  if (final !== void 0 && !failed) events.push({ type: "final_output", content: final });
  const context = lines.find(({ type }) => type === "turn_context");
  const model = textOf(at(context, "payload", "model"));
  const taken = lines.reduce((sum, line) => sum + (rolledBackBy(line) ?? 0), 0);
  const parent = textOf(at(meta, "source", "subagent", "thread_spawn", "parent_thread_id") ?? meta["forked_from_id"]);
  return makeTrace({
    run_id: textOf(meta["id"]) ?? hashed(),
    format: "codex",
    agent: present({ name: "codex", version: textOf(meta["cli_version"]) }),
    ...parent === void 0 ? {} : { parent_run_id: parent },
    ...model === void 0 ? {} : { model: present({ name: model, provider: textOf(meta["model_provider"]) }) },
    status: status2,
    events,
    notes: taken === 0 ? [] : [`turns taken back by going back to an earlier point, kept here: ${taken}`]
  });
}
function instructionsIn(meta) {
  const plain = textOf(meta["instructions"]);
  if (plain !== void 0) return { name: "instructions", text: plain };
  const wrapped = textOf(at(meta, "base_instructions", "text"));
  return wrapped === void 0 ? {} : { name: "base_instructions", text: wrapped };
}
function instructionsOf(meta) {
  const { text } = instructionsIn(meta);
  return text === void 0 ? [] : [{ type: "input_message", role: "system", content: text }];
}
function withoutInstructions(type, payload) {
  const { name } = type === "session_meta" ? instructionsIn(payload) : {};
  return name === void 0 ? payload : Object.fromEntries(Object.entries(payload).filter(([key]) => key !== name));
}
function rolledBackBy({ type, payload }) {
  const back = type === "event_msg" && at(payload, "type") === "thread_rolled_back";
  return back ? numberOf(at(payload, "num_turns")) : void 0;
}
function endOf4(lines, events) {
  const kinds6 = lines.map((line) => line["type"] === "event_msg" ? asText(at(line, "payload", "type")) : "");
  const completed2 = kinds6.findLastIndex((kind) => ends2.test(kind));
  const stopped = kinds6.findLastIndex((kind) => kind === "error" || kind === "turn_aborted");
  const end = objectOf(lines[completed2]?.["payload"]);
  const begun = kinds6.findLastIndex((kind, index) => index < completed2 && /^(?:task|turn)_started$/.test(kind));
  const wentOn = lines.some(({ type }, index) => {
    const within = index > stopped && index < completed2;
    return within && (type === "response_item" || kinds6[index] === "agent_message");
  });
  const silent3 = !wentOn && textOf(end["last_agent_message"]) === void 0;
  const gaveUp = stopped !== -1 && stopped > begun && silent3;
  const broken = stopped > completed2 || gaveUp || messageOf2(end) !== void 0;
  const failed = broken || completed2 === -1 && events.some(({ type }) => type === "error");
  return { status: failed ? "error" : completed2 === -1 ? "unknown" : "success", failed };
}
var ends2 = /^(?:task|turn)_complete$/;
function messageOf2(end) {
  return textOf(at(end, "error", "message")) ?? textOf(end["error"]);
}
function turnsOf2(lines) {
  const turns = [];
  const said3 = saidIn2(lines);
  let fence2 = 0;
  let model;
  let params;
  for (const line of lines) {
    const payload = objectOf(line["payload"]);
    if (line["type"] === "turn_context") {
      model = textOf(payload["model"]) ?? model;
      params = settingsOf(payload);
    }
    const messages = said3.get(line);
    if (messages) {
      const when = isoOf(line["timestamp"]);
      for (const message of messages) {
        if (message.role !== "assistant") fence2 += 1;
        const answer = message.role === "assistant";
        turns.push({ message, at: when, fence: fence2, ...answer ? { model } : {}, ...answer && params ? { params } : {} });
        if (answer) params = void 0;
      }
    } else if (payload["type"] === "token_count") {
      const last = turns.findLast(({ message }) => message.role === "assistant");
      const usage = usageOf(first(objectOf(payload["info"]), "last_token_usage"));
      if (last && usage) last.usage = usage;
      fence2 += 1;
    }
  }
  return joinTurns(turns, (a, b) => a.fence === b.fence && (a.message.text === "" || b.message.text === ""));
}
function settingsOf(context) {
  const settings = picked(context, ["effort", "summary"]);
  return Object.keys(settings).length === 0 ? void 0 : settings;
}
var speakers = /* @__PURE__ */ new Map([
  ["user_message", "user"],
  ["agent_message", "assistant"]
]);
function saidIn2(lines) {
  const said3 = /* @__PURE__ */ new Map();
  for (const line of lines)
    if (line["type"] === "response_item") said3.set(line, readMessages(objectOf(line["payload"])).map(withSpeaker));
  const events = lines.filter((line) => line["type"] === "event_msg");
  const spoken3 = events.filter((line) => speakers.has(asText(at(line, "payload", "type"))));
  if (spoken3.length === 0) return said3;
  const texts = [...said3.values()].flatMap((messages) => messages.map(({ text }) => text.trim()));
  const whole2 = new Set(texts);
  for (const line of spoken3) {
    const text = asText(at(line, "payload", "message")).trim();
    if (text === "" || whole2.has(text) || texts.some((longer) => longer.includes(text))) continue;
    said3.set(line, [{ ...emptyMessage(speakers.get(asText(at(line, "payload", "type"))) ?? "user"), text }]);
  }
  return said3;
}
function withSpeaker(message) {
  const told7 = message.role === "user" && /^<(?:environment_context|user_instructions)>/.test(message.text);
  return told7 ? { ...message, role: "developer" } : message;
}
var repeated = /* @__PURE__ */ new Set(["user_message", "agent_message", "agent_reasoning", "token_count"]);
function otherOf2(line, told7) {
  const payload = objectOf(line["payload"]);
  const type = textOf(payload["type"]) ?? "";
  const at2 = isoOf(line["timestamp"]);
  if (line["type"] === "response_item" || repeated.has(type)) return [];
  if (line["type"] === "event_msg" && /^(?:error|turn_aborted)$/.test(type)) {
    const message = first(payload, "message", "reason", "error") ?? type;
    const otherwise = type === "turn_aborted" ? "cancelled" : "exception";
    const kind = message === "budget_limited" ? "limit" : kindOfError(asText(message), otherwise);
    told7.add(asText(message));
    return [present({ type: "error", kind, error: asText(message), at: at2 })];
  }
  const failure = line["type"] === "event_msg" && ends2.test(type) ? messageOf2(payload) : void 0;
  if (failure !== void 0 && !told7.has(failure))
    return [present({ type: "error", kind: kindOfError(failure, "exception"), error: failure, at: at2 })];
  const name = type === "" ? asText(line["type"]) : `${asText(line["type"])}/${type}`;
  return [present({ type: "other", name, data: withoutInstructions(line["type"], payload), at: at2 })];
}

// src/core/formats/gemini-session.ts
function isGeminiSession(input) {
  const { messages } = sessionOf(input);
  return messages.some(({ type }) => type === "gemini") && messages.every(isRecord);
}
function isRecord(message) {
  return typeof message["type"] === "string" && "content" in message && !("role" in message);
}
function sessionOf({ json, lines }) {
  if (!lines) return { head: objectOf(json), messages: objectsOf(at(json, "messages")) };
  const [head = {}, ...changes] = lines.map(objectOf);
  return { head, messages: afterChanges(changes) };
}
function afterChanges(changes) {
  let kept4 = /* @__PURE__ */ new Map();
  for (const [index, change] of changes.entries()) {
    const back = textOf(change["$rewindTo"]);
    const set = at(change, "$set", "messages");
    if (back !== void 0) {
      const ids = [...kept4.keys()];
      const from = ids.indexOf(back);
      kept4 = new Map([...kept4].slice(0, from === -1 ? ids.length : from));
    } else if (Array.isArray(set))
      kept4 = new Map(objectsOf(set).map((message, place) => [idOf3(message, place), message]));
    else if (!("$set" in change)) kept4.set(idOf3(change, index), change);
  }
  return [...kept4.values()];
}
function idOf3(message, place) {
  return textOf(message["id"]) ?? `#${place}`;
}
function readGeminiSession(input, hash) {
  const { head, messages } = sessionOf(input);
  const events = messages.flatMap(eventsOf4);
  const last = messages.findLast(({ type }) => type === "gemini" || type === "user" || type === "error");
  const failed = last?.["type"] === "error" ? asText(last["content"]) : void 0;
  if (failed !== void 0) events.push({ type: "error", kind: kindOfError(failed, "model"), error: failed });
  const answer = last?.["type"] === "gemini" && objectsOf(last["toolCalls"]).length === 0 ? saidIn3(last) : "";
  if (answer !== "") events.push({ type: "final_output", content: answer });
  const model = messages.map((message) => textOf(message["model"])).find((name) => name !== void 0);
  const id = textOf(first(head, "sessionId", "session_id"));
  return makeTrace({
    run_id: id ?? contentId("gemini", messages, hash),
    format: "gemini",
    agent: { name: "gemini-cli" },
    ...id === void 0 ? {} : { session_id: id },
    ...model === void 0 ? {} : { model: { name: model, provider: "google" } },
    status: failed === void 0 ? "unknown" : "error",
    events
  });
}
function eventsOf4(message, index) {
  const type = asText(message["type"]);
  const when = isoOf(message["timestamp"]);
  if (type === "user") return [present({ type: "input_message", role: "user", content: saidIn3(message), at: when })];
  if (type !== "gemini") return [present({ type: "other", name: type, data: message, at: when })];
  const thoughts = objectsOf(message["thoughts"]).map((thought) => ({ ...thought, type: "thought" }));
  const said3 = saidIn3(message);
  const calls2 = objectsOf(message["toolCalls"]).map((call) => ({ call, id: textOf(call["id"]) }));
  const answered = said3 !== "" || thoughts.length > 0 || message["model"] !== void 0 || calls2.length === 0;
  return [
    ...answered ? [
      present({
        type: "model_call",
        model: textOf(message["model"]),
        output: said3 === "" ? void 0 : said3,
        extras: thoughts.length === 0 ? void 0 : thoughts,
        usage: usageOf(message["tokens"]),
        at: when
      })
    ] : [],
    ...calls2.map(
      ({ call, id }) => present({
        type: "tool_call",
        call_id: id,
        tool_name: textOf(call["name"]) ?? "unknown",
        tool_args: argumentsOf(call["args"]),
        group: `message-${index}`,
        at: when
      })
    ),
    ...calls2.flatMap(({ call, id }) => resultOf4(call, id))
  ];
}
function saidIn3(message) {
  return readMessages({ role: "user", content: message["content"] ?? "" }).map(({ text }) => text).join("");
}
function resultOf4(call, id) {
  const status2 = asText(call["status"]);
  const response = listOf(call["result"]).map((part) => at(part, "functionResponse", "response"))[0];
  const told7 = isObject(response) ? first(response, "output", "error") : response;
  const failed = status2 === "error" || status2 === "cancelled";
  if (told7 === void 0 && !failed) return [];
  const output = told7 ?? response ?? null;
  const said3 = textOf(first(response, "error")) ?? textOf(call["resultDisplay"]) ?? (asText(output) || status2);
  const kind = status2 === "cancelled" ? "cancelled" : "tool";
  const error = failed ? { kind, message: said3.slice(0, 2e3) } : void 0;
  return [resultEvent({ id, output, error }, { at: isoOf(call["timestamp"]) })];
}

// src/core/formats/gemini-stream.ts
var types2 = /* @__PURE__ */ new Set(["init", "message", "tool_use", "tool_result", "error", "result"]);
function isGeminiStream({ lines }) {
  const events = (lines ?? []).filter(isObject);
  const own = events.some(
    (event) => event["type"] === "init" && typeof event["session_id"] === "string" || event["type"] === "tool_use" && typeof event["tool_id"] === "string" || event["type"] === "result" && isObject(event["stats"])
  );
  return own && events.every((event) => types2.has(asText(event["type"])));
}
function readGeminiStreams({ lines = [] }, hash) {
  const sessions = [];
  for (const line of lines.map(objectOf)) {
    const last = sessions.at(-1);
    const init = last?.find(({ type }) => type === "init");
    const begins = line["type"] === "init" && init !== void 0 && init["session_id"] !== line["session_id"];
    if (last && !begins) last.push(line);
    else sessions.push([line]);
  }
  return sessions.map((session) => readSession3(session, hash));
}
function readSession3(all, hash) {
  const events = joined2(all).flatMap(eventsOf5);
  const init = all.find(({ type }) => type === "init");
  const end = all.findLast(({ type }) => type === "result");
  const status2 = end === void 0 ? "unknown" : end["status"] === "success" ? "success" : "error";
  const last = events.findLast(({ type }) => type === "model_call" || type === "tool_call");
  if (status2 === "error") events.push(failureOf4(objectOf(end)));
  else if (last?.type === "model_call" && last.output !== void 0)
    events.push({ type: "final_output", content: last.output });
  const usage = usageOf(end?.["stats"]);
  const answer = events.findLast((event) => event.type === "model_call");
  if (answer && usage) answer.usage = usage;
  if (end) events.push(present({ type: "other", name: "result", data: end, at: isoOf(end["timestamp"]) }));
  const model = textOf(init?.["model"]);
  const id = textOf(init?.["session_id"]);
  return makeTrace({
    run_id: id ?? contentId("gemini", all, hash),
    format: "gemini",
    agent: { name: "gemini-cli" },
    ...id === void 0 ? {} : { session_id: id },
    ...model === void 0 ? {} : { model: { name: model, provider: "google" } },
    status: status2,
    events,
    notes: end === void 0 ? ["the stream has no result line: the run was cut off"] : []
  });
}
function joined2(lines) {
  const whole2 = [];
  for (const line of lines) {
    const before = whole2.at(-1);
    const goesOn = line["type"] === "message" && line["delta"] === true && before?.["type"] === "message";
    if (goesOn && before["role"] === line["role"] && before["delta"] === true)
      whole2[whole2.length - 1] = { ...before, content: asText(before["content"]) + asText(line["content"]) };
    else whole2.push(line);
  }
  return whole2;
}
function eventsOf5(line) {
  const type = asText(line["type"]);
  const when = isoOf(line["timestamp"]);
  const id = textOf(line["tool_id"]);
  if (type === "message") {
    const content = asText(line["content"]);
    if (line["role"] !== "assistant") return [present({ type: "input_message", role: "user", content, at: when })];
    return [present({ type: "model_call", output: content, at: when })];
  }
  if (type === "tool_use") {
    const name = textOf(line["tool_name"]) ?? "unknown";
    return [
      present({
        type: "tool_call",
        call_id: id,
        tool_name: name,
        tool_args: argumentsOf(line["parameters"]),
        at: when
      })
    ];
  }
  if (type === "tool_result") {
    const failed = line["status"] === "error";
    const said3 = textOf(at(line, "error", "message")) ?? asText(line["output"]);
    const error = failed ? { kind: "tool", message: said3.slice(0, 2e3) } : void 0;
    return [resultEvent({ id, output: first(line, "output") ?? said3, error }, { at: when })];
  }
  return type === "result" ? [] : [present({ type: "other", name: type, data: line, at: when })];
}
function failureOf4(end) {
  const error = textOf(at(end, "error", "message")) ?? textOf(at(end, "error", "type")) ?? "failed";
  return { type: "error", kind: kindOfError(error, "exception"), error };
}

// src/core/formats/gemini.ts
var gemini2 = {
  name: "gemini",
  title: "Gemini contents, requests, answers and streams; Gemini CLI sessions and stream-json",
  carries: "messages, calls, results with errors, tokens; times in sessions, an end only in stream-json",
  surest: 0.97,
  detect: (input) => {
    if (isGeminiSession(input) || isGeminiStream(input)) return 0.97;
    return exchangesOf(input).length > 0 ? 0.9 : 0;
  },
  read: (input, { platform }) => {
    if (isGeminiSession(input)) return [readGeminiSession(input, platform.hash)];
    if (isGeminiStream(input)) return readGeminiStreams(input, platform.hash);
    return exchangesOf(input).map((exchange) => readExchange(exchange, () => idOf4(exchange, platform.hash)));
  }
};
function exchangesOf({ json, lines }) {
  const values3 = lines ?? (Array.isArray(json) ? json : json === void 0 ? [] : [json]);
  if (values3.length > 0 && values3.every(isContent)) return [{ request: { contents: values3 }, response: {} }];
  const [start = null] = values3;
  if (!isGeminiAnswer(start) && !exchangeOf(start)) return [];
  const found = [];
  for (const value of mergedAnswers(values3)) {
    const exchange = exchangeOf(value);
    if (!exchange) return [];
    found.push(exchange);
  }
  return found;
}
function exchangeOf(value) {
  const asked = objectOf(first(value, "request") ?? value);
  const request = Array.isArray(first(value, "history")) ? { ...asked, contents: first(value, "history") ?? [] } : asked;
  const response = objectOf(first(value, "response") ?? value);
  const contents = listOf(request["contents"]);
  const answered = blockOf(response) !== void 0 || objectsOf(response["candidates"]).some(isAnswer2);
  const whole2 = contents.every(isContent) && (contents.length > 0 || answered);
  return whole2 ? { request: { ...request, contents }, response: answered || isObject(response["error"]) ? response : {} } : void 0;
}
function isAnswer2({ content = null, finishReason }) {
  return isContent(content) || textOf(finishReason) === "MAX_TOKENS" && at(content, "parts") === void 0;
}
function blockOf(response) {
  const asked = textOf(at(response, "promptFeedback", "blockReason"));
  if (asked !== void 0) return `the prompt was blocked: ${asked}`;
  const finish2 = textOf(at(response, "candidates", 0, "finishReason")) ?? "";
  const stopped = gemini.finishes[finish2] === "content_filter" || gemini.finishes[finish2] === "error";
  return stopped ? `the answer was stopped: ${finish2}` : void 0;
}
var roles3 = /* @__PURE__ */ new Set(["user", "model", "function"]);
var ofParts2 = `text functionCall functionResponse inlineData fileData executableCode codeExecutionResult function_call
  function_response inline_data file_data executable_code code_execution_result thought thoughtSignature thought_signature
  videoMetadata`.split(/\s+/);
function isContent(value) {
  const role = at(value, "role");
  const parts = at(value, "parts");
  if (!Array.isArray(parts) || !(role === void 0 || roles3.has(asText(role)))) return false;
  return parts.every((part) => isObject(part) && !("type" in part) && ofParts2.some((name) => name in part));
}
var longest = 8;
function idOf4({ request, response }, hash) {
  const contents = listOf(request["contents"]);
  if (contents.length <= longest) return contentId("gemini", [request, response], hash);
  const sizes = contents.map(
    (content) => objectsOf(at(content, "parts")).reduce((size, { text = "" }) => size + asText(text).length, 0)
  );
  return contentId("gemini", [sizes, { ...request, contents: [] }, response, ...contents], hash);
}
function readExchange({ request, response }, hashed) {
  const said3 = readMessages(gemini.messagesIn(request));
  const turns = said3.map((message) => ({ message: withRole(message) }));
  const answer = readAnswer(gemini, response);
  turns.push(...turnsOfAnswer(answer, { request, response }));
  const events = eventsOfTurns(turns);
  const error = blockOf(response) ?? answer.error?.message;
  const final = error === void 0 ? finalText(turns.map(({ message }) => message)) : void 0;
  if (final !== void 0) events.push({ type: "final_output", content: final });
  if (error !== void 0) events.push({ type: "error", kind: kindOfError(error, "model"), error });
  const name = answer.model ?? textOf(request["model"]);
  return makeTrace({
    run_id: answer.id ?? hashed(),
    format: "gemini",
    ...name === void 0 ? {} : { model: { name, provider: "google" } },
    status: error === void 0 ? "unknown" : "error",
    events
  });
}
function withRole(message) {
  const brings = message.results.length > 0 && message.text === "" && message.calls.length === 0;
  return brings ? { ...message, role: "tool" } : message;
}
function turnsOfAnswer(answer, { request, response }) {
  if (objectsOf(response["candidates"]).length === 0 && blockOf(response) === void 0) return [];
  const [said3 = emptyMessage("assistant")] = messagesOf(answer);
  const { finish_reason: finish2, model, usage } = answer;
  const params = paramsOf(gemini.settingsIn?.(request) ?? request);
  return [{ message: { ...said3, finish: finish2 }, at: isoOf(response["createTime"]), model, params, usage }];
}

// src/core/formats/body-text.ts
var maxBytes = 64 * 1024 * 1024;
var sample = 4096;
var fewest = 50;
var alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
var values = new Map(Array.from(alphabet, (letter, index) => [letter.charCodeAt(0), index]));
function textInBytes(base64, encoding = "", { unzstd, unbrotli } = {}) {
  const bytes = bytesOf(base64);
  try {
    if (bytes[0] === 31 && bytes[1] === 139) return utf8(gunzip(bytes));
    if (bytes[0] === 40 && bytes[1] === 181) return unzstd && utf8(unzstd(bytes, maxBytes));
    const plain = utf8(bytes);
    return plain ?? (/\bbr\b/.test(encoding) && unbrotli ? utf8(unbrotli(bytes, maxBytes)) : void 0);
  } catch {
    return void 0;
  }
}
function gunzip(bytes) {
  const [a = 0, b = 0, c = 0, d = 0] = bytes.slice(-4);
  if (a + b * 2 ** 8 + c * 2 ** 16 + d * 2 ** 24 > maxBytes) throw new RangeError("too much");
  return gunzipSync(bytes);
}
function utf8(bytes) {
  const text = strFromU8(bytes);
  const start = text.slice(0, sample);
  const strange = start.match(/[\0\uFFFD]/g)?.length ?? 0;
  return strange * fewest > start.length ? void 0 : text;
}
function bytesOf(base64) {
  const bytes = new Uint8Array(Math.ceil(base64.length * 3 / 4));
  let length = 0;
  let bits = 0;
  let held = 0;
  for (let at2 = 0; at2 < base64.length; at2 += 1) {
    const unit = base64.charCodeAt(at2);
    const value = values.get(unit === 45 ? 43 : unit === 95 ? 47 : unit);
    if (value === void 0) continue;
    held = (held << 6 | value) & 65535;
    bits += 6;
    if (bits < 8) continue;
    bits -= 8;
    bytes[length] = held >> bits & 255;
    length += 1;
  }
  return bytes.subarray(0, length);
}

// src/core/formats/http-pairs.ts
function pairsIn({ json, lines }) {
  const pairs = [];
  for (const value of listOf(lines ?? json)) {
    const pair = pairOf(value);
    if (!pair) return [];
    pairs.push(pair);
  }
  return pairs.length > 1 ? pairs : [];
}
function pairOf(value) {
  if (!isObject(value)) return void 0;
  const { request, response } = value;
  if (!isObject(request) || !isObject(response) || "custom_id" in value) return void 0;
  const path = pathOf(request, response);
  return path === void 0 ? void 0 : { url: path, request: { body: request }, response: { body: response }, value };
}
function pathOf(request, response) {
  if (Array.isArray(request["contents"])) return Array.isArray(response["candidates"]) ? ":generateContent" : void 0;
  if (!Array.isArray(request["messages"])) return void 0;
  if (response["type"] === "message" && Array.isArray(response["content"])) return "/v1/messages";
  return isAnswered(response["choices"]) ? "/v1/chat/completions" : void 0;
}
function isAnswered(choices) {
  return isObject(at(choices, 0, "message"));
}

// src/core/formats/http-exchange.ts
function recordedIn(input) {
  const addressed = addressedIn(input);
  return addressed.length > 0 ? addressed : pairsIn(input);
}
function addressedIn({ json, lines }) {
  const inside = first(json, "interactions", "http_interactions", "exchanges", "recordings") ?? at(json, "log", "entries");
  const values3 = lines ?? (inside === void 0 ? json : inside);
  return objectsOf(Array.isArray(values3) ? values3 : [values3 ?? null]).flatMap((value) => {
    const { request, response } = "scope" in value ? ofNock(value) : value;
    if (!isObject(request) || !isObject(response)) return [];
    const url = textOf(first(request, "url", "uri"));
    return url === void 0 ? [] : [{ url, request, response, value }];
  });
}
function ofNock(value) {
  const url = `${asText(value["scope"])}${asText(value["path"])}`;
  const request = { url, body: value["body"] ?? null, headers: value["reqheaders"] ?? {} };
  return { request, response: { status: value["status"] ?? 200, body: value["response"] ?? null } };
}
var otherPath = /\/(?:completions|chat|generate|converse(?:-stream)?|invoke(?:-with-response-stream)?)(?:[?#]|$)/;
var asking = ["messages", "input", "contents", "prompt", "message"];
var beginsAsking = new RegExp(
  `^\\{\\s*(?:"\\w+"\\s*:\\s*(?:"[^"\\\\]*"|[\\d.]+|true|false|null)\\s*,\\s*)*"(?:${asking.join("|")})"\\s*:`
);
function asksModel({ url, request, response }) {
  if (!isModelsAddress(url)) return false;
  const body = textOrBody(request);
  if (body === void 0 || body === null || body === "")
    return apiOfAnswer(objectOf(answerOf6(beginningOf(bodyOf(response))))) !== void 0;
  if (typeof body === "string" && beginsAsking.test(body)) return true;
  const asked = objectOf(bodyOf(request));
  return asking.some((name) => name in asked);
}
var enough = 16384;
function beginningOf(body) {
  return typeof body === "string" && body.length > enough ? body.slice(0, body.lastIndexOf("\n", enough) + 1) : body;
}
function isModelsAddress(url) {
  return otherPath.test(url) || apiAt(url) !== void 0;
}
function modelExchanges(recorded, { name, platform }) {
  const texts = new MessageTexts();
  return recorded.flatMap((one, index) => {
    try {
      return modelExchange(one, texts, platform) ?? [];
    } catch (cause) {
      if (!(cause instanceof ReplayKitError)) throw cause;
      const { code, message, hint } = cause;
      throw new ReplayKitError(code, `${name}, exchange ${index + 1}: ${message}`, {
        ...hint === void 0 ? {} : { hint },
        cause
      });
    }
  });
}
function modelExchange(exchange, texts, platform) {
  const { url, request, response, value } = exchange;
  if (!isModelsAddress(url)) return void 0;
  const sent = textOrBody(request, platform);
  const read = typeof sent === "string" ? texts.readRequest(sent) : void 0;
  const asked = read?.rest ?? objectOf(unwrapped(sent));
  const kept4 = sent !== void 0 && sent !== null && sent !== "";
  if (kept4 && !asking.some((name) => name in asked)) return void 0;
  const body = answerIn(response, platform);
  const status2 = statusOf2(response);
  const addressed = apiAt(url);
  const shaped = status2 < 400 ? apiOfAnswer(objectOf(body)) : void 0;
  if (!kept4 && shaped === void 0) return void 0;
  const api = addressed ?? shaped ?? otherApi;
  const answer = readAnswer(shaped ?? api, objectOf(body), status2);
  const recorded = millisOf(first(value, "startedDateTime", "recorded_at", "started_at", "timestamp"));
  const start = recorded ?? millisOf(first(body, "created", "created_at", "createTime")) ?? dateOf(response);
  const took = numberOf(value["time"]);
  return {
    url,
    request: asked,
    body,
    asked: kept4,
    input: joinItems([...readMessages(api.messagesIn(asked)), ...read?.messages ?? []]),
    params: paramsOf(api.settingsIn?.(asked) ?? asked),
    answer,
    output: messagesOf(answer),
    retries: retriesOf(request),
    start,
    end: recorded !== void 0 && took !== void 0 && took > 0 ? recorded + took : start
  };
}
function answerIn(response, platform) {
  return answerOf6(bodyOf(response, platform));
}
function answerOf6(answered) {
  return typeof answered === "string" ? answerOfStream(answered) : answerOfPieces(answered);
}
function statusOf2(response) {
  const status2 = response["status"] ?? response["statusCode"] ?? response["status_code"];
  return numberOf(isObject(status2) ? status2["code"] : status2) ?? 200;
}
function answerOfPieces(answer) {
  const pieces = listOf(answer).filter(isGeminiAnswer);
  return Array.isArray(answer) && pieces.length > 0 && pieces.length === answer.length ? joinPieces(pieces) : answer;
}
function dateOf(response) {
  const headers = response["headers"];
  const listed = objectsOf(headers).find(({ name }) => asText(name).toLowerCase() === "date")?.["value"];
  const said3 = first(headers, "date", "Date") ?? listed;
  const text = asText(Array.isArray(said3) ? said3[0] : said3);
  const millis = /^\w{3}, \d{2} \w{3} \d{4} /.test(text) ? Date.parse(text) : Number.NaN;
  return Number.isNaN(millis) ? void 0 : millis;
}
function retriesOf(request) {
  const headers = objectOf(request["headers"]);
  const listed = objectsOf(request["headers"]).find(
    ({ name }) => asText(name).toLowerCase() === "x-stainless-retry-count"
  );
  const retry = first(request, "x-stainless-retry-count") ?? first(headers, "x-stainless-retry-count", "X-Stainless-Retry-Count") ?? listed?.["value"];
  const count = numberOf(Array.isArray(retry) ? retry[0] : retry) ?? 0;
  return Number.isSafeInteger(count) && count > 0 ? count : 0;
}
function bodyOf(message, platform) {
  return unwrapped(textOrBody(message, platform)) ?? null;
}
function textOrBody(message, platform) {
  const body = unboxed(first(message, "body", "postData", "content", "json", "parsed_body"));
  const wrapped = isObject(body) && ["string", "base64_string", "mimeType", "encoding", "size"].some((key) => key in body);
  if (!wrapped) return body;
  const inner = first(body, "string", "text");
  const bytes = textOf(body["base64_string"] ?? at(inner, "base64_string")) ?? (body["encoding"] === "base64" ? textOf(inner) : void 0);
  return bytes === void 0 ? inner : textInPackedBytes(bytes, message, platform);
}
function textInPackedBytes(base64, { headers = null }, platform) {
  const packed = encodingIn(headers);
  const text = textInBytes(base64, packed, platform);
  if (text !== void 0 || !platform) return text ?? "";
  throw new ReplayKitError(
    "invalid_input",
    `a body is packed${packed === void 0 ? "" : ` with ${packed}`}, and cannot be unpacked`,
    {
      hint: "record it unpacked (decode_compressed_response=True in VCR.py), or with gzip"
    }
  );
}
function encodingIn(headers) {
  const name = Object.keys(objectOf(headers)).find((key) => key.toLowerCase() === "content-encoding");
  const listed = objectsOf(headers).find((header) => asText(header["name"]).toLowerCase() === "content-encoding");
  const value = name === void 0 ? listed?.["value"] : objectOf(headers)[name];
  return textOf(Array.isArray(value) ? value[0] : value);
}
function unboxed(body) {
  const boxed = isObject(body) && typeof body["type"] === "string" && "content" in body && Object.keys(body).length === 2;
  if (!boxed) return body;
  const { type, content } = body;
  return typeof content === "string" && /base64|binary|bytes/.test(asText(type)) ? { base64_string: content } : content;
}

// src/core/formats/http-runs.ts
function runsOf2(exchanges) {
  const runs = [];
  const members2 = /* @__PURE__ */ new Map();
  const told7 = new Conversations();
  for (const exchange of exchanges) {
    const asked = told7.places(exchange.input.filter((message) => !isSystem(message)));
    const system = exchange.input.filter(isSystem).map(keyOf).join("\n");
    const end = asked.at(-1) ?? 0;
    const run = joinedBy(exchange, runs) ?? goesOnUnasked(exchange, runs) ?? told7.runOf(asked, { exchange, system }) ?? { exchanges: [], last: { asked: end, system } };
    if (run.exchanges.length === 0) runs.push(run);
    const same = members2.get(run) ?? [];
    members2.set(run, same);
    same.push(exchange);
    run.exchanges.push(exchange);
    run.last = { asked: end, system };
    told7.add(end, { run, answered: told7.places(exchange.output, end).at(-1) ?? end });
  }
  return [...members2.values()];
}
var kept3 = 8;
var maxKeys = 2 ** 26;
var Conversations = class {
  keys = /* @__PURE__ */ new Map();
  numbers = /* @__PURE__ */ new Map();
  before = /* @__PURE__ */ new Map();
  /** The numbers of the conversation up to each of these messages. */
  places(messages, from = 0) {
    let here = from;
    return messages.map((message) => {
      const key = here * maxKeys + this.numberOf(keyOf(message));
      const known4 = this.numbers.get(key);
      here = known4 ?? this.numbers.size + 1;
      if (known4 === void 0) this.numbers.set(key, here);
      return here;
    });
  }
  numberOf(key) {
    const known4 = this.keys.get(key) ?? this.keys.size;
    if (known4 === this.keys.size) this.keys.set(key, known4);
    return known4;
  }
  add(end, request) {
    const same = this.before.get(end) ?? [];
    this.before.set(end, same);
    same.push(request);
    if (same.length > kept3) same.shift();
  }
  /** The run whose request this one repeats most of, and whose answer it goes on from where several asked the same. */
  runOf(asked, one) {
    const reached = new Set(asked);
    for (let index = asked.length - 1; index >= 0; index -= 1) {
      const end = asked[index] ?? 0;
      const all = this.before.get(end) ?? [];
      const same = index < asked.length - 1 ? all : all.filter(({ run }) => goesOnWith(run, end, one));
      const found = same.findLast(({ answered }) => reached.has(answered) && answered !== end) ?? same.at(-1);
      if (found) return found.run;
    }
    return void 0;
  }
};
function goesOnWith({ exchanges, last }, end, one) {
  const failed = exchanges.at(-1)?.answer.error !== void 0 || one.exchange.retries > 0;
  return last.asked === end && (failed || last.system !== one.system);
}
function joinedBy({ request }, runs) {
  const before = textOf(request["previous_response_id"]);
  const conversation = idIn(request["conversation"]);
  if (before === void 0 && conversation === void 0) return void 0;
  const same = (exchange) => before === void 0 ? idIn(exchange.request["conversation"]) === conversation : exchange.answer.id === before;
  const found = runs.findLast((run) => run.exchanges.findLast(same) !== void 0);
  return found ?? (before === void 0 ? void 0 : runs.at(-1));
}
function goesOnUnasked({ asked }, runs) {
  const last = runs.at(-1);
  return asked || last?.exchanges.at(-1)?.asked !== false ? void 0 : last;
}
function isSystem({ role }) {
  return role === "system" || role === "developer";
}
function idIn(value) {
  return textOf(value) ?? textOf(at(value, "id"));
}

// src/core/formats/http-recording.ts
var httpRecording = {
  name: "http-recording",
  title: "HTTP recordings of model APIs: VCR (JSON and YAML), HAR, nock, fetch; streamed and packed bodies included",
  carries: "requests and answers whole, statuses, retries; results from the next request",
  settings: { content: "record until the run has ended, the request after the last tool call included" },
  surest: 0.92,
  detect: (input) => {
    const recorded = recordedIn(input);
    if (!recorded.some(asksModel)) return recorded.length > 0 ? 0.3 : 0;
    return pairsIn(input).length > 0 ? 0.92 : 0.9;
  },
  read: (input, { platform }) => {
    const recorded = recordedIn(input);
    const exchanges = modelExchanges(recorded, { name: input.name, platform });
    return runsOf2(exchanges).map((run, index) => {
      const id = `http-${platform.hash(JSON.stringify([index, ...run.map(signOf)])).slice(0, 16)}`;
      return readRun3(run, id, recorded.length - exchanges.length);
    });
  }
};
function signOf({ url, request, body, input, output, answer }) {
  const said3 = [...input.slice(-2), ...output].map(keyOf);
  return [url, asText(request["model"]), first(body, "id") ?? null, input.length, said3, answer.error?.message ?? null];
}
function readRun3(exchanges, run_id, skipped) {
  const nodes = inTurn(exchanges.map(nodeOf2));
  const retried = exchanges.filter(({ retries }) => retries > 0).length;
  const notes = [
    ...retried > 0 ? [`${retried} requests were retries of the one before`] : [],
    ...exchanges.some(({ asked }) => !asked) ? ["only answers were recorded: what was asked, and results of tools, are not known"] : [],
    ...skipped > 0 ? [`${skipped} exchanges with other services were left aside`] : []
  ];
  const source = onceARun(exchanges.map(({ url }) => ({ url })));
  const read = traceFromSpans(nodes, { run_id, format: "http-recording", source, notes });
  const attempts = exchanges.map(({ retries }) => retries);
  let next = 0;
  for (const event of read.trace.events) {
    if (event.type !== "model_call") continue;
    if (event.duration_ms === 0) delete event.duration_ms;
    const retries = attempts[next] ?? 0;
    next += 1;
    if (retries > 0) event.attempt = retries + 1;
  }
  const failed = nodes.at(-1)?.error;
  const ended = read.trace.events.at(-1)?.type === "final_output";
  const status2 = failed ? "error" : ended ? "success" : "unknown";
  return { ...read, trace: { ...read.trace, status: status2 } };
}
function inTurn(nodes) {
  let latest = 0;
  return nodes.map((node) => {
    latest = Math.max(latest, node.start ?? 0);
    const start = latest === 0 ? void 0 : latest;
    return { ...node, start, end: start === void 0 ? void 0 : Math.max(start, node.end ?? 0) };
  });
}
function nodeOf2(exchange, index) {
  const { request, url, start, end, input, output, params, answer } = exchange;
  return spanNode({
    id: `exchange-${index}`,
    name: url,
    kind: "model",
    start,
    end,
    input,
    output,
    model: answer.model ?? textOf(request["model"]) ?? modelIn(url),
    params,
    usage: answer.usage,
    cost: answer.cost,
    finish: answer.finish_reason,
    error: answer.error,
    rest: restOf(answer)
  });
}
function restOf({ id, alternatives }) {
  if (id === void 0 && alternatives.length === 0) return void 0;
  return { ...id === void 0 ? {} : { response_id: id }, ...alternatives.length === 0 ? {} : { alternatives } };
}
function modelIn(url) {
  const name = /\/models?\/([^/:?]+)(?::|\/(?:invoke|converse))/.exec(url)?.[1];
  if (name === void 0) return void 0;
  return name.replaceAll("%3A", ":").replaceAll("%3a", ":");
}

// src/core/formats/python-json.ts
var noNumber = /(?:NaN|Infinity)/;
var noNumberOrText = /"(?:[^"\\]|\\.)*"|-?\b(?:NaN|Infinity)\b/g;
function withoutNonNumbers(text, parse) {
  try {
    return parse(text);
  } catch (error) {
    if (!(error instanceof ReplayKitError) || error.code !== "invalid_json" || !noNumber.test(text)) throw error;
    try {
      return parse(text.replace(noNumberOrText, (found) => found.startsWith('"') ? found : "null"));
    } catch {
      throw error;
    }
  }
}

// src/core/formats/zip-files.ts
var endOfDirectory = 101010256;
var inDirectory = 33639248;
var local = 67324752;
var maxEntries = 1e5;
function zipEntries(bytes) {
  if (bytes[0] !== 80 || bytes[1] !== 75) return [];
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const end = endRecord(view);
  if (end === void 0) return [];
  const byName = /* @__PURE__ */ new Map();
  let at2 = view.getUint32(end + 16, true);
  const count = Math.min(view.getUint16(end + 10, true), maxEntries);
  for (let index = 0; index < count && at2 + 46 <= bytes.length; index += 1) {
    if (view.getUint32(at2, true) !== inDirectory) break;
    const nameLength = view.getUint16(at2 + 28, true);
    const name = strFromU8(bytes.subarray(at2 + 46, at2 + 46 + nameLength));
    byName.set(name, {
      name,
      method: view.getUint16(at2 + 10, true),
      packed: view.getUint32(at2 + 20, true),
      size: view.getUint32(at2 + 24, true),
      offset: view.getUint32(at2 + 42, true)
    });
    at2 += 46 + nameLength + view.getUint16(at2 + 30, true) + view.getUint16(at2 + 32, true);
  }
  return [...byName.values()];
}
function endRecord(view) {
  const lowest = Math.max(0, view.byteLength - 65557);
  for (let at2 = view.byteLength - 22; at2 >= lowest; at2 -= 1) if (view.getUint32(at2, true) === endOfDirectory) return at2;
  return void 0;
}
var stored = 0;
var deflated = 8;
var zstandard = 93;
function zipText(bytes, entry, { unzstd }) {
  const packed = packedBytes(bytes, entry);
  if (entry.method === stored) return strFromU8(packed);
  if (entry.method === deflated) return strFromU8(inflateSync(packed, { out: new Uint8Array(entry.size) }));
  if (entry.method === zstandard && unzstd) return strFromU8(unzstd(packed, entry.size));
  throw new ReplayKitError("invalid_input", `${entry.name} is packed in a way that cannot be read here`, {
    hint: "convert the log with `inspect log convert --to json`, or import it with Node 22.15 or newer"
  });
}
function packedBytes(bytes, { name, offset, packed }) {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const fits2 = offset + 30 <= bytes.length && view.getUint32(offset, true) === local;
  const start = fits2 ? offset + 30 + view.getUint16(offset + 26, true) + view.getUint16(offset + 28, true) : 0;
  if (fits2 && start + packed <= bytes.length) return bytes.subarray(start, start + packed);
  throw new ReplayKitError("invalid_input", `${name}: the archive ends in the middle of the file`);
}

// src/core/formats/inspect-archive.ts
var maxUnpacked = 256 * 1024 * 1024;
function isArchive(bytes) {
  return zipEntries(bytes).some(({ name }) => /^samples\/|^header\.json$|^_journal\//.test(name));
}
function readArchive(bytes, name, platform) {
  const entries = zipEntries(bytes).filter(
    (entry) => /^(?:header\.json|_journal\/start\.json|samples\/[^/]+\.json)$/.test(entry.name)
  );
  if (entries.reduce((sum, { size }) => sum + size, 0) > maxUnpacked) {
    throw new ReplayKitError("too_large", `${name}: more than ${maxUnpacked} bytes unpacked`, {
      hint: "split the log"
    });
  }
  const read = (entry) => {
    const text = unpacked({ bytes, name, entry, platform });
    return withoutNonNumbers(text, (tried) => parseJson(tried, { name: `${name} ${entry.name}` }));
  };
  const head = ["header.json", "_journal/start.json"].flatMap(
    (file) => entries.find((entry) => entry.name === file) ?? []
  );
  const samples = entries.filter((entry) => entry.name.startsWith("samples/")).toSorted((a, b) => a.name < b.name ? -1 : 1);
  return { eval: {}, ...objectOf(head[0] === void 0 ? {} : read(head[0])), samples: samples.map(read) };
}
function unpacked({ bytes, name, entry, platform }) {
  try {
    return zipText(bytes, entry, platform);
  } catch (cause) {
    if (cause instanceof ReplayKitError) throw cause;
    throw new ReplayKitError("invalid_input", `${name}: ${entry.name} cannot be unpacked`, {
      hint: "convert it with `inspect log convert --to json`",
      cause
    });
  }
}

// src/core/formats/inspect-events.ts
function nodesOfEvents(events) {
  const ends5 = new Map(
    events.filter(({ event }) => event === "span_end").map((event) => [asText(event["id"]), millisOf(event["timestamp"])])
  );
  const known4 = new Set(events.filter(({ event }) => event === "span_begin").map((event) => asText(event["id"])));
  const asked = new AskedParams();
  return events.flatMap((event, index) => nodeOf3(event, { index, ends: ends5, known: known4, asked }));
}
function nodeOf3(event, { index, ends: ends5, known: known4, asked }) {
  const kind = event["event"];
  const start = millisOf(event["timestamp"]);
  const parent = textOf(event["span_id"] ?? event["parent_id"]);
  const base = { parent: parent !== void 0 && known4.has(parent) ? parent : void 0, start };
  if (kind === "span_begin") {
    const id2 = asText(event["id"]);
    const above2 = textOf(event["parent_id"]);
    const type = textOf(event["type"]) ?? "span";
    const agent = type === "agent";
    return [
      spanNode({
        id: id2,
        name: textOf(event["name"]) ?? type,
        parent: above2,
        start,
        end: ends5.get(id2),
        kind: agent ? "agent" : "other"
      })
    ];
  }
  const id = textOf(event["uuid"]) ?? `event-${index}`;
  const end = millisOf(event["completed"]) ?? start;
  if (kind === "model") return [spanNode({ id, name: "model", kind: "model", ...base, end, ...modelOf2(event, asked) })];
  if (kind === "tool")
    return [spanNode({ id, name: asText(event["function"]), kind: "tool", ...base, end, ...toolOf(event) })];
  return [];
}
function modelOf2(event, asked) {
  const output = objectOf(event["output"]);
  const message = textOf(event["error"]);
  const read = readMessages(output["choices"], "assistant");
  return {
    input: readMessages(event["input"]).filter(
      ({ text, calls: calls2, results: results2 }) => text !== "" || calls2.length + results2.length > 0
    ),
    output: read,
    model: textOf(output["model"]) ?? textOf(event["model"]),
    usage: usageOf(output["usage"]),
    finish: finishOf(event),
    params: asked.of(event),
    error: message === void 0 ? void 0 : { kind: "model", message }
  };
}
function finishOf(told7) {
  return textOf(at(told7, "output", "choices", 0, "stop_reason"));
}
var AskedParams = class {
  tools = "[]";
  /** Empty where the log says that nothing was set; undefined where it does not say. */
  of({ config, tools, tool_choice, call }) {
    const request = at(call, "request");
    if (!isObject(config) && !isObject(request)) return void 0;
    const { tools: _, ...sent } = paramsOf(objectOf(request)) ?? {};
    const params = { ...sent, ...objectOf(config) };
    const listed = JSON.stringify(listOf(tools));
    if (listed !== "[]" && tool_choice !== void 0 && tool_choice !== null) params["tool_choice"] ??= tool_choice;
    if (listed !== this.tools) params["tools"] = listOf(tools);
    this.tools = listed;
    return params;
  }
};
function toolOf(event) {
  const error = event["error"];
  return {
    call: { id: textOf(event["id"]), name: asText(event["function"]), args: event["arguments"] },
    result: event["result"],
    error: isObject(error) ? { kind: "tool", message: textOf(error["message"]) ?? asText(error) } : void 0
  };
}
function eventsBeside(events, said3) {
  const known4 = new Set(said3.flatMap((event) => event.type === "tool_call" ? event.call_id ?? [] : []));
  if (!said3.some(({ type }) => type === "tool_call" || type === "model_call")) return [];
  return events.flatMap((event) => {
    const id = textOf(event["id"]);
    if (event["event"] !== "tool" || id === void 0 || known4.has(id)) return [];
    known4.add(id);
    const { call, result, error } = toolOf(event);
    const when = { at: isoOf(event["timestamp"]), parent: textOf(event["span_id"]) };
    const asked = present({
      type: "tool_call",
      call_id: id,
      tool_name: call?.name ?? "tool",
      tool_args: call?.args ?? {},
      ...when
    });
    return result === void 0 && !error ? [asked] : [asked, resultEvent({ id, output: result ?? null, error }, when)];
  });
}
var told4 = /* @__PURE__ */ new Set(["model", "tool", "span_begin", "span_end", "sample_init"]);
function otherEvents(events) {
  return events.filter(({ event }) => !told4.has(asText(event))).map(
    (event) => present({ type: "other", name: asText(event["event"]), data: event, at: isoOf(event["timestamp"]) })
  );
}

// src/core/formats/inspect-scores.ts
var ratings = {
  i: "bad",
  n: "bad",
  "0": "bad",
  false: "bad",
  no: "bad",
  c: "good",
  "1": "good",
  true: "good",
  yes: "good"
};
function ratingOf2(value) {
  const word = asText(value).toLowerCase();
  return Object.hasOwn(ratings, word) ? ratings[word] : void 0;
}
function feedbackOf2(sample2) {
  const scores = Object.entries(objectOf(sample2["scores"])).map(([name, score]) => ({
    name,
    value: at(score, "value")
  }));
  const said3 = scores.flatMap(({ value }) => ratingOf2(value) ?? []);
  if (said3.length === 0) return void 0;
  return {
    rating: said3.includes("bad") ? "bad" : "good",
    comment: scores.map(({ name, value }) => `${name}: ${asText(value)}`).join(", ")
  };
}
function scoresOf(sample2) {
  const { scores } = sample2;
  return isObject(scores) && Object.keys(scores).length > 0 ? [{ type: "other", name: "scores", data: scores }] : [];
}

// src/core/formats/inspect.ts
var inspect = {
  name: "inspect",
  title: "Inspect eval logs (.json, .eval)",
  carries: "messages, calls, results with kinds of error, limits, scores as feedback",
  settings: { configuration: "run the eval with --log-model-api" },
  surest: 0.98,
  detect: ({ json, bytes }) => {
    if (bytes) return isArchive(bytes) ? 0.98 : 0;
    if (isObject(at(json, "eval")) && "version" in objectOf(json)) return 0.98;
    return isObject(json) && objectsOf(json["events"]).some(isModelEvent) ? 0.9 : 0;
  },
  read: (input, { platform }) => {
    const { bytes, json, name } = input;
    const log = bytes && json === void 0 ? readArchive(bytes, name, platform) : objectOf(json);
    if (!isObject(log["eval"])) return [readEventsOnly(log, platform.hash)];
    return objectsOf(log["samples"]).map((sample2) => readSample(sample2, log));
  }
};
function isModelEvent(event) {
  return typeof event["event"] === "string" && (event["event"] === "model" || event["event"] === "span_begin");
}
function readEventsOnly(log, hash) {
  if (objectsOf(log["messages"]).length > 0) return readSample(log, {});
  const nodes = nodesOfEvents(objectsOf(log["events"]));
  const run_id = textOf(first(log, "uuid", "id")) ?? inputId("inspect", { json: log }, hash);
  return traceFromSpans(nodes, { run_id, format: "inspect" });
}
function readSample(raw, log) {
  const sample2 = objectOf(withAttachments(raw, objectOf(raw["attachments"]), 0));
  const run_id = textOf(sample2["uuid"]) ?? `${asText(at(log, "eval", "run_id"))}-${asText(sample2["id"])}-${asText(sample2["epoch"])}`;
  const happened = objectsOf(sample2["events"]);
  if (objectsOf(sample2["messages"]).length === 0 && happened.some(isModelEvent))
    return readTranscript(sample2, log, run_id);
  const turns = turnsOf3(sample2, log);
  const said3 = withNames(eventsOfTurns(turns), sample2);
  const events = [
    ...inTime(inTime(said3, eventsBeside(happened, said3)), otherEvents(happened)),
    ...scoresOf(sample2),
    ...setUpOf(sample2, log)
  ];
  const failures = failuresOf(sample2);
  events.push(...failures);
  const final = failures.length > 0 ? void 0 : finalText(turns.map(({ message }) => message)) ?? submittedIn(sample2);
  if (final !== void 0) events.push({ type: "final_output", content: final });
  const retries = objectsOf(sample2["error_retries"]).length;
  const notes = retries === 0 ? [] : [`${retries} earlier tries of the sample failed and are not in the log`];
  return makeTrace({
    run_id,
    format: "inspect",
    ...headOf(sample2, log),
    status: statusOf3(failures, sample2),
    events,
    notes
  });
}
function setUpOf(sample2, log) {
  const { eval: set, plan } = log;
  const own = picked(sample2, ["target", "choices", "metadata"]);
  const empty = Object.values(own).every((value) => value === "" || JSON.stringify(value).length <= 2);
  return [
    ...empty ? [] : [{ type: "other", name: "sample", data: own }],
    ...isObject(set) ? [{ type: "other", name: "eval", data: isObject(plan) ? { ...set, plan } : set }] : []
  ];
}
function withNames(events, sample2) {
  const called = new Set(events.map((event) => event.type === "tool_call" ? event.call_id : void 0));
  const names2 = new Map(
    objectsOf(sample2["messages"]).map((one) => [textOf(one["tool_call_id"]), textOf(one["function"])])
  );
  for (const event of events) {
    if (event.type !== "tool_result" || called.has(event.call_id)) continue;
    const name = names2.get(event.call_id);
    if (name !== void 0) event["tool_name"] = name;
  }
  return events;
}
function headOf(sample2, log) {
  const name = textOf(at(log, "eval", "model"));
  const task = textOf(at(log, "eval", "task"));
  return present({
    model: name === void 0 ? void 0 : { name },
    agent: task === void 0 ? void 0 : { name: task },
    feedback: feedbackOf2(sample2),
    started_at: isoOf(first(sample2, "started_at") ?? at(log, "eval", "created")),
    ended_at: isoOf(sample2["completed_at"])
  });
}
function readTranscript(sample2, log, run_id) {
  const happened = objectsOf(sample2["events"]);
  const { trace, notes } = traceFromSpans(nodesOfEvents(happened), { run_id, format: "inspect" });
  const failures = failuresOf(sample2);
  const events = [...trace.events.filter(({ type }) => failures.length === 0 || type !== "final_output"), ...failures];
  const status2 = failures.length > 0 ? "error" : trace.status;
  return {
    trace: {
      ...trace,
      ...headOf(sample2, log),
      status: status2,
      events: [...inTime(events, otherEvents(happened)), ...scoresOf(sample2), ...setUpOf(sample2, log)]
    },
    notes
  };
}
function turnsOf3(sample2, log) {
  const models = objectsOf(sample2["events"]).filter(({ event }) => event === "model");
  const asked = new AskedParams();
  const set = at(log, "eval", "model_generate_config");
  let next = 0;
  const turns = objectsOf(sample2["messages"]).flatMap(
    (value) => readMessages(value).map((message) => {
      if (message.role !== "assistant") return { message };
      const model = models[next];
      const usage = objectOf(at(model, "output", "usage"));
      const when = isoOf(model?.["timestamp"]);
      const params = model ? asked.of(model) : next === 0 && isObject(set) ? set : void 0;
      next += 1;
      const counts = present({ input: numberOf(usage["input_tokens"]), output: numberOf(usage["output_tokens"]) });
      return {
        message: { ...message, finish: message.finish ?? finishOf(model) },
        at: when,
        model: textOf(value["model"]),
        params,
        ...usage["input_tokens"] === void 0 ? {} : { usage: counts }
      };
    })
  );
  const last = turns.findLast(({ message }) => message.role === "assistant");
  if (last) last.message.finish ??= finishOf(sample2);
  return turns;
}
function submittedIn(sample2) {
  const last = objectsOf(sample2["messages"]).at(-1);
  if (last?.["role"] !== "tool") return void 0;
  const given = textOf(plainOutput(last["content"] ?? null));
  const output = objectOf(sample2["output"]);
  const said3 = textOf(output["completion"]) ?? textOf(plainOutput(at(output, "choices", 0, "message", "content") ?? null));
  return given !== void 0 && said3?.trim() === given.trim() ? given : void 0;
}
function failuresOf(sample2) {
  const failures = [];
  const limit = first(sample2, "limit");
  if (limit !== void 0) {
    const type = textOf(at(limit, "type")) ?? asText(limit);
    const kind = type === "operator" ? "cancelled" : "limit";
    failures.push({ type: "error", kind, error: `${type} limit reached` });
  }
  const error = first(sample2, "error");
  if (error !== void 0) {
    const message = textOf(at(error, "message")) ?? asText(error);
    failures.push({ type: "error", kind: kindOfError(message, "exception"), error: message });
  }
  return failures;
}
function statusOf3(failures, sample2) {
  if (failures.length > 0) return "error";
  return isObject(sample2["output"]) ? "success" : "unknown";
}
var maxDepth2 = 100;
function withAttachments(value, attachments, depth) {
  if (typeof value === "string") {
    const key = /^attachment:\/\/(.+)$/.exec(value)?.[1];
    return key !== void 0 && Object.hasOwn(attachments, key) ? attachments[key] ?? value : value;
  }
  if (typeof value !== "object" || value === null || depth > maxDepth2) return value;
  if (Array.isArray(value)) return value.map((item) => withAttachments(item, attachments, depth + 1));
  const entries = Object.entries(value).filter(([key]) => key !== "attachments");
  return Object.fromEntries(entries.map(([key, item]) => [key, withAttachments(item, attachments, depth + 1)]));
}

// src/core/formats/langgraph.ts
var langGraph = {
  name: "langgraph",
  title: "LangGraph state history and checkpoint tuples",
  carries: "messages, calls, results, the state after every step, errors of nodes",
  surest: 0.95,
  detect: (input) => rowsOf2(input).some(isRow2) ? 0.95 : messagesIn2(input).length > 0 ? 0.9 : 0,
  read: (input, { platform }) => {
    const messages = messagesIn2(input);
    if (messages.length > 0) return [readMessagesAlone(messages, contentId("messages", messages, platform.hash))];
    const threads = /* @__PURE__ */ new Map();
    let nameless;
    for (const row of rowsOf2(input).filter(isRow2)) {
      const config = at(row, "config", "configurable") ?? row["checkpoint"];
      const inner = textOf(at(config, "checkpoint_ns"));
      const thread = textOf(at(config, "thread_id")) ?? (nameless ??= inputId("thread", input, platform.hash));
      const id = [thread, ...inner === void 0 ? [] : [inner]].join("/");
      const same = threads.get(id);
      if (same) same.push(row);
      else threads.set(id, [row]);
    }
    const raised = textOf(at(input.json, "error_raised", "message"));
    const name = textOf(at(input.json, "error_raised", "name"));
    const thrown = raised === void 0 ? void 0 : [name, raised].filter((part) => part !== void 0).join(": ");
    return [...threads].map(([id, rows]) => readThread(id, rows.map(snapshotOf), thrown));
  }
};
function rowsOf2({ json, lines }) {
  if (lines) return lines.filter(isObject);
  const inside = first(json, "snapshots", "checkpoints", "history") ?? json;
  return isObject(inside) ? [inside] : objectsOf(inside);
}
function messagesIn2({ json, lines }) {
  const listed = listOf(lines ?? (Array.isArray(json) ? json : isRow2(objectOf(json)) ? [] : at(json, "messages")));
  return listed.every(isLangChain) && listed.some((message) => /human|ai/i.test(typeOf2(message))) ? listed : [];
}
function isLangChain(message) {
  const written = "lc" in objectOf(message) ? at(message, "kwargs") : at(message, "data") ?? message;
  return /^(?:human|ai|system|tool|function|\w+Message(?:Chunk)?)$/i.test(typeOf2(message)) && at(written, "content") !== void 0;
}
function typeOf2(message) {
  return "lc" in objectOf(message) ? asText(listOf(at(message, "id")).at(-1)) : asText(at(message, "type"));
}
function readMessagesAlone(messages, run_id) {
  const values3 = { messages };
  const state = { id: "end", step: 0, at: void 0, values: values3, next: [], errors: [], interrupted: false };
  const { trace, notes } = readThread(run_id, [state], void 0);
  const { session_id: _, ...rest } = trace;
  return { trace: { ...rest, status: "unknown", events: trace.events.filter(({ type }) => type !== "state") }, notes };
}
function isRow2(row) {
  const placed = isObject(at(row, "config", "configurable")) || isObject(row["metadata"]) || at(row, "checkpoint", "thread_id") !== void 0;
  return placed && (isObject(at(row, "checkpoint", "channel_values")) || isObject(row["values"]) && Array.isArray(row["next"]));
}
function snapshotOf(row) {
  const checkpoint = objectOf(row["checkpoint"]);
  const tasks = objectsOf(row["tasks"]);
  const writes = listOf(first(row, "pendingWrites", "pending_writes"));
  const failed = writes.filter((write) => at(write, 1) === "__error__").map((write) => at(write, 2));
  const values3 = isObject(row["values"]) ? row["values"] : ownChannels(objectOf(checkpoint["channel_values"]));
  const branches = Object.keys(objectOf(checkpoint["channel_values"])).flatMap(
    (key) => /^branch:to:(.+)$/.exec(key)?.[1] ?? []
  );
  return {
    id: textOf(at(row, "config", "configurable", "checkpoint_id")) ?? textOf(first(checkpoint, "checkpoint_id", "id") ?? row["checkpoint_id"]) ?? "checkpoint",
    step: numberOf(at(row, "metadata", "step")) ?? 0,
    at: isoOf(first(row, "createdAt", "created_at") ?? checkpoint["ts"]),
    values: values3,
    next: row["next"] === void 0 ? branches : listOf(row["next"]).map(asText),
    errors: [...tasks.map((task) => task["error"]), ...failed].flatMap((error) => errorText(error)),
    interrupted: tasks.some((task) => listOf(task["interrupts"]).length > 0) || writes.some((write) => at(write, 1) === "__interrupt__")
  };
}
function ownChannels(channels) {
  return Object.fromEntries(
    Object.entries(channels).filter(([key]) => !key.startsWith("__") && !key.startsWith("branch:"))
  );
}
function errorText(error) {
  if (error === void 0 || error === null) return [];
  const message = textOf(at(error, "message"));
  return [message ?? asText(error)];
}
function readThread(run_id, unsorted, thrown) {
  const snapshots = unsorted.toSorted((a, b) => a.step - b.step);
  const history = new KnownHistory();
  const seen2 = /* @__PURE__ */ new Set();
  const events = [];
  let messages = [];
  for (const snapshot of snapshots) {
    const raw = listOf(snapshot.values["messages"]);
    messages = raw.flatMap((value) => readMessage(value) ?? []);
    const fresh = new Set(history.fresh(messages, []));
    for (const [index, value] of raw.entries()) {
      const message = messages[index];
      if (!message || !fresh.has(message) || known2(value, seen2)) continue;
      const usage = usageOf(at(value, "kwargs", "usage_metadata") ?? at(value, "usage_metadata"));
      events.push(...eventsOfTurn({ message, at: snapshot.at, usage, model: modelOf3(value) }, `message-${index}`));
    }
    const decision = snapshot.next.length > 0 ? snapshot.next.join(", ") : void 0;
    events.push(present({ type: "state", step_id: snapshot.id, decision, state: snapshot.values, at: snapshot.at }));
  }
  const last = snapshots.at(-1);
  const failures = [...new Set(snapshots.flatMap(({ errors }) => errors))];
  const { status: status2, notes } = statusOf4(last, failures, thrown);
  for (const error of thrown === void 0 ? failures : [thrown]) {
    events.push({ type: "error", kind: kindOfError(error, "exception"), error });
  }
  const final = status2 === "error" ? void 0 : finalText(messages);
  if (final !== void 0) events.push({ type: "final_output", content: final });
  const thread = run_id.split("/")[0] ?? run_id;
  const parent = thread === run_id ? {} : { parent_run_id: thread };
  return makeTrace({ run_id, format: "langgraph", session_id: thread, ...parent, status: status2, events, notes });
}
function modelOf3(message) {
  const metadata = at(message, "kwargs", "response_metadata") ?? at(message, "response_metadata");
  return textOf(first(metadata, "model_name", "model", "model_id"));
}
function known2(message, seen2) {
  const id = at(message, "kwargs", "id") ?? at(message, "id");
  if (typeof id !== "string" || id === "") return false;
  if (seen2.has(id)) return true;
  seen2.add(id);
  return false;
}
function statusOf4(last, failures, thrown) {
  if (failures.length > 0 || thrown !== void 0) return { status: "error", notes: [] };
  if (!last || last.next.length === 0) return { status: last ? "success" : "unknown", notes: [] };
  if (last.interrupted) return { status: "unknown", notes: ["the run waits at an interrupt"] };
  const note = `the graph stopped before ${last.next.join(", ")}: a crash or the recursion limit, which checkpoints do not record`;
  return { status: "unknown", notes: [note] };
}

// src/core/formats/langsmith-node.ts
function nodeOf4(row) {
  const type = textOf(row["run_type"]) ?? "chain";
  const kind = type === "llm" ? "model" : type === "tool" ? "tool" : type === "chain" ? "agent" : "other";
  const failure = textOf(row["error"]);
  const otherwise = kind === "model" ? "model" : kind === "tool" ? "tool" : "exception";
  const metadata = objectOf(at(row, "extra", "metadata"));
  const node = spanNode({
    id: asText(row["id"]),
    name: textOf(row["name"]) ?? type,
    parent: textOf(row["parent_run_id"]),
    kind,
    start: millisOf(row["start_time"]),
    end: millisOf(row["end_time"]),
    ok: row["status"] === "success",
    error: failure === void 0 ? void 0 : { kind: kindOfError(failure, otherwise), message: failure },
    session: textOf(first(metadata, "session_id", "thread_id", "conversation_id")),
    agent: kind === "agent" && row["parent_run_id"] === void 0 ? textOf(row["name"]) : void 0
  });
  const fields = kind === "tool" ? toolOf2(row, metadata) : kind === "model" ? modelOf4(row, metadata) : chainOf(row);
  return Object.assign(node, fields);
}
function toolOf2(row, metadata) {
  const given = objectOf(row["inputs"]);
  const whole2 = given["type"] === "tool_call" && given["args"] !== void 0;
  const inputs = whole2 ? objectOf(given["args"]) : given;
  const lone = Object.keys(inputs).length === 1 ? inputs["input"] : void 0;
  const outputs = row["outputs"];
  const output = first(outputs, "output") ?? loneOf(outputs, "outputs") ?? (isObject(outputs) ? outputs : void 0);
  const message = isObject(output) ? readMessage(output)?.results[0] : void 0;
  return {
    ...message?.error ? { error: message.error } : {},
    call: {
      id: textOf(whole2 ? given["id"] : inputs["tool_call_id"]) ?? textOf(first(metadata, "tool_call_id")) ?? textOf(at(output, "tool_call_id")) ?? textOf(at(output, "kwargs", "tool_call_id")),
      name: textOf(row["name"]) ?? "tool",
      args: typeof lone === "string" ? argumentsOf(pythonJson(lone)) : lone ?? inputs
    },
    result: row["outputs"] === void 0 || row["outputs"] === null ? void 0 : message?.output ?? output ?? null
  };
}
function loneOf(value, name) {
  return isObject(value) && Object.keys(value).length === 1 ? value[name] : void 0;
}
function pythonJson(text) {
  if (!/^\s*\{'/.test(text) || text.includes('"')) return text;
  const json = text.replaceAll("'", '"').replace(/\bTrue\b/g, "true").replace(/\bFalse\b/g, "false").replace(/\bNone\b/g, "null");
  return typeof unwrapped(json) === "string" ? text : json;
}
function modelOf4(row, metadata) {
  const inputs = objectOf(row["inputs"]);
  const outputs = objectOf(row["outputs"]);
  const invocation = objectOf(at(row, "extra", "invocation_params"));
  const output = outputOf(outputs);
  return {
    model: textOf(first(metadata, "ls_model_name")) ?? textOf(first(outputs, "model")) ?? textOf(first(invocation, "model", "model_name")),
    provider: textOf(metadata["ls_provider"]),
    params: paramsOf(inputs, invocation),
    usage: usageOf(first(outputs, "usage_metadata", "usage")) ?? usageOf(at(outputs, "llm_output", "token_usage")),
    finish: output.findLast(({ finish: finish2 }) => finish2 !== void 0)?.finish,
    input: inputOf(inputs),
    output
  };
}
function inputOf(inputs) {
  const messages = first(inputs, "messages", "input", "prompts", "contents");
  return readMessages(messages, "user");
}
function outputOf(outputs) {
  const choices = first(outputs, "choices", "output", "messages");
  if (choices !== void 0) return joined3(readMessages(choices, "assistant"));
  const generation = at(outputs, "generations", 0, 0) ?? at(outputs, "generations", 0);
  if (generation !== void 0) {
    const read = readMessages(generation, "assistant");
    const finish2 = textOf(at(generation, "generation_info", "finish_reason"));
    if (read.length > 0) return finish2 === void 0 ? read : read.map((message) => ({ ...message, finish: finish2 }));
    return readMessages(first(generation, "text"), "assistant");
  }
  return readMessages(outputs, "assistant");
}
function joined3(messages) {
  return messages.filter(({ role }) => role === "assistant");
}
function chainOf(row) {
  return {
    input: saidIn4(row["inputs"], "user"),
    output: saidIn4(row["outputs"], "assistant").filter(({ role }) => role === "assistant")
  };
}
var names = ["messages", "input", "question", "query", "prompt", "output", "answer", "result", "response", "outputs"];
function saidIn4(value, role) {
  if (value === void 0 || value === null || isObject(value) && Object.keys(value).length === 0) return [];
  if (typeof value === "string") return [{ ...emptyMessage(role), text: value }];
  const member = first(value, ...names);
  const read = readMessages(member ?? value, role).filter(
    ({ text, calls: calls2, results: results2 }) => text !== "" || calls2.length + results2.length > 0
  );
  if (read.length > 0) return role === "assistant" && listOf(member).length > 1 ? read.slice(-1) : read;
  return [{ ...emptyMessage(role), text: asText(value) }];
}

// src/core/formats/langsmith.ts
var langSmith = {
  name: "langsmith",
  title: "LangSmith runs, run trees and batches, and what its SDKs send",
  carries: "calls, results, errors, times, tokens, content",
  settings: { off: "set LANGSMITH_HIDE_INPUTS and LANGSMITH_HIDE_OUTPUTS to false in the agent" },
  surest: 0.95,
  detect: (input) => hasRuns(input) ? 0.95 : 0,
  itemKind: (item) => isObject(item) && isPart2(item) ? "part" : void 0,
  read: (input) => {
    const traces = /* @__PURE__ */ new Map();
    for (const row of mergedRows(rowsOf3(input))) {
      const id = textOf(row["trace_id"]) ?? textOf(row["id"]) ?? "run";
      const same = traces.get(id);
      if (same) same.push(row);
      else traces.set(id, [row]);
    }
    return [...traces].map(([id, rows]) => readTrace(id, rows));
  }
};
var types3 = /* @__PURE__ */ new Set(["llm", "chain", "tool", "retriever", "embedding", "prompt", "parser"]);
function isRun2(row) {
  const type = textOf(row["run_type"]);
  return type !== void 0 && (types3.has(type) || typeof row["dotted_order"] === "string");
}
function rowsOf3(input) {
  return valuesOf2(input).flatMap((value) => rowsIn(value, 0));
}
function valuesOf2({ json, lines }) {
  return (lines ?? (Array.isArray(json) ? json : json === void 0 ? [] : [json])).filter(isObject);
}
function hasRuns(input) {
  return valuesOf2(input).some(
    (value) => (isPart2(value) || "child_runs" in value) && (isRunItself(value) || rowsIn(value, 0).some(isRun2))
  );
}
function isRunItself(value) {
  return typeof value["id"] === "string" && isRun2(value);
}
var members = ["run_type", "dotted_order", "trace_id", "end_time", "post", "patch", "runs", "body"];
function isPart2(value) {
  if (members.some((name) => name in value)) return true;
  for (const name in value) if (name.startsWith("post.") || name.startsWith("patch.")) return true;
  return false;
}
var maxDepth3 = 60;
var large = ["inputs", "outputs", "extra"];
function rowsIn(value, depth) {
  if (depth > maxDepth3) return [];
  const parts = rowsOfParts(value);
  if (parts.length > 0) return parts.flatMap((row2) => rowsIn(row2, depth + 1));
  const body = value["body"];
  if (isObject(body) && "method" in value) {
    const id = /\/runs\/([0-9a-f-]{36})/.exec(asText(value["url"]))?.[1];
    return rowsIn(id !== void 0 && !("id" in body) ? { id, ...body } : body, depth + 1);
  }
  const batches = [...objectsOf(value["post"]), ...objectsOf(value["patch"]), ...objectsOf(value["runs"])];
  if (batches.length > 0) return batches.flatMap((row2) => rowsIn(row2, depth + 1));
  const row = rowOf(value);
  if (!row) return [];
  const children = objectsOf(value["child_runs"]).flatMap((child) => rowsIn(child, depth + 1));
  const trace_id = value["trace_id"] ?? row["id"] ?? null;
  return [row, ...children.map((child) => "trace_id" in child ? child : { trace_id, ...child })];
}
function rowOf(value) {
  const id = textOf(value["id"]) ?? idInOrder(value["dotted_order"]);
  if (id === void 0) return void 0;
  let row = value["id"] === id ? value : { ...value, id };
  for (const name of large) {
    const member = row[name];
    if (typeof member === "string") row = { ...row, [name]: unwrapped(member) ?? null };
  }
  return row;
}
function idInOrder(order) {
  return /Z([0-9a-f]{8}-[0-9a-f-]{27})$/.exec(asText(order))?.[1];
}
function rowsOfParts(value) {
  const rows = /* @__PURE__ */ new Map();
  for (const name in value) {
    const part = value[name];
    const found = name.charCodeAt(0) === 112 && /^(post|patch)\.([0-9a-f-]{36})(?:\.([a-z_]+))?$/.exec(name);
    if (!found) continue;
    const [, half = "", id = "", member] = found;
    const read = unwrapped(part) ?? null;
    const row = rows.get(half + id) ?? { id };
    rows.set(half + id, member === void 0 ? { ...row, ...objectOf(read) } : { ...row, [member]: read });
  }
  return [...rows.values()];
}
function mergedRows(rows) {
  const byId = /* @__PURE__ */ new Map();
  for (const row of rows) {
    const id = asText(row["id"]);
    const before = byId.get(id);
    byId.set(id, before ? merged2(before, row) : row);
  }
  return [...byId.values()];
}
function merged2(before, row) {
  const set = Object.entries(row).filter(([, value]) => value !== null && !isEmpty2(value));
  return { ...before, ...Object.fromEntries(set) };
}
function isEmpty2(value) {
  return isObject(value) && Object.keys(value).length === 0;
}
function readTrace(id, rows) {
  const sorted = rows.toSorted(byOrder);
  const pending = sorted.filter(isPending).length;
  const notes = pending === 0 ? [] : [`${pending} of ${rows.length} runs never ended`];
  return traceFromSpans(sorted.map(nodeOf4), { run_id: id, format: "langsmith", source: sourceOf(sorted), notes });
}
function byOrder(a, b) {
  const [one, other2] = [asText(a["dotted_order"]), asText(b["dotted_order"])];
  return one < other2 ? -1 : one > other2 ? 1 : 0;
}
var ofAnswers = ["service_tier", "system_fingerprint", "model"];
var ofRows = ["session_name", "reference_example_id", "tags"];
function sourceOf(rows) {
  const runtime = onceARun(rows.map((row) => objectOf(at(row, "extra", "runtime"))));
  const metadata = onceARun(rows.map((row) => objectOf(at(row, "extra", "metadata"))));
  const answers2 = onceARun(rows.map((row) => picked(objectOf(row["outputs"]), ofAnswers)));
  const own = onceARun(rows.map((row) => picked(row, ofRows)));
  const parts = Object.entries({ runtime, metadata, answers: answers2 }).filter(([, part]) => Object.keys(part).length > 0);
  return { ...own, ...Object.fromEntries(parts) };
}
function isPending(row) {
  const unended = [row["end_time"], row["outputs"]].every((value) => value === void 0 || value === null);
  return unended && row["error"] === void 0 || row["status"] === "pending";
}

// src/core/formats/beeai-steps.ts
var moment = /^((?:tool|backend)\..+)\.(start|success|error|finish)$/;
function joinMoments(nodes) {
  const moments = nodes.flatMap((node) => momentOf(node) ?? []);
  if (moments.length === 0) return nodes;
  const open = /* @__PURE__ */ new Map();
  const joined4 = /* @__PURE__ */ new Map();
  for (const { node, what, which } of moments.toSorted((a, b) => (a.node.start ?? 0) - (b.node.start ?? 0))) {
    const place = `${node.parent ?? ""} ${what}`;
    const begun = open.get(place) ?? open.get(what);
    const whole2 = begun && joined4.get(begun);
    if (which === "start" || !begun || !whole2) {
      open.set(place, node).set(what, node);
      joined4.set(node, named(node, what));
      continue;
    }
    joined4.set(node, void 0);
    joined4.set(begun, withMoment(whole2, node));
  }
  return nodes.flatMap((node) => joined4.has(node) ? joined4.get(node) ?? [] : node);
}
function momentOf(node) {
  if (node.kind !== "tool" && node.kind !== "model") return void 0;
  const [, what, which] = moment.exec(textOf(node.rest?.["target"]) ?? node.name.replace(/-\d+$/, "")) ?? [];
  return what === void 0 || which === void 0 ? void 0 : { node, what, which };
}
function named(node, what) {
  const name = what.split(".").at(-1) ?? what;
  return node.call ? { ...node, name, call: { ...node.call, name } } : node;
}
function withMoment(whole2, { start, call, result, error, output, usage }) {
  return {
    ...whole2,
    end: start ?? whole2.end,
    call: whole2.call && { ...whole2.call, args: whole2.call.args ?? call?.args },
    result: whole2.result ?? result,
    error: whole2.error ?? error,
    output: whole2.output.length > 0 ? whole2.output : output,
    usage: whole2.usage ?? usage
  };
}

// src/core/formats/observation-kind.ts
var kinds = {
  generation: "model",
  tool: "tool",
  agent: "agent",
  chain: "agent"
};
function observationKind(type) {
  const lower = type.toLowerCase();
  return (Object.hasOwn(kinds, lower) ? kinds[lower] : void 0) ?? "other";
}

// src/core/formats/langfuse/exports.ts
function exportsOf({ json, lines }) {
  const listed = isObject(json) && Array.isArray(json["data"]) ? json["data"] : json;
  const parts = objectsOf(lines ?? (Array.isArray(listed) ? listed : listed === void 0 ? [] : [listed]));
  if (!parts.some(isPart3)) return [];
  const values3 = parts.map(camelCased);
  if (values3.length > 0 && values3.every((value) => isObservation(value) && textOf(value["traceId"]) !== void 0)) {
    return exportsOfRows(values3);
  }
  const batch = values3.flatMap((value) => objectsOf(value["batch"]));
  const exported = values3.flatMap((value) => {
    const observations = objectsOf(value["observations"]).map(camelCased).filter(isObservation);
    const trace = isObject(value["trace"]) ? value["trace"] : value;
    const scores = [.../* @__PURE__ */ new Set([trace["scores"], value["scores"]])].flatMap(objectsOf);
    return observations.length === 0 ? [] : [{ trace, observations, scores }];
  });
  return [...exportsOfBatch(batch), ...exported];
}
function exportsOfRows(rows) {
  const traces = /* @__PURE__ */ new Map();
  for (const row of rows) {
    const id = asText(row["traceId"]);
    const trace = present({ id, name: row["traceName"] });
    const entry = traces.get(id) ?? { trace, observations: [], scores: [] };
    traces.set(id, entry);
    entry.observations.push(row);
  }
  for (const entry of traces.values()) entry.trace = { ...endsOfRoot(entry.observations), ...entry.trace };
  return [...traces.values()];
}
function endsOfRoot(rows) {
  const [root, ...others] = rows.filter((row) => textOf(row["parentObservationId"]) === void 0);
  if (!root || others.length > 0 || observationKind(asText(root["type"])) === "model") return {};
  const { name, input, output, sessionId, userId } = root;
  return present({ name, input, output, sessionId, userId });
}
function camelCased(row) {
  if (!isSnakeCase(row)) return row;
  return Object.fromEntries(
    Object.entries(row).map(([key, value]) => [
      key.replace(/_([a-z])/g, (_, letter) => letter.toUpperCase()),
      value
    ])
  );
}
function isPart3(value) {
  return "observations" in value || "batch" in value || isObservation(value) || isSnakeCase(value);
}
function isSnakeCase(row) {
  return "trace_id" in row && "start_time" in row && "type" in row;
}
function isObservation(value) {
  return typeof value["id"] === "string" && typeof value["type"] === "string" && ("startTime" in value || "traceId" in value);
}
function exportsOfBatch(batch) {
  const traces = /* @__PURE__ */ new Map();
  for (const item of batch) {
    const body = objectOf(item["body"]);
    const type = textOf(item["type"]) ?? "";
    const whole2 = type === "trace-create";
    const traceId = textOf(whole2 ? body["id"] : body["traceId"]);
    if (traceId === void 0) continue;
    const entry = traces.get(traceId) ?? { trace: { id: traceId }, byId: /* @__PURE__ */ new Map(), scores: [] };
    traces.set(traceId, entry);
    if (whole2) entry.trace = { ...entry.trace, ...body };
    else if (type === "score-create") entry.scores.push(body);
    else if (/-(?:create|update)$/.test(type)) {
      const id = asText(body["id"]);
      const kind = type.replace(/-(?:create|update)$/, "").toUpperCase();
      entry.byId.set(id, { type: kind === "OBSERVATION" ? "SPAN" : kind, ...entry.byId.get(id), ...body });
    }
  }
  return [...traces.values()].map(({ trace, byId, scores }) => ({
    trace,
    observations: [...byId.values()],
    scores
  }));
}

// src/core/formats/otlp/events-beside.ts
var messageEvents = /^gen_ai\.(?:(?:system|user|assistant|tool)\.message|choice|content\.|client\.inference\.operation\.details)/;
var exceptions = /^(?:gen_ai\.client\.operation\.)?exception$/;
var mostOfSpan = 100;
function eventsBeside2(span2) {
  const found = [];
  let left = 0;
  for (const event of span2.events) {
    if (messageEvents.test(event.name)) continue;
    if (found.length < mostOfSpan) found.push(eventOf2(event, span2));
    else left += 1;
  }
  if (left > 0) found.push({ type: "other", name: "events left out", data: { count: left }, parent: span2.spanId });
  const links = span2.links?.slice(0, mostOfSpan) ?? [];
  if (links.length > 0) found.push({ type: "other", name: "links", data: links, parent: span2.spanId });
  return found.length === 0 ? void 0 : found;
}
function eventOf2({ name, attributes: attributes2, body, time }, { spanId }) {
  const data = { ...attributes2, ...body === void 0 ? {} : { body } };
  return present({
    type: "other",
    name: exceptions.test(name) ? "exception" : name || "log",
    data: Object.keys(data).length === 0 ? void 0 : data,
    at: isoOf(time),
    parent: spanId
  });
}

// src/core/formats/otlp/otlp-span.ts
function decodeOtlpJson(document) {
  const spans = [];
  for (const group of objectsOf(first(document, "resourceSpans", "resource_spans", "batches"))) {
    const resource2 = attributesOf(at(group, "resource", "attributes"));
    for (const scoped of objectsOf(first(group, "scopeSpans", "scope_spans", "instrumentationLibrarySpans"))) {
      const scope2 = textOf(at(first(scoped, "scope", "instrumentationLibrary"), "name"));
      for (const span2 of objectsOf(at(scoped, "spans"))) spans.push(readSpan(span2, resource2, scope2));
    }
  }
  addLogs(document, spans);
  return spans;
}
function readSpan(span2, resource2 = none(), scope2) {
  const context = first(span2, "context", "spanContext");
  const status2 = objectOf(at(span2, "status"));
  const code = first(status2, "code", "status_code");
  return {
    traceId: idOf5(first(span2, "traceId", "trace_id") ?? first(context, "traceId", "trace_id")),
    spanId: idOf5(first(span2, "spanId", "span_id") ?? first(context, "spanId", "span_id")),
    parentId: idOf5(first(span2, "parentSpanId", "parent_span_id", "parent_id", "parentId")) || void 0,
    name: textOf(at(span2, "name")) ?? "span",
    start: millisOf(first(span2, "startTimeUnixNano", "start_time_unix_nano", "start_time", "startTime")),
    end: millisOf(first(span2, "endTimeUnixNano", "end_time_unix_nano", "end_time", "endTime")),
    attributes: attributesOf(at(span2, "attributes")),
    events: objectsOf(at(span2, "events")).map(readEvent),
    links: linksOf(span2["links"]),
    failed: code === 2 || typeof code === "string" && /ERROR$/i.test(code),
    ok: code === 1 || typeof code === "string" && /OK$/i.test(code),
    statusMessage: textOf(first(status2, "message", "description")),
    resource: Object.keys(resource2).length > 0 ? resource2 : attributesOf(at(span2, "resource", "attributes")),
    scope: scope2,
    ofLogs: false
  };
}
function linksOf(value) {
  if (!Array.isArray(value) || value.length === 0) return void 0;
  return objectsOf(value).map((link2) => {
    const context = first(link2, "context") ?? link2;
    const attributes2 = { ...attributesOf(link2["attributes"]) };
    return {
      trace_id: idOf5(first(context, "traceId", "trace_id")),
      span_id: idOf5(first(context, "spanId", "span_id")),
      ...Object.keys(attributes2).length === 0 ? {} : { attributes: attributes2 }
    };
  });
}
function readEvent(event) {
  return {
    name: textOf(event["name"]) ?? "",
    attributes: attributesOf(event["attributes"]),
    body: void 0,
    time: first(event, "timeUnixNano", "time_unix_nano", "timestamp", "time")
  };
}
function addLogs(document, spans) {
  const groups = objectsOf(first(document, "resourceLogs", "resource_logs"));
  if (groups.length === 0) return;
  const byId = new Map(spans.map((span2) => [span2.spanId, span2]));
  const records = groups.flatMap((group) => objectsOf(first(group, "scopeLogs", "scope_logs"))).flatMap((scoped) => objectsOf(first(scoped, "logRecords", "log_records")));
  for (const record of records) {
    const attributes2 = attributesOf(record["attributes"]);
    const name = textOf(first(record, "eventName", "event_name") ?? attributes2["event.name"]) ?? "";
    const body = record["body"] === void 0 ? void 0 : plainValue(record["body"]);
    const spanId = idOf5(first(record, "spanId", "span_id"));
    const span2 = byId.get(spanId) ?? spanOfLog(record, spanId, byId, spans);
    if (span2.ofLogs && messageEvents.test(name)) span2.attributes["gen_ai.operation.name"] = "chat";
    span2.events.push({ name, attributes: attributes2, body, time: first(record, "timeUnixNano", "observedTimeUnixNano") });
  }
}
function spanOfLog(record, spanId, byId, spans) {
  const time = first(record, "timeUnixNano", "observedTimeUnixNano") ?? 0;
  const traceId = first(record, "traceId", "trace_id") ?? "";
  const span2 = readSpan({ spanId, traceId, name: "chat", startTimeUnixNano: time, endTimeUnixNano: time });
  span2.ofLogs = true;
  byId.set(spanId, span2);
  spans.push(span2);
  return span2;
}
function none() {
  return /* @__PURE__ */ Object.create(null);
}
function attributesOf(value) {
  const attributes2 = none();
  if (isObject(value)) for (const key of Object.keys(value)) attributes2[key] = value[key] ?? null;
  if (!Array.isArray(value)) return attributes2;
  for (const entry of value) {
    const key = isObject(entry) ? textOf(entry["key"]) : void 0;
    if (key !== void 0 && isObject(entry)) attributes2[key] = plainValue(entry["value"] ?? null);
  }
  return attributes2;
}
var maxDepth4 = 64;
function plainValue(value, depth = 0) {
  if (!isObject(value) || depth > maxDepth4) return value;
  if (typeof value["stringValue"] === "string") return value["stringValue"];
  const key = firstKey(value);
  const member = key === void 0 ? void 0 : value[key];
  if (key === void 0 || member === void 0) return null;
  if (key === "intValue" || key === "doubleValue") return numberValue(member);
  if (key === "stringValue" || key === "boolValue" || key === "bytesValue") return member;
  if (key === "arrayValue") return listOf(at(member, "values")).map((item) => plainValue(item, depth + 1));
  if (key !== "kvlistValue") return value;
  const entries = objectsOf(at(member, "values")).map((entry) => [
    asText(entry["key"] ?? ""),
    plainValue(entry["value"] ?? null, depth + 1)
  ]);
  return Object.fromEntries(entries);
}
function firstKey(value) {
  for (const key in value) return key;
  return void 0;
}
function numberValue(member) {
  if (typeof member === "number") return member;
  if (typeof member === "string") {
    const number = Number(member);
    return Number.isSafeInteger(number) || !/^-?\d+$/.test(member) ? Number.isNaN(number) ? member : number : member;
  }
  const low = at(member, "low");
  const high = at(member, "high");
  return typeof low === "number" && typeof high === "number" ? high * 2 ** 32 + (low >>> 0) : null;
}
function inHex(id) {
  if (id.length === 32 || id.length === 16) return id;
  const base64 = /^(?:[A-Za-z0-9+/_-]{22}(?:==)?|[A-Za-z0-9+/_-]{11}=?)$/.test(id);
  if (!base64 || /^[0-9a-f]+$/i.test(id)) return id;
  return Array.from(bytesOf(id), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
function idOf5(value) {
  if (typeof value === "string") return inHex(value).replace(/^0x/, "").replace(/^0+$/, "");
  const bytes = listOf(at(value, "data"));
  return bytes.map((byte) => typeof byte === "number" ? (byte & 255).toString(16).padStart(2, "0") : "").join("");
}

// src/core/formats/otlp/ai-sdk.ts
var aiSdk = {
  name: "ai-sdk",
  speaks: ({ attributes: attributes2 }) => attributes2["ai.operationId"] !== void 0 || typeof attributes2["operation.name"] === "string" && attributes2["operation.name"].startsWith("ai."),
  read: ({ attributes: attributes2 }, known4) => {
    const operation = pickText(attributes2, "ai.operationId", "operation.name") ?? "";
    const session = pickText(attributes2, "ai.telemetry.metadata.sessionId", "session.id");
    const user = pickText(attributes2, "ai.telemetry.metadata.userId", "user.id");
    const shared = { session, user, agent: pickText(attributes2, "ai.telemetry.functionId") };
    if (operation.startsWith("ai.toolCall")) return { ...shared, kind: "tool", ...toolOf3(attributes2) };
    if (/\.embed/.test(operation)) return { ...shared, kind: "other" };
    const kind = /\.do[A-Z]/.test(operation) ? "model" : "agent";
    return { ...shared, kind, ...generationOf(attributes2, known4) };
  }
};
function toolOf3(attributes2) {
  const result = pickJson(attributes2, "ai.toolCall.result");
  return present({
    call: {
      id: pickText(attributes2, "ai.toolCall.id"),
      name: pickText(attributes2, "ai.toolCall.name") ?? "tool",
      args: pickJson(attributes2, "ai.toolCall.args", "ai.toolCall.input")
    },
    result
  });
}
function generationOf(attributes2, known4) {
  const params = paramsUnder(attributes2, "ai.settings.") ?? {};
  const tools = pick(attributes2, "ai.prompt.tools");
  if (tools !== void 0) params["tools"] = listOf(tools).map((tool) => unwrapped(tool) ?? null);
  return {
    model: pickText(attributes2, "ai.response.model", "gen_ai.response.model", "ai.model.id"),
    provider: pickText(attributes2, "ai.model.provider", "gen_ai.system"),
    params: Object.keys(params).length === 0 ? void 0 : params,
    usage: usageIn(attributes2),
    finish: pickText(attributes2, "ai.response.finishReason", "gen_ai.response.finish_reasons", "ai.finishReason"),
    input: inputOf2(attributes2, known4),
    output: outputOf2(attributes2)
  };
}
function inputOf2(attributes2, { texts }) {
  const messages = pick(attributes2, "ai.prompt.messages");
  if (messages !== void 0) return messagesIn(messages, "user", texts);
  const prompt2 = pickJson(attributes2, "ai.prompt", "gen_ai.input.messages");
  return messagesIn(prompt2, "user");
}
function outputOf2(attributes2) {
  const text = pickText(attributes2, "ai.response.text", "ai.result.text") ?? "";
  const object = pickText(attributes2, "ai.response.object", "ai.result.object") ?? "";
  const asked = pickJson(attributes2, "ai.response.toolCalls", "ai.result.toolCalls");
  const calls2 = listOf(asked).flatMap((call) => isObject(call) ? [readCall(call)] : []);
  if (text === "" && object === "" && calls2.length === 0) return [];
  return [{ ...emptyMessage("assistant"), text: text || object, calls: calls2 }];
}

// src/core/formats/otlp/cloudflare-gateway.ts
var cloudflareGateway = {
  name: "cloudflare-ai-gateway",
  speaks: ({ attributes: attributes2 }) => attributes2["gen_ai.prompt_json"] !== void 0 || attributes2["gen_ai.completion_json"] !== void 0,
  read: ({ attributes: attributes2 }, { texts }) => ({
    kind: "model",
    model: pickText(attributes2, "gen_ai.response.model", "gen_ai.request.model"),
    provider: pickText(attributes2, "gen_ai.model.provider", "gen_ai.provider.name", "gen_ai.system"),
    params: paramsOf(objectOf(pickJson(attributes2, "gen_ai.prompt_json"))),
    usage: usageIn(attributes2),
    session: pickText(attributes2, "gen_ai.conversation.id", "session.id", "langfuse.session.id"),
    user: pickText(attributes2, "user.id", "langfuse.user.id"),
    input: messagesIn(attributes2["gen_ai.prompt_json"], "user", texts),
    ...answerIn2(attributes2)
  })
};
function answerIn2(attributes2) {
  const value = pickJson(attributes2, "gen_ai.completion_json");
  const response = objectOf(value);
  const api = apiOfAnswer(response);
  if (!api) {
    const finish2 = pickText(attributes2, "gen_ai.response.finish_reasons");
    return { output: messagesIn(value, "assistant"), finish: finish2 };
  }
  const answer = readAnswer(api, response);
  return {
    output: messagesOf(answer),
    finish: answer.finish_reason,
    ...answer.error ? { error: answer.error } : {},
    ...answer.model === void 0 ? {} : { model: answer.model },
    ...answer.usage && !usageIn(attributes2) ? { usage: answer.usage } : {}
  };
}

// src/core/formats/otlp/message-of-event.ts
function messageOfEvent(event) {
  const name = asText(event["event.name"]);
  if (name === "gen_ai.choice") return readMessages(objectOf(event["message"]), "assistant");
  const role = /^gen_ai\.(system|user|assistant|tool)\.message$/.exec(name)?.[1];
  return role === void 0 ? [] : readMessages({ ...event, role: textOf(event["role"]) ?? role });
}

// src/core/formats/otlp/gen-ai.ts
var kinds2 = {
  chat: "model",
  generate_content: "model",
  text_completion: "model",
  execute_tool: "tool",
  invoke_agent: "agent",
  invoke_workflow: "agent",
  agent_step: "other",
  create_agent: "other"
};
var ofModels = [
  "gen_ai.usage.output_tokens",
  "gen_ai.usage.completion_tokens",
  "gen_ai.prompt.0.content",
  "gen_ai.completion.0.content",
  "gen_ai.output.messages"
];
var genAi = {
  name: "gen_ai",
  speaks: ({ attributes: attributes2, events }) => attributes2["gen_ai.operation.name"] !== void 0 || attributes2["gen_ai.request.model"] !== void 0 || attributes2["gen_ai.system"] !== void 0 || attributes2["gen_ai.tool.name"] !== void 0 || ofModels.some((name) => attributes2[name] !== void 0) || events.some(({ name }) => name.startsWith("gen_ai.")),
  read: readGenAi
};
function readGenAi(span2, known4) {
  const { attributes: attributes2 } = span2;
  const operation = pickText(attributes2, "gen_ai.operation.name") ?? "";
  const said3 = Object.hasOwn(kinds2, operation) ? kinds2[operation] : void 0;
  const asked = pickText(attributes2, "mcp.method.name");
  const kind = asked !== void 0 && asked !== "tools/call" ? "other" : said3 ?? (pick(attributes2, "gen_ai.tool.name") !== void 0 ? "tool" : guessed(span2, operation));
  const told7 = fromEvents(span2, known4);
  const output = [...outputMessages(attributes2, known4), ...told7.output];
  const shared = {
    kind,
    workflow: operation === "invoke_workflow",
    agent: pickText(attributes2, "gen_ai.agent.name"),
    session: pickText(attributes2, "gen_ai.conversation.id", "session.id"),
    user: pickText(attributes2, "user.id", "enduser.id"),
    input: [...inputMessages(attributes2, known4), ...told7.input],
    output
  };
  if (kind === "tool") return { ...shared, input: [], output: [], ...toolOf4(span2) };
  return {
    ...shared,
    model: modelOf5(attributes2),
    provider: pickText(attributes2, "gen_ai.provider.name", "gen_ai.system"),
    params: paramsOf2(attributes2),
    usage: usageIn(attributes2),
    finish: finishIn(attributes2) ?? output.findLast(({ finish: finish2 }) => finish2 !== void 0)?.finish
  };
}
function finishIn(attributes2) {
  const reasons = pickJson(attributes2, "gen_ai.response.finish_reasons", "gen_ai.response.finish_reason");
  return textOf(Array.isArray(reasons) ? reasons[0] : reasons);
}
function guessed({ attributes: attributes2, events }, operation) {
  if (operation !== "") return "other";
  if (pick(attributes2, "gen_ai.request.model", "gen_ai.response.model", ...ofModels) !== void 0) return "model";
  return events.some(({ name }) => /^gen_ai\.(?:choice$|content\.|user\.message$)/.test(name)) ? "model" : "other";
}
function paramsOf2(attributes2) {
  const params = paramsUnder(attributes2, "gen_ai.request.", ["model"]) ?? {};
  const tools = pickJson(attributes2, "gen_ai.tool.definitions");
  if (tools !== void 0) params["tools"] = tools;
  return Object.keys(params).length === 0 ? void 0 : params;
}
function toldOfTool(events) {
  const given = events.find(({ name }) => name === "gen_ai.tool.message");
  const choice = events.find(({ name }) => name === "gen_ai.choice");
  const result = choice && unwrapped(choice.attributes["message"]);
  return {
    args: given && unwrapped(given.attributes["content"]),
    result: result === void 0 ? void 0 : converseOutput(result)
  };
}
function toolOf4({ attributes: attributes2, name, events }) {
  const told7 = toldOfTool(events);
  const args = pickJson(
    attributes2,
    "gen_ai.tool.call.arguments",
    "tool_arguments",
    "gcp.vertex.agent.tool_call_args",
    "tool.parameters",
    "input.value",
    "input"
  );
  const result = pickJson(
    attributes2,
    "gen_ai.tool.call.result",
    "tool_response",
    "gcp.vertex.agent.tool_response",
    "output.value",
    "output"
  );
  const answer = result ?? told7.result;
  const failed = pickText(attributes2, "gen_ai.tool.status", "tool.status") === "error";
  return present({
    call: {
      id: callIdOf(attributes2["gen_ai.tool.call.id"]),
      name: pickText(attributes2, "gen_ai.tool.name") ?? name.replace(/^execute_tool /, ""),
      args: args ?? told7.args
    },
    result: answer,
    error: failed ? { kind: "tool", message: asText(answer).slice(0, 2e3) || "failed" } : void 0
  });
}
function inputMessages(attributes2, { texts, flat }) {
  const system = pickJson(attributes2, "gen_ai.system_instructions");
  const given = pick(
    attributes2,
    "gen_ai.input.messages",
    "gen_ai.prompt",
    "gcp.vertex.agent.llm_request",
    "input.value"
  );
  const listed = flat.read(attributes2, "gen_ai.prompt", "user");
  const told7 = listed.length > 0 ? listed : messagesIn(given, "user", texts);
  return system === void 0 ? told7 : [...systemOf(system), ...told7];
}
function systemOf(system) {
  const parts = Array.isArray(system) ? system : [system];
  const message = readMessage({ role: "system", parts });
  return message ? [message] : [];
}
function outputMessages(attributes2, { flat }) {
  const listed = flat.read(attributes2, "gen_ai.completion", "assistant");
  if (listed.length > 0) return listed;
  return messagesIn(
    pick(attributes2, "gen_ai.output.messages", "gen_ai.completion", "gcp.vertex.agent.llm_response", "output.value"),
    "assistant"
  );
}
function fromEvents({ attributes: attributes2, events }, known4) {
  const input = [];
  const output = [];
  for (const event of objectsOf(unwrapped(attributes2["events"]))) {
    (event["event.name"] === "gen_ai.choice" ? output : input).push(...messageOfEvent(event));
  }
  for (const event of events) {
    if (event.name === "gen_ai.choice") output.push(...choiceOf(event));
    else if (event.name === "gen_ai.content.prompt")
      input.push(...messagesIn(event.attributes["gen_ai.prompt"], "user"));
    else if (event.name === "gen_ai.content.completion") {
      output.push(...messagesIn(event.attributes["gen_ai.completion"], "assistant"));
    } else if (event.name === "gen_ai.client.inference.operation.details") {
      const attributes3 = { ...event.attributes, ...isObject(event.body) ? event.body : {} };
      input.push(...inputMessages(attributes3, known4));
      output.push(...outputMessages(attributes3, known4));
    } else {
      const role = /^gen_ai\.(system|user|assistant|tool)\.message$/.exec(event.name)?.[1];
      if (role !== void 0) input.push(...messageOf3(event, role));
    }
  }
  return { input, output };
}
function messageOf3({ attributes: attributes2, body }, role) {
  const fields = isObject(body) ? body : unwrapMembers(attributes2);
  if (typeof body === "string") return readMessages(body, role);
  if (typeof fields["role"] === "string") return readMessages(fields, role);
  return readMessages({ ...fields, role }, role);
}
function choiceOf(event) {
  const fields = isObject(event.body) ? event.body : unwrapMembers(event.attributes);
  const message = unwrapped(fields["message"]);
  const finish2 = textOf(fields["finish_reason"]);
  const content = Array.isArray(message) ? message : asText(message ?? fields["content"]);
  const value = isObject(message) ? message : { content, ...calls(fields) };
  const read = readMessage({ role: "assistant", ...value }, "assistant");
  return read ? [{ ...read, finish: read.finish ?? finish2 }] : [];
}
function calls(fields) {
  return fields["tool_calls"] === void 0 ? {} : { tool_calls: fields["tool_calls"] };
}
function unwrapMembers(attributes2) {
  return Object.fromEntries(Object.entries(attributes2).map(([key, value]) => [key, unwrapped(value) ?? null]));
}
function modelOf5(attributes2) {
  const name = pickText(attributes2, "gen_ai.response.model", "gen_ai.request.model");
  return name === "unknown" ? pickText(attributes2, "traceloop.association.properties.ls_model_name") ?? name : name;
}

// src/core/formats/otlp/langfuse-attributes.ts
var langfuseAttributes = {
  name: "langfuse",
  speaks: ({ attributes: attributes2 }) => attributes2["langfuse.observation.type"] !== void 0 || attributes2["langfuse.observation.input"] !== void 0,
  read: ({ attributes: attributes2, name }) => {
    const kind = observationKind(pickText(attributes2, "langfuse.observation.type") ?? "span");
    const session = pickText(attributes2, "langfuse.session.id", "session.id");
    const user = pickText(attributes2, "langfuse.user.id", "user.id");
    const given = pickJson(attributes2, "langfuse.observation.input", "langfuse.trace.input");
    const gave = pickJson(attributes2, "langfuse.observation.output", "langfuse.trace.output");
    const level = pickText(attributes2, "langfuse.observation.level");
    const shared = { kind, session, user };
    if (level === "ERROR") {
      const message = pickText(attributes2, "langfuse.observation.status_message") ?? "failed";
      shared.error = { kind: kind === "tool" ? "tool" : kind === "model" ? "model" : "exception", message };
    }
    if (kind === "tool") {
      return present({ ...shared, call: { id: void 0, name, args: given }, result: gave });
    }
    return {
      ...shared,
      model: pickText(attributes2, "langfuse.observation.model.name", "gen_ai.request.model"),
      params: objectOf(pickJson(attributes2, "langfuse.observation.model.parameters")),
      usage: usageOf(pickJson(attributes2, "langfuse.observation.usage_details")),
      input: messagesIn(given, "user"),
      output: messagesIn(gave, "assistant")
    };
  }
};

// src/core/formats/otlp/llama-index.ts
function blocksOf(output) {
  const tool = textOf(at(output, "tool_name"));
  const blocks2 = at(output, "blocks");
  if (tool === void 0 || !Array.isArray(blocks2)) return void 0;
  const texts = blocks2.flatMap((block) => isObject(block) && "text" in block ? [asText(block["text"])] : []);
  return { tool, result: texts.length === blocks2.length ? texts.join("\n") : blocks2 };
}

// src/core/formats/otlp/openinference.ts
var kinds3 = { LLM: "model", TOOL: "tool", AGENT: "agent", CHAIN: "agent" };
var openInference = {
  name: "openinference",
  speaks: ({ attributes: attributes2 }) => attributes2["openinference.span.kind"] !== void 0 || (attributes2["llm.input_messages.0.message.role"] ?? attributes2["llm.output_messages.0.message.role"]) !== void 0 && attributes2["gen_ai.operation.name"] === void 0,
  read: (span2, known4) => {
    const { attributes: attributes2 } = span2;
    const named2 = (pickText(attributes2, "openinference.span.kind") ?? "LLM").toUpperCase();
    const kind = (Object.hasOwn(kinds3, named2) ? kinds3[named2] : void 0) ?? "other";
    const shared = {
      kind,
      workflow: named2 === "CHAIN",
      agent: pickText(attributes2, "agent.name"),
      session: pickText(attributes2, "session.id"),
      user: pickText(attributes2, "user.id")
    };
    if (kind === "tool") return { ...shared, ...toolOf5(span2) };
    if (kind === "model") return { ...shared, ...modelOf6(attributes2, known4) };
    if (kind === "other") return { ...shared, rest: contentOfStep(attributes2) };
    return {
      ...shared,
      input: messagesIn(attributes2["input.value"], "user"),
      output: messagesIn(attributes2["output.value"], "assistant").filter(({ role }) => role === "assistant")
    };
  }
};
function contentOfStep(attributes2) {
  return present({ input: pickJson(attributes2, "input.value"), output: pickJson(attributes2, "output.value") });
}
function toolOf5({ attributes: attributes2, name }) {
  const result = pickJson(attributes2, "output.value");
  const blocks2 = blocksOf(result);
  return present({
    call: {
      id: callIdOf(pick(attributes2, "tool_call.id", "tool.id", "gen_ai.tool.call.id")),
      name: pickText(attributes2, "tool.name") ?? blocks2?.tool ?? name,
      args: argsOf(pickJson(attributes2, "input.value", "tool.parameters"))
    },
    result: blocks2?.result ?? (result === void 0 ? void 0 : contentOf3(result))
  });
}
function argsOf(input) {
  const kwargs = at(input, "kwargs");
  return isObject(input) && isObject(kwargs) && Object.keys(input).every((key) => key === "kwargs" || key === "args") ? kwargs : input;
}
function contentOf3(result) {
  const kwargs = at(result, "kwargs");
  if (isObject(kwargs) && kwargs["content"] !== void 0) return kwargs["content"];
  return isObject(result) && result["type"] === "tool" && result["content"] !== void 0 ? result["content"] : result;
}
function modelOf6(attributes2, { flat }) {
  const invocation = objectOf(pickJson(attributes2, "llm.invocation_parameters"));
  const finish2 = pickText(attributes2, "llm.finish_reason");
  const output = flat.read(attributes2, "llm.output_messages", "assistant");
  const raw = pickJson(attributes2, "output.value");
  return {
    model: pickText(attributes2, "llm.response.model_name", "llm.model_name", "llm.request.model_name"),
    provider: pickText(attributes2, "llm.provider", "llm.system"),
    params: paramsOf(invocation),
    usage: usageIn(attributes2),
    finish: finish2 ?? finishIn2(raw),
    input: orElse(
      flat.read(attributes2, "llm.input_messages", "user"),
      () => messagesIn(attributes2["input.value"], "user")
    ),
    output: orElse(output, () => messagesIn(attributes2["output.value"], "assistant"))
  };
}
function finishIn2(raw) {
  const finish2 = at(raw, "choices", 0, "finish_reason") ?? at(raw, "stop_reason");
  return typeof finish2 === "string" ? finish2 : void 0;
}
function orElse(messages, other2) {
  return messages.length > 0 ? messages : other2();
}

// src/core/formats/otlp/openllmetry.ts
var kinds4 = { workflow: "agent", agent: "agent", tool: "tool", task: "other" };
var openLlmetry = {
  name: "openllmetry",
  speaks: ({ attributes: attributes2 }) => attributes2["traceloop.span.kind"] !== void 0 || attributes2["llm.request.type"] !== void 0,
  read: (span2, known4) => {
    const { attributes: attributes2 } = span2;
    const named2 = pickText(attributes2, "traceloop.span.kind");
    const session = pickText(attributes2, "traceloop.association.properties.session_id", "session.id");
    const user = pickText(attributes2, "traceloop.association.properties.user_id");
    if (named2 === void 0) return { ...readGenAi(span2, known4), kind: "model", session, user };
    const kind = isLlamaIndexTool(span2, named2) ? "tool" : (Object.hasOwn(kinds4, named2) ? kinds4[named2] : void 0) ?? "other";
    if (kind === "tool") return { kind, session, user, ...toolOf6(span2) };
    const agent = kind === "agent" ? pickText(attributes2, "traceloop.entity.name", "traceloop.workflow.name") : void 0;
    const input = pickJson(attributes2, "traceloop.entity.input");
    return {
      kind,
      workflow: named2 === "workflow",
      session,
      user,
      agent,
      input: input === void 0 ? [] : messagesIn(inputsOf(input), "user"),
      output: messagesIn(outputsOf(attributes2["traceloop.entity.output"]), "assistant")
    };
  }
};
function isLlamaIndexTool({ attributes: attributes2 }, kind) {
  return kind === "task" && (pickText(attributes2, "traceloop.entity.name") ?? "").endsWith("Tool.task");
}
function toolOf6({ attributes: attributes2, name }) {
  const input = pickJson(attributes2, "traceloop.entity.input", "gen_ai.tool.call.arguments");
  const result = pickJson(attributes2, "traceloop.entity.output", "gen_ai.tool.call.result");
  const blocks2 = blocksOf(result);
  const message = toolMessageOf(result);
  const ofLangChain = textOf(at(input, "kwargs", "tool_call_id"));
  return present({
    call: {
      id: pickText(attributes2, "gen_ai.tool.call.id") ?? ofLangChain ?? message?.id,
      name: blocks2?.tool ?? pickText(attributes2, "traceloop.entity.name", "gen_ai.tool.name") ?? name,
      args: input === void 0 ? void 0 : ofLangChain === void 0 ? inputsOf(input) : at(input, "inputs") ?? {}
    },
    result: blocks2?.result ?? message?.output ?? (isObject(result) && "output" in result ? result["output"] ?? null : result),
    error: message?.error
  });
}
function toolMessageOf(result) {
  const output = at(result, "output");
  const message = isObject(output) && "lc" in output ? readMessage(output) : void 0;
  return message?.role === "tool" ? message.results[0] : void 0;
}
function outputsOf(output) {
  return at(decoded(output ?? null), "outputs") ?? output;
}
function inputsOf(input) {
  const kwargs = at(input, "kwargs");
  if (isObject(kwargs) && Object.keys(kwargs).length > 0) return kwargs;
  const args = at(input, "args");
  if (Array.isArray(args)) return args.length === 1 ? args[0] ?? {} : args;
  return at(input, "inputs") ?? input;
}

// src/core/formats/otlp/vendors.ts
var mlflowKinds = {
  LLM: "model",
  CHAT_MODEL: "model",
  TOOL: "tool",
  AGENT: "agent",
  CHAIN: "agent"
};
var mlflow = {
  name: "mlflow",
  speaks: ({ attributes: attributes2 }) => attributes2["mlflow.spanType"] !== void 0,
  read: ({ attributes: attributes2, name }) => {
    const type = asText(decoded(attributes2["mlflow.spanType"])).toUpperCase();
    const kind = (Object.hasOwn(mlflowKinds, type) ? mlflowKinds[type] : void 0) ?? "other";
    const given = decoded(attributes2["mlflow.spanInputs"]);
    const gave = decoded(attributes2["mlflow.spanOutputs"]);
    const session = textOf(decoded(attributes2["mlflow.trace.session"]));
    if (kind === "tool") return present({ kind, session, call: { id: void 0, name, args: given }, result: gave });
    return { kind, session, workflow: type === "CHAIN", ...saidBetween(given, gave) };
  }
};
var genkit = {
  name: "genkit",
  speaks: ({ attributes: attributes2 }) => attributes2["genkit:type"] !== void 0,
  read: ({ attributes: attributes2, name }) => {
    const subtype = pickText(attributes2, "genkit:metadata:subtype", "genkit:type") ?? "";
    const given = pickJson(attributes2, "genkit:input");
    const gave = pickJson(attributes2, "genkit:output");
    if (subtype === "tool") {
      const called = pickText(attributes2, "genkit:name") ?? name;
      return present({ kind: "tool", call: { id: void 0, name: called, args: given }, result: gave });
    }
    if (subtype === "model") {
      const finish2 = textOf(first(gave, "finishReason"));
      return { kind: "model", model: pickText(attributes2, "genkit:name"), finish: finish2, ...saidBetween(given, gave) };
    }
    return { kind: subtype === "flow" ? "agent" : "other", workflow: subtype === "flow", ...saidBetween(given, gave) };
  }
};
function saidBetween(given, gave) {
  const message = at(gave, "message");
  return {
    input: messagesIn(given, "user"),
    output: isObject(message) ? readMessages(message, "assistant") : messagesIn(gave, "assistant"),
    usage: usageOf(first(gave, "usage"))
  };
}
var liveKit = {
  name: "livekit",
  speaks: ({ attributes: attributes2 }) => ["lk.function_tool.name", "lk.chat_ctx", "lk.response.text", "lk.user_input"].some(
    (name) => attributes2[name] !== void 0
  ),
  read: ({ attributes: attributes2 }) => {
    const tool = pickText(attributes2, "lk.function_tool.name");
    if (tool !== void 0) return liveKitTool(attributes2, tool);
    const calls2 = objectsOf(pickJson(attributes2, "lk.response.function_calls")).map(readCall);
    const text = pickText(attributes2, "lk.response.text") ?? "";
    const spoke = text !== "" || calls2.length > 0;
    const items = listOf(at(pickJson(attributes2, "lk.chat_ctx"), "items"));
    const asked = pickText(attributes2, "lk.user_input");
    const input = items.length > 0 ? readMessages(items) : asked === void 0 ? [] : messagesIn(asked, "user");
    const output = spoke ? [{ ...emptyMessage("assistant"), text, calls: calls2 }] : [];
    const model = attributes2["lk.chat_ctx"] !== void 0 || attributes2["gen_ai.request.model"] !== void 0;
    return {
      kind: model ? "model" : "other",
      model: pickText(attributes2, "gen_ai.request.model"),
      input: model ? input : [],
      output: model ? output : []
    };
  }
};
function liveKitTool(attributes2, name) {
  const result = pickJson(attributes2, "lk.function_tool.output");
  const failed = attributes2["lk.function_tool.is_error"] === true;
  return present({
    kind: "tool",
    call: {
      id: pickText(attributes2, "lk.function_tool.id"),
      name,
      args: pickJson(attributes2, "lk.function_tool.arguments")
    },
    result,
    error: failed ? { kind: "tool", message: asText(result) } : void 0
  });
}
var pydanticAi = {
  name: "pydantic-ai",
  speaks: ({ attributes: attributes2 }) => ["all_messages_events", "pydantic_ai.all_messages", "final_result"].some((name) => attributes2[name] !== void 0),
  read: ({ attributes: attributes2 }) => {
    const events = objectsOf(unwrapped(attributes2["all_messages_events"])).flatMap(messageOfEvent);
    const said3 = events.length > 0 ? events : messagesIn(attributes2["pydantic_ai.all_messages"], "user");
    const last = said3.findLastIndex(({ role }) => role === "assistant");
    const final = textOf(decoded(attributes2["final_result"])) ?? asText(unwrapped(attributes2["final_result"]));
    const output = final === "" ? said3.slice(last) : [{ ...emptyMessage("assistant"), text: final }];
    return {
      kind: "agent",
      agent: pickText(attributes2, "gen_ai.agent.name", "agent_name"),
      session: pickText(attributes2, "gen_ai.conversation.id"),
      input: said3.filter(({ role }) => role === "user" || role === "system"),
      output: last === -1 && final === "" ? [] : output
    };
  }
};
var agentFramework = {
  name: "agent-framework",
  speaks: ({ attributes: attributes2, name }) => /^(?:workflow\.(?:run|session|build)|executor\.process|edge_group\.process|message\.send)\b/.test(name) && ["workflow.id", "executor.id", "edge_group.id", "edge_group.type", "message.type"].some(
    (known4) => attributes2[known4] !== void 0
  ),
  read: ({ attributes: attributes2, name }) => ({
    kind: /^workflow\.(?:run|session)\b/.test(name) ? "agent" : "other",
    agent: pickText(attributes2, "workflow.name")
  })
};

// src/core/formats/otlp/span-to-node.ts
var dialects = [
  openInference,
  aiSdk,
  cloudflareGateway,
  openLlmetry,
  langfuseAttributes,
  mlflow,
  genkit,
  liveKit,
  pydanticAi,
  agentFramework,
  genAi
];
function dialectOf(span2) {
  return dialects.find((dialect) => dialect.speaks(span2));
}
function nodeOfSpan(span2, index, known4) {
  const dialect = dialectOf(span2);
  const read = dialect?.read(span2, known4) ?? {};
  const kind = read.kind ?? "other";
  return spanNode({
    id: span2.spanId || `span-${index}`,
    parent: span2.parentId,
    name: span2.name,
    start: span2.start,
    end: span2.end,
    ok: span2.ok,
    cost: kind === "model" ? costIn(span2.attributes) : void 0,
    ...read,
    dialect: dialect?.name,
    kind,
    error: read.error ?? errorOf(span2, kind),
    rest: withRest(read.rest, restOf2(span2.attributes)),
    besides: span2.events.length > 0 || span2.links ? eventsBeside2(span2) : void 0
  });
}
function withRest(own, rest) {
  return own === void 0 || Object.keys(own).length === 0 ? rest : { ...rest, ...own };
}
var told5 = /^(?:gen_ai\.(?:model\.provider|prompt|completion|input\.messages|output\.messages|system_instructions|usage|request|response|tool|operation|provider|system)|llm\.(?:input_messages|output_messages|tools|token_count|usage|invocation_parameters|model_name|request\.type|is_streaming)|ai\.(?:prompt|response|usage|toolCall|settings|model|operationId)|(?:input|output)\.(?:value|mime_type)|openinference\.span\.kind|tool\.(?:name|parameters)|tool_arguments|tool_response|traceloop\.(?:entity|span\.kind)|langfuse\.(?:observation|trace)\.(?:input|output|type|model|usage_details|level)|operation\.name|gcp\.vertex\.agent\.(?:llm_request|llm_response|tool_call_args|tool_response)|mlflow\.span|genkit:(?:input|output|type|name)|lk\.(?:function_tool|chat_ctx|response)|all_messages_events|pydantic_ai\.all_messages|final_result)/;
function restOf2(attributes2) {
  let rest;
  for (const key in attributes2) {
    if (isTold(key)) continue;
    rest ??= {};
    rest[key] = attributes2[key] ?? null;
  }
  return rest;
}
var maxKnown = 5e3;
var longestKnown = 200;
var seen = /* @__PURE__ */ new Map();
function isTold(key) {
  const answer = seen.get(key);
  if (answer !== void 0) return answer;
  const fresh = told5.test(key);
  if (seen.size < maxKnown && key.length <= longestKnown) seen.set(key, fresh);
  return fresh;
}

// src/core/formats/langfuse/observation-node.ts
function nodeOf5(observation, { rootId, texts, metadata }) {
  const attributes2 = attributesOf(unwrapped(metadata["attributes"]));
  const { input = null, output = null } = observation;
  const gave = decoded(output);
  const answered = toolMessageIn(gave);
  const kind = answered ? "tool" : kindOf2(observation, attributes2);
  const set = paramsIn(observation);
  const params = kind === "model" ? withTools(set, input) : set;
  const failed = observation["level"] === "ERROR" || attributes2["error.type"] !== void 0;
  const message = textOf(observation["statusMessage"]) ?? "failed";
  const otherwise = kind === "tool" ? "tool" : kind === "model" ? "model" : "exception";
  const name = textOf(observation["name"]) ?? "span";
  return spanNode({
    id: asText(observation["id"]),
    parent: textOf(observation["parentObservationId"]) ?? rootId,
    name,
    kind,
    start: millisOf(observation["startTime"]),
    end: millisOf(observation["endTime"]),
    error: failed ? { kind: kindOfError(message, otherwise), message } : void 0,
    model: textOf(first(observation, "model", "providedModelName", "internalModel")),
    finish: textOf(attributes2["ai.response.finishReason"] ?? at(params, "finishReason")),
    rest: restOf2(attributes2),
    usage: usageOf(unwrapped(observation["usageDetails"])) ?? usageOf(observation["usage"]) ?? countsBeside(observation),
    cost: numberOf(
      at(unwrapped(observation["costDetails"]), "total") ?? first(observation, "calculatedTotalCost", "totalCost")
    ),
    ...kind === "tool" ? toolOf7({ name, attributes: attributes2, given: decoded(input), gave, answered }) : { ...askedIn(input, texts, params), output: messagesInDecoded(gave, output, "assistant") }
  });
}
function toolMessageIn(gave) {
  const message = isObject(at(gave, "kwargs")) ? at(gave, "kwargs") : gave;
  return isObject(message) && typeof message["tool_call_id"] === "string" && "content" in message ? message : void 0;
}
function askedIn(input, texts, params) {
  const listed = Array.isArray(input) ? input : [];
  const tools = listed.filter(isToolSchema).map((message) => at(message, "content") ?? null);
  if (tools.length === 0) return { input: withResults(messagesIn(input, "user", texts)), params };
  const said3 = listed.filter((message) => !isToolSchema(message));
  return { input: messagesIn(said3, "user", texts), params: { ...params, tools } };
}
function withTools(params, input) {
  if (params?.["tools"] !== void 0) return params;
  const request = typeof input === "string" && input.includes('"tools"') ? decoded(input) : input;
  const tools = listOf(at(request, "tools"));
  return tools.length === 0 ? params : { ...params, tools };
}
var roles4 = /* @__PURE__ */ new Set(["user", "assistant", "system", "developer", "tool", "function", "human", "ai", "model"]);
function withResults(messages) {
  const strange = messages.some(({ role }) => !roles4.has(role));
  if (!strange) return messages;
  const called = new Set(messages.flatMap(({ calls: calls2 }) => calls2.map(({ name }) => name)));
  return messages.map((message) => {
    const { role, text, extras } = message;
    if (roles4.has(role) || !called.has(role)) return message;
    return {
      ...emptyMessage("tool"),
      extras,
      results: [{ id: void 0, name: role, output: text, error: void 0 }]
    };
  });
}
function isToolSchema(message) {
  const told7 = at(message, "role") === "tool" && at(message, "content", "type") === "function";
  return told7 && isObject(at(message, "content", "function", "parameters"));
}
function countsBeside({ promptTokens, completionTokens }) {
  return promptTokens === void 0 && completionTokens === void 0 ? void 0 : usageOf({ promptTokens: promptTokens ?? null, completionTokens: completionTokens ?? null });
}
function paramsIn(observation) {
  const given = unwrapped(observation["modelParameters"]);
  const set = Object.entries(isObject(given) ? given : {}).filter(([, value]) => value !== null);
  return set.length > 0 ? Object.fromEntries(set) : void 0;
}
function kindOf2(observation, attributes2) {
  const kind = observationKind(textOf(observation["type"]) ?? "");
  if (kind !== "other") return kind;
  const hints = [
    attributes2["openinference.span.kind"],
    attributes2["gen_ai.operation.name"],
    attributes2["traceloop.span.kind"]
  ];
  if (attributes2["gen_ai.tool.call.id"] !== void 0 || attributes2["gen_ai.tool.name"] !== void 0) return "tool";
  const operation = attributes2["operation.name"];
  if (typeof operation === "string" && operation.startsWith("ai.toolCall")) return "tool";
  return hints.some((hint) => typeof hint === "string" && /^(?:tool|execute_tool)$/i.test(hint)) ? "tool" : "other";
}
function toolOf7({ name, attributes: attributes2, given, gave, answered }) {
  const id = first(attributes2, "gen_ai.tool.call.id", "ai.toolCall.id", "tool_call.id") ?? at(given, "tool_call_id") ?? answered?.["tool_call_id"];
  const called = textOf(first(attributes2, "gen_ai.tool.name", "ai.toolCall.name", "tool.name"));
  const args = ownArgs(given) ?? unwrapped(attributes2["tool.parameters"]);
  const output = answered ? plainOutput(answered["content"] ?? null) : gave;
  return {
    call: { id: callIdOf(id), name: called ?? name.replace(/^execute_tool /, ""), args },
    result: output === null ? void 0 : output,
    ...answered?.["status"] === "error" ? { error: { kind: "tool", message: asText(output).slice(0, 2e3) } } : {}
  };
}
function ownArgs(given) {
  const inner = isObject(given) && Object.keys(given).length === 1 ? given["input"] : void 0;
  return isObject(inner) ? inner : given ?? void 0;
}

// src/core/formats/langfuse.ts
var langfuse = {
  name: "langfuse",
  title: "Langfuse traces with observations, and ingestion batches",
  carries: "calls, results, errors, times, tokens, content",
  settings: { off: "pass input and output to the observation, or leave capturing on" },
  surest: 0.95,
  detect: (input) => exportsOf(input).some(({ observations }) => observations.length > 0) ? 0.95 : 0,
  itemKind: (item) => isObject(item) && isPart3(item) ? "part" : void 0,
  read: (input) => exportsOf(input).map(readExport)
};
function readExport({ trace, observations, scores }) {
  const rootId = `trace ${asText(trace["id"])}`;
  const texts = new MessageTexts();
  const metadata = observations.map((observation) => objectOf(decoded(observation["metadata"])));
  const nodes = joinMoments(
    observations.map((observation, index) => nodeOf5(observation, { rootId, texts, metadata: metadata[index] ?? {} }))
  );
  const output = messagesIn(trace["output"], "assistant").filter(({ role }) => role === "assistant");
  const below = nodes.filter(({ parent }) => parent === rootId);
  const root = spanNode({
    id: rootId,
    name: textOf(trace["name"]) ?? "trace",
    kind: "agent",
    ...rangeOf(nodes),
    input: messagesIn(trace["input"], "user"),
    output,
    session: textOf(trace["sessionId"]),
    user: textOf(trace["userId"]),
    agent: textOf(trace["name"]),
    error: output.length > 0 && endsWell(below) ? void 0 : errorOfRun(below)
  });
  const source = sourceOf2(trace, observations, metadata);
  const run_id = textOf(trace["id"]) ?? "langfuse";
  return withScores(traceFromSpans([root, ...nodes], { run_id, format: "langfuse", source }), scores);
}
var ofParts3 = ["projectId", "environment", "release", "version", "tags", "promptName", "promptVersion"];
var toldBySpans = /* @__PURE__ */ new Set(["attributes"]);
function sourceOf2(trace, observations, ofObservations) {
  const metadata = onceARun([objectOf(decoded(trace["metadata"])), ...ofObservations], toldBySpans);
  const own = onceARun([trace, ...observations].map((part) => picked(part, ofParts3)));
  return { ...own, ...Object.keys(metadata).length === 0 ? {} : { metadata } };
}
function errorOfRun(below) {
  return runFailed(below) ? below.findLast(({ error, kind }) => error && kind !== "tool")?.error : void 0;
}
function endsWell(below) {
  const last = below.toSorted((a, b) => (a.start ?? 0) - (b.start ?? 0)).at(-1);
  return last !== void 0 && last.kind !== "tool" && last.error === void 0;
}

// src/core/formats/managed-agents.ts
var managedAgents = {
  name: "claude-managed-agents",
  title: "Claude Managed Agents event streams",
  carries: "messages, calls, results with an error flag, times, tokens, how it ended",
  surest: 0.97,
  detect: (input) => payloadsOf(input).some(
    (one) => /^(?:session\.status_|agent\.(?:tool_use|mcp_tool_use|custom_tool_use|message))/.test(typeOf3(one))
  ) ? 0.97 : 0,
  read: (input, { platform }) => [readSession4(payloadsOf(input), () => inputId("session", input, platform.hash))]
};
function typeOf3(payload) {
  return textOf(payload["type"]) ?? "";
}
function payloadsOf({ json, lines }) {
  const values3 = lines ?? (Array.isArray(json) ? json : json === void 0 ? [] : [json]);
  return values3.flatMap((value) => {
    if (isObject(value)) return [value];
    const payload = at(value, 1);
    if (isObject(payload)) return [payload];
    return objectsOf(at(payload, 1, "events")).map((event) => ({ sent: true, ...event }));
  });
}
function readSession4(payloads, hashed) {
  const own = withoutSentTwice(payloads);
  const head = own.find((payload) => isObject(payload["agent"]));
  const run_id = textOf(head?.["id"]) ?? hashed();
  const turns = joinTurns(turnsOf4(own), (a, b) => a.fence === b.fence);
  const agent = objectOf(head?.["agent"]);
  const events = [
    ...configurationOf(agent),
    ...turns.flatMap(
      (turn, index) => "data" in turn && turn.data ? [other(turn.data)] : eventsOfTurn(turn, `message-${index}`)
    )
  ];
  const said3 = turns.filter(({ data }) => data === void 0).map(({ message: message2 }) => message2);
  const idle = own.findLast((payload) => typeOf3(payload) === "session.status_idle");
  const ended = textOf(at(idle, "stop_reason", "type"));
  const failure = own.find((payload) => typeOf3(payload) === "session.error");
  const message = textOf(at(failure, "error", "message"));
  if (failure) events.push({ type: "error", kind: "exception", error: message ?? "session error" });
  const final = ended === "end_turn" && !failure ? finalText(said3) : void 0;
  if (final !== void 0) events.push({ type: "final_output", content: final });
  return makeTrace({
    run_id,
    format: "claude-managed-agents",
    ...present({ agent: textOf(agent["name"]) === void 0 ? void 0 : present({ name: textOf(agent["name"]) }) }),
    ...textOf(at(agent, "model", "id")) === void 0 ? {} : { model: present({ name: textOf(at(agent, "model", "id")), provider: "anthropic" }) },
    status: failure ? "error" : ended === "end_turn" ? "success" : "unknown",
    events
  });
}
function withoutSentTwice(payloads) {
  if (!payloads.some(({ sent }) => sent === true)) return payloads;
  const streamed = new Set(payloads.filter(({ sent }) => sent !== true).map(sameness));
  return payloads.filter((payload) => payload["sent"] !== true || !streamed.has(sameness(payload)));
}
function sameness(payload) {
  const id = textOf(payload["custom_tool_use_id"]) ?? textOf(payload["tool_use_id"]);
  return canonicalJson([typeOf3(payload), id ?? payload["content"] ?? null]);
}
function turnsOf4(payloads) {
  let requests2 = 0;
  return payloads.flatMap((payload) => {
    if (typeOf3(payload) === "span.model_request_start") requests2 += 1;
    return turnOf3(payload, String(requests2));
  });
}
function turnOf3(payload, fence2) {
  const type = typeOf3(payload);
  const when = isoOf(payload["processed_at"] ?? payload["created_at"]);
  const message = messageOf4(payload, type);
  if (message) return [{ message, at: when, fence: fence2 }];
  if (type === "span.model_request_end") {
    const usage = usageOf(payload["model_usage"]);
    return usage ? [{ message: emptyMessage("assistant"), at: when, fence: fence2, usage }] : [];
  }
  return [{ message: unsaid, fence: fence2, data: payload }];
}
var unsaid = emptyMessage("other");
function messageOf4(payload, type) {
  const role = type === "user.message" ? "user" : "assistant";
  const content = payload["content"];
  if (type === "user.message" || type === "agent.message") {
    const message2 = emptyMessage(role);
    for (const part of Array.isArray(content) ? content : [content ?? ""]) readPart(part, message2);
    return message2;
  }
  if (type === "agent.thinking") return { ...emptyMessage(role), extras: [payload] };
  const message = emptyMessage(type.endsWith("tool_result") ? "tool" : "assistant");
  if (/^agent\.(?:\w+_)?tool_use$/.test(type)) readPart({ ...payload, type: "tool_use" }, message);
  else if (type.endsWith("tool_result"))
    readPart({ ...payload, id: payload["tool_use_id"] ?? null, type: "tool_result" }, message);
  else return void 0;
  return message;
}
function configurationOf({ system, tools }) {
  const told7 = textOf(system);
  return [
    ...told7 === void 0 ? [] : [{ type: "input_message", role: "system", content: told7 }],
    ...listOf(tools).length === 0 ? [] : [{ type: "other", name: "tools", data: tools }]
  ].map((event) => present(event));
}
function other(payload) {
  const { system: _, tools: __, ...named2 } = objectOf(payload["agent"]);
  const data = isObject(payload["agent"]) ? { ...payload, agent: named2 } : payload;
  return present({ type: "other", name: typeOf3(data) || "session", data, at: isoOf(data["processed_at"]) });
}

// src/core/formats/native.ts
var native = {
  name: "replaykit",
  title: "ReplayKit traces (version 1), and those of the published README",
  carries: "everything",
  detect: (input) => {
    const [first2] = valuesOf3(input);
    if (!isObject(first2) || !isNative(first2)) return 0;
    return "version" in first2 ? 1 : 0.9;
  },
  // One of the two is enough in a list: what is wrong with it is said then.
  itemKind: (item) => isObject(item) && ("events" in item || "run_id" in item && !("messages" in item)) ? "run" : void 0,
  read: (input) => valuesOf3(input).map((value, index) => readNative(value, placeOf(input, index)))
};
function isNative(value) {
  return Array.isArray(value["events"]) && "run_id" in value;
}
function valuesOf3({ json, lines }) {
  if (lines) return lines;
  if (json === void 0) return [];
  return Array.isArray(json) ? json : [json];
}
function placeOf(input, index) {
  if (input.lines) return `${input.name} line ${index + 1}`;
  return Array.isArray(input.json) ? `${input.name}[${index}]` : input.name;
}
function readNative(value, place) {
  const version = isObject(value) ? value["version"] : void 0;
  if (typeof version === "number" && version > traceVersion) throw newerVersion(place, version, traceVersion);
  const parsed = traceSchema.safeParse(value);
  if (!parsed.success) {
    const messages = schemaProblems(parsed.error, value).map(({ message }) => `${place}: ${message}`);
    throw new ReplayKitError("invalid_trace", messages.slice(0, 5).join("\n"), {
      hint: traceShape
    });
  }
  const { status: status2, note } = statusOf5(value);
  return {
    trace: status2 === void 0 ? parsed.data : { ...parsed.data, status: status2 },
    notes: note === void 0 ? [] : [note]
  };
}
var otherStatuses = {
  failed: "error",
  failure: "error",
  fail: "error",
  errored: "error",
  succeeded: "success",
  successful: "success",
  ok: "success"
};
function statusOf5(value) {
  const given = isObject(value) ? value["status"] : void 0;
  if (given === void 0 || given === null || runStatusSchema.safeParse(given).success) return {};
  const word = typeof given === "string" ? given.toLowerCase() : "";
  const status2 = runStatusSchema.safeParse(word).data ?? (Object.hasOwn(otherStatuses, word) ? otherStatuses[word] : void 0);
  const taken = `status is ${shortJson(given, 40)}, which is read as ${status2 ?? "unknown"}`;
  return { ...status2 && { status: status2 }, note: `${taken}; the values are ${runStatusSchema.options.join(", ")}` };
}

// src/core/formats/openai-agents.ts
var openAiAgents = {
  name: "openai-agents",
  title: "OpenAI Agents SDK traces (ingest batches and exporters)",
  carries: "calls, results, times, errors of the run; not what models were asked or said",
  settings: {
    content: "store result.state.toString() (RunState) beside the trace, and set traceIncludeSensitiveData to true",
    configuration: "set traceIncludeSensitiveData to true, and use the Chat Completions model, whose spans hold the request",
    model: "store result.state.toString() (RunState) beside the trace"
  },
  surest: 0.96,
  detect: ({ json, lines }) => {
    const values3 = lines ?? (Array.isArray(json) ? json : json === void 0 ? [] : [json]);
    return values3.some((value) => isObject(value) && itemsIn(value).some(isSpan)) ? 0.96 : 0;
  },
  itemKind: (item) => isObject(item) && itemsIn(item).length > 0 ? "part" : void 0,
  read: (input) => {
    const traces = /* @__PURE__ */ new Map();
    for (const item of itemsOf(input)) {
      const id = textOf(isSpan(item) ? item["trace_id"] : item["id"]) ?? "trace";
      const entry = traces.get(id) ?? { head: void 0, spans: [] };
      traces.set(id, entry);
      if (isSpan(item)) entry.spans.push(item);
      else entry.head = item;
    }
    return [...traces].filter(([, { spans }]) => spans.length > 0).map(([id, { head, spans }]) => readTrace2(id, head, spans));
  }
};
function itemsOf({ json, lines }) {
  const values3 = lines ?? (Array.isArray(json) ? json : json === void 0 ? [] : [json]);
  return values3.filter(isObject).flatMap(itemsIn);
}
function itemsIn(value) {
  const { data, traces, body, object } = value;
  if (data === void 0 && traces === void 0 && body === void 0 && !isItem2(object)) return [];
  const items = [];
  let inside = false;
  for (const listed of [data, traces, isObject(body) ? body["data"] : void 0]) {
    for (const item of listOf(listed)) {
      if (!isObject(item)) continue;
      inside = true;
      addItems(item, items);
    }
  }
  if (!inside) addItems(value, items);
  return items;
}
function addItems(item, items) {
  if (!isItem2(item["object"])) return;
  items.push(item);
  for (const span2 of listOf(item["spans"])) if (isObject(span2)) items.push(span2);
}
function isItem2(object) {
  return object === "trace" || object === "trace.span";
}
function isSpan(item) {
  return item["object"] === "trace.span" && isObject(item["span_data"]);
}
function readTrace2(run_id, head, spans) {
  const nodes = spans.map(nodeOf6);
  const lossy = nodes.some(({ kind, input, output }) => kind === "model" && input.length + output.length === 0);
  const redacted = nodes.some(({ error }) => error?.message.includes("redacted") === true);
  const notes = [
    ...lossy ? ["this export leaves out what models were asked and said; keep `result.state.toString()` (RunState) to replay"] : [],
    ...redacted ? ["texts of tool errors were redacted by the SDK; give the tool an errorFunction to keep them"] : []
  ];
  const metadata = objectOf(head?.["metadata"]);
  const source = Object.keys(metadata).length === 0 ? {} : { metadata };
  const options = { run_id, format: "openai-agents", source, notes, saysLimits: true, severalRoots: true };
  const read = traceFromSpans(nodes, options);
  const workflow = textOf(head?.["workflow_name"]);
  const session = textOf(head?.["group_id"]);
  if (workflow !== void 0) read.trace.labels = { workflow };
  if (session !== void 0) read.trace.session_id = session;
  return read;
}
var kinds5 = {
  agent: "agent",
  response: "model",
  generation: "model",
  function: "tool",
  task: "agent"
};
function nodeOf6(span2) {
  const data = objectOf(span2["span_data"]);
  const type = textOf(at(data, "data", "sdk_span_type")) ?? textOf(data["type"]) ?? "custom";
  const kind = (Object.hasOwn(kinds5, type) ? kinds5[type] : void 0) ?? "other";
  const name = textOf(data["name"]) ?? type;
  const node = spanNode({
    id: asText(span2["id"]),
    parent: textOf(span2["parent_id"]),
    name,
    kind,
    start: millisOf(span2["started_at"]),
    end: millisOf(span2["ended_at"]),
    error: errorOf6(span2, kind)
  });
  if (kind === "tool") addTool2(node, data);
  else if (kind === "model") addModel(node, data, span2);
  else if (type === "agent") {
    node.agent = name;
    node.rest = abilitiesOf(data);
  } else if (kind === "other") node.rest = data;
  return node;
}
function abilitiesOf(data) {
  const abilities = picked(data, ["tools", "handoffs", "output_type"]);
  for (const name in abilities)
    if (listOf(abilities[name]).length === 0 && Array.isArray(abilities[name])) delete abilities[name];
  return abilities;
}
function addTool2(node, { input, output }) {
  node.call = { id: void 0, name: node.name, args: isThere(input) ? argumentsOf(input) : void 0 };
  node.result = isThere(output) ? output : void 0;
}
function isThere(value) {
  return value !== null && value !== void 0;
}
function addModel(node, data, span2) {
  const response = objectOf(unwrapped(data["response"] ?? data["_response"]));
  const id = textOf(data["response_id"] ?? response["id"]);
  const written = textOf(span2["span_data_response"]);
  const input = data["input"] ?? data["_input"] ?? span2["span_data_input"];
  const instructions = response["instructions"];
  if (isThere(instructions)) addMessages(instructions, "system", node.input);
  if (isThere(input)) addMessages(input, "user", node.input);
  const output = data["output"] ?? response["output"] ?? textWritten(written);
  if (isThere(output)) addMessages(output, "assistant", node.output);
  node.model = textOf(data["model"]) ?? textOf(response["model"]) ?? literalAfter(written, ", model=");
  node.params = paramsOf(objectOf(data["model_config"]), response);
  if (id !== void 0)
    node.rest = written === void 0 ? { response_id: id } : { response_id: id, response: written };
  node.usage = usageOf(data["usage"]) ?? usageOf(response["usage"]);
}
var pythonText = /'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*"/y;
function literalAfter(written, name, from = 0) {
  const found = written?.indexOf(name, from) ?? -1;
  if (written === void 0 || found === -1) return void 0;
  pythonText.lastIndex = found + name.length;
  const literal = pythonText.exec(written)?.[0];
  return literal === void 0 ? void 0 : textOf(plainText(literal));
}
var escapes = { n: "\n", t: "	", r: "\r" };
function plainText(literal) {
  return literal.slice(1, -1).replace(/\\(?:x([0-9a-f]{2})|u([0-9a-f]{4})|(.))/gs, (_, byte, unit, letter) => {
    const code = typeof byte === "string" ? byte : unit;
    return typeof code === "string" ? String.fromCharCode(Number.parseInt(code, 16)) : escapes[letter] ?? letter;
  });
}
function textWritten(written) {
  const last = written?.lastIndexOf("ResponseOutputText(") ?? -1;
  const text = last === -1 ? void 0 : literalAfter(written, ", text=", last);
  return text === void 0 ? void 0 : { role: "assistant", content: text };
}
function errorOf6(span2, kind) {
  const error = span2["error"];
  if (!isObject(error)) return void 0;
  const detail = at(error, "data", "error");
  const message = [textOf(error["message"]), detail === void 0 ? void 0 : asText(detail)].filter(Boolean).join(": ");
  const otherwise = kind === "tool" ? "tool" : kind === "model" ? "model" : "exception";
  return { kind: kindOfError(message, otherwise), message: message || "failed" };
}

// src/core/formats/openai-responses.ts
var openAiResponses2 = {
  name: "openai-responses",
  title: "OpenAI Responses: items, requests, responses, streams",
  carries: "messages, calls, results, tokens of responses; errors of tools only as text",
  settings: { configuration: "keep the request whole, not only its items" },
  surest: 0.85,
  detect: (input) => {
    const [one] = exchangesOf2(input);
    if (!one) return 0;
    return one.every((part) => isItem(part) || isExchange(part)) && one.some((part) => isItem(part) || isExchange(part)) ? 0.85 : 0.4;
  },
  itemKind: (item) => {
    const value = withoutBatch(item);
    const known4 = isItem(value) || isPlainMessage(value) || isExchange(value) || isFailedBatch(value) || isRequest(value);
    return known4 ? "part" : void 0;
  },
  read: (input, { platform }) => exchangesOf2(input).map((parts) => {
    const found = textOf(at(responseOf2(parts.find(isExchange) ?? null), "id"));
    const named2 = found ?? textOf(at(parts[0], "custom_id"));
    return readParts(parts, named2 ?? contentId("responses", parts, platform.hash));
  })
};
function exchangesOf2({ json, lines }) {
  const listed = isObject(json) && json["object"] === "list" ? listOf(json["data"]) : json;
  const all = lines ?? (Array.isArray(listed) ? listed : listed === void 0 ? [] : [listed]);
  const values3 = all.map(withoutBatch);
  if (values3.length === 0) return [];
  if (values3.some(isExchange) && values3.every((value) => isExchange(value) || isFailedBatch(value)))
    return runsOf3(values3);
  if (values3.every(isRequest)) return values3.map((value) => [{ request: value }]);
  if (values3.some(isItem) && values3.every((value) => isItem(value) || isPlainMessage(value))) return [inOrder2(values3)];
  return [];
}
function inOrder2(items) {
  const id = (item) => textOf(first(item, "call_id"));
  const result = items.findIndex((item) => textOf(at(item, "type"))?.endsWith("_output") === true);
  const call = items.findIndex(
    (item, index) => index !== result && id(item) !== void 0 && id(item) === id(items[result])
  );
  return result !== -1 && call > result ? items.toReversed() : items;
}
function isRequest(value) {
  const input = at(value, "input");
  if (typeof at(value, "model") !== "string" || "response" in objectOf(value)) return false;
  if (Array.isArray(input)) return input.length > 0 && input.every((item) => isItem(item) || isPlainMessage(item));
  return typeof input === "string" && ["instructions", "tools", "reasoning"].some((key) => key in objectOf(value));
}
function isFailedBatch(value) {
  return at(value, "custom_id") !== void 0 && isObject(at(responseOf2(value), "error"));
}
function runsOf3(values3) {
  const runs = [];
  let inputs = 0;
  for (const value of values3) {
    const before = textOf(at(responseOf2(value), "previous_response_id"));
    const input = listOf(first(first(value, "request"), "input"));
    const goesOn = before === void 0 ? at(value, "custom_id") === void 0 && (input.length === 0 || input.length > inputs) : runs.at(-1)?.some((one) => at(responseOf2(one), "id") === before);
    inputs = input.length;
    if (goesOn && runs.length > 0) runs.at(-1)?.push(value);
    else runs.push([value]);
  }
  return runs;
}
function isPlainMessage(value) {
  return typeof at(value, "role") === "string" && at(value, "content") !== void 0;
}
function responseOf2(value) {
  return first(value, "response") ?? value;
}
function isExchange(value) {
  const response = responseOf2(value);
  return at(response, "object") === "response" && Array.isArray(at(response, "output"));
}
function readParts(parts, run_id) {
  const exchanged = parts.every((part) => isExchange(part) || isFailedBatch(part) || "request" in objectOf(part));
  const turns = exchanged ? turnsOfExchanges(parts) : turnsOfItems(parts);
  const events = eventsOfTurns(turns);
  const final = finalText(turns.map(({ message }) => message));
  const failures = parts.filter((part) => isExchange(part) || isFailedBatch(part)).flatMap((part) => readAnswer(openAiResponses, objectOf(responseOf2(part))).error ?? []);
  for (const { kind, message } of failures) events.push({ type: "error", kind, error: message });
  if (final !== void 0 && failures.length === 0) events.push({ type: "final_output", content: final });
  const joined4 = parts.some((part) => textOf(at(responseOf2(part), "previous_response_id")) !== void 0);
  const notes = joined4 && parts.length === 1 ? ["earlier turns are on the provider's side (previous_response_id)"] : [];
  const status2 = failures.length > 0 ? "error" : "unknown";
  const asked = textOf(at(parts[0], "request", "model"));
  const model = asked === void 0 ? {} : { model: { name: asked } };
  return makeTrace({ run_id, format: "openai-responses", ...model, status: status2, events, notes });
}
function turnsOfItems(items) {
  return joinAnswer(readMessages(items)).map((message) => ({ message }));
}
function turnsOfExchanges(parts) {
  const turns = [];
  let known4 = 0;
  let told7;
  for (const part of parts) {
    const request = objectOf(first(part, "request"));
    const response = objectOf(responseOf2(part));
    const system = readMessages(first(request, "instructions") ?? first(response, "instructions"), "system");
    const instructions = JSON.stringify(system);
    if (instructions !== told7) turns.push(...system.map((message) => ({ message })));
    told7 = instructions;
    const input = first(request, "input") ?? first(response, "input");
    const items = Array.isArray(input) ? input : input === void 0 ? [] : [{ role: "user", content: input }];
    const fresh = textOf(request["previous_response_id"]) !== void 0 ? items : items.slice(Math.min(known4, items.length));
    turns.push(...turnsOfItems(fresh));
    const answer = readAnswer(openAiResponses, response);
    const said3 = isExchange(part) ? joinAnswer(messagesOf(answer)) : [];
    const [turn = isExchange(part) ? { message: emptyMessage("assistant") } : void 0, ...more] = said3.map(
      (message) => ({ message })
    );
    if (turn) turns.push({ ...turn, ...exchangeFields(request, response, answer) }, ...more);
    const last = turns.at(-1);
    if (turn && last) last.message.finish = answer.finish_reason;
    known4 = items.length + objectsOf(response["output"]).length;
  }
  return turns;
}
function exchangeFields(request, response, answer) {
  return {
    model: answer.model ?? textOf(request["model"]),
    // A response alone repeats what was asked for, defaults included.
    params: paramsOf(Object.keys(request).length === 0 ? response : request),
    usage: answer.usage,
    at: isoOf(response["created_at"])
  };
}

// src/core/formats/openai-run-state.ts
var openAiRunState = {
  name: "openai-run-state",
  title: "OpenAI Agents SDK RunState, which has the texts that its traces leave out",
  carries: "messages, calls, results, tokens; no times",
  settings: {
    configuration: "only answers of the Responses API repeat them; `replaykit record` keeps the requests whole"
  },
  surest: 0.98,
  detect: ({ json }) => isState2(json) ? 0.98 : 0,
  itemKind: (item) => isState2(item) ? "run" : void 0,
  read: ({ json }, { platform }) => {
    if (!isObject(json) || !isState2(json)) return [];
    return [readState2(json, textOf(at(json, "trace", "id")) ?? inputId("state", { json }, platform.hash))];
  }
};
function isState2(json) {
  if (!isObject(json)) return false;
  const known4 = first(json, "originalInput", "original_input") !== void 0;
  return known4 && (Array.isArray(first(json, "modelResponses", "model_responses")) || "$schemaVersion" in json);
}
function readState2(state, run_id) {
  const input = first(state, "originalInput", "original_input");
  const asked = Array.isArray(input) ? input : [{ role: "user", content: input ?? "" }];
  const said3 = withResponses(turnsOfItems(itemsOf2(state)), state);
  const lead = said3[0]?.message.role === "system" ? 1 : 0;
  const turns = [...said3.slice(0, lead), ...turnsOfItems(asked), ...said3.slice(lead)];
  const events = eventsOfTurns(turns);
  const end = endOf5(state, turns);
  events.push(...end.events);
  for (const name of ["lastProcessedResponse", "last_processed_response", "currentStep", "current_step"]) {
    const data = state[name];
    if (data !== void 0 && data !== null) events.push({ type: "other", name, data });
  }
  const pending = Object.entries(objectOf(first(state, "pendingAgentToolRuns", "pending_agent_tool_runs")));
  for (const [name, inside] of pending) {
    events.push({ type: "other", name: "pending_agent_tool_run", data: { name, state: unwrapped(inside) ?? null } });
  }
  events.push(...besidesOf(state));
  const agent = textOf(at(first(state, "currentAgent", "current_agent"), "name"));
  return makeTrace({
    run_id,
    format: "openai-run-state",
    ...agent === void 0 ? {} : { agent: { name: agent } },
    source: present({ schema: textOf(state["$schemaVersion"]) }),
    status: end.status,
    events,
    notes: end.notes
  });
}
var told6 = new Set(
  ["$schemaVersion", "originalInput", "generatedItems", "lastProcessedResponse", "currentStep", "pendingAgentToolRuns"].flatMap((name) => [name, snakeCase(name)]).concat("modelResponses", "model_responses")
);
var toldOfAnswers = /* @__PURE__ */ new Set(["output", "usage"]);
var toldByProvider = /* @__PURE__ */ new Set([...toldOfAnswers, "instructions", "tools"]);
function snakeCase(name) {
  return name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}
function besidesOf(state) {
  const answers2 = objectsOf(first(state, "modelResponses", "model_responses")).map((answer) => {
    const data = first(answer, "providerData", "provider_data");
    const own = isObject(data) ? { providerData: without(data, toldByProvider) } : {};
    return { ...without(answer, toldOfAnswers), ...own };
  });
  return [{ type: "other", name: "run_state", data: { ...without(state, told6), answers: answers2 } }];
}
function without(value, names2) {
  return Object.fromEntries(Object.entries(value).filter(([name, member]) => !names2.has(name) && member !== null));
}
function itemsOf2(state) {
  const generated = objectsOf(first(state, "generatedItems", "generated_items"));
  const raw = generated.flatMap((item) => rawOf(item));
  if (raw.length > 0) return raw;
  return objectsOf(first(state, "modelResponses", "model_responses")).flatMap(({ output }) => listOf(output));
}
function rawOf(item) {
  const raw = first(item, "rawItem", "raw_item");
  return isObject(raw) && !/approval/.test(asText(item["type"])) ? [raw] : [];
}
function withResponses(turns, state) {
  const responses = objectsOf(first(state, "modelResponses", "model_responses"));
  let next = 0;
  let told7 = "";
  let set = "";
  return turns.flatMap((turn) => {
    if (turn.message.role !== "assistant") return [turn];
    const response = responses[next];
    next += 1;
    const data = objectOf(first(response, "providerData", "provider_data"));
    const params = paramsOf(data);
    const system = JSON.stringify(data["instructions"] ?? null);
    const fresh = system === told7 || system === "null" ? [] : readMessages(data["instructions"], "system");
    const settings = JSON.stringify(params ?? null);
    const known4 = { usage: usageOf(response?.["usage"]), model: textOf(data["model"]) };
    const own = settings === set || params === void 0 ? known4 : { ...known4, params };
    [told7, set] = [system, settings];
    return [...fresh.map((message) => ({ message })), { ...turn, ...own }];
  });
}
function endOf5(state, turns) {
  const step = objectOf(first(state, "currentStep", "current_step"));
  const type = textOf(step["type"]) ?? "";
  const said3 = textOf(first(step, "output")) ?? finalText(turns.map(({ message }) => message));
  const max = numberOf(first(state, "maxTurns", "max_turns"));
  const turn = numberOf(first(state, "currentTurn", "current_turn")) ?? 0;
  if (type === "next_step_interruption") {
    return { status: "unknown", events: [], notes: ["the run waits for an approval"] };
  }
  if (max !== void 0 && (turn > max || turn === max && type === "next_step_run_again")) {
    const error = `Max turns (${max}) exceeded`;
    return { status: "error", events: [{ type: "error", kind: "limit", error }], notes: [] };
  }
  if (said3 === void 0)
    return { status: "unknown", events: [], notes: turns.length > 1 ? ["the run has no final output"] : [] };
  const status2 = type === "next_step_final_output" ? "success" : "unknown";
  return { status: status2, events: [{ type: "final_output", content: said3 }], notes: [] };
}

// src/core/formats/openhands/entry.ts
function otherEvent(name, data, at2) {
  return { event: at2 === void 0 ? { type: "other", name, data } : { type: "other", name, data, at: at2 } };
}

// src/core/formats/openhands/sdk-events.ts
function isSdkEvent(value) {
  return isObject(value) && "timestamp" in value && "source" in value && /(?:Event|Observation)$/.test(asText(value["kind"]));
}
function readSdkEvents(events) {
  const states = events.filter(
    ({ kind, key }) => kind === "ConversationStateUpdateEvent" && key === "execution_status"
  );
  const failed = events.some(({ kind }) => kind === "ConversationErrorEvent");
  const finish2 = events.findLast(
    ({ kind, source }) => (kind === "ActionEvent" || kind === "MessageEvent") && source === "agent"
  );
  return {
    entries: events.map(entryOf),
    status: failed ? "error" : statusOf6(asText(states.at(-1)?.["value"])),
    final: finish2 === void 0 ? void 0 : finalOf(finish2),
    model: modelOf7(events)
  };
}
function entryOf(event) {
  const when = isoOf(event["timestamp"]);
  const { kind, id: _, timestamp: __, ...data } = event;
  const answer = textOf(event["llm_response_id"]);
  if (kind === "SystemPromptEvent") {
    const texts = [at(event, "system_prompt", "text"), at(event, "dynamic_context", "text")];
    const text = texts.flatMap((one) => textOf(one) ?? []).join("\n");
    return { turn: { message: { ...emptyMessage("system"), text }, at: when } };
  }
  if (kind === "MessageEvent") {
    const message = readMessage(objectOf(event["llm_message"]), event["source"] === "agent" ? "assistant" : "user");
    if (message) return { turn: { message, at: when }, answer };
  }
  if (kind === "ActionEvent") return { turn: { message: messageOfAction(event), at: when }, answer };
  const result = resultOf5(event);
  if (result) return { turn: { message: { ...emptyMessage("tool"), results: [result] }, at: when } };
  if (kind === "ConversationErrorEvent") {
    const message = [event["code"], event["detail"]].flatMap((part) => textOf(part) ?? []).join(": ");
    const error = { type: "error", kind: kindOfError(message, "exception"), error: message };
    return { event: when === void 0 ? error : { ...error, at: when } };
  }
  return otherEvent(asText(kind), data, when);
}
function messageOfAction(event) {
  const message = emptyMessage("assistant");
  message.text = asText(plainOutput(event["thought"] ?? ""));
  const reasoning = textOf(event["reasoning_content"]);
  if (reasoning !== void 0) message.extras.push({ type: "reasoning", text: reasoning });
  message.extras.push(...listOf(event["thinking_blocks"]));
  const call = readCall(objectOf(event["tool_call"]));
  message.calls.push({
    ...call,
    id: textOf(event["tool_call_id"]) ?? call.id,
    name: textOf(event["tool_name"]) ?? call.name
  });
  return message;
}
function resultOf5(event) {
  const base = { id: textOf(event["tool_call_id"]), name: textOf(event["tool_name"]) };
  const { kind, observation = null, error, rejection_reason: reason = null } = event;
  if (kind === "ObservationEvent") {
    const output = plainOutput(first(observation, "content", "output") ?? observation);
    const failed = at(observation, "is_error") === true;
    return { ...base, output, error: failed ? toolError(asText(output)) : void 0 };
  }
  if (kind === "AgentErrorEvent") return { ...base, output: error ?? null, error: toolError(asText(error)) };
  if (kind !== "UserRejectObservation") return void 0;
  return { ...base, output: reason, error: { kind: "cancelled", message: asText(reason) || "rejected" } };
}
function toolError(message) {
  return { kind: kindOfError(message, "tool"), message: message.slice(0, 2e3) };
}
var ends3 = { finished: "success", error: "error", stuck: "error" };
function statusOf6(state) {
  return Object.hasOwn(ends3, state) ? ends3[state] : void 0;
}
function finalOf(event) {
  if (event["kind"] === "ActionEvent") {
    return event["tool_name"] === "finish" ? textOf(first(messageOfAction(event).calls[0]?.args, "message")) : void 0;
  }
  return textOf(readMessage(objectOf(event["llm_message"]), "assistant")?.text);
}
function modelOf7(events) {
  const stats = events.findLast(({ kind, key }) => kind === "ConversationStateUpdateEvent" && key === "stats");
  return textOf(at(stats, "value", "usage_to_metrics", "default", "model_name"));
}

// src/core/formats/openhands/server-events.ts
function isServerEvent(value) {
  if (!isObject(value) || !("source" in value) || !("timestamp" in value)) return false;
  return typeof value["action"] === "string" ? isObject(value["args"]) : typeof value["observation"] === "string";
}
function readServerEvents(events) {
  const known4 = { turns: /* @__PURE__ */ new Set(), ids: callIds(events) };
  const entries = events.flatMap((event) => entriesOf(event, known4));
  const system = events.find(({ action }) => action === "system");
  const last = events.findLast(({ action }) => action === "finish" || action === "message");
  const state = events.findLast(({ observation }) => observation === "agent_state_changed");
  const models = events.map((event) => textOf(at(event, "tool_call_metadata", "model_response", "model")));
  return {
    entries,
    status: statusOf7(textOf(at(state, "extras", "agent_state")) ?? (last?.["action"] === "finish" ? "finished" : "")),
    final: last === void 0 ? void 0 : finalOf2(last),
    model: models.findLast((model) => model !== void 0),
    agent: {
      name: textOf(at(system, "args", "agent_class")),
      version: textOf(at(system, "args", "openhands_version"))
    }
  };
}
function callIds(events) {
  return new Map(
    events.flatMap((event) => {
      const id = textOf(event["id"]);
      if (id === void 0 || event["action"] === void 0 || event["source"] !== "agent") return [];
      if (event["action"] === "system" || event["action"] === "message") return [];
      return [[id, textOf(at(event, "tool_call_metadata", "tool_call_id")) ?? `action-${id}`]];
    })
  );
}
var silent = /* @__PURE__ */ new Set(["null", "agent_state_changed"]);
function entriesOf(event, known4) {
  const when = isoOf(event["timestamp"]);
  const args = objectOf(event["args"]);
  const { action, observation, source } = event;
  if (action === "system") {
    const { content, ...settings } = args;
    const told7 = { turn: { message: spoken2("system", textOf(content) ?? asText(event["message"])), at: when } };
    return Object.keys(settings).length === 0 ? [told7] : [told7, otherEvent("system", settings, when)];
  }
  if (action === "message" && source === "user") {
    const images = imagesOf(args["image_urls"]);
    return [{ turn: { message: { ...spoken2("user", asText(args["content"])), extras: images }, at: when } }];
  }
  if (action === "message") return [{ turn: { message: spoken2("assistant", asText(args["content"])), at: when } }];
  if (typeof action === "string" && source === "agent") return turnsOfAction(event, known4);
  if (typeof observation === "string" && known4.ids.has(asText(event["cause"])) && source !== "user") {
    return silent.has(observation) ? [] : [resultOf6(event, known4)];
  }
  if (silent.has(asText(observation))) return [];
  const { id: _, timestamp: __, ...data } = event;
  return [otherEvent(asText(action ?? observation), data, when)];
}
function spoken2(role, text) {
  return { ...emptyMessage(role), text };
}
function imagesOf(urls) {
  return Array.isArray(urls) ? urls.map((url) => ({ type: "image_url", image_url: url })) : [];
}
function turnsOfAction(event, { turns, ids }) {
  const when = isoOf(event["timestamp"]);
  const response = objectOf(at(event, "tool_call_metadata", "model_response"));
  const choice = objectsOf(response["choices"])[0];
  const answer = choice === void 0 ? void 0 : readMessage(choice, "assistant");
  if (answer) {
    const id = textOf(response["id"]);
    if (id !== void 0 && turns.has(id)) return [];
    if (id !== void 0) turns.add(id);
    const model = textOf(response["model"]);
    return [{ turn: { message: answer, at: when, model, usage: usageOf(response["usage"]) }, answer: id }];
  }
  const { thought = "", ...args } = objectOf(event["args"]);
  const message = emptyMessage("assistant");
  message.text = asText(thought);
  message.calls.push({ id: ids.get(asText(event["id"])), name: asText(event["action"]), args });
  return [{ turn: { message, at: when } }];
}
function resultOf6(event, { ids }) {
  const id = ids.get(asText(event["cause"]));
  const output = first(event, "content") ?? "";
  const name = textOf(at(event, "tool_call_metadata", "function_name"));
  const message = { ...emptyMessage("tool"), results: [{ id, name, output, error: errorOf7(event) }] };
  return { turn: { message, at: isoOf(event["timestamp"]) } };
}
function errorOf7({ observation, success, content = "", extras = null }) {
  if (observation === "error") return { kind: "tool", message: asText(content).slice(0, 2e3) };
  if (success !== false) return void 0;
  const code = textOf(at(extras, "metadata", "exit_code") ?? at(extras, "exit_code"));
  return { kind: "tool", message: code === void 0 ? asText(content).slice(0, 2e3) : `exit code ${code}` };
}
var ends4 = { finished: "success", error: "error", stopped: "error", rejected: "error" };
function statusOf7(state) {
  return Object.hasOwn(ends4, state) ? ends4[state] : void 0;
}
function finalOf2(event) {
  if (event["action"] === "finish") return textOf(first(event["args"], "final_thought", "thought"));
  return event["source"] === "agent" ? textOf(at(event, "args", "content")) : void 0;
}

// src/core/formats/openhands.ts
var openHands = {
  name: "openhands",
  title: "OpenHands: events of its server and SDK, and `output.jsonl` of its evaluations",
  carries: "messages, calls, results with errors, times, tokens, how it ended",
  surest: 0.96,
  detect: (input) => runsIn(input).length > 0 ? 0.96 : 0,
  itemKind: (item) => isEvaluation(item) ? "run" : isEvent3(item) ? "part" : void 0,
  read: (input, { platform }) => runsIn(input).map((run) => readRun4(run, () => inputId("openhands", { json: run.events }, platform.hash)))
};
function runsIn({ json, lines }) {
  const values3 = lines ?? (Array.isArray(json) ? json : json === void 0 ? [] : [json]);
  if (values3.length === 0) return [];
  if (values3.every(isEvaluation)) return values3.map((evaluation) => ({ events: historyOf(evaluation), evaluation }));
  return values3.every(isEvent3) ? [{ events: values3 }] : [];
}
function isEvent3(value) {
  return isServerEvent(value) || isSdkEvent(value);
}
function isEvaluation(value) {
  return isObject(value) && "instance_id" in value && historyOf(value).length > 0;
}
function historyOf({ history }) {
  const events = Array.isArray(history) ? history.flat() : [];
  return events.every(isEvent3) ? events : [];
}
function readRun4({ events: raw, evaluation }, hashed) {
  const conversation = raw.every(isServerEvent) ? readServerEvents(raw) : readSdkEvents(raw);
  const events = eventsOf6(conversation.entries);
  const failure = textOf(evaluation?.["error"]);
  if (failure !== void 0) events.push({ type: "error", kind: kindOfError(failure, "exception"), error: failure });
  const { final } = conversation;
  if (final !== void 0 && failure === void 0) events.push({ type: "final_output", content: final });
  const { history: _, instance_id: instance, ...rest } = evaluation ?? {};
  if (evaluation) events.push({ type: "other", name: "evaluation", data: rest });
  return makeTrace({
    run_id: idOf6(instance, evaluation) ?? hashed(),
    format: "openhands",
    agent: present({ name: "openhands", ...present(conversation.agent ?? {}) }),
    ...modelOf8(conversation, evaluation),
    status: statusOf8(conversation, failure),
    events
  });
}
function idOf6(instance, evaluation) {
  const id = textOf(instance);
  const started = textOf(at(evaluation, "metadata", "start_time"));
  const folder = textOf(at(evaluation, "metadata", "eval_output_dir"))?.split("/").at(-1);
  if (id === void 0 || started === void 0 && folder === void 0) return void 0;
  return [id, folder ?? started].join("@");
}
function eventsOf6(entries) {
  const events = [];
  let open = [];
  const close = () => {
    const joined4 = joinTurns(open, (a, b) => a.answer !== void 0 && a.answer === b.answer);
    for (const turn of joined4) events.push(...eventsOfTurn(turn, `message-${events.length}`));
    open = [];
  };
  for (const entry of entries) {
    if ("turn" in entry) open.push({ ...entry.turn, answer: entry.answer });
    else {
      close();
      events.push(entry.event);
    }
  }
  close();
  return events;
}
function modelOf8({ model }, evaluation) {
  const name = model ?? textOf(at(objectOf(evaluation?.["metadata"]), "llm_config", "model"));
  return name === void 0 ? {} : { model: { name } };
}
function statusOf8({ status: status2 }, failure) {
  return failure === void 0 ? status2 ?? "unknown" : "error";
}

// node_modules/@bufbuild/protobuf/dist/esm/wire/varint.js
function varint64read() {
  const buf = this.buf;
  let pos = this.pos;
  let lo = 0;
  let hi = 0;
  for (let shift = 0; shift < 28; shift += 7) {
    const b = buf[pos++];
    lo |= (b & 127) << shift;
    if ((b & 128) == 0) {
      this.pos = pos;
      this.assertBounds();
      this.varint64Lo = lo;
      this.varint64Hi = hi;
      return;
    }
  }
  const middleByte = buf[pos++];
  lo |= (middleByte & 15) << 28;
  hi = (middleByte & 112) >> 4;
  if ((middleByte & 128) == 0) {
    this.pos = pos;
    this.assertBounds();
    this.varint64Lo = lo;
    this.varint64Hi = hi;
    return;
  }
  for (let shift = 3; shift <= 31; shift += 7) {
    const b = buf[pos++];
    hi |= (b & 127) << shift;
    if ((b & 128) == 0) {
      this.pos = pos;
      this.assertBounds();
      this.varint64Lo = lo;
      this.varint64Hi = hi;
      return;
    }
  }
  throw new Error("invalid varint");
}
var TWO_PWR_32_DBL = 4294967296;
function int64FromString(dec) {
  const minus = dec[0] === "-";
  if (minus) {
    dec = dec.slice(1);
  }
  const base = 1e6;
  let lowBits = 0;
  let highBits = 0;
  function add1e6digit(begin, end) {
    const digit1e6 = Number(dec.slice(begin, end));
    highBits *= base;
    lowBits = lowBits * base + digit1e6;
    if (lowBits >= TWO_PWR_32_DBL) {
      highBits = highBits + (lowBits / TWO_PWR_32_DBL | 0);
      lowBits = lowBits % TWO_PWR_32_DBL;
    }
  }
  add1e6digit(-24, -18);
  add1e6digit(-18, -12);
  add1e6digit(-12, -6);
  add1e6digit(-6);
  return minus ? negate(lowBits, highBits) : newBits(lowBits, highBits);
}
function int64ToString(lo, hi) {
  let bits = newBits(lo, hi);
  const negative = bits.hi & 2147483648;
  if (negative) {
    bits = negate(bits.lo, bits.hi);
  }
  const result = uInt64ToString(bits.lo, bits.hi);
  return negative ? "-" + result : result;
}
function uInt64ToString(lo, hi) {
  ({ lo, hi } = toUnsigned(lo, hi));
  if (hi <= 2097151) {
    return String(TWO_PWR_32_DBL * hi + lo);
  }
  const low = lo & 16777215;
  const mid = (lo >>> 24 | hi << 8) & 16777215;
  const high = hi >> 16 & 65535;
  let digitA = low + mid * 6777216 + high * 6710656;
  let digitB = mid + high * 8147497;
  let digitC = high * 2;
  const base = 1e7;
  if (digitA >= base) {
    digitB += Math.floor(digitA / base);
    digitA %= base;
  }
  if (digitB >= base) {
    digitC += Math.floor(digitB / base);
    digitB %= base;
  }
  return digitC.toString() + decimalFrom1e7WithLeadingZeros(digitB) + decimalFrom1e7WithLeadingZeros(digitA);
}
function toUnsigned(lo, hi) {
  return { lo: lo >>> 0, hi: hi >>> 0 };
}
function newBits(lo, hi) {
  return { lo: lo | 0, hi: hi | 0 };
}
function negate(lowBits, highBits) {
  highBits = ~highBits;
  if (lowBits) {
    lowBits = ~lowBits + 1;
  } else {
    highBits += 1;
  }
  return newBits(lowBits, highBits);
}
var decimalFrom1e7WithLeadingZeros = (digit1e7) => {
  const partial = String(digit1e7);
  return "0000000".slice(partial.length) + partial;
};
function varint32read() {
  let b = this.buf[this.pos++];
  if ((b & 128) === 0) {
    this.assertBounds();
    return b;
  }
  let result = b & 127;
  b = this.buf[this.pos++];
  result |= (b & 127) << 7;
  if ((b & 128) === 0) {
    this.assertBounds();
    return result;
  }
  b = this.buf[this.pos++];
  result |= (b & 127) << 14;
  if ((b & 128) === 0) {
    this.assertBounds();
    return result;
  }
  b = this.buf[this.pos++];
  result |= (b & 127) << 21;
  if ((b & 128) === 0) {
    this.assertBounds();
    return result;
  }
  b = this.buf[this.pos++];
  result |= (b & 15) << 28;
  for (let readBytes = 5; (b & 128) !== 0 && readBytes < 10; readBytes++)
    b = this.buf[this.pos++];
  if ((b & 128) !== 0)
    throw new Error("invalid varint");
  this.assertBounds();
  return result >>> 0;
}

// node_modules/@bufbuild/protobuf/dist/esm/proto-int64.js
var protoInt64 = /* @__PURE__ */ makeInt64Support();
function makeInt64Support() {
  const dv = new DataView(new ArrayBuffer(8));
  const ok = typeof BigInt === "function" && typeof dv.getBigInt64 === "function" && typeof dv.getBigUint64 === "function" && typeof dv.setBigInt64 === "function" && typeof dv.setBigUint64 === "function" && (!!globalThis.Deno || !!globalThis.Bun || typeof process != "object" || typeof process.env != "object" || process.env.BUF_BIGINT_DISABLE !== "1");
  if (ok) {
    const MIN = BigInt("-9223372036854775808");
    const MAX = BigInt("9223372036854775807");
    const UMIN = BigInt("0");
    const UMAX = BigInt("18446744073709551615");
    return {
      zero: BigInt(0),
      supported: true,
      parse(value) {
        const bi = typeof value == "bigint" ? value : BigInt(value);
        if (bi > MAX || bi < MIN) {
          throw new Error(`invalid int64: ${value}`);
        }
        return bi;
      },
      uParse(value) {
        const bi = typeof value == "bigint" ? value : BigInt(value);
        if (bi > UMAX || bi < UMIN) {
          throw new Error(`invalid uint64: ${value}`);
        }
        return bi;
      },
      enc(value) {
        dv.setBigInt64(0, this.parse(value), true);
        return {
          lo: dv.getInt32(0, true),
          hi: dv.getInt32(4, true)
        };
      },
      uEnc(value) {
        dv.setBigInt64(0, this.uParse(value), true);
        return {
          lo: dv.getInt32(0, true),
          hi: dv.getInt32(4, true)
        };
      },
      dec(lo, hi) {
        dv.setInt32(0, lo, true);
        dv.setInt32(4, hi, true);
        return dv.getBigInt64(0, true);
      },
      uDec(lo, hi) {
        dv.setInt32(0, lo, true);
        dv.setInt32(4, hi, true);
        return dv.getBigUint64(0, true);
      }
    };
  }
  return {
    zero: "0",
    supported: false,
    parse(value) {
      if (typeof value != "string") {
        value = value.toString();
      }
      assertInt64String(value);
      return value;
    },
    uParse(value) {
      if (typeof value != "string") {
        value = value.toString();
      }
      assertUInt64String(value);
      return value;
    },
    enc(value) {
      if (typeof value != "string") {
        value = value.toString();
      }
      assertInt64String(value);
      return int64FromString(value);
    },
    uEnc(value) {
      if (typeof value != "string") {
        value = value.toString();
      }
      assertUInt64String(value);
      return int64FromString(value);
    },
    dec(lo, hi) {
      return int64ToString(lo, hi);
    },
    uDec(lo, hi) {
      return uInt64ToString(lo, hi);
    }
  };
}
function assertInt64String(value) {
  if (!/^-?[0-9]+$/.test(value)) {
    throw new Error("invalid int64: " + value);
  }
}
function assertUInt64String(value) {
  if (!/^[0-9]+$/.test(value)) {
    throw new Error("invalid uint64: " + value);
  }
}

// node_modules/@bufbuild/protobuf/dist/esm/wire/text-encoding.js
var te;
function configureTextEncoding(textEncoding) {
  var _a;
  te = Object.assign(Object.assign({}, textEncoding), { encodeUtf8Into: (_a = textEncoding.encodeUtf8Into) !== null && _a !== void 0 ? _a : emulateEncodeInto(textEncoding.encodeUtf8.bind(textEncoding)) });
}
function getTextEncoding() {
  if (!te) {
    const globals = globalThis;
    if (!globals.TextEncoder || !globals.TextDecoder) {
      throw new Error("encoding API missing: install TextEncoder and TextDecoder on globalThis");
    }
    const textEncoder = new globals.TextEncoder();
    const textDecoder = new globals.TextDecoder("utf-8", {
      ignoreBOM: true
    });
    let textDecoderStrict;
    const config = {
      encodeUtf8(text) {
        return textEncoder.encode(text);
      },
      decodeUtf8(bytes, strict) {
        if (strict) {
          if (!textDecoderStrict) {
            textDecoderStrict = new globals.TextDecoder("utf-8", {
              fatal: true,
              ignoreBOM: true
            });
          }
          return textDecoderStrict.decode(bytes);
        }
        return textDecoder.decode(bytes);
      },
      checkUtf8(text) {
        try {
          encodeURIComponent(text);
          return true;
        } catch (_) {
          return false;
        }
      }
    };
    if (textEncoder.encodeInto) {
      config.encodeUtf8Into = textEncoder.encodeInto.bind(textEncoder);
    }
    const nativeStringIsWellFormed = String.prototype.isWellFormed;
    if (nativeStringIsWellFormed) {
      config.checkUtf8 = (text) => {
        return nativeStringIsWellFormed.call(text);
      };
    }
    configureTextEncoding(config);
  }
  return te;
}
function emulateEncodeInto(encodeUtf8) {
  return (text, dest) => {
    const bytes = encodeUtf8(text);
    dest.set(bytes);
    return { written: bytes.byteLength };
  };
}

// node_modules/@bufbuild/protobuf/dist/esm/wire/binary-encoding.js
var WireType;
(function(WireType2) {
  WireType2[WireType2["Varint"] = 0] = "Varint";
  WireType2[WireType2["Bit64"] = 1] = "Bit64";
  WireType2[WireType2["LengthDelimited"] = 2] = "LengthDelimited";
  WireType2[WireType2["StartGroup"] = 3] = "StartGroup";
  WireType2[WireType2["EndGroup"] = 4] = "EndGroup";
  WireType2[WireType2["Bit32"] = 5] = "Bit32";
})(WireType || (WireType = {}));
var EMPTY_BUFFER = new Uint8Array(0);
var EMPTY_VIEW = new DataView(EMPTY_BUFFER.buffer);
var ASCII_MAX_LENGTH = 32;
var BinaryReader = class {
  constructor(buf, decodeUtf8 = getTextEncoding().decodeUtf8) {
    this.decodeUtf8 = decodeUtf8;
    this.varint64Lo = 0;
    this.varint64Hi = 0;
    this.varint64 = varint64read;
    this.uint32 = varint32read;
    this.buf = buf;
    this.len = buf.length;
    this.pos = 0;
    this.view = new DataView(buf.buffer, buf.byteOffset, buf.byteLength);
  }
  /**
   * Reads a tag - field number and wire type. Tags are uint32 varints; values
   * that do not fit in uint32 are rejected.
   */
  tag() {
    const start = this.pos;
    const tag = this.uint32();
    const bytesRead = this.pos - start;
    if (bytesRead > 5 || bytesRead == 5 && this.buf[this.pos - 1] > 15) {
      throw new Error("illegal tag: varint overflows uint32");
    }
    const fieldNo = tag >>> 3;
    const wireType = tag & 7;
    if (fieldNo <= 0 || wireType > 5) {
      throw new Error("illegal tag: field no " + fieldNo + " wire type " + wireType);
    }
    return [fieldNo, wireType];
  }
  /**
   * Skip one element and return the skipped data.
   *
   * When skipping StartGroup, provide the tags field number to check for
   * matching field number in the EndGroup tag. Recursion into nested groups
   * is guarded by the `recursionLimit` argument: When the limit is reached,
   * this method throws.
   */
  skip(wireType, fieldNo, recursionLimit = 100) {
    let start = this.pos;
    switch (wireType) {
      case WireType.Varint:
        while (this.buf[this.pos++] & 128) {
        }
        break;
      // @ts-ignore TS7029: Fallthrough case in switch -- ignore instead of expect-error for compiler settings without noFallthroughCasesInSwitch: true
      case WireType.Bit64:
        this.pos += 4;
      case WireType.Bit32:
        this.pos += 4;
        break;
      case WireType.LengthDelimited:
        let len = this.uint32();
        this.pos += len;
        break;
      case WireType.StartGroup:
        if (recursionLimit <= 0) {
          throw new Error("maximum recursion depth reached");
        }
        for (; ; ) {
          const [fn, wt] = this.tag();
          if (wt === WireType.EndGroup) {
            if (fieldNo !== void 0 && fn !== fieldNo) {
              throw new Error("invalid end group tag");
            }
            break;
          }
          this.skip(wt, fn, recursionLimit - 1);
        }
        break;
      default:
        throw new Error("cant skip wire type " + wireType);
    }
    this.assertBounds();
    return this.buf.subarray(start, this.pos);
  }
  /**
   * Throws error if position in byte array is out of range.
   */
  assertBounds() {
    if (this.pos > this.len)
      throw new RangeError("premature EOF");
  }
  /**
   * Read a `int32` field, a signed 32 bit varint.
   */
  int32() {
    return this.uint32() | 0;
  }
  /**
   * Read a `sint32` field, a signed, zigzag-encoded 32-bit varint.
   */
  sint32() {
    let zze = this.uint32();
    return zze >>> 1 ^ -(zze & 1);
  }
  /**
   * Read a `int64` field, a signed 64-bit varint.
   */
  int64() {
    this.varint64();
    return protoInt64.dec(this.varint64Lo, this.varint64Hi);
  }
  /**
   * Read a `uint64` field, an unsigned 64-bit varint.
   */
  uint64() {
    this.varint64();
    return protoInt64.uDec(this.varint64Lo, this.varint64Hi);
  }
  /**
   * Read a `sint64` field, a signed, zig-zag-encoded 64-bit varint.
   */
  sint64() {
    this.varint64();
    let lo = this.varint64Lo;
    let hi = this.varint64Hi;
    let s = -(lo & 1);
    lo = (lo >>> 1 | (hi & 1) << 31) ^ s;
    hi = hi >>> 1 ^ s;
    return protoInt64.dec(lo, hi);
  }
  /**
   * Read a `bool` field, a variant.
   */
  bool() {
    const b = this.buf[this.pos];
    if (b < 128) {
      this.pos++;
      return b !== 0;
    }
    this.varint64();
    return this.varint64Lo !== 0 || this.varint64Hi !== 0;
  }
  /**
   * Read a `fixed32` field, an unsigned, fixed-length 32-bit integer.
   */
  fixed32() {
    return this.view.getUint32((this.pos += 4) - 4, true);
  }
  /**
   * Read a `sfixed32` field, a signed, fixed-length 32-bit integer.
   */
  sfixed32() {
    return this.view.getInt32((this.pos += 4) - 4, true);
  }
  /**
   * Read a `fixed64` field, an unsigned, fixed-length 64 bit integer.
   */
  fixed64() {
    return protoInt64.uDec(this.sfixed32(), this.sfixed32());
  }
  /**
   * Read a `fixed64` field, a signed, fixed-length 64-bit integer.
   */
  sfixed64() {
    return protoInt64.dec(this.sfixed32(), this.sfixed32());
  }
  /**
   * Read a `float` field, 32-bit floating point number.
   */
  float() {
    return this.view.getFloat32((this.pos += 4) - 4, true);
  }
  /**
   * Read a `double` field, a 64-bit floating point number.
   */
  double() {
    return this.view.getFloat64((this.pos += 8) - 8, true);
  }
  /**
   * Read a `bytes` field, length-delimited arbitrary data.
   */
  bytes() {
    let len = this.uint32(), start = this.pos;
    this.pos += len;
    this.assertBounds();
    return this.buf.subarray(start, start + len);
  }
  /**
   * Read a `string` field, length-delimited data converted to UTF-8 text. If
   * `strict` is true, throw on invalid UTF-8 instead of substituting U+FFFD.
   */
  string(strict) {
    const len = this.uint32();
    const start = this.pos;
    this.pos += len;
    this.assertBounds();
    const buf = this.buf;
    if (len <= ASCII_MAX_LENGTH) {
      const codes = new Array(len);
      for (let i = 0; i < len; i++) {
        const byte = buf[start + i];
        if (byte > 127) {
          return this.decodeUtf8(buf.subarray(start, this.pos), strict);
        }
        codes[i] = byte;
      }
      return String.fromCharCode.apply(String, codes);
    }
    return this.decodeUtf8(buf.subarray(start, this.pos), strict);
  }
};

// src/core/formats/otlp/otlp-protobuf.ts
var anyValue = {
  1: { name: "stringValue", kind: "text" },
  2: { name: "boolValue", kind: "bool" },
  3: { name: "intValue", kind: "int" },
  4: { name: "doubleValue", kind: "double" },
  7: { name: "bytesValue", kind: "hex" }
};
var keyValue = { 1: { name: "key", kind: "text" }, 2: { name: "value", kind: { message: anyValue } } };
var values2 = { 1: { name: "values", kind: { message: anyValue }, many: true } };
anyValue[5] = { name: "arrayValue", kind: { message: values2 } };
anyValue[6] = {
  name: "kvlistValue",
  kind: { message: { 1: { name: "values", kind: { message: keyValue }, many: true } } }
};
var attributes = { name: "attributes", kind: { message: keyValue }, many: true };
var scope = { 1: { name: "name", kind: "text" }, 2: { name: "version", kind: "text" }, 3: attributes };
var resource = { 1: attributes };
var spanEvent = {
  1: { name: "timeUnixNano", kind: "fixed64" },
  2: { name: "name", kind: "text" },
  3: attributes
};
var link = { 1: { name: "traceId", kind: "hex" }, 2: { name: "spanId", kind: "hex" }, 4: attributes };
var status = { 2: { name: "message", kind: "text" }, 3: { name: "code", kind: "int" } };
var span = {
  1: { name: "traceId", kind: "hex" },
  2: { name: "spanId", kind: "hex" },
  3: { name: "traceState", kind: "text" },
  4: { name: "parentSpanId", kind: "hex" },
  5: { name: "name", kind: "text" },
  6: { name: "kind", kind: "int" },
  7: { name: "startTimeUnixNano", kind: "fixed64" },
  8: { name: "endTimeUnixNano", kind: "fixed64" },
  9: attributes,
  11: { name: "events", kind: { message: spanEvent }, many: true },
  13: { name: "links", kind: { message: link }, many: true },
  15: { name: "status", kind: { message: status } }
};
var scopeSpans = {
  1: { name: "scope", kind: { message: scope } },
  2: { name: "spans", kind: { message: span }, many: true }
};
var resourceSpans = {
  1: { name: "resource", kind: { message: resource } },
  2: { name: "scopeSpans", kind: { message: scopeSpans }, many: true }
};
var logRecord = {
  1: { name: "timeUnixNano", kind: "fixed64" },
  2: { name: "severityNumber", kind: "int" },
  3: { name: "severityText", kind: "text" },
  5: { name: "body", kind: { message: anyValue } },
  6: attributes,
  9: { name: "traceId", kind: "hex" },
  10: { name: "spanId", kind: "hex" },
  11: { name: "observedTimeUnixNano", kind: "fixed64" },
  12: { name: "eventName", kind: "text" }
};
var scopeLogs = {
  1: { name: "scope", kind: { message: scope } },
  2: { name: "logRecords", kind: { message: logRecord }, many: true }
};
var resourceLogs = {
  1: { name: "resource", kind: { message: resource } },
  2: { name: "scopeLogs", kind: { message: scopeLogs }, many: true }
};
var requests = {
  trace: { 1: { name: "resourceSpans", kind: { message: resourceSpans }, many: true } },
  logs: { 1: { name: "resourceLogs", kind: { message: resourceLogs }, many: true } }
};
var services = { trace: "ExportTraceServiceRequest", logs: "ExportLogsServiceRequest" };
var maxDepth5 = 100;
function decodeOtlpProtobuf(bytes, name = "body", signal = "trace") {
  try {
    return readShape(new BinaryReader(bytes), { end: bytes.length, shape: requests[signal], depth: 0 });
  } catch (cause) {
    if (cause instanceof ReplayKitError) throw cause;
    throw new ReplayKitError("invalid_input", `${name}: not an OTLP ${signal} request in protobuf`, {
      hint: `send an ${services[signal]}, or OTLP/JSON with content type application/json`,
      cause
    });
  }
}
function isOtlpProtobuf(bytes) {
  if (bytes[0] !== 10) return false;
  try {
    return Array.isArray(decodeOtlpProtobuf(bytes)["resourceSpans"]);
  } catch {
    return false;
  }
}
function readShape(reader, { end, shape, depth }) {
  if (depth > maxDepth5) throw new ReplayKitError("too_deep", `protobuf nested deeper than ${maxDepth5} levels`);
  const found = {};
  while (reader.pos < end) {
    const [number, wire] = reader.tag();
    const field = shape[number];
    if (!field || !fits(field.kind, wire)) {
      reader.skip(wire, number);
      continue;
    }
    const value = readValue(reader, field.kind, depth);
    if (!field.many) found[field.name] = value;
    else {
      const list2 = found[field.name];
      if (Array.isArray(list2)) list2.push(value);
      else found[field.name] = [value];
    }
  }
  if (reader.pos !== end) throw new ReplayKitError("invalid_input", "a protobuf message ends in the middle of a field");
  return found;
}
function fits(kind, wire) {
  if (kind === "fixed64" || kind === "double") return wire === WireType.Bit64;
  if (kind === "int" || kind === "bool") return wire === WireType.Varint;
  return wire === WireType.LengthDelimited;
}
function readValue(reader, kind, depth) {
  if (kind === "text") return reader.string();
  if (kind === "bool") return reader.bool();
  if (kind === "int") return number64(reader.int64());
  if (kind === "double") return finite(reader.double());
  if (kind === "fixed64") return String(reader.fixed64());
  if (kind === "hex" || kind === "bytes") return hexOf(reader.bytes());
  const length = reader.uint32();
  return readShape(reader, { end: reader.pos + length, shape: kind.message, depth: depth + 1 });
}
function number64(value) {
  const number = Number(value);
  return Number.isSafeInteger(number) ? number : String(value);
}
function finite(value) {
  return Number.isFinite(value) ? value : String(value);
}
function hexOf(bytes) {
  let text = "";
  for (const byte of bytes) text += byte.toString(16).padStart(2, "0");
  return text;
}

// src/core/formats/otlp/span-stores.ts
function spanOfStore(row) {
  const code = first(row, "status_code", "statusCode");
  const kind = textOf(first(row, "span_kind", "spanKind", "span_type", "spanType"));
  if (code === void 0 && kind === void 0 && !hasColumns(row)) return row;
  const columns = Object.entries(row).filter(([name]) => isColumn(name));
  const attributes2 = {
    ...isObject(row["attributes"]) ? row["attributes"] : {},
    ...Object.fromEntries(columns.flatMap(([name, value]) => columnOf("attributes.", name, value)))
  };
  if (kind !== void 0 && isKind(kind)) attributes2["openinference.span.kind"] ??= kind.toUpperCase();
  const context = Object.fromEntries(columns.flatMap(([name, value]) => columnOf("context.", name, value)));
  return {
    ...row,
    ...Object.keys(context).length === 0 ? {} : { context },
    attributes: attributes2,
    ...code === void 0 ? {} : { status: { code, message: first(row, "status_message", "statusMessage") ?? null } },
    // A cell of a table holds the text of a list.
    events: unwrapped(row["events"]) ?? []
  };
}
function hasColumns(row) {
  for (const name in row) if (isColumn(name)) return true;
  return false;
}
function isColumn(name) {
  return name.startsWith("attributes.") || name.startsWith("context.");
}
function columnOf(prefix, name, value) {
  return name.startsWith(prefix) && value !== null && value !== "" ? [[name.slice(prefix.length), value]] : [];
}
function isKind(kind) {
  return /^(?:llm|tool|agent|chain|retriever|embedding|reranker|guardrail|evaluator)$/i.test(kind);
}
function isJaegerTrace(value) {
  const [span2] = objectsOf(at(value, "spans"));
  return isObject(value) && span2 !== void 0 && "operationName" in span2 && "traceID" in span2 && Array.isArray(span2["tags"]);
}
function spansOfJaeger(trace) {
  return objectsOf(trace["spans"]).map((span2) => {
    const process2 = at(trace, "processes", asText(span2["processID"])) ?? span2["process"];
    const tags = tagsOf(span2["tags"]);
    const parent = objectsOf(span2["references"]).find(({ refType }) => refType === "CHILD_OF");
    const start = typeof span2["startTime"] === "number" ? span2["startTime"] : void 0;
    const duration = typeof span2["duration"] === "number" ? span2["duration"] : 0;
    const status2 = textOf(tags["otel.status_code"]) ?? (tags["error"] === true ? "ERROR" : "UNSET");
    return {
      span: {
        traceId: span2["traceID"] ?? null,
        spanId: span2["spanID"] ?? null,
        parentSpanId: parent?.["spanID"] ?? span2["parentSpanID"] ?? null,
        name: span2["operationName"] ?? null,
        // Microseconds.
        start_time: start ?? null,
        end_time: start === void 0 ? null : start + duration,
        attributes: tags,
        events: objectsOf(span2["logs"]).map(eventOfLog),
        status: { code: status2, message: tags["otel.status_description"] ?? null }
      },
      resource: { "service.name": at(process2, "serviceName") ?? null, ...tagsOf(at(process2, "tags")) }
    };
  });
}
function eventOfLog(log) {
  const { event = "log", ...attributes2 } = tagsOf(log["fields"]);
  return { name: event, attributes: attributes2, timestamp: log["timestamp"] ?? null };
}
function tagsOf(value) {
  const tags = listOf(value).filter(isObject);
  return Object.fromEntries(tags.map((tag) => [asText(tag["key"]), tag["value"] ?? null]));
}

// src/core/release.ts
var releaseLabels = { prompt: "replaykit.prompt", tools: "replaykit.tools" };

// src/core/formats/otlp/agent-runs.ts
function runsIn2(nodes) {
  const byId = new Map(nodes.map((node) => [node.id, node]));
  const tops = topAgents(nodes, byId);
  if (tops.size < 2 || lackTheSameRoot(tops, byId)) return [[...nodes]];
  const runs = new Map([...tops].map((top) => [top, []]));
  const around = [];
  for (const node of nodes) {
    const top = nearest(node, byId, (one) => tops.has(one));
    const run = top && runs.get(top);
    if (run) run.push(node);
    else around.push(node);
  }
  const [first2, ...others] = [...runs.values()];
  const alone = around.some(({ kind }) => kind === "model" || kind === "tool");
  if (alone) return [around, ...first2 ? [first2] : [], ...others];
  return first2 ? [[...around.map(asBeside), ...first2], ...others] : [];
}
function lackTheSameRoot(tops, byId) {
  const parents = new Set([...tops].map(({ parent: parent2 }) => parent2));
  const [parent] = parents;
  return parents.size === 1 && parent !== void 0 && !byId.has(parent);
}
function asBeside(node) {
  return { ...node, kind: "other", around: true };
}
function topAgents(nodes, byId) {
  const agents = nodes.filter(({ kind }) => kind === "agent");
  const tops = agents.filter((agent) => nearest(above(agent, byId), byId, isAgent) === void 0);
  return new Set(tops.flatMap((top) => top.workflow ? conversationsIn(top, agents, byId) : [top]));
}
function conversationsIn(workflow, agents, byId) {
  const inside = agents.filter(
    (agent) => !agent.workflow && nearest(above(agent, byId), byId, (one) => isAgent(one) && !one.workflow) === void 0
  );
  const own = inside.filter((agent) => nearest(agent, byId, (one) => one === workflow) !== void 0);
  const sessions = new Set(own.map(({ session }) => session));
  return own.length > 1 && sessions.size === own.length && !sessions.has(void 0) ? own : [workflow];
}
function isAgent({ kind }) {
  return kind === "agent";
}
function above({ parent }, byId) {
  return parent === void 0 ? void 0 : byId.get(parent);
}
var maxDepth6 = 500;
function nearest(from, byId, meant) {
  let here = from;
  for (let depth = 0; here !== void 0 && depth < maxDepth6; depth += 1) {
    if (meant(here)) return here;
    here = above(here, byId);
  }
  return void 0;
}

// src/core/formats/otlp/flat-messages.ts
var maxIndex = 1e4;
var maxParts = 16;
var FlatMessages = class {
  known = /* @__PURE__ */ new Map();
  read(attributes2, prefix, role) {
    const given = membersUnder(attributes2, prefix);
    if (!given) return [];
    const before = this.known.get(prefix) ?? /* @__PURE__ */ new Map();
    this.known.set(prefix, before);
    const messages = [];
    for (const index of inOrder3([...given.keys()])) {
      const members2 = given.get(index) ?? { paths: [], values: [] };
      const known4 = before.get(index);
      const entry = known4 && isSame(known4, members2) ? known4 : { ...members2, messages: messagesOf3(members2, role) };
      if (entry !== known4) before.set(index, entry);
      messages.push(...entry.messages);
    }
    return messages;
  }
};
function isSame(a, b) {
  if (a.values.length !== b.values.length) return false;
  for (let at2 = 0; at2 < a.values.length; at2 += 1) {
    if (a.values[at2] !== b.values[at2] || a.paths[at2] !== b.paths[at2]) return false;
  }
  return true;
}
function inOrder3(indices) {
  const sorted = indices.every((index, place) => place === 0 || index > (indices[place - 1] ?? 0));
  return sorted ? indices : indices.toSorted((a, b) => a - b);
}
function membersUnder(attributes2, prefix) {
  let found;
  const places = placesUnder(prefix);
  for (const key in attributes2) {
    const place = placeOf2(places, key, prefix);
    if (!place) continue;
    found ??= /* @__PURE__ */ new Map();
    let members2 = found.get(place.index);
    if (!members2) {
      members2 = { paths: [], values: [] };
      found.set(place.index, members2);
    }
    members2.paths.push(place.path);
    members2.values.push(attributes2[key] ?? null);
  }
  return found;
}
var maxKnown2 = 5e3;
var longestKnown2 = 200;
var known3 = /* @__PURE__ */ new Map();
function placesUnder(prefix) {
  const places = known3.get(prefix) ?? /* @__PURE__ */ new Map();
  known3.set(prefix, places);
  return places;
}
function placeOf2(places, key, prefix) {
  const place = places.get(key);
  if (place !== void 0 || places.has(key)) return place;
  const fresh = placeIn(key, prefix);
  if (places.size < maxKnown2 && key.length <= longestKnown2) places.set(key, fresh);
  return fresh;
}
function placeIn(key, prefix) {
  if (!key.startsWith(prefix) || key.charAt(prefix.length) !== ".") return void 0;
  const [index = "", ...path] = key.slice(prefix.length + 1).split(".");
  if (!/^\d+$/.test(index) || path.length >= maxParts || [index, ...path].some(isUnsafe)) return void 0;
  return { index: Number(index), path };
}
function isUnsafe(part) {
  return part === "__proto__" || part === "constructor" || part === "prototype" || Number(part) > maxIndex;
}
function messagesOf3({ paths, values: values3 }, role) {
  let message = {};
  for (const [at2, path] of paths.entries()) {
    const value = values3[at2] ?? null;
    if (path.length > 0) put2(message, path, value);
    else if (isObject(value)) message = { ...value, ...message };
  }
  return readMessages(chatMessage(message), role);
}
function put2(tree, path, value) {
  let here = tree;
  const last = path.length - 1;
  for (let at2 = 0; at2 < last; at2 += 1) {
    const part = path[at2] ?? "";
    const next = here[part];
    const child = isObject(next) ? next : {};
    if (child !== next) here[part] = child;
    here = child;
  }
  const name = path[last] ?? "";
  if (!isObject(here[name])) here[name] = value;
}
function listedIn(tree) {
  if (!isObject(tree)) return [];
  const listed = [];
  for (const name in tree) {
    const member = tree[name];
    if (isObject(member) && /^\d+$/.test(name)) listed.push(member);
  }
  return listed;
}
function chatMessage(entry) {
  const message = isObject(entry["message"]) ? entry["message"] : entry;
  if (message["tool_calls"] === void 0 && message["contents"] === void 0) return message;
  const { tool_calls: calls2, contents, ...rest } = message;
  const parts = listedIn(contents).map((part) => isObject(part["message_content"]) ? part["message_content"] : part);
  const asked = listedIn(calls2).map((call) => isObject(call["tool_call"]) ? call["tool_call"] : call);
  return {
    ...rest,
    ...parts.length > 0 && rest["content"] === void 0 ? { content: parts } : {},
    ...asked.length > 0 ? { tool_calls: asked } : {}
  };
}

// src/core/formats/otlp/known-messages.ts
function knownMessages() {
  return { texts: new MessageTexts(), flat: new FlatMessages() };
}

// src/core/formats/otlp/mcp-calls.ts
var most2 = 50;
function joinMcpCalls(nodes) {
  if (!nodes.some(isMcp)) return nodes;
  const byId = new Map(nodes.map((node) => [node.id, node]));
  const joined4 = /* @__PURE__ */ new Map();
  for (const node of nodes) {
    const outer = isMcp(node) ? outerCall(node, byId) : void 0;
    if (!outer) continue;
    const whole2 = joined4.get(outer) ?? outer;
    joined4.set(node, { ...node, kind: "other" });
    joined4.set(outer, {
      ...whole2,
      call: whole2.call && { ...whole2.call, args: whole2.call.args ?? node.call?.args },
      result: whole2.result ?? node.result,
      error: whole2.error ?? node.error
    });
  }
  return nodes.map((node) => joined4.get(node) ?? node);
}
function isMcp({ kind, rest }) {
  return kind === "tool" && rest?.["mcp.method.name"] !== void 0;
}
function outerCall(node, byId) {
  let found;
  let here = node.parent === void 0 ? void 0 : byId.get(node.parent);
  for (let depth = 0; here && depth < most2; depth += 1) {
    if (here.kind === "tool" && here.call?.name === node.call?.name) found = here;
    here = here.parent === void 0 ? void 0 : byId.get(here.parent);
  }
  return found;
}

// src/core/formats/otlp/run-source.ts
var mostResources = 8;
var mostNames = 50;
function sourceOf3(spans, nodes) {
  const resources = resourcesOf(spans);
  const names2 = /* @__PURE__ */ new Set();
  const scopes = /* @__PURE__ */ new Set();
  for (const { scope: scope2 } of spans) if (scope2 !== void 0) scopes.add(scope2);
  for (const { kind, name } of nodes) if (kind === "model" || kind === "tool") names2.add(name);
  return {
    ...resources.length === 0 ? {} : { resource: resources.length === 1 ? resources[0] ?? null : resources },
    ...scopes.size === 0 ? {} : { scopes: [...scopes].slice(0, mostNames) },
    ...names2.size === 0 ? {} : { span_names: [...names2].slice(0, mostNames) }
  };
}
function resourcesOf(spans) {
  const seen2 = /* @__PURE__ */ new Set();
  const found = [];
  for (const { resource: resource2 } of spans) {
    if (seen2.has(resource2) || found.length === mostResources) continue;
    seen2.add(resource2);
    let filled = false;
    for (const _ in resource2) filled = true;
    if (filled && !found.some((known4) => areSame(known4, resource2))) found.push(resource2);
  }
  return found.map((resource2) => ({ ...resource2 }));
}
function areSame(a, b) {
  for (const key in a) if (!isSame2(a[key], b[key])) return false;
  for (const key in b) if (!(key in a)) return false;
  return true;
}
function isSame2(a, b) {
  if (a === b) return true;
  const deep = Array.isArray(a) && Array.isArray(b) || isObject(a) && isObject(b);
  return deep && JSON.stringify(a) === JSON.stringify(b);
}

// src/core/formats/otlp/read-otlp-spans.ts
function readOtlpSpans(spans, traceId) {
  const own = rebuildNative(spans);
  if (own) return [own];
  const byId = withoutRepeats(spans);
  const known4 = knownMessages();
  const nodes = joinMcpCalls(joinMoments([...byId].map(([, span2], index) => nodeOfSpan(span2, index, known4))));
  const runs = runsIn2(nodes);
  return runs.map((run) => {
    const read = readRun5(run, { traceId, several: runs.length > 1, byId });
    return { ...read, trace: rated(read.trace) };
  });
}
function withoutRepeats(spans) {
  const byId = /* @__PURE__ */ new Map();
  for (const [index, span2] of spans.entries()) {
    const id = span2.spanId || `span-${index}`;
    const before = byId.get(id);
    if (before === void 0 || !(before.ofLogs || span2.ofLogs)) byId.set(id, span2);
    else if (span2.ofLogs) before.events.push(...span2.events);
    else {
      span2.events.push(...before.events);
      byId.set(id, span2);
    }
  }
  return byId;
}
function readRun5(nodes, { traceId, several, byId }) {
  const spans = nodes.flatMap(({ id }) => byId.get(id) ?? []);
  const own = spans.some(({ attributes: attributes2 }) => attributes2[ownAttributes.run] !== void 0) && rebuildNative(spans);
  if (own) return own;
  const names2 = [...new Set(nodes.flatMap(({ dialect }) => dialect ?? []))];
  const resource2 = spans[0]?.resource ?? {};
  const { "service.name": service, "service.version": version, "vcs.ref.head.revision": commit } = resource2;
  const root = nodes.find(({ kind, around }) => kind === "agent" && !around);
  const read = traceFromSpans(several ? withoutOuterParent(nodes) : nodes, {
    run_id: several && root ? `${traceId}/${root.id}` : traceId,
    format: "otlp",
    source: { dialects: names2, trace_id: traceId, ...sourceOf3(spans, nodes) },
    notes: [
      ...names2.length === 0 ? ["no span follows a convention for models or tools that is known here"] : [],
      ...several ? ["the trace holds several runs: each agent with no agent above it is one"] : []
    ]
  });
  const named2 = typeof service === "string" && !service.startsWith("unknown_service") ? { name: service } : void 0;
  const agent = read.trace.agent ?? named2;
  const labels = labelsOf(resource2);
  const trace = labels === void 0 ? read.trace : { ...read.trace, labels: { ...labels, ...read.trace.labels } };
  if (!agent) return { ...read, trace };
  const told7 = {
    ...typeof version === "string" ? { version } : {},
    ...typeof commit === "string" ? { commit } : {}
  };
  return { ...read, trace: { ...trace, agent: { ...agent, ...told7 } } };
}
function labelsOf(resource2) {
  const said3 = Object.values(releaseLabels).flatMap((name) => {
    const text = resource2[name];
    return typeof text === "string" ? [[name, text]] : [];
  });
  return said3.length === 0 ? void 0 : Object.fromEntries(said3);
}
function withoutOuterParent(nodes) {
  const inside = new Set(nodes.flatMap(({ id, around }) => around ? [] : [id]));
  return nodes.map((node) => {
    const outer = node.around || node.parent !== void 0 && !inside.has(node.parent);
    return outer && (node.kind === "agent" || node.around) ? { ...node, parent: void 0 } : node;
  });
}
function byTrace(spans) {
  const traces = /* @__PURE__ */ new Map();
  for (const span2 of spans) {
    const same = traces.get(span2.traceId);
    if (same) same.push(span2);
    else traces.set(span2.traceId, [span2]);
  }
  return traces;
}

// src/core/formats/otlp/single-requests.ts
function isSingleRequest(spans) {
  const [only, second] = spans;
  return only !== void 0 && second === void 0 && only.parentId === void 0 && cloudflareGateway.speaks(only);
}
function readSingleRequests(spans) {
  const known4 = knownMessages();
  const requests2 = spans.map((span2, index) => {
    const node = nodeOfSpan(span2, index, known4);
    const { input, output, error } = node;
    return { span: span2, node, request: {}, asked: true, input, output, answer: { id: void 0, error }, retries: 0 };
  });
  const inOrder4 = requests2.toSorted((a, b) => (a.node.start ?? 0) - (b.node.start ?? 0));
  return runsOf2(inOrder4).map(
    (run) => readRun6(
      run.map(({ node }) => node),
      run.map(({ span: span2 }) => span2)
    )
  );
}
function readRun6(nodes, spans) {
  const ids = spans.map(({ traceId }) => traceId);
  const read = traceFromSpans(nodes, {
    run_id: ids[0] ?? "otlp",
    format: "otlp",
    source: {
      dialects: [cloudflareGateway.name],
      ...ids.length === 1 ? { trace_id: ids[0] ?? null } : { trace_ids: ids },
      ...sourceOf3(spans, nodes)
    },
    notes: nodes.length === 1 ? [] : [`${nodes.length} requests go on from one another and are read as one run`]
  });
  const failed = nodes.at(-1)?.error !== void 0;
  const ended = read.trace.events.some(({ type }) => type === "final_output");
  return { ...read, trace: { ...read.trace, status: failed ? "error" : ended ? "success" : "unknown" } };
}

// src/core/formats/otlp.ts
var otlp = {
  name: "otlp",
  title: "OpenTelemetry as JSON, JSON lines or protobuf: GenAI conventions (attributes, span events, log records), OpenInference, OpenLLMetry, AI SDK, Langfuse, MLflow, Genkit, LiveKit, Logfire, Cloudflare AI Gateway; spans without the envelope; exports of Phoenix, MLflow and Jaeger",
  carries: "calls, results, errors, times, tokens; content where the instrumentation captures it",
  detect: (input) => {
    const documents = documentsOf(input);
    if (documents.some(isEnvelope)) return 1;
    if (documents.some(hasLooseSpans)) return 0.9;
    return input.bytes && isOtlpProtobuf(input.bytes) ? 0.9 : 0;
  },
  itemKind: (item) => isEnvelope(item) || hasLooseSpans(item) ? "part" : void 0,
  read: (input, { platform }) => {
    const traces = [...byTrace(spansOf(input))];
    const single = traces.flatMap(([, spans]) => isSingleRequest(spans) ? spans : []);
    const others = traces.filter(([, spans]) => !isSingleRequest(spans));
    const read = others.flatMap(
      ([traceId, of]) => readOtlpSpans(
        of,
        traceId || inputId("otlp", { json: of.map(({ spanId, name }) => [spanId, name]) }, platform.hash)
      )
    );
    return single.length === 0 ? read : [...read, ...readSingleRequests(single)];
  }
};
function spansOf(input) {
  if (input.bytes && input.json === void 0 && !input.lines)
    return decodeOtlpJson(decodeOtlpProtobuf(input.bytes, input.name));
  const enveloped2 = documentsOf(input).filter(isEnvelope).flatMap(decodeOtlpJson);
  return enveloped2.length > 0 ? enveloped2 : looseSpans(input);
}
function documentsOf({ json, lines }) {
  if (lines) return lines;
  if (Array.isArray(json)) return json;
  const inner = first(json, "trace", "data");
  if (isObject(inner) && isEnvelope(inner)) return [inner];
  if (Array.isArray(inner) && inner.some(isEnvelope)) return inner;
  return json === void 0 ? [] : [json];
}
function isEnvelope(value) {
  if (!isObject(value)) return false;
  const { resourceSpans: resourceSpans2, resource_spans, resourceLogs: resourceLogs2, resource_logs, batches } = value;
  const listed = resourceSpans2 ?? resource_spans ?? resourceLogs2 ?? resource_logs ?? batches;
  return listed !== void 0 && [resourceSpans2, resource_spans, resourceLogs2, resource_logs, batches].some(Array.isArray);
}
function looseSpans(input) {
  return documentsOf(input).flatMap(looseSpansIn);
}
function looseSpansIn(document) {
  return holdersIn(document).flatMap((value) => {
    if (isJaegerTrace(value)) return spansOfJaeger(value).map(({ span: span2, resource: resource2 }) => readSpan(span2, resource2));
    return spanRowsIn(value).map(spanOfStore).filter(isLooseSpan).map((span2) => readSpan(span2));
  });
}
function hasLooseSpans(document) {
  return holdersIn(document).some(
    (value) => isJaegerTrace(value) ? spansOfJaeger(value).length > 0 : spanRowsIn(value).some((row) => mayBeSpan(row) && (isLooseSpan(row) || isLooseSpan(spanOfStore(row))))
  );
}
function mayBeSpan(row) {
  if (typeof row["name"] !== "string") return false;
  return "context" in row || "spanContext" in row || "trace_id" in row || "traceId" in row || "context.trace_id" in row || "context.traceId" in row;
}
function holdersIn(document) {
  if (!isObject(document)) return [];
  const { data, traces } = document;
  if (data === void 0 && traces === void 0) return [document];
  return [document, ...listOf(traces), ...Array.isArray(data) ? data : [data ?? null]];
}
function spanRowsIn(value) {
  if (!isObject(value)) return [];
  const spans = listOf(value["spans"]);
  return spans.length > 0 ? objectsOf(spans) : [value];
}
function isLooseSpan(value) {
  const context = first(value, "context", "spanContext") ?? value;
  const ids = first(context, "trace_id", "traceId") !== void 0 && first(context, "span_id", "spanId") !== void 0;
  return ids && typeof at(value, "name") === "string" && isObject(at(value, "attributes"));
}

// src/core/formats/opencode.ts
var openCode = {
  name: "opencode",
  title: "OpenCode: `opencode export`, and the events of `opencode run --format json`",
  carries: "messages, calls, results with errors, times, tokens, errors of the run; no prompt in streams",
  surest: 0.95,
  detect: (input) => sessionOf2(input) ? 0.95 : 0,
  read: (input, { platform }) => {
    const session = sessionOf2(input);
    return session ? [readSession5(session, () => inputId("opencode", input, platform.hash))] : [];
  }
};
function sessionOf2({ json, lines }) {
  const messages = objectsOf(first(json, "messages"));
  if (isObject(json) && messages.length > 0 && messages.every(isExported)) {
    return { info: objectOf(json["info"]), messages };
  }
  const events = lines ?? (Array.isArray(json) ? json : []);
  return events.length > 0 && events.every(isEvent4) ? sessionOfEvents(events) : void 0;
}
function isExported({ info, parts }) {
  return isObject(info) && typeof info["role"] === "string" && "sessionID" in info && Array.isArray(parts);
}
function isEvent4(value) {
  return isObject(value) && "sessionID" in value && "timestamp" in value && (isObject(value["part"]) || "error" in value);
}
function sessionOfEvents(events) {
  const parts = events.flatMap(({ part, timestamp = null }) => isObject(part) ? [{ timestamp, ...part }] : []);
  const failure = events.findLast(({ type }) => type === "error");
  const info = present({
    role: "assistant",
    error: failure?.["error"],
    time: { created: events[0]?.["timestamp"] ?? null, completed: events.at(-1)?.["timestamp"] ?? null }
  });
  return { info: { id: events[0]?.["sessionID"] ?? null }, messages: [{ info, parts }] };
}
function readSession5({ info, messages }, hashed) {
  const turns = messages.flatMap(turnsOf5);
  const events = eventsOfTurns(turns);
  const failures = messages.map((message) => failureOf5(objectOf(message["info"])));
  const failed = failures.at(-1) !== void 0;
  events.push(...failures.filter((failure) => failure !== void 0));
  const final = failed ? void 0 : finalText(turns.map(({ message }) => message));
  if (final !== void 0) events.push({ type: "final_output", content: final });
  const last = turns.findLast(({ message }) => message.role === "assistant");
  const stopped = last?.message.finish === "stop" ? "success" : "unknown";
  const answered = objectOf(messages.findLast((message) => at(message, "info", "modelID"))?.["info"]);
  const model = textOf(answered["modelID"]);
  const parent = textOf(info["parentID"]);
  return makeTrace({
    run_id: textOf(info["id"]) ?? hashed(),
    format: "opencode",
    agent: present({ name: "opencode", version: textOf(info["version"]) }),
    ...parent === void 0 ? {} : { parent_run_id: parent },
    ...model === void 0 ? {} : { model: present({ name: model, provider: textOf(answered["providerID"]) }) },
    status: failed ? "error" : stopped,
    events
  });
}
function failureOf5(info) {
  const { error } = info;
  if (error === void 0 || error === null) return void 0;
  const name = textOf(at(error, "name")) ?? "";
  const message = textOf(at(error, "data", "message")) ?? textOf(at(error, "message")) ?? (name || asText(error));
  const kind = name === "MessageAbortedError" ? "cancelled" : kindOfError(message, "model");
  return present({ type: "error", kind, error: message, at: isoOf(at(info, "time", "completed")) });
}
function turnsOf5({ info: told7, parts: given }) {
  const info = objectOf(told7);
  const parts = objectsOf(given);
  const role = asText(info["role"]);
  const begun = isoOf(at(info, "time", "created"));
  if (role !== "assistant") return [{ message: messageOf5(parts, role), at: begun }];
  return stepsOf3(parts).flatMap((step, index) => {
    const finish2 = step.find(({ type }) => type === "step-finish");
    const started = step.find(({ type }) => type === "step-start");
    const message = { ...messageOf5(step, role), finish: textOf(finish2?.["reason"]) };
    const when = isoOf(at(started, "timestamp")) ?? timeOf(step) ?? (index === 0 ? begun : void 0);
    const usage = usageOf(countsOf(objectOf(first(finish2, "tokens"))));
    return [
      { message, at: when, model: textOf(info["modelID"]), usage },
      ...step.flatMap((part) => resultsOf(part))
    ];
  });
}
function countsOf({ input = null, output = null, reasoning = null, cache = null }) {
  return {
    input,
    output,
    reasoning_tokens: reasoning,
    cache_read_tokens: at(cache, "read") ?? null,
    cache_write_tokens: at(cache, "write") ?? null
  };
}
function stepsOf3(parts) {
  const steps = [];
  for (const part of parts) {
    const step = steps.at(-1);
    if (step === void 0 || part["type"] === "step-start") steps.push([part]);
    else step.push(part);
  }
  return steps.filter((step) => step.some(({ type }) => type !== "step-start"));
}
function timeOf(step) {
  const timed = step.map((part) => isoOf(at(part, "time", "start") ?? at(part, "state", "time", "start")));
  return timed.find((time) => time !== void 0);
}
var silent2 = /* @__PURE__ */ new Set(["step-start", "step-finish", "snapshot"]);
function messageOf5(parts, role) {
  const message = emptyMessage(role);
  for (const part of parts) {
    const type = asText(part["type"]);
    if (type === "text") message.text += asText(part["text"]);
    else if (type === "tool") message.calls.push({ ...toolOf8(part), args: at(part, "state", "input") ?? {} });
    else if (!silent2.has(type)) message.extras.push(part);
  }
  return message;
}
function toolOf8(part) {
  return { id: textOf(part["callID"]), name: asText(part["tool"]) };
}
function resultsOf(part) {
  const state = objectOf(part["state"]);
  const { status: status2, output = null } = state;
  if (part["type"] !== "tool" || status2 !== "completed" && status2 !== "error") return [];
  const message = textOf(state["error"]) ?? "failed";
  const error = status2 === "error" ? { kind: kindOfError(message, "tool"), message } : void 0;
  const result = { ...toolOf8(part), output, error };
  const when = isoOf(at(state, "time", "end") ?? part["timestamp"]);
  return [{ message: { ...emptyMessage("tool"), results: [result] }, at: when }];
}

// src/core/formats/pi.ts
var pi = {
  name: "pi",
  title: "Pi sessions (JSONL)",
  carries: "messages, calls, results with an error flag, times, tokens, failures of the model",
  settings: { configuration: "`replaykit record` keeps the requests whole" },
  surest: 0.96,
  detect: (input) => isSession2(entriesOf2(input)) ? 0.96 : 0,
  read: (input, { platform }) => {
    const entries = entriesOf2(input);
    return isSession2(entries) ? [readSession6(entries, () => inputId("pi", input, platform.hash))] : [];
  }
};
function entriesOf2({ json, lines }) {
  return objectsOf(lines ?? json);
}
function isSession2([header, ...entries]) {
  if (header?.["type"] !== "session" || typeof header["id"] !== "string" || !("cwd" in header)) return false;
  return entries.some(({ type, message }) => type === "message" && typeof at(message, "role") === "string");
}
function readSession6([header = {}, ...all], hashed) {
  const { path, left } = currentBranch(all);
  const turns = path.map((entry) => ({ entry, turn: turnOf4(entry) }));
  const messages = turns.flatMap(({ turn }) => turn?.message ?? []);
  const events = turns.flatMap(({ entry, turn }, index) => eventsOf7(entry, turn, `message-${index}`));
  const last = messageOf6(path.findLast((entry) => messageOf6(entry)["role"] === "assistant") ?? {});
  const failure = failureOf6(last);
  if (failure) events.push({ type: "error", kind: failure.kind, error: failure.message });
  const final = failure ? void 0 : finalText(messages);
  if (final !== void 0) events.push({ type: "final_output", content: final });
  const { id, type: _, timestamp: __, ...source } = header;
  return makeTrace({
    run_id: textOf(id) ?? hashed(),
    format: "pi",
    source,
    agent: { name: "pi" },
    ...modelOf9(last),
    status: statusOf9(last, final),
    events,
    notes: [
      ...left === 0 ? [] : [`${left} entries of branches that were left are no part of the run`],
      ...notesOnUnrun(path)
    ]
  });
}
function currentBranch(entries) {
  const byId = new Map(entries.flatMap((entry) => typeof entry["id"] === "string" ? [[entry["id"], entry]] : []));
  const newest = entries.at(-1);
  if (newest === void 0 || !entries.some((entry) => typeof entry["parentId"] === "string")) {
    return { path: entries, left: 0 };
  }
  const path = [];
  for (let here = newest; here; here = byId.get(asText(here["parentId"]))) {
    byId.delete(asText(here["id"]));
    path.push(here);
  }
  return { path: path.reverse(), left: entries.length - path.length };
}
function messageOf6(entry) {
  return entry["type"] === "message" ? objectOf(entry["message"]) : {};
}
function turnOf4(entry) {
  const when = isoOf(entry["timestamp"]);
  if (entry["type"] === "custom_message") return { message: said("user", entry["content"]), at: when };
  const message = messageOf6(entry);
  if (message["role"] === "user") return { message: said("user", message["content"]), at: when };
  if (message["role"] === "toolResult") {
    return { message: { ...emptyMessage("tool"), results: [resultOf7(message)] }, at: when };
  }
  if (message["role"] !== "assistant") return void 0;
  const failure = failureOf6(message);
  return {
    message: { ...answerOf7(message, failure), finish: textOf(message["stopReason"]) },
    at: when,
    model: textOf(message["model"]),
    usage: usageOf(message["usage"]),
    error: failure
  };
}
function answerOf7({ content }, failure) {
  const answer = said("assistant", content);
  if (!failure) return answer;
  const asked = objectsOf(content).filter(({ type }) => type === "toolCall");
  return { ...answer, calls: [], extras: [...answer.extras, ...asked] };
}
function said(role, content) {
  const message = emptyMessage(role);
  if (typeof content === "string") return { ...message, text: content };
  for (const part of listOf(content)) {
    const type = at(part, "type");
    if (!isObject(part)) continue;
    if (type === "text") message.text += asText(part["text"]);
    else if (type === "toolCall") {
      const { id, name, arguments: given } = part;
      message.calls.push({ id: textOf(id), name: textOf(name) ?? "unknown", args: argumentsOf(given) });
    } else message.extras.push(part);
  }
  return message;
}
function notesOnUnrun(path) {
  const failed = path.map(messageOf6).filter((message) => failureOf6(message) !== void 0);
  const asked = failed.flatMap(({ content }) => objectsOf(content).filter(({ type }) => type === "toolCall"));
  return asked.length === 0 ? [] : [`${asked.length} calls of answers that failed or were stopped were never run`];
}
function resultOf7(message) {
  const output = plainOutput(message["content"] ?? null);
  const failed = message["isError"] === true;
  const error = failed ? { kind: "tool", message: asText(output).slice(0, 2e3) } : void 0;
  return { id: textOf(message["toolCallId"]), name: textOf(message["toolName"]), output, error };
}
function eventsOf7(entry, turn, group) {
  const { type, timestamp, id: _, parentId: __, ...data } = entry;
  const when = isoOf(timestamp);
  if (!turn)
    return [present({ type: "other", name: textOf(messageOf6(entry)["role"]) ?? asText(type), data, at: when })];
  const { details, toolCallId = null } = messageOf6(entry);
  const shown = isObject(details) && Object.keys(details).length > 0;
  return [
    ...eventsOfTurn(turn, group),
    ...shown ? [present({ type: "other", name: "details", data: { toolCallId, details }, at: when })] : []
  ];
}
function failureOf6({ stopReason, errorMessage }) {
  if (stopReason !== "error" && stopReason !== "aborted") return void 0;
  const message = textOf(errorMessage) ?? asText(stopReason);
  return { kind: stopReason === "aborted" ? "cancelled" : kindOfError(message, "model"), message };
}
function modelOf9({ model, provider }) {
  const name = textOf(model);
  return name === void 0 ? {} : { model: present({ name, provider: textOf(provider) }) };
}
function statusOf9(last, final) {
  if (failureOf6(last)) return "error";
  return final !== void 0 && last["stopReason"] === "stop" ? "success" : "unknown";
}

// src/core/formats/promptfoo.ts
var promptfoo = {
  name: "promptfoo",
  title: "promptfoo results (.json, .jsonl)",
  carries: "prompts, answers, calls that were asked for, tokens, cost, verdicts as feedback; no results of tools",
  surest: 0.95,
  detect: (input) => resultsIn(input).length > 0 ? 0.95 : 0,
  itemKind: (item) => isResult(item) || resultsIn({ name: "", json: item }).length > 0 ? "run" : void 0,
  read: (input, { platform }) => {
    const evalId = textOf(first(input.json, "evalId"));
    return resultsIn(input).map(
      (result) => readResult(result, evalId, inputId("promptfoo", { json: result }, platform.hash))
    );
  }
};
function resultsIn({ json, lines }) {
  const listed = at(json, "results", "results") ?? at(json, "results") ?? json;
  const values3 = lines ?? (Array.isArray(listed) ? listed : listed === void 0 ? [] : [listed]);
  return values3.length > 0 && values3.every(isResult) ? objectsOf(values3) : [];
}
function isResult(value) {
  return isObject(value) && typeof value["success"] === "boolean" && "provider" in value && ("latencyMs" in value || "gradingResult" in value) && typeof at(value, "prompt", "raw") === "string";
}
var failedByError = 2;
function readResult(result, evalId, hashed) {
  const { response = null, provider = null } = result;
  const id = textOf(result["id"]);
  const turns = [...promptOf(result).map((message) => ({ message })), ...answerOf8(result)];
  const events = eventsOfTurns(turns);
  const failure = textOf(at(response, "error")) ?? (result["failureReason"] === failedByError ? said2(result) : void 0);
  if (failure !== void 0) events.push({ type: "error", kind: kindOfError(failure, "model"), error: failure });
  const final = failure === void 0 ? finalText(turns.map(({ message }) => message)) : void 0;
  if (final !== void 0) events.push({ type: "final_output", content: final });
  events.push(...besidesOf2(result));
  const agent = textOf(first(provider, "label", "id")) ?? textOf(provider);
  const feedback = feedbackOf3(result, failure !== void 0);
  return makeTrace({
    run_id: id ?? hashed,
    format: "promptfoo",
    ...evalId === void 0 ? {} : { session_id: evalId },
    ...agent === void 0 ? {} : { agent: { name: agent } },
    ...feedback === void 0 ? {} : { feedback },
    status: failure === void 0 ? "success" : "error",
    events
  });
}
function said2(result) {
  return textOf(result["error"]) ?? "failed";
}
function promptOf(result) {
  const raw = at(result, "prompt", "raw") ?? "";
  const value = unwrapped(raw);
  const listed = Array.isArray(value) && value.every((message) => typeof at(message, "role") === "string");
  return listed ? readMessages(value) : [{ ...emptyMessage("user"), text: asText(raw) }];
}
function answerOf8(result) {
  const { response = null } = result;
  const output = at(response, "output");
  if (output === void 0 || output === null) return [];
  const took = numberOf(result["latencyMs"]);
  return [
    {
      message: { ...messageOf7(output), finish: textOf(at(response, "finishReason")) },
      model: modelOf10(result),
      usage: tokensOf(first(response, "tokenUsage") ?? first(result, "tokenUsage")),
      cost: numberOf(first(response, "cost") ?? first(result, "cost")),
      duration_ms: at(response, "cached") === true ? void 0 : took
    }
  ];
}
function messageOf7(output) {
  if (typeof output === "string") return { ...emptyMessage("assistant"), text: output };
  const calls2 = objectsOf(Array.isArray(output) ? output : at(output, "tool_calls"));
  const asked = calls2.length > 0 && calls2.every((call) => isObject(call["function"]) || call["type"] === "tool_use");
  const [message] = asked ? readMessages(asMessage(output), "assistant") : [];
  return message ?? { ...emptyMessage("assistant"), text: asText(output) };
}
function asMessage(output) {
  if (!Array.isArray(output)) return isObject(output) ? { role: "assistant", content: "", ...output } : output;
  const blocks2 = objectsOf(output).some(({ type }) => type === "tool_use");
  return { role: "assistant", content: blocks2 ? output : "", ...blocks2 ? {} : { tool_calls: output } };
}
function modelOf10(result) {
  const id = textOf(at(result, "provider", "id")) ?? textOf(result["provider"]) ?? "";
  const named2 = /^[a-z][\w-]*:(?:(?:chat|completion|responses|messages|realtime):)?([^/:][^:]*)$/.exec(id)?.[1];
  return /^(?:file|https?|exec|python|package|webhook|ws):/.test(id) ? void 0 : named2;
}
function tokensOf(value) {
  if (!isObject(value) || value["prompt"] === void 0 && value["completion"] === void 0) return void 0;
  return usageOf({ prompt_tokens: value["prompt"] ?? 0, completion_tokens: value["completion"] ?? 0 });
}
function feedbackOf3(result, failed) {
  const graded = result["gradingResult"];
  if (!isObject(graded) || failed || graded["reason"] === "No assertions") return void 0;
  const named2 = Object.entries(isObject(graded["namedScores"]) ? graded["namedScores"] : {});
  const scores = named2.map(([name, score]) => present({ name, score: numberOf(score) }));
  const reason = textOf(graded["reason"]);
  return {
    rating: graded["pass"] === true ? "good" : "bad",
    ...reason === void 0 ? {} : { comment: reason },
    ...scores.length === 0 ? {} : { scores }
  };
}
var besides = [
  "provider",
  "vars",
  "gradingResult",
  "namedScores",
  "testCase",
  "metadata",
  "description",
  "promptId",
  "promptIdx",
  "testIdx"
];
function besidesOf2(result) {
  const { output: _, error: __, tokenUsage: ___, ...answer } = isObject(result["response"]) ? result["response"] : {};
  const kept4 = besides.flatMap((name) => {
    const value = result[name];
    return value === void 0 || value === null ? [] : [[name, value]];
  });
  const label = textOf(at(result, "prompt", "label") ?? at(result, "prompt", "display"));
  const data = Object.fromEntries([
    ...label === void 0 ? [] : [["prompt", label]],
    ...kept4,
    ...Object.keys(answer).length === 0 ? [] : [["response", answer]]
  ]);
  return Object.keys(data).length === 0 ? [] : [{ type: "other", name: "test", data }];
}

// src/core/formats/pydantic-ai.ts
var pydanticAi2 = {
  name: "pydantic-ai",
  title: "Pydantic AI message histories",
  carries: "messages, calls, results with errors, times, tokens; no status",
  surest: 0.95,
  detect: (input) => historiesOf(input).length > 0 ? 0.95 : 0,
  read: (input, { platform }) => historiesOf(input).map((messages) => readHistory(messages, () => contentId("pydantic", messages, platform.hash)))
};
function historiesOf({ json, lines }) {
  const values3 = lines ?? (Array.isArray(json) ? json : json === void 0 ? [] : [json]);
  if (areMessages2(values3)) return [objectsOf(values3)];
  const histories = values3.map(
    (value) => Array.isArray(value) ? value : listOf(first(value, "messages", "all_messages", "message_history"))
  );
  return histories.every(areMessages2) ? histories.map(objectsOf) : [];
}
function areMessages2(values3) {
  const known4 = values3.every((value) => {
    const parts = listOf(at(value, "parts"));
    const kind = at(value, "kind");
    return (kind === "request" || kind === "response") && parts.every((part) => textOf(at(part, "part_kind")));
  });
  return known4 && values3.length > 0;
}
function readHistory(messages, hashed) {
  let instructions;
  const turns = messages.flatMap((value) => {
    if (value["kind"] === "response") return [answerOf9(value)];
    const given = textOf(value["instructions"]);
    const fresh = given === instructions ? void 0 : given;
    instructions = given ?? instructions;
    const system = fresh === void 0 ? [] : [{ message: { ...emptyMessage("system"), text: fresh }, at: isoOf(value["timestamp"]) }];
    return [...system, ...objectsOf(value["parts"]).map((part) => askedOf(part, value))];
  });
  const events = eventsOfTurns(turns);
  const final = givenBack(turns) ?? finalText(turns.map(({ message }) => message));
  if (final !== void 0) events.push({ type: "final_output", content: final });
  const ids = new Set(messages.flatMap((value) => textOf(value["run_id"]) ?? []));
  const [id] = ids;
  const session = textOf(messages.at(-1)?.["conversation_id"]);
  return makeTrace({
    run_id: id !== void 0 && ids.size === 1 ? id : hashed(),
    format: "pydantic-ai",
    ...session === void 0 ? {} : { session_id: session },
    events
  });
}
function givenBack(turns) {
  const last = turns.findLast(({ message }) => message.role === "assistant")?.message;
  return last?.calls.find(({ name }) => /^final_result(?:_|$)/.test(name))?.args;
}
function answerOf9(value) {
  const message = { ...emptyMessage("assistant"), finish: textOf(value["finish_reason"]) };
  for (const part of objectsOf(value["parts"])) {
    const kind = asText(part["part_kind"]);
    const hosted = kind.startsWith("builtin-") ? { hosted: true } : {};
    if (kind === "text") message.text += asText(part["content"]);
    else if (kind.endsWith("tool-call"))
      message.calls.push({ ...toolOf9(part), args: argumentsOf(part["args"]), ...hosted });
    else if (kind.endsWith("tool-return")) message.results.push(resultOf8(part));
    else message.extras.push(part);
  }
  return {
    message,
    at: isoOf(value["timestamp"]),
    model: textOf(value["model_name"]),
    usage: usageOf(value["usage"])
  };
}
function askedOf(part, request) {
  const when = { at: isoOf(part["timestamp"] ?? request["timestamp"]) };
  const kind = asText(part["part_kind"]);
  const { content = null } = part;
  if (kind === "tool-return" || kind === "retry-prompt" && textOf(part["tool_name"]) !== void 0)
    return { message: { ...emptyMessage("tool"), results: [resultOf8(part)] }, ...when };
  const message = emptyMessage(kind === "system-prompt" ? "system" : "user");
  if (kind === "retry-prompt") return { message: { ...message, text: asText(content) }, ...when };
  const pieces = Array.isArray(content) ? content : [content];
  for (const piece of pieces) {
    if (isObject(piece)) message.extras.push(piece);
    else message.text += asText(piece);
  }
  return { message, ...when };
}
function toolOf9(part) {
  return { id: textOf(part["tool_call_id"]), name: asText(part["tool_name"]) };
}
function resultOf8(part) {
  const { content: output = null } = part;
  const failed = part["part_kind"] === "retry-prompt" || /^(?:failed|denied)$/.test(asText(part["outcome"]));
  const message = asText(output);
  return { ...toolOf9(part), output, error: failed ? { kind: kindOfError(message, "tool"), message } : void 0 };
}

// src/core/formats/mini-swe-agent.ts
var fence = /```(?:mswea_bash_command|bash)\s*\n([\s\S]*?)```/;
var done = /(?:COMPLETE_TASK_AND_SUBMIT_FINAL_OUTPUT|MINI_SWE_AGENT_FINAL_OUTPUT)/;
var returned = /^\s*<returncode>(-?\d+)<\/returncode>/;
function isMini(input) {
  if (asText(at(input.json, "trajectory_format")).startsWith("mini-swe-agent")) return true;
  return miniMessages(input).some((message) => message["role"] === "user" && returned.test(textIn(message["content"])));
}
function miniMessages({ json }) {
  return objectsOf(Array.isArray(json) ? json : at(json, "messages"));
}
function readMini(input) {
  const reader = new MiniReader();
  for (const message of miniMessages(input)) reader.add(message);
  const info = objectOf(at(input.json, "info"));
  const exit = textOf(first(info, "exit_status")) ?? reader.exit;
  const submission = textOf(first(info, "submission")) ?? reader.submission;
  return {
    events: reader.events,
    info: present({ ...info, exit_status: exit, submission })
  };
}
var MiniReader = class {
  events = [];
  exit;
  submission;
  asked = 0;
  open;
  add(message) {
    if (message["role"] === "exit") this.addExit(message);
    else if (message["object"] === "response" || message["role"] === "assistant") this.addAnswer(message);
    else this.addOther(message);
  }
  /** The last message of newer versions says how the run ended. */
  addExit(message) {
    this.exit = textOf(at(message, "extra", "exit_status"));
    this.submission = textOf(at(message, "extra", "submission")) ?? textOf(message["content"]);
  }
  addAnswer(message) {
    this.asked += 1;
    const step = `step-${this.asked}`;
    const items = message["object"] === "response" ? listOf(message["output"]) : [message];
    const read = items.flatMap((item) => readMessages(item, "assistant"));
    const said3 = read.flatMap(({ text }) => text === "" ? [] : text).join("\n");
    const calls2 = read.flatMap(({ calls: calls3 }) => calls3);
    const extra = objectOf(message["extra"]);
    const when = isoOf(extra["timestamp"]);
    this.events.push(
      present({
        type: "model_call",
        model: textOf(at(extra, "response", "model")),
        output: said3 === "" ? void 0 : said3,
        usage: usageOf(first(objectOf(extra["response"]), "usage") ?? message["usage"]),
        step,
        at: when
      })
    );
    for (const { id, name, args } of calls2) this.addCall({ id: id ?? step, name, args, group: step }, when);
    const command = calls2.length === 0 ? fence.exec(said3)?.[1]?.trimEnd() : void 0;
    if (command === void 0) this.open = void 0;
    else {
      this.open = { id: step, command };
      this.addCall({ id: step, name: "bash", args: { command }, group: step }, when);
    }
  }
  addCall({ id, name, args, group }, at2) {
    this.events.push(
      present({ type: "tool_call", call_id: id, tool_name: name, tool_args: args, group, step: group, at: at2 })
    );
  }
  addOther(message) {
    const answers2 = readMessages(message).flatMap(({ results: results2 }) => results2);
    for (const { id, output } of answers2) this.addResult(message, { id, output });
    if (answers2.length > 0) return;
    const content = textIn(message["content"]);
    const { open } = this;
    this.open = void 0;
    const interrupted = textOf(at(message, "extra", "interrupt_type"));
    if (open === void 0 || interrupted !== void 0) {
      this.events.push({ type: "input_message", role: textOf(message["role"]) ?? "user", content });
      return;
    }
    this.addResult(message, { id: open.id, output: content });
    if (done.test(open.command) && !returned.test(content)) {
      this.exit = "Submitted";
      this.submission = content;
    }
  }
  addResult(message, { id, output }) {
    const error = errorOf8(message, output);
    this.events.push(
      present({ type: "tool_result", call_id: id, output, error, at: isoOf(at(message, "extra", "timestamp")) })
    );
  }
};
function errorOf8(message, output) {
  const thrown = textOf(at(message, "extra", "exception_info"));
  const kept4 = numberOf(at(message, "extra", "returncode"));
  const said3 = typeof output === "string" ? returned.exec(output)?.[1] : void 0;
  const code = kept4 ?? numberOf(said3);
  if (thrown !== void 0) return { kind: "tool", message: thrown };
  if (code === void 0 || code === 0) return void 0;
  return present({ kind: "tool", message: `return code ${code}`, heuristic: kept4 === void 0 ? true : void 0 });
}
function textIn(content) {
  if (typeof content === "string") return content;
  return listOf(content).map((part) => isObject(part) ? asText(part["text"]) : "").join("");
}

// src/core/formats/swe-agent.ts
var sweAgent = {
  name: "swe-agent",
  title: "SWE-agent and mini-swe-agent trajectories",
  carries: "commands, observations, states, how it ended",
  surest: 0.98,
  detect: (input) => {
    const steps = objectsOf(at(input.json, "trajectory"));
    if (steps.some((step) => "action" in step && "observation" in step)) return 0.98;
    if (isMini(input)) return 0.97;
    return isTrajectory2(input) && Array.isArray(at(input.json, "history")) ? 0.9 : 0;
  },
  read: (input, { platform }) => {
    const id = textOf(at(input.json, "run_id")) ?? `swe-agent-${platform.hash(input.text ?? JSON.stringify(input.json)).slice(0, 16)}`;
    if (isTrajectory2(input)) return [readTrajectory2(objectOf(input.json), id)];
    return [finish({ run_id: id, ...readMini(input), agent: "mini-swe-agent", labels: {}, tokens: void 0 })];
  }
};
function isTrajectory2({ json }) {
  return Array.isArray(at(json, "trajectory"));
}
function readTrajectory2(log, run_id) {
  const history = objectsOf(log["history"]);
  const steps = objectsOf(log["trajectory"]);
  const calls2 = callsOf(steps, history);
  const events = inputsOf2(history);
  for (const [index, step] of steps.entries()) events.push(...stepEvents2(step, index, calls2[index]));
  const info = objectOf(log["info"]);
  const stats = objectOf(info["model_stats"]);
  events.push({ type: "other", name: "info", data: info });
  const replayed = unwrapped(log["replay_config"]);
  if (isObject(replayed)) events.push({ type: "other", name: "replay_config", data: replayed });
  return finish({
    run_id,
    events,
    info,
    agent: "swe-agent",
    labels: { environment: asText(log["environment"]) },
    tokens: numberOf(stats["tokens_sent"]),
    model: textOf(at(replayed, "agent", "model", "name"))
  });
}
function inputsOf2(history) {
  const own = history.filter((message) => message["is_demo"] !== true);
  const answered = own.findIndex(({ role }) => role === "assistant");
  return (answered === -1 ? own : own.slice(0, answered)).flatMap((message) => {
    const role = textOf(message["role"]) ?? "user";
    return role === "system" || role === "user" ? [{ type: "input_message", role, content: message["content"] ?? "" }] : [];
  });
}
var nearby = 16;
function callsOf(steps, history) {
  const actions = history.filter(({ role, is_demo }) => role === "assistant" && is_demo !== true);
  let next = 0;
  return steps.map(({ action }) => {
    const near = actions.slice(next, next + nearby).findIndex((message) => message["action"] === action);
    if (near === -1) return void 0;
    next += near + 1;
    const [call, ...more] = objectsOf(actions[next - 1]?.["tool_calls"]);
    return call === void 0 || more.length > 0 ? void 0 : readCall(call);
  });
}
function stepEvents2(step, index, asked) {
  const said3 = textOf(step["response"]) ?? textOf(step["thought"]);
  const command = asText(step["action"]);
  const place = `step-${index + 1}`;
  const call_id = asked?.id ?? place;
  const seconds = numberOf(step["execution_time"]);
  const state = unwrapped(step["state"]);
  const events = [present({ type: "model_call", output: said3, step: place })];
  if (command.trim() === "") return events;
  events.push(
    present({
      type: "tool_call",
      call_id,
      tool_name: asked?.name ?? "shell",
      tool_args: asked?.args ?? { command },
      group: place,
      step: place,
      attributes: asked === void 0 ? void 0 : { command }
    })
  );
  const output = step["observation"];
  if (output !== void 0 && output !== null) {
    const duration_ms = seconds === void 0 || seconds < 0 || seconds > 1e9 ? void 0 : seconds * 1e3;
    events.push(present({ type: "tool_result", call_id, output, duration_ms, step: place }));
  }
  if (state !== void 0 && state !== null) {
    events.push(present({ type: "state", step_id: place, decision: textOf(step["thought"]), state }));
  }
  return events;
}
function finish({ run_id, events, info, agent, labels, tokens, model }) {
  const exit = textOf(info["exit_status"]);
  const submission = textOf(info["submission"]);
  const well = exit !== void 0 && /^submitted$/i.test(exit);
  if (exit !== void 0 && !well) {
    const kind = /cost|context|limit|execution_time|TimeExceeded/i.test(exit) ? "limit" : kindOfError(exit, "exception");
    events.push({ type: "error", kind, error: exit });
  }
  if (submission !== void 0) events.push({ type: "final_output", content: submission });
  const status2 = exit === void 0 ? "unknown" : well ? "success" : "error";
  const named2 = model ?? textOf(at(info, "config", "model", "model_name"));
  const sent = tokens === void 0 ? {} : { tokens_sent: String(tokens) };
  return makeTrace({
    run_id,
    format: "swe-agent",
    agent: present({ name: agent, version: textOf(first(info, "mini_version", "swe_agent_version")) }),
    ...named2 === void 0 ? {} : { model: { name: named2 } },
    labels: { ...labels, ...sent },
    status: status2,
    events
  });
}

// src/core/formats/tau2-events.ts
var saying = /* @__PURE__ */ new Set(["agent_response", "user_response", "message_observed"]);
function simulationsOfEvents(lines) {
  const events = objectsOf(lines).filter((line) => isObject(at(line, "payload", "runtime_trace")));
  if (events.length === 0 || !events.some(({ event_type }) => saying.has(textOf(event_type) ?? ""))) return [];
  const simulations = [];
  let messages = [];
  const runs = textOf(events[0]?.["run_id"]) ?? "tau2";
  for (const event of events) {
    const told7 = at(event, "payload", "runtime_trace");
    const raw = at(told7, "message", "raw");
    if (saying.has(textOf(event["event_type"]) ?? "") && isObject(raw)) messages.push(raw);
    if (event["event_type"] === "simulation_end") {
      simulations.push(
        present({
          id: `${runs}-${simulations.length + 1}`,
          task_id: event["task_id"] ?? null,
          messages,
          termination_reason: at(told7, "termination_reason")
        })
      );
      messages = [];
    }
    const reward = event["event_type"] === "evaluation_end" ? at(told7, "reward") : void 0;
    const last = simulations.at(-1);
    if (last && reward !== void 0) last["reward_info"] = { reward };
  }
  if (messages.length > 0) simulations.push({ id: `${runs}-${simulations.length + 1}`, task_id: null, messages });
  return simulations;
}

// src/core/formats/tau2-ticks.ts
function messagesOfTicks(ticks) {
  const messages = [];
  const spoken3 = {};
  for (const tick of ticks) {
    for (const side of ["user", "agent"]) {
      const chunk = objectOf(tick[`${side}_chunk`]);
      const role = side === "agent" ? "assistant" : "user";
      say({ chunk, role, at: textOf(tick["timestamp"]) }, spoken3, messages);
      const calls2 = objectsOf(tick[`${side}_tool_calls`]);
      const asked = calls2.length > 0 ? calls2 : objectsOf(chunk["tool_calls"]);
      if (asked.length > 0) {
        spoken3[role] = void 0;
        messages.push(present({ role, content: "", tool_calls: asked, timestamp: tick["timestamp"] }));
      }
      messages.push(...objectsOf(tick[`${side}_tool_results`]).map((one) => ({ role: "tool", ...one })));
    }
  }
  return messages;
}
function say({ chunk, role, at: at2 }, spoken3, messages) {
  const text = textOf(chunk["content"]);
  if (text === void 0) {
    if (chunk["contains_speech"] !== true) spoken3[role] = void 0;
    return;
  }
  const open = spoken3[role];
  if (open) open["content"] = `${asText(open["content"])}${text}`;
  else {
    const message = present({ role, content: text, timestamp: at2 });
    spoken3[role] = message;
    messages.push(message);
  }
}

// src/core/formats/tau2.ts
var tau2 = {
  name: "tau2-bench",
  title: "tau2-bench results",
  carries: "messages, calls, results with errors, times, limits, reward and expected calls as feedback",
  detect: (input) => simulationsOf(input).length > 0 ? 1 : 0,
  read: (input) => {
    const log = objectOf(input.json);
    const tasks = new Map(objectsOf(log["tasks"]).map((task) => [asText(task["id"]), task]));
    return simulationsOf(input).map(
      (simulation) => readSimulation(simulation, log, tasks.get(asText(simulation["task_id"])))
    );
  }
};
function simulationsOf({ json, lines }) {
  const logged = lines ? simulationsOfEvents(lines) : [];
  if (logged.length > 0) return logged;
  const listed = at(json, "simulations");
  const values3 = lines ?? (Array.isArray(listed) ? listed : Array.isArray(json) ? json : json === void 0 ? [] : [json]);
  const found = objectsOf(values3).filter((one) => "task_id" in one && ("messages" in one || "ticks" in one));
  return Array.isArray(listed) ? found : found.filter((one) => "termination_reason" in one);
}
function readSimulation(simulation, log, task) {
  const ticks = objectsOf(simulation["ticks"]);
  const messages = ticks.length > 0 ? messagesOfTicks(ticks) : objectsOf(simulation["messages"]);
  const users = new Set(
    messages.flatMap(
      (message) => objectsOf(message["tool_calls"]).filter(isUsers).map(({ id }) => asText(id))
    )
  );
  const turns = messages.flatMap((message) => turnsOf6(message, users));
  const params = objectOf(at(log, "info", "agent_info", "llm_args"));
  const [answer] = turns.filter((turn) => "message" in turn && turn.message.role === "assistant");
  if (answer && Object.keys(params).length > 0) answer.params = params;
  const events = turns.flatMap(
    (turn, index) => "other" in turn ? [turn.other] : eventsOfTurn(turn, `message-${index}`)
  );
  const reason = textOf(simulation["termination_reason"]);
  const limited = reason !== void 0 && /max_steps|too_many_errors|max_duration/.test(reason);
  if (limited) events.push({ type: "error", kind: "limit", error: reason });
  const timedOut = reason !== void 0 && /timeout/.test(reason);
  if (timedOut) events.push({ type: "error", kind: "timeout", error: reason });
  const failed = reason !== void 0 && /error|timeout/.test(reason) && !limited;
  if (failed && !timedOut) events.push({ type: "error", kind: "exception", error: reason });
  const said3 = turns.flatMap((turn) => "other" in turn ? [] : turn.message);
  const final = limited ? void 0 : finalText(said3);
  if (final !== void 0) events.push({ type: "final_output", content: final });
  if (isObject(simulation["reward_info"]))
    events.push({ type: "other", name: "reward_info", data: simulation["reward_info"] });
  const status2 = failed || limited ? "error" : reason === void 0 ? "unknown" : "success";
  const { told: told7, info } = setUpOf2(objectOf(log["info"]));
  events.unshift(...told7);
  for (const [part, data] of Object.entries({ info, task }))
    if (isObject(data) && Object.keys(data).length > 0) events.push({ type: "other", name: part, data });
  const name = textOf(at(log, "info", "agent_info", "llm"));
  return makeTrace({
    run_id: asText(simulation["id"]) || `tau2-${asText(simulation["task_id"])}-${asText(simulation["trial"])}`,
    format: "tau2-bench",
    agent: { name: textOf(at(log, "info", "agent_info", "implementation")) ?? "agent" },
    ...present({
      model: name === void 0 ? void 0 : { name },
      started_at: isoOf(simulation["start_time"]),
      ended_at: isoOf(simulation["end_time"]),
      feedback: feedbackOf4(simulation, task)
    }),
    status: status2,
    events
  });
}
function setUpOf2({ environment_info, ...others }) {
  if (environment_info === void 0) return { told: [], info: others };
  const { policy, tool_defs, ...environment } = objectOf(environment_info);
  const told7 = [];
  if (textOf(policy) !== void 0) told7.push({ type: "input_message", role: "system", content: policy ?? null });
  if (isObject(tool_defs) || Array.isArray(tool_defs)) told7.push({ type: "other", name: "tools", data: tool_defs });
  return { told: told7, info: { ...others, environment_info: environment } };
}
function isUsers(message) {
  return message["requestor"] === "user";
}
function turnsOf6(message, users) {
  const when = isoOf(message["timestamp"]);
  const usersResult = message["role"] === "tool" && (isUsers(message) || users.has(asText(message["id"])));
  if (usersResult) return [{ other: present({ type: "other", name: "user_tool_result", data: message, at: when }) }];
  const calls2 = message["role"] === "user" ? objectsOf(message["tool_calls"]) : [];
  const turns = [];
  const { raw_data: _, ...plain } = message;
  const bundle = objectsOf(message["tool_messages"]);
  if (bundle.length > 0) return bundle.flatMap((one) => turnsOf6(one, users));
  for (const read of readMessages(plain)) {
    const kept4 = message["role"] === "user" ? { ...read, calls: [] } : read;
    if (kept4.text !== "" || kept4.calls.length > 0 || kept4.results.length > 0) {
      turns.push({ message: kept4, at: when, ...message["role"] === "assistant" ? answerOf10(message) : {} });
    }
  }
  if (calls2.length > 0)
    turns.push({ other: present({ type: "other", name: "user_tool_calls", data: calls2, at: when }) });
  return turns;
}
function answerOf10({ usage, raw_data }) {
  const model = textOf(at(raw_data, "model"));
  return { usage: usageOf(usage), ...model === void 0 ? {} : { model } };
}
function feedbackOf4(simulation, task) {
  const reward = at(simulation, "reward_info", "reward");
  if (typeof reward !== "number") return void 0;
  const criteria = objectOf(task?.["evaluation_criteria"]);
  const actions = objectsOf(criteria["actions"]).filter((action) => !isUsers(action));
  const texts = listOf(criteria["communicate_info"]).filter((text) => typeof text === "string");
  const expected2 = actions.map(
    (action) => ({ tool: asText(action["name"]), args: expectedArgs(action) })
  );
  return {
    rating: reward < 1 ? "bad" : "good",
    ...task ? { expected_calls: expected2 } : {},
    ...texts.length > 0 ? { expected_text: texts } : {}
  };
}
function expectedArgs(action) {
  const compared = listOf(action["compare_args"]);
  const args = objectOf(action["arguments"]);
  if (compared.length === 0) return args;
  return Object.fromEntries(
    Object.entries(args).map(([key, value]) => [key, compared.includes(key) ? value : { $any: true }])
  );
}

// src/core/formats/tau-bench.ts
var tauBench = {
  name: "tau-bench",
  title: "tau-bench results",
  carries: "messages, calls, results, reward, expected calls and texts as feedback",
  detect: (input) => trialsOf(input).length > 0 ? 1 : 0,
  itemKind: (item) => isObject(item) && isTrial(item) ? "run" : void 0,
  read: (input) => trialsOf(input).map(readTrial)
};
function trialsOf({ json }) {
  const values3 = Array.isArray(json) ? json : json === void 0 ? [] : [json];
  const trials = values3.filter(isObject).filter(isTrial);
  return trials.length === values3.length ? trials : [];
}
function isTrial(value) {
  return Array.isArray(value["traj"]) && "reward" in value;
}
function readTrial(trial) {
  const messages = Array.isArray(trial["traj"]) ? trial["traj"] : [];
  const { trace, notes } = traceFromMessages(
    messages,
    `tau-bench-${asText(trial["task_id"])}-${asText(trial["trial"] ?? 0)}`
  );
  const feedback = feedbackOf5(trial);
  if (isObject(trial["info"])) trace.events.push({ type: "other", name: "info", data: trial["info"] });
  return { trace: { ...trace, source: { format: "tau-bench" }, feedback }, notes };
}
function feedbackOf5(trial) {
  const info = isObject(trial["info"]) ? trial["info"] : {};
  const task = isObject(info["task"]) ? info["task"] : {};
  const actions = list(task["actions"]).filter(isObject);
  const outputs = list(task["outputs"]).filter((text) => typeof text === "string");
  return {
    rating: trial["reward"] === 1 ? "good" : "bad",
    expected_calls: actions.map(
      (action) => ({ tool: asText(action["name"]), args: action["kwargs"] ?? {} })
    ),
    ...outputs.length > 0 ? { expected_text: outputs } : {}
  };
}
function list(value) {
  return Array.isArray(value) ? value : [];
}

// src/core/formats/trace-formats.ts
var traceFormats = [
  native,
  otlp,
  openAiChatMessages,
  openAiResponses2,
  anthropicMessages2,
  claudeCode,
  langSmith,
  langfuse,
  openAiAgents,
  openAiRunState,
  langGraph,
  codex,
  inspect,
  sweAgent,
  atif,
  agentDojo,
  tauBench,
  tau2,
  httpRecording,
  managedAgents,
  gemini2,
  aiSdkUi,
  pydanticAi2,
  openCode,
  pi,
  openHands,
  adk,
  agentAsAJudge,
  promptfoo,
  autoGen,
  cline,
  braintrust
];
var tableSummary = {
  name: "table",
  title: "Rows of CSV or JSON lines, by a mapping",
  carries: "what the mapping names a column for"
};
function formatSummaries() {
  return [...traceFormats.map(({ name, title, carries }) => ({ name, title, carries })), tableSummary];
}

export {
  rated,
  isScored,
  withoutNonNumbers,
  native,
  traceFormats,
  formatSummaries
};

import { append } from "../append.ts";
import { isObject } from "../schema/is-object.ts";
import type { JsonObject } from "../schema/json.ts";
import type { CallError, TraceEvent } from "../schema/trace.ts";
import { inputId } from "./input/content-id.ts";
import { argumentsOf, asText, at, objectOf, objectsOf, present, textOf } from "./fields/fields.ts";
import type { FormatInput, ReadTrace, TraceFormat } from "./input/format.ts";
import { emptyMessage, type Message, type MessageCall } from "./messages/message-shape.ts";
import { usageOf } from "./fields/model-fields.ts";
import { isoOf } from "./fields/times.ts";
import { eventsOfTurn, makeTrace, type Turn } from "./messages/transcript.ts";

/** Cline tasks: requests and answers as Anthropic blocks, with tool results as texts. */
export const cline: TraceFormat = {
  name: "cline",
  title: "Cline tasks (api_conversation_history.json)",
  carries:
    "times in newer files, tokens, thoughts; results only as texts, no system prompt; an end only with a completion",
  settings: { configuration: "`npx replaykit record` keeps the requests whole" },
  surest: 0.95,
  detect: (input) => (isTask(input) ? 0.95 : 0),
  read: (input, { platform }) => (isTask(input) ? [readTask(input, () => inputId("cline", input, platform.hash))] : []),
};

/** Texts that Cline adds to a user message. */
const ofProgram = /^\s*(?:<environment_details>|# (?:task_progress|TODO LIST)\b|\[(?:TASK RESUMPTION|ERROR)\])/;
/** The tools that speak to the user, and the argument that holds the text. */
const sayings = new Map([
  ["attempt_completion", "result"],
  ["plan_mode_respond", "response"],
  ["ask_followup_question", "question"],
]);

function isTask({ json }: FormatInput): boolean {
  if (!Array.isArray(json) || json.length === 0) return false;
  const messages = objectsOf(json);
  if (messages.length < json.length || !messages.every(isMessage)) return false;
  const [first] = messages;
  return first?.["role"] === "user" && textsOf(first).some((text) => /^\s*<environment_details>/.test(text));
}

function isMessage({ role, content }: JsonObject): boolean {
  return (role === "user" || role === "assistant") && Array.isArray(content);
}

function textsOf({ content }: JsonObject): string[] {
  return objectsOf(content).flatMap(({ type, text }) => (type === "text" && typeof text === "string" ? text : []));
}

function readTask({ json }: FormatInput, hashed: () => string): ReadTrace {
  const messages = objectsOf(json);
  const events: TraceEvent[] = [];
  let open: MessageCall[] = [];
  messages.forEach((message, index) => {
    const when = isoOf(message["ts"]);
    if (message["role"] === "assistant") {
      const turn = answerOf(message, when);
      open = [...turn.message.calls];
      append(events, eventsOfTurn(turn, `message-${index}`));
    } else {
      const { userMessage, aside } = readUser(message, open);
      if (userMessage) append(events, eventsOfTurn({ message: userMessage, at: when }, `message-${index}`));
      for (const text of aside) events.push(present({ type: "other", name: "program", data: { text }, at: when }));
    }
  });
  const last = messages.at(-1);
  const saying = last?.["role"] === "assistant" ? sayingOf(last) : undefined;
  if (saying) events.push({ type: "final_output", content: saying.text });
  const model = messages.map(({ modelInfo }) => modelInfo).findLast(isObject);
  const name = textOf(model?.["modelId"]);
  return makeTrace({
    run_id: hashed(),
    format: "cline",
    agent: { name: "cline" },
    ...(name === undefined ? {} : { model: present({ name, provider: textOf(model?.["providerId"]) }) }),
    status: saying?.tool === "attempt_completion" ? "success" : "unknown",
    events,
  });
}

function answerOf(message: JsonObject, when: string | undefined): Turn {
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
    usage: tokensIn(objectOf(at(message, "metrics", "tokens"))),
  };
}

function tokensIn({ prompt = null, completion = null, cached = null }: JsonObject): Turn["usage"] {
  return usageOf({ input: prompt, output: completion, cached });
}

function sayingOf(message: JsonObject): { tool: string; text: string } | undefined {
  const calls = objectsOf(message["content"]).filter(({ type }) => type === "tool_use");
  const last = calls.at(-1);
  const tool = asText(last?.["name"]);
  const text = textOf(at(last?.["input"], sayings.get(tool) ?? ""));
  return text === undefined ? undefined : { tool, text };
}

/** Splits a user message into the user's words, the results of open calls, and Cline's texts. */
function readUser({ content }: JsonObject, open: MessageCall[]): { userMessage: Message | undefined; aside: string[] } {
  const userMessage = emptyMessage("user");
  const words: string[] = [];
  const aside: string[] = [];
  for (const part of objectsOf(content)) {
    const text = textOf(part["text"]);
    const result = text === undefined ? undefined : resultOf(text, open);
    if (text === undefined || part["type"] !== "text") userMessage.extras.push(part);
    else if (result) userMessage.results.push(result);
    else if (ofProgram.test(text)) aside.push(text);
    else words.push(wordsOf(text));
  }
  userMessage.text = words.join("\n\n");
  const empty = userMessage.text === "" && userMessage.results.length === 0 && userMessage.extras.length === 0;
  return { userMessage: empty ? undefined : userMessage, aside };
}

function wordsOf(text: string): string {
  return text
    .trim()
    .replace(/^<task>\n?/, "")
    .replace(/\n?<\/task>$/, "");
}

const resultHead = /^\[(\w+)/;
const resultMark = "] Result:";

/** Results are in the order of their calls. Each begins with its tool's name, or with the end of that name. */
function resultOf(text: string, open: MessageCall[]): Message["results"][number] | undefined {
  const name = resultHead.exec(text)?.[1];
  const mark = text.indexOf(resultMark);
  if (name === undefined || mark === -1) return undefined;
  const place = open.findIndex((call) => call.name.endsWith(name));
  if (place === -1) return undefined;
  const [call] = open.splice(place, 1);
  const output = text.slice(mark + resultMark.length).replace(/^\n/, "");
  return { id: call?.id, name: call?.name, output, error: errorOf(output) };
}

function errorOf(output: string): CallError | undefined {
  const message = output.slice(0, 2000);
  if (output.startsWith("The user denied this operation")) return { kind: "cancelled", message };
  return output.startsWith("Command failed with exit code") ? { kind: "tool", message } : undefined;
}

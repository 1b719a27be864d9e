import { isObject } from "../../schema/is-object.ts";
import type { Json, JsonObject } from "../../schema/json.ts";
import type { CallError, TraceEvent } from "../../schema/trace.ts";
import { asText, at, first, listOf, numberOf, objectOf, objectsOf, present, textOf } from "../fields/fields.ts";
import type { FormatInput } from "../input/format.ts";
import { readMessages } from "../messages/message.ts";
import { usageOf } from "../fields/model-fields.ts";
import { isoOf } from "../fields/times.ts";

const fence = /```(?:mswea_bash_command|bash)\s*\n([\s\S]*?)```/;
const done = /(?:COMPLETE_TASK_AND_SUBMIT_FINAL_OUTPUT|MINI_SWE_AGENT_FINAL_OUTPUT)/;
const returned = /^\s*<returncode>(-?\d+)<\/returncode>/;

export interface MiniRun {
  events: TraceEvent[];
  info: JsonObject;
}

/** True for mini-swe-agent's conversations: its own envelope, or a bare list whose user messages have return codes. */
export function isMini(input: FormatInput): boolean {
  if (asText(at(input.json, "trajectory_format")).startsWith("mini-swe-agent")) return true;
  return miniMessages(input).some((message) => message["role"] === "user" && returned.test(textIn(message["content"])));
}

function miniMessages({ json }: FormatInput): JsonObject[] {
  return objectsOf(Array.isArray(json) ? json : at(json, "messages"));
}

/** Commands are in code fences, with outputs in the next user message. From version 2, they are tool calls. */
export function readMini(input: FormatInput): MiniRun {
  const reader = new MiniReader();
  for (const message of miniMessages(input)) reader.add(message);
  const info = objectOf(at(input.json, "info"));
  const exit = textOf(first(info, "exit_status")) ?? reader.exit;
  const submission = textOf(first(info, "submission")) ?? reader.submission;
  return {
    events: reader.events,
    info: present({ ...info, exit_status: exit, submission }),
  };
}

class MiniReader {
  readonly events: TraceEvent[] = [];
  exit: string | undefined;
  submission: string | undefined;
  private stepCount = 0;
  private open: { id: string; command: string } | undefined;

  add(message: JsonObject): void {
    if (message["role"] === "exit") this.addExit(message);
    else if (message["object"] === "response" || message["role"] === "assistant") this.addAnswer(message);
    else this.addOther(message);
  }

  /** In newer versions, the last message says how the run ended. */
  private addExit(message: JsonObject): void {
    this.exit = textOf(at(message, "extra", "exit_status"));
    this.submission = textOf(at(message, "extra", "submission")) ?? textOf(message["content"]);
  }

  private addAnswer(message: JsonObject): void {
    this.stepCount += 1;
    const step = `step-${this.stepCount}`;
    const items = message["object"] === "response" ? listOf(message["output"]) : [message];
    const read = items.flatMap((item) => readMessages(item, "assistant"));
    const answer = read.flatMap(({ text }) => (text === "" ? [] : text)).join("\n");
    const calls = read.flatMap(({ calls }) => calls);
    const extra = objectOf(message["extra"]);
    const when = isoOf(extra["timestamp"]);
    this.events.push(
      present({
        type: "model_call",
        model: textOf(at(extra, "response", "model")),
        output: answer === "" ? undefined : answer,
        usage: usageOf(first(objectOf(extra["response"]), "usage") ?? message["usage"]),
        step,
        at: when,
      }),
    );
    for (const { id, name, args } of calls) this.addCall({ id: id ?? step, name, args, group: step }, when);
    const command = calls.length === 0 ? fence.exec(answer)?.[1]?.trimEnd() : undefined;
    if (command === undefined) this.open = undefined;
    else {
      this.open = { id: step, command };
      this.addCall({ id: step, name: "bash", args: { command }, group: step }, when);
    }
  }

  private addCall(
    { id, name, args, group }: { id: string; name: string; args: Json; group: string },
    at: string | undefined,
  ): void {
    this.events.push(
      present({ type: "tool_call", call_id: id, tool_name: name, tool_args: args, group, step: group, at }),
    );
  }

  private addOther(message: JsonObject): void {
    const answers = readMessages(message).flatMap(({ results }) => results);
    for (const { id, output } of answers) this.addResult(message, { id, output });
    if (answers.length > 0) return;
    const content = textIn(message["content"]);
    const { open } = this;
    this.open = undefined;
    const interrupted = textOf(at(message, "extra", "interrupt_type"));
    if (open === undefined || interrupted !== undefined) {
      this.events.push({ type: "input_message", role: textOf(message["role"]) ?? "user", content });
      return;
    }
    this.addResult(message, { id: open.id, output: content });
    // The oldest versions do not record how the run ended. Only the output of the finishing command shows it.
    if (done.test(open.command) && !returned.test(content)) {
      this.exit = "Submitted";
      this.submission = content;
    }
  }

  private addResult(message: JsonObject, { id, output }: { id: string | undefined; output: Json }): void {
    const error = errorOf(message, output);
    this.events.push(
      present({ type: "tool_result", call_id: id, output, error, at: isoOf(at(message, "extra", "timestamp")) }),
    );
  }
}

/** A command failed if its return code is not 0. A code that is only in the output's text is heuristic. */
function errorOf(message: JsonObject, output: Json): CallError | undefined {
  const thrown = textOf(at(message, "extra", "exception_info"));
  const kept = numberOf(at(message, "extra", "returncode"));
  const codeText = typeof output === "string" ? returned.exec(output)?.[1] : undefined;
  const code = kept ?? numberOf(codeText);
  if (thrown !== undefined) return { kind: "tool", message: thrown };
  if (code === undefined || code === 0) return undefined;
  return present({ kind: "tool", message: `return code ${code}`, heuristic: kept === undefined ? true : undefined });
}

function textIn(content: Json | undefined): string {
  if (typeof content === "string") return content;
  return listOf(content)
    .map((part) => (isObject(part) ? asText(part["text"]) : ""))
    .join("");
}

import { isObject } from "../schema/is-object.ts";
import type { Json, JsonObject } from "../schema/json.ts";
import type { RunStatus, TraceEvent } from "../schema/trace.ts";
import { errorFromText, kindOfError } from "./error-text.ts";
import { asText, at, listOf, numberOf, objectOf, objectsOf, present, textOf, unwrapped } from "./fields.ts";
import type { FormatInput, ReadTrace, TraceFormat } from "./format.ts";
import { makeTrace } from "./transcript.ts";

/** SWE-agent's trajectories, and mini-swe-agent's. */
export const sweAgent: TraceFormat = {
  name: "swe-agent",
  title: "SWE-agent and mini-swe-agent trajectories",
  detect: (input) => {
    if (objectsOf(at(input.json, "trajectory")).some((step) => "action" in step && "observation" in step)) return 0.98;
    return messagesOf(input).some(isMini) ? 0.97 : 0;
  },
  read: (input, { platform }) => {
    const id =
      textOf(at(input.json, "run_id")) ??
      `swe-agent-${platform.hash(input.text ?? JSON.stringify(input.json)).slice(0, 16)}`;
    return [
      Array.isArray(at(input.json, "trajectory")) ? readTrajectory(objectOf(input.json), id) : readMini(input, id),
    ];
  },
};

function messagesOf({ json }: FormatInput): JsonObject[] {
  return objectsOf(Array.isArray(json) ? json : at(json, "messages"));
}

const fence = /```(?:mswea_bash_command|bash)\s*\n([\s\S]*?)```/;

function isMini(message: JsonObject): boolean {
  return message["role"] === "user" && /^\s*<returncode>/.test(asText(message["content"]));
}

function readTrajectory(log: JsonObject, run_id: string): ReadTrace {
  const events: TraceEvent[] = inputsOf(objectsOf(log["history"]));
  for (const [index, step] of objectsOf(log["trajectory"]).entries()) events.push(...stepEvents(step, index));
  const info = objectOf(log["info"]);
  const stats = objectOf(info["model_stats"]);
  events.push({ type: "other", name: "info", data: info });
  return finish({
    run_id,
    events,
    info,
    labels: { environment: asText(log["environment"]) },
    tokens: numberOf(stats["tokens_sent"]),
  });
}

/** What the agent was told before its first step. Demonstrations show it how, and are no part of the run. */
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

function stepEvents(step: JsonObject, index: number): TraceEvent[] {
  const said = textOf(step["response"]) ?? textOf(step["thought"]);
  const command = asText(step["action"]);
  const call_id = `step-${index + 1}`;
  const seconds = numberOf(step["execution_time"]);
  const state = unwrapped(step["state"]);
  const events: TraceEvent[] = [present({ type: "model_call", output: said, step: call_id })];
  if (command.trim() === "") return events;
  events.push({
    type: "tool_call",
    call_id,
    tool_name: "shell",
    tool_args: { command },
    group: call_id,
    step: call_id,
  });
  const output = step["observation"];
  if (output !== undefined && output !== null) {
    const duration_ms = seconds === undefined ? undefined : seconds * 1000;
    const error = errorFromText(output);
    events.push(present({ type: "tool_result", call_id, output, error, duration_ms, step: call_id }));
  }
  if (state !== undefined && state !== null) {
    events.push(present({ type: "state", step_id: call_id, decision: textOf(step["thought"]), state }));
  }
  return events;
}

function readMini(input: FormatInput, run_id: string): ReadTrace {
  const events: TraceEvent[] = [];
  let asked = 0;
  let open: string | undefined;
  for (const message of messagesOf(input)) {
    const content = textIn(message["content"]);
    if (message["role"] === "assistant") {
      const command = fence.exec(content)?.[1]?.trimEnd();
      asked += 1;
      open = command === undefined ? undefined : `step-${asked}`;
      events.push({ type: "model_call", output: content });
      if (open !== undefined) {
        events.push({
          type: "tool_call",
          call_id: open,
          tool_name: "bash",
          tool_args: { command: command ?? "" },
          group: open,
        });
      }
    } else if (open !== undefined) {
      events.push(miniResult(content, open));
      open = undefined;
    } else events.push({ type: "input_message", role: textOf(message["role"]) ?? "user", content });
  }
  const info = objectOf(at(input.json, "info"));
  return finish({ run_id, events, info, labels: {}, tokens: undefined });
}

function textIn(content: Json | undefined): string {
  return typeof content === "string"
    ? content
    : listOf(content)
        .map((part) => asText(at(part, "text")))
        .join("");
}

function miniResult(content: string, call_id: string): TraceEvent {
  const code = /^\s*<returncode>(-?\d+)<\/returncode>/.exec(content)?.[1];
  if (code === undefined || code === "0") return { type: "tool_result", call_id, output: content };
  const message = `return code ${code}`;
  return { type: "tool_result", call_id, output: content, error: { kind: "tool", message, heuristic: true } };
}

interface Parts {
  run_id: string;
  events: TraceEvent[];
  info: JsonObject;
  labels: Record<string, string>;
  tokens: number | undefined;
}

function finish({ run_id, events, info, labels, tokens }: Parts): ReadTrace {
  const exit = textOf(info["exit_status"]);
  const submission = textOf(info["submission"]);
  const well = exit !== undefined && /^submitted$/i.test(exit);
  if (exit !== undefined && !well) {
    const kind = /cost|context|limit/i.test(exit) ? "limit" : kindOfError(exit, "exception");
    events.push({ type: "error", kind, error: exit });
  }
  if (submission !== undefined && isObject(info)) events.push({ type: "final_output", content: submission });
  const status: RunStatus = exit === undefined ? "unknown" : well ? "success" : "error";
  const sent: Record<string, string> = tokens === undefined ? {} : { tokens_sent: String(tokens) };
  return makeTrace({
    run_id,
    format: "swe-agent",
    agent: { name: "swe-agent" },
    labels: { ...labels, ...sent },
    status,
    events,
  });
}

import { WaitingCalls } from "../../run/waiting-calls.ts";
import type { JsonObject } from "../../schema/json.ts";
import type { TraceEvent } from "../../schema/trace.ts";
import { argumentsOf, asText, present, textOf } from "../fields/fields.ts";
import { isoOf } from "../fields/times.ts";
import { resultEvent } from "../messages/transcript.ts";
import { cell, type TableMapping } from "./mapping.ts";

type Role = "user" | "assistant" | "system" | "tool";

const words: [Role, RegExp][] = [
  ["assistant", /^(?:assistant|ai|agent|model|bot)$/i],
  ["tool", /^(?:tool|function|observation|environment)$/i],
  ["system", /^(?:system|developer)$/i],
];

/** The role that a word stands for. An unknown word is unchanged. */
function roleOf(word: string, { roles }: TableMapping): string {
  const named = roles !== undefined && Object.hasOwn(roles, word) ? roles[word] : roles?.["*"];
  return named ?? words.find(([, pattern]) => pattern.test(word))?.[0] ?? word;
}

/** The events of one run's rows, in order. A result without an id answers the oldest call without a result. */
export function eventsOfRows(rows: readonly JsonObject[], mapping: TableMapping): TraceEvent[] {
  const waiting = new WaitingCalls<string>();
  return rows.flatMap((row, index) => eventsOfRow(row, `row-${index + 1}`, { mapping, waiting }));
}

interface Reading {
  mapping: TableMapping;
  /** Ids of the calls that wait for their result. */
  waiting: WaitingCalls<string>;
}

function eventsOfRow(row: JsonObject, name: string, { mapping, waiting }: Reading): TraceEvent[] {
  const when = isoOf(cell(row, mapping.at));
  const question = cell(row, mapping.input);
  const content = cell(row, mapping.content);
  const word = textOf(cell(row, mapping.role));
  const role = word === undefined ? undefined : roleOf(word, mapping);
  const failure = cell(row, mapping.error);
  const error = failure === undefined ? undefined : ({ kind: "tool", message: asText(failure) } as const);
  const speech = role === "tool" ? undefined : content;
  const output = cell(row, mapping.output) ?? (role === "tool" ? content : undefined);
  const answered = output !== undefined || error !== undefined;
  const given = cell(row, mapping.args);
  // If the mapping names one tool for all rows, a row calls it only if it has arguments or a result.
  const called = typeof mapping.tool === "string" || given !== undefined || answered;
  const tool = called ? textOf(cell(row, mapping.tool)) : undefined;
  const id = textOf(cell(row, mapping.call_id));
  // A row that answers another row's call, by its role or its id, makes no call itself.
  const only = answered && (role === "tool" || (id !== undefined && waiting.has(id)) || tool === undefined);
  const call = tool === undefined || only ? undefined : (id ?? name);
  if (call !== undefined) waiting.add(call, call);
  const events: TraceEvent[] = [];
  if (question !== undefined)
    events.push(present({ type: "input_message", role: "user", content: question, at: when }));
  if (speech !== undefined) events.push(spoken(speech, role ?? (tool === undefined ? "user" : "assistant"), when));
  if (call !== undefined && tool !== undefined) {
    events.push(
      present({ type: "tool_call", call_id: call, tool_name: tool, tool_args: argumentsOf(given), at: when }),
    );
  }
  if (answered) {
    const known = call ?? id;
    events.push(resultEvent({ id: waiting.take(known) ?? known, output: output ?? null, error }, { at: when }));
  }
  return events.length > 0 ? events : [present({ type: "other", name: "row", data: row, at: when })];
}

function spoken(content: JsonObject[string], role: string, at: string | undefined): TraceEvent {
  if (role === "assistant") return present({ type: "model_call", output: content, at });
  return present({ type: "input_message", role, content, at });
}

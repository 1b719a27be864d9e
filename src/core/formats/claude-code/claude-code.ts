import { append } from "../../append.ts";
import { canonicalJson } from "../../json/canonical-json.ts";
import { isObject } from "../../schema/is-object.ts";
import type { Json, JsonObject } from "../../schema/json.ts";
import type { TraceEvent } from "../../schema/trace.ts";
import { onceARun, picked } from "../input/once-a-run.ts";
import { inputId } from "../input/content-id.ts";
import { interleaved, inTime } from "../fields/in-time.ts";
import { endOf, sessionEnd } from "./claude-code-end.ts";
import {
  asideName,
  failureOf,
  hasResult,
  isAside,
  isOnWire,
  isOwn,
  isStray,
  isSynthetic,
  rewoundPrompts,
  withoutDefault,
} from "./claude-code-lines.ts";
import { at, first, listOf, objectOf, present, textOf } from "../fields/fields.ts";
import type { FormatInput, ReadTrace, TraceFormat } from "../input/format.ts";
import { readMessages } from "../messages/message.ts";
import { usageOf } from "../fields/model-fields.ts";
import { isoOf } from "../fields/times.ts";
import { eventsOfTurns, finalText, joinTurns, makeTrace, type Turn } from "../messages/transcript.ts";

/** Claude Code's session files, and the stream-json of its print mode and Agent SDK. */
export const claudeCode: TraceFormat = {
  name: "claude-code",
  title: "Claude Code sessions (JSONL) and stream-json, including sub-agents",
  carries: "errors of tools, times, tokens; an end only in stream-json",
  settings: { configuration: "`npx replaykit record` keeps the requests whole" },
  surest: 0.97,
  detect: (input) => {
    const lines = linesOf(input);
    const own = lines.filter(isOwn).length;
    return own > 0 && own >= lines.filter(isObject).length / 3 ? 0.97 : 0;
  },
  read: (input, { platform }) => {
    const sessions = new Map<string, JsonObject[]>();
    let session = "";
    const all = linesOf(input);
    for (const line of withoutCopies(all.filter(isObject))) {
      session = textOf(first(line, "sessionId", "session_id")) ?? session;
      const same = sessions.get(session);
      if (same) same.push(line);
      else sessions.set(session, [line]);
    }
    const [one, ...others] = joinLeading(sessions).flatMap(([id, lines]) =>
      readSession(id || inputId("session", input, platform.hash), lines),
    );
    const strays = all.filter(isStray).length;
    if (strays > 0) one?.notes.push(`${strays} lines are not part of a session, and were left out`);
    return one ? [one, ...others] : [];
  },
};

/** A resumed session repeats earlier lines with the same ids; a different line with the same id is kept. */
function withoutCopies(lines: JsonObject[]): JsonObject[] {
  const known = new Map<string, JsonObject | Set<string>>();
  return lines.filter((line) => {
    const id = textOf(line["uuid"]);
    const before = id === undefined ? undefined : known.get(id);
    if (id === undefined) return true;
    if (before === undefined) {
      known.set(id, line);
      return true;
    }
    const contents = before instanceof Set ? before : new Set([contentKey(before)]);
    known.set(id, contents);
    return contents.size < contents.add(contentKey(line)).size;
  });
}

function contentKey({ type = null, message = null, toolUseResult = null }: JsonObject): string {
  return canonicalJson([type, message, toolUseResult]);
}

function linesOf({ json, lines }: FormatInput): Json[] {
  if (lines) return lines;
  const messages = first(json, "messages");
  const listed = Array.isArray(json) ? json : Array.isArray(messages) ? messages : json === undefined ? [] : [json];
  return listed.some(isOnWire) ? listed.filter(isOnWire).map(({ message = null }) => withoutDefault(message)) : listed;
}

/** Lines before the first one with a session id belong to that session. */
function joinLeading(sessions: Map<string, JsonObject[]>): [string, JsonObject[]][] {
  const entries = [...sessions];
  const [head, next] = entries;
  const nameless = head?.[1].every((line) => first(line, "sessionId", "session_id") === undefined) ?? false;
  if (!head || !next || !nameless) return entries;
  return [[next[0], [...head[1], ...next[1]]], ...entries.slice(2)];
}

function readSession(run_id: string, lines: JsonObject[]): ReadTrace[] {
  const agents = agentsOf(lines);
  const own = lines.every(({ isSidechain }) => isSidechain !== false);
  const joined = joinAnswers(lines.flatMap((line) => turnOf(line, own ? undefined : agents)));
  const turns = joined.every(isOfMain) ? joined : interleaved(joined, ({ parent }) => parent);
  const result = lines.findLast((line) => line["type"] === "result");
  if (turns.length === 0 && !result) return [];
  const main = turns.filter(isOfMain);
  const besides = lines.flatMap((line) => otherOf(line) ?? []);
  const events = inTime(eventsOfTurns(turns), besides);
  const agent = own ? textOf(lines.find(({ agentId }) => agentId !== undefined)?.["agentId"]) : undefined;
  const streamed = lines.some((line) => line["type"] === "system" && line["subtype"] === "init");
  const end = endOf(result, streamed) ?? sessionEnd(lines, main.at(-1));
  append(events, end.events);
  const failed = end.status === "error" || main.findLast(({ message }) => message.role === "assistant")?.error;
  const final = end.final ?? (failed ? undefined : finalText(main.map(({ message }) => message)));
  if (final !== undefined) events.push({ type: "final_output", content: final });
  const init = lines.find((line) => line["subtype"] === "init") ?? lines.find((line) => line["version"] !== undefined);
  const model = turns.find((turn) => turn.model !== undefined)?.model ?? textOf(init?.["model"]);
  const rewound = rewoundPrompts(lines);
  const rewind = rewound === 0 ? [] : [`prompts undone by the user, kept with their answers: ${rewound}`];
  const version = textOf(
    first(init, "claude_code_version", "version") ?? lines.find((line) => line["version"])?.["version"],
  );
  const read = makeTrace({
    run_id: agent === undefined ? run_id : `${run_id}/${agent}`,
    ...(agent === undefined ? {} : { parent_run_id: run_id }),
    format: "claude-code",
    status: end.status,
    agent: present({ name: "claude-code", version }),
    ...(model === undefined ? {} : { model: { provider: "anthropic", name: model } }),
    session_id: run_id,
    source: onceARun(lines.map((line) => picked(line, ofLines))),
    events,
    notes: [...end.notes, ...rewind],
  });
  return [read];
}

function isOfMain({ parent }: LineTurn): boolean {
  return parent === undefined;
}

/** Members that every line of a session repeats. */
const ofLines = ["cwd", "gitBranch", "version", "userType", "entrypoint"];

interface LineTurn extends Turn {
  /** Id of the line's answer: one answer is written as several lines. */
  answer?: string | undefined;
}

/** Maps a sub-agent's id to the call that started it. The call's result names the agent. */
function agentsOf(lines: JsonObject[]): Map<string, string> {
  const agents = new Map<string, string>();
  for (const line of lines) {
    const agent = textOf(at(line, "toolUseResult", "agentId"));
    const call = listOf(at(line, "message", "content")).find((block) => at(block, "type") === "tool_result");
    const id = textOf(at(call, "tool_use_id"));
    if (agent !== undefined && id !== undefined) agents.set(agent, id);
  }
  return agents;
}

/** The call that a sub-agent's line belongs to; undefined for lines of the main run. */
function parentOf(line: JsonObject, agents: Map<string, string> | undefined): string | undefined {
  const named = textOf(line["parent_tool_use_id"]);
  if (named !== undefined || line["isSidechain"] !== true || !agents) return named;
  const agent = textOf(line["agentId"]);
  return agent === undefined ? "sidechain" : (agents.get(agent) ?? `agent-${agent}`);
}

/** Joins the lines of one answer. Results of its first calls may come between them. */
function joinAnswers(turns: LineTurn[]): LineTurn[] {
  const byAnswer = new Map<string, LineTurn[]>();
  const answers: LineTurn[][] = [];
  for (const turn of turns) {
    const known = turn.answer === undefined ? undefined : byAnswer.get(turn.answer);
    if (known) known.push(turn);
    else {
      const answer = [turn];
      answers.push(answer);
      if (turn.answer !== undefined) byAnswer.set(turn.answer, answer);
    }
  }
  return answers.flatMap((parts) => joinTurns(parts, () => true));
}

function turnOf(line: JsonObject, agents: Map<string, string> | undefined): LineTurn[] {
  const type = line["type"];
  const message = line["message"];
  if ((type !== "user" && type !== "assistant") || !isObject(message) || isAside(line)) return [];
  const when = isoOf(line["timestamp"]);
  const parent = parentOf(line, agents);
  const answer = type === "assistant" ? textOf(message["id"]) : undefined;
  return readMessages({ role: type, ...message }).flatMap((read) => {
    const failed = failureOf(line, read.text);
    if (isSynthetic(line) && failed === undefined) return [];
    return {
      message: read,
      at: when,
      parent,
      answer,
      model: isSynthetic(line) ? undefined : textOf(message["model"]),
      usage: type === "assistant" ? usageOf(message["usage"]) : undefined,
      ...(failed === undefined ? {} : { error: { kind: "model" as const, message: failed } }),
    };
  });
}

function otherOf(line: JsonObject): TraceEvent | undefined {
  const type = textOf(line["type"]);
  // Partial messages are repeated whole, and keep-alive lines are empty.
  if (type === "stream_event" || type === "keep_alive") return undefined;
  if (type === "assistant" && isSynthetic(line)) return syntheticOf(line);
  if (type === undefined || type === "assistant" || type === "result") return undefined;
  if (type === "user") return besideUser(line);
  const subtype = textOf(line["subtype"]);
  const name = subtype === undefined ? type : `${type}/${subtype}`;
  return present({ type: "other", name, data: line, at: isoOf(line["timestamp"]) });
}

/** The event for what a user line holds besides its message. */
function besideUser(line: JsonObject): TraceEvent | undefined {
  if (isAside(line)) return present({ type: "other", name: asideName(line), data: line, at: isoOf(line["timestamp"]) });
  const { toolUseResult } = line;
  if (toolUseResult === undefined || hasResult(line)) return undefined;
  return present({ type: "other", name: "user/tool_use_result", data: toolUseResult, at: isoOf(line["timestamp"]) });
}

/** The event for a filler answer. An error in the model's place is a turn instead. */
function syntheticOf(line: JsonObject): TraceEvent | undefined {
  const [read] = readMessages({ role: "assistant", ...objectOf(line["message"]) });
  if (read && failureOf(line, read.text) !== undefined) return undefined;
  return present({ type: "other", name: "assistant/synthetic", data: line, at: isoOf(line["timestamp"]) });
}

import type { JsonObject } from "../../../src/core/schema/json.ts";
import { answerBlocks, resultBlocks, stopReason } from "./anthropic-messages.ts";
import { type Conversation, contentText, type ModelTurn, type Turn } from "./conversation.ts";

const model = "claude-sonnet-4-5";

/** Writes a Claude Code session as JSON lines. The last line of the stream says how the run ended, if that is known. */
export function writeClaudeCode(conversation: Conversation): string {
  const { run_id: session, turns } = conversation;
  let count = 0;
  const lines = turns.flatMap((turn, index) =>
    linesOf(turn, index).map(({ at, ...line }): JsonObject => {
      count += 1;
      const place = { parentUuid: count === 1 ? null : `line-${count - 1}`, uuid: `line-${count}`, sessionId: session };
      return { ...place, isSidechain: false, cwd: "/repo", version: "2.1.0", timestamp: at, ...line };
    }),
  );
  return [...lines, ...endOf(conversation)].map((line) => JSON.stringify(line)).join("\n");
}

function linesOf(turn: Turn, index: number): ({ at: string } & JsonObject)[] {
  // The file has no system prompt and no states.
  if (turn.type === "state" || (turn.type === "message" && turn.role !== "user")) return [];
  // A line is written when its event has ended.
  const at = new Date(turn.time.end).toISOString();
  if (turn.type === "message")
    return [{ at, type: "user", message: { role: "user", content: contentText(turn.content) } }];
  const results = resultBlocks(turn);
  const answered = new Date(Math.max(turn.time.end, ...turn.calls.map(({ time }) => time.end))).toISOString();
  return [
    { at, type: "assistant", message: messageOf(turn, index) },
    ...(results.length === 0 ? [] : [{ at: answered, type: "user", message: { role: "user", content: results } }]),
  ];
}

function messageOf(turn: ModelTurn, index: number): JsonObject {
  const { usage } = turn;
  return {
    id: `msg_${index}`,
    type: "message",
    role: "assistant",
    model,
    content: answerBlocks(turn),
    stop_reason: stopReason(turn),
    ...(usage === undefined ? {} : { usage: { input_tokens: usage.input, output_tokens: usage.output } }),
  };
}

function endOf({ run_id, status, failure, final, turns }: Conversation): JsonObject[] {
  if (status === "unknown") return [];
  const num_turns = turns.filter(({ type }) => type === "model").length;
  const line = { type: "result", session_id: run_id, num_turns };
  if (status === "success") {
    const said = typeof final === "string" ? { result: final } : {};
    return [{ ...line, subtype: "success", is_error: false, ...said }];
  }
  const subtype = failure?.kind === "limit" ? "error_max_turns" : "error_during_execution";
  return [{ ...line, subtype, is_error: true, ...(failure === undefined ? {} : { errors: [failure.error] }) }];
}

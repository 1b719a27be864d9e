import type { Json } from "../../../src/core/schema/json.ts";
import type { CallError } from "../../../src/core/schema/trace.ts";
import { type Call, type Conversation, isModel, type ModelTurn, type Span, type Turn } from "./conversation.ts";

/** The spans that a tracing library records: a root, one for each answer of the model and one for each call. */
export interface SpanTree {
  root: {
    id: string;
    name: string;
    time: Span;
    status: Conversation["status"];
    error: string | undefined;
    final: Json | undefined;
  };
  spans: (ModelSpan | ToolSpan)[];
}

export interface ModelSpan {
  type: "model";
  id: string;
  time: Span;
  turn: ModelTurn;
  /** All turns in the request, also those of earlier runs. */
  asked: readonly Turn[];
  error: CallError | undefined;
}

export interface ToolSpan {
  type: "tool";
  id: string;
  time: Span;
  call: Call;
  error: CallError | undefined;
}

export function spanTree(conversation: Conversation): SpanTree {
  const { run_id, agent, status, history, turns, failure, final, time } = conversation;
  const spans: SpanTree["spans"] = [];
  const id = () => idOf(`${run_id} ${spans.length}`);
  for (const [index, turn] of turns.entries()) {
    if (!isModel(turn)) continue;
    const asked = [...history, ...turns.slice(0, index)];
    if (turn.asked) spans.push({ type: "model", id: id(), time: turn.time, turn, asked, error: turn.error });
    for (const call of turn.calls) {
      if (call.answer !== undefined)
        spans.push({ type: "tool", id: id(), time: call.time, call, error: call.answer.error });
    }
  }
  return { root: { id: idOf(run_id), name: agent, time, status, error: failure?.error, final }, spans };
}

/** A span id of 16 hex digits: the FNV-1a hash of the text. */
function idOf(text: string): string {
  let hash = 0xcbf29ce484222325n;
  for (const code of Buffer.from(text)) hash = ((hash ^ BigInt(code)) * 0x100000001b3n) & 0xffffffffffffffffn;
  return hash.toString(16).padStart(16, "0");
}

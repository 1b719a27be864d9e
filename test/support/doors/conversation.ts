import { textOf } from "../../../src/core/run/text-of.ts";
import type { Json } from "../../../src/core/schema/json.ts";
import type { CallError, TraceRun } from "../../../src/core/schema/trace.ts";

/** Milliseconds since 1970. */
export interface Span {
  start: number;
  end: number;
}

/** A call that a model asked for, with its answer. */
export interface Call {
  id: string;
  tool: string;
  args: Json;
  /** `undefined` if the run ended before the answer. */
  answer: Answer | undefined;
  time: Span;
}

export interface Answer {
  output: Json | undefined;
  /** A failure that the trace marks as one; a text such as `Error: …` is a plain output. */
  error: CallError | undefined;
}

/** One answer of the model, with the calls that it asks for. */
export interface ModelTurn {
  type: "model";
  said: string;
  calls: Call[];
  finish: string | undefined;
  usage: { input: number; output: number } | undefined;
  error: CallError | undefined;
  /** False if no model asked for the calls. */
  asked: boolean;
  time: Span;
}

export interface MessageTurn {
  type: "message";
  role: string;
  content: Json;
  time: Span;
}

export interface StateTurn {
  type: "state";
  step_id: string;
  name: string;
  state: Json;
  time: Span;
}

export type Turn = ModelTurn | MessageTurn | StateTurn;

/** A feature of a run that some doors cannot express. */
export type Trait =
  | "raised tool error"
  | "failed run"
  | "failed model call"
  | "history"
  | "calls without a model"
  | "final apart from the model"
  | "unanswered call"
  | "ends on a failed call"
  | "failed without words"
  | "cut-off answer"
  | "interrupted answer"
  | "late instructions"
  | "answers in a row"
  | "other form";

/** A run as a list of turns, from which the writers of all other formats work. */
export interface Conversation {
  run_id: string;
  agent: string;
  status: TraceRun["status"];
  /** Turns of earlier runs, which every request repeats. */
  history: Turn[];
  turns: Turn[];
  failure: { kind: string; error: string } | undefined;
  final: Json | undefined;
  traits: ReadonlySet<Trait>;
  time: Span;
}

export function isModel(turn: Turn): turn is ModelTurn {
  return turn.type === "model";
}

/** The answer of a tool as the text that the model gets. */
export function answerText({ output, error }: Answer): string {
  if (error && output === undefined) return error.message;
  return typeof output === "string" ? output : JSON.stringify(output ?? null);
}

export function contentText(content: Json): string {
  return typeof content === "string" ? content : textOf(content);
}

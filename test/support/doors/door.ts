import type { EffectLookup } from "../../../src/core/effects.ts";
import { type ReadOptions, readTraces } from "../../../src/core/formats/input/read-traces.ts";
import { runFromOutput } from "../../../src/core/run/run-from-output.ts";
import { runFromTrace } from "../../../src/core/run/run-from-trace.ts";
import type { Effects } from "../../../src/core/schema/effect.ts";
import type { Run } from "../../../src/core/schema/run.ts";
import type { TraceRun } from "../../../src/core/schema/trace.ts";
import { nodePlatform } from "../../../src/node/platform.ts";
import { readOutput } from "../../../src/node/runner/read-output.ts";
import type { Conversation, Trait } from "./conversation.ts";
import { conversationOf } from "./read-conversation.ts";

/** A kind of fact that a check may need from a run. */
export type Need =
  | "calls"
  | "errors"
  | "status"
  | "final output"
  | "speech"
  | "groups"
  | "steps"
  | "tokens"
  | "times"
  | "states";

/** A run to send through the doors, with the effects of its tools and the tools on which it may end. */
export interface Source {
  name: string;
  trace: TraceRun;
  conversation: Conversation;
  effects: EffectLookup;
  /** The `effects` of `replaykit.yaml`. */
  configEffects: Effects;
  terminal_tools: string[];
}

/**
 * A door: one way by which a run reaches the product, such as a trace format, the gateway, the SDK or the output of a runner. `play`
 * writes or performs the run in that way, and the product reads it.
 */
export interface Door {
  name: string;
  /** Facts that it cannot carry: a check that needs one must say that it cannot see it. */
  lacks: readonly Need[];
  /** Facts that it may leave out: if a run has none of them, one cannot tell whether they were left out. */
  optional?: readonly Need[];
  /** Runs with one of these traits cannot come in through it. */
  closedTo: readonly Trait[];
  /** True if its times come from another clock or cover only a part of the run: durations are then not compared. */
  ownTime?: boolean;
  play(source: Source): Promise<Played>;
}

/** The run as the product reads it. */
export interface Played {
  run: Run;
  /** Absent if the door gives no trace, as a runner's output does. */
  trace?: TraceRun;
}

/** The facts of a run that a check cannot see through a door. */
export function notTold({ lacks, optional = [] }: Door, { conversation }: Source): readonly Need[] {
  const { turns, failure } = conversation;
  const answered = turns.some((turn) => turn.type === "model" && turn.asked);
  const last = turns.findLast((turn) => turn.type === "model");
  // If a run ends on a tool call and nothing says whether it should, the product guesses its status.
  const guessed = failure === undefined && last !== undefined && last.calls.length > 0;
  const missing = (need: Need): boolean => {
    if (need === "states") return !turns.some(({ type }) => type === "state");
    return need === "status" || need === "errors" ? guessed : !answered;
  };
  return [...lacks, ...optional.filter(missing)];
}

export function isOpenTo({ closedTo }: Door, { conversation }: Source): boolean {
  return !closedTo.some((trait) => conversation.traits.has(trait));
}

export function sourceOf(
  name: string,
  trace: TraceRun,
  known: Pick<Source, "effects" | "configEffects" | "terminal_tools">,
): Source {
  return { name, trace, conversation: conversationOf(trace), ...known };
}

/** The trace as its program wrote it: without the errors that a reader only inferred from a text. */
export function writtenTrace(trace: TraceRun): TraceRun {
  const events = trace.events.map((event) => {
    if (event.type !== "tool_result" || event.error?.heuristic !== true || event.output === undefined) return event;
    const { error: _, ...rest } = event;
    return rest;
  });
  return { ...trace, events };
}

/** Reads the run in a file, as `replaykit import` and `scaffold` do. */
export function readFile(text: string, { effects }: Source, format?: string): Played {
  const options: ReadOptions = { platform: nodePlatform, ...(format === undefined ? {} : { format }) };
  const traces = readTraces({ name: "run", text }, options);
  const [read] = traces;
  if (!read || traces.length > 1) throw new Error(`one run was written, ${traces.length} were read`);
  return playedTrace(read.trace, effects);
}

export function playedTrace(trace: TraceRun, effects: EffectLookup): Played {
  return { run: runFromTrace(trace, effects), trace };
}

/** Reads the run in a runner's output, as a replay does. */
export function readRunnerOutput(text: string, { effects }: Source): Played {
  const read = readOutput(text);
  if (read.kind !== "output") throw new Error(`the output was not read: ${JSON.stringify(read)}`);
  return { run: runFromOutput(read.output, effects) };
}

/** The same door with a cache: it plays each run once. */
export function remembering(door: Door): Door {
  const known = new Map<Source, Promise<Played>>();
  return {
    ...door,
    play(source) {
      const played = known.get(source) ?? door.play(source);
      known.set(source, played);
      return played;
    },
  };
}

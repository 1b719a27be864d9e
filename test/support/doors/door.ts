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

/** What a check may need to know of a run. */
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

/** A run that is to come in, and what is known besides: the effects of its tools, and the tools on which it may end. */
export interface Source {
  name: string;
  trace: TraceRun;
  conversation: Conversation;
  effects: EffectLookup;
  /** What `effects` of `replaykit.yaml` says. */
  configEffects: Effects;
  terminal_tools: string[];
}

/** A way by which a run comes in: written or acted as it is done there, then read by the product. */
export interface Door {
  name: string;
  /** What has no place in it: a check that needs it is to say so. */
  lacks: readonly Need[];
  /** What may be left out there: where a run has none of it, nobody can tell whether it was told. */
  optional?: readonly Need[];
  /** Runs with one of these cannot come in by it at all. */
  closedTo: readonly Trait[];
  /** True where the times are of another clock, or of a part of the run: how long it took is not compared. */
  ownTime?: boolean;
  play(source: Source): Promise<Played>;
}

/** What the product makes of it. */
export interface Played {
  run: Run;
  /** Absent where no trace comes in: a runner's output. */
  trace?: TraceRun;
}

/** What is not to be seen of a run through a door. */
export function notTold({ lacks, optional = [] }: Door, { conversation }: Source): readonly Need[] {
  const { turns, failure } = conversation;
  const answered = turns.some((turn) => turn.type === "model" && turn.asked);
  const last = turns.findLast((turn) => turn.type === "model");
  // Whether a run that ended on a tool was to end there, is guessed where nothing says it.
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

/** The trace as a program writes it: what only a reader made of a text is left out again. */
export function writtenTrace(trace: TraceRun): TraceRun {
  const events = trace.events.map((event) => {
    if (event.type !== "tool_result" || event.error?.heuristic !== true || event.output === undefined) return event;
    const { error: _, ...rest } = event;
    return rest;
  });
  return { ...trace, events };
}

/** The run that a file holds, read as `replaykit import` and `scaffold` read it. */
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

/** The run that a runner's output tells of, read as a replay reads it. */
export function readRunnerOutput(text: string, { effects }: Source): Played {
  const read = readOutput(text);
  if (read.kind !== "output") throw new Error(`the output was not read: ${JSON.stringify(read)}`);
  return { run: runFromOutput(read.output, effects) };
}

/** The same door, which plays each run once, however often it is asked for it. */
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

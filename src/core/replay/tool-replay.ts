import type { EffectLookup } from "../effects.ts";
import { matchArgs } from "../matching/match-value.ts";
import {
  createPlaceholderPairs,
  type PlaceholderComparison,
  type PlaceholderPairs,
  placeholdersIn,
} from "../redact/placeholder-pairs.ts";
import type { ReadPool } from "../pool/read-pool.ts";
import type { ReplayRules } from "../schema/case.ts";
import type { Effect } from "../schema/effect.ts";
import type { RecordedCall, StaticAnswer, ToolFixtures } from "../schema/fixtures.ts";
import type { Json } from "../schema/json.ts";
import type { Miss, PooledAnswer } from "../schema/attempt-result.ts";
import type { CallError } from "../schema/trace.ts";
import type { ValueTypes } from "../schema/value-types.ts";
import { withoutDefaults } from "./argument-defaults.ts";
import { explainMiss } from "./explain-miss.ts";
import { type CaseFree, caseFreeArguments, lowered } from "./letter-case.ts";
import { type Aliases, recordedName } from "./recorded-names.ts";
import { agentAnswer, isTextError, withReturnedError } from "./text-error.ts";
import { compact } from "../compact.ts";
import { type ToolRules, toolRules } from "./tool-rules.ts";

export interface ToolReplayOptions {
  fixtures: ToolFixtures;
  rules: ReplayRules;
  effects: EffectLookup;
  /** Names that tools have in the agent now. */
  aliases?: Aliases | undefined;
  /** Answers reads that have no recording here. */
  pool?: ReadPool | undefined;
  /** Tools on which a run ends. */
  terminal_tools?: readonly string[] | undefined;
  /** Shared by all that one attempt asks for. */
  placeholders?: PlaceholderPairs | undefined;
}

export interface RequestedCall {
  tool: string;
  args: Json;
  group?: string;
}

/** `live` and `run`: the caller makes the call itself. `missed` with an `error`: the agent gets that error and goes on. */
export type ToolAnswer =
  | ({ how: "served" | "simulated"; effect: Effect } & GivenAnswer)
  | { how: "live" | "run"; effect: Effect }
  | { how: "missed" | "blocked"; effect: Effect; miss: Miss; error?: CallError };

/** `text_error`: what the text of the output tells of. The agent gets the output; whoever judges the run knows that the call failed. */
interface GivenAnswer {
  output?: Json;
  output_types?: ValueTypes;
  error?: CallError;
  text_error?: CallError;
}

export interface ToolReplay {
  ask(call: RequestedCall): ToolAnswer;
  /** Recordings that no call has asked for yet. */
  unconsumed(): number;
  /** Reads that were answered from the pool. */
  pooled(): readonly PooledAnswer[];
}

interface Recording {
  call: RecordedCall;
  /** Place of its group among the groups, from 0. */
  group: number;
  served: boolean;
}

/**
 * Answers the tool calls of one attempt from recordings.
 *
 * Order inside a group is free. Equal calls get their recordings in recorded order; what was recorded before a write that
 * has been served is passed over while a later recording exists, so a read after the write sees what the write did. A read asked
 * for more often than it was recorded gets its last answer again, since nothing else can have changed it. A write asked for again
 * gets its recorded error again, or counts as a further write and is simulated. A terminal tool is simulated where no recording
 * fits: what it is told is mostly free text, and nothing follows that could depend on its answer.
 */
export function createToolReplay(options: ToolReplayOptions): ToolReplay {
  const { fixtures, rules, effects, terminal_tools = [], aliases = {}, pool } = options;
  const placeholders = options.placeholders ?? createPlaceholderPairs(() => placeholdersIn(JSON.stringify(fixtures)));
  const recordings = readRecordings(fixtures.calls);
  const byTool = new Map<string, Recording[]>();
  for (const recording of recordings) {
    const ofTool = byTool.get(recording.call.tool);
    if (ofTool) ofTool.push(recording);
    else byTool.set(recording.call.tool, [recording]);
  }
  let writtenGroup = 0;
  let caseFree: CaseFree | undefined;
  const written: RecordedCall[] = [];
  const pooled: PooledAnswer[] = [];

  function ask({ tool: name, args }: RequestedCall): ToolAnswer {
    const tool = recordedName(name, aliases);
    const answer = answerTo(tool, args);
    const { how, effect } = answer;
    if (effect === "write" && (how === "served" || how === "simulated") && answer.error === undefined)
      written.push({ tool, args, ...compact({ output: answer.output }) });
    return answer;
  }

  function answerTo(tool: string, args: Json): ToolAnswer {
    const known = toolRules(tool, rules, effects);
    const { mode, effect } = known;
    const fixed = Object.hasOwn(fixtures.static, tool) ? fixtures.static[tool] : undefined;
    if (mode === "deny") return blocked(tool, args, { effect, reason: "the case denies this tool" });
    if (mode === "live" && effect === "write")
      return blocked(tool, args, { effect, reason: "a write never runs during replay" });
    if (mode === "live") return { how: "live", effect };
    // Only a tool that somebody declared pure runs: a guess from its name is no permission.
    if (effect === "pure" && !known.guessed) return { how: "run", effect };
    if (mode !== "static" && mode !== "simulate") return fromRecordings(tool, args, { known, fixed });
    const refusal = effect === "write" ? refusalOf(tool, args, known) : undefined;
    if (refusal) return { how: "served", effect, ...answerOf(refusal) };
    return withoutRecording(tool, args, { known, fixed });
  }

  /** What the real tool refused is not made up as a success: the recorded refusal of equal arguments, where nothing else was recorded. */
  function refusalOf(tool: string, args: Json, known: ToolRules): RecordedCall | undefined {
    const equal = (byTool.get(tool) ?? []).filter(({ call }) => equals(call.args, args, known));
    return equal.every(({ call }) => call.error !== undefined) ? equal[0]?.call : undefined;
  }

  function fromRecordings(tool: string, args: Json, { known, fixed }: Known): ToolAnswer {
    const ofTool = byTool.get(tool) ?? [];
    const equal = ofTool.filter(({ call }) => equals(call.args, args, known));
    const alike = equal.length > 0 ? equal : ofTool.filter(({ call }) => alikeIn(tool, call.args, args, known));
    const chosen = choose(alike, writtenGroup, known.effect);
    if (!chosen) return withoutRecording(tool, args, { known, fixed });
    equals(chosen.call.args, args, known)?.keep();
    chosen.served = true;
    if (known.effect === "write" && chosen.call.error === undefined)
      writtenGroup = Math.max(writtenGroup, chosen.group);
    return { how: "served", effect: known.effect, ...answerOf(chosen.call) };
  }

  function equals(recorded: Json, args: Json, known: ToolRules): PlaceholderComparison | undefined {
    const comparison = placeholders.compare();
    const { matches } = matchArgs(recorded, args, { ...known, same: comparison.same });
    return matches ? comparison : undefined;
  }

  /** Equal but for the letter case of what the tool's own results show to be the same in any, and for defaults that its schema names. */
  function alikeIn(tool: string, recorded: Json, args: Json, known: ToolRules): boolean {
    const free = (caseFree ??= caseFreeArguments(fixtures.calls)).get(tool);
    const schema = fixtures.schemas && Object.hasOwn(fixtures.schemas, tool) ? fixtures.schemas[tool] : undefined;
    if (free === undefined && schema === undefined) return false;
    const plain = (value: Json) => withoutDefaults(free ? lowered(value, free) : value, schema);
    return equals(plain(recorded), plain(args), known) !== undefined;
  }

  function fromPool(tool: string, args: Json): ReturnType<ReadPool["find"]> {
    const found = pool?.find({ tool, args }, written);
    if (!found || !("read" in found)) return found;
    const { call, source } = found.read;
    pooled.push({ tool, args, source: source.name, age_ms: found.age_ms });
    placeholders.show(call.output ?? null);
    return found;
  }

  function withoutRecording(tool: string, args: Json, { known, fixed }: Known): ToolAnswer {
    const { effect, mode } = known;
    if (effect === "write" && (mode !== "fixtures" || rules.on_write_miss === "simulate")) {
      return { how: "simulated", effect, ...(fixed ? answerOf(fixed) : { output: {} }) };
    }
    if (fixed && mode === "static") return { how: "served", effect, ...answerOf(fixed) };
    if (fixed && mode === "simulate") return { how: "simulated", effect, ...answerOf(fixed) };
    if (effect !== "write" && terminal_tools.includes(tool)) {
      return { how: "simulated", effect, ...answerOf(fixed ?? recordedSuccess(byTool.get(tool) ?? []) ?? {}) };
    }
    const found = effect === "write" ? undefined : fromPool(tool, args);
    if (found && "read" in found) return { how: "served", effect, ...answerOf(found.read.call) };
    const miss = explainMiss(tool, args, {
      recordings: (byTool.get(tool) ?? []).map(({ call }) => call),
      others: recordings.map(({ call }) => call),
      refused: found?.refused,
      rules: { ...known, same: (recorded, live) => placeholders.compare().same(recorded, live) },
    });
    if (effect === "write" || rules.on_read_miss === "fail") return { how: "missed", effect, miss };
    return {
      how: "missed",
      effect,
      miss,
      error: { kind: "tool", message: `${tool} is not available for these arguments` },
    };
  }

  return { ask, unconsumed: () => recordings.filter(({ served }) => !served).length, pooled: () => pooled };
}

interface Known {
  known: ToolRules;
  fixed: StaticAnswer | undefined;
}

/** A call that was recorded without any answer can't be served. */
function readRecordings(calls: RecordedCall[]): Recording[] {
  const recordings: Recording[] = [];
  let group = -1;
  let before: RecordedCall | undefined;
  for (const call of calls) {
    const together =
      call.group !== undefined && before?.group === call.group && before.source?.run_id === call.source?.run_id;
    if (!together) group += 1;
    before = call;
    if (call.output !== undefined || call.error !== undefined)
      recordings.push({ call: withReturnedError(call), group, served: false });
  }
  return recordings;
}

function choose(equal: Recording[], writtenGroup: number, effect: Effect): Recording | undefined {
  const current = equal.filter(({ group }) => group >= writtenGroup);
  const fresh = current.find(({ served }) => !served);
  if (fresh) return fresh;
  if (effect === "write") {
    const waiting = equal.find(({ served }) => !served);
    const last = equal.at(-1);
    return waiting ?? (last?.call.error ? last : undefined);
  }
  return current.at(-1) ?? equal.at(-1);
}

function recordedSuccess(recordings: Recording[]): StaticAnswer | undefined {
  return recordings.find(({ call }) => call.error === undefined)?.call;
}

function answerOf(recorded: StaticAnswer): GivenAnswer {
  const { error } = withReturnedError(recorded);
  const { output_types: types } = recorded;
  return {
    ...agentAnswer(recorded),
    ...compact({ output_types: types }),
    ...(error && isTextError(error) ? { text_error: error } : {}),
  };
}

function blocked(tool: string, args: Json, { effect, reason }: { effect: Effect; reason: string }): ToolAnswer {
  const message = `${tool} was blocked: ${reason}`;
  return { how: "blocked", effect, miss: { kind: "tool", tool, args, message }, error: { kind: "tool", message } };
}

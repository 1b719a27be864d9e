import type { EffectLookup } from "../effects.ts";
import { matchArgs } from "../matching/match-value.ts";
import {
  createPlaceholderPairs,
  type PlaceholderComparison,
  type PlaceholderPairs,
  placeholdersIn,
} from "../redact/placeholder-pairs.ts";
import type { ReadPool } from "../fixtures/read-pool.ts";
import type { ReplayRules } from "../schema/case.ts";
import type { Effect } from "../schema/effect.ts";
import type { RecordedCall, StaticAnswer, ToolFixtures } from "../schema/fixtures.ts";
import type { Json } from "../schema/json.ts";
import type { Miss, PooledAnswer } from "../schema/attempt-result.ts";
import type { CallError } from "../schema/trace.ts";
import type { ValueTypes } from "../schema/value-types.ts";
import { type ToolRules, toolRules, withoutDefaults } from "./tool-rules.ts";
import { explainMiss } from "./explain-miss.ts";
import { type CaseFree, caseFreeArguments, lowered } from "./letter-case.ts";
import { type Aliases, recordedName } from "./recorded-run.ts";
import { agentAnswer, isTextError, withReturnedError } from "./text-error.ts";
import { compact } from "../compact.ts";
import { FixtureIndex } from "./fixture-index.ts";
import { groupFixtures, readFixtures, type ServedFixture, recordedSuccess } from "./served-fixtures.ts";

export interface ToolReplayOptions {
  fixtures: ToolFixtures;
  rules: ReplayRules;
  effects: EffectLookup;
  /** Maps the tools' present names to the recorded ones. */
  aliases?: Aliases | undefined;
  /** Answers reads without a fixture here from recordings of other cases and runs. */
  pool?: ReadPool | undefined;
  /** Tools on which a run ends. */
  terminal_tools?: readonly string[] | undefined;
  /** Shared by all replays of one attempt. */
  placeholders?: PlaceholderPairs | undefined;
}

export interface RequestedCall {
  tool: string;
  args: Json;
}

/**
 * `live` and `run`: the caller makes the call itself. `missed` with an `error`: the agent gets that error and goes on.
 */
export type ToolAnswer =
  | ({ how: "served" | "simulated"; effect: Effect } & GivenAnswer)
  | { how: "live" | "run"; effect: Effect }
  | { how: "missed" | "blocked"; effect: Effect; miss: Miss; error?: CallError };

/**
 * `text_error`: the error that the text of the output reports. The agent gets only the output; the judgement also sees
 * that the call failed.
 */
interface GivenAnswer {
  output?: Json;
  output_types?: ValueTypes;
  error?: CallError;
  text_error?: CallError;
}

export interface ToolReplay {
  ask(call: RequestedCall): ToolAnswer;
  /** Number of fixtures that no call has asked for yet. */
  unconsumed(): number;
  /** Reads that were answered from the pool. */
  pooled(): readonly PooledAnswer[];
}

/**
 * Answers the tool calls of one attempt from fixtures.
 *
 * The order inside a group is free. Equal calls get their fixtures in recorded order. After a served write, earlier
 * recordings are skipped while a later one exists, so that a read sees what the write did. A read beyond its recordings
 * gets the last answer again, because nothing else can have changed it. A write beyond its recordings gets its recorded
 * error again, or counts as a further write and is simulated. A terminal tool without a fixture is simulated: its
 * arguments are mostly free text, and nothing depends on its answer.
 */
export function createToolReplay(options: ToolReplayOptions): ToolReplay {
  return new FixtureReplay(options);
}

class FixtureReplay implements ToolReplay {
  private readonly options: ToolReplayOptions;
  private readonly placeholders: PlaceholderPairs;
  private readonly fixtures: ServedFixture[];
  private readonly byTool: ReadonlyMap<string, ServedFixture[]>;
  private readonly equal: FixtureIndex;
  private readonly alike: FixtureIndex;
  private readonly written: RecordedCall[] = [];
  private readonly poolAnswers: PooledAnswer[] = [];
  /** The latest group with a served write. */
  private writtenGroup = 0;
  private caseFree: CaseFree | undefined;

  constructor(options: ToolReplayOptions) {
    const { fixtures, placeholders } = options;
    this.options = options;
    this.placeholders = placeholders ?? createPlaceholderPairs(() => placeholdersIn(JSON.stringify(fixtures)));
    this.fixtures = readFixtures(fixtures.calls);
    const byTool = groupFixtures(this.fixtures, ({ tool }) => tool);
    const equals = (recorded: Json, args: Json, known: ToolRules) => this.equals(recorded, args, known) !== undefined;
    this.byTool = byTool;
    this.equal = new FixtureIndex({ byTool, equals });
    this.alike = new FixtureIndex({ byTool, equals, plain: (tool, args) => this.plain(tool, args) });
  }

  ask({ tool: name, args }: RequestedCall): ToolAnswer {
    const tool = recordedName(name, this.options.aliases ?? {});
    const answer = this.answerTo(tool, args);
    const { how, effect } = answer;
    if (effect === "write" && (how === "served" || how === "simulated") && answer.error === undefined)
      this.written.push({ tool, args, ...compact({ output: answer.output }) });
    return answer;
  }

  unconsumed(): number {
    return this.fixtures.filter(({ served }) => !served).length;
  }

  pooled(): readonly PooledAnswer[] {
    return this.poolAnswers;
  }

  private answerTo(tool: string, args: Json): ToolAnswer {
    const known = toolRules(tool, this.options.rules, this.options.effects);
    const { mode, effect, guessed } = known;
    const fixed = Object.hasOwn(this.options.fixtures.static, tool) ? this.options.fixtures.static[tool] : undefined;
    if (mode === "deny") return blocked(tool, args, { effect, reason: "the case denies this tool" });
    if (mode === "live" && effect === "write") {
      const undeclared =
        "its effect is not declared, so it counts as a write; if it only reads, say so under `effects`";
      return blocked(tool, args, { effect, reason: guessed ? undeclared : "a write never runs during replay" });
    }
    if (mode === "live") return { how: "live", effect };
    // Only a tool that is declared pure runs; a guess from its name is no permission.
    if (effect === "pure" && !guessed) return { how: "run", effect };
    if (mode !== "static" && mode !== "simulate") return this.fromFixtures(tool, args, { known, fixed });
    const refusal = effect === "write" ? this.refusalOf(tool, args, known) : undefined;
    if (refusal) return { how: "served", effect, ...answerOf(refusal) };
    return this.withoutFixture(tool, args, { known, fixed });
  }

  /**
   * The recorded refusal of equal arguments, if refusals are all that was recorded. Simulating a success would
   * contradict the real tool.
   */
  private refusalOf(tool: string, args: Json, known: ToolRules): RecordedCall | undefined {
    return this.equal.refusal({ tool, args, known })?.call;
  }

  private fromFixtures(tool: string, args: Json, { known, fixed }: ToolAnswers): ToolAnswer {
    const query = { tool, args, known };
    const chosen = this.equal.choose(query, this.writtenGroup) ?? this.alike.choose(query, this.writtenGroup);
    if (chosen === undefined || chosen === "used up") return this.withoutFixture(tool, args, { known, fixed });
    this.equals(chosen.call.args, args, known)?.keep();
    chosen.served = true;
    if (known.effect === "write" && chosen.call.error === undefined)
      this.writtenGroup = Math.max(this.writtenGroup, chosen.group);
    return { how: "served", effect: known.effect, ...answerOf(chosen.call) };
  }

  private equals(recorded: Json, args: Json, known: ToolRules): PlaceholderComparison | undefined {
    const comparison = this.placeholders.compare();
    const { matches } = matchArgs(recorded, args, { ...known, same: comparison.same });
    return matches ? comparison : undefined;
  }

  /** Arguments without irrelevant letter case (`caseFreeArguments`) and defaults of the tool's schema. */
  private plain(tool: string, args: Json): Json {
    const free = (this.caseFree ??= caseFreeArguments(this.options.fixtures.calls)).get(tool);
    const { schemas = {} } = this.options.fixtures;
    return withoutDefaults(free ? lowered(args, free) : args, Object.hasOwn(schemas, tool) ? schemas[tool] : undefined);
  }

  private fromPool(tool: string, args: Json): ReturnType<ReadPool["find"]> {
    const found = this.options.pool?.find({ tool, args }, this.written);
    if (!found || !("read" in found)) return found;
    const { call, source } = found.read;
    this.poolAnswers.push({ tool, args, source: source.name, age_ms: found.age_ms });
    this.placeholders.show(call.output ?? null);
    return found;
  }

  private withoutFixture(tool: string, args: Json, { known, fixed }: ToolAnswers): ToolAnswer {
    const { effect, mode } = known;
    if (effect === "write" && (mode !== "fixtures" || this.options.rules.on_write_miss === "simulate")) {
      return { how: "simulated", effect, ...(fixed ? answerOf(fixed) : { output: {} }) };
    }
    if (fixed && mode === "static") return { how: "served", effect, ...answerOf(fixed) };
    if (fixed && mode === "simulate") return { how: "simulated", effect, ...answerOf(fixed) };
    if (effect !== "write" && this.options.terminal_tools?.includes(tool)) {
      return { how: "simulated", effect, ...answerOf(fixed ?? recordedSuccess(this.byTool.get(tool) ?? []) ?? {}) };
    }
    const found = effect === "write" ? undefined : this.fromPool(tool, args);
    if (found && "read" in found) return { how: "served", effect, ...answerOf(found.read.call) };
    const miss = explainMiss(tool, args, {
      fixtures: (this.byTool.get(tool) ?? []).map(({ call }) => call),
      others: this.fixtures.map(({ call }) => call),
      refused: found?.refused,
      rules: { ...known, same: (recorded, live) => this.placeholders.compare().same(recorded, live) },
    });
    if (effect === "write" || this.options.rules.on_read_miss === "fail") return { how: "missed", effect, miss };
    return {
      how: "missed",
      effect,
      miss,
      error: { kind: "tool", message: `${tool} is not available for these arguments` },
    };
  }
}

/** True for a read without a recording for which the agent gets an error (`on_read_miss: tool-error`). */
export function isErredRead(answer: ToolAnswer): boolean {
  return answer.how === "missed" && answer.error !== undefined;
}

interface ToolAnswers {
  known: ToolRules;
  fixed: StaticAnswer | undefined;
}

function answerOf(recorded: StaticAnswer): GivenAnswer {
  const { error } = withReturnedError(recorded);
  const { output_types: types } = recorded;
  return {
    ...agentAnswer(recorded),
    ...compact({ output_types: types, text_error: error && isTextError(error) ? error : undefined }),
  };
}

function blocked(tool: string, args: Json, { effect, reason }: { effect: Effect; reason: string }): ToolAnswer {
  const message = `${tool} was blocked: ${reason}`;
  return { how: "blocked", effect, miss: { kind: "tool", tool, args, message }, error: { kind: "tool", message } };
}

import type { EffectLookup } from "../effects.ts";
import { type PlaceholderPairs } from "../redact/placeholder-pairs.ts";
import type { ReadPool } from "../pool/read-pool.ts";
import type { ReplayRules } from "../schema/case.ts";
import type { Effect } from "../schema/effect.ts";
import type { ToolFixtures } from "../schema/fixtures.ts";
import type { Json } from "../schema/json.ts";
import type { Miss } from "../schema/result.ts";
import type { CallError } from "../schema/trace.ts";
import type { ValueTypes } from "../schema/value-types.ts";
import type { PooledAnswer } from "../schema/result.ts";
import { type Aliases } from "./recorded-names.ts";
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
export interface AskedCall {
    tool: string;
    args: Json;
    group?: string;
}
/** `live` and `run`: the caller makes the call itself. `missed` with an `error`: the agent gets that error and goes on. */
export type ToolAnswer = ({
    how: "served" | "simulated";
    effect: Effect;
} & GivenAnswer) | {
    how: "live" | "run";
    effect: Effect;
} | {
    how: "missed" | "blocked";
    effect: Effect;
    miss: Miss;
    error?: CallError;
};
/** `text_error`: what the text of the output tells of. The agent gets the output; whoever judges the run knows that the call failed. */
interface GivenAnswer {
    output?: Json;
    output_types?: ValueTypes;
    error?: CallError;
    text_error?: CallError;
}
export interface ToolReplay {
    ask(call: AskedCall): ToolAnswer;
    /** Recordings that no call has asked for yet. */
    unconsumed(): number;
    /** Reads that were answered from the pool. */
    pooled(): readonly PooledAnswer[];
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
export declare function createToolReplay(options: ToolReplayOptions): ToolReplay;
export {};

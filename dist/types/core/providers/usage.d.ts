import type { Json } from "../schema/json.ts";
export type Usage = Partial<Record<Count, number>>;
type Count = "input" | "output" | "cached" | "cache_write" | "reasoning";
/** An API's names for what it counts, and for the members that hold further counts. */
export type UsageWords = Partial<Record<Count | "details", readonly string[]>>;
/** Reads token counts in these spellings; what was cached, or thought, only where there was some. */
export declare function usageReader(words: readonly UsageWords[]): (value: Json | undefined) => Usage | undefined;
export {};

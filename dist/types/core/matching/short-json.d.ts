import type { Json } from "../schema/json.ts";
/** A value as it stands in a sentence: JSON on one line, cut at `limit` characters. */
export declare function shortJson(value: Json | undefined, limit?: number): string;

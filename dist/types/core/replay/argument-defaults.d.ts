import type { Json } from "../schema/json.ts";
/**
 * Arguments without those that say what the tool takes anyway: a value that its recorded schema gives as the default. Any other
 * optional argument may change the answer and counts.
 */
export declare function withoutDefaults(args: Json, schema: Json | undefined): Json;

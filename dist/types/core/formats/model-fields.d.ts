import { type Usage, type UsageWords } from "../providers/usage.ts";
import type { Json, JsonObject } from "../schema/json.ts";
/** Every spelling of token counts. */
export declare const usageWords: readonly UsageWords[];
/** Token counts in any spelling; what was cached, or thought, only where there was some. */
export declare const usageOf: (value: Json | undefined) => Usage | undefined;
/** Settings of a request, tools included; what it does not say may have been said before. */
export declare function paramsOf(request: JsonObject, before?: JsonObject): JsonObject | undefined;
/** The settings that conventions have a name for, of a request in any spelling. */
export declare function settingsOf(request: JsonObject): {} & {
    readonly temperature?: number;
    readonly top_p?: number;
    readonly max_tokens?: number;
    readonly seed?: number;
};

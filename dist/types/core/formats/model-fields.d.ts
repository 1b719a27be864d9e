import type { Json, JsonObject } from "../schema/json.ts";
export type Usage = {
    input?: number;
    output?: number;
    [key: string]: unknown;
};
/** Token counts in any provider's spelling. */
export declare function usageOf(value: Json | undefined): Usage | undefined;
/** Settings of a request, tools included. */
export declare function paramsOf(request: JsonObject): JsonObject | undefined;

import * as z from "zod";
export type Json = null | boolean | number | string | Json[] | {
    [key: string]: Json;
};
export type JsonObject = {
    [key: string]: Json;
};
/**
 * Any JSON value. Depth is capped before this runs (`json-limits.ts`), so the schema itself does not walk the value:
 * input here always comes from `JSON.parse` or the YAML reader, which make nothing else.
 */
export declare const jsonSchema: z.ZodType<Json>;
export declare const jsonObjectSchema: z.ZodType<JsonObject>;

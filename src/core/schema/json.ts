import * as z from "zod";

export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };
export type JsonObject = { [key: string]: Json };

/**
 * Any JSON value. The schema does not walk the value: its depth is checked before (`json-limits.ts`), and it always
 * comes from `JSON.parse` or the YAML reader, which return only JSON.
 */
export const jsonSchema: z.ZodType<Json> = z.custom<Json>((value) => value !== undefined);

export const jsonObjectSchema: z.ZodType<JsonObject> = z.custom<JsonObject>(
  (value) => typeof value === "object" && value !== null && !Array.isArray(value),
  "expected an object",
);

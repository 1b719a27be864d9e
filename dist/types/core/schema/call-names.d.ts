import * as z from "zod";
import type { Json, JsonObject } from "./json.ts";
/**
 * The two names of each part of a call: `tool` and `args` in cases, fixtures, feedback and reports, `tool_name` and `tool_args` in
 * trace events and in what runners write. Whatever reads one takes the other as the same.
 */
declare const names: {
    readonly short: {
        readonly tool: "tool_name";
        readonly args: "tool_args";
        readonly output: "tool_output";
    };
    readonly long: {
        readonly tool_name: "tool";
        readonly tool_args: "args";
        readonly tool_output: "output";
    };
};
type Wanted = keyof typeof names;
export type NamedCall = {
    ok: true;
    call: JsonObject;
}
/** Both names stand there, with different values. */
 | {
    ok: false;
    name: string;
    other: string;
    found: Json;
    message: string;
};
/** A call under the wanted names, whichever of them it came under. */
export declare function withCallNames(call: JsonObject, wanted: Wanted): NamedCall;
/** A schema of a call that takes either names. */
export declare function callOf<T extends z.ZodType>(wanted: Wanted, schema: T): z.ZodPreprocess<T>;
/**
 * The same for a list, in which `applies` tells calls from the rest. In one pass before the schema looks: a step of its own for each
 * of many events would take several times as long as reading them.
 */
export declare function callsOf<T extends z.ZodType>(wanted: Wanted, schema: T, applies?: (value: JsonObject) => boolean): z.ZodPreprocess<T>;
/** What is read comes from `JSON.parse` or the YAML reader. */
export declare function isJsonObject(value: unknown): value is JsonObject;
export {};

import * as z from "zod";
import { type Json } from "./json.ts";
/** One call in what a runner writes. */
export declare const runnerCallSchema: z.ZodObject<{
    tool_name: z.ZodString;
    tool_args: z.ZodPipe<z.ZodDefault<z.ZodType<Json, unknown, z.core.$ZodTypeInternals<Json, unknown>>>, z.ZodTransform<string | number | boolean | Json[] | {
        [key: string]: Json;
    } | null, Json>>;
    tool_output: z.ZodOptional<z.ZodType<Json, unknown, z.core.$ZodTypeInternals<Json, unknown>>>;
    call_id: z.ZodOptional<z.ZodString>;
    error: z.ZodOptional<z.ZodNullable<z.ZodUnion<readonly [z.ZodPipe<z.ZodString, z.ZodTransform<{
        kind: "tool";
        message: string;
    }, string>>, z.ZodObject<{
        kind: z.ZodDefault<z.ZodCatch<z.ZodEnum<{
            cancelled: "cancelled";
            exception: "exception";
            limit: "limit";
            model: "model";
            timeout: "timeout";
            tool: "tool";
        }>>>;
        message: z.ZodDefault<z.ZodString>;
        heuristic: z.ZodOptional<z.ZodBoolean>;
        returned: z.ZodOptional<z.ZodBoolean>;
        thrown: z.ZodOptional<z.ZodObject<{
            value: z.ZodType<Json, unknown, z.core.$ZodTypeInternals<Json, unknown>>;
            types: z.ZodRecord<z.ZodString, z.ZodString>;
        }, z.core.$loose>>;
    }, z.core.$loose>]>>>;
    group: z.ZodOptional<z.ZodPipe<z.ZodUnion<readonly [z.ZodString, z.ZodNumber]>, z.ZodTransform<string, string | number>>>;
}, z.core.$loose>;
/** How the calls of one attempt were answered. */
export declare const replayCountsSchema: z.ZodObject<{
    served: z.ZodDefault<z.ZodNumber>;
    simulated: z.ZodDefault<z.ZodNumber>;
    blocked: z.ZodDefault<z.ZodNumber>;
    live: z.ZodDefault<z.ZodNumber>;
    missed: z.ZodDefault<z.ZodArray<z.ZodPreprocess<z.ZodObject<{
        tool: z.ZodString;
        args: z.ZodDefault<z.ZodType<Json, unknown, z.core.$ZodTypeInternals<Json, unknown>>>;
    }, z.core.$loose>, unknown>>>;
}, z.core.$loose>;
/** What a runner writes to `REPLAYKIT_OUTPUT_PATH` (runner contract, version 1). */
export declare const runOutputSchema: z.ZodObject<{
    run_id: z.ZodOptional<z.ZodString>;
    status: z.ZodEnum<{
        error: "error";
        success: "success";
        unknown: "unknown";
    }>;
    final_output: z.ZodOptional<z.ZodType<Json, unknown, z.core.$ZodTypeInternals<Json, unknown>>>;
    tool_calls: z.ZodDefault<z.ZodPreprocess<z.ZodArray<z.ZodObject<{
        tool_name: z.ZodString;
        tool_args: z.ZodPipe<z.ZodDefault<z.ZodType<Json, unknown, z.core.$ZodTypeInternals<Json, unknown>>>, z.ZodTransform<string | number | boolean | Json[] | {
            [key: string]: Json;
        } | null, Json>>;
        tool_output: z.ZodOptional<z.ZodType<Json, unknown, z.core.$ZodTypeInternals<Json, unknown>>>;
        call_id: z.ZodOptional<z.ZodString>;
        error: z.ZodOptional<z.ZodNullable<z.ZodUnion<readonly [z.ZodPipe<z.ZodString, z.ZodTransform<{
            kind: "tool";
            message: string;
        }, string>>, z.ZodObject<{
            kind: z.ZodDefault<z.ZodCatch<z.ZodEnum<{
                cancelled: "cancelled";
                exception: "exception";
                limit: "limit";
                model: "model";
                timeout: "timeout";
                tool: "tool";
            }>>>;
            message: z.ZodDefault<z.ZodString>;
            heuristic: z.ZodOptional<z.ZodBoolean>;
            returned: z.ZodOptional<z.ZodBoolean>;
            thrown: z.ZodOptional<z.ZodObject<{
                value: z.ZodType<Json, unknown, z.core.$ZodTypeInternals<Json, unknown>>;
                types: z.ZodRecord<z.ZodString, z.ZodString>;
            }, z.core.$loose>>;
        }, z.core.$loose>]>>>;
        group: z.ZodOptional<z.ZodPipe<z.ZodUnion<readonly [z.ZodString, z.ZodNumber]>, z.ZodTransform<string, string | number>>>;
    }, z.core.$loose>>, unknown>>;
    errors: z.ZodDefault<z.ZodArray<z.ZodUnion<readonly [z.ZodString, z.ZodType<Json, unknown, z.core.$ZodTypeInternals<Json, unknown>>]>>>;
    events: z.ZodOptional<z.ZodPreprocess<z.ZodArray<z.ZodDiscriminatedUnion<[z.ZodObject<{
        at: z.ZodOptional<z.ZodString>;
        duration_ms: z.ZodOptional<z.ZodNumber>;
        parent: z.ZodOptional<z.ZodString>;
        step: z.ZodOptional<z.ZodString>;
        type: z.ZodLiteral<"input_message">;
        role: z.ZodDefault<z.ZodString>;
        content: z.ZodType<Json, unknown, z.core.$ZodTypeInternals<Json, unknown>>;
    }, z.core.$loose>, z.ZodObject<{
        at: z.ZodOptional<z.ZodString>;
        duration_ms: z.ZodOptional<z.ZodNumber>;
        parent: z.ZodOptional<z.ZodString>;
        step: z.ZodOptional<z.ZodString>;
        type: z.ZodLiteral<"model_call">;
        model: z.ZodOptional<z.ZodString>;
        params: z.ZodOptional<z.ZodType<import("./json.ts").JsonObject, unknown, z.core.$ZodTypeInternals<import("./json.ts").JsonObject, unknown>>>;
        input: z.ZodOptional<z.ZodType<Json, unknown, z.core.$ZodTypeInternals<Json, unknown>>>;
        output: z.ZodOptional<z.ZodType<Json, unknown, z.core.$ZodTypeInternals<Json, unknown>>>;
        finish_reason: z.ZodOptional<z.ZodString>;
        usage: z.ZodOptional<z.ZodObject<{
            input: z.ZodOptional<z.ZodNumber>;
            output: z.ZodOptional<z.ZodNumber>;
        }, z.core.$loose>>;
        attempt: z.ZodOptional<z.ZodNumber>;
        error: z.ZodOptional<z.ZodObject<{
            kind: z.ZodDefault<z.ZodCatch<z.ZodEnum<{
                cancelled: "cancelled";
                exception: "exception";
                limit: "limit";
                model: "model";
                timeout: "timeout";
                tool: "tool";
            }>>>;
            message: z.ZodDefault<z.ZodString>;
            heuristic: z.ZodOptional<z.ZodBoolean>;
            returned: z.ZodOptional<z.ZodBoolean>;
            thrown: z.ZodOptional<z.ZodObject<{
                value: z.ZodType<Json, unknown, z.core.$ZodTypeInternals<Json, unknown>>;
                types: z.ZodRecord<z.ZodString, z.ZodString>;
            }, z.core.$loose>>;
        }, z.core.$loose>>;
    }, z.core.$loose>, z.ZodObject<{
        at: z.ZodOptional<z.ZodString>;
        duration_ms: z.ZodOptional<z.ZodNumber>;
        parent: z.ZodOptional<z.ZodString>;
        step: z.ZodOptional<z.ZodString>;
        type: z.ZodLiteral<"tool_call">;
        call_id: z.ZodOptional<z.ZodString>;
        tool_name: z.ZodString;
        tool_args: z.ZodDefault<z.ZodType<Json, unknown, z.core.$ZodTypeInternals<Json, unknown>>>;
        group: z.ZodOptional<z.ZodPipe<z.ZodUnion<readonly [z.ZodString, z.ZodNumber]>, z.ZodTransform<string, string | number>>>;
        effect: z.ZodOptional<z.ZodEnum<{
            pure: "pure";
            read: "read";
            write: "write";
        }>>;
    }, z.core.$loose>, z.ZodObject<{
        at: z.ZodOptional<z.ZodString>;
        duration_ms: z.ZodOptional<z.ZodNumber>;
        parent: z.ZodOptional<z.ZodString>;
        step: z.ZodOptional<z.ZodString>;
        type: z.ZodLiteral<"tool_result">;
        call_id: z.ZodOptional<z.ZodString>;
        output: z.ZodOptional<z.ZodType<Json, unknown, z.core.$ZodTypeInternals<Json, unknown>>>;
        output_text: z.ZodOptional<z.ZodString>;
        output_types: z.ZodOptional<z.ZodRecord<z.ZodString, z.ZodString>>;
        error: z.ZodOptional<z.ZodObject<{
            kind: z.ZodDefault<z.ZodCatch<z.ZodEnum<{
                cancelled: "cancelled";
                exception: "exception";
                limit: "limit";
                model: "model";
                timeout: "timeout";
                tool: "tool";
            }>>>;
            message: z.ZodDefault<z.ZodString>;
            heuristic: z.ZodOptional<z.ZodBoolean>;
            returned: z.ZodOptional<z.ZodBoolean>;
            thrown: z.ZodOptional<z.ZodObject<{
                value: z.ZodType<Json, unknown, z.core.$ZodTypeInternals<Json, unknown>>;
                types: z.ZodRecord<z.ZodString, z.ZodString>;
            }, z.core.$loose>>;
        }, z.core.$loose>>;
        attempt: z.ZodOptional<z.ZodNumber>;
        simulated: z.ZodOptional<z.ZodBoolean>;
    }, z.core.$loose>, z.ZodObject<{
        at: z.ZodOptional<z.ZodString>;
        duration_ms: z.ZodOptional<z.ZodNumber>;
        parent: z.ZodOptional<z.ZodString>;
        step: z.ZodOptional<z.ZodString>;
        type: z.ZodLiteral<"state">;
        step_id: z.ZodString;
        decision: z.ZodOptional<z.ZodString>;
        state: z.ZodType<Json, unknown, z.core.$ZodTypeInternals<Json, unknown>>;
    }, z.core.$loose>, z.ZodObject<{
        at: z.ZodOptional<z.ZodString>;
        duration_ms: z.ZodOptional<z.ZodNumber>;
        parent: z.ZodOptional<z.ZodString>;
        step: z.ZodOptional<z.ZodString>;
        type: z.ZodLiteral<"error">;
        kind: z.ZodOptional<z.ZodEnum<{
            cancelled: "cancelled";
            exception: "exception";
            limit: "limit";
            model: "model";
            timeout: "timeout";
            tool: "tool";
        }>>;
        error: z.ZodString;
    }, z.core.$loose>, z.ZodObject<{
        at: z.ZodOptional<z.ZodString>;
        duration_ms: z.ZodOptional<z.ZodNumber>;
        parent: z.ZodOptional<z.ZodString>;
        step: z.ZodOptional<z.ZodString>;
        type: z.ZodLiteral<"final_output">;
        content: z.ZodType<Json, unknown, z.core.$ZodTypeInternals<Json, unknown>>;
    }, z.core.$loose>, z.ZodObject<{
        at: z.ZodOptional<z.ZodString>;
        duration_ms: z.ZodOptional<z.ZodNumber>;
        parent: z.ZodOptional<z.ZodString>;
        step: z.ZodOptional<z.ZodString>;
        type: z.ZodLiteral<"other">;
        name: z.ZodString;
        data: z.ZodOptional<z.ZodType<Json, unknown, z.core.$ZodTypeInternals<Json, unknown>>>;
    }, z.core.$loose>], "type">>, unknown>>;
    state: z.ZodOptional<z.ZodType<Json, unknown, z.core.$ZodTypeInternals<Json, unknown>>>;
    replay: z.ZodOptional<z.ZodObject<{
        served: z.ZodDefault<z.ZodNumber>;
        simulated: z.ZodDefault<z.ZodNumber>;
        blocked: z.ZodDefault<z.ZodNumber>;
        live: z.ZodDefault<z.ZodNumber>;
        missed: z.ZodDefault<z.ZodArray<z.ZodPreprocess<z.ZodObject<{
            tool: z.ZodString;
            args: z.ZodDefault<z.ZodType<Json, unknown, z.core.$ZodTypeInternals<Json, unknown>>>;
        }, z.core.$loose>, unknown>>>;
    }, z.core.$loose>>;
}, z.core.$loose>;
export type RunOutput = z.infer<typeof runOutputSchema>;

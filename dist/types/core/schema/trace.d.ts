import * as z from "zod";
export declare const traceVersion = 1;
export declare const runStatusSchema: z.ZodEnum<{
    error: "error";
    success: "success";
    unknown: "unknown";
}>;
export type RunStatus = z.infer<typeof runStatusSchema>;
export declare const errorKindSchema: z.ZodEnum<{
    cancelled: "cancelled";
    exception: "exception";
    limit: "limit";
    model: "model";
    timeout: "timeout";
    tool: "tool";
}>;
export type ErrorKind = z.infer<typeof errorKindSchema>;
/**
 * A tool's or model's failure. `heuristic` marks one recognised from text (`Error: …`), not flagged by the source; the text stays the
 * output.
 */
export declare const callErrorSchema: z.ZodObject<{
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
        value: z.ZodType<import("./json.ts").Json, unknown, z.core.$ZodTypeInternals<import("./json.ts").Json, unknown>>;
        types: z.ZodRecord<z.ZodString, z.ZodString>;
    }, z.core.$loose>>;
}, z.core.$loose>;
export type CallError = z.infer<typeof callErrorSchema>;
export declare const inputMessageSchema: z.ZodObject<{
    at: z.ZodOptional<z.ZodString>;
    duration_ms: z.ZodOptional<z.ZodNumber>;
    parent: z.ZodOptional<z.ZodString>;
    step: z.ZodOptional<z.ZodString>;
    type: z.ZodLiteral<"input_message">;
    role: z.ZodDefault<z.ZodString>;
    content: z.ZodType<import("./json.ts").Json, unknown, z.core.$ZodTypeInternals<import("./json.ts").Json, unknown>>;
}, z.core.$loose>;
export declare const modelCallSchema: z.ZodObject<{
    at: z.ZodOptional<z.ZodString>;
    duration_ms: z.ZodOptional<z.ZodNumber>;
    parent: z.ZodOptional<z.ZodString>;
    step: z.ZodOptional<z.ZodString>;
    type: z.ZodLiteral<"model_call">;
    model: z.ZodOptional<z.ZodString>;
    params: z.ZodOptional<z.ZodType<import("./json.ts").JsonObject, unknown, z.core.$ZodTypeInternals<import("./json.ts").JsonObject, unknown>>>;
    input: z.ZodOptional<z.ZodType<import("./json.ts").Json, unknown, z.core.$ZodTypeInternals<import("./json.ts").Json, unknown>>>;
    output: z.ZodOptional<z.ZodType<import("./json.ts").Json, unknown, z.core.$ZodTypeInternals<import("./json.ts").Json, unknown>>>;
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
            value: z.ZodType<import("./json.ts").Json, unknown, z.core.$ZodTypeInternals<import("./json.ts").Json, unknown>>;
            types: z.ZodRecord<z.ZodString, z.ZodString>;
        }, z.core.$loose>>;
    }, z.core.$loose>>;
}, z.core.$loose>;
export declare const toolCallSchema: z.ZodObject<{
    at: z.ZodOptional<z.ZodString>;
    duration_ms: z.ZodOptional<z.ZodNumber>;
    parent: z.ZodOptional<z.ZodString>;
    step: z.ZodOptional<z.ZodString>;
    type: z.ZodLiteral<"tool_call">;
    call_id: z.ZodOptional<z.ZodString>;
    tool_name: z.ZodString;
    tool_args: z.ZodDefault<z.ZodType<import("./json.ts").Json, unknown, z.core.$ZodTypeInternals<import("./json.ts").Json, unknown>>>;
    group: z.ZodOptional<z.ZodPipe<z.ZodUnion<readonly [z.ZodString, z.ZodNumber]>, z.ZodTransform<string, string | number>>>;
    effect: z.ZodOptional<z.ZodEnum<{
        pure: "pure";
        read: "read";
        write: "write";
    }>>;
}, z.core.$loose>;
export declare const toolResultSchema: z.ZodObject<{
    at: z.ZodOptional<z.ZodString>;
    duration_ms: z.ZodOptional<z.ZodNumber>;
    parent: z.ZodOptional<z.ZodString>;
    step: z.ZodOptional<z.ZodString>;
    type: z.ZodLiteral<"tool_result">;
    call_id: z.ZodOptional<z.ZodString>;
    output: z.ZodOptional<z.ZodType<import("./json.ts").Json, unknown, z.core.$ZodTypeInternals<import("./json.ts").Json, unknown>>>;
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
            value: z.ZodType<import("./json.ts").Json, unknown, z.core.$ZodTypeInternals<import("./json.ts").Json, unknown>>;
            types: z.ZodRecord<z.ZodString, z.ZodString>;
        }, z.core.$loose>>;
    }, z.core.$loose>>;
    attempt: z.ZodOptional<z.ZodNumber>;
    simulated: z.ZodOptional<z.ZodBoolean>;
}, z.core.$loose>;
export declare const stateEventSchema: z.ZodObject<{
    at: z.ZodOptional<z.ZodString>;
    duration_ms: z.ZodOptional<z.ZodNumber>;
    parent: z.ZodOptional<z.ZodString>;
    step: z.ZodOptional<z.ZodString>;
    type: z.ZodLiteral<"state">;
    step_id: z.ZodString;
    decision: z.ZodOptional<z.ZodString>;
    state: z.ZodType<import("./json.ts").Json, unknown, z.core.$ZodTypeInternals<import("./json.ts").Json, unknown>>;
}, z.core.$loose>;
export declare const errorEventSchema: z.ZodObject<{
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
}, z.core.$loose>;
export declare const finalOutputSchema: z.ZodObject<{
    at: z.ZodOptional<z.ZodString>;
    duration_ms: z.ZodOptional<z.ZodNumber>;
    parent: z.ZodOptional<z.ZodString>;
    step: z.ZodOptional<z.ZodString>;
    type: z.ZodLiteral<"final_output">;
    content: z.ZodType<import("./json.ts").Json, unknown, z.core.$ZodTypeInternals<import("./json.ts").Json, unknown>>;
}, z.core.$loose>;
export declare const otherEventSchema: z.ZodObject<{
    at: z.ZodOptional<z.ZodString>;
    duration_ms: z.ZodOptional<z.ZodNumber>;
    parent: z.ZodOptional<z.ZodString>;
    step: z.ZodOptional<z.ZodString>;
    type: z.ZodLiteral<"other">;
    name: z.ZodString;
    data: z.ZodOptional<z.ZodType<import("./json.ts").Json, unknown, z.core.$ZodTypeInternals<import("./json.ts").Json, unknown>>>;
}, z.core.$loose>;
export declare const traceEventSchema: z.ZodDiscriminatedUnion<[z.ZodObject<{
    at: z.ZodOptional<z.ZodString>;
    duration_ms: z.ZodOptional<z.ZodNumber>;
    parent: z.ZodOptional<z.ZodString>;
    step: z.ZodOptional<z.ZodString>;
    type: z.ZodLiteral<"input_message">;
    role: z.ZodDefault<z.ZodString>;
    content: z.ZodType<import("./json.ts").Json, unknown, z.core.$ZodTypeInternals<import("./json.ts").Json, unknown>>;
}, z.core.$loose>, z.ZodObject<{
    at: z.ZodOptional<z.ZodString>;
    duration_ms: z.ZodOptional<z.ZodNumber>;
    parent: z.ZodOptional<z.ZodString>;
    step: z.ZodOptional<z.ZodString>;
    type: z.ZodLiteral<"model_call">;
    model: z.ZodOptional<z.ZodString>;
    params: z.ZodOptional<z.ZodType<import("./json.ts").JsonObject, unknown, z.core.$ZodTypeInternals<import("./json.ts").JsonObject, unknown>>>;
    input: z.ZodOptional<z.ZodType<import("./json.ts").Json, unknown, z.core.$ZodTypeInternals<import("./json.ts").Json, unknown>>>;
    output: z.ZodOptional<z.ZodType<import("./json.ts").Json, unknown, z.core.$ZodTypeInternals<import("./json.ts").Json, unknown>>>;
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
            value: z.ZodType<import("./json.ts").Json, unknown, z.core.$ZodTypeInternals<import("./json.ts").Json, unknown>>;
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
    tool_args: z.ZodDefault<z.ZodType<import("./json.ts").Json, unknown, z.core.$ZodTypeInternals<import("./json.ts").Json, unknown>>>;
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
    output: z.ZodOptional<z.ZodType<import("./json.ts").Json, unknown, z.core.$ZodTypeInternals<import("./json.ts").Json, unknown>>>;
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
            value: z.ZodType<import("./json.ts").Json, unknown, z.core.$ZodTypeInternals<import("./json.ts").Json, unknown>>;
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
    state: z.ZodType<import("./json.ts").Json, unknown, z.core.$ZodTypeInternals<import("./json.ts").Json, unknown>>;
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
    content: z.ZodType<import("./json.ts").Json, unknown, z.core.$ZodTypeInternals<import("./json.ts").Json, unknown>>;
}, z.core.$loose>, z.ZodObject<{
    at: z.ZodOptional<z.ZodString>;
    duration_ms: z.ZodOptional<z.ZodNumber>;
    parent: z.ZodOptional<z.ZodString>;
    step: z.ZodOptional<z.ZodString>;
    type: z.ZodLiteral<"other">;
    name: z.ZodString;
    data: z.ZodOptional<z.ZodType<import("./json.ts").Json, unknown, z.core.$ZodTypeInternals<import("./json.ts").Json, unknown>>>;
}, z.core.$loose>], "type">;
/** A run's events, in which calls may come under either of their names. */
export declare const traceEventsSchema: z.ZodPreprocess<z.ZodArray<z.ZodDiscriminatedUnion<[z.ZodObject<{
    at: z.ZodOptional<z.ZodString>;
    duration_ms: z.ZodOptional<z.ZodNumber>;
    parent: z.ZodOptional<z.ZodString>;
    step: z.ZodOptional<z.ZodString>;
    type: z.ZodLiteral<"input_message">;
    role: z.ZodDefault<z.ZodString>;
    content: z.ZodType<import("./json.ts").Json, unknown, z.core.$ZodTypeInternals<import("./json.ts").Json, unknown>>;
}, z.core.$loose>, z.ZodObject<{
    at: z.ZodOptional<z.ZodString>;
    duration_ms: z.ZodOptional<z.ZodNumber>;
    parent: z.ZodOptional<z.ZodString>;
    step: z.ZodOptional<z.ZodString>;
    type: z.ZodLiteral<"model_call">;
    model: z.ZodOptional<z.ZodString>;
    params: z.ZodOptional<z.ZodType<import("./json.ts").JsonObject, unknown, z.core.$ZodTypeInternals<import("./json.ts").JsonObject, unknown>>>;
    input: z.ZodOptional<z.ZodType<import("./json.ts").Json, unknown, z.core.$ZodTypeInternals<import("./json.ts").Json, unknown>>>;
    output: z.ZodOptional<z.ZodType<import("./json.ts").Json, unknown, z.core.$ZodTypeInternals<import("./json.ts").Json, unknown>>>;
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
            value: z.ZodType<import("./json.ts").Json, unknown, z.core.$ZodTypeInternals<import("./json.ts").Json, unknown>>;
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
    tool_args: z.ZodDefault<z.ZodType<import("./json.ts").Json, unknown, z.core.$ZodTypeInternals<import("./json.ts").Json, unknown>>>;
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
    output: z.ZodOptional<z.ZodType<import("./json.ts").Json, unknown, z.core.$ZodTypeInternals<import("./json.ts").Json, unknown>>>;
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
            value: z.ZodType<import("./json.ts").Json, unknown, z.core.$ZodTypeInternals<import("./json.ts").Json, unknown>>;
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
    state: z.ZodType<import("./json.ts").Json, unknown, z.core.$ZodTypeInternals<import("./json.ts").Json, unknown>>;
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
    content: z.ZodType<import("./json.ts").Json, unknown, z.core.$ZodTypeInternals<import("./json.ts").Json, unknown>>;
}, z.core.$loose>, z.ZodObject<{
    at: z.ZodOptional<z.ZodString>;
    duration_ms: z.ZodOptional<z.ZodNumber>;
    parent: z.ZodOptional<z.ZodString>;
    step: z.ZodOptional<z.ZodString>;
    type: z.ZodLiteral<"other">;
    name: z.ZodString;
    data: z.ZodOptional<z.ZodType<import("./json.ts").Json, unknown, z.core.$ZodTypeInternals<import("./json.ts").Json, unknown>>>;
}, z.core.$loose>], "type">>, unknown>;
export type TraceEvent = z.infer<typeof traceEventSchema>;
export type ModelCallEvent = z.infer<typeof modelCallSchema>;
export type ToolCallEvent = z.infer<typeof toolCallSchema>;
export type ToolResultEvent = z.infer<typeof toolResultSchema>;
/** A call that a right run makes or must not make; argument values may be matchers. */
export declare const expectedCallSchema: z.ZodPreprocess<z.ZodObject<{
    tool: z.ZodString;
    args: z.ZodOptional<z.ZodType<import("./json.ts").Json, unknown, z.core.$ZodTypeInternals<import("./json.ts").Json, unknown>>>;
}, z.core.$loose>, unknown>;
export type ExpectedCall = z.infer<typeof expectedCallSchema>;
/** What a person or a grader said of the run; most real failures are known only through this. */
/** What an evaluator gave a run. */
declare const scoreSchema: z.ZodObject<{
    name: z.ZodString;
    label: z.ZodOptional<z.ZodString>;
    score: z.ZodOptional<z.ZodNumber>;
    comment: z.ZodOptional<z.ZodString>;
}, z.core.$loose>;
export type Score = z.infer<typeof scoreSchema>;
export declare const feedbackSchema: z.ZodObject<{
    rating: z.ZodEnum<{
        bad: "bad";
        good: "good";
    }>;
    comment: z.ZodOptional<z.ZodString>;
    scores: z.ZodOptional<z.ZodArray<z.ZodObject<{
        name: z.ZodString;
        label: z.ZodOptional<z.ZodString>;
        score: z.ZodOptional<z.ZodNumber>;
        comment: z.ZodOptional<z.ZodString>;
    }, z.core.$loose>>>;
    expected_calls: z.ZodOptional<z.ZodArray<z.ZodPreprocess<z.ZodObject<{
        tool: z.ZodString;
        args: z.ZodOptional<z.ZodType<import("./json.ts").Json, unknown, z.core.$ZodTypeInternals<import("./json.ts").Json, unknown>>>;
    }, z.core.$loose>, unknown>>>;
    expected_text: z.ZodOptional<z.ZodArray<z.ZodString>>;
    forbidden_calls: z.ZodOptional<z.ZodArray<z.ZodPreprocess<z.ZodObject<{
        tool: z.ZodString;
        args: z.ZodOptional<z.ZodType<import("./json.ts").Json, unknown, z.core.$ZodTypeInternals<import("./json.ts").Json, unknown>>>;
    }, z.core.$loose>, unknown>>>;
    forbidden_text: z.ZodOptional<z.ZodArray<z.ZodString>>;
}, z.core.$loose>;
export type Feedback = z.infer<typeof feedbackSchema>;
/** The normalised record of one agent run (stored as `source-trace.json`, sent to the Worker). */
export declare const traceSchema: z.ZodObject<{
    version: z.ZodDefault<z.ZodLiteral<1>>;
    run_id: z.ZodString;
    status: z.ZodDefault<z.ZodCatch<z.ZodEnum<{
        error: "error";
        success: "success";
        unknown: "unknown";
    }>>>;
    agent: z.ZodOptional<z.ZodObject<{
        name: z.ZodOptional<z.ZodString>;
        version: z.ZodOptional<z.ZodString>;
        commit: z.ZodOptional<z.ZodString>;
    }, z.core.$loose>>;
    model: z.ZodOptional<z.ZodObject<{
        provider: z.ZodOptional<z.ZodString>;
        name: z.ZodOptional<z.ZodString>;
        temperature: z.ZodOptional<z.ZodNumber>;
        max_tokens: z.ZodOptional<z.ZodNumber>;
        seed: z.ZodOptional<z.ZodNumber>;
        prompt_version: z.ZodOptional<z.ZodString>;
    }, z.core.$loose>>;
    source: z.ZodOptional<z.ZodObject<{
        format: z.ZodString;
    }, z.core.$loose>>;
    user_id: z.ZodOptional<z.ZodString>;
    session_id: z.ZodOptional<z.ZodString>;
    parent_run_id: z.ZodOptional<z.ZodString>;
    started_at: z.ZodOptional<z.ZodString>;
    ended_at: z.ZodOptional<z.ZodString>;
    labels: z.ZodOptional<z.ZodRecord<z.ZodString, z.ZodString>>;
    feedback: z.ZodOptional<z.ZodObject<{
        rating: z.ZodEnum<{
            bad: "bad";
            good: "good";
        }>;
        comment: z.ZodOptional<z.ZodString>;
        scores: z.ZodOptional<z.ZodArray<z.ZodObject<{
            name: z.ZodString;
            label: z.ZodOptional<z.ZodString>;
            score: z.ZodOptional<z.ZodNumber>;
            comment: z.ZodOptional<z.ZodString>;
        }, z.core.$loose>>>;
        expected_calls: z.ZodOptional<z.ZodArray<z.ZodPreprocess<z.ZodObject<{
            tool: z.ZodString;
            args: z.ZodOptional<z.ZodType<import("./json.ts").Json, unknown, z.core.$ZodTypeInternals<import("./json.ts").Json, unknown>>>;
        }, z.core.$loose>, unknown>>>;
        expected_text: z.ZodOptional<z.ZodArray<z.ZodString>>;
        forbidden_calls: z.ZodOptional<z.ZodArray<z.ZodPreprocess<z.ZodObject<{
            tool: z.ZodString;
            args: z.ZodOptional<z.ZodType<import("./json.ts").Json, unknown, z.core.$ZodTypeInternals<import("./json.ts").Json, unknown>>>;
        }, z.core.$loose>, unknown>>>;
        forbidden_text: z.ZodOptional<z.ZodArray<z.ZodString>>;
    }, z.core.$loose>>;
    events: z.ZodPreprocess<z.ZodArray<z.ZodDiscriminatedUnion<[z.ZodObject<{
        at: z.ZodOptional<z.ZodString>;
        duration_ms: z.ZodOptional<z.ZodNumber>;
        parent: z.ZodOptional<z.ZodString>;
        step: z.ZodOptional<z.ZodString>;
        type: z.ZodLiteral<"input_message">;
        role: z.ZodDefault<z.ZodString>;
        content: z.ZodType<import("./json.ts").Json, unknown, z.core.$ZodTypeInternals<import("./json.ts").Json, unknown>>;
    }, z.core.$loose>, z.ZodObject<{
        at: z.ZodOptional<z.ZodString>;
        duration_ms: z.ZodOptional<z.ZodNumber>;
        parent: z.ZodOptional<z.ZodString>;
        step: z.ZodOptional<z.ZodString>;
        type: z.ZodLiteral<"model_call">;
        model: z.ZodOptional<z.ZodString>;
        params: z.ZodOptional<z.ZodType<import("./json.ts").JsonObject, unknown, z.core.$ZodTypeInternals<import("./json.ts").JsonObject, unknown>>>;
        input: z.ZodOptional<z.ZodType<import("./json.ts").Json, unknown, z.core.$ZodTypeInternals<import("./json.ts").Json, unknown>>>;
        output: z.ZodOptional<z.ZodType<import("./json.ts").Json, unknown, z.core.$ZodTypeInternals<import("./json.ts").Json, unknown>>>;
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
                value: z.ZodType<import("./json.ts").Json, unknown, z.core.$ZodTypeInternals<import("./json.ts").Json, unknown>>;
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
        tool_args: z.ZodDefault<z.ZodType<import("./json.ts").Json, unknown, z.core.$ZodTypeInternals<import("./json.ts").Json, unknown>>>;
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
        output: z.ZodOptional<z.ZodType<import("./json.ts").Json, unknown, z.core.$ZodTypeInternals<import("./json.ts").Json, unknown>>>;
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
                value: z.ZodType<import("./json.ts").Json, unknown, z.core.$ZodTypeInternals<import("./json.ts").Json, unknown>>;
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
        state: z.ZodType<import("./json.ts").Json, unknown, z.core.$ZodTypeInternals<import("./json.ts").Json, unknown>>;
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
        content: z.ZodType<import("./json.ts").Json, unknown, z.core.$ZodTypeInternals<import("./json.ts").Json, unknown>>;
    }, z.core.$loose>, z.ZodObject<{
        at: z.ZodOptional<z.ZodString>;
        duration_ms: z.ZodOptional<z.ZodNumber>;
        parent: z.ZodOptional<z.ZodString>;
        step: z.ZodOptional<z.ZodString>;
        type: z.ZodLiteral<"other">;
        name: z.ZodString;
        data: z.ZodOptional<z.ZodType<import("./json.ts").Json, unknown, z.core.$ZodTypeInternals<import("./json.ts").Json, unknown>>>;
    }, z.core.$loose>], "type">>, unknown>;
}, z.core.$loose>;
export type TraceRun = z.infer<typeof traceSchema>;
export {};

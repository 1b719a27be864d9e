import * as z from "zod";
export declare const fixturesVersion = 1;
/**
 * One recorded tool call: exactly one of `output` and `error` is there. An error that was only read from the output's text
 * (`heuristic`) stands beside it as a mark: the agent gets the output.
 */
export declare const recordedCallSchema: z.ZodObject<{
    tool: z.ZodString;
    args: z.ZodDefault<z.ZodType<import("./json.ts").Json, unknown, z.core.$ZodTypeInternals<import("./json.ts").Json, unknown>>>;
    group: z.ZodOptional<z.ZodString>;
    effect: z.ZodOptional<z.ZodEnum<{
        pure: "pure";
        read: "read";
        write: "write";
    }>>;
    output: z.ZodOptional<z.ZodType<import("./json.ts").Json, unknown, z.core.$ZodTypeInternals<import("./json.ts").Json, unknown>>>;
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
    source: z.ZodOptional<z.ZodObject<{
        run_id: z.ZodString;
        index: z.ZodNumber;
    }, z.core.$loose>>;
    recorded_at: z.ZodOptional<z.ZodString>;
    stale: z.ZodOptional<z.ZodBoolean>;
}, z.core.$loose>;
export type RecordedCall = z.infer<typeof recordedCallSchema>;
/** What a tool answers where no recording fits (`tools: static`, and simulated writes). */
export declare const staticAnswerSchema: z.ZodObject<{
    output: z.ZodOptional<z.ZodType<import("./json.ts").Json, unknown, z.core.$ZodTypeInternals<import("./json.ts").Json, unknown>>>;
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
}, z.core.$loose>;
export type StaticAnswer = z.infer<typeof staticAnswerSchema>;
/** `fixtures/tools.json` */
export declare const toolFixturesSchema: z.ZodObject<{
    version: z.ZodLiteral<1>;
    calls: z.ZodDefault<z.ZodPreprocess<z.ZodArray<z.ZodObject<{
        tool: z.ZodString;
        args: z.ZodDefault<z.ZodType<import("./json.ts").Json, unknown, z.core.$ZodTypeInternals<import("./json.ts").Json, unknown>>>;
        group: z.ZodOptional<z.ZodString>;
        effect: z.ZodOptional<z.ZodEnum<{
            pure: "pure";
            read: "read";
            write: "write";
        }>>;
        output: z.ZodOptional<z.ZodType<import("./json.ts").Json, unknown, z.core.$ZodTypeInternals<import("./json.ts").Json, unknown>>>;
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
        source: z.ZodOptional<z.ZodObject<{
            run_id: z.ZodString;
            index: z.ZodNumber;
        }, z.core.$loose>>;
        recorded_at: z.ZodOptional<z.ZodString>;
        stale: z.ZodOptional<z.ZodBoolean>;
    }, z.core.$loose>>, unknown>>;
    static: z.ZodDefault<z.ZodRecord<z.ZodString, z.ZodObject<{
        output: z.ZodOptional<z.ZodType<import("./json.ts").Json, unknown, z.core.$ZodTypeInternals<import("./json.ts").Json, unknown>>>;
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
    }, z.core.$loose>>>;
    apart: z.ZodOptional<z.ZodPreprocess<z.ZodArray<z.ZodObject<{
        tool: z.ZodString;
        args: z.ZodDefault<z.ZodType<import("./json.ts").Json, unknown, z.core.$ZodTypeInternals<import("./json.ts").Json, unknown>>>;
        group: z.ZodOptional<z.ZodString>;
        effect: z.ZodOptional<z.ZodEnum<{
            pure: "pure";
            read: "read";
            write: "write";
        }>>;
        output: z.ZodOptional<z.ZodType<import("./json.ts").Json, unknown, z.core.$ZodTypeInternals<import("./json.ts").Json, unknown>>>;
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
        source: z.ZodOptional<z.ZodObject<{
            run_id: z.ZodString;
            index: z.ZodNumber;
        }, z.core.$loose>>;
        recorded_at: z.ZodOptional<z.ZodString>;
        stale: z.ZodOptional<z.ZodBoolean>;
    }, z.core.$loose>>, unknown>>;
    schemas: z.ZodOptional<z.ZodRecord<z.ZodString, z.ZodType<import("./json.ts").Json, unknown, z.core.$ZodTypeInternals<import("./json.ts").Json, unknown>>>>;
}, z.core.$loose>;
export type ToolFixtures = z.infer<typeof toolFixturesSchema>;
/** One recorded model request and its answer, as sent over HTTP (redacted). */
export declare const modelExchangeSchema: z.ZodObject<{
    api: z.ZodString;
    request: z.ZodType<import("./json.ts").Json, unknown, z.core.$ZodTypeInternals<import("./json.ts").Json, unknown>>;
    status: z.ZodNumber;
    response: z.ZodOptional<z.ZodType<import("./json.ts").Json, unknown, z.core.$ZodTypeInternals<import("./json.ts").Json, unknown>>>;
    sse: z.ZodOptional<z.ZodArray<z.ZodString>>;
    group: z.ZodOptional<z.ZodString>;
}, z.core.$loose>;
export type ModelExchange = z.infer<typeof modelExchangeSchema>;
/** One recorded way of the agent: what its models were asked and answered, from the first request to the last. */
export declare const modelVariantSchema: z.ZodObject<{
    exchanges: z.ZodArray<z.ZodObject<{
        api: z.ZodString;
        request: z.ZodType<import("./json.ts").Json, unknown, z.core.$ZodTypeInternals<import("./json.ts").Json, unknown>>;
        status: z.ZodNumber;
        response: z.ZodOptional<z.ZodType<import("./json.ts").Json, unknown, z.core.$ZodTypeInternals<import("./json.ts").Json, unknown>>>;
        sse: z.ZodOptional<z.ZodArray<z.ZodString>>;
        group: z.ZodOptional<z.ZodString>;
    }, z.core.$loose>>;
    recorded_at: z.ZodString;
    run_id: z.ZodOptional<z.ZodString>;
}, z.core.$loose>;
export type ModelVariant = z.infer<typeof modelVariantSchema>;
/** Version 2 has `variants`: whoever cannot read them would call a fixed agent unguarded. */
export declare const modelFixturesVersion = 2;
/** `fixtures/model.json` */
export declare const modelFixturesSchema: z.ZodObject<{
    version: z.ZodUnion<readonly [z.ZodLiteral<1>, z.ZodLiteral<2>]>;
    exchanges: z.ZodDefault<z.ZodArray<z.ZodObject<{
        api: z.ZodString;
        request: z.ZodType<import("./json.ts").Json, unknown, z.core.$ZodTypeInternals<import("./json.ts").Json, unknown>>;
        status: z.ZodNumber;
        response: z.ZodOptional<z.ZodType<import("./json.ts").Json, unknown, z.core.$ZodTypeInternals<import("./json.ts").Json, unknown>>>;
        sse: z.ZodOptional<z.ZodArray<z.ZodString>>;
        group: z.ZodOptional<z.ZodString>;
    }, z.core.$loose>>>;
    variants: z.ZodOptional<z.ZodArray<z.ZodObject<{
        exchanges: z.ZodArray<z.ZodObject<{
            api: z.ZodString;
            request: z.ZodType<import("./json.ts").Json, unknown, z.core.$ZodTypeInternals<import("./json.ts").Json, unknown>>;
            status: z.ZodNumber;
            response: z.ZodOptional<z.ZodType<import("./json.ts").Json, unknown, z.core.$ZodTypeInternals<import("./json.ts").Json, unknown>>>;
            sse: z.ZodOptional<z.ZodArray<z.ZodString>>;
            group: z.ZodOptional<z.ZodString>;
        }, z.core.$loose>>;
        recorded_at: z.ZodString;
        run_id: z.ZodOptional<z.ZodString>;
    }, z.core.$loose>>>;
}, z.core.$loose>;
export type ModelFixtures = z.infer<typeof modelFixturesSchema>;

import * as z from "zod";
export declare const newRecordSchema: z.ZodObject<{
    key: z.ZodString;
    run: z.ZodObject<{
        run_id: z.ZodString;
        agent: z.ZodOptional<z.ZodObject<{
            name: z.ZodOptional<z.ZodString>;
            version: z.ZodOptional<z.ZodString>;
        }, z.core.$loose>>;
        input: z.ZodOptional<z.ZodType<import("../../sdk/index.ts").Json, unknown, z.core.$ZodTypeInternals<import("../../sdk/index.ts").Json, unknown>>>;
        parent: z.ZodOptional<z.ZodObject<{
            run_id: z.ZodString;
            step_id: z.ZodString;
        }, z.core.$loose>>;
        status: z.ZodUnion<readonly [z.ZodEnum<{
            error: "error";
            success: "success";
            unknown: "unknown";
        }>, z.ZodLiteral<"running">]>;
        started_at: z.ZodString;
        ended_at: z.ZodOptional<z.ZodString>;
        final_output: z.ZodOptional<z.ZodType<import("../../sdk/index.ts").Json, unknown, z.core.$ZodTypeInternals<import("../../sdk/index.ts").Json, unknown>>>;
        error: z.ZodOptional<z.ZodString>;
        retention: z.ZodOptional<z.ZodEnum<{
            failed: "failed";
            flagged: "flagged";
            success: "success";
            test: "test";
        }>>;
        replay: z.ZodOptional<z.ZodObject<{
            mode: z.ZodEnum<{
                "live-reads": "live-reads";
                replay: "replay";
            }>;
            of: z.ZodString;
            served: z.ZodOptional<z.ZodNumber>;
            simulated: z.ZodOptional<z.ZodNumber>;
            live: z.ZodOptional<z.ZodNumber>;
        }, z.core.$loose>>;
    }, z.core.$loose>;
}, z.core.$strip>;
export declare const recordChangeSchema: z.ZodObject<{
    agent: z.ZodOptional<z.ZodOptional<z.ZodObject<{
        name: z.ZodOptional<z.ZodString>;
        version: z.ZodOptional<z.ZodString>;
    }, z.core.$loose>>>;
    input: z.ZodOptional<z.ZodOptional<z.ZodType<import("../../sdk/index.ts").Json, unknown, z.core.$ZodTypeInternals<import("../../sdk/index.ts").Json, unknown>>>>;
    parent: z.ZodOptional<z.ZodOptional<z.ZodObject<{
        run_id: z.ZodString;
        step_id: z.ZodString;
    }, z.core.$loose>>>;
    status: z.ZodOptional<z.ZodUnion<readonly [z.ZodEnum<{
        error: "error";
        success: "success";
        unknown: "unknown";
    }>, z.ZodLiteral<"running">]>>;
    started_at: z.ZodOptional<z.ZodString>;
    ended_at: z.ZodOptional<z.ZodOptional<z.ZodString>>;
    final_output: z.ZodOptional<z.ZodOptional<z.ZodType<import("../../sdk/index.ts").Json, unknown, z.core.$ZodTypeInternals<import("../../sdk/index.ts").Json, unknown>>>>;
    error: z.ZodOptional<z.ZodOptional<z.ZodString>>;
    retention: z.ZodOptional<z.ZodOptional<z.ZodEnum<{
        failed: "failed";
        flagged: "flagged";
        success: "success";
        test: "test";
    }>>>;
    replay: z.ZodOptional<z.ZodOptional<z.ZodObject<{
        mode: z.ZodEnum<{
            "live-reads": "live-reads";
            replay: "replay";
        }>;
        of: z.ZodString;
        served: z.ZodOptional<z.ZodNumber>;
        simulated: z.ZodOptional<z.ZodNumber>;
        live: z.ZodOptional<z.ZodNumber>;
    }, z.core.$loose>>>;
}, z.core.$loose>;
export declare const recordEntriesSchema: z.ZodObject<{
    key: z.ZodString;
    entries: z.ZodArray<z.ZodObject<{
        operation: z.ZodOptional<z.ZodObject<{
            position: z.ZodString;
            kind: z.ZodEnum<{
                model: "model";
                now: "now";
                once: "once";
                random: "random";
                step: "step";
                tool: "tool";
                uuid: "uuid";
            }>;
            name: z.ZodString;
            args: z.ZodOptional<z.ZodType<import("../../sdk/index.ts").Json, unknown, z.core.$ZodTypeInternals<import("../../sdk/index.ts").Json, unknown>>>;
            effect: z.ZodOptional<z.ZodEnum<{
                pure: "pure";
                read: "read";
                write: "write";
            }>>;
            phase: z.ZodEnum<{
                done: "done";
                failed: "failed";
                started: "started";
            }>;
            output: z.ZodOptional<z.ZodType<import("../../sdk/index.ts").Json, unknown, z.core.$ZodTypeInternals<import("../../sdk/index.ts").Json, unknown>>>;
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
                    value: z.ZodType<import("../../sdk/index.ts").Json, unknown, z.core.$ZodTypeInternals<import("../../sdk/index.ts").Json, unknown>>;
                    types: z.ZodRecord<z.ZodString, z.ZodString>;
                }, z.core.$loose>>;
            }, z.core.$loose>>;
            chunks: z.ZodOptional<z.ZodArray<z.ZodType<import("../../sdk/index.ts").Json, unknown, z.core.$ZodTypeInternals<import("../../sdk/index.ts").Json, unknown>>>>;
            skipped: z.ZodOptional<z.ZodBoolean>;
            simulated: z.ZodOptional<z.ZodBoolean>;
            at: z.ZodString;
            duration_ms: z.ZodOptional<z.ZodNumber>;
        }, z.core.$loose>>;
        checkpoint: z.ZodOptional<z.ZodObject<{
            version: z.ZodDefault<z.ZodLiteral<1>>;
            run_id: z.ZodString;
            parent: z.ZodOptional<z.ZodObject<{
                run_id: z.ZodString;
                step_id: z.ZodString;
            }, z.core.$loose>>;
            step_id: z.ZodString;
            step_number: z.ZodNumber;
            at: z.ZodString;
            agent_version: z.ZodOptional<z.ZodString>;
            model: z.ZodOptional<z.ZodObject<{
                name: z.ZodOptional<z.ZodString>;
            }, z.core.$loose>>;
            messages: z.ZodDefault<z.ZodArray<z.ZodType<import("../../sdk/index.ts").Json, unknown, z.core.$ZodTypeInternals<import("../../sdk/index.ts").Json, unknown>>>>;
            tool_calls: z.ZodDefault<z.ZodArray<z.ZodType<import("../../sdk/index.ts").Json, unknown, z.core.$ZodTypeInternals<import("../../sdk/index.ts").Json, unknown>>>>;
            state: z.ZodType<import("../../sdk/index.ts").Json, unknown, z.core.$ZodTypeInternals<import("../../sdk/index.ts").Json, unknown>>;
        }, z.core.$loose>>;
    }, z.core.$strip>>;
}, z.core.$strip>;
export declare const recordsQuerySchema: z.ZodObject<{
    limit: z.ZodDefault<z.ZodCoercedNumber<unknown>>;
    before: z.ZodOptional<z.ZodCoercedNumber<unknown>>;
}, z.core.$strip>;
export declare const operationsQuerySchema: z.ZodObject<{
    from: z.ZodDefault<z.ZodCoercedNumber<unknown>>;
}, z.core.$strip>;
export declare const statesQuerySchema: z.ZodObject<{
    from: z.ZodDefault<z.ZodCoercedNumber<unknown>>;
}, z.core.$strip>;
export declare const keptSchema: z.ZodObject<{
    id: z.ZodString;
}, z.core.$strip>;
export declare const keptStepSchema: z.ZodObject<{
    id: z.ZodString;
    step: z.ZodString;
}, z.core.$strip>;
export declare const recordSchema: z.ZodObject<{
    run: z.ZodObject<{
        run_id: z.ZodString;
        agent: z.ZodOptional<z.ZodObject<{
            name: z.ZodOptional<z.ZodString>;
            version: z.ZodOptional<z.ZodString>;
        }, z.core.$loose>>;
        input: z.ZodOptional<z.ZodType<import("../../sdk/index.ts").Json, unknown, z.core.$ZodTypeInternals<import("../../sdk/index.ts").Json, unknown>>>;
        parent: z.ZodOptional<z.ZodObject<{
            run_id: z.ZodString;
            step_id: z.ZodString;
        }, z.core.$loose>>;
        status: z.ZodUnion<readonly [z.ZodEnum<{
            error: "error";
            success: "success";
            unknown: "unknown";
        }>, z.ZodLiteral<"running">]>;
        started_at: z.ZodString;
        ended_at: z.ZodOptional<z.ZodString>;
        final_output: z.ZodOptional<z.ZodType<import("../../sdk/index.ts").Json, unknown, z.core.$ZodTypeInternals<import("../../sdk/index.ts").Json, unknown>>>;
        error: z.ZodOptional<z.ZodString>;
        retention: z.ZodOptional<z.ZodEnum<{
            failed: "failed";
            flagged: "flagged";
            success: "success";
            test: "test";
        }>>;
        replay: z.ZodOptional<z.ZodObject<{
            mode: z.ZodEnum<{
                "live-reads": "live-reads";
                replay: "replay";
            }>;
            of: z.ZodString;
            served: z.ZodOptional<z.ZodNumber>;
            simulated: z.ZodOptional<z.ZodNumber>;
            live: z.ZodOptional<z.ZodNumber>;
        }, z.core.$loose>>;
    }, z.core.$loose>;
}, z.core.$strip>;
export declare const recordPageSchema: z.ZodObject<{
    runs: z.ZodArray<z.ZodObject<{
        run_id: z.ZodString;
        agent: z.ZodOptional<z.ZodObject<{
            name: z.ZodOptional<z.ZodString>;
            version: z.ZodOptional<z.ZodString>;
        }, z.core.$loose>>;
        input: z.ZodOptional<z.ZodType<import("../../sdk/index.ts").Json, unknown, z.core.$ZodTypeInternals<import("../../sdk/index.ts").Json, unknown>>>;
        parent: z.ZodOptional<z.ZodObject<{
            run_id: z.ZodString;
            step_id: z.ZodString;
        }, z.core.$loose>>;
        status: z.ZodUnion<readonly [z.ZodEnum<{
            error: "error";
            success: "success";
            unknown: "unknown";
        }>, z.ZodLiteral<"running">]>;
        started_at: z.ZodString;
        ended_at: z.ZodOptional<z.ZodString>;
        final_output: z.ZodOptional<z.ZodType<import("../../sdk/index.ts").Json, unknown, z.core.$ZodTypeInternals<import("../../sdk/index.ts").Json, unknown>>>;
        error: z.ZodOptional<z.ZodString>;
        retention: z.ZodOptional<z.ZodEnum<{
            failed: "failed";
            flagged: "flagged";
            success: "success";
            test: "test";
        }>>;
        replay: z.ZodOptional<z.ZodObject<{
            mode: z.ZodEnum<{
                "live-reads": "live-reads";
                replay: "replay";
            }>;
            of: z.ZodString;
            served: z.ZodOptional<z.ZodNumber>;
            simulated: z.ZodOptional<z.ZodNumber>;
            live: z.ZodOptional<z.ZodNumber>;
        }, z.core.$loose>>;
    }, z.core.$loose>>;
    next: z.ZodNullable<z.ZodNumber>;
}, z.core.$strip>;
export declare const operationPageSchema: z.ZodObject<{
    operations: z.ZodArray<z.ZodObject<{
        position: z.ZodString;
        kind: z.ZodEnum<{
            model: "model";
            now: "now";
            once: "once";
            random: "random";
            step: "step";
            tool: "tool";
            uuid: "uuid";
        }>;
        name: z.ZodString;
        args: z.ZodOptional<z.ZodType<import("../../sdk/index.ts").Json, unknown, z.core.$ZodTypeInternals<import("../../sdk/index.ts").Json, unknown>>>;
        effect: z.ZodOptional<z.ZodEnum<{
            pure: "pure";
            read: "read";
            write: "write";
        }>>;
        phase: z.ZodEnum<{
            done: "done";
            failed: "failed";
            started: "started";
        }>;
        output: z.ZodOptional<z.ZodType<import("../../sdk/index.ts").Json, unknown, z.core.$ZodTypeInternals<import("../../sdk/index.ts").Json, unknown>>>;
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
                value: z.ZodType<import("../../sdk/index.ts").Json, unknown, z.core.$ZodTypeInternals<import("../../sdk/index.ts").Json, unknown>>;
                types: z.ZodRecord<z.ZodString, z.ZodString>;
            }, z.core.$loose>>;
        }, z.core.$loose>>;
        chunks: z.ZodOptional<z.ZodArray<z.ZodType<import("../../sdk/index.ts").Json, unknown, z.core.$ZodTypeInternals<import("../../sdk/index.ts").Json, unknown>>>>;
        skipped: z.ZodOptional<z.ZodBoolean>;
        simulated: z.ZodOptional<z.ZodBoolean>;
        at: z.ZodString;
        duration_ms: z.ZodOptional<z.ZodNumber>;
    }, z.core.$loose>>;
    next: z.ZodNullable<z.ZodNumber>;
}, z.core.$strip>;
export declare const statePageSchema: z.ZodObject<{
    checkpoints: z.ZodArray<z.ZodObject<{
        version: z.ZodDefault<z.ZodLiteral<1>>;
        run_id: z.ZodString;
        parent: z.ZodOptional<z.ZodObject<{
            run_id: z.ZodString;
            step_id: z.ZodString;
        }, z.core.$loose>>;
        step_id: z.ZodString;
        step_number: z.ZodNumber;
        at: z.ZodString;
        agent_version: z.ZodOptional<z.ZodString>;
        model: z.ZodOptional<z.ZodObject<{
            name: z.ZodOptional<z.ZodString>;
        }, z.core.$loose>>;
        messages: z.ZodDefault<z.ZodArray<z.ZodType<import("../../sdk/index.ts").Json, unknown, z.core.$ZodTypeInternals<import("../../sdk/index.ts").Json, unknown>>>>;
        tool_calls: z.ZodDefault<z.ZodArray<z.ZodType<import("../../sdk/index.ts").Json, unknown, z.core.$ZodTypeInternals<import("../../sdk/index.ts").Json, unknown>>>>;
        state: z.ZodType<import("../../sdk/index.ts").Json, unknown, z.core.$ZodTypeInternals<import("../../sdk/index.ts").Json, unknown>>;
    }, z.core.$loose>>;
    next: z.ZodNullable<z.ZodNumber>;
}, z.core.$strip>;
export declare const stepsSchema: z.ZodObject<{
    steps: z.ZodArray<z.ZodObject<{
        step_id: z.ZodString;
        step_number: z.ZodNumber;
        at: z.ZodString;
    }, z.core.$strip>>;
}, z.core.$strip>;

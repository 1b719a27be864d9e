import * as z from "zod";
/** Every refusal, but for those of OTLP's addresses, which it wants in a form of its own. */
export declare const errorSchema: z.ZodObject<{
    error: z.ZodObject<{
        code: z.ZodEnum<{
            conflict: "conflict";
            diverged: "diverged";
            expectation_needed: "expectation_needed";
            forbidden: "forbidden";
            internal: "internal";
            invalid_case: "invalid_case";
            invalid_config: "invalid_config";
            invalid_fixtures: "invalid_fixtures";
            invalid_input: "invalid_input";
            invalid_json: "invalid_json";
            invalid_run_output: "invalid_run_output";
            invalid_trace: "invalid_trace";
            invalid_yaml: "invalid_yaml";
            io_failed: "io_failed";
            lint_failed: "lint_failed";
            network_failed: "network_failed";
            not_found: "not_found";
            rate_limited: "rate_limited";
            runner_failed: "runner_failed";
            secret_found: "secret_found";
            too_deep: "too_deep";
            too_large: "too_large";
            unauthorized: "unauthorized";
            unknown_effect: "unknown_effect";
            unknown_format: "unknown_format";
            unsafe_path: "unsafe_path";
            unsupported_version: "unsupported_version";
            usage: "usage";
        }>;
        reason: z.ZodOptional<z.ZodEnum<{
            erased: "erased";
            expired: "expired";
            in_window: "in_window";
            never_seen: "never_seen";
            open: "open";
            recorded: "recorded";
            rejected: "rejected";
            sampled_out: "sampled_out";
        }>>;
        message: z.ZodString;
        hint: z.ZodOptional<z.ZodString>;
    }, z.core.$strip>;
}, z.core.$strip>;
export declare const itemsSchema: z.ZodObject<{
    items: z.ZodArray<z.ZodObject<{
        outcome: z.ZodEnum<{
            duplicate: "duplicate";
            rejected: "rejected";
            sampled_out: "sampled_out";
            stored: "stored";
        }>;
        run_id: z.ZodOptional<z.ZodString>;
        id: z.ZodOptional<z.ZodString>;
        group: z.ZodOptional<z.ZodString>;
        failed: z.ZodOptional<z.ZodBoolean>;
        waits_until: z.ZodOptional<z.ZodString>;
        continued: z.ZodOptional<z.ZodLiteral<true>>;
        differs: z.ZodOptional<z.ZodLiteral<true>>;
        replayability: z.ZodOptional<z.ZodObject<{
            score: z.ZodNumber;
            reasons: z.ZodArray<z.ZodString>;
        }, z.core.$strip>>;
        reason: z.ZodOptional<z.ZodEnum<{
            conflict: "conflict";
            diverged: "diverged";
            erased: "erased";
            expectation_needed: "expectation_needed";
            forbidden: "forbidden";
            idempotency_key_reused: "idempotency_key_reused";
            internal: "internal";
            invalid_case: "invalid_case";
            invalid_config: "invalid_config";
            invalid_fixtures: "invalid_fixtures";
            invalid_input: "invalid_input";
            invalid_json: "invalid_json";
            invalid_run_output: "invalid_run_output";
            invalid_trace: "invalid_trace";
            invalid_yaml: "invalid_yaml";
            io_failed: "io_failed";
            lint_failed: "lint_failed";
            network_failed: "network_failed";
            not_found: "not_found";
            other_parts: "other_parts";
            rate_limited: "rate_limited";
            runner_failed: "runner_failed";
            secret_found: "secret_found";
            too_deep: "too_deep";
            too_large: "too_large";
            too_many_continued: "too_many_continued";
            unauthorized: "unauthorized";
            unknown_effect: "unknown_effect";
            unknown_format: "unknown_format";
            unsafe_path: "unsafe_path";
            unsupported_version: "unsupported_version";
            usage: "usage";
        }>>;
        message: z.ZodOptional<z.ZodString>;
    }, z.core.$strip>>;
    repeated: z.ZodOptional<z.ZodLiteral<true>>;
}, z.core.$strip>;
export type ItemAnswer = z.infer<typeof itemsSchema>["items"][number];
export declare const healthSchema: z.ZodObject<{
    ok: z.ZodLiteral<true>;
    version: z.ZodString;
    accepts: z.ZodObject<{
        trace: z.ZodArray<z.ZodNumber>;
        client: z.ZodString;
    }, z.core.$strip>;
}, z.core.$strip>;
export declare const readinessSchema: z.ZodObject<{
    ok: z.ZodBoolean;
    checks: z.ZodObject<{
        database: z.ZodObject<{
            ok: z.ZodBoolean;
            message: z.ZodOptional<z.ZodString>;
        }, z.core.$strip>;
        bucket: z.ZodObject<{
            ok: z.ZodBoolean;
            message: z.ZodOptional<z.ZodString>;
        }, z.core.$strip>;
        migrations: z.ZodObject<{
            ok: z.ZodBoolean;
            message: z.ZodOptional<z.ZodString>;
        }, z.core.$strip>;
        key: z.ZodObject<{
            ok: z.ZodBoolean;
            message: z.ZodOptional<z.ZodString>;
        }, z.core.$strip>;
        github: z.ZodObject<{
            ok: z.ZodBoolean;
            message: z.ZodOptional<z.ZodString>;
        }, z.core.$strip>;
    }, z.core.$strip>;
}, z.core.$strip>;
export type ReadinessAnswer = z.infer<typeof readinessSchema>;
export declare const storedRunAnswerSchema: z.ZodUnion<readonly [z.ZodObject<{
    run: z.ZodObject<{
        run_id: z.ZodString;
        status: z.ZodEnum<{
            error: "error";
            success: "success";
            unknown: "unknown";
        }>;
        format: z.ZodOptional<z.ZodString>;
        agent: z.ZodOptional<z.ZodString>;
        agent_version: z.ZodOptional<z.ZodString>;
        model: z.ZodOptional<z.ZodString>;
        release: z.ZodOptional<z.ZodString>;
        what: z.ZodOptional<z.ZodString>;
        started_at: z.ZodOptional<z.ZodString>;
        duration_ms: z.ZodOptional<z.ZodNumber>;
        events: z.ZodNumber;
        tool_calls: z.ZodNumber;
        bytes: z.ZodNumber;
        labels: z.ZodOptional<z.ZodRecord<z.ZodString, z.ZodString>>;
        trace_id: z.ZodOptional<z.ZodString>;
        late: z.ZodOptional<z.ZodBoolean>;
        revision: z.ZodOptional<z.ZodNumber>;
        id: z.ZodString;
        received_at: z.ZodNumber;
        expires_at: z.ZodNumber;
        class: z.ZodEnum<{
            failed: "failed";
            flagged: "flagged";
            success: "success";
            test: "test";
        }>;
        failed: z.ZodBoolean;
        group: z.ZodOptional<z.ZodString>;
        weight: z.ZodNumber;
        rating: z.ZodOptional<z.ZodEnum<{
            bad: "bad";
            good: "good";
        }>>;
        mark: z.ZodOptional<z.ZodString>;
    }, z.core.$strip>;
    trace: z.ZodObject<{
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
                args: z.ZodOptional<z.ZodType<import("../../sdk/index.ts").Json, unknown, z.core.$ZodTypeInternals<import("../../sdk/index.ts").Json, unknown>>>;
            }, z.core.$loose>, unknown>>>;
            expected_text: z.ZodOptional<z.ZodArray<z.ZodString>>;
            forbidden_calls: z.ZodOptional<z.ZodArray<z.ZodPreprocess<z.ZodObject<{
                tool: z.ZodString;
                args: z.ZodOptional<z.ZodType<import("../../sdk/index.ts").Json, unknown, z.core.$ZodTypeInternals<import("../../sdk/index.ts").Json, unknown>>>;
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
            content: z.ZodType<import("../../sdk/index.ts").Json, unknown, z.core.$ZodTypeInternals<import("../../sdk/index.ts").Json, unknown>>;
        }, z.core.$loose>, z.ZodObject<{
            at: z.ZodOptional<z.ZodString>;
            duration_ms: z.ZodOptional<z.ZodNumber>;
            parent: z.ZodOptional<z.ZodString>;
            step: z.ZodOptional<z.ZodString>;
            type: z.ZodLiteral<"model_call">;
            model: z.ZodOptional<z.ZodString>;
            params: z.ZodOptional<z.ZodType<import("../../sdk/index.ts").JsonObject, unknown, z.core.$ZodTypeInternals<import("../../sdk/index.ts").JsonObject, unknown>>>;
            input: z.ZodOptional<z.ZodType<import("../../sdk/index.ts").Json, unknown, z.core.$ZodTypeInternals<import("../../sdk/index.ts").Json, unknown>>>;
            output: z.ZodOptional<z.ZodType<import("../../sdk/index.ts").Json, unknown, z.core.$ZodTypeInternals<import("../../sdk/index.ts").Json, unknown>>>;
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
                    value: z.ZodType<import("../../sdk/index.ts").Json, unknown, z.core.$ZodTypeInternals<import("../../sdk/index.ts").Json, unknown>>;
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
            tool_args: z.ZodDefault<z.ZodType<import("../../sdk/index.ts").Json, unknown, z.core.$ZodTypeInternals<import("../../sdk/index.ts").Json, unknown>>>;
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
            output: z.ZodOptional<z.ZodType<import("../../sdk/index.ts").Json, unknown, z.core.$ZodTypeInternals<import("../../sdk/index.ts").Json, unknown>>>;
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
                    value: z.ZodType<import("../../sdk/index.ts").Json, unknown, z.core.$ZodTypeInternals<import("../../sdk/index.ts").Json, unknown>>;
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
            state: z.ZodType<import("../../sdk/index.ts").Json, unknown, z.core.$ZodTypeInternals<import("../../sdk/index.ts").Json, unknown>>;
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
            content: z.ZodType<import("../../sdk/index.ts").Json, unknown, z.core.$ZodTypeInternals<import("../../sdk/index.ts").Json, unknown>>;
        }, z.core.$loose>, z.ZodObject<{
            at: z.ZodOptional<z.ZodString>;
            duration_ms: z.ZodOptional<z.ZodNumber>;
            parent: z.ZodOptional<z.ZodString>;
            step: z.ZodOptional<z.ZodString>;
            type: z.ZodLiteral<"other">;
            name: z.ZodString;
            data: z.ZodOptional<z.ZodType<import("../../sdk/index.ts").Json, unknown, z.core.$ZodTypeInternals<import("../../sdk/index.ts").Json, unknown>>>;
        }, z.core.$loose>], "type">>, unknown>;
    }, z.core.$loose>;
}, z.core.$strip>, z.ZodObject<{
    run: z.ZodObject<{
        run_id: z.ZodString;
        status: z.ZodEnum<{
            error: "error";
            success: "success";
            unknown: "unknown";
        }>;
        format: z.ZodOptional<z.ZodString>;
        agent: z.ZodOptional<z.ZodString>;
        agent_version: z.ZodOptional<z.ZodString>;
        model: z.ZodOptional<z.ZodString>;
        release: z.ZodOptional<z.ZodString>;
        what: z.ZodOptional<z.ZodString>;
        started_at: z.ZodOptional<z.ZodString>;
        duration_ms: z.ZodOptional<z.ZodNumber>;
        events: z.ZodNumber;
        tool_calls: z.ZodNumber;
        bytes: z.ZodNumber;
        labels: z.ZodOptional<z.ZodRecord<z.ZodString, z.ZodString>>;
        trace_id: z.ZodOptional<z.ZodString>;
        late: z.ZodOptional<z.ZodBoolean>;
        revision: z.ZodOptional<z.ZodNumber>;
        id: z.ZodString;
        received_at: z.ZodNumber;
        expires_at: z.ZodNumber;
        class: z.ZodEnum<{
            failed: "failed";
            flagged: "flagged";
            success: "success";
            test: "test";
        }>;
        failed: z.ZodBoolean;
        group: z.ZodOptional<z.ZodString>;
        weight: z.ZodNumber;
        rating: z.ZodOptional<z.ZodEnum<{
            bad: "bad";
            good: "good";
        }>>;
        mark: z.ZodOptional<z.ZodString>;
    }, z.core.$strip>;
    step: z.ZodObject<{
        number: z.ZodNumber;
        of: z.ZodNumber;
        id: z.ZodOptional<z.ZodString>;
        at: z.ZodOptional<z.ZodString>;
    }, z.core.$strip>;
    state: z.ZodUnknown;
    events: z.ZodArray<z.ZodDiscriminatedUnion<[z.ZodObject<{
        at: z.ZodOptional<z.ZodString>;
        duration_ms: z.ZodOptional<z.ZodNumber>;
        parent: z.ZodOptional<z.ZodString>;
        step: z.ZodOptional<z.ZodString>;
        type: z.ZodLiteral<"input_message">;
        role: z.ZodDefault<z.ZodString>;
        content: z.ZodType<import("../../sdk/index.ts").Json, unknown, z.core.$ZodTypeInternals<import("../../sdk/index.ts").Json, unknown>>;
    }, z.core.$loose>, z.ZodObject<{
        at: z.ZodOptional<z.ZodString>;
        duration_ms: z.ZodOptional<z.ZodNumber>;
        parent: z.ZodOptional<z.ZodString>;
        step: z.ZodOptional<z.ZodString>;
        type: z.ZodLiteral<"model_call">;
        model: z.ZodOptional<z.ZodString>;
        params: z.ZodOptional<z.ZodType<import("../../sdk/index.ts").JsonObject, unknown, z.core.$ZodTypeInternals<import("../../sdk/index.ts").JsonObject, unknown>>>;
        input: z.ZodOptional<z.ZodType<import("../../sdk/index.ts").Json, unknown, z.core.$ZodTypeInternals<import("../../sdk/index.ts").Json, unknown>>>;
        output: z.ZodOptional<z.ZodType<import("../../sdk/index.ts").Json, unknown, z.core.$ZodTypeInternals<import("../../sdk/index.ts").Json, unknown>>>;
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
                value: z.ZodType<import("../../sdk/index.ts").Json, unknown, z.core.$ZodTypeInternals<import("../../sdk/index.ts").Json, unknown>>;
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
        tool_args: z.ZodDefault<z.ZodType<import("../../sdk/index.ts").Json, unknown, z.core.$ZodTypeInternals<import("../../sdk/index.ts").Json, unknown>>>;
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
        output: z.ZodOptional<z.ZodType<import("../../sdk/index.ts").Json, unknown, z.core.$ZodTypeInternals<import("../../sdk/index.ts").Json, unknown>>>;
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
                value: z.ZodType<import("../../sdk/index.ts").Json, unknown, z.core.$ZodTypeInternals<import("../../sdk/index.ts").Json, unknown>>;
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
        state: z.ZodType<import("../../sdk/index.ts").Json, unknown, z.core.$ZodTypeInternals<import("../../sdk/index.ts").Json, unknown>>;
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
        content: z.ZodType<import("../../sdk/index.ts").Json, unknown, z.core.$ZodTypeInternals<import("../../sdk/index.ts").Json, unknown>>;
    }, z.core.$loose>, z.ZodObject<{
        at: z.ZodOptional<z.ZodString>;
        duration_ms: z.ZodOptional<z.ZodNumber>;
        parent: z.ZodOptional<z.ZodString>;
        step: z.ZodOptional<z.ZodString>;
        type: z.ZodLiteral<"other">;
        name: z.ZodString;
        data: z.ZodOptional<z.ZodType<import("../../sdk/index.ts").Json, unknown, z.core.$ZodTypeInternals<import("../../sdk/index.ts").Json, unknown>>>;
    }, z.core.$loose>], "type">>;
}, z.core.$strip>]>;
export declare const openRunSchema: z.ZodObject<{
    id: z.ZodString;
    state: z.ZodLiteral<"in progress">;
}, z.core.$strip>;
export declare const feedbackAnswerSchema: z.ZodUnion<readonly [z.ZodObject<{
    run: z.ZodObject<{
        run_id: z.ZodString;
        status: z.ZodEnum<{
            error: "error";
            success: "success";
            unknown: "unknown";
        }>;
        format: z.ZodOptional<z.ZodString>;
        agent: z.ZodOptional<z.ZodString>;
        agent_version: z.ZodOptional<z.ZodString>;
        model: z.ZodOptional<z.ZodString>;
        release: z.ZodOptional<z.ZodString>;
        what: z.ZodOptional<z.ZodString>;
        started_at: z.ZodOptional<z.ZodString>;
        duration_ms: z.ZodOptional<z.ZodNumber>;
        events: z.ZodNumber;
        tool_calls: z.ZodNumber;
        bytes: z.ZodNumber;
        labels: z.ZodOptional<z.ZodRecord<z.ZodString, z.ZodString>>;
        trace_id: z.ZodOptional<z.ZodString>;
        late: z.ZodOptional<z.ZodBoolean>;
        revision: z.ZodOptional<z.ZodNumber>;
        id: z.ZodString;
        received_at: z.ZodNumber;
        expires_at: z.ZodNumber;
        class: z.ZodEnum<{
            failed: "failed";
            flagged: "flagged";
            success: "success";
            test: "test";
        }>;
        failed: z.ZodBoolean;
        group: z.ZodOptional<z.ZodString>;
        weight: z.ZodNumber;
        rating: z.ZodOptional<z.ZodEnum<{
            bad: "bad";
            good: "good";
        }>>;
        mark: z.ZodOptional<z.ZodString>;
    }, z.core.$strip>;
}, z.core.$strip>, z.ZodObject<{
    id: z.ZodString;
    outcome: z.ZodLiteral<"stored">;
}, z.core.$strip>]>;
export declare const runsPageSchema: z.ZodObject<{
    runs: z.ZodArray<z.ZodObject<{
        run_id: z.ZodString;
        status: z.ZodEnum<{
            error: "error";
            success: "success";
            unknown: "unknown";
        }>;
        format: z.ZodOptional<z.ZodString>;
        agent: z.ZodOptional<z.ZodString>;
        agent_version: z.ZodOptional<z.ZodString>;
        model: z.ZodOptional<z.ZodString>;
        release: z.ZodOptional<z.ZodString>;
        what: z.ZodOptional<z.ZodString>;
        started_at: z.ZodOptional<z.ZodString>;
        duration_ms: z.ZodOptional<z.ZodNumber>;
        events: z.ZodNumber;
        tool_calls: z.ZodNumber;
        bytes: z.ZodNumber;
        labels: z.ZodOptional<z.ZodRecord<z.ZodString, z.ZodString>>;
        trace_id: z.ZodOptional<z.ZodString>;
        late: z.ZodOptional<z.ZodBoolean>;
        revision: z.ZodOptional<z.ZodNumber>;
        id: z.ZodString;
        received_at: z.ZodNumber;
        expires_at: z.ZodNumber;
        class: z.ZodEnum<{
            failed: "failed";
            flagged: "flagged";
            success: "success";
            test: "test";
        }>;
        failed: z.ZodBoolean;
        group: z.ZodOptional<z.ZodString>;
        weight: z.ZodNumber;
        rating: z.ZodOptional<z.ZodEnum<{
            bad: "bad";
            good: "good";
        }>>;
        mark: z.ZodOptional<z.ZodString>;
    }, z.core.$strip>>;
    next: z.ZodNullable<z.ZodString>;
}, z.core.$strip>;
export declare const groupsPageSchema: z.ZodObject<{
    groups: z.ZodArray<z.ZodObject<{
        id: z.ZodString;
        title: z.ZodString;
        agent: z.ZodOptional<z.ZodString>;
        count: z.ZodNumber;
        kept: z.ZodNumber;
        first_seen: z.ZodNumber;
        last_seen: z.ZodNumber;
        days: z.ZodRecord<z.ZodString, z.ZodNumber>;
        recent: z.ZodArray<z.ZodString>;
        state: z.ZodEnum<{
            came_back: "came_back";
            guarded: "guarded";
            ignored: "ignored";
            new: "new";
            promoted: "promoted";
            resolved: "resolved";
        }>;
        releases: z.ZodDefault<z.ZodArray<z.ZodObject<{
            id: z.ZodString;
            count: z.ZodNumber;
            first_seen: z.ZodNumber;
            last_seen: z.ZodNumber;
        }, z.core.$strip>>>;
        note: z.ZodRecord<z.ZodString, z.ZodString>;
    }, z.core.$strip>>;
    next: z.ZodNullable<z.ZodString>;
}, z.core.$strip>;
export declare const groupAnswerSchema: z.ZodObject<{
    group: z.ZodObject<{
        id: z.ZodString;
        title: z.ZodString;
        agent: z.ZodOptional<z.ZodString>;
        count: z.ZodNumber;
        kept: z.ZodNumber;
        first_seen: z.ZodNumber;
        last_seen: z.ZodNumber;
        days: z.ZodRecord<z.ZodString, z.ZodNumber>;
        recent: z.ZodArray<z.ZodString>;
        state: z.ZodEnum<{
            came_back: "came_back";
            guarded: "guarded";
            ignored: "ignored";
            new: "new";
            promoted: "promoted";
            resolved: "resolved";
        }>;
        releases: z.ZodDefault<z.ZodArray<z.ZodObject<{
            id: z.ZodString;
            count: z.ZodNumber;
            first_seen: z.ZodNumber;
            last_seen: z.ZodNumber;
        }, z.core.$strip>>>;
        note: z.ZodRecord<z.ZodString, z.ZodString>;
    }, z.core.$strip>;
}, z.core.$strip>;
export declare const markAnswerSchema: z.ZodObject<{
    id: z.ZodString;
    mark: z.ZodNullable<z.ZodLiteral<"promote">>;
}, z.core.$strip>;
export declare const groupStateAnswerSchema: z.ZodObject<{
    id: z.ZodString;
    state: z.ZodEnum<{
        came_back: "came_back";
        guarded: "guarded";
        ignored: "ignored";
        new: "new";
        promoted: "promoted";
        resolved: "resolved";
    }>;
}, z.core.$strip>;
export declare const erasedRunSchema: z.ZodObject<{
    id: z.ZodString;
    erased: z.ZodLiteral<true>;
    objects: z.ZodNumber;
    remains: z.ZodArray<z.ZodString>;
}, z.core.$strip>;
export declare const erasedSubjectSchema: z.ZodObject<{
    runs: z.ZodNumber;
    objects: z.ZodNumber;
    more: z.ZodBoolean;
    remains: z.ZodArray<z.ZodString>;
}, z.core.$strip>;
export declare const promoteAnswerSchema: z.ZodUnion<readonly [z.ZodObject<{
    case_id: z.ZodString;
    fingerprint: z.ZodOptional<z.ZodString>;
    repository: z.ZodNullable<z.ZodString>;
    notes: z.ZodArray<z.ZodString>;
    how: z.ZodEnum<{
        counted: "counted";
        declined: "declined";
        known: "known";
        on_base: "on_base";
        opened: "opened";
        reopened: "reopened";
        unchanged: "unchanged";
        updated: "updated";
        waiting: "waiting";
    }>;
    branch: z.ZodOptional<z.ZodString>;
    commit: z.ZodOptional<z.ZodString>;
    number: z.ZodOptional<z.ZodNumber>;
    url: z.ZodOptional<z.ZodString>;
    existing: z.ZodOptional<z.ZodString>;
    seen: z.ZodOptional<z.ZodObject<{
        count: z.ZodNumber;
    }, z.core.$loose>>;
}, z.core.$strip>, z.ZodObject<{
    case_id: z.ZodString;
    fingerprint: z.ZodOptional<z.ZodString>;
    repository: z.ZodNullable<z.ZodString>;
    notes: z.ZodArray<z.ZodString>;
    branch: z.ZodOptional<z.ZodString>;
    commit: z.ZodOptional<z.ZodString>;
    number: z.ZodOptional<z.ZodNumber>;
    url: z.ZodOptional<z.ZodString>;
    existing: z.ZodOptional<z.ZodString>;
    seen: z.ZodOptional<z.ZodObject<{
        count: z.ZodNumber;
    }, z.core.$loose>>;
    how: z.ZodLiteral<"dry_run">;
    title: z.ZodString;
    body: z.ZodString;
    files: z.ZodRecord<z.ZodString, z.ZodString>;
}, z.core.$strip>]>;
export declare const statsAnswerSchema: z.ZodObject<{
    from: z.ZodNumber;
    to: z.ZodNumber;
    usd: z.ZodNumber;
    hours: z.ZodArray<z.ZodObject<{
        received: z.ZodNumber;
        stored: z.ZodNumber;
        sampled_out: z.ZodNumber;
        duplicate: z.ZodNumber;
        rejected: z.ZodNumber;
        reasons: z.ZodRecord<z.ZodString, z.ZodNumber>;
        lifted: z.ZodNumber;
        late_feedback: z.ZodNumber;
        hour: z.ZodNumber;
    }, z.core.$strip>>;
}, z.core.$strip>;
export declare const auditSchema: z.ZodObject<{
    acts: z.ZodArray<z.ZodObject<{
        at: z.ZodNumber;
        actor: z.ZodString;
        act: z.ZodString;
        subject: z.ZodString;
    }, z.core.$strip>>;
    next: z.ZodNullable<z.ZodString>;
}, z.core.$strip>;
export declare const exportTraceAnswerSchema: z.ZodObject<{
    partialSuccess: z.ZodOptional<z.ZodObject<{
        rejectedSpans: z.ZodString;
        errorMessage: z.ZodString;
    }, z.core.$strip>>;
}, z.core.$strip>;
export declare const exportLogsAnswerSchema: z.ZodObject<{
    partialSuccess: z.ZodOptional<z.ZodObject<{
        rejectedLogRecords: z.ZodString;
        errorMessage: z.ZodString;
    }, z.core.$strip>>;
}, z.core.$strip>;
export declare const exportMetricsAnswerSchema: z.ZodObject<{
    partialSuccess: z.ZodObject<{
        rejectedDataPoints: z.ZodString;
        errorMessage: z.ZodString;
    }, z.core.$strip>;
}, z.core.$strip>;
export declare const rpcStatusSchema: z.ZodObject<{
    code: z.ZodNumber;
    message: z.ZodString;
    details: z.ZodOptional<z.ZodArray<z.ZodObject<{}, z.core.$loose>>>;
}, z.core.$strip>;

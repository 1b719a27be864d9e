import * as z from "zod";
/** Runs and what people say of them. */
export declare const runs: {
    send: {
        readonly query: z.ZodObject<{
            format: z.ZodOptional<z.ZodString>;
        }, z.core.$strip>;
        readonly body: z.ZodUnion<readonly [z.ZodObject<{
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
        }, z.core.$loose>, z.ZodArray<z.ZodObject<{
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
        }, z.core.$loose>>, z.ZodObject<{}, z.core.$loose>, z.ZodArray<z.ZodObject<{}, z.core.$loose>>]>;
        readonly types: {
            readonly json: readonly ["application/json"];
            readonly binary: readonly ["application/x-ndjson"];
        };
        readonly answer: z.ZodObject<{
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
        readonly also: {
            readonly 408: "too slow";
            readonly 413: "too large";
            readonly 415: "unknown encoding";
            readonly 422: {
                what: string;
                answer: z.ZodObject<{
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
            };
        };
        readonly method: "post";
        readonly path: "/v1/runs";
        readonly summary: "Send a trace, a list of traces or NDJSON, in any format that ReplayKit reads (`?format=`)";
        readonly scope: "ingest";
        readonly headers: {
            readonly "idempotency-key": "a repetition of the body under it is answered as before, for 24 hours; another body is refused";
            readonly "content-encoding": "gzip, br, deflate or none";
        };
        readonly example: {
            readonly query: {
                readonly format: "replaykit";
            };
            readonly body: {
                readonly run_id: "order-17";
                readonly status: "error";
                readonly events: readonly [{
                    readonly type: "input_message";
                    readonly role: "user";
                    readonly content: "Refund my order";
                }, {
                    readonly type: "error";
                    readonly error: "TimeoutError: no answer in 30 s";
                }];
            };
        };
    };
    list: {
        readonly method: "get";
        readonly path: "/v1/runs";
        readonly summary: "Runs, newest first";
        readonly scope: "read";
        readonly query: z.ZodObject<{
            status: z.ZodOptional<z.ZodEnum<{
                error: "error";
                success: "success";
                unknown: "unknown";
            }>>;
            failed: z.ZodOptional<z.ZodPipe<z.ZodEnum<{
                false: "false";
                true: "true";
            }>, z.ZodTransform<boolean, "false" | "true">>>;
            group: z.ZodOptional<z.ZodString>;
            agent: z.ZodOptional<z.ZodString>;
            release: z.ZodOptional<z.ZodString>;
            label: z.ZodOptional<z.ZodString>;
            mark: z.ZodOptional<z.ZodString>;
            since: z.ZodOptional<z.ZodUnion<readonly [z.ZodCoercedNumber<unknown>, z.ZodPipe<z.ZodISODateTime, z.ZodTransform<number, string>>, z.ZodPipe<z.ZodISODate, z.ZodTransform<number, string>>]>>;
            until: z.ZodOptional<z.ZodUnion<readonly [z.ZodCoercedNumber<unknown>, z.ZodPipe<z.ZodISODateTime, z.ZodTransform<number, string>>, z.ZodPipe<z.ZodISODate, z.ZodTransform<number, string>>]>>;
            limit: z.ZodDefault<z.ZodCoercedNumber<unknown>>;
            cursor: z.ZodOptional<z.ZodString>;
        }, z.core.$strip>;
        readonly answer: z.ZodObject<{
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
        readonly example: {
            readonly query: {
                readonly failed: "true";
                readonly agent: "billing";
                readonly since: "2026-11-21";
            };
        };
    };
    read: {
        readonly method: "get";
        readonly path: "/v1/runs/{id}";
        readonly summary: "A run and its trace; with `?step=n` its state at a step";
        readonly scope: "read";
        readonly query: z.ZodObject<{
            step: z.ZodOptional<z.ZodCoercedNumber<unknown>>;
        }, z.core.$strip>;
        readonly answer: z.ZodUnion<readonly [z.ZodObject<{
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
        readonly also: {
            readonly 202: {
                what: string;
                answer: z.ZodObject<{
                    id: z.ZodString;
                    state: z.ZodLiteral<"in progress">;
                }, z.core.$strip>;
            };
            readonly 410: "sampled out, expired or erased";
        };
        readonly example: {
            readonly query: {
                readonly step: "3";
            };
        };
    };
    erase: {
        readonly method: "delete";
        readonly path: "/v1/runs/{id}";
        readonly summary: "Erase a run";
        readonly scope: "promote";
        readonly answer: z.ZodObject<{
            id: z.ZodString;
            erased: z.ZodLiteral<true>;
            objects: z.ZodNumber;
            remains: z.ZodArray<z.ZodString>;
        }, z.core.$strip>;
    };
    feedback: {
        readonly method: "post";
        readonly path: "/v1/runs/{id}/feedback";
        readonly summary: "Say that a run was bad or good, and what was expected (`promote` may too)";
        readonly scope: readonly ["ingest", "promote"];
        readonly body: z.ZodObject<{
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
        }, z.core.$strict>;
        readonly answer: z.ZodUnion<readonly [z.ZodObject<{
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
        readonly also: {
            readonly 202: {
                readonly answer: z.ZodObject<{
                    id: z.ZodString;
                    state: z.ZodLiteral<"in progress">;
                }, z.core.$strip>;
                readonly what: "in progress: applied when the run is closed";
            };
            readonly 409: "it kept changing";
            readonly 410: "sampled out, expired or erased: too late";
        };
        readonly example: {
            readonly body: {
                readonly rating: "bad";
                readonly comment: "the whole order was refunded";
                readonly expected_calls: readonly [{
                    tool: string;
                    args: {
                        amount: number;
                    };
                }];
            };
        };
    };
    mark: {
        readonly method: "post";
        readonly path: "/v1/runs/{id}/mark";
        readonly summary: "Mark a run for promotion, or take the mark off";
        readonly scope: "promote";
        readonly body: z.ZodObject<{
            mark: z.ZodNullable<z.ZodLiteral<"promote">>;
        }, z.core.$strict>;
        readonly answer: z.ZodObject<{
            id: z.ZodString;
            mark: z.ZodNullable<z.ZodLiteral<"promote">>;
        }, z.core.$strip>;
        readonly example: {
            readonly body: {
                readonly mark: "promote";
            };
        };
    };
    promote: {
        readonly method: "post";
        readonly path: "/v1/runs/{id}/promote";
        readonly summary: "Make a case of a run and open a pull request with it; `dry_run` only shows it";
        readonly scope: "promote";
        readonly body: z.ZodObject<{
            repository: z.ZodOptional<z.ZodString>;
            title: z.ZodOptional<z.ZodString>;
            slug: z.ZodOptional<z.ZodString>;
            runner: z.ZodOptional<z.ZodString>;
            expectation: z.ZodOptional<z.ZodObject<{
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
            statements: z.ZodDefault<z.ZodArray<z.ZodString>>;
            effects: z.ZodDefault<z.ZodRecord<z.ZodString, z.ZodEnum<{
                pure: "pure";
                read: "read";
                write: "write";
            }>>>;
            signatures: z.ZodOptional<z.ZodArray<z.ZodUnknown>>;
            assertions: z.ZodOptional<z.ZodArray<z.ZodUnknown>>;
            dry_run: z.ZodDefault<z.ZodBoolean>;
        }, z.core.$strict>;
        readonly answer: z.ZodUnion<readonly [z.ZodObject<{
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
        readonly also: {
            readonly 409: "still being gathered";
            readonly 410: "the run is gone";
            readonly 422: "the run makes no case as it stands; what is missing is said";
            readonly 502: "GitHub failed";
        };
        readonly example: {
            readonly body: {
                readonly expectation: {
                    readonly rating: "bad";
                    readonly expected_calls: readonly [{
                        tool: string;
                        args: {
                            amount: number;
                        };
                    }];
                };
                readonly dry_run: true;
            };
        };
    };
    hook: {
        readonly query: z.ZodObject<{
            format: z.ZodOptional<z.ZodString>;
        }, z.core.$strip>;
        readonly body: z.ZodUnion<readonly [z.ZodObject<{
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
        }, z.core.$loose>, z.ZodArray<z.ZodObject<{
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
        }, z.core.$loose>>, z.ZodObject<{}, z.core.$loose>, z.ZodArray<z.ZodObject<{}, z.core.$loose>>]>;
        readonly types: {
            readonly json: readonly ["application/json"];
            readonly binary: readonly ["application/x-ndjson"];
        };
        readonly answer: z.ZodObject<{
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
        readonly also: {
            readonly 408: "too slow";
            readonly 413: "too large";
            readonly 415: "unknown encoding";
            readonly 422: {
                what: string;
                answer: z.ZodObject<{
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
            };
        };
        readonly method: "post";
        readonly path: "/v1/hooks/{project}";
        readonly summary: "Runs, signed after Standard Webhooks";
        readonly scope: "signature";
        readonly headers: {
            readonly "webhook-id": "";
            readonly "webhook-timestamp": "seconds since 1970";
            readonly "webhook-signature": "`v1,` and base64";
        };
        readonly anyQuery: true;
    };
};

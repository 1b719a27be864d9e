/** Runs recorded step by step. */
export declare const records: {
    list: {
        readonly method: "get";
        readonly path: "/v1/records";
        readonly summary: "Runs that agents recorded step by step, newest first";
        readonly scope: "read";
        readonly query: import("zod").ZodObject<{
            limit: import("zod").ZodDefault<import("zod").ZodCoercedNumber<unknown>>;
            before: import("zod").ZodOptional<import("zod").ZodCoercedNumber<unknown>>;
        }, import("zod/v4/core").$strip>;
        readonly answer: import("zod").ZodObject<{
            runs: import("zod").ZodArray<import("zod").ZodObject<{
                run_id: import("zod").ZodString;
                agent: import("zod").ZodOptional<import("zod").ZodObject<{
                    name: import("zod").ZodOptional<import("zod").ZodString>;
                    version: import("zod").ZodOptional<import("zod").ZodString>;
                }, import("zod/v4/core").$loose>>;
                input: import("zod").ZodOptional<import("zod").ZodType<import("../../sdk/index.ts").Json, unknown, import("zod/v4/core").$ZodTypeInternals<import("../../sdk/index.ts").Json, unknown>>>;
                parent: import("zod").ZodOptional<import("zod").ZodObject<{
                    run_id: import("zod").ZodString;
                    step_id: import("zod").ZodString;
                }, import("zod/v4/core").$loose>>;
                status: import("zod").ZodUnion<readonly [import("zod").ZodEnum<{
                    error: "error";
                    success: "success";
                    unknown: "unknown";
                }>, import("zod").ZodLiteral<"running">]>;
                started_at: import("zod").ZodString;
                ended_at: import("zod").ZodOptional<import("zod").ZodString>;
                final_output: import("zod").ZodOptional<import("zod").ZodType<import("../../sdk/index.ts").Json, unknown, import("zod/v4/core").$ZodTypeInternals<import("../../sdk/index.ts").Json, unknown>>>;
                error: import("zod").ZodOptional<import("zod").ZodString>;
                retention: import("zod").ZodOptional<import("zod").ZodEnum<{
                    failed: "failed";
                    flagged: "flagged";
                    success: "success";
                    test: "test";
                }>>;
                replay: import("zod").ZodOptional<import("zod").ZodObject<{
                    mode: import("zod").ZodEnum<{
                        "live-reads": "live-reads";
                        replay: "replay";
                    }>;
                    of: import("zod").ZodString;
                    served: import("zod").ZodOptional<import("zod").ZodNumber>;
                    simulated: import("zod").ZodOptional<import("zod").ZodNumber>;
                    live: import("zod").ZodOptional<import("zod").ZodNumber>;
                }, import("zod/v4/core").$loose>>;
            }, import("zod/v4/core").$loose>>;
            next: import("zod").ZodNullable<import("zod").ZodNumber>;
        }, import("zod/v4/core").$strip>;
    };
    create: {
        readonly method: "put";
        readonly path: "/v1/runs/{id}/record";
        readonly summary: "Begin to record a run";
        readonly scope: "ingest";
        readonly body: import("zod").ZodObject<{
            key: import("zod").ZodString;
            run: import("zod").ZodObject<{
                run_id: import("zod").ZodString;
                agent: import("zod").ZodOptional<import("zod").ZodObject<{
                    name: import("zod").ZodOptional<import("zod").ZodString>;
                    version: import("zod").ZodOptional<import("zod").ZodString>;
                }, import("zod/v4/core").$loose>>;
                input: import("zod").ZodOptional<import("zod").ZodType<import("../../sdk/index.ts").Json, unknown, import("zod/v4/core").$ZodTypeInternals<import("../../sdk/index.ts").Json, unknown>>>;
                parent: import("zod").ZodOptional<import("zod").ZodObject<{
                    run_id: import("zod").ZodString;
                    step_id: import("zod").ZodString;
                }, import("zod/v4/core").$loose>>;
                status: import("zod").ZodUnion<readonly [import("zod").ZodEnum<{
                    error: "error";
                    success: "success";
                    unknown: "unknown";
                }>, import("zod").ZodLiteral<"running">]>;
                started_at: import("zod").ZodString;
                ended_at: import("zod").ZodOptional<import("zod").ZodString>;
                final_output: import("zod").ZodOptional<import("zod").ZodType<import("../../sdk/index.ts").Json, unknown, import("zod/v4/core").$ZodTypeInternals<import("../../sdk/index.ts").Json, unknown>>>;
                error: import("zod").ZodOptional<import("zod").ZodString>;
                retention: import("zod").ZodOptional<import("zod").ZodEnum<{
                    failed: "failed";
                    flagged: "flagged";
                    success: "success";
                    test: "test";
                }>>;
                replay: import("zod").ZodOptional<import("zod").ZodObject<{
                    mode: import("zod").ZodEnum<{
                        "live-reads": "live-reads";
                        replay: "replay";
                    }>;
                    of: import("zod").ZodString;
                    served: import("zod").ZodOptional<import("zod").ZodNumber>;
                    simulated: import("zod").ZodOptional<import("zod").ZodNumber>;
                    live: import("zod").ZodOptional<import("zod").ZodNumber>;
                }, import("zod/v4/core").$loose>>;
            }, import("zod/v4/core").$loose>;
        }, import("zod/v4/core").$strip>;
        readonly example: {
            readonly body: {
                readonly key: "one-key-for-it";
                readonly run: {
                    readonly run_id: "order-17";
                    readonly status: "running";
                    readonly started_at: "2026-11-21T08:00:00Z";
                };
            };
        };
        readonly recorded: true;
        readonly answer: import("zod").ZodObject<{
            id: import("zod").ZodString;
        }, import("zod/v4/core").$strip>;
        readonly also: {
            readonly 409: "the run is recorded already";
            readonly 410: "the run was erased";
            readonly 422: "its name holds a secret";
        };
    };
    change: {
        readonly method: "patch";
        readonly path: "/v1/runs/{id}/record";
        readonly summary: "Change a recorded run: how it ended, its class";
        readonly scope: "ingest";
        readonly body: import("zod").ZodObject<{
            agent: import("zod").ZodOptional<import("zod").ZodOptional<import("zod").ZodObject<{
                name: import("zod").ZodOptional<import("zod").ZodString>;
                version: import("zod").ZodOptional<import("zod").ZodString>;
            }, import("zod/v4/core").$loose>>>;
            input: import("zod").ZodOptional<import("zod").ZodOptional<import("zod").ZodType<import("../../sdk/index.ts").Json, unknown, import("zod/v4/core").$ZodTypeInternals<import("../../sdk/index.ts").Json, unknown>>>>;
            parent: import("zod").ZodOptional<import("zod").ZodOptional<import("zod").ZodObject<{
                run_id: import("zod").ZodString;
                step_id: import("zod").ZodString;
            }, import("zod/v4/core").$loose>>>;
            status: import("zod").ZodOptional<import("zod").ZodUnion<readonly [import("zod").ZodEnum<{
                error: "error";
                success: "success";
                unknown: "unknown";
            }>, import("zod").ZodLiteral<"running">]>>;
            started_at: import("zod").ZodOptional<import("zod").ZodString>;
            ended_at: import("zod").ZodOptional<import("zod").ZodOptional<import("zod").ZodString>>;
            final_output: import("zod").ZodOptional<import("zod").ZodOptional<import("zod").ZodType<import("../../sdk/index.ts").Json, unknown, import("zod/v4/core").$ZodTypeInternals<import("../../sdk/index.ts").Json, unknown>>>>;
            error: import("zod").ZodOptional<import("zod").ZodOptional<import("zod").ZodString>>;
            retention: import("zod").ZodOptional<import("zod").ZodOptional<import("zod").ZodEnum<{
                failed: "failed";
                flagged: "flagged";
                success: "success";
                test: "test";
            }>>>;
            replay: import("zod").ZodOptional<import("zod").ZodOptional<import("zod").ZodObject<{
                mode: import("zod").ZodEnum<{
                    "live-reads": "live-reads";
                    replay: "replay";
                }>;
                of: import("zod").ZodString;
                served: import("zod").ZodOptional<import("zod").ZodNumber>;
                simulated: import("zod").ZodOptional<import("zod").ZodNumber>;
                live: import("zod").ZodOptional<import("zod").ZodNumber>;
            }, import("zod/v4/core").$loose>>>;
        }, import("zod/v4/core").$loose>;
        readonly example: {
            readonly body: {
                readonly status: "success";
            };
        };
        readonly recorded: true;
        readonly answer: import("zod").ZodObject<{
            run: import("zod").ZodObject<{
                run_id: import("zod").ZodString;
                agent: import("zod").ZodOptional<import("zod").ZodObject<{
                    name: import("zod").ZodOptional<import("zod").ZodString>;
                    version: import("zod").ZodOptional<import("zod").ZodString>;
                }, import("zod/v4/core").$loose>>;
                input: import("zod").ZodOptional<import("zod").ZodType<import("../../sdk/index.ts").Json, unknown, import("zod/v4/core").$ZodTypeInternals<import("../../sdk/index.ts").Json, unknown>>>;
                parent: import("zod").ZodOptional<import("zod").ZodObject<{
                    run_id: import("zod").ZodString;
                    step_id: import("zod").ZodString;
                }, import("zod/v4/core").$loose>>;
                status: import("zod").ZodUnion<readonly [import("zod").ZodEnum<{
                    error: "error";
                    success: "success";
                    unknown: "unknown";
                }>, import("zod").ZodLiteral<"running">]>;
                started_at: import("zod").ZodString;
                ended_at: import("zod").ZodOptional<import("zod").ZodString>;
                final_output: import("zod").ZodOptional<import("zod").ZodType<import("../../sdk/index.ts").Json, unknown, import("zod/v4/core").$ZodTypeInternals<import("../../sdk/index.ts").Json, unknown>>>;
                error: import("zod").ZodOptional<import("zod").ZodString>;
                retention: import("zod").ZodOptional<import("zod").ZodEnum<{
                    failed: "failed";
                    flagged: "flagged";
                    success: "success";
                    test: "test";
                }>>;
                replay: import("zod").ZodOptional<import("zod").ZodObject<{
                    mode: import("zod").ZodEnum<{
                        "live-reads": "live-reads";
                        replay: "replay";
                    }>;
                    of: import("zod").ZodString;
                    served: import("zod").ZodOptional<import("zod").ZodNumber>;
                    simulated: import("zod").ZodOptional<import("zod").ZodNumber>;
                    live: import("zod").ZodOptional<import("zod").ZodNumber>;
                }, import("zod/v4/core").$loose>>;
            }, import("zod/v4/core").$loose>;
        }, import("zod/v4/core").$strip>;
        readonly also: {
            readonly 410: "the run was erased";
        };
    };
    read: {
        readonly method: "get";
        readonly path: "/v1/runs/{id}/record";
        readonly summary: "A recorded run";
        readonly scope: "read";
        readonly answer: import("zod").ZodObject<{
            run: import("zod").ZodObject<{
                run_id: import("zod").ZodString;
                agent: import("zod").ZodOptional<import("zod").ZodObject<{
                    name: import("zod").ZodOptional<import("zod").ZodString>;
                    version: import("zod").ZodOptional<import("zod").ZodString>;
                }, import("zod/v4/core").$loose>>;
                input: import("zod").ZodOptional<import("zod").ZodType<import("../../sdk/index.ts").Json, unknown, import("zod/v4/core").$ZodTypeInternals<import("../../sdk/index.ts").Json, unknown>>>;
                parent: import("zod").ZodOptional<import("zod").ZodObject<{
                    run_id: import("zod").ZodString;
                    step_id: import("zod").ZodString;
                }, import("zod/v4/core").$loose>>;
                status: import("zod").ZodUnion<readonly [import("zod").ZodEnum<{
                    error: "error";
                    success: "success";
                    unknown: "unknown";
                }>, import("zod").ZodLiteral<"running">]>;
                started_at: import("zod").ZodString;
                ended_at: import("zod").ZodOptional<import("zod").ZodString>;
                final_output: import("zod").ZodOptional<import("zod").ZodType<import("../../sdk/index.ts").Json, unknown, import("zod/v4/core").$ZodTypeInternals<import("../../sdk/index.ts").Json, unknown>>>;
                error: import("zod").ZodOptional<import("zod").ZodString>;
                retention: import("zod").ZodOptional<import("zod").ZodEnum<{
                    failed: "failed";
                    flagged: "flagged";
                    success: "success";
                    test: "test";
                }>>;
                replay: import("zod").ZodOptional<import("zod").ZodObject<{
                    mode: import("zod").ZodEnum<{
                        "live-reads": "live-reads";
                        replay: "replay";
                    }>;
                    of: import("zod").ZodString;
                    served: import("zod").ZodOptional<import("zod").ZodNumber>;
                    simulated: import("zod").ZodOptional<import("zod").ZodNumber>;
                    live: import("zod").ZodOptional<import("zod").ZodNumber>;
                }, import("zod/v4/core").$loose>>;
            }, import("zod/v4/core").$loose>;
        }, import("zod/v4/core").$strip>;
    };
    append: {
        readonly method: "post";
        readonly path: "/v1/runs/{id}/operations";
        readonly summary: "Add what a run did, with the state after each step; all of it or nothing";
        readonly scope: "ingest";
        readonly body: import("zod").ZodObject<{
            key: import("zod").ZodString;
            entries: import("zod").ZodArray<import("zod").ZodObject<{
                operation: import("zod").ZodOptional<import("zod").ZodObject<{
                    position: import("zod").ZodString;
                    kind: import("zod").ZodEnum<{
                        model: "model";
                        now: "now";
                        once: "once";
                        random: "random";
                        step: "step";
                        tool: "tool";
                        uuid: "uuid";
                    }>;
                    name: import("zod").ZodString;
                    args: import("zod").ZodOptional<import("zod").ZodType<import("../../sdk/index.ts").Json, unknown, import("zod/v4/core").$ZodTypeInternals<import("../../sdk/index.ts").Json, unknown>>>;
                    effect: import("zod").ZodOptional<import("zod").ZodEnum<{
                        pure: "pure";
                        read: "read";
                        write: "write";
                    }>>;
                    phase: import("zod").ZodEnum<{
                        done: "done";
                        failed: "failed";
                        started: "started";
                    }>;
                    output: import("zod").ZodOptional<import("zod").ZodType<import("../../sdk/index.ts").Json, unknown, import("zod/v4/core").$ZodTypeInternals<import("../../sdk/index.ts").Json, unknown>>>;
                    error: import("zod").ZodOptional<import("zod").ZodObject<{
                        kind: import("zod").ZodDefault<import("zod").ZodCatch<import("zod").ZodEnum<{
                            cancelled: "cancelled";
                            exception: "exception";
                            limit: "limit";
                            model: "model";
                            timeout: "timeout";
                            tool: "tool";
                        }>>>;
                        message: import("zod").ZodDefault<import("zod").ZodString>;
                        heuristic: import("zod").ZodOptional<import("zod").ZodBoolean>;
                        returned: import("zod").ZodOptional<import("zod").ZodBoolean>;
                        thrown: import("zod").ZodOptional<import("zod").ZodObject<{
                            value: import("zod").ZodType<import("../../sdk/index.ts").Json, unknown, import("zod/v4/core").$ZodTypeInternals<import("../../sdk/index.ts").Json, unknown>>;
                            types: import("zod").ZodRecord<import("zod").ZodString, import("zod").ZodString>;
                        }, import("zod/v4/core").$loose>>;
                    }, import("zod/v4/core").$loose>>;
                    chunks: import("zod").ZodOptional<import("zod").ZodArray<import("zod").ZodType<import("../../sdk/index.ts").Json, unknown, import("zod/v4/core").$ZodTypeInternals<import("../../sdk/index.ts").Json, unknown>>>>;
                    skipped: import("zod").ZodOptional<import("zod").ZodBoolean>;
                    simulated: import("zod").ZodOptional<import("zod").ZodBoolean>;
                    at: import("zod").ZodString;
                    duration_ms: import("zod").ZodOptional<import("zod").ZodNumber>;
                }, import("zod/v4/core").$loose>>;
                checkpoint: import("zod").ZodOptional<import("zod").ZodObject<{
                    version: import("zod").ZodDefault<import("zod").ZodLiteral<1>>;
                    run_id: import("zod").ZodString;
                    parent: import("zod").ZodOptional<import("zod").ZodObject<{
                        run_id: import("zod").ZodString;
                        step_id: import("zod").ZodString;
                    }, import("zod/v4/core").$loose>>;
                    step_id: import("zod").ZodString;
                    step_number: import("zod").ZodNumber;
                    at: import("zod").ZodString;
                    agent_version: import("zod").ZodOptional<import("zod").ZodString>;
                    model: import("zod").ZodOptional<import("zod").ZodObject<{
                        name: import("zod").ZodOptional<import("zod").ZodString>;
                    }, import("zod/v4/core").$loose>>;
                    messages: import("zod").ZodDefault<import("zod").ZodArray<import("zod").ZodType<import("../../sdk/index.ts").Json, unknown, import("zod/v4/core").$ZodTypeInternals<import("../../sdk/index.ts").Json, unknown>>>>;
                    tool_calls: import("zod").ZodDefault<import("zod").ZodArray<import("zod").ZodType<import("../../sdk/index.ts").Json, unknown, import("zod/v4/core").$ZodTypeInternals<import("../../sdk/index.ts").Json, unknown>>>>;
                    state: import("zod").ZodType<import("../../sdk/index.ts").Json, unknown, import("zod/v4/core").$ZodTypeInternals<import("../../sdk/index.ts").Json, unknown>>;
                }, import("zod/v4/core").$loose>>;
            }, import("zod/v4/core").$strip>>;
        }, import("zod/v4/core").$strip>;
        readonly example: {
            readonly body: {
                readonly key: "a-key-for-these";
                readonly entries: readonly [{
                    readonly operation: {
                        readonly position: "0";
                        readonly kind: "tool";
                        readonly name: "search";
                        readonly phase: "done";
                        readonly at: "2026-11-21T08:00:01Z";
                    };
                }];
            };
        };
        readonly recorded: true;
        readonly answer: import("zod").ZodObject<{
            id: import("zod").ZodString;
        }, import("zod/v4/core").$strip>;
        readonly also: {
            readonly 409: "another checkpoint is there at a step";
            readonly 410: "the run was erased";
            readonly 422: "a name holds a secret";
        };
    };
    operations: {
        readonly method: "get";
        readonly path: "/v1/runs/{id}/operations";
        readonly summary: "What a run did, in its order";
        readonly scope: "read";
        readonly query: import("zod").ZodObject<{
            from: import("zod").ZodDefault<import("zod").ZodCoercedNumber<unknown>>;
        }, import("zod/v4/core").$strip>;
        readonly answer: import("zod").ZodObject<{
            operations: import("zod").ZodArray<import("zod").ZodObject<{
                position: import("zod").ZodString;
                kind: import("zod").ZodEnum<{
                    model: "model";
                    now: "now";
                    once: "once";
                    random: "random";
                    step: "step";
                    tool: "tool";
                    uuid: "uuid";
                }>;
                name: import("zod").ZodString;
                args: import("zod").ZodOptional<import("zod").ZodType<import("../../sdk/index.ts").Json, unknown, import("zod/v4/core").$ZodTypeInternals<import("../../sdk/index.ts").Json, unknown>>>;
                effect: import("zod").ZodOptional<import("zod").ZodEnum<{
                    pure: "pure";
                    read: "read";
                    write: "write";
                }>>;
                phase: import("zod").ZodEnum<{
                    done: "done";
                    failed: "failed";
                    started: "started";
                }>;
                output: import("zod").ZodOptional<import("zod").ZodType<import("../../sdk/index.ts").Json, unknown, import("zod/v4/core").$ZodTypeInternals<import("../../sdk/index.ts").Json, unknown>>>;
                error: import("zod").ZodOptional<import("zod").ZodObject<{
                    kind: import("zod").ZodDefault<import("zod").ZodCatch<import("zod").ZodEnum<{
                        cancelled: "cancelled";
                        exception: "exception";
                        limit: "limit";
                        model: "model";
                        timeout: "timeout";
                        tool: "tool";
                    }>>>;
                    message: import("zod").ZodDefault<import("zod").ZodString>;
                    heuristic: import("zod").ZodOptional<import("zod").ZodBoolean>;
                    returned: import("zod").ZodOptional<import("zod").ZodBoolean>;
                    thrown: import("zod").ZodOptional<import("zod").ZodObject<{
                        value: import("zod").ZodType<import("../../sdk/index.ts").Json, unknown, import("zod/v4/core").$ZodTypeInternals<import("../../sdk/index.ts").Json, unknown>>;
                        types: import("zod").ZodRecord<import("zod").ZodString, import("zod").ZodString>;
                    }, import("zod/v4/core").$loose>>;
                }, import("zod/v4/core").$loose>>;
                chunks: import("zod").ZodOptional<import("zod").ZodArray<import("zod").ZodType<import("../../sdk/index.ts").Json, unknown, import("zod/v4/core").$ZodTypeInternals<import("../../sdk/index.ts").Json, unknown>>>>;
                skipped: import("zod").ZodOptional<import("zod").ZodBoolean>;
                simulated: import("zod").ZodOptional<import("zod").ZodBoolean>;
                at: import("zod").ZodString;
                duration_ms: import("zod").ZodOptional<import("zod").ZodNumber>;
            }, import("zod/v4/core").$loose>>;
            next: import("zod").ZodNullable<import("zod").ZodNumber>;
        }, import("zod/v4/core").$strip>;
    };
    steps: {
        readonly method: "get";
        readonly path: "/v1/runs/{id}/checkpoints";
        readonly summary: "Steps of a recorded run";
        readonly scope: "read";
        readonly answer: import("zod").ZodObject<{
            steps: import("zod").ZodArray<import("zod").ZodObject<{
                step_id: import("zod").ZodString;
                step_number: import("zod").ZodNumber;
                at: import("zod").ZodString;
            }, import("zod/v4/core").$strip>>;
        }, import("zod/v4/core").$strip>;
    };
    states: {
        readonly method: "get";
        readonly path: "/v1/runs/{id}/states";
        readonly summary: "The states that were kept, in the order in which they came; as many as one answer may hold";
        readonly scope: "read";
        readonly query: import("zod").ZodObject<{
            from: import("zod").ZodDefault<import("zod").ZodCoercedNumber<unknown>>;
        }, import("zod/v4/core").$strip>;
        readonly answer: import("zod").ZodObject<{
            checkpoints: import("zod").ZodArray<import("zod").ZodObject<{
                version: import("zod").ZodDefault<import("zod").ZodLiteral<1>>;
                run_id: import("zod").ZodString;
                parent: import("zod").ZodOptional<import("zod").ZodObject<{
                    run_id: import("zod").ZodString;
                    step_id: import("zod").ZodString;
                }, import("zod/v4/core").$loose>>;
                step_id: import("zod").ZodString;
                step_number: import("zod").ZodNumber;
                at: import("zod").ZodString;
                agent_version: import("zod").ZodOptional<import("zod").ZodString>;
                model: import("zod").ZodOptional<import("zod").ZodObject<{
                    name: import("zod").ZodOptional<import("zod").ZodString>;
                }, import("zod/v4/core").$loose>>;
                messages: import("zod").ZodDefault<import("zod").ZodArray<import("zod").ZodType<import("../../sdk/index.ts").Json, unknown, import("zod/v4/core").$ZodTypeInternals<import("../../sdk/index.ts").Json, unknown>>>>;
                tool_calls: import("zod").ZodDefault<import("zod").ZodArray<import("zod").ZodType<import("../../sdk/index.ts").Json, unknown, import("zod/v4/core").$ZodTypeInternals<import("../../sdk/index.ts").Json, unknown>>>>;
                state: import("zod").ZodType<import("../../sdk/index.ts").Json, unknown, import("zod/v4/core").$ZodTypeInternals<import("../../sdk/index.ts").Json, unknown>>;
            }, import("zod/v4/core").$loose>>;
            next: import("zod").ZodNullable<import("zod").ZodNumber>;
        }, import("zod/v4/core").$strip>;
    };
    putCheckpoint: {
        readonly method: "put";
        readonly path: "/v1/runs/{id}/checkpoints/{step}";
        readonly summary: "Keep the state at a step";
        readonly scope: "ingest";
        readonly body: import("zod").ZodObject<{
            version: import("zod").ZodDefault<import("zod").ZodLiteral<1>>;
            run_id: import("zod").ZodString;
            parent: import("zod").ZodOptional<import("zod").ZodObject<{
                run_id: import("zod").ZodString;
                step_id: import("zod").ZodString;
            }, import("zod/v4/core").$loose>>;
            step_id: import("zod").ZodString;
            step_number: import("zod").ZodNumber;
            at: import("zod").ZodString;
            agent_version: import("zod").ZodOptional<import("zod").ZodString>;
            model: import("zod").ZodOptional<import("zod").ZodObject<{
                name: import("zod").ZodOptional<import("zod").ZodString>;
            }, import("zod/v4/core").$loose>>;
            messages: import("zod").ZodDefault<import("zod").ZodArray<import("zod").ZodType<import("../../sdk/index.ts").Json, unknown, import("zod/v4/core").$ZodTypeInternals<import("../../sdk/index.ts").Json, unknown>>>>;
            tool_calls: import("zod").ZodDefault<import("zod").ZodArray<import("zod").ZodType<import("../../sdk/index.ts").Json, unknown, import("zod/v4/core").$ZodTypeInternals<import("../../sdk/index.ts").Json, unknown>>>>;
            state: import("zod").ZodType<import("../../sdk/index.ts").Json, unknown, import("zod/v4/core").$ZodTypeInternals<import("../../sdk/index.ts").Json, unknown>>;
        }, import("zod/v4/core").$loose>;
        readonly example: {
            readonly body: {
                readonly version: 1;
                readonly run_id: "order-17";
                readonly step_id: "s1";
                readonly step_number: 1;
                readonly at: "2026-11-21T08:00:01Z";
                readonly messages: readonly [];
                readonly tool_calls: readonly [];
                readonly state: {
                    readonly asked: true;
                };
            };
        };
        readonly recorded: true;
        readonly answer: import("zod").ZodObject<{
            id: import("zod").ZodString;
            step: import("zod").ZodString;
        }, import("zod/v4/core").$strip>;
        readonly also: {
            readonly 409: "another one is there";
            readonly 410: "the run was erased";
            readonly 422: "its name holds a secret";
        };
    };
    checkpoint: {
        readonly method: "get";
        readonly path: "/v1/runs/{id}/checkpoints/{step}";
        readonly summary: "The state that was kept at a step";
        readonly scope: "read";
        readonly answer: import("zod").ZodObject<{
            version: import("zod").ZodDefault<import("zod").ZodLiteral<1>>;
            run_id: import("zod").ZodString;
            parent: import("zod").ZodOptional<import("zod").ZodObject<{
                run_id: import("zod").ZodString;
                step_id: import("zod").ZodString;
            }, import("zod/v4/core").$loose>>;
            step_id: import("zod").ZodString;
            step_number: import("zod").ZodNumber;
            at: import("zod").ZodString;
            agent_version: import("zod").ZodOptional<import("zod").ZodString>;
            model: import("zod").ZodOptional<import("zod").ZodObject<{
                name: import("zod").ZodOptional<import("zod").ZodString>;
            }, import("zod/v4/core").$loose>>;
            messages: import("zod").ZodDefault<import("zod").ZodArray<import("zod").ZodType<import("../../sdk/index.ts").Json, unknown, import("zod/v4/core").$ZodTypeInternals<import("../../sdk/index.ts").Json, unknown>>>>;
            tool_calls: import("zod").ZodDefault<import("zod").ZodArray<import("zod").ZodType<import("../../sdk/index.ts").Json, unknown, import("zod/v4/core").$ZodTypeInternals<import("../../sdk/index.ts").Json, unknown>>>>;
            state: import("zod").ZodType<import("../../sdk/index.ts").Json, unknown, import("zod/v4/core").$ZodTypeInternals<import("../../sdk/index.ts").Json, unknown>>;
        }, import("zod/v4/core").$loose>;
    };
};

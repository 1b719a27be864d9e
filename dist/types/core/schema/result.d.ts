import * as z from "zod";
export declare const resultVersion = 1;
/** What one check gave, with words a reviewer understands. */
export declare const outcomeSchema: z.ZodObject<{
    check: z.ZodString;
    kind: z.ZodString;
    outcome: z.ZodEnum<{
        fail: "fail";
        needs_human: "needs_human";
        pass: "pass";
    }>;
    unseen: z.ZodOptional<z.ZodBoolean>;
    message: z.ZodString;
    expected: z.ZodOptional<z.ZodType<import("./json.ts").Json, unknown, z.core.$ZodTypeInternals<import("./json.ts").Json, unknown>>>;
    observed: z.ZodOptional<z.ZodType<import("./json.ts").Json, unknown, z.core.$ZodTypeInternals<import("./json.ts").Json, unknown>>>;
    nearest: z.ZodOptional<z.ZodType<import("./json.ts").Json, unknown, z.core.$ZodTypeInternals<import("./json.ts").Json, unknown>>>;
    decided_by: z.ZodOptional<z.ZodString>;
}, z.core.$strict>;
export type Outcome = z.infer<typeof outcomeSchema>;
export declare const verdictSchema: z.ZodEnum<{
    changed: "changed";
    error: "error";
    fixed: "fixed";
    inconclusive: "inconclusive";
    reproduced: "reproduced";
}>;
export type Verdict = z.infer<typeof verdictSchema>;
export declare const standingSchema: z.ZodEnum<{
    altered: "altered";
    broken: "broken";
    changed: "changed";
    error: "error";
    flaky: "flaky";
    holding: "holding";
    inconclusive: "inconclusive";
    "newly-fixed": "newly-fixed";
    quarantined: "quarantined";
    regressed: "regressed";
    skipped: "skipped";
    "still-failing": "still-failing";
    unguarded: "unguarded";
    unproven: "unproven";
}>;
export type Standing = z.infer<typeof standingSchema>;
export declare const missSchema: z.ZodObject<{
    kind: z.ZodEnum<{
        key: "key";
        model: "model";
        provider: "provider";
        tool: "tool";
        user_turn: "user_turn";
    }>;
    tool: z.ZodOptional<z.ZodString>;
    args: z.ZodOptional<z.ZodType<import("./json.ts").Json, unknown, z.core.$ZodTypeInternals<import("./json.ts").Json, unknown>>>;
    nearest: z.ZodOptional<z.ZodType<import("./json.ts").Json, unknown, z.core.$ZodTypeInternals<import("./json.ts").Json, unknown>>>;
    differs_at: z.ZodOptional<z.ZodString>;
    rule: z.ZodOptional<z.ZodString>;
    recorded: z.ZodOptional<z.ZodString>;
    asked: z.ZodOptional<z.ZodString>;
    remedy: z.ZodOptional<z.ZodString>;
    message: z.ZodString;
}, z.core.$strict>;
export type Miss = z.infer<typeof missSchema>;
/** A read that was answered by a recording of another case or of a kept run. */
export declare const pooledAnswerSchema: z.ZodObject<{
    tool: z.ZodString;
    args: z.ZodType<import("./json.ts").Json, unknown, z.core.$ZodTypeInternals<import("./json.ts").Json, unknown>>;
    source: z.ZodString;
    age_ms: z.ZodNumber;
}, z.core.$strict>;
export type PooledAnswer = z.infer<typeof pooledAnswerSchema>;
/** How the attempt's calls were answered, and who says so. */
export declare const evidenceCountsSchema: z.ZodObject<{
    basis: z.ZodEnum<{
        "not observed": "not observed";
        observed: "observed";
        reported: "reported";
    }>;
    isolated: z.ZodBoolean;
    served: z.ZodNumber;
    simulated: z.ZodNumber;
    missed: z.ZodNumber;
    blocked: z.ZodNumber;
    live: z.ZodNumber;
    uncontrolled: z.ZodNumber;
    unconsumed: z.ZodNumber;
    text_errors: z.ZodOptional<z.ZodNumber>;
    declined: z.ZodOptional<z.ZodNumber>;
    user: z.ZodOptional<z.ZodEnum<{
        command: "command";
        model: "model";
    }>>;
}, z.core.$strict>;
export type EvidenceCounts = z.infer<typeof evidenceCountsSchema>;
export declare const differenceSchema: z.ZodObject<{
    index: z.ZodNumber;
    what: z.ZodEnum<{
        arguments: "arguments";
        extra: "extra";
        missing: "missing";
        output: "output";
        result: "result";
        state: "state";
        status: "status";
        tool: "tool";
    }>;
    pointer: z.ZodOptional<z.ZodString>;
    tool: z.ZodOptional<z.ZodString>;
    recorded: z.ZodOptional<z.ZodType<import("./json.ts").Json, unknown, z.core.$ZodTypeInternals<import("./json.ts").Json, unknown>>>;
    replayed: z.ZodOptional<z.ZodType<import("./json.ts").Json, unknown, z.core.$ZodTypeInternals<import("./json.ts").Json, unknown>>>;
}, z.core.$strict>;
export type Difference = z.infer<typeof differenceSchema>;
export declare const spendSchema: z.ZodObject<{
    usd: z.ZodNumber;
    tokens: z.ZodNumber;
}, z.core.$strict>;
export type Spend = z.infer<typeof spendSchema>;
export declare const attemptResultSchema: z.ZodObject<{
    attempt: z.ZodNumber;
    verdict: z.ZodEnum<{
        changed: "changed";
        error: "error";
        fixed: "fixed";
        inconclusive: "inconclusive";
        reproduced: "reproduced";
    }>;
    reason: z.ZodString;
    signatures: z.ZodArray<z.ZodObject<{
        check: z.ZodString;
        kind: z.ZodString;
        outcome: z.ZodEnum<{
            fail: "fail";
            needs_human: "needs_human";
            pass: "pass";
        }>;
        unseen: z.ZodOptional<z.ZodBoolean>;
        message: z.ZodString;
        expected: z.ZodOptional<z.ZodType<import("./json.ts").Json, unknown, z.core.$ZodTypeInternals<import("./json.ts").Json, unknown>>>;
        observed: z.ZodOptional<z.ZodType<import("./json.ts").Json, unknown, z.core.$ZodTypeInternals<import("./json.ts").Json, unknown>>>;
        nearest: z.ZodOptional<z.ZodType<import("./json.ts").Json, unknown, z.core.$ZodTypeInternals<import("./json.ts").Json, unknown>>>;
        decided_by: z.ZodOptional<z.ZodString>;
    }, z.core.$strict>>;
    assertions: z.ZodArray<z.ZodObject<{
        check: z.ZodString;
        kind: z.ZodString;
        outcome: z.ZodEnum<{
            fail: "fail";
            needs_human: "needs_human";
            pass: "pass";
        }>;
        unseen: z.ZodOptional<z.ZodBoolean>;
        message: z.ZodString;
        expected: z.ZodOptional<z.ZodType<import("./json.ts").Json, unknown, z.core.$ZodTypeInternals<import("./json.ts").Json, unknown>>>;
        observed: z.ZodOptional<z.ZodType<import("./json.ts").Json, unknown, z.core.$ZodTypeInternals<import("./json.ts").Json, unknown>>>;
        nearest: z.ZodOptional<z.ZodType<import("./json.ts").Json, unknown, z.core.$ZodTypeInternals<import("./json.ts").Json, unknown>>>;
        decided_by: z.ZodOptional<z.ZodString>;
    }, z.core.$strict>>;
    counts: z.ZodObject<{
        basis: z.ZodEnum<{
            "not observed": "not observed";
            observed: "observed";
            reported: "reported";
        }>;
        isolated: z.ZodBoolean;
        served: z.ZodNumber;
        simulated: z.ZodNumber;
        missed: z.ZodNumber;
        blocked: z.ZodNumber;
        live: z.ZodNumber;
        uncontrolled: z.ZodNumber;
        unconsumed: z.ZodNumber;
        text_errors: z.ZodOptional<z.ZodNumber>;
        declined: z.ZodOptional<z.ZodNumber>;
        user: z.ZodOptional<z.ZodEnum<{
            command: "command";
            model: "model";
        }>>;
    }, z.core.$strict>;
    misses: z.ZodArray<z.ZodObject<{
        kind: z.ZodEnum<{
            key: "key";
            model: "model";
            provider: "provider";
            tool: "tool";
            user_turn: "user_turn";
        }>;
        tool: z.ZodOptional<z.ZodString>;
        args: z.ZodOptional<z.ZodType<import("./json.ts").Json, unknown, z.core.$ZodTypeInternals<import("./json.ts").Json, unknown>>>;
        nearest: z.ZodOptional<z.ZodType<import("./json.ts").Json, unknown, z.core.$ZodTypeInternals<import("./json.ts").Json, unknown>>>;
        differs_at: z.ZodOptional<z.ZodString>;
        rule: z.ZodOptional<z.ZodString>;
        recorded: z.ZodOptional<z.ZodString>;
        asked: z.ZodOptional<z.ZodString>;
        remedy: z.ZodOptional<z.ZodString>;
        message: z.ZodString;
    }, z.core.$strict>>;
    first_difference: z.ZodOptional<z.ZodObject<{
        index: z.ZodNumber;
        what: z.ZodEnum<{
            arguments: "arguments";
            extra: "extra";
            missing: "missing";
            output: "output";
            result: "result";
            state: "state";
            status: "status";
            tool: "tool";
        }>;
        pointer: z.ZodOptional<z.ZodString>;
        tool: z.ZodOptional<z.ZodString>;
        recorded: z.ZodOptional<z.ZodType<import("./json.ts").Json, unknown, z.core.$ZodTypeInternals<import("./json.ts").Json, unknown>>>;
        replayed: z.ZodOptional<z.ZodType<import("./json.ts").Json, unknown, z.core.$ZodTypeInternals<import("./json.ts").Json, unknown>>>;
    }, z.core.$strict>>;
    leans_on_simulated: z.ZodArray<z.ZodString>;
    leans_on_pooled: z.ZodOptional<z.ZodArray<z.ZodObject<{
        tool: z.ZodString;
        args: z.ZodType<import("./json.ts").Json, unknown, z.core.$ZodTypeInternals<import("./json.ts").Json, unknown>>;
        source: z.ZodString;
        age_ms: z.ZodNumber;
    }, z.core.$strict>>>;
    duration_ms: z.ZodNumber;
    steps: z.ZodOptional<z.ZodNumber>;
    tokens: z.ZodOptional<z.ZodNumber>;
    exit: z.ZodOptional<z.ZodObject<{
        code: z.ZodNullable<z.ZodNumber>;
        signal: z.ZodNullable<z.ZodString>;
        timed_out: z.ZodBoolean;
    }, z.core.$strict>>;
    spend: z.ZodOptional<z.ZodObject<{
        usd: z.ZodNumber;
        tokens: z.ZodNumber;
    }, z.core.$strict>>;
    judge_spend: z.ZodOptional<z.ZodObject<{
        usd: z.ZodNumber;
        tokens: z.ZodNumber;
    }, z.core.$strict>>;
    stderr: z.ZodOptional<z.ZodArray<z.ZodString>>;
    wrote: z.ZodOptional<z.ZodArray<z.ZodObject<{
        path: z.ZodString;
        what: z.ZodString;
    }, z.core.$strict>>>;
}, z.core.$strict>;
export type AttemptResult = z.infer<typeof attemptResultSchema>;
export declare const trialEndSchema: z.ZodEnum<{
    "blocks used up": "blocks used up";
    budget: "budget";
    interrupted: "interrupted";
    "no evidence": "no evidence";
    "no worse": "no worse";
    "out of reach": "out of reach";
    proven: "proven";
    provider: "provider";
    tolerated: "tolerated";
}>;
/** Why a trial made no further block. */
export type TrialEnd = z.infer<typeof trialEndSchema>;
/** The attempts of a suspect, or of an open case that looks fixed, beside the base (design §4.6). */
export declare const trialResultSchema: z.ZodObject<{
    question: z.ZodEnum<{
        fixed: "fixed";
        worse: "worse";
    }>;
    blocks: z.ZodArray<z.ZodObject<{
        head: z.ZodObject<{
            reproduced: z.ZodNumber;
            not_held: z.ZodNumber;
        }, z.core.$strict>;
        base: z.ZodOptional<z.ZodObject<{
            reproduced: z.ZodNumber;
            not_held: z.ZodNumber;
        }, z.core.$strict>>;
    }, z.core.$strict>>;
    identity: z.ZodOptional<z.ZodString>;
    earlier: z.ZodOptional<z.ZodArray<z.ZodArray<z.ZodObject<{
        head: z.ZodObject<{
            reproduced: z.ZodNumber;
            not_held: z.ZodNumber;
        }, z.core.$strict>;
        base: z.ZodOptional<z.ZodObject<{
            reproduced: z.ZodNumber;
            not_held: z.ZodNumber;
        }, z.core.$strict>>;
    }, z.core.$strict>>>>;
    head: z.ZodRecord<z.ZodEnum<{
        changed: "changed";
        error: "error";
        fixed: "fixed";
        inconclusive: "inconclusive";
        reproduced: "reproduced";
    }> & z.core.$partial, z.ZodNumber>;
    base: z.ZodRecord<z.ZodEnum<{
        changed: "changed";
        error: "error";
        fixed: "fixed";
        inconclusive: "inconclusive";
        reproduced: "reproduced";
    }> & z.core.$partial, z.ZodNumber>;
    tolerated: z.ZodNumber;
    compared: z.ZodBoolean;
    end: z.ZodEnum<{
        "blocks used up": "blocks used up";
        budget: "budget";
        interrupted: "interrupted";
        "no evidence": "no evidence";
        "no worse": "no worse";
        "out of reach": "out of reach";
        proven: "proven";
        provider: "provider";
        tolerated: "tolerated";
    }>;
    spend: z.ZodOptional<z.ZodObject<{
        usd: z.ZodNumber;
        tokens: z.ZodNumber;
    }, z.core.$strict>>;
}, z.core.$strict>;
export type TrialResult = z.infer<typeof trialResultSchema>;
export declare const intervalSchema: z.ZodObject<{
    low: z.ZodNumber;
    high: z.ZodNumber;
}, z.core.$strict>;
export declare const caseResultSchema: z.ZodObject<{
    case_id: z.ZodString;
    title: z.ZodString;
    path: z.ZodString;
    state: z.ZodEnum<{
        guard: "guard";
        open: "open";
        quarantined: "quarantined";
        retired: "retired";
    }>;
    verdict: z.ZodEnum<{
        changed: "changed";
        error: "error";
        fixed: "fixed";
        inconclusive: "inconclusive";
        reproduced: "reproduced";
    }>;
    standing: z.ZodEnum<{
        altered: "altered";
        broken: "broken";
        changed: "changed";
        error: "error";
        flaky: "flaky";
        holding: "holding";
        inconclusive: "inconclusive";
        "newly-fixed": "newly-fixed";
        quarantined: "quarantined";
        regressed: "regressed";
        skipped: "skipped";
        "still-failing": "still-failing";
        unguarded: "unguarded";
        unproven: "unproven";
    }>;
    reason: z.ZodString;
    blocks: z.ZodBoolean;
    base: z.ZodOptional<z.ZodObject<{
        verdict: z.ZodEnum<{
            changed: "changed";
            error: "error";
            fixed: "fixed";
            inconclusive: "inconclusive";
            reproduced: "reproduced";
        }>;
        reason: z.ZodString;
    }, z.core.$strict>>;
    rate: z.ZodObject<{
        reproduced: z.ZodNumber;
        of: z.ZodNumber;
        interval: z.ZodObject<{
            low: z.ZodNumber;
            high: z.ZodNumber;
        }, z.core.$strict>;
    }, z.core.$strict>;
    attempts_needed: z.ZodOptional<z.ZodNumber>;
    live_model: z.ZodBoolean;
    live_because: z.ZodOptional<z.ZodString>;
    trial: z.ZodOptional<z.ZodObject<{
        question: z.ZodEnum<{
            fixed: "fixed";
            worse: "worse";
        }>;
        blocks: z.ZodArray<z.ZodObject<{
            head: z.ZodObject<{
                reproduced: z.ZodNumber;
                not_held: z.ZodNumber;
            }, z.core.$strict>;
            base: z.ZodOptional<z.ZodObject<{
                reproduced: z.ZodNumber;
                not_held: z.ZodNumber;
            }, z.core.$strict>>;
        }, z.core.$strict>>;
        identity: z.ZodOptional<z.ZodString>;
        earlier: z.ZodOptional<z.ZodArray<z.ZodArray<z.ZodObject<{
            head: z.ZodObject<{
                reproduced: z.ZodNumber;
                not_held: z.ZodNumber;
            }, z.core.$strict>;
            base: z.ZodOptional<z.ZodObject<{
                reproduced: z.ZodNumber;
                not_held: z.ZodNumber;
            }, z.core.$strict>>;
        }, z.core.$strict>>>>;
        head: z.ZodRecord<z.ZodEnum<{
            changed: "changed";
            error: "error";
            fixed: "fixed";
            inconclusive: "inconclusive";
            reproduced: "reproduced";
        }> & z.core.$partial, z.ZodNumber>;
        base: z.ZodRecord<z.ZodEnum<{
            changed: "changed";
            error: "error";
            fixed: "fixed";
            inconclusive: "inconclusive";
            reproduced: "reproduced";
        }> & z.core.$partial, z.ZodNumber>;
        tolerated: z.ZodNumber;
        compared: z.ZodBoolean;
        end: z.ZodEnum<{
            "blocks used up": "blocks used up";
            budget: "budget";
            interrupted: "interrupted";
            "no evidence": "no evidence";
            "no worse": "no worse";
            "out of reach": "out of reach";
            proven: "proven";
            provider: "provider";
            tolerated: "tolerated";
        }>;
        spend: z.ZodOptional<z.ZodObject<{
            usd: z.ZodNumber;
            tokens: z.ZodNumber;
        }, z.core.$strict>>;
    }, z.core.$strict>>;
    weak: z.ZodOptional<z.ZodString>;
    altered: z.ZodOptional<z.ZodArray<z.ZodString>>;
    not_exercised: z.ZodOptional<z.ZodArray<z.ZodString>>;
    attempts: z.ZodArray<z.ZodObject<{
        attempt: z.ZodNumber;
        verdict: z.ZodEnum<{
            changed: "changed";
            error: "error";
            fixed: "fixed";
            inconclusive: "inconclusive";
            reproduced: "reproduced";
        }>;
        reason: z.ZodString;
        signatures: z.ZodArray<z.ZodObject<{
            check: z.ZodString;
            kind: z.ZodString;
            outcome: z.ZodEnum<{
                fail: "fail";
                needs_human: "needs_human";
                pass: "pass";
            }>;
            unseen: z.ZodOptional<z.ZodBoolean>;
            message: z.ZodString;
            expected: z.ZodOptional<z.ZodType<import("./json.ts").Json, unknown, z.core.$ZodTypeInternals<import("./json.ts").Json, unknown>>>;
            observed: z.ZodOptional<z.ZodType<import("./json.ts").Json, unknown, z.core.$ZodTypeInternals<import("./json.ts").Json, unknown>>>;
            nearest: z.ZodOptional<z.ZodType<import("./json.ts").Json, unknown, z.core.$ZodTypeInternals<import("./json.ts").Json, unknown>>>;
            decided_by: z.ZodOptional<z.ZodString>;
        }, z.core.$strict>>;
        assertions: z.ZodArray<z.ZodObject<{
            check: z.ZodString;
            kind: z.ZodString;
            outcome: z.ZodEnum<{
                fail: "fail";
                needs_human: "needs_human";
                pass: "pass";
            }>;
            unseen: z.ZodOptional<z.ZodBoolean>;
            message: z.ZodString;
            expected: z.ZodOptional<z.ZodType<import("./json.ts").Json, unknown, z.core.$ZodTypeInternals<import("./json.ts").Json, unknown>>>;
            observed: z.ZodOptional<z.ZodType<import("./json.ts").Json, unknown, z.core.$ZodTypeInternals<import("./json.ts").Json, unknown>>>;
            nearest: z.ZodOptional<z.ZodType<import("./json.ts").Json, unknown, z.core.$ZodTypeInternals<import("./json.ts").Json, unknown>>>;
            decided_by: z.ZodOptional<z.ZodString>;
        }, z.core.$strict>>;
        counts: z.ZodObject<{
            basis: z.ZodEnum<{
                "not observed": "not observed";
                observed: "observed";
                reported: "reported";
            }>;
            isolated: z.ZodBoolean;
            served: z.ZodNumber;
            simulated: z.ZodNumber;
            missed: z.ZodNumber;
            blocked: z.ZodNumber;
            live: z.ZodNumber;
            uncontrolled: z.ZodNumber;
            unconsumed: z.ZodNumber;
            text_errors: z.ZodOptional<z.ZodNumber>;
            declined: z.ZodOptional<z.ZodNumber>;
            user: z.ZodOptional<z.ZodEnum<{
                command: "command";
                model: "model";
            }>>;
        }, z.core.$strict>;
        misses: z.ZodArray<z.ZodObject<{
            kind: z.ZodEnum<{
                key: "key";
                model: "model";
                provider: "provider";
                tool: "tool";
                user_turn: "user_turn";
            }>;
            tool: z.ZodOptional<z.ZodString>;
            args: z.ZodOptional<z.ZodType<import("./json.ts").Json, unknown, z.core.$ZodTypeInternals<import("./json.ts").Json, unknown>>>;
            nearest: z.ZodOptional<z.ZodType<import("./json.ts").Json, unknown, z.core.$ZodTypeInternals<import("./json.ts").Json, unknown>>>;
            differs_at: z.ZodOptional<z.ZodString>;
            rule: z.ZodOptional<z.ZodString>;
            recorded: z.ZodOptional<z.ZodString>;
            asked: z.ZodOptional<z.ZodString>;
            remedy: z.ZodOptional<z.ZodString>;
            message: z.ZodString;
        }, z.core.$strict>>;
        first_difference: z.ZodOptional<z.ZodObject<{
            index: z.ZodNumber;
            what: z.ZodEnum<{
                arguments: "arguments";
                extra: "extra";
                missing: "missing";
                output: "output";
                result: "result";
                state: "state";
                status: "status";
                tool: "tool";
            }>;
            pointer: z.ZodOptional<z.ZodString>;
            tool: z.ZodOptional<z.ZodString>;
            recorded: z.ZodOptional<z.ZodType<import("./json.ts").Json, unknown, z.core.$ZodTypeInternals<import("./json.ts").Json, unknown>>>;
            replayed: z.ZodOptional<z.ZodType<import("./json.ts").Json, unknown, z.core.$ZodTypeInternals<import("./json.ts").Json, unknown>>>;
        }, z.core.$strict>>;
        leans_on_simulated: z.ZodArray<z.ZodString>;
        leans_on_pooled: z.ZodOptional<z.ZodArray<z.ZodObject<{
            tool: z.ZodString;
            args: z.ZodType<import("./json.ts").Json, unknown, z.core.$ZodTypeInternals<import("./json.ts").Json, unknown>>;
            source: z.ZodString;
            age_ms: z.ZodNumber;
        }, z.core.$strict>>>;
        duration_ms: z.ZodNumber;
        steps: z.ZodOptional<z.ZodNumber>;
        tokens: z.ZodOptional<z.ZodNumber>;
        exit: z.ZodOptional<z.ZodObject<{
            code: z.ZodNullable<z.ZodNumber>;
            signal: z.ZodNullable<z.ZodString>;
            timed_out: z.ZodBoolean;
        }, z.core.$strict>>;
        spend: z.ZodOptional<z.ZodObject<{
            usd: z.ZodNumber;
            tokens: z.ZodNumber;
        }, z.core.$strict>>;
        judge_spend: z.ZodOptional<z.ZodObject<{
            usd: z.ZodNumber;
            tokens: z.ZodNumber;
        }, z.core.$strict>>;
        stderr: z.ZodOptional<z.ZodArray<z.ZodString>>;
        wrote: z.ZodOptional<z.ZodArray<z.ZodObject<{
            path: z.ZodString;
            what: z.ZodString;
        }, z.core.$strict>>>;
    }, z.core.$strict>>;
    commands: z.ZodObject<{
        reproduce: z.ZodString;
        add_recordings: z.ZodOptional<z.ZodString>;
        guard: z.ZodOptional<z.ZodString>;
    }, z.core.$strict>;
    lines: z.ZodOptional<z.ZodRecord<z.ZodString, z.ZodNumber>>;
    duration_ms: z.ZodNumber;
}, z.core.$strict>;
export type CaseResult = z.infer<typeof caseResultSchema>;
export declare const figureNames: readonly ["cost", "tokens", "steps", "time"];
/** One figure of a suite on the base and here: US dollars, tokens, steps or milliseconds, each case counted once. */
declare const figureSchema: z.ZodObject<{
    base: z.ZodNumber;
    head: z.ZodNumber;
    change: z.ZodNumber;
    interval: z.ZodObject<{
        low: z.ZodNumber;
        high: z.ZodNumber;
    }, z.core.$strict>;
}, z.core.$strict>;
export type Figure = z.infer<typeof figureSchema>;
declare const againstBaseSchema: z.ZodObject<{
    base: z.ZodString;
    cases: z.ZodNumber;
    figures: z.ZodRecord<z.ZodEnum<{
        cost: "cost";
        steps: "steps";
        time: "time";
        tokens: "tokens";
    }> & z.core.$partial, z.ZodObject<{
        base: z.ZodNumber;
        head: z.ZodNumber;
        change: z.ZodNumber;
        interval: z.ZodObject<{
            low: z.ZodNumber;
            high: z.ZodNumber;
        }, z.core.$strict>;
    }, z.core.$strict>>;
    allowed: z.ZodOptional<z.ZodNumber>;
    exceeded: z.ZodOptional<z.ZodArray<z.ZodEnum<{
        cost: "cost";
        steps: "steps";
        time: "time";
        tokens: "tokens";
    }>>>;
}, z.core.$strict>;
export type AgainstBase = z.infer<typeof againstBaseSchema>;
export declare const replayReportSchema: z.ZodObject<{
    version: z.ZodLiteral<1>;
    summary: z.ZodObject<{
        total: z.ZodNumber;
        standings: z.ZodRecord<z.ZodEnum<{
            altered: "altered";
            broken: "broken";
            changed: "changed";
            error: "error";
            flaky: "flaky";
            holding: "holding";
            inconclusive: "inconclusive";
            "newly-fixed": "newly-fixed";
            quarantined: "quarantined";
            regressed: "regressed";
            skipped: "skipped";
            "still-failing": "still-failing";
            unguarded: "unguarded";
            unproven: "unproven";
        }> & z.core.$partial, z.ZodNumber>;
        weak: z.ZodOptional<z.ZodNumber>;
        verdicts: z.ZodRecord<z.ZodEnum<{
            changed: "changed";
            error: "error";
            fixed: "fixed";
            inconclusive: "inconclusive";
            reproduced: "reproduced";
        }> & z.core.$partial, z.ZodNumber>;
        blocking: z.ZodNumber;
        fail_on: z.ZodArray<z.ZodEnum<{
            altered: "altered";
            broken: "broken";
            changed: "changed";
            error: "error";
            flaky: "flaky";
            holding: "holding";
            inconclusive: "inconclusive";
            "newly-fixed": "newly-fixed";
            quarantined: "quarantined";
            regressed: "regressed";
            skipped: "skipped";
            "still-failing": "still-failing";
            unguarded: "unguarded";
            unproven: "unproven";
        }>>;
        ok: z.ZodBoolean;
        headline: z.ZodString;
        spend: z.ZodOptional<z.ZodObject<{
            usd: z.ZodNumber;
            tokens: z.ZodNumber;
        }, z.core.$strict>>;
        judge_spend: z.ZodOptional<z.ZodObject<{
            usd: z.ZodNumber;
            tokens: z.ZodNumber;
        }, z.core.$strict>>;
        not_sandboxed: z.ZodOptional<z.ZodString>;
        setups: z.ZodOptional<z.ZodArray<z.ZodString>>;
        live: z.ZodOptional<z.ZodObject<{
            guards: z.ZodNumber;
            suspects: z.ZodNumber;
            attempts: z.ZodObject<{
                head: z.ZodNumber;
                base: z.ZodNumber;
            }, z.core.$strict>;
            alpha: z.ZodNumber;
            base: z.ZodOptional<z.ZodString>;
            without_base: z.ZodOptional<z.ZodString>;
            unpaired: z.ZodEnum<{
                block: "block";
                show: "show";
            }>;
            max_pairs: z.ZodNumber;
        }, z.core.$strict>>;
        against_base: z.ZodOptional<z.ZodObject<{
            base: z.ZodString;
            cases: z.ZodNumber;
            figures: z.ZodRecord<z.ZodEnum<{
                cost: "cost";
                steps: "steps";
                time: "time";
                tokens: "tokens";
            }> & z.core.$partial, z.ZodObject<{
                base: z.ZodNumber;
                head: z.ZodNumber;
                change: z.ZodNumber;
                interval: z.ZodObject<{
                    low: z.ZodNumber;
                    high: z.ZodNumber;
                }, z.core.$strict>;
            }, z.core.$strict>>;
            allowed: z.ZodOptional<z.ZodNumber>;
            exceeded: z.ZodOptional<z.ZodArray<z.ZodEnum<{
                cost: "cost";
                steps: "steps";
                time: "time";
                tokens: "tokens";
            }>>>;
        }, z.core.$strict>>;
        duration_ms: z.ZodNumber;
    }, z.core.$strict>;
    cases: z.ZodArray<z.ZodObject<{
        case_id: z.ZodString;
        title: z.ZodString;
        path: z.ZodString;
        state: z.ZodEnum<{
            guard: "guard";
            open: "open";
            quarantined: "quarantined";
            retired: "retired";
        }>;
        verdict: z.ZodEnum<{
            changed: "changed";
            error: "error";
            fixed: "fixed";
            inconclusive: "inconclusive";
            reproduced: "reproduced";
        }>;
        standing: z.ZodEnum<{
            altered: "altered";
            broken: "broken";
            changed: "changed";
            error: "error";
            flaky: "flaky";
            holding: "holding";
            inconclusive: "inconclusive";
            "newly-fixed": "newly-fixed";
            quarantined: "quarantined";
            regressed: "regressed";
            skipped: "skipped";
            "still-failing": "still-failing";
            unguarded: "unguarded";
            unproven: "unproven";
        }>;
        reason: z.ZodString;
        blocks: z.ZodBoolean;
        base: z.ZodOptional<z.ZodObject<{
            verdict: z.ZodEnum<{
                changed: "changed";
                error: "error";
                fixed: "fixed";
                inconclusive: "inconclusive";
                reproduced: "reproduced";
            }>;
            reason: z.ZodString;
        }, z.core.$strict>>;
        rate: z.ZodObject<{
            reproduced: z.ZodNumber;
            of: z.ZodNumber;
            interval: z.ZodObject<{
                low: z.ZodNumber;
                high: z.ZodNumber;
            }, z.core.$strict>;
        }, z.core.$strict>;
        attempts_needed: z.ZodOptional<z.ZodNumber>;
        live_model: z.ZodBoolean;
        live_because: z.ZodOptional<z.ZodString>;
        trial: z.ZodOptional<z.ZodObject<{
            question: z.ZodEnum<{
                fixed: "fixed";
                worse: "worse";
            }>;
            blocks: z.ZodArray<z.ZodObject<{
                head: z.ZodObject<{
                    reproduced: z.ZodNumber;
                    not_held: z.ZodNumber;
                }, z.core.$strict>;
                base: z.ZodOptional<z.ZodObject<{
                    reproduced: z.ZodNumber;
                    not_held: z.ZodNumber;
                }, z.core.$strict>>;
            }, z.core.$strict>>;
            identity: z.ZodOptional<z.ZodString>;
            earlier: z.ZodOptional<z.ZodArray<z.ZodArray<z.ZodObject<{
                head: z.ZodObject<{
                    reproduced: z.ZodNumber;
                    not_held: z.ZodNumber;
                }, z.core.$strict>;
                base: z.ZodOptional<z.ZodObject<{
                    reproduced: z.ZodNumber;
                    not_held: z.ZodNumber;
                }, z.core.$strict>>;
            }, z.core.$strict>>>>;
            head: z.ZodRecord<z.ZodEnum<{
                changed: "changed";
                error: "error";
                fixed: "fixed";
                inconclusive: "inconclusive";
                reproduced: "reproduced";
            }> & z.core.$partial, z.ZodNumber>;
            base: z.ZodRecord<z.ZodEnum<{
                changed: "changed";
                error: "error";
                fixed: "fixed";
                inconclusive: "inconclusive";
                reproduced: "reproduced";
            }> & z.core.$partial, z.ZodNumber>;
            tolerated: z.ZodNumber;
            compared: z.ZodBoolean;
            end: z.ZodEnum<{
                "blocks used up": "blocks used up";
                budget: "budget";
                interrupted: "interrupted";
                "no evidence": "no evidence";
                "no worse": "no worse";
                "out of reach": "out of reach";
                proven: "proven";
                provider: "provider";
                tolerated: "tolerated";
            }>;
            spend: z.ZodOptional<z.ZodObject<{
                usd: z.ZodNumber;
                tokens: z.ZodNumber;
            }, z.core.$strict>>;
        }, z.core.$strict>>;
        weak: z.ZodOptional<z.ZodString>;
        altered: z.ZodOptional<z.ZodArray<z.ZodString>>;
        not_exercised: z.ZodOptional<z.ZodArray<z.ZodString>>;
        attempts: z.ZodArray<z.ZodObject<{
            attempt: z.ZodNumber;
            verdict: z.ZodEnum<{
                changed: "changed";
                error: "error";
                fixed: "fixed";
                inconclusive: "inconclusive";
                reproduced: "reproduced";
            }>;
            reason: z.ZodString;
            signatures: z.ZodArray<z.ZodObject<{
                check: z.ZodString;
                kind: z.ZodString;
                outcome: z.ZodEnum<{
                    fail: "fail";
                    needs_human: "needs_human";
                    pass: "pass";
                }>;
                unseen: z.ZodOptional<z.ZodBoolean>;
                message: z.ZodString;
                expected: z.ZodOptional<z.ZodType<import("./json.ts").Json, unknown, z.core.$ZodTypeInternals<import("./json.ts").Json, unknown>>>;
                observed: z.ZodOptional<z.ZodType<import("./json.ts").Json, unknown, z.core.$ZodTypeInternals<import("./json.ts").Json, unknown>>>;
                nearest: z.ZodOptional<z.ZodType<import("./json.ts").Json, unknown, z.core.$ZodTypeInternals<import("./json.ts").Json, unknown>>>;
                decided_by: z.ZodOptional<z.ZodString>;
            }, z.core.$strict>>;
            assertions: z.ZodArray<z.ZodObject<{
                check: z.ZodString;
                kind: z.ZodString;
                outcome: z.ZodEnum<{
                    fail: "fail";
                    needs_human: "needs_human";
                    pass: "pass";
                }>;
                unseen: z.ZodOptional<z.ZodBoolean>;
                message: z.ZodString;
                expected: z.ZodOptional<z.ZodType<import("./json.ts").Json, unknown, z.core.$ZodTypeInternals<import("./json.ts").Json, unknown>>>;
                observed: z.ZodOptional<z.ZodType<import("./json.ts").Json, unknown, z.core.$ZodTypeInternals<import("./json.ts").Json, unknown>>>;
                nearest: z.ZodOptional<z.ZodType<import("./json.ts").Json, unknown, z.core.$ZodTypeInternals<import("./json.ts").Json, unknown>>>;
                decided_by: z.ZodOptional<z.ZodString>;
            }, z.core.$strict>>;
            counts: z.ZodObject<{
                basis: z.ZodEnum<{
                    "not observed": "not observed";
                    observed: "observed";
                    reported: "reported";
                }>;
                isolated: z.ZodBoolean;
                served: z.ZodNumber;
                simulated: z.ZodNumber;
                missed: z.ZodNumber;
                blocked: z.ZodNumber;
                live: z.ZodNumber;
                uncontrolled: z.ZodNumber;
                unconsumed: z.ZodNumber;
                text_errors: z.ZodOptional<z.ZodNumber>;
                declined: z.ZodOptional<z.ZodNumber>;
                user: z.ZodOptional<z.ZodEnum<{
                    command: "command";
                    model: "model";
                }>>;
            }, z.core.$strict>;
            misses: z.ZodArray<z.ZodObject<{
                kind: z.ZodEnum<{
                    key: "key";
                    model: "model";
                    provider: "provider";
                    tool: "tool";
                    user_turn: "user_turn";
                }>;
                tool: z.ZodOptional<z.ZodString>;
                args: z.ZodOptional<z.ZodType<import("./json.ts").Json, unknown, z.core.$ZodTypeInternals<import("./json.ts").Json, unknown>>>;
                nearest: z.ZodOptional<z.ZodType<import("./json.ts").Json, unknown, z.core.$ZodTypeInternals<import("./json.ts").Json, unknown>>>;
                differs_at: z.ZodOptional<z.ZodString>;
                rule: z.ZodOptional<z.ZodString>;
                recorded: z.ZodOptional<z.ZodString>;
                asked: z.ZodOptional<z.ZodString>;
                remedy: z.ZodOptional<z.ZodString>;
                message: z.ZodString;
            }, z.core.$strict>>;
            first_difference: z.ZodOptional<z.ZodObject<{
                index: z.ZodNumber;
                what: z.ZodEnum<{
                    arguments: "arguments";
                    extra: "extra";
                    missing: "missing";
                    output: "output";
                    result: "result";
                    state: "state";
                    status: "status";
                    tool: "tool";
                }>;
                pointer: z.ZodOptional<z.ZodString>;
                tool: z.ZodOptional<z.ZodString>;
                recorded: z.ZodOptional<z.ZodType<import("./json.ts").Json, unknown, z.core.$ZodTypeInternals<import("./json.ts").Json, unknown>>>;
                replayed: z.ZodOptional<z.ZodType<import("./json.ts").Json, unknown, z.core.$ZodTypeInternals<import("./json.ts").Json, unknown>>>;
            }, z.core.$strict>>;
            leans_on_simulated: z.ZodArray<z.ZodString>;
            leans_on_pooled: z.ZodOptional<z.ZodArray<z.ZodObject<{
                tool: z.ZodString;
                args: z.ZodType<import("./json.ts").Json, unknown, z.core.$ZodTypeInternals<import("./json.ts").Json, unknown>>;
                source: z.ZodString;
                age_ms: z.ZodNumber;
            }, z.core.$strict>>>;
            duration_ms: z.ZodNumber;
            steps: z.ZodOptional<z.ZodNumber>;
            tokens: z.ZodOptional<z.ZodNumber>;
            exit: z.ZodOptional<z.ZodObject<{
                code: z.ZodNullable<z.ZodNumber>;
                signal: z.ZodNullable<z.ZodString>;
                timed_out: z.ZodBoolean;
            }, z.core.$strict>>;
            spend: z.ZodOptional<z.ZodObject<{
                usd: z.ZodNumber;
                tokens: z.ZodNumber;
            }, z.core.$strict>>;
            judge_spend: z.ZodOptional<z.ZodObject<{
                usd: z.ZodNumber;
                tokens: z.ZodNumber;
            }, z.core.$strict>>;
            stderr: z.ZodOptional<z.ZodArray<z.ZodString>>;
            wrote: z.ZodOptional<z.ZodArray<z.ZodObject<{
                path: z.ZodString;
                what: z.ZodString;
            }, z.core.$strict>>>;
        }, z.core.$strict>>;
        commands: z.ZodObject<{
            reproduce: z.ZodString;
            add_recordings: z.ZodOptional<z.ZodString>;
            guard: z.ZodOptional<z.ZodString>;
        }, z.core.$strict>;
        lines: z.ZodOptional<z.ZodRecord<z.ZodString, z.ZodNumber>>;
        duration_ms: z.ZodNumber;
    }, z.core.$strict>>;
    run_attempt: z.ZodOptional<z.ZodNumber>;
    shard: z.ZodOptional<z.ZodObject<{
        index: z.ZodNumber;
        of: z.ZodNumber;
        plan: z.ZodString;
        cases: z.ZodNumber;
        live_guards: z.ZodOptional<z.ZodNumber>;
    }, z.core.$strict>>;
}, z.core.$strict>;
/** What `replay --json` prints, the Action stores and every report is made from. */
export type ReplayReport = z.infer<typeof replayReportSchema>;
export {};

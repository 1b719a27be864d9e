import * as z from "zod";
import type { Check } from "./check.ts";
export declare const caseVersion = 1;
/** `open` = known failure, `guard` = fixed and must not come back, `quarantined` = shown but never blocks, `retired` = not run. */
export declare const caseStateSchema: z.ZodEnum<{
    guard: "guard";
    open: "open";
    quarantined: "quarantined";
    retired: "retired";
}>;
export type CaseState = z.infer<typeof caseStateSchema>;
/** Ours, never trace text: a slug, with 8 hex of a hash when promoted. */
export declare const caseIdSchema: z.ZodString;
export declare const toolModeSchema: z.ZodEnum<{
    deny: "deny";
    fixtures: "fixtures";
    live: "live";
    simulate: "simulate";
    static: "static";
}>;
export type ToolMode = z.infer<typeof toolModeSchema>;
export declare const modelModeSchema: z.ZodEnum<{
    live: "live";
    recorded: "recorded";
    "recorded-until-divergence": "recorded-until-divergence";
}>;
export type ModelMode = z.infer<typeof modelModeSchema>;
export declare const replayRulesSchema: z.ZodObject<{
    model: z.ZodOptional<z.ZodEnum<{
        live: "live";
        recorded: "recorded";
        "recorded-until-divergence": "recorded-until-divergence";
    }>>;
    tools: z.ZodDefault<z.ZodUnion<readonly [z.ZodEnum<{
        deny: "deny";
        fixtures: "fixtures";
        live: "live";
        simulate: "simulate";
        static: "static";
    }>, z.ZodRecord<z.ZodString, z.ZodEnum<{
        deny: "deny";
        fixtures: "fixtures";
        live: "live";
        simulate: "simulate";
        static: "static";
    }>>]>>;
    on_read_miss: z.ZodDefault<z.ZodEnum<{
        fail: "fail";
        "tool-error": "tool-error";
    }>>;
    on_write_miss: z.ZodDefault<z.ZodEnum<{
        fail: "fail";
        simulate: "simulate";
    }>>;
    match: z.ZodPrefault<z.ZodObject<{
        args: z.ZodDefault<z.ZodEnum<{
            exact: "exact";
            ignore: "ignore";
            subset: "subset";
        }>>;
        ignore: z.ZodDefault<z.ZodArray<z.ZodString>>;
        tools: z.ZodDefault<z.ZodRecord<z.ZodString, z.ZodUnion<readonly [z.ZodEnum<{
            exact: "exact";
            ignore: "ignore";
            subset: "subset";
        }>, z.ZodObject<{
            args: z.ZodOptional<z.ZodEnum<{
                exact: "exact";
                ignore: "ignore";
                subset: "subset";
            }>>;
            ignore: z.ZodOptional<z.ZodArray<z.ZodString>>;
        }, z.core.$loose>]>>>;
    }, z.core.$loose>>;
    attempts: z.ZodDefault<z.ZodUnion<readonly [z.ZodLiteral<"auto">, z.ZodNumber]>>;
    timeout: z.ZodOptional<z.ZodPipe<z.ZodUnion<readonly [z.ZodNumber, z.ZodString]>, z.ZodTransform<number, string | number>>>;
    demand: z.ZodOptional<z.ZodEnum<{
        model_call: "model_call";
    }>>;
}, z.core.$loose>;
export type ReplayRules = z.infer<typeof replayRulesSchema>;
export declare const scenarioSchema: z.ZodObject<{
    input: z.ZodDefault<z.ZodArray<z.ZodObject<{
        role: z.ZodString;
        content: z.ZodType<import("./json.ts").Json, unknown, z.core.$ZodTypeInternals<import("./json.ts").Json, unknown>>;
    }, z.core.$loose>>>;
    mode: z.ZodDefault<z.ZodEnum<{
        continue: "continue";
        scripted: "scripted";
        simulated: "simulated";
    }>>;
    from_turn: z.ZodOptional<z.ZodNumber>;
    simulator: z.ZodOptional<z.ZodObject<{
        command: z.ZodOptional<z.ZodUnion<readonly [z.ZodString, z.ZodArray<z.ZodString>]>>;
        model: z.ZodOptional<z.ZodString>;
        instructions: z.ZodOptional<z.ZodString>;
    }, z.core.$loose>>;
    context: z.ZodDefault<z.ZodType<import("./json.ts").JsonObject, unknown, z.core.$ZodTypeInternals<import("./json.ts").JsonObject, unknown>>>;
}, z.core.$loose>;
export type Scenario = z.infer<typeof scenarioSchema>;
export declare const quarantineSchema: z.ZodObject<{
    owner: z.ZodString;
    reason: z.ZodString;
    until: z.ZodISODate;
}, z.core.$loose>;
/** A person's answer to a semantic check. */
export declare const reviewSchema: z.ZodObject<{
    assertion: z.ZodString;
    verdict: z.ZodEnum<{
        fail: "fail";
        pass: "pass";
    }>;
    by: z.ZodString;
    at: z.ZodString;
    note: z.ZodOptional<z.ZodString>;
    output_hash: z.ZodOptional<z.ZodString>;
}, z.core.$loose>;
export type Review = z.infer<typeof reviewSchema>;
/** How often production showed this failure, as of the last promotion. */
export declare const seenSchema: z.ZodObject<{
    count: z.ZodNumber;
    first: z.ZodOptional<z.ZodString>;
    last: z.ZodOptional<z.ZodString>;
    runs: z.ZodOptional<z.ZodArray<z.ZodString>>;
}, z.core.$loose>;
export type Seen = z.infer<typeof seenSchema>;
/**
 * `case.yaml` after its checks were read (`case-yaml.ts`): unknown keys survive so that a newer file is not damaged by a
 * round trip; lint names them.
 */
export declare const caseHeadSchema: z.ZodObject<{
    version: z.ZodLiteral<1>;
    id: z.ZodString;
    title: z.ZodString;
    state: z.ZodDefault<z.ZodEnum<{
        guard: "guard";
        open: "open";
        quarantined: "quarantined";
        retired: "retired";
    }>>;
    source: z.ZodOptional<z.ZodObject<{
        run_id: z.ZodString;
        fingerprint: z.ZodOptional<z.ZodString>;
        captured_at: z.ZodOptional<z.ZodString>;
        rate: z.ZodOptional<z.ZodString>;
        seen: z.ZodOptional<z.ZodObject<{
            count: z.ZodNumber;
            first: z.ZodOptional<z.ZodString>;
            last: z.ZodOptional<z.ZodString>;
            runs: z.ZodOptional<z.ZodArray<z.ZodString>>;
        }, z.core.$loose>>;
        redaction: z.ZodOptional<z.ZodInt>;
    }, z.core.$loose>>;
    runner: z.ZodOptional<z.ZodString>;
    agent: z.ZodOptional<z.ZodString>;
    tags: z.ZodDefault<z.ZodArray<z.ZodString>>;
    effects: z.ZodDefault<z.ZodRecord<z.ZodString, z.ZodEnum<{
        pure: "pure";
        read: "read";
        write: "write";
    }>>>;
    terminal_tools: z.ZodOptional<z.ZodArray<z.ZodString>>;
    scenario: z.ZodPrefault<z.ZodObject<{
        input: z.ZodDefault<z.ZodArray<z.ZodObject<{
            role: z.ZodString;
            content: z.ZodType<import("./json.ts").Json, unknown, z.core.$ZodTypeInternals<import("./json.ts").Json, unknown>>;
        }, z.core.$loose>>>;
        mode: z.ZodDefault<z.ZodEnum<{
            continue: "continue";
            scripted: "scripted";
            simulated: "simulated";
        }>>;
        from_turn: z.ZodOptional<z.ZodNumber>;
        simulator: z.ZodOptional<z.ZodObject<{
            command: z.ZodOptional<z.ZodUnion<readonly [z.ZodString, z.ZodArray<z.ZodString>]>>;
            model: z.ZodOptional<z.ZodString>;
            instructions: z.ZodOptional<z.ZodString>;
        }, z.core.$loose>>;
        context: z.ZodDefault<z.ZodType<import("./json.ts").JsonObject, unknown, z.core.$ZodTypeInternals<import("./json.ts").JsonObject, unknown>>>;
    }, z.core.$loose>>;
    replay: z.ZodPrefault<z.ZodObject<{
        model: z.ZodOptional<z.ZodEnum<{
            live: "live";
            recorded: "recorded";
            "recorded-until-divergence": "recorded-until-divergence";
        }>>;
        tools: z.ZodDefault<z.ZodUnion<readonly [z.ZodEnum<{
            deny: "deny";
            fixtures: "fixtures";
            live: "live";
            simulate: "simulate";
            static: "static";
        }>, z.ZodRecord<z.ZodString, z.ZodEnum<{
            deny: "deny";
            fixtures: "fixtures";
            live: "live";
            simulate: "simulate";
            static: "static";
        }>>]>>;
        on_read_miss: z.ZodDefault<z.ZodEnum<{
            fail: "fail";
            "tool-error": "tool-error";
        }>>;
        on_write_miss: z.ZodDefault<z.ZodEnum<{
            fail: "fail";
            simulate: "simulate";
        }>>;
        match: z.ZodPrefault<z.ZodObject<{
            args: z.ZodDefault<z.ZodEnum<{
                exact: "exact";
                ignore: "ignore";
                subset: "subset";
            }>>;
            ignore: z.ZodDefault<z.ZodArray<z.ZodString>>;
            tools: z.ZodDefault<z.ZodRecord<z.ZodString, z.ZodUnion<readonly [z.ZodEnum<{
                exact: "exact";
                ignore: "ignore";
                subset: "subset";
            }>, z.ZodObject<{
                args: z.ZodOptional<z.ZodEnum<{
                    exact: "exact";
                    ignore: "ignore";
                    subset: "subset";
                }>>;
                ignore: z.ZodOptional<z.ZodArray<z.ZodString>>;
            }, z.core.$loose>]>>>;
        }, z.core.$loose>>;
        attempts: z.ZodDefault<z.ZodUnion<readonly [z.ZodLiteral<"auto">, z.ZodNumber]>>;
        timeout: z.ZodOptional<z.ZodPipe<z.ZodUnion<readonly [z.ZodNumber, z.ZodString]>, z.ZodTransform<number, string | number>>>;
        demand: z.ZodOptional<z.ZodEnum<{
            model_call: "model_call";
        }>>;
    }, z.core.$loose>>;
    quarantine: z.ZodOptional<z.ZodObject<{
        owner: z.ZodString;
        reason: z.ZodString;
        until: z.ZodISODate;
    }, z.core.$loose>>;
    tolerated_rate: z.ZodOptional<z.ZodNumber>;
    reviews: z.ZodDefault<z.ZodArray<z.ZodObject<{
        assertion: z.ZodString;
        verdict: z.ZodEnum<{
            fail: "fail";
            pass: "pass";
        }>;
        by: z.ZodString;
        at: z.ZodString;
        note: z.ZodOptional<z.ZodString>;
        output_hash: z.ZodOptional<z.ZodString>;
    }, z.core.$loose>>>;
    weak: z.ZodOptional<z.ZodBoolean>;
    weak_reason: z.ZodOptional<z.ZodString>;
}, z.core.$loose>;
/** One failure and the wanted behaviour. */
export type ReplayCase = z.infer<typeof caseHeadSchema> & {
    /** What went wrong: all held in the failed run. */
    signatures: Check[];
    /** All decided ones must hold in a good run. */
    assertions: Check[];
};
/** The names that may stand in a case folder; nothing else is ever written. */
export declare const caseFileNames: readonly ["case.yaml", "source-trace.json", "fixtures/tools.json", "fixtures/model.json", "notes.md"];
export type CaseFileName = (typeof caseFileNames)[number];
/** A case's files by name: what scaffold returns and a promotion commits. */
export type CaseFiles = Partial<Record<CaseFileName, string>>;

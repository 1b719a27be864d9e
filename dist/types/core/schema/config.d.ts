import * as z from "zod";
export declare const configVersion = 1;
export declare const runnerSchema: z.ZodObject<{
    command: z.ZodUnion<readonly [z.ZodString, z.ZodArray<z.ZodString>]>;
    mode: z.ZodDefault<z.ZodEnum<{
        jsonl: "jsonl";
        process: "process";
    }>>;
    timeout: z.ZodDefault<z.ZodPipe<z.ZodUnion<readonly [z.ZodNumber, z.ZodString]>, z.ZodTransform<number, string | number>>>;
    pass_env: z.ZodDefault<z.ZodArray<z.ZodString>>;
    shell: z.ZodDefault<z.ZodBoolean>;
    cwd: z.ZodOptional<z.ZodString>;
    setup: z.ZodOptional<z.ZodUnion<readonly [z.ZodString, z.ZodArray<z.ZodString>]>>;
    agent: z.ZodOptional<z.ZodString>;
    paths: z.ZodOptional<z.ZodArray<z.ZodString>>;
    recycle_after: z.ZodDefault<z.ZodNumber>;
    hide_checks: z.ZodDefault<z.ZodBoolean>;
    writable: z.ZodDefault<z.ZodArray<z.ZodString>>;
    network: z.ZodDefault<z.ZodEnum<{
        allow: "allow";
        deny: "deny";
    }>>;
}, z.core.$loose>;
export type RunnerConfig = z.infer<typeof runnerSchema>;
export declare const redactRuleSchema: z.ZodObject<{
    name: z.ZodString;
    pattern: z.ZodString;
    flags: z.ZodOptional<z.ZodString>;
}, z.core.$loose>;
export declare const judgeSchema: z.ZodObject<{
    api: z.ZodEnum<{
        anthropic: "anthropic";
        command: "command";
        openai: "openai";
    }>;
    model: z.ZodOptional<z.ZodString>;
    base_url: z.ZodOptional<z.ZodString>;
    key_env: z.ZodOptional<z.ZodString>;
    command: z.ZodOptional<z.ZodUnion<readonly [z.ZodString, z.ZodArray<z.ZodString>]>>;
    timeout: z.ZodDefault<z.ZodPipe<z.ZodUnion<readonly [z.ZodNumber, z.ZodString]>, z.ZodTransform<number, string | number>>>;
    price: z.ZodOptional<z.ZodObject<{
        input: z.ZodNumber;
        output: z.ZodNumber;
    }, z.core.$loose>>;
    votes: z.ZodDefault<z.ZodNumber>;
    cache: z.ZodOptional<z.ZodString>;
}, z.core.$loose>;
export type JudgeConfig = z.infer<typeof judgeSchema>;
/** The model that plays the user of simulated scenarios which have no command of their own. */
export declare const simulatorSchema: z.ZodObject<{
    api: z.ZodEnum<{
        anthropic: "anthropic";
        openai: "openai";
    }>;
    model: z.ZodString;
    base_url: z.ZodOptional<z.ZodString>;
    key_env: z.ZodOptional<z.ZodString>;
    timeout: z.ZodDefault<z.ZodPipe<z.ZodUnion<readonly [z.ZodNumber, z.ZodString]>, z.ZodTransform<number, string | number>>>;
    price: z.ZodOptional<z.ZodObject<{
        input: z.ZodNumber;
        output: z.ZodNumber;
    }, z.core.$loose>>;
    max_turns: z.ZodDefault<z.ZodNumber>;
}, z.core.$loose>;
export type SimulatorConfig = z.infer<typeof simulatorSchema>;
/** REST tools: requests to these hosts are tool calls. `*.example.com` covers what is below it; `base_url`: where requests go. */
export declare const httpToolsSchema: z.ZodObject<{
    allow: z.ZodDefault<z.ZodArray<z.ZodPipe<z.ZodUnion<readonly [z.ZodString, z.ZodObject<{
        host: z.ZodString;
        base_url: z.ZodOptional<z.ZodURL>;
    }, z.core.$loose>]>, z.ZodTransform<{
        [x: string]: unknown;
        host: string;
        base_url?: string | undefined;
    }, string | {
        [x: string]: unknown;
        host: string;
        base_url?: string | undefined;
    }>>>>;
}, z.core.$loose>;
export type HttpTools = z.infer<typeof httpToolsSchema>;
/** `replaykit.yaml` at the repository's root; every key has a default. */
export declare const configSchema: z.ZodObject<{
    version: z.ZodDefault<z.ZodLiteral<1>>;
    cases: z.ZodDefault<z.ZodUnion<readonly [z.ZodString, z.ZodArray<z.ZodString>]>>;
    runner: z.ZodOptional<z.ZodObject<{
        command: z.ZodUnion<readonly [z.ZodString, z.ZodArray<z.ZodString>]>;
        mode: z.ZodDefault<z.ZodEnum<{
            jsonl: "jsonl";
            process: "process";
        }>>;
        timeout: z.ZodDefault<z.ZodPipe<z.ZodUnion<readonly [z.ZodNumber, z.ZodString]>, z.ZodTransform<number, string | number>>>;
        pass_env: z.ZodDefault<z.ZodArray<z.ZodString>>;
        shell: z.ZodDefault<z.ZodBoolean>;
        cwd: z.ZodOptional<z.ZodString>;
        setup: z.ZodOptional<z.ZodUnion<readonly [z.ZodString, z.ZodArray<z.ZodString>]>>;
        agent: z.ZodOptional<z.ZodString>;
        paths: z.ZodOptional<z.ZodArray<z.ZodString>>;
        recycle_after: z.ZodDefault<z.ZodNumber>;
        hide_checks: z.ZodDefault<z.ZodBoolean>;
        writable: z.ZodDefault<z.ZodArray<z.ZodString>>;
        network: z.ZodDefault<z.ZodEnum<{
            allow: "allow";
            deny: "deny";
        }>>;
    }, z.core.$loose>>;
    runners: z.ZodDefault<z.ZodRecord<z.ZodString, z.ZodObject<{
        command: z.ZodUnion<readonly [z.ZodString, z.ZodArray<z.ZodString>]>;
        mode: z.ZodDefault<z.ZodEnum<{
            jsonl: "jsonl";
            process: "process";
        }>>;
        timeout: z.ZodDefault<z.ZodPipe<z.ZodUnion<readonly [z.ZodNumber, z.ZodString]>, z.ZodTransform<number, string | number>>>;
        pass_env: z.ZodDefault<z.ZodArray<z.ZodString>>;
        shell: z.ZodDefault<z.ZodBoolean>;
        cwd: z.ZodOptional<z.ZodString>;
        setup: z.ZodOptional<z.ZodUnion<readonly [z.ZodString, z.ZodArray<z.ZodString>]>>;
        agent: z.ZodOptional<z.ZodString>;
        paths: z.ZodOptional<z.ZodArray<z.ZodString>>;
        recycle_after: z.ZodDefault<z.ZodNumber>;
        hide_checks: z.ZodDefault<z.ZodBoolean>;
        writable: z.ZodDefault<z.ZodArray<z.ZodString>>;
        network: z.ZodDefault<z.ZodEnum<{
            allow: "allow";
            deny: "deny";
        }>>;
    }, z.core.$loose>>>;
    tools: z.ZodDefault<z.ZodRecord<z.ZodString, z.ZodPipe<z.ZodUnion<readonly [z.ZodString, z.ZodObject<{
        at: z.ZodString;
        effect: z.ZodOptional<z.ZodEnum<{
            pure: "pure";
            read: "read";
            write: "write";
        }>>;
        args: z.ZodOptional<z.ZodArray<z.ZodString>>;
    }, z.core.$strict>]>, z.ZodTransform<{
        at: string;
        effect?: "pure" | "read" | "write" | undefined;
        args?: string[] | undefined;
    }, string | {
        at: string;
        effect?: "pure" | "read" | "write" | undefined;
        args?: string[] | undefined;
    }>>>>;
    effects: z.ZodDefault<z.ZodRecord<z.ZodString, z.ZodEnum<{
        pure: "pure";
        read: "read";
        write: "write";
    }>>>;
    aliases: z.ZodDefault<z.ZodRecord<z.ZodString, z.ZodString>>;
    equivalent: z.ZodDefault<z.ZodArray<z.ZodObject<{
        call: z.ZodString;
        each: z.ZodOptional<z.ZodString>;
        as: z.ZodUnion<readonly [z.ZodPipe<z.ZodPreprocess<z.ZodObject<{
            tool: z.ZodString;
            args: z.ZodDefault<z.ZodType<import("./json.ts").Json, unknown, z.core.$ZodTypeInternals<import("./json.ts").Json, unknown>>>;
        }, z.core.$strict>, unknown>, z.ZodTransform<{
            tool: string;
            args: import("./json.ts").Json;
        }[], {
            tool: string;
            args: import("./json.ts").Json;
        }>>, z.ZodArray<z.ZodPreprocess<z.ZodObject<{
            tool: z.ZodString;
            args: z.ZodDefault<z.ZodType<import("./json.ts").Json, unknown, z.core.$ZodTypeInternals<import("./json.ts").Json, unknown>>>;
        }, z.core.$strict>, unknown>>]>;
    }, z.core.$strict>>>;
    pool: z.ZodPrefault<z.ZodObject<{
        max_age: z.ZodDefault<z.ZodPipe<z.ZodUnion<readonly [z.ZodNumber, z.ZodString]>, z.ZodTransform<number, string | number>>>;
    }, z.core.$loose>>;
    terminal_tools: z.ZodDefault<z.ZodArray<z.ZodString>>;
    select: z.ZodDefault<z.ZodUnion<readonly [z.ZodEnum<{
        affected: "affected";
        all: "all";
        smoke: "smoke";
    }>, z.ZodObject<{
        tags: z.ZodArray<z.ZodString>;
    }, z.core.$strict>]>>;
    budget: z.ZodOptional<z.ZodObject<{
        usd: z.ZodOptional<z.ZodNumber>;
        tokens: z.ZodOptional<z.ZodNumber>;
        increase: z.ZodOptional<z.ZodString>;
    }, z.core.$loose>>;
    live: z.ZodPrefault<z.ZodObject<{
        screen: z.ZodDefault<z.ZodNumber>;
        alpha: z.ZodDefault<z.ZodNumber>;
        max_pairs: z.ZodDefault<z.ZodNumber>;
        without_base: z.ZodOptional<z.ZodEnum<{
            block: "block";
            show: "show";
        }>>;
    }, z.core.$loose>>;
    upstream: z.ZodDefault<z.ZodRecord<z.ZodString, z.ZodObject<{
        key_env: z.ZodOptional<z.ZodString>;
        base_url: z.ZodOptional<z.ZodString>;
        price: z.ZodOptional<z.ZodObject<{
            input: z.ZodNumber;
            output: z.ZodNumber;
        }, z.core.$loose>>;
    }, z.core.$loose>>>;
    http: z.ZodOptional<z.ZodObject<{
        allow: z.ZodDefault<z.ZodArray<z.ZodPipe<z.ZodUnion<readonly [z.ZodString, z.ZodObject<{
            host: z.ZodString;
            base_url: z.ZodOptional<z.ZodURL>;
        }, z.core.$loose>]>, z.ZodTransform<{
            [x: string]: unknown;
            host: string;
            base_url?: string | undefined;
        }, string | {
            [x: string]: unknown;
            host: string;
            base_url?: string | undefined;
        }>>>>;
    }, z.core.$loose>>;
    fail_on: z.ZodDefault<z.ZodArray<z.ZodEnum<{
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
    }>>>;
    evidence: z.ZodDefault<z.ZodEnum<{
        observed: "observed";
        reported: "reported";
    }>>;
    redact: z.ZodPrefault<z.ZodObject<{
        rules: z.ZodDefault<z.ZodArray<z.ZodObject<{
            name: z.ZodString;
            pattern: z.ZodString;
            flags: z.ZodOptional<z.ZodString>;
        }, z.core.$loose>>>;
        allow: z.ZodDefault<z.ZodArray<z.ZodString>>;
        command: z.ZodOptional<z.ZodNullable<z.ZodUnion<readonly [z.ZodString, z.ZodArray<z.ZodString>]>>>;
    }, z.core.$loose>>;
    bad_scores: z.ZodOptional<z.ZodObject<{
        labels: z.ZodDefault<z.ZodArray<z.ZodString>>;
        score: z.ZodDefault<z.ZodNumber>;
        names: z.ZodOptional<z.ZodArray<z.ZodString>>;
    }, z.core.$strict>>;
    judge: z.ZodOptional<z.ZodNullable<z.ZodObject<{
        api: z.ZodEnum<{
            anthropic: "anthropic";
            command: "command";
            openai: "openai";
        }>;
        model: z.ZodOptional<z.ZodString>;
        base_url: z.ZodOptional<z.ZodString>;
        key_env: z.ZodOptional<z.ZodString>;
        command: z.ZodOptional<z.ZodUnion<readonly [z.ZodString, z.ZodArray<z.ZodString>]>>;
        timeout: z.ZodDefault<z.ZodPipe<z.ZodUnion<readonly [z.ZodNumber, z.ZodString]>, z.ZodTransform<number, string | number>>>;
        price: z.ZodOptional<z.ZodObject<{
            input: z.ZodNumber;
            output: z.ZodNumber;
        }, z.core.$loose>>;
        votes: z.ZodDefault<z.ZodNumber>;
        cache: z.ZodOptional<z.ZodString>;
    }, z.core.$loose>>>;
    simulator: z.ZodOptional<z.ZodObject<{
        api: z.ZodEnum<{
            anthropic: "anthropic";
            openai: "openai";
        }>;
        model: z.ZodString;
        base_url: z.ZodOptional<z.ZodString>;
        key_env: z.ZodOptional<z.ZodString>;
        timeout: z.ZodDefault<z.ZodPipe<z.ZodUnion<readonly [z.ZodNumber, z.ZodString]>, z.ZodTransform<number, string | number>>>;
        price: z.ZodOptional<z.ZodObject<{
            input: z.ZodNumber;
            output: z.ZodNumber;
        }, z.core.$loose>>;
        max_turns: z.ZodDefault<z.ZodNumber>;
    }, z.core.$loose>>;
    sandbox: z.ZodDefault<z.ZodEnum<{
        auto: "auto";
        off: "off";
        required: "required";
    }>>;
}, z.core.$loose>;
export type ReplayConfig = z.infer<typeof configSchema>;

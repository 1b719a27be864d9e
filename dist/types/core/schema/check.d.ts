import * as z from "zod";
/** One call wanted by a check. */
declare const wantedCallSchema: z.ZodPreprocess<z.ZodObject<{
    tool: z.ZodString;
    args: z.ZodOptional<z.ZodType<import("./json.ts").Json, unknown, z.core.$ZodTypeInternals<import("./json.ts").Json, unknown>>>;
    match: z.ZodDefault<z.ZodEnum<{
        exact: "exact";
        ignore: "ignore";
        subset: "subset";
    }>>;
}, z.core.$strict>, unknown>;
export type WantedCall = z.infer<typeof wantedCallSchema>;
/** Parameters of every check kind (design §4.3), as they stand after the short forms are written out. */
export declare const checkParams: {
    readonly status_is: z.ZodObject<{
        status: z.ZodEnum<{
            error: "error";
            success: "success";
            unknown: "unknown";
        }>;
    }, z.core.$strict>;
    readonly final_output_exists: z.ZodObject<{
        exists: z.ZodBoolean;
    }, z.core.$strict>;
    readonly output_contains: z.ZodObject<{
        text: z.ZodString;
        in: z.ZodDefault<z.ZodEnum<{
            any: "any";
            final: "final";
        }>>;
        not: z.ZodDefault<z.ZodBoolean>;
    }, z.core.$strict>;
    readonly output_matches: z.ZodObject<{
        pattern: z.ZodString;
        flags: z.ZodDefault<z.ZodString>;
        in: z.ZodDefault<z.ZodEnum<{
            any: "any";
            final: "final";
        }>>;
        not: z.ZodDefault<z.ZodBoolean>;
    }, z.core.$strict>;
    readonly output_json: z.ZodObject<{
        schema: z.ZodType<import("./json.ts").Json, unknown, z.core.$ZodTypeInternals<import("./json.ts").Json, unknown>>;
    }, z.core.$strict>;
    readonly error_matches: z.ZodObject<{
        error_kind: z.ZodOptional<z.ZodEnum<{
            cancelled: "cancelled";
            exception: "exception";
            limit: "limit";
            model: "model";
            timeout: "timeout";
            tool: "tool";
        }>>;
        text: z.ZodOptional<z.ZodType<import("./json.ts").Json, unknown, z.core.$ZodTypeInternals<import("./json.ts").Json, unknown>>>;
    }, z.core.$strict>;
    readonly error_ignored: z.ZodObject<{
        tool: z.ZodOptional<z.ZodString>;
        not: z.ZodDefault<z.ZodBoolean>;
    }, z.core.$strict>;
    readonly tool_called: z.ZodObject<{
        tool: z.ZodString;
        args: z.ZodOptional<z.ZodType<import("./json.ts").Json, unknown, z.core.$ZodTypeInternals<import("./json.ts").Json, unknown>>>;
        match: z.ZodDefault<z.ZodEnum<{
            exact: "exact";
            ignore: "ignore";
            subset: "subset";
        }>>;
        times: z.ZodOptional<z.ZodUnion<readonly [z.ZodPipe<z.ZodNumber, z.ZodTransform<{
            min: number;
            max: number;
        }, number>>, z.ZodObject<{
            min: z.ZodOptional<z.ZodNumber>;
            max: z.ZodOptional<z.ZodNumber>;
        }, z.core.$strict>]>>;
    }, z.core.$strict>;
    readonly tool_not_called: z.ZodObject<{
        tool: z.ZodString;
        args: z.ZodOptional<z.ZodType<import("./json.ts").Json, unknown, z.core.$ZodTypeInternals<import("./json.ts").Json, unknown>>>;
        match: z.ZodDefault<z.ZodEnum<{
            exact: "exact";
            ignore: "ignore";
            subset: "subset";
        }>>;
    }, z.core.$strict>;
    readonly min_tool_calls: z.ZodObject<{
        tool: z.ZodOptional<z.ZodString>;
        count: z.ZodNumber;
    }, z.core.$strict>;
    readonly max_tool_calls: z.ZodObject<{
        tool: z.ZodOptional<z.ZodString>;
        count: z.ZodNumber;
    }, z.core.$strict>;
    readonly repeated_call: z.ZodObject<{
        tool: z.ZodOptional<z.ZodString>;
        times: z.ZodDefault<z.ZodNumber>;
        unchanged: z.ZodDefault<z.ZodBoolean>;
        not: z.ZodDefault<z.ZodBoolean>;
    }, z.core.$strict>;
    readonly tool_sequence: z.ZodObject<{
        mode: z.ZodDefault<z.ZodEnum<{
            "any-order": "any-order";
            exact: "exact";
            "in-order": "in-order";
            subset: "subset";
            superset: "superset";
        }>>;
        calls: z.ZodArray<z.ZodUnion<readonly [z.ZodObject<{
            group: z.ZodArray<z.ZodUnion<readonly [z.ZodPipe<z.ZodString, z.ZodTransform<{
                tool: string;
                match: "ignore";
            }, string>>, z.ZodPreprocess<z.ZodObject<{
                tool: z.ZodString;
                args: z.ZodOptional<z.ZodType<import("./json.ts").Json, unknown, z.core.$ZodTypeInternals<import("./json.ts").Json, unknown>>>;
                match: z.ZodDefault<z.ZodEnum<{
                    exact: "exact";
                    ignore: "ignore";
                    subset: "subset";
                }>>;
            }, z.core.$strict>, unknown>]>>;
        }, z.core.$strict>, z.ZodUnion<readonly [z.ZodPipe<z.ZodString, z.ZodTransform<{
            tool: string;
            match: "ignore";
        }, string>>, z.ZodPreprocess<z.ZodObject<{
            tool: z.ZodString;
            args: z.ZodOptional<z.ZodType<import("./json.ts").Json, unknown, z.core.$ZodTypeInternals<import("./json.ts").Json, unknown>>>;
            match: z.ZodDefault<z.ZodEnum<{
                exact: "exact";
                ignore: "ignore";
                subset: "subset";
            }>>;
        }, z.core.$strict>, unknown>]>]>>;
    }, z.core.$strict>;
    readonly writes_are: z.ZodObject<{
        calls: z.ZodArray<z.ZodPreprocess<z.ZodObject<{
            tool: z.ZodString;
            args: z.ZodOptional<z.ZodType<import("./json.ts").Json, unknown, z.core.$ZodTypeInternals<import("./json.ts").Json, unknown>>>;
            match: z.ZodDefault<z.ZodEnum<{
                exact: "exact";
                ignore: "ignore";
                subset: "subset";
            }>>;
        }, z.core.$strict>, unknown>>;
        include_failed: z.ZodDefault<z.ZodBoolean>;
    }, z.core.$strict>;
    readonly state_at: z.ZodObject<{
        step: z.ZodUnion<readonly [z.ZodString, z.ZodNumber]>;
        pointer: z.ZodDefault<z.ZodString>;
        value: z.ZodType<import("./json.ts").Json, unknown, z.core.$ZodTypeInternals<import("./json.ts").Json, unknown>>;
    }, z.core.$strict>;
    readonly max_steps: z.ZodObject<{
        count: z.ZodNumber;
    }, z.core.$strict>;
    readonly max_tokens: z.ZodObject<{
        count: z.ZodNumber;
    }, z.core.$strict>;
    readonly max_duration: z.ZodObject<{
        duration: z.ZodPipe<z.ZodUnion<readonly [z.ZodNumber, z.ZodString]>, z.ZodTransform<number, string | number>>;
    }, z.core.$strict>;
    readonly semantic: z.ZodObject<{
        statement: z.ZodString;
    }, z.core.$strict>;
    readonly script: z.ZodObject<{
        command: z.ZodUnion<readonly [z.ZodString, z.ZodArray<z.ZodString>]>;
        timeout: z.ZodDefault<z.ZodPipe<z.ZodUnion<readonly [z.ZodNumber, z.ZodString]>, z.ZodTransform<number, string | number>>>;
    }, z.core.$strict>;
};
export type CheckKind = keyof typeof checkParams;
export type CheckParams<K extends CheckKind> = z.infer<(typeof checkParams)[K]>;
/** A predicate over a run: its kind and the parameters of that kind. */
export type Check = {
    [K in CheckKind]: {
        kind: K;
    } & CheckParams<K>;
}[CheckKind];
export type CheckOf<K extends CheckKind> = Extract<Check, {
    kind: K;
}>;
export declare const checkKinds: CheckKind[];
/** The parameter that a bare value stands for: `status_is: error` is `{status: error}`. */
export declare const checkShorthand: Partial<Record<CheckKind, string>>;
/** What each kind says, for help texts, docs and the editor's completion. */
export declare const checkSummaries: Record<CheckKind, string>;
export {};

import * as z from "zod";
export declare const promoteRequestSchema: z.ZodObject<{
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
export type PromoteRequest = z.infer<typeof promoteRequestSchema>;

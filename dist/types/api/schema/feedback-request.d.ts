import * as z from "zod";
/** As traces carry it, but a mistyped member is refused: feedback without what was expected says much less. */
export declare const feedbackRequestSchema: z.ZodObject<{
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

import * as z from "zod";
/** What a credential may do. */
export declare const scopeSchema: z.ZodEnum<{
    admin: "admin";
    ingest: "ingest";
    promote: "promote";
    read: "read";
}>;
export type Scope = z.infer<typeof scopeSchema>;

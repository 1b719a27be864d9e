import * as z from "zod";

/** What a credential may do. */
export const scopeSchema = z.enum(["ingest", "read", "promote", "metrics", "admin"]);
export type Scope = z.infer<typeof scopeSchema>;

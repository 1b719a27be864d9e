import * as z from "zod";
/** Keys of a value that its schema does not know but lets pass, as field names. */
export declare function unknownKeys(schema: z.core.$ZodType, value: unknown, known?: readonly string[]): string[];

import * as z from "zod";
import type { Path } from "./schema/problem.ts";
export interface UnknownKey {
    path: Path;
    /** The key of the same mapping that may be meant. */
    nearest: string | undefined;
}
/** Keys of a value that its schema does not know but lets pass, each with its place and what it may be misspelt for. */
export declare function unknownMembers(schema: z.core.$ZodType, value: unknown, path?: Path): UnknownKey[];

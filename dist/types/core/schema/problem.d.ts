import type * as z from "zod";
export type Path = (string | number)[];
/** One thing that is wrong with a file, said for a person. */
export interface Problem {
    path: Path;
    /** The path as text: `replay.tools.refund`, `signatures[0]`. */
    field: string;
    /** What was found and what was expected, without the file's name. */
    message: string;
}
/** What a schema refuses in a value, as sentences that name the field, what was found and what was expected. */
export declare function schemaProblems(error: z.ZodError, value: unknown, at?: Path): Problem[];
/** A path as people write it; the empty path is the file itself. */
export declare function fieldName(path: Path): string;
/** A value in a few words: short JSON, or what kind of thing it is. */
export declare function foundValue(value: unknown): string;

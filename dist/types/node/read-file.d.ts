import { type ErrorCode } from "../core/error.ts";
export interface ReadFileRules {
    /** How messages name the file. */
    name: string;
    maxBytes: number;
    /** Code of the error for content that is not UTF-8. */
    invalid: ErrorCode;
}
/** The text of a regular file, or `undefined` where there is none; links, pipes, folders and files over the cap are refused. */
export declare function readTextFile(path: string, rules: ReadFileRules): string | undefined;
/** The system's code of an error (`ENOENT`), where it has one. */
export declare function errnoOf(error: unknown): string | undefined;

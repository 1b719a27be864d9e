import { type Document } from "yaml";
import { ReplayKitError } from "./error.ts";
import { type ReplayCase } from "./schema/case.ts";
import type { Json, JsonObject } from "./schema/json.ts";
import { type Path, type Problem } from "./schema/problem.ts";
import { type UnknownKey } from "./unknown-keys.ts";
export interface ParsedCase {
    case: ReplayCase;
    /** Keys that ReplayKit does not know; they survive, and lint names them. */
    unknownKeys: string[];
    /** Line of a key or list item in the file, from 1. */
    lineOf: (path: Path) => number | undefined;
}
/** A `case.yaml` as far as it could be read: `case` is there only where nothing is wrong with it. */
export interface CaseReading {
    case: ReplayCase | undefined;
    problems: (Problem & {
        line: number | undefined;
    })[];
    unknownKeys: UnknownKey[];
    /** The version that the file says it has, and what it holds, migrated. */
    version: number;
    value: Json;
    document: Document;
    lineOf: (path: Path) => number | undefined;
}
/** Reads `case.yaml`; what is wrong with it is one error that names file, line, field, what was found and what was expected. */
export declare function parseCaseYaml(text: string, fileName: string): ParsedCase;
/** Like `parseCaseYaml`, but what a field lacks is a value, so that lint can list it. */
export declare function readCaseYaml(text: string, fileName: string): CaseReading;
/** Reads the plain value of a `case.yaml` of the current version. */
export declare function readCaseValue(value: JsonObject): {
    case: ReplayCase | undefined;
    problems: Problem[];
};
/** One error for all that is wrong with a file, the first thing first. */
export declare function invalidFile(code: "invalid_case" | "invalid_config", fileName: string, problems: (Problem & {
    line: number | undefined;
})[], hint: string): ReplayKitError;
/** The comment at the end of an entry's line, e.g. at `effects.send_email`. */
export declare function commentAt(document: Document, path: Path): string | undefined;
export { editCaseYaml } from "./edit-yaml.ts";
export { formatCaseYaml } from "./format-case-yaml.ts";

import { type Document } from "yaml";
import { ReplayKitError } from "./error.ts";
import { type CaseFiles } from "./schema/case.ts";
export declare const oldestCaseVersion = 0;
/** The version that a case.yaml says it has; the published shape has none. */
export declare function caseVersionOf(value: unknown, fileName: string): number;
/** The refusal of a file that a later ReplayKit wrote. */
export declare function newerVersion(fileName: string, found: number, known: number): ReplayKitError;
/** Brings a case document to the current version in place; returns the steps taken, as `0 → 1`. */
export declare function migrateCaseDocument(document: Document, from: number): string[];
export interface Migration {
    files: CaseFiles;
    /** What was rewritten, file by file; empty where all is current. */
    changes: string[];
}
/** Rewrites the files of a case to the current versions; the comments of case.yaml stay. */
export declare function migrateCase(files: CaseFiles, folder: string): Migration;

import { type CaseFileName, type CaseFiles } from "../core/schema/case.ts";
/** So much of each file of a case is read, on either side of a comparison. */
export declare const maxCaseBytes: Record<CaseFileName, number>;
/**
 * Absolute folders of the cases that the patterns name (a folder that is or holds cases, or a glob of them), sorted by path.
 * Links are not followed, and a case inside a case is not looked for.
 */
export declare function findCases(root: string, patterns: string[]): Promise<string[]>;
/** The same, at once. */
export declare function casesUnder(root: string, patterns: string[]): string[];
/** The files of a case folder and the names of those that do not belong there. */
export declare function readCaseFolder(folder: string): Promise<{
    files: CaseFiles;
    foreign: string[];
}>;
/** The five files of a case that are there; nothing is listed, so that thousands of cases read fast. */
export declare function readCaseFiles(folder: string): CaseFiles;
/** Writes a case's files and nothing else; a reader never sees half a file. */
export declare function writeCaseFolder(folder: string, files: CaseFiles): Promise<void>;
/** Whether a case folder (relative to the root, with `/`) is one that a pattern names. */
export declare function isCaseOf(folder: string, pattern: string): boolean;
/** The folder that a pattern looks in. */
export declare function folderOf(pattern: string): string;

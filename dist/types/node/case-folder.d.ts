import { type CaseFiles } from "../core/schema/case.ts";
/**
 * Absolute folders of the cases that the patterns name (a folder that is or holds cases, or a glob of them), sorted by path.
 * Links are not followed, and a case inside a case is not looked for.
 */
export declare function findCases(root: string, patterns: string[]): Promise<string[]>;
/** The files of a case folder and the names of those that do not belong there. */
export declare function readCaseFolder(folder: string): Promise<{
    files: CaseFiles;
    foreign: string[];
}>;
/** The five files of a case that are there; nothing is listed, so that thousands of cases read fast. */
export declare function readCaseFiles(folder: string): CaseFiles;
/** Writes a case's files and nothing else; a reader never sees half a file. */
export declare function writeCaseFolder(folder: string, files: CaseFiles): Promise<void>;

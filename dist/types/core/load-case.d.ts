import type { CaseFiles, ReplayCase } from "./schema/case.ts";
import type { ModelFixtures, ToolFixtures } from "./schema/fixtures.ts";
import type { Path } from "./schema/problem.ts";
import type { TraceRun } from "./schema/trace.ts";
/** A case with everything that a replay needs, parsed. */
export interface LoadedCase {
    case: ReplayCase;
    trace: TraceRun;
    toolFixtures: ToolFixtures;
    modelFixtures: ModelFixtures | undefined;
    /** Line of a key of case.yaml, from 1. */
    lineOf: (path: Path) => number | undefined;
}
/** Parses the files of one case; a file that is missing or wrong is an error that names it. */
export declare function loadCase(files: CaseFiles, folderName: string): LoadedCase;

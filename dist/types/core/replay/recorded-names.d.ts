import type { Run } from "../schema/run.ts";
/** By the name that a tool has in the agent now: the name that it has in cases. */
export type Aliases = Readonly<Record<string, string>>;
/** The name under which a tool was recorded. */
export declare function recordedName(tool: string, aliases: Aliases): string;
/** A run with renamed tools under the names that the case's recordings and checks have. */
export declare function underRecordedNames(run: Run, aliases: Aliases): Run;
/** The line of replaykit.yaml that says that a tool was renamed; its names are a trace's text and quoted as such. */
export declare function aliasRule(now: string, before: string): string;

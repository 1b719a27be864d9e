import type { WantedCall } from "../schema/check.ts";
import type { RunCall } from "../schema/run.ts";
/**
 * What to say where a wanted call is missing and an unwanted one has its arguments: the tool may have been renamed. Proposed, never
 * applied, for it may as well be another tool.
 */
export declare function renameHint(wanted: readonly WantedCall[], made: readonly RunCall[]): string | undefined;

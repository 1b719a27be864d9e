import type { Check } from "../schema/check.ts";
import type { RecordedCall } from "../schema/fixtures.ts";
import type { Json } from "../schema/json.ts";
import type { Run } from "../schema/run.ts";
/** By tool: JSON Pointers of arguments whose letter case does not matter to it. */
export type CaseFree = ReadonlyMap<string, ReadonlySet<string>>;
/**
 * Arguments whose letter case a tool's own results show not to matter: it was given `w123` and answered about `W123`, or gave the
 * same answer to both. That an answer repeats what was asked shows nothing, and free text is no id.
 */
export declare function caseFreeArguments(calls: readonly RecordedCall[]): CaseFree;
/** Arguments with the texts at these places in small letters. */
export declare function lowered(args: Json, pointers: ReadonlySet<string>): Json;
/** Arguments of a tool in the one spelling that its letter case has in a case. */
export type Respell = (tool: string, args: Json) => Json;
/** One spelling for each such argument: the first of these calls that has it, whatever its letter case. */
export declare function oneSpelling(caseFree: CaseFree, calls: readonly {
    tool: string;
    args?: Json | undefined;
}[]): Respell;
/** A run in that spelling. */
export declare function respelledRun(run: Run, respell: Respell): Run;
/** A check whose calls are in that spelling; the same one where it names no call. */
export declare function respelledCheck(check: Check, respell: Respell): Check;

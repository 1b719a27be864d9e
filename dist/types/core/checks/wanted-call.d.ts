import { type MatchResult } from "../matching/match-value.ts";
import type { WantedCall } from "../schema/check.ts";
import type { Json, JsonObject } from "../schema/json.ts";
import type { RunCall } from "../schema/run.ts";
/** Whether a call's arguments are the wanted ones; no arguments named means any. */
export declare function matchCallArgs({ args, match }: Omit<WantedCall, "tool">, call: RunCall): MatchResult;
/** Whether a call is the wanted one. */
export declare function isWanted(wanted: WantedCall, call: RunCall): boolean;
/** A wanted call as outcomes show it. */
export declare function wantedJson({ tool, args }: WantedCall): JsonObject;
/** A wanted call in a sentence. */
export declare function wantedText({ tool, args }: WantedCall): string;
export interface NearestCall {
    call: Json;
    message: string;
}
/** The call of the same tool that comes closest: the one whose first difference is the smallest part of the arguments. */
export declare function nearestCall(wanted: WantedCall, calls: readonly RunCall[]): NearestCall | undefined;

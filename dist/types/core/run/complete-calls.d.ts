import type { RunCall } from "../schema/run.ts";
/**
 * Calls of a list with what another record of the same run says of them besides: an error, an output, a group, a declared effect,
 * that the answer was made up. Equal calls are paired in order; calls that only the other record has are left out.
 */
export declare function completeCalls(listed: readonly RunCall[], others: readonly RunCall[]): RunCall[];

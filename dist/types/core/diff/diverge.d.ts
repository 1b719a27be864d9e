import type { Difference } from "../schema/result.ts";
import type { Run } from "../schema/run.ts";
/** Where two runs part: differences in their calls first, in order, then in states, output and status. */
export declare function diverge(recorded: Run, replayed: Run): Difference[];

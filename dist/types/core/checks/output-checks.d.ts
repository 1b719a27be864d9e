import type { CheckOf } from "../schema/check.ts";
import type { Json } from "../schema/json.ts";
import type { Run } from "../schema/run.ts";
import type { CheckContext } from "./check-context.ts";
import { type CheckResult } from "./check-result.ts";
export declare function finalOutputExists(run: Run, { exists }: CheckOf<"final_output_exists">, context: CheckContext): CheckResult;
export declare function outputContains(run: Run, { text, in: place, not }: CheckOf<"output_contains">): CheckResult;
export declare function outputMatches(run: Run, { pattern, flags, in: place, not }: CheckOf<"output_matches">): CheckResult;
export declare function outputJson(run: Run, { schema }: CheckOf<"output_json">): CheckResult;
/** Why a JSON Schema can't be used; `undefined` where it can. */
export declare function unusableSchema(schema: Json): string | undefined;

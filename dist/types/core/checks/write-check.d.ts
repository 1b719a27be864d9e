import { type Check } from "../schema/check.ts";
import type { JsonObject } from "../schema/json.ts";
/** The shortest form of a check that reads back as the same check: what stands in `case.yaml`. */
export declare function writeCheck(check: Check): JsonObject;
/** A check on one line, for reports: `max_tool_calls lookup_billing 3`. */
export declare function describeCheck(check: Check): string;

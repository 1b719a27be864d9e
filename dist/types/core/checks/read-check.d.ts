import { type Check } from "../schema/check.ts";
export type CheckPath = (string | number)[];
export type ReadCheck = {
    ok: true;
    check: Check;
} | {
    ok: false;
    message: string;
    path: CheckPath;
};
/**
 * Reads a check as people write it: `{kind: value}`, `{type, value}` or `{type, …params}`. In `signatures` the published
 * README's `max_tool_calls: 5` means "reached 5", so it reads as `min_tool_calls` there.
 */
export declare function readCheck(input: unknown, list: "signatures" | "assertions"): ReadCheck;

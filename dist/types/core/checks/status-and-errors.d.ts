import type { CheckOf } from "../schema/check.ts";
import type { Run } from "../schema/run.ts";
import { type CheckResult } from "./check-result.ts";
export declare function statusIs(run: Run, { status }: CheckOf<"status_is">): CheckResult;
/** Errors of the run and of its tool calls count alike: agents differ in where they report a time-out. */
export declare function errorMatches(run: Run, { error_kind: kind, text }: CheckOf<"error_matches">): CheckResult;

import { emptyRun } from "../../../src/core/run/empty-run.ts";
import type { Run, RunCall } from "../../../src/core/schema/run.ts";
import type { Json } from "../../../src/core/schema/json.ts";

/** A call of a test's run: a read with an answer unless said otherwise. */
export function call(tool: string, args: Json = {}, rest: Partial<RunCall> = {}): RunCall {
  return {
    tool,
    args,
    group: undefined,
    effect: "read",
    effect_guessed: false,
    output: "ok",
    error: undefined,
    simulated: false,
    ...rest,
  };
}

export function write(tool: string, args: Json = {}, rest: Partial<RunCall> = {}): RunCall {
  return call(tool, args, { effect: "write", ...rest });
}

export function makeRun(parts: Partial<Run> = {}): Run {
  return { ...emptyRun(), ...parts };
}

import * as z from "zod";
import { runFromTrace } from "../run/run-from-trace.ts";
import type { EffectLookup } from "../effects.ts";
import type { ReplayCase } from "../schema/case.ts";
import { jsonSchema } from "../schema/json.ts";
import type { Run } from "../schema/run.ts";
import { compact } from "../compact.ts";
import { callErrorSchema, runStatusSchema, type TraceRun } from "../schema/trace.ts";

/** The run as a person or judge sees it; kept as evidence. */
export const judgeSubjectSchema = z.looseObject({
  /** What the agent was given. */
  input: jsonSchema,
  status: runStatusSchema,
  tool_calls: z.array(
    z.looseObject({
      tool_name: z.string(),
      tool_args: jsonSchema,
      output: jsonSchema.optional(),
      error: callErrorSchema.optional(),
      /** True if the answer of a write was made up during replay. */
      simulated: z.boolean().optional(),
    }),
  ),
  errors: z.array(z.string()),
  /** Everything the agent said, in order. */
  said: z.array(z.string()),
  final_output: jsonSchema,
});
export type JudgeSubject = z.infer<typeof judgeSubjectSchema>;

/** The part of a run that says whether a sentence about it holds. */
export function judgeSubject(run: Run, { scenario }: Pick<ReplayCase, "scenario">): JudgeSubject {
  return {
    input: scenario.input.map(({ role, content }) => ({ role, content })),
    status: run.status,
    tool_calls: run.calls.map(({ tool, args, output, error, simulated }) => ({
      tool_name: tool,
      tool_args: args,
      ...compact({ output, error, simulated: simulated || undefined }),
    })),
    errors: run.errors.map(({ kind, text }) => `${kind}: ${text}`),
    said: run.said,
    final_output: run.final_output ?? null,
  };
}

/** The recorded run of a case, as a judge sees it. */
export function sourceSubject(trace: TraceRun, replayCase: ReplayCase, effects: EffectLookup): JudgeSubject {
  return judgeSubject(runFromTrace(trace, effects), replayCase);
}

import { createRequire as __createRequire } from "node:module";
const require = __createRequire(import.meta.url);
import {
  callErrorSchema,
  runStatusSchema
} from "./chunk-JLQWZFRY.js";
import {
  jsonSchema
} from "./chunk-GC64FZBI.js";
import {
  array,
  boolean,
  looseObject,
  string
} from "./chunk-SN3GIU3B.js";
import {
  runFromTrace
} from "./chunk-AHRWLNSE.js";

// src/core/judge/judge-subject.ts
var judgeSubjectSchema = looseObject({
  /** What the agent was given. */
  input: jsonSchema,
  status: runStatusSchema,
  tool_calls: array(
    looseObject({
      tool_name: string(),
      tool_args: jsonSchema,
      output: jsonSchema.optional(),
      error: callErrorSchema.optional(),
      /** True where the answer of a write was made up during replay. */
      simulated: boolean().optional()
    })
  ),
  errors: array(string()),
  /** Everything the agent said, in order. */
  said: array(string()),
  final_output: jsonSchema
});
function judgeSubject(run, { scenario }) {
  return {
    input: scenario.input.map(({ role, content }) => ({ role, content })),
    status: run.status,
    tool_calls: run.calls.map(({ tool, args, output, error, simulated }) => ({
      tool_name: tool,
      tool_args: args,
      ...output === void 0 ? {} : { output },
      ...error === void 0 ? {} : { error },
      ...simulated ? { simulated } : {}
    })),
    errors: run.errors.map(({ kind, text }) => `${kind}: ${text}`),
    said: run.said,
    final_output: run.final_output ?? null
  };
}
function sourceSubject(trace, replayCase, effects) {
  return judgeSubject(runFromTrace(trace, effects), replayCase);
}

export {
  judgeSubjectSchema,
  judgeSubject,
  sourceSubject
};

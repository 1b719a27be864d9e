import { canonicalJson } from "../json/canonical-json.ts";
import { errorFromText } from "../run/error-text.ts";
import type { ToolFixtures } from "../schema/fixtures.ts";
import type { Json } from "../schema/json.ts";
import type { RunCall } from "../schema/run.ts";
import { compact } from "../compact.ts";
import type { CallError } from "../schema/trace.ts";

interface Answer {
  output?: Json | undefined;
  error?: CallError | undefined;
}

/** True for an error that was only recognised in the tool's text: the agent gets the text, and nothing is thrown. */
export function isTextError(error: CallError | undefined): boolean {
  return error?.heuristic === true;
}

/** Adds the error that an answer's text reports, marked as returned by the tool rather than raised. */
export function withReturnedError<A extends Answer>(answer: A): A {
  const error = answer.error === undefined ? errorFromText(answer.output) : undefined;
  return error ? { ...answer, error: { ...error, returned: true } } : answer;
}

/** True if it is unknown whether the tool returned the text or raised it, as in a chat log. */
function isOfUnknownOrigin(error: CallError | undefined): boolean {
  return isTextError(error) && error?.returned !== true;
}

/**
 * How many calls of a run were answered by a recorded error text of which it is unknown whether it was returned or
 * raised.
 */
export function countOfUnknownOrigin(calls: readonly RunCall[], { calls: recorded }: ToolFixtures): number {
  const unknown = recorded.filter(({ error }) => isOfUnknownOrigin(error));
  if (unknown.length === 0) return 0;
  const texts = new Set(unknown.map((call) => canonicalJson([call.tool, agentAnswer(call).output ?? null])));
  return calls.filter(({ tool, output }) => texts.has(canonicalJson([tool, output ?? null]))).length;
}

/** What an agent gets for a recorded answer: the text of a text error, while other errors are thrown. */
export function agentAnswer({ output, error }: Answer): { output?: Json; error?: CallError } {
  if (!error) return { output: output === undefined ? {} : output }; // null is an answer too
  if (isTextError(error)) return { output: output === undefined ? error.message : output };
  return { ...compact({ output }), error };
}

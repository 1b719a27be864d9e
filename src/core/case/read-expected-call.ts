import { ReplayKitError } from "../error.ts";
import { parseJson } from "../json/json-limits.ts";
import { schemaProblems } from "../schema/problem.ts";
import { type ExpectedCall, expectedCallSchema } from "../schema/trace.ts";

/**
 * Reads a call that a person wrote on one line: `refund`, `refund={"id":1}`, or its JSON. `place` names the input in
 * errors.
 */
export function readExpectedCall(text: string, place: string): ExpectedCall {
  if (text.trimStart().startsWith("{")) return readCallJson(text, place);
  const equals = text.indexOf("=");
  if (equals === -1) return { tool: text.trim() };
  const tool = text.slice(0, equals).trim();
  return namedArguments({ tool, args: parseJson(text.slice(equals + 1), { name: `${place} ${tool}` }) }, place);
}

/**
 * Requires arguments to be an object or a text. Tool calls have no others, so such an expectation could never be met.
 */
function namedArguments(call: ExpectedCall, place: string): ExpectedCall {
  const { tool, args } = call;
  if (args === undefined || typeof args === "string" || (typeof args === "object" && args !== null)) return call;
  throw new ReplayKitError(
    "usage",
    `${place}: the arguments of ${tool} are ${JSON.stringify(args)}, which no call has`,
    {
      hint: `name the argument: ${tool}={"<name>":${JSON.stringify(args)}}, or leave it out for any: ${tool}`,
    },
  );
}

function readCallJson(text: string, place: string): ExpectedCall {
  const json = parseJson(text, { name: place });
  const parsed = expectedCallSchema.safeParse(json);
  if (parsed.success) return namedArguments(parsed.data, place);
  throw new ReplayKitError("usage", `${place}: ${schemaProblems(parsed.error, json)[0]?.message}`, {
    hint: 'a call is a tool with its arguments: refund={"id":1}, or {"tool":"refund","args":{"id":1}}',
  });
}

import { isTextError } from "../replay/text-error.ts";
import { fixturesVersion, type RecordedCall, type StaticAnswer, type ToolFixtures } from "../schema/fixtures.ts";
import { isObject } from "../schema/is-object.ts";
import type { Json } from "../schema/json.ts";
import type { Run, RunCall } from "../schema/run.ts";
import { compact, unlessEmpty } from "../compact.ts";
import type { ModelCallEvent, TraceRun } from "../schema/trace.ts";

/** The fixtures of a run: every answered call, and a default answer for each write that no fixture matches. */
export function toolFixtures(trace: TraceRun, run: Run): ToolFixtures {
  const schemas = toolSchemas(trace);
  return {
    version: fixturesVersion,
    calls: recordedCalls(trace, run),
    static: staticAnswers(run.calls),
    ...compact({ schemas: unlessEmpty(schemas) }),
  };
}

/** The answered calls of a run in order, each with its source. */
export function recordedCalls(trace: TraceRun, run: Run): RecordedCall[] {
  const times = trace.events.flatMap((event) => (event.type === "tool_call" ? [event.at] : []));
  return run.calls.flatMap((call, index) => {
    if (call.output === undefined && call.error === undefined) return [];
    const at = times[index];
    return [
      {
        tool: call.tool,
        args: call.args,
        ...compact({ group: call.group }),
        effect: call.effect,
        ...answerOf(call),
        source: { run_id: trace.run_id, index },
        ...compact({ recorded_at: at }),
      },
    ];
  });
}

/** An error of the source replaces the output. An error read from the output's text is stored beside it. */
function answerOf({ output, output_types: types, error }: RunCall): StaticAnswer {
  const typed = compact({ output_types: types });
  if (error === undefined) return { output: output ?? null, ...typed };
  return { ...(output !== undefined && isTextError(error) ? { output, ...typed } : {}), error };
}

/** Replay never runs a write. If no fixture matches, it answers the first recorded success, else `{}`. */
function staticAnswers(calls: RunCall[]): Record<string, StaticAnswer> {
  const answers = new Map<string, { answer: StaticAnswer; recorded: boolean }>();
  for (const call of calls) {
    const { tool, effect, output, error } = call;
    if (effect !== "write") continue;
    const recorded = output !== undefined && error === undefined;
    if (recorded && answers.get(tool)?.recorded !== true) answers.set(tool, { answer: answerOf(call), recorded });
    else if (!answers.has(tool)) answers.set(tool, { answer: { output: {} }, recorded });
  }
  return Object.fromEntries([...answers].map(([tool, { answer }]) => [tool, answer]));
}

/** The tools' argument schemas by tool, as the model received them. Empty if the trace has none. */
export function toolSchemas(trace: Pick<TraceRun, "events">): Record<string, Json> {
  const schemas = new Map<string, Json>();
  for (const event of trace.events) {
    const tools = event.type === "model_call" ? toolsOf(event) : undefined;
    for (const tool of Array.isArray(tools) ? tools : []) {
      const found = schemaOf(tool);
      if (found) schemas.set(found.name, found.schema);
    }
  }
  return Object.fromEntries(schemas);
}

/** The SDK stores the whole request, other sources store the settings separately. */
function toolsOf({ params, input }: ModelCallEvent): Json | undefined {
  return params?.["tools"] ?? (isObject(input) ? input["tools"] : undefined);
}

/**
 * `{function: {name, parameters}}` (OpenAI), `{name, input_schema}` (Anthropic), `{name, parameters}` (Gemini and
 * others).
 */
function schemaOf(tool: Json): { name: string; schema: Json } | undefined {
  if (typeof tool !== "object" || tool === null || Array.isArray(tool)) return undefined;
  const inner = tool["function"] ?? tool;
  if (typeof inner !== "object" || inner === null || Array.isArray(inner)) return undefined;
  const name = inner["name"];
  const schema = inner["parameters"] ?? inner["input_schema"];
  return typeof name === "string" && schema !== undefined ? { name, schema } : undefined;
}

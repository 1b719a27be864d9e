import type { PlaceholderPairs } from "../redact/placeholder-pairs.ts";
import type { Json } from "../schema/json.ts";
import type { Run } from "../schema/run.ts";

/** A run with its placeholders replaced by the recording's, which the checks of a case use. */
export function recordedRun(run: Run, pairs: PlaceholderPairs): Run {
  const optional = (value: Json | undefined) => (value === undefined ? undefined : pairs.recorded(value));
  return {
    ...run,
    final_output: optional(run.final_output),
    calls: run.calls.map((call) => ({
      ...call,
      args: pairs.recorded(call.args),
      output: optional(call.output),
      error: call.error && { ...call.error, message: pairs.recorded(call.error.message) },
    })),
    errors: run.errors.map((error) => ({ ...error, text: pairs.recorded(error.text) })),
    said: pairs.recorded(run.said),
    states: run.states.map((step) => ({ ...step, state: pairs.recorded(step.state) })),
  };
}

/** Maps a tool's present name in the agent to its name in cases. */
export type Aliases = Readonly<Record<string, string>>;

/** The name under which a tool was recorded. */
export function recordedName(tool: string, aliases: Aliases): string {
  return Object.hasOwn(aliases, tool) ? (aliases[tool] ?? tool) : tool;
}

/** A run in which renamed tools have their recorded names. */
export function underRecordedNames(run: Run, aliases: Aliases): Run {
  if (!run.calls.some(({ tool }) => recordedName(tool, aliases) !== tool)) return run;
  return { ...run, calls: run.calls.map((call) => ({ ...call, tool: recordedName(call.tool, aliases) })) };
}

/** The line of replaykit.yaml for a renamed tool. The names come from a trace, so they are quoted. */
export function aliasRule(now: string, before: string): string {
  return `aliases: { ${JSON.stringify(now)}: ${JSON.stringify(before)} }`;
}

import type { EffectLookup } from "../effects.ts";
import { isObject } from "../schema/is-object.ts";
import type { Json } from "../schema/json.ts";
import type { Run, RunCall } from "../schema/run.ts";
import type { RunOutput } from "../schema/run-output.ts";
import { type ErrorKind, errorKindSchema } from "../schema/trace.ts";
import { runFromTrace } from "./run-from-trace.ts";
import { outputText, presentOutput } from "./text-of.ts";

/** The view of what a runner wrote: its own lists win, its events add what the lists don't tell. */
export function runFromOutput(output: RunOutput, effects: EffectLookup): Run {
  const told = runFromTrace(
    { version: 1, run_id: output.run_id ?? "replay", status: output.status, events: output.events ?? [] },
    effects,
  );
  const finalOutput = presentOutput(output.final_output) ?? told.final_output;
  const calls = output.tool_calls.length > 0 ? callsOf(output, effects) : told.calls;
  const errors = [...told.errors];
  for (const error of output.errors.map(readError)) {
    if (!errors.some(({ text }) => text === error.text)) errors.push(error);
  }
  return {
    ...told,
    status: errors.some(({ kind }) => kind === "limit") ? "error" : output.status,
    final_output: finalOutput,
    calls,
    errors,
    said: withFinal(told.said, finalOutput),
    states: output.state === undefined ? told.states : [...told.states, { step_id: "final", state: output.state }],
    steps: told.steps || calls.length,
  };
}

function callsOf(output: RunOutput, effects: EffectLookup): RunCall[] {
  return output.tool_calls.map((call) => {
    const { effect, guessed } = effects(call.tool_name);
    return {
      tool: call.tool_name,
      args: call.tool_args,
      group: call.group,
      effect,
      effect_guessed: guessed,
      output: call.tool_output,
      error: call.error ?? undefined,
      simulated: call.simulated === true,
    };
  });
}

function readError(error: Json): { kind: ErrorKind; text: string } {
  if (!isObject(error)) return { kind: "exception", text: typeof error === "string" ? error : JSON.stringify(error) };
  const text = [error.message, error.error, error.text].find((value) => typeof value === "string");
  return { kind: errorKindSchema.safeParse(error.kind).data ?? "exception", text: text ?? JSON.stringify(error) };
}

function withFinal(said: string[], finalOutput: Json | undefined): string[] {
  const text = outputText(finalOutput).trim();
  return text === "" || said.at(-1) === text ? said : [...said, text];
}

import { createRequire as __createRequire } from "node:module";
const require = __createRequire(import.meta.url);
import {
  errorKindSchema
} from "./chunk-JLQWZFRY.js";
import {
  runFromTrace
} from "./chunk-AHRWLNSE.js";
import {
  outputText,
  presentOutput
} from "./chunk-UEQIKGNP.js";
import {
  isObject
} from "./chunk-CFR755V3.js";

// src/core/run/run-from-output.ts
function runFromOutput(output, effects) {
  const told = runFromTrace(
    { version: 1, run_id: output.run_id ?? "replay", status: output.status, events: output.events ?? [] },
    effects
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
    states: output.state === void 0 ? told.states : [...told.states, { step_id: "final", state: output.state }],
    steps: told.steps || calls.length
  };
}
function callsOf(output, effects) {
  return output.tool_calls.map((call) => {
    const { effect, guessed } = effects(call.tool_name);
    return {
      tool: call.tool_name,
      args: call.tool_args,
      group: call.group,
      effect,
      effect_guessed: guessed,
      output: call.tool_output,
      error: call.error ?? void 0,
      simulated: call.simulated === true
    };
  });
}
function readError(error) {
  if (!isObject(error)) return { kind: "exception", text: typeof error === "string" ? error : JSON.stringify(error) };
  const text = [error.message, error.error, error.text].find((value) => typeof value === "string");
  return { kind: errorKindSchema.safeParse(error.kind).data ?? "exception", text: text ?? JSON.stringify(error) };
}
function withFinal(said, finalOutput) {
  const text = outputText(finalOutput).trim();
  return text === "" || said.at(-1) === text ? said : [...said, text];
}

export {
  runFromOutput
};

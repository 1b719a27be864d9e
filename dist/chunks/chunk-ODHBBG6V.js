import { createRequire as __createRequire } from "node:module";
const require = __createRequire(import.meta.url);
import {
  modelFacts
} from "./chunk-JXJNQMOQ.js";
import {
  normaliseTrace,
  withReturnedError
} from "./chunk-3QQEB6C6.js";

// src/sdk/trace-of.ts
function traceOf({ frame, sections }) {
  return normaliseTrace({ ...frame, events: sections.flatMap(({ events }) => events) });
}
function recordOf(run, operations, checkpoints) {
  const states = new Map(checkpoints.map((checkpoint) => [checkpoint.step_id, checkpoint]));
  const ended = new Set(operations.flatMap(({ phase, position }) => phase === "started" ? [] : [position]));
  const told = operations.map((operation) => ({
    operation,
    events: operation.phase === "started" && !ended.has(operation.position) ? [callOf(operation)] : eventsOf(operation, states.get(operation.position))
  }));
  return { frame: frameOf(run), sections: [{ events: beginning(run) }, ...told, { events: ending(run) }] };
}
function beginning({ input }) {
  return input === void 0 ? [] : [{ type: "input_message", role: "user", content: input }];
}
function ending({ status, error, final_output }) {
  const events = [];
  if (status === "error" && error !== void 0) events.push({ type: "error", kind: "exception", error });
  if (final_output !== void 0 && final_output !== null) events.push({ type: "final_output", content: final_output });
  return events;
}
function frameOf(run) {
  return {
    version: 1,
    run_id: run.run_id,
    status: run.status === "running" ? "unknown" : run.status,
    ...run.agent === void 0 ? {} : { agent: run.agent },
    source: { format: "replaykit-sdk" },
    ...run.parent === void 0 ? {} : { parent_run_id: run.parent.run_id },
    started_at: run.started_at,
    ...run.ended_at === void 0 ? {} : { ended_at: run.ended_at },
    events: []
  };
}
function eventsOf(operation, checkpoint) {
  const { position, kind, name, phase, args, output, error } = operation;
  if (phase === "started") return [];
  const when = whenOf(operation);
  switch (kind) {
    case "step":
      return checkpoint && phase === "done" ? [{ type: "state", step_id: position, decision: name, state: checkpoint.state, ...resultOf(output), ...when }] : [];
    case "tool":
    case "once":
      return [
        callOf(operation),
        {
          type: "tool_result",
          call_id: position,
          ...error ? { error } : withReturnedError({ output: output ?? null }),
          ...operation.simulated ? { simulated: true } : {},
          ...when
        }
      ];
    case "model":
      return [
        {
          type: "model_call",
          position,
          ...name === "model" ? {} : { name },
          ...modelFields(name, args, output),
          ...args === void 0 ? {} : { input: args },
          ...output === void 0 ? {} : { output },
          ...error ? { error } : {},
          ...when
        }
      ];
    case "now":
    case "random":
    case "uuid":
      break;
  }
  return [
    { type: "other", name: `frozen.${kind}`, position, ...output === void 0 ? {} : { data: output }, ...when }
  ];
}
function callOf(operation) {
  const { position, name, args, effect } = operation;
  const call = { type: "tool_call", call_id: position, tool_name: name, tool_args: args ?? {} };
  return { ...call, ...effect ? { effect } : {}, ...whenOf(operation) };
}
function whenOf({ at, duration_ms, position }) {
  return { at, ...duration_ms === void 0 ? {} : { duration_ms }, ...stepOf(position) };
}
function resultOf(output) {
  return output === void 0 || output === null ? {} : { result: output };
}
function stepOf(position) {
  const dot = position.lastIndexOf(".");
  return dot === -1 ? {} : { step: position.slice(0, dot) };
}
function modelFields(name, args, output) {
  const { model, finish_reason, input_tokens, output_tokens, error } = modelFacts(args, output);
  const known = model ?? (name === "model" ? void 0 : name);
  const usage = {
    ...input_tokens === void 0 ? {} : { input: input_tokens },
    ...output_tokens === void 0 ? {} : { output: output_tokens }
  };
  return {
    ...known === void 0 ? {} : { model: known },
    ...finish_reason === void 0 ? {} : { finish_reason },
    ...Object.keys(usage).length === 0 ? {} : { usage },
    ...error === void 0 ? {} : { error }
  };
}

export {
  traceOf,
  recordOf,
  eventsOf
};

import { createRequire as __createRequire } from "node:module";
const require = __createRequire(import.meta.url);
import {
  fixturesVersion,
  isTextError
} from "./chunk-6V2FDER7.js";

// src/core/scaffold/tool-fixtures.ts
function toolFixtures(trace, run) {
  const schemas = toolSchemas(trace);
  return {
    version: fixturesVersion,
    calls: recordedCalls(trace, run),
    static: staticAnswers(run.calls),
    ...Object.keys(schemas).length > 0 ? { schemas } : {}
  };
}
function recordedCalls(trace, run) {
  const times = trace.events.flatMap((event) => event.type === "tool_call" ? [event.at] : []);
  return run.calls.flatMap((call, index) => {
    if (call.output === void 0 && call.error === void 0) return [];
    const at = times[index];
    return [
      {
        tool: call.tool,
        args: call.args,
        ...call.group === void 0 ? {} : { group: call.group },
        effect: call.effect,
        ...answerOf(call),
        source: { run_id: trace.run_id, index },
        ...at === void 0 ? {} : { recorded_at: at }
      }
    ];
  });
}
function answerOf({ output, error }) {
  if (error === void 0) return { output: output ?? null };
  return { ...output !== void 0 && isTextError(error) ? { output } : {}, error };
}
function staticAnswers(calls) {
  const answers = /* @__PURE__ */ new Map();
  for (const { tool, effect, output, error } of calls) {
    if (effect !== "write") continue;
    const recorded = output !== void 0 && error === void 0;
    if (recorded && answers.get(tool)?.["recorded"] !== true) answers.set(tool, { output, recorded: true });
    else if (!answers.has(tool)) answers.set(tool, { output: {} });
  }
  return Object.fromEntries(
    [...answers].map(([tool, { output }]) => [tool, { output: output === void 0 ? {} : output }])
  );
}
function toolSchemas(trace) {
  const schemas = /* @__PURE__ */ new Map();
  for (const event of trace.events) {
    const tools = event.type === "model_call" ? event.params?.["tools"] : void 0;
    for (const tool of Array.isArray(tools) ? tools : []) {
      const found = schemaOf(tool);
      if (found) schemas.set(found.name, found.schema);
    }
  }
  return Object.fromEntries(schemas);
}
function schemaOf(tool) {
  if (typeof tool !== "object" || tool === null || Array.isArray(tool)) return void 0;
  const inner = tool["function"] ?? tool;
  if (typeof inner !== "object" || inner === null || Array.isArray(inner)) return void 0;
  const name = inner["name"];
  const schema = inner["parameters"] ?? inner["input_schema"];
  return typeof name === "string" && schema !== void 0 ? { name, schema } : void 0;
}

export {
  toolFixtures,
  recordedCalls,
  toolSchemas
};

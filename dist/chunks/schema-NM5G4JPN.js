import { createRequire as __createRequire } from "node:module";
const require = __createRequire(import.meta.url);
import {
  oneArgument
} from "./chunk-NIGZXU2K.js";
import {
  exitCode
} from "./chunk-KSUFQAIU.js";
import "./chunk-LCONLFVP.js";
import {
  caseComments,
  checkKinds,
  checkParams,
  checkShorthand,
  checkSummaries,
  configSchema,
  isObject,
  traceSchema
} from "./chunk-3QQEB6C6.js";
import {
  caseHeadSchema
} from "./chunk-ZPONSFWV.js";
import "./chunk-LOSFRJRI.js";
import "./chunk-NP4WE3DX.js";
import "./chunk-YQFYJEPK.js";
import "./chunk-KGLR3FBA.js";
import {
  ReplayKitError,
  toJSONSchema
} from "./chunk-T7EWDS7W.js";
import "./chunk-HZA3QJ3V.js";
import "./chunk-ABXW3CI3.js";
import "./chunk-VHE66NNS.js";

// src/core/json-schema.ts
var dialect = "https://json-schema.org/draft/2020-12/schema";
function caseJsonSchema() {
  const { $schema: _dialect, ...head } = toJsonSchema(caseHeadSchema);
  const properties = isObject(head["properties"]) ? head["properties"] : {};
  for (const [key, value] of Object.entries(properties)) describe(value, caseComments[key]);
  describeInner(properties, "scenario");
  describeInner(properties, "replay");
  return {
    $schema: dialect,
    title: "ReplayKit case",
    description: "One failure of an agent and the wanted behaviour (case.yaml, version 1).",
    ...head,
    properties: {
      ...properties,
      signatures: checkList("What went wrong: all of these held in the failed run.", "signatures"),
      assertions: checkList("What must happen instead: all that can be decided must hold in a good run.", "assertions")
    },
    required: ["version", "id", "title", "signatures", "assertions"],
    $defs: { check: checkItem(), ...defsOf(head) }
  };
}
function configJsonSchema() {
  const { $schema: _dialect, ...schema } = toJsonSchema(configSchema);
  return {
    $schema: dialect,
    title: "ReplayKit configuration",
    description: "replaykit.yaml at the repository's root, version 1; every key has a default.",
    ...schema
  };
}
function traceJsonSchema() {
  const { $schema: _dialect, ...schema } = toJsonSchema(traceSchema);
  return { $schema: dialect, title: "ReplayKit trace", description: "One run of an agent, version 1.", ...schema };
}
function toJsonSchema(schema) {
  return toJSONSchema(schema, { io: "input", unrepresentable: "any" });
}
function defsOf(schema) {
  return isObject(schema["$defs"]) ? schema["$defs"] : {};
}
function describe(schema, text) {
  if (isObject(schema) && text !== void 0 && schema["description"] === void 0) schema["description"] = text;
}
function describeInner(properties, key) {
  const schema = properties[key];
  if (!isObject(schema) || !isObject(schema["properties"])) return;
  for (const [inner, value] of Object.entries(schema["properties"])) describe(value, caseComments[`${key}.${inner}`]);
}
function checkList(description, list) {
  const note = list === "signatures" ? " `max_tool_calls: N` without more means here that N calls were reached." : "";
  return { description: `${description}${note}`, type: "array", minItems: 1, items: { $ref: "#/$defs/check" } };
}
function checkItem() {
  const byKind = Object.fromEntries(checkKinds.map((kind) => [kind, kindSchema(kind)]));
  return {
    description: "One check over a run.",
    anyOf: [
      { type: "object", properties: byKind, additionalProperties: false, minProperties: 1, maxProperties: 1 },
      {
        type: "object",
        description: "The longer form of the published README.",
        properties: { type: { enum: [...checkKinds] } },
        required: ["type"]
      }
    ]
  };
}
function kindSchema(kind) {
  const { $schema: _dialect, ...full } = toJsonSchema(checkParams[kind]);
  const short = checkShorthand[kind];
  const parameters = isObject(full["properties"]) ? full["properties"] : {};
  const alone = short === void 0 ? void 0 : parameters[short];
  return { description: checkSummaries[kind], anyOf: alone === void 0 ? [full] : [alone, full] };
}

// src/cli/commands/schema.ts
var schemas = { case: caseJsonSchema, config: configJsonSchema, trace: traceJsonSchema };
async function run(context) {
  const which = oneArgument(context, "schema", "name (case, config or trace)");
  if (!isSchema(which)) {
    throw new ReplayKitError("usage", `there is no schema "${which}"`, {
      hint: "replaykit schema case, config or trace"
    });
  }
  context.terminal.printJson(schemas[which]());
  return exitCode.ok;
}
function isSchema(name) {
  return Object.hasOwn(schemas, name);
}
export {
  run
};

import * as z from "zod";
import { caseHeadSchema } from "../schema/case.ts";
import { checkKinds, type CheckKind, checkParams, checkShorthand, checkSummaries } from "../schema/check.ts";
import { configSchema } from "../schema/config.ts";
import { isObject } from "../schema/is-object.ts";
import type { Json, JsonObject } from "../schema/json.ts";
import { traceSchema } from "../schema/trace.ts";
import { caseComments } from "../case/case-comments.ts";

const dialect = "https://json-schema.org/draft/2020-12/schema";

/** JSON Schema of `case.yaml`, for editors. It is made from the schemas that read the file. */
export function caseJsonSchema(): JsonObject {
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
      assertions: checkList("What must happen instead: all that can be decided must hold in a good run.", "assertions"),
    },
    required: ["version", "id", "title", "signatures", "assertions"],
    $defs: { check: checkItem(), ...defsOf(head) },
  };
}

/** JSON Schema of `replaykit.yaml`, for editors. */
export function configJsonSchema(): JsonObject {
  const { $schema: _dialect, ...schema } = toJsonSchema(configSchema);
  return {
    $schema: dialect,
    title: "ReplayKit configuration",
    description: "replaykit.yaml at the repository's root, version 1; every key is optional.",
    ...schema,
  };
}

/** JSON Schema of a trace, for senders of traces. */
export function traceJsonSchema(): JsonObject {
  const { $schema: _dialect, ...schema } = toJsonSchema(traceSchema);
  return { $schema: dialect, title: "ReplayKit trace", description: "One run of an agent, version 1.", ...schema };
}

function toJsonSchema(schema: z.core.$ZodType): JsonObject {
  return z.toJSONSchema(schema, { io: "input", unrepresentable: "any" }) as JsonObject; // a JSON Schema is JSON
}

function defsOf(schema: JsonObject): JsonObject {
  return isObject(schema["$defs"]) ? schema["$defs"] : {};
}

function describe(schema: Json, text: string | undefined): void {
  if (isObject(schema) && text !== undefined && schema["description"] === undefined) schema["description"] = text;
}

function describeInner(properties: JsonObject, key: string): void {
  const schema = properties[key];
  if (!isObject(schema) || !isObject(schema["properties"])) return;
  for (const [inner, value] of Object.entries(schema["properties"])) describe(value, caseComments[`${key}.${inner}`]);
}

function checkList(description: string, list: "signatures" | "assertions"): JsonObject {
  const note = list === "signatures" ? " A bare `max_tool_calls: N` means here that N calls were reached." : "";
  return { description: `${description}${note}`, type: "array", minItems: 1, items: { $ref: "#/$defs/check" } };
}

/** A check: an object whose one key is the kind, or `{type, value}`, or `{type, …parameters}`. */
function checkItem(): JsonObject {
  const byKind = Object.fromEntries(checkKinds.map((kind) => [kind, kindSchema(kind)]));
  return {
    description: "One check over a run.",
    anyOf: [
      { type: "object", properties: byKind, additionalProperties: false, minProperties: 1, maxProperties: 1 },
      {
        type: "object",
        description: "The longer form of the published README.",
        properties: { type: { enum: [...checkKinds] } },
        required: ["type"],
      },
    ],
  };
}

function kindSchema(kind: CheckKind): JsonObject {
  const { $schema: _dialect, ...full } = toJsonSchema(checkParams[kind]);
  const short = checkShorthand[kind];
  const parameters = isObject(full["properties"]) ? full["properties"] : {};
  const alone = short === undefined ? undefined : parameters[short];
  return { description: checkSummaries[kind], anyOf: alone === undefined ? [full] : [alone, full] };
}

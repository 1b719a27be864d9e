import { traceJsonSchema } from "../src/core/json/json-schema.ts";
import { isObject } from "../src/core/schema/is-object.ts";
import type { Json, JsonObject } from "../src/core/schema/json.ts";
import { minimalTrace } from "../src/core/schema/trace.ts";

const about: Record<string, string> = {
  input_message: "a message to the agent, or the agent's own in an earlier turn",
  model_call: "the agent asked its model",
  tool_call: "a tool was called",
  tool_result: "a tool's answer",
  state: "the agent's state after a step, from which a run can be forked",
  error: "a failure; the run ended with the last one",
  final_output: "the run's answer; the last one counts",
  other: "anything else; nothing is lost",
};

/** Writes `docs/trace.md`: what a trace may hold, from its schema. */
export function tracePage(): string {
  const schema = traceJsonSchema();
  const properties = membersOf(schema);
  const { events, ...head } = properties;
  const kinds = eventsOf(events);
  const common = commonOf(kinds);
  return [
    "# Traces",
    "",
    "A trace is the record of one run of an agent, as one JSON object. A file may hold one trace, a list of them, or one on each line. ReplayKit",
    "also reads [other tools' formats](formats.md).",
    "",
    "```json",
    ...traceLines(minimalTrace),
    "```",
    "",
    "`npx replaykit show trace.json` shows how ReplayKit reads a trace. `npx replaykit scaffold trace.json --out cases/<id>` makes a case of it. If",
    "the failure does not show in the run, add `feedback`, or give the flags `--expect-…`.",
    "",
    "Members marked * are required; others that are not listed are kept. `npx replaykit schema trace` prints the JSON Schema.",
    "",
    "## The run",
    "",
    ...table(head, requiredOf(schema)),
    "",
    "## Feedback",
    "",
    ...table(membersOf(isObject(head["feedback"]) ? head["feedback"] : {}), ["rating"]),
    "",
    "## Its events",
    "",
    "Every event may have these:",
    "",
    ...table(
      Object.fromEntries(Object.entries(membersOf(kinds[0] ?? {})).filter(([name]) => common.includes(name))),
      [],
    ),
    "",
    ...kinds.flatMap((kind) => eventPart(kind, common)),
    "A call may be written `{tool, args}` as in cases, or `{tool_name, tool_args}`; both are the same everywhere.",
    "",
  ].join("\n");
}

/** The trace as JSON, one event on a line. */
function traceLines({ events, ...head }: JsonObject): string[] {
  const list = Array.isArray(events) ? events : [];
  const members = Object.entries(head).map(([name, value]) => `  ${JSON.stringify(name)}: ${JSON.stringify(value)},`);
  const lines = list.map((event, index) => `    ${JSON.stringify(event)}${index < list.length - 1 ? "," : ""}`);
  return ["{", ...members, '  "events": [', ...lines, "  ]", "}"];
}

function eventPart(event: JsonObject, common: string[]): string[] {
  const { type, ...members } = membersOf(event);
  const name = text(isObject(type) ? type["const"] : "");
  const own = Object.fromEntries(Object.entries(members).filter(([key]) => !common.includes(key)));
  return [`### \`${name}\``, "", about[name] ?? "", "", ...table(own, requiredOf(event)), ""];
}

function table(members: JsonObject, required: string[]): string[] {
  const rows = Object.entries(members).map(([name, member]) => {
    const must = required.includes(name) ? "*" : "";
    return `| \`${name}\`${must} | ${typeOf(member)} | ${describe(member)} |`;
  });
  return ["| member | type | |", "|---|---|---|", ...rows];
}

function describe(member: Json): string {
  return isObject(member) && typeof member["description"] === "string" ? cell(member["description"]) : "";
}

/** A type in a few words; `JSON` if any value is allowed. */
function typeOf(member: Json): string {
  if (!isObject(member)) return "JSON";
  if (Array.isArray(member["enum"])) return member["enum"].map((value) => `\`${text(value)}\``).join(" ");
  if (member["const"] !== undefined) return `\`${JSON.stringify(member["const"])}\``;
  const options = member["anyOf"];
  if (Array.isArray(options)) return options.map(typeOf).join(" or ");
  if (member["type"] === "array") return `list of ${typeOf(member["items"] ?? {})}`;
  const inner = isObject(member["properties"]) ? Object.keys(member["properties"]) : [];
  if (inner.length > 0) return `{ ${inner.join(", ")} }`;
  return typeof member["type"] === "string" ? member["type"] : "JSON";
}

function eventsOf(events: Json | undefined): JsonObject[] {
  const items = isObject(events) && isObject(events["items"]) ? events["items"] : {};
  const list = items["oneOf"] ?? items["anyOf"];
  return Array.isArray(list) ? list.filter(isObject) : [];
}

/** The members, other than `type`, that all events have. */
function commonOf(kinds: JsonObject[]): string[] {
  const names = kinds.map((kind) => Object.keys(membersOf(kind)));
  return (names[0] ?? []).filter((name) => name !== "type" && names.every((others) => others.includes(name)));
}

function membersOf(schema: JsonObject): JsonObject {
  return isObject(schema["properties"]) ? schema["properties"] : {};
}

function requiredOf({ required }: JsonObject): string[] {
  return Array.isArray(required) ? required.map(text) : [];
}

function text(value: Json | undefined): string {
  return typeof value === "string" ? value : JSON.stringify(value ?? "");
}

function cell(text: string): string {
  return text.replaceAll("|", "\\|");
}

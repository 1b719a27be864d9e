import { formatJsonFile } from "../case/case-files.ts";
import { editCaseYaml } from "../yaml/edit-yaml.ts";
import { type LoadedCase } from "../case/load-case.ts";
import { parseJson } from "../json/json-limits.ts";
import { equalJson } from "../matching/equal-json.ts";
import { callKey } from "../fixtures/add-fixtures.ts";
import type { CaseFileName, CaseFiles } from "../schema/case.ts";
import { isObject } from "../schema/is-object.ts";
import { type Json, type JsonObject, jsonSchema } from "../schema/json.ts";
import type { TraceEvent } from "../schema/trace.ts";
import { namedValues } from "./named-values.ts";
import { innerFields, readResult, removableFields, type ResultField, withoutFields } from "./result-fields.ts";

/**
 * One removable part of a case. Indexes refer to the original files. A `recorded way` is an additional recorded
 * conversation with the models; a `recording kept apart` contradicts others and is never served.
 */
export type CaseUnit =
  | { kind: "recording"; index: number; tool: string }
  | { kind: "recording kept apart"; index: number; tool: string }
  | { kind: "recorded way"; index: number }
  | { kind: "event"; index: number; name: string }
  | { kind: "turn"; index: number; role: string }
  | ({ kind: "field" } & ResultField);

type UnitOf<K extends CaseUnit["kind"]> = Extract<CaseUnit, { kind: K }>;

/** Recordings that the recorded run did not ask for, and the additional ways of the models. */
export function fixtureUnits({ trace, toolFixtures, modelFixtures }: LoadedCase): CaseUnit[] {
  const recordedKeys = new Set(
    trace.events.flatMap((event) =>
      event.type === "tool_call" ? [callKey({ tool: event.tool_name, args: event.tool_args })] : [],
    ),
  );
  return [
    ...toolFixtures.calls.flatMap((call, index): CaseUnit[] =>
      recordedKeys.has(callKey(call)) ? [] : [{ kind: "recording", index, tool: call.tool }],
    ),
    ...(modelFixtures?.variants ?? []).map((_way, index): CaseUnit => ({ kind: "recorded way", index })),
  ];
}

/** Recordings that contradict others: no replay serves them. */
export function apartUnits({ toolFixtures: { apart = [] } }: LoadedCase): CaseUnit[] {
  return apart.map(({ tool }, index) => ({ kind: "recording kept apart", index, tool }));
}

/** States, and events without a type of their own (`other`). */
export function eventUnits({ trace }: LoadedCase): CaseUnit[] {
  return trace.events.flatMap((event, index): CaseUnit[] => {
    if (event.type === "other") return [{ kind: "event", index, name: event.name }];
    return event.type === "state" ? [{ kind: "event", index, name: `state ${event.step_id}` }] : [];
  });
}

/** Messages of the input except the user's last one; none if the number of a turn matters. */
export function turnUnits({ case: { scenario } }: LoadedCase): CaseUnit[] {
  const { input, from_turn, mode } = scenario;
  if (from_turn !== undefined || mode !== "continue") return [];
  const last = input.findLastIndex(({ role }) => role === "user");
  return input.flatMap(({ role }, index): CaseUnit[] => (index === last ? [] : [{ kind: "turn", index, role }]));
}

/** Fields of results that nothing in the case names, outermost first for each tool. */
export function fieldUnits(loaded: LoadedCase): UnitOf<"field">[] {
  const stays = namedValues(loaded);
  return [...resultsByTool(loaded)].flatMap(([tool, results]) =>
    removableFields(tool, results, stays).map((field): UnitOf<"field"> => ({ kind: "field", ...field })),
  );
}

/** Fields inside those that could not be removed. */
export function innerFieldUnits(loaded: LoadedCase, kept: readonly UnitOf<"field">[]): UnitOf<"field">[] {
  const results = resultsByTool(loaded);
  return kept.flatMap((field) =>
    innerFields(field, results.get(field.tool) ?? []).map((inner): UnitOf<"field"> => ({ kind: "field", ...inner })),
  );
}

/** Results by tool, without tools whose recorded run keeps the exact text or types of a result. */
function resultsByTool(loaded: LoadedCase): Map<string, Json[]> {
  const results = new Map<string, Json[]>();
  const { events } = loaded.trace;
  const exact = new Set([...resultTools(loaded)].flatMap(([at, tool]) => (isExact(events[at]) ? [tool] : [])));
  for (const { tool, output, output_types: types, error } of loaded.toolFixtures.calls) {
    const whole = output === undefined || types !== undefined || error !== undefined || exact.has(tool);
    const read = whole ? undefined : readResult(output);
    if (read) results.set(tool, [...(results.get(tool) ?? []), read.value]);
  }
  return results;
}

/** The files of a case without some units; a file without removals keeps its bytes. */
export function withoutUnits(files: CaseFiles, loaded: LoadedCase, units: readonly CaseUnit[]): CaseFiles {
  const of = <K extends CaseUnit["kind"]>(kind: K) => units.filter((unit): unit is UnitOf<K> => unit.kind === kind);
  const placesOf = (kind: Exclude<CaseUnit["kind"], "field">) => new Set(of(kind).map(({ index }) => index));
  const [turns, fields] = [placesOf("turn"), fieldsByTool(of("field"))];
  const { input } = loaded.case.scenario;
  const gone = new Set([...placesOf("event"), ...messagesOf(loaded, turns)]);
  const changed: CaseFiles = { ...files };
  const change = (name: CaseFileName, edit: (value: JsonObject) => JsonObject) => {
    const text = files[name];
    const value = text === undefined ? undefined : parseJson(text, { name });
    if (!isObject(value)) return;
    const edited = edit(value);
    if (!equalJson(edited, value)) changed[name] = formatJsonFile(edited);
  };
  const fixtures: ListEdit = (name, list) => {
    if (name === "apart") return withoutPlaces(list, placesOf("recording kept apart"));
    if (name !== "calls") return list;
    return withoutPlaces(list, placesOf("recording")).map((call) => withoutItsFields(call, fields));
  };
  const results = resultTools(loaded);
  const events: ListEdit = (name, list) =>
    list.flatMap((event, index) => {
      if (name !== "events") return [event];
      return gone.has(index) ? [] : [withoutItsFields(event, fields, results.get(index))];
    });
  change("fixtures/tools.json", (value) => withLists(value, fixtures));
  change("fixtures/model.json", (value) =>
    withLists(value, (name, list) => (name === "variants" ? withoutPlaces(list, placesOf("recorded way")) : list)),
  );
  change("source-trace.json", (value) => withLists(value, events));
  const yaml = files["case.yaml"];
  if (turns.size > 0 && yaml !== undefined) {
    const left = jsonSchema.parse(input.filter((_message, index) => !turns.has(index)));
    changed["case.yaml"] = editCaseYaml(yaml, [{ path: ["scenario", "input"], value: left }]);
  }
  return changed;
}

function fieldsByTool(fields: readonly UnitOf<"field">[]): Map<string, string[][]> {
  const byTool = new Map<string, string[][]>();
  for (const { tool, path } of fields) byTool.set(tool, [...(byTool.get(tool) ?? []), path]);
  return byTool;
}

type ListEdit = (name: string, list: Json[]) => Json[];

/** Lists that stay in the file even if they are empty. */
const lasting = new Set(["calls", "events"]);

/** A file with its lists edited and its keys in order. An emptied list is removed, unless it is in `lasting`. */
function withLists(value: JsonObject, edit: ListEdit): JsonObject {
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, held]): [string, Json][] => {
      if (!Array.isArray(held)) return [[name, held]];
      const edited = edit(name, held);
      return edited.length === 0 && held.length > 0 && !lasting.has(name) ? [] : [[name, edited]];
    }),
  );
}

function withoutPlaces(list: Json[], places: ReadonlySet<number>): Json[] {
  return list.filter((_item, index) => !places.has(index));
}

/** A recording or result event without the removed fields of its tool. */
function withoutItsFields(item: Json, fields: ReadonlyMap<string, string[][]>, of?: string): Json {
  if (!isObject(item)) return item;
  const { tool = item["tool_name"], output } = item;
  const paths = fields.get(of ?? (typeof tool === "string" ? tool : ""));
  if (paths === undefined || output === undefined || isMarked(item)) return item;
  const read = readResult(output);
  return read ? { ...item, output: read.write(withoutFields(read.value, paths)) } : item;
}

function isExact(event: TraceEvent | undefined): boolean {
  return event?.type === "tool_result" && (event.output_text !== undefined || event.output_types !== undefined);
}

/** True if the output has an error or an exact form beside it, so that it is not what the agent reads. */
function isMarked(item: JsonObject): boolean {
  return ["error", "output_types", "output_text"].some((key) => item[key] !== undefined);
}

/** The tool of each result event, by the event's index. */
function resultTools({ trace: { events } }: LoadedCase): Map<number, string> {
  const tools = new Map<string, string>();
  const open: string[] = [];
  const results = new Map<number, string>();
  for (const [index, event] of events.entries()) {
    if (event.type === "tool_call") {
      if (event.call_id === undefined) open.push(event.tool_name);
      else tools.set(event.call_id, event.tool_name);
    }
    if (event.type !== "tool_result") continue;
    const tool = event.call_id === undefined ? open.shift() : tools.get(event.call_id);
    if (tool !== undefined) results.set(index, tool);
  }
  return results;
}

/** The events with which the recorded run was given these messages. */
function messagesOf({ case: { scenario }, trace: { events } }: LoadedCase, turns: ReadonlySet<number>): number[] {
  const taken = new Set<number>();
  return scenario.input.flatMap(({ role, content }, turn) => {
    const place = events.findIndex(
      (event, index) =>
        event.type === "input_message" && !taken.has(index) && event.role === role && equalJson(event.content, content),
    );
    taken.add(place);
    return place !== -1 && turns.has(turn) ? [place] : [];
  });
}

import { append } from "../../append.ts";
import { parsePointer } from "../../matching/json-pointer.ts";
import { ReplayKitError } from "../../error.ts";
import { ownMember, setMember } from "../../json/set-member.ts";
import { isObject } from "../../schema/is-object.ts";
import type { Json, JsonObject } from "../../schema/json.ts";
import type { RunStatus, TraceEvent } from "../../schema/trace.ts";
import { asText, textOf } from "../fields/fields.ts";
import type { FormatInput, ReadTrace } from "../input/format.ts";
import { makeTrace } from "../messages/transcript.ts";
import {
  cell,
  type Column,
  memberAt,
  namedColumns,
  type NamedColumns,
  parseMapping,
  restOf,
  type TableMapping,
} from "./mapping.ts";
import { eventsOfRows } from "./row-events.ts";

/** A row, and the document that holds its list. The document's columns apply to all its rows. */
interface HeldRow {
  row: JsonObject;
  holder: JsonObject | undefined;
}

/**
 * Reads rows of CSV, of JSON lines or inside documents as runs, by the user's mapping. The caller has already split
 * CSV.
 */
export function readTable(input: FormatInput, given: unknown): ReadTrace[] {
  const mapping = parseMapping(given);
  const rows = rowsOf(input, mapping);
  const runs = new Map<string, HeldRow[]>();
  let nameless = 0;
  for (const held of rows) {
    const id = runOf(held, mapping, input.name);
    if (id === undefined) {
      nameless += 1;
      continue;
    }
    const same = runs.get(id);
    if (same) same.push(held);
    else runs.set(id, [held]);
  }
  const column = typeof mapping.run === "string" ? mapping.run : "run";
  if (runs.size === 0) {
    throw new ReplayKitError("invalid_input", `${input.name}: no row has a value in "${column}"`, {
      hint: "check the column's name in the mapping; `run: { file: true }` takes the file's name",
    });
  }
  const columns = namedColumns(mapping);
  const read = [...runs].map(([id, of]) => readRun(id, of, { mapping, columns }));
  if (nameless > 0) read[0]?.notes.push(`${nameless} of ${rows.length} rows have no value in "${column}"`);
  return read;
}

function rowsOf(input: FormatInput, { rows: pointer }: TableMapping): HeldRow[] {
  const values = input.lines ?? (Array.isArray(input.json) ? input.json : input.json === undefined ? [] : [input.json]);
  if (pointer === undefined)
    return (input.lines ?? listOrNone(input.json)).filter(isObject).map((row) => ({ row, holder: undefined }));
  const path = parsePointer(pointer) ?? [];
  const held = values.filter(isObject).flatMap((holder) => {
    const list = memberAt(holder, path);
    return Array.isArray(list) ? list.filter(isObject).map((row) => ({ row, holder })) : [];
  });
  if (held.length > 0) return held;
  throw new ReplayKitError("invalid_input", `${input.name}: there is no list of rows at ${pointer}`, {
    hint: "`rows` is a JSON Pointer to a list of objects",
  });
}

function listOrNone(json: Json | undefined): Json[] {
  return Array.isArray(json) ? json : [];
}

function runOf({ row, holder }: HeldRow, { run }: TableMapping, file: string): string | undefined {
  if (typeof run !== "string" && "file" in run) {
    const name = file.split(/[\\/]/).at(-1) ?? file;
    return name.replace(/(?:\.\w+)+$/, "") || name;
  }
  return textOf(cell(row, run) ?? (holder && cell(holder, run)));
}

interface Reading {
  mapping: TableMapping;
  columns: NamedColumns;
}

function readRun(run_id: string, held: HeldRow[], { mapping, columns }: Reading): ReadTrace {
  const rows = held.map(({ row }) => row);
  const events = eventsOfRows(rows, mapping);
  const last = events.at(-1);
  if (last?.type === "model_call" && last.output !== undefined)
    events.push({ type: "final_output", content: last.output });
  append(events, besides(held, { mapping, columns }));
  const holders = [...new Set(held.map(({ holder }) => holder))].filter((holder) => holder !== undefined);
  const textsIn = (column: Column | undefined) =>
    [...rows, ...holders].flatMap((row) => textOf(asText(cell(row, column))) ?? []);
  const agent = textsIn(mapping.agent)[0];
  return makeTrace({
    run_id,
    format: "table",
    status: statusOf(textsIn(mapping.status).at(-1)),
    ...(agent === undefined ? {} : { agent: { name: agent } }),
    events,
  });
}

/** The columns that are not mapped, once per run: the value that all rows share, else one value per row. */
function besides(held: HeldRow[], { mapping, columns }: Reading): TraceEvent[] {
  const rests = held.filter(({ row }) => saysMore(row, mapping)).map(({ row }) => restOf(row, columns));
  const data: JsonObject = {};
  for (const key of new Set(rests.flatMap((rest) => Object.keys(rest)))) {
    const values = rests.map((rest) => ownMember(rest, key) ?? null);
    const text = JSON.stringify(values[0]);
    setMember(data, key, values.every((value) => JSON.stringify(value) === text) ? (values[0] ?? null) : values);
  }
  const [list = ""] = mapping.rows?.slice(1).split("/") ?? [];
  for (const holder of new Set(held.map((one) => one.holder))) {
    if (holder) Object.assign(data, restOf({ ...holder, [list]: null }, columns));
  }
  return Object.keys(data).length === 0 ? [] : [{ type: "other", name: "columns", data }];
}

/** True for a row with a message or a call. Other rows are kept whole. */
function saysMore(row: JsonObject, { tool, content, input, output }: TableMapping): boolean {
  return [tool, content, input, output].some((column) => typeof column === "string" && cell(row, column) !== undefined);
}

function statusOf(text: string | undefined): RunStatus {
  if (text === undefined) return "unknown";
  if (/^(?:ok|success|succeeded|passed|true|1|completed?)$/i.test(text)) return "success";
  return /^(?:error|fail(?:ed|ure)?|false|0|timeout)$/i.test(text) ? "error" : "unknown";
}

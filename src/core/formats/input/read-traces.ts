import { ReplayKitError } from "../../error.ts";
import type { Platform } from "../../platform.ts";
import { namedFormat, notKnown } from "./detect-format.ts";
import type { FormatInput } from "./format.ts";
import { prepareInput, type TraceInput } from "./prepare-input.ts";
import { normalised } from "./normalised.ts";
import { type ImportedTrace, type ItemAnswer, readPrepared } from "./read-items.ts";
import { compact } from "../../compact.ts";
import { readTable } from "../table/read-table.ts";

export type { ImportedTrace } from "./read-items.ts";

export interface ReadOptions {
  /** Name of a format. Default: recognised by content. */
  format?: string;
  /** The mapping of a table's columns. With a mapping, the input is read as a table. */
  mapping?: unknown;
  platform: Platform;
}

export interface AllTraces {
  traces: ImportedTrace[];
  /** One error for each unreadable item. Its message names the item. */
  refused: ReplayKitError[];
}

/** Reads every trace in a file or body. A note of the first trace names the items that cannot be read. */
export function readTraces(input: TraceInput, options: ReadOptions): ImportedTrace[] {
  const { traces, refused } = readAllTraces(input, options);
  const [first, ...others] = traces;
  if (!first || refused.length === 0) return traces;
  return [{ ...first, notes: [...first.notes, ...leftOut(refused)] }, ...others];
}

const named = 5;

function leftOut(refused: readonly ReplayKitError[]): string[] {
  const notes = refused.slice(0, named).map(({ message }) => `left out: ${message}`);
  return refused.length > named ? [...notes, `left out: ${refused.length - named} more items`] : notes;
}

/** Reads every trace, with an error for each unreadable item. Throws if all items are unreadable. */
export function readAllTraces(input: TraceInput, { format, mapping, platform }: ReadOptions): AllTraces {
  if (mapping !== undefined) {
    const rows = prepareInput({ ...input, rows: true });
    const traces = readTable(rows, mapping).map((read, index) =>
      withNotes({ ...normalised(read), format: "table" }, index === 0 ? rows.notes : []),
    );
    return { traces, refused: [] };
  }
  if (format !== undefined) namedFormat(format);
  const prepared = prepareInput(input);
  const answers = readPrepared(prepared, { platform, ...compact({ format }) });
  const damaged = prepared.damaged && runsAreLines(answers) ? prepared.damaged : undefined;
  const [first, ...others] = answers.flatMap((answer) => (answer.ok ? answer.trace : []));
  const traces = first ? [withNotes(first, damaged?.notes ?? prepared.notes), ...others] : [];
  const refused = [
    ...answers.flatMap((answer) => (answer.ok ? [] : answer.error)),
    ...(damaged?.numbers ?? []).map((line) => noValue(prepared.name, line)),
  ];
  if (traces.length === 0 && refused.length > 0) throw faultOf(refused, prepared);
  return { traces, refused };
}

/** True if each of several lines has its own runs. Then a bad line is a bad run. */
function runsAreLines(answers: readonly ItemAnswer[]): boolean {
  const lines = new Set(answers.flatMap(({ items }) => items));
  return lines.size > 1 && answers.every(({ items }) => items.length === 1);
}

function noValue(name: string, line: number): ReplayKitError {
  return new ReplayKitError("invalid_json", `${name} line ${line}: no JSON value`, {
    hint: "correct the line, or leave it out",
  });
}

/** If no item is recognised, the error is about the whole file. */
function faultOf(refused: readonly ReplayKitError[], input: FormatInput): ReplayKitError | undefined {
  const [fault, ...more] = refused;
  if (!fault || more.length === 0) return fault;
  if (refused.every(({ code }) => code === "unknown_format")) return notKnown(input.name);
  return new ReplayKitError(fault.code, `${fault.message}\nand ${more.length} more items cannot be read`, {
    ...compact({ hint: fault.hint }),
    cause: fault,
  });
}

function withNotes(read: ImportedTrace, before: readonly string[] = []): ImportedTrace {
  return before.length === 0 ? read : { ...read, notes: [...before, ...read.notes] };
}

import { ReplayKitError } from "../error.ts";
import type { Platform } from "../platform.ts";
import type { FormatInput, ReadTrace, TraceFormat } from "./format.ts";
import { prepareInput, type TraceInput } from "./prepare-input.ts";
import { readTable } from "./table.ts";
import { traceFormats } from "./trace-formats.ts";

export interface ReadOptions {
  /** Name of a format; absent: recognised by content. */
  format?: string;
  /** How the columns of a table are to be read; with it the input is read as one. */
  mapping?: unknown;
  platform: Platform;
}

export interface ImportedTrace extends ReadTrace {
  format: string;
}

/** Every trace in a file or body, in any format of the list. */
export function readTraces(input: TraceInput, { format, mapping, platform }: ReadOptions): ImportedTrace[] {
  const prepared = prepareInput(input);
  if (mapping !== undefined) return readTable(prepared, mapping).map((read) => ({ ...read, format: "table" }));
  const reader = format === undefined ? detectFormat(prepared) : namedFormat(format);
  const before = prepared.notes ?? [];
  return reader.read(prepared, { platform }).map(({ trace, notes }) => ({
    trace,
    notes: before.length === 0 ? notes : [...before, ...notes],
    format: reader.name,
  }));
}

/** The format that is surest of the input; an error where none is. */
export function detectFormat(input: FormatInput): TraceFormat {
  const sample = beginning(input);
  const ranked = traceFormats.map((format) => ({ format, sure: format.detect(sample) }));
  const best = ranked.toSorted((a, b) => b.sure - a.sure)[0];
  if (best && best.sure > 0) return best.format;
  throw new ReplayKitError("unknown_format", `${input.name} is no trace in a format that ReplayKit reads`, {
    hint: "`replaykit formats` lists them; name one with --format where the content does not tell",
  });
}

const enough = 64;

/** The first values tell the format as well as all of them. */
function beginning(input: FormatInput): FormatInput {
  if (input.lines) return { ...input, lines: input.lines.slice(0, enough) };
  return Array.isArray(input.json) ? { ...input, json: input.json.slice(0, enough) } : input;
}

function namedFormat(name: string): TraceFormat {
  const found = traceFormats.find((format) => format.name === name);
  if (found) return found;
  throw new ReplayKitError("unknown_format", `there is no trace format "${name}"`, {
    hint: `the formats are ${traceFormats.map((format) => format.name).join(", ")}`,
  });
}

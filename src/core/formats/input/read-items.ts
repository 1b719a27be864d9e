import { ReplayKitError } from "../../error.ts";
import type { Platform } from "../../platform.ts";
import { isObject } from "../../schema/is-object.ts";
import type { Json } from "../../schema/json.ts";
import { detectFormat, namedFormat, surestFormat } from "./detect-format.ts";
import type { FormatInput, ReadTrace, TraceFormat } from "./format.ts";
import { native } from "./native.ts";
import { normalised } from "./normalised.ts";
import { prepareInput } from "./prepare-input.ts";

export interface ImportedTrace extends ReadTrace {
  format: string;
}

/** The result of one item of a list or of lines, or of several items that are parts of one run. */
export type ItemAnswer = { items: number[] } & (
  | { ok: true; trace: ImportedTrace }
  | { ok: false; error: ReplayKitError }
);

export interface ItemOptions {
  /** Name of a format. Default: recognised by content. */
  format?: string;
  platform: Platform;
  /** The limit of runs and other items. An input with more is refused before all are read. */
  most?: number;
  /** Maps an item's index to its number in messages, from 0. */
  placeOf?: (index: number) => number;
}

export interface ItemSource {
  name: string;
  /** Values of a list or of lines. An error stands for a value that could not be parsed. */
  items: readonly (Json | ReplayKitError)[];
  /** True if each item was a line. */
  lines: boolean;
  /** The line of each item in the text, from 0, if some lines have no value. */
  places?: readonly number[];
}

/**
 * One answer for each run and each unreadable item, in order. A bad item does not affect others. Parts of runs (spans,
 * lines of a session, messages) are read and answered together.
 */
export function readItems({ name, items, lines, places: given }: ItemSource, options: ItemOptions): ItemAnswer[] {
  const refused: ItemAnswer[] = [];
  const values: Json[] = [];
  const places: number[] = [];
  for (const [index, item] of items.entries()) {
    if (item instanceof ReplayKitError) refused.push({ items: [index], ok: false, error: item });
    else {
      values.push(item);
      places.push(index);
    }
  }
  if (values.length === 0) return refused;
  const prepared = preparedItems(name, values, lines);
  const placeOf = (index: number) => given?.[places[index] ?? index] ?? places[index] ?? index;
  const answers = readPrepared(prepared, { ...options, placeOf }).map((answer) => ({
    ...answer,
    items: answer.items.map((index) => places[index] ?? index),
  }));
  return [...answers, ...refused].toSorted((a, b) => (a.items[0] ?? 0) - (b.items[0] ?? 0));
}

/** Events of a stream become whole answers, which do not correspond to items. */
function preparedItems(name: string, values: Json[], lines: boolean): FormatInput {
  const [only] = values;
  if (only !== undefined && values.length === 1 && !lines) {
    const alone = prepareInput({ name, json: only });
    if (surestFormat(alone)) return alone;
  }
  const prepared = prepareInput({ name, json: values });
  return prepared.json === values && lines ? { name, lines: values } : prepared;
}

/** Like `readItems`, for input that is already prepared. A document that is not a list is one item. */
export function readPrepared(input: FormatInput, options: ItemOptions): ItemAnswer[] {
  const format = options.format === undefined ? surestFormat(input) : namedFormat(options.format);
  const items = input.lines ?? (Array.isArray(input.json) ? input.json : undefined);
  if (!items || items.length === 0) return readWhole(input, { format, items: [0] }, options);
  const parts = partsOf(items, { input, format, fixed: options.format !== undefined, most: options.most ?? Infinity });
  const [only] = parts;
  if (only?.kind === "part" && only.items.length === items.length) return readWhole(input, only, options);
  return parts.flatMap((part) => readPart(part, { input, items, options }));
}

interface ItemGroup {
  format: TraceFormat | undefined;
  kind: "run" | "part";
  items: number[];
}

interface Sorting {
  input: FormatInput;
  format: TraceFormat | undefined;
  /** True if the user named the format. Then no other is tried. */
  fixed: boolean;
  most: number;
}

/** Groups items: each whole run alone, all parts of runs in one format together, at the first one's place. */
function partsOf(items: readonly Json[], { input, format, fixed, most }: Sorting): ItemGroup[] {
  const parts: ItemGroup[] = [];
  const together = new Map<TraceFormat, ItemGroup>();
  for (const [index, item] of items.entries()) {
    const own = format && (format.itemKind ? format.itemKind(item) : "part");
    const other = own === undefined && !fixed ? formatAlone(item, input.name) : undefined;
    const found = own === undefined ? other : format;
    const kind = own ?? other?.itemKind?.(item) ?? "run";
    const same = found && kind === "part" ? together.get(found) : undefined;
    if (same) same.items.push(index);
    else {
      if (parts.length >= most) throw tooMany(input.name, most);
      const part: ItemGroup = { format: found, kind, items: [index] };
      parts.push(part);
      if (found && kind === "part") together.set(found, part);
    }
  }
  return parts;
}

function tooMany(name: string, most: number): ReplayKitError {
  return new ReplayKitError("too_large", `${name} holds more than ${most} runs`, { hint: "send fewer at a time" });
}

/** An item that looks like ReplayKit's own format is read as that, so that the error says what is wrong. */
function formatAlone(item: Json, name: string): TraceFormat | undefined {
  const own = isObject(item) && "events" in item && "run_id" in item;
  return surestFormat({ name, json: item }) ?? (own ? native : undefined);
}

interface ItemContext {
  input: FormatInput;
  items: readonly Json[];
  options: ItemOptions;
}

function readPart({ format, kind, items: indexes }: ItemGroup, { input, items, options }: ItemContext): ItemAnswer[] {
  const name = nameOf(input, indexes, options);
  const values = indexes.map((index) => items[index] ?? null);
  const [only = null] = values;
  if (!format && options.format !== undefined) return [refusal(indexes, notOf({ name, json: only }, options.format))];
  const alone = kind === "run" ? { json: only } : input.lines ? { lines: values } : { json: values };
  const answers = readWhole({ name, ...alone }, { format, items: indexes }, options);
  return answers.length === 0 && format ? [refusal(indexes, notOf({ name, json: only }, format.name))] : answers;
}

function nameOf({ name, lines, placeOf: ofLines }: FormatInput, indexes: readonly number[], { placeOf }: ItemOptions) {
  const [index = 0, second] = indexes;
  if (second !== undefined) return name;
  const place = (placeOf ?? ofLines)?.(index) ?? index;
  return lines ? `${name} line ${place + 1}` : `${name}[${place}]`;
}

/**
 * All runs that one format reads from an input, or the error. No runs are an error only if the user named the format.
 */
function readWhole(
  input: FormatInput,
  { format: found, items }: Pick<ItemGroup, "format" | "items">,
  { format: given, platform }: ItemOptions,
): ItemAnswer[] {
  try {
    const format = found ?? detectFormat(input);
    const read = format.read(input, { platform });
    const nothing = read.every(({ trace }) => trace.events.every(({ type }) => type === "other"));
    if (given !== undefined && nothing && (read.length === 0 || format.detect(input) === 0))
      return [refusal(items, notOf(input, format.name))];
    return read.map((one) => {
      const { trace, notes } = normalised(one);
      return { items, ok: true, trace: { trace, notes, format: format.name } };
    });
  } catch (error) {
    if (error instanceof ReplayKitError) return [refusal(items, error)];
    throw error;
  }
}

function refusal(items: number[], error: ReplayKitError): ItemAnswer {
  return { items, ok: false, error };
}

/** Names the expected format, and the one that the input looks like. */
function notOf(input: FormatInput, format: string): ReplayKitError {
  const like = surestFormat(input)?.name;
  const instead = like === undefined || like === format ? "" : `; this looks like ${like}`;
  return new ReplayKitError("unknown_format", `${input.name} holds no run in the format ${format}`, {
    hint: `${format} means ${namedFormat(format).title}${instead}`,
  });
}

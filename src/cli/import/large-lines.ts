import { type FileHandle, open } from "node:fs/promises";
import { resolve } from "node:path";
import { compact } from "../../core/compact.ts";
import { ReplayKitError } from "../../core/error.ts";
import { namedFormat, surestFormat } from "../../core/formats/input/detect-format.ts";
import { readItems } from "../../core/formats/input/read-items.ts";
import type { AllTraces } from "../../core/formats/input/read-traces.ts";
import { jsonDefaults, parseJson } from "../../core/json/json-limits.ts";
import type { Json } from "../../core/schema/json.ts";
import { nodePlatform } from "../../node/platform.ts";
import type { CommandContext } from "../command.ts";
import type { LineGroup } from "./line-groups.ts";
import { type FileLine, linesOfFile } from "./lines-of-file.ts";

const sampleLines = 64;
/** Bytes to read before they are turned into traces. */
const pieceBytes = 8 * 1024 * 1024;

interface Reading {
  file: FileHandle;
  name: string;
  format: string | undefined;
  maxBytes: number;
}

/**
 * The traces of a large file of lines, piece by piece. `undefined` if it is not a file of lines, or small enough to read
 * at once.
 */
export async function largeLines(path: string, context: CommandContext): Promise<AsyncIterable<AllTraces> | undefined> {
  const maxBytes = maxBytesOf(context);
  const file = await open(resolve(context.cwd, path)).catch(() => undefined);
  // The caller then reads the whole file and reports the error.
  if (!file) return undefined;
  const stat = await file.stat();
  const sample = stat.isFile() && stat.size > maxBytes ? await firstLines(file, maxBytes) : [];
  if (sample.length < 2) {
    await file.close();
    return undefined;
  }
  const format = context.flags.text("format");
  return pieces({ file, name: path, format, maxBytes }, sample);
}

/** The first lines as JSON values; none if one of them is not a JSON object or array. */
async function firstLines(file: FileHandle, maxBytes: number): Promise<Json[]> {
  const values: Json[] = [];
  for await (const line of linesOfFile(file, maxBytes)) {
    const value = valueOf(line, { name: "", maxBytes });
    if (value instanceof ReplayKitError || typeof value !== "object") return [];
    values.push(value);
    if (values.length === sampleLines) break;
  }
  return values;
}

async function* pieces(reading: Reading, sample: Json[]): AsyncGenerator<AllTraces> {
  const { file, name, format } = reading;
  const known = format === undefined ? surestFormat({ name, lines: sample }) : namedFormat(format);
  try {
    const areRuns = sample.every((value) => known?.itemKind?.(value) === "run");
    yield* areRuns ? runsByLines(reading) : runsOfGroups(reading, sample);
  } finally {
    await file.close();
  }
}

/** Reads a file in which each line is a whole run. */
async function* runsByLines(reading: Reading): AsyncGenerator<AllTraces> {
  let piece: FileLine[] = [];
  let bytes = 0;
  for await (const line of linesOfFile(reading.file, reading.maxBytes)) {
    piece.push(line);
    bytes += line.length;
    if (bytes < pieceBytes) continue;
    yield tracesOf(piece, reading);
    piece = [];
    bytes = 0;
  }
  if (piece.length > 0) yield tracesOf(piece, reading);
}

/** Reads a file whose lines are parts of runs: first finds which lines belong together, then reads each group. */
async function* runsOfGroups(reading: Reading, sample: readonly Json[]): AsyncGenerator<AllTraces> {
  const { file, maxBytes } = reading;
  // SQLite is loaded only if its index is needed.
  const { LineGroups } = await import("./line-groups.ts");
  const groups = new LineGroups(sample.map((value) => JSON.stringify(value)));
  try {
    for await (const line of linesOfFile(file, maxBytes)) groups.add(line);
    yield* readGroups(groups.groups(maxBytes), reading);
  } finally {
    groups.close();
  }
}

/** Reads as many groups at once as fit into a piece. */
async function* readGroups(groups: Iterable<LineGroup>, reading: Reading): AsyncGenerator<AllTraces> {
  const { file, maxBytes } = reading;
  let piece: FileLine[] = [];
  let held = 0;
  for (const { lines, bytes } of groups) {
    if (bytes > maxBytes) {
      yield { traces: [], refused: [tooLarge(reading, lines[0]?.place ?? 0, bytes)] };
      continue;
    }
    if (held > 0 && held + bytes > pieceBytes) {
      yield tracesOf(piece, reading);
      piece = [];
      held = 0;
    }
    for (const line of lines) piece.push({ ...line, bytes: await bytesOf(file, line) });
    held += bytes;
  }
  if (piece.length > 0) yield tracesOf(piece, reading);
}

async function bytesOf(file: FileHandle, { offset, length }: FileLine): Promise<Buffer> {
  const bytes = Buffer.allocUnsafe(length);
  const { bytesRead } = await file.read(bytes, 0, length, offset);
  return bytes.subarray(0, bytesRead);
}

function tracesOf(lines: readonly FileLine[], reading: Reading): AllTraces {
  const { name, format } = reading;
  const items = lines.map((line) => valueOf(line, reading));
  const places = lines.map(({ place }) => place);
  const options = { platform: nodePlatform, ...compact({ format }) };
  const answers = readItems({ name, items, lines: true, places }, options);
  return {
    traces: answers.flatMap((answer) => (answer.ok ? answer.trace : [])),
    refused: answers.flatMap((answer) => (answer.ok ? [] : answer.error)),
  };
}

function valueOf(
  { place, length, bytes }: FileLine,
  { name, maxBytes }: Pick<Reading, "name" | "maxBytes">,
): Json | ReplayKitError {
  if (!bytes) return tooLarge({ name, maxBytes }, place, length);
  try {
    return parseJson(bytes.toString("utf8"), { name: `${name} line ${place + 1}`, maxBytes });
  } catch (error) {
    if (error instanceof ReplayKitError) return error;
    throw error;
  }
}

function tooLarge(
  { name, maxBytes }: Pick<Reading, "name" | "maxBytes">,
  place: number,
  bytes: number,
): ReplayKitError {
  const message = `${name} line ${place + 1}: a run of ${bytes} bytes; at most ${maxBytes} are read at once`;
  return new ReplayKitError("too_large", message, { hint: "`--max-size <MiB>` reads more at once" });
}

const MiB = 1024 * 1024;
/** The JavaScript engine cannot hold a longer string. */
const largestMiB = 500;

/** Bytes of a file that are read at once, from `--max-size`. */
export function maxBytesOf({ flags }: CommandContext): number {
  const size = flags.integer("max-size", { min: 1, max: largestMiB });
  return size === undefined ? jsonDefaults.maxBytes : size * MiB;
}

/** Adds to an error about size how a larger document can be read, if there is memory for it. */
export function withRemedy(error: unknown): unknown {
  if (!(error instanceof ReplayKitError) || error.code !== "too_large") return error;
  const hint = `\`npx replaykit import --max-size <MiB>\` reads more at once (at most ${largestMiB}); lines are read in pieces`;
  return new ReplayKitError("too_large", error.message, { hint, cause: error });
}

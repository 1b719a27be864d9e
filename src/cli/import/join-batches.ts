import { batchKey, joinedInput } from "../../core/formats/input/join-inputs.ts";
import { type ImportedTrace, readAllTraces } from "../../core/formats/input/read-traces.ts";
import { nodePlatform } from "../../node/platform.ts";
import type { CommandContext } from "../command.ts";
import { openTraceFile, ratedByProject } from "../traces/read-trace.ts";
import type { NamedFile } from "./trace-files.ts";

/** A trace that may be only one batch of a run, with the file that it came from. */
export interface HeldTrace {
  file: NamedFile;
  read: ImportedTrace;
}

/** Joins the batches of one trace that lie in several files. Batches in one file stay as they were read. */
export async function joinBatches(held: readonly HeldTrace[], context: CommandContext): Promise<HeldTrace[]> {
  const byKey = Map.groupBy(held, ({ read: { trace } }) => batchKey(trace) ?? trace.run_id);
  const joined: HeldTrace[][] = [];
  for (const [key, parts] of byKey) joined.push(await joinParts(key, parts, context));
  return joined.flat();
}

async function joinParts(key: string, parts: HeldTrace[], context: CommandContext): Promise<HeldTrace[]> {
  const files = [...new Map(parts.map(({ file }) => [file.path, file])).values()];
  const [first] = parts;
  // Standard input can be read only once.
  if (!first || files.length < 2 || files.some(({ path }) => path === "-")) return parts;
  const inputs = await Promise.all(files.map(async ({ path }) => (await openTraceFile(path, context)).input));
  const { traces } = readAllTraces(joinedInput(inputs), { platform: nodePlatform, format: first.read.format });
  const same = traces.filter(({ trace }) => batchKey(trace) === key);
  const note = `one trace in ${files.length} files: ${files.map(({ path }) => path).join(", ")}`;
  const rated = await ratedByProject(same, context);
  return same.length === 0
    ? parts
    : rated.map((read) => ({ file: first.file, read: { ...read, notes: [...read.notes, note] } }));
}

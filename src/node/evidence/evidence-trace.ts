import { readFileSync } from "node:fs";
import { join } from "node:path";
import type * as z from "zod";
import { ReplayKitError } from "../../core/error.ts";
import { parseJson } from "../../core/json/json-limits.ts";
import type { PlaceholderPairs } from "../../core/redact/placeholder-pairs.ts";
import { fixturesVersion, type ModelExchange, modelFixturesSchema } from "../../core/schema/fixtures.ts";
import { type RunOutput, runOutputSchema } from "../../core/schema/run-output.ts";
import { type TraceEvent, type TraceRun, traceSchema } from "../../core/schema/trace.ts";
import type { EvidenceFile } from "./evidence.ts";

/** Limit for a stored trace: a loop that reads a large file many times must not fill the disk. */
const maxBytes = 8 * 1024 * 1024;

/**
 * The gateway's trace of an attempt as a file, with the recording's placeholders, so that it can be compared with the
 * recorded run. Events above the size limit are left out and counted.
 */
export function evidenceTrace(trace: TraceRun, placeholders: PlaceholderPairs): Partial<Record<EvidenceFile, string>> {
  const recorded = traceSchema.parse(placeholders.recorded(JSON.parse(JSON.stringify(trace))));
  return { "trace.json": `${JSON.stringify(bounded(recorded))}\n` };
}

/**
 * The model exchanges of an attempt as a file, with the recording's placeholders. The case may keep them as a recorded
 * way: a sequence of exchanges that a replay can follow. Empty if too large, since part of a sequence is useless.
 */
export function evidenceExchanges(
  exchanges: readonly ModelExchange[],
  placeholders: PlaceholderPairs,
): Partial<Record<EvidenceFile, string>> {
  const recorded = placeholders.recorded(JSON.parse(JSON.stringify(exchanges)));
  const text = JSON.stringify({ version: fixturesVersion, exchanges: recorded });
  return Buffer.byteLength(text) > maxBytes ? {} : { "model.json": `${text}\n` };
}

/** Model exchanges from the evidence of one attempt; `undefined` if there are none or they are unreadable. */
export function keptExchanges(folder: string): ModelExchange[] | undefined {
  const kept = keptFile(folder, "model.json", modelFixturesSchema);
  return kept === undefined || kept.exchanges.length === 0 ? undefined : kept.exchanges;
}

function bounded(trace: TraceRun): TraceRun {
  let left = maxBytes;
  const kept = trace.events.filter((event) => {
    const size = Buffer.byteLength(JSON.stringify(event));
    if (size > left) return false;
    left -= size;
    return true;
  });
  const missing = trace.events.length - kept.length;
  if (missing === 0) return trace;
  const note: TraceEvent = {
    type: "other",
    name: "left_out",
    data: { events: missing, because: `over ${maxBytes} bytes` },
  };
  return { ...trace, events: [...kept, note] };
}

/** The trace from the evidence of one attempt; `undefined` if it is missing or unreadable. */
export function keptTrace(folder: string): TraceRun | undefined {
  return keptFile(folder, "trace.json", traceSchema);
}

/** The runner's output from the evidence of one attempt; `undefined` if it is missing or unreadable. */
export function keptOutput(folder: string): RunOutput | undefined {
  return keptFile(folder, "runner-output.json", runOutputSchema);
}

function keptFile<T>(folder: string, name: EvidenceFile, schema: z.ZodType<T>): T | undefined {
  try {
    const text = readFileSync(join(folder, name), "utf8");
    const parsed = schema.safeParse(parseJson(text, { name, maxBytes: 2 * maxBytes }));
    return parsed.success ? parsed.data : undefined;
  } catch (error) {
    if (error instanceof ReplayKitError || (error instanceof Error && "code" in error)) return undefined;
    throw error;
  }
}

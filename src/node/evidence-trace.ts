import { readFileSync } from "node:fs";
import { join } from "node:path";
import { ReplayKitError } from "../core/error.ts";
import { parseJson } from "../core/json-limits.ts";
import type { PlaceholderPairs } from "../core/redact/placeholder-pairs.ts";
import { type TraceEvent, type TraceRun, traceSchema } from "../core/schema/trace.ts";
import type { EvidenceFile } from "./evidence.ts";

/** A trace that is kept has at most so much; a loop that asks for a large file a thousand times must not fill the disk. */
const maxBytes = 8 * 1024 * 1024;

/**
 * What the gateway saw of an attempt, as a file beside its evidence, with the recording's placeholders in the place of its own, so
 * that it can be compared with the recorded run. Events that are too much are left out and counted.
 */
export function evidenceTrace(trace: TraceRun, placeholders: PlaceholderPairs): Partial<Record<EvidenceFile, string>> {
  const recorded = traceSchema.parse(placeholders.recorded(JSON.parse(JSON.stringify(trace))));
  return { "trace.json": `${JSON.stringify(bounded(recorded))}\n` };
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

/** The trace in a folder of evidence, of one attempt; `undefined` where none is kept or it cannot be read. */
export function keptTrace(folder: string): TraceRun | undefined {
  try {
    const text = readFileSync(join(folder, "trace.json"), "utf8");
    const parsed = traceSchema.safeParse(parseJson(text, { name: "trace.json", maxBytes: 2 * maxBytes }));
    return parsed.success ? parsed.data : undefined;
  } catch (error) {
    if (error instanceof ReplayKitError || (error instanceof Error && "code" in error)) return undefined;
    throw error;
  }
}

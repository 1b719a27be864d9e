import { readTraces } from "../../../../src/core/formats/input/read-traces.ts";
import type { Json } from "../../../../src/core/schema/json.ts";
import { nodePlatform } from "../../../../src/node/platform.ts";

export interface Counts {
  format: string;
  status: string;
  calls: string[];
  results: number;
  /** Messages of the failed results. */
  failed: string[];
  /** `kind: text` of the errors of the run. */
  errors: string[];
  final: unknown;
}

const options = { platform: nodePlatform };

/** What each run of an input holds, to compare as a whole. */
export function countsOf(input: { name?: string; json?: Json; text?: string; bytes?: Uint8Array }): Counts[] {
  return readTraces({ name: "sample", ...input }, options).map(({ trace, format }) => {
    const { events, status } = trace;
    const results = events.filter((event) => event.type === "tool_result");
    return {
      format,
      status,
      calls: events.flatMap((event) => (event.type === "tool_call" ? event.tool_name : [])),
      results: results.length,
      failed: results.flatMap(({ error }) => error?.message ?? []),
      errors: events.flatMap((event) => (event.type === "error" ? `${event.kind}: ${event.error}` : [])),
      final: events.find((event) => event.type === "final_output")?.content,
    };
  });
}

export function only(input: { name?: string; json?: Json; text?: string; bytes?: Uint8Array }): Counts {
  const [first, ...more] = countsOf(input);
  if (!first || more.length > 0) throw new Error(`${more.length + (first ? 1 : 0)} runs, not one`);
  return first;
}

/** JSON lines of values. */
export function jsonl(values: Json[]): string {
  return values.map((value) => `${JSON.stringify(value)}\n`).join("");
}

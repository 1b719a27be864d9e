import { effectLookup } from "../../../src/core/effects.ts";
import { type Fingerprint, fingerprint } from "../../../src/core/fingerprint/fingerprint.ts";
import { runFromTrace } from "../../../src/core/run/run-from-trace.ts";
import { type TraceEvent, type TraceRun, traceSchema } from "../../../src/core/schema/trace.ts";
import { nodePlatform } from "../../../src/node/platform.ts";
import type { BenchResult } from "../../bench-result.ts";
import { declared, type LabelledRun, labelledRuns } from "../labelled-runs.ts";

/**
 * Measures whether equal failures share a group, whatever was asked and however often something was read, and whether unequal ones do
 * not.
 */
export function run(): BenchResult[] {
  const failed = labelledRuns().filter(({ right }) => !right);
  return [overRefunds(), ...variants(failed), unequal(failed)];
}

function printOf(trace: TraceRun): Fingerprint {
  const effects = effectLookup({}, declared.effects);
  const { terminal_tools } = declared;
  return fingerprint({ trace, run: runFromTrace(trace, effects), terminal_tools, effects, hash: nodePlatform.hash });
}

function overRefunds(): BenchResult {
  const runs = Array.from({ length: 12 }, (_, nth) => overRefund(nth)).map(printOf);
  const groups = new Set(runs.map(({ id }) => id)).size;
  const before = new Set(runs.map(({ aliases }) => aliases[0])).size;
  return {
    name: `groups of 12 equal over-refunds with questions of different lengths (${before} by v1)`,
    value: groups,
    unit: "",
    budget: 1,
    ok: groups === 1,
  };
}

function overRefund(nth: number): TraceRun {
  const order = `W${7_000_000 + nth}`;
  return traceSchema.parse({
    run_id: `refund-${nth}`,
    agent: { name: "shop" },
    events: [
      { type: "input_message", content: `please ${"and thank you ".repeat(3 ** (nth % 7))}` },
      ...Array.from({ length: nth % 4 }, () => [
        { type: "tool_call", tool_name: "get_order", tool_args: { order } },
        { type: "tool_result", output: "ok" },
      ]).flat(),
      { type: "tool_call", tool_name: "send_refund", tool_args: { order, amount: 80 + nth } },
      { type: "tool_result", output: "ok" },
      { type: "final_output", content: "Done." },
    ],
    feedback: { rating: "bad", expected_calls: [{ tool: "send_refund", args: { order, amount: 19.5 + nth } }] },
  });
}

/** Each real failure in twelve variants, with longer or shorter user messages and more or fewer reads. */
function variants(failed: LabelledRun[]): BenchResult[] {
  const split = (idOf: (print: Fingerprint) => string | undefined) =>
    failed.filter(({ trace }) => {
      const runs = Array.from({ length: 12 }, (_, nth) => idOf(printOf(retold(trace, nth))));
      return new Set(runs).size > 1;
    }).length;
  const [now, before] = [split(({ id }) => id), split(({ aliases }) => aliases[0])];
  const name = `of ${failed.length} real failures those that fall apart when told at another length (${before} by v1)`;
  return [{ name, value: now, unit: "", budget: 0, ok: now === 0 }];
}

function retold(trace: TraceRun, nth: number): TraceRun {
  const events = trace.events.flatMap((event): TraceEvent[] => {
    if (event.type !== "input_message" || typeof event.content !== "string") return [event];
    return [{ ...event, content: `${"well, ".repeat(2 ** nth)}${event.content}` }];
  });
  const from = events.findIndex((event) => event.type === "tool_call" && declared.effects[event.tool_name] === "read");
  const call = events[from];
  if (call?.type !== "tool_call") return { ...trace, events };
  const again = Array.from({ length: nth % 3 }, (_, n): TraceEvent[] => [
    { ...call, call_id: `again-${n}`, tool_args: { again: n } },
    { type: "tool_result", call_id: `again-${n}`, output: n },
  ]).flat();
  return { ...trace, events: [...events.slice(0, from), ...again, ...events.slice(from)] };
}

/** Failures in one group although their graders expected writes by other tools, or the runs made such writes. */
function unequal(failed: LabelledRun[]): BenchResult {
  const prints = failed.map(({ name, trace }) => ({ name, id: printOf(trace).id, label: labelOf(trace) }));
  const pairs = prints.flatMap((a, index) => prints.slice(index + 1).map((b) => ({ a, b })));
  const apart = pairs.filter(({ a, b }) => a.label !== b.label);
  const mixed = apart.filter(({ a, b }) => a.id === b.id);
  for (const { a, b } of mixed.slice(0, 5))
    console.log(`    in one group: ${a.name} (${a.label}) and ${b.name} (${b.label})`);
  console.log(`    ${new Set(prints.map(({ id }) => id)).size} groups of ${prints.length} failures`);
  const name = `pairs of unequal failures that share a group, of ${apart.length}`;
  return { name, value: mixed.length, unit: "", budget: 0, ok: mixed.length === 0 };
}

/** A label from the grader's expectation and the events alone: tools that wrote, missing writes, and whether a text was not said. */
function labelOf({ events, feedback, status }: TraceRun): string {
  const isWrite = (tool: string) => declared.effects[tool] === "write";
  const asked = events.flatMap((event) => (event.type === "tool_call" ? [event] : []));
  const broken = new Set(
    events.flatMap((event) => {
      const text = event.type === "tool_result" && typeof event.output === "string" ? event.output : "";
      return event.type === "tool_result" && (event.error || text.startsWith("Error")) ? [event.call_id] : [];
    }),
  );
  const made = asked.filter(({ tool_name, call_id }) => isWrite(tool_name) && !broken.has(call_id));
  const tools = [...new Set(made.map(({ tool_name }) => tool_name))].toSorted();
  const expected = (feedback?.expected_calls ?? []).map(({ tool }) => tool).filter(isWrite);
  const missing = [...new Set(expected)].filter((tool) => !tools.includes(tool)).toSorted();
  return JSON.stringify([tools, missing, status]);
}

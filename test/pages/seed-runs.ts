import { compact } from "../../src/core/compact.ts";
import { traceSchema, type TraceRun } from "../../src/core/schema/trace.ts";
import { rareFailure, type SeedFailure, seedFailures } from "./seed-failures.ts";

/** Failures of each, the frequent ones first: every other is of the first few, every fifth is a rare one. */
function failureOf(number: number): SeedFailure {
  if (number % 5 === 4) return rareFailure(Math.floor(number / 5));
  const spread = Math.imul(number + 1, 2_654_435_761) >>> 0;
  const place = Math.floor(seedFailures.length * (spread / 2 ** 32) ** 2);
  return seedFailures[place] ?? rareFailure(number);
}

/**
 * Runs as the months of several agents make them: some failures often, many seldom, some said only by a person, one in eight good. The
 * same number gives the same run, so that pages can be compared.
 */
export function seedRun(number: number): TraceRun {
  const failure = failureOf(number);
  const isGood = number % 8 === 7;
  const id = `${failure.tool.slice(4, 7)}_${1000 + (number % 900)}`;
  const fill = (text: string) => text.replaceAll("{id}", id);
  const began = Date.UTC(2026, 10, 20, 9, 0, number % 60);
  const at = (seconds: number) => new Date(began + seconds * 1_000).toISOString();
  const { agent, fault, comment } = failure;
  const broke = fault !== undefined && !isGood;
  const usage = { input: 380 + (number % 90), output: 24 + (number % 40) };
  return traceSchema.parse({
    run_id: `run_${(0x8f21c0 + number).toString(16)}`,
    status: broke ? "error" : "success",
    agent: { name: agent, version: `4.${number % 3}.${number % 2}` },
    session_id: `session-${number % 40}`,
    labels: { tier: number % 6 === 0 ? "gold" : "free" },
    ...compact({ feedback: isGood || comment === undefined ? undefined : { rating: "bad", comment } }),
    started_at: at(0),
    ended_at: at(broke ? 2 : 4 + (number % 9)),
    events: [
      { type: "input_message", role: "user", content: fill(failure.ask), at: at(0) },
      { type: "model_call", model: "gpt-5-mini", usage, at: at(0.1), duration_ms: 800 },
      ...callOf("a", { tool: failure.tool, args: { id } }, { at, from: 1, fault: broke ? fault : undefined }),
      ...(isGood || failure.writes === undefined
        ? []
        : callOf("b", { tool: failure.writes, args: { id, amount: 89 } }, { at, from: 2.2 })),
      broke
        ? { type: "error", kind: "exception", error: fault, at: at(2) }
        : { type: "final_output", content: fill(failure.answer ?? "Here is what I found of {id}."), at: at(4) },
    ],
  });
}

interface CallTimes {
  at: (seconds: number) => string;
  from: number;
  fault?: string | undefined;
}

function callOf(callId: string, { tool, args }: { tool: string; args: object }, { at, from, fault }: CallTimes) {
  const result =
    fault === undefined ? { output: { ...args, ok: true } } : { error: { kind: "exception", message: fault } };
  return [
    { type: "tool_call", call_id: callId, tool_name: tool, tool_args: args, at: at(from) },
    { type: "tool_result", call_id: callId, ...result, at: at(from + 0.4) },
  ];
}

/** A run of many events, with a step that is asked again and again, three errors and an end. */
export function longRun(runId: string, events: number): TraceRun {
  const rounds = Math.floor((events - 4) / 4);
  const at = (ms: number) => new Date(Date.UTC(2026, 10, 20, 9) + ms).toISOString();
  const loop = Array.from({ length: rounds }, (_, round) => {
    const failed = round === 60 || round === 120 || round === rounds - 2;
    const query = round > 30 && round < 60 ? "refund policy" : `refund policy, page ${round}`;
    return [
      {
        type: "model_call",
        model: "gpt-5-mini",
        output: null,
        usage: { input: 900 + round, output: 20 },
        at: at(round * 900),
      },
      {
        type: "tool_call",
        call_id: `c${round}`,
        tool_name: "search_docs",
        tool_args: { query },
        at: at(round * 900 + 500),
      },
      {
        type: "tool_result",
        call_id: `c${round}`,
        ...(failed ? { error: { kind: "timeout", message: "the search timed out" } } : { output: { documents: [] } }),
        at: at(round * 900 + 800),
      },
      { type: "other", name: "log", data: `round ${round}`, at: at(round * 900 + 850) },
    ];
  });
  return traceSchema.parse({
    run_id: runId,
    status: "error",
    agent: { name: "docs-agent", version: "2.0.0" },
    events: [
      { type: "input_message", role: "system", content: "You answer from the documents alone.", at: at(0) },
      { type: "input_message", role: "user", content: "How long can I send a mug back?", at: at(0) },
      ...loop.flat(),
      { type: "error", kind: "limit", error: `step limit of ${rounds} reached`, at: at(rounds * 900) },
    ],
  });
}

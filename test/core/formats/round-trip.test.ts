import { globSync, statSync } from "node:fs";
import { dirname, join } from "node:path";
import { describe, expect, it } from "vitest";
import { writeAtif } from "../../../src/core/export/atif.ts";
import { writeOtlp } from "../../../src/core/export/write-otlp.ts";
import { readTraces } from "../../../src/core/formats/input/read-traces.ts";
import { asText, objectsOf } from "../../../src/core/formats/fields/fields.ts";
import { isoOf } from "../../../src/core/formats/fields/times.ts";
import { outputText } from "../../../src/core/run/text-of.ts";
import { isObject } from "../../../src/core/schema/is-object.ts";
import type { Json, JsonObject } from "../../../src/core/schema/json.ts";
import { type TraceEvent, type TraceRun, traceSchema } from "../../../src/core/schema/trace.ts";
import { nodePlatform } from "../../../src/node/platform.ts";
import { corpusPath } from "../../support/corpora.ts";
import { atifSchema } from "./atif-schema.ts";
import { readFile } from "./corpora-truth.ts";
import { samples } from "./samples.ts";

const options = { platform: nodePlatform };
const largest = 5_000_000;

const ofSamples = Object.entries(samples).flatMap(([name, json]) =>
  readTraces({ name, json }, options).map(({ trace }) => ({ name, trace })),
);

function ofCorpora(root: string): { name: string; trace: TraceRun }[] {
  const shared = dirname(root);
  return globSync(["corpora/**/*.{json,jsonl,traj,yaml,eval}", "traces-*/*"], { cwd: shared })
    .filter((file) => statSync(join(shared, file)).size < largest)
    .toSorted()
    .flatMap((name) => {
      try {
        return readFile(join(shared, name)).map(({ trace }) => ({ name, trace }));
      } catch {
        // What is no trace is told of by other tests.
        return [];
      }
    });
}

function plain<T>(value: T): T {
  return JSON.parse(JSON.stringify(value));
}

function backOf(written: JsonObject): TraceRun | undefined {
  return readTraces({ name: "written", json: plain(written) }, options)[0]?.trace;
}

const root = corpusPath("");
const places = [
  { of: "samples", traces: () => ofSamples, skip: false },
  { of: "real files", traces: () => ofCorpora(root ?? ""), skip: root === undefined },
];

describe.each(places)("a trace of $of", ({ traces, skip }) => {
  it.skipIf(skip)("is the same after it was OTLP", () => {
    for (const { name, trace } of traces())
      expect([name, backOf(writeOtlp(trace, nodePlatform))]).toEqual([name, traceSchema.parse(plain(trace))]);
  });

  it.skipIf(skip)("is ATIF-v1.7 by its specification", () => {
    const wrong = traces().flatMap(({ name, trace }) => {
      const { error } = atifSchema.safeParse(plain(writeAtif(trace)));
      return error ? [`${name}: ${error.message}`] : [];
    });
    expect(wrong).toEqual([]);
  });

  it.skipIf(skip)("has after it was ATIF all that ATIF carries", () => {
    const lost = traces().flatMap(({ name, trace }) => {
      const back = backOf(writeAtif(trace));
      const numbered = withIds(trace);
      const [before, after] = [carried(numbered), carried(back ?? trace)];
      return differences(before, after).map((difference) => `${name}: ${difference}`);
    });
    expect(lost).toEqual([]);
  });
});

it("what ATIF carries is missed where a written step lost it", () => {
  const [sample] = ofSamples.filter(({ name }) => name === "openai-chat");
  if (!sample) throw new Error("no sample");
  const written = plain(writeAtif(sample.trace));
  for (const step of objectsOf(written["steps"])) delete step["observation"];
  const back = backOf(written) ?? sample.trace;
  expect(differences(carried(sample.trace), carried(back)).map((text) => text.split(":")[0])).toEqual(["results"]);
});

/** Calls without an id get one, in order; so do their results. */
function withIds(trace: TraceRun): TraceRun {
  let calls = 0;
  const open: string[] = [];
  const events = trace.events.map((event): TraceEvent => {
    if (event.type === "tool_call") {
      calls += 1;
      const call_id = event.call_id ?? `call-${calls}`;
      open.push(call_id);
      return { ...event, call_id };
    }
    if (event.type !== "tool_result") return event;
    const call_id = event.call_id ?? open[0];
    if (call_id !== undefined && open.includes(call_id)) open.splice(open.indexOf(call_id), 1);
    return call_id === undefined ? event : { ...event, call_id };
  });
  return { ...trace, events };
}

function differences(before: JsonObject, after: JsonObject): string[] {
  return Object.keys(before).flatMap((key) => {
    const [was, is] = [JSON.stringify(before[key]), JSON.stringify(after[key])];
    if (was === is) return [];
    let at = 0;
    while (was[at] === is[at]) at += 1;
    return [`${key}: ${was.slice(Math.max(0, at - 60), at + 60)} is ${is.slice(Math.max(0, at - 60), at + 60)}`];
  });
}

/**
 * What ATIF has a word for. Not carried: states and other events, parts of messages that are no text, parameters other than tools,
 * which role said what was copied, effects, groups, durations, the status, and errors other than a limit at the end.
 */
function carried(trace: TraceRun): JsonObject {
  const { events, run_id, agent, model } = trace;
  return {
    run_id,
    agent: { name: agent?.name ?? "agent", version: agent?.version ?? "unknown" },
    messages: events.flatMap((event): Json[] =>
      event.type === "input_message" ? [[sourceOf(event.role), outputText(event.content).trim()]] : [],
    ),
    answers: events.flatMap((event) => (event.type === "model_call" ? [answerOf(event, model?.name)] : [])),
    calls: callsOf(events),
    results: resultsOf(events),
    limit: events.findLast((event) => event.type === "error")?.kind === "limit",
  };
}

function sourceOf(role: string): string {
  if (role === "assistant" || role === "tool") return "earlier";
  return role === "system" || role === "developer" ? "system" : "user";
}

type Of<T extends TraceEvent["type"]> = Extract<TraceEvent, { type: T }>;

/** A count of nothing, and none, are the same; a prompt is counted with what a cache held of it. */
function answerOf(
  { model, output, finish_reason, usage, cost, at }: Of<"model_call">,
  named: string | undefined,
): Json {
  const [cached, written, reasoning] = ["cached", "cache_write", "reasoning"].map((name) => Number(usage?.[name] ?? 0));
  const { input, output: said } = usage ?? {};
  const beside = (cached ?? 0) + (written ?? 0);
  const prompt = input !== undefined && beside > input ? input + beside : input;
  const tokens = [prompt, said, cached, written, reasoning];
  const answer: Json = JSON.parse(
    JSON.stringify([model ?? named, outputText(output), finish_reason, tokens, cost, isoOf(at)]),
  );
  return answer;
}

function callsOf(events: readonly TraceEvent[]): Json[] {
  const calls = events.filter((event) => event.type === "tool_call");
  return calls.map(({ call_id, tool_name, tool_args }, index) => [
    call_id ?? `call-${index + 1}`,
    tool_name,
    isObject(tool_args) ? tool_args : { input: tool_args },
  ]);
}

/** By call, for results stand in the step of theirs. */
function resultsOf(events: readonly TraceEvent[]): Json[] {
  return events
    .flatMap((event) => (event.type === "tool_result" ? [event] : []))
    .map(({ call_id, output, error }) => [call_id ?? "", asText(output ?? error?.message), error?.message ?? ""])
    .toSorted(([a = ""], [b = ""]) => a.localeCompare(b));
}

import { readTraces } from "../src/core/formats/read-traces.ts";
import { writeOtlp } from "../src/core/formats/write-otlp.ts";
import type { Json } from "../src/core/schema/json.ts";
import { nodePlatform } from "../src/node/platform.ts";
import type { BenchResult } from "./bench-result.ts";

const options = { platform: nodePlatform };
const rounds = 25;

/** A conversation of so many steps, each a call with its result. */
function conversation(steps: number): Json[] {
  const messages: Json[] = [{ role: "user", content: "Look up every order and say what it costs." }];
  for (let step = 0; step < steps; step += 1) {
    const asked = {
      name: "lookup_order",
      arguments: JSON.stringify({ id: step, fields: ["price", "currency", "customer"] }),
    };
    const order = { id: step, price: step * 3, note: `order ${step} was shipped and then it came back. `.repeat(6) };
    messages.push(
      {
        role: "assistant",
        content: `Looking up order ${step}.`,
        tool_calls: [{ id: `call_${step}`, type: "function", function: asked }],
      },
      { role: "tool", tool_call_id: `call_${step}`, content: JSON.stringify(order) },
    );
  }
  return [...messages, { role: "assistant", content: "Done." }];
}

const stepsOfTrace = 6;

/** Traces of six steps as instrumentations write them: each request repeats the history before it. */
function spansOf(traces: number): Json {
  const messages = conversation(stepsOfTrace);
  const spans = Array.from({ length: traces * stepsOfTrace }, (_, index): Json => {
    const step = index % stepsOfTrace;
    const attributes = {
      "gen_ai.operation.name": "chat",
      "gen_ai.request.model": "model",
      "gen_ai.input.messages": JSON.stringify(messages.slice(0, 1 + step * 2)),
      "gen_ai.output.messages": JSON.stringify(messages.slice(1 + step * 2, 2 + step * 2)),
    };
    return {
      traceId: (1 + Math.floor(index / stepsOfTrace)).toString(16).padStart(32, "0"),
      spanId: (index + 1).toString(16).padStart(16, "0"),
      name: "chat",
      startTimeUnixNano: `${1_700_000_000_000 + index}000000`,
      endTimeUnixNano: `${1_700_000_000_001 + index}000000`,
      attributes: Object.entries(attributes).map(([key, value]) => ({ key, value: { stringValue: value } })),
    };
  });
  return { resourceSpans: [{ scopeSpans: [{ spans }] }] };
}

function nativeOf(steps: number): Json {
  const [read] = readTraces({ name: "bench", json: conversation(steps) }, options);
  return JSON.parse(JSON.stringify(read?.trace ?? null));
}

function own(steps: number): Json {
  const [read] = readTraces({ name: "bench", json: conversation(steps) }, options);
  return read ? writeOtlp(read.trace, nodePlatform) : null;
}

/** The best time of a task in milliseconds: what else the machine does only ever adds to it. */
function best(task: () => unknown): number {
  task();
  const times = Array.from({ length: rounds }, () => {
    const start = performance.now();
    task();
    return performance.now() - start;
  });
  return Math.min(...times);
}

function speed(name: string, document: Json): BenchResult {
  const text = JSON.stringify(document);
  const parse = best(() => JSON.parse(text));
  const read = best(() => readTraces({ name, text }, options));
  const value = parse / read;
  return {
    name: `import ${name}: speed against JSON.parse (at least)`,
    value,
    unit: "×",
    budget: 0.25,
    ok: value >= 0.25,
  };
}

/** Time per byte of four times the input against that of the input; 1 is linear. */
function growth(name: string, make: (steps: number) => Json, steps: number): BenchResult {
  const small = JSON.stringify(make(steps));
  const large = JSON.stringify(make(steps * 4));
  const before = best(() => readTraces({ name, text: small }, options)) / small.length;
  const after = best(() => readTraces({ name, text: large }, options)) / large.length;
  const value = after / before;
  return { name: `import ${name}: time per byte at 4 × the steps`, value, unit: "×", budget: 1.6, ok: value <= 1.6 };
}

/** How fast traces are imported, and whether that holds for large ones. */
export function run(): Promise<BenchResult[]> {
  return Promise.resolve([
    speed("openai-chat", conversation(2000)),
    speed("native", nativeOf(2000)),
    speed("otlp", spansOf(60)),
    speed("otlp of our own", own(1000)),
    growth("openai-chat", conversation, 500),
    growth("native", nativeOf, 500),
    growth("otlp", spansOf, 25),
  ]);
}

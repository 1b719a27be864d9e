import { createHmac } from "node:crypto";
import { compact } from "../src/core/compact.ts";
import { createRedactor } from "../src/core/redact/redact.ts";
import { countTriggers } from "../src/core/redact/trigger.ts";
import { measureRecall } from "../test/support/secrets/recall.ts";
import type { BenchResult } from "./bench-result.ts";
import { measurePrecision } from "./redact/precision.ts";

// The baseline is the prefilter, a table that takes a third less than the large pattern before it, so the ratio is larger.
const budget = 3.5;
const rounds = 9;

/** The smallest share of planted secrets (in %) that must be hidden, by the start of a context's name. */
const leastHidden = { bare: 97, named: 99, foreign: 97, shell: 90 };

/**
 * Measures the redaction of whole traces against the keyword prefilter alone; also the share of planted secrets that it finds, and what
 * it finds in plain text.
 */
export async function run(): Promise<BenchResult[]> {
  return Promise.resolve([...[1, 10, 100].map((runs) => ratioOf(runs)), ...recallResults(), precisionResult()]);
}

function recallResults(): BenchResult[] {
  const redact = (value: unknown): unknown => newRedactor().redact(value);
  return measureRecall({ redact, seed: 16, each: 5 }).map(({ context, hidden, planted }) => {
    const value = (100 * hidden) / planted;
    const [, budget] = Object.entries(leastHidden).find(([beginning]) => context.startsWith(beginning)) ?? [];
    const name = `hidden of ${planted} planted secrets (at least), ${context}`;
    return { name, value, unit: "%", ...compact({ budget }), ok: value >= (budget ?? 0) };
  });
}

function precisionResult(): BenchResult {
  const { megabytes, findings, published } = measurePrecision();
  const value = (10 * findings.length) / megabytes;
  if (value > 1) for (const { file, kind } of findings) console.log(`  ${kind} in ${file}`);
  const name = `mistakes per 10 MB of others' sources and docs, of ${megabytes.toFixed(0)} MB (besides ${published} real tokens)`;
  return { name, value, unit: "", budget: 1, ok: value <= 1 };
}

function ratioOf(runs: number): BenchResult {
  const body = Array.from({ length: runs }, (_item, i) => trace(i));
  const text = JSON.stringify(body);
  // Small bodies are repeated, so that compilation does not count.
  const repeats = Math.ceil(50 / runs);
  const floor: number[] = [];
  const full: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    // The two alternate, so that both meet the same load.
    floor.push(timed(() => countTriggers(text), repeats));
    full.push(timed(() => newRedactor().redact(body), repeats));
  }
  const value = Math.min(...full) / Math.min(...floor);
  const size = `${Math.round(text.length / 1024)} KB`;
  return { name: `redaction / keyword prefilter, ${size}`, value, unit: "x", budget, ok: value <= budget };
}

function newRedactor(): ReturnType<typeof createRedactor> {
  return createRedactor({ keyedHash: (text) => createHmac("sha256", "bench").update(text).digest("hex") });
}

function timed(work: () => unknown, repeats: number): number {
  const start = process.hrtime.bigint();
  for (let i = 0; i < repeats; i += 1) work();
  return Number(process.hrtime.bigint() - start) / repeats;
}

/** A run as of a customer service agent: prose, stringified tool results, a mail address or two. */
function trace(seed: number): unknown {
  const events = Array.from({ length: 24 }, (_item, step) => [
    {
      type: "input_message",
      role: "user",
      content: `Hello, I am customer ${seed}, my booking is R${seed * 31 + step} of 2024-05-${10 + (step % 18)}. ${prose}`,
    },
    {
      type: "tool_call",
      call_id: `call_${seed}_${step}`,
      tool_name: "get_reservation",
      tool_args: { reservation_id: `R${seed * 31 + step}` },
    },
    { type: "tool_result", call_id: `call_${seed}_${step}`, output: JSON.stringify(reservation(seed, step)) },
  ]).flat();
  return { version: 1, run_id: `run-${seed}`, status: "success", events };
}

function reservation(seed: number, step: number): unknown {
  const flights = Array.from({ length: 6 }, (_item, i) => ({
    flight_number: `HAT${100 + i}`,
    origin: "JFK",
    destination: "SFO",
    date: "2024-05-21",
    scheduled_departure_time_est: "09:30:00",
    available_seats: { economy: 12 + i, business: 3 },
    price: 120 + step,
  }));
  return {
    reservation_id: `R${seed}`,
    user_id: `user_${seed}`,
    email: `user${seed}@example.com`,
    payment_id: "credit_card_7815826",
    flights,
  };
}

const prose =
  "I would like to change my flight to a later one on the same day, and I want to know whether the insurance that I bought covers it. ".repeat(
    4,
  );

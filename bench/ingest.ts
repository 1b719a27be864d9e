import { readFileSync } from "node:fs";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { Hono } from "hono";
import { readTraces } from "../src/core/formats/input/read-traces.ts";
import { type TraceRun, traceSchema } from "../src/core/schema/trace.ts";
import { corpusPath } from "../test/support/corpora.ts";
import { refuseAtGate } from "../worker/auth/require-scope.ts";
import { isWellFormedToken, newToken, tokenHash } from "../worker/auth/token.ts";
import { newestOfEach } from "../worker/ingest/continue-runs.ts";
import { decide } from "../worker/ingest/decide.ts";
import { prepareRun } from "../worker/ingest/prepare-run.ts";
import { readItems } from "../worker/ingest/read-items.ts";
import { workerPlatform } from "../worker/http/platform.ts";
import { decode, decodeText } from "../worker/http/read-body.ts";
import { packBodies, traceLine } from "../worker/store/runs/body-codec.ts";
import type { BenchResult } from "./bench-result.ts";
import { bestOf, passed, worked } from "./ingest/best-of.ts";
import { conversation } from "./ingest/conversation.ts";
import { contextOf } from "./ingest/context.ts";
import { resent, runsCost } from "./ingest/cost.ts";
import { floodRatio } from "./ingest/flood.ts";
import { hostileRatios } from "./ingest/hostile.ts";
import { otlpCost } from "./ingest/otlp-cost.ts";
import { throughputRatio } from "./ingest/throughput.ts";

const window = 72 * 3_600_000;

export async function run(): Promise<BenchResult[]> {
  const cpu = [20_000, 200_000, 2_000_000].map(cpuRatio);
  const cpuMs = cpu[0]?.ms ?? 0;
  return [
    ...cpu.map(({ result }) => result),
    ...storedBytes(),
    growth(),
    await runsCost({ batch: 20, window: 0, budget: 0.6, cpuMs }),
    await runsCost({ batch: 1, window: 0, budget: 2.5, cpuMs }),
    await runsCost({ batch: 20, window, cpuMs }),
    await runsCost({ batch: 1, window, cpuMs }),
    await otlpCost({ chunks: 1, batch: 20, window, cpuMs, budget: 2.5 }),
    await otlpCost({ chunks: 1, batch: 20, cpuMs, budget: 2.5 }),
    await otlpCost({ chunks: 1, batch: 1, cpuMs }),
    await otlpCost({ chunks: 3, batch: 1, cpuMs, budget: 8 }),
    await resent(),
    ...hostileRatios(),
    await refusalRatio(),
    await throughputRatio(),
    await floodRatio(),
  ];
}

/** CPU time of a kept body, from its bytes to those of the stored object. */
function cpuRatio(bytes: number): { result: BenchResult; ms: number } {
  const body = Buffer.from(JSON.stringify(conversation(bytes)));
  const token = newToken();
  const context = contextOf({ success: 1 });
  const known = {
    stored: new Map(),
    erased: new Set<string>(),
    groups: new Map(),
    releases: { known: new Set<string>(), full: false },
  };
  const continued = { ids: new Set<string>(), postponed: new Set<string>() };
  const ingest = () => {
    if (!isWellFormedToken(token) || tokenHash(token) === "") throw new Error("unreachable");
    const text = decodeText(decode(body, null, 33_554_432));
    const items = readItems(text, { project: "bench", format: undefined, ndjson: false, maxItems: 1_000 });
    const prepared = items.flatMap((item) =>
      item.ok ? [{ ok: true as const, run: prepareRun(item.trace, context, 0) }] : [],
    );
    const newest = newestOfEach(prepared.map(({ run }) => run));
    return packBodies(
      decide(prepared, { known, settings: context.settings, at: 0, newest, continued, failures: new Map() }).delivery
        .kept,
    );
  };
  const base = () => {
    JSON.parse(body.toString("utf8"));
    return gzipSync(body, { level: 6 });
  };
  // A busy Worker is compiled; small bodies need more rounds for that.
  const rounds = bytes > 1_000_000 ? 5 : bytes > 100_000 ? 60 : 600;
  const [ours, floor] = bestOf(rounds, passed, ingest, base);
  const name = `ingest CPU against JSON.parse + gzip-6, ${bytes / 1000} KB`;
  return { ms: ours, result: { name, value: ours / floor, unit: "×", budget: 3, ok: ours / floor <= 3 } };
}

/** CPU time of a refused request, which anybody can send, against a handler that does nothing else. */
async function refusalRatio(): Promise<BenchResult> {
  const bare = new Hono().post(
    "/v1/runs",
    () =>
      new Response("{}", {
        status: 401,
        headers: { "content-type": "application/json", "www-authenticate": "Bearer" },
      }),
  );
  const guarded = { fetch: (request: Request) => refuseAtGate(request) ?? never() };
  const wrong = `${newToken().slice(0, -1)}_`;
  const best = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
  for (let round = 0; round < 20; round += 1) {
    for (const [index, app] of [guarded, bare].entries()) {
      const start = worked();
      for (let n = 0; n < 2_000; n += 1)
        await app.fetch(
          new Request("http://x/v1/runs", { method: "POST", headers: { authorization: `Bearer ${wrong}` } }),
        );
      best[index] = Math.min(best[index] ?? 0, worked() - start);
    }
  }
  const ratio = (best[0] ?? 0) / (best[1] ?? 1);
  return {
    name: "a malformed credential against a bare 401 handler",
    value: ratio,
    unit: "×",
    budget: 1.2,
    ok: ratio <= 1.2,
  };
}

function never(): never {
  throw new Error("a malformed token must not pass the gate");
}
/** Size of single objects against the best brotli-11 frame of each run's text; on real runs if they are available. */
function storedBytes(): BenchResult[] {
  const runs = realRuns();
  const context = contextOf({ success: 1 });
  let stored = 0;
  let limit = 0;
  let full = 0;
  for (const { trace, messages, beside } of runs) {
    const { head, line } = prepareRun(trace, context, 0);
    stored += packBodies([{ head, line }]).length;
    limit += brotliCompressSync([...messages, ...beside].map((said) => `${JSON.stringify(said)}\n`).join(""), {
      params: { [constants.BROTLI_PARAM_QUALITY]: 11 },
    }).length;
    messages.forEach(
      (_, n) => (full += gzipSync(JSON.stringify({ messages: messages.slice(0, n + 1) }), { level: 9 }).length),
    );
  }
  return [
    {
      name: `stored bytes of ${runs.length} runs, single objects, against brotli-11 of the deltas`,
      value: stored / limit,
      unit: "×",
      budget: 1.3,
      ok: stored / limit <= 1.3,
    },
    {
      name: "gzip per full checkpoint against stored bytes (at least)",
      value: full / stored,
      unit: "×",
      budget: 19,
      ok: full / stored >= 19,
    },
  ];
}

interface RealRun {
  trace: TraceRun;
  messages: unknown[];
  /** Other data of the source about the run, which is kept too. */
  beside: unknown[];
}

function realRuns(): RealRun[] {
  const path = corpusPath("tau-bench");
  if (path === undefined)
    return [1, 2, 3, 4].map((n) => ({
      trace: conversation(16_000 + n),
      messages: conversation(16_000 + n).events,
      beside: [],
    }));
  const items: { traj: unknown[] }[] = JSON.parse(readFileSync(`${path}/airline-even-tasks.json`, "utf8"));
  return items.flatMap((item) => {
    const [read] = readTraces(
      { name: "run", text: JSON.stringify([item]) },
      { format: "tau-bench", platform: workerPlatform },
    );
    const { traj: messages, ...rest } = item;
    return read ? [{ trace: read.trace, messages, beside: [rest] }] : [];
  });
}

/** Each step records its whole state. The stored size must grow with the steps and not with their square. */
function growth(): BenchResult {
  const sizes = [200, 400].map(
    (steps) =>
      packBodies([{ head: prepareRun(withStates(1), contextOf({}), 0).head, line: traceLine(withStates(steps)) }])
        .length,
  );
  const ratio = (sizes[1] ?? 0) / (sizes[0] ?? 1);
  return {
    name: "bytes(2n steps) / bytes(n), n = 200, whole state at each step",
    value: ratio,
    unit: "×",
    budget: 2.1,
    ok: ratio <= 2.1,
  };
}

function withStates(steps: number): TraceRun {
  const messages = conversation(steps * 400)
    .events.slice(0, steps)
    .map((event) => ({ role: "assistant", content: JSON.stringify(event) }));
  const events = messages.map((_, n) => ({
    type: "state",
    step_id: `s${n}`,
    state: { messages: messages.slice(0, n + 1), count: n },
  }));
  return traceSchema.parse({ run_id: `states-${steps}`, status: "success", events });
}

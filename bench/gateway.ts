import { once } from "node:events";
import { createServer } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { effectLookup } from "../src/core/effects.ts";
import { createRedactor } from "../src/core/redact/redact.ts";
import { createModelReplay } from "../src/core/replay/model-replay.ts";
import { type ModelExchange, modelFixturesSchema } from "../src/core/schema/fixtures.ts";
import { type Gateway, type OpenSession, startGateway } from "../src/gateway/server.ts";
import { createUpstream } from "../src/gateway/upstream.ts";
import { hmacKeyedHash } from "../src/node/platform.ts";
import type { BenchResult } from "./bench-result.ts";

const redactor = createRedactor({ keyedHash: hmacKeyedHash(Buffer.from("bench")) });

/** What a served call costs over the same answer of a bare server, how fast a case loads, and whether memory stays flat. */
export async function run(): Promise<BenchResult[]> {
  const upstream = createUpstream({ config: {}, env: {}, fetch, sleep: async () => {} });
  await using gateway = await startGateway({ upstream });
  return [...(await latency(gateway)), loading(), await memory(gateway)];
}

/** One model call in the middle of a conversation: a request of some 4 KB. */
function exchangeOf(number: number): ModelExchange {
  const messages = Array.from({ length: 10 }, (_item, at) => ({
    role: at % 2 === 0 ? "user" : "assistant",
    content: `Message ${at} of conversation ${number}: ${"what was charged and why, ".repeat(14)}`,
  }));
  const message = { role: "assistant", content: "It was a subscription. ".repeat(10) };
  return {
    api: "openai-chat",
    request: { model: "gpt-x", messages, stream: true },
    status: 200,
    response: { id: `c${number}`, model: "gpt-x", choices: [{ index: 0, finish_reason: "stop", message }] },
  };
}

function opened(gateway: Gateway, exchanges: ModelExchange[]): OpenSession {
  const model = createModelReplay({ exchanges, mode: "recorded" });
  const redact = redactor.redact.bind(redactor);
  return gateway.open({ mode: "replay", model, redact, effects: effectLookup(), now: () => new Date(0) });
}

async function call(url: string, { request }: ModelExchange): Promise<number> {
  const started = performance.now();
  const headers = { "content-type": "application/json" };
  const response = await fetch(`${url}/openai/v1/chat/completions`, {
    method: "POST",
    headers,
    body: JSON.stringify(request),
  });
  await response.text();
  if (response.status !== 200) throw new Error(`the gateway answered ${response.status}`);
  return performance.now() - started;
}

async function latency(gateway: Gateway): Promise<BenchResult[]> {
  const body = `data: ${JSON.stringify(exchangeOf(0).response)}\n\ndata: [DONE]\n\n`;
  const bare = createServer((request, response) => {
    request.resume().on("end", () => response.setHeader("content-type", "text/event-stream").end(body));
  }).listen(0, "127.0.0.1");
  await once(bare, "listening");
  const address = bare.address();
  const bareUrl = `http://127.0.0.1:${typeof address === "object" && address !== null ? address.port : 0}`;
  const rounds = { one: [] as Pair[], fifty: [] as Pair[] };
  for (let round = 0; round < 6; round += 1) {
    const exchanges = Array.from({ length: 400 }, (_item, number) => exchangeOf(number));
    for (const [streams, into] of [
      [1, rounds.one],
      [50, rounds.fifty],
    ] as const) {
      using open = opened(gateway, exchanges);
      const served = await timesOf(exchanges, streams, (each) => call(open.url, each));
      const plain = await timesOf(exchanges, streams, (each) => call(bareUrl, each));
      if (round > 0) into.push({ served, plain }); // the first round compiles
    }
  }
  bare.close();
  bare.closeAllConnections();
  const median = added(rounds.one, 0.5);
  const slow = added(rounds.fifty, 0.99);
  return [
    { name: "added per served call, p50", value: median, unit: " ms", budget: 1, ok: median <= 1 },
    {
      name: "added per served call under 50 streams of 10 calls a second, p99",
      value: slow,
      unit: " ms",
      budget: 5,
      ok: slow <= 5,
    },
  ];
}

interface Pair {
  served: number[];
  plain: number[];
}

/** The best round of each: what else the machine does is neither's. */
function added(pairs: Pair[], share: number): number {
  const best = (which: keyof Pair) => Math.min(...pairs.map((pair) => quantile(pair[which], share)));
  return best("served") - best("plain");
}

function quantile(times: number[], share: number): number {
  const sorted = times.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

async function timesOf<T>(items: T[], streams: number, work: (item: T) => Promise<number>): Promise<number[]> {
  const left = [...items];
  const times: number[] = [];
  // Many streams pause as agents do, only less: without pauses the time in the queue of one processor would be measured.
  const pauseMs = streams === 1 ? 0 : 100;
  async function stream(_value: unknown, index: number): Promise<void> {
    await sleep((index / streams) * pauseMs);
    for (let item = left.shift(); item !== undefined; item = left.shift()) {
      times.push(await work(item));
      if (pauseMs > 0) await sleep(pauseMs);
    }
  }
  await Promise.all(Array.from({ length: streams }, stream));
  return times;
}

function loading(): BenchResult {
  const exchanges = Array.from({ length: 1000 }, (_item, number) => exchangeOf(number));
  const text = JSON.stringify({ version: 1, exchanges });
  const parse: number[] = [];
  const load: number[] = [];
  for (let round = 0; round < 15; round += 1) {
    parse.push(timed(() => void JSON.parse(text)));
    load.push(
      timed(() => void createModelReplay({ ...modelFixturesSchema.parse(JSON.parse(text)), mode: "recorded" })),
    );
  }
  const value = Math.min(...load) / Math.min(...parse);
  return { name: "loading 1,000 exchanges / JSON.parse", value, unit: "x", budget: 1.5, ok: value <= 1.5 };
}

function timed(work: () => void): number {
  const started = performance.now();
  work();
  return performance.now() - started;
}

async function memory(gateway: Gateway): Promise<BenchResult> {
  setFlagsFromString("--expose-gc");
  const collect: () => void = runInNewContext("gc");
  const exchanges = Array.from({ length: 100 }, (_item, number) => exchangeOf(number));
  const session = async () => {
    using open = opened(gateway, exchanges);
    for (const each of exchanges) await call(open.url, each);
  };
  const heapAfter = async (sessions: number) => {
    for (let count = 0; count < sessions; count += 1) await session();
    collect();
    return process.memoryUsage().heapUsed;
  };
  const warm = await heapAfter(20);
  const value = (await heapAfter(100)) / warm;
  return { name: "heap after 10,000 further calls / before", value, unit: "x", budget: 1.1, ok: value <= 1.1 };
}

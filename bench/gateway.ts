import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { Agent, request as httpRequest } from "node:http";
import { resolve } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { effectLookup } from "../src/core/effects.ts";
import { createRedactor } from "../src/core/redact/redact.ts";
import { createModelReplay } from "../src/core/replay/model-replay.ts";
import { type ModelExchange, modelFixturesSchema } from "../src/core/schema/fixtures.ts";
import { startGateway } from "../src/gateway/server.ts";
import { createUpstream } from "../src/gateway/upstream.ts";
import { hmacKeyedHash } from "../src/node/platform.ts";
import type { BenchResult } from "./bench-result.ts";
import { exchangeOf } from "./runners/exchange.ts";

/** Measures the time that the gateway adds to a served call, how fast a case loads, and whether memory stays flat. */
export async function run(): Promise<BenchResult[]> {
  return [...(await latency()), loading(), await memory()];
}

const agent = new Agent({ keepAlive: true, maxSockets: 50 });

/** Makes one call; returns the milliseconds until the whole answer is there. */
function call(url: string, { request }: ModelExchange): Promise<number> {
  const started = performance.now();
  const { promise, resolve: done, reject } = Promise.withResolvers<number>();
  const body = JSON.stringify(request);
  const headers = { "content-type": "application/json", "content-length": Buffer.byteLength(body) };
  const sent = httpRequest(`${url}/openai/v1/chat/completions`, { method: "POST", agent, headers }, (response) => {
    if (response.statusCode !== 200) reject(new Error(`the gateway answered ${response.statusCode}`));
    response.resume().on("end", () => done(performance.now() - started));
  });
  sent.on("error", reject).end(body);
  return promise;
}

const calls = 400;

/** The loads: how many agents call, and their pause between two calls. */
const loads = [
  { name: "one stream, p50", streams: 1, pauseMs: 0, share: 0.5, budget: 1 },
  { name: "50 streams of 10 calls a second, p99", streams: 50, pauseMs: 100, share: 0.99, budget: 5 },
  // Each stream asks again at once, so that a call also waits for the work of the 49 other streams.
  { name: "50 streams without a pause, p99", streams: 50, pauseMs: 0, share: 0.99, budget: 5 },
] as const;
type Load = (typeof loads)[number];

/**
 * The gateway and the bare server run in one other process, the agents in this one. The added time is the quantile of the best round
 * through the gateway, less that of the best round of the bare server.
 */
async function latency(): Promise<BenchResult[]> {
  const server = fork(resolve(import.meta.dirname, "runners/gateway-server.ts"), { execArgv: process.execArgv });
  const exchanges = Array.from({ length: calls }, (_item, number) => exchangeOf(number));
  const rounds = new Map<Load, Round[]>(loads.map((load) => [load, []]));
  for (let round = 0; round < 8; round += 1) {
    for (const load of loads) {
      const { url, bareUrl } = await openAttempt(server);
      const served = await timesOf(exchanges, load, (each) => call(url, each));
      const plain = await timesOf(exchanges, load, (each) => call(bareUrl, each));
      const slow = (times: number[]) => quantile(times, load.share);
      if (round > 1) rounds.get(load)?.push({ served: slow(served), plain: slow(plain) }); // the first rounds are for compilation
    }
  }
  server.disconnect();
  await once(server, "exit");
  return [...rounds].map(([{ name, budget }, found]) => {
    const value = Math.min(...found.map(({ served }) => served)) - Math.min(...found.map(({ plain }) => plain));
    return { name: `added per served call, ${name}`, value, unit: " ms", budget, ok: value <= budget };
  });
}

interface Round {
  served: number;
  plain: number;
}

async function openAttempt(server: ChildProcess): Promise<{ url: string; bareUrl: string }> {
  server.send({ exchanges: calls });
  const [answer]: { url: string; bareUrl: string }[] = await once(server, "message");
  if (!answer) throw new Error("the gateway's process said nothing");
  return answer;
}

function quantile(times: number[], share: number): number {
  const sorted = times.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

async function timesOf<T>(items: T[], load: Load, work: (item: T) => Promise<number>): Promise<number[]> {
  const { streams, pauseMs } = load;
  const left = [...items];
  const times: number[] = [];
  async function stream(_value: unknown, index: number): Promise<void> {
    if (pauseMs > 0) await sleep((index / streams) * pauseMs);
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

async function memory(): Promise<BenchResult> {
  setFlagsFromString("--expose-gc");
  const collect: () => void = runInNewContext("gc");
  const redactor = createRedactor({ keyedHash: hmacKeyedHash(Buffer.from("bench")) });
  const redact = redactor.redact.bind(redactor);
  const upstream = createUpstream({ config: {}, env: {}, fetch, sleep: async () => {} });
  await using gateway = await startGateway({ upstream });
  const exchanges = Array.from({ length: 100 }, (_item, number) => exchangeOf(number));
  const session = async () => {
    const model = createModelReplay({ exchanges, mode: "recorded" });
    using open = gateway.open({ mode: "replay", model, redact, effects: effectLookup(), now: () => new Date(0) });
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

import { mkdtempSync, readFileSync, rmSync, existsSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { createSqliteStore } from "../src/node/sqlite/store.ts";
import { deltaBetween, partsOf } from "../src/core/checkpoint/checkpoint-chain.ts";
import type { Checkpoint } from "../src/core/schema/checkpoint.ts";
import { type AgentRun, type Json, replaykit } from "../src/sdk/index.ts";
import type { BenchResult } from "./bench-result.ts";

/** Measures what recording costs an agent, and the size of its steps on disk. */
export async function run(): Promise<BenchResult[]> {
  const overhead = await overheadPerStep();
  return [
    { name: "recording a step with SQLite, p50", value: overhead, unit: " µs", budget: 50, ok: overhead <= 50 },
    ...(await storage()),
  ];
}

const steps = 1000;

async function overheadPerStep(): Promise<number> {
  const folder = mkdtempSync(join(tmpdir(), "replaykit-bench-"));
  const store = createSqliteStore(join(folder, "store.db"));
  const kit = replaykit({ store });
  await kit.run({ runId: "warm" }, (run) => agent(run, []));
  let best = Number.POSITIVE_INFINITY;
  // The fastest round counts, which other programs disturbed least.
  for (let round = 0; round < 8; round += 1) {
    const recorded: number[] = [];
    const plain: number[] = [];
    await kit.run({}, (run) => agent(run, recorded));
    await agent(bare(), plain);
    best = Math.min(best, median(recorded) - median(plain));
  }
  await store.close();
  rmSync(folder, { recursive: true });
  return best * 1000;
}

/** An agent whose steps look something up and keep a kilobyte of state. */
async function agent(run: AgentRun, times: number[]): Promise<Json> {
  const look = run.tool("look", ({ n }: { n: number }) => ({ found: n }));
  run.state = {
    query: "refund policy",
    docs: Array.from({ length: 10 }, (_, n) => `a document about refunds, number ${n}, with its text`),
  };
  for (let n = 0; n < steps; n += 1) {
    const started = performance.now();
    await run.step("look", async () => {
      run.state["last"] = (await look({ n })).found;
      return null;
    });
    times.push(performance.now() - started);
  }
  return null;
}

/** The same functions without recording. */
function bare(): AgentRun {
  return {
    id: "",
    input: undefined,
    state: {},
    step: async (_, work) => work(),
    tool: (_, work) => async (args) => work(args),
    model: async (work) => work(),
    once: async (_, work) => work(),
    now: () => new Date(),
    random: () => Math.random(),
    uuid: () => crypto.randomUUID(),
  };
}

function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}

/** Real conversations with a checkpoint after each message, or a generated one if the corpus is missing. */
async function storage(): Promise<BenchResult[]> {
  const runs = conversations();
  const folder = mkdtempSync(join(tmpdir(), "replaykit-bench-"));
  await using store = createSqliteStore(join(folder, "store.db"));
  let best = 0;
  let gzipped = 0;
  for (const [index, messages] of runs.entries()) {
    const run_id = `run-${index}`;
    await store.createRun({ run_id, status: "running", started_at: "2026-01-01T00:00:00.000Z" });
    const deltas: string[] = [];
    let before = new Map<string, string>();
    for (let step = 1; step <= messages.length; step += 1) {
      const checkpoint = checkpointAt(run_id, messages.slice(0, step));
      await store.putCheckpoint(checkpoint);
      const parts = partsOf(checkpoint);
      deltas.push(JSON.stringify(deltaBetween(before, parts)));
      before = parts;
      gzipped += gzipSync(JSON.stringify(checkpoint)).length;
    }
    await store.updateRun(run_id, { status: "success" });
    best += brotliCompressSync(JSON.stringify(deltas), {
      params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_LGWIN]: 24 },
    }).length;
  }
  await store.gc({ now: new Date("2026-01-01T00:00:00.000Z") });
  const { blobs, rows } = store.stats().bytes;
  const doubled = (await bytesOfMade(400)) / (await bytesOfMade(200));
  rmSync(folder, { recursive: true });
  return [
    {
      name: `stored bytes of ${runs.length} runs against the best brotli frame of their deltas`,
      value: (blobs + rows) / best,
      unit: "×",
      budget: 1.3,
      ok: (blobs + rows) / best <= 1.3,
    },
    {
      name: "smaller than gzip per full checkpoint (at least)",
      value: gzipped / (blobs + rows),
      unit: "×",
      budget: 19,
      ok: gzipped / (blobs + rows) >= 19,
    },
    { name: "bytes of twice the steps", value: doubled, unit: "×", budget: 2.1, ok: doubled <= 2.1 },
  ];
}

async function bytesOfMade(count: number): Promise<number> {
  const folder = mkdtempSync(join(tmpdir(), "replaykit-bench-"));
  await using store = createSqliteStore(join(folder, "store.db"));
  const messages = madeMessages(count);
  await store.createRun({ run_id: "made", status: "running", started_at: "2026-01-01T00:00:00.000Z" });
  for (let step = 1; step <= count; step += 1) await store.putCheckpoint(checkpointAt("made", messages.slice(0, step)));
  await store.updateRun("made", { status: "success" });
  await store.gc({ now: new Date("2026-01-01T00:00:00.000Z") });
  const { blobs, rows } = store.stats().bytes;
  rmSync(folder, { recursive: true });
  return blobs + rows;
}

function checkpointAt(run_id: string, messages: Json[]): Checkpoint {
  const step = messages.length;
  return {
    version: 1,
    run_id,
    step_id: String(step),
    step_number: step,
    at: "2026-01-01T00:00:00.000Z",
    messages,
    tool_calls: [],
    state: { turn: step },
  };
}

function conversations(): Json[][] {
  const corpus = resolve(import.meta.dirname, "../../shared/corpora/tau-bench");
  const file = join(corpus, "airline-even-tasks.json");
  if (!existsSync(file)) return Array.from({ length: 10 }, () => madeMessages(60));
  const trials: { traj: Json[] }[] = JSON.parse(readFileSync(file, "utf8"));
  return trials.map(({ traj }) => traj);
}

/** Generated messages with few repetitions, as in real text. */
function madeMessages(count: number): Json[] {
  let seed = 7;
  const word = () => {
    seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0;
    return (seed % 46656).toString(36);
  };
  return Array.from({ length: count }, (_, index) => ({
    role: index % 2 ? "assistant" : "user",
    content: Array.from({ length: 40 }, word).join(" "),
  }));
}

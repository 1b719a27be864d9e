import { fileURLToPath } from "node:url";
import { createTestHarness } from "wrangler";
import { startWorker } from "../../test/worker/support/harness.ts";
import type { BenchResult } from "../bench-result.ts";
import { conversation } from "./conversation.ts";

const lanes = 4;
const windows = 4;
const windowMs = 2_000;

type Send = (n: number) => Promise<Response>;

/** How many requests of 20 KB from four clients are answered, against a Worker that only reads the body; the two alternate. */
export async function throughputRatio(): Promise<BenchResult> {
  const worker = await startWorker();
  const configPath = fileURLToPath(new URL("./bare/wrangler.jsonc", import.meta.url));
  const bare = createTestHarness({ workers: [{ configPath }] });
  try {
    const { href } = (await bare.listen()).url;
    const limits = { requests_per_minute: 1_000_000, requests_at_once: 64 };
    const client = await worker.project("fast", { limits });
    const body = JSON.stringify(conversation(20_000));
    const json = { "content-type": "application/json" };
    const ingest: Send = (n) => client.post("/v1/runs", body.replace(/"bench-\d+"/, `"run-${n}"`), json);
    const floor: Send = () => fetch(href, { method: "POST", body, headers: json });
    const [ours, theirs] = await takeTurns(ingest, floor);
    return {
      name: `requests a second of 20 KB, of those of a bare handler that reads the body (${perSecond(ours)} of ${perSecond(theirs)})`,
      value: ours / theirs,
      unit: "×",
      ok: true,
    };
  } finally {
    await Promise.all([worker.close(), bare.close()]);
  }
}

async function takeTurns(...ways: Send[]): Promise<[number, number]> {
  const answered = ways.map(() => 0);
  let n = 0;
  const next = () => (n += 1);
  for (let window = -1; window < windows; window += 1) {
    for (const [index, send] of ways.entries()) {
      const count = await answersOf(send, next);
      if (window >= 0) answered[index] = (answered[index] ?? 0) + count;
    }
  }
  return [answered[0] ?? 0, answered[1] ?? 1];
}

async function answersOf(send: Send, next: () => number): Promise<number> {
  const end = performance.now() + windowMs;
  let count = 0;
  const lane = async () => {
    while (performance.now() < end) {
      const answer = await send(next());
      await answer.arrayBuffer();
      if (!answer.ok) throw new Error(`answered ${answer.status}`);
      count += 1;
    }
  };
  await Promise.all(Array.from({ length: lanes }, lane));
  return count;
}

function perSecond(count: number): string {
  return ((count * 1000) / (windows * windowMs)).toFixed(0);
}

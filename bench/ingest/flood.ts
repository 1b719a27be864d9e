import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { setTimeout as sleep } from "node:timers/promises";
import { type Client, startWorker } from "../../test/worker/support/harness.ts";
import type { BenchResult } from "../bench-result.ts";
import { conversation } from "./conversation.ts";

/** The requests of a flood; `0f100d00` in a body is replaced by a number, so that each is a run of its own. */
export interface Flood {
  url: string;
  token: string;
  perSecond: number;
  targets: { path: string; body: string }[];
}

const windows = 12;
const perWindow = 40;
/** The local runtime takes some 3 ms for an empty answer: a higher rate would measure it and not the rate limit. */
const flooding = { perMinute: 60, perSecond: 40 };

/**
 * A quiet project's slowest answers while another project sends forty times its limit (runs and spans in turn), against the same while
 * that client sends elsewhere. The two alternate, so that both meet the same load.
 */
export async function floodRatio(): Promise<BenchResult> {
  const worker = await startWorker();
  const quiet = await worker.project("quiet");
  const limits = { requests_per_minute: flooding.perMinute };
  const loud = await worker.project("loud", { limits });
  const client = startClient({
    url: worker.url,
    token: loud.token,
    perSecond: flooding.perSecond,
    targets: [
      { path: "/v1/runs", body: JSON.stringify({ ...conversation(20_000), run_id: "loud-0f100d00" }) },
      { path: "/v1/traces", body: JSON.stringify(spans()) },
    ],
  });
  try {
    const [alone, beside] = await takeTurns(quiet, client);
    const counts = await countsOf(client);
    const ratio = p99(beside) / p99(alone);
    return {
      name: `p99 of a project beside another one's flood against alone (${p99(alone).toFixed(0)} ms; the flood's answers: ${describe(counts)})`,
      value: ratio,
      unit: "×",
      budget: 1.2,
      ok: ratio <= 1.2,
    };
  } finally {
    client.kill();
    await worker.close();
  }
}

function startClient(flood: Flood): ChildProcess {
  return fork(new URL("./flood-client.ts", import.meta.url), [JSON.stringify(flood)]);
}

async function takeTurns(quiet: Client, client: ChildProcess): Promise<[number[], number[]]> {
  const times: [number[], number[]] = [[], []];
  let n = 0;
  for (let window = -2; window < windows * 2; window += 1) {
    const beside = window % 2 === 0;
    client.send(beside ? "worker" : "away");
    // The first seconds of a flood use up its token bucket and are not measured.
    await sleep(window < 0 ? 4_000 : 300);
    const seen: number[] = [];
    for (let count = 0; count < perWindow; count += 1) seen.push(await timed(quiet, (n += 1)));
    if (window >= 0) times[beside ? 1 : 0].push(...seen);
  }
  return times;
}

async function timed(quiet: Client, n: number): Promise<number> {
  const body = JSON.stringify({ ...conversation(20_000), run_id: `quiet-${n}` });
  await sleep(10);
  const start = performance.now();
  const answer = await quiet.post("/v1/runs", body, { "content-type": "application/json" });
  await answer.arrayBuffer();
  if (!answer.ok) throw new Error(`a quiet project was answered ${answer.status}`);
  return performance.now() - start;
}

async function countsOf(client: ChildProcess): Promise<Record<string, number>> {
  const answer = once(client, "message");
  client.send("counts");
  const [counts]: Record<string, number>[] = await answer;
  return counts ?? {};
}

function describe(counts: Record<string, number>): string {
  return Object.entries(counts)
    .map(([what, count]) => `${count} × ${what}`)
    .join(", ");
}

function p99(times: readonly number[]): number {
  return times.toSorted((a, b) => a - b)[Math.ceil(times.length * 0.99) - 1] ?? 0;
}

/** A run of one span, as an exporter sends it. */
function spans(): object {
  const attribute = (key: string, stringValue: string) => ({ key, value: { stringValue } });
  const span = {
    traceId: `${"a".repeat(24)}0f100d00`,
    spanId: "b".repeat(16),
    name: "invoke_agent billing",
    startTimeUnixNano: "1795046400000000000",
    endTimeUnixNano: "1795046401000000000",
    attributes: [
      attribute("gen_ai.operation.name", "invoke_agent"),
      attribute("gen_ai.agent.name", "billing"),
      attribute("gen_ai.input.messages", JSON.stringify(conversation(8_000).events)),
    ],
  };
  return {
    resourceSpans: [{ resource: { attributes: [] }, scopeSpans: [{ scope: { name: "bench" }, spans: [span] }] }],
  };
}

import { compact } from "../../src/core/compact.ts";
import { ingestRuns } from "../../worker/ingest/ingest-runs.ts";
import { workerPlatform } from "../../worker/http/platform.ts";
import { createTraceStore } from "../../worker/store/r2-d1-trace-store.ts";
import type { BenchResult } from "../bench-result.ts";
import { contextOf } from "./context.ts";
import { countedBucket, countedDatabase, dollarsOf, type Ledger, newLedger } from "./ledger.ts";
import { bytesStored, perDay, small, timeOf } from "./month.ts";

interface CostInput {
  batch: number;
  window: number;
  budget?: number;
  cpuMs: number;
}

/** The cost of one day of a million traces a month through `/v1/runs`: counts the operations and prices them. */
export async function runsCost({ batch, window, budget, cpuMs }: CostInput): Promise<BenchResult> {
  const ledger = newLedger();
  const store = createTraceStore({ db: countedDatabase(ledger), bucket: countedBucket(ledger) });
  const context = contextOf({ success: 0.1, feedback_window: window });
  for (let n = 0; n < perDay; n += batch) {
    const items = Array.from({ length: batch }, (_, at) => ({ ok: true as const, trace: small(n + at) }));
    ledger.requests += 1;
    await ingestRuns(items, context, { store, now: () => timeOf(n), newId: workerPlatform.newId });
  }
  const traces = ledger.requests * batch;
  Object.assign(ledger, { cpuMs: traces * cpuMs, gigabyteMonths: bytesStored(traces) });
  const way = batch === 1 ? "single" : `batched by ${batch}`;
  return costLine(`${way}${window > 0 ? ", with the feedback window" : ""}`, { ledger, traces, budget });
}

interface Counted {
  ledger: Ledger;
  traces: number;
  budget?: number | undefined;
}

export function costLine(way: string, { ledger, traces, budget }: Counted): BenchResult {
  const value = (dollarsOf(ledger) / traces) * 1e6;
  return {
    name: `$ per million traces, ${way} (${counts(ledger, traces)})`,
    value,
    unit: " $",
    ...compact({ budget }),
    ok: budget === undefined || value <= budget,
  };
}

function counts({ classA, classB, rowsWritten, objectRequests }: Ledger, traces: number): string {
  const per = (count: number) => ((count / traces) * 1000).toFixed(1);
  const objects = objectRequests > 0 ? `, ${per(objectRequests)} calls of objects` : "";
  return `per 1000 traces: ${per(classA)} puts, ${per(classB)} looks, ${per(rowsWritten)} rows${objects}`;
}

export async function resent(): Promise<BenchResult> {
  const ledger = newLedger();
  const store = createTraceStore({ db: countedDatabase(ledger), bucket: countedBucket(ledger) });
  const items = Array.from({ length: 20 }, (_, n) => ({ ok: true as const, trace: small(n) }));
  const send = () =>
    ingestRuns(items, contextOf({ success: 1 }), { store, now: () => timeOf(0), newId: workerPlatform.newId });
  await send();
  Object.assign(ledger, newLedger());
  await send();
  return {
    name: "R2 writes and rows beyond one counter row of a request sent again",
    value: ledger.classA + ledger.rowsWritten - 1,
    unit: "",
    budget: 0,
    ok: ledger.classA === 0 && ledger.rowsWritten <= 1,
  };
}

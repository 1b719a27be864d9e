import { expect, test } from "vitest";
import type { Operation } from "../../src/core/schema/run-record.ts";
import type { TraceRun } from "../../src/core/schema/trace.ts";
import { giveFeedback } from "../../worker/runs/feedback.ts";
import { ingestRuns } from "../../worker/ingest/ingest-runs.ts";
import { projectHash, runKey } from "../../worker/http/platform.ts";
import { projectSettingsSchema } from "../../src/api/schema/settings.ts";
import { exportProject } from "../../worker/store/transfer/export-project.ts";
import type { StoreDeps } from "../../worker/store/runs/save-delivery.ts";
import { createProjectStore } from "../../worker/store/project-store.ts";
import { createTraceStore } from "../../worker/store/r2-d1-trace-store.ts";
import { createRecordStore } from "../../worker/store/records/record-store.ts";
import { checkpointOf, runNamed } from "../contract/run-store.ts";
import { randomFrom, whole } from "./support/chance.ts";
import { readExport } from "./support/exported.ts";
import { createMemoryBucket, createSqliteDatabase } from "./support/sqlite-d1.ts";
import { failedTrace, goodTrace } from "./support/traces.ts";

const project = "p";
const at = 1_795_000_000_000;
const retention = { success: 1e9, failed: 1e9, flagged: 1e9, test: 1e9 };
const settings = projectSettingsSchema.parse({ sampling: { success: 0 } });

/** A project in memory, and what its agents and people do to it while it is exported. */
async function scene() {
  const parts = { db: createSqliteDatabase(), bucket: createMemoryBucket() };
  let made = 0;
  const ids = { now: () => at, newId: () => `d${(made += 1)}` };
  const [store, records] = [createTraceStore(parts), createRecordStore(parts, ids.now)];
  await createProjectStore(parts.db, ids.now, ids.newId).put(project, settings);
  const keys = { redactHash: projectHash("k", project, "redact"), subjectHash: projectHash("k", project, "subject") };
  const context = { project, settings, ...keys };
  const place = (name: string) => ({ project, id: runKey(project, name) });
  const gatherers = { append: async () => [], areOpen: async () => [false], giveFeedback: async () => false };
  return {
    parts,
    place,
    send: async (...names: string[]) => {
      const traces = names.map((name) => (name.startsWith("g") ? goodTrace(name) : failedTrace(name)) as TraceRun); // by their form
      await ingestRuns(
        traces.map((trace) => ({ ok: true as const, trace })),
        context,
        { store, ...ids },
      );
    },
    rate: (name: string) => giveFeedback(place(name).id, { rating: "bad" }, context, { store, gatherers, ...ids }),
    erase: (name: string) => store.erase(project, place(name).id, at),
    begin: (name: string) => records.create(place(name), runNamed(name), { key: `key-of-${name}`, retention }),
    go: async (name: string, step: number) => {
      const entry = { operation: operationAt(step), checkpoint: checkpointOf(name, step, stateAt(step)) };
      await records.append(place(name), { key: `${name}-${step}`, entries: [entry] });
    },
    finish: async (name: string) => {
      await records.change(place(name), { status: "success", retention: "success" }, retention);
      await records.pack(place(name));
    },
    page: (cursor: string | undefined, limit: number) => exportProject(parts, { project, cursor, limit, now: at }),
  };
}
type Scene = Awaited<ReturnType<typeof scene>>;

function operationAt(step: number): Operation {
  return { position: String(step), kind: "step", name: "go", phase: "done", at: "2026-01-01T00:00:00.000Z" };
}

/** One of them is too large for a row. */
function stateAt(step: number) {
  return {
    step,
    seen: Array.from({ length: step }, (_, n) => `document ${n}`),
    large: "x".repeat(step === 3 ? 700_000 : 3),
  };
}

/** Exports line by line, and lets `meanwhile` happen before each page. */
async function exportWhile(
  of: Scene,
  limit: number,
  meanwhile: (page: number) => Promise<unknown>,
): Promise<unknown[]> {
  const lines: unknown[] = [];
  let cursor: string | undefined;
  for (let number = 0; number === 0 || cursor !== undefined; number += 1) {
    await meanwhile(number);
    const page = await of.page(cursor, limit);
    lines.push(...(page?.lines.map((line): unknown => JSON.parse(line)) ?? []));
    cursor = page?.cursor;
  }
  return lines;
}

const runs = ["f-1", "f-2", "f-3", "f-4", "f-5"];
const steps = 6;

async function filled(): Promise<Scene> {
  const of = await scene();
  await of.send(...runs.slice(0, 3), "g-1");
  await of.send(...runs.slice(3), "g-2");
  for (const name of ["packed", "going", "ends"]) {
    await of.begin(name);
    for (let step = 0; step < steps; step += 1) await of.go(name, step);
  }
  await of.finish("packed");
  return of;
}

/** What must come out of a project that went on as it liked: all that was there, once. */
function check(of: Scene, lines: unknown[], gone: readonly string[] = []): void {
  const read = readExport(lines);
  const id = (name: string) => of.place(name).id;
  const there = runs.filter((name) => !gone.includes(name));
  const listed = read.of("run").map(({ run }) => run.id);
  expect(new Set(listed).size).toBe(listed.length);
  for (const name of there) expect([name, read.runs.get(id(name))?.trace]).toMatchObject([name, { run_id: name }]);
  for (const name of gone) expect(read.runs.has(id(name)) || read.records.has(id(name))).toBe(false);
  for (const name of ["g-1", "g-2"]) expect(read.runs.has(id(name)) || read.waiting.has(id(name))).toBe(true);
  const counts = new Map(read.of("record").map((record) => [record.id, record]));
  expect(counts.size).toBe(read.of("record").length);
  for (const name of ["packed", "going", "ends"].filter((one) => !gone.includes(one))) {
    const record = read.records.get(id(name));
    const { operations = 0, checkpoints = 0 } = counts.get(id(name)) ?? {};
    expect(operations).toBeGreaterThanOrEqual(steps);
    expect(record?.operations).toEqual(Array.from({ length: operations }, (_, step) => operationAt(step)));
    expect(record?.checkpoints).toEqual(
      Array.from({ length: checkpoints }, (_, step) => checkpointOf(name, step, stateAt(step))),
    );
  }
}

test("what is packed, goes on, is rated, lifted or begun between two pages is neither lost nor doubled", async () => {
  for (let seed = 1; seed <= 25; seed += 1) {
    const chance = randomFrom(seed);
    const of = await filled();
    const limit = 1 + whole(chance, 3);
    let step = steps;
    const acts = [
      () => of.finish("ends"),
      () => of.go("going", (step += 1) - 1),
      () => of.rate(runs[whole(chance, runs.length)] ?? ""),
      () => of.rate("g-1"),
      () => of.send(`f-new-${whole(chance, 1e6)}`),
      () => of.begin(`new-${whole(chance, 1e6)}`).catch(() => undefined),
    ];
    const lines = await exportWhile(of, limit, async () =>
      chance() < 0.5 ? acts[whole(chance, acts.length)]?.() : undefined,
    );
    check(of, lines);
    expect(readExport(lines).kinds.at(-1)).toBe("end");
  }
});

test("a page asks storage for no more than a Worker may, however little it finds", async () => {
  const of = await scene();
  const names = Array.from({ length: 700 }, (_, n) => `g-${n}`);
  for (const name of names) await of.send(name); // an object each
  for (const name of names.slice(0, 690)) await of.rate(name);
  for (let n = 0; n < 120; n += 1) await of.begin(`r-${n}`);
  const { db, bucket } = of.parts;
  let asked = 0;
  const count = <Answer>(answer: Answer) => ((asked += 1), answer);
  const counted: StoreDeps = {
    db: { prepare: (sql) => count(db.prepare(sql)), batch: (statements) => db.batch(statements) },
    bucket: { ...bucket, get: (key) => count(bucket.get(key)) },
  };
  const page: Scene["page"] = (cursor, limit) => exportProject(counted, { project, cursor, limit, now: at });
  const asks: number[] = [];
  const note = async () => {
    asks.push(asked);
    asked = 0;
  };
  const lines = await exportWhile({ ...of, page }, 1_000, note);
  await note();
  const read = readExport(lines);
  expect([read.runs.size, read.waiting.size, read.records.size]).toEqual([690, 10, 120]);
  expect(asks.length).toBeGreaterThan(4);
  expect(Math.max(...asks)).toBeLessThan(900);
});

test("the export names at its end what was erased meanwhile", async () => {
  for (let page = 0; page < 40; page += 3) {
    const of = await filled();
    const lines = await exportWhile(of, 2, async (number) => {
      if (number !== page) return;
      await of.erase("f-2");
      await of.erase("packed");
    });
    const ended = lines.length / 2 < page;
    check(of, lines, ended ? [] : ["f-2", "packed"]);
  }
});

test("the check finds an export that doubles a run or loses a line", async () => {
  const of = await filled();
  const lines = await exportWhile(of, 1, async () => undefined);
  const doubled = [...lines, lines.find((line) => /"kind":"run"/.test(JSON.stringify(line)))];
  expect(() => check(of, doubled)).toThrow("expected 5 to be 6");
  const lost = lines.filter((line) => !/"kind":"operation".*"place":2/.test(JSON.stringify(line)));
  expect(() => check(of, lost)).toThrow();
});

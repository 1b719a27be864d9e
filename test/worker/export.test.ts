import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Json } from "../../src/core/schema/json.ts";
import type { Operation } from "../../src/core/schema/run-record.ts";
import { readRun } from "../../src/sdk/read-run.ts";
import { createWorkerStore } from "../../src/sdk/worker-store.ts";
import { runKey } from "../../worker/platform.ts";
import { checkpointOf, runNamed } from "../contract/run-store.ts";
import { readExport } from "./support/exported.ts";
import { type Client, startWorker, type TestWorker } from "./support/harness.ts";
import { failedTrace, goodTrace } from "./support/traces.ts";

const project = "moving";
const at = "2026-01-01T00:00:00.000Z";
const large = "ä".repeat(700_000);

let worker: TestWorker;
let client: Client;
beforeAll(async () => {
  worker = await startWorker();
  const settings = {
    repositories: ["acme/desk"],
    sampling: { success: 0 },
    webhook_secrets: ["whsec_c2VjcmV0LW9mLWEtaG9vay1mb3ItZXhwb3J0"],
    hooks: [{ url: "https://hooks.example/T0/secret", form: "slack" }],
  };
  client = await worker.project(project, settings);
});
afterAll(() => worker.close());

function operationAt(step: number, output: Json = step): Operation {
  return { position: String(step), kind: "tool", name: "search", args: { step }, phase: "done", output, at };
}

/** Runs of either door: in batches, rated, marked, erased and waiting; packed, open, forked, and with texts too large for a row. */
async function fill(): Promise<void> {
  const batch = await client.post(
    "/v1/runs",
    ["f-1", "f-2", "f-3"].map((name) => failedTrace(name)),
  );
  expect(batch.status).toBe(200);
  await client.post("/v1/runs", [
    failedTrace("f-4", { user_id: "ada@example.com" }),
    goodTrace("g-1"),
    goodTrace("g-2"),
  ]);
  await client.post("/v1/runs/f-1/feedback", { rating: "bad", expected_text: ["30 days"] });
  await client.post("/v1/runs/g-2/feedback", { rating: "bad", comment: "not what was asked" });
  await client.post("/v1/runs/f-2/mark", { mark: "promote" });
  await client.send("/v1/runs/f-3", { method: "DELETE" });
  const { groups } = await client.json("/v1/groups");
  await client.post(`/v1/groups/${groups[0]?.id}/state`, { state: "guarded", note: { case: "cases/refunds" } });
  const store = createWorkerStore({ url: worker.url, token: client.token });
  const record = async (name: string, steps: number, run: object = {}) => {
    await store.createRun({ ...runNamed(name), ...run });
    for (let step = 0; step < steps; step += 1) {
      const size = step === 2 && name === "packed" ? large : "small";
      const state = { step, seen: Array.from({ length: step }, (_, n) => `document ${n}`), size };
      await store.append(name, operationAt(step, { size, step }), checkpointOf(name, step, state));
    }
  };
  await record("packed", 5, { input: { mail: "ada@example.com" } });
  await store.updateRun("packed", { status: "success", final_output: "done", retention: "success" });
  await record("open", 4);
  await record("fork", 2, { parent: { run_id: "packed", step_id: "1" } });
  await store.updateRun("fork", { status: "error", error: "boom", retention: "failed" });
}

/** What the API gives of all that. */
async function asked() {
  const store = createWorkerStore({ url: worker.url, token: client.token });
  const runs = ["f-1", "f-2", "f-4", "g-2"];
  const records = ["packed", "open", "fork"];
  const byId = async <Found>(names: string[], get: (name: string) => Promise<Found>) =>
    new Map(await Promise.all(names.map(async (name) => [runKey(project, name), await get(name)] as const)));
  const { groups } = await client.json("/v1/groups");
  const { hours } = await client.json("/v1/stats");
  return {
    runs: await byId(runs, (name) => client.json(`/v1/runs/${name}`)),
    records: await byId(records, (name) => readRun(store, name)),
    groups: groups.toSorted(byGroupId),
    hours,
  };
}

const byGroupId = (one: { id: string }, other: { id: string }) => (one.id < other.id ? -1 : 1);

async function exported(query: string): Promise<unknown[]> {
  const lines: unknown[] = [];
  for (let cursor: string | null = ""; cursor !== null; ) {
    const at: string = cursor === "" ? "" : `&cursor=${encodeURIComponent(cursor)}`;
    const response = await worker.admin(`/v1/projects/${project}/export?${query}${at}`);
    if (!response.ok) throw new Error(`${at}: ${await response.text()}`);
    const page = (await response.json()) as { lines: unknown[]; next: string | null };
    lines.push(...page.lines);
    cursor = page.next;
  }
  return lines;
}

describe("an export of a project", () => {
  it("holds all that the API gave, in pages of any size, and is all that is left when the project is gone", async () => {
    await fill();
    const before = await asked();
    const [tiny, whole] = [await exported("limit=2"), await exported("limit=1000")];
    expect((await worker.admin(`/v1/projects/${project}`, { method: "DELETE" })).status).toBe(200);
    const { DB, TRACES } = await worker.stores();
    expect((await TRACES.list()).objects.filter(({ key }) => key.includes(`/${project}/`))).toEqual([]);
    expect(await DB.prepare("SELECT count(*) AS n FROM operations").first("n")).toBe(0);

    const read = readExport(tiny);
    expect(read.records).toEqual(before.records);
    expect(read.runs).toEqual(before.runs);
    expect(
      read
        .of("group")
        .map(({ group }) => group)
        .toSorted(byGroupId),
    ).toEqual(before.groups);
    expect(read.of("hour").map(({ hour, stats }) => ({ hour, ...stats }))).toEqual(before.hours);
    expect(read.of("mark")).toMatchObject([{ id: runKey(project, "f-2"), mark: "promote" }]);
    expect(read.erased).toEqual(new Set([runKey(project, "f-3")]));
    expect([...read.waiting.keys()]).toEqual([runKey(project, "g-1")]);
    expect(read.kinds.at(0)).toBe("project");
    expect(read.kinds.at(-1)).toBe("end");
    const untimed = (lines: unknown[]) => lines.map((line) => ({ ...(line as object), exported_at: 0, at: 0 })); // all are objects
    expect(untimed(whole)).toEqual(untimed(tiny));

    // The twin: what lies in D1 alone is missed where the export leaves it out.
    const objectsOnly = readExport(
      tiny.filter((line) => !/"kind":"(record|operation|checkpoint)"/.test(JSON.stringify(line))),
    );
    expect(objectsOnly.records).not.toEqual(before.records);

    const text = tiny.map((line) => JSON.stringify(line)).join("\n");
    for (const secret of ["ada@example.com", "whsec_", "hooks.example", client.token])
      expect(text).not.toContain(secret);
  }, 60_000);

  it("says what is wrong with its query, and that there is no such project", async () => {
    await worker.project("empty");
    const refusal = async (query: string) => (await worker.admin(`/v1/projects/empty/export?${query}`)).status;
    expect(await refusal("")).toBe(200);
    const bad = [
      "x",
      "{}",
      '{"part":"nowhere"}',
      '{"part":"runs","position":{"after":1}}',
      '{"part":"records","position":[]}',
    ];
    for (const cursor of bad)
      expect([cursor, await refusal(`cursor=${encodeURIComponent(cursor)}`)]).toEqual([cursor, 400]);
    expect(await refusal("limit=0")).toBe(400);
    expect((await worker.admin("/v1/projects/nowhere/export")).status).toBe(404);
  });
});

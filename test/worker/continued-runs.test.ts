import { afterAll, beforeAll, expect, it } from "vitest";
import { type AgentRun, replaykit } from "../../src/sdk/index.ts";
import { createMemoryStore } from "../../src/sdk/store/memory-store.ts";
import { runKey } from "../../worker/http/platform.ts";
import { type Client, startWorker, type TestWorker } from "./support/harness.ts";
import { goodTrace } from "./support/traces.ts";

let worker: TestWorker;
let projects = 0;
beforeAll(async () => {
  worker = await startWorker();
});
afterAll(() => worker.close());

/** A project of its own, and the keys of its objects. */
async function scene() {
  const project = `goes-on-${(projects += 1)}`;
  const client = await worker.project(project, { sampling: { success: 1 } });
  const { TRACES } = await worker.stores();
  const keys = async () =>
    (await TRACES.list()).objects.map(({ key }) => key).filter((key) => key.includes(`/${project}/`));
  return { project, client, keys, stats: client.stats };
}

/** What an agent sends that fails at its second step, and what it sends once it was resumed. */
async function failedAndResumed() {
  const sent: string[] = [];
  const kit = replaykit({
    store: createMemoryStore(),
    telemetry: false,
    send: (trace) => void sent.push(JSON.stringify(trace)),
  });
  let fails = true;
  const program = async (run: AgentRun) => {
    await run.step("look", async () => (run.state = { found: "30 days" }));
    await run.step("tell", async () => {
      if (fails) throw new Error("the mail server is down");
      return (run.state = { told: true });
    });
    return "told";
  };
  await kit.run({ runId: "r-1", agent: { name: "desk" } }, program).catch(() => undefined);
  fails = false;
  await kit.resume("r-1", program);
  return sent;
}

async function post(client: Client, ...traces: string[]) {
  const response = await client.post("/v1/runs", `[${traces.join(",")}]`);
  const { items } = (await response.json()) as { items: object[] };
  return items;
}

it("a run that was resumed takes the place of its first part; sent again it writes nothing", async () => {
  const { project, client, keys, stats } = await scene();
  const [failed = "", resumed = ""] = await failedAndResumed();
  const id = runKey(project, "r-1");
  expect(await post(client, failed)).toMatchObject([{ outcome: "stored", failed: true }]);
  expect(await post(client, failed)).toEqual([{ outcome: "duplicate", run_id: "r-1", id }]);
  expect(await client.json("/v1/runs/r-1")).toMatchObject({ run: { status: "error", failed: true, class: "failed" } });

  expect(await post(client, resumed)).toEqual([{ outcome: "duplicate", run_id: "r-1", id, continued: true }]);
  const after = await client.json("/v1/runs/r-1");
  expect(after).toMatchObject({ run: { status: "success", failed: false, class: "failed" } });
  expect(after.trace.events.at(-1)).toMatchObject({ type: "final_output", content: "told" });
  const objects = await keys();
  for (const again of [resumed, failed, resumed])
    expect(await post(client, again)).toEqual([{ outcome: "duplicate", run_id: "r-1", id }]);
  expect(await keys()).toEqual(objects);
  expect(await stats()).toMatchObject({ received: 6, stored: 1, sampled_out: 0, duplicate: 5, rejected: 0 });
  expect((await client.json("/v1/groups")).groups).toMatchObject([{ count: 1, kept: 1 }]);

  const erased = await client.send("/v1/runs/r-1", { method: "DELETE" });
  expect(await erased.json()).toMatchObject({ objects: 2 });
  expect(await keys()).toEqual([]);
  expect(await post(client, resumed)).toMatchObject([{ outcome: "rejected", reason: "erased" }]);
});

it("what a person said of the first part stays, and both parts in one request are one run", async () => {
  const { client, stats } = await scene();
  const [failed = "", resumed = ""] = await failedAndResumed();
  await post(client, failed);
  await client.post("/v1/runs/r-1/feedback", { rating: "bad", expected_text: ["14 days"] });
  expect(await post(client, resumed)).toMatchObject([{ continued: true }]);
  expect(await client.json("/v1/runs/r-1")).toMatchObject({
    run: { status: "success", failed: true, class: "flagged", rating: "bad" },
    trace: { feedback: { expected_text: ["14 days"] } },
  });

  const other = await scene();
  const items = await post(other.client, failed, resumed, failed);
  expect(items.map((item) => (item as { outcome: string }).outcome)).toEqual(["duplicate", "stored", "duplicate"]);
  expect(await other.client.json("/v1/runs/r-1")).toMatchObject({ run: { status: "success" } });
  expect(await other.stats()).toMatchObject({ received: 3, stored: 1, duplicate: 2 });
  expect(await stats()).toMatchObject({ received: 2, stored: 1, duplicate: 1 });
});

it("another story under the same run id changes nothing", async () => {
  const { client, keys } = await scene();
  const [failed = "", resumed = ""] = await failedAndResumed();
  await post(client, failed);
  const before = await keys();
  const other = JSON.stringify({ ...JSON.parse(resumed), events: JSON.parse(resumed).events.slice(-1) });
  const [item] = await post(client, other);
  expect(item).not.toHaveProperty("continued");
  expect(await client.json("/v1/runs/r-1")).toMatchObject({ run: { status: "error" } });
  expect(await keys()).toEqual(before);
});

it("the index that is written again from the bodies has the run as it went on, and an erasure finds all of them", async () => {
  const { project, client, keys } = await scene();
  const [failed = "", resumed = ""] = await failedAndResumed();
  await post(client, failed);
  await post(client, resumed);
  await client.post("/v1/runs/r-1/feedback", { rating: "good" });
  const { DB } = await worker.stores();
  const drop = async () => {
    for (const table of ["runs", "groups", "journal"])
      await DB.prepare(`DELETE FROM ${table} WHERE project = ?1`).bind(project).run();
  };
  await drop();
  for (let cursor: string | null = ""; cursor !== null; ) {
    const query: string = cursor === "" ? "" : `?cursor=${encodeURIComponent(cursor)}`;
    const answer = await worker.admin(`/v1/projects/${project}/rebuild${query}`, { method: "POST" });
    cursor = ((await answer.json()) as { next: string | null }).next;
  }
  expect(await client.json("/v1/runs/r-1")).toMatchObject({ run: { status: "success", rating: "good" } });
  expect((await client.json("/v1/runs")).runs).toHaveLength(1);
  expect(await keys()).toHaveLength(3);
  await client.send("/v1/runs/r-1", { method: "DELETE" });
  expect(await keys()).toEqual([]);
});

it("of more runs that went on than one request may tell of, the rest is refused and taken by the next", async () => {
  const { client, stats } = await scene();
  const names = Array.from({ length: 103 }, (_, n) => `many-${n}`);
  const sent = (resumed: boolean) =>
    names.map((name) => {
      const state = { type: "state", step_id: "0", state: {} };
      const end = resumed ? { type: "final_output", content: "done" } : { type: "error", error: "boom" };
      const events = resumed ? [state, state, end] : [state, end];
      return JSON.stringify({ version: 1, run_id: name, status: resumed ? "success" : "error", events });
    });
  const tally = (items: object[]) =>
    Object.fromEntries(
      Object.entries(Object.groupBy(items, (item) => ("continued" in item ? "continued" : Object.values(item)[0]))).map(
        ([word, of]) => [word, of?.length],
      ),
    );
  const spread = { sampling: { success: 1, failures_per_group: 200 } };
  await worker.admin(`/v1/projects/goes-on-${projects}`, { method: "PUT", body: JSON.stringify(spread) });
  expect(tally(await post(client, ...sent(false)))).toEqual({ stored: 103 });
  expect(tally(await post(client, ...sent(true)))).toEqual({ continued: 100, rejected: 3 });
  expect(tally(await post(client, ...sent(true)))).toEqual({ continued: 3, duplicate: 100 });
  expect(await stats()).toMatchObject({ received: 309, stored: 103, duplicate: 203, rejected: 3 });
});

/** A success at so many of its events, one after the other; how many it has when feedback has lifted it. */
async function ratedSuccess(lengths: number[]) {
  const client = await worker.project(`waits-${(projects += 1)}`, { sampling: { success: 0 } });
  const whole = goodTrace("w-1");
  const end = whole.events.slice(-1);
  const partOf = (length: number) => ({ ...whole, events: [...whole.events.slice(0, length - 1), ...end] });
  for (const length of lengths)
    expect(await post(client, JSON.stringify(partOf(length)))).toMatchObject([{ outcome: "sampled_out" }]);
  expect((await client.post("/v1/runs/w-1/feedback", { rating: "bad" })).status).toBe(200);
  return (await client.json("/v1/runs/w-1")).trace.events.length;
}

it("feedback lifts the success that tells most, in whatever order its parts came", async () => {
  expect(await ratedSuccess([2, 4])).toBe(4);
  expect(await ratedSuccess([4, 2])).toBe(4);
  expect(await ratedSuccess([2])).toBe(2);
});

async function sentTogether(...traces: object[]) {
  const client = await worker.project(`together-${(projects += 1)}`, {
    sampling: { success: 0, feedback_window: "0s" },
  });
  const send = () => post(client, ...traces.map((trace) => JSON.stringify(trace)));
  const outcomes = (items: object[]) => items.map((item) => ("outcome" in item ? item.outcome : ""));
  const [first, second] = [outcomes(await send()), outcomes(await send())];
  const { groups } = await client.json("/v1/groups");
  const runs = await client.json("/v1/runs");
  return { first, second, counts: groups.map(({ count, kept }) => [count, kept]), runs: runs.runs.length };
}

it("a failure is counted in its group where its continuation comes with it", async () => {
  const whole = goodTrace("g-1");
  const goesOn = { ...whole, ended_at: "2026-11-21T10:05:00Z" };
  const events = [...whole.events.slice(0, -1), { type: "error", error: "the mail server is down" }];
  const ended = { ...whole, status: "error", ended_at: "2026-11-21T10:00:00Z", events };
  expect(await sentTogether(ended, goesOn)).toEqual({
    first: ["duplicate", "stored"],
    second: ["duplicate", "duplicate"],
    counts: [[1, 1]],
    runs: 1,
  });
  expect(await sentTogether(ended, ended)).toMatchObject({ first: ["stored", "duplicate"], counts: [[1, 1]] });
  const begun = { ...whole, events: [...whole.events.slice(0, 1), ...whole.events.slice(-1)] };
  expect(await sentTogether(begun, whole)).toEqual({
    first: ["duplicate", "sampled_out"],
    second: ["duplicate", "sampled_out"],
    counts: [],
    runs: 0,
  });
});

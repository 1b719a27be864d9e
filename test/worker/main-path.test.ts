import { beforeAll, describe, expect, test } from "vitest";
import { type Answer, sharedWorker, type Client, type TestWorker } from "./support/harness.ts";
import { failedTrace, goodTrace } from "./support/traces.ts";

let worker: TestWorker;
let client: Client;

beforeAll(async () => {
  worker = await sharedWorker(import.meta.filename);
  client = await worker.project("main", { sampling: { success: 1 } });
});

describe("POST /v1/runs", () => {
  test("stores a failed run, groups it and gives it back", async () => {
    const answer = await client.post("/v1/runs", failedTrace("run-1"));
    expect([answer.status, await answer.clone().json()]).toMatchObject([
      200,
      { items: [{ outcome: "stored", run_id: "run-1", failed: true, group: expect.stringMatching(/^v2:/) }] },
    ]);
    const { items } = (await answer.json()) as Answer;
    const read = await client.json(`/v1/runs/${items[0]?.id}`);
    expect(read.trace.events).toHaveLength(12);
    expect(read.run).toMatchObject({ run_id: "run-1", status: "error", class: "failed", failed: true, weight: 1 });
    expect(await client.json("/v1/groups")).toMatchObject({
      groups: [{ id: items[0]?.group, count: 1, kept: 1, state: "new" }],
    });
    expect(await client.json("/v1/runs?status=error")).toMatchObject({ runs: [{ run_id: "run-1" }], next: null });
    expect(await client.json("/v1/find?q=user-7")).toMatchObject({ runs: [{ run_id: "run-1" }] });
  });

  test("a run sent again is a duplicate; the sum of the accounting holds", async () => {
    expect(await (await client.post("/v1/runs", [failedTrace("run-1"), goodTrace("run-2")])).json()).toMatchObject({
      items: [{ outcome: "duplicate" }, { outcome: "stored" }],
    });
    const counts = { received: 3, stored: 2, sampled_out: 0, duplicate: 1, rejected: 0 };
    expect(await client.stats()).toMatchObject(counts);
  });

  test("a bad item of a list does not take the others with it", async () => {
    const answer = await client.post("/v1/runs", [
      goodTrace("run-3"),
      { run_id: "bad", events: [{ type: "tool_call" }] },
    ]);
    expect(await answer.json()).toMatchObject({
      items: [{ outcome: "stored" }, { outcome: "rejected", reason: "invalid_trace", run_id: "bad" }],
    });
    expect(await client.json("/v1/find?q=bad")).toMatchObject({ runs: [], reason: "rejected" });
  });

  test("without a credential nothing is read", async () => {
    expect((await fetch(`${worker.url}/v1/runs`, { method: "POST", body: "{}" })).status).toBe(401);
    const wrong = `${client.token.slice(0, -1)}${client.token.endsWith("x") ? "y" : "x"}`;
    expect((await fetch(`${worker.url}/v1/runs`, { headers: { authorization: `Bearer ${wrong}` } })).status).toBe(401);
  });
});

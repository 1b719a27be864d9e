import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { beforeAll, expect, test } from "vitest";
import { createWorkerClient, type WorkerClient } from "../../src/node/worker/client.ts";
import { traceSchema } from "../../src/core/schema/trace.ts";
import { type Client, sharedWorker, type TestWorker } from "../worker/support/harness.ts";
import { envelope, hex, span } from "../worker/support/spans.ts";
import { failedTrace, goodTrace } from "../worker/support/traces.ts";

let worker: TestWorker;
let client: WorkerClient;
let sender: Client;

beforeAll(async () => {
  worker = await sharedWorker(import.meta.filename);
  sender = await worker.project("client", { sampling: { success: 1 } });
  const { token } = sender;
  client = createWorkerClient({ url: `${worker.url}/`, token });
});

test("pushes in batches, with progress, and pulls the same runs back", async () => {
  const traces = Array.from({ length: 45 }, (_, n) => traceSchema.parse(goodTrace(`push-${n}`)));
  const seen: number[] = [];
  const answers = await client.push(traces, (done) => seen.push(done));
  expect([answers.length, new Set(answers.map(({ outcome }) => outcome)), seen]).toEqual([
    45,
    new Set(["stored"]),
    [20, 40, 45],
  ]);
  expect((await client.push(traces.slice(0, 2))).map(({ outcome }) => outcome)).toEqual(["duplicate", "duplicate"]);
  expect((await client.runs()).length).toBe(45);
  const { found, gone } = await client.pull({ limit: 3 });
  expect([found.map(({ trace }) => trace.events.length), gone]).toEqual([[4, 4, 4], 0]);
});

/** Stands before the Worker and refuses the nth request for such an address, and all further ones if it is `lasting`. */
async function refusing(token: string, { at, nth, status, lasting = false }: Refusing) {
  let seen = 0;
  const server = createServer((request, response) => {
    void (async () => {
      const chunks: Buffer[] = await request.toArray();
      seen += at.test(request.url ?? "") ? 1 : 0;
      if (lasting ? seen >= nth : seen === nth && at.test(request.url ?? "")) {
        response.writeHead(status).end(JSON.stringify({ error: { code: "unauthorized", message: "no" } }));
        return;
      }
      const { method = "GET", url: path = "" } = request;
      const body = method === "GET" ? {} : { body: Buffer.concat(chunks) };
      const headers = { authorization: `Bearer ${token}`, "content-encoding": "gzip" };
      const passed = await fetch(`${worker.url}${path}`, { method, headers, ...body });
      response.writeHead(passed.status).end(await passed.text());
    })();
  });
  await once(server.listen(0, "127.0.0.1"), "listening");
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const close = () => (server.closeAllConnections(), void server.close());
  return { client: createWorkerClient({ url, token }), [Symbol.dispose]: close };
}
interface Refusing {
  at: RegExp;
  nth: number;
  status: number;
  lasting?: boolean;
}

test("a push whose token ends in the middle says how far it came; sent again, each run is stored once", async () => {
  const { token } = await worker.project("client-ends", { sampling: { success: 1 } });
  using before = await refusing(token, { at: /^.v1.runs.format/, nth: 3, status: 401, lasting: true });
  const traces = Array.from({ length: 45 }, (_, n) => traceSchema.parse(goodTrace(`ends-${n}`)));
  await expect(before.client.push(traces)).rejects.toMatchObject({
    code: "unauthorized",
    status: 401,
    message: expect.stringMatching(/401: no; 40 of 45 traces were sent$/),
    hint: expect.stringContaining("send all again"),
  });
  const own = createWorkerClient({ url: worker.url, token });
  const again = (await own.push(traces)).map(({ outcome }) => outcome);
  expect([again.indexOf("stored"), again.length, (await own.runs()).length]).toEqual([40, 45, 45]);
});

test("a run that is erased while others are fetched is left out and counted, and another refusal is not", async () => {
  const { token } = await worker.project("client-erased", { sampling: { success: 1 } });
  await createWorkerClient({ url: worker.url, token }).push(
    ["a", "b", "c"].map((id) => traceSchema.parse(goodTrace(id))),
  );
  const one = { at: /^.v1.runs.[0-9a-f]{24}$/, nth: 2 };
  using gone = await refusing(token, { ...one, status: 410 });
  const pulled = await gone.client.pull({});
  expect([pulled.found.map(({ run }) => run.run_id), pulled.gone]).toEqual([["c", "a"], 1]);
  using refused = await refusing(token, { ...one, status: 403 });
  await expect(refused.client.pull({})).rejects.toMatchObject({ status: 403 });
  await gone.client.push(["d", "e"].map((id) => traceSchema.parse(failedTrace(id))));
  const [group] = await gone.client.groups();
  using other = await refusing(token, { ...one, nth: 1, status: 410 });
  expect(await other.client.others(group?.id ?? "", "")).toHaveLength(1);
  using alsoRefused = await refusing(token, { ...one, nth: 1, status: 403 });
  await expect(alsoRefused.client.others(group?.id ?? "", "")).rejects.toMatchObject({ status: 403 });
});

test("walks a failure from the inbox to its case", async () => {
  await client.push(
    [failedTrace("f-1"), failedTrace("f-2"), failedTrace("f-3")].map((trace) => traceSchema.parse(trace)),
  );
  const [group] = await client.groups();
  expect(group).toMatchObject({ count: 3, state: "new" });
  const [run] = (await client.find("f-2")).runs;
  if (!run || !group) throw new Error("not found");
  await client.mark(run.id, "promote");
  expect((await client.marked()).map(({ run_id }) => run_id)).toEqual(["f-2"]);
  expect(await client.seen(group.id)).toMatchObject({ count: 3 });
  expect((await client.others(group.id, run.id)).map(({ run_id }) => run_id).toSorted()).toEqual(["f-1", "f-3"]);
  await client.promoted(run, { case: "search-loop-1a2b3c4d", pull_request: "https://github.com/o/r/pull/1" });
  expect(await client.marked()).toEqual([]);
  expect(await client.groups()).toMatchObject([{ state: "promoted", note: { case: "search-loop-1a2b3c4d" } }]);
});

test("feedback turns a success into a failure, erasure removes it", async () => {
  const run = await client.feedback("push-0", { rating: "bad", expected_text: ["14 days"] });
  expect(run).toMatchObject({ failed: true, class: "flagged", rating: "bad" });
  expect(await client.erase("push-0")).toMatchObject({
    objects: 2,
    remains: expect.arrayContaining([expect.stringContaining("logs")]),
  });
  await expect(client.erase("never-sent")).rejects.toMatchObject({ code: "not_found" });
  expect(await client.find("push-0")).toMatchObject({ runs: [], reason: "erased" });
});

test("a user's runs are found, with those that wait, and erased", async () => {
  const user_id = "ann@example.com";
  await client.push([failedTrace("ann-1", { user_id }), failedTrace("ann-2")].map((trace) => traceSchema.parse(trace)));
  expect((await client.find(user_id)).runs.map(({ run_id }) => run_id)).toEqual(["ann-1"]);
  expect(await client.eraseUser(user_id)).toMatchObject({ runs: 1, objects: 1 });
  expect(await client.find(user_id)).toMatchObject({ runs: [], waiting: [], reason: "never_seen" });
  expect((await client.find("ann-2")).runs).toHaveLength(1);
});

test("feedback on a run that is still gathered is taken, without a run to show yet", async () => {
  const json = { "content-type": "application/json" };
  expect((await sender.post("/v1/traces", envelope(span(900, 2)), json)).status).toBe(200);
  expect(await client.feedback(hex(900, 32), { rating: "bad" })).toBeUndefined();
  await expect(client.feedback(hex(901, 32), { rating: "bad" })).rejects.toMatchObject({ code: "not_found" });
});

test("a fault says what is wrong and what to do", async () => {
  await expect(client.run("never")).rejects.toMatchObject({
    code: "not_found",
    message: expect.stringContaining("no run with this id"),
  });
  const stranger = createWorkerClient({ url: worker.url, token: "rk_nonsense" });
  await expect(stranger.runs()).rejects.toMatchObject({ code: "unauthorized" });
  const nobody = createWorkerClient({ url: "http://127.0.0.1:9", token: "rk_x" });
  await expect(nobody.runs()).rejects.toMatchObject({ code: "network_failed" });
});

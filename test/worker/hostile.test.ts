import { brotliCompressSync, gzipSync } from "node:zlib";
import { request } from "node:http";
import { fc } from "../support/fast-check.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Client, startWorker, type TestWorker } from "./support/harness.ts";
import { envelope, span } from "./support/spans.ts";
import { goodTrace } from "./support/traces.ts";

let worker: TestWorker;
let client: Client;

beforeAll(async () => {
  worker = await startWorker({ MAX_BODY_BYTES: "8000000" });
  client = await worker.project("hostile", { sampling: { success: 1 } });
});
afterAll(() => worker.close());

const zeros = Buffer.alloc(100_000_000, 0x20);

describe("hostile bodies are refused with a reason", () => {
  test.each<[string, string | Buffer, Record<string, string>, number]>([
    ["a gzip bomb", gzipSync(zeros), { "content-encoding": "gzip" }, 413],
    ["a brotli bomb", brotliCompressSync(zeros), { "content-encoding": "br" }, 413],
    ["a body over the limit", "x".repeat(8_000_001), {}, 413],
    ["a million levels", "[".repeat(1_000_000), {}, 400],
    [
      "a million levels inside a trace",
      `{"run_id":"a","events":${"[".repeat(1_000_000)}${"]".repeat(1_000_000)}}`,
      {},
      400,
    ],
    [
      "a million keys",
      `{"run_id":"a","events":[],"x":{${Array.from({ length: 450_000 }, (_, n) => `"${n}":1`).join()}}}`,
      {},
      413,
    ],
    ["no JSON", "<html>", {}, 400],
    ["nothing", "", {}, 400],
    ["an empty list", "[]", {}, 400],
    ["JSON that is no trace", '{"a":1}', {}, 422],
    ["bytes that are no UTF-8", Buffer.from([0x7b, 0xff, 0xfe, 0x7d]), {}, 400],
    ["text that claims to be gzip", "{}", { "content-encoding": "gzip" }, 400],
    ["two encodings", "{}", { "content-encoding": "gzip, gzip" }, 415],
    ["a trace of a newer version", JSON.stringify(goodTrace("new", { version: 99 })), {}, 422],
  ])("%s", async (_name, body, headers, status) => {
    const answer = await client.send("/v1/runs", { method: "POST", body, headers });
    expect(answer.status).toBe(status);
    expect(await answer.text()).toMatch(/"(?:message|reason)":"[^"]+/);
  });

  test("five gigabytes that are only declared", async () => {
    const status = await new Promise((resolve, reject) => {
      const sent = request(`${worker.url}/v1/runs`, {
        method: "POST",
        headers: { authorization: `Bearer ${client.token}`, "content-length": "5000000000" },
      });
      sent.on("response", (response) => {
        response.resume();
        resolve(response.statusCode);
        sent.destroy();
      });
      sent.on("error", reject);
      sent.write("{");
    });
    expect(status).toBe(413);
  });

  const inTrace = (name: string, members: string) =>
    JSON.stringify(goodTrace(name)).replace('"events"', `${members},"events"`);

  test.each([
    ["a prototype key", inTrace("proto", '"__proto__":{"polluted":true}'), "/__proto__"],
    ["one that is escaped", inTrace("escaped", '"x":[{"\\u005f_proto__":1}]'), "/x/0/__proto__"],
    ["half a character in a text", inTrace("text", '"odd":{"a/b":"x\\ud800"}'), "/odd/a~1b"],
    ["half a character in a name", inTrace("name", '"\\uDC00":1'), "/\ufffd"],
    ["half a character in a run id", JSON.stringify(goodTrace("id")).replace('"id"', '"id\\uDBFF"'), "/run_id"],
  ])("%s is refused, with its place", async (_name, body, pointer) => {
    const answer = await client.post("/v1/runs", body);
    expect([answer.status, await answer.json()]).toEqual([
      422,
      {
        items: [
          { outcome: "rejected", reason: "invalid_trace", message: expect.stringContaining(`body[0]${pointer}: `) },
        ],
      },
    ]);
    const list = await client.post("/v1/runs", `[${JSON.stringify(goodTrace(`beside-${pointer}`))},${body}]`);
    expect(await list.json()).toMatchObject({ items: [{ outcome: "stored" }, { outcome: "rejected" }] });
    expect(await client.json("/healthz")).not.toHaveProperty("polluted");
  });

  test("whole pairs, the word itself and escaped underscores are data, and come back as such", async () => {
    const content = "\ud83d\udca5 __proto__ \\ud800";
    const trace = goodTrace("fine", { events: [{ type: "final_output", content }], a_b: "\u005f" });
    const body = JSON.stringify(trace).replace("\ud83d\udca5", "\\ud83d\\udca5").replace("a_b", "a\\u005fb");
    expect(await (await client.post("/v1/runs", body)).json()).toMatchObject({ items: [{ outcome: "stored" }] });
    expect((await client.json("/v1/runs/fine")).trace).toMatchObject({ events: [{ content }], a_b: "_" });
  });

  test("spans with half a character are bad data", async () => {
    const body = JSON.stringify(envelope(span(900, 1))).replace("Within 30 days", "Within \\ud800 days");
    const refused = await client.post("/v1/traces", body, { "content-type": "application/json" });
    expect([refused.status, await refused.text()]).toEqual([400, expect.stringContaining("/resourceSpans/0/")]);
  });

  test("ids that look like paths, SQL or markup stay text", async () => {
    const ids = ["../../x", "a'; DROP TABLE runs; --", "<script>alert(1)</script>", "%00", "x\ny", "💥".repeat(50)];
    await client.post(
      "/v1/runs",
      ids.map((id) => goodTrace(id)),
    );
    for (const id of ids) expect((await client.json(`/v1/find?q=${encodeURIComponent(id)}`)).runs).toHaveLength(1);
  });

  test("fuzzed protobuf is never a 5xx", async () => {
    await fc.assert(
      fc.asyncProperty(fc.uint8Array({ maxLength: 200 }), async (bytes) => {
        const body = Buffer.concat([Buffer.from([0x0a]), bytes]);
        const answer = await client.send("/v1/traces", {
          method: "POST",
          body,
          headers: { "content-type": "application/x-protobuf" },
        });
        await answer.arrayBuffer();
        return answer.status < 500;
      }),
      { numRuns: 150 },
    );
  });

  test("fuzzed JSON is never a 5xx", async () => {
    await fc.assert(
      fc.asyncProperty(fc.json(), fc.dictionary(fc.string(), fc.jsonValue()), async (text, extra) => {
        const bodies = [
          text,
          JSON.stringify({ ...goodTrace("fuzz"), ...extra }),
          JSON.stringify({ run_id: "f", events: [extra] }),
        ];
        const answers = await Promise.all(bodies.map((body) => client.post("/v1/runs", body)));
        return answers.every(({ status }) => status < 500);
      }),
      { numRuns: 60 },
    );
  });
});

describe("what is no run is held to the same", () => {
  const at = "2026-11-21T08:00:00Z";
  const half = "x\ud800"; // JSON.stringify writes it as an escape, as senders do
  const run = { run_id: "held", status: "running", started_at: at };
  const checkpoint = { version: 1, run_id: "held", step_id: "s1", step_number: 1, at, messages: [], tool_calls: [] };
  const put = (path: string, body: object) => client.send(path, { method: "PUT", body: JSON.stringify(body) });

  test.each<[string, string, string]>([
    ["a prototype key", '{"rating":"bad","__proto__":{"a":1}}', "body/__proto__: "],
    ["half a character", `{"rating":"bad","comment":"x\\ud800"}`, "body/comment: "],
    [
      "half a character in a call",
      `{"rating":"bad","expected_calls":[{"tool":"x\\udfff"}]}`,
      "body/expected_calls/0/tool: ",
    ],
  ])("feedback with %s is refused, and changes nothing", async (_name, body, place) => {
    await client.post("/v1/runs", goodTrace("rated"));
    const answer = await client.post("/v1/runs/rated/feedback", body);
    expect([answer.status, await answer.json()]).toMatchObject([
      400,
      { error: { message: expect.stringContaining(place) } },
    ]);
    expect((await client.json("/v1/groups")).groups).toEqual([]);
  });

  test("ids of records are whole; what their texts hold is kept", async () => {
    const odd = { ...run, run_id: half };
    const refused = await put(`/v1/runs/${"0".repeat(24)}/record`, { key: "a-key-of-this", run: odd });
    expect([refused.status, await refused.text()]).toEqual([400, expect.stringContaining("body/run/run_id: half")]);
    const path = "/v1/runs/held/checkpoints";
    expect((await put(`${path}/s1`, { ...checkpoint, state: { text: half } })).status).toBe(200);
    expect(await client.json(`${path}/s1`)).toMatchObject({ state: { text: half } });
    const operation = { position: "0", kind: "tool", name: half, phase: "done", at };
    const named = await client.post("/v1/runs/held/operations", { key: "a-key-for-these", entries: [{ operation }] });
    expect([named.status, await named.text()]).toEqual([400, expect.stringContaining("body/entries/0/name: half")]);
  });

  test("a record stands under its own run's address, and no other", async () => {
    const record = { key: "a-key-of-another", run: { ...run, run_id: "other" } };
    const refused = await put("/v1/runs/mine/record", record);
    expect([refused.status, await refused.text()]).toEqual([
      400,
      expect.stringContaining("run.run_id is not the run of"),
    ]);
    expect((await put("/v1/runs/mine/checkpoints/s1", { ...checkpoint, state: {} })).status).toBe(400);
    const entries = [{ checkpoint: { ...checkpoint, state: {} } }];
    expect((await client.post("/v1/runs/mine/operations", { key: "k".repeat(9), entries })).status).toBe(400);
    const own = await put("/v1/runs/other/record", record);
    const { id } = (await own.json()) as { id: string };
    expect([own.status, (await put(`/v1/runs/${id}/record`, record)).status]).toEqual([200, 200]);
    expect((await client.send("/v1/runs/mine/record")).status).toBe(404);
  });
});

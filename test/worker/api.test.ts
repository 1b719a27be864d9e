import { gzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { compact } from "../../src/core/compact.ts";
import { signWebhook } from "../../worker/auth/webhook-signature.ts";
import { type Answer, type Client, startWorker, type TestWorker } from "./support/harness.ts";
import { failedTrace, goodTrace } from "./support/traces.ts";

interface Description {
  openapi: string;
  paths: Record<string, Record<string, object>>;
}

let worker: TestWorker;
let client: Client;

beforeAll(async () => {
  worker = await startWorker();
  client = await worker.project("api", { sampling: { success: 0 } });
});
afterAll(() => worker.close());

describe("sampling and feedback", () => {
  test("a success that was sampled out waits for feedback, and is lifted by it", async () => {
    const sent = await (await client.post("/v1/runs", goodTrace("waits"))).json();
    expect(sent).toMatchObject({ items: [{ outcome: "sampled_out", waits_until: expect.any(String) }] });
    expect((await client.send("/v1/runs/waits")).status).toBe(404);
    expect(await client.json("/v1/find?q=waits")).toMatchObject({ runs: [], reason: "in_window" });
    const given = await client.post("/v1/runs/waits/feedback", {
      rating: "bad",
      expected_calls: [{ tool: "create_refund", args: { id: 1 } }],
    });
    expect([given.status, await given.json()]).toMatchObject([
      200,
      { run: { class: "flagged", failed: true, rating: "bad" } },
    ]);
    expect(await client.json("/v1/runs/waits")).toMatchObject({ trace: { feedback: { rating: "bad" } } });
    expect(await client.json("/v1/groups")).toMatchObject({ groups: [{ count: 1, kept: 1 }] });
  });

  test("a run that turns out to be good counts in its group no more", async () => {
    const own = await worker.project("turns-good");
    await own.post("/v1/runs", [failedTrace("fine"), failedTrace("broken")]);
    const given = await own.post("/v1/runs/fine/feedback", { rating: "good" });
    expect(await given.json()).toMatchObject({ run: { failed: false, rating: "good" } });
    const { groups } = await own.json("/v1/groups");
    expect(groups).toMatchObject([{ count: 1, kept: 1, recent: [expect.any(String)] }]);
    expect((await own.json(`/v1/runs?group=${groups[0]?.id}`)).runs.map((run) => run.run_id)).toEqual(["broken"]);
    await own.post("/v1/runs/fine/feedback", { rating: "bad" });
    expect((await own.json("/v1/groups")).groups.map(({ count }) => count)).toEqual([2]);
    await own.send("/v1/runs/fine", { method: "DELETE" });
    await own.post("/v1/runs/broken/feedback", { rating: "good" });
    expect((await own.json("/v1/groups")).groups).toEqual([]);
  });

  test("feedback on a success that was not kept answers 410 and is counted", async () => {
    const none = await worker.project("no-window", { sampling: { success: 0, feedback_window: 0 } });
    await none.post("/v1/runs", goodTrace("gone"));
    const given = await none.post("/v1/runs/gone/feedback", { rating: "bad" });
    expect([given.status, await given.json()]).toMatchObject([
      410,
      { error: { code: "not_found", reason: "sampled_out" } },
    ]);
    expect(await none.stats()).toMatchObject({ received: 1, sampled_out: 1, late_feedback: 1 });
    expect((await none.post("/v1/runs/never/feedback", { rating: "bad" })).status).toBe(404);
  });

  test("of many equal failures the first are kept and all are counted", async () => {
    const storm = await worker.project("storm", { sampling: { failures_per_group: 5, then_one_in: 10 } });
    for (let batch = 0; batch < 5; batch += 1) {
      await storm.post(
        "/v1/runs",
        Array.from({ length: 20 }, (_, n) => failedTrace(`storm-${batch * 20 + n}`)),
      );
    }
    const { groups } = await storm.json("/v1/groups");
    const kept = groups[0]?.kept ?? 0;
    expect(groups).toMatchObject([{ count: 100 }]);
    expect(kept).toBeGreaterThanOrEqual(5);
    expect(kept).toBeLessThan(30);
    expect(await storm.stats()).toMatchObject({ received: 100, stored: kept, sampled_out: 100 - kept });
  });

  test("an Idempotency-Key repeats the first answer", async () => {
    const key = { "idempotency-key": "k1" };
    const first = (await (await client.post("/v1/runs", failedTrace("idem"), key)).json()) as Answer;
    expect(await (await client.post("/v1/runs", failedTrace("idem"), key)).json()).toEqual({
      ...first,
      repeated: true,
    });
  });

  test("an Idempotency-Key is compared whole and is not empty; a refused body does not use it up, rejected items do", async () => {
    const own = await worker.project("keys", { sampling: { success: 0 } });
    const send = async (key: string, body: unknown) => {
      const answer = await own.post("/v1/runs", body, { "idempotency-key": key });
      return [answer.status, ((await answer.json()) as Partial<Answer & { repeated: true }>).repeated];
    };
    const long = "k".repeat(200);
    expect(await send(`${long}a`, failedTrace("long-a"))).toEqual([200, undefined]);
    expect(await send(`${long}b`, failedTrace("long-b"))).toEqual([200, undefined]);
    expect(await send(`${long}a`, failedTrace("long-a"))).toEqual([200, true]);
    expect(await send(`${long}a`, failedTrace("long-c"))).toEqual([422, undefined]);
    expect(await send("", failedTrace("empty-a"))).toEqual([200, undefined]);
    expect(await send("", failedTrace("empty-b"))).toEqual([200, undefined]);
    expect(await send("broken", "{")).toEqual([400, undefined]);
    expect(await send("broken", failedTrace("mended"))).toEqual([200, undefined]);
    expect(await send("rejected", [{ run_id: "half" }])).toEqual([422, undefined]);
    expect(await send("rejected", failedTrace("whole"))).toEqual([422, undefined]);
  });

  test("another body under a key that has an answer is refused, and counted", async () => {
    const own = await worker.project("reused", { sampling: { success: 0 } });
    const key = { "idempotency-key": "k2" };
    await own.post("/v1/runs", failedTrace("first"), key);
    const packed = { ...key, "content-encoding": "gzip" };
    const again = await own.send("/v1/runs", {
      method: "POST",
      body: gzipSync(JSON.stringify(failedTrace("first"))),
      headers: packed,
    });
    expect([again.status, await again.json()]).toMatchObject([200, { repeated: true }]);
    const other = await own.post("/v1/runs", [failedTrace("second"), { x: 1 }], key);
    expect([other.status, await other.json()]).toEqual([
      422,
      {
        items: [
          {
            outcome: "rejected",
            run_id: "second",
            id: expect.any(String),
            reason: "idempotency_key_reused",
            message: expect.stringContaining("new key"),
          },
          { outcome: "rejected", reason: expect.any(String), message: expect.any(String) },
        ],
      },
    ]);
    expect(await own.json("/v1/find?q=second")).toMatchObject({ runs: [], reason: "rejected" });
    expect(await own.stats()).toMatchObject({ received: 4, stored: 1, duplicate: 1, rejected: 2, sampled_out: 0 });
    const taken = await own.post("/v1/runs", failedTrace("second"), { "idempotency-key": "k3" });
    expect(await taken.json()).toMatchObject({ items: [{ outcome: "stored", run_id: "second" }] });
  });
});

describe("sending", () => {
  test("an item that is no trace does not take the others with it, in a list or line by line", async () => {
    const wanted = (name: string) => ({
      items: [
        { outcome: "stored", run_id: `good-${name}` },
        { outcome: "rejected", run_id: `half-${name}`, reason: "invalid_trace" },
        { outcome: "rejected", reason: "unknown_format" },
      ],
    });
    const mixed = (name: string) => [failedTrace(`good-${name}`), { run_id: `half-${name}` }, 7];
    const list = await client.post("/v1/runs", mixed("list"));
    expect([list.status, await list.json()]).toMatchObject([200, wanted("list")]);
    const lines = mixed("lines").map((item) => JSON.stringify(item));
    const sent = await client.post("/v1/runs", lines.join("\n"), { "content-type": "application/x-ndjson" });
    expect([sent.status, await sent.json()]).toMatchObject([200, wanted("lines")]);
    expect((await client.post("/v1/runs", [{ run_id: "half" }, 7])).status).toBe(422);
  });

  test("an event of a kind that is none is refused with the kinds that are", async () => {
    const sent = await client.post("/v1/runs", [failedTrace("nope", { events: [{ type: "nope" }] })]);
    expect([sent.status, await sent.json()]).toMatchObject([
      422,
      {
        items: [
          { message: expect.stringMatching(/events\[0\]\.type is "nope"; expected input_message \| model_call \|/) },
        ],
      },
    ]);
  });

  test("lines are known as such where the first is broken; a document that is broken is refused whole", async () => {
    const good = JSON.stringify(failedTrace("after-broken"));
    for (const first of ['{"run_id":', 'half"}', '{"run_id":"cut","events":[{']) {
      const sent = await client.post("/v1/runs", `${first}\n${good}\n`);
      expect([sent.status, await sent.json()]).toMatchObject([
        200,
        {
          items: [
            { outcome: "rejected", reason: "invalid_json", message: expect.stringContaining("body line 1") },
            { run_id: "after-broken" },
          ],
        },
      ]);
    }
    for (const document of [`[\n${good},\n${good}\n`, `{\n  "events": [\n    {},\n  ]\n}`, "{\n}\n]", "{}}"])
      expect((await client.post("/v1/runs", document)).status).toBe(400);
  });

  test("a line that is no JSON does not take the others with it; where none is a trace the request is refused", async () => {
    const ndjson = { "content-type": "application/x-ndjson" };
    const lines = [JSON.stringify(failedTrace("line-1")), "{", JSON.stringify(failedTrace("line-3"))];
    const sent = await client.post("/v1/runs", lines.join("\n"), ndjson);
    expect([sent.status, await sent.json()]).toMatchObject([
      200,
      {
        items: [
          { outcome: "stored" },
          { outcome: "rejected", reason: "invalid_json", message: expect.stringContaining("body line 2") },
          { outcome: "stored" },
        ],
      },
    ]);
    expect((await client.post("/v1/runs", "{\n}", ndjson)).status).toBe(422);
  });
});

describe("reading", () => {
  test("mistyped members of what is asked or said are refused", async () => {
    await client.post("/v1/runs", failedTrace("typed"));
    for (const [path, body, name] of [
      ["/v1/find", { q: "typed", limit: 5 }, "limit"],
      [
        "/v1/runs/typed/feedback",
        { rating: "bad", expected_calls: [{ tool: "refund", tool_name: "cancel" }] },
        "expected_calls.0.tool_name",
      ],
      ["/v1/runs/typed/feedback", { rating: "bad", expected_txt: ["30 days"] }, "expected_txt"],
    ] as const) {
      const answer = await client.post(path, body);
      expect([answer.status, await answer.text()]).toEqual([400, expect.stringContaining(name)]);
    }
    expect(await client.json("/v1/runs/typed")).not.toHaveProperty("trace.feedback");
    const call = { tool_name: "refund", tool_args: { id: 1 } };
    await client.post("/v1/runs/typed/feedback", { rating: "bad", expected_calls: [call] });
    expect(await client.json("/v1/runs/typed")).toMatchObject({
      trace: { feedback: { expected_calls: [{ tool: "refund", args: { id: 1 } }] } },
    });
    expect((await client.post("/v1/find", { q: "typed" })).status).toBe(200);
  });

  test("a group lists the runs that it counts, one that went on too, and no other", async () => {
    const own = await worker.project("went-on", { sampling: { success: 1 } });
    const state = (step: string) => ({ type: "state", step_id: step, state: { step } });
    const begun = [{ type: "input_message", role: "user", content: "Tell Ann." }, state("1")];
    const broken = [...begun, { type: "error", error: "the mail server is down" }];
    const failed = (runId: string) => failedTrace(runId, { events: broken });
    await own.post("/v1/runs", [failed("resumed"), failed("beside"), goodTrace("fine")]);
    const events = [...begun, state("2"), { type: "final_output", content: "told" }];
    const sent = await own.post("/v1/runs", { ...failed("resumed"), status: "success", events });
    expect(await sent.json()).toMatchObject({ items: [{ outcome: "duplicate", continued: true }] });
    const { groups } = await own.json("/v1/groups");
    expect(groups).toMatchObject([{ count: 2, recent: [expect.any(String), expect.any(String)] }]);
    const listed = async (query: string) =>
      (await own.json(`/v1/runs?${query}`)).runs.map((run) => run.run_id).toSorted();
    expect(await listed(`group=${groups[0]?.id}`)).toEqual(["beside", "resumed"]);
    expect(await listed(`group=${groups[0]?.id}&status=error`)).toEqual(["beside"]);
    expect(await listed("group=none")).toEqual([]);
  });

  test("a run whose time is over cannot be marked, whether it was removed yet or not", async () => {
    const own = await worker.project("past");
    await own.post("/v1/runs", [failedTrace("over"), failedTrace("there")]);
    const { DB } = await worker.stores();
    await DB.prepare("UPDATE runs SET expires_at = 1 WHERE project = 'past' AND row LIKE '%\"over\"%'").run();
    const mark = async (id: string) => (await own.post(`/v1/runs/${id}/mark`, { mark: "promote" })).status;
    expect([await mark("over"), await mark("there")]).toEqual([404, 200]);
  });

  test("a search says where there may be more than it lists", async () => {
    const own = await worker.project("crowd", { sampling: { success: 1 } });
    const send = async (from: number, count: number, env: string) => {
      const named = { user_id: "ann", labels: { env } };
      const runs = Array.from({ length: count }, (_, n) => goodTrace(`c-${from + n}`, named));
      expect((await own.post("/v1/runs", runs)).status).toBe(200);
    };
    const found = async (q: string) => {
      const { runs: listed, more } = (await own.json(`/v1/find?q=${q}`)) as Answer & { more?: boolean };
      const page = await own.send(`/find?q=${q}`, { headers: { cookie: `replaykit_token=${own.token}` } });
      expect((await page.text()).includes("there may be more")).toBe(more === true);
      return [listed.length, more];
    };
    await send(0, 150, "dev");
    expect(await found("ann")).toEqual([150, undefined]);
    await send(150, 20, "prod");
    await send(170, 40, "dev");
    expect([await found("ann"), await found("env:dev"), await found("env:prod")]).toEqual([
      [200, true],
      [50, true],
      [20, undefined],
    ]);
  });

  test("a cursor that no page gave is refused; an empty one of its form is not", async () => {
    expect((await client.send("/v1/runs?cursor=x")).status).toBe(400);
    expect((await client.send("/v1/runs?cursor=29920000.")).status).toBe(200);
  });

  test("pages through runs without a gap or a repetition, and filters", async () => {
    const pages = await worker.project("pages", { sampling: { success: 1 } });
    for (let n = 0; n < 5; n += 1) {
      await pages.post(
        "/v1/runs",
        Array.from({ length: 5 }, (_, m) => goodTrace(`p-${n}-${m}`, { labels: { env: m === 0 ? "prod" : "dev" } })),
      );
    }
    const seen: string[] = [];
    for (let cursor: string | null = ""; cursor !== null; ) {
      const page: Answer = await pages.json(`/v1/runs?limit=4${cursor ? `&cursor=${cursor}` : ""}`);
      seen.push(...page.runs.map((run) => run.run_id));
      cursor = page.next;
    }
    expect([seen.length, new Set(seen).size, seen[0]]).toEqual([25, 25, "p-4-4"]);
    expect((await pages.json("/v1/runs?label=env:prod")).runs).toHaveLength(5);
    expect((await pages.json("/v1/runs?agent=other")).runs).toHaveLength(0);
    expect((await pages.json("/v1/find?q=env:prod")).runs).toHaveLength(5);
    expect((await pages.send("/v1/runs?limit=x")).status).toBe(400);
  });

  test("a step gives the state at it", async () => {
    const states = [1, 2, 3].map((n) => ({
      type: "state",
      step_id: `s${n}`,
      state: { messages: Array.from({ length: n + 2 }, (_, m) => ({ n: m })) },
    }));
    await client.post("/v1/runs", failedTrace("steps", { events: [...states, { type: "error", error: "x" }] }));
    expect(await client.json("/v1/runs/steps?step=2")).toMatchObject({
      step: { number: 2, of: 3, id: "s2" },
      state: states[1]?.state,
    });
    expect((await client.json("/v1/runs/steps")).trace.events.slice(0, 3)).toEqual(states);
    expect((await client.send("/v1/runs/steps?step=9")).status).toBe(404);
  });

  test("checkpoints are kept redacted, given back, and erased with their run", async () => {
    const checkpoint = {
      version: 1,
      run_id: "cp",
      step_id: "s/1",
      step_number: 1,
      at: "2026-11-21T08:00:00Z",
      messages: [{ role: "user" }],
      tool_calls: [],
      state: { password: "hunter2secret!9", n: 1 },
    };
    const path = `/v1/runs/cp/checkpoints/${encodeURIComponent("s/1")}`;
    const put = () => client.send(path, { method: "PUT", body: JSON.stringify(checkpoint) });
    expect((await put()).status).toBe(200);
    const kept = await client.json(path);
    expect(kept).toEqual({ ...checkpoint, state: { password: expect.stringMatching(/^\[redacted-/), n: 1 } });
    expect((await client.send("/v1/runs/cp/checkpoints/s2")).status).toBe(404);
    expect(await (await client.send("/v1/runs/cp", { method: "DELETE" })).json()).toMatchObject({ objects: 1 });
    expect([(await client.send(path)).status, (await put()).status]).toEqual([404, 410]);
  });

  test("the Worker serves every address of the description", async () => {
    const { paths, openapi } = (await (await fetch(`${worker.url}/openapi.json`)).json()) as Description;
    expect(openapi).toBe("3.1.0");
    for (const [path, methods] of Object.entries(paths)) {
      for (const method of Object.keys(methods)) {
        const answer = await client.send(path.replace(/\{\w+\}/g, "x"), {
          method: method.toUpperCase(),
          ...compact({ body: method === "post" || method === "put" ? "{}" : undefined }),
        });
        expect([method, path, (await answer.text()).includes("no such address")]).toEqual([method, path, false]);
      }
    }
    expect(await (await fetch(`${worker.url}/healthz`)).json()).toMatchObject({ ok: true, accepts: { trace: [1] } });
  });
});

describe("credentials", () => {
  test("a token does only what its scopes allow", async () => {
    const ingest = await worker.project("scopes", {}, ["ingest"]);
    expect((await ingest.post("/v1/runs", failedTrace("a"))).status).toBe(200);
    expect((await ingest.send("/v1/runs")).status).toBe(403);
    const read = await worker.project("scopes", {}, ["read"]);
    expect((await read.send("/v1/runs")).status).toBe(200);
    expect((await read.post("/v1/runs", failedTrace("b"))).status).toBe(403);
    expect((await read.send("/v1/runs/a", { method: "DELETE" })).status).toBe(403);
    const promote = await worker.project("scopes", {}, ["promote"]);
    expect((await promote.post("/v1/runs/a/mark", { mark: "promote" })).status).toBe(200);
    expect((await read.post("/v1/runs/a/mark", { mark: "look:2/3" })).status).toBe(403);
  });

  test("one project sees nothing of another", async () => {
    const other = await worker.project("other");
    await client.post("/v1/runs", failedTrace("mine"));
    expect((await other.send("/v1/runs/mine")).status).toBe(404);
    expect(await other.json("/v1/find?q=user-7")).toMatchObject({ runs: [] });
  });

  test("webhooks: signed ones are taken, every other is not", async () => {
    const secret = `whsec_${Buffer.from("a long secret of the tests").toString("base64")}`;
    await worker.project("hooked", {
      webhook_secrets: [`whsec_${Buffer.from("the old secret of the tests").toString("base64")}`, secret],
    });
    const body = JSON.stringify(failedTrace("hook-1"));
    const send = (headers: Record<string, string>) =>
      fetch(`${worker.url}/v1/hooks/hooked`, { method: "POST", body, headers });
    const timestamp = String(Math.floor(Date.now() / 1000));
    const sign = (at: string, over = body) => ({
      "webhook-id": "m1",
      "webhook-timestamp": at,
      "webhook-signature": signWebhook(secret, { id: "m1", timestamp: at }, Buffer.from(over)),
    });
    expect((await send(sign(timestamp))).status).toBe(200);
    const refusal = async (sent: Response | Promise<Response>) => {
      const answer = await sent;
      const { error } = (await answer.json()) as { error: { message: string } };
      return [answer.status, error.message];
    };
    const unsigned = [401, "webhook-signature does not fit the body and any active secret"];
    expect(await refusal(send(sign(timestamp, `${body} `)))).toEqual(unsigned);
    expect(await refusal(send({ ...sign(timestamp), "webhook-id": "m2" }))).toEqual(unsigned);
    const untimely = [401, expect.stringMatching(/^webhook-timestamp is missing, or more than five minutes from \d+,/)];
    for (const at of [Number(timestamp) - 400, Number(timestamp) + 400, `${timestamp}000`, "", "now"])
      expect(await refusal(send(sign(String(at)))), String(at)).toEqual(untimely);
    expect(await refusal(send({}))).toEqual(untimely);
    // Of a project that is not there the same is said.
    const stranger = (headers: Record<string, string>) =>
      refusal(fetch(`${worker.url}/v1/hooks/nobody`, { method: "POST", body, headers }));
    expect(await stranger({})).toEqual(untimely);
    expect(await stranger(sign(timestamp))).toEqual(unsigned);
  });

  test("too many requests: 429 with Retry-After", async () => {
    const slow = await worker.project("slow", { limits: { requests_per_minute: 2 } });
    const statuses = [];
    for (let n = 0; n < 4; n += 1) statuses.push((await slow.send("/v1/runs")).status);
    expect(statuses).toEqual([200, 200, 429, 429]);
    expect(Number((await slow.send("/v1/runs")).headers.get("retry-after"))).toBeGreaterThan(0);
  });
});

describe("erasure", () => {
  test("a run of a shared object goes, the others stay, and it cannot come back", async () => {
    await client.post("/v1/runs", [failedTrace("e-1"), failedTrace("e-2"), failedTrace("e-3")]);
    expect(await (await client.send("/v1/runs/e-2", { method: "DELETE" })).json()).toMatchObject({
      erased: true,
      objects: 1,
    });
    expect((await client.send("/v1/runs/e-2")).status).toBe(410);
    expect((await client.json("/v1/runs/e-3")).run.run_id).toBe("e-3");
    expect(await (await client.post("/v1/runs", failedTrace("e-2"))).json()).toMatchObject({
      items: [{ outcome: "rejected", reason: "erased" }],
    });
  });

  test("a subject's runs all go, and the act is in the audit", async () => {
    const people = await worker.project("people", { sampling: { success: 0 } });
    await people.post("/v1/runs", [
      failedTrace("s-1", { user_id: "anna" }),
      goodTrace("s-2", { user_id: "anna" }),
      failedTrace("s-3", { user_id: "ben" }),
    ]);
    expect(await (await people.send("/v1/subjects/anna", { method: "DELETE" })).json()).toMatchObject({
      runs: 2,
      objects: 2,
    });
    expect((await people.json("/v1/runs")).runs.map((run) => run.run_id)).toEqual(["s-3"]);
    expect((await people.json("/v1/audit")).acts.map((act) => act.act)).toContain("erase subject");
  });

  test("a project is exported, and removed with all it holds", async () => {
    const leaving = await worker.project("leaving", { sampling: { success: 0 } });
    await leaving.post("/v1/runs", [failedTrace("x-1"), goodTrace("x-2")]);
    const page = (await (await worker.admin("/v1/projects/leaving/export")).json()) as { lines: { kind: string }[] };
    expect(page.lines.map(({ kind }) => kind)).toEqual(expect.arrayContaining(["project", "run", "waiting", "end"]));
    const gone = await worker.admin("/v1/projects/leaving", { method: "DELETE" });
    expect(await gone.json()).toEqual({ project: "leaving", deleted: true, objects: 2 });
    expect((await leaving.send("/v1/runs")).status).toBe(401);
    const { DB, TRACES } = await worker.stores();
    expect((await TRACES.list()).objects.filter(({ key }) => key.includes("/leaving/"))).toEqual([]);
    expect((await DB.prepare("SELECT count(*) AS n FROM journal WHERE project = 'leaving'").all()).results).toEqual([
      { n: 0 },
    ]);
  });

  test("the index is written again from the bodies, without what was erased", async () => {
    const lost = await worker.project("lost", { sampling: { success: 1 } });
    await lost.post("/v1/runs", [failedTrace("l-1"), goodTrace("l-2"), failedTrace("l-3")]);
    await lost.send("/v1/runs/l-3", { method: "DELETE" });
    const { DB } = await worker.stores();
    const before = await lost.json("/v1/runs/l-1");
    for (const table of ["runs", "journal", "groups"])
      await DB.prepare(`DELETE FROM ${table} WHERE project = 'lost'`).run();
    for (let cursor: string | null = ""; cursor !== null; ) {
      const path: string = `/v1/projects/lost/rebuild?cursor=${encodeURIComponent(cursor)}`;
      cursor = ((await (await worker.admin(path, { method: "POST" })).json()) as Answer).next;
    }
    expect(await lost.json("/v1/runs/l-1")).toEqual(before);
    expect((await lost.json("/v1/runs")).runs.map((run) => run.run_id).toSorted()).toEqual(["l-1", "l-2"]);
    expect(await lost.json("/v1/groups")).toMatchObject({ groups: [{ count: 1 }] });
  });
});

import { beforeAll, describe, expect, test } from "vitest";
import { samples } from "../core/formats/samples.ts";
import { type Answer, type Client, sharedWorker, type TestWorker } from "./support/harness.ts";
import { agentsBatch, failedTrace, goodTrace } from "./support/traces.ts";

let worker: TestWorker;

beforeAll(async () => {
  worker = await sharedWorker(import.meta.filename);
});

const names = new Set<string>();

/** A project of its own, so that its accounting is of one test. */
async function project(name: string): Promise<Client> {
  if (names.has(name)) throw new Error(`${name} twice`);
  names.add(name);
  return worker.project(name, { sampling: { success: 1 } });
}

const lines = (items: readonly unknown[]) => items.map((item) => JSON.stringify(item)).join("\n");
const junk = { x: 1 };
const ndjson = { "content-type": "application/x-ndjson" };

/** Status, and of each item its outcome or why it was refused; with the sum that the statistics give. */
async function sent(client: Client, body: unknown, path = "/v1/runs", headers: Record<string, string> = {}) {
  const response = await client.post(path, body, headers);
  const { items = [] } = (await response.json()) as Partial<Answer> & {
    items?: { outcome: string; reason?: string }[];
  };
  const outcomes = items.map(({ outcome, reason }: { outcome?: string; reason?: string }) => reason ?? outcome);
  const {
    received = 0,
    stored = 0,
    duplicate = 0,
    rejected = 0,
    sampled_out = 0,
  } = (await client.stats()) as Record<string, number>;
  expect(received).toBe(stored + duplicate + rejected + sampled_out);
  return { status: response.status, outcomes, received, rejected };
}

describe("each item of a list, or line, has an answer of its own, and is counted", () => {
  const runs = ["replaykit", "openai-run-state", "atif", "agentdojo", "tau-bench", "langfuse", "swe-agent"];

  test.each(runs)("%s with an item between that is nothing", async (format) => {
    const one = samples[format];
    for (const [form, body] of [
      ["list", [junk, one]],
      ["lines", lines([junk, one])],
    ] as const) {
      const client = await project(`${format}-${form}`);
      const { status, outcomes, received, rejected } = await sent(client, body);
      expect([status, outcomes[0], rejected]).toEqual([200, "unknown_format", 1]);
      expect(outcomes.slice(1).every((outcome) => outcome === "stored" || outcome === "duplicate")).toBe(true);
      expect(received).toBe(outcomes.length);
      expect(outcomes.length).toBeGreaterThan(1);
    }
  });

  test("a run that is taken tells how well it can be replayed, another one does not", async () => {
    const client = await project("replayable");
    const bare = { version: 1, run_id: "bare", status: "error", events: [{ type: "error", error: "gone" }] };
    const { items } = (await (await client.post("/v1/runs", [goodTrace("whole"), bare, junk])).json()) as {
      items: { replayability?: { score: number; reasons: string[] } }[];
    };
    const [whole, poor, none] = items.map(({ replayability }) => replayability);
    expect(whole?.score).toBeGreaterThan(poor?.score ?? 1);
    expect(poor?.reasons.length).toBeGreaterThan(0);
    expect(none).toBeUndefined();
  });

  test("items of several formats are read each in its own", async () => {
    const client = await project("several");
    const items = [goodTrace("own"), samples["atif"], samples["openai-run-state"], junk, 7];
    expect(await sent(client, items)).toEqual({
      status: 200,
      outcomes: ["stored", "stored", "stored", "unknown_format", "unknown_format"],
      received: 5,
      rejected: 2,
    });
  });

  test("a broken line among foreign ones takes none with it", async () => {
    const client = await project("broken-line");
    const chat = (text: string) => JSON.stringify({ messages: [{ role: "user", content: text }] });
    expect(await sent(client, [chat("one"), '{"x":', chat("two")].join("\n"), "/v1/runs", ndjson)).toEqual({
      status: 200,
      outcomes: ["stored", "invalid_json", "stored"],
      received: 3,
      rejected: 1,
    });
  });

  test("a message names the line as it stands in the body", async () => {
    const client = await project("line-numbers");
    const body = [JSON.stringify(goodTrace("l-1")), "", '{"x":', JSON.stringify(junk), '{"x":"\\ud800"}'].join("\n");
    const { items } = (await (await client.post("/v1/runs", body)).json()) as { items: { message?: string }[] };
    expect(items.map(({ message }) => /^body line \d+/.exec(message ?? "")?.[0])).toEqual([
      undefined,
      "body line 3",
      "body line 4",
      "body line 5",
    ]);
    const list = (await (await client.post("/v1/runs", [junk, goodTrace("l-1"), 7])).json()) as {
      items: { message?: string }[];
    };
    expect(list.items.map(({ message }) => /^body\[\d\]/.exec(message ?? "")?.[0])).toEqual([
      "body[0]",
      undefined,
      "body[2]",
    ]);
  });

  test("what spans several lines stays one run", async () => {
    const client = await project("together");
    const at = "2026-11-20T10:00:00Z";
    const base = { sessionId: "s-1", timestamp: at, version: "1" };
    const session = [
      { ...base, type: "user", uuid: "a", parentUuid: null, message: { role: "user", content: "Hi" } },
      {
        ...base,
        type: "assistant",
        uuid: "b",
        parentUuid: "a",
        message: { role: "assistant", model: "m", content: [{ type: "text", text: "Hello" }], stop_reason: "end_turn" },
      },
    ];
    expect(await sent(client, lines(session))).toEqual({ status: 200, outcomes: ["stored"], received: 1, rejected: 0 });
    const messages = [
      { role: "user", content: "Refund?" },
      { role: "assistant", content: "Within 30 days." },
    ];
    expect(await sent(client, messages)).toMatchObject({ outcomes: ["stored"], received: 2 });
  });

  test("spans and the log events that hold their content make one run, on one line or on two", async () => {
    const traceId = "cd".repeat(16);
    const text = (key: string, value: string) => ({ key, value: { stringValue: value } });
    const chat = (id: string) => ({
      traceId: id,
      spanId: "1".repeat(16),
      name: "chat",
      startTimeUnixNano: "1795000000000000000",
      endTimeUnixNano: "1795000001000000000",
      attributes: [text("gen_ai.operation.name", "chat"), text("gen_ai.request.model", "m")],
    });
    const event = (id: string) => ({
      traceId: id,
      spanId: "1".repeat(16),
      timeUnixNano: "1795000000500000000",
      eventName: "gen_ai.user.message",
      body: { kvlistValue: { values: [text("content", "Where is my refund?")] } },
    });
    const spans = (id: string) => ({ resourceSpans: [{ scopeSpans: [{ spans: [chat(id)] }] }] });
    const logs = (id: string) => ({ resourceLogs: [{ scopeLogs: [{ logRecords: [event(id)] }] }] });
    const client = await project("logs");
    const other = "ef".repeat(16);
    await client.post("/v1/runs", { ...spans(traceId), ...logs(traceId) });
    await client.post("/v1/runs", lines([spans(other), logs(other)]));
    for (const id of [traceId, other])
      expect((await client.json(`/v1/runs/${id}`)).trace.events).toContainEqual(
        expect.objectContaining({ type: "input_message", content: "Where is my refund?" }),
      );
  });

  test("where none can be read, each still says why, and the request is refused", async () => {
    const client = await project("none");
    expect(await sent(client, [junk, 7])).toMatchObject({ status: 422, received: 2, rejected: 2 });
    const alone = await client.post("/v1/runs", junk);
    expect([alone.status, await alone.json()]).toMatchObject([422, { error: { code: "unknown_format" } }]);
  });
});

test.each([
  ["items", `[${"7,".repeat(1_000)}7]`],
  ["lines", "{\n".repeat(1_001)],
])("more %s than a request may hold are refused before all are looked at", async (name, body) => {
  const client = await project(`many-${name}`);
  const refused = await client.post("/v1/runs", body, name === "lines" ? ndjson : {});
  expect([refused.status, await refused.json()]).toMatchObject([413, { error: { code: "too_large" } }]);
  const fewer = name === "lines" ? body.slice(2) : body.replace("7,", "");
  expect((await client.post("/v1/runs", fewer, name === "lines" ? ndjson : {})).status).toBe(422);
});

describe("lines are known by what they are", () => {
  test.each([
    ["application/json", true],
    ["text/plain", true],
    ["application/x-www-form-urlencoded", true],
  ])("as %s", async (type) => {
    const client = await project(`type-${type.replaceAll(/[^a-z]/g, "-").slice(0, 20)}`);
    const body = `${lines([failedTrace("a"), goodTrace("b")])}\n`;
    expect(await sent(client, body, "/v1/runs", { "content-type": type })).toMatchObject({
      status: 200,
      outcomes: ["stored", "stored"],
    });
  });

  test("a document over several lines is one, and broken it is no lines", async () => {
    const client = await project("pretty");
    const pretty = JSON.stringify(failedTrace("pretty"), null, 2);
    expect(await sent(client, pretty)).toMatchObject({ status: 200, outcomes: ["stored"] });
    const broken = await client.post("/v1/runs", pretty.slice(0, -3));
    expect([broken.status, await broken.json()]).toMatchObject([400, { error: { code: "invalid_json" } }]);
  });

  test("hints speak of what a request can say", async () => {
    const client = await project("hints");
    for (const path of ["/v1/runs", "/v1/runs?format=nope"]) {
      const { error } = (await (await client.post(path, junk)).json()) as { error: { hint: string } };
      expect(error.hint).not.toContain("--");
      expect(error.hint).toMatch(path.includes("?") ? /the formats are/ : /\?format=/);
    }
  });
});

test("a duplicate that tells something else than the run of its id says so; a copy does not", async () => {
  const client = await project("differs");
  const once = failedTrace("same-id");
  const other = { ...once, events: [...once.events, { type: "error", kind: "exception", error: "one more" }] };
  const items = [];
  for (const run of [once, once, other]) {
    const answer = (await (await client.post("/v1/runs", JSON.stringify(run))).json()) as { items: object[] };
    items.push(answer.items[0]);
  }
  expect(items).toMatchObject([
    { outcome: "stored" },
    { outcome: "duplicate" },
    { outcome: "duplicate", differs: true, message: expect.stringContaining("its own id") },
  ]);
  expect(items[1]).not.toHaveProperty("differs");
});

test("a duplicate of the same form differs if another question was asked, and not if only a redacted value did", async () => {
  const client = await project("differs-asked");
  const chat = async (question: string, ...more: object[]) => {
    const asked = { type: "input_message", role: "user", content: question };
    const events = [asked, { type: "final_output", content: "Done" }, ...more];
    const response = await client.post("/v1/runs", { run_id: "chat", status: "success", events });
    return ((await response.json()) as { items: { outcome: string; differs?: true }[] }).items;
  };
  expect(await chat("Where is my order, asks ann@example.com?", { type: "state", step_id: "1", state: {} })).toEqual([
    expect.objectContaining({ outcome: "stored" }),
  ]);
  const told = [];
  for (const question of ["Where is my order, asks bea@example.com?", "Refund my order"]) {
    told.push(...(await chat(question, { type: "state", step_id: "1", state: {} })), ...(await chat(question)));
  }
  expect(told.map(({ outcome, differs }) => [outcome, differs])).toEqual([
    ["duplicate", undefined],
    ["duplicate", undefined],
    ["duplicate", true],
    ["duplicate", true],
  ]);
});

describe("batches of one trace", () => {
  const first = agentsBatch("aa", [1], true);
  const second = agentsBatch("aa", [2, 3]);

  test("a later one says that it was left out; one that is sent again does not", async () => {
    const client = await project("batches");
    const answers = [];
    for (const batch of [first, first, second]) {
      const { items } = (await (await client.post("/v1/runs", batch)).json()) as { items: object[] };
      answers.push(items);
    }
    expect(answers).toMatchObject([
      [{ outcome: "stored" }],
      [{ outcome: "duplicate" }],
      [
        {
          outcome: "duplicate",
          differs: true,
          reason: "other_parts",
          message: expect.stringContaining("send all parts in one request"),
        },
      ],
    ]);
    expect(answers[1]?.[0]).not.toHaveProperty("reason");
  });

  test("together they are one run", async () => {
    const client = await project("batched");
    const { status, outcomes } = await sent(client, lines([first, second]), "/v1/runs", ndjson);
    expect([status, outcomes]).toEqual([200, ["stored"]]);
    const { runs } = await client.json("/v1/runs");
    expect(runs).toMatchObject([{ tool_calls: 3 }]);
  });
});

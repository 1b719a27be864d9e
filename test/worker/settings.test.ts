import { createHmac } from "node:crypto";
import { beforeAll, describe, expect, test } from "vitest";
import { clientOf, sharedWorker, type TestWorker } from "./support/harness.ts";
import { envelope, span } from "./support/spans.ts";
import { failedTrace } from "./support/traces.ts";

let worker: TestWorker;

beforeAll(async () => {
  worker = await sharedWorker(import.meta.filename);
});

interface Put {
  status: number;
  message: string;
}

async function put(settings: object, project = "settings"): Promise<Put> {
  const answer = await worker.admin(`/v1/projects/${project}`, { method: "PUT", body: JSON.stringify(settings) });
  const { error } = (await answer.json()) as { error?: { message: string } };
  return { status: answer.status, message: error?.message ?? "" };
}

/** Settings as an earlier version took them, past what is checked now. */
async function store(project: string, settings: object): Promise<void> {
  const { DB } = await worker.stores();
  await DB.prepare("INSERT INTO projects (id, settings, created_at) VALUES (?1, ?2, 1)")
    .bind(project, JSON.stringify(settings))
    .run();
}

async function tokenOf(project: string): Promise<string> {
  const body = JSON.stringify({ name: "test", scopes: ["admin"] });
  const made = await worker.admin(`/v1/projects/${project}/tokens`, { method: "POST", body });
  return ((await made.json()) as { token: string }).token;
}

const secretOf = (bytes: number) => `whsec_${Buffer.alloc(bytes, "k").toString("base64")}`;

describe("webhook secrets", () => {
  test("are whsec_ and the base64 of 24 to 64 bytes, with or without its padding", async () => {
    const unpadded = secretOf(32).replace(/=+$/, "");
    const hooks = [{ url: "https://hooks.example/", secret: secretOf(24) }];
    expect((await put({ webhook_secrets: [secretOf(24), secretOf(64), unpadded], hooks })).status).toBe(200);
  });

  test.each(["whsec_", "whsec_!!!!", secretOf(23), secretOf(65), `${secretOf(24)}!`, "whsec_a=b=".repeat(8)])(
    "refused, and not repeated: %s",
    async (secret) => {
      for (const settings of [{ webhook_secrets: [secret] }, { hooks: [{ url: "https://h.example/", secret }] }]) {
        const { status, message } = await put(settings);
        expect([status, message.includes(secret.slice(6) || "!!")]).toEqual([400, false]);
        expect(message).toMatch(/(webhook_secrets\.0|hooks\.0\.secret): expected whsec_/);
      }
    },
  );

  test("a delivery signed with an empty secret that was taken before is refused; with the other one it is taken", async () => {
    await store("hooked", { webhook_secrets: ["whsec_", "whsec_!!!!", secretOf(24)] });
    const body = JSON.stringify(failedTrace("signed"));
    const at = String(Math.floor(Date.now() / 1000));
    const send = async (key: Buffer) => {
      const digest = createHmac("sha256", key).update(`m1.${at}.${body}`).digest("base64");
      const headers = { "webhook-id": "m1", "webhook-timestamp": at, "webhook-signature": `v1,${digest}` };
      return (await fetch(`${worker.url}/v1/hooks/hooked`, { method: "POST", body, headers })).status;
    };
    expect(await send(Buffer.alloc(0))).toBe(401);
    expect(await send(Buffer.alloc(24, "k"))).toBe(200);
  });
});

describe("scores of evaluators", () => {
  const scored = (run_id: string, value: number) => ({
    run_id,
    status: "success",
    events: [
      { type: "input_message", content: "Hi" },
      { type: "final_output", content: "What?" },
      { type: "other", name: "scores", data: [{ name: "tone", value }] },
    ],
  });

  test("mark a run as the project rates them, and as nothing where it does not say so", async () => {
    const all = { sampling: { success: 1 } };
    const strict = await worker.project("strict", { ...all, bad_scores: { names: ["tone"], score: 2 } });
    const plain = await worker.project("plain", all);
    const ratingOf = async (client: typeof strict, value: number) => {
      await client.post("/v1/runs", scored(`tone-${value}`, value));
      const { trace } = (await client.json(`/v1/runs/tone-${value}`)) as { trace: { feedback?: { rating: string } } };
      return trace.feedback?.rating;
    };
    expect([await ratingOf(strict, 2), await ratingOf(strict, 3)]).toEqual(["bad", "good"]);
    expect(await ratingOf(plain, 2)).toBe(undefined);
  });
});

describe("detectors", () => {
  test("are named as the settings write them: max_tool_calls means there that as many calls were made", async () => {
    const detectors = [{ max_tool_calls: 3 }];
    const client = await worker.project("detected", { detectors, sampling: { success: 1 } });
    const calls = (count: number) =>
      Array.from({ length: count }, (_, n) => [
        { type: "tool_call", call_id: `${n}`, tool_name: "look", tool_args: { page: n } },
        { type: "tool_result", call_id: `${n}`, output: "ok" },
      ]).flat();
    const run = (run_id: string, count: number) => ({
      run_id,
      status: "success",
      events: [{ type: "input_message", content: "Hi" }, ...calls(count), { type: "final_output", content: "Hello" }],
    });
    expect((await client.post("/v1/runs", [run("three", 3), run("two", 2)])).status).toBe(200);
    const { groups } = (await client.json("/v1/groups")) as { groups: object[] };
    expect(groups).toEqual([expect.objectContaining({ title: "the detector max_tool_calls holds", count: 1 })]);
  });
});

describe("redaction rules", () => {
  const rule = (pattern: string, flags?: string) => ({ redact: { rules: [{ name: "x", pattern, flags }] } });

  test("that can be used are taken, and used", async () => {
    const client = await worker.project("rules", rule("ticket-\\d+", "gi"));
    await client.post("/v1/runs", failedTrace("ruled", { final_output: "TICKET-77 is open" }));
    expect(await client.json("/v1/runs/ruled")).toMatchObject({
      trace: { final_output: expect.stringMatching(/^\[redacted-x-\w+\] is open$/) },
    });
  });

  test.each([
    ["(", undefined, "Invalid regular expression"],
    ["x", "q", "Invalid flags"],
    ["(a+)+$", undefined, "repeats a group that itself repeats"],
    ["(a|ab)*$", "g", "repeats alternatives that can begin alike"],
  ])("that no detector may use are refused: %s %s", async (pattern, flags, why) => {
    const { status, message } = await put(rule(pattern, flags));
    expect([status, message]).toEqual([400, expect.stringContaining("redact.rules.0.pattern: ")]);
    expect(message).toContain(why);
  });

  test("that an earlier version took lose no run: nothing is acknowledged, and the rule is named", async () => {
    await store("unusable", rule("("));
    const client = clientOf(worker.url, await tokenOf("unusable"));
    const sends = () => [
      client.post("/v1/runs", [failedTrace("kept-back")]),
      client.post("/v1/traces", envelope(span(1, 1)), { "content-type": "application/json" }),
      client.send("/v1/runs?label=a:b"),
    ];
    for (const sent of sends()) {
      const answer = await sent;
      expect([answer.status, answer.headers.get("retry-after")]).toEqual([503, "60"]);
      expect(await answer.text()).toContain('the project\'s settings: redact.rules \\"x\\": \\"(\\" is not a regular');
    }
    expect((await client.json("/v1/stats")).hours).toEqual([]);
    expect((await put(rule("ok"), "unusable")).status).toBe(200);
    const statuses = await Promise.all(sends().map(async (sent) => (await sent).status));
    expect(statuses).toEqual([200, 200, 200]);
  });
});

describe("times", () => {
  test.each(["success", "failed", "flagged", "test"])("a class is kept for a while: retention.%s", async (name) => {
    const { status, message } = await put({ retention: { [name]: "0s" } });
    expect([status, message]).toEqual([400, `body: retention.${name}: expected at least 1m`]);
    expect((await put({ retention: { [name]: "1m" }, sampling: { feedback_window: 0 } })).status).toBe(200);
  });

  test("settings that were left out keep their defaults", async () => {
    const answer = await worker.admin("/v1/projects/defaults", {
      method: "PUT",
      body: '{"retention":{"failed":"60d"}}',
    });
    const day = 86_400_000;
    const retention = { success: 7 * day, failed: 60 * day, flagged: 90 * day, test: day };
    expect(await answer.json()).toMatchObject({ settings: { retention } });
  });

  test("a token that is over before it begins is not made", async () => {
    await put({}, "tokens");
    const make = async (expires_at: string) => {
      const body = JSON.stringify({ name: "t", scopes: ["read"], expires_at });
      return (await worker.admin("/v1/projects/tokens/tokens", { method: "POST", body })).status;
    };
    expect([await make("2020-01-01T00:00:00Z"), await make("2096-01-01T00:00:00Z")]).toEqual([400, 201]);
    const listed = await (await worker.admin("/v1/projects/tokens/tokens")).json();
    expect(listed).toMatchObject({ tokens: [{ name: "t" }] });
  });
});

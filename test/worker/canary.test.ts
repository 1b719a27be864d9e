import { afterAll, beforeAll, expect, test } from "vitest";
import { decompress } from "../../worker/store/runs/body-codec.ts";
import { type Client, startWorker, type TestWorker } from "./support/harness.ts";
import { failedTrace } from "./support/traces.ts";

let worker: TestWorker;
let client: Client;

beforeAll(async () => {
  worker = await startWorker();
  client = await worker.project("canary", { sampling: { success: 1 } });
});
afterAll(() => worker.close());

/** Of the form of a vendor's token, valid nowhere; put together here so that no scanner stops at this file. */
const canary = ["ghp", "k3yThatMustNotBeFoundAnywhere0123456"].join("_");

const contexts: Record<string, object> = {
  text: { events: [{ type: "input_message", content: `my token is ${canary}, use it` }] },
  nested: {
    events: [
      {
        type: "tool_call",
        tool_name: "http",
        tool_args: { body: JSON.stringify({ deep: JSON.stringify({ token: canary }) }) },
      },
    ],
  },
  header: {
    events: [{ type: "tool_call", tool_name: "http", tool_args: { headers: { authorization: `Bearer ${canary}` } } }],
  },
  url: { events: [{ type: "tool_result", output: `https://user:${canary}@host/x?token=${canary}` }] },
  env: { events: [{ type: "tool_result", output: `PATH=/bin\nGITHUB_TOKEN=${canary}\nHOME=/root` }] },
  key: { events: [{ type: "other", name: "x", data: { [canary]: 1 } }] },
  error: { status: "error", events: [{ type: "error", error: `401 for ${canary}` }] },
  label: {
    labels: { secret: canary },
    run_id: `run-${canary}`,
    user_id: canary,
    events: [{ type: "final_output", content: "x" }],
  },
};

test("a secret planted in eight places and in spans is in no object, row, log or answer", async () => {
  const answers: string[] = [];
  for (const [name, extra] of Object.entries(contexts)) {
    const answer = await client.post("/v1/runs", failedTrace(`canary-${name}`, extra));
    expect(answer.status).toBe(200);
    answers.push(await answer.text());
  }
  const attribute = (key: string, value: string) => ({ key, value: { stringValue: value } });
  const span = {
    traceId: "ab".repeat(16),
    spanId: "cd".repeat(8),
    name: "execute_tool http",
    startTimeUnixNano: "1795000000000000000",
    attributes: [
      attribute("gen_ai.operation.name", "execute_tool"),
      attribute("gen_ai.tool.name", "http"),
      attribute("gen_ai.tool.call.arguments", JSON.stringify({ headers: { authorization: `Bearer ${canary}` } })),
      attribute("http.request.header.authorization", canary),
    ],
    events: [
      {
        timeUnixNano: "1795000000000000001",
        name: "exception",
        attributes: [attribute("exception.message", `no access with ${canary}`)],
      },
    ],
    status: { code: 2, message: `refused ${canary}` },
  };
  const sent = await client.post(
    "/v1/traces",
    { resourceSpans: [{ scopeSpans: [{ spans: [span] }] }] },
    { "content-type": "application/json" },
  );
  expect(sent.status).toBe(200);
  for (let i = 0; i < 40 && (await client.json("/v1/runs")).runs.length < 9; i += 1)
    await new Promise((resolve) => setTimeout(resolve, 100));

  const runs = (await client.json("/v1/runs")).runs as { id: string }[];
  expect(runs).toHaveLength(9);
  for (const { id } of runs) answers.push(JSON.stringify(await client.json(`/v1/runs/${id}`)));
  answers.push(JSON.stringify(await client.json("/v1/groups")), JSON.stringify(await client.json("/v1/stats")));
  const { rows, bodies } = await contents(worker);
  expect(bodies.length).toBeGreaterThan(2);
  for (const [place, texts] of Object.entries({ answers, rows, bodies, logs: [worker.logs()] })) {
    expect([
      place,
      texts.filter((text) => text.includes(canary) || text.includes(Buffer.from(canary).toString("base64"))),
    ]).toEqual([place, []]);
  }
});

test("the search finds the secret in a project that keeps it", async () => {
  const open = await startWorker();
  const allowing = await open.project("open", { redact: { allow: [canary] } });
  await allowing.post("/v1/runs", failedTrace("open", contexts["text"]));
  const { bodies } = await contents(open);
  expect(bodies.some((text) => text.includes(canary))).toBe(true);
  await open.close();
});

/** Every row of the index and every object, as text. */
async function contents(worker: TestWorker): Promise<{ rows: string[]; bodies: string[] }> {
  const { DB, TRACES } = await worker.stores();
  const tables = (
    await DB.prepare(
      "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE '\\_%' ESCAPE '\\' AND name NOT LIKE 'sqlite%'",
    ).all<{ name: string }>()
  ).results;
  const rows: string[] = [];
  for (const { name } of tables) rows.push(JSON.stringify((await DB.prepare(`SELECT * FROM ${name}`).all()).results));
  const bodies: string[] = [];
  for (const { key } of (await TRACES.list()).objects)
    bodies.push(key, decompress(new Uint8Array((await (await TRACES.get(key))?.arrayBuffer()) ?? [])));
  return { rows, bodies };
}

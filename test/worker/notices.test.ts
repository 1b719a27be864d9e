import { createServer, type IncomingHttpHeaders, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import { verifyWebhook } from "../../worker/auth/webhook-signature.ts";
import { startWorker, type TestWorker } from "./support/harness.ts";
import { failedTrace } from "./support/traces.ts";

const secret = `whsec_${Buffer.from("a secret of the tests").toString("base64")}`;
const received: { path: string; headers: IncomingHttpHeaders; body: string }[] = [];
let server: Server;
let url: string;
let worker: TestWorker;

beforeAll(async () => {
  server = createServer((request, response) => {
    let body = "";
    request.on("data", (chunk: Buffer) => (body += chunk.toString()));
    request.on("end", () => {
      received.push({ path: request.url ?? "", headers: request.headers, body });
      response.end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  worker = await startWorker();
});
afterAll(async () => {
  await worker.close();
  server.close();
});

async function arrived(count: number): Promise<typeof received> {
  for (let i = 0; i < 50 && received.length < count; i += 1) await new Promise((resolve) => setTimeout(resolve, 50));
  return received.splice(0);
}

test("a new group, and a guarded one that came back, are told, signed; a known one is not", async () => {
  const hooks = [
    { url: `${url}/standard`, secret },
    { url: `${url}/slack`, form: "slack", events: ["group.new"] },
  ];
  const client = await worker.project("told", { hooks });
  await client.post("/v1/runs", failedTrace("a", { events: [{ type: "error", error: "no <!channel> & such" }] }));
  const first = await arrived(2);
  const standard = first.find(({ path }) => path === "/standard");
  expect(JSON.parse(standard?.body ?? "")).toMatchObject({ type: "group.new", data: { project: "told", count: 1 } });
  const delivery = {
    id: String(standard?.headers["webhook-id"]),
    timestamp: String(standard?.headers["webhook-timestamp"]),
    signatures: String(standard?.headers["webhook-signature"]),
  };
  expect(verifyWebhook(delivery, Buffer.from(standard?.body ?? ""), [secret], Date.now())).toBe(true);
  expect(verifyWebhook(delivery, Buffer.from(`${standard?.body} `), [secret], Date.now())).toBe(false);
  const slack = JSON.parse(first.find(({ path }) => path === "/slack")?.body ?? "");
  expect(slack.text).toContain("no &lt;!channel&gt; &amp; such");

  const [group] = (await client.json("/v1/groups")).groups;
  await client.post(`/v1/groups/${group?.id}/state`, { state: "guarded" });
  await client.post("/v1/runs", failedTrace("b", { events: [{ type: "error", error: "no <!channel> & such" }] }));
  expect((await arrived(1)).map(({ path, body }) => [path, JSON.parse(body).type])).toEqual([
    ["/standard", "group.came_back"],
  ]);
  await client.post("/v1/runs", failedTrace("c", { events: [{ type: "error", error: "no <!channel> & such" }] }));
  await new Promise((resolve) => setTimeout(resolve, 200));
  expect(received).toEqual([]);
});

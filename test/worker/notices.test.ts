import { globSync, readFileSync } from "node:fs";
import { createServer, type IncomingHttpHeaders, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { join, resolve } from "node:path";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { mergeConfig } from "../../src/cli/worker/deploy-config.ts";
import { verifyWebhook } from "../../worker/auth/webhook-signature.ts";
import { createPostNotice } from "../../worker/notices/post-notice.ts";
import { type TemporaryFolder, temporaryFolder } from "../support/temporary-folder.ts";
import { type Client, startWorker, type TestWorker } from "./support/harness.ts";
import { envelope, span } from "./support/spans.ts";
import { failedTrace, goodTrace } from "./support/traces.ts";

interface Received {
  path: string;
  headers: IncomingHttpHeaders;
  body: string;
}

const secret = `whsec_${Buffer.from("a long secret of the tests").toString("base64")}`;
const allEvents = ["group.new", "group.spike", "group.came_back"];
let received: Received[] = [];
/** What the receiver answers, in order; then 200. */
let answers: number[] = [];
let server: Server;
let url: string;
let worker: TestWorker;
let folder: TemporaryFolder;

beforeAll(async () => {
  server = createServer((request, response) => {
    let body = "";
    request.on("data", (chunk: Buffer) => (body += chunk.toString()));
    request.on("end", () => {
      received.push({ path: request.url ?? "", headers: request.headers, body });
      response.writeHead(answers.shift() ?? 200).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const shipped = resolve(import.meta.dirname, "../../worker/wrangler.jsonc");
  const own = readFileSync(shipped, "utf8").replace('"triggers"', '"send_email": [{ "name": "EMAIL" }],\n  "triggers"');
  folder = temporaryFolder({ "wrangler.json": mergeConfig(own, { name: "wrangler.jsonc", shipped }).text });
  worker = await startWorker({ EMAIL_FROM: "replaykit@acme.test" }, join(folder.path, "wrangler.json"));
});
afterAll(async () => {
  await worker.close();
  folder[Symbol.dispose]();
  server.close();
});
beforeEach(() => {
  received = [];
  answers = [];
});

async function arrived(count: number): Promise<Received[]> {
  for (let i = 0; i < 100 && received.length < count; i += 1) await new Promise((resolve) => setTimeout(resolve, 50));
  return received.splice(0);
}

/** Nothing more comes. */
async function silence(): Promise<Received[]> {
  await new Promise((resolve) => setTimeout(resolve, 300));
  return received.splice(0);
}

const failure = (id: string, error: string) => failedTrace(id, { events: [{ type: "error", error }] });
const failures = (name: string, count: number, error = "the same each time") =>
  Array.from({ length: count }, (_, n) => failure(`${name}-${n}`, error));

/** What a notice says, if its signature holds. */
function told({ headers, body }: Received, key = secret): { type: string; data: Record<string, unknown> } | undefined {
  const delivery = {
    id: String(headers["webhook-id"]),
    timestamp: String(headers["webhook-timestamp"]),
    signatures: String(headers["webhook-signature"]),
  };
  return verifyWebhook(delivery, Buffer.from(body), [key], Date.now()) ? JSON.parse(body) : undefined;
}

function hooked(name: string, events = allEvents): Promise<Client> {
  return worker.project(name, { hooks: [{ url: `${url}/${name}`, secret, events }] });
}

describe("a new group", () => {
  test("is told once, signed, in the form that the receiver wants", async () => {
    const hooks = [
      { url: `${url}/standard`, secret },
      { url: `${url}/slack`, form: "slack", events: ["group.new"] },
    ];
    const client = await worker.project("told", { hooks });
    await client.post("/v1/runs", failure("a", "no <!channel> & such"));
    const first = await arrived(2);
    const [standard] = first.filter(({ path }) => path === "/standard");
    const [slack] = first.filter(({ path }) => path === "/slack");
    const [group] = (await client.json("/v1/groups")).groups;
    const { run } = await client.json("/v1/runs/a");
    const page = `${worker.url}/runs/${run.id}?project=told`;
    const named = { run_id: "a", run: run.id, url: page };
    const agent = "billing-agent";
    const notice = { project: "told", group: group?.id, title: expect.any(String), agent, count: 1, ...named, more: 0 };
    expect(standard && told(standard)).toEqual({
      type: "group.new",
      timestamp: expect.stringMatching(/^\d{4}-/),
      data: { type: "group.new", ...notice },
    });
    expect(standard && told({ ...standard, body: `${standard.body} ` })).toBeUndefined();
    expect(standard && told(standard, `whsec_${Buffer.from("another").toString("base64")}`)).toBeUndefined();
    expect(JSON.parse(slack?.body ?? "")).toEqual({
      text: `New failure in told, agent billing-agent: ended with error, no answer (1 so far, ${group?.id}, run a)\n${page}`,
    });
    await client.post("/v1/runs", failure("b", "no <!channel> & such"));
    expect(await silence()).toEqual([]);
  });

  test("names the agent as the harmless text that it is, and none where the run names none", async () => {
    const client = await worker.project("named-agents", { hooks: [{ url: `${url}/slack`, form: "slack" }] });
    const of = (agent: object | undefined) => ({ ...failure("x", "gone"), agent });
    await client.post("/v1/runs", { ...of({ name: `<!channel>\n${"a".repeat(200)}` }), run_id: "hostile" });
    await client.post("/v1/runs", { ...of(undefined), run_id: "nameless" });
    const texts = (await arrived(2)).map(({ body }) => (JSON.parse(body) as { text: string }).text);
    expect(texts.toSorted()).toEqual([
      expect.stringMatching(/^New failure in named-agents, agent &lt;!channel&gt; a{68}…: ended with error/),
      expect.stringMatching(/^New failure in named-agents: ended with error/),
    ]);
  });

  test("is told once where its first failures come at once", async () => {
    const client = await hooked("racing");
    await Promise.all(failures("race", 12).map((trace) => client.post("/v1/runs", trace)));
    const types = [...(await arrived(1)), ...(await silence())].map((one) => told(one)?.type);
    expect(new Set(types)).toEqual(new Set(["group.new", "group.spike"]));
    expect(types).toHaveLength(2);
  });

  test("that feedback makes is told too", async () => {
    const client = await hooked("feedback");
    await client.post("/v1/runs", goodTrace("fine", { labels: { "replaykit.class": "test" } }));
    await client.post("/v1/runs/fine/feedback", { rating: "bad" });
    expect((await arrived(1)).map((one) => told(one)?.type)).toEqual(["group.new"]);
  });

  test("is no storm: a request with many new groups makes one notice, which counts the others", async () => {
    const client = await hooked("storm");
    const kinds = "abcdefghijklmnopqrstuvwxyz"
      .split("")
      .map((letter) => failure(letter, `broken in part ${letter.repeat(3)}`));
    await client.post("/v1/runs", kinds);
    expect((await arrived(1)).map((one) => told(one)?.data["more"])).toEqual([25]);
    expect(await silence()).toEqual([]);
  });
});

describe("by e-mail", () => {
  /** The platform's own stand-in keeps what was sent in files beside the configuration. */
  const mails = async () => {
    const read = () =>
      globSync(".wrangler/tmp/email/**/*.txt", { cwd: folder.path })
        .map((file) => readFileSync(join(folder.path, file), "utf8"))
        .filter((text) => text !== ""); // a file is there before its text
    for (let i = 0; i < 100 && read().length === 0; i += 1) await new Promise((resolve) => setTimeout(resolve, 50));
    return read();
  };

  test("a new group is told to the address, without a word of the trace", async () => {
    const client = await worker.project("mailed", { hooks: [{ url: "mailto:ops@acme.test" }] });
    await client.post("/v1/runs", failure("m-1", "Mrs Ada Byron's card was refused"));
    const [mail = "", ...others] = await mails();
    expect(others).toEqual([]);
    expect(mail).toMatch(
      /^New failure in mailed, agent billing-agent: ended with error, no answer \(1 so far, v2:[0-9a-f]+, run m-1\)\n\nhttp/,
    );
    expect(mail).not.toContain("Byron");
  });

  test("an address that is none, or is several, is refused", async () => {
    for (const url of [
      "mailto:",
      "mailto:ops",
      "mailto:a@acme.test,b@acme.test",
      "mailto:a@acme.test?cc=b@acme.test",
    ]) {
      const body = JSON.stringify({ hooks: [{ url }] });
      const { status } = await worker.admin("/v1/projects/refused", { method: "PUT", body });
      expect([url, status]).toEqual([url, 400]);
    }
  });
});

describe("the weekly digest", () => {
  test("is told once a week to who asked for it, without titles", async () => {
    const hooks = [
      { url: `${url}/digest`, secret, events: ["digest.weekly"] },
      { url: `${url}/others`, secret },
    ];
    const client = await worker.project("weekly", { hooks });
    await client.post("/v1/runs", [failure("w-1", "Mrs Ada Byron's card was refused"), goodTrace("w-2")]);
    await arrived(1);
    await worker.scheduled();
    const [digest, ...more] = [...(await arrived(1)), ...(await silence())];
    expect(more).toEqual([]);
    expect(digest?.path).toBe("/digest");
    // What happens today is this week's, which the next digest tells.
    const { type, data } = (digest && told(digest)) ?? { type: "", data: {} };
    expect({ type, data }).toMatchObject({ type: "digest.weekly", data: { project: "weekly", received: 0 } });
    expect(Date.parse(String(data["to"])) - Date.parse(String(data["from"]))).toBe(7 * 86_400_000);
    expect(digest?.body).not.toContain("Byron");
    await worker.scheduled();
    expect(await silence()).toEqual([]);
  });
});

describe("a spike", () => {
  test("is told by the request that passes the limit, once a day, even where it jumps over it", async () => {
    const client = await hooked("spiking");
    await client.post("/v1/runs", failures("first", 7));
    expect((await arrived(1)).map((one) => told(one)?.type)).toEqual(["group.new"]);
    await client.post("/v1/runs", failures("second", 2));
    expect(await silence()).toEqual([]);
    await client.post("/v1/runs", failures("third", 6));
    expect((await arrived(1)).map((one) => told(one))).toMatchObject([{ type: "group.spike", data: { count: 15 } }]);
    await client.post("/v1/runs", failures("fourth", 20));
    expect(await silence()).toEqual([]);
  });

  test("is not measured against days long before: a group that was quiet for weeks may rise again", async () => {
    const client = await hooked("quiet");
    await client.post("/v1/runs", failures("first", 1));
    await arrived(1);
    const { DB } = await worker.stores();
    const long = Object.fromEntries([8, 31, 32, 33, 34, 35, 36].map((ago) => [dayBefore(ago), 100]));
    await DB.prepare("UPDATE groups SET days = ?1 WHERE project = 'quiet'").bind(JSON.stringify(long)).run();
    await client.post("/v1/runs", failures("more", 12));
    expect((await arrived(1)).map((one) => told(one)?.type)).toEqual(["group.spike"]);
  });

  test("is measured against the week before: what is usual for a group is none", async () => {
    const client = await hooked("usual");
    await client.post("/v1/runs", failures("first", 1));
    await arrived(1);
    const week = [1, 2, 3, 4, 5, 6, 7].map((ago) => [dayBefore(ago), 10]);
    const { DB } = await worker.stores();
    await DB.prepare("UPDATE groups SET days = ?1 WHERE project = 'usual'")
      .bind(JSON.stringify(Object.fromEntries(week)))
      .run();
    await client.post("/v1/runs", failures("busy", 49));
    expect(await silence()).toEqual([]);
    await client.post("/v1/runs", failures("too many", 1));
    expect((await arrived(1)).map((one) => told(one)?.type)).toEqual(["group.spike"]);
  });

  test("is told to nobody who did not ask for it", async () => {
    const client = await hooked("uninterested", ["group.new"]);
    await client.post("/v1/runs", failures("many", 1));
    await arrived(1);
    await client.post("/v1/runs", failures("more", 30));
    expect(await silence()).toEqual([]);
  });
});

function dayBefore(days: number): string {
  return new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10).replaceAll("-", "");
}

describe("a guarded failure that came back", () => {
  test("is told once, though many come at once, and again after it was guarded again", async () => {
    const client = await hooked("guarded");
    const guard = async () => {
      const [group] = (await client.json("/v1/groups")).groups;
      await client.post(`/v1/groups/${group?.id}/state`, { state: "guarded" });
    };
    await client.post("/v1/runs", failures("first", 1));
    await arrived(1);
    await guard();
    await Promise.all(failures("again", 8).map((trace) => client.post("/v1/runs", trace)));
    expect([...(await arrived(1)), ...(await silence())].map((one) => told(one)?.type)).toEqual(["group.came_back"]);
    expect((await client.json("/v1/groups")).groups).toMatchObject([{ state: "came_back", count: 9 }]);
    await guard();
    await client.post("/v1/runs", failures("once more", 1));
    expect((await arrived(1)).map((one) => told(one)?.type)).toEqual(["group.came_back"]);
  });
});

describe("in a storm of which little is kept", () => {
  test("the run that brings a guarded failure back is kept, and linked; those after it are counted", async () => {
    const hooks = [{ url: `${url}/brings-back`, secret, events: allEvents }];
    const client = await worker.project("brings-back", {
      hooks,
      sampling: { failures_per_group: 1, then_one_in: 1_000_000 },
    });
    const outcome = async (id: string) =>
      ((await (await client.post("/v1/runs", failure(id, "same"))).json()) as { items: { outcome: string }[] }).items[0]
        ?.outcome;
    expect([await outcome("one"), await outcome("two")]).toEqual(["stored", "sampled_out"]);
    await arrived(1);
    const [group] = (await client.json("/v1/groups")).groups;
    await client.post(`/v1/groups/${group?.id}/state`, { state: "guarded" });
    expect([await outcome("back"), await outcome("after")]).toEqual(["stored", "sampled_out"]);
    const { run } = await client.json("/v1/runs/back");
    const [notice] = await arrived(1);
    expect(notice && told(notice)?.data).toMatchObject({
      type: "group.came_back",
      run_id: "back",
      run: run.id,
      url: `${worker.url}/runs/${run.id}?project=brings-back`,
    });
  });

  test("a spike of runs that were only counted links the group", async () => {
    const hooks = [{ url: `${url}/counted`, secret, events: ["group.spike"] }];
    const client = await worker.project("counted", {
      hooks,
      sampling: { failures_per_group: 1, then_one_in: 1_000_000 },
    });
    await client.post("/v1/runs", failures("first", 1));
    await client.post("/v1/runs", failures("then", 12));
    const [group] = (await client.json("/v1/groups")).groups;
    const [notice] = await arrived(1);
    expect(notice && told(notice)?.data).toMatchObject({
      run_id: "then-0",
      url: `${worker.url}/groups/${encodeURIComponent(group?.id ?? "")}?project=counted`,
    });
  });

  test("spans are told with the page of their run", async () => {
    const client = await hooked("spans");
    const failed = span(810, 1, { status: { code: 2, message: "gave up" } });
    await client.post("/v1/traces", envelope(failed), { "content-type": "application/json" });
    const [notice] = await arrived(1);
    const { run } = await client.json(`/v1/runs/${failed.traceId}`);
    expect(notice && told(notice)?.data).toMatchObject({
      run_id: failed.traceId,
      url: `${worker.url}/runs/${run.id}?project=spans`,
    });
  });
});

describe("a receiver that fails", () => {
  test("is told again, under the same id and with a signature that holds", async () => {
    const client = await hooked("flaky");
    answers = [503];
    await client.post("/v1/runs", failures("flaky", 1));
    const tries = await arrived(2);
    expect(tries.map((one) => told(one)?.type)).toEqual(["group.new", "group.new"]);
    expect(new Set(tries.map(({ headers }) => headers["webhook-id"])).size).toBe(1);
  });

  test("does not keep the sender waiting, nor its runs from being stored", async () => {
    const client = await worker.project("dead", { hooks: [{ url: "http://127.0.0.1:9/", secret }] });
    const start = performance.now();
    expect((await client.post("/v1/runs", failures("dead", 1))).status).toBe(200);
    expect(performance.now() - start).toBeLessThan(20_000);
    expect((await client.json("/v1/runs")).runs).toHaveLength(1);
  });
});

describe("sending a notice", () => {
  function scene(statuses: (number | Error)[], retryAfter: string | null = null) {
    const clock = { now: 1_795_000_000_000 };
    const tries: string[] = [];
    const slept: number[] = [];
    const post = createPostNotice({
      now: () => clock.now,
      sleep: async (ms) => void slept.push(ms),
      send: async (to) => {
        tries.push(to);
        const status = statuses.shift() ?? 200;
        if (status instanceof Error) throw status;
        return { status, retryAfter };
      },
    });
    return { post: (to = "https://a.example/") => post(to, {}, "{}"), clock, tries, slept };
  }

  test.each<[string, (number | Error)[], number, number[]]>([
    ["is taken", [200], 200, []],
    ["is refused for good", [400, 200], 400, []],
    ["is gone", [410, 200], 410, []],
    ["fails once", [500, 204], 204, [500]],
    ["cannot be reached at first", [new Error("refused"), 429, 200], 200, [500, 2_000]],
    ["fails each time", [500, 502, new Error("reset"), 503, 200], 503, [500, 2_000, 5_000]],
  ])("a body that %s", async (_name, statuses, last, waits) => {
    const { post, slept } = scene(statuses);
    expect([await post(), slept]).toEqual([last, waits]);
  });

  test("waits as long as it is asked to, within reason", async () => {
    const patient = scene([429, 200], "4");
    await patient.post();
    expect(patient.slept).toEqual([4_000]);
    const absurd = scene([429, 200], "86400");
    await absurd.post();
    expect(absurd.slept).toEqual([10_000]);
  });

  test("one receiver gets twenty at once, then one a minute; another one is not kept waiting by that", async () => {
    const { post, clock, tries } = scene([]);
    for (let n = 0; n < 30; n += 1) await post();
    expect(tries).toHaveLength(20);
    expect(await post()).toBe(0);
    expect(await post("https://b.example/")).toBe(200);
    clock.now += 60_000;
    expect([await post(), await post()]).toEqual([200, 0]);
  });
});

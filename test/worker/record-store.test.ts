import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { createTestHarness } from "wrangler";
import { beforeAll, describe, expect, it } from "vitest";
import { readRun } from "../../src/sdk/store/read-run.ts";
import { createWorkerStore } from "../../src/sdk/store/worker-store.ts";
import { type AgentRun, replaykit } from "../../src/sdk/index.ts";
import { checkpointOf, runNamed, runStoreContract } from "../contract/run-store.ts";
import { stepContentContract } from "../contract/step-content.ts";
import { sharedWorker, type TestWorker } from "./support/harness.ts";

let worker: TestWorker;
let made = 0;

beforeAll(async () => {
  worker = await sharedWorker(import.meta.filename);
});

async function newToken(scopes = ["ingest", "read"]): Promise<string> {
  made += 1;
  return (await worker.project(`store-${made}`, {}, scopes)).token;
}

async function open() {
  return createWorkerStore({ url: worker.url, token: await newToken() });
}

describe("the store on the Worker", () => {
  // A shrunk example of a failure would take minutes here: the time limit would hide the failure.
  runStoreContract(() => open(), { numRuns: 3, endOnFailure: true });
  stepContentContract(() => open(), expect.stringMatching(/^u-[0-9a-f]{8}@redacted\.invalid$/));

  it("keeps placeholders in place of secrets, and places as they are", async () => {
    const store = await open();
    await store.createRun(runNamed("a"));
    const position = "1.0.0.2";
    const args = { mail: "ada@example.com" };
    await store.append("a", { position, kind: "tool", name: "send", args, phase: "done", output: null, at: "now" });
    await store.putCheckpoint({ ...checkpointOf("a", 0, args), step_id: position });
    const hidden = { mail: expect.stringMatching(/^u-[0-9a-f]{8}@redacted\.invalid$/) };
    expect(await store.listOperations("a")).toMatchObject([{ position, args: hidden }]);
    expect(await store.getCheckpoint("a", position)).toMatchObject({ step_id: position, state: hidden });
  });

  it("refuses a key of once that it could not give back, before anything is done under it", async () => {
    const store = await open();
    const kit = replaykit({ store, telemetry: false });
    let sent = 0;
    const program = async (run: AgentRun) => run.once("welcome ada@example.com", () => (sent += 1));
    await expect(kit.run({ runId: "a" }, program)).rejects.toMatchObject({ code: "secret_found" });
    expect(sent).toBe(0);
  });

  it("does not take a request twice that was answered and got lost", async () => {
    const token = await newToken();
    let lost = 0;
    const store = createWorkerStore({
      url: worker.url,
      token,
      fetch: async (address, init) => {
        const response = await fetch(address, init);
        lost += 1;
        if (lost % 2 === 1) throw new Error("the line broke");
        return response;
      },
    });
    await store.createRun(runNamed("a"));
    for (const n of [0, 1, 2])
      await store.append(
        "a",
        { position: String(n), kind: "step", name: "go", phase: "done", at: "now" },
        checkpointOf("a", n, { n }),
      );
    expect((await store.listOperations("a")).map(({ position }) => position)).toEqual(["0", "1", "2"]);
    await expect((async () => store.createRun(runNamed("a")))()).rejects.toMatchObject({ code: "conflict" });
  });

  it("leaves no gap where something could not be stored", async () => {
    const token = await newToken();
    let down = false;
    const answer = async () =>
      Response.json({ error: { message: "down" } }, { status: 503, headers: { "retry-after": "0.001" } });
    const store = createWorkerStore({
      url: worker.url,
      token,
      fetch: (address, init) => (down ? answer() : fetch(address, init)),
    });
    const kit = replaykit({ store, telemetry: false });
    const program = (fails: boolean) => async (run: AgentRun) => {
      await run.step("one", () => 1);
      down = fails;
      const luck = run.random();
      await run.step("two", () => 2).catch(() => (down = false));
      return run.step("three", () => luck);
    };
    await expect(kit.run({ runId: "a" }, program(true))).rejects.toMatchObject({ code: "network_failed" });
    expect((await store.listOperations("a")).map(({ position }) => position)).toEqual(["0"]);
    const { output } = await kit.resume("a", program(false));
    expect((await store.listOperations("a")).map(({ position }) => position)).toEqual(["0", "1", "2", "3"]);
    expect(await store.getRun("a")).toMatchObject({ status: "success", final_output: output });
  });

  it("gives all states of a run in a few requests, bit for bit, and one by one where the Worker is an older one", async () => {
    const token = await newToken();
    const answered: string[] = [];
    let older = false;
    const store = createWorkerStore({
      url: worker.url,
      token,
      fetch: async (address, init) => {
        const { pathname } = new URL(new Request(address).url);
        const answer =
          older && pathname.endsWith("/states")
            ? Response.json({ error: { code: "not_found" } }, { status: 404 })
            : await fetch(address, init);
        if (answer.status < 500) answered.push(pathname); // a busy Worker is asked again
        return answer;
      },
    });
    await store.createRun(runNamed("a"));
    const steps = Array.from({ length: 40 }, (_, step) => {
      const state = { step, seen: Array.from({ length: step }, (_two, n) => `document ${n}`), text: "\ud800ä" };
      return checkpointOf("a", step, { ...state, large: "x".repeat(step % 8 === 3 ? 2_000_000 : 0) });
    });
    for (const step of steps) await store.putCheckpoint(step);
    const read = async () => {
      answered.length = 0;
      const { checkpoints } = await readRun(store, "a");
      expect(checkpoints.map((one) => JSON.stringify(one))).toEqual(steps.map((one) => JSON.stringify(one)));
      return answered.length;
    };
    expect(await read()).toBe(4); // the run, its operations, and two pages
    await store.updateRun("a", { status: "success" });
    expect(await read()).toBe(4);
    older = true;
    expect(await read()).toBe(steps.length + 4);
    expect(await store.listCheckpoints("nothing")).toEqual([]);
  });

  it("is shared by writers that race for one run", async () => {
    const token = await newToken();
    const stores = Array.from({ length: 6 }, () => createWorkerStore({ url: worker.url, token }));
    await stores[0]?.createRun(runNamed("a"));
    const steps = Array.from({ length: 30 }, (_, step) => checkpointOf("a", step, { step, text: "x".repeat(step) }));
    await Promise.all(steps.map(async (checkpoint, index) => stores[index % 6]?.putCheckpoint(checkpoint)));
    const read = await Promise.all(steps.map(async ({ step_id }) => stores[0]?.getCheckpoint("a", step_id)));
    expect(read).toEqual(steps);
  });

  it("says what a token lacks, and that nobody answers", async () => {
    const reader = createWorkerStore({ url: worker.url, token: await newToken(["read"]) });
    await expect((async () => reader.createRun(runNamed("a")))()).rejects.toMatchObject({ code: "forbidden" });
    const nobody = createWorkerStore({
      url: "http://127.0.0.1:9",
      token: "x",
      fetch: () => Promise.reject(new Error("no")),
    });
    await expect((async () => nobody.listRuns())()).rejects.toMatchObject({ code: "network_failed" });
  });

  it("serves an agent that runs inside another Worker", async () => {
    const folder = mkdtempSync(join(tmpdir(), "replaykit-agent-"));
    const sdk = JSON.stringify(resolve(import.meta.dirname, "../../src/sdk/index.ts"));
    writeFileSync(
      join(folder, "agent.js"),
      `
import { createWorkerStore, replaykit } from ${sdk};
export default { async fetch(request, env) {
  const kit = replaykit({ store: createWorkerStore({ url: env.STORE_URL, token: env.STORE_TOKEN }) });
  const search = kit.tool("search", ({ q }) => ({ found: q }));
  const program = (run) => run.step("look", async () => (run.state = await search({ q: "refunds" })));
  await kit.run({ runId: "inside" }, program);
  return Response.json((await kit.resume("inside", program)).output);
} };
`,
    );
    const config = {
      name: "agent",
      main: "agent.js",
      compatibility_date: "2026-10-23",
      compatibility_flags: ["nodejs_als"],
    };
    writeFileSync(join(folder, "wrangler.json"), JSON.stringify(config));
    const token = await newToken();
    const vars = { STORE_URL: worker.url, STORE_TOKEN: token };
    const harness = createTestHarness({ workers: [{ configPath: join(folder, "wrangler.json"), vars }] });
    const { url } = await harness.listen();
    const answer = await fetch(url);
    expect([answer.status, await answer.json()]).toEqual([200, { found: "refunds" }]);
    await harness.close();
    rmSync(folder, { recursive: true });
    const store = createWorkerStore({ url: worker.url, token });
    expect(await store.getRun("inside")).toMatchObject({ status: "success", final_output: { found: "refunds" } });
  });
});

import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { watchSchema } from "../../src/core/schema/watch.ts";
import { createSqliteStore } from "../../src/node/sqlite/store.ts";
import { recordOfTrace } from "../../src/sdk/trace/record-of-trace.ts";
import { writeRun } from "../../src/sdk/store/read-run.ts";
import type { TraceRun } from "../../src/core/schema/trace.ts";
import { cli } from "../support/cli.ts";
import { shopRepository, type ShopRepository } from "../support/rehearsal/repository.ts";
import { copyOfRepository, temporaryFolder } from "../support/temporary-folder.ts";
import { type Client, sharedWorker, type TestWorker } from "../worker/support/harness.ts";

let shop: ShopRepository;
let worker: TestWorker;
let client: Client;
beforeAll(async () => {
  shop = await shopRepository();
  worker = await sharedWorker(import.meta.filename);
  client = await worker.project("watched-shop", { sampling: { success: 1 } });
});
afterAll(async () => {
  await shop[Symbol.asyncDispose]();
});

/** A run of the shop's agent that ended well, as the shop recorded it; `amount`: what it refunded. */
function trace(runId: string, order: string, { amount, ...extra }: { amount: number; status?: string }): TraceRun {
  const good: TraceRun = JSON.parse(readFileSync(join(shop.path, "good-run.json"), "utf8"));
  const text = JSON.stringify({ ...good, run_id: runId, started_at: new Date().toISOString(), ...extra });
  return JSON.parse(text.replaceAll("ord_14", order).replaceAll('"amount":89', `"amount":${amount}`));
}

const watch = (args: string[], env: Record<string, string> = {}) =>
  cli(["runs", "watch", ...args], { cwd: shop.path, env: { ...shop.env, ...env } });

const wrongWrites = [
  { tool: "refund", args: { order_id: "ord_21", amount: 890 }, made_by: "recording", times: 1, of: 1 },
  { tool: "refund", args: { order_id: "ord_21", amount: 89 }, made_by: "re-runs", times: 2, of: 2 },
];

describe("replaykit runs watch", () => {
  it("puts a run first that wrote what no re-run writes, and leaves a good one behind", async () => {
    const runs = [trace("good", "ord_20", { amount: 89 }), trace("silent", "ord_21", { amount: 890 })];
    using folder = temporaryFolder({ "runs.json": JSON.stringify(runs) });
    const args = [join(folder.path, "runs.json"), "--budget", "1", "--reruns", "2"];
    const { exit, stdout } = await watch([...args, "--json"]);
    expect(exit).toBe(0);
    expect(watchSchema.parse(JSON.parse(stdout))).toEqual({
      version: 1,
      successes: 2,
      reruns: 2,
      runs: [
        { run_id: "silent", disagreeing: 2, of: 2, writes: wrongWrites },
        { run_id: "good", disagreeing: 0, of: 2, writes: [] },
      ],
      not_compared: [],
      spend: { tokens: 180, usd: expect.any(Number) },
    });
    expect((await watch(args)).stdout).toBe(
      `Look at these first (a hint, no alarm: re-runs of good runs disagree too)
  1  2 of 2 re-runs disagree  silent
     only the recording: refund {"order_id":"ord_21","amount":890}
     only re-runs, 2 of 2: refund {"order_id":"ord_21","amount":89}

2 runs of 2 successful runs compared, 1 without a difference; spent $0.00024, 180 tokens
`,
    );
    const cut = await watch([...args.slice(0, 1), "--budget", "0.00005", "--reruns", "2"]);
    expect(cut.stdout).toMatch(
      /\npartial: the budget \(0\.00005 USD\) was used up: \d of 4 re-runs were decided\. A larger/,
    );
  });

  it("reads the runs of a Worker and of the local store, and no failed one", async () => {
    const failed = trace("failed", "ord_22", { amount: 890, status: "error" });
    const runs = [trace("silent", "ord_21", { amount: 890 }), failed];
    expect((await client.post("/v1/runs", runs)).status).toBe(200);
    await using store = createSqliteStore(join(shop.path, ".replaykit/store.db"));
    for (const one of runs) await writeRun(store, recordOfTrace(one));
    const token = { REPLAYKIT_WORKER_TOKEN: client.token };
    const common = ["--budget", "1", "--reruns", "2", "--json"];
    for (const [place, env] of [
      [worker.url, token],
      ["local", {}],
    ] as const) {
      const { exit, stdout, stderr } = await watch(["--from", place, ...common], env);
      expect([place, exit, stderr]).toEqual([place, 0, ""]);
      const { successes, runs: ranked } = watchSchema.parse(JSON.parse(stdout));
      expect({ successes, ranked }).toEqual({
        successes: 1,
        ranked: [{ run_id: "silent", disagreeing: 2, of: 2, writes: wrongWrites }],
      });
    }
  });

  it("marks runs of a Worker for its inbox, where its token may, and takes the mark off a run that agrees again", async () => {
    const night = await worker.project("night", { sampling: { success: 1 } });
    const runs = [trace("odd", "ord_23", { amount: 890 }), trace("even", "ord_24", { amount: 89 })];
    expect((await night.post("/v1/runs", [...runs, trace("asked-for", "ord_25", { amount: 890 })])).status).toBe(200);
    const list = async (): Promise<{ id: string; run_id: string; mark?: string }[]> =>
      (await night.json("/v1/runs")).runs;
    const marksOf = async () => Object.fromEntries((await list()).map(({ run_id, mark }) => [run_id, mark]));
    const idOf = async (name: string) => (await list()).find(({ run_id }) => run_id === name)?.id ?? "";
    await night.post(`/v1/runs/${await idOf("even")}/mark`, { mark: "look:1/2" });
    await night.post(`/v1/runs/${await idOf("asked-for")}/mark`, { mark: "promote" });

    const args = ["--from", worker.url, "--budget", "1", "--reruns", "2"];
    const reader = await worker.project("night", {}, ["read"]);
    const read = await watch(args, { REPLAYKIT_WORKER_TOKEN: reader.token });
    expect([read.exit, read.stderr]).toEqual([
      0,
      "note: the Worker's inbox does not show them: its token may only read; give one with the scopes read and promote\n",
    ]);
    expect(await marksOf()).toEqual({ odd: undefined, even: "look:1/2", "asked-for": "promote" });

    expect(await watch(args, { REPLAYKIT_WORKER_TOKEN: night.token })).toMatchObject({ exit: 0, stderr: "" });
    expect(await marksOf()).toEqual({ odd: "look:2/2", even: undefined, "asked-for": "promote" });
  });

  it("says of a run that cannot be replayed why, and goes on with the others", async () => {
    const idle = { ...trace("idle", "ord_20", { amount: 89 }), events: [{ type: "final_output", content: "Hello" }] };
    using folder = temporaryFolder({ "runs.json": JSON.stringify([idle, trace("good", "ord_20", { amount: 89 })]) });
    const { exit, stdout } = await watch([join(folder.path, "runs.json"), "--budget", "1", "--reruns", "1"]);
    expect(exit).toBe(0);
    expect(stdout).toContain(
      "no re-run wrote anything else\n\n1 run of 2 successful runs compared, 1 without a difference",
    );
    expect(stdout).toContain("not compared: idle: idle is not a control: the run called no tool");
  });

  it("is no fault where none of the runs can be replayed; without a runner it is one", async () => {
    const idle = { ...trace("idle", "ord_20", { amount: 89 }), events: [{ type: "final_output", content: "Hello" }] };
    using folder = temporaryFolder({ "idle.json": JSON.stringify(idle), "replaykit.yaml": "version: 1\n" });
    const file = join(folder.path, "idle.json");
    const args = [file, "--budget", "1"];
    const { exit, stdout } = await watch(args);
    expect([exit, stdout.split("\n").slice(0, 3)]).toEqual([
      0,
      ["no run could be compared", "", "0 runs of 1 successful run compared, 0 without a difference"],
    ]);
    expect(stdout).toContain("not compared: idle: idle is not a control: the run called no tool");
    const bare = await cli(["runs", "watch", ...args], { cwd: folder.path, env: shop.env });
    expect([bare.exit, bare.stderr]).toEqual([2, expect.stringContaining("there is no runner")]);
  });

  it("prints what its page shows, which test/readme.test.ts runs", async () => {
    const page = readFileSync("docs/watch.md", "utf8");
    const [shown = ""] = /(?<=^```\n)Look at these first.*?(?=^```)/ms.exec(page) ?? [];
    using folder = copyOfRepository("examples", "replaykit.yaml");
    const { feedback: _, ...unrated } = JSON.parse(
      readFileSync(join(folder.path, "examples/traces/wrong-refund-amount.json"), "utf8"),
    );
    writeFileSync(join(folder.path, "unrated.json"), JSON.stringify(unrated));
    const printed = async (agent: string) => {
      const runner = `node examples/runners/wrong-refund-amount-${agent}.mjs`;
      const args = ["runs", "watch", "unrated.json", "--runner-cmd", runner, "--budget", "1"];
      return (await cli(args, { cwd: folder.path })).stdout;
    };
    expect(await printed("fixed")).toBe(shown);
    expect(await printed("broken")).toContain("no re-run wrote anything else");
  });

  it("finds nothing on a day without runs, which is no fault", async () => {
    const args = ["--from", worker.url, "--agent", "absent", "--budget", "1"];
    expect(await watch(args, { REPLAYKIT_WORKER_TOKEN: client.token })).toEqual({
      exit: 0,
      stdout: "there is no successful run to replay; --since 7d looks further back\n",
      stderr: "",
    });
  });

  it("is written as a nightly workflow by init --watch, and by no other init", async () => {
    using folder = temporaryFolder();
    const file = join(folder.path, ".github/workflows/replaykit-watch.yml");
    expect((await cli(["init"], { cwd: folder.path })).exit).toBe(0);
    expect(existsSync(file)).toBe(false);
    expect((await cli(["init", "--watch"], { cwd: folder.path })).exit).toBe(0);
    expect(readFileSync(file, "utf8")).toMatch(/runs watch --since 24h .*--budget 5$/m);
  });

  it("refuses what it cannot work with", async () => {
    const broken = JSON.stringify(trace("failed", "ord_22", { amount: 1, status: "error" }));
    const unlisted = trace("unlisted", "ord_22", { amount: 1 });
    unlisted.events.push({ type: "model_call", model: "mine" });
    const files = { "failed.json": broken, "unlisted.json": JSON.stringify(unlisted) };
    using folder = temporaryFolder({ ...files, "replaykit.yaml": "version: 1\n" });
    const good = join(shop.path, "good-run.json");
    const refusals: [string[], string][] = [
      [[good], "there is no budget"],
      [[good, "--budget", "free"], "expected US dollars"],
      [[good, "--budget", "1", "--reruns", "4"], "--reruns"],
      [[good, "--budget", "1", "--sample", "0"], "--sample"],
      [["failed.json", "--budget", "1"], "there is no successful run to replay"],
      [[good, "--budget", "1"], "there is no runner"],
      [["--from", worker.url, "--budget", "1", "--token", "rk_wrong"], "unauthorized"],
      [["--from", worker.url, "--budget", "1"], "the token is missing"],
      [[good, "--budget", "1", "--runner-cmd", "absent-program"], 'program "absent-program" was not found'],
      [[good, "--budget", "1", "--runner-cmd", "false"], "no re-run could be made"],
      [
        ["unlisted.json", "--budget", "1", "--runner-cmd", "false"],
        "budget.usd is 1, but the price of mine is not known",
      ],
    ];
    for (const [args, message] of refusals) {
      const { exit, stdout, stderr } = await cli(["runs", "watch", ...args], { cwd: folder.path, env: shop.env });
      expect({ args, exit, stdout, said: stderr.includes(message) ? message : stderr }).toEqual({
        args,
        exit: 2,
        stdout: "",
        said: message,
      });
    }
  });
});

import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { cli } from "../support/cli.ts";
import { type ShopRepository, shopRepository } from "../support/rehearsal/repository.ts";
import { type Client, sharedWorker, type TestWorker } from "../worker/support/harness.ts";

let worker: TestWorker;
let client: Client;
let shop: ShopRepository;
beforeAll(async () => {
  [worker, shop] = await Promise.all([sharedWorker(import.meta.filename), shopRepository()]);
  client = await worker.project("sampled-shop", { sampling: { success: 0.2 } }, ["ingest", "read"]);
  const run = JSON.parse(readFileSync(join(shop.path, "good-run.json"), "utf8"));
  const sampled = Array.from({ length: 40 }, (_, n) => ({ ...run, run_id: `sampled-${n}` }));
  const rated = { ...run, run_id: "rated", feedback: { rating: "good" } };
  const disliked = { ...run, run_id: "disliked", feedback: { rating: "bad" } };
  const talk = { ...run, run_id: "talk", feedback: { rating: "good" }, events: [run.events[0], run.events.at(-1)] };
  expect((await client.post("/v1/runs", [...sampled, rated, disliked, talk])).status).toBe(200);
});
afterAll(async () => {
  await shop[Symbol.asyncDispose]();
});

const sample = (...args: string[]) =>
  cli(["scaffold", "--control", ...args], {
    cwd: shop.path,
    env: { REPLAYKIT_WORKER_URL: worker.url, REPLAYKIT_WORKER_TOKEN: client.token },
  });

it("makes controls of good runs that the Worker kept, other ones each time, and says how many runs each represents", async () => {
  const first = await sample("--sample", "3", "--out", "cases", "--json");
  const { made, good_runs } = JSON.parse(first.stdout);
  expect([first.exit, made.length]).toEqual([0, 3]);
  expect(good_runs).toBeGreaterThan(3);
  for (const { path, run, weight } of made) {
    expect(run).toMatch(/^(sampled-\d+|rated)$/);
    expect(weight).toBe(run === "rated" ? 1 : 5);
    expect(readFileSync(join(shop.path, path, "case.yaml"), "utf8")).toContain("control");
  }
  const lint = await cli(["lint", ...made.map(({ path }: { path: string }) => path)], { cwd: shop.path });
  expect([lint.exit, lint.stdout]).toEqual([0, expect.stringContaining("3 cases: sound")]);
  // The rest of them: neither the first three again, nor the run that only talked, nor the one that somebody called bad.
  const rest = await sample("--sample", "200", "--out", "cases", "--json");
  const all = JSON.parse(rest.stdout);
  expect(rest.exit).toBe(1);
  expect(all.made).toHaveLength(good_runs - 4);
  expect(all.refused).toEqual([{ run: "talk", reason: expect.stringContaining("run talk is not a control") }]);
  const runs = [...made, ...all.made].map(({ run }: { run: string }) => run);
  expect(new Set(runs).size).toBe(runs.length);
  expect(runs).not.toContain("disliked");
  expect(runs).toContain("rated");
});

it("draws others by another seed, and the same by the same", async () => {
  const drawn = async (seed: string, out: string) => {
    const { stdout } = await sample("--sample", "3", "--seed", seed, "--out", out, "--json");
    return JSON.parse(stdout).made.map(({ run }: { run: string }) => run);
  };
  const [one, same, other] = [await drawn("1", "one"), await drawn("1", "same"), await drawn("3", "other")];
  expect(same).toEqual(one);
  expect(other).not.toEqual(one);
});

it.each([
  [["--sample", "3"], "--sample needs --out"],
  [["--sample", "0", "--out", "x"], "--sample"],
  [["--sample", "3", "--out", "x", "some-run"], "a run is named"],
  [["--sample", "3", "--out", "x", "--id", "y"], "--id is for one case"],
  [["--sample", "3", "--out", "x", "--from", "local"], "none is named"],
  [["--sample", "3", "--out", "x", "--expect-none"], "--control takes no title"],
])("says what is wrong and writes nothing: %j", async (args, words) => {
  const { exit, stderr } = await sample(...args);
  expect([exit, stderr, existsSync(join(shop.path, "x"))]).toEqual([2, expect.stringContaining(words), false]);
});

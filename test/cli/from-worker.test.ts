import { spawnSync } from "node:child_process";
import { join, resolve } from "node:path";
import { beforeAll, expect, it } from "vitest";
import { createSqliteStore } from "../../src/node/sqlite/store.ts";
import { readRun, writeRun } from "../../src/sdk/store/read-run.ts";
import { recordOf, traceOf } from "../../src/sdk/trace/trace-of.ts";
import { createWorkerStore } from "../../src/sdk/store/worker-store.ts";
import { packageOptions } from "../support/build-once.ts";
import { cli } from "../support/cli.ts";
import { temporaryFolder } from "../support/temporary-folder.ts";
import { type Client, sharedWorker, type TestWorker } from "../worker/support/harness.ts";
import { failedTrace, goodTrace } from "../worker/support/traces.ts";

const root = resolve(import.meta.dirname, "../..");
const agent = (version: string) => `${process.execPath} ${resolve(root, `examples/article/agent-${version}.mjs`)}`;
const refusal = "I don't have any documents about refund policy. Please check with support.";

let worker: TestWorker;
let client: Client;
beforeAll(async () => {
  worker = await sharedWorker(import.meta.filename);
  client = await worker.project("recorded-shop", { sampling: { success: 1 } });
});

/** Two failed runs of the article's agent: of one the trace was sent, the other was recorded on the Worker. */
async function failedRuns() {
  using folder = temporaryFolder({ "replaykit.yaml": "version: 1\n" });
  for (const runId of ["sent", "stepwise"]) {
    const script = resolve(root, "examples/article/agent-v1.mjs");
    const env = { ...process.env, NODE_OPTIONS: packageOptions };
    spawnSync(process.execPath, [script, runId], { cwd: folder.path, env });
  }
  await using store = createSqliteStore(join(folder.path, ".replaykit/store.db"));
  const { run, operations, checkpoints } = await readRun(store, "sent");
  const answer = await client.post("/v1/runs", traceOf(recordOf(run, operations, checkpoints)));
  expect(answer.status).toBe(200);
  await writeRun(createWorkerStore({ url: worker.url, token: client.token }), await readRun(store, "stepwise"));
}

it("runs, show, tree, diff, fork and resume read a Worker in one way", async () => {
  await failedRuns();
  using folder = temporaryFolder({ "replaykit.yaml": "version: 1\neffects: { search_docs: read }\n" });
  const options = { cwd: folder.path, env: { NODE_OPTIONS: packageOptions, REPLAYKIT_WORKER_TOKEN: client.token } };
  const from = ["--from", worker.url];
  const lines = async (...args: string[]) => (await cli([...args, ...from], options)).stdout.trimEnd().split("\n");

  const timeless = (all: string[]) => all.toSorted().map((line) => line.replace(/\d{4}-\S+Z/, "<time>"));
  expect(timeless(await lines("runs"))).toEqual([
    "sent      error  docs-agent               <time>  search_docs: same query 20 times, then stopped at a limit: step limit of 20 reached",
    "stepwise  error  docs-agent v1  20 steps  <time>",
  ]);
  const [head, ...timeline] = await lines("show", "sent");
  const [otherHead, ...otherTimeline] = await lines("show", "stepwise");
  expect([head?.replace("sent", "stepwise"), timeline]).toEqual([otherHead, otherTimeline]);
  expect(await lines("show", "stepwise", "--step", "1")).toContain("+ /retrieved_docs []");
  expect(await lines("tree", "stepwise")).toEqual(["stepwise  error  20 steps"]);
  expect((await cli(["diff", "sent", "stepwise", ...from], options)).exit).toBe(0);

  for (const runId of ["sent", "stepwise"]) {
    const args = ["fork", runId, "--step", "1", "--runner-cmd", agent("v2"), ...from];
    expect((await lines(...args))[0]).toBe(`${runId}-fork-1  success  ${refusal}`);
  }
  expect((await cli(["runs", "tree", "sent"], options)).stdout).toBe(
    "sent  error  20 steps\n└─ from step 1: sent-fork-1  success  2 steps\n",
  );
  const resumed = await cli(["runs", "resume", "stepwise", "--runner-cmd", agent("v1"), ...from], options);
  expect([resumed.exit, resumed.stdout]).toEqual([1, "stepwise  error  step limit of 20 reached\n"]);
  expect(await client.json("/v1/records")).toMatchObject({ runs: [{ run_id: "stepwise" }], next: null });
});

it("the Worker is named alike everywhere: by --worker, by --from, or by the environment", async () => {
  using folder = temporaryFolder({ "replaykit.yaml": "version: 1\n" });
  const asked = (args: string[], env = {}) =>
    cli(args, { cwd: folder.path, env: { REPLAYKIT_WORKER_TOKEN: client.token, ...env } });
  const ids = async (args: string[], env = {}): Promise<string[]> => {
    const { stdout, stderr, exit } = await asked(["runs", "--json", ...args], env);
    expect(exit, stderr).toBe(0);
    const { runs }: { runs: { run_id: string }[] } = JSON.parse(stdout);
    return runs.map(({ run_id }) => run_id).toSorted();
  };
  const both = ["sent", "stepwise"];
  const env = { REPLAYKIT_WORKER_URL: worker.url };
  expect(await ids(["--worker", worker.url])).toEqual(both);
  expect(await ids(["--from", worker.url])).toEqual(both);
  expect(await ids([], env)).toEqual(both);
  expect((await asked(["runs", "--from", "local"], env)).stderr).toContain("there is no store of runs at");
  expect((await asked(["runs", "--from", worker.url, "--worker", worker.url])).exit).toBe(2);

  // What a run's id names is looked for here first, then on the Worker.
  expect((await asked(["show", "sent"], env)).stdout).toContain("run sent · error");
  expect((await asked(["tree", "stepwise"], env)).stdout).toBe("stepwise  error  20 steps\n");
  const scaffold = ["scaffold", "sent", "--out", "cases/sent"];
  const made = await asked([...scaffold, "--worker", worker.url]);
  expect(made.stdout, made.stderr).toContain("written cases/sent/");
  expect((await asked(["scaffold", "nobody", "--out", "cases/x"], env)).stderr).toContain(
    "neither here nor on the Worker",
  );
});

it("runs are chosen by agent, group, label and time", async () => {
  using folder = temporaryFolder({ "replaykit.yaml": "version: 1\n" });
  const trace = { run_id: "refund", agent: { name: "billing" }, status: "error", labels: { ticket: "INC-7" } };
  const events = [{ type: "error", error: "refused" }];
  expect((await client.post("/v1/runs", { ...trace, events })).status).toBe(200);
  const env = { REPLAYKIT_WORKER_TOKEN: client.token, REPLAYKIT_WORKER_URL: worker.url };
  const asked = (args: string[]) => cli(["runs", ...args, "--json"], { cwd: folder.path, env });
  const chosen = async (...args: string[]): Promise<{ run_id: string; group?: string }[]> =>
    JSON.parse((await asked(args)).stdout).runs;
  const ids = async (...args: string[]) => (await chosen(...args)).map(({ run_id }) => run_id).toSorted();

  expect(await ids("--agent", "billing")).toEqual(["refund"]);
  expect(await ids("--agent", "docs-agent")).toEqual(["sent", "stepwise"]);
  expect(await ids("--label", "ticket:INC-7")).toEqual(["refund"]);
  expect(await ids("--label", "ticket:INC-8")).toEqual([]);
  const [refund] = await chosen("--agent", "billing");
  expect(await ids("--group", refund?.group ?? "")).toEqual(["refund"]);
  expect(await ids("--since", "1h")).toContain("refund");
  expect(await ids("--until", "2020-01-01")).toEqual([]);
  expect(await ids("--since", "2020-01-01T10:00:00Z", "--status", "error", "--limit", "1")).toHaveLength(1);
  expect((await asked(["--since", "yesterday"])).exit).toBe(2);
});

it("a run that was rated is shown so, whether its trace was sent or its steps were recorded", async () => {
  using folder = temporaryFolder({ "replaykit.yaml": "version: 1\n" });
  const env = { REPLAYKIT_WORKER_TOKEN: client.token, REPLAYKIT_WORKER_URL: worker.url };
  const show = async (runId: string) =>
    (await cli(["show", runId], { cwd: folder.path, env })).stdout.split("\n").slice(0, 3);
  const events = [{ type: "final_output", content: "done" }];
  for (const run_id of ["rated", "stepwise"])
    expect((await client.post("/v1/runs", { run_id, status: "success", events })).status).toBe(200);
  expect((await show("rated"))[1]).toBe("1  answer  done");
  for (const runId of ["rated", "stepwise"]) {
    const [found] = JSON.parse((await cli(["worker", "find", runId, "--json"], { cwd: folder.path, env })).stdout).runs;
    const rate = ["feedback", found.id, "--comment", "too much", "--expect-none"];
    expect((await cli(rate, { cwd: folder.path, env })).exit).toBe(0);
    expect((await show(runId)).slice(1)).toEqual(["rated bad: too much", "  expected: no write call"]);
  }
});

it("what cannot be read is named", async () => {
  using folder = temporaryFolder({ "replaykit.yaml": "version: 1\n" });
  const asked = (args: string[], env = {}) => cli(args, { cwd: folder.path, env });
  const from = ["--from", worker.url];
  expect((await asked(["runs", "--from", "there"])).stderr).toContain("expected local, or the address of a Worker");
  expect((await asked(["runs", ...from])).stderr).toContain("the token is missing");
  const env = { REPLAYKIT_WORKER_TOKEN: client.token };
  const unknown = ["fork", "nobody", "--step", "1", "--runner-cmd", "true", ...from];
  expect((await asked(unknown, env)).stderr).toContain('there is no run "nobody"');
  for (const command of [
    ["show", "nobody"],
    ["diff", "nobody", "sent"],
    ["scaffold", "nobody", "--out", "x"],
  ]) {
    const { exit, stderr } = await asked([...command, ...from], env);
    expect([exit, stderr.split("\n")[0]]).toEqual([
      2,
      `replaykit: there is no run "nobody" on the Worker at ${worker.url} [not_found]`,
    ]);
  }
  const nowhere = await asked(["runs", "--worker", "http://127.0.0.1:9"], env);
  expect(nowhere.stderr).toContain("check the Worker's address (--worker, or REPLAYKIT_WORKER_URL)");
});

it("worker releases lists releases with how often each failed", async () => {
  const shop = await worker.project("released");
  const by = (version: string) => ({ agent: { name: "desk", version } });
  const body = [failedTrace("a", by("v1")), goodTrace("b", by("v1")), goodTrace("c", by("v2"))];
  expect((await shop.post("/v1/runs", body)).status).toBe(200);
  using folder = temporaryFolder({ "replaykit.yaml": "version: 1\n" });
  const asked = (...args: string[]) =>
    cli(["worker", "releases", "--worker", worker.url, ...args], {
      cwd: folder.path,
      env: { REPLAYKIT_WORKER_TOKEN: shop.token },
    });
  const { releases } = JSON.parse((await asked("--json")).stdout) as { releases: { version: string }[] };
  const byVersion = releases.toSorted((one, other) => one.version.localeCompare(other.version));
  expect(byVersion).toMatchObject([
    { version: "v1", runs: 2, failed: 1, rate: { rate: 0.5 } },
    { version: "v2", runs: 1, failed: 0, rate: { rate: 0 } },
  ]);
  const { stdout } = await asked("--since", "1h", "--limit", "5");
  expect(stdout).toMatch(/50\.0 % failed \(\d+\.\d % to \d+\.\d %\), 1 of 2  desk, version v1\n/);
  expect(await asked("--agent", "nobody")).toMatchObject({ exit: 0, stdout: "", stderr: "no release yet\n" });
});

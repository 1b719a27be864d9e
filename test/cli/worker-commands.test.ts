import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, expect, it } from "vitest";
import { cli } from "../support/cli.ts";
import { copyOfRepository, temporaryFolder } from "../support/temporary-folder.ts";
import { adminToken, sharedWorker, type TestWorker } from "../worker/support/harness.ts";
import { agentsBatch, failedTrace } from "../worker/support/traces.ts";

let worker: TestWorker;
let env: Record<string, string>;
beforeAll(async () => {
  worker = await sharedWorker(import.meta.filename);
  const { token } = await worker.project("commands-shop", {}, ["ingest", "read", "promote"]);
  env = { REPLAYKIT_WORKER_URL: worker.url, REPLAYKIT_WORKER_TOKEN: token, REPLAYKIT_REDACTION_KEY: "test" };
});

it("traces go to the Worker and come back, groups and runs are found, marked and erased", async () => {
  using folder = copyOfRepository("examples");
  const { path: cwd } = folder;
  const json = async (args: string[]) => JSON.parse((await cli([...args, "--json"], { cwd, env })).stdout);

  const first = await json(["push", "examples/traces/search-loop.json", "examples/traces/wrong-refund-amount.json"]);
  expect(first.items.map(({ outcome }: { outcome: string }) => outcome)).toEqual(["stored", "stored"]);
  const again = await json(["push", "examples/traces/search-loop.json"]);
  expect(again.items[0].outcome).toBe("duplicate");
  const trace = JSON.parse(readFileSync(join(cwd, "examples/traces/wrong-refund-amount.json"), "utf8"));
  const events = [
    ...trace.events,
    { type: "state", step_id: "9", state: {} },
    { type: "final_output", content: "done" },
  ];
  writeFileSync(join(cwd, "resumed.json"), JSON.stringify({ ...trace, events }));
  expect((await cli(["worker", "push", "resumed.json"], { cwd, env })).stdout).toMatch(/^continued /);

  const empty = { version: 1, run_id: "nothing-recorded", status: "error", events: [{ type: "error", error: "gone" }] };
  writeFileSync(join(cwd, "empty.json"), JSON.stringify(empty));
  const poor = await cli(["worker", "push", "empty.json"], { cwd, env });
  expect([poor.stdout, poor.stderr]).toEqual([
    expect.stringMatching(/^stored +nothing-recorded {2}[0-9a-f]{24} {2}replayability 0\n$/),
    expect.stringContaining("  the input is missing"),
  ]);
  expect(again.items[0].replayability).toBeUndefined();

  writeFileSync(join(cwd, "mixed.ndjson"), `${JSON.stringify({ ...empty, run_id: "mixed" })}\n{"x":1}\n`);
  const mixed = await cli(["worker", "push", "mixed.ndjson"], { cwd, env });
  expect([mixed.exit, mixed.stdout, mixed.stderr]).toEqual([
    2,
    expect.stringMatching(/^stored +mixed /),
    expect.stringContaining("not sent: mixed.ndjson line 2 holds no trace in a format that ReplayKit reads\n"),
  ]);

  const { groups } = await json(["groups"]);
  expect(groups.length).toBeGreaterThan(1);
  for (const [list, lines, most] of [
    ["worker groups", 2, groups.length],
    ["worker releases", 1, 100],
    ["runs", 1, 100],
  ] as const) {
    const words = [...list.split(" "), "--worker", worker.url, "--limit"];
    const { stdout, stderr } = await cli([...words, "1"], { cwd, env });
    const more = "there are more than these 1: --limit shows more\n";
    expect([list, stdout.trimEnd().split("\n").length, stderr]).toEqual([list, lines, more]);
    expect((await cli([...words, String(most)], { cwd, env })).stderr).toBe("");
  }
  const { runs } = await json(["find", "run-billing-2024-0312"]);
  expect(runs).toHaveLength(1);
  expect((await json(["find", "never-seen"])).runs).toEqual([]);

  await cli(["worker", "pull", runs[0].id, "--out", "back"], { cwd, env });
  const [file = ""] = readdirSync(join(cwd, "back"));
  expect(JSON.parse(readFileSync(join(cwd, "back", file), "utf8"))).toMatchObject({
    run_id: "run-billing-2024-0312",
    status: "error",
  });

  expect((await cli(["worker", "feedback", runs[0].id, "--comment", "looped"], { cwd, env })).exit).toBe(0);
  expect((await cli(["worker", "erase", runs[0].id], { cwd, env })).exit).toBe(2);
  expect((await cli(["worker", "erase", runs[0].id, "--yes"], { cwd, env })).exit).toBe(0);
  expect(await cli(["worker", "erase", "never-sent", "--yes"], { cwd, env })).toMatchObject({ exit: 2, stdout: "" });
  expect((await cli(["worker", "erase", "--user", "ann@example.com", "--yes"], { cwd, env })).stderr).toContain(
    "scope admin",
  );
  expect((await json(["find", "run-billing-2024-0312"])).runs).toEqual([]);
});

it("erase says that no run of a user is there, and exits 1", async () => {
  const client = await worker.project("eraser");
  expect((await client.post("/v1/runs", failedTrace("of-ann", { user_id: "ann@example.com" }))).status).toBe(200);
  const erase = (user: string) =>
    cli(["worker", "erase", "--user", user, "--yes"], {
      cwd: import.meta.dirname,
      env: { ...env, REPLAYKIT_WORKER_TOKEN: client.token },
    });
  expect(await erase("bea@example.com")).toMatchObject({
    exit: 1,
    stdout: "there is no run of bea@example.com: nothing was erased\n",
    stderr: expect.stringContaining("npx replaykit worker find"),
  });
  expect(await erase("ann@example.com")).toMatchObject({ exit: 0, stdout: expect.stringContaining("erased 1 run;") });
});

it("push says why a run was rejected; of one that was stored it says the id", async () => {
  const client = await worker.project("refused-again");
  using folder = temporaryFolder({
    "gone.json": JSON.stringify(failedTrace("gone")),
    "kept.json": JSON.stringify(failedTrace("kept")),
  });
  const token = { ...env, REPLAYKIT_WORKER_TOKEN: client.token };
  const push = (file: string) => cli(["worker", "push", file], { cwd: folder.path, env: token });
  expect(await push("gone.json")).toMatchObject({ exit: 0, stdout: expect.stringMatching(/^stored +gone {2}/) });
  expect((await cli(["worker", "erase", "gone", "--yes"], { cwd: folder.path, env: token })).exit).toBe(0);
  expect(await push("gone.json")).toMatchObject({
    exit: 2,
    stdout: "rejected    gone  this run was erased; it is not accepted again\n",
  });
  expect((await push("kept.json")).stdout).toMatch(/^stored +kept {2}[0-9a-f]{24} /);
});

it("push sends what a folder holds, as import reads it; a folder without a trace is refused", async () => {
  const client = await worker.project("folders", { sampling: { success: 1 } });
  using folder = temporaryFolder({
    "traces/a.json": JSON.stringify(failedTrace("in-folder-a")),
    "traces/deep/b.json": JSON.stringify(failedTrace("in-folder-b")),
    "traces/deep/cut.json": JSON.stringify(failedTrace("cut")).slice(0, 60),
    "traces/notes.md": "# Notes",
    "other/notes.md": "# Notes",
  });
  const token = { ...env, REPLAYKIT_WORKER_TOKEN: client.token };
  const push = (...words: string[]) => cli(["worker", "push", ...words], { cwd: folder.path, env: token });
  const sent = await push("traces");
  expect(sent.stdout.split("\n").map((line) => line.split(/ +/).slice(0, 2))).toEqual([
    ["stored", "in-folder-a"],
    ["stored", "in-folder-b"],
    [""],
  ]);
  expect([sent.exit, sent.stderr]).toEqual([
    2,
    expect.stringMatching(
      /\nnot sent: traces\/deep\/cut\.json:1:\d+: .*\n1 other file left aside \(traces\/notes\.md\)\n$/,
    ),
  ]);
  expect(await client.stats()).toMatchObject({ received: 2, stored: 2 });
  const none = await push("other", "--json");
  expect([none.exit, JSON.parse(none.stdout)]).toEqual([2, { version: 1, items: [], aside: ["other/notes.md"] }]);
  expect(await push("other/notes.md")).toMatchObject({
    exit: 2,
    stderr: expect.stringContaining("other/notes.md:1:1"),
  });
});

it("a run that is not there is followed by the command that looks for it", async () => {
  const ask = (...args: string[]) => cli(args, { cwd: import.meta.dirname, env });
  const hint = (id: string) => `→ npx replaykit worker find ${id} searches by run, trace, session, user or label\n`;
  expect((await ask("worker", "feedback", "never-sent")).stderr).toContain(hint("never-sent"));
  expect((await ask("worker", "feedback", "a;b")).stderr).toContain(hint("<text>"));
});

it("a line break in a name begins no row", async () => {
  const client = await worker.project("broken-rows");
  const name = "x\nstored      another-run";
  const trace = failedTrace(name, { agent: { name: "y\nz" } });
  using folder = temporaryFolder({ "odd.json": JSON.stringify(trace) });
  const token = { ...env, REPLAYKIT_WORKER_TOKEN: client.token };
  const rows = async (...args: string[]) => {
    const { stdout } = await cli(args, { cwd: folder.path, env: token });
    return stdout.trimEnd().split("\n");
  };
  const pushed = await rows("worker", "push", "odd.json");
  expect(pushed).toEqual([expect.stringMatching(/^stored +x stored +another-run {2}[0-9a-f]{24} /)]);
  expect(await rows("worker", "find", name)).toEqual([expect.stringContaining("x stored another-run  y z  ")]);
  expect(await rows("runs", "--from", worker.url)).toEqual([expect.stringMatching(/^x stored another-run {2,}error /)]);
});

it("batches of one trace in several files are one run; one that comes alone later says that it was left out", async () => {
  using folder = copyOfRepository("examples");
  const { path: cwd } = folder;
  const { token } = await worker.project("batches-of-files", { sampling: { success: 1 } }, ["ingest", "read"]);
  const own = { cwd, env: { ...env, REPLAYKIT_WORKER_TOKEN: token } };
  const write = (name: string, batch: object) => writeFileSync(join(cwd, name), JSON.stringify(batch));
  write("a.json", agentsBatch("c1", [1], true));
  write("b.json", agentsBatch("c1", [2, 3]));
  write("late.json", agentsBatch("c1", [4]));
  const { items } = JSON.parse((await cli(["worker", "push", "a.json", "b.json", "--json"], own)).stdout);
  expect(items).toEqual([expect.objectContaining({ outcome: "stored" })]);
  const late = await cli(["worker", "push", "late.json"], own);
  expect([late.stdout, late.stderr]).toEqual([
    expect.stringMatching(/^duplicate /),
    expect.stringContaining("send all parts in one request"),
  ]);
  expect((await cli(["worker", "push", "a.json", "b.json"], own)).stderr).not.toContain("send all parts");
});

it("what is missing to reach a Worker is named", async () => {
  using folder = copyOfRepository("examples");
  const { path: cwd } = folder;
  expect(await cli(["worker", "groups"], { cwd })).toMatchObject({
    exit: 2,
    stderr:
      "replaykit: the address of the Worker is missing [usage]\n  → give --worker <url>, or set REPLAYKIT_WORKER_URL\n",
  });
  const wrong = await cli(["worker", "groups"], { cwd, env: { ...env, REPLAYKIT_WORKER_TOKEN: "rk_wrong" } });
  expect(wrong.exit).toBe(2);
  expect(wrong.stderr).toContain("[unauthorized]");
});

it("projects and tokens are made by who holds the administrator's token", async () => {
  using folder = copyOfRepository("examples");
  const { path: cwd } = folder;
  const asAdmin = { REPLAYKIT_WORKER_URL: worker.url, REPLAYKIT_ADMIN_TOKEN: adminToken };
  const settings = '{"repositories":["acme/agent"]}';
  expect(
    (await cli(["worker", "project", "desk", "--create", "--settings", settings], { cwd, env: asAdmin })).exit,
  ).toBe(0);
  const { stdout, stderr } = await cli(["worker", "token", "desk", "--scope", "ingest", "--scope", "read"], {
    cwd,
    env: asAdmin,
  });
  expect(stdout).toMatch(/^rk_\S+\n$/);
  expect(stderr).toContain("shown once");
  const made = { REPLAYKIT_WORKER_URL: worker.url, REPLAYKIT_WORKER_TOKEN: stdout.trim() };
  expect((await cli(["worker", "groups"], { cwd, env: made })).stdout).toBe("no group of failures yet\n");
  const stranger = { ...asAdmin, REPLAYKIT_ADMIN_TOKEN: "guessed-administrator" };
  expect((await cli(["worker", "token", "desk"], { cwd, env: stranger })).stderr).toContain("[unauthorized]");
});

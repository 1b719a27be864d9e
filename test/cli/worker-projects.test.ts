import { spawn } from "node:child_process";
import { existsSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { parseEnv } from "node:util";
import { afterAll, beforeAll, expect, it } from "vitest";
import { builtDist } from "../support/build-once.ts";
import { type CliResult, cli } from "../support/cli.ts";
import { freePort } from "../support/free-port.ts";
import { copyOfRepository } from "../support/temporary-folder.ts";
import { adminToken, clientOf, startWorker, type TestWorker } from "../worker/support/harness.ts";
import { failedTrace, goodTrace } from "../worker/support/traces.ts";

let worker: TestWorker;
beforeAll(async () => {
  worker = await startWorker();
});
afterAll(() => worker.close());

function administrator(cwd: string): (...args: string[]) => Promise<CliResult> {
  const env = { REPLAYKIT_WORKER_URL: worker.url, REPLAYKIT_ADMIN_TOKEN: adminToken };
  return (...args) => cli(["worker", ...args], { cwd, env });
}

it("a project is made, changed in places, shown, exported and deleted; its audit stays", async () => {
  using folder = copyOfRepository("examples");
  const run = administrator(folder.path);
  expect(await run("project", "desk")).toMatchObject({ exit: 2, stdout: "" });
  expect((await run("project", "desk", "--create")).stdout).toBe(
    "project desk is ready\n\nNext: npx replaykit worker token desk\n",
  );
  const first = '{"repositories":["acme/desk"],"sampling":{"success":1,"then_one_in":5},"retention":{"success":"2d"}}';
  expect((await run("project", "desk", "--settings", first)).stdout).toBe("project desk is changed\n");
  await run("project", "desk", "--settings", '{"sampling":{"success":null},"limits":{"runs_per_day":9}}');
  expect(JSON.parse((await run("project", "desk")).stdout)).toMatchObject({
    repositories: ["acme/desk"],
    sampling: { success: 0.1, then_one_in: 5, feedback_window: "3d" },
    retention: { success: "2d", failed: "30d" },
    limits: { runs_per_day: 9 },
  });
  expect((await run("project")).stdout).toMatch(/^desk {2}since \d{4}-\d\d-\d\d\n$/);

  const token = (await run("token", "desk", "--scope", "ingest")).stdout.trim();
  await clientOf(worker.url, token).post("/v1/runs", [failedTrace("d-1"), failedTrace("d-2"), goodTrace("run-1")]);
  const exported = await run("project", "desk", "--export", "desk.jsonl");
  expect(exported.stdout).toBe("2 runs, 1 waiting for feedback and 0 recorded runs of desk are in desk.jsonl\n");
  const path = join(folder.path, "desk.jsonl");
  const kinds = readFileSync(path, "utf8")
    .trimEnd()
    .split("\n")
    .map((line) => JSON.parse(line).kind);
  expect(kinds).toEqual(["project", "waiting", "run", "run", "minute", "release", "group", "end"]);
  expect(statSync(path).mode & 0o077).toBe(0);
  const refused = async (file: string) => (await run("project", "desk", "--export", file)).stderr;
  expect(await refused("desk.jsonl")).toMatch(/EEXIST \[io_failed\]\n {2}→ name a file that does not exist yet/);
  expect(await refused("no-folder/desk.jsonl")).toMatch(/ENOENT \[io_failed\]\n {2}→ name a file in a folder/);

  const { DB } = await worker.stores();
  await DB.prepare("DELETE FROM runs WHERE project = 'desk'").run();
  const rebuilt = async () => (await run("project", "desk", "--rebuild")).stdout;
  expect(await rebuilt()).toBe("the index of desk is rebuilt; 2 stored runs had no row\n");
  expect(await rebuilt()).toBe("the index of desk is rebuilt; 0 stored runs had no row\n");

  expect(await run("project", "desk", "--delete")).toMatchObject({ exit: 2 });
  expect((await run("project", "desk", "--delete", "--yes")).stdout).toBe(
    "project desk is deleted, with 2 stored objects; its audit stays\n",
  );
  expect((await run("project")).stderr).toContain("no project yet");
  for (const gone of [["--delete", "--yes"], ["--export", "gone.jsonl"], ["--rebuild"], []]) {
    const answer = await run("project", "desk", ...gone);
    expect([gone, answer.exit, answer.stdout, answer.stderr.includes("no such project: desk")]).toEqual([
      gone,
      2,
      "",
      true,
    ]);
  }
  expect([(await run("project")).stdout, existsSync(join(folder.path, "gone.jsonl"))]).toEqual(["", false]);
  expect((await clientOf(worker.url, token).send("/v1/runs")).status).toBe(401);
  const acts = (await run("audit", "desk")).stdout
    .trim()
    .split("\n")
    .map((line) => line.split("  ")[2]);
  expect(acts).toEqual([
    "project delete",
    "rebuild",
    "rebuild",
    "export",
    "token create",
    "settings",
    "settings",
    "settings",
  ]);
});

it("tokens are listed without their secret, end when they should, and are revoked", async () => {
  using folder = copyOfRepository("examples");
  const run = administrator(folder.path);
  await run("project", "shop", "--create");
  const token = (await run("token", "shop", "--name", "agents", "--scope", "read", "--expires", "30d")).stdout.trim();
  const listed = (await run("token", "shop", "--list")).stdout;
  expect(listed).toMatch(/^[0-9a-f]{8} {2}agents {2}read {2}since \d{4}-\d\d-\d\d, until \d{4}-\d\d-\d\d\n$/);
  expect(listed).not.toContain(token);
  const client = clientOf(worker.url, token);
  expect((await client.send("/v1/runs")).status).toBe(200);
  expect((await run("token", "shop", "--revoke", "nothing")).stderr).toContain("[not_found]");
  expect((await run("token", "shop", "--revoke", listed.slice(0, 8))).exit).toBe(0);
  expect((await client.send("/v1/runs")).status).toBe(401);
  expect((await run("token", "shop", "--list")).stdout).toContain(", revoked");
});

it("what is asked wrongly is said, and changes nothing", async () => {
  using folder = copyOfRepository("examples");
  const run = administrator(folder.path);
  const secret = `whsec_${"c2VjcmV0".repeat(4)}`;
  const made = {
    repositories: ["acme/kept"],
    webhook_secrets: [secret],
    hooks: [{ url: "https://x.invalid", secret }],
  };
  await run("project", "kept", "--create", "--settings", JSON.stringify(made));
  expect((await run("project", "kept", "--settings", '{"sampling":{"success":7}}')).stderr).toContain(
    "sampling.success",
  );
  const unknown = (await run("project", "kept", "--settings", '{"feedback_window":0}')).stderr;
  expect(unknown).toContain(': 400: body: Unrecognized key: "feedback_window" [invalid_input]');
  expect((await run("project", "kept", "--settings", "[1]")).stderr).toContain("--settings is not an object");
  expect((await run("project", "Not A Name", "--create")).stderr).toContain("use a-z, 0-9 and dashes");
  expect((await run("token", "nowhere")).stderr).toContain("no such project: nowhere");
  expect((await run("token")).stderr).toContain("worker token needs the project's name");
  expect((await run("fly")).stderr).toContain(
    'worker has no "fly"; expected dev, deploy, project, token or audit [usage]\n  → npx replaykit worker --help',
  );
  expect((await run("audt", "kept")).stderr).toContain("did you mean audit?");
  expect((await run("deploy", "a", "b")).stderr).toContain("worker takes dev, deploy");
  for (const asked of [
    ["audit", "ketp"],
    ["project", "ketp"],
  ]) {
    const { exit, stdout, stderr } = await run(...asked);
    expect([asked, exit, stdout]).toEqual([asked, 2, ""]);
    expect(stderr).toMatch(/no such project: ketp \[not_found\]\n {2}→ did you mean kept\? .*the projects are .*kept/);
  }
  const both = await run("project", "kept", "--export", "kept.jsonl", "--delete", "--yes");
  expect([both.exit, both.stderr]).toEqual([
    2,
    expect.stringContaining("--export and --delete cannot be done at once"),
  ]);
  for (const asked of [["--export", "kept.jsonl"], ["--import", "kept.jsonl"], ["--settings", "{}"], ["--create"]]) {
    const nameless = await run("project", ...asked);
    expect([asked, nameless.exit, nameless.stdout]).toEqual([asked, 2, ""]);
    expect(nameless.stderr).toContain("worker project needs the project's name");
  }
  expect(existsSync(join(folder.path, "kept.jsonl"))).toBe(false);
  const forEver = await run("token", "kept", "--expires", "99999999d");
  expect([forEver.exit, forEver.stderr]).toEqual([2, expect.stringContaining("leave --expires out")]);
  expect((await run("token", "kept", "--expires", "2000d")).exit).toBe(0);
  for (const name of ["groups", "releases", "coverage"]) {
    const answer = await run(name, "kept");
    expect([answer.exit, answer.stderr]).toEqual([2, expect.stringContaining(`worker ${name} takes no argument`)]);
  }
  const shown = (await run("project", "kept")).stdout + (await run("project", "kept", "--json")).stdout;
  expect([shown.includes("acme/kept"), shown.includes(`whsec_…${secret.slice(-4)}`), shown.includes(secret)]).toEqual([
    true,
    true,
    false,
  ]);
  await run("project", "kept", "--settings", '{"limits":{"runs_per_day":9}}');
  const kept = await worker.admin("/v1/projects/kept");
  expect(await kept.json()).toMatchObject({ settings: { webhook_secrets: [secret], hooks: [{ secret }] } });
});

it("settings can be sent back as they are shown: a masked secret is the one that is there", async () => {
  using folder = copyOfRepository("examples");
  const run = administrator(folder.path);
  // The last of each pair is shown as the first is.
  const secretOf = (letter: string) => `whsec_${Buffer.from(`${letter}${"k".repeat(23)}`).toString("base64")}`;
  const [a, b, c, d] = ["a", "b", "c", "d"].map(secretOf);
  const hooks = [
    { url: "https://one.invalid", secret: a },
    { url: "https://two.invalid", secret: b },
    { url: "https://plain.invalid" },
  ];
  await run("project", "masked", "--create", "--settings", JSON.stringify({ hooks, webhook_secrets: [c, d] }));
  const shown = async () => JSON.parse((await run("project", "masked")).stdout);
  const kept = async () => {
    const { settings } = (await (await worker.admin("/v1/projects/masked")).json()) as {
      settings: { hooks: { url: string; secret?: string; events: string[] }[]; webhook_secrets: string[] };
    };
    return { hooks: settings.hooks.map(({ url, secret }) => [url, secret]), senders: settings.webhook_secrets };
  };
  const before = await shown();
  expect(JSON.stringify(before)).not.toContain(a);
  before.hooks[0].events = ["digest.weekly"];
  const put = (settings: object) => run("project", "masked", "--settings", JSON.stringify(settings));
  // Two of the senders' secrets are shown alike: which is which nobody can say.
  expect(await put(before)).toMatchObject({
    exit: 2,
    stderr: expect.stringContaining("webhook_secrets.0 is masked, and stands for more than one secret of this project"),
  });
  const { webhook_secrets: masks, ...rest } = before;
  expect(await put(rest)).toMatchObject({ exit: 0, stdout: "project masked is changed\n" });
  expect((await shown()).hooks[0].events).toEqual(["digest.weekly"]);
  const all = [
    ["https://one.invalid", a],
    ["https://two.invalid", b],
    ["https://plain.invalid", undefined],
  ];
  expect(await kept()).toEqual({ hooks: all, senders: [c, d] });

  expect(await put({ webhook_secrets: [d] })).toMatchObject({ exit: 0 });
  expect(await put({ webhook_secrets: [masks[0], a] })).toMatchObject({ exit: 0 });
  expect(await kept()).toEqual({ hooks: all, senders: [d, a] });
  expect(await put({ hooks: [{ url: "https://one.invalid", secret: "whsec_…none" }] })).toMatchObject({
    exit: 2,
    stderr: expect.stringContaining("hooks.0.secret is masked, and stands for no secret of this project"),
  });
  expect(await kept()).toEqual({ hooks: all, senders: [d, a] });
});

it("worker dev: secrets, index and Worker in one command, on a folder that has none", async () => {
  using folder = copyOfRepository("examples");
  const { path: cwd } = folder;
  const port = await freePort();
  const env = { ...process.env, HOME: cwd, WRANGLER_SEND_METRICS: "false" };
  const args = [join(builtDist, "cli.js"), "worker", "dev", "--port", String(port)];
  const child = spawn(process.execPath, args, { cwd, env, stdio: ["ignore", "ignore", "pipe"] });
  const ended = new Promise<number | null>((done) => child.on("close", done));
  let said = "";
  child.stderr.on("data", (chunk: Buffer) => (said += chunk.toString()));
  try {
    const url = `http://127.0.0.1:${port}`;
    await Promise.race([healthy(url), ended.then((code) => Promise.reject(new Error(`ended with ${code}: ${said}`)))]);
    for (let tries = 0; tries < 50 && !said.includes("The Worker runs at"); tries += 1)
      await new Promise((done) => setTimeout(done, 100));
    expect(said).toContain(`The Worker runs at http://localhost:${port};`);
    expect(existsSync(join(cwd, ".replaykit/worker/.wrangler"))).toBe(true);
    const taken = await cli(["worker", "dev", "--port", String(port)], { cwd });
    expect([taken.exit, taken.stderr.includes("The Worker runs at")]).toEqual([2, false]);
    expect(taken.stderr).toContain(`port ${port} cannot be used`);
    const secrets = join(cwd, ".replaykit/worker/secrets.env");
    expect([statSync(secrets).mode & 0o077, existsSync(join(cwd, ".replaykit/worker/.gitignore"))]).toEqual([0, true]);
    const asAdmin = { REPLAYKIT_WORKER_URL: url, ...read(secrets) };
    expect((await cli(["worker", "project", "demo", "--create"], { cwd, env: asAdmin })).stdout).toContain(
      "project demo is ready",
    );
    const made = await cli(["worker", "token", "demo", "--scope", "ingest", "--scope", "read"], { cwd, env: asAdmin });
    const asAgent = {
      REPLAYKIT_WORKER_URL: url,
      REPLAYKIT_WORKER_TOKEN: made.stdout.trim(),
      REPLAYKIT_REDACTION_KEY: "test",
    };
    const pushed = await cli(["worker", "push", "examples/traces/search-loop.json"], { cwd, env: asAgent });
    expect(pushed.stdout).toMatch(/^stored /);
    child.kill("SIGINT");
    expect(await ended).toBe(0);
  } finally {
    child.kill("SIGKILL");
  }
});

function read(file: string): Record<string, string> {
  const { REPLAYKIT_ADMIN_TOKEN = "" } = parseEnv(readFileSync(file, "utf8"));
  return { REPLAYKIT_ADMIN_TOKEN };
}

async function healthy(url: string): Promise<void> {
  for (let tries = 0; tries < 300; tries += 1) {
    const answer = await fetch(`${url}/healthz`).catch(() => undefined);
    if (answer?.ok) return;
    await new Promise((done) => setTimeout(done, 500));
  }
  throw new Error("the Worker did not start");
}

import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Json } from "../../src/core/schema/json.ts";
import type { Operation } from "../../src/core/schema/run-record.ts";
import { readRun } from "../../src/sdk/store/read-run.ts";
import { createWorkerStore } from "../../src/sdk/store/worker-store.ts";
import { runKey } from "../../worker/http/platform.ts";
import { checkpointOf, runNamed } from "../contract/run-store.ts";
import { cli } from "../support/cli.ts";
import { temporaryFolder } from "../support/temporary-folder.ts";
import { readExport } from "./support/exported.ts";
import { adminToken, type Client, clientOf, startWorker, type TestWorker } from "./support/harness.ts";
import { failedTrace, goodTrace } from "./support/traces.ts";

const project = "moving";
const at = "2026-01-01T00:00:00.000Z";
const began = Date.now();
const large = "ä".repeat(700_000);

let worker: TestWorker;
let client: Client;
const folder = temporaryFolder();
/** What every `GET` of the project answered before it was deleted. */
let answers: Awaited<ReturnType<typeof everyAnswer>>;
beforeAll(async () => {
  worker = await startWorker();
  const settings = {
    repositories: ["acme/desk"],
    sampling: { success: 0 },
    webhook_secrets: ["whsec_c2VjcmV0LW9mLWEtaG9vay1mb3ItZXhwb3J0"],
    hooks: [{ url: "https://hooks.example/T0/secret", form: "slack" }],
  };
  client = await worker.project(project, settings);
});
afterAll(async () => {
  await worker.close();
  folder[Symbol.dispose]();
});

function operationAt(step: number, output: Json = step): Operation {
  return { position: String(step), kind: "tool", name: "search", args: { step }, phase: "done", output, at };
}

/** Runs of either door: in batches, rated, marked, erased and waiting; packed, open, forked, and with texts too large for a row. */
async function fill(): Promise<void> {
  const batch = await client.post(
    "/v1/runs",
    ["f-1", "f-2", "f-3"].map((name) => failedTrace(name, { labels: { tier: "gold" } })),
  );
  expect(batch.status).toBe(200);
  await client.post("/v1/runs", [
    failedTrace("f-4", { user_id: "ada@example.com" }),
    goodTrace("g-1"),
    goodTrace("g-2"),
  ]);
  await client.post("/v1/runs/f-1/feedback", { rating: "bad", expected_text: ["30 days"] });
  await client.post("/v1/runs/g-2/feedback", { rating: "bad", comment: "not what was asked" });
  await client.post("/v1/runs/f-2/mark", { mark: "promote" });
  await client.send("/v1/runs/f-3", { method: "DELETE" });
  const { groups } = await client.json("/v1/groups");
  await client.post(`/v1/groups/${groups[0]?.id}/state`, { state: "guarded", note: { case: "cases/refunds" } });
  const store = createWorkerStore({ url: worker.url, token: client.token });
  const record = async (name: string, steps: number, run: object = {}) => {
    await store.createRun({ ...runNamed(name), ...run });
    for (let step = 0; step < steps; step += 1) {
      const size = step === 2 && name === "packed" ? large : "small";
      const state = { step, seen: Array.from({ length: step }, (_, n) => `document ${n}`), size };
      await store.append(name, operationAt(step, { size, step }), checkpointOf(name, step, state));
    }
  };
  await record("packed", 5, { input: { mail: "ada@example.com" } });
  await store.updateRun("packed", { status: "success", final_output: "done", retention: "success" });
  await record("open", 4);
  await record("fork", 2, { parent: { run_id: "packed", step_id: "1" } });
  await store.updateRun("fork", { status: "error", error: "boom", retention: "failed" });
}

/** What the API gives of all that. */
async function asked() {
  const store = createWorkerStore({ url: worker.url, token: client.token });
  const runs = ["f-1", "f-2", "f-4", "g-2"];
  const records = ["packed", "open", "fork"];
  const byId = async <Found>(names: string[], get: (name: string) => Promise<Found>) =>
    new Map(await Promise.all(names.map(async (name) => [runKey(project, name), await get(name)] as const)));
  const { groups } = await client.json("/v1/groups");
  return {
    runs: await byId(runs, (name) => client.json(`/v1/runs/${name}`)),
    records: await byId(records, (name) => readRun(store, name)),
    groups: groups.toSorted(byGroupId),
  };
}

/** All routes that read, by their address. `usd` of the stats is an estimate of now, and tokens, audit and hooks are in no export. */
async function everyAnswer(of: Client) {
  const { groups } = await of.json("/v1/groups");
  const addresses = [
    "/v1/runs",
    "/v1/runs?failed=true&limit=2",
    "/v1/runs?mark=promote",
    "/v1/runs?agent=billing-agent&label=tier:gold",
    ...["f-1", "f-2", "f-3", "f-4", "g-1", "g-2", "never"].map((run) => `/v1/runs/${run}`),
    "/v1/groups",
    ...groups.flatMap(({ id }) => [`/v1/groups/${id}`, `/v1/runs?group=${encodeURIComponent(id)}`]),
    "/v1/inbox",
    "/v1/inbox?view=guarded",
    "/v1/releases",
    `/v1/stats?from=${began - 3_600_000}&to=${began + 3_600_000}`,
    ...["ada@example.com", "user-8", "session-3", "g-1", "f-3", "tier:gold", "never"].map(
      (text) => `/v1/find?q=${encodeURIComponent(text)}`,
    ),
    "/v1/records",
    ...["packed", "open", "fork"].flatMap((run) => [
      `/v1/runs/${run}/record`,
      `/v1/runs/${run}/operations`,
      `/v1/runs/${run}/checkpoints`,
      `/v1/runs/${run}/states`,
      `/v1/runs/${run}/checkpoints/1`,
    ]),
  ];
  const read = async (address: string) => {
    const response = await of.send(address);
    return { address, status: response.status, answer: await response.json() };
  };
  const answered = [];
  for (const address of addresses) answered.push(await read(address));
  return answered;
}

const byGroupId = (one: { id: string }, other: { id: string }) => (one.id < other.id ? -1 : 1);

async function exported(query: string): Promise<unknown[]> {
  const lines: unknown[] = [];
  for (let cursor: string | null = ""; cursor !== null; ) {
    const at: string = cursor === "" ? "" : `&cursor=${encodeURIComponent(cursor)}`;
    const response = await worker.admin(`/v1/projects/${project}/export?${query}${at}`);
    if (!response.ok) throw new Error(`${at}: ${await response.text()}`);
    const page = (await response.json()) as { lines: unknown[]; next: string | null };
    lines.push(...page.lines);
    cursor = page.next;
  }
  return lines;
}

/** What is written down late of an answer, such as how long it took, may begin a minute between two exports. */
function isIdleMinute(line: unknown): boolean {
  const { kind, counts } = line as { kind: string; counts?: { received: number } }; // our own answer
  return kind === "minute" && counts?.received === 0;
}

describe("an export of a project", () => {
  it("holds all that the API gave, in pages of any size, and is all that is left when the project is gone", async () => {
    await fill();
    const before = await asked();
    const [tiny, whole] = [await exported("limit=2"), await exported("limit=1000")];
    answers = await everyAnswer(client);
    writeFileSync(join(folder.path, "moving.jsonl"), `${tiny.map((line) => JSON.stringify(line)).join("\n")}\n`);
    expect((await worker.admin(`/v1/projects/${project}`, { method: "DELETE" })).status).toBe(200);
    const { DB, TRACES } = await worker.stores();
    expect((await TRACES.list()).objects.filter(({ key }) => key.includes(`/${project}/`))).toEqual([]);
    expect(await DB.prepare("SELECT count(*) AS n FROM operations").first("n")).toBe(0);

    const read = readExport(tiny);
    expect(read.records).toEqual(before.records);
    expect(read.runs).toEqual(before.runs);
    expect(
      read
        .of("group")
        .map(({ group }) => group)
        .toSorted(byGroupId),
    ).toEqual(before.groups);
    expect(read.of("minute").reduce((sum, { counts }) => sum + counts.received, 0)).toBe(6);
    expect(read.of("mark")).toMatchObject([{ id: runKey(project, "f-2"), mark: "promote" }]);
    expect(read.erased).toEqual(new Set([runKey(project, "f-3")]));
    expect([...read.waiting.keys()]).toEqual([runKey(project, "g-1")]);
    expect(read.kinds.at(0)).toBe("project");
    expect(read.kinds.at(-1)).toBe("end");
    const untimed = (lines: unknown[]) =>
      lines
        .filter((line) => !isIdleMinute(line))
        .map((line) => ({ ...(line as object), exported_at: 0, at: 0, seal: "" })); // all are objects
    expect(untimed(whole)).toEqual(untimed(tiny));

    // The twin: what lies in D1 alone is missed where the export leaves it out.
    const objectsOnly = readExport(
      tiny.filter((line) => !/"kind":"(record|operation|checkpoint)"/.test(JSON.stringify(line))),
    );
    expect(objectsOnly.records).not.toEqual(before.records);

    const text = tiny.map((line) => JSON.stringify(line)).join("\n");
    for (const secret of ["ada@example.com", "whsec_", "hooks.example", client.token])
      expect(text).not.toContain(secret);
  });

  it("says what is wrong with its query, and that there is no such project", async () => {
    await worker.project("empty");
    const refusal = async (query: string) => (await worker.admin(`/v1/projects/empty/export?${query}`)).status;
    expect(await refusal("")).toBe(200);
    const bad = [
      "x",
      "{}",
      '{"part":"nowhere"}',
      '{"part":"runs","position":{"after":1}}',
      '{"part":"records","position":[]}',
    ];
    for (const cursor of bad)
      expect([cursor, await refusal(`cursor=${encodeURIComponent(cursor)}`)]).toEqual([cursor, 400]);
    expect(await refusal("limit=0")).toBe(400);
    expect((await worker.admin("/v1/projects/nowhere/export")).status).toBe(404);
  });
});

/** Without what tells one export of the same from another: when it was made, and where in its minute a waiting run stands. */
function parsedLines(text: string): object[] {
  const lines = text.trimEnd().split("\n");
  return lines.map((line) => {
    const { seal: _, exported_at: __, at: ___, ...rest } = JSON.parse(line);
    return "entries" in rest
      ? { ...rest, entries: rest.entries.map((entry: object) => JSON.stringify(entry)).toSorted() }
      : rest;
  });
}

describe("an export of a project that is imported", () => {
  const backup = join(folder.path, "moving.jsonl");
  const run = (at: TestWorker, file = "moving.jsonl", name = project) =>
    cli(["worker", "project", name, "--import", file], {
      cwd: folder.path,
      env: { REPLAYKIT_WORKER_URL: at.url, REPLAYKIT_ADMIN_TOKEN: adminToken },
    });
  const there = async (at: TestWorker) => (await at.admin(`/v1/projects/${project}`)).status;

  it("is refused where a line was changed, lost, doubled, moved or cut off, by its place, and leaves nothing", async () => {
    const lines = readFileSync(backup, "utf8").trimEnd().split("\n");
    const changed = lines.findIndex((line) => line.includes("refund policy"));
    const damages: [name: string, lines: string[], place: number, says: string][] = [
      [
        "changed",
        lines.with(changed, (lines[changed] ?? "").replace("refund policy", "refund policx")),
        changed,
        "not what was",
      ],
      ["lost", lines.toSpliced(5, 1), 5, "not what was exported"],
      ["doubled", lines.toSpliced(5, 0, lines[5] ?? ""), 6, "not what was exported"],
      ["cut", [...lines.slice(0, 8), lines[8]?.slice(0, 40) ?? ""], 8, "not complete JSON"],
      ["ends", lines.slice(0, 8), 8, "cut off before its end"],
      ["more", [...lines, lines[1] ?? ""], lines.length, "after the end"],
      ["old", [(lines[0] ?? "").replace('"version":2', '"version":1')], 0, "of version 1; 2 is read"],
    ];
    for (const [name, some, place, says] of damages) {
      writeFileSync(join(folder.path, `${name}.jsonl`), `${some.join("\n")}\n`);
      const { exit, stdout, stderr } = await run(worker, `${name}.jsonl`);
      expect([name, exit, stdout, stderr]).toEqual([
        name,
        2,
        "",
        expect.stringContaining(`${name}.jsonl: line ${place + 1}`),
      ]);
      expect(stderr).toContain(says);
    }
    expect((await run(worker, "moving.jsonl", "elsewhere")).stderr).toContain("an export of moving, not of elsewhere");
    expect(await there(worker)).toBe(404);
  });

  it("answers every question as before on a new Worker, goes on where it was cut off, and takes runs from then on", async () => {
    const other = await startWorker();
    try {
      // Half of it: no token is made, and the rest goes on there.
      const lines = readFileSync(backup, "utf8").trimEnd().split("\n");
      const { seal }: { seal: string } = JSON.parse(lines.at(-1) ?? "");
      const page = (some: string[]) => ({ method: "POST", body: `{"lines":[${some.join(",")}]}` });
      const address = `/v1/projects/${project}/import?backup=${seal}`;
      const first = lines.slice(0, 20);
      const [one, again, far] = [
        await other.admin(`${address}&line=0`, page(first)),
        await other.admin(`${address}&line=0`, page(first)),
        await other.admin(`${address}&line=30`, page(lines.slice(30, 33))),
      ];
      expect([await one.json(), await again.json(), await far.json()]).toEqual([
        { next: 20 },
        { next: 20 },
        { next: 20 },
      ]);
      const token = { method: "POST", body: JSON.stringify({ name: "t", scopes: ["admin"] }) };
      const refused = await other.admin(`/v1/projects/${project}/tokens`, token);
      expect([refused.status, await refused.text()]).toEqual([409, expect.stringContaining("has not ended: line 21")]);

      const { exit, stdout } = await run(other);
      expect([exit, stdout]).toEqual([
        0,
        "4 runs, 1 waiting for feedback and 3 recorded runs of moving are imported from moving.jsonl\n",
      ]);
      const made = (await (await other.admin(`/v1/projects/${project}/tokens`, token)).json()) as { token: string };
      const restored = clientOf(other.url, made.token);
      expect(await everyAnswer(restored)).toEqual(answers);
      const settings = async (at: TestWorker, name: string) => (await at.admin(`/v1/projects/${name}`)).json();
      expect(await settings(other, project)).toMatchObject({ settings: { repositories: ["acme/desk"], hooks: [] } });

      // An export of it is the same again, and what it holds is lifted, sent again, erased and found as ever.
      const twice = await cli(["worker", "project", project, "--export", "again.jsonl"], {
        cwd: folder.path,
        env: { REPLAYKIT_WORKER_URL: other.url, REPLAYKIT_ADMIN_TOKEN: adminToken },
      });
      expect(twice.exit).toBe(0);
      expect(parsedLines(readFileSync(join(folder.path, "again.jsonl"), "utf8"))).toEqual(
        parsedLines(lines.join("\n")),
      );
      expect((await restored.post("/v1/runs/g-1/feedback", { rating: "bad" })).status).toBe(200);
      expect(await restored.json("/v1/runs/g-1")).toMatchObject({ run: { class: "flagged", rating: "bad" } });
      const sent = await restored.post("/v1/runs", [failedTrace("f-1"), failedTrace("f-3"), failedTrace("f-9")]);
      expect(((await sent.json()) as { items: { outcome: string }[] }).items.map(({ outcome }) => outcome)).toEqual([
        "duplicate",
        "rejected",
        "stored",
      ]);
      const erased = await restored.post("/v1/subjects/erase", { user: "ada@example.com" });
      expect(await erased.json()).toMatchObject({ runs: 1 });
      expect((await run(other)).stdout).toContain("are imported from"); // nothing is left to do, and nothing comes back
      expect((await restored.send("/v1/runs/f-4")).status).toBe(410);
      // The twin: an export of another time is not mixed into it.
      const { stderr } = await run(other, "again.jsonl");
      expect(stderr).toContain("project moving exists, and was not made from this export");
    } finally {
      await other.close();
    }
  });
});

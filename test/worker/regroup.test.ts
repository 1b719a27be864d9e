import { beforeAll, expect, test } from "vitest";
import { traceSchema } from "../../src/core/schema/trace.ts";
import { type ProjectContext, prepareRun } from "../../worker/ingest/prepare-run.ts";
import { projectHash } from "../../worker/http/platform.ts";
import { projectSettingsSchema } from "../../src/api/schema/settings.ts";
import { createTraceStore } from "../../worker/store/r2-d1-trace-store.ts";
import { type Client, sharedWorker, type TestWorker } from "./support/harness.ts";

/**
 * Failures that a Worker took in before fingerprints were told without lengths and counts. Their groups are several for one failure;
 * a guard on one of them must hold for all that comes.
 */
let worker: TestWorker;
beforeAll(async () => {
  worker = await sharedWorker(import.meta.filename);
});

const at = Date.UTC(2026, 10, 20);

/** A refund that was too high; `nth` makes the question longer. */
function overRefund(nth: number) {
  const order = `W${7_000_000 + nth}`;
  return {
    version: 1,
    run_id: `refund-${nth}`,
    status: "success",
    agent: { name: "shop" },
    events: [
      { type: "input_message", role: "user", content: `please ${"and thank you ".repeat(4 ** nth)}` },
      { type: "tool_call", tool_name: "send_refund", tool_args: { order, amount: 80 + nth } },
      { type: "tool_result", output: "ok" },
      { type: "final_output", content: "Done." },
    ],
    feedback: { rating: "bad", expected_calls: [{ tool: "send_refund", args: { order, amount: 19 } }] },
  };
}

interface Group {
  id: string;
  count: number;
  state: string;
  note: Record<string, string>;
}

interface Scene {
  client: Client;
  /** Ids of the groups that the runs came into. */
  old: string[];
  groups: () => Promise<Group[]>;
  rebuild: () => Promise<void>;
}

/** A project into whose store an earlier Worker put these runs, each in the group of its v1 fingerprint. */
async function inboxOfV1(project: string, runs: readonly number[]): Promise<Scene> {
  const client = await worker.project(project);
  const { DB, TRACES } = await worker.stores();
  const store = createTraceStore({ db: DB, bucket: TRACES });
  const hash = (purpose: "redact" | "subject") => projectHash("k", project, purpose);
  const settings = projectSettingsSchema.parse({});
  const context: ProjectContext = { project, settings, redactHash: hash("redact"), subjectHash: hash("subject") };
  const old: string[] = [];
  for (const nth of runs) {
    const { head, line } = prepareRun(traceSchema.parse(overRefund(nth)), context, at);
    const { aliases = [], group: _today, ...rest } = head;
    const group = aliases[0] ?? "";
    old.push(group);
    const hits = [{ group, title: "of v1", agent: "shop", id: head.id, run_id: `refund-${nth}`, kept: true }];
    const kept = [{ head: { ...rest, group }, class: "flagged" as const, expires_at: at * 2, line }];
    const rejected = { reasons: new Map<string, number>(), entries: [] };
    const nothing = { window: { runs: [] }, sampledOut: [], duplicates: 0, rejected };
    await store.save({ ...nothing, project, id: `old-${nth}`, at, kept, hits });
  }
  return {
    client,
    old,
    async groups() {
      const answer = await client.json("/v1/groups");
      return answer.groups as unknown as Group[]; // the client's type names what other tests read
    },
    async rebuild() {
      for (let cursor: string | null = ""; cursor !== null; ) {
        const query: string = cursor === "" ? "" : `?cursor=${encodeURIComponent(cursor)}`;
        const answer = await worker.admin(`/v1/projects/${project}/rebuild${query}`, { method: "POST" });
        cursor = ((await answer.json()) as { next: string | null }).next;
      }
    },
  };
}

test("a guarded group keeps its case, its counts and its guard when the index is rebuilt", async () => {
  const { client, old, groups, rebuild } = await inboxOfV1("regroup-rebuild", [1, 2, 3]);
  expect(new Set(old).size).toBe(3);
  expect(old.every((id) => id.startsWith("v1:"))).toBe(true);
  await client.post(`/v1/groups/${old[1]}/state`, { state: "guarded", note: { case: "over-refund-1a2b3c4d" } });
  await rebuild();
  const [group, ...more] = await groups();
  expect(more).toEqual([]);
  expect(group).toMatchObject({ count: 3, state: "guarded", note: { case: "over-refund-1a2b3c4d" } });
  expect(group?.id).toMatch(/^v2:[0-9a-f]{16}$/);
  for (const id of old) expect(await client.json(`/v1/groups/${id}`)).toEqual({ group });
  const { runs } = await client.json(`/v1/runs?group=${group?.id}`);
  expect(runs.map((run) => (run as unknown as { group: string }).group)).toEqual([group?.id, group?.id, group?.id]);
  // Another length again, which v1 would have called new.
  await client.post("/v1/runs", overRefund(4));
  expect(await groups()).toMatchObject([{ id: group?.id, count: 4, state: "came_back" }]);
  await rebuild();
  expect(await groups()).toMatchObject([{ id: group?.id, count: 4, state: "came_back" }]);
});

test("before it is rebuilt, a failure finds its guarded group by the older fingerprint", async () => {
  const { client, old, groups } = await inboxOfV1("regroup-at-once", [1, 3]);
  await client.post(`/v1/groups/${old[0]}/state`, { state: "guarded", note: { case: "over-refund-1a2b3c4d" } });
  await client.post("/v1/runs", { ...overRefund(1), run_id: "again" });
  const there = await groups();
  expect(there).toHaveLength(2);
  expect(there.find(({ id }) => id.startsWith("v2:"))).toMatchObject({
    count: 2,
    state: "came_back",
    note: { case: "over-refund-1a2b3c4d" },
  });
  // The other one, which nobody guards, joins when one of its own comes.
  await client.post("/v1/runs", { ...overRefund(3), run_id: "again-3" });
  expect(await groups()).toMatchObject([{ count: 4, state: "came_back" }]);
});

test("feedback on a run of an older group moves the group, and counts nothing twice", async () => {
  const { client, groups } = await inboxOfV1("regroup-feedback", [1]);
  await client.post("/v1/runs/refund-1/feedback", overRefund(1).feedback);
  const [group, ...more] = await groups();
  expect([group?.id.slice(0, 3), group?.count, more]).toEqual(["v2:", 1, []]);
});

test("an index that was lost comes back with the groups of today", async () => {
  const { client, groups, rebuild } = await inboxOfV1("regroup-lost", [1, 2, 3]);
  const { DB } = await worker.stores();
  for (const table of ["runs", "groups", "journal"])
    await DB.prepare(`DELETE FROM ${table} WHERE project = ?1`).bind("regroup-lost").run();
  await rebuild();
  expect(await groups()).toMatchObject([{ count: 3, kept: 3, state: "new" }]);
  expect((await client.json("/v1/runs")).runs).toHaveLength(3);
});

import { expect, test } from "vitest";
import type { TraceRun } from "../../src/core/schema/trace.ts";
import { giveFeedback } from "../../worker/runs/feedback.ts";
import { ingestRuns } from "../../worker/ingest/ingest-runs.ts";
import { type ProjectContext, subjectsOf } from "../../worker/ingest/prepare-run.ts";
import { projectHash, runKey } from "../../worker/http/platform.ts";
import { type ProjectSettings, projectSettingsSchema } from "../../src/api/schema/settings.ts";
import { traceLine } from "../../worker/store/runs/body-codec.ts";
import type { StoreDeps } from "../../worker/store/runs/save-delivery.ts";
import { readCoverage } from "../../worker/store/groups/coverage.ts";
import { inboxOf } from "../../worker/store/groups/inbox.ts";
import { listReleases } from "../../worker/store/groups/releases.ts";
import type { Database } from "../../worker/store/platform-ports.ts";
import { createTraceStore } from "../../worker/store/r2-d1-trace-store.ts";
import type { RunPage } from "../../worker/store/run-query.ts";
import type { TraceStore } from "../../worker/store/trace-store.ts";
import { coverageRequestSchema } from "../../src/api/schema/coverage.ts";
import { inboxQuerySchema } from "../../src/api/schema/inbox.ts";
import { failedTrace, goodTrace } from "./support/traces.ts";

export interface StoreUnderTest {
  store: TraceStore & ReturnType<typeof queriesOver>;
  addProject: (project: string, settings: ProjectSettings) => Promise<void>;
  /** How many objects of a project hold a body. */
  bodies: (project: string) => Promise<number>;
}

const day = 86_400_000;
const start = Date.UTC(2026, 10, 1);

/** What one route alone asks of the database. */
function queriesOver(db: Database) {
  return {
    inbox: inboxOf.bind(undefined, db),
    coverage: readCoverage.bind(undefined, db),
    releases: listReleases.bind(undefined, db),
  };
}

/** The product's store over R2 and D1, or over what stands for them. */
export function overParts({ db, bucket }: StoreDeps): StoreUnderTest {
  return {
    store: { ...createTraceStore({ db, bucket }), ...queriesOver(db) },
    async addProject(project, settings) {
      const insert = db.prepare("INSERT OR REPLACE INTO projects (id, settings, created_at) VALUES (?1, ?2, 0)");
      await insert.bind(project, JSON.stringify(settings)).all();
    },
    async bodies(project) {
      const folders = ["s", "f", "g", "t", "w"].map((folder) => bucket.list({ prefix: `${folder}/${project}/` }));
      return (await Promise.all(folders)).reduce((sum, { objects }) => sum + objects.length, 0);
    },
  };
}

/** How many rows went in the sweeps of these days. */
async function sweep(store: TraceStore, ...days: number[]): Promise<number> {
  let runs = 0;
  for (const at of days) runs += (await store.expire(start + at * day + 120_000, 1_000)).runs;
  return runs;
}

/**
 * What any storage must do; the memory store, SQLite and real R2 + D1, from outside and inside workerd, run the same. Each test has a
 * project of its own.
 */
export function storageContract(name: string, open: () => StoreUnderTest): void {
  function scene(project: string, sampling: object = { success: 1 }) {
    const { store, addProject, bodies } = open();
    const settings = projectSettingsSchema.parse({ sampling });
    const context: ProjectContext = {
      project,
      settings,
      redactHash: projectHash("k", project, "redact"),
      subjectHash: projectHash("k", project, "subject"),
    };
    let deliveries = 0;
    const send = (traces: object[], at = start, key?: string) =>
      ingestRuns(
        traces.map((trace) => ({ ok: true, trace: trace as TraceRun })), // the fixtures are traces by their form
        context,
        { store, now: () => at, newId: () => `${project}-${(deliveries += 1)}` },
        key === undefined ? undefined : { key, digest: "d" },
      );
    const id = (runId: string) => runKey(project, runId);
    return { addProject, bodies, store, settings, context, send, id, project };
  }

  test(`${name}: what was put is read, by its place in a shared object`, async () => {
    const { store, send, id, project } = scene("read");
    await send([failedTrace("a"), goodTrace("b"), failedTrace("c")]);
    const read = await Promise.all(["a", "b", "c", "d"].map((run) => store.read(project, id(run), start + 1)));
    expect(read.map((run) => [run?.trace.run_id, run?.row.class])).toEqual([
      ["a", "failed"],
      ["b", "success"],
      ["c", "failed"],
      [undefined, undefined],
    ]);
  });

  test(`${name}: a group that moves takes its counts, its case and its guard along, and is found under both ids`, async () => {
    const { store, project } = scene("moves");
    const rejected = { reasons: new Map<string, number>(), entries: [] };
    const nothing = { window: { runs: [] }, sampledOut: [], duplicates: 0, rejected };
    let deliveries = 0;
    const failed = (id: string, group: string, { at = start, from = [] as string[] } = {}) => {
      const facts = { run_id: id, status: "error" as const, events: 1, tool_calls: 0, bytes: 2 };
      const head = { id: id.padEnd(24, "0"), received_at: at, failed: true, group, weight: 1, facts };
      const line = traceLine({ version: 1, run_id: id, status: "error", events: [] });
      return store.save({
        ...nothing,
        project,
        at,
        id: `moves-${(deliveries += 1)}`,
        kept: [{ head, class: "failed" as const, expires_at: 9e15, line }],
        hits: [{ group, title: `title of ${group}`, agent: "a", id: head.id, run_id: id, kept: true }],
        moves: from.map((old) => ({ from: old, to: group })),
      });
    };
    await failed("a", "v1:a");
    await failed("b", "v1:a", { at: start + day });
    await failed("c", "v1:b");
    await store.setGroupState(project, "v1:a", "guarded", { case: "cases/refund" });
    // The first failure under the new id of one that nobody guards: nothing says that they are the same yet.
    expect((await failed("d", "v2:x", { at: start + day, from: ["v1:b"] })).groups).toMatchObject([
      { id: "v2:x", count: 2, before: 1, cameBack: false, state: "new" },
    ]);
    expect((await failed("e", "v2:x", { at: start + 2 * day, from: ["v1:a"] })).groups).toMatchObject([
      { id: "v2:x", count: 5, before: 4, cameBack: true, state: "came_back" },
    ]);
    const group = await store.group(project, "v2:x");
    expect(group).toMatchObject({
      count: 5,
      kept: 5,
      first_seen: start,
      last_seen: start + 2 * day,
      days: { "20261101": 2, "20261102": 2, "20261103": 1 },
      state: "came_back",
      note: { case: "cases/refund" },
    });
    expect(await store.group(project, "v1:a")).toEqual(group);
    expect(await store.group(project, "v1:b")).toEqual(group);
    expect(await store.group(project, "v1:c")).toBeUndefined();
    expect(await store.groups(project, { limit: 9 })).toEqual([group]);
    const { runs } = await store.list({ project, now: start, limit: 9, group: "v1:a" });
    expect(runs.map(({ run_id }) => run_id).toSorted()).toEqual(["a", "b", "c", "d", "e"]);
    expect(await store.setGroupState(project, "v1:b", "ignored", {})).toBe(true);
    expect((await store.group(project, "v2:x"))?.state).toBe("ignored");
    // It moves once: what comes under the old name again changes nothing.
    await failed("f", "v2:x", { from: ["v1:a"] });
    expect((await store.group(project, "v2:x"))?.count).toBe(6);
  });

  test(`${name}: two deliveries of one run at once store one and count both`, async () => {
    const { store, send, project } = scene("race");
    await Promise.all([send([failedTrace("a")]), send([failedTrace("a"), failedTrace("b")])]);
    const [hour] = await store.stats(project, { from: start, to: start });
    expect(hour?.stats).toMatchObject({ received: 3, stored: 2, duplicate: 1 });
    expect((await store.groups(project, { limit: 5 })).map(({ count, kept }) => [count, kept])).toEqual([[2, 2]]);
  });

  test(`${name}: expired runs are not read, their rows go, and it is said that they expired`, async () => {
    const { addProject, store, send, id, project, settings } = scene("expire");
    await addProject(project, settings);
    await send([goodTrace("s"), failedTrace("f")]);
    const later = start + 8 * day;
    expect([await store.row(project, id("s"), later), (await store.row(project, id("f"), later))?.run_id]).toEqual([
      undefined,
      "f",
    ]);
    expect(await store.expire(later, 1_000)).toMatchObject({ runs: 1 });
    expect(await store.expire(later, 1_000)).toMatchObject({ runs: 0 });
    expect(await store.absence(project, id("s"), later)).toBe("expired");
    expect(await store.absence(project, id("x"), later)).toBe("never_seen");
    // Sent again, it is listed once.
    await send([goodTrace("s")], later);
    const listed: string[] = [];
    for (let before: RunPage["next"], more = true; more; more = before !== undefined) {
      const page = await store.list({ project, now: later, limit: 1, before });
      listed.push(...page.runs.map(({ run_id }) => run_id));
      before = page.next;
    }
    expect(listed).toEqual(["s", "f"]);
    expect(await store.expire(start + 16 * day, 1_000)).toMatchObject({ runs: 1 });
    expect(await store.expire(start + 200 * day, 1_000)).toMatchObject({ runs: 1, minutes: 2 });
    expect(await store.absence(project, id("s"), later)).toBe("never_seen");
  });

  test(`${name}: a run that was rated late is found by its user until its later time, and its row goes then`, async () => {
    const { addProject, store, send, id, project, settings, context } = scene("rated-late");
    await addProject(project, settings);
    await send([failedTrace("late", { user_id: "ada" }), failedTrace("plain", { user_id: "ada" })]);
    const gatherers = { append: async () => [], areOpen: async () => [false], giveFeedback: async () => false };
    const rate = (at: number) => {
      const parts = { store, gatherers, now: () => at, newId: () => `${project}-${at}` };
      return giveFeedback(id("late"), { rating: "bad" }, context, parts);
    };
    const terms = [{ kind: "user" as const, hash: subjectsOf(context, { user: "ada" }).user ?? "" }];
    const found = async (at: number) => (await store.find(project, terms, at)).map(({ run_id }) => run_id).toSorted();
    await rate(start + 20 * day);
    await rate(start + 105 * day);
    expect(await sweep(store, 31, 92, 125, 194)).toBe(1);
    expect([await found(start + 29 * day), await found(start + 194 * day)]).toEqual([["late"], ["late"]]);
    expect(await sweep(store, 196)).toBe(1);
    expect(await found(start + 194 * day)).toEqual([]);
  });

  test(`${name}: after a retention was shortened, older runs are found by their user until their time, and go then`, async () => {
    const { addProject, store, send, project, settings, context } = scene("shortened");
    await addProject(project, settings);
    await send([failedTrace("kept", { user_id: "ada", feedback: { rating: "bad" } })]);
    expect(await sweep(store, 2)).toBe(0);
    const retention = { ...settings.retention, flagged: 5 * day, failed: 3 * day, success: 2 * day };
    await addProject(project, { ...settings, retention });
    expect(await sweep(store, 6, 40)).toBe(0);
    const term = { kind: "user" as const, hash: subjectsOf(context, { user: "ada" }).user ?? "" };
    expect(await store.find(project, [term], start + 40 * day)).toHaveLength(1);
    expect(await sweep(store, 91)).toBe(1);
  });

  test(`${name}: a run that is erased after it expired leaves no word in its group either`, async () => {
    const { addProject, store, send, project, settings, context } = scene("erased-late");
    await addProject(project, settings);
    const said = (run: string, error: string, at: number) =>
      send(
        [failedTrace(run, { user_id: run, events: [{ type: "error", kind: "exception", error }] })],
        start + at * day,
      );
    await said("ada", "no order 17 of Ada", 0);
    await said("eve", "no order 18 of Ada", 20);
    expect(await sweep(store, 31)).toBe(1);
    const titles = async () => (await store.groups(project, { limit: 5 })).map(({ title, kept }) => [title, kept]);
    const erase = (user: string) => {
      const hash = subjectsOf(context, { user }).user ?? "";
      return store.eraseSubject(project, [{ kind: "user", hash }], start + 32 * day);
    };
    // The title is that of a run that is there, however many came after the one that expired.
    expect(await titles()).toEqual([["no order 18 of Ada", 2]]);
    await erase("ada");
    expect(await titles()).toEqual([["no order 18 of Ada", 1]]);
    await erase("ada");
    expect(await titles()).toEqual([["no order 18 of Ada", 1]]);
    expect(await sweep(store, 55)).toBe(1);
    expect(await titles()).toEqual([["no order 18 of Ada", 1]]);
    await erase("eve");
    expect(await titles()).toEqual([]);
  });

  test(`${name}: the window's runs are found by id for as long as it is open`, async () => {
    const { store, send, id, project } = scene("window", { success: 0 });
    await send([goodTrace("w"), goodTrace("v")]);
    expect((await store.readWindow(project, id("w"), start - day))?.trace.run_id).toBe("w");
    expect(await store.readWindow(project, id("w"), start + day)).toBeUndefined();
    expect(await store.absence(project, id("v"), start - day)).toBe("in_window");
    expect(await store.absence(project, id("v"), start + day)).toBe("sampled_out");
  });

  test(`${name}: a guarded group that is seen again came back`, async () => {
    const { store, send, project } = scene("guard");
    await send([failedTrace("a")]);
    const [group] = await store.groups(project, { limit: 1 });
    await store.setGroupState(project, group?.id ?? "", "guarded", { case: "c-1" });
    const { groups } = await send([failedTrace("b")], start + day);
    expect(groups).toMatchObject([{ state: "came_back", count: 2, days: { "20261101": 1, "20261102": 1 } }]);
    expect(await store.group(project, group?.id ?? "")).toMatchObject({ note: { case: "c-1" }, state: "came_back" });
  });

  test(`${name}: coverage counts each failure by its case, by week and by what was written`, async () => {
    const { store, send, project } = scene("coverage");
    const refund = { type: "tool_call", call_id: "c", tool_name: "create_refund", tool_args: {} };
    const wrote = [refund, { type: "tool_result", call_id: "c", output: "ok" }];
    const fault = (run: string, what: string, before: object[] = []) =>
      failedTrace(run, { events: [...before, { type: "error", error: `${what}Fault: x` }] });
    await send([fault("a1", "A"), fault("b1", "B")], start);
    const at = start + 7 * day;
    await send([fault("a2", "A", wrote), fault("a3", "A", wrote), fault("b2", "B"), fault("d1", "D")], at);
    const groups = await store.groups(project, { limit: 9 });
    const idOf = (what: string) => groups.find(({ title }) => title.includes(`${what}Fault`))?.id ?? what;
    const ask = (cases: object = {}) =>
      store.coverage(project, { cases: coverageRequestSchema.parse(cases), now: at + 1 });
    const none = await ask();
    expect(none).toMatchObject({ since: "2026-11-02", until: "2026-11-08", failed: 4, guarded: 0, open: 0, adds: 0 });
    expect(none.weeks.slice(-2)).toEqual([
      { since: "2026-10-26", failed: 2, guarded: 0, open: 0 },
      { since: "2026-11-02", failed: 4, guarded: 0, open: 0 },
    ]);
    expect(none.proposed.map(({ id, failed }) => [id, failed])[0]).toEqual([idOf("A"), 2]);
    expect(none.write_paths).toEqual([
      { writes: ["create_refund"], failed: 2, guarded: 0, open: 0 },
      { writes: [], failed: 2, guarded: 0, open: 0 },
    ]);
    // What git says: one guard, one open case, and what a change adds is counted only where no guard holds it.
    const git = await ask({ guards: [idOf("A")], open: [idOf("B")], adds: [idOf("A"), idOf("D")] });
    expect(git).toMatchObject({ failed: 4, guarded: 2, open: 1, adds: 1 });
    expect(git.weeks.at(-2)).toEqual({ since: "2026-10-26", failed: 2, guarded: 1, open: 1 });
    expect(git.write_paths[0]).toEqual({ writes: ["create_refund"], failed: 2, guarded: 2, open: 0 });
    expect(git.proposed.map(({ id }) => id)).toEqual([idOf("D")]);
    // What the inbox says: only what was guarded comes back as guarded; what somebody called over has no case.
    await store.setGroupState(project, idOf("A"), "guarded", { case: "c-1" });
    await store.setGroupState(project, idOf("B"), "resolved", {});
    await store.setGroupState(project, idOf("D"), "ignored", {});
    await send([fault("a4", "A"), fault("a5", "A"), fault("b3", "B")], at);
    const inbox = await ask();
    expect(inbox).toMatchObject({ failed: 6, guarded: 4, open: 0 });
    expect(inbox.proposed.map(({ id, state }) => [id, state])).toEqual([[idOf("B"), "came_back"]]);
    const { totals } = await store.inbox(project, { query: inboxQuerySchema.parse({}), now: at + 1 });
    expect([totals.week, totals.guarded]).toEqual([6, 4]);
  });

  test(`${name}: the inbox counts all groups, hides what is ignored, and pages to the end`, async () => {
    const { store, send, project } = scene("inbox");
    const many = Array.from({ length: 53 }, (_, n) =>
      failedTrace(`i-${n}`, {
        agent: { name: n % 2 === 0 ? "even" : "odd", version: n < 40 ? "1" : "2" },
        events: [{ type: "error", error: `Fault${"abcdefgh".at(n % 8)}${"xyzuvwst".at(n / 8)}: x` }],
      }),
    );
    await send(many.slice(0, 40), start - 9 * day);
    await send(many.slice(40), start);
    const ask = (query: object, now = start + 1) => store.inbox(project, { query: inboxQuerySchema.parse(query), now });
    const { groups, totals, agents, matching, from, pages } = await ask({});
    expect([groups.length, matching, from, pages, agents]).toEqual([50, 53, 0, 2, ["even", "odd"]]);
    expect(totals).toEqual({ groups: 53, fresh: 13, week: 13, guarded: 0, mark: `53.${start}` });
    expect((await ask({ page: 9 })).groups.length).toBe(3);
    const [first, second, third] = groups.map(({ id }) => id);
    await store.setGroupState(project, first ?? "", "ignored", {});
    await store.setGroupState(project, second ?? "", "guarded", {});
    await store.setGroupState(project, third ?? "", "resolved", {});
    const [odd, even] = [await ask({ view: "all", agent: "odd" }), await ask({ view: "all", agent: "even" })];
    expect([odd.matching + even.matching, odd.counts.open + even.counts.open]).toEqual([52, 50]);
    expect((await ask({ view: "resolved", order: "runs" })).groups.map(({ id }) => id)).toEqual([third]);
    expect((await ask({})).totals).toMatchObject({ groups: 52, fresh: 12, week: 12, guarded: 1 });
    expect((await ask({ view: "ignored" })).groups.map(({ id }) => id)).toEqual([first]);
    expect((await ask({ text: "faultAx" })).groups.map(({ title }) => title)).toEqual([
      expect.stringContaining("Faultax"),
    ]);
    expect((await ask({ text: "nothing" })).matching).toBe(0);
    const released = await store.releases(project, { from: 0, to: start + day, limit: 9 });
    const ofSecond = released.filter(({ version }) => version === "2");
    const inSecond = await Promise.all(ofSecond.map(({ id }) => ask({ view: "all", release: id })));
    expect(inSecond.reduce((sum, { matching: of }) => sum + of, 0)).toBe(12);
  });

  test(`${name}: a resolved group that is seen again came back`, async () => {
    const { store, send, project } = scene("resolved");
    await send([failedTrace("a")]);
    const [group] = await store.groups(project, { limit: 1 });
    await store.setGroupState(project, group?.id ?? "", "resolved", {});
    expect((await send([failedTrace("b")], start + day)).groups).toMatchObject([
      { state: "came_back", cameBack: true },
    ]);
  });

  test(`${name}: an erased run is in no object and is not taken again`, async () => {
    const { bodies, store, send, id, project } = scene("erase");
    await send([failedTrace("a"), failedTrace("b")]);
    expect(await store.erase(project, id("a"), start)).toEqual({ objects: 1 });
    expect((await store.read(project, id("b"), start + 1))?.trace.run_id).toBe("b");
    expect(await store.erase(project, id("b"), start)).toEqual({ objects: 1 });
    expect(await bodies(project)).toBe(0);
    expect([await store.isErased(project, id("a")), await store.isErased(project, id("c"))]).toEqual([true, false]);
    expect(await store.absence(project, id("a"), start)).toBe("erased");
    expect((await send([failedTrace("a")])).answers).toMatchObject([{ outcome: "rejected", reason: "erased" }]);
  });

  test(`${name}: an erased run leaves its group, which keeps no word of it`, async () => {
    const { store, send, id, project } = scene("leaving");
    const tells = (runId: string, what: string) => failedTrace(runId, { events: [{ type: "error", error: what }] });
    await send([tells("first", "order 4711 is gone"), tells("second", "order 4712 is gone")]);
    const [before] = await store.groups(project, { limit: 5 });
    expect([before?.count, before?.recent.toSorted()]).toEqual([2, [id("first"), id("second")].toSorted()]);
    await store.erase(project, id("first"), start);
    const [after] = await store.groups(project, { limit: 5 });
    expect([after?.count, after?.kept, after?.recent]).toEqual([1, 1, [id("second")]]);
    expect(after?.title).toContain("is gone");
    expect(JSON.stringify(after)).not.toContain("4711");
    expect(Object.values(after?.days ?? {})).toEqual([1]);
    await store.erase(project, id("never-sent"), start);
    expect(await store.groups(project, { limit: 5 })).toEqual([after]);
    await store.erase(project, id("second"), start);
    expect(await store.groups(project, { limit: 5 })).toEqual([]);
  });

  test(`${name}: a group that somebody guards stays without its runs, and takes the title of the next one`, async () => {
    const { store, send, id, project } = scene("stays");
    await send([failedTrace("first")]);
    const [group] = await store.groups(project, { limit: 5 });
    await store.setGroupState(project, group?.id ?? "", "guarded", { case: "c-1" });
    await store.erase(project, id("first"), start);
    expect(await store.groups(project, { limit: 5 })).toMatchObject([
      { id: group?.id, title: "its runs were erased", count: 0, recent: [], state: "guarded", note: { case: "c-1" } },
    ]);
    await send([failedTrace("second")]);
    expect(await store.groups(project, { limit: 5 })).toMatchObject([
      { id: group?.id, title: group?.title, count: 1, recent: [id("second")], state: "came_back" },
    ]);
  });

  test(`${name}: a key keeps its first answer, and nothing of a delivery with a known key is taken`, async () => {
    const { store, send, id, project } = scene("key");
    expect(await store.answered(project, ["k"])).toEqual(new Map());
    const { answers } = await send([failedTrace("a")], start, "k");
    const nameless = JSON.parse(
      JSON.stringify(answers, (name, value: unknown) => (name === "run_id" ? undefined : value)),
    );
    const known = await store.answered(project, ["other", "k"]);
    expect([...known].map(([key, answer]) => [key, JSON.parse(answer)])).toEqual([
      ["k", { items: nameless, digest: "d" }],
    ]);
    await expect(send([failedTrace("b")], start, "k")).rejects.toThrow();
    expect(await store.row(project, id("b"), start)).toBeUndefined();
    expect(await store.stats(project, { from: start, to: start })).toMatchObject([
      { stats: { received: 1, stored: 1 } },
    ]);
  });

  test(`${name}: runs are listed newest first, page by page, by what is asked`, async () => {
    const { store, send, id, project } = scene("list");
    await send([failedTrace("a"), goodTrace("b", { labels: { tier: "gold" } })]);
    await send([goodTrace("c"), failedTrace("d", { agent: { name: "other" } })], start + 60_000);
    const all = { project, now: start + 90_000, limit: 3 };
    const idsOf = async (query: object) => (await store.list({ ...all, ...query })).runs.map(({ run_id }) => run_id);
    const first = await store.list(all);
    expect(first.runs.map(({ run_id }) => run_id)).toEqual(["d", "c", "b"]);
    expect(await idsOf({ before: first.next })).toEqual(["a"]);
    expect(await idsOf({ failed: true })).toEqual(["d", "a"]);
    expect(await idsOf({ agent: "other" })).toEqual(["d"]);
    expect(await idsOf({ label: { name: "tier", value: "gold" } })).toEqual(["b"]);
    expect(await idsOf({ label: { name: "tier", value: "tin" } })).toEqual([]);
    expect(await idsOf({ since: start + 60_000 })).toEqual(["d", "c"]);
    expect(await idsOf({ until: start })).toEqual(["b", "a"]);
    expect(await store.mark(project, id("b"), { mark: "promote", at: start, by: "x" })).toBe(true);
    expect(await store.mark(project, id("none"), { mark: "promote", at: start, by: "x" })).toBe(false);
    expect(await idsOf({ mark: "promote" })).toEqual(["b"]);
    await store.mark(project, id("b"), { mark: undefined, at: start, by: "x" });
    expect(await idsOf({ mark: "promote" })).toEqual([]);
    await store.mark(project, id("b"), { mark: "look:2/3", at: start, by: "x" });
    await store.mark(project, id("c"), { mark: "look:1/3", at: start + 1, by: "x" });
    await store.mark(project, id("d"), { mark: "looked", at: start + 2, by: "x" });
    expect([await idsOf({ mark: "look" }), await idsOf({ mark: "look:2/3" }), await idsOf({ mark: "loo_" })]).toEqual([
      ["c", "b"],
      ["b"],
      [],
    ]);
    for (const one of ["b", "c", "d"]) await store.mark(project, id(one), { mark: undefined, at: start, by: "x" });
    await send([goodTrace("e", { parent_run_id: "a" })], start + 70_000);
    await send([failedTrace("f", { parent_run_id: "a" }), goodTrace("g", { parent_run_id: "b" })], start + 80_000);
    expect(await idsOf({ parent: "a" })).toEqual(["f", "e"]);
    expect(await idsOf({ parent: "a", failed: true })).toEqual(["f"]);
    expect(await idsOf({ parent: "c" })).toEqual([]);
    const forks = await store.list({ ...all, parent: "a", limit: 1 });
    expect(await idsOf({ parent: "a", limit: 1, before: forks.next })).toEqual(["e"]);
  });

  test(`${name}: runs of a user are found by the user's hash, those of another are not`, async () => {
    const { store, send, id, context, project } = scene("find");
    await send([failedTrace("a"), goodTrace("b"), failedTrace("c")]);
    const { user = "" } = subjectsOf(context, { user: "user-7" });
    const found = await store.find(project, [{ kind: "user", hash: user }], start + 1);
    expect(found.map(({ run_id }) => run_id).toSorted()).toEqual(["a", "c"]);
    expect(await store.find(project, [{ kind: "session", hash: user }], start + 1)).toEqual([]);
    expect(await store.eraseSubject(project, [{ kind: "session", hash: user }], start)).toMatchObject({ runs: 0 });
    const erasedAt = () =>
      store.subjectsErasedAt(
        project,
        [user, "0"].map((hash) => ({ kind: "user", hash })),
      );
    expect(await erasedAt()).toEqual(new Map());
    expect(await store.eraseSubject(project, [{ kind: "user", hash: user }], start)).toMatchObject({
      runs: 2,
      more: false,
    });
    expect(await erasedAt()).toEqual(new Map([[user, start]]));
    expect((await Promise.all(["a", "b", "c"].map((one) => store.isErased(project, id(one))))).map(Number)).toEqual([
      1, 0, 1,
    ]);
  });

  test(`${name}: a user's successes that wait for feedback are known, until one is lifted`, async () => {
    const { store, send, context, project } = scene("waiting", { success: 0 });
    const { user = "" } = subjectsOf(context, { user: "user-8" });
    await send([goodTrace("a"), goodTrace("b"), goodTrace("c", { user_id: "else" })]);
    const waiting = async (since = 0) =>
      (await store.waiting(project, [{ kind: "user", hash: user }], since)).map(({ run_id }) => run_id).toSorted();
    expect(await waiting()).toEqual(["a", "b"]);
    expect(await waiting(start + 3_600_000)).toEqual([]);
    await giveFeedback(runKey(project, "a"), { rating: "bad" }, context, {
      store,
      now: () => start + 1,
      newId: () => "lifts",
      gatherers: { append: async () => [], areOpen: async () => [false], giveFeedback: async () => false },
    });
    expect(await waiting()).toEqual(["b"]);
  });

  test(`${name}: of two that replace the same version of a run one does, and the other is told`, async () => {
    const { store, send, id, project } = scene("replace");
    await send([goodTrace("a")]);
    const read = await store.read(project, id("a"), start + 1);
    if (!read) throw new Error("the run is not there");
    const head = { ...read.head, rating: "bad" as const, failed: true, group: "g-1", title: "marked" };
    const line = traceLine({ ...read.trace, feedback: { rating: "bad" } });
    const run = { head, line, class: "flagged" as const, expires_at: start + 90 * day };
    const hit = { group: "g-1", title: "marked", agent: undefined, id: id("a"), run_id: "a", kept: true };
    const at = { at: start, now: start + 1, lifted: false, expected: read.version };
    const replaced = await Promise.all(
      ["x", "y"].map((delivery) => store.replace(project, run, { ...at, hit, delivery })),
    );
    expect(replaced.flatMap((groups) => (groups ? [groups.length] : []))).toEqual([1]);
    const after = await store.read(project, id("a"), start + 20 * day);
    expect(after).toMatchObject({ row: { class: "flagged", rating: "bad", group: "g-1" } });
    expect(after?.trace.feedback).toEqual({ rating: "bad" });
    expect((await store.groups(project, { limit: 5 })).map(({ count, kept }) => [count, kept])).toEqual([[1, 1]]);
    await store.erase(project, id("a"), start);
    expect(await store.replace(project, run, { ...at, expected: undefined, delivery: "z", hit })).toBeUndefined();
  });

  test(`${name}: a run that is lifted out of the window is counted as that, once`, async () => {
    const { store, send, id, project } = scene("lift", { success: 0 });
    await send([goodTrace("w")]);
    const waiting = await store.readWindow(project, id("w"), start - day);
    if (!waiting) throw new Error("the run does not wait");
    const run = { ...waiting, line: traceLine(waiting.trace), class: "flagged" as const, expires_at: start + day };
    const options = { at: start, now: start, lifted: true, expected: undefined, hit: undefined };
    const lifts = ["x", "y"].map((delivery) => store.replace(project, run, { ...options, delivery }));
    expect((await Promise.all(lifts)).filter((groups) => groups !== undefined)).toHaveLength(1);
    await store.countLateFeedback(project, start);
    const [hour] = await store.stats(project, { from: start, to: start });
    expect(hour?.stats).toEqual({
      received: 1,
      stored: 0,
      sampled_out: 1,
      duplicate: 0,
      rejected: 0,
      reasons: {},
      lifted: 1,
      late_feedback: 1,
    });
    const listed = async (query: object = {}) =>
      (await store.list({ project, now: start, limit: 5, ...query })).runs.map(({ run_id }) => run_id);
    expect(await listed()).toEqual(["w"]);
    // It came before it was lifted: `until` means when it came.
    const came = start + day;
    await send([goodTrace("v"), failedTrace("f")], came);
    await send([failedTrace("g")], came + 3_600_000);
    const late = await store.readWindow(project, id("v"), start);
    if (!late) throw new Error("the run does not wait");
    const lifted = { ...late, line: traceLine(late.trace), class: "flagged" as const, expires_at: start + 9 * day };
    await store.replace(project, lifted, { ...options, at: came, now: came + 3_600_000, delivery: "z" });
    expect(await listed({ until: came, window: day })).toEqual(["v", "f", "w"]);
    expect(await listed({ until: came, window: day, since: came, limit: 1 })).toEqual(["v"]);
    expect(await listed({ until: came - 1, window: day })).toEqual(["w"]);
  });

  test(`${name}: a release counts every run, sampled out or not, and a failure that people tell of later`, async () => {
    const { store, send, id, project, context } = scene("releases", { success: 0, feedback_window: "1h" });
    const of = (trace: object, version: string) => ({ ...trace, agent: { name: "shop", version } });
    await send([of(goodTrace("a"), "1"), of(goodTrace("b"), "1"), of(failedTrace("c"), "1")]);
    await send([of(failedTrace("d"), "2"), of(failedTrace("d"), "2"), goodTrace("e")], start + day);
    const query = { from: start, to: start + 2 * day, limit: 9 };
    const list = async (more = {}) =>
      (await store.releases(project, { ...query, ...more })).map(({ version, runs, failed, effective }) => {
        return [version, runs, failed, effective];
      });
    expect(await list({ agent: "shop" })).toEqual([
      ["2", 1, 1, 1],
      ["1", 3, 1, 3],
    ]);
    expect(await list({ from: start + day, agent: "shop" })).toEqual([
      ["2", 1, 1, 1],
      ["1", 0, 0, 0],
    ]);
    const gatherers = { append: async () => [], areOpen: async () => [false], giveFeedback: async () => false };
    const parts = { store, gatherers, now: () => start + 1, newId: () => "releases-feedback" };
    await giveFeedback(id("a"), { rating: "bad" }, context, parts);
    expect(await list({ agent: "shop" })).toEqual([
      ["2", 1, 1, 1],
      ["1", 3, 2, 3],
    ]);
    const [second, first] = await store.releases(project, { ...query, agent: "shop" });
    expect(first?.rate).toEqual({ rate: 2 / 3, low: expect.closeTo(0.2077, 4), high: expect.closeTo(0.9385, 4) });
    expect(await store.releaseBefore(project, second?.id ?? "")).toBe(first?.id);
    expect(await store.releaseBefore(project, first?.id ?? "")).toBeUndefined();
    const page = await store.list({ project, now: start + 2 * day, limit: 9, release: second?.id });
    expect(page.runs.map(({ run_id }) => run_id)).toEqual(["d"]);
  });

  test(`${name}: a group knows the releases that it was seen in, the first of them first`, async () => {
    const { store, send, id, project, context } = scene("group-releases");
    const of = (run: string, version: string) => ({ ...failedTrace(run), agent: { name: "shop", version } });
    await send([of("a", "1"), of("b", "1")]);
    const { groups } = await send([of("c", "2")], start + day);
    const { groups: again } = await send([of("d", "2"), of("c", "2")], start + day);
    const [group] = await store.groups(project, { limit: 9 });
    expect(group?.releases.map(({ count, first_seen, last_seen }) => [count, first_seen, last_seen])).toEqual([
      [2, start, start],
      [2, start + day, start + day],
    ]);
    expect(groups[0]?.firstIn).toEqual([group?.releases[1]?.id]);
    expect(again[0]?.firstIn).toEqual([]);
    expect(await store.groups(project, { limit: 9, release: group?.releases[1]?.id })).toEqual([group]);
    expect(await store.groups(project, { limit: 9, release: "none" })).toEqual([]);
    const counts = async () => (await store.group(project, group?.id ?? ""))?.releases.map(({ count }) => count);
    const gatherers = { append: async () => [], areOpen: async () => [false], giveFeedback: async () => false };
    const rate = (run: string, rating: "good" | "bad", n: number) => {
      const parts = { store, gatherers, now: () => start + day, newId: () => `${project}-rated-${n}` };
      return giveFeedback(id(run), { rating }, context, parts);
    };
    await rate("a", "good", 1);
    expect(await counts()).toEqual([1, 2]);
    await rate("a", "bad", 2);
    expect(await counts()).toEqual([2, 2]);
    await store.erase(project, id("a"), start + day);
    await store.erase(project, id("b"), start + day);
    expect(await counts()).toEqual([2]);
  });
}

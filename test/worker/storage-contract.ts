import { expect, test } from "vitest";
import type { TraceRun } from "../../src/core/schema/trace.ts";
import { ingestRuns } from "../../worker/ingest/ingest-runs.ts";
import type { ProjectContext } from "../../worker/ingest/prepare-run.ts";
import { projectHash, runKey } from "../../worker/platform.ts";
import { projectSettingsSchema } from "../../worker/schema/settings.ts";
import type { Bucket, Database } from "../../worker/store/platform-ports.ts";
import { createTraceStore } from "../../worker/store/r2-d1-trace-store.ts";
import { failedTrace, goodTrace } from "./support/traces.ts";

export interface StoreUnderTest {
  db: Database;
  bucket: Bucket;
}

const day = 86_400_000;
const start = Date.UTC(2026, 10, 1);

/** What any storage must do; the memory fake and real R2 + D1 run the same. Each test has a project of its own. */
export function storageContract(name: string, open: () => StoreUnderTest): void {
  function scene(project: string, sampling: object = { success: 1 }) {
    const { db, bucket } = open();
    const store = createTraceStore({ db, bucket });
    const settings = projectSettingsSchema.parse({ sampling });
    const context: ProjectContext = {
      project,
      settings,
      redactHash: projectHash("k", project, "redact"),
      subjectHash: projectHash("k", project, "subject"),
    };
    let deliveries = 0;
    const send = (traces: object[], at = start) =>
      ingestRuns(
        traces.map((trace) => ({ ok: true, trace: trace as TraceRun })), // the fixtures are traces by their form
        context,
        { store, now: () => at, newId: () => `${project}-${(deliveries += 1)}` },
      );
    return { db, bucket, store, settings, send, id: (runId: string) => runKey(project, runId), project };
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

  test(`${name}: two deliveries of one run at once store one and count both`, async () => {
    const { store, send, project } = scene("race");
    await Promise.all([send([failedTrace("a")]), send([failedTrace("a"), failedTrace("b")])]);
    const [hour] = await store.stats(project, { from: start, to: start });
    expect(hour?.stats).toMatchObject({ received: 3, stored: 2, duplicate: 1 });
    expect((await store.groups(project, { limit: 5 })).map(({ count, kept }) => [count, kept])).toEqual([[2, 2]]);
  });

  test(`${name}: expired runs are not read, their rows go, and it is said that they expired`, async () => {
    const { db, store, send, id, project, settings } = scene("expire");
    await db
      .prepare("INSERT INTO projects (id, settings, created_at) VALUES (?1, ?2, 0)")
      .bind(project, JSON.stringify(settings))
      .all();
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
    expect(await store.expire(start + 200 * day, 1_000)).toMatchObject({ runs: 1, minutes: 1 });
    expect(await store.absence(project, id("s"), later)).toBe("never_seen");
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

  test(`${name}: an erased run is in no object and is not taken again`, async () => {
    const { bucket, store, send, id, project } = scene("erase");
    await send([failedTrace("a"), failedTrace("b")]);
    expect(await store.erase(project, id("a"), start)).toEqual({ objects: 1 });
    expect((await store.read(project, id("b"), start + 1))?.trace.run_id).toBe("b");
    expect(await store.erase(project, id("b"), start)).toEqual({ objects: 1 });
    expect((await bucket.list({ prefix: `f/${project}/` })).objects).toEqual([]);
    expect((await send([failedTrace("a")])).answers).toMatchObject([{ outcome: "rejected", reason: "erased" }]);
  });
}

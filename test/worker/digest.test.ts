import { expect, test } from "vitest";
import { type Hook, projectSettingsSchema } from "../../src/api/schema/settings.ts";
import type { TraceRun } from "../../src/core/schema/trace.ts";
import { claimWeek, digestsDue, releaseWeek, sendDigests } from "../../worker/notices/digest.ts";
import { ingestRuns } from "../../worker/ingest/ingest-runs.ts";
import { announce } from "../../worker/notices/notices.ts";
import { projectHash } from "../../worker/http/platform.ts";
import { createProjectStore } from "../../worker/store/project-store.ts";
import { countActivity } from "../../worker/store/count-activity.ts";
import { createTraceStore } from "../../worker/store/r2-d1-trace-store.ts";
import { createMemoryBucket, createSqliteDatabase } from "./support/sqlite-d1.ts";
import { failedTrace, goodTrace } from "./support/traces.ts";

const day = 86_400_000;
/** A Monday at 6:00, when the digest of the week before is due. */
const due = Date.UTC(2026, 10, 16, 6);
const project = "billing";

interface Posted {
  url: string;
  body: { type?: string; data?: Record<string, unknown>; subject?: string; text?: string };
}

async function scene(hooks: Pick<Hook, "url" | "events">[]) {
  const db = createSqliteDatabase();
  const store = createTraceStore({ db, bucket: createMemoryBucket() });
  const settings = projectSettingsSchema.parse({ hooks });
  let now = due;
  let ids = 0;
  const projects = createProjectStore(
    db,
    () => now,
    () => `p${(ids += 1)}`,
  );
  await projects.put(project, settings);
  const posted: Posted[] = [];
  const down = new Set<string>();
  const parts = {
    store,
    projects,
    now: () => now,
    newId: () => `d${(ids += 1)}`,
    log: () => undefined,
    variables: { PUBLIC_URL: "https://traces.acme.test" } as Parameters<typeof sendDigests>[0]["variables"], // all that it reads of them
    digestsDue: (week: number) => digestsDue(db, week),
    claimWeek: (of: string, week: number) => claimWeek(db, of, week),
    releaseWeek: (of: string, week: number) => releaseWeek(db, of, week),
    post: async (url: string, _headers: object, body: string) => {
      posted.push({ url, body: JSON.parse(body) });
      return down.has(url) ? 503 : 200;
    },
  };
  const keys = { redactHash: projectHash("k", project, "redact"), subjectHash: projectHash("k", project, "subject") };
  const send = async (at: number, traces: object[]) => {
    now = at;
    const items = traces.map((trace) => ({ ok: true as const, trace: trace as TraceRun })); // traces by their form
    const { groups } = await ingestRuns(items, { project, settings, ...keys }, parts);
    await announce(groups, { project, settings }, parts);
  };
  const digests = async (at = due) => {
    now = at;
    posted.splice(0);
    await sendDigests(parts);
    return posted.splice(0);
  };
  const counted = async () => (await countActivity(db, project, 0)).notices;
  return { send, digests, posted, down, counted, parts };
}

/** A failure of its kind: agents tell groups apart here. */
const failed = (kind: number, n: number, customer = "Mrs Ada Byron") =>
  failedTrace(`${kind}-${n}`, {
    agent: { name: `agent-${kind}` },
    user_id: "ada@example.com",
    events: [
      { type: "input_message", role: "user", content: `${customer} wants her money` },
      { type: "error", error: `the card of ${customer} was refused` },
    ],
  });
const times = (kind: number, count: number) => Array.from({ length: count }, (_, n) => failed(kind, n));

test("a digest counts the week, shows the ten worst groups, and holds no text of a trace", async () => {
  const { send, digests } = await scene([
    { url: "https://hooks.example/x", events: ["digest.weekly"] },
    { url: "mailto:ops@acme.test", events: ["digest.weekly"] },
    { url: "https://hooks.example/other", events: ["group.new"] },
  ]);
  await send(due - 10 * day, [failed(1, 99), failed(20, 1)]); // the week before; group 1 goes on
  await send(due - 3 * day, [...times(1, 5), goodTrace("good")]);
  for (let kind = 2; kind <= 12; kind += 1) await send(due - 2 * day, times(kind, kind === 2 ? 3 : 1));
  await send(due, [failed(21, 1)]); // of the week to come

  const posted = await digests(due + 2 * 3_600_000);
  expect(posted.map(({ url }) => url)).toEqual(["https://hooks.example/x", "mailto:ops@acme.test"]);
  const [hook, mail] = posted;
  expect(hook?.body).toMatchObject({
    type: "digest.weekly",
    data: {
      project,
      from: "2026-11-09T06:00:00.000Z",
      to: "2026-11-16T06:00:00.000Z",
      received: 19,
      rejected: 0,
      more: 2,
    },
  });
  const groups = hook?.body.data?.["groups"] as { id: string; agent: string; failures: number; is_new: boolean }[]; // as the interface Digest says
  expect(groups).toHaveLength(10);
  expect(groups.slice(0, 3)).toEqual([
    expect.objectContaining({ agent: "agent-1", failures: 5, is_new: false, state: "new" }),
    expect.objectContaining({ agent: "agent-2", failures: 3, is_new: true, state: "new" }),
    expect.objectContaining({ failures: 1 }),
  ]);
  expect(groups.some(({ agent }) => ["agent-20", "agent-21"].includes(agent))).toBe(false);
  const [first] = groups;
  expect(mail?.body.subject).toBe("billing: 19 runs this week, 12 kinds of failure");
  const lines = mail?.body.text?.split("\n") ?? [];
  expect(lines[1]).toBe(
    `5 × ${first?.id} of agent-1 (new) https://traces.acme.test/groups/${encodeURIComponent(first?.id ?? "")}?project=billing`,
  );
  expect([lines[0], lines.length, lines.at(-1)]).toEqual(["18 kept, 0 rejected", 12, "and 2 more"]);
  expect(JSON.stringify(posted)).not.toMatch(/Byron|ada@|card|money/);

  // Once a week, whoever asks; then the next one, with what came in between.
  expect(await digests(due + 3 * 3_600_000)).toEqual([]);
  const [next] = await digests(due + 7 * day);
  expect(next?.body.data).toMatchObject({ received: 1, groups: [{ agent: "agent-21", failures: 1 }], more: 0 });
});

test("a project that asked for no digest gets none; a notice by e-mail holds no text of a trace", async () => {
  const { send, digests, posted } = await scene([{ url: "mailto:ops@acme.test", events: ["group.new"] }]);
  await send(due - day, times(1, 2));
  const [mail, ...others] = posted;
  expect([mail?.url, others]).toEqual(["mailto:ops@acme.test", []]);
  expect(mail?.body.subject).toMatch(/^New failure in billing, agent agent-1: /);
  expect(mail?.body.text).toMatch(/^https:\/\/traces\.acme\.test\/runs\/[0-9a-f]{24}\?project=billing$/);
  expect(JSON.stringify(mail)).not.toMatch(/Byron|ada@|card|money/);
  expect(await digests()).toEqual([]);
});

test("a digest that nobody got comes in the next hour, one that somebody got does not, and both are counted", async () => {
  const [one, other] = ["https://hooks.example/one", "https://hooks.example/other"];
  const { send, digests, down, counted } = await scene(
    [one, other].map((url) => ({ url, events: ["digest.weekly" as const] })),
  );
  await send(due - day, times(1, 2));
  down.add(one).add(other);
  expect((await digests()).map(({ url }) => url)).toEqual([one, other]);
  expect(await counted()).toEqual({ failed: 2 });
  down.delete(other);
  const again = await digests(due + 3_600_000);
  expect(again.map(({ url, body }) => [url, body.data?.["received"]])).toEqual([
    [one, 2],
    [other, 2],
  ]);
  expect(await counted()).toEqual({ failed: 3, delivered: 1 });
  expect(await digests(due + 2 * 3_600_000)).toEqual([]);
});

test("a project whose digest fails keeps no other waiting, and gets its own in the next hour", async () => {
  const hooks = [{ url: "https://hooks.example/x", events: ["digest.weekly" as const] }];
  const { digests, parts } = await scene(hooks);
  await parts.projects.put("another", projectSettingsSchema.parse({ hooks }));
  const stats = parts.store.stats.bind(parts.store);
  parts.store.stats = async (of, range) => {
    if (of === "another") throw new Error("D1 is down");
    return stats(of, range);
  };
  expect((await digests()).map(({ body }) => body.data?.["project"])).toEqual([project]);
  parts.store.stats = stats;
  expect((await digests(due + 3_600_000)).map(({ body }) => body.data?.["project"])).toEqual(["another"]);
});

test("an hour sends no more digests than its calls to storage allow; the next ones send the rest, and none twice", async () => {
  const hooks = [{ url: "https://hooks.example/x", events: ["digest.weekly" as const] }];
  const { digests, parts } = await scene(hooks);
  for (let n = 0; n < 69; n += 1)
    await parts.projects.put(`p-${n}`, projectSettingsSchema.parse(n < 39 ? { hooks } : {}));
  const told: unknown[] = [];
  for (const [hour, count] of [20, 20, 0].entries()) {
    const posted = await digests(due + hour * 3_600_000);
    expect(posted).toHaveLength(count);
    told.push(...posted.map(({ body }) => body.data?.["project"]));
  }
  expect(new Set(told).size).toBe(40);
});

test("a project with groups without end gets its digest too", async () => {
  const { send, digests, parts } = await scene([{ url: "https://hooks.example/x", events: ["digest.weekly"] }]);
  await send(due - day, times(1, 2));
  const [group] = await parts.store.groups(project, { limit: 1 });
  let pages = 0;
  parts.store.groups = async (_project, { limit }) => {
    pages += 1;
    if (pages > 1_000) throw new Error("too many calls to D1");
    return Array.from({ length: limit }, () => group).filter((one) => one !== undefined);
  };
  expect((await digests()).map(({ body }) => body.data?.["more"])).toEqual([25 * 200 - 10]);
});

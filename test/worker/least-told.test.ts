import { beforeAll, expect, test } from "vitest";
import { type Answer, clientOf, sharedWorker, type TestWorker } from "./support/harness.ts";
import { envelope, span, text } from "./support/spans.ts";
import { failedTrace } from "./support/traces.ts";

let worker: TestWorker;

beforeAll(async () => {
  worker = await sharedWorker(import.meta.filename);
});

/** A second token of a project that is there. */
async function tokenOf(project: string, scopes: string[]) {
  const body = JSON.stringify({ name: "narrow", scopes });
  const made = await worker.admin(`/v1/projects/${project}/tokens`, { method: "POST", body });
  return clientOf(worker.url, ((await made.json()) as { token: string }).token);
}

const said = (run_id: string, content: string) => ({
  version: 1,
  run_id,
  status: "error",
  events: [
    { type: "input_message", role: "user", content },
    { type: "error", error: "gone" },
  ],
});

test("a text of millions of letters is stored, and so are the runs beside it", async () => {
  const client = await worker.project("letters", { sampling: { success: 1 } });
  const sent = await client.post("/v1/runs", [failedTrace("one"), said("long", `eyJ${"a".repeat(5_600_000)}`)]);
  const { items } = (await sent.json()) as { items: { outcome: string }[] };
  expect([sent.status, items.map(({ outcome }) => outcome)]).toEqual([200, ["stored", "stored"]]);
});

test("a run that a project's own rule cannot look through is refused by name, alone", async () => {
  const rules = [{ name: "open", pattern: "zz[a-z]{6,}\\d" }];
  const client = await worker.project("ruled", { sampling: { success: 1 }, redact: { rules } });
  const body = [failedTrace("before"), said("endless", `zz${"a".repeat(5_600_000)}`), failedTrace("after")];
  const sent = await client.post("/v1/runs", body);
  const { items } = (await sent.json()) as { items: Record<string, unknown>[] };
  expect([sent.status, items.map(({ outcome }) => outcome)]).toEqual([200, ["stored", "rejected", "stored"]]);
  expect(items[1]).toMatchObject({
    reason: "too_large",
    run_id: "endless",
    message: expect.stringContaining('"open"'),
  });
  expect((await client.json("/v1/runs")).runs.map(({ run_id }) => run_id).toSorted()).toEqual(["after", "before"]);
});

test("of spans, the trace that cannot be looked through is refused, and not the one beside it", async () => {
  const rules = [{ name: "open", pattern: "zz[a-z]{6,}\\d" }];
  const client = await worker.project("spans-ruled", { sampling: { success: 1 }, redact: { rules } });
  const endless = span(2, 1, { attributes: [text("input.value", `zz${"a".repeat(5_600_000)}`)] });
  const sent = await client.post("/v1/traces", envelope(span(1, 1), endless, span(2, 2)), {
    "content-type": "application/json",
  });
  expect([sent.status, await sent.json()]).toEqual([
    200,
    {
      partialSuccess: { rejectedSpans: "2", errorMessage: expect.stringContaining("too large to search for secrets") },
    },
  ]);
});

test("answers of JSON are kept by no cache and read as nothing else; so are refusals", async () => {
  const client = await worker.project("headers");
  const stranger = clientOf(worker.url, "nobody");
  for (const response of [
    await client.send("/v1/runs"),
    await client.send("/v1/none"),
    await stranger.send("/v1/runs"),
  ]) {
    const { headers } = response;
    expect([headers.get("cache-control"), headers.get("x-content-type-options")]).toEqual(["no-store", "nosniff"]);
  }
});

test("a run's name is in no row once it is erased, also where an answer is kept for its key; before, the answer is repeated whole", async () => {
  const client = await worker.project("forgotten", { sampling: { success: 1 } });
  const key = { "idempotency-key": "once" };
  const first = (await (await client.post("/v1/runs", failedTrace("ann-smith-7"), key)).json()) as Answer;
  const again = await (await client.post("/v1/runs", failedTrace("ann-smith-7"), key)).json();
  expect(again).toEqual({ ...first, repeated: true });
  const { DB } = await worker.stores();
  const kept = async (table: string) =>
    JSON.stringify((await DB.prepare(`SELECT * FROM ${table} WHERE project = 'forgotten'`).all()).results);
  expect(await kept("runs")).toContain("ann-smith-7");
  const erased = await client.send(`/v1/runs/${first.items[0]?.id}`, { method: "DELETE" });
  expect(await erased.json()).toMatchObject({
    erased: true,
    remains: expect.arrayContaining([expect.stringContaining("agent's name")]),
  });
  for (const table of ["runs", "deliveries", "groups", "journal", "marks", "tombstones"]) {
    expect(await kept(table), table).not.toContain("ann-smith-7");
  }
});

test("feedback answers the row to whoever may read it, and to a sender only that it is stored", async () => {
  const admin = await worker.project("feedback", { sampling: { success: 1 } });
  const { items } = (await (await admin.post("/v1/runs", failedTrace("rated"))).json()) as Answer;
  const path = `/v1/runs/${items[0]?.id}/feedback`;
  const sender = await tokenOf("feedback", ["ingest"]);
  expect(await (await sender.post(path, { rating: "bad" })).json()).toEqual({ id: items[0]?.id, outcome: "stored" });
  const reader = await tokenOf("feedback", ["ingest", "read"]);
  expect(await (await reader.post(path, { rating: "bad" })).json()).toMatchObject({ run: { run_id: "rated" } });
});

test("whoever may promote a run may open it, and sees in a trial what would be written; lists and others' acts are not theirs", async () => {
  const admin = await worker.project("trial", { sampling: { success: 1 } });
  const { items } = (await (await admin.post("/v1/runs", failedTrace("tried"))).json()) as Answer;
  const run = `/v1/runs/${items[0]?.id}`;
  const promoter = await tokenOf("trial", ["promote"]);
  expect(await promoter.json(run)).toMatchObject({ run: { run_id: "tried" } });
  const trial = await promoter.post(`${run}/promote`, { dry_run: true });
  const { files } = (await trial.json()) as { files: Record<string, string> };
  const names = Object.keys(files).map((file) => file.replace(/^.*\//, ""));
  expect(names).toEqual(expect.arrayContaining(["case.yaml", "source-trace.json"]));
  const refused = async (path: string, scopes = ["promote"]) =>
    (await (await tokenOf("trial", scopes)).send(path)).status;
  expect([await refused("/v1/runs"), await refused("/v1/groups"), await refused(run, ["ingest"])]).toEqual([
    403, 403, 403,
  ]);
});

import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { Coverage } from "../../src/api/schema/coverage.ts";
import { cli } from "../support/cli.ts";
import { isShown } from "../support/is-shown.ts";
import { type TemporaryFolder, temporaryFolder } from "../support/temporary-folder.ts";
import { type Client, sharedWorker, type TestWorker } from "../worker/support/harness.ts";
import { failedTrace } from "../worker/support/traces.ts";

const refund = [
  { type: "input_message", role: "user", content: "Refund order 7" },
  { type: "tool_call", call_id: "c", tool_name: "create_refund", tool_args: { order: 7 } },
  { type: "tool_result", call_id: "c", output: "ok" },
  { type: "error", error: "RefundFault: the receipt could not be written" },
];
const other = [
  { type: "input_message", role: "user", content: "Hello" },
  { type: "error", error: "StartFault: no model" },
];
const many = (name: string, count: number, extra: object = {}) =>
  Array.from({ length: count }, (_, n) => failedTrace(`${name}-${n}`, extra));

let worker: TestWorker;
let client: Client;
let folder: TemporaryFolder;
beforeAll(async () => {
  worker = await sharedWorker(import.meta.filename);
  client = await worker.project("coverage-shop", {});
  const runs = [...many("search", 6), ...many("refund", 3, { events: refund }), ...many("start", 1, { events: other })];
  expect((await client.post("/v1/runs", runs)).status).toBe(200);
  folder = temporaryFolder({
    "replaykit.yaml": "version: 1\n",
    "search.json": JSON.stringify(failedTrace("search-0")),
  });
});
afterAll(async () => {
  folder[Symbol.dispose]();
});

const run = (args: string[], env: Record<string, string> = {}) =>
  cli(args, {
    cwd: folder.path,
    env: { REPLAYKIT_WORKER_URL: worker.url, REPLAYKIT_WORKER_TOKEN: client.token, ...env },
  });
const coverage = async (): Promise<Coverage & { cases: number }> =>
  JSON.parse((await run(["worker", "coverage", "--json"])).stdout);

/** Days and ids are of the run. */
const timeless = (text: string) =>
  text
    .replaceAll(/\d{4}-\d\d-\d\d/g, "<day>")
    .replaceAll(/v2:[0-9a-f]{16}/g, "<group>")
    .replaceAll(/\b[0-9a-f]{24}\b/g, "<run>");

it("the page shows what is printed: before there is a case, and with one that is no guard yet", async () => {
  const page = readFileSync("docs/coverage.md", "utf8");
  const shown = [...page.matchAll(/\n\n```\n(.*?\n)```\n/gs)].map(([, block = ""]) => block);
  const before = await run(["worker", "coverage", "--limit", "1"]);
  expect(timeless(before.stdout), before.stderr).toBe(timeless(shown[0] ?? ""));
  const made = await run(["scaffold", "search.json", "--out", "cases/search-timeout"]);
  expect(made.exit, made.stderr).toBe(0);
  const after = timeless((await run(["worker", "coverage", "--limit", "1"])).stdout);
  expect(isShown(after, timeless(shown[1] ?? "")), after).toBe(true);
  expect(isShown(timeless(before.stdout), timeless(shown[1] ?? ""))).toBe(false);
});

it("a guard holds its failures, and a retired case none", async () => {
  const file = join(folder.path, "cases/search-timeout/case.yaml");
  const yaml = readFileSync(file, "utf8");
  const inState = async (state: string) => {
    writeFileSync(file, yaml.replace(/^state: .*$/m, `state: ${state}`));
    const { cases, failed, guarded, open, proposed } = await coverage();
    return { cases, failed, guarded, open, proposed: proposed.map((one) => one.failed) };
  };
  expect(await inState("guard")).toEqual({ cases: 1, failed: 10, guarded: 6, open: 0, proposed: [3, 1] });
  expect(await inState("retired")).toEqual({ cases: 1, failed: 10, guarded: 0, open: 0, proposed: [6, 3, 1] });
  writeFileSync(file, "version: 1\nid: [");
  const broken = await run(["worker", "coverage"]);
  expect([broken.exit, broken.stderr]).toEqual([
    0,
    expect.stringContaining("1 case cannot be read: npx replaykit lint says why"),
  ]);
  expect(broken.stdout).toContain("  no case                           10   100 %\n");
});

it("the figures stand in columns beside long lists of tools, and a very long one is cut", async () => {
  const writes = (...tools: string[]) => [
    ...tools.flatMap((tool_name, n) => [
      { type: "tool_call", call_id: `${n}`, tool_name, tool_args: {} },
      { type: "tool_result", call_id: `${n}`, output: "ok" },
    ]),
    { type: "error", error: `Fault of ${tools.join(" ")}` },
  ];
  const own = await worker.project("coverage-columns", {});
  const few = ["create_refund", "update_order", "send_confirmation"];
  const lists = [["create_refund"], few, [...few, "delete_order", "create_ticket"]];
  for (const [n, tools] of lists.entries())
    await own.post("/v1/runs", many(`list-${n}`, 3 - n, { events: writes(...tools) }));
  const { stdout } = await run(["worker", "coverage"], { REPLAYKIT_WORKER_TOKEN: own.token });
  const [, rows = ""] = /by what the runs wrote:\n([^]*?)without a case/.exec(stdout) ?? [];
  const held = "0 % guarded, 0 % with an open case";
  expect(rows.trimEnd().split("\n")).toEqual([
    `  ${"create_refund".padEnd(60)}       3  ${held}`,
    `  ${"create_refund, update_order, send_confirmation".padEnd(60)}       2  ${held}`,
    `  create_refund, update_order, send_confirmation, delete_orde…       1  ${held}`,
  ]);
});

it("bad input is named", async () => {
  const limit = await run(["worker", "coverage", "--limit", "50"]);
  expect([limit.exit, limit.stderr]).toEqual([2, expect.stringContaining("--limit")]);
  const nowhere = await run(["worker", "coverage"], { REPLAYKIT_WORKER_URL: "" });
  expect([nowhere.exit, nowhere.stderr]).toEqual([2, expect.stringContaining("the address of the Worker is missing")]);
  const { token } = await worker.project("sender", {}, ["ingest"]);
  const refused = await run(["worker", "coverage"], { REPLAYKIT_WORKER_TOKEN: token });
  expect([refused.exit, refused.stderr]).toEqual([2, expect.stringContaining("lacks the scope read")]);
  const body = await client.post("/v1/coverage", { guards: [], guard: [] });
  expect([body.status, await body.text()]).toEqual([400, expect.stringContaining("guard")]);
});

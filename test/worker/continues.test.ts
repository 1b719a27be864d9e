import { compact } from "../../src/core/compact.ts";
import { fc } from "../support/fast-check.ts";
import { expect, test } from "vitest";
import type { TraceEvent, TraceRun } from "../../src/core/schema/trace.ts";
import { projectHash, runKey } from "../../worker/http/platform.ts";
import { projectSettingsSchema } from "../../src/api/schema/settings.ts";
import { createTraceStore } from "../../worker/store/r2-d1-trace-store.ts";
import { ingestRuns, repeatRuns } from "../../worker/ingest/ingest-runs.ts";
import { createMemoryBucket, createSqliteDatabase } from "./support/sqlite-d1.ts";
import { continues } from "../../worker/ingest/continue-runs.ts";

const step = (n: number): TraceEvent => ({ type: "state", step_id: String(n), state: { n } });
const boom: TraceEvent = { type: "error", error: "boom" };
const done: TraceEvent = { type: "final_output", content: "done" };
const call = (id: string): TraceEvent => ({ type: "tool_call", call_id: id, tool_name: "send", tool_args: {} });
const result = (id: string): TraceEvent => ({ type: "tool_result", call_id: id, output: "sent" });

function run(events: TraceEvent[], ended_at?: string): TraceRun {
  const status = events.at(-1)?.type === "final_output" ? "success" : "error";
  return { version: 1, run_id: "r", status, events, ...compact({ ended_at }) };
}

test.each([
  ["what was resumed after its error", [step(1), boom], [step(1), step(2), done], true],
  ["what failed again, later on", [step(1), boom], [step(1), step(2), boom], true],
  ["what was sent again", [step(1), boom], [step(1), boom], false],
  ["what came late, of the time before", [step(1), step(2), done], [step(1), boom], false],
  ["what tells another story under the same id", [step(1), boom], [step(3), step(2), done], false],
  ["what left something out", [step(1), step(2), boom], [step(2), step(3), done], false],
  ["what has the answer to a call that had none", [step(1), call("a")], [step(1), call("a"), result("a"), done], true],
  ["what lost the answer to a call", [step(1), call("a"), result("a"), boom], [step(1), call("a"), boom], false],
  ["what has another order", [step(1), step(2), boom], [step(2), step(1), step(3), done], false],
])("%s", (_name, stored, sent, wanted) => {
  expect(continues(run(stored), run(sent))).toBe(wanted);
});

test("of two runs with the same content, the later one continues the other", () => {
  const [first, second] = ["2026-01-01T10:00:00Z", "2026-01-01T10:05:00Z"];
  expect(continues(run([step(1), boom], first), run([step(1), done], second))).toBe(true);
  expect(continues(run([step(1), done], second), run([step(1), boom], first))).toBe(false);
  expect(continues(run([step(1), boom]), run([step(1), done]))).toBe(false);
});

test("of two runs at most one continues the other", () => {
  const events = fc.array(fc.constantFrom(step(1), step(2), boom, done, call("a"), result("a")), { maxLength: 6 });
  const ended = fc.constantFrom(undefined, "2026-01-01T10:00:00Z", "2026-01-01T10:05:00Z");
  const runs = fc.tuple(events, ended).map(([told, at]) => run(told, at));
  fc.assert(
    fc.property(runs, runs, (a, b) => !(continues(a, b) && continues(b, a))),
    { numRuns: 3_000 },
  );
  fc.assert(fc.property(runs, (a) => !continues(a, a)));
});

test("a request that was cut off behind its answer is finished when it is repeated", async () => {
  const store = createTraceStore({ db: createSqliteDatabase(), bucket: createMemoryBucket() });
  const settings = projectSettingsSchema.parse({ sampling: { success: 1 } });
  const keys = { redactHash: projectHash("k", "p", "redact"), subjectHash: projectHash("k", "p", "subject") };
  const context = { project: "p", settings, ...keys };
  let ids = 0;
  const parts = { store, now: () => 1_795_000_000_000, newId: () => `d${(ids += 1)}` };
  const items = (...events: TraceEvent[]) => [{ ok: true as const, trace: run(events) }];
  await ingestRuns(items(step(1), boom), context, parts);
  // Both saw no run; the other one's row was first, and this one died before it could go on from there.
  const blind = async () => ({
    stored: new Map(),
    erased: new Set<string>(),
    groups: new Map(),
    releases: { known: new Set<string>(), full: false },
  });
  const resumed = items(step(1), step(2), done);
  await expect(ingestRuns(resumed, context, { ...parts, store: { ...store, lookup: blind } })).rejects.toThrow(
    "cannot be seen yet",
  );
  const events = async () => (await store.read("p", runKey("p", "r"), 1_795_000_000_001))?.trace.events;
  expect(await events()).toHaveLength(2);
  await repeatRuns(resumed, context, parts);
  expect(await events()).toEqual([step(1), step(2), done]);
});

import { expect, test } from "vitest";
import { closeTraces } from "../../worker/otlp/close-traces.ts";
import { projectHash, runKey } from "../../worker/http/platform.ts";
import { compress } from "../../worker/store/runs/body-codec.ts";
import type { Bucket, Database } from "../../worker/store/platform-ports.ts";
import { createTraceStore } from "../../worker/store/r2-d1-trace-store.ts";
import type { Delivery, TraceStore } from "../../worker/store/trace-store.ts";
import { closeDeps } from "./support/close-deps.ts";
import { envelope, hex, span, text } from "./support/spans.ts";
import { createMemoryBucket, createSqliteDatabase } from "./support/sqlite-d1.ts";

const at = Date.UTC(2026, 10, 21);
const traceId = "ab".repeat(16);

/** One chunk of a trace, as the gatherer keeps it. */
function chunk(spanId: string, failed: boolean): Uint8Array {
  const attributes = [
    { key: "gen_ai.operation.name", value: { stringValue: "execute_tool" } },
    { key: "gen_ai.tool.name", value: { stringValue: `tool_${spanId}` } },
  ];
  const span = {
    traceId,
    spanId: spanId.repeat(16),
    name: "execute_tool",
    startTimeUnixNano: "1795000000000000000",
    endTimeUnixNano: "1795000001000000000",
    attributes,
    status: failed ? { code: 2, message: "boom" } : {},
  };
  return compress(JSON.stringify({ resourceSpans: [{ scopeSpans: [{ spans: [span] }] }] }));
}

/** The root: it answers, or fails. */
function root(failed: boolean): Uint8Array {
  const text = (key: string, value: string) => ({ key, value: { stringValue: value } });
  const said = '[{"role":"assistant","parts":[{"type":"text","content":"Done."}],"finish_reason":"stop"}]';
  const attributes = [text("gen_ai.operation.name", "invoke_agent"), text("gen_ai.output.messages", said)];
  const times = { startTimeUnixNano: "1795000000000000000", endTimeUnixNano: "1795000002000000000" };
  const span = { traceId, spanId: "3".repeat(16), name: "invoke_agent", ...times, attributes };
  const status = failed ? { code: 2, message: "gave up" } : {};
  return compress(JSON.stringify({ resourceSpans: [{ scopeSpans: [{ spans: [{ ...span, status }] }] }] }));
}

/** Closes again and again until it succeeds, as the alarm does; call `fault` of the stores fails before or after its work. */
async function closeWithFault(fault: number, when: "before" | "after", failed: boolean) {
  const db = createSqliteDatabase();
  const bucket = createMemoryBucket();
  let calls = 0;
  const meet = async <Value>(call: () => Promise<Value>): Promise<Value> => {
    calls += 1;
    const hit = calls === fault;
    if (hit && when === "before") throw new Error("fault before");
    const value = await call();
    if (hit) throw new Error("fault after");
    return value;
  };
  const faulty: { db: Database; bucket: Bucket } = {
    db: { prepare: (sql) => db.prepare(sql), batch: (statements) => meet(() => db.batch(statements)) },
    bucket: {
      ...bucket,
      get: (key) => meet(() => bucket.get(key)),
      put: (key, body) => meet(() => bucket.put(key, body)),
      head: (key) => meet(() => bucket.head(key)),
    },
  };
  const parts = closeDeps(createTraceStore(faulty), { sampling: { success: 0 }, at });
  const gathered = {
    project: "p",
    traceId,
    gathering: "1.1",
    since: at,
    chunks: [chunk("1", failed), chunk("2", false), chunk("1", failed), root(failed)],
  };
  let tries = 0;
  for (let done = false; !done && tries < 5; tries += 1) done = (await closeTraces([gathered], parts))[0] === "closed";
  const clean = createTraceStore({ db, bucket });
  const [hour] = await clean.stats("p", { from: at, to: at });
  const { runs } = await clean.list({ project: "p", now: at, limit: 5 });
  return {
    calls,
    counted: [hour?.stats.received, hour?.stats.stored, hour?.stats.sampled_out],
    tool_calls: runs.map((run) => run.tool_calls),
  };
}

test.each([
  ["a failed trace", true, { counted: [1, 1, 0], tool_calls: [2] }],
  ["a trace that is sampled out", false, { counted: [1, 0, 1], tool_calls: [] }],
] as const)("%s is counted once, whichever call fails, before or after its work", async (_name, failed, wanted) => {
  for (const when of ["before", "after"] as const) {
    for (let fault = 1; fault <= 6; fault += 1) {
      const { counted, tool_calls } = await closeWithFault(fault, when, failed);
      expect([when, fault, { counted, tool_calls }]).toEqual([when, fault, wanted]);
    }
  }
});

const started = 1_795_000_000_000;

/** A store in memory, and traces that gathered. */
function scene(sampling: object = { success: 1 }, wrap: (store: TraceStore) => TraceStore = (same) => same) {
  const db = createSqliteDatabase();
  const clean = createTraceStore({ db, bucket: createMemoryBucket() });
  const saves: Delivery[] = [];
  const store = wrap({ ...clean, save: (delivery) => (saves.push(delivery), clean.save(delivery)) });
  const parts = closeDeps(store, { sampling, at });
  const gathered = (n: number, ...spans: object[]) => ({
    project: "p",
    traceId: hex(n, 32),
    gathering: `${started}.${n}`,
    since: started,
    chunks: spans.map((one) => compress(JSON.stringify(envelope(one)))),
  });
  const isThere = async (n: number) => (await clean.row("p", runKey("p", hex(n, 32)), at)) !== undefined;
  const counts = async () => {
    const [hour] = await clean.stats("p", { from: at, to: at });
    const { received, stored, sampled_out, duplicate, rejected } = hour?.stats ?? {};
    return [received, stored, sampled_out, duplicate, rejected];
  };
  return { store: clean, parts, saves, gathered, isThere, counts };
}

test("traces that close for the first time share one write; late and repeated ones have their own", async () => {
  const { parts, saves, gathered, isThere, counts } = scene();
  const first = [1, 2, 3].map((n) => gathered(n, span(n, 1), span(n, 2)));
  expect(await closeTraces(first, parts)).toEqual(["closed", "closed", "closed"]);
  expect([saves.length, saves[0]?.traceKeys?.length, await counts()]).toEqual([1, 3, [3, 3, 0, 0, 0]]);
  const late = { ...gathered(2, span(2, 3)), gathering: "later" };
  expect(await closeTraces([...first, late, gathered(4, span(4, 1))], parts)).toEqual(Array(5).fill("closed"));
  expect([await isThere(4), await counts()]).toEqual([true, [5, 4, 0, 1, 0]]);
});

test("a trace that cannot be closed keeps no other open, whether it is unreadable or the store refuses it", async () => {
  const refused = runKey("p", hex(2, 32));
  const { parts, gathered, isThere, counts } = scene({ success: 1 }, (store) => ({
    ...store,
    save: async (delivery) => {
      if (delivery.kept.some(({ head }) => head.id === refused)) throw new Error("refused");
      return store.save(delivery);
    },
  }));
  const unreadable = { ...gathered(3), chunks: [new Uint8Array([1, 2, 3])] };
  const fault = { fault: expect.any(Error) };
  const traces = [gathered(1, span(1, 1)), gathered(2, span(2, 1)), unreadable, gathered(4, span(4, 1))];
  expect(await closeTraces(traces, parts)).toEqual(["closed", fault, fault, "closed"]);
  expect([await Promise.all([1, 2, 4].map(isThere)), await counts()]).toEqual([
    [true, false, true],
    [2, 2, 0, 0, 0],
  ]);
});

test("of many that must be closed one by one, some wait for the next time", async () => {
  const { parts, gathered, counts } = scene();
  const traces = Array.from({ length: 60 }, (_, n) => gathered(n + 1, span(n + 1, 1)));
  await closeTraces(traces, parts);
  const again = traces.map((trace) => ({ ...trace, gathering: "again" }));
  const results = await closeTraces(again, parts);
  expect([results.filter((one) => one === "closed").length, results.at(-1)]).toEqual([50, "later"]);
  expect(await closeTraces(again.slice(50), parts)).toEqual(Array(10).fill("closed"));
  expect(await counts()).toEqual([120, 60, 0, 60, 0]);
});

test("who was erased while traces were open is in none of their runs, together as alone", async () => {
  const { store, parts, gathered, isThere, counts } = scene();
  const user = (n: number, name: string) =>
    span(n, 1, { attributes: [text("user.id", name), ...span(n, 1).attributes] });
  const traces = [gathered(1, user(1, "ada")), gathered(2, user(2, "bob")), gathered(3, user(3, "eve"))];
  const erase = async (name: string) => {
    const hash = projectHash("k", "p", "subject")(`user:${name}`).slice(0, 12);
    await store.eraseSubject("p", [{ kind: "user", hash }], started + 1);
  };
  await erase("ada");
  let saved = false;
  const meanwhile = {
    ...parts,
    store: {
      ...parts.store,
      save: async (delivery: Delivery) => {
        if (!saved) await erase("eve");
        saved = true;
        return parts.store.save(delivery);
      },
    },
  };
  expect(await closeTraces(traces, meanwhile)).toEqual(["closed", "closed", "closed"]);
  expect(await Promise.all([1, 2, 3].map(isThere))).toEqual([false, true, false]);
  expect((await counts()).at(-1)).toBe(1);
});

test("traces of a project that was deleted while they were open are dropped", async () => {
  const { parts, gathered, counts } = scene();
  const projects = { ...parts.projects, createdAt: async () => started + 1 };
  const since = { ...gathered(2, span(2, 1)), since: started + 2 };
  expect(await closeTraces([gathered(1, span(1, 1)), since], { ...parts, projects })).toEqual(["closed", "closed"]);
  expect(await counts()).toEqual([1, 1, 0, 0, 0]);
});

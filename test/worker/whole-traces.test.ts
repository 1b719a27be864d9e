import { expect, test } from "vitest";
import { projectSettingsSchema } from "../../src/api/schema/settings.ts";
import { createQuota } from "../../worker/http/quota.ts";
import { isAwaited, receiveRecords } from "../../worker/otlp/receive-records.ts";
import { recordsOf } from "../../worker/otlp/records.ts";
import { projectHash, runKey } from "../../worker/http/platform.ts";
import { createTraceStore } from "../../worker/store/r2-d1-trace-store.ts";
import type { SpanChunk } from "../../worker/otlp/gatherers.ts";
import { envelope, hex, span, text } from "./support/spans.ts";
import { createMemoryBucket, createSqliteDatabase } from "./support/sqlite-d1.ts";

const at = 1_795_000_000_000;
const failed = { status: { code: 2, message: "the index is down" } };
const kept = { success: 1 };
const waits = { success: 0, feedback_window: 3_600_000 };
const leftOut = { success: 0, feedback_window: 0 };
const storm = { ...leftOut, failures_per_group: 1, then_one_in: 1_000_000 };

interface Sent {
  sampling: object;
  /** Traces of which spans came before. */
  open?: string[];
}

/** Requests one after the other: which traces gathered, each time; and what became of those that did not. */
async function sent({ sampling, open = [] }: Sent, ...requests: object[][]) {
  const db = createSqliteDatabase();
  const store = createTraceStore({ db, bucket: createMemoryBucket() });
  const gathered: string[] = [];
  const awaited: boolean[] = [];
  let ids = 0;
  const deps = {
    store,
    gatherers: {
      append: async (_of: object, chunks: readonly SpanChunk[]) => {
        awaited.push(...chunks.map((chunk) => chunk.awaited));
        return chunks.map(({ traceId }) => gathered.push(traceId) > 0);
      },
      areOpen: async (_of: object, ids: readonly string[]) =>
        ids.map((id) => open.some((traceId) => runKey("p", traceId) === id)),
      giveFeedback: async () => false,
    },
    quota: createQuota(store, () => at),
    keyedHash: (project: string, purpose: "redact" | "subject") => projectHash("k", project, purpose),
    now: () => at,
    newId: () => `d${(ids += 1)}`,
    log: () => undefined,
    post: async () => 200,
    variables: { MAX_BODY_BYTES: 1_000_000 },
  };
  const settings = projectSettingsSchema.parse({ sampling });
  for (const spans of requests) {
    const records = recordsOf(JSON.parse(JSON.stringify(envelope(...spans))), "spans");
    await receiveRecords({ signal: "spans", records }, { project: "p", settings }, deps);
  }
  const [hour] = await store.stats("p", { from: at, to: at });
  const { received = 0, stored = 0, sampled_out = 0, duplicate = 0 } = hour?.stats ?? {};
  return {
    awaited,
    gathered: gathered.map((traceId) => Number.parseInt(traceId, 16)),
    counts: [received, stored, sampled_out, duplicate],
    keys: db.raw.prepare("SELECT count(*) AS n FROM deliveries").get()?.["n"],
  };
}

const whole = (n: number, root: object = {}) => [span(n, 1, root), span(n, 2)];

test.each<[string, Sent, object[][], { gathered: number[]; counts: number[]; keys: number }]>([
  ["kept", { sampling: kept }, [whole(1)], { gathered: [], counts: [1, 1, 0, 0], keys: 1 }],
  ["waiting for feedback", { sampling: waits }, [whole(1)], { gathered: [], counts: [1, 0, 1, 0], keys: 1 }],
  ["failed", { sampling: leftOut }, [whole(1, failed)], { gathered: [], counts: [1, 1, 0, 0], keys: 1 }],
  [
    "of which nothing would be left for what comes late",
    { sampling: leftOut },
    [whole(1)],
    { gathered: [1], counts: [0, 0, 0, 0], keys: 0 },
  ],
  [
    "one of two of which nothing would be left",
    { sampling: leftOut },
    [[...whole(1, failed), ...whole(2)]],
    { gathered: [2], counts: [1, 1, 0, 0], keys: 1 },
  ],
  [
    "a failure of a storm that is left out",
    { sampling: storm },
    [[...whole(1, failed), ...whole(2, failed)]],
    { gathered: [2], counts: [1, 1, 0, 0], keys: 1 },
  ],
  ["without its root", { sampling: kept }, [[span(1, 2)]], { gathered: [1], counts: [0, 0, 0, 0], keys: 0 }],
  [
    "with a root that goes on",
    { sampling: kept },
    [[span(1, 1, { endTimeUnixNano: "0" }), span(1, 2)]],
    { gathered: [1], counts: [0, 0, 0, 0], keys: 0 },
  ],
  [
    "without a parent",
    { sampling: kept },
    [[span(1, 1), span(1, 3, { parentSpanId: hex(2, 16) })]],
    { gathered: [1], counts: [0, 0, 0, 0], keys: 0 },
  ],
  [
    "of which spans came before",
    { sampling: kept, open: [hex(1, 32)] },
    [[...whole(1), ...whole(2)]],
    { gathered: [1], counts: [1, 1, 0, 0], keys: 1 },
  ],
  ["kept, and sent again", { sampling: kept }, [whole(1), whole(1)], { gathered: [1], counts: [1, 1, 0, 0], keys: 1 }],
  [
    "waiting, and sent again with another",
    { sampling: waits },
    [whole(1), [...whole(1), ...whole(2)]],
    { gathered: [1, 2], counts: [1, 0, 1, 0], keys: 1 },
  ],
  [
    "whole, and then a late span of it",
    { sampling: kept },
    [whole(1), [span(1, 3, failed)]],
    { gathered: [1], counts: [1, 1, 0, 0], keys: 1 },
  ],
])("a trace %s", async (_name, how, requests, expected) => {
  const { awaited: _awaited, ...became } = await sent(how, ...requests);
  expect(became).toEqual(expected);
});

test("two whole traces of one run are not taken together: the second one's spans join the first's", async () => {
  const own = (n: number, name: string) => [
    span(n, 1, {
      attributes: [
        text("replaykit.run", JSON.stringify({ version: 1, run_id: "r", status: "success" })),
        text("replaykit.event", JSON.stringify([{ type: "input_message", role: "user", content: name }])),
      ],
    }),
  ];
  const requests = [[...own(1, "first"), ...own(2, "second"), ...whole(3)]];
  expect(await sent({ sampling: kept }, ...requests)).toMatchObject({ gathered: [2], counts: [2, 2, 0, 0], keys: 2 });
});

test.each<[string, object, object[], boolean]>([
  ["that is kept", kept, [span(1, 1)], true],
  ["that failed", leftOut, [span(1, 1, failed)], true],
  ["that is left out", leftOut, [span(1, 1)], false],
  ["that waits for feedback", waits, [span(1, 1)], false],
  ["that is kept, before its root ended", kept, [span(1, 2)], false],
])("nobody waits for a run in parts but one that can be seen: one %s", async (_name, sampling, spans, expected) => {
  const { gathered, awaited } = await sent({ sampling, open: [hex(1, 32)] }, spans);
  expect([gathered, awaited]).toEqual([[1], [expected]]);
});

test("spans that cannot be judged when they come are closed soon, and not refused", () => {
  const records = recordsOf(
    JSON.parse(JSON.stringify(envelope(span(1, 1, { attributes: [text("user.id", "ann")] })))),
    "spans",
  );
  const settings = projectSettingsSchema.parse({ sampling: leftOut });
  const hash = projectHash("k", "p", "subject");
  const judged = (subjectHash: typeof hash) =>
    isAwaited({ traceId: hex(1, 32), spans: records }, { project: "p", settings, redactHash: hash, subjectHash });
  const broken = () => {
    throw new TypeError("no hash");
  };
  expect([judged(hash), judged(broken)]).toEqual([false, true]);
});

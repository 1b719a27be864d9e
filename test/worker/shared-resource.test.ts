import { expect, test } from "vitest";
import { projectSettingsSchema } from "../../src/api/schema/settings.ts";
import { createQuota } from "../../worker/http/quota.ts";
import type { SpanChunk } from "../../worker/otlp/gatherers.ts";
import { receiveRecords } from "../../worker/otlp/receive-records.ts";
import { recordsOf } from "../../worker/otlp/records.ts";
import { createTraceStore } from "../../worker/store/r2-d1-trace-store.ts";
import { growth, tooMuchGrowth } from "../support/growth.ts";
import { closeDeps } from "./support/close-deps.ts";
import { span, text } from "./support/spans.ts";
import { createMemoryBucket, createSqliteDatabase } from "./support/sqlite-d1.ts";

const at = 1_795_000_000_000;
const store = createTraceStore({ db: createSqliteDatabase(), bucket: createMemoryBucket() });
const parts = { ...closeDeps(store, { sampling: {}, at }), quota: createQuota(store, () => at) };
const principal = { project: "p", settings: projectSettingsSchema.parse({}) };

/** What gathers of a request whose spans share a resource, and what it was answered. */
async function sent(spans: object[], attributes: object[]) {
  const chunks: SpanChunk[] = [];
  const gatherers = {
    append: async (_of: object, some: readonly SpanChunk[]) => some.map((chunk) => chunks.push(chunk) > 0),
    areOpen: async (_of: object, ids: readonly string[]) => ids.map(() => false),
    giveFeedback: async () => false,
  };
  const document = JSON.parse(
    JSON.stringify({ resourceSpans: [{ resource: { attributes }, scopeSpans: [{ spans }] }] }),
  );
  const records = recordsOf(document, "spans");
  const answer = await receiveRecords({ signal: "spans", records }, principal, { ...parts, gatherers });
  return { chunks, answer };
}

test("a resource costs what it holds, however many spans share it", async () => {
  const works: Promise<unknown>[] = [];
  // Measured up to its first wait: the redaction, which would cost most, is done by then.
  const work = (length: string) => {
    const attributes = Array.from(length, (_, n) => text(`user.${n}`, `word ${n}`));
    const spans = Array.from(length, (_, n) => span(1, n + 2));
    works.push(sent(spans, attributes));
  };
  expect(growth(work, "x", 4_000)).toBeLessThan(tooMuchGrowth);
  await Promise.all(works);
});

test("what the traces of a request share is not kept more often than a body can hold", async () => {
  const spans = Array.from({ length: 20 }, (_, n) => span(n + 1, 2));
  const large = await sent(spans, [text("service.notes", "words ".repeat(20_000))]);
  expect([large.chunks.length, large.answer]).toEqual([
    8,
    { rejected: 12, message: "the request holds spans of too many traces; send smaller batches" },
  ]);
  const usual = await sent(spans, [text("service.notes", "words ".repeat(1_000))]);
  expect([usual.chunks.length, usual.answer]).toEqual([20, undefined]);
});

import { expect, test } from "vitest";
import { closeNoted } from "../../worker/otlp/close-noted.ts";
import type { CloseResult } from "../../worker/otlp/close-traces.ts";
import { countActivity } from "../../worker/store/count-activity.ts";
import { createSqliteDatabase } from "./support/sqlite-d1.ts";

const start = 1_795_000_000_000;

/** An object's life: it closes a trace, which fails or not. */
function scene() {
  const db = createSqliteDatabase();
  const clock = { now: start };
  const asked: string[] = [];
  const counting = { ...db, prepare: (sql: string) => (asked.push(sql), db.prepare(sql)) };
  const life = () => {
    let result: CloseResult = "closed";
    const close = closeNoted({ close: async () => [result], db: counting, now: () => clock.now });
    return async (since: number, next: CloseResult) => {
      result = next;
      await close([{ project: "p", traceId: "ab".repeat(16), gathering: "1.1", since, chunks: [] }]);
    };
  };
  const oldest = async () => (await countActivity(db, "p", 0)).oldestOpen;
  return { clock, life, oldest, asked };
}

test("what failed in an earlier life of the object is not counted as open once it is closed, however soon", async () => {
  const { clock, life, oldest } = scene();
  const first = life();
  clock.now += 5_000;
  await first(start + 1, { fault: new Error("away") });
  expect(await oldest()).toBe(start + 1);
  clock.now += 1_000;
  const second = life();
  await second(start + 1, "closed");
  expect(await oldest()).toBeUndefined();
});

test("a trace that came and closed in one life costs no query", async () => {
  const { life, asked } = scene();
  await life()(start + 1, "closed");
  expect(asked).toEqual([]);
  await life()(start - 1, "closed");
  expect(asked.length).toBe(1);
});

import { expect, test } from "vitest";
import { createTraceStore } from "../../worker/store/r2-d1-trace-store.ts";
import { createParts, emptyParts, type MakeStore, type ScheduleResult, runSchedule } from "./support/fault-campaign.ts";

const schedules = 1_500;

async function campaign(count: number, makeStore: MakeStore): Promise<{ bad: ScheduleResult[]; faults: number }> {
  const parts = createParts();
  const bad: ScheduleResult[] = [];
  let faults = 0;
  for (let seed = 1; seed <= count; seed += 1) {
    emptyParts(parts);
    const result = await runSchedule(seed, parts, makeStore);
    faults += result.faults;
    if (result.problems.length > 0) bad.push(result);
  }
  return { bad, faults };
}

test(`nothing acknowledged is lost, nothing counted twice, over ${schedules} schedules of faults`, async () => {
  const { bad, faults } = await campaign(schedules, createTraceStore);
  expect(bad).toEqual([]);
  expect(faults).toBeGreaterThan(schedules);
});

test("the naive order, index first and body after, is caught", async () => {
  const naive: MakeStore = ({ db, bucket }) => {
    const store = createTraceStore({ db, bucket });
    const later: (() => Promise<unknown>)[] = [];
    const lazy = createTraceStore({
      db,
      bucket: {
        ...bucket,
        put: async (key, body) => {
          later.push(() => bucket.put(key, body));
          return { key };
        },
      },
    });
    return {
      ...store,
      async save(delivery) {
        const saved = await lazy.save(delivery);
        for (const put of later.splice(0)) await put();
        return saved;
      },
    };
  };
  const { bad } = await campaign(200, naive);
  expect(bad.flatMap(({ problems }) => problems).some((problem) => problem.includes("is lost"))).toBe(true);
});

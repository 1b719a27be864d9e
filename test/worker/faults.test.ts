import { describe, expect, test } from "vitest";
import { Gathering } from "../../worker/otlp/gathering.ts";
import type { GatheringStorage } from "../../worker/otlp/gathering-storage.ts";
import { createTraceStore } from "../../worker/store/r2-d1-trace-store.ts";
import type { Statement } from "../../worker/store/platform-ports.ts";
import { runErasureSchedule, type WrapParts } from "./support/erasure-campaign.ts";
import { type MakeStore, runSchedule, type ScheduleResult } from "./support/fault-campaign.ts";
import { createParts, type Parts } from "./support/faulty-parts.ts";
import { runOtlpSchedule } from "./support/otlp-campaign.ts";

type Run = (seed: number, parts: Parts) => Promise<ScheduleResult>;

async function campaign(count: number, run: Run) {
  const parts = createParts();
  const bad: ScheduleResult[] = [];
  const byKind: Record<string, number> = {};
  for (let seed = 1; seed <= count; seed += 1) {
    const result = await run(seed, parts);
    for (const [kind, injected] of Object.entries(result.byKind)) byKind[kind] = (byKind[kind] ?? 0) + injected;
    if (result.problems.length > 0) bad.push(result);
  }
  return { bad, byKind };
}

/** The patterns that no problem of so many schedules has; it ends with the schedule that shows the last of them. */
async function unseen(patterns: readonly RegExp[], count: number, run: Run): Promise<RegExp[]> {
  const parts = createParts();
  let left = [...patterns];
  for (let seed = 1; seed <= count && left.length > 0; seed += 1) {
    const { problems } = await run(seed, parts);
    left = left.filter((pattern) => !problems.some((problem) => pattern.test(problem)));
  }
  return left;
}

describe("runs", () => {
  const schedules = 1_000;

  test(`nothing acknowledged is lost, nothing counted twice, over ${schedules} schedules of faults`, async () => {
    const { bad, byKind } = await campaign(schedules, runSchedule);
    expect(bad).toEqual([]);
    expect(Object.keys(byKind).toSorted()).toEqual(["after", "before", "slow", "stale"]);
    for (const injected of Object.values(byKind)) expect(injected).toBeGreaterThan(schedules);
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
    expect(await unseen([/is lost/], 100, (seed, parts) => runSchedule(seed, parts, naive))).toEqual([]);
  });

  test("runs that went on and are taken for repetitions are caught", async () => {
    const naive: MakeStore = (parts) => {
      const store = createTraceStore(parts);
      return { ...store, replace: async () => [] };
    };
    expect(await unseen([/lost how it went on/], 100, (seed, parts) => runSchedule(seed, parts, naive))).toEqual([]);
  });
});

describe("spans", () => {
  const schedules = 100;

  test(`nothing acknowledged is lost, nothing counted twice, over ${schedules} schedules of faults`, async () => {
    const { bad, byKind } = await campaign(schedules, runOtlpSchedule);
    expect(bad).toEqual([]);
    expect(Object.keys(byKind).toSorted()).toEqual(["after", "before", "slow", "stale"]);
    for (const injected of Object.values(byKind)) expect(injected).toBeGreaterThan(schedules / 4);
  });

  test("the naive order, spans forgotten first and their run stored after, is caught", async () => {
    const left = await unseen([/trace \w+ is lost|feedback on \w+ is lost/], 60, (seed, parts) =>
      runOtlpSchedule(seed, parts, {
        makeGathering: (made) =>
          new Gathering({
            ...made,
            close: async (traces) => {
              void made.close(traces).catch(() => undefined);
              return traces.map(() => "closed");
            },
          }),
      }),
    );
    expect(left).toEqual([]);
  });

  test("closing without the run's key, which says that it was closed, is caught", async () => {
    const left = await unseen([/^received /], 60, (seed, parts) =>
      runOtlpSchedule(seed, parts, {
        wrapStore: (store) => ({
          ...store,
          answered: async () => new Map(),
          save: ({ idempotency: _key, traceKeys: _keys, ...delivery }) => store.save(delivery),
        }),
      }),
    );
    expect(left).toEqual([]);
  });

  test("whole traces that are taken without their keys are caught", async () => {
    const left = await unseen([/^received /, /^stored and sampled out /], 60, (seed, parts) =>
      runOtlpSchedule(seed, parts, {
        wrapStore: (store) => ({
          ...store,
          save: ({ traceKeys = [], ...delivery }) =>
            store.save({ ...delivery, traceKeys: traceKeys.filter((key) => !isWhole(key)) }),
        }),
      }),
    );
    expect(left).toEqual([]);
  });

  test("a ledger that counts one whole trace too many is caught", async () => {
    const { bad } = await campaign(60, (seed, parts) =>
      runOtlpSchedule(seed, parts, {
        wrapStore: (store) => ({
          ...store,
          save: (delivery) => store.save(delivery.traceKeys?.some(isWhole) ? { ...delivery, duplicates: 1 } : delivery),
        }),
      }),
    );
    const problems = bad.flatMap((result) => result.problems);
    expect(problems.some((problem) => problem.startsWith("received "))).toBe(true);
    expect(problems.some((problem) => problem.includes("lost"))).toBe(false);
  });
});

/** The key of a trace that came whole in one request. */
const isWhole = ({ answer }: { answer: string }) => answer.includes('"whole.');

describe("storage of many traces", () => {
  const unseenIn = (patterns: RegExp[], wrap: (storage: GatheringStorage) => GatheringStorage) =>
    unseen(patterns, 40, (seed, parts) =>
      runOtlpSchedule(seed, parts, {
        makeGathering: (made) => new Gathering({ ...made, storage: wrap(made.storage) }),
      }),
    );

  test("a table that is dropped before the rows of open traces have moved is caught", async () => {
    const left = await unseenIn([/is lost/], (storage) => ({
      ...storage,
      sql: { exec: (query, ...values) => (query.includes(" SELECT n, ?") ? [] : storage.sql.exec(query, ...values)) },
    }));
    expect(left).toEqual([]);
  });

  test("a move to another table that can be cut off half-way is caught", async () => {
    const left = await unseenIn([/is lost/], (storage) => ({ ...storage, transactionSync: (work) => work() }));
    expect(left).toEqual([]);
  });

  test("an alarm that is still counted on once it rang is caught", async () => {
    const left = await unseenIn([/never closed/], (storage) => {
      let known: number | null = null;
      return { ...storage, getAlarm: async () => (known ??= await storage.getAlarm()) };
    });
    expect(left).toEqual([]);
  });

  test("chunks of which a row says nothing are caught", async () => {
    const left = await unseenIn([/is lost/], (storage) => ({
      ...storage,
      sql: {
        exec: (query, n, head, ...values) => {
          const first = typeof head === "string" ? head.replace(/("pieces":\[\{[^}]*\}),.*?\]/, "$1]") : head;
          return storage.sql.exec(query, ...[n, first, ...values].filter((value) => value !== undefined));
        },
      },
    }));
    expect(left).toEqual([]);
  });
});

describe("erasures", () => {
  test("what is erased while it is sent, rated, recorded or packed is nowhere afterwards, over 200 schedules", async () => {
    const { bad } = await campaign(200, runErasureSchedule);
    expect(bad).toEqual([]);
  });

  test("bodies that stay where their transaction was refused are caught", async () => {
    const naive: WrapParts = (parts) => ({
      ...parts,
      db: {
        ...parts.db,
        // The request is not told that its run was erased.
        batch: async (statements: Statement[]) => {
          const answers = await parts.db.batch<never>(statements);
          return answers.map((answer, index) => (index === answers.length - 1 ? { ...answer, results: [] } : answer));
        },
      },
    });
    const left = await unseen([/^erased run \w+ is in [fgs]\//, /^erased run \w+ is in w\//], 150, (seed, parts) =>
      runErasureSchedule(seed, parts, naive),
    );
    expect(left).toEqual([]);
  });

  test("a record of which an erasure looks for objects once, while its agent goes on, is caught", async () => {
    const naive: WrapParts = (parts) => {
      const asked = new Set<string>();
      const list: typeof parts.bucket.list = async (options) => {
        if (asked.has(options.prefix)) return { objects: [], truncated: false };
        asked.add(options.prefix);
        return parts.bucket.list(options);
      };
      return { ...parts, bucket: { ...parts.bucket, list } };
    };
    const left = await unseen([/^erased run \w+ is in k\//], 150, (seed, parts) =>
      runErasureSchedule(seed, parts, naive),
    );
    expect(left).toEqual([]);
  });
});

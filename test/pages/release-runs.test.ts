import { expect, it } from "vitest";
import { beginningOf, runsSince } from "../../worker/routes/pages-reading.tsx";

const day = 86_400_000;
const now = Date.UTC(2026, 10, 20);
const release = (id: string, age: number, runs = 0) => ({
  id,
  first_seen: now - age * day,
  runs,
  failed: 0,
  effective: runs,
});
const seen = (id: string) => ({ id, count: 1, first_seen: now, last_seen: now });
const group = { releases: ["new", "old", "unknown"].map(seen) };

it("counts all runs of the releases in which a group was seen, since the first of those began that are counted so far back", async () => {
  const began = beginningOf(group, [release("new", 3), release("old", 40), release("unknown", 2), release("other", 1)]);
  expect([...began.keys()]).toEqual(["new", "old"]);
  const asked: number[] = [];
  const list = async (since: number) => {
    asked.push(since);
    return [release("new", 3, 340), release("old", 40, 12), release("other", 1, 9)];
  };
  expect(await runsSince(began, now, list)).toEqual(new Map([["new", 340]]));
  expect(asked).toEqual([now - 3 * day]);
});

it("asks for nothing where no release began so lately", async () => {
  const none = () => Promise.reject(new Error("nobody asks"));
  expect(await runsSince(new Map([["old", now - 31 * day]]), now, none)).toEqual(new Map());
});

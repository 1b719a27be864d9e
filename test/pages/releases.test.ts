import { expect, it } from "vitest";
import { failureRate } from "../../src/core/release/release.ts";
import { ReleaseTable } from "../../src/pages/inbox/releases.tsx";

const now = Date.UTC(2026, 10, 20);
const week = (id: string, runs: number, failed: number) => ({
  id,
  version: id,
  runs,
  failed,
  rate: failureRate({ runs, failed, squares: runs }),
});

/** The cells of each row, without their markup. */
function rowsOf(counts: Record<string, number>, allRuns: Record<string, number>, releases: ReturnType<typeof week>[]) {
  const seen = Object.entries(counts).map(([id, count], place) => ({
    id,
    count,
    first_seen: now - (9 - place) * 86_400_000,
    last_seen: now - (5 - place) * 86_400_000,
  }));
  const group = { releases: seen } as Parameters<typeof ReleaseTable>[0]["group"]; // of a group the table reads its releases alone
  const table = ReleaseTable({ group, releases, allRuns: new Map(Object.entries(allRuns)), now });
  const html = (table as { toString(): string }).toString(); // a node of hono writes itself
  const body = html.slice(html.indexOf("<tbody>"));
  return [...body.matchAll(/<tr>(.*?)<\/tr>/g)].map(([, row = ""]) =>
    [...row.matchAll(/<td.*?>(.*?)<\/td>/g)].map(([, cell = ""]) => cell.replaceAll(/<[^>]+>/g, "").trim()),
  );
}

it("says of each release in how many of its runs a failure was seen, with the interval where the runs are enough", () => {
  const releases = [week("4.1.0", 340, 17), week("4.2.0", 1_200, 480)];
  const rows = rowsOf({ "4.1.0": 12, "4.2.0": 300 }, { "4.1.0": 340, "4.2.0": 1_200 }, releases);
  expect(rows.map((row) => row.slice(0, 3))).toEqual([
    ["4.2.0", "300 of 1,200: 25 % (23–28 %)", "40 % of 1,200 (37–43 %)"],
    ["4.1.0 began here", "12 of 340: 3.5 % (2.0–6.1 %)", "5.0 % of 340 (3.1–7.9 %)"],
  ]);
});

it("gives no percentage of fewer than 25 runs, and the count alone where nobody knows of how many", () => {
  const rows = rowsOf({ few: 2, enough: 2, unknown: 3, less: 9 }, { few: 24, enough: 25, less: 4 }, [
    week("few", 24, 5),
    week("enough", 25, 5),
  ]);
  expect(rows.map((row) => row.slice(0, 3))).toEqual([
    ["less", "9", "no run"],
    ["unknown", "3", "not counted"],
    ["enough", "2 of 25: 8.0 % (2.2–25 %)", "20 % of 25 (8.9–39 %)"],
    ["few began here", "2 of 24", "5 of 24"],
  ]);
});

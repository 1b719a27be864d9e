import type { GroupRow } from "../../src/api/schema/group.ts";
import type { ReleaseRow } from "../../src/api/schema/release.ts";
import { unknownRelease } from "../../src/core/release.ts";

/** So far back a page counts: it reads every minute of that time. */
const farthest = 30 * 86_400_000;

/** When the releases began in which a group was seen; those without a name were never one release. */
export function beginningOf(
  { releases: seen }: Pick<GroupRow, "releases">,
  known: readonly ReleaseRow[],
): Map<string, number> {
  const own = new Set(seen.map(({ id }) => id));
  const named = known.filter(({ id }) => own.has(id) && id !== unknownRelease);
  return new Map(named.map(({ id, first_seen }) => [id, first_seen]));
}

/** All runs of each release since it began, of those that began no longer ago than a page counts. */
export async function runsSince(
  began: ReadonlyMap<string, number>,
  now: number,
  list: (since: number) => Promise<ReleaseRow[]>,
): Promise<Map<string, number>> {
  const near = [...began].filter(([, at]) => at >= now - farthest);
  if (near.length === 0) return new Map();
  const ids = new Set(near.map(([id]) => id));
  const rows = await list(Math.min(...near.map(([, at]) => at)));
  return new Map(rows.filter(({ id }) => ids.has(id)).map(({ id, runs }) => [id, Math.round(runs)]));
}

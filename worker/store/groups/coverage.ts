import * as z from "zod";
import type { Coverage, CoverageCounts, WritePath } from "../../../src/api/schema/coverage.ts";
import { groupStateSchema } from "../../../src/api/schema/group.ts";
import { compact } from "../../../src/core/compact.ts";
import type { Database } from "../platform-ports.ts";

const dayMs = 86_400_000;
const shownWeeks = 4;
const mostProposed = 20;
/** How many groups to estimate writes for, and how many of each one's newest runs to read. */
export const writePathLimit = { groups: 200, runs: 20 };

/** The cases in git, by fingerprint. */
export interface CasesInGit {
  guards: readonly string[];
  open: readonly string[];
  adds: readonly string[];
}

/** A group and its failures per week, oldest week first. */
export interface WeeklyGroup {
  id: string;
  title: string;
  agent?: string | undefined;
  state: string;
  /** From its note: its case, and its state before it came back. */
  case?: string | undefined;
  was?: string | undefined;
  run?: string | undefined;
  weeks: number[];
}

/**
 * The total weight of a group's kept runs that wrote the same. `writes` is a JSON list from the index, `null` if it has
 * none.
 */
export interface WrittenBy {
  id: string;
  writes: string | null;
  weight: number;
}

/**
 * SQL: whether a guard covers a group. A group that came back without a note of its earlier state counts as guarded if
 * it has a case.
 */
export const guardHolds = `(state = 'guarded' OR (state = 'came_back' AND
  coalesce(state_note->>'was', CASE WHEN state_note->>'case' IS NOT NULL THEN 'guarded' END) = 'guarded'))`;

/** The same as `guardHolds`, for a row that was read. */
export function isGuarded({ state, was, case: held }: Pick<WeeklyGroup, "state" | "was" | "case">): boolean {
  if (state !== "came_back") return state === "guarded";
  return was === undefined ? held !== undefined : was === "guarded";
}

/** First days of the weeks (YYYY-MM-DD), oldest first, then the day after the last week, which ends today. */
export function weekDays(now: number): string[] {
  return Array.from({ length: shownWeeks + 1 }, (_, index) =>
    new Date(now + dayMs - (shownWeeks - index) * 7 * dayMs).toISOString().slice(0, 10),
  );
}

/** Groups that failed this week, largest first. */
export function largestGroups(groups: readonly WeeklyGroup[]): WeeklyGroup[] {
  return groups
    .filter((group) => thisWeek(group) > 0)
    .toSorted((a, b) => thisWeek(b) - thisWeek(a) || a.id.localeCompare(b.id));
}

function thisWeek({ weeks }: WeeklyGroup): number {
  return weeks.at(-1) ?? 0;
}

interface CoverageParts {
  /** Without ignored groups. */
  groups: readonly WeeklyGroup[];
  written: readonly WrittenBy[];
  /** With the groups' current ids. */
  cases: CasesInGit;
  days: readonly string[];
}

/** How many failures the cases cover, over all given groups. */
export function coverageOf({ groups, written, cases, days }: CoverageParts): Coverage {
  const [guards, open, adds] = [new Set(cases.guards), new Set(cases.open), new Set(cases.adds)];
  const isHeld = (group: WeeklyGroup): keyof Omit<CoverageCounts, "failed"> | undefined => {
    if (guards.has(group.id) || isGuarded(group)) return "guarded";
    return open.has(group.id) || group.state === "promoted" || group.case !== undefined ? "open" : undefined;
  };
  const weeks = days.slice(0, -1).map((since, index) => ({
    since,
    ...total(groups.map((group) => [isHeld(group), group.weeks[index] ?? 0])),
  }));
  const largest = largestGroups(groups);
  const added = largest.filter((group) => adds.has(group.id) && isHeld(group) !== "guarded");
  const { since = "", ...held } = weeks.at(-1) ?? { failed: 0, guarded: 0, open: 0 };
  return {
    ...held,
    since,
    until: new Date(Date.parse(days.at(-1) ?? "") - dayMs).toISOString().slice(0, 10),
    adds: added.reduce((sum, group) => sum + thisWeek(group), 0),
    weeks,
    write_paths: writePaths(largest, written, isHeld),
    proposed: largest
      .filter((group) => isHeld(group) === undefined && group.state !== "resolved")
      .slice(0, mostProposed)
      .map(({ id, title, agent, state, run, ...group }) => ({
        id,
        title,
        ...compact({ agent }),
        state: groupStateSchema.parse(state),
        failed: group.weeks.at(-1) ?? 0,
        ...compact({ run }),
      })),
  };
}

type StateCount = [held: keyof Omit<CoverageCounts, "failed"> | undefined, failures: number];

function total(counted: readonly StateCount[]): CoverageCounts {
  const sum = { failed: 0, guarded: 0, open: 0 };
  for (const [held, failures] of counted) {
    sum.failed += failures;
    if (held !== undefined) sum[held] += failures;
  }
  return sum;
}

const writesSchema = z.array(z.string()).nullable();

/** Splits each group's failures of this week by what its kept runs wrote; `null` means unknown. */
function writePaths(
  groups: readonly WeeklyGroup[],
  written: readonly WrittenBy[],
  isHeld: (group: WeeklyGroup) => StateCount[0],
): WritePath[] {
  const noted = new Map<string, WrittenBy[]>();
  for (const one of written) if (one.writes !== null) noted.set(one.id, [...(noted.get(one.id) ?? []), one]);
  const byPath = new Map<string, StateCount[]>();
  for (const group of groups) {
    const runs = noted.get(group.id) ?? [];
    const all = runs.reduce((sum, { weight }) => sum + weight, 0);
    const shares = all > 0 ? runs : [{ writes: null, weight: 1 }];
    for (const { writes, weight } of shares) {
      const path = writes ?? "null";
      const counted = byPath.get(path) ?? [];
      counted.push([isHeld(group), (thisWeek(group) * weight) / (all || 1)]);
      byPath.set(path, counted);
    }
  }
  return [...byPath]
    .map(([path, counted]) => ({ writes: writesSchema.parse(JSON.parse(path)), ...total(counted) }))
    .toSorted((a, b) => b.failed - a.failed || (JSON.stringify(a.writes) < JSON.stringify(b.writes) ? -1 : 1));
}

interface WeeklyRecord {
  id: string;
  title: string;
  agent: string | null;
  state: string;
  case_id: string | null;
  was: string | null;
  run: string;
  weeks: string;
}

/** Reads how many failures of the last four weeks a case covers. */
export async function readCoverage(
  db: Database,
  project: string,
  { cases, now }: { cases: CasesInGit; now: number },
): Promise<Coverage> {
  const days = weekDays(now);
  const [found, aliases] = await db.batch<WeeklyRecord & { alias: string }>([
    db
      .prepare(
        `SELECT id, title, agent, state, state_note->>'case' AS case_id, state_note->>'was' AS was, substr(recent, 1, 24) AS run,
           (SELECT json_group_array(failures) FROM (SELECT (SELECT coalesce(sum(day.value), 0) FROM json_each(groups.days) AS day
              WHERE day.key >= week.value AND day.key < json_extract(?2, '$[' || (week.key + 1) || ']')) AS failures
            FROM json_each(?2) AS week WHERE week.key < ?3 ORDER BY week.key)) AS weeks
         FROM groups WHERE project = ?1 AND state <> 'ignored' AND last_seen >= ?4`,
      )
      .bind(project, JSON.stringify(days.map((day) => day.replaceAll("-", ""))), shownWeeks, Date.parse(days[0] ?? "")),
    db
      .prepare("SELECT alias, id FROM group_aliases WHERE project = ?1 AND alias IN (SELECT value FROM json_each(?2))")
      .bind(project, JSON.stringify([...cases.guards, ...cases.open, ...cases.adds])),
  ]);
  const groups = (found?.results ?? []).map(weeklyOf);
  const standing = new Map(aliases?.results.map(({ alias, id }) => [alias, id]));
  const today = (ids: readonly string[]) => ids.map((id) => standing.get(id) ?? id);
  return coverageOf({
    groups,
    written: await readWritten(db, project, { groups: largestGroups(groups), since: Date.parse(days.at(-2) ?? "") }),
    cases: { guards: today(cases.guards), open: today(cases.open), adds: today(cases.adds) },
    days,
  });
}

function weeklyOf({ case_id, was, agent, run, weeks, ...record }: WeeklyRecord): WeeklyGroup {
  return {
    ...record,
    agent: agent ?? undefined,
    case: case_id ?? undefined,
    was: was ?? undefined,
    run: run.trim() || undefined,
    weeks: z.array(z.number()).parse(JSON.parse(weeks)),
  };
}

/** Reads what the groups wrote this week, from the newest runs that each group's row names: no search is needed. */
async function readWritten(
  db: Database,
  project: string,
  { groups, since }: { groups: readonly WeeklyGroup[]; since: number },
): Promise<WrittenBy[]> {
  if (groups.length === 0) return [];
  const { results } = await db
    .prepare(
      `SELECT groups.id AS id, runs."row"->>'writes' AS writes, sum(runs.weight) AS weight FROM json_each(?2) AS wanted
         CROSS JOIN groups ON groups.project = ?1 AND groups.id = wanted.value
         CROSS JOIN json_each('["' || replace(trim(substr(groups.recent, 1, ?3)), ' ', '","') || '"]') AS one
         CROSS JOIN runs ON runs.project = ?1 AND runs.id = one.value AND runs.received_at >= ?4
       GROUP BY groups.id, runs."row"->>'writes'`,
    )
    .bind(
      project,
      JSON.stringify(groups.slice(0, writePathLimit.groups).map(({ id }) => id)),
      writePathLimit.runs * 25,
      since,
    )
    .all<WrittenBy>();
  return results;
}

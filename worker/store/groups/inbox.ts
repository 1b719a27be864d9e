import { type InboxAnswer, type InboxQuery, inboxViews } from "../../../src/api/schema/inbox.ts";
import { guardHolds } from "./coverage.ts";
import type { Database } from "../platform-ports.ts";
import { type GroupRecord, readGroup } from "../runs/row-mapping.ts";

export const inboxPageSize = 50;
const dayMs = 86_400_000;
const mostAgents = 500;

/** The states that each view shows. */
export const statesOf: Record<InboxQuery["view"], readonly string[]> = {
  open: ["new", "came_back"],
  promoted: ["promoted"],
  guarded: ["guarded"],
  resolved: ["resolved"],
  ignored: ["ignored"],
  all: ["new", "came_back", "promoted", "guarded", "resolved"],
};

/** SQL: failures of one group since the day in `?2`. */
const recent = "(SELECT coalesce(sum(day.value), 0) FROM json_each(groups.days) AS day WHERE day.key >= ?2)";
const among = `project = ?1 AND (?3 IS NULL OR agent = ?3) AND (?4 IS NULL OR instr(lower(title), ?4) > 0
  OR instr(title, ?5) > 0 OR instr(lower(coalesce(agent, '')), ?4) > 0 OR instr(id, ?4) > 0)
  AND (?6 IS NULL OR EXISTS (SELECT 1 FROM json_each(groups.releases) AS release WHERE release.key = ?6))`;

const orders: Record<InboxQuery["order"], string> = {
  last: "last_seen DESC",
  first: "first_seen DESC, last_seen DESC",
  runs: "count DESC, last_seen DESC",
  trend: `${recent} DESC, last_seen DESC`,
  title: "title COLLATE NOCASE, last_seen DESC",
  agent: "coalesce(agent, '') COLLATE NOCASE, last_seen DESC",
};

export interface InboxRequest {
  query: InboxQuery;
  now: number;
}

/** One page of groups, and totals over all. The database counts, so old groups are included too. */
export async function inboxOf(db: Database, project: string, { query, now }: InboxRequest): Promise<InboxAnswer> {
  const { view, agent, release, text, order, page } = query;
  const week = new Date(now - 6 * dayMs).toISOString().slice(0, 10).replaceAll("-", "");
  const bindings = [project, week, agent ?? null, text?.toLowerCase() ?? null, text ?? null, release ?? null] as const;
  const [byState, agents] = await db.batch<{ name: string; n: number }>([
    db.prepare(`SELECT state AS name, count(*) AS n FROM groups WHERE ${among} GROUP BY state`).bind(...bindings),
    db
      .prepare("SELECT agent AS name, 0 AS n FROM groups WHERE project = ?1 AND agent <> '' GROUP BY agent LIMIT ?2")
      .bind(project, mostAgents),
  ]);
  const counted = new Map(byState?.results.map(({ name, n }) => [name, n]));
  const inView = (one: InboxQuery["view"]) => statesOf[one].reduce((sum, state) => sum + (counted.get(state) ?? 0), 0);
  const pages = Math.max(1, Math.ceil(inView(view) / inboxPageSize));
  const from = (Math.min(page, pages) - 1) * inboxPageSize;
  const { results } = await db
    .prepare(
      `SELECT * FROM groups WHERE ${among} AND state IN (SELECT value FROM json_each(?7))
       ORDER BY ${orders[order]}, id LIMIT ?8 OFFSET ?9`,
    )
    .bind(...bindings, JSON.stringify(statesOf[view]), inboxPageSize, from)
    .all<GroupRecord>();
  return {
    groups: results.map(readGroup),
    matching: inView(view),
    from,
    pages,
    counts: Object.fromEntries(inboxViews.map((one) => [one, inView(one)])) as InboxAnswer["counts"], // one entry each
    agents: agents?.results.map(({ name }) => name) ?? [],
    totals: await totalsOf(db, project, { week, yesterday: now - dayMs }),
  };
}

interface TotalsRecord {
  groups: number | null;
  fresh: number | null;
  week: number | null;
  guarded: number | null;
  every: number;
  last: number | null;
}

async function totalsOf(db: Database, project: string, { week, yesterday }: { week: string; yesterday: number }) {
  const { results } = await db
    .prepare(
      `SELECT sum(shown) AS groups, sum(shown AND first_seen > ?3) AS fresh, sum(shown * recent) AS week,
         sum(held * recent) AS guarded, count(*) AS every, max(last_seen) AS last
       FROM (SELECT ${guardHolds} AS held, state <> 'ignored' AS shown, first_seen, last_seen, ${recent} AS recent FROM groups WHERE project = ?1)`,
    )
    .bind(project, week, yesterday)
    .all<TotalsRecord>();
  const { groups, fresh, week: runs, guarded, every, last } = results[0] ?? { every: 0 };
  return {
    groups: groups ?? 0,
    fresh: fresh ?? 0,
    week: runs ?? 0,
    guarded: guarded ?? 0,
    mark: `${every}.${last ?? 0}`,
  };
}

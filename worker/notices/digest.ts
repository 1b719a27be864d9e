import type { GroupRow } from "../../src/api/schema/group.ts";
import type { TimePosition } from "../../src/api/schema/query.ts";
import type { Deps } from "../deps.ts";
import { countNotices, isDelivered, sendMessage } from "./notices.ts";
import { compact } from "../../src/core/compact.ts";
import type { Database } from "../store/platform-ports.ts";

const day = 24 * 3_600_000;
const weekMs = 7 * day;
/**
 * Start of the first week. 1 January 1970 was a Thursday; weeks begin on Monday at 6:00 UTC, so that people find the
 * digest in the morning.
 */
const offset = 4 * day + 6 * 3_600_000;
const shown = 10;
const groupsPerPage = 200;
/** An agent whose every error is of its own kind makes groups without end. Those that were seen last count. */
const mostPages = 25;
/** A digest takes some eight calls to storage; a Worker may make a thousand, and the other jobs need most of them. */
const digestsPerHour = 20;

export interface Digest {
  project: string;
  from: string;
  to: string;
  received: number;
  stored: number;
  rejected: number;
  /** This week's groups, most failures first. They have no titles, because titles contain text of traces. */
  groups: { id: string; agent?: string | undefined; state: string; failures: number; is_new: boolean; url?: string }[];
  /** How many more groups there were. */
  more: number;
}

type DigestDeps = Pick<
  Deps,
  "store" | "projects" | "post" | "log" | "now" | "newId" | "digestsDue" | "claimWeek" | "releaseWeek" | "variables"
>;

/**
 * Sends a weekly digest to each project's hooks that want it; the hourly schedule calls it. A fault in one project does
 * not stop the others.
 */
export async function sendDigests(deps: DigestDeps): Promise<void> {
  const week = Math.floor((deps.now() - offset) / weekMs);
  for (const id of await deps.digestsDue(week)) {
    await sendDigest(id, week, deps).catch((error: unknown) => {
      deps.log("digest_fault", { project: id, name: error instanceof Error ? error.name : "unknown" });
    });
  }
}

async function sendDigest(project: string, week: number, deps: DigestDeps): Promise<void> {
  const settings = await deps.projects.settings(project);
  const hooks = settings?.hooks.filter(({ events }) => events.includes("digest.weekly")) ?? [];
  if (hooks.length === 0 || !(await deps.claimWeek(project, week))) return;
  let statuses: number[] = [];
  try {
    const digest = await digestOf(project, week * weekMs + offset, deps);
    const message = { type: "digest.weekly", data: digest, ...textOf(digest) };
    statuses = await Promise.all(hooks.map((hook) => sendMessage(hook, message, deps)));
  } finally {
    // If nobody got the digest, the next hour sends it again.
    if (!statuses.some(isDelivered)) await deps.releaseWeek(project, week);
  }
  await countNotices(project, statuses, deps);
  deps.log("digest", { project, week, status: statuses.join(" ") });
}

/**
 * Projects that want this week's digest and have not got it, at most as many as one hour sends. In no order: those whose
 * receivers are down must not stand before the others each hour.
 */
export async function digestsDue(db: Database, week: number): Promise<string[]> {
  const { results } = await db
    .prepare(
      `SELECT projects.id FROM projects LEFT JOIN cursors ON cursors.project = projects.id AND cursors.name = 'digest'
       WHERE instr(projects.settings, 'digest.weekly') > 0 AND coalesce(cursors.minute, 0) < ?1 ORDER BY random() LIMIT ?2`,
    )
    .bind(week, digestsPerHour)
    .all<{ id: string }>();
  return results.map(({ id }) => id);
}

/** Claims a week; true for one caller only, since several isolates may run the schedule. */
export async function claimWeek(db: Database, project: string, number: number): Promise<boolean> {
  const { results } = await db
    .prepare(
      `INSERT INTO cursors (project, name, minute) VALUES (?1, 'digest', ?2)
       ON CONFLICT (project, name) DO UPDATE SET minute = excluded.minute WHERE minute < excluded.minute
       RETURNING minute`,
    )
    .bind(project, number)
    .all();
  return results.length > 0;
}

/** Undoes `claimWeek`, so that the digest is sent again. */
export async function releaseWeek(db: Database, project: string, number: number): Promise<void> {
  await db
    .prepare("UPDATE cursors SET minute = ?2 - 1 WHERE project = ?1 AND name = 'digest' AND minute = ?2")
    .bind(project, number)
    .all();
}

async function digestOf(project: string, to: number, { store, variables }: DigestDeps): Promise<Digest> {
  const from = to - weekMs;
  const hours = await store.stats(project, { from, to: to - 1 }); // the minute that begins then is of the next week
  const sum = (name: "received" | "stored" | "rejected") => hours.reduce((total, { stats }) => total + stats[name], 0);
  // Groups count whole days: each day from Monday to Sunday is in one digest.
  const days = Array.from({ length: 7 }, (_, index) => dayOf(from + index * day));
  const seen = await groupsSince(store, project, from - (from % day));
  const groups = seen
    .map((group) => ({ group, failures: days.reduce((total, name) => total + (group.days[name] ?? 0), 0) }))
    .filter(({ failures }) => failures > 0)
    .toSorted((a, b) => b.failures - a.failures);
  const base = variables.PUBLIC_URL?.replace(/\/+$/, "");
  return {
    project,
    from: new Date(from).toISOString(),
    to: new Date(to).toISOString(),
    received: sum("received"),
    stored: sum("stored"),
    rejected: sum("rejected"),
    groups: groups.slice(0, shown).map(({ group: { id, agent, state, first_seen }, failures }) => ({
      id,
      ...compact({ agent }),
      state,
      failures,
      is_new: dayOf(first_seen) >= dayOf(from),
      ...compact({
        url: base === undefined ? undefined : `${base}/groups/${encodeURIComponent(id)}?project=${project}`,
      }),
    })),
    more: Math.max(0, groups.length - shown),
  };
}

async function groupsSince(store: DigestDeps["store"], project: string, from: number): Promise<GroupRow[]> {
  const seen: GroupRow[] = [];
  let before: TimePosition | undefined;
  for (let pages = 0; pages < mostPages; pages += 1) {
    const page = await store.groups(project, { limit: groupsPerPage, before });
    seen.push(...page.filter(({ last_seen }) => last_seen >= from));
    const last = page.at(-1);
    if (!last || page.length < groupsPerPage || last.last_seen < from) return seen;
    before = { time: last.last_seen, id: last.id };
  }
  return seen;
}

function textOf({ project, received, stored, rejected, groups, more }: Digest): { subject: string; lines: string[] } {
  const subject = `${project}: ${received} runs this week, ${groups.length + more} kinds of failure`;
  const lines = groups.map(({ id, agent, state, failures, is_new, url }) => {
    const name = agent === undefined ? id : `${id} of ${agent}`;
    return `${failures} × ${name} (${is_new ? "new this week" : state})${url === undefined ? "" : ` ${url}`}`;
  });
  const others = more === 0 ? [] : [`and ${more} more`];
  return { subject, lines: [`${stored} kept, ${rejected} rejected`, ...lines, ...others] };
}

function dayOf(at: number): string {
  return new Date(at).toISOString().slice(0, 10).replaceAll("-", "");
}

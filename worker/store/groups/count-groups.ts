import * as z from "zod";
import type { Database, Statement } from "../platform-ports.ts";
import { mergedReleases } from "./releases.ts";
import type { BodyHead } from "../runs/body-codec.ts";
import { readDays, readReleases } from "../runs/row-mapping.ts";
import type { GroupAfter, GroupHit } from "../trace-store.ts";

export interface GroupResult {
  id: string;
  title: string;
  count: number;
  days: string;
  releases: string;
  state: string;
  state_note: string;
}

const returnedBy = z.looseObject({ came_back: z.string().optional() });

/**
 * The groups after a delivery. If several deliveries race, only one brings a guarded group back: the one whose id is in
 * the group's note.
 */
export function groupsAfter(rows: readonly GroupResult[], hits: readonly GroupHit[], delivery: string): GroupAfter[] {
  return rows.map(({ id, title, count, days, releases, state, state_note }) => ({
    id,
    title,
    plainTitle: hits.find((hit) => hit.group === id)?.plainTitle,
    agent: hits.find((hit) => hit.group === id)?.agent,
    count,
    before: count - hits.filter((hit) => hit.group === id).length,
    days: readDays(days),
    releases: readReleases(releases),
    firstIn: readReleases(releases).flatMap((one) => {
      const own = hits.filter((hit) => hit.group === id && hit.release === one.id).length;
      return own > 0 && one.count <= own ? [one.id] : [];
    }),
    state,
    run: runOf(hits.filter((hit) => hit.group === id)),
    cameBack: returnedBy.parse(JSON.parse(state_note)).came_back === delivery,
  }));
}

function runOf(hits: readonly GroupHit[]): GroupAfter["run"] {
  const hit = hits.find(({ kept }) => kept) ?? hits[0];
  return hit && { id: hit.id, run_id: hit.run_id, kept: hit.kept };
}

/** The failure that a kept run counts in its group; `undefined` if it has no group, since it did not fail. */
export function hitOf({ id, group, title, facts }: BodyHead, plainTitle?: string): GroupHit | undefined {
  if (group === undefined) return undefined;
  const { agent, release, run_id } = facts;
  return { group, title: title ?? group, agent, release, id, run_id, kept: true, plainTitle };
}

const recentIds = 200;

export function groupStatement(
  db: Database,
  { project, delivery, at, hits }: { project: string; delivery: string; at: number; hits: GroupHit[] },
): Statement {
  const day = dayOf(at);
  return db
    .prepare(
      `INSERT INTO groups (project, id, title, agent, count, kept, first_seen, last_seen, day, kept_today, days, recent, releases)
       SELECT ?1, id, title, agent, sampled + n, n, ?3, ?3, ?4, n, json_object(?5, sampled + n), recent, releases FROM
         (SELECT value->>'id' AS id, value->>'title' AS title, value->>'agent' AS agent, value->>'sampled' AS sampled,
                 value->>'recent' AS recent,
                 (SELECT count(*) FROM json_each(hit.value, '$.kept') AS k CROSS JOIN runs
                  WHERE runs.project = ?1 AND runs.id = k.value AND runs.delivery = ?6) AS n,
                 (SELECT json_group_object(name, json_array(failures, ?3, ?3)) FROM
                   (SELECT one.key AS name, (one.value->>'sampled') +
                      (SELECT count(*) FROM json_each(one.value, '$.kept') AS k CROSS JOIN runs
                       WHERE runs.project = ?1 AND runs.id = k.value AND runs.delivery = ?6) AS failures
                    FROM json_each(hit.value, '$.releases') AS one) WHERE failures > 0) AS releases
          FROM json_each(?2) AS hit) WHERE sampled + n > 0
       ON CONFLICT (project, id) DO UPDATE SET
         title = CASE WHEN title = '' THEN excluded.title ELSE title END, count = count + excluded.count, kept = kept + excluded.kept, last_seen = max(last_seen, excluded.last_seen),
         kept_today = excluded.kept_today + CASE WHEN day = excluded.day THEN kept_today ELSE 0 END, day = excluded.day,
         days = json_set(days, '$."' || ?5 || '"', coalesce(json_extract(days, '$."' || ?5 || '"'), 0) + excluded.count),
         releases = ${mergedReleases},
         recent = substr(excluded.recent || recent, 1, ?7),
         state_note = CASE WHEN state IN ('guarded', 'resolved') THEN json_set(state_note, '$.came_back', ?6, '$.was', state) ELSE state_note END,
         state = CASE WHEN state IN ('guarded', 'resolved') THEN 'came_back' ELSE state END
       RETURNING id, title, count, days, releases, state, state_note`,
    )
    .bind(project, JSON.stringify(byGroup(hits)), at, Number(day), day, delivery, recentIds * 25);
}

function byGroup(hits: GroupHit[]) {
  return [...new Set(hits.map((hit) => hit.group))].map((id) => {
    const of = hits.filter((hit) => hit.group === id);
    const kept = of.filter((hit) => hit.kept).map((hit) => hit.id);
    const recent = kept.map((key) => `${key} `).join("");
    return {
      id,
      title: of[0]?.title ?? id,
      agent: of[0]?.agent ?? null,
      sampled: of.length - kept.length,
      kept,
      recent,
      releases: releasesOf(of),
    };
  });
}

function releasesOf(hits: GroupHit[]) {
  const names = new Set(hits.flatMap(({ release }) => release ?? []));
  return Object.fromEntries(
    [...names].map((name) => {
      const of = hits.filter(({ release }) => release === name);
      const kept = of.filter((hit) => hit.kept).map(({ id }) => id);
      return [name, { sampled: of.length - kept.length, kept }];
    }),
  );
}

export function dayOf(at: number): string {
  return new Date(at).toISOString().slice(0, 10).replaceAll("-", "");
}

import { ReplayKitError } from "../../src/core/error.ts";
import { unpackBody } from "./body-codec.ts";
import { readCoverage } from "./coverage.ts";
import { eraseRuns } from "./erase-run.ts";
import { eraseSubject, subjectErasedAt } from "./erase-subject.ts";
import { expireRows } from "./expire-rows.ts";
import { inboxOf } from "./inbox.ts";
import { readReasons, writeReasons } from "./journal.ts";
import { runFactsSchema } from "../../src/api/schema/run-row.ts";
import { absenceOf, findRows, listRuns } from "./query-runs.ts";
import { standingGroup } from "./move-group.ts";
import { knownReleases, listReleases, releaseBefore } from "./releases.ts";
import { replaceRun } from "./replace-run.ts";
import { type GroupRecord, minuteOf, readGroup, readRun, type RunRecord } from "./row-mapping.ts";
import { saveDelivery, type StoreDeps } from "./save-delivery.ts";
import { dayOf } from "./count-groups.ts";
import { waitingRun, waitingRuns } from "./waiting-runs.ts";
import type { IndexFacts, Stats, TraceStore } from "./trace-store.ts";

/** Bodies in R2, index in D1. */
export function createTraceStore(parts: StoreDeps): TraceStore {
  const { db, bucket } = parts;
  return {
    save: (delivery) => saveDelivery(parts, delivery),
    list: (query) => listRuns(db, query),
    absence: (project, id, since) => absenceOf(db, project, id, since),
    replace: (project, run, options) => replaceRun(parts, project, run, options),
    subjectErasedAt: (project, term) => subjectErasedAt(db, project, term),
    eraseSubject: (project, term, at) => eraseSubject(parts, project, { term, at }),
    expire: (now, limit) => expireRows(db, now, limit),

    async lookup(project, { ids, groups, releases }, now): Promise<IndexFacts> {
      const wanted = JSON.stringify(ids);
      const [stored, erased, found, named] = await db.batch<KnownRow>([
        db
          .prepare(
            "SELECT runs.id, runs.row FROM json_each(?2) CROSS JOIN runs WHERE runs.project = ?1 AND runs.id = json_each.value",
          )
          .bind(project, wanted),
        db
          .prepare(
            "SELECT tombstones.id FROM json_each(?2) AS w CROSS JOIN tombstones WHERE tombstones.project = ?1 AND tombstones.id = w.value",
          )
          .bind(project, wanted),
        db
          .prepare(
            `SELECT groups.id, CASE WHEN day = ?3 THEN kept_today ELSE 0 END AS kept_today, state
             FROM json_each(?2) AS w CROSS JOIN groups WHERE groups.project = ?1 AND groups.id = w.value`,
          )
          .bind(project, JSON.stringify(groups), Number(dayOf(now))),
        knownReleases(db, project, releases),
      ]);
      return {
        stored: new Map(stored?.results.map(({ id, row }) => [id, runFactsSchema.parse(JSON.parse(row))])),
        erased: new Set(erased?.results.map((row) => row.id)),
        groups: new Map(found?.results.map((row) => [row.id, { keptToday: row.kept_today, state: row.state }])),
        releases: {
          known: new Set(named?.results.map((row) => row.id)),
          full: named?.results.some((row) => row.id === "") ?? false,
        },
      };
    },

    async isErased(project, id) {
      const statement = db.prepare("SELECT id FROM tombstones WHERE project = ?1 AND id = ?2").bind(project, id);
      return (await statement.all()).results.length > 0;
    },

    async answered(project, key) {
      const statement = db.prepare("SELECT answer FROM deliveries WHERE project = ?1 AND key = ?2").bind(project, key);
      const { results } = await statement.all<{ answer: string }>();
      return results[0]?.answer;
    },

    async row(project, id, now) {
      const record = await recordOf(project, id);
      return record && record.expires_at > now ? readRun(record) : undefined;
    },

    async read(project, id, now) {
      const record = await recordOf(project, id);
      if (!record || record.expires_at <= now) return undefined;
      const object = await bucket.get(record.object);
      if (object === null) return undefined; // the lifecycle rule was quicker than the clock
      const body = unpackBody(new Uint8Array(await object.arrayBuffer()), record.line);
      if (body === undefined || body.head.id !== id) {
        throw new ReplayKitError("internal", `run ${id}: its object ${record.object} does not hold it`, {
          hint: "rebuild the index: POST /v1/projects/<project>/rebuild",
        });
      }
      return { row: readRun(record), ...body, version: record.delivery };
    },

    async find(project, terms, now) {
      return findRows(db, project, { terms, now });
    },

    readWindow: (project, id, since) => waitingRun(parts, project, { id, since }),

    waiting: (project, terms, since) => waitingRuns(parts, project, { terms, since }),

    async countLateFeedback(project, at) {
      await db
        .prepare(
          `INSERT INTO journal (project, minute, received, stored, sampled_out, duplicate, rejected, reasons, entries, late_feedback)
           VALUES (?1, ?2, 0, 0, 0, 0, 0, '', '', 1)
           ON CONFLICT (project, minute) DO UPDATE SET late_feedback = late_feedback + 1`,
        )
        .bind(project, minuteOf(at))
        .all();
    },

    async countNotices(project, at, outcomes) {
      await db
        .prepare(
          `INSERT INTO journal (project, minute, received, stored, sampled_out, duplicate, rejected, reasons, entries, notices)
           VALUES (?1, ?2, 0, 0, 0, 0, 0, '', '', ?3)
           ON CONFLICT (project, minute) DO UPDATE SET notices = notices || excluded.notices`,
        )
        .bind(project, minuteOf(at), writeReasons(outcomes))
        .all();
    },

    async mark(project, id, { mark, at, by }) {
      const note =
        mark === undefined
          ? db.prepare("DELETE FROM marks WHERE project = ?1 AND id = ?2").bind(project, id)
          : db
              .prepare(
                `INSERT INTO marks (project, id, mark, at, by) VALUES (?1, ?2, ?3, ?4, ?5)
                 ON CONFLICT (project, id) DO UPDATE SET mark = excluded.mark, at = excluded.at, by = excluded.by`,
              )
              .bind(project, id, mark, at, by);
      const change = db
        .prepare("UPDATE runs SET mark = ?3 WHERE project = ?1 AND id = ?2")
        .bind(project, id, mark ?? null);
      const [changed] = await db.batch([change, note]);
      return (changed?.meta.changes ?? 0) > 0;
    },

    async groups(project, { limit, state, agent, release, before }) {
      const { results } = await db
        .prepare(
          `SELECT * FROM groups WHERE project = ?1 AND (?2 IS NULL OR state = ?2) AND (?3 IS NULL OR agent = ?3)
             AND (?7 IS NULL OR EXISTS (SELECT 1 FROM json_each(groups.releases) AS seen WHERE seen.key = ?7))
             AND (?4 IS NULL OR last_seen < ?4 OR (last_seen = ?4 AND id > ?5)) ORDER BY last_seen DESC, id LIMIT ?6`,
        )
        .bind(project, state ?? null, agent ?? null, before?.time ?? null, before?.id ?? null, limit, release ?? null)
        .all<GroupRecord>();
      return results.map(readGroup);
    },

    inbox: (project, request) => inboxOf(db, project, request),

    async group(project, id) {
      const { results } = await db
        .prepare(`SELECT * FROM groups WHERE project = ?1 AND id = ${standingGroup("?2")}`)
        .bind(project, id)
        .all<GroupRecord>();
      return results[0] && readGroup(results[0]);
    },

    async setGroupState(project, id, state, note) {
      const { meta } = await db
        .prepare(
          `UPDATE groups SET state = ?3, state_note = json_patch(state_note, ?4) WHERE project = ?1 AND id = ${standingGroup("?2")}`,
        )
        .bind(project, id, state, JSON.stringify(note))
        .all();
      return (meta.changes ?? 0) > 0;
    },

    coverage: (project, request) => readCoverage(db, project, request),

    releases: (project, query) => listReleases(db, project, query),
    releaseBefore: (project, id) => releaseBefore(db, project, id),

    async stats(project, { from, to }) {
      const { results } = await db
        .prepare(
          `SELECT minute / 60 AS hour, sum(received) AS received, sum(stored) AS stored, sum(sampled_out) AS sampled_out,
             sum(duplicate) AS duplicate, sum(rejected) AS rejected, group_concat(reasons, '') AS reasons,
             sum(lifted) AS lifted, sum(late_feedback) AS late_feedback
           FROM journal WHERE project = ?1 AND minute >= ?2 AND minute <= ?3 GROUP BY hour ORDER BY hour`,
        )
        .bind(project, minuteOf(from), minuteOf(to))
        .all<Omit<Stats, "reasons"> & { hour: number; reasons: string }>();
      return results.map(({ hour, reasons, ...counts }) => ({
        hour: hour * 3_600_000,
        stats: { ...counts, reasons: readReasons(reasons) },
      }));
    },

    async erase(project, id, at) {
      const { objects } = await eraseRuns(parts, project, { ids: [id], at });
      return { objects };
    },
  };

  async function recordOf(project: string, id: string): Promise<RunRecord | undefined> {
    const statement = db.prepare("SELECT * FROM runs WHERE project = ?1 AND id = ?2").bind(project, id);
    return (await statement.all<RunRecord>()).results[0];
  }
}

interface KnownRow {
  id: string;
  row: string;
  kept_today: number;
  state: string;
}

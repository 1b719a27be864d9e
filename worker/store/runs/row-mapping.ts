import * as z from "zod";
import { type GroupRow, groupStateSchema } from "../../../src/api/schema/group.ts";
import type { GroupRelease } from "../../../src/api/schema/group.ts";
import { ratingSchema, type RunRow, runClassSchema, runFactsSchema } from "../../../src/api/schema/run-row.ts";
import { compact } from "../../../src/core/compact.ts";

/** A row of `runs` as D1 returns it. */
export interface RunRecord {
  id: string;
  received_at: number;
  expires_at: number;
  delivery: string;
  object: string;
  line: number;
  class: string;
  failed: number;
  group_id: string | null;
  weight: number;
  copies: string;
  rating: string | null;
  mark: string | null;
  row: string;
}

export interface GroupRecord {
  id: string;
  title: string;
  agent: string | null;
  count: number;
  kept: number;
  first_seen: number;
  last_seen: number;
  days: string;
  releases: string;
  recent: string;
  state: string;
  state_note: string;
}

/** Shown instead of a title that was removed with the runs it came from. */
export const erasedTitle = "its runs were erased";

export function minuteOf(at: number): number {
  return Math.floor(at / 60_000);
}

export function readRun(record: RunRecord): RunRow {
  const facts = runFactsSchema.parse(JSON.parse(record.row));
  return {
    ...facts,
    id: record.id,
    received_at: record.received_at,
    expires_at: record.expires_at,
    class: runClassSchema.parse(record.class),
    failed: record.failed === 1,
    weight: record.weight,
    ...compact({
      group: record.group_id ?? undefined,
      rating: record.rating === null ? undefined : ratingSchema.parse(record.rating),
      mark: record.mark ?? undefined,
    }),
  };
}

export function readGroup(record: GroupRecord): GroupRow {
  const days = Object.entries(readDays(record.days)).toSorted(([a], [b]) => a.localeCompare(b));
  return {
    id: record.id,
    title: record.title || erasedTitle,
    ...compact({ agent: record.agent ?? undefined }),
    count: record.count,
    kept: record.kept,
    first_seen: record.first_seen,
    last_seen: record.last_seen,
    days: Object.fromEntries(days.slice(-30)),
    recent: record.recent.trim().split(" ").filter(Boolean),
    releases: readReleases(record.releases),
    state: groupStateSchema.parse(record.state),
    note: z.record(z.string(), z.string()).parse(JSON.parse(record.state_note)),
  };
}

const releasesSchema = z.record(z.string(), z.tuple([z.number(), z.number(), z.number()]));

/** Reads `{release: [failures, first seen, last seen]}`; the release that was seen first comes first. */
export function readReleases(text: string): GroupRelease[] {
  return Object.entries(releasesSchema.parse(JSON.parse(text)))
    .map(([id, [count, first_seen, last_seen]]) => ({ id, count, first_seen, last_seen }))
    .toSorted((a, b) => a.first_seen - b.first_seen || a.last_seen - b.last_seen || a.id.localeCompare(b.id));
}

export function readDays(text: string): Record<string, number> {
  return z.record(z.string(), z.number()).parse(JSON.parse(text));
}

import type { GroupRow } from "../../../src/api/schema/group.ts";
import type { RunRow } from "../../../src/api/schema/run-row.ts";
import { compact } from "../../../src/core/compact.ts";
import type { JournalEntry } from "../../../worker/store/journal.ts";
import { minuteOf } from "../../../worker/store/runs/row-mapping.ts";
import type { Stats } from "../../../worker/store/trace-store.ts";
import type { MemoryRun } from "./memory-trace-store.ts";

type Counts = Partial<Omit<Stats, "reasons">> & { reasons?: ReadonlyMap<string, number> };

interface Line {
  minute: number;
  counts: Counts;
  entries: JournalEntry[];
}

interface Found {
  minute: number;
  entry: JournalEntry;
}

const names = ["received", "stored", "sampled_out", "duplicate", "rejected", "lifted", "late_feedback"] as const;

/** The accounting of one project, and what became of each run, in the order in which it came. */
export function memoryJournal() {
  let lines: Line[] = [];
  let releases: { minute: number; release: string; runs: number; failed: number }[] = [];
  return {
    add(at: number, counts: Counts, entries: JournalEntry[]): void {
      lines.push({ minute: minuteOf(at), counts, entries });
    },

    addReleases(at: number, counts: readonly (readonly [string, number, number])[]): void {
      for (const [release, runs, failed] of counts) releases.push({ minute: minuteOf(at), release, runs, failed });
    },

    release(id: string, from: number, to: number) {
      const of = releases.filter(({ release, minute }) => release === id && minute >= from && minute <= to);
      const sum = (name: "runs" | "failed") => of.reduce((total, one) => total + one[name], 0);
      return {
        runs: sum("runs"),
        failed: sum("failed"),
        last: of.length === 0 ? undefined : Math.max(...of.map(({ minute }) => minute)),
      };
    },

    /** The last to come first. */
    find(wanted: (found: Found) => boolean): Found[] {
      const all = lines.flatMap(({ minute, entries }) => entries.map((entry) => ({ minute, entry })));
      return all.toReversed().filter(wanted);
    },

    hours(from: number, to: number): { hour: number; stats: Stats }[] {
      const within = lines.filter(({ minute }) => minute >= from && minute <= to);
      const hours = [...new Set(within.map(({ minute }) => Math.floor(minute / 60)))].toSorted((a, b) => a - b);
      return hours.map((hour) => {
        const of = within.filter(({ minute }) => Math.floor(minute / 60) === hour).map(({ counts }) => counts);
        return { hour: hour * 3_600_000, stats: sumOf(of) };
      });
    },

    /** Lines before this minute; answers how many minutes those were. */
    forget(before: number): number {
      const gone = new Set(lines.filter(({ minute }) => minute < before).map(({ minute }) => minute));
      releases = releases.filter(({ minute }) => minute >= before);
      lines = lines.filter(({ minute }) => minute >= before);
      return gone.size;
    },
  };
}

function sumOf(all: readonly Counts[]): Stats {
  const sums: Stats = {
    received: 0,
    stored: 0,
    sampled_out: 0,
    duplicate: 0,
    rejected: 0,
    reasons: {},
    lifted: 0,
    late_feedback: 0,
  };
  for (const counts of all) {
    for (const name of names) sums[name] += counts[name] ?? 0;
    for (const [reason, count] of counts.reasons ?? []) sums.reasons[reason] = (sums.reasons[reason] ?? 0) + count;
  }
  return sums;
}

export function runRowOf({ head, at, expires_at, class: name, mark }: MemoryRun): RunRow {
  return {
    ...head.facts,
    id: head.id,
    received_at: at,
    expires_at,
    class: name,
    failed: head.failed,
    weight: head.weight,
    ...compact({ group: head.group, rating: head.rating, mark }),
  };
}

export function groupRowOf({ id, title, agent, count, kept, first_seen, last_seen, ...rest }: GroupRow): GroupRow {
  const { days, recent, releases, state, note } = rest;
  const named = { id, title: title || "its runs were erased", ...compact({ agent }) };
  return {
    ...named,
    count,
    kept,
    first_seen,
    last_seen,
    days: { ...days },
    recent: [...recent],
    releases: [...releases],
    state,
    note: { ...note },
  };
}

import type { Coverage } from "../../../src/api/schema/coverage.ts";
import type { GroupRow } from "../../../src/api/schema/group.ts";
import {
  type CasesInGit,
  coverageOf,
  largestGroups,
  weekDays,
  writePathLimit,
} from "../../../worker/store/groups/coverage.ts";
import type { KeptRun } from "../../../worker/store/trace-store.ts";

interface MemoryCoverage {
  runs: (id: string) => KeptRun | undefined;
  cases: CasesInGit;
  now: number;
}

/** Coverage over a list in memory: what the database's rows are held against. */
export function memoryCoverage(groups: readonly GroupRow[], { runs, cases, now }: MemoryCoverage): Coverage {
  const days = weekDays(now);
  const rows = groups.map(({ id, title, agent, state, note, recent, days: counted }) => ({
    id,
    title,
    agent,
    state,
    case: note["case"],
    was: note["was"],
    run: recent[0],
    weeks: days.slice(0, -1).map((since, index) =>
      Object.entries(counted).reduce((sum, [day, count]) => {
        const date = `${day.slice(0, 4)}-${day.slice(4, 6)}-${day.slice(6)}`;
        return sum + (date >= since && date < (days[index + 1] ?? "") ? count : 0);
      }, 0),
    ),
  }));
  const written = largestGroups(rows)
    .slice(0, writePathLimit.groups)
    .flatMap(({ id }) => {
      const kept = (groups.find((group) => group.id === id)?.recent ?? []).slice(0, writePathLimit.runs);
      return kept.flatMap((run) => {
        const { facts, weight, received_at = 0 } = runs(run)?.head ?? {};
        if (facts === undefined || received_at < Date.parse(days.at(-2) ?? "")) return [];
        return [{ id, writes: facts.writes === undefined ? null : JSON.stringify(facts.writes), weight: weight ?? 1 }];
      });
    });
  return coverageOf({ groups: rows, written, cases, days });
}

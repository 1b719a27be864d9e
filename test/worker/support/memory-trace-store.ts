import { compact } from "../../../src/core/compact.ts";
import { traceSchema } from "../../../src/core/schema/trace.ts";
import { continues } from "../../../worker/ingest/continue-runs.ts";
import type { GroupRelease, GroupRow } from "../../../src/api/schema/group.ts";
import type { ProjectSettings } from "../../../src/api/schema/settings.ts";
import { unfoldHistory } from "../../../worker/store/runs/fold-history.ts";
import type { JournalEntry } from "../../../worker/store/journal.ts";
import { minuteOf } from "../../../worker/store/runs/row-mapping.ts";
import type {
  Delivery,
  GroupAfter,
  GroupHit,
  GroupMove,
  KeptRun,
  NewRelease,
} from "../../../worker/store/trace-store.ts";
import type { StoreUnderTest } from "../storage-contract.ts";
import { hasLabel } from "../../../worker/store/runs/query-runs.ts";
import { entryOf } from "../../../worker/store/runs/save-delivery.ts";
import { dayOf } from "../../../worker/store/groups/count-groups.ts";
import type { RunQuery } from "../../../worker/store/run-query.ts";
import { memoryCoverage } from "./memory-coverage.ts";
import { memoryInbox } from "./memory-inbox.ts";
import { failureRate } from "../../../src/core/release/release.ts";
import { mostReleases } from "../../../worker/store/groups/releases.ts";
import { groupRowOf, memoryJournal, runRowOf } from "./memory-journal.ts";

export interface MemoryRun extends KeptRun {
  at: number;
  version: string;
  mark: string | undefined;
}

interface MemoryProject {
  settings: ProjectSettings | undefined;
  runs: Map<string, MemoryRun>;
  waiting: Map<string, { at: number; run: Pick<KeptRun, "head" | "line"> }>;
  groups: Map<string, GroupRow & { keptToday: Map<string, number> }>;
  /** Where groups went that stood under an older id. */
  moved: Map<string, string>;
  releases: Map<string, NewRelease & { at: number }>;
  journal: ReturnType<typeof memoryJournal>;
  answers: Map<string, string>;
  erased: Set<string>;
  marks: Map<string, number>;
  /** When they were erased. */
  subjects: Map<string, number>;
  /** The longest that a class was ever kept, as sweeps saw it. */
  longest: number;
}

/**
 * What a trace store promises, without a database, a bucket or a query: maps and lists. It is what the contract means, so R2 and D1
 * are held against it.
 */
export function createMemoryTraceStore() {
  const projects = new Map<string, MemoryProject>();

  function of(name: string): MemoryProject {
    const known = projects.get(name);
    if (known) return known;
    const made: MemoryProject = {
      settings: undefined,
      runs: new Map(),
      waiting: new Map(),
      groups: new Map(),
      moved: new Map(),
      releases: new Map(),
      journal: memoryJournal(),
      answers: new Map(),
      erased: new Set(),
      marks: new Map(),
      subjects: new Map(),
      longest: 0,
    };
    projects.set(name, made);
    return made;
  }

  const store: StoreUnderTest["store"] = {
    async lookup(name, { ids, groups, releases }, now) {
      const { runs, erased, groups: known, releases: there } = of(name);
      const found = groups.flatMap((id) => {
        const group = known.get(id);
        return group ? [{ id, keptToday: group.keptToday.get(dayOf(now)) ?? 0, state: group.state }] : [];
      });
      return {
        stored: new Map(
          ids.flatMap((id) => {
            const run = runs.get(id);
            return run ? [[id, run.head.facts] as const] : [];
          }),
        ),
        erased: new Set(ids.filter((id) => erased.has(id))),
        groups: new Map(found.map(({ id, ...group }) => [id, group])),
        releases: {
          known: new Set(releases.filter((id) => there.has(id))),
          full: releases.some((id) => !there.has(id)) && there.size >= mostReleases,
        },
      };
    },

    answered: async (name, keys) =>
      new Map(
        keys.flatMap((key) => {
          const answer = of(name).answers.get(key);
          return answer === undefined ? [] : [[key, answer] as const];
        }),
      ),

    async save(delivery) {
      const project = of(delivery.project);
      const { idempotency, kept, at } = delivery;
      if (idempotency && project.answers.has(idempotency.key)) throw new Error("this key has an answer");
      const added = kept.filter(({ head }) => !project.runs.has(head.id) && !project.erased.has(head.id));
      for (const run of added) project.runs.set(run.head.id, { ...run, at, version: delivery.id, mark: undefined });
      for (const run of delivery.window.runs) {
        const before = project.waiting.get(run.head.id)?.run;
        const goesOn = before === undefined || continues(bodyOf(before).trace, bodyOf(run).trace);
        project.waiting.set(run.head.id, { at, run: goesOn ? run : before });
      }
      project.journal.add(at, countsOf(delivery, added.length), entriesOf(delivery));
      for (const release of delivery.newReleases ?? []) nameRelease(project, release, at);
      const stored = (delivery.releases ?? []).filter(
        ({ kept: id }) => id === undefined || added.some(({ head }) => head.id === id),
      );
      project.journal.addReleases(
        at,
        stored.map(({ release, failed }) => [release, 1, failed ? 1 : 0]),
      );
      if (idempotency) project.answers.set(idempotency.key, idempotency.answer);
      const ids = new Set(added.map(({ head }) => head.id));
      moveGroups(project, delivery.moves);
      return { stored: added.length, groups: hitGroups(project, delivery, ids) };
    },

    async row(name, id, now) {
      const run = of(name).runs.get(id);
      return run && run.expires_at > now ? runRowOf(run) : undefined;
    },

    async read(name, id, now) {
      const run = of(name).runs.get(id);
      return run && run.expires_at > now ? { row: runRowOf(run), ...bodyOf(run), version: run.version } : undefined;
    },

    async list(query) {
      const found = listed(of(query.project), query).filter(({ run }) => matches(run, query));
      const page = found.slice(0, query.limit);
      const last = found.length > page.length || page.length === query.limit ? page.at(-1) : undefined;
      const next = last && { minute: last.minute, id: last.run.head.id };
      return { runs: page.map(({ run }) => runRowOf(run)), next };
    },

    async find(name, terms, now) {
      const { runs, journal } = of(name);
      const ids = journal.find(({ entry }) => terms.some((term) => entry[term.kind] === term.hash));
      return [...new Set(ids.map(({ entry }) => entry.id))].flatMap((id) => {
        const run = runs.get(id);
        return run && run.expires_at > now ? [runRowOf(run)] : [];
      });
    },

    async waiting(name, terms, since) {
      const { runs, waiting, journal } = of(name);
      const found = journal.find(({ entry }) => terms.some((term) => entry[term.kind] === term.hash));
      return [...new Set(found.map(({ entry }) => entry.id))].flatMap((id) => {
        const one = waiting.get(id);
        if (!one || runs.has(id) || minuteOf(one.at) < minuteOf(since)) return [];
        return [{ id, run_id: one.run.head.facts.run_id, received_at: one.at }];
      });
    },

    async absence(name, id, since) {
      const { journal, erased } = of(name);
      if (erased.has(id)) return "erased";
      const found = journal.find(({ entry }) => entry.id === id);
      const has = (...fates: JournalEntry["fate"][]) => found.some(({ entry }) => fates.includes(entry.fate));
      if (found[0] === undefined) return "never_seen";
      if (has("kept", "lifted")) return "expired";
      if (found.some(({ minute, entry }) => entry.fate === "window" && minute >= minuteOf(since))) return "in_window";
      return found[0].entry.fate === "rejected" ? "rejected" : "sampled_out";
    },

    async readWindow(name, id, since) {
      const waiting = of(name).waiting.get(id);
      return waiting && minuteOf(waiting.at) >= minuteOf(since) ? bodyOf(waiting.run) : undefined;
    },

    async replace(name, run, { at, now, delivery, hit, moves, leaves, lifted, expected, ...releases }) {
      const project = of(name);
      const { id } = run.head;
      const before = project.runs.get(id);
      if (before?.version !== expected || project.erased.has(id)) return undefined;
      moveGroups(project, moves);
      if (before && leaves !== undefined)
        leaveGroups(
          project,
          { id, at: before.at, release: before.head.facts.release },
          (group) => group.id === standing(project, leaves),
        );
      const expires = Math.max(run.expires_at, before?.expires_at ?? 0);
      const head = { ...run.head, weight: before?.head.weight ?? run.head.weight };
      const row = { at: before?.at ?? at, version: delivery, mark: before?.mark };
      project.runs.set(id, { ...run, head, expires_at: expires, ...row });
      project.journal.add(now, { lifted: lifted ? 1 : 0 }, [entryOf(run.head, lifted ? "lifted" : "named")]);
      const { release } = run.head.facts;
      if (release !== undefined && run.class !== "test") {
        const { counted, newRelease } = releases;
        project.journal.addReleases(now, [[release, 1, run.head.failed ? 1 : 0]]);
        if (counted?.release !== undefined)
          project.journal.addReleases(now, [[counted.release, -1, counted.failed ? -1 : 0]]);
        if (newRelease) nameRelease(project, newRelease, now);
      }
      return hit ? hitGroups(project, { id: delivery, at: now, hits: [hit] }, new Set([id])) : [];
    },

    countLateFeedback: async (name, at) => of(name).journal.add(at, { late_feedback: 1 }, []),

    countNotices: async () => undefined,

    async mark(name, id, { mark, at }) {
      const { runs, marks } = of(name);
      const run = runs.get(id);
      if (run) run.mark = mark;
      if (mark === undefined) marks.delete(id);
      else marks.set(id, at);
      return run !== undefined;
    },

    async groups(name, { limit, state, agent, release, before }) {
      const rows = [...of(name).groups.values()].filter((group) => {
        const asked =
          (state === undefined || group.state === state) &&
          (agent === undefined || group.agent === agent) &&
          (release === undefined || group.releases.some(({ id }) => id === release));
        return (
          asked &&
          (before === undefined ||
            group.last_seen < before.time ||
            (group.last_seen === before.time && group.id > before.id))
        );
      });
      return rows
        .toSorted((a, b) => b.last_seen - a.last_seen || a.id.localeCompare(b.id))
        .slice(0, limit)
        .map(groupRowOf);
    },

    async inbox(name, request) {
      return memoryInbox([...of(name).groups.values()].map(groupRowOf), request);
    },

    async coverage(name, { cases, now }) {
      const { groups, runs } = of(name);
      const today = (ids: readonly string[]) => ids.map((id) => standing(of(name), id));
      const rows = [...groups.values()].filter(({ state }) => state !== "ignored");
      return memoryCoverage(rows, {
        runs: (id) => runs.get(id),
        cases: { guards: today(cases.guards), open: today(cases.open), adds: today(cases.adds) },
        now,
      });
    },

    async group(name, id) {
      const group = of(name).groups.get(standing(of(name), id));
      return group && groupRowOf(group);
    },

    async setGroupState(name, id, state, note) {
      const group = of(name).groups.get(standing(of(name), id));
      if (!group) return false;
      Object.assign(group, { state, note: { ...group.note, ...note } });
      return true;
    },

    async releases(name, { from, to, limit, agent, before }) {
      const { releases, journal } = of(name);
      const rows = [...releases.values()]
        .filter(({ parts }) => agent === undefined || parts.agent === agent)
        .toSorted((a, b) => b.at - a.at || a.id.localeCompare(b.id))
        .filter(({ at, id }) => before === undefined || at < before.time || (at === before.time && id > before.id));
      return rows.slice(0, limit).map(({ id, parts, at }) => {
        const { runs, failed, last } = journal.release(id, minuteOf(from), minuteOf(to));
        const rate = failureRate({ runs, failed, squares: runs });
        const seen = last === undefined ? {} : { last_seen: Math.max(at, last * 60_000) };
        return { id, ...parts, first_seen: at, ...seen, runs, failed, effective: runs, ...compact({ rate }) };
      });
    },

    async releaseBefore(name, id) {
      const all = [...of(name).releases.values()].toSorted((a, b) => b.at - a.at || a.id.localeCompare(b.id));
      const own = all.find((one) => one.id === id);
      return all.slice(all.findIndex((one) => one === own) + 1).find(({ parts }) => parts.agent === own?.parts.agent)
        ?.id;
    },

    stats: async (name, { from, to }) => of(name).journal.hours(minuteOf(from), minuteOf(to)),
    isErased: async (name, id) => of(name).erased.has(id),

    async erase(name, id) {
      const project = of(name);
      project.erased.add(id);
      const run = project.runs.get(id);
      const own = standing(project, run?.head.group ?? "");
      leaveGroups(
        project,
        { id, at: run?.at, release: run?.head.facts.release },
        (group) => group.id === own || group.recent.includes(id),
      );
      project.marks.delete(id);
      const objects = Number(project.runs.delete(id)) + Number(project.waiting.delete(id));
      return { objects };
    },

    subjectsErasedAt: async (name, terms) =>
      new Map(
        terms.flatMap(({ kind, hash }) => {
          const at = of(name).subjects.get(`${kind} ${hash}`);
          return at === undefined ? [] : [[hash, at] as const];
        }),
      ),

    async eraseSubject(name, terms, at) {
      for (const { kind, hash } of terms) of(name).subjects.set(`${kind} ${hash}`, at);
      const found = of(name).journal.find(({ entry }) => terms.some(({ kind, hash }) => entry[kind] === hash));
      const ids = new Set(found.map(({ entry }) => entry.id).filter((id) => !of(name).erased.has(id)));
      let objects = 0;
      for (const id of ids) objects += (await store.erase(name, id, at)).objects;
      return { runs: ids.size, objects, more: false };
    },

    async expire(now) {
      let gone = 0;
      let minutes = 0;
      for (const project of projects.values()) {
        const { settings, runs, journal } = project;
        if (!settings) continue;
        const expired = [...runs].filter(([, run]) => run.expires_at <= now);
        for (const [id] of expired) gone += Number(runs.delete(id));
        for (const [, { head }] of expired) {
          const group = project.groups.get(standing(project, head.group ?? ""));
          const said = group ? whatOf(group, runs) : [];
          if (group && said.length > 0 && !said.includes(group.title)) group.title = said[0] ?? "";
        }
        project.longest = Math.max(project.longest, ...Object.values(settings.retention));
        minutes += journal.forget(minuteOf(now) - minuteOf(project.longest) - 30 * 1_440);
      }
      return { runs: gone, minutes };
    },
  };

  return {
    store,
    addProject: async (name: string, settings: ProjectSettings) => {
      of(name).settings = settings;
    },
    /** How many runs have a body. */
    bodies: async (name: string) => of(name).runs.size + of(name).waiting.size,
  };
}

function standing({ moved }: MemoryProject, id: string): string {
  return moved.get(id) ?? id;
}

function nameRelease({ releases }: MemoryProject, release: NewRelease, at: number): void {
  if (!releases.has(release.id)) releases.set(release.id, { ...release, at });
}

const ranks = ["new", "ignored", "resolved", "promoted", "came_back", "guarded"];

function moveGroups({ groups, moved }: MemoryProject, moves: readonly GroupMove[] = []): void {
  for (const { from, to } of moves) {
    const old = groups.get(from);
    if (!old) continue;
    groups.delete(from);
    moved.set(from, to);
    const now = groups.get(to) ?? { ...old, count: 0, kept: 0, days: {}, recent: [], keptToday: new Map(), note: {} };
    const [first, second] = ranks.indexOf(old.state) > ranks.indexOf(now.state) ? [now, old] : [old, now];
    const days: Record<string, number> = { ...now.days };
    for (const [day, count] of Object.entries(old.days)) days[day] = (days[day] ?? 0) + count;
    for (const [day, count] of old.keptToday) now.keptToday.set(day, (now.keptToday.get(day) ?? 0) + count);
    groups.set(to, {
      ...now,
      id: to,
      releases: mergedReleases(now.count === 0 ? [] : now.releases, old.releases),
      count: now.count + old.count,
      kept: now.kept + old.kept,
      first_seen: Math.min(now.first_seen, old.first_seen),
      last_seen: Math.max(now.last_seen, old.last_seen),
      days,
      recent: [...now.recent, ...old.recent],
      state: second.state,
      note: { ...first.note, ...second.note },
    });
  }
}

function mergedReleases(...lists: GroupRelease[][]): GroupRelease[] {
  const merged = new Map<string, GroupRelease>();
  for (const one of lists.flat()) {
    const known = merged.get(one.id) ?? { ...one, count: 0 };
    merged.set(one.id, {
      id: one.id,
      count: known.count + one.count,
      first_seen: Math.min(known.first_seen, one.first_seen),
      last_seen: Math.max(known.last_seen, one.last_seen),
    });
  }
  return [...merged.values()].toSorted(
    (a, b) => a.first_seen - b.first_seen || a.last_seen - b.last_seen || a.id.localeCompare(b.id),
  );
}

function bodyOf({ head, line }: Pick<KeptRun, "head" | "line">) {
  return { head, trace: traceSchema.parse(unfoldHistory(JSON.parse(line))) };
}

function countsOf({ kept, window, sampledOut, duplicates, rejected }: Delivery, stored: number) {
  const sampled_out = window.runs.length + sampledOut.length;
  const refused = [...rejected.reasons.values()].reduce((sum, count) => sum + count, 0);
  return {
    received: kept.length + sampled_out + duplicates + refused,
    stored,
    sampled_out,
    duplicate: duplicates + kept.length - stored,
    rejected: refused,
    reasons: rejected.reasons,
  };
}

function entriesOf({ kept, window, sampledOut, rejected }: Delivery): JournalEntry[] {
  return [
    ...kept.map(({ head }) => entryOf(head, "kept")),
    ...window.runs.map(({ head }) => entryOf(head, "window")),
    ...sampledOut,
    ...rejected.entries,
  ];
}

/** Counts a delivery's failures in their groups: all that were sampled, and of the kept ones those that are new. */
function hitGroups(
  { groups }: MemoryProject,
  { id: delivery, at, hits }: Pick<Delivery, "id" | "at"> & { hits: GroupHit[] },
  added: ReadonlySet<string>,
): GroupAfter[] {
  const day = dayOf(at);
  const touched = new Map<string, { before: number; cameBack: boolean; was: string }>();
  for (const hit of hits) {
    if (hit.kept && !added.has(hit.id)) continue;
    const known = groups.get(hit.group);
    const { title, agent } = hit;
    const fresh: Omit<GroupRow, "id" | "title" | "agent"> = {
      count: 0,
      kept: 0,
      first_seen: at,
      last_seen: at,
      days: {},
      recent: [],
      releases: [],
      state: "new",
      note: {},
    };
    const named = { id: hit.group, title, ...compact({ agent }) };
    const group = known ?? { ...named, ...fresh, keptToday: new Map<string, number>() };
    const first = touched.get(hit.group) ?? {
      before: group.count,
      cameBack: ["guarded", "resolved"].includes(group.state),
      was: group.state,
    };
    touched.set(hit.group, first);
    if (group.title === "") group.title = title;
    group.count += 1;
    group.last_seen = Math.max(group.last_seen, at);
    group.days[day] = (group.days[day] ?? 0) + 1;
    if (hit.release !== undefined) {
      const seen = { id: hit.release, count: 1, first_seen: at, last_seen: at };
      group.releases = mergedReleases(group.releases, [seen]);
    }
    if (hit.kept) {
      group.kept += 1;
      group.recent.unshift(hit.id);
      group.keptToday.set(day, (group.keptToday.get(day) ?? 0) + 1);
    }
    const returned = { came_back: delivery, was: first.was };
    if (first.cameBack) Object.assign(group, { state: "came_back", note: { ...group.note, ...returned } });
    groups.set(hit.group, group);
  }
  return [...touched].flatMap(([id, how]) => {
    const group = groups.get(id);
    return group
      ? [
          {
            id,
            title: group.title,
            count: group.count,
            days: { ...group.days },
            releases: group.releases,
            firstIn: group.releases.flatMap((one) => {
              const own = hits.filter((hit) => hit.group === id && hit.release === one.id).length;
              return own > 0 && one.count <= own ? [one.id] : [];
            }),
            state: group.state,
            run: undefined,
            ...how,
          },
        ]
      : [];
  });
}

/** A group that nothing is left of goes, unless somebody said something of it. */
/** A run that expired has no time any more. */
interface LeavingRun {
  id: string;
  at: number | undefined;
  release: string | undefined;
}

function leaveGroups(
  { groups, runs }: MemoryProject,
  { id, at, release }: LeavingRun,
  which: (group: GroupRow) => boolean,
) {
  for (const group of [...groups.values()].filter(which)) {
    const day = at === undefined ? undefined : dayOf(at);
    group.count -= 1;
    group.kept -= 1;
    if (day !== undefined) group.days[day] = Math.max(0, (group.days[day] ?? 0) - 1);
    group.recent = group.recent.filter((one) => one !== id);
    group.releases = group.releases
      .map((one) => (one.id === release ? { ...one, count: one.count - 1 } : one))
      .filter(({ count }) => count > 0);
    const others = whatOf(group, runs);
    if (!others.includes(group.title)) group.title = others[0] ?? "";
    if (group.count <= 0 && group.state === "new") groups.delete(group.id);
  }
}

/** What the runs say that the group lists and that are there. */
function whatOf({ id: group, recent }: GroupRow, runs: MemoryProject["runs"]): string[] {
  return recent.flatMap((id) => {
    const other = runs.get(id)?.head;
    return other?.group === group ? [other.facts.what ?? ""] : [];
  });
}

function listed(project: MemoryProject, query: RunQuery): { minute: number; run: MemoryRun }[] {
  const { runs, journal, groups, marks } = project;
  const chosen = (ids: readonly string[]) =>
    ids.flatMap((id) => {
      const run = runs.get(id);
      return run ? [{ minute: minuteOf(run.at), run }] : [];
    });
  const inOrder = () => {
    if (query.mark !== undefined) return chosen([...marks].toSorted((a, b) => b[1] - a[1]).map(([id]) => id));
    if (query.group !== undefined) return chosen(groups.get(standing(project, query.group))?.recent ?? []);
    const kept = journal.find(({ entry }) => entry.fate === "kept" || entry.fate === "lifted");
    return chosen([...new Set(kept.map(({ entry }) => entry.id))]);
  };
  const all = inOrder();
  const { before } = query;
  return before === undefined ? all : all.slice(all.findIndex(({ run }) => run.head.id === before.id) + 1);
}

function matches({ head, expires_at, at, mark }: MemoryRun, query: RunQuery): boolean {
  const { facts, failed, group } = head;
  if (
    expires_at <= query.now ||
    (query.mark !== undefined && mark !== query.mark && !mark?.startsWith(`${query.mark}:`))
  )
    return false;
  if (query.status !== undefined && facts.status !== query.status) return false;
  if (query.failed !== undefined && failed !== query.failed) return false;
  // Those of a group are chosen by its own list: a run that went on counts in it still.
  if (query.mark !== undefined && query.group !== undefined && group !== query.group) return false;
  if (query.agent !== undefined && facts.agent !== query.agent) return false;
  if (at < (query.since ?? 0) || at > (query.until ?? Infinity)) return false;
  if (query.release !== undefined && facts.release !== query.release) return false;
  if (query.parent !== undefined && facts.parent !== query.parent) return false;
  return query.label === undefined || hasLabel(facts, query.label);
}

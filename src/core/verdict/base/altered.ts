import { canonicalJson } from "../../json/canonical-json.ts";
import { matcherOf } from "../../matching/match-value.ts";
import { shellWord } from "../../text/shell-word.ts";
import { type CaseFiles, caseFileNames, comparableFile, type ReplayCase } from "../../schema/case.ts";
import { wantedCalls } from "../../replay/pair-with-checks.ts";
import { type Aliases, recordedName } from "../../replay/recorded-run.ts";
import type { Check } from "../../schema/check.ts";
import type { ToolLocations } from "../../schema/effect.ts";
import { isObject } from "../../schema/is-object.ts";
import type { Json } from "../../schema/json.ts";
import type { CaseResult } from "../../schema/result.ts";

export interface GuardVersion {
  case: ReplayCase;
  /** Folder relative to the repository, with `/`. */
  path: string;
  /** Hash of the fixtures and the source trace. A change is reported if both versions have one. */
  fixtures?: string | undefined;
  /** Why the rest of this version cannot be read. If set, any change of its folder counts. */
  unreadable?: string | undefined;
  /** Name of the agent in the source trace. It selects the runner if the case names none. */
  agent?: string | undefined;
}

/**
 * Returns the files that a command may run and that differ from the base. A guard's command runs in the folder of its
 * runner, a judge's command at the root.
 */
export type ChangedPrograms = (
  command: string | string[],
  guard?: { before: GuardVersion; after: GuardVersion },
) => string[];

/** Options by which a run's guards are selected and compared. */
export interface GuardComparison {
  /** Tags that select the cases to replay; empty if tags do not select. */
  selecting?: readonly string[];
  /** Paths of files that differ from the base. */
  changed?: readonly string[] | undefined;
  /** Absent if the changed files are unknown. */
  changedPrograms?: ChangedPrograms | undefined;
  /** Command of the base's judge. */
  judge?: string | string[] | undefined;
  /** `tools` of the base's and the head's configuration. */
  tools?: { before: ToolLocations; after: ToolLocations };
  /** `aliases` of the base's configuration. */
  aliases?: Aliases;
  /** Paths of the head's cases that cannot be read. */
  unreadable?: readonly string[];
}

export interface AlteredGuard {
  case_id: string;
  title: string;
  path: string;
  /** True if the head has no version of it that can be read. */
  deleted: boolean;
  /** What was altered, one short sentence each. */
  changes: string[];
}

/** Lists the base's guards that the head deletes, weakens, quarantines or takes out of the selection (design §4.9). */
export function compareGuards(
  base: GuardVersion[],
  head: GuardVersion[],
  comparison: GuardComparison = {},
): AlteredGuard[] {
  const heads = new Map(head.map((version) => [version.case.id, version]));
  const unreadable = new Set(comparison.unreadable);
  return base.flatMap((before) => {
    if (before.case.state !== "guard") return [];
    const after = heads.get(before.case.id);
    const changes = after
      ? guardChanges(before, after, comparison)
      : goneChanges(before, unreadable.has(before.path), comparison);
    if (changes.length === 0) return [];
    const { id: case_id, title } = before.case;
    return [{ case_id, title, path: before.path, deleted: after === undefined, changes }];
  });
}

/** A guard that neither side can read is altered only by a change of its folder. */
function goneChanges(before: GuardVersion, isUnreadable: boolean, comparison: GuardComparison): string[] {
  if (!isUnreadable) return ["the guard was deleted"];
  if (before.unreadable !== undefined) return uncomparedChanges(before, before.path, comparison);
  return ["its files cannot be read any more"];
}

function uncomparedChanges(
  { path, unreadable }: GuardVersion,
  now: string,
  { changed = [] }: GuardComparison,
): string[] {
  const touched = path !== now || changed.some((file) => file.startsWith(`${path}/`));
  return touched ? [`changed, and the base's version cannot be compared: ${unreadable}`] : [];
}

/**
 * Hash of a case's files other than case.yaml and notes.md, to detect changed recordings. It ignores line endings,
 * which git may convert.
 */
export function fixturesHash(files: CaseFiles, hash: (text: string) => string): string {
  const parts = caseFileNames
    .filter((name) => name !== "case.yaml" && name !== "notes.md")
    .map((name) => comparableFile(files, name));
  return hash(JSON.stringify(parts));
}

/** The shell command that restores the base's version of a case. */
export function restoreCommand(commit: string, path: string): string {
  return `git checkout ${commit.slice(0, 12)} -- ${shellWord(path)}`;
}

/**
 * The report's entry for a guard that the head deletes; it blocks unless a maintainer accepted it. `base` is the commit
 * of the base.
 */
export function deletedGuard(guard: AlteredGuard, { accepted, base }: { accepted: boolean; base: string }): CaseResult {
  return {
    case_id: guard.case_id,
    title: guard.title,
    path: guard.path,
    state: "guard",
    verdict: "inconclusive",
    standing: "altered",
    reason: `this pull request alters the guard: ${guard.changes.join("; ")}${accepted ? " (accepted)" : ""}`,
    blocks: !accepted,
    rate: { reproduced: 0, of: 0, interval: { low: 0, high: 1 } },
    live_model: false,
    altered: guard.changes,
    attempts: [],
    commands: { reproduce: restoreCommand(base, guard.path) },
    duration_ms: 0,
  };
}

function guardChanges(before: GuardVersion, after: GuardVersion, comparison: GuardComparison): string[] {
  if (before.unreadable !== undefined) return uncomparedChanges(before, after.path, comparison);
  const { selecting = [], changedPrograms = () => [], judge } = comparison;
  const [a, b] = [before.case, after.case];
  const kept = new Set(b.assertions.map(canonical));
  const dropped = a.assertions.filter((check) => !kept.has(canonical(check))).length;
  const untagged = a.tags.filter((tag) => selecting.includes(tag) && !b.tags.includes(tag));
  const moved = before.fixtures !== undefined && before.fixtures !== after.fixtures;
  return [
    ...(b.state === "guard" ? [] : [`state: guard became ${b.state}`]),
    // An additional signature makes the failure harder to recognise; without one it is another failure.
    ...(same(sorted(a.signatures), sorted(b.signatures)) ? [] : ["signatures changed"]),
    ...(dropped === 0 ? [] : [`${dropped} of ${a.assertions.length} assertions removed or changed`]),
    ...(b.weak === true && a.weak !== true ? ["marked weak"] : []),
    ...untagged.map((tag) => `the tag ${tag}, which selects cases, was removed`),
    ...((b.tolerated_rate ?? 0) > (a.tolerated_rate ?? 0) ? ["tolerated_rate raised"] : []),
    ...(["replay", "scenario", "effects", "reviews", "terminal_tools", "runner", "agent"] as const)
      .filter((key) => !same(a[key], b[key]))
      .map((key) => `${key} changed`),
    // These two keys select other cases' recordings and set the clock. The rest of the source only informs.
    ...(["fingerprint", "captured_at"] as const)
      .filter((key) => !same(a.source?.[key], b.source?.[key]))
      .map((key) => `source.${key} changed`),
    ...(moved ? ["recordings changed"] : []),
    ...uncountedArguments(a, comparison),
    ...programsOf(a, judge).flatMap(({ command, whose }) =>
      changedPrograms(command, whose === "judge" ? undefined : { before, after }).map(
        (file) => `the program ${file} of its ${whose} changed`,
      ),
    ),
  ];
}

/**
 * Arguments that a check names, and that a tool of the head no longer counts: the check would not see them. A renamed tool
 * is checked under its recorded name.
 */
function uncountedArguments({ signatures, assertions }: ReplayCase, comparison: GuardComparison): string[] {
  const { tools: { before, after } = { before: {}, after: {} }, aliases = {} } = comparison;
  const counts = (locations: ToolLocations, tool: string, name: string) =>
    locations[tool]?.args?.includes(name) !== false;
  const named = [...signatures, ...assertions].flatMap(wantedCalls).flatMap(({ tool, args, match }) => {
    const isChecked = (now: string) => recordedName(now, aliases) === tool;
    const [former, present] = [before, after].map((locations) => Object.keys(locations).filter(isChecked));
    const isNamed = isObject(args) && match !== "ignore" && matcherOf(args) === undefined;
    const names = isNamed ? Object.keys(args) : [];
    const counted = names.filter((name) => former?.every((one) => counts(before, one, name)));
    return counted.flatMap((name) => {
      const narrowed = present?.filter((one) => !counts(after, one, name)) ?? [];
      return narrowed.map((one) => `tools.${one}.args leaves out ${name}, which it checks`);
    });
  });
  return [...new Set(named)];
}

/** Commands that judge or drive a guard. */
function programsOf({ signatures, assertions, scenario }: ReplayCase, judge: GuardComparison["judge"]) {
  const checks = [...signatures, ...assertions];
  const scripts = checks.flatMap((check) => (check.kind === "script" ? [check.command] : []));
  const commands = new Map(scripts.map((command) => [canonical(command), { command, whose: "script check" }]));
  const asks = judge !== undefined && checks.some(({ kind }) => kind === "semantic");
  const { command } = scenario.simulator ?? {};
  return [
    ...commands.values(),
    ...(asks ? [{ command: judge, whose: "judge" }] : []),
    ...(command === undefined ? [] : [{ command, whose: "simulator" }]),
  ];
}

function same(a: unknown, b: unknown): boolean {
  return canonical(a) === canonical(b);
}

function canonical(value: unknown): string {
  const json: Json = JSON.parse(JSON.stringify(value ?? null)); // drops undefined members
  return canonicalJson(json);
}

/** Checks as a set: their order has no meaning. */
function sorted(checks: Check[]): string[] {
  return [...new Set(checks.map(canonical))].toSorted((a, b) => (a < b ? -1 : 1));
}

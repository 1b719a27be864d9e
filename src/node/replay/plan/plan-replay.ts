import { rmSync } from "node:fs";
import { basename, posix } from "node:path";
import { ReplayKitError } from "../../../core/error.ts";
import { type PlannedCase, planSuite, type SuitePlan } from "../../../core/verdict/suite/plan-suite.ts";
import type { PlannedTrials } from "../../../core/verdict/trial/trial-text.ts";
import { folderOf } from "../../files/case-folder.ts";
import { planShards } from "./plan-shards.ts";
import { casePath, prepareCase, type PreparedCase, type PrepareOptions, reachesProviders } from "./prepare-case.ts";
import type { ReplayOptions, Selection } from "../replay-options.ts";
import { scratchFolder } from "../../files/scratch-folder.ts";

export interface ReplayPlan {
  /** Absolute folders in the order of the report. */
  folders: string[];
  shard?: { index: number; of: number; plan: string; cases: number; own_cases: number; live_guards: number };
  /** In a shard: the suite's error rate is shared by the cases of all shards. */
  planned?: PlannedTrials;
}

/** Chooses the cases of this replay: the selected ones, and of those the ones of this shard. */
export function planReplay(options: ReplayOptions, prepare: PrepareOptions): ReplayPlan {
  const selected = selectFolders(options, prepare);
  const { shard, durations = {} } = options;
  if (!shard) return { folders: selected };
  const paths = new Map(selected.map((folder) => [casePath(options.root, folder), folder]));
  const weights = Object.fromEntries(
    [...paths].flatMap(([path, folder]) => {
      const id = basename(folder);
      return Object.hasOwn(durations, id) ? [[path, durations[id] ?? 0]] : [];
    }),
  );
  const plan = planShards([...paths.keys()], shard.of, weights);
  const folders = (plan.shards[shard.index - 1] ?? []).flatMap((path) => paths.get(path) ?? []);
  const live = selected.flatMap((folder) => liveStateOf(folder, prepare) ?? []);
  const countOf = (wanted: string) => live.filter((state) => state === wanted).length;
  const planned = { worse: countOf("guard"), fixed: countOf("open") };
  const counts = { cases: selected.length, own_cases: folders.length, live_guards: planned.worse };
  return { folders, shard: { ...shard, plan: plan.hash, ...counts }, planned };
}

/** The state of a case that may meet a live model; `undefined` for others. */
function liveStateOf(folder: string, prepare: PrepareOptions): string | undefined {
  try {
    const prepared = prepareCase(folder, prepare);
    return mayMeetLiveModel(prepared) ? prepared.loaded.case.state : undefined;
  } catch (error) {
    if (error instanceof ReplayKitError) return undefined;
    throw error;
  }
}

/** True unless fixtures alone are known to answer the case. */
function mayMeetLiveModel({ loaded, runner }: Pick<PreparedCase, "loaded" | "runner">): boolean {
  return loaded.case.replay.model !== "recorded" || reachesProviders({ runner });
}

function selectFolders(options: ReplayOptions, prepare: PrepareOptions): string[] {
  const select = options.select ?? options.config.select;
  if (select === "all" || options.cases.length === 0) return options.cases;
  const { changedFiles: changed, configFile = "replaykit.yaml", altered = {} } = options;
  const selected = options.cases.filter((folder) => {
    const subject = selectable(folder, prepare);
    // A guard that the pull request alters is always selected: the change may be to how it is selected.
    if (subject === undefined || Object.hasOwn(altered, subject.id)) return true;
    return isSelected(subject, select, { changed, configFile });
  });
  if (selected.length > 0 || select === "affected") return selected;
  const wanted = select === "smoke" ? "the tag smoke" : `one of the tags ${select.tags.join(", ")}`;
  throw new ReplayKitError("not_found", `none of the ${options.cases.length} cases has ${wanted}`, {
    hint: "add the tag to a case, or select all",
  });
}

/** Returns `undefined` if the case cannot be read; it is then selected, so that its error is shown. */
function selectable(folder: string, prepare: PrepareOptions) {
  try {
    const { loaded, path, runner } = prepareCase(folder, prepare);
    return { id: loaded.case.id, path, tags: loaded.case.tags, runnerPaths: runner.config.paths };
  } catch (error) {
    if (error instanceof ReplayKitError) return undefined;
    throw error;
  }
}

export interface SelectableCase {
  /** The case's folder relative to the root, with `/`. */
  path: string;
  tags: string[];
  /** Globs of files that the case's runner depends on; `undefined`: any change may matter. */
  runnerPaths: string[] | undefined;
}

export interface Changes {
  /** Files that differ from the base, relative to the root; `undefined`: not known. */
  changed: string[] | undefined;
  /** The configuration's file, relative to the root. */
  configFile: string;
}

/** True if a case is to be replayed. */
export function isSelected(subject: SelectableCase, select: Selection, changes: Changes): boolean {
  if (select === "all") return true;
  if (select === "smoke") return subject.tags.includes("smoke");
  if (typeof select === "object") return select.tags.some((tag) => subject.tags.includes(tag));
  return changes.changed === undefined || isAffected(subject, changes.changed, changes.configFile);
}

/** True if the case, the configuration or a file of its runner changed; for a runner without `paths`, if any file did. */
function isAffected({ path: folder, runnerPaths }: SelectableCase, changed: string[], configFile: string): boolean {
  if (runnerPaths === undefined) return changed.length > 0;
  return changed.some(
    (file) =>
      file === configFile || file.startsWith(`${folder}/`) || runnerPaths.some((glob) => matchesFile(file, glob)),
  );
}

/** Inserted before a leading dot, so that a wildcard matches the name: a character that no path has. */
const dotted = "\ue000";

/**
 * True if a glob matches this path (with `/`) or a folder that contains it. Unlike a shell's, its wildcards also match
 * names that begin with a dot. A changed submodule is listed as one path: the glob's folder, or one above it.
 */
function matchesFile(file: string, glob: string): boolean {
  const pattern = glob.replace(/^(?:\.\/)+/, "").replace(/\/+$/, "");
  if (posix.matchesGlob(file, pattern) || file.startsWith(`${pattern}/`)) return true;
  if (`${folderOf(pattern)}/`.startsWith(`${file}/`)) return true;
  const shown = file.replaceAll(/(^|\/)\./g, `$1${dotted}.`);
  if (shown === file) return false;
  return posix.matchesGlob(shown, pattern.replaceAll(/(^|[/{,(|])\./g, `$1${dotted}.`));
}

/** Whether other cases of the suite are judged elsewhere, so that cases which cannot be replayed do not stop them. */
export function isPart({ shard, partial }: Pick<ReplayOptions, "shard" | "partial">): boolean {
  return shard !== undefined || partial === true;
}

/** What a replay with these options would do and cost. Runs nothing. Throws if no case of a whole suite can be replayed. */
export function planOf(options: ReplayOptions): SuitePlan {
  const scratch = scratchFolder("plan-");
  try {
    const { root, config, runnerCommand: command, shell, sealed, caseEffects, liveModels } = options;
    const reading = { sealed, caseEffects, liveModels };
    const prepare: PrepareOptions = { root, config, override: { command, shell }, scratch, ...reading };
    const { folders } = planReplay(options, prepare);
    const faults: ReplayKitError[] = [];
    const planned = folders.flatMap((folder) => plannedCase(folder, prepare, { options, faults }));
    if (faults[0] && faults.length === folders.length && !isPart(options)) throw faults[0];
    return planSuite(planned, config);
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
}

/** Leaves out a case that cannot be replayed; the replay itself says why. */
function plannedCase(
  folder: string,
  prepare: PrepareOptions,
  { options, faults }: { options: ReplayOptions; faults: ReplayKitError[] },
): PlannedCase[] {
  try {
    const prepared = prepareCase(folder, prepare);
    const { loaded } = prepared;
    if (loaded.case.state === "retired") return [];
    const wanted = options.attempts ?? loaded.case.replay.attempts;
    const screen = wanted === "auto" ? screenOf(prepared, options.config.live.screen, options.changedFiles) : wanted;
    const recorded =
      loaded.modelFixtures !== undefined || loaded.trace.events.some(({ type }) => type === "model_call");
    const asks = recorded || Object.keys(options.config.upstream).length > 0 || reachesProviders(prepared);
    return [{ loaded, live: mayMeetLiveModel(prepared), asks, screen }];
  } catch (error) {
    if (!(error instanceof ReplayKitError)) throw error;
    faults.push(error);
    return [];
  }
}

const touchedScreen = 3;

/**
 * Attempts by which a case is screened. A guard whose runner the change touches gets more, to see a failure that shows
 * only sometimes.
 */
export function screenOf({ loaded, runner }: PreparedCase, screen: number, changedFiles: string[] = []): number {
  const { paths } = runner.config;
  if (loaded.case.state !== "guard" || paths === undefined) return screen;
  const touched = changedFiles.some((file) => paths.some((glob) => matchesFile(file, glob)));
  return touched ? Math.max(screen, touchedScreen) : screen;
}

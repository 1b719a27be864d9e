import { basename, dirname, join, posix } from "node:path";
import { mkdirSync, writeFileSync } from "node:fs";
import { parseCaseYaml } from "../../core/case/case-yaml.ts";
import { parseConfig } from "../../core/config/config-yaml.ts";
import { ReplayKitError } from "../../core/error.ts";
import { loadCase } from "../../core/case/load-case.ts";
import { type CaseFileName, type CaseFiles, caseFileNames, type ReplayCase } from "../../core/schema/case.ts";
import type { PoolSource } from "../../core/fixtures/read-pool.ts";
import type { ReplayConfig } from "../../core/schema/config.ts";
import type { Effects } from "../../core/schema/effect.ts";
import { type GuardVersion, fixturesHash } from "../../core/verdict/base/altered.ts";
import { strictestEffects } from "../../core/verdict/base/base-policy.ts";
import { folderOf, isCaseOf, maxCaseBytes } from "../../node/files/case-folder.ts";
import { type CommittedFile, ensureCommit, type GitOptions, listFilesAt, readFilesAt } from "../../node/git/git.ts";
import { poolSource } from "../../node/replay/attempt/project-pool.ts";
import { nodePlatform } from "../../node/platform.ts";

/** A guard as it stands on the base commit. */
export interface BaseCase extends GuardVersion {
  files: CaseFiles;
}

/**
 * Configuration and guards of the base commit. They apply in place of the head's, so that a pull request cannot change
 * its own rules.
 */
export interface BasePolicy {
  commit: string;
  /** `undefined` if the base has no configuration yet. */
  config: ReplayConfig | undefined;
  guards: BaseCase[];
  /** Recordings in the base's cases, for guards that lack one. */
  pool: () => readonly PoolSource[];
  /** The strictest effect of each tool in the base's configuration and cases. */
  effects: Effects;
  /** Effects that each case of the base declares, by case id. */
  caseEffects: Map<string, Effects>;
}

const defaultConfig = "replaykit.yaml";

/** Where a repository keeps its configuration and its cases. */
export interface PolicyPaths {
  configFile: string;
  /** Folders or globs from the workflow; if empty, the base's configuration names them. */
  cases: string[];
}

/** Reads configuration and guards from a commit, without checking it out. */
export async function readBasePolicy(commit: string, places: PolicyPaths, options: GitOptions): Promise<BasePolicy> {
  const config = await readConfigAt(commit, places.configFile, options);
  const patterns = places.cases.length > 0 ? places.cases : [config?.cases ?? "cases"].flat();
  const listed = await listFilesAt(commit, [...new Set(patterns.map(folderOf))], options);
  const folders = caseFolders(listed, patterns);
  const heads = await readCaseHeads(folders, options);
  const declared = heads.map(({ case: { id, effects } }) => [id, effects] as const);
  const pooling = config?.pool.max_age !== 0;
  const readable = heads.filter((head) => (pooling || head.case.state === "guard") && tooLarge(head) === undefined);
  const texts = await readFilesAt(
    readable.flatMap(({ files }) => Object.values(files)),
    options,
  );
  return {
    commit,
    config,
    guards: heads.filter((head) => head.case.state === "guard").map((guard) => readGuard(guard, texts)),
    pool: () => readable.flatMap((head) => poolSource(filesOf(head, texts), head.folder)),
    effects: strictestEffects([config?.effects ?? {}, ...declared.map(([, effects]) => effects)]),
    caseEffects: new Map(declared),
  };
}

/**
 * Reads the configuration of a commit without checking it out; `undefined` if there is none. Also tries the default
 * file name: another file name in the workflow must not remove the base's policy.
 */
export async function readConfigAt(
  commit: string,
  configFile: string,
  options: GitOptions,
): Promise<ReplayConfig | undefined> {
  await ensureCommit(commit, options);
  const name = posix.normalize(configFile);
  const texts = await readFilesAt(await listFilesAt(commit, [name, defaultConfig], options), options);
  const file = [name, defaultConfig].find((one) => texts.has(one));
  return file === undefined ? undefined : parseConfig(texts.get(file) ?? "", `${file} of the base`);
}

/** The files of one case folder at a commit, by name. */
interface CommittedCase {
  folder: string;
  files: Partial<Record<CaseFileName, CommittedFile>>;
}

function caseFolders(listed: CommittedFile[], patterns: string[]): CommittedCase[] {
  const byPath = new Map(listed.map((file) => [file.path, file]));
  return listed
    .filter(({ path }) => basename(path) === "case.yaml")
    .map(({ path }) => dirname(path))
    .filter((folder) => patterns.some((pattern) => isCaseOf(folder, pattern)))
    .map((folder) => {
      const files: CommittedCase["files"] = {};
      for (const name of caseFileNames) {
        const file = byPath.get(`${folder}/${name}`);
        if (file) files[name] = file;
      }
      return { folder, files };
    });
}

interface CaseHead extends CommittedCase {
  case: ReplayCase;
}

/** Reads each `case.yaml`. Leaves out cases whose file is missing, too large or invalid: they guard nothing yet. */
async function readCaseHeads(folders: CommittedCase[], options: GitOptions): Promise<CaseHead[]> {
  const small = folders.flatMap(({ files }) => {
    const file = files["case.yaml"];
    return file && file.bytes <= maxCaseBytes["case.yaml"] ? [file] : [];
  });
  const texts = await readFilesAt(small, options);
  return folders.flatMap((committed) => {
    const text = texts.get(`${committed.folder}/case.yaml`);
    if (text === undefined) return [];
    const parsed = orReason(() => parseCaseYaml(text, `${committed.folder}/case.yaml`).case);
    return typeof parsed === "string" ? [] : [{ ...committed, case: parsed }];
  });
}

function filesOf({ folder }: CommittedCase, texts: Map<string, string>): CaseFiles {
  const files: CaseFiles = {};
  for (const name of caseFileNames) {
    const text = texts.get(`${folder}/${name}`);
    if (text !== undefined) files[name] = text;
  }
  return files;
}

/**
 * Reads one guard. If its fixtures are unreadable, it stays a guard, and any change in its folder counts as an
 * alteration.
 */
function readGuard(guard: CaseHead, texts: Map<string, string>): BaseCase {
  const { folder, case: replayCase } = guard;
  const large = tooLarge(guard);
  if (large !== undefined) return { case: replayCase, path: folder, files: {}, unreadable: large };
  const files = filesOf(guard, texts);
  const loaded = orReason(() => loadCase(files, folder));
  if (typeof loaded === "string") return { case: replayCase, path: folder, files: {}, unreadable: loaded };
  const fixtures = fixturesHash(files, nodePlatform.hash);
  return { case: loaded.case, path: folder, fixtures, files, agent: loaded.trace.agent?.name };
}

function tooLarge({ files }: CommittedCase): string | undefined {
  const name = caseFileNames.find((one) => (files[one]?.bytes ?? 0) > maxCaseBytes[one]);
  return name && `${name} has ${files[name]?.bytes} bytes; at most ${maxCaseBytes[name]} are read`;
}

/** Returns the value, or the error's message if reading fails. */
function orReason<T extends object>(read: () => T): T | string {
  try {
    return read();
  } catch (error) {
    if (error instanceof ReplayKitError) return error.message;
    throw error;
  }
}

/** Writes the base's version of a guard into its own folder and returns that folder. */
export function writeBaseCase(guard: BaseCase, root: string): string {
  const folder = join(root, guard.case.id);
  for (const name of caseFileNames) {
    const text = guard.files[name];
    if (text === undefined) continue;
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
  return folder;
}

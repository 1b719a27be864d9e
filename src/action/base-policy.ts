import { basename, dirname, join } from "node:path";
import { mkdirSync, writeFileSync } from "node:fs";
import { parseConfig } from "../core/config-yaml.ts";
import { ReplayKitError } from "../core/error.ts";
import { loadCase } from "../core/load-case.ts";
import { caseFileNames, type CaseFiles } from "../core/schema/case.ts";
import type { PoolSource } from "../core/pool/pooled-read.ts";
import type { ReplayConfig } from "../core/schema/config.ts";
import type { GuardVersion } from "../core/verdict/altered.ts";
import { ensureCommit, filesAt, type GitOptions } from "../node/git.ts";
import { poolSource } from "../node/replay/project-pool.ts";
import { nodePlatform } from "../node/platform.ts";

/** A case as it stands on the base commit. */
export interface BaseCase extends GuardVersion {
  files: CaseFiles;
}

/** What the base commit says: the pull request cannot change by what it is judged. */
export interface BasePolicy {
  commit: string;
  /** `undefined`: the base has no configuration yet. */
  config: ReplayConfig | undefined;
  guards: BaseCase[];
  /** What its cases have to offer to guards that lack a recording. */
  pool: () => readonly PoolSource[];
}

const maxFileBytes = 16 * 1024 * 1024;

/** Reads configuration and guards from a commit, without checking it out. */
export async function readBasePolicy(commit: string, configFile: string, options: GitOptions): Promise<BasePolicy> {
  const config = await readConfigAt(commit, configFile, options);
  const limits = { ...options, maxBytes: maxFileBytes };
  const roots = [config?.cases ?? "cases"].flat().map(literalPart);
  const files = await filesAt(commit, roots, limits);
  const cases = casesOf(files);
  const pool = () => cases.flatMap(({ folder, files: own }) => poolSource(own, folder));
  return { commit, config, guards: cases.flatMap(({ folder, files: own }) => readGuard(folder, own) ?? []), pool };
}

/** The configuration of a commit, without checking it out; `undefined`: it has none yet. */
export async function readConfigAt(
  commit: string,
  configFile: string,
  options: GitOptions,
): Promise<ReplayConfig | undefined> {
  await ensureCommit(commit, options);
  const text = (await filesAt(commit, [configFile], { ...options, maxBytes: maxFileBytes })).get(configFile);
  return text === undefined ? undefined : parseConfig(text, `${configFile} of the base`);
}

/** The part of a glob before its first wildcard: git lists what is below it. */
function literalPart(pattern: string): string {
  const parts = pattern.split("/");
  const wild = parts.findIndex((part) => /[*?[{]/.test(part));
  return (wild === -1 ? parts : parts.slice(0, wild)).join("/") || ".";
}

function casesOf(files: Map<string, string>): { folder: string; files: CaseFiles }[] {
  return [...files.keys()]
    .filter((path) => basename(path) === "case.yaml")
    .map((path) => {
      const folder = dirname(path);
      const own: CaseFiles = {};
      for (const name of caseFileNames) {
        const text = files.get(`${folder}/${name}`);
        if (text !== undefined) own[name] = text;
      }
      return { folder, files: own };
    });
}

/** A guard that cannot be read on the base cannot be held against the head. */
function readGuard(folder: string, files: CaseFiles): BaseCase | undefined {
  try {
    const loaded = loadCase(files, basename(folder));
    if (loaded.case.state !== "guard") return undefined;
    return { case: loaded.case, path: folder, recordings: recordingsHash(files), files };
  } catch (error) {
    if (error instanceof ReplayKitError) return undefined;
    throw error;
  }
}

/** Hash of what a case is replayed with, so that recordings changed under an unchanged case.yaml are seen. */
export function recordingsHash(files: CaseFiles): string {
  const parts = caseFileNames
    .filter((name) => name !== "case.yaml" && name !== "notes.md")
    .map((name) => files[name] ?? null);
  return nodePlatform.hash(JSON.stringify(parts));
}

/** Writes the base's version of a guard into a folder of its own and returns the folder. */
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

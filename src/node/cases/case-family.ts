import { basename } from "node:path";
import { ReplayKitError } from "../../core/error.ts";
import { caseFingerprints } from "../../core/fingerprint/fingerprint.ts";
import { type LoadedCase, loadCase } from "../../core/case/load-case.ts";
import type { CaseFiles } from "../../core/schema/case.ts";
import type { ReplayConfig } from "../../core/schema/config.ts";
import { readCaseFiles } from "../files/case-folder.ts";
import { nodePlatform } from "../platform.ts";
import { chooseRunner } from "../runner/choose-runner.ts";

export interface FamilyCase {
  folder: string;
  files: CaseFiles;
  loaded: LoadedCase;
  /** Fingerprints of the case's failure. */
  fingerprints: string[];
}

/** The cases that a fix of one case may also affect. */
export interface CaseFamily {
  /** Other cases of the same failure. */
  group: FamilyCase[];
  /** Guards with the same runner. */
  guards: FamilyCase[];
}

export function readFamilyCase(folder: string, config: ReplayConfig): FamilyCase {
  const files = readCaseFiles(folder);
  const loaded = loadCase(files, basename(folder));
  return { folder, files, loaded, fingerprints: caseFingerprints(loaded, config, nodePlatform) };
}

/** Reads the cases of these folders. Leaves out unreadable ones, which lint and replay report. */
export function readableCases(folders: readonly string[], config: ReplayConfig): FamilyCase[] {
  return folders.flatMap((folder) => {
    try {
      return [readFamilyCase(folder, config)];
    } catch (error) {
      if (error instanceof ReplayKitError) return [];
      throw error;
    }
  });
}

export function familyOf(subject: FamilyCase, all: readonly FamilyCase[], config: ReplayConfig): CaseFamily {
  const own = new Set(subject.fingerprints);
  const runner = runnerOf(subject, config);
  const others = all.filter(({ folder, loaded }) => folder !== subject.folder && isRun(loaded));
  const group = others.filter(({ fingerprints }) => fingerprints.some((name) => own.has(name)));
  const guards = others.filter(
    (one) => one.loaded.case.state === "guard" && !group.includes(one) && runnerOf(one, config) === runner,
  );
  return { group, guards };
}

function isRun({ case: { state } }: LoadedCase): boolean {
  return state === "open" || state === "guard";
}

/** Name of the runner; `undefined` if none can be chosen. */
export function runnerOf(
  { loaded: { case: replayCase, trace } }: FamilyCase,
  config: ReplayConfig,
): string | undefined {
  try {
    return chooseRunner(config, { case: replayCase, agent: replayCase.agent ?? trace.agent?.name }).name;
  } catch (error) {
    if (error instanceof ReplayKitError) return undefined;
    throw error;
  }
}

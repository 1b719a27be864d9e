import { ReplayKitError } from "../../../core/error.ts";
import { type CaseFiles, caseFileNames } from "../../../core/schema/case.ts";
import { readCaseFiles } from "../../files/case-folder.ts";
import { nodePlatform } from "../../platform.ts";

/** Case folders as they were before the first runner started: what a runner writes into one later is never judged by. */
export interface SealedCases {
  /** The files of a case; an error if they are not the ones that were sealed. */
  read(folder: string): CaseFiles;
}

/**
 * Remembers what every case's files hold, by their hash: the files of a large suite would not fit into memory. `visit` gets them on the
 * way, so that whoever compares them reads them no second time.
 */
export function sealCases(
  folders: readonly string[],
  visit: (folder: string, files: CaseFiles) => void = () => {},
): SealedCases {
  const seals = new Map(folders.map((folder) => [folder, sealOf(folder, visit)]));
  return {
    read(folder) {
      const files = readCaseFiles(folder);
      if (!seals.has(folder) || seals.get(folder) === digest(files)) return files;
      throw changed(folder);
    },
  };
}

/**
 * The same, each case sealed when it is first read: a replay that lets go of a case and reads it again judges by the same files, or
 * not at all.
 */
export function sealWhenRead(): SealedCases {
  const seals = new Map<string, string>();
  return {
    read(folder) {
      const files = readCaseFiles(folder);
      const seal = digest(files);
      if (seals.has(folder) && seals.get(folder) !== seal) throw changed(folder);
      seals.set(folder, seal);
      return files;
    },
  };
}

function changed(folder: string): ReplayKitError {
  return new ReplayKitError("conflict", `the files of ${folder} changed after the replay began`, {
    hint: "a runner wrote into a case: let it write elsewhere",
  });
}

/** `undefined`: it cannot be read, which the replay reports; nor may it become readable while runners run. */
function sealOf(folder: string, visit: (folder: string, files: CaseFiles) => void): string | undefined {
  let files: CaseFiles;
  try {
    files = readCaseFiles(folder);
  } catch (error) {
    if (error instanceof ReplayKitError) return undefined;
    throw error;
  }
  visit(folder, files);
  return digest(files);
}

function digest(files: CaseFiles): string {
  return nodePlatform.hash(JSON.stringify(caseFileNames.map((name) => files[name] ?? null)));
}

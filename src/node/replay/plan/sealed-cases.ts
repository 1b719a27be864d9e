import { ReplayKitError } from "../../../core/error.ts";
import { type CaseFiles, caseFileNames } from "../../../core/schema/case.ts";
import { readCaseFiles } from "../../files/case-folder.ts";
import { nodePlatform } from "../../platform.ts";

/** Case folders as they were before the first runner started. What a runner writes into one later never counts. */
export interface SealedCases {
  /** The files of a case. Throws if they changed since they were sealed. */
  read(folder: string): CaseFiles;
}

/**
 * Remembers a hash of every case's files, since the files of a large suite would not fit into memory. `visit` gets the
 * files, so that a caller need not read them again.
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

/** Seals each case when it is first read. A replay that reads a case again gets the same files or an error. */
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

/** `undefined` if the case cannot be read, which the replay reports. It must not become readable later either. */
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

import { basename } from "node:path";
import { ReplayKitError } from "../core/error.ts";
import { caseFingerprints } from "../core/fingerprint/fingerprint.ts";
import { loadCase } from "../core/case/load-case.ts";
import type { CaseFiles, ReplayCase } from "../core/schema/case.ts";
import type { ReplayConfig } from "../core/schema/config.ts";
import { readCaseFiles } from "./files/case-folder.ts";
import { nodePlatform } from "./platform.ts";

export interface NamedCase {
  case: ReplayCase;
  /** All fingerprints under which a Worker may know the case's failure. */
  names: string[];
}

/** A case with the fingerprints of its failure; `undefined` if the case is unreadable, which lint explains. */
export function namedCase(folder: string, config: ReplayConfig, files?: CaseFiles): NamedCase | undefined {
  try {
    const loaded = loadCase(files ?? readCaseFiles(folder), basename(folder));
    return { case: loaded.case, names: caseFingerprints(loaded, config, nodePlatform) };
  } catch (error) {
    if (error instanceof ReplayKitError) return undefined;
    throw error;
  }
}

/** Fingerprints of guards, and of open or quarantined cases. Retired cases do not count. */
export function namesByState(cases: readonly NamedCase[]): { guards: string[]; open: string[] } {
  const namesOf = (states: readonly string[]) => [
    ...new Set(cases.flatMap(({ case: { state }, names }) => (states.includes(state) ? names : []))),
  ];
  return { guards: namesOf(["guard"]), open: namesOf(["open", "quarantined"]) };
}

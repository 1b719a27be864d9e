import { lstatSync, mkdirSync, writeFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { ReplayKitError } from "../../core/error.ts";
import { errnoOf } from "../files/read-file.ts";
import { writeNew } from "../files/write-file.ts";

export type EvidenceFile =
  | "result.json"
  | "summary.md"
  | "runner-output.json"
  | "trace.json"
  | "model.json"
  | "judged-run.json"
  | "stdout.log"
  | "stderr.log";

/** The evidence of one case: `<YYYYMMDD-HHMMSS>-<case>[-n]/`, attempts from 2 in `attempt-<k>/`. */
export interface CaseEvidence {
  writeAttempt(attempt: number, files: Partial<Record<EvidenceFile, string>>): void;
  write(files: Partial<Record<EvidenceFile, string>>): void;
}

export interface EvidenceOptions {
  /** The folder `.replaykit/runs` of the project. */
  folder: string;
  /** Start of the replay. All case folders of one replay share it. */
  at: Date;
  /** Called once, with the first write that failed. A full disk changes no verdict, but is always reported. */
  onProblem: (problem: ReplayKitError) => void;
}

const maxSameName = 10_000;

/** Stores evidence of each case of a replay. Callers redact it first. */
export function createEvidence({ folder, at, onProblem }: EvidenceOptions): (caseId: string) => CaseEvidence {
  const stamp = stampOf(at);
  let failed = false;
  let ready = false;

  function attempt(write: () => void): void {
    if (failed) return;
    try {
      write();
    } catch (error) {
      failed = true;
      onProblem(
        new ReplayKitError("io_failed", `evidence cannot be written to ${folder}: ${errnoOf(error) ?? String(error)}`, {
          hint: "the verdicts are valid, but their evidence is not kept; free some space or correct the permissions",
          cause: error,
        }),
      );
    }
  }

  return (caseId) => {
    let place: string | undefined;
    const placeOf = (): string => {
      if (!ready) prepare(folder);
      ready = true;
      return (place ??= makeFolder(join(folder, `${stamp}-${caseId}`)));
    };
    const write = (within: string, files: Partial<Record<EvidenceFile, string>>): void =>
      attempt(() => {
        const target = join(placeOf(), within);
        if (within !== "") mkdirSync(target, { recursive: true });
        for (const [name, text] of Object.entries(files))
          if (text !== undefined) writeFileSync(join(target, name), text);
      });
    return {
      writeAttempt: (number, files) => write(number === 1 ? "" : `attempt-${number}`, files),
      write: (files) => write("", files),
    };
  };
}

/** For example `20261231-235959` (UTC). */
function stampOf(at: Date): string {
  return at
    .toISOString()
    .replace(/\.\d+Z$/, "")
    .replaceAll(/[-:]/g, "")
    .replace("T", "-");
}

function prepare(folder: string): void {
  const parent = dirname(folder);
  const ours = basename(parent) === ".replaykit";
  for (const place of ours ? [parent, folder] : [folder]) {
    if (lstatSync(place, { throwIfNoEntry: false })?.isSymbolicLink()) throw new Error(`${place} is a symbolic link`);
  }
  mkdirSync(folder, { recursive: true });
  const ignore = join(parent, ".gitignore");
  if (ours) writeNew(ignore, "*\n");
}

/** Creates a folder that did not exist: two replays within one second get different ones. */
function makeFolder(path: string): string {
  for (let n = 1; n < maxSameName; n += 1) {
    const candidate = n === 1 ? path : `${path}-${n}`;
    try {
      mkdirSync(candidate);
      return candidate;
    } catch (error) {
      if (errnoOf(error) !== "EEXIST") throw error;
    }
  }
  throw new Error(`too many folders named ${path}`);
}

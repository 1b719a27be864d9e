import { basename } from "node:path";
import { compact } from "../../core/compact.ts";
import { parseCaseYaml } from "../../core/case/case-yaml.ts";
import { ReplayKitError } from "../../core/error.ts";
import { shellWord } from "../../core/text/shell-word.ts";
import type { ReplayCase } from "../../core/schema/case.ts";
import type { CaseResult, Standing } from "../../core/schema/result.ts";
import { blocksRun } from "../../core/verdict/standing.ts";
import { type SealedCases, sealWhenRead } from "./plan/sealed-cases.ts";

export interface UnjudgedSubject {
  folder: string;
  /** Relative to the root, with `/`. */
  path: string;
  /** `undefined`: the case could not be read. */
  case: Pick<ReplayCase, "id" | "title" | "state"> | undefined;
}

/** A case's id and state if its `case.yaml` can be read, whatever is wrong with its other files. */
export function readableHead(folder: string, sealed: SealedCases = sealWhenRead()): UnjudgedSubject["case"] {
  try {
    return parseCaseYaml(sealed.read(folder)["case.yaml"] ?? "", "case.yaml").case;
  } catch (error) {
    if (error instanceof ReplayKitError) return undefined; // the fault that is reported says why
    throw error;
  }
}

/** A case that was not started: over the budget, or interrupted. */
export function skippedCase(subject: UnjudgedSubject, reason: string): CaseResult {
  return { ...unjudged(subject), verdict: "inconclusive", standing: "skipped", reason, blocks: false };
}

/** A case that cannot be replayed: its files, its runner or the set-up are broken. */
export function brokenCase(
  subject: UnjudgedSubject,
  error: ReplayKitError,
  { failOn, base }: { failOn: Standing[]; base: CaseResult | undefined },
): CaseResult {
  const reason = error.hint === undefined ? error.message : `${error.message} (${error.hint})`;
  const standing = subject.case?.state === "quarantined" ? "quarantined" : "error";
  return {
    ...unjudged(subject),
    verdict: "error",
    standing,
    reason,
    // A case that cannot be read may be a guard, so no policy lets it pass.
    blocks: blocksRun(standing, subject.case ? failOn : [...failOn, "error"], base),
    ...compact({ base: base && { verdict: base.verdict, reason: base.reason } }),
  };
}

type Unjudged = Omit<CaseResult, "verdict" | "standing" | "reason" | "blocks">;

function unjudged({ folder, path, case: replayCase }: UnjudgedSubject): Unjudged {
  return {
    case_id: replayCase?.id ?? basename(folder),
    title: replayCase?.title ?? basename(folder),
    path,
    state: replayCase?.state ?? "open",
    rate: { reproduced: 0, of: 0, interval: { low: 0, high: 1 } },
    live_model: false,
    attempts: [],
    commands: { reproduce: `npx replaykit replay ${shellWord(`${path}/case.yaml`)}` },
    duration_ms: 0,
  };
}

import { notExercisedText } from "../../verdict/not-exercised.ts";
import type { CaseResult } from "../../schema/result.ts";
import { type Attention, attentionOf } from "../../verdict/suite/attention.ts";
import { trialCountsText } from "../../verdict/trial/trial-text.ts";
import { isObserved } from "../../verdict/attempt/evidence.ts";
import { linkPath, untrustedMarkdownText } from "../untrusted.ts";
import { shortened } from "../../text/characters.ts";
import { shownAttempt } from "../shown-attempt.ts";

/** The mark of each word for people, the same in every view. */
export const attentionMarks: Record<Attention, string> = {
  regressed: "🔴",
  "needs you": "🟡",
  fixed: "🟢",
  "still failing": "⚪",
  holding: "🟢",
  quarantined: "⏸️",
  skipped: "⏭️",
};

export interface TableLinks {
  /** Base address for showing a file of the head, without a trailing slash. */
  caseBase?: string | undefined;
  /** Name of the base that live cases were compared with, such as a branch. */
  base?: string | undefined;
  /** Page of the run that a case was made from. */
  runUrl?: ((result: CaseResult) => string | undefined) | undefined;
}

/** Two columns, because a third is off the screen of a phone. */
export const tableHead = "| Case | Evidence |\n|:--|:--|\n";

/** One case in a row: mark, title, was → is, evidence. */
export function tableRow(result: CaseResult, links: TableLinks): string {
  const attention = attentionOf[result.standing];
  const was = wasOf(result);
  const is =
    attention === "still failing" ? "still failing" : `${was === undefined ? "" : `${was} → `}**${attention}**`;
  const unseen = notExercisedText(result.not_exercised);
  const warning = unseen === undefined ? "" : `, ${untrustedMarkdownText(unseen)}`;
  return `| ${attentionMarks[attention]} ${titleOf(result, links)}<br>${is}${warning} | ${evidenceOf(result, links)} |\n`;
}

function titleOf(result: CaseResult, { caseBase }: TableLinks): string {
  const { title, path, weak, attempts, case_commit: commit } = result;
  const words = untrustedMarkdownText(shortened(title, 120));
  // A deleted case has no file to link to.
  const gone = result.standing === "altered" && attempts.length === 0;
  const leads = caseBase !== undefined && !gone && !/(?:^|\/)\.{0,2}(?:\/|$)/.test(path);
  // The head may have deleted the base's version, so the link names its commit.
  const base = commit === undefined ? caseBase : caseBase?.replace(/[^/]*$/, commit);
  const shown = !leads ? words : `[${words}](${base}/${linkPath(path)}/case.yaml)`;
  return `${shown}${weak === undefined ? "" : " (weak)"}`;
}

/**
 * The case before this change: from the base's result, else from its state. `undefined` if it could not be read or
 * started.
 */
function wasOf({ base, state, standing, attempts, verdict }: CaseResult): string | undefined {
  if (standing === "altered") return "guard";
  if (base?.verdict === "fixed") return "holding";
  if (base?.verdict === "reproduced") return "failing";
  if (base !== undefined) return "not judged";
  if (state === "guard") return "holding";
  return verdict === "error" && attempts.length === 0 ? undefined : "failing";
}

function evidenceOf(result: CaseResult, { runUrl, base }: TableLinks): string {
  const url = runUrl?.(result);
  return `${evidenceText(result, base)}${url === undefined ? "" : ` · [run](${url})`}`;
}

/** The evidence: the counts of a trial, why a person is needed, or the source of the answers. */
function evidenceText(result: CaseResult, base: string | undefined): string {
  const { trial, live_model: live, standing, reason } = result;
  if (live && trial !== undefined && trial.blocks.length > 0) return `live: ${safe(trialCountsText(trial, { base }))}`;
  if (attentionOf[standing] === "needs you") return safe(reason);
  const counts = shownAttempt(result)?.counts;
  if (counts === undefined) return safe(reason);
  const source = live ? "live" : "fixtures";
  const word = isObserved(counts) ? "" : " · runner's word";
  return `${source}${word}${counts.isolated ? "" : " · not sandboxed"}`;
}

function safe(text: string): string {
  return untrustedMarkdownText(shortened(text, 90));
}

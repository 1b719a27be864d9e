import type { CaseResult } from "../../schema/result.ts";
import type { Outcome } from "../../schema/attempt-result.ts";
import { fullReason, notExercisedText } from "../../verdict/not-exercised.ts";
import { guardsOnWord } from "../../verdict/attempt/evidence.ts";
import { decisionText } from "./case-markdown.ts";
import { attentionMarks } from "./case-table.ts";
import { timeoutText } from "../evidence-text.ts";
import { openChecks, decidedPasses, shownAttempt } from "../shown-attempt.ts";
import { untrustedMarkdownText } from "../untrusted.ts";

const mostNamed = 20;
const mostListed = 10;

/** Cases that need no action, in one closed fold. */
export function quietFold(attention: "holding" | "quarantined" | "skipped", cases: CaseResult[]): string {
  const reasons = attention === "quarantined" ? quarantineReasons(cases) : "";
  const summary = `${attentionMarks[attention]} ${cases.length} ${attention}`;
  return `\n<details><summary>${summary}</summary>\n\n${quietBody(cases)}${reasons}\n</details>\n`;
}

/** The reasons of quarantined cases: a case that is fixed says so there. */
function quarantineReasons(cases: CaseResult[]): string {
  const lines = cases
    .slice(0, mostListed)
    .map((result) => `- ${idOf(result.case_id)}: ${untrustedMarkdownText(fullReason(result), { max: 160 })}\n`);
  return `\n${lines.join("")}`;
}

/** The names of the cases, then the open checks and the decisions on them. */
function quietBody(cases: CaseResult[]): string {
  const named = cases
    .slice(0, mostNamed)
    .map(({ case_id, weak }) => `${idOf(case_id)}${weak === undefined ? "" : " (weak)"}`);
  const more = cases.length > mostNamed ? ` and ${cases.length - mostNamed} more` : "";
  const remarks = [
    ...saidOfAll(cases, "needs review", openChecks),
    ...saidOfAll(cases, "passed by judgement", decidedPasses),
  ];
  const rest = remarks.length > mostListed ? [`- and ${remarks.length - mostListed} more`] : [];
  const list = [...remarks.slice(0, mostListed).map(lineOf), ...rest].map((line) => `${line}\n`).join("");
  return `${named.join(", ")}${more}\n${list === "" ? "" : `\n${list}`}${onWordBody(cases)}${replacedBody(cases)}${untriedBody(cases)}${stoppedBody(cases)}${pooledBody(cases)}${askedBody(cases)}`;
}

/** Cases that pass only by what the runner reports. */
function onWordBody(cases: CaseResult[]): string {
  const guards = guardsOnWord(cases);
  if (guards.length === 0) return "";
  const named = guards.slice(0, mostListed).map(({ case_id }) => idOf(case_id));
  const more = guards.length > mostListed ? ` and ${guards.length - mostListed} more` : "";
  return `\nOn the runner's word, since some calls did not pass through the gateway: ${named.join(", ")}${more}\n`;
}

/** Cases whose pass says nothing about this change, because replay answered in place of the changed code. */
function replacedBody(cases: CaseResult[]): string {
  const replaced = cases.filter(({ not_exercised: tools = [] }) => tools.length > 0);
  const tools = [...new Set(replaced.flatMap(({ not_exercised = [] }) => not_exercised))];
  const words = notExercisedText(tools.slice(0, mostListed));
  if (words === undefined) return "";
  const named = replaced.slice(0, mostListed).map(({ case_id }) => idOf(case_id));
  const more = replaced.length > mostListed ? ` and ${replaced.length - mostListed} more` : "";
  return `\n${named.join(", ")}${more}: ${untrustedMarkdownText(words, { max: 600 })}\n`;
}

/** Cases whose pass says nothing about exceptions, in one sentence. */
function untriedBody(cases: CaseResult[]): string {
  const untried = cases.filter((result) => (shownAttempt(result)?.counts.text_errors ?? 0) > 0);
  if (untried.length === 0) return "";
  const named = untried.slice(0, mostListed).map(({ case_id }) => idOf(case_id));
  const more = untried.length > mostListed ? ` and ${untried.length - mostListed} more` : "";
  return `\nExceptions were not exercised, since the recordings do not say whether a tool raised its error or returned it: ${named.join(", ")}${more}\n`;
}

/** Cases whose runner gave its result but did not end. */
function stoppedBody(cases: CaseResult[]): string {
  const stopped = cases.filter(({ attempts }) => attempts.some((attempt) => timeoutText(attempt) !== undefined));
  if (stopped.length === 0) return "";
  const named = stopped.slice(0, mostListed).map(({ case_id }) => idOf(case_id));
  const more = stopped.length > mostListed ? ` and ${stopped.length - mostListed} more` : "";
  return `\nThe runner did not end by itself and was stopped at its timeout: ${named.join(", ")}${more}\n`;
}

/** Cases whose pass depends on recordings of other cases. */
function pooledBody(cases: CaseResult[]): string {
  const leaning = cases.flatMap((result) => {
    const count = shownAttempt(result)?.leans_on_pooled?.length ?? 0;
    return count === 0 ? [] : [`${idOf(result.case_id)} (${count})`];
  });
  if (leaning.length === 0) return "";
  const more = leaning.length > mostListed ? ` and ${leaning.length - mostListed} more` : "";
  return `\nLean on pooled reads, which other cases or kept runs recorded: ${leaning.slice(0, mostListed).join(", ")}${more}\n`;
}

/** Cases that needed a key. Recording their answers makes the key unnecessary. */
function askedBody(cases: CaseResult[]): string {
  const liveCases = cases.filter(({ attempts }) => attempts.some(({ counts }) => counts.live > 0));
  if (liveCases.length === 0) return "";
  const named = liveCases.slice(0, mostListed).map(({ case_id }) => idOf(case_id));
  const more = liveCases.length > mostListed ? ` and ${liveCases.length - mostListed} more` : "";
  return `\nAsked a live model: ${named.join(", ")}${more}. \`/replaykit record <case>\` keeps its answers, so that no key is needed.\n`;
}

interface CheckLine {
  id: string;
  words: string;
  check: Outcome;
}

function saidOfAll(cases: CaseResult[], words: string, checks: (result: CaseResult) => Outcome[]): CheckLine[] {
  return cases.flatMap((result) => checks(result).map((check) => ({ id: result.case_id, words, check })));
}

function lineOf({ id, words, check }: CheckLine): string {
  return `- ${idOf(id)} ${words}: ${decisionText(check)}`;
}

function idOf(id: string): string {
  return untrustedMarkdownText(id, { max: 60 });
}

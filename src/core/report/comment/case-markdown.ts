import { acceptableAs } from "../../accept/acceptance.ts";
import { blockSize } from "../../verdict/trial/statistics.ts";
import { plural } from "../../checks/check-result.ts";
import { isObject } from "../../schema/is-object.ts";
import type { Json } from "../../schema/json.ts";
import type { CaseResult } from "../../schema/result.ts";
import type { AttemptResult, Outcome } from "../../schema/attempt-result.ts";
import { attentionOf } from "../../verdict/suite/attention.ts";
import { recordsAgain } from "../../verdict/missing-command.ts";
import { standingWords } from "../../verdict/suite/summary.ts";
import { attentionMarks } from "./case-table.ts";
import { type Conversation, conversationPart, spacedJson } from "./conversation.ts";
import { differenceLines, differencePlace } from "../difference-lines.ts";
import { countsText, exceptionText, missLines, pooledText, timeoutText, wroteText } from "../evidence-text.ts";
import {
  linkPath,
  untrustedHtmlCode,
  untrustedMarkdown,
  untrustedMarkdownBlock,
  untrustedMarkdownText,
} from "../untrusted.ts";
import { shortened } from "../../text/characters.ts";
import { openChecks, decidedPasses, shownAttempt, signatureWords } from "../shown-attempt.ts";
import { timelinePicture } from "./timeline-picture.ts";

/** Maximum of listed checks, misses and alterations of one case. The others are counted. */
const mostListed = 10;
/** Maximum of characters of the reason in the fold's summary line. A fold is a `<details>` element. */
const longestBrief = 160;

export interface FoldOptions {
  /** True if the fold is open. */
  open?: boolean | undefined;
  /** Base address for editing a file of the head branch, without a trailing slash. */
  editBase?: string | undefined;
  /** What the agent said and wrote in the failed run and in the replay. */
  conversation?: Conversation | undefined;
  /** True adds a diagram of the replay. */
  picture?: boolean | undefined;
}

/** One case in a fold: what is wrong, what the agent said and wrote, the commands, and the evidence in small print. */
export function caseFold(result: CaseResult, { open, editBase, conversation, picture }: FoldOptions): string {
  const attempt = shownAttempt(result);
  const why = whyOf(result, attempt);
  const parts = [
    why.length > longestBrief ? text(why) : "",
    result.weak === undefined ? "" : `Weak: ${text(result.weak)}`,
    list("Altered", (result.altered ?? []).map(text)),
    ...(attempt === undefined ? [] : checkParts(result, attempt)),
    conversation === undefined ? "" : conversationPart(conversation, writesOf(result, attempt) !== undefined),
    picture === true && conversation?.replayed ? timelinePicture(conversation.replayed) : "",
    commandsPart(result, editBase),
    acceptPart(result),
    attempt === undefined ? "" : `<sub>${smallPrint(result, attempt).join(" · ")}</sub>`,
  ];
  const mark = attentionMarks[attentionOf[result.standing]];
  const words = `${standingWords[result.standing]}${result.weak === undefined ? "" : " (weak)"}`;
  const summary = `${mark} ${untrustedHtmlCode(result.case_id)} <b>${words}</b>: ${briefOf(why)}`;
  const body = parts.filter((part) => part !== "").join("\n\n");
  return `<details${open === true ? " open" : ""}><summary>${summary}</summary>\n\n${body}\n\n</details>\n`;
}

/** The reason, shortened for the summary line. */
function briefOf(words: string): string {
  // The fold itself shows the whole text.
  return untrustedMarkdownText(shortened(words, words.length > longestBrief ? longestBrief / 2 : longestBrief));
}

/** What went wrong in a reproduced failure, else the reason of the standing. */
function whyOf(result: CaseResult, attempt: AttemptResult | undefined): string {
  if (result.verdict !== "reproduced" || result.standing === "altered" || result.live_model || attempt === undefined)
    return result.reason;
  return (
    writesOf(result, attempt) ??
    attempt.signatures
      .filter(({ outcome }) => outcome === "pass")
      .map(signatureWords)
      .join("; ")
  );
}

function writesOf({ verdict }: CaseResult, attempt: AttemptResult | undefined): string | undefined {
  const failed = attempt?.assertions.find(({ kind, outcome }) => kind === "writes_are" && outcome === "fail");
  return verdict === "reproduced" && failed ? writesText(failed) : undefined;
}

/** `wrote refund {"amount":89}, wanted refund {"amount":19.5}`. */
function writesText({ expected, observed }: Outcome): string | undefined {
  const [wanted, made] = [callsText(expected), callsText(observed)];
  return wanted === undefined || made === undefined ? undefined : `wrote ${made}, wanted ${wanted}`;
}

function callsText(calls: Json | undefined): string | undefined {
  if (!Array.isArray(calls)) return undefined;
  const texts = calls.map((call) => {
    const { tool, args } = isObject(call) ? call : {};
    return typeof tool === "string" ? `${tool}${args === undefined ? "" : ` ${spacedJson(args, 80)}`}` : "";
  });
  if (texts.includes("")) return undefined;
  return texts.length === 0 ? "nothing" : texts.join(", ");
}

function checkParts(result: CaseResult, attempt: AttemptResult): string[] {
  const { misses, first_difference: first } = attempt;
  return [
    list("Not as wanted", notAsWanted(result, attempt).map(failedAssertion)),
    ...(first && result.verdict !== "reproduced" && result.verdict !== "fixed"
      ? [
          `First difference: ${text(differencePlace(first))}\n\n${untrustedMarkdownBlock(differenceLines(first).join("\n"), { language: "diff", max: 900 })}`,
        ]
      : []),
    list(
      "Missing",
      misses.map((miss) => missLines(miss).map(text).join("; ")),
    ),
    // A reproduced failure has nothing to review yet.
    list("Needs review", result.verdict === "reproduced" ? [] : openChecks(result).map(decisionText)),
    list("Passed by judgement", decidedPasses(result).map(decisionText)),
  ];
}

/** The failed checks, without the writes that the summary line already shows. */
function notAsWanted(result: CaseResult, attempt: AttemptResult): Outcome[] {
  const known = writesOf(result, attempt) !== undefined;
  return attempt.assertions.filter(({ outcome, kind }) => outcome === "fail" && !(known && kind === "writes_are"));
}

/** Attempts, the source of the answers, and pooled reads that the verdict depends on. */
function smallPrint(result: CaseResult, attempt: AttemptResult): string[] {
  const { counts, leans_on_simulated: leans, leans_on_pooled: pooled = [] } = attempt;
  const wrote = wroteText(attempt);
  const untried = exceptionText(counts);
  const stopped = result.attempts.map(timeoutText).find((words) => words !== undefined);
  return [
    ...[attemptsText(result)].filter((words) => words !== ""),
    `calls: ${countsText(counts)}`,
    ...(wrote === undefined ? [] : [text(wrote)]),
    ...(leans.length === 0 ? [] : [`leans on simulated writes: ${named(leans)}`]),
    ...(pooled.length === 0 ? [] : [`leans on pooled reads: ${named(pooled.map(pooledText))}`]),
    ...(untried === undefined ? [] : [untried]),
    ...(stopped === undefined ? [] : [stopped]),
  ];
}

function named(names: string[]): string {
  const more = names.length > mostListed ? ` and ${names.length - mostListed} more` : "";
  return `${names.slice(0, mostListed).map(text).join(", ")}${more}`;
}

/** The decision on an open check, or why there is none. A judge's text is as untrusted as the run's. */
export function decisionText({ check, message, decided_by }: Outcome): string {
  const by = decided_by === undefined ? "" : ` (${text(decided_by)})`;
  return `${untrustedMarkdown(check)}: ${text(message)}${by}`;
}

function failedAssertion({ check, message }: Outcome): string {
  return message === "" ? untrustedMarkdown(check) : text(message);
}

function attemptsText({ attempts, verdict, attempts_needed, live_because, trial }: CaseResult): string {
  const same = attempts.filter((attempt) => attempt.verdict === verdict).length;
  const needed = attempts_needed === undefined ? "" : `, ${attempts_needed} more pairs needed`;
  // A single attempt that gave the verdict is not mentioned.
  const alone = attempts.length === 1 && same === 1 && needed === "" && live_because === undefined;
  if (alone) return "";
  const made = `${same} of ${plural(attempts.length, "attempt")} ${verdict}${needed}`;
  if (live_because === undefined) return made;
  const pairs = trial?.compared === true ? trial.blocks.length * blockSize : 0;
  const beside = pairs === 0 ? "" : `; ${plural(pairs, "pair")} of attempts beside the base`;
  return `${made}${beside} · live: ${text(live_because)}`;
}

function commandsPart(result: CaseResult, editBase: string | undefined): string {
  const { path } = result;
  const { reproduce, add_recordings, guard } = result.commands;
  const lines = [
    byFolder(reproduce),
    ...(add_recordings === undefined
      ? []
      : [recordsAgain(result) ? "# record it again, with a key" : "# add what is missing", byFolder(add_recordings)]),
    ...(guard === undefined ? [] : [`# keep it fixed`, byFolder(guard)]),
  ];
  const block = untrustedMarkdownBlock(lines.map(commandLine).join("\n"), { language: "sh", max: 1200 });
  if (guard === undefined || editBase === undefined) return block;
  return `${block}\n\n[Edit case.yaml](${editBase}/${linkPath(path)}/case.yaml): set \`state: guard\``;
}

/** A maintainer accepts changed behaviour by a comment, if the repository has the workflow for it. */
function acceptPart(result: CaseResult): string {
  if (acceptableAs(result) !== "behaviour") return "";
  return `Is this wanted? A maintainer accepts it with the comment ${untrustedMarkdown(`/replaykit accept ${result.case_id}`)}.`;
}

/** Names the case by its folder, which is shorter. */
function byFolder(command: string): string {
  return command.replace(/\/case\.yaml(?='? |'?$)/, "");
}

/** Puts the command on one line, whatever the name of the case's folder. */
function commandLine(command: string): string {
  return command.replaceAll(/\s+/g, " ");
}

function list(title: string, items: string[]): string {
  if (items.length === 0) return "";
  const more = items.length > mostListed ? [`- and ${items.length - mostListed} more`] : [];
  return [`**${title}**`, "", ...items.slice(0, mostListed).map((item) => `- ${item}`), ...more].join("\n");
}

function text(words: string): string {
  return words === "" ? "" : untrustedMarkdownText(words, { max: 600 });
}

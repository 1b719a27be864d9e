import { blockSize } from "../verdict/e-values.ts";
import { plural } from "../checks/check-result.ts";
import type { AttemptResult, CaseResult, Outcome } from "../schema/result.ts";
import { standingWords } from "../verdict/summary.ts";
import { differenceLines, differencePlace, shortValue } from "./difference-lines.ts";
import { countsText, exceptionText, missLines, pooledText, wroteText } from "./evidence-text.ts";
import { linkPath } from "./link-path.ts";
import { openChecks, saidToPass, shownAttempt } from "./shown-attempt.ts";
import { signatureWords } from "./signature-words.ts";
import { untrustedHtmlCode, untrustedMarkdown, untrustedMarkdownBlock } from "./untrusted.ts";

/** So many checks, misses and altered parts of one case are written out; the rest is counted. */
const mostListed = 10;

/** One case in a fold: why, which checks, where it parts from the recording, how its calls were answered, what to run. */
export function caseFold(result: CaseResult, editBase: string | undefined): string {
  const attempt = shownAttempt(result);
  const parts = [
    untrustedMarkdown(result.reason, { max: 600 }),
    result.weak === undefined ? "" : `Weak: ${untrustedMarkdown(result.weak, { max: 300 })}`,
    ...(result.altered === undefined
      ? []
      : [
          list(
            "Altered",
            result.altered.map((text) => untrustedMarkdown(text)),
          ),
        ]),
    ...(attempt === undefined ? [] : attemptParts(result, attempt)),
    commandsPart(result, editBase),
  ];
  const weak = result.weak === undefined ? "" : " (weak)";
  const summary = `${untrustedHtmlCode(result.case_id)} ${standingWords[result.standing]}${weak}: ${untrustedHtmlCode(result.title)}`;
  return `<details><summary>${summary}</summary>\n\n${parts.filter((part) => part !== "").join("\n\n")}\n\n</details>\n`;
}

/** One case in a line. */
export function caseLine({ case_id, standing, reason, weak }: CaseResult): string {
  return `- ${untrustedMarkdown(case_id)} ${standingWords[standing]}${weak === undefined ? "" : " (weak)"}: ${untrustedMarkdown(reason, { max: 160 })}\n`;
}

function attemptParts(result: CaseResult, attempt: AttemptResult): string[] {
  const { signatures, assertions, counts, misses, first_difference: first, leans_on_simulated: leans } = attempt;
  const fired = signatures.filter(({ outcome }) => outcome === "pass");
  const failed = assertions.filter(({ outcome }) => outcome === "fail");
  return [
    list(
      `Signatures that fired (${fired.length} of ${signatures.length})`,
      fired.map((one) => untrustedMarkdown(signatureWords(one))),
    ),
    list("Assertions that failed", failed.map(failedAssertion)),
    first === undefined
      ? ""
      : `First difference, ${untrustedMarkdown(differencePlace(first))}:\n\n${untrustedMarkdownBlock(differenceLines(first).join("\n"), { language: "diff", max: 900 })}`,
    `${attemptsText(result)}  \nCalls: **${countsText(counts)}**`,
    untrustedMarkdown(wroteText(attempt) ?? ""),
    exceptionText(counts) ?? "",
    leans.length === 0
      ? ""
      : `Leans on simulated writes: ${leans
          .slice(0, mostListed)
          .map((tool) => untrustedMarkdown(tool))
          .join(", ")}`,
    list(
      "Pooled reads",
      (attempt.leans_on_pooled ?? []).map((answer) => untrustedMarkdown(pooledText(answer))),
    ),
    list(
      "Missing",
      misses.map((miss) =>
        missLines(miss)
          .map((line) => untrustedMarkdown(line))
          .join("; "),
      ),
    ),
    list("Needs review", openChecks(result).map(saidOf)),
    list("Passed by judgement", saidToPass(result).map(saidOf)),
  ];
}

/** What was said of a check, or why nobody could say: a judge's words are as foreign as the run's. */
export function saidOf({ check, message, decided_by }: Outcome): string {
  const by = decided_by === undefined ? "" : ` (${untrustedMarkdown(decided_by, { max: 100 })})`;
  return `${untrustedMarkdown(check)}: ${untrustedMarkdown(message, { max: 600 })}${by}`;
}

function failedAssertion({ check, message, expected, observed }: Outcome): string {
  const facts = [
    ...(expected === undefined ? [] : [`  - expected ${untrustedMarkdown(shortValue(expected))}`]),
    ...(observed === undefined ? [] : [`  - observed ${untrustedMarkdown(shortValue(observed))}`]),
  ];
  return [`${untrustedMarkdown(check)}: ${untrustedMarkdown(message)}`, ...facts].join("\n");
}

function attemptsText({ attempts, verdict, attempts_needed, live_because, trial }: CaseResult): string {
  const same = attempts.filter((attempt) => attempt.verdict === verdict).length;
  const needed = attempts_needed === undefined ? "" : `, ${attempts_needed} more pairs needed`;
  const made = `${same} of ${plural(attempts.length, "attempt")} ${verdict}${needed}`;
  if (live_because === undefined) return made;
  const pairs = trial?.compared === true ? trial.blocks.length * blockSize : 0;
  const beside = pairs === 0 ? "" : `; ${plural(pairs, "pair")} of attempts beside the base`;
  return `${made}${beside}  \nLive: ${untrustedMarkdown(live_because)}`;
}

function commandsPart({ commands, path }: CaseResult, editBase: string | undefined): string {
  const { reproduce, add_recordings, guard } = commands;
  const lines = [
    reproduce,
    ...(add_recordings === undefined ? [] : [`# add what is missing`, add_recordings]),
    ...(guard === undefined ? [] : [`# keep it fixed`, guard]),
  ];
  const block = untrustedMarkdownBlock(lines.map(commandLine).join("\n"), { language: "sh", max: 1200 });
  if (guard === undefined || editBase === undefined) return block;
  return `${block}\n\n[Edit case.yaml](${editBase}/${linkPath(path)}/case.yaml): set \`state: guard\``;
}

/** A command is one line, whatever a case's folder is called. */
function commandLine(command: string): string {
  return command.replaceAll(/\s+/g, " ");
}

function list(title: string, items: string[]): string {
  if (items.length === 0) return "";
  const more = items.length > mostListed ? [`- and ${items.length - mostListed} more`] : [];
  return [`**${title}**`, "", ...items.slice(0, mostListed).map((item) => `- ${item}`), ...more].join("\n");
}

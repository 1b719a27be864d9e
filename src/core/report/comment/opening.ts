import { plural } from "../../checks/check-result.ts";
import type { CaseResult, ReplayReport } from "../../schema/result.ts";
import { attentionCounts, attentionOf } from "../../verdict/suite/attention.ts";
import { exceededWords } from "../../verdict/base/against-base.ts";
import { onWordText } from "../../verdict/attempt/evidence.ts";
import { isWeak, lacksKey, unprovenWords } from "../../verdict/suite/summary.ts";
import { sandboxLines } from "../evidence-text.ts";
import { untrustedMarkdownText } from "../untrusted.ts";
import type { Standing } from "../../schema/result.ts";
import { trialCounts } from "../../verdict/trial/trial.ts";
import { openChecks } from "../shown-attempt.ts";

/** What to do first, in a sentence. Commands stand between backticks. */
export function nextAct({ cases, summary }: ReplayReport): string {
  if (cases.length === 0 && summary.left_out !== undefined) return "Next: nothing to do.";
  if (cases.length === 0) return "Next: make a case with `npx replaykit scaffold <trace.json> --out cases/<id>`.";
  const blocked = acts.find(([standing]) => cases.some((result) => result.blocks && result.standing === standing));
  const act = blocked ?? acts.find(([standing]) => (summary.standings[standing] ?? 0) > 0);
  if (act?.[0] === "inconclusive") return `Next: ${undecidedAct(cases)}`;
  if (act?.[0] === "flaky" && cases.every(failsOnBaseToo)) return `Next: ${driftAct}`;
  if (act === undefined && cases.some(isCut)) return `Next: ${budgetAct}`;
  if (act === undefined && cases.some((result) => openChecks(result).length > 0))
    return "Next: answer the checks that need a person, with `npx replaykit case review <case>` or a judge in replaykit.yaml.";
  return `Next: ${act?.[1] ?? "nothing to do."}`;
}

const acts: [Standing, string][] = [
  ["regressed", "fix what came back; each fold below has the command that shows it."],
  ["broken", "look at what behaves differently now; the first difference is in each fold below."],
  ["unguarded", "record what these guards lack; the command is in each fold below."],
  [
    "altered",
    "a maintainer accepts the altered guards (`/replaykit accept all`, or the label `replaykit:accept` and a re-run), or the pull request restores them.",
  ],
  ["error", "mend the case or the agent; the reason is in each fold below."],
  ["newly-fixed", "keep what is fixed, with `npx replaykit guard` as shown below."],
  ["unproven", "prove what looks fixed; the missing pairs are named below."],
  ["changed", "decide whether the changed behaviour is wanted."],
  ["inconclusive", "add the missing recordings."],
  ["flaky", "look at the guards below when you can: they failed, but nothing shows that this change is the reason."],
];

const driftAct =
  "look at the base: the guards below fail there too, so the provider or its model changed, not this pull request.";

const budgetAct = "raise the budget, or run it again with fewer cases.";

/** Whether the budget left this case out. */
function isCut({ standing, reason }: CaseResult): boolean {
  return standing === "skipped" && reason.startsWith("skipped: budget");
}

/** True unless a flaky guard fails clearly less often on the base. Cases that are not flaky count as true. */
function failsOnBaseToo({ standing, trial }: CaseResult): boolean {
  if (standing !== "flaky" || trial === undefined) return true;
  const { head, base } = trialCounts(trial);
  return base.not_held > 0 && base.not_held * 2 >= head.not_held;
}

/** What to do about inconclusive cases: they lack recordings, or their trial stopped early. */
function undecidedAct(cases: CaseResult[]): string {
  const ended = new Set(cases.map(({ trial }) => trial?.end));
  if (ended.has("provider")) return "run it again when the provider answers.";
  if (ended.has("budget")) return budgetAct;
  if (cases.some(({ trial }) => trial !== undefined)) return "set up the base: the reason is in each fold.";
  return "add the missing recordings.";
}

/** Conclusion that GitHub reports for the untrusted run that wrote the report. */
export interface Claim {
  conclusion: string | undefined;
}

/** The verdict in a sentence with its mark: the title of the comment and of the check. */
export interface VerdictLine {
  mark: "🔴" | "🟡" | "🟢" | "⚪";
  words: string;
}

/** The title of the comment. It says if runners were not sandboxed, because their verdict could be forged. */
export function verdictLine(report: ReplayReport): VerdictLine {
  const { mark, words } = verdictOf(report);
  return { mark, words: report.summary.not_sandboxed === undefined ? words : `${words} Not sandboxed.` };
}

/** Green only if every guard was conclusive. */
function verdictOf({ cases, summary }: ReplayReport): VerdictLine {
  if (cases.length === 0) {
    if (!summary.ok) return { mark: "🔴", words: "No case was judged." };
    return { mark: "⚪", words: summary.left_out === undefined ? "No cases yet." : "No case to replay." };
  }
  const blocking = cases.filter(({ blocks }) => blocks);
  const regressed = blocking.filter(({ standing }) => attentionOf[standing] === "regressed");
  if (regressed.length > 0) {
    return { mark: "🔴", words: `${plural(regressed.length, "regression")}. Merging would ${harmOf(regressed)}.` };
  }
  if (blocking.length > 0) {
    const need = blocking.length === 1 ? "needs" : "need";
    return { mark: "🔴", words: `${plural(blocking.length, "case")} ${need} you before this is merged.` };
  }
  const against = summary.against_base;
  if (against?.exceeded) return { mark: "🔴", words: `No regressions, but ${exceededWords(against)}.` };
  if (!summary.ok) return { mark: "🔴", words: "No case was judged." };
  const unproven = unprovenWords(cases);
  if (unproven !== undefined) return { mark: "🟡", words: `Not proven: ${unproven}.` };
  const fixed = cases.filter(({ standing }) => standing === "newly-fixed").length;
  const word = onWordText(cases);
  const none = fixed === 0 ? "No regressions" : `${fixed} fixed, no regressions`;
  return { mark: "🟢", words: `${none}${word === undefined ? "" : `; ${word}`}.` };
}

/** The harm of merging: fixed failures that come back, right behaviour that breaks, or both. */
function harmOf(regressed: CaseResult[]): string {
  const back = regressed.filter(({ standing }) => standing === "regressed").length;
  const broken = regressed.length - back;
  const parts = [
    ...(back === 0 ? [] : [`bring back ${back === 1 ? "a failure that was" : "failures that were"} fixed`]),
    ...(broken === 0 ? [] : [`break ${broken === 1 ? "a case that holds" : "cases that hold"}`]),
  ];
  return parts.join(" and ");
}

/** The comment's first lines: the verdict, the number of cases by standing, and what to do. */
export function openingOf(report: ReplayReport, claim: Claim | undefined, suite?: string): string {
  const { mark, words } = verdictLine(report);
  const title =
    claim === undefined ? `${mark} ${words}` : `⚪ According to this pull request's own run: ${decapital(words)}`;
  const lines = [
    `${productOf(suite)} · ${factsOf(report)}`,
    ...(claim === undefined ? [] : [claimLine(report, claim)]),
    ...(report.cases.some(lacksKey) ? ["It needs a key: a maintainer can replay the cases with a live model."] : []),
    ...sandboxLines(report.summary).map((line) => untrustedMarkdownText(line, { max: 600 })),
    nextAct(report),
  ];
  return `### ${title}\n\n${lines.join("  \n")}\n`;
}

/** The product's name, with the suite's. */
export function productOf(suite: string | undefined): string {
  return `**ReplayKit**${suite === undefined ? "" : ` (${untrustedMarkdownText(suite)})`}`;
}

function factsOf({ cases, summary }: ReplayReport): string {
  const { left_out } = summary;
  if (cases.length === 0) return left_out === undefined ? "this repository has no case" : "its cases were left out";
  const strong = cases.filter((result) => !isWeak(result));
  const weak = attentionCounts(cases.filter(isWeak));
  const apart = weak === "" ? "" : `. Weak cases, which an idle agent passes too, are counted apart: ${weak}`;
  return `${plural(strong.length, "case")}${strong.length === 0 ? "" : `: ${attentionCounts(strong)}`}${apart}`;
}

/** Warns that an untrusted run wrote the report, and compares it with the conclusion that GitHub reports. */
function claimLine({ summary }: ReplayReport, { conclusion }: Claim): string {
  const agrees = conclusion === undefined || (conclusion === "success") === summary.ok;
  const ended =
    conclusion === undefined
      ? ""
      : ` GitHub says that the run ended with ${untrustedMarkdownText(conclusion)}${agrees ? "" : ", which contradicts it"}.`;
  return `Its code ran there and could have written this itself: nothing was verified.${ended}`;
}

function decapital(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}

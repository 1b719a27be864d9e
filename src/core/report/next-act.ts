import type { CaseResult, ReplayReport, Standing } from "../schema/result.ts";
import { trialCounts } from "../verdict/trial.ts";
import { openChecks } from "./shown-attempt.ts";

/** What to do first, in a sentence. */
export function nextAct({ cases, summary }: ReplayReport): string {
  if (cases.length === 0) return "Next: make a case with `npx replaykit scaffold <trace.json> --out cases/<id>`.";
  const blocked = acts.find(([standing]) => cases.some((result) => result.blocks && result.standing === standing));
  const act = blocked ?? acts.find(([standing]) => (summary.standings[standing] ?? 0) > 0);
  if (act?.[0] === "inconclusive") return `Next: ${undecidedAct(cases)}`;
  if (act?.[0] === "flaky" && cases.every(failsOnBaseToo)) return `Next: ${driftAct}`;
  if (act === undefined && cases.some((result) => openChecks(result).length > 0))
    return "Next: answer what only a person can say: `npx replaykit case review <case>`, or a judge in replaykit.yaml.";
  return `Next: ${act?.[1] ?? "nothing to do."}`;
}

const acts: [Standing, string][] = [
  ["regressed", "fix what came back; each fold below has the command that shows it."],
  ["broken", "look at what behaves differently now; the first difference is in each fold below."],
  ["unguarded", "give these guards what they miss; the command is in each fold below."],
  [
    "altered",
    "a maintainer accepts the altered guards (`/replaykit accept all`, or the label `replaykit:accept` and a re-run), or they are put back.",
  ],
  ["error", "make the agent run; the reason is in each fold below."],
  ["newly-fixed", "keep what is fixed, with `npx replaykit guard` as shown below."],
  ["unproven", "prove what looks fixed; the pairs that are missing are named below."],
  ["changed", "decide whether the changed behaviour is wanted."],
  ["inconclusive", "add the recordings that are missing."],
  ["flaky", "nothing now: the guards below failed, and this change is not shown to be why."],
];

const driftAct =
  "look at the base: the guards below fail there too, so that the provider or its model changed, and not this pull request.";

/** Whether a guard that is flaky failed about as often on the base; any other case has no say in it. */
function failsOnBaseToo({ standing, trial }: CaseResult): boolean {
  if (standing !== "flaky" || trial === undefined) return true;
  const { head, base } = trialCounts(trial);
  return base.not_held > 0 && base.not_held * 2 >= head.not_held;
}

/** What is inconclusive lacks recordings, or could not be tried to the end. */
function undecidedAct(cases: CaseResult[]): string {
  const ended = new Set(cases.map(({ trial }) => trial?.end));
  if (ended.has("provider")) return "run it again when the provider answers.";
  if (ended.has("budget")) return "raise the budget, or run it again with fewer cases.";
  if (cases.some(({ trial }) => trial !== undefined))
    return "give the run a base that is set up: the reason is in each fold.";
  return "add the recordings that are missing.";
}

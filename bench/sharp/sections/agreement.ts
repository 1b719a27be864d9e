import { ReplayKitError } from "../../../src/core/error.ts";
import type { BenchResult } from "../../bench-result.ts";
import { agreement, count, noConfusion, printConfusion, total } from "../confusion.ts";
import { caseOf, declared, guessed, type Knowledge, labelledRuns, verdictOn } from "../labelled-runs.ts";

const wanted = 0.995;

/** Each failed run becomes a case with its grader's expectation; the other runs of its task are agents whose truth is known. */
export function run(): BenchResult[] {
  return [declared, guessed].map(agreementOf);
}

function agreementOf(knowledge: Knowledge): BenchResult {
  const runs = labelledRuns();
  const confusion = noConfusion();
  const disagreements: string[] = [];
  const refused: string[] = [];
  for (const failed of runs.filter(({ right }) => !right)) {
    const made = caseOf(failed, knowledge);
    if (made instanceof ReplayKitError) {
      refused.push(`${failed.name}: ${made.message}`);
      continue;
    }
    if (verdictOn(made, failed).verdict !== "reproduced")
      disagreements.push(`${failed.name}: not reproduced on itself`);
    for (const other of runs.filter((one) => one.task === failed.task && one !== failed)) {
      const { verdict, reason } = verdictOn(made, other);
      count(confusion, { said: verdict === "fixed", truth: other.right });
      if ((verdict === "fixed") !== other.right) {
        disagreements.push(
          `case of ${failed.name}, run ${other.name}: ${verdict}, ${other.right ? "right" : "wrong"}: ${reason}`,
        );
      }
    }
  }
  printConfusion(`${knowledge.name}: other runs of the task, judged by the case`, confusion, {
    said: "fixed",
    truth: "right",
  });
  for (const line of disagreements) console.log(`    disagrees: ${line.slice(0, 400)}`);
  for (const line of refused) console.log(`    no case: ${line}`);
  const value = agreement(confusion);
  const name = `${knowledge.name}: agreement with the reward, expectation given, of ${total(confusion)} (at least ${wanted})`;
  return { name, value, unit: "", ok: value >= wanted };
}

import { canonicalJson } from "../../../src/core/json/canonical-json.ts";
import { effectLookup } from "../../../src/core/effects.ts";
import { ReplayKitError } from "../../../src/core/error.ts";
import { runFromTrace } from "../../../src/core/run/run-from-trace.ts";
import type { Json } from "../../../src/core/schema/json.ts";
import type { BenchResult } from "../../bench-result.ts";
import { agreement, count, noConfusion, printConfusion, total } from "../confusion.ts";
import {
  caseOf,
  declared,
  guessed,
  type Knowledge,
  type LabelledRun,
  labelledRuns,
  verdictOn,
} from "../labelled-runs.ts";

const wanted = 0.995;

/** Makes a case of each failed run with the grader's expectation, and judges the other runs of its task, whose labels are known. */
export function run(): BenchResult[] {
  return [declared, guessed].map(agreementOf);
}

function agreementOf(knowledge: Knowledge): BenchResult {
  const runs = labelledRuns();
  const confusion = noConfusion();
  const disagreements: string[] = [];
  const refused: string[] = [];
  const unsaid: string[] = [];
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
      if (verdict === "fixed" && !other.right && meetsExpectation(other, knowledge)) {
        unsaid.push(`${other.name} by the case of ${failed.name}`);
        continue;
      }
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
  for (const line of unsaid)
    console.log(
      `    makes every expected write and says every expected text, and is graded wrong all the same: ${line}`,
    );
  for (const line of refused) console.log(`    no case: ${line}`);
  const value = agreement(confusion);
  const name = `${knowledge.name}: agreement with the reward, expectation given, of ${total(confusion)} (at least ${wanted})`;
  return { name, value, unit: "", ok: value >= wanted };
}

/**
 * Whether a run meets the expectation, without the product's checks: the effective writes are the grader's, each text was said, and the
 * run ended.
 */
function meetsExpectation({ trace }: LabelledRun, { effects }: Knowledge): boolean {
  const { calls, said, final_output } = runFromTrace(trace, effectLookup(effects));
  const { expected_calls = [], expected_text = [] } = trace.feedback ?? {};
  const key = (tool: string, args: Json) => `${tool} ${canonicalJson(args)}`;
  const isWrite = effectLookup(declared.effects);
  const wanted = expected_calls.filter(({ tool }) => isWrite(tool).effect === "write");
  const made = calls.filter(({ effect, error }) => effect === "write" && error === undefined);
  const wantedKeys = wanted.map(({ tool, args = {} }) => key(tool, args)).toSorted();
  const madeKeys = made.map(({ tool, args }) => key(tool, args)).toSorted();
  const all = said.join("\n").toLowerCase().replaceAll(",", "");
  const texts = expected_text.every((text) => all.includes(text.toLowerCase().replaceAll(",", "")));
  return wantedKeys.join("\n") === madeKeys.join("\n") && texts && final_output !== undefined;
}

import { ReplayKitError } from "../../../src/core/error.ts";
import type { BenchResult } from "../../bench-result.ts";
import { caseOf, declared, guessed, type Knowledge, labelledRuns, verdictOn } from "../labelled-runs.ts";

/** Runs whose only feedback is that they are bad: whether a case is made, and what it then calls fixed. */
export function run(): BenchResult[] {
  return [declared, guessed].flatMap(ratedAlone);
}

function ratedAlone(knowledge: Knowledge): BenchResult[] {
  const runs = labelledRuns();
  const failed = runs.filter(({ right }) => !right);
  const silent: string[] = [];
  const untold: string[] = [];
  let [made, fixed, wrong] = [0, 0, 0];
  for (const one of failed) {
    const rated = { ...one, trace: { ...one.trace, feedback: { rating: "bad" as const } } };
    const found = caseOf(rated, knowledge);
    if (found instanceof ReplayKitError) {
      if (found.code !== "expectation_needed" || !/--expect/.test(found.hint ?? "")) untold.push(one.name);
      continue;
    }
    made += 1;
    if (!found.loaded.case.signatures.some((check) => check.kind === "status_is" && check.status === "error"))
      silent.push(one.name);
    for (const other of runs.filter((run) => run.task === one.task && run !== one)) {
      if (verdictOn(found, other).verdict !== "fixed") continue;
      fixed += 1;
      if (!other.right) wrong += 1;
    }
  }
  for (const name of silent) console.log(`    a case though nothing but the rating says that it failed: ${name}`);
  console.log(
    `    ${knowledge.name}: ${made} cases of ${failed.length}, each of a run that ended in an error of its own`,
  );
  return [
    figure(`${knowledge.name}: cases of a bad rating alone, of ${failed.length} failed runs (none)`, silent.length),
    figure(`${knowledge.name}: refusals that do not ask for the expectation (none)`, untold.length),
    figure(`${knowledge.name}: wrong runs among ${fixed} called fixed by such cases (none)`, wrong),
  ];
}

function figure(name: string, value: number): BenchResult {
  return { name, value, unit: "", budget: 0, ok: value === 0 };
}

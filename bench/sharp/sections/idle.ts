import { globSync } from "node:fs";
import { basename, dirname, resolve } from "node:path";
import { effectLookup } from "../../../src/core/effects.ts";
import { ReplayKitError } from "../../../src/core/error.ts";
import { loadCase } from "../../../src/core/case/load-case.ts";
import { emptyRun } from "../../../src/core/run/empty-run.ts";
import { runFromTrace } from "../../../src/core/run/run-from-trace.ts";
import { outputText } from "../../../src/core/run/text-of.ts";
import type { Run } from "../../../src/core/schema/run.ts";
import { decideAttempt } from "../../../src/core/verdict/attempt/decide-attempt.ts";
import { readCaseFolder } from "../../../src/node/files/case-folder.ts";
import { loadConfig } from "../../../src/node/files/load-config.ts";
import type { BenchResult } from "../../bench-result.ts";
import { caseOf, declared, guessed, type Knowledge, labelledRuns, verdictOn } from "../labelled-runs.ts";

const root = resolve(import.meta.dirname, "../../..");

/**
 * Counts cases that an idle agent passes, which calls nothing and gives a fixed answer: our own cases, and those made from real failures.
 */
export async function run(): Promise<BenchResult[]> {
  return [await shipped(), ...[declared, guessed].flatMap(scaffolded)];
}

/** Answers that the product's own check for idle runs does not use. */
const answers = ["Done!", "Sorry, I cannot help with that.", "All set, thank you!", "17 plums on the roof, says Q."];

function idleRuns(recorded: Run): Run[] {
  const own = outputText(recorded.final_output) || (recorded.said.at(-1) ?? "");
  return [...answers, ...(own === "" ? [] : [own])].map((answer) => {
    return { ...emptyRun(), final_output: answer, said: [answer], steps: 1 };
  });
}

async function shipped(): Promise<BenchResult> {
  const config = await loadConfig(root);
  const files = globSync(["cases/*/case.yaml", "examples/**/case.yaml"], { cwd: root });
  const held: string[] = [];
  for (const file of files) {
    const { files: contents } = await readCaseFolder(resolve(root, dirname(file)));
    const { case: replayCase, trace } = loadCase(contents, basename(dirname(file)));
    const recorded = runFromTrace(trace, effectLookup(replayCase.effects, config.effects));
    const passes = idleRuns(recorded).some(
      (run) => decideAttempt({ case: replayCase, run, recorded }).verdict === "fixed",
    );
    if (passes) held.push(replayCase.id);
  }
  if (held.length > 0) console.log(`    idle passes: ${held.join(", ")}`);
  return {
    name: `shipped cases that an idle agent passes, of ${files.length}`,
    value: held.length,
    unit: "",
    budget: 0,
    ok: held.length === 0,
  };
}

function scaffolded(knowledge: Knowledge): BenchResult[] {
  const weak: string[] = [];
  const unmarked: string[] = [];
  let cases = 0;
  for (const failed of labelledRuns().filter(({ right }) => !right)) {
    const made = caseOf(failed, knowledge);
    if (made instanceof ReplayKitError) continue;
    cases += 1;
    const { weak: marked, weak_reason: reason } = made.loaded.case;
    if (marked === true) weak.push(`${failed.name}: ${reason ?? "no reason"}`);
    const passes = idleRuns(made.recorded).some((idle) => verdictOn(made, idle).verdict === "fixed");
    if (passes && marked !== true) unmarked.push(failed.name);
  }
  for (const line of weak) console.log(`    weak: ${line}`);
  for (const line of unmarked) console.log(`    idle passes, not marked: ${line}`);
  return [
    {
      name: `${knowledge.name}: cases that an idle agent passes and that are not marked, of ${cases}`,
      value: unmarked.length,
      unit: "",
      budget: 0,
      ok: unmarked.length === 0,
    },
    {
      name: `${knowledge.name}: weak cases of ${cases} (about one in seven or less)`,
      value: (100 * weak.length) / cases,
      unit: " %",
      ok: weak.length / cases <= 1 / 6,
    },
  ];
}

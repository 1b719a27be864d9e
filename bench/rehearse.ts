import { compareCandidate } from "../src/core/rehearsal/compare-candidate.ts";
import type { RehearsedSide } from "../src/core/rehearsal/rehearsed-side.ts";
import type { Candidate } from "../src/core/schema/rehearsal.ts";
import type { CaseResult } from "../src/core/schema/result.ts";
import type { AttemptResult } from "../src/core/schema/attempt-result.ts";
import { corpusPath } from "../test/support/corpora.ts";
import { readTrials } from "../test/support/tau-bench.ts";
import type { BenchResult } from "./bench-result.ts";
import { type Chance, createChance } from "./chance/chance-source.ts";

const rounds = 2_000;
const curveRounds = 400;
const attempts = [1, 2] as const;
const suites = [25, 50, 100, 200, 400];
const degradations = [5, 10, 20];

/** The results of one task: whether each of its four trials is right. */
type Task = readonly boolean[];

/**
 * Measures rehearsals of a real agent (tau-bench: four trials a task) against itself, and against itself made worse. Each trial is on one
 * side only. The case is a control if the trial it is made from is right; that trial is on no side while there are enough others. Larger
 * suites draw tasks again; a degradation makes right trials of the candidate wrong at random.
 */
export async function run(): Promise<BenchResult[]> {
  const corpus = corpusPath("tau-bench");
  if (corpus === undefined) return [];
  const trials = readTrials(corpus);
  const tasks = [...Map.groupBy(trials, ({ task }) => task).values()].map((all) => all.map(({ right }) => right));
  const rate = trials.filter(({ right }) => right).length / trials.length;
  const chance = createChance(21);
  const results: BenchResult[] = [];
  for (const each of attempts) {
    const alike = Array.from({ length: rounds }, () => rehearsed(tasks, each, { chance, loss: 0 }));
    const alarms = share(alike, ({ outcome }) => outcome !== "no difference shown");
    const name = `the same agent twice, ${tasks.length} cases, ${each} on each side`;
    results.push(
      { name: `${name}: called better or worse (at most 5)`, value: 100 * alarms, unit: " %", ok: alarms <= 0.05 },
      { ...percent(`${name}: a list of differences names a case that is worse`, alike, hasWorse) },
    );
  }
  for (const each of attempts) {
    for (const size of suites) {
      const found = degradations.map((points) => {
        const made = Array.from({ length: curveRounds }, () =>
          rehearsed(drawn(tasks, size, chance), each, { chance, loss: points / 100 / rate }),
        );
        return { points, share: share(made, ({ outcome }) => outcome === "worse") };
      });
      const curve = found.map((one) => `${one.points} points ${Math.round(100 * one.share)} %`).join(", ");
      console.log(`  called worse, ${size} cases, ${each} on each side: ${curve}`);
      const [least = 0, middle = 0, most = 0] = found.map((one) => one.share);
      const name = `${size} cases, ${each} on each side: 20 points found (no less than 10, that no less than 5)`;
      results.push({ name, value: 100 * most, unit: " %", ok: most >= middle - 0.05 && middle >= least - 0.05 });
    }
  }
  return results;
}

function hasWorse({ counts }: Candidate): boolean {
  return counts.worse > 0;
}

function percent(name: string, made: Candidate[], is: (candidate: Candidate) => boolean): BenchResult {
  return { name, value: 100 * share(made, is), unit: " %", ok: true };
}

function share(made: Candidate[], is: (candidate: Candidate) => boolean): number {
  return made.filter(is).length / made.length;
}

function drawn(tasks: Task[], size: number, chance: Chance): Task[] {
  return Array.from({ length: size }, () => tasks[chance.below(tasks.length)] ?? []);
}

/** Runs one rehearsal. `loss`: share of the candidate's right trials that are made wrong. */
function rehearsed(tasks: Task[], each: number, { chance, loss }: { chance: Chance; loss: number }): Candidate {
  const controls = new Set<string>();
  const dealt = tasks.map((task, index) => {
    const order = shuffled(task, chance);
    const id = `task-${index}`;
    if (order.at(-1) === true) controls.add(id);
    const after = order.slice(each, 2 * each).map((right) => right && chance.next() >= loss);
    return { current: caseResult(id, order.slice(0, each)), candidate: caseResult(id, after) };
  });
  const side = (name: "current" | "candidate"): RehearsedSide => ({
    name,
    cases: dealt.map((one) => one[name]),
    runOf: () => undefined,
  });
  return compareCandidate(side("current"), side("candidate"), { candidates: 1, controls });
}

function shuffled(task: Task, chance: Chance): boolean[] {
  const left = [...task];
  return task.flatMap(() => left.splice(chance.below(left.length), 1));
}

function caseResult(id: string, right: boolean[]): CaseResult {
  return {
    case_id: id,
    title: id,
    path: `cases/${id}`,
    state: "open",
    verdict: "changed",
    standing: "changed",
    reason: "",
    blocks: false,
    rate: { reproduced: 0, of: right.length, interval: { low: 0, high: 1 } },
    live_model: true,
    attempts: right.map((passed, index) => attemptResult(passed, index + 1)),
    commands: { reproduce: "" },
    duration_ms: 1,
  };
}

function attemptResult(passed: boolean, attempt: number): AttemptResult {
  const none = { served: 0, simulated: 0, missed: 0, blocked: 0, live: 0, uncontrolled: 0, unconsumed: 0 };
  return {
    attempt,
    verdict: passed ? "fixed" : "reproduced",
    reason: "",
    signatures: [],
    assertions: [],
    counts: { basis: "observed", isolated: true, ...none },
    misses: [],
    leans_on_simulated: [],
    duration_ms: 1,
  };
}

/** Measures how many replays `replaykit case bisect` needs in histories with a planted culprit, and how often it names a wrong commit. */
import { nextVersion, type Probe, type SearchRule } from "../src/core/verdict/first-bad.ts";
import type { BenchResult } from "./bench-result.ts";
import { createChance } from "./chance/chance-source.ts";

const rule: SearchRule = { lies: 0.2, alpha: 0.05 };
const histories = [16, 64];
const searches = 4000;

export async function run(): Promise<BenchResult[]> {
  return histories.flatMap((commits) => [...recorded(commits), ...lying(commits)]);
}

/** Each commit is the culprit once; replays always give the right verdict. */
function recorded(commits: number): BenchResult[] {
  const ends = Array.from({ length: commits }, (_, index) =>
    search(commits, index + 1, () => ({ decides: true, lie: false })),
  );
  const most = Math.max(...ends.map(({ replays }) => replays));
  const budget = Math.log2(commits) + 2;
  return [
    share(`${commits} commits, recorded: found`, ends, { least: 1 }),
    { name: `${commits} commits, recorded: most replays`, value: most, unit: "", budget, ok: most <= budget },
  ];
}

/** A live model: a replay gives a wrong verdict with the probability that the rule assumes, and with a smaller one. */
function lying(commits: number): BenchResult[] {
  return [0.2, 0.1].flatMap((lies) => {
    const chance = createChance(commits);
    const ends = Array.from({ length: searches }, () =>
      search(commits, 1 + chance.below(commits), () => ({ decides: false, lie: chance.next() < lies })),
    );
    const mean = ends.reduce((sum, { replays }) => sum + replays, 0) / ends.length;
    const name = `${commits} commits, ${lies * 100} % of attempts lie`;
    return [
      share(`${name}: found`, ends, { least: 0.95 }),
      { name: `${name}: mean replays`, value: mean, unit: "", ok: true },
    ];
  });
}

interface Ended {
  right: boolean;
  replays: number;
}

function search(commits: number, culprit: number, answer: () => { decides: boolean; lie: boolean }): Ended {
  const probes: Probe[] = [];
  for (;;) {
    const step = nextVersion({ versions: commits + 1, probes, skipped: new Set() }, rule);
    if (step.kind === "found") {
      return { right: step.from === culprit && step.to === culprit, replays: probes.length };
    }
    const { decides, lie } = answer();
    probes.push({ at: step.at, bad: step.at >= culprit !== lie, decides });
  }
}

function share(name: string, ends: Ended[], { least }: { least: number }): BenchResult {
  const value = ends.filter(({ right }) => right).length / ends.length;
  return { name: `${name} (at least)`, value, unit: "", budget: least, ok: value >= least };
}

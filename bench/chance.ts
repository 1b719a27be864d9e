import type { BenchResult } from "./bench-result.ts";
import { createChance } from "./chance/chance-source.ts";
import { recordedAgent, recordedPrefixes } from "./chance/recorded.ts";
import { type SuiteEnd, simulateSuite, type SuiteShape } from "./chance/simulate.ts";
import { throughProduct } from "./chance/product-cells.ts";
import {
  bursts,
  firstOfPairFails,
  inconclusive,
  mixedFailures,
  outage,
  passing,
  seenOutage,
  type World,
} from "./chance/worlds.ts";

interface Cell {
  name: string;
  world: World;
  shape?: Omit<SuiteShape, "guards">;
  /** The world of an earlier push, whose run no longer counts. */
  first?: World;
  /** Number of runs on the same code, each of which counts the attempts of those before it. The cell is red if any of them is. */
  runs?: number;
}

interface PowerCell extends Cell {
  atLeast: number;
}

/** How many suites to simulate for each cell, by the number of guards. */
const suites: [guards: number, suites: number][] = [
  [20, 3000],
  [200, 800],
  [1000, 300],
];

const forever = Number.POSITIVE_INFINITY;

const worse = (head: number, guards = 1, others = 0.98) => passing(others, others, { guards, head });

/** Cells in which nothing got worse: a red run is a false alarm. */
const nulls: Cell[] = [
  { name: "passes 0.95", world: passing(0.95) },
  { name: "passes 0.98", world: passing(0.98) },
  { name: "passes always", world: passing(1) },
  { name: "passes 0.8 alike", world: passing(0.8) },
  { name: "passes 0.8, fails in four ways", world: mixedFailures(0.8) },
  { name: "drifted to 0.5", world: passing(0.5) },
  { name: "provider down", world: outage(0.98, 0, forever) },
  { name: "provider goes down midway", world: outage(0.98, 0.5, forever) },
  { name: "provider comes back midway", world: outage(0.98, 0, 4) },
  { name: "provider seen down, comes back", world: seenOutage(0.98, 0, 4) },
  { name: "bursts", world: bursts(0.98) },
  { name: "first of each pair fails", world: firstOfPairFails(0.98) },
  { name: "2 % inconclusive", world: inconclusive(0.98, 0.02) },
  { name: "tolerated 0.5, no base", world: passing(0.5), shape: { tolerated: 0.5, compared: false } },
  { name: "passes 0.8 alike, in shards", world: passing(0.8), shape: { sharded: true } },
  { name: "drifted to 0.5, screened three times", world: passing(0.5), shape: { screen: 3 } },
  { name: "passes 0.95, beside 50 open cases that did not change", world: passing(0.95), shape: { open: 50 } },
  { name: "passes 0.8, beside 50 open cases that did not change", world: passing(0.8), shape: { open: 50 } },
  { name: "passes 0.98, second push that repairs the first", world: passing(0.98), first: worse(0) },
  { name: "passes 0.8 alike, second push that repairs ten guards", world: passing(0.8), first: worse(0.2, 10, 0.8) },
  { name: "passes 0.8 alike, run three times on one push", world: passing(0.8), runs: 3 },
  { name: "drifted to 0.5, run three times on one push", world: passing(0.5), runs: 3 },
];

/** Cells in which something got worse: a run that is not red missed it. */
const powers: PowerCell[] = [
  { name: "one fails always", world: worse(0), atLeast: 0.99 },
  { name: "one fails always, in shards", world: worse(0), shape: { sharded: true }, atLeast: 0.99 },
  { name: "one from 0.98 to 0.2", world: worse(0.2), atLeast: 0.77 },
  { name: "one from 0.98 to 0.2, screened three times", world: worse(0.2), shape: { screen: 3 }, atLeast: 0.97 },
  { name: "ten from 0.98 to 0.5", world: worse(0.5, 10), atLeast: 0.98 },
  { name: "one from 0.98 to 0.5, second run on the push", world: worse(0.5), runs: 2, atLeast: 0.6 },
  { name: "one fails always, all others and main pass 0.8", world: worse(0, 1, 0.8), atLeast: 0.9 },
];

/** `CHANCE_CELLS` selects the cells whose titles contain it. */
const isWanted = (title: string) => title.includes(process.env["CHANCE_CELLS"] ?? "");

/** Measures the rule for live guards (docs: believable suites): false alarms, misses, and attempts. */
export async function run(): Promise<BenchResult[]> {
  const rule = suites.flatMap(([guards, count]) => [...falseRed(guards, count), ...caught(guards, count)]);
  return [...rule, ...fixes(), ...recorded(), ...(await throughProduct(isWanted))];
}

function falseRed(guards: number, count: number): BenchResult[] {
  return nulls
    .filter(({ name }) => isWanted(`${guards} guards, ${name}`))
    .flatMap((cell) => {
      const { name } = cell;
      const { red, wrongFix, headAttempts } = repeat(cell, guards, count);
      const rate = result(`${guards} guards, ${name}: red`, red, { budget: 0.01, ok: red <= 0.01 });
      if (cell.shape?.open !== undefined) {
        const claimed = result(`${guards} guards, ${name}: any of these called newly fixed`, wrongFix, {
          budget: 0.05,
          ok: wrongFix <= 0.05,
        });
        return [rate, claimed];
      }
      const healthy = name === "passes 0.95" || name === "passes 0.98" || name === "passes always";
      if (!healthy) return [rate];
      const each = headAttempts / guards;
      return [rate, result(`${guards} guards, ${name}: head attempts a guard`, each, { budget: 1.5, ok: each <= 1.5 })];
    });
}

function caught(guards: number, count: number): BenchResult[] {
  return powers
    .filter(({ name }) => isWanted(`${guards} guards, ${name}`))
    .map((cell) => {
      const { name, atLeast } = cell;
      const { named, red } = repeat(cell, guards, count);
      // If ten guards got worse, any red one stops the merge; if one did, that one must be red.
      const value = name.startsWith("ten") ? red : named;
      return result(`${guards} guards, ${name}: caught (at least)`, value, { budget: atLeast, ok: value >= atLeast });
    });
}

/** Open cases: how often an unchanged case is called fixed, at every pass rate, and how often a fix is found. */
function fixes(): BenchResult[] {
  const only = (name: string, world: World, open: number): Cell => ({ name, world, shape: { open } });
  if (!isWanted("open")) return [];
  const wrong = [0, 0.2, 0.5, 0.8, 0.95, 0.98, 1].map((rate) => {
    const name = `50 open, unchanged, pass ${rate}: any called newly fixed`;
    const { wrongFix } = repeat(only(name, passing(rate), 50), 0, 1500);
    return result(name, wrongFix, { budget: 0.05, ok: wrongFix <= 0.05 });
  });
  const found = [0, 0.5].map((before) => {
    const name = `open, from ${before} to 0.98: called newly fixed (at least)`;
    const { wrongFix: fixed } = repeat(only(name, passing(0.98, before), 1), 0, 3000);
    const least = before === 0 ? 0.95 : 0.8;
    return result(name, fixed, { budget: least, ok: fixed >= least });
  });
  return [...wrong, ...found];
}

/** Cases with recorded answers, of which the arms get as many: false alarms and claims at every pass rate, and what is found. */
function recorded(): BenchResult[] {
  const cells = Object.entries(recordedPrefixes).flatMap(([prefix, differs]) =>
    [true, false].map((right) => {
      const answers = [true, right, true]; // the second answer, wrong or not
      const agent = (head: number, base = head) => recordedAgent({ recorded: answers, pass: { head, base }, differs });
      return { prefix: `recorded ${right ? "right" : "wrong"}, ${prefix}`, agent };
    }),
  );
  const wanted = cells.filter(({ prefix }) => isWanted(prefix));
  const nothing = wanted.flatMap(({ prefix, agent }) =>
    [0.3, 0.5, 0.7, 0.9, 1].flatMap((rate) => {
      const { red, wrongFix } = repeat({ name: prefix, world: agent(rate), shape: { open: 20 } }, 20, 1000);
      const name = `${prefix}, pass ${rate}`;
      return [
        result(`${name}: red`, red, { budget: 0.01, ok: red <= 0.01 }),
        result(`${name}: any of 20 called newly fixed`, wrongFix, { budget: 0.05, ok: wrongFix <= 0.05 }),
      ];
    }),
  );
  // Where the change keeps a wrong recorded answer, it fails too.
  const found = wanted.filter(({ prefix }) => /at once|right, main/.test(prefix));
  const changed = found.flatMap(({ prefix, agent }) => {
    const { named } = repeat({ name: prefix, world: agent(0, 0.7) }, 1, 1000);
    const { wrongFix: fixed } = repeat({ name: prefix, world: agent(0.98, 0), shape: { open: 1 } }, 0, 1000);
    return [
      result(`${prefix}, from 0.7 to 0: caught (at least)`, named, { budget: 0.95, ok: named >= 0.95 }),
      result(`${prefix}, from 0 to 0.98: called newly fixed (at least)`, fixed, { budget: 0.95, ok: fixed >= 0.95 }),
    ];
  });
  return [...nothing, ...changed];
}

interface Repeated {
  /** Share of suites in which any guard is red. */
  red: number;
  /** Share of suites in which the first guard is red. */
  named: number;
  /** Share of suites in which an open case is called fixed. */
  wrongFix: number;
  /** Attempts on the head in a run, on average. */
  headAttempts: number;
}

function repeat({ world, shape, first, runs: each = 1 }: Cell, guards: number, count: number): Repeated {
  const chance = createChance(guards * 31 + count);
  const suite = { ...shape, guards };
  const suites = Array.from({ length: count }, () => {
    if (first) simulateSuite(first, suite, chance); // another push: its attempts are of other code and do not count
    const ends: SuiteEnd[] = [];
    for (let run = 0; run < each; run += 1) ends.push(simulateSuite(world, suite, chance, ends.at(-1)));
    return ends;
  });
  const share = (wanted: (end: SuiteEnd) => boolean) => suites.filter((ends) => ends.some(wanted)).length / count;
  const head = suites.flat().reduce((sum, { headAttempts }) => sum + headAttempts, 0);
  return {
    red: share(({ red }) => red.size > 0),
    named: share(({ red }) => red.has(0)),
    wrongFix: share(({ fixed }) => fixed.size > 0),
    headAttempts: head / count / each,
  };
}

function result(name: string, value: number, { budget, ok }: { budget: number; ok: boolean }): BenchResult {
  return { name, value, unit: "", budget, ok };
}

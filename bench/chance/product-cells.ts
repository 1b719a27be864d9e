import type { BenchResult } from "../bench-result.ts";
import { type Behaviour, guardName, liveRepository } from "./live-repository.ts";
import { modelOfChance } from "./model-of-chance.ts";
import { forgetRuns, runActionInShards, runCli } from "./through-product.ts";
import { bursts, firstOfPairFails, inconclusive, mixedFailures, outage, seenOutage, type World } from "./worlds.ts";

/** Runs of each cell through the shipped CLI and Action. A larger `CHANCE_RUNS` makes the sample larger; 0 skips it. */
const runs = Number(process.env["CHANCE_RUNS"] ?? 5);

interface ProductCell {
  name: string;
  guards: number;
  main: Behaviour;
  branch?: Behaviour;
  /** Number of open cases besides the guards. */
  open?: number;
  /** The behaviour of an earlier push. */
  first?: Behaviour;
  /** If set, the agent asks a model of this world, on main too. */
  world?: World;
  /** Share of attempts that a guard may fail, instead of the comparison with main. */
  tolerated?: number;
  shards?: number;
  /** True if something got worse and must be caught; if absent, no run may be red. */
  caught?: true;
}

const broken: Behaviour = { pass: 0.98, guards: { [guardName(0)]: 0 } };
const ten = Object.fromEntries(Array.from({ length: 10 }, (_one, index) => [guardName(index), 0.5]));
const forever = Number.POSITIVE_INFINITY;

const alone: ProductCell[] = [
  { name: "passes 0.95", guards: 20, main: { pass: 0.95 } },
  { name: "passes 0.95", guards: 200, main: { pass: 0.95 } },
  { name: "passes 0.95", guards: 1000, main: { pass: 0.95 } },
  { name: "passes 0.98", guards: 200, main: { pass: 0.98 } },
  { name: "passes always", guards: 200, main: { pass: 1 } },
  { name: "passes 0.8, fails in four ways", guards: 200, main: { pass: 1 }, world: mixedFailures(0.8) },
  { name: "bursts", guards: 200, main: { pass: 1 }, world: bursts(0.98) },
  { name: "first of each pair fails", guards: 200, main: { pass: 1 }, world: firstOfPairFails(0.98) },
  { name: "2 % inconclusive", guards: 200, main: { pass: 1 }, world: inconclusive(0.98, 0.02) },
  { name: "tolerated 0.5, no base", guards: 200, main: { pass: 0.5 }, tolerated: 0.5 },
  { name: "passes 0.5, beside 50 open cases that did not change", guards: 20, open: 50, main: { pass: 0.5 } },
  { name: "second push that repairs the first", guards: 20, main: { pass: 0.98 }, first: broken },
];

/** Cells that run through the CLI, and through four shards of the Action on the test GitHub. */
const both: ProductCell[] = [
  { name: "passes 0.8 alike", guards: 200, main: { pass: 0.8 } },
  { name: "drifted to 0.5", guards: 200, main: { pass: 0.5 } },
  { name: "down", guards: 200, main: { pass: 1 }, world: outage(0.98, 0, forever) },
  { name: "goes down midway", guards: 200, main: { pass: 1 }, world: outage(0.98, 0.5, forever) },
  { name: "comes back midway", guards: 200, main: { pass: 1 }, world: outage(0.98, 0, 4) },
  { name: "seen to go down midway", guards: 200, main: { pass: 1 }, world: seenOutage(0.98, 0.5, 20) },
  { name: "one fails always", guards: 200, main: { pass: 0.98 }, branch: broken, caught: true },
  {
    name: "ten fail half of the time",
    guards: 200,
    main: { pass: 0.98 },
    branch: { pass: 0.98, guards: ten },
    caught: true,
  },
];

const inShards: ProductCell[] = [{ name: "passes 0.95", guards: 200, main: { pass: 0.95 } }, ...both];
const productCells = [...alone, ...both, ...inShards.map((cell) => ({ ...cell, shards: 4 }))];

/** Repeats the table with the shipped programs and runners that fail at random; `wanted` selects by title. */
export async function throughProduct(wanted: (title: string) => boolean): Promise<BenchResult[]> {
  const results: BenchResult[] = [];
  if (runs === 0) return results;
  for (const cell of productCells) if (wanted(titleOf(cell))) results.push(...(await runProduct(cell)));
  return results;
}

function titleOf({ name, guards, shards }: ProductCell): string {
  return `shipped, ${guards} guards, ${name}${shards === undefined ? "" : `, in ${shards} shards of the Action`}`;
}

interface Counted {
  red: number;
  /** Runs that call an unfixed case fixed. */
  claimed: number;
  /** First pushes whose run is red. */
  repaired: number;
  head: number;
}

async function runProduct(cell: ProductCell): Promise<BenchResult[]> {
  const counted = await countRuns(cell);
  const { name, guards, open = 0, first, caught: worse } = cell;
  const title = titleOf(cell);
  const share = counted.red / runs;
  // The product may miss ten guards that got worse in 10 % of the runs, and may be red by chance in 1 %.
  const ok = worse
    ? share >= (name.startsWith("ten") ? 0.9 : 1)
    : counted.red <= Math.max(runs > 5 ? 1 : 0, runs * 0.01);
  const results = [result(`${title}: red of ${runs} runs`, share, { budget: worse ? 1 : 0.01, ok })];
  if (first) {
    const budget = { budget: 1, ok: counted.repaired === runs };
    results.push(result(`${title}: first push red`, counted.repaired / runs, budget));
  }
  if (open > 0) {
    const budget = { budget: 0.05, ok: counted.claimed <= Math.max(1, runs * 0.05) };
    results.push(result(`${title}: any of these called newly fixed`, counted.claimed / runs, budget));
  }
  // Attempts a guard need a large sample: twenty guards suffice only with many runs.
  if (name === "passes 0.95" && guards * runs >= 400) {
    const each = counted.head / runs / guards;
    results.push(result(`${title}: head attempts a guard`, each, { budget: 1.5, ok: each <= 1.5 }));
  }
  return results;
}

async function countRuns(cell: ProductCell): Promise<Counted> {
  const { guards, open = 0, main, branch = main, first, world, tolerated, shards } = cell;
  await using model = world && (await modelOfChance(world));
  const asking = (behaviour: Behaviour) => (model ? { ...behaviour, ask: true } : behaviour);
  const config = model ? `upstream: { openai: { base_url: "${model.url}/v1" } }\n` : "";
  const suite = { main: asking(main), branch: asking(branch), open, config, tolerated };
  using repository = liveRepository(guards, suite);
  const counted = { red: 0, claimed: 0, repaired: 0, head: 0 };
  for (let run = 0; run < runs; run += 1) {
    forgetRuns(repository);
    model?.begin(guards + open);
    if (first) {
      repository.push({ ...first, run }); // `run` makes each push a new commit
      if ((await runCli(repository)).exit === 1) counted.repaired += 1;
      repository.push({ ...branch, run });
    }
    const { exit, report } = await (shards === undefined
      ? runCli(repository, tolerated === undefined ? undefined : [])
      : runActionInShards(repository, shards));
    if (report.cases.length !== guards + open)
      throw new Error(`${report.cases.length} of ${guards + open} were judged`);
    if (exit === 1) counted.red += 1;
    if (report.cases.some(({ standing }) => standing === "newly-fixed")) counted.claimed += 1;
    counted.head += report.summary.live?.attempts.head ?? 0;
  }
  return counted;
}

function result(name: string, value: number, { budget, ok }: { budget: number; ok: boolean }): BenchResult {
  return { name, value, unit: "", budget, ok };
}

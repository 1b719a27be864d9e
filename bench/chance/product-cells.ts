import type { BenchResult } from "../bench-result.ts";
import { type Behaviour, guardName, liveRepository } from "./live-repository.ts";
import { forgetRuns, runActionInShards, runCli } from "./through-product.ts";

/** Runs of each cell through the shipped CLI and Action: `CHANCE_RUNS` makes the sample larger, 0 leaves it out. */
const runs = Number(process.env["CHANCE_RUNS"] ?? 5);

interface ProductCell {
  name: string;
  guards: number;
  main: Behaviour;
  branch?: Behaviour;
  /** Open cases beside the guards. */
  open?: number;
  /** The push before this one. */
  first?: Behaviour;
  shards?: number;
  /** Absent: nothing is worse, and no run may be red. */
  caught?: true;
}

const broken: Behaviour = { pass: 0.98, guards: { [guardName(0)]: 0 } };

const productCells: ProductCell[] = [
  { name: "passes 0.95", guards: 20, main: { pass: 0.95 } },
  { name: "passes 0.95", guards: 200, main: { pass: 0.95 } },
  { name: "passes 0.95", guards: 1000, main: { pass: 0.95 } },
  { name: "passes 0.8 alike", guards: 200, main: { pass: 0.8 } },
  { name: "drifted to 0.5", guards: 200, main: { pass: 0.5 } },
  { name: "down", guards: 200, main: { pass: 0 } },
  { name: "passes 0.95, in four shards of the Action", guards: 200, main: { pass: 0.95 }, shards: 4 },
  { name: "down, in four shards of the Action", guards: 200, main: { pass: 0 }, shards: 4 },
  { name: "passes 0.8 alike, in four shards of the Action", guards: 200, main: { pass: 0.8 }, shards: 4 },
  { name: "passes 0.5, beside 50 open cases that did not change", guards: 20, open: 50, main: { pass: 0.5 } },
  { name: "second push that repairs the first", guards: 20, main: { pass: 0.98 }, first: broken },
  { name: "one fails always", guards: 200, main: { pass: 0.98 }, branch: broken, caught: true },
  {
    name: "one fails always, in four shards",
    guards: 200,
    main: { pass: 0.98 },
    branch: broken,
    shards: 4,
    caught: true,
  },
];

/** The table once more through what is shipped, with runners that fail by chance. */
export async function throughProduct(): Promise<BenchResult[]> {
  const results: BenchResult[] = [];
  if (runs === 0) return results;
  for (const cell of productCells) results.push(...(await runProduct(cell)));
  return results;
}

async function runProduct({
  name,
  guards,
  open = 0,
  main,
  branch = main,
  first,
  shards,
  caught: worse,
}: ProductCell): Promise<BenchResult[]> {
  using repository = liveRepository(guards, { main, branch, open });
  let [red, claimed, head, repaired] = [0, 0, 0, 0];
  for (let run = 0; run < runs; run += 1) {
    forgetRuns(repository);
    if (first) {
      repository.push({ ...first, run }); // no push is the same as one before
      if ((await runCli(repository)).exit === 1) repaired += 1;
      repository.push({ ...branch, run });
    }
    const { exit, report } = await (shards === undefined ? runCli(repository) : runActionInShards(repository, shards));
    if (report.cases.length !== guards + open)
      throw new Error(`${report.cases.length} of ${guards + open} were judged`);
    if (exit === 1) red += 1;
    if (report.cases.some(({ standing }) => standing === "newly-fixed")) claimed += 1;
    head += report.summary.live?.attempts.head ?? 0;
  }
  const title = `shipped, ${guards} guards, ${name}`;
  const wanted = worse ? { budget: 1, ok: red === runs } : { budget: 0, ok: red === 0 };
  const results = [result(`${title}: red of ${runs} runs`, red / runs, wanted)];
  if (first) results.push(result(`${title}: first push red`, repaired / runs, { budget: 1, ok: repaired === runs }));
  if (open > 0) {
    const budget = { budget: 0.05, ok: claimed <= Math.max(1, runs * 0.05) };
    results.push(result(`${title}: any of these called newly fixed`, claimed / runs, budget));
  }
  // Twenty guards say too little of what one takes.
  if (name === "passes 0.95" && guards >= 200) {
    const each = head / runs / guards;
    results.push(result(`${title}: head attempts a guard`, each, { budget: 1.5, ok: each <= 1.5 }));
  }
  return results;
}

function result(name: string, value: number, { budget, ok }: { budget: number; ok: boolean }): BenchResult {
  return { name, value, unit: "", budget, ok };
}

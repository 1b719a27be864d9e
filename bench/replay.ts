/**
 * Measures replays against lower bounds: `xargs -P2` of the same command, a warm process, plain reading of the files, and the memory for
 * a hundredth of the cases.
 */
import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { parse } from "yaml";
import { loadCase } from "../src/core/case/load-case.ts";
import { configSchema } from "../src/core/schema/config.ts";
import { startCaseGateway } from "../src/node/replay/attempt/case-gateway.ts";
import { findCases, readCaseFiles } from "../src/node/files/case-folder.ts";
import { replaySuite } from "../src/node/replay/replay-suite.ts";
import { descendants } from "../src/node/sandbox/process-tree.ts";
import type { BenchResult } from "./bench-result.ts";
import { writeBenchCases } from "./runners/write-cases.ts";

const runners = resolve(import.meta.dirname, "runners");
const node = process.execPath;
const jobs = 2;
/** Cases of a cold round: with fewer, the start of a replay would dominate. */
const cold = 100;
const warm = 500;
/** Enough for a part whose time is the same for each case. */
const some = 2_000;

export async function run(): Promise<BenchResult[]> {
  const root = mkdtempSync(join(tmpdir(), "replaykit-bench-"));
  try {
    writeBenchCases(join(root, "hundred"), cold);
    writeBenchCases(join(root, "some"), some);
    writeBenchCases(join(root, "many"), 10_000);
    const busy = await coldRatios(root, { script: "busy.mjs", name: "200 ms runner", budget: 1.05, rounds: 1 });
    const empty = await coldRatios(root, { script: "empty.mjs", name: "empty node runner", budget: 1.4, rounds: 2 });
    return [
      ...busy.results,
      ...empty.results,
      ...(await warmRatio(root, busy.perCase)),
      await discoveryRatio(join(root, "some")),
      memoryRatio(root),
    ];
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
}

interface ColdBench {
  script: string;
  name: string;
  budget: number;
  rounds: number;
}

/**
 * A plain replay, and one with a gateway and, if the system allows it, in sandbox rooms, as the CLI and the Action do; each against the
 * same round of `xargs`. Other programs affect wall time more than processor time, so both are printed.
 */
async function coldRatios(
  root: string,
  { script, name, budget, rounds }: ColdBench,
): Promise<{ results: BenchResult[]; perCase: number }> {
  const command = [node, join(runners, script)];
  const ratios = { plain: [] as Times[], rooms: [] as Times[] };
  let perCase = Number.POSITIVE_INFINITY;
  for (let round = 0; round < rounds; round += 1) {
    const floor = await times(() =>
      execFileSync("sh", ["-c", `seq ${cold} | xargs -P${jobs} -n1 ${command.join(" ")}`]),
    );
    for (const kind of ["plain", "rooms"] as const) {
      const ours = await times(() => replayTime(root, "hundred", { runner: { command }, served: kind === "rooms" }));
      ratios[kind].push({ passed: ours.passed / floor.passed, worked: ours.worked / floor.worked });
      if (kind === "plain") perCase = Math.min(perCase, ours.passed / cold);
    }
  }
  const results = Object.entries(ratios).flatMap(([kind, all]): BenchResult[] => {
    const where = kind === "rooms" ? ", behind the gateway and isolated" : "";
    const what = `${cold} cold cases, ${name}${where}, against xargs -P${jobs}`;
    const value = median(all.map(({ passed }) => passed));
    const worked = median(all.map((one) => one.worked));
    return [
      { name: what, value, unit: "×", budget, ok: value <= budget },
      { name: `${what}: processor time`, value: worked, unit: "×", ok: true },
    ];
  });
  return { results, perCase };
}

interface Times {
  passed: number;
  worked: number;
}

async function times(act: () => unknown): Promise<Times> {
  const before = worked();
  const started = performance.now();
  await act();
  return { passed: performance.now() - started, worked: worked() - before };
}

/** Processor time in ticks of this process, its ended children and its living descendants (the sandbox). */
function worked(): number {
  const living = descendants(process.pid).map((pid) => `${pid}`);
  return ["self", ...living].reduce((sum, pid) => sum + ticksOf(pid), 0);
}

function ticksOf(pid: string): number {
  try {
    // Fields 14 to 17 of proc(5). The program's name before them may have spaces but ends with ")".
    const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ").at(-1)?.split(" ").slice(11, 15) ?? [];
    return fields.reduce((sum, field) => sum + Number(field), 0);
  } catch {
    return 0; // the process has ended, or the system has no /proc
  }
}

async function warmRatio(root: string, cold: number): Promise<BenchResult[]> {
  const runner = { command: [node, join(runners, "warm.mjs"), "busy"], mode: "jsonl", recycle_after: 10_000 };
  const ratio = async (served: boolean) =>
    cold / ((await replayTime(root, "some", { runner, served, count: warm })) / warm);
  const result = (name: string, value: number) => ({ name, value, unit: "×", budget: 25, ok: value >= 25 });
  return [
    result("warm runner against cold, per case", await ratio(false)),
    result("the same behind the gateway and isolated", await ratio(true)),
  ];
}

interface Replaying {
  runner: Record<string, unknown>;
  served?: boolean;
  count?: number;
}

async function replayTime(root: string, folder: string, { runner, served = false, count }: Replaying): Promise<number> {
  const config = configSchema.parse({ cases: folder, runner });
  const started = performance.now();
  const gateway = served ? await startCaseGateway(config, {}) : undefined;
  await using _gateway = gateway;
  const cases = (await findCases(root, [folder])).slice(0, count);
  const report = await replaySuite({ root, config, cases, jobs, attempts: 1, gateway });
  const time = performance.now() - started;
  if (report.cases.some(({ verdict }) => verdict !== "fixed"))
    throw new Error("the bench's runner did not fix its cases");
  return time;
}

/** Finding and parsing cases, against only reading the same files and parsing their YAML and JSON. */
async function discoveryRatio(folder: string): Promise<BenchResult> {
  const ratios: number[] = [];
  const cases = await findCases(folder, ["."]);
  for (let round = 0; round < 3; round += 1) {
    const floor = timed(() => {
      for (const path of cases) {
        parse(readFileSync(join(path, "case.yaml"), "utf8"));
        JSON.parse(readFileSync(join(path, "source-trace.json"), "utf8"));
        JSON.parse(readFileSync(join(path, "fixtures/tools.json"), "utf8"));
        readFileSync(join(path, "notes.md"), "utf8");
      }
    });
    const started = performance.now();
    for (const path of await findCases(folder, ["."])) loadCase(readCaseFiles(path), "case");
    ratios.push((performance.now() - started) / floor);
  }
  const value = median(ratios);
  return {
    name: `discovery and parsing of ${some} cases against reading them`,
    value,
    unit: "×",
    budget: 1.5,
    ok: value <= 1.5,
  };
}

/** Peak memory of a process that replays 10,000 cases against one that replays 100. */
function memoryRatio(root: string): BenchResult {
  const peak = (folder: string): number =>
    Number(execFileSync(node, [join(runners, "replay-memory.ts"), root, folder], { encoding: "utf8", maxBuffer: 1e9 }));
  const value = peak("many") / peak("hundred");
  return { name: "memory at 10,000 cases against 100", value, unit: "×", budget: 1.5, ok: value <= 1.5 };
}

function timed(act: () => unknown): number {
  const started = performance.now();
  act();
  return performance.now() - started;
}

function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}

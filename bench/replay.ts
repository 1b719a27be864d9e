/**
 * Replay against its floors: `xargs -P2` of the same command, a warm process, plain reading of the files, and memory at a
 * hundredth of the cases.
 */
import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { parse } from "yaml";
import { loadCase } from "../src/core/load-case.ts";
import { configSchema } from "../src/core/schema/config.ts";
import { startCaseGateway } from "../src/node/case-gateway.ts";
import { findCases, readCaseFiles } from "../src/node/case-folder.ts";
import { replaySuite } from "../src/node/replay/replay-suite.ts";
import type { BenchResult } from "./bench-result.ts";
import { writeBenchCases } from "./runners/write-cases.ts";

const runners = resolve(import.meta.dirname, "runners");
const node = process.execPath;
const jobs = 2;

export async function run(): Promise<BenchResult[]> {
  const root = mkdtempSync(join(tmpdir(), "replaykit-bench-"));
  try {
    writeBenchCases(join(root, "hundred"), 100);
    writeBenchCases(join(root, "many"), 10_000);
    return [
      await coldRatio(root, {
        script: "busy.mjs",
        name: "100 cold cases, 200 ms runner, against xargs -P2",
        budget: 1.05,
      }),
      await coldRatio(root, {
        script: "empty.mjs",
        name: "100 cold cases, empty node runner, against xargs -P2",
        budget: 1.4,
      }),
      await coldRatio(root, {
        script: "busy.mjs",
        name: "the same 200 ms runner, behind the gateway and isolated",
        budget: 1.05,
        served: true,
      }),
      await coldRatio(root, {
        script: "empty.mjs",
        name: "the same empty node runner, behind the gateway and isolated",
        budget: 1.4,
        served: true,
      }),
      ...(await warmRatio(root)),
      await discoveryRatio(join(root, "many")),
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
  /** With a gateway and, where the system allows it, in a network of its own, as the CLI and the Action replay. */
  served?: boolean;
}

async function coldRatio(root: string, { script, name, budget, served = false }: ColdBench): Promise<BenchResult> {
  const ratios: number[] = [];
  for (let round = 0; round < 3; round += 1) {
    const floor = timed(() =>
      execFileSync("sh", ["-c", `seq 100 | xargs -P${jobs} -n1 ${node} ${join(runners, script)}`]),
    );
    const ours = await replayTime(root, "hundred", { runner: { command: [node, join(runners, script)] }, served });
    ratios.push(ours / floor);
  }
  const value = median(ratios);
  return { name, value, unit: "×", budget, ok: value <= budget };
}

async function warmRatio(root: string): Promise<BenchResult[]> {
  const cold = (await replayTime(root, "hundred", { runner: { command: [node, join(runners, "busy.mjs")] } })) / 100;
  const runner = { command: [node, join(runners, "warm.mjs"), "busy"], mode: "jsonl", recycle_after: 10_000 };
  const ratio = async (served: boolean) =>
    cold / ((await replayTime(root, "many", { runner, served, count: 1000 })) / 1000);
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

/** Finding and parsing 10,000 cases against reading the same files and parsing their YAML and JSON and nothing else. */
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
    name: "discovery and parsing of 10,000 cases against reading them",
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

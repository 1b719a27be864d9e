/** Measures how much of each failed tau-bench trial's case `replaykit case minimise` leaves, with an agent that repeats the trial. */
import { caseFileNames, type CaseFiles } from "../src/core/schema/case.ts";
import { loadConfig } from "../src/node/files/load-config.ts";
import { minimiseCase } from "../src/node/cases/minimise-case.ts";
import { corpusPath } from "../test/support/corpora.ts";
import { tauProject } from "../test/support/minimise/tau-project.ts";
import { caseOfTrial, readTrials } from "../test/support/tau-bench.ts";
import type { BenchResult } from "./bench-result.ts";

/** The most replays for each case. */
const mostReplays = 60;

export async function run(): Promise<BenchResult[]> {
  const corpus = corpusPath("tau-bench");
  if (corpus === undefined) return [];
  const made = readTrials(corpus)
    .filter(({ right }) => !right)
    .flatMap((trial) => caseOfTrial(trial) ?? []);
  const sizes = new Map(caseFileNames.map((name) => [name, { before: 0, after: 0 }]));
  const replays: number[] = [];
  const refused: string[] = [];
  for (const trialCase of made) {
    using project = tauProject(trialCase);
    try {
      const { files, replays: count } = await minimiseCase({
        folder: project.caseFolder,
        project: { root: project.path, config: await loadConfig(project.path) },
        runner: { runnerCommand: undefined, shell: false },
        against: undefined,
        mostReplays,
        env: process.env,
        signal: new AbortController().signal,
        onReplay: () => {},
      });
      replays.push(count);
      for (const [name, size] of sizes) add(size, name, files);
    } catch (error) {
      refused.push(error instanceof Error ? error.message : String(error));
    }
  }
  for (const message of refused) console.log(`  refused: ${message}`);
  return [
    ...[...sizes].filter(([, { before }]) => before > 0).map(([name, size]) => kept(name, size)),
    { name: `replays of ${made.length} cases, the mean`, value: mean(replays), unit: "", ok: true },
    {
      name: `cases that were refused, of ${made.length} (0)`,
      value: refused.length,
      unit: "",
      ok: refused.length === 0,
    },
  ];
}

interface Size {
  before: number;
  after: number;
}

function add(
  size: Size,
  name: (typeof caseFileNames)[number],
  { before, after }: { before: CaseFiles; after: CaseFiles },
) {
  size.before += Buffer.byteLength(before[name] ?? "");
  size.after += Buffer.byteLength(after[name] ?? "");
}

function kept(name: string, { before, after }: Size): BenchResult {
  return { name: `${name}: left of ${before} bytes`, value: (100 * after) / before, unit: " %", ok: after <= before };
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
}

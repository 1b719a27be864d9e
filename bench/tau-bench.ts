import { configSchema } from "../src/core/schema/config.ts";
import { startCaseGateway } from "../src/node/replay/attempt/case-gateway.ts";
import { corpusPath } from "../test/support/corpora.ts";
import { caseOfTrial, readTrials, recordingsOfTrial, type Trial, tauEffects } from "../test/support/tau-bench.ts";
import { type TauFigures, tauFigures } from "../test/support/tau-figures.ts";
import type { BenchResult } from "./bench-result.ts";

/**
 * Replays every trial of tau-bench through the gateway, call by call, against the case of each failed trial of its task. The case has
 * that trial's recordings alone; also those of the project's other cases (none of which made the reads that are still missing); also the
 * runs that the project keeps; or also those of the task's two other trials.
 */
export async function run(): Promise<BenchResult[]> {
  const corpus = corpusPath("tau-bench");
  if (corpus === undefined) return [];
  const trials = readTrials(corpus);
  const failed = trials.filter(({ right }) => !right);
  // Made before the gateway starts: its idle connections would time out during this work.
  const made = new Map(failed.map((trial) => [trial, caseOfTrial(trial)]));
  const kept = trials.map((trial) => ({ trial, recorded: recordingsOfTrial(trial) }));
  await using gateway = await startCaseGateway(configSchema.parse({ effects: tauEffects, sandbox: "off" }), {});
  const cases = { trials, sources: failed, caseOf: (trial: Trial) => made.get(trial) };
  const one = await tauFigures(gateway, { ...cases, pooled: false });
  const beside = await tauFigures(gateway, { ...cases, pooled: false, pool: true });
  const running = await tauFigures(gateway, { ...cases, pooled: false, pool: true, kept });
  const pooled = await tauFigures(gateway, { ...cases, pooled: true });
  const any = { trials, sources: trials, caseOf: recordingsOfTrial };
  return [
    ...figures("one trace", one, { conclusive: 0.45 }),
    ...figures("one trace and the pool", beside, { conclusive: 0.55 }),
    ...recordings("one trace, the pool and kept runs", running, { conclusive: 0.7 }),
    ...figures("three traces", pooled, { conclusive: 0.6 }),
    ...recordings("any one trace", await tauFigures(gateway, { ...any, pooled: false })),
    ...recordings("any three traces", await tauFigures(gateway, { ...any, pooled: true })),
  ];
}

function figures(name: string, found: TauFigures, wanted: { conclusive: number }): BenchResult[] {
  const { right, wrong, agreeing, disagreements, nearest } = found;
  const agreement = agreeing / (right.conclusive + wrong.conclusive);
  for (const disagreement of disagreements) console.log(`  disagrees: ${disagreement}`);
  for (const message of nearest.wrong) console.log(`  not the nearest: ${message}`);
  return [
    ...recordings(name, found, wanted),
    {
      name: `${name}: agreement with the rewards, of ${right.conclusive + wrong.conclusive} (at least 97)`,
      ...percent(agreement),
      ok: agreement >= 0.97,
    },
    {
      name: `${name}: misses that name the nearest recording, of ${nearest.of} (all)`,
      ...percent(nearest.right / nearest.of),
      ok: nearest.right === nearest.of,
    },
  ];
}

function recordings(
  name: string,
  { cases, calls, right, wrong }: TauFigures,
  wanted?: { conclusive: number },
): BenchResult[] {
  const conclusive = right.conclusive / right.of;
  const least = wanted === undefined ? "" : ` (at least ${Math.round(100 * wanted.conclusive)})`;
  return [
    {
      name: `${name}: served of ${calls.asked} calls in ${right.of + wrong.of} attempts at ${cases} cases (${calls.simulated} simulated, ${calls.run} run by the agent, ${calls.missed} missed)`,
      ...percent(calls.served / calls.asked),
      ok: true,
    },
    {
      name: `${name}: conclusive attempts of ${right.of} by right runs${least}`,
      ...percent(conclusive),
      ok: wanted === undefined || conclusive >= wanted.conclusive,
    },
  ];
}

function percent(share: number): Pick<BenchResult, "value" | "unit"> {
  return { value: 100 * share, unit: " %" };
}

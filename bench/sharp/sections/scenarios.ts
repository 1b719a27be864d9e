import { type Door, mistakes, play } from "../../../test/scenarios/play.ts";
import { deskScenarios } from "../../../test/scenarios/desk-scenarios.ts";
import { scenarios as shopScenarios } from "../../../test/scenarios/scenarios.ts";
import type { BenchResult } from "../../bench-result.ts";

const scenarios = [...shopScenarios, ...deskScenarios];

/** Judges right and wrong changes to two agents by guards made from their failures, through both doors. */
export async function run(): Promise<BenchResult[]> {
  const results: BenchResult[] = [];
  for (const door of ["gateway", "output"] satisfies Door[]) {
    const { blocked, held } = mistakes(await play(scenarios, door));
    for (const one of blocked) console.log(`  blocks though right (${door}): ${one}`);
    for (const one of held) console.log(`  holds though wrong (${door}): ${one}`);
    const right = scenarios.filter((scenario) => scenario.right).length;
    results.push(
      figure(`right fixes that block, of ${right} (${door}; at most 2 in 15)`, blocked.length, (2 * right) / 15),
      figure(
        `wrong fixes that hold, of ${scenarios.length - right} (${door}; at most 1 in 15)`,
        held.length,
        (scenarios.length - right) / 15,
      ),
    );
  }
  return results;
}

function figure(name: string, value: number, most: number): BenchResult {
  return { name, value, unit: "", ok: value <= most };
}

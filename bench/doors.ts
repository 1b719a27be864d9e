import { corpusPath } from "../test/support/corpora.ts";
import { openDoors } from "../test/support/doors/all-doors.ts";
import type { Door } from "../test/support/doors/door.ts";
import { type DoorFigures, readQuestion, tauThrough } from "../test/support/doors/tau-doors.ts";
import type { BenchResult } from "./bench-result.ts";

/**
 * The trials of tau-bench through every door by which a run comes in, each judged by the cases made from the failed trials of its
 * task: the same run must get the same verdict through all of them.
 */
export async function run(): Promise<BenchResult[]> {
  const corpus = corpusPath("tau-bench");
  if (corpus === undefined) return [];
  const question = readQuestion(corpus);
  await using open = await openDoors();
  const rows: { door: Door; figures: DoorFigures }[] = [];
  for (const door of open.doors) rows.push({ door, figures: await tauThrough(door, question) });
  printTable(rows.map(({ figures }) => figures));
  const most = Math.max(...rows.map(({ figures }) => figures.right.fixed));
  return rows.flatMap((row) => resultsOf(row, most));
}

const leastAgreement = 0.97;

function resultsOf({ door, figures }: { door: Door; figures: DoorFigures }, most: number): BenchResult[] {
  const { itself, right, others } = figures;
  const agreement = others.agreeing / others.of;
  return [
    {
      name: `${door.name}: failed trials reproduced by themselves, of ${itself.of} (all)`,
      value: itself.reproduced,
      unit: "",
      ok: itself.reproduced === itself.of,
    },
    {
      name: `${door.name}: right trials that are fixed, of ${right.of} (${door.lacks.includes("speech") ? "any" : most})`,
      value: right.fixed,
      unit: "",
      // Where what was said is not seen, some of them cannot be told.
      ok: door.lacks.includes("speech") || right.fixed === most,
    },
    {
      name: `${door.name}: agreement with the rewards, of ${others.of} (at least 97)`,
      value: 100 * agreement,
      unit: " %",
      ok: agreement >= leastAgreement,
    },
  ];
}

function printTable(rows: DoorFigures[]): void {
  const width = Math.max(...rows.map(({ door }) => door.length));
  for (const { door, itself, right, others, wrong } of rows) {
    const share = ((100 * others.agreeing) / others.of).toFixed(1);
    const counts = [
      `itself ${itself.reproduced}/${itself.of}`,
      `right ${right.fixed}/${right.of}`,
      `agreement ${share} %`,
    ];
    console.log(`  ${door.padEnd(width)}  ${counts.map((text) => text.padEnd(16)).join("")}`.trimEnd());
    if (process.env["REPLAYKIT_BENCH_VERBOSE"] !== undefined) for (const line of wrong) console.log(`    ${line}`);
  }
}

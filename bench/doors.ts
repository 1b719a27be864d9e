import { corpusPath } from "../test/support/corpora.ts";
import { openDoors } from "../test/support/doors/all-doors.ts";
import {
  type Disagreement,
  disagreementLines,
  disagreementsOf,
  type Reference,
  referenceOf,
} from "../test/support/doors/compare-doors.ts";
import { type Door, remembering } from "../test/support/doors/door.ts";
import { handMadeRuns, otherRuns } from "../test/support/doors/known-runs.ts";
import { type DoorFigures, readQuestion, tauThrough } from "../test/support/doors/tau-doors.ts";
import type { BenchResult } from "./bench-result.ts";

/**
 * Sends the trials of tau-bench through every door and judges each by the cases of the failed trials of its task: a run must get the same
 * verdict through all doors. Also compares checks of every kind on all available runs. A door is one way by which a run reaches the
 * product (test/support/doors/door.ts).
 */
export async function run(): Promise<BenchResult[]> {
  const corpus = corpusPath("tau-bench");
  if (corpus === undefined) return [];
  const question = readQuestion(corpus);
  const sources = [...question.trials.map(({ source }) => source), ...handMadeRuns(), ...otherRuns()];
  const references = await Promise.all(sources.map(referenceOf));
  await using open = await openDoors();
  const rows: Row[] = [];
  for (const each of open.doors) {
    const door = remembering(each);
    rows.push({ door, figures: await tauThrough(door, question), ...(await compared(door, references)) });
  }
  printTable(rows);
  const most = Math.max(...rows.map(({ figures }) => figures.right.fixed));
  return rows.flatMap((row) => resultsOf(row, most));
}

interface Row {
  door: Door;
  figures: DoorFigures;
  /** Runs that came in through the door. */
  played: number;
  disagreements: Disagreement[];
}

async function compared(door: Door, references: Reference[]): Promise<Pick<Row, "played" | "disagreements">> {
  const disagreements: Disagreement[] = [];
  let played = 0;
  for (const reference of references) {
    const found = await disagreementsOf(door, reference);
    if (found === undefined) continue;
    played += 1;
    disagreements.push(...found);
  }
  return { played, disagreements };
}

const leastAgreement = 0.97;

function resultsOf({ door, figures, played, disagreements }: Row, most: number): BenchResult[] {
  const { itself, right, others, undecided } = figures;
  const agreement = others.agreeing / others.conclusive;
  const silent = door.lacks.includes("speech");
  return [
    {
      name: `${door.name}: failed trials reproduced by themselves, of ${itself.of} (all)`,
      value: itself.reproduced,
      unit: "",
      ok: itself.reproduced === itself.of,
    },
    {
      name: `${door.name}: right trials that are fixed, of ${right.of} (${silent ? "what was said is not seen" : most})`,
      value: right.fixed,
      unit: "",
      ok: silent || right.fixed === most,
    },
    {
      name: `${door.name}: agreement with the rewards, of ${others.conclusive} verdicts on ${others.of} attempts (at least 97)`,
      value: 100 * agreement,
      unit: " %",
      ok: agreement >= leastAgreement,
    },
    {
      name: `${door.name}: attempts without a verdict though all that the case asks for comes through`,
      value: undecided,
      unit: "",
      budget: 0,
      ok: undecided === 0,
    },
    {
      name: `${door.name}: outcomes that are not those of the run's own trace, in ${played} runs`,
      value: disagreements.length,
      unit: "",
      budget: 0,
      ok: disagreements.length === 0,
    },
  ];
}

/** `REPLAYKIT_BENCH_VERBOSE=1` also prints which verdicts are wrong and which outcomes differ. */
function printTable(rows: Row[]): void {
  const width = Math.max(...rows.map(({ door }) => door.name.length));
  for (const { door, figures, disagreements } of rows) {
    const { itself, right, others, wrong } = figures;
    const share = ((100 * others.agreeing) / others.conclusive).toFixed(1);
    const counts = [
      `itself ${itself.reproduced}/${itself.of}`,
      `right ${right.fixed}/${right.of}`,
      `agreement ${share} % of ${others.conclusive}`,
      `outcomes apart ${disagreements.length}`,
    ];
    console.log(`  ${door.name.padEnd(width)}  ${counts.map((text) => text.padEnd(25)).join("")}`.trimEnd());
    if (process.env["REPLAYKIT_BENCH_VERBOSE"] === undefined) continue;
    for (const line of [...wrong, ...disagreementLines(disagreements)]) console.log(`    ${line}`);
  }
}

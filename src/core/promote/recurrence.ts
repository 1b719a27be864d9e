import { formatJsonFile } from "../case/case-files.ts";
import { editCaseYaml, readCaseYaml } from "../case/case-yaml.ts";
import { checkValue } from "../case/format-case-yaml.ts";
import { addFixtures } from "../fixtures/add-fixtures.ts";
import { readToolFixtures } from "../case/load-case.ts";
import type { CaseState, Occurrences } from "../schema/case.ts";
import type { Json } from "../schema/json.ts";
import type { Promotion } from "./promotion.ts";
import { compact, unlessEmpty } from "../compact.ts";
import { type LaterExpectations, laterExpectations } from "./later-expectations.ts";

/** The files of an existing case that change if its failure recurs. */
export interface RecurrentFiles {
  "case.yaml": string;
  "fixtures/tools.json"?: string | undefined;
}

/** The line of a case.yaml, from 1, with its state. Its commit date shows when the case got this state. */
export function stateLine(yaml: string): number | undefined {
  const index = yaml.split("\n").findIndex((line) => line.startsWith("state:"));
  return index === -1 ? undefined : index + 1;
}

export interface Recurrence {
  /** Changed files by name. Empty if the case already counts this run. */
  files: Partial<Record<keyof RecurrentFiles, string>>;
  /** The state before the change. */
  was: CaseState;
  /** True if a guard goes back to `open`. */
  reopened: boolean;
  /** The count that the case then has. `undefined` if it has none, because the failure was seen once. */
  seen: Occurrences | undefined;
  /** Assertions of a person that the case lacks or contradicts. */
  thoughts: LaterExpectations;
}

/** Maximum of run ids that a case keeps. */
const mostRuns = 20;

/**
 * What a recurring failure changes in its existing case. The count rises and the wanted assertions are added. A guard
 * goes back to `open` with the reads of the new run. A run that is already counted does not count again. A run from
 * before the case became a guard does not disprove the fix, so it only counts.
 */
export function recurrence(there: RecurrentFiles, promotion: Promotion, guardedSince?: string): Recurrence | undefined {
  const { case: known } = readCaseYaml(there["case.yaml"], "case.yaml");
  if (!known) return undefined;
  const run = promotion.case.source?.run_id ?? "";
  const before = known.source?.seen;
  const countedBefore = run === known.source?.run_id || (before?.runs ?? []).includes(run);
  const count = countAfter(before?.count ?? 1, promotion.seen?.count, countedBefore);
  const reopened =
    known.state === "guard" && !countedBefore && !isBefore(promotion.case.source?.captured_at, guardedSince);
  const thoughts = laterExpectations(known.assertions, promotion.wanted);
  const counts = reopened || count > (before?.count ?? 1);
  if (!counts && thoughts.added.length === 0)
    return { files: {}, was: known.state, reopened: false, seen: before, thoughts };
  const seen = counts ? seenAfter(before, promotion.seen, { count, run: countedBefore ? undefined : run }) : before;
  const changes = [
    ...(reopened ? [{ path: ["state"], value: "open" }] : []),
    ...(counts && seen ? [{ path: ["source", "seen"], value: seenValue(seen) }] : []),
    ...thoughts.added.map((check, place) => ({
      path: ["assertions", known.assertions.length + place],
      value: checkValue(check, "assertions"),
    })),
  ];
  const yaml = editCaseYaml(there["case.yaml"], changes);
  const tools = reopened ? widened(there["fixtures/tools.json"], promotion) : undefined;
  const files = { "case.yaml": yaml, ...compact({ "fixtures/tools.json": tools }) };
  return { files, was: known.state, reopened, seen, thoughts };
}

function isBefore(time: string | undefined, other: string | undefined): boolean {
  return Date.parse(time ?? "") < Date.parse(other ?? ""); // an unknown time is not before
}

/** The inbox counts exactly. Without one, each promoted run counts once. */
function countAfter(before: number, counted: number | undefined, countedBefore: boolean): number {
  return Math.max(before, counted ?? (countedBefore ? before : before + 1));
}

function seenAfter(
  before: Occurrences | undefined,
  now: Occurrences | undefined,
  { count, run }: { count: number; run: string | undefined },
): Occurrences {
  const runs = [...(before?.runs ?? []), ...(run === undefined ? [] : [run])].slice(-mostRuns);
  const first = before?.first ?? now?.first;
  const last = now?.last ?? before?.last;
  return {
    count,
    ...compact({ first, last, runs: unlessEmpty(runs) }),
  };
}

function seenValue({ count, first, last, runs }: Occurrences): Json {
  return {
    count,
    ...compact({ first, last, runs }),
  };
}

/** Adds the new run's reads to the fixtures. `undefined` if none is new. */
function widened(there: string | undefined, { files }: Promotion): string | undefined {
  const offered = files["fixtures/tools.json"];
  if (there === undefined || offered === undefined) return undefined;
  const reads = readToolFixtures(offered, "fixtures/tools.json").calls.filter(({ effect }) => effect !== "write");
  const change = addFixtures(readToolFixtures(there, "fixtures/tools.json"), reads);
  return change.added.length + change.contradictions.length === 0 ? undefined : formatJsonFile(change.fixtures);
}

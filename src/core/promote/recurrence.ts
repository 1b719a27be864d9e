import { formatJsonFile } from "../case/case-files.ts";
import { editCaseYaml, readCaseYaml } from "../case/case-yaml.ts";
import { checkValue } from "../case/format-case-yaml.ts";
import { addFixtures } from "../fixtures/add-fixtures.ts";
import { readToolFixtures } from "../case/load-case.ts";
import type { CaseState, Occurrences } from "../schema/case.ts";
import type { Json } from "../schema/json.ts";
import type { Promotion } from "./promotion.ts";
import { compact, unlessEmpty } from "../compact.ts";
import { type SecondThoughts, secondThoughts } from "./second-thoughts.ts";

/** The two files of a case that a failure which happens again changes. */
export interface RecurrentFiles {
  "case.yaml": string;
  "fixtures/tools.json"?: string | undefined;
}

/** The line of a case.yaml, from 1, that says its state: when it was written, the case became what it is. */
export function stateLine(yaml: string): number | undefined {
  const index = yaml.split("\n").findIndex((line) => line.startsWith("state:"));
  return index === -1 ? undefined : index + 1;
}

export interface Recurrence {
  /** What changes, by file name; empty if the case tells of this run already. */
  files: Partial<Record<keyof RecurrentFiles, string>>;
  /** The state that the case had. */
  was: CaseState;
  /** True if a guard goes back to `open`. */
  reopened: boolean;
  /** As the case says it then; left out if it has only been seen once. */
  seen: Occurrences | undefined;
  /** What a person wanted of it that it did not say, or says otherwise. */
  thoughts: SecondThoughts;
}

/** A case names so many of the runs that it was promoted for again. */
const mostRuns = 20;

/**
 * What a failure changes in the case that it has already: its count is raised; what a person asked for is added; a guard, which said that the failure was fixed, goes
 * back to `open`, with the reads of the new run. A run that the case tells of changes nothing, so a repetition is free; one from
 * before the case became a guard says nothing against the fix, so it only counts.
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
  const thoughts = secondThoughts(known.assertions, promotion.wanted);
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
  return Date.parse(time ?? "") < Date.parse(other ?? ""); // what is not known is not before
}

/** The inbox counts exactly; without one each run that is promoted counts once. */
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

/** The new run's reads beside those that are there; `undefined` if none is new. */
function widened(there: string | undefined, { files }: Promotion): string | undefined {
  const offered = files["fixtures/tools.json"];
  if (there === undefined || offered === undefined) return undefined;
  const reads = readToolFixtures(offered, "fixtures/tools.json").calls.filter(({ effect }) => effect !== "write");
  const change = addFixtures(readToolFixtures(there, "fixtures/tools.json"), reads);
  return change.added.length + change.contradictions.length === 0 ? undefined : formatJsonFile(change.fixtures);
}

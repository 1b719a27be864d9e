import { compact } from "../compact.ts";
import { compareRuns } from "../diff/explain.ts";
import { shortValue } from "../report/difference-lines.ts";
import { outputText } from "../run/text-of.ts";
import type { AttemptResult } from "../schema/attempt-result.ts";
import type {
  Candidate,
  ComparedTranscripts,
  RehearsedCase,
  Transcript,
  WriteDifference,
} from "../schema/rehearsal.ts";
import type { CaseResult } from "../schema/result.ts";
import type { Run } from "../schema/run.ts";
import { shortened } from "../text/characters.ts";
import { againstBase } from "../verdict/base/against-base.ts";
import { compareSuites, type SuiteComparison } from "../verdict/suite/compare-suites.ts";
import {
  type CasePair,
  isDecided,
  onlyIn,
  type RehearsedSide,
  type SideWrites,
  writesDiffer,
  writesIn,
} from "./rehearsed-side.ts";

/** Largest probability over all candidates of calling an equal one better or worse. */
const level = 0.05;

interface RehearsalFacts {
  /** Number of candidates that share the level. */
  candidates: number;
  /** Ids of the cases made from good runs. */
  controls: ReadonlySet<string>;
}

/** Compares a candidate with what is in use: the result over the suite, and the facts behind it. */
export function compareCandidate(current: RehearsedSide, candidate: RehearsedSide, facts: RehearsalFacts): Candidate {
  const others = new Map(candidate.cases.map((result) => [result.case_id, result]));
  const pairs = current.cases.flatMap((result): CasePair[] => {
    const other = others.get(result.case_id);
    return other === undefined ? [] : [{ current: result, candidate: other }];
  });
  const cases = pairs.map((pair) => rehearsedCase(pair, facts));
  const compared = cases.filter(({ change }) => change !== "not compared");
  const suite = suiteOf(compared);
  const controls = suiteOf(compared.filter(({ control }) => control));
  // With controls each candidate gets two tests, and all tests share the level.
  const shared = level / facts.candidates / (controls.cases === 0 ? 1 : 2);
  const of = (change: RehearsedCase["change"]) => cases.filter((one) => one.change === change).length;
  return {
    name: candidate.name,
    outcome: outcomeOf(controls, shared) === "worse" ? "worse" : outcomeOf(suite, shared),
    comparison: { ...suite, level: shared },
    ...compact({ controls: controls.cases === 0 ? undefined : { ...controls, level: shared } }),
    counts: { better: of("better"), worse: of("worse"), same: of("same"), not_compared: of("not compared") },
    figures: figuresPerRun(pairs),
    writes: writeDifferences(pairs, current, candidate),
    cases: cases.toSorted((a, b) => order[a.change] - order[b.change]),
    transcripts: differingTranscripts(pairs, current, candidate),
  };
}

const order: Record<RehearsedCase["change"], number> = { worse: 0, better: 1, "not compared": 2, same: 3 };

function suiteOf(cases: readonly RehearsedCase[]): SuiteComparison {
  return compareSuites(cases.map(({ current, candidate }) => ({ before: current, after: candidate })));
}

function outcomeOf(suite: SuiteComparison, shared: number): Candidate["outcome"] {
  if (suite.cases === 0) return "not compared";
  if (suite.p > shared) return "no difference shown";
  return suite.difference < 0 ? "worse" : "better";
}

function rehearsedCase({ current, candidate }: CasePair, { controls }: RehearsalFacts): RehearsedCase {
  const [before, after] = [shareOf(current), shareOf(candidate)];
  const change = changeOf(before, after);
  const reason = change === "same" || change === "better" ? undefined : reasonOf({ current, candidate }, change);
  const { case_id, title, path } = current;
  return {
    case_id,
    title,
    path,
    control: controls.has(case_id),
    current: before,
    candidate: after,
    change,
    ...compact({ reason }),
  };
}

function shareOf({ attempts }: CaseResult): RehearsedCase["current"] {
  const decided = attempts.filter(isDecided);
  const passed = decided.filter(({ verdict }) => verdict === "fixed").length;
  return { passed, of: decided.length, undecided: attempts.length - decided.length };
}

function changeOf(before: RehearsedCase["current"], after: RehearsedCase["current"]): RehearsedCase["change"] {
  if (before.of === 0 || after.of === 0) return "not compared";
  const change = after.passed * before.of - before.passed * after.of;
  return change > 0 ? "better" : change < 0 ? "worse" : "same";
}

function reasonOf({ current, candidate }: CasePair, change: RehearsedCase["change"]): string | undefined {
  if (change === "worse") return candidate.attempts.find(({ verdict }) => verdict !== "fixed")?.reason;
  const stopped = [candidate, current].find(({ attempts }) => !attempts.some(isDecided));
  return stopped?.attempts[0]?.reason ?? stopped?.reason;
}

function figuresPerRun(pairs: CasePair[]): Candidate["figures"] {
  const against = againstBase(
    pairs.map(({ candidate }) => candidate),
    { name: "", cases: pairs.map(({ current }) => current) },
  );
  if (against === undefined) return {};
  const { cases, figures } = against;
  return Object.fromEntries(
    Object.entries(figures).map(([name, { base, head, change, interval }]) => [
      name,
      { current: base / cases, candidate: head / cases, change, interval },
    ]),
  );
}

/** Writes that one side made in some attempt of a case and the other in none, the most frequent first. */
function writeDifferences(
  pairs: readonly CasePair[],
  current: RehearsedSide,
  candidate: RehearsedSide,
): WriteDifference[] {
  return pairs
    .flatMap((pair) => {
      const [before, after] = [writesBy(current, pair.current), writesBy(candidate, pair.candidate)];
      if (before.of === 0 || after.of === 0) return [];
      return [...onlyIn(after, before, "candidate"), ...onlyIn(before, after, "current")].map((one) => ({
        case_id: pair.current.case_id,
        ...one,
      }));
    })
    .toSorted((a, b) => b.times / b.of - a.times / a.of);
}

function writesBy(side: RehearsedSide, { case_id, attempts }: CaseResult): SideWrites {
  return writesIn(attempts.filter(isDecided).flatMap(({ attempt }) => side.runOf(case_id, attempt) ?? []));
}

/** Limits for what a person still reads. */
const mostTranscripts = 10;
const mostLines = 60;
const longestLine = 300;

interface WeightedTranscripts {
  weight: number;
  shown: ComparedTranscripts;
}

/**
 * For each case, the pair of runs that differ most; then the ten cases that differ most. Different writes weigh more
 * than a different verdict, which weighs more than different calls.
 */
function differingTranscripts(
  pairs: readonly CasePair[],
  current: RehearsedSide,
  candidate: RehearsedSide,
): ComparedTranscripts[] {
  return pairs
    .flatMap((pair) => weighed(pair, current, candidate))
    .toSorted((a, b) => b.weight - a.weight)
    .slice(0, mostTranscripts)
    .map(({ shown }) => shown);
}

function weighed(pair: CasePair, current: RehearsedSide, candidate: RehearsedSide): WeightedTranscripts[] {
  const { case_id } = pair.current;
  const others = new Map(pair.candidate.attempts.map((one) => [one.attempt, one]));
  const all = pair.current.attempts.flatMap((before): WeightedTranscripts[] => {
    const after = others.get(before.attempt);
    const [left, right] = [current.runOf(case_id, before.attempt), candidate.runOf(case_id, before.attempt)];
    if (!after || !left || !right || !isDecided(before) || !isDecided(after)) return [];
    const named = { left: { name: current.name, run: left }, right: { name: candidate.name, run: right } };
    const { differences, where } = compareRuns(named.left, named.right);
    if (differences.length === 0) return [];
    const calls = differences.filter(({ what }) => what !== "output").length;
    const weight = (writesDiffer(left, right) ? 1e6 : 0) + (before.verdict === after.verdict ? 0 : 1e3) + calls;
    const sides = { current: transcriptOf(left, before), candidate: transcriptOf(right, after) };
    return [{ weight, shown: { case_id, attempt: before.attempt, differences: differences.length, where, ...sides } }];
  });
  return all.toSorted((a, b) => b.weight - a.weight).slice(0, 1);
}

function oneLine(line: string): string {
  return shortened(line, longestLine).replaceAll(/\s+/g, " ");
}

/** The agent's calls and texts, one per line. */
function transcriptOf({ status, calls, said, final_output: output }: Run, { verdict }: AttemptResult): Transcript {
  const lines: string[] = [];
  let printed = 0;
  const answer = output === undefined ? undefined : outputText(output);
  for (const { tool, args, effect, output: result, error, simulated, said_before } of calls) {
    for (; printed < (said_before ?? 0); printed += 1) lines.push(`says: ${said[printed] ?? ""}`);
    const answered = error ? `error: ${error.message}` : result === undefined ? "no result" : shortValue(result, 120);
    lines.push(
      `${effect === "write" ? "WRITES " : ""}${tool} ${shortValue(args)} → ${simulated ? "simulated " : ""}${answered}`,
    );
  }
  for (const text of said.slice(printed)) if (text !== answer) lines.push(`says: ${text}`);
  lines.push(answer === undefined ? "no answer" : `answers: ${answer}`);
  const more = lines.length > mostLines ? [`… ${lines.length - mostLines} lines`] : [];
  const shown = more.length === 0 ? lines : [...lines.slice(0, mostLines - 1), ...more, ...lines.slice(-1)];
  return { status, verdict, lines: shown.map(oneLine) };
}

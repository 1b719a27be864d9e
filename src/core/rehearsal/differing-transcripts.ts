import { compareRuns } from "../diff/explain.ts";
import { shortValue } from "../report/difference-lines.ts";
import { shortened } from "../report/shortened.ts";
import { outputText } from "../run/text-of.ts";
import type { AttemptResult } from "../schema/attempt-result.ts";
import type { ComparedTranscripts, Transcript } from "../schema/rehearsal.ts";
import type { Run } from "../schema/run.ts";
import { type CasePair, isDecided, type RehearsedSide } from "./rehearsed-side.ts";
import { writesDiffer } from "./side-writes.ts";

/** More nobody reads. */
const mostTranscripts = 10;
const mostLines = 60;
const longestLine = 300;

interface Weighed {
  weight: number;
  shown: ComparedTranscripts;
}

/** Of each case the two runs that differ most; of those the ten that do. Other writes count before another verdict, that before calls. */
export function differingTranscripts(
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

function weighed(pair: CasePair, current: RehearsedSide, candidate: RehearsedSide): Weighed[] {
  const { case_id } = pair.current;
  const others = new Map(pair.candidate.attempts.map((one) => [one.attempt, one]));
  const all = pair.current.attempts.flatMap((before): Weighed[] => {
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

/** The agent's calls and words, one per line. */
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

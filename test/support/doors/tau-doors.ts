import { effectLookup } from "../../../src/core/effects.ts";
import type { LoadedCase } from "../../../src/core/case/load-case.ts";
import { createRedactor } from "../../../src/core/redact/redact.ts";
import { runFromTrace } from "../../../src/core/run/run-from-trace.ts";
import type { Run } from "../../../src/core/schema/run.ts";
import type { Verdict } from "../../../src/core/schema/attempt-result.ts";
import { isConclusive } from "../../../src/core/verdict/attempt/check-outcomes.ts";
import { decideAttempt } from "../../../src/core/verdict/attempt/decide-attempt.ts";
import { hmacKeyedHash } from "../../../src/node/platform.ts";
import { caseOfTrial, readTrials, type Trial, tauEffects, tauTerminalTools } from "../tau-bench.ts";
import { needsOf } from "./checks-of-run.ts";
import { type Door, isOpenTo, type Source, sourceOf } from "./door.ts";

/** The verdicts on trials that came in through one door. */
export interface DoorFigures {
  door: string;
  /** Failed trials, judged by their own case. */
  itself: { of: number; reproduced: number };
  /** Right trials, judged by the cases of the failed trials of their task. */
  right: { of: number; fixed: number };
  /** All other trials of a task: how many attempts gave a verdict on the agent, and how many of these agree with the reward. */
  others: { of: number; conclusive: number; agreeing: number };
  /** Attempts without a verdict although the door carries all that the case needs. */
  undecided: number;
  wrong: string[];
}

/** A redacted trial. Trials and cases share one redaction key, so that equal values get equal marks. */
export interface PlayedTrial extends Trial {
  source: Source;
}

export interface TauQuestion {
  trials: PlayedTrial[];
  cases: { failed: PlayedTrial; loaded: LoadedCase }[];
}

const effects = effectLookup(tauEffects);

export function readQuestion(corpus: string): TauQuestion {
  const redactor = createRedactor({ keyedHash: hmacKeyedHash(Buffer.from("corpus")) });
  const known = { effects, configEffects: tauEffects, terminal_tools: tauTerminalTools };
  const trials = readTrials(corpus).map((trial): PlayedTrial => {
    const trace = redactor.redact(trial.trace);
    return { ...trial, trace, source: sourceOf(`tau-bench ${trial.task}/${trial.trial}`, trace, known) };
  });
  const cases = trials.flatMap((failed) => {
    const made = failed.right ? undefined : caseOfTrial(failed);
    return made ? [{ failed, loaded: made.loaded }] : [];
  });
  return { trials, cases };
}

/** Plays each trial once through a door and judges the result by every case of its task. */
export async function tauThrough(door: Door, { trials, cases }: TauQuestion): Promise<DoorFigures> {
  const runs = new Map<PlayedTrial, Run | Error>();
  for (const trial of trials) runs.set(trial, await playedTrial(door, trial));
  const figures: DoorFigures = {
    door: door.name,
    itself: { of: 0, reproduced: 0 },
    right: { of: 0, fixed: 0 },
    others: { of: 0, conclusive: 0, agreeing: 0 },
    undecided: 0,
    wrong: [],
  };
  for (const { failed, loaded } of cases) {
    for (const [trial, run] of runs) {
      if (trial.task !== failed.task) continue;
      const { verdict, reason } = verdictOf(run, loaded);
      const silent = door.lacks.includes("speech") && asksForSpeech(loaded);
      const holds = add(figures, { verdict, itself: trial === failed, right: trial.right, silent });
      if (!holds) figures.wrong.push(`${failed.task}/${failed.trial} by ${trial.trial}: ${verdict}, ${reason}`);
    }
  }
  return figures;
}

async function playedTrial(door: Door, { source }: PlayedTrial): Promise<Run | Error> {
  if (!isOpenTo(door, source)) return new Error("the door is closed to it");
  try {
    return (await door.play(source)).run;
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error));
  }
}

function verdictOf(run: Run | Error, loaded: LoadedCase): Pick<Judged, "verdict"> & { reason: string } {
  if (run instanceof Error) return { verdict: "not played", reason: run.message };
  const recorded = runFromTrace(loaded.trace, effects);
  return decideAttempt({ case: loaded.case, run, recorded, terminal_tools: tauTerminalTools });
}

interface Judged {
  verdict: Verdict | "not played";
  itself: boolean;
  right: boolean;
  /** True if the case needs something that the door does not carry. */
  silent: boolean;
}

function add(figures: DoorFigures, { verdict, itself, right, silent }: Judged): boolean {
  if (itself) {
    figures.itself.of += 1;
    if (verdict === "reproduced") figures.itself.reproduced += 1;
    return verdict === "reproduced";
  }
  const conclusive = verdict !== "not played" && isConclusive(verdict);
  const agrees = conclusive && (verdict === "fixed") === right;
  figures.others.of += 1;
  if (conclusive) figures.others.conclusive += 1;
  else if (!silent) figures.undecided += 1;
  if (agrees) figures.others.agreeing += 1;
  if (right) {
    figures.right.of += 1;
    if (verdict === "fixed") figures.right.fixed += 1;
  }
  return agrees;
}

function asksForSpeech({ case: { signatures, assertions } }: LoadedCase): boolean {
  return [...signatures, ...assertions].some((check) => needsOf(check).includes("speech"));
}

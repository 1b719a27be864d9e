import { effectLookup } from "../effects.ts";
import type { LoadedCase } from "../case/load-case.ts";
import type { Platform } from "../platform.ts";
import { runFromTrace } from "../run/run-from-trace.ts";
import { answersTheRequest } from "../scaffold/idle-expectation.ts";
import type { ReplayConfig } from "../schema/config.ts";
import { fingerprint } from "./fingerprint.ts";

/**
 * All names under which a case's failure is known: the one that it was stored with, and those that this and older algorithms give its
 * source trace. Cases of one failure share one, whichever release made them.
 */
export function caseFingerprints(
  { case: replayCase, trace }: Pick<LoadedCase, "case" | "trace">,
  { effects: known, terminal_tools }: Pick<ReplayConfig, "effects" | "terminal_tools">,
  { hash }: Pick<Platform, "hash">,
): string[] {
  const effects = effectLookup(replayCase.effects, known);
  const { id, aliases } = fingerprint({
    trace,
    run: runFromTrace(trace, effects),
    terminal_tools: replayCase.terminal_tools ?? terminal_tools,
    effects,
    stored: replayCase.signatures,
    statements: replayCase.assertions.flatMap((check) =>
      check.kind === "semantic" && check.statement !== answersTheRequest ? [check.statement] : [],
    ),
    hash,
  });
  const stored = replayCase.source?.fingerprint;
  return [...new Set([...(stored === undefined ? [] : [stored]), id, ...aliases])];
}

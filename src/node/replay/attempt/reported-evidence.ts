import type { LoadedCase } from "../../../core/case/load-case.ts";
import type { PlaceholderPairs } from "../../../core/redact/placeholder-pairs.ts";
import { countOfUnknownOrigin } from "../../../core/replay/text-error.ts";
import type { Aliases } from "../../../core/replay/recorded-run.ts";
import { createToolReplay, isErredRead } from "../../../core/replay/tool-replay.ts";
import type { EffectLookup } from "../../../core/effects.ts";
import type { EvidenceCounts, Miss } from "../../../core/schema/attempt-result.ts";
import { notObserved } from "../../../core/verdict/attempt/decide-attempt.ts";
import type { Run, RunCall } from "../../../core/schema/run.ts";
import type { RunOutput } from "../../../core/schema/run-output.ts";
import { compact } from "../../../core/compact.ts";
import type { ToolEvidence } from "./tool-evidence.ts";

interface ReportedCase {
  loaded: LoadedCase;
  effects: EffectLookup;
  aliases?: Aliases;
}

/** The runner's own counts of its calls. Calls without a source are uncontrolled. */
export function reportedEvidence(
  output: RunOutput | undefined,
  run: Run | undefined,
  known: ReportedCase,
): ToolEvidence {
  const reported = output?.replay;
  const calls = run?.calls.length ?? 0;
  if (!reported) return { counts: { ...notObserved, uncontrolled: calls }, misses: [] };
  const { served, simulated, blocked, live, missed } = reported;
  const textErrors = served === 0 ? 0 : countOfUnknownOrigin(run?.calls ?? [], known.loaded.toolFixtures);
  const untried = textErrors === 0 ? {} : { text_errors: textErrors };
  const accounted = served + simulated + blocked + live + missed.length;
  const counts: EvidenceCounts = {
    ...notObserved,
    basis: "reported",
    served,
    simulated,
    blocked,
    live,
    missed: missed.length,
    uncontrolled: Math.max(0, calls - accounted),
    ...untried,
  };
  return { counts, misses: missed.flatMap((call) => explainMiss(call, known) ?? []) };
}

/**
 * Marks writes that got a made-up answer, if the runner counts them but does not say which they were. A write that the
 * real tool refused in the recording gets that refusal, since a made-up success changed nothing.
 */
export function markSimulated(run: Run, output: RunOutput, { loaded, effects, aliases }: ReportedCase): Run {
  const marked = run.calls.some(({ simulated }) => simulated);
  if ((output.replay?.simulated ?? 0) === 0 && !marked) return run;
  const replay = createToolReplay({ fixtures: loaded.toolFixtures, rules: loaded.case.replay, effects, aliases });
  const calls = run.calls.map((call): RunCall => {
    const answer = replay.ask({ tool: call.tool, args: call.args });
    if (call.effect !== "write") return call;
    const refusal = answer.how === "served" ? (answer.error ?? answer.text_error) : undefined;
    if (refusal !== undefined && call.error === undefined && (call.simulated || !marked))
      return { ...call, error: refusal };
    return !marked && answer.how === "simulated" ? { ...call, simulated: true } : call;
  });
  return { ...run, calls };
}

/** Pairs redacted values of calls that the gateway did not see, by asking the fixtures for each call. */
export function pairReported(
  run: Run,
  { loaded, effects, placeholders }: { loaded: LoadedCase; effects: EffectLookup; placeholders: PlaceholderPairs },
): void {
  const replay = createToolReplay({
    fixtures: loaded.toolFixtures,
    rules: loaded.case.replay,
    effects,
    placeholders,
  });
  for (const { tool, args } of run.calls) replay.ask({ tool, args });
}

/**
 * Explains a miss: asks the fixtures again for the nearest recording and the difference. `undefined` if the case wants
 * the agent to get an error.
 */
function explainMiss(
  { tool, args }: { tool: string; args: Miss["args"] },
  { loaded, effects, aliases }: ReportedCase,
): Miss | undefined {
  const replay = createToolReplay({ fixtures: loaded.toolFixtures, rules: loaded.case.replay, effects, aliases });
  const answer = replay.ask({ tool, args: args ?? {} });
  if (isErredRead(answer)) return undefined;
  if (answer.how === "missed" || answer.how === "blocked") return answer.miss;
  return {
    kind: "tool",
    tool,
    ...compact({ args }),
    message: `the runner says that it found no recording of ${tool}`,
  };
}

import { compact } from "../compact.ts";
import type { Run, RunCall } from "../schema/run.ts";
import { completeCalls } from "./complete-calls.ts";
import { ungrouped } from "./run-from-trace.ts";
import { outputText } from "./text-of.ts";

/**
 * Completes a runner's own output with what the gateway saw. Calls get their missing outputs, errors and effects. If
 * model calls passed through the gateway, the run also gets groups, texts before the answer, steps and tokens.
 */
export function fillUnseen(written: Run, seen: Run, modelCalls: number): Run {
  // A runner's list has no texts between calls. If `said` comes from the gateway, the calls' positions in it do too.
  const heard = modelCalls > 0 && written.unseen.includes("said");
  const calls = completeCalls(written.calls, seen.calls).map((call, index): RunCall => {
    if (heard) return call;
    const { said_before: _, ...rest } = call;
    const own = written.calls[index]?.said_before;
    return own === undefined ? rest : { ...rest, said_before: own };
  });
  if (modelCalls === 0) return { ...written, calls };
  const tokens = written.tokens ?? seen.tokens;
  const answer = outputText(written.final_output).trim();
  const said = answer === "" || seen.said.at(-1) === answer ? seen.said : [...seen.said, answer];
  // Model answers show which calls were requested together, unless the runner's list shares no call with them.
  const filled = ["said", "steps", ...(ungrouped(calls) ? [] : ["groups"])];
  return {
    ...written,
    calls,
    tokens,
    ...compact({
      said: written.unseen.includes("said") ? said : undefined,
      steps: written.unseen.includes("steps") ? seen.steps : undefined,
    }),
    unseen: written.unseen.filter((facet) => !filled.includes(facet)),
  };
}

/**
 * If the recorded agent spoke only in its answer, the replayed one is assumed to do so too, so `said` counts as seen.
 * `recorded` is the run of the source trace.
 */
export function speakingAsRecorded(run: Run, recorded: Run | undefined): Run {
  const speaksOnlyInAnswer = recorded !== undefined && recorded.said.length <= 1 && !recorded.unseen.includes("said");
  if (!speaksOnlyInAnswer || !run.unseen.includes("said")) return run;
  return { ...run, unseen: run.unseen.filter((facet) => facet !== "said") };
}

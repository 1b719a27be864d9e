import { compact } from "../compact.ts";
import type { Run, RunCall } from "../schema/run.ts";
import { completeCalls } from "./complete-calls.ts";
import { ungrouped } from "./run-from-trace.ts";
import { outputText } from "./text-of.ts";

/**
 * A runner's own run, with what its output does not carry taken from what the gateway saw: what its calls gave, and, where model
 * calls passed through, which calls were asked for together, what was said before the answer, steps and tokens.
 */
export function fillUnseen(written: Run, seen: Run, modelCalls: number): Run {
  // Lists know nothing of what was said between their calls: the place of each in it is the gateway's, as what was said is.
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
  // Model answers tell what was asked for together; a list that shares no call with them still does not.
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
 * An agent that was recorded to speak only in its answer is taken to do so in replay: then a runner's lists carry all that was
 * said. `recorded` is the run of the source trace.
 */
export function speakingAsRecorded(run: Run, recorded: Run | undefined): Run {
  const speaksOnlyInAnswer = recorded !== undefined && recorded.said.length <= 1 && !recorded.unseen.includes("said");
  if (!speaksOnlyInAnswer || !run.unseen.includes("said")) return run;
  return { ...run, unseen: run.unseen.filter((facet) => facet !== "said") };
}

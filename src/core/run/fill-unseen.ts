import type { Run } from "../schema/run.ts";
import { outputText } from "./text-of.ts";

/**
 * A runner's own run, with what its output does not carry taken from what the gateway saw: what was said before the answer, steps
 * and tokens, where model calls passed through.
 */
export function fillUnseen(written: Run, seen: Run, modelCalls: number): Run {
  const tokens = written.tokens ?? seen.tokens;
  if (modelCalls === 0) return written;
  const answer = outputText(written.final_output).trim();
  const said = answer === "" || seen.said.at(-1) === answer ? seen.said : [...seen.said, answer];
  return {
    ...written,
    tokens,
    ...(written.unseen.includes("said") ? { said } : {}),
    ...(written.unseen.includes("steps") ? { steps: seen.steps } : {}),
    unseen: written.unseen.filter((facet) => facet !== "said" && facet !== "steps"),
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

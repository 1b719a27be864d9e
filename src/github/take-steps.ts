import type { Fault, Github } from "./github.ts";

type Written = { ok: true; value: unknown } | { ok: false; fault: Fault };

/** What a look at GitHub leads to: the end, or the next write. */
export type Step<T> = { result: T } | { name: string; write: () => Promise<Written> };

/**
 * Looks, takes the step that is missing, looks again, until nothing is missing. So a half-done run resumes, a lost answer does no
 * harm, and what others did in between is seen at the next look. `next` gets the names of the steps that this run has taken.
 */
export async function takeSteps<T>(
  github: Github,
  next: (written: ReadonlySet<string>) => Promise<Step<T>>,
): Promise<T> {
  const written = new Set<string>();
  const tries = new Map<string, number>();
  for (;;) {
    const step = await next(written);
    if ("result" in step) return step.result;
    const result = await step.write();
    if (result.ok) written.add(step.name);
    else await faultOrAgain({ github, tries }, step.name, result.fault);
  }
}

/** A race is waited out; what stands in the way for good is thrown. */
async function faultOrAgain(
  { github, tries }: { github: Github; tries: Map<string, number> },
  step: string,
  fault: Fault,
): Promise<void> {
  const { kind } = fault.failure;
  const raced =
    kind === "conflict" || kind === "refused" || (kind === "not_found" && step !== "branch" && step !== "pull");
  if (!raced && kind !== "unknown_outcome") throw fault.error;
  const attempt = (tries.get(step) ?? 0) + 1;
  tries.set(step, attempt);
  // A refusal that still stands after another look is no race.
  if (kind === "refused" && attempt >= 3) throw fault.error;
  await github.backOff(attempt, fault);
}

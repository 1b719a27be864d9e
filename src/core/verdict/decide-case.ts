import { shellWord } from "../text/shell-word.ts";
import type { ReplayCase } from "../schema/case.ts";
import type { CaseResult, Standing, TrialResult } from "../schema/result.ts";
import type { AttemptResult } from "../schema/attempt-result.ts";
import { plural } from "../checks/check-result.ts";
import { type CombinedAttempts, combineAttempts } from "./trial/attempts.ts";
import { liveReason } from "./attempt/evidence.ts";
import { guardCommand, missingCommand } from "./missing-command.ts";
import { compact, unlessEmpty } from "../compact.ts";
import { blocksRun, standingOf } from "./standing.ts";

export interface CaseInput {
  case: ReplayCase;
  /** Folder relative to the repository, with `/`. */
  path: string;
  attempts: AttemptResult[];
  failOn: Standing[];
  /** The base's result, if one attempt decides. */
  base?: Pick<CaseResult, "verdict" | "reason"> | undefined;
  /** How the runner can reach a live model unseen. */
  openBecause?: string | undefined;
  /** The attempts on head and base; `decide-suite.ts` decides what they prove. */
  trial?: TrialResult | undefined;
  /** What the pull request altered in this guard; a maintainer may accept it. */
  altered?: string[] | undefined;
  alteredAccepted?: boolean | undefined;
  /** Tools of the case that are replaced in a replay although the change touches their code. */
  notExercised?: string[] | undefined;
  /** Line numbers in case.yaml, by key (`state`, `signatures.0`, `assertions.1`). */
  lines?: Record<string, number> | undefined;
  /** Flags after `replaykit replay <file>` that run it the same way. */
  replayFlags?: string | undefined;
  duration_ms?: number | undefined;
}

/**
 * Decides one case from its attempts. A live case blocks nothing yet: `decide-suite.ts` decides it with the whole
 * suite.
 */
export function decideCase(input: CaseInput): CaseResult {
  const { case: replayCase, path, attempts, base, altered = [], trial } = input;
  const combined = combineAttempts(attempts);
  const notExercised = unseenOf(input, combined);
  const live_because = liveReason(attempts, input.openBecause);
  const live = live_because !== undefined;
  const judged = standingOf({ case: replayCase, verdict: combined.verdict, live, base });
  const refused = altered.length > 0 && input.alteredAccepted !== true;
  const standing: Standing = refused ? "altered" : judged;
  const judgedBlocks = !live && blocksRun(judged, input.failOn, base);
  return {
    case_id: replayCase.id,
    title: replayCase.title,
    path,
    state: replayCase.state,
    verdict: combined.verdict,
    standing,
    reason: refused ? `this pull request alters the guard: ${altered.join("; ")}` : reasonOf(judged, combined, input),
    blocks: refused || judgedBlocks,
    ...compact({ base: base && { verdict: base.verdict, reason: base.reason } }),
    rate: combined.rate,
    live_model: live,
    ...compact({
      live_because: live ? live_because : undefined,
      trial,
      weak: replayCase.weak === true ? (replayCase.weak_reason ?? "no reason was given") : undefined,
      altered: unlessEmpty(altered),
      not_exercised: unlessEmpty(notExercised),
    }),
    attempts,
    commands: commandsOf(input, combined, judged),
    ...compact({ lines: input.lines }),
    duration_ms: input.duration_ms ?? attempts.reduce((sum, attempt) => sum + attempt.duration_ms, 0),
  };
}

const openings: Partial<Record<Standing, string>> = {
  regressed: "the failure came back",
  "still-failing": "the known failure is still there",
  flaky: "it failed",
  holding: "the failure has not come back",
  unproven: "it looks fixed, which one attempt on a live model does not prove",
};

/** A fix that the attempts showed needs no warning about what they could not exercise. */
function unseenOf({ case: { state }, notExercised = [] }: CaseInput, { verdict }: CombinedAttempts): string[] {
  return state === "open" && verdict === "fixed" ? [] : notExercised;
}

function reasonOf(standing: Standing, { reason }: CombinedAttempts, input: CaseInput): string {
  const opening = openings[standing];
  const simulated = [...new Set(input.attempts.flatMap((attempt) => attempt.leans_on_simulated))];
  const pooled = Math.max(0, ...input.attempts.map(({ leans_on_pooled = [] }) => leans_on_pooled.length));
  const leans = [
    ...(simulated.length > 0 ? [`; leans on simulated ${simulated.join(", ")}`] : []),
    ...(pooled > 0 ? [`; leans on ${plural(pooled, "pooled read")}`] : []),
  ].join("");
  if (standing === "quarantined" && input.attempts.at(-1)?.verdict === "fixed") {
    return `quarantined, but fixed now: release it${leans}`;
  }
  return `${opening === undefined ? reason : `${opening}: ${reason}`}${leans}`;
}

function commandsOf(
  { case: { id, state }, path, replayFlags, attempts }: CaseInput,
  { verdict }: CombinedAttempts,
  standing: Standing,
): CaseResult["commands"] {
  const flags = replayFlags === undefined ? "" : ` ${replayFlags}`;
  const missing = missingCommand({ case_id: id, path: shellWord(path), state, attempts });
  const guard = standing === "newly-fixed" || (standing === "quarantined" && verdict === "fixed");
  return {
    reproduce: `npx replaykit replay ${shellWord(`${path}/case.yaml`)}${flags}`,
    ...compact({ add_recordings: missing, guard: guard ? guardCommand(id) : undefined }),
  };
}

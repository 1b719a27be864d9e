import type { ReplayCase } from "../schema/case.ts";
import type { AttemptResult, CaseResult, Standing } from "../schema/result.ts";
import { type CombinedAttempts, combineAttempts } from "./combine-attempts.ts";
import { usesLiveModel } from "./live-model.ts";
import { blocksRun, type CaseStanding, standingOf } from "./standing.ts";

export interface CaseInput {
  case: ReplayCase;
  /** Folder relative to the repository, with `/`. */
  path: string;
  attempts: AttemptResult[];
  failOn: Standing[];
  base?: CaseResult | undefined;
  /** True where the runner can reach a live model without the gateway (a key in `pass_env`). */
  ownAccess?: boolean | undefined;
  /** What the pull request altered in this guard; a maintainer's label accepts it. */
  altered?: string[] | undefined;
  alteredAccepted?: boolean | undefined;
  /** Line numbers in case.yaml, by key (`state`, `signatures.0`, `assertions.1`). */
  lines?: Record<string, number> | undefined;
  /** What follows `replaykit replay <file>` to run it the same way. */
  replayFlags?: string | undefined;
  duration_ms?: number | undefined;
}

/** All that is known of one case, from its attempts to where it stands. */
export function judgeCase(input: CaseInput): CaseResult {
  const { case: replayCase, path, attempts, base, altered = [] } = input;
  const combined = combineAttempts(attempts);
  const live_model = usesLiveModel(replayCase, attempts, input.ownAccess);
  const judged = standingOf({ case: replayCase, attempts, combined, live_model, base });
  const refused = altered.length > 0 && input.alteredAccepted !== true;
  const standing: Standing = refused ? "altered" : judged.standing;
  return {
    case_id: replayCase.id,
    title: replayCase.title,
    path,
    state: replayCase.state,
    verdict: combined.verdict,
    standing,
    reason: refused ? `this pull request alters the guard: ${altered.join("; ")}` : reasonOf(judged, combined, input),
    blocks: blocksRun(standing, input.failOn, base) || blocksRun(judged.standing, input.failOn, base),
    ...(base === undefined ? {} : { base: { verdict: base.verdict, reason: base.reason } }),
    rate: combined.rate,
    ...(judged.attempts_needed === undefined ? {} : { attempts_needed: judged.attempts_needed }),
    live_model,
    ...(altered.length === 0 ? {} : { altered }),
    attempts,
    commands: commandsOf(input, combined, judged),
    ...(input.lines === undefined ? {} : { lines: input.lines }),
    duration_ms: input.duration_ms ?? attempts.reduce((sum, attempt) => sum + attempt.duration_ms, 0),
  };
}

const openings: Partial<Record<Standing, string>> = {
  regressed: "the failure came back",
  "still-failing": "the known failure is still there",
  flaky: "it fails now and then, not more than luck explains",
  holding: "the failure has not come back",
};

function reasonOf({ standing, attempts_needed }: CaseStanding, { reason }: CombinedAttempts, input: CaseInput): string {
  const opening = openings[standing];
  const simulated = [...new Set(input.attempts.flatMap((attempt) => attempt.leans_on_simulated))];
  const leans = simulated.length > 0 ? `; leans on simulated ${simulated.join(", ")}` : "";
  if (standing === "unproven") {
    const more = attempts_needed === undefined ? "its rate is too low to prove it" : `${attempts_needed} more needed`;
    return `fixed in ${input.attempts.length} attempts, ${more}${leans}`;
  }
  if (standing === "quarantined" && input.attempts.at(-1)?.verdict === "fixed") {
    return `quarantined, but fixed now: release it${leans}`;
  }
  return `${opening === undefined ? reason : `${opening}: ${reason}`}${leans}`;
}

function commandsOf(
  { case: { id }, path, replayFlags, attempts }: CaseInput,
  { verdict }: CombinedAttempts,
  { standing }: CaseStanding,
): CaseResult["commands"] {
  const flags = replayFlags === undefined ? "" : ` ${replayFlags}`;
  const missing = attempts.some(({ misses }) => misses.some(({ kind }) => kind === "tool" || kind === "model"));
  const guard = standing === "newly-fixed" || (standing === "quarantined" && verdict === "fixed");
  return {
    reproduce: `replaykit replay ${path}/case.yaml${flags}`,
    ...(missing ? { add_recordings: `replaykit fixtures add ${path} <trace.json>` } : {}),
    ...(guard ? { guard: `replaykit guard ${id}` } : {}),
  };
}

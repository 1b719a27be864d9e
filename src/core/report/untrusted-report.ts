import { caseIdSchema } from "../schema/case.ts";
import type { CaseResult, ReplayReport } from "../schema/result.ts";
import { missingCommand } from "../verdict/missing-command.ts";
import { compact } from "../compact.ts";
import { buildReport } from "../verdict/suite/summary.ts";

/** A path that is safe in a command and stays inside the repository. */
const plainPath = /^(?!.*\.\.)[\w][\w.-]*(?:\/[\w][\w.-]*)*$/;

/**
 * Makes a report from an untrusted run, such as one on a fork, safe to show. It marks every attempt as not observed,
 * counts the cases again, and builds the commands from ids and paths.
 */
export function untrustedReport({ cases, summary }: ReplayReport): ReplayReport {
  const claimed = cases.map(toldCase);
  const { fail_on, duration_ms, live } = summary;
  return buildReport(claimed, fail_on, { duration_ms, live, expected: true });
}

function toldCase(result: CaseResult): CaseResult {
  const { lines: _, ...rest } = result;
  return {
    ...rest,
    attempts: result.attempts.map((attempt) => ({
      ...attempt,
      counts: { ...attempt.counts, basis: "not observed", isolated: false },
    })),
    commands: commandsFor(result),
  };
}

function commandsFor({ case_id, path, standing, state, attempts }: CaseResult): CaseResult["commands"] {
  if (!plainPath.test(path)) return { reproduce: "npx replaykit replay" };
  const known = caseIdSchema.safeParse(case_id).success;
  const missing = known ? missingCommand({ case_id, path, state, attempts }) : undefined;
  return {
    reproduce: `npx replaykit replay ${path}/case.yaml`,
    ...compact({
      add_recordings: missing,
      guard: standing === "newly-fixed" && known ? `npx replaykit guard ${case_id}` : undefined,
    }),
  };
}

import { caseIdSchema } from "../schema/case.ts";
import type { CaseResult, ReplayReport } from "../schema/result.ts";
import { missingCommand } from "../verdict/missing-command.ts";
import { compact } from "../compact.ts";
import { withAgainstBase } from "../verdict/base/against-base.ts";
import { buildReport } from "../verdict/suite/summary.ts";

/** A path that is safe in a command and stays inside the repository. */
const plainPath = /^(?!.*\.\.)[\w][\w.-]*(?:\/[\w][\w.-]*)*$/;

/**
 * Makes a report from an untrusted run, such as one on a fork, safe to show. It marks every attempt as not observed,
 * counts the cases again, builds the commands from ids and paths, and says in our own words why there is no result or
 * no sandbox.
 */
export function untrustedReport(report: ReplayReport): ReplayReport {
  const { fail_on, duration_ms, live, not_sandboxed, against_base } = report.summary;
  const { ok, left_out: reason } = report.summary;
  const left_out = ok && reason !== undefined ? "that run left all cases out" : undefined;
  const stripped = buildReport(report.cases.map(toldCase), fail_on, {
    duration_ms,
    live,
    left_out,
    expected: left_out === undefined,
    not_sandboxed: not_sandboxed === undefined ? undefined : "that run had no sandbox",
  });
  return withAgainstBase(stripped, against_base && { ...against_base, base: "the base" });
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

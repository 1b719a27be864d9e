import { plural } from "../checks/check-result.ts";
import { equalJson } from "../matching/equal-json.ts";
import { isSorted } from "../fixtures/sort-fixtures.ts";
import { isTextError } from "../replay/text-error.ts";
import type { RecordedCall } from "../schema/fixtures.ts";
import { type LintedCase, lintError, type LintProblem, lintWarning } from "./lint-problem.ts";

const file = "fixtures/tools.json";

/** Each recording must have one answer, exist in its source, be in order and be up to date. */
export function lintFixtures(linted: LintedCase): LintProblem[] {
  const { tools, trace } = linted;
  if (!tools) return [];
  const problems = tools.calls.flatMap((call, index) => [
    ...lintAnswer(call, index),
    ...lintSource(call, index, linted),
  ]);
  const stale = [...new Set(tools.calls.filter((call) => call.stale === true).map(({ tool }) => tool))];
  for (const tool of stale) {
    problems.push(
      lintWarning("stale_fixture", `recordings of ${tool} are stale: the tool's schema changed since`, {
        file,
        hint: "npx replaykit case fixtures refresh <case>",
      }),
    );
  }
  if (tools.apart !== undefined && tools.apart.length > 0) {
    problems.push(
      lintWarning(
        "contradicting_fixture",
        `${plural(tools.apart.length, "recording")} of other runs ${tools.apart.length === 1 ? "contradicts" : "contradict"} those that are served`,
        {
          file,
          hint: "look at `apart` in fixtures/tools.json: keep what is true, remove the rest",
        },
      ),
    );
  }
  if (!isSorted(tools, trace?.run_id)) {
    problems.push(
      lintWarning("fixtures_unsorted", "recordings are not in the order of their source", {
        file,
        hint: "npx replaykit lint --fix",
        fixable: true,
      }),
    );
  }
  return problems;
}

function lintAnswer({ tool, output, error }: RecordedCall, index: number): LintProblem[] {
  if (isTextError(error)) return []; // the output stands beside it; older cases have only the error
  if ((output === undefined) !== (error === undefined)) return [];
  const has = output === undefined ? "neither output nor error" : "both output and error";
  return [
    lintError("invalid_fixture", `calls[${index}] (${tool}) has ${has}; expected one of them`, {
      file,
      hint: "keep what the tool answered",
    }),
  ];
}

/** A recording that names the source trace must be found there. */
function lintSource({ tool, args, source }: RecordedCall, index: number, { trace, run }: LintedCase): LintProblem[] {
  if (!source || !trace || !run || source.run_id !== trace.run_id) return [];
  const call = run.calls[source.index];
  if (call && call.tool === tool && equalJson(call.args, args)) return [];
  const has = call
    ? `which calls ${call.tool}${call.tool === tool ? " with other arguments" : ""}`
    : "which the trace does not have";
  return [
    lintError(
      "unknown_fixture",
      `calls[${index}] (${tool}) says that it is call ${source.index} of the source trace, ${has}`,
      {
        file,
        hint: "remove `source` if it was written by hand, or scaffold the case again",
      },
    ),
  ];
}

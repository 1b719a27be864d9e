import { shortJson } from "../matching/short-json.ts";
import { idleAnswer, isOpenCheck } from "../scaffold/idle-run.ts";
import { type LintedCase, lintError, type LintProblem, lintWarning } from "./lint-problem.ts";

/**
 * A case must distinguish a correct run from one without calls; a case that cannot must be marked weak, with the
 * reason.
 */
export function lintIdle(linted: LintedCase): LintProblem[] {
  const { weak = false, weak_reason = "" } = linted.case;
  if (weak) return weak_reason.trim() === "" ? [withoutReason(linted)] : lintNeedless(linted);
  const { assertions } = linted.case;
  // An open check without an answer keeps every run from counting as fixed.
  const answer = assertions.some(isOpenCheck) ? undefined : passing(linted);
  return answer === undefined ? [] : [onIdleRun(linted, answer)];
}

function passing({ run, case: { assertions }, terminal_tools }: LintedCase): string | undefined {
  return run && idleAnswer({ assertions, source: run, terminal_tools });
}

/** For an unchanged case of the base this is only a warning. */
function onIdleRun({ reading, onBase }: LintedCase, answer: string): LintProblem {
  const level = onBase ? lintWarning : lintError;
  return level(
    "assertions_on_idle_run",
    `an agent that calls nothing and answers ${shortJson(answer, 60)} passes the assertions`,
    {
      line: reading.lineOf(["assertions"]),
      hint:
        "assert what only work can give: a write in writes_are, a fact from a tool in output_contains, a call that a right run cannot " +
        "do without in tool_called, or a semantic sentence; if there is none, set weak: true with a weak_reason",
    },
  );
}

function withoutReason({ reading }: LintedCase): LintProblem {
  return lintError(
    "weak_without_reason",
    "weak is true, but weak_reason does not say why nothing better can be asserted",
    {
      line: reading.lineOf(["weak"]),
      hint: "weak_reason: a right run writes nothing and says so in its own words",
    },
  );
}

function lintNeedless(linted: LintedCase): LintProblem[] {
  const { run, reading } = linted;
  if (!run || passing(linted) !== undefined) return [];
  return [
    lintWarning("weak_needless", "weak is true, but no run without calls passes the assertions", {
      line: reading.lineOf(["weak"]),
      hint: "remove weak and weak_reason",
    }),
  ];
}

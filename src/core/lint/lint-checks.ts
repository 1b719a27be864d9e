import { append } from "../append.ts";
import { checkRun } from "../checks/check-run.ts";
import { describeCheck } from "../checks/write-check.ts";
import { equalJson } from "../matching/equal-json.ts";
import { emptyRun } from "../run/empty-run.ts";
import { checkValue } from "../case/format-case-yaml.ts";
import { allHold, holdOnAnyCrash, setPasses } from "../scaffold/idle-run.ts";
import { controlTag } from "../rehearsal/rehearsed-side.ts";
import { errorSignature } from "../signatures/error-signature.ts";
import type { Check } from "../schema/check.ts";
import { isObject } from "../schema/is-object.ts";
import { lintMatchers } from "./lint-matchers.ts";
import { type LintCode, type LintedCase, lintError, type LintProblem, lintWarning } from "./lint-problem.ts";

/**
 * A case must fail on its own source for the right reason, and an empty run must neither show the failure nor fix it.
 */
export function lintChecks(linted: LintedCase): LintProblem[] {
  const problems = [
    ...lintSignatures(linted),
    ...lintAssertions(linted),
    ...lintForms(linted),
    ...lintToolNames(linted),
    ...lintMatchers(linted),
  ];
  return isSoundControl(linted) ? problems.filter(({ code }) => !ofFailures.has(code)) : problems;
}

/** Rules for cases made from a failed run; controls are exempt. */
const ofFailures = new Set<LintCode>([
  "signature_not_on_source",
  "signatures_on_any_crash",
  "assertions_on_source",
  "assertion_on_source",
]);

/** True for a control whose own run passes its assertions. A case with only the tag gets no exemption. */
function isSoundControl({ run, case: { tags, assertions }, terminal_tools }: LintedCase): boolean {
  return tags.includes(controlTag) && run !== undefined && setPasses(run, assertions, { terminal_tools });
}

function lintSignatures(linted: LintedCase): LintProblem[] {
  const { run, reading } = linted;
  const { signatures, replay } = linted.case;
  const problems = signatures.flatMap((check, index) => {
    if (!run) return [];
    const { outcome, unseen, message } = checkRun(run, check, { terminal_tools: linted.terminal_tools });
    if (outcome === "pass") return [];
    const text =
      outcome === "needs_human"
        ? `cannot be decided ${unseen ? `on the source trace: ${message}` : "without a person"}`
        : `does not hold on the source trace: ${message}`;
    return [
      lintError("signature_not_on_source", `signatures[${index}] (${describeCheck(check)}) ${text}`, {
        line: reading.lineOf(["signatures", index]),
        hint: "a signature must hold in the failed run; correct it or remove it",
      }),
    ];
  });
  if (allHold(emptyRun(), signatures) && replay.demand === undefined) {
    problems.push(
      lintError("signatures_on_empty_run", "the signatures hold on a run in which nothing happened", {
        line: reading.lineOf(["signatures"]),
        hint: "add one that only a real run shows, e.g. tool_called with the last tool, or final_output_exists: true",
      }),
    );
  }
  return [...problems, ...lintAnyCrash(linted)];
}

/**
 * A crash for another reason, such as a missing key or a misspelt import, must not count as the failure. For an
 * unchanged case of the base it is a warning.
 */
function lintAnyCrash({ case: { signatures }, run, reading, onBase }: LintedCase): LintProblem[] {
  if (!holdOnAnyCrash(signatures)) return [];
  const named = run && errorSignature(run);
  const example =
    named === undefined ? "tool_called with the last tool" : JSON.stringify(checkValue(named, "signatures"));
  const level = onBase ? lintWarning : lintError;
  return [
    level(
      "signatures_on_any_crash",
      "the signatures hold on a run that died of any other error, a missing key for example",
      {
        line: reading.lineOf(["signatures"]),
        hint: `add one that names this failure: ${example}`,
      },
    ),
  ];
}

function lintAssertions(linted: LintedCase): LintProblem[] {
  const { assertions } = linted.case;
  const { run, reading } = linted;
  const line = reading.lineOf(["assertions"]);
  const problems: LintProblem[] = [];
  if (!assertions.some(({ kind }) => kind !== "semantic")) {
    problems.push(
      lintWarning(
        "nothing_decided",
        "all assertions are semantic, so no replay can be called fixed without a review or a judge",
        {
          line,
          hint: "add one that a replay can decide, e.g. status_is: success or writes_are",
        },
      ),
    );
  }
  if (setPasses(emptyRun(), assertions)) {
    problems.push(
      lintError("assertions_on_empty_run", "a run in which nothing happened passes the assertions", {
        line,
        hint: "add one that needs a real run, e.g. final_output_exists: true or tool_called",
      }),
    );
  }
  if (run && setPasses(run, assertions, { terminal_tools: linted.terminal_tools })) {
    problems.push(
      lintError(
        "assertions_on_source",
        "the source trace passes the assertions, so the failed run would count as fixed",
        {
          line,
          hint: "add an assertion that the failed run breaks",
        },
      ),
    );
  } else if (run) append(problems, passingOnes(linted));
  return problems;
}

/**
 * An assertion that the source passes says nothing about this failure, but may keep a fix from breaking something else.
 */
function passingOnes({ case: { assertions }, run, reading, terminal_tools }: LintedCase): LintProblem[] {
  const context = { terminal_tools };
  return assertions.flatMap((check, index) => {
    if (!run || checkRun(run, check, context).outcome !== "pass") return [];
    // An assertion that requires something is useful: a run that lacks it fails.
    if (checkRun(emptyRun(), check).outcome === "fail") return [];
    // So is a negated check: scaffold adds it against a known kind of wrong fix.
    if ("not" in check && check.not && check.kind !== "output_contains") return [];
    return [
      lintWarning("assertion_on_source", `assertions[${index}] (${describeCheck(check)}) passes on the source trace`, {
        line: reading.lineOf(["assertions", index]),
        hint: "keep it only if a fix could break it",
      }),
    ];
  });
}

function lintForms({ case: replayCase, reading }: LintedCase): LintProblem[] {
  return (["signatures", "assertions"] as const).flatMap((list) => {
    const written = isObject(reading.value) ? reading.value[list] : undefined;
    if (!Array.isArray(written)) return [];
    return replayCase[list].flatMap((check, index) => {
      if (equalJson(written[index] ?? null, checkValue(check, list))) return [];
      const short = JSON.stringify(checkValue(check, list)).slice(0, 120);
      return [
        lintWarning("short_form", `${list}[${index}] can be written as ${short}`, {
          line: reading.lineOf([list, index]),
          hint: "npx replaykit lint --fix",
          fixable: true,
        }),
      ];
    });
  });
}

/**
 * A check about an unknown tool is usually a misspelling. A tool that a fix adds has a declared effect and is accepted.
 */
function lintToolNames({ case: replayCase, run, tools, reading, effects }: LintedCase): LintProblem[] {
  if (!run || !tools) return [];
  const seen = [
    ...run.calls.map(({ tool }) => tool),
    ...tools.calls.map(({ tool }) => tool),
    ...Object.keys(tools.static),
  ];
  return (["signatures", "assertions"] as const).flatMap((list) =>
    replayCase[list].flatMap((check, index) =>
      toolsOf(check)
        .filter((tool) => !seen.includes(tool) && effects(tool).guessed)
        .map((tool) =>
          lintWarning(
            "unknown_tool",
            `${list}[${index}] names the tool ${JSON.stringify(tool)}, which the trace and the fixtures do not know`,
            {
              line: reading.lineOf([list, index]),
              hint: "correct the name, or say under effects what the tool does",
            },
          ),
        ),
    ),
  );
}

function toolsOf(check: Check): string[] {
  if (check.kind === "tool_sequence") {
    return check.calls.flatMap((call) => ("group" in call ? call.group.map(({ tool }) => tool) : [call.tool]));
  }
  if (check.kind === "writes_are") return check.calls.map(({ tool }) => tool);
  return "tool" in check && check.tool !== undefined ? [check.tool] : [];
}

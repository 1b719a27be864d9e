import { describeCheck, writeCheck } from "../checks/write-check.ts";
import { equalJson } from "../matching/equal-json.ts";
import { untrustedMarkdown } from "../report/untrusted.ts";
import type { Check, CheckKind } from "../schema/check.ts";
import type { Feedback } from "../schema/trace.ts";

interface Wishes {
  expectation?: Feedback | undefined;
  statements?: readonly string[] | undefined;
  /** Checks that a person wrote out. */
  assertions?: readonly unknown[] | undefined;
}

/** The assertions that come from a person's request. Derived assertions are left out, because each run has its own. */
export function requestedAssertions(
  assertions: readonly Check[],
  { expectation, statements = [], assertions: own }: Wishes,
): Check[] {
  const { expected_calls, forbidden_calls = [], expected_text = [], forbidden_text = [] } = expectation ?? {};
  const calls = expected_calls !== undefined || forbidden_calls.length > 0;
  const texts = expected_text.length + forbidden_text.length > 0;
  const expressed: Partial<Record<CheckKind, boolean>> = {
    writes_are: expected_calls !== undefined,
    tool_called: calls,
    tool_not_called: calls,
    output_contains: texts,
    // Patterns are derived from the run, unless a person wrote out the check.
    output_matches: false,
    semantic: statements.length > 0,
  };
  return assertions.filter(({ kind }) => kind in expressed && (own !== undefined || expressed[kind]));
}

/** Expectations that a later promotion has for an existing case: new ones, and those that contradict it. */
export interface LaterExpectations {
  added: Check[];
  disputed: Check[];
}

export function laterExpectations(known: readonly Check[], wanted: readonly Check[]): LaterExpectations {
  const fresh = wanted.filter((check) => !known.some((one) => equalJson(writeCheck(one), writeCheck(check))));
  return {
    added: fresh.filter((check) => !known.some((one) => dispute(one, check))),
    disputed: fresh.filter((check) => known.some((one) => dispute(one, check))),
  };
}

/** Whether it is unlikely that one run meets both checks. */
function dispute(one: Check, other: Check): boolean {
  if (one.kind === "writes_are" && other.kind === "writes_are") return true;
  if (one.kind === "output_contains" && other.kind === "output_contains")
    return equalJson(one.text, other.text) && one.not !== other.not;
  return forbids(one, other) || forbids(other, one);
}

function forbids(one: Check, other: Check): boolean {
  if (one.kind !== "tool_not_called") return false;
  if (other.kind === "tool_called") return one.tool === other.tool;
  return other.kind === "writes_are" && other.calls.some(({ tool }) => tool === one.tool);
}

const heading = "### Wanted later";
/** Characters. GitHub allows 65,536. */
const mostBody = 60_000;

/**
 * Adds later expectations to the pull request's text, except those that it already has. The reviewer decides on those
 * that contradict the case.
 */
export function withLaterExpectations(body: string, wanted: readonly Check[], { disputed }: LaterExpectations): string {
  const lines = wanted.flatMap((check) => {
    const words = untrustedMarkdown(describeCheck(check));
    if (body.includes(words)) return [];
    const isDisputed = disputed.some((one) => equalJson(writeCheck(one), writeCheck(check)));
    return [`- [ ] ${words} — ${isDisputed ? "not added: the case says otherwise" : "added to `case.yaml`"}`];
  });
  const text = `${body.trimEnd()}${body.includes(heading) ? "" : `\n\n${heading}\n`}\n${lines.join("\n")}`;
  return lines.length === 0 || text.length > mostBody ? body : text;
}

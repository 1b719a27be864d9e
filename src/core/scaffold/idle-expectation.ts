import { isWanted } from "../checks/wanted-call.ts";
import { shortJson } from "../matching/short-json.ts";
import type { Check, WantedCall } from "../schema/check.ts";
import type { Expectation, ExpectationInput } from "./scaffold-input.ts";
import { idleAnswer, isOpenCheck } from "./idle-run.ts";

/** The sentence for review that is added if an answer is expected but nothing says which. */
export const answersTheRequest = "The response addresses the user's request correctly.";

const onlyWords = "a right run writes nothing and says so in its own words";

/**
 * Makes sure that an idle agent, which calls no tool and gives any answer, does not pass the assertions. It adds a read
 * that the expectation names, else a sentence for review. If a right run only refrains from something, it marks the
 * case as weak.
 */
export function withoutIdle(
  expectation: Expectation,
  input: ExpectationInput,
): Expectation | { ok: false; reason: string } {
  const answer = idlePassing(expectation.assertions, input);
  if (answer === undefined) return expectation;
  if (input.assertions !== undefined && !onlyForbids(input.assertions)) {
    const shown = shortJson(answer, 60);
    return { ok: false, reason: `an agent that calls nothing and answers ${shown} would pass the assertions` };
  }
  const read = namedRead(input);
  const named = read === undefined ? expectation.assertions : [...expectation.assertions, read];
  if (read !== undefined && idlePassing(named, input) === undefined) return { ...expectation, assertions: named };
  if (onlyForbids(expectation.assertions))
    return { ...expectation, weak: onlyWords, notes: [...expectation.notes, weakNote] };
  const statement: Check = { kind: "semantic", statement: answersTheRequest };
  return { ...expectation, assertions: [...expectation.assertions, statement] };
}

const weakNote =
  "the case is weak: an agent that does nothing would pass too. A fact that a right answer tells (--expect-text) or a sentence for " +
  "review (--expect) makes it sharp";

function idlePassing(assertions: Check[], { run, terminal_tools }: ExpectationInput): string | undefined {
  if (assertions.some(isOpenCheck)) return undefined;
  return idleAnswer({ assertions, source: run, terminal_tools });
}

/** True if the assertions demand that something is not done. */
function onlyForbids(assertions: Check[]): boolean {
  return assertions.some(
    (check) => check.kind === "tool_not_called" || (check.kind === "writes_are" && check.calls.length === 0),
  );
}

/** The last read that the expectation names and that the failed run made. So it is both right and possible. */
function namedRead({ feedback, run, effects }: ExpectationInput): Check | undefined {
  const wanted = (feedback?.expected_calls ?? [])
    .filter(({ tool }) => effects(tool).effect === "read")
    .map(
      ({ tool, args }): WantedCall => ({
        tool,
        ...(args === undefined ? { match: "ignore" } : { args, match: "subset" }),
      }),
    );
  const made = wanted.findLast((call) => run.calls.some((one) => one.effect === "read" && isWanted(call, one)));
  return made === undefined ? undefined : { kind: "tool_called", ...made };
}

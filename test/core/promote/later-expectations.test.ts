import { describe, expect, it } from "vitest";
import { readCheck } from "../../../src/core/checks/read-check.ts";
import {
  laterExpectations,
  requestedAssertions,
  withLaterExpectations,
} from "../../../src/core/promote/later-expectations.ts";
import type { Check } from "../../../src/core/schema/check.ts";

function check(value: object): Check {
  const read = readCheck(value, "assertions");
  if (!read.ok) throw new Error(read.message);
  return read.check;
}

const noRefund = check({ tool_not_called: "refund" });
const says = check({ output_contains: "30 days" });
const asks = check({ semantic: "Asks first." });
const shortAnswer = check({ output_matches: "^.{0,90}$" });
const refunds = check({ writes_are: [{ tool: "refund", args: { amount: 5 } }] });

describe("what a person says of a failure that has a case", () => {
  it("is among its assertions; what was found in the run is not, and what a person wrote out is", () => {
    const assertions = [noRefund, says, asks, shortAnswer];
    expect(requestedAssertions(assertions, {})).toEqual([]);
    expect(requestedAssertions(assertions, { statements: ["Asks first."] })).toEqual([asks]);
    expect(
      requestedAssertions(assertions, { expectation: { rating: "bad", forbidden_calls: [{ tool: "refund" }] } }),
    ).toEqual([noRefund]);
    expect(requestedAssertions(assertions, { assertions: ["…"] })).toEqual(assertions);
  });

  it("is added where the case does not say it, and disputed where no run could meet both", () => {
    expect(laterExpectations([noRefund], [noRefund, says])).toEqual({ added: [says], disputed: [] });
    expect(laterExpectations([noRefund], [refunds])).toEqual({ added: [], disputed: [refunds] });
    expect(laterExpectations([refunds], [noRefund])).toEqual({ added: [], disputed: [noRefund] });
    const unsaid = check({ output_contains: { text: "30 days", not: true } });
    expect(laterExpectations([says], [unsaid])).toEqual({ added: [], disputed: [unsaid] });
  });

  it("stands once in the pull request's text, with what was not added", () => {
    const thoughts = laterExpectations([noRefund], [says, refunds]);
    const body = withLaterExpectations("Adds a case.\n", [says, refunds], thoughts);
    expect(body.split("\n")).toEqual([
      "Adds a case.",
      "",
      "### Wanted later",
      "",
      '- [ ] ` output_contains "30 days" ` — added to `case.yaml`',
      expect.stringMatching(/^- \[ \] ` writes_are refund .* — not added: the case says otherwise$/),
    ]);
    expect(withLaterExpectations(body, [says, refunds], thoughts)).toBe(body);
    expect(
      withLaterExpectations(body, [asks], laterExpectations([noRefund, says], [asks])).match(/### Wanted later/g),
    ).toHaveLength(1);
  });
});

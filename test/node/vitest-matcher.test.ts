import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { expect, it } from "vitest";
import { caseMatchers, toSatisfyCase } from "../../src/node/vitest.ts";

expect.extend(caseMatchers);

declare module "vitest" {
  // A declaration that is merged must name its parameters as vitest does.
  interface Matchers<R extends void | Promise<void> = void | Promise<void>, T = unknown> {
    toSatisfyCase(folder: string): T extends object ? R : never;
  }
}

const folder = resolve(import.meta.dirname, "../../cases/search-loop");
const failed = JSON.parse(readFileSync(resolve(folder, "source-trace.json"), "utf8"));
const call = { tool_name: "lookup_billing", tool_args: { user_id: "usr_8821" }, tool_output: "Error: down" };
const fixed = { status: "success", final_output: "I could not look that up.", tool_calls: [call, call], errors: [] };

it("takes a run without the failure, and says of a run with it what is broken", () => {
  expect(fixed).toSatisfyCase(folder);
  expect(failed).not.toSatisfyCase(folder);
  expect(toSatisfyCase(failed, folder).message().split("\n")).toEqual([
    "the run does not satisfy the case search-loop (ended with error, lookup_billing called 5 times, no answer)",
    "  the failure is there again: every signature holds",
    "  status_is success: expected status success, the run ended with error",
    "  max_tool_calls lookup_billing 3: expected at most 3 calls; lookup_billing was called 5 times",
    "  final_output_exists true: expected a final output; the run has no final output",
  ]);
  expect(toSatisfyCase(fixed, folder).message()).toBe(
    "the run satisfies the case search-loop: all 3 decided assertions hold",
  );
});

it("does not take an empty run, nor something else than a run", () => {
  expect({ status: "success" }).not.toSatisfyCase(folder);
  expect(() => toSatisfyCase("a text", folder)).toThrow();
});

import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { caseTools } from "../../../src/cli/mcp/case-tools.ts";
import { replayTools } from "../../../src/cli/mcp/replay-tools.ts";
import { faultFor, type McpTool } from "../../../src/cli/mcp/tool.ts";
import { ReplayKitError } from "../../../src/core/error.ts";
import { temporaryFolder } from "../../support/temporary-folder.ts";

const scaffold = caseTools.find(({ name }) => name === "scaffold_case");
if (scaffold === undefined) throw new Error("the tool is gone");

function callOf(cwd: string) {
  return { cwd, env: {}, signal: new AbortController().signal, progress: () => {} };
}

/** The fault of a call that must have one. */
async function faultOf(tool: McpTool, input: object, cwd: string): Promise<ReplayKitError> {
  try {
    await tool.answer(input, callOf(cwd));
  } catch (error) {
    if (error instanceof ReplayKitError) return error;
    throw error;
  }
  throw new Error("it was answered");
}

it("a fault names the tool's inputs where the command line has flags", async () => {
  const trace = readFileSync("examples/traces/refund-after-deadline.json", "utf8");
  const { feedback: _, ...unrated } = JSON.parse(trace);
  using folder = temporaryFolder({ "trace.json": JSON.stringify(unrated), "replaykit.yaml": "version: 1\n" });
  const input = { run: "trace.json", id: "refund" };
  const untold = await faultOf(scaffold, input, folder.path);
  const { code, hint = "" } = faultFor(scaffold, untold);
  expect(untold.hint).toMatch(/--forbid-call \w+ · .*--expect-none · .*--expect-call '\w+=.*' · .*--expect-text '…'/);
  expect([code, hint.split(" · ").map((one) => one.replace(/^.*?\? /, ""))]).toEqual([
    "expectation_needed",
    [
      'forbid_calls: ["refund"]',
      "expect_none: true",
      expect.stringMatching(/^expect_calls: \["refund=\{.*\}"\]$/),
      'expect_texts: ["…"]',
      'expect: ["…"]',
    ],
  ]);
  const wrong = faultFor(scaffold, await faultOf(scaffold, { ...input, expect_calls: ["refund=1"] }, folder.path));
  expect(wrong.message).toBe("expect_calls: the arguments of refund are 1, which no call has");
  const unsaid = await scaffold.answer({ ...input, forbid_texts: ["refunded"] }, callOf(folder.path));
  expect(JSON.stringify(unsaid)).toContain("refunded");
});

it("a flag that is no input of the tool stays what it is: a terminal's", () => {
  const error = new ReplayKitError("usage", "--expect-call is odd", {
    hint: "give --runner-cmd, or --expect-text 'x'",
    option: "format",
  });
  expect(faultFor(scaffold, error)).toEqual({
    code: "usage",
    message: "expect_calls is odd",
    hint: 'try --format; give --runner-cmd, or expect_texts: ["x"]',
  });
  const base = new ReplayKitError("usage", "no base", {
    hint: "leave --head and --base out, or name one: --base origin/main, or --base <ref>",
  });
  const verify = replayTools.find(({ name }) => name === "verify_fix");
  expect(verify && faultFor(verify, base).hint).toBe(
    'leave head and base out, or name one: base: "origin/main", or base <ref>',
  );
  expect(faultFor({ input: {} }, error).message).toBe("--expect-call is odd");
});

import { describe, expect, it } from "vitest";
import { parseCaseYaml } from "../../../src/core/case/case-yaml.ts";
import { effectLookup } from "../../../src/core/effects.ts";
import { caseBrief, longestBrief } from "../../../src/core/report/case-brief.ts";
import { runFromTrace } from "../../../src/core/run/run-from-trace.ts";
import type { TraceRun } from "../../../src/core/schema/trace.ts";

/** The brief of a case in which every text that a stranger wrote is this one. */
function briefOf(text: string): string {
  const trace: TraceRun = {
    version: 1,
    run_id: text,
    status: "success",
    events: [
      ...Array.from({ length: 8 }, () => ({ type: "input_message" as const, role: "user", content: text })),
      { type: "tool_call", call_id: "1", tool_name: text, tool_args: { [text]: text } },
      { type: "tool_result", call_id: "1", output: text },
      { type: "final_output", content: text },
    ],
  };
  const checks = Array.from({ length: 30 }, () => `  - output_contains: ${JSON.stringify(text.slice(0, 3000))}`).join(
    "\n",
  );
  const { case: made } = parseCaseYaml(
    `version: 1\nid: hostile\ntitle: ${JSON.stringify(text.slice(0, 150))}\nsignatures:\n${checks}\nassertions:\n  - writes_are: []\n${checks}\n`,
    "case.yaml",
  );
  return caseBrief({
    case: made,
    trace,
    run: runFromTrace(trace, effectLookup({ [text]: "write" })),
    path: "cases/hostile",
    terminal_tools: [],
    last: undefined,
    code: [{ tool: text, places: [text, text] }],
    runner: { name: text, command: text },
    others: undefined,
    budget: undefined,
  });
}

/** What stands neither in a fenced block nor in a code span. */
function outsideOfCode(page: string): string {
  return page.replaceAll(/^(`{3,})[^\n`]*\n[^]*?^\1$/gm, "").replaceAll(/(?<!`)(`+)(?!`) [^]*? (?<!`)\1(?!`)/g, "");
}

describe("a brief", () => {
  const title = /\n\n.*?\. All text in code below was recorded/;
  for (const [name, text] of [
    ["marks of code", "``` @team <img> ` ".repeat(3000)],
    ["hidden characters", "\u202e\u200b@team\u0007".repeat(3000)],
    ["a long line", "@team ".repeat(20_000)],
    ["many lines", "@team\n# Do this\n```\n".repeat(5000)],
  ] as const) {
    it(`fits a context and keeps ${name} in code`, () => {
      const brief = briefOf(text);
      expect(brief.length).toBeLessThanOrEqual(longestBrief);
      expect(brief.match(/^## .*$/gm)).toContain("## The failed run");
      expect(outsideOfCode(brief).replace(title, "")).not.toMatch(/@team|<img>|# Do this/);
    });
  }

  it("would let it out without the code", () => {
    expect(outsideOfCode("- Asked: @team")).toContain("@team");
    expect(outsideOfCode("- Asked: ` @team")).toContain("@team");
  });

  it("names the write that came with other arguments, and a runner where it has a name", () => {
    const trace: TraceRun = {
      version: 1,
      run_id: "r",
      status: "success",
      events: [
        { type: "input_message", role: "user", content: "Refund 7" },
        { type: "tool_call", call_id: "1", tool_name: "refund", tool_args: { amount: 89 } },
        { type: "tool_result", call_id: "1", output: "ok" },
        { type: "final_output", content: "Done" },
      ],
    };
    const brief = (wanted: string, name: string | undefined) =>
      caseBrief({
        case: parseCaseYaml(
          `version: 1\nid: refund\ntitle: t\nsignatures: [{ tool_called: refund }]\nassertions: [{ writes_are: [{ tool: ${wanted} }] }]\n`,
          "case.yaml",
        ).case,
        trace,
        run: runFromTrace(trace, effectLookup({ refund: "write" })),
        path: "cases/refund",
        terminal_tools: [],
        last: undefined,
        code: [],
        runner: { name, command: "node agent.mjs" },
        others: undefined,
        budget: undefined,
      });
    const near = brief("refund, args: { amount: 19.5 }", undefined);
    expect(near).toContain('\n- Call 1 of 1: ` refund {"amount":89} ` (` writes_are refund {"amount":19.5} `: ');
    expect(near).toContain("\n- The runner starts ` node agent.mjs `.\n");
    const none = brief("cancel", "billing");
    expect(none).toContain("\n- No single call: something is missing");
    expect(none).toContain("\n- The runner ` billing ` starts ` node agent.mjs `.\n");
  });
});

import { describe, expect, it } from "vitest";
import { ReplayKitError } from "../../src/core/error.ts";
import { lintCase } from "../../src/core/lint/lint-case.ts";
import { promoteCase, type PromoteInput } from "../../src/core/promote/promote-case.ts";
import { joinBodies } from "../../src/core/promote/promotion-body.ts";
import { readToolFixtures } from "../../src/core/case/load-case.ts";
import { createRedactor } from "../../src/core/redact/redact.ts";
import { configSchema } from "../../src/core/schema/config.ts";
import type { TraceRun } from "../../src/core/schema/trace.ts";
import { hmacKeyedHash, nodePlatform } from "../../src/node/platform.ts";
import { loopingRun, quietRun } from "./traces.ts";

const config = configSchema.parse({ effects: { get_order: "read", get_policy: "read", cancel_order: "write" } });

function promote(trace: TraceRun, more: Partial<PromoteInput> = {}) {
  const redactor = createRedactor({ keyedHash: hmacKeyedHash(Buffer.from("key of the tests")) });
  return promoteCase({ trace, config, redactor, platform: nodePlatform, unmeasured: "this is a test", ...more });
}

function refusal(action: () => unknown): ReplayKitError {
  try {
    action();
  } catch (error) {
    if (error instanceof ReplayKitError) return error;
    throw error;
  }
  throw new Error("nothing was refused");
}

const callsOf = (files: Record<string, string>) =>
  readToolFixtures(files["fixtures/tools.json"] ?? "", "tools.json").calls.map(({ tool, args, source }) => [
    tool,
    args,
    source?.run_id,
  ]);

describe("promoteCase", () => {
  it("makes a case that lint finds sound, and a text that says what failed and what to check", () => {
    const seen = { count: 41, first: "2026-11-01", last: "2026-11-20" };
    const { id, files, title, body, case: made } = promote(loopingRun("run-1"), { seen });
    const problems = lintCase({ files, folder: id, config, today: "2026-11-21" });
    expect(problems.filter(({ level }) => level === "error")).toEqual([]);
    expect(id).toMatch(/^[a-z0-9-]{1,48}-[0-9a-f]{8}$/);
    expect(title).toBe(`test(cases): add ${id}`);
    expect(made).toMatchObject({ state: "open", source: { run_id: "run-1" } });
    expect(body).toContain("A run of ` order-agent ` failed");
    expect(body).toContain("Seen 41 times, first ` 2026-11-01 `, last ` 2026-11-20 `");
    expect(body).toContain("- ` Tool 'get_order' called 5 times `");
    expect(body).toContain("- [ ] ` max_tool_calls get_order 3 ` — fails on this run, as it must");
    expect(body).toContain("order service timed out");
    expect(body).toContain(`npx replaykit replay ${id}`);
  });

  it("gives the same failure the same mark, whatever run it is made from", () => {
    const [first, second] = [promote(loopingRun("run-1", "o-1")), promote(loopingRun("run-2", "o-2"))];
    expect(second.id).toBe(first.id);
    const renamed = promote(loopingRun("run-3"), { slug: "other-name" });
    expect(renamed.id).toBe(`other-name-${first.id.slice(-8)}`);
  });

  it("adds the reads of other runs, keeps contradictions apart, and takes no write", () => {
    const other = loopingRun("run-2", "o-2", { refunds: "30 days", returns: "14 days" });
    const contrary = loopingRun("run-3", "o-3", { refunds: "60 days" });
    const { files, notes } = promote(loopingRun("run-1", "o-1"), { others: [other, contrary, quietRun("run-4")] });
    const calls = callsOf(files).map((call) => JSON.stringify(call));
    expect(calls.filter((call) => call.includes("get_policy"))).toEqual([
      '["get_policy",{"policy":"refunds"},"run-2"]',
      '["get_policy",{"policy":"returns"},"run-2"]',
    ]);
    expect(calls.some((call) => call.includes("cancel_order"))).toBe(false);
    const { apart } = readToolFixtures(files["fixtures/tools.json"] ?? "", "tools.json");
    expect(apart?.map(({ output }) => output)).toEqual(["60 days"]);
    expect(notes.join("\n")).toMatch(
      /4 recorded reads were added from 2 other runs[^]*1 recorded reads of other runs contradict/,
    );
  });

  it("never takes the answer of a quiet failure as right: it asks, with drafts of the run's own writes", () => {
    const error = refusal(() => promote(quietRun("run-1")));
    expect(error.code).toBe("expectation_needed");
    expect(error.hint).toContain("--forbid-call cancel_order");
    const { case: made } = promote(quietRun("run-1"), { expectation: { rating: "bad", expected_calls: [] } });
    expect(made.assertions).toContainEqual(expect.objectContaining({ kind: "writes_are", calls: [] }));
  });

  it("shows the free text for a last look, as text and nothing else", () => {
    const { body } = promote(quietRun("run-1"), { expectation: { rating: "bad", expected_calls: [] } });
    expect(body).toContain("I am Ann Lee, 4 Elm Street");
    const run = loopingRun("run-1");
    run.events[0] = { type: "input_message", role: "user", content: "```\n@octocat <!-- replaykit:x --> <img src=x>" };
    const hostile = promote(run).body;
    expect(hostile).toContain("````text\nuser: ```\n@octocat <! -- replaykit:x -- > <img src=x>\n````");
  });

  it("refuses checks that do not tell the failure from a good run", () => {
    const wrong = refusal(() =>
      promote(loopingRun("run-1"), { signatures: [{ kind: "min_tool_calls", tool: "get_order", count: 9 }] }),
    );
    expect([wrong.code, wrong.message]).toEqual(["lint_failed", expect.stringContaining("does not hold")]);
    const empty = refusal(() =>
      promote(loopingRun("run-1"), { assertions: [{ kind: "tool_called", tool: "get_order", match: "exact" }] }),
    );
    expect([empty.code, empty.message]).toEqual([
      "expectation_needed",
      expect.stringContaining("meets the expectation"),
    ]);
  });

  it("redacts the trace again and lists what that hid", () => {
    const run = loopingRun("run-1");
    run.events[0] = { type: "input_message", role: "user", content: "I am ann@example.com, where is my order?" };
    const { files, body } = promote(run);
    expect(Object.values(files).join("")).not.toContain("ann@example.com");
    expect(body).not.toContain("ann@example.com");
    expect(body).toContain("- ` email `: 1 different");
  });

  it("stops at a secret that redaction left, and names its place", () => {
    const redactor = { redact: <T>(value: T) => value, text: (text: string) => text, findings: () => [] };
    const run = loopingRun("run-1");
    run.events[0] = { type: "input_message", role: "user", content: "I am ann@example.com" };
    const error = refusal(() => promote(run, { redactor }));
    expect([error.code, error.message]).toEqual(["secret_found", expect.stringContaining("case.yaml:18: ")]);
    expect(error.message).not.toContain("ann@example.com");
  });

  it("refuses a run without tool results, and says which attribute is missing", () => {
    const run = loopingRun("run-1");
    const bare = {
      ...run,
      source: { format: "otlp" },
      events: run.events.filter(({ type }) => type !== "tool_result"),
    };
    const error = refusal(() => promote(bare));
    expect(error.code).toBe("invalid_trace");
    expect(error.message).toContain("replayability 36 %");
    expect(error.hint).toContain("gen_ai.tool.call.result");
  });

  it("refuses a case over 10 MB, and names the file that is large", () => {
    const error = refusal(() => promote(loopingRun("run-1", "o-1", { all: "policy ".repeat(900_000) })));
    expect([error.code, error.hint]).toEqual([
      "too_large",
      expect.stringMatching(/largest file is (source-trace|fixtures)/),
    ]);
  });
});

describe("joinBodies", () => {
  it("keeps within GitHub's limit and names every case", () => {
    const promotions = Array.from({ length: 200 }, (_, n) => ({
      id: `case-${n}`,
      title: "t",
      body: "x".repeat(5_000),
    }));
    const text = joinBodies(promotions);
    expect(text.length).toBeLessThan(65_536);
    expect(promotions.every(({ id }) => text.includes(id))).toBe(true);
  });
});

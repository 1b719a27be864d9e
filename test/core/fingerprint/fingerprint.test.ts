import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { fingerprint } from "../../../src/core/fingerprint/fingerprint.ts";
import { maskText } from "../../../src/core/fingerprint/mask-text.ts";
import type { Check } from "../../../src/core/schema/check.ts";
import type { Run } from "../../../src/core/schema/run.ts";
import { traceSchema } from "../../../src/core/schema/trace.ts";

const hash = (text: string): string => createHash("sha256").update(text).digest("hex");

function run(changes: Partial<Run> = {}): Run {
  return {
    status: "success",
    final_output: undefined,
    calls: [],
    errors: [],
    said: [],
    states: [],
    steps: 0,
    tokens: undefined,
    duration_ms: undefined,
    unseen: [],
    ...changes,
  };
}

function call(tool: string): Run["calls"][number] {
  return {
    tool,
    args: {},
    group: undefined,
    effect: "read",
    effect_guessed: false,
    output: {},
    error: undefined,
    simulated: false,
  };
}

function of(text: string, changes: Partial<Run> = {}, input = "hello there"): ReturnType<typeof fingerprint> {
  const trace = traceSchema.parse({
    run_id: "run-1",
    agent: { name: "billing" },
    events: [{ type: "input_message", content: input }],
  });
  const signatures: Check[] = [
    { kind: "status_is", status: "error" },
    { kind: "min_tool_calls", tool: "lookup", count: text.length },
  ];
  const errors: Run["errors"] = text === "" ? [] : [{ kind: "timeout", text }];
  return fingerprint({ trace, run: run({ errors, ...changes }), signatures, hash });
}

test("is equal for failures that differ in ids, numbers and dates alone, and explains itself", () => {
  const a = of("lookup for order W1234567 timed out after 30s at 2024-05-15T10:00:00Z");
  const b = of("lookup for order W7654321 timed out after 31s at 2025-01-02T11:12:13Z");
  expect(a.id).toMatch(/^v1:[0-9a-f]{16}$/);
  expect(b.id).toBe(a.id);
  expect(a.parts).toEqual({
    agent: "billing",
    failure: "timeout",
    signatures: ["min_tool_calls lookup", "status_is"],
    error: "lookup for order <id> timed out after <number>s at <date>",
  });
});

test("differs for another error, another tool, another kind", () => {
  expect(of("lookup timed out").id).not.toBe(of("lookup was refused").id);
});

test("is one for what a provider did, wherever in a run it struck, and keeps the other as an alias", () => {
  const failed = (message: string, type: "model_call" | "tool_result", more: object[] = []) => {
    const error = { kind: type === "model_call" ? "model" : "tool", message };
    const asked = type === "tool_result" ? [{ type: "tool_call", tool_name: "lookup" }] : [];
    const events = [...more, ...asked, { type, error }];
    const trace = traceSchema.parse({ run_id: "r", status: "error", agent: { name: "billing" }, events });
    const signatures: Check[] = [{ kind: "status_is", status: "error" }];
    const errors: Run["errors"] = [{ kind: "model", text: message }];
    return fingerprint({ trace, run: run({ status: "error", errors }), signatures, hash });
  };
  const early = failed("429 Too Many Requests", "model_call");
  const late = failed("Rate limit reached for gpt-x", "model_call", [{ type: "tool_call", tool_name: "search" }]);
  expect(early.parts).toEqual({ agent: "billing", failure: "provider", error: "rate limit" });
  expect(late.id).toBe(early.id);
  expect(early.aliases).toEqual([expect.stringMatching(/^v1:[0-9a-f]{16}$/)]);
  expect(late.aliases).not.toEqual(early.aliases);
  expect(failed("503 Service Unavailable", "model_call").id).not.toBe(early.id);
  expect(failed("429 Too Many Requests", "tool_result")).toMatchObject({ aliases: [], parts: { failure: "model" } });
});

test("stays as it was where a signature names the run's own error", () => {
  const named = (signatures: Check[], status: "error" | "success") => {
    const trace = traceSchema.parse({ run_id: "r", status, events: [] });
    const errors: Run["errors"] = [{ kind: "exception", text: "boom" }];
    return fingerprint({ trace, run: run({ status, errors }), signatures, hash }).id;
  };
  const own: Check = { kind: "error_matches", text: "boom" };
  expect(named([own], "error")).toBe(named([], "error"));
  expect(named([own], "success")).not.toBe(named([], "success"));
  expect(named([{ kind: "error_matches", error_kind: "limit" }], "error")).not.toBe(named([], "error"));
});

test("does not become one group where nothing names the failure", () => {
  const short = of("", { calls: [call("search")] });
  expect(of("", { calls: [call("search")] }, "good morning").id).toBe(short.id);
  expect(of("", { calls: [call("search"), call("search")] }).id).not.toBe(short.id);
  expect(of("", { calls: [call("book")] }).id).not.toBe(short.id);
  expect(of("", { calls: [call("search")] }, "a much longer question ".repeat(20)).id).not.toBe(short.id);
});

test.each([
  ["user ann@example.org at 10.2.3.4:80", "user <mail> at <ip>"],
  ["GET https://api.test/v1/users/17?x=1 gave 503", "get <url> gave <number>"],
  ['File "/srv/app/main.py", line 12', "file <text>, line <number>"],
  ["ENOENT: /srv/app/main.py", "enoent: <path>"],
  ["id 123e4567-e89b-12d3-a456-426614174000 of 'x y'", "id <id> of <text>"],
  ["don't retry [redacted-secret-3f9a1c02]", "don't retry <redacted>"],
])("masks %s", (text, masked) => {
  expect(maskText(text)).toBe(masked);
});

test("masks an adversarial text in linear time", () => {
  const start = performance.now();
  for (const unit of ["a-", "1,", "/a", "'", "://", "a@", "1."]) maskText(unit.repeat(500_000));
  expect(performance.now() - start).toBeLessThan(1000);
});

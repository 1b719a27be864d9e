import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { expect, test } from "vitest";
import { readCaseYaml } from "../../../src/core/case/case-yaml.ts";
import { compact } from "../../../src/core/compact.ts";
import { effectLookup } from "../../../src/core/effects.ts";
import { type Fingerprint, type FingerprintInput, fingerprint } from "../../../src/core/fingerprint/fingerprint.ts";
import { maskText } from "../../../src/core/text/error-text.ts";
import { readTraces } from "../../../src/core/formats/input/read-traces.ts";
import { readSourceTrace } from "../../../src/core/case/load-case.ts";
import { runFromTrace } from "../../../src/core/run/run-from-trace.ts";
import type { Check } from "../../../src/core/schema/check.ts";
import { traceSchema } from "../../../src/core/schema/trace.ts";
import { nodePlatform } from "../../../src/node/platform.ts";
import { growth, tooMuchGrowth } from "../../support/growth.ts";

const hash = (text: string): string => createHash("sha256").update(text).digest("hex");

const root = resolve(import.meta.dirname, "../../..");
const terminal_tools = ["transfer_to_human"];

function of(trace: object, more: Partial<FingerprintInput> = {}): Fingerprint {
  const parsed = traceSchema.parse({ run_id: "run-1", agent: { name: "billing" }, ...trace });
  const effects = effectLookup();
  return fingerprint({ trace: parsed, run: runFromTrace(parsed, effects), terminal_tools, effects, hash, ...more });
}

function call(tool_name: string, tool_args: object = {}, result: object = { output: "ok" }): object[] {
  return [
    { type: "tool_call", tool_name, tool_args },
    { type: "tool_result", ...result },
  ];
}

const ask = (content: string) => ({ type: "input_message", content });
const answer = { type: "final_output", content: "Done." };

/** A run that ended in an error. */
function broke(error: string, before: object[] = []): Fingerprint {
  return of({ status: "error", events: [ask("hello"), ...before, { type: "error", kind: "timeout", error }] });
}

test("is equal for failures that differ in ids, numbers and dates alone, and explains itself", () => {
  const a = broke("lookup for order W1234567 timed out after 30s at 2024-05-15T10:00:00Z");
  const b = broke("lookup for order W7654321 timed out after 31s at 2025-01-02T11:12:13Z");
  expect(a.id).toMatch(/^v2:[0-9a-f]{16}$/);
  expect(b.id).toBe(a.id);
  expect(a.parts).toEqual({
    agent: "billing",
    failure: "timeout",
    signatures: ["final_output_exists", "status_is"],
    error: "lookup for order <id> timed out after <number>s at <date>",
  });
  expect(a.aliases).toEqual([expect.stringMatching(/^v1:[0-9a-f]{16}$/)]);
});

test("differs for another error, another tool, another agent", () => {
  expect(broke("lookup timed out").id).not.toBe(broke("lookup was refused").id);
  const wrote = (tool: string, agent = "billing") =>
    of({ agent: { name: agent }, events: [...call(tool), answer], feedback: { rating: "bad", expected_calls: [] } }).id;
  expect(wrote("send_refund")).toBe(wrote("send_refund"));
  expect(wrote("send_refund")).not.toBe(wrote("cancel_order"));
  expect(wrote("send_refund")).not.toBe(wrote("send_refund", "support"));
});

/** A refund that was too high, in a dialogue of some length. */
function overRefund(nth: number): object {
  const order = `W${7_000_000 + nth * 37}`;
  const reads = Array.from({ length: nth % 5 }, (_, n) =>
    call("get_order", nth % 2 === 0 ? { order } : { order, page: n }),
  ).flat();
  return {
    started_at: "2026-11-01T10:00:00Z",
    events: [
      ask("please ".repeat(3 ** (nth % 7)) + order),
      ...(nth % 3 === 0 ? [{ type: "input_message", role: "assistant", content: "One moment." }, ask("Thanks!")] : []),
      ...reads,
      ...call("send_refund", { order, amount: 80 + nth }),
      answer,
    ],
    feedback: {
      rating: "bad",
      ...compact({ comment: nth % 2 === 0 ? `order ${order}: too much` : undefined }),
      expected_calls: [{ tool: "send_refund", args: { order, amount: 19.5 + nth } }],
    },
  };
}

test("puts twelve equal quiet failures into one group, however long their questions are, and others apart", () => {
  const equal = Array.from({ length: 12 }, (_, nth) => of(overRefund(nth)));
  expect(new Set(equal.map(({ id }) => id)).size).toBe(1);
  // v1 went by lengths and counts; its ids are kept, so that cases and groups that have them are found.
  expect(new Set(equal.flatMap(({ aliases }) => aliases)).size).toBeGreaterThan(3);
  const events = [ask("Cancel it"), ...call("get_order"), answer];
  const bad = (feedback: object) => of({ events, feedback: { rating: "bad", ...feedback } }).id;
  const apart = [
    equal[0]?.id,
    bad({ expected_calls: [{ tool: "cancel_order", args: {} }] }),
    bad({ expected_calls: [{ tool: "send_refund", args: {} }] }),
    bad({ expected_text: ["19.50"] }),
    bad({ forbidden_calls: [{ tool: "get_order" }] }),
    bad({}),
    of({ events: [ask("Hi"), ...call("get_order"), ...call("get_order"), ...call("get_order"), answer] }).id,
    of({ events: [ask("Hi"), ...call("get_order", {}, { error: { message: "down" } }), answer] }).id,
    of({ events: [ask("Hi"), ...call("get_order")] }).id,
  ];
  expect(new Set(apart).size).toBe(apart.length);
});

test("does not hang on how long a loop went on", () => {
  const loop = (count: number, ...more: object[]) => {
    const calls = Array.from({ length: count }, () => call("search", { q: "refund" })).flat();
    return of({ status: "error", events: [...calls, ...more, { type: "error", kind: "limit", error: "max steps" }] })
      .id;
  };
  expect(loop(4)).toBe(loop(20));
  expect(loop(4)).not.toBe(loop(2));
});

test("never becomes one group where nobody says what went wrong", () => {
  const bad = (events: object[], statements: string[] = []) =>
    of({ events: [...events, answer], feedback: { rating: "bad" } }, { statements }).id;
  expect(bad([ask("hello"), ...call("search")])).toBe(
    bad([ask("hello ".repeat(99)), ...call("search"), ...call("search")]),
  );
  expect(bad(call("search"))).not.toBe(bad(call("lookup")));
  expect(bad([...call("search"), ...call("book_flight")])).toBe(bad([...call("lookup"), ...call("book_flight")]));
  expect(bad(call("search"), ["Says the price."])).not.toBe(bad(call("search"), ["Names the airport."]));
});

test("does not hang on whether somebody rated a failure that shows by itself", () => {
  const events = [ask("Hi"), ...call("get_order")];
  expect(of({ events, feedback: { rating: "bad" } }).id).toBe(of({ events }).id);
});

test("is one for what a provider did, wherever in a run it struck, and keeps the others as aliases", () => {
  const failed = (message: string, type: "model_call" | "tool_result", more: object[] = []) => {
    const error = { kind: type === "model_call" ? "model" : "tool", message };
    const asked = type === "tool_result" ? [{ type: "tool_call", tool_name: "lookup" }] : [];
    return of({ status: "error", events: [...more, ...asked, { type, error }] });
  };
  const early = failed("429 Too Many Requests", "model_call");
  const late = failed("Rate limit reached for gpt-x", "model_call", [{ type: "tool_call", tool_name: "search" }]);
  expect(early.parts).toEqual({ agent: "billing", failure: "provider", error: "rate limit" });
  expect(late.id).toBe(early.id);
  expect(early.aliases).toHaveLength(2);
  expect(late.aliases[0]).toBe(early.aliases[0]);
  expect(late.aliases[1]).not.toBe(early.aliases[1]);
  expect(failed("503 Service Unavailable", "model_call").id).not.toBe(early.id);
  expect(failed("429 Too Many Requests", "tool_result").parts).toMatchObject({ failure: "error" });
});

test("stays as it was where a signature names the run's own error", () => {
  const named = (detected: Check[], status: "error" | "success") =>
    of({ status, events: [{ type: "error", kind: "exception", error: "boom" }] }, { detected }).id;
  const own: Check = { kind: "error_matches", text: "boom" };
  expect(named([own], "error")).toBe(named([], "error"));
  expect(named([own], "success")).not.toBe(named([], "success"));
  expect(named([{ kind: "error_matches", error_kind: "limit" }], "error")).not.toBe(named([], "error"));
});

/** What v1 wrote into the cases of this repository, by the source trace that each has. */
const written: Record<string, string> = {
  "cancel-claimed-not-made": "v1:b59ef082c4a5fbdb",
  "invented-after-tool-error": "v1:dba86d1d5e81582e",
  "order-before-stock-check": "v1:df8a99f56d4728ce",
  "refund-after-deadline": "v1:c7b55be6dbeee320",
  "reminder-sent-twice": "v1:5e9c078325eca5b2",
  "step-limit-reported-ok": "v1:d1944e63eb74f434",
  "wrong-refund-amount": "v1:8cdc72bead0bdc67",
};

test.each(Object.entries(written))("knows %s by the v1 fingerprint that it was stored with", (id, v1) => {
  const read = (name: string) => readFileSync(join(root, "cases", id, name), "utf8");
  const { case: made } = readCaseYaml(read("case.yaml"), "case.yaml");
  if (!made) throw new Error(`${id} was not read`);
  const trace = readSourceTrace(read("source-trace.json"), "source-trace.json");
  const effects = effectLookup(made.effects);
  const run = runFromTrace(trace, effects);
  const { aliases } = fingerprint({ trace, run, terminal_tools: [], effects, stored: made.signatures, hash });
  expect(aliases).toContain(v1);
});

test("knows the example by the v1 fingerprint that an inbox gave it", () => {
  const trace = JSON.parse(readFileSync(join(root, "examples/traces/search-loop.json"), "utf8"));
  const parsed = readTraces({ name: "search-loop.json", text: JSON.stringify(trace) }, { platform: nodePlatform })[0];
  if (!parsed) throw new Error("the example was not read");
  const effects = effectLookup();
  const run = runFromTrace(parsed.trace, effects);
  expect(fingerprint({ trace: parsed.trace, run, terminal_tools: [], effects, hash }).aliases).toEqual([
    "v1:5dd40f7ef3ba46a2",
  ]);
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

test.each(["a-", "1,", "/a", "'", "://", "a@", "1."])("masks 1 MB of %j in linear time", (unit) => {
  expect(growth(maskText, unit, 1_000_000)).toBeLessThan(tooMuchGrowth);
});

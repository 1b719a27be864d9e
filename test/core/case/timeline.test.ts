import MarkdownIt from "markdown-it";
import { expect, it } from "vitest";
import { caseNotes } from "../../../src/core/case/notes.ts";
import { compact } from "../../../src/core/compact.ts";
import { traceSchema } from "../../../src/core/schema/trace.ts";
import { timeline } from "../../../src/core/timeline.ts";
import { searchLoop } from "./samples.ts";

it("folds what happens several times in a row", () => {
  expect(timeline(searchLoop())).toBe(
    [
      "run run-billing-2024-0312 · error",
      "1  input   user: Why was I charged $49.99?",
      '2  tool    lookup_billing {"user_id":"usr_8821"} → Error: billing service timeout  ×5',
      "3  error   Max tool call limit exceeded. Agent terminated.",
    ].join("\n"),
  );
});

it("says what messages say, not how an API writes them; all of it in full", () => {
  const picture = { type: "image_url", image_url: { url: `data:image/png;base64,${"abcd".repeat(100)}` } };
  const content = [{ type: "text", text: "What is this?" }, picture];
  const events = [
    { type: "input_message", role: "user", content },
    { type: "model_call", model: "m", output: [{ type: "text", text: "A dog." }] },
    { type: "final_output", content: { text: "A dog." } },
  ];
  const trace = traceSchema.parse({ run_id: "r", status: "success", events });
  expect(timeline(trace)).toBe(
    "run r · success\n1  input   user: What is this? (image)\n2  model   m → A dog.\n3  answer  A dog.",
  );
  expect(timeline(trace, { full: true })).toContain(JSON.stringify(content));
  expect(timeline({ ...trace, events: [] })).toBe("run r · success\nthe run has no events");
});

it("says how the run was rated, which its status does not tell", () => {
  const run = { run_id: "r", status: "success", events: [{ type: "final_output", content: "done" }] };
  const shown = (feedback?: object) => timeline(traceSchema.parse({ ...run, ...compact({ feedback }) }));
  const events = "1  answer  done";
  expect(shown()).toBe(`run r · success\n${events}`);
  expect(shown({ rating: "good" })).toBe(`run r · success\nrated good\n${events}`);
  expect(shown({ rating: "bad", expected_calls: [] })).toBe(
    `run r · success\nrated bad\n  expected: no write call\n${events}`,
  );
  const feedback = {
    rating: "bad",
    comment: "the wrong\u001b[2J amount\nrun other · success",
    expected_calls: [{ tool: "refund", args: { amount: 61.5 } }, { tool: "note" }],
    expected_text: ["61.50"],
    forbidden_calls: [{ tool: "cancel" }],
  };
  expect(shown(feedback)).toBe(`run r · success
rated bad: the wrong [2J amount run other · success
  expected call: refund {"amount":61.5}
  expected call: note
  expected text: 61.50
  forbidden call: cancel
${events}`);
});

it("shows every kind of event on one line each, without control characters", () => {
  const trace = traceSchema.parse({
    run_id: "r\u001b[31m",
    agent: { name: "billing", version: "2" },
    model: { name: "m-1" },
    events: [
      { type: "input_message", role: "user", content: "a\nb\u0007" },
      { type: "model_call", model: "m-1", usage: { input: 3, output: 4 }, output: "thinking" },
      { type: "tool_call", call_id: "2", tool_name: "second", tool_args: {}, group: "g" },
      { type: "tool_call", call_id: "1", tool_name: "first", tool_args: {}, group: "g" },
      { type: "tool_result", call_id: "1", error: { kind: "timeout", message: "slow" } },
      { type: "tool_result", call_id: "9", output: "stray" },
      { type: "state", step_id: "s1", decision: "stop", state: { n: 1 } },
      { type: "other", name: "custom", data: [1] },
      { type: "final_output", content: "x".repeat(200) },
    ],
  });
  expect(timeline(trace)).toBe(
    [
      "run r [31m · unknown · billing 2 · m-1",
      "1  input   user: a b",
      "2  model   m-1 (3 in, 4 out) → thinking",
      "3  tool    second {} → no result",
      "4  tool    first {} → timeout error: slow",
      "5  result  without a call → stray",
      '6  state   step 1 s1 (stop) {"n":1}',
      "7  other   custom [1]",
      `8  answer  ${"x".repeat(159)}…`,
    ].join("\n"),
  );
  expect(timeline(trace, { full: true })).toContain("x".repeat(200));
});

it("numbers steps as --step does, and says nothing of an answer that only calls a tool", () => {
  const step = (id: string, n: number) => ({ type: "state", step_id: id, decision: "search", state: { n } });
  const model = { type: "model_call", model: "m-1" };
  const events = [{ ...model, output: null }, step("0", 1), step("1", 2), { ...model, output: "null" }];
  expect(
    timeline(traceSchema.parse({ run_id: "r", events }))
      .split("\n")
      .slice(1),
  ).toEqual([
    "1  model   m-1",
    '2  state   step 1 (search) {"n":1}',
    '3  state   step 2 (search) {"n":2}',
    "4  model   m-1 → null",
  ]);
});

it("keeps text of the trace inert in notes.md", () => {
  const hostile = "````\n</code><script>alert(1)</script> ![x](http://evil) @org/team # h";
  const trace = traceSchema.parse({ run_id: hostile, events: [{ type: "final_output", content: hostile }] });
  const check = { kind: "output_contains" as const, text: hostile, in: "final" as const, not: false };
  const html = new MarkdownIt({ html: true, linkify: true }).render(
    caseNotes({ trace, title: hostile, signatures: [{ check, why: hostile }], assertions: [check], notes: [hostile] }),
  );
  expect(html).not.toMatch(/<script|<img|<a /);
  expect(html.match(/<h1/g)).toHaveLength(1);
});

it("folds what nobody asked for, so that calls are seen; all of it where that is wanted, or where there is nothing else", () => {
  const others = (count: number) => Array.from({ length: count }, (_, at) => ({ type: "other", name: `span-${at}` }));
  const call = { type: "tool_call", call_id: "1", tool_name: "look", tool_args: {} };
  const shown = (events: object[], full = false) =>
    timeline(traceSchema.parse({ run_id: "r", status: "success", events }), { full })
      .split("\n")
      .slice(1);
  expect(shown([...others(5), call, ...others(2)])).toEqual([
    "1  other   5 other events: span-0, span-1, span-2, and 2 more names (all with --full)",
    "2  tool    look {} → no result",
    "3  other   span-0",
    "4  other   span-1",
  ]);
  expect(shown([...others(5), call], true)).toHaveLength(6);
  expect(shown(others(5))).toHaveLength(5);
});

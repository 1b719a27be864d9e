import { compact } from "../../../src/core/compact.ts";
import { fc } from "../../support/fast-check.ts";
import { describe, expect, it } from "vitest";
import { ReplayKitError } from "../../../src/core/error.ts";
import { lintCase } from "../../../src/core/lint/lint-case.ts";
import { loadCase } from "../../../src/core/case/load-case.ts";
import { scaffoldCase } from "../../../src/core/scaffold/scaffold.ts";
import { slug } from "../../../src/core/scaffold/slug.ts";
import type { JsonObject } from "../../../src/core/schema/json.ts";
import { type Feedback, type TraceRun, traceSchema } from "../../../src/core/schema/trace.ts";
import { platform, redactor, scaffolded, searchLoop, wrongRefund } from "../case/samples.ts";

function errorsOf(files: Parameters<typeof lintCase>[0]["files"], folder = "cases/sample"): string[] {
  return lintCase({ files, folder, today: "2026-11-20" })
    .filter(({ level }) => level === "error")
    .map(({ code, message }) => `${code} ${message}`);
}

describe("a failed run becomes a case", () => {
  it("finds what the published README finds", () => {
    const { files, case: made } = scaffolded(searchLoop());
    expect(made.signatures).toEqual([
      { kind: "status_is", status: "error" },
      { kind: "min_tool_calls", tool: "lookup_billing", count: 5 },
      { kind: "final_output_exists", exists: false },
    ]);
    expect(made.assertions).toEqual([
      { kind: "status_is", status: "success" },
      { kind: "max_tool_calls", tool: "lookup_billing", count: 3 },
      { kind: "final_output_exists", exists: true },
      { kind: "semantic", statement: "The response addresses the user's request correctly." },
    ]);
    expect(Object.keys(files)).toEqual(["case.yaml", "source-trace.json", "fixtures/tools.json", "notes.md"]);
    expect(errorsOf(files)).toEqual([]);
  });

  it("writes a case that loads to what was made", () => {
    const { files, case: made } = scaffolded(searchLoop());
    const loaded = loadCase(files, "sample");
    expect(loaded.case).toEqual(made);
    expect(made.replay.timeout).toBe(undefined); // the runner's counts
    expect(loaded.toolFixtures.calls).toHaveLength(5);
  });

  it("makes the same files of the same trace", () => {
    expect(scaffolded(searchLoop()).files).toEqual(scaffolded(searchLoop()).files);
  });

  it("marks guessed effects, and leaves out those that are configured", () => {
    const guessed =
      scaffolded(wrongRefund(), { expectation: { rating: "bad", expected_calls: [] } }).files["case.yaml"] ?? "";
    expect(guessed).toContain("refund_order: write # guessed");
    const told = scaffolded(wrongRefund(), {
      expectation: { rating: "bad", expected_calls: [] },
      effects: { refund_order: "write" },
      configEffects: { get_order: "read" },
    });
    expect(told.case.effects).toEqual({ refund_order: "write" });
    expect(told.files["case.yaml"]).not.toContain("guessed");
  });

  it("says the effect of an expected write that the failed run never made", () => {
    const unnamed = { rating: "bad" as const, expected_calls: [{ tool: "seat_hold", args: { id: 1 } }] };
    const held = scaffolded(wrongRefund(), { expectation: unnamed });
    expect(held.case.effects).toMatchObject({ seat_hold: "write" });
    expect(held.case.assertions[0]).toMatchObject({ kind: "writes_are", calls: [{ tool: "seat_hold" }] });
    const taken = (tool: string) =>
      `treated as writes, since a right run makes them: ${tool}; if one only reads, pass --effect <tool>=read`;
    expect(held.notes).toContain(taken("seat_hold"));
    // What somebody expects by name is a write, said aloud, also where its name sounds like a read: never dropped.
    const read = { rating: "bad" as const, expected_calls: [{ tool: "get_seat" }] };
    const sat = scaffolded(wrongRefund(), { expectation: read });
    expect(sat.case.assertions[0]).toMatchObject({ kind: "writes_are", calls: [{ tool: "get_seat" }] });
    expect(sat.case.effects).toMatchObject({ get_seat: "write" });
    expect(sat.notes).toContain(taken("get_seat"));
    // A grader lists reads too: how a right run learns something is its own affair.
    const graded = scaffolded({ ...wrongRefund(), feedback: read });
    expect(graded.case.assertions[0]).toMatchObject({ kind: "writes_are", calls: [] });
    // What the project says is a read must be called, and is no write.
    const configEffects = { seat_hold: "read" as const };
    const declared = scaffolded(wrongRefund(), { expectation: unnamed, configEffects });
    expect(declared.case.assertions).toEqual([
      { kind: "writes_are", calls: [], include_failed: false },
      { kind: "tool_called", tool: "seat_hold", args: { id: 1 }, match: "subset" },
      { kind: "final_output_exists", exists: true },
      expect.objectContaining({ kind: "output_matches", not: true }),
      expect.objectContaining({ kind: "output_matches", not: true }),
      expect.objectContaining({ kind: "output_matches", not: true }),
      { kind: "repeated_call", times: 10, unchanged: false, not: true },
    ]);
    const handed = scaffolded(wrongRefund(), {
      expectation: { rating: "bad", expected_calls: [{ tool: "transfer_to_human" }] },
    });
    expect(handed.case.assertions).toContainEqual({ kind: "tool_called", tool: "transfer_to_human", match: "ignore" });
    expect(handed.case.weak).toBeUndefined();
    const expectation = { rating: "bad" as const, expected_calls: [{ tool: "create_ticket", args: { id: 1 } }] };
    const { case: made, files } = scaffolded(wrongRefund(), { expectation });
    expect(made.effects).toEqual({ create_ticket: "write", get_order: "read", refund_order: "write" });
    expect(files["case.yaml"]).toContain("create_ticket: write # guessed");
  });

  it("uses recorded model exchanges", () => {
    const modelFixtures = {
      version: 1 as const,
      exchanges: [{ api: "openai-chat", request: {}, status: 200, response: {} }],
    };
    const { files, case: made } = scaffolded(searchLoop(), { modelFixtures });
    expect(made.replay.model).toBe("recorded-until-divergence");
    expect(JSON.parse(files["fixtures/model.json"] ?? "")).toEqual(modelFixtures);
    expect(errorsOf(files)).toEqual([]);
  });

  it("redacts every file alike", () => {
    const trace = searchLoop();
    trace.events.unshift({ type: "input_message", role: "user", content: "I am ann.smith@acme-corp.com" });
    const { files } = scaffolded(trace, { statements: ["Answers ann.smith@acme-corp.com"] });
    const all = Object.values(files).join("\n");
    expect(all).not.toContain("ann.smith");
    const placeholders = new Set(all.match(/u-[0-9a-f]{8}@redacted\.invalid/g));
    expect(placeholders.size).toBe(1);
    expect(errorsOf(files)).toEqual([]);
  });
});

describe("a run that shows no failure needs an expectation", () => {
  function refusal(make: () => unknown): { code: string; message: string; hint: string | undefined } {
    try {
      make();
    } catch (error) {
      if (error instanceof ReplayKitError) return { code: error.code, message: error.message, hint: error.hint };
      throw error;
    }
    throw new Error("was not refused");
  }

  it("is refused with drafts", () => {
    const { code, message, hint } = refusal(() => scaffolded(wrongRefund()));
    expect([code, message]).toEqual([
      "expectation_needed",
      "the trace shows no failure by itself; say what a right run does",
    ]);
    expect(hint).toContain("Should nothing have been written? --expect-none");
    expect(hint).toContain("--forbid-call refund_order");
    expect(hint).toContain(`--expect-call 'refund_order={"id":1,"amount":`);
  });

  it("says of a bad rating alone that it is one, and fills in the likeliest answers", () => {
    const refund = { name: "refund_order", parameters: { required: ["id", "amount"] } };
    const cancel = { name: "cancel_order", parameters: { required: ["id"] } };
    const look = { name: "get_order", parameters: { required: ["id"] } };
    const trace = traceSchema.parse({
      run_id: "r",
      status: "success",
      events: [
        { type: "input_message", content: "Cancel my order." },
        { type: "model_call", params: { tools: [refund, cancel, look] } },
        ...Array.from({ length: 6 }, (_, n) => [
          { type: "tool_call", tool_name: "get_order", tool_args: { id: "A-7", page: n, note: "'; rm -rf ~ #" } },
          { type: "tool_result", output: { page: n } },
        ]).flat(),
        { type: "final_output", content: "It is on its way." },
      ],
      feedback: { rating: "bad" },
    });
    const { message, hint = "" } = refusal(() => scaffolded(trace));
    expect(message).toBe(
      "the run was rated bad, but nothing says what a right run does instead; say what a right run does",
    );
    expect(hint.split(" · ").slice(0, 2)).toEqual([
      `one of: Should cancel_order have been called? --expect-call 'cancel_order={"id":"A-7"}'`,
      `Should refund_order have been called? --expect-call 'refund_order={"id":"A-7","amount":"…"}'`,
    ]);
    expect(hint).not.toContain("rm -rf");
    // What the first draft says is enough.
    const expectation = { rating: "bad" as const, expected_calls: [{ tool: "cancel_order", args: { id: "A-7" } }] };
    expect(errorsOf(scaffolded(trace, { expectation }).files)).toEqual([]);
  });

  it("is refused where nothing that the agent said was recorded, and says so", () => {
    const { run_id } = wrongRefund();
    const silent = (source?: { format: string }): TraceRun => ({
      version: 1,
      run_id,
      status: "success",
      ...compact({ source }),
      events: [{ type: "model_call", model: "m", finish_reason: "stop" }],
    });
    expect(refusal(() => scaffolded(silent({ format: "otlp" }))).message).toBe(
      "the trace shows no failure by itself and does not contain the agent's answer; say what a right run does",
    );
    expect(scaffolded(silent()).case.signatures).toEqual([{ kind: "final_output_exists", exists: false }]);
  });

  it("is refused where no more than a crash is known of it", () => {
    const crash = (...events: object[]) => traceSchema.parse({ run_id: "r", status: "error", events });
    const text = { type: "error", error: "KeyError: 'plan'" };
    const call = [
      { type: "tool_call", tool_name: "lookup" },
      { type: "tool_result", output: 1 },
    ];
    expect(refusal(() => scaffolded(crash())).message).toBe(
      "the run failed, but no error text, call or answer tells this failure from any other crash (a missing key, a misspelt import); say what a right run does",
    );
    expect(refusal(() => scaffolded(crash({ type: "error", error: "Error" }))).code).toBe("expectation_needed");
    const kinds = (trace: TraceRun) => scaffolded(trace).case.signatures.map(({ kind }) => kind);
    expect(kinds(crash(text))).toEqual(["status_is", "error_matches", "final_output_exists"]);
    expect(kinds(crash(...call))).toEqual(["status_is", "final_output_exists", "tool_called"]);
    expect(scaffolded(crash(text)).files["case.yaml"]).toContain("- error_matches: \"KeyError: 'plan'\"");
    expect(errorsOf(scaffolded(crash(text, { type: "input_message", content: "Hi" })).files)).toEqual([]);
  });

  it("is refused where the run failed of its provider, and says what to do instead", () => {
    const failed = (message: string, type = "model_call") =>
      traceSchema.parse({
        run_id: "r",
        status: "error",
        events: [
          { type: "input_message", content: "Hi" },
          { type: "tool_call", tool_name: "refund_order", call_id: "c" },
          type === "tool_result"
            ? { type, call_id: "c", error: { kind: "tool", message } }
            : { type: "tool_result", call_id: "c", output: 1 },
          ...(type === "model_call" ? [{ type, error: { kind: "model", message } }] : []),
          { type: "error", error: "the agent gave up after 3 tries" },
        ],
      });
    const { code, message, hint } = refusal(() => scaffolded(failed("429 Too Many Requests")));
    expect([code, message]).toEqual([
      "expectation_needed",
      "the model's provider failed (rate limit: 429 Too Many Requests), not the agent, so a case from this run would prove nothing; use another run, or, if the agent should have handled that, say what a right run does",
    ]);
    expect(hint).toContain("--expect-none");
    const { notes } = scaffolded(failed("429 Too Many Requests"), {
      expectation: { rating: "bad", expected_calls: [] },
    });
    expect(notes[0]).toContain("the model's provider failed (rate limit: 429 Too Many Requests)");
    expect(refusal(() => scaffolded(failed("429"), { expectation: { rating: "bad" } })).code).toBe(
      "expectation_needed",
    );
    // A tool's limit, and what a model refused, are the agent's business.
    for (const trace of [failed("429 Too Many Requests", "tool_result"), failed("400 context length exceeded")]) {
      expect(scaffolded(trace).case.signatures[1]).toMatchObject({ kind: "error_matches" });
      expect(scaffolded(trace).notes.join()).not.toContain("provider");
    }
  });

  it("is refused where the run meets the expectation", () => {
    const expectation = {
      rating: "bad" as const,
      expected_calls: [{ tool: "refund_order", args: { id: 1, amount: 12.5 } }],
    };
    const { message, hint } = refusal(() => scaffolded(wrongRefund(), { expectation }));
    expect(message).toBe("the run meets the expectation; say what a right run does");
    // What was just refused is not offered again.
    expect(hint).toContain("Should refund_order have had other arguments? --expect-call 'refund_order={…}'");
    expect(hint).toContain("--forbid-call refund_order");
    expect(refusal(() => scaffolded(wrongRefund())).hint).toContain(
      `--expect-call 'refund_order={"id":1,"amount":12.5}'`,
    );
  });

  const call = (tool: string, args?: JsonObject) => [{ tool, ...compact({ args }) }];
  const unmade = "no call of this run has the tool";
  it.each<[string, Partial<Feedback>, string[]]>([
    [
      "a misspelt tool",
      { expected_calls: call("refund_ordr", { id: 1 }) },
      [`${unmade} refund_ordr; did you mean refund_order?`],
    ],
    ["a tool that nothing names", { expected_calls: call("notify") }, [`${unmade} notify: check its spelling`]],
    [
      "a misspelt argument",
      { expected_calls: call("refund_order", { id: 1, amont: 5 }) },
      ["no call of refund_order in this run has the argument amont; did you mean amount?"],
    ],
    ["names of the run, and an argument more", { expected_calls: call("refund_order", { id: 1, reason: "late" }) }, []],
    ["a tool that the configuration names", { expected_calls: call("cancel_order", { id: 1 }) }, []],
  ])("is told of %s", (_what, expectation, wanted) => {
    const { notes } = scaffolded(wrongRefund(), {
      expectation: { rating: "bad", ...expectation },
      configEffects: { cancel_order: "write" },
    });
    expect(notes.filter((note) => note.startsWith("no call of"))).toEqual(wanted);
  });

  it("is told of a redacted argument that no recorded answer can contain", () => {
    const to = (text: string) =>
      JSON.parse(JSON.stringify(wrongRefund()).replaceAll('"id":1', `"id":1,"to":"${text}"`));
    const told = (text: string) => {
      const expectation = {
        rating: "bad" as const,
        expected_calls: call("refund_order", { id: 1, amount: 5, to: text }),
      };
      return scaffolded(to("u-3f9a1c02@redacted.invalid"), { expectation }).notes.filter((note) =>
        note.startsWith("the argument"),
      );
    };
    expect(told("kim@example.com")).toEqual([
      'the argument to of refund_order was redacted, and is not the recorded placeholder; did you mean "u-3f9a1c02@redacted.invalid"?',
    ]);
    expect(told("u-3f9a1c02@redacted.invalid")).toEqual([]);
    expect(told("the shop")).toEqual([]);
  });

  it("says what looks misspelt where it refuses a forbidden call that was never made", () => {
    const expectation = { rating: "bad" as const, forbidden_calls: call("refund_oder") };
    expect(refusal(() => scaffolded(wrongRefund(), { expectation })).message).toBe(
      `the run meets the expectation (${unmade} refund_oder; did you mean refund_order?); say what a right run does`,
    );
  });

  it("does not doubt the other tools of a grader, who knows them", () => {
    const graded = (tool: string) =>
      scaffolded({ ...wrongRefund(), feedback: { rating: "bad", expected_calls: call(tool, { id: 1 }) } }).notes.join();
    expect(graded("notify_by_mail")).not.toContain(unmade);
    expect(graded("refund_ordr")).toContain("did you mean refund_order?");
  });

  it("never puts a hostile tool name into a command", () => {
    const trace = wrongRefund();
    for (const event of trace.events) if (event.type === "tool_call") event.tool_name = "refund; rm -rf ~ #write";
    expect(refusal(() => scaffolded(trace)).hint).not.toContain("rm -rf");
  });

  it.each([
    ["nothing may be written", { rating: "bad" as const, expected_calls: [] }],
    [
      "other arguments",
      { rating: "bad" as const, expected_calls: [{ tool: "refund_order", args: { id: 1, amount: 2 } }] },
    ],
    ["a text", { rating: "bad" as const, expected_text: ["not refundable"] }],
    ["a forbidden call", { rating: "bad" as const, forbidden_calls: [{ tool: "refund_order" }] }],
  ])("takes %s", (_what, expectation) => {
    expect(errorsOf(scaffolded(wrongRefund(), { expectation }).files)).toEqual([]);
  });

  it("takes the trace's own feedback", () => {
    const trace = { ...wrongRefund(), feedback: { rating: "bad" as const, expected_calls: [] } };
    expect(scaffolded(trace).case.assertions).toContainEqual({ kind: "writes_are", calls: [], include_failed: false });
  });

  it("takes a sentence: the same answer again is the failure", () => {
    const { case: made, files } = scaffolded(wrongRefund(), {
      statements: ["Says that the order cannot be refunded."],
    });
    expect(made.signatures).toEqual([
      { kind: "output_contains", text: "I have refunded $12.50.", in: "final", not: false },
    ]);
    expect(made.assertions).toEqual([{ kind: "semantic", statement: "Says that the order cannot be refunded." }]);
    expect(errorsOf(files)).toEqual([]);
  });
});

describe("failures of absence get an anchor", () => {
  const silent = { run_id: "r", status: "success", events: [{ type: "input_message", content: "hi" }] };

  it("the last call", () => {
    const events = [
      ...silent.events,
      { type: "tool_call", tool_name: "get_x", tool_args: {} },
      { type: "tool_result", output: 1 },
    ];
    const { case: made, files } = scaffolded(traceSchema.parse({ ...silent, events }));
    expect(made.signatures).toContainEqual({ kind: "tool_called", tool: "get_x", match: "exact" });
    expect(errorsOf(files)).toEqual([]);
  });

  it("else an observed model call", () => {
    const { case: made, files } = scaffolded(traceSchema.parse(silent));
    expect(made.replay.demand).toBe("model_call");
    expect(errorsOf(files)).toEqual([]);
  });
});

describe("ids and titles", () => {
  it.each([
    ["../../.github/x", "github-x"],
    ["Çafé  №5!", "cafe-no5"],
    ["con", "case-con"],
    ["", "case"],
    ["日本", "case"],
    ["a".repeat(90), "a".repeat(48)],
  ])("slug of %j", (text, expected) => expect(slug(text)).toBe(expected));

  it("slugs are stable names", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), (text) => {
        expect(slug(text)).toMatch(/^[a-z0-9](?:[a-z0-9-]{0,46}[a-z0-9])?$/);
        expect(slug(slug(text))).toBe(slug(text));
      }),
    );
  });

  it("takes nothing but names of tools from the trace, and 8 hex when promoted", () => {
    const trace = { ...searchLoop(), run_id: "../../.github/x" };
    const made = (promoted: boolean) => scaffoldCase({ trace, promoted, platform, redactor: redactor() }).case;
    expect(made(false).id).toBe("ended-with-error-lookup-billing-called-5-times");
    expect(made(true).id).toMatch(/^ended-with-error-lookup-billing-called-5-times-[0-9a-f]{8}$/);
    expect(made(true).source?.run_id).toBe("../../.github/x");
  });

  it("refuses an id that is no slug", () => {
    expect(() => scaffolded(searchLoop(), { id: "../x" })).toThrow(
      'the id is "../x"; expected a-z, 0-9 and dashes, at most 48',
    );
  });
});

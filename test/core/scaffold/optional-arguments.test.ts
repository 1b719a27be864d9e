import { describe, expect, it } from "vitest";
import { compact } from "../../../src/core/compact.ts";
import { effectLookup } from "../../../src/core/effects.ts";
import { runFromTrace } from "../../../src/core/run/run-from-trace.ts";
import type { Json, JsonObject } from "../../../src/core/schema/json.ts";
import { type TraceRun, traceSchema } from "../../../src/core/schema/trace.ts";
import { decideAttempt } from "../../../src/core/verdict/attempt/decide-attempt.ts";
import { redactor, scaffolded } from "../case/samples.ts";

const schema = {
  type: "object",
  properties: {
    booking: { type: "string" },
    seat: { type: "string" },
    note: { type: "string" },
    notify: { type: "boolean" },
    fee: { type: "number" },
    channel: { type: "string", enum: ["email", "sms"] },
  },
  required: ["booking", "seat"],
};
const required = Object.keys(schema.properties);
const strict = {
  ...schema,
  properties: { ...schema.properties, note: { type: ["string", "null"] } },
  required,
};

/** A run that books a seat. */
function booking(args: JsonObject, parameters: Json | undefined = schema): TraceRun {
  const tools = [{ type: "function", function: { name: "book_seat", parameters } }];
  return traceSchema.parse({
    run_id: "run-seat",
    status: "success",
    events: [
      { type: "input_message", role: "user", content: "Please book me an aisle seat." },
      { type: "model_call", model: "m", ...compact({ params: parameters === undefined ? undefined : { tools } }) },
      { type: "tool_call", tool_name: "book_seat", tool_args: { booking: "B77", ...args } },
      { type: "tool_result", output: { ok: true } },
      { type: "final_output", content: "It is booked." },
    ],
  });
}

const expected = { seat: "14C", note: "wants an aisle seat", notify: true, fee: 12, channel: "email" };
const failedArgs = { ...expected, seat: "41C" };

function made(failed: TraceRun, others: TraceRun[] = []) {
  const args = { booking: "B77", ...expected };
  const expectation = { rating: "bad" as const, expected_calls: [{ tool: "book_seat", args }] };
  return scaffolded(failed, { expectation, others });
}

function verdictOf({ case: replayCase }: ReturnType<typeof made>, args: JsonObject): string {
  const lookup = effectLookup(replayCase.effects);
  const [run, recorded] = [booking(args), booking(failedArgs)].map((one) =>
    runFromTrace(redactor().redact(one), lookup),
  );
  return decideAttempt({ case: replayCase, run, recorded }).verdict;
}

describe("an expected call that names arguments which its tool can do without", () => {
  const free = made(booking(failedArgs));

  it.each<[string, JsonObject]>([
    ["as expected", expected],
    ["said otherwise", { ...expected, note: "prefers the aisle" }],
    ["left out", { seat: "14C", fee: 12, channel: "email" }],
    ["switched the other way", { ...expected, notify: false }],
  ])("lets a right run through with them %s", (_name, args) => {
    expect(verdictOf(free, args)).toBe("fixed");
  });

  it.each<[string, JsonObject]>([
    ["an argument that it needs", { ...expected, seat: "14D" }],
    ["an amount", { ...expected, fee: 120 }],
    ["a choice from a list", { ...expected, channel: "sms" }],
  ])("lets none through with another value of %s", (_name, args) => {
    expect(verdictOf(free, args)).toBe("changed");
  });

  it("says so in the notes, with what to do about it", () => {
    expect(free.notes).toContainEqual(
      "book_seat does not need note, notify, so a right run may change or omit that; if it matters, add it to " +
        "writes_are in case.yaml",
    );
  });

  it("keeps what the failure is about, and a switch that the failed run had wrong", () => {
    const onlyNote = made(booking({ ...expected, note: "window" }));
    expect(verdictOf(onlyNote, { ...expected, note: "window, please" })).toBe("changed");
    const wrongSwitch = made(booking({ ...failedArgs, notify: false }));
    expect(verdictOf(wrongSwitch, { ...expected, notify: false })).toBe("changed");
  });

  it("knows from strict schemas that null stands for none, and frees nothing that is required", () => {
    const nullable = made(booking(failedArgs, strict));
    expect(verdictOf(nullable, { ...expected, note: "prefers the aisle" })).toBe("fixed");
    expect(verdictOf(nullable, { ...expected, notify: false })).toBe("changed");
  });

  it("knows without a schema from other runs which arguments a call can lack", () => {
    const failed = booking(failedArgs, null);
    const { note: _note, ...less } = failedArgs;
    const args = { ...expected, note: "prefers the aisle" };
    expect(verdictOf(made(failed), args)).toBe("changed");
    expect(verdictOf(made(failed, [booking(less, null)]), args)).toBe("fixed");
  });
});

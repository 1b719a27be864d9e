import { describe, expect, it } from "vitest";
import { completeCalls } from "../../../src/core/run/complete-calls.ts";
import { fillUnseen } from "../../../src/core/run/fill-unseen.ts";
import { checkRun } from "../../../src/core/checks/check-run.ts";
import type { Json } from "../../../src/core/schema/json.ts";
import type { Check } from "../../../src/core/schema/check.ts";
import type { Run } from "../../../src/core/schema/run.ts";
import { call, makeRun, write } from "../checks/make-run.ts";

describe("what a runner's lists do not carry", () => {
  const written = makeRun({ final_output: "Done.", said: ["Done."], steps: 1, unseen: ["said", "steps", "states"] });
  const seen = makeRun({ said: ["I look.", "Done."], steps: 3, tokens: 40 });

  it("comes from what the gateway saw, where model calls passed through", () => {
    expect(fillUnseen(written, seen, 3)).toEqual({
      ...written,
      said: seen.said,
      steps: 3,
      tokens: 40,
      unseen: ["states"],
    });
    expect(fillUnseen({ ...written, final_output: "Else." }, seen, 3).said).toEqual(["I look.", "Done.", "Else."]);
  });

  it("stays unseen where none did, and what the runner says itself is kept", () => {
    expect(fillUnseen(written, seen, 0)).toEqual(written);
    const full = { ...written, said: ["Own.", "Done."], steps: 9, tokens: 1, unseen: [] };
    expect(fillUnseen(full, seen, 3)).toEqual(full);
  });
});

describe("calls that were asked for together", () => {
  const listed = [write("cancel", { id: 2 }), call("get", { id: 1 })];
  const written = makeRun({ calls: listed, unseen: ["said", "steps", "groups"] });
  const grouped = (...groups: [string, string]) =>
    makeRun({
      calls: [call("get", { id: 1 }, { group: groups[0] }), write("cancel", { id: 2 }, { group: groups[1] })],
      steps: 2,
    });
  const wanted: Check = {
    kind: "tool_sequence",
    mode: "in-order",
    calls: [
      { tool: "get", match: "exact" },
      { tool: "cancel", match: "exact" },
    ],
  };
  const judged = (run: Run) => checkRun(run, wanted).outcome;

  it("are known where the gateway saw the model ask: an order that fails is then decided", () => {
    expect(judged(written)).toBe("needs_human");
    const filled = fillUnseen(written, grouped("model-0", "model-1"), 2);
    expect([filled.unseen, judged(filled)]).toEqual([[], "fail"]);
    expect(judged(fillUnseen(written, grouped("model-0", "model-0"), 1))).toBe("pass");
  });

  it("stay unknown where no model call passed through, and where none of its calls is in the list", () => {
    expect(judged(fillUnseen(written, grouped("model-0", "model-1"), 0))).toBe("needs_human");
    const other = fillUnseen(written, makeRun({ calls: [call("look", {}, { group: "model-0" })] }), 1);
    expect([other.unseen, judged(other)]).toEqual([["groups"], "needs_human"]);
  });
});

describe("completeCalls", () => {
  const failed = { kind: "tool" as const, message: "down" };

  it("adds what another record says of the same call: error, output, group, effect, made-up answer", () => {
    const listed = [call("get", { id: 1 }, { output: undefined, effect_guessed: true })];
    const other = call("get", { id: 1 }, { output: 5, error: failed, group: "g", effect: "write", simulated: true });
    expect(completeCalls(listed, [other])).toEqual([other]);
  });

  it("pairs equal calls in order, keeps what is known, and takes no call that is not listed", () => {
    const listed = [write("pay", {}, { output: "a" }), write("pay", {}, { output: "b" })];
    const others = [write("pay", {}, { error: failed }), write("pay", { more: 1 }, { error: failed })];
    const [first, second, ...more] = completeCalls(listed, others);
    expect([first?.error, second?.error, more]).toEqual([failed, undefined, []]);
    expect([first?.output, second?.output]).toEqual(["a", "b"]);
  });

  it("pairs calls whose numbers are only written in another way, and keeps the other record's arguments", () => {
    const listed = [write("pay", { id: "7", sum: "42.50", fast: "true" }), write("pay", { id: "8", sum: "1" })];
    const others = [write("pay", { id: 7, sum: 42.5, fast: true }, { error: failed }), write("pay", { id: 9, sum: 1 })];
    expect(completeCalls(listed, others)).toEqual([{ ...others[0], output: listed[0]?.output }, listed[1]]);
  });

  it("does not round long ids, which would make two of them one", () => {
    const pairs = (reported: Json, seen: Json) =>
      completeCalls([write("pay", { id: reported })], [write("pay", { id: seen }, { error: failed })])[0]?.error;
    expect(pairs("9007199254740993", "9007199254740992")).toBeUndefined();
    expect(pairs("0.30000000000000001", "0.3")).toBeUndefined();
    expect(pairs("0.30000000000000004", 0.1 + 0.2)).toEqual(failed);
    expect(pairs("0.30000000000000005", 0.1 + 0.2)).toBeUndefined();
    expect(pairs("9007199254740992", 2 ** 53)).toEqual(failed);
    expect(pairs("9007199254740991", 2 ** 53 - 1)).toEqual(failed);
  });

  it("prefers the equal call to one that is only alike", () => {
    const listed = [write("pay", { id: "7" }), write("pay", { id: 7 })];
    const others = [write("pay", { id: 7 }, { error: failed }), write("pay", { id: "7" })];
    expect(completeCalls(listed, others).map(({ error }) => error)).toEqual([undefined, failed]);
  });
});

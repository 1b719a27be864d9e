import { describe, expect, it } from "vitest";
import { completeCalls } from "../../../src/core/run/complete-calls.ts";
import { fillUnseen } from "../../../src/core/run/fill-unseen.ts";
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
    expect(fillUnseen(written, seen, 0)).toBe(written);
    const full = { ...written, said: ["Own.", "Done."], steps: 9, tokens: 1, unseen: [] };
    expect(fillUnseen(full, seen, 3)).toEqual(full);
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
});

import { describe, expect, it } from "vitest";
import { effectLookup } from "../../../src/core/effects.ts";
import { type ObservedCalls, uncontrolledCalls, uncontrolledWrite } from "../../../src/core/run/uncontrolled-calls.ts";

const effects = effectLookup({ find: "read", pay: "write", sum: "pure", submit: "write" });
const callsOf = (seen: Partial<Omit<ObservedCalls, "reported">> & { reported?: string[] }) =>
  uncontrolledCalls({
    passed: [],
    carried: [],
    effects,
    endings: [],
    ...seen,
    reported: (seen.reported ?? []).map((tool) => ({ tool })),
  });

describe("calls that nobody controlled", () => {
  it("are those that the runner tells of beyond the ones that passed", () => {
    expect(callsOf({ reported: ["find", "find", "pay"], passed: ["find"] })).toEqual([
      { tool: "find", told_by: "runner" },
      { tool: "pay", told_by: "runner" },
    ]);
    expect(callsOf({ reported: ["find", "pay"], passed: ["pay", "find", "find"] })).toEqual([]);
  });

  it("count once where a model request and the runner tell of the same", () => {
    expect(callsOf({ reported: ["pay"], carried: ["pay"] })).toEqual([{ tool: "pay", told_by: "model request" }]);
    expect(callsOf({ reported: ["pay", "pay"], carried: ["pay"] })).toHaveLength(2);
  });

  it("are no tools that run for real, and no endings unless they write", () => {
    expect(callsOf({ reported: ["sum"] })).toEqual([]);
    expect(callsOf({ reported: ["calculate_total"] })).toHaveLength(1); // pure by its name alone
    expect(callsOf({ reported: ["find", "submit"], endings: ["find", "submit"] })).toEqual([
      { tool: "submit", told_by: "runner" },
    ]);
  });

  it("end an attempt where one is a write", () => {
    expect(uncontrolledWrite(callsOf({ reported: ["find", "pay"] }), effects)).toBe(
      "uncontrolled write: pay is reported by the runner, and never passed through the gateway; route it, so that a replay can answer it (docs/gateway.md)",
    );
    expect(uncontrolledWrite(callsOf({ carried: ["pay"] }), effects)).toBe(
      "uncontrolled write: pay was answered without passing through the gateway; route it, so that a replay can answer it (docs/gateway.md)",
    );
    expect(uncontrolledWrite(callsOf({ carried: ["pay"] }), effects, (tool) => tool === "pay")).toBe(
      "uncontrolled write: pay was answered as by a function that ran, but the routed one was not called; route the one that ran or, if none did, answer the model in words that the tool does not use (docs/your-agent.md)",
    );
    expect(uncontrolledWrite(callsOf({ reported: ["find"] }), effects)).toBe(undefined);
  });
});

import { describe, expect, it } from "vitest";
import { checkRun } from "../../../src/core/checks/check-run.ts";
import { containsText } from "../../../src/core/checks/contains-text.ts";
import { lastingFailures } from "../../../src/core/checks/status-and-errors.ts";
import { effectLookup } from "../../../src/core/effects.ts";
import { fingerprint } from "../../../src/core/fingerprint/fingerprint.ts";
import { createPlaceholderPairs } from "../../../src/core/redact/placeholder-pairs.ts";
import { pairWithChecks } from "../../../src/core/replay/pair-with-checks.ts";
import { runFromTrace } from "../../../src/core/run/run-from-trace.ts";
import type { Check } from "../../../src/core/schema/check.ts";
import type { RunCall } from "../../../src/core/schema/run.ts";
import type { TraceEvent, TraceRun } from "../../../src/core/schema/trace.ts";
import { fc } from "../../support/fast-check.ts";
import { growth, growthBetween, tooMuchGrowth } from "../../support/growth.ts";
import { call, makeRun } from "./make-run.ts";

const refused = { kind: "tool", message: "no seat" } as const;

function traceOf(events: TraceEvent[]): TraceRun {
  return { version: 1, run_id: "r", status: "success", events };
}

/** Each look fails, and the last one works after all. */
function failingLooks(count: number): TraceRun {
  const looks = Array.from({ length: count }, (_, index): TraceEvent[] => [
    { type: "tool_call", call_id: `${index}`, tool_name: "look", tool_args: { index } },
    { type: "tool_result", call_id: `${index}`, error: refused },
    { type: "model_call", output: `look again ${index}` },
  ]);
  return traceOf([
    ...looks.flat(),
    { type: "tool_call", call_id: "last", tool_name: "look", tool_args: {} },
    { type: "tool_result", call_id: "last", output: "a seat" },
    { type: "final_output", content: "Here is a seat." },
  ]);
}

describe("the time of a run's checks grows no faster than the run", () => {
  it("where each of its calls fails", () => {
    const look = (trace: TraceRun) =>
      fingerprint({ trace, run: runFromTrace(trace, effectLookup()), terminal_tools: [], hash: () => "0".repeat(64) });
    expect(growthBetween(look, failingLooks(4000), failingLooks(16_000))).toBeLessThan(tooMuchGrowth);
  });

  it("where models and the program tell of many failures", () => {
    const failures = (count: number) =>
      traceOf(
        Array.from({ length: count }, (_, index): TraceEvent[] => [
          { type: "model_call", error: { kind: "model", message: `refused for the reason ${index}` } },
          { type: "error", kind: "exception", error: `stopped for another reason ${index}` },
        ]).flat(),
      );
    const read = (trace: TraceRun) => runFromTrace(trace, effectLookup());
    expect(growthBetween(read, failures(4000), failures(16_000))).toBeLessThan(tooMuchGrowth);
  });

  it("where a sequence is looked for that is not there", () => {
    const wanted = ["look", "look", "pay"].map((tool) => ({ tool, match: "ignore" as const }));
    const check: Check = { kind: "tool_sequence", mode: "in-order", calls: wanted };
    const calls = (count: number) => Array.from({ length: count }, (_, index) => call("look", { index }));
    const seek = (made: RunCall[]) => checkRun(makeRun({ calls: made }), check).outcome;
    expect(seek(calls(3))).toBe("fail");
    expect(seek([...calls(3), call("pay")])).toBe("pass");
    expect(growthBetween(seek, calls(2000), calls(8000))).toBeLessThan(tooMuchGrowth);
  });

  it("where a text has the wanted words with other numbers", () => {
    expect(growth((text) => containsText(text, "seat 5"), "seat 1 ", 400_000)).toBeLessThan(tooMuchGrowth);
    expect(containsText(`${"seat 1 ".repeat(1000)}seat 5`, "seat 5")).toBe(true);
    expect(containsText(`${"seat 1 ".repeat(1000)}seat 6`, "seat 5")).toBe(false);
  });

  it("where a text has many values that redaction hid", () => {
    const [mail, other] = ["u-00000001@redacted.invalid", "u-00000002@redacted.invalid"];
    const check: Check = { kind: "output_contains", text: `mail to ${mail}`, in: "any", not: false };
    const pair = (text: string) => {
      const pairs = createPlaceholderPairs(() => new Set([mail]));
      pairWithChecks([check], makeRun({ said: [text] }), pairs);
      return pairs.recorded(other);
    };
    expect(pair(`a mail to ${other}`)).toBe(mail);
    expect(growth(pair, `mail to ${other}; `, 1_000_000)).toBeLessThan(tooMuchGrowth);
  });
});

/** The same as the rule says it, with a look at all later calls for each. */
function lastsToTheEnd(calls: readonly RunCall[], failed: RunCall, index: number): boolean {
  if (failed.error === undefined) return false;
  return !calls.slice(index + 1).some(({ tool, effect, error, group }) => {
    const known = group === undefined || group !== failed.group;
    return known && error === undefined && (tool === failed.tool || (failed.effect !== "write" && effect !== "pure"));
  });
}

it("a failure lasts as far as no later call outside of its group made up for it", () => {
  const anyCall = fc.record({
    tool: fc.constantFrom("look", "pay"),
    effect: fc.constantFrom("read" as const, "write" as const, "pure" as const),
    group: fc.constantFrom(undefined, "a", "b"),
    error: fc.constantFrom(undefined, refused),
  });
  fc.assert(
    fc.property(fc.array(anyCall, { maxLength: 12 }), (parts) => {
      const calls = parts.map(({ tool, ...rest }) => call(tool, {}, rest));
      expect(lastingFailures({ calls })).toEqual(calls.filter((one, index) => lastsToTheEnd(calls, one, index)));
    }),
  );
});

import { expect, it } from "vitest";
import { effectLookup } from "../../../src/core/effects.ts";
import { loadCase } from "../../../src/core/case/load-case.ts";
import { runFromOutput } from "../../../src/core/run/run-from-output.ts";
import { runOutputSchema } from "../../../src/core/schema/run-output.ts";
import { traceSchema } from "../../../src/core/schema/trace.ts";
import { markSimulated } from "../../../src/node/replay/attempt/reported-evidence.ts";
import { scaffolded } from "../../core/case/samples.ts";

const effects = effectLookup({ refund: "write" });
const refused = { kind: "tool", message: "payment amount does not add up" };
const { files } = scaffolded(
  traceSchema.parse({
    run_id: "r",
    status: "success",
    events: [
      { type: "input_message", content: "Refund it." },
      { type: "tool_call", tool_name: "refund", tool_args: { amount: 957 } },
      { type: "tool_result", error: refused },
      { type: "final_output", content: "It is refunded." },
    ],
  }),
  { expectation: { rating: "bad", expected_calls: [{ tool: "refund", args: { amount: 1002 } }] } },
);
const loaded = loadCase(files, "sample");

function writeOf(amount: number, said: object) {
  const call = { tool_name: "refund", tool_args: { amount }, tool_output: "ok", ...said };
  const output = runOutputSchema.parse({
    status: "success",
    final_output: "Done",
    tool_calls: [call],
    replay: { served: 0, simulated: 1, blocked: 0, live: 0, missed: [] },
  });
  const { error, simulated } =
    markSimulated(runFromOutput(output, effects), output, { loaded, effects }).calls[0] ?? {};
  return { error: error?.message, simulated };
}

it("takes a write that the runner made up for the refusal that the real tool gave", () => {
  for (const said of [{}, { simulated: true }]) {
    expect(writeOf(957, said).error).toBe(refused.message);
    expect(writeOf(1002, said)).toEqual({ error: undefined, simulated: true });
  }
});

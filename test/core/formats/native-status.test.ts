import { expect, it } from "vitest";
import { readTraces } from "../../../src/core/formats/input/read-traces.ts";
import { platform } from "../case/samples.ts";

function read(status?: unknown): { status: string | undefined; notes: string[] } {
  const trace = { run_id: "r", events: [{ type: "final_output", content: "Done." }], status };
  const [one] = readTraces({ name: "trace.json", text: JSON.stringify(trace) }, { platform });
  return { status: one?.trace.status, notes: one?.notes ?? [] };
}

const values = "the values are success, error, unknown";

it.each([
  ["failed", "error"],
  ["Failure", "error"],
  ["ERROR", "error"],
  ["succeeded", "success"],
])("a status %s is read as %s, and said", (word, status) => {
  expect(read(word)).toEqual({ status, notes: [`status is "${word}", which is read as ${status}; ${values}`] });
});

it("a status that nobody knows is unknown, and said", () => {
  expect(read("sideways")).toEqual({
    status: "unknown",
    notes: [`status is "sideways", which is read as unknown; ${values}`],
  });
  expect(read(3).notes).toEqual([`status is 3, which is read as unknown; ${values}`]);
});

it("a status of the contract, or none, needs no word", () => {
  for (const status of ["success", "error", "unknown"]) expect(read(status)).toEqual({ status, notes: [] });
  expect(read()).toEqual({ status: "unknown", notes: [] });
  expect(read(null).notes).toEqual([]);
});

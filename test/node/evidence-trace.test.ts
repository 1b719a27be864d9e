import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { createPlaceholderPairs } from "../../src/core/redact/placeholder-pairs.ts";
import { traceSchema } from "../../src/core/schema/trace.ts";
import { evidenceTrace, keptTrace } from "../../src/node/evidence/evidence-trace.ts";
import { lastCalls } from "../../src/node/evidence/kept-evidence.ts";
import { temporaryFolder } from "../support/temporary-folder.ts";

const call = (id: string, args: object, output: string) => [
  { type: "tool_call", call_id: id, tool_name: "read_log", tool_args: args },
  { type: "tool_result", call_id: id, output },
];

function kept(...events: object[]): string {
  const trace = traceSchema.parse({ version: 1, run_id: "r", status: "success", events });
  return (
    evidenceTrace(
      trace,
      createPlaceholderPairs(() => new Set()),
    )["trace.json"] ?? ""
  );
}

it("a trace that is too large loses what is too large, says so, and keeps every call", () => {
  const large = "x".repeat(3_000_000);
  const pages = [1, 2, 3, 4].flatMap((page) => call(`${page}`, { page }, large));
  const text = kept(...pages, { type: "final_output", content: "Done." });
  expect(text.length).toBeLessThan(8 * 1024 * 1024 + 200);
  const { events } = traceSchema.parse(JSON.parse(text));
  const types = events.map(({ type }) => type);
  expect(types.filter((type) => type === "tool_call")).toHaveLength(4);
  expect(types.filter((type) => type === "tool_result")).toHaveLength(2);
  expect(events.slice(-2)).toMatchObject([{ type: "final_output" }, { name: "left_out", data: { events: 2 } }]);
  expect(kept(...call("1", { page: 1 }, "short"))).not.toContain("left_out");
});

it("gives the calls of all attempts of the last replay, and none where what is kept cannot be read", () => {
  using folder = temporaryFolder();
  const runs = join(folder.path, ".replaykit/runs/20261122-100000-a");
  mkdirSync(join(runs, "attempt-2"), { recursive: true });
  writeFileSync(join(runs, "result.json"), JSON.stringify({ case_id: "a", verdict: "fixed" }));
  writeFileSync(join(runs, "trace.json"), kept(...call("1", { page: 1 }, "one")));
  writeFileSync(join(runs, "attempt-2/trace.json"), kept(...call("1", { page: 2 }, "two")));
  expect(lastCalls(folder.path, "a")).toEqual([1, 2].map((page) => ({ tool: "read_log", args: { page } })));
  for (const place of ["trace.json", "attempt-2/trace.json"]) writeFileSync(join(runs, place), "{");
  expect([keptTrace(runs), lastCalls(folder.path, "a"), lastCalls(folder.path, "b")]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});

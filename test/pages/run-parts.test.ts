import { expect, it } from "vitest";
import { effectLookup } from "../../src/core/effects.ts";
import { traceSchema } from "../../src/core/schema/trace.ts";
import { RunList } from "../../src/pages/run/run-list.tsx";
import { rowsOf } from "../../src/pages/run/run-rows.ts";
import { RowList } from "../../src/pages/run/run-rows-view.tsx";
import { RunSummary } from "../../src/pages/run/run-summary.tsx";
import { TimelineChart } from "../../src/pages/run/timeline-chart.tsx";

const effects = effectLookup({}, { refund: "write" });

/** Pages' parts render themselves. */
interface Part {
  toString(): string;
}

/** The text of a page's part, its tags as spaces. */
function textOf(part: Part): string {
  return part
    .toString()
    .replaceAll(/<[^>]*>/g, " ")
    .replaceAll(/\s+/g, " ");
}

const refund = (id: number, result: object = { output: "ok" }) => [
  { type: "tool_call", call_id: `${id}`, tool_name: "refund", tool_args: { id } },
  { type: "tool_result", call_id: `${id}`, ...result },
];

function summary(run: object, what?: string): string {
  return textOf(RunSummary({ trace: traceSchema.parse({ run_id: "r", events: [], ...run }), effects, what }));
}

it("a summary says how many writes it leaves out", () => {
  const wrote = (count: number) =>
    summary({ status: "error", events: Array.from({ length: count }, (_, id) => refund(id)).flat() });
  expect(wrote(6)).not.toContain("more");
  expect(wrote(9)).toContain("refund id: 5 and 3 more");
});

it("a summary names the call that failed, and does not say that it wrote", () => {
  const failed = { error: { kind: "timeout", message: "no answer within 5 s" } };
  const shown = (what?: string) => summary({ status: "error", events: refund(1, failed) }, what);
  expect(shown("ended with an error")).toContain("Failed call (timeout) refund id: 1 no answer within 5 s");
  expect(shown()).not.toContain("Wrote");
  expect(shown("refund failed: no answer within 5 s")).not.toContain("Failed call");
});

it("a summary says once what a person said", () => {
  const feedback = { rating: "bad", comment: "Made up a price." };
  const shown = (what: string) => summary({ status: "success", feedback }, what).split("said a person")[1]?.trim();
  expect(shown("Made up a price: called get_price 3 times")).toBe("called get_price 3 times");
  expect(shown("Made up a price")).toBe("");
  expect(shown("Made up another price")).toBe("Made up another price");
});

it("the JSON of a large event says where the rest is", () => {
  const shown = (length: number) => {
    const { events } = traceSchema.parse({
      run_id: "r",
      events: [{ type: "final_output", content: "x".repeat(length) }],
    });
    const items = rowsOf(events, effects).map((row) => ({ kind: "row" as const, row }));
    return textOf(RowList({ items, began: undefined, allAt: "/all", rest: "GET /v1/runs/r" }));
  };
  expect(shown(30_000)).toContain("The rest is left out here: GET /v1/runs/r gives the whole run.");
  expect(shown(100)).not.toContain("left out");
});

it("an empty question and an empty error leave no link without words", () => {
  const run = { id: "1", run_id: "run-1", status: "error", received_at: 0, tool_calls: 0, failed: true };
  const list = (asked: string) => textOf(RunList({ runs: [{ ...run, asked }], comparable: true }));
  expect(list("Hi")).toContain(" Hi run-1 ");
  expect(list("")).toContain(" run-1 ");
  const { events } = traceSchema.parse({ run_id: "r", events: [{ type: "error", error: "" }] });
  const chart: Part | null = TimelineChart({ rows: rowsOf(events, effects), hrefOf: () => "#" });
  expect(chart?.toString()).toContain("<title>error</title>");
});

it("bars of a lane that overlap stand below one another, the others one after another", () => {
  const at = (second: number) => new Date(Date.UTC(2026, 10, 25, 9, 0, second)).toISOString();
  const chart = (starts: number[]) => {
    const events = starts.map((start) => ({ type: "model_call", at: at(start), duration_ms: 2_000 }));
    const rows = rowsOf(traceSchema.parse({ run_id: "r", events }).events, effects);
    const part: Part | null = TimelineChart({ rows, hrefOf: (index) => `#${index}` });
    const html = part?.toString() ?? "";
    return [...html.matchAll(/<rect[^>]* y="([\d.]+)"[^>]* height="([\d.]+)"/g)].map(([, y, height]) =>
      [y, height].join(),
    );
  };
  expect(chart([0, 2, 4])).toEqual(["4,16", "4,16", "4,16"]);
  expect(chart([0, 0, 2])).toEqual(["4,7", "12,7", "4,7"]);
  expect(new Set(chart([0, 0, 0, 0, 0, 0])).size).toBe(4);
});

import { describe, expect, it } from "vitest";
import { effectLookup } from "../../src/core/effects.ts";
import { traceSchema } from "../../src/core/schema/trace.ts";
import { appScript } from "../../src/pages/app-script.ts";
import { type Item, foldRows, mainItems, rowsOf } from "../../src/pages/run/run-rows.ts";
import { longRun } from "./seed-runs.ts";

const effects = effectLookup({}, { refund: "write" });

function rows(events: object[]) {
  return rowsOf(traceSchema.parse({ run_id: "r", events }).events, effects);
}

function call(tool: string, id: string, answer: object = { output: {} }) {
  return [
    { type: "tool_call", call_id: id, tool_name: tool, tool_args: {} },
    { type: "tool_result", call_id: id, ...answer },
  ];
}

function sizes(items: Item[]) {
  return items.map((item) => {
    if (item.kind === "loop") return `${item.rows.length}×${item.times}`;
    return item.kind === "gap" ? `gap ${item.rows} (${item.failed})` : "1";
  });
}

describe("rows of a run", () => {
  it("have a call and its result in one, by id, and the failure of either", () => {
    const [a, b] = [call("search", "a"), call("refund", "b", { error: { kind: "tool", message: "no" } })];
    const crossed = rows([...a.slice(0, 1), ...b, ...a.slice(1)]);
    expect(crossed.map(({ index, result, failed, write }) => [index, result?.error?.message, failed, write])).toEqual([
      [0, undefined, false, false],
      [1, "no", true, true],
    ]);
    expect(rows(a.slice(1)).map(({ event }) => event.type)).toEqual(["tool_result"]);
  });

  it("mark a write that only the trace declares, and not one that the settings call a read", () => {
    const declared = (tool: string) => ({ type: "tool_call", tool_name: tool, tool_args: {}, effect: "write" });
    const read = effectLookup({}, { charge: "read" });
    const { events } = traceSchema.parse({ run_id: "r", events: [declared("\u8fd4\u91d1"), declared("charge")] });
    expect(rowsOf(events, read).map(({ write }) => write)).toEqual([true, false]);
  });

  it("fold what comes again, one or a few in turn, and nothing that differs", () => {
    const five = [1, 2, 3, 4, 5].flatMap((n) => call("search", `${n}`));
    expect(sizes(foldRows(rows(five)))).toEqual(["1×5"]);
    const turns = [1, 2, 3].flatMap((n) => [...call("search", `a${n}`), ...call("read", `b${n}`)]);
    expect(sizes(foldRows(rows([...turns, ...call("end", "c")])))).toEqual(["2×3", "1"]);
    const others = [1, 2, 3].flatMap((n) => call("search", `${n}`, { output: { n } }));
    expect(sizes(foldRows(rows(others)))).toEqual(["1", "1", "1"]);
  });

  it("fold no steps in a row, of which each changed the state, but a loop through them", () => {
    const step = (id: number) => ({ type: "state", step_id: `${id}`, state: { id } });
    expect(sizes(foldRows(rows([1, 2, 3, 4, 5, 6, 7].map(step))))).toEqual(["1", "1", "1", "1", "1", "1", "1"]);
    const rounds = [1, 2, 3].flatMap((n) => [...call("search", `${n}`), step(n)]);
    expect(sizes(foldRows(rows(rounds)))).toEqual(["2×3"]);
  });

  it("of a long run show the beginning, the end and every failure, and count the rest", () => {
    const all = rowsOf(longRun("long", 1_004).events, effects);
    const items = mainItems(foldRows(all));
    const shown = items.reduce(
      (sum, item) => sum + (item.kind === "loop" ? item.rows.length * item.times : item.kind === "gap" ? item.rows : 1),
      0,
    );
    expect(shown).toBe(all.length);
    expect(items.filter((item) => item.kind === "gap" && item.failed > 0)).toEqual([]);
    expect(items.filter((item) => item.kind === "row" && item.row.failed).length).toBe(4);
    expect(items.length).toBeLessThan(100);
    expect(items.at(-1)).toMatchObject({ kind: "row", row: { event: { type: "error" } } });
  });

  it("are folded in time that grows with their number, whatever they are", () => {
    const same = Array.from({ length: 20_000 }, (_, n) => ({ type: "other", name: n % 7 === 6 ? `odd ${n}` : "log" }));
    expect(foldRows(rows(same)).length).toBeLessThan(6_000);
    const dear = Array.from({ length: 3_000 }, () => ({ type: "error", error: "x" }));
    expect(sizes(mainItems(foldRows(rows(dear))))).toEqual(["1×3000"]);
  });
});

it("the pages' script is no more than 60 KB", () => {
  expect(Buffer.byteLength(appScript)).toBeLessThan(60_000);
});

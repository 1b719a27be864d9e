import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import { readTraces } from "../../../src/core/formats/input/read-traces.ts";
import { eventsOfRows } from "../../../src/core/formats/table/row-events.ts";
import type { Json, JsonObject } from "../../../src/core/schema/json.ts";
import { nodePlatform } from "../../../src/node/platform.ts";
import { corpusPath } from "../../support/corpora.ts";
import { growthBetween, tooMuchGrowth } from "../../support/growth.ts";

function eventsOf(json: Json, mapping: Json, name = "x.json") {
  const read = readTraces({ name, json }, { platform: nodePlatform, mapping });
  return read.map(({ trace }) => ({
    run: trace.run_id,
    status: trace.status,
    events: trace.events.map((event) => {
      if (event.type === "tool_call") return `call ${event.tool_name} ${JSON.stringify(event.tool_args)}`;
      if (event.type === "tool_result") return `result ${event.call_id} ${JSON.stringify(event.output)}`;
      if (event.type === "input_message") return `${event.role}: ${JSON.stringify(event.content)}`;
      if (event.type === "model_call") return `model: ${JSON.stringify(event.output)}`;
      return event.type;
    }),
  }));
}

const docs = readFileSync(new URL("../../../docs/formats.md", import.meta.url), "utf8");

/** The mapping that the docs show below a line. */
function shownBelow(line: string): { [key: string]: Json } {
  const [, block = ""] = docs.slice(docs.indexOf(line)).match(/```yaml\n(.*?)```/s) ?? [];
  return parse(block);
}

const columns = { run: "run", role: "role", content: "text", tool: "tool", args: "args", call_id: "id" };

describe("rows of a table", () => {
  it("takes a row of a tool for a result: by its id, else of the oldest call without one", () => {
    const rows = [
      { run: "a", role: "user", text: "Where is order 7?" },
      { run: "a", role: "assistant", tool: "lookup", args: { id: 7 }, id: "c1" },
      { run: "a", role: "assistant", tool: "stock", args: {}, id: "c2" },
      { run: "a", role: "tool", text: "5 left", id: "c2" },
      { run: "a", role: "tool", text: "sent" },
    ];
    expect(eventsOf(rows, columns)[0]?.events).toEqual([
      'user: "Where is order 7?"',
      'call lookup {"id":7}',
      "call stock {}",
      'result c2 "5 left"',
      'result c1 "sent"',
    ]);
  });

  it("invents no call for a result that names its tool, and keeps what was said beside a call", () => {
    const rows = [
      { run: "a", role: "assistant", text: "I will look.", tool: "lookup", args: { id: 7 }, id: "c1" },
      { run: "a", role: "tool", tool: "lookup", text: "sent", id: "c1" },
    ];
    expect(eventsOf(rows, columns)[0]?.events).toEqual([
      'model: "I will look."',
      'call lookup {"id":7}',
      'result c1 "sent"',
    ]);
  });

  it("takes a time that grows with the rows, also if results come in reverse order", () => {
    const rows = (calls: number) => [
      ...Array.from({ length: calls }, (_, at) => ({ role: "assistant", tool: "lookup", id: `c${at}` })),
      ...Array.from({ length: calls }, (_, at) => ({ role: "tool", text: "sent", id: `c${calls - 1 - at}` })),
    ];
    const read = (all: JsonObject[]) => eventsOfRows(all, columns);
    expect(read(rows(8000))).toHaveLength(16_000);
    expect(growthBetween(read, rows(2000), rows(8000))).toBeLessThan(tooMuchGrowth);
  });

  it("reads rows inside of each document, with the document's own id and status", () => {
    const documents = [1, 2].map((id) => ({
      question_ID: `q${id}`,
      is_correct: id === 1,
      ground_truth: "17",
      history: [
        { name: "human", content: "How many?" },
        { name: "Computer_terminal", content: "exitcode: 0" },
        { name: "Verification_Expert", content: "It is 17." },
      ],
    }));
    const mapping = shownBelow("(Who&When)");
    expect(Object.keys(mapping)).toHaveLength(6);
    const read = eventsOf(documents, mapping);
    expect(read.map(({ run, status }) => [run, status])).toEqual([
      ["q1", "success"],
      ["q2", "error"],
    ]);
    expect(read[0]?.events).toEqual([
      'user: "How many?"',
      'result undefined "exitcode: 0"',
      'model: "It is 17."',
      "final_output",
      "other",
    ]);
    expect(() => eventsOf(documents, { ...mapping, rows: "/steps" })).toThrow("there is no list of rows at /steps");
    expect(() => eventsOf(documents, { ...mapping, rows: "history" })).toThrow("expected a JSON Pointer");
  });

  it("reads whole steps of one file, and no call from a step that acted on nothing", () => {
    const steps = [
      { user_message: "Count.", agent: { thought: "I count.", action: "count()" }, environment: "3" },
      { user_message: null, agent: { thought: "There are 3.", action: null }, environment: null },
    ];
    const mapping = shownBelow("One object per step");
    expect(eventsOf(steps, mapping, "folder/run-1.traj.json")).toEqual([
      {
        run: "run-1",
        status: "unknown",
        events: [
          'user: "Count."',
          'model: "I count."',
          'call act "count()"',
          'result row-1 "3"',
          'model: "There are 3."',
          "final_output",
        ],
      },
    ]);
  });

  const real = corpusPath("traces-2026-11/openhands_devai_39.json");
  it.skipIf(real === undefined)("reads an OpenHands run by the mapping of the docs as its own reader does", () => {
    const text = readFileSync(real ?? "", "utf8");
    const outputs = (mapping?: Json) =>
      readTraces({ name: "run", text }, { platform: nodePlatform, ...(mapping !== undefined && { mapping }) }).map(
        ({ trace }) => trace.events.flatMap((event) => (event.type === "tool_result" ? [event.output] : [])),
      );
    const [byReader = []] = outputs();
    expect(byReader).toHaveLength(33);
    expect(outputs(shownBelow("One object per step"))).toEqual([byReader]);
    expect(outputs({ ...shownBelow("One object per step"), output: "user_message" })).not.toEqual([byReader]);
  });
});

import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { loadCase } from "../../../src/core/case/load-case.ts";
import {
  apartUnits,
  type CaseUnit,
  eventUnits,
  fieldUnits,
  innerFieldUnits,
  fixtureUnits,
  turnUnits,
  withoutUnits,
} from "../../../src/core/minimise/case-units.ts";
import { recordedSide } from "../../../src/core/minimise/recorded-side.ts";
import { namedValues } from "../../../src/core/minimise/named-values.ts";
import { caseFileNames, type CaseFiles } from "../../../src/core/schema/case.ts";
import { configSchema } from "../../../src/core/schema/config.ts";
import type { Json } from "../../../src/core/schema/json.ts";
import { nodePlatform } from "../../../src/node/platform.ts";

const id = "wrong-refund-amount";
const files: CaseFiles = Object.fromEntries(
  caseFileNames.flatMap((name) => {
    const path = `cases/${id}/${name}`;
    return name === "fixtures/model.json" ? [] : [[name, readFileSync(path, "utf8")]];
  }),
);
const config = configSchema.parse({ effects: { get_order: "read", refund: "write" } });

/** The case with other recordings. */
function withTools(change: (tools: { calls: object[]; [key: string]: unknown }) => object): CaseFiles {
  const text = files["fixtures/tools.json"] ?? "";
  return { ...files, "fixtures/tools.json": JSON.stringify(change(JSON.parse(text))) };
}

/** The case with another answer of get_order, in its recording and in the run. */
function withOrder(output: Json): CaseFiles {
  const inside = (item: { tool?: string; call_id?: string; type?: string }, holds: boolean) =>
    holds ? { ...item, output } : item;
  const trace = JSON.parse(files["source-trace.json"] ?? "");
  let results = 0;
  const events = trace.events.map((event: { type: string }) =>
    inside(event, event.type === "tool_result" && (results += 1) === 1),
  );
  const tools = JSON.parse(files["fixtures/tools.json"] ?? "");
  const calls = tools.calls.map((call: { tool: string }) => inside(call, call.tool === "get_order"));
  return {
    ...files,
    "source-trace.json": JSON.stringify({ ...trace, events }),
    "fixtures/tools.json": JSON.stringify({ ...tools, calls }),
  };
}

const fieldsOf = (given: CaseFiles) =>
  fieldUnits(loadCase(given, id)).map(({ tool, path }) => `${tool} ${path.join("/")}`);
const side = (given: CaseFiles) => recordedSide({ loaded: loadCase(given, id), config, hash: nodePlatform.hash });

it("keeps what a check, the input, a call or an answer names, and every entry to choose from", () => {
  expect(fieldsOf(files)).toEqual([
    "get_order status",
    "get_order items/*/sku",
    "get_order items/*/damaged",
    "refund refund_id",
  ]);
  // The price that the checks name keeps the other order's price too: an agent that adds up all of them must still go wrong.
  expect(fieldsOf(withOrder({ items: [{ price: 12.5 }, { price: 48 }] }))).toEqual(["refund refund_id"]);
  expect(fieldsOf(withOrder({ items: [{ price: 13 }, { price: 48 }] }))).toEqual([
    "get_order items/*/price",
    "refund refund_id",
  ]);
});

it("takes a map of things for a list: none of its entries is a field", () => {
  const methods = { card_1: { brand: "visa", last: 1 }, card_2: { brand: "visa", last: 60.5 } };
  expect(fieldsOf(withOrder({ methods, note: "x1" }))).toEqual([
    "get_order methods/*/brand",
    "get_order note",
    "refund refund_id",
  ]);
});

it("takes the fields of a text that holds JSON, written as it was, and leaves another text alone", () => {
  const text = '{"total": 60.5, "status": "x1"}';
  const loaded = loadCase(withOrder(text), id);
  const units = fieldUnits(loaded);
  expect(units).toContainEqual({ kind: "field", tool: "get_order", path: ["status"] });
  const smaller = withoutUnits(withOrder(text), loaded, units);
  const { calls } = JSON.parse(smaller["fixtures/tools.json"] ?? "");
  expect(calls[0].output).toBe('{"total": 60.5}');
  for (const other of ['{"total":60.5, "status":"x1"}', '{"total": 60.50, "status": "x1"}', "{not json", "sold out"]) {
    expect(fieldsOf(withOrder(other))).toEqual(["refund refund_id"]);
  }
});

it("keeps prose: what an agent concludes from it need not stand there", () => {
  const policy = "goods can be sent back for a month unless they were made to order";
  expect(fieldsOf(withOrder({ policy, code: "zz9" }))).toEqual(["get_order code", "refund refund_id"]);
});

it("takes a field out of every result of the tool, in the recordings and in the recorded run, and touches nothing else", () => {
  const loaded = loadCase(files, id);
  const unit: CaseUnit = { kind: "field", tool: "get_order", path: ["items", "*", "sku"] };
  const smaller = withoutUnits(files, loaded, [unit]);
  expect(smaller["case.yaml"]).toBe(files["case.yaml"]);
  for (const name of ["fixtures/tools.json", "source-trace.json"] as const) {
    const lines = (text = "") => text.split("\n").filter((line) => !line.includes('"sku"'));
    expect(smaller[name]?.split("\n")).toEqual(lines(files[name]));
    expect(smaller[name]).not.toBe(files[name]);
  }
  expect(withoutUnits(files, loaded, [])).toEqual(files);
});

it("finds what is inside of a field that could not go", () => {
  const loaded = loadCase(withOrder({ box: { a: 1, b: [{ c: 2 }] } }), id);
  expect(innerFieldUnits(loaded, [{ kind: "field", tool: "get_order", path: ["box"] }])).toEqual([
    { kind: "field", tool: "get_order", path: ["box", "a"] },
    { kind: "field", tool: "get_order", path: ["box", "b", "*", "c"] },
  ]);
});

it("finds recordings that the recorded run did not ask for, those kept apart, events and messages", () => {
  const other = { tool: "get_order", args: { order_id: "ord_1" }, output: {} };
  const given = withTools((tools) => ({ ...tools, calls: [other, ...tools.calls], apart: [other] }));
  const loaded = loadCase(given, id);
  expect(fixtureUnits(loaded)).toEqual([{ kind: "recording", index: 0, tool: "get_order" }]);
  expect(apartUnits(loaded)).toEqual([{ kind: "recording kept apart", index: 0, tool: "get_order" }]);
  const smaller = JSON.parse(
    withoutUnits(given, loaded, [...fixtureUnits(loaded), ...apartUnits(loaded)])["fixtures/tools.json"] ?? "",
  );
  expect(smaller).toEqual(JSON.parse(files["fixtures/tools.json"] ?? ""));
  const trace = JSON.parse(files["source-trace.json"] ?? "");
  const extra = { type: "other", name: "span" };
  const busy = { ...files, "source-trace.json": JSON.stringify({ ...trace, events: [extra, ...trace.events] }) };
  expect(eventUnits(loadCase(busy, id))).toEqual([{ kind: "event", index: 0, name: "span" }]);
  expect(turnUnits(loadCase(files, id))).toEqual([]);
  const input = '- role: system\n      content: "Be kind."\n    - role: user';
  const policed = { ...files, "case.yaml": (files["case.yaml"] ?? "").replace("- role: user", input) };
  const units = turnUnits(loadCase(policed, id));
  expect(units).toEqual([{ kind: "turn", index: 0, role: "system" }]);
  expect(loadCase(withoutUnits(policed, loadCase(policed, id), units), id).case.scenario.input).toEqual(
    loadCase(files, id).case.scenario.input,
  );
});

it("says the same of the recorded run where nothing that it needs went, and something else where it did", () => {
  const loaded = loadCase(files, id);
  const without = (...units: CaseUnit[]) => side(withoutUnits(files, loaded, units));
  expect(without({ kind: "field", tool: "get_order", path: ["status"] })).toBe(side(files));
  // The recording that the failing agent asks for, the call itself, and a message.
  expect(without({ kind: "recording", index: 0, tool: "get_order" })).not.toBe(side(files));
  const place = loaded.trace.events.findIndex(({ type }) => type === "tool_call");
  expect(without({ kind: "event", index: place, name: "" })).not.toBe(side(files));
});

it("looks at a result of a megabyte of repeated beginnings in time that grows with it", () => {
  const isNamed = namedValues(loadCase(files, id));
  for (const text of ["[".repeat(1_000_000), '{"a":'.repeat(200_000), "0.".repeat(500_000), "._".repeat(500_000)]) {
    expect(fieldsOf(withOrder(text))).toEqual(["refund refund_id"]);
    expect(typeof isNamed(text)).toBe("boolean");
  }
});

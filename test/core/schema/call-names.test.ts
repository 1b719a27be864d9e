import { describe, expect, it } from "vitest";
import { readCheck } from "../../../src/core/checks/read-check.ts";
import { readToolFixtures } from "../../../src/core/case/load-case.ts";
import { readExpectedCall } from "../../../src/core/case/read-expected-call.ts";
import { schemaProblems } from "../../../src/core/schema/problem.ts";
import { runOutputSchema } from "../../../src/core/schema/run-output.ts";
import { feedbackSchema, traceSchema } from "../../../src/core/schema/trace.ts";

const short = { tool: "refund", args: { id: 1 } };
const long = { tool_name: "refund", tool_args: { id: 1 } };
const mixed = { tool: "refund", tool_args: { id: 1 } };
const twice = { ...short, ...long };
const split = { ...short, tool_name: "cancel" };
const other = { ...long, args: { id: 2 } };

interface Reader {
  /** The call that was read, or the message of the fault. */
  read: (call: object) => unknown;
  wanted: object;
  /** The place that an error names, for `split` and `other`. */
  places: [string, string];
}

function parsed<T>(
  schema: { safeParse: (value: unknown) => { success: boolean; data?: T; error?: unknown } },
  value: unknown,
) {
  const { success, data, error } = schema.safeParse(value);
  if (success && data !== undefined) return data;
  return schemaProblems(error as Parameters<typeof schemaProblems>[0], value)[0]?.message; // what a schema gives
}

const wantedLong = { tool_name: "refund", tool_args: { id: 1 } };
const wantedShort = { tool: "refund", args: { id: 1 } };
const conflict = (place: string, name: string) => new RegExp(`${place}.*expected the same as ${name}`);

const readers: Record<string, Reader> = {
  "feedback's expected calls": {
    read: (call) => {
      const data = parsed(feedbackSchema, { rating: "bad", expected_calls: [call], forbidden_calls: [] });
      return typeof data === "object" ? data.expected_calls?.[0] : data;
    },
    wanted: wantedShort,
    places: ["expected_calls\\[0\\]\\.tool_name", "expected_calls\\[0\\]\\.tool_args"],
  },
  "events of a trace": {
    read: (call) => {
      const data = parsed(traceSchema, { run_id: "r", events: [{ type: "tool_call", ...call }] });
      if (typeof data !== "object") return data;
      const { type: _, ...event } = data.events[0] ?? {};
      return event;
    },
    wanted: wantedLong,
    places: ["events\\[0\\]\\.tool\\b", "events\\[0\\]\\.args"],
  },
  "what a runner wrote": {
    read: (call) => {
      const data = parsed(runOutputSchema, { status: "success", tool_calls: [call] });
      return typeof data === "object" ? data.tool_calls[0] : data;
    },
    wanted: wantedLong,
    places: ["tool_calls\\[0\\]\\.tool\\b", "tool_calls\\[0\\]\\.args"],
  },
  fixtures: {
    read: (call) => {
      try {
        return readToolFixtures(JSON.stringify({ version: 1, calls: [call] }), "fixtures/tools.json").calls[0];
      } catch (error) {
        return error instanceof Error ? error.message : undefined;
      }
    },
    wanted: wantedShort,
    places: ["fixtures/tools\\.json:1: calls\\[0\\]\\.tool_name", "calls\\[0\\]\\.tool_args"],
  },
  "a check on one call": {
    read: (call) => {
      const read = readCheck({ tool_called: call }, "assertions");
      if (!read.ok) return read.message;
      const { kind: _, match: _match, ...rest } = { match: undefined, ...read.check };
      return rest;
    },
    wanted: wantedShort,
    places: ["tool_called: tool_name", "tool_called: tool_args"],
  },
  "a check on several": {
    read: (call) => {
      const read = readCheck({ writes_are: [call] }, "assertions");
      if (!read.ok) return `${read.message} ${read.path.join(".")}`;
      const [first] = read.check.kind === "writes_are" ? read.check.calls : [];
      return first && { tool: first.tool, args: first.args };
    },
    wanted: wantedShort,
    places: ["writes_are", "writes_are"],
  },
  "a flag": {
    read: (call) => {
      try {
        return readExpectedCall(JSON.stringify(call), "--expect-call");
      } catch (error) {
        return error instanceof Error ? error.message : undefined;
      }
    },
    wanted: wantedShort,
    places: ["--expect-call: tool_name", "--expect-call: tool_args"],
  },
};

describe.each(Object.entries(readers))("%s", (name, { read, wanted, places }) => {
  it("take a call under either names", () => {
    for (const call of [short, long, mixed, twice]) expect(read(call)).toEqual(wanted);
  });

  it("refuse two names that say different things, and name the place", () => {
    const long = name.startsWith("events") || name.startsWith("what");
    if (name === "a check on several") {
      expect(String(read(split))).toContain("calls.0.tool_name");
      return;
    }
    expect(String(read(split))).toMatch(conflict(places[0], long ? "tool_name" : "tool"));
    expect(String(read(other))).toMatch(conflict(places[1], long ? "tool_args" : "args"));
  });
});

it("a runner's and a fixture's answer has two names too", () => {
  const output = runOutputSchema.parse({ status: "success", tool_calls: [{ ...short, output: 7 }] });
  expect(output.tool_calls[0]).toEqual({ ...wantedLong, tool_output: 7 });
  const missed = { missed: [{ tool_name: "refund", tool_args: {} }] };
  expect(runOutputSchema.parse({ status: "success", replay: missed }).replay?.missed).toEqual([
    { tool: "refund", args: {} },
  ]);
});

it("other events keep what they have under these names", () => {
  const events = [
    { type: "other", name: "span", tool: "x", args: 1 },
    { type: "tool_call", tool_name: "refund", tool: { id: 7 } },
  ];
  expect(traceSchema.parse({ run_id: "r", events }).events).toMatchObject(events);
});

it("a flag takes a name, a name with arguments, or JSON", () => {
  expect(readExpectedCall("refund", "--expect-call")).toEqual({ tool: "refund" });
  expect(readExpectedCall('refund={"id":1}', "--expect-call")).toEqual(short);
  expect(() => readExpectedCall("refund={", "--expect-call")).toThrow("--expect-call refund");
  expect(() => readExpectedCall('{"name":"refund"}', "--expect-call")).toThrow("--expect-call: tool is missing");
});

it("a flag's arguments are named, or one text", () => {
  for (const args of ["42", "true", "null"]) {
    for (const text of [`refund=${args}`, `{"tool":"refund","args":${args}}`]) {
      expect(() => readExpectedCall(text, "--expect-call")).toThrow(
        expect.objectContaining({
          message: `--expect-call: the arguments of refund are ${args}, which no call has`,
          hint: `name the argument: refund={"<name>":${args}}, or leave it out for any: refund`,
        }),
      );
    }
  }
  for (const args of ['{"amount":42}', '"*** Begin Patch"', "[42]"])
    expect(readExpectedCall(`refund=${args}`, "--expect-call")).toEqual({ tool: "refund", args: JSON.parse(args) });
});

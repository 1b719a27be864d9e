import { globSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { describe, expect, it } from "vitest";
import type { TraceFormat } from "../../../src/core/formats/input/format.ts";
import { readTraces } from "../../../src/core/formats/input/read-traces.ts";
import { traceFormats } from "../../../src/core/formats/input/trace-formats.ts";
import type { Json } from "../../../src/core/schema/json.ts";
import { traceSchema } from "../../../src/core/schema/trace.ts";
import { nodePlatform } from "../../../src/node/platform.ts";
import { samples } from "./samples.ts";

const options = { platform: nodePlatform };
/** Formats that keep what an agent did as a text, not as a call. */
const actionsAreTexts = new Set(["swe-agent", "agent-as-a-judge"]);

function only(json: Json) {
  const [read] = readTraces({ name: "sample", json }, options);
  if (!read) throw new Error("no trace");
  return read;
}

/** The formats that the files below a folder of readers give. */
async function formatsIn(folder: string): Promise<string[]> {
  const files = globSync("**/*.ts", { cwd: folder }).map((file) => join(folder, file));
  const modules: Record<string, unknown>[] = await Promise.all(files.map((file) => import(pathToFileURL(file).href)));
  return [...new Set(modules.flatMap((module) => Object.values(module)).flatMap((value) => nameOfFormat(value) ?? []))];
}

function nameOfFormat(value: unknown): string | undefined {
  const format: Partial<TraceFormat> = typeof value === "object" && value !== null ? value : {};
  return "detect" in format && "read" in format && "carries" in format ? format.name : undefined;
}

describe("every format", () => {
  it("of a file of its own is in the list that is asked", async () => {
    const folder = join(import.meta.dirname, "../../../src/core/formats");
    const listed = traceFormats.map(({ name }) => name);
    expect((await formatsIn(folder)).toSorted()).toEqual(listed.toSorted());
    // One that nobody listed would be told by its name.
    const [one = "", ...others] = listed;
    expect((await formatsIn(folder)).filter((name) => !others.includes(name))).toEqual([one]);
  });

  it("has a sample, and the sample is recognised as that format and no other", () => {
    expect(Object.keys(samples).toSorted(), "each format has one in test/core/formats/samples.ts").toEqual(
      traceFormats.map(({ name }) => name).toSorted(),
    );
    const recognised = Object.entries(samples).map(([name, json]) => [name, only(json).format]);
    expect(recognised).toEqual(Object.keys(samples).map((name) => [name, name]));
  });

  for (const [name, json] of Object.entries(samples)) {
    it(`${name}: one call, at most one result, its error, and no result invented`, () => {
      const { trace } = only(json);
      const calls = trace.events.filter((event) => event.type === "tool_call");
      expect(calls).toHaveLength(1);
      if (!actionsAreTexts.has(name))
        expect(calls[0]).toMatchObject({ tool_name: "lookup_order", tool_args: { id: 7 } });
      const results = trace.events.filter((event) => event.type === "tool_result");
      expect(results).toHaveLength(name === "langgraph" ? 0 : 1);
      for (const result of results) expect(result.error?.message).toContain("no such order");
      expect(trace.source?.format ?? name).toBe(name);
    });
  }

  it("takes no time that no clock measures", () => {
    const text = JSON.stringify(samples["agent-as-a-judge"]);
    const timed = (time: number): Json =>
      JSON.parse(text.replace('"llm_inference_time":1.5', `"llm_inference_time":${time}`));
    const took = [1.5, 0, -1, 1e306].map((time) => {
      const { format, trace } = only(timed(time));
      const valid = traceSchema.safeParse(trace).success;
      return [format, valid, trace.events.find((event) => event.type === "model_call")?.duration_ms];
    });
    expect(took).toEqual([1500, 0, undefined, undefined].map((millis) => ["agent-as-a-judge", true, millis]));
  });

  it("puts nothing into a trace but what the schema names", () => {
    const known = new Set(Object.keys(traceSchema.shape));
    const strange = Object.entries(samples).map(([name, json]) => [
      name,
      Object.keys(only(json).trace).filter((key) => !known.has(key)),
    ]);
    expect(strange).toEqual(Object.keys(samples).map((name) => [name, []]));
  });

  it("reads step limits as kind limit whatever the source calls them", () => {
    for (const name of ["inspect", "swe-agent", "tau2-bench"]) {
      const { trace } = only(samples[name] ?? null);
      expect([name, trace.status, trace.events.find((event) => event.type === "error")?.kind]).toEqual([
        name,
        "error",
        "limit",
      ]);
    }
  });

  it("gives feedback from scores and rewards", () => {
    expect(only(samples["tau-bench"] ?? null).trace.feedback).toEqual({
      rating: "bad",
      expected_calls: [{ tool: "cancel", args: { id: 7 } }],
      expected_text: ["7"],
    });
    expect(only(samples["inspect"] ?? null).trace.feedback).toEqual({ rating: "bad", comment: "match: I" });
  });

  it("names a status of HTTP and gives no final output where the last request failed", () => {
    const { trace } = only(samples["http-recording"] ?? null);
    expect(trace.status).toBe("error");
    expect(trace.events.findLast((event) => event.type === "model_call")?.error).toEqual({
      kind: "model",
      message: "HTTP 503: overloaded",
    });
    expect(trace.events.some(({ type }) => type === "final_output")).toBe(false);
  });

  it("reads the same from JSON lines", () => {
    const text = ["claude-code", "codex"].map((name) => {
      const rows = samples[name];
      return Array.isArray(rows) ? rows.map((row) => JSON.stringify(row)).join("\n") : "";
    });
    expect(text.map((lines) => readTraces({ name: "x", text: lines }, options)[0]?.format)).toEqual([
      "claude-code",
      "codex",
    ]);
  });

  it("refuses what is no trace, and a name that is no format", () => {
    expect(() => readTraces({ name: "x.json", text: '{"a": 1}' }, options)).toThrow(
      "x.json holds no trace in a format that ReplayKit reads",
    );
    expect(() => readTraces({ name: "x", json: [] }, { ...options, format: "nope" })).toThrow(
      'there is no trace format "nope"',
    );
  });
});

describe("chat messages", () => {
  it("gives the whole trace: groups, a heuristic error and the final output", () => {
    expect(only(samples["openai-chat"] ?? null).trace.events).toEqual([
      { type: "input_message", role: "user", content: "Where is order 7?" },
      { type: "model_call" },
      { type: "tool_call", call_id: "call_1", tool_name: "lookup_order", tool_args: { id: 7 }, group: "message-1" },
      {
        type: "tool_result",
        call_id: "call_1",
        output: "Error: no such order",
        error: { kind: "tool", message: "Error: no such order", heuristic: true },
      },
      { type: "model_call", output: "There is no order 7." },
      { type: "final_output", content: "There is no order 7." },
    ]);
  });

  it("has no final output where the conversation ends on a tool, and keeps arguments that are no JSON", () => {
    const { trace } = only([
      { role: "user", content: "go" },
      { role: "assistant", content: "", tool_calls: [{ id: "a", function: { name: "t", arguments: '{"x":' } }] },
      { role: "tool", tool_call_id: "a", content: "ok" },
    ]);
    expect(trace.events.filter(({ type }) => type === "final_output")).toEqual([]);
    expect(trace.events.find((event) => event.type === "tool_call")?.tool_args).toBe('{"x":');
  });

  it("numbers the ids of calls that share one, with their results", () => {
    const round = [
      { role: "assistant", content: "", tool_calls: [{ id: "a", function: { name: "t", arguments: "{}" } }] },
      { role: "tool", tool_call_id: "a", content: "ok" },
    ];
    const { trace, notes } = only([...round, ...round]);
    const ids = trace.events.flatMap((event) =>
      event.type === "tool_call" || event.type === "tool_result" ? event.call_id : [],
    );
    expect(ids).toEqual(["a", "a", "a#2", "a#2"]);
    expect(notes).toEqual(["1 calls reuse the id of an earlier call; a number was added to theirs"]);
  });
});

describe("tables", () => {
  const rows = [
    { chat: "1", who: "user", says: "hi" },
    { chat: "1", tool: "lookup_order", in: '{"id":7}', out: "Error: no such order" },
    { chat: "1", who: "assistant", says: "none" },
  ];
  const mapping = { run: "chat", role: "who", content: "says", tool: "tool", args: "in", output: "out" };

  it("reads rows by a mapping", () => {
    const [read] = readTraces({ name: "x.csv", json: rows }, { ...options, mapping });
    expect(read?.trace.events.map(({ type }) => type)).toEqual([
      "input_message",
      "tool_call",
      "tool_result",
      "model_call",
      "final_output",
    ]);
  });

  it("loses no column that the mapping does not name, and names the rows without a run", () => {
    const more = rows.map((row, at) => ({ ...row, tenant: "acme", meta: { who: at, lang: "en" }, empty: "" }));
    const [read] = readTraces(
      { name: "x", json: [...more, { says: "lost" }] },
      { ...options, mapping: { ...mapping, role: "meta.who" } },
    );
    expect(read?.trace.events.filter(({ type }) => type === "other")).toEqual([
      {
        type: "other",
        name: "columns",
        data: { who: ["user", null, "assistant"], tenant: "acme", meta: { lang: "en" } },
      },
    ]);
    expect(read?.notes).toContain('1 of 4 rows have no value in "chat"');
    const [bare] = readTraces({ name: "x", json: rows }, { ...options, mapping });
    expect(bare?.trace.events.filter(({ type }) => type === "other")).toEqual([]);
  });

  it("reads the good rows of lines, and asks for a mapping where none is given", () => {
    const text = `${JSON.stringify(rows[0])}\nbroken\n`;
    const [read] = readTraces({ name: "x", text }, { ...options, mapping });
    expect([read?.trace.events.length, read?.notes]).toEqual([1, ["line 2 is not JSON, and was left out"]]);
    expect(() => readTraces({ name: "x", text: "broken" }, { ...options, mapping })).toThrow("x:1:1");
    for (const format of ["table", "nope"]) {
      expect(() => readTraces({ name: "x", text: "a;b" }, { ...options, format })).toThrow(
        format === "table" ? "the format table needs a mapping" : 'no trace format "nope"',
      );
    }
  });

  it("refuses a mapping without a run, and one whose column is empty", () => {
    expect(() => readTraces({ name: "x", json: rows }, { ...options, mapping: {} })).toThrow("mapping:");
    expect(() => readTraces({ name: "x", json: rows }, { ...options, mapping: { run: "nope" } })).toThrow(
      'x: no row has a value in "nope"',
    );
  });
});

import { describe, expect, it } from "vitest";
import { ReplayKitError } from "../../../src/core/error.ts";
import { readItems } from "../../../src/core/formats/input/read-items.ts";
import { readAllTraces, readTraces } from "../../../src/core/formats/input/read-traces.ts";
import type { Json } from "../../../src/core/schema/json.ts";
import { nodePlatform } from "../../../src/node/platform.ts";
import { traceFormats } from "../../../src/core/formats/input/trace-formats.ts";
import { samples } from "./samples.ts";
import { jsonl } from "./variants/counts.ts";

const options = { platform: nodePlatform };

function sample(format: string): Json {
  return samples[format] ?? null;
}

/** Of each answer the items, and the format or the error's code. */
function answersOf(items: (Json | ReplayKitError)[], lines = false, format?: string) {
  const named = format === undefined ? {} : { format };
  return readItems({ name: "body", items, lines }, { ...options, ...named }).map((answer): [number[], string] => [
    answer.items,
    answer.ok ? answer.trace.format : answer.error.code,
  ]);
}

const chat = { messages: [{ role: "user", content: "Hi" }] };
const junk = { x: 1 };
const broken = new ReplayKitError("invalid_json", "body line 2: expected a value, found b");
const span = (id: string): Json => ({
  trace_id: "t",
  span_id: id,
  name: "chat",
  attributes: { "gen_ai.operation.name": "chat" },
});

describe("readItems", () => {
  const runs = ["replaykit", "openai-run-state", "atif", "agentdojo", "tau-bench", "langfuse", "swe-agent"];

  it.each(runs)("answers for each item of two in %s, and for the bad one between", (format) => {
    const one = sample(format);
    for (const lines of [false, true]) {
      const answers = answersOf([one, junk, one], lines);
      expect(answers.filter(([, code]) => code === "unknown_format")).toEqual([[[1], "unknown_format"]]);
      const good = answers.filter(([, code]) => code === format).flatMap(([items]) => items);
      expect(new Set(good)).toEqual(new Set([0, 2]));
    }
  });

  it("reads items of different formats, each in its own", () => {
    const items = ["atif", "agentdojo", "replaykit", "openai-run-state"].map(sample);
    for (const order of [items, items.toReversed()]) {
      expect(answersOf(order).map(([, format]) => format)).toEqual(
        order === items
          ? ["atif", "agentdojo", "replaykit", "openai-run-state"]
          : ["openai-run-state", "replaykit", "agentdojo", "atif"],
      );
    }
    expect(answersOf([sample("replaykit"), chat, { ...chat, events: 1, run_id: "r" }])).toEqual([
      [[0], "replaykit"],
      [[1], "openai-chat"],
      [[2], "invalid_trace"],
    ]);
  });

  it("takes messages of another format for no conversation of this one", () => {
    const [parts, blocks] = [sample("ai-sdk-ui"), sample("anthropic-messages")];
    expect(answersOf([chat, parts, chat]).map(([, format]) => format)).toEqual([
      "openai-chat",
      "ai-sdk-ui",
      "openai-chat",
    ]);
    expect(answersOf([blocks, parts]).map(([, format]) => format)).toEqual(["anthropic-messages", "ai-sdk-ui"]);
  });

  it("tries no other format than the one that was named", () => {
    expect(answersOf([sample("atif"), chat], false, "atif")).toEqual([
      [[0], "atif"],
      [[1], "unknown_format"],
    ]);
    expect(() => answersOf([chat], false, "nope")).toThrow('no trace format "nope"');
  });

  it("keeps together what is part of one run", () => {
    expect(answersOf([span("a"), junk, span("b"), chat], true)).toEqual([
      [[0, 2], "otlp"],
      [[1], "unknown_format"],
      [[3], "openai-chat"],
    ]);
    expect(answersOf(chat.messages)).toEqual([[[0], "openai-chat"]]);
    expect(answersOf([{ role: "user", content: "Hi" }, junk])).toEqual([
      [[0], "unknown_format"],
      [[1], "unknown_format"],
    ]);
  });

  it("keeps the place of items that were no JSON", () => {
    expect(answersOf([chat, broken, chat], true)).toEqual([
      [[0], "openai-chat"],
      [[1], "invalid_json"],
      [[2], "openai-chat"],
    ]);
    expect(answersOf([broken])).toEqual([[[0], "invalid_json"]]);
    expect(answersOf([])).toEqual([]);
  });
});

describe("a file of several traces", () => {
  it("gives the good ones, and names the bad one", () => {
    const bad = { version: 1, run_id: "r", events: [{ type: "nope" }] };
    const input = { name: "runs.jsonl", text: jsonl([sample("replaykit"), bad, sample("replaykit")]) };
    const { traces, refused } = readAllTraces(input, options);
    expect([traces.length, refused.map(({ message }) => message)]).toEqual([
      2,
      [expect.stringMatching(/^runs\.jsonl line 2: events\[0\]/)],
    ]);
    const [first, second] = readTraces(input, options);
    expect(first?.notes.filter((note) => !second?.notes.includes(note))).toEqual([
      expect.stringMatching(/^left out: runs\.jsonl line 2: /),
    ]);
  });

  it("names bad lines by their place, counts each, and notes what was no line once", () => {
    const good = JSON.stringify(sample("replaykit"));
    const bad = '{"version":1,"run_id":5,"events":[]}';
    const read = (...lines: string[]) => {
      const { traces, refused } = readAllTraces({ name: "f", text: `${lines.join("\n")}\n` }, options);
      return { notes: traces.map(({ notes }) => notes), refused: refused.map(({ message }) => message) };
    };
    const [, plain = []] = read(good, good).notes;
    expect(read(good, good)).toEqual({ notes: [plain, plain], refused: [] });
    expect(read(good, "", bad, good).refused).toEqual([expect.stringMatching(/^f line 3: run_id is 5/)]);
    expect(read(good, '{"bad":', "", bad, good)).toEqual({
      notes: [plain, plain],
      refused: [expect.stringMatching(/^f line 4: run_id is 5/), "f line 2: no JSON value"],
    });
    expect(read("starting", good, '{"bad":', good, bad)).toEqual({
      notes: [["line 1 is not JSON, and was left out", ...plain], plain],
      refused: [expect.stringMatching(/^f line 5: run_id is 5/), "f line 3: no JSON value"],
    });
    // Lines of one run are no items.
    const spans = [span("a"), span("b")].map((one) => JSON.stringify(one));
    expect(read(...spans.slice(0, 1), '{"bad":', ...spans.slice(1))).toEqual({
      notes: [expect.arrayContaining(["line 2 is not JSON, and was left out"])],
      refused: [],
    });
  });

  it("says what was expected of a named format, and what it looks like instead", () => {
    const read = (format: string) => () => readTraces({ name: "f", json: sample("replaykit") }, { ...options, format });
    const others = traceFormats.map(({ name }) => name).filter((name) => name !== "replaykit");
    for (const format of others) expect(read(format), format).toThrow(`f holds no run in the format ${format}`);
    expect(read("replaykit")()).toHaveLength(1);
    try {
      read("langsmith")();
    } catch (error) {
      expect(Object(error).hint).toBe(
        "langsmith means LangSmith runs, run trees and batches, and what its SDKs send; this looks like replaykit",
      );
    }
    expect.assertions(others.length + 2);
  });

  it("never calls a run after the file", () => {
    const nameless = JSON.parse(JSON.stringify(samples, (key, value) => (/id$/i.test(key) ? undefined : value)));
    for (const [format, json] of Object.entries<Json>(nameless)) {
      if (["replaykit", "table"].includes(format)) continue;
      const ids = ["a/one.json", "b/two.json"].map((name) => {
        try {
          return readTraces({ name, json }, options).map(({ trace }) => trace.run_id);
        } catch (error) {
          return Object(error).code;
        }
      });
      expect(ids[0], format).toEqual(ids[1]);
      expect(ids[0], format).not.toContain("a/one.json");
    }
  });

  it("may hold no run where its format is known, but not where it was named", () => {
    const empty = { name: "log", json: { version: 2, status: "started", eval: { task: "t" } } };
    expect(readTraces(empty, options)).toEqual([]);
    expect(() => readTraces(empty, { ...options, format: "inspect" })).toThrow(
      "log holds no run in the format inspect",
    );
    expect(answersOf([empty.json, chat])).toEqual([
      [[0], "unknown_format"],
      [[1], "openai-chat"],
    ]);
  });

  it("is refused where none is good", () => {
    const of =
      (...values: Json[]) =>
      () =>
        readTraces({ name: "f", json: values }, options);
    expect(of(junk, junk)).toThrow("f holds no trace in a format that ReplayKit reads");
    expect(of({ run_id: "r", events: 1 }, junk)).toThrow(/^f\[0\]: events.*\nand 1 more items cannot be read$/s);
  });
});

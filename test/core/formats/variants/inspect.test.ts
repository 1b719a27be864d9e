import { zstdCompressSync } from "node:zlib";
import { zipSync } from "fflate";
import { describe, expect, it } from "vitest";
import { readTraces } from "../../../../src/core/formats/input/read-traces.ts";
import type { Json } from "../../../../src/core/schema/json.ts";
import { nodePlatform } from "../../../../src/node/platform.ts";
import { only } from "./counts.ts";

const second = (n: number) => `2026-01-01T00:00:0${n}.000Z`;

describe("Inspect", () => {
  const messages: Json[] = [
    { role: "user", content: "go" },
    {
      role: "assistant",
      content: [
        { type: "reasoning", reasoning: "hm" },
        { type: "text", text: "" },
      ],
      tool_calls: [{ id: "c", function: "bash", arguments: { cmd: "ls" } }],
    },
    { role: "tool", tool_call_id: "c", function: "bash", content: "", error: { type: "timeout", message: "too slow" } },
    { role: "assistant", content: "done" },
  ];
  const sample = {
    id: 1,
    epoch: 1,
    uuid: "u",
    input: "go",
    target: "x",
    messages,
    output: { model: "m", choices: [] },
    scores: { match: { value: "C" } },
    events: [],
  };
  const log = (more: Record<string, Json>): Json => ({
    version: 2,
    status: "success",
    eval: { task: "t", model: "m", run_id: "r" },
    samples: [Object.assign({}, sample, more)],
  });
  const expected = {
    format: "inspect",
    status: "success",
    calls: ["bash"],
    results: 1,
    failed: ["too slow"],
    errors: [],
    final: "done",
  };

  it("takes a scorer's verdict for feedback, and keeps a grade between as it is", () => {
    const read = (scores: Json, more: Record<string, Json> = {}) => {
      const [one] = readTraces({ name: "x", json: log({ scores, ...more }) }, { platform: nodePlatform });
      const kept = one?.trace.events.find((event) => event.type === "other" && event.name === "scores");
      return [one?.trace.feedback, kept?.type === "other" ? kept.data : undefined];
    };
    const scored = (value: Json) => ({ f1: { value, explanation: "why" } });
    for (const value of [0.02, 0.98, "P", { a: 1 }, 3, null])
      expect(read(scored(value))).toEqual([undefined, scored(value)]);
    for (const value of ["I", "N", 0, false])
      expect(read(scored(value))).toEqual([{ rating: "bad", comment: `f1: ${String(value)}` }, scored(value)]);
    for (const value of ["C", 1, true])
      expect(read(scored(value))).toEqual([{ rating: "good", comment: `f1: ${String(value)}` }, scored(value)]);
    const both = { ...scored(0.4), match: { value: "C" } };
    expect(read(both)).toEqual([{ rating: "good", comment: "f1: 0.4, match: C" }, both]);
    expect(read({ ...both, safe: { value: "I" } })[0]).toMatchObject({ rating: "bad" });
    expect(read({})).toEqual([undefined, undefined]);
    const model = { event: "model", timestamp: second(1), input: [], output: { choices: [] } };
    expect(read(scored(0.02), { messages: [], events: [model] })).toEqual([undefined, scored(0.02)]);
  });

  it("reads archives however they are packed, and says where one cannot be", () => {
    const bytes = (value: Json) => new TextEncoder().encode(JSON.stringify(value));
    const header = { version: 2, status: "success", eval: { task: "t", model: "m", run_id: "r" } };
    const files = {
      "header.json": bytes(header),
      "samples/1_epoch_1.json": bytes(sample),
      "summaries.json": bytes([]),
    };
    expect(only({ bytes: zipSync(files) })).toEqual(expected);
    expect(only({ bytes: zipSync(files, { level: 0 }) })).toEqual(expected);
    const archive = zstdArchive(files);
    expect(only({ bytes: archive })).toEqual(expected);
    expect(() => only({ bytes: archive.subarray(0, archive.length - 40) })).toThrow();
    expect(
      only({ bytes: zipSync({ "_journal/start.json": bytes(header), "samples/1_epoch_1.json": bytes(sample) }) }),
    ).toEqual(expected);
  });

  it("reads a sample by itself, and the kinds of tools' errors", () => {
    const tools = (type: string): Json[] => [
      { role: "user", content: "go" },
      { role: "assistant", content: "", tool_calls: [{ id: "c", function: "bash", arguments: {} }] },
      { role: "tool", tool_call_id: "c", function: "bash", content: "", error: { type, message: "too slow" } },
      { role: "assistant", content: "done" },
    ];
    for (const [type, kind] of [
      ["timeout", "timeout"],
      ["cancelled", "cancelled"],
      ["output_limit", "limit"],
      ["permission", "tool"],
    ] as const) {
      const events: Json[] = [{ event: "model", timestamp: second(1), model: "m", output: {} }];
      const json: Json = { uuid: "u", id: 1, epoch: 1, messages: tools(type), events };
      expect(only({ json })).toMatchObject({ format: "inspect", calls: ["bash"], results: 1, final: "done" });
      const [read] = readTraces({ name: "sample", json }, { platform: nodePlatform });
      const result = read?.trace.events.find((event) => event.type === "tool_result");
      expect(result?.error).toEqual({ kind, message: "too slow" });
    }
  });

  it("reads limits, errors, people who stop it, and samples without messages", () => {
    expect(only({ json: log({ limit: { type: "token", limit: 100 } }) })).toMatchObject({
      status: "error",
      errors: ["limit: token limit reached"],
      final: undefined,
    });
    expect(only({ json: log({ limit: { type: "operator", limit: 1 } }) })).toMatchObject({
      errors: ["cancelled: operator limit reached"],
    });
    expect(
      only({ json: log({ error: { message: "RuntimeError('x')", traceback: "" }, error_retries: [{}] }) }),
    ).toMatchObject({ errors: ["exception: RuntimeError('x')"] });
    const events: Json[] = [
      {
        event: "model",
        timestamp: second(1),
        model: "m",
        input: [{ role: "user", content: "go" }],
        output: { choices: [{ message: messages[1] ?? null, stop_reason: "tool_calls" }] },
      },
      {
        event: "tool",
        timestamp: second(2),
        id: "c",
        function: "bash",
        arguments: { cmd: "ls" },
        result: "",
        error: { type: "timeout", message: "too slow" },
      },
      {
        event: "model",
        timestamp: second(3),
        model: "m",
        input: [],
        output: { choices: [{ message: messages[3] ?? null, stop_reason: "stop" }] },
      },
      { event: "score", timestamp: second(4), score: { value: "C" } },
    ];
    expect(only({ json: log({ messages: [], events }) })).toEqual(expected);
  });

  it("counts the calls of sub-agents, which only events show", () => {
    const events: Json[] = [
      { event: "tool", timestamp: second(2), id: "c", function: "bash", arguments: {}, result: "" },
      {
        event: "tool",
        timestamp: second(2),
        id: "sub",
        function: "grep",
        arguments: {},
        result: "x",
        span_id: "helper",
      },
    ];
    expect(only({ json: log({ events }) })).toMatchObject({ calls: ["bash", "grep"], results: 2 });
  });
});

/** A ZIP archive whose files are packed with zstandard, which no library here writes. */
function zstdArchive(files: Record<string, Uint8Array>): Uint8Array {
  const parts: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const [name, content] of Object.entries(files)) {
    const packed = zstdCompressSync(content);
    const head = Buffer.alloc(30);
    head.writeUInt32LE(0x04034b50, 0);
    head.writeUInt16LE(93, 8);
    head.writeUInt32LE(packed.length, 18);
    head.writeUInt32LE(content.length, 22);
    head.writeUInt16LE(name.length, 26);
    const entry = Buffer.alloc(46);
    entry.writeUInt32LE(0x02014b50, 0);
    entry.writeUInt16LE(93, 10);
    entry.writeUInt32LE(packed.length, 20);
    entry.writeUInt32LE(content.length, 24);
    entry.writeUInt16LE(name.length, 28);
    entry.writeUInt32LE(offset, 42);
    parts.push(head, Buffer.from(name), packed);
    directory.push(entry, Buffer.from(name));
    offset += head.length + name.length + packed.length;
  }
  const listed = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(Object.keys(files).length, 10);
  end.writeUInt32LE(listed.length, 12);
  end.writeUInt32LE(offset, 16);
  return new Uint8Array(Buffer.concat([...parts, listed, end]));
}

describe("Inspect's events beside the messages", () => {
  const call = { id: "c", function: "bash", arguments: { cmd: "ls" } };
  const messages: Json[] = [
    { role: "user", content: "go" },
    { role: "assistant", content: "", tool_calls: [call] },
  ];
  const model: Json = { event: "model", timestamp: second(1), output: { model: "m-2026", choices: [] }, config: {} };
  const tool = { event: "tool", timestamp: second(2), ...call };
  const eventsOf = (events: Json[], more: Record<string, Json> = {}) => {
    const samples = [{ id: 1, epoch: 1, uuid: "u", messages, events, ...more }];
    const json: Json = { version: 2, eval: { model: "m", run_id: "r" }, samples };
    return readTraces({ name: "x", json }, { platform: nodePlatform })[0]?.trace.events ?? [];
  };

  const inner: Json = { event: "tool", timestamp: second(2), id: "d", function: "look", arguments: {}, result: "seen" };

  it("give the result that came after the last message, and none for a call that never ended", () => {
    const results = (event: Json) => eventsOf([model, event]).filter(({ type }) => type === "tool_result");
    expect(results({ ...tool, result: "a b" })).toMatchObject([{ call_id: "c", output: "a b" }]);
    expect(results({ ...tool, result: null })).toEqual([]);
    expect(eventsOf([model, { ...tool, result: "a b" }]).filter(({ type }) => type === "tool_call")).toHaveLength(1);
  });

  it("are told where older logs have them inside of a call", () => {
    const logged: Json = { event: "logger", timestamp: second(2), message: { message: "Retrying" } };
    const events = eventsOf([model, { ...tool, result: "a b", events: [logged, inner] }]);
    expect(events.filter((event) => event.type === "other" && event.name === "logger")).toMatchObject([
      { data: logged },
    ]);
    expect(events.filter((event) => event.type === "tool_call").map(({ tool_name }) => tool_name)).toEqual([
      "bash",
      "look",
    ]);
  });

  it("are read alike where a log has events only", () => {
    const info: Json = { event: "info", timestamp: second(3), data: "Execution complete" };
    const namesOf = (events: Json[]) =>
      (readTraces({ name: "x", json: { events } }, { platform: nodePlatform })[0]?.trace.events ?? []).flatMap(
        (event) => (event.type === "tool_call" ? [event.tool_name] : event.type === "other" ? [event.name] : []),
      );
    expect(namesOf([model, { ...tool, result: "a b", events: [inner] }, info])).toEqual(["bash", "look", "info"]);
    expect(namesOf([model, { ...tool, result: "a b" }])).toEqual(["bash"]);
  });

  it("name the model that answered, where the message does not", () => {
    const modelsOf = (events: Json[], more: Record<string, Json> = {}) =>
      eventsOf(events, more).flatMap((event) => (event.type === "model_call" ? (event.model ?? null) : []));
    expect(modelsOf([model])).toEqual(["m-2026"]);
    expect(modelsOf([], { output: { model: "m-2025" } })).toEqual(["m-2025"]);
    expect(modelsOf([])).toEqual([null]);
  });
});

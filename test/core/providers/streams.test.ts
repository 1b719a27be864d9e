import { describe, expect, it } from "vitest";
import { damagedBlock, eventBlock, splitEvents, streamText } from "../../../src/core/providers/event-stream.ts";
import { modelApi, modelApis } from "../../../src/core/providers/index.ts";
import { readTurn } from "../../../src/core/providers/model-turn.ts";
import { answerOfStream } from "../../../src/core/providers/streamed-answer.ts";
import type { Json, JsonObject } from "../../../src/core/schema/json.ts";
import { answers } from "./answers.ts";

function apiNamed(name: string) {
  return modelApi(name) ?? expect.fail(`${name} is no API`);
}

function answerTo(name: string, body: string) {
  const turn = readTurn({ api: name, request: {}, status: 200, sse: splitEvents(body) });
  return turn?.answer ?? expect.fail(`${name} carries no conversation`);
}

/** The same answer in many small pieces, as providers send it. */
function streamOf(name: string): string {
  const { answer, pieces } = answers[name] ?? expect.fail(`no answer of ${name} to try`);
  return streamText(pieces ?? apiNamed(name).writeStream(answer));
}

const conversing = modelApis.filter(({ converses }) => converses).map(({ name }) => name);

it("every API has an answer to try", () => {
  expect(Object.keys(answers).toSorted()).toEqual(conversing.toSorted());
});

describe.each(conversing)("a stream of %s", (name) => {
  const body = streamOf(name);
  const whole = answerTo(name, body);

  it("says what the whole answer says", () => {
    const { answer } = answers[name] ?? expect.fail();
    const { extras: _, ...read } =
      readTurn({ api: name, request: {}, status: 200, response: answer })?.answer ?? expect.fail();
    const { extras: __, ...streamed } = whole;
    expect(streamed).toEqual(read);
    expect(read).toMatchObject({ text: "You were charged twice.", ended: "complete", error: undefined });
    expect(read.calls).toEqual([{ id: expect.any(String), name: "lookup", args: { user: "u1", of: 'a "b" é' } }]);
    expect(read.usage).toMatchObject({ input: 10, output: 5 });
  });

  it("cut at any byte is never an answer, nor holds half a call, and is sent on as it came", () => {
    const bytes = new TextEncoder().encode(body);
    let complete = 0;
    for (let end = 0; end < bytes.length; end += 1) {
      const cut = new TextDecoder().decode(bytes.slice(0, end));
      const { text, calls, ended, error } = answerTo(name, cut);
      expect(whole.text.startsWith(text)).toBe(true);
      if (ended === "complete") {
        complete += 1;
        expect({ text, calls }).toEqual({ text: whole.text, calls: whole.calls });
      } else {
        expect({ ended, calls, error: error?.kind }).toEqual({ ended: "interrupted", calls: [], error: "model" });
      }
      const blocks = splitEvents(cut);
      expect(damagedBlock(blocks)).toBeUndefined();
      // But for the empty lines after the last event, to the byte.
      expect(streamText(blocks).trimEnd()).toBe(cut.trimEnd());
      expect(splitEvents(streamText(blocks))).toEqual(blocks);
    }
    // Only what comes after the word that it ended may be missing.
    expect(complete).toBeLessThan(bytes.length / 3);
  });

  it("reads the same with other line ends, comments, events without data and a mark at its begin", () => {
    const noisy = `\uFEFF: hello\n\n${body.replaceAll("\n\n", "\n\n: keep-alive\n\nevent: ping\n\nretry: 100\n\ndata:\n\n")}`;
    for (const text of [
      noisy,
      noisy.replaceAll("\n", "\r\n"),
      noisy.replaceAll("\n", "\r"),
      body.replaceAll("data: ", "data:"),
    ])
      expect(answerTo(name, text)).toEqual(whole);
  });

  it("is a failed call where it ends in an error, the first of two, also after a complete answer", () => {
    const { error } = answers[name] ?? expect.fail();
    const blocks = splitEvents(body);
    const twice = [...error("too busy"), ...error("and again")];
    for (let count = 1; count <= blocks.length; count += 1) {
      const { ended, calls, finish, ...rest } = answerTo(name, streamText([...blocks.slice(0, count), ...twice]));
      expect({ ended, calls, finish, error: rest.error }).toEqual({
        ended: "failed",
        calls: [],
        finish: "error",
        error: { kind: "model", message: "too busy" },
      });
      expect(whole.text.startsWith(rest.text)).toBe(true);
    }
    expect(whole.error).toBeUndefined();
  });

  it("is the same answer to readers that do not know its API", () => {
    const read = readTurn({ api: name, request: {}, status: 200, response: answerOfStream(body) });
    expect(read?.answer).toEqual(whole);
  });

  it("is written again as it was read, an error and a missing end too", () => {
    const { error } = answers[name] ?? expect.fail();
    const blocks = splitEvents(body);
    const part = blocks.slice(0, Math.ceil(blocks.length / 3));
    for (const sse of [blocks, [...blocks, ...error("too busy")], [...part, ...error("too busy")], part]) {
      const read = answerTo(name, streamText(sse));
      const response = apiNamed(name).readStream(sse.flatMap((block): Json[] => eventsOf(block)));
      const again = answerTo(name, streamText(apiNamed(name).writeStream(response)));
      expect({ ...again, extras: [], usage: undefined }).toEqual({ ...read, extras: [], usage: undefined });
    }
  });
});

function eventsOf(block: string): Json[] {
  const data = block.replaceAll(/^(?!data:).*\n?/gm, "").replace(/^data: ?/, "");
  return data === "" ? [] : data === "[DONE]" ? [data] : [JSON.parse(data)];
}

describe("blocks", () => {
  it("are damaged where one that is followed by others holds no JSON", () => {
    const good: JsonObject = { type: "ping" };
    expect(damagedBlock([eventBlock(good), "data: {broken", eventBlock(good)])).toBe(1);
    expect(damagedBlock([eventBlock(good), "data: {broken"])).toBeUndefined();
    expect(damagedBlock([eventBlock(good), ": a comment", "data: plain words", "data: [DONE]"])).toBeUndefined();
  });
});

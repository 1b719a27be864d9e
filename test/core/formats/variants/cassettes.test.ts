import { describe, expect, it } from "vitest";
import { stringify } from "yaml";
import { readCassette } from "../../../../src/core/formats/http/yaml-cassette.ts";
import type { Json } from "../../../../src/core/schema/json.ts";
import { growth, tooMuchGrowth } from "../../../support/growth.ts";
import { readTraces } from "../../../../src/core/formats/input/read-traces.ts";
import { nodePlatform } from "../../../../src/node/platform.ts";
import { only } from "./counts.ts";

const url = "https://api.openai.com/v1/chat/completions";
const request = { model: "m", messages: [{ role: "user", content: "go" }] };
const answer = {
  object: "chat.completion",
  model: "m",
  choices: [{ index: 0, finish_reason: "stop", message: { role: "assistant", content: "it's gone" } }],
};
const gone = {
  format: "http-recording",
  status: "success",
  calls: [],
  results: 0,
  failed: [],
  errors: [],
  final: "it's gone",
};

function recorded(body: Json, response: Json = answer, uri = url): Json {
  return {
    interactions: [
      { request: { uri, body }, response: { status: { code: 200 }, body: { string: JSON.stringify(response) } } },
    ],
  };
}

describe("cassettes as libraries write them", () => {
  it("reads LangChain's, which has all requests and then all responses", () => {
    const requests = [{ uri: url, body: JSON.stringify(request) }];
    const responses = [{ body: { string: JSON.stringify(answer) } }];
    expect(only({ text: stringify({ requests, responses }) })).toEqual(gone);
    expect(() => only({ text: stringify({ requests, responses: [...responses, ...responses] }) })).toThrow(
      "holds no trace",
    );
  });

  it("reads quoted texts that PyYAML lets go on no deeper than their key", () => {
    const cassette = (end: string) => `interactions:
  - request:
      body: '${JSON.stringify(request)}'
      uri: ${url}
    response:
      note: |
        it's "open
      body:
        string: '{"object": "chat.completion",
        "model": "m", "choices": [{"index": 0, "finish_reason": "stop",

        "message": {"role": "assistant", "content": "it''s gone"}}]}${end}
      status: {code: 200}
`;
    expect(only({ text: cassette("'") })).toEqual(gone);
    expect(() => only({ text: cassette("") })).toThrow(
      /cannot be read as a cassette in YAML, line \d+: Missing closing 'quote/,
    );
  });

  it("says that the last exchange of one that was cut off is not whole", () => {
    const asked = { request: { uri: url, body: JSON.stringify(request) } };
    const whole = { ...asked, response: { body: { string: JSON.stringify(answer) } } };
    const notesOf = (...interactions: Json[]) =>
      readTraces({ name: "f", text: stringify({ version: 1, interactions }) }, { platform: nodePlatform })[0]?.notes;
    expect(notesOf(whole, asked)).toEqual(["1 exchange has no request or no answer"]);
    expect(notesOf(whole)).toEqual([]);
  });

  it("reads one that begins with a byte order mark", () => {
    const responses = [{ body: { string: JSON.stringify(answer) } }];
    const requests = [{ uri: url, body: JSON.stringify(request) }];
    const text = stringify({ requests, responses });
    expect(only({ text: `\ufeff${text}` })).toEqual(only({ text }));
    expect(() => only({ text: `\ufeff\ufeff${text}` })).toThrow();
  });

  it("looks for such texts in no more time than the cassette is long", () => {
    const read = (dashes: string) => readCassette(`interactions:\n- a: 'x\ny'\n  b: c\n    ${dashes}z\n`, "it.yaml");
    expect(read("- - ")).toEqual({ interactions: [{ a: "x y", b: "c - - z" }] });
    expect(growth(read, "- ", 200_000)).toBeLessThan(tooMuchGrowth);
  });

  it("reads the answer to a request that was cut short, or names messages that the service has", () => {
    expect(only({ json: recorded('{"messages": [{"role": "us') })).toEqual(gone);
    const stored = "https://api.portkey.ai/v1/prompts/weather/completions";
    expect(only({ json: recorded({ variables: { city: "Rome" } }, answer, stored) })).toEqual(gone);
    expect(() => only({ json: recorded({ variables: {} }, { ok: true }, stored) })).toThrow(
      `records no request to a model that ReplayKit knows, only to ${stored}`,
    );
  });

  it("names the trace beside a recording of the models' answers", () => {
    const exchange = { api: "openai-chat", request, status: 200, response: { ok: true } };
    const alone = JSON.stringify({ version: 1, exchanges: [exchange] });
    expect(() => only({ name: "out/trace.model.json", text: alone })).toThrow(
      expect.objectContaining({
        message: "out/trace.model.json holds only the models' answers of a run that was recorded",
        hint: "give its trace: out/trace.json",
      }),
    );
    expect(() => only({ name: "trace.model.json", text: alone.replace("status", "state") })).toThrow(
      "records no HTTP request with its answer",
    );
  });

  it("names what stands in the place of requests, where calls went over gRPC or a socket", () => {
    const cassette = (interaction: Json) => stringify({ version: 1, interactions: [interaction] });
    expect(() => only({ text: cassette({ request_sample: { json: request }, response_sample: {} }) })).toThrow(
      "sample records no HTTP request with its answer: exchange 1 has only request_sample, response_sample",
    );
    expect(() => only({ text: cassette({ kind: "text", direction: "sent", data: "{}" }) })).toThrow(
      "exchange 1 has only kind, direction, data",
    );
  });
});

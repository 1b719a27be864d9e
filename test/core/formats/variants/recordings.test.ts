import { gzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { stringify } from "yaml";
import { objectOf } from "../../../../src/core/formats/fields/fields.ts";
import { readTraces } from "../../../../src/core/formats/input/read-traces.ts";
import type { Json } from "../../../../src/core/schema/json.ts";
import { nodePlatform } from "../../../../src/node/platform.ts";
import { countsOf, only } from "./counts.ts";

const url = "https://api.openai.com/v1/chat/completions";
const user: Json = { role: "user", content: "go" };
const asked: Json = {
  role: "assistant",
  content: null,
  tool_calls: [{ id: "c", type: "function", function: { name: "find", arguments: "{}" } }],
};
const given: Json = { role: "tool", tool_call_id: "c", content: "Error: no" };
const answered = (message: Json, finish = "stop"): Json => ({
  id: "x",
  object: "chat.completion",
  created: 1_767_225_600,
  model: "m",
  choices: [{ index: 0, finish_reason: finish, message }],
});
const done: Json = { role: "assistant", content: "sorry" };
const first = { request: { model: "m", messages: [user] }, answer: answered(asked, "tool_calls") };
const second = { request: { model: "m", messages: [user, asked, given] }, answer: answered(done) };
const whole = {
  format: "http-recording",
  status: "success",
  calls: ["find"],
  results: 1,
  failed: ["Error: no"],
  errors: [],
  final: "sorry",
};

describe("HTTP recordings", () => {
  it("takes the cost that a proxy tells beside the answer, where the answer tells none", () => {
    const costOf = (headers: Json, usage: Json = {}) => {
      const body = JSON.stringify({ ...objectOf(answered(done)), usage });
      const request = { method: "POST", uri: url, body: JSON.stringify(first.request) };
      const json: Json = {
        interactions: [{ request, response: { status: { code: 200 }, headers, body: { string: body } } }],
      };
      const [read] = readTraces({ name: "cassette", json }, { platform: nodePlatform });
      return read?.trace.events.flatMap((event) => (event.type === "model_call" ? event.cost : []));
    };
    expect(costOf({ "X-LiteLLM-Response-Cost": ["2.85e-05"] })).toEqual([0.0000285]);
    expect(costOf([{ name: "x-litellm-response-cost", value: "0.5" }])).toEqual([0.5]);
    expect(costOf({ "x-litellm-response-cost": ["0.5"] }, { prompt_tokens: 1, cost: 0.2 })).toEqual([0.2]);
    for (const value of ["None", "-1", ""]) expect(costOf({ "x-litellm-response-cost": [value] })).toEqual([undefined]);
  });

  it("reads HAR with plain, base64 and packed bodies", () => {
    const entry = ({ request, answer }: typeof first, content: (text: string) => Json): Json => ({
      startedDateTime: "2026-01-01T00:00:00.000Z",
      time: 12,
      request: {
        method: "POST",
        url,
        headers: [],
        postData: { mimeType: "application/json", text: JSON.stringify(request) },
      },
      response: { status: 200, content: content(JSON.stringify(answer)) },
    });
    const plain = (text: string): Json => ({ mimeType: "application/json", size: text.length, text });
    const base64 = (text: string): Json => ({
      mimeType: "application/json",
      encoding: "base64",
      text: Buffer.from(text).toString("base64"),
    });
    const packed = (text: string): Json => ({
      mimeType: "application/json",
      encoding: "base64",
      text: gzipSync(text).toString("base64"),
    });
    for (const content of [plain, base64, packed]) {
      expect(only({ json: { log: { entries: [entry(first, content), entry(second, content)] } } })).toEqual(whole);
    }
  });

  it("reads nock's records and cassettes of VCR in YAML, bodies as bytes included", () => {
    const nock = [first, second].map(
      ({ request, answer }): Json => ({
        scope: "https://api.openai.com:443",
        method: "POST",
        path: "/v1/chat/completions",
        body: request,
        status: 200,
        response: answer,
      }),
    );
    expect(only({ json: nock })).toEqual(whole);
    const interaction = ({ request, answer }: typeof first, bytes: boolean) => `- request:
    body: '${JSON.stringify(request).replaceAll("'", "''")}'
    headers: &id001
      accept: [application/json]
    method: POST
    uri: ${url}
  response:
    body:
      string: ${bytes ? `!!binary |\n        ${gzipSync(JSON.stringify(answer)).toString("base64")}` : `'${JSON.stringify(answer)}'`}
    headers: *id001
    status:
      code: 200
      message: OK
`;
    const cassette = `interactions:\n${interaction(first, true)}${interaction(second, false)}version: 1\n`;
    expect(only({ text: cassette })).toEqual(whole);
    expect(() => only({ text: `interactions:\n${"  ".repeat(600)}a: 1\n` })).toThrow("nested too deep");
    expect(() => only({ text: "interactions:\n- a: [b\nversion: 1\n" })).toThrow(
      /cannot be read as a cassette in YAML, line \d: .*flow/i,
    );
  });

  it("reads nock's records of an API whose requests are lists of messages on their own", () => {
    const [call, result] = ["tool_use", "tool_result"].map((type) => ({ type, id: "c", tool_use_id: "c" }));
    const turns: Json[] = [user, { role: "assistant", content: [{ ...call, name: "find", input: {} }] }];
    const found: Json = { role: "user", content: [{ ...result, is_error: true, content: "Error: no" }] };
    const record = (messages: Json[], content: Json, stop_reason: string): Json => ({
      scope: "https://api.anthropic.com:443",
      method: "POST",
      path: "/v1/messages",
      body: { model: "m", max_tokens: 9, messages },
      status: 200,
      response: { id: "x", type: "message", role: "assistant", model: "m", content, stop_reason },
    });
    const asking = [{ type: "tool_use", id: "c", name: "find", input: {} }];
    const saying = [{ type: "text", text: "sorry" }];
    const records = [record([user], asking, "tool_use"), record([...turns, found], saying, "end_turn")];
    expect(only({ json: records })).toEqual(whole);
    // The same requests alone are a list of messages, and no recording.
    const requests = records.map((one) => objectOf(objectOf(one)["body"]));
    expect(countsOf({ json: requests }).map(({ format }) => format)).not.toContain("http-recording");
  });

  it("takes the same request after a failure for a retry, after an answer for another recording", () => {
    const exchange = ({ request, answer }: typeof first, status = 200): Json => ({
      request: { uri: url, body: request },
      response: { status: { code: status }, body: status === 200 ? answer : { error: { message: "busy" } } },
    });
    const interactions = [exchange(first, 503), exchange(first), exchange(second)];
    expect(only({ json: { interactions } })).toEqual(whole);
    expect(countsOf({ json: { interactions: [...interactions, exchange(first), exchange(second)] } })).toEqual([
      whole,
      whole,
    ]);
  });

  it("counts retries by their header, and believes no count that is none", () => {
    const json = (retries: Json): Json => ({
      interactions: [
        {
          request: { uri: url, body: first.request, headers: { "x-stainless-retry-count": [retries] } },
          response: { status: { code: 200 }, body: answered(done) },
        },
      ],
    });
    const attempts = ["2", "0", 1e308, -1, "many"].map((retries) => {
      const [read] = readTraces({ name: "x", json: json(retries) }, { platform: nodePlatform });
      return read?.trace.events.find((event) => event.type === "model_call")?.attempt;
    });
    expect(attempts).toEqual([3, undefined, undefined, undefined, undefined]);
  });

  it("takes the first of several answers, and keeps the others beside it", () => {
    const both: Json = {
      object: "chat.completion",
      choices: [
        { index: 0, finish_reason: "stop", message: done },
        { index: 1, finish_reason: "stop", message: { role: "assistant", content: "other" } },
      ],
    };
    const json: Json = {
      interactions: [
        { request: { uri: url, body: { n: 2, messages: [user] } }, response: { status: 200, body: both } },
      ],
    };
    expect(only({ json })).toMatchObject({ final: "sorry" });
  });

  it("reads Gemini's streams, as events or as a list, with the model that only the address names", () => {
    const address = "https://generativelanguage.googleapis.com/v1beta/models/gemini-2.5-flash:streamGenerateContent";
    const piece = (parts: Json[], more: Record<string, Json> = {}): Json => ({
      candidates: [{ content: { role: "model", parts }, ...more }],
      usageMetadata: { promptTokenCount: 5, candidatesTokenCount: 2 },
    });
    const pieces = [
      piece([{ text: "let " }]),
      piece([{ text: "me" }]),
      piece([{ functionCall: { name: "find", args: {} } }], { finishReason: "STOP" }),
    ];
    const contents: Json[] = [{ role: "user", parts: [{ text: "go" }] }];
    const acted: Json = { role: "model", parts: [{ text: "let me" }, { functionCall: { name: "find", args: {} } }] };
    const failed: Json = { functionResponse: { name: "find", response: { error: "Error: no" } } };
    const later: Json[] = [...contents, acted, { role: "user", parts: [failed] }];
    const stream = pieces.map((one) => `data: ${JSON.stringify(one)}\r\n\r\n`).join("");
    const exchange = (body: Json, answer: Json): Json => ({
      request: { uri: address, body: { contents: body, generationConfig: { temperature: 0 } } },
      response: { status: { code: 200 }, body: answer, headers: { Date: ["Wed, 14 May 2025 00:49:36 GMT"] } },
    });
    for (const streamed of [stream, JSON.stringify(pieces), pieces]) {
      const interactions = [exchange(contents, streamed), exchange(later, piece([{ text: "sorry" }]))];
      expect(only({ json: { interactions } })).toEqual(whole);
      const [read] = readTraces({ name: "x", json: { interactions } }, { platform: nodePlatform });
      expect(read?.trace.events.find((event) => event.type === "model_call")).toEqual({
        type: "model_call",
        model: "gemini-2.5-flash",
        params: { temperature: 0 },
        output: "let me",
        finish_reason: "STOP",
        usage: { input: 5, output: 2 },
        at: "2025-05-14T00:49:36.000Z",
      });
    }
  });

  it("joins a log of requests with their answers, but not the lines of a batch", () => {
    const pair = ({ request, answer }: typeof first): Json => ({ request, response: answer });
    expect(only({ json: [pair(first), pair(second)] })).toEqual(whole);
    expect(countsOf({ json: [pair(second)] })).toMatchObject([{ format: "openai-chat", calls: ["find"] }]);
    const message = (content: Json[]): Json => ({
      type: "message",
      role: "assistant",
      content,
      stop_reason: "end_turn",
    });
    const use: Json = { type: "tool_use", id: "c", name: "find", input: {} };
    const result: Json = { type: "tool_result", tool_use_id: "c", content: "Error: no", is_error: true };
    const messages: Json[] = [user, { role: "assistant", content: [use] }, { role: "user", content: [result] }];
    const log: Json[] = [
      { request: { model: "m", messages: [user] }, response: message([use]) },
      { request: { model: "m", messages }, response: message([{ type: "text", text: "sorry" }]) },
    ];
    expect(only({ json: log })).toEqual(whole);
    const batch = [first, second].map(
      ({ answer }, index): Json => ({ custom_id: `r${index}`, response: { status_code: 200, body: answer } }),
    );
    expect(countsOf({ json: batch }).map(({ format }) => format)).toEqual(["openai-chat", "openai-chat"]);
  });

  it("reads Bedrock's Converse, whose address names the model", () => {
    const address = "https://bedrock-runtime.us-east-1.amazonaws.com/model/anthropic.claude-v2%3A1/converse";
    const use: Json = { toolUse: { toolUseId: "c", name: "find", input: { id: 7 } } };
    const given: Json = { toolResult: { toolUseId: "c", status: "error", content: [{ json: { text: "Error: no" } }] } };
    const started: Json = { role: "user", content: [{ text: "go" }] };
    const exchange = (messages: Json[], content: Json[], stopReason: string): Json => ({
      request: { uri: address, body: { messages, inferenceConfig: { maxTokens: 9 } } },
      response: {
        status: { code: 200 },
        body: {
          output: { message: { role: "assistant", content } },
          stopReason,
          usage: { inputTokens: 4, outputTokens: 2 },
        },
      },
    });
    const interactions = [
      exchange([started], [{ text: "let me" }, use], "tool_use"),
      exchange(
        [started, { role: "assistant", content: [{ text: "let me" }, use] }, { role: "user", content: [given] }],
        [{ text: "sorry" }],
        "end_turn",
      ),
    ];
    expect(only({ json: { interactions } })).toEqual({ ...whole, failed: ['{"text":"Error: no"}'] });
    const [read] = readTraces({ name: "x", json: { interactions } }, { platform: nodePlatform });
    expect(read?.trace.events.find((event) => event.type === "model_call")).toEqual({
      type: "model_call",
      model: "anthropic.claude-v2:1",
      params: { maxTokens: 9 },
      output: "let me",
      finish_reason: "tool_use",
      usage: { input: 4, output: 2 },
    });
  });

  it("reads bodies that were parsed, or boxed with what they are", () => {
    const boxes: ((body: Json) => Json)[] = [
      (body) => ({ parsed_body: body }),
      (body) => ({ body: { type: "json", content: body } }),
      (body) => ({ body: { type: "text", content: JSON.stringify(body) } }),
      (body) => ({ body: { type: "base64", content: Buffer.from(JSON.stringify(body)).toString("base64") } }),
    ];
    for (const boxed of boxes) {
      const interactions = [first, second].map(
        ({ request, answer }): Json => ({
          request: { method: "POST", uri: url, headers: {}, ...objectOf(boxed(request)) },
          response: { status: 200, headers: {}, ...objectOf(boxed(answer)) },
          recorded_at: "2026-03-06T19:24:49.813858+00:00",
        }),
      );
      expect(only({ json: { version: 1, interactions } })).toEqual(whole);
      expect(only({ text: stringify({ version: 1, interactions }) })).toEqual(whole);
    }
  });

  it("reads Mistral's address of a stream, and what Cohere plans and counts", () => {
    const plan: Json = { ...objectOf(asked), tool_plan: "I will look" };
    const usage: Json = {
      billed_units: { input_tokens: 1 },
      cached_tokens: 3,
      tokens: { input_tokens: 5, output_tokens: 2 },
    };
    const exchange = (uri: string, request: Json, body: Json): Json => ({
      request: { uri, body: request },
      response: { status: 200, body },
    });
    const mistral = `${url}#stream`;
    expect(
      only({
        json: [exchange(mistral, first.request, first.answer), exchange(mistral, second.request, second.answer)],
      }),
    ).toEqual(whole);
    const json = [
      exchange("https://api.cohere.com/v2/chat", first.request, { message: plan, finish_reason: "TOOL_CALL", usage }),
    ];
    const [read] = readTraces({ name: "x", json }, { platform: nodePlatform });
    expect(read?.trace.events.find((event) => event.type === "model_call")).toMatchObject({
      extras: [{ type: "reasoning", text: "I will look" }],
      finish_reason: "TOOL_CALL",
      usage: { input: 5, output: 2, cached: 3 },
    });
  });

  it("judges an answer as every door does: half a call is none, nor is an error's text an answer", () => {
    const recording = (body: Json, status: number): Json => ({
      interactions: [{ request: { url, body: first.request }, response: { status, body } }],
    });
    const half: Json = { ...objectOf(asked), tool_calls: [{ id: "c", function: { name: "find", arguments: '{"a' } }] };
    expect(only({ json: recording(answered(half, "length"), 200) })).toMatchObject({
      calls: [],
      errors: ["limit: incomplete: length"],
    });
    expect(only({ json: recording(answered(asked, "length"), 200) })).toMatchObject({ calls: ["find"] });
    const callOf = (json: Json) =>
      readTraces({ name: "x", json }, { platform: nodePlatform })[0]?.trace.events.find(
        (event) => event.type === "model_call",
      );
    const refused = callOf(recording({ message: "no such model" }, 404));
    expect(refused).toMatchObject({ error: { message: "HTTP 404: no such model" } });
    expect(refused).not.toHaveProperty("output");
    expect(callOf(recording(answered(done), 200))).toMatchObject({ output: "sorry" });
  });

  it("reads APIs that have no description of their own", () => {
    const callOf = (address: string, request: Json, body: Json) => {
      const json = [{ request: { url: address, body: request }, response: { status: 200, body } }];
      const events = readTraces({ name: "x", json }, { platform: nodePlatform })[0]?.trace.events ?? [];
      return events.filter(({ type }) => /^(?:input_message|model_call|tool_call)$/.test(type));
    };
    const completion: Json = { choices: [{ text: "hi" }], usage: { prompt_tokens: 1, completion_tokens: 2 } };
    expect(callOf("https://x.example/v1/completions", { prompt: "go" }, completion)).toMatchObject([
      { content: "go" },
      { output: "hi", usage: { input: 1, output: 2 } },
    ]);
    const chunk = (text: string, finish_reason: Json = null): string =>
      `data: ${JSON.stringify({ id: "c", object: "text_completion", model: "m", choices: [{ index: 0, text, finish_reason }] })}\n\n`;
    const streamed = (...chunks: string[]) =>
      callOf("https://x.example/v1/completions", { prompt: "go" }, chunks.join(""));
    expect(streamed(chunk("h"), chunk("i"), chunk("", "stop"), "data: [DONE]\n\n")).toMatchObject([
      { content: "go" },
      { output: "hi", model: "m", finish_reason: "stop" },
    ]);
    // A stream that broke off has not stopped.
    expect(streamed(chunk("h"), chunk("i"))[1]).not.toMatchObject({ finish_reason: "stop" });
    const use: Json = { toolUse: { toolUseId: "t", name: "find", input: {} } };
    const converse: Json = { output: { message: { role: "assistant", content: [use] } }, stopReason: "tool_use" };
    const told: Json = { system: [{ text: "be" }], messages: [user], inferenceConfig: { temperature: 0.5 } };
    expect(callOf("https://b.example/model/m/converse", told, converse)).toMatchObject([
      { role: "system", content: "be" },
      { content: "go" },
      { model: "m", finish_reason: "tool_use", params: { temperature: 0.5 } },
      { tool_name: "find" },
    ]);
    expect(() => callOf("https://b.example/model/m/describe?key=secret", told, converse)).toThrow(
      /no request to a model that ReplayKit knows, only to https:\/\/b\.example\/model\/m\/describe$/,
    );
  });
});

import { describe, expect, it } from "vitest";
import { readTraces } from "../../../../src/core/formats/input/read-traces.ts";
import type { Json, JsonObject } from "../../../../src/core/schema/json.ts";
import { nodePlatform } from "../../../../src/node/platform.ts";
import { only } from "./counts.ts";

const success = { format: "http-recording", status: "success", calls: [], results: 0, failed: [], errors: [] };
const bedrock = (model: string) => `https://bedrock-runtime.eu-1.amazonaws.com/model/${model}/invoke`;

function recorded(url: string, request: Json, response: Json): Json {
  return { interactions: [{ request: { uri: url, method: "POST", body: request }, response: { body: response } }] };
}

function modelCall(json: Json): JsonObject {
  const [read] = readTraces({ name: "sample", json }, { platform: nodePlatform });
  const call = read?.trace.events.find(({ type }) => type === "model_call");
  return JSON.parse(JSON.stringify(call ?? null));
}

/** A request, an answer of 7 tokens in and 2 out as its API spells it, and its text's place emptied. */
const apis: Record<string, [url: string, request: Json, answer: Json]> = {
  "Cohere's generate": [
    "https://api.cohere.com/v1/generate",
    { prompt: "1 + 1", model: "command" },
    {
      generations: [{ text: "2", finish_reason: "COMPLETE" }],
      meta: { billed_units: { input_tokens: 7, output_tokens: 2 } },
    },
  ],
  Llama: [
    bedrock("meta.llama3-70b"),
    { prompt: "1 + 1" },
    { generation: "2", prompt_token_count: 7, generation_token_count: 2, stop_reason: "stop" },
  ],
  Titan: [
    bedrock("amazon.titan-text"),
    { inputText: "1 + 1", textGenerationConfig: {} },
    { inputTextTokenCount: 7, results: [{ tokenCount: 2, outputText: "2", completionReason: "FINISH" }] },
  ],
  watsonx: [
    "https://eu.ml.cloud.ibm.com/ml/v1/text/generation?version=1",
    { input: "1 + 1", model_id: "m" },
    { results: [{ generated_text: "2", generated_token_count: 2, input_token_count: 7, stop_reason: "eos_token" }] },
  ],
  "Ollama's generate": [
    "http://localhost:11434/api/generate",
    { prompt: "1 + 1", model: "m", system: "" },
    { model: "m", response: "2", done: true, done_reason: "stop", prompt_eval_count: 7, eval_count: 2 },
  ],
};

const uncounted: Record<string, [url: string, request: Json, answer: Json]> = {
  Mistral: [bedrock("mistral.mistral-7b"), { prompt: "1 + 1" }, { outputs: [{ text: "2", stop_reason: "stop" }] }],
  "Claude's first completions": [
    "https://api.anthropic.com/v1/complete",
    { prompt: "\n\nHuman: 1 + 1\n\nAssistant:", model: "claude-2" },
    { type: "completion", completion: "2", stop_reason: "stop_sequence" },
  ],
  "Aleph Alpha": [
    "https://api.aleph-alpha.com/complete",
    { prompt: [{ type: "text", data: "1 + 1" }] },
    { completions: [{ completion: "2", finish_reason: "end_of_text" }] },
  ],
};

describe("APIs that answer a prompt with a text", () => {
  for (const [name, [url, request, answer]] of Object.entries({ ...apis, ...uncounted })) {
    it(`reads the answer of ${name}, and an empty one as a failure`, () => {
      expect(only({ json: recorded(url, request, answer) })).toEqual({ ...success, final: "2" });
      const emptied: Json = JSON.parse(JSON.stringify(answer).replace('"2"', '""'));
      expect(only({ json: recorded(url, request, emptied) })).toMatchObject({
        status: "error",
        errors: ["model: the last answer of the model is empty"],
      });
      const usage = name in apis ? { usage: { input: 7, output: 2 } } : {};
      expect(modelCall(recorded(url, request, answer))).toMatchObject({ output: "2", ...usage });
    });
  }

  it("tells an answer that was cut off at the most tokens from a whole one", () => {
    const [url, request, answer] = apis["Titan"] ?? ["", null, null];
    const cut: Json = JSON.parse(JSON.stringify(answer).replace("FINISH", "LENGTH"));
    expect(only({ json: recorded(url, request, cut) })).toMatchObject({
      status: "error",
      errors: ["limit: incomplete: length"],
    });
  });
});

describe("streams of plain members", () => {
  const chat = "http://localhost:11434/api/chat";
  const request = { model: "m", messages: [{ role: "user", content: "1 + 1" }] };
  const lines = (events: Json[]) => events.map((event) => `${JSON.stringify(event)}\n`).join("");
  const piece = (message: JsonObject): Json => ({
    model: "m",
    message: { role: "assistant", ...message },
    done: false,
  });
  const end: Json = {
    model: "m",
    message: { role: "assistant", content: "" },
    done: true,
    done_reason: "stop",
    eval_count: 2,
  };
  const call = { function: { name: "add", arguments: { a: 1 } } };

  it("join Ollama's lines: texts, thoughts and calls", () => {
    const said = [
      piece({ content: "", thinking: "Su" }),
      piece({ content: "", thinking: "m." }),
      piece({ content: "It is" }),
      piece({ content: " 2" }),
    ];
    expect(only({ json: recorded(chat, request, lines([...said, end])) })).toEqual({ ...success, final: "It is 2" });
    expect(JSON.stringify(modelCall(recorded(chat, request, lines([...said, end]))))).toContain("Sum.");
    const asked = [piece({ content: "Let me see", tool_calls: [call] }), end];
    expect(only({ json: recorded(chat, request, lines(asked)) })).toMatchObject({ status: "unknown", calls: ["add"] });
    expect(only({ json: recorded(chat, request, lines(said)) })).toMatchObject({ status: "error", final: undefined });
    expect(modelCall(recorded(chat, request, lines(said)))).toMatchObject({
      error: { message: "the stream broke off before its end" },
    });
  });

  it("join the pieces of Titan and of Claude's first completions", () => {
    const events = (values: Json[]) => values.map((value) => `data: ${JSON.stringify(value)}\n\n`).join("");
    const titan: Json[] = [
      { outputText: "It is", index: 0, completionReason: null },
      { outputText: " 2", index: 0, completionReason: "FINISH", inputTextTokenCount: 7, totalOutputTextTokenCount: 2 },
    ];
    const asked = { inputText: "1 + 1" };
    expect(modelCall(recorded(bedrock("titan"), asked, events(titan)))).toMatchObject({
      output: "It is 2",
      usage: { input: 7, output: 2 },
    });
    expect(modelCall(recorded(bedrock("titan"), asked, events(titan.slice(0, 1))))).toHaveProperty("error");
    const claude: Json[] = [
      { type: "completion", completion: "It is", stop_reason: null },
      { type: "completion", completion: " 2", stop_reason: "stop_sequence" },
    ];
    const url = "https://api.anthropic.com/v1/complete";
    expect(only({ json: recorded(url, { prompt: "1 + 1" }, events(claude)) })).toEqual({
      ...success,
      final: "It is 2",
    });
  });

  it("keep the text of completions that a proxy ends in a chunk of its own", () => {
    const chunk = (choice: JsonObject): string =>
      `data: ${JSON.stringify({ id: "x", object: "text_completion", model: "m", choices: [{ index: 0, ...choice }] })}\n\n`;
    const body = `${chunk({ text: "It is" })}${chunk({ text: " 2" })}${chunk({ delta: {}, finish_reason: "stop" })}data: [DONE]\n\n`;
    const url = "http://localhost:5002/v1/completions";
    expect(only({ json: recorded(url, { prompt: "1 + 1" }, body) })).toEqual({ ...success, final: "It is 2" });
  });
});

describe("what Gemini and Converse tell in parts", () => {
  it("counts of pieces that the last piece leaves out", () => {
    const piece = (text: string, usageMetadata: Json, more: JsonObject = {}): Json => ({
      candidates: [{ content: { parts: [{ text }], role: "model" }, ...more }],
      usageMetadata,
    });
    const pieces = [
      piece("It is", { promptTokenCount: 7, candidatesTokenCount: 2 }),
      piece(" 2", { promptTokenCount: 7 }, { finishReason: "STOP" }),
    ];
    const url = "https://generativelanguage.googleapis.com/v1beta/models/m:streamGenerateContent";
    expect(modelCall(recorded(url, { contents: [{ parts: [{ text: "1 + 1" }] }] }, pieces))).toMatchObject({
      output: "It is 2",
      usage: { input: 7, output: 2 },
    });
  });

  it("texts that stand with their sources", () => {
    const citations = [{ title: "sums" }];
    const cited = { citationsContent: { content: [{ text: "two" }], citations } };
    const answer = (content: Json[]): Json => ({
      output: { message: { role: "assistant", content } },
      stopReason: "end_turn",
    });
    const url = "https://bedrock-runtime.eu-1.amazonaws.com/model/m/converse";
    const request = { messages: [{ role: "user", content: [{ text: "1 + 1" }] }] };
    const call = modelCall(recorded(url, request, answer([{ text: "It is " }, cited, { text: "." }])));
    expect(call).toMatchObject({ output: "It is two.", extras: [{ type: "citations", citations }] });
    expect(modelCall(recorded(url, request, answer([{ text: "It is ." }])))).not.toHaveProperty("extras");
  });
});

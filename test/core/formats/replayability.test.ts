import { describe, expect, it } from "vitest";
import { replayability } from "../../../src/core/formats/input/replayability.ts";
import { traceSchema } from "../../../src/core/schema/trace.ts";

const call = { type: "tool_call", call_id: "a", tool_name: "t", tool_args: {} };
const capture = "(set OTEL_INSTRUMENTATION_GENAI_CAPTURE_MESSAGE_CONTENT=true in the agent)";
const whole = [
  { type: "input_message", role: "user", content: "hi" },
  { type: "model_call", model: "m", params: { temperature: 0, tools: [{ name: "t" }] } },
  call,
  { type: "tool_result", call_id: "a", output: 1 },
  { type: "model_call", model: "m", output: "done" },
];

function score(events: unknown[], source: unknown = { format: "otlp", dialects: ["gen_ai"] }) {
  return replayability(traceSchema.parse({ run_id: "r", source, events }));
}

describe("replayability", () => {
  it("is 1 where nothing is missing", () => {
    expect(score(whole)).toEqual({ score: 1, reasons: [] });
  });

  it("names what is missing and the setting that adds it", () => {
    expect(
      score([{ type: "model_call", model: "m" }, call, { ...call, call_id: "b" }, { type: "tool_result", output: 1 }]),
    ).toEqual({
      score: 0.5,
      reasons: [
        "tool results are missing for 1 of 2: record the outputs of tools",
        `the input is missing: record what the user asked ${capture}`,
        `the instructions and the schemas of the tools are missing: record the whole request to the model, not only its messages ${capture}`,
        "the parameters of the model are missing: record the whole request to the model, not only its messages",
      ],
    });
  });

  it("names a setting only where it adds the part", () => {
    const nameless = [{ type: "input_message", content: "hi" }, { type: "model_call" }];
    expect(score(nameless).reasons).toEqual([
      `answers of the model are missing: record what the model answered; without it replay needs a live model ${capture}`,
      "the model's name is missing: record which model answered; replay with a live model must know it",
      "the instructions and the parameters of the model are missing: record the whole request to the model, not only its messages",
    ]);
    // Where the input is not there either, one setting records both.
    expect(score([{ type: "model_call", model: "m" }]).reasons[2]).toContain(capture);
  });

  it("takes no answer for missing where the run failed before any, nor arguments for there that were not recorded", () => {
    const asked = { type: "input_message", role: "system", content: "hi" };
    expect(score([asked, { type: "error", kind: "exception", error: "404" }])).toEqual({ score: 1, reasons: [] });
    expect(score([asked]).reasons[0]).toContain("answers of the model are missing");
    const looped = score([asked, call, { type: "tool_result", output: 1 }, { type: "error", error: "limit" }]);
    expect(looped.reasons[0]).toContain("answers of the model are missing");
    const silent = whole.map((event) => (event === call ? { ...call, args_unknown: true } : event));
    expect(score(silent).reasons).toEqual([
      `arguments of tool calls are missing: record the inputs of tools ${capture}`,
    ]);
    expect(score(whole).reasons).toEqual([]);
  });

  it("counts the configuration, unless requests were recorded whole", () => {
    const bare = whole.map((event) => (event.type === "model_call" ? { ...event, params: undefined } : event));
    const chat = { format: "openai-chat" };
    expect(score(bare, chat)).toEqual({
      score: 0.77,
      reasons: [
        "the instructions, the parameters of the model and the schemas of the tools are missing: record the whole request to the model, not only its messages (keep the request whole, not only its messages)",
      ],
    });
    const [, , ...rest] = bare;
    const told = { type: "input_message", role: "system", content: "be brief" };
    const params = { instructions: "be brief", tools: [] };
    expect(score([told, ...bare], chat)).toMatchObject({ score: 0.85 });
    expect(score([whole[0], { type: "model_call", model: "m", params }, ...rest], chat)).toMatchObject({ score: 0.92 });
    expect(score(bare, { format: "http-recording" })).toEqual({ score: 1, reasons: [] });
  });

  it("asks for no model that the run names", () => {
    const nameless = whole.map((event) => (event.type === "model_call" ? { ...event, model: undefined } : event));
    const source = { format: "agentdojo" };
    const named = traceSchema.parse({ run_id: "r", source, model: { name: "m" }, events: nameless });
    expect(replayability(named)).toEqual({ score: 1, reasons: [] });
    expect(score(nameless, source).reasons).toHaveLength(1);
  });

  it("is 0 where nothing is there, and counts no part that the run has no use for", () => {
    expect(score([]).score).toBe(0);
    const [input, , , , answer] = whole;
    expect(score([input, { ...Object(answer), params: { temperature: 0 } }])).toEqual({ score: 1, reasons: [] });
    expect(score([input, answer]).score).toBe(0.71);
  });

  it("takes what a sub-agent was told for no input", () => {
    const [input, ...rest] = whole;
    expect(score([{ ...input, parent: "a" }, ...rest]).reasons[0]).toContain("the input is missing");
    expect(score([{ ...input, parent: "span" }, ...rest]).reasons).toEqual([]);
  });

  it("needs no result of a tool that the provider runs", () => {
    const search = { type: "tool_call", call_id: "w", tool_name: "web_search", tool_args: { query: "q" } };
    expect(score([...whole, { ...search, hosted: true }])).toEqual({ score: 1, reasons: [] });
    expect(score([...whole, search]).reasons).toHaveLength(1);
  });

  it("gives plain advice where the source is not known, and 0 is the least", () => {
    const { score: least, reasons } = score([{ type: "model_call" }], { format: "mine" });
    expect(least).toBeGreaterThanOrEqual(0);
    expect(reasons).toContain(
      "the model's name is missing: record which model answered; replay with a live model must know it",
    );
  });
});

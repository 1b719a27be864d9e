import { describe, expect, it } from "vitest";
import { CallRegister } from "../../../src/core/formats/messages/call-register.ts";
import { readTraces } from "../../../src/core/formats/input/read-traces.ts";
import type { Json, JsonObject } from "../../../src/core/schema/json.ts";
import { observedTrace } from "../../../src/gateway/observed-trace.ts";
import { nodePlatform } from "../../../src/node/platform.ts";
import { growthBetween, tooMuchGrowth } from "../../support/growth.ts";

/** A message as Chat Completions writes it. */
interface Told {
  role: string;
  content: string;
  calls?: [id: string, name: string][];
  answers?: string;
}

const asked: Told = { role: "user", content: "And the other two orders?" };
const earlier: Told[] = [
  { role: "user", content: "Where is order 1?" },
  { role: "assistant", content: "", calls: [["a", "find_user"]] },
  { role: "tool", content: "u1", answers: "a" },
  { role: "assistant", content: "Let me look.", calls: [["b", "find_order"]] },
  { role: "tool", content: "sent", answers: "b" },
  { role: "assistant", content: "It is on its way." },
];
const calling: Told = { role: "assistant", content: "", calls: [["c", "find_order"]] };
const result: Told = { role: "tool", content: "lost", answers: "c" };
const calling2: Told = { role: "assistant", content: "", calls: [["d", "refund"]] };
const result2: Told = { role: "tool", content: "done", answers: "d" };
const said: Told = { role: "assistant", content: "They are lost." };

type Exchange = [input: Told[], output: Told | undefined];

function chat({ role, content, calls, answers }: Told): JsonObject {
  return {
    role,
    content,
    ...(calls
      ? { tool_calls: calls.map(([id, name]) => ({ id, type: "function", function: { name, arguments: "{}" } })) }
      : {}),
    ...(answers === undefined ? {} : { tool_call_id: answers }),
  };
}

function genAi({ role, content, calls = [], answers }: Told): JsonObject {
  const text = answers === undefined && content !== "" ? [{ type: "text", content }] : [];
  const asks = calls.map(([id, name]) => ({ type: "tool_call", id, name, arguments: {} }));
  const brings = answers === undefined ? [] : [{ type: "tool_call_response", id: answers, response: content }];
  return { role, parts: [...text, ...asks, ...brings] };
}

const attribute = (key: string, value: string) => ({ key, value: { stringValue: value } });

function otlp(spans: { name: string; attributes: Record<string, string> }[]): Json {
  const listed = spans.map(({ name, attributes }, index) => ({
    traceId: "0af7651916cd43dd8448eb211c80319c",
    spanId: `000000000000000${index + 1}`,
    name,
    startTimeUnixNano: String((index + 1) * 1_000_000),
    endTimeUnixNano: String((index + 1) * 1_000_000 + 500_000),
    attributes: Object.entries(attributes).map(([key, value]) => attribute(key, value)),
  }));
  return { resourceSpans: [{ scopeSpans: [{ scope: { name: "x" }, spans: listed }] }] };
}

function openInference(prefix: string, messages: Told[]): Record<string, string> {
  const entries = messages.flatMap(({ role, content, calls = [], answers }, index) => {
    const place = `${prefix}.${index}.message`;
    return [
      [`${place}.role`, role],
      [`${place}.content`, content],
      ...(answers === undefined ? [] : [[`${place}.tool_call_id`, answers]]),
      ...calls.flatMap(([id, name], at) => [
        [`${place}.tool_calls.${at}.tool_call.id`, id],
        [`${place}.tool_calls.${at}.tool_call.function.name`, name],
        [`${place}.tool_calls.${at}.tool_call.function.arguments`, "{}"],
      ]),
    ];
  });
  return Object.fromEntries(entries);
}

const doors: Record<string, (exchanges: Exchange[]) => Json> = {
  "OTLP GenAI": (exchanges) =>
    otlp(
      exchanges.map(([input, output]) => ({
        name: "chat m",
        attributes: {
          "gen_ai.operation.name": "chat",
          "gen_ai.input.messages": JSON.stringify(input.map(genAi)),
          ...(output ? { "gen_ai.output.messages": JSON.stringify([genAi(output)]) } : {}),
        },
      })),
    ),
  OpenInference: (exchanges) =>
    otlp(
      exchanges.map(([input, output]) => ({
        name: "ChatCompletion",
        attributes: {
          "openinference.span.kind": "LLM",
          ...openInference("llm.input_messages", input),
          ...(output ? openInference("llm.output_messages", [output]) : {}),
        },
      })),
    ),
  "HTTP recordings": (exchanges) => ({
    version: 1,
    interactions: exchanges.map(([input, output]) => ({
      request: {
        method: "POST",
        uri: "https://api.openai.com/v1/chat/completions",
        body: JSON.stringify({ model: "m", messages: input.map(chat) }),
      },
      response: {
        status: { code: 200 },
        body: {
          string: JSON.stringify({ id: "x", model: "m", choices: output ? [{ index: 0, message: chat(output) }] : [] }),
        },
      },
    })),
  }),
};

function eventsThrough(door: string, exchanges: Exchange[]) {
  const json = doors[door]?.(exchanges) ?? null;
  const [read, ...more] = readTraces({ name: "x", json }, { platform: nodePlatform });
  expect(more).toEqual([]);
  return read?.trace.events ?? [];
}

function observed(exchanges: Exchange[]) {
  const observations = exchanges.map(([input, output]) => ({
    type: "model" as const,
    how: "recorded" as const,
    at: "2026-01-01T00:00:00.000Z",
    duration_ms: 1,
    exchange: {
      api: "openai-chat",
      status: 200,
      request: { model: "m", messages: input.map(chat) },
      response: { choices: [{ index: 0, message: chat(output ?? said), finish_reason: "stop" }] },
    },
  }));
  return observedTrace(observations, { run_id: "r" }).trace.events;
}

const read: [string, (exchanges: Exchange[]) => ReturnType<typeof observed>][] = [
  ...Object.keys(doors).map((door): (typeof read)[number] => [door, (exchanges) => eventsThrough(door, exchanges)]),
  ["the gateway", observed],
];

function callsOf(events: ReturnType<typeof observed>) {
  return events.flatMap((event) => (event.type === "tool_call" ? [`${event.call_id} ${event.tool_name}`] : []));
}

function groupsOf(events: ReturnType<typeof observed>) {
  return new Set(events.flatMap((event) => (event.type === "tool_call" ? [event.group] : [])));
}

describe.each(read)("a request that repeats earlier turns, through %s", (_, eventsOf) => {
  it("has one call of this run, in a group of its own, not three parallel ones", () => {
    const events = eventsOf([[[...earlier, asked], calling]]);
    expect(callsOf(events)).toEqual(["c find_order"]);
    expect(events.filter(({ type }) => type === "tool_result")).toEqual([]);
  });

  it("keeps each call and its result where a server counts its calls anew in each answer", () => {
    const again: Told = { role: "assistant", content: "", calls: [["c", "find_order"]] };
    const other: Told = { role: "assistant", content: "", calls: [["c", "refund"]] };
    const asks = [
      asked,
      calling,
      result,
      again,
      { ...result, content: "found" },
      other,
      { ...result, content: "paid" },
    ];
    const exchanges = [1, 3, 5].map((end): Exchange => [asks.slice(0, end), asks[end]]);
    const events = eventsOf([...exchanges, [asks, said]]);
    expect(callsOf(events).map((call) => call.replace(/#\d/, ""))).toEqual([
      "c find_order",
      "c find_order",
      "c refund",
    ]);
    expect(new Set(callsOf(events)).size).toBe(3);
    const results = events.flatMap((event) => (event.type === "tool_result" ? [event.output] : []));
    expect(results).toEqual(["lost", "found", "paid"]);
  });

  it("also where the earlier calls are of the same turn, and the run goes on", () => {
    const before = [asked, ...earlier.slice(1, 5)];
    const events = eventsOf([
      [before, calling],
      [[...before, calling, result], calling2],
      [[...before, calling, result, calling2, result2], said],
    ]);
    expect(callsOf(events)).toEqual(["c find_order", "d refund"]);
    expect(groupsOf(events).size).toBe(2);
    const results = events.flatMap((event) => (event.type === "tool_result" ? [event.output] : []));
    expect(results).toEqual(["lost", "done"]);
  });

  it("while the same calls are of this run where its own answers asked for them", () => {
    const events = eventsOf([
      [[asked], calling],
      [[asked, calling, result], calling2],
      [[asked, calling, result, calling2, result2], said],
    ]);
    expect(callsOf(events)).toEqual(["c find_order", "d refund"]);
    expect(groupsOf(events).size).toBe(2);
  });
});

/** What a run was asked and what its tools answered, in order. */
function contentsOf(events: ReturnType<typeof observed>) {
  return events.flatMap((event) => {
    if (event.type === "input_message") return [event.content];
    return event.type === "tool_result" ? [event.output] : [];
  });
}

describe("a server whose answers reuse the ids of calls, through the gateway", () => {
  const results = ["lost", "found"].map((content): Told => ({ role: "tool", content, answers: "c" }));
  const [first, second] = results;

  it("loses no result", () => {
    const events = observed([
      [[asked], calling],
      [[asked, calling, ...results.slice(0, 1)], calling],
      [[asked, calling, ...results.slice(0, 1), calling, ...results.slice(1)], said],
    ]);
    expect(contentsOf(events)).toEqual([asked.content, first?.content, second?.content]);
  });

  it("or gives none: the oldest call without a result has it", () => {
    const nameless = {
      role: "assistant",
      content: "",
      calls: [
        ["", "find_order"],
        ["", "refund"],
      ],
    } satisfies Told;
    const events = observed([
      [[asked], nameless],
      [[asked, nameless, ...results.map((result) => ({ ...result, answers: "" }))], said],
    ]);
    expect(contentsOf(events)).toEqual([asked.content, "lost", "found"]);
  });
});

describe.each(read)("a user who asks the same again, through %s", (_, eventsOf) => {
  it("has asked twice", () => {
    expect(
      contentsOf(
        eventsOf([
          [[asked], said],
          [[asked, said, asked], said],
        ]),
      ),
    ).toEqual([asked.content, asked.content]);
  });
});

it("keeps other calls with one id where no request shows any; the same call again is a repetition", () => {
  const other: Told = { role: "assistant", content: "", calls: [["c", "refund"]] };
  const exchanges = [calling, other, other].map((answer): Exchange => [[asked], answer]);
  expect(callsOf(eventsThrough("OpenInference", exchanges))).toEqual(["c find_order", "c#2 refund"]);
});

it("a request that is only sent again asks nothing new", () => {
  expect(
    contentsOf(
      observed([
        [[asked], said],
        [[asked], said],
      ]),
    ),
  ).toEqual([asked.content]);
});

describe.each(Object.keys(doors))("calls of %s that no answer shows", (door) => {
  it("are of this run in a later request, each answer's in a group of their own", () => {
    const events = eventsThrough(door, [
      [[asked], undefined],
      [[asked, calling, result], undefined],
      [[asked, calling, result, calling2, result2], said],
    ]);
    expect(callsOf(events)).toEqual(["c find_order", "d refund"]);
    expect(groupsOf(events).size).toBe(2);
  });

  it("stay among what the run was given where they are of an earlier turn", () => {
    const events = eventsThrough(door, [[[...earlier, asked], calling]]);
    const given = events.flatMap((event) => (event.type === "input_message" ? [event.content] : []));
    expect(given).toEqual([
      "Where is order 1?",
      [{ type: "tool_call", id: "a", name: "find_user", arguments: {} }],
      [{ type: "tool_call_response", id: "a", response: "u1" }],
      [
        { type: "text", text: "Let me look." },
        { type: "tool_call", id: "b", name: "find_order", arguments: {} },
      ],
      [{ type: "tool_call_response", id: "b", response: "sent" }],
      "It is on its way.",
      "And the other two orders?",
    ]);
  });
});

it("a call whose tool's span came before the first request is of this run", () => {
  const spans = (tool: boolean) =>
    otlp([
      ...(tool
        ? [
            {
              name: "execute_tool find_order",
              attributes: {
                "gen_ai.operation.name": "execute_tool",
                "gen_ai.tool.name": "find_order",
                "gen_ai.tool.call.id": "c",
                "gen_ai.tool.call.arguments": "{}",
                "gen_ai.tool.call.result": "lost",
              },
            },
          ]
        : []),
      {
        name: "chat m",
        attributes: {
          "gen_ai.operation.name": "chat",
          "gen_ai.input.messages": JSON.stringify([asked, calling, result].map(genAi)),
          "gen_ai.output.messages": JSON.stringify([genAi(said)]),
        },
      },
    ]);
  const callsIn = (json: Json) => {
    const [one] = readTraces({ name: "x", json }, { platform: nodePlatform });
    return callsOf(one?.trace.events ?? []);
  };
  expect(callsIn(spans(true))).toEqual(["c find_order"]);
  expect(callsIn(spans(false))).toEqual([]);
});

it("many calls of earlier turns with one id take time in proportion to their number", () => {
  const register = (count: number) => {
    const calls = new CallRegister();
    let known = 0;
    for (let index = 0; index < count; index += 1) {
      const mention = { id: "a", name: "find_order", args: { index } };
      if (calls.claimForModel(mention, () => index) || calls.isKnown(mention, () => index, true)) known += 1;
      calls.passOver("a");
    }
    return known;
  };
  expect(register(100)).toBe(0);
  expect(growthBetween(register, 20_000, 80_000)).toBeLessThan(tooMuchGrowth);
});

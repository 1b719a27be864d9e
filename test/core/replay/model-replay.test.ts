import { describe, expect, it } from "vitest";
import { createModelReplay } from "../../../src/core/replay/model-replay.ts";
import { createToolReplay } from "../../../src/core/replay/tool-replay.ts";
import { createPlaceholderPairs } from "../../../src/core/redact/placeholder-pairs.ts";
import { effectLookup } from "../../../src/core/effects.ts";
import { type ModelMode, replayRulesSchema } from "../../../src/core/schema/case.ts";
import { type ModelExchange, toolFixturesSchema } from "../../../src/core/schema/fixtures.ts";
import type { Json } from "../../../src/core/schema/json.ts";

const ann = "u-aaaaaaaa@redacted.invalid";
const [live1, live2] = ["u-11111111@redacted.invalid", "u-22222222@redacted.invalid"];

function requestOf(mail: string, more: Json[] = []): Json {
  const call = { id: "call_1", type: "function", function: { name: "find", arguments: JSON.stringify({ mail }) } };
  const messages = [{ role: "user", content: `I am ${mail}` }, { role: "assistant", tool_calls: [call] }, ...more];
  return { model: "gpt-x", messages };
}

const exchange: ModelExchange = { api: "openai-chat", request: requestOf(ann), status: 200, response: { said: "yes" } };

describe("model requests with redacted values", () => {
  it("are answered whatever the attempt's key made of the value", () => {
    const replay = createModelReplay({ exchanges: [exchange, exchange], mode: "recorded" });
    expect(replay.ask("openai-chat", requestOf(live1))).toEqual({ how: "served", exchange });
    expect(replay.ask("openai-chat", requestOf(live1))).toEqual({ how: "served", exchange });
  });

  it("miss where one placeholder would stand for two values, in one request or over two", () => {
    const twice = { ...exchange, request: requestOf(ann, [{ role: "tool", content: ann }]) };
    const one = createModelReplay({ exchanges: [twice], mode: "recorded" });
    expect(one.ask("openai-chat", requestOf(live1, [{ role: "tool", content: live2 }]))).toMatchObject({
      how: "missed",
      miss: { message: expect.stringContaining("stands for another value in this attempt") },
    });
    const two = createModelReplay({ exchanges: [exchange, exchange], mode: "recorded" });
    expect(two.ask("openai-chat", requestOf(live1)).how).toBe("served");
    expect(two.ask("openai-chat", requestOf(live2)).how).toBe("missed");
  });

  it("share their pairs with the tools of the attempt", () => {
    const placeholders = createPlaceholderPairs(() => new Set([ann]));
    const model = createModelReplay({ exchanges: [exchange], mode: "recorded", placeholders });
    const fixtures = toolFixturesSchema.parse({
      version: 1,
      calls: [{ tool: "find", args: { mail: ann }, effect: "read", output: { found: ann } }],
    });
    const rules = replayRulesSchema.parse({});
    const tools = createToolReplay({ fixtures, rules, effects: effectLookup({ find: "read" }), placeholders });
    expect(model.ask("openai-chat", requestOf(live1)).how).toBe("served");
    expect(tools.ask({ tool: "find", args: { mail: live2 } })).toMatchObject({
      how: "missed",
      miss: { nearest: { mail: ann }, differs_at: "/mail" },
    });
    expect(tools.ask({ tool: "find", args: { mail: live1 } })).toMatchObject({ how: "served" });
    expect(tools.ask({ tool: "find", args: { mail: ann } })).toMatchObject({ how: "served" });
  });
});

describe("a conversation that goes live", () => {
  const later = { ...exchange, request: requestOf(ann, [{ role: "tool", content: "found" }]) };
  const other = requestOf(ann, [{ role: "tool", content: "another" }]);
  const ask = (liveAfter: number | undefined, requests: Json[], mode: ModelMode = "recorded-until-divergence") => {
    const replay = createModelReplay({ exchanges: [exchange, later], mode, liveAfter });
    const how = requests.map((request) => replay.ask("openai-chat", request).how);
    return [...how, replay.liveAfter()];
  };

  it("counts the recorded answers before the first live one", () => {
    expect(ask(undefined, [exchange.request, other, later.request])).toEqual(["served", "live", "live", 1]);
    expect(ask(undefined, [exchange.request, later.request])).toEqual(["served", "served", undefined]);
    expect(ask(undefined, [other], "live")).toEqual(["live", 0]);
  });

  it("can do so after a number of answers, unless models are never live", () => {
    const requests = [exchange.request, later.request];
    expect(ask(1, requests)).toEqual(["served", "live", 1]);
    expect(ask(0, requests)).toEqual(["live", "live", 0]);
    expect(ask(2, requests)).toEqual(["served", "served", undefined]);
    expect(ask(0, requests, "recorded")).toEqual(["served", "served", undefined]);
  });
});

describe("what a request asks", () => {
  it("without the case's question names where the runner gets it, and another question nothing", () => {
    const asking = (content: string, role = "user"): Json => ({ model: "gpt-x", messages: [{ role, content }] });
    const remedy = (content: string, role = "user") => {
      const recorded = { ...exchange, request: asking("Why was I charged?", role) };
      const answer = createModelReplay({ exchanges: [recorded], mode: "recorded" }).ask(
        "openai-chat",
        asking(content, role),
      );
      return answer.how === "missed" ? answer.miss.remedy : undefined;
    };
    expect(remedy("")).toContain('end runner.command in replaykit.yaml with "{input}"');
    expect(remedy("Why not?")).toBeUndefined();
    expect(remedy("Why was I charged? And when?")).toBeUndefined();
    expect(remedy("", "system")).toBeUndefined();
    expect(remedy("Error: [Errno 111] Connection refused", "tool")).toMatch("a replay has no network: route the tool");
  });

  it("is the same with other blanks around its texts, but not within them or in arguments", () => {
    const asking = (content: string, args = "{}"): Json => ({
      model: "gpt-x",
      messages: [
        { role: "user", content: [{ type: "text", text: content }] },
        { role: "assistant", tool_calls: [{ id: "a", function: { name: "find", arguments: args } }] },
      ],
    });
    const recorded = { ...exchange, request: asking(`I am ${ann}\n`) };
    const how = (request: Json) =>
      createModelReplay({ exchanges: [recorded], mode: "recorded" }).ask("openai-chat", request).how;
    expect(how(asking(`I am ${live1}`))).toBe("served");
    expect(how(asking(` I am ${ann}\r\n`))).toBe("served");
    expect(how(asking(`I  am ${ann}\n`))).toBe("missed");
    expect(how(asking(`I am ${ann}`, "{} "))).toBe("missed");
  });

  it("with the agent's own words around them twice names the question alone", () => {
    const asking = (content: string): Json => ({ model: "gpt-x", messages: [{ role: "user", content }] });
    const recorded = { ...exchange, request: asking("Ticket: Why was I charged?") };
    const replay = createModelReplay({ exchanges: [recorded], mode: "recorded" });
    expect(replay.ask("openai-chat", asking("Ticket: Ticket: Why was I charged?"))).toMatchObject({
      miss: { remedy: expect.stringMatching(/scenario\.input of case\.yaml .*"Why was I charged\?"$/) },
    });
  });

  const linked = (first: string, second: string, answers: [string, string], more: object = {}): Json => ({
    model: "gpt-x",
    messages: [
      { role: "assistant", tool_calls: [{ id: first }, { id: second }] },
      { role: "tool", tool_call_id: answers[0], content: "a" },
      { role: "tool", content: "b", tool_call_id: answers[1] },
    ],
    ...more,
  });
  const recorded: ModelExchange = {
    api: "openai-chat",
    request: linked("x1", "x2", ["x1", "x2"], { stream: true }),
    status: 200,
    response: {},
  };
  const ask = (request: Json) =>
    createModelReplay({ exchanges: [recorded], mode: "recorded" }).ask("openai-chat", request);

  it("does not depend on ids, as long as they link the same messages, nor on how it is delivered", () => {
    expect(ask(linked("y1", "y2", ["y1", "y2"], { user: "u1" })).how).toBe("served");
    expect(ask(linked("y1", "y2", ["y2", "y1"]))).toMatchObject({
      how: "missed",
      miss: { differs_at: "/messages/1/tool_call_id" },
    });
    expect(ask(linked("y1", "y2", ["y1", "y2"], { temperature: 1 }))).toMatchObject({
      how: "missed",
      miss: { differs_at: "/temperature" },
    });
  });

  it("is redacted only where the request as it came has no recording", () => {
    const replay = createModelReplay({ exchanges: [exchange, exchange], mode: "recorded" });
    const asked: Json[] = [];
    const redact = (value: Json) => {
      asked.push(value);
      return requestOf(live1);
    };
    expect(replay.ask("openai-chat", requestOf(ann), redact).how).toBe("served");
    expect(asked).toEqual([]);
    // The recorded value was said as it stands, so no other one is meant by it any more.
    expect(replay.ask("openai-chat", requestOf("ann@example.com"), redact).how).toBe("missed");
    expect(asked).toEqual([requestOf("ann@example.com")]);
  });
});

describe("a text named by match.ignore", () => {
  const asked = (system: string, user = "Refund order 7"): Json => ({
    model: "gpt-x",
    messages: [
      { role: "system", content: system },
      { role: "user", content: user },
    ],
  });
  const recorded: ModelExchange = {
    ...exchange,
    request: asked("You refund. Today is 2026-11-20, in /tmp/run-1/shop."),
  };
  const ask = (request: Json, ignore: string[]) =>
    createModelReplay({ exchanges: [recorded], mode: "recorded", ignore }).ask("openai-chat", request);
  const later = asked("You refund. Today is 2026-11-22, in /home/ann/shop.");

  it("counts without its dates, times, ids and paths, and a miss names it", () => {
    expect(ask(later, ["/messages/0/content"])).toEqual({ how: "served", exchange: recorded });
    expect(ask(later, [])).toMatchObject({
      miss: {
        remedy: expect.stringMatching(/^a date changed: .*; or add \/messages\/0\/content to replay\.match\.ignore/),
      },
    });
  });

  it("still counts in all its other words, and no other text is touched", () => {
    const mended = asked("You refund, never too much. Today is 2026-11-22, in /home/ann/shop.");
    expect(ask(mended, ["/messages/0/content"])).toMatchObject({ miss: { differs_at: "/messages/0/content" } });
    expect(ask(later, ["/messages/1/content", "/nowhere", "messages"])).toMatchObject({ how: "missed" });
    expect(
      ask(asked("You refund. Today is 2026-11-22, in /home/ann/shop.", "Refund order 8"), ["/messages/0/content"]),
    ).toMatchObject({
      miss: { differs_at: "/messages/1/content" },
    });
  });
});

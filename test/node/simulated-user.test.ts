import { describe, expect, it } from "vitest";
import * as z from "zod";
import { parseCaseYaml } from "../../src/core/case/case-yaml.ts";
import { configSchema, type ReplayConfig } from "../../src/core/schema/config.ts";
import { createSpending } from "../../src/gateway/spending.ts";
import { simulatedUser } from "../../src/node/judge/simulated-user.ts";
import { type StubAnswer, type StubRequest, stubProvider } from "../gateway/stub-provider.ts";
import { caseFilesOf } from "./project.ts";

const place = { cwd: process.cwd(), env: { PATH: process.env["PATH"] ?? "" } };
const conversation = { messages: [{ role: "user", content: "Hello" }], said: "Which order?" };

interface Given {
  config?: Pick<ReplayConfig, "simulator" | "budget">;
  env?: Record<string, string>;
}

function userOf(scenario: string, { config, env = {} }: Given = {}) {
  const yaml = caseFilesOf("talk")["cases/talk/case.yaml"] ?? "";
  const text = yaml.replace(/^scenario: .*$/m, `scenario: ${scenario}`);
  const settings = configSchema.parse(config ?? {});
  const spending = createSpending(settings);
  const redact = (words: string) => words.replaceAll("kim@example.com", "[mail]");
  const options = { place, config: settings.simulator, env, spending, redact };
  return simulatedUser(parseCaseYaml(text, "case.yaml").case, options);
}

const program = (code: string) => `{ mode: simulated, simulator: { command: [node, -e, ${JSON.stringify(code)}] } }`;

describe("a command", () => {
  it("plays the user", async () => {
    const code =
      "const { said, case_id } = JSON.parse(require('fs').readFileSync(0, 'utf8')); console.log(case_id + ': ' + said + ' Order 7.')";
    const user = userOf(program(code));
    expect(await user?.next(conversation)).toBe("talk: Which order? Order 7.");
    expect(user).toMatchObject({ by: "command" });
    expect(await userOf(program("0"))?.next(conversation)).toBeUndefined();
  });

  it("that fails is no user, and a case without one has none", async () => {
    await expect(userOf(program("process.exit(3)"))?.next(conversation)).rejects.toThrow("ended with exit code 3");
    expect(userOf("{ mode: continue }")).toBeUndefined();
    await expect(userOf("{ mode: simulated }")?.next(conversation)).rejects.toThrow("nothing plays the user of talk");
  });
});

const persona =
  "{ mode: simulated, input: [{ role: user, content: Hello }], context: { order: 7 }, simulator: { instructions: You are Kim. } }";

const saidSchema = z.object({ role: z.string(), content: z.string() });

/** A model that says these turns, one after the other. */
function saying(...turns: string[]): (request: StubRequest) => StubAnswer {
  return ({ path }) => {
    const text = turns.shift() ?? "[[STOP]]";
    const usage = { prompt_tokens: 90, completion_tokens: 10, input_tokens: 90, output_tokens: 10 };
    if (path.endsWith("/messages")) return { body: { content: [{ type: "text", text }], usage } };
    return { body: { choices: [{ message: { role: "assistant", content: text } }], usage } };
  };
}

describe.each(["openai", "anthropic"] as const)("a model behind an endpoint of %s", (api) => {
  const simulator = (url: string, more: object = {}, budget: object = {}) =>
    configSchema.parse({ budget, simulator: { api, model: "user-x", base_url: `${url}/v1`, ...more } });

  it("plays the user: it hears the agent, knows the case's context, and leaves", async () => {
    await using provider = await stubProvider(saying("Order 7, please."));
    const price = { input: 1, output: 2 };
    const config = simulator(provider.url, { key_env: "USER_KEY", price });
    const user = userOf(persona, { config, env: { USER_KEY: "sk-user", OPENAI_API_KEY: "sk-agent" } });
    expect(await user?.next({ ...conversation, said: "Which order, kim@example.com?" })).toBe("Order 7, please.");
    expect(await user?.next({ ...conversation, said: "It is refunded." })).toBeUndefined();
    expect(user?.spend()).toEqual({ usd: 2 * ((90 + 20) / 1e6), tokens: 200 });

    const [asked] = z
      .looseObject({ system: z.string().optional(), messages: z.array(saidSchema) })
      .array()
      .parse(provider.requests.map(({ body }) => body).slice(1));
    const system = asked?.system ?? asked?.messages[0]?.content;
    expect(system).toContain("You are Kim.");
    expect(system).toContain('{"order":7}');
    expect(asked?.messages.filter(({ role }) => role !== "system")).toEqual([
      { role: "user", content: "Hello, what can I do for you?" },
      { role: "assistant", content: "Hello" },
      { role: "user", content: "Which order, [mail]?" },
      { role: "assistant", content: "Order 7, please." },
      { role: "user", content: "It is refunded." },
    ]);
    const { headers } = provider.requests[0] ?? {};
    expect(headers?.["x-api-key"] ?? headers?.authorization?.replace("Bearer ", "")).toBe("sk-user");
  });

  it("that has no key, refuses it, is down, is silent, costs too much or never ends is no user", async () => {
    const ends: { answer: (request: StubRequest) => StubAnswer; more?: object; budget?: object; why: string }[] = [
      { answer: saying("Hello"), more: { key_env: "ABSENT" }, why: "ABSENT is not set" },
      { answer: () => ({ status: 401, body: {} }), why: "refused the key (401)" },
      { answer: () => ({ status: 400, body: {} }), why: "answered with status 400" },
      { answer: saying(""), why: "said nothing" },
      { answer: saying("Hello"), budget: { tokens: 0 }, why: "may not be asked (budget: 0 tokens are spent)" },
    ];
    for (const { answer, more, budget, why } of ends) {
      await using provider = await stubProvider(answer);
      const config = simulator(provider.url, more, budget);
      await expect(userOf(persona, { config })?.next(conversation)).rejects.toThrow(why);
    }
    await using endless = await stubProvider(saying("And?", "And?", "And?"));
    const user = userOf(persona, { config: simulator(endless.url, { max_turns: 2 }) });
    expect([await user?.next(conversation), await user?.next(conversation)]).toEqual(["And?", "And?"]);
    await expect(user?.next(conversation)).rejects.toThrow("has said 2 turns, which is simulator.max_turns");
    expect(endless.requests).toHaveLength(2);
  });

  it("is asked without any key at an address of its own that names none", async () => {
    await using provider = await stubProvider(saying("Hi"));
    const env = { OPENAI_API_KEY: "sk-agent", ANTHROPIC_API_KEY: "sk-agent" };
    await userOf(persona, { config: simulator(provider.url), env })?.next(conversation);
    expect(JSON.stringify(provider.requests[0]?.headers)).not.toContain("sk-agent");
  });
});

import { execFile } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { describe, expect, it } from "vitest";
import { effectLookup } from "../../src/core/effects.ts";
import { createModelReplay } from "../../src/core/replay/model-replay.ts";
import { createToolReplay } from "../../src/core/replay/tool-replay.ts";
import { createRedactor } from "../../src/core/redact/redact.ts";
import { runFromTrace } from "../../src/core/run/run-from-trace.ts";
import { recordedCalls } from "../../src/core/scaffold/tool-fixtures.ts";
import { replayRulesSchema } from "../../src/core/schema/case.ts";
import { httpToolsSchema } from "../../src/core/schema/config.ts";
import { type RecordedCall, toolFixturesSchema } from "../../src/core/schema/fixtures.ts";
import { observedTrace } from "../../src/gateway/observed-trace.ts";
import { recordedExchanges } from "../../src/gateway/observation.ts";
import { startGateway } from "../../src/gateway/server.ts";
import { createUpstream } from "../../src/gateway/upstream.ts";
import { shimEnvironment } from "../../src/node/shim-environment.ts";
import { python } from "../support/python.ts";
import { temporaryFolder } from "../support/temporary-folder.ts";
import { restApi } from "./rest-api.ts";
import { chatAnswer, chatStream, type StubRequest, stubProvider } from "./stub-provider.ts";

const agents = join(import.meta.dirname, "agents");
const run = promisify(execFile);
const effects = effectLookup({ book_seats: "write" });
const redactor = createRedactor({ keyedHash: () => "0".repeat(64) });
const upstream = createUpstream({ config: {}, env: {}, fetch, sleep: async () => {} });

interface Life {
  /** What the agent printed. */
  said: unknown;
  /** How often the tool's own code ran. */
  ran: number;
}

async function live([program, ...words]: readonly [string, ...string[]], gatewayEnv: Record<string, string>) {
  using folder = temporaryFolder();
  const log = join(folder.path, "ran.log");
  const env = { PATH: process.env["PATH"] ?? "", ...gatewayEnv, ...shimEnvironment(gatewayEnv) };
  const { stdout } = await run(program, [...words, log], { env });
  const ran = existsSync(log) ? readFileSync(log, "utf8").trim().split("\n").length : 0;
  const said: unknown = JSON.parse(stdout);
  return { said, ran };
}

/** Records an agent with the code of its tool, and replays it from what was recorded. */
async function recordAndReplay(words: readonly [string, ...string[]], url?: string) {
  const config = url === undefined ? {} : { openai: { base_url: `${url}/v1` } };
  const asked = createUpstream({ config, env: { OPENAI_API_KEY: "sk" }, fetch, sleep: async () => {} });
  await using gateway = await startGateway({ upstream: asked });
  const now = () => new Date(0);
  using recording = gateway.open({ mode: "record", effects, now });
  const recorded = await live(words, recording.env);
  const observations = recording.session.observations();
  const { trace } = observedTrace(observations, { run_id: "r" });
  const calls = recordedCalls(trace, runFromTrace(trace, effects));
  const replayed = await replay(words, { calls, exchanges: recordedExchanges(observations, redactor) });
  return { calls, recorded, ...replayed };
}

async function replay(
  words: readonly [string, ...string[]],
  { calls, exchanges = [] }: { calls: RecordedCall[]; exchanges?: ReturnType<typeof recordedExchanges> },
) {
  await using gateway = await startGateway({ upstream });
  const fixtures = toolFixturesSchema.parse({ version: 1, calls });
  const tools = createToolReplay({ fixtures, rules: replayRulesSchema.parse({}), effects });
  const model = createModelReplay({ exchanges, mode: "recorded" });
  using open = gateway.open({ mode: "replay", tools, model, effects, now: () => new Date(0) });
  const replayed: Life = await live(words, open.env);
  const { trace } = observedTrace(open.session.observations(), { run_id: "again" });
  return { replayed, misses: open.session.misses(), seen: runFromTrace(trace, effects).calls };
}

const text = "Error: not enough seats";

const hows = "returns,raises,title,object,nothing,nan,bytes";
const node = (library: string) => ["node", join(agents, "seats-agent.mjs"), library] as const;
const inPython = (way: string) => [python, join(agents, "seats_agent.py"), way] as const;
const typeError = { thrown: ["TypeError", "TypeError", "not enough seats"] };
const keyError = { thrown: ["KeyError", "'not enough seats'"] };
const plainError = { thrown: ["RuntimeError", "KeyError: 'not enough seats'"] };
const words = "An error occurred while running the tool. Please try again. Error: 'not enough seats'";

/** What raised, as the agent gets it; and the bare values of the language, as JSON keeps them. */
const ways: [name: string, words: readonly [string, ...string[]], raised: object, nan: unknown, bytes: unknown][] = [
  ["LangChain in Node", node("langchain"), typeError, null, bytesOf("Error: no")],
  ["the OpenAI Agents SDK in Node", node("agents"), typeError, null, bytesOf("Error: no")],
  ["@replaykit.tool in Python", inPython("marked"), keyError, "NaN", "b'Error: no'"],
  ["@replaykit.tool, async, in Python", inPython("marked_async"), keyError, "NaN", "b'Error: no'"],
  // This SDK's tools raise nothing: they turn it into words.
  ["the OpenAI Agents SDK in Python", inPython("agents"), { got: words }, "NaN", "b'Error: no'"],
  ["the gateway's addresses, in plain Python", inPython("plain"), plainError, null, "b'Error: no'"],
];

function bytesOf(given: string): object {
  return Object.fromEntries([...Buffer.from(given)].entries());
}

describe.each(ways)("a tool called through %s", (name, command, raised, nan, bytes) => {
  const title = { got: "Error budgets explained" };
  const object = { got: { error: "not enough seats", left: 0 } };

  it("gives again what it gave: texts as texts, what raised as raised", async () => {
    const { recorded, replayed, misses, calls, seen } = await recordAndReplay([...command, hows]);
    const known = [{ got: text }, raised, title, object, { got: null }];
    expect(recorded).toEqual({ said: [...known, { got: nan }, { got: bytes }], ran: 7 });
    // JSON has no NaN; functions of one's own keep their types.
    const again = name.startsWith("@replaykit.tool") ? nan : null;
    expect([replayed, misses]).toEqual([{ said: [...known, { got: again }, { got: bytes }], ran: 0 }, []]);
    // Whoever judges the run knows that the first call failed, and that it raised nothing.
    for (const each of [calls, seen]) {
      expect(each[0]).toMatchObject({
        output: text,
        error: { kind: "tool", message: text, heuristic: true, returned: true },
      });
      expect(each[1]?.error?.heuristic).toBeUndefined();
      expect(each[1]?.error === undefined).toBe("got" in raised);
      expect(each.slice(2).map(({ error }) => error)).toEqual(Array.from({ length: 5 }, () => undefined));
    }
  });
});

describe("an MCP server's tool", () => {
  const words = node("mcp");
  const args = { seats: 3, how: "returns" };

  it("that answered with an error's text answers with it again, as no error of the protocol", async () => {
    const { recorded, replayed } = await recordAndReplay([...words, "returns"]);
    expect(recorded.said).toEqual([{ got: { content: [{ type: "text", text }] } }]);
    expect(replayed).toEqual({ said: recorded.said, ran: 0 });
  });

  it("that failed is an error of the protocol again", async () => {
    const { recorded, replayed } = await recordAndReplay([...words, "raises"]);
    expect(recorded.said).toMatchObject([{ got: { isError: true } }]);
    expect(replayed).toEqual({ said: recorded.said, ran: 0 });
  });

  it("of which only a chat log tells gives its text", async () => {
    const unknown = { tool: "book_seats", args, output: text };
    const error = { kind: "tool" as const, message: text };
    const asText = await replay([...words, "returns"], {
      calls: [{ ...unknown, error: { ...error, heuristic: true } }],
    });
    expect(asText.replayed.said).toEqual([{ got: { content: [{ type: "text", text }] } }]);
    const flagged = await replay([...words, "returns"], { calls: [{ ...unknown, error }] });
    expect(flagged.replayed.said).toEqual([{ got: { content: [{ type: "text", text }], isError: true } }]);
  });
});

describe("a tool behind HTTP", () => {
  async function booked(status: number, body: string) {
    await using api = await restApi({ "/seats": [status, body, { "content-type": "text/plain" }] });
    const httpTools = httpToolsSchema.parse({ allow: [{ host: "seats.example", base_url: api.url }] });
    await using gateway = await startGateway({ upstream, httpTools });
    const ask = async (env: Record<string, string>) => {
      const response = await fetch(`${env["REPLAYKIT_HTTP_URL"]}/seats.example/seats`, { method: "POST", body: "3" });
      return [response.status, await response.text()];
    };
    const base = { effects, now: () => new Date(0) };
    using recording = gateway.open({ mode: "record", ...base });
    const first = await ask(recording.env);
    const { trace } = observedTrace(recording.session.observations(), { run_id: "r" });
    const calls = recordedCalls(trace, runFromTrace(trace, effects));
    const fixtures = toolFixturesSchema.parse({ version: 1, calls });
    const tools = createToolReplay({ fixtures, rules: replayRulesSchema.parse({}), effects });
    using open = gateway.open({ mode: "replay", tools, ...base });
    return { first, again: await ask(open.env), error: calls[0]?.error, requests: api.requests.length };
  }

  it("answers with an error's text and status 200 again: a text is no failed request", async () => {
    const { first, again, error, requests } = await booked(200, text);
    expect([first, again, error, requests]).toEqual([[200, text], [200, text], undefined, 1]);
  });

  it("answers with the same failed status again", async () => {
    const { first, again, error, requests } = await booked(409, text);
    expect([first, again, requests]).toEqual([[409, text], [409, text], 1]);
    expect(error).toEqual({ kind: "tool", message: `HTTP 409: ${text}` });
  });
});

describe.each(["ai", "ai stream"])("an agent with a model (%s)", (library) => {
  const model =
    (how: string) =>
    ({ body }: StubRequest) => {
      const results = body.messages?.filter(({ role }) => role === "tool") ?? [];
      const calls = results.length > 0 ? [] : [{ id: "c1", name: "book_seats", args: { seats: 3, how } }];
      const said = results.length === 0 ? undefined : `I was told: ${JSON.stringify(results[0]?.content)}`;
      return body.stream ? chatStream("1", said, calls) : { body: chatAnswer(said, calls) };
    };

  it.each([
    ["returns", `I was told: ${JSON.stringify(text)}`],
    ["raises", "not enough seats"],
  ])("is told the same of a tool that %s", async (how, told) => {
    await using provider = await stubProvider(model(how));
    const { recorded, replayed, misses } = await recordAndReplay([...node(library), how], provider.url);
    expect([recorded.ran, replayed, misses]).toEqual([1, { said: recorded.said, ran: 0 }, []]);
    expect(recorded.said).toEqual([{ got: expect.stringContaining(told) }]);
  });
});

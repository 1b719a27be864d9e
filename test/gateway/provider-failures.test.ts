import { writeFileSync } from "node:fs";
import { createServer } from "node:http";
import { once } from "node:events";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import type { ReplayReport } from "../../src/core/schema/result.ts";
import { anthropicMessages } from "../../src/core/providers/anthropic-messages.ts";
import { openAiChat } from "../../src/core/providers/openai-chat.ts";
import { createUpstream } from "../../src/gateway/upstream.ts";
import { cli } from "../support/cli.ts";
import { caseFiles } from "../action/live-agent.ts";
import { freePort } from "../support/free-port.ts";
import { python } from "../support/python.ts";
import { temporaryFolder } from "../support/temporary-folder.ts";
import { chatAnswer, chatStream, type StubAnswer, type StubRequest, stubProvider } from "./stub-provider.ts";

const agents = join(import.meta.dirname, "agents");
const programs: Record<"Node" | "Python", string[]> = {
  Node: ["node", join(agents, "dying-agent.mjs")],
  Python: [python, join(agents, "dying_agent.py")],
};

describe("what the gateway sends again", () => {
  const limited: StubAnswer = { status: 429, body: { error: { message: "slow down", type: "rate_limit" } } };
  const overloaded = 'event: error\ndata: {"type":"error","error":{"type":"overloaded_error","message":"Overloaded"}}';
  const said = chatAnswer("Hi");

  async function send(answers: StubAnswer[], more: { mayWait?: (ms: number) => boolean; anthropic?: boolean } = {}) {
    await using provider = await stubProvider(() => answers.shift() ?? { body: said });
    const waits: number[] = [];
    const env = { OPENAI_API_KEY: "sk", ANTHROPIC_API_KEY: "sk" };
    const config = { openai: { base_url: provider.url }, anthropic: { base_url: provider.url } };
    const upstream = createUpstream({ config, env, fetch, sleep: async (ms) => void waits.push(ms) });
    const adapter = more.anthropic === true ? anthropicMessages : openAiChat;
    const answer = await upstream
      .send(adapter, { path: "/x", body: {}, mayWait: more.mayWait })
      .then(({ status, sse }) => `${status}${sse ? ` ${sse.length} blocks` : ""}`)
      .catch((error: Error) => error.message);
    return { answer: answer.replace(/127\.0\.0\.1:\d+/, "host"), asked: provider.requests.length, waits };
  }

  it("is what a limit, a lost connection or a stream's error ended", async () => {
    expect(await send([limited, limited])).toEqual({ answer: "200", asked: 3, waits: [1000, 2000] });
    expect(await send([{ body: null, reset: true }])).toEqual({ answer: "200", asked: 2, waits: [1000] });
    const broken = { body: null, blocks: ["event: ping\ndata: {}", overloaded] };
    expect(await send([broken], { anthropic: true })).toEqual({ answer: "200", asked: 2, waits: [1000] });
  });

  it("is not what the request itself is to blame for", async () => {
    expect(await send([{ status: 400, body: {} }])).toEqual({ answer: "400", asked: 1, waits: [] });
    const refused = { body: null, blocks: ['data: {"type":"error","error":{"type":"invalid_request_error"}}'] };
    expect(await send([refused], { anthropic: true })).toEqual({ answer: "200 1 blocks", asked: 1, waits: [] });
  });

  it("ends after four tries, or when there is no more time to wait", async () => {
    const reset: StubAnswer = { body: null, reset: true };
    expect(await send([reset, reset, reset, reset])).toEqual({
      answer: "cannot reach the model provider at host (UND_ERR_SOCKET)",
      asked: 4,
      waits: [1000, 2000, 4000],
    });
    let left = 2500;
    const mayWait = (ms: number) => ms <= left && (left -= ms) >= 0;
    expect(await send([limited, limited, limited], { mayWait })).toEqual({ answer: "429", asked: 2, waits: [1000] });
  });

  it("finds a provider that comes up again, and gives up one whose name nobody knows", async () => {
    const waits: number[] = [];
    const server = await freePort();
    const tried = async (url: string) => {
      const config = { openai: { base_url: url } };
      const sleep = async (ms: number) => void waits.push(ms);
      const upstream = createUpstream({ config, env: { OPENAI_API_KEY: "sk" }, fetch, sleep });
      return upstream.send(openAiChat, { path: "/x", body: {} }).catch((error: Error) => error.message);
    };
    expect(await tried(`http://127.0.0.1:${server}`)).toMatch(
      /^cannot reach the model provider at .* \(ECONNREFUSED\)$/,
    );
    expect(waits).toEqual([1000, 2000, 4000]);
    waits.length = 0;
    expect(await tried("http://no-such-host.invalid")).toMatch(/^cannot reach the model provider at no-such-host/);
    expect(waits.length).toBeLessThan(4);
  });
});

const failures: Record<string, () => StubAnswer> = {
  "429": () => ({ status: 429, body: { error: { message: "slow down", type: "rate_limit" } } }),
  "500": () => ({ status: 500, body: { error: { message: "it broke", type: "server_error" } } }),
  reset: () => ({ body: null, reset: true }),
  stream: () => ({
    body: null,
    blocks: ['data: {"error":{"message":"The server is overloaded","type":"server_error"}}'],
  }),
};

describe.each([
  ["Node", "whole"],
  ["Node", "stream"],
  ["Python", "whole"],
] as const)("a provider that fails an agent in %s, answers %s", (language, mode) => {
  it("proves nothing about the agent, whatever the agent makes of it", async () => {
    // Its address says how it fails, so that all that waits for a limit to end waits at once.
    const model = ({ path, body }: StubRequest): StubAnswer => {
      const answered = (body.messages ?? []).some(({ role }) => role === "tool");
      const failure = answered ? failures[path.split("/")[1] ?? ""] : undefined;
      if (failure) return failure();
      const said = answered ? "Order 7 costs 42.50." : undefined;
      const calls = answered ? [] : [{ id: "call_1", name: "lookup_order", args: { order: 7 } }];
      return body.stream === true ? chatStream("c", said, calls) : { body: chatAnswer(said, calls) };
    };
    await using provider = await stubProvider(model);
    const words = programs[language];
    const config = (url: string, runner = "") =>
      `version: 1\n${runner}upstream: { openai: { base_url: "${url}/v1", key_env: REAL_KEY } }\neffects: { lookup_order: read }\n`;
    using folder = temporaryFolder({
      "replaykit.yaml": config(provider.url),
      ...Object.fromEntries(Object.keys(failures).map((kind) => [`${kind}.yaml`, config(`${provider.url}/${kind}`)])),
      "refused.yaml": config(`http://127.0.0.1:${await freePort()}`),
    });
    const at = { cwd: folder.path, env: { REAL_KEY: "sk-real" } };
    await cli(["record", "--out", "run.json", "--", ...words, "breaks", mode], at);
    const files = ["run.json", "--model-fixtures", "run.model.json", "--out", "cases/crash"];
    expect(await cli(["scaffold", ...files], at)).toMatchObject({ exit: 0 });
    const replay = async (act: string, from = "replaykit", own = false) => {
      const runner = own ? [] : ["--runner-cmd", [...words, act, mode].join(" ")];
      const flags = ["--config", `${from}.yaml`, "--attempts", "1", "--timeout", "6s", "--json"];
      const { stdout } = await cli(["replay", ...runner, ...flags], at);
      const report: ReplayReport = JSON.parse(stdout);
      const { verdict, attempts } = report.cases[0] ?? {};
      const [miss] = attempts?.[0]?.misses ?? [];
      return `${verdict}${miss ? ` ${miss.kind}` : ""}: ${attempts?.[0]?.reason}`;
    };
    const isProviders = async (act: string, kind: string) =>
      expect(await replay(act, kind), `${kind} ${act}`).toMatch(/^inconclusive provider: provider: /);

    if (mode === "stream") {
      expect(await replay("sorry")).toBe("fixed: every decided assertion holds; 1 needs a person");
      await isProviders("answers", "stream");
      return;
    }
    const limited = async () => {
      await cli(["record", "--config", "429.yaml", "--out", "limited.json", "--", ...words, "answers", mode], at);
      const why = /the model's provider failed \(rate limit: HTTP 429: slow down\).*\n.*--expect/s;
      for (const command of [
        ["scaffold", "limited.json", "--out", "cases/limited"],
        ["promote", "limited.json", "--dry-run"],
      ]) {
        const refused = await cli(command, at);
        expect([refused.exit, command[0]]).toEqual([2, command[0]]);
        expect(refused.stderr).toMatch(why);
      }
    };
    // Past the gateway only the agent's own words are left, and a tool's limit is the agent's business.
    const own = (act: string) => {
      const runner = `runner: { command: ${JSON.stringify([...words, act, mode])}, network: allow }\n`;
      writeFileSync(join(folder.path, `${act}.yaml`), config(`${provider.url}/429`, runner));
      return replay(act, act, true);
    };
    const waiting = Promise.all([
      limited(),
      isProviders("answers", "429"),
      isProviders("sorry", "429"),
      isProviders("answers", "500"),
      isProviders("answers", "reset"),
      replay("answers", "refused").then((said) =>
        expect(said).toMatch(/^inconclusive provider: provider: cannot reach the model provider at .*ECONNREFUSED/),
      ),
    ]);
    waiting.catch(() => {}); // it is awaited below
    expect(await replay("sorry")).toBe("fixed: every decided assertion holds; 1 needs a person");
    expect(await own("own-client")).toMatch(
      /^inconclusive provider: provider: the agent's own model client failed \(rate limit\): .*RateLimitError/,
    );
    expect(await own("own-refused")).toMatch(/^inconclusive provider: .*\(unreachable\): .*ECONNREFUSED/);
    expect(await own("tool-limited")).toMatch(/^(?:error: the runner ended with exit code 1|changed: )/);
    // Without a way to the provider such words are no provider's failure.
    expect(await replay("own-client", "429")).toMatch(/^(?:error: the runner ended with exit code 1|changed: )/);
    await waiting;
  });
});

describe.concurrent("a provider that takes a request and never answers", () => {
  async function replayOf(agent: string, answer: (asked: number) => Promise<void>): Promise<string> {
    let asked = 0;
    const waiting = createServer((request, response) => {
      request.resume();
      void answer((asked += 1)).then(() => {
        response.writeHead(200, { "content-type": "application/json" });
        response.end(JSON.stringify(chatAnswer("again")));
      });
    }).listen(0, "127.0.0.1");
    await once(waiting, "listening");
    const address = waiting.address();
    const url = `http://127.0.0.1:${typeof address === "object" && address !== null ? address.port : 0}/v1`;
    using folder = temporaryFolder({
      ...caseFiles("g-1", "open"),
      "agent.mjs": agent,
      "replaykit.yaml": `runner: { command: [node, agent.mjs] }\nupstream: { openai: { base_url: "${url}" } }\n`,
    });
    try {
      const at = { cwd: folder.path, env: { OPENAI_API_KEY: "sk-of-the-tests" } };
      const { stdout } = await cli(["replay", "--timeout", "8s", "--json"], at);
      const report: ReplayReport = JSON.parse(stdout);
      return `${report.cases[0]?.attempts[0]?.verdict}: ${report.cases[0]?.attempts[0]?.reason}`;
    } finally {
      waiting.closeAllConnections();
      waiting.close();
    }
  }
  const never = () => new Promise<void>(() => {});
  const ask = `await fetch(process.env.OPENAI_BASE_URL + "/chat/completions", { method: "POST",
    headers: { "content-type": "application/json", authorization: "Bearer none" }, body: '{"model":"m","messages":[]}' });`;

  it("proves nothing, as one that cannot be reached does not", async () => {
    expect(await replayOf(ask, never)).toMatch(/^inconclusive: provider: openai did not answer within \d s/);
  });

  it("is none where the agent itself takes all the time, asking on and on or nothing at all", async () => {
    const soon = (asked: number) => new Promise<void>((done) => setTimeout(done, asked > 0 ? 300 : 0));
    const [asking, idle] = await Promise.all([
      replayOf(`for (;;) ${ask}`, soon),
      replayOf("setInterval(() => {}, 1000);", never),
    ]);
    expect(asking).toMatch(/^error: the runner timed out after 8000 ms/);
    expect(idle).toMatch(/^error: the runner timed out/);
  });
});

import { execFile } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { recordedExchanges } from "../../src/core/scaffold/model-exchanges.ts";
import type { ReplayReport } from "../../src/core/schema/result.ts";
import { type TraceRun, traceSchema } from "../../src/core/schema/trace.ts";
import { chatAnswer, type StubRequest, stubProvider } from "../gateway/stub-provider.ts";
import { cli } from "../support/cli.ts";
import { temporaryFolder } from "../support/temporary-folder.ts";

const agent = join(import.meta.dirname, "fenced-agent.mjs");

function model({ body }: StubRequest) {
  const asked = body.messages?.some(({ role }) => role === "tool") ?? false;
  const call = { id: "call_a", name: "lookup_order", args: { order: 7 } };
  return { body: asked ? chatAnswer('```json\n{"answer":"42.50"}\n```') : chatAnswer(undefined, [call]) };
}

it("a run of the SDK becomes a case that serves its model answers, without provider or key", async () => {
  using folder = temporaryFolder({
    "replaykit.yaml": "version: 1\neffects: { lookup_order: read }\n",
  });
  const cwd = folder.path;
  {
    await using provider = await stubProvider(model);
    const env = { ...process.env, OPENAI_BASE_URL: `${provider.url}/v1`, OPENAI_API_KEY: "k" };
    await new Promise<void>((done) => void execFile(process.execPath, [agent, "unfixed"], { cwd, env }, () => done()));
    expect(provider.requests).toHaveLength(2);
  }
  const scaffold = await cli(["scaffold", "incident", "--out", "cases/fence"], { cwd });
  expect(scaffold).toMatchObject({ exit: 0 });
  expect(scaffold.stdout).not.toMatch(/no model exchanges|missing/);
  const fixtures: { exchanges: { api: string }[] } = JSON.parse(
    readFileSync(join(cwd, "cases/fence/fixtures/model.json"), "utf8"),
  );
  expect(fixtures.exchanges.map(({ api }) => api)).toEqual(["openai-chat", "openai-chat"]);

  const verdictOf = async (variant: string) => {
    const answer = await cli(["replay", "fence", "--runner-cmd", `node ${agent} ${variant}`, "--json"], { cwd });
    const { cases }: ReplayReport = JSON.parse(answer.stdout);
    const { verdict, live_model, attempts } = cases[0] ?? {};
    return { verdict, live_model, served: attempts?.[0]?.counts.served };
  };
  expect(await verdictOf("unfixed")).toEqual({ verdict: "reproduced", live_model: false, served: 3 });
  expect(await verdictOf("fixed")).toEqual({ verdict: "fixed", live_model: false, served: 3 });
});

it("model answers that are not whole make no fixtures", () => {
  const request = { provider: "openai", model: "gpt-x", messages: [{ role: "user", content: "Hi" }] };
  const traceOf = (...calls: object[]): TraceRun =>
    traceSchema.parse({
      version: 1,
      run_id: "r",
      status: "success",
      events: calls.map((call) => ({ type: "model_call", ...call })),
    });
  const output = chatAnswer("Hello");
  const whole = { input: request, output };
  expect(recordedExchanges(traceOf(whole))?.exchanges).toEqual([
    { api: "openai-chat", request: { model: "gpt-x", messages: request.messages }, status: 200, response: output },
  ]);
  for (const other of [
    { ...whole, output: "Hello" },
    { ...whole, input: request.messages },
    { ...whole, input: { ...request, provider: "openai.chat" } },
    { ...whole, error: { kind: "model", message: "429" } },
  ])
    expect(recordedExchanges(traceOf(whole, other))).toBeUndefined();
  expect(recordedExchanges(traceOf())).toBeUndefined();
});

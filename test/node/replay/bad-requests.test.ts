import { describe, expect, it } from "vitest";
import { configSchema } from "../../../src/core/schema/config.ts";
import { startCaseGateway } from "../../../src/node/replay/attempt/case-gateway.ts";
import { caseFilesOf, testProject } from "../project.ts";

/**
 * Does one thing that is wrong, hides it and says that all is well. `ask` gives the status and the message that the provider's own
 * error has.
 */
const agent = `
import { request } from "node:http";
import { writeFileSync } from "node:fs";
const { REPLAYKIT_GATEWAY_URL: gateway, OPENAI_BASE_URL: openai, ANTHROPIC_BASE_URL: anthropic, REPLAYKIT_OUTPUT_PATH: path } = process.env;
const seen = [];
async function ask(url, body, method = "POST") {
  const response = await fetch(url, { method, ...(body === undefined ? {} : { body }) });
  const text = await response.text();
  const { error } = JSON.parse(text.startsWith("{") ? text : "{}");
  seen.push(response.status + " " + typeof error?.message + (error?.type === undefined ? "" : " " + error.type));
}
/** Announces more than is allowed. */
const announce = (url) => new Promise((done) => {
  const sent = request(url, { method: "POST", headers: { "content-length": "99999999" } }, (response) => {
    seen.push(String(response.statusCode));
    response.destroy();
    done();
  });
  sent.on("error", () => {});
  sent.flushHeaders();
});
const chat = JSON.stringify({ model: "m", messages: [{ role: "user", content: "Hi" }] });
const lookup = JSON.stringify({ args: { user_id: "usr_8821" } });
const acts = {
  nothing: async () => {},
  "two runners": () => Promise.all([ask(openai + "/chat/completions", chat), ask(openai + "/chat/completions", chat)]),
  "hangs up": async () => {
    await new Promise((done) => {
      const sent = request(openai + "/chat/completions", { method: "POST" }, (response) => {
        response.on("error", done);
        response.destroy(new Error("gone"));
      });
      sent.on("error", done);
      sent.end(chat);
    });
    await ask(openai + "/chat/completions", chat);
  },
  "broken stream": () => ask(openai + "/chat/completions", JSON.stringify({ ...JSON.parse(chat), model: "broken", stream: true })),
  "large model request": () => announce(openai + "/chat/completions"),
  "large tool call": () => announce(gateway + "/tools/lookup_billing"),
  "tool call without JSON": () => ask(gateway + "/tools/lookup_billing", "{ no json"),
  "result of nothing": () => ask(gateway + "/tools/lookup_billing/result", "[]"),
  "mcp without JSON": () => ask(gateway + "/mcp", "{ no json"),
  "unknown provider": () => ask(gateway + "/mistral/v1/chat/completions", chat),
  "unknown route": () => ask(anthropic + "/v1/complete", chat),
  "unknown method": () => ask(openai + "/responses/resp_1", undefined, "GET"),
};
await ask(gateway + "/tools/lookup_billing", lookup);
seen.length = 0;
await acts[process.argv[2]]();
const call = { tool_name: "lookup_billing", tool_args: { user_id: "usr_8821" } };
writeFileSync(path, JSON.stringify({ status: "success", final_output: seen.toSorted().join(", ") || "well", tool_calls: [call] }));
`;

const answer = {
  id: "1",
  object: "chat.completion",
  model: "m",
  choices: [{ index: 0, message: { role: "assistant", content: "Hi" } }],
};
const request = (model: string) => ({ model, messages: [{ role: "user", content: "Hi" }] });
const exchanges = [
  { api: "openai-chat", request: request("m"), status: 200, response: answer },
  { api: "openai-chat", request: request("broken"), status: 200, response: answer, sse: ["data: {broken"] },
];

async function replay(act: string, model: object = { version: 1, exchanges }) {
  using project = testProject({
    ...caseFilesOf("bad"),
    "cases/bad/fixtures/model.json": JSON.stringify(model),
    "bad.mjs": agent,
  });
  const config = configSchema.parse({ runner: { command: [process.execPath, "bad.mjs", act] } });
  await using gateway = await startCaseGateway({ ...config, sandbox: "off" }, {});
  const { cases } = await project.replayWith({}, { config, evidence: false, gateway, attempts: 1 });
  const [attempt] = cases[0]?.attempts ?? [];
  const said = attempt?.assertions.find(({ kind }) => kind === "final_output_exists")?.message;
  return {
    verdict: cases[0]?.verdict,
    misses: attempt?.misses.map(({ kind }) => kind),
    said: /: "(.*)"$/.exec(said ?? "")?.[1],
  };
}

describe("an agent that hides what went wrong between it and the gateway", () => {
  it.each([
    ["two runners", "model", "200 undefined, 424 string invalid_request_error"],
    ["hangs up", "model", "424 string invalid_request_error"],
    ["broken stream", "model", "424 string invalid_request_error"],
    ["large model request", "model", "413"],
    ["large tool call", "tool", "413"],
    ["tool call without JSON", "tool", "400 string"],
    ["result of nothing", "tool", "400 string"],
    ["mcp without JSON", "tool", "400 string"],
    ["unknown provider", "model", "404 string not_found_error"],
    ["unknown route", "model", "404 string not_found_error"],
    ["unknown method", "model", "404 string not_found_error"],
  ])("never passes: %s", async (act, kind, said) => {
    expect(await replay(act)).toEqual({ verdict: "inconclusive", misses: [kind], said });
  });

  it("passes where nothing went wrong", async () => {
    expect(await replay("nothing")).toEqual({ verdict: "fixed", misses: [], said: "well" });
  });

  it("is served from a recording from before versions, and not started for one that is newer or no recording", async () => {
    expect((await replay("nothing", { exchanges })).verdict).toBe("fixed");
    await expect(replay("nothing", { version: 3, exchanges })).rejects.toThrow("model.json has version 3");
    await expect(replay("nothing", { version: 0, exchanges })).rejects.toThrow("model.json");
    await expect(replay("nothing", { version: 1, exchanges: [{ api: "openai-chat" }] })).rejects.toThrow("model.json");
  });
});

import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { expect, it } from "vitest";
import { traceSchema } from "../../src/core/schema/trace.ts";
import { cli } from "../support/cli.ts";
import { temporaryFolder } from "../support/temporary-folder.ts";
import { chatAnswer, stubProvider } from "./stub-provider.ts";

/** Asks as often as it is told, and then never ends. */
const hanging = `
for (let n = 0; n < Number(process.argv[1]); n += 1) {
  const body = JSON.stringify({ model: "gpt-x", messages: [{ role: "user", content: "Again?" }] });
  const headers = { "content-type": "application/json" };
  await (await fetch(process.env.OPENAI_BASE_URL + "/chat/completions", { method: "POST", headers, body })).json();
}
console.log("hangs");
setInterval(() => {}, 1000);
`;

/** Records the agent, and presses Ctrl-C a second after what is waited for: then it hangs. */
async function interrupted(asks: number, { url, cwd, after }: { url: string; cwd: string; after: Promise<void> }) {
  let press: (() => void) | undefined;
  const env = { OPENAI_API_KEY: "sk-real", OPENAI_BASE_URL: `${url}/v1` };
  const once = (event: string, listener: () => void) => {
    if (event === "SIGINT") press = listener;
  };
  const command = ["node", "--input-type=module", "-e", hanging, String(asks)];
  const answer = cli(["record", "--", ...command], { cwd, env, once });
  await after;
  await delay(1000);
  press?.();
  return answer;
}

it("a recording that is interrupted keeps what passed until then", async () => {
  const { promise: after, resolve: askedTwice } = Promise.withResolvers<void>();
  await using provider = await stubProvider(() => {
    if (provider.requests.length === 2) askedTwice();
    return { body: chatAnswer("Yes.") };
  });
  using folder = temporaryFolder();
  const answer = await interrupted(2, { url: provider.url, cwd: folder.path, after });
  expect(answer.stderr).not.toContain("bug in ReplayKit");
  expect([answer.exit, answer.stdout.split("\n").slice(0, 2)]).toEqual([
    0,
    ["recorded trace.json  (error, exit code none)", "         trace.model.json  (2 model exchanges)"],
  ]);
  const trace = traceSchema.parse(JSON.parse(readFileSync(join(folder.path, "trace.json"), "utf8")));
  expect(trace.events.filter(({ type }) => type === "model_call")).toHaveLength(2);
});

it("one of which nothing passed keeps nothing, and says that it was stopped", async () => {
  await using provider = await stubProvider(() => ({ body: chatAnswer("Yes.") }));
  using folder = temporaryFolder();
  const answer = await interrupted(0, { url: provider.url, cwd: folder.path, after: delay(1000) });
  expect([answer.exit, answer.stderr.trim().split("\n").slice(-2)]).toEqual([
    2,
    [
      "replaykit: nothing passed through the gateway: the agent was stopped before it asked a model or a tool [runner_failed]",
      "  → see what it printed above, and run it again",
    ],
  ]);
  expect(existsSync(join(folder.path, "trace.json"))).toBe(false);
});

it("an agent that leaves a server behind has ended when it ends", async () => {
  await using provider = await stubProvider(() => ({ body: chatAnswer("Yes.") }));
  using folder = temporaryFolder();
  const env = { OPENAI_API_KEY: "sk-real", OPENAI_BASE_URL: `${provider.url}/v1` };
  const asking = hanging.replace("setInterval(() => {}, 1000);", "");
  const left = `import { spawn } from "node:child_process";
    spawn("sleep", ["30"], { stdio: "inherit", detached: true }).unref();`;
  const started = performance.now();
  const command = ["node", "--input-type=module", "-e", `${left}${asking}`, "1"];
  const answer = await cli(["record", "--", ...command], { cwd: folder.path, env });
  expect([answer.exit, answer.stdout.split("\n")[1]]).toEqual([0, "         trace.model.json  (1 model exchange)"]);
  expect(performance.now() - started).toBeLessThan(20_000);
});

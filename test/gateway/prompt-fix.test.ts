import { execFileSync } from "node:child_process";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { keyedConfig } from "./keyed-config.ts";
import type { ReplayReport } from "../../src/core/schema/result.ts";
import { cli } from "../support/cli.ts";
import { temporaryFolder } from "../support/temporary-folder.ts";
import { chatAnswer, type StubRequest, stubProvider } from "./stub-provider.ts";

/** `REPLAYKIT_PROOF_REPLAYS=100` is the whole proof; a build takes a part of it. */
const replays = Number(process.env["REPLAYKIT_PROOF_REPLAYS"] ?? 5);

const agent = `
import json, os, urllib.request
import replaykit

@replaykit.tool
def lookup_order(order):
    return {"order": order, "paid": 42.5}

@replaykit.tool
def refund(order, amount):
    with open("refunds.log", "a") as file:
        file.write("refunded %s\\n" % amount)
    return {"refund_id": "r1", "amount": amount}

def ask(messages):
    body = json.dumps({"model": "gpt-x", "messages": messages}).encode()
    headers = {"content-type": "application/json", "authorization": "Bearer " + os.environ["OPENAI_API_KEY"]}
    request = urllib.request.Request(os.environ["OPENAI_BASE_URL"] + "/chat/completions", body, headers)
    with urllib.request.urlopen(request) as response:
        return json.load(response)["choices"][0]["message"]

prompt = open(os.path.join(os.path.dirname(os.path.abspath(__file__)), "prompt.txt")).read()
messages = [{"role": "system", "content": prompt}, {"role": "user", "content": "Refund order 7"}]
for _ in range(5):
    message = ask(messages)
    messages.append(message)
    if not message.get("tool_calls"):
        print(message["content"])
        break
    for call in message["tool_calls"]:
        args = json.loads(call["function"]["arguments"])
        result = globals()[call["function"]["name"]](**args)
        messages.append({"role": "tool", "tool_call_id": call["id"], "content": json.dumps(result)})
`;
const prompts = {
  wrong: "You refund orders.",
  right: "You refund orders. Never refund more than what was paid.",
  later: "You refund orders, politely. Never refund more than what was paid.",
};

/** It refunds too much unless its prompt forbids that. */
function model({ body }: StubRequest) {
  const results = body.messages?.filter(({ role }) => role === "tool").length ?? 0;
  if (results === 0) return { body: chatAnswer(undefined, [{ id: "a", name: "lookup_order", args: { order: 7 } }]) };
  const amount = String(body.messages?.[0]?.content).includes("Never") ? 42.5 : 425;
  const refund = { id: "b", name: "refund", args: { order: 7, amount } };
  return { body: results === 1 ? chatAnswer(undefined, [refund]) : chatAnswer("You got your money back.") };
}

it(`a prompt fix ends in a guard that ${replays} pull requests without a key replay alike`, async () => {
  await using provider = await stubProvider(model);
  using folder = temporaryFolder({
    "replaykit.yaml": keyedConfig(
      provider.url,
      "effects: { lookup_order: read, refund: write }",
      "runner: { command: [python3, agent.py] }",
    ),
    ".gitignore": ".replaykit/\nrefunds.log\n",
    "agent.py": agent,
    "prompt.txt": prompts.wrong,
  });
  const cwd = folder.path;
  const env = { REAL_KEY: "sk-real" };
  const git = (...args: string[]) => execFileSync("git", args, { cwd, stdio: "ignore" });
  const log = join(cwd, "refunds.log");
  const replay = async (keys: Record<string, string> = {}) => {
    const answer = await cli(["replay", "refund", "--json"], { cwd, env: keys });
    const report: ReplayReport = JSON.parse(answer.stdout);
    return report.cases[0];
  };
  const modelFile = () => readFileSync(join(cwd, "cases/refund/fixtures/model.json"), "utf8");
  for (const args of [
    ["init", "--quiet", "--initial-branch=main"],
    ["config", "user.email", "a@example.com"],
    ["config", "user.name", "a"],
  ])
    git(...args);

  expect(await cli(["record", "--", "python3", "agent.py"], { cwd, env })).toMatchObject({ exit: 0 });
  expect(readFileSync(log, "utf8")).toBe("refunded 425\n");
  const wanted = ["--out", "cases/refund", "--expect-call", 'refund={"order":7,"amount":42.5}'];
  // The models' answers lie beside the trace: nobody names them.
  expect(await cli(["scaffold", "trace.json", ...wanted], { cwd })).toMatchObject({ exit: 0 });
  expect(await replay()).toMatchObject({ verdict: "reproduced", attempts: [{ counts: { live: 0 } }] });
  git("add", "--all");
  git("commit", "--quiet", "--message", "the failure");

  writeFileSync(join(cwd, "prompt.txt"), prompts.right);
  // Another prompt asks something else: without a key nobody answers.
  expect(await replay()).toMatchObject({ verdict: "inconclusive" });
  const said = (await cli(["replay", "refund"], { cwd })).stdout;
  expect(said).toContain("REAL_KEY is not set; the model was asked something that was not recorded");
  expect(said).toMatch(
    /the nearest recording differs at \/messages\/0\/content\n +recorded: You refund orders\.\n +now: You refund orders\. Never/,
  );
  const alone = await cli(["guard", "refund"], { cwd, env });
  expect(alone.stdout).toContain("npx replaykit guard refund --base");
  expect(JSON.parse(modelFile())).not.toHaveProperty("variants");
  const guard = await cli(["guard", "refund", "--base", "main"], { cwd, env });
  expect(guard.stderr).toBe("");
  expect(guard.stdout).toMatch(
    /^guard +cases\/refund: state: guard\n +\+ 3 model exchanges, recorded 20\d\d-\d\d-\d\d \(\d+ kB\)\n +next: commit it: git add cases\/refund && git commit\n$/,
  );
  const asked = provider.requests.length;
  const kept = modelFile();
  expect(kept).not.toContain("sk-real");

  const held = await Promise.all(Array.from({ length: replays }, () => replay()));
  const evidence = {
    verdict: "fixed",
    standing: "holding",
    live_model: false,
    attempts: [{ counts: { live: 0, missed: 0 } }],
  };
  for (const result of held) expect(result).toMatchObject(evidence);
  const shown = held.map((result) => JSON.stringify(result, (key, value) => (key === "duration_ms" ? 0 : value)));
  expect(new Set(shown).size).toBe(1);
  expect(modelFile()).toBe(kept);

  // The bug comes back: the failed run's own answers are still there.
  writeFileSync(join(cwd, "prompt.txt"), prompts.wrong);
  expect(await replay()).toMatchObject({ verdict: "reproduced", standing: "regressed" });

  // A later prompt is recorded again, and the way that nobody follows any more goes.
  writeFileSync(join(cwd, "prompt.txt"), prompts.later);
  const unguarded = await replay();
  expect(unguarded).toMatchObject({ standing: "unguarded" });
  expect(provider.requests).toHaveLength(asked);
  const again = await cli(["guard", "refund"], { cwd, env });
  expect(again.stdout).toMatch(
    /\+ 3 model exchanges.*\n +- 3 model exchanges, .* which the agent no longer follows\n +next: commit it/,
  );
  expect(await replay()).toMatchObject({ standing: "holding", live_model: false });

  // Nothing but the recording wrote anything.
  expect(readFileSync(log, "utf8")).toBe("refunded 425\n");
});

function repositoryOf(url: string, text = agent) {
  return temporaryFolder({
    "replaykit.yaml": `version: 1\nupstream: { openai: { base_url: "${url}", key_env: REAL_KEY } }\neffects: { lookup_order: read, refund: write }\nrunner: { command: [python3, agent.py] }\n`,
    "agent.py": text,
    "prompt.txt": prompts.wrong,
  });
}

it("fixtures add takes the models' answers with the trace once, and refuses a file without any", async () => {
  await using provider = await stubProvider(model);
  using folder = repositoryOf(provider.url);
  const cwd = folder.path;
  const env = { REAL_KEY: "sk-real" };
  await cli(["record", "--", "python3", "agent.py"], { cwd, env });
  const wanted = ["--out", "cases/refund", "--expect-call", 'refund={"order":7,"amount":42.5}'];
  await cli(["scaffold", "trace.json", ...wanted], { cwd });
  writeFileSync(join(cwd, "prompt.txt"), prompts.right);
  // A recording that is there is not written over.
  const second = await cli(["record", "--", "python3", "agent.py"], { cwd, env });
  expect(second.stdout).toContain("recorded trace-2.json");
  expect(second.stdout).toContain("trace-2.model.json");
  expect(existsSync(join(cwd, "trace-2.model.json"))).toBe(true);

  const add = (...more: string[]) => cli(["case", "fixtures", "add", "refund", "trace-2.json", ...more], { cwd });
  const added = await add();
  expect(added).toMatchObject({ exit: 0, stdout: expect.stringMatching(/^\+ 3 model exchanges, recorded /m) });
  const replay = await cli(["replay", "refund", "--json"], { cwd });
  const report: ReplayReport = JSON.parse(replay.stdout);
  expect(report.cases[0]).toMatchObject({ verdict: "fixed", attempts: [{ counts: { live: 0, missed: 0 } }] });
  const modelFile = join(cwd, "cases/refund/fixtures/model.json");
  const before = readFileSync(modelFile, "utf8");
  expect((await add()).stdout).not.toContain("model exchanges");
  expect(readFileSync(modelFile, "utf8")).toBe(before);
  const wrong = await add("--model-fixtures", "trace.json");
  expect(wrong).toMatchObject({ exit: 2, stderr: expect.stringContaining("trace.json holds no model fixtures") });
});

it("guard keeps no model answers that the next attempt does not ask for", async () => {
  await using provider = await stubProvider(model);
  // Each of its requests is another one.
  const changing = agent.replace('"content": prompt}', '"content": prompt + os.urandom(8).hex()}');
  using folder = repositoryOf(provider.url, changing);
  const cwd = folder.path;
  const env = { REAL_KEY: "sk-real" };
  await cli(["record", "--", "python3", "agent.py"], { cwd, env });
  const wanted = ["--out", "cases/refund", "--expect-call", 'refund={"order":7,"amount":42.5}'];
  await cli(["scaffold", "trace.json", ...wanted], { cwd });
  writeFileSync(join(cwd, "prompt.txt"), prompts.right);
  const fixed: ReplayReport = JSON.parse((await cli(["replay", "refund", "--json"], { cwd, env })).stdout);
  expect(fixed.cases[0]).toMatchObject({ verdict: "fixed", attempts: [{ counts: { live: 3 } }] });
  const before = readFileSync(join(cwd, "cases/refund/fixtures/model.json"), "utf8");
  const guard = await cli(["guard", "refund", "--unproven"], { cwd, env });
  expect(guard.stdout).toContain(
    "! the models' answers are not kept, so that this guard needs a live model: replayed without",
  );
  expect(readFileSync(join(cwd, "cases/refund/fixtures/model.json"), "utf8")).toBe(before);
  expect(readFileSync(join(cwd, "cases/refund/case.yaml"), "utf8")).toMatch(/^state: guard\b/m);
});

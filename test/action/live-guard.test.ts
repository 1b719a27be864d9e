import { afterAll, beforeAll, expect, it } from "vitest";
import { chatAnswer, type StubProvider, stubProvider } from "../gateway/stub-provider.ts";
import { type AgentRepository, startAgentRepository } from "./agent-repository.ts";
import { agent, caseFiles } from "./live-agent.ts";

let repository: AgentRepository;
let provider: StubProvider;

/**
 * Chance of a bad answer, by case and prompt; the first attempt of a case is a good one, so that each looks fixed. The case that
 * nobody fixed fails so seldom that a wrong claim of this test has a chance below 1 in 1,000.
 */
function chanceOf(id: string, prompt: string): number {
  if (id === "unchanged") return 0.03;
  return prompt === "careless" ? 0.9 : 0;
}

const main = (files: Record<string, string | null>) =>
  repository.github.commit("acme/agent", { branch: "main", files });

beforeAll(async () => {
  provider = await stubProvider(({ body: { messages = [] } }) => {
    const [prompt = "", words = ""] = messages.map(({ content }) => String(content));
    const [id = "", attempt = ""] = words.split(" ");
    const bad = attempt !== "1" && Math.random() < chanceOf(id, prompt);
    return { body: chatAnswer(bad ? "bad" : "good") };
  });
  repository = await startAgentRepository();
  const config = `version: 1
runner: { command: [${JSON.stringify(process.execPath)}, agent.mjs] }
upstream: { openai: { base_url: "${provider.url}/v1" } }
`;
  await main({
    "cases/search-loop/case.yaml": null,
    "agent.mjs": agent,
    "prompt.txt": "careless",
    "replaykit.yaml": config,
  });
});
afterAll(async () => {
  await repository[Symbol.asyncDispose]();
  await provider[Symbol.asyncDispose]();
});

const guardPulls = () =>
  [...repository.github.repository("acme/agent").issues.values()].filter(
    ({ pull }) => pull?.head === "replaykit/guards",
  );

async function runGuard(inputs: Record<string, string> = {}) {
  const event = { name: "push", payload: {} };
  const env = { OPENAI_API_KEY: "sk-of-the-tests" };
  const { exit, outputs, log, summary } = await repository.onBranch("main", { mode: "guard", ...inputs }, event, env);
  return { exit, fixed: outputs["newly-fixed"], unproven: outputs["unproven"], log, summary };
}

it("mode guard proposes a live case whose fix was merged, and none whose agent only looks fixed", async () => {
  await main({ ...caseFiles("fixed", "open"), ...caseFiles("unchanged", "open") });
  await main({ "README.md": "not a fix\n" });
  const before = await runGuard();
  expect(before.fixed).toBe("0");
  expect(guardPulls()).toEqual([]);

  await main({ "prompt.txt": "careful" });
  await main({ "README.md": "merged after the fix\n" });
  const unset = await runGuard({ "base-setup": "sh -c 'echo no lock file >&2; exit 3'" });
  expect({ fixed: unset.fixed, pulls: guardPulls().length }).toEqual({ fixed: "0", pulls: 0 });
  expect(unset.summary).toContain("the commit that its case came with was not compared: its set-up");

  const after = await runGuard();
  expect({ exit: after.exit, fixed: after.fixed }).toEqual({ exit: 0, fixed: "1" });
  const [pull, ...more] = guardPulls();
  expect(more).toEqual([]);
  expect(pull?.body).toMatch(
    /- `fixed`: ` fixed: failed \d of \d+ on this branch, \d+ of \d+ on the commit that its case came with `/,
  );
  expect(pull?.body).not.toContain("unchanged");
});

import { afterAll, beforeAll, expect, it } from "vitest";
import { chatAnswer, type StubProvider, stubProvider } from "../gateway/stub-provider.ts";
import { type AgentRepository, startAgentRepository, withoutCase } from "./agent-repository.ts";
import { agent, caseFiles } from "./live-agent.ts";

let repository: AgentRepository;
let provider: StubProvider;

/**
 * Whether an answer is a bad one, by case, prompt and the attempt's number, which says nothing of its side: each run of this test asks
 * for the same. The first attempt is good, so that each case looks fixed. Of a block's eight one fails of the case that nobody fixed:
 * in two blocks that never proves a fix, whichever sides they fall on.
 */
function isBad(id: string, prompt: string, attempt: number): boolean {
  if (id === "unchanged") return attempt % 8 === 5;
  return prompt === "careless" && attempt > 1;
}

const main = (files: Record<string, string | null>) =>
  repository.github.commit("acme/agent", { branch: "main", files });

beforeAll(async () => {
  provider = await stubProvider(({ body: { messages = [] } }) => {
    const [prompt = "", words = ""] = messages.map(({ content }) => String(content));
    const [id = "", attempt = ""] = words.split(" ");
    return { body: chatAnswer(isBad(id, prompt, Number(attempt)) ? "bad" : "good") };
  });
  repository = await startAgentRepository();
  const config = `version: 1
runner: { command: [sh, agent.sh] }
upstream: { openai: { base_url: "${provider.url}/v1" } }
live: { max_pairs: 8 }
`;
  await main({
    ...withoutCase("search-loop"),
    "agent.sh": agent,
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
  expect(unset.summary).toContain("the commit that added its case was not compared: its set-up");

  const after = await runGuard();
  expect({ exit: after.exit, fixed: after.fixed }).toEqual({ exit: 0, fixed: "1" });
  const [pull, ...more] = guardPulls();
  expect(more).toEqual([]);
  expect(pull?.body).toContain(
    "- `fixed`: ` fixed: failed 0 of 4 on this branch, 4 of 4 on the commit that added its case ",
  );
  expect(pull?.body).not.toContain("unchanged");
});

import { readFileSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { replayReportSchema } from "../../../src/core/schema/result.ts";
import { type AgentRepository, type PullRequestRun, startAgentRepository } from "../agent-repository.ts";
import { gatewayAgent, lookup, readmeAgent } from "./gateway-agent.ts";

let repository: AgentRepository;
beforeAll(async () => {
  repository = await startAgentRepository();
});
afterAll(async () => {
  await repository[Symbol.asyncDispose]();
});

const configWith = (more = "") => `version: 1
runners:
  agent: { command: [python3, agent.py] }
effects: { lookup_billing: read, cancel_subscription: write }
${more}`;
const honest = gatewayAgent(lookup);
const onMain = (files: Record<string, string>) => repository.github.commit("acme/agent", { branch: "main", files });

function stateOf({ exit, outputs, number }: PullRequestRun) {
  const text = readFileSync(outputs["report-json"] ?? "", "utf8");
  const { cases, summary } = replayReportSchema.parse(JSON.parse(text));
  const [result] = cases;
  return {
    exit,
    standing: result?.standing,
    headline: summary.headline,
    reason: result?.reason,
    uncontrolled: result?.attempts[0]?.counts.uncontrolled,
    comments: repository.comments(number).map(({ body }) => body.split("\n").find((line) => line.startsWith("###"))),
  };
}

describe("a runner that sends one call through the gateway", () => {
  beforeAll(() => onMain({ "agent.py": honest, "replaykit.yaml": configWith() }));

  it("and runs a write itself is in error, and one that sends both holds", async () => {
    const behind = gatewayAgent(
      lookup,
      'open("subscriptions.log", "a").write("cancelled\\n")',
      'tell("cancel_subscription", {"user_id": "usr_8821"}, {"ok": True})',
    );
    const forged = stateOf(await repository.pullRequest({ branch: "behind", files: { "agent.py": behind } }));
    expect(forged).toEqual({
      exit: 1,
      standing: "error",
      headline: "Failed: 1 in error",
      reason:
        "uncontrolled write: cancel_subscription is reported by the runner, and never passed through the gateway; route it, so that a replay can answer it (docs/gateway.md)",
      uncontrolled: 1,
      comments: ["### 🔴 1 case needs you before this is merged."],
    });
    const routed = gatewayAgent(lookup, 'ask("cancel_subscription", {"user_id": "usr_8821"})');
    const twin = stateOf(await repository.pullRequest({ branch: "routed", files: { "agent.py": routed } }));
    expect(twin).toMatchObject({ exit: 0, standing: "holding", uncontrolled: 0, comments: [] });
  });

  it("and leaves a write out of its report is in error", async () => {
    const hushed = gatewayAgent(lookup, 'hush("cancel_subscription", {"user_id": "usr_8821"})');
    const run = stateOf(await repository.pullRequest({ branch: "hushed", files: { "agent.py": hushed } }));
    expect(run).toMatchObject({
      exit: 1,
      standing: "error",
      reason:
        'report mismatch: the gateway saw cancel_subscription {"user_id":"usr_8821"}, which the runner\'s output does not report',
    });
  });

  it("and claims another that nobody saw is counted, and said", async () => {
    const claimed = gatewayAgent(lookup, 'tell("lookup_billing", {"user_id": "usr_8821"}, "an invention")');
    const told = stateOf(await repository.pullRequest({ branch: "claimed", files: { "agent.py": claimed } }));
    expect(told).toMatchObject({
      exit: 0,
      headline: "Passed: 1 holding; 1 guard rests on the runner's word",
      uncontrolled: 1,
      comments: ["### 🟢 No regressions; 1 guard rests on the runner's word."],
    });
  });
});

describe("a perfect output without any call seen", () => {
  const perfect = gatewayAgent('tell("lookup_billing", {"user_id": "usr_8821"}, "Error: billing service timeout")');

  it("holds no guard where the base asks for observed evidence, whatever the pull request's own file says", async () => {
    await onMain({ "agent.py": honest, "replaykit.yaml": configWith("evidence: observed\n") });
    const forged = stateOf(
      await repository.pullRequest({
        branch: "perfect",
        files: { "agent.py": perfect, "replaykit.yaml": configWith("evidence: reported\n") },
      }),
    );
    expect(forged).toMatchObject({ exit: 1, standing: "unguarded", headline: "Failed: 1 unguarded" });
    expect(forged.reason).toContain("only on the runner's own word: none of its calls passed through the gateway");
    const twin = stateOf(await repository.pullRequest({ branch: "observed", files: { "README.md": "x\n" } }));
    expect(twin).toMatchObject({ exit: 0, standing: "holding", headline: "Passed: 1 holding", comments: [] });
  });

  it("is said to be the runner's word elsewhere: in the log, the summary, the page and a comment", async () => {
    await onMain({ "agent.py": readmeAgent, "replaykit.yaml": configWith() });
    const run = await repository.pullRequest({ branch: "published", files: { "README.md": "y\n" } });
    const words = "1 guard rests on the runner's word";
    expect(stateOf(run)).toMatchObject({
      exit: 0,
      standing: "holding",
      headline: `Passed: 1 holding; ${words}`,
      comments: [`### 🟢 No regressions; ${words}.`],
    });
    const page = readFileSync(`${run.outputs["result-path"]}/report.html`, "utf8").replaceAll("&#39;", "'");
    for (const text of [run.log, run.summary, page]) expect(text).toContain(words);
  });
});

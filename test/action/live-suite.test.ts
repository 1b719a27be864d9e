import { readFileSync } from "node:fs";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { replayReportSchema } from "../../src/core/schema/result.ts";
import { chatAnswer, type StubAnswer, type StubProvider, stubProvider } from "../gateway/stub-provider.ts";
import { type AgentRepository, type PullRequestRun, startAgentRepository, withoutCase } from "./agent-repository.ts";
import { agent, caseFiles } from "./live-agent.ts";

const guards = ["g-1", "g-2", "g-3", "g-4"];

interface Asked {
  prompt: string;
  id: string;
  attempt: number;
}

const good: StubAnswer = { body: chatAnswer("good") };
const bad: StubAnswer = { body: chatAnswer("bad") };

let repository: AgentRepository;
let provider: StubProvider;
let model: (asked: Asked) => StubAnswer;

beforeAll(async () => {
  provider = await stubProvider(({ body: { messages = [] } }) => {
    const [prompt = "", words = ""] = messages.map(({ content }) => String(content));
    const [id = "", attempt = ""] = words.split(" ");
    return model({ prompt, id, attempt: Number(attempt) });
  });
  repository = await startAgentRepository();
  const config = `version: 1
runner: { command: [sh, agent.sh] }
upstream: { openai: { base_url: "${provider.url}/v1" } }
`;
  await repository.github.commit("acme/agent", {
    branch: "main",
    files: {
      ...Object.assign({}, ...guards.map((id) => caseFiles(id, "guard"))),
      ...withoutCase("search-loop"),
      "agent.sh": agent,
      "prompt.txt": "careful",
      "replaykit.yaml": config,
    },
  });
});
afterAll(async () => {
  await repository[Symbol.asyncDispose]();
  await provider[Symbol.asyncDispose]();
});
beforeEach(() => {
  provider.requests.length = 0;
  model = () => good;
});

let branches = 0;

function pullRequest(files: Record<string, string>, inputs: Record<string, string> = {}): Promise<PullRequestRun> {
  return repository.pullRequest({
    branch: `live-${(branches += 1)}`,
    files,
    inputs,
    env: { OPENAI_API_KEY: "sk-of-the-tests" },
  });
}

function liveOf({ outputs }: PullRequestRun) {
  const { summary } = replayReportSchema.parse(JSON.parse(readFileSync(outputs["report-json"] ?? "", "utf8")));
  return summary;
}

/** The comment's title. */
function verdictOf(run: PullRequestRun): string {
  return /^### .*$/m.exec(commentOf(run))?.[0] ?? "";
}

function commentOf({ number }: PullRequestRun): string {
  return repository.comments(number)[0]?.body ?? "";
}

const promise = "If this change made none of them worse, a run like this turns red at most once in 100";

describe("a pull request with guards on a live model", () => {
  it("is green where all hold, and needs neither the base nor a comment", async () => {
    const run = await pullRequest({ "README.md": "1\n" }, { "base-setup": "no-such-program" });
    expect({ exit: run.exit, holding: run.outputs["holding"] }).toEqual({ exit: 0, holding: "4" });
    expect(liveOf(run).live).toMatchObject({ guards: 4, suspects: 0, attempts: { head: 4, base: 0 } });
    expect(run.log).toContain("plan: 4 cases: 4 guards (all may meet a live model)");
    expect(run.log).toContain(`None of 4 live guards failed. ${promise}`);
    expect(repository.comments(run.number)).toEqual([]);
  });

  it("is green where one failed once by luck, and says what was tried again", async () => {
    model = ({ id, attempt }) => (id === "g-2" && attempt === 1 ? bad : good);
    const run = await pullRequest({ "README.md": "2\n" });
    expect({ exit: run.exit, holding: run.outputs["holding"], flaky: run.outputs["flaky"] }).toEqual({
      exit: 0,
      holding: "3",
      flaky: "1",
    });
    expect(commentOf(run)).toContain("failed 0 of 4 on this branch, 0 of 4 on main");
    expect(commentOf(run)).toContain(`1 of 4 live guards failed once and was tried again beside main. ${promise}.`);
    expect(liveOf(run).live?.attempts).toEqual({ head: 8, base: 4 });
  });

  it("is red where the change made one worse, within the attempts that the plan named", async () => {
    model = ({ prompt, id }) => (prompt === "careless" && id === "g-1" ? bad : good);
    const run = await pullRequest({ "prompt.txt": "careless" });
    expect({ exit: run.exit, regressed: run.outputs["regressed"], holding: run.outputs["holding"] }).toEqual({
      exit: 1,
      regressed: "1",
      holding: "3",
    });
    expect(commentOf(run)).toContain("the failure came back: failed 8 of 8 on this branch, 0 of 8 on main");
    const { live } = liveOf(run);
    expect(live?.attempts).toEqual({ head: 12, base: 8 });
    const [, expected, more] = /plan: about (\d+) attempts.*up to (\d+) more/.exec(run.log) ?? [];
    expect([expected, more]).toEqual(["6", "96"]);
    expect(provider.requests).toHaveLength(20);
  });

  it("is green where the provider drifted, and lists what fails on main too", async () => {
    model = ({ id }) => (id === "g-4" ? good : bad);
    const run = await pullRequest({ "README.md": "3\n" });
    expect({ exit: run.exit, flaky: run.outputs["flaky"], holding: run.outputs["holding"] }).toEqual({
      exit: 0,
      flaky: "3",
      holding: "1",
    });
    expect(verdictOf(run)).toBe("### 🟢 No regressions.");
    expect(commentOf(run)).toContain("Next: look at the base: the guards below fail there too");
    expect(commentOf(run)).toContain(
      "fails on main too (drift or outage): failed 4 of 4 on this branch, 4 of 4 on main",
    );
  });

  it("is neutral where the provider cannot be reached, and says so", async () => {
    model = () => ({ status: 503, headers: { "retry-after": "0.01" }, body: { error: { message: "overloaded" } } });
    const run = await pullRequest({ "README.md": "4\n" });
    expect({ exit: run.exit, inconclusive: run.outputs["inconclusive"], holding: run.outputs["holding"] }).toEqual({
      exit: 0,
      inconclusive: "4",
      holding: "0",
    });
    expect(verdictOf(run)).toContain("Not proven: 4 guards inconclusive (the provider failed)");
    expect(commentOf(run)).toContain("inconclusive: provider (openai kept failing (503");
    expect(commentOf(run)).toContain("4 of 4 live guards failed once, and could not be tried again beside main.");
    expect(commentOf(run)).not.toContain("at most once in 100");
  });

  // Two runs of the Action with many attempts each.
  it("is not proven where the base cannot be set up, or was not: nothing hides behind that, and nothing is called worse", async () => {
    model = ({ prompt }) => (prompt === "careless" ? bad : good);
    const run = await pullRequest(
      { "prompt.txt": "careless" },
      { "base-setup": "sh -c 'echo no lock file >&2; exit 3'" },
    );
    expect({ exit: run.exit, regressed: run.outputs["regressed"], holding: run.outputs["holding"] }).toEqual({
      exit: 0,
      regressed: "0",
      holding: "0",
    });
    expect(verdictOf(run)).toContain("Not proven: 4 guards inconclusive (no base was compared)");
    expect(commentOf(run)).toContain("main was not compared: its set-up");
    const broken = await pullRequest({ "prompt.txt": "careless" }, { "base-setup": "rm agent.sh" });
    expect({ exit: broken.exit, regressed: broken.outputs["regressed"] }).toEqual({ exit: 0, regressed: "0" });
    expect(commentOf(broken)).toContain("every attempt on main ended in an error (is it set up?)");
  });
});

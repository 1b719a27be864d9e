import { readFileSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { replayReportSchema } from "../../src/core/schema/result.ts";
import { mergeReports } from "../../src/core/verdict/suite/merge-reports.ts";
import {
  type AgentRepository,
  brokenAgent,
  fixedAgent,
  guardYaml,
  startAgentRepository,
  withoutCase,
} from "./agent-repository.ts";

let repository: AgentRepository;
beforeAll(async () => {
  repository = await startAgentRepository();
});
afterAll(async () => {
  await repository[Symbol.asyncDispose]();
});

/** The comment's lines that people read, without the marker. */
function linesOf(body: string | undefined): string[] {
  return (body ?? "").split("\n").filter((line) => line.trim() !== "" && !line.startsWith("<!--"));
}

describe("a pull request", () => {
  it("that brings the failure back fails, with one comment that says so", async () => {
    const { exit, outputs, number, summary, log, again } = await repository.pullRequest({
      branch: "break",
      files: { "agent.py": brokenAgent },
    });
    expect({ exit, regressed: outputs["regressed"], holding: outputs["holding"] }).toEqual({
      exit: 1,
      regressed: "1",
      holding: "0",
    });
    const comments = repository.comments(number);
    expect(comments).toHaveLength(1);
    expect(linesOf(comments[0]?.body).slice(0, 5).join("\n")).toContain("regressed");
    expect(comments[0]?.body).toContain("search-loop");
    expect(outputs["comment-url"]).toContain(String(number));
    expect(summary).toContain("regressed");
    expect(log).toContain("::error file=cases/search-loop/case.yaml,line=");

    await again();
    expect(repository.comments(number)).toEqual(comments);
  });

  it("that changes nothing passes, with a comment only because its guard rests on the runner's word", async () => {
    const { exit, outputs, number } = await repository.pullRequest({
      branch: "tidy",
      files: { "README.md": "# tidy\n" },
    });
    expect({ exit, holding: outputs["holding"] }).toEqual({ exit: 0, holding: "1" });
    expect(linesOf(repository.comments(number)[0]?.body)[0]).toBe(
      "### 🟢 No regressions; 1 guard rests on the runner's word.",
    );
  });

  it("that breaks the agent and then mends it has one comment, which says both in turn", async () => {
    const files = { "agent.py": brokenAgent };
    const { number, exit, push } = await repository.pullRequest({ branch: "mend", files });
    expect(exit).toBe(1);
    const [broken, ...others] = repository.comments(number);
    expect(others).toEqual([]);
    expect(linesOf(broken?.body)[0]).toBe("### 🔴 1 regression. Merging would bring back a failure that was fixed.");

    const stillBroken = await push({ "README.md": "later\n" });
    expect(stillBroken.exit).toBe(1);
    expect(linesOf(repository.comments(number)[0]?.body)[0]).toBe(linesOf(broken?.body)[0]);

    const mended = await push({ "agent.py": fixedAgent });
    expect(mended.exit).toBe(0);
    const bodies = repository.comments(number).map(({ body }) => linesOf(body)[0]);
    expect(bodies).toEqual(["### 🟢 No regressions; 1 guard rests on the runner's word."]);
  });

  it("cannot judge itself: a deleted, weakened or quarantined guard fails it", async () => {
    const deleted = await repository.pullRequest({
      branch: "delete-guard",
      files: { "agent.py": brokenAgent, ...withoutCase("search-loop") },
    });
    expect(deleted.exit).toBe(1);
    expect(repository.comments(deleted.number)[0]?.body).toContain("the guard was deleted");

    const quarantined = guardYaml
      .replace("state: guard", "state: quarantined")
      .concat('\nquarantine: { owner: mallory, reason: "flaky", until: 2099-01-01 }\n');
    const weakened = await repository.pullRequest({
      branch: "quarantine-guard",
      files: { "agent.py": brokenAgent, "cases/search-loop/case.yaml": quarantined },
    });
    expect(weakened.exit).toBe(1);
    expect(repository.comments(weakened.number)[0]?.body).toContain("guard → **needs you**");
  });

  it("may alter a guard where a maintainer labels it after its replay, and not by a label that was there before", async () => {
    const files = { "cases/search-loop/case.yaml": guardYaml.replace("count: 3", "count: 4") };
    const refused = await repository.pullRequest({ branch: "accepted", files });
    const { github } = repository;
    github.repository("acme/agent").people.set("mona", "write");
    const seed = { event: "pull_request", name: "ReplayKit", conclusion: "failure", head_repository: "acme/agent" };
    const addRun = () => github.addRun("acme/agent", { ...seed, head_sha: refused.head, head_branch: "accepted" });
    const first = addRun();
    github.label("acme/agent", refused.number, "mona", "replaykit:accept");
    const exits = [refused.exit];
    for (const id of [first, addRun()]) exits.push((await refused.again({}, { GITHUB_RUN_ID: String(id) })).exit);
    expect(exits).toEqual([1, 0, 1]);
  });

  it("is judged by the base's policy, whatever its own says", async () => {
    const { exit } = await repository.pullRequest({
      branch: "lenient",
      files: {
        "agent.py": brokenAgent,
        "replaykit.yaml":
          "version: 1\nfail_on: []\nrunners:\n  agent: { command: [python3, agent.py] }\neffects: { lookup_billing: read }\n",
      },
    });
    expect(exit).toBe(1);
  });

  it("from a fork gets its verdict without a token that may write", async () => {
    const { exit, log, outputs, number } = await repository.pullRequest({
      branch: "from-fork",
      fork: true,
      token: "fork",
      files: { "agent.py": brokenAgent },
    });
    expect({ exit, regressed: outputs["regressed"] }).toEqual({ exit: 1, regressed: "1" });
    expect(log).toContain("comes from a fork");
    expect(repository.comments(number)).toEqual([]);
    expect(outputs["report-json"]).toMatch(/report\.json$/);
  });
});

describe("the inputs", () => {
  it("are all named at once when they are wrong", async () => {
    const { exit, log } = await repository.onBranch("main", {
      mode: "replya",
      attempts: "many",
      shard: "9/3",
      typo: "x",
    });
    expect(exit).toBe(1);
    for (const name of ["mode", "attempts", "shard", "typo"]) expect(log).toContain(`- ${name}:`);
  });

  it("that find no case fail, where they name one", async () => {
    const { exit, log } = await repository.onBranch("main", { cases: "nowhere" });
    expect(exit).toBe(1);
    expect(log).toContain("finds no case");
  });
});

it("a repository without cases passes and says what to do; a case that cannot be read is an error of its own", async () => {
  await repository.github.commit("acme/agent", { branch: "empty", files: { ...withoutCase("search-loop") } });
  const empty = await repository.onBranch("empty", {});
  expect(empty.exit).toBe(0);
  expect(empty.log).toContain("this repository has no case yet");
  const shard = await repository.onBranch("empty", { shard: "1/1" });
  expect([shard.exit, shard.log]).toEqual([0, expect.stringContaining("this repository has no case yet")]);
  const report = replayReportSchema.parse(JSON.parse(readFileSync(shard.outputs["report-json"] ?? "", "utf8")));
  expect(mergeReports([{ name: "shard 1", report }]).summary).toMatchObject({
    ok: true,
    headline: expect.stringMatching(/^No cases yet/),
  });
  const broken = "version: 1\nid: unread\ntitle: x\nsignatures: [{ no_such_check: 1 }]\nassertions: []\n";
  await repository.github.commit("acme/agent", { branch: "unread", files: { "cases/unread/case.yaml": broken } });
  const unread = await repository.onBranch("unread", {});
  expect({ exit: unread.exit, error: unread.outputs["error"], holding: unread.outputs["holding"] }).toEqual({
    exit: 1,
    error: "1",
    holding: "1",
  });
  expect(unread.log).toContain("no_such_check");
});

it("a push replays and comments nowhere", async () => {
  const { exit, outputs } = await repository.onBranch("main", {});
  expect({ exit, holding: outputs["holding"], comment: outputs["comment-url"] }).toEqual({
    exit: 0,
    holding: "1",
    comment: undefined,
  });
});

it("GitHub being down never changes the verdict", async () => {
  using _down = { [Symbol.dispose]: () => repository.github.faults.clear() };
  repository.github.faults.add({ match: "*", fault: { kind: "status", status: 503 } } as never);
  const { exit, log, outputs } = await repository.onBranch("main", {});
  expect({ exit, holding: outputs["holding"] }).toEqual({ exit: 0, holding: "1" });
  expect(log).toContain("holding");
});

describe("a pull request that gives its own runner more than the base does", () => {
  /** Mends itself only where it reaches another server and sees a variable that runners are not given. */
  const agentOf = (port: string) => `import os, socket
def reached():
    try:
        return socket.create_connection(("127.0.0.1", ${port}), timeout=5) is not None
    except OSError:
        return False
if reached() and os.environ.get("GITHUB_REPOSITORY") == "acme/agent":
${indented(fixedAgent)}
else:
${indented(brokenAgent)}
`;
  const open = `version: 1
runners:
  agent: { command: [python3, agent.py], network: allow, pass_env: [GITHUB_REPOSITORY] }
effects: { lookup_billing: read }
`;

  it("does not get it, and says so; where the base gives it too, it does", async () => {
    const files = { "agent.py": agentOf(new URL(repository.github.url).port), "replaykit.yaml": open };
    const closed = await repository.pullRequest({ branch: "open-network", files });
    expect({ exit: closed.exit, regressed: closed.outputs["regressed"] }).toEqual({ exit: 1, regressed: "1" });
    expect(repository.comments(closed.number)[0]?.body).toContain(
      "changes ` runners.agent.network `, ` runners.agent.pass_env ` of replaykit.yaml; the base's are in force",
    );
    await repository.github.commit("acme/agent", { branch: "main", files: { "replaykit.yaml": open } });
    const allowed = await repository.pullRequest({ branch: "open-base", files: { "agent.py": files["agent.py"] } });
    expect({ exit: allowed.exit, holding: allowed.outputs["holding"] }).toEqual({ exit: 0, holding: "1" });
  });
});

function indented(code: string): string {
  return code.replaceAll(/^(?=.)/gm, "    ");
}

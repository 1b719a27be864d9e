import { execFile } from "node:child_process";
import { readFileSync } from "node:fs";
import { createServer, request } from "node:http";
import type { AddressInfo } from "node:net";
import { promisify } from "node:util";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { compact } from "../../src/core/compact.ts";
import { replayReportSchema } from "../../src/core/schema/result.ts";
import { temporaryFolder } from "../support/temporary-folder.ts";
import {
  type AgentRepository,
  brokenAgent,
  guardYaml,
  type PullRequestRun,
  startAgentRepository,
} from "./agent-repository.ts";

const run = promisify(execFile);
const git = (args: string[], cwd: string) => run("git", args, { cwd });

let repository: AgentRepository;
beforeAll(async () => {
  repository = await startAgentRepository();
});
afterAll(async () => {
  await repository[Symbol.asyncDispose]();
});

const agentConfig =
  "version: 1\nrunners:\n  agent: { command: [python3, agent.py] }\neffects: { lookup_billing: read }\n";
const server = () => repository.github.repository("acme/agent");
const bodies = (number: number) => repository.comments(number).map(({ body }) => body);

/** The pull request that was opened last. */
function newestIssue() {
  const issue = [...server().issues.values()].at(-1);
  if (!issue) throw new Error("there is no pull request");
  return issue;
}

function checksOn(sha: string) {
  return [...server().checks.values()].map(({ fields }) => fields).filter((fields) => fields["head_sha"] === sha);
}

describe("the check named ReplayKit", () => {
  it("has the verdict as its title, on the head commit", async () => {
    const red = await repository.pullRequest({ branch: "check-red", files: { "agent.py": brokenAgent } });
    const green = await repository.pullRequest({ branch: "check-green", files: { "README.md": "1\n" } });
    expect([red, green].map(({ head }) => checksOn(head).map(facts))).toEqual([
      [["ReplayKit", "failure", "1 regression. Merging would bring back a failure that was fixed."]],
      [["ReplayKit", "success", "No regressions; 1 guard rests on the runner's word."]],
    ]);
    const [brief, none] = [red, green].map(({ head }) => outputOf(checksOn(head)[0] ?? {}).text);
    expect(brief?.match(/^#+ .*$/gm)).toContain("## Where it departs");
    expect(brief).toContain("Last replay here: reproduced");
    expect(none).toBeUndefined();
  });

  it("is a line of the log where the token may not write it, and nothing else changes", async () => {
    const files = { "agent.py": brokenAgent };
    const why = async (branch: string, fork: boolean) => {
      const { head, exit, log } = await repository.pullRequest({ branch, fork, token: "fork", files });
      expect({ exit, checks: checksOn(head) }).toEqual({ exit: 1, checks: [] });
      return /^ReplayKit: no check run: (.*)$/m.exec(log)?.[1];
    };
    expect(await why("check-fork", true)).toBe("this pull request comes from a fork, so the token may only read");
    // Only there a permission would help.
    expect(await why("check-own", false)).toMatch(/`permissions: checks: write`$/);
  });
});

function facts(fields: Record<string, unknown>): unknown[] {
  return [fields["name"], fields["conclusion"], outputOf(fields).title];
}

function outputOf(fields: Record<string, unknown>) {
  return fields["output"] as { title: string; text?: string };
}

describe("the one comment", () => {
  it("is the same whatever the workflows are called, and that of an earlier version is taken over", async () => {
    const former = "<!-- replaykit:Agent tests -->\nwhat an earlier version said";
    const strangers = "<!-- replaykit -->\nnot ours";
    const run = await repository.pullRequest({
      branch: "renamed",
      files: { "agent.py": brokenAgent },
      beforeRun: () => {
        const { number } = newestIssue();
        repository.github.comment("acme/agent", number, "mona", strangers);
        repository.github.comment("acme/agent", number, "github-actions[bot]", former);
      },
    });
    const [first, second, ...more] = bodies(run.number);
    expect({ first, more }).toEqual({ first: strangers, more: [] });
    expect(second).toContain("### 🔴 1 regression.");
    await run.again({}, { GITHUB_WORKFLOW: "Another name" });
    expect(bodies(run.number)).toEqual([first, second]);
  });

  it("is not begun on a pull request that was closed during the run", async () => {
    const close = () => void (newestIssue().state = "closed");
    const files = { "agent.py": brokenAgent };
    const closed = await repository.pullRequest({ branch: "closed-meanwhile", files, beforeRun: close });
    expect({ exit: closed.exit, comments: bodies(closed.number) }).toEqual({ exit: 1, comments: [] });
  });

  it("is left to the run of the newest commit", async () => {
    const run = await repository.pullRequest({ branch: "pushed", files: { "agent.py": brokenAgent } });
    const [before] = bodies(run.number);
    await repository.github.commit("acme/agent", { branch: "pushed", files: { "README.md": "2\n" } });
    const late = await run.again({ comment: "always" }, { GITHUB_RUN_ID: "78" });
    expect(late.log).toContain(`no comment: #${run.number} has moved on to `);
    expect(bodies(run.number)).toEqual([before]);
  });

  it("stands on a draft too", async () => {
    const run = await repository.pullRequest({ branch: "draft", draft: true, files: { "agent.py": brokenAgent } });
    expect({ exit: run.exit, comments: bodies(run.number).length }).toEqual({ exit: 1, comments: 1 });
  });
});

it("a token that may only read is no fault of Dependabot's pull request, and of another one says what to allow", async () => {
  const files = { "agent.py": brokenAgent };
  const bot = { token: "fork", files, env: { GITHUB_ACTOR: "dependabot[bot]" } };
  const own = await repository.pullRequest({ branch: "dependabot", ...bot });
  expect(own.log).toContain("no comment: Dependabot caused this run, so the token may only read");
  const poor = await repository.pullRequest({ ...bot, branch: "poor", env: { GITHUB_ACTOR: "mona" } });
  expect(poor.log).toContain("Give the workflow `permissions: pull-requests: write`");
  expect([own, poor].map(({ exit, number }) => [exit, bodies(number)])).toEqual([
    [1, []],
    [1, []],
  ]);
});

it("a checkout of one commit is enough: the base is fetched; where it cannot be, the line to add is named", async () => {
  const files = { "agent.py": brokenAgent };
  const shallow = await repository.pullRequest({ branch: "shallow", shallow: true, files });
  expect({ exit: shallow.exit, regressed: shallow.outputs["regressed"] }).toEqual({ exit: 1, regressed: "1" });
  await git(["remote", "set-url", "origin", "file:///no/such/repository"], shallow.workspace);
  await git(["update-ref", "-d", "FETCH_HEAD"], shallow.workspace);
  await git(["gc", "--quiet", "--prune=now"], shallow.workspace);
  const cut = await shallow.again();
  expect(cut.exit).toBe(1);
  expect(cut.log).toContain("set `fetch-depth: 0` on actions/checkout");
});

it("GitHub Enterprise Server, whose API lies under /api/v3, is spoken to at GITHUB_API_URL", async () => {
  await using enterprise = await enterpriseServer(repository.github.url);
  const run = await repository.pullRequest({
    branch: "enterprise",
    files: { "agent.py": brokenAgent },
    env: { GITHUB_API_URL: `${enterprise.url}/api/v3`, GITHUB_GRAPHQL_URL: `${enterprise.url}/api/graphql` },
  });
  expect(run.exit).toBe(1);
  expect(bodies(run.number)).toHaveLength(1);
  expect(checksOn(run.head)).toHaveLength(1);
  expect(enterprise.refused).toEqual([]);
});

/** GitHub's API under the paths that an Enterprise Server has. */
async function enterpriseServer(url: string) {
  const refused: string[] = [];
  const proxy = createServer((from, to) => {
    const path = from.url ?? "";
    const inner = path.startsWith("/api/v3/")
      ? path.slice("/api/v3".length)
      : path.replace(/^\/api\/graphql/, "/graphql");
    if (inner === path) {
      refused.push(path);
      to.writeHead(404).end();
      return;
    }
    const onward = request(new URL(inner, url), { method: from.method ?? "GET", headers: from.headers }, (answer) => {
      to.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(to);
    });
    from.pipe(onward);
  });
  await new Promise<void>((done) => proxy.listen(0, "127.0.0.1", done));
  const { port } = proxy.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    refused,
    [Symbol.asyncDispose]: () => new Promise<void>((done) => void proxy.close(() => done())),
  };
}

describe("a case's line", () => {
  const address = "https://inbox.example/runs/0123456789abcdef01234567";
  const withAddress = (url: string) => guardYaml.replace(/^ {2}run_id: .*$/m, (line) => `${line}\n  url: ${url}`);
  const compare = async (branch: string, url: string) => {
    const files = { "agent.py": brokenAgent, "cases/search-loop/case.yaml": withAddress(url) };
    const pull = await repository.pullRequest({ branch, files, inputs: { "worker-url": "https://inbox.example" } });
    return { regressed: pull.outputs["regressed"], body: bodies(pull.number)[0] ?? "", summary: pull.summary };
  };

  it("leads to the run that it was made from, at the Worker of the workflow and nowhere else", async () => {
    const { body, summary, regressed } = await compare("linked", address);
    const link = `[run](${address})`;
    expect({ regressed, comment: body.includes(link), summary: summary.includes(link) }).toEqual({
      regressed: "1",
      comment: true,
      summary: true,
    });
    const forged = await compare("forged", address.replace("inbox.example", "inbox.example.evil.example"));
    expect([forged.regressed, forged.body, forged.summary].join("\n")).not.toMatch(/\[run\]|evil/);
    expect(forged.body).toContain("regressed");
  });
});

describe("a merge queue", () => {
  const weakened = guardYaml.replace("count: 3", "count: 4");

  /** The group that the queue makes of one pull request. */
  async function inQueue(branch: string, files: Record<string, string>, labels: string[] = []) {
    const { number, base, head } = await repository.pullRequest({ branch, files });
    const seed = { event: "pull_request", name: "ReplayKit", conclusion: "failure", head_repository: "acme/agent" };
    const run = repository.github.addRun("acme/agent", { ...seed, head_sha: head, head_branch: branch });
    repository.github.addArtifact("acme/agent", { run, name: "replaykit-report", files: { "report.json": "{}" } });
    server().people.set("mona", "write");
    for (const name of labels) repository.github.label("acme/agent", number, "mona", name);
    const merge_group = {
      head_sha: head,
      head_ref: `refs/heads/gh-readonly-queue/main/pr-${number}-${base}`,
      base_sha: base,
      base_ref: "refs/heads/main",
    };
    return { head, ...(await repository.onBranch(branch, {}, { name: "merge_group", payload: { merge_group } })) };
  }

  it("is judged by the base that it would be merged into: a head that opens its own guard does not pass", async () => {
    const opened = await inQueue("queue-opened", {
      "agent.py": brokenAgent,
      "cases/search-loop/case.yaml": guardYaml.replace("state: guard", "state: open"),
    });
    expect(opened.exit).toBe(1);
    expect(opened.summary).toContain("state: guard became open");
    expect(checksOn(opened.head).map((fields) => fields["conclusion"])).toContain("failure");
    const twin = await inQueue("queue-tidy", { "README.md": "3\n" });
    expect(twin.exit).toBe(0);
  });

  it("takes what a maintainer accepted on the pull request, and nothing where nobody did", async () => {
    const accepted = await inQueue("queue-accepted", { "cases/search-loop/case.yaml": weakened }, ["replaykit:accept"]);
    const refused = await inQueue("queue-refused", { "cases/search-loop/case.yaml": weakened });
    expect([accepted.exit, refused.exit]).toEqual([0, 1]);
  });
});

describe("what the suite takes", () => {
  it("stands beside what the push of the base took, whose report is taken from no other run", async () => {
    await repository.github.commit("acme/agent", {
      branch: "main",
      files: { "replaykit.yaml": `${agentConfig}budget: { increase: 20% }\n` },
    });
    const files = { "README.md": "4\n" };
    const alone = await repository.pullRequest({ branch: "figures-none", files });
    expect(alone.log).toContain("ReplayKit: not compared with what main costs: no push of");

    const pushed = await repository.onBranch("main", {});
    const onBase = readFileSync(pushed.outputs["report-json"] ?? "", "utf8");
    const leave = (event: string, content: string) => {
      const seed = { event, name: "ReplayKit", conclusion: "success", head_repository: "acme/agent" };
      const run = repository.github.addRun("acme/agent", { ...seed, head_sha: alone.base, head_branch: "main" });
      repository.github.addArtifact("acme/agent", { run, name: "replaykit-report", files: { "report.json": content } });
    };
    leave("push", onBase);
    leave("pull_request", "a pull request's own word");
    const compared = await repository.pullRequest({ branch: "figures", files, inputs: { comment: "always" } });
    const [body = ""] = bodies(compared.number);
    const same = /Beside main, over 1 case: steps \d+, the same/;
    expect({ exit: compared.exit, line: same.test(body) }).toEqual({ exit: 0, line: true });

    const shard = await compared.again({ shard: "1/1", comment: "auto" });
    const part = readFileSync(shard.outputs["report-json"] ?? "", "utf8");
    const merged = await merging(compared, part);
    expect({ exit: merged.exit, line: same.test(bodies(compared.number)[0] ?? "") }).toEqual({ exit: 0, line: true });
    // What the base's configuration allows holds for shards too; of three cases something sure can be said.
    leave("push", threeCases(onBase, 1));
    const dearer = await merging(compared, threeCases(part, 3));
    const grown = dearer.log.includes("it takes 200 % more steps than main, and 20 % are allowed");
    expect({ exit: dearer.exit, grown }).toEqual({ exit: 1, grown: true });
    expect((await merging(compared, threeCases(part, 1))).exit).toBe(0);
    const unlimited = threeCases(part, 3).replace('"increase":"20%"', '"live_guards":0');
    expect((await merging(compared, unlimited)).exit).toBe(0);
  });
});

/** Mode merge, of the one shard that left this report. */
async function merging(pull: PullRequestRun, report: string) {
  using folder = temporaryFolder({ "replaykit-shards/replaykit-shard-1/report.json": report });
  const temporary = folder.path;
  // As in the written workflow, without a checkout.
  return await pull.again({ mode: "merge", shard: "" }, { RUNNER_TEMP: temporary, GITHUB_WORKSPACE: temporary });
}

/** The report as if there were three of its case, each of which takes so many times the steps. */
function threeCases(text: string, times: number): string {
  const report = replayReportSchema.parse(JSON.parse(text));
  const cases = report.cases.flatMap((one) =>
    ["a", "b", "c"].map((name) => ({
      ...one,
      case_id: `${one.case_id}-${name}`,
      path: `${one.path}-${name}`,
      attempts: one.attempts.map((attempt) => ({ ...attempt, steps: (attempt.steps ?? 1) * times })),
    })),
  );
  return JSON.stringify({
    ...report,
    cases,
    ...compact({ shard: report.shard && { ...report.shard, cases: 3 } }),
  });
}

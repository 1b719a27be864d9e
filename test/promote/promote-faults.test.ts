import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import type { Fault } from "../github-server/faults.ts";
import { type GithubServer, startGithubServer } from "../github-server/server.ts";
import { cli } from "../support/cli.ts";
import { temporaryFolder } from "../support/temporary-folder.ts";
import { type Client, startWorker, type TestWorker } from "../worker/support/harness.ts";
import { loopingRun } from "./traces.ts";

let github: GithubServer;
let worker: TestWorker;
let client: Client;

const settings = { effects: { get_order: "read" }, sampling: { success: 1 } };

beforeAll(async () => {
  github = await startGithubServer({
    repositories: { "acme/agent": { files: { "replaykit.yaml": "version: 1\n" } } },
    tokens: { token: { login: "replaykit[bot]" } },
  });
  worker = await startWorker({ GITHUB_TOKEN: "token", GITHUB_API_URL: github.url });
  client = await worker.project("faults", { ...settings, repositories: ["acme/agent"] });
});
afterEach(() => github.faults.clear());
afterAll(async () => {
  await worker.close();
  await github[Symbol.asyncDispose]();
});

const refs = "POST /repos/{owner}/{repo}/git/refs";
const pulls = "POST /repos/{owner}/{repo}/pulls";

async function send(run: unknown, to = client): Promise<string> {
  const { items }: { items: { id: string }[] } = JSON.parse(await (await to.post("/v1/runs", run)).text());
  return items[0]?.id ?? "";
}

interface Answered {
  how?: string;
  error?: { code: string; message: string; hint?: string };
}

async function viaJson(id: string, from = client) {
  const response = await from.post(`/v1/runs/${id}/promote`, {});
  const answered: Answered = JSON.parse(await response.text());
  const { code = "", message = "", hint = "" } = answered.error ?? {};
  return { status: response.status, code, said: `${message}\n${hint}`, how: answered.how };
}

/** What the page says in its alert, or of the pull request that it opened. */
async function viaPage(id: string, from = client) {
  const response = await fetch(`${worker.url}/runs/${id}/promote`, {
    method: "POST",
    body: new URLSearchParams({ do: "open" }),
    headers: { cookie: `replaykit_token=${from.token}`, origin: worker.url },
  });
  const html = await response.text();
  const [, role, box = ""] = /<div class="box \w+" role="(alert|status)">([^]*?)<\/div>/.exec(html) ?? [];
  // A page makes sentences of a fault's words.
  const words = role === "alert" ? box.replaceAll(/(?<=<p[^>]*>)./g, (letter) => letter.toLowerCase()) : box;
  const said = words
    .replaceAll(/<[^>]*>/g, " ")
    .replaceAll("&quot;", '"')
    .replaceAll("&#39;", "'");
  return { status: response.status, said };
}

async function viaTerminal(run: unknown, repository = "acme/agent") {
  using folder = temporaryFolder({
    "run.json": JSON.stringify(run),
    "replaykit.yaml": "version: 1\neffects: { get_order: read }\n",
  });
  const env = { GITHUB_TOKEN: "token", GITHUB_REPOSITORY: repository, GITHUB_API_URL: github.url };
  const { exit, stdout, stderr } = await cli(["promote", "run.json"], { cwd: folder.path, env });
  return { exit, stdout, said: stderr };
}

const runOf = (agent: string) => ({ ...loopingRun(`run-of-${agent}`), agent: { name: agent } });

describe("what stands in the way of a promotion is said with its place and its remedy, at every door", () => {
  it.each<[string, Fault, { code: string; status: number; place: RegExp; remedy: RegExp }]>([
    [
      "branch-protected",
      {
        kind: "status",
        status: 422,
        message: "Repository rule violations found\n\nCannot create ref due to creations being restricted.",
      },
      {
        code: "forbidden",
        status: 403,
        place: /create the branch replaykit\/\S+ in acme\/agent: a rule of the repository forbids it/,
        remedy: /exclude refs\/heads\/replaykit\/\*\* from the rule/,
      },
    ],
    [
      "no-rights",
      { kind: "status", status: 403, message: "Resource not accessible by integration" },
      {
        code: "forbidden",
        status: 403,
        place: /create the branch replaykit\/\S+ in acme\/agent: the token may not do this/,
        remedy: /give the token the permission that is missing/,
      },
    ],
    [
      "secondary-limit",
      { kind: "secondary-limit", status: 403, retryAfter: 700 },
      {
        code: "rate_limited",
        status: 429,
        place: /create the branch replaykit\/\S+ in acme\/agent: too many calls in a short time/,
        remedy: /wait 700 s and run it again; it continues where it stopped/,
      },
    ],
  ])("%s", async (agent, fault, { code, status, place, remedy }) => {
    const id = await send(runOf(agent));
    const writes = github.writes.length;
    github.faults.add({ match: refs, fault, times: Number.POSITIVE_INFINITY });
    const json = await viaJson(id);
    expect([json.status, json.code]).toEqual([status, code]);
    const page = await viaPage(id);
    expect(page.status).toBe(status);
    const terminal = await viaTerminal(runOf(agent));
    expect([terminal.exit, terminal.said]).toEqual([2, expect.stringContaining(`[${code}]`)]);
    for (const { said } of [json, page, terminal]) {
      expect(said).toMatch(place);
      expect(said).toMatch(remedy);
    }
    expect(github.writes).toHaveLength(writes);
    github.faults.clear();
    expect((await viaJson(id)).how).toBe("opened");
  });

  it("repository gone", async () => {
    const gone = await worker.project("gone", { ...settings, repositories: ["acme/gone"] });
    const run = runOf("gone");
    const id = await send(run, gone);
    const json = await viaJson(id, gone);
    expect([json.status, json.code]).toEqual([404, "not_found"]);
    const page = await viaPage(id, gone);
    const terminal = await viaTerminal(run, "acme/gone");
    expect([page.status, terminal.exit]).toEqual([404, 2]);
    for (const { said } of [json, page, terminal]) {
      expect(said).toMatch(/read the cases of acme\/gone: it does not exist, or the token may not see it/);
      expect(said).toContain("check owner and name; for a private repository the token needs access to it");
    }
  });

  it("a case over 10 MB", async () => {
    const run = { ...loopingRun("run-of-large", "o-1", { all: "policy ".repeat(800_000) }), agent: { name: "large" } };
    const id = await send(run);
    const json = await viaJson(id);
    expect([json.status, json.code]).toEqual([413, "too_large"]);
    const page = await viaPage(id);
    const terminal = await viaTerminal(run);
    expect([page.status, terminal.exit]).toEqual([413, 2]);
    for (const { said } of [json, page, terminal]) {
      expect(said).toMatch(/the case takes 1\d\.\d MB; a case in git may take 10 MB/);
      expect(said).toMatch(/the largest file is \S+: choose a shorter run of the group/);
    }
  });
});

describe("what passes by itself is waited for", () => {
  it("a secondary limit with a short Retry-After", async () => {
    const wait: Fault = { kind: "secondary-limit", status: 429, retryAfter: 1 };
    github.faults.add({ match: refs, fault: wait });
    const began = Date.now();
    expect((await viaJson(await send(runOf("short-limit")))).how).toBe("opened");
    expect(Date.now() - began).toBeGreaterThan(900);
    github.faults.add({ match: refs, fault: wait });
    const terminal = await viaTerminal(runOf("short-limit-too"));
    expect([terminal.exit, terminal.said]).toEqual([0, expect.stringMatching(/too many calls[^]*trying again in 1 s/)]);
  });

  it("a branch that somebody moves between the look and the commit", async () => {
    const id = await send(runOf("moved"));
    const dry = await client.post(`/v1/runs/${id}/promote`, { dry_run: true });
    const { case_id }: { case_id: string } = JSON.parse(await dry.text());
    const branch = `replaykit/${case_id}`;
    github.faults.add({
      match: "GRAPHQL createCommitOnBranch",
      fault: () => {
        void github.commit("acme/agent", { branch, files: { "NOTE.md": "somebody else was here\n" } });
        return { kind: "slow", ms: 400 };
      },
    });
    expect((await viaJson(id)).how).toBe("opened");
    const { git } = github.repository("acme/agent");
    const subjects = (await git.run(["log", "--format=%s", `main..${branch}`])).trim().split("\n");
    expect(subjects[0]).toBe(`test(cases): add ${case_id}`);
    expect(subjects).toHaveLength(2);
  });
});

describe("a promotion that stopped half-way", () => {
  it("goes on where it stopped, at every door, and ends in the four writes of one", async () => {
    const run = runOf("half-done");
    const id = await send(run);
    const before = github.writes.length;
    github.faults.add({ match: pulls, fault: { kind: "drop" }, times: Number.POSITIVE_INFINITY });
    const json = await viaJson(id);
    expect([json.status, json.code]).toEqual([502, "network_failed"]);
    const page = await viaPage(id);
    expect(page.status).toBe(502);
    const terminal = await viaTerminal(run);
    expect(terminal.exit).toBe(2);
    for (const { said } of [json, page, terminal]) {
      expect(said).toMatch(
        /open the pull request of replaykit\/\S+ in acme\/agent: GitHub failed, or its answer was lost/,
      );
      expect(said).toContain("run it again; it continues where it stopped");
    }
    const steps = () => github.writes.slice(before).map(({ name }) => name);
    expect(steps()).toEqual([refs, "GRAPHQL createCommitOnBranch"]);
    github.faults.clear();
    expect((await viaPage(id)).said).toMatch(/A pull request adds \S+:\s+http\S+\/pull\/\d+/);
    expect(steps()).toHaveLength(4);
    expect((await viaJson(id)).how).toBe("unchanged");
    expect((await viaTerminal(run)).stdout).toMatch(/is proposed already: http/);
    expect(steps()).toHaveLength(4);
  });
});

import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { Octokit } from "@octokit/rest";
import { describe, expect, it } from "vitest";
import { compact } from "../../src/core/compact.ts";
import { startGithubServer } from "../github-server/server.ts";
import { temporaryFolder } from "../support/temporary-folder.ts";

const repository = { owner: "acme", repo: "agent" };
const git = promisify(execFile);

function start() {
  return startGithubServer({
    repositories: {
      "acme/agent": { files: { "README.md": "# agent\n", "src/a.py": "print(1)\n" } },
      "stranger/agent": { forkOf: "acme/agent" },
      "acme/secret": { private: true },
    },
    tokens: {
      full: { login: "github-actions[bot]" },
      fork: { login: "github-actions[bot]", permissions: { contents: "read", pull_requests: "read" } },
      other: { login: "mona", repositories: ["acme/other"] },
    },
  });
}

/** No retries, no log lines: a test sees each answer. */
function client(url: string, auth?: string) {
  const log = { debug() {}, info() {}, warn() {}, error() {} };
  return new Octokit({ baseUrl: url, log, ...compact({ auth }) });
}

function statusOf(promise: Promise<unknown>): Promise<unknown> {
  return promise.then(
    () => "ok",
    (error: unknown) => (typeof error === "object" && error !== null && "status" in error ? error.status : error),
  );
}

describe("the test GitHub's git", () => {
  it("makes blobs, trees, commits and refs as git does", async () => {
    await using github = await start();
    const octokit = client(github.url, "full");
    const main = await octokit.git.getRef({ ...repository, ref: "heads/main" });
    const blob = await octokit.git.createBlob({ ...repository, content: "hello\n" });
    expect(blob.data.sha).toBe("ce013625030ba8dba906f756967f9e9ca394464a");
    const parent = main.data.object.sha;
    const entry = { path: "hello.txt", mode: "100644" as const, type: "blob" as const, sha: blob.data.sha };
    const tree = await octokit.git.createTree({ ...repository, base_tree: parent, tree: [entry] });
    const { data: commit } = await octokit.git.createCommit({
      ...repository,
      message: "hello",
      tree: tree.data.sha,
      parents: [parent],
    });
    await octokit.git.createRef({ ...repository, ref: "refs/heads/hello", sha: commit.sha });
    expect(await statusOf(octokit.git.createRef({ ...repository, ref: "refs/heads/hello", sha: commit.sha }))).toBe(
      422,
    );
    const { data: file } = await octokit.repos.getContent({ ...repository, path: "hello.txt", ref: "hello" });
    expect(file).toMatchObject({ type: "file", sha: blob.data.sha, content: "aGVsbG8K" });
    const { data: all } = await octokit.git.getTree({ ...repository, tree_sha: "hello", recursive: "1" });
    expect(all.tree.map(({ path }) => path)).toEqual(["README.md", "hello.txt", "src", "src/a.py"]);
    const { data: compared } = await octokit.repos.compareCommitsWithBasehead({
      ...repository,
      basehead: "main...hello",
    });
    expect(compared).toMatchObject({
      status: "ahead",
      ahead_by: 1,
      files: [{ filename: "hello.txt", status: "added" }],
    });
    expect(await statusOf(octokit.git.updateRef({ ...repository, ref: "heads/hello", sha: parent }))).toBe(422);
    await octokit.git.updateRef({ ...repository, ref: "heads/hello", sha: parent, force: true });
    await octokit.git.deleteRef({ ...repository, ref: "heads/hello" });
    expect(await statusOf(octokit.git.getRef({ ...repository, ref: "heads/hello" }))).toBe(404);
  });

  it("writes contents with the right sha and refuses the wrong one", async () => {
    await using github = await start();
    const octokit = client(github.url, "full");
    const content = Buffer.from("print(2)\n").toString("base64");
    const change = { ...repository, path: "src/a.py", message: "two", content };
    expect(await statusOf(octokit.repos.createOrUpdateFileContents(change))).toBe(422);
    expect(await statusOf(octokit.repos.createOrUpdateFileContents({ ...change, sha: "0".repeat(40) }))).toBe(409);
    const { data } = await octokit.repos.getContent({ ...repository, path: "src/a.py" });
    const sha = Array.isArray(data) ? "" : data.sha;
    expect(await statusOf(octokit.repos.createOrUpdateFileContents({ ...change, sha }))).toBe("ok");
    const { data: folder } = await octokit.repos.getContent({ ...repository, path: "src" });
    expect(folder).toMatchObject([{ name: "a.py", type: "file", size: 9 }]);
  });

  it("clones and pushes over http with a token that may, and with no other", async () => {
    await using github = await start();
    using folder = temporaryFolder();
    const remote = (token: string) => github.url.replace("http://", `http://x:${token}@`);
    const env = { ...process.env, GIT_TERMINAL_PROMPT: "0", GIT_AUTHOR_NAME: "a", GIT_AUTHOR_EMAIL: "a@b.invalid" };
    const options = { cwd: folder.path, env: { ...env, GIT_COMMITTER_NAME: "a", GIT_COMMITTER_EMAIL: "a@b.invalid" } };
    await git("git", ["clone", "-q", `${remote("full")}/acme/agent.git`, "."], options);
    await git("git", ["switch", "-q", "-c", "topic"], options);
    await git("git", ["commit", "-q", "--allow-empty", "-m", "empty"], options);
    await git("git", ["push", "-q", "origin", "topic"], options);
    const head = (await git("git", ["rev-parse", "HEAD"], options)).stdout.trim();
    expect(github.repository("acme/agent").git.ref("refs/heads/topic")).toBe(head);
    await expect(git("git", ["push", "-q", `${remote("fork")}/acme/agent.git`, "topic:t2"], options)).rejects.toThrow(
      "403",
    );
    await expect(
      git("git", ["push", "-q", `${remote("wrong")}/acme/agent.git`, "topic:t3"], options),
    ).rejects.toThrow();
    const number = await github.openPull("acme/agent", { head: "topic" });
    await git("git", ["fetch", "-q", "origin", `refs/pull/${number}/head`], options);
    expect((await git("git", ["rev-parse", "FETCH_HEAD"], options)).stdout.trim()).toBe(head);
  });
});

describe("the test GitHub's pull requests", () => {
  it("opens one per head and base, lists its files and merges it", async () => {
    await using github = await start();
    const octokit = client(github.url, "full");
    await github.commit("stranger/agent", { branch: "fix", files: { "src/a.py": "print(3)\n", "new.py": "1\n" } });
    const pull = { ...repository, base: "main", head: "stranger:fix", title: "fix" };
    const { data: opened } = await octokit.pulls.create(pull);
    expect(await statusOf(octokit.pulls.create(pull))).toBe(422);
    expect(opened).toMatchObject({ number: 1, head: { repo: { full_name: "stranger/agent", fork: true } } });
    const { data: files } = await octokit.pulls.listFiles({ ...repository, pull_number: 1 });
    expect(files.map(({ filename, status, additions }) => [filename, status, additions])).toEqual([
      ["new.py", "added", 1],
      ["src/a.py", "modified", 1],
    ]);
    const moved = await github.commit("stranger/agent", { branch: "fix", files: { "new.py": "2\n" } });
    const { data: now } = await octokit.pulls.list({ ...repository, head: "stranger:fix", state: "open" });
    expect(now.map(({ head }) => head.sha)).toEqual([moved]);
    await octokit.pulls.merge({ ...repository, pull_number: 1 });
    const { data: merged } = await octokit.repos.getContent({ ...repository, path: "new.py" });
    expect(merged).toMatchObject({ content: Buffer.from("2\n").toString("base64") });
  });

  it("adds labels, lists comments by pages, and refuses long comments and locked pull requests", async () => {
    await using github = await start();
    const octokit = client(github.url, "full");
    await github.commit("acme/agent", { branch: "fix", files: { "b.py": "1\n" } });
    const issue_number = await github.openPull("acme/agent", { head: "fix" });
    await octokit.issues.addLabels({ ...repository, issue_number, labels: ["replaykit"] });
    expect((await octokit.issues.get({ ...repository, issue_number })).data.labels).toMatchObject([
      { name: "replaykit" },
    ]);
    for (let index = 0; index < 65; index += 1) github.comment("acme/agent", issue_number, "mona", `comment ${index}`);
    const all = await octokit.paginate(octokit.issues.listComments, { ...repository, issue_number });
    expect(all.map(({ body }) => body)).toEqual(Array.from({ length: 65 }, (_, index) => `comment ${index}`));
    const create = (body: string) => statusOf(octokit.issues.createComment({ ...repository, issue_number, body }));
    expect([await create("x".repeat(65_536)), await create("x".repeat(65_537))]).toEqual(["ok", 422]);
    const issue = github.repository("acme/agent").issues.get(issue_number);
    if (issue) issue.locked = true;
    expect(await create("late")).toBe(403);
  });

  it("keeps check runs, statuses, runs and artifacts", async () => {
    await using github = await start();
    const octokit = client(github.url, "full");
    const { data: ref } = await octokit.git.getRef({ ...repository, ref: "heads/main" });
    const head_sha = ref.object.sha;
    const output = { title: "t", summary: "s" };
    const { data: check } = await octokit.checks.create({ ...repository, name: "replaykit", head_sha, output });
    await octokit.checks.update({ ...repository, check_run_id: check.id, conclusion: "failure", status: "completed" });
    const { data: checks } = await octokit.checks.listForRef({ ...repository, ref: "main" });
    expect(checks).toMatchObject({ total_count: 1, check_runs: [{ conclusion: "failure", output }] });
    await octokit.repos.createCommitStatus({ ...repository, sha: head_sha, state: "success" });
    const head = { head_sha, head_branch: "main", head_repository: "stranger/agent" };
    const run = github.addRun("acme/agent", { name: "replay", event: "pull_request", conclusion: "success", ...head });
    github.addArtifact("acme/agent", { run, name: "replaykit", files: { "report.json": "{}" } });
    const { data: found } = await octokit.actions.getWorkflowRun({ ...repository, run_id: run });
    expect(found).toMatchObject({ pull_requests: [], head_repository: { full_name: "stranger/agent" } });
    const { data: list } = await octokit.actions.listWorkflowRunArtifacts({ ...repository, run_id: run });
    const [artifact] = list.artifacts;
    const zip = { ...repository, artifact_id: artifact?.id ?? 0, archive_format: "zip" };
    const { data } = await octokit.actions.downloadArtifact(zip);
    expect(data instanceof ArrayBuffer && data.byteLength).toBe(artifact?.size_in_bytes);
  });
});

describe("the test GitHub's doors", () => {
  it("tells unknown, weak and foreign tokens apart", async () => {
    await using github = await start();
    const ref = { ...repository, ref: "refs/heads/x", sha: "0".repeat(40) };
    const read = (auth: string | undefined, repo: string) =>
      statusOf(client(github.url, auth).repos.get({ owner: "acme", repo }));
    expect(await statusOf(client(github.url, "wrong").git.createRef(ref))).toBe(401);
    expect(await statusOf(client(github.url).git.createRef(ref))).toBe(401);
    expect(await statusOf(client(github.url, "fork").git.createRef(ref))).toBe(403);
    expect(await statusOf(client(github.url, "other").git.createRef(ref))).toBe(403);
    expect([await read("full", "secret"), await read("other", "secret"), await read(undefined, "agent")]).toEqual([
      "ok",
      404,
      "ok",
    ]);
  });

  it("answers an unchanged resource with 304 and a used-up rate limit with 403", async () => {
    await using github = await start();
    const octokit = client(github.url, "full");
    const { headers } = await octokit.repos.get(repository);
    const again = octokit.request("GET /repos/{owner}/{repo}", {
      ...repository,
      headers: { "if-none-match": headers.etag },
    });
    expect(await statusOf(again)).toBe(304);
    github.limit("full", 1, 60);
    expect(await statusOf(octokit.repos.get(repository))).toBe("ok");
    expect(await statusOf(octokit.repos.get(repository))).toBe(403);
  });

  it("injects faults before and after the call takes effect", async () => {
    await using github = await start();
    const octokit = client(github.url, "full");
    const { data } = await octokit.git.getRef({ ...repository, ref: "heads/main" });
    const create = (name: string) =>
      statusOf(octokit.git.createRef({ ...repository, ref: `refs/heads/${name}`, sha: data.object.sha }));
    const match = "POST /repos/{owner}/{repo}/git/refs";
    for (const fault of [
      { kind: "status", status: 503 },
      { kind: "after-commit" },
      { kind: "truncate" },
      { kind: "drop" },
      { kind: "secondary-limit", status: 429, retryAfter: 1 },
      { kind: "slow", ms: 5 },
    ] as const) {
      github.faults.add({ match, fault });
    }
    const statuses: unknown[] = [];
    for (const name of ["a", "b", "c", "d", "e", "f", "g"]) statuses.push(await create(name));
    // Octokit hides that the third answer broke off: its data is an empty text.
    expect(statuses).toEqual([503, 502, "ok", 500, 429, "ok", "ok"]);
    const there = github.repository("acme/agent").git.refs("refs/heads/");
    expect(there.map(({ name }) => name.slice(11))).toEqual(["b", "c", "f", "g", "main"]);
    expect(github.writes).toHaveLength(4);
  });

  it("reports a request that GitHub does not describe", async () => {
    const github = await start();
    const response = await fetch(`${github.url}/repos/acme/agent/issues?sort=nonsense`, {
      headers: { authorization: "bearer full" },
    });
    expect(response.status).toBe(404);
    const wrong = await fetch(`${github.url}/repos/acme/agent/labels`, {
      method: "POST",
      headers: { authorization: "bearer full" },
      body: JSON.stringify({ name: 1 }),
    });
    expect(wrong.status).toBe(501);
    await expect(github[Symbol.asyncDispose]()).rejects.toThrow("must be string");
  });
});

describe("the test GitHub's GraphQL", () => {
  const commit = `mutation ($input: CreateCommitOnBranchInput!) { createCommitOnBranch(input: $input) { commit { oid } } }`;

  it("commits only where the branch is at the commit that the request names", async () => {
    await using github = await start();
    const octokit = client(github.url, "full");
    const head = github.repository("acme/agent").git.ref("refs/heads/main");
    const branch = { repositoryNameWithOwner: "acme/agent", branchName: "main" };
    const additions = [{ path: "cases/a/case.yaml", contents: Buffer.from("version: 1\n").toString("base64") }];
    const input = { branch, message: { headline: "add" }, expectedHeadOid: head, fileChanges: { additions } };
    const results = await Promise.allSettled([octokit.graphql(commit, { input }), octokit.graphql(commit, { input })]);
    expect(results.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
    const stale = results.find((result) => result.status === "rejected");
    expect(stale?.reason).toMatchObject({ errors: [{ type: "STALE_DATA" }] });
    const file = await github.repository("acme/agent").git.object("main:cases/a/case.yaml");
    expect(file?.content.toString()).toBe("version: 1\n");
  });

  it("names the viewer and minimizes comments", async () => {
    await using github = await start();
    const octokit = client(github.url, "full");
    expect(await octokit.graphql("{ viewer { login } }")).toEqual({ viewer: { login: "github-actions[bot]" } });
    await github.commit("acme/agent", { branch: "fix", files: { "b.py": "1\n" } });
    const id = github.comment("acme/agent", await github.openPull("acme/agent", { head: "fix" }), "mona", "x");
    const minimize = `mutation ($id: ID!) { minimizeComment(input: { subjectId: $id, classifier: OUTDATED }) { minimizedComment { isMinimized } } }`;
    await octokit.graphql(minimize, { id: `IC_${id}` });
    expect(github.repository("acme/agent").comments.get(id)?.minimized).toBe("OUTDATED");
  });
});

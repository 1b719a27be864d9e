import { execFile } from "node:child_process";
import { createRequire } from "node:module";
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { promisify } from "node:util";
import { compact } from "../../src/core/compact.ts";
import { type GithubServer, startGithubServer } from "../github-server/server.ts";
import { type ActionResult, runAction } from "../support/run-action.ts";

const root = resolve(import.meta.dirname, "../..");
const run = promisify(execFile);

const read = (path: string) => readFileSync(join(root, path), "utf8");
const caseFiles = ["case.yaml", "source-trace.json", "fixtures/tools.json", "notes.md"];

export const fixedAgent = read("examples/runners/fixed_runner.py");
export const brokenAgent = read("examples/runners/reproduce_failure.py");
/** search-loop is a guard in our own suite. */
export const guardYaml = read("cases/search-loop/case.yaml").replace("runner: search-loop", "runner: agent");

/** A commit's files without a case: a folder that lost only its case.yaml is a broken case. */
export function withoutCase(id: string): Record<string, null> {
  return Object.fromEntries(caseFiles.map((name) => [`cases/${id}/${name}`, null]));
}

/** The files of a repository with one agent and one guard that holds. */
function agentFiles(): Record<string, string> {
  const files = Object.fromEntries(
    caseFiles.map((name) => [`cases/search-loop/${name}`, read(`cases/search-loop/${name}`)]),
  );
  return {
    ...files,
    "cases/search-loop/case.yaml": guardYaml,
    "agent.py": fixedAgent,
    "replay_tools.py": read("examples/runners/replay_tools.py"),
    "replaykit.yaml":
      "version: 1\nrunners:\n  agent: { command: [python3, agent.py] }\neffects: { lookup_billing: read }\n",
  };
}

export interface AgentRepository extends AsyncDisposable {
  github: GithubServer;
  /** Opens a pull request with these files changed (`null` deletes) and runs the shipped Action on it. */
  pullRequest(options: PullRequestOptions): Promise<PullRequestRun>;
  /** Runs the Action on a branch of `acme/agent`, without a pull request. */
  onBranch(
    branch: string,
    inputs: Record<string, string>,
    event?: { name: string; payload: unknown },
    env?: Record<string, string>,
  ): Promise<ActionResult>;
  comments(number: number): { login: string; body: string }[];
}

export interface PullRequestOptions {
  branch: string;
  files: Record<string, string | null>;
  inputs?: Record<string, string>;
  /** What the step's environment has besides. */
  env?: Record<string, string>;
  /** Another copy of the Action than the one that all tests share. */
  script?: string;
  /** Another user than the one that runs the tests. */
  user?: number;
  /** What a shell does before, as root, in a mount namespace of its own. */
  before?: string;
  token?: string;
  fork?: boolean;
  labels?: string[];
  state?: "open" | "closed";
  draft?: boolean;
  /** The checkout holds the head's commit only. */
  shallow?: boolean;
  /** Told the base's commit before the Action runs. */
  beforeRun?: (base: string) => void;
}

export interface PullRequestRun extends ActionResult {
  number: number;
  /** Commits. */
  base: string;
  head: string;
  /** Runs the Action again on the same commit. */
  again: (inputs?: Record<string, string>, env?: Record<string, string>) => Promise<ActionResult>;
  /** Commits these files to its branch and runs the Action on that. */
  push: (files: Record<string, string | null>) => Promise<ActionResult>;
  /** The checkout that it runs in. */
  workspace: string;
}

/** `more`: files that its main branch has besides, or instead. */
export async function startAgentRepository(more: Record<string, string> = {}): Promise<AgentRepository> {
  const github = await startGithubServer({
    repositories: { "acme/agent": { files: { ...agentFiles(), ...more } }, "stranger/agent": { forkOf: "acme/agent" } },
    tokens: {
      full: { login: "github-actions[bot]" },
      fork: { login: "github-actions[bot]", permissions: { contents: "read", pull_requests: "read", issues: "read" } },
      mona: { login: "mona" },
    },
  });
  const scratch = mkdtempSync(join(tmpdir(), "replaykit-action-"));
  let runs = 0;

  async function checkout(repository: string, branch: string, depth: string[] = []): Promise<string> {
    const folder = join(scratch, `checkout-${(runs += 1)}`);
    const url = new URL(github.url);
    // From the server's own folder, with half of the processes; `origin` is the address, as after a clone from there.
    const { dir } = github.repository(repository).git;
    await git(["clone", "--quiet", "--no-hardlinks", ...depth, "--branch", branch, `file://${dir}`, folder], scratch);
    // actions/checkout leaves `origin` at the repository that runs the workflow, with the base's commits fetched.
    await git(["remote", "set-url", "origin", `http://x:full@${url.host}/acme/agent.git`], folder);
    if (repository !== "acme/agent") await git(["fetch", "--quiet", "origin"], folder);
    return folder;
  }

  async function act(
    workspace: string,
    inputs: Record<string, string>,
    event: { name: string; payload: unknown },
    env: Record<string, string> = {},
    who: Pick<PullRequestOptions, "script" | "user" | "before"> = {},
  ): Promise<ActionResult> {
    const own = join(scratch, `run-${(runs += 1)}`);
    mkdirSync(own);
    if (who.user !== undefined) {
      mkdirSync(join(own, "temp"));
      chmodSync(scratch, 0o755);
      for (const name of ["output", "summary", "event.json"]) writeFileSync(join(own, name), "");
      await run("chown", ["-R", `${who.user}:${who.user}`, workspace, own]);
    }
    return runAction({ workspace, scratch: own, inputs, event, env, apiUrl: github.url, ...who });
  }

  async function pullRequest({
    branch,
    files,
    inputs = {},
    env,
    script,
    user,
    before,
    token = "full",
    fork = false,
    labels = [],
    state = "open",
    draft = false,
    shallow = false,
    beforeRun,
  }: PullRequestOptions): Promise<PullRequestRun> {
    const repository = fork ? "stranger/agent" : "acme/agent";
    const base = github.repository("acme/agent").git.ref("refs/heads/main") ?? "";
    const head = await github.commit(repository, { branch, files });
    const number = await github.openPull("acme/agent", { head: fork ? `stranger:${branch}` : branch, login: "mona" });
    const own = {
      ...compact({ script, user, before }),
    };
    const runOn =
      (workspace: string, commit: string): PullRequestRun["again"] =>
      (more = {}, variables = {}) => {
        const payload = pullRequestPayload({ number, head: commit, branch, repository, base, labels, state, draft });
        const event = { name: "pull_request", payload };
        return act(workspace, { token, ...inputs, ...more }, event, { ...env, ...variables }, own);
      };
    const clone = () => checkout(repository, branch, shallow ? ["--depth=1"] : []);
    const workspace = await clone();
    const again = runOn(workspace, head);
    const push: PullRequestRun["push"] = async (later) => {
      const commit = await github.commit(repository, { branch, files: later });
      return runOn(await clone(), commit)();
    };
    beforeRun?.(base);
    return { number, base, head, again, push, workspace, ...(await again()) };
  }

  async function onBranch(
    branch: string,
    inputs: Record<string, string>,
    event = { name: "push", payload: {} as unknown },
    env: Record<string, string> = {},
  ) {
    return act(await checkout("acme/agent", branch), { token: "full", ...inputs }, event, env);
  }

  return {
    github,
    pullRequest,
    onBranch,
    comments: (number) => commentsOf(github, number),
    async [Symbol.asyncDispose]() {
      await github[Symbol.asyncDispose]();
      rmSync(scratch, { recursive: true, force: true });
    },
  };
}

async function git(args: string[], cwd: string): Promise<string> {
  const { stdout } = await run("git", args, {
    cwd,
    env: { ...process.env, GIT_TERMINAL_PROMPT: "0", GIT_CONFIG_GLOBAL: "/dev/null" },
  });
  return stdout.trim();
}

function commentsOf(github: GithubServer, number: number): { login: string; body: string }[] {
  const comments = [...github.repository("acme/agent").comments.values()];
  return comments.filter((comment) => comment.issue === number).map(({ user, body }) => ({ login: user.login, body }));
}

interface PayloadParts {
  number: number;
  head: string;
  branch: string;
  repository: string;
  base: string;
  labels: string[];
  state: string;
  draft: boolean;
}

/** GitHub's own example of the event, with this pull request's values. */
function pullRequestPayload({ number, head, branch, repository, base, labels, state, draft }: PayloadParts): unknown {
  const examples: { name: string; examples: Record<string, unknown>[] }[] = createRequire(import.meta.url)(
    "@octokit/webhooks-examples",
  );
  const example = structuredClone(examples.find(({ name }) => name === "pull_request")?.examples[0]) as {
    pull_request: Record<string, unknown>;
    repository: Record<string, unknown>;
  }; // the package has no types of its own
  return {
    ...example,
    number,
    repository: { ...example.repository, full_name: "acme/agent", default_branch: "main" },
    pull_request: {
      ...example.pull_request,
      number,
      state,
      draft,
      locked: false,
      head: { sha: head, ref: branch, repo: { full_name: repository } },
      base: { sha: base, ref: "main", repo: { full_name: "acme/agent" } },
      labels: labels.map((name) => ({ name })),
    },
  };
}

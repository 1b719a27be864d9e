import { execFile } from "node:child_process";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { promisify } from "node:util";
import { type GithubServer, startGithubServer } from "../../test/github-server/server.ts";
import { type ActionResult, runAction } from "../../test/support/run-action.ts";

const root = resolve(import.meta.dirname, "../..");
const read = (path: string) => readFileSync(join(root, path), "utf8");
const execute = promisify(execFile);
const name = "acme/support-agent";

export const fixedAnswer = read("examples/demo/fixed-answer.mjs");
export const brokenAnswer = read("examples/demo/agent/answer.mjs");

/** The repository of the demo's agent, on a GitHub server of this machine. */
export interface DemoRepository extends AsyncDisposable {
  name: string;
  github: GithubServer;
  /** Clones a branch, as actions/checkout does, and answers the folder. */
  checkout(branch: string): Promise<string>;
  /** Commits files to a branch and opens a pull request for it. */
  propose(branch: string, title: string, files: Record<string, string>): Promise<number>;
  /** Runs the shipped Action on a pull request and answers its comment. */
  replay(number: number): Promise<ActionResult & { comment: string }>;
  /** Runs the shipped Action on the default branch. */
  onMain(inputs: Record<string, string>): Promise<ActionResult>;
  /** Brings what a branch changes to the default branch. */
  merge(branch: string): Promise<void>;
}

export async function startDemoRepository(folder: string, script: string): Promise<DemoRepository> {
  const github = await startGithubServer({
    repositories: {
      [name]: {
        files: {
          "replaykit.yaml":
            "version: 1\nrunner: { command: [node, replay.mjs] }\neffects: { get_order: read, get_policy: read }\n",
          "answer.mjs": brokenAnswer,
          "replay.mjs": read("examples/demo/agent/replay.mjs"),
          "replay-tools.mjs": read("examples/runners/replay-tools.mjs"),
        },
      },
    },
    tokens: { demo: { login: "github-actions[bot]" } },
  });
  const { host } = new URL(github.url);
  const issue = (number: number) => {
    const pull = github.repository(name).issues.get(number)?.pull;
    if (!pull) throw new Error(`there is no pull request ${number}`);
    return pull;
  };
  let checkouts = 0;

  async function checkout(branch: string): Promise<string> {
    const target = join(folder, "checkouts", `${(checkouts += 1)}-${branch.replaceAll("/", "-")}`);
    await git(["clone", "--quiet", "--branch", branch, `http://x:demo@${host}/${name}.git`, target], folder);
    return target;
  }

  async function act(workspace: string, inputs: Record<string, string>, event: { name: string; payload: object }) {
    const scratch = `${workspace}-run`;
    mkdirSync(scratch);
    const all = { token: "demo", ...inputs };
    return runAction({ workspace, scratch, inputs: all, event, apiUrl: github.url, repository: name, script });
  }

  async function replay(number: number) {
    const { head, headSha } = issue(number);
    const workspace = await checkout(head);
    const base = await git(["rev-parse", "origin/main"], workspace);
    const result = await act(
      workspace,
      {},
      { name: "pull_request", payload: payload({ number, head, headSha, base }) },
    );
    const comments = [...github.repository(name).comments.values()];
    const comment = comments.find((one) => one.issue === number)?.body;
    if (comment === undefined) throw new Error(`the Action left no comment on pull request ${number}:\n${result.log}`);
    writeFileSync(join(folder, `comment-${number}.md`), comment);
    return { ...result, comment };
  }

  async function merge(branch: string): Promise<void> {
    const workspace = await checkout(branch);
    const changed = await git(["diff", "--name-only", "origin/main...HEAD"], workspace);
    const files = changed.split("\n").map((path) => [path, readFileSync(join(workspace, path), "utf8")]);
    await github.commit(name, { branch: "main", files: Object.fromEntries(files), message: `merge ${branch}` });
  }

  return {
    name,
    github,
    checkout,
    replay,
    merge,
    async propose(branch, title, files) {
      await github.commit(name, { branch, files, message: title });
      return github.openPull(name, { head: branch, title, login: "mona" });
    },
    onMain: async (inputs) => act(await checkout("main"), inputs, { name: "push", payload: {} }),
    [Symbol.asyncDispose]: () => github[Symbol.asyncDispose](),
  };
}

/** The parts of GitHub's event that the Action reads. */
function payload({ number, head, headSha, base }: { number: number; head: string; headSha: string; base: string }) {
  return {
    repository: { full_name: name, default_branch: "main" },
    pull_request: {
      number,
      state: "open",
      head: { sha: headSha, ref: head, repo: { full_name: name } },
      base: { sha: base, ref: "main", repo: { full_name: name } },
      labels: [],
    },
  };
}

async function git(args: string[], cwd: string): Promise<string> {
  const env = { ...process.env, GIT_TERMINAL_PROMPT: "0", GIT_CONFIG_GLOBAL: "/dev/null" };
  const { stdout } = await execute("git", args, { cwd, env });
  return stdout.trim();
}

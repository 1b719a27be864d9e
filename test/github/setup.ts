import { Octokit } from "@octokit/rest";
import { createGithub, type Github, type GithubOptions } from "../../src/github/github.ts";
import { type GithubServer, startGithubServer } from "../github-server/server.ts";

export const repository = { owner: "acme", repo: "agent" };

export interface TestGithub extends AsyncDisposable {
  server: GithubServer;
  /** A client whose waits take no time; what it waited is in `waits`. */
  github(token?: string, options?: Partial<GithubOptions>): Github;
  waits: number[];
}

/** A repository with a pull request number 1 from its branch `fix`, a fork, and three tokens. */
export async function startTestGithub(): Promise<TestGithub> {
  const server = await startGithubServer({
    repositories: {
      "acme/agent": { files: { "README.md": "# agent\n", "cases/old/case.yaml": "state: open\n" } },
      "stranger/agent": { forkOf: "acme/agent" },
    },
    tokens: {
      full: { login: "github-actions[bot]" },
      fork: { login: "github-actions[bot]", permissions: { contents: "read", pull_requests: "read" } },
      mona: { login: "mona" },
    },
  });
  await server.commit("acme/agent", { branch: "fix", files: { "agent.py": "print(1)\n" } });
  await server.openPull("acme/agent", { head: "fix", login: "mona" });
  const waits: number[] = [];
  return {
    server,
    waits,
    github: (token = "full", options = {}) => {
      const octokit = octokitFor(server.url, token);
      const sleep = (ms: number) => {
        waits.push(ms);
        return new Promise<void>((done) => void setImmediate(done));
      };
      return createGithub({ octokit, sleep, random: () => 0.5, ...options });
    },
    [Symbol.asyncDispose]: () => server[Symbol.asyncDispose](),
  };
}

export function octokitFor(url: string, token: string): Octokit {
  return new Octokit({ baseUrl: url, auth: token, log: { debug() {}, info() {}, warn() {}, error() {} } });
}

/** mulberry32: the same chance for the same seed. */
export function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

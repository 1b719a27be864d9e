/**
 * A GitHub for tests: one Node server over bare git repositories, on 127.0.0.1.
 *
 *   await using github = await startGithubServer({
 *     repositories: { "acme/agent": { files: { "README.md": "# agent" } }, "stranger/agent": { forkOf: "acme/agent" } },
 *     tokens: { "t-actions": { login: "github-actions[bot]" }, "t-fork": { login: "github-actions[bot]", permissions: { contents: "read" } } },
 *   });
 *   const octokit = new Octokit({ baseUrl: github.url, auth: "t-actions" });      // GITHUB_API_URL, GITHUB_GRAPHQL_URL
 *   await github.commit("acme/agent", { branch: "fix", files: { "agent.py": "…" } });
 *   const number = await github.openPull("acme/agent", { head: "fix", login: "mona" });   // head of a fork: "stranger:fix"
 *   github.comment("acme/agent", number, "mona", "hello");
 *   github.addArtifact("acme/agent", { run: github.addRun("acme/agent", {…}), name: "replaykit", files: {…} });
 *   github.faults.add({ match: "POST /repos/{owner}/{repo}/pulls", fault: { kind: "after-commit" } });
 *   github.calls, github.writes      // every call by name; the writes that took effect
 *   git clone `http://x:t-actions@127.0.0.1:<port>/acme/agent.git`
 *
 * REST requests and responses are validated by ajv against GitHub's own OpenAPI description (openapi.json), GraphQL is answered by
 * graphql-js over GitHub's own schema; a breach answers 501, stands in `violations` and makes the disposal throw.
 */
import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createFaults, type Faults } from "./faults.ts";
import { answer, type CallRecord, type Context } from "./handle.ts";
import { createPullFor, type PullSeed } from "./pulls.ts";
import { addArtifact, addRepository, type ArtifactSeed, commit, type CommitSeed, type RepositorySeed } from "./seed.ts";
import { type Repository, type State, type Token, userOf, type WorkflowRun } from "./state.ts";

export interface GithubServerOptions {
  repositories?: Record<string, RepositorySeed>;
  /** Token text → whose it is and what it may do. */
  tokens?: Record<string, Token>;
}

export interface GithubServer extends AsyncDisposable {
  url: string;
  graphqlUrl: string;
  faults: Faults;
  calls: CallRecord[];
  /** The calls that changed something, also where their answer was lost. */
  readonly writes: CallRecord[];
  violations: string[];
  state: State;
  repository(fullName: string): Repository;
  addToken(text: string, token: Token): void;
  /** How many calls a token still has in this hour; 0 → 403 until the reset. */
  limit(token: string, remaining: number, resetInSeconds: number): void;
  commit(fullName: string, seed: CommitSeed): Promise<string>;
  openPull(fullName: string, seed: PullSeed): Promise<number>;
  comment(fullName: string, issue: number, login: string, body: string): number;
  addRun(fullName: string, run: Omit<WorkflowRun, "id" | "created_at">): number;
  /** Puts a label on an issue or a pull request. */
  label(fullName: string, issue: number, login: string, name: string): void;
  addArtifact(fullName: string, seed: ArtifactSeed): number;
}

export async function startGithubServer(options: GithubServerOptions = {}): Promise<GithubServer> {
  const root = mkdtempSync(join(tmpdir(), "replaykit-github-"));
  const state = createState(options.tokens ?? {});
  const context: Context = { state, root, faults: createFaults(), calls: [], violations: [], limits: new Map() };
  const server = createServer((request, response) => {
    void answer(context, request, response);
  });
  await new Promise<void>((done) => {
    server.listen(0, "127.0.0.1", done);
  });
  const address = server.address();
  state.url = `http://127.0.0.1:${typeof address === "object" ? address?.port : ""}`;
  for (const [name, seed] of Object.entries(options.repositories ?? {})) await addRepository(state, root, name, seed);

  async function stop(): Promise<void> {
    for (const { git } of state.repositories.values()) git[Symbol.dispose]();
    server.closeAllConnections();
    await new Promise((done) => {
      server.close(done);
    });
    rmSync(root, { recursive: true, force: true });
    if (context.violations.length > 0) throw new Error(`not as GitHub describes it:\n${context.violations.join("\n")}`);
  }
  return {
    ...seeding(context),
    ...context,
    url: state.url,
    graphqlUrl: `${state.url}/graphql`,
    get writes() {
      return context.calls.filter(({ write, done }) => write && done);
    },
    [Symbol.asyncDispose]: stop,
  };
}

function createState(tokens: Record<string, Token>): State {
  let id = 1000;
  let seconds = Date.UTC(2026, 0, 1) / 1000;
  return {
    url: "",
    users: new Map(),
    tokens: new Map(Object.entries(tokens)),
    repositories: new Map(),
    nextId: () => (id += 1),
    now: () => new Date((seconds += 1) * 1000).toISOString().replace(".000", ""),
  };
}

function seeding(context: Context) {
  const { state } = context;
  function repository(fullName: string): Repository {
    const found = state.repositories.get(fullName);
    if (!found) throw new Error(`the server has no ${fullName}`);
    return found;
  }
  return {
    repository,
    addToken: (text: string, token: Token) => void state.tokens.set(text, token),
    limit: (token: string, remaining: number, resetInSeconds: number) =>
      void context.limits.set(token, { remaining, reset: Math.ceil(Date.now() / 1000) + resetInSeconds }),
    commit: (fullName: string, seed: CommitSeed) => commit(state, repository(fullName), seed),
    openPull: (fullName: string, seed: PullSeed) => createPullFor(state, repository(fullName), seed),
    comment: (fullName: string, issue: number, login: string, body: string) => {
      const at = state.now();
      const id = state.nextId();
      const dates = { created_at: at, updated_at: at };
      repository(fullName).comments.set(id, {
        id,
        issue,
        user: userOf(state, login),
        body,
        ...dates,
        minimized: undefined,
      });
      return id;
    },
    label: (fullName: string, issue: number, login: string, name: string) => {
      const found = repository(fullName).issues.get(issue);
      if (!found) throw new Error(`${fullName} has no #${issue}`);
      userOf(state, login);
      found.labels.push(name);
      const label = { id: state.nextId(), name, color: "ededed", description: "" };
      repository(fullName).labels.set(name.toLowerCase(), label);
      found.labelled.push({ name, login, at: state.now() });
    },
    addRun: (fullName: string, run: Omit<WorkflowRun, "id" | "created_at">) => {
      const id = state.nextId();
      repository(fullName).runs.set(id, { id, created_at: state.now(), ...run });
      return id;
    },
    addArtifact: (fullName: string, seed: ArtifactSeed) => addArtifact(state, repository(fullName), seed),
  };
}

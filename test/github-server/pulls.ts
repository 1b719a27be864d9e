import { commitView } from "./git-data.ts";
import { checkBody, issueOf } from "./issues.ts";
import { type Answer, type Call, Problem, type Route, reads, textOf, writes } from "./route.ts";
import { type Issue, inTurn, type Pull, type Repository, type State, userOf } from "./state.ts";
import { pullView } from "./views.ts";

/** A pull request follows its head's branch while it is open. */
export function followHead(state: State, issue: Issue): void {
  const { pull } = issue;
  if (!pull || issue.state !== "open" || pull.headRepository === undefined) return;
  pull.headSha = state.repositories.get(pull.headRepository)?.git.ref(`refs/heads/${pull.head}`) ?? pull.headSha;
}

function view(call: Call, issue: Issue) {
  followHead(call.state, issue);
  const { git } = call.repository;
  const baseSha = git.ref(`refs/heads/${issue.pull?.base}`) ?? issue.pull?.baseSha ?? "";
  return pullView(issue, call.repository, call.state, baseSha);
}

function pullOf(call: Call): { issue: Issue; pull: Pull } {
  const issue = issueOf(call, "pull_number");
  if (!issue.pull) throw new Problem(404, "Not Found");
  followHead(call.state, issue);
  return { issue, pull: issue.pull };
}

function invalid(message: string): Problem {
  return new Problem(422, "Validation Failed", [{ resource: "PullRequest", code: "custom", message }]);
}

/** `owner:branch` or `branch` → the repository of this network and its branch. */
function headOf(state: State, network: Repository, head: string): { repository: Repository; branch: string } {
  const [owner, branch] = head.includes(":") ? head.split(":") : [network.owner, head];
  const repository = [...state.repositories.values()].find(
    (candidate) => candidate.owner === owner && candidate.name === network.name,
  );
  if (!repository || branch === undefined) throw invalid("head is invalid");
  return { repository, branch };
}

export interface PullSeed {
  /** A branch, or `owner:branch` of a fork. */
  head: string;
  base?: string;
  login?: string;
  title?: string;
  body?: string;
  draft?: boolean;
}

/** Opens a pull request and returns its number; throws as GitHub refuses. */
export async function createPullFor(state: State, repository: Repository, seed: PullSeed): Promise<number> {
  const base = seed.base ?? repository.defaultBranch;
  const head = headOf(state, repository, seed.head);
  const baseSha = repository.git.ref(`refs/heads/${base}`);
  const headSha = head.repository.git.ref(`refs/heads/${head.branch}`);
  if (baseSha === undefined) throw invalid("base is invalid");
  if (headSha === undefined) throw invalid("head is invalid");
  const same = [...repository.issues.values()].find(
    ({ state, pull }) =>
      state === "open" &&
      pull?.base === base &&
      pull.head === head.branch &&
      pull.headRepository === head.repository.fullName,
  );
  if (same) throw invalid(`A pull request already exists for ${head.repository.owner}:${head.branch}.`);
  const ahead = await repository.git.run(["rev-list", "--count", `${baseSha}..${headSha}`]);
  if (ahead.trim() === "0") throw invalid(`No commits between ${base} and ${head.branch}`);
  checkBody("PullRequest", seed.body ?? "");
  const at = state.now();
  const pull = { base, baseSha, head: head.branch, headRepository: head.repository.fullName, headSha };
  const number = repository.issues.size + 1;
  repository.issues.set(number, {
    id: state.nextId(),
    number,
    user: userOf(state, seed.login ?? repository.owner),
    title: seed.title ?? head.branch,
    body: seed.body ?? null,
    state: "open",
    locked: false,
    labels: [],
    labelled: [],
    created_at: at,
    updated_at: at,
    pull: { ...pull, draft: seed.draft ?? false, merged: false, mergeCommit: null },
  });
  return number;
}

async function createPull(call: Call): Promise<Answer> {
  const { state, repository, body } = call;
  const number = await createPullFor(state, repository, {
    head: textOf(body, "head") ?? "",
    base: textOf(body, "base") ?? "",
    title: textOf(body, "title") ?? "",
    body: textOf(body, "body") ?? "",
    login: call.user.login,
    draft: body["draft"] === true,
  });
  const issue = repository.issues.get(number);
  if (!issue) throw new Problem(500, "lost");
  return { status: 201, body: view(call, issue) };
}

function listPulls(call: Call): Answer {
  const wanted = call.query.get("state") ?? "open";
  const head = call.query.get("head");
  const base = call.query.get("base");
  const list = [...call.repository.issues.values()]
    .filter((issue) => issue.pull && (wanted === "all" || issue.state === wanted))
    .map((issue) => view(call, issue))
    .filter(
      (pull) =>
        (head === null || pull.head.label.toLowerCase() === head.toLowerCase()) &&
        (base === null || pull.base.ref === base),
    );
  return { list: list.toReversed() };
}

function updatePull(call: Call): Answer {
  const { issue } = pullOf(call);
  const state = textOf(call.body, "state");
  issue.title = textOf(call.body, "title") ?? issue.title;
  const body = textOf(call.body, "body");
  checkBody("PullRequest", body ?? "");
  issue.body = body ?? issue.body;
  if (state === "open" || state === "closed") issue.state = state;
  issue.updated_at = call.state.now();
  return { body: view(call, issue) };
}

const statusNames: Record<string, string> = { A: "added", M: "modified", D: "removed", T: "changed" };

/** Files that a head changes since it left the base, as the pull request's page shows them. */
export async function changedFiles(call: Call, base: string, head: string) {
  const { git, fullName } = call.repository;
  const [names, counts] = await Promise.all([
    git.run(["diff", "--no-renames", "--raw", "--no-abbrev", "-z", `${base}...${head}`]),
    git.run(["diff", "--no-renames", "--numstat", "-z", `${base}...${head}`]),
  ]);
  const numbers = new Map(
    counts.split("\0").flatMap((line) => {
      const [additions, deletions, path] = line.split("\t");
      return path === undefined
        ? []
        : [[path, { additions: Number(additions) || 0, deletions: Number(deletions) || 0 }]];
    }),
  );
  const fields = names.split("\0");
  const url = `${call.state.url}/repos/${fullName}`;
  return fields.flatMap((field, index) => {
    const match = /^:\d+ \d+ ([0-9a-f]+) ([0-9a-f]+) (\w)$/.exec(field);
    const filename = fields[index + 1];
    if (!match || filename === undefined) return [];
    const { additions, deletions } = numbers.get(filename) ?? { additions: 0, deletions: 0 };
    const sha = match[3] === "D" ? match[1] : match[2];
    const status = statusNames[match[3] ?? ""] ?? "changed";
    const view = { sha, filename, status, additions, deletions, changes: additions + deletions };
    return [{ ...view, blob_url: url, raw_url: url, contents_url: url }];
  });
}

async function listCommits(call: Call, base: string, head: string) {
  const out = await call.repository.git.run(["rev-list", "--reverse", `${base}..${head}`]);
  const ids = out.split("\n").filter((line) => line !== "");
  return Promise.all(
    ids.map(async (id) => {
      const commit = await commitView(call, id);
      const commitPart = { ...commit, comment_count: 0 };
      return {
        sha: id,
        node_id: commit.node_id,
        commit: commitPart,
        parents: commit.parents,
        author: null,
        committer: null,
      };
    }),
  );
}

async function compare(call: Call): Promise<Answer> {
  const { git } = call.repository;
  const [base = "", head = ""] = (call.params["basehead"] ?? "").split("...");
  const ids = [await git.object(`${base}^{commit}`), await git.object(`${head}^{commit}`)];
  if (!ids[0] || !ids[1]) throw new Problem(404, "Not Found");
  const mergeBase = (await git.run(["merge-base", ids[0].oid, ids[1].oid])).trim();
  const commits = await listCommits(call, ids[0].oid, ids[1].oid);
  const behind = Number(await git.run(["rev-list", "--count", `${ids[1].oid}..${ids[0].oid}`]));
  const both = behind > 0 ? "diverged" : "ahead";
  const status = commits.length > 0 ? both : behind > 0 ? "behind" : "identical";
  const [start, middle] = await Promise.all([commitView(call, ids[0].oid), commitView(call, mergeBase)]);
  const wrap = (commit: typeof start) => ({
    ...commit,
    commit: { ...commit, comment_count: 0 },
    author: null,
    committer: null,
  });
  return {
    body: {
      status,
      ahead_by: commits.length,
      behind_by: behind,
      total_commits: commits.length,
      base_commit: wrap(start),
      merge_base_commit: wrap(middle),
      commits,
      files: await changedFiles(call, ids[0].oid, ids[1].oid),
    },
  };
}

async function merge(call: Call): Promise<Answer> {
  const { issue, pull } = pullOf(call);
  const { git } = call.repository;
  const base = git.ref(`refs/heads/${pull.base}`);
  if (issue.state !== "open" || base === undefined) throw new Problem(405, "Pull Request is not mergeable");
  const merged = await git
    .run(["merge-tree", "--write-tree", base, pull.headSha])
    .catch(() => Promise.reject(new Problem(405, "Merge conflict")));
  const tree = merged.split("\n")[0] ?? "";
  const message = `Merge pull request #${issue.number} from ${pull.head}`;
  const sha = (await git.run(["commit-tree", tree, "-p", base, "-p", pull.headSha], { input: message })).trim();
  await git.run(["update-ref", `refs/heads/${pull.base}`, sha]);
  Object.assign(pull, { merged: true, mergeCommit: sha });
  issue.state = "closed";
  return { body: { sha, merged: true, message: "Pull Request successfully merged" } };
}

export const pullRoutes: Record<string, Route> = {
  "GET /repos/{owner}/{repo}/pulls": reads("pull_requests", listPulls),
  "POST /repos/{owner}/{repo}/pulls": writes("pull_requests", (call) =>
    inTurn(call.repository, () => createPull(call)),
  ),
  "GET /repos/{owner}/{repo}/pulls/{pull_number}": reads("pull_requests", (call) => ({
    body: view(call, pullOf(call).issue),
  })),
  "PATCH /repos/{owner}/{repo}/pulls/{pull_number}": writes("pull_requests", updatePull),
  "GET /repos/{owner}/{repo}/pulls/{pull_number}/files": reads("pull_requests", async (call) => {
    const { pull } = pullOf(call);
    return { list: await changedFiles(call, pull.base, pull.headSha) };
  }),
  "GET /repos/{owner}/{repo}/pulls/{pull_number}/commits": reads("pull_requests", async (call) => {
    const { pull } = pullOf(call);
    return { list: await listCommits(call, pull.baseSha, pull.headSha) };
  }),
  "PUT /repos/{owner}/{repo}/pulls/{pull_number}/merge": writes("contents", (call) =>
    inTurn(call.repository, () => merge(call)),
  ),
  "GET /repos/{owner}/{repo}/compare/{basehead}": reads("contents", compare),
};

import * as z from "zod";
import { type CaseFiles, caseFileNames } from "../../core/schema/case.ts";
import { ReplayKitError } from "../../core/error.ts";
import { commitOnBranch, type Target } from "./branch-writes.ts";
import type { PullRequestAccess, HeadReport } from "../comment/head-report.ts";

/** One case with its current files at the head and its new files. */
export interface CaseChange {
  case_id: string;
  path: string;
  before: CaseFiles;
  after: CaseFiles;
}

export interface MadeCommit {
  sha: string;
  tree: string;
}

const commitSchema = z.object({
  createCommitOnBranch: z.object({ commit: z.object({ oid: z.string(), tree: z.object({ oid: z.string() }) }) }),
});

/**
 * Commits the changed files at once, only if the branch is still at the head that was read. Else returns the reason.
 */
export async function commitCases(
  { github, repository }: PullRequestAccess,
  { pull }: HeadReport,
  { changes, message }: { changes: CaseChange[]; message: { headline: string; body: string } },
): Promise<MadeCommit | { refused: string }> {
  const files = changes.flatMap(({ path, before, after }) =>
    caseFileNames.flatMap((name) => {
      const text = after[name];
      return text === undefined || text === before[name] ? [] : [{ path: `${path}/${name}`, text }];
    }),
  );
  const target = { github, repository, branch: pull.headRef };
  let lost = false;
  for (let attempt = 1; ; attempt += 1) {
    const made = await commitOnBranch(target, { expected: pull.headSha, message, files });
    if (made.ok) {
      const { oid, tree } = commitSchema.parse(made.value).createCommitOnBranch.commit;
      return { sha: oid, tree: tree.oid };
    }
    const { failure, error } = made.fault;
    lost ||= failure.kind === "unknown_outcome";
    // After a lost answer the commit may be there: it then is the branch's last one, with our message.
    const there = lost ? await lastCommit(target, { after: pull.headSha, headline: message.headline }) : undefined;
    if (there !== undefined) return there;
    if (failure.kind === "conflict")
      return { refused: "somebody pushed in the meantime: look at the new commit, then ask again" };
    if (failure.kind === "forbidden") {
      return { refused: "the token may not commit here; give the job `permissions: contents: write`" };
    }
    if (failure.kind === "protected") {
      return { refused: "a rule of the repository forbids this commit; make the change in a checkout and push it" };
    }
    if (failure.kind !== "unknown_outcome") throw error;
    await github.backOff(attempt, made.fault);
  }
}

/** The branch's last commit if it follows directly on `after` and has this headline. */
async function lastCommit(
  { github, repository, branch }: Target,
  { after, headline }: { after: string; headline: string },
): Promise<MadeCommit | undefined> {
  const ref = await github.find(`read the branch ${branch}`, () =>
    github.octokit.request("GET /repos/{owner}/{repo}/git/ref/{ref}", { ...repository, ref: `heads/${branch}` }),
  );
  const sha = ref?.data.object.sha;
  if (sha === undefined || sha === after) return undefined;
  const { data } = await github.repeat(`read the commit ${sha.slice(0, 12)}`, () =>
    github.octokit.request("GET /repos/{owner}/{repo}/git/commits/{commit_sha}", { ...repository, commit_sha: sha }),
  );
  const ours = data.parents.length === 1 && data.parents[0]?.sha === after && data.message.startsWith(headline);
  return ours ? { sha, tree: data.tree.sha } : undefined;
}

/** Starts the replay of a commit that we made. GitHub starts no workflow for commits of a workflow's own token. */
export async function startReplay(access: PullRequestAccess, { pull, runs }: HeadReport): Promise<string> {
  const replies = [];
  for (const run of runs) replies.push(await startWorkflowOf(access, { branch: pull.headRef, run }));
  return [...new Set(replies)].join(" ");
}

async function startWorkflowOf(
  { github, repository, number }: PullRequestAccess,
  { branch, run: id }: { branch: string; run: number },
): Promise<string> {
  try {
    const run = await github.repeat(`read the run ${id}`, () =>
      github.octokit.request("GET /repos/{owner}/{repo}/actions/runs/{run_id}", { ...repository, run_id: id }),
    );
    await github.repeat("start the replay", () =>
      github.octokit.request("POST /repos/{owner}/{repo}/actions/workflows/{workflow_id}/dispatches", {
        ...repository,
        workflow_id: run.data.workflow_id,
        ref: branch,
        inputs: { "pull-request": String(number) },
      }),
    );
    return "Its replay was started.";
  } catch (error) {
    if (!(error instanceof ReplayKitError)) throw error;
    const why = error.code === "network_failed" || error.code === "rate_limited" ? error.message : lacksDispatch;
    return `Its replay could not be started: ${why}. Push a commit to replay it.`;
  }
}

const lacksDispatch =
  "the replay's workflow needs `workflow_dispatch` with the input `pull-request`, and this one `actions: write`";

/** Starts the failed jobs of the head's runs again; they then use the new acceptance. */
export async function replayAgain({ github, repository }: PullRequestAccess, { runs }: HeadReport): Promise<string> {
  let ok = true;
  for (const run of runs) {
    const started = await github.once(`start the run ${run} again`, () =>
      github.octokit.request("POST /repos/{owner}/{repo}/actions/runs/{run_id}/rerun-failed-jobs", {
        ...repository,
        run_id: run,
      }),
    );
    ok &&= started.ok;
  }
  return ok ? "Its failed jobs were started again." : "Start its failed jobs again (*Re-run failed jobs*).";
}

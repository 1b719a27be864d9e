import { allPages } from "./all-pages.ts";
import type { Github, RepositoryName } from "./github.ts";

/** A commit of the repository's own branch, and the artifact that its run left. */
export interface CommitRun {
  github: Github;
  repository: RepositoryName;
  commit: string;
  branch: string;
  artifact: string;
}

/** A pull request's head, and the artifact that its run left. */
export interface HeadRun extends CommitRun {
  /** Repository (`owner/name`) of the head branch. */
  headRepository: string;
}

/** The fields in use of GitHub's record of a run. */
interface WorkflowRun {
  id: number | bigint;
  event: string;
  head_sha: string;
  head_branch: string | null;
  workflow_id: number | bigint;
  /** File of the workflow. */
  path: string;
  head_repository: { id: number | bigint; full_name: string };
  repository: { id: number | bigint };
}

/**
 * Ids of the newest run of each workflow at a pull request's head; several workflows may replay a suite each. Commit,
 * branch and repository come from GitHub's record of the run, and all must match.
 */
export async function* runsOfHead(wanted: HeadRun): AsyncGenerator<number> {
  const { branch, headRepository } = wanted;
  const found = matchingRuns(wanted, ({ event, head_branch, head_repository }) => {
    const replayed = event === "pull_request" || event === "workflow_dispatch";
    const here = head_repository.full_name.toLowerCase() === headRepository.toLowerCase();
    return replayed && here && head_branch === branch;
  });
  const workflows = new Set<number | bigint>();
  for await (const { id, workflow_id } of found) {
    if (!workflows.has(workflow_id)) yield Number(id);
    workflows.add(workflow_id);
  }
}

/** Id of the newest run of a pull request's head. */
export async function runOfHead(wanted: HeadRun): Promise<number | undefined> {
  for await (const id of runsOfHead(wanted)) return id;
  return undefined;
}

/**
 * Id of the newest run that the push of a commit started and that left this artifact. Runs of pull requests do not
 * count, nor those of another workflow than `workflow`, which replays other cases.
 */
export async function runOfCommit(wanted: CommitRun & { workflow?: string | undefined }): Promise<number | undefined> {
  const { branch, workflow } = wanted;
  const found = matchingRuns(wanted, ({ event, head_branch, head_repository, repository, path }) => {
    const same = workflow === undefined || path.replace(/@.*$/, "") === workflow;
    return same && event === "push" && head_branch === branch && head_repository.id === repository.id;
  });
  for await (const { id } of found) return Number(id);
  return undefined;
}

const pageSize = 100;

/**
 * Looks among the repository's newest artifacts of this name, which takes two calls. A busy repository's commit may lie
 * further back: then GitHub is asked for the commit's runs.
 */
async function* matchingRuns(wanted: CommitRun, matches: (run: WorkflowRun) => boolean): AsyncGenerator<WorkflowRun> {
  const { github, repository, commit, artifact } = wanted;
  const isWanted = (run: WorkflowRun) => run.head_sha === commit && matches(run);
  const { data } = await github.repeat(`find the artifact ${artifact} of ${commit.slice(0, 12)}`, () =>
    github.octokit.request("GET /repos/{owner}/{repo}/actions/artifacts", {
      ...repository,
      name: artifact,
      per_page: pageSize,
    }),
  );
  const newest = data.artifacts.filter(({ expired }) => !expired).toSorted((a, b) => b.id - a.id);
  const ids = newest.flatMap(({ workflow_run: run }) => (run?.head_sha === commit && run.id ? [run.id] : []));
  for (const id of new Set(ids)) {
    const run = await github.repeat(`read the run ${id}`, () =>
      github.octokit.request("GET /repos/{owner}/{repo}/actions/runs/{run_id}", { ...repository, run_id: id }),
    );
    if (isWanted(run.data)) yield run.data;
  }
  if (data.total_count > pageSize) yield* olderRuns(wanted, isWanted, new Set(ids));
}

/** GitHub lists at most 1,000 runs of a commit. Schedules on a quiet branch can reach that. */
const maxRunPages = 10;

async function* olderRuns(
  { github, repository, commit, artifact }: CommitRun,
  isWanted: (run: WorkflowRun) => boolean,
  known: ReadonlySet<number>,
): AsyncGenerator<WorkflowRun> {
  const listed = allPages(async (page) => {
    const request = { ...repository, head_sha: commit, ...page };
    const { data } = await github.repeat(`find the runs of ${commit.slice(0, 12)}`, () =>
      github.octokit.request("GET /repos/{owner}/{repo}/actions/runs", request),
    );
    return data.workflow_runs;
  }, maxRunPages);
  const runs = (await Array.fromAsync(listed)).filter((run) => isWanted(run) && !known.has(Number(run.id)));
  for (const run of runs.toSorted((a, b) => Number(b.id) - Number(a.id))) {
    const id = Number(run.id);
    const left = await github.repeat(`find the artifact ${artifact} of run ${id}`, () =>
      github.octokit.request("GET /repos/{owner}/{repo}/actions/runs/{run_id}/artifacts", {
        ...repository,
        run_id: id,
        name: artifact,
      }),
    );
    if (left.data.artifacts.some(({ name, expired }) => name === artifact && !expired)) yield run;
  }
}

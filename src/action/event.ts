import { readFileSync, realpathSync } from "node:fs";
import * as z from "zod";
import { ReplayKitError } from "../core/error.ts";
import type { PullRequestNow } from "../github/pull-request/find-pull-request.ts";
import { schemaProblems } from "../core/schema/problem.ts";
import { parseJson } from "../core/json/json-limits.ts";

const repositorySchema = z.looseObject({ full_name: z.string() });

const pullRequestSchema = z.looseObject({
  number: z.number().int(),
  state: z.string().optional(),
  locked: z.boolean().optional(),
  head: z.looseObject({ sha: z.string(), ref: z.string(), repo: repositorySchema.nullish() }),
  base: z.looseObject({ sha: z.string(), ref: z.string() }),
  labels: z.array(z.looseObject({ name: z.string() })).default([]),
});

const workflowRunSchema = z.looseObject({
  id: z.number().int(),
  name: z.string().nullish(),
  conclusion: z.string().nullish(),
  actor: z.looseObject({ login: z.string() }).nullish(),
  event: z.string(),
  head_sha: z.string(),
  head_branch: z.string().nullish(),
  head_repository: repositorySchema.nullish(),
});

const mergeGroupSchema = z.looseObject({
  head_sha: z.string(),
  head_ref: z.string(),
  base_sha: z.string(),
  base_ref: z.string(),
});

const payloadSchema = z.looseObject({
  action: z.string().optional(),
  comment: z.looseObject({ id: z.number().int() }).optional(),
  issue: z.looseObject({ number: z.number().int(), pull_request: z.looseObject({}).nullish() }).optional(),
  inputs: z.looseObject({ "pull-request": z.string().optional() }).nullish(),
  pull_request: pullRequestSchema.optional(),
  merge_group: mergeGroupSchema.optional(),
  workflow_run: workflowRunSchema.optional(),
  repository: z.looseObject({ default_branch: z.string().optional() }).optional(),
});

/** A pull request as it was when the event was sent. */
export interface PullRequestEvent extends PullRequestNow {
  number: number;
  locked: boolean;
  fromFork: boolean;
}

export interface WorkflowRunEvent {
  id: number;
  /** Name of the workflow that ran. */
  workflow: string | undefined;
  conclusion: string | undefined;
  /** Login of the account that started the run. */
  actor: string | undefined;
  event: string;
  headSha: string;
  headBranch: string | undefined;
  headRepository: string | undefined;
}

/** A comment on a pull request. */
export interface CommentEvent {
  id: number;
  /** Number of the pull request. */
  number: number;
}

/** What the run is compared with: the pull request's base, or the branch that the merge queue merges into. */
export interface BaseOfEvent {
  sha: string;
  /** Name of the branch. */
  ref: string;
  headSha: string;
  /** Number of the pull request; `undefined` if the merge queue's branch name does not contain it. */
  number: number | undefined;
}

/** Where the Action runs: what it uses of the workflow's environment and event payload. */
export interface ActionEvent {
  name: string;
  owner: string;
  repo: string;
  sha: string;
  ref: string;
  defaultBranch: string | undefined;
  /** The checkout's real path. */
  workspace: string;
  workflow: string;
  runUrl: string;
  serverUrl: string;
  apiUrl: string;
  pullRequest: PullRequestEvent | undefined;
  /** Absent outside of pull requests and merge queues. */
  base: BaseOfEvent | undefined;
  workflowRun: WorkflowRunEvent | undefined;
  comment: CommentEvent | undefined;
  /** Number of the pull request that a `workflow_dispatch` run replays. */
  dispatchedFor: number | undefined;
}

/** Reads the environment and the event file that the runner sets (GitHub: "Variables", "Webhook events and payloads"). */
export function readEvent(env: Record<string, string | undefined>): ActionEvent {
  const repository = env["GITHUB_REPOSITORY"] ?? "";
  const [owner, repo] = repository.split("/");
  if (!owner || !repo) {
    throw new ReplayKitError("usage", `GITHUB_REPOSITORY is "${repository}"; expected owner/name`, {
      hint: "the Action runs inside a GitHub workflow; elsewhere use the `replaykit` command",
    });
  }
  const path = env["GITHUB_EVENT_PATH"];
  const payload = path === undefined ? {} : readPayload(path);
  const serverUrl = env["GITHUB_SERVER_URL"] ?? "https://github.com";
  const pullRequest = payload.pull_request && pullRequestOf(payload.pull_request, repository);
  return {
    name: env["GITHUB_EVENT_NAME"] ?? "",
    owner,
    repo,
    sha: env["GITHUB_SHA"] ?? "",
    ref: env["GITHUB_REF"] ?? "",
    defaultBranch: payload.repository?.default_branch,
    workspace: realPath(env["GITHUB_WORKSPACE"] ?? process.cwd()),
    workflow: env["GITHUB_WORKFLOW"] ?? "ReplayKit",
    runUrl: `${serverUrl}/${owner}/${repo}/actions/runs/${env["GITHUB_RUN_ID"] ?? ""}`,
    serverUrl,
    apiUrl: env["GITHUB_API_URL"] ?? "https://api.github.com",
    pullRequest,
    base: pullRequest ? baseOfPull(pullRequest) : payload.merge_group && baseOfGroup(payload.merge_group),
    comment: commentOf(payload),
    dispatchedFor: dispatchedFor(env["GITHUB_EVENT_NAME"], payload.inputs?.["pull-request"]),
    workflowRun: payload.workflow_run && {
      id: payload.workflow_run.id,
      workflow: payload.workflow_run.name ?? undefined,
      conclusion: payload.workflow_run.conclusion ?? undefined,
      actor: payload.workflow_run.actor?.login,
      event: payload.workflow_run.event,
      headSha: payload.workflow_run.head_sha,
      headBranch: payload.workflow_run.head_branch ?? undefined,
      headRepository: payload.workflow_run.head_repository?.full_name,
    },
  };
}

/** The path without links, such as a runner's work folder on another disk: the sandbox shows only real paths. */
function realPath(path: string): string {
  try {
    return realpathSync(path);
  } catch {
    return path; // it does not exist, which is said where it is read
  }
}

function pullRequestOf(pull: z.infer<typeof pullRequestSchema>, repository: string): PullRequestEvent {
  const headRepository = pull.head.repo?.full_name;
  return {
    number: pull.number,
    open: pull.state === undefined || pull.state === "open",
    locked: pull.locked === true,
    headSha: pull.head.sha,
    headRef: pull.head.ref,
    headRepository,
    baseSha: pull.base.sha,
    baseRef: pull.base.ref,
    labels: pull.labels.map(({ name }) => name),
    fromFork: headRepository !== repository,
  };
}

/** Only new comments count, and only those on pull requests. */
function commentOf({ action, comment, issue }: z.infer<typeof payloadSchema>): CommentEvent | undefined {
  if (action !== "created" || !comment || !issue?.pull_request) return undefined;
  return { id: comment.id, number: issue.number };
}

function dispatchedFor(name: string | undefined, number: string | undefined): number | undefined {
  return name === "workflow_dispatch" && /^[1-9]\d{0,9}$/.test(number ?? "") ? Number(number) : undefined;
}

function baseOfPull({ baseSha: sha, baseRef: ref, headSha, number }: PullRequestEvent): BaseOfEvent {
  return { sha, ref, headSha, number };
}

/** The queue's branch is named `gh-readonly-queue/<base>/pr-<number>-<sha>`. */
function baseOfGroup(group: z.infer<typeof mergeGroupSchema>): BaseOfEvent {
  const number = /\/pr-(\d{1,12})-[0-9a-f]+$/.exec(group.head_ref)?.[1];
  return {
    sha: group.base_sha,
    ref: group.base_ref.replace(/^refs\/heads\//, ""),
    headSha: group.head_sha,
    number: number === undefined ? undefined : Number(number),
  };
}

function readPayload(path: string): z.infer<typeof payloadSchema> {
  let text: string;
  try {
    text = readFileSync(path, "utf8");
  } catch (cause) {
    throw new ReplayKitError("io_failed", `cannot read the event at GITHUB_EVENT_PATH (${path})`, {
      hint: "run the Action in a GitHub workflow, which writes this file",
      cause,
    });
  }
  const json = parseJson(text, { name: "the event payload" });
  const parsed = payloadSchema.safeParse(json);
  if (parsed.success) return parsed.data;
  const [problem] = schemaProblems(parsed.error, json);
  throw new ReplayKitError("invalid_input", `the event at GITHUB_EVENT_PATH (${path}) is wrong: ${problem?.message}`, {
    hint: "run the Action in a GitHub workflow, under an event of docs/pull-requests.md",
  });
}

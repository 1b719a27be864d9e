import { shownDigest } from "../../core/accept/acceptance.ts";
import { ReplayKitError } from "../../core/error.ts";
import { linkPath } from "../../core/report/untrusted.ts";
import type { TableLinks } from "../../core/report/comment/case-table.ts";
import type { Conversation } from "../../core/report/comment/conversation.ts";
import { reportMarkdown } from "../../core/report/comment/markdown.ts";
import { guardsOnWord } from "../../core/verdict/attempt/evidence.ts";
import type { CaseResult, ReplayReport, Standing } from "../../core/schema/result.ts";
import { createGithub, type Github } from "../../github/github.ts";
import { lacksPermission } from "../../github/github-error.ts";
import { withSection } from "../../github/comment/comment-sections.ts";
import { pullRequestNow } from "../../github/pull-request/find-pull-request.ts";
import { maxCommentLength, stickyComment } from "../../github/comment/sticky-comment.ts";
import { nodePlatform } from "../../node/platform.ts";
import { setOutput, tell, type Environment } from "../destinations.ts";
import type { ActionEvent } from "../event.ts";
import { type Inputs, suiteName } from "../inputs.ts";
import type { ModeContext } from "../modes/mode.ts";
import { runLinks } from "./run-links.ts";

export interface CommentTarget {
  number: number;
  /** The head commit that the report is about. */
  commit: string;
  /** The inputs that chose the cases. */
  inputs: Inputs;
  /** Name of the workflow whose run left the report, if that run's inputs are not known here. */
  workflow?: string | undefined;
  /** True for a closed pull request: an existing comment is updated, but none is created. */
  closed?: boolean;
  /** Address under which files of the head branch are edited; `undefined` if unknown. */
  editBase: string | undefined;
  /** Address under which files of the head commit are shown. */
  caseBase: string | undefined;
  note?: string | undefined;
  /** One line on how many of production's failures the new cases cover. Reviewers see it even if every case holds. */
  coverage?: string | undefined;
  conversation?: ((result: CaseResult) => Conversation | undefined) | undefined;
  /** Address of the page of the run that a case was made from. */
  runUrl?: TableLinks["runUrl"];
  /** If the report comes from another run: that run's page and conclusion, as GitHub states them. */
  claim?: { runUrl: string; conclusion: string | undefined };
}

/** Marker that identifies our comment. */
export const commentMarker = "replaykit";

/**
 * Key of a comment section. Workflows that replay the same cases share a section, whatever their names; others keep
 * their own. Where only a workflow's name is known, each has its own.
 */
function sectionKey({ inputs: { cases, config, runner, select }, workflow }: CommentTarget): string {
  const chosen = [cases, config, runner ?? "", select ?? "", ...(workflow === undefined ? [] : [workflow])];
  return nodePlatform.hash(JSON.stringify(chosen)).slice(0, 12);
}

/** Standings that alone do not cause a comment. */
const quiet = new Set<Standing>(["holding", "quarantined"]);

/** GitHub's client, loaded on first use. */
export async function githubOf(token: string, event: ActionEvent): Promise<Github> {
  const { getOctokit } = await import("@actions/github");
  const octokit = getOctokit(token, { baseUrl: event.apiUrl });
  return createGithub({ octokit, onWait: (message) => tell("notice", message) });
}

interface Writing {
  github: Github;
  event: ActionEvent;
  env: Environment;
  mode: "auto" | "always";
}

/**
 * Creates or updates the one comment of a pull request. If nothing needs attention, mode `auto` only updates an
 * existing one.
 */
export async function writeComment(report: ReplayReport, target: CommentTarget, writing: Writing): Promise<void> {
  const needsSomebody =
    report.cases.some(({ standing }) => !quiet.has(standing)) || guardsOnWord(report.cases).length > 0;
  const speaks = needsSomebody || target.coverage !== undefined;
  const body = reportMarkdown(report, {
    byteLength: nodePlatform.byteLength,
    maxBytes: maxCommentLength - 300, // reserves space for the marker lines
    artifactUrl: target.claim?.runUrl ?? writing.event.runUrl,
    editBase: target.editBase,
    caseBase: target.caseBase,
    runUrl: target.runUrl,
    conversation: target.conversation,
    note: [target.note, target.coverage].filter((line) => line !== undefined).join("\n\n") || undefined,
    claim: target.claim,
    suite: suiteName(target.inputs) ?? target.workflow,
  });
  await writeSection({ body, shown: shownDigest(report, nodePlatform.hash), speaks }, target, writing);
}

interface SectionText {
  body: string;
  shown: string;
  /** Whether the section contains something that a person must know. If not, mode `auto` creates no comment for it. */
  speaks: boolean;
}

async function writeSection({ body, shown, speaks }: SectionText, target: CommentTarget, writing: Writing) {
  const { github, event, env, mode } = writing;
  const section = { key: sectionKey(target), commit: target.commit, shown, body };
  const result = await stickyComment({
    github,
    repository: { owner: event.owner, repo: event.repo },
    number: target.number,
    marker: commentMarker,
    formerMarker: /^replaykit:/,
    body: (existing) => withSection(existing, section, maxCommentLength - 100),
    updateOnly: target.closed === true || (mode === "auto" && !speaks),
  });
  if ("url" in result) setOutput(env, "comment-url", result.url);
  if (result.how === "skipped") tell("notice", `no comment: ${result.reason}`);
}

/** Comments on the event's own pull request. */
export async function commentOnPullRequest(
  report: ReplayReport,
  context: ModeContext,
  more: Pick<CommentTarget, "note" | "coverage" | "conversation"> = {},
): Promise<void> {
  await onPullRequest(context, (target, writing) => writeComment(report, { ...target, ...more }, writing));
}

/** Replaces an earlier commit's section on the event's pull request with the statement that nothing was judged. */
export async function commentNotJudged(body: string, context: ModeContext): Promise<void> {
  const text = { body, shown: nodePlatform.hash(body), speaks: true };
  await onPullRequest(context, (target, writing) => writeSection(text, target, writing));
}

/**
 * Calls `write` for the event's pull request. A failure is only a notice: the report is also in the artifact and the
 * summary.
 */
async function onPullRequest(
  { inputs, event, env }: ModeContext,
  write: (target: CommentTarget, writing: Writing) => Promise<void>,
): Promise<void> {
  const pull = event.pullRequest;
  if (!pull || inputs.comment === "never") return;
  if (inputs.token === undefined) return tell("notice", "no comment: the input token is empty");
  const editBase = editAddress(event, pull.headRepository, pull.headRef);
  const caseBase = blobAddress(event, pull.headRepository, pull.headSha);
  try {
    const github = await githubOf(inputs.token, event);
    const now = await pullRequestNow(github, { owner: event.owner, repo: event.repo }, pull.number);
    if (now.headSha !== pull.headSha) {
      const commits = `${now.headSha.slice(0, 12)}, and this run is about ${pull.headSha.slice(0, 12)}`;
      return tell("notice", `no comment: #${pull.number} has moved on to ${commits}`);
    }
    const target = {
      number: pull.number,
      commit: pull.headSha,
      inputs,
      closed: !pull.open || !now.open,
      editBase,
      caseBase,
      runUrl: runLinks({ inputs, event }),
    };
    await write(target, { github, event, env, mode: inputs.comment });
  } catch (error) {
    tell("notice", `no comment: ${explainRefusal(error, readOnly(event, env))}`);
  }
}

/** Address under which files of a branch are edited; `undefined` if the fork or the branch is gone. */
export function editAddress(
  { serverUrl }: ActionEvent,
  repository: string | undefined,
  branch: string | undefined,
): string | undefined {
  if (repository === undefined || branch === undefined) return undefined;
  return `${serverUrl}/${linkPath(repository)}/edit/${linkPath(branch)}`;
}

/** Address under which files of a commit are shown; `undefined` if the fork is gone. */
export function blobAddress(
  { serverUrl }: ActionEvent,
  repository: string | undefined,
  commit: string,
): string | undefined {
  return repository === undefined ? undefined : `${serverUrl}/${linkPath(repository)}/blob/${linkPath(commit)}`;
}

/** Why the token is read-only, if the event explains that. */
export function readOnly({ pullRequest }: ActionEvent, env: Environment): string | undefined {
  if (pullRequest?.fromFork === true) return "this pull request comes from a fork";
  return env["GITHUB_ACTOR"] === "dependabot[bot]" ? "Dependabot caused this run" : undefined;
}

/** Why there is no comment. It never fails the run, since forks and Dependabot get read-only tokens. */
function explainRefusal(error: unknown, why: string | undefined): string {
  if (!(error instanceof ReplayKitError)) return error instanceof Error ? error.message : String(error);
  if (!lacksPermission(error)) return `${error.message}${error.hint === undefined ? "" : ` → ${error.hint}`}`;
  return why === undefined
    ? `${error.message}. Give the workflow \`permissions: pull-requests: write\``
    : `${why}, so the token may only read; the report is in the artifact, and replaykit-report.yml posts it`;
}

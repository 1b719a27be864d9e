import { shownDigest } from "../../core/accept/acceptance.ts";
import { ReplayKitError } from "../../core/error.ts";
import { linkPath } from "../../core/report/untrusted.ts";
import type { TableLinks } from "../../core/report/comment/case-table.ts";
import type { Conversation } from "../../core/report/comment/conversation.ts";
import { reportMarkdown } from "../../core/report/comment/markdown.ts";
import { guardsOnWord } from "../../core/verdict/attempt/evidence.ts";
import type { CaseResult, ReplayReport, Standing } from "../../core/schema/result.ts";
import { createGithub, type Github } from "../../github/github.ts";
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
  /** By which cases were chosen. */
  inputs: Inputs;
  /** A closed pull request gets no new comment; one that it has is corrected. */
  closed?: boolean;
  /** Where files of the head branch are edited; `undefined` if that is not known. */
  editBase: string | undefined;
  /** Where files of the head commit are shown. */
  caseBase: string | undefined;
  note?: string | undefined;
  /** How many of production's failures the new cases cover, in one line: news for a reviewer, even if every case holds. */
  coverage?: string | undefined;
  conversation?: ((result: CaseResult) => Conversation | undefined) | undefined;
  /** Page of the run that a case was made from. */
  runUrl?: TableLinks["runUrl"];
  /** Where it is another run's report: what GitHub says of that run. */
  claim?: { runUrl: string; conclusion: string | undefined };
}

/** Tells our comment from others. */
export const commentMarker = "replaykit";

/** Workflows that replay the same cases write one section, whatever they are called; those of other cases keep theirs. */
function sectionKey({ cases, config, runner, select }: Inputs): string {
  return nodePlatform.hash(JSON.stringify([cases, config, runner ?? "", select ?? ""])).slice(0, 12);
}

/** Standings that need no comment: nothing is to be said or done. */
const quiet = new Set<Standing>(["holding", "quarantined"]);

/** GitHub's client, loaded only when something is to be written. */
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

/** Keeps the one comment of a pull request; with nothing to say it is only corrected, never begun. */
export async function writeComment(report: ReplayReport, target: CommentTarget, writing: Writing): Promise<void> {
  const needsSomebody =
    report.cases.some(({ standing }) => !quiet.has(standing)) || guardsOnWord(report.cases).length > 0;
  const speaks = needsSomebody || target.coverage !== undefined;
  const body = reportMarkdown(report, {
    byteLength: nodePlatform.byteLength,
    maxBytes: maxCommentLength - 300, // the lines of the markers
    artifactUrl: target.claim?.runUrl ?? writing.event.runUrl,
    editBase: target.editBase,
    caseBase: target.caseBase,
    runUrl: target.runUrl,
    conversation: target.conversation,
    note: [target.note, target.coverage].filter((line) => line !== undefined).join("\n\n") || undefined,
    claim: target.claim,
    suite: suiteName(target.inputs),
  });
  await writeSection({ body, shown: shownDigest(report, nodePlatform.hash), speaks }, target, writing);
}

interface SectionText {
  body: string;
  shown: string;
  /** False: there is nothing that somebody has to know. */
  speaks: boolean;
}

async function writeSection({ body, shown, speaks }: SectionText, target: CommentTarget, writing: Writing) {
  const { github, event, env, mode } = writing;
  const section = { key: sectionKey(target.inputs), commit: target.commit, shown, body };
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

/** Says on the event's own pull request that nothing was judged, in place of what an earlier commit's run said. */
export async function commentNotJudged(body: string, context: ModeContext): Promise<void> {
  const text = { body, shown: nodePlatform.hash(body), speaks: true };
  await onPullRequest(context, (target, writing) => writeSection(text, target, writing));
}

/** The verdict stands whatever becomes of the comment: the report is in the artifact and the summary. */
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
      const commits = `${now.headSha.slice(0, 12)}: this run is about ${pull.headSha.slice(0, 12)}`;
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
    const message = error instanceof Error ? error.message : String(error);
    tell("notice", explainRefusal(error, readOnly(event, env)) ?? `no comment: ${message}`);
  }
}

/** Where files of a branch are edited; `undefined` if the fork or the branch is gone. */
export function editAddress(
  { serverUrl }: ActionEvent,
  repository: string | undefined,
  branch: string | undefined,
): string | undefined {
  if (repository === undefined || branch === undefined) return undefined;
  return `${serverUrl}/${linkPath(repository)}/edit/${linkPath(branch)}`;
}

/** Where files of a commit are shown; `undefined` if the fork is gone. */
export function blobAddress(
  { serverUrl }: ActionEvent,
  repository: string | undefined,
  commit: string,
): string | undefined {
  return repository === undefined ? undefined : `${serverUrl}/${linkPath(repository)}/blob/${linkPath(commit)}`;
}

/** Why a token may only read, where GitHub gives no other. */
export function readOnly({ pullRequest }: ActionEvent, env: Environment): string | undefined {
  if (pullRequest?.fromFork === true) return "this pull request comes from a fork";
  return env["GITHUB_ACTOR"] === "dependabot[bot]" ? "Dependabot caused this run" : undefined;
}

/** Where a read-only token is expected, missing permission is said, never held against the run. */
function explainRefusal(error: unknown, why: string | undefined): string | undefined {
  if (!(error instanceof ReplayKitError)) return undefined;
  if (error.code !== "forbidden" && error.code !== "unauthorized") return undefined;
  return why === undefined
    ? `no comment: ${error.message}. Give the workflow \`permissions: pull-requests: write\``
    : `no comment: ${why}, so the token may only read; the report is in the artifact, and replaykit-report.yml posts it`;
}

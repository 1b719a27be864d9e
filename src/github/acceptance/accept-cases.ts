import { acceptableAs, type Acceptance, filesDigest } from "../../core/accept/acceptance.ts";
import { acceptedBehaviour } from "../../core/accept/accepted-behaviour.ts";
import { parseCaseYaml } from "../../core/case/case-yaml.ts";
import { loadCase } from "../../core/case/load-case.ts";
import { ReplayKitError } from "../../core/error.ts";
import type { CaseFiles } from "../../core/schema/case.ts";
import type { CaseResult } from "../../core/schema/result.ts";
import { compareGuards, type GuardVersion, fixturesHash } from "../../core/verdict/base/altered.ts";
import { acceptancesOn, recordAcceptance } from "./acceptance-record.ts";
import {
  type CaseChange,
  commitCases,
  type MadeCommit,
  replayAgain,
  startReplay,
} from "../pull-request/case-commit.ts";
import { readCaseAt } from "../pull-request/case-contents.ts";
import { addedAnswers } from "../comment/evidence-answers.ts";
import { absentCase, type HeadReport, type PullRequestAccess } from "../comment/head-report.ts";
import type { MaintainerComment } from "./maintainer.ts";
import { compact } from "../../core/compact.ts";
import { pullRequestNow } from "../pull-request/find-pull-request.ts";

export type CommandAnswer =
  /**
   * What was done, one line each. `commit`: the commit that was made. `patch`: changes for a fork's author to apply.
   */
  { done: string[]; commit?: string; patch?: CaseChange[] } | { refused: string };

type AcceptCommand = Extract<MaintainerComment["command"], { name: "accept" }>;

/** What is accepted for one case. */
interface AcceptedCase {
  result: CaseResult;
  as: "altered" | "behaviour";
  before: CaseFiles;
  after: CaseFiles;
  changes: string[];
}

/**
 * Carries out a maintainer's acceptance. Records it on the head, or commits the expectations for the new behaviour and
 * records it on that commit.
 */
export async function acceptCases(
  access: PullRequestAccess,
  head: HeadReport,
  comment: MaintainerComment & { command: AcceptCommand },
): Promise<CommandAnswer> {
  const { target } = comment.command;
  const wanted = head.report.cases.filter(
    (result) => acceptableAs(result) !== undefined && (target === "all" || result.case_id === target),
  );
  if (wanted.length === 0) return { refused: nothingToAccept(head, target) };
  const accepted: AcceptedCase[] = [];
  const left: string[] = [];
  for (const result of wanted) {
    const one = await readAccepted(access, head, result);
    if (typeof one === "string") left.push(`${result.case_id}: ${one}`);
    else accepted.push(one);
  }
  if (accepted.length === 0) return { refused: left.join("; ") };
  const answer = await recordAccepted(access, head, { comment, accepted });
  if ("refused" in answer) return answer;
  return { ...answer, done: [...answer.done, ...left.map((line) => `Not accepted: ${line}`)] };
}

async function recordAccepted(access: PullRequestAccess, head: HeadReport, yes: Yes): Promise<CommandAnswer> {
  const { comment, accepted } = yes;
  const changes = accepted.filter(({ as }) => as === "behaviour").map(changeOf);
  if (changes.length > 0 && head.fromFork) {
    return { done: ["ReplayKit cannot commit to a fork's branch: apply this patch there."], patch: changes };
  }
  if (changes.length === 0) return recordOnHead(access, head, yes);
  const because = comment.command.because;
  const made = await commitCases(access, head, {
    changes,
    message: {
      headline: `test(cases): accept what ${changes.length === 1 ? changes[0]?.case_id : `${changes.length} cases`} does now`,
      body: [because ?? "", `Accepted by @${comment.by} in #${access.number}.`].filter(Boolean).join("\n\n"),
    },
  });
  if ("refused" in made) return made;
  return recordOnCommit(access, head, { ...yes, made });
}

function nothingToAccept(head: HeadReport, target: string): string {
  const found = head.report.cases.find(({ case_id }) => case_id === target);
  if (target === "all") return "there is nothing to accept";
  if (found === undefined) return absentCase(target, head);
  return `${target} is ${found.standing}: only an altered guard and changed behaviour can be accepted`;
}

async function readAccepted(
  access: PullRequestAccess,
  head: HeadReport,
  result: CaseResult,
): Promise<AcceptedCase | string> {
  const before = await readCaseAt(access.github, access.repository, { commit: head.pull.headSha, folder: result.path });
  if (acceptableAs(result) === "altered") {
    const fault = faultOf(before, result.path);
    if (fault !== undefined) return fault;
    return { result, as: "altered", before, after: before, changes: result.altered ?? [] };
  }
  const known = idOf(before, result.path);
  if (known !== result.case_id) return "its folder now holds another case";
  const updated = acceptedBehaviour(before, result);
  if ("problem" in updated) return updated.problem;
  const evidence = head.evidenceOf(result.path);
  const answers = addedAnswers(updated.files, { result, evidence, wanted: result.verdict });
  const after = access.redact(answers.files);
  const changes = [...updated.changes, ...answers.notes];
  return { result, as: "behaviour", before, after, changes };
}

/**
 * Why the head's version of an altered guard cannot be accepted: a replay could not read it, so that it would block
 * whatever was accepted. A guard that is deleted altogether has no files.
 */
function faultOf(files: CaseFiles, path: string): string | undefined {
  if (Object.keys(files).length === 0) return undefined;
  try {
    loadCase(files, path);
    return undefined;
  } catch (error) {
    if (!(error instanceof ReplayKitError)) throw error;
    return `its files cannot be read (${error.message}), so accepting it has no effect: correct them, or delete all of them`;
  }
}

function idOf(files: CaseFiles, path: string): string | undefined {
  try {
    return parseCaseYaml(files["case.yaml"] ?? "", `${path}/case.yaml`).case.id;
  } catch (error) {
    if (error instanceof ReplayKitError) return undefined;
    throw error;
  }
}

function changeOf({ result: { case_id, path }, before, after }: AcceptedCase): CaseChange {
  return { case_id, path, before, after };
}

interface Yes {
  comment: MaintainerComment & { command: AcceptCommand };
  accepted: AcceptedCase[];
}

async function recordOnHead(access: PullRequestAccess, head: HeadReport, yes: Yes): Promise<CommandAnswer> {
  const { github, repository, number } = access;
  const { headSha } = head.pull;
  const tree = await github.repeat(`read the commit ${headSha.slice(0, 12)}`, () =>
    github.octokit.request("GET /repos/{owner}/{repo}/git/commits/{commit_sha}", {
      ...repository,
      commit_sha: headSha,
    }),
  );
  const now = await pullRequestNow(github, repository, number);
  if (now.headSha !== headSha)
    return { refused: "somebody pushed in the meantime: look at the new commit, then ask again" };
  const cases = yes.accepted.map(({ result, before, changes }) => acceptedCase(access, result, before, changes));
  const commit = { sha: headSha, tree: tree.data.tree.sha };
  const fault = await recordAcceptance(access, acceptanceOf(access, head, { ...yes, commit, cases }));
  if (fault !== undefined) return { refused: fault };
  return { done: [...yes.accepted.map(acceptedLine), await replayAgain(access, head), ...notCovered(head)] };
}

async function recordOnCommit(
  access: PullRequestAccess,
  head: HeadReport,
  { comment, accepted, made }: Yes & { made: MadeCommit },
): Promise<CommandAnswer> {
  const cases: Acceptance["cases"] = [];
  for (const one of accepted) {
    const changes = one.as === "altered" ? one.changes : await guardChanges(access, head, one);
    cases.push(acceptedCase(access, one.result, one.after, changes));
  }
  const before = await acceptancesOn(access, { commit: head.pull.headSha, number: access.number });
  const fault = await recordAcceptance(access, acceptanceOf(access, head, { comment, accepted, commit: made, cases }));
  // Acceptances of the head stay valid for the new commit, which only adds to it.
  for (const earlier of before.filter(({ head: of }) => of === head.pull.headSha)) {
    await recordAcceptance(access, { ...earlier, commit: made.sha, tree: made.tree });
  }
  const started = await startReplay(access, head);
  const committed = `Committed as ${made.sha.slice(0, 12)}. ${started}`;
  const done = [...accepted.map(acceptedLine), committed, ...notCovered(head)];
  return { done: fault === undefined ? done : [...done, `The acceptance is not recorded: ${fault}`], commit: made.sha };
}

/** What `all` did not mean, since a suite's report could not be read or is not what was shown. */
function notCovered({ missing }: HeadReport): string[] {
  if (missing === 0) return [];
  const are = missing === 1 ? "1 suite above is" : `${missing} suites above are`;
  return [`${are} not covered: replay what is missing, then ask again.`];
}

/** How our own commit alters a guard of the base. */
async function guardChanges(
  access: PullRequestAccess,
  { pull }: HeadReport,
  { result, after }: AcceptedCase,
): Promise<string[]> {
  const base = await readCaseAt(access.github, access.repository, { commit: pull.baseSha, folder: result.path });
  const [before, now] = [versionOf(base, result.path, access), versionOf(after, result.path, access)];
  if (before === undefined || now === undefined) return [];
  return compareGuards([before], [now]).flatMap(({ changes }) => changes);
}

function versionOf(files: CaseFiles, path: string, { hash }: PullRequestAccess): GuardVersion | undefined {
  if (idOf(files, path) === undefined) return undefined;
  const { case: replayCase } = parseCaseYaml(files["case.yaml"] ?? "", `${path}/case.yaml`);
  return { case: replayCase, path, fixtures: fixturesHash(files, hash) };
}

function acceptedCase({ hash }: PullRequestAccess, { case_id }: CaseResult, files: CaseFiles, changes: string[]) {
  const there = Object.keys(files).length > 0;
  return { case_id, files: there ? filesDigest(files, hash) : null, changes };
}

function acceptanceOf(
  { number }: PullRequestAccess,
  { pull, shown }: HeadReport,
  { comment, commit, cases }: Yes & { commit: MadeCommit; cases: Acceptance["cases"] },
): Acceptance {
  const { because } = comment.command;
  return {
    version: 1,
    pull_request: number,
    comment: comment.id,
    by: comment.by,
    ...compact({ because }),
    head: pull.headSha,
    shown,
    commit: commit.sha,
    tree: commit.tree,
    cases,
  };
}

function acceptedLine({ result, as, changes }: AcceptedCase): string {
  const what = as === "altered" ? "its guard may be altered" : "its new behaviour is expected from now on";
  return `${result.case_id}: ${what} (${changes.join("; ")})`;
}

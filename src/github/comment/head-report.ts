import { shownDigest } from "../../core/accept/acceptance.ts";
import type { ReplayReport } from "../../core/schema/result.ts";
import { nearestName } from "../../core/text/nearest-name.ts";
import { fetchArtifact } from "../artifact.ts";
import { readSections } from "./comment-sections.ts";
import { evidenceFiles } from "./evidence-answers.ts";
import type { Github, RepositoryName } from "../github.ts";
import type { MaintainerComment } from "../acceptance/maintainer.ts";
import { type PullRequestNow, pullRequestNow } from "../pull-request/find-pull-request.ts";
import { runOfHead } from "../run-of-commit.ts";
import { ownComment } from "./sticky-comment.ts";

/** What a comment command needs from the Action. */
export interface PullRequestAccess {
  github: Github;
  repository: RepositoryName;
  /** Number of the pull request. */
  number: number;
  hash: (text: string) => string;
  /** Name of the artifact with the report, its parser, and the marker of our comment. */
  artifact: string;
  readReport: (bytes: Uint8Array) => ReplayReport;
  marker: string;
  /** Removes what readers of the repository must not see. */
  redact: <T>(value: T) => T;
}

/** The message for a case that the report does not have. */
export function absentCase(id: string, { report }: Pick<HeadReport, "report">): string {
  const ids = report.cases.map(({ case_id }) => case_id);
  const near = nearestName(id, ids);
  return `there is no case ${id} in this run${near === undefined ? "" : ` (did you mean ${near}?)`}`;
}

/** A pull request as our comment shows it, with the report behind it. */
export interface HeadReport {
  pull: PullRequestNow & { headRepository: string };
  fromFork: boolean;
  report: ReplayReport;
  /** Digest of what the comment shows. */
  shown: string;
  /** Id of the run that left the report. */
  run: number;
  /** Evidence files, by their path in the artifact. */
  evidence: Map<string, Uint8Array>;
}

/**
 * Reads the report of the current head. Refuses unless our comment already showed exactly this report when the command
 * was written: a later push, run or comment outdates the command.
 */
export async function readHeadReport(
  place: PullRequestAccess,
  comment: MaintainerComment,
): Promise<HeadReport | { refused: string }> {
  const { github, repository, number } = place;
  const pull = await pullRequestNow(github, repository, number);
  const { headSha, headRef, headRepository } = pull;
  if (!pull.open || headRepository === undefined) return { refused: "the pull request is closed, or its fork is gone" };
  const named = comment.command.name === "accept" ? comment.command.commit : undefined;
  const short = headSha.slice(0, 12);
  if (named !== undefined && !headSha.startsWith(named)) {
    return { refused: `the head is ${short} now, and not ${named}: look at what it does, then accept that` };
  }
  const own = await ownComment(place);
  const sections = readSections(own?.body ?? "").filter(({ commit }) => commit === headSha);
  if (own === undefined || sections.length === 0) {
    return { refused: `there is no report of the head (${short}) yet: wait for its replay, then ask again` };
  }
  // A report of the same second may not have been seen.
  if (own.at >= comment.at) return { refused: "ReplayKit's comment has changed since: look at it, then ask again" };
  const run = await runOfHead({ ...place, commit: headSha, branch: headRef, headRepository });
  if (run === undefined) return { refused: `no run of ${short} left a report: replay it again, then ask again` };
  const files = await fetchArtifact({
    github,
    repository,
    runId: run,
    name: place.artifact,
    files: (name) => name === "report.json" || evidenceFiles.test(name),
  });
  const bytes = files?.get("report.json");
  if (files === undefined || bytes === undefined) return { refused: `the run of ${short} left no report` };
  const report = place.readReport(bytes);
  const shown = shownDigest(report, place.hash);
  if (!sections.some((section) => section.shown === shown)) {
    return { refused: "the run's report is not what was shown: replay it again, then ask again" };
  }
  const fromFork = headRepository.toLowerCase() !== `${repository.owner}/${repository.repo}`.toLowerCase();
  return { pull: { ...pull, headRepository }, fromFork, report, shown, run, evidence: files };
}

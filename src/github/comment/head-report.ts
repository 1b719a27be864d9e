import { shownDigest } from "../../core/accept/acceptance.ts";
import type { ReplayReport } from "../../core/schema/result.ts";
import { nearestName } from "../../core/text/nearest-name.ts";
import { fetchArtifact } from "../artifact.ts";
import { type CommentSection, readSections } from "./comment-sections.ts";
import { evidenceFiles } from "./evidence-answers.ts";
import type { Github, RepositoryName } from "../github.ts";
import type { MaintainerComment } from "../acceptance/maintainer.ts";
import { type PullRequestNow, pullRequestNow } from "../pull-request/find-pull-request.ts";
import { runsOfHead } from "../run-of-commit.ts";
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

/** A pull request as our comment shows it, with the report behind it; those of all suites as one, for all cases. */
export interface HeadReport {
  pull: PullRequestNow & { headRepository: string };
  fromFork: boolean;
  report: ReplayReport;
  /** Digest of what the comment shows. */
  shown: string;
  /** Ids of the runs that left it. */
  runs: number[];
  /** Number of suites that the comment shows and that are not in it. */
  missing: number;
  /** The evidence files of the run that replayed the case in this folder, by their path in the artifact. */
  evidenceOf: (path: string) => ReadonlyMap<string, Uint8Array>;
}

/**
 * Reads the report of the current head. Refuses unless our comment already showed exactly this report when the command
 * was written: a later push, run or comment outdates the command.
 */
export async function readHeadReport(
  access: PullRequestAccess,
  comment: MaintainerComment,
): Promise<HeadReport | { refused: string }> {
  const { github, repository, number } = access;
  const pull = await pullRequestNow(github, repository, number);
  const { headSha, headRepository } = pull;
  if (!pull.open || headRepository === undefined) return { refused: "the pull request is closed, or its fork is gone" };
  const named = comment.command.name === "accept" ? comment.command.commit : undefined;
  const short = headSha.slice(0, 12);
  if (named !== undefined && !headSha.startsWith(named)) {
    return { refused: `the head is ${short} now, and not ${named}: look at what it does, then accept that` };
  }
  const own = await ownComment(access);
  const sections = readSections(own?.body ?? "").filter(({ commit }) => commit === headSha);
  if (own === undefined || sections.length === 0) {
    return { refused: `there is no report of the head (${short}) yet: wait for its replay, then ask again` };
  }
  // A report of the same second may not have been seen.
  if (own.at >= comment.at) return { refused: "ReplayKit's comment has changed since: look at it, then ask again" };
  const shown = await shownReport(access, { pull: { ...pull, headRepository }, sections, comment });
  if ("refused" in shown) return shown;
  const fromFork = headRepository.toLowerCase() !== `${repository.owner}/${repository.repo}`.toLowerCase();
  return { pull: { ...pull, headRepository }, fromFork, ...shown };
}

type ShownReport = Pick<HeadReport, "report" | "shown" | "runs" | "missing" | "evidenceOf">;

/**
 * The newest report of the head that is shown and has the command's case. If none has it, the newest that is shown, so
 * that the answer can name a similar case. For all cases, every report that is shown.
 */
async function shownReport(
  access: PullRequestAccess,
  { pull, sections, comment }: { pull: HeadReport["pull"]; sections: CommentSection[]; comment: MaintainerComment },
): Promise<ShownReport | { refused: string }> {
  const short = pull.headSha.slice(0, 12);
  const { target } = comment.command;
  const found: ShownReport[] = [];
  let refused = `no run of ${short} left a report: replay it again, then ask again`;
  const wanted = { ...access, commit: pull.headSha, branch: pull.headRef, headRepository: pull.headRepository };
  for await (const run of runsOfHead(wanted)) {
    const one = await readReport(access, run);
    if (one === undefined) refused = `the run of ${short} left no report`;
    else if (sections.every(({ shown }) => shown !== one.shown))
      refused = "the run's report is not what was shown: replay it again, then ask again";
    else if (one.report.cases.some(({ case_id }) => case_id === target)) return one;
    else found.push(one);
  }
  const [first] = found;
  if (first === undefined) return { refused };
  if (target !== "all") return first;
  const covered = new Set(found.map(({ shown }) => shown));
  return { ...asOne(found, first, access), missing: sections.filter(({ shown }) => !covered.has(shown)).length };
}

/** The reports of several suites as one. A case that two of them replayed is in it once, as the newest run left it. */
function asOne(found: ShownReport[], first: ShownReport, { hash }: PullRequestAccess): ShownReport {
  if (found.length === 1) return first;
  const from = new Map<string, ShownReport>();
  for (const one of found) for (const { path } of one.report.cases) if (!from.has(path)) from.set(path, one);
  const cases = found.flatMap((one) => one.report.cases.filter(({ path }) => from.get(path) === one));
  return {
    ...first,
    report: { ...first.report, cases },
    shown: hash(found.map(({ shown }) => shown).join()),
    runs: found.flatMap(({ runs }) => runs),
    // Two suites may each have a case of this id.
    evidenceOf: (path) => (from.get(path) ?? first).evidenceOf(path),
  };
}

async function readReport(access: PullRequestAccess, run: number): Promise<ShownReport | undefined> {
  const evidence = await fetchArtifact({
    ...access,
    runId: run,
    name: access.artifact,
    files: (name) => name === "report.json" || evidenceFiles.test(name),
  });
  const bytes = evidence?.get("report.json");
  if (evidence === undefined || bytes === undefined) return undefined;
  const report = access.readReport(bytes);
  return { report, shown: shownDigest(report, access.hash), runs: [run], missing: 0, evidenceOf: () => evidence };
}

import { reportMarkdown } from "../../core/report/comment/markdown.ts";
import { verdictLine } from "../../core/report/comment/opening.ts";
import type { ReplayReport } from "../../core/schema/result.ts";
import { type CheckRun, maxCheckSummary, writeCheckRun } from "../../github/check-run.ts";
import { nodePlatform } from "../../node/platform.ts";
import { blobAddress, githubOf, readOnly } from "./comment.ts";
import { say } from "../destinations.ts";
import { suiteName } from "../inputs.ts";
import type { ModeContext } from "../modes/mode.ts";
import { runLinks } from "./run-links.ts";
import type { Workspace } from "../workspace.ts";
import { join } from "node:path";
import { ReplayKitError } from "../../core/error.ts";
import { longestBrief } from "../../core/report/case-brief.ts";
import { readableCases } from "../../node/cases/case-family.ts";
import { readBrief } from "../../node/cases/read-brief.ts";

/** Number of briefs that fit into a check's text. */
const mostBriefs = Math.floor(65_535 / (longestBrief + 200));

/** The briefs of the cases that fail the check, for a person or coding agent who fixes them; empty if none fails. */
async function blockingBriefs({ cases }: ReplayReport, { root, config, cases: folders }: Workspace): Promise<string> {
  const blocking = new Map(cases.filter(({ blocks }) => blocks).map((result) => [join(root, result.path), result]));
  const named = folders.filter((folder) => blocking.has(folder)).slice(0, mostBriefs);
  if (named.length === 0) return "";
  try {
    const all = readableCases(folders, config);
    const subjects = all.filter(({ folder }) => named.includes(folder));
    const texts = await Promise.all(
      subjects.map((subject) => readBrief(subject, { root, config, all, last: blocking.get(subject.folder) })),
    );
    return texts.join("\n\n---\n\n");
  } catch (error) {
    // The briefs are optional: the verdict does not depend on them.
    if (error instanceof ReplayKitError) return "";
    throw error;
  }
}

type CheckText = Pick<CheckRun, "title" | "conclusion" | "summary" | "text">;

const conclusions = { "🔴": "failure", "🟢": "success", "🟡": "neutral", "⚪": "neutral" } as const;

/**
 * Writes the check named ReplayKit: the verdict as its title and, with a workspace, briefs of the failing cases. A
 * failure to write it is only logged, since the step's own result decides.
 */
export async function checkCommit(report: ReplayReport, context: ModeContext, workspace?: Workspace): Promise<void> {
  const { inputs, event } = context;
  const commit = event.base?.headSha;
  if (commit === undefined || inputs.token === undefined) return;
  const { mark, words } = verdictLine(report);
  await writeCheck(context, {
    title: words,
    conclusion: conclusions[mark],
    text: workspace && (await blockingBriefs(report, workspace)),
    summary: reportMarkdown(report, {
      byteLength: nodePlatform.byteLength,
      maxBytes: maxCheckSummary,
      artifactUrl: event.runUrl,
      runUrl: runLinks({ inputs, event }),
      caseBase: blobAddress(event, `${event.owner}/${event.repo}`, commit),
      suite: suiteName(inputs),
    }),
  });
}

/** Writes a failed check when nothing was judged. Otherwise a required check would stay pending without a reason. */
export async function checkNotJudged(summary: string, context: ModeContext): Promise<void> {
  await writeCheck(context, { title: "Nothing was judged.", conclusion: "failure", summary });
}

async function writeCheck({ inputs, event, env }: ModeContext, check: CheckText): Promise<void> {
  const commit = event.base?.headSha;
  if (commit === undefined || inputs.token === undefined) return;
  const repository = { owner: event.owner, repo: event.repo };
  try {
    const github = await githubOf(inputs.token, event);
    const refused = await writeCheckRun({
      github,
      repository,
      headSha: commit,
      suite: suiteName(inputs),
      detailsUrl: event.runUrl,
      readOnly: readOnly(event, env),
      ...check,
    });
    if (refused !== undefined) say(`no check run: ${refused}`);
  } catch (error) {
    say(`no check run: ${error instanceof Error ? error.message : String(error)}`);
  }
}

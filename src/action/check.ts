import { reportMarkdown } from "../core/report/markdown.ts";
import { verdictLine } from "../core/report/opening.ts";
import type { ReplayReport } from "../core/schema/result.ts";
import { maxCheckSummary, writeCheckRun } from "../github/check-run.ts";
import { nodePlatform } from "../node/platform.ts";
import { blockingBriefs } from "./briefs.ts";
import { blobAddress, githubOf } from "./comment.ts";
import { say } from "./destinations.ts";
import type { ModeContext } from "./modes/mode.ts";
import { runLinks } from "./run-links.ts";
import type { Workspace } from "./workspace.ts";

const conclusions = { "🔴": "failure", "🟢": "success", "🟡": "neutral", "⚪": "neutral" } as const;

/** The check named ReplayKit, whose title is the verdict, with the briefs of what fails it where a workspace has its cases. Whatever becomes of it is a line of the log: the step's own result decides. */
export async function checkCommit(
  report: ReplayReport,
  { inputs, event }: ModeContext,
  workspace?: Workspace,
): Promise<void> {
  const commit = event.base?.headSha;
  if (commit === undefined || inputs.token === undefined) return;
  const { mark, words } = verdictLine(report);
  const repository = { owner: event.owner, repo: event.repo };
  try {
    const refused = await writeCheckRun({
      github: await githubOf(inputs.token, event),
      repository,
      headSha: commit,
      title: words,
      conclusion: conclusions[mark],
      detailsUrl: event.runUrl,
      text: workspace && (await blockingBriefs(report, workspace)),
      summary: reportMarkdown(report, {
        byteLength: nodePlatform.byteLength,
        maxBytes: maxCheckSummary,
        artifactUrl: event.runUrl,
        runUrl: runLinks({ inputs, event }),
        caseBase: blobAddress(event, `${event.owner}/${event.repo}`, commit),
      }),
    });
    if (refused !== undefined) say(`no check run: ${refused}`);
  } catch (error) {
    say(`no check run: ${error instanceof Error ? error.message : String(error)}`);
  }
}

import { readSourceTrace } from "../../core/case/load-case.ts";
import { beginningOf } from "../../core/text/characters.ts";
import { effectLookup } from "../../core/effects.ts";
import { ReplayKitError } from "../../core/error.ts";
import type { Promotion } from "../../core/promote/promotion.ts";
import { caseBrief } from "../../core/report/case-brief.ts";
import { runFromTrace } from "../../core/run/run-from-trace.ts";
import type { ReplayConfig } from "../../core/schema/config.ts";
import type { Github, RepositoryName } from "../../github/github.ts";

/** Somebody's login on GitHub, or an app's: `octocat`, `some-agent[bot]`. */
export function assigneeOf(login: string | undefined, to: string | undefined): string | undefined {
  if (login === undefined) return undefined;
  if (to !== undefined) {
    throw new ReplayKitError("usage", "--assign opens an issue on GitHub, and --to proposes the case in a checkout", {
      hint: "leave one of the two out; `npx replaykit case brief <case>` prints the brief",
    });
  }
  if (/^[a-z\d](?:[a-z\d-]{0,98}[a-z\d])?(?:\[bot\])?$/i.test(login)) return login;
  throw new ReplayKitError("usage", `--assign is "${login}"; expected a GitHub login`);
}

/** The brief of a case that is proposed: whoever gets it has the repository, and looks the code up there. */
export function promotedBrief(
  { case: made, files, id }: Promotion,
  { config, folder }: { config: ReplayConfig; folder: string },
): string {
  const trace = readSourceTrace(files["source-trace.json"] ?? "", "source-trace.json");
  return caseBrief({
    case: made,
    trace,
    run: runFromTrace(trace, effectLookup(made.effects, config.effects, config.aliases)),
    path: `${folder}/${id}`,
    terminal_tools: made.terminal_tools ?? config.terminal_tools,
    last: undefined,
    code: [],
    runner: undefined,
    others: undefined,
    budget: config.budget,
  });
}

/** What became of it, as a note to the promotion. */
export async function assignBrief({
  pull,
  brief,
  ...issue
}: Omit<NewIssue, "title" | "body"> & { pull: string; brief: string; title: string }): Promise<string> {
  const { title, ...place } = issue;
  const body = `The case comes with ${pull}.\n\n${brief}`;
  const opened = await openIssue({ ...place, title: beginningOf(`Mend: ${title}`, 200), body });
  if ("refused" in opened) return `no issue was opened: ${opened.refused}`;
  const { url, assigned } = opened;
  return assigned
    ? `assigned to ${issue.assignee}: ${url}`
    : `${issue.assignee} cannot be assigned here; the issue is still unassigned: ${url}`;
}

interface NewIssue {
  github: Github;
  repository: RepositoryName;
  title: string;
  /** Markdown. */
  body: string;
  /** Login of whoever is to work on it. */
  assignee: string;
}

type OpenedIssue = { url: string; assigned: boolean } | { refused: string };

/** Opens an issue for somebody; a lost answer is not asked again, so that none is opened twice. What was refused is told, and is no fault. */
async function openIssue({ github, repository, title, body, assignee }: NewIssue): Promise<OpenedIssue> {
  const result = await github.once(`open an issue for ${assignee}`, () =>
    github.octokit.request("POST /repos/{owner}/{repo}/issues", { ...repository, title, body, assignees: [assignee] }),
  );
  if (!result.ok) return { refused: result.fault.error.message };
  const { html_url: url, assignees } = result.value.data;
  // GitHub leaves out whoever may not be assigned, and says nothing.
  const assigned = assignees?.some(({ login }) => login.toLowerCase() === assignee.toLowerCase()) === true;
  return { url, assigned };
}

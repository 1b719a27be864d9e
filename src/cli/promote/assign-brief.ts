import { readSourceTrace } from "../../core/case/load-case.ts";
import { beginningOf } from "../../core/text/characters.ts";
import { effectLookup } from "../../core/effects.ts";
import { ReplayKitError } from "../../core/error.ts";
import type { Promotion } from "../../core/promote/promotion.ts";
import { caseBrief } from "../../core/report/case-brief.ts";
import { runFromTrace } from "../../core/run/run-from-trace.ts";
import type { ReplayConfig } from "../../core/schema/config.ts";
import type { Github, RepositoryName } from "../../github/github.ts";

/** Checks the login of `--assign`, of a person or an app: `octocat`, `some-agent[bot]`. */
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

/** The brief of a proposed case. It quotes no code, because the assignee has the repository. */
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

/** Opens an issue with the brief, and returns a note about the result. */
export async function assignBrief({
  pull,
  brief,
  ...issue
}: Omit<NewIssue, "title" | "body"> & { pull: string; brief: string; title: string }): Promise<string> {
  const { title, ...place } = issue;
  const body = `The case comes with ${pull}.\n\n${brief}`;
  const opened = await openIssue({ ...place, title: beginningOf(`Fix: ${title}`, 200), body });
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
  /** Login of the person or agent that gets the issue. */
  assignee: string;
}

type OpenedIssue = { url: string; assigned: boolean } | { refused: string };

/**
 * Opens an issue. The request is not repeated after a lost answer, so that no issue is opened twice. A refusal is
 * returned, not thrown.
 */
async function openIssue({ github, repository, title, body, assignee }: NewIssue): Promise<OpenedIssue> {
  const result = await github.once(`open an issue for ${assignee}`, () =>
    github.octokit.request("POST /repos/{owner}/{repo}/issues", { ...repository, title, body, assignees: [assignee] }),
  );
  if (!result.ok) return { refused: result.fault.error.message };
  const { html_url: url, assignees } = result.value.data;
  // GitHub silently leaves out logins that may not be assigned.
  const assigned = assignees?.some(({ login }) => login.toLowerCase() === assignee.toLowerCase()) === true;
  return { url, assigned };
}

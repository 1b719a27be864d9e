import type { Github } from "./github.ts";
import type { RepositoryName } from "./octokit.ts";

export interface NewIssue {
  github: Github;
  repository: RepositoryName;
  title: string;
  /** Markdown. */
  body: string;
  /** Login of whoever is to work on it. */
  assignee: string;
}

export type OpenedIssue = { url: string; assigned: boolean } | { refused: string };

/** Opens an issue for somebody; a lost answer is not asked again, so that none is opened twice. What was refused is told, and is no fault. */
export async function openIssue({ github, repository, title, body, assignee }: NewIssue): Promise<OpenedIssue> {
  const result = await github.once(`open an issue for ${assignee}`, () =>
    github.octokit.request("POST /repos/{owner}/{repo}/issues", { ...repository, title, body, assignees: [assignee] }),
  );
  if (!result.ok) return { refused: result.fault.error.message };
  const { html_url: url, assignees } = result.value.data;
  // GitHub leaves out whoever may not be assigned, and says nothing.
  const assigned = assignees?.some(({ login }) => login.toLowerCase() === assignee.toLowerCase()) === true;
  return { url, assigned };
}

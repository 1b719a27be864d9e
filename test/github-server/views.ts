import type { Comment, Issue, Label, Repository, State, User } from "./state.ts";

/** What the API shows of the stored things; fields without meaning here are filled in from GitHub's description. */
export function userView(user: User) {
  return { login: user.login, id: user.id, type: user.type, node_id: `U_${user.id}`, site_admin: false };
}

export function repositoryView(repository: Repository, state: State) {
  const { id, name, fullName, owner } = repository;
  const ownerUser = state.users.get(owner);
  return {
    id,
    node_id: `R_${id}`,
    name,
    full_name: fullName,
    owner: ownerUser && userView(ownerUser),
    private: repository.private,
    fork: repository.fork,
    default_branch: repository.defaultBranch,
    html_url: `${state.url}/${fullName}`,
    url: `${state.url}/repos/${fullName}`,
    clone_url: `${state.url}/${fullName}.git`,
    visibility: repository.private ? "private" : "public",
  };
}

export function labelView(label: Label, repository: Repository, state: State) {
  const url = `${state.url}/repos/${repository.fullName}/labels/${encodeURIComponent(label.name)}`;
  return { ...label, node_id: `LA_${label.id}`, url, default: false };
}

function labelsOf(issue: Issue, repository: Repository, state: State) {
  return issue.labels.flatMap((name) => {
    const label = repository.labels.get(name.toLowerCase());
    return label ? [labelView(label, repository, state)] : [];
  });
}

export function commentView(comment: Comment, repository: Repository, state: State) {
  const { id, body, created_at, updated_at } = comment;
  return {
    id,
    node_id: `IC_${id}`,
    body,
    created_at,
    updated_at,
    user: userView(comment.user),
    author_association: "NONE",
    url: `${state.url}/repos/${repository.fullName}/issues/comments/${id}`,
    html_url: `${state.url}/${repository.fullName}/pull/${comment.issue}#issuecomment-${id}`,
    issue_url: `${state.url}/repos/${repository.fullName}/issues/${comment.issue}`,
  };
}

export function issueView(issue: Issue, repository: Repository, state: State) {
  const url = `${state.url}/repos/${repository.fullName}/pulls/${issue.number}`;
  return {
    ...common(issue, repository, state),
    node_id: `I_${issue.id}`,
    html_url: `${state.url}/${repository.fullName}/${issue.pull ? "pull" : "issues"}/${issue.number}`,
    ...(issue.pull && { pull_request: { url, html_url: url, diff_url: url, patch_url: url } }),
    author_association: "NONE",
  };
}

function common(issue: Issue, repository: Repository, state: State) {
  const { id, number, title, body, locked, created_at, updated_at } = issue;
  return {
    id,
    number,
    title,
    body,
    locked,
    created_at,
    updated_at,
    state: issue.state,
    closed_at: issue.state === "closed" ? updated_at : null,
    user: userView(issue.user),
    labels: labelsOf(issue, repository, state),
    ...(issue.assignees && { assignees: issue.assignees.map(userView) }),
  };
}

export function pullView(issue: Issue, repository: Repository, state: State, baseSha: string) {
  const { pull } = issue;
  if (!pull) throw new Error(`#${issue.number} is no pull request`);
  const head = pull.headRepository === undefined ? undefined : state.repositories.get(pull.headRepository);
  const [headOwner = ""] = (pull.headRepository ?? repository.fullName).split("/");
  const owner = state.users.get(headOwner);
  return {
    ...common(issue, repository, state),
    node_id: `PR_${issue.id}`,
    url: `${state.url}/repos/${repository.fullName}/pulls/${issue.number}`,
    html_url: `${state.url}/${repository.fullName}/pull/${issue.number}`,
    draft: pull.draft,
    merged: pull.merged,
    merged_at: pull.merged ? issue.updated_at : null,
    merge_commit_sha: pull.mergeCommit,
    mergeable: issue.state === "open",
    mergeable_state: "clean",
    auto_merge: null,
    author_association: "NONE",
    head: {
      ref: pull.head,
      sha: pull.headSha,
      label: `${headOwner}:${pull.head}`,
      user: owner ? userView(owner) : null,
      repo: head ? repositoryView(head, state) : null,
    },
    base: {
      ref: pull.base,
      sha: baseSha,
      label: `${repository.owner}:${pull.base}`,
      user: userView(state.users.get(repository.owner) ?? issue.user),
      repo: repositoryView(repository, state),
    },
  };
}

import {
  type Answer,
  type Call,
  notFound,
  numberParam,
  param,
  Problem,
  type Route,
  reads,
  textOf,
  writes,
} from "./route.ts";
import type { Comment, Issue } from "./state.ts";
import { commentView, issueView, labelView } from "./views.ts";

/** GitHub's limit for the body of an issue, a pull request and a comment. */
const maxBody = 65_536;

export function checkBody(resource: string, body: string): void {
  if (Array.from(body).length <= maxBody) return;
  throw new Problem(422, "Validation Failed", [
    { resource, code: "unprocessable", field: "data", message: `Body is too long (maximum is ${maxBody} characters)` },
  ]);
}

export function issueOf(call: Call, name = "issue_number"): Issue {
  const issue = call.repository.issues.get(numberParam(call, name));
  if (!issue) throw notFound();
  return issue;
}

function commentOf(call: Call): Comment {
  const comment = call.repository.comments.get(numberParam(call, "comment_id"));
  if (!comment) throw notFound();
  return comment;
}

/** Who may not be assigned is left out without a word, as on GitHub: here everybody but the server's users. */
function createIssue(call: Call): Answer {
  const body = textOf(call.body, "body") ?? "";
  checkBody("Issue", body);
  const wanted: unknown[] = Array.isArray(call.body["assignees"]) ? call.body["assignees"] : [];
  const at = call.state.now();
  const number = call.repository.issues.size + 1;
  const issue: Issue = {
    id: call.state.nextId(),
    number,
    user: call.user,
    title: textOf(call.body, "title") ?? "",
    body,
    state: "open",
    locked: false,
    labels: [],
    labelled: [],
    assignees: wanted.flatMap((login) => (typeof login === "string" ? (call.state.users.get(login) ?? []) : [])),
    created_at: at,
    updated_at: at,
    pull: undefined,
  };
  call.repository.issues.set(number, issue);
  return { status: 201, body: issueView(issue, call.repository, call.state) };
}

function createComment(call: Call): Answer {
  const issue = issueOf(call);
  const body = textOf(call.body, "body") ?? "";
  if (issue.locked) throw new Problem(403, "Unable to create comment because issue is locked.");
  checkBody("IssueComment", body);
  const at = call.state.now();
  const id = call.state.nextId();
  const comment = {
    id,
    issue: issue.number,
    user: call.user,
    body,
    created_at: at,
    updated_at: at,
    minimized: undefined,
  };
  call.repository.comments.set(id, comment);
  return { status: 201, body: commentView(comment, call.repository, call.state) };
}

function updateComment(call: Call): Answer {
  const comment = commentOf(call);
  const body = textOf(call.body, "body") ?? "";
  checkBody("IssueComment", body);
  comment.body = body;
  comment.updated_at = call.state.now();
  return { body: commentView(comment, call.repository, call.state) };
}

function ensureLabel(call: Call, name: string): void {
  const key = name.toLowerCase();
  if (call.repository.labels.has(key)) return;
  call.repository.labels.set(key, { id: call.state.nextId(), name, color: "ededed", description: "" });
}

function namesIn(body: Record<string, unknown>): string[] {
  const labels: unknown[] = Array.isArray(body["labels"]) ? body["labels"] : [];
  return labels.filter((label) => typeof label === "string");
}

function labelsAnswer(call: Call, issue: Issue): Answer {
  return { body: issueView(issue, call.repository, call.state).labels };
}

function addLabels(call: Call): Answer {
  const issue = issueOf(call);
  for (const name of namesIn(call.body)) {
    ensureLabel(call, name);
    if (!issue.labels.includes(name)) issue.labels.push(name);
  }
  return labelsAnswer(call, issue);
}

function createLabel(call: Call): Answer {
  const name = textOf(call.body, "name") ?? "";
  if (call.repository.labels.has(name.toLowerCase())) {
    throw new Problem(422, "Validation Failed", [{ resource: "Label", code: "already_exists", field: "name" }]);
  }
  const color = textOf(call.body, "color") ?? "ededed";
  const label = { id: call.state.nextId(), name, color, description: textOf(call.body, "description") ?? "" };
  call.repository.labels.set(name.toLowerCase(), label);
  return { status: 201, body: labelView(label, call.repository, call.state) };
}

/** The few qualifiers that our searches use: `repo:`, `is:pr|issue|open|closed`, and words of title or body. */
function search(call: Call): Answer {
  const terms = (call.query.get("q") ?? "").split(/\s+/).filter((term) => term !== "");
  const wanted = terms.find((term) => term.startsWith("repo:"))?.slice(5);
  const flags = terms.filter((term) => term.startsWith("is:")).map((term) => term.slice(3));
  const words = terms.filter((term) => !term.includes(":"));
  const items = [...call.state.repositories.values()]
    .filter((repository) => wanted === undefined || repository.fullName === wanted)
    .flatMap((repository) =>
      [...repository.issues.values()]
        .filter((issue) => flags.every((flag) => flag === issue.state || flag === (issue.pull ? "pr" : "issue")))
        .filter((issue) => words.every((word) => `${issue.title} ${issue.body ?? ""}`.includes(word)))
        .map((issue) => ({ ...issueView(issue, repository, call.state), score: 1 })),
    );
  return { body: { total_count: items.length, incomplete_results: false, items } };
}

const issuesOrPulls: ["issues", "pull_requests"] = ["issues", "pull_requests"];

export const issueRoutes: Record<string, Route> = {
  "POST /repos/{owner}/{repo}/issues": writes("issues", createIssue),
  "GET /repos/{owner}/{repo}/issues/{issue_number}": reads(issuesOrPulls, (call) => ({
    body: issueView(issueOf(call), call.repository, call.state),
  })),
  "GET /repos/{owner}/{repo}/issues/{issue_number}/comments": reads(issuesOrPulls, (call) => {
    const { number } = issueOf(call);
    const all = [...call.repository.comments.values()].filter((comment) => comment.issue === number);
    return { list: all.map((comment) => commentView(comment, call.repository, call.state)) };
  }),
  "POST /repos/{owner}/{repo}/issues/{issue_number}/comments": writes(issuesOrPulls, createComment),
  "GET /repos/{owner}/{repo}/issues/comments/{comment_id}": reads(issuesOrPulls, (call) => ({
    body: commentView(commentOf(call), call.repository, call.state),
  })),
  "PATCH /repos/{owner}/{repo}/issues/comments/{comment_id}": writes(issuesOrPulls, updateComment),
  "DELETE /repos/{owner}/{repo}/issues/comments/{comment_id}": writes(issuesOrPulls, (call) => {
    call.repository.comments.delete(commentOf(call).id);
    return { status: 204 };
  }),
  "GET /repos/{owner}/{repo}/issues/{issue_number}/labels": reads(issuesOrPulls, (call) =>
    labelsAnswer(call, issueOf(call)),
  ),
  "POST /repos/{owner}/{repo}/issues/{issue_number}/labels": writes(issuesOrPulls, addLabels),
  "PUT /repos/{owner}/{repo}/issues/{issue_number}/labels": writes(issuesOrPulls, (call) => {
    issueOf(call).labels = [];
    return addLabels(call);
  }),
  "GET /repos/{owner}/{repo}/labels": reads(issuesOrPulls, (call) => ({
    list: [...call.repository.labels.values()].map((label) => labelView(label, call.repository, call.state)),
  })),
  "POST /repos/{owner}/{repo}/labels": writes(issuesOrPulls, createLabel),
  "GET /repos/{owner}/{repo}/labels/{name}": reads(issuesOrPulls, (call) => {
    const label = call.repository.labels.get(param(call, "name").toLowerCase());
    if (!label) throw notFound();
    return { body: labelView(label, call.repository, call.state) };
  }),
  "GET /search/issues": reads("metadata", search),
};

import { ReplayKitError } from "../../core/error.ts";
import { allPages } from "../all-pages.ts";
import type { Fault, Github, RepositoryName } from "../github.ts";

/** GitHub rejects longer bodies. */
export const maxCommentLength = 65_536;

/** The search for our comment stops after this many pages. */
const maxPages = 200;

export interface StickyCommentOptions {
  github: Github;
  repository: RepositoryName;
  /** Number of the pull request. */
  number: number;
  /** Identifies our comment, in an HTML comment in the first line of its body. */
  marker: string;
  /** Markers of earlier versions. A comment that begins with one is ours too, and gets the new marker. */
  formerMarker?: RegExp;
  /** Markdown, or a function from the comment's current text to the new one; `undefined` removes the comment. */
  body: string | ((existing: string | undefined) => string) | undefined;
  /** True to update an existing comment but create none. */
  updateOnly?: boolean;
}

export type StickyComment =
  | { how: "created" | "updated" | "unchanged" | "joined"; id: number; url: string }
  | { how: "removed" | "nothing" }
  /** The comment could not be written, but that is no error: the verdict does not depend on it. */
  | { how: "skipped"; reason: string };

interface ExistingComment {
  id: number;
  body: string;
  url: string;
  /** Time of the last write. */
  at: string;
}

/**
 * Keeps one comment per pull request and marker. Needs at most two writes, or three if several jobs share the comment.
 * Touches only comments of the token's own account. If several jobs create one at once, each looks again and deletes
 * its own unless it is the oldest.
 */
export async function stickyComment(options: StickyCommentOptions): Promise<StickyComment> {
  const head = markerLine(options.marker);
  const { body } = options;
  const text =
    body === undefined
      ? undefined
      : (existing: string | undefined) => checked(`${head}\n${typeof body === "string" ? body : body(existing)}`);
  text?.(undefined); // rejects a text that is too long before any request
  const login = await viewerLogin(options.github);
  const run: CommentUpdate = {
    ...options,
    head,
    text,
    shared: typeof body === "function",
    login,
    writes: 0,
    created: undefined,
    how: undefined,
  };
  for (let attempt = 1; ; attempt += 1) {
    const step = await takeStep(run);
    if (!("fault" in step)) {
      if (step.done) return step.result;
      attempt = 0; // the step worked: the next one starts at attempt 1
      continue;
    }
    if (!mayLookAgain(step.fault)) throw step.fault.error;
    await options.github.backOff(attempt, step.fault);
  }
}

function checked(text: string): string {
  const { length } = Array.from(text);
  if (length <= maxCommentLength) return text;
  throw new ReplayKitError("too_large", `the comment has ${length} characters; GitHub allows ${maxCommentLength}`);
}

/** The marker as an HTML comment, which GitHub does not show. Characters that could end it are replaced. */
export function markerLine(marker: string): string {
  return `<!-- ${marker.replace(/[^\w.:/ -]/g, "_").replaceAll("--", "__")} -->`;
}

interface CommentUpdate extends Omit<StickyCommentOptions, "body"> {
  head: string;
  text: ((existing: string | undefined) => string) | undefined;
  /** True if other jobs write parts of the comment: the result of a write is then checked again. */
  shared: boolean;
  login: string;
  writes: number;
  created: number | undefined;
  how: "created" | "updated" | undefined;
}

type Step = { done: true; result: StickyComment } | { done: false } | { fault: Fault };

/** Whether to check the state and continue: the answer was lost, or the comment was changed at the same time. */
function mayLookAgain({ failure }: Fault): boolean {
  return failure.kind === "unknown_outcome" || failure.kind === "conflict";
}

async function takeStep(run: CommentUpdate): Promise<Step> {
  const own = await findOwn(run);
  const [oldest] = own;
  if (run.text === undefined)
    return oldest ? removeNext(run, oldest) : { done: true, result: { how: run.writes > 0 ? "removed" : "nothing" } };
  if (!oldest) return create(run, run.text(undefined));
  const mine = own.find(({ id }) => id === run.created);
  if (mine && mine !== oldest) return joinOldest(run, mine, oldest);
  const text = run.text(oldest.body);
  if (oldest.body !== text) {
    // Another job keeps writing at the same moment: its text stays.
    if (run.writes >= 3) return { done: true, result: { how: run.how ?? "unchanged", id: oldest.id, url: oldest.url } };
    return update(run, oldest, text);
  }
  const surplus = own[1];
  if (surplus && run.writes < 2) return removeNext(run, surplus);
  return { done: true, result: { how: run.how ?? "unchanged", id: oldest.id, url: oldest.url } };
}

async function create(run: CommentUpdate, body: string): Promise<Step> {
  const { github, repository, number } = run;
  if (run.updateOnly) return { done: true, result: { how: "nothing" } };
  const result = await github.once(`comment on #${number}`, () =>
    github.octokit.request("POST /repos/{owner}/{repo}/issues/{issue_number}/comments", {
      ...repository,
      issue_number: number,
      body,
    }),
  );
  if (!result.ok) {
    const { failure } = result.fault;
    if (failure.kind === "unknown_outcome") run.how = "created"; // it may exist: the next look shows that
    const reason = skipReason(run, result.fault);
    return reason === undefined ? { fault: result.fault } : { done: true, result: { how: "skipped", reason } };
  }
  run.writes += 1;
  run.how = "created";
  run.created = Number(result.value.data.id);
  return { done: false };
}

function skipReason({ number }: CommentUpdate, { failure }: Fault): string | undefined {
  const locked = failure.status === 403 && /locked/i.test(failure.message);
  return locked ? `#${number} is locked: the comment was not written; the report is in the job's summary` : undefined;
}

async function update(run: CommentUpdate, comment: ExistingComment, body: string): Promise<Step> {
  const { github, repository } = run;
  const result = await github.once(`update the comment ${comment.id}`, () =>
    github.octokit.request("PATCH /repos/{owner}/{repo}/issues/comments/{comment_id}", {
      ...repository,
      comment_id: comment.id,
      body,
    }),
  );
  if (result.ok) {
    run.writes += 1;
    run.how ??= "updated";
    if (run.shared) return { done: false };
    // Another job may write its own text at the same moment. The later write stays, and neither writes again.
    return { done: true, result: { how: run.how, id: comment.id, url: comment.url } };
  }
  if (result.fault.failure.kind === "not_found") return { done: false }; // deleted since the last look
  const reason = skipReason(run, result.fault);
  return reason === undefined ? { fault: result.fault } : { done: true, result: { how: "skipped", reason } };
}

async function joinOldest(run: CommentUpdate, mine: ExistingComment, oldest: ExistingComment): Promise<Step> {
  const fault = await remove(run, mine);
  if (fault === undefined && run.shared) return { done: false };
  return fault ? { fault } : { done: true, result: { how: "joined", id: oldest.id, url: oldest.url } };
}

async function removeNext(run: CommentUpdate, comment: ExistingComment): Promise<Step> {
  const fault = await remove(run, comment);
  if (fault) return { fault };
  const finished = run.text === undefined && run.writes >= 2;
  return finished ? { done: true, result: { how: "removed" } } : { done: false };
}

/** Deletes a comment. A comment that is already gone counts as deleted. */
async function remove(run: CommentUpdate, comment: ExistingComment): Promise<Fault | undefined> {
  const { github, repository } = run;
  const result = await github.once(`delete the comment ${comment.id}`, () =>
    github.octokit.request("DELETE /repos/{owner}/{repo}/issues/comments/{comment_id}", {
      ...repository,
      comment_id: comment.id,
    }),
  );
  run.writes += 1; // counts even if the answer was lost: the deletion may have happened
  return result.ok || result.fault.failure.kind === "not_found" ? undefined : result.fault;
}

/** Our comment and the time of its last write. */
export async function ownComment(
  options: Pick<StickyCommentOptions, "github" | "repository" | "number" | "marker">,
): Promise<{ body: string; at: string } | undefined> {
  const login = await viewerLogin(options.github);
  const [oldest] = await findOwn({ ...options, head: markerLine(options.marker), login });
  return oldest;
}

type Search = Pick<CommentUpdate, "github" | "repository" | "number" | "head" | "formerMarker" | "login">;

/** Our comments from all pages, the oldest first. A stranger's comment with our marker does not count. */
async function findOwn({ github, repository, number, head, formerMarker, login }: Search): Promise<ExistingComment[]> {
  const own: ExistingComment[] = [];
  const comments = allPages(async (page) => {
    const request = { ...repository, issue_number: number, ...page };
    const { data } = await github.repeat(`read the comments of #${number}`, () =>
      github.octokit.request("GET /repos/{owner}/{repo}/issues/{issue_number}/comments", request),
    );
    return data;
  }, maxPages);
  for await (const { id, body = "", html_url: url, user, updated_at: at } of comments) {
    const former = formerMarker?.test(/^<!-- (.*) -->/.exec(body)?.[1] ?? "") === true;
    if (user && sameAccount(user, login) && (former || body.startsWith(head)))
      own.push({ id: Number(id), body, url, at });
  }
  return own.toSorted((a, b) => a.id - b.id);
}

/**
 * Compares accounts. GraphQL and REST differ in whether a bot's name ends in `[bot]`; a person's name cannot contain
 * brackets.
 */
function sameAccount(user: { login: string; type?: string }, login: string): boolean {
  const bare = login.replace(/\[bot\]$/, "");
  return user.login === login || (user.type === "Bot" && user.login.replace(/\[bot\]$/, "") === bare);
}

/** Login of the token's account. Uses GraphQL: `GET /user` rejects tokens of Actions and Apps. */
export async function viewerLogin(github: Github): Promise<string> {
  const answer = await github.repeat("ask GitHub whose token this is", () =>
    github.octokit.graphql<{ viewer: { login: string } }>("{ viewer { login } }"),
  );
  return answer.viewer.login;
}

import { ReplayKitError } from "../../core/error.ts";
import type { Fault, Github, RepositoryName } from "../github.ts";

/** GitHub refuses longer bodies. */
export const maxCommentLength = 65_536;

const pageSize = 100;
/** A pull request with more comments than this is no place for one more. */
const maxPages = 200;

export interface StickyCommentOptions {
  github: Github;
  repository: RepositoryName;
  /** Number of the pull request. */
  number: number;
  /** Tells our comment from others; it stands in an HTML comment in the body's first line. */
  marker: string;
  /** Markers of earlier versions: a comment that begins with one is ours too, and is written anew. */
  formerMarker?: RegExp;
  /** Markdown, or what it becomes from the comment's own text as it is; `undefined` removes the comment. */
  body: string | ((existing: string | undefined) => string) | undefined;
  /** Where there is no comment yet, leave it so: there is something to correct, or nothing to say. */
  updateOnly?: boolean;
}

export type StickyComment =
  | { how: "created" | "updated" | "unchanged" | "joined"; id: number; url: string }
  | { how: "removed" | "nothing" }
  /** It could not be written, for a reason that is nobody's fault: the verdict stands without it. */
  | { how: "skipped"; reason: string };

interface ExistingComment {
  id: number;
  body: string;
  url: string;
  /** When it was written last. */
  at: string;
}

/**
 * Keeps one comment per pull request and marker, with at most two writes. Only comments of the token's own account are ever touched.
 * Jobs that create at once converge: each looks again and deletes its own unless it is the oldest.
 */
export async function stickyComment(options: StickyCommentOptions): Promise<StickyComment> {
  const head = markerLine(options.marker);
  const { body } = options;
  const text =
    body === undefined
      ? undefined
      : (existing: string | undefined) => checked(`${head}\n${typeof body === "string" ? body : body(existing)}`);
  text?.(undefined); // what is too long is refused before anything is asked
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
      attempt = 0; // a step that worked: the next one has its own attempts
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

/** Hidden in the rendered comment; letters that could end an HTML comment are left out. */
export function markerLine(marker: string): string {
  return `<!-- ${marker.replace(/[^\w.:/ -]/g, "_").replaceAll("--", "__")} -->`;
}

interface CommentUpdate extends Omit<StickyCommentOptions, "body"> {
  head: string;
  text: ((existing: string | undefined) => string) | undefined;
  /** True if others write parts of it: what was written is looked at again. */
  shared: boolean;
  login: string;
  writes: number;
  created: number | undefined;
  how: "created" | "updated" | undefined;
}

type Step = { done: true; result: StickyComment } | { done: false } | { fault: Fault };

/** A lost answer, or a comment that went away in between: look what is true now, and go on from there. */
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
    // Somebody else wrote at the same moment, and again: theirs stands.
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
    if (failure.kind === "unknown_outcome") run.how = "created"; // it may be there: the next look tells
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
    // Another job may write its own text at the same moment; the later one stands, and nobody writes twice for it.
    return { done: true, result: { how: run.how, id: comment.id, url: comment.url } };
  }
  if (result.fault.failure.kind === "not_found") return { done: false }; // deleted since we looked
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

/** A comment that is gone already is as good as removed. */
async function remove(run: CommentUpdate, comment: ExistingComment): Promise<Fault | undefined> {
  const { github, repository } = run;
  const result = await github.once(`delete the comment ${comment.id}`, () =>
    github.octokit.request("DELETE /repos/{owner}/{repo}/issues/comments/{comment_id}", {
      ...repository,
      comment_id: comment.id,
    }),
  );
  run.writes += 1; // also where its answer was lost: it may have happened
  return result.ok || result.fault.failure.kind === "not_found" ? undefined : result.fault;
}

/** Our comment as it stands, and when it was written last. */
export async function ownComment(
  options: Pick<StickyCommentOptions, "github" | "repository" | "number" | "marker">,
): Promise<{ body: string; at: string } | undefined> {
  const login = await viewerLogin(options.github);
  const [oldest] = await findOwn({ ...options, head: markerLine(options.marker), login });
  return oldest;
}

type Search = Pick<CommentUpdate, "github" | "repository" | "number" | "head" | "formerMarker" | "login">;

/** Our comments, the oldest first, whatever page they are on; a stranger's that carries the marker is not ours. */
async function findOwn({ github, repository, number, head, formerMarker, login }: Search): Promise<ExistingComment[]> {
  const own: ExistingComment[] = [];
  for (let page = 1; page <= maxPages; page += 1) {
    const { data } = await github.repeat(`read the comments of #${number}`, () =>
      github.octokit.request("GET /repos/{owner}/{repo}/issues/{issue_number}/comments", {
        ...repository,
        issue_number: number,
        per_page: pageSize,
        page,
      }),
    );
    for (const { id, body = "", html_url: url, user, updated_at: at } of data) {
      const former = formerMarker?.test(/^<!-- (.*) -->/.exec(body)?.[1] ?? "") === true;
      if (user && sameAccount(user, login) && (former || body.startsWith(head)))
        own.push({ id: Number(id), body, url, at });
    }
    if (data.length < pageSize) break;
  }
  return own.toSorted((a, b) => a.id - b.id);
}

/** GraphQL and REST write a bot's name with and without `[bot]`; a person's name can never hold brackets. */
function sameAccount(user: { login: string; type?: string }, login: string): boolean {
  const bare = login.replace(/\[bot\]$/, "");
  return user.login === login || (user.type === "Bot" && user.login.replace(/\[bot\]$/, "") === bare);
}

/** Whose token it is: `GET /user` refuses the tokens of Actions and Apps, GraphQL answers all. */
export async function viewerLogin(github: Github): Promise<string> {
  const answer = await github.repeat("ask GitHub whose token this is", () =>
    github.octokit.graphql<{ viewer: { login: string } }>("{ viewer { login } }"),
  );
  return answer.viewer.login;
}

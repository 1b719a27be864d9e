import { ReplayKitError } from "../../core/error.ts";
import type { Fault, Github } from "../github.ts";
import { type BranchState, type PullState, readBranchState } from "./branch-state.ts";
import {
  addLabels,
  blobId,
  commitOnBranch,
  createBranch,
  createPull,
  type PullText,
  resetBranch,
  type Target,
  type TextFile,
  updatePull,
} from "./branch-writes.ts";

export interface FileGroup {
  /** The file whose presence shows that the group exists. */
  probe: string;
  files: TextFile[];
}

interface EnsureOptions extends Target, PullText {
  base: string | undefined;
  /**
   * The commit on which the texts are based; default: the base's last one. If the branch began at a later one, the pull
   * request would undo what came between.
   */
  from?: string | undefined;
  message: { headline: string; body: string };
  groups: FileGroup[];
  /**
   * `once`: a group that exists on the base or the branch stays as it is, even if somebody edited it.
   * `rolling`: the files get these texts, and title and body are kept up to date.
   */
  mode: "once" | "rolling";
}

export type EnsuredPullRequest =
  | { how: "opened" | "updated" | "unchanged"; number: number; url: string; branch: string; commit: string }
  /** The base has all files already. */
  | { how: "on_base" }
  /** Somebody closed a pull request with exactly this content: it is not opened again. */
  | { how: "declined"; number: number; url: string };

/** GitHub accepts larger commits, but people cannot review them. */
const maxBytes = 10 * 1024 * 1024;
const maxPaths = 400;

/**
 * Creates branch, commit, pull request and labels where they are missing. Parallel runs end with one of each:
 * compare-and-swap ensures that for branch and commit, and GitHub allows one open pull request per branch and base.
 */
export async function ensurePullRequest(options: EnsureOptions): Promise<EnsuredPullRequest> {
  checkSize(options);
  const paths = pathsOf(options);
  const wanted = options.mode === "rolling" ? await Promise.all(textsOf(options).map(blobId)) : undefined;
  return takeSteps(options.github, async (written) =>
    nextStep({ options, wanted, written }, await readBranchState({ ...options, paths })),
  );
}

interface EnsureState {
  options: EnsureOptions;
  /** Blob ids of the files in `rolling` mode. */
  wanted: string[] | undefined;
  /** Names of the steps that this run has taken. */
  written: ReadonlySet<string>;
}

function nextStep(run: EnsureState, state: BranchState): Step<EnsuredPullRequest> {
  const { options } = run;
  const { base, branch, pull } = state;
  if (isThere(run, state.onBase).every(Boolean)) return { result: { how: "on_base" } };
  const here = isThere(run, state.onBranch);
  const needed = here.map((there, index) => !there && !isThere(run, state.onBase)[index]);
  if (pull?.state === "CLOSED" && wasDeclined(run, { needed, branch, pull })) {
    return { result: { how: "declined", number: pull.number, url: pull.url } };
  }
  const start = options.from ?? base.oid;
  if (branch === undefined) return { name: "branch", write: () => createBranch(options, start) };
  const leftover = pull !== undefined && pull.state !== "OPEN" && pull.headOid === branch && branch !== start;
  if (leftover) return { name: "reset", write: () => resetBranch(options, start) };
  const files = missingFiles(run, needed);
  if (files.length > 0) {
    const { message } = options;
    return { name: "commit", write: () => commitOnBranch(options, { expected: branch, message, files }) };
  }
  if (pull?.state !== "OPEN") return { name: "pull", write: () => createPull(options, base.name, options) };
  return finishPull(run, pull, branch);
}

function finishPull({ options, written }: EnsureState, pull: PullState, commit: string): Step<EnsuredPullRequest> {
  const { number, url } = pull;
  const stale = pull.title !== options.title || normalised(pull.body) !== normalised(options.body);
  if (options.mode === "rolling" && stale && !written.has("text"))
    return { name: "text", write: () => updatePull(options, number, options) };
  const labels = options.labels.filter(
    (label) => !pull.labels.some((has) => has.toLowerCase() === label.toLowerCase()),
  );
  if (labels.length > 0 && !written.has("labels"))
    return { name: "labels", write: () => addLabels(options, number, labels) };
  const how = written.has("pull") ? "opened" : written.size > 0 ? "updated" : "unchanged";
  return { result: { how, number, url, branch: options.branch, commit } };
}

/** GitHub may return a body with other line ends than it received. */
export function normalised(text: string): string {
  return text.replaceAll("\r\n", "\n").trim();
}

/** Whether each group (`once`) or file (`rolling`) exists as wanted. */
function isThere({ wanted }: EnsureState, found: (string | undefined)[]): boolean[] {
  return found.map((oid, index) => (wanted ? oid === wanted[index] : oid !== undefined));
}

/**
 * Whether people closed the pull request while it held everything that is wanted now. If they also deleted the branch,
 * the pull request's text decides.
 */
function wasDeclined(
  { options }: EnsureState,
  { needed, branch, pull }: { needed: boolean[]; branch: string | undefined; pull: PullState },
): boolean {
  if (options.mode === "once") return true;
  if (branch === undefined) {
    const said = new Set(normalised(pull.body).split("\n"));
    return normalised(options.body)
      .split("\n")
      .every((line) => said.has(line));
  }
  // Only for the commit at which it was closed: a branch that has moved since is a new proposal.
  return pull.headOid === branch && needed.every((need) => !need);
}

function missingFiles({ options }: EnsureState, needed: boolean[]): TextFile[] {
  if (options.mode === "rolling")
    return options.groups.flatMap(({ files }) => files).filter((_, index) => needed[index]);
  return options.groups.filter((_, index) => needed[index]).flatMap(({ files }) => files);
}

function pathsOf({ mode, groups }: EnsureOptions): string[] {
  return mode === "once"
    ? groups.map(({ probe }) => probe)
    : groups.flatMap(({ files }) => files.map(({ path }) => path));
}

function textsOf({ groups }: EnsureOptions): string[] {
  return groups.flatMap(({ files }) => files.map(({ text }) => text));
}

function checkSize(options: EnsureOptions): void {
  const bytes = textsOf(options).reduce((sum, text) => sum + new TextEncoder().encode(text).length, 0);
  if (bytes > maxBytes) {
    throw new ReplayKitError(
      "too_large",
      `the files of ${options.branch} have ${bytes} bytes; at most ${maxBytes} fit a pull request`,
      {
        hint: "promote fewer cases at once, or prune their fixtures with `npx replaykit case fixtures prune`",
      },
    );
  }
  if (pathsOf(options).length > maxPaths) {
    throw new ReplayKitError("too_large", `${options.branch} has more than ${maxPaths} cases`, {
      hint: "promote fewer at once",
    });
  }
}

type WriteResult = { ok: true; value: unknown } | { ok: false; fault: Fault };

/** The next step: the final result, or one write. */
export type Step<T> = { result: T } | { name: string; write: () => Promise<WriteResult> };

/**
 * Reads the state, takes the missing step and reads again, until nothing is missing. So an interrupted run resumes, a
 * lost answer does no harm, and changes by others are noticed. `next` gets the names of the steps that this run has
 * taken.
 */
export async function takeSteps<T>(
  github: Github,
  next: (written: ReadonlySet<string>) => Promise<Step<T>>,
): Promise<T> {
  const written = new Set<string>();
  const tries = new Map<string, number>();
  for (;;) {
    const step = await next(written);
    if ("result" in step) return step.result;
    const result = await step.write();
    if (result.ok) written.add(step.name);
    else await faultOrAgain({ github, tries }, step.name, result.fault);
  }
}

/** Waits and lets the step be tried again if it lost a race. Throws any lasting fault. */
async function faultOrAgain(
  { github, tries }: { github: Github; tries: Map<string, number> },
  step: string,
  fault: Fault,
): Promise<void> {
  const { kind } = fault.failure;
  const raced =
    kind === "conflict" || kind === "refused" || (kind === "not_found" && step !== "branch" && step !== "pull");
  if (!raced && kind !== "unknown_outcome") throw fault.error;
  const attempt = (tries.get(step) ?? 0) + 1;
  tries.set(step, attempt);
  // A refusal that persists after another look is not a race.
  if (kind === "refused" && attempt >= 3) throw fault.error;
  await github.backOff(attempt, fault);
}

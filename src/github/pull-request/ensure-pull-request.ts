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
  /** The file whose presence says that the group is there. */
  probe: string;
  files: TextFile[];
}

interface EnsureOptions extends Target, PullText {
  base: string | undefined;
  message: { headline: string; body: string };
  groups: FileGroup[];
  /**
   * `once`: a group that is on the base or the branch is left alone, whoever edited it since.
   * `rolling`: the files get the texts given here, and title and body are kept up to date.
   */
  mode: "once" | "rolling";
}

export type EnsuredPullRequest =
  | { how: "opened" | "updated" | "unchanged"; number: number; url: string; branch: string; commit: string }
  /** The base has all of it already. */
  | { how: "on_base" }
  /** Somebody closed a pull request with exactly this content: do not open it again. */
  | { how: "declined"; number: number; url: string };

/** GitHub takes larger commits, reviewers do not. */
const maxBytes = 10 * 1024 * 1024;
const maxPaths = 400;

/**
 * Brings branch, commit, pull request and labels about, each only where it is missing. Racers end in one branch, one commit and one pull
 * request: the first two by compare-and-swap, the last because GitHub allows one per branch and base.
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
  /** Blob ids by path in `rolling` mode. */
  wanted: string[] | undefined;
  /** The steps that this run has taken. */
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
  if (branch === undefined) return { name: "branch", write: () => createBranch(options, base.oid) };
  const leftover = pull !== undefined && pull.state !== "OPEN" && pull.headOid === branch && branch !== base.oid;
  if (leftover) return { name: "reset", write: () => resetBranch(options, base.oid) };
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
  if (options.mode === "rolling" && stale) return { name: "text", write: () => updatePull(options, number, options) };
  const labels = options.labels.filter(
    (label) => !pull.labels.some((has) => has.toLowerCase() === label.toLowerCase()),
  );
  if (labels.length > 0) return { name: "labels", write: () => addLabels(options, number, labels) };
  const how = written.has("pull") ? "opened" : written.size > 0 ? "updated" : "unchanged";
  return { result: { how, number, url, branch: options.branch, commit } };
}

/** GitHub may hand a body out with other line ends than it got. */
export function normalised(text: string): string {
  return text.replaceAll("\r\n", "\n").trim();
}

/** Per group (`once`) or per file (`rolling`): is it there as wanted? */
function isThere({ wanted }: EnsureState, found: (string | undefined)[]): boolean[] {
  return found.map((oid, index) => (wanted ? oid === wanted[index] : oid !== undefined));
}

/** Closed by people while it held all that we want now; where they deleted the branch too, its text tells. */
function wasDeclined(
  { options }: EnsureState,
  { needed, branch, pull }: { needed: boolean[]; branch: string | undefined; pull: PullState },
): boolean {
  if (options.mode === "once") return true;
  if (branch === undefined) return normalised(pull.body) === normalised(options.body);
  // Only the head that they closed: a branch that has moved since is a new proposal.
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

/** What a look at GitHub leads to: the end, or the next write. */
export type Step<T> = { result: T } | { name: string; write: () => Promise<WriteResult> };

/**
 * Looks, takes the step that is missing, looks again, until nothing is missing. So a half-done run resumes, a lost answer does no
 * harm, and what others did in between is seen at the next look. `next` gets the names of the steps that this run has taken.
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

/** A race is waited out; what stands in the way for good is thrown. */
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
  // A refusal that still stands after another look is no race.
  if (kind === "refused" && attempt >= 3) throw fault.error;
  await github.backOff(attempt, fault);
}

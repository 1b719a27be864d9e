import { reopeningBody } from "../../core/promote/promotion-body.ts";
import { type Promotion, withOccurrences } from "../../core/promote/promotion.ts";
import { type Recurrence, recurrence, type RecurrentFiles, stateLine } from "../../core/promote/recurrence.ts";
import { withLaterExpectations } from "../../core/promote/later-expectations.ts";
import type { Occurrences } from "../../core/schema/case.ts";
import { type BranchState, lineWrittenAt, type PullState, readBranchState } from "./branch-state.ts";
import {
  addLabels,
  commitOnBranch,
  createBranch,
  createPull,
  resetBranch,
  type Target,
  type TextFile,
  updatePull,
} from "./branch-writes.ts";
import { type EnsuredPullRequest, normalised } from "./ensure-pull-request.ts";
import { type Step, takeSteps } from "./ensure-pull-request.ts";

export interface RecurrenceOptions extends Target {
  base: string | undefined;
  /** Id of the case for this failure, and its folder in the repository. */
  id: string;
  path: string;
  promotion: Promotion;
}

export interface RecurrenceOutcome {
  /** Absent if the case on the base is not a guard: there is nothing to propose. */
  pull?: EnsuredPullRequest;
  reopened: boolean;
  /** The count in the case; absent if it has none. */
  seen: Occurrences | undefined;
  /** Number of assertions that this call added. */
  added: number;
}

const labels = ["replaykit"];

/** Name of the branch that sets a guard back to `open`. */
export function reopeningBranch(id: string): string {
  return `replaykit/again-${id}`;
}

/**
 * Updates a case whose failure happened again. If `branch` has an open pull request, raises the count there and adds
 * the person's expectations, with at most three writes. Otherwise proposes to reopen the case if it is a guard on the
 * base, with at most four. Other cases on the base do not change, since the inbox counts. A repeated call changes
 * nothing.
 */
export async function ensureRecurrence(options: RecurrenceOptions): Promise<RecurrenceOutcome> {
  const paths = ["case.yaml", "fixtures/tools.json"].map((name) => `${options.path}/${name}`);
  let missing = 0;
  let there = 0;
  const recurred = await takeSteps(options.github, async (written) => {
    const state = await readBranchState({ ...options, paths, texts: true });
    if (state.pull?.state !== "OPEN") return reopen({ options, state, written }, await guardedSince(options, state));
    there = recurrenceIn(state.branchTexts, options)?.thoughts.added.length ?? 0;
    missing = Math.max(missing, there);
    return raise({ options, state, written }, state.pull);
  });
  return { ...recurred, added: missing - there };
}

async function guardedSince(options: RecurrenceOptions, { base, baseTexts }: BranchState): Promise<string | undefined> {
  const [yaml = ""] = baseTexts;
  const line = stateLine(yaml);
  if (line === undefined || recurrenceIn(baseTexts, options)?.reopened !== true) return undefined;
  return lineWrittenAt(options, { commit: base.oid, path: `${options.path}/case.yaml`, line });
}

interface Look {
  options: RecurrenceOptions;
  state: BranchState;
  written: ReadonlySet<string>;
}

function raise({ options, state, written }: Look, pull: PullState): Step<Omit<RecurrenceOutcome, "added">> {
  const { number, url } = pull;
  const again = recurrenceIn(state.branchTexts, options);
  const { branch = "" } = state;
  if (again && Object.keys(again.files).length > 0) return commit(options, branch, again);
  const body =
    again && withLaterExpectations(withOccurrences(pull.body, again.seen), options.promotion.wanted, again.thoughts);
  if (body !== undefined && normalised(body) !== normalised(pull.body) && !written.has("text")) {
    return { name: "text", write: () => updatePull(options, number, { ...pull, body }) };
  }
  const missing = labels.filter((label) => !pull.labels.some((has) => has.toLowerCase() === label));
  if (missing.length > 0 && !written.has("labels"))
    return { name: "labels", write: () => addLabels(options, number, missing) };
  const how = written.has("pull") ? "opened" : written.size > 0 ? "updated" : "unchanged";
  const ensured = { how, number, url, branch: options.branch, commit: branch } as const;
  const reopened = recurrenceIn(state.baseTexts, options)?.was === "guard";
  return { result: { pull: ensured, reopened, seen: again?.seen } };
}

function reopen({ options, state }: Look, since: string | undefined): Step<Omit<RecurrenceOutcome, "added">> {
  const { base, branch, pull, baseTexts, branchTexts } = state;
  const onBase = recurrenceIn(baseTexts, options, since);
  if (!onBase?.reopened) return { result: { reopened: false, seen: onBase?.seen } };
  const onBranch = recurrenceIn(branchTexts, options);
  if (pull && wasDeclined(pull, { options, branch, onBranch })) {
    const { number, url } = pull;
    return { result: { pull: { how: "declined", number, url }, reopened: false, seen: onBase.seen } };
  }
  if (branch === undefined) return { name: "branch", write: () => createBranch(options, base.oid) };
  if (branch === base.oid) return commit(options, branch, onBase);
  if (pull?.headOid === branch) return { name: "reset", write: () => resetBranch(options, base.oid) };
  if (onBranch && Object.keys(onBranch.files).length > 0) return commit(options, branch, onBranch);
  const text = { title: titleOf(options), body: bodyOf(options, onBranch?.seen), labels };
  return { name: "pull", write: () => createPull(options, base.name, text) };
}

/**
 * Whether people closed the pull request while it already mentioned this run. If they also deleted the branch, the pull
 * request's text decides.
 */
function wasDeclined(
  pull: PullState,
  {
    options,
    branch,
    onBranch,
  }: { options: RecurrenceOptions; branch: string | undefined; onBranch: Recurrence | undefined },
): boolean {
  if (pull.state !== "CLOSED") return false;
  if (branch !== undefined) return branch === pull.headOid && Object.keys(onBranch?.files ?? {}).length === 0;
  return normalised(withOccurrences(pull.body, undefined)) === normalised(bodyOf(options, undefined));
}

function recurrenceIn(
  [yaml, tools]: (string | undefined)[],
  { promotion }: RecurrenceOptions,
  since?: string,
): Recurrence | undefined {
  if (yaml === undefined) return undefined;
  const there: RecurrentFiles = { "case.yaml": yaml, "fixtures/tools.json": tools };
  return recurrence(there, promotion, since);
}

function commit(options: RecurrenceOptions, expected: string, { files, reopened, thoughts }: Recurrence): Step<never> {
  const changed: TextFile[] = Object.entries(files).map(([name, text]) => ({ path: `${options.path}/${name}`, text }));
  const updateTitle =
    thoughts.added.length > 0
      ? `test(cases): add what ${options.id} must do too`
      : `test(cases): count ${options.id} again`;
  const headline = reopened ? titleOf(options) : updateTitle;
  const message = { headline, body: `Replaykit-Case: ${options.id}` };
  return { name: "commit", write: () => commitOnBranch(options, { expected, message, files: changed }) };
}

function titleOf({ id }: RecurrenceOptions): string {
  return `test(cases): reopen ${id}`;
}

function bodyOf({ id, promotion }: RecurrenceOptions, seen: Occurrences | undefined): string {
  return withOccurrences(reopeningBody(id, promotion), seen);
}

import { ReplayKitError } from "../../core/error.ts";
import { joinBodies } from "../../core/promote/promotion-body.ts";
import type { PromotionOutcome } from "../../core/promote/promotion-outcome.ts";
import type { Promotion } from "../../core/promote/promotion.ts";
import { caseFileNames, type CaseFiles, caseIdSchema } from "../../core/schema/case.ts";
import { caseNames, failureMark, type WaitingCase, waitingCases } from "../comment/waiting-cases.ts";
import type { Github, RepositoryName } from "../github.ts";
import { closePull, deleteBranch } from "./branch-writes.ts";
import { type EnsuredPullRequest, ensurePullRequest, type FileGroup } from "./ensure-pull-request.ts";
import { ensureRecurrence, reopeningBranch } from "./recurrence-pull-request.ts";

interface OpenPromotionsOptions {
  github: Github;
  repository: RepositoryName;
  promotions: readonly Promotion[];
  /** Folder of all cases in the repository; default `cases`. */
  folder?: string;
  base?: string;
  /** Completes the promotions that become new cases. It may be slow, so known failures are left out. */
  complete?: (promotions: Promotion[]) => Promise<Promotion[]>;
}

/** The outcome of the promotion to the case `id`. */
export type OpenedPromotion = PromotionOutcome & { id: string };

type Options = OpenPromotionsOptions & { folder: string };

/**
 * Opens one pull request for all promotions whose failure has no case yet. A known failure only raises a count: in the
 * inbox if its case is on the base, else in the open pull request with the case. If a guard on the base fails again,
 * proposes to reopen it.
 */
export async function openPromotions(given: OpenPromotionsOptions): Promise<OpenedPromotion[]> {
  const options = { folder: "cases", ...given };
  const { promotions, base } = options;
  const there = await caseNames({ ...options, ref: base });
  const onBase = new Map(there.map((id) => [failureMark(id), id]));
  const unknown = promotions.filter((promotion) => firstOf(onBase, promotion) === undefined);
  const marks = [...new Set(unknown.flatMap((promotion) => promotion.marks))];
  const waiting = byMark(await waitingCases(options, marks));
  const fresh = new Map<string, Promotion>();
  for (const promotion of unknown) {
    const mark = failureMark(promotion.id);
    if (firstOf(waiting, promotion) === undefined && !fresh.has(mark)) fresh.set(mark, promotion);
  }
  const added = await addFresh(options, await completed(options, [...fresh.values()]));
  const outcomes: OpenedPromotion[] = [];
  for (const promotion of promotions) {
    const mark = failureMark(promotion.id);
    const existing = firstOf(onBase, promotion);
    const first = firstOf(waiting, promotion) ?? firstOf(added.older, promotion);
    if (existing !== undefined) outcomes.push(await onTheBase(options, existing, promotion));
    else if (first) outcomes.push(await inOpenPull(options, first, promotion));
    else outcomes.push(addedOr(promotion, fresh.get(mark), added.pull));
  }
  return outcomes;
}

/** The value under the promotion's own mark, else under the mark of an older fingerprint. */
function firstOf<T>(there: ReadonlyMap<string, T>, { marks }: Promotion): T | undefined {
  for (const mark of marks) {
    const found = there.get(mark);
    if (found !== undefined) return found;
  }
  return undefined;
}

async function completed({ complete }: Options, promotions: Promotion[]): Promise<Promotion[]> {
  return complete === undefined || promotions.length === 0 ? promotions : await complete(promotions);
}

function byMark(cases: WaitingCase[]): Map<string, WaitingCase> {
  const first = new Map<string, WaitingCase>();
  for (const one of cases) if (!first.has(failureMark(one.id))) first.set(failureMark(one.id), one);
  return first;
}

function addedOr(
  { id }: Promotion,
  fresh: Promotion | undefined,
  pull: EnsuredPullRequest = { how: "on_base" },
): OpenedPromotion {
  if (fresh && fresh.id !== id) return { ...pull, id, how: "waiting", existing: fresh.id, seen: fresh.seen };
  return { ...pull, id };
}

interface PullRequestRace {
  pull: EnsuredPullRequest | undefined;
  /** Cases for the same failures in pull requests that were opened before ours. */
  older: Map<string, WaitingCase>;
}

/**
 * Opens the pull request for new cases. Parallel runs that name a failure alike share one branch. Runs that name it
 * differently open two pull requests, and the one with the higher number is closed again.
 */
async function addFresh(options: Options, promotions: Promotion[]): Promise<PullRequestRace> {
  const [first] = promotions;
  if (first === undefined) return { pull: undefined, older: new Map() };
  const one = promotions.length === 1;
  const pull = await openCasePullRequest({
    ...options,
    cases: promotions,
    title: one ? first.title : `test(cases): add ${promotions.length} cases of failed runs`,
    body: joinBodies(promotions),
    labels: ["replaykit"],
  });
  if (!("branch" in pull)) return { pull, older: new Map() };
  const marks = promotions.flatMap((promotion) => promotion.marks);
  const older = byMark((await waitingCases(options, marks)).filter(({ number }) => number < pull.number));
  // Ours also has another failure, so it stays open.
  if (!promotions.every((promotion) => firstOf(older, promotion))) return { pull, older: new Map() };
  const [before] = older.values();
  await closePull(options, pull.number, `The failure already has a pull request: #${before?.number}.`);
  await deleteBranch({ ...options, branch: pull.branch });
  return { pull: undefined, older };
}

async function onTheBase(options: Options, existing: string, promotion: Promotion): Promise<OpenedPromotion> {
  const { id } = promotion;
  const { pull, reopened, seen, added } = await ensureRecurrence({
    ...options,
    base: options.base,
    branch: reopeningBranch(existing),
    id: existing,
    path: `${options.folder}/${existing}`,
    promotion,
  });
  if (pull?.how === "declined") return { ...pull, id, existing, seen };
  if (pull && reopened) return { ...pull, how: "reopened", id, existing, seen, ...addedOf(added) };
  return { how: existing === id ? "on_base" : "known", id, existing, seen };
}

function addedOf(added: number): { added?: number } {
  return added === 0 ? {} : { added };
}

async function inOpenPull(options: Options, first: WaitingCase, promotion: Promotion): Promise<OpenedPromotion> {
  const { id } = promotion;
  const { branch, id: existing, url } = first;
  const path = `${options.folder}/${existing}`;
  const { pull, seen, added } = await ensureRecurrence({
    ...options,
    base: options.base,
    branch,
    id: existing,
    path,
    promotion,
  });
  if (pull) return { ...pull, how: existing === id ? pull.how : "waiting", id, existing, seen, ...addedOf(added) };
  throw new ReplayKitError("conflict", `${url}, which adds a case of this failure, was closed in the meantime`, {
    hint: "run it again",
  });
}

interface CasePullRequestOptions {
  github: Github;
  repository: RepositoryName;
  cases: { id: string; files: CaseFiles }[];
  /** Folder of all cases in the repository; default `cases`. */
  folder?: string;
  /** Default: the repository's default branch. */
  base?: string;
  title: string;
  body: string;
  labels: string[];
}

/** Opens one pull request that adds the cases, with at most four writes. A repeated call adds only what is missing. */
export function openCasePullRequest(options: CasePullRequestOptions): Promise<EnsuredPullRequest> {
  const { cases, folder = "cases", base, title } = options;
  const ids = cases.map(({ id }) => id).toSorted();
  const [first] = ids;
  if (first === undefined) throw new ReplayKitError("usage", "there is no case to open a pull request with");
  const trailers = ids.map((id) => `Replaykit-Case: ${id}`).join("\n");
  return ensurePullRequest({
    ...options,
    mode: "once",
    base,
    branch: caseBranch(ids),
    message: { headline: title, body: trailers },
    groups: cases.map((item) => groupOf(item, safeFolder(folder))),
  });
}

/**
 * `replaykit/<case id>`. Several cases share the branch of the first by name, with the number of the others appended.
 */
function caseBranch(ids: string[]): string {
  const [first, ...others] = ids.toSorted();
  return others.length === 0 ? `replaykit/${first}` : `replaykit/${first}-and-${others.length}-more`;
}

/** Builds paths only from valid case ids and the known file names. */
function groupOf({ id, files }: { id: string; files: CaseFiles }, folder: string): FileGroup {
  if (!caseIdSchema.safeParse(id).success) throw new ReplayKitError("unsafe_path", `"${id}" is not a case id`);
  if (files["case.yaml"] === undefined) throw new ReplayKitError("invalid_case", `the case ${id} has no case.yaml`);
  const present = caseFileNames.flatMap((name) => {
    const text = files[name];
    return text === undefined ? [] : [{ path: `${folder}/${id}/${name}`, text }];
  });
  return { probe: `${folder}/${id}/case.yaml`, files: present };
}

function safeFolder(folder: string): string {
  const parts = folder.split("/").filter((part) => part !== "" && part !== ".");
  if (parts.length > 0 && parts.every((part) => /^[\w.@-]+$/.test(part) && part !== ".." && part !== ".git"))
    return parts.join("/");
  throw new ReplayKitError("unsafe_path", `"${folder}" is not a folder for cases`, {
    hint: "name a folder inside the repository",
  });
}

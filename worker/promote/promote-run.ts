import { runPageOf } from "../../src/api/run-page.ts";
import type { GroupRow } from "../../src/api/schema/group.ts";
import type { PromoteRequest } from "../../src/api/schema/promote-request.ts";
import { readCheck } from "../../src/core/checks/read-check.ts";
import { ReplayKitError } from "../../src/core/error.ts";
import { promoteCase } from "../../src/core/promote/promote-case.ts";
import type { Promotion } from "../../src/core/promote/promotion.ts";
import { requestedAssertions } from "../../src/core/promote/later-expectations.ts";
import type { PromotionOutcome } from "../../src/core/promote/promotion-outcome.ts";
import { createRedactor } from "../../src/core/redact/redact.ts";
import type { Check } from "../../src/core/schema/check.ts";
import { configSchema, type ReplayConfig } from "../../src/core/schema/config.ts";
import type { TraceRun } from "../../src/core/schema/trace.ts";
import { openPromotions } from "../../src/github/pull-request/promote.ts";
import { failureMark } from "../../src/github/comment/waiting-cases.ts";
import { explainAbsence } from "../runs/absence.ts";
import type { Principal } from "../auth/principal.ts";
import type { Deps } from "../deps.ts";
import { HttpError } from "../http/answer.ts";
import { workerPlatform } from "../http/platform.ts";
import { compact, unlessEmpty } from "../../src/core/compact.ts";
import type { StoredRun } from "../store/trace-store.ts";

/** Maximum number of other runs of the group that widen the fixtures; each is a read. */
const mostOthers = 10;

export type CheckList = "signatures" | "assertions";

export interface PromoteOutcome {
  promotion: Promotion;
  repository: string | undefined;
  outcome: PromotionOutcome;
}

/** A stored run with the material for its case; `make` can be called again with another request. */
export interface PromotionSource {
  stored: StoredRun;
  group: GroupRow | undefined;
  make(this: void, request: PromoteRequest): Promotion;
}

/** Who promotes, and the Worker's address for people. */
export type Promoter = Principal & { origin: string };

export async function readPromotionSource(id: string, principal: Promoter, deps: Deps): Promise<PromotionSource> {
  const stored = await storedRun(id, principal, deps);
  const { row } = stored;
  const group = row.group === undefined ? undefined : await deps.store.group(principal.project, row.group);
  const others = group === undefined ? [] : await othersOf(group.id, row.id, principal.project, deps);
  return { stored, group, make: (request) => prepare({ stored, group, others }, request, principal, deps) };
}

/**
 * Makes the case of a stored run and opens its pull request. The repository comes from the project's settings, never
 * from a trace.
 */
export async function promoteRun(
  id: string,
  request: PromoteRequest,
  principal: Promoter,
  deps: Deps,
): Promise<PromoteOutcome> {
  const { stored, group, make } = await readPromotionSource(id, principal, deps);
  const promotion = make(request);
  if (request.dry_run) {
    const repository = chosenRepository(stored.trace, request, principal, false);
    return { promotion, repository, outcome: { how: "dry_run" } };
  }
  return propose({ stored, group, promotion, request }, principal, deps);
}

interface Proposal {
  stored: StoredRun;
  group: GroupRow | undefined;
  promotion: Promotion;
  request: PromoteRequest;
}

/** Opens the pull request and stores the case's name and address in the group. */
export async function propose(
  { stored, group, promotion, request }: Proposal,
  principal: Principal,
  deps: Deps,
): Promise<PromoteOutcome> {
  const repository = chosenRepository(stored.trace, request, principal, true);
  const [owner = "", repo = ""] = repository.split("/");
  const { settings, project, actor } = principal;
  const { id } = stored.row;
  const agent = settings.agents[stored.trace.agent?.name ?? ""];
  await deps.projects.audit({ project, actor, act: `promote to ${repository}`, subject: id });
  const [opened] = await openPromotions({
    github: await deps.github({ owner, repo }),
    repository: { owner, repo },
    // The dialog's ticks only narrow the derived checks; they are not a person's own words.
    promotions: [
      {
        ...promotion,
        marks: marksOf(promotion, group),
        wanted: requestedAssertions(promotion.case.assertions, request),
      },
    ],
    ...compact({ folder: agent?.cases }),
  });
  const { id: made, ...outcome } = opened ?? { id: promotion.id, how: "on_base" };
  await tellGroup({ stored, id, case_id: outcome.existing ?? made, outcome }, principal, deps);
  return { promotion, repository, outcome };
}

/**
 * The marks that identify the failure. A second person's expectation may change them, so the mark of the group's
 * existing case comes first.
 */
function marksOf({ marks }: Promotion, group: GroupRow | undefined): string[] {
  const existing = group?.note["case"];
  return existing === undefined ? marks : [failureMark(existing), ...marks];
}

async function storedRun(id: string, principal: Principal, deps: Deps): Promise<StoredRun> {
  const stored = await deps.store.read(principal.project, id, deps.now());
  if (stored) return stored;
  const { message, status } = await explainAbsence(principal, id, deps);
  throw new HttpError(
    status === 202 ? 409 : status,
    "not_found",
    `run ${id}: ${message}`,
    "GET /v1/find?q= says why a run is missing",
  );
}

interface Material {
  stored: StoredRun;
  group: GroupRow | undefined;
  others: TraceRun[];
}

function prepare(
  { stored: { row, trace }, group, others }: Material,
  request: PromoteRequest,
  principal: Promoter,
  deps: Deps,
): Promotion {
  const { project, settings, origin } = principal;
  const config = configOf(principal);
  const { title, slug, expectation, statements, effects, signatures, assertions } = request;
  const runner = request.runner ?? settings.agents[trace.agent?.name ?? ""]?.runner;
  return promoteCase({
    trace,
    config,
    others,
    url: runPageOf(deps.variables.PUBLIC_URL ?? origin, { id: row.id, project }),
    ...compact({
      seen: group && { count: group.count, first: day(group.first_seen), last: day(group.last_seen) },
      title: unlessEmpty(title),
      slug: unlessEmpty(slug),
      runner: unlessEmpty(runner),
      expectation,
    }),
    statements,
    effects,
    unmeasured: `the inbox runs no agent; npx replaykit promote ${row.id} --to . measures it in a checkout`,
    ...compact({
      signatures: signatures && readChecks("signatures", signatures),
      assertions: assertions && readChecks("assertions", assertions),
    }),
    platform: { ...workerPlatform, now: () => new Date(deps.now()) },
    redactor: createRedactor({ keyedHash: deps.keyedHash(project, "redact"), ...settings.redact }),
  });
}

/** The repository's replaykit.yaml, as far as the project's settings know it. */
export function configOf({ settings }: Pick<Principal, "settings">): ReplayConfig {
  const { effects, terminal_tools, redact } = settings;
  return configSchema.parse({ effects, terminal_tools, redact });
}

async function othersOf(group: string, without: string, project: string, deps: Deps): Promise<TraceRun[]> {
  const now = deps.now();
  const { runs } = await deps.store.list({ project, now, group, limit: mostOthers + 1 });
  const ids = runs.map(({ id }) => id).filter((id) => id !== without);
  const found = await Promise.all(ids.slice(0, mostOthers).map((id) => deps.store.read(project, id, now)));
  return found.flatMap((run) => (run ? [run.trace] : []));
}

export function readChecks(list: CheckList, items: unknown[]): Check[] {
  return items.map((item, index) => {
    const read = readCheck(item, list);
    if (read.ok) return read.check;
    throw new ReplayKitError("invalid_input", `body: ${list}.${index}: ${read.message}`, {
      hint: "write it as in case.yaml",
    });
  });
}

function chosenRepository(trace: TraceRun, request: PromoteRequest, principal: Principal, needed: true): string;
function chosenRepository(
  trace: TraceRun,
  request: PromoteRequest,
  principal: Principal,
  needed: boolean,
): string | undefined;
function chosenRepository(trace: TraceRun, request: PromoteRequest, { settings }: Principal, needed: boolean) {
  const { repositories, agents } = settings;
  const chosen = request.repository ?? agents[trace.agent?.name ?? ""]?.repository ?? repositories[0];
  if (chosen !== undefined && repositories.includes(chosen)) return chosen;
  if (chosen === undefined && !needed) return undefined;
  throw new ReplayKitError(
    "forbidden",
    chosen === undefined ? "this project has no repository to promote to" : `this project may not promote to ${chosen}`,
    {
      hint: "name it in the project's settings under repositories; or promote with `npx replaykit promote <run id> --to <checkout>`",
    },
  );
}

interface PromotionNews {
  stored: StoredRun;
  id: string;
  case_id: string;
  outcome: PromotionOutcome;
}

async function tellGroup(
  { stored, id, case_id, outcome }: PromotionNews,
  { project, actor }: Principal,
  deps: Deps,
): Promise<void> {
  await deps.store.mark(project, id, { mark: undefined, at: deps.now(), by: actor });
  if (stored.row.group === undefined) return;
  const url = compact({ pull_request: outcome.url });
  const group = await deps.store.group(project, stored.row.group);
  // A guarded group stays guarded. A promoted one would not be reported when it fails again.
  const state = group?.state === "guarded" ? "guarded" : "promoted";
  await deps.store.setGroupState(project, stored.row.group, state, { case: case_id, ...url });
}

function day(at: number): string {
  return new Date(at).toISOString().slice(0, 10);
}

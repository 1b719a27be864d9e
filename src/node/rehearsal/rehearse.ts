import { availableParallelism } from "node:os";
import { join } from "node:path";
import { compact, unlessEmpty } from "../../core/compact.ts";
import { ReplayKitError } from "../../core/error.ts";
import { loadCase } from "../../core/case/load-case.ts";
import type { ModelName } from "../../core/providers/model-names.ts";
import { compareCandidate } from "../../core/rehearsal/compare-candidate.ts";
import { plural } from "../../core/checks/check-result.ts";
import { controlTag, isDecided, type RehearsedSide } from "../../core/rehearsal/rehearsed-side.ts";
import type { ReplayConfig } from "../../core/schema/config.ts";
import type { Rehearsal } from "../../core/schema/rehearsal.ts";
import type { ReplayReport } from "../../core/schema/result.ts";
import type { Run } from "../../core/schema/run.ts";
import { readCaseFiles } from "../files/case-folder.ts";
import { trackModelUse } from "./model-use.ts";
import { limitReached } from "../replay/budget.ts";
import { startCaseGateway } from "../replay/attempt/case-gateway.ts";
import { keptRuns } from "./kept-runs.ts";
import type { Progress } from "../replay/replay-options.ts";
import { replaySuite } from "../replay/replay-suite.ts";
import { sealCases } from "../replay/plan/sealed-cases.ts";
import type { Environment } from "../runner/environment.ts";

/** One variant under which the cases run: the agent in use, or a candidate. */
export interface RehearsalSide {
  name: string;
  /** Root of its code. */
  root: string;
  config: ReplayConfig;
  modelName?: ModelName;
}

export interface RehearsalOptions {
  /** Root of the project, with the evidence and the stored runs. */
  root: string;
  current: RehearsalSide;
  candidates: RehearsalSide[];
  /** Absolute folders of the cases. */
  cases: string[];
  /** Number of attempts for each case and side. */
  attempts: number;
  jobs?: number | undefined;
  env: Environment;
  signal?: AbortSignal | undefined;
  onProgress?: ((progress: Progress) => void) | undefined;
  onNotice?: ((notice: string) => void) | undefined;
}

/**
 * Runs the same cases on every side with live models, recorded tools and simulated writes, and compares the candidates
 * with the side in use. All sides run at once, so that a slow or failing provider affects them equally.
 */
export async function rehearse(options: RehearsalOptions): Promise<Rehearsal> {
  const { current, candidates, cases, attempts } = options;
  const sides = [current, ...candidates];
  const sealed = sealCases(cases);
  const progress = sides.map((): Progress => ({ done: 0, total: 0, attempts: 0, spent: { usd: 0, tokens: 0 } }));
  const reports = await Promise.all(
    sides.map((side, index) =>
      replaySide(side, {
        ...options,
        sealed,
        evidence: join(options.root, ".replaykit", index === 0 ? "rehearsal-current" : `rehearsal-${index}`),
        share: sides.length,
        onProgress(sideProgress) {
          progress[index] = sideProgress;
          options.onProgress?.(sumOf(progress));
        },
      }),
    ),
  );
  const [before, ...after] = reports;
  if (before === undefined) throw new TypeError("a rehearsal has a current side");
  const facts = { candidates: candidates.length, controls: controlsOf(cases) };
  const { spent } = sumOf(progress);
  const cut = reports.flatMap(
    (side, index) => cutBy(side, sides[index]?.config.budget, { progress: progress[index], attempts }) ?? [],
  );
  return {
    version: 1,
    current: current.name,
    candidates: after.map((side) => compareCandidate(before, side, facts)),
    attempts,
    ...compact({ partial: unlessEmpty(cut.join("; ")), spend: spent.tokens === 0 ? undefined : spent }),
  };
}

/** What a side's budget left undecided; `undefined` if the budget was sufficient. */
function cutBy(
  { name, cases }: RehearsedSide,
  limit: ReplayConfig["budget"],
  { progress, attempts }: { progress: Progress | undefined; attempts: number },
): string | undefined {
  const reached = limitReached(limit, progress?.spent);
  const of = cases.length * attempts;
  const decided = cases.flatMap((result) => result.attempts).filter(isDecided).length;
  if (reached === undefined || decided >= of) return undefined;
  return `the budget of ${name} (${reached}) was used up: ${decided} of ${plural(of, "attempt")} were decided`;
}

interface SideOptions extends RehearsalOptions {
  sealed: ReturnType<typeof sealCases>;
  evidence: string;
  /** Number of sides that share the processors. */
  share: number;
}

async function replaySide(side: RehearsalSide, options: SideOptions): Promise<RehearsedSide> {
  const { root, cases, attempts, env, share } = options;
  const runs = new Map<string, Run>();
  await using gateway = await startCaseGateway(side.config, env, side.modelName);
  const models = side.modelName && trackModelUse(gateway, side.modelName);
  const report = await replaySuite({
    root: side.root,
    config: side.config,
    cases,
    sealed: options.sealed,
    select: "all",
    liveModels: true,
    repeat: attempts,
    jobs: Math.max(1, Math.floor((options.jobs ?? availableParallelism()) / share)),
    evidence: options.evidence,
    keptRuns: await keptRuns(root, side.config, env),
    env,
    gateway: models?.gateway ?? gateway,
    signal: options.signal,
    onRun: ({ caseId, attempt, run }) => runs.set(`${caseId}\n${attempt}`, run),
    onProgress: options.onProgress,
    onNotice: options.onNotice,
  });
  assertRan(side, report);
  return {
    name: side.name,
    cases: models?.onlyOfModel(report.cases) ?? report.cases,
    runOf: (caseId, attempt) => runs.get(`${caseId}\n${attempt}`),
  };
}

/**
 * Throws if every attempt of a side failed with an error: the set-up is wrong, and models or prompts cannot be
 * compared.
 */
function assertRan({ name }: RehearsalSide, { cases }: ReplayReport): void {
  const attempts = cases.flatMap((result) => result.attempts);
  const broken = attempts.filter(({ verdict }) => verdict === "error");
  if (attempts.length === 0 || broken.length < attempts.length) return;
  throw new ReplayKitError("runner_failed", `no attempt with ${name} could be run: ${broken[0]?.reason ?? ""}`, {
    hint: "run `npx replaykit replay` first; let the runner's `setup` install what a fresh checkout lacks",
  });
}

function controlsOf(folders: readonly string[]): Set<string> {
  return new Set(
    folders.flatMap((folder) => {
      try {
        const { id, tags } = loadCase(readCaseFiles(folder), folder).case;
        return tags.includes(controlTag) ? [id] : [];
      } catch (error) {
        if (error instanceof ReplayKitError) return []; // the replay reports the case's fault
        throw error;
      }
    }),
  );
}

function sumOf(all: readonly Progress[]): Progress {
  return all.reduce((sum, one) => ({
    done: sum.done + one.done,
    total: sum.total + one.total,
    attempts: sum.attempts + one.attempts,
    spent: { usd: sum.spent.usd + one.spent.usd, tokens: sum.spent.tokens + one.spent.tokens },
  }));
}

import { join } from "node:path";
import { ReplayKitError } from "../../../core/error.ts";
import type { TrialQuestion } from "../../../core/verdict/trial/trial.ts";
import { createRunnerSet, type ReadyRunner, type RunnerSet, type RunnerSetOptions } from "../../runner/runner-set.ts";
import type { RunnerOverride } from "../../runner/choose-runner.ts";
import { toolEnvironment } from "../../routing/tool-environment.ts";
import type { PreparedCase, PrepareOptions } from "../plan/prepare-case.ts";
import { prepareCase } from "../plan/prepare-case.ts";
import type { BaseCheckout, FixBase } from "../replay-options.ts";

/** A case on the code of one side, with the runner that runs it there. */
export interface ReadyCase {
  prepared: PreparedCase;
  runner: ReadyRunner;
}

/** The base's code. It is checked out and set up only when the first case needs it. */
export interface BaseSide {
  /** What cases are compared with, such as `main`. */
  name: string | undefined;
  /** The same case on the base's code; `undefined` if there is none, and `why` says why. */
  of(folder: string, question: TrialQuestion): Promise<ReadyCase | undefined>;
  /** True if this question has a base. */
  has(question: TrialQuestion): boolean;
  /** Why there is no base. */
  why(question: TrialQuestion): string | undefined;
  /** Names of runners whose setup ran in a sandbox. */
  setups(): string[];
  close(): Promise<void>;
}

interface BaseSideOptions {
  checkout: BaseCheckout | undefined;
  /** The commit beside which a fix is proven, if it is another one. */
  fixBase?: FixBase | undefined;
  /** Why there is no checkout. */
  why?: string | undefined;
  override: RunnerOverride;
  /** How cases are read, as for the head. */
  reading: Pick<PrepareOptions, "sealed" | "caseEffects" | "liveModels">;
  runners: Omit<RunnerSetOptions, "root">;
}

export function createBaseSide({
  checkout,
  fixBase,
  why: none = "no base was given to compare with",
  override,
  reading,
  runners: setup,
}: BaseSideOptions): BaseSide {
  const sets = createRunnerSets(setup);
  const failed = new Map<TrialQuestion, string>();
  let opening: ReturnType<BaseCheckout["open"]> | undefined;
  const own = checkout && {
    name: checkout.name,
    open: () => (opening ??= checkout.open()),
  };
  const baseFor = (question: TrialQuestion): FixBase | undefined => (question === "fixed" ? (fixBase ?? own) : own);
  return {
    name: (checkout ?? fixBase)?.name,
    has: (question) => baseFor(question) !== undefined,
    why: (question) => (baseFor(question) === undefined ? none : failed.get(question)),
    async of(folder, question) {
      const from = baseFor(question);
      if (from === undefined) return undefined;
      try {
        const { root, config } = await from.open(folder);
        const prepared = prepareCase(folder, { root, config, override, scratch: setup.scratch, ...reading });
        await toolEnvironment(prepared.routing, "replay"); // throws if the base lacks a routed function
        const runner = sets.in(root).of(prepared.runner);
        await runner.prepare();
        return { prepared, runner };
      } catch (error) {
        if (!(error instanceof ReplayKitError)) throw error;
        if (!failed.has(question)) failed.set(question, `${from.name} was not compared: ${error.message}`);
        return undefined;
      }
    },
    setups: () => sets.all().flatMap((runners) => runners.setups().map((name) => `${name} (base)`)),
    async close() {
      await opening?.catch(() => undefined);
      await Promise.all(sets.all().map((runners) => runners.close()));
    },
  };
}

/** One runner set for each checkout, so that a runner's setup runs once in each. */
function createRunnerSets(setup: Omit<RunnerSetOptions, "root">) {
  const sets = new Map<string, RunnerSet>();
  return {
    in(root: string): RunnerSet {
      const known =
        sets.get(root) ?? createRunnerSet({ ...setup, root, scratch: join(setup.scratch, `${sets.size + 1}`) });
      sets.set(root, known);
      return known;
    },
    all: () => [...sets.values()],
  };
}

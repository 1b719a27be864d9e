import { ReplayKitError } from "../../core/error.ts";
import { createRunnerSet, type ReadyRunner, type RunnerSet, type RunnerSetOptions } from "../runner/runner-set.ts";
import type { RunnerOverride } from "../runner/choose-runner.ts";
import type { PreparedCase } from "./prepare-case.ts";
import { prepareCase } from "./prepare-case.ts";
import type { BaseCheckout } from "./replay-options.ts";

/** A case on the base's code. */
export interface BaseCase {
  prepared: PreparedCase;
  runner: ReadyRunner;
}

/** The base's code, checked out and set up when the first case needs it, and not before. */
export interface BaseSide {
  /** What suspects are compared with, such as `main`. */
  name: string | undefined;
  /** The same case on the base's code; `undefined` where there is none, and `why` says why. */
  of(folder: string): Promise<BaseCase | undefined>;
  /** Why there is none. */
  why(): string | undefined;
  close(): Promise<void>;
}

interface BaseSideOptions {
  checkout: BaseCheckout | undefined;
  /** Why there is no checkout. */
  why?: string | undefined;
  override: RunnerOverride;
  runners: Omit<RunnerSetOptions, "root">;
}

export function createBaseSide({
  checkout,
  why: none = "no base was given to compare with",
  override,
  runners: setup,
}: BaseSideOptions): BaseSide {
  let opening:
    | Promise<{ root: string; config: Parameters<typeof prepareCase>[1]["config"]; runners: RunnerSet }>
    | undefined;
  let why: string | undefined;

  async function open(from: BaseCheckout) {
    const { root, config } = await from.open();
    return { root, config, runners: createRunnerSet({ ...setup, root }) };
  }

  return {
    name: checkout?.name,
    why: () => (checkout === undefined ? none : why),
    async of(folder) {
      if (checkout === undefined) return undefined;
      try {
        opening ??= open(checkout);
        const { root, config, runners } = await opening;
        const prepared = prepareCase(folder, { root, config, override, scratch: setup.scratch });
        const runner = runners.of(prepared.runner);
        await runner.prepare();
        return { prepared, runner };
      } catch (error) {
        if (!(error instanceof ReplayKitError)) throw error;
        why ??= `${checkout.name} was not compared: ${error.message}`;
        return undefined;
      }
    },
    async close() {
      if (opening === undefined) return;
      const opened = await opening.catch(() => undefined);
      await opened?.runners.close();
    },
  };
}

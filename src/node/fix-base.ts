import { join, relative, sep } from "node:path";
import type { ReplayConfig } from "../core/schema/config.ts";
import { type BaseCheckoutOptions, createBaseCheckout } from "./base-checkout.ts";
import { ensureHistory, failingCommit } from "./case-commit.ts";
import type { GitOptions } from "./git.ts";
import type { FixBase } from "./replay/replay-options.ts";

export interface FixBaseOptions extends GitOptions {
  /** The configuration of a commit. */
  configAt: (commit: string) => Promise<ReplayConfig>;
  setup: BaseCheckoutOptions["setup"];
}

/** For each open case the code on which it was seen to fail, in worktrees that cases of one commit share. */
export function createFixBase({ configAt, setup, ...options }: FixBaseOptions): FixBase & AsyncDisposable {
  const made: AsyncDisposable[] = [];
  const opened = new Map<string, ReturnType<FixBase["open"]>>();
  let history: Promise<void> | undefined;

  async function openCommit(commit: string): ReturnType<FixBase["open"]> {
    const name = commit.slice(0, 12);
    const checkout = createBaseCheckout({ ...options, name, commit, config: await configAt(commit), setup });
    made.push(checkout);
    return checkout.open();
  }

  return {
    name: "the commit that its case came with",
    async open(folder) {
      history ??= ensureHistory(options);
      await history;
      const file = relative(options.cwd, join(folder, "case.yaml")).split(sep).join("/");
      const commit = await failingCommit(file, options);
      const known = opened.get(commit) ?? openCommit(commit);
      opened.set(commit, known);
      return known;
    },
    async [Symbol.asyncDispose]() {
      for (const checkout of made) await checkout[Symbol.asyncDispose]();
    },
  };
}

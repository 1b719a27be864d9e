import { plural } from "../checks/check-result.ts";
import type { Occurrences } from "../schema/case.ts";

/** The result of a promotion, the same for people, `--json` and the API. */
export interface PromotionOutcome {
  /**
   * `created`: a branch of a checkout holds the case. `opened`, `updated`, `unchanged`: a pull request adds it.
   * `on_base`: the repository already has it. `declined`: people closed its pull request. `known`: a case already has
   * this failure. `waiting`: a proposed case has it. `counted`: a branch raises the case's count. `reopened`: a pull
   * request sets a guard that failed in production back to open. `dry_run`: nothing was written.
   */
  how:
    | "created"
    | "opened"
    | "updated"
    | "unchanged"
    | "on_base"
    | "declined"
    | "known"
    | "waiting"
    | "counted"
    | "reopened"
    | "dry_run";
  branch?: string | undefined;
  commit?: string | undefined;
  number?: number | undefined;
  url?: string | undefined;
  /** Folder of the case in a checkout. */
  path?: string | undefined;
  /** The case that already has this failure. */
  existing?: string | undefined;
  seen?: Occurrences | undefined;
  /** Number of a person's assertions that were added to an existing case. */
  added?: number | undefined;
}

/** One sentence on the result of promoting the case `id`, without its address. */
export function promotionSentence(
  id: string,
  { how, path, existing = id, branch, seen, added = 0 }: PromotionOutcome,
): string {
  const times = seen === undefined ? "" : `, seen ${seen.count === 1 ? "once" : `${seen.count} times`}`;
  const words: Record<PromotionOutcome["how"], string> = {
    created: `committed ${path} on the new branch ${branch}`,
    opened: `a pull request adds ${id}`,
    updated: `the pull request that adds ${id} is complete now`,
    unchanged: `the case ${id} is proposed already`,
    on_base: `the case ${id} is in the repository already`,
    declined: `the case ${existing} was proposed and closed`,
    known: `the case ${existing} has this failure already${times}; no case was added`,
    waiting: `the case ${existing}, which is not merged yet, has this failure already${times}; no case was added`,
    counted: `the case ${existing} has this failure already${times}; its count is raised on the branch ${branch}`,
    reopened: `the failure of the guard ${existing} is back${times}; a pull request reopens it`,
    dry_run: `the case ${id} would be proposed (nothing was written)`,
  };
  return added === 0 ? words[how] : `${words[how]}; ${plural(added, "assertion")} added to it`;
}

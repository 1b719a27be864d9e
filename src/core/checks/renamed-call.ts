import { leavesOf } from "../matching/leaves.ts";
import { aliasRule } from "../replay/recorded-names.ts";
import type { WantedCall } from "../schema/check.ts";
import type { RunCall } from "../schema/run.ts";
import { matchCallArgs } from "./wanted-call.ts";

/**
 * What to say where a wanted call is missing and an unwanted one has its arguments: the tool may have been renamed. Proposed, never
 * applied, for it may as well be another tool.
 */
export function renameHint(wanted: readonly WantedCall[], made: readonly RunCall[]): string | undefined {
  const called = new Set(made.map(({ tool }) => tool));
  const names = new Set(wanted.map(({ tool }) => tool));
  const pairs = wanted
    .filter(({ tool, args }) => !called.has(tool) && args !== undefined && leavesOf(args).length > 0)
    .flatMap((want) =>
      made
        .filter((call) => !names.has(call.tool) && matchCallArgs(want, call).matches)
        .map((call) => ({ now: call.tool, before: want.tool })),
    );
  const rules = new Set(pairs.map(({ now, before }) => aliasRule(now, before)));
  const [pair] = pairs;
  if (!pair || rules.size > 1) return undefined;
  const { now, before } = pair;
  return `${now} was called with the arguments of ${before}: if that is its new name, ${aliasRule(now, before)} in replaykit.yaml says so`;
}

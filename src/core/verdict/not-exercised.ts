import type { CaseResult } from "../schema/result.ts";

/** The warning about tools whose function is replaced in a replay although this change touches its code. */
export function notExercisedText(tools: readonly string[] = []): string | undefined {
  const [first] = tools;
  if (first === undefined) return undefined;
  const were = tools.length === 1 ? "was replaced and its" : "were replaced and their";
  return `but ${tools.join(", ")} ${were} code changed here; to judge that, name the inner function (tools.${first}.at) or let it run (effect: pure)`;
}

/** The reason of a verdict after the warning: a replay cannot see a fix or a fault inside a replaced tool. */
export function fullReason({
  reason,
  standing,
  not_exercised,
}: Pick<CaseResult, "reason" | "standing" | "not_exercised">): string {
  const text = standing === "altered" ? undefined : notExercisedText(not_exercised);
  return text === undefined ? reason : `${text}: ${reason}`;
}

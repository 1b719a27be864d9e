import type { CaseResult } from "../schema/result.ts";

/** The warning about tools whose function is replaced in a replay although this change touches its code. */
export function notExercisedText(tools: readonly string[] = []): string | undefined {
  const [first] = tools;
  if (first === undefined) return undefined;
  const were = tools.length === 1 ? "was replaced and its" : "were replaced and their";
  return `but ${tools.join(", ")} ${were} code changed here; to judge that, name the inner function (tools.${first}.at) or let it run (effect: pure)`;
}

/** The reason without that warning, for outputs that show the warning separately. */
export function reasonItself({ reason, not_exercised }: Pick<CaseResult, "reason" | "not_exercised">): string {
  const text = notExercisedText(not_exercised);
  return text !== undefined && reason.startsWith(`${text}: `) ? reason.slice(text.length + 2) : reason;
}

/** The reason of a verdict after the warning: a replay cannot see a fix or a fault inside a replaced tool. */
export function withNotExercised(reason: string, tools: readonly string[] | undefined): string {
  const text = notExercisedText(tools);
  return text === undefined ? reason : `${text}: ${reason}`;
}

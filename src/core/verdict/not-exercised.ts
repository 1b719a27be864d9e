/** What no replay can see: tools whose function is replaced although this change touches its code. */
export function notExercisedText(tools: readonly string[] = []): string | undefined {
  const [first] = tools;
  if (first === undefined) return undefined;
  const were = tools.length === 1 ? "was replaced and its" : "were replaced and their";
  return `but ${tools.join(", ")} ${were} code changed here; to judge that, name the inner function (tools.${first}.at) or let it run (effect: pure)`;
}

/** The reason of a verdict, behind what its replay could not see: a fix inside of a tool, or a fault. */
export function withNotExercised(reason: string, tools: readonly string[] | undefined): string {
  const text = notExercisedText(tools);
  return text === undefined ? reason : `${text}: ${reason}`;
}

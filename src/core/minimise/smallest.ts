/**
 * Delta debugging (Zeller's ddmin): removes as many units as possible while the answer stays. `stands` tests whether it
 * stays with only these units; `undefined` ends the search with the result so far. All units together are known to
 * pass. If every test was answered, no single unit of the result can be removed.
 */
export async function smallest<T>(
  units: readonly T[],
  stands: (kept: readonly T[]) => Promise<boolean | undefined>,
): Promise<T[]> {
  let kept = [...units];
  if (kept.length === 0) return kept;
  const without = await stands([]);
  if (without !== false) return without === true ? [] : kept;
  for (let parts = 2; kept.length > 1; ) {
    const found = await firstOf(withoutEach(kept, parts), stands);
    if (found === "unanswered") return kept;
    if (found !== undefined) {
      kept = [...found];
      parts = Math.max(2, parts - 1);
    } else if (parts < kept.length) parts = Math.min(kept.length, parts * 2);
    else return kept;
  }
  return kept;
}

/** The units without each of `parts` parts of about equal size. */
function withoutEach<T>(units: readonly T[], parts: number): T[][] {
  const count = Math.min(parts, units.length);
  return Array.from({ length: count }, (_, part) => {
    const [from, to] = [part, part + 1].map((at) => Math.floor((at * units.length) / count));
    return units.filter((_unit, index) => index < (from ?? 0) || index >= (to ?? 0));
  });
}

async function firstOf<T>(
  choices: readonly T[][],
  stands: (kept: readonly T[]) => Promise<boolean | undefined>,
): Promise<T[] | "unanswered" | undefined> {
  for (const choice of choices) {
    const answer = choice.length === 0 ? false : await stands(choice);
    if (answer === undefined) return "unanswered";
    if (answer) return choice;
  }
  return undefined;
}

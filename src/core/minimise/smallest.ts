/**
 * Delta debugging (Zeller's ddmin): takes away as many units as can go while the answer stays. `stands` says whether it does with only
 * these units left, or `undefined` if nothing more can be asked: then what was reached so far is the result. With all units it is known to
 * stand. Where every answer was given, no single unit of the result can go.
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

/** The units without each of so many parts of about one size. */
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

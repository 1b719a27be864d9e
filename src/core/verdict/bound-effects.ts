import type { Effect, Effects } from "../schema/effect.ts";

/** From least to most restricted. */
const strictness: Record<Effect, number> = { pure: 0, read: 1, write: 2 };

/** For each tool the strictest that any of these says. */
export function strictestEffects(all: readonly Effects[]): Effects {
  const strictest = new Map<string, Effect>();
  for (const [tool, effect] of all.flatMap((effects) => Object.entries(effects))) {
    const known = strictest.get(tool);
    if (known === undefined || strictness[effect] > strictness[known]) strictest.set(tool, effect);
  }
  return Object.fromEntries(strictest);
}

/**
 * What a pull request's case says of its tools, as far as the base lets it: a tool that the base calls a write stays one, unless the
 * base's version of the same case (`before`) says the same. Returns the tools that were kept from becoming looser.
 */
export function boundEffects(
  own: Effects,
  { before = {}, base }: { before?: Effects | undefined; base: Effects },
): { effects: Effects; kept: string[] } {
  const kept = Object.entries(own).flatMap(([tool, effect]) => {
    const known = Object.hasOwn(base, tool) ? base[tool] : undefined;
    const same = Object.hasOwn(before, tool) && before[tool] === effect;
    return known === undefined || same || strictness[effect] >= strictness[known] ? [] : [[tool, known] as const];
  });
  return { effects: { ...own, ...Object.fromEntries(kept) }, kept: kept.map(([tool]) => tool) };
}

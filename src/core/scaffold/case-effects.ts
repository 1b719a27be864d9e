import { type EffectLookup, effectLookup, guessEffect, isHandOver } from "../effects.ts";
import type { Expectation, ScaffoldInput } from "./scaffold-input.ts";
import type { Effects } from "../schema/effect.ts";
import type { RunCall } from "../schema/run.ts";
import type { Feedback } from "../schema/trace.ts";

/**
 * Looks up effects, and treats a tool that the expectation names as a write where its effect is only a guess. It does
 * so if the tool's name gives no guess, or if a person named the tool and it does not end the run. Graders list reads
 * too, so their feedback alone does not overrule a guess.
 */
export function expectingLookup(input: ScaffoldInput, feedback: Feedback | undefined): EffectLookup {
  const { effects, configEffects, terminal_tools = [] } = input;
  const known = effectLookup(effects, configEffects);
  const expected = new Set((feedback?.expected_calls ?? []).map(({ tool }) => tool));
  const hasExpectedCalls = input.expectation?.expected_calls !== undefined;
  return (tool) => {
    const found = known(tool);
    if (!expected.has(tool) || !found.guessed) return found;
    const ends = terminal_tools.includes(tool) || isHandOver(tool);
    return guessEffect(tool) === undefined || (hasExpectedCalls && !ends) ? { effect: "write", guessed: true } : found;
  };
}

type ToolEffect = Pick<RunCall, "tool" | "effect" | "effect_guessed">;

/** The effects of the expected writes. The failed run may never have made them. */
export function expectedWrites({ assertions }: Expectation, lookup: EffectLookup): ToolEffect[] {
  const calls = assertions.flatMap((check) => (check.kind === "writes_are" ? check.calls : []));
  return calls.map(({ tool }) => {
    const { effect, guessed } = lookup(tool);
    return { tool, effect, effect_guessed: guessed };
  });
}

/** Effects of the given tools, without those that the configuration already states. */
export function caseEffects(
  calls: ToolEffect[],
  { effects = {}, configEffects = {} }: ScaffoldInput,
): { effects: Effects; guessed: string[] } {
  const written = new Map<string, Effects[string]>();
  const guessed = new Set<string>();
  for (const { tool, effect, effect_guessed } of calls) {
    if (Object.hasOwn(configEffects, tool) && !Object.hasOwn(effects, tool)) continue;
    if (configEffects[tool] === effect) continue;
    written.set(tool, effect);
    if (effect_guessed) guessed.add(tool);
  }
  const sorted = [...written].toSorted(([a], [b]) => (a < b ? -1 : 1));
  return { effects: Object.fromEntries(sorted), guessed: [...guessed].toSorted() };
}

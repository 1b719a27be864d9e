import type { Effect, Effects } from "./schema/effect.ts";
export type EffectLookup = (tool: string) => {
    effect: Effect;
    guessed: boolean;
};
/**
 * Effects by tool: the case says, else the config, else the tool's name gives a guess that is marked as one. A renamed tool of which
 * nothing is said has the effect of the one that it was.
 */
export declare function effectLookup(caseEffects?: Effects, configEffects?: Effects, aliases?: Readonly<Record<string, string>>): EffectLookup;
/** The effect that a tool's name speaks of, `undefined` where it has no verb that we know. */
export declare function guessEffect(tool: string): Effect | undefined;
/** A tool that gives the conversation to a person or another agent: a run may end on it without a word. */
export declare function isHandOver(tool: string): boolean;

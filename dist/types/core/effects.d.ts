import type { Effect, Effects } from "./schema/effect.ts";
export type EffectLookup = (tool: string) => {
    effect: Effect;
    guessed: boolean;
};
/** Effects by tool: the case says, else the config, else the tool's name gives a guess that is marked as one. */
export declare function effectLookup(caseEffects?: Effects, configEffects?: Effects): EffectLookup;
/** The effect that a tool's name speaks of, `undefined` where it has no verb that we know. */
export declare function guessEffect(tool: string): Effect | undefined;

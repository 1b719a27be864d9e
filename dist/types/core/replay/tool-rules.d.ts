import type { EffectLookup } from "../effects.ts";
import type { ReplayRules, ToolMode } from "../schema/case.ts";
import type { Effect } from "../schema/effect.ts";
import type { ArgsMode } from "../schema/matcher.ts";
export interface ToolRules {
    mode: ToolMode;
    effect: Effect;
    guessed: boolean;
    args: ArgsMode;
    ignore: string[];
}
/** The rules of a case for one tool. */
export declare function toolRules(tool: string, rules: ReplayRules, effects: EffectLookup): ToolRules;

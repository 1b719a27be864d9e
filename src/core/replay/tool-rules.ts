import { type EffectLookup, undeclaredEffect } from "../effects.ts";
import { equalJson } from "../matching/equal-json.ts";
import type { ReplayRules, ToolMode } from "../schema/case.ts";
import type { Effect } from "../schema/effect.ts";
import { isObject } from "../schema/is-object.ts";
import type { Json } from "../schema/json.ts";
import type { ArgsMode } from "../schema/matcher.ts";

export interface ToolRules {
  mode: ToolMode;
  effect: Effect;
  guessed: boolean;
  args: ArgsMode;
  ignore: string[];
}

/** The rules of a case for one tool. */
export function toolRules(tool: string, rules: ReplayRules, effects: EffectLookup): ToolRules {
  const { effect, guessed } = effects(tool);
  const own = Object.hasOwn(rules.match.tools, tool) ? rules.match.tools[tool] : undefined;
  const named = typeof own === "string" ? { args: own } : own;
  const mode = modeOf(tool, rules);
  return {
    mode,
    effect: mode === "live" && guessed ? undeclaredEffect(tool) : effect,
    guessed,
    args: named?.args ?? rules.match.args,
    ignore: named?.ignore ?? rules.match.ignore,
  };
}

/** A tool runs live only if the case names it: `live` for all tools is read as `fixtures`. */
function modeOf(tool: string, { tools }: ReplayRules): ToolMode {
  const named = typeof tools !== "string" && Object.hasOwn(tools, tool) ? tools[tool] : undefined;
  if (named !== undefined) return named;
  const general = typeof tools === "string" ? tools : Object.hasOwn(tools, "default") ? tools.default : undefined;
  return general === undefined || general === "live" ? "fixtures" : general;
}

/**
 * Removes arguments whose value is the default of the recorded schema. Any other optional argument may change the
 * answer and counts.
 */
export function withoutDefaults(args: Json, schema: Json | undefined): Json {
  const properties = isObject(schema) ? schema["properties"] : undefined;
  if (!isObject(args) || !isObject(properties)) return args;
  const kept = Object.entries(args).filter(([key, value]) => {
    const property = Object.hasOwn(properties, key) ? properties[key] : undefined;
    const byDefault = isObject(property) ? property["default"] : undefined;
    return byDefault === undefined || !equalJson(byDefault, value);
  });
  return Object.fromEntries(kept);
}

import { guessEffect } from "./effects.ts";
import type { Effect, Effects } from "./schema/effect.ts";

/** An entry of `tools` for a function that was found; a write is named as one, since that decides what a replay does with it. */
export function toolEntry(tool: string, at: string, effects: Effects): string | { at: string; effect: Effect } {
  const declared = Object.hasOwn(effects, tool);
  const guess = guessEffect(tool);
  // That a tool only computes is no guess to make: such a tool runs in a replay.
  return declared || guess === undefined || guess === "pure" ? at : { at, effect: guess };
}

/** The same as it stands in replaykit.yaml. */
export function toolLine(tool: string, entry: ReturnType<typeof toolEntry>): string {
  const key = /^[\w-]+$/.test(tool) ? tool : JSON.stringify(tool);
  if (typeof entry === "string") return `${key}: ${JSON.stringify(entry)}`;
  return `${key}: { at: ${JSON.stringify(entry.at)}, effect: ${entry.effect} }`;
}

import { ReplayKitError } from "../core/error.ts";
import { type Effect, effectSchema } from "../core/schema/effect.ts";
import type { Json } from "../core/schema/json.ts";
import { wrapTool } from "./agent-run.ts";

type Work = (args: never) => unknown;
type Works = Record<string, Work>;

/** Tools by what they do to the world. */
export interface ToolLists<P extends Works, R extends Works, W extends Works> {
  /** Only compute: they run for real, also on replay. */
  pure?: P;
  /** Safe to repeat: `live-reads` asks them. */
  read?: R;
  /** Change the world: done once, and never on replay. */
  write?: W;
}

type RecordedTools<T extends Works> = {
  [K in keyof T]: T[K] extends (args: infer A) => infer O ? (args: A) => Promise<Awaited<O>> : never;
};

export interface ToolRegistry<T> {
  /** The tools, recorded where a run is going on. */
  tools: T;
  /** The same as `effects` of replaykit.yaml. */
  effects: Record<string, Effect>;
}

/** The registry of an agent's tools: reads and writes kept apart, each name once. */
export function registerTools<P extends Works = {}, R extends Works = {}, W extends Works = {}>(
  lists: ToolLists<P, R, W>,
): ToolRegistry<RecordedTools<P> & RecordedTools<R> & RecordedTools<W>> {
  const effects: Record<string, Effect> = {};
  const tools: Works = {};
  for (const effect of effectSchema.options) {
    for (const [name, work] of Object.entries(lists[effect] ?? {})) {
      const before = Object.hasOwn(effects, name) ? effects[name] : undefined;
      if (before !== undefined)
        throw new ReplayKitError("usage", `the tool "${name}" is registered as ${before} and as ${effect}`, {
          hint: "a tool that may write is a write",
        });
      effects[name] = effect;
      tools[name] = wrapTool(name, work as (args: Json) => Json | Promise<Json>, { effect }); // called with what it takes
    }
  }
  return { tools: tools as RecordedTools<P> & RecordedTools<R> & RecordedTools<W>, effects }; // each is the tool of its name
}

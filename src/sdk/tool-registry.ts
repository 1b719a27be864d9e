import { ReplayKitError } from "../core/error.ts";
import { setMember } from "../core/json/set-member.ts";
import { type Effect, effectSchema } from "../core/schema/effect.ts";
import type { Json } from "../core/schema/json.ts";
import { wrapTool } from "./agent-run.ts";

type Work = (args: never) => unknown;
type Works = Record<string, Work>;

/** Tools by their effect. */
export interface ToolLists<P extends Works, R extends Works, W extends Works> {
  /** Tools that only compute. They run on replay too. */
  pure?: P;
  /** Tools that are safe to repeat. `live-reads` calls them. */
  read?: R;
  /** Tools that change the world. They run once, and never on replay. */
  write?: W;
}

type RecordedTools<T extends Works> = {
  [K in keyof T]: T[K] extends (args: infer A) => infer O ? (args: A) => Promise<Awaited<O>> : never;
};

export interface ToolRegistry<T> {
  /** The tools. Inside of a run their calls are recorded. */
  tools: T;
  /** Effects by tool, as in `effects` of replaykit.yaml. */
  effects: Record<string, Effect>;
}

/** Registers an agent's tools by effect. Throws if one name has two effects. */
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
          hint: "register it once; as a write if it may write",
        });
      setMember(effects, name, effect);
      // Called with its own arguments.
      setMember<Work>(tools, name, wrapTool(name, work as (args: Json) => Json | Promise<Json>, { effect }));
    }
  }
  return { tools: tools as RecordedTools<P> & RecordedTools<R> & RecordedTools<W>, effects }; // same names and types
}

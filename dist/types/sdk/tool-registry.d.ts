import { type Effect } from "../core/schema/effect.ts";
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
type Recorded<T extends Works> = {
    [K in keyof T]: T[K] extends (args: infer A) => infer O ? (args: A) => Promise<Awaited<O>> : never;
};
export interface ToolRegistry<T> {
    /** The tools, recorded where a run is going on. */
    tools: T;
    /** The same as `effects` of replaykit.yaml. */
    effects: Record<string, Effect>;
}
/** The registry of an agent's tools: reads and writes kept apart, each name once. */
export declare function registerTools<P extends Works = {}, R extends Works = {}, W extends Works = {}>(lists: ToolLists<P, R, W>): ToolRegistry<Recorded<P> & Recorded<R> & Recorded<W>>;
export {};

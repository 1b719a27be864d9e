import { type Json } from "../../core/schema/json.ts";

/** Where ReplayKit's preload shim puts itself: only under `replaykit record` and `replaykit replay`. */
const routing = Symbol.for("replaykit.routing");

/** Makes a tool's call through the gateway where there is one; in production it is simply made, without a further promise. */
export function routedTool<T>(tool: string, args: Json, work: () => T | Promise<T>): T | Promise<T> {
  const shim: unknown = Reflect.get(globalThis, routing);
  if (typeof shim !== "object" || shim === null || !("call" in shim)) return work();
  const call = shim.call as (tool: string, args: Json, work: () => unknown) => Promise<unknown>; // our own shim's
  return call(tool, args, work) as Promise<T>; // whoever answers for a tool answers as it does
}

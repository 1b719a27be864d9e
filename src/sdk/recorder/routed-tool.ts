import { type Json } from "../../core/schema/json.ts";

/** Where ReplayKit's preload shim registers itself. It exists only under `replaykit record` and `replaykit replay`. */
const routing = Symbol.for("replaykit.routing");

/**
 * Makes a tool's call through the gateway if there is one. In production it only calls `work`, without a further
 * promise.
 */
export function routedTool<T>(tool: string, args: Json, work: () => T | Promise<T>): T | Promise<T> {
  const shim: unknown = Reflect.get(globalThis, routing);
  if (typeof shim !== "object" || shim === null || !("call" in shim)) return work();
  const call = shim.call as (tool: string, args: Json, work: () => unknown) => Promise<unknown>; // from our own shim
  return call(tool, args, work) as Promise<T>; // an answer has the tool's own type
}

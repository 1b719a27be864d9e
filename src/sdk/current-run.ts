import { AsyncLocalStorage } from "node:async_hooks";
import { ReplayKitError } from "../core/error.ts";
import type { Recorder } from "./recorder/recorder.ts";

/** Where in a run the code that is executing stands. */
export interface Scope {
  recorder: Recorder;
  /** Position of the enclosing step with a dot behind it; empty at the top. */
  prefix: string;
  /** Operations begun in this scope so far. */
  count: number;
  step: string | undefined;
}

const scopes = new AsyncLocalStorage<Scope>();

export function withScope<T>(scope: Scope, work: () => T): T {
  return scopes.run(scope, work);
}

/** The scope of the calling code; `undefined` outside of a run. */
export function currentScope(): Scope | undefined {
  return scopes.getStore();
}

/** The scope of the calling code, which must be inside a run. */
export function requiredScope(what: string): Scope {
  const scope = scopes.getStore();
  if (scope) return scope;
  throw new ReplayKitError("usage", `${what} was called outside of a run`, { hint: "call it inside kit.run(…)" });
}

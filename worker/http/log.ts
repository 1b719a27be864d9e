import { AsyncLocalStorage } from "node:async_hooks";

/** Writes one JSON line per event. Values come from the Worker (ids, counts, codes), never from trace text. */
export type Log = (event: string, facts: Record<string, string | number | boolean | undefined>) => void;

/** Id of the current request, across everything that it awaits. */
export const requestIds = new AsyncLocalStorage<string>();

export const consoleLog: Log = (event, facts) =>
  console.log(JSON.stringify({ event, request: requestIds.getStore(), ...facts }));

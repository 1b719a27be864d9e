import { providerMiss } from "../core/models/provider-failure.ts";
import type { Miss } from "../core/schema/attempt-result.ts";

export interface PatienceOptions {
  now: () => Date;
  /** How long the attempt may wait, over all its requests, for a provider that fails; absent: as long as that asks for. */
  patienceMs?: number;
}

/** The time that one attempt has for providers that fail. */
export function createPatience({ now, patienceMs = Number.POSITIVE_INFINITY }: PatienceOptions) {
  let left = patienceMs;
  const awaited = new Set<{ name: string; since: number }>();
  return {
    mayWait: (ms: number): boolean => {
      if (ms > left) return false;
      left -= ms;
      return true;
    },
    awaitProvider: (name: string): (() => void) => {
      const request = { name, since: now().getTime() };
      awaited.add(request);
      return () => void awaited.delete(request);
    },
    /** Providers that took all the time that there is for one that fails, and still owe an answer: an agent that loops is none of them. */
    silent: (): Miss[] => {
      const time = now().getTime();
      return [...awaited]
        .filter(({ since }) => time - since >= patienceMs)
        .map(({ name, since }) => providerMiss(`${name} did not answer within ${Math.floor((time - since) / 1000)} s`));
    },
  };
}

import type { Verdict } from "../../src/core/schema/attempt-result.ts";
import type { Arm } from "../../src/core/verdict/trial/trial.ts";
import type { Chance } from "./chance-source.ts";

/** The time and place of an attempt, on which the provider's state depends. */
export interface Moment {
  guard: number;
  arm: Arm;
  /** Number of earlier attempts in the suite. */
  clock: number;
  /** Position in the block, whose attempts run one after the other. */
  slot: number;
  /** After how many recorded answers models are live, even if a recording fits. */
  liveAfter?: number | undefined;
}

export interface Attempt {
  verdict: Verdict;
  /** The gateway saw the provider fail. */
  provider: boolean;
  /** Number of recorded answers before the first live one; absent: none was live. */
  liveAfter?: number | undefined;
}

/** Simulates an agent and its provider. Each suite has its own, so that its guards share outages and bursts. */
export type World = (chance: Chance, guards: number) => (moment: Moment) => Attempt;

/** Each attempt passes with the rate of its arm; the first `worse.guards` guards have another rate on the head. */
export function passing(
  head: number,
  base = head,
  worse: { guards: number; head: number } = { guards: 0, head },
): World {
  return (chance) =>
    ({ arm, guard }) => {
      const rate = arm === "base" ? base : guard < worse.guards ? worse.head : head;
      return attempt(chance.next() < rate ? "fixed" : "reproduced");
    };
}

/**
 * The provider is down for a part of the suite (`from` and `until` as shares of its screening), and attempts fail as errors of the agent.
 */
export function outage(rate: number, from: number, until: number): World {
  return (chance, guards) =>
    ({ clock }) =>
      clock >= from * guards && clock < until * guards
        ? attempt("error")
        : attempt(chance.next() < rate ? "fixed" : "reproduced");
}

/** The same outage, seen by the gateway. */
export function seenOutage(rate: number, from: number, until: number): World {
  return (chance, guards) =>
    ({ clock }) =>
      clock >= from * guards && clock < until * guards
        ? { verdict: "inconclusive", provider: true }
        : attempt(chance.next() < rate ? "fixed" : "reproduced");
}

/** Bursts of failures: 90 % of the attempts in them fail, of all guards. */
export function bursts(rate: number): World {
  return (chance) => {
    let bad = false;
    return () => {
      if (chance.next() < (bad ? 1 / 24 : 1 / 96)) bad = !bad;
      return attempt(chance.next() < (bad ? 0.1 : rate) ? "fixed" : "changed");
    };
  };
}

/** The first attempt of each pair fails, as with a cold model or a quota a minute. */
export function firstOfPairFails(rate: number): World {
  return (chance) =>
    ({ slot }) =>
      attempt(slot % 2 === 1 && chance.next() < rate ? "fixed" : "error");
}

/** A share of the attempts is inconclusive. */
export function inconclusive(rate: number, share: number): World {
  return (chance) => () => {
    if (chance.next() < share) return attempt("inconclusive");
    return attempt(chance.next() < rate ? "fixed" : "reproduced");
  };
}

/** Failing attempts get different verdicts, with the same probabilities on both arms. */
export function mixedFailures(rate: number): World {
  return (chance) => () => {
    if (chance.next() < rate) return attempt("fixed");
    return attempt((["reproduced", "changed", "inconclusive", "error"] as const)[chance.below(4)] ?? "error");
  };
}

function attempt(verdict: Verdict): Attempt {
  return { verdict, provider: false };
}

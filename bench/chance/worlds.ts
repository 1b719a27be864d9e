import type { Verdict } from "../../src/core/schema/attempt-result.ts";
import type { Arm } from "../../src/core/verdict/trial/trial.ts";
import type { Chance } from "./chance-source.ts";

/** Where an attempt stands: the provider's state hangs on it, never on what the attempt is for. */
export interface Moment {
  guard: number;
  arm: Arm;
  /** Attempts of the whole suite before this one. */
  clock: number;
  /** Place among the attempts of its block that run one after the other. */
  slot: number;
}

export interface Attempt {
  verdict: Verdict;
  /** The gateway saw the provider fail. */
  provider: boolean;
}

/** What an agent and its provider do. One is made for each suite, so that outages and bursts are shared by its guards. */
export type World = (chance: Chance, guards: number) => (moment: Moment) => Attempt;

/** Each attempt passes with its arm's rate; the first so many guards may have another rate on head. */
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

/** The provider is down from one moment to another (shares of the suite's screening); nobody says that it was the provider. */
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

/** Bad times come and go: nine of ten attempts in them fail, whichever guard's they are. */
export function bursts(rate: number): World {
  return (chance) => {
    let bad = false;
    return () => {
      if (chance.next() < (bad ? 1 / 24 : 1 / 96)) bad = !bad;
      return attempt(chance.next() < (bad ? 0.1 : rate) ? "fixed" : "changed");
    };
  };
}

/** The first of each two attempts fails: a cold model, or a quota by the minute. */
export function firstOfPairFails(rate: number): World {
  return (chance) =>
    ({ slot }) =>
      attempt(slot % 2 === 1 && chance.next() < rate ? "fixed" : "error");
}

/** Some attempts cannot be judged at all. */
export function inconclusive(rate: number, share: number): World {
  return (chance) => () => {
    if (chance.next() < share) return attempt("inconclusive");
    return attempt(chance.next() < rate ? "fixed" : "reproduced");
  };
}

/** A failing attempt fails in this way or that, alike on both arms. */
export function mixedFailures(rate: number): World {
  return (chance) => () => {
    if (chance.next() < rate) return attempt("fixed");
    return attempt((["reproduced", "changed", "inconclusive", "error"] as const)[chance.below(4)] ?? "error");
  };
}

function attempt(verdict: Verdict): Attempt {
  return { verdict, provider: false };
}

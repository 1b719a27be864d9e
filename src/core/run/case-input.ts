import type { ReplayCase, Scenario } from "../schema/case.ts";
import { textOf } from "./text-of.ts";

type ScenarioOf = Pick<ReplayCase, "scenario">;

/**
 * The user's message as text, for an agent that takes one question instead of a conversation. With `scripted` and
 * `simulated` it is the first turn, because the others are asked later. With `continue` it is the turn at which the
 * agent takes over. Empty if no user said anything.
 */
export function caseInput({ scenario }: ScenarioOf): string {
  return caseInputs({ scenario })[caseTurn({ scenario }) - 1] ?? "";
}

/** All messages of the user as texts, for an agent that takes them all at once. */
export function caseInputs({ scenario }: ScenarioOf): string[] {
  return userTurns(scenario).map(({ content }) => textOf(content).replaceAll("\0", ""));
}

/**
 * The user's turn, from 1, at which the agent takes over: with `continue` the last, unless the case sets `from_turn`.
 */
export function caseTurn({ scenario }: ScenarioOf): number {
  const { mode, from_turn } = scenario;
  const last = Math.max(1, userTurns(scenario).length);
  return mode === "continue" ? Math.min(from_turn ?? last, last) : 1;
}

/** The user's messages of a case, in order. */
export function userTurns({ input }: Pick<Scenario, "input">): Scenario["input"] {
  return input.filter(({ role }) => role === "user");
}

import type { ReplayCase } from "../schema/case.ts";
import { textOf } from "./text-of.ts";

/**
 * What the user says, as text, for an agent that takes one question and not a conversation: the first turn where the others are asked for
 * (`scripted`, `simulated`), else the last one. Empty if no user said anything.
 */
export function caseInput({ scenario: { input, mode } }: Pick<ReplayCase, "scenario">): string {
  const turns = input.filter(({ role }) => role === "user");
  const turn = mode === "continue" ? turns.at(-1) : turns[0];
  return textOf(turn?.content).replaceAll("\0", "");
}

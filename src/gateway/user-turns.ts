import { type ErrorCode, ReplayKitError } from "../core/error.ts";
import { contentOf } from "../core/formats/messages/transcript.ts";
import { providerMiss } from "../core/models/provider-failure.ts";
import { readTurn } from "../core/providers/model-turn.ts";
import type { Miss } from "../core/schema/attempt-result.ts";
import type { Json } from "../core/schema/json.ts";
import type { Observation } from "./observation.ts";

/** The conversation so far, from the last model request. */
export interface Conversation {
  messages: { role: string; content: Json }[];
  /** The agent's last message. */
  said: string;
}

export interface UserTurnOptions {
  /** The user's next messages in a scripted scenario, in order. */
  userTurns?: Json[];
  /** Plays the user after the script's end; `undefined`: the user says nothing more. */
  simulateUser?: ((conversation: Conversation) => Promise<Json | undefined>) | undefined;
}

/** The user's turns of one attempt: first the script, then the simulated user. Failures are added to `misses`. */
export function createUserTurns(options: UserTurnOptions, observations: readonly Observation[], misses: Miss[]) {
  const turns = [...(options.userTurns ?? [])];
  let simulated = 0;

  async function nextUserTurn(): Promise<Json | undefined> {
    const turn = turns.shift();
    if (turn !== undefined) return turn;
    if (!options.simulateUser) {
      misses.push({ kind: "user_turn", message: "the script of user turns has run out" });
      return undefined;
    }
    const made = await options.simulateUser(conversationOf(observations)).catch((error: unknown) => {
      misses.push(missOfUser(error));
      return undefined;
    });
    if (made !== undefined) simulated += 1;
    return made;
  }

  return { nextUserTurn, simulatedTurns: () => simulated };
}

function missOfUser(error: unknown): Miss {
  const kind = (error instanceof ReplayKitError ? userFaults[error.code] : undefined) ?? "user_turn";
  const message = error instanceof Error ? error.message : String(error);
  return kind === "provider" ? providerMiss(message) : { kind, message };
}

/** A failure of the model that plays the user says nothing about the agent. */
const userFaults: Partial<Record<ErrorCode, Miss["kind"]>> = { unauthorized: "key", network_failed: "provider" };

function conversationOf(observations: readonly Observation[]): Conversation {
  const last = observations.findLast((seen) => seen.type === "model");
  const turn = last && readTurn(last.exchange);
  const heard = turn?.messages.filter(({ role }) => role !== "assistant" && role !== "tool") ?? [];
  const messages = heard.map((message) => ({ role: message.role, content: contentOf(message) }));
  return { messages, said: turn?.answer.text ?? "" };
}

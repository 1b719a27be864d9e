import type { ModelAnswer } from "../../providers/model-turn.ts";
import type { Json, JsonObject } from "../../schema/json.ts";
import { at, textOf } from "../fields/fields.ts";
import { keyOf } from "../messages/known-history.ts";
import type { Message } from "../messages/message-shape.ts";

/** What identifies a request's run. */
export interface ConversationRequest {
  request: JsonObject;
  /** False if only the answer was recorded. */
  asked: boolean;
  input: Message[];
  /** The answer as the next request repeats it. */
  output: Message[];
  answer: Pick<ModelAnswer, "id" | "error">;
  retries: number;
}

interface Conversation {
  exchanges: ConversationRequest[];
  /** Its last request: messages and instructions. */
  last: { asked: number; system: string };
}

/** An earlier request: its run, and where its answer ended. */
interface Before {
  run: Conversation;
  answered: number;
}

/**
 * Requests that continue an earlier one or its answer are one run, even with another agent's requests in between. A request repeated after
 * a failure is a retry; one with another role for the model is the next agent's. The same request after a good answer is another recording.
 */
export function runsOf<T extends ConversationRequest>(exchanges: readonly T[]): T[][] {
  const runs: Conversation[] = [];
  const members = new Map<Conversation, T[]>();
  const told = new Conversations();
  for (const exchange of exchanges) {
    const asked = told.places(exchange.input.filter((message) => !isSystem(message)));
    const system = exchange.input.filter(isSystem).map(keyOf).join("\n");
    const end = asked.at(-1) ?? 0;
    const run = joinedBy(exchange, runs) ??
      goesOnUnasked(exchange, runs) ??
      told.runOf(asked, { exchange, system }) ?? { exchanges: [], last: { asked: end, system } };
    if (run.exchanges.length === 0) runs.push(run);
    const same = members.get(run) ?? [];
    members.set(run, same);
    same.push(exchange);
    run.exchanges.push(exchange);
    run.last = { asked: end, system };
    told.add(end, { run, answered: told.places(exchange.output, end).at(-1) ?? end });
  }
  return [...members.values()];
}

const kept = 8;
/** More than the messages of one recording, and small enough for exact numbers of pairs. */
const maxKeys = 2 ** 26;

/** Every prefix of a conversation has a number, so that a request finds the ones it repeats by number. */
class Conversations {
  private readonly keys = new Map<string, number>();
  private readonly numbers = new Map<number, number>();
  private readonly before = new Map<number, Before[]>();

  /** The numbers of the conversation up to each of these messages. */
  places(messages: Message[], from = 0): number[] {
    let here = from;
    return messages.map((message) => {
      const key = here * maxKeys + this.numberOf(keyOf(message));
      const known = this.numbers.get(key);
      here = known ?? this.numbers.size + 1;
      if (known === undefined) this.numbers.set(key, here);
      return here;
    });
  }

  private numberOf(key: string): number {
    const known = this.keys.get(key) ?? this.keys.size;
    if (known === this.keys.size) this.keys.set(key, known);
    return known;
  }

  add(end: number, request: Before): void {
    const same = this.before.get(end) ?? [];
    this.before.set(end, same);
    same.push(request);
    if (same.length > kept) same.shift();
  }

  /** The run whose request this one repeats most; if several asked the same, the one whose answer it continues. */
  runOf(asked: number[], one: { exchange: ConversationRequest; system: string }): Conversation | undefined {
    const reached = new Set(asked);
    for (let index = asked.length - 1; index >= 0; index -= 1) {
      const end = asked[index] ?? 0;
      const all = this.before.get(end) ?? [];
      const same = index < asked.length - 1 ? all : all.filter(({ run }) => goesOnWith(run, end, one));
      const found = same.findLast(({ answered }) => reached.has(answered) && answered !== end) ?? same.at(-1);
      if (found) return found.run;
    }
    return undefined;
  }
}

/** The very same request: a retry, or the next agent's with a role of its own. */
function goesOnWith(
  { exchanges, last }: Conversation,
  end: number,
  one: { exchange: ConversationRequest; system: string },
): boolean {
  const failed = exchanges.at(-1)?.answer.error !== undefined || one.exchange.retries > 0;
  return last.asked === end && (failed || last.system !== one.system);
}

/** The run whose history the provider keeps. */
function joinedBy({ request }: ConversationRequest, runs: Conversation[]): Conversation | undefined {
  const before = textOf(request["previous_response_id"]);
  const conversation = idIn(request["conversation"]);
  if (before === undefined && conversation === undefined) return undefined;
  const same = (exchange: ConversationRequest) =>
    before === undefined ? idIn(exchange.request["conversation"]) === conversation : exchange.answer.id === before;
  const found = runs.findLast((run) => run.exchanges.findLast(same) !== undefined);
  return found ?? (before === undefined ? undefined : runs.at(-1));
}

/** Answers without recorded requests are one run, in order. */
function goesOnUnasked({ asked }: ConversationRequest, runs: Conversation[]): Conversation | undefined {
  const last = runs.at(-1);
  return asked || last?.exchanges.at(-1)?.asked !== false ? undefined : last;
}

function isSystem({ role }: Message): boolean {
  return role === "system" || role === "developer";
}

function idIn(value: Json | undefined): string | undefined {
  return textOf(value) ?? textOf(at(value, "id"));
}

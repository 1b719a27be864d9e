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
  /** The answer's messages, as the next request repeats them. */
  output: Message[];
  answer: Pick<ModelAnswer, "id" | "error">;
  retries: number;
}

interface Conversation {
  /** Its index among the runs. */
  number: number;
  exchanges: ConversationRequest[];
  /** Its last request: the number of its conversation (see `Conversations`), and its instructions. */
  last: { position: number; system: string };
}

/** An earlier request: its run, and the number of the conversation up to its answer. */
interface Before {
  run: Conversation;
  answered: number;
}

/**
 * Groups requests into runs. A request that continues an earlier one or its answer belongs to its run, even with
 * another agent's requests in between. A repeated request is a retry after a failure, or the next agent's with other
 * instructions. Otherwise it starts another recording.
 */
export function runsOf<T extends ConversationRequest>(exchanges: readonly T[]): T[][] {
  const runs: Conversation[] = [];
  const members = new Map<Conversation, T[]>();
  const conversations = new Conversations();
  const stored = new StoredHistories();
  for (const exchange of exchanges) {
    const reached = conversations.places(exchange.input.filter((message) => !isSystem(message)));
    const system = exchange.input.filter(isSystem).map(keyOf).join("\n");
    const end = reached.at(-1) ?? 0;
    const run = stored.runOf(exchange, runs.at(-1)) ??
      goesOnUnasked(exchange, runs.at(-1)) ??
      conversations.runOf(reached, { exchange, system }) ?? {
        number: runs.length,
        exchanges: [],
        last: { position: end, system },
      };
    if (run.exchanges.length === 0) runs.push(run);
    const same = members.get(run) ?? [];
    members.set(run, same);
    same.push(exchange);
    run.exchanges.push(exchange);
    run.last = { position: end, system };
    stored.add(exchange, run);
    conversations.add(end, { run, answered: conversations.places(exchange.output, end).at(-1) ?? end });
  }
  return [...members.values()];
}

const kept = 8;
/** More than the messages of one recording, and small enough that the number of each pair is exact. */
const maxKeys = 2 ** 26;

/** Numbers every prefix of a conversation, so that a request finds the earlier requests that it repeats. */
class Conversations {
  private readonly keys = new Map<string, number>();
  private readonly numbers = new Map<number, number>();
  private readonly before = new Map<number, Before[]>();

  /** The numbers of the prefixes that end with each of these messages. */
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

  /**
   * The run of the request that this one repeats at greatest length. If several match, the one whose answer it
   * continues.
   */
  runOf(places: number[], one: { exchange: ConversationRequest; system: string }): Conversation | undefined {
    const reached = new Set(places);
    for (let index = places.length - 1; index >= 0; index -= 1) {
      const end = places[index] ?? 0;
      const all = this.before.get(end) ?? [];
      const same = index < places.length - 1 ? all : all.filter(({ run }) => goesOnWith(run, end, one));
      const found = same.findLast(({ answered }) => reached.has(answered) && answered !== end) ?? same.at(-1);
      if (found) return found.run;
    }
    return undefined;
  }
}

/** True for the run's last request again: a retry, or the next agent's with other instructions. */
function goesOnWith(
  { exchanges, last }: Conversation,
  end: number,
  one: { exchange: ConversationRequest; system: string },
): boolean {
  const failed = exchanges.at(-1)?.answer.error !== undefined || one.exchange.retries > 0;
  return last.position === end && (failed || last.system !== one.system);
}

/**
 * Finds runs whose history the provider stores, by the ids that it assigned. If several runs share an id, the last
 * counts.
 */
class StoredHistories {
  private readonly byAnswer = new Map<string, Conversation>();
  private readonly byConversation = new Map<string, Conversation>();

  runOf({ request }: ConversationRequest, last: Conversation | undefined): Conversation | undefined {
    const before = textOf(request["previous_response_id"]);
    const conversation = idIn(request["conversation"]);
    if (before !== undefined) return this.byAnswer.get(before) ?? last;
    return conversation === undefined ? undefined : this.byConversation.get(conversation);
  }

  add({ request, answer }: ConversationRequest, run: Conversation): void {
    const note = (runs: Map<string, Conversation>, id: string | undefined) => {
      if (id !== undefined && (runs.get(id)?.number ?? 0) <= run.number) runs.set(id, run);
    };
    note(this.byAnswer, answer.id);
    note(this.byConversation, idIn(request["conversation"]));
  }
}

/** Answers without recorded requests form one run, in order. */
function goesOnUnasked({ asked }: ConversationRequest, last: Conversation | undefined): Conversation | undefined {
  return asked || last?.exchanges.at(-1)?.asked !== false ? undefined : last;
}

function isSystem({ role }: Message): boolean {
  return role === "system" || role === "developer";
}

function idIn(value: Json | undefined): string | undefined {
  return textOf(value) ?? textOf(at(value, "id"));
}

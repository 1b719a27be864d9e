import type { Json } from "../../schema/json.ts";
import type { ToolCallEvent } from "../../schema/trace.ts";
import { equalJson } from "../../matching/equal-json.ts";
import { type OpenCall, OpenCalls } from "./open-calls.ts";

interface Entry extends OpenCall {
  /** True if a tool's own span represents the call. */
  spanned: boolean;
  answered: boolean;
  /** The output of its result, if a request showed it. */
  output: Json | undefined;
}

/** The number of results with one id that a result is compared with. */
const mostCompared = 64;

/** The calls with one id, in order: some servers count calls anew in each answer. */
interface SameId {
  /** `undefined`: a call of an earlier turn. */
  entries: (Entry | undefined)[];
  /** True if one of them is of this run. */
  isOfRun: boolean;
  /** Calls before this place have their span. */
  spansTo: number;
}

/** One mention of a call: a model asks for it, a span runs it, or a later request repeats it. */
export interface CallMention {
  id: string | undefined;
  name: string;
  args: Json | undefined;
}

/** A result in a request or an answer. */
interface ResultMention {
  id: string | undefined;
  name: string | undefined;
  output: Json;
}

/**
 * Every call of a run once, even if several spans mention it. A mention matches by id, else by name and arguments, else
 * by name. The oldest match counts. If several calls have one id, `before` tells which is meant: the number of calls, or
 * results, with this id that the request shows before the mention.
 */
export class CallRegister {
  private readonly byId = new Map<string, SameId>();
  private readonly byEvent = new Map<ToolCallEvent, Entry>();
  private readonly unanswered = new Unanswered();
  private readonly unansweredByName = new Map<string, Unanswered>();
  /** Calls that no tool's span has claimed, and calls that no model has asked for yet. */
  private readonly forSpans = new OpenCalls();
  private readonly forModels = new OpenCalls();

  add(event: ToolCallEvent, from: "model" | "span"): void {
    const spanned = from === "span";
    const order = this.byEvent.size;
    const entry: Entry = { event, order, claimed: false, spanned, answered: false, output: undefined };
    this.byEvent.set(event, entry);
    if (event.call_id !== undefined) this.name(event.call_id, entry);
    this.unanswered.push(entry);
    const named = this.unansweredByName.get(event.tool_name) ?? new Unanswered();
    this.unansweredByName.set(event.tool_name, named);
    named.push(entry);
    (spanned ? this.forModels : this.forSpans).add(entry);
  }

  /** The call that a tool's span ran, if a model asked for it before. */
  claimForSpan(mention: CallMention): ToolCallEvent | undefined {
    const entry = this.find(mention, "span", (same) => firstWithoutSpan(same));
    if (!entry) return undefined;
    entry.spanned = true;
    this.learnId(entry, mention.id);
    return entry.event;
  }

  /** The call that a model asked for, if its span came first. */
  claimForModel(mention: CallMention, before: () => number): ToolCallEvent | undefined {
    const entry = this.find(mention, "model", ({ entries }) => entries[before()]);
    if (!entry) return undefined;
    this.learnId(entry, mention.id);
    return entry.event;
  }

  /**
   * Whether the call was mentioned before. An answer asks for another call with the same id if the last one with that id
   * differs: some servers count calls anew in each answer, and not every request shows what came before.
   */
  isKnown({ id, name, args }: CallMention, before: () => number, ofAnswer: boolean): boolean {
    const same = id === undefined ? undefined : this.byId.get(id);
    if (!same || same.entries.length <= before()) return false;
    const last = same.entries.at(-1);
    if (!ofAnswer || !last) return true;
    return last.event.tool_name === name && equalJson(last.event.tool_args, args ?? {});
  }

  /** Notes a call of an earlier turn, so that a later one with its id is not taken for it. */
  passOver(id: string): void {
    this.name(id, undefined);
  }

  /** The call that a result answers. Undefined if the call is unknown or already has a result. */
  openCall({ id, name, output }: ResultMention, before: () => number): ToolCallEvent | undefined {
    if (id === undefined)
      return (name === undefined ? this.unanswered : this.unansweredByName.get(name))?.first()?.event;
    const { entries = [] } = this.byId.get(id) ?? {};
    const last = entries.at(-1);
    if (entries.length < 2) return last && !last.answered ? last.event : undefined;
    const meant = entries[before()];
    if (meant && !meant.answered) return meant.event;
    // Another agent's request does not show what came before. A result that is shown again is no news.
    const again =
      !last ||
      last.answered ||
      entries.slice(-mostCompared).some((one) => one?.answered && equalJson(one.output, output));
    return again ? undefined : last.event;
  }

  close(event: ToolCallEvent, output?: Json): void {
    const entry = this.byEvent.get(event);
    if (!entry) return;
    entry.answered = true;
    entry.output = output;
  }

  private find(
    { id, name, args }: CallMention,
    by: "span" | "model",
    among: (same: SameId) => Entry | undefined,
  ): Entry | undefined {
    const same = id === undefined ? undefined : this.byId.get(id);
    if (same?.isOfRun === true) {
      const known = among(same);
      const open = known !== undefined && !known.claimed && known.spanned === (by === "model");
      if (open) known.claimed = true;
      return open ? known : undefined;
    }
    const waiting = by === "span" ? this.forSpans : this.forModels;
    const found = waiting.claim({ name, args, nameless: id !== undefined });
    return found && this.byEvent.get(found.event);
  }

  private learnId(entry: Entry, id: string | undefined): void {
    if (id === undefined || entry.event.call_id !== undefined) return;
    entry.event.call_id = id;
    this.name(id, entry);
  }

  private name(id: string, entry: Entry | undefined): void {
    const same = this.byId.get(id) ?? { entries: [], isOfRun: false, spansTo: 0 };
    same.entries.push(entry);
    same.isOfRun ||= entry !== undefined;
    this.byId.set(id, same);
  }
}

function firstWithoutSpan(same: SameId): Entry | undefined {
  let entry = same.entries[same.spansTo];
  while (same.spansTo < same.entries.length && (entry === undefined || entry.claimed || entry.spanned)) {
    same.spansTo += 1;
    entry = same.entries[same.spansTo];
  }
  return entry;
}

/** Calls without a result, in order. Answered calls, and those with their own span, are skipped permanently. */
class Unanswered {
  private readonly entries: Entry[] = [];
  private head = 0;

  push(entry: Entry): void {
    this.entries.push(entry);
  }

  first(): Entry | undefined {
    for (let entry = this.entries[this.head]; entry; entry = this.entries[this.head]) {
      if (!entry.answered && !entry.spanned) return entry;
      this.head += 1;
    }
    return undefined;
  }
}

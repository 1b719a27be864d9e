import type { Json } from "../../schema/json.ts";
import type { ToolCallEvent } from "../../schema/trace.ts";
import { type OpenCall, OpenCalls } from "./open-calls.ts";

interface Entry extends OpenCall {
  /** True if a tool's own span represents the call. */
  spanned: boolean;
  answered: boolean;
}

/** One mention of a call: a model asks for it, a span runs it, or a later request repeats it. */
export interface CallMention {
  id: string | undefined;
  name: string;
  args: Json | undefined;
}

/**
 * Every call of a run once, even if several spans mention it. A mention matches by id, else by name and arguments, else
 * by name. The oldest match counts.
 */
export class CallRegister {
  private readonly byId = new Map<string, Entry>();
  private readonly byEvent = new Map<ToolCallEvent, Entry>();
  private readonly unanswered = new Unanswered();
  private readonly unansweredByName = new Map<string, Unanswered>();
  /** Calls that no tool's span has claimed, and calls that no model has asked for yet. */
  private readonly forSpans = new OpenCalls();
  private readonly forModels = new OpenCalls();

  add(event: ToolCallEvent, from: "model" | "span"): void {
    const spanned = from === "span";
    const entry: Entry = { event, order: this.byEvent.size, claimed: false, spanned, answered: false };
    this.byEvent.set(event, entry);
    if (event.call_id !== undefined) this.byId.set(event.call_id, entry);
    this.unanswered.push(entry);
    const named = this.unansweredByName.get(event.tool_name) ?? new Unanswered();
    this.unansweredByName.set(event.tool_name, named);
    named.push(entry);
    (spanned ? this.forModels : this.forSpans).add(entry);
  }

  /** The call that a tool's span ran, if a model asked for it before. */
  claimForSpan(mention: CallMention): ToolCallEvent | undefined {
    const entry = this.find(mention, "span");
    if (!entry) return undefined;
    entry.spanned = true;
    this.learnId(entry, mention.id);
    return entry.event;
  }

  /** The call that a model asked for, if its span came first. */
  claimForModel(mention: CallMention): ToolCallEvent | undefined {
    const entry = this.find(mention, "model");
    if (!entry) return undefined;
    this.learnId(entry, mention.id);
    return entry.event;
  }

  isKnown(id: string): boolean {
    return this.byId.has(id);
  }

  /** The call that a result answers. Undefined if the call is unknown or already has a result. */
  openCall({ id, name }: { id: string | undefined; name: string | undefined }): ToolCallEvent | undefined {
    if (id === undefined)
      return (name === undefined ? this.unanswered : this.unansweredByName.get(name))?.first()?.event;
    const entry = this.byId.get(id);
    return !entry || entry.answered ? undefined : entry.event;
  }

  close(event: ToolCallEvent): void {
    const entry = this.byEvent.get(event);
    if (entry) entry.answered = true;
  }

  private find({ id, name, args }: CallMention, by: "span" | "model"): Entry | undefined {
    const known = id === undefined ? undefined : this.byId.get(id);
    if (known) {
      const open = !known.claimed && known.spanned === (by === "model");
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
    this.byId.set(id, entry);
  }
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
